/** Zilch: whom it has ordained, the fates it plays, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, act, decisionOf, lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { Table } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { zilch as zilchAlien } from '../../../../src/lib/games/cosmic/aliens/zilch';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import {
	declare,
	duel,
	fight,
	holding,
	homes,
	meet,
	met,
	offered,
	over
} from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Board, PlanetId, SeatId, Ships, Vault } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];

/** This seat is Zilch, with these fates in its cache. */
const zilch = (
	seat: SeatId,
	fates: readonly string[] = ['donate', 'psych', 'reward'],
	given: Position = {}
): Position => ({
	...given,
	aliens: { [seat]: 'zilch', ...given.aliens },
	essence: { zilch: { cache: fates }, ...given.essence }
});

const colonies = (seat: SeatId, at: number, n: number): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [`planet:${at}-${i + 1}`, { [`seat:${at}`]: 1, [seat]: 1 }])
	);

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:zilch.', ''));
const at = ({ board }: CosmicGame) => board.essence!['zilch']!;
const START = 'window:encounter.start';
const LAID = 'window:planning.selected';

/** Who has won, once the game or the encounter is over. */
const winners = (g: CosmicGame): readonly SeatId[] | undefined => {
	while (!g.table.over && g.board.encounters < 2) g.lapse();
	return g.table.over?.winners as readonly SeatId[] | undefined;
};

/** Four seats: seat 1 has four foreign colonies and gains a fifth at seat 2; seat 3 is Zilch. */
const winning = (ordained: SeatId, given: Position = {}, allies = {}): CosmicGame =>
	fight(WON, allies, {
		...zilch('seat:3', undefined, given),
		ordained,
		planets: { ...colonies('seat:1', 4, 4), ...given.planets }
	});

