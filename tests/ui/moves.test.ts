/** What events do to the drawing, and how cards and totals read. */
import { describe, expect, test } from 'vitest';
import { cardLabel, destinyFace, faceOf, twoLines } from '../../src/lib/ui/cosmic/pieces/cards';
import { begun, dialMoves, ended, lengthOf, startOf } from '../../src/lib/ui/cosmic/dial/moves';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { SIGILS } from '../../src/lib/ui/cosmic/pieces/sigils';
import { sigilOf, SIGILS_BEYOND } from '../../src/lib/ui/cosmic/pieces/sigils-beyond';
import { LONGEST, paceOf } from '../../src/lib/ui/player';
import { rowsOf } from '../../src/lib/ui/cosmic/words/rows';
import { lean, standingOf, verdict } from '../../src/lib/ui/cosmic/words/standing';
import type { CosmicMove } from '../../src/lib/ui/cosmic/screen';
import { BOOK, alliance, reveal } from '../fixtures/cosmic-views';

describe('moves', () => {
	const launch = { type: 'ships', seat: 'seat:3', n: 3, from: 'planet:3-1', to: 'gate' } as const;

	test('ships leave as they start and count as they arrive', () => {
		const left = begun(alliance.open, launch);
		expect(left.planets['planet:3-1']).toEqual({});
		expect(left.encounter?.gate).toEqual({ 'seat:3': 4 });
		const there = ended(left, launch);
		expect(there.encounter?.gate).toEqual({ 'seat:3': 7 });
		expect(alliance.open.planets['planet:3-1']).toEqual({ 'seat:3': 3 });
	});

	test('only what the dial draws is played', () => {
		const say = '' as const;
		const events = [{ say, move: { type: 'reveal' } as const }, { say, move: launch }, { say }];
		expect(dialMoves(events, alliance.open.encounter)).toEqual([launch]);
	});

	test('what is told of a side is drawn for its main player', () => {
		const { encounter } = alliance.open;
		const moves: CosmicMove[] = [
			{ type: 'laid', side: 'offense' },
			{ type: 'laid', side: 'defense' },
			{ type: 'outcome', outcome: 'defense' },
			{ type: 'outcome', outcome: 'bothLose' }
		];
		const events = moves.map((move) => ({ say: '' as const, move }));
		expect(dialMoves(events, encounter)).toEqual([
			{ type: 'laid', seat: encounter?.offense },
			{ type: 'laid', seat: encounter?.defense },
			{ type: 'outcome', seat: encounter?.defense }
		]);
		expect(dialMoves(events, null)).toEqual([]);
	});

	test('an encounter begun in the batch is there for the arm to point', () => {
		const before = { ...alliance.open, turn: 5, encounter: null };
		expect(startOf(before, alliance.open, []).encounter).toMatchObject({ target: null, gate: {} });
		expect(startOf(alliance.open, alliance.open, [])).toBe(alliance.open);
		const aimed = begun(startOf(before, alliance.open, []), { type: 'aim', planet: 'planet:2-3' });
		expect(aimed.encounter?.target).toBe('planet:2-3');
	});

	test('a step of the encounter never keeps the screen long', () => {
		const many = Array.from({ length: 12 }, () => launch);
		expect(paceOf([lengthOf(launch)])).toBe(1);
		const lengths = many.map(lengthOf);
		const whole = lengths.reduce((sum, length) => sum + length, 0);
		expect(whole * paceOf(lengths)).toBeCloseTo(LONGEST);
	});
});

