/** Action Cards of agendas and votes (TI-17.2, TI-17.3). */
import { describe, expect, it } from 'vitest';
import { MECATOL } from '../../../src/lib/games/imperium/board';
import { conserved } from '../../../src/lib/games/imperium/laws';
import { makeNeutral, takePlanet } from '../../../src/lib/games/imperium/planets/control';
import { mayVote, votesOf } from '../../../src/lib/games/imperium/politics/votes';
import type { ActionCardId, Board, Vault } from '../../../src/lib/games/imperium/types';
import { msg, Play } from '../../../src/lib/core';
import { rulesOf } from '../../../src/lib/games/imperium/timing/cards';
import { standing } from '../../support/imperium';
import {
	besideOf,
	deal,
	me,
	own,
	playBeside,
	playCard,
	them,
	you
} from '../../support/imperium-cards';

const PASS = { pick: 'pass' };

/** The agenda of a Political primary; seat:1 is active and Speaker, and holds these cards. */
const agenda = (
	cards: readonly ActionCardId[],
	edit: (board: Board, vault: Vault) => void = () => undefined
) =>
	standing({ step: 'agenda', at: 'before', seat: me }, (board, vault) => {
		for (const seat of board.order) board.players[seat]!.race = 'hacan';
		deal(board, vault, me, ...cards);
		// An agenda that all can vote on.
		vault.politics = [
			...vault.politics.filter((card) => card !== 'humane-labor' && card !== 'open-trade'),
			...vault.politics.filter((card) => card === 'humane-labor')
		];
		edit(board, vault);
	});

describe('before the draw', () => {
	it('[action:council-dissolved] [TI-17.2] no agenda is drawn; the look at the next ones stands', () => {
		const g = agenda(['council-dissolved#1']);
		expect(g.asked).toEqual(['window:beforeAgenda']);
		playCard(g, me, 'council-dissolved#1');
		expect(g.moves('agenda')).toEqual([]);
		expect(g.asked).toEqual(['agenda.look']);
	});

	it('[action:determine-policy] [TI-17.2] an agenda of the deck, the discards or the laws is voted on', () => {
		const g = agenda(['determine-policy#1', 'council-dissolved#1'], (board, vault) => {
			const card = vault.politics.shift()!;
			board.politicalDiscard = [card];
		});
		const [discarded = ''] = g.board.politicalDiscard;
		const deep = g.vault.politics[0]!;
		const offered = g.choices(me, 'card:determine-policy#1');
		expect(offered).toContain(discarded);
		expect(offered).toContain(deep);
		const pieces = conserved(g.table);
		playCard(g, me, 'determine-policy#1', { pick: deep });
		expect(conserved(g.table)).toEqual(pieces);
		// Whichever takes effect first leaves the other without one.
		expect(g.choices(me)).toEqual(['pass']);
		g.answer(me, PASS);
		expect(g.moves('agenda')[0]!.card).toBe(deep);
		expect(g.vault.politics).not.toContain(deep);
	});

	it('[action:determine-policy] [TI-17.2] one of the discards lies there no more', () => {
		const g = agenda(['determine-policy#1'], (board, vault) => {
			board.politicalDiscard = [vault.politics.shift()!, vault.politics.shift()!];
		});
		const [one = '', other = ''] = g.board.politicalDiscard;
		const n = g.vault.politics.length;
		playCard(g, me, 'determine-policy#1', { pick: one });
		expect(g.moves('agenda')[0]!.card).toBe(one);
		expect(g.board.politicalDiscard).toEqual([other]);
		expect(g.vault.politics).toHaveLength(n);
	});
});

describe('after an agenda is read', () => {
	it('[action:veto] [TI-17.3] discards it, and another is drawn', () => {
		const g = agenda(['veto#1']).answer(me, PASS);
		const [first] = g.moves('agenda');
		expect(g.asked).toEqual(['window:agendaRead']);
		playCard(g, me, 'veto#1');
		expect(g.board.politicalDiscard).toContain(first!.card);
		expect(g.moves('agenda')).toHaveLength(2);
	});

	it('[action:thugs] [TI-17.14] a player may not vote for the rest of the round', () => {
		const g = agenda(['thugs#1']).answer(me, PASS);
		expect(mayVote(g.board, you)).toBe(true);
		playCard(g, me, 'thugs#1', { pick: you });
		expect(mayVote(g.board, you)).toBe(false);
		expect(votesOf(g.board, you)).toBe(0);
		expect(mayVote(g.board, them)).toBe(true);
	});

	it('[action:thugs] may name its own player too, and nobody who is barred already', () => {
		const g = agenda(['thugs#1'], ({ lasting }) => {
			lasting.push({ is: 'noVotes', until: 'round', seat: you });
		}).answer(me, PASS);
		expect(g.choices(me, 'card:thugs#1')).toEqual([them, me]);
	});
});

