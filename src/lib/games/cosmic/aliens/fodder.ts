/** Overwhelm: attacks of its hand between the two cards revealed are thrown in. */
import { msg, template } from '../../../core';
import { bestOf, sumOf } from '../../kit';
import { decidesFights, gainOf } from '../bot/wishes';
import { encounterIn, mainOf, opposing, sideOf } from '../bot/sight';
import { fightIn, worthOfEnding } from '../bot/worth';
import { endingNow } from '../bot/odds';
import { withShips } from '../bot/alliances';
import {
	bothAttack,
	encounterOf,
	hasUsed,
	mainPlayer,
	otherSide,
	planetName,
	playerOf,
	shipsAt,
	sideOfMain
} from '../board';
import { kindOf, numberOf } from '../cards';
import { discardCards } from '../hands';
import { cardChoices } from '../ownhand';
import { leavable } from '../leaving';
import { moveShips } from '../ships';
import { cardValuesOf } from '../totals';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { AnswerTo, Choice } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Me } from '../use';
import type { Play } from '../play';
import type { CardId, PlanetId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const AS_POWER = { source: 'power', id: 'fodder', use: 'throw' } as const;
const AS_SUPER = { source: 'super', id: 'fodder', use: 'throw' } as const;

/** Above what and below what a card must lie; null where the seat has no higher card against it. */
function rangeOf(
	play: Play,
	seat: SeatId
): { readonly above: number; readonly below: number } | null {
	const side = sideOfMain(play.board, seat);
	if (!side || !bothAttack(play.board)) return null;
	const values = cardValuesOf(play);
	return { above: values[side], below: values[otherSide(side)] };
}

/** The attacks of its hand within this range. */
function between(play: Play, seat: SeatId, above: number, below: number): SomeOf<CardId> | null {
	const cards = playerOf(play.board, seat).hand.filter(
		(card) => kindOf(card) === 'attack' && numberOf(card) > above && numberOf(card) < below
	);
	if (cards.length === 0) return null;
	return {
		type: 'some',
		choices: cardChoices(cards),
		min: 1,
		max: cards.length
	};
}

function throwIn(play: Play, { seat }: Me, { picks }: AnswerTo<SomeOf<CardId>>): void {
	const side = sideOfMain(play.board, seat);
	if (!side) return;
	encounterOf(play.board).added[side] += sumOf(picks, numberOf);
	discardCards(play, seat, picks, 'CE-15.5');
}

/** Whether it has thrown cards in already. */
const hasThrown = ({ board }: Play, seat: SeatId): boolean =>
	[AS_POWER, AS_SUPER].some((use) => hasUsed(board, { seat, ...use }));

/** What a bot would throw in: the fewest of its cards that turn the fight, lowest last. */
function enough(sight: Sight, isSuper: boolean): readonly CardId[] {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side || mainOf(sight, side) !== sight.me) return [];
	const { laid } = encounterIn(sight);
	const [mine, theirs] = [laid[side]?.face, laid[opposing(side)]?.face];
	if (mine?.kind !== 'attack' || theirs?.kind !== 'attack') return [];
	const above = isSuper ? -1 : sight.numbers(side, mine);
	const below = sight.numbers(opposing(side), theirs);
	const cards = sight.own.hand
		.filter((card) => kindOf(card) === 'attack')
		.filter((card) => numberOf(card) > above && numberOf(card) < below)
		.sort((one, other) => numberOf(one) - numberOf(other));
	for (let n = 1; n <= cards.length; n++)
		if (gainOf(sight, fight, sumOf(cards.slice(-n), numberOf)) > 0) return cards.slice(-n);
	return [];
}

const turnsIt =
	(isSuper: boolean) =>
	(sight: Sight): number => {
		const fight = fightIn(sight);
		const cards = enough(sight, isSuper);
		if (!fight || cards.length === 0) return 0;
		return gainOf(sight, fight, sumOf(cards, numberOf)) - 0.1 * cards.length;
	};

const chosenBy =
	(isSuper: boolean) =>
	(sight: Sight, { choices }: SomeOf<CardId>): AnswerTo<SomeOf<CardId>> => {
		const cards = enough(sight, isSuper).filter((card) => choices.some(({ id }) => id === card));
		return { picks: cards.length > 0 ? cards : choices.slice(0, 1).map(({ id }) => id) };
	};

/** A side that had invited it, and where its one ship comes from. */
type Late = OneOf<Choice<Side> & { readonly then: OneOf<Choice<PlanetId>> }>;

