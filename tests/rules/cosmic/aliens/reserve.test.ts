/** Reserve: low attacks as reinforcements, and reinforcements of others cancelled. */
import { describe, expect, it } from 'vitest';
import { declare, duel, meet, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const POWER = 'power|reserve|reinforce|';
const CANCEL = 'power|reserve|cancel';

/** Seats 1 and 2 have revealed 08 each, with one ship against four; seat 1 is Reserve. */
const shown = (hand: string[], given: Position = {}): CosmicGame => {
	const hands = { ...given.hands, 'seat:1': hand };
	const g = duel({ aliens: { 'seat:1': 'reserve' }, ...given, hands });
	return meet(g).until('window:reveal.values');
};

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const held = (g: CosmicGame, seat: SeatId, like: string) =>
	g.hand(seat).find((card) => card.startsWith(like))!;

/** Plays a card of the hand as the power's reinforcement. */
const add = (g: CosmicGame, like: string, side: 'offense' | 'defense' = 'offense'): CosmicGame =>
	declare(g, 'seat:1', POWER, { pick: held(g, 'seat:1', like), then: { pick: side } });

describe('Reserve', () => {
	it('[alien:reserve] given attacks of 06 or lower, when it uses its power, then one adds its number and is discarded; not used, nothing', () => {
		const g = shown(['attack:06', 'attack:04', 'attack:07', 'negotiate']);
		expect(g.choices('seat:1', POWER)).toEqual(['attack:06#1', 'attack:04#1']);
		add(g, 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 15, defense: 12 });
		expect(g.board.discard).toEqual(['attack:06#1']);
		expect(g.said).toContain('plays Attack 06 as a reinforcement for the offense');
		add(g, 'attack:04');
		expect(totals(g)).toEqual({ offense: 19, defense: 12 });
		expect(totals(shown(['attack:06']).pass())).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:reserve] given it adds to the other side, then to that total', () => {
		expect(totals(add(shown(['attack:06']), 'attack:06', 'defense'))).toEqual({
			offense: 9,
			defense: 18
		});
	});

	it.each([
		['seat:2', 'the defense'],
		['seat:3', 'an ally']
	] as const)('[alien:reserve] given it is %s, %s, then as well', (seat, _role) => {
		const g = duel({
			aliens: { [seat]: 'reserve' },
			hands: { [seat]: ['attack:06', 'negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		}).until('window:reveal.values');
		declare(g, seat, POWER, { pick: held(g, seat, 'attack:06'), then: { pick: 'offense' } });
		expect(totals(g)).toEqual({ offense: 16, defense: 12 });
	});

	it('[alien:reserve] given it is not involved, or a card is no attack, then it has nothing to add or cancel', () => {
		const away = duel({
			aliens: { 'seat:3': 'reserve' },
			hands: {
				'seat:1': ['reinforcement:3'],
				'seat:3': ['attack:06', 'negotiate']
			}
		});
		meet(away).until('window:reveal.values');
		expect(away.offers('seat:3', POWER)).toBe(false);
		away.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		expect(offered(away, 'seat:3', 'power|reserve')).toBe(false);
		const deal = duel({
			aliens: { 'seat:1': 'reserve' },
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['negotiate'] }
		});
		meet(deal, ['attack:08', 'negotiate']);
		expect(offered(deal, 'seat:1', POWER)).toBe(false);
	});

	/** Seat 2 plays a reinforcement for the defense; Reserve, seat 1, holds a negotiate. */
	const reinforced = (hand = ['negotiate'], given: Position = {}) => {
		const hands = { 'seat:2': ['reinforcement:3'], ...given.hands };
		const g = shown(hand, { ...given, hands });
		return g.pick('seat:2', 'reinforcement:3', { pick: 'defense' });
	};

	it('[alien:reserve] [CE-15.36] given another plays a reinforcement, when it discards a negotiate, then that adds nothing; else it adds', () => {
		const g = reinforced().until('window:reinforcement.played');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 15 });
		g.use('seat:1', CANCEL);
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.board.discard).toEqual(['reinforcement:3#1', 'negotiate#1']);
		expect(g.hand('seat:1')).toEqual([]);
		expect(totals(reinforced())).toEqual({ offense: 9, defense: 15 });
	});

	it('[alien:reserve] [CE-15.36] given no Reserve is involved, then nobody is asked; without a negotiate there is nothing to use', () => {
		const none = reinforced(['negotiate'], { aliens: {} });
		for (; none.board.phase === 'reveal'; none.lapse())
			expect(none.asked.join()).not.toContain('reinforcement.played');
		const poor = reinforced(['attack:04']).until('window:reinforcement.played');
		expect(poor.offers('seat:1', CANCEL)).toBe(false);
	});

	it('[alien:reserve] given its own reinforcement, of either kind, then it does not cancel it', () => {
		const g = shown(['attack:06', 'reinforcement:5', 'negotiate']);
		add(g, 'attack:06').until('window:reveal.values');
		g.pick('seat:1', 'reinforcement:5', { pick: 'offense' });
		expect(offered(g, 'seat:1', CANCEL)).toBe(false);
	});

	it('[alien:reserve] [CE-15.36] given it has cancelled a reinforcement, then it is not offered again for the same', () => {
		const g = reinforced(['negotiate', 'negotiate']).until('window:reinforcement.played');
		declare(g, 'seat:1', CANCEL);
		for (; !g.asked.includes('window:reveal.values'); g.lapse())
			expect(g.asked).not.toContain('window:reinforcement.played');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.said).toContain('{seat:1} cancels Reinforcement +3 with Reserve.');
	});

	const ZAP = { 'seat:3': ['artifact:cosmic-zap', 'attack:06'] };

	it('[alien:reserve] ruling: given its attack is zapped, then it stays in hand, and what others add is not cancelled either', () => {
		const hands = { ...ZAP, 'seat:2': ['reinforcement:3'] };
		const g = shown(['attack:06', 'negotiate'], { hands });
		declare(g, 'seat:1', POWER, {
			pick: held(g, 'seat:1', 'attack:06'),
			then: { pick: 'offense' }
		});
		g.use('seat:3', 'artifact|cosmic-zap').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.hand('seat:1')).toHaveLength(2);
		g.pick('seat:2', 'reinforcement:3', { pick: 'defense' });
		expect(offered(g, 'seat:1', 'power|reserve')).toBe(false);
	});

	it('[alien:reserve] ruling: given its cancelling is zapped, then the reinforcement stands, the negotiate stays, and its attacks are no reinforcements', () => {
		const g = reinforced(['attack:06', 'negotiate'], {
			hands: { 'seat:2': ['reinforcement:3'], ...ZAP }
		});
		declare(g.until('window:reinforcement.played'), 'seat:1', CANCEL);
		g.use('seat:3', 'artifact|cosmic-zap').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 15 });
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(offered(g, 'seat:1', POWER)).toBe(false);
	});

	it('[alien:reserve] ruling: given an attack was played so, then in the pile it is an attack, which the flare does not take', () => {
		const g = shown(['attack:06'], { hands: { 'seat:3': ['flare:reserve', 'attack:06'] } });
		expect(offered(add(g, 'attack:06'), 'seat:3', 'wild|reserve')).toBe(false);
	});

	it('[alien:reserve] [CE-17.4] given what it declared with has left its hand before it happens, then nothing is added or cancelled', () => {
		const g = declare(shown(['attack:06'], { hands: ZAP }), 'seat:1', POWER, {
			pick: 'attack:06#1',
			then: { pick: 'offense' }
		});
		g.board.players['seat:1']!.hand = [];
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		const hands = { 'seat:2': ['reinforcement:3'], ...ZAP };
		const cancels = reinforced(['negotiate'], { hands }).until('window:reinforcement.played');
		declare(cancels, 'seat:1', CANCEL);
		cancels.board.players['seat:1']!.hand = [];
		expect(totals(cancels)).toEqual({ offense: 9, defense: 15 });
	});

	it('[alien:reserve] [alien:miser] [CE-19.20] given an attack of 06 in a hoard of its own, then it may play that as well', () => {
		const g = shown(['negotiate'], {
			aliens: { 'seat:1': ['reserve', 'miser'] },
			hoards: { 'seat:1': ['attack:06', 'attack:07'] }
		});
		expect(g.choices('seat:1', POWER)).toEqual(g.board.players['seat:1']!.hoard!.cards.slice(0, 1));
		g.use('seat:1', POWER, {
			pick: g.choices('seat:1', POWER)[0]!,
			then: { pick: 'offense' }
		});
		expect(totals(g)).toEqual({ offense: 15, defense: 12 });
		expect(g.board.players['seat:1']!.hoard!.cards).toHaveLength(1);
	});
});

