/** Fido: offers a used card to another player, and is paid when it is taken. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const FIDO: Position = { aliens: { 'seat:3': 'fido' }, deck: ['attack:15', 'attack:14'] };

/** Seat 1 attacked seat 2 with 20 against 08, and lost three ships of the one side; the cards are discarded. */
const discarded = (given: Position = FIDO, seat: SeatId = 'seat:3'): CosmicGame =>
	meet(
		duel({
			...given,
			hands: {
				'seat:3': ['attack:04'],
				...given.hands,
				'seat:1': ['attack:20', ...(given.hands?.['seat:1'] ?? [])]
			}
		}),
		['attack:20', 'attack:08']
	).until('window:resolution.discarded', seat);

/** Fido offers the card of the offense to seat 2. */
const offering = (given: Position = FIDO): CosmicGame =>
	discarded(given)
		.use('seat:3', 'power|fido', { pick: 'offense', then: { pick: 'seat:2' } })
		.until('fido.offer.answer');

const used = (g: CosmicGame): string[] => [...g.board.discard].sort();

describe('Fido', () => {
	it('[alien:fido] given a used card it offers, when it is taken, then that player has it and Fido may draw a card', () => {
		const g = offering();
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { pick: 'take' });
		expect(g.hand('seat:2')).toContainEqual('attack:20#1');
		expect(g.board.discard).toEqual(['attack:08#1']);
		g.until('fido.offer.paid').answer('seat:3', { pick: 'card' }).until('turn.second');
		expect(g.hand('seat:3')).toEqual(['attack:04#1', 'attack:15#1']);
	});

	it('[alien:fido] given its card was taken, when it has a ship in the warp, then it may retrieve that instead, or take neither', () => {
		const taken = (): CosmicGame =>
			offering({ ...FIDO, warp: { 'seat:3': 2 } })
				.answer('seat:2', { pick: 'take' })
				.until('fido.offer.paid');
		const g = taken().answer('seat:3', { pick: 'ship' }).until('turn.second');
		expect(g.board.warp['seat:3']).toBe(1);
		expect(g.hand('seat:3')).toHaveLength(1);
		const none = taken().answer('seat:3', { pick: 'none' }).until('turn.second');
		expect(none.board.warp['seat:3']).toBe(2);
		expect(none.hand('seat:3')).toHaveLength(1);
	});

	it('[alien:fido] given no ship in the warp, then there is none to be had', () => {
		const paid = (given: Position): string[] =>
			offering({ ...FIDO, ...given })
				.answer('seat:2', { pick: 'take' })
				.until('fido.offer.paid')
				.choices('seat:3');
		expect(paid({ warp: { 'seat:3': 1 } })).toEqual(['card', 'ship', 'none']);
		expect(paid({})).toEqual(['card', 'none']);
	});

	it('[alien:fido] given its card is refused, then it may keep it or leave it discarded, and gets nothing for it', () => {
		const refused = (): CosmicGame =>
			offering().answer('seat:2', { pick: 'refuse' }).until('fido.offer.keep');
		const g = refused().answer('seat:3', { yes: true });
		expect(g.hand('seat:3')).toEqual(['attack:04#1', 'attack:20#1']);
		const left = refused().answer('seat:3', { yes: false });
		for (const one of [g, left]) {
			one.until('turn.second');
			expect(one.said).not.toContain('{seat:3} draws');
		}
		expect(used(left)).toEqual(['attack:08#2', 'attack:20#1']);
	});

	it('[alien:fido] given it does not use it, then the cards stay discarded and nobody is asked', () => {
		const g = discarded().until('turn.second');
		expect(used(g)).toEqual(['attack:08#2', 'attack:20#1']);
		expect(g.said).not.toContain('Fido');
	});

	it('[alien:fido] given it is a main player or takes no part, then it may offer either used card to anybody but itself', () => {
		const main = discarded({ aliens: { 'seat:1': 'fido' } }, 'seat:1');
		const { shape } = main.decision('seat:1');
		const power = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('power'));
		expect(power && power.then).toMatchObject({
			choices: [
				{ id: 'offense', then: { choices: [{ id: 'seat:2' }, { id: 'seat:3' }] } },
				{ id: 'defense', then: { choices: [{ id: 'seat:2' }, { id: 'seat:3' }] } }
			]
		});
		main.use('seat:1', 'power|fido', { pick: 'defense', then: { pick: 'seat:3' } });
		main.until('fido.offer.answer');
		expect(main.askedSeats).toEqual(['seat:3']);
	});

	it('[alien:fido] ruling: given cards discarded for other reasons, then only those used in the encounter can be fetched', () => {
		const g = discarded({ ...FIDO, discard: ['attack:30', 'morph'] });
		const { shape } = g.decision('seat:3');
		const power = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('power'));
		const then = power && power.then;
		expect(then && then.type === 'one' && then.choices.map(({ id }) => id)).toEqual([
			'offense',
			'defense'
		]);
	});

	it('[alien:fido] [alien:clone] ruling: given Clone kept its card, then that one cannot be fetched', () => {
		const g = meet(duel({ ...FIDO, aliens: { 'seat:3': 'fido', 'seat:1': 'clone' } }), [
			'attack:08',
			'attack:08'
		]);
		g.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone');
		g.until('window:resolution.discarded', 'seat:3');
		expect(
			g.refusal('seat:3', {
				pick: 'power|fido|fetch|',
				then: { pick: 'offense', then: { pick: 'seat:2' } }
			}).say
		).toEqual('That is not among the choices.');
	});

	it('[alien:fido] [alien:filch] given Filch comes first and takes the card, then Fido has the other one left', () => {
		const g = discarded({ ...FIDO, aliens: { 'seat:1': 'filch', 'seat:3': 'fido' } });
		// Both say what they would do; who is first in the order does it, and the other is asked anew.
		const wanted = { pick: 'defense', then: { pick: 'seat:2' } };
		g.use('seat:1', 'power|filch').use('seat:3', 'power|fido', wanted);
		g.until('window:resolution.discarded', 'seat:3');
		expect(g.hand('seat:1')).toContainEqual('attack:08#1');
		expect(g.refusal('seat:3', { pick: 'power|fido|fetch|', then: wanted }).say).toEqual(
			'That is not among the choices.'
		);
		g.use('seat:3', 'power|fido', { pick: 'offense', then: { pick: 'seat:2' } });
		expect(g.until('fido.offer.answer').askedSeats).toEqual(['seat:2']);
	});

	it('[alien:fido] [CE-29.2] given nobody answers, then the card is refused and kept; once it was taken, a card is drawn', () => {
		const refused = offering().lapse();
		expect(refused.asked).toEqual(['fido.offer.keep']);
		expect(refused.lapse().hand('seat:3')).toEqual(['attack:04#1', 'attack:20#1']);
		const taken = offering({ ...FIDO, warp: { 'seat:3': 1 } }).answer('seat:2', { pick: 'take' });
		taken.until('fido.offer.paid').lapse().until('turn.second');
		expect(taken.hand('seat:3')).toEqual(['attack:04#1', 'attack:15#1']);
	});

	it('[alien:fido] given it is zapped, then both cards stay discarded', () => {
		const g = discarded({ ...FIDO, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', 'power|fido', { pick: 'offense', then: { pick: 'seat:1' } });
		g.use('seat:2', 'artifact|cosmic-zap').until('turn.second');
		expect(used(g)).toEqual(['artifact:cosmic-zap#1', 'attack:08#1', 'attack:20#1']);
	});

	it('[alien:fido] given its power is lost, then it fetches nothing', () => {
		const fetches = (given: Position): boolean => {
			const g = meet(
				duel({ ...FIDO, hands: { 'seat:1': ['attack:20'], 'seat:3': ['attack:04'] }, ...given }),
				['attack:20', 'attack:08']
			);
			let offered = false;
			while (!g.asked.includes('turn.second') && g.board.turn === 1) {
				offered ||= g.offers('seat:3', 'power|fido');
				g.lapse();
			}
			return offered;
		};
		expect(fetches({})).toBe(true);
		expect(fetches({ planets: homes('seat:3', 10, 10) })).toBe(false);
	});
});

