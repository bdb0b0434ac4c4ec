/** The helps of Assistant: whoever has one may give it back when they need it (CE-36.66). */
import { msg } from '../../../../core';
import { entriesOf } from '../../../kit';
import { bestChange, changeable, territory, wanted } from '../../aliens/helping';
import { coloniesOf, playerOf, shipsAt } from '../../board';
import { homesNeeded, homesOf } from '../../bot/sight';
import { trifling, warpOf } from '../../bot/wishes';
import { CARD, SHIP, worthOfCard } from '../../bot/worth';
import type { Words } from '../../../../core';
import type { Sight } from '../../bot/sight';
import type { Play } from '../../play';
import type { Board, Moment, SeatId } from '../../types';
import type { EssenceCard, EssenceSet } from '../essence';
import type { EssenceId } from '../state';
import { cacheOf, placedOf } from '../cache';
import { takeAway } from '../cards';
import { namedCard } from './named';
import { canSpread, unevenness } from './rules';

const ID = 'assistant';

/** Moments of helps that are bound to none (CE-36.66). */
const ANY: readonly Moment[] = ['encounter.start', 'planning.beforeSelect', 'resolution.end'];

interface Helping {
	readonly name: Words;
	readonly text: Words;
	/** What it is given back for. */
	readonly say: Words;
	readonly at: readonly Moment[];
	/** Whether it can do anything for this player now. */
	readonly applies: (play: Play, seat: SeatId) => boolean;
	/** CE-36.66: who plays Assistant may be where it does something for them as well. */
	readonly forBoth: boolean;
	/** What it is worth to a bot to have it now. */
	readonly worth: (sight: Sight) => number;
	/** What having it is worth, in foreign colonies. */
	readonly helps: number;
}

/** What it is sure that a card more is worth to whoever would have another one. */
const GOOD = 0.2;

export const HELPS = {
	'lost-territory': {
		name: msg('Lost Territory'),
		text: msg(
			'While you have no colony on one of your home planets, settle it with up to three ships of your colonies or of the warp.'
		),
		say: msg('a home planet is settled again'),
		at: ANY,
		applies: (play, seat) => territory(play, seat) !== null,
		forBoth: true,
		worth: (sight) => (homesOf(sight, sight.me) < homesNeeded(sight) ? 0.5 : 2 * CARD),
		helps: 0.15
	},
	'ship-scarcity': {
		name: msg('Ship Scarcity'),
		text: msg('Any of your ships in the warp come home.'),
		say: msg('ships come home from the warp'),
		at: ANY,
		applies: ({ board }, seat) =>
			shipsAt(board, seat, 'warp') > 0 && coloniesOf(board, seat).length > 0,
		forBoth: true,
		worth: (sight) => (warpOf(sight) - 1) * SHIP,
		helps: 0.2
	},
	'messy-hand': {
		name: msg('Messy Hand'),
		text: msg('When you have got a new hand, discard any cards of it; one encounter card stays.'),
		say: msg('cards of a new hand are discarded'),
		at: ['hand.dealt'],
		applies: ({ board }, seat) => playerOf(board, seat).hand.length > 1,
		forBoth: false,
		worth: ({ own: { hand } }) => (hand.filter(isPoor).length > 2 ? 0.02 : 0),
		helps: 0.05
	},
	'messy-colonies': {
		name: msg('Messy Colonies'),
		text: msg('As an encounter begins or closes, spread your ships over your colonies anew.'),
		say: msg('ships are spread over colonies anew'),
		at: ['encounter.start', 'resolution.end'],
		applies: ({ board }, seat) => canSpread(board, seat),
		forBoth: true,
		worth: (sight) => (unevenness(sight) > 2 ? SHIP : 0),
		helps: 0.1
	},
	'needed-card': {
		name: msg('Needed Card'),
		text: msg('Take a card of your choice out of the discard pile.'),
		say: msg('a card of the discard pile is taken'),
		at: ANY,
		applies: ({ board }) => wanted(board).length > 0,
		forBoth: true,
		worth: ({ open }) => Math.max(0, ...open.discard.map(worthOfCard)) - GOOD,
		helps: 0.3
	},
	'unwilling-ally': {
		name: msg('Unwilling Ally'),
		text: msg(
			'Once alliances stand, change the answer of another player who was invited: they join a side, stay out, or have another number of ships there.'
		),
		say: msg('the answer of another player is changed'),
		at: ['alliance.formed'],
		applies: (play, seat) => changeable(play, seat) !== null,
		forBoth: true,
		worth: bestChange,
		helps: 0.25
	}
} satisfies { readonly [help: string]: Helping };

export type Help = keyof typeof HELPS;

declare module '../../play' {
	interface Steps {
		/** Who plays Assistant says what becomes of a help that has been given back to them. */
		'assistant.answer': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly help: Help;
			/** They use it for themselves. */
			own?: true;
		};
	}
}

/** A card that a new hand without it would be as good as. */
export const isPoor = (card: string): boolean => worthOfCard(card) < CARD;

export const helpOf = (help: Help): Helping => HELPS[help];

export const idOf = (help: Help): EssenceId => `essence:${ID}.${help}`;

/** Who plays Assistant, whether or not their power works; null: nobody does now. */
export const keeperOf = (board: Board): SeatId | null =>
	board.order.find((seat) => playerOf(board, seat).aliens.includes(ID)) ?? null;

const holds = (board: Board, seat: SeatId, help: Help): boolean =>
	placedOf(board, ID).some(({ id, on }) => id === idOf(help) && on === seat);

/** CE-36.66: it is unavailable then, unless it has gone into the cache (CE-36.71). */
function giveBack(play: Play, whom: SeatId, help: Help): void {
	const { board } = play;
	const seat = keeperOf(board);
	const isKept = cacheOf(board, ID).includes(idOf(help));
	if (!seat || !(holds(board, whom, help) || isKept)) return;
	if (!isKept) takeAway(play, ID, [idOf(help)]);
	play.push('assistant.answer', { seat, whom, help });
}

const cardOf = (help: Help): EssenceCard => {
	const { name, text, say, at, applies, worth, helps } = helpOf(help);
	return namedCard({
		name,
		text,
		uses: {
			ask: {
				moments: at,
				open: (play, { seat }) =>
					holds(play.board, seat, help) && keeperOf(play.board) !== null && applies(play, seat),
				say,
				worth,
				harms: trifling,
				apply: (play, { seat }) => giveBack(play, seat, help)
			}
		},
		hurts: -helps
	});
};

export const helps: EssenceSet = {
	kind: msg('Helps'),
	cards: Object.fromEntries(entriesOf(HELPS).map(([help]) => [help, cardOf(help)]))
};

/** The help that a card is; null: it is none. */
export const helpIn = (id: string): Help | null =>
	entriesOf(HELPS).find(([help]) => idOf(help) === id)?.[0] ?? null;
