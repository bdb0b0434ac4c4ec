/** Hire: cards of its hand fight as ships. */
import { msg } from '../../../core';
import { bestOf, ranked, sumOf } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOf, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import {
	asideOf,
	bothAttack,
	encounterOf,
	involvedShips,
	isMain,
	playerOf,
	sideOf
} from '../board';
import { discardFaceDown, layFaceDown } from '../hands';
import { cardChoices, someOfHand } from '../ownhand';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import { value } from '../values';
import type { Answer, Shape } from '../../../core';
import type { SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { CosmicChanges } from '../use';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { addsToSide, seenAdded } from './added';
import { INVOLVED } from './timing';

const ID = 'merchant';

declare module '../play' {
	interface Steps {
		'merchant.hire': { readonly seat: SeatId };
		/** Hired ships are exchanged for ships from the warp. */
		'merchant.exchange': { readonly seat: SeatId };
	}
}

/** Cards that fight as ships of a seat. */
const hired = (board: Board, seat: SeatId): readonly CardId[] => asideOf(board, seat, ID);

/** Whether the side of this seat has lost, alone or with the other one. */
function isBeaten(board: Board, seat: SeatId): boolean {
	const { outcome } = encounterOf(board);
	const side = sideOf(board, seat);
	// An ally that was sent home is on neither.
	if (side === null) return false;
	return outcome?.type === 'bothLose' || (outcome?.type === 'won' && outcome.side !== side);
}

/** Each counts as a ship of its player does; lost with their side they are discarded. */
const asShips: CosmicChanges = {
	parts: (play, { seat }, parts, { side }) => {
		const n = sideOf(play.board, seat) === side ? hired(play.board, seat).length : 0;
		if (n === 0) return parts;
		const worth = n * value(play, 'shipWorth', 1, { seat });
		return isMain(play.board, seat)
			? { ...parts, main: parts.main + worth }
			: { ...parts, allies: parts.allies + worth };
	},
	uponSettled: (_play, { seat }, due) => [
		...due,
		(play) => {
			if (isBeaten(play.board, seat))
				discardFaceDown(play, seat, ID, hired(play.board, seat), 'CE-15.5');
		}
	]
};

const hire: Step = {
	which: formsOf('merchant.hire').ask({
		ask: (play, { seat }) => {
			const { hand } = playerOf(play.board, seat);
			const asked = someOfHand(play, seat, {
				rule: 'CE-16.1',
				say: msg('Which cards do you hire as ships?'),
				min: 1,
				max: hand.length
			});
			return asked && { ...asked, fallback: 'random' as const };
		},
		then: (play, _frame, { picks }, seat) => layFaceDown(play, seat, ID, picks, 'CE-16.1')
	})
};

/** How many of its hired ships can be exchanged for ships from the warp. */
const exchangeable = (play: Play, seat: SeatId): number =>
	Math.min(hired(play.board, seat).length, shipsToFree(play, seat));

const exchange: Step = {
	which: formsOf('merchant.exchange').ask({
		ask: (play, { seat }) => {
			const n = exchangeable(play, seat);
			if (n === 0) return null;
			const shape: SomeOf<CardId> = {
				type: 'some',
				choices: cardChoices(hired(play.board, seat)),
				min: 1,
				max: n
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.1',
				say: msg('Which of the cards do you discard, for a ship from the warp each?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, _frame, { picks }, seat) => {
			play.push('home', { from: 'warp', ships: { [seat]: picks.length } });
			discardFaceDown(play, seat, ID, picks, 'CE-15.5');
		}
	})
};

/** A card that is hired is lost about as often as it comes back. */
const RISK = 0.5;

/** What a bot gains by hiring the cards it misses least, so many of them. */
function gainOfHiring(sight: Sight, cards: readonly CardId[], n: number): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	const more = worthOfLaid(sight, fight, { [side]: n }) - worthOfLaid(sight, fight);
	return more - RISK * sumOf(cards.slice(0, n), worthOfCard);
}

const cheapestFirst = (cards: readonly CardId[]): CardId[] =>
	ranked(cards, (card) => -worthOfCard(card));

/** How many of these it hires. */
function toHire(sight: Sight, cards: readonly CardId[]): { n: number; gain: number } {
	const best = bestOf(
		cards.map((_, i) => ({ n: i + 1, gain: gainOfHiring(sight, cards, i + 1) })),
		({ gain }) => gain
	);
	return best ?? { n: 0, gain: 0 };
}

function hires(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const cards = cheapestFirst(shape.choices.map(({ id }) => id));
	return { picks: cards.slice(0, Math.max(1, toHire(sight, cards).n)) };
}

/** Cards worth less than a ship are given for one. */
function exchanges(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const cards = cheapestFirst(shape.choices.map(({ id }) => id)).slice(0, shape.max);
	const poor = cards.filter((card) => worthOfCard(card) < SHIP);
	return { picks: poor.length > 0 ? poor : cards.slice(0, 1) };
}

export const merchant: Alien = {
	words: {
		name: msg('Merchant'),
		power: msg('Hire'),
		gist: msg('Has cards in hand fight as ships'),
		text: msg(
			'As a main player or ally with a ship in the encounter, once both cards lie face down, you may *use* this power to lay cards of your hand face down before you: each is a hired ship, besides those you may send. If your side loses they are discarded, else they come back to your hand.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when attacks meet, add 1 to your side’s total for each card in your hand, this flare among them.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When your side has not lost, you may discard hired ships for as many of your ships from the warp.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		rulings: [
			msg(
				'You choose the cards once nobody has stopped it. All see how many lie there, and you alone which.'
			),
			msg(
				'In totals each counts as a ship of yours does. All else counts, moves and loses your own ships alone: compensation, rewards, and what other powers do with ships.'
			),
			msg(
				'They land on no planet and are no colony: when the encounter ends they come back to your hand.'
			),
			msg(
				'They stay when all your own ships have left the encounter, and come back after a deal, made or failed.'
			),
			msg('When both sides lose they are discarded.')
		]
	},
	set: 'incursion',
	liked: 14,
	power: {
		uses: {
			hire: {
				moments: ['planning.selected'],
				roles: INVOLVED,
				once: true,
				open: ({ board }, { seat }) =>
					involvedShips(board, seat) > 0 && playerOf(board, seat).hand.length > 0,
				say: msg('hire cards as ships'),
				worth: (sight) => toHire(sight, cheapestFirst(sight.own.hand)).gain,
				harms: decidesFights,
				bends: {
					helps: ({ open }, seat) => open.players[seat]?.aside?.[ID] ?? 0
				},
				apply: (play, { seat }) => play.push('merchant.hire', { seat }),
				lasting: asShips
			}
		}
	},
	wild: {
		uses: {
			count: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => bothAttack(board),
				say: msg('each card in hand adds 1'),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? gainOf(sight, fight, sight.own.hand.length) : 0;
				},
				harms: decidesFights,
				bends: seenAdded(ID, 'wild'),
				// The flare lies on the table meanwhile.
				amount: ({ board }, { seat, card }) =>
					playerOf(board, seat).hand.length + Number(card !== null),
				lasting: addsToSide
			}
		}
	},
	super: {
		uses: {
			exchange: {
				moments: ['resolution.settled'],
				roles: INVOLVED,
				open: (play, { seat }) => exchangeable(play, seat) > 0,
				say: msg('exchange hired ships for ships from the warp'),
				worth: () => SHIP / 2,
				harms: trifling,
				apply: (play, { seat }) => play.push('merchant.exchange', { seat })
			}
		}
	},
	steps: { hire, exchange },
	questions: {
		'hire.which': {
			deed: msg('hire cards as ships'),
			why: { is: 'does most' },
			answer: hires
		},
		'exchange.which': {
			deed: msg('exchange hired ships'),
			why: { is: 'ship helps' },
			answer: exchanges
		}
	}
};
