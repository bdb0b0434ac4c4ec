/** A Discovery Token is turned up and resolved for the player whose ships entered its hex (GC-9.5). */
import { msg } from '../../../core';
import { hexName, playerOf } from '../board';
import { carryOut } from '../effects/effect';
import { tokenOf } from '../tables/by-id';
import { discardToken, turnUpToken } from '../decks';
import { stat } from '../numbers/stats';
import { gainStock } from '../economy/stock';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { HexId, SeatId, TokenId } from '../types';

declare module '../play' {
	interface Steps {
		/** `token`: which it is, once it is turned up. */
		token: { readonly seat: SeatId; readonly hex: HexId; token?: TokenId };
	}
}

const { run } = formsOf('token');

export const token: Step = {
	turnUp: run((play, frame) => {
		const { seat, hex } = frame;
		const found = turnUpToken(play, hex);
		if (found === null) return 'end';
		frame.token = found;
		playerOf(play.board, seat).tally.tokensResolved += 1;
		const { name, text } = tokenOf(found);
		const where = hexName(play.board, hex);
		play.say(
			msg('{who} finds {token} at {where}: “{text}”', { who: seat, token: name, where, text }),
			'GC-9.5',
			{ type: 'found', hex, token: found }
		);
		gainStock(play, seat, stat(play.board, seat, 'stockPerToken'), 'GC-24.8');
		carryOut(play, `token:${found}`, seat, hex);
		return undefined;
	}),

	discard: run((play, { token: found }) => {
		if (found) discardToken(play, found);
	})
};
