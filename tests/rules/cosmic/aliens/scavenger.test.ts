/** Scavenger: a colony that it loses is a card of the discard pile. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { likeOf } from '../../../../src/lib/games/kit';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { causeQuake, drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { becomeAnother } from '../../../../src/lib/games/cosmic/powers';
import { duel, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'scavenger';
const FALLS: Cards = ['attack:40', 'attack:06'];
const POWER = `power|${ID}`;
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const sheet = (g: CosmicGame) => (g.board.stacked?.[ID] ?? []).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);

/** Seat 2 plays it. */
const GIVEN: Position = {
	aliens: { 'seat:2': ID },
	discard: ['artifact:plague', 'attack:15']
};

/** It has lost its planet to seat 1, and the phase is over. */
const lost = (given: Position = {}, seat: SeatId = 'seat:2'): CosmicGame =>
	met(FALLS, { ...GIVEN, ...given }, 3).until('window:phase.ending', seat);

/** Seat 1 plays it, and sends its last ships from two planets. */
const LEAVING: Position = {
	aliens: { 'seat:1': ID },
	discard: ['artifact:plague', 'attack:15', 'negotiate'],
	planets: { 'planet:2-2': { 'seat:1': 1, 'seat:2': 3 }, 'planet:3-2': { 'seat:1': 1 } }
};
const left = (given: Position = LEAVING): CosmicGame =>
	duel(given).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:2-2': 1, 'planet:3-2': 1 }
	});

