/** TI-17: one agenda from the draw to its result. */
import { act } from '../../../src/lib/core';
import { describe, expect, it } from 'vitest';
import { complaint } from '../../../src/lib/core';
import { agendaWith, decided, lawsOf, onTop, pairOf, settle } from '../../support/agendas';
import { said } from '../../support/said';
import { openTo } from '../../support/imperium';
import { MECATOL, planetsOf, worthOf } from '../../../src/lib/games/imperium/board';
import { remember } from '../../../src/lib/games/imperium/lasting';
import { candidatesOf } from '../../../src/lib/games/imperium/politics/candidates';
import { votePartsOf, votesOf } from '../../../src/lib/games/imperium/politics/votes';
import {
	addVotes,
	barFromVoting,
	determinePolicy,
	discredit,
	dissolveCouncil,
	isSettled,
	policiesOf
} from '../../../src/lib/games/imperium/politics/interventions';
import { endEmptyLaws } from '../../../src/lib/games/imperium/politics/laws';
import { politicalCardOf } from '../../../src/lib/games/imperium/tables/by-id';
import { votingAhead } from '../../../src/lib/games/imperium/steps/vote';
import { Play } from '../../../src/lib/core';
import type { Board, SeatId } from '../../../src/lib/games/imperium/types';

const votes = (board: Board, seat: SeatId) =>
	worthOf(
		board,
		planetsOf(board, seat).filter((id) => !board.planets[id]!.exhausted),
		'influence'
	);
/** Nobody has a vote. */
const exhausted = (board: Board) => {
	for (const planet of Object.values(board.planets)) planet.exhausted = true;
};

