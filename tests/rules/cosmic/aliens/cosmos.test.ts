/** Cosmos: the rules it makes, what each lets players do, what that brings it, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
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
import type { SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const ALL = [
	'start-turn',
	'regroup',
	'destiny',
	'launch',
	'alliance',
	'planning',
	'reveal',
	'resolution'
];
const SETTLED = 'window:resolution.settled';
const DECLARED = 'window:use.declared';

/** This seat is Cosmos, with these rules face up and the rest in its cache. */
const cosmos = (seat: SeatId, laid: readonly string[] = [], given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'cosmos', ...given.aliens },
	essence: {
		cosmos: {
			cache: ALL.filter((card) => !laid.includes(card)),
			laid: laid.map((card) => [card, seat] as const)
		},
		...given.essence
	}
});

const rule = (card: string) => `essence|essence:cosmos.${card}|follow|`;
/** The card of its hand that a use offers a seat by this name. */
const held = (g: CosmicGame, seat: SeatId, use: string, card: string): string =>
	g.choices(seat, use).find((id) => id.startsWith(card)) ?? card;

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:cosmos.', ''));
const at = ({ board }: CosmicGame) => board.essence!['cosmos']!;
const laid = (g: CosmicGame) => at(g).placed.map(({ id, on }) => [short([id])[0], on]);
const legislate = (g: CosmicGame, what: 'lay' | 'drop', card: string, seat: SeatId = 'seat:3') =>
	g
		.until(SETTLED, seat)
		.use(seat, 'power|cosmos', { pick: what, then: { pick: `essence:cosmos.${card}` } });

