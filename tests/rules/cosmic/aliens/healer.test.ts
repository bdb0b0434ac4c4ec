/** Healer: sends ships just lost back to their colonies, and draws cards for it. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const DECK = ['attack:09', 'attack:30', 'attack:23', 'attack:20', 'attack:15', 'attack:14'];

/** Seat 1 has lost to seat 2 with three ships, and two of its ally, seat 4; seat 3 looks on. */
const lost = (given: Position = {}, cards: [string, string] = ['attack:00', 'attack:10']) =>
	duel({
		seats: 4,
		aliens: { 'seat:3': 'healer' },
		deck: DECK,
		...given,
		hands: {
			'seat:3': ['attack:04'],
			...given.hands,
			'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])]
		}
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies: { 'seat:4': ['offense', { 'planet:4-1': 2 }] },
		cards
	});

const healing = (given: Position = {}): CosmicGame =>
	lost(given).until('window:ships.lost', 'seat:3');

/** Whether this seat is offered its power on the way to the next turn. */
function heals(g: CosmicGame, seat: SeatId, expected: boolean): void {
	let offered = false;
	while (g.board.offense === 'seat:1') {
		offered ||= g.offers(seat, 'power|healer');
		g.lapse();
	}
	expect(offered).toBe(expected);
}

const NEXT = ['launch.aim', 'seat:2'] as const;

describe('Healer', () => {
	it('[alien:healer] given others lost ships, when it heals one, then all that one lost comes back to its colonies and Healer draws a card; not used, they stay in the warp', () => {
		const g = healing()
			.use('seat:3', 'power|healer', { picks: ['seat:1'] })
			.until('home.land');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.decision('seat:1').shape).toMatchObject({ min: 3, max: 3 });
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:1-2': 2 } }).until(...NEXT);
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(g.board.warp).toEqual({ 'seat:4': 2 });
		expect(g.hand('seat:3')).toEqual(['attack:04#1', 'attack:09#1']);
		const quiet = healing().until(...NEXT);
		expect(quiet.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(quiet.hand('seat:3')).toEqual(['attack:04#1']);
	});

	it('[alien:healer] given several lost ships together, when it heals them all, then it draws a card for each of them', () => {
		const g = healing().use('seat:3', 'power|healer', { picks: ['seat:1', 'seat:4'] });
		g.until(...NEXT);
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:3')).toHaveLength(1 + 2);
	});

	it('[alien:healer] given it is a main player or an ally, then it may heal its opponent; its own ships it cannot', () => {
		const main = lost({ aliens: { 'seat:2': 'healer' } }).until('window:ships.lost', 'seat:2');
		main.use('seat:2', 'power|healer', { picks: ['seat:1'] }).until(...NEXT);
		expect(main.board.warp).toEqual({ 'seat:4': 2 });
		const ally = lost({ aliens: { 'seat:4': 'healer' } }).until('window:ships.lost', 'seat:4');
		expect(
			ally.refusal('seat:4', { pick: 'power|healer|heal|', then: { picks: ['seat:4'] } })
		).toBeTruthy();
		expect(
			ally.use('seat:4', 'power|healer', { picks: ['seat:1'] }).until(...NEXT).board.warp
		).toEqual({
			'seat:4': 2
		});
	});

	it('[alien:healer] given it is the offense and won, then it may heal the defense', () => {
		const g = duel({
			aliens: { 'seat:1': 'healer' },
			deck: DECK,
			hands: { 'seat:1': ['attack:20'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:20', 'attack:08']
		});
		g.until('window:ships.lost', 'seat:1').use('seat:1', 'power|healer', { picks: ['seat:2'] });
		g.until('home.land')
			.answer('seat:2', { split: { 'planet:2-2': 4 } })
			.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 8 });
	});

	it('[alien:healer] ruling: given it alone lost ships, then there is nobody to heal', () => {
		const g = duel({
			aliens: { 'seat:1': 'healer' },
			hands: { 'seat:2': ['attack:20'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:08', 'attack:20']
		});
		heals(g, 'seat:1', false);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[alien:healer] ruling: given the healed loser negotiated, then it still takes compensation for what it lost', () => {
		const g = lost({ hands: { 'seat:2': ['attack:01', 'attack:05', 'attack:06', 'attack:07'] } }, [
			'negotiate',
			'attack:10'
		]).until('window:ships.lost', 'seat:3');
		g.use('seat:3', 'power|healer', { picks: ['seat:1'] }).until(...NEXT);
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
		expect(g.board.warp).toEqual({ 'seat:4': 2 });
	});

	it('[alien:healer] ruling: given a loser without any colony, then it cannot be healed, and the others can', () => {
		const g = healing({ planets: homes('seat:1', 3) });
		expect(
			g.refusal('seat:3', { pick: 'power|healer|heal|', then: { picks: ['seat:1'] } }).say
		).toEqual('One of these is not among the choices.');
		g.use('seat:3', 'power|healer', { picks: ['seat:4'] }).until(...NEXT);
		expect(g.hand('seat:3')).toHaveLength(2);
	});

	it('[alien:healer] ruling: given ships sent to the warp by their own player, then they may be healed; older ones in the warp stay there', () => {
		const g = duel({
			aliens: { 'seat:3': 'healer', 'seat:2': 'tick-tock' },
			tokens: { 'seat:2': 9 },
			warp: { 'seat:2': 2 },
			deck: DECK,
			hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:10', 'flare:tick-tock'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:00', 'attack:10']
		});
		g.until('window:resolution.settled', 'seat:2').use('seat:2', 'super|tick-tock', {
			pick: 'planet:2-2'
		});
		g.until('window:ships.lost', 'seat:3').use('seat:3', 'power|healer', { picks: ['seat:2'] });
		g.until('home.land');
		expect(g.decision('seat:2').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[alien:healer] given two losses in one encounter, then it may heal after each', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'healer', 'seat:1': 'cudgel' },
			deck: DECK,
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['attack:04'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:40', 'attack:08']
		});
		for (const _ of ['smashed', 'lost'])
			g.until('window:ships.lost', 'seat:3').use('seat:3', 'power|healer', { picks: ['seat:2'] });
		g.until('turn.second');
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:3')).toHaveLength(1 + 2);
	});

	it('[alien:healer] given it is zapped, then the ships stay in the warp, no card is drawn, and it heals no more in this encounter', () => {
		const g = healing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', 'power|healer', { picks: ['seat:1'] });
		g.use('seat:2', 'artifact|cosmic-zap').until(...NEXT);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.hand('seat:3')).toHaveLength(1);
	});

	it('[alien:healer] given its power is lost, then nobody is healed', () => {
		heals(lost(), 'seat:3', true);
		const g = lost({ planets: homes('seat:3', 10, 10) });
		heals(g, 'seat:3', false);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});
});