describe('order of one agenda', () => {
	it('[TI-17.1] [TI-17.2] the top card is read, voted on and carried out; then three are looked at', () => {
		const g = agendaWith('code-of-honor');
		const weighed = ['seat:2', 'seat:3', 'seat:1'] as const;
		expect(g.moves('agenda')).toEqual([
			{
				...{ type: 'agenda', card: 'code-of-honor', isAgain: false },
				toCome: weighed.map((seat) => ({
					...{ seat, votes: votes(g.board, seat) },
					parts: votePartsOf(g.board, seat)
				}))
			}
		]);
		expect(g.asked).toEqual(['vote.cast']);
		settle(g, 'for');
		expect(lawsOf(g.board)).toEqual(['code-of-honor']);
		expect(g.asked).toEqual(['agenda.look']);
	});

	it('[TI-17.1] [TI-17.2] what it says is read with it, and what it does with what was voted for', () => {
		const g = agendaWith('code-of-honor');
		const card = politicalCardOf('code-of-honor');
		const does = card.vote === 'forAgainst' ? card.for : '';
		settle(g, 'for');
		const told = g.events.flatMap(({ say, move }) =>
			move?.type === 'agenda' || move?.type === 'outcome' ? said(say) : []
		);
		expect(told[0]).toContain(`For: ${said(does)} Against: `);
		expect(told[1]).toMatch(/: For\. /);
		expect(told[1]).toContain(said(does));
		expect(said(does)).not.toBe('');
	});

	it('[TI-17.2] windows open before the draw, after reading and after the last vote, to who holds a card', () => {
		const g = agendaWith('code-of-honor', (board, vault) => {
			for (const seat of board.order) board.players[seat]!.hand = [vault.actions.pop()!];
		});
		expect(g.asked).toEqual(['window:beforeAgenda']);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.until('window:agendaRead');
		expect(g.board.agenda?.card).toBe('code-of-honor');
		g.until('window:voted');
		expect(g.board.agenda?.votes).toHaveLength(3);
	});

	it('[TI-17.2] an agenda that was determined comes in place of a drawn one, a dissolved council has none', () => {
		const edit = (board: Board) => {
			board.politicalDiscard = ['repeal'];
			board.players['seat:1']!.hand = ['sabotage#1'];
		};
		const g = agendaWith('code-of-honor', edit);
		const play = new Play(g.game, g.table);
		expect(isSettled(play)).toBe(false);
		expect(policiesOf(play)).toContain('repeal');
		const deck = g.vault.politics.slice();
		const last = deck[0]!;
		determinePolicy(play, last);
		expect(isSettled(play)).toBe(true);
		expect(g.vault.politics).toHaveLength(deck.length - 1);
		expect(g.vault.politics).not.toEqual(deck.slice(1));
		g.until('vote.cast');
		expect(g.board.agenda?.card).toBe(last);
		const none = agendaWith('code-of-honor', edit);
		const other = new Play(none.game, none.table);
		dissolveCouncil(other);
		expect(isSettled(other)).toBe(true);
		none.until('agenda.look');
		expect(none.moves('agenda')).toEqual([]);
	});

	it('[TI-17.3] a quashed agenda is replaced, with a new window after reading', () => {
		const g = agendaWith('code-of-honor', (board, vault) => {
			board.players['seat:2']!.race = 'xxcha';
			board.players['seat:2']!.counters = { strategy: 1, fleet: 3, command: 3 };
			onTop(vault, 'code-of-honor', 'free-trade');
		});
		expect(g.asked).toEqual(['window:agendaRead']);
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { pick: 'quash' });
		expect(g.board.players['seat:2']!.counters.strategy).toBe(0);
		expect(g.board.politicalDiscard).toEqual(['code-of-honor']);
		expect(g.moves('agenda').map(({ card }) => card)).toEqual(['code-of-honor', 'free-trade']);
		expect(g.asked).toEqual(['vote.cast']);
	});

	it('[TI-17.4] an election without candidates is discarded, and another agenda drawn', () => {
		const g = agendaWith('repeal', (_board, vault) => onTop(vault, 'repeal', 'free-trade'));
		expect(g.board.politicalDiscard).toEqual(['repeal']);
		expect(g.board.agenda?.card).toBe('free-trade');
		// Nothing but such cards: there is no agenda.
		const none = agendaWith('repeal', (_board, vault) => {
			vault.politics = ['revote', 'repeal'];
		});
		expect(none.moves('outcome')).toEqual([]);
		expect(none.asked).not.toContain('vote.cast');
		expect([...none.board.politicalDiscard, ...none.vault.politics].toSorted()).toEqual([
			...['repeal', 'revote']
		]);
	});

	it('[TI-17.5] the active player alone sees the next three: one stays on top, two go to the bottom', () => {
		const g = decided('free-trade', 'against', (_board, vault) =>
			onTop(vault, 'free-trade', 'code-of-honor', 'repeal', 'revote')
		);
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual([
			...['political:code-of-honor', 'political:repeal', 'political:revote']
		]);
		const before = g.events.length;
		g.answer('seat:1', { pick: 'political:repeal' });
		expect(g.vault.politics.at(-1)).toBe('repeal');
		expect(g.vault.politics.slice(0, 2)).toEqual(['revote', 'code-of-honor']);
		expect(JSON.stringify(g.events.slice(before))).not.toContain('repeal');
		expect(g.moves('looked')).toEqual([{ type: 'looked', seat: 'seat:1', top: 1, bottom: 2 }]);
	});

	it('[TI-17.5] [TI-27.8] whose word led to the look cannot freely take it back', () => {
		const g = agendaWith('free-trade');
		for (let i = 0; !g.asked.includes('vote.tie') && i < 50; i++) {
			const { seat } = g.table.decisions[0]!;
			if (g.asked[0] === 'vote.cast' && seat !== 'table') g.answer(seat, { pick: 'abstain' });
			else g.lapse();
		}
		const { id } = g.decision('seat:1');
		const result = act(g.game, g.table, 'seat:1', id, { pick: 'against' });
		expect(g.asked).toEqual(['agenda.look']);
		expect(result).toMatchObject({ ok: true, value: { showed: true } });
	});

	it('[TI-30.7] of two players the active one resolves three agendas, then puts one of four to the bottom', () => {
		const cards = ['code-of-honor', 'free-trade', 'imperial-academy'];
		const next = ['repeal', 'revote', 'trade-war', 'minister-of-war'];
		const g = agendaWith('code-of-honor', (_board, vault) => onTop(vault, ...cards, ...next), {
			seats: 2
		});
		for (const _ of cards) settle(g, 'against');
		expect(g.moves('outcome').map(({ card }) => card)).toEqual(cards);
		expect(g.asked).toEqual(['agenda.lookForTwo']);
		const order = ['trade-war', 'repeal', 'minister-of-war', 'revote'];
		g.answer('seat:1', { order: order.map((card) => `political:${card}`) });
		expect(g.vault.politics.slice(-3)).toEqual(order.slice(0, 3).toReversed());
		expect(g.vault.politics[0]).toBe('revote');
	});
});

