/** Before a game and after it: what is played and how, the start, and the next game with the same people. */
import { commitTo, isFrom, listCalled, mixKey, seatAt, msg, verbatim } from '$lib/core';
import type { SeatId } from '$lib/core';
import { isHouseValue } from '$lib/protocol/house';
import type { ClientMessageOf, House } from '$lib/protocol';
import { no, optionsOf } from './session';
import type { Answered, TableSession } from './session';
import { begunOf } from './finished';
import { tidyGames } from './games';
import { newSalt, newSecret } from './keys';
import { nameOf, NOBODYS, openSeats, peopleOf, seatOf } from './people';
import type { Begun, RoomRecord, SeatRecord } from './record';
import { Running } from './running';
import { addBot, closeUp, removeBot } from './seating';
import type { Turn } from './turn';
import { forgetWhispers } from './whispers';

export function setOptions(turn: Turn, message: ClientMessageOf<'options'>): Answered {
	const { record } = turn;
	const { games } = turn.session.catalogue;
	const id = message.game ?? record.game;
	const game = Object.hasOwn(games, id) ? games[id] : undefined;
	if (!game) return no('ROOM-HOST.1', msg('That game is not in the catalogue.'));
	const chosen = Object.entries(message.options ?? {});
	const house = Object.entries(message.house ?? {});
	for (const [option, value] of chosen) {
		const list = listCalled(game.options, option);
		if (list && isFrom(list, value)) continue;
		const spec = game.options.find((one) => one.id === option);
		if (!spec?.values.some((offered) => JSON.stringify(offered.value) === JSON.stringify(value)))
			return no('ROOM-HOST.1', msg('This game has no such option.'));
	}
	for (const [option, value] of house)
		if (!isHouseValue(option, value)) return no('ROOM-HOST.1', msg('A table has no such option.'));
	const taken = record.seats.filter(({ kind }) => kind !== 'open').length;
	if (taken > game.seats.max)
		return no(
			'ROOM-HOST.1',
			msg('{game} seats {most}; you are {n}.', {
				game: verbatim(game.name),
				most: game.seats.max,
				n: taken
			})
		);
	if (id !== record.game) {
		turn.change({ game: id, options: optionsOf(game) });
		resize(turn, game.seats.max);
	}
	turn.change({
		options: { ...turn.record.options, ...Object.fromEntries(chosen) },
		house: { ...record.house, ...(Object.fromEntries(house) as Partial<House>) }
	});
	return null;
}

/** As many chairs as the game can seat; those in use are moved up first when there are too many. */
function resize(turn: Turn, most: number): void {
	if (turn.record.seats.length > most) closeUp(turn);
	const { seats } = turn.record;
	turn.change({ seats: [...seats, ...openSeats(most - seats.length, seats)] });
}

export function startGame(turn: Turn, anyway: boolean): Answered {
	const { session, record } = turn;
	const { game, port } = session;
	if (record.phase !== 'lobby') return no('ROOM-START.1', msg('The game is on already.'));
	const taken = record.seats.filter(({ kind }) => kind !== 'open').length;
	if (taken < game.seats.min)
		return no(
			'ROOM-START.1',
			msg('{game} needs {least} seats taken; {n} are.', {
				game: verbatim(game.name),
				least: game.seats.min,
				n: taken
			})
		);
	const misfit = game.fits(record.options, taken);
	if (misfit) return { rule: misfit.rule, say: misfit.say };
	const slow = peopleOf(record).find(
		(seat) => seat !== record.host && session.isHere(seat) && !seatOf(record, seat)?.ready
	);
	if (slow && !anyway)
		return no(
			'ROOM-START.2',
			msg('{who} is not ready. Wait, or start anyway.', { who: verbatim(nameOf(record, slow)) })
		);
	closeUp(turn);
	begin(
		turn,
		turn.record.seats.map(({ salt }) => salt ?? newSalt(port.random))
	);
	return null;
}

/** Windows of a lesson, in ms: bots learn nothing from who is quick, so it is the least at which who can do nothing is passed for. */
const LESSON_WINDOW_MS = 400;

