/**
 * Doors, as a lint rule: pieces of a game change place in one file of it alone, or in one folder. A piece that goes round
 * its door does not move on the screen, and nothing can answer it. Each game names its doors in its `doors.json`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../src/lib/games', import.meta.url));
const FILE = /src[\\/]lib[\\/]games[\\/]([^\\/]+)[\\/](.+)$/;

/**
 * @typedef {object} Doors
 * @property {readonly { door: string, places: readonly string[], besides?: readonly string[] }[]} doors Places, by the
 *   name they have on the board, the file or folder that may change them, and others that deal or read whole tables.
 * @property {readonly string[]} [states] What of a piece may change while it lies: the rest is where it lies.
 * @property {Readonly<Record<string, string>>} [gives] Functions that give a place.
 */

/** @type {Map<string, Doors | null>} */
const known = new Map();

/** The doors of a game; null where it names none. @param {string} game @returns {Doors | null} */
function doorsOf(game) {
	const found = known.get(game);
	if (found !== undefined) return found;
	const path = join(FOLDER, game, 'doors.json');
	/** @type {Doors | null} */
	const doors = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
	known.set(game, doors);
	return doors;
}

/** Whether a door is this file, or a folder it lies in. */
const leads = (/** @type {string} */ door, /** @type {string} */ file) =>
	door === file || (door.endsWith('/') && file.startsWith(door));

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

/** @type {import('eslint').Rule.RuleModule} */
export const doors = {
	meta: {
		type: 'problem',
		docs: { description: 'pieces of a game change place through their doors alone' },
		messages: {
			round: 'Only {{ door }} changes `{{ place }}`: pieces have one door each.'
		},
		schema: []
	},
	create(context) {
		const [, game = '', path = ''] = FILE.exec(context.filename) ?? [];
		const found = doorsOf(game);
		if (!found) return {};
		const { doors, states = [], gives = {} } = found;
		const file = path.replaceAll('\\', '/');
		const shut = new Map(
			doors
				.filter(({ door, besides = [] }) => !leads(door, file) && !besides.includes(file))
				.flatMap(({ door, places }) => places.map((place) => [place, door]))
		);

		/** @param {any} node @returns {string | null} */
		function nameOf(node) {
			if (node?.type === 'Identifier') return node.name;
			// A call of a function that gives a place is the place itself.
			if (node?.type === 'CallExpression') return gives[nameOf(node.callee) ?? ''] ?? null;
			if (node?.type !== 'MemberExpression') return null;
			if (!node.computed) return node.property.name ?? null;
			return node.property.type === 'Literal' ? String(node.property.value) : null;
		}

		/** @param {any} node @param {any} place A place on the board, or a name for one. */
		function refuse(node, place) {
			const name = nameOf(place);
			const door = name === null ? undefined : shut.get(name);
			if (door && (place.type !== 'Identifier' || !isOwn(node, name)))
				context.report({ node, messageId: 'round', data: { door, place: String(name) } });
		}

		/** Whether a name stands for something made here: `const left = { ...held }`. */
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
			// Something in it is: `held[seat] = n`, `held.first = null`.
			if (computed || !states.includes(nameOf(target) ?? '')) refuse(node, object);
		}

		return {
			AssignmentExpression: (node) => written(node, node.left),
			UpdateExpression: (node) => written(node, node.argument),
			UnaryExpression(node) {
				if (node.operator === 'delete') written(node, node.argument);
			},
			CallExpression({ callee }) {
				if (callee.type !== 'MemberExpression') return;
				if (!CHANGES.includes(nameOf(callee) ?? '')) return;
				refuse(callee, callee.object);
				// One of several in a place: `discards[size].push(card)`.
				if (callee.object.type === 'MemberExpression') refuse(callee, callee.object.object);
			}
		};
	}
};
