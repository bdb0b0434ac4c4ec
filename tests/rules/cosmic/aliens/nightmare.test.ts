/** Nightmare: when it lays a bad dream, what each brings about once it is turned up, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { PlanetId, SeatId, Ships } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const ALL = [
	'unprepared',
	'teeth-falling-out',
	'seeing-the-dead',
	'running',
	'out-of-fuel',
	'naked-in-public',
	'lost-the-way-home',
	'late-for-work',
	'falling-forever',
	'being-chased'
];
const FORMED = 'window:alliance.formed';
const DECLARED = 'window:use.declared';

/** This seat is Nightmare: these dreams lie face down before players, and of the others some are in its cache. */
const nightmare = (
	seat: SeatId,
	dreams: { readonly [dream: string]: SeatId } = {},
	given: Position = {}
): Position => ({
	...given,
	aliens: { [seat]: 'nightmare', ...given.aliens },
	essence: {
		nightmare: {
			cache: ALL.filter((card) => !(card in dreams)).slice(0, 3),
			unseen: Object.entries(dreams)
		},
		...given.essence
	}
});

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:nightmare.', ''));
const at = ({ board }: CosmicGame) => board.essence!['nightmare']!;
const laid = (g: CosmicGame) => at(g).placed.map(({ id, on }) => [short([id])[0], on]);

/** Seats 1 and 2 meet, and invite nobody; seat 3 is Nightmare. */
const formed = (given: Position = {}) =>
	duel(nightmare('seat:3', {}, given))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until(FORMED, 'seat:3');
const lay = 'power|nightmare|lay|';