describe('the Reserve flare', () => {
	/** Seat 2 plays a reinforcement; seat 3 holds the flare. */
	const dropped = () => {
		const g = duel({
			hands: { 'seat:2': ['reinforcement:3'], 'seat:3': ['flare:reserve', 'attack:06'] }
		});
		meet(g).until('window:reveal.values');
		return g
			.pick('seat:2', 'reinforcement:3', { pick: 'defense' })
			.until('window:cards.discarded', 'seat:3');
	};

	it('[wild:reserve] [CE-16.28] given another plays a reinforcement, when it is played, then its player has that card, and it counts all the same; not played, not', () => {
		const g = dropped().use('seat:3', 'wild|reserve', { pick: 'reinforcement:3#1' });
		expect(totals(g)).toEqual({ offense: 9, defense: 15 });
		expect(g.hand('seat:3')).toContainEqual('reinforcement:3#1');
		expect(g.board.discard).toEqual([]);
		const kept = dropped().pass().until('window:resolution.outcome');
		expect(kept.board.discard).toEqual(['reinforcement:3#1']);
	});

	it('[wild:reserve] [CE-16.28] given several go with a whole hand, played or not, then one window offers each, and it takes one', () => {
		const g = duel({
			seats: 4,
			hands: {
				'seat:2': ['reinforcement:2', 'reinforcement:3'],
				'seat:3': ['flare:reserve', 'attack:06']
			},
			deck: ['attack:10']
		});
		meet(g).until('window:resolution.end');
		// Seat 2 has laid its only encounter card, so its next turn begins with a new hand.
		g.until('window:cards.discarded', 'seat:3');
		expect(g.board.turn).toBe(2);
		expect(g.choices('seat:3', 'wild|reserve|collect|flare:reserve')).toEqual([
			'reinforcement:2#1',
			'reinforcement:3#1'
		]);
		declare(g, 'seat:3', 'wild|reserve', { pick: 'reinforcement:3#1' });
		expect(offered(g, 'seat:3', 'wild|reserve')).toBe(false);
		expect(g.hand('seat:3')).toContainEqual('reinforcement:3#1');
		expect(g.board.discard).toContainEqual('reinforcement:2#1');
	});

	it('[wild:reserve] given its own player discards one, then there is nothing to take', () => {
		const g = shown(['reinforcement:3', 'flare:reserve'], { aliens: {} });
		g.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		expect(offered(g, 'seat:1', 'wild|reserve')).toBe(false);
	});

	it('[wild:reserve] [CE-16.28] given the card leaves the pile before it happens, then its player has nothing', () => {
		const g = dropped();
		g.board.players['seat:1']!.hand.push('artifact:card-zap#101');
		declare(g, 'seat:3', 'wild|reserve', { pick: 'reinforcement:3#1' });
		g.board.discard = [];
		g.until('window:resolution.outcome');
		expect(g.hand('seat:3')).not.toContainEqual('reinforcement:3#1');
	});

	it('[wild:reserve] [CE-16.28] given the card has left the pile meanwhile, then there is nothing to take', () => {
		const g = duel({
			aliens: { 'seat:1': 'mite' },
			hands: {
				'seat:1': ['flare:mite'],
				'seat:2': ['reinforcement:2', 'reinforcement:3', 'reinforcement:5', 'reinforcement:3'],
				'seat:3': ['flare:reserve', 'attack:06']
			}
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|mite');
		g.until('mite.bluster.choose').pick('seat:2', 'discard').until('mite.keep.pick');
		g.answer('seat:1', { picks: g.choices('seat:1') });
		expect(g.asked).not.toContain('window:cards.discarded');
		expect(g.said).toContain('{seat:1} keeps');
	});

	it('[super:reserve] given an attack of 09, when it is played, then it adds 9; not played, the power has none', () => {
		const g = shown(['flare:reserve', 'attack:09', 'attack:10']);
		expect(g.offers('seat:1', POWER)).toBe(false);
		expect(g.choices('seat:1', 'super|reserve|reinforce|flare:reserve')).toEqual(['attack:09#1']);
		g.use('seat:1', 'super|reserve', {
			pick: held(g, 'seat:1', 'attack:09'),
			then: { pick: 'offense' }
		});
		expect(totals(g)).toEqual({ offense: 18, defense: 12 });
		expect(g.hand('seat:1')).toEqual(['attack:10#1', 'flare:reserve']);
	});

	it('[super:reserve] given it was played, then no second attack of 09', () => {
		const g = shown(['flare:reserve', 'attack:09', 'attack:07']);
		g.use('seat:1', 'super|reserve', {
			pick: held(g, 'seat:1', 'attack:09'),
			then: { pick: 'offense' }
		});
		expect(offered(g, 'seat:1', 'super|reserve')).toBe(false);
	});

	it('[super:reserve] given it is not involved, or one side has no attack, then it cannot be played', () => {
		const hands = { 'seat:3': ['flare:reserve', 'attack:09'] };
		const aside = meet(duel({ aliens: { 'seat:3': 'reserve' }, hands }));
		expect(offered(aside, 'seat:3', 'super|reserve')).toBe(false);
		const talk = duel({
			aliens: { 'seat:1': 'reserve' },
			hands: { 'seat:1': ['flare:reserve', 'attack:09'], 'seat:2': ['negotiate'] }
		});
		expect(offered(meet(talk, ['attack:08', 'negotiate']), 'seat:1', 'super|reserve')).toBe(false);
	});
});
