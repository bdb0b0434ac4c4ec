/** Attacks of a hand that are played as reinforcements: which ones, and what bots make of it. */
import { ranked, sumOf } from '../../kit';
import { heldBy } from '../board';
import { endingNow, lowWins, reinforcementsOf } from '../bot/odds';
import { heldIn, opposing } from '../bot/sight';
import { wantedSide } from '../bot/wishes';
import { fightIn, worthOfCard, worthOfEnding } from '../bot/worth';
import { kindOf, numberOf } from '../cards';
import { reinforcing } from '../steps/reinforce';
import type { AnswerTo } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Reinforcing } from '../steps/reinforce';
import type { CardId, SeatId, Side } from '../types';
import type { Me } from '../use';

/** The attacks of these up to this number. */
export const upTo = (hand: readonly CardId[], highest: number): CardId[] =>
	hand.filter((card) => kindOf(card) === 'attack' && numberOf(card) <= highest);

/** The attacks of its hand up to this number, each for either side. */
export function offered(play: Play, seat: SeatId, highest: number): OneOf<Reinforcing> | null {
	const choices = reinforcing(play, seat, upTo(heldBy(play.board, seat), highest));
	return choices.length === 0 ? null : { type: 'one', choices };
}

/** Plays it, if it is still held. */
export function playAs(
	play: Play,
	{ seat }: Me,
	{ pick: card, then: { pick: side } }: AnswerTo<OneOf<Reinforcing>>
): void {
	if (heldBy(play.board, seat).includes(card)) play.push('reinforce', { seat, card, side });
}

/** The attack with which a bot turns the fight, the lowest that will do, and what turning it brings. */
function turning(
	sight: Sight,
	highest: number,
	further: number
): { readonly card: CardId; readonly side: Side; readonly gain: number } | null {
	const fight = fightIn(sight);
	const side = wantedSide(sight);
	const now = fight && endingNow(sight, fight);
	if (!fight || !side || !now || now === side) return null;
	// Where the smaller total wins, the other side is given more.
	const to = lowWins(sight, fight) ? opposing(side) : side;
	const turns = (n: number) => endingNow(sight, fight, { [to]: n }) === side;
	const cards = ranked(upTo(heldIn(sight), highest), (card) => -numberOf(card));
	const card = cards.find((one) => turns(numberOf(one))) ?? cards.at(-1);
	if (!card) return null;
	// What does not turn it alone may do so with all that it could add besides.
	const more = [...upTo(heldIn(sight), further), ...reinforcementsOf(sight)];
	const all = turns(numberOf(card)) ? [card] : [...new Set([card, ...more])];
	if (!turns(sumOf(all, numberOf))) return null;
	const gain = worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, now);
	return { card, side: to, gain: gain - sumOf(all, worthOfCard) };
}

/** What it brings a bot to turn the fight by one of these; those up to `further` may follow it. */
export const turnsIt =
	(highest: number, further = highest) =>
	(sight: Sight): number =>
		turning(sight, highest, further)?.gain ?? 0;

/** The one that does so, and for which side. */
export const chosenBy =
	(highest: number, further = highest) =>
	(sight: Sight, { choices }: OneOf<Reinforcing>): AnswerTo<OneOf<Reinforcing>> | null => {
		const best = turning(sight, highest, further);
		const choice = choices.find(({ id }) => best && numberOf(id) === numberOf(best.card));
		return choice && best ? { pick: choice.id, then: { pick: best.side } } : null;
	};
