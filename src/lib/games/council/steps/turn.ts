/** A turn (GC-7): the reserve fleet, then events in any order until the player ends it. */
import { msg, withBarred } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { foretold, hasMore } from '../economy/paying';
import { leftoverOf } from '../economy/production';
import { hexChoices, oneOf, sifted } from '../questions/ask';
import { elsewhere } from '../questions/elsewhere';
import { fleetsOf, hexIds, hexName, isBlocked, planetsOf, playerOf, turnOrder } from '../board';
import { checkVictory } from '../ending';
import { eventsOf, turnEvent, turnOf, use } from '../questions/turn-events';
import type { Since, TurnEvent } from '../questions/turn-events';
import { endLasting } from '../effects/lasting';
import { isEdge } from '../map/neighbours';
import { still } from '../numbers/still';
import { placeShips } from '../map/pieces';
import { formsOf } from '../play';
import { allianceEvent } from './alliance';
import { buildEvent, portEvent } from './build';
import { cardEvent } from './card';
import { battleEvent } from '../battle/declare';
import { retryEvent } from '../battle/steps/invade';
import { moveEvent } from './move';
import { calmEvent, spreadEvent } from './propaganda';
import { researchEvent, researchMinorEvent } from './research';
import type { Play, Step } from '../play';
import type { Board, SeatId } from '../types';

const RESERVE = { fighter: 2 }; // GC-22.2

const NOT_OVER_YOURS = elsewhere({
	why: msg('Your reserve fleet appears over a planet of yours without ships of others.'),
	rule: 'GC-22.2'
});
const NOT_ON_EDGE = elsewhere({
	why: msg('Your reserve fleet appears at the edge of the map, where no ships of others are.'),
	rule: 'GC-22.2'
});

/** Where a player without ships may place its reserve fleet (GC-22.2), in map order, and where it may not. */
function reserveSites(board: Board, seat: SeatId) {
	const planets = sifted(board, planetsOf(board, seat), (id) =>
		isBlocked(board, id, seat)
			? {
					why: msg('Ships of others lie over {planet}.', { planet: hexName(board, id) }),
					rule: 'GC-22.2'
				}
			: null
	);
	if (planets.open.length > 0) return planets;
	const edge = hexIds(board).filter((id) => isEdge(board, id) && !isBlocked(board, id, seat));
	return { open: edge, barred: planets.barred };
}

/** GC-7.1: the Major Event becomes two Minor ones. */
const trade = turnEvent({
	id: 'trade',
	say: msg('Trade for two Minor Events'),
	rule: 'GC-7.1',
	uses: 'major',
	offer: () => ({ then: undefined }),
	begin: (play) => {
		turnOf(play.board).minor += 2;
	}
});

/** The events of a turn (GC-7.2, GC-7.3), in the order of the menu. */
const EVENTS: readonly TurnEvent[] = [
	battleEvent,
	researchEvent,
	allianceEvent,
	moveEvent,
	retryEvent,
	buildEvent,
	portEvent,
	cardEvent,
	spreadEvent,
	calmEvent,
	researchMinorEvent,
	trade
];

/** An event that asks for a hex, with what hexes it is for; one that has a price, with what will pay it (GC-8.4). */
function sayAll(play: Play, seat: SeatId, choice: Choice): Choice {
	const { board } = play;
	const event = EVENTS.find(({ id }) => id === choice.id);
	if (!event) return choice;
	const { n: due, again = false } = event.price(board, seat);
	const goesOn = again || hasMore(board, seat, 1);
	const since: Since = (rules) => play.since(rules);
	const pays = (n: number) => foretold(board, seat, { due: n, goesOn }, since) ?? '';
	const told = event.choice(board, seat, since, pays);
	if (!told || 'why' in told) return choice;
	const hexes = event.hexes(board, seat);
	const { note, then } = told;
	const paid = pays(due);
	return {
		...told,
		...(paid && note && { note: msg('{note}. {pays}', { note, pays: paid }) }),
		...(hexes && then?.type === 'one' && { then: withBarred(then, [elsewhere(hexes)]) })
	};
}

