/** The Council convened, and objectives judged (GC-17.1 to GC-17.3). */
import { describe, expect, it } from 'vitest';
import { act, lookOpen, lookOwn, plainly } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import type { TechId } from '../../../src/lib/games/council/types';
import type { Position } from '../../support/council';
import { assembly, convene, vote } from '../../support/council-session';

/** Technologies enough for the objective Learned Society. */
const TWO: TechId[] = ['envoy-school', 'gunnery-drill'];

describe('convening', () => {
	it('[GC-17.1] [GC-14.4] a port built in this round can be used from the moment the Council is convened', () => {
		const g = assembly({ planets: { 'hex:0,-2': { port: 'new' } }, council: ['census', 'truce'] });
		expect(g.asked).toEqual(['council.choose']);
		expect(g.planet('hex:0,-2').port).toBe('ready');
	});

	it('[GC-17.1] [GC-17.11] a Council Card begins the vote, and a new objective is introduced after it', () => {
		const g = convene('census', { objectives: ['uprising'], nextObjectives: ['charter'] });
		expect(g.asked).toEqual(['vote.cast']);
		expect(g.board.objectives).toEqual(['uprising']);
		vote(g, {});
		expect(g.board.objectives).toEqual(['uprising', 'charter']);
	});

	it('[GC-17.2] the Chair draws the top two cards, plays one and puts the other at the bottom', () => {
		const g = assembly({ chair: 'seat:2', council: ['census', 'truce', 'dissent'] });
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['council:census', 'council:truce']);
		g.pick('seat:2', 'council:truce');
		expect(g.board.session?.card).toBe('truce');
		expect(g.board.councilDiscard).toEqual(['truce']);
		expect(g.vault.council[0]).toBe('census');
		expect(g.vault.council.at(-1)).toBe('dissent');
	});

	it('[GC-17.2] an election with nobody to elect goes to the bottom unseen, and the next card comes for it', () => {
		const council = ['censure', 'truce', 'census', 'dissent'];
		const g = assembly({ chair: 'seat:2', council });
		expect(g.choices('seat:2')).toEqual(['council:truce', 'council:census']);
		expect(g.vault.council[0]).toBe('censure');
		expect(g.vault.council.at(-1)).toBe('dissent');
		const before = assembly({ chair: 'seat:2', council, rules: 2 });
		expect(before.choices('seat:2')).toEqual(['council:censure', 'council:truce']);
	});

	it('[GC-17.11] an objective that half of the players have scored is closed after the Council', () => {
		const after = (have: readonly SeatId[], rules?: number) => {
			const scored = { scored: ['treasury'] };
			const g = convene('truce', {
				seats: 4,
				objectives: ['treasury', 'harbours'],
				players: Object.fromEntries(have.map((seat) => [seat, scored])),
				...(rules ? { rules } : {})
			}).until('turn.menu');
			const { objectives, closed } = g.board;
			return { open: objectives.includes('treasury'), closed: [...closed], said: g.said };
		};
		expect(after(['seat:1'])).toMatchObject({ open: true, closed: [] });
		const half = after(['seat:1', 'seat:4']);
		expect(half).toMatchObject({ open: false, closed: ['treasury'] });
		expect(half.said).toContain('Full Treasury is closed: half of the players have it.');
		expect(after(['seat:1', 'seat:4'], 2)).toMatchObject({ open: true, closed: [] });
	});

	it('[GC-17.2] [GC-20.2] nobody but the Chair sees the two cards, and nobody is told of the one put away', () => {
		const g = assembly({ council: ['census', 'truce'] });
		const others = [
			lookOpen(council, g.table),
			lookOwn(council, g.table, 'seat:2'),
			lookOwn(council, g.table, 'seat:3')
		];
		expect(JSON.stringify(others)).not.toMatch(/census|truce/);
		expect(lookOwn(council, g.table, 'seat:1').board.drawn).toEqual(['census', 'truce']);
		expect(g.board.session?.stage).toBe('convening');
		g.pick('seat:1', 'council:truce');
		expect(g.board.session?.stage).toBe('voting');
		expect(lookOwn(council, g.table, 'seat:1').board.drawn).toEqual([]);
		expect(JSON.stringify([lookOpen(council, g.table), g.events])).not.toMatch(/census/i);
	});

	it('[GC-17.2] [GC-20.2] who ended the round by ending its turn cannot freely take that back: the cards are drawn', () => {
		const g = assembly({ turn: 'seat:3', chair: 'seat:3' });
		const ended = act(council, g.table, 'seat:3', g.decision('seat:3').id, { pick: 'end' });
		expect(g.asked).toEqual(['council.choose']);
		expect(ended).toMatchObject({ ok: true, value: { showed: true } });
	});

	it('[GC-17.2] [GC-21.3] a Chair who does not answer plays the first card drawn', () => {
		expect(assembly({ council: ['truce', 'census'] }).lapse().board.session?.card).toBe('truce');
	});

	it('[GC-17.2] the chair passes clockwise after every Council', () => {
		const g = assembly({ chair: 'seat:3' });
		g.until('turn.menu');
		expect(g.board.chair).toBe('seat:1');
		g.until('council.choose', 'seat:1').until('turn.menu');
		expect(g.board.chair).toBe('seat:2');
	});

	it('[GC-17.2] [GC-22.5] without a card there is no vote, but objectives are judged and one is introduced', () => {
		const g = assembly({ turn: 'seat:1', objectives: ['treasury'], nextObjectives: ['charter'] });
		g.player('seat:1').stock = 8;
		g.vault.council = [];
		while (g.board.round === 1) g.lapse();
		expect(g.asked).toEqual(['turn.menu']);
		expect(g.player('seat:1').scored).toEqual(['treasury']);
		expect(g.board.round).toBe(2);
		expect(g.board.objectives).toEqual(['treasury', 'charter']);
	});

	it('[GC-17.2] a single card in the deck is played without a question', () => {
		const g = assembly({ turn: 'seat:1' });
		g.vault.council = ['census'];
		g.until('vote.cast');
		expect(g.said).toContain('plays Census of Worlds');
		expect(g.board.session?.card).toBe('census');
	});
});

