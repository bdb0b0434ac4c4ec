/** Cards that a power has played as artifacts they are not (CE-15.39), or flares off its sheet (CE-15.46). */
import { ALIENS } from './aliens';
import { ARTIFACTS } from './artifacts';
import { offSheetsUnseen, playedOpenly, playerOf, powerOn } from './board';
import { kindOf } from './cards';
import { playedOff } from './keepers';
import type { Play } from './play';
import type { AlienId, ArtifactId, Board, CardId, SeatId } from './types';

/** The artifacts that are in the decks of this game. */
export const artifactsIn = ({ modules }: Board): ArtifactId[] =>
	Object.keys(ARTIFACTS).filter((id) => !ARTIFACTS[id]?.reward || modules?.reward !== undefined);

/** The powers by which a seat may play a card of its own as an artifact that it is not. */
const disguising = ({ board }: Play, seat: SeatId): AlienId[] =>
	playerOf(board, seat).aliens.filter((id) => ALIENS[id]?.guise && powerOn(board, seat, id));

/** Whether this card that a seat may play is in no hand and in no hoard. */
const isOutOfHand = (board: Board, seat: SeatId, card: CardId): boolean =>
	playedOpenly(board, seat).includes(card) || offSheetsUnseen(board, seat).includes(card);

/** The power by which a seat may play this card as another artifact; null: it may not. */
export const guiseOf = (play: Play, seat: SeatId, card: CardId): AlienId | null =>
	isOutOfHand(play.board, seat, card)
		? null
		: (disguising(play, seat).find((id) => ALIENS[id]?.guise?.serves(play, seat, kindOf(card))) ??
			null);

/** Whether any card of this seat might be played so, as all can see. */
export const mayDisguise = (play: Play, seat: SeatId): boolean =>
	playerOf(play.board, seat).shown
		? disguising(play, seat).length > 0
		: play.board.box.some((id) => ALIENS[id]?.guise);

/** A card comes to be played as another: that is a use of this power. */
export function declareGuise(play: Play, seat: SeatId, alien: AlienId): void {
	const guise = ALIENS[alien]?.guise;
	if (!guise) throw new Error(`${alien} has no card played as another.`);
	guise.played?.(play, seat);
	declareUse(play, seat, alien, guise.use);
}

/** A flare comes to be played off this sheet (CE-15.46): that is a use of its power. */
export function declareChannel(play: Play, seat: SeatId, alien: AlienId): void {
	const use = playedOff(alien)?.channel;
	if (use === undefined) throw new Error(`${alien} channels no flares.`);
	declareUse(play, seat, alien, use);
}

function declareUse(play: Play, seat: SeatId, id: AlienId, use: string): void {
	play.push('use', {
		...{ seat, id, use },
		source: 'power',
		card: null,
		answer: null,
		asked: true,
		fate: null
	});
}