describe('Scavenger', () => {
	it('[alien:scavenger] [CE-16.31] given it has lost a colony, then it may take any card of the discard pile as the phase ends, once', () => {
		const g = lost();
		expect(g.choices('seat:2', `${POWER}|scavenge|`).map(likeOf)).toEqual([
			'artifact:plague',
			'attack:15',
			'attack:40'
		]);
		g.use('seat:2', POWER, { pick: g.board.discard[0]! });
		expect(offered(g, 'seat:2', POWER)).toBe(false);
		expect(hand(g, 'seat:2')).toContain('artifact:plague');
		expect(discard(g)).not.toContain('artifact:plague');
		expect(g.said).toContain('takes Plague from the discard pile.');
	});

	it('[alien:scavenger] given it passes, then nothing comes of it, in this phase or the next', () => {
		const g = lost().pass('seat:2');
		expect(offered(g, 'seat:2', POWER)).toBe(false);
		expect(discard(g)).toContain('artifact:plague');
	});

	it('[alien:scavenger] ruling: given its last ships are sent from two planets, then each colony is a use of its own', () => {
		const g = left().until('window:phase.ending', 'seat:1');
		g.use('seat:1', POWER, { pick: g.board.discard[0]! }).until('window:phase.ending', 'seat:1');
		expect(g.offers('seat:1', POWER)).toBe(true);
		g.use('seat:1', POWER, { pick: g.board.discard[0]! }).until('alliance.offenseInvites');
		expect(hand(g, 'seat:1')).toEqual(['attack:08', 'artifact:plague', 'attack:15']);
		expect(discard(g)).toEqual(['negotiate']);
	});

	it('[alien:scavenger] given colonies lost in one phase have been paid, then one that is lost in the next is paid as well', () => {
		const g = left().until('window:phase.ending', 'seat:1');
		g.use('seat:1', POWER, { pick: g.board.discard[0]! }).until('window:phase.ending', 'seat:1');
		g.use('seat:1', POWER, { pick: g.board.discard[0]! }).until('alliance.offenseInvites');
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-2' }];
		expect(offered(g, 'seat:1', POWER, (one) => one.asked.includes('planning.select'))).toBe(true);
	});

	it('[alien:scavenger] [CE-16.31] ruling: given ships of its are left, or it has a colony there again, then none is lost', () => {
		const planets = {
			'planet:2-2': { 'seat:1': 2, 'seat:2': 3 },
			'planet:3-2': { 'seat:1': 2 }
		};
		const some = left({ ...LEAVING, planets });
		expect(offered(some, 'seat:1', POWER, (g) => g.asked.includes('planning.select'))).toBe(false);
		const back = duel(LEAVING).until('launch.aim');
		back.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:1-1' }];
		back.encounterTo({ target: 'planet:2-1', send: { 'planet:1-2': 1 } });
		expect(offered(back, 'seat:1', POWER, (g) => g.asked.includes('planning.select'))).toBe(false);
	});

	it('[alien:scavenger] ruling: given the planet has left the game, then its colony there is lost', () => {
		const g = duel(LEAVING).until('launch.aim');
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-9' }];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-2': 1 } });
		expect(offered(g, 'seat:1', POWER, (one) => one.asked.includes('planning.select'))).toBe(true);
	});

	it('[alien:scavenger] given another player loses a colony, or the discard pile is empty, then it is not asked', () => {
		expect(offered(met(FALLS, { ...GIVEN, aliens: { 'seat:3': ID } }, 3), 'seat:3', POWER)).toBe(
			false
		);
		expect(offered(left({ ...LEAVING, discard: [] }), 'seat:1', POWER)).toBe(false);
	});

	it('[alien:scavenger] [CE-18.4] given two home colonies, then it has its power all the same', () => {
		expect(lost({ planets: homes('seat:2', 4, 4) }).offers('seat:2', POWER)).toBe(true);
	});

	it('[alien:scavenger] [CE-19.24] ruling: given a card that it has used, then it comes onto the sheet, and is not to be taken', () => {
		const g = lost();
		expect(sheet(g)).toEqual(['attack:06']);
		expect(discard(g)).toEqual(['artifact:plague', 'attack:15', 'attack:40']);
	});

	it('[alien:scavenger] [CE-19.24] ruling: given its power is off, then what it has used is discarded, and it takes nothing', () => {
		const given: Position = { hands: { 'seat:1': ['artifact:cosmic-zap'] } };
		const g = lost(given).use('seat:2', POWER, { pick: 'attack:15#1' });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		over(g);
		expect(hand(g, 'seat:2')).not.toContain('attack:15');
		expect(discard(g)).toContain('attack:15');
		const off = met(FALLS, GIVEN, 3);
		off.board.encounter!.zapped = [{ seat: 'seat:2', alien: ID }];
		over(off);
		expect(sheet(off)).toEqual([]);
		expect(discard(off)).toContain('attack:06');
	});

	const piled = (deck: string[], discarded: string[] = ['attack:15']): CosmicGame =>
		duel({
			...GIVEN,
			...{ deck, deckOnly: true, discard: discarded },
			stacked: { [ID]: ['attack:01', 'morph'] }
		}).until('launch.aim');

	it('[alien:scavenger] [CE-15.47] given the deck is out, then what lies on the sheet is shuffled into the new one with the discard pile', () => {
		const g = piled(['attack:04']);
		drawToHand(new Play(cosmic, g.table), 'seat:3', 4);
		expect(hand(g, 'seat:3').slice(-4).sort()).toEqual([
			'attack:01',
			'attack:04',
			'attack:15',
			'morph'
		]);
		expect(sheet(g)).toEqual([]);
	});

	it('[alien:scavenger] [CE-15.47] given an empty discard pile, then the sheet alone makes the new deck, also while its power is off', () => {
		const g = piled([], []);
		g.board.encounter!.zapped = [{ seat: 'seat:2', alien: ID }];
		drawToHand(new Play(cosmic, g.table), 'seat:3', 2);
		expect(hand(g, 'seat:3').slice(-2).sort()).toEqual(['attack:01', 'morph']);
		expect(hand(g, 'seat:1')).toEqual(['attack:08']);
	});

	it('[alien:scavenger] [CE-15.47] ruling: given a cosmic quake, then what lies on the sheet goes into the new deck', () => {
		const g = piled(['attack:04']);
		causeQuake(new Play(cosmic, g.table));
		expect(sheet(g)).toEqual([]);
		const all = [
			...g.board.order.flatMap((seat) => hand(g, seat)),
			...g.table.vault.deck.map(likeOf)
		];
		expect(all).toEqual(expect.arrayContaining(['attack:01', 'morph']));
	});

	it('[alien:scavenger] [CE-15.47] given encounter cards on the sheet alone, then a new hand is drawn of them, without a quake', () => {
		const g = duel({
			...GIVEN,
			hands: { 'seat:1': [], 'seat:2': [] },
			...{ deck: ['artifact:quash'], deckOnly: true, discard: [] },
			stacked: {
				[ID]: ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:09'].concat(
					'attack:10',
					'negotiate'
				)
			}
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.board.players['seat:2']!.hand = [];
		g.until('planning.select');
		expect(hand(g, 'seat:2')).toHaveLength(8);
		expect(g.said).not.toContain('Cosmic quake');
	});

	it('[alien:scavenger] [CE-16.19] given its power is replaced, then the cards on the sheet are discarded', () => {
		const g = piled(['attack:04']);
		becomeAnother(new Play(cosmic, g.table), 'seat:2');
		expect(discard(g)).toEqual(expect.arrayContaining(['attack:01', 'morph']));
	});

	it('[alien:scavenger] the steady player takes the card that is worth most', () => {
		const g = lost();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { pick: 'attack:40' } });
	});
});

