/**
 * What the table does by itself, and when: windows close, time runs out, bots move, absences end.
 *
 * Nothing here counts down. The next thing is worked out anew from what is stored whenever anything
 * changed, so a table that slept or died goes on where it was. While nobody is here, nothing happens but that newcomers
 * who ask for a seat get it in the end, and devices are told that it is their turn; a table that plays over days goes on as
 * if they were.
 */
import { imagine } from '$lib/core';
import type { Decider, Decision, LogEntry, OwnDecision, SeatId, Words } from '$lib/core';
import { msg, seatsIn } from '$lib/core/words';
import type { Question, Said, Thinking } from '$lib/bots';
import { botFor } from '$lib/bots';
import { isOverDays, STEPWISE } from '$lib/protocol';
import { isAsk } from './asks';
import { dueAt, timeFor } from './clocks';
import type { TableSession } from './session';
import { diceOf } from './keys';
import { viewOf } from './looks';
import { fault, FAULTS, forward } from './moves';
import { isAlone, isPlayedByBot, peopleOf, playsOn, seatOf } from './people';
import { nudge, nudgesDue } from './nudges';
import type { Take } from './nudges';
import type { Running } from './running';
import { passHost, sitIn } from './seating';
import { sitsInAt } from './away';
import { areAllForIt, rematch } from './setup';
import type { Turn } from './turn';
import { settle } from './votes';

/** [ROOM-HOST.4] A host who is gone this long is a host no more. */
const HOST_GRACE_MS = 15_000;
/** A bot whose own offer stands waits this long for the other side before it speaks again. */
const OFFER_MS = 20_000;
/** Where several talk, a bot waits so long for people who have said nothing yet, and so long when all have. */
const UNHEARD_MS = 8000;
const HEARD_MS = 2500;
/** The pace of bots whose moves are to wait for a tap where nobody is to be asked for it alone. */
const UNHURRIED_MS = 1500;
/** A bot that waits for a tap moves so long before its time is up. */
const LATEST_MS = 1000;

/** Something to do at a time, ms since 1970, in a turn of its own. */
interface Item {
	readonly at: number;
	readonly run: (turn: Turn) => Promise<unknown> | unknown;
}

/**
 * What its owner is told a bot has done for it: the first line about this seat that it may read; where nothing was said
 * of it, the question with what was picked; where others may have answered at the same time, the question alone.
 */
export function toldOf(
	seat: SeatId,
	{ say, window, shape }: Pick<OwnDecision, 'say' | 'window' | 'shape'>,
	{ answer, events }: { readonly answer: Said; readonly events: LogEntry['events'] }
): Words {
	if (window !== null) return say;
	const line = events.find(
		({ to, say: told }) => (to === 'all' || to.includes(seat)) && seatsIn(told).includes(seat)
	);
	if (line) return line.say;
	const picked =
		shape.type === 'one' && 'pick' in answer
			? shape.choices.find(({ id }) => id === answer.pick)?.say
			: undefined;
	return picked ? msg('{question} “{answer}”', { question: say, answer: picked }) : say;
}

export class Agenda {
	/** Bots in mid-thought. Lost when the table sleeps: then they think again. */
	#thoughts = new Map<SeatId, { readonly decision: number; readonly next: Thinking }>();

	/** `take`: puts something into the line of turns, for what is known only later. */
	constructor(
		readonly session: TableSession,
		readonly take: Take
	) {}

	/** The next thing to do, or null when there is nothing until somebody acts. */
	next(): Item | null {
		let first: Item | null = null;
		const add = (at: number | null, run: Item['run']) => {
			if (at !== null && (first === null || at < first.at)) first = { at, run };
		};
		const { session } = this;
		// Also while nobody is here: then it is worth most.
		for (const { at, ...due } of nudgesDue(session)) add(at, (turn) => nudge(turn, due, this.take));
		if (!session.audience.inhabited && !playsOn(session.record)) {
			for (const vote of session.record.votes) if (isAsk(vote)) add(vote.until, settle);
			return first;
		}
		if (session.record.phase === 'playing' && session.running) {
			this.#game(session.running, add);
			this.#absences(add);
		}
		for (const { until } of session.record.votes) add(until, settle);
		this.#again(add);
		this.#host(add);
		return first;
	}

	#game(running: Running, add: (at: number | null, run: Item['run']) => void): void {
		const { session } = this;
		if (session.faults >= FAULTS) return; // nothing by itself until a person has acted
		for (const decision of running.table.decisions) {
			const { seat, id } = decision;
			const due = dueAt(session, running, decision);
			if (seat === 'table') {
				add(due, (turn) =>
					this.#auto(turn, 'table', () =>
						running.act('table', id, { yes: true }, session.port.now())
					)
				);
				continue;
			}
			add(due, (turn) => this.#auto(turn, seat, () => running.timeOut(id, session.port.now())));
			if (isPlayedByBot(session.record, seat))
				add(this.#botAt(running, decision), (turn) => this.#think(turn, running, decision));
		}
	}

