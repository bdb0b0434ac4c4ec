/** Planning (CE-10): the hand check, effects before the choice, the choice itself, and the face-down moment. */
import { msg, verbatim, withBarred } from '../../../core';
import type { Ask, Barred, Choice, Reason } from '../../../core';
import { inTurn, likeOf } from '../../kit';
import type { OneOf } from '../../kit';
import {
	defenseOf,
	encounterCardsOf,
	encounterOf,
	isHoardOpen,
	mainPlayer,
	sideOfMain,
	timingOrder,
	topFor,
	offenseOf
} from '../board';
import { told } from '../because';
import type { Led } from '../because';
import { cardName, faceName, isEncounterCard } from '../cards';
import { printedFace } from '../faces';
import { showAttacks } from '../essence/steps';
import { declareHoard, heldName, whereHeld } from '../hoards';
import { techsAt } from '../modules/tech/moments';
import { offering } from '../modules/evolution/radar';
import { hasNeeded } from '../needed';
import { NO_CARDS } from '../offers';
import { value } from '../values';
import { otherCards } from '../elsewhere';
import { layCard, openUp, takeLaid } from '../hands';
import { endEncounter } from '../ending';
import { bringLate } from './late';
import { SIDES } from '../types';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId } from '../types';

/** Whether this seat can lay a card. That it cannot is told by what follows from it, and so comes to light. */
function holdsEncounterCard(play: Play, seat: SeatId): boolean {
	const holds = encounterCardsOf(play.board, seat).length > 0;
	play.showed ||= !holds;
	return holds;
}

/** The same of the defense, which gets a new hand where it needs one (CE-10.6, CE-5.7). */
function hasEnough(play: Play, seat: SeatId): boolean {
	const has = hasNeeded(play, seat);
	play.showed ||= !has;
	return has;
}

/**
 * CE-10.8: the offense without an encounter card loses its turn, or by an effect gets a new hand (CE-33.36, CE-40.62). With
 * what it may draw one by it is checked again.
 */
function offenseRunsOut(play: Play, frame: StepFrame<'planning'>): 'ends' | 'draws' | null {
	const offense = offenseOf(play.board);
	if (holdsEncounterCard(play, offense)) return null;
	// CE-36.78: what gives it one may be used first.
	if (play.board.essence && !frame.empty) {
		frame.empty = true;
		play.window('planning.empty', { only: offense });
		return 'draws';
	}
	delete frame.empty;
	const rule = value(play, 'drawsOn', null, { seat: offense });
	if (rule) {
		play.push('newHand', { seat: offense, rule });
		return 'draws';
	}
	play.say(
		msg('{who, select, you {You have} other {# has}} no encounter card: the turn ends.', {
			who: offense
		}),
		'CE-10.8'
	);
	endEncounter(play, { type: 'ended', successful: false }, true);
	return 'ends';
}

/** CE-36.54: a card may have been laid for it. */
function hasNotLaid({ board }: Play, seat: SeatId): boolean {
	const side = sideOfMain(board, seat);
	return side !== null && encounterOf(board).laid[side] === null;
}

declare module '../play' {
	interface Steps {
		planning: {
			/** Who must lay its card first, face up, and the use that says so. */
			exposes?: { readonly seat: SeatId; readonly why?: Led };
			/** The offense without an encounter card has been asked what it does about that (CE-36.78). */
			empty?: true;
		};
		/** A main player whose card went back lays another (CE-36.41). */
		layAgain: { readonly seat: SeatId };
	}
}

const { run, ask, askAll, each } = formsOf('planning');

const NOTHING: readonly ((play: Play) => void)[] = [];

/**
 * CE-10.11: an effect may have taken the last encounter card of a main player that has laid none yet.
 * A new hand can be answered, so it is checked again until both can lay a card.
 */
