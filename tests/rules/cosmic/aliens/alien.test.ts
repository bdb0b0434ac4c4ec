/** Alien: whom it holds captive, when it lets them go, what each trauma brings about, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { openTo } from '../../../../src/lib/games/cosmic/essence/laid';
import { conserved } from '../../../../src/lib/games/cosmic/laws';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, holding, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const ALL = [
	'victim-complex',
	'nervous-breakdown',
	'abandonment',
	'hearing-voices',
	'hearing-voices-again',
	'hallucinations',
	'hallucinations-again',
	'aggression',
	'depression'
];
const BEFORE = 'window:planning.beforeSelect';
const START = 'window:turn.start';
const DECLARED = 'window:use.declared';
const take = 'power|alien|capture|';
const free = 'power|alien|release|';

type Captives = readonly (readonly [trauma: string, whom: SeatId])[];

/** This seat is Alien, and holds these captives since an earlier turn. */
const alien = (seat: SeatId, captives: Captives = [], given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'alien', ...given.aliens },
	essence: {
		alien: {
			cache: ALL.filter((card) => !captives.some(([one]) => one === card)).slice(0, 3),
			captives
		},
		...given.essence
	}
});

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:alien.', ''));
const at = ({ board }: CosmicGame) => board.essence!['alien']!;
const held = ({ board }: CosmicGame) => board.held?.['held:captives'] ?? {};

/** Seat 1 begins its turn, and seat 3 is Alien. */
const beginning = (given: Position = {}, captives: Captives = []) =>
	duel(alien('seat:3', captives, given)).until(START, 'seat:3');

/** Seats 1 and 2 are about to choose cards, and captives of these seats may be let go. */
const ready = (
	captives: Captives,
	cards: Cards,
	allies: Parameters<CosmicGame['encounterTo']>[0]['allies'] & object = {},
	given: Position = {}
) =>
	duel(holding(cards, alien('seat:3', captives, { seats: 4, ...given })))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 }, allies })
		.until(BEFORE, 'seat:3');

/** The captive of seat 1 is let go with this trauma, and both lay these cards. */
const shaken = (
	trauma: string,
	cards: Cards,
	allies: Parameters<CosmicGame['encounterTo']>[0]['allies'] & object = {},
	given: Position = {}
) =>
	ready([[trauma, 'seat:1']], cards, allies, given)
		.use('seat:3', free, { picks: ['seat:1'] })
		.lay(...cards);

