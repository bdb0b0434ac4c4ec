/** Amoeba: its force grows and shrinks when the cards are laid. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const AMOEBA: Position = { aliens: { 'seat:1': 'amoeba' } };

/** Seat 1 sent two ships against seat 2, seat 3 two more; 08 against 08 lies face down. */
const laid = (given: Position = AMOEBA, seat: SeatId = 'seat:1'): CosmicGame =>
	duel(given)
		.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:08']
		})
		.until('window:planning.selected', seat);

const more = (split: Record<string, number>) => ({ pick: 'more', then: { split } });
const fewer = (split: Record<string, number>) => ({ pick: 'fewer', then: { split } });

describe('Amoeba', () => {
	it('[alien:amoeba] given the cards lie face down, when it brings ships in, then more than four fight and land; not used, those sent', () => {
		const g = laid().use('seat:1', 'power|amoeba', more({ 'planet:1-2': 3, 'planet:1-3': 2 }));
		g.until('turn.second');
		expect(g.said).toContain('The offense wins 17 to 12.');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 7, 'seat:3': 2 });
		expect(laid().until('launch.aim', 'seat:2').said).toContain(
			'12 to 12: a tie goes to the defense.'
		);
	});

	it('[alien:amoeba] [CE-17.3] it is declared with how many ships come or go, and where', () => {
		const said = (answer: ReturnType<typeof more>) =>
			laid().use('seat:1', 'power|amoeba', answer).said;
		expect(said(fewer({ 'planet:1-4': 1 }))).toContain(
			'uses the power of Amoeba: take one ship home, to planet 4 of'
		);
		expect(said(more({ 'planet:1-2': 3, 'planet:1-3': 2 }))).toMatch(
			/: bring 5 ships in, 3 from planet 2 of \S+ \S+ 2 from planet 3 of/
		);
	});

	it('[alien:amoeba] given it takes ships home, then they are on the colonies it says, and only the rest is lost', () => {
		const g = laid().use('seat:1', 'power|amoeba', fewer({ 'planet:1-4': 1 }));
		g.until('launch.aim', 'seat:2');
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 5 });
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 2 });
	});

	it('[alien:amoeba] [CE-20.10] ruling: given the offense shrinks to nothing and wins, then its ally lands, it has no colony, and the encounter counts as won', () => {
		const g = laid({ ...AMOEBA, planets: { 'planet:2-1': {} } });
		g.use('seat:1', 'power|amoeba', fewer({ 'planet:1-1': 2 })).until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:3': 2 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
	});

	it('[alien:amoeba] given it defends, then it may reinforce the planet from others, or leave it; ruling: that one is defended with no ships', () => {
		const given: Position = { aliens: { 'seat:2': 'amoeba' } };
		const strong = laid(given, 'seat:2');
		strong.use('seat:2', 'power|amoeba', more({ 'planet:2-2': 4 })).until('launch.aim', 'seat:2');
		expect(strong.said).toContain('The defense wins 16 to 12.');
		expect(strong.ships('planet:2-1')).toEqual({ 'seat:2': 8 });
		const left = laid(given, 'seat:2');
		left.use('seat:2', 'power|amoeba', fewer({ 'planet:2-2': 4 })).until('turn.second');
		expect(left.said).toContain('The offense wins 12 to 8.');
		expect(left.board.warp).toEqual({});
	});

	it('[alien:amoeba] ruling: given ships in the warp, or in the encounter, then they are no choice to bring in; the last ship of a colony gives it up', () => {
		const g = laid({
			...AMOEBA,
			warp: { 'seat:1': 3 },
			planets: { 'planet:1-2': { 'seat:1': 1 } }
		});
		const pick = 'power|amoeba|ooze|';
		for (const place of ['warp', 'gate'])
			expect(g.refusal('seat:1', { pick, then: more({ [place]: 1 }) })).toBeTruthy();
		g.use('seat:1', 'power|amoeba', more({ 'planet:1-2': 1 })).until('window:reveal.values');
		expect(g.ships('planet:1-2')).toEqual({});
		expect(g.encounter.gate['seat:1']).toBe(3);
	});

	it('[alien:amoeba] ruling: given it shrank, then compensation counts the ships it had at the end', () => {
		const g = duel({
			...AMOEBA,
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['attack:01', 'attack:04', 'attack:05', 'attack:06']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['negotiate', 'attack:08']
		});
		g.until('window:planning.selected', 'seat:1');
		g.use('seat:1', 'power|amoeba', fewer({ 'planet:1-1': 2 })).until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});

	it('[alien:amoeba] given no ship of its in the encounter, no main player, or its power lost, then it is not offered', () => {
		const asks = (given: Position, seat: SeatId): boolean =>
			offered(
				duel(given).encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 2 },
					allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
					cards: ['attack:08', 'attack:08']
				}),
				seat,
				'power|amoeba'
			);
		expect(asks({ aliens: { 'seat:2': 'amoeba' } }, 'seat:2')).toBe(true);
		expect(asks({ aliens: { 'seat:2': 'amoeba' }, planets: { 'planet:2-1': {} } }, 'seat:2')).toBe(
			false
		);
		expect(asks({ aliens: { 'seat:3': 'amoeba' } }, 'seat:3')).toBe(false);
		expect(asks({ ...AMOEBA, planets: homes('seat:1', 10, 10) }, 'seat:1')).toBe(false);
	});

	it('[alien:amoeba] given it is zapped, then its force stays as it is', () => {
		const g = laid({ ...AMOEBA, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|amoeba', more({ 'planet:1-2': 4 }));
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim', 'seat:2');
		expect(g.said).toContain('12 to 12: a tie goes to the defense.');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4 });
	});
});