describe('cards', () => {
	test('are read from their ids', () => {
		expect(faceOf('attack:08#3', BOOK)).toMatchObject({ kind: 'attack', index: '08', value: 8 });
		expect(faceOf('reinforcement:3#2', BOOK)).toMatchObject({ index: '+3', value: 3 });
		expect(cardLabel('flare:oracle', BOOK)).toBe('Flare, Oracle');
		expect(cardLabel('artifact:mobius-tubes#1', null)).toBe('Artifact, Mobius Tubes');
		expect(destinyFace('colour:2#1', null)).toMatchObject({ seat: 'seat:2', name: 'Blue' });
		expect(destinyFace('special:most-cards-in-hand', BOOK).name).toBe('Most Cards in Hand');
	});

	test('small words break in two lines at most', () => {
		expect(twoLines('cancel one use of an alien power', 22)).toEqual([
			'cancel one use of an',
			'alien power'
		]);
		expect(twoLines('a b c d e f g h i j', 3)).toHaveLength(2);
	});

	test('every alien has a sigil, and no two the same', () => {
		const drawn = [...Object.keys(SIGILS), ...Object.keys(SIGILS_BEYOND)];
		expect(drawn.sort()).toEqual(Object.keys(ALIENS).sort());
		const lines = [...drawn, 'stranger'].map((alien) => sigilOf(alien).lines);
		expect(new Set(lines).size).toBe(lines.length);
	});
});

describe('how it stands', () => {
	const encounter = reveal.open.encounter;
	if (!encounter) throw new Error('The fixture has an encounter.');
	const sides = standingOf(reveal.open, encounter);

	test('adds cards and ships of both sides', () => {
		expect(sides.map(({ total }) => total)).toEqual([30, 20]);
		expect(sides.map(({ ships }) => ships)).toEqual([7, 5]);
		expect(rowsOf(sides, reveal.names).slice(0, 3)).toEqual([
			['Encounter card', '23', '15'],
			['Ines and Tomasz: ships', '4', '3'],
			['Mira and Kofi: ships', '3', '2']
		]);
	});

	test('and says who leads', () => {
		expect(verdict(sides, encounter, reveal.names)).toBe('Offense leads by 10.');
		const level = { ...encounter, totals: { offense: 20, defense: 20 }, leads: 'defense' } as const;
		expect(verdict(standingOf(reveal.open, level), level, reveal.names)).toBe(
			'Level. A tie goes to the defense.'
		);
		const low = { ...encounter, lowWins: true, leads: 'defense' } as const;
		expect(verdict(sides, low, reveal.names)).toBe(
			'Defense has less by 10, and the smaller total wins.'
		);
		expect(lean(30, 20, 0.6, 8)).toBe(-6);
	});

	test('powers are what a fixed total has more than its parts', () => {
		const fixed = standingOf(reveal.open, { ...encounter, totals: { offense: 42, defense: 20 } });
		expect(fixed[0].powers).toBe(12);
		expect(rowsOf(fixed, reveal.names).at(-1)).toEqual(['Powers', '+12', '0']);
	});

	test('given cards that are discarded, then only the total is told, for its parts are gone', () => {
		const over = standingOf(reveal.open, {
			...encounter,
			gate: {},
			laid: { offense: null, defense: null },
			totals: { offense: 30, defense: 20 },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(over.map(({ total }) => total)).toEqual([30, 20]);
		expect(rowsOf(over, reveal.names)).toEqual([]);
	});

	test('given ships that have landed, then they are not told as what powers did', () => {
		const landed = standingOf(reveal.open, {
			...encounter,
			gate: {},
			totals: { offense: 30, defense: 20 },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(rowsOf(landed, reveal.names)).toEqual([
			['Encounter card', '23', '15'],
			['Ships and powers', '+7', '+5'],
			['Reinforcements', '0', '0']
		]);
	});

	test('given an attack against a negotiate, then it says what comes of it', () => {
		const laid = { ...encounter.laid.offense, face: { kind: 'negotiate' as const } };
		const peaceful = {
			...encounter,
			laid: { ...encounter.laid, offense: laid as typeof encounter.laid.offense },
			totals: null,
			leads: 'defense' as const
		};
		expect(verdict(standingOf(reveal.open, peaceful), peaceful, reveal.names)).toBe(
			'Ines negotiates: Tomasz wins, and Ines is compensated.'
		);
	});
});
