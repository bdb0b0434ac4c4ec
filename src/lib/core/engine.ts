/**
 * Runs any game: starts it, takes answers, and carries on until somebody must decide.
 *
 * The table is changed in place, and only after every check has passed, so a refusal changes
 * nothing. An exception is a bug of ours and may leave the table half-changed: whoever holds it
 * goes back to the last saved one.
 */
import { complaint, sampleAnswer } from './answer';
import { asidesOf, isAside, sameIds } from './aside';
import type { AsideAnswer } from './aside';
import type { AnyForm, Ask, Form, Game } from './game';
import { explained } from './explaining';
import type { Json, SeatId } from './ids';
import { Play } from './play';
import { readBy, withReasons } from './reasons';
import { ok, refuse, unreachable } from './result';
import { formAfter, formOf } from './steps';
import type { Result } from './result';
import { thenOf } from './shape';
import type { Answer, Shape } from './shape';
import { END } from './table';
import type { Action, Decider, Decision, Frame, GameEvent, LogEntry, Table } from './table';
import type { GameTypes, MoveOf } from './types';
import { unknownRules } from './waking';
import { msg, plainly } from './words';

/** The decision that who is not asked acts beside. */
const UNASKED = 0;

/** Steps without a decision after which a table is taken to run in circles: a bug, never play. */
const MOST_STEPS = 10_000;

export interface Start {
	readonly seats: readonly SeatId[];
	readonly options: { readonly [option: string]: Json };
	/** The chance key, 64 hex digits; see `mixKey`. */
	readonly key: string;
	/** Whether windows wait for the room's clock before they close. */
	readonly clocked: boolean;
	/** The rules it is played by, from `rulesFrom` on; left out: the game's newest. */
	readonly rules?: number;
}

/** Sets a game up and plays it to its first decision. Throws when options or rules do not fit the game. */
export function start<T extends GameTypes>(
	game: Game<T>,
	{ seats, options: chosen, key, clocked, rules = game.rules }: Start
): { table: Table<T['board'], T['vault']>; events: GameEvent<MoveOf<T>>[] } {
	const options = game.recorded?.(chosen, seats.length, rules) ?? chosen;
	const misfit = game.fits(options, seats.length);
	if (misfit) throw new Error(plainly(misfit.say));
	if (unknownRules(game, rules)) throw new Error(`${game.id} is not played by rules ${rules}.`);
	const { board, vault, first } = game.setup(seats, options, rules);
	const table: Table<T['board'], T['vault']> = {
		game: game.id,
		rules,
		shape: game.shape,
		seats,
		options,
		clocked,
		board,
		vault,
		chance: { key, drawn: 0 },
		frames: [],
		decisions: [],
		orders: {},
		n: 0,
		next: 1,
		over: null
	};
	const play = new Play(game, table);
	play.begin(first);
	settle(play);
	return { table, events: play.events };
}

/** Carries a table on until somebody must decide; for tables that were set up by hand. Says what happened. */
export function proceed<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>
): readonly GameEvent<MoveOf<T>>[] {
	const play = new Play(game, table);
	settle(play);
	return play.events;
}

/** [ROOM-ACT.1] Takes an answer of a seat (or of the room's clock). `answer` is untrusted. */
export function act<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	by: Decider,
	decisionId: number,
	answer: unknown
): Result<LogEntry<MoveOf<T>>> {
	if (table.over) return refuse('CORE-OVER', msg('The game is over.'));
	const decision = table.decisions.find(({ id, seat }) => id === decisionId && seat === by);
	if (isAside(answer) && (decision || decisionId === UNASKED))
		return actAside(game, table, by, decisionId, answer);
	if (!decision)
		return refuse('CORE-LATE', msg('That question is closed; look at what is asked now.'));
	if (complaint(decision.shape, answer) !== null) {
		const wrong = complaint(explained(game, table, decision), answer);
		if (wrong === null) throw new Error(`${decision.name} explains what is no answer.`);
		return refuse(wrong.rule ?? decision.rule, wrong.say);
	}
	const legal = answer as Answer;
	const play = new Play(game, table);
	const refusal = crossCheck(play, by, legal);
	if (refusal) return { ok: false, refusal };
	return ok(
		record(play, by, { type: 'answer', decision: decisionId, answer: legal }, () => {
			take(play, decision, legal);
		})
	);
}

