/** Saboteur: traps and decoys face down beside planets, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { takePlanet } from '../../../../src/lib/games/cosmic/modules/planets';
import { becomeAnother, tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { position } from '../../../support/cosmic';
import { duel, fight, homes, met, offered, over } from '../../../support/duel';
import { copyOf } from '../../../support/positions';
import { steadyAnswer } from '../../../support/steady';
import type { PlanetId, SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { OwnTraps, Trap } from '../../../../src/lib/games/cosmic/traps';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const DECLARED = 'window:use.declared';
const SWAP = 'power|saboteur|swap|';
const PLACE = 'power|saboteur|place|';

const withTraps = (
	seat: SeatId,
	traps: Partial<OwnTraps>,
	{ aliens, ...given }: Position = {}
): Position => ({ ...given, traps, aliens: { [seat]: 'saboteur', ...aliens } });

/** Seat 3 is Saboteur; seat 1 lands three ships and an ally one on the planet of seat 2 beside which this lies. */
const landing = (is: Trap, given: Position = {}, cards = WON) =>
	fight(
		cards,
		{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
		withTraps('seat:3', { beside: { 'planet:2-1': is } }, given)
	);

const traps = ({ board }: CosmicGame) => ({
	beside: board.traps!.beside,
	sheet: board.traps!.sheet
});

describe('Saboteur', () => {
	it('[alien:saboteur] [CE-39.5] [CE-39.10] given ships land beside a trap, then all there go to the warp, those that were there as well, and the token goes back onto the sheet', () => {
		const g = over(landing('trap', { planets: { 'planet:2-1': { 'seat:2': 1, 'seat:3': 2 } } }));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 1, 'seat:3': 2, 'seat:4': 1 });
		expect(traps(g)).toEqual({ beside: {}, sheet: ['trap'] });
		expect(g.said).toContain('The token beside planet 1 of {seat:2} is a trap.');
	});

	it('[alien:saboteur] [CE-39.10] given ships land beside a decoy, then nothing becomes of it but that it goes back', () => {
		const g = over(landing('decoy'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 1 });
		expect(traps(g)).toEqual({ beside: {}, sheet: ['decoy'] });
		expect(g.said).toContain('is a decoy');
	});

	it('[alien:saboteur] [CE-39.10] given losers of a trap, then nobody collects for them', () => {
		const g = over(landing('trap', {}, ['attack:30', 'negotiate']));
		expect(g.encounter.lost).toEqual({ 'seat:2': 4 });
		expect(g.encounter.fallen).toEqual({ 'seat:1': 3, 'seat:2': 4, 'seat:4': 1 });
	});

	it('[alien:saboteur] [CE-39.5] given the colony that wins the game is beside a trap, then nobody has won; beside a decoy they have', () => {
		const near = {
			planets: Object.fromEntries(
				[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 1, 'seat:1': 1 }])
			)
		};
		expect(over(landing('trap', near)).table.over).toBe(null);
		const won = landing('decoy', near);
		for (let i = 0; i < 60 && !won.table.over; i++) won.lapse();
		expect(won.table.over!.winners).toEqual(['seat:1']);
	});

	it('[alien:saboteur] [CE-39.5] given a ship comes out of the warp or home beside tokens, then all of these planets are turned up by one use', () => {
		const back = position(
			withTraps(
				'seat:3',
				{ beside: { 'planet:1-1': 'trap' } },
				{ warp: { 'seat:1': 1 }, destiny: ['colour:2#1'] }
			)
		).until('encounter.retrieve');
		back.pick('seat:1', 'planet:1-1').until('launch.aim');
		expect(back.ships('planet:1-1')).toEqual({});
		expect(back.board.warp).toEqual({ 'seat:1': 5 });
		const allies = fight(
			['negotiate', 'negotiate'],
			{ 'seat:4': ['offense', { 'planet:4-1': 1, 'planet:4-2': 1 }] },
			withTraps('seat:3', { beside: { 'planet:4-1': 'decoy', 'planet:4-2': 'trap' } })
		).until('home.land', 'seat:4');
		allies.answer('seat:4', { split: { 'planet:4-1': 1, 'planet:4-2': 1 } });
		allies.until('deal.talk');
		expect(traps(allies)).toEqual({ beside: {}, sheet: ['decoy', 'trap'] });
		expect(allies.ships('planet:4-1')).toEqual({ 'seat:4': 4 });
		expect(allies.ships('planet:4-2')).toEqual({});
		expect(allies.encounter.used.filter(({ use }) => use === 'spring')).toHaveLength(1);
	});

	it('[alien:saboteur] [CE-39.3] [CE-39.5] given Cosmic Zap answers it, then the token stays face down, and which it is nobody is told', () => {
		const g = landing('trap', { hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		g.until(DECLARED, 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 1 });
		expect(traps(g)).toEqual({ beside: { 'planet:2-1': 'trap' }, sheet: [] });
		expect(g.said).not.toContain('a trap');
	});

	it('[alien:saboteur] [CE-39.3] given its power is lost, then tokens lie there without effect; powers traded, then they are theirs who plays it; its sheet discarded, then they are gone', () => {
		const weak = landing('trap', { planets: homes('seat:3', 4, 4) });
		expect(over(weak).ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 1 });
		const beside = { 'planet:2-1': 'trap' } as const;
		const traded = duel(withTraps('seat:3', { beside }, { aliens: { 'seat:2': 'macron' } }));
		tradePowers(new Play(cosmic, traded.table), 'seat:3', 'seat:2');
		expect(lookOwn(cosmic, traded.table, 'seat:2').board.traps).toEqual({ beside, sheet: [] });
		expect(lookOwn(cosmic, traded.table, 'seat:3').board.traps).toBe(undefined);
		const gone = duel(withTraps('seat:3', { beside }));
		becomeAnother(new Play(cosmic, gone.table), 'seat:3');
		expect(gone.board.traps).toBe(undefined);
	});

	it('[alien:saboteur] [CE-39.10] given the planet leaves the game, then its token goes back face down', () => {
		const g = duel(withTraps('seat:3', { beside: { 'planet:2-1': 'trap' } }));
		takePlanet(new Play(cosmic, g.table), 'planet:2-1');
		expect(traps(g)).toEqual({ beside: {}, sheet: ['trap'] });
	});

	it('[alien:saboteur] [CE-39.8] game setup: a trap and two decoys for each player, first where, then in secret which are traps', () => {
		const g = duel({ aliens: { 'seat:3': 'saboteur' } });
		const play = new Play(cosmic, g.table);
		const saboteur = ALIENS['saboteur']!;
		g.table.decisions = [];
		g.board.players['seat:3']!.shown = false;
		saboteur.begin!(play, 'seat:3');
		g.proceed();
		expect(g.asked).toEqual(['saboteur.lay.where']);
		// CE-3.21: a hidden sheet is turned up.
		expect(g.board.players['seat:3']!.shown).toBe(true);
		expect(g.decision('seat:3').shape).toMatchObject({ min: 9, max: 9 });
		expect(g.choices('seat:3')).toHaveLength(15);
		const where = g.choices('seat:3').slice(0, 9);
		const bot = steadyAnswer(g, 'seat:3');
		expect('picks' in bot && new Set(bot.picks).size).toBe(9);
		g.answer('seat:3', { picks: where }).until('saboteur.lay.which');
		expect(g.choices('seat:3')).toEqual(where);
		expect(g.decision('seat:3').shape).toMatchObject({ min: 3, max: 3 });
		g.answer('seat:3', { picks: where.slice(0, 3) });
		expect(Object.values(traps(g).beside).filter((is) => is === 'trap')).toHaveLength(3);
		expect(Object.keys(traps(g).beside)).toEqual(where);
		expect(traps(g).beside[where[0] as PlanetId]).toBe('trap');
		expect(traps(g).sheet).toEqual([]);
	});

	const BOTH = { 'planet:1-1': 'trap', 'planet:2-2': 'decoy' } as const;
	const starting = (beside: OwnTraps['beside'], sheet: Trap[] = [], given: Position = {}) =>
		duel(withTraps('seat:3', { beside, sheet }, given)).until('window:encounter.start', 'seat:3');

	it('[alien:saboteur] [CE-39.9] given an encounter starts, when it exchanges two tokens, then each lies where the other did; not used, they stay', () => {
		const g = starting(BOTH).use('seat:3', SWAP, { picks: ['planet:1-1', 'planet:2-2'] });
		g.until('launch.aim');
		expect(traps(g).beside).toEqual({ 'planet:1-1': 'decoy', 'planet:2-2': 'trap' });
		const left = starting(BOTH).pass().until('launch.aim');
		expect(traps(left).beside).toEqual(BOTH);
	});

	it('[alien:saboteur] [CE-39.9] given tokens on the sheet, then it may put one beside a planet without one, or exchange one; which is asked in secret, also where they are alike, and only of several', () => {
		const asked = (sheet: Trap[]) => {
			const g = starting(BOTH, sheet).use('seat:3', PLACE, { pick: 'planet:2-1' });
			g.until(sheet.length > 1 ? 'saboteur.take.which' : 'launch.aim');
			return g;
		};
		const g = asked(['trap', 'decoy']);
		expect(g.choices('seat:3')).toEqual(['decoy', 'trap']);
		expect(lookOpen(cosmic, g.table).board.traps).toMatchObject({ sheet: 2 });
		g.pick('seat:3', 'trap').until('launch.aim');
		expect(traps(g)).toEqual({ beside: { ...BOTH, 'planet:2-1': 'trap' }, sheet: ['decoy'] });
		expect(asked(['decoy', 'decoy']).choices('seat:3')).toEqual(['decoy']);
		expect(traps(asked(['decoy'])).beside['planet:2-1']).toBe('decoy');
		const swapped = starting(BOTH, ['trap', 'decoy']);
		expect(swapped.choices('seat:3', SWAP)).toEqual(['planet:1-1', 'planet:2-2', 'sheet']);
		swapped.use('seat:3', SWAP, { picks: ['planet:2-2', 'sheet'] }).until('saboteur.take.which');
		swapped.pick('seat:3', 'trap').until('launch.aim');
		expect(traps(swapped)).toEqual({
			beside: { 'planet:1-1': 'trap', 'planet:2-2': 'trap' },
			sheet: ['decoy', 'decoy']
		});
	});

	it('[alien:saboteur] [CE-39.9] given it has exchanged two, then it puts none down in this encounter; given there is no token on the sheet, it never may', () => {
		const g = starting(BOTH, ['decoy']).use('seat:3', SWAP, {
			picks: ['planet:1-1', 'planet:2-2']
		});
		expect(offered(g, 'seat:3', PLACE, ({ asked }) => asked.includes('launch.aim'))).toBe(false);
		expect(starting(BOTH).offers('seat:3', PLACE)).toBe(false);
		expect(starting({ 'planet:1-1': 'trap' }, ['decoy']).offers('seat:3', PLACE)).toBe(true);
		expect(starting({ 'planet:1-1': 'trap' }, ['decoy']).offers('seat:3', SWAP)).toBe(true);
	});

	it('[alien:saboteur] [CE-39.9] given it exchanges tokens, then nobody may stop that; while its power is lost it exchanges none', () => {
		const g = starting(BOTH, ['trap'], { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.use('seat:3', PLACE, { pick: 'planet:2-1' });
		for (; !g.asked.includes('launch.aim'); g.lapse()) expect(g.asked).not.toContain(DECLARED);
		expect(traps(g).beside['planet:2-1']).toBe('trap');
		const weak = duel(withTraps('seat:3', { beside: BOTH }, { planets: homes('seat:3', 4, 4) }));
		expect(offered(weak, 'seat:3', SWAP, ({ asked }) => asked.includes('launch.aim'))).toBe(false);
	});

	it('[alien:saboteur] given a better place for a trap, then a bot exchanges it; beside one it lands no ship where it need not', () => {
		const g = starting({ 'planet:3-1': 'trap', 'planet:2-2': 'decoy' }, [], {
			planets: { 'planet:3-1': { 'seat:3': 4, 'seat:1': 1, 'seat:2': 1 } }
		});
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: 'power|saboteur|swap|',
			then: { picks: expect.arrayContaining(['planet:3-1', 'planet:2-2']) as string[] }
		});
		const back = position(
			withTraps(
				'seat:1',
				{ beside: { 'planet:1-1': 'trap' } },
				{ warp: { 'seat:1': 4 }, planets: { 'planet:1-1': { 'seat:1': 1 } } }
			)
		).until('encounter.retrieve');
		expect(steadyAnswer(back, 'seat:1')).not.toMatchObject({ pick: 'planet:1-1' });
		const trap = Object.fromEntries([1, 2, 4, 5].map((k) => [`planet:2-${k}`, 'trap' as const]));
		const aims = duel(withTraps('seat:1', { beside: trap })).until('launch.aim');
		expect(steadyAnswer(aims, 'seat:1')).toEqual({ pick: 'planet:2-3' });
	});
});

