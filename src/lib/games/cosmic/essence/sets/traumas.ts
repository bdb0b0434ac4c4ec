/** The traumas of Alien: each lies under a captive, and comes into force with the encounter card of its player (CE-36.60). */
import { msg, template } from '../../../../core';
import { chosenBy, offered, playAs, turnsIt } from '../../aliens/attacking';
import { MAIN } from '../../aliens/timing';
import { bothAttack, encounterOf, isMain, opponentOf, otherSide, sideOfMain } from '../../board';
import { decidesFights } from '../../bot/wishes';
import { cutShort } from '../../ending';
import { note, noteOf } from '../../notes';
import { weigh } from '../../totals';
import { asking } from '../../use';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import type { CosmicChanges } from '../../use';
import type { EssenceSet } from '../essence';
import { essenceOn } from '../laid';
import type { EssenceId } from '../state';
import { namedCard } from './named';

const ID = 'alien';

declare module '../../notes' {
	interface Notes {
		/** Whose total a trauma has added to, so that it changes no compensation (CE-36.61). */
		readonly alien: SeatId;
	}
}

/** CE-36.61 */
const ADDED = 2;
const CARDS = 2;

/** With two attacks and the lower total it adds to that; else compensation and a failed deal go in its player's favour. */
function pity(play: Play, seat: SeatId): void {
	const { board } = play;
	const side = sideOfMain(board, seat);
	const { totals, added } = encounterOf(board);
	if (!side || !totals || !bothAttack(board) || totals[side] >= totals[otherSide(side)]) return;
	note(play, ID, seat);
	added[side] += ADDED;
	play.say(
		msg('{n} is added to the total of {who, select, you {yours} other {#}}.', {
			n: ADDED,
			who: seat
		}),
		'CE-36.61'
	);
	weigh(play);
}

const pitied: CosmicChanges = {
	compensation: (play, owner, n, { seat }) => {
		const { board } = play;
		if (noteOf(play, ID) === owner.seat || !isMain(board, owner.seat)) return n;
		if (seat === owner.seat) return n + CARDS;
		return seat === opponentOf(board, owner.seat) ? Math.max(0, n - CARDS) : n;
	},
	failedDeal: (_play, owner, n, { seat }) => (seat === owner.seat ? 0 : n)
};

function breakDown(play: Play, seat: SeatId): void {
	const side = sideOfMain(play.board, seat);
	if (!side) return;
	play.say(
		msg('{who, select, you {You lose} other {# loses}} the encounter at once.', { who: seat }),
		'CE-36.61'
	);
	cutShort(play, { type: 'won', side: otherSide(side) });
}

/** One that comes twice. */
export const VOICES = namedCard({
	name: msg('Hearing Voices'),
	text: msg(
		'If all other players agree, you lose one of your colonies to the warp, or half of your hand by chance, or you take one or two cards of the discard pile.'
	),
	turnedUp: (play, seat) => play.push('alien.voices', { seat }),
	hurts: 0.15
});

const HALLUCINATIONS = namedCard({
	name: msg('Hallucinations'),
	text: msg(
		'Your opponent may take the card they have revealed back for another encounter card of their hand.'
	),
	turnedUp: (play, seat) => {
		play.push('alien.exchange', { seat: opponentOf(play.board, seat) });
	},
	hurts: 0.35
});

const AGGRESSION: EssenceId = `essence:${ID}.aggression`;

/** The highest attack there is: any. */
const ANY_ATTACK = 100;

export const traumas: EssenceSet = {
	kind: msg('Traumas'),
	cards: {
		'victim-complex': namedCard({
			name: msg('Victim Complex'),
			text: msg(
				'If both main players have revealed attacks and your total is the lower one, add 2 to it. Otherwise you collect two more cards of compensation, pay two fewer, and lose no ships when a deal fails.'
			),
			changes: pitied,
			turnedUp: pity,
			hurts: -0.2
		}),
		'nervous-breakdown': namedCard({
			name: msg('Nervous Breakdown'),
			text: msg('You lose the encounter at once, and collect no compensation.'),
			changes: { compensation: (_play, owner, n, { seat }) => (seat === owner.seat ? 0 : n) },
			turnedUp: breakDown,
			hurts: 0.9
		}),
		abandonment: namedCard({
			name: msg('Abandonment'),
			text: msg('Each of your allies may take their ships home, or change sides.'),
			turnedUp: (play, seat) => play.push('alien.abandon', { seat }),
			hurts: 0.25
		}),
		'hearing-voices': VOICES,
		'hearing-voices-again': VOICES,
		hallucinations: HALLUCINATIONS,
		'hallucinations-again': HALLUCINATIONS,
		aggression: namedCard({
			name: msg('Aggression'),
			text: msg('You may play attacks of your hand as reinforcements.'),
			uses: {
				charge: asking({
					moments: ['reveal.values'],
					roles: MAIN,
					repeats: true,
					open: ({ board }, { seat }) =>
						bothAttack(board) && essenceOn(board, seat).some(({ id }) => id === AGGRESSION),
					ask: (play, { seat }) => offered(play, seat, ANY_ATTACK),
					say: msg('play an attack as a reinforcement'),
					sends: template('Reinforce with {first}'),
					unanswerable: true,
					harms: decidesFights,
					worth: turnsIt(ANY_ATTACK),
					choose: chosenBy(ANY_ATTACK),
					apply: playAs
				})
			},
			hurts: -0.3
		}),
		depression: namedCard({
			name: msg('Depression'),
			text: msg('The attack you have revealed counts 00.'),
			changes: {
				cardNumbers: ({ board }, owner, numbers) => {
					const side = sideOfMain(board, owner.seat);
					return side ? { ...numbers, [side]: 0 } : numbers;
				}
			},
			bends: { parts: (parts, mine) => (mine ? { ...parts, card: 0 } : parts) },
			hurts: 0.6
		})
	}
};