describe('Zilch', () => {
	it('[alien:zilch] [CE-36.27] given the ordained player wins alone, then it wins as well, and all are told; given another does, then it does not', () => {
		const g = winning('seat:1');
		expect(winners(g)).toEqual(['seat:1', 'seat:3']);
		expect(g.said).toContain('Their ordained player wins alone, and {seat:3} wins as well.');
		expect(winners(winning('seat:2'))).toEqual(['seat:1']);
		expect(winners(winning('seat:4'))).toEqual(['seat:1']);
	});

	/** Seats 1 and 4 come to their fifth colonies together. */
	const shared = (ordained: SeatId, given: Position = {}) => {
		const planets: Partial<Record<PlanetId, Ships>> = {
			...colonies('seat:1', 3, 4),
			'planet:3-5': { 'seat:3': 4 }
		};
		for (let k = 1; k <= 4; k++)
			planets[`planet:3-${k}`] = { 'seat:3': 1, 'seat:1': 1, 'seat:4': 1 };
		return fight(
			WON,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{ ...zilch('seat:3', undefined, given), ordained, planets }
		);
	};

	it('[alien:zilch] [CE-36.27] given the ordained player shares the victory without it, then it wins alone; given two others share it, then these win', () => {
		const g = shared('seat:4');
		expect(winners(g)).toEqual(['seat:3']);
		expect(g.said).toContain(
			'Their ordained player shares the victory with others: {seat:3} wins alone.'
		);
		expect(winners(shared('seat:2'))).toEqual(['seat:1', 'seat:4']);
	});

	it('[alien:zilch] [CE-36.27] given it wins by colonies, alone or with the ordained player, then nothing is changed', () => {
		const own = (ordained: SeatId) =>
			winners(
				fight(
					WON,
					{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
					{
						...zilch('seat:1'),
						ordained,
						planets: { ...colonies('seat:1', 4, 4) }
					}
				)
			);
		expect(own('seat:2')).toEqual(['seat:1']);
		expect(own('seat:3')).toEqual(['seat:1']);
	});

	it('[alien:zilch] [CE-36.27] given its power is lost, or stopped in this encounter, then the ordained player wins alone', () => {
		const lost = winning('seat:1', { planets: homes('seat:3', 4, 4) });
		expect(lost.board.players['seat:3']!.powerLost).toBe(true);
		expect(winners(lost)).toEqual(['seat:1']);
		const given: Position = { hands: { 'seat:4': ['artifact:cosmic-zap'] } };
		const g = duel(
			holding(WON, {
				seats: 4,
				...zilch('seat:3', ['peek', 'donate', 'psych'], given),
				ordained: 'seat:1',
				planets: colonies('seat:1', 4, 4)
			})
		).until(START, 'seat:3');
		declare(g, 'seat:3', 'power|zilch|peek', { pick: 'hand seat:2' });
		g.use('seat:4', 'artifact|cosmic-zap');
		meet(g, WON);
		expect(winners(g)).toEqual(['seat:1']);
		expect(short(at(g).cache)).toContain('peek');
	});

	it('[alien:zilch] [CE-36.27] [CE-36.12] given it cannot win, then it does not win with the ordained player', () => {
		const essence = { witch: { laid: [['win', 'seat:3'] as const] } };
		expect(winners(winning('seat:1', { aliens: { 'seat:4': 'witch' }, essence }))).toEqual([
			'seat:1'
		]);
	});

	it('[alien:zilch] [CE-36.27] [CE-40.41] given objectives, then who is ordained and has the most points brings it the victory, too', () => {
		const g = winning('seat:1', { objectives: ['concentrated-colonizer'] });
		const won = winners(g)!;
		expect(won.includes('seat:3')).toBe(won.includes('seat:1'));
		expect(won).toContain('seat:3');
	});

	it('[alien:zilch] [CE-36.27] [CE-22.7] ruling: with teams, and with two players, it is not in the box', () => {
		const has = (seats: number, more: object) =>
			poolFor(seats, { allowThirdPartyAliens: false, essence: true, ...more }).includes('zilch');
		expect([has(4, {}), has(4, { teams: true }), has(2, {})]).toEqual([true, false, false]);
		expect(has(2, { allowThirdPartyAliens: true })).toBe(true);
	});

	/** A table of three from the first shuffle on, in which somebody is Zilch, asked whom it ordains. */
	function begun(hiddenPowers = false): readonly [SeatId, Table<Board, Vault>] {
		for (let seed = 1; seed < 3000; seed++) {
			const { table } = start(cosmic, {
				seats: ['seat:1', 'seat:2', 'seat:3'],
				options: { box: 'classic', essence: true, hiddenPowers } as never,
				key: seed.toString(16).padStart(64, '0'),
				clocked: false
			});
			const has = table.board.order.find((seat) =>
				table.board.players[seat]!.offered.includes('zilch')
			);
			if (!has) continue;
			for (const seat of table.board.order) {
				const { offered: two } = table.board.players[seat]!;
				const pick = seat === has ? 'zilch' : two.find((one) => one !== 'tick-tock')!;
				act(cosmic, table, seat, decisionOf(table, seat)!.id, { pick });
			}
			return [has, table];
		}
		throw new Error('Nobody is offered Zilch.');
	}

	it('[alien:zilch] [CE-36.26] [CE-36.28] given it begins, then it ordains another unseen: a card of that colour without a warning leaves the destiny deck, and it alone knows whose', () => {
		const [seat, table] = begun();
		const asked = decisionOf(table, seat)!;
		expect(asked.name).toBe('zilch.ordain.choose');
		const others = table.board.order.filter((one) => one !== seat);
		expect(asked.shape.type === 'one' && asked.shape.choices.map(({ id }) => id)).toEqual(others);
		const before = table.vault.destiny.length;
		const whom = others[1]!;
		expect(act(cosmic, table, seat, asked.id, { pick: whom }).ok).toBe(true);
		expect(table.vault.destiny).toHaveLength(before - 1);
		const { card } = table.board.ordained!;
		expect(card.startsWith(`colour:${whom.slice(5)}#`)).toBe(true);
		expect(card.endsWith('#1')).toBe(false);
		expect(lookOwn(cosmic, table, seat).board.ordained).toBe(whom);
		for (const one of others) expect(lookOwn(cosmic, table, one).board.ordained).toBeUndefined();
		expect(JSON.stringify(lookOpen(cosmic, table))).not.toContain('ordained');
		expect(table.board.essence!['zilch']!.cache).toHaveLength(3);
	});

	it('[alien:zilch] [CE-36.26] given powers are traded, then who plays it now sees the card; given the sheet leaves the game, then it goes to the destiny pile', () => {
		const g = position({ ...zilch('seat:1', ['peek', 'donate', 'psych']), ordained: 'seat:3' });
		const play = new Play(cosmic, g.table);
		tradePowers(play, 'seat:1', 'seat:2');
		const own = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board.ordained;
		expect([own('seat:1'), own('seat:2')]).toEqual([undefined, 'seat:3']);
		zilchAlien.leaves?.(play);
		expect(own('seat:2')).toBeUndefined();
		expect(g.board.destinyDiscard).toContain('colour:3#2');
	});

	it('[alien:zilch] [CE-36.25] given it has played a fate, then that is unavailable, and it plays none in this encounter any more, but one in the next', () => {
		const g = duel(zilch('seat:3', ['peek', 'steal', 'zap'])).until(START, 'seat:3');
		expect(g.offers('seat:3', 'power|zilch|zap')).toBe(false);
		g.use('seat:3', 'power|zilch|peek', { pick: 'deck' });
		expect(offered(g, 'seat:3', 'power|zilch')).toBe(false);
		expect(g.said).toContain('{seat:3} discards Peek!.');
		expect(short(at(g).cache)).not.toContain('peek');
		g.until(START, 'seat:3');
		expect(g.offers('seat:3', 'power|zilch|steal')).toBe(true);
	});

	it('[alien:zilch] [CE-16.22] [CE-36.25] given a fate may be in its cache by what all see, then it is asked whether it has it or not; of a fate that is unavailable it is not', () => {
		const isAsked = (unavailable: readonly string[]) => {
			const g = duel({
				aliens: { 'seat:3': 'zilch' },
				hands: { 'seat:3': [] },
				essence: { zilch: { cache: ['donate', 'psych', 'reward'], unavailable } }
			});
			for (; !g.asked.includes('launch.aim'); g.lapse())
				if (g.asked.includes(START) && g.askedSeats.includes('seat:3')) return true;
			return false;
		};
		expect(isAsked([])).toBe(true);
		expect(isAsked(['peek', 'steal'])).toBe(true);
		expect(isAsked(['peek', 'steal', 'shield'])).toBe(false);
	});
});

describe('the fates of Zilch', () => {
	const told = (g: CosmicGame, seat: SeatId): string =>
		g.events
			.filter(({ to }) => to !== 'all' && to.includes(seat))
			.map(({ say }) => said(say))
			.join('\n');

	it('[essence:zilch-peek] [CE-36.29] given a hand, then it alone sees the cards; given the deck, then the five top ones in their order', () => {
		const peeking = () =>
			duel(
				zilch('seat:3', ['peek', 'donate', 'psych'], {
					deck: ['attack:40', 'negotiate', 'morph', 'attack:10', 'attack:12', 'attack:14'],
					destiny: ['colour:2#1', 'wild#1']
				})
			).until(START, 'seat:3');
		const g = peeking().use('seat:3', 'power|zilch|peek', { pick: 'hand seat:2' });
		g.until('launch.aim');
		expect(lookOwn(cosmic, g.table, 'seat:3').board.looks).toMatchObject([
			{ of: 'seat:2', what: 'hand', cards: [expect.stringContaining('attack:08')] }
		]);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.looks).toEqual([]);
		expect(g.said).toContain('{seat:3} looks at the hand of {seat:2}.');
		const deck = peeking().use('seat:3', 'power|zilch|peek', { pick: 'deck' }).until('launch.aim');
		expect(told(deck, 'seat:3')).toContain(
			'You saw Attack 40, Negotiate, Morph, Attack 10 and Attack 12.'
		);
		expect(told(deck, 'seat:1')).not.toContain('You saw');
		const destiny = peeking().use('seat:3', 'power|zilch|peek', { pick: 'destiny' });
		expect(told(destiny.until('launch.aim'), 'seat:3')).toContain(
			'You saw the colour of {seat:2}, a wild card'
		);
	});

	it('[essence:zilch-peek] [CE-36.29] given a hoard, technologies face down, a cache and decks of modules, then it may look at any of them', () => {
		const g = duel(
			zilch('seat:3', ['peek', 'donate', 'psych'], {
				seats: 4,
				aliens: { 'seat:1': 'miser', 'seat:2': 'witch' },
				hoards: { 'seat:1': ['attack:20'] },
				essence: {
					zilch: { cache: ['peek', 'donate', 'psych'] },
					witch: { cache: ['win', 'totals', 'flare'] }
				},
				options: { tech: 'base', rewardDeck: 'incursion' } as never,
				techs: { 'seat:4': [{ id: 'omega-missile', ships: 1 }] }
			})
		).until(START, 'seat:3');
		const of = g.choices(
			'seat:3',
			g.choices('seat:3').find((id) => id.includes('peek'))!
		);
		expect(of).toEqual(
			expect.arrayContaining([
				'hoard seat:1',
				'techs seat:4',
				'cache witch',
				'deck',
				'tech',
				'reward'
			])
		);
		expect(of).not.toContain('hand seat:3');
		const cache = g.use('seat:3', 'power|zilch|peek', { pick: 'cache witch' }).until('launch.aim');
		expect(told(cache, 'seat:3')).toContain('You saw Win curse, Totals curse and Flare curse.');
		expect(told(cache, 'seat:1')).not.toContain('curse');
	});

	it('[essence:zilch-peek] [CE-36.29] given cards are laid, then it looks at one of another, and not at its own', () => {
		const looked = (seat: SeatId) => {
			const g = met(['attack:20', 'negotiate'], zilch(seat, ['peek', 'donate', 'psych'])).until(
				LAID,
				seat
			);
			const use = g.choices(seat).find((id) => id.includes('peek'))!;
			const laid = g.choices(seat, use).filter((id) => id.startsWith('laid'));
			g.use(seat, use, { pick: 'laid seat:2' });
			g.until('window:reveal.values');
			return [laid, lookOwn(cosmic, g.table, seat).board.looks.map(({ cards }) => cards.length)];
		};
		expect(looked('seat:3')).toEqual([['laid seat:1', 'laid seat:2'], [1]]);
		expect(looked('seat:1')).toEqual([['laid seat:2'], [1]]);
	});

	it('[essence:zilch-donate] [CE-36.30] given it holds an artifact and an attack, then it gives the artifact, and only that', () => {
		const g = duel(
			zilch('seat:3', ['donate', 'psych', 'reward'], {
				hands: { 'seat:3': ['artifact:plague', 'attack:10'] }
			})
		).until(START, 'seat:3');
		const use = g.choices('seat:3').find((id) => id.includes('donate'))!;
		expect(g.choices('seat:3', use)).toEqual([expect.stringContaining('artifact:plague')]);
		g.use('seat:3', use, {
			pick: g.choices('seat:3', use)[0]!,
			then: { pick: 'seat:1' }
		}).until('launch.aim');
		expect(g.hand('seat:1')).toContainEqual('artifact:plague#1');
		expect(g.hand('seat:3')).toEqual(['attack:10']);
		expect(g.said).toContain('{seat:3} gives {seat:1} 1 card.');
	});

	it('[essence:zilch-psych] [CE-36.31] given it is an ally, then its ships go home, and those of one other if it says so; as a main player it may not', () => {
		const left = (pick: string) => {
			const g = fight(
				WON,
				{
					'seat:3': ['offense', { 'planet:3-1': 2 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				},
				zilch('seat:3', ['psych', 'donate', 'reward'])
			).until(LAID, 'seat:3');
			g.use('seat:3', 'power|zilch|psych', { pick }).until('window:reveal.values');
			return [g.encounter.allies.offense, g.encounter.allies.defense];
		};
		expect(left('alone')).toEqual([[], ['seat:4']]);
		expect(left('seat:4')).toEqual([[], []]);
		const main = met(WON, zilch('seat:1', ['psych', 'donate', 'reward']));
		expect(offered(main, 'seat:1', 'power|zilch|psych')).toBe(false);
	});

	it('[essence:zilch-reward] [CE-36.31] given two rewards are due to it, then it gives one or both to another; without any it is not offered', () => {
		const gained = (amount: number) => {
			const g = fight(
				LOST,
				{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				zilch('seat:3', ['reward', 'donate', 'psych'], {
					hands: { 'seat:3': [], 'seat:4': [] }
				})
			).until('window:resolution.spoils', 'seat:3');
			if (amount > 0) g.use('seat:3', 'power|zilch|reward', { pick: 'seat:4', then: { amount } });
			over(g);
			return [g.hand('seat:3').length, g.hand('seat:4').length];
		};
		expect(gained(0)).toEqual([2, 0]);
		expect(gained(1)).toEqual([1, 1]);
		expect(gained(2)).toEqual([0, 2]);
		const idle = fight(LOST, {}, zilch('seat:3', ['reward', 'donate', 'psych']));
		expect(offered(idle, 'seat:3', 'power|zilch|reward')).toBe(false);
	});

	const HUMAN: Position = {
		seats: 4,
		aliens: { 'seat:2': 'human' },
		hands: { 'seat:4': ['artifact:cosmic-zap'] }
	};

	it('[essence:zilch-shield] [CE-36.32] given a player is shielded, then nothing stops its power in this encounter; another’s can be stopped', () => {
		const zapped = (whom: SeatId | null) => {
			const g = duel(zilch('seat:3', ['shield', 'donate', 'psych'], HUMAN)).until(START, 'seat:3');
			if (whom) g.use('seat:3', 'power|zilch|shield', { pick: whom });
			meet(g);
			return offered(g, 'seat:4', 'artifact|cosmic-zap');
		};
		expect(zapped(null)).toBe(true);
		expect(zapped('seat:2')).toBe(false);
	});

	it('[essence:zilch-shield] [CE-36.32] given a power is being used and stopped, when it is shielded in answer, then what was to stop it brings nothing', () => {
		const g = meet(duel(zilch('seat:3', ['shield', 'donate', 'psych'], HUMAN)));
		g.until('window:use.declared', 'seat:4');
		declare(g, 'seat:4', 'artifact|cosmic-zap');
		g.use('seat:3', 'power|zilch|shield', { pick: 'seat:2' });
		g.until('window:resolution.outcome');
		expect(g.said).toContain('Human cannot be stopped.');
		expect(g.encounter.zapped).toEqual([]);
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 8 + 4 + 4 });
	});

	it('[essence:zilch-shield] [CE-36.32] [CE-33.20] given a hazard that stops every power, then that of a shielded player works', () => {
		const g = duel(
			zilch('seat:3', ['shield', 'donate', 'psych'], {
				...HUMAN,
				destiny: ['colour:2#1'],
				options: { hazard: 'conflict' } as never,
				piles: { hazard: ['hazard:cosmic-nebula'] }
			})
		).until(START, 'seat:3');
		g.use('seat:3', 'power|zilch|shield', { pick: 'seat:2' });
		meet(g).until('window:resolution.outcome');
		expect(g.board.hazards!.inPlay).toHaveLength(1);
		expect(g.encounter.zapped).toEqual([]);
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 8 + 4 + 4 });
	});

	it('[essence:zilch-zap] [CE-36.32] given a power is used, then it stops that, and it is off until the encounter ends; its own it does not', () => {
		const g = meet(duel(zilch('seat:3', ['zap', 'donate', 'psych'], HUMAN)));
		g.until('window:use.declared', 'seat:3').use('seat:3', 'power|zilch|zap');
		g.until('window:resolution.outcome');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:2', alien: 'human' }]);
		const own = duel(zilch('seat:3', ['zap', 'peek', 'psych'])).until(START, 'seat:3');
		own.use('seat:3', 'power|zilch|peek', { pick: 'deck' });
		expect(offered(own, 'seat:3', 'power|zilch|zap')).toBe(false);
	});

	it('[essence:zilch-steal] [CE-36.30] given it steals of a hand, then it alone sees the card, and gives it to a third', () => {
		const g = duel(
			zilch('seat:3', ['steal', 'donate', 'psych'], {
				seats: 4,
				hands: { 'seat:4': ['artifact:plague'], 'seat:3': [] }
			})
		).until(START, 'seat:3');
		g.use('seat:3', 'power|zilch|steal', { pick: 'seat:4' }).until('zilch.give.choose');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(said(g.decision('seat:3').say)).toBe('Plague of {seat:4}: who gets it?');
		expect(g.choices('seat:3')).toEqual(['seat:1', 'seat:2']);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.looks).toEqual([]);
		g.pick('seat:3', 'seat:2').until('launch.aim');
		expect(g.hand('seat:4')).toEqual([]);
		expect(g.hand('seat:2')).toContainEqual('artifact:plague#1');
		expect(told(g, 'seat:1')).not.toContain('Plague');
		expect(g.said).not.toContain('Plague');
	});
});

