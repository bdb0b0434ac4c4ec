/** [ROOM-FAIR.3] The finished games a table keeps, and where: how each began, and its file, or the log it can be made of. */
import type { Finished } from './record';
import type { Turn } from './turn';

/** As many, and as many decisions together (a file has some 150 bytes for each): then the oldest go. The last is always kept. */
const MOST_GAMES = 5;
const MOST_DECISIONS = 20_000;

const pad = (round: number) => String(round).padStart(4, '0');
/** Under this lies how a round began. */
export const begunOf = (round: number) => `begun:${pad(round)}`;
/** Under this lies the file of a round, once it was made. */
export const gameOfRound = (round: number) => `game:${pad(round)}`;
/** As these keys were before more than one game was kept. */
export const OLD_BEGUN = 'begun';
export const OLD_FILE = 'file';

/** The games to keep from now on: this one has just been played to its end. */
export function withFinished({ session, record }: Turn, decisions: number): readonly Finished[] {
	const { round, games } = record;
	const ended = session.port.now();
	const last: Finished = { round, game: session.game.id, decisions, ended };
	const kept = [last];
	let sum = decisions;
	for (const one of games.toReversed()) {
		sum += one.decisions;
		if (kept.length === MOST_GAMES || sum > MOST_DECISIONS) break;
		kept.unshift(one);
	}
	return kept;
}
