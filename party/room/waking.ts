/** A table wakes: it is read, put right where it was left wrong, and shown to everybody who is here. */
import { HEALED } from '$lib/protocol';
import { commit } from './commit';
import { TableSession } from './session';
import type { Ground } from './session';
import { settleAll } from './devices';
import { newId } from './keys';
import type { Listener } from './listener';
import { greet, looksOf } from './looks';
import { Turn } from './turn';

/** Throws when the table cannot be read, or not be put right. `here`: who is shown it. */
export async function wakeFor(ground: Ground, here: readonly Listener[]): Promise<TableSession> {
	const { port, name, audience } = ground;
	const session = await TableSession.read(ground);
	const { waits } = session;
	if (waits) port.log(`${name}: waits`, JSON.stringify(waits));
	settleAll(session);
	audience.assume(newId(port.random), looksOf(session));
	for (const listener of here) greet(session, listener);
	if (!waits) await putRight(session);
	return session;
}

/** A table kept when less was known is written down anew; one at which nobody could act goes back one decision. */
async function putRight(session: TableSession): Promise<void> {
	const { running, port } = session;
	if (!session.isOlder && !running?.stuck) return;
	const turn = new Turn(session);
	if (session.isOlder) turn.change({});
	const to = running?.stuck && running.course.last;
	if (to && (await running.back(to, port.store, port.now()))) {
		turn.replace('replaced');
		turn.notice(HEALED, 'healed');
		port.counts.healed();
	}
	await commit(turn);
}
