/** Rewards as they are taken (CE-14.10, CE-31.4): ships from the warp, cosmic cards, and reward cards where these lie apart. */
import { msg } from '../../core';
import type { Ask, Place } from '../../core';
import type { SplitOf } from '../kit';
import { coloniesOf } from './board';
import { drawRewards, drawToHand } from './hands';
import { drawable } from './modules/decks';
import { value } from './values';
import { shipsToFree } from './retrieval';
import type { Play } from './play';
import type { CardId, SeatId } from './types';

/** Rewards as they are split: all of it is told before anything is drawn (CE-14.11). */
export interface Split {
	readonly ships: number;
	readonly cards: number;
	readonly rewards: number;
}

/** Whether rewards may be taken of a deck of their own. */
export const hasRewardDeck = ({ board }: Play): boolean =>
	board.modules?.reward !== undefined && !board.modules.reward.shared;

/** How many of so many rewards can be ships; CE-14.13: without a colony none. */
export const retrievable = (play: Play, seat: SeatId, n: number): number =>
	coloniesOf(play.board, seat).length > 0 ? Math.min(n, shipsToFree(play, seat)) : 0;

/** What so many rewards can be, for a question that splits them. */
export function rewardPlaces(play: Play, seat: SeatId, n: number): Place<keyof Split>[] {
	// CE-31.5: as many reward cards as there are now.
	const may = hasRewardDeck(play) && value(play, 'takesRewardCards', true, { seat });
	const rewards = may ? Math.min(n, drawable(play, 'reward')) : 0;
	const places: Place<keyof Split>[] = [
		{ id: 'rewards', say: msg('Reward cards'), max: rewards },
		{ id: 'cards', say: msg('Cosmic cards'), max: n },
		{ id: 'ships', say: msg('Ships from the warp'), max: retrievable(play, seat, n) }
	];
	return places.filter(({ max }) => max > 0);
}

/** Tells the split, and then draws and retrieves (CE-14.11). The cards that came, as they are called in the hand. */
export function takeRewards(
	play: Play,
	seat: SeatId,
	{ ships, cards, rewards }: Split
): readonly CardId[] {
	const taken = [
		...(rewards > 0
			? [msg('{n, plural, one {# reward card} other {# reward cards}}', { n: rewards })]
			: []),
		...(cards > 0 ? [msg('{n, plural, one {# card} other {# cards}}', { n: cards })] : []),
		...(ships > 0 ? [msg('{n, plural, one {# ship} other {# ships}}', { n: ships })] : [])
	];
	play.say(
		msg('{who, select, you {You take} other {# takes}} {rewards} as rewards.', {
			who: seat,
			rewards: { and: taken }
		}),
		'CE-14.11'
	);
	const came = rewards > 0 ? drawRewards(play, seat, rewards) : [];
	const drawn = cards > 0 ? drawToHand(play, seat, cards, 'CE-14.14') : [];
	if (ships > 0) play.push('home', { from: 'warp', ships: { [seat]: ships } });
	return [...came, ...drawn];
}

/** CE-31.4: how a seat takes rewards besides those of an outcome; where there is one way alone it takes them at once. */
export function askRewards(
	play: Play,
	seat: SeatId,
	n: number,
	rule: string
): Ask<SplitOf<keyof Split>> | null {
	const places = rewardPlaces(play, seat, n);
	if (places.length < 2) {
		takeRewards(play, seat, { ships: 0, cards: n, rewards: 0 });
		return null;
	}
	return {
		seat,
		rule,
		say: msg('{n, plural, one {# reward} other {# rewards}}: what do you take?', { n }),
		shape: { type: 'split', places, min: n, max: n },
		fallback: { split: { cards: n } }
	};
}

/** What was answered to that. */
export function takeSplit(
	play: Play,
	seat: SeatId,
	{ ships = 0, cards = 0, rewards = 0 }: Partial<Split>
): readonly CardId[] {
	return takeRewards(play, seat, { ships, cards, rewards });
}