describe('Nightmare', () => {
	it('[alien:nightmare] [CE-36.51] given neither main player has invited it, then it may lay a dream of its cache face down before one of them, which others do not see', () => {
		const g = formed();
		expect(g.choices('seat:3', lay)).toEqual(['seat:1', 'seat:2']);
		g.use('seat:3', lay, { pick: 'seat:1' }).until('nightmare.lay.choose');
		expect(short(g.choices('seat:3'))).toEqual(ALL.slice(0, 3));
		g.pick('seat:3', 'essence:nightmare.teeth-falling-out');
		expect(laid(g)).toEqual([['teeth-falling-out', 'seat:1']]);
		expect(at(g).cache).toHaveLength(3);
		expect(g.said).toContain('{seat:3} lays a card of Nightmare face down before {seat:1}.');
		const open = lookOpen(cosmic, g.table).board.essence!['nightmare']!;
		expect([open.placed, open.unseen]).toEqual([[], ['seat:1']]);
		expect(lookOwn(cosmic, g.table, 'seat:3').board.unseen).toEqual([
			{ id: 'essence:nightmare.teeth-falling-out', on: 'seat:1' }
		]);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.unseen).toBe(undefined);
	});

	it('[alien:nightmare] [CE-36.51] given it was invited by one, then it may lay none before that one; given it passes, then none lies there', () => {
		const g = duel(nightmare('seat:3')).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until(FORMED, 'seat:3');
		expect(g.choices('seat:3', lay)).toEqual(['seat:2']);
		expect(laid(over(formed().pass()))).toEqual([]);
	});

	it('[alien:nightmare] [CE-36.51] given it has lost and others have won, then it may lay one before one of them, allies too, but once in an encounter and one before each', () => {
		const lost = () =>
			fight(WON, { 'seat:4': ['offense', { 'planet:4-1': 1 }] }, nightmare('seat:2')).until(
				'window:resolution.settled',
				'seat:2'
			);
		expect(lost().choices('seat:2', lay)).toEqual(['seat:1', 'seat:4']);
		expect(offered(met(LOST, nightmare('seat:2')), 'seat:2', lay)).toBe(false);
		const has = fight(
			WON,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			nightmare('seat:2', { 'late-for-work': 'seat:1' })
		).until('window:resolution.settled', 'seat:2');
		expect(has.choices('seat:2', lay)).toEqual(['seat:4']);
		const once = formed().use('seat:3', lay, { pick: 'seat:1' });
		once.until('nightmare.lay.choose').pick('seat:3', 'essence:nightmare.unprepared');
		expect(offered(once, 'seat:3', lay, (g) => g.asked.includes('planning.select'))).toBe(false);
	});

	it('[alien:nightmare] [CE-36.51] given it has laid one as alliances stood, when it then loses as an ally, then it lays no other in this encounter', () => {
		const lostAfter = (laying: boolean) => {
			const g = duel({
				...nightmare('seat:3'),
				...{ seats: 4, hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:30'] } }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 1 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				}
			});
			g.until(FORMED, 'seat:3');
			expect(g.choices('seat:3', lay)).toEqual(['seat:2']);
			if (laying) {
				g.use('seat:3', lay, { pick: 'seat:2' }).until('nightmare.lay.choose');
				g.pick('seat:3', 'essence:nightmare.unprepared');
			}
			return offered(g.lay('attack:00', 'attack:30'), 'seat:3', lay);
		};
		expect([lostAfter(false), lostAfter(true)]).toEqual([true, false]);
	});

	it('[alien:nightmare] [CE-36.51] given Cosmic Zap answers the laying, then none lies there; given it answers the turning up, then the dream stays face down', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = declare(formed({ hands }), 'seat:3', lay, { pick: 'seat:1' });
		over(g.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap'));
		expect(laid(g)).toEqual([]);
		const up = met(
			['attack:20', 'attack:10'],
			nightmare('seat:3', { 'teeth-falling-out': 'seat:1' }, { hands })
		).until('window:reveal.cards', 'seat:3');
		declare(up, 'seat:3', 'power|nightmare|teeth');
		over(up.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap'));
		expect(laid(up)).toEqual([['teeth-falling-out', 'seat:1']]);
		expect(up.said).toContain('The offense wins 21 to 14.');
	});

	it('[alien:nightmare] [CE-36.4] given its power is lost, then all its cards are unavailable; given powers are traded, then the dreams are theirs who plays it now', () => {
		const weak = nightmare(
			'seat:2',
			{ 'late-for-work': 'seat:1' },
			{ planets: homes('seat:2', 1, 4, 4) }
		);
		const g = over(met(WON, weak, 2));
		expect([laid(g), at(g).cache, at(g).unavailable.length]).toEqual([[], [], 4]);
		const other = duel(nightmare('seat:3', { 'late-for-work': 'seat:1' }));
		tradePowers(new Play(cosmic, other.table), 'seat:3', 'seat:2');
		expect(lookOwn(cosmic, other.table, 'seat:2').board.unseen).toHaveLength(1);
		expect(lookOwn(cosmic, other.table, 'seat:3').board.unseen).toBe(undefined);
	});

	it('[alien:nightmare] [CE-36.52] given which dream lies there nobody else knows, then it is asked wherever one might apply, and offered only what does', () => {
		const g = met(['attack:20', 'attack:10'], nightmare('seat:3', { 'late-for-work': 'seat:1' }));
		g.until('window:reveal.cards', 'seat:3');
		expect(g.choices('seat:3')).toEqual(['pass']);
		// Another lies before who has revealed an attack, and this one before somebody who has not.
		const other = met(
			['attack:20', 'attack:10'],
			nightmare(
				'seat:3',
				{ 'late-for-work': 'seat:1', 'teeth-falling-out': 'seat:4' },
				{ seats: 4 }
			)
		).until('window:reveal.cards', 'seat:3');
		expect(other.choices('seat:3')).toEqual(['pass']);
		// Where it is seen to lie elsewhere nobody is asked.
		const asks = (unavailable: readonly string[]) => {
			const g = met(['attack:20', 'attack:10'], {
				...nightmare('seat:3', {}, { hands: { 'seat:3': [] } }),
				essence: {
					nightmare: { cache: ['running'], unseen: [['late-for-work', 'seat:1']], unavailable }
				}
			});
			let asked = false;
			for (
				;
				!g.asked.includes('window:resolution.outcome') && !g.board.encounter?.outcome;
				g.lapse()
			)
				asked ||= g.table.decisions.some(
					({ seat, window }) => seat === 'seat:3' && window === 'reveal.cards'
				);
			return asked;
		};
		expect([asks([]), asks(['teeth-falling-out'])]).toEqual([true, false]);
		expect(steadyAnswer(formed(), 'seat:3')).toMatchObject({ pick: lay });
	});
});

describe('the bad dreams of Nightmare', () => {
	it('[essence:nightmare-unprepared] [CE-36.54] given it is turned up before a main player chooses, then they draw until an encounter card comes and lay that; the others go to Nightmare', () => {
		const g = duel(
			nightmare(
				'seat:3',
				{ unprepared: 'seat:2' },
				{ deck: ['artifact:plague', 'artifact:quash', 'attack:04', 'attack:40'] }
			)
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		const theirs = g.hand('seat:3').length;
		g.until('window:planning.selecting', 'seat:3').use('seat:3', 'power|nightmare|unprepared');
		g.until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.encounter.laid.defense!.card).toEqual('attack:04');
		expect(g.hand('seat:3')).toHaveLength(theirs + 2);
		expect(g.hand('seat:2')).toEqual(['attack:08']);
		expect(at(g).unavailable).toEqual(['essence:nightmare.unprepared']);
		g.pick('seat:1', 'attack:08');
		expect(over(g).said).toContain('The offense wins 9 to 8.');
	});

	it('[essence:nightmare-unprepared] [CE-36.54] given Oracle has the card laid face up, then it is the one that was drawn', () => {
		const g = duel(
			nightmare(
				'seat:3',
				{ unprepared: 'seat:2' },
				{ aliens: { 'seat:1': 'oracle' }, deck: ['attack:04'] }
			)
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		for (let i = 0; i < 40 && !g.asked.includes('planning.select'); i++) {
			if (g.offers('seat:3', 'power|nightmare|unprepared'))
				g.use('seat:3', 'power|nightmare|unprepared');
			else g.lapse();
		}
		expect(g.encounter.laid.defense).toMatchObject({ card: 'attack:04#1', faceUp: true });
	});

	it('[essence:nightmare-teeth-falling-out] [CE-36.54] given an attack was revealed, then it counts half, rounded down', () => {
		const revealed = () =>
			met(['attack:15', 'attack:06'], nightmare('seat:3', { 'teeth-falling-out': 'seat:1' })).until(
				'window:reveal.cards',
				'seat:3'
			);
		const g = revealed().use('seat:3', 'power|nightmare|teeth');
		expect(over(g).said).toContain('The defense wins 10 to 8.');
		expect(g.said).toContain('{seat:3} turns up Teeth Falling Out before {seat:1}.');
		expect(over(revealed().pass()).said).toContain('The offense wins 16 to 10.');
	});

	it('[essence:nightmare-seeing-the-dead] [CE-36.53] given the dreamer is to get a ship back, then one of each other player comes back instead', () => {
		const warp = { 'seat:1': 3, 'seat:2': 2, 'seat:3': 1 };
		const g = duel(nightmare('seat:3', { 'seeing-the-dead': 'seat:1' }, { warp }));
		g.until('window:regroup.retrieve', 'seat:3').use('seat:3', 'power|nightmare|dead');
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 1 });
	});

	it('[essence:nightmare-running] [CE-36.55] given the dreamer is about to join a side, then they stay out', () => {
		const g = duel(nightmare('seat:3', { running: 'seat:4' }, { seats: 4 })).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		g.until('alliance.answer', 'seat:4').answer('seat:4', {
			pick: 'offense',
			then: { split: { 'planet:4-1': 2 } }
		});
		g.until('window:ships.chosen', 'seat:3').use('seat:3', 'power|nightmare|running');
		g.until('planning.select');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(g.ships('planet:4-1')).toEqual({ 'seat:4': 4 });
		expect(g.said).toContain('{seat:4} stays out.');
	});

	it('[essence:nightmare-out-of-fuel] [CE-36.53] given the dreamer could have a second encounter, then their turn ends', () => {
		const won = () =>
			met(
				WON,
				nightmare('seat:3', { 'out-of-fuel': 'seat:1' }, { hands: { 'seat:1': ['attack:20'] } })
			).until('window:resolution.end', 'seat:3');
		const g = won().use('seat:3', 'power|nightmare|fuel');
		for (; g.board.offense === 'seat:1'; g.lapse()) expect(g.asked).not.toContain('turn.second');
		expect(won().pass().until('turn.second').askedSeats).toEqual(['seat:1']);
		const lost = met(LOST, nightmare('seat:3', { 'out-of-fuel': 'seat:1' }));
		expect(offered(lost, 'seat:3', 'power|nightmare|fuel')).toBe(false);
	});

	/** So many foreign colonies of a seat at the home of another. */
	const colonies = (seat: SeatId, host: number, n: number): Partial<Record<PlanetId, Ships>> =>
		Object.fromEntries(
			Array.from({ length: n }, (_, i) => [
				`planet:${host}-${i + 2}`,
				{ [`seat:${host}`]: 1, [seat]: 1 }
			])
		);

	it('[essence:nightmare-naked-in-public] [CE-36.57] given two would win, the dreamer among them, then the dreamer does not; alone they would', () => {
		const near = (dreamer: SeatId, allies: number) =>
			fight(
				WON,
				{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
				nightmare(
					'seat:3',
					{ 'naked-in-public': dreamer },
					{ planets: { ...colonies('seat:1', 3, 4), ...colonies('seat:4', 2, allies) } }
				)
			);
		const g = near('seat:4', 4);
		for (let i = 0; i < 40 && !g.table.over; i++)
			if (g.offers('seat:3', 'power|nightmare|naked')) g.use('seat:3', 'power|nightmare|naked');
			else g.lapse();
		expect(g.table.over!.winners).toEqual(['seat:1']);
		const alone = near('seat:1', 1);
		expect(
			offered(alone, 'seat:3', 'power|nightmare|naked', ({ table }) => table.over !== null)
		).toBe(false);
		expect(alone.table.over!.winners).toEqual(['seat:1']);
	});

	const dealing = (given: Position = {}) =>
		met(
			['negotiate', 'negotiate'],
			nightmare('seat:3', { 'lost-the-way-home': 'seat:1' }, given)
		).agree({ number: { amount: 1 } }, { colony: { pick: 'planet:2-2', then: { pick: 'open' } } });

	it('[essence:nightmare-lost-the-way-home] [CE-36.57] given the dreamer gains a colony in a deal, then they get a card of the other by chance instead', () => {
		const g = dealing().until('window:resolution.dealMade', 'seat:3');
		g.use('seat:3', 'power|nightmare|lost');
		const [mine, theirs] = [g.hand('seat:1').length, g.hand('seat:2').length];
		over(g);
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4 });
		// One for one.
		expect([g.hand('seat:1').length, g.hand('seat:2').length]).toEqual([mine, theirs]);
		expect(over(dealing()).ships('planet:2-2')).toMatchObject({
			'seat:2': 4,
			'seat:1': expect.any(Number) as number
		});
	});

	it('[essence:nightmare-late-for-work] [CE-36.53] given the encounter of the dreamer begins, then destiny comes next', () => {
		const begun = () =>
			duel(nightmare('seat:3', { 'late-for-work': 'seat:1' }, { warp: { 'seat:1': 2 } })).until(
				'window:encounter.start',
				'seat:3'
			);
		const g = begun().use('seat:3', 'power|nightmare|late');
		expect(g.until('launch.aim').board.warp).toEqual({ 'seat:1': 2 });
		expect(begun().pass().until('launch.aim').board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[essence:nightmare-falling-forever] [CE-36.56] given the dreamer is about to land, then their ships go to the warp; others of the side land', () => {
		const g = fight(
			WON,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			nightmare('seat:2', { 'falling-forever': 'seat:1' })
		);
		g.until('window:resolution.outcome', 'seat:2').use('seat:2', 'power|nightmare|falling');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:4': 1 });
		expect(g.board.warp['seat:1']).toBe(3);
		const held = met(LOST, nightmare('seat:3', { 'falling-forever': 'seat:1' }));
		expect(offered(held, 'seat:3', 'power|nightmare|falling')).toBe(false);
	});

	it('[essence:nightmare-being-chased] [CE-36.55] given the dreamer is to encounter somebody else, then they encounter Nightmare at home', () => {
		const g = duel(nightmare('seat:3', { 'being-chased': 'seat:1' }));
		g.until('window:destiny.defenseSet', 'seat:3').use('seat:3', 'power|nightmare|chased');
		g.until('launch.aim');
		expect([g.encounter.defense, g.encounter.system]).toEqual(['seat:3', 'seat:3']);
		expect(g.said).toContain('{seat:1} encounters {seat:3}.');
		const own = duel({ ...nightmare('seat:2', { 'being-chased': 'seat:1' }) });
		expect(offered(own, 'seat:2', 'power|nightmare|chased')).toBe(false);
	});
});