describe('votes', () => {
	it('[action:fantastic-rhetoric] [TI-34.4] ten more votes beside the own vote, and not for who is barred', () => {
		const g = agenda(['fantastic-rhetoric#1']).until('vote.cast', me);
		const before = votesOf(g.board, me);
		expect(besideOf(g, me)).toEqual(['card:fantastic-rhetoric#1']);
		playBeside(g, me, 'fantastic-rhetoric#1');
		expect(votesOf(g.board, me)).toBe(before + 10);
		const barred = agenda(['fantastic-rhetoric#1'], ({ lasting }) => {
			lasting.push({ is: 'noVotes', until: 'round', seat: me });
		});
		barred.until('window:agendaRead');
		const play = new Play(barred.game, barred.table);
		expect(rulesOf('fantastic-rhetoric').offer(play, me)).toBeNull();
	});

	it('[action:discredit] [TI-17.2] after the last vote one becomes an abstention', () => {
		const g = agenda(['discredit#1']);
		while (!g.asked.includes('window:voted')) {
			const [seat = me] = g.askedSeats;
			const own = g.choices(seat).find((id) => id !== 'abstain' && id !== 'pass');
			if (g.asked[0] === 'vote.cast' && own && seat === you) g.answer(seat, { pick: own });
			else g.lapse();
		}
		const cast = () => g.board.agenda!.votes.find(({ seat }) => seat === you)!.outcome;
		expect(cast()).not.toBeNull();
		expect(g.choices(me, 'card:discredit#1')).toEqual([you]);
		playCard(g, me, 'discredit#1', { pick: you });
		expect(g.moves('discredited')).toEqual([{ type: 'discredited', seat: you }]);
	});

	const usurping = () =>
		standing({ step: 'strategy', at: 'begin' }, (board, vault) => {
			Object.assign(board, { stage: 'strategy', active: null });
			for (const seat of board.order) board.players[seat]!.race = 'hacan';
			own(board, me, MECATOL, {}, true);
			deal(board, vault, me, 'usurper#1');
			deal(board, vault, you, 'thugs#1');
		});

	it('[action:usurper] [TI-17.8] twice the influence of Mecatol Rex in votes, exhausted or not; it stays there', () => {
		const g = usurping();
		const before = votesOf(g.board, me);
		playCard(g, me, 'usurper#1');
		while (g.asked[0]?.startsWith('window')) g.answer(g.askedSeats[0]!, PASS);
		expect(votesOf(g.board, me)).toBe(before + 12);
		expect(g.board.played).toEqual(['usurper#1']);
	});

	it.each(['taken', 'neutral'] as const)(
		'[action:usurper] is discarded with the planet %s',
		(how) => {
			const g = usurping();
			playCard(g, me, 'usurper#1');
			while (g.asked[0]?.startsWith('window')) g.answer(g.askedSeats[0]!, PASS);
			const play = new Play(g.game, g.table);
			if (how === 'taken') takePlanet(play, you, MECATOL, 'TI-10.15');
			else makeNeutral(play, MECATOL, { by: msg('Local Unrest') }, 'TI-15.13');
			expect([g.board.played, g.board.actionDiscard]).toEqual([[], ['usurper#1']]);
			own(g.board, me, MECATOL, {}, true);
			expect(g.board.lasting.some(({ is }) => is === 'usurper' || is === 'staying')).toBe(false);
		}
	);

	it('[action:usurper] [TI-18.9] only who controls Mecatol Rex', () => {
		const g = standing({ step: 'strategy', at: 'begin' }, (board, vault) => {
			Object.assign(board, { stage: 'strategy', active: null });
			deal(board, vault, me, 'usurper#1');
		});
		expect(g.choices(me)).toEqual(['pass']);
	});
});