/** [ROOM-LESSON.1] The game that is prepared to learn this one by: bots take the chairs it wants, its options are set, its shuffle is known. */
export function startLesson(turn: Turn): Answered {
	const { game } = turn.session;
	const { lesson } = game;
	if (!lesson)
		return no(
			'ROOM-LESSON.1',
			msg('{game} has no game to learn it by.', { game: verbatim(game.name) })
		);
	// [ROOM-LESSON.2]
	if (peopleOf(turn.record).length > 1)
		return no('ROOM-LESSON.2', msg('A game to learn by is played alone with bots.'));
	// What was set for a game with others is not asked: the lesson begins as it always does.
	turn.change({
		options: { ...optionsOf(game), ...lesson.options },
		house: { ...turn.record.house, windowMs: LESSON_WINDOW_MS }
	});
	turn.record.seats.forEach(({ kind }, i) => {
		if (kind === 'bot') removeBot(turn, seatAt(i));
	});
	for (let bots = 1; bots < lesson.seats; bots++) addBot(turn, { type: 'addBot' });
	closeUp(turn);
	// [ROOM-FAIR.1] Everybody knows what the table commits to: nothing is hidden from who would look it up.
	const secret = commitTo(lesson.seed);
	turn.change({ lesson: true, secret, commitment: commitTo(secret) });
	begin(
		turn,
		turn.record.seats.map(() => '')
	);
	return null;
}

/** The first card is dealt; `salts` in seat order. */
function begin(turn: Turn, salts: readonly string[]): void {
	const { session } = turn;
	const { game, port } = session;
	const { seats, round, options, house, secret, commitment } = turn.record;
	turn.change({
		...{ phase: 'playing', round: round + 1, reports: 0, again: null, salts },
		seats: seats.map((one) => ({
			...{ ...one, salt: null, ready: one.kind === 'bot' },
			...{ since: 0, undoFrom: 0, before: [] }
		})),
		newcomers: 0
	});
	const how = {
		seats: seats.map((_, i) => seatAt(i)),
		options,
		clocked: house.windowMs > 0
	};
	// [ROOM-FAIR.1]
	const key = mixKey(secret, salts);
	session.running = Running.begin(game, { ...how, key }, round + 1, port.now());
	const begun: Begun = {
		...{ ...how, game: game.id, rules: game.rules, secret, commitment, salts },
		options: session.running.table.options,
		names: Object.fromEntries(seats.map(({ name }, i) => [seatAt(i), name])),
		colours: Object.fromEntries(seats.map(({ colour }, i) => [seatAt(i), colour]))
	};
	turn.entries[begunOf(round + 1)] = JSON.stringify(begun);
	session.faults = 0;
	turn.replace('begun');
	turn.after.push(() => {
		tidyGames(session).catch((error: unknown) => port.log('An old game stays', error));
	});
}

/** [ROOM-REMATCH.2] So long whoever still looks at the end is waited for. */
const AGAIN_MS = 60_000;

/** Somebody wants another game: it is set up as soon as all people who are here do, or have been waited for. */
export function again(turn: Turn, by: SeatId): Answered {
	const { session, record } = turn;
	if (record.phase !== 'over') return no('ROOM-REMATCH.1', msg('Finish this game first.'));
	const before = record.again ?? { seats: [], until: session.port.now() + AGAIN_MS };
	turn.change({ again: { ...before, seats: [...before.seats.filter((seat) => seat !== by), by] } });
	return areAllForIt(turn.record, session) ? rematch(turn) : null;
}

/** Whether everybody who is here wants another game. */
export const areAllForIt = (record: RoomRecord, session: TableSession): boolean =>
	peopleOf(record).every(
		(seat) =>
			!session.isHere(seat) ||
			seatOf(record, seat)?.keys.length === 0 ||
			record.again?.seats.includes(seat)
	);

/** The same people, a new game: options are open again, and a new secret is committed to. */
export function rematch(turn: Turn): Answered {
	const { session, record } = turn;
	forgetWhispers(turn);
	const secret = newSecret(session.port.random);
	const { founder } = record;
	const anew = (seat: SeatRecord): SeatRecord => {
		// Who left after the end left a name behind, and no key.
		const kept = seat.kind === 'human' && seat.keys.length === 0 ? { ...seat, ...NOBODYS } : seat;
		return { ...kept, standIn: null, salt: null, ready: kept.kind === 'bot' };
	};
	turn.change({
		...{ phase: 'lobby', secret, commitment: commitTo(secret), salts: [], votes: [] },
		...{ lesson: false, again: null },
		// [ROOM-HOST.5] Who only looked at how it ended, elsewhere, is host again.
		host: founder && session.isHere(founder) ? founder : record.host,
		// [ROOM-AGAIN.2]
		bars: record.bars.filter(({ kind }) => kind === 'muted'),
		seats: record.seats.map(anew)
	});
	resize(turn, session.game.seats.max);
	session.running = null;
	turn.replace('replaced');
	return null;
}
