/** Choice: it says whom it encounters, and where. */
import { msg, template } from '../../../core';
import { always } from '../bot/wishes';
import { playerOf } from '../board';
import { cardName } from '../cards';
import { seatChoice } from '../../kit';
import { anywhere, colourOf, meetOn, placesOfOne } from '../steps/destiny';
import { declaredUse } from '../declared';
import { asking } from '../use';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';

const OFFENSE = ['offense'] as const;

/** The other player whose colour destiny shows; null for the own one, a wild or a special card. */
function shown({ encounter }: Board): SeatId | null {
	const seat = encounter?.destiny ? colourOf(encounter.destiny) : null;
	return seat === encounter?.offense ? null : seat;
}

export const will: Alien = {
	words: {
		name: msg('Will'),
		power: msg('Free Choice'),
		gist: msg('Chooses whom it encounters, and where'),
		text: msg(
			'As the offense, once destiny is drawn, you *use* this power: whatever it shows, choose any other player as the defense, and the planet you meet it on: one of its home planets, or a planet anywhere on which it has a colony.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: OFFENSE, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, when destiny shows the colour of another player, meet that player on any planet where it has a colony, in whatever system, or on one of its home planets.'
			),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		super: {
			text: msg('Before you choose with your power, look at the hand of another player.'),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		rulings: [
			msg('It cannot choose itself, so while it uses its power it settles no planet again.'),
			msg('Outside the defense’s own system there must be a colony of the defense.'),
			msg('Stopped, the card counts as it was drawn.')
		]
	},
	liked: 12,
	power: {
		uses: {
			choose: asking({
				moments: ['destiny.drawn'],
				roles: OFFENSE,
				mandatory: true,
				open: ({ board }) => board.encounter?.defense === null,
				ask: ({ board }, { seat }) => anywhere(board, seat),
				say: msg('choose the defense and the planet'),
				apply: (play, _me, { pick, then }) => meetOn(play, pick, then.pick)
			})
		}
	},
	wild: {
		uses: {
			meet: asking({
				moments: ['destiny.drawn'],
				roles: OFFENSE,
				open: ({ board }) => board.encounter?.defense === null && shown(board) !== null,
				ask: ({ board }) => {
					const seat = shown(board);
					return seat && placesOfOne(board, seat);
				},
				say: msg('meet the player drawn in any system'),
				sends: template('Aim at {first}'),
				worth: always(0.1),
				apply: (play, _me, { pick }) => {
					const seat = shown(play.board);
					if (seat) meetOn(play, seat, pick);
				}
			})
		}
	},
	super: {
		uses: {
			look: asking({
				moments: ['use.declared'],
				roles: OFFENSE,
				once: true,
				open: (play, { seat }) => {
					const { seat: by, source, id, fate } = declaredUse(play);
					return by === seat && source === 'power' && id === 'will' && !fate;
				},
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: board.order.filter((other) => other !== seat).map(seatChoice)
				}),
				say: msg('look at the hand of another player'),
				sends: template('Look at the hand of {first}'),
				worth: always(0.05),
				apply: (play, { seat }, { pick }) => {
					play.say(
						msg('{who} looks at the hand of {whom}.', { who: seat, whom: pick }),
						'CE-16.20'
					);
					const { hand } = playerOf(play.board, pick);
					play.tell(
						seat,
						hand.length > 0
							? msg('In the hand of {whom}: {cards}.', {
									whom: pick,
									cards: { and: hand.map(cardName) }
								})
							: msg('The hand of {whom} is empty.', { whom: pick }),
						'CE-16.20'
					);
				}
			})
		}
	}
};
