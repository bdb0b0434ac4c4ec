/**
 * Where hints are thought out: beside the page, with a bot and the rules it needs, which come when somebody asks for
 * the first time and are no part of the page's scripts.
 */
import { advise } from '../bots/advice';
import { ADVISERS } from '../games/advisers';
import type { Asked, Told } from './messages';

async function answer({ n, asking }: Asked): Promise<Told> {
	try {
		const bot = await ADVISERS[asking.game]?.();
		return { n, advice: bot ? advise(bot, asking) : null };
	} catch {
		return { n, advice: null };
	}
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
	void answer(data).then((told) => self.postMessage(told));
};