describe('what is hidden of the tokens of Saboteur', () => {
	const beside = { 'planet:1-1': 'trap', 'planet:2-2': 'decoy', 'planet:3-1': 'decoy' } as const;
	const table = () =>
		duel(withTraps('seat:3', { beside, sheet: ['trap', 'decoy'] })).until(
			'window:encounter.start',
			'seat:3'
		);

	it('[CE-39.2] all see where tokens lie and how many are on the sheet; which is which its player alone', () => {
		const g = table();
		expect(lookOpen(cosmic, g.table).board.traps).toEqual({
			of: 'saboteur',
			beside: Object.keys(beside),
			sheet: 2
		});
		expect(lookOwn(cosmic, g.table, 'seat:3').board.traps).toEqual({
			beside,
			sheet: ['decoy', 'trap']
		});
		expect(lookOwn(cosmic, g.table, 'seat:1').board.traps).toBe(undefined);
	});

	it('[CE-39.2] dealing anew changes which are traps for all but its player, and nothing that anybody else sees', () => {
		const g = table();
		const dealt = (viewer: SeatId | 'watcher', salt: number) => {
			const other = copyOf(g.table);
			cosmic.redeal(other, viewer, diceFrom(salt));
			expect(lookOpen(cosmic, other).board).toEqual(lookOpen(cosmic, g.table).board);
			const all = [...Object.values(other.board.traps!.beside), ...other.board.traps!.sheet];
			expect(all.filter((is) => is === 'trap')).toHaveLength(2);
			return other.board.traps!.beside['planet:1-1'];
		};
		const salts = Array.from({ length: 12 }, (_, i) => i);
		expect(new Set(salts.map((salt) => dealt('seat:1', salt))).size).toBe(2);
		expect(new Set(salts.map((salt) => dealt('watcher', salt))).size).toBe(2);
		expect(new Set(salts.map((salt) => dealt('seat:3', salt)))).toEqual(new Set(['trap']));
	});

	it('[CE-39.2] [CE-39.9] while it says which token of its sheet it takes, dealing anew leaves it what it is asked about', () => {
		const g = table().use('seat:3', PLACE, { pick: 'planet:2-1' }).until('saboteur.take.which');
		for (let salt = 0; salt < 8; salt++) {
			const other = copyOf(g.table);
			cosmic.redeal(other, 'seat:1', diceFrom(salt));
			expect(other.board.traps!.sheet.slice().sort()).toEqual(['decoy', 'trap']);
			expect(Object.values(other.board.traps!.beside).sort()).toEqual(['decoy', 'decoy', 'trap']);
		}
	});

	it('[CE-39.2] given ships land, then who is asked until the token is turned up is the same for a trap and a decoy', () => {
		const asked = (is: Trap) => {
			const g = landing(is, { hands: { 'seat:1': ['artifact:cosmic-zap'] } });
			const found: string[] = [];
			for (let i = 0; i < 60 && Object.keys(traps(g).beside).length > 0; i++) {
				found.push(
					...g.table.decisions.map(({ seat, name, window }) => `${seat} ${window ?? name}`)
				);
				g.lapse();
			}
			return found;
		};
		expect(asked('trap')).toEqual(asked('decoy'));
		expect(asked('trap')).toContain('seat:1 use.declared');
	});
});

