/** What is said of a piece that cannot be chosen comes from the rules; the page adds only what is asked. */
import { expect, test } from 'vitest';
import { lookOwn } from '../../src/lib/core';
import { Draft } from '../../src/lib/ui/draft.svelte';
import { barredNow, blank, reasonsOf } from '../../src/lib/ui/filling';
import { refused } from '../../src/lib/ui/page/refused';
import type { Touched } from '../../src/lib/ui/page/refused';
import { position } from '../support/cosmic';
import { convene } from '../support/council-session';
import { imperium, standing } from '../support/imperium';
import { said } from '../support/said';
import { council } from '../../src/lib/games/council';
import { cosmic } from '../../src/lib/games/cosmic';

const names = { 'seat:1': 'Ines', 'seat:2': 'Tomasz', 'seat:3': 'Mira' };

const touching = (
	game: typeof cosmic | typeof council,
	table: Parameters<typeof lookOwn>[1],
	piece: string
): Omit<Touched, 'called'> => {
	const { decision } = lookOwn(game as never, table, 'seat:1');
	const draft = new Draft(null);
	draft.ask(decision);
	return { piece, barred: draft.barred(piece), decision: decision!, names };
};

test('[CE-8.1] a planet of another system says where the gate is aimed, with names', () => {
	const { table } = position({ destiny: ['colour:2#1'] }).until('launch.aim');
	const touched = touching(cosmic, table, 'planet:3-1');
	expect(refused({ ...touched, called: 'planet 1 of Mira' })).toEqual({
		say: 'The gate is aimed at a planet of Tomasz.',
		rule: 'CE-8.1'
	});
});

test('what the rules say nothing of says what is asked instead', () => {
	const { table } = position({ destiny: ['colour:2#1'] }).until('launch.aim');
	expect(refused({ ...touching(cosmic, table, 'seat:3'), called: null })).toEqual({
		say: 'Mira cannot be chosen now. You are asked: Aim the gate at a planet of Tomasz',
		rule: 'CE-8.1'
	});
	expect(refused({ ...touching(cosmic, table, 'warp'), called: null })?.say).toBe(
		'This plays no part now. You are asked: Aim the gate at a planet of Tomasz'
	);
});

test('a hex that is touched to be read is no mistake: its sheet opens, and nothing is said but a reason', () => {
	const { table } = position({ destiny: ['colour:2#1'] }).until('launch.aim');
	const looking = { called: 'Fallow', looks: true };
	expect(refused({ ...touching(cosmic, table, 'warp'), ...looking })).toBeNull();
	expect(refused({ ...touching(cosmic, table, 'planet:3-1'), ...looking })?.rule).toBe('CE-8.1');
});

test('[TI-6.2] a planet says why the system it lies in cannot be chosen', () => {
	const g = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board) => {
		board.systems['hex:0,0']!.counters = ['seat:1'];
	});
	const { decision } = lookOwn(imperium, g.table, 'seat:1');
	const draft = new Draft(null);
	draft.ask(decision);
	expect(draft.barred('planet:mecatol-rex')).toBeNull();
	const barred = draft.barred('planet:mecatol-rex', 'hex:0,0');
	expect(barred?.rule).toBe('TI-6.2');
	expect(barred).toEqual(draft.barred('hex:0,0'));
});

test('[GC-15.2] [GC-17.6] the tray lists what a ballot bars, each reason once', () => {
	const g = convene('exiles-plea', { players: { 'seat:1': { actions: ['varkesh-1'] } } });
	const shape = lookOwn(council, g.table, 'seat:1').decision!.shape;
	const told = reasonsOf(barredNow(shape, blank(shape))).map(({ why, rule }) => [said(why), rule]);
	expect(told).toEqual([
		['You may not vote for yourself.', 'GC-17.6'],
		['Blood Price is played in a battle.', 'GC-15.2']
	]);
});
