/** Gifts of lux (CE-38.9): at any time, beside what is asked, but in windows. */
import { asideFor, msg } from '../../../../core';
import { othersThan, seatChoice } from '../../../kit';
import type { Cosmic } from '../../play';
import { giveLux, purseOf } from './tokens';
import { tokensInWords } from './worth';

const aside = asideFor<Cosmic>();

export const gift = aside({
	interrupts: true,
	ask: (play, seat) => {
		const { board } = play;
		const { lux, ultra } = purseOf(board, seat);
		const n = lux + ultra;
		// What a deal that is carried out says to give is there until it is given.
		const isDealing = (play.find('council') ?? play.find('deal'))?.owed !== undefined;
		return n === 0 || isDealing
			? null
			: {
					rule: 'CE-38.9',
					say: msg('Give lux away'),
					shape: {
						type: 'one' as const,
						choices: othersThan(board, seat).map((other) => ({
							...seatChoice(other),
							then: {
								type: 'split' as const,
								places: [
									{ id: 'lux' as const, say: msg('Lux'), max: lux },
									{ id: 'ultra' as const, say: msg('Ultra lux'), max: ultra }
								].filter(({ max }) => max > 0),
								min: 1,
								max: n
							}
						}))
					}
				};
	},
	then: (play, { pick: whom, then }, who) => {
		const tokens = { lux: then.split.lux ?? 0, ultra: then.split.ultra ?? 0 };
		play.say(
			msg('{who, select, you {You give} other {# gives}} {whom} {tokens}.', {
				who,
				whom,
				tokens: tokensInWords(tokens)
			}),
			'CE-38.9'
		);
		giveLux(play, who, whom, tokens);
	}
});
