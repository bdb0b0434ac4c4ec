/** The table host of PartyKit with the test game in its catalogue, and without limits a quick test would meet. */
import TableServer from '../../../party/partykit';
import { TOY_LIMITS, toTest, TOYS } from './catalogue';

export default class ToyServer extends TableServer {
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
