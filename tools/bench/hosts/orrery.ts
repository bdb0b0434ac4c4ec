/** Our tables as they are, but for the limits on how much one socket may say. */
import { LIMITS } from '../../../src/lib/protocol';
import TableServer from '../../../party/partykit';

export default class BenchServer extends TableServer {
	override get limits() {
		const all = { burst: 1e9, perSecond: 1e9 };
		return { ...LIMITS, seat: all, address: all, watcher: all, watchers: all };
	}
}
