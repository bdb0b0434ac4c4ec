/** The deployed host, which can be put into the middle of a game. */
import type { Connection, WSMessage } from 'partyserver';
import worker, { LobbyServer, TableServer as Table } from '../../../party/worker';
import { TOY_LIMITS } from '../toy/catalogue';
import { keep } from './keep';
import { isKeep } from './message';

export class TableServer extends Table {
	override get limits() {
		return TOY_LIMITS;
	}

	override onMessage(from: Connection, message: WSMessage) {
		if (!isKeep(message)) return super.onMessage(from, message);
		return keep(this.ctx.storage, message).then(() => from.close());
	}
}
export { LobbyServer };
export default worker;