describe('Cosmos', () => {
	it('[alien:cosmos] [CE-36.43] given the offense has won, when it is uninvolved, then it may lay any rule of its set, which lies on its sheet then', () => {
		const g = met(WON, cosmos('seat:3')).until(SETTLED, 'seat:3');
		expect(short(g.choices('seat:3', 'power|cosmos|legislate|', 'lay'))).toEqual(ALL);
		over(legislate(g, 'lay', 'reveal'));
		expect(laid(g)).toEqual([['reveal', 'seat:3']]);
		expect(short(at(g).cache)).toEqual(ALL.filter((card) => card !== 'reveal'));
		expect(g.said).toContain('Reveal of {seat:3} is in force now.');
	});

	it('[alien:cosmos] [CE-36.43] given it is the defense that lost, or passes, then it may as well, and need not; given it is the offense or the defense has won, then it may not', () => {
		expect(offered(met(WON, cosmos('seat:2')), 'seat:2', 'power|cosmos')).toBe(true);
		expect(laid(over(met(WON, cosmos('seat:2'))))).toEqual([]);
		expect(offered(met(WON, cosmos('seat:1')), 'seat:1', 'power|cosmos')).toBe(false);
		expect(offered(met(LOST, cosmos('seat:3')), 'seat:3', 'power|cosmos')).toBe(false);
	});

	it('[alien:cosmos] [CE-36.43] given a rule lies there, when it discards that, then nobody uses it any more, and it may be laid again', () => {
		const g = met(WON, cosmos('seat:3', ['regroup']));
		over(legislate(g, 'drop', 'regroup'));
		expect([laid(g), short(at(g).cache)]).toEqual([[], ALL]);
		expect(at(g).unavailable).toEqual([]);
		expect(g.said).toContain('Regroup is a rule no more.');
		expect(g.said).toContain('{seat:3} may choose of all cards of Cosmos: Start Turn, Regroup,');
		expect(offered(g, 'seat:1', rule('regroup'))).toBe(false);
	});

	it('[alien:cosmos] [CE-36.5] given Cosmic Zap answers it, then the rule stays in the cache', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = legislate(met(WON, cosmos('seat:3', [], { hands })), 'lay', 'launch');
		over(g.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap'));
		expect([laid(g), at(g).cache.length]).toEqual([[], 8]);
	});

	it('[alien:cosmos] [CE-36.4] given its power is lost, then there are no rules; given powers are traded, then the rules lie before who plays it now', () => {
		const weak = cosmos('seat:2', ['regroup'], { planets: homes('seat:2', 1, 4, 4) });
		const g = over(met(WON, weak, 2));
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect([laid(g), at(g).cache]).toEqual([[], []]);
		const other = position(cosmos('seat:1', ['regroup']));
		tradePowers(new Play(cosmic, other.table), 'seat:1', 'seat:3');
		expect(laid(other)).toEqual([['regroup', 'seat:3']]);
	});

	it('[alien:cosmos] [CE-36.43] given a table begins with it, then all eight are in its cache', () => {
		const g = met(WON, { aliens: { 'seat:3': 'cosmos' } });
		expect(short(at(g).cache)).toEqual(ALL);
		expect(lookOpen(cosmic, g.table).board.essence!['cosmos']!).toMatchObject({ cache: 8, set: 0 });
	});

	it('[alien:cosmos] [CE-36.43] given a rule lies there, then each player may use it once in every encounter, and no Cosmic Zap answers that', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = duel(cosmos('seat:3', ['regroup'], { hands }));
		g.until('window:encounter.start', 'seat:1').use('seat:1', rule('regroup'));
		expect(g.until('cosmos.spread.where').said).not.toContain('Answer');
		g.answer('seat:1', { split: { 'planet:1-1': 15 } });
		expect(offered(g, 'seat:1', rule('regroup'))).toBe(false);
		expect(g.encounter.zapped).toEqual([]);
	});

	it('[alien:cosmos] [CE-36.44] given another player uses a rule, then it takes a reward; for its own use it takes none', () => {
		const use = (seat: SeatId) => {
			const g = duel(cosmos(seat, ['regroup'], { warp: { [seat]: 2 } }));
			const before = g.hand(seat).length;
			g.until('window:encounter.start', 'seat:1').use('seat:1', rule('regroup'));
			return { g, before };
		};
		const { g, before } = use('seat:3');
		g.until('cosmos.spread.where').answer('seat:1', { split: { 'planet:1-1': 15 } });
		g.until('cosmos.reward.take');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['cards', 'ships']);
		g.answer('seat:3', { split: { cards: 1 } }).until('launch.aim');
		expect(g.hand('seat:3')).toHaveLength(before + 1);
		const own = use('seat:1');
		own.g.until('launch.aim');
		expect(own.g.hand('seat:1')).toHaveLength(own.before);
	});

	it('[alien:cosmos] [CE-36.44] given its power is stopped in this encounter, then rules are used all the same, and bring it nothing', () => {
		const g = met(
			WON,
			cosmos('seat:3', ['resolution'], { hands: { 'seat:2': ['artifact:cosmic-zap'] } })
		);
		legislate(g, 'lay', 'launch').until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		const [mine, theirs] = [g.hand('seat:1').length, g.hand('seat:3').length];
		g.until('window:resolution.gained', 'seat:1').use('seat:1', rule('resolution'));
		over(g);
		expect(g.hand('seat:1')).toHaveLength(mine + 1);
		expect(g.hand('seat:3')).toHaveLength(theirs);
	});

	it('[alien:cosmos] [CE-36.44] [CE-36.15] given Rewards Siphon lies before another, then it takes one reward fewer, so none', () => {
		const g = met(
			WON,
			cosmos('seat:3', ['resolution'], {
				seats: 4,
				aliens: { 'seat:4': 'oligarch' },
				essence: {
					cosmos: { cache: ALL.slice(0, 7), laid: [['resolution', 'seat:3']] },
					oligarch: { cache: [], laid: [['rewards-siphon', 'seat:4']] }
				}
			})
		);
		const theirs = g.hand('seat:3').length;
		over(g.until('window:resolution.gained', 'seat:1').use('seat:1', rule('resolution')));
		expect(g.hand('seat:3')).toHaveLength(theirs);
	});

	it('[CE-36.43] given the steady player has it, then it lays the rule that helps it most, and uses what lies there', () => {
		const g = met(WON, cosmos('seat:3')).until(SETTLED, 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'power|cosmos|legislate|',
			then: { pick: 'lay', then: { pick: 'essence:cosmos.start-turn' } }
		});
		const won = met(WON, cosmos('seat:3', ['resolution'])).until(
			'window:resolution.gained',
			'seat:1'
		);
		expect(steadyAnswer(won, 'seat:1')).toEqual({ pick: rule('resolution') });
	});
});