const checkAgain = (label: string): Step[string] =>
	run((play, frame) => {
		const { laid } = encounterOf(play.board);
		const out = laid.offense === null ? offenseRunsOut(play, frame) : null;
		if (out) return out === 'draws' ? label : undefined;
		const defense = defenseOf(play.board);
		if (laid.defense !== null || holdsEncounterCard(play, defense)) return undefined;
		play.push('newHand', { seat: defense, rule: 'CE-10.11' });
		return label;
	});

const isAttack = (play: Play, card: CardId): boolean => printedFace(play, card).kind === 'attack';

const isNegotiate = (play: Play, card: CardId): boolean =>
	printedFace(play, card).kind === 'negotiate';

/** CE-10.13: whether an effect asks this seat for an attack. */
const mustAttack = (play: Play, seat: SeatId): boolean =>
	value(play, 'mustAttack', false, { seat });

/** CE-33.27: whether nothing keeps this seat from laying a negotiate; with an attack that it may lay an effect may. */
const mayNegotiate = (play: Play, seat: SeatId, held: readonly CardId[]): boolean =>
	!held.some((card) => isAttack(play, card)) || value(play, 'mayNegotiate', true, { seat });

const withoutNegotiates = (play: Play, cards: readonly CardId[]): readonly CardId[] =>
	cards.filter((card) => !isNegotiate(play, card));

/** The cards a seat may lay: its encounter cards, and of these what effects leave it (CE-10.13, CE-10.14). */
function layable(play: Play, seat: SeatId): readonly CardId[] {
	const held = encounterCardsOf(play.board, seat);
	const attacks = mustAttack(play, seat) ? held.filter((card) => isAttack(play, card)) : [];
	const others =
		attacks.length > 0 || mayNegotiate(play, seat, held) ? held : withoutNegotiates(play, held);
	const cards = attacks.length > 0 ? attacks : others;
	const must = value(play, 'mustLay', NO_CARDS, { seat });
	const due = cards.filter((card) => must.includes(card));
	return due.length > 0 ? due : [...cards, ...fromPile(play, seat, { attacks, others, held })];
}

/** CE-15.45: one of the discard pile besides, where what keeps others from being laid lets it. */
function fromPile(
	play: Play,
	seat: SeatId,
	{ attacks, others, held }: { readonly [cards: string]: readonly CardId[] | undefined }
): readonly CardId[] {
	const top = topFor(play.board, seat);
	if (!top || !isEncounterCard(top)) return NO_CARDS;
	if (attacks && attacks.length > 0) return isAttack(play, top) ? [top] : NO_CARDS;
	return others !== held && isNegotiate(play, top) ? NO_CARDS : [top];
}

/** CE-10.2: any encounter card of its hand (CE-10.3); like ones are one choice, whichever copy it is (CE-15.34). */
export function cardToLay(play: Play, seat: SeatId): Ask<OneOf<Choice<CardId>>> {
	const seen = new Set<string>();
	const cards = layable(play, seat).filter((card) => {
		// One of the hand and one of the hoard are two choices.
		const like = `${likeOf(card)} ${whereHeld(play.board, seat, card)}`;
		return !seen.has(like) && seen.add(like);
	});
	return {
		seat,
		secret: true,
		rule: 'CE-10.2',
		say: msg('Choose an encounter card'),
		shape: {
			type: 'one',
			choices: cards.map((card) => ({ id: card, say: heldName(play.board, seat, card), on: card }))
		},
		fallback: 'random' // CE-21.10: for who is away
	};
}

const NOT_LAID = otherCards(
	msg('Only attack, negotiate and morph cards are laid as encounter cards.'),
	'CE-10.3'
);

const ATTACK_DUE: Reason = {
	why: msg('Whoever holds an attack card must lay one in this encounter.'),
	rule: 'CE-10.13'
};
const NO_NEGOTIATE: Reason = {
	why: msg('Whoever holds an attack card lays no negotiate in this encounter.'),
	rule: 'CE-33.27'
};
const CARD_DUE: Reason = {
	why: msg('Another card has to be laid in this encounter.'),
	rule: 'CE-10.14'
};

