/** Anarchist: when it turns up disruptions, whom they are for, what each does, its win by all, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { duel, fight, holding, homes, meet, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const TALK: Cards = ['negotiate', 'negotiate'];
const ALL = ['warp', 'success', 'rewards', 'hand', 'gate', 'destiny', 'compensation', 'alliance'];
const SETTLED = 'window:resolution.settled';
const DECLARED = 'window:use.declared';
const TURN_UP = 'anarchist.turnUp.choose';
const TAKE = 'anarchist.offer.take';
const OFFER = 'power|anarchist|offer';

type Shared = NonNullable<NonNullable<Position['essence']>[string]['shared']>;

/** This seat is Anarchist, with these disruptions face up, and three of the others in its cache. */
const anarchist = (
	seat: SeatId,
	laid: readonly (string | readonly [card: string, on: SeatId])[] = [],
	given: Position = {},
	shared: Shared = {}
): Position => {
	const placed = laid.map((one): readonly [string, SeatId] =>
		typeof one === 'string' ? [one, seat] : one
	);
	return {
		...given,
		aliens: { [seat]: 'anarchist', ...given.aliens },
		essence: {
			anarchist: {
				cache: ALL.filter((card) => !placed.some(([one]) => one === card)).slice(0, 3),
				laid: placed,
				shared
			},
			...given.essence
		}
	};
};

const id = (card: string) => `essence:anarchist.${card}`;
const rule = (card: string) => `essence|${id(card)}|follow|`;
const short = (ids: readonly string[]) => ids.map((one) => one.replace('essence:anarchist.', ''));
const at = ({ board }: CosmicGame) => board.essence!['anarchist']!;
const laid = (g: CosmicGame) =>
	at(g).placed.map(({ id: one, on, shared = 'own' }) => [...short([one]), on, shared]);

/** Offers this disruption to that player, up to what they answer. */
const offer = (g: CosmicGame, seat: SeatId, whom: SeatId, card: string): CosmicGame =>
	g
		.until(SETTLED, seat)
		.use(seat, OFFER, { pick: whom, then: { pick: id(card) } })
		.until(TAKE);

