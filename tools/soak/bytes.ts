/** Whole games of every game, and every byte that four seats, a watcher and a second device were sent in them. */
import { JOURNEYS } from '../../tests/support/answering';
import { auditedGame } from '../../tests/support/byte-audit';
import { count, endOf, inTurn, none, rounded, type Figure, type Plan } from './sweep';

/** One game in so many is read byte by byte: reading costs far more than playing. */
const READ_OF = 100;

export async function bytes(plan: Plan): Promise<Figure[]> {
	const end = endOf(plan);
	const journeys = Object.entries(JOURNEYS).filter(
		([, { game }]) => plan.game === null || game === plan.game
	);
	const games = Math.max(journeys.length, Math.ceil(plan.games / READ_OF));
	const sums = { games: 0, moves: 0, frames: 0, bytes: 0, named: 0, secrets: 0, missed: 0 };
	const leaks: string[] = [];
	for (let n = 0; n < games && Date.now() < end; n++) {
		const [name, journey] = inTurn(journeys, n);
		const seed = plan.seed + n;
		const read = await auditedGame(journey, seed);
		leaks.push(...read.leaks.map((leak) => `${name}, seed ${seed}: ${leak}`));
		sums.games += 1;
		for (const key of ['moves', 'frames', 'bytes', 'named', 'secrets'] as const)
			sums[key] += read[key];
		if (!read.controlFound) sums.missed += 1;
		if (n % 10 === 9) plan.say(`bytes: ${n + 1} of ${games} games read, ${leaks.length} leaks`);
	}
	return [
		count('whole games read', sums.games),
		count('moves in them', sums.moves),
		count('frames', sums.frames),
		{ what: 'bytes', value: rounded(sums.bytes / 1e6), unit: 'MB' },
		count('names of cards, tokens and aliens in them', sums.named),
		count('of them known to their reader alone', sums.secrets),
		none('told to who may not know', leaks.length, leaks),
		none('games in which a planted card was not found', sums.missed)
	];
}
