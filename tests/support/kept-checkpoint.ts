/** What a room puts into its store after a public move. */
import type { AnyTable } from '$lib/core';
import { Checkpoints } from '../../party/room/checkpoints';
import type { Entries } from '../../party/room/record';
import type { Head } from '../../party/room/running';

export function checkpointOf(
	head: Head,
	table: AnyTable,
	moves: readonly string[] | null = null,
	checkpoints = new Checkpoints()
): { entries: Entries; isWhole: boolean } {
	const { entries, isWhole } = checkpoints.public(head, table, moves);
	return { entries: { ...entries, ...checkpoints.now(head, []) }, isWhole };
}