describe('Alien', () => {
	it('[alien:alien] [CE-36.59] given another player begins a turn, then it may hold a ship of theirs captive, from a colony with two or more, with a trauma under it that nobody else sees', () => {
		const g = beginning({ planets: { 'planet:1-1': { 'seat:1': 1 } } });
		expect(g.choices('seat:3', take)).toEqual([2, 3, 4, 5].map((k) => `planet:1-${k}`));
		g.use('seat:3', take, { pick: 'planet:1-2' }).until('alien.capture.choose');
		expect(short(g.choices('seat:3'))).toEqual(ALL.slice(0, 3));
		g.pick('seat:3', 'essence:alien.abandonment');
		expect(held(g)).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(at(g).cache).toHaveLength(3);
		expect(g.said).toContain(
			'{seat:3} holds a ship of {seat:1} captive, with a card of Alien face down under it.'
		);
		const open = lookOpen(cosmic, g.table).board;
		expect([open.held!['held:captives'], open.essence!['alien']!.unseen]).toEqual([
			{ 'seat:1': 1 },
			['seat:1']
		]);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.unseen).toBe(undefined);
		expect(lookOwn(cosmic, g.table, 'seat:3').board.unseen).toEqual([
			{ id: 'essence:alien.abandonment', on: 'seat:1' }
		]);
		expect(conserved(g.table)['ships of seat:1']).toBe(17);
	});

	it('[alien:alien] [CE-36.59] given it holds one of that player, or none has two ships on a colony, or the turn is its own, then it may take none; given it passes, then none is held', () => {
		const again = duel(alien('seat:3', [['depression', 'seat:1']]));
		expect(offered(again, 'seat:3', take)).toBe(false);
		const single = homes('seat:1', 1, 1, 1, 1, 1);
		expect(offered(duel(alien('seat:3', [], { planets: single })), 'seat:3', take)).toBe(false);
		expect(offered(duel(alien('seat:1')), 'seat:1', take)).toBe(false);
		expect(held(over(beginning().pass()))).toEqual({});
	});

	it('[alien:alien] [CE-36.59] given it holds a ship taken in this turn, then it does not let it go in this turn', () => {
		const g = beginning().use('seat:3', take, { pick: 'planet:1-2' }).until('alien.capture.choose');
		g.pick('seat:3', 'essence:alien.abandonment');
		expect(offered(g, 'seat:3', free)).toBe(false);
	});

	it('[alien:alien] [CE-36.60] given captives of both main players, then it may let go one or both: they join their side beyond all limits, each with its trauma face down', () => {
		const both: Captives = [
			['abandonment', 'seat:1'],
			['aggression', 'seat:2']
		];
		const g = ready(
			both,
			['attack:10', 'attack:10'],
			{},
			{ planets: homes('seat:2', 0, 4, 4, 4, 4) }
		);
		g.use('seat:3', free, { picks: ['seat:1', 'seat:2'] }).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1 });
		expect(held(g)).toEqual({});
		expect(lookOpen(cosmic, g.table).board.essence!['alien']!.unseen).toEqual(['seat:1', 'seat:2']);
		over(g.lay('attack:10', 'attack:10'));
		expect(g.said).toContain('{seat:1} turns up Abandonment.');
		expect(g.said).toContain('{seat:2} turns up Aggression.');
		expect(g.said).toContain('The offense wins 14 to 11.');
		expect(short(at(g).unavailable)).toEqual(['abandonment', 'aggression']);
		const one = ready(both, ['attack:10', 'attack:10']);
		one.use('seat:3', free, { picks: ['seat:2'] }).until('planning.select');
		expect([held(one), one.encounter.gate]).toEqual([{ 'seat:1': 1 }, { 'seat:1': 3 }]);
		expect(held(ready(both, WON).pass().until('planning.select'))).toEqual({
			'seat:1': 1,
			'seat:2': 1
		});
	});

	it('[alien:alien] [CE-36.60] given it is the offense, then it lets none go; given no cards are revealed, then the trauma goes back unseen as the encounter ends', () => {
		const own = duel(alien('seat:1', [['depression', 'seat:2']]));
		expect(offered(own, 'seat:1', free)).toBe(false);
		const swapping: Position = {
			...{ seats: 4, aliens: { 'seat:1': 'trader' } },
			hands: { 'seat:1': ['flare:trader'], 'seat:4': ['reinforcement:2', 'reinforcement:3'] }
		};
		const g = duel(alien('seat:3', [['depression', 'seat:1']], swapping))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } })
			.until(BEFORE, 'seat:3')
			.use('seat:3', free, { picks: ['seat:1'] })
			.pass()
			.until(BEFORE, 'seat:1')
			.use('seat:1', 'super|trader|swap', { pick: 'seat:4' });
		expect(at(g).placed).toHaveLength(1);
		g.pass().until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.said).toContain('4 ships of {seat:1} go home.');
		expect(g.said).not.toContain('turns up');
		expect([at(g).placed, short(at(g).unavailable)]).toEqual([[], ['depression']]);
	});

	it('[alien:alien] [CE-36.60] given Cosmic Zap answers the taking, then none is held; given it answers the letting go, then the captive stays', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = declare(beginning({ hands }), 'seat:3', take, { pick: 'planet:1-2' });
		over(g.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap'));
		expect(held(g)).toEqual({});
		const kept = ready([['depression', 'seat:1']], WON, {}, { hands });
		declare(kept, 'seat:3', free, { picks: ['seat:1'] });
		over(kept.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap'));
		expect(held(kept)).toEqual({ 'seat:1': 1 });
		expect(kept.said).toContain('The offense wins 33 to 4.');
	});

	it('[alien:alien] [CE-36.62] given its sheet is turned down, then its captives go to the warp and all traumas are unavailable; given powers are traded, then they are theirs who plays it now', () => {
		const weak = alien('seat:2', [['depression', 'seat:1']], { planets: homes('seat:2', 1, 4, 4) });
		const g = over(met(WON, weak, 2));
		expect([held(g), g.board.warp['seat:1']]).toEqual([{}, 1]);
		expect([at(g).placed, at(g).cache, at(g).unavailable.length]).toEqual([[], [], 4]);
		const other = duel(alien('seat:3', [['depression', 'seat:1']]));
		tradePowers(new Play(cosmic, other.table), 'seat:3', 'seat:2');
		expect(held(other)).toEqual({ 'seat:1': 1 });
		expect(lookOwn(cosmic, other.table, 'seat:2').board.unseen).toHaveLength(1);
		expect(lookOwn(cosmic, other.table, 'seat:3').board.unseen).toBe(undefined);
	});

	it('[alien:alien] [CE-36.60] given a rival fights against it, then the steady player lets a hurtful trauma go, and takes captives with the worst one', () => {
		const g = ready([['nervous-breakdown', 'seat:1']], WON, {
			'seat:3': ['defense', { 'planet:3-1': 1 }]
		});
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: free, then: { picks: ['seat:1'] } });
		const mild = ready([['aggression', 'seat:1']], WON, {
			'seat:3': ['defense', { 'planet:3-1': 1 }]
		});
		expect(steadyAnswer(mild, 'seat:3')).toMatchObject({ pick: 'pass' });
		const taking = beginning();
		expect(steadyAnswer(taking, 'seat:3')).toMatchObject({ pick: take });
		taking.use('seat:3', take, { pick: 'planet:1-2' }).until('alien.capture.choose');
		expect(steadyAnswer(taking, 'seat:3')).toEqual({ pick: 'essence:alien.nervous-breakdown' });
	});
});

