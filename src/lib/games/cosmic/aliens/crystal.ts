/** Refract: a second card like that of its side multiplies it. */
import { msg, template } from '../../../core';
import { pickBest, sumOf } from '../../kit';
import { amMain, foreignOf, has, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, gainOfSide, trifling } from '../bot/wishes';
import { SHIP, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import {
	bothAttack,
	coloniesOf,
	encounterOf,
	playerOf,
	shipsAt,
	sideOf,
	timingOrder
} from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { printedFace } from '../faces';
import { discardCards, takeDropped } from '../hands';
import { isDiscarded } from '../modules/decks';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { weigh } from '../totals';
import { ROLES } from '../types';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

const ID = 'crystal';

/** The choice to discard nothing. */
const NONE = 'none';

/** A card that was discarded for this power, or will do no more. */
interface Refracted {
	/** By whose power. */
	readonly of: SeatId;
	readonly side: Side;
	/** Who has discarded it. */
	readonly by: SeatId;
	readonly card: CardId;
	/** What the attack of the side is multiplied by. */
	readonly n: number;
}

declare module '../notes' {
	interface Notes {
		readonly crystal: readonly Refracted[];
	}
}

declare module '../play' {
	interface Steps {
		'crystal.refract': { readonly seat: SeatId };
	}
}

const refractedBy = (play: Pick<Play, 'board'>, seat: SeatId): Refracted | undefined =>
	noteOf(play, ID)?.find(({ of }) => of === seat);

/** The players of a side in timing order. */
const playersOf = ({ board }: Play, side: Side): readonly SeatId[] =>
	timingOrder(board).filter((seat) => sideOf(board, seat) === side);

/** The number of the attack that a side has revealed, without what another card has added. */
function numberOn({ board }: Play, side: Side): number | null {
	const face = encounterOf(board).laid[side]?.face;
	return face?.kind === 'attack' ? face.value - (face.plus ?? 0) : null;
}

/** An attack in the hand of this seat that is like the one of a side; like cards are one choice (CE-15.34). */
const likeIt = (play: Play, seat: SeatId, side: Side): CardId | undefined =>
	playerOf(play.board, seat).hand.find((card) => {
		if (kindOf(card) !== 'attack') return false;
		const face = printedFace(play, card);
		return face.kind === 'attack' && face.value === numberOn(play, side);
	});

const refract: Step = {
	which: formsOf('crystal.refract').each({
		seats: (play, { seat }) => {
			const side = sideOf(play.board, seat);
			return side ? playersOf(play, side) : [];
		},
		ask: (play, { seat }, asked) => {
			const side = sideOf(play.board, seat);
			const done = refractedBy(play, seat) !== undefined;
			// Whoever holds cards is asked, so that nobody hears whether one of them will do.
			if (!side || done || playerOf(play.board, asked).hand.length === 0) return null;
			const card = likeIt(play, asked, side);
			const shape: OneOf<Choice<CardId>> = {
				type: 'one',
				choices: [
					...(card ? [{ id: card, say: cardName(card), on: card }] : []),
					{ id: NONE, say: msg('Discard none') }
				]
			};
			return {
				...caused(play),
				seat: asked,
				secret: true,
				rule: 'CE-16.1',
				say: msg(
					'You may discard an attack with the number of that of your side, which it multiplies.'
				),
				shape,
				fallback: { pick: NONE }
			};
		},
		then: (play, { seat: of }, { pick }, by) => {
			const side = sideOf(play.board, of);
			if (pick === NONE || !side) return;
			const n = numberOf(pick);
			const [card = pick] = discardCards(play, by, [pick], 'CE-15.5');
			note(play, ID, [...(noteOf(play, ID) ?? []), { of, side, by, card, n }]);
			play.say(
				msg(
					'The attack of the {side, select, offense {offense} other {defense}} is multiplied by {n}.',
					{ side, n }
				),
				'CE-11.15'
			);
			weigh(play);
		}
	})
};

/** What a bot gains by discarding this card so. */
function gainOf(sight: Sight, card: CardId): number {
	const side = sideIn(sight, sight.me);
	const n = numberOf(card);
	return side ? gainOfSide(sight, side, n * n - n) - worthOfCard(card) : 0;
}

const discards = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => (id === NONE ? 0 : gainOf(sight, id)));

