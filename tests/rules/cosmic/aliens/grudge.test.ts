/** Grudge: whoever was invited and did not join pays with ships. */
import { describe, expect, it } from 'vitest';
import { openBoard } from '../../../../src/lib/games/cosmic/view';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { declare, duel, over } from '../../../support/duel';
import type { SeatId, Side } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Cards = [string, string];
type Invited = readonly SeatId[];
type Joining = { readonly [seat in SeatId]?: Side };

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const TALK: Cards = ['negotiate', 'negotiate'];

/**
 * Seat 1, Grudge where nothing else is said, attacks seat 2 with two ships; the two invite these, and those who
 * join do so with two ships. Plays to the end of the alliance.
 */
function allied(
	invited: readonly [Invited, Invited],
	joining: Joining = {},
	{ cards = WON, ...given }: Position & { readonly cards?: Cards } = {}
): CosmicGame {
	const g = duel({
		seats: 5,
		aliens: { 'seat:1': 'grudge' },
		...given,
		hands: {
			...given.hands,
			'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])]
		}
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
	g.until('alliance.offenseInvites').answer('seat:1', { picks: [...invited[0]] });
	g.until('alliance.defenseInvites').answer('seat:2', { picks: [...invited[1]] });
	for (const seat of ['seat:3', 'seat:4', 'seat:5'] as const) {
		if (!invited.some((guests) => guests.includes(seat))) continue;
		g.until('alliance.answer', seat);
		const { [seat]: side } = joining;
		const from = `planet:${Number(seat.slice(5))}-1`;
		g.answer(seat, side ? { pick: side, then: { split: { [from]: 2 } } } : { pick: 'decline' });
	}
	return g;
}

const planned = (...[invited, joining, given]: Parameters<typeof allied>): CosmicGame =>
	allied(invited, joining, given).until('planning.select');

/** The same, with the cards laid. */
const fought = (...[invited, joining, given = {}]: Parameters<typeof allied>): CosmicGame =>
	allied(invited, joining, given).lay(...(given.cards ?? WON));

const holders = (g: CosmicGame): SeatId[] => g.encounter.handed.map(({ seat }) => seat);

const LEFT_OUT: readonly [Invited, Invited] = [['seat:3', 'seat:4'], []];

describe('Grudge', () => {
	it('[alien:grudge] [CE-2.8] given it invited three, of whom one joins it and one its opponent, then the other two get tokens all can see; who was not invited gets none', () => {
		const g = planned([['seat:3', 'seat:4'], ['seat:4']], {
			'seat:3': 'offense',
			'seat:4': 'defense'
		});
		expect(holders(g)).toEqual(['seat:4']);
		const all = planned([['seat:3', 'seat:4', 'seat:5'], ['seat:4']], {
			'seat:3': 'offense',
			'seat:4': 'defense'
		});
		expect(openBoard(all.board, {}).encounter?.handed).toEqual([
			{ seat: 'seat:4', alien: 'grudge' },
			{ seat: 'seat:5', alien: 'grudge' }
		]);
		expect(all.said).toContain('{seat:5} gets a token of Grudge.');
		expect(all.said).not.toContain('{seat:3} gets a token');
	});

	it('[alien:grudge] given it is the defense, then those the defense invited get tokens, and those of the offense none', () => {
		const g = planned([['seat:3'], ['seat:4']], {}, { aliens: { 'seat:2': 'grudge' } });
		expect(holders(g)).toEqual(['seat:4']);
	});

	it('[alien:grudge] given all whom it invited join it, or it is no main player, then nobody gets a token', () => {
		const joined = planned([['seat:3'], []], { 'seat:3': 'offense' });
		over(joined.lay(...WON));
		expect(joined.said).not.toContain('power of Grudge');
		const ally = planned(
			[[], ['seat:3', 'seat:4']],
			{ 'seat:3': 'defense' },
			{
				aliens: { 'seat:3': 'grudge' }
			}
		);
		expect(holders(ally)).toEqual([]);
	});

	it('[alien:grudge] given it wins, then each holder loses one ship of its choice, and the tokens are gone', () => {
		const g = fought(LEFT_OUT).until('mustLose.pick', 'seat:3');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 1, max: 1 });
		// Before anything lands.
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		g.answer('seat:3', { split: { 'planet:3-4': 1 } }).until('mustLose.pick', 'seat:4');
		g.answer('seat:4', { split: { 'planet:4-1': 1 } });
		expect(holders(g)).toEqual([]);
		over(g);
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 1, 'seat:4': 1 });
		expect(g.ships('planet:3-4')).toEqual({ 'seat:3': 3 });
	});

	it('[alien:grudge] given it loses, then each loses four; with fewer, all', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:4-${k}`, k < 4 ? { 'seat:4': 1 } : {}])
		);
		const g = over(fought(LEFT_OUT, {}, { cards: LOST, planets }));
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:3': 4, 'seat:4': 3 });
	});

	it('[alien:grudge] given it wins as the defense, then one ship; as the offense loses, four', () => {
		const as = (cards: Cards) =>
			over(fought([[], ['seat:4']], {}, { aliens: { 'seat:2': 'grudge' }, cards }));
		expect(as(LOST).board.warp['seat:4']).toBe(1);
		expect(as(WON).board.warp['seat:4']).toBe(4);
	});

	it('[alien:grudge] given a deal is made, then one ship; given none is made, four', () => {
		const deal = fought([['seat:4'], []], {}, { cards: TALK });
		deal.agree({ number: { amount: 1 } });
		expect(over(deal).board.warp).toEqual({ 'seat:4': 1 });
		const none = over(fought([['seat:4'], []], {}, { cards: TALK }));
		expect(none.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3, 'seat:4': 4 });
	});

	it('[alien:grudge] given both sides lose, then four ships, those in the encounter not counted among them', () => {
		const g = allied(
			[['seat:3', 'seat:4'], ['seat:4']],
			{ 'seat:4': 'defense' },
			{
				hands: { 'seat:2': ['flare:loser'] }
			}
		);
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|loser');
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 4, 'seat:3': 4, 'seat:4': 2 + 4 });
	});

	it('[alien:grudge] ruling: given a holder is allied with its opponent, then the ships there cannot be given up', () => {
		const g = fought([['seat:4'], ['seat:4']], { 'seat:4': 'defense' }).until(
			'mustLose.pick',
			'seat:4'
		);
		const { shape } = g.decision('seat:4');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).not.toContain('beside');
		over(g);
		expect(g.board.warp).toMatchObject({ 'seat:4': 2 + 1 });
		const landing = fought(
			[['seat:4'], ['seat:4']],
			{ 'seat:4': 'offense' },
			{
				aliens: { 'seat:2': 'grudge' }
			}
		).until('mustLose.pick', 'seat:4');
		const asked = landing.decision('seat:4').shape;
		expect(asked.type === 'split' && asked.places.map(({ id }) => id)).not.toContain('gate');
		expect(over(landing).ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:4': 2 });
	});

	it('[alien:grudge] [CE-2.8] ruling: given the encounter ends early, then the tokens go without effect', () => {
		const g = allied(LEFT_OUT, {}, { hands: { 'seat:3': ['attack:04'] } });
		g.until('window:planning.beforeSelect');
		expect(holders(g)).toEqual(['seat:3', 'seat:4']);
		// CE-10.11: without encounter cards its turn ends.
		g.board.players['seat:1']!.hand = [];
		for (; g.board.turn === 1; g.lapse()) expect(g.asked).not.toContain('mustLose.pick');
		expect(g.said).toContain('{seat:2} starts a turn.');
		expect(g.board.warp).toEqual({});
		expect(g.encounter.handed).toEqual([]);
	});

	it('[alien:grudge] given an ally that joined it is sent home before the tokens are handed out, then it gets none', () => {
		const g = allied(
			[['seat:3', 'seat:4'], []],
			{ 'seat:3': 'offense' },
			{
				aliens: { 'seat:2': 'grudge' },
				hands: { 'seat:1': ['artifact:force-field'] }
			}
		);
		expect(holders(g.until('planning.select'))).toEqual([]);
		const own = allied(
			[[], ['seat:3', 'seat:4']],
			{ 'seat:3': 'defense' },
			{
				aliens: { 'seat:2': 'grudge' },
				hands: { 'seat:1': ['artifact:force-field'] }
			}
		).until('window:alliance.formed', 'seat:1');
		own.use('seat:1', 'artifact|force-field', { picks: ['seat:3'] }).until('planning.select');
		expect(own.encounter.allies.defense).toEqual([]);
		expect(holders(own)).toEqual(['seat:4']);
	});

	it('[alien:grudge] given a Parasite that joins the other side uninvited, or stays out, then it gets no token', () => {
		const g = allied(
			[['seat:4'], []],
			{},
			{ aliens: { 'seat:1': 'grudge', 'seat:3': 'parasite' } }
		);
		expect(holders(g.until('planning.select'))).toEqual(['seat:4']);
	});

	it('[alien:grudge] given it is zapped, then nobody gets a token, and nobody pays', () => {
		const g = allied(LEFT_OUT, {}, { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(holders(g)).toEqual([]);
		expect(over(g.lay(...WON)).board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:grudge] ruling: given the tokens are out, then what they cost is no use that could be stopped', () => {
		const g = fought(LEFT_OUT, {}, { hands: { 'seat:4': ['artifact:cosmic-zap'] } });
		for (; g.board.turn === 1 && !g.asked.includes('mustLose.pick'); g.lapse())
			expect(g.offers('seat:4', 'artifact|cosmic-zap')).toBe(false);
		expect(g.asked).toContain('mustLose.pick');
	});

	it('[alien:grudge] [CE-17.11] given its power is off when the encounter is won, then nobody pays, and the tokens go', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, k < 4 ? { 'seat:1': 3 } : {}])
		);
		const g = planned(LEFT_OUT, {}, { planets });
		g.board.encounter!.zapped.push({ seat: 'seat:1', alien: 'grudge' });
		over(g.lay(...WON));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.board.encounter!.handed).toEqual([]);
	});

	it('[alien:grudge] [CE-22.7] given two players, then it is left out of the box, for they have no allies', () => {
		expect(poolFor(2, { allowThirdPartyAliens: false })).not.toContain('grudge');
		expect(poolFor(3, { allowThirdPartyAliens: false })).toContain('grudge');
	});
});

describe('the Grudge flare', () => {
	/** Seat 2 wins with an ally, seat 4, or seat 1 does; the loser holds the flare. */
	const beaten = (cards: Cards, side: Side, given: Position = {}): CosmicGame =>
		fought(
			side === 'offense' ? [['seat:4'], []] : [[], ['seat:4']],
			{ 'seat:4': side },
			{
				aliens: {},
				cards,
				...given,
				hands: {
					[side === 'offense' ? 'seat:2' : 'seat:1']: ['flare:grudge'],
					...given.hands
				}
			}
		);

	it('[wild:grudge] given the offense wins, when it plays it, then the allies of the offense go home and found no colony; not played, they land', () => {
		const g = beaten(WON, 'offense').until('window:resolution.outcome', 'seat:2');
		g.use('seat:2', 'wild|grudge').until('home.land');
		g.answer('seat:4', { split: { 'planet:4-2': 2 } });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.ships('planet:4-2')).toEqual({ 'seat:4': 6 });
		expect(over(beaten(WON, 'offense')).ships('planet:2-1')).toEqual({
			'seat:1': 2,
			'seat:4': 2
		});
	});

	it('[wild:grudge] given the defense wins, when it plays it, then the allies of the defense go home without rewards; not played, they are rewarded', () => {
		const g = beaten(LOST, 'defense').until('window:resolution.outcome', 'seat:1');
		over(g.use('seat:1', 'wild|grudge'));
		expect(g.said).not.toContain('as rewards');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(over(beaten(LOST, 'defense')).said).toContain('as rewards');
	});

	it('[wild:grudge] given its player wins, or the winner has no allies, or it is no main player, then it cannot be played', () => {
		const never = (g: CosmicGame, seat: SeatId): void => {
			const { encounters } = g.board;
			for (; g.board.encounters === encounters && !g.asked.includes('turn.second'); g.lapse())
				expect(g.offers(seat, 'wild|grudge')).toBe(false);
		};
		never(beaten(LOST, 'offense'), 'seat:2');
		never(
			beaten(LOST, 'defense', { hands: { 'seat:1': [], 'seat:2': ['flare:grudge'] } }),
			'seat:2'
		);
		never(fought([[], []], {}, { aliens: {}, hands: { 'seat:2': ['flare:grudge'] } }), 'seat:2');
		never(
			beaten(WON, 'offense', { hands: { 'seat:2': [], 'seat:3': ['flare:grudge'] } }),
			'seat:3'
		);
	});

	it('[wild:grudge] given Card Zap answers it, then the allies land', () => {
		const g = beaten(WON, 'offense', {
			hands: { 'seat:1': ['artifact:card-zap'], 'seat:2': ['flare:grudge'] }
		});
		declare(g.until('window:resolution.outcome', 'seat:2'), 'seat:2', 'wild|grudge');
		g.use('seat:1', 'artifact|card-zap');
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:4': 2 });
	});

	const SUPER: Position = { hands: { 'seat:1': ['flare:grudge'] } };

	it('[super:grudge] given it wins, when it plays it before the tokens are handed in, then each costs four ships; not played, one', () => {
		const g = fought(LEFT_OUT, {}, SUPER).until('window:tokens.due', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']);
		over(g.use('seat:1', 'super|grudge'));
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 4, 'seat:4': 4 });
		expect(over(fought(LEFT_OUT, {}, SUPER)).board.warp).toMatchObject({ 'seat:3': 1 });
	});

	it('[super:grudge] given it loses, then the tokens cost four anyway, and it cannot be played', () => {
		const g = fought(LEFT_OUT, {}, { ...SUPER, cards: LOST });
		for (; g.board.turn === 1; g.lapse()) expect(g.offers('seat:1', 'super|grudge')).toBe(false);
		expect(g.board.warp).toMatchObject({ 'seat:3': 4 });
	});

	it('[super:grudge] given Cosmic Zap answers it, then each token costs one ship, and the flare comes back', () => {
		const g = fought(
			LEFT_OUT,
			{},
			{
				hands: { 'seat:1': ['flare:grudge'], 'seat:2': ['artifact:cosmic-zap'] }
			}
		).until('window:tokens.due', 'seat:1');
		declare(g, 'seat:1', 'super|grudge').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(g.board.warp).toMatchObject({ 'seat:3': 1, 'seat:4': 1 });
		expect(g.hand('seat:1')).toContain('flare:grudge');
	});

	it('[super:grudge] [CE-16.22] given it does not hold its flare, but any card, then it is asked all the same', () => {
		const g = fought(LEFT_OUT).until('window:tokens.due', 'seat:1');
		expect(g.offers('seat:1', 'super|grudge')).toBe(false);
	});
});
