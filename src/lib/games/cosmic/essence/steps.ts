/** What essence cards before players bring about (CE-36). */
import { msg } from '../../../core';
import { bestOf } from '../../kit';
import { isMain, playerOf, timingOrder } from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { discardCards } from '../hands';
import { showCardOf } from '../looks';
import { essenceCard } from '../keepers';
import { formsOf } from '../play';
import { loseShips } from '../steps/lose';
import { weigh } from '../totals';
import { checkVictory } from '../victory';
import type { Where } from '../board';
import type { Play, Step } from '../play';
import type { AlienId, SeatId } from '../types';
import type { EssenceId } from './state';
import { openGiven, takeAway } from './cards';
import { essenceOn, laidEssence, shedBy, showsAttack } from './laid';

declare module '../play' {
	interface Steps {
		/** Cards before players end: the ships on them go to the warp, and then they are unavailable (CE-36.9). */
		'essence.end': { readonly alien: AlienId; readonly cards: readonly EssenceId[] };
		/** A seat discards what it may not keep (CE-36.10). */
		'essence.shed': { readonly seat: SeatId };
		/** What a card brings about that was turned up with the encounter card of this seat (CE-36.60). */
		'essence.carry': { readonly seat: SeatId; readonly id: EssenceId };
	}
}

const ending = formsOf('essence.end');

const end: Step = {
	ships: ending.run((play, { cards }) => {
		const doomed: { [seat: SeatId]: { [place in Where]?: number } } = {};
		for (const { id, on, ships, captive } of laidEssence(play.board)) {
			if (!cards.includes(id)) continue;
			const n = ships[on] ?? 0;
			if (n > 0) doomed[on] = { ...doomed[on], [id]: n };
			// CE-36.62
			const held = doomed[on]?.['held:captives'] ?? 0;
			if (captive !== undefined) doomed[on] = { ...doomed[on], 'held:captives': held + 1 };
		}
		if (Object.keys(doomed).length > 0) loseShips(play, doomed, { rule: 'CE-36.9' });
	}),

	gone: ending.run((play, { alien, cards }) => {
		// Ships that were spared the warp have gone elsewhere.
		takeAway(play, alien, cards);
		// CE-36.12: who could not win may have won.
		checkVictory(play);
	})
};

const shedding = formsOf('essence.shed');

const shed: Step = {
	discard: shedding.run((play, { seat }) => {
		const kinds = shedBy(play.board, seat);
		const cards = playerOf(play.board, seat).hand.filter((card) => kinds.includes(kindOf(card)));
		discardCards(play, seat, cards, 'CE-36.10');
	})
};

const carrying = formsOf('essence.carry');

const carry: Step = {
	out: carrying.run((play, { seat, id }) => {
		// The sheet may have gone meanwhile, and its cards with it.
		if (essenceOn(play.board, seat).some((one) => one.id === id))
			essenceCard(id).turnedUp?.(play, seat);
	})
};

/** CE-36.60: what main players got with captives is turned up with their cards, and carried out in timing order. */
export function turnUpGiven(play: Play): void {
	const given = openGiven(play);
	if (given.length === 0) return;
	weigh(play);
	for (const { id, on } of given.toReversed()) play.push('essence.carry', { seat: on, id });
}

/** CE-36.11: main players who must show their highest attack do so. */
export function showAttacks(play: Play): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		if (!isMain(board, seat) || !showsAttack(board, seat)) continue;
		const attacks = playerOf(board, seat).hand.filter((card) => kindOf(card) === 'attack');
		const highest = bestOf(attacks, numberOf);
		play.showed = true;
		if (highest === undefined)
			play.say(
				msg('{who, select, you {You hold} other {# holds}} no attack to show.', { who: seat }),
				'CE-36.11'
			);
		else {
			play.say(
				msg('{who} shows {card}, their highest attack.', { who: seat, card: cardName(highest) }),
				'CE-36.11'
			);
			showCardOf(play, seat, highest);
		}
	}
}

export const essenceSteps = { 'essence.end': end, 'essence.shed': shed, 'essence.carry': carry };
