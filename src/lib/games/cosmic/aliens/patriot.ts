/** Loyalty: who is shown a card takes it or gives a ship, and ships given back make a fight a deal. */
import { msg, template } from '../../../core';
import {
	bestOf,
	entriesOf,
	fromFirst,
	othersThan,
	pickBest,
	ranked,
	seatChoice,
	splitOver
} from '../../kit';
import { foreignOf, isOurs, opposing, shipsOn, sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOf, opponentIn, trifling, always } from '../bot/wishes';
import { CARD, SHIP, fightIn, worthOfCard, worstFirst } from '../bot/worth';
import { caused } from '../because';
import {
	alliedShips,
	involvedShips,
	opponentOf,
	otherSide,
	placesOf,
	playerOf,
	sideOf,
	whereName
} from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { capturedBy, sheetOf } from '../captured';
import { dealInstead } from '../ending';
import { handOver } from '../hands';
import { lookAtCards } from '../looks';
import { oneOfHand, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { captureShips } from '../ships';
import { loseShips } from '../steps/lose';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, PlanetId, SeatId, Ships } from '../types';
import type { Alien } from './alien';
import { grants, hasWon } from './granted';
import { ALLY, IN_EACH_PHASE, MAIN } from './timing';

const ID = 'patriot';

declare module '../play' {
	interface Steps {
		/** This player is shown a card, and takes it or gives a ship. */
		'patriot.show': { readonly seat: SeatId; readonly whom: SeatId; card?: CardId };
	}
}

const kept = (board: Board, whom: SeatId): number => capturedBy(board, ID)[whom] ?? 0;

const showing = formsOf('patriot.show');

const show: Step = {
	pick: showing.ask({
		ask: (play, { seat, whom }) =>
			oneOfHand(play, seat, {
				rule: 'CE-16.1',
				about: [whom],
				say: msg('Which card do you show {who}?', { who: whom })
			}),
		then: (play, frame, { pick }) => {
			frame.card = pick;
			play.say(
				msg('{who, select, you {You show} other {# shows}} {whom} a card.', {
					who: frame.seat,
					whom: frame.whom
				}),
				'CE-16.1'
			);
			lookAtCards(play, frame.whom, frame.seat, [pick]);
		}
	}),

	reply: showing.ask({
		ask: (play, { seat, whom, card }) => {
			if (card === undefined) return null;
			const choices: Choice<Where | 'take'>[] = [
				{ id: 'take', say: msg('Take the card') },
				...placesOf(play.board, whom).map((where) => ({
					id: where,
					say: msg('A ship of yours: {where}', { where: whereName(where) }),
					on: where
				}))
			];
			const shape: OneOf<Choice<Where | 'take'>> = { type: 'one', choices };
			return {
				...caused(play),
				seat: whom,
				secret: true,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} shows you {card}. Take it, or give a ship?', {
					who: seat,
					card: cardName(card)
				}),
				shape,
				fallback: { pick: 'take' }
			};
		},
		then: (play, { seat, whom, card }, { pick }) => {
			if (pick !== 'take') captureShips(play, seat, ID, [{ seat: whom, n: 1, from: pick }]);
			else if (card !== undefined)
				handOver(play, seat, whom, stillHeld(play, seat, [card]), 'CE-16.1');
		}
	})
};

/** Allies of the other side, with their ships in the encounter. */
function opposed(board: Board, seat: SeatId): Ships {
	const side = sideOf(board, seat);
	return side ? alliedShips(board, otherSide(side)) : {};
}

/** The card a bot would rather be without. */
const poorest = ({ own }: Sight): CardId | undefined => worstFirst(own.hand)[0];

/** What a card is worth that is no better than a ship. */
const POOR = 0.06;

/** What it brings a bot to be rid of its worst card, or get a ship for it. */
function shown(sight: Sight): number {
	const card = poorest(sight);
	return card !== undefined && sight.own.hand.length > 1 && worthOfCard(card) <= POOR
		? SHIP / 2
		: 0;
}

/** A bot takes what it is shown, unless that is worth less than a ship it can spare. */
function reply(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const card = sight.own.looks.findLast(({ what }) => what === 'shown')?.cards[0];
	const ashore = (id: string): number => shipsOn(sight, id as PlanetId)[sight.me] ?? 0;
	return pickBest(shape, (id) =>
		id === 'take'
			? card === undefined
				? 0
				: worthOfCard(card) - SHIP
			: ashore(id) > 4
				? -SHIP / 4
				: -1
	);
}

/** The attack below which a bot would rather deal than fight. */
const WEAK = 10;

/** What a bot gains by dealing in place of a fight it has no card for. */
function peace(sight: Sight): number {
	const best = Math.max(
		0,
		...sight.own.hand.map((card) => (kindOf(card) === 'attack' ? numberOf(card) : 0))
	);
	const whom = opponentIn(sight);
	const price = whom ? (capturedBy(sight.open, ID)[whom] ?? 0) * (SHIP / 2) : 0;
	return best < WEAK ? 2 * CARD - price : 0;
}

