/** Bionics: cards that lie face up on its sheet are played from there, or replace what its side has revealed. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { faceIn } from '../bot/odds';
import { amMain, encounterIn, sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOf, gainOfFaces, trifling } from '../bot/wishes';
import { CARD, fightIn, worthOfCard } from '../bot/worth';
import { encounterOf, mainPlayer, sideOf } from '../board';
import { cardName, flareOf, isEncounterCard, kindOf, numberOf } from '../cards';
import { dropStack, stackedForLaid, turnUpOnto } from '../hands';
import { settleMorphs } from '../morph';
import { cardChoices } from '../ownhand';
import { turnUp } from '../sheets';
import { stackOf } from '../stacked';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED, IN_EACH_PHASE } from './timing';

const ID = 'cyborg';
const FLARE = flareOf(ID);

/** So many cards come to lie on the sheet, and so many by its flare, which is not counted there. */
const LIMIT = 3;
const MORE = 4;

const cardsOn = (board: { readonly stacked?: Board['stacked'] }): readonly CardId[] =>
	stackOf(board, ID).filter((card) => card !== FLARE);

/** Cards are turned up until so many lie there. That they come is seen, so a hidden sheet is turned up. */
function refill(play: Play, seat: SeatId, most: number): void {
	const n = most - cardsOn(play.board).length;
	if (n <= 0) return;
	turnUp(play, seat);
	turnUpOnto(play, seat, ID, n);
}

/** Encounter cards on the sheet that may come into force for this seat’s side; null: there are none, or nothing they could replace. */
function replacing(board: Board, seat: SeatId): OneOf<Choice<CardId>> | null {
	const side = sideOf(board, seat);
	const laid = side && encounterOf(board).laid[side];
	if (!laid || laid.concealed) return null;
	const cards = cardsOn(board).filter(isEncounterCard);
	return cards.length > 0 ? { type: 'one', choices: cardChoices(cards) } : null;
}

/** What a bot gains when this card lies for its side. */
function gainOfCard(sight: Sight, card: CardId): number {
	const side = sideIn(sight, sight.me);
	return side ? gainOfFaces(sight, { [side]: faceIn(sight, card) }) : 0;
}

const bestOfSheet = (sight: Sight): number =>
	Math.max(
		...cardsOn(sight.open)
			.filter(isEncounterCard)
			.map((card) => gainOfCard(sight, card))
	);

/** What playing the top card of the discard pile is worth to a bot now. */
function worthOfTop(sight: Sight): number {
	const { open, own } = sight;
	const top = open.discard.at(-1);
	if (top === undefined) return 0;
	if (kindOf(top) === 'reinforcement') {
		const fight = open.phase === 'reveal' ? fightIn(sight) : null;
		return fight ? gainOf(sight, fight, numberOf(top)) : 0;
	}
	if (!isEncounterCard(top) || open.phase !== 'planning' || !amMain(sight)) return 0;
	const best = Math.max(0, ...own.hand.filter(isEncounterCard).map(worthOfCard));
	return encounterIn(sight).revealed ? 0 : worthOfCard(top) - best;
}

export const cyborg: Alien = {
	words: {
		name: msg('Cyborg'),
		power: msg('Bionics'),
		gist: msg('Keeps three open cards ready'),
		text: msg(
			'When an encounter begins, cards of the deck are turned up until three lie face up on this sheet. You may play those that are no encounter cards as if they were in your hand. As a main player or ally, once the cards are revealed, you may *use* this power to discard that of your side, in place of which an encounter card on this sheet lies then. What would come back to your hand comes back here.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'Once in this encounter you may play the top card of the discard pile as if it were in your hand.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When an encounter begins, cards are turned up until four lie on your sheet. If this flare lies there it is not counted.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('The cards are in no hand: nobody takes or counts them, and no new hand replaces them.'),
			msg('While your power is off none comes, and you play none.'),
			msg('A card that was claimed and that nobody has seen is not replaced.'),
			msg('An encounter card of the discard pile is laid face up.'),
			msg(
				'With the wild flare it is any card that lies on top later in this encounter: cards that are laid or added come when no flare is played.'
			)
		]
	},
	set: 'alliance',
	liked: 15,
	leaves: (play) => dropStack(play, ID),
	stocks: (play, seat) => refill(play, seat, LIMIT),
	plays: { serves: (card) => !isEncounterCard(card) },
	power: {
		uses: {
			replace: asking({
				moments: ['reveal.cards'],
				roles: INVOLVED,
				once: true,
				open: ({ board }, { seat }) => replacing(board, seat) !== null,
				ask: ({ board }, { seat }) => replacing(board, seat),
				say: msg('replace the card of their side with one on their sheet'),
				yours: msg('replace the card of your side with one on your sheet'),
				sends: template('Replace it with {first}'),
				worth: (sight) => bestOfSheet(sight) - 0.01,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gainOfCard(sight, id));
					return best ? { pick: best.id } : null;
				},
				harms: decidesFights,
				apply: (play, { seat }, { pick }) => {
					const { board } = play;
					const side = sideOf(board, seat);
					if (!side || !stackOf(board, ID).includes(pick)) return;
					stackedForLaid(play, ID, side, pick);
					play.say(
						msg('{card} lies in place of the card of {who}.', {
							who: mainPlayer(board, side),
							card: cardName(pick)
						}),
						'CE-11.4'
					);
					settleMorphs(play);
				}
			})
		}
	},
	wild: {
		uses: {
			salvage: {
				moments: [
					...IN_EACH_PHASE,
					'destiny.defenseSet',
					'alliance.formed',
					'reveal.cards',
					'reveal.values',
					'resolution.dealMade',
					'resolution.compensation',
					'resolution.end',
					'use.declared'
				],
				open: ({ board }) =>
					board.encounter !== null &&
					board.encounter.fromPile === undefined &&
					board.discard.length > 0,
				say: msg('the top card of the discard pile may be played once'),
				worth: worthOfTop,
				harms: trifling,
				apply: ({ board }, { seat }) => {
					encounterOf(board).fromPile = seat;
				}
			}
		}
	},
	super: {
		uses: {
			enlarge: {
				moments: ['encounter.start'],
				open: ({ board }) => cardsOn(board).length < MORE,
				say: msg('cards are turned up until four lie on their sheet'),
				yours: msg('cards are turned up until four lie on your sheet'),
				worth: () => CARD,
				harms: trifling,
				apply: (play, { seat }) => refill(play, seat, MORE)
			}
		}
	}
};