describe('the Nightmare flare', () => {
	const winning = (given: Position = {}) =>
		met(WON, {
			...given,
			box: ['nightmare'],
			hands: { 'seat:3': ['flare:nightmare'], ...given.hands },
			planets: { 'planet:3-5': {}, 'planet:2-4': { 'seat:2': 4, 'seat:1': 1 }, ...given.planets }
		} as Position).until('window:colonies.gained', 'seat:3');
	const wild = 'wild|nightmare|divert|flare:nightmare';

	it('[wild:nightmare] [CE-36.58] given another gains a colony, then its ships go to a planet without ships, or to a colony of theirs, as its player says', () => {
		const g = winning();
		expect(g.choices('seat:3', wild)).toEqual(['seat:1']);
		const to = g.choices('seat:3', wild, 'seat:1', 'planet:2-1');
		expect(to).toContain('planet:3-5');
		expect(to).toContain('planet:2-4');
		expect(to).not.toContain('planet:3-1');
		g.use('seat:3', wild, {
			pick: 'seat:1',
			then: { pick: 'planet:2-1', then: { pick: 'planet:2-4' } }
		});
		over(g);
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 4, 'seat:1': 2 });
		expect(g.board.discard).toContainEqual('flare:nightmare');
	});

	it('[wild:nightmare] [CE-36.58] given it is not played, or the colony is one’s own, then ships stay where they landed', () => {
		expect(over(winning().pass()).ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		const own = met(WON, {
			box: ['nightmare'],
			hands: { 'seat:1': ['flare:nightmare'] }
		} as Position);
		expect(offered(own, 'seat:1', 'wild|nightmare')).toBe(false);
	});

	const further = (given: Position = {}) =>
		duel(
			nightmare(
				'seat:3',
				{ 'late-for-work': 'seat:1' },
				{ hands: { 'seat:3': ['flare:nightmare'] }, ...given }
			)
		)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until(FORMED, 'seat:3');

	it('[super:nightmare] [CE-36.51] given a player has a dream, then this lays a further one before them', () => {
		const g = further();
		expect(g.choices('seat:3', lay)).toEqual(['seat:2']);
		g.use('seat:3', 'super|nightmare', { pick: 'seat:1' }).until('nightmare.lay.choose');
		g.pick('seat:3', 'essence:nightmare.unprepared');
		expect(laid(g)).toEqual([
			['late-for-work', 'seat:1'],
			['unprepared', 'seat:1']
		]);
		expect(lookOpen(cosmic, g.table).board.essence!['nightmare']!.unseen).toEqual([
			'seat:1',
			'seat:1'
		]);
	});

	it('[super:nightmare] given Cosmic Zap answers it, then no further one is laid', () => {
		const g = further({
			hands: { 'seat:3': ['flare:nightmare'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:3', 'super|nightmare', { pick: 'seat:1' }).until(DECLARED, 'seat:2');
		over(g.use('seat:2', 'artifact|cosmic-zap'));
		expect(laid(g)).toEqual([['late-for-work', 'seat:1']]);
	});
});
