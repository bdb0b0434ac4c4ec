/** Muckraker: winning allies buy its silence, or go home with nothing. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, meet, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { SeatId } from '../../../../src/lib/core';
import type { CardId } from '../../../../src/lib/games/cosmic/types';

const NAME = 'power|muckraker';
const WINS: Cards = ['attack:30', 'attack:01'];
const EVEN: Cards = ['attack:08', 'attack:08'];
const LOSES: Cards = ['attack:01', 'attack:30'];
const MUCK: Position = { aliens: { 'seat:2': 'muckraker' } };
const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);

/** Seats 3 and 4 stand with a side, two ships each; its holder may accuse. */
const known = (
	given: Position,
	{ cards = WINS, side = 'offense' as 'offense' | 'defense', seat = 'seat:2' as SeatId } = {}
): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': [side, { 'planet:3-1': 2 }], 'seat:4': [side, { 'planet:4-1': 2 }] },
		given
	).until('window:resolution.outcome', seat);
/** Both are accused with the card that begins so. */
const accused = (g: CosmicGame, card: string, picks = ['seat:3', 'seat:4']): CosmicGame =>
	declare(g, 'seat:2', NAME).until('muckraker.slander.accuse').pick('seat:2', card, { picks });

describe('Muckraker', () => {
	const HANDS: Position = {
		...MUCK,
		hands: {
			'seat:2': ['attack:10', 'negotiate'],
			'seat:3': ['attack:12', 'attack:08', 'negotiate'],
			'seat:4': ['artifact:quash', 'attack:09']
		}
	};

	it('[alien:muckraker] given an attack, then a higher one or no encounter card at all buys silence, and who buys it stays', () => {
		const g = accused(known(HANDS), 'attack:10').until('muckraker.slander.bribe');
		expect(like(g.choices('seat:3'))).toEqual(['attack:12', 'none']);
		expect(like(g.choices('seat:4'))).toEqual(['artifact:quash', 'none']);
		over(g.pick('seat:3', 'attack:12').pick('seat:4', 'artifact:quash'));
		expect(like(g.hand('seat:2'))).toEqual(expect.arrayContaining(['attack:12', 'artifact:quash']));
		expect(g.board.discard).toContain('attack:10#1');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:4': 2 });
	});

	it('[alien:muckraker] given an attack, then one that is as high does not buy silence', () => {
		const g = accused(known(HANDS), 'attack:08').until('muckraker.slander.bribe');
		expect(like(g.hand('seat:3'))).toContain('attack:08');
		expect(like(g.choices('seat:3'))).toEqual(['attack:12', 'none']);
	});

	it('[alien:muckraker] given a negotiate, then another one does; who gives nothing goes home and gains nothing', () => {
		const g = accused(known(HANDS), 'negotiate').until('muckraker.slander.bribe');
		expect(like(g.choices('seat:3'))).toEqual(['negotiate', 'none']);
		over(g.pick('seat:3', 'none').pick('seat:4', 'artifact:quash'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.said).toContain('2 ships of {seat:3} go home');
		expect(like(g.hand('seat:3'))).toEqual(['attack:12', 'attack:08', 'negotiate']);
	});

	it('[alien:muckraker] given both go home, then neither is an ally any more; it has to accuse somebody', () => {
		const g = declare(known(HANDS), 'seat:2', NAME).until('muckraker.slander.accuse');
		const [card] = g.choices('seat:2');
		expect(() => g.pick('seat:2', card!, { picks: [] })).toThrow();
		g.pick('seat:2', 'negotiate', { picks: ['seat:4', 'seat:3'] });
		// In timing order, however they were picked.
		expect(g.said).toContain('{seat:2} accuses {seat:3} and {seat:4}.');
		g.until('muckraker.slander.bribe').pick('seat:3', 'none').pick('seat:4', 'none');
		expect(g.until('turn.second').encounter.allies.offense).toEqual([]);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:muckraker] given an ally with one ship there, then they can be accused; with none any more they cannot', () => {
		const g = known(HANDS);
		g.encounter.gate['seat:3'] = 1;
		delete g.encounter.gate['seat:4'];
		declare(g, 'seat:2', NAME).until('muckraker.slander.accuse');
		expect(() => g.pick('seat:2', 'negotiate', { picks: ['seat:4'] })).toThrow();
		g.pick('seat:2', 'negotiate', { picks: ['seat:3'] });
		const none = known(HANDS);
		for (const seat of ['seat:3', 'seat:4'] as const) delete none.encounter.gate[seat];
		over(declare(none, 'seat:2', NAME));
		expect(none.said).toContain('uses the power of Muckraker');
		expect(none.said).not.toContain('accuses');
	});

	it('[alien:muckraker] given both sides lose, then nobody has won, and nobody is accused', () => {
		const g = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ ...HANDS, options: { hazard: 'conflict' }, piles: { hazard: ['hazard:meteor-storm'] } }
		);
		expect(offered(g, 'seat:2', NAME)).toBe(false);
		expect(g.said).toContain('Both sides lose');
	});

	it('[alien:muckraker] given it accuses one of them, then the other is left alone', () => {
		const g = accused(known(HANDS), 'negotiate', ['seat:3']).until('muckraker.slander.bribe');
		expect(g.askedSeats).toEqual(['seat:3']);
		over(g.pick('seat:3', 'none'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[alien:muckraker] given allies of a defense that has won, then who goes home has no rewards', () => {
		const g = known(
			{
				...HANDS,
				aliens: { 'seat:1': 'muckraker' },
				hands: { ...HANDS.hands, 'seat:1': ['negotiate'] }
			},
			{ cards: LOSES, side: 'defense', seat: 'seat:1' }
		);
		declare(g, 'seat:1', NAME).until('muckraker.slander.accuse');
		g.pick('seat:1', 'negotiate', { picks: ['seat:3', 'seat:4'] }).until('muckraker.slander.bribe');
		over(g.pick('seat:3', 'none').pick('seat:4', 'artifact:quash'));
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(g.said).not.toContain('{seat:3} takes 2 cards as rewards');
		expect(g.said).toContain('{seat:4} takes 2 cards as rewards');
		expect(g.said).toContain('2 ships of {seat:3} go home');
	});

	it('[alien:muckraker] given one of them holds no card, then they go home without being asked', () => {
		const none: Position = { ...HANDS, hands: { ...HANDS.hands, 'seat:3': [] } };
		const g = accused(known(none), 'negotiate').until('muckraker.slander.bribe');
		expect(g.askedSeats).toEqual(['seat:4']);
		over(g.pick('seat:4', 'none'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:muckraker] given it is an ally who has won itself, then it accuses the other one, not itself', () => {
		const g = known({ ...HANDS, aliens: { 'seat:3': 'muckraker' } }, { seat: 'seat:3' });
		declare(g, 'seat:3', NAME).until('muckraker.slander.accuse');
		expect(JSON.stringify(g.decision('seat:3').shape)).toContain('seat:4');
		const only = { pick: g.choices('seat:3')[0]!, then: { picks: ['seat:3'] } };
		expect(() => g.answer('seat:3', only)).toThrow();
	});

	it('[alien:muckraker] given allies have lost, there are none, or it is uninvolved, then it is not offered', () => {
		expect(offered(met(WINS, MUCK), 'seat:2', NAME)).toBe(false);
		const allied = { 'seat:3': ['offense', { 'planet:3-1': 2 }] } as const;
		const lost = fight(LOSES, { 'seat:3': [...allied['seat:3']] }, MUCK);
		expect(offered(lost, 'seat:2', NAME)).toBe(false);
		const aside = fight(
			WINS,
			{ 'seat:3': [...allied['seat:3']] },
			{ aliens: { 'seat:4': 'muckraker' } }
		);
		expect(offered(aside, 'seat:4', NAME)).toBe(false);
	});

	it.each([
		['its opponent', 'seat:1', LOSES, 'defense'],
		['an ally of the losers', 'seat:4', WINS, 'offense']
	] as const)(
		'[alien:muckraker] given it is %s, then it accuses as well',
		(_who, by, cards, side) => {
			const g = fight(
				[...cards],
				{ 'seat:3': [side, { 'planet:3-1': 2 }], 'seat:4': ['defense', { 'planet:4-1': 1 }] },
				{ aliens: { [by]: 'muckraker' } }
			).until('window:resolution.outcome', by);
			declare(g, by, NAME).until('muckraker.slander.accuse');
			g.pick(by, g.choices(by)[0]!, { picks: ['seat:3'] }).until('muckraker.slander.bribe');
			expect(g.askedSeats).toEqual(['seat:3']);
		}
	);

	it('[alien:muckraker] given one card and one ally, or no card that buys silence, then it is asked all the same, so that nobody hears of it', () => {
		const g = duel({
			...MUCK,
			seats: 4,
			hands: { 'seat:2': ['attack:10'], 'seat:3': ['attack:01'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: EVEN
		});
		g.until('window:resolution.outcome', 'seat:2');
		declare(g, 'seat:2', NAME).until('muckraker.slander.accuse');
		expect(like(g.choices('seat:2'))).toEqual(['attack:10']);
		g.pick('seat:2', 'attack:10', { picks: ['seat:3'] }).until('muckraker.slander.bribe');
		expect(g.choices('seat:3')).toEqual(['none']);
	});

	it('[alien:muckraker] given its last card was laid, then it has none to accuse with, and it is not offered', () => {
		const cards = (hand: CardId[]): CosmicGame =>
			duel({ ...MUCK, seats: 4, hands: { 'seat:2': hand } }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
				cards: EVEN
			});
		expect(offered(cards([]), 'seat:2', NAME)).toBe(false);
		expect(offered(cards(['negotiate']), 'seat:2', NAME)).toBe(true);
	});

	it('[alien:muckraker] given it leaves its power, then all land', () => {
		const g = over(known(HANDS).pass());
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:4': 2 });
	});

	it('[alien:muckraker] given it is zapped, then no card is discarded and all land', () => {
		const g = known({
			...HANDS,
			hands: { ...HANDS.hands, 'seat:1': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:2', NAME);
		over(g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap'));
		expect(like(g.hand('seat:2'))).toContain('negotiate');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:4': 2 });
	});

	it('given rivals have won a colony, then the steady player accuses them, and pays when it is accused', () => {
		const g = known(HANDS);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'power|muckraker|slander|' });
		declare(g, 'seat:2', NAME).until('muckraker.slander.accuse');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { picks: ['seat:3', 'seat:4'] } });
		g.pick('seat:2', 'attack:10', { picks: ['seat:3', 'seat:4'] }).until('muckraker.slander.bribe');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^attack:12/) as string
		});
	});
});

