/** What changes the numbers of both cards before all else, and by a super flare that of one main player’s alone. */
import { bestOf, seatChoice } from '../../kit';
import { amMain, mainOf } from '../bot/sight';
import { worthOfLaying } from '../bot/odds';
import { fightIn } from '../bot/worth';
import { mainPlayer, sideOfMain } from '../board';
import { declaresOwn } from '../declared';
import { note } from '../notes';
import { SIDES } from '../types';
import { asking } from '../use';
import type { SendsAlong, Words } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Side } from '../types';
import type { CardValues, Effect } from '../use';
import { MAIN } from './timing';

type Change = (number: number) => number;

/** The numbers of both cards changed, or that of one side alone. */
export const changed = (numbers: CardValues, change: Change, only?: Side): CardValues => ({
	offense: only === 'defense' ? numbers.offense : change(numbers.offense),
	defense: only === 'offense' ? numbers.defense : change(numbers.defense)
});

/** The same as a bot sees it. */
export const seenChanged = (sight: Sight, change: Change, only?: Side): Sight => ({
	...sight,
	numbers: (side, attack) => {
		const { plus = 0 } = attack;
		const number = sight.numbers(side, attack) - plus;
		return (only === undefined || only === side ? change(number) : number) + plus;
	}
});

/** So that a bot does not use it for next to nothing. */
export const TROUBLE = 0.05;

/** What a bot gains by it with the card it has laid. */
export function gainedBy(sight: Sight, change: Change, only?: Side): number {
	const fight = fightIn(sight);
	const { laid } = sight.own;
	if (!fight || !laid || !amMain(sight)) return 0;
	return (
		worthOfLaying(seenChanged(sight, change, only), fight, laid) -
		worthOfLaying(sight, fight, laid) -
		TROUBLE
	);
}

interface Limit {
	readonly say: Words;
	readonly sends: SendsAlong['some'];
	/** What a bot gains where only the card of this side is changed, beside both. */
	readonly gains: (sight: Sight, only: Side) => number;
}

/** The super flare, which notes whose card it is. */
export const toOneCard = (alien: 'graviton' | 'mirror', { say, sends, gains }: Limit): Effect => ({
	uses: {
		limit: asking({
			moments: ['use.declared'],
			roles: MAIN,
			open: declaresOwn,
			ask: ({ board }) => ({
				type: 'one',
				choices: SIDES.map((side) => seatChoice(mainPlayer(board, side)))
			}),
			say,
			sends,
			worth: (sight) => Math.max(...SIDES.map((side) => gains(sight, side))),
			choose: (sight, { choices }) => {
				const side = bestOf(SIDES, (one) => gains(sight, one));
				const choice = side && choices.find(({ id }) => id === mainOf(sight, side));
				return choice ? { pick: choice.id } : null;
			},
			apply: (play, _me, { pick }) => {
				const side = sideOfMain(play.board, pick);
				if (side) note(play, alien, side);
			}
		})
	}
});
