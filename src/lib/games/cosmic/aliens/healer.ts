/** Heal: ships of others come back from the warp at once, and it draws a card for it. */
import { msg, template } from '../../../core';
import { seatChoice, totalOf } from '../../kit';
import { threatens } from '../bot/sight';
import { always } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { coloniesOf, shipsAt, timingOrder } from '../board';
import { answeredUse, declaredUse, stopUse } from '../declared';
import { drawToHand } from '../hands';
import { note, noteOf, unnote } from '../notes';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';

declare module '../notes' {
	interface Notes {
		/** Its next use brings a card for each ship. */
		readonly healer: true;
	}
}

/** How many ships of a seat the loss that is answered has sent there, and lie there still. */
function wounded(play: Play, seat: SeatId, where: 'warp' | 'removed'): number {
	const loss = play.find('lose');
	const sent = where === 'warp' ? loss?.lost : loss?.gone;
	return Math.min(sent?.[seat] ?? 0, shipsAt(play.board, seat, where));
}

/** How many ships of a seat the loss that is answered has sent to the warp or out of the game. */
const allWounded = (play: Play, seat: SeatId): number =>
	wounded(play, seat, 'warp') + wounded(play, seat, 'removed');

/** Others whose ships were lost and who have a colony for them. */
const patients = (play: Play, seat: SeatId): SeatId[] =>
	timingOrder(play.board).filter(
		(other) =>
			other !== seat && allWounded(play, other) > 0 && coloniesOf(play.board, other).length > 0
	);

const patientChoice = (play: Play, seat: SeatId): Choice<SeatId> => ({
	...seatChoice(seat),
	note: msg('{n, plural, one {# ship} other {# ships}}', { n: allWounded(play, seat) })
});

/** The artifact that stops a power. */
const ZAP = 'cosmic-zap';

export const healer: Alien = {
	words: {
		name: msg('Healer'),
		power: msg('Heal'),
		gist: msg('Sends lost ships back, and is paid for it'),
		text: msg(
			'Whenever ships of other players have gone to the warp or left the game, you may *use* this power to heal those of one or more of them: all that a player has just lost comes back to their colonies. You draw a card for each player healed.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg('When Cosmic Zap is played on a use of yours, discard it without effect.'),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('When you use your power, draw a card for each ship healed instead.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Compensation counts ships that were healed, too.'),
			msg(
				'You cannot heal your own ships, nor those of a player without a colony to bring them to.'
			),
			msg('Ships sent to the warp by choice may be healed as well.')
		]
	},
	liked: 6,
	power: {
		uses: {
			heal: asking({
				moments: ['ships.lost'],
				open: (play, { seat }) => patients(play, seat).length > 0,
				ask: (play, { seat }) => {
					const choices = patients(play, seat).map((other) => patientChoice(play, other));
					return choices.length === 0
						? null
						: { type: 'some', choices, min: 1, max: choices.length };
				},
				say: msg('send ships just lost back to their colonies, and draw cards'),
				sends: template('Heal {first}'),
				worth: always(CARD),
				/** Whoever is near the goal goes without, if anybody else is left. */
				choose: (sight, { choices }) => {
					const far = choices.filter(({ id }) => !threatens(sight, id));
					return { picks: (far.length > 0 ? far : choices).map(({ id }) => id) };
				},
				apply: (play, { seat }, { picks }) => {
					const healed = patients(play, seat).filter((other) => picks.includes(other));
					const shipsIn = (where: 'warp' | 'removed') =>
						Object.fromEntries(healed.map((other) => [other, wounded(play, other, where)]));
					const [lost, gone] = [shipsIn('warp'), shipsIn('removed')];
					const forEach = noteOf(play, 'healer');
					if (forEach) unnote(play, 'healer');
					if (totalOf(gone) > 0) play.push('home', { from: 'removed', ships: gone });
					if (totalOf(lost) > 0) play.push('home', { from: 'warp', ships: lost });
					drawToHand(play, seat, forEach ? totalOf(lost) + totalOf(gone) : healed.length);
				}
			})
		}
	},
	wild: {
		uses: {
			refuse: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const { source, id, fate } = declaredUse(play);
					return source === 'artifact' && id === ZAP && !fate && answeredUse(play).seat === seat;
				},
				say: msg('discard Cosmic Zap without effect'),
				worth: always(0.3),
				apply: (play) => stopUse(play, 'cancelled')
			}
		}
	},
	super: {
		uses: {
			charge: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					const { answer } = declared;
					const healed = answer && 'picks' in answer ? answer.picks : [];
					return (
						declared.source === 'power' &&
						declared.id === 'healer' &&
						declared.seat === seat &&
						!declared.fate &&
						// With one ship of each it brings nothing more.
						patients(play, seat).some(
							(other) => healed.includes(other) && allWounded(play, other) > 1
						)
					);
				},
				say: msg('draw a card for each ship'),
				worth: always(0.15),
				apply: (play) => note(play, 'healer', true)
			}
		}
	}
};
