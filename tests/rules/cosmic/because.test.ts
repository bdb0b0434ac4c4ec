/** What a question is about, and what led to it: data, whatever the sentences say. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../src/lib/games/cosmic';
import { underway } from '../../../src/lib/games/cosmic/play';
import { effectOf } from '../../../src/lib/games/cosmic/effects';
import { msg, wake } from '../../../src/lib/core';
import type { Answer, Json, SeatId, Words } from '../../../src/lib/core';
import { duel, homes, meet } from '../../support/duel';
import type { CosmicGame } from '../../support/cosmic';
import type { Encounter } from '../../../src/lib/games/cosmic/types';
import { said } from '../../support/said';

/** What a seat is told beside its question. */
const beside = (g: CosmicGame, seat: SeatId) => {
	const { about, because } = g.decision(seat);
	return { about, of: because?.of, by: because?.by };
};

/** That the sentence has been told to all. */
const wasTold = (g: CosmicGame, seat: SeatId) =>
	expect(g.said).toContain(said(g.decision(seat).because?.say) || 'nothing');

/** Seat 3 plays Plague on seat 2. */
const plague = (): CosmicGame =>
	duel({
		hands: { 'seat:2': ['artifact:card-zap'], 'seat:3': ['artifact:plague'] }
	}).use('seat:3', 'artifact|plague', { pick: 'seat:2' });

const answering = (g: CosmicGame) => g.until('window:use.declared', 'seat:2');

