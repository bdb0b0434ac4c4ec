/** Flagship: adds to the side it fights on, and comes when it is called. */
import { msg, template } from '../../../../core';
import { bestOf } from '../../../kit';
import {
	bothAttack,
	coloniesOf,
	encounterOf,
	sideOf,
	sideOfMain,
	shipsAt,
	targetOf,
	whereName
} from '../../board';
import { gainOf } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import { doomedOf, homesWithout, spare } from '../../saved';
import { isHeld, isPlanet, moveShips } from '../../ships';
import { asking } from '../../use';
import type { Where } from '../../board';
import type { Sight } from '../../bot/sight';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import { isInEncounter, markedShip, readyShip, researched, shipName, turnDown } from './marks';
import type { SpecialShip } from './ship';

const GUNS = 3;

/** Where it would be in the encounter; null: its owner is not involved, or it is there. */
function place(play: Play, seat: SeatId): Where | null {
	const { board } = play;
	const side = sideOf(board, seat);
	if (!side || isInEncounter(board, seat)) return null;
	if (side === 'offense') return 'gate';
	return sideOfMain(board, seat) ? targetOf(board) : 'beside';
}

/** Whether all its ships of the place where it is are about to be lost, so that it is among them (CE-35.6). */
function isDoomed(play: Play, seat: SeatId, at: Where): boolean {
	return (doomedOf(play, seat)[at] ?? 0) >= shipsAt(play.board, seat, at);
}

/** CE-35.8: where it can go. */
function ways(play: Play, seat: SeatId): Where[] {
	const { board } = play;
	const mark = readyShip(board, seat);
	if (!mark || isHeld(play, seat, mark.at)) return [];
	const others = (places: readonly Where[]) => places.filter((where) => where !== mark.at);
	if (play.find('lose')) {
		const staying = homesWithout(play, seat, doomedOf(play, seat));
		return isDoomed(play, seat, mark.at) ? others(staying) : [];
	}
	const home = others([...coloniesOf(board, seat), ...researched(board, seat)]);
	const fight = encounterOf(board).revealed ? place(play, seat) : null;
	return fight ? [fight, ...home.filter((where) => where !== fight)] : home;
}

/** What so much more for its side is worth to a bot. */
function gainBy(sight: Sight, extra: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, extra) : 0;
}

/** Whether this place is in the encounter, as all see it. */
const isFight = ({ open }: Sight, where: string): boolean =>
	where === 'gate' || where === 'beside' || where === open.encounter?.target;

/** What it is worth to a bot to have its flagship safe. */
const SAVED = 0.3;
/** What its action is worth for another time. */
const ACTION = 0.1;

export const flagship: SpecialShip = {
	words: {
		name: msg('Flagship'),
		gist: msg('Adds 3 where it fights, and comes when it is called'),
		text: msg(
			'In an encounter you may add 3 to the side it is on. Action: it moves to one of your colonies, onto a technology you research, or into an encounter you are in, whatever the limit of ships.'
		),
		rulings: [
			msg(
				'The action can be used as an encounter begins, once attacks are revealed, and when the flagship is about to be lost.'
			),
			msg('It moves into an encounter once the cards are revealed, and counts then.')
		]
	},
	uses: {
		guns: {
			moments: ['reveal.values'],
			roles: ['offense', 'defense', 'offensiveAlly', 'defensiveAlly'],
			once: true,
			unanswerable: true, // CE-35.10
			open: ({ board }, { seat }) => bothAttack(board) && isInEncounter(board, seat),
			say: msg('3 for their side'),
			yours: msg('3 for your side'),
			worth: (sight) => gainBy(sight, GUNS),
			lasting: {
				// CE-35.8: as long as it is there.
				parts: ({ board }, { seat }, parts, { side }) =>
					side === sideOf(board, seat) && isInEncounter(board, seat)
						? { ...parts, added: parts.added + GUNS }
						: parts
			}
		},
		move: asking({
			moments: ['encounter.start', 'reveal.values', 'ships.losing'],
			unanswerable: true, // CE-35.10
			open: (play, { seat }) => ways(play, seat).length > 0,
			ask: (play, { seat }) => {
				const choices = ways(play, seat).map((where) => ({
					id: where,
					say: whereName(where),
					on: where
				}));
				return choices.length > 0 ? { type: 'one', choices } : null;
			},
			say: msg('it moves'),
			sends: template('Move it: {first}'),
			worth: (sight) => {
				const { open, me } = sight;
				const at = open.special?.marks[me]?.at ?? '';
				if (open.phase === 'resolution') return SAVED;
				if (open.phase !== 'reveal' || isFight(sight, at)) return 0;
				return gainBy(sight, GUNS + 1) - ACTION;
			},
			choose: (sight, { choices }) => {
				const { open, me } = sight;
				const best = bestOf(choices, ({ id }) =>
					open.phase === 'reveal' && isFight(sight, id)
						? Infinity
						: isPlanet(id)
							? (open.planets[id]?.[me] ?? 0)
							: -1
				);
				return best ? { pick: best.id } : null;
			},
			apply: (play, { seat }, { pick }) => {
				const { board } = play;
				const mark = markedShip(board, seat);
				if (!mark) return;
				const { at } = mark;
				turnDown(play, seat);
				if (play.find('lose')) spare(play, seat, { [at]: 1 });
				play.say(
					msg('{ship} of {who} moves from {from} to {to}.', {
						ship: shipName(board),
						who: seat,
						from: whereName(at),
						to: whereName(pick)
					}),
					'CE-35.8'
				);
				moveShips(play, [{ seat, n: 1, from: at, to: pick, marked: true }]);
			}
		})
	}
};
