/** The game goes on, or back: answers, standing orders, time-outs, undo, and healing when the rules fail. */
import { commitTo, mixKey, seatAt } from '$lib/core';
import type { Decider, LogEntry, SeatId } from '$lib/core';
import { HEALED, isHouseValue } from '$lib/protocol';
import type { ClientMessageOf, House } from '$lib/protocol';
import type { Listener } from './audience';
import { no, openSeat, optionsOf } from './desk';
import type { Answered, Desk } from './desk';
import { newSalt, newSecret } from './keys';
import { forget, logsOf } from './record';
import type { Begun, Earlier } from './record';
import { Running } from './running';
import { closeUp, handBack } from './seating';

/** Reports kept of faults. */
const REPORTS = 3;
/** Faults at one point after which the table goes further back. */
export const PATIENCE = 3;

// --- before and after

export function setOptions(desk: Desk, message: ClientMessageOf<'options'>): Answered {
	const { record, shelf } = desk;
	const game = shelf.games[message.game ?? record.game];
	if (!game || !Object.hasOwn(shelf.games, game.id))
		return no('ROOM-HOST.1', 'That game is not on the shelf.');
	const chosen = Object.entries(message.options ?? {});
	const house = Object.entries(message.house ?? {});
	for (const [id, value] of chosen) {
		const spec = game.options.find((option) => option.id === id);
		if (!spec?.values.some((offered) => JSON.stringify(offered.value) === JSON.stringify(value)))
			return no('ROOM-HOST.1', 'This game has no such option.');
	}
	for (const [id, value] of house)
		if (!isHouseValue(id, value)) return no('ROOM-HOST.1', 'A table has no such option.');
	const people = record.seats.filter(({ kind }) => kind !== 'open');
	if (people.length > game.seats.max)
		return no('ROOM-HOST.1', `${game.name} seats ${game.seats.max}; you are ${people.length}.`);
	if (game.id !== record.game) {
		record.game = game.id;
		record.options = optionsOf(game);
		resize(desk, game.seats.max);
	}
	record.options = { ...record.options, ...Object.fromEntries(chosen) };
	record.house = { ...record.house, ...(Object.fromEntries(house) as Partial<House>) };
	desk.touch();
	return null;
}

/** As many chairs as the game can seat; those in use are moved up first when there are too many. */
function resize(desk: Desk, most: number): void {
	const { seats } = desk.record;
	if (seats.length > most) closeUp(desk);
	while (desk.record.seats.length < most) desk.record.seats.push(openSeat());
}

export function startGame(desk: Desk, anyway: boolean): Answered {
	const { record, game } = desk;
	if (record.phase !== 'lobby') return no('ROOM-START.1', 'The game is on already.');
	const taken = record.seats.filter(({ kind }) => kind !== 'open').length;
	if (taken < game.seats.min)
		return no('ROOM-START.1', `${game.name} needs ${game.seats.min} seats taken; ${taken} are.`);
	const misfit = game.fits(record.options, taken);
	if (misfit) return { rule: misfit.rule, say: misfit.say };
	const slow = desk
		.people()
		.find((seat) => seat !== record.host && desk.isHere(seat) && !desk.seat(seat)?.ready);
	if (slow && !anyway)
		return no('ROOM-START.2', `${desk.nameOf(slow)} is not ready. Wait, or start anyway.`);
	closeUp(desk);
	record.round += 1;
	record.phase = 'playing';
	record.reports = 0;
	record.finished = null;
	record.salts = record.seats.map(({ salt }) => salt ?? newSalt(desk.port.random));
	for (const seat of record.seats) Object.assign(seat, { salt: null, ready: seat.kind === 'bot' });
	const how = {
		seats: record.seats.map((_, i) => seatAt(i)),
		options: record.options,
		clocked: record.house.windowMs > 0
	};
	const key = mixKey(record.secret, record.salts);
	desk.running = Running.begin(game, { ...how, key }, record.round, desk.port.now());
	const begun: Begun = {
		...how,
		game: game.id,
		rules: game.rules,
		names: Object.fromEntries(record.seats.map(({ name }, i) => [seatAt(i), name])),
		secret: record.secret,
		commitment: record.commitment,
		salts: record.salts
	};
	desk.keep('begun', JSON.stringify(begun));
	desk.faults = 0;
	desk.replaced();
	desk.begun(desk.running.past[0]?.events ?? []);
	const before = logsOf(record.round - 1);
	desk.after(() => {
		forget(desk.port.store, before).catch((error: unknown) =>
			desk.port.log('An old log stays', error)
		);
	});
	return null;
}

/** The same people, a new game: options are open again, and a new secret is committed to. */
export function rematch(desk: Desk): Answered {
	const { record } = desk;
	if (record.phase !== 'over') return no('ROOM-REMATCH.1', 'Finish this game first.');
	record.phase = 'lobby';
	record.secret = newSecret(desk.port.random);
	record.commitment = commitTo(record.secret);
	record.salts = [];
	record.votes = [];
	for (const seat of record.seats) {
		// Who left after the end left a name behind, and no key.
		if (seat.kind === 'human' && seat.keys.length === 0) Object.assign(seat, openSeat());
		Object.assign(seat, { standIn: null, salt: null, ready: seat.kind === 'bot' });
	}
	resize(desk, desk.game.seats.max);
	desk.running = null;
	desk.replaced();
	desk.touch();
	return null;
}

