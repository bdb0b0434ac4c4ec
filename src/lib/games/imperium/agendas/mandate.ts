/** Imperial Mandate: victory points for all, or from all. */
import { bySeat } from '../../kit';
import type { Play } from '../play';
import { gainPointsTogether } from '../points';
import type { Motion } from './agenda';
import { everybody } from './everybody';

/** TI-1.5: all of it is applied before anything is compared; TI-1.11: never below 0. */
const points =
	(n: number) =>
	(play: Play): void => {
		const gains = bySeat(everybody(play.board), () => n);
		gainPointsTogether(play, gains, { agenda: 'imperial-mandate' }, 'TI-1.5');
	};

export const imperialMandate: Motion = { for: points(2), against: points(-1) };