describe('the traumas of Alien', () => {
	it('[essence:alien-victim-complex] [CE-36.61] given two attacks and the lower total, then 2 is added to it; with the higher one nothing is', () => {
		expect(over(shaken('victim-complex', ['attack:08', 'attack:10'])).said).toContain(
			'{seat:1} turns up Victim Complex.'
		);
		// 8 and 4 ships against 10 and 4.
		expect(over(shaken('victim-complex', ['attack:08', 'attack:10'])).said).toContain(
			'14 to 14: a tie goes to the defense.'
		);
		expect(over(shaken('victim-complex', ['attack:10', 'attack:08'])).said).toContain(
			'The offense wins 14 to 12.'
		);
	});

	it('[essence:alien-victim-complex] [CE-36.61] given no two attacks, then two more cards of compensation are due, or two fewer owed, or no ships are lost as a deal fails', () => {
		const many = { hands: { 'seat:2': Array.from({ length: 7 }, () => 'negotiate') } };
		const collects = over(shaken('victim-complex', ['negotiate', 'attack:10'], {}, many));
		// Four ships are lost.
		expect(collects.said).toContain('{seat:1} takes 6 cards of {seat:2} as compensation.');
		const rich = { hands: { 'seat:1': Array.from({ length: 7 }, () => 'negotiate') } };
		const owes = over(shaken('victim-complex', ['attack:10', 'negotiate'], {}, rich));
		expect(owes.said).toContain('{seat:2} takes 2 cards of {seat:1} as compensation.');
		const failed = shaken('victim-complex', ['negotiate', 'negotiate']);
		over(failed);
		expect([failed.board.warp['seat:1'] ?? 0, failed.board.warp['seat:2']]).toEqual([0, 3]);
	});

	it('[essence:alien-nervous-breakdown] [CE-36.61] given it is turned up, then its player loses at once, whatever the cards, and collects no compensation', () => {
		const g = over(shaken('nervous-breakdown', WON));
		expect(g.said).toContain('{seat:1} loses the encounter at once.');
		expect(g.said).toContain('The defense wins.');
		expect(g.board.warp['seat:1']).toBe(4);
		const asked = offered(
			shaken('nervous-breakdown', WON, {}, { hands: { 'seat:1': ['reinforcement:5'] } }),
			'seat:1',
			'reinforcement'
		);
		expect(asked).toBe(false);
		const many = { hands: { 'seat:2': Array.from({ length: 7 }, () => 'negotiate') } };
		const none = over(shaken('nervous-breakdown', ['negotiate', 'attack:10'], {}, many));
		expect(none.said).not.toContain('as compensation');
		expect(none.board.warp['seat:1']).toBe(4);
	});

	const joined = (pick: string) => {
		const g = shaken('abandonment', ['attack:10', 'attack:11'], {
			'seat:4': ['offense', { 'planet:4-1': 2 }]
		}).until('alien.abandon.ally');
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(g.choices('seat:4')).toEqual(['stay', 'home', 'change']);
		return over(g.pick('seat:4', pick));
	};

	it('[essence:alien-abandonment] [CE-36.64] given its player has an ally, then that ally stays, goes home or changes sides', () => {
		expect(joined('stay').said).toContain('The offense wins 16 to 15.');
		const home = joined('home');
		expect(home.said).toContain('The defense wins 15 to 14.');
		expect(home.board.warp['seat:4']).toBe(undefined);
		const changed = joined('change');
		expect(changed.said).toContain('The defense wins 17 to 14.');
		expect(changed.board.warp['seat:4']).toBe(undefined);
		expect(changed.said).toContain('{seat:4} changes sides, and stands with the defense.');
	});

	const VOICES = ['hearing-voices', 'hearing-voices-again'];

	it.each(VOICES)(
		'[essence:alien-hearing-voices] [essence:alien-hearing-voices-again] [CE-36.64] given all others name the same of %s, then it happens; else nothing does',
		(trauma) => {
			const heard = (...picks: string[]) => {
				const g = shaken(trauma, LOST, {}, {
					deck: [],
					hands: { 'seat:1': ['attack:04', 'attack:06', 'attack:07'] },
					discard: ['artifact:plague', 'attack:40']
				} as Position).until('alien.voices.agree');
				expect(g.askedSeats).toEqual(['seat:2', 'seat:3', 'seat:4']);
				picks.forEach((pick, i) => g.pick(`seat:${i + 2}`, pick));
				return g;
			};
			const colony = heard('colony', 'colony', 'colony').until('alien.voices.colony');
			expect(colony.choices('seat:1')).not.toContain('planet:2-1');
			colony.pick('seat:1', 'planet:1-3').until('window:reveal.values');
			expect(colony.ships('planet:1-3')).toEqual({});
			const hand = heard('hand', 'hand', 'hand').until('window:reveal.values');
			expect(hand.hand('seat:1')).toHaveLength(2);
			const pile = heard('pile', 'pile', 'pile').until('alien.voices.pile');
			pile.answer('seat:1', { picks: pile.choices('seat:1').slice(0, 2) });
			expect(pile.until('window:reveal.values').hand('seat:1')).toHaveLength(6);
			const none = heard('hand', 'colony', 'hand').until('window:reveal.values');
			expect(none.hand('seat:1')).toHaveLength(4);
			expect(none.said).toContain('The others do not agree on anything for {seat:1}.');
		}
	);

	it.each(['hallucinations', 'hallucinations-again'])(
		'[essence:alien-hallucinations] [essence:alien-hallucinations-again] [CE-36.64] given %s, then the opponent may take the card they have revealed back for another',
		(trauma) => {
			const hands = { 'seat:2': ['attack:20'] };
			const exchanging = () =>
				shaken(trauma, ['attack:10', 'attack:06'], {}, { hands }).until('alien.exchange.card');
			const g = exchanging();
			expect(g.askedSeats).toEqual(['seat:2']);
			expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'attack:20' });
			over(g.pick('seat:2', 'attack:20'));
			expect(g.said).toContain('The defense wins 24 to 14.');
			expect(g.hand('seat:2').map((card) => card.split('#')[0])).toContain('attack:06');
			expect(over(exchanging().pick('seat:2', 'keep')).said).toContain(
				'The offense wins 14 to 10.'
			);
		}
	);

	it('[essence:alien-aggression] [CE-36.64] given two attacks, then its player may play attacks of the hand as reinforcements, several; others may not', () => {
		const charge = 'essence|alien.aggression|charge';
		const hands = { 'seat:1': ['attack:04', 'attack:06'], 'seat:2': ['attack:06'] };
		const charging = (cards: Cards) => shaken('aggression', cards, {}, { hands });
		const g = charging(['attack:09', 'attack:12']).until('window:reveal.values', 'seat:1');
		const name = g.choices('seat:1').find((id) => id.includes('aggression')) ?? charge;
		expect(g.offers('seat:2', name)).toBe(false);
		for (const card of ['attack:04', 'attack:06']) {
			const pick = g.choices('seat:1', name).find((id) => id.startsWith(card)) ?? '';
			g.use('seat:1', name, { pick, then: { pick: 'offense' } });
			g.until('window:reveal.values', 'seat:1');
		}
		expect(over(g).said).toContain('The offense wins 23 to 16.');
		expect(offered(charging(['attack:09', 'negotiate']), 'seat:1', name)).toBe(false);
		// Under a captive it does nothing.
		const kept = ready([['aggression', 'seat:1']], ['attack:09', 'attack:12'], {}, { hands }).lay(
			'attack:09',
			'attack:12'
		);
		expect(openTo(kept.board, 'seat:1')).toEqual([]);
		expect(offered(kept, 'seat:1', name)).toBe(false);
	});

	it('[essence:alien-depression] [CE-36.61] given an attack was revealed, then it counts 00; under a captive it changes nothing', () => {
		expect(over(shaken('depression', ['attack:15', 'attack:06'])).said).toContain(
			'The defense wins 10 to 4.'
		);
		const kept = ready([['depression', 'seat:1']], ['attack:15', 'attack:06']);
		expect(over(kept.lay('attack:15', 'attack:06')).said).toContain('The offense wins 18 to 10.');
	});
});

