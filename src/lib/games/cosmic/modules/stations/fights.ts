/** Stations that weigh in fights. */
import { msg, template } from '../../../../core';
import {
	stationsBeside,
	bothAttack,
	encounterOf,
	homeOf,
	involvedShips,
	shipsAt,
	sideOfMain,
	stationPlanet,
	targetOf
} from '../../board';
import { sideOf } from '../../bot/sight';
import { gainOf } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import { isHeld, moveShips } from '../../ships';
import { asking } from '../../use';
import type { Sight } from '../../bot/sight';
import type { Play } from '../../play';
import type { Board, SeatId } from '../../types';
import type { Station } from './station';

const LASER = 10;

const isAlone = (board: Board, seat: SeatId): boolean => {
	const side = sideOfMain(board, seat);
	return side !== null && encounterOf(board).allies[side].length === 0;
};

export const bigSpaceLaser: Station = {
	words: {
		name: msg('Big Space Laser'),
		gist: msg('Add 10 when you fight without allies'),
		text: msg(
			'As a main player without allies, once you have revealed an attack card, you may add 10 to your side.'
		),
		rulings: []
	},
	liked: 8,
	uses: {
		fire: {
			moments: ['reveal.values'],
			roles: ['offense', 'defense'],
			once: true,
			open: ({ board }, { seat }) => bothAttack(board) && isAlone(board, seat),
			say: msg('10 for their side'),
			yours: msg('10 for your side'),
			worth: (sight) => gainBy(sight, LASER),
			lasting: {
				parts: (_play, owner, parts, { seat }) =>
					seat === owner.seat ? { ...parts, added: parts.added + LASER } : parts
			}
		}
	}
};

/** What a bot gains when so much is added to its side. */
function gainBy(sight: Sight, extra: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, extra) : 0;
}

const MOST_RELAYED = 4;

/** Ships beside the relay that can come into the encounter: not those that are in it already. */
function relayed(play: Play, seat: SeatId): number {
	const { board } = play;
	const planet = stationPlanet(board, seat, 'transdimensional-rift-relay');
	if (!planet || isHeld(play, seat, planet)) return 0;
	const { defense, target } = encounterOf(board);
	if (seat === defense && planet === target) return 0;
	return Math.min(MOST_RELAYED, shipsAt(board, seat, planet));
}

export const riftRelay: Station = {
	words: {
		name: msg('Transdimensional Rift Relay'),
		gist: msg('Up to four ships of its planet join your fight'),
		text: msg(
			'As a main player with a ship in the encounter, once the cards are revealed, you may add up to four of your ships of this planet to your side.'
		),
		rulings: [msg('They come beyond any limit, and share what becomes of the others.')]
	},
	liked: 6,
	uses: {
		relay: asking({
			moments: ['reveal.values'],
			roles: ['offense', 'defense'],
			once: true,
			open: (play, { seat }) =>
				bothAttack(play.board) && involvedShips(play.board, seat) > 0 && relayed(play, seat) > 0,
			ask: (play, { seat }) => {
				const max = relayed(play, seat);
				return max > 0 ? { type: 'amount', min: 1, max } : null;
			},
			say: msg('ships of its planet join'),
			sends: template('Add {n}'),
			worth: (sight) => gainBy(sight, enough(sight)) - 0.05 * enough(sight),
			choose: (sight, { max }) => ({ amount: Math.min(max, enough(sight)) }),
			apply: (play, { seat, id }, { amount }) => {
				const { board } = play;
				const from = stationPlanet(board, seat, id);
				if (!from) return;
				const to = sideOfMain(board, seat) === 'offense' ? 'gate' : targetOf(board);
				const n = Math.min(amount, relayed(play, seat));
				play.say(
					msg(
						'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {joins} other {join}} the encounter.',
						{
							who: seat,
							n
						}
					),
					'CE-34.12'
				);
				moveShips(play, [{ seat, n, from, to }]);
			}
		})
	}
};

/** As many ships as turn the fight, and no more; all of them where none do. */
function enough(sight: Sight): number {
	const there = shipsRelayed(sight);
	if (sideOf(sight, sight.me) === null) return 0;
	for (let n = 1; n < there; n++) if (gainBy(sight, n) > 0) return n;
	return there;
}

function shipsRelayed({ open, me }: Sight): number {
	const planet = stationsBeside(open).find(
		(one) => one.id === 'transdimensional-rift-relay' && homeOf(one.planet) === me
	)?.planet;
	return planet ? Math.min(MOST_RELAYED, open.planets[planet]?.[me] ?? 0) : 0;
}
