/** The deployed host with the test game on its shelf, and without limits a quick test would meet. */
import worker, { LobbyServer, TableServer as Table } from '../../../party/worker';
import { TOY_LIMITS, TOYS } from './shelf';

export class TableServer extends Table {
	override get shelf() {
		return TOYS;
	}
	override get limits() {
		return TOY_LIMITS;
	}
}
export { LobbyServer };
export default worker;
