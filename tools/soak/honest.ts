/** Honest tables on a real host: four people each, who play on and note how long the room's word takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { diceFrom } from '../../tests/support/memory-host';
import { netTable } from '../../tests/support/net-player';
import type { Journey } from '../../tests/support/answering';
import type { NetPlayer } from '../../tests/support/net-player';

/** People think; four of them so make about ten decisions a second. */
const PAUSE_MS = 250;

export class HonestTable {
	/** From saying an answer to the word on it, ms, since `measure()`. */
	took: number[] = [];
	/** Answers on which no word came in 15 seconds. */
	unheard = 0;
	decisions = 0;
	#running = true;
	#playing: Promise<unknown>;

	constructor(
		readonly players: readonly NetPlayer[],
		readonly journey: Journey,
		seed: number
	) {
		const dice = diceFrom(seed);
		this.#playing = Promise.all(players.map((player) => this.#play(player, dice)));
	}

	/** Begins to measure anew; gives back what was measured so far. */
	measure(): { readonly took: readonly number[]; readonly unheard: number } {
		const { took, unheard } = this;
		this.took = [];
		this.unheard = 0;
		return { took, unheard };
	}

	async #play(player: NetPlayer, dice: (below: number) => number): Promise<void> {
		while (this.#running) {
			try {
				// Who is not asked finds out by nothing else that its line broke.
				if (player.isClosed) await player.connect();
				const { own, room } = player.picture;
				if (room?.phase === 'over') player.send({ type: 'rematch' });
				if (room?.phase === 'lobby') player.send({ type: 'start', anyway: true });
				if (own?.decision && room?.phase === 'playing') {
					const answer = this.journey.answering(player.picture, own.decision, dice);
					const began = performance.now();
					await player.act(answer, own.decision.id);
					this.took.push(performance.now() - began);
					this.decisions += 1;
				}
			} catch {
				this.unheard += 1;
			}
			player.said.length = 0; // hours of it would not fit
			await sleep(PAUSE_MS);
		}
	}

	async stop(): Promise<void> {
		this.#running = false;
		await this.#playing;
		for (const player of this.players) player.close();
	}
}

/** Sits four people down at a table, begins the game, and lets them play. */
export async function honestTable(
	url: string,
	name: string,
	journey: Journey,
	seed: number
): Promise<HonestTable> {
	const players = await netTable(url, name, 4);
	const [first] = players;
	first?.send({ type: 'options', game: journey.game });
	first?.send({
		type: 'options',
		options: journey.options,
		house: { windowMs: 0, graceS: -1, takeover: false }
	});
	first?.send({ type: 'start', anyway: true });
	for (const player of players) await player.until(() => player.picture.own !== null, 'the start');
	return new HonestTable(players, journey, seed);
}
