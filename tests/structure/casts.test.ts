/** A cast by way of `unknown` hides a shape from the compiler: those there are, each with its reason beside it. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the compiler cannot follow what is so; a type that can do without takes one off. */
const ALLOWED: { readonly [file: string]: number } = {
	'party/partykit.lobby.ts': 1,
	'party/partykit.ts': 2,
	'party/room/checkpoints.ts': 1,
	'src/lib/core/types.ts': 1,
	'src/lib/games/cosmic/use.ts': 1,
	'src/lib/games/council/bot/sight.ts': 1,
	'src/lib/games/imperium/bot/sight.ts': 1,
	'src/lib/protocol/reading.ts': 2,
	'src/lib/protocol/saved.ts': 1,
	'src/lib/ui/boards.ts': 1
};

/** So far above it its reason stands. */
const NEAR = 12;

const CAST = /\bas unknown as\b/;

const filesOf = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(?:ts|svelte)$/.test(file))
		.map((file) => `${folder}/${file}`);

it('casts by way of unknown are these, and each says why', () => {
	const found: Record<string, number> = {};
	const unsaid: string[] = [];
	for (const file of ['src', 'party'].flatMap(filesOf)) {
		const lines = readFileSync(file, 'utf8').split('\n');
		for (const [i, line] of lines.entries()) {
			if (!CAST.test(line)) continue;
			found[file] = (found[file] ?? 0) + 1;
			const above = lines.slice(Math.max(0, i - NEAR), i);
			if (!above.some((one) => /^\s*(?:\/\/|\*|\/\*\*)/.test(one))) unsaid.push(`${file}:${i + 1}`);
		}
	}
	expect(found).toEqual(ALLOWED);
	expect(unsaid).toEqual([]);
});