// --- forward

export function act(
	desk: Desk,
	from: Listener,
	message: ClientMessageOf<'act'>
): Promise<Answered> {
	const { decision, counter, answer } = message;
	return command(desk, from, counter, decision, (running, seat) => {
		const id = running.fromWire(decision);
		return forward(desk, seat, () => running.act(seat, id, answer, desk.port.now()));
	});
}

export function setOrders(
	desk: Desk,
	from: Listener,
	{ orders, counter }: ClientMessageOf<'orders'>
): Promise<Answered> {
	return command(desk, from, counter, 0, async (running, seat) => {
		desk.between();
		const refusal = running.order(seat, orders);
		if (refusal) return refusal;
		desk.ordered(seat);
		await passAhead(desk);
		return null;
	});
}

/** [ROOM-ONCE.1] Carries a numbered command out once; told again, it is acknowledged again. */
async function command(
	desk: Desk,
	from: Listener,
	counter: number,
	decision: number,
	work: (running: Running, seat: SeatId) => Promise<Answered>
): Promise<Answered> {
	const { seat } = from;
	const { running } = desk;
	if (!seat) return no('ROOM-SEAT.2', 'You are watching; only seats decide.');
	if (!running) return no('ROOM-START.3', 'The game has not begun.');
	switch (running.heard(seat, counter, decision)) {
		case 'done':
			desk.accepted(seat, counter);
			return null;
		case 'used':
			return no(
				'ROOM-ONCE.2',
				'Another device of your seat was faster; look at what is asked now.'
			);
		case 'new':
	}
	const refusal = await work(running, seat);
	if (refusal) return refusal;
	running.carriedOut(seat, counter, decision);
	if (desk.seat(seat)?.standIn) handBack(desk, seat);
	desk.accepted(seat, counter);
	return null;
}

/** Lets the game move on; when the rules themselves fail, nothing has happened. */
export async function forward(
	desk: Desk,
	by: Decider,
	work: () => ReturnType<Running['act']>
): Promise<Answered> {
	desk.between();
	let outcome: ReturnType<Running['act']>;
	try {
		outcome = work();
	} catch (error) {
		await heal(desk, by, error);
		return no(
			'ROOM-HEAL.1',
			'The rules stumbled over that, so nothing was changed. Try another answer.'
		);
	}
	if (!outcome.ok) return outcome.refusal;
	desk.faults = 0;
	dropStaleVotes(desk, by, outcome.entry);
	desk.moved(outcome.entry);
	await passAhead(desk);
	return null;
}

/** [ROOM-ACT.3] Whoever left orders is asked like all others, and passes at once, in the same turn of the room. */
async function passAhead(desk: Desk): Promise<void> {
	const { running } = desk;
	const seat = running?.passing;
	if (running && seat) await forward(desk, seat, () => running.passFor(seat, desk.port.now()));
}

/** Who moves on wants nothing taken back any more. */
function dropStaleVotes(desk: Desk, by: Decider, entry: LogEntry): void {
	const { record } = desk;
	if (record.votes.length === 0 || entry.action.type !== 'answer') return;
	const kept = record.votes.filter((vote) => vote.kind !== 'undo' || vote.by !== by);
	if (kept.length === record.votes.length) return;
	record.votes = kept;
	desk.touch();
}

/**
 * [ROOM-HEAL.1] The rules threw, or nobody could act: a bug of ours. The table goes back to what was
 * last saved, and keeps a report; when it fails at the same place again, one decision further.
 */
async function heal(desk: Desk, by: Decider, error: unknown): Promise<void> {
	const { running, record } = desk;
	if (!running) return;
	desk.port.log(`${record.table}: the rules of ${record.game} failed`, error);
	desk.faults += 1;
	running.backToSaved();
	await desk.flush(); // what was decided before it in this turn stands
	report(
		desk,
		by,
		error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
	);
	const further = desk.faults % PATIENCE === 0 ? running.lastStep() : null;
	if (further && (await running.back(further, desk.port.store, desk.port.now()))) desk.replaced();
	desk.notice(HEALED);
	await desk.flush();
}

/** Keeps what is needed to find a fault: shown to players only when the game is over. */
export function report(desk: Desk, by: string, what: string): void {
	const { running, record } = desk;
	const state = running && JSON.stringify(running.saves.last);
	const text = JSON.stringify({
		at: desk.port.now(),
		by,
		what: what.slice(0, 4000),
		table: record.table,
		round: record.round,
		n: running?.table.n ?? 0,
		state: state && state.length < 50_000 ? state : undefined
	});
	desk.keep(`report:${record.reports % REPORTS}`, text);
	record.reports += 1;
	desk.touch();
}

// --- back

/** Takes a decision back. False when that state is no longer kept. */
export async function goBack(desk: Desk, to: Earlier, seat: SeatId): Promise<boolean> {
	const { running } = desk;
	if (!running || !(await running.back(to, desk.port.store, desk.port.now()))) return false;
	desk.faults = 0;
	desk.replaced();
	await passAhead(desk);
	desk.notice(`${desk.nameOf(seat)} took a decision back.`);
	desk.after(() => {
		for (const one of desk.people()) desk.tellYou(one);
	});
	return true;
}
