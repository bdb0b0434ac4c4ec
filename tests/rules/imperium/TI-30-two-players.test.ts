/** TI-30: two players. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import { scoreImperial } from '../../../src/lib/games/imperium/objectives/turn-up';
import { objectiveOf } from '../../../src/lib/games/imperium/tables/by-id';
import { TECHNOLOGIES } from '../../../src/lib/games/imperium/tables';
import { markedIn } from '../../../src/lib/games/imperium/two-players';
import { onTop } from '../../support/agendas';
import type { Board, Law } from '../../../src/lib/games/imperium/types';
import { openTo, playing, ready, standing } from '../../support/imperium';
import { said } from '../../support/said';

const stages = (ids: readonly string[]) => ids.map((id) => objectiveOf(id).stage);
const LEFT_OUT = ['domination', 'supremacy', 'influence-of-neighbours'];

describe('objectives of two', () => {
	it.each([1, 2, 3, 4, 5])('[TI-30.2] all public ones lie open, Imperium Rex last (%i)', (seed) => {
		const g = ready({ seats: 2, seed });
		const { objectives } = openTo(g);
		expect(stages(objectives)).toEqual([
			...Array.from({ length: 6 }, () => 'one'),
			...Array.from({ length: 4 }, () => 'two')
		]);
		expect(objectives.at(-1)).toBe('imperium-rex');
		expect(g.vault.objectives).toEqual([]);
		expect(g.moves('objectives')).toEqual([{ type: 'objectives', objectives }]);
		const dealt = g.board.order.flatMap((seat) => g.board.players[seat]!.secrets);
		expect(LEFT_OUT.filter((id) => [...objectives, ...dealt].includes(id))).toEqual([]);
		expect(new Set([...objectives, ...dealt]).size).toBe(18);
	});

	it('[TI-30.2] the marker lies on the first in round 1', () => {
		const { board } = ready({ seats: 2 });
		expect(markedIn({ ...board, round: 0 })).toBe(board.objectives[0]);
		expect(markedIn({ ...board, round: 1 })).toBe(board.objectives[0]);
		expect(markedIn({ ...board, round: 9 })).toBe(board.objectives[8]);
	});

	it('[TI-30.3] each has 1 Stage I, 1 Stage II and 2 secret ones besides', () => {
		const { board } = ready({ seats: 2 });
		for (const seat of board.order)
			expect(stages(board.players[seat]!.secrets)).toEqual(['one', 'two', 'secret', 'secret']);
	});

	it('[TI-1.13] [TI-30.2] in the Long War 8 Stage I lie open and the Stage II there are', () => {
		const { board } = ready({ seats: 2, options: { longWar: 'on' } });
		expect(stages(board.objectives)).toEqual([
			...Array.from({ length: 8 }, () => 'one'),
			...Array.from({ length: 5 }, () => 'two')
		]);
		for (const seat of board.order) expect(board.players[seat]!.secrets).toHaveLength(4);
	});
});

describe('Imperial of two', () => {
	it('[TI-30.9] all else as for three: 10 points win', () => {
		const g = ready({ seats: 2 });
		g.board.players['seat:2']!.points = 8;
		const play = new Play(g.game, g.table);
		scoreImperial(play, 'seat:2');
		expect(g.table.over).toBeNull();
		scoreImperial(play, 'seat:2');
		expect(g.table.over).toMatchObject({ winners: ['seat:2'], rule: 'TI-1.1' });
	});

	it('[TI-30.8] gives 1 point and no card', () => {
		const g = ready({ seats: 2 });
		const before = g.board.objectives.slice();
		scoreImperial(new Play(g.game, g.table), 'seat:1');
		expect(g.board.players['seat:1']?.points).toBe(1);
		expect(g.board.objectives).toEqual(before);
	});
});

/** The Status Phase of this round; both players meet all objectives that ask for trade goods or technologies. */
const inRound = (
	round: number,
	private1: readonly string[] = [],
	open: readonly string[] = [],
	edit: (board: Board) => void = () => undefined
) =>
	standing(
		{ step: 'status', at: 'begin' },
		(board) => {
			board.round = round;
			if (open.length > 0) board.objectives = [...open, 'imperium-rex'];
			for (const seat of board.order)
				Object.assign(board.players[seat]!, {
					secrets: seat === 'seat:1' ? private1.slice() : [],
					tradeGoods: seat === 'seat:1' ? 40 : 0,
					techs: Object.keys(TECHNOLOGIES).slice(0, seat === 'seat:1' ? 9 : 0)
				});
			edit(board);
		},
		{ seats: 2 }
	);
const CLAIM = 'claim.choose';