describe('the Fido flare', () => {
	const pushing = (given: Position = {}): CosmicGame =>
		duel({
			discard: ['attack:30', 'attack:01'],
			deck: ['attack:15'],
			hands: { 'seat:1': ['flare:fido'] },
			...given
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

	it('[wild:fido] given a main player before cards are chosen, when it plays it, then its opponent has the top discard and it draws a card; not played, nothing moves', () => {
		const g = pushing().until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|fido');
		g.until('planning.select');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'attack:01#1']);
		expect(g.hand('seat:1')).toContainEqual('attack:15#1');
		expect(g.board.discard).toEqual(['attack:30#1']);
		const quiet = pushing().until('planning.select');
		expect(quiet.board.discard).toEqual(['attack:30#1', 'attack:01#1']);
	});

	it('[wild:fido] given the defense plays it, then the offense has the card', () => {
		const g = pushing({ hands: { 'seat:2': ['flare:fido'] } });
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|fido');
		expect(g.until('planning.select').hand('seat:1')).toContainEqual('attack:01#1');
	});

	it('[wild:fido] given no discard, or no main player, then it cannot be played', () => {
		const offered = (given: Position, seat: SeatId): boolean => {
			const g = pushing(given);
			let found = false;
			while (!g.asked.includes('planning.select')) {
				found ||= g.offers(seat, 'wild|fido');
				g.lapse();
			}
			return found;
		};
		expect(offered({}, 'seat:1')).toBe(true);
		expect(offered({ discard: [] }, 'seat:1')).toBe(false);
		expect(offered({ hands: { 'seat:3': ['flare:fido'] } }, 'seat:3')).toBe(false);
	});

	it('[wild:fido] given Fido without its power, then it plays the wild half; with it, it does not', () => {
		const weak = pushing({ aliens: { 'seat:1': 'fido' }, planets: homes('seat:1', 10, 10) });
		weak.until('window:planning.beforeSelect', 'seat:1');
		expect(weak.offers('seat:1', 'wild|fido')).toBe(true);
		const strong = pushing({
			aliens: { 'seat:1': 'fido' },
			hands: { 'seat:1': ['flare:fido', 'flare:chosen'] }
		}).until('window:planning.beforeSelect', 'seat:1');
		expect(strong.offers('seat:1', 'wild|fido')).toBe(false);
	});

	const SUPER: Position = { ...FIDO, hands: { 'seat:3': ['flare:fido'] } };

	it('[super:fido] given it offered one card, when it plays it, then it offers the other one, too; not played, that stays', () => {
		const g = offering(SUPER).answer('seat:2', { pick: 'take' }).until('fido.offer.paid');
		g.answer('seat:3', { pick: 'card' }).until('window:resolution.discarded', 'seat:3');
		expect(g.offers('seat:3', 'power|fido')).toBe(false);
		g.use('seat:3', 'super|fido', { pick: 'defense', then: { pick: 'seat:1' } });
		g.until('fido.offer.answer').answer('seat:1', { pick: 'take' }).until('fido.offer.paid');
		g.answer('seat:3', { pick: 'card' }).until('turn.second');
		expect(g.board.discard).toEqual([]);
		expect(g.hand('seat:1')).toContainEqual('attack:08#1');
		expect(g.hand('seat:3')).toHaveLength(1 + 2);
		const quiet = offering(SUPER).answer('seat:2', { pick: 'take' }).until('turn.second');
		expect(quiet.board.discard).toEqual(['attack:08#1']);
	});

	it('[super:fido] given it plays it first, then its power offers the other card afterwards', () => {
		const g = discarded(SUPER).use('seat:3', 'super|fido', {
			pick: 'defense',
			then: { pick: 'seat:2' }
		});
		g.until('fido.offer.answer').answer('seat:2', { pick: 'take' }).until('fido.offer.paid');
		g.answer('seat:3', { pick: 'card' }).until('window:resolution.discarded', 'seat:3');
		g.use('seat:3', 'power|fido', { pick: 'offense', then: { pick: 'seat:2' } });
		expect(g.until('fido.offer.answer').askedSeats).toEqual(['seat:2']);
	});

	it('[super:fido] ruling: given a card that was refused and left, then it is not offered again', () => {
		const g = offering(SUPER).answer('seat:2', { pick: 'refuse' }).until('fido.offer.keep');
		g.answer('seat:3', { yes: false }).until('window:resolution.discarded', 'seat:3');
		const pick = g.choices('seat:3').find((id) => id.startsWith('super'))!;
		expect(
			g.refusal('seat:3', { pick, then: { pick: 'offense', then: { pick: 'seat:1' } } }).say
		).toEqual('That is not among the choices.');
	});

	it('[super:fido] given Cosmic Zap answers it, then it goes back to hand and the card stays', () => {
		const g = discarded({
			...FIDO,
			hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:fido'] }
		});
		declare(g, 'seat:3', 'super|fido', { pick: 'offense', then: { pick: 'seat:1' } });
		g.use('seat:2', 'artifact|cosmic-zap').until('turn.second');
		expect(g.hand('seat:3')).toEqual(['flare:fido']);
		expect(used(g)).toContainEqual('attack:20#1');
	});
});