describe('the Scavenger flare', () => {
	const WILD: Position = {
		aliens: {},
		hands: { 'seat:2': ['flare:scavenger'] },
		deck: ['attack:04', 'artifact:quash', 'attack:30', 'attack:05']
	};

	it('[wild:scavenger] given a colony lost, then three cards are drawn, of which one is kept, and which one nobody else reads', () => {
		const g = lost(WILD).use('seat:2', `wild|${ID}`).until('scavenger.sift.keep');
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:04', 'artifact:quash', 'attack:30']);
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: 'attack:30' });
		over(g.pick('seat:2', 'artifact:quash'));
		expect(hand(g, 'seat:2')).toEqual(
			expect.arrayContaining(['artifact:quash', 'flare:scavenger'])
		);
		expect(hand(g, 'seat:2')).not.toContain('attack:30');
		expect(discard(g)).toEqual(expect.arrayContaining(['attack:04', 'attack:30']));
	});

	it('[wild:scavenger] given no colony of its is lost, then it is not offered', () => {
		expect(offered(met(['attack:06', 'attack:40'], WILD, 3), 'seat:2', `wild|${ID}`)).toBe(false);
	});

	const SUPER: Position = {
		hands: { 'seat:2': ['flare:scavenger'], 'seat:3': ['attack:30', 'attack:01'] }
	};
	const used = (given: Position = SUPER): CosmicGame =>
		lost(given)
			.use('seat:2', POWER, { pick: 'attack:15#1' })
			.until('window:use.declared', 'seat:2');

	it('[super:scavenger] given its power is used, then it looks at a hand afterwards and takes a card of it', () => {
		const g = used();
		expect(g.choices('seat:2', `super|${ID}|rob|flare:${ID}`)).not.toContain('seat:2');
		g.use('seat:2', `super|${ID}`, { pick: 'seat:3' }).until('scavenger.rob.take');
		expect(hand(g, 'seat:2')).toContain('attack:15');
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:01', 'attack:30']);
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringContaining('attack:30') as string
		});
		over(g.pick('seat:2', 'attack:30'));
		expect(hand(g, 'seat:3')).toEqual(['attack:01']);
	});

	it('[super:scavenger] given two colonies lost, then the hand looked at goes with one use, and no colony is paid twice', () => {
		const hands = { 'seat:1': ['flare:scavenger'], 'seat:3': ['attack:30', 'attack:01'] };
		for (const first of [true, false]) {
			const g = left({ ...LEAVING, hands });
			for (const robs of [first, !first]) {
				g.until('window:phase.ending', 'seat:1').use('seat:1', POWER, {
					pick: g.board.discard[0]!
				});
				if (!robs) continue;
				g.until('window:use.declared', 'seat:1').use('seat:1', `super|${ID}`, { pick: 'seat:3' });
				g.until('scavenger.rob.take').pick('seat:1', 'attack:30');
			}
			expect(offered(g, 'seat:1', POWER, (one) => one.asked.includes('planning.select'))).toBe(
				false
			);
			expect(hand(g, 'seat:3')).toEqual(['attack:01']);
			expect(discard(g)).toEqual(['negotiate']);
		}
	});

	it('[super:scavenger] given it is kept, then no hand is looked at', () => {
		const g = over(used().pass('seat:2'));
		expect(hand(g, 'seat:3')).toEqual(['attack:30', 'attack:01']);
	});

	it('[super:scavenger] given the power is zapped, then no hand is looked at', () => {
		const given: Position = {
			hands: { ...SUPER.hands, 'seat:1': ['artifact:cosmic-zap'] }
		};
		const g = used(given).use('seat:2', `super|${ID}`, { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		over(g);
		expect(hand(g, 'seat:3')).toEqual(['attack:30', 'attack:01']);
	});

	it('[super:scavenger] given no other holds a card, then it is not offered', () => {
		const g = lost({ hands: { 'seat:2': ['flare:scavenger'], 'seat:3': [] } });
		for (const seat of ['seat:1', 'seat:3'] as const) g.board.players[seat]!.hand = [];
		g.use('seat:2', POWER, { pick: 'attack:15#1' });
		expect(offered(g, 'seat:2', `super|${ID}`)).toBe(false);
	});
});