describe('the Status Phase of two', () => {
	it('[TI-30.2] the marker moves on at the end of each Status Phase', () => {
		const g = inRound(4).until('rest.wait');
		expect(g.moves('marker')).toEqual([{ type: 'marker', objective: g.board.objectives[4] }]);
		expect(g.table.over).toBeNull();
	});

	it('[TI-30.2] the game ends when it comes to Imperium Rex, after nine rounds', () => {
		const g = inRound(8).until('rest.wait');
		expect(g.table.over).toBeNull();
		const last = inRound(9);
		last.board.players['seat:2']!.points = 3;
		while (!last.table.over) last.lapse();
		expect(last.table.over).toMatchObject({ winners: ['seat:2'], rule: 'TI-30.2' });
		expect(last.moves('marker')).toEqual([{ type: 'marker', objective: 'imperium-rex' }]);
	});

	it('[TI-30.2] Stage II can be claimed from round 4', () => {
		const open = ['techs-5', 'techs-9'];
		expect(inRound(3, [], open).board.players['seat:1']!.claimed).toEqual(['techs-5']);
		expect(inRound(4, [], open).choices('seat:1')).toEqual([
			'objective:techs-5',
			'objective:techs-9',
			'none'
		]);
	});

	it('[TI-30.3] one public and one private a phase, the private for its own points', () => {
		const mine = ['spend-6-goods', 'spend-12-goods', 'conqueror'];
		const g = inRound(4, mine, ['techs-5', 'techs-9']);
		g.answer('seat:1', { pick: 'objective:spend-6-goods' });
		expect(g.board.players['seat:1']?.points).toBe(1);
		expect(g.choices('seat:1')).toEqual(['objective:techs-5', 'objective:techs-9', 'none']);
		g.answer('seat:1', { pick: 'objective:techs-9' });
		expect(g.asked).not.toContain(CLAIM);
		expect(g.board.players['seat:1']).toMatchObject({
			points: 3,
			secrets: ['spend-12-goods', 'conqueror'],
			claimed: ['spend-6-goods', 'techs-9']
		});
	});

	it('[TI-23.11] [TI-30.3] which of its own is for a player to say, and what is paid with planets; the rest is claimed unasked', () => {
		const g = inRound(4, ['techs-5'], ['techs-9']);
		expect(g.board.players['seat:1']!.claimed).toEqual(['techs-9']);
		expect(g.choices('seat:1')).toEqual(['objective:techs-5', 'none']);
		const { shape } = g.decision('seat:1');
		const last = shape.type === 'one' && shape.choices.at(-1)?.say;
		expect(last && said(last)).toBe('Claim nothing more');
		const paid = inRound(1, [], ['spend-10-influence'], ({ planets }) => {
			for (const planet of Object.values(planets)) planet.owner ??= 'seat:1';
		});
		expect(paid.board.players['seat:1']!.claimed).toEqual([]);
		expect(paid.choices('seat:1')).toEqual(['objective:spend-10-influence', 'none']);
	});

	it('[TI-34.1] [TI-30.3] who holds one of its own is asked, whether or not it can be claimed', () => {
		const choices = (own: string) => inRound(1, [own], ['techs-9']).choices('seat:1');
		expect(choices('conqueror')).toEqual(['none']);
		expect(inRound(1, [], ['techs-9']).asked).not.toContain(CLAIM);
	});

	it('[TI-30.3] round 4 holds for a private Stage II too', () => {
		const g = inRound(3, ['spend-6-goods', 'spend-12-goods'], ['techs-9']);
		expect(g.choices('seat:1')).toEqual(['objective:spend-6-goods', 'none']);
	});

	it('[TI-30.5] the Speaker token changes hands at its end', () => {
		const g = inRound(2);
		expect(g.board.speaker).toBe('seat:1');
		expect(g.until('rest.wait').board.speaker).toBe('seat:2');
		expect(g.moves('speaker').at(-1)).toEqual({ type: 'speaker', seat: 'seat:2' });
	});
});

describe('agendas of two', () => {
	it('[action:determine-policy] [TI-30.7] comes in place of the first of the three, and the others are drawn', () => {
		const g = standing(
			{ step: 'agenda', at: 'before', seat: 'seat:1' },
			(board, vault) => {
				board.players['seat:1']!.hand = ['determine-policy#1'];
				// Out of the discard pile: the deck is not shuffled.
				vault.politics = vault.politics.filter((card) => card !== 'imperial-mandate');
				board.politicalDiscard = ['imperial-mandate'];
				onTop(vault, 'free-trade', 'trade-war', 'cost-overruns');
			},
			{ seats: 2 }
		);
		g.answer('seat:1', { pick: 'card:determine-policy#1', then: { pick: 'imperial-mandate' } });
		g.until('rest.wait');
		expect(g.moves('agenda').map(({ card }) => card)).toEqual([
			'imperial-mandate',
			'free-trade',
			'trade-war'
		]);
		const discarded = g.board.politicalDiscard.filter((card) => card === 'imperial-mandate');
		expect(discarded).toHaveLength(1);
	});
});

describe('Trade of two', () => {
	it('[TI-30.4] [political:trade-war] there is no secondary, but for a trade good that Trade War destroys', () => {
		const asked = (laws: Law[]) => {
			const g = playing(
				'trade',
				(board) => {
					board.laws = laws;
					board.players['seat:2']!.tradeGoods = 2;
				},
				{ seats: 2 }
			);
			return g.asked.includes('strategic.others') ? g.choices('seat:2') : [];
		};
		expect(asked([])).toEqual([]);
		expect(asked([{ card: 'trade-war', elected: null }])).toEqual(['war', 'leave']);
	});
});
