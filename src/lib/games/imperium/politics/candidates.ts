/** Who or what can be voted for (TI-17), as choices, and what an answer says. */
import { isSeat, msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { bySeat, leftOf } from '../../kit';
import type { OneOf, SomeOf } from '../../kit';
import { AGENDAS } from '../agendas';
import { allPlanets, planetState } from '../board';
import type { AgendaId } from './in-force';
import { COLOURS } from '../tables';
import type { TechColour } from '../tables';
import { politicalCardOf } from '../tables/by-id';
import { seatsIn } from '../timing/passed';
import type { Board, Elected, Outcome, PlanetId, PoliticalCardId, SeatId } from '../types';
import { planetWords } from '../words';

export const ABSTAIN = 'abstain';
const PAIR = 'pair';

/** One who, or that, can be voted for. */
export type Candidate =
	'for' | 'against' | SeatId | PlanetId | `political:${PoliticalCardId}` | `colour:${TechColour}`;

export const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');
const LAW = 'political:';
const COLOUR = 'colour:';
const colourIn = (id: string): TechColour | undefined =>
	COLOURS.find((colour) => id === COLOUR + colour);

const COLOUR_WORDS: { readonly [colour in TechColour]: Words } = {
	blue: msg('Blue'),
	green: msg('Green'),
	yellow: msg('Yellow'),
	red: msg('Red')
};

/** The key of a Political Card. One that no table has is a bug: throws. */
export function agendaId(card: PoliticalCardId): AgendaId {
	if (!isAgenda(card)) throw new Error(`There is no Political Card ${card}.`);
	return card;
}
const isAgenda = (card: PoliticalCardId): card is AgendaId => Object.hasOwn(AGENDAS, card);

/** Planets that have an owner and that the card allows, in map order (TI-17.21). */
function planetCandidates(board: Board, card: PoliticalCardId): PlanetId[] {
	const agenda = AGENDAS[agendaId(card)];
	const may = 'mayElect' in agenda ? agenda.mayElect : undefined;
	return allPlanets(board).filter(
		(id) => planetState(board, id).owner !== null && (may?.(board, id) ?? true)
	);
}

/** TI-17.21: in the order of TI-34.13, for who chooses: players from the left, oneself last. */
export function candidatesOf(board: Board, card: PoliticalCardId, seat: SeatId): Candidate[] {
	switch (politicalCardOf(card).vote) {
		case 'forAgainst':
			return ['for', 'against'];
		case 'electPlayer':
		case 'electTwoPlayers': {
			const present = seatsIn(board);
			return [...leftOf(board, seat), seat].filter((one) => present.includes(one));
		}
		case 'electPlanet':
		case 'electTwoPlanets':
			return planetCandidates(board, card);
		case 'electLaw':
			return board.laws.map((law) => `political:${law.card}` as const);
		case 'electColour':
			return COLOURS.map((colour) => `colour:${colour}` as const);
	}
}

/** TI-17.12. */
const electsTwo = (card: PoliticalCardId): boolean => {
	const { vote } = politicalCardOf(card);
	return vote === 'electTwoPlayers' || vote === 'electTwoPlanets';
};

export const isElection = (card: PoliticalCardId): boolean =>
	politicalCardOf(card).vote !== 'forAgainst';

/** Whether there is anything to vote for at all (TI-17.4). */
export function hasCandidates(board: Board, card: PoliticalCardId): boolean {
	const candidates = candidatesOf(board, card, board.speaker);
	if (politicalCardOf(card).vote !== 'electTwoPlanets') return candidates.length > 0;
	const owners = candidates.filter(isPlanet).map((id) => planetState(board, id).owner);
	return new Set(owners).size > 1;
}

const nameOf = (id: Candidate): Words => {
	const colour = colourIn(id);
	if (colour) return COLOUR_WORDS[colour];
	if (isSeat(id)) return msg('{who}', { who: id });
	if (isPlanet(id)) return planetWords(id);
	if (id === 'for') return msg('For');
	if (id === 'against') return msg('Against');
	return politicalCardOf(id.slice(LAW.length)).name;
};

const AND = '+';
/** The parts of an outcome: one, or two that are elected together. */
const partsOf = (outcome: Outcome) => outcome.split(AND) as Candidate[];

/** An outcome in words: who reads of themselves reads “you”. */
export const outcomeWords = (outcome: Outcome): Words =>
	msg('{whom}', { whom: { and: partsOf(outcome).map((id) => (isSeat(id) ? id : nameOf(id))) } });

/** What a Political Card does, in one line. */
export function cardInWords(card: PoliticalCardId): Words {
	const printed = politicalCardOf(card);
	return printed.vote === 'forAgainst'
		? msg('For: {yes} Against: {no}', { yes: printed.for, no: printed.against })
		: printed.effect;
}

/** What it does now that this was voted for. */
export function carriedInWords(card: PoliticalCardId, outcome: Outcome): Words {
	const printed = politicalCardOf(card);
	if (printed.vote !== 'forAgainst') return printed.effect;
	return outcome === 'for' ? printed.for : printed.against;
}

/** What stands for an outcome where it is no piece of the table. */
const optionPiece = (id: string): string => `option:${id}`;

const choiceOf = (id: Candidate): Omit<Choice<Candidate>, 'then'> => {
	const isPiece = id !== 'for' && id !== 'against' && !id.startsWith(COLOUR);
	return { id, say: nameOf(id), on: isPiece ? id : optionPiece(id) };
};

export interface VoteChoice extends Choice {
	readonly then?: SomeOf<Candidate>;
}
export type VoteShape = OneOf<VoteChoice>;

/** Two of them in no order (TI-17.12): two planets are two players'. */
function pairOf(board: Board, candidates: readonly Candidate[]): SomeOf<Candidate> {
	const planets = candidates.filter(isPlanet);
	const uses = bySeat(board.order, (seat) =>
		Object.fromEntries(
			planets.filter((id) => planetState(board, id).owner === seat).map((id) => [id, 1])
		)
	);
	return {
		...{ type: 'some', choices: candidates.map(choiceOf), min: 2, max: 2 },
		limits: board.order
			.filter((seat) => Object.keys(uses[seat] ?? {}).length > 1)
			.map((seat) => ({
				say: msg('Planets of {who}', { who: seat }),
				rule: 'TI-17.21',
				most: 1,
				uses: uses[seat] ?? {}
			}))
	};
}

/** What this player can choose: to abstain first where it may, then the candidates. */
export function votingShape(
	board: Board,
	card: PoliticalCardId,
	seat: SeatId,
	{ mayAbstain, mayVote }: { readonly mayAbstain: boolean; readonly mayVote: boolean }
): VoteShape {
	const candidates = mayVote ? candidatesOf(board, card, seat) : [];
	const choices: VoteChoice[] = mayAbstain
		? [{ id: ABSTAIN, on: optionPiece(ABSTAIN), say: msg('Abstain') }]
		: [];
	if (mayVote && electsTwo(card))
		choices.push({
			...{ id: PAIR, on: optionPiece(PAIR) },
			say: msg('Vote for two'),
			then: pairOf(board, candidates)
		});
	else choices.push(...candidates.map(choiceOf));
	return { type: 'one', choices };
}

/** What an answer says; of two in the order of the seats or of the map, so that both ways are one outcome. */
export function outcomeIn(
	board: Board,
	card: PoliticalCardId,
	{
		pick,
		then
	}: { readonly pick: string; readonly then?: { readonly picks: readonly Candidate[] } }
): Outcome | null {
	if (pick === ABSTAIN) return null;
	if (pick !== PAIR || !then) return pick;
	const [first = board.speaker] = board.order;
	// TI-34.13: as seen from the last seat players come in the order of the table.
	const order = candidatesOf(board, card, board.order.at(-1) ?? first);
	return order.filter((id) => then.picks.includes(id)).join(AND);
}

/** Every outcome as the answer that says it: for ties. */
export const outcomeChoice = (outcome: Outcome): VoteChoice => {
	const parts = partsOf(outcome);
	const [one] = parts;
	return one && parts.length === 1
		? choiceOf(one)
		: { id: outcome, on: optionPiece(outcome), say: outcomeWords(outcome) };
};

/** Whom or what an election named. Throws where the outcome is of another kind: a bug. */
export function electedIn(outcome: Outcome): Elected {
	const [one = '', other] = outcome.split(AND);
	const colour = colourIn(one);
	if (colour) return { colour };
	if (isSeat(one))
		return other !== undefined && isSeat(other) ? { players: [one, other] } : { player: one };
	if (isPlanet(one))
		return other !== undefined && isPlanet(other) ? { planets: [one, other] } : { planet: one };
	if (!one.startsWith(LAW)) throw new Error(`${outcome} elects nobody.`);
	return { law: one.slice(LAW.length) };
}
