/** Channel: flares nobody uses lie on its sheet, and are played from there. */
import { msg, template } from '../../../core';
import { always, decidesFights, never, trifling, UNSEEN_CARD } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { kindOf } from '../cards';
import { declaredUse, declaresOwn } from '../declared';
import { goesToItsAlien } from '../flares';
import { discardStacked, drawFlares, dropStack, flaresBack, flaresOnto } from '../hands';
import { note, noteOf, unnote } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { stackOf } from '../stacked';
import { ROLES } from '../types';
import type { Answer, Shape } from '../../../core';
import type { SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

const ID = 'host';

/** So many flares lie on the sheet. */
const LIMIT = 3;

/** So many more its own flare has it choose from, and so many the wild one draws. */
const MORE = 2;
const DRAWN = 3;

declare module '../notes' {
	interface Notes {
		/** Who chooses from more flares. */
		readonly host: SeatId;
	}
}

declare module '../play' {
	interface Steps {
		/** It discards what it likes of its sheet, and fills that. */
		'host.fill': { readonly seat: SeatId };
	}
}

const filling = formsOf('host.fill');

const asks = (play: Play, seat: SeatId, shape: SomeOf<CardId>) => ({
	...caused(play),
	seat,
	rule: 'CE-15.46',
	shape
});

const fill: Step = {
	discards: filling.ask({
		ask: (play, { seat }) => {
			const cards = stackOf(play.board, ID);
			return cards.length === 0
				? null
				: {
						...asks(play, seat, {
							...{ type: 'some', choices: cardChoices(cards) },
							...{ min: 0, max: cards.length }
						}),
						say: msg('Which flares on your sheet do you discard for others?'),
						fallback: { picks: [] }
					};
		},
		then: (play, { seat }, { picks }) => discardStacked(play, seat, ID, picks)
	}),

	draw: filling.run((play, { seat }) => {
		const more = noteOf(play, ID) === seat ? MORE : 0;
		if (more > 0) unnote(play, ID);
		flaresOnto(play, seat, ID, LIMIT - stackOf(play.board, ID).length + more);
	}),

	choose: filling.ask({
		ask: (play, { seat }) => {
			const cards = stackOf(play.board, ID);
			const n = cards.length - LIMIT;
			return n <= 0
				? null
				: {
						...asks(play, seat, {
							...{ type: 'some', choices: cardChoices(cards) },
							...{ min: n, max: n }
						}),
						say: msg('Which flares do you put back?'),
						fallback: 'random' as const
					};
		},
		then: (play, { seat }, { picks }) => flaresBack(play, seat, ID, picks)
	})
};

/** It keeps what lies there: which flare serves sooner nobody knows. */
const leaves = (): Answer => ({ picks: [] });

/** As many as are too many, any of them. */
const putsBack = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'some' ? { picks: shape.choices.slice(0, shape.min).map(({ id }) => id) } : null;

const lacking = ({ open }: Sight): number => LIMIT - stackOf(open, ID).length;

export const host: Alien = {
	words: {
		name: msg('Host'),
		power: msg('Channel'),
		gist: msg('Plays unused flares off a sheet'),
		text: msg(
			'At the start of any turn you may *use* this power to discard any flares on this sheet and draw flares that are in no deck, face up, until three lie here. Whenever you may play a flare you may *use* it to play the wild half of one of these, as if it were in your hand and besides any other flare. Then that is discarded.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'Draw three of the flares that are in no deck. Then give this flare to the player of its power, or discard it.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('When you use your power to draw flares, draw two more, and put as many back.'),
			timing: { roles: ROLES, phases: ['startTurn'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('While fewer flares are left than are due, so many come.'),
			msg(
				'A flare that takes effect from here does not do so again in that encounter, whoever has it.'
			),
			msg('It is discarded whatever it says of where it goes.'),
			msg('With your flare three of all that lie here then stay.')
		]
	},
	set: 'dominion',
	liked: 12,
	leaves: (play) => dropStack(play, ID),
	plays: { serves: (card) => kindOf(card) === 'flare', channel: 'channel' },
	power: {
		uses: {
			fill: {
				moments: ['turn.start'],
				once: true,
				// How many were not shuffled into the deck all can count.
				open: ({ vault }) => vault.flares.length > 0,
				say: msg('draw unused flares onto their sheet'),
				yours: msg('draw unused flares onto your sheet'),
				worth: (sight) => Math.max(0, lacking(sight)) * CARD,
				harms: trifling,
				apply: (play, { seat }) => play.push('host.fill', { seat })
			},
			channel: {
				// Declared with a flare that is played off the sheet (CE-15.46), and never by itself.
				moments: [],
				say: msg('play a flare of their sheet'),
				yours: msg('play a flare of your sheet'),
				worth: never,
				harms: decidesFights
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: IN_EACH_PHASE,
				open: ({ vault }) => vault.flares.length > 0,
				say: msg('draw three unused flares'),
				worth: always(DRAWN * CARD - UNSEEN_CARD),
				harms: trifling,
				apply: (play, { seat }) => void drawFlares(play, seat, DRAWN, 'CE-19.32'),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			choose: {
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && declaredUse(play).use === 'fill',
				say: msg('draw two more, and put as many back'),
				worth: always(0.5 * CARD),
				harms: trifling,
				apply: (play, { seat }) => note(play, ID, seat)
			}
		}
	},
	steps: { fill },
	questions: {
		'fill.discards': {
			deed: msg('fill a sheet with flares'),
			sends: { none: msg('Keep them all'), some: template('Discard {what}') },
			why: { is: 'leaves it' },
			answer: leaves
		},
		'fill.choose': {
			deed: msg('choose flares for a sheet'),
			sends: { some: template('Put {what} back') },
			why: { is: 'worst cards' },
			answer: putsBack
		}
	}
};
