/** Delusion: totals count ships that are somewhere else. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, seatChoice } from '../../kit';
import { lowWins } from '../bot/odds';
import { has, shipsOn, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, gainOf } from '../bot/wishes';
import { CARD, fightIn, worthOfCard } from '../bot/worth';
import {
	bothAttack,
	coloniesOf,
	involvedShips,
	opponentOf,
	planetName,
	playerOf,
	shipsAt,
	sideOf,
	timingOrder
} from '../board';
import { kindOf } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards } from '../hands';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { asking } from '../use';
import { value } from '../values';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { Asks, CosmicChanges } from '../use';
import type { Alien } from './alien';
import { addsToSide } from './added';
import { INVOLVED, MAIN } from './timing';

const ID = 'mirage';

/** What a negotiate adds by the wild flare. */
const ADDED = 3;

declare module '../notes' {
	interface Notes {
		/** Which colony counts for whom in place of the ships in the encounter. */
		readonly mirage: { readonly [seat in SeatId]?: PlanetId };
	}
}

const seenFor = (play: Play, seat: SeatId, planet: PlanetId): void =>
	note(play, ID, { ...noteOf(play, ID), [seat]: planet });

function colonies(board: Board, seat: SeatId): OneOf<Choice<PlanetId>> {
	return {
		type: 'one',
		choices: coloniesOf(board, seat).map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			note: msg('{n, plural, one {# ship} other {# ships}} there', {
				n: shipsAt(board, seat, planet)
			})
		}))
	};
}

/** What the colony of this seat that is seen adds more than its ships in the encounter do. */
function more(play: Asks, seat: SeatId): number {
	const planet = noteOf(play, ID)?.[seat];
	if (!planet) return 0;
	const { board } = play;
	const n = shipsAt(board, seat, planet) - involvedShips(board, seat);
	return n * value(play, 'shipWorth', 1, { seat });
}

const seen: CosmicChanges = {
	parts: (play, _owner, parts, { side, seat }) => ({
		...parts,
		main: parts.main + more(play, seat),
		allies:
			parts.allies +
			keysOf(noteOf(play, ID) ?? {})
				.filter((one) => one !== seat && sideOf(play.board, one) === side)
				.reduce((sum, one) => sum + more(play, one), 0)
	})
};

/** The colony of a seat with the most ships, or the fewest, as a bot sees it. */
const extreme = (sight: Sight, choices: readonly Choice<PlanetId>[], seat: SeatId, most: boolean) =>
	bestOf(choices, ({ id }) => (shipsOn(sight, id)[seat] ?? 0) * (most ? 1 : -1));

/** Whether more is better for the bot in this fight. */
function wantsMore(sight: Sight): boolean {
	const fight = fightIn(sight);
	return fight === null || lowWins(sight, fight) === sight.turned;
}

/** Ships of colonies of a seat: the largest and the smallest. */
function rangeOf(sight: Sight, seat: SeatId): readonly [number, number] {
	const all = keysOf(sight.open.planets).flatMap((planet) => shipsOn(sight, planet)[seat] ?? []);
	return all.length > 0 ? [Math.max(...all), Math.min(...all)] : [0, 0];
}

/** Negotiates of a hand. */
const negotiates = (hand: readonly CardId[]): CardId[] =>
	hand.filter((card) => kindOf(card) === 'negotiate');

function gained(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, n) : 0;
}

/** Allies of either side that have a colony to be seen. */
const allies = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter(
		(one) =>
			one !== seat &&
			one !== opponentOf(board, seat) &&
			sideOf(board, one) !== null &&
			coloniesOf(board, one).length > 0
	);

