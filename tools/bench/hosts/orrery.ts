/** Our tables as they are, but for the limits on how much one socket may say. */
import { LIMITS } from '../../../src/lib/protocol';
import TableServer from '../../../party/partykit';

export default class BenchServer extends TableServer {
	override get limits() {
		return { ...LIMITS, burst: 1e9, perSecond: 1e9 };
	}
}