describe('the Muckraker flare', () => {
	it('[wild:muckraker] given alliances are formed, then another ally of either side is sent home', () => {
		const g = duel({
			seats: 4,
			hands: { 'seat:1': ['attack:30'], 'seat:2': ['flare:muckraker', 'attack:01'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			}
		});
		g.until('window:alliance.formed', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { pick: 'seat:3' } });
		g.use('seat:2', 'wild|muckraker', { pick: 'seat:3' }).lay('attack:30', 'attack:01');
		expect(g.encounter.allies.offense).toEqual(['seat:4']);
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:4': 1 });
	});

	it('[wild:muckraker] given it is an ally itself, then it may send the other one home, not itself; as the only one it is not offered', () => {
		const allied = (others: Parameters<CosmicGame['encounterTo']>[0]['allies'] & object) =>
			duel({ seats: 4, hands: { 'seat:3': ['flare:muckraker'] } }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }], ...others }
			});
		const g = allied({ 'seat:4': ['defense', { 'planet:4-1': 1 }] });
		g.until('window:alliance.formed', 'seat:3');
		expect(() => g.use('seat:3', 'wild|muckraker', { pick: 'seat:3' })).toThrow();
		g.use('seat:3', 'wild|muckraker', { pick: 'seat:4' }).until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: ['seat:3'], defense: [] });
		expect(offered(allied({}), 'seat:3', 'wild|')).toBe(false);
	});

	it.each([
		['seat:1', true],
		['seat:4', true],
		['seat:5', false]
	] as const)('[wild:muckraker] given %s holds it, in the encounter or not: %s', (seat, may) => {
		const g = duel({ seats: 5, hands: { [seat]: ['flare:muckraker'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		});
		expect(offered(g, seat, 'wild|', (now) => now.asked.includes('planning.select'))).toBe(may);
	});

	const SUPER: Position = {
		...MUCK,
		hands: { 'seat:2': ['flare:muckraker', 'negotiate'], 'seat:1': ['negotiate'] }
	};
	const met2 = (): CosmicGame => met(WINS, SUPER, 3).until('window:resolution.outcome', 'seat:2');

	it('[super:muckraker] given the offense alone has won, then it is accused, and goes home or pays', () => {
		const g = met2();
		expect(g.offers('seat:2', NAME)).toBe(false);
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: 'super|muckraker|slander|flare:muckraker'
		});
		declare(g, 'seat:2', 'super|muckraker').until('muckraker.slander.accuse');
		g.pick('seat:2', 'negotiate', { picks: ['seat:1'] }).until('muckraker.slander.bribe');
		expect(like(g.choices('seat:1'))).toEqual(['negotiate', 'none']);
		over(g.pick('seat:1', 'none'));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		const paid = declare(met2(), 'seat:2', 'super|muckraker').until('muckraker.slander.accuse');
		paid.pick('seat:2', 'negotiate', { picks: ['seat:1'] }).until('muckraker.slander.bribe');
		over(paid.pick('seat:1', 'negotiate'));
		expect(paid.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[super:muckraker] given the offense and its allies go home, then nobody lands, and the offense has won all the same', () => {
		const g = known({
			...SUPER,
			hands: { 'seat:2': ['flare:muckraker', 'negotiate'], 'seat:1': ['morph', 'negotiate'] }
		});
		declare(g, 'seat:2', 'super|muckraker').until('muckraker.slander.accuse');
		g.pick('seat:2', 'negotiate', { picks: ['seat:1', 'seat:3', 'seat:4'] });
		g.until('muckraker.slander.bribe');
		for (const seat of ['seat:1', 'seat:3', 'seat:4'] as const) g.pick(seat, 'none');
		g.until('turn.second', 'seat:1');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.encounter.allies.offense).toEqual([]);
		expect(g.encounter.offense).toBe('seat:1');
		expect(g.ships('planet:2-1')).toEqual({});
	});

	it('[super:muckraker] given an offense that its own power would bring rewards, when it goes home, then it has none', () => {
		const ghoul: Position = { ...SUPER, aliens: { 'seat:1': 'ghoul', 'seat:2': 'muckraker' } };
		const rewarded = over(met(WINS, ghoul, 3));
		expect(rewarded.said).toContain('{seat:1} takes 4 cards as rewards');
		const g = met(WINS, ghoul, 3).until('window:resolution.outcome', 'seat:2');
		declare(g, 'seat:2', 'super|muckraker').until('muckraker.slander.accuse');
		g.pick('seat:2', 'negotiate', { picks: ['seat:1'] }).until('muckraker.slander.bribe');
		expect(over(g.pick('seat:1', 'none')).said).not.toContain('as rewards');
	});

	it('[super:muckraker] ruling: given the power was used, then the flare is not offered', () => {
		const g = known({
			...SUPER,
			hands: { ...SUPER.hands, 'seat:2': ['flare:muckraker', 'negotiate', 'attack:10'] }
		});
		declare(g, 'seat:2', NAME).until('muckraker.slander.accuse');
		g.pick('seat:2', 'negotiate', { picks: ['seat:3'] });
		expect(offered(g, 'seat:2', 'super|')).toBe(false);
	});

	it('[super:muckraker] given the flare is its last card, then it has none to accuse with, and it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:2': 'muckraker' },
			hands: { 'seat:2': ['flare:muckraker'] },
			planets: { 'planet:2-1': { 'seat:2': 1 } }
		};
		const g = meet(duel(given), EVEN, 4);
		expect(offered(g, 'seat:2', 'super|')).toBe(false);
		expect(g.said).toContain('The offense wins 12 to 9');
	});

	it('[super:muckraker] ruling: given it was used, then the power is not, and a defense that has won is not accused', () => {
		const g = known({
			...SUPER,
			hands: { ...SUPER.hands, 'seat:2': ['flare:muckraker', 'negotiate', 'attack:10'] }
		});
		declare(g, 'seat:2', 'super|muckraker').until('muckraker.slander.accuse');
		g.pick('seat:2', 'negotiate', { picks: ['seat:3'] });
		expect(offered(g, 'seat:2', NAME)).toBe(false);
		const wins: Position = {
			aliens: { 'seat:1': 'muckraker' },
			hands: { 'seat:1': ['flare:muckraker'] }
		};
		expect(offered(met(LOSES, wins), 'seat:1', 'super|')).toBe(false);
	});
});
