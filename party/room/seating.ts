/** Who sits where: taking a chair and leaving it, bots, and what the host may do before the start. */
import { seatAt, seatIndex, msg, verbatim } from '$lib/core';
import type { SeatId } from '$lib/core';
import { botFor } from '$lib/bots';
import { tidyName } from '$lib/protocol';
import type { Before, ClientMessageOf } from '$lib/protocol';
import { no } from './session';
import type { Answered } from './session';
import { giveSeat, noteAway, settleAt } from './devices';
import { seatBehind, WATCHER } from './listener';
import type { Listener } from './listener';
import { bar, barredFrom, homeOf, isBarred, marksOfSeat, unbar } from './marks';
import { seatName } from './names';
import { isOwned, nameOf, NOBODYS, peopleOf, seatOf } from './people';
import type { SeatRecord } from './record';
import { MUTED } from './talk';
import type { Turn } from './turn';
import { forgetWhispers } from './whispers';

const BOT_NAMES = [
	...['Kepler', 'Hypatia', 'Halley', 'Leavitt', 'Tycho', 'Herschel', 'Rubin', 'Galileo'],
	...['Cannon', 'Ptolemy', 'Somerville', 'Messier', 'Mitchell', 'Cassini', 'Payne', 'Huygens']
];

function botName({ record }: Turn): string {
	const taken = new Set(record.seats.map(({ name }) => name));
	return BOT_NAMES.find((name) => !taken.has(name)) ?? 'Orrery';
}

export function sit(turn: Turn, from: Listener, message: ClientMessageOf<'sit'>): Answered {
	const { phase, seats, host } = turn.record;
	if (phase !== 'lobby')
		return no('ROOM-SEAT.5', msg("The game is on: take over a bot's seat, or watch."));
	const mine = seatBehind(from);
	if (mine) return move(turn, mine, message);
	const firstOpen = seats.findIndex(({ kind }) => kind === 'open');
	const index = message.seat ? seatIndex(message.seat) : firstOpen;
	const chair = seats[index];
	if (!chair) return no('ROOM-SEAT.1', msg('Every chair is taken; you can watch, or ask for one.'));
	if (chair.kind === 'human')
		return no(
			'ROOM-SEAT.1',
			msg('{who} sits there; take another chair.', { who: verbatim(chair.name) })
		);
	if (isBarred(turn.record, from, 'sent', 'out')) return barredFrom(turn.record, from);
	const crowded = crowdedOut(turn, from);
	if (crowded) return crowded;
	const seat = seatAt(index);
	turn.changeSeat(seat, {
		...NOBODYS,
		kind: 'human',
		name: seatName(turn, message.name ?? from.name, { from, seat }),
		muted: isBarred(turn.record, from, 'muted'),
		salt: message.salt ?? null
	});
	if (!host) turn.change({ host: seat, founder: seat });
	giveSeat(turn, from, seat);
	return null;
}

/** [ROOM-SEAT.8] One address takes at most half of the chairs, but where the host is. */
function crowdedOut({ record }: Turn, from: Listener): Answered {
	const { seats, host } = record;
	const home = homeOf(record, from);
	const isAtHome = ({ keys }: SeatRecord) => keys.some((key) => key.from === home);
	const hosts = host && seatOf(record, host);
	if (home === null || !hosts || isAtHome(hosts)) return null;
	if (seats.filter(isAtHome).length < Math.ceil(seats.length / 2)) return null;
	return no(
		'ROOM-SEAT.8',
		msg('Half of the chairs are taken from where you are; leave some to others.')
	);
}

/** [ROOM-SEAT.4] Moves to another chair, which must be open or a bot's. */
function move(turn: Turn, seat: SeatId, message: ClientMessageOf<'sit'>): Answered {
	const { name, salt, seat: wanted } = message;
	turn.changeSeat(seat, {
		...(name && !seatOf(turn.record, seat)?.muted ? { name: seatName(turn, name, { seat }) } : {}),
		...(salt ? { salt } : {})
	});
	if (!wanted || wanted === seat) return null;
	const chair = seatOf(turn.record, wanted);
	if (!chair) return no('ROOM-SEAT.1', msg('There is no such chair at this table.'));
	if (chair.kind === 'human')
		return no(
			'ROOM-SEAT.1',
			msg('{who} sits there; take another chair.', { who: verbatim(chair.name) })
		);
	swapSeats(turn, seat, wanted);
	return null;
}

/** Everybody keeps their keys; only the chairs change places, and a colour stays with its chair. */
function swapSeats(turn: Turn, a: SeatId, b: SeatId): void {
	const { record } = turn;
	const [one, two] = [seatOf(record, a), seatOf(record, b)];
	if (!one || !two) return;
	turn.changeSeat(a, { ...two, colour: one.colour });
	turn.changeSeat(b, { ...one, colour: two.colour });
	reseat(turn, (seat) => (seat === a ? b : seat === b ? a : seat));
}