	/** A move nobody made. Refused, it counts as a fault, so that it is not tried for ever. */
	async #auto(turn: Turn, by: Decider, work: () => ReturnType<Running['act']>): Promise<void> {
		const refusal = await forward(turn, by, work);
		if (refusal && refusal.rule !== 'ROOM-HEAL.1') fault(turn);
	}

	/** When a bot moves: after its pause; mid-thought at once; null: when somebody lets it. */
	#botAt(running: Running, decision: Decision): number | null {
		const { session } = this;
		const { record, audience } = session;
		const { id, seat, shape, window } = decision;
		const { house } = record;
		const opened = running.openedAt(id);
		if (seat !== 'table' && this.#thoughts.get(seat)?.decision === id) return opened;
		// In a window nobody sees who answers when, so there is nothing to follow and nothing to wait for.
		if (window) return opened;
		const waits =
			shape.type === 'deal' &&
			shape.standing?.by === seat &&
			!isPlayedByBot(record, shape.get.seat);
		if (waits) {
			const time = isOverDays(house) ? timeFor(session, decision) : null;
			return opened + (time === null ? OFFER_MS : time / 2);
		}
		if (house.botMs === STEPWISE && isAlone(record)) {
			if (id < session.stepsTo) return opened;
			const due = dueAt(session, running, decision);
			return due && due - LATEST_MS;
		}
		if (!audience.inhabited) return opened; // nobody follows it
		const pause = house.botMs === STEPWISE ? UNHURRIED_MS : house.botMs;
		return opened + Math.max(pause, pause > 0 ? this.#waitsInTalk(running, decision) : 0);
	}

	/** [ROOM-BOT.7] People who read what is offered are not passed over: bots would have agreed with each other by then. */
	#waitsInTalk(running: Running, { seat: me, since, shape }: Decision): number {
		if (since === undefined || shape.type === 'deal') return 0;
		const people = running.table.decisions.filter(
			(one) =>
				one.since === since && one.seat !== 'table' && !isPlayedByBot(this.session.record, one.seat)
		);
		if (people.length === 0) return 0;
		const spoken = running.spokenIn(since);
		if (spoken.at(-1) === me) return OFFER_MS;
		return people.every(({ seat }) => spoken.includes(seat)) ? HEARD_MS : UNHEARD_MS;
	}

	/** [ROOM-BOT.3] One slice of a bot's thought, or its answer. */
	async #think(turn: Turn, running: Running, decision: Decision): Promise<void> {
		const { session } = this;
		const seat = decision.seat as SeatId;
		const chair = seatOf(turn.record, seat);
		const open = running.decisionFor(seat);
		if (!chair || !open) return;
		const known = this.#thoughts.get(seat);
		this.#thoughts.delete(seat);
		const level = chair.standIn?.level ?? chair.level;
		const bot = botFor(session.catalogue.botsFor(running.game), level);
		const question: Question = {
			game: running.game.id,
			decision: open,
			view: () => viewOf(session, seat),
			dice: diceOf(session.port.random),
			imagine: (dice) => imagine(running.game, running.table, seat, dice)
		};
		let thought: Said | Thinking;
		try {
			thought = known?.decision === decision.id ? known.next() : bot.decide(question);
		} catch (error) {
			// [ROOM-BOT.4] Nor must a thought of it that fails.
			session.port.log(`${running.game.id}: bot ${bot.level} failed`, error);
			await this.#auto(turn, seat, () => running.timeOut(decision.id, session.port.now()));
			return;
		}
		if (typeof thought === 'function') {
			this.#thoughts.set(seat, { decision: decision.id, next: thought });
			return;
		}
		const answer = thought;
		let events: LogEntry['events'] = [];
		const refusal = await forward(
			turn,
			seat,
			() => {
				const outcome = running.act(seat, decision.id, answer, session.port.now());
				if (outcome.ok) ({ events } = outcome.entry);
				return outcome;
			},
			// Told when its owner is back, and not before: in a window it would tell that it has answered.
			() => chair.standIn && running.stoodInFor(seat, toldOf(seat, open, { answer, events }))
		);
		if (refusal) {
			// [ROOM-BOT.4] A bot's answer that the rules refuse must not hold up the table.
			if (refusal.rule === 'ROOM-HEAL.1') return;
			session.port.log(`${running.game.id}: bot ${bot.level} was refused`, refusal);
			await this.#auto(turn, seat, () => running.timeOut(decision.id, session.port.now()));
			return;
		}
		// [ROOM-BOT.6] Where nothing was to be seen, nobody taps for it: whoever is asked now goes on. What bots are told of
		// each other is not seen either, and a tap would tell that there was something.
		const isSeen = events.some(
			({ to }) => to === 'all' || to.some((one) => !isPlayedByBot(turn.record, one))
		);
		if (decision.id < session.stepsTo && !isSeen) session.stepsTo = running.table.next;
	}

	/** [ROOM-AWAY.1] */
	#absences(add: (at: number | null, run: Item['run']) => void): void {
		for (const seat of this.session.away.keys())
			add(sitsInAt(this.session, seat), (turn) => sitIn(turn, seat, 'away'));
	}

	/** [ROOM-REMATCH.2] Whoever went is waited for no longer. */
	#again(add: (at: number | null, run: Item['run']) => void): void {
		const { session } = this;
		const { again } = session.record;
		if (again)
			add(areAllForIt(session.record, session) ? session.port.now() : again.until, rematch);
	}

	#host(add: (at: number | null, run: Item['run']) => void): void {
		const { session } = this;
		const { host } = session.record;
		const since = host && session.away.get(host);
		if (
			!host ||
			since == null ||
			!peopleOf(session.record).some((seat) => seat !== host && session.isHere(seat))
		)
			return;
		add(since + HOST_GRACE_MS, (turn) => passHost(turn, host));
	}
}
