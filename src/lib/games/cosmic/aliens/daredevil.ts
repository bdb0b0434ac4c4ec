/** Risk: it lowers its own side, and a narrow victory pays. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { chancesOf, endingNow, faceIn, facesOf, lowWins } from '../bot/odds';
import { amMain, encounterIn, mainOf, opposing, sideOf as sideIn } from '../bot/sight';
import { bringsColonies, myShips, settleBest, trifling } from '../bot/wishes';
import { CARD, SHIP, fightIn, worthOfCard, worthOfEnding } from '../bot/worth';
import {
	bothAttack,
	encounterOf,
	involvedShips,
	mainPlayer,
	otherSide,
	planetsOf,
	playerOf,
	sideOf,
	timingOrder
} from '../board';
import { flareOf, kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { found, placesToFound } from '../found';
import { discardCards } from '../hands';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { MOST_SHIPS } from '../ships';
import { asking } from '../use';
import type { AnswerTo, Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Chance, Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId, Ships, Side } from '../types';
import type { Alien } from './alien';
import { addsToSide, seenAdded } from './added';
import { hasWon } from './granted';
import { INVOLVED, MAIN } from './timing';

const ID = 'daredevil';

/** By how much its side wins at most: with the power or a bet, and with the super flare. */
const NARROW = 4;
const WIDER = 6;
/** Attacks that it may discard. */
const LOWEST = 1;
const HIGHEST = 8;
/** Ships that a bet costs. */
const STAKE = 3;
/** The choice to discard nothing. */
const NONE = 'none';
/** What it is worth to a bot that a fight is not made closer than it is: others may still add to it. */
const CLOSER = 0.08;

declare module '../notes' {
	interface Notes {
		readonly daredevil: {
			/** Its side may win by more. */
			readonly wider?: true;
			/** Ships of its side when that had won narrowly, for rewards. */
			readonly ships?: Ships;
		};
	}
}

declare module '../play' {
	interface Steps {
		/** Who has won a bet founds a colony in this player’s home system. */
		'daredevil.settle': { readonly seat: SeatId; readonly whose: SeatId };
	}
}

type Daring = OneOf<Choice<CardId | typeof NONE>>;

/** To discard nothing, or one of its low attacks. */
function daring(play: Play, seat: SeatId): Daring {
	const cards = playerOf(play.board, seat).hand.filter(isLow);
	return {
		type: 'one',
		choices: [{ id: NONE, say: msg('Discard nothing') }, ...cardChoices(cards)]
	};
}

const isLow = (card: CardId): boolean =>
	kindOf(card) === 'attack' && numberOf(card) >= LOWEST && numberOf(card) <= HIGHEST;

/** Whether the side of this seat has won by no more than that, two attacks compared. */
function hasWonBy(board: Board, seat: SeatId, most: number): boolean {
	const { totals } = encounterOf(board);
	return (
		hasWon(board, seat) && totals !== null && Math.abs(totals.offense - totals.defense) <= most
	);
}

/** Notes whose ships are on its side, if that has won narrowly. */
function countShips(play: Play, seat: SeatId): void {
	const { board } = play;
	const noted = noteOf(play, ID);
	if (!hasWonBy(board, seat, noted?.wider ? WIDER : NARROW)) return;
	const side = sideOf(board, seat);
	const ships = Object.fromEntries(
		timingOrder(board)
			.filter((other) => sideOf(board, other) === side)
			.map((other) => [other, involvedShips(board, other)])
	);
	note(play, ID, { ...noted, ships });
}

/** What a bot gains by discarding this card, or none: rewards for its ships, and what becomes of the fight. */
function gained(sight: Sight, card: CardId | typeof NONE, most: number): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	const { totals } = encounterIn(sight);
	if (!fight || !side || !totals) return 0;
	const n = card === NONE ? 0 : numberOf(card);
	const now = endingNow(sight, fight);
	const then = endingNow(sight, fight, { [side]: -n });
	if (!now || !then) return 0;
	const margin = Math.abs(totals[side] - n - totals[opposing(side)]);
	const rewards = then === side && margin <= most ? myShips(sight, fight) * CARD : 0;
	const price = card === NONE ? 0 : worthOfCard(card) + CLOSER;
	return rewards + worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now) - price;
}

/** The most a bot gains by daring, with nothing or one of its cards. */
const mostGained = (sight: Sight, most: number): number =>
	Math.max(...[NONE, ...sight.own.hand.filter(isLow)].map((card) => gained(sight, card, most)));

/** By how much a bot’s side may win: its flare answers its own use. */
const mostFor = (sight: Sight): number =>
	amMain(sight) && sight.own.hand.includes(flareOf(ID)) ? WIDER : NARROW;

/** How likely a bot’s side wins by so little, by what lies face down. */
function chanceNarrow(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	const { laid } = sight.own;
	const faces = (of: Side): readonly Chance[] =>
		laid && mainOf(sight, of) === sight.me
			? [{ face: faceIn(sight, laid), p: 1 }]
			: facesOf(sight, of, fight[of]);
	const cards = [faces('offense'), faces('defense')] as const;
	const less = lowWins(sight, fight) ? NARROW + 1 : -NARROW - 1;
	// It wins, and with so much less it would not.
	return (
		chancesOf(sight, fight, ...cards)[side] -
		chancesOf(sight, fight, ...cards, { [side]: less })[side]
	);
}

