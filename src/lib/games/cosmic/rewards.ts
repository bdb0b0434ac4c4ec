/** Rewards as they are taken (CE-14.10, CE-31.4): ships from the warp, cosmic cards, and reward cards where these lie apart. */
import { msg } from '../../core';
import type { Ask, Place } from '../../core';
import { entriesOf, othersThan, sumOf } from '../kit';
import type { SplitOf } from '../kit';
import { coloniesOf, holding, playerOf } from './board';
import { usedEssence } from './essence/cards';
import { drawRewards, drawToHand, handOver, randomCards } from './hands';
import { lookAtDraw } from './looks';
import { drawable } from './modules/decks';
import { EXPECT } from './modules/rewards/cards';
import { taken } from './modules/rewards/taken';
import { takeable } from './steps/compensation';
import { value } from './values';
import { shipsToFree } from './retrieval';
import type { Play } from './play';
import type { CardId, SeatId } from './types';

/** What a reward can be; a seat: a card out of its hand (CE-14.24, CE-36.77). */
export type RewardPlace = 'ships' | 'cards' | 'rewards' | SeatId;

/** Rewards as they are split: all of it is told before anything is drawn (CE-14.11). */
export type Split = { readonly [place in RewardPlace]?: number };

const NOBODY: readonly SeatId[] = [];

/** Whether rewards of this seat may be more than cards of the deck and ships. */
export const hasMoreRewards = (play: Play, seat: SeatId): boolean =>
	hasRewardDeck(play) || value(play, 'rewardsFromHands', null, { seat }) !== null;

/** Others out of whose hands a seat may take rewards. */
function robbed(play: Play, seat: SeatId): SeatId[] {
	const of = value(play, 'rewardsFromHands', null, { seat })?.of ?? NOBODY;
	return holding(
		play.board,
		othersThan(play.board, seat).filter((whom) => of.includes(whom))
	);
}

/** Whether rewards may be taken of a deck of their own. */
export const hasRewardDeck = ({ board }: Play): boolean =>
	board.modules?.reward !== undefined && !board.modules.reward.shared;

/** CE-14.25: whether each of its rewards is a card and a ship. */
export const isPaired = (play: Play, seat: SeatId): boolean =>
	value(play, 'pairsRewards', false, { seat });

/** How many of so many rewards can be ships; CE-14.13: without a colony none. */
export const retrievable = (play: Play, seat: SeatId, n: number): number =>
	coloniesOf(play.board, seat).length > 0 ? Math.min(n, shipsToFree(play, seat)) : 0;

/** What so many rewards can be, for a question that splits them. */
export function rewardPlaces(play: Play, seat: SeatId, n: number): Place<RewardPlace>[] {
	// CE-31.5: as many reward cards as there are now.
	const may = hasRewardDeck(play) && value(play, 'takesRewardCards', true, { seat });
	const rewards = may ? Math.min(n, drawable(play, 'reward')) : 0;
	const places: Place<RewardPlace>[] = [
		{ id: 'rewards', say: msg('Reward cards'), note: EXPECT.reward, max: rewards },
		{ id: 'cards', say: msg('Cosmic cards'), ...(rewards > 0 && { note: EXPECT.cosmic }), max: n },
		// CE-14.25: they come besides.
		{
			id: 'ships',
			say: msg('Ships from the warp'),
			max: isPaired(play, seat) ? 0 : retrievable(play, seat, n)
		},
		...robbed(play, seat).map((whom) => ({
			id: whom,
			say: msg('Cards of {whom}', { whom }),
			on: whom,
			max: Math.min(n, playerOf(play.board, whom).hand.length)
		}))
	];
	return places.filter(({ max }) => max > 0);
}

/** Tells the split, and then draws and retrieves (CE-14.11). The cards that came, as they are called in the hand. */
export function takeRewards(
	play: Play,
	seat: SeatId,
	{ ships: chosen = 0, cards = 0, rewards = 0, ...others }: Split
): readonly CardId[] {
	const hands = entriesOf<SeatId, number>(others).filter(([, n]) => n > 0);
	const n = cards + rewards + sumOf(hands, ([, n]) => n);
	const ships = isPaired(play, seat) ? retrievable(play, seat, n) : chosen;
	const taken = [
		...(rewards > 0
			? [msg('{n, plural, one {# reward card} other {# reward cards}}', { n: rewards })]
			: []),
		...(cards > 0 ? [msg('{n, plural, one {# card} other {# cards}}', { n: cards })] : []),
		...(ships > 0 ? [msg('{n, plural, one {# ship} other {# ships}}', { n: ships })] : []),
		...hands.map(([whom, n]) =>
			msg('{n, plural, one {a card} other {# cards}} of {whom, select, you {yours} other {#}}', {
				n,
				whom
			})
		)
	];
	play.say(
		msg('{who, select, you {You take} other {# takes}} {rewards} as rewards.', {
			who: seat,
			rewards: { and: taken }
		}),
		'CE-14.11'
	);
	const came = rewards > 0 ? drawRewards(play, seat, rewards, rewards) : [];
	const drawn = cards > 0 ? drawToHand(play, seat, cards, 'CE-14.14', cards) : [];
	if (ships > 0) play.push('home', { from: 'warp', ships: { [seat]: ships } });
	const cardsDrawn = [...came, ...drawn];
	const stolen = hands.length > 0 ? takeFromHands(play, seat, hands) : [];
	if (play.board.essence && cardsDrawn.length > 0) {
		for (const by of value(play, 'seesRewards', NOBODY, { seat }))
			lookAtDraw(play, by, seat, cardsDrawn);
		play.window('rewards.drawn', { seats: [seat], cards: cardsDrawn });
	}
	return [...cardsDrawn, ...stolen];
}

/** CE-36.77: by chance, as far as there are any. */
function takeFromHands(
	play: Play,
	seat: SeatId,
	hands: readonly (readonly [SeatId, number])[]
): readonly CardId[] {
	const essence = value(play, 'rewardsFromHands', null, { seat })?.essence;
	const came = hands.map(([whom, n]) => {
		const cards = randomCards(play, takeable(play, whom), n);
		return [
			whom,
			handOver(play, whom, seat, cards, essence ? 'CE-36.77' : 'CE-14.24', 'rewards')
		] as const;
	});
	if (essence) usedEssence(play, seat, essence);
	if (play.board.modules) for (const [whom, cards] of came) taken(play, seat, cards, whom);
	return came.flatMap(([, cards]) => cards);
}

/** CE-31.4: how a seat takes rewards besides those of an outcome; where there is one way alone it takes them at once. */
export function askRewards(
	play: Play,
	seat: SeatId,
	n: number,
	rule: string
): Ask<SplitOf<RewardPlace>> | null {
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
