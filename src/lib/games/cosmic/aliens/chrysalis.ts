/** Metamorphosis: its tokens run out, and it becomes whichever it likes of ten unused aliens. */
import { msg, template } from '../../../core';
import { pickBest } from '../../kit';
import { always, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { playerOf } from '../board';
import { alienName, whatOf } from '../cards';
import { declaresOwn } from '../declared';
import { drawable } from '../drawable';
import { takeFlare, topFlares } from '../hands';
import { gistOf } from '../keepers';
import { note, noteOf, unnote } from '../notes';
import { formsOf } from '../play';
import { ROLES } from '../types';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';
import { discardTokens } from './tokens';

const ID = 'chrysalis';
const TOKENS = 8;
/** With four planets each (CE-40.3). */
const TOKENS_SHORT = 6;

/** Unused flares that it looks at. */
const LOOKED = 10;

/** What a liked power is worth above another, and how much the next one drawn is liked, about. */
const LIKED = 0.04;
const ORDINARY = 10;

declare module '../notes' {
	interface Notes {
		/** Its next use discards two tokens. */
		readonly chrysalis: true;
	}
}

declare module '../play' {
	interface Steps {
		/** `seat` becomes one of these for good; left out: it has not looked yet. */
		'chrysalis.change': { readonly seat: SeatId; flares?: readonly CardId[] };
	}
}

const changing = formsOf('chrysalis.change');

const change: Step = {
	look: changing.run((play, frame) => {
		const free = drawable(play.board);
		frame.flares = topFlares(play, LOOKED).filter((card) => free.includes(whatOf(card)));
		if (frame.flares.length === 0)
			play.say(msg('No alien is left for {whom} to become.', { whom: frame.seat }), 'CE-16.35');
	}),

	pick: changing.ask({
		ask: (play, { seat, flares = [] }) => {
			const choices = flares.toSorted().map((card): Choice<CardId> => {
				const gist = gistOf(whatOf(card));
				return {
					...{ id: card, say: alienName(whatOf(card)), on: `alien:${whatOf(card)}` },
					...(gist && { note: gist })
				};
			});
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices };
			return choices.length > 0
				? {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-16.35',
						say: msg('Which alien do you become for good? You take its flare.'),
						shape,
						fallback: 'random'
					}
				: null;
		},
		then: (play, { seat }, { pick }) => {
			takeFlare(play, seat, pick);
			play.push('becomeThis', { seat, old: ID, alien: whatOf(pick) });
		}
	})
};

export const chrysalis: Alien = {
	words: {
		name: msg('Chrysalis'),
		power: msg('Metamorphosis'),
		gist: msg('Becomes another alien when its time has come'),
		text: msg(
			'When an encounter begins, you *use* this power to discard a token. Once none is left, look at ten of the flares that are in no deck: become one of these aliens for good in place of this one, and take its flare into your hand.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: ['regroup'] },
		setup: msg('Put 8 tokens on this sheet, or 6 when each player has four planets.'),
		wild: {
			text: msg(
				'As a main player or ally, once alliances are formed: your own powers are stopped until the encounter ends, and you have the power of a random alien that nobody plays instead.'
			),
			timing: { roles: INVOLVED, phases: ['alliance'] }
		},
		super: {
			text: msg('When you use your power, discard two tokens instead of one.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('With the last token you change at once, and so in the first encounter without one.'),
			msg(
				'Aliens with game setup, those that may not meet one in play and those that are played cannot be chosen.'
			),
			msg(
				'If none of the ten will do you stay what you are, and look again in the next encounter.'
			),
			msg('While your power is stopped or lost no token goes.'),
			msg('What the new alien does as an encounter begins it does from the next one on.')
		]
	},
	set: 'alliance',
	liked: 6,
	setup: (board, seat) => {
		playerOf(board, seat).tokens = board.options.planetsPerPlayer === 4 ? TOKENS_SHORT : TOKENS;
	},
	power: {
		uses: {
			grow: {
				moments: ['encounter.start'],
				mandatory: true,
				say: msg('discard a token, and change without one'),
				harms: trifling,
				apply: (play, { seat }) => {
					const n = noteOf(play, ID) ? 2 : 1;
					unnote(play, ID);
					const { tokens } = playerOf(play.board, seat);
					const spent = Math.min(n, tokens);
					const left = spent > 0 ? discardTokens(play, seat, spent, 'CE-16.1') : 0;
					if (left === 0) play.push('chrysalis.change', { seat });
				}
			}
		}
	},
	wild: {
		uses: {
			emerge: {
				moments: ['alliance.formed'],
				roles: INVOLVED,
				say: msg('have a random power in place of their own'),
				yours: msg('have a random power in place of your own'),
				worth: (sight) => (ORDINARY - sight.liked(sight.me)) * LIKED,
				apply: (play, { seat }) => play.push('joinForNow', { seat })
			}
		}
	},
	super: {
		uses: {
			hasten: {
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && playerOf(play.board, me.seat).tokens > 1,
				say: msg('discard two tokens instead of one'),
				worth: always(CARD / 2),
				harms: trifling,
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { change },
	questions: {
		'change.pick': {
			deed: msg('become another alien'),
			why: { is: 'likes power' },
			sends: { some: template('Become {what}') },
			answer: (sight, shape) => pickBest(shape, (id) => sight.manner.prefers(whatOf(id)))
		}
	}
};
