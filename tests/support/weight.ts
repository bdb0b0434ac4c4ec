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
}

/** Whole games, or their first `most` decisions each: one game differs from the next by a third. */
export async function weighDecisions(
	journey: Journey,
	seats: number,
	{ games, most }: { readonly games: number; readonly most: number }
): Promise<Weights> {
	const weights: number[] = [];
	for (let seed = 1; seed <= games; seed++)
		weights.push(...(await weighGame(journey, seats, seed, most)));
	weights.sort((a, b) => a - b);
	const at = (share: number) => weights[Math.floor(weights.length * share)] ?? 0;
	const sum = weights.reduce((all, one) => all + one, 0);
	return { decisions: weights.length, median: at(0.5), mean: sum / weights.length, p99: at(0.99) };
}

/** Bytes of each decision, with everybody connected. */
async function weighGame(
	{ game, options, answering }: Journey,
	seats: number,
	seed: number,
	most: number
): Promise<number[]> {
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
	const weights: number[] = [];
	while (weights.length < most && first?.picture.room?.phase === 'playing') {
		const asked = players.filter(({ decision }) => decision);
		const player = asked[dice(asked.length)];
		const known = frames().map(({ length }) => length);
		if (player?.decision) player.act(answering(player.picture, player.decision, dice));
		await host.pass(player ? 0 : 2000);
		if (!player) continue;
		const told = frames().flatMap((heard, i) => heard.slice(known[i]));
		weights.push(told.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
	}
	return weights;
}
