/** What decisions weigh on the wire: bytes to all seats together, in seeded games on the host in memory. */
import { CATALOGUE } from '../../party/catalogue';
import type { Journey } from './answering';
import { diceFrom, MemoryHost, Player } from './memory-host';

export interface Weights {
	readonly decisions: number;
	/** Bytes of one decision to all seats. */
	readonly median: number;
	readonly mean: number;
	readonly p99: number;
	/** Bytes of one decision to one seat. */
	readonly seat: { readonly median: number; readonly p95: number };
}

/** Whole games, or their first `most` decisions each: one game differs from the next by a third. */
export async function weighDecisions(
	journey: Journey,
	seats: number,
	{ games, most }: { readonly games: number; readonly most: number }
): Promise<Weights> {
	const told: number[][] = [];
	for (let seed = 1; seed <= games; seed++)
		told.push(...(await weighGame(journey, seats, seed, most)));
	const weights = told.map(sumOf);
	const each = told.flat();
	return {
		decisions: weights.length,
		...{ median: quantile(weights, 0.5), mean: sumOf(weights) / weights.length },
		p99: quantile(weights, 0.99),
		seat: { median: quantile(each, 0.5), p95: quantile(each, 0.95) }
	};
}

const sumOf = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

const quantile = (weights: readonly number[], share: number): number =>
	weights.toSorted((a, b) => a - b)[Math.floor(weights.length * share)] ?? 0;

/** Bytes of each decision to each seat, with everybody connected. */
async function weighGame(
	{ game, options, answering }: Journey,
	seats: number,
	seed: number,
	most: number
): Promise<number[][]> {
	const host = new MemoryHost({ catalogue: CATALOGUE, seed });
	const players: Player[] = [];
	for (let i = 0; i < seats; i++) {
		const player = new Player(host, `Player ${i + 1}`);
		player.hello();
		await player.ask({ type: 'sit', salt: String(i).repeat(32) });
		players.push(player);
	}
	const [first] = players;
	await first?.ask({ type: 'options', game });
	await first?.ask({ type: 'options', options, house: { windowMs: 0, graceS: -1 } });
	await first?.ask({ type: 'start', anyway: true });

	const dice = diceFrom(seed);
	const frames = () => players.map(({ socket }) => socket.heard);
	const weights: number[][] = [];
	while (weights.length < most && first?.picture.room?.phase === 'playing') {
		const asked = players.filter(({ decision }) => decision);
		const player = asked[dice(asked.length)];
		const known = frames().map(({ length }) => length);
		if (player?.decision) player.act(answering(player.picture, player.decision, dice));
		await host.pass(player ? 0 : 2000);
		if (!player) continue;
		const told = frames().map((heard, i) => heard.slice(known[i]));
		weights.push(told.map((texts) => sumOf(texts.map((text) => Buffer.byteLength(text)))));
	}
	return weights;
}