export const patriot: Alien = {
	words: {
		name: msg('Patriot'),
		power: msg('Loyalty'),
		gist: msg('Gets ships for cards, and peace for ships'),
		text: msg(
			'Once in each encounter, in any phase, you may *use* this power to show another player a card of your hand: they take it, or give you one of their ships, which you capture. As a main player, once allies have joined, you may *use* it to give all captured ships of your opponent back: no cards are laid, and you resolve the encounter as with two negotiates.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg('As an ally who has won, take another reward: a card, or a ship from the warp.'),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'As an ally, once the cards are revealed, send as many ships of opposing allies to the warp as you have in the encounter.'
			),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		rulings: [
			msg('That player alone sees the card.'),
			msg('They choose the ship, from anywhere but the warp. Without one they take the card.'),
			msg('Ships that are given back come home to their owners.'),
			msg('Captured ships stay on this sheet while the power is lost, and do nothing.'),
			msg('You choose which allies lose ships, and how many; fewer may be sent.')
		]
	},
	set: 'storm',
	liked: 9,
	power: {
		uses: {
			show: asking({
				moments: IN_EACH_PHASE,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				ask: ({ board }, { seat }) => {
					const shape: OneOf<Choice<SeatId>> = {
						type: 'one',
						choices: othersThan(board, seat).map(seatChoice)
					};
					return shape;
				},
				say: msg('show another player a card, to be taken or paid for with a ship'),
				sends: template('Show {first} a card'),
				harms: trifling,
				worth: shown,
				choose: (sight, { choices }) => {
					const whom = bestOf(
						choices,
						({ id }) => (isOurs(sight, id) ? 0 : 1),
						({ id }) => (id === opponentIn(sight) ? 1 : 0),
						({ id }) => foreignOf(sight, id)
					);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, { seat }, { pick }) => play.push('patriot.show', { seat, whom: pick })
			}),
			restore: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: ({ board }, { seat }) => kept(board, opponentOf(board, seat)) > 0,
				say: msg('give captured ships back, and deal instead of fighting'),
				harms: decidesFights,
				worth: peace,
				apply: (play: Play, { seat }) => {
					const whom = opponentOf(play.board, seat);
					const n = kept(play.board, whom);
					dealInstead(play);
					play.push('home', { from: sheetOf(ID), ships: { [whom]: n } });
				}
			}
		}
	},
	wild: {
		uses: {
			more: {
				moments: ['resolution.settled'],
				roles: ALLY,
				open: ({ board }, { seat }) => hasWon(board, seat),
				say: msg('get another reward'),
				harms: trifling,
				worth: always(CARD),
				amount: () => 1,
				lasting: grants
			}
		}
	},
	super: {
		uses: {
			repel: asking({
				moments: ['reveal.values'],
				roles: ALLY,
				open: ({ board }, { seat }) =>
					involvedShips(board, seat) > 0 && entriesOf(opposed(board, seat)).length > 0,
				ask: ({ board }, { seat }) => {
					const places = entriesOf(opposed(board, seat)).map(([whom, max]) => ({
						...seatChoice(whom),
						max
					}));
					return splitOver(places, 1, involvedShips(board, seat));
				},
				say: msg('send ships of opposing allies to the warp'),
				sends: template('Send {n, plural, one {one ship} other {# ships}} to the warp'),
				harms: decidesFights,
				worth: (sight) => {
					const fight = fightIn(sight);
					const side = sideIn(sight, sight.me);
					if (!fight || !side) return 0;
					const mine = (fight.gate[sight.me] ?? 0) + (fight.beside[sight.me] ?? 0);
					const theirs = sight.open.encounter?.allies[opposing(side)] ?? [];
					const there = opposing(side) === 'offense' ? fight.gate : fight.beside;
					const n = theirs.reduce((sum, seat) => sum + (there[seat] ?? 0), 0);
					return gainOf(sight, fight, Math.min(mine, n)) + SHIP / 4;
				},
				choose: (sight, { places, max }) => ({
					split: fromFirst(
						ranked(places, ({ id }) => foreignOf(sight, id)),
						max ?? 1
					)
				}),
				apply: (play, { seat }, { split }) => {
					const side = sideOf(play.board, seat);
					const where = side === 'offense' ? 'beside' : 'gate';
					const going = entriesOf(split).map(([whom, n]) => [whom, { [where]: n }] as const);
					loseShips(play, Object.fromEntries(going), { rule: 'CE-1.14' });
				}
			})
		}
	},
	steps: { show },
	questions: {
		'show.pick': {
			deed: msg('choose a card to show'),
			why: { is: 'worst cards' },
			sends: { some: template('Show {what}') },
			answer: (_sight, shape) => pickBest(shape, (id) => -worthOfCard(id))
		},
		'show.reply': {
			deed: msg('take a card or give a ship'),
			why: { is: 'costs less' },
			answer: reply
		}
	}
};
