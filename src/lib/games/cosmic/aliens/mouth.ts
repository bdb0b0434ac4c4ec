/** Gobble: what the other side would discard comes onto its sheet, and one card of that into its hand. */
import { msg, template } from '../../../core';
import { bestOf, oneOfEach } from '../../kit';
import { faceIn } from '../bot/odds';
import { encounterIn } from '../bot/sight';
import { always, gainOfFaces, decidesFights, trifling } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { encounterOf, mainPlayer, otherSide, sideOf, sideOfMain } from '../board';
import { cardName, isEncounterCard, kindOf } from '../cards';
import { dropStack, recall, takeDropped, takeStacked } from '../hands';
import { isDiscarded } from '../modules/decks';
import { cardChoices } from '../ownhand';
import { isPlayed, stackOf } from '../stacked';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Open, Play } from '../play';
import type { AlienId, Board, CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { replaceFor } from './replaced';
import { MAIN } from './timing';

const ID = 'mouth';

/** So many cards on the sheet are spent as an encounter ends. */
const FULL = 5;

/** Whether a seat stands on the other side than this main player. */
function isOpposing(board: Board, main: SeatId, seat: SeatId): boolean {
	const side = sideOfMain(board, main);
	return side !== null && sideOf(board, seat) === otherSide(side);
}

/** Artifacts and reinforcements among these cards, while they lie in the discard pile. */
const edible = (board: Board, { discarded }: Pick<Open, 'discarded'>): readonly CardId[] =>
	(discarded?.cards ?? []).filter(
		(card) =>
			(kindOf(card) === 'artifact' || kindOf(card) === 'reinforcement') && isDiscarded(board, card)
	);

/** Whether what was discarded is a card that its player has played, which was not cancelled. */
function wasPlayed(play: Play, cards: readonly CardId[]): boolean {
	const use = play.find('use');
	const played = [
		use?.source === 'artifact' && !use.fate ? use.card : null,
		play.find('reinforce')?.card ?? null
	];
	return played.some((card) => card !== null && cards.includes(card));
}

/** What may be spat out: encounter cards on the sheet or out of the game, like ones once. */
function spittable(board: {
	readonly stacked?: Board['stacked'];
	readonly outOfGame: readonly CardId[];
}): CardId[] {
	return oneOfEach([...stackOf(board, ID), ...board.outOfGame].filter(isEncounterCard));
}

type Spat = OneOf<Choice<Side> & { readonly then: OneOf<Choice<CardId>> }>;

/** Whose revealed card is replaced, and with which. */
function spitting(board: Board, seat: SeatId): Spat | null {
	const cards = spittable(board);
	const { laid } = encounterOf(board);
	const sides = SIDES.filter((side) => {
		const card = laid[side];
		return card !== null && !card.concealed;
	});
	if (cards.length === 0 || sides.length === 0) return null;
	const then = { type: 'one' as const, choices: cardChoices(cards) };
	return {
		type: 'one',
		choices: sides.map((side) => {
			const whom = mainPlayer(board, side);
			return {
				id: side,
				say: whom === seat ? msg('Your own card') : msg('The card of {whom}', { whom }),
				then
			};
		})
	};
}

/** The best that a bot can make of it. */
const bestSpit = (sight: Sight) =>
	bestOf(
		SIDES.filter((side) => encounterIn(sight).laid[side]?.card).flatMap((side) =>
			spittable(sight.open).map((card) => ({
				side,
				card,
				gain: gainOfFaces(sight, { [side]: faceIn(sight, card) })
			}))
		),
		({ gain }) => gain
	);

export const mouth: Alien = {
	words: {
		name: msg('Mouth'),
		power: msg('Gobble'),
		gist: msg('Swallows what the other side discards'),
		text: msg(
			'As a main player, once alliances are formed, you *use* this power: until the encounter ends, cards that your opponent or their allies would discard come onto this sheet instead. When you are a main player and there are five or more as the encounter ends, you *use* it to take one of them into your hand; the others leave the game.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['alliance', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, take an artifact or reinforcement that your opponent has played, after its effect.'
			),
			timing: { roles: MAIN, phases: [] }
		},
		super: {
			text: msg(
				'As a main player, once the cards are revealed, replace the card of either main player with an encounter card that lies on your sheet or has left the game.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('Cards that were played, used in the encounter or given up are swallowed alike.'),
			msg('All have seen these cards as they came, so they lie face up.'),
			msg('What a cosmic quake discards is not swallowed.'),
			msg('A card that you replace is discarded, and so swallowed if it is of the other side.'),
			msg('An encounter that ends before its time empties nothing.')
		]
	},
	set: 'storm',
	liked: 13,
	leaves: (play) => dropStack(play, ID),
	power: {
		uses: {
			gobble: {
				moments: ['alliance.formed'],
				roles: MAIN,
				mandatory: true,
				once: true,
				say: msg('what the other side would discard comes onto their sheet'),
				yours: msg('what the other side would discard comes onto your sheet'),
				harms: trifling,
				lasting: {
					swallows: ({ board }, owner, alien: AlienId | null, { seat }) =>
						isPlayed(board, ID) && isOpposing(board, owner.seat, seat) ? ID : alien
				}
			},
			digest: asking({
				moments: ['resolution.end'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }) => stackOf(board, ID).length >= FULL,
				ask: ({ board }) => ({ type: 'one', choices: cardChoices(stackOf(board, ID)) }),
				asks: msg('Which card do you take? The others leave the game.'),
				say: msg('take one of the cards on their sheet, and the others leave the game'),
				yours: msg('take one of the cards on your sheet, and the others leave the game'),
				harms: trifling,
				choose: (_sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => worthOfCard(id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => takeStacked(play, ID, seat, pick)
			})
		}
	},
	wild: {
		uses: {
			bite: {
				moments: ['cards.discarded'],
				roles: MAIN,
				open: (play, { seat }, frame) => {
					const { discarded } = frame;
					const side = sideOfMain(play.board, seat);
					if (!discarded || !side) return false;
					const cards = edible(play.board, frame);
					const opponent = encounterOf(play.board)[otherSide(side)];
					return discarded.by === opponent && wasPlayed(play, cards);
				},
				say: msg('take a card that their opponent has played'),
				yours: msg('take a card that your opponent has played'),
				worth: always(CARD),
				apply: (play, { seat }) => {
					const frame = play.openWindow();
					for (const card of frame ? edible(play.board, frame) : []) {
						play.say(
							msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
								who: seat,
								card: cardName(card)
							}),
							'CE-16.28'
						);
						takeDropped(play, seat, card);
					}
				}
			}
		}
	},
	super: {
		uses: {
			spit: asking({
				moments: ['reveal.cards'],
				roles: MAIN,
				open: ({ board }, { seat }) => spitting(board, seat) !== null,
				ask: ({ board }, { seat }) => spitting(board, seat),
				say: msg('a card on their sheet or out of the game replaces a revealed one'),
				yours: msg('a card on your sheet or out of the game replaces a revealed one'),
				sends: template('Replace {first}'),
				worth: (sight) => bestSpit(sight)?.gain ?? 0,
				harms: decidesFights,
				choose: (sight) => {
					const best = bestSpit(sight);
					return best ? { pick: best.side, then: { pick: best.card } } : null;
				},
				apply: (play, _me, { pick, then }) => {
					recall(play, ID, then.pick);
					replaceFor(play, pick, then.pick);
				}
			})
		}
	}
};
