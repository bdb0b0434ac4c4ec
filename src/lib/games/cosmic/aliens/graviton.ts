/** Gravity: of each card one digit counts. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { amMain, heldIn } from '../bot/sight';
import { worthOfLaying } from '../bot/odds';
import { fightIn } from '../bot/worth';
import { opponentOf, playerOf } from '../board';
import { isEncounterCard } from '../cards';
import { noteOf } from '../notes';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Board, SeatId, Side } from '../types';
import type { OpenEncounter } from '../view';
import type { Alien } from './alien';
import { changed, gainedBy, seenChanged, toOneCard, TROUBLE } from './digits';
import { MAIN } from './timing';

declare module '../notes' {
	interface Notes {
		/** The one side whose card its call is limited to. */
		readonly graviton: Side;
	}
}

/** What may be called, and what a digit of it stands for. */
const CALLS = ['tens', 'ones'] as const;
type Call = (typeof CALLS)[number];
const DIGIT: { readonly [call in Call]: number } = { tens: 10, ones: 1 };

/** Of 15 the tens are 1 and the ones 5, of 08 they are 0 and 8; less than nothing keeps its sign. */
export function digitOf(number: number, digit: number): number {
	const one = Math.floor(Math.abs(number) / digit) % 10;
	return one === 0 ? 0 : Math.sign(number) * one;
}

/** A number of which that digit alone counts. */
const reducedTo =
	(digit: number) =>
	(number: number): number =>
		digitOf(number, digit);

/** With hidden powers only what is turned up counts (CE-3.16). */
const facesGraviton = (board: Board, seat: SeatId): boolean => {
	const { shown, aliens } = playerOf(board, opponentOf(board, seat));
	return shown && aliens.includes('graviton');
};

/** What a bot gains by a call with the card it has laid. */
const gained = (sight: Sight, call: Call, only?: Side): number =>
	gainedBy(sight, reducedTo(DIGIT[call]), only);

/** The digit that counts in this encounter, by the power; undefined: it was not used. */
const calledIn = ({ lasting }: OpenEncounter): number | undefined =>
	lasting.find(({ id, source }) => id === 'graviton' && source === 'power')?.amount;

/** What a bot gains when its call, which it made for both cards, is limited to one. */
const limited = (sight: Sight, only: Side): number =>
	Math.max(...CALLS.map((call) => gained(sight, call, only))) -
	Math.max(...CALLS.map((call) => gained(sight, call)));

export const graviton: Alien = {
	words: {
		name: msg('Graviton'),
		power: msg('Gravity'),
		gist: msg('Only one digit of each card counts'),
		text: msg(
			'As a main player, once both cards lie face down, you may *use* this power to call “tens” or “ones”: every attack that a main player reveals counts that digit alone. With tens 15 counts 1 and 08 counts 0, with ones 15 counts 5 and 40 counts 0.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, if your opponent is not Graviton, before encounter cards are chosen: every attack that a main player reveals counts its ones alone.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('Limit your call to the card of one main player.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('The digit is taken before anything else changes what a card counts.'),
			msg('What another card adds keeps its number, and so do reinforcements.'),
			msg('A morph, or an attack that comes into force later, counts one digit as well.')
		]
	},
	set: 'conflict',
	liked: 13,
	power: {
		uses: {
			call: asking({
				moments: ['planning.selected'],
				roles: MAIN,
				once: true,
				ask: () => ({
					type: 'one',
					choices: CALLS.map((call): Choice<Call> => ({
						id: call,
						say: msg('{call, select, tens {Tens} other {Ones}}', { call })
					}))
				}),
				say: msg('only one digit of each card counts'),
				sends: template('Call {first}'),
				worth: (sight) => Math.max(...CALLS.map((call) => gained(sight, call))),
				choose: (sight) => {
					const pick = bestOf(CALLS, (call) => gained(sight, call));
					return pick ? { pick } : null;
				},
				harms: (sight) =>
					amMain(sight) && Math.min(...CALLS.map((call) => gained(sight, call))) < -0.2,
				bends: {
					numbers: (number, side, encounter) => {
						const digit = calledIn(encounter);
						const only = encounter.notes.graviton;
						return digit && (only === undefined || only === side) ? digitOf(number, digit) : number;
					}
				},
				amount: ({ pick }) => DIGIT[pick],
				lasting: {
					cardNumbers: (play, owner, numbers) =>
						changed(numbers, reducedTo(owner.amount), noteOf(play, 'graviton'))
				}
			})
		}
	},
	wild: {
		uses: {
			ones: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }, { only }) => only !== seat && !facesGraviton(board, seat),
				say: msg('only the ones of each card count'),
				worth: (sight) => {
					const fight = fightIn(sight);
					if (!fight || !amMain(sight)) return 0;
					const cards = heldIn(sight).filter(isEncounterCard);
					if (cards.length === 0) return 0;
					const best = (seen: Sight) =>
						Math.max(...cards.map((card) => worthOfLaying(seen, fight, card)));
					return best(seenChanged(sight, reducedTo(DIGIT.ones))) - best(sight) - TROUBLE;
				},
				harms: amMain,
				bends: { numbers: reducedTo(DIGIT.ones) },
				lasting: {
					cardNumbers: (_play, _owner, numbers) => changed(numbers, reducedTo(DIGIT.ones))
				}
			}
		}
	},
	super: toOneCard('graviton', {
		say: msg('the call bears on one card alone'),
		sends: template('Limit it to the card of {first}'),
		gains: limited
	})
};