/** Chairs were renamed: the host, sockets, absences and open questions follow. */
function reseat(turn: Turn, renamed: (seat: SeatId) => SeatId): void {
	const { session } = turn;
	const { host, founder, votes } = turn.record;
	const follow = (seat: SeatId | null) => seat && renamed(seat);
	turn.change({
		...{ host: follow(host), founder: follow(founder) },
		votes: votes.map((vote) =>
			vote.kind === 'return' ? { ...vote, seat: renamed(vote.seat) } : vote
		)
	});
	const away = [...session.away].map(([seat, since]) => [renamed(seat), since] as const);
	session.away.clear();
	for (const [seat, since] of away) session.away.set(seat, since);
	for (const listener of session.audience.listeners.values()) {
		const { standing } = listener;
		if (standing.is !== 'seat' || renamed(standing.seat) === standing.seat) continue;
		listener.standing = WATCHER; // nobody leaves a chair here: it has another name
		settleAt(turn, listener, { ...standing, seat: renamed(standing.seat) });
	}
}

/** [ROOM-START.3] Before the first card: chairs nobody took are carried away, the rest close up with their colours. */
export function closeUp(turn: Turn): void {
	const { seats } = turn.record;
	const places = seats.flatMap(({ kind }, i) => (kind === 'open' ? [] : [i]));
	turn.change({ seats: seats.filter(({ kind }) => kind !== 'open') });
	reseat(turn, (seat) => seatAt(places.indexOf(seatIndex(seat))));
}

/**
 * [ROOM-SEAT.9] Who has had this seat in the game, for somebody who has it from now on. An answer that waits for those of
 * others counts for nobody: that there is one is not told (ROOM-SECRET.3).
 */
export function hadBy({ session, record }: Turn, seat: SeatId): readonly Before[] {
	const { name = '', before = [] } = seatOf(record, seat) ?? {};
	const upTo = session.running?.course.v ?? 0;
	// Of whoever had it meanwhile and moved nothing nothing is told; so it grows with moves, and not with who comes and goes.
	return before.at(-1)?.upTo === upTo ? before : [...before, { name, upTo }];
}

/** Somebody else answers for this seat from now on: what its page counted is nobody's any more. */
export function handOver(turn: Turn, seat: SeatId): void {
	turn.session.running?.handOver(seat);
	turn.replace('replaced');
}

export function rename(turn: Turn, seat: SeatId, name: string): Answered {
	if (seatOf(turn.record, seat)?.muted) return MUTED;
	if (!tidyName(name)) return no('ROOM-SEAT.3', msg('A name needs at least one letter or digit.'));
	turn.changeSeat(seat, { name: seatName(turn, name, { seat }) });
	return null;
}

/**
 * [ROOM-SEAT.6] The person is gone for good: the chair is open again, or a bot's while a game is on. `how`: whether they
 * `left` or were `sent` away; what follows from that is known by their marks.
 */
export function vacate(turn: Turn, seat: SeatId, how: 'left' | 'sent'): void {
	const { session } = turn;
	const chair = seatOf(turn.record, seat);
	if (!chair) return;
	forgetWhispers(turn, seat);
	const marks = marksOfSeat(session, turn.record, chair);
	const theirs = [...session.audience.listeners.values()].filter((one) => seatBehind(one) === seat);
	const { phase } = turn.record;
	if (phase === 'lobby') turn.changeSeat(seat, NOBODYS);
	else if (phase === 'over') turn.changeSeat(seat, { keys: [], link: null });
	else {
		turn.changeSeat(seat, { ...botSeat(turn, null), before: hadBy(turn, seat) });
		handOver(turn, seat);
	}
	if (phase !== 'over') session.away.delete(seat);
	else noteAway(turn, seat);
	for (const listener of theirs) {
		listener.name ||= chair.name;
		settleAt(turn, listener, WATCHER);
	}
	const { votes, host, founder } = turn.record;
	turn.change({
		votes: votes.filter(
			(vote) => vote.by !== seat && (vote.kind === 'usher' || vote.seat !== seat)
		),
		...(isOwned(turn.record) ? {} : { vacant: session.port.now() })
	});
	if (host === seat) passHost(turn, seat);
	// [ROOM-HOST.4] Who leaves has passed it on for good.
	if (founder === seat) turn.change({ founder: turn.record.host });
	if (how === 'sent') bar(turn, 'sent', marks);
	else if (phase === 'playing') bar(turn, 'left', marks);
	if (chair.muted) bar(turn, 'muted', marks);
}

const botSeat = (turn: Turn, level: string | null): Omit<SeatRecord, 'colour'> => ({
	...NOBODYS,
	kind: 'bot',
	name: botName(turn),
	ready: true,
	level: botFor(turn.session.catalogue.botsFor(turn.session.game), level).level
});

