/** What is not needed any more goes: of old games, or all of a table nobody visits. */
import type { Store } from './port';

/** Hosts take so many keys at once. */
const KEYS_AT_ONCE = 100;

/** Lies where the record was while the rest of a table goes: who dies then finds out what to go on with. */
export const FORGOTTEN = 'forgotten';

/** Forgets everything whose key begins so, and of which this is true. */
export async function forget(
	store: Store,
	prefix: string,
	isOld: (key: string) => boolean = () => true
): Promise<void> {
	const keys = [...(await store.list(prefix)).keys()].filter(isOld);
	for (let i = 0; i < keys.length; i += KEYS_AT_ONCE)
		await store.delete(keys.slice(i, i + KEYS_AT_ONCE));
}

/** Forgets the table. */
export async function vanish(store: Store): Promise<void> {
	await store.put({ room: FORGOTTEN });
	await forget(store, '', (key) => key !== 'room');
	await store.delete(['room']);
}