describe('the flare of Alien', () => {
	const asking = (given: Position = {}) =>
		duel({
			box: ['alien', 'tripler'],
			...given,
			hands: { 'seat:1': ['flare:alien', 'attack:01'], 'seat:2': ['attack:20'], ...given.hands }
		} as Position)
			.until(START, 'seat:1')
			.use('seat:1', 'wild|alien', { pick: 'seat:2' })
			.until('alien.hostages.offer');
	const hostages = ({ board }: CosmicGame) => board.held?.['held:hostages'] ?? {};

	it('[wild:alien] [CE-36.63] given ships are asked for and given, then five of their choice are held until the turn ends, and come home then', () => {
		const g = asking();
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'ships' });
		g.pick('seat:2', 'ships').until('alien.hostages.ships');
		g.answer('seat:2', { split: { 'planet:2-2': 4, 'planet:2-3': 1 } });
		expect([hostages(g), g.ships('planet:2-2')]).toEqual([{ 'seat:2': 5 }, {}]);
		expect(conserved(g.table)['ships of seat:2']).toBe(20);
		g.until('planning.select');
		expect(hostages(g)).toEqual({ 'seat:2': 5 });
		g.until('home.land', 'seat:2');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		expect(hostages(g)).toEqual({});
		expect(conserved(g.table)['ships of seat:2']).toBe(20);
		expect(g.board.discard).toContain('flare:alien');
	});

	it('[wild:alien] [CE-36.63] given they have few ships, then one is left to them', () => {
		const g = asking({ planets: homes('seat:2', 1, 1, 1) }).pick('seat:2', 'ships');
		g.until('alien.hostages.ships').lapse();
		expect(hostages(g)).toEqual({ 'seat:2': 2 });
	});

	it('[wild:alien] [CE-36.63] given cards are offered and accepted, then they pick these and give no ships; given they are refused, then they give ships', () => {
		const offeredCards = () =>
			asking().pick('seat:2', 'cards', { amount: 1 }).until('alien.hostages.accept');
		const g = offeredCards();
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'cards' });
		g.pick('seat:1', 'cards').until('alien.hostages.cards');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { picks: g.choices('seat:2').filter((id) => id.startsWith('attack:20')) });
		g.until('launch.aim');
		expect(g.hand('seat:1').map((card) => card.split('#')[0])).toContain('attack:20');
		expect(hostages(g)).toEqual({});
		const refused = offeredCards().pick('seat:1', 'refuse').until('alien.hostages.ships');
		expect(refused.hand('seat:2').map((card) => card.split('#')[0])).toContain('attack:20');
	});

	it('[wild:alien] [CE-36.63] given they offer to take cards, or a colony, when that is accepted, then its player picks the cards, or founds the colony', () => {
		const takes = asking().pick('seat:2', 'takes', { amount: 1 }).until('alien.hostages.accept');
		expect(steadyAnswer(takes, 'seat:1')).toEqual({ pick: 'refuse' });
		takes.pick('seat:1', 'takes').until('alien.hostages.cards');
		expect(takes.askedSeats).toEqual(['seat:1']);
		takes.answer('seat:1', {
			picks: takes.choices('seat:1').filter((id) => id.startsWith('attack:01'))
		});
		expect(takes.hand('seat:2').map((card) => card.split('#')[0])).toContain('attack:01');
		const colony = asking()
			.pick('seat:2', 'colony', { pick: 'planet:2-4' })
			.until('alien.hostages.accept')
			.pick('seat:1', 'colony')
			.until('alien.hostages.colony');
		colony.pick('seat:1', 'planet:2-4', { split: { 'planet:1-1': 2 } });
		expect(colony.ships('planet:2-4')).toEqual({ 'seat:1': 2, 'seat:2': 4 });
		expect(hostages(colony)).toEqual({});
	});

	const further = () =>
		beginning({ hands: { 'seat:3': ['flare:alien'] } }, [['depression', 'seat:1']]);

	it('[super:alien] [CE-36.59] given it holds a ship of that player, then it may hold a further one, with a trauma of its own', () => {
		const g = further();
		g.use('seat:3', 'super|alien', { pick: 'planet:1-2' }).until('alien.capture.choose');
		g.pick('seat:3', 'essence:alien.nervous-breakdown');
		expect(held(g)).toEqual({ 'seat:1': 2 });
		expect(at(g).placed).toHaveLength(2);
		const none = beginning({ hands: { 'seat:3': ['flare:alien'] } });
		expect(none.offers('seat:3', 'super|alien')).toBe(false);
	});

	it('[super:alien] [CE-36.60] given it lets several of a player go, then it says which of them', () => {
		const two: Captives = [
			['depression', 'seat:1'],
			['abandonment', 'seat:1']
		];
		const g = ready(two, ['attack:15', 'attack:06']).use('seat:3', free, { picks: ['seat:1'] });
		g.until('alien.release.which');
		expect(short(g.choices('seat:3'))).toEqual(['depression', 'abandonment']);
		g.answer('seat:3', { picks: ['essence:alien.abandonment'] }).until('planning.select');
		expect([held(g), g.encounter.gate]).toEqual([{ 'seat:1': 1 }, { 'seat:1': 4 }]);
		expect(over(g.lay('attack:15', 'attack:06')).said).toContain('The offense wins 19 to 10.');
	});
});