describe('the Amoeba flare', () => {
	const before = (given: Position = {}, seat: SeatId = 'seat:1'): CosmicGame =>
		duel({ hands: { [seat]: ['flare:amoeba'] }, ...given })
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.until('window:planning.beforeSelect', seat);

	it('[wild:amoeba] given cards are about to be chosen, when a main player plays it, then up to four more ships are in the gate, or up to four go home; not played, those sent', () => {
		const grown = before().use('seat:1', 'wild|amoeba', more({ 'planet:1-2': 4 }));
		expect(grown.until('planning.select').encounter.gate).toEqual({ 'seat:1': 8 });
		const shrunk = before().use('seat:1', 'wild|amoeba', fewer({ 'planet:1-2': 3 }));
		expect(shrunk.until('planning.select').encounter.gate).toEqual({ 'seat:1': 1 });
		expect(before().until('planning.select').encounter.gate).toEqual({ 'seat:1': 4 });
	});

	it('[wild:amoeba] given more than four, then it is refused', () => {
		const g = before();
		const pick = g.choices('seat:1').find((id) => id.startsWith('wild'))!;
		expect(
			g.refusal('seat:1', { pick, then: more({ 'planet:1-2': 4, 'planet:1-3': 1 }) })
		).toBeTruthy();
	});

	it('[wild:amoeba] given six of its ships in the encounter, then four go home at most', () => {
		const g = before({ planets: { 'planet:2-1': { 'seat:2': 6 } } }, 'seat:2');
		const pick = g.choices('seat:2').find((id) => id.startsWith('wild'))!;
		const five = { pick, then: fewer({ 'planet:2-2': 3, 'planet:2-3': 2 }) };
		expect(g.refusal('seat:2', five)).toBeTruthy();
		g.use('seat:2', 'wild|amoeba', fewer({ 'planet:2-2': 2, 'planet:2-3': 2 }));
		expect(g.until('planning.select').ships('planet:2-1')).toEqual({ 'seat:2': 2 });
	});

	it('[wild:amoeba] given a defense with an empty planet, then it may bring ships there', () => {
		const g = before({ planets: { 'planet:2-1': {} } }, 'seat:2');
		g.use('seat:2', 'wild|amoeba', more({ 'planet:2-2': 2 })).until('planning.select');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 2 });
	});

	it('[wild:amoeba] ruling: given no other colony, or no main player, then there is nowhere to go, and it cannot be played', () => {
		const asks = (given: Position, seat: SeatId): boolean =>
			offered(
				duel({ hands: { [seat]: ['flare:amoeba'] }, ...given }).encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 4 }
				}),
				seat,
				'wild|amoeba'
			);
		expect(asks({}, 'seat:2')).toBe(true);
		expect(asks({ planets: homes('seat:2', 4) }, 'seat:2')).toBe(false);
		expect(asks({}, 'seat:3')).toBe(false);
	});

	it('[wild:amoeba] given Amoeba without its power, then it plays the wild half', () => {
		const aliens = { 'seat:1': 'amoeba' } as const;
		const g = before({ aliens, planets: homes('seat:1', 10, 10) });
		expect(g.offers('seat:1', 'wild|amoeba')).toBe(true);
	});

	it('[CE-16.30] [wild:amoeba] given a ship that was to come is lost in answer, then the others come', () => {
		const hands: Position['hands'] = {
			'seat:1': ['artifact:card-zap'],
			'seat:2': ['flare:amoeba', 'flare:void']
		};
		const g = before({ options: { flareLimit: 'none' }, hands }, 'seat:2');
		declare(g, 'seat:2', 'wild|amoeba', more({ 'planet:2-2': 4 }));
		declare(g, 'seat:1', 'artifact|card-zap');
		g.use('seat:2', 'wild|void', { pick: 'planet:2-2' }).until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 7 });
		expect(g.ships('planet:2-2')).toEqual({});
	});

	const ALLIED: Position = {
		aliens: { 'seat:3': 'amoeba' },
		hands: { 'seat:3': ['flare:amoeba'] }
	};

	it('[super:amoeba] given it is an ally, when it plays it, then it resizes its force there; not played, it stays', () => {
		const g = laid(ALLIED, 'seat:3').use('seat:3', 'super|amoeba', more({ 'planet:3-2': 4 }));
		g.until('turn.second');
		expect(g.said).toContain('The offense wins 16 to 12.');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:3': 6 });
		const quiet = laid(ALLIED, 'seat:3').until('launch.aim', 'seat:2');
		expect(quiet.said).toContain('12 to 12: a tie goes to the defense.');
	});

	it('[super:amoeba] given a defensive ally brings ships in, then they stand beside the planet and bring rewards', () => {
		const g = duel(ALLIED).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:planning.selected', 'seat:3');
		g.use('seat:3', 'super|amoeba', more({ 'planet:3-2': 2 })).until('launch.aim', 'seat:2');
		expect(g.said).toContain('The defense wins 15 to 10.');
		expect(g.said).toContain('{seat:3} takes 3 cards as rewards.');
	});

	it('[super:amoeba] [CE-9.13] ruling: given an ally takes all its ships home, then it is an ally no more', () => {
		const g = laid(ALLIED, 'seat:3').use('seat:3', 'super|amoeba', fewer({ 'planet:3-2': 2 }));
		g.until('window:reveal.values');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 6 });
	});

	it('[super:amoeba] given Cosmic Zap answers it, then it goes back to hand and the force stays', () => {
		const g = laid(
			{ ...ALLIED, hands: { ...ALLIED.hands, 'seat:2': ['artifact:cosmic-zap'] } },
			'seat:3'
		);
		declare(g, 'seat:3', 'super|amoeba', more({ 'planet:3-2': 4 }));
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim', 'seat:2');
		expect(g.said).toContain('12 to 12: a tie goes to the defense.');
		expect(g.hand('seat:3')).toContain('flare:amoeba');
	});
});