/** The next person round the table who is here; if nobody is, the next person. */
export function passHost(turn: Turn, from: SeatId): void {
	const people = peopleOf(turn.record).filter((seat) => seat !== from);
	const after = [
		...people.filter((seat) => seatIndex(seat) > seatIndex(from)),
		...people.filter((seat) => seatIndex(seat) < seatIndex(from))
	];
	turn.change({ host: after.find((seat) => turn.session.isHere(seat)) ?? after[0] ?? null });
}

export function leave(turn: Turn, seat: SeatId): Answered {
	const name = nameOf(turn.record, seat);
	vacate(turn, seat, 'left');
	if (turn.record.phase !== 'lobby')
		turn.notice(msg('{who} has left the table.', { who: verbatim(name) }));
	return null;
}

// --- bots

export function addBot(turn: Turn, message: ClientMessageOf<'addBot'>): Answered {
	const { seats } = turn.record;
	const index = message.seat
		? seatIndex(message.seat)
		: seats.findIndex(({ kind }) => kind === 'open');
	const chair = seats[index];
	if (!chair) return no('ROOM-BOT.1', msg('There is no chair left for a bot.'));
	if (chair.kind !== 'open')
		return no(
			'ROOM-BOT.1',
			msg('{who} sits there; pick an open chair.', { who: verbatim(chair.name) })
		);
	turn.changeSeat(seatAt(index), botSeat(turn, message.level ?? null));
	return null;
}

export function removeBot(turn: Turn, seat: SeatId): Answered {
	if (seatOf(turn.record, seat)?.kind !== 'bot') return no('ROOM-BOT.1', msg('No bot sits there.'));
	turn.changeSeat(seat, NOBODYS);
	return null;
}

export function setLevel(turn: Turn, seat: SeatId, level: string): Answered {
	if (seatOf(turn.record, seat)?.kind !== 'bot') return no('ROOM-BOT.1', msg('No bot sits there.'));
	const { catalogue, game } = turn.session;
	if (!catalogue.botsFor(game).some((bot) => bot.level === level))
		return no('ROOM-BOT.1', msg('This game has no bot of that kind.'));
	turn.changeSeat(seat, { level });
	return null;
}

/** A bot plays the seat while its owner cannot or does not want to. */
export function sitIn(turn: Turn, seat: SeatId, why: 'away' | 'asked' | 'vote'): Answered {
	const chair = seatOf(turn.record, seat);
	if (chair?.kind !== 'human' || chair.standIn) return null;
	const [usual] = turn.session.catalogue.botsFor(turn.session.game);
	turn.changeSeat(seat, { standIn: { level: usual?.level ?? 'random', why } });
	// [ROOM-TALK.2] Of what a muted seat can do at will nothing is told in words.
	if (!(chair.muted && why === 'asked'))
		turn.notice(msg('A bot sits in for {whom}.', { whom: verbatim(chair.name) }));
	return null;
}

/** The owner is back; the seat is theirs at once. What they are told of is kept with it. */
export function handBack(turn: Turn, seat: SeatId): void {
	const chair = seatOf(turn.record, seat);
	if (!chair?.standIn) return;
	const { why } = chair.standIn;
	const { running } = turn.session;
	const meanwhile = running?.takeStoodIn(seat) ?? { did: 0, asked: [] };
	if (meanwhile.did > 0) turn.keepBeside();
	turn.changeSeat(seat, { standIn: null });
	if (!(chair.muted && why === 'asked'))
		turn.notice(msg('{who} plays again.', { who: verbatim(chair.name) }));
	turn.after.push(() => turn.session.audience.tellSeat(seat, { type: 'back', ...meanwhile }));
}

// --- the host, before the start

export function swap(turn: Turn, message: ClientMessageOf<'swap'>): Answered {
	if (!seatOf(turn.record, message.seat) || !seatOf(turn.record, message.with))
		return no('ROOM-SEAT.1', msg('There is no such chair at this table.'));
	swapSeats(turn, message.seat, message.with);
	return null;
}

export function kick(turn: Turn, seat: SeatId): Answered {
	if (seatOf(turn.record, seat)?.kind !== 'human')
		return no('ROOM-HOST.3', msg('Nobody sits there.'));
	if (seat === turn.record.host) return no('ROOM-HOST.3', msg('To go yourself, leave the table.'));
	// Who stands in for the founder is no host to be rid of them.
	if (seat === turn.record.founder)
		return no(
			'ROOM-HOST.3',
			msg('{who} has set this table up.', { who: verbatim(nameOf(turn.record, seat)) })
		);
	vacate(turn, seat, 'sent');
	return null;
}

export function mute(turn: Turn, seat: SeatId, on: boolean): Answered {
	const chair = seatOf(turn.record, seat);
	if (chair?.kind !== 'human') return no('ROOM-HOST.3', msg('Nobody sits there.'));
	if (!on) unbar(turn, marksOfSeat(turn.session, turn.record, chair), 'muted');
	turn.changeSeat(seat, { muted: on });
	return null;
}