describe('Anarchist', () => {
	it('[alien:anarchist] [CE-36.73] given it has lost as the offense or the defense, then it turns up a disruption of its cache on its sheet, which is filled again', () => {
		for (const [seat, cards] of [
			['seat:1', LOST],
			['seat:2', WON]
		] as const) {
			const g = met(cards, anarchist(seat)).until(TURN_UP);
			expect(g.askedSeats).toEqual([seat]);
			expect(short(g.choices(seat))).toEqual(ALL.slice(0, 3));
			g.pick(seat, id('success'));
			expect(laid(g)).toEqual([['success', seat, 'own']]);
			expect(at(g).cache).toHaveLength(3);
			expect(g.said).toContain(`Success of {${seat}} is in force now.`);
		}
	});

	it('[alien:anarchist] [CE-36.73] given both sides lose or its deal fails, then it turns one up as well; given it has won, made a deal, or was an ally or nobody there, then it does not', () => {
		const morphs: Cards = ['morph', 'morph'];
		expect(
			met(morphs, anarchist('seat:2', [], { options: { largeGroupCards: 'on' } })).until(TURN_UP)
				.askedSeats
		).toEqual(['seat:2']);
		const failed = met(TALK, anarchist('seat:2'))
			.until('deal.talk')
			.answer('seat:1', { refuse: true });
		expect(failed.until(TURN_UP).askedSeats).toEqual(['seat:2']);
		expect(failed.board.encounters).toBe(1);
		const dealt = met(TALK, anarchist('seat:2'))
			.until('deal.talk')
			.agree({ cards: { picks: ['attack:08#1'] } });
		expect(laid(over(dealt))).toEqual([]);
		expect(laid(over(met(WON, anarchist('seat:1'))))).toEqual([]);
		expect(laid(over(met(WON, anarchist('seat:3'))))).toEqual([]);
		const ally = fight(LOST, { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, anarchist('seat:3'));
		expect(laid(over(ally))).toEqual([]);
	});

	it('[alien:anarchist] [CE-36.5] given Cosmic Zap answers it, then nothing is turned up; what lies there stays in force', () => {
		const hands = { 'seat:3': ['artifact:cosmic-zap'] };
		const g = met(LOST, anarchist('seat:1', ['success'], { hands })).until(DECLARED, 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('window:encounter.end', 'seat:1');
		expect(laid(g)).toEqual([['success', 'seat:1', 'own']]);
		expect(g.offers('seat:1', rule('success'))).toBe(true);
	});

	it('[alien:anarchist] [CE-36.73] given it loses with seven turned up, then the eighth wins the game; with the power stopped it does not', () => {
		const seven = ALL.slice(0, 7);
		const g = met(LOST, anarchist('seat:1', seven)).until(TURN_UP);
		g.pick('seat:1', id('alliance'));
		for (let i = 0; i < 20 && !g.table.over; i++) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1'] });
		const six = met(LOST, anarchist('seat:1', ALL.slice(0, 6))).until(TURN_UP);
		over(six.pick('seat:1', id('alliance')));
		expect(six.table.over).toBeNull();
		const hands = { 'seat:3': ['artifact:cosmic-zap'] };
		const zapped = met(LOST, anarchist('seat:1', seven, { hands })).until(DECLARED, 'seat:3');
		over(zapped.use('seat:3', 'artifact|cosmic-zap'));
		expect(zapped.table.over).toBeNull();
	});

	it('[alien:anarchist] [CE-36.73] given it reaches its colonies, then it wins by these as ever', () => {
		const colonies = Object.fromEntries(
			['planet:2-2', 'planet:2-3', 'planet:3-1', 'planet:3-2'].map((planet) => [
				planet,
				{ 'seat:1': 1 }
			])
		);
		const g = met(WON, anarchist('seat:1', [], { planets: colonies }));
		for (let i = 0; i < 60 && !g.table.over; i++) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1'] });
	});

	it('[alien:anarchist] [CE-36.3] given it has a cache, then it sees the cards and others their number', () => {
		const g = duel(anarchist('seat:1'));
		expect(short(lookOwn(cosmic, g.table, 'seat:1').board.caches!['anarchist']!)).toHaveLength(3);
		expect(lookOpen(cosmic, g.table).board.essence!['anarchist']!.cache).toBe(3);
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('essence:anarchist.');
		met(LOST, anarchist('seat:1')).until(TURN_UP);
	});

	it('[alien:anarchist] [CE-36.4] [CE-36.75] given its sheet is turned down, then all disruptions return, one before another player as well', () => {
		const planets = { ...homes('seat:2', 1, 4, 4) };
		const g = met(
			WON,
			anarchist('seat:2', ['warp', ['gate', 'seat:3']], { planets }, { gate: 'one' })
		);
		over(g);
		expect(laid(g)).toEqual([]);
		expect(short(at(g).unavailable).sort()).toEqual(
			ALL.slice()
				.sort()
				.filter((card) => short(at(g).unavailable).includes(card))
		);
		expect(short(at(g).unavailable)).toContain('gate');
	});

	it('[alien:anarchist] [CE-36.75] given its sheet changes hands, then cache and disruptions go with it, but for what lies before another player', () => {
		const g = duel(anarchist('seat:1', ['warp', ['gate', 'seat:3']], {}, { gate: 'one' }));
		tradePowers(new Play(cosmic, g.table), 'seat:1', 'seat:2');
		expect(laid(g)).toEqual([
			['warp', 'seat:2', 'own'],
			['gate', 'seat:3', 'one']
		]);
		const own = duel(anarchist('seat:1', [['gate', 'seat:2']], {}, { gate: 'one' }));
		tradePowers(new Play(cosmic, own.table), 'seat:1', 'seat:2');
		expect(laid(own)).toEqual([['gate', 'seat:2', 'own']]);
	});

	it('[alien:anarchist] [CE-36.74] given another player takes what it offers, then both may use that, and it turns up a further one', () => {
		const g = offer(met(WON, anarchist('seat:1', ['warp', 'gate'])), 'seat:1', 'seat:2', 'gate');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { yes: true }).until(TURN_UP).pick('seat:1', id('success'));
		expect(laid(g)).toEqual([
			['warp', 'seat:1', 'own'],
			['gate', 'seat:2', 'one'],
			['success', 'seat:1', 'own']
		]);
		expect(lookOpen(cosmic, g.table).board.essence!['anarchist']!.placed[1]).toMatchObject({
			on: 'seat:2',
			shared: 'one'
		});
		expect(offered(g, 'seat:1', OFFER)).toBe(false);
	});

	it('[alien:anarchist] [CE-36.74] given that player leaves it, or nothing is offered, then all stays as it is', () => {
		const g = offer(met(WON, anarchist('seat:1', ['gate'])), 'seat:1', 'seat:2', 'gate');
		g.answer('seat:2', { yes: false });
		expect(offered(g, 'seat:1', OFFER)).toBe(false);
		expect(laid(g)).toEqual([['gate', 'seat:1', 'own']]);
		expect(laid(over(met(WON, anarchist('seat:1', ['gate']))))).toEqual([
			['gate', 'seat:1', 'own']
		]);
	});

	it('[alien:anarchist] [CE-36.74] given it has nothing of its own, or is no main player, then it offers nothing', () => {
		const shared = anarchist('seat:1', [['gate', 'seat:2']], {}, { gate: 'one' });
		expect(offered(met(WON, shared), 'seat:1', OFFER)).toBe(false);
		expect(offered(met(WON, anarchist('seat:3', ['gate'])), 'seat:3', OFFER)).toBe(false);
		expect(offered(met(WON, anarchist('seat:1')), 'seat:1', OFFER)).toBe(false);
	});

	const inWarp = { warp: { 'seat:1': 3 } };
	const BACK = 'window:regroup.retrieve';

	it('[alien:anarchist] [CE-36.74] given a disruption is for it alone, for one more, or for all, then those may use it', () => {
		const may = (given: Position) => offered(duel(given), 'seat:1', rule('warp'));
		expect(may(anarchist('seat:1', ['warp'], inWarp))).toBe(true);
		expect(may(anarchist('seat:2', ['warp'], inWarp))).toBe(false);
		expect(may(anarchist('seat:2', [['warp', 'seat:1']], inWarp, { warp: 'one' }))).toBe(true);
		expect(may(anarchist('seat:2', [['warp', 'seat:3']], inWarp, { warp: 'one' }))).toBe(false);
		expect(may(anarchist('seat:1', [['warp', 'seat:3']], inWarp, { warp: 'one' }))).toBe(true);
		expect(may(anarchist('seat:2', ['warp'], inWarp, { warp: 'all' }))).toBe(true);
	});

	it('[alien:anarchist] [CE-36.74] given who has taken it uses it, then it is open to all; given Anarchist does, then not yet', () => {
		const one = anarchist('seat:2', [['warp', 'seat:1']], inWarp, { warp: 'one' });
		const g = duel(one).until(BACK, 'seat:1').use('seat:1', rule('warp')).until('home.land');
		expect(laid(g)).toEqual([['warp', 'seat:2', 'all']]);
		expect(g.said).toContain('Every player may use Warp from now on.');
		const own = anarchist('seat:1', [['warp', 'seat:2']], inWarp, { warp: 'one' });
		const kept = duel(own).until(BACK, 'seat:1').use('seat:1', rule('warp')).until('home.land');
		expect(laid(kept)).toEqual([['warp', 'seat:2', 'one']]);
	});

	it('[essence:anarchist-warp] [CE-36.76] given ships in the warp, when it is used, then all come back, spread as their player likes; kept, one does', () => {
		const g = duel(anarchist('seat:1', ['warp'], inWarp)).until(BACK, 'seat:1');
		g.use('seat:1', rule('warp')).until('home.land');
		g.answer('seat:1', { split: { 'planet:1-1': 2, 'planet:1-2': 1 } }).until('launch.aim');
		expect(g.board.warp['seat:1'] ?? 0).toBe(0);
		expect([g.ships('planet:1-1'), g.ships('planet:1-2')]).toEqual([
			{ 'seat:1': 6 },
			{ 'seat:1': 5 }
		]);
		const kept = duel(anarchist('seat:1', ['warp'], inWarp)).until('launch.aim');
		expect(kept.board.warp['seat:1']).toBe(2);
	});

	it('[essence:anarchist-warp] [CE-36.76] given no colony, then all come into the gate; given one ship in the warp, then there is nothing to use', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}])
		) as Position['planets'];
		const one = anarchist(
			'seat:2',
			[['warp', 'seat:1']],
			{ planets, warp: { 'seat:1': 20 } },
			{ warp: 'one' }
		);
		const g = duel(one).until(BACK, 'seat:1').use('seat:1', rule('warp')).until('launch.aim');
		expect([g.board.warp['seat:1'] ?? 0, g.encounter.gate['seat:1']]).toEqual([0, 20]);
		const few = anarchist('seat:1', ['warp'], { warp: { 'seat:1': 1 } });
		expect(offered(duel(few), 'seat:1', rule('warp'))).toBe(false);
	});

	it('[essence:anarchist-success] [CE-36.76] given the first encounter was lost, when it is used, then a second follows; kept, the turn ends', () => {
		const g = met(LOST, anarchist('seat:1', ['success'])).until('window:encounter.end', 'seat:1');
		g.use('seat:1', rule('success')).until('launch.aim');
		expect([g.board.offense, g.encounter.n]).toEqual(['seat:1', 2]);
		const kept = met(LOST, anarchist('seat:1', ['success'])).until('launch.aim');
		expect(kept.board.offense).toBe('seat:2');
	});

	it('[essence:anarchist-success] [CE-36.76] [CE-4.4] given no encounter card, a success, or a second encounter, then it is not offered', () => {
		const bare = { hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:30'] } };
		const none = position({
			destiny: ['colour:2#1'],
			...anarchist('seat:1', ['success'], bare)
		});
		expect(offered(meet(none, LOST), 'seat:1', rule('success'))).toBe(false);
		const won = met(WON, anarchist('seat:1', ['success'])).until('turn.second');
		won.answer('seat:1', { yes: false });
		expect(offered(won, 'seat:1', rule('success'))).toBe(false);
	});

	/** Seat 2 defends with seat 3, and wins: it has rewards. */
	const rewarded = (given: Position) =>
		fight(LOST, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, given);

	it('[essence:anarchist-rewards] [CE-36.77] given another draws rewards, when it is used, then they are shown to its player alone', () => {
		const g = rewarded(anarchist('seat:4', ['rewards'])).until('window:rewards.drawn', 'seat:4');
		g.use('seat:4', rule('rewards'));
		expect(g.encounter.looks).toMatchObject([{ by: 'seat:4', of: 'seat:3', what: 'draw' }]);
		expect(g.encounter.looks[0]!.cards).toHaveLength(2);
		const kept = over(rewarded(anarchist('seat:4', ['rewards'])));
		expect(kept.said).not.toContain('looks at what');
		expect(offered(rewarded(anarchist('seat:3', ['rewards'])), 'seat:3', rule('rewards'))).toBe(
			false
		);
	});

	it('[essence:anarchist-rewards] [CE-36.77] given it was used, then what others draw as rewards later in the encounter is shown as well', () => {
		const g = fight(
			LOST,
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }], 'seat:5': ['defense', { 'planet:5-1': 3 }] },
			anarchist('seat:4', ['rewards'], { seats: 5 })
		).until('window:rewards.drawn', 'seat:4');
		over(g.use('seat:4', rule('rewards')));
		expect(g.said).toContain('{seat:4} looks at what {seat:3} has drawn.');
		expect(g.said).toContain('{seat:4} looks at what {seat:5} has drawn.');
	});

	const NEGOTIATES = { hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:10'] } };
	const HAND = rule('hand');

	it('[essence:anarchist-hand] [CE-36.78] given a player holds no attack, when they use it, then a new hand comes; with one it is not offered, though they are asked alike', () => {
		const given = anarchist('seat:1', ['hand'], NEGOTIATES);
		const g = position({ destiny: ['colour:2#1'], ...given }).until(
			'window:encounter.start',
			'seat:1'
		);
		g.use('seat:1', HAND).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		const armed = duel(anarchist('seat:1', ['hand'])).until('window:encounter.start', 'seat:1');
		expect(armed.offers('seat:1', HAND)).toBe(false);
	});

	it('[essence:anarchist-hand] [CE-36.78] [CE-10.8] given the offense runs out of encounter cards before planning, when it uses it, then its turn goes on; kept, the turn ends', () => {
		const given = anarchist('seat:1', ['hand'], NEGOTIATES);
		const out = () => {
			const g = position({ destiny: ['colour:2#1'], ...given });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites');
			g.board.discard.push(...g.hand('seat:1').splice(0));
			return g.until('window:planning.empty', 'seat:1');
		};
		const g = out().use('seat:1', HAND).until('planning.select');
		expect([g.board.offense, g.hand('seat:1').length]).toEqual(['seat:1', 8]);
		const kept = out().pass('seat:1').until('launch.aim');
		expect(kept.board.offense).toBe('seat:2');
	});

	it('[essence:anarchist-hand] [CE-36.75] given it was used in this encounter, then it is not again', () => {
		const given = anarchist('seat:1', ['hand'], {
			...NEGOTIATES,
			deck: Array.from({ length: 8 }, () => 'negotiate')
		});
		const g = position({ destiny: ['colour:2#1'], ...given }).until(
			'window:encounter.start',
			'seat:1'
		);
		g.use('seat:1', HAND);
		expect(g.hand('seat:1').every((card) => card.startsWith('negotiate'))).toBe(true);
		expect(offered(g, 'seat:1', HAND)).toBe(false);
	});

	it('[essence:anarchist-gate] [CE-36.79] given the offense uses it, then it sends more than four ships; kept, no more than four', () => {
		const g = duel(anarchist('seat:1', ['gate']))
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1');
		g.until('window:launch.beforeShips', 'seat:1').use('seat:1', rule('gate')).until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 4, 'planet:1-2': 3 } }).until(
			'alliance.offenseInvites'
		);
		expect(g.encounter.gate['seat:1']).toBe(7);
		const kept = duel(anarchist('seat:1', ['gate'])).until('launch.send');
		expect(kept.decision('seat:1').shape).toMatchObject({ max: 4 });
	});

	it('[essence:anarchist-gate] [CE-36.79] given Macron sends, then it may send any number with it as well', () => {
		const given = anarchist(
			'seat:2',
			['gate'],
			{ aliens: { 'seat:1': 'macron' } },
			{ gate: 'all' }
		);
		const g = duel(given).until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('window:launch.beforeShips', 'seat:1').use('seat:1', rule('gate')).until('launch.send');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 20 });
	});

	it('[essence:anarchist-gate] [CE-36.79] given an ally of the offense uses it, then it joins that with more than four; the defense has its limit', () => {
		const g = duel(anarchist('seat:3', ['gate'], { seats: 4 }))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: ['seat:3'] })
			.until('alliance.defenseInvites')
			.answer('seat:2', { picks: ['seat:3'] })
			.until('window:alliance.answer', 'seat:3')
			.use('seat:3', rule('gate'))
			.until('alliance.answer');
		expect(g.decision('seat:3').shape).toMatchObject({
			choices: [
				{ id: 'offense', then: { max: 20 } },
				{ id: 'defense', then: { max: 4 } },
				{ id: 'decline' }
			]
		});
	});

	it('[essence:anarchist-destiny] [CE-36.80] given the offense uses it, then it says what is drawn; kept, the top card comes', () => {
		const g = duel(anarchist('seat:1', ['destiny'])).until('window:destiny.before', 'seat:1');
		const choices = g.choices('seat:1', rule('destiny'));
		expect(choices).toEqual(expect.arrayContaining(['colour:2', 'colour:3', 'wild']));
		g.use('seat:1', rule('destiny'), { pick: 'colour:3' }).until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		const kept = duel(anarchist('seat:1', ['destiny'])).until('launch.aim');
		expect(kept.encounter.defense).toBe('seat:2');
	});

	it('[essence:anarchist-destiny] [CE-36.80] given it is open to all, then the rest stays as it lies; else it is shuffled', () => {
		const rest = (shared: Shared) => {
			const given = anarchist('seat:1', ['destiny'], {}, shared);
			const g = duel(given).until('window:destiny.before', 'seat:1');
			const before = g.table.vault.destiny.filter((card) => card !== 'colour:3#1');
			g.use('seat:1', rule('destiny'), { pick: 'colour:3' }).until('launch.aim');
			return [before, g.table.vault.destiny.filter((card) => card !== 'colour:3#1')];
		};
		const [before, after] = rest({ destiny: 'all' });
		expect(after).toEqual(before);
		const [own, mixed] = rest({});
		expect(mixed).not.toEqual(own);
		expect(mixed!.slice().sort()).toEqual(own!.slice().sort());
	});

	const PAID: Cards = ['negotiate', 'attack:10'];

	it('[essence:anarchist-compensation] [CE-36.77] given compensation is due, when it is used, then as many rewards come instead and nothing is collected; kept, cards are collected', () => {
		const given = anarchist('seat:1', ['compensation'], { warp: { 'seat:1': 4 } });
		const g = met(PAID, given, 2).until('window:resolution.compensation', 'seat:1');
		const theirs = g.hand('seat:2').length;
		g.use('seat:1', rule('compensation')).until('cosmos.reward.take');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 2, max: 2 });
		g.answer('seat:1', { split: { ships: 2 } });
		over(g);
		expect(g.board.warp['seat:1']).toBe(3);
		expect(g.hand('seat:2')).toHaveLength(theirs);
		const kept = met(PAID, given, 2).until('window:resolution.compensation', 'seat:1').pass();
		expect(over(kept).said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});

	it('[essence:anarchist-compensation] [CE-36.77] given rewards come, then some may be cards of other players, by chance', () => {
		const hands = { 'seat:3': ['negotiate'], 'seat:4': ['attack:20', 'attack:15'] };
		const g = rewarded(anarchist('seat:3', ['compensation'], { hands })).until('resolution.split');
		expect(g.choices('seat:3')).toEqual(['cards', 'seat:1', 'seat:2', 'seat:4']);
		g.answer('seat:3', { split: { 'seat:4': 1, cards: 1 } });
		expect([g.hand('seat:3').length, g.hand('seat:4').length]).toEqual([3, 1]);
		const warp = { 'seat:3': 1 };
		const plain = rewarded(anarchist('seat:4', ['compensation'], { hands, warp }));
		expect(plain.until('resolution.rewards').askedSeats).toEqual(['seat:3']);
	});

	it('[essence:anarchist-compensation] [CE-36.74] given who has taken it takes a card so, then it is open to all', () => {
		const given = anarchist('seat:4', [['compensation', 'seat:3']], {}, { compensation: 'one' });
		const g = rewarded(given).until('resolution.split');
		g.answer('seat:3', { split: { cards: 2 } });
		expect(laid(g)).toEqual([['compensation', 'seat:3', 'one']]);
		const used = rewarded(given).until('resolution.split');
		used.answer('seat:3', { split: { 'seat:1': 1, cards: 1 } });
		expect(laid(used)).toEqual([['compensation', 'seat:4', 'all']]);
	});

	/** Seat 3 was not invited, and is about to answer. */
	const uninvited = (given: Position, cards: Cards = WON) =>
		duel(holding(cards, { seats: 4, ...given }))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: [] })
			.until('alliance.defenseInvites')
			.answer('seat:2', { picks: [] });

	const intrude = (g: CosmicGame, side: 'offense' | 'defense') =>
		g
			.until('window:alliance.answer', 'seat:3')
			.use('seat:3', rule('alliance'))
			.until('alliance.answer')
			.answer('seat:3', { pick: side, then: { split: { 'planet:3-1': 2 } } });

	it('[essence:anarchist-alliance] [CE-36.79] given a player was not invited, when they use it, then they join a side, and lose twice as many ships with it', () => {
		const given = anarchist('seat:3', ['alliance']);
		const g = intrude(uninvited(given), 'defense');
		expect(g.encounter.allies.defense).toEqual(['seat:3']);
		g.lay(...WON).until('lose.more');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('turn.second');
		expect(g.board.warp['seat:3']).toBe(4);
	});

	it('[essence:anarchist-alliance] [CE-36.79] given they win there, then they land as any ally; given they were invited there, then they lose no more than others', () => {
		const won = intrude(uninvited(anarchist('seat:3', ['alliance'])), 'offense').lay(...WON);
		over(won);
		expect(won.ships('planet:2-1')['seat:3']).toBe(2);
		const invited = duel(holding(WON, { seats: 4, ...anarchist('seat:3', ['alliance']) }))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: [] })
			.until('alliance.defenseInvites')
			.answer('seat:2', { picks: ['seat:3'] });
		over(intrude(invited, 'defense').lay(...WON));
		expect(invited.board.warp['seat:3']).toBe(2);
	});

	it('[wild:anarchist] [CE-36.81] given the destiny card is up, when the offense plays it, then another is drawn; then it goes to Anarchist', () => {
		const hands = { 'seat:1': ['flare:anarchist'] };
		const destiny = ['colour:2#1', 'colour:3#1'];
		const g = duel({ hands, destiny, ...{ aliens: { 'seat:3': 'anarchist' } } });
		g.until('window:destiny.drawn', 'seat:1')
			.use('seat:1', 'wild|anarchist|redraw')
			.until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		expect(g.hand('seat:3')).toContain('flare:anarchist');
		expect(duel({ hands, destiny }).until('launch.aim').encounter.defense).toBe('seat:2');
	});

	it('[wild:anarchist] [CE-36.81] given ships of its player are about to be lost, then they come home; kept, they do not', () => {
		const given = { hands: { 'seat:1': ['flare:anarchist'] } };
		const g = met(LOST, given, 3).until('window:ships.losing', 'seat:1');
		over(g.use('seat:1', 'wild|anarchist|rescue'));
		expect(g.board.warp['seat:1'] ?? 0).toBe(0);
		expect(g.board.discard).toContain('flare:anarchist');
		expect(over(met(LOST, given, 3)).board.warp['seat:1']).toBe(3);
	});

	it('[wild:anarchist] [CE-36.81] given its player has won as the offense with allies, then these go to the warp and do not land; kept, they land', () => {
		const given = { hands: { 'seat:1': ['flare:anarchist'] } };
		const allies = { 'seat:3': ['offense', { 'planet:3-1': 2 }] } as const;
		const start = () => fight(WON, { 'seat:3': [allies['seat:3'][0], { 'planet:3-1': 2 }] }, given);
		const g = start().until('window:resolution.outcome', 'seat:1');
		over(g.use('seat:1', 'wild|anarchist|betray'));
		expect([g.ships('planet:2-1'), g.board.warp['seat:3']]).toEqual([{ 'seat:1': 3 }, 2]);
		expect(over(start()).ships('planet:2-1')).toMatchObject({ 'seat:3': 2 });
		expect(offered(met(WON, given), 'seat:1', 'wild|anarchist|betray')).toBe(false);
	});

	const flare = (seat: SeatId) => anarchist(seat, [], { hands: { [seat]: ['flare:anarchist'] } });

	it('[super:anarchist] [CE-36.82] given it is an ally whose side has lost, when it plays it, then it turns up a disruption; kept, it does not', () => {
		const start = (cards: Cards) =>
			fight(cards, { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, flare('seat:3'));
		const g = start(LOST).until(SETTLED, 'seat:3').use('seat:3', 'super|anarchist').until(TURN_UP);
		g.pick('seat:3', id('warp'));
		expect(laid(g)).toEqual([['warp', 'seat:3', 'own']]);
		expect(laid(over(start(LOST)))).toEqual([]);
		expect(offered(start(WON), 'seat:3', 'super|anarchist')).toBe(false);
	});

	it('[super:anarchist] [CE-36.82] given it was sent home because the main players deal, then it may, whatever comes of that', () => {
		const start = () =>
			fight(TALK, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, flare('seat:3')).until(
				'deal.talk'
			);
		const made = start().agree({ cards: { picks: ['attack:08#1'] } });
		expect(offered(made, 'seat:3', 'super|anarchist')).toBe(true);
		const failed = start().answer('seat:1', { refuse: true });
		expect(offered(failed, 'seat:3', 'super|anarchist')).toBe(true);
	});

	it('given bots, then they turn up what helps most, offer what helps least to who is farthest behind, and take no more when it is near its win', () => {
		const up = met(LOST, anarchist('seat:1')).until(TURN_UP);
		expect(steadyAnswer(up, 'seat:1')).toMatchObject({ pick: id('success') });
		const ahead = { planets: { 'planet:3-1': { 'seat:2': 2, 'seat:3': 2 } } };
		const laidOnes = ['destiny', 'rewards'];
		const g = met(WON, anarchist('seat:1', laidOnes, { seats: 4, ...ahead })).until(
			SETTLED,
			'seat:1'
		);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			then: { pick: 'seat:3', then: { pick: id('rewards') } }
		});
		offer(g, 'seat:1', 'seat:3', 'destiny');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ yes: true });
		const near = offer(
			met(WON, anarchist('seat:1', ALL.slice(0, 4))),
			'seat:1',
			'seat:2',
			'success'
		);
		expect(steadyAnswer(near, 'seat:2')).toMatchObject({ yes: false });
	});
});
