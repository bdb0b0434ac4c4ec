/** A position that is laid out in a test, played on by its rules on the page of a real table: seen as players see it. */
import type { Page } from '@playwright/test';
import { act, lookOpen, lookOwn, timeOut } from '../../src/lib/core';
import type { AnyGame, AnyTable, Answer, GameEvent, SeatId } from '../../src/lib/core';
import type { ServerMessage } from '../../src/lib/protocol/messages';
import { apply } from '../../src/lib/protocol/patch';

interface Laid {
	readonly game: AnyGame;
	readonly table: AnyTable;
	/** Whose page it is; all others are answered for by what is usual. */
	readonly seat: SeatId;
	/** Nobody answers for others: it is looked at while they are waited for. */
	readonly still?: boolean;
}

interface Act {
	readonly type: string;
	readonly decision: number;
	readonly answer: Answer;
	readonly counter: number;
}

/** Until `seat` is asked. */
function othersAnswer({ game, table, seat, still = false }: Laid): GameEvent[] {
	const events: GameEvent[] = [];
	while (!still && !table.over && !table.decisions.some((one) => one.seat === seat)) {
		const [asked] = table.decisions;
		const lapsed = asked && timeOut(game, table, asked.id);
		if (!lapsed?.ok) break;
		events.push(...lapsed.value.events);
	}
	return events;
}

/**
 * From the next socket that the page opens. The table itself knows nothing of it: what it tells of its own game is
 * kept from the page, and answers go to the rules here.
 */
export async function layOut(page: Page, laid: Laid): Promise<void> {
	const { game, table, seat } = laid;
	const looks = () => ({ open: lookOpen(game, table), own: lookOwn(game, table, seat) });
	othersAnswer(laid);
	await page.routeWebSocket(/\/parties\/main\//, (socket) => {
		const room = socket.connectToServer();
		let seq = 0;
		let look: unknown = null;
		let isThere = false;
		const tell = (message: object) => socket.send(JSON.stringify(message));
		room.onMessage((message) => {
			const told = JSON.parse(String(message)) as ServerMessage;
			if (told.type === 'welcome') {
				({ seq, room: look } = told);
				isThere = told.open !== null;
				tell(isThere ? { ...told, ...looks(), log: [] } : told);
			} else if (told.type !== 'delta') socket.send(message);
			else if (!isThere) {
				({ seq } = told);
				if (told.room) look = apply(look, told.room);
				isThere = told.open !== undefined;
				const { open, own } = looks();
				tell(isThere ? { ...told, open: [open], own: [own], events: [] } : told);
			}
		});
		socket.onMessage((message) => {
			const { type, decision, answer, counter } = JSON.parse(String(message)) as Act;
			if (type !== 'act') return room.send(message);
			const done = act(game, table, seat, decision, answer);
			if (!done.ok) return tell({ type: 'refused', of: 'act', counter, ...done.refusal });
			const events = [...done.value.events, ...othersAnswer(laid)]
				.filter(({ to }) => to === 'all' || to.includes(seat))
				.map(({ to: _, ...event }) => event);
			const { open, own } = looks();
			seq += 1;
			const isOver = table.over ? { room: [Object.assign({}, look, { phase: 'over' })] } : {};
			tell({
				type: 'delta',
				seq,
				...isOver,
				open: [open],
				own: [own],
				events,
				accepted: { counter }
			});
		});
	});
}

/** Opens a table at which this is laid out: that of the game's lesson. */
export async function openAt(page: Page, laid: Laid): Promise<void> {
	await layOut(page, laid);
	await page.goto(`/t/new?game=${laid.game.id}&lesson`);
}
