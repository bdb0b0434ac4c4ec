/**
 * Games on a host that is ended as a power cut does, again and again. What was acknowledged has to be there
 * afterwards, once; what was on its way is said again, as a page does. Whole games are counted by their files.
 */
import { verify } from '$lib/core';
import type { AnyGame, Dice, SavedGame } from '$lib/core';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startHost, type Host, type HostName } from '../../tools/lib/hosts.mjs';
import type { Journey } from './answering';
import { diceFrom } from './memory-host';
import { netTable } from './net-player';
import type { NetPlayer } from './net-player';

export interface KillPlan {
	readonly host: HostName;
	/** Another configuration of that host than the project's own. */
	readonly config?: string;
	readonly games: { readonly [id: string]: AnyGame };
	/** One table each, four seats. */
	readonly journeys: readonly Journey[];
	/** The folder tables are kept in. */
	readonly tables: string;
	readonly kills: number;
	readonly seed: number;
	/** When no further kill is begun, ms since 1970. */
	readonly until?: number;
	readonly say?: (line: string) => void;
}

export interface KillTally {
	kills: number;
	/** Answers the room said yes to. */
	acknowledged: number;
	/** Of those: not there after a kill. */
	lost: number;
	seatsLost: number;
	/** Answers in the file of a whole game that nobody knows of, or that are missing. */
	miscounted: number;
	/** Answers the rules said no to, or that came too late; the question is then answered anew. */
	refused: number;
	/** Answers said again after a kill, and how many of them had been kept before it. */
	resent: number;
	keptUnheard: number;
	games: number;
	/** Tables on which nothing could be decided any more, and what they stood at. */
	readonly stuck: string[];
	/** How often the host was killed while this was asked. */
	readonly asked: Map<string, number>;
	readonly restartMs: number[];
}

const SEATS = 4;
/** Without an acknowledged answer for so long a table counts as stuck. */
const STUCK_MS = 20_000;
/** A table that never pauses would keep the host from its other tables. */
const BREATH_MS = 5;

/** One table: four people who answer whatever they are asked, and what they were told of it. */
class Table {
	/** Answers the room took of each seat in the game that is on. */
	#taken: number[] = [0, 0, 0, 0];
	#running = false;
	#done: Promise<unknown> = Promise.resolve();
	/** Acknowledged since the last kill. */
	fresh = 0;

	constructor(
		readonly name: string,
		readonly journey: Journey,
		readonly players: readonly NetPlayer[],
		readonly tally: KillTally,
		readonly dice: Dice
	) {}

	async begin(): Promise<void> {
		const [host] = this.players;
		const { game, options } = this.journey;
		host?.send({ type: 'options', game });
		host?.send({ type: 'options', options, house: { windowMs: 0, graceS: -1 } });
		host?.send({ type: 'start', anyway: true });
		await this.#until('playing');
		this.#taken = [0, 0, 0, 0];
	}

