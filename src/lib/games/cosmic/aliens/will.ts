/** Choice: it says whom it encounters, and where. */
import { msg, template } from '../../../core';
import { always } from '../bot/wishes';
import { planetsOf, shipsOn, threatens } from '../bot/sight';
import { worthOfAim } from '../bot/targets';
import { homeOf } from '../board';
import { colourOf } from '../cards';
import { arePartners } from '../modules/teams/partners';
import { bestOf, keysOf, seatChoice } from '../../kit';
import { anywhere, meetOn, placesOfOne } from '../destiny/meeting';
import { declaresOwn } from '../declared';
import { lookAtHand } from '../looks';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';

const OFFENSE = ['offense'] as const;

/** What meeting a player on this planet is worth to a bot: a colony won, or one taken from who is about to win. */
function worthOfMeeting(sight: Sight, seat: SeatId, planet: PlanetId): number {
	const takes = homeOf(planet) !== seat && threatens(sight, seat);
	return worthOfAim(sight, seat, planet) + (takes ? 1 : 0);
}

/** The best of these planets to meet a player on. */
const bestPlace = (
	sight: Sight,
	seat: SeatId,
	places: readonly { readonly id: PlanetId }[]
): PlanetId | undefined => bestOf(places, ({ id }) => worthOfMeeting(sight, seat, id))?.id;

/** Whom destiny shows a bot. */
const shownTo = ({ open }: Sight): SeatId | null =>
	open.encounter?.destiny ? colourOf(open.encounter.destiny) : null;

/** How much better a place elsewhere is for a bot than the best at the home of the player drawn. */
function gainElsewhere(sight: Sight): number {
	const seat = shownTo(sight);
	if (!seat) return 0;
	const away = keysOf(sight.open.planets).filter(
		(planet) => homeOf(planet) !== seat && shipsOn(sight, planet)[seat]
	);
	const best = (places: readonly PlanetId[]) =>
		Math.max(...places.map((planet) => worthOfMeeting(sight, seat, planet)));
	return away.length > 0 ? best(away) - best(planetsOf(sight, seat)) : 0;
}

/** The other player whose colour destiny shows; null for the own or a partner’s one, a wild or a special card. */
function shown(board: Board): SeatId | null {
	const { encounter } = board;
	const seat = encounter?.destiny ? colourOf(encounter.destiny) : null;
	if (!seat || !encounter || seat === encounter.offense) return null;
	return arePartners(board, encounter.offense, seat) ? null : seat;
}

export const will: Alien = {
	words: {
		name: msg('Will'),
		power: msg('Free Choice'),
		gist: msg('Chooses whom to encounter, and where'),
		text: msg(
			'As the offense, once destiny is drawn, you *use* this power: whatever it shows, choose any other player as the defense, and the planet you meet them on: one of their home planets, or a planet anywhere on which they have a colony.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: OFFENSE, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, when destiny shows the colour of another player, meet that player on any planet where they have a colony, in whatever system, or on one of their home planets.'
			),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		super: {
			text: msg('Before you choose with your power, look at the hand of another player.'),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		rulings: [
			msg('You cannot choose yourself, so while you use this power you settle no planet again.'),
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
				choose: (sight, { choices }) => {
					const meetings = choices.flatMap(({ id, then }) => {
						const planet = bestPlace(sight, id, then.choices);
						return planet ? [{ pick: id, then: { pick: planet } }] : [];
					});
					return (
						bestOf(meetings, ({ pick, then }) => worthOfMeeting(sight, pick, then.pick)) ?? null
					);
				},
				say: msg('choose whom to attack, and where'),
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
					const places = seat && placesOfOne(board, seat);
					return places && places.choices.length > 0 ? places : null;
				},
				say: msg('meet the player drawn in any system'),
				sends: template('Aim at {first}'),
				worth: gainElsewhere,
				choose: (sight, { choices }) => {
					const seat = shownTo(sight);
					const pick = seat && bestPlace(sight, seat, choices);
					return pick ? { pick } : null;
				},
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
				open: declaresOwn,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: board.order.filter((other) => other !== seat).map(seatChoice)
				}),
				say: msg('look at the hand of another player'),
				sends: template('Look at the hand of {first}'),
				worth: always(0.05),
				apply: (play, { seat }, { pick }) => lookAtHand(play, seat, pick)
			})
		}
	}
};
