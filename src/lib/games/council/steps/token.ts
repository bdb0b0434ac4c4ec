/** A Discovery Token is turned up and resolved for the player whose ships entered its hex (GC-9.5). */
import { hexName, playerOf } from '../board';
import { carryOut } from '../effects/effect';
import { tokenOf } from '../content';
import { discardToken, turnUpToken } from '../decks';
import { stat } from '../stats';
import { gainStock } from '../stock';
import type { Frame, Step } from '../play';
import type { HexId, SeatId, TokenId } from '../types';

interface Locals {
	readonly seat: SeatId;
	readonly hex: HexId;
	token: TokenId | null;
}

const locals = (frame: Frame) => frame as unknown as Locals;

export const token: Step = {
	turnUp: {
		form: 'run',
		run: (play, frame) => {
			const { seat, hex } = locals(frame);
			const found = turnUpToken(play, hex);
			if (found === null) return 'end';
			locals(frame).token = found;
			playerOf(play.board, seat).tally.tokensResolved += 1;
			const { name, text } = tokenOf(found);
			play.say(`{${seat}} finds ${name} at ${hexName(play.board, hex)}: ${text}`, 'GC-9.5', {
				type: 'found',
				hex,
				token: found
			});
			gainStock(play, seat, stat(play.board, seat, 'stockPerToken'), 'GC-24.8');
			carryOut(play, `token:${found}`, seat, hex);
			return undefined;
		}
	},

	discard: {
		form: 'run',
		run: (play, frame) => {
			const { token: found } = locals(frame);
			if (found) discardToken(play, found);
		}
	}
};