/** Whether a bot that plays it holds a card of this number besides the one it lays, or has laid face down. */
function holdsTwin(sight: Sight, number: number): boolean {
	const { open, own, me } = sight;
	if (!has(sight, me, ID) || !amMain(sight) || open.encounter?.revealed) return false;
	const like = own.hand.filter((card) => kindOf(card) === 'attack' && numberOf(card) === number);
	return like.length > (own.laid ? 0 : 1);
}

/** Its colonies with a single ship, where others have more. */
function thin(sight: Sight): number {
	const { me, open } = sight;
	const ships = Object.values(open.planets).flatMap((planet) => planet?.[me] ?? []);
	const spare = sumOf(ships, (n) => Math.max(0, n - 2));
	return Math.min(foreignOf(sight, me), ships.filter((n) => n === 1).length, spare);
}

export const crystal: Alien = {
	words: {
		name: msg('Crystal'),
		power: msg('Refract'),
		gist: msg('A second card of the same number multiplies the first'),
		text: msg(
			'As a main player or ally, when two attacks are revealed, you *use* this power: one player of your side may discard an attack with the number of the one your side has revealed, which counts so many times as much.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg('At the start of an encounter spread your ships over your colonies anew.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg('You may take the card that another player has discarded for your power.'),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		rulings: [
			msg(
				'The players of your side are asked in timing order until one discards, yourself among them; whoever holds cards is asked.'
			),
			msg(
				'The number is the one that was revealed, of a morph the one it copies, without what effects make of it or add: 08 with a second 08 counts 64. What effects make of it is multiplied.'
			),
			msg('Only the card is multiplied, no ships and no reinforcements.'),
			msg('By the wild flare one ship stays on each colony.'),
			msg('You take a card with your flare out of the discard pile, as long as it lies there.')
		]
	},
	set: 'alliance',
	liked: 7,
	power: {
		uses: {
			refract: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				mandatory: true,
				once: true,
				open: (play, { seat }) => {
					const side = sideOf(play.board, seat);
					return (
						side !== null &&
						bothAttack(play.board) &&
						playersOf(play, side).some((one) => playerOf(play.board, one).hand.length > 0)
					);
				},
				say: msg('a player of their side may discard a card to multiply the attack'),
				yours: msg('a player of your side may discard a card to multiply the attack'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) =>
						mine && parts.card > 1 && holdsTwin(sight, parts.card)
							? { ...parts, card: parts.card ** 2 }
							: parts
				},
				apply: (play, { seat }) => play.push('crystal.refract', { seat }),
				lasting: {
					cardValues: (play, { seat }, values) => {
						const done = refractedBy(play, seat);
						return done ? { ...values, [done.side]: values[done.side] * done.n } : values;
					}
				}
			}
		}
	},
	wild: {
		uses: {
			spread: {
				moments: ['encounter.start'],
				open: ({ board }, { seat }) => {
					const colonies = coloniesOf(board, seat);
					return colonies.length > 1 && colonies.some((one) => shipsAt(board, seat, one) > 1);
				},
				say: msg('spread ships over colonies anew'),
				worth: (sight) => thin(sight) * SHIP,
				harms: trifling,
				apply: (play, { seat }) => play.push('cosmos.spread', { seat, rule: 'CE-16.1' })
			}
		}
	},
	super: {
		uses: {
			take: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: (play, { seat }) => {
					const done = refractedBy(play, seat);
					return done !== undefined && done.by !== seat && isDiscarded(play.board, done.card);
				},
				say: msg('take the card that was discarded'),
				worth: always(0.15),
				harms: trifling,
				apply: (play, { seat }) => {
					const done = refractedBy(play, seat);
					if (!done) return;
					const came = takeDropped(play, seat, done.card);
					if (came.length === 0) return;
					play.say(
						msg('{who, select, you {You take} other {# takes}} {card} off the discard pile.', {
							who: seat,
							card: cardName(done.card)
						}),
						'CE-16.1'
					);
				}
			}
		}
	},
	steps: { refract },
	questions: {
		'refract.which': {
			deed: msg('discard an attack to multiply another'),
			sends: { some: template('Discard {what}') },
			why: { is: 'does most' },
			answer: discards
		}
	}
};
