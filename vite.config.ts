import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// Where `npm run dev` has put the rooms; the page and its socket then share one origin, as when deployed.
const rooms = `http://127.0.0.1:${process.env['ORRERY_ROOMS_PORT'] ?? 1999}`;

export default defineConfig({
	plugins: [sveltekit()],
	build: {
		manifest: true // tools/size.mjs reads it
	},
	// Pages alone: on this side, where they are built, nothing is fetched.
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// What pages share comes in a few files, not in one for each pair of pages: each is a round trip.
						// Games stay apart: their parts are loaded with a table of theirs. So does the little that pages need
						// which need little else (rules, errors): put among the rest, it would bring more than itself. And how a
						// game went, which comes after its end.
						codeSplitting: {
							groups: [
								// What everything stands on comes first and needs nothing of ours. Left to the groups below, a part of
								// it is put beside what needs it, and two files wait for each other: tools/size.mjs refuses that.
								{
									name: 'ground',
									test: /node_modules\/(?:svelte|@sveltejs|esm-env|clsx)\/|vite\/preload-helper|src\/lib\/(?:ui\/(?:late|language\.svelte)|core\/(?:ids|words|answer|copies|limits|result|same|shape))\b/,
									priority: 1
								},
								{
									name: 'shared',
									test: /src\/lib\/(protocol(?!\/house|\/saved)|table(?!\/finished)|ui\/(?!cosmic|council|imperium|hexmap|scenes|player|offline\/|ending\/|page\/|reference\/|shapes\/(?:SplitGroups|Gauges|groups|Stepper|Lost)|shell\/Popup|tray\/[Mm]eanwhile|shell\/(?:Chat|signs|copy|fingerprint)|games\.ts|pieces\/(?:Stack|sign|SignMark|People)|Mark|dial\/))/,
									minShareCount: 2,
									entriesAware: true,
									entriesAwareMergeThreshold: 26_000
								},
								// What plays by the rules comes with the rules: no table needs it before its end.
								{
									name: 'kernel',
									test: /src\/lib\/core\//,
									entriesAware: true,
									entriesAwareMergeThreshold: 3_000
								},
								// What follows a game's scenes comes with each board.
								{
									name: 'stories',
									test: /src\/lib\/ui\/scenes\/(?:stories|going-on)/,
									minShareCount: 2
								},
								// What games on a map of hexes share comes with the first of them, and with no other page.
								{ name: 'hexes', test: /src\/lib\/ui\/hexmap\/(?!motion)/, minShareCount: 2 },
								// And what stands over the map, when the first of it does.
								{ name: 'scenes', test: /src\/lib\/ui\/scenes\//, minShareCount: 2 }
							]
						}
					}
				}
			}
		}
	},
	// A worker loads what it needs in parts, as pages do: a hint in one game brings no other.
	worker: { format: 'es' },
	server: {
		host: true,
		proxy: { '/parties': { target: rooms, ws: true } }
	}
});