	async #until(phase: string): Promise<void> {
		for (const player of this.players)
			await player.until(
				() => player.picture.room?.phase === phase && (phase !== 'playing' || !!player.picture.own),
				`the table to be ${phase}`
			);
	}

	get questions(): string[] {
		return this.players.flatMap(({ picture }) => picture.own?.decision?.name ?? []);
	}

	/** All play until they are stopped, or their lines break. */
	play(): void {
		this.fresh = 0;
		this.#running = true;
		this.#done = Promise.allSettled(this.players.map((_, seat) => this.#playSeat(seat)));
	}

	/** Fulfilled when nobody plays any more; an answer on its way stays so. */
	stop(): Promise<unknown> {
		this.#running = false;
		return this.#done;
	}

	async #playSeat(seat: number): Promise<void> {
		const player = this.players[seat];
		while (player && this.#running) {
			const { own, room } = player.picture;
			if (room?.phase === 'over') return;
			if (own?.decision) {
				const answer = this.journey.answering(player.picture, own.decision, this.dice);
				this.#heard(seat, await player.act(answer, own.decision.id));
				await sleep(BREATH_MS);
			} else {
				const from = player.said.length;
				await player.until(() => player.said.length > from || !this.#running, 'news');
			}
		}
	}

	#heard(seat: number, word: 'accepted' | 'refused' | null): void {
		if (word === 'refused') this.tally.refused += 1;
		if (word !== 'accepted') return;
		this.tally.acknowledged += 1;
		this.fresh += 1;
		this.#taken[seat] = (this.#taken[seat] ?? 0) + 1;
	}

	/** After the kill: everybody comes back, and finds what was acknowledged. */
	async comeBack(url: string): Promise<void> {
		const known = this.players.map(({ counter, sending }) => ({ counter, sending }));
		await Promise.all(
			this.players.map((player) => {
				player.url = url;
				return player.connect();
			})
		);
		for (const [seat, player] of this.players.entries()) {
			const { counter, sending } = known[seat]!;
			const { you } = player.picture;
			if (you.seat !== `seat:${seat + 1}`) {
				this.tally.seatsLost += 1;
				this.tally.stuck.push(`${this.name}: seat ${seat + 1} is ${you.seat ?? 'nobody’s'}`);
				continue;
			}
			// Refused answers leave no number behind, so the last number taken is what counts.
			this.tally.lost += Math.max(0, player.acknowledged - you.counter);
			player.acknowledged = Math.min(player.acknowledged, you.counter); // lost is lost once
			if (you.counter > counter) this.tally.miscounted += 1;
			if (!sending) continue;
			this.tally.resent += 1;
			if (you.counter >= sending.counter) this.tally.keptUnheard += 1;
			this.#heard(seat, await player.actAgain());
		}
	}

	/** When the game is over: its file holds every answer the room took, once. Then the next one begins. */
	async checkOver(url: string, games: KillPlan['games']): Promise<boolean> {
		if (!this.players.some(({ picture }) => picture.room?.phase === 'over')) return false;
		await this.stop();
		await this.#until('over');
		const file = await fetch(`${url}/parties/main/${this.name}/game.json`);
		const saved = (await file.json()) as SavedGame;
		const game = games[this.journey.game];
		if (!game || !verify(game, saved).ok) this.tally.miscounted += 1;
		for (const [seat, taken] of this.#taken.entries()) {
			const { length } = saved.moves.filter(
				({ by, action }) => by === `seat:${seat + 1}` && action.type === 'answer'
			);
			this.tally.miscounted += Math.abs(length - taken);
		}
		this.tally.games += 1;
		for (const player of this.players) player.send({ type: 'rematch' });
		await this.#until('lobby');
		await this.begin();
		this.play();
		return true;
	}

	/** What is known of a table on which nothing happens. */
	get standstill(): string {
		const seats = this.players.map(({ picture: { own, you }, counter, sending }, seat) => {
			const { name, id } = own?.decision ?? {};
			return `seat ${seat + 1}: ${name ? `${name} (${id})` : 'not asked'}, number ${counter} of ${you.counter}${sending ? `, waits for word on ${sending.counter}` : ''}`;
		});
		return `${this.name} (${this.journey.game}): ${seats.join('; ')}`;
	}
}

const blank = (): KillTally => ({
	...{ kills: 0, acknowledged: 0, lost: 0, seatsLost: 0, miscounted: 0 },
	...{ refused: 0, resent: 0, keptUnheard: 0, games: 0, stuck: [], asked: new Map(), restartMs: [] }
});

/** Plays and kills. Every kill comes at a moment of its own, with at least one answer since the last on each table. */
export async function killAgainAndAgain(plan: KillPlan): Promise<KillTally> {
	const tally = blank();
	const dice = diceFrom(plan.seed);
	const port = await freePort();
	const { tables: folder, config, until = Infinity, say = () => {} } = plan;
	const start = () =>
		startHost(plan.host, {
			...{ port, tables: folder, say: () => undefined },
			...(config ? { config } : {})
		});
	let host: Host = await start();
	const tables: Table[] = [];
	try {
		for (const [i, journey] of plan.journeys.entries()) {
			const name = `kill-${plan.seed}-${i}`;
			const players = await netTable(host.url, name, SEATS);
			tables.push(new Table(name, journey, players, tally, dice));
		}
		for (const table of tables) await table.begin();
		while (tally.kills < plan.kills && Date.now() < until) {
			for (const table of tables) table.play();
			await moveOn(tables, host, plan, tally);
			await sleep(dice(400));
			for (const table of tables)
				for (const name of table.questions) tally.asked.set(name, (tally.asked.get(name) ?? 0) + 1);
			await host.kill();
			tally.kills += 1;
			await Promise.all(tables.map((table) => table.stop()));
			const began = Date.now();
			host = await start();
			tally.restartMs.push(Date.now() - began);
			for (const table of tables) await table.comeBack(host.url);
			say(
				`${plan.host}: ${tally.kills} kills, ${tally.acknowledged} acknowledged, ${tally.lost} lost, ${tally.games} whole games`
			);
		}
		for (const { players } of tables) for (const player of players) player.close();
		return tally;
	} finally {
		await host.stop();
	}
}

/** Until every table has decided something; whole games are counted on the way. */
async function moveOn(
	tables: readonly Table[],
	host: Host,
	plan: KillPlan,
	tally: KillTally
): Promise<void> {
	const end = Date.now() + STUCK_MS;
	const told = new Set<Table>();
	while (told.size < tables.length) {
		for (const table of tables) {
			if (told.has(table)) continue;
			if (table.fresh > 0) told.add(table);
			await table.checkOver(host.url, plan.games);
			if (Date.now() < end || told.has(table)) continue;
			tally.stuck.push(table.standstill);
			told.add(table);
		}
		await sleep(10);
	}
}
