/** The table host of PartyKit, which can be put into the middle of a game. */
import type * as Party from 'partykit/server';
import TableServer from '../../../party/partykit';
import { TOY_LIMITS } from '../toy/catalogue';
import { keep } from './keep';
import { isKeep } from './message';

export default class SceneServer extends TableServer {
	override get limits() {
		return TOY_LIMITS;
	}

	override onMessage(message: string | ArrayBuffer | ArrayBufferView, from: Party.Connection) {
		if (!isKeep(message)) return super.onMessage(message, from);
		// PartyKit has types of its own for what is the runtime's storage.
		return keep(this.party.storage as unknown as DurableObjectStorage, message).then(() =>
			from.close()
		);
	}
}