/** Encounter cards that an effect keeps from being laid, and cards that are never laid. */
function notLaid(play: Play, seat: SeatId, shape: OneOf<Choice<CardId>>): Barred[] {
	const attacks = mustAttack(play, seat) && shape.choices.some(({ id }) => isAttack(play, id));
	const kept = encounterCardsOf(play.board, seat).filter(
		(card) => !shape.choices.some(({ id }) => likeOf(id) === likeOf(card))
	);
	const barred = !mayNegotiate(play, seat, encounterCardsOf(play.board, seat));
	const why = (card: CardId): Reason => {
		if (attacks && !isAttack(play, card)) return ATTACK_DUE;
		return barred && isNegotiate(play, card) ? NO_NEGOTIATE : CARD_DUE;
	};
	return [
		...kept.map((card) => ({
			...{ id: card, on: card, say: cardName(card) },
			...why(card)
		})),
		NOT_LAID
	];
}

function lay(play: Play, seat: SeatId, card: CardId): void {
	const side = sideOfMain(play.board, seat);
	if (!side) throw new Error(`${seat} lays a card but is no main player.`);
	layCard(play, side, seat, card);
	if (encounterOf(play.board).laid[side]?.faceUp) {
		play.say(
			msg('{who, select, you {You lay} other {# lays}} {card} of the discard pile, face up.', {
				who: seat,
				card: cardName(card)
			}),
			'CE-15.45',
			{ type: 'laid', side }
		);
		return;
	}
	play.say(
		msg('{who, select, you {You have} other {# has}} laid a card.', { who: seat }),
		'CE-10.5',
		{ type: 'laid', side }
	);
}

/** CE-19.20: a card laid out of a hoard is a use, which is declared once it lies there. */
const declared = run((play) => {
	const { laid } = encounterOf(play.board);
	for (const side of SIDES) {
		const card = laid[side];
		if (card?.hoarded !== 'laid') continue;
		card.hoarded = 'played';
		declareHoard(play, card.by);
	}
});

/** CE-19.20: stopped, it goes back to the hoard, which is closed, and its player chooses again. */
const takenBack = (again: string): Step[string] =>
	run((play) => {
		const { board } = play;
		const { laid } = encounterOf(board);
		let back = false;
		for (const side of SIDES) {
			const card = laid[side];
			if (!card?.hoarded || isHoardOpen(board, card.by)) continue;
			takeLaid(play, side, card.by);
			back = true;
		}
		return back ? again : undefined;
	});

