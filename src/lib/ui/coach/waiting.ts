/** What any game says to who waits for the first time: where what happens can be read, and looked at again. */
import { msg } from '$lib/core/words';

export const WAITING_SAYS = msg(
	'Others decide now: the line above says who, unless that is a secret. What happened stands in the log (on a phone behind the speech bubble at the top): touch a line of it to see the table as it was then.'
);