/** What is said when nothing but the end of the turn is left (GC-7.4), and who comes next. */
function sayDone(board: Board, seat: SeatId): Words {
	const order = turnOrder(board);
	const next = order[order.indexOf(seat) + 1];
	const { major, battles, minor } = turnOf(board);
	if (major + battles + minor > 0)
		return next
			? msg('No event is possible now: the turn passes to {next}', { next })
			: msg('No event is possible now: the Council meets next');
	return next
		? msg('Your events are used: the turn passes to {next}', { next })
		: msg('Your events are used: the Council meets next');
}

const END = 'end';

/** GC-7.4, GC-8.2, and what is not lost: GC-17.5. */
function lostAtEnd(board: Board, seat: SeatId): Words {
	const { major, battles, minor } = turnOf(board);
	const n = leftoverOf(board, seat);
	if (major + battles + minor === 0)
		return n > 0
			? msg('{n} production left over is lost; planets not expended count for your votes', { n })
			: msg('Planets not expended count for your votes');
	return n > 0
		? msg(
				'Events not used and {n} production left over are lost; planets not expended count for your votes',
				{ n }
			)
		: msg('Events not used are lost; planets not expended count for your votes');
}

declare module '../play' {
	interface Steps {
		turn: { readonly seat: SeatId };
	}
}

const { run, ask } = formsOf('turn');

export const turn: Step = {
	begin: run((play, { seat }) => {
		const { board } = play;
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
		play.say(msg('{who} has the turn.', { who: seat }), 'GC-7.1', { type: 'turn', seat });
		if (player.owes)
			play.say(msg('{who} pays for a retreat with a Minor Event.', { who: seat }), 'GC-7.5');
		player.owes = false;
	}),

	/** GC-7.7, GC-22.2: nobody is eliminated (GC-18.7). */
	reserve: ask({
		ask: ({ board }, { seat }) => {
			if (fleetsOf(board, seat).length > 0) return null;
			const { open, barred } = reserveSites(board, seat);
			const [first] = open;
			if (first === undefined) return null;
			return {
				seat,
				rule: 'GC-22.2',
				say: msg('You have no ships. Where does your reserve fleet of two Fighters appear?'),
				shape: oneOf(hexChoices(board, open), barred),
				fallback: { pick: first }
			};
		},
		explain: ({ board }, { seat }, shape) =>
			withBarred(shape, [planetsOf(board, seat).length > 0 ? NOT_OVER_YOURS : NOT_ON_EDGE]),
		then: (play, _frame, { pick }, seat) => {
			placeShips(play, seat, pick, RESERVE, 'GC-22.2');
		}
	}),

	menu: ask({
		ask: (play, { seat }) => {
			const board = still(play.board);
			const choices: Choice[] = [];
			const barred: Barred[] = [];
			for (const event of EVENTS) {
				const choice = event.choice(board, seat, (rules) => play.since(rules));
				if (!choice) continue;
				if ('why' in choice) barred.push(choice);
				else choices.push(choice);
			}
			const isDone = choices.length === 0;
			choices.push({ id: END, say: msg('End your turn'), note: lostAtEnd(board, seat) });
			return {
				seat,
				rule: 'GC-7.4',
				say: isDone ? sayDone(play.board, seat) : msg('Your turn: choose an event'),
				// Before rules 7 the turn passed by itself, with what its last event brought unread.
				always: play.since(7),
				shape: oneOf(choices, barred),
				fallback: { pick: END }
			};
		},
		explain: (play, { seat }, { choices, ...menu }) => ({
			...menu,
			choices: choices.map((choice) => sayAll(play, seat, choice))
		}),
		then: (play, _frame, { pick, then }, seat) => {
			const event = EVENTS.find(({ id }) => id === pick);
			if (!event) return 'close';
			use(turnOf(play.board), event.uses);
			event.begin(play, seat, then);
			return undefined;
		}
	}),

	/** GC-18.3: after each event. */
	after: run((play) => {
		checkVictory(play);
		return 'menu';
	}),

	/** Leftovers and events not used are lost (GC-7.4, GC-8.2). */
	close: run(({ board }, { seat }) => {
		board.turn = null;
		endLasting(board, ({ end, race }) => end === 'turn' && race === seat);
	})
};
