/** What a Council Card puts to the vote (GC-17.4), and which option leads (GC-17.9). */
import { isSeat, msg } from '../../../core';
import type { Words } from '../../../core';
import { addTo, mostOf, totalOf } from '../../kit';
import type { Tally } from '../../kit';
import { turnOrder } from '../board';
import { councilCardOf } from '../tables/by-id';
import { holds, isLevel, selected } from '../numbers/metrics';
import type { CouncilCard, CouncilOption } from '../tables';
import type { Board, CouncilCardId, SeatId } from '../types';

/** The keys of a motion or choice, or the candidates of an election in turn order. */
export function optionsOf(board: Board, id: CouncilCardId): string[] {
	const card = councilCardOf(id);
	if (card.kind !== 'election') return card.options.map(({ key }) => key);
	const { candidate } = card;
	return turnOrder(board).filter((seat) => !candidate || holds(board, seat, candidate));
}

/** What an option is called: its label, or the candidate. */
export function optionName(card: CouncilCard, option: string): Words {
	if (card.kind === 'election') return isSeat(option) ? msg('{who}', { who: option }) : '';
	return card.options.find(({ key }) => key === option)?.label ?? '';
}

/** Where votes go: `for the motion`, `against the motion`, `for Ines`. */
export function toOption(card: CouncilCard, option: string): Words {
	if (card.kind !== 'motion') return msg('for {option}', { option: optionName(card, option) });
	return option === 'for' ? msg('for the motion') : msg('against the motion');
}

/** The piece an option of a motion or choice is on the screen, as a candidate is its seat. */
export const optionPiece = (option: string): string => `option:${option}`;

/** What an option of a motion or choice does, and whom that would be for as things stand. */
export function optionInWords(board: Board, { text, effects }: CouncilOption): Words {
	const seats = new Set<SeatId>();
	let isOfSome = false;
	let areLevel = false;
	for (const effect of effects) {
		const who = 'who' in effect ? effect.who : undefined;
		// Of all others it is said who they are, or follows from the vote.
		if (who === undefined || (typeof who === 'string' && who !== 'allied')) continue;
		isOfSome = true;
		areLevel ||= isLevel(board, who);
		for (const race of selected(board, board.chair, who)) if (isSeat(race)) seats.add(race);
	}
	if (!isOfSome) return text;
	if (seats.size > 0)
		return msg('{does} As things stand: {whom}.', { does: text, whom: { and: [...seats] } });
	return areLevel
		? msg('{does} As things stand: nobody, for all have as many.', { does: text })
		: msg('{does} As things stand: nobody.', { does: text });
}

/** What a Council Card does, in one line. */
export const cardInWords = (card: CouncilCard): Words => inOneLine(card, ({ text }) => text);

/** The same, and for whom as things stand. */
export const cardAsItStands = (board: Board, card: CouncilCard): Words =>
	inOneLine(card, (option) => optionInWords(board, option));

function inOneLine(card: CouncilCard, does: (option: CouncilOption) => Words): Words {
	if (card.kind === 'election') return card.text;
	const [one, other] = card.options;
	return msg('{one}: {does} {other}: {otherDoes}', {
		one: one.label,
		does: does(one),
		other: other.label,
		otherDoes: does(other)
	});
}

/** The options with the most votes; none when no votes were cast (GC-17.9). */
export function leading({ session }: Board): string[] {
	const totals = counted(session);
	if (totalOf(totals) === 0) return [];
	return mostOf(session?.options ?? [], (option) => totals[option] ?? 0);
}

/** Votes by option, of the ballots that were shown. */
function counted(session: Board['session']): Tally {
	const totals: Tally = {};
	for (const cast of Object.values(session?.ballots ?? {}))
		if (cast?.option) addTo(totals, cast.option, cast.votes);
	return totals;
}

/** With how many votes the option that is being carried out has won; 0: by none, or none is. */
export const carriedBy = ({ session }: Pick<Board, 'session'>): number =>
	counted(session)[session?.outcome ?? ''] ?? 0;