describe('what a question is about and what led to it', () => {
	it('[CE-17.3] given a card played with its details, when it may be answered, then the question names player, card and target, and the use without its card', () => {
		const g = answering(plague());
		expect(beside(g, 'seat:2')).toEqual({
			about: ['seat:3', 'artifact:plague#1', 'seat:2'],
			of: 'artifact|plague|infect',
			by: 'seat:3'
		});
		wasTold(g, 'seat:2');
	});

	it('[CE-17.3] given other words for what is declared, then the question is about the same', () => {
		const use = effectOf('artifact', 'plague').uses['infect'] as {
			doing: (answer: Answer | null, by: SeatId) => Words | null;
		};
		const before = beside(answering(plague()), 'seat:2');
		const { doing } = use;
		use.doing = () => msg('something in other words');
		const g = answering(plague());
		use.doing = doing;
		expect(said(g.decision('seat:2').because?.say)).toContain('something in other words');
		expect(beside(g, 'seat:2')).toEqual(before);
	});

	it('[CE-17.3] given a use of a power, then the question names it, and no card', () => {
		const g = answering(duel({ aliens: { 'seat:1': 'macron' } }));
		expect(beside(g, 'seat:2')).toEqual({
			about: ['seat:1'],
			of: 'power|macron|send',
			by: 'seat:1'
		});
	});

	it('[CE-17.3] given a use of a power that its own player may answer, then that player is told “you”, and all others the name', () => {
		const g = answering(
			duel({
				aliens: { 'seat:1': 'macron' },
				hands: { 'seat:1': ['artifact:cosmic-zap'], 'seat:2': ['artifact:cosmic-zap'] }
			})
		);
		const told = (seat: SeatId) => {
			const { say, because } = g.decision(seat);
			return [said(say), said(because?.say)];
		};
		expect(told('seat:1')).toEqual([
			'You use your power, Macron. Let it happen, or act?',
			expect.stringMatching(/^You use your power, Macron: /)
		]);
		expect(told('seat:2')).toEqual([
			'{seat:1} uses the power of Macron. Answer, or pass?',
			expect.stringMatching(/^\{seat:1\} uses the power of Macron: /)
		]);
		const ways = (seat: SeatId) => {
			const { shape } = g.decision(seat);
			return shape.type === 'one' ? shape.choices.map(({ say }) => said(say)) : [];
		};
		expect(ways('seat:1')[0]).toBe('Let it happen');
		expect(ways('seat:2')[0]).toBe('Pass');
		expect(g.decision('seat:1').because).not.toHaveProperty('yours');
		expect(g.decision('seat:2').because).not.toHaveProperty('yours');
		expect(g.said).not.toContain('You use');
	});

	it('[CE-20.8] given ships to lose by a card, then the question says which card it was', () => {
		const g = plague().until('mustLose.pick');
		expect(beside(g, 'seat:2')).toEqual({
			about: undefined,
			of: 'artifact|plague|infect',
			by: 'seat:3'
		});
	});

	it('[CE-20.3] given ships that a card sends home, then the question says which', () => {
		const g = duel({
			hands: { 'seat:2': ['artifact:force-field'] },
			planets: homes('seat:3', 4, 4)
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		g.until('window:alliance.formed', 'seat:2');
		g.use('seat:2', 'artifact|force-field', { picks: ['seat:3'] }).until('home.land', 'seat:3');
		expect(beside(g, 'seat:3')).toMatchObject({ of: 'artifact|force-field|repel', by: 'seat:2' });
	});

	it('[CE-16.3] given a mandatory use with details, when its owner is asked for them, then its own use led to that', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'vacuum' } }), ['attack:08', 'attack:08']);
		g.until('use.details', 'seat:1');
		expect(beside(g, 'seat:1')).toMatchObject({ of: 'power|vacuum|drag', by: 'seat:1' });
	});

	it('[CE-11.5] given an outcome, then it led to what may be done about it and about the loss; the ships lost led to what comes after', () => {
		const g = meet(duel({ hands: { 'seat:1': ['attack:20'] } }), ['attack:08', 'attack:08'], 3);
		g.until('window:resolution.outcome');
		const seat = g.askedSeats[0]!;
		expect(beside(g, seat)).toMatchObject({ of: 'outcome' });
		expect(g.decision(seat).because?.say).toEqual('The defense wins 12 to 11.');
		g.until('window:ships.losing');
		expect(beside(g, g.askedSeats[0]!)).toEqual({
			about: ['seat:1'],
			of: 'outcome',
			by: undefined
		});
		const lost = meet(duel({ hands: { 'seat:1': ['attack:01'] }, aliens: { 'seat:1': 'vacuum' } }));
		lost.until('window:use.declared');
		expect(lost.table.frames.find(({ step }) => step === 'lose')).toMatchObject({
			why: { of: 'outcome' },
			lost: { 'seat:1': 1 }
		});
	});

	it('[CE-13.2] given two negotiates, then the talk says what is at stake; without a limit of time, nothing of time', () => {
		const talk = (dealSeconds: number) =>
			meet(
				duel({
					options: { dealSeconds },
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
				}),
				['negotiate', 'negotiate']
			).until('deal.talk');
		expect(beside(talk(60), 'seat:1')).toMatchObject({ about: ['seat:2'], of: 'negotiates' });
		expect(said(talk(60).decision('seat:1').because?.say)).toContain('in time');
		expect(said(talk(0).decision('seat:1').because?.say)).not.toContain('in time');
	});

	it('[CE-13.16] given a deal, then it led to what may be done about it; [CE-13.13] given none, then that led to the loss', () => {
		const talk = () =>
			meet(duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } }), [
				'negotiate',
				'negotiate'
			]).until('deal.talk');
		const made = talk()
			.agree({ number: { amount: 1 } })
			.until('window:resolution.dealMade');
		const seat = made.askedSeats[0]!;
		expect(beside(made, seat)).toEqual({
			about: ['seat:1', 'seat:2'],
			of: 'deal',
			by: undefined
		});
		wasTold(made, seat);
		const failed = talk().answer('seat:1', { refuse: true }).until('mustLose.pick');
		expect(beside(failed, 'seat:1')).toMatchObject({ of: 'noDeal' });
		wasTold(failed, 'seat:1');
	});

	it('[CE-10.4] given Oracle, then its use led to the choice of the card that lies face up, and that card to what follows', () => {
		const g = duel({ aliens: { 'seat:1': 'oracle' }, hands: { 'seat:2': ['attack:20'] } });
		g.until('planning.expose');
		expect(beside(g, 'seat:2')).toEqual({
			about: undefined,
			of: 'power|oracle|foresee',
			by: 'seat:1'
		});
		g.pick('seat:2', 'attack:20').until('window:planning.exposed');
		expect(beside(g, 'seat:1')).toEqual({
			about: ['attack:20#1'],
			of: 'turnedUp',
			by: 'seat:2'
		});
		wasTold(g, 'seat:1');
	});

	it('[CE-11.1] given Gambler, then the card turned up led to its claim; its challenger reads what either answer may cost', () => {
		const g = duel({ aliens: { 'seat:1': 'gambler' } });
		meet(g, ['attack:08', 'attack:08']).until('window:reveal.claim', 'seat:1');
		expect(beside(g, 'seat:1')).toMatchObject({ of: 'turnedUp', by: 'seat:2' });
		g.use('seat:1', 'power|gambler', { pick: 'attack:40' }).until('gambler.challenge.ask');
		expect(beside(g, 'seat:2')).toEqual({
			about: ['seat:1'],
			of: 'power|gambler|claim',
			by: 'seat:1'
		});
		g.answer('seat:2', { yes: true }).until('mustLose.pick');
		expect(beside(g, 'seat:1')).toMatchObject({ of: 'turnedUp', by: 'seat:1' });
		wasTold(g, 'seat:1');
	});

	it('[CE-13.17] given the wild flare of Trader, then it led to the card that is given back', () => {
		const g = duel({ hands: { 'seat:1': ['flare:trader'], 'seat:2': ['attack:20'] } });
		g.until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader');
		g.until('trader.giveBack.give');
		expect(beside(g, 'seat:1')).toEqual({
			about: ['seat:2'],
			of: 'wild|trader|take',
			by: 'seat:1'
		});
	});

	it('[CE-18.1] given a power lost, then that led to what may be done about it', () => {
		const g = duel({
			aliens: { 'seat:2': 'zombie' },
			hands: { 'seat:1': ['attack:20'], 'seat:3': ['flare:parasite'] },
			planets: homes('seat:2', 1, 1, 1)
		});
		g.table.board.encounter?.zapped.push({ seat: 'seat:2', alien: 'zombie' });
		meet(g, ['attack:20', 'attack:08'], 4).until('window:power.lost');
		expect(beside(g, g.askedSeats[0]!)).toEqual({
			about: ['seat:2'],
			of: 'powerLost',
			by: 'seat:2'
		});
	});

	it('[CE-8.1] given the course of the game, then a question names what it is about, and nothing led to it', () => {
		const g = duel().until('launch.aim');
		expect(beside(g, 'seat:1')).toEqual({ about: ['seat:2'], of: undefined, by: undefined });
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		expect(beside(g, 'seat:1').about).toEqual(['planet:2-1']);
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: ['seat:3'] }).until('alliance.answer');
		expect(beside(g, 'seat:3').about).toEqual(['planet:2-1']);
	});
});