describe('the rules of Cosmos', () => {
	const checked = (hand: readonly string[], given: Position = {}) =>
		position(cosmos('seat:3', ['start-turn'], { ...given, hands: { 'seat:1': [...hand] } })).until(
			'window:turn.check',
			'seat:1'
		);

	it('[essence:cosmos-start-turn] [CE-36.45] given the last encounter card is discarded by it, then that comes before the hand check, and a new hand', () => {
		const g = checked(['attack:04', 'artifact:plague']);
		const pick = held(g, 'seat:1', rule('start-turn'), 'attack:04');
		g.use('seat:1', rule('start-turn'), { pick }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.board.discard).toContainEqual('attack:04');
	});

	it('[essence:cosmos-start-turn] [CE-36.45] given a card is drawn by it, then the hand is larger by one; given it is not used, then not', () => {
		const drawn = checked(['attack:04']).use('seat:1', rule('start-turn'), { pick: 'draw' });
		expect(drawn.until('launch.aim').hand('seat:1')).toHaveLength(2);
		expect(checked(['attack:04']).pass().until('launch.aim').hand('seat:1')).toHaveLength(1);
		expect(steadyAnswer(checked(['attack:04']), 'seat:1')).toMatchObject({
			then: { pick: 'attack:04' }
		});
		expect(steadyAnswer(checked(['attack:20', 'attack:14']), 'seat:1')).toMatchObject({
			then: { pick: 'draw' }
		});
	});

	it('[essence:cosmos-start-turn] [CE-36.45] given no such rule lies there, then nobody is asked before the hand check', () => {
		const g = position(cosmos('seat:3'));
		expect(offered(g, 'seat:1', rule('start-turn'))).toBe(false);
	});

	it('[essence:cosmos-regroup] [CE-36.45] given ships are spread anew, then one stays on each colony, and the others stand where their player says', () => {
		const g = duel(
			cosmos('seat:3', ['regroup'], { planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 3 } } })
		);
		g.until('window:encounter.start', 'seat:1').use('seat:1', rule('regroup'));
		g.until('cosmos.spread.where');
		const { shape } = g.decision('seat:1');
		const n = shape.type === 'split' ? shape.min : 0;
		expect(g.choices('seat:1')).toContain('planet:2-1');
		g.answer('seat:1', { split: { 'planet:1-2': n - 2, 'planet:2-1': 2 } });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': n - 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:1': 3 });
	});

	it('[CE-36.45] given the steady player has its ships in one place, then it spreads them evenly', () => {
		const planets = homes('seat:1', 14, 1, 1, 1, 3);
		const g = duel(cosmos('seat:3', ['regroup'], { planets }));
		g.until('window:encounter.start', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: rule('regroup') });
		g.use('seat:1', rule('regroup')).until('cosmos.spread.where');
		const answer = steadyAnswer(g, 'seat:1');
		g.answer('seat:1', answer);
		expect(Math.max(...[1, 2, 3, 4, 5].map((k) => g.ships(`planet:1-${k}`)['seat:1'] ?? 0))).toBe(
			4
		);
	});

	it('[essence:cosmos-destiny] [CE-36.46] given its own colour is drawn, then the offense may encounter whom it likes at home', () => {
		const drawn = () =>
			duel({
				...cosmos('seat:3', ['destiny'], {
					planets: { 'planet:1-1': { 'seat:1': 4, 'seat:2': 1 } }
				}),
				destiny: ['colour:1#1']
			}).until('window:destiny.drawn', 'seat:1');
		const g = drawn();
		expect(g.choices('seat:1', rule('destiny'))).toEqual(['seat:2', 'seat:3']);
		g.use('seat:1', rule('destiny'), { pick: 'seat:3' }).until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		expect(drawn().pass().until('destiny.own').askedSeats).toEqual(['seat:1']);
		const other = duel(cosmos('seat:3', ['destiny']));
		expect(offered(other, 'seat:1', rule('destiny'))).toBe(false);
	});

	it('[essence:cosmos-launch] [CE-36.46] given the gate is aimed at a home planet of the defense, then they aim it at another one of theirs without a colony of the offense', () => {
		const planets = { 'planet:2-3': { 'seat:2': 4, 'seat:1': 1 } };
		const g = duel(cosmos('seat:3', ['launch'], { planets }));
		g.until('launch.aim').pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:2');
		expect(g.choices('seat:2', rule('launch'))).toEqual(['planet:2-2', 'planet:2-4', 'planet:2-5']);
		expect(g.offers('seat:2', rule('launch'))).toBe(true);
		g.use('seat:2', rule('launch'), { pick: 'planet:2-5' }).until('launch.send');
		expect(g.encounter.target).toBe('planet:2-5');
	});

	it('[essence:cosmos-launch] [CE-36.46] given the defense is an intruder at the home of the offense, then nobody aims anew', () => {
		const g = duel({
			...cosmos('seat:3', ['launch'], {
				planets: {
					'planet:1-1': { 'seat:1': 4, 'seat:2': 1 },
					'planet:1-2': { 'seat:2': 1 }
				}
			}),
			destiny: ['colour:1#1']
		});
		g.until('destiny.own').pick('seat:1', 'against seat:2 planet:1-1');
		expect(offered(g, 'seat:2', rule('launch'))).toBe(false);
	});

	const aside = (given: Position = {}) =>
		duel(cosmos('seat:4', ['alliance'], { seats: 4, ...given }))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.until('window:alliance.formed', 'seat:3');

	it('[essence:cosmos-alliance] [CE-36.47] given a player has no part in the encounter, then they join a main player uninvited, with more ships than that one has there and no more than an ally may', () => {
		const g = aside();
		// Four defend the planet, and nobody may bring five.
		expect(g.choices('seat:3', rule('alliance'))).toEqual(['offense']);
		const join = (n: number) => ({ pick: 'offense', then: { split: { 'planet:3-1': n } } });
		expect(g.refusal('seat:3', { pick: rule('alliance'), then: join(2) }).rule).toBeTruthy();
		g.use('seat:3', rule('alliance'), join(3)).until('planning.select');
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 3 });
	});

	it('[essence:cosmos-alliance] [CE-36.47] given allies there are, then they may not; given it is passed, then they stay out', () => {
		const g = duel(cosmos('seat:4', ['alliance'], { seats: 4 })).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		expect(offered(g, 'seat:3', rule('alliance'))).toBe(false);
		expect(aside().pass().until('planning.select').encounter.allies.offense).toEqual([]);
	});

	it('[CE-36.47] [CE-36.38] given Negator answers the ships that were chosen so, then they are no others but may not be sent', () => {
		const g = aside({
			aliens: { 'seat:2': 'negator' },
			essence: {
				cosmos: {
					cache: ALL.filter((card) => card !== 'alliance'),
					laid: [['alliance', 'seat:4']]
				},
				negator: { cache: ['enter-alliance', 'choosing-ships', 'destiny'] }
			}
		});
		g.use('seat:3', rule('alliance'), { pick: 'offense', then: { split: { 'planet:3-1': 3 } } });
		g.until('window:ships.chosen', 'seat:2');
		expect(g.offers('seat:2', 'power|negator|ships')).toBe(false);
		g.use('seat:2', 'power|negator|refuse').until('planning.select');
		expect(g.encounter.allies.offense).toEqual([]);
	});

	const negotiating = (cards: Cards, given: Position = {}) =>
		met(cards, cosmos('seat:3', ['planning'], given)).until('window:planning.selected', 'seat:1');

	it('[essence:cosmos-planning] [CE-36.48] given a main player has negotiates turned up and the opponent has laid none, then that player may lay another card, face down', () => {
		const g = negotiating(['negotiate', 'attack:20'], { hands: { 'seat:1': ['attack:30'] } });
		g.use('seat:1', rule('planning')).until('cosmos.exchange.other');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'negotiate' });
		expect(g.encounter.laid.defense!.face).toBe(null);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: true });
		g.answer('seat:1', { yes: true }).until('layAgain.select').pick('seat:1', 'attack:30');
		expect(g.encounter.laid.offense!.faceUp).toBe(false);
		over(g);
		expect(g.said).toContain('The offense wins 31 to 24.');
	});

	it('[essence:cosmos-planning] [CE-36.48] given the opponent has laid a negotiate, then both see it and nothing is exchanged; given their player leaves it, then the card lies there', () => {
		const both = negotiating(['negotiate', 'negotiate'], { hands: { 'seat:1': ['attack:30'] } });
		declare(both, 'seat:1', rule('planning'));
		expect(both.said).toContain('Negotiate of {seat:2} is turned up.');
		let asked = false;
		for (; !both.asked.includes('deal.talk'); both.lapse())
			asked ||= both.asked.includes('cosmos.exchange.other');
		expect(asked).toBe(false);
		const left = negotiating(['negotiate', 'attack:20'], { hands: { 'seat:1': ['attack:30'] } });
		left.use('seat:1', rule('planning')).until('cosmos.exchange.other');
		over(left.answer('seat:1', { yes: false }));
		expect(left.said).toContain('The defense wins.');
	});

	const revealed = (given: Position = {}) =>
		met(['negotiate', 'attack:20'], cosmos('seat:3', ['reveal'], given), 2).until(
			'window:reveal.cards',
			'seat:1'
		);

	it('[essence:cosmos-reveal] [CE-36.48] given a main player has revealed a negotiate, then they lose a ship of the encounter and an attack of their hand counts instead', () => {
		const g = revealed({ hands: { 'seat:1': ['attack:30', 'artifact:plague'] } });
		expect(g.choices('seat:1', rule('reveal'))).toEqual(['attack:08', 'attack:30']);
		const pick = held(g, 'seat:1', rule('reveal'), 'attack:30');
		over(g.use('seat:1', rule('reveal'), { pick }));
		expect(g.said).toContain('The offense wins 31 to 24.');
		expect(g.board.warp['seat:1']).toBe(1);
		expect(g.board.discard).toContainEqual('negotiate');
		expect(steadyAnswer(revealed({ hands: { 'seat:1': ['attack:30'] } }), 'seat:1')).toMatchObject({
			then: { pick: 'attack:30' }
		});
	});

	it('[essence:cosmos-reveal] [CE-36.48] given a main player has revealed an attack, then not; given it is not used, then the attack wins', () => {
		const g = met(['negotiate', 'attack:20'], cosmos('seat:3', ['reveal']), 2);
		expect(offered(g, 'seat:2', rule('reveal'))).toBe(false);
		expect(over(revealed().pass()).said).toContain('The defense wins.');
	});

	it('[essence:cosmos-resolution] [CE-36.49] given a main player has won, then they take a reward once others have theirs; an ally and the loser take none', () => {
		const g = fight(
			WON,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cosmos('seat:4', ['resolution'])
		);
		const before = g.hand('seat:1').length;
		g.until('window:resolution.gained');
		expect(g.offers('seat:1', rule('resolution'))).toBe(true);
		expect(['seat:2', 'seat:3'].some((seat) => g.offers(seat as SeatId, rule('resolution')))).toBe(
			false
		);
		over(g.use('seat:1', rule('resolution')));
		expect(g.hand('seat:1')).toHaveLength(before + 1);
	});
});

