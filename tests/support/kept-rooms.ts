/** A whole table as a room keeps it, from the middle of a game: what a later build must be able to take up. */
import { botsFor } from '$lib/bots';
import { sampleAnswer } from '$lib/core';
import type { AnyGame, Dice } from '$lib/core';
import { diceFrom, MemoryHost, Player, playing } from './memory-host';

export interface KeptRoom {
	readonly game: string;
	readonly shape: number;
	/** ms since 1970, when it was left. */
	readonly at: number;
	/** The key of each seat, in seat order. */
	readonly keys: readonly string[];
	readonly store: { readonly [key: string]: string };
}

/** Decisions after which it is left. */
const LEFT_AFTER = 70;

const hostOf = (game: AnyGame): MemoryHost =>
	new MemoryHost({ catalogue: { games: { [game.id]: game }, botsFor: () => botsFor(game) } });

/** Lets whoever is asked answer at random until it is so, or nobody is asked. */
async function playUntil(players: readonly Player[], dice: Dice, done: () => boolean) {
	while (!done()) {
		const asked = players.filter(({ decision }) => decision);
		const player = asked[dice(asked.length)];
		if (!player?.decision) return;
		player.act(sampleAnswer(player.decision.shape, dice));
		await player.host.settle();
	}
}

/** Three people play; one has said something, one has answered a question that others have not. */
export async function leaveRoom(game: AnyGame): Promise<KeptRoom> {
	const host = hostOf(game);
	const players = await playing(host, 3, { house: { graceS: -1 } });
	await players[0]?.ask({ type: 'chat', text: 'Good luck to all.' });
	await playUntil(players, diceFrom(7), () => {
		const { open } = players[0]?.picture ?? {};
		const asked = players.filter(({ decision }) => decision).length;
		return (open?.n ?? 0) > LEFT_AFTER && asked < (open?.waiting?.of ?? 0);
	});
	for (const player of players) player.drop();
	await host.settle();
	return {
		...{ game: game.id, shape: game.shape, at: host.time },
		keys: players.map(({ key }) => key ?? ''),
		store: Object.fromEntries([...host.store.kept].sort(([a], [b]) => (a < b ? -1 : 1)))
	};
}

/** The same people come back, to this build. */
export async function comeBack(game: AnyGame, kept: KeptRoom) {
	const host = hostOf(game);
	for (const [key, text] of Object.entries(kept.store)) host.store.kept.set(key, text);
	host.time = kept.at;
	host.restart();
	const players: Player[] = [];
	for (const key of kept.keys) {
		const player = new Player(host);
		player.key = key;
		player.hello();
		await host.settle();
		players.push(player);
	}
	const { picture } = players[0] as Player;
	/** Up to so many decisions, or to the end. */
	const playOn = (seed: number, most = Infinity) => {
		const until = (picture.open?.n ?? 0) + most;
		return playUntil(players, diceFrom(seed), () => {
			const { room, open } = (players[0] as Player).picture;
			return room?.phase === 'over' || (open?.n ?? 0) >= until;
		});
	};
	return { host, players, picture, playOn };
}