describe('a table of shape 2', () => {
	/** As it was saved when a use kept what had answered it. */
	/** What an encounter kept for single effects until shape 3: nothing, but these marks. */
	const asMarks = ({ notes: _none, ...encounter }: Encounter, used: readonly string[]) => ({
		...encounter,
		...{ used, noGains: false, kept: [], changing: [], ownWins: [] }
	});
	const asShape2 = (g: CosmicGame, cancelled: string | null): Json => {
		const table = JSON.parse(JSON.stringify(g.table)) as {
			shape: number;
			frames: Record<string, unknown>[];
			board: { encounter: unknown };
		};
		table.shape = 2;
		table.board.encounter = asMarks(g.encounter, []);
		const use = table.frames.find(({ step }) => step === 'use')!;
		delete use['fate'];
		delete use['why'];
		use['cancelled'] = cancelled;
		return table as unknown as Json;
	};
	const fateOf = (saved: Json) => {
		const woken = wake(cosmic, saved);
		if (!woken.ok) return woken.unfit;
		const use = underway(woken.table).find(({ step }) => step === 'use');
		return use?.step === 'use' ? use.fate : undefined;
	};

	it('[CE-17.1] [CE-17.5] given a use that was answered, then its fate is what the answer had done to it', () => {
		const g = answering(plague());
		expect(fateOf(asShape2(g, null))).toBeNull();
		expect(fateOf(asShape2(g, 'card-zap'))).toBe('cancelled');
		expect(fateOf(asShape2(g, 'cosmic-zap'))).toBe('stopped');
		expect(fateOf(asShape2(g, 'stolen'))).toBe('stolen');
	});

	it('[CE-10.4] given a card that is to lie face up, then it still is', () => {
		const g = duel({ aliens: { 'seat:1': 'oracle' } }).until('planning.expose');
		const table = JSON.parse(JSON.stringify(g.table)) as typeof g.table;
		const planning = underway(table).find(({ step }) => step === 'planning');
		if (planning?.step === 'planning') delete planning.exposes;
		const then = asMarks(table.board.encounter!, ['exposes seat:2']);
		const saved = { ...table, shape: 2, board: { ...table.board, encounter: then } };
		const woken = wake(cosmic, saved);
		expect(woken.ok && woken.table.frames.find(({ step }) => step === 'planning')).toMatchObject({
			exposes: { seat: 'seat:2' }
		});
		expect(woken.ok && (woken.table as typeof g.table).board.encounter?.used).toEqual([]);
	});
});
