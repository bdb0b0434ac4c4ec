/** Agendas of Twilight Imperium in the hand of a test: a card is on top of the deck, and comes to what the test wants. */
import type { Answer, SeatId } from '../../src/lib/core';
import type { Board, PoliticalCardId, Vault } from '../../src/lib/games/imperium/types';
import { standing } from './imperium';

type Edit = Parameters<typeof standing>[1];
type Wanted = Parameters<typeof standing>[2];
export type Game = ReturnType<typeof standing>;

/** These cards are the next ones, the first on top; they lie nowhere else. */
export function onTop(vault: Vault, ...cards: PoliticalCardId[]): void {
	vault.politics = [
		...vault.politics.filter((card) => !cards.includes(card)),
		...cards.toReversed()
	];
}

/** Races whose abilities say nothing about agendas, in seat order. */
const RACES = ['sol', 'l1z1x', 'mentak', 'norr', 'letnev', 'hacan'] as const;

/** The agenda of a Political primary with this card on top; seat:1 is Speaker and active. */
export const agendaWith = (card: PoliticalCardId, edit?: Edit, wanted?: Wanted): Game =>
	standing(
		{ step: 'agenda', at: 'before', seat: 'seat:1' },
		(board, vault) => {
			onTop(vault, card);
			for (const [i, seat] of board.order.entries()) board.players[seat]!.race = RACES[i] ?? null;
			edit?.(board, vault);
		},
		wanted
	);

/** Nobody votes, and the Speaker decides so: `for`, `seat:2`, or the answer of a pair. */
export function settle(g: Game, outcome: string | Answer): Game {
	const answer = typeof outcome === 'string' ? { pick: outcome } : outcome;
	for (let i = 0; !g.asked.includes('vote.tie'); i++) {
		if (g.table.over || i > 50) throw new Error(`There is no tie. Said:\n${g.said}`);
		const { seat } = g.table.decisions[0]!;
		if (g.asked[0] === 'vote.cast' && seat !== 'table') g.answer(seat, { pick: 'abstain' });
		else g.lapse();
	}
	return g.answer(g.board.speaker, answer);
}

/** An agenda that has come to this. */
export const decided = (
	card: PoliticalCardId,
	outcome: string | Answer,
	edit?: Edit,
	wanted?: Wanted
): Game => settle(agendaWith(card, edit, wanted), outcome);

export const pairOf = (one: string, other: string): Answer => ({
	pick: 'pair',
	then: { picks: [one, other] }
});

/** All laws in play, by card. */
export const lawsOf = ({ laws }: Board): PoliticalCardId[] => laws.map(({ card }) => card);

/** All vote so; who is not named abstains. */
export function castVotes(g: Game, by: { readonly [seat: SeatId]: string }): Game {
	g.until('vote.cast');
	while (g.asked.includes('vote.cast')) {
		const [seat = 'seat:1'] = g.askedSeats;
		g.answer(seat, { pick: by[seat] ?? 'abstain' });
	}
	return g;
}
