/** The table host of PartyKit with the test game on its shelf, and without limits a quick test would meet. */
import TableServer from '../../../party/partykit';
import { TOY_LIMITS, TOYS } from './shelf';

export default class ToyServer extends TableServer {
	override get shelf() {
		return TOYS;
	}
	override get limits() {
		return TOY_LIMITS;
	}
}
