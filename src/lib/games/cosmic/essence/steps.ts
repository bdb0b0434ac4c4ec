/** What essence cards before players bring about (CE-36). */
import { msg } from '../../../core';
import { bestOf } from '../../kit';
import { isMain, playerOf, timingOrder } from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { discardCards } from '../hands';
import { showCardOf } from '../looks';
import { formsOf } from '../play';
import { loseShips } from '../steps/lose';
import { checkVictory } from '../victory';
import type { Doomed } from '../steps/lose';
import type { Play, Step } from '../play';
import type { AlienId, SeatId } from '../types';
import type { EssenceId } from './state';
import { takeAway } from './cards';
import { laidEssence, shedBy, showsAttack } from './laid';

declare module '../play' {
	interface Steps {
		/** Cards before players end: the ships on them go to the warp, and then they are unavailable (CE-36.9). */
		'essence.end': { readonly alien: AlienId; readonly cards: readonly EssenceId[] };
		/** A seat discards what it may not keep (CE-36.10). */
		'essence.shed': { readonly seat: SeatId };
	}
}

const ending = formsOf('essence.end');

const end: Step = {
	ships: ending.run((play, { cards }) => {
		const doomed: { [seat: SeatId]: { [id: EssenceId]: number } } = {};
		for (const { id, on, ships } of laidEssence(play.board)) {
			const n = cards.includes(id) ? (ships[on] ?? 0) : 0;
			if (n > 0) doomed[on] = { ...doomed[on], [id]: n };
		}
		if (Object.keys(doomed).length > 0) loseShips(play, doomed as Doomed, { rule: 'CE-36.9' });
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

/** CE-36.11: main players who must show their highest attack do so. */
export function showAttacks(play: Play): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		if (!isMain(board, seat) || !showsAttack(board, seat)) continue;
		const attacks = playerOf(board, seat).hand.filter((card) => kindOf(card) === 'attack');
		const highest = bestOf(attacks, numberOf);
		play.showed = true;
		if (highest === undefined)
			play.say(msg('{who} holds no attack to show.', { who: seat }), 'CE-36.11');
		else {
			play.say(
				msg('{who} shows {card}, their highest attack.', { who: seat, card: cardName(highest) }),
				'CE-36.11'
			);
			showCardOf(play, seat, highest);
		}
	}
}

export const essenceSteps = { 'essence.end': end, 'essence.shed': shed };
