/**
 * Cosmic's two doors, as a lint rule: cards change place in `hands.ts` alone, ships in `ships.ts`, and the cards of
 * destiny where they are drawn. A card that goes round them does not fly on the screen, and nothing can answer it.
 */

const GAME = /src[\\/]lib[\\/]games[\\/]cosmic[\\/](.+)$/;

/** Places, by the name they have on the board, and the files that may change them. */
const DOORS = [
	{
		door: 'hands.ts',
		places: ['hand', 'deck', 'discard', 'onTable', 'returning', 'laid'],
		// The setup makes an empty table; the laws deal another one to test what is hidden.
		files: ['hands.ts', 'laws.ts', 'migrations.ts']
	},
	{
		door: 'ships.ts',
		places: ['ships', 'warp', 'gate', 'beside'],
		files: ['ships.ts', 'migrations.ts']
	},
	{
		door: 'steps/destiny.ts',
		places: ['destinyDiscard'],
		files: ['steps/destiny.ts', 'laws.ts', 'migrations.ts']
	}
];

const CHANGES = [
	'push',
	'pop',
	'shift',
	'unshift',
	'splice',
	'sort',
	'reverse',
	'fill',
	'copyWithin'
];

/** What of a laid card may change while it lies: the rest is where it lies. */
const STATES = ['faceUp', 'concealed', 'face'];

/** Functions of the game that give a place. @type {Record<string, string>} */
const GIVES = { shipsOn: 'ships', containerOf: 'ships' };

/** @param {any} node @returns {string | null} */
function nameOf(node) {
	if (node?.type === 'Identifier') return node.name;
	// `shipsOn(board, planet)`: what these give is the place itself.
	if (node?.type === 'CallExpression') return GIVES[nameOf(node.callee) ?? ''] ?? null;
	if (node?.type !== 'MemberExpression') return null;
	if (!node.computed) return node.property.name ?? null;
	return node.property.type === 'Literal' ? String(node.property.value) : null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const doors = {
	meta: {
		type: 'problem',
		docs: { description: 'cards and ships of Cosmic change place through their doors alone' },
		messages: {
			round: 'Only {{ door }} changes `{{ place }}`: cards and ships have one door each.'
		},
		schema: []
	},
	create(context) {
		const file = GAME.exec(context.filename)?.[1]?.replaceAll('\\', '/');
		if (!file) return {};
		const shut = new Map(
			DOORS.filter(({ files }) => !files.includes(file)).flatMap(({ door, places }) =>
				places.map((place) => [place, door])
			)
		);

		/** @param {any} node @param {any} place A place on the board, or a name for one. */
		function refuse(node, place) {
			const name = nameOf(place);
			const door = name === null ? undefined : shut.get(name);
			if (door && (place.type !== 'Identifier' || !isOwn(node, name)))
				context.report({ node, messageId: 'round', data: { door, place: String(name) } });
		}

		/** Whether a name stands for something made here: `const ships = { ...gate }`. */
		function isOwn(/** @type {any} */ node, /** @type {string | null} */ name) {
			/** @type {import('eslint').Scope.Scope | null} */
			let scope = context.sourceCode.getScope(node);
			for (; scope; scope = scope.upper) {
				const found = scope.set.get(name ?? '');
				if (!found) continue;
				return found.defs.some(
					({ node: at }) =>
						at.type === 'VariableDeclarator' &&
						at.id.type === 'Identifier' &&
						['ArrayExpression', 'ObjectExpression'].includes(at.init?.type ?? '')
				);
			}
			return false;
		}

		/** @param {any} node @param {any} target What is set or deleted. */
		function written(node, target) {
			if (target?.type === 'ArrayPattern') for (const one of target.elements) written(node, one);
			if (target?.type !== 'MemberExpression') return;
			const { object, computed } = target;
			// The place itself is another one now: `player.hand = []`.
			refuse(node, target);
			// Something in it is: `ships[seat] = n`, `laid.offense = null`.
			if (computed || !STATES.includes(nameOf(target) ?? '')) refuse(node, object);
		}

		return {
			AssignmentExpression: (node) => written(node, node.left),
			UpdateExpression: (node) => written(node, node.argument),
			UnaryExpression(node) {
				if (node.operator === 'delete') written(node, node.argument);
			},
			CallExpression({ callee }) {
				if (callee.type !== 'MemberExpression') return;
				if (CHANGES.includes(nameOf(callee) ?? '')) refuse(callee, callee.object);
			}
		};
	}
};