/** Does something beside the questions that are open, and asks them anew. */
function actAside<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	by: Decider,
	decision: number,
	given: { readonly aside: unknown; readonly then: unknown }
): Result<LogEntry<MoveOf<T>>> {
	if (by === 'table') return refuse('CORE-LATE', msg('That question is the clock’s.'));
	const open = asidesOf(game, table, by).find(({ name }) => name === given.aside);
	const aside = open && game.asides?.[open.name];
	if (!aside || Object.keys(given).length !== 2) {
		const asked = table.decisions.find(({ seat }) => seat === by);
		return refuse(
			asked?.rule ?? 'CORE-LATE',
			msg('That cannot be done now, beside what is asked.')
		);
	}
	const wrong = complaint(open.shape, given.then);
	if (wrong !== null) return refuse(wrong.rule ?? open.rule, wrong.say);
	const answer: AsideAnswer = { aside: open.name, then: given.then as Answer };
	const play = new Play(game, table);
	return ok(
		record(play, by, { type: 'answer', decision, answer }, () => {
			pause(play, table.decisions);
			aside.then(play, answer.then, by);
		})
	);
}

/** Puts the open questions aside, which are asked anew when their frame goes on; these stay the same if they can. */
function pause<T extends GameTypes>(play: Play<T>, staying: readonly Decision[]): void {
	topOf(play).frame.paused = staying;
	play.table.decisions = [];
}

/** Asks what is open anew, of a table that was changed by hand; questions that come back as they were keep their ids. */
export function askAnew<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>
): void {
	const play = new Play(game, table);
	pause(play, table.decisions);
	settle(play);
}

/** Lets a decision run out: its fallback is taken, or a legal answer by chance. */
export function timeOut<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	decisionId: number
): Result<LogEntry<MoveOf<T>>> {
	const decision = table.decisions.find(({ id }) => id === decisionId);
	if (!decision) return refuse('CORE-LATE', msg('That question is closed.'));
	const play = new Play(game, table);
	play.lapsed = true;
	return ok(
		record(play, 'table', { type: 'timeout', decision: decisionId }, () => {
			take(play, decision, fallbackOf(play, decision));
		})
	);
}

/**
 * Takes back a sealed answer as if it had never been given: the same question is open again, and nothing
 * else has changed. `sealed`: the entry that gave it, which whoever holds the table strikes from the log.
 * False when it does not wait for others any more, or was not this seat's own.
 */
export function retract<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	{ by, action, sealed }: LogEntry
): boolean {
	if (!sealed || action.type !== 'answer' || by === 'table') return false;
	const play = new Play(game, table);
	const { frame, form } = topOf(play);
	if (form.form !== 'askAll' || frame.got?.[by] === undefined) return false;
	const ask = form.ask(play, frame).find(({ seat }) => seat === by);
	if (!ask) return false;
	delete frame.got[by];
	table.decisions = [...table.decisions, decisionOf(frame, ask, action.decision)].sort(
		(a, b) => a.id - b.id
	);
	table.n -= 1;
	return true;
}

function fallbackOf<T extends GameTypes>(play: Play<T>, decision: Decision): Answer {
	if (decision.fallback !== 'random' && complaint(decision.shape, decision.fallback) === null)
		return decision.fallback;
	return sampleAnswer(decision.shape, (below) => play.roll(below));
}

function record<T extends GameTypes>(
	play: Play<T>,
	by: Decider,
	action: Action,
	apply: () => void
): LogEntry<MoveOf<T>> {
	apply();
	settle(play);
	play.table.n += 1;
	return {
		n: play.table.n,
		by,
		action,
		chance: play.rolled,
		events: play.events,
		showed: play.showed,
		...(play.sealed ? { sealed: true } : {})
	};
}