const { ask } = formsOf('daredevil.settle');

const places = (play: Play, seat: SeatId, whose: SeatId) =>
	placesToFound(play, seat, planetsOf(play.board, whose), MOST_SHIPS);

const settle: Step = {
	where: ask({
		ask: (play, { seat, whose }) => {
			const shape = places(play, seat, whose);
			return (
				shape && {
					seat,
					about: [whose],
					rule: 'CE-20.6',
					say: msg('You have won your bet: which planet do you settle, and with which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, answer, seat) => found(play, seat, answer)
	})
};

/** What a bet comes to (CE-12.19). */
function settleBet(play: Play, seat: SeatId): void {
	const { board } = play;
	const side = sideOf(board, seat);
	if (side && hasWonBy(board, seat, NARROW)) {
		play.push('daredevil.settle', { seat, whose: mainPlayer(board, otherSide(side)) });
		return;
	}
	play.say(
		msg(
			'{who, select, you {You have lost your} other {# has lost their}} bet: {n, plural, one {# ship goes} other {# ships go}} to the warp.',
			{ who: seat, n: STAKE }
		),
		'CE-12.19'
	);
	play.push('mustLose', { due: { [seat]: STAKE }, rule: 'CE-20.8' });
}

export const daredevil: Alien = {
	words: {
		name: msg('Daredevil'),
		power: msg('Risk'),
		gist: msg('Is rewarded for narrow victories'),
		text: msg(
			'As a main player or ally, once two attacks are revealed, you may *use* this power: you may discard an attack of 01 to 08 to have your side’s total lowered by as much. If your side then wins by 4 or less, each player on it gains rewards for their ships in the encounter.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, once both cards lie face down, bet that your side wins by 4 or less, two attacks compared. Then found a colony in the home system of the opposing main player with one to four ships of your colonies; otherwise lose three ships.'
			),
			timing: { roles: INVOLVED, phases: ['planning'] }
		},
		super: {
			text: msg('As a main player, your side may win by 6 or less when you use your power.'),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('You may use the power without discarding a card.'),
			msg('The totals at the end count, also where the smaller one wins; a tie is a victory by 0.'),
			msg('Rewards come besides those that defensive allies gain anyway.'),
			msg('They are for the ships that have won, also where some of these are lost afterwards.'),
			msg(
				'Of an encounter that ends before it is resolved no bet comes; a deal, made or not, has lost it.'
			),
			msg('The ships you lose for a bet are of your choice, and bring no compensation.')
		]
	},
	set: 'dominion',
	liked: 10,
	power: {
		uses: {
			dare: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				once: true,
				open: ({ board }) => bothAttack(board),
				ask: (play, { seat }) => daring(play, seat),
				say: msg('a narrow victory of their side brings rewards'),
				yours: msg('a narrow victory of your side brings rewards'),
				sends: template('Dare: {first}'),
				worth: (sight) => mostGained(sight, mostFor(sight)),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gained(sight, id, mostFor(sight)));
					return best ? { pick: best.id } : null;
				},
				harms: trifling,
				bends: seenAdded(ID, 'power'),
				counted: (play, { seat }, { pick }) =>
					pick !== NONE && stillHeld(play, seat, [pick]).length > 0 ? -numberOf(pick) : 0,
				apply: (play, { seat }, { pick }: AnswerTo<Daring>) => {
					if (pick !== NONE) discardCards(play, seat, stillHeld(play, seat, [pick]), 'CE-15.5');
				},
				lasting: {
					...addsToSide,
					uponLosses: (_play, { seat }, due) => [...due, (play) => countShips(play, seat)],
					granted: (play, _owner, n, { seat }) => n + (noteOf(play, ID)?.ships?.[seat] ?? 0)
				}
			})
		}
	},
	wild: {
		uses: {
			bet: {
				moments: ['planning.selected'],
				roles: INVOLVED,
				once: true,
				say: msg('bet on a narrow victory of their side'),
				yours: msg('bet on a narrow victory of your side'),
				worth: (sight) => {
					const p = chanceNarrow(sight);
					return p - (1 - p) * STAKE * SHIP;
				},
				harms: bringsColonies,
				lasting: {
					uponSettled: (_play, { seat }, due) => [...due, (play) => settleBet(play, seat)]
				}
			}
		}
	},
	super: {
		uses: {
			wider: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('a victory by {n} or less is narrow enough', { n: WIDER }),
				worth: (sight) => mostGained(sight, WIDER) - mostGained(sight, NARROW),
				harms: trifling,
				apply: (play) => note(play, ID, { ...noteOf(play, ID), wider: true })
			}
		}
	},
	steps: { settle },
	questions: {
		'settle.where': {
			deed: msg('found a colony'),
			why: { is: 'best place' },
			answer: settleBest
		}
	}
};
