/**
 * The map of the project, as a lint rule: which part may import which, and which packages.
 *
 *   routes → ui → table → protocol → core
 *   party → protocol, games, bots → core
 *   ui, games → hex, odds
 *   games → kit → core
 *
 * Rules, bots and kernel so run unchanged in a room, a browser, a test and a benchmark.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every game there is: a folder of its rules each, beside the one of what they share. */
const GAMES = readdirSync(join(ROOT, 'src/lib/games'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'kit')
	.map(({ name }) => name);

/**
 * @typedef {object} Layer
 * @property {RegExp} files Paths from the project's root that lie in this layer; the first match counts.
 * @property {string[]} imports Layers it may import, besides itself.
 * @property {string[]} [types] Layers it may take types from.
 * @property {string[]} [dynamic] Layers it may load with `import()`.
 * @property {RegExp} [packages] Packages it may import; none if absent.
 */

const PURE = /^(valibot|@noble\/hashes)(\/|$)/;
const ANY = /^/;

/** @type {Record<string, Layer>} Where a file lies decides; `game:<id>` stands for one game's own files. */
const LAYERS = {
	core: { files: /^src\/lib\/core\//, imports: [], packages: PURE },
	hex: { files: /^src\/lib\/hex\//, imports: [] },
	odds: { files: /^src\/lib\/odds\//, imports: [] },
	protocol: { files: /^src\/lib\/protocol\//, imports: ['core'], packages: PURE },
	shelf: { files: /^src\/lib\/games\/[^/]+$/, imports: ['core', 'game'], packages: PURE },
	kit: { files: /^src\/lib\/games\/kit\//, imports: ['core'] },
	/** Words of a game that its rules and its screen say alike: all that a page takes from a game, so they load nothing. */
	spoken: {
		files: /^src\/lib\/games\/[^/]+\/spoken\//,
		imports: ['core'],
		types: ['game']
	},
	game: {
		files: /^src\/lib\/games\/[^/]+\//,
		imports: ['core', 'hex', 'odds', 'kit', 'spoken'],
		packages: PURE
	},
	bots: { files: /^src\/lib\/bots\//, imports: ['core'], packages: PURE },
	/** What a page has thought out beside it, by a worker of its own: nothing of it is among the page's scripts. */
	advice: { files: /^src\/lib\/advice\//, imports: ['core', 'bots', 'shelf'] },
	table: {
		files: /^src\/lib\/table\//,
		imports: ['core', 'protocol'],
		packages: /^(svelte|partysocket|valibot|@noble\/hashes)(\/|$)/
	},
	gameUi: {
		files: new RegExp(`^src/lib/ui/(${GAMES.join('|')})/`),
		imports: ['core', 'hex', 'odds', 'protocol', 'table', 'ui', 'spoken'],
		types: ['shelf', 'game'],
		packages: /^(svelte|bits-ui|uqr|@lucide\/svelte|@fontsource-variable|\$app)(\/|$)/
	},
	/** How a game went is told by playing it again. */
	ending: {
		files: /^src\/lib\/ui\/ending\//,
		imports: ['core', 'hex', 'protocol', 'table', 'ui'],
		types: ['shelf'],
		dynamic: ['shelf'],
		packages: /^(svelte|@lucide\/svelte|@fontsource-variable|\$app)(\/|$)/
	},
	ui: {
		files: /^src\/lib\/ui\//,
		imports: ['core', 'hex', 'protocol', 'table', 'gameUi', 'ending'],
		types: ['shelf', 'bots', 'advice'],
		packages: /^(svelte|bits-ui|uqr|@lucide\/svelte|@fontsource-variable|\$app)(\/|$)/
	},
	replay: {
		files: /^src\/routes\/replay\//,
		imports: ['core', 'protocol', 'table', 'ui', 'gameUi', 'ending', 'routes'],
		types: ['shelf'],
		dynamic: ['shelf'],
		packages: ANY
	},
	/** Pages made at build time may read a game: nothing of it reaches the browser but what they make of it. */
	built: {
		files: /^src\/routes\/(?:\[\[lang=lang\]\]\/)?(?:book|codex|how|rules)\//,
		imports: ['core', 'protocol', 'table', 'ui', 'gameUi', 'shelf', 'routes'],
		packages: ANY
	},
	routes: {
		files: /^src\/(routes\/|params\/|service-worker\/|[^/]+$)/,
		imports: ['core', 'protocol', 'table', 'ui', 'gameUi', 'ending'],
		types: ['shelf'],
		packages: ANY
	},
	/** What an address is, for those who are told one. */
	address: { files: /^party\/address\.ts$/, imports: [] },
	host: {
		files: /^party\/[^/]+$/,
		imports: ['address', 'room', 'core', 'protocol', 'shelf', 'bots'],
		packages: /^(partykit|partyserver|cloudflare:|web-push-neo)/
	},
	room: {
		files: /^party\/.+\//,
		imports: ['address', 'core', 'protocol', 'shelf', 'bots'],
		packages: PURE
	},
	tests: {
		files: /^tests\//,
		imports: [
			'address',
			'core',
			'hex',
			'odds',
			'protocol',
			'shelf',
			'kit',
			'spoken',
			'game',
			'bots',
			'advice',
			'table',
			'gameUi',
			'ui',
			'ending',
			'built',
			'routes',
			'host',
			'room',
			'tools'
		],
		packages: ANY
	},
	tools: {
		files: /^(tools\/|[^/]+$)/,
		imports: ['core', 'protocol', 'shelf', 'bots', 'host', 'room'],
		packages: ANY
	}
};

/** @param {string} path From the project's root, with forward slashes. */
function layerOf(path) {
	return Object.keys(LAYERS).find((name) => LAYERS[name]?.files.test(path));
}

/** Which game's folder a path lies in, of the rules or of the screen. @param {string} path */
const gameOf = (path) => /^src\/lib\/(?:games|ui)\/([^/]+)\//.exec(path)?.[1];

/**
 * What is wrong with an import, as a sentence, or undefined if nothing is.
 * @param {string} from The importing file, from the project's root.
 * @param {string} specifier What stands in quotes.
 * @param {'value' | 'type' | 'dynamic'} kind
 * @returns {string | undefined}
 */
function objection(from, specifier, kind) {
	const name = layerOf(from);
	const layer = name && LAYERS[name];
	if (!layer) return `${from} lies in no part of the project: see tools/lint/layers.js.`;

	const to = resolveInProject(from, specifier);
	if (!to) {
		const isVirtual = specifier.startsWith('$app/') || specifier.startsWith('./$');
		const allowed = layer.packages ?? /^\b$/;
		if ((isVirtual && /^(routes|replay|built)$/.test(name)) || allowed.test(specifier))
			return undefined;
		return `${name} may not import ${specifier}: it has to run where that is missing.`;
	}
	if (/\.(json|css|woff2|svg)$/.test(to) && layerOf(to) === name) return undefined;
	if (to.endsWith('/rules.md')) return undefined; // a game's rules are prose for everyone
	if (/^(tests|tools)$/.test(name) && !to.startsWith('src/') && !to.startsWith('party/'))
		return undefined;

	const target = layerOf(to);
	if (!target) return `${to} lies in no part of the project: see tools/lint/layers.js.`;
	const games = [gameOf(from), gameOf(to)];
	const isOtherGame = games.every(Boolean) && games[0] !== games[1];
	const isOwnGame = /^(game|gameUi|spoken)$/.test(target) ? !isOtherGame : true;
	if (target === name && isOwnGame) return undefined;
	if (layer.imports.includes(target) && (isOwnGame || !/^(game|gameUi|spoken)$/.test(name)))
		return undefined;
	if (kind === 'type' && layer.types?.includes(target) && isOwnGame) return undefined;
	if (kind === 'dynamic' && layer.dynamic?.includes(target)) return undefined;

	if (kind !== 'type' && layer.types?.includes(target) && isOwnGame) {
		return `${name} takes only types from ${target}: write \`import type\`.`;
	}
	if (target === 'game')
		return `Only the shelf (games/index.ts), that game and its screen see inside ${games[1]}.`;
	return `${name} may not import ${target}. Imports point one way: see tools/lint/layers.js.`;
}

/** The imported file's path from the project's root, or undefined for a package. @param {string} from @param {string} specifier */
export function resolveInProject(from, specifier) {
	const bare = specifier.replace(/\?.*$/, '');
	if (bare === '$lib' || bare.startsWith('$lib/')) {
		return withEnding(posix.join('src/lib', bare.slice('$lib'.length)));
	}
	if (!bare.startsWith('.') || bare.startsWith('./$')) return undefined;
	return withEnding(posix.join(posix.dirname(from), bare));
}

/** @param {string} path */
function withEnding(path) {
	const isFolder = !/\.[a-z]+$/.test(path);
	const tries = isFolder
		? [`${path}.ts`, `${path}/index.ts`, `${path}.js`, `${path}.svelte.ts`]
		: [path, `${path}.ts`, path.replace(/\.js$/, '.ts')];
	return (
		tries.find((file) => existsSync(join(ROOT, file))) ?? (isFolder ? `${path}/index.ts` : path)
	);
}

/** @type {import('eslint').Rule.RuleModule} */
export const layers = {
	meta: { type: 'problem', schema: [], messages: { wrong: '{{ why }}' } },
	create(context) {
		const from = relative(ROOT, resolve(context.filename)).split(sep).join('/');
		if (from.startsWith('..')) return {};
		/** @param {any} node @param {any} source @param {'value' | 'type' | 'dynamic'} kind */
		const check = (node, source, kind) => {
			if (typeof source?.value !== 'string') return;
			const why = objection(from, source.value, kind);
			if (why) context.report({ node, messageId: 'wrong', data: { why } });
		};
		/** @param {any} node */
		const kindOf = (node) => {
			if (node.importKind === 'type' || node.exportKind === 'type') return 'type';
			const parts = node.specifiers ?? [];
			const areTypes = parts.every(
				(/** @type {any} */ part) => (part.importKind ?? part.exportKind) === 'type'
			);
			return parts.length > 0 && areTypes ? 'type' : 'value';
		};
		return /** @type {import('eslint').Rule.RuleListener} */ ({
			ImportDeclaration: (node) => check(node, node.source, kindOf(node)),
			ExportNamedDeclaration: (node) => check(node, node.source, kindOf(node)),
			ExportAllDeclaration: (node) => check(node, node.source, kindOf(node)),
			ImportExpression: (node) => check(node, node.source, 'dynamic'),
			TSImportType: (/** @type {any} */ node) =>
				check(node, node.source ?? node.argument?.literal, 'type')
		});
	}
};