function topOf<T extends GameTypes>(play: Play<T>): { frame: Frame; form: AnyForm<T> } {
	const frame = play.table.frames.at(-1);
	const form = frame && formOf(play.game, frame.step, frame.at);
	if (!frame || !form) throw new Error(`No form ${frame?.step ?? '?'}.${frame?.at ?? '?'}`);
	return { frame, form };
}

function crossCheck<T extends GameTypes>(play: Play<T>, by: Decider, answer: Answer) {
	if (by === 'table') return null;
	const { frame, form } = topOf(play);
	return form.form !== 'run' && form.check ? form.check(play, frame, answer, by) : null;
}

/** Leaves the form: waits no more, and stands at the next one before anything is pushed on top. */
function moveOn<T extends GameTypes>(play: Play<T>, frame: Frame): void {
	// Most forms keep nothing, and deleting what is not there costs as much as running some of them.
	if (frame.got) delete frame.got;
	if (frame.queue) delete frame.queue;
	if (frame.since !== undefined) delete frame.since;
	if (frame.paused) delete frame.paused;
	frame.at = formAfter(play.game, frame.step, frame.at) ?? END;
}

function goTo<T extends GameTypes>(play: Play<T>, frame: Frame, label: string | void): void {
	if (label === undefined) return;
	if (label !== END && !formOf(play.game, frame.step, label))
		throw new Error(`No form ${frame.step}.${label}.`);
	frame.at = label;
}

/** Hands a legal answer to the form that asked. */
function take<T extends GameTypes>(play: Play<T>, decision: Decision, answer: Answer): void {
	const { table } = play;
	const { frame, form } = topOf(play);
	const seat = decision.seat;
	switch (form.form) {
		case 'run':
			throw new Error(`${decision.name} asks nobody.`);
		case 'ask':
			table.decisions = [];
			moveOn(play, frame);
			if (seat !== 'table') goTo(play, frame, form.then(play, frame, answer, seat));
			return;
		case 'askAll':
			table.decisions = table.decisions.filter((open) => open !== decision);
			(frame.got ??= {})[seat] = answer;
			play.sealed = table.decisions.length > 0;
			if (play.sealed) return;
			// Who gives the last answer learns those of others, and has no second chance after that.
			play.showed ||= Object.keys(frame.got).some((one) => one !== 'table' && one !== seat);
			letOut(play, frame, form, frame.got);
			return;
		case 'each':
			table.decisions = [];
			// The seat whose turn it is; another seat may have been asked in its place.
			form.then(play, frame, answer, frame.queue?.shift() ?? (seat as SeatId));
			return;
		case 'talk': {
			// To who has just answered, the same words are a new question.
			pause(
				play,
				table.decisions.filter((open) => open !== decision)
			);
			if (seat === 'table') return;
			const next = form.then(play, frame, answer, seat);
			if (next === 'again') return;
			moveOn(play, frame);
			goTo(play, frame, next);
			return;
		}
		default:
			unreachable(form);
	}
}

/** Answers that were sealed come out together. */
function letOut<T extends GameTypes>(
	play: Play<T>,
	frame: Frame,
	form: Form<T, 'askAll'>,
	got: Partial<Record<Decider, Answer>>
): void {
	moveOn(play, frame);
	goTo(play, frame, form.then(play, frame, got));
}

/** Runs forms until somebody must decide or the game is over. */
function settle<T extends GameTypes>(play: Play<T>): void {
	const { table } = play;
	for (let steps = 0; !table.over && table.decisions.length === 0; steps++) {
		if (steps > MOST_STEPS)
			throw new Error(`Runs in circles at ${JSON.stringify(table.frames.at(-1))}.`);
		const frame = table.frames.at(-1);
		if (!frame) throw new Error('Nobody can act, and the game is not over.');
		if (frame.at === END) {
			table.frames.pop();
			continue;
		}
		const { form } = topOf(play);
		enter(play, frame, form);
	}
}

