/** A table wakes: it is read, put right where it was left wrong, and shown to everybody who is here. */
import { HEALED } from '$lib/protocol';
import { commit } from './commit';
import { Desk } from './desk';
import type { Ground } from './desk';
import { settleAll } from './devices';
import { newId } from './keys';
import type { Listener } from './listener';
import { greet, looksOf } from './looks';
import { Turn } from './turn';

/** Throws when the table cannot be read, or not be put right. `here`: who is shown it. */
export async function wakeFor(ground: Ground, here: readonly Listener[]): Promise<Desk> {
	const { port, name, audience } = ground;
	const desk = await Desk.read(ground);
	const { waits } = desk;
	if (waits) port.log(`${name}: waits`, JSON.stringify(waits));
	settleAll(desk);
	audience.assume(newId(port.random), looksOf(desk));
	for (const listener of here) greet(desk, listener);
	if (!waits) await putRight(desk);
	return desk;
}

/** A table kept when less was known is written down anew; one at which nobody could act goes back one decision. */
async function putRight(desk: Desk): Promise<void> {
	const { running, port } = desk;
	if (!desk.isOlder && !running?.stuck) return;
	const turn = new Turn(desk);
	if (desk.isOlder) turn.change({});
	const to = running?.stuck && running.course.last;
	if (to && (await running.back(to, port.store, port.now()))) {
		turn.replace('replaced');
		turn.notice(HEALED);
		port.counts.healed();
	}
	await commit(turn);
}