describe('judging', () => {
	it('[GC-17.3] all who meet an objective are asked at the same time, and others are not', () => {
		const g = convene('census', {
			objectives: ['treasury', 'learned'],
			players: {
				'seat:1': { stock: 8, techs: TWO },
				'seat:3': { stock: 9, techs: TWO }
			}
		});
		expect(g.asked).toEqual(['judging.claim']);
		expect(g.board.session?.stage).toBe('judging');
		expect(g.askedSeats.toSorted()).toEqual(['seat:1', 'seat:3']);
		g.pick('seat:3', 'objective:treasury');
		expect(g.player('seat:3').vp).toBe(0);
		expect(JSON.stringify(lookOwn(council, g.table, 'seat:1'))).not.toContain('"pick"');
		g.pick('seat:1', 'objective:treasury');
		expect(g.player('seat:1')).toMatchObject({ vp: 1, scored: ['treasury'] });
		expect(g.player('seat:3')).toMatchObject({ vp: 1, scored: ['treasury'] });
		expect(g.board.objectives).toEqual(['treasury', 'learned']);
	});

	it('[GC-17.3] who meets one alone and has no ally scores it unasked, when all have chosen; before rules 5 all were asked', () => {
		const judge = (given: Position, rules = 5) => {
			const g = assembly({ council: ['census'], objectives: ['treasury', 'learned'], ...given });
			Object.assign(g.table, { rules });
			return g.pick(g.board.chair, 'council:census');
		};
		const one = { stock: 8 };
		const g = judge({ players: { 'seat:1': { ...one, techs: TWO }, 'seat:3': one } });
		expect([g.asked, g.askedSeats]).toEqual([['judging.claim'], ['seat:1']]);
		expect(g.player('seat:3').vp, 'not before the others').toBe(0);
		g.pick('seat:1', 'objective:learned');
		expect(g.asked).toEqual(['vote.cast']);
		expect(g.player('seat:3')).toMatchObject({ vp: 1, scored: ['treasury'] });
		const alone = judge({ players: { 'seat:3': one } });
		expect(alone.asked).toEqual(['vote.cast']);
		expect(alone.player('seat:3').scored).toEqual(['treasury']);
		expect(judge({ players: { 'seat:3': one } }, 4).asked).toEqual(['judging.claim']);
		const allied = judge({ players: { 'seat:3': one }, allies: ['seat:1', 'seat:3'] });
		expect(allied.askedSeats).toEqual(['seat:3']);
	});

	it('[GC-17.3] who meets several chooses one of them, or none', () => {
		const given = {
			objectives: ['treasury', 'capital-line'],
			players: { 'seat:1': { stock: 8 } },
			ships: { 'hex:0,-2': ['seat:1', { dreadnaught: 2 }] as ['seat:1', object] }
		};
		const g = convene('census', given);
		expect(g.choices('seat:1')).toEqual(['objective:treasury', 'objective:capital-line', 'none']);
		g.pick('seat:1', 'objective:capital-line');
		expect(g.player('seat:1')).toMatchObject({ vp: 1, scored: ['capital-line'] });
		expect(g.asked).toEqual(['vote.cast']);
		expect(convene('census', given).pick('seat:1', 'none').player('seat:1').vp).toBe(0);
	});

	it('[GC-17.3] an objective is scored once by each player', () => {
		const g = convene('census', {
			objectives: ['treasury'],
			players: { 'seat:1': { stock: 8, scored: ['treasury'] } }
		});
		expect(g.asked).toEqual(['vote.cast']);
	});

	it('[GC-17.3] a feat counts what was done in this round and is forgotten at the refresh', () => {
		const g = assembly({ objectives: ['explorers'], council: ['truce', 'census'] });
		g.player('seat:2').tally.tokensResolved = 2;
		g.lapse();
		expect(g.player('seat:2').scored).toEqual(['explorers']);
		g.until('turn.menu');
		expect(g.player('seat:2').tally.tokensResolved).toBe(0);
		g.player('seat:2').scored = [];
		g.until('vote.cast');
		expect(g.player('seat:2').scored).toEqual([]);
	});

	it('[GC-21.3] a player who does not answer scores the objective with the most VP, then the oldest', () => {
		const g = convene('truce', {
			objectives: ['treasury', 'rich-find', 'uprising'],
			players: { 'seat:2': { stock: 9 } },
			planets: {
				'hex:0,0': { owner: 'seat:2' },
				'hex:-2,2': { riots: { by: 'seat:2', n: 5 } }
			}
		});
		g.lapse();
		expect(g.player('seat:2').scored).toEqual(['uprising']);
		const second = convene('truce', {
			objectives: ['rich-find', 'treasury'],
			players: { 'seat:2': { stock: 9 } },
			planets: { 'hex:0,0': { owner: 'seat:2' } }
		});
		expect(second.lapse().player('seat:2').scored).toEqual(['rich-find']);
	});

	it('[GC-12.5] [GC-17.3] given allies who want the same card, the one judged first has it and the other may score another', () => {
		const g = convene('truce', {
			chair: 'seat:3',
			allies: ['seat:1', 'seat:3'],
			objectives: ['treasury', 'grand-fleet'],
			players: { 'seat:1': { stock: 9 }, 'seat:3': { stock: 9 } },
			ships: { 'hex:0,-2': ['seat:1', { dreadnaught: 4 }] }
		});
		g.pick('seat:1', 'objective:treasury').pick('seat:3', 'objective:treasury');
		expect(g.player('seat:3').scored).toEqual(['treasury']);
		expect(g.player('seat:1').scored).toEqual([]);
		expect(g.choices('seat:1')).toEqual(['objective:grand-fleet', 'none']);
		g.pick('seat:1', 'objective:grand-fleet');
		expect(g.player('seat:1').scored).toEqual(['grand-fleet']);
	});

	it('[GC-12.5] [GC-22.15] what an ally has scored cannot be scored; what both scored before stays, and after the alliance each may score again', () => {
		const given = {
			objectives: ['treasury'],
			players: { 'seat:1': { stock: 9 }, 'seat:3': { scored: ['treasury'] } }
		};
		expect(convene('truce', { ...given, allies: ['seat:1', 'seat:3'] }).asked).toEqual([
			'vote.cast'
		]);
		expect(convene('truce', given).player('seat:1').scored).toEqual(['treasury']);
		const both = convene('truce', {
			allies: ['seat:1', 'seat:3'],
			players: {
				'seat:1': { scored: ['treasury'], vp: 1 },
				'seat:3': { scored: ['treasury'], vp: 1 }
			}
		});
		expect(both.player('seat:1')).toMatchObject({ scored: ['treasury'], vp: 1 });
	});

	/** All of these reach the target by the same objective, if their turn comes. */
	const race = (given: Position = {}) =>
		convene('census', {
			round: 4,
			chair: 'seat:2',
			objectives: ['treasury', 'learned'],
			...given,
			players: {
				'seat:1': { stock: 8, vp: 6, techs: TWO },
				'seat:2': { stock: 8, vp: 6, techs: TWO },
				'seat:3': { stock: 8, vp: 4, techs: TWO },
				...given.players
			}
		});
	const ALL = ['seat:1', 'seat:2', 'seat:3'] as const;
	const RICH = { 'seat:1': { stock: 9, vp: 6, techs: TWO } };
	const points = (g: ReturnType<typeof race>) => ALL.map((seat) => g.player(seat).vp);

	it('[GC-17.3] [GC-18.3] players are judged in order, and the first to reach a target wins before the others are judged', () => {
		const g = race({ players: RICH });
		expect(lookOpen(council, g.table).board).toMatchObject({ judged: ALL });
		g.pick('seat:3', 'objective:treasury').pick('seat:2', 'objective:treasury');
		expect(g.table.over).toBeNull();
		g.pick('seat:1', 'objective:treasury');
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'GC-18.1' });
		expect(points(g)).toEqual([7, 6, 4]);
		expect(g.said).toContain(
			'{seat:2} and {seat:3} would have scored after that, but the game was already won.'
		);
		// Where it stands who has won, it stands why nobody else has.
		expect(plainly(g.table.over!.why)).toBe(
			'With 7 VP. seat:2 and seat:3 would have scored after that, but the game was already won.'
		);
		expect(g.said).not.toContain('casts');
	});

	it('[GC-17.3] the most VP are judged first, of equal ones the most Stock, then the first clockwise from the Chair', () => {
		expect(race().board.judged).toEqual(['seat:2', 'seat:1', 'seat:3']);
		expect(race({ players: RICH }).board.judged).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const ahead = { ...RICH, 'seat:3': { vp: 7 } };
		expect(race({ players: ahead }).board.judged).toEqual(['seat:3', 'seat:1', 'seat:2']);
	});

	it('[GC-17.3] the order is set as a round begins, and what changes later counts for the next', () => {
		const g = race();
		g.player('seat:3').vp = 6;
		g.player('seat:3').stock = 20;
		for (const seat of ALL) g.pick(seat, 'none');
		expect(g.board.judged).toEqual(['seat:2', 'seat:1', 'seat:3']);
		g.until('turn.menu');
		expect(g.board.judged).toEqual(['seat:3', 'seat:1', 'seat:2']);
		expect(g.said).toContain('{seat:3}, {seat:1} and {seat:2} are judged in this order.');
	});

	it('[GC-17.3] who is judged first and scores nothing leaves it to the next', () => {
		const g = race().pick('seat:1', 'objective:treasury').pick('seat:3', 'objective:treasury');
		g.pick('seat:2', 'none');
		expect(g.table.over?.winners).toEqual(['seat:1']);
		expect(points(g)).toEqual([7, 6, 4]);
	});

	it('[GC-17.3] [GC-18.5] before rules 4 all score at the same moment, and ties decide after that', () => {
		const g = race({ rules: 3, planets: { 'hex:0,0': { owner: 'seat:1' } } });
		expect(g.board.judged).toEqual([]);
		for (const seat of ALL) g.pick(seat, 'objective:treasury');
		expect(g.table.over?.winners).toEqual(['seat:1']);
		expect(points(g)).toEqual([7, 7, 5]);
		expect(g.said).toContain(
			'{seat:1} and {seat:2} have 7 VP each. {seat:1} has more planets than {seat:2}, '
		);
	});
});
