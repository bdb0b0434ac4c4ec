/** Mass Hypnosis: plays any artifact as any other. */
import { msg } from '../../../core';
import { amMain, sideOf } from '../bot/sight';
import { UNSEEN_CARD, decidesFights, gainOfFaces, never, stops, trifling } from '../bot/wishes';
import { encounterOf, sideOfMain } from '../board';
import { kindOf } from '../cards';
import { note, noteOf, unnote } from '../notes';
import { ROLES } from '../types';
import type { Sight } from '../bot/sight';
import type { Board, CardKind, Face, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE, MAIN } from './timing';

const ID = 'mesmer';

declare module '../notes' {
	interface Notes {
		/** Whose next card may be any that is no encounter card. */
		readonly mesmer: SeatId;
	}
}

/** From here on the wild flare leaves an attack alone. */
const HIGH = 10;

/** Kinds of card that never serve: encounter cards. */
const LAID: readonly CardKind[] = ['attack', 'negotiate', 'morph'];

const PEACE: Face = { kind: 'negotiate' };

/** The side of this main player, where it has a low attack. */
function lowSide(board: Board, seat: SeatId): Side | null {
	const side = sideOfMain(board, seat);
	const face = side && encounterOf(board).laid[side]?.face;
	return face?.kind === 'attack' && face.value < HIGH ? side : null;
}

/** What a bot gains by dealing, or losing with a negotiate, in place of its attack. */
function gainOfPeace(sight: Sight): number {
	const side = sideOf(sight, sight.me);
	return side && amMain(sight) ? gainOfFaces(sight, { [side]: PEACE }) - 0.1 : 0;
}

/** A zap out of what else it holds, where it holds no artifact. */
const zapOfAny = (sight: Sight): number =>
	sight.own.hand.some((card) => kindOf(card) === 'artifact') ? 0 : stops(sight) - UNSEEN_CARD;

export const mesmer: Alien = {
	words: {
		name: msg('Mesmer'),
		power: msg('Mass Hypnosis'),
		gist: msg('Plays any artifact as any other'),
		text: msg(
			'Whenever an artifact could be played you may *use* this power to play any artifact of your hand as that one. When this power is stopped the card comes back to your hand, and you may still play it as what it is.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when you have revealed an attack below 10, it becomes a negotiate.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'The next card that you play by your power in this encounter may be any card of your hand that is no encounter card.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Any artifact in the decks of this game, also one that nobody holds.'),
			msg(
				'The card is answered, cancelled and counted as what it is played as. Afterwards it is discarded, whatever it is.'
			),
			msg('What is due for an artifact of that name, as to whoever plays it, is due for it.'),
			msg('The number that an attack counts as it was revealed, or has become, decides.')
		]
	},
	set: 'dominion',
	liked: 8,
	guise: {
		use: 'hypnotize',
		serves: (play, seat, kind) =>
			kind === 'artifact' || (noteOf(play, ID) === seat && !LAID.includes(kind)),
		played: (play, seat) => {
			if (noteOf(play, ID) === seat) unnote(play, ID);
		}
	},
	power: {
		uses: {
			hypnotize: {
				// Declared with a card that is played as another (CE-15.39), and never by itself.
				moments: [],
				say: msg('play a card as another'),
				worth: never,
				harms: decidesFights
			}
		}
	},
	wild: {
		uses: {
			calm: {
				moments: ['reveal.cards'],
				roles: MAIN,
				open: ({ board }, { seat }) => lowSide(board, seat) !== null,
				say: msg('their attack becomes a negotiate'),
				yours: msg('your attack becomes a negotiate'),
				worth: gainOfPeace,
				harms: decidesFights,
				apply: ({ board }, { seat }) => {
					const side = lowSide(board, seat);
					const laid = side && encounterOf(board).laid[side];
					if (laid) laid.face = PEACE;
				}
			}
		}
	},
	super: {
		uses: {
			serve: {
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
				open: (play) => play.board.encounter !== null && noteOf(play, ID) === undefined,
				say: msg('any card that is no encounter card serves for their power'),
				yours: msg('any card that is no encounter card serves for your power'),
				worth: zapOfAny,
				harms: trifling,
				apply: (play, { seat }) => note(play, ID, seat)
			}
		}
	}
};
