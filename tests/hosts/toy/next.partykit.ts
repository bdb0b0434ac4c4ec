/** The same host a release later: other steps, other rules, another shape. */
import ToyServer from './partykit';
import { NEXT_TOYS } from './catalogue';

export default class NextServer extends ToyServer {
	override get catalogue() {
		return NEXT_TOYS;
	}
}
