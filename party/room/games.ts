/** Of games that are over their files stay, and of the oldest nothing. */
import { forget } from './forgetting';
import { fileOfRound } from './files';
import { begunOf, gameOfRound, OLD_BEGUN, OLD_FILE } from './finished';
import { logsOf } from './journal';
import type { TableSession } from './session';

/**
 * A game has begun: of those before it the files are made that nobody has asked for, and what they were made of goes,
 * with what is kept no longer. Who dies in the midst of it loses nothing: a file can be made as long as its log is there.
 */
export async function tidyGames(session: TableSession): Promise<void> {
	const { record, port } = session;
	const kept = record.games.filter(({ round }) => round !== record.round);
	for (const { round } of kept) {
		const file = await fileOfRound(session, round);
		await file();
	}
	const { round } = record;
	const stays = kept.map((one) => gameOfRound(one.round));
	const isOld = (key: string) =>
		key.startsWith('game:')
			? key < gameOfRound(round) &&
				// A long file lies in pieces, whose keys begin with its own.
				!stays.some((one) => key === one || key.startsWith(`${one}:`))
			: key.startsWith('begun:')
				? key < begunOf(round)
				: key < logsOf(round);
	for (const prefix of ['game:', 'begun:', 'log:']) await forget(port.store, prefix, isOld);
	for (const key of [OLD_BEGUN, OLD_FILE])
		await forget(port.store, key, (old) => !old.startsWith('begun:'));
}
