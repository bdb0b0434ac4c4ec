/** Looking back: the board at a line of the log, and the pieces the line speaks of. */
import { msg } from '$lib/core';
import { describe, expect, test } from 'vitest';
import { BLANK, hear, type Picture } from '$lib/table/picture';
import type { SeatId } from '$lib/core';
import type { ShipPlace } from '$lib/games/cosmic/types';
import type { ServerMessage } from '$lib/protocol';
import { boardAt, spokenOf } from '../../src/lib/ui/cosmic/dial/moments';
import type { CosmicMove } from '../../src/lib/ui/cosmic/screen';
import { told } from '../../src/lib/ui/moments';
import type { Told } from '../../src/lib/ui/moments';
import { alliance, reveal } from '../fixtures/cosmic-views';
import { position } from '../support/cosmic';
import { said, words } from '../support/said';

const ships = (seat: SeatId, n: number, from: ShipPlace, to: ShipPlace): Told<CosmicMove> => ({
	say: msg(''),
	move: { type: 'ships', seat, n, from, to }
});

describe('the board at a line', () => {
	const lands = { say: words('{seat:3} lands 4 ships on planet 3 of {seat:2}.') };
	const events: Told<CosmicMove>[] = [
		{ say: msg('The offense wins 30 to 20.'), move: { type: 'outcome', outcome: 'offense' } },
		{ say: words('{seat:2} loses 3 ships to the warp.') },
		ships('seat:2', 3, 'planet:2-3', 'warp'),
		lands,
		ships('seat:3', 4, 'gate', 'planet:2-3')
	];
	const before = alliance.open;
	const after = { ...before, encounter: null, turn: before.turn + 1 };

	test('takes the moves told with a line, and none of the next line', () => {
		expect(told(events, 0)).toHaveLength(1);
		expect(told(events, 1)).toHaveLength(2);
		expect(told(events, 3)).toHaveLength(2);
		const won = boardAt(before, after, events, 0);
		expect(won.planets['planet:2-3']?.['seat:2']).toBe(3);
		const lost = boardAt(before, after, events, 1);
		expect(lost.planets['planet:2-3']?.['seat:2']).toBeUndefined();
		expect(lost.encounter?.gate['seat:3']).toBe(4);
	});

	test('is the last one known where nothing moved after it', () => {
		expect(boardAt(before, after, events, 3)).toBe(after);
		expect(boardAt(null, after, events, 0)).toBe(after);
	});

	test('shows the cards that the same change turned up', () => {
		const { encounter } = reveal.open;
		if (!encounter) throw new Error('The fixture has an encounter.');
		const hidden = { card: null, face: null };
		const unseen = {
			...reveal.open,
			encounter: { ...encounter, revealed: false, laid: { offense: hidden, defense: hidden } }
		};
		const line = {
			say: msg('Cards revealed: Attack 23 and Attack 15.'),
			move: { type: 'reveal' }
		} as const;
		const flight = ships('seat:3', 1, 'gate', 'planet:3-1');
		const board = boardAt(unseen, reveal.open, [line, { say: msg('Something.') }, flight], 0);
		expect(board.encounter).toMatchObject({ revealed: true, laid: encounter.laid });
		expect(board.encounter?.gate).toEqual(encounter.gate);
	});

	test('has the outcome once that is told, with the totals and what turned it round', () => {
		const { encounter } = reveal.open;
		if (!encounter) throw new Error('The fixture has an encounter.');
		const shown = { ...encounter, turned: true, decidedBy: [msg('Loser')] } as const;
		const weighed = { ...reveal.open, encounter: shown };
		const flight = [{ say: msg('Something.') }, ships('seat:3', 4, 'gate', 'planet:2-3')];
		const outcome = {
			say: msg('The defense wins 20 to 30.'),
			move: { type: 'outcome', outcome: 'defense' }
		} as const;
		const then = boardAt(weighed, weighed, [outcome, ...flight], 0);
		expect(then.encounter).toMatchObject({
			...{ revealed: true, totals: encounter.totals, turned: true },
			...{ laid: encounter.laid, outcome: { type: 'won', side: 'defense' } }
		});
		// It speaks of no piece of the dial: the cards are looked back at.
		expect(spokenOf([outcome], 0)).toEqual(new Set());
	});
});

