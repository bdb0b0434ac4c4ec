/** What the planets of each system are worth to who controls them (TI-15), and what systems without planets do (TI-22). */
import { describe, expect, it } from 'vitest';
import { canPay } from '../../../src/lib/games/imperium/economy/payment';
import { techPrice } from '../../../src/lib/games/imperium/economy/techs';
import { SPECIALTIES } from '../../../src/lib/games/imperium/tables/tiles';
import { ready } from '../../support/imperium';
import { bare, lay } from '../../support/imperium-ground';

const me = 'seat:1';
const here = 'hex:0,-1';

/** A technology of each colour that planets make cheaper, and its full price (TI-19.2). */
const TECHS = {
	blue: 'xrd-transporters',
	green: 'cybernetics',
	red: 'hylar-v-assault-laser'
} as const;
const FULL = 8;

/** Resources, influence, and the colours of its technology specialties. */
const CASES: {
	readonly [tile: string]: readonly [number, number, readonly (keyof typeof TECHS)[]];
} = {
	'mecatol-rex': [1, 6, []],
	'abyz-fria': [5, 0, ['blue']],
	'arinam-meer': [1, 6, ['blue']],
	'arnor-lor': [3, 3, ['red']],
	'bereg-lirta-iv': [5, 4, ['red', 'green']],
	'centauri-gral': [2, 4, ['blue']],
	'coorneeq-resculon': [3, 2, ['red']],
	'dal-bootha-xxehan': [1, 3, ['red', 'green']],
	'lazar-sakulag': [3, 1, []],
	lodor: [3, 1, ['green']],
	'mehar-xull': [1, 3, ['blue']],
	'mellon-zohbat': [3, 3, ['blue']],
	'new-albion-starpoint': [4, 2, ['green']],
	quann: [2, 1, ['green']],
	'qucenn-rarron': [1, 5, ['green']],
	saudor: [2, 2, []],
	tarmann: [1, 1, []],
	'tequran-torkan': [2, 3, ['red', 'blue']],
	thibah: [1, 1, []],
	'vefut-ii': [2, 0, ['red']],
	wellon: [1, 2, []],
	'home:letnev': [6, 1, []],
	'home:hacan': [3, 2, []],
	'home:sol': [4, 2, []],
	'home:l1z1x': [5, 0, []],
	'home:mentak': [4, 1, []],
	'home:naalu': [3, 3, []],
	'home:norr': [4, 1, []],
	'home:jol-nar': [3, 5, []],
	'home:xxcha': [3, 4, []],
	'home:yssaril': [3, 5, []]
};

describe('systems with planets', () => {
	it.each(Object.entries(CASES))(
		'[tile:%s] [TI-15.2] [TI-19.2] pays and makes technologies cheaper as its planets do',
		(tile, [resources, influence, specialties]) => {
			const { board } = ready({ seats: 3 });
			bare(board);
			lay(board, here, tile, me);
			expect(canPay(board, me, 'resources')).toBe(resources);
			expect(canPay(board, me, 'influence')).toBe(influence);
			for (const colour of SPECIALTIES)
				expect(techPrice(board, me, TECHS[colour])).toBe(
					FULL - specialties.filter((one) => one === colour).length
				);
		}
	);
});
