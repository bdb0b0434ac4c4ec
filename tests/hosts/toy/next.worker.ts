/** The same host a release later: other steps, other rules, another shape. */
import { NEXT_TOYS } from './catalogue';
import worker, { LobbyServer, TableServer as Today } from './worker';

export class TableServer extends Today {
	override get catalogue() {
		return NEXT_TOYS;
	}
}
export { LobbyServer };
export default worker;
