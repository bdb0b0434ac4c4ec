/** Duality: two encounter cards at once, of which the lesser comes back. */
import { msg, template } from '../../../core';
import { bestOf, pickBest, seatChoice } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { encounterIn, mainOf, sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOfSide, never, trifling } from '../bot/wishes';
import { fightIn, worthOfCard } from '../bot/worth';
import { bothAttack, encounterOf, mainPlayer, playerOf, secondsOf, sideOfMain } from '../board';
import { cardName, isEncounterCard, kindOf, numberOf } from '../cards';
import { printedFace } from '../faces';
import { discardCards, layBesideFirst, secondForFirst, takeSecond, turnUpSecond } from '../hands';
import { note, noteOf } from '../notes';
import { stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { weigh } from '../totals';
import { SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Second } from '../hands/seconds';
import type { Sight } from '../bot/sight';
import type { CosmicChanges } from '../use';
import type { Play, Step } from '../play';
import type { Board, CardId, Face, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { UNSEEN_SECOND, askForSecond, faceOfSecond, seenSeconds } from './second';
import { INVOLVED, MAIN } from './timing';

const ID = 'deuce';

/** Encounter cards it needs. */
const NEEDED = 2;

/** Two cards of a seat as they were turned up. */
interface Pair {
	readonly seat: SeatId;
	readonly first: Face | null;
	readonly second: Face;
	/** Both go. */
	readonly both?: true;
}

declare module '../notes' {
	interface Notes {
		readonly deuce: readonly Pair[];
	}
}

declare module '../play' {
	interface Steps {
		'deuce.add': { readonly seat: SeatId };
	}
}

const pairOf = (play: Pick<Play, 'board'>, seat: SeatId): Pair | undefined =>
	noteOf(play, ID)?.find((one) => one.seat === seat);

const notePair = (play: Play, pair: Pair): void =>
	note(play, ID, [...(noteOf(play, ID) ?? []).filter(({ seat }) => seat !== pair.seat), pair]);

/** Its second card, once it was turned up. */
const openSecond = (board: Board, seat: SeatId): Second | undefined =>
	secondsOf(board).find((one) => one.seat === seat && one.of === ID && one.open);

/** With a negotiate among them both are a negotiate. */
function turnUp(play: Play, seat: SeatId): void {
	const card = turnUpSecond(play, seat, ID);
	const side = sideOfMain(play.board, seat);
	if (!card || !side) return;
	const { [side]: laid } = encounterOf(play.board).laid;
	const second = faceOfSecond(play, seat, card);
	notePair(play, { seat, first: laid?.face ?? null, second });
	if (second.kind === 'negotiate' && laid?.face?.kind === 'attack') {
		laid.face = { kind: 'negotiate' };
		play.say(
			msg('With {card} {who, select, you {you have} other {# has}} shown a negotiate.', {
				card: cardName(card),
				who: seat
			}),
			'CE-11.4'
		);
	}
	weigh(play);
}

/** Which of the two goes: the negotiate, else the higher attack; of two alike the first. */
function secondGoes(first: Face | null, second: Face): boolean {
	if (first?.kind === 'negotiate') return false;
	if (second.kind === 'negotiate') return true;
	return second.kind === 'attack' && (first?.kind !== 'attack' || second.value > first.value);
}

/** The other one comes back. */
function settle(play: Play, seat: SeatId): void {
	const side = sideOfMain(play.board, seat);
	const second = openSecond(play.board, seat);
	const pair = pairOf(play, seat);
	// CE-33.6: nothing keeps a card that is about to leave the game.
	if (!side || !second || !pair || pair.both || value(play, 'playedCardsLeave', false, null))
		return;
	const { [side]: laid } = encounterOf(play.board).laid;
	const printed = laid && printedFace(play, laid.card);
	// It may have been replaced since; a morph is what it was.
	const first = printed?.kind === 'morph' ? pair.first : printed;
	const back = laid && secondGoes(first, pair.second) ? laid.card : second.card;
	if (!laid || back === laid.card) secondForFirst(play, side, second, seat);
	else takeSecond(play, second);
	if (laid)
		play.say(
			msg('{who, select, you {You take} other {# takes}} {card} back.', {
				who: seat,
				card: cardName(back)
			}),
			'CE-12.24'
		);
}

const dual: CosmicChanges = {
	uponReveal: (_play, { seat }, due) => [...due, (play) => turnUp(play, seat)],
	parts: (play, { seat: by }, parts, { seat }) => {
		const second = seat === by ? pairOf(play, by)?.second : undefined;
		return second?.kind === 'attack' ? { ...parts, added: parts.added + second.value } : parts;
	},
	uponUsed: (_play, { seat }, due) => [...due, (play) => settle(play, seat)]
};

const add: Step = {
	which: formsOf('deuce.add').ask({
		ask: (play, { seat }) => askForSecond(play, seat),
		then: (play, _frame, { pick }, seat) => layBesideFirst(play, seat, ID, pick)
	})
};

/** What a bot gains by a second card: one higher than the first is lost in its place. */
function gainOfAdding(sight: Sight, card: CardId): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	const first = sight.own.laid;
	if (!fight || !side || !first) return 0;
	const cost = Math.max(0, worthOfCard(card) - worthOfCard(first));
	// It spoils an attack; beside a negotiate it matters little which.
	if (kindOf(card) !== 'attack') return kindOf(first) === 'negotiate' ? -cost : -1;
	const more = worthOfLaid(sight, fight, { [side]: numberOf(card) }) - worthOfLaid(sight, fight);
	return kindOf(first) === 'negotiate' ? 0 : more - cost;
}

const adds = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (card) => gainOfAdding(sight, card));