describe('the Cosmos flare', () => {
	/** Seat 2 holds the flare as seat 1 starts a turn. */
	const demanding = (given: Position = {}) =>
		position({
			...given,
			box: ['cosmos'],
			aliens: { 'seat:1': 'tripler', ...given.aliens },
			hands: { 'seat:1': ['attack:08', 'attack:20'], 'seat:2': ['flare:cosmos'], ...given.hands }
		} as Position).until('window:turn.start', 'seat:2');
	const cards = (amount: number) => ({ pick: 'cards', then: { amount } });

	it('[wild:cosmos] [CE-36.50] given cards are demanded and given, then they are of their player’s choice, and their power is not stopped', () => {
		const g = demanding().use('seat:2', 'wild|cosmos', cards(1)).until('cosmos.demand.answer');
		expect(said(g.decision('seat:1').say)).toBe(
			'{seat:2} demands a card of your choice. If you refuse, they may stop your powers.'
		);
		const [low = ''] = g.choices('seat:1', 'cards');
		g.pick('seat:1', 'cards', { picks: [low] });
		expect(g.asked).not.toContain('cosmos.demand.stop');
		g.until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08']);
		expect(g.encounter.zapped).toEqual([]);
		expect(g.board.discard).toContainEqual('flare:cosmos');
	});

	it('[wild:cosmos] [CE-36.50] given they refuse, then their powers are stopped until the encounter ends, or not, as its player says', () => {
		const refused = () =>
			demanding()
				.use('seat:2', 'wild|cosmos', cards(2))
				.until('cosmos.demand.answer')
				.pick('seat:1', 'refuse')
				.until('cosmos.demand.stop');
		const g = refused();
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ yes: true });
		g.answer('seat:2', { yes: true });
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'tripler' }]);
		expect(g.hand('seat:1')).toEqual(['attack:08', 'attack:20']);
		expect(refused().answer('seat:2', { yes: false }).encounter.zapped).toEqual([]);
	});

	it('[wild:cosmos] [CE-36.50] given a colony is demanded and given, then its player founds it with one to four ships', () => {
		const g = demanding();
		g.use('seat:2', 'wild|cosmos', { pick: 'colony', then: { pick: 'planet:1-2' } });
		g.until('cosmos.demand.answer');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'refuse' });
		g.pick('seat:1', 'colony').until('cosmos.demand.colony');
		g.pick('seat:2', 'planet:1-2', { split: { 'planet:2-1': 2 } });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4, 'seat:2': 2 });
	});

	it('[wild:cosmos] [CE-36.50] given Cosmos is played, then the flare goes to that player; in a turn of one’s own it is not offered', () => {
		const g = demanding({ aliens: { 'seat:3': 'cosmos' } });
		g.use('seat:2', 'wild|cosmos', cards(1))
			.until('cosmos.demand.answer')
			.pick('seat:1', 'refuse')
			.until('launch.aim');
		expect(g.hand('seat:3')).toContainEqual('flare:cosmos');
		const own = position({
			hands: { 'seat:1': ['attack:08', 'flare:cosmos'] },
			box: ['cosmos']
		} as Position);
		expect(offered(own, 'seat:1', 'wild|cosmos')).toBe(false);
	});

	it('[wild:cosmos] [CE-36.50] given the steady player is asked for a card, then it gives its worst; for its whole hand it refuses; and it demands one card', () => {
		const g = demanding();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: cards(1) });
		g.use('seat:2', 'wild|cosmos', cards(1)).until('cosmos.demand.answer');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'cards', then: { picks: ['attack:08'] } });
		const all = demanding().use('seat:2', 'wild|cosmos', cards(2)).until('cosmos.demand.answer');
		expect(steadyAnswer(all, 'seat:1')).toEqual({ pick: 'refuse' });
		// What is in the hand is nobody else’s to see.
		expect(JSON.stringify(lookOwn(cosmic, all.table, 'seat:3'))).not.toContain('attack:20');
	});

	const own = (hands: Position['hands'] = {}) =>
		duel(
			holding(
				WON,
				cosmos('seat:1', ['resolution'], { hands: { 'seat:1': ['flare:cosmos'], ...hands } })
			)
		);

	it('[super:cosmos] [CE-36.44] given it uses a rule of its own, when this answers that, then it takes a reward for it, once', () => {
		const g = meet(own(), WON).until('window:resolution.gained', 'seat:1');
		const before = g.hand('seat:1').length;
		declare(g, 'seat:1', rule('resolution'))
			.until(DECLARED, 'seat:1')
			.use('seat:1', 'super|cosmos');
		over(g);
		// One of the rule, and one of the flare, which is back in hand.
		expect(g.hand('seat:1')).toHaveLength(before + 2);
	});

	it('[super:cosmos] [CE-36.44] given it has brought a reward, then the next rule of its own in this encounter brings none', () => {
		const both = cosmos('seat:1', ['regroup', 'resolution'], {
			hands: { 'seat:1': ['flare:cosmos'] }
		});
		const g = duel(holding(WON, both)).until('window:encounter.start', 'seat:1');
		const before = g.hand('seat:1').length;
		declare(g, 'seat:1', rule('regroup')).until(DECLARED, 'seat:1').use('seat:1', 'super|cosmos');
		meet(g, WON).until('window:resolution.gained', 'seat:1');
		// A reward has come, and the card they fought with is laid.
		expect(g.hand('seat:1')).toHaveLength(before);
		over(g.use('seat:1', rule('resolution')));
		expect(g.hand('seat:1')).toHaveLength(before + 1);
	});

	it('[super:cosmos] given it is not played, or Cosmic Zap answers it, then the rule brings what it says', () => {
		const g = meet(own(), WON).until('window:resolution.gained', 'seat:1');
		const before = g.hand('seat:1').length;
		over(declare(g, 'seat:1', rule('resolution')).until(DECLARED, 'seat:1').pass());
		expect(g.hand('seat:1')).toHaveLength(before + 1);
		const zapped = meet(own({ 'seat:3': ['artifact:cosmic-zap'] }), WON);
		zapped.until('window:resolution.gained', 'seat:1');
		declare(zapped, 'seat:1', rule('resolution')).until(DECLARED, 'seat:1');
		declare(zapped, 'seat:1', 'super|cosmos')
			.until(DECLARED, 'seat:3')
			.use('seat:3', 'artifact|cosmic-zap');
		over(zapped);
		expect(zapped.hand('seat:1')).toHaveLength(before + 1);
	});
});