describe('the Saboteur flare', () => {
	const wild = 'wild|saboteur|hold|flare:saboteur';
	const THERE = { 'planet:2-3': { 'seat:1': 1, 'seat:2': 3 } } as const;
	const holding = (cards: Cards, given: Position = {}, use = true) => {
		const [mine, theirs] = cards;
		const g = duel({
			box: ['saboteur'],
			...given,
			planets: { ...THERE, ...given.planets },
			hands: { 'seat:1': ['flare:saboteur', mine], 'seat:2': [theirs], ...given.hands }
		} as Position).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.choices('seat:1', wild)).toEqual(['planet:2-3']);
		if (use) g.use('seat:1', wild, { pick: 'planet:2-3' });
		return g.lay(mine, theirs);
	};

	it('[wild:saboteur] [CE-39.11] given its player loses, then the ships of the opponent on the planet named go to the warp; won, or not used, they stay', () => {
		expect(over(holding(LOST)).ships('planet:2-3')).toEqual({ 'seat:1': 1 });
		expect(over(holding(WON)).ships('planet:2-3')).toEqual(THERE['planet:2-3']);
		expect(over(holding(LOST, {}, false)).ships('planet:2-3')).toEqual(THERE['planet:2-3']);
	});

	it('[wild:saboteur] [CE-39.11] given no deal is made, then they go, before what answers how it ended', () => {
		const g = holding(['negotiate', 'negotiate']).until('deal.talk');
		over(g);
		expect(g.said).not.toContain('wins');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:1': 1 });
	});

	it('[wild:saboteur] given they share no planet, then it is not offered', () => {
		const g = met(LOST, { box: ['saboteur'], hands: { 'seat:1': ['flare:saboteur'] } } as Position);
		expect(offered(g, 'seat:1', 'wild|saboteur')).toBe(false);
	});

	const arm = 'super|saboteur|arm|flare:saboteur';
	const turned = (hand: string[], given: Position = {}) =>
		landing('decoy', { hands: { 'seat:3': hand }, ...given });

	it('[super:saboteur] [CE-39.10] given a decoy is turned up, when it discards a negotiate, then it is a trap; not used, it is a decoy', () => {
		const g = turned(['flare:saboteur', 'negotiate']).until('window:tokens.revealed', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: arm });
		g.use('seat:3', arm, { pick: g.choices('seat:3', arm)[0]! });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4, 'seat:4': 1 });
		expect(g.board.discard.some((card) => card.startsWith('negotiate'))).toBe(true);
		expect(traps(g)).toEqual({ beside: {}, sheet: ['decoy'] });
		const left = turned(['flare:saboteur', 'negotiate']).until('window:tokens.revealed', 'seat:3');
		expect(over(left.pass()).ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 1 });
	});

	it('[super:saboteur] given no negotiate, or a trap, then it is not offered', () => {
		expect(offered(turned(['flare:saboteur', 'attack:06']), 'seat:3', arm)).toBe(false);
		const g = landing('trap', { hands: { 'seat:3': ['flare:saboteur', 'negotiate'] } });
		expect(offered(g, 'seat:3', arm)).toBe(false);
	});
});
