/** Channel: flares nobody uses lie on its sheet, and are played from there. */
import { msg, template } from '../../../core';
import { always, decidesFights, never, trifling, UNSEEN_CARD } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { storedOf } from '../board';
import { kindOf } from '../cards';
import { declaredUse, declaresOwn } from '../declared';
import { goesToItsAlien } from '../flares';
import { drawFlares, dropStored, removeStored, storeFlares } from '../hands';
import { note, noteOf, unnote } from '../notes';
import { cardChoices, textNote } from '../ownhand';
import { formsOf } from '../play';
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
		/** What it likes of its sheet goes, and it fills that. */
		'host.fill': {
			readonly seat: SeatId;
			/** Flares that have come now. */
			drawn?: readonly CardId[];
		};
	}
}

const filling = formsOf('host.fill');

/** They lie in no hand, so each says what it does. */
const flareChoices = (cards: readonly CardId[]) =>
	cardChoices(cards).map((choice) => ({ ...choice, ...textNote(choice.id) }));

const asks = (play: Play, seat: SeatId, shape: SomeOf<CardId>) => ({
	...caused(play),
	seat,
	secret: true as const,
	rule: 'CE-15.46',
	shape
});

const fill: Step = {
	discards: filling.ask({
		ask: (play, { seat }) => {
			const cards = storedOf(play.board, seat, ID);
			return cards.length === 0
				? null
				: {
						...asks(play, seat, {
							...{ type: 'some', choices: flareChoices(cards) },
							...{ min: 0, max: cards.length }
						}),
						say: msg('Which flares on your sheet go out of the game for others?'),
						fallback: { picks: [] }
					};
		},
		then: (play, { seat }, { picks }) => removeStored(play, seat, ID, picks)
	}),

	draw: filling.run((play, frame) => {
		const { seat } = frame;
		const more = noteOf(play, ID) === seat ? MORE : 0;
		if (more > 0) unnote(play, ID);
		const lacks = LIMIT - storedOf(play.board, seat, ID).length;
		frame.drawn = storeFlares(play, seat, ID, lacks + more);
	}),

	choose: filling.ask({
		ask: (play, { seat, drawn = [] }) => {
			const n = storedOf(play.board, seat, ID).length - LIMIT;
			return n <= 0
				? null
				: {
						...asks(play, seat, {
							...{ type: 'some', choices: flareChoices(drawn) },
							...{ min: n, max: n }
						}),
						say: msg('Which flares that you have drawn go out of the game?'),
						fallback: 'random' as const
					};
		},
		then: (play, { seat }, { picks }) => removeStored(play, seat, ID, picks)
	})
};

/** It keeps what lies there: which flare serves sooner nobody knows. */
const leaves = (): Answer => ({ picks: [] });

/** As many as are too many, any of them. */
const putsBack = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'some' ? { picks: shape.choices.slice(0, shape.min).map(({ id }) => id) } : null;

const lacking = ({ own }: Sight): number => LIMIT - (own.stored?.[ID]?.length ?? 0);

export const host: Alien = {
	words: {
		name: msg('Host'),
		power: msg('Channel'),
		gist: msg('Plays unused flares off a sheet'),
		text: msg(
			'At the start of any turn you may *use* this power to remove any flares on this sheet from the game and draw flares that are in no deck, face down, until three lie here. Whenever you may play a flare you may *use* it to play the wild half of one of these, as if it were in your hand and besides any other flare. What would come back to your hand is discarded.'
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
			text: msg(
				'When you use your power to draw flares, draw two more. Of those you have drawn as many as are too many go out of the game, of your choice.'
			),
			timing: { roles: ROLES, phases: ['startTurn'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('While fewer flares are left than are due, so many come.'),
			msg(
				'A flare that takes effect from here does not do so again in that encounter, whoever has it.'
			),
			msg('A flare that says where it goes afterwards goes there.'),
			msg('What lay here before stays, with your flare as well.'),
			msg('You alone see which flares lie here; those that leave the game are shown.')
		]
	},
	set: 'dominion',
	liked: 12,
	leaves: (play) => dropStored(play, ID),
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
				say: msg('draw two more, and choose of what comes'),
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
			sends: { none: msg('Keep them all'), some: template('Remove {what}') },
			why: { is: 'leaves it' },
			answer: leaves
		},
		'fill.choose': {
			deed: msg('choose flares for a sheet'),
			sends: { some: template('Remove {what}') },
			why: { is: 'worst cards' },
			answer: putsBack
		}
	}
};
