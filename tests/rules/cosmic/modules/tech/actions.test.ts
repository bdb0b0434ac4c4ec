/** Technologies in general (rules.md section 32): dealt, researched, completed, given up, drawn. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn, start } from '../../../../../src/lib/core';
import type { SeatId } from '../../../../../src/lib/core';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { TECH_SETS } from '../../../../../src/lib/games/cosmic/modules/tech/cards';
import type { TechId } from '../../../../../src/lib/games/cosmic/modules/tech/state';
import { drawTechs } from '../../../../../src/lib/games/cosmic/modules/tech/pieces';
import { likeOf } from '../../../../../src/lib/games/kit';
import { CosmicGame, position, seatsOf } from '../../../../support/cosmic';
import { duel, homes, meet } from '../../../../support/duel';
import { said } from '../../../../support/said';

/** A table from the first shuffle on, played to the choice of technologies. */
function dealt(seats: number, options: Record<string, unknown> = {}): CosmicGame {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: { box: 'classic', tech: 'base', ...options } as never,
		key: '7'.repeat(64),
		clocked: false
	});
	return new CosmicGame(table as never).until('tech.keep.choose');
}

const techs = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.techs ?? [];
const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);

describe('CE-32 technologies', () => {
	it('[CE-24.1] [CE-32.1] given a table nobody changed, then nobody has technologies and there is no deck of them', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: {},
			key: '1'.repeat(64),
			clocked: false
		});
		expect(table.board.modules).toBeUndefined();
		expect(table.board.players['seat:1']).not.toHaveProperty('techs');
	});

	it('[CE-32.2] [CE-32.3] given two dealt to each, when one is kept, then the other is discarded face up, and only its player knows what it kept', () => {
		const g = dealt(3);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const [kept, other] = techs(g, 'seat:2');
		g.answer('seat:1', { pick: techs(g, 'seat:1')[0]!.slot });
		expect(pile(g)).toEqual([]);
		g.answer('seat:2', { pick: kept!.slot }).answer('seat:3', {
			pick: techs(g, 'seat:3')[0]!.slot
		});
		expect(techs(g, 'seat:2')).toEqual([
			{ slot: kept!.slot, id: kept!.id, faceUp: false, ships: {} }
		]);
		expect(pile(g)).toHaveLength(3);
		expect(pile(g)).toContain(other!.id);
		const open = lookOpen(cosmic, g.table).board;
		expect(open.players['seat:2']!.techs).toEqual([
			{ slot: kept!.slot, id: null, ships: 0, between: [] }
		]);
		expect(JSON.stringify(open)).not.toContain(`"${kept!.id}"`);
		expect(lookOwn(cosmic, g.table, 'seat:2').board.techs).toEqual([
			{ slot: kept!.slot, id: kept!.id }
		]);
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:1').board)).not.toContain(kept!.id);
	});

	it('[CE-32.17] given four planets, then none that takes eight ships is in the deck; given two players, none that needs a third', () => {
		const inGame = (g: CosmicGame) => [
			...g.vault.piles!.tech!.map(likeOf),
			...g.board.order.flatMap((seat) => techs(g, seat).map(({ id }) => id))
		];
		const all = TECH_SETS['base']!.map(({ face }) => face);
		expect(inGame(dealt(3)).sort()).toEqual([...all].sort());
		const short = inGame(dealt(3, { planetsPerPlayer: 4 }));
		expect(short).not.toContain('coldsleep-ship');
		expect(short).not.toContain('precursor-seed');
		expect(short).toContain('xenon-lasers');
		const two = inGame(dealt(2));
		expect(two).not.toContain('the-qax');
		expect(two).not.toContain('energy-cloak');
	});

	it('[CE-32.6] [CE-18.1] given the last ship of a colony, then its row says that the colony goes, and at three home colonies the power too', () => {
		const notes = (...ships: number[]) => {
			const g = duel({
				techs: { 'seat:2': [{ id: 'gluon-mines', ships: 0 }] },
				planets: homes('seat:2', ...ships)
			}).until('tech.actions.choose', 'seat:2');
			const { shape } = g.decision('seat:2');
			const rows = shape.type === 'one' ? shape.choices : [];
			const research = rows.find(({ id }) => id === 'research tech:2-1')?.then;
			return research?.type === 'one' ? research.choices.map(({ note }) => said(note)) : [];
		};
		expect(notes(4, 1, 2, 3)).toEqual([
			'4 ships there',
			'the last one: the colony is given up',
			'2 ships there',
			'3 ships there'
		]);
		expect(notes(4, 1, 2)[1]).toBe(
			'the last one: the colony is given up, and your power is off with fewer than 3 at home'
		);
	});

	it('[CE-32.4] [CE-32.9] given one technology, then its rows say what is on it and what is gained, and it alone is left as it is', () => {
		const rows = (ships: number) => {
			const g = position({ techs: { 'seat:1': [{ id: 'xenon-lasers', ships }] } });
			const { shape } = g.until('tech.actions.choose', 'seat:1').decision('seat:1');
			if (shape.type !== 'one') throw new Error(shape.type);
			const notes: Record<string, string> = {};
			for (const { id, note } of shape.choices) notes[id] = said(note ?? '');
			return { notes, last: said(shape.choices.at(-1)!.say), usual: shape.usual };
		};
		expect(rows(0)).toMatchObject({
			notes: {
				'research tech:1-1': '0 of 3 ships on it',
				'abandon tech:1-1': 'It goes without doing anything, and nothing comes for it.'
			},
			last: 'Leave it as it is',
			usual: 'none'
		});
		expect(rows(3).notes).toMatchObject({
			'complete tech:1-1':
				'Your side’s total is one more or one less, as you say. It costs nothing more; the ships on it come home.',
			'research tech:1-1': 'It has all the ships it takes; one more does nothing',
			'abandon tech:1-1': 'It goes without doing anything; the ships on it come home.'
		});
	});

	it('[CE-32.12] [CE-32.16] given a technology that attacks complete, or nothing, then its row says so, and that another is drawn', () => {
		const completing = (id: TechId) => {
			const g = position({
				options: { tech: 'both' },
				techs: { 'seat:1': [{ id, ships: 0 }] },
				hands: { 'seat:1': ['attack:08', 'attack:08'] }
			});
			const { shape } = g.until('tech.actions.choose', 'seat:1').decision('seat:1');
			const rows = shape.type === 'one' ? shape.choices : [];
			return said(rows.find((row) => row.id === 'complete tech:1-1')?.note ?? '');
		};
		expect(completing('plasma-coil')).toBe(
			'5 for your side. Takes two attacks of the same number from your hand, and no ship. You draw another technology.'
		);
		expect(completing('lucky-charm')).toBe(
			'One of your ships leaves the warp. It costs nothing. You draw another technology.'
		);
	});

	it('[CE-32.2] given those to keep one of, then each says what it does and what it takes', () => {
		const { shape } = dealt(3).decision('seat:1');
		const notes = shape.type === 'one' ? shape.choices.map(({ note }) => said(note ?? '')) : [];
		expect(notes).toHaveLength(2);
		for (const note of notes) expect(note).toMatch(/\w\. Takes /);
	});

	it('[CE-32.4] [CE-32.5] [CE-32.6] given an encounter that begins, when ships are put on technologies, then all have said so at once, they come from colonies, and the last ship leaves one', () => {
		const g = position({
			techs: {
				'seat:1': [{ id: 'xenon-lasers', ships: 0 }],
				'seat:2': [{ id: 'gluon-mines', ships: 1 }]
			},
			planets: homes('seat:2', 1, 4, 4, 4, 4)
		});
		g.until('tech.actions.choose');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.answer('seat:1', { pick: 'research tech:1-1', then: { pick: 'planet:1-1' } });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		g.answer('seat:2', { pick: 'research tech:2-1', then: { pick: 'planet:2-1' } });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:2-1')).toEqual({});
		expect(techs(g, 'seat:1')[0]!.ships).toEqual({ 'seat:1': 1 });
		expect(techs(g, 'seat:2')[0]!.ships).toEqual({ 'seat:2': 2 });
		expect(lookOpen(cosmic, g.table).board.players['seat:2']!.techs).toEqual([
			{ slot: 'tech:2-1', id: null, ships: 2, between: [] }
		]);
	});

	it('[CE-32.7] [CE-20.16] given ships on a technology, then they are on no colony: none can be launched or lost from there', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 2 }] },
			planets: homes('seat:1', 2)
		});
		g.until('launch.send');
		expect(g.choices('seat:1')).toEqual(['planet:1-1']);
		expect(g.refusal('seat:1', { split: { 'tech:1-1': 1 } }).rule).toBe('CE-8.4');
	});

	it('[CE-32.8] given a ship too few, then it cannot be completed; with as many as it takes it is turned up and its ships go home', () => {
		const few = duel({ techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 2 }] } });
		few.until('tech.actions.choose');
		expect(few.choices('seat:1')).not.toContain('complete tech:1-1');
		expect(few.refusal('seat:1', { pick: 'complete tech:1-1' }).rule).toBe('CE-32.4');
		const g = duel({ techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 3 }] } });
		g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
		g.answer('seat:1', { split: { 'planet:1-3': 3 } });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 7 });
		expect(techs(g, 'seat:1')[0]).toMatchObject({ faceUp: true, ships: {} });
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.techs![0]!.id).toBe('xenon-lasers');
	});

	it('[CE-32.8] given no colony, when it is completed, then its ships go to the warp', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 3 }] },
			planets: homes('seat:1')
		});
		g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
		g.until('window:encounter.start', 'seat:1');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[CE-32.9] given one that is given up, then its ships go home and it lies on the pile for all to see', () => {
		const g = duel({ techs: { 'seat:1': [{ id: 'enigma-device', ships: 2 }] } });
		g.until('tech.actions.choose').answer('seat:1', { pick: 'abandon tech:1-1' });
		g.answer('seat:1', { split: { 'planet:1-2': 2 } });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(techs(g, 'seat:1')).toEqual([]);
		expect(lookOpen(cosmic, g.table).board.modules!.tech!.pile.map(likeOf)).toEqual([
			'enigma-device'
		]);
		expect(g.said).toContain('{seat:1} discards Enigma Device.');
	});

	it('[CE-32.10] given a face-down technology with a ship on it, then its player is asked where one might be used, whichever it is; and without a ship it is not', () => {
		const asked = (id: string, ships: number) => {
			const g = duel({
				techs: { 'seat:2': [{ id, ships }] },
				hands: { 'seat:3': ['attack:06', 'negotiate'] },
				box: []
			});
			meet(g, ['attack:08', 'attack:08']);
			return (
				g.events.length > 0 &&
				g.table.decisions.some(
					({ seat, window }) => seat === 'seat:2' && window === 'planning.selected'
				)
			);
		};
		expect(asked('gluon-mines', 1)).toBe(true);
		expect(asked('xenon-lasers', 1)).toBe(true);
		expect(asked('gluon-mines', 0)).toBe(false);
	});

	it('[CE-32.11] [CE-32.18] given a completed technology, when the power of its player is lost, then it stays in force', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			techs: { 'seat:1': ['plasma-thrusters'] },
			planets: homes('seat:1', 6)
		});
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		g.until('launch.send');
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ type: 'split', max: 5 });
	});

	it('[CE-32.13] [CE-32.14] given a success with two foreign colonies, when technologies are drawn instead of a second encounter, then one of three is kept and the turn is over', () => {
		const g = duel({
			techs: { 'seat:1': [] },
			planets: { 'planet:3-1': { 'seat:1': 1, 'seat:3': 4 } },
			hands: { 'seat:1': ['attack:40', 'attack:06'] }
		});
		meet(g, ['attack:40', 'attack:08'], 2).until('turn.second');
		expect(g.choices('seat:1')).toEqual(['again', 'techs', 'end']);
		g.answer('seat:1', { pick: 'techs' }).until('tech.keep.choose');
		const drawn = techs(g, 'seat:1').map(({ slot }) => slot);
		expect(drawn).toHaveLength(3);
		g.answer('seat:1', { pick: drawn[1]! });
		expect(techs(g, 'seat:1').map(({ slot }) => slot)).toEqual([drawn[1]]);
		expect(pile(g)).toHaveLength(2);
		expect(g.board.offense).toBe('seat:2');
	});

	it('[CE-32.13] given no encounter card, then none are drawn instead either, and without the module there is nothing to choose', () => {
		const g = duel({ techs: { 'seat:1': [] }, hands: { 'seat:2': ['negotiate'] } });
		meet(g, ['attack:08', 'negotiate'], 2).until('turn.second');
		expect(g.choices('seat:1')).toEqual(['end']);
	});

	it('[CE-32.13] given deck and pile that are out, then no more are drawn than there are', () => {
		const g = duel({ techs: { 'seat:1': [] } });
		const play = new Play(cosmic, g.table);
		expect(drawTechs(play, 'seat:1', 99, 'CE-32.13')).toHaveLength(TECH_SETS['base']!.length);
		expect(drawTechs(play, 'seat:2', 1, 'CE-32.13')).toEqual([]);
	});
});
