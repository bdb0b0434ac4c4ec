/** Agendas about one player, or two. */
import { playerOf } from '../../kit';
import { hasAbility } from '../abilities';
import { discardActionCards } from '../decks';
import { lastingOf, remember } from '../lasting';
import type { LastingOf } from '../lasting';
import { UNIT_KINDS } from '../tables/units';
import { breakAgreement, partnersOf } from '../trade/agreements';
import type { Play } from '../play';
import type { SeatId } from '../types';
import { electsPlayer, electsPlayers } from './agenda';
import { exhaustAll } from './exhausting';
import { holdFor } from './lasting';

const RULE = 'TI-17.16';

const EXECUTION = 'public-execution';
const isOfExecution = ({ of }: LastingOf<'bonus'>): boolean =>
	'card' in of && of.card === EXECUTION;

/** TI-20.10: −1 on combat rolls for the rest of the round. */
export const publicExecution = electsPlayer((play, seat) => {
	discardActionCards(play, seat, playerOf(play.board, seat).hand, RULE);
	exhaustAll(play, seat);
	// TI-20.9: elected again in the round its player has it already; before rules 2 it counted again.
	const has = lastingOf(play.board, 'bonus').some((one) => one.seat === seat && isOfExecution(one));
	if (has && play.since(2)) return;
	remember(play.board, {
		...{ is: 'bonus', until: 'round', ends: 'term' },
		...{ seat, system: null, by: -1, of: { card: EXECUTION } },
		...{ kinds: UNIT_KINDS, rolls: ['barrage', 'strike', 'round', 'ground'] }
	});
});

/** No landings on planets of others or neutral ones for the rest of the round. */
export const officialSanction = electsPlayer(({ board }, seat) =>
	holdFor(board, 'official-sanction', [seat])
);

/** With whom agreements are broken by war alone stays (TI-16.12). */
function breakBetween(play: Play, one: SeatId, other: SeatId, rule: string): void {
	const isTrusted = [one, other].some((seat) => hasAbility(play.board, seat, 'trusted'));
	if (!isTrusted) breakAgreement(play, one, other, rule);
}

/** New ones are barred in trade/offers for this round and the next. */
export const tradeEmbargo = electsPlayer((play, seat) => {
	for (const other of partnersOf(play.board, seat)) breakBetween(play, seat, other, RULE);
	remember(play.board, { is: 'embargo', until: 'nextRound', seat });
});

/** New ones are barred while it stands. */
export const forcedEconomicIndependence = electsPlayers((play, [one, other]) =>
	breakBetween(play, one, other, 'TI-17.15')
);