function lateSides(play: Play, seat: SeatId): Late | null {
	const { board } = play;
	const { invited } = encounterOf(board);
	const colonies = leavable(play, seat);
	const sides = SIDES.filter((side) => invited[side].includes(seat));
	if (sides.length === 0 || colonies.length === 0) return null;
	const from = {
		type: 'one' as const,
		choices: colonies.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			note: msg('{n, plural, one {# ship} other {# ships}} there', {
				n: shipsAt(board, seat, planet)
			})
		}))
	};
	return {
		type: 'one',
		choices: sides.map((side) => ({
			id: side,
			say: msg('Join the {side, select, offense {offense} other {defense}}, {who}', {
				side,
				who: mainPlayer(board, side)
			}),
			on: mainPlayer(board, side),
			then: from
		}))
	};
}

/** What a bot gains by one ship more on a side, as the cards lie open. */
function lateWorth(sight: Sight, side: Side): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const joined = withShips(fight, side, sight.me, 1);
	const [now, then] = [endingNow(sight, fight), endingNow(sight, joined)];
	return now && then ? worthOfEnding(sight, joined, then) - worthOfEnding(sight, fight, now) : 0;
}

/** The sides that have invited a bot. */
const inviting = (sight: Sight): Side[] =>
	SIDES.filter((side) => encounterIn(sight).invited[side].includes(sight.me));

export const fodder: Alien = {
	words: {
		name: msg('Fodder'),
		power: msg('Overwhelm'),
		gist: msg('Throws in attacks that lie between the two cards'),
		text: msg(
			'As a main player, when both main players have revealed attacks and yours is the lower one, you may *use* this power to discard any number of attacks of your hand that are higher than your card and lower than your opponent’s. Their values are added to your total.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'If you were invited and have joined no side, send one ship after the reveal to a side that had invited you.'
			),
			timing: { roles: ['uninvolved'], phases: ['reveal'] }
		},
		super: {
			text: msg(
				'Use your power with any attacks of your hand that are lower than your opponent’s card, whatever your own card is.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('With the higher card there is nothing to throw in, but with the super flare.'),
			msg('All cards are named together, once in an encounter; stopped, they stay in hand.'),
			msg('The cards revealed count as effects have changed them by then.')
		]
	},
	liked: 9,
	power: {
		uses: {
			throw: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) => {
					const range = rangeOf(play, seat);
					return range !== null && range.above + 1 < range.below && !hasThrown(play, seat);
				},
				ask: (play, { seat }) => {
					const range = rangeOf(play, seat);
					return range && between(play, seat, range.above, range.below);
				},
				say: msg('add attacks of their hand'),
				yours: msg('add attacks of your hand'),
				sends: template('Throw in {first}'),
				harms: decidesFights,
				worth: turnsIt(false),
				choose: chosenBy(false),
				apply: throwIn
			})
		}
	},
	wild: {
		uses: {
			join: asking({
				moments: ['reveal.cards', 'reveal.values'],
				roles: ['uninvolved'],
				open: (play, { seat }) => lateSides(play, seat) !== null,
				ask: (play, { seat }) => lateSides(play, seat),
				say: msg('send a ship to a side that invited them'),
				yours: msg('send a ship to a side that invited you'),
				sends: template('Join {first}'),
				worth: (sight) =>
					Math.max(0, ...inviting(sight).map((side) => lateWorth(sight, side))) - 0.05,
				choose: (sight, { choices }) => {
					const side = bestOf(choices, ({ id }) => lateWorth(sight, id));
					const from = bestOf(
						side?.then.choices ?? [],
						({ id }) => sight.open.planets[id]?.[sight.me] ?? 0
					);
					return side && from ? { pick: side.id, then: { pick: from.id } } : null;
				},
				apply: (play, { seat }, { pick: side, then: { pick: from } }) => {
					encounterOf(play.board).allies[side].push(seat);
					play.say(
						msg(
							'{who, select, you {You join} other {# joins}} the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.',
							{ who: seat, side, n: 1 }
						),
						'CE-9.6',
						{ type: 'joined', seat, side }
					);
					moveShips(play, [{ seat, n: 1, from, to: side === 'offense' ? 'gate' : 'beside' }]);
				}
			})
		}
	},
	super: {
		uses: {
			throw: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				open: (play, { seat }) => rangeOf(play, seat) !== null && !hasThrown(play, seat),
				ask: (play, { seat }) => {
					const range = rangeOf(play, seat);
					return range && between(play, seat, -1, range.below);
				},
				say: msg('add any attacks of their hand that are lower than the opponent’s'),
				yours: msg('add any attacks of your hand that are lower than the opponent’s'),
				sends: template('Throw in {first}'),
				harms: decidesFights,
				worth: turnsIt(true),
				choose: chosenBy(true),
				apply: throwIn
			})
		}
	}
};