describe('the Healer flare', () => {
	/** Seat 1 uses the power of Macron, and seat 2 answers with Cosmic Zap. */
	const zapped = (given: Position = {}): CosmicGame =>
		declare(
			duel({
				aliens: { 'seat:1': 'macron' },
				...given,
				hands: {
					'seat:1': ['flare:healer'],
					'seat:2': ['artifact:cosmic-zap'],
					...given.hands
				}
			}).until('window:use.declared', 'seat:2'),
			'seat:2',
			'artifact|cosmic-zap'
		);

	it('[wild:healer] given Cosmic Zap on its use, when it plays it, then the zap is discarded without effect; not played, the power is stopped', () => {
		const g = zapped().use('seat:1', 'wild|healer').until('launch.send');
		expect(g.encounter.zapped).toEqual([]);
		expect(g.board.discard).toEqual(['artifact:cosmic-zap#1']);
		expect(g.hand('seat:1')).toContain('flare:healer');
		expect(zapped().until('launch.send').encounter.zapped).toEqual([
			{ seat: 'seat:1', alien: 'macron' }
		]);
	});

	it('[wild:healer] given a zap on somebody else’s use, or another answer to its own, then it cannot be played', () => {
		const other = zapped({ hands: { 'seat:1': [], 'seat:3': ['flare:healer'] } });
		expect(other.offers('seat:3', 'wild|healer')).toBe(false);
		const blocked = duel({
			aliens: { 'seat:2': 'anti-matter' },
			hands: { 'seat:1': ['flare:healer', 'flare:chosen'], 'seat:2': ['flare:anti-matter'] }
		}).until('window:planning.beforeSelect', 'seat:1');
		declare(blocked, 'seat:1', 'wild|chosen');
		expect(blocked.offers('seat:1', 'wild|healer')).toBe(false);
	});

	it('[wild:healer] given Card Zap on a card of its own, or a zap that is cancelled already, then it cannot be played', () => {
		const plague = declare(
			duel({
				hands: {
					'seat:1': ['flare:healer', 'artifact:plague'],
					'seat:2': ['artifact:card-zap']
				}
			}).until('window:encounter.start', 'seat:1'),
			'seat:1',
			'artifact|plague',
			{ pick: 'seat:3' }
		);
		declare(plague, 'seat:2', 'artifact|card-zap');
		expect(plague.askedSeats).toContain('seat:1');
		expect(plague.offers('seat:1', 'wild|healer')).toBe(false);
		const g = zapped({ hands: { 'seat:3': ['artifact:card-zap'] } });
		g.use('seat:3', 'artifact|card-zap');
		let again = false;
		while (!g.asked.includes('launch.send')) {
			if (g.board.discard.some((card) => card.startsWith('artifact:card-zap')))
				again ||= g.offers('seat:1', 'wild|healer');
			g.lapse();
		}
		expect(g.encounter.zapped).toEqual([]);
		expect(again).toBe(false);
	});

	it('[wild:healer] given a zap on its own super flare, then that was its flare of the encounter', () => {
		const g = duel({
			aliens: { 'seat:1': 'machine' },
			warp: { 'seat:1': 2 },
			planets: homes('seat:1', 4, 4, 4, 4, 2),
			hands: { 'seat:1': ['flare:machine', 'flare:healer'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:regroup.retrieve', 'seat:1');
		declare(g, 'seat:1', 'super|machine');
		declare(g, 'seat:2', 'artifact|cosmic-zap');
		// CE-15.24: one flare a player and encounter, and that is the one being zapped.
		expect(g.offers('seat:1', 'wild|healer')).toBe(false);
	});

	it('[wild:healer] given Healer without its power, then there is nothing of it to zap; given its power, it holds the other half', () => {
		const g = healing({
			hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:healer'] }
		});
		declare(g, 'seat:3', 'power|healer', { picks: ['seat:1'] });
		declare(g, 'seat:2', 'artifact|cosmic-zap');
		expect(g.offers('seat:3', 'wild|healer')).toBe(false);
	});

	const SUPER: Position = { hands: { 'seat:3': ['flare:healer'] } };
	const declared = (given: Position = SUPER): CosmicGame =>
		declare(healing(given), 'seat:3', 'power|healer', { picks: ['seat:1', 'seat:4'] });

	it('[super:healer] given it uses its power, when it plays it, then it draws a card for each ship; not played, one for each player', () => {
		const g = declared()
			.use('seat:3', 'super|healer')
			.until(...NEXT);
		expect(g.hand('seat:3').filter((card) => card !== 'flare:healer')).toHaveLength(3 + 2);
		expect(g.board.warp).toEqual({});
		expect(
			declared()
				.until(...NEXT)
				.hand('seat:3')
		).toHaveLength(1 + 2);
	});

	it('[super:healer] given it was played for one use, then the next one brings a card for each player again', () => {
		const g = duel({
			aliens: { 'seat:3': 'healer', 'seat:1': 'cudgel' },
			deck: DECK,
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:healer'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:40', 'attack:08']
		});
		g.until('window:ships.lost', 'seat:3');
		declare(g, 'seat:3', 'power|healer', { picks: ['seat:2'] }).use('seat:3', 'super|healer');
		g.until('home.land').until('window:ships.lost', 'seat:3');
		expect(g.hand('seat:3')).toHaveLength(1 + 3);
		g.use('seat:3', 'power|healer', { picks: ['seat:2'] }).until('turn.second');
		expect(g.hand('seat:3')).toHaveLength(1 + 3 + 1);
	});

	it('[super:healer] given one ship of each whom it heals, then it would bring no card more, and cannot be played', () => {
		const healed = (send: number): CosmicGame =>
			declare(
				duel({
					aliens: { 'seat:3': 'healer' },
					hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:10'], ...SUPER.hands }
				})
					.encounterTo({
						target: 'planet:2-1',
						send: { 'planet:1-1': send },
						cards: ['attack:00', 'attack:10']
					})
					.until('window:ships.lost', 'seat:3'),
				'seat:3',
				'power|healer',
				{ picks: ['seat:1'] }
			);
		expect(healed(2).offers('seat:3', 'super|healer')).toBe(true);
		expect(healed(1).offers('seat:3', 'super|healer')).toBe(false);
		// Seat 1 lost three, and is not healed.
		const one = duel({
			seats: 4,
			aliens: { 'seat:3': 'healer' },
			hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:10'], ...SUPER.hands }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:00', 'attack:10']
		});
		one.until('window:ships.lost', 'seat:3');
		declare(one, 'seat:3', 'power|healer', { picks: ['seat:4'] });
		expect(one.offers('seat:3', 'super|healer')).toBe(false);
	});

	it('[super:healer] given another power of its player is used, or another player’s, then it cannot be played', () => {
		for (const aliens of [
			{ 'seat:1': ['healer', 'macron'] },
			{ 'seat:1': 'macron', 'seat:3': 'healer' }
		] as const) {
			const g = duel({
				aliens: aliens as Position['aliens'],
				hands: { 'seat:1': ['flare:healer'], 'seat:3': ['attack:04'] }
			}).until('window:use.declared');
			expect(g.said).toContain('Macron');
			expect(g.offers('seat:1', 'super|healer')).toBe(false);
		}
	});

	it('[super:healer] given Cosmic Zap answers it, then the ships are not healed either', () => {
		const g = declared({ hands: { ...SUPER.hands, 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', 'super|healer')
			.use('seat:2', 'artifact|cosmic-zap')
			.until(...NEXT);
		expect(g.hand('seat:3')).toEqual(['flare:healer']);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});
});