describe('voting', () => {
	it('[TI-17.7] goes clockwise from the Speaker’s left, the Speaker last, in the open', () => {
		const g = agendaWith('code-of-honor', (board) => {
			board.speaker = 'seat:2';
		});
		for (const seat of ['seat:3', 'seat:1', 'seat:2'] as const) {
			expect(g.askedSeats).toEqual([seat]);
			g.answer(seat, { pick: 'for' });
		}
		expect(g.moves('vote').map(({ seat, outcome }) => [seat, outcome])).toEqual([
			...[
				['seat:3', 'for'],
				['seat:1', 'for'],
				['seat:2', 'for']
			]
		]);
	});

	it('[TI-17.7] one can answer ahead of one’s turn', () => {
		const g = agendaWith('code-of-honor');
		const play = new Play(g.game, g.table);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(votingAhead(play, 'seat:1')).toMatchObject({
			after: ['seat:2', 'seat:3'],
			name: 'vote.cast'
		});
		g.answer('seat:2', { pick: 'for' });
		expect(votingAhead(new Play(g.game, g.table), 'seat:2')).toBeNull();
	});

	it('[TI-17.8] votes are the influence of unexhausted planets and what cards add; voting exhausts nothing', () => {
		const g = agendaWith('code-of-honor', (board) => {
			board.planets[MECATOL]!.owner = 'seat:2';
			board.planets[MECATOL]!.exhausted = false;
		});
		const n = votes(g.board, 'seat:2');
		expect(n).toBeGreaterThan(6);
		expect(votesOf(g.board, 'seat:2')).toBe(n);
		g.board.planets[MECATOL]!.exhausted = true;
		expect(votesOf(g.board, 'seat:2')).toBe(n - 6);
		addVotes(new Play(g.game, g.table), 'seat:2', 10);
		expect(votesOf(g.board, 'seat:2')).toBe(n + 4);
		expect(votePartsOf(g.board, 'seat:2').at(-1)).toEqual({ by: 10, of: { card: 'others' } });
		// Twice its influence, even while it is exhausted.
		g.board.lasting.push({ is: 'usurper', until: 'game', seat: 'seat:2' });
		expect(votesOf(g.board, 'seat:2')).toBe(n + 16 - 6 + 6);
		const before = structuredClone(g.board.planets);
		g.answer('seat:2', { pick: 'for' });
		expect(g.moves('vote')[0]).toEqual({
			...{ type: 'vote', seat: 'seat:2', outcome: 'for', votes: n + 16 }
		});
		expect(g.board.planets).toEqual(before);
	});

	it('[TI-17.8] who has no votes can only abstain, and is not asked without a card in hand', () => {
		const g = agendaWith('code-of-honor', (board, vault) => {
			for (const seat of ['seat:2', 'seat:3'] as const)
				for (const id of planetsOf(board, seat)) board.planets[id]!.exhausted = true;
			board.players['seat:3']!.hand = [vault.actions.pop()!];
		}).until('vote.cast');
		expect(g.moves('vote')).toEqual([{ type: 'vote', seat: 'seat:2', outcome: null, votes: 0 }]);
		expect(g.choices('seat:3')).toEqual(['abstain']);
		expect(g.events.map(({ say }) => said(say))).toContain(
			'{seat:2} has no vote: no influence is ready.'
		);
		remember(g.board, { is: 'noVotes', until: 'round', seat: 'seat:3' });
		g.answer('seat:3', { pick: 'abstain' });
		expect(said(g.events.find(({ say }) => said(say).includes('seat:3'))?.say ?? '')).toBe(
			'{seat:3} may not vote this round.'
		);
	});

	it('[TI-17.9] [TI-17.13] all votes of a player go to one outcome, and most votes win', () => {
		const g = agendaWith('code-of-honor', (board) => {
			board.planets[MECATOL]!.owner = 'seat:3';
			board.planets[MECATOL]!.exhausted = false;
		});
		g.answer('seat:2', { pick: 'against' });
		g.answer('seat:3', { pick: 'for' });
		g.answer('seat:1', { pick: 'abstain' });
		expect(g.moves('outcome')).toEqual([
			{ type: 'outcome', card: 'code-of-honor', outcome: 'for' }
		]);
		expect(lawsOf(g.board)).toEqual(['code-of-honor']);
	});

	it('[TI-17.10] For or Against: one may abstain', () => {
		expect(agendaWith('code-of-honor').choices('seat:2')).toEqual(['abstain', 'for', 'against']);
	});

	it('[TI-17.11] an election lets one abstain too, unless the table refuses it', () => {
		expect(agendaWith('minister-of-war').choices('seat:2')).toContain('abstain');
		const g = agendaWith('minister-of-war', undefined, { options: { electAbstain: 'refused' } });
		expect(g.choices('seat:2')).toEqual(['seat:3', 'seat:1', 'seat:2']);
		g.lapse();
		expect(g.moves('vote')[0]?.outcome).toBe('seat:3');
		// For or Against: one still may.
		const motion = agendaWith('code-of-honor', undefined, { options: { electAbstain: 'refused' } });
		expect(motion.choices('seat:2')).toContain('abstain');
	});

	it('[TI-17.12] two are elected as a pair, in no order; two planets are two players’', () => {
		const g = agendaWith('forced-economic-independence');
		g.answer('seat:2', pairOf('seat:3', 'seat:1'));
		g.answer('seat:3', pairOf('seat:1', 'seat:3'));
		const [one, other] = g.moves('vote');
		expect(one?.outcome).toBe(other?.outcome);
		const planets = agendaWith('dispute-resolution', (board) => {
			const [a, b, c] = Object.keys(board.planets).filter(
				(id) => board.planets[id as 'planet:']!.owner === null && id !== MECATOL
			) as `planet:${string}`[];
			board.planets[a!]!.owner = 'seat:1';
			board.planets[b!]!.owner = 'seat:1';
			board.planets[c!]!.owner = 'seat:2';
		});
		const [mine, too, others] = planets
			.choices('seat:2', 'pair')
			.toSorted(
				(x, y) =>
					Number(planets.board.planets[x as 'planet:']!.owner === 'seat:2') -
					Number(planets.board.planets[y as 'planet:']!.owner === 'seat:2')
			);
		expect(planets.choices('seat:2', 'pair')).toHaveLength(3);
		const { shape } = planets.decision('seat:2');
		expect(complaint(shape, pairOf(mine!, too!))).not.toBeNull();
		expect(complaint(shape, pairOf(mine!, others!))).toBeNull();
	});

	it('[TI-17.13] where nobody voted the Speaker picks among all; by default Against', () => {
		const none = agendaWith('minister-of-war', exhausted);
		expect(none.asked).toEqual(['vote.tie']);
		expect(none.choices('seat:1')).toEqual(['seat:2', 'seat:3', 'seat:1']);
		none.answer('seat:1', { pick: 'seat:3' });
		expect(none.board.laws).toEqual([{ card: 'minister-of-war', elected: { player: 'seat:3' } }]);
		const motion = agendaWith('code-of-honor', exhausted);
		expect(motion.choices('seat:1')).toEqual(['for', 'against']);
		motion.lapse();
		expect(motion.moves('outcome')[0]?.outcome).toBe('against');
		const pair = agendaWith('forced-economic-independence', exhausted);
		pair.lapse();
		expect(pair.board.laws[0]?.elected).toEqual({ players: ['seat:2', 'seat:3'] });
	});

	it('[TI-17.13] of a tie the Speaker picks among the tied alone', () => {
		const g = agendaWith('minister-of-war', (board) => {
			exhausted(board);
			for (const seat of ['seat:2', 'seat:3'] as const)
				board.planets[planetsOf(board, seat)[0]!]!.exhausted = false;
		});
		const [two, three] = [votesOf(g.board, 'seat:2'), votesOf(g.board, 'seat:3')];
		const play = new Play(g.game, g.table);
		addVotes(play, 'seat:2', 10 - two);
		addVotes(play, 'seat:3', 10 - three);
		g.answer('seat:2', { pick: 'seat:2' });
		g.answer('seat:3', { pick: 'seat:1' });
		expect(g.asked).toEqual(['vote.tie']);
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:1']);
		g.answer('seat:1', { pick: 'seat:1' });
		expect(g.board.laws[0]?.elected).toEqual({ player: 'seat:1' });
	});

	it('[TI-17.14] the Speaker breaks ties even when barred from voting', () => {
		const g = agendaWith('code-of-honor', (board) => {
			board.lasting.push({ is: 'noVotes', until: 'round', seat: 'seat:1' });
		});
		g.answer('seat:2', { pick: 'abstain' });
		g.answer('seat:3', { pick: 'abstain' });
		expect(g.moves('vote')).toHaveLength(3);
		expect(g.asked).toEqual(['vote.tie']);
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('a vote that is discredited is an abstention; thugs keep a player from voting', () => {
		const g = agendaWith('code-of-honor', (board, vault) => {
			board.players['seat:1']!.hand = [vault.actions.pop()!];
		}).until('vote.cast');
		g.answer('seat:2', { pick: 'for' });
		g.until('window:voted');
		discredit(new Play(g.game, g.table), 'seat:2', 'TI-17.2');
		expect(g.board.agenda?.votes[0]).toMatchObject({ seat: 'seat:2', outcome: null });
		g.lapse();
		expect(g.asked).toEqual(['vote.tie']);
		barFromVoting(new Play(g.game, g.table), 'seat:2', 'TI-17.2');
		expect(votesOf(g.board, 'seat:2')).toBe(0);
	});

	it('what the vote stands at, and what can still come, is seen by all', () => {
		const g = agendaWith('code-of-honor');
		g.answer('seat:2', { pick: 'for' });
		const n = votes(g.board, 'seat:2');
		expect(openTo(g).agenda?.forecast).toEqual({
			votes: { for: n },
			toCome: (['seat:3', 'seat:1'] as const).map((seat) => ({
				seat,
				votes: votes(g.board, seat),
				parts: votePartsOf(g.board, seat)
			}))
		});
	});
});

describe('results', () => {
	it('[TI-17.15] a law stays; its Against acts once, and so does an event, which is discarded', () => {
		const law = decided('minister-of-war', 'seat:2');
		expect(law.board.laws).toEqual([{ card: 'minister-of-war', elected: { player: 'seat:2' } }]);
		expect(law.board.politicalDiscard).toEqual([]);
		const against = decided('code-of-honor', 'against');
		expect(against.board.laws).toEqual([]);
		expect(against.board.politicalDiscard).toEqual(['code-of-honor']);
	});

	it('[TI-17.16] an event is discarded', () => {
		const g = decided('open-the-trade-routes', 'for');
		expect(g.board.laws).toEqual([]);
		expect(g.board.politicalDiscard).toEqual(['open-the-trade-routes']);
	});

	it('[TI-17.19] a law whose elected player is out is discarded', () => {
		const g = decided('minister-of-war', 'seat:2');
		const play = new Play(g.game, g.table);
		endEmptyLaws(play);
		expect(lawsOf(g.board)).toEqual(['minister-of-war']);
		g.board.players['seat:2']!.isOut = true;
		endEmptyLaws(play);
		expect(lawsOf(g.board)).toEqual([]);
		expect(g.board.politicalDiscard).toEqual(['minister-of-war']);
	});

	it('[TI-17.20] the Speaker votes last and breaks ties; no result moves the token', () => {
		const g = decided('code-of-honor', 'for');
		expect(g.moves('vote').at(-1)?.seat).toBe('seat:1');
		expect(g.moves('speaker')).toEqual([]);
		expect(g.board.speaker).toBe('seat:1');
	});

	it('[political:holy-planet-of-ixth] [TI-17.21] no planet of a Home System is a candidate', () => {
		const g = agendaWith('holy-planet-of-ixth', (board) => {
			board.planets[MECATOL]!.owner = 'seat:2';
		});
		expect(candidatesOf(g.board, 'holy-planet-of-ixth', 'seat:1')).toEqual([MECATOL]);
	});

	it('[TI-17.21] [TI-26.3] nobody who is out of the game is one', () => {
		const g = agendaWith('prophecy-of-ixth');
		g.board.players['seat:2']!.isOut = true;
		expect(candidatesOf(g.board, 'prophecy-of-ixth', 'seat:1')).toEqual(['seat:3', 'seat:1']);
	});

	it('[TI-17.21] candidates: all players, all planets with an owner, all laws, the four colours', () => {
		expect(agendaWith('minister-of-war').choices('seat:2').slice(1)).toEqual([
			...['seat:3', 'seat:1', 'seat:2']
		]);
		const planet = agendaWith('compensated-disarmament');
		const owned = planet.board.order.flatMap((seat) => planetsOf(planet.board, seat));
		expect(planet.choices('seat:2').slice(1).toSorted()).toEqual(owned.toSorted());
		const law = agendaWith('repeal', (board) => {
			board.laws = [{ card: 'free-trade', elected: null }];
		});
		expect(law.choices('seat:2')).toEqual(['abstain', 'political:free-trade']);
		expect(agendaWith('subsidized-studies').choices('seat:2')).toEqual([
			...['abstain', 'colour:blue', 'colour:green', 'colour:yellow', 'colour:red']
		]);
	});
});
