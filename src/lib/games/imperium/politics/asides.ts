/** What a law lets players do unasked: Minister of Internal Security (TI-34.5), and paying for the end of a truce. */
import { asideFor, msg } from '../../../core';
import { MECATOL, planetState } from '../board';
import { canPay, pay, paymentOf } from '../economy/payment';
import type { Imperium } from '../play';
import { loseGround } from '../planets/ground';
import { isPaying } from '../trade/gifts';
import { areDiceOut } from '../timing/beside';
import { mayStart } from '../timing/passed';
import { hasOffice, lawOf } from './in-force';
import { endLaw } from './laws';
import { breakTruce, TRUCE_PRICE } from './truce';

const SECURITY = 'minister-of-internal-security';
/** Ground Forces that Mecatol Rex loses. */
const LOSES = 4;

const aside = asideFor<Imperium>();

/** Four, or all if there are fewer, whoever owns them; the planet stays its owner's. */
export const security = aside({
	interrupts: true,
	ask: (play, seat) =>
		hasOffice(play.board, seat, SECURITY) &&
		mayStart(play.board, seat) &&
		!areDiceOut(play) &&
		planetState(play.board, MECATOL).units.groundForce > 0
			? {
					rule: 'TI-34.5',
					say: msg('Minister of Internal Security'),
					shape: {
						type: 'one' as const,
						choices: [
							{
								id: SECURITY,
								on: MECATOL,
								say: msg('Mecatol Rex loses up to four Ground Forces')
							}
						]
					}
				}
			: null,
	then: (play, _answer, seat) => {
		const { groundForce } = planetState(play.board, MECATOL).units;
		play.say(msg('{who} sends for internal security.', { who: seat }), 'TI-34.5');
		loseGround(play, MECATOL, { groundForce: Math.min(LOSES, groundForce) }, 'TI-34.5');
		endLaw(play, SECURITY, 'TI-34.5');
		play.push('upkeep');
	}
});

/** Any player, beside any own question, in one payment, from the moment it passes. */
export const truce = aside({
	ask: (play, seat) => {
		const { board } = play;
		return lawOf(board, 'short-term-truce') &&
			!isPaying(play, seat) &&
			mayStart(board, seat) &&
			canPay(board, seat, 'influence') >= TRUCE_PRICE
			? {
					rule: 'TI-34.4',
					say: msg('Pay 10 influence to end the Short Term Truce'),
					shape: paymentOf(board, seat, 'influence', TRUCE_PRICE)
				}
			: null;
	},
	then: (play, { split }, seat) => {
		pay(play, seat, split, 'TI-34.4');
		breakTruce(play);
	}
});