type Way = 'more' | 'less';
const WAYS: readonly Way[] = ['more', 'less'];

/** Attacks that this seat holds and that are like one that lies open, with the players they may bear on. */
function likeRevealed(
	play: Play,
	seat: SeatId
): OneOf<Choice<CardId> & { then: OneOf<Choice<SeatId> & { then: OneOf<Choice<Way>> }> }> | null {
	const { board } = play;
	const seen = new Set<number>();
	const choices = playerOf(board, seat).hand.flatMap((card) => {
		if (kindOf(card) !== 'attack' || seen.has(numberOf(card))) return [];
		seen.add(numberOf(card));
		const sides = SIDES.filter((side) => shows(play, side, numberOf(card)));
		if (sides.length === 0) return [];
		const ways: OneOf<Choice<Way>> = {
			type: 'one',
			choices: WAYS.map((id) => ({
				id,
				say: id === 'more' ? msg('Add it') : msg('Subtract it')
			}))
		};
		const then: OneOf<Choice<SeatId> & { then: typeof ways }> = {
			type: 'one',
			choices: sides.map((side) => ({ ...seatChoice(mainPlayer(board, side)), then: ways }))
		};
		return [{ id: card, say: cardName(card), on: card, then }];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** Whether a main player has revealed an attack with this number by its print. */
function shows(play: Play, side: Side, number: number): boolean {
	const { [side]: laid } = encounterOf(play.board).laid;
	if (!laid || laid.concealed || laid.face === null) return false;
	const printed = printedFace(play, laid.card);
	return printed.kind === 'attack' && printed.value === number;
}

/** What a bot gains by the best of the ways to use a card of its hand so. */
function bestTwin(sight: Sight): { card: CardId; side: Side; way: Way; gain: number } | null {
	const { laid } = encounterIn(sight);
	return (
		bestOf(
			sight.own.hand.flatMap((card) =>
				kindOf(card) !== 'attack'
					? []
					: SIDES.filter((side) => {
							const shown = laid[side]?.card;
							return shown && kindOf(shown) === 'attack' && numberOf(shown) === numberOf(card);
						}).flatMap((side) =>
							WAYS.map((way) => ({
								...{ card, side, way },
								gain:
									gainOfSide(sight, side, way === 'more' ? numberOf(card) : -numberOf(card)) -
									worthOfCard(card)
							}))
						)
			),
			({ gain }) => gain
		) ?? null
	);
}

export const deuce: Alien = {
	words: {
		name: msg('Deuce'),
		power: msg('Duality'),
		gist: msg('Fights with two cards'),
		text: msg(
			'As a main player, once both cards lie face down, you *use* this power to lay a second encounter card beside your first. Both are turned up: the second of two attacks is added to your total; with a negotiate among them you have shown a negotiate. As they would be discarded, the negotiate or else the higher attack is, and you take the other back. You need a new hand with one encounter card or none.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when attacks meet, discard an attack of your hand like one that a main player has revealed: that number is added to the total of that player, or subtracted from it.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg('You may discard both of your cards.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg(
				'You choose the second card once nobody has stopped the power; without an encounter card left you lay none.'
			),
			msg(
				'What shows, exchanges or changes encounter cards bears on your first card alone; a card that you were given in exchange is your first one then.'
			),
			msg('A second card that is a morph is the card your opponent has shown.'),
			msg('Of two attacks alike, or two negotiates, the first is discarded.'),
			msg(
				'As the offense you lay one card where you hold no other; you lose your turn only without any.'
			)
		]
	},
	set: 'incursion',
	liked: 12,
	power: {
		passive: {
			needsCards: (_play, owner, n, { seat }) => (seat === owner.seat ? Math.max(n, NEEDED) : n)
		},
		uses: {
			add: {
				moments: ['planning.selected'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				when: ({ board }, { seat }) => playerOf(board, seat).hand.some(isEncounterCard),
				say: msg('lay a second encounter card'),
				harms: decidesFights,
				bends: {
					helps: (sight, seat) => {
						const { encounter } = sight.open;
						const isToCome =
							!encounter?.revealed && !encounter?.seconds?.some((one) => one.seat === seat);
						const side = sideIn(sight, seat);
						const isMain = side !== null && mainOf(sight, side) === seat;
						return isToCome && isMain ? UNSEEN_SECOND : seenSeconds(sight, seat, ID);
					}
				},
				apply: (play, { seat }) => play.push('deuce.add', { seat }),
				lasting: dual
			}
		}
	},
	wild: {
		uses: {
			twin: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }, { seat }) => bothAttack(board) && playerOf(board, seat).hand.length > 0,
				ask: (play, { seat }) => likeRevealed(play, seat),
				say: msg('discard an attack to add it or to subtract it'),
				sends: template('Discard {first}'),
				worth: (sight) => bestTwin(sight)?.gain ?? 0,
				harms: decidesFights,
				choose: (sight) => {
					const best = bestTwin(sight);
					const whom = best && mainOf(sight, best.side);
					return best && whom
						? { pick: best.card, then: { pick: whom, then: { pick: best.way } } }
						: null;
				},
				apply: (
					play,
					{ seat },
					{
						pick,
						then: {
							pick: whom,
							then: { pick: way }
						}
					}
				) => {
					const [card] = stillHeld(play, seat, [pick]);
					const side = sideOfMain(play.board, whom);
					if (!card || !side) return;
					const n = numberOf(card);
					discardCards(play, seat, [card], 'CE-15.5');
					encounterOf(play.board).added[side] += way === 'more' ? n : -n;
				}
			})
		}
	},
	super: {
		uses: {
			both: {
				moments: ['resolution.used'],
				roles: MAIN,
				open: ({ board }, { seat }) => openSecond(board, seat) !== undefined,
				say: msg('discard both cards'),
				worth: never,
				harms: trifling,
				apply: (play, { seat }) => {
					const pair = pairOf(play, seat);
					if (pair) notePair(play, { ...pair, both: true });
				}
			}
		}
	},
	steps: { add },
	questions: {
		'add.which': {
			deed: msg('add an encounter card'),
			sends: { some: template('Add {what}') },
			why: { is: 'does most' },
			answer: adds
		}
	}
};