/** In the order of CE-10.1. */
export const planning: Step = {
	/** CE-10.9: the offense is checked first, and not before now (CE-10.10). */
	offenseCheck: run((play, frame) =>
		offenseRunsOut(play, frame) === 'draws' ? 'offenseCheck' : undefined
	),

	/** CE-10.6: the defense may first play what may be played in this phase. */
	defenseCheck: run((play) => {
		const defense = defenseOf(play.board);
		if (!hasEnough(play, defense)) play.window('planning.beforeSelect', { only: defense });
	}),

	/** CE-10.7: before anybody may exchange hands. */
	defenseDraws: run((play) => {
		const defense = defenseOf(play.board);
		if (!hasEnough(play, defense)) play.push('newHand', { seat: defense, rule: 'CE-10.6' });
	}),

	/** CE-40.71, CE-37.22: in timing order. */
	radar: each({
		seats: (play) =>
			play.board.evolution || play.board.moons
				? timingOrder(play.board).filter((seat) => offering(play, seat) !== null)
				: [],
		ask: (play, _frame, seat) => offering(play, seat),
		then: (play, _frame, { pick, then }, seat) => {
			if (pick === 'none' || !then) return;
			play.push('radar.buy', { seat, side: pick, card: then.pick });
		}
	}),

	beforeSelect: run((play) => {
		if (play.board.essence) showAttacks(play);
		play.window('planning.beforeSelect');
	}),

	checkBeforeSelecting: checkAgain('checkBeforeSelecting'),

	selecting: run((play) => play.window('planning.selecting')),

	checkBeforeExposing: checkAgain('checkBeforeExposing'),

	/** An exposed card is laid first. */
	expose: ask({
		ask: (play, { exposes }) =>
			exposes && hasNotLaid(play, exposes.seat)
				? {
						...cardToLay(play, exposes.seat),
						...(exposes.why ? { because: exposes.why } : {}),
						say: msg('Choose an encounter card; it lies face up')
					}
				: null,
		explain: (play, _frame, shape, seat) => withBarred(shape, notLaid(play, seat, shape)),
		then: (play, _frame, { pick }, seat) => lay(play, seat, pick)
	}),

	exposedHoarded: declared,

	exposedClosed: takenBack('checkBeforeExposing'),

	/** The one that must show its card may use what it uses instead of showing. */
	exposing: run((play, { exposes }) => {
		if (exposes) play.window('planning.exposing', { only: exposes.seat });
	}),

	shown: run((play, { exposes }) => {
		if (!exposes) return;
		const { seat } = exposes;
		const side = sideOfMain(play.board, seat);
		const laid = side && encounterOf(play.board).laid[side];
		if (!laid) return;
		let why: Led;
		if (laid.concealed)
			why = {
				of: 'claimed',
				by: seat,
				say: msg('{who} claims {card}.', {
					who: seat,
					card: laid.face ? faceName(laid.face) : verbatim('?')
				})
			};
		else {
			laid.faceUp = true;
			openUp(play, laid);
			laid.face = printedFace(play, laid.card);
			play.showed = true;
			const say = msg('{who, select, you {You lay} other {# lays}} {card} face up.', {
				who: seat,
				card: cardName(laid.card)
			});
			why = told(play, { of: 'turnedUp', by: seat, say, rule: 'CE-10.4' });
		}
		play.window('planning.exposed', { why });
	}),

	checkBeforeSelect: checkAgain('checkBeforeSelect'),

	/** CE-10.2: both at once, in secret; the main players alone, no ally (CE-9.12). */
	select: askAll({
		ask: (play) =>
			SIDES.filter((side) => encounterOf(play.board).laid[side] === null).map((side) =>
				cardToLay(play, mainPlayer(play.board, side))
			),
		explain: (play, _frame, shape, seat) => withBarred(shape, notLaid(play, seat, shape)),
		then: (play, _frame, answers) => {
			const mains = SIDES.map((side) => mainPlayer(play.board, side));
			for (const [seat, { pick }] of inTurn(mains, answers)) lay(play, seat, pick);
		}
	}),

	hoarded: declared,

	closed: takenBack('checkBeforeSelect'),

	/** Before anything else is done with the cards that lie there. */
	laid: run((play) => play.window('planning.laid')),

	selected: run((play) => {
		play.window('planning.selected');
		// On top of the window, so before what anybody does there.
		for (const due of value(play, 'uponSelected', NOTHING, null)) due(play);
		if (encounterOf(play.board).late) bringLate(play);
		// What is pushed last happens first.
		techsAt(play, 'selected');
	})
};

const anew = formsOf('layAgain');

/** CE-36.41: as in the choice itself, but alone. */
export const layAgain: Step = {
	check: checkAgain('check'),

	select: anew.ask({
		ask: (play, { seat }) => {
			const side = sideOfMain(play.board, seat);
			return side && encounterOf(play.board).laid[side] === null ? cardToLay(play, seat) : null;
		},
		explain: (play, _frame, shape, seat) => withBarred(shape, notLaid(play, seat, shape)),
		then: (play, _frame, { pick }, seat) => lay(play, seat, pick)
	}),

	hoarded: declared,

	closed: takenBack('check')
};
