/** Plays at random until the game is over; between moves `meanwhile` may do mischief. */
import { sampleAnswer } from '$lib/core';
import { diceFrom } from './memory-host';
import type { MemoryHost, Player } from './memory-host';

export async function playOn(
	host: MemoryHost,
	players: readonly Player[],
	seed: number,
	meanwhile: (move: number) => Promise<void> | void = () => undefined,
	most = 2000
): Promise<number> {
	const dice = diceFrom(seed);
	for (let move = 0; move < most; move++) {
		if (players.some((player) => player.picture.room?.phase === 'over')) return move;
		const asked = players.filter(
			({ decision, socket }) => decision && !socket.held && !socket.closed
		);
		const player = asked[dice(asked.length)];
		if (player?.decision) player.act(sampleAnswer(player.decision.shape, dice));
		else await host.pass(2000);
		await host.settle();
		await meanwhile(move);
	}
	return most;
}

/** Answers once for whoever is asked first. */
export async function oneMove(
	host: MemoryHost,
	players: readonly Player[],
	seed = 1
): Promise<Player> {
	const player = players.find(({ decision }) => decision);
	if (!player?.decision) throw new Error('Nobody is asked.');
	player.act(sampleAnswer(player.decision.shape, diceFrom(seed)));
	await host.settle();
	return player;
}
