/** A host that can be put into the middle of a game: whoever sends it a table finds that one after its next start. */
import type { AnyTable } from '$lib/core';
import { storeOf } from '../../../party/durable';
import { lastSaved } from '../../../party/room/checkpoints';
import { checkpointOf } from '../../support/kept-checkpoint';
import { KEEP } from './message';

/** The first game of this table, begun by now, stands where the other one does. */
export async function keep(storage: DurableObjectStorage, message: string): Promise<void> {
	const store = storeOf(storage, (error) => console.error(error));
	const { head } = await lastSaved(store, 1);
	const table = JSON.parse(message.slice(KEEP.length)) as AnyTable;
	await store.put(checkpointOf(head, table).entries);
	await storage.sync();
}
