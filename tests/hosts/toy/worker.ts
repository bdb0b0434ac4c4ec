/** The deployed host with the test game in its catalogue, and without limits a quick test would meet. */
import worker, { LobbyServer, TableServer as Table } from '../../../party/worker';
import { TOY_LIMITS, toTest, TOYS } from './catalogue';

export class TableServer extends Table {
	override get catalogue() {
		return TOYS;
	}
	override get limits() {
		return TOY_LIMITS;
	}
	override get post() {
		return toTest;
	}
}
export { LobbyServer };
export default worker;