describe('what a line speaks of', () => {
	const pieces = (...events: Told<CosmicMove>[]) => [...spokenOf(events, 0)].sort();

	test('are the seats in its words, the pieces it is about and those its moves name', () => {
		const aim = { type: 'aim', planet: 'planet:2-3' } as const;
		expect(pieces({ say: words('{seat:3} aims.'), move: aim })).toEqual(['planet:2-3', 'seat:3']);
		const destiny = { type: 'destiny', card: 'colour:2#1', seat: 'seat:2' } as const;
		expect(pieces({ say: msg('Destiny: Blue.'), move: destiny })).toEqual(['seat:2']);
		const sent = { say: words('{seat:3} sends 2 ships.'), about: ['planet:2-3'] };
		expect(pieces(sent)).toEqual(['planet:2-3', 'seat:3']);
		const lost = { say: words('{seat:1} loses 2 ships.') };
		expect(pieces(lost, ships('seat:1', 2, 'gate', 'warp'))).toEqual(['seat:1', 'warp']);
		const joins = [
			{ say: words('{seat:1} joins the offense with 2 ships.') },
			ships('seat:1', 2, 'planet:1-1', 'gate'),
			ships('seat:4', 1, 'beside', 'planet:4-2'),
			ships('seat:4', 1, 'gate', 'planet:2-2'),
			ships('seat:4', 1, 'gate', 'removed')
		];
		expect(pieces(...joins)).toEqual([
			'gate/seat:1',
			'planet:2-2/seat:4',
			'planet:4-2',
			'seat:1',
			'warp'
		]);
	});

	test('a ship told to come back stands where the line says, and is marked there', () => {
		const g = position({ warp: { 'seat:1': 1 } }).until('encounter.retrieve');
		g.pick('seat:1', 'planet:1-2');
		const at = g.events.findIndex(({ say }) => said(say).includes('comes back'));
		expect(spokenOf(g.events, at)).toEqual(new Set(['seat:1', 'planet:1-2']));
	});

	test('not what its words merely sound like', () => {
		expect(pieces({ say: words('Ships may leave the warp for planet 3 of {seat:2}.') })).toEqual([
			'seat:2'
		]);
	});
});

describe('a page', () => {
	const look = (n: number) => ({ n, board: { n }, waiting: null, stack: [], over: null });
	const welcome = (seq: number, n: number, log: object[], round = 1) =>
		({
			type: 'welcome',
			protocol: 2,
			epoch: 'e',
			seq,
			you: BLANK.you,
			room: { round },
			open: look(n),
			own: null,
			clock: null,
			log,
			chat: []
		}) as unknown as ServerMessage;
	const take = (picture: Picture, message: ServerMessage): Picture => {
		const heard = hear(picture, message, 0);
		if (heard === 'gap') throw new Error('No gap is expected.');
		return heard.picture;
	};
	const first = take(BLANK, welcome(1, 4, [{ n: 4, say: msg('Before.') }]));
	const second = take(first, {
		type: 'delta',
		seq: 2,
		open: { n: [5], board: { n: [5] } },
		events: [{ say: msg('Ships leave.') }, { say: msg('They arrive.') }]
	});

	test('keeps the moment of what it was there for, and of nothing else', () => {
		expect(second.log.map(({ moment }) => moment?.at ?? null)).toEqual([null, 0, 1]);
		expect(second.log[2]?.moment).toMatchObject({ before: look(4), after: look(5) });
	});

	test('knows its moments again when everything is told anew, but not in another game', () => {
		const lines = [4, 5, 5].map((n, i) => ({ n, say: second.log[i]?.say }));
		const anew = take(second, welcome(9, 6, [...lines, { n: 6, say: msg('Missed.') }]));
		expect(anew.log.map(({ moment }) => moment?.at ?? null)).toEqual([null, 0, 1, null]);
		const other = take(second, welcome(9, 6, lines, 2));
		expect(other.log.some(({ moment }) => moment)).toBe(false);
	});
});