export const mirage: Alien = {
	words: {
		name: msg('Mirage'),
		power: msg('Delusion'),
		gist: msg('Totals count ships elsewhere'),
		text: msg(
			'As a main player, when two attacks were revealed, you *use* this power: choose a colony of yours and one of your opponent’s. The ships on these colonies count in the totals, in place of those you two have in the encounter.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when attacks meet, discard a negotiate to add 3 to your side’s total.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When you use your power, choose a colony of an ally of either side as well: its ships count in place of those that ally has in the encounter.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg(
				'A colony is any planet with ships of that player; the planet of the encounter may be one.'
			),
			msg('What a ship counts stays as it is, and so do the ships of allies.'),
			msg('Only totals change. Ships, compensation and rewards are those of the encounter.'),
			msg('Ships count as they stand when totals are compared.'),
			msg('Where you or your opponent has no colony, nothing changes.')
		]
	},
	set: 'dominion',
	liked: 11,
	power: {
		uses: {
			delude: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) =>
					bothAttack(board) &&
					coloniesOf(board, seat).length > 0 &&
					coloniesOf(board, opponentOf(board, seat)).length > 0,
				ask: ({ board }, { seat }) => {
					const then = colonies(board, opponentOf(board, seat));
					const choices = colonies(board, seat).choices.map((choice) => ({ ...choice, then }));
					const shape: OneOf<(typeof choices)[number]> = { type: 'one', choices };
					return choices.length > 0 && then.choices.length > 0 ? shape : null;
				},
				say: msg('totals count the ships of two other colonies'),
				asks: msg('Whose ships count? Choose a colony of yours, then one of your opponent’s.'),
				choose: (sight, { choices }) => {
					const fight = fightIn(sight);
					const whom = fight && (fight.offense === sight.me ? fight.defense : fight.offense);
					const better = wantsMore(sight);
					const mine = extreme(sight, choices, sight.me, better);
					const theirs =
						mine && whom ? extreme(sight, choices[0]?.then.choices ?? [], whom, !better) : null;
					return mine && theirs ? { pick: mine.id, then: { pick: theirs.id } } : null;
				},
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) => {
						const fight = fightIn(sight);
						if (!fight) return parts;
						const { offense, defense } = fight;
						const mirages = has(sight, offense, ID) ? offense : defense;
						const seat = mine ? mirages : mirages === offense ? defense : offense;
						const [most, fewest] = rangeOf(sight, seat);
						return { ...parts, main: mine ? most : fewest };
					}
				},
				apply: (play, { seat }, { pick, then: { pick: other } }) => {
					seenFor(play, seat, pick);
					seenFor(play, opponentOf(play.board, seat), other);
				},
				lasting: seen
			})
		}
	},
	wild: {
		uses: {
			add: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }, { seat }) => bothAttack(board) && playerOf(board, seat).hand.length > 1,
				ask: ({ board }, { seat }) => {
					const cards = negotiates(playerOf(board, seat).hand);
					const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(cards) };
					return cards.length > 0 ? shape : null;
				},
				say: msg('discard a negotiate to add 3'),
				sends: template('Discard {first} to add 3'),
				worth: (sight) => (negotiates(sight.own.hand).length > 0 ? gained(sight, ADDED) - CARD : 0),
				choose: (_sight, { choices }) => {
					const worst = bestOf(choices, ({ id }) => -worthOfCard(id));
					return worst ? { pick: worst.id } : null;
				},
				counted: (play, { seat }, { pick }) =>
					stillHeld(play, seat, [pick]).length > 0 ? ADDED : 0,
				lasting: addsToSide,
				apply: (play, { seat }, { pick }) => {
					discardCards(play, seat, stillHeld(play, seat, [pick]), 'CE-15.5');
				}
			})
		}
	},
	super: {
		uses: {
			ally: asking({
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => declaresOwn(play, me) && allies(play.board, me.seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = allies(board, seat).map((one) => ({
						...seatChoice(one),
						then: colonies(board, one)
					}));
					const shape: OneOf<(typeof choices)[number]> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('the ships of an ally’s colony count as well'),
				sends: template('Count those of {first}'),
				worth: always(0.05),
				choose: (sight, { choices }) => {
					const side = sideIn(sight, sight.me);
					const ours = side && choices.find(({ id }) => sideIn(sight, id) === side);
					const one = ours ?? choices[0];
					const better = wantsMore(sight) === (one !== undefined && ours === one);
					const planet = one && extreme(sight, one.then.choices, one.id, better);
					return one && planet ? { pick: one.id, then: { pick: planet.id } } : null;
				},
				harms: decidesFights,
				apply: (play, _me, { pick, then: { pick: planet } }) => seenFor(play, pick, planet)
			})
		}
	}
};
