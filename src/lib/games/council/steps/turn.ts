/** A turn (GC-7): the reserve fleet, then events in any order until the player ends it. */
import type { Choice } from '../../../core';
import { fleetsOf, hexIds, hexName, isBlocked, planetsOf, playerOf } from '../board';
import { checkVictory } from '../ending';
import { canUse, eventsOf, pickIn, thenIn, turnOf, use } from '../events';
import type { TurnEvent } from '../events';
import { endLasting } from '../lasting';
import { isEdge } from '../map';
import { stillPlay } from '../still';
import { placeShips } from '../pieces';
import { allianceEvent } from './alliance';
import { buildEvent, portEvent } from './build';
import { cardEvent } from './card';
import { battleEvent } from './declare';
import { retryEvent } from './invade';
import { moveEvent } from './move';
import { calmEvent, spreadEvent } from './propaganda';
import { researchEvent, researchMinorEvent } from './research';
import type { Frame, Step } from '../play';
import type { Board, HexId, SeatId } from '../types';

const seatIn = (frame: Frame): SeatId => frame['seat'] as SeatId;

const RESERVE = { fighter: 2 }; // GC-22.2

/** Where a player without ships places its reserve fleet (GC-22.2), in map order. */
function reserveSites(board: Board, seat: SeatId): HexId[] {
	const planets = planetsOf(board, seat).filter((id) => !isBlocked(board, id, seat));
	if (planets.length > 0) return planets;
	return hexIds(board).filter((id) => isEdge(board, id) && !isBlocked(board, id, seat));
}

/** GC-7.1: the Major Event becomes two Minor ones. */
const trade: TurnEvent = {
	uses: 'major',
	choice: () => ({ id: 'trade', say: 'Trade for two Minor Events' }),
	begin: (play) => {
		turnOf(play).minor += 2;
	}
};

/** The events of a turn by name (GC-7.2, GC-7.3), in the order of the menu. */
const EVENTS: { readonly [event: string]: TurnEvent } = {
	battle: battleEvent,
	research: researchEvent,
	alliance: allianceEvent,
	move: moveEvent,
	retry: retryEvent,
	build: buildEvent,
	port: portEvent,
	card: cardEvent,
	spread: spreadEvent,
	calm: calmEvent,
	researchMinor: researchMinorEvent,
	trade
};

const IN_ORDER = Object.values(EVENTS);

/** What an event uses, as the menu says it before anything else. */
const USES: { readonly [uses in TurnEvent['uses']]: string } = {
	major: 'Major Event',
	battle: 'Major Event',
	minor: 'Minor Event',
	nothing: ''
};

function inMenu({ id, say, note, then }: Choice, uses: TurnEvent['uses']): Choice {
	const all = note ? `${USES[uses]}. ${note}` : USES[uses];
	return then ? { id, say, note: all, then } : { id, say, note: all };
}

const END = 'end';
const LOST = 'Events and production not used are lost'; // GC-7.4, GC-8.2

export const turn: Step = {
	begin: {
		form: 'run',
		run: (play, frame) => {
			const { board } = play;
			const seat = seatIn(frame);
			const player = playerOf(board, seat);
			const { major, minor } = eventsOf(board, seat);
			board.turn = {
				seat,
				major,
				battles: 0,
				minor: Math.max(0, minor - (player.owes ? 1 : 0)),
				leftover: 0,
				done: [],
				refusedBy: []
			};
			play.say(`{${seat}} has the turn.`, 'GC-7.1', { type: 'turn', seat });
			if (player.owes) play.say(`{${seat}} pays for a retreat with a Minor Event.`, 'GC-7.5');
			player.owes = false;
		}
	},

	/** GC-7.7, GC-22.2: nobody is eliminated (GC-18.7). */
	reserve: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const seat = seatIn(frame);
			if (fleetsOf(board, seat).length > 0) return null;
			const sites = reserveSites(board, seat);
			const [first] = sites;
			if (first === undefined) return null;
			return {
				seat,
				rule: 'GC-22.2',
				say: 'You have no ships. Where does your reserve fleet of two Fighters appear?',
				shape: {
					type: 'one',
					choices: sites.map((id) => ({ id, say: hexName(board, id), on: id }))
				},
				fallback: { pick: first }
			};
		},
		then: (play, _frame, answer, seat) => {
			placeShips(play, seat, pickIn(answer) as HexId, RESERVE, 'GC-22.2');
		}
	},

	menu: {
		form: 'ask',
		ask: (live, frame) => {
			const play = stillPlay(live);
			const seat = seatIn(frame);
			const turn = turnOf(play);
			const choices: Choice[] = [];
			for (const event of IN_ORDER) {
				const choice = canUse(turn, event.uses) ? event.choice(play, seat) : null;
				if (choice) choices.push(inMenu(choice, event.uses));
			}
			choices.push({ id: END, say: 'End your turn', note: LOST });
			return {
				seat,
				rule: 'GC-7.4',
				say: 'Your turn: choose an event',
				shape: { type: 'one', choices },
				fallback: { pick: END }
			};
		},
		then: (play, _frame, answer, seat) => {
			const event = EVENTS[pickIn(answer)];
			if (!event) return 'close';
			use(turnOf(play), event.uses);
			event.begin(play, seat, thenIn(answer));
			return undefined;
		}
	},

	/** GC-18.3: after each event. */
	after: {
		form: 'run',
		run: (play) => {
			checkVictory(play);
			return 'menu';
		}
	},

	/** Leftovers and events not used are lost (GC-7.4, GC-8.2). */
	close: {
		form: 'run',
		run: ({ board }, frame) => {
			const seat = seatIn(frame);
			board.turn = null;
			endLasting(board, ({ end, race }) => end === 'turn' && race === seat);
		}
	}
};