describe('the Zilch flare', () => {
	const behind = (given: Position = {}): Position => ({
		planets: { ...colonies('seat:1', 2, 1), 'planet:1-5': { 'seat:1': 4, 'seat:2': 1 } },
		...given,
		hands: { 'seat:1': ['flare:zilch'], ...given.hands }
	});

	it('[wild:zilch] [CE-36.33] given one player has the fewest foreign colonies, then that one founds a colony where it says, and the flare is discarded', () => {
		const g = duel(behind()).until(START, 'seat:1').use('seat:1', 'wild|zilch');
		g.until('zilch.settle.where');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.pick('seat:3', 'planet:1-2', { split: { 'planet:3-1': 2 } }).until('launch.aim');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4, 'seat:3': 2 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2 });
		expect(g.board.discard).toContain('flare:zilch');
	});

	it('[wild:zilch] [CE-15.27] given somebody plays Zilch, then the flare goes to them; given several have as few, then it is not offered', () => {
		const g = duel(behind(zilch('seat:2'))).until(START, 'seat:1');
		g.use('seat:1', 'wild|zilch').until('zilch.settle.where').lapse().until('launch.aim');
		expect(g.hand('seat:2')).toContain('flare:zilch');
		const even = duel(behind({ planets: colonies('seat:1', 2, 1) }));
		expect(offered(even, 'seat:1', 'wild|zilch')).toBe(false);
	});

	it('[super:zilch] [CE-36.34] given another plays an artifact, then it has no effect, and the flare is discarded', () => {
		const g = duel(
			zilch('seat:3', undefined, {
				hands: { 'seat:2': ['artifact:plague'], 'seat:3': ['flare:zilch'] }
			})
		);
		while (!g.offers('seat:2', 'artifact|plague')) g.lapse();
		declare(g, 'seat:2', 'artifact|plague', { pick: 'seat:1' });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'super|zilch|nullify');
		g.until('launch.aim');
		expect(g.said).toContain('{seat:3} cancels Plague with Zilch flare.');
		expect(g.board.warp['seat:1'] ?? 0).toBe(0);
		expect(g.board.discard).toContain('flare:zilch');
	});

	it('[super:zilch] [CE-36.34] [CE-15.36] given a reinforcement, then it adds nothing; given encounter cards are turned up, then one counts as an attack 00', () => {
		const given = zilch('seat:3', undefined, {
			hands: { 'seat:1': ['reinforcement:3'], 'seat:3': ['flare:zilch'] }
		});
		const g = met(['attack:08', 'attack:10'], given).until('window:reveal.values', 'seat:1');
		g.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		g.until('window:reinforcement.played', 'seat:3').use('seat:3', 'super|zilch|undo');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });
		const card = met(['attack:08', 'attack:10'], given).until('window:reveal.cards', 'seat:3');
		card.use('seat:3', 'super|zilch|void', { pick: 'card defense' });
		card.until('window:resolution.outcome');
		expect(card.encounter.totals).toEqual({ offense: 8 + 1, defense: 0 + 4 });
		expect(card.board.discard).toContain('flare:zilch');
	});

	it('[super:zilch] [CE-36.34] given a kicker is turned up, then it may be nullified: it is discarded and multiplies nothing', () => {
		const g = duel(
			zilch('seat:3', undefined, {
				hands: { 'seat:1': ['kicker:3@reward'], 'seat:3': ['flare:zilch'] },
				options: { rewardDeck: 'incursion' } as never
			})
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').pick('seat:1', 'kicker');
		g.lay('attack:08', 'attack:08').until('window:reveal.cards', 'seat:3');
		expect(g.encounter.totals?.offense).toBe(24 + 1);
		g.use('seat:3', 'super|zilch|void', { pick: 'kicker offense' });
		over(g);
		expect(g.said).toContain('The defense wins 12 to 9.');
		expect(g.board.modules!.reward!.pile).toEqual([expect.stringContaining('kicker:3@reward')]);
	});

	it('[super:zilch] given Cosmic Zap answers it, then nothing is nullified', () => {
		const g = met(
			['attack:08', 'attack:10'],
			zilch('seat:3', undefined, {
				hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:zilch'] }
			})
		).until('window:reveal.cards', 'seat:3');
		declare(g, 'seat:3', 'super|zilch|void', { pick: 'card defense' });
		g.use('seat:2', 'artifact|cosmic-zap').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });
	});
});

describe('what bots make of Zilch', () => {
	it('[alien:zilch] [CE-36.27] given the ordained player is about to win, then the steady player joins it, and fights it where another is ordained', () => {
		const joins = (ordained: SeatId) => {
			const g = duel({
				...zilch('seat:3', undefined, { seats: 4 }),
				ordained,
				planets: colonies('seat:1', 4, 4)
			});
			g.until('launch.aim').pick('seat:1', 'planet:2-1');
			g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
			return steadyAnswer(g.until('alliance.answer', 'seat:3'), 'seat:3');
		};
		expect(joins('seat:1')).toMatchObject({ pick: 'offense' });
		expect(joins('seat:4')).toMatchObject({ pick: 'defense' });
	});

	it('[essence:zilch-steal] given a stolen card, then the steady player gives it to whom it has ordained', () => {
		const g = duel({
			...zilch('seat:3', ['steal', 'donate', 'psych'], { seats: 4 }),
			ordained: 'seat:4',
			planets: colonies('seat:1', 2, 1)
		}).until(START, 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ then: { pick: 'seat:1' } });
		g.use('seat:3', 'power|zilch|steal', { pick: 'seat:1' }).until('zilch.give.choose');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'seat:4' });
	});
});