function enter<T extends GameTypes>(play: Play<T>, frame: Frame, form: AnyForm<T>): void {
	switch (form.form) {
		case 'run':
			moveOn(play, frame);
			goTo(play, frame, form.run(play, frame));
			return;
		case 'ask': {
			const ask = form.ask(play, frame);
			const sole = ask && soleAnswer(ask);
			if (!ask) moveOn(play, frame);
			else if (sole && ask.seat !== 'table') {
				moveOn(play, frame);
				goTo(play, frame, form.then(play, frame, sole, ask.seat));
			} else open(play, frame, [ask]);
			return;
		}
		case 'askAll': {
			const asks = form.ask(play, frame);
			// Asked anew after an aside: what was sealed stays, where it still answers the question.
			const sealed = frame.got ?? {};
			const got: Partial<Record<Decider, Answer>> = {};
			// Who is asked again, or that nobody is, tells something of the answers that were sealed.
			play.showed ||= Object.keys(sealed).length > 0;
			const rest = asks.filter((ask) => {
				const before = sealed[ask.seat];
				const keeps = before !== undefined && complaint(ask.shape, before) === null;
				const answer = keeps ? before : soleAnswer(ask);
				if (answer) got[ask.seat] = answer;
				return !answer;
			});
			if (rest.length > 0) {
				frame.got = got;
				open(play, frame, rest);
			} else letOut(play, frame, form, got);
			return;
		}
		case 'each': {
			frame.queue ??= form.seats(play, frame).slice();
			const seat = frame.queue[0];
			if (seat === undefined) {
				moveOn(play, frame);
				return;
			}
			const ask = form.ask(play, frame, seat);
			const sole = ask && soleAnswer(ask);
			if (ask && !sole) {
				open(play, frame, [ask]);
				return;
			}
			frame.queue.shift();
			if (sole) form.then(play, frame, sole, seat);
			return;
		}
		case 'talk': {
			const asks = form.ask(play, frame);
			if (asks.length === 0) moveOn(play, frame);
			else {
				frame.since ??= play.table.next;
				open(play, frame, asks);
			}
			return;
		}
		default:
			unreachable(form);
	}
}

function open<T extends GameTypes>(play: Play<T>, frame: Frame, asks: readonly Ask[]): void {
	const { table } = play;
	const asked = asks.map((ask) => decisionOf(frame, ask, table.next++));
	table.decisions = frame.paused ? sameIds(frame.paused, asked) : asked;
	if (frame.paused) delete frame.paused;
}

function decisionOf(frame: Frame, ask: Ask, id: number): Decision {
	const { seat, shape, rule, say, fallback = 'random', window = null, seconds = null } = ask;
	const { about, because } = ask;
	const name = `${frame.step}.${frame.at}`;
	const { since } = frame;
	const asked = { id, seat, name, shape, rule, say, window, fallback, seconds };
	return withReasons(since === undefined ? asked : { ...asked, since }, {
		...(about && { about }),
		...(because && { because: readBy(because, seat) })
	});
}

/** The answer of a question that has only one; null when there is a choice, when silence would tell or a stop is wanted (ROOM-ACT.4). */
function soleAnswer({ shape, secret, always }: Ask): Answer | null {
	return secret || always ? null : only(shape);
}

function only(shape: Shape): Answer | null {
	switch (shape.type) {
		case 'one': {
			const choice = shape.choices[0];
			if (!choice || shape.choices.length > 1) return null;
			const further = thenOf(shape, choice);
			if (!further) return { pick: choice.id };
			const then = only(further);
			return then && { pick: choice.id, then };
		}
		case 'some':
			return shape.min === shape.choices.length || shape.max === 0
				? { picks: shape.max === 0 ? [] : shape.choices.map(({ id }) => id) }
				: null;
		case 'amount':
			return shape.min === shape.max ? { amount: shape.min } : null;
		case 'order':
			return shape.choices.length < 2 ? { order: shape.choices.map(({ id }) => id) } : null;
		case 'split': {
			const held = shape.places.reduce((total, { max }) => total + max, 0);
			if (shape.max === 0) return { split: {} };
			if (shape.places.length === 1 && shape.min === shape.max)
				return { split: { [shape.places[0]?.id ?? '']: shape.min } };
			return held === shape.min
				? { split: Object.fromEntries(shape.places.map(({ id, max }) => [id, max])) }
				: null;
		}
		case 'confirm':
		case 'deal':
			return null;
		default:
			return unreachable(shape);
	}
}
