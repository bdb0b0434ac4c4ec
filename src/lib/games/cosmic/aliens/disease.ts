/** Contagion: its colonies spread wherever destiny looks. */
import { msg, template } from '../../../core';
import { bestOf, inTurn, keysOf, othersThan, pickBest } from '../../kit';
import { rivalsOf, shipsOn as shipsThere } from '../bot/sight';
import { bringsColonies, trifling } from '../bot/wishes';
import { CARD, SHIP, worthOfCard, worthOfColony } from '../bot/worth';
import {
	coloniesOf,
	defenseOf,
	holding,
	homeOf,
	isAtHome,
	planetName,
	planetsOf,
	shipsAt,
	timingOrder
} from '../board';
import { cardName, colourOf, kindOf } from '../cards';
import { discardCards } from '../hands';
import { goesToItsAlien } from '../flares';
import { oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { leavable } from '../leaving';
import { isHeld, moveShips } from '../ships';
import { drawnFor } from '../steps/destiny';
import { ROLES } from '../types';
import { asking } from '../use';
import type { AnswerTo, Choice, ShapeOf } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, CardKind, PlanetId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY } from './timing';

/** Ships with which a colony can spread. */
const ENOUGH = 3;
/** Ships that cards alike cost their players. */
const PRICE = 3;

const NOT_DEFENSE: readonly Role[] = ['offense', ...ALLY, 'uninvolved'];

declare module '../play' {
	interface Steps {
		/** All but one show a card, and whoever shows the like of another loses ships. */
		'disease.cough': { readonly seat: SeatId };
	}
}

type Amount = ShapeOf<'amount'>;
type To = OneOf<Choice<PlanetId> & { readonly then: Amount }>;
type Spreading = OneOf<Choice<PlanetId> & { readonly then: To }>;

const planetChoice = (board: Board, seat: SeatId, planet: PlanetId): Choice<PlanetId> => ({
	id: planet,
	say: planetName(planet),
	on: planet,
	note: msg(
		'{n, plural, =0 {no ship of yours} one {# ship of yours} other {# ships of yours}} there',
		{
			n: shipsAt(board, seat, planet)
		}
	)
});

/** In whose home system it may spread by the card that is up; null: in none. */
function systemOf(play: Play, seat: SeatId): SeatId | null {
	const { encounter } = play.board;
	if (!encounter?.destiny) return null;
	const isSet = encounter.defense !== null;
	const whom = drawnFor(play) ?? (isSet ? defenseOf(play.board) : null);
	return whom === seat ? null : whom;
}

/** Whether this window is the one for it: a card that names somebody as it is drawn, another once the defense is chosen. */
function isDue(play: Play, seat: SeatId): boolean {
	const named = drawnFor(play) !== null;
	const isSet = play.board.encounter?.defense !== null;
	return named !== isSet && systemOf(play, seat) !== null;
}

/** From where to where, and how many; null: no colony of it there is large enough. */
function spreading(play: Play, seat: SeatId): Spreading | null {
	const { board } = play;
	const system = systemOf(play, seat);
	const planets = system ? planetsOf(board, system) : [];
	const choices = planets.flatMap((from) => {
		const n = shipsAt(board, seat, from);
		const others = planets.filter((planet) => planet !== from);
		return n < ENOUGH || others.length === 0 || isHeld(play, seat, from)
			? []
			: [
					{
						...planetChoice(board, seat, from),
						then: {
							type: 'one' as const,
							choices: others.map((planet) => ({
								...planetChoice(board, seat, planet),
								then: { type: 'amount' as const, min: 1, max: n }
							}))
						}
					}
				];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

function spread(play: Play, seat: SeatId, { pick: from, then }: AnswerTo<Spreading>): void {
	const {
		pick: to,
		then: { amount }
	} = then;
	const n = Math.min(amount, shipsAt(play.board, seat, from));
	if (n === 0) return;
	play.say(
		msg('{who} moves {n, plural, one {# ship} other {# ships}} to {planet}.', {
			who: seat,
			n,
			planet: planetName(to)
		}),
		'CE-16.1'
	);
	moveShips(play, [{ seat, n, from, to }]);
}

const cough: Step = {
	show: formsOf('disease.cough').askAll({
		ask: (play, { seat }) =>
			othersThan(play.board, seat).flatMap((other) => {
				const asked = oneOfHand(play, other, {
					rule: 'CE-16.1',
					say: msg(
						'Choose a card to show and discard: whoever shows the like of another loses three ships'
					)
				});
				return asked ? [{ ...asked, fallback: 'random' as const }] : [];
			}),
		then: (play, _frame, answers) => {
			const shown = inTurn(timingOrder(play.board), answers).map(([seat, { pick }]) => ({
				seat,
				card: pick
			}));
			play.showed = true;
			for (const { seat, card } of shown) {
				play.say(msg('{who} shows {card}.', { who: seat, card: cardName(card) }), 'CE-16.1');
				discardCards(play, seat, [card], 'CE-15.5');
			}
			const ill = shown.filter(({ seat, card }) =>
				shown.some((other) => other.seat !== seat && kindOf(other.card) === kindOf(card))
			);
			if (ill.length > 0)
				play.push('mustLose', {
					due: Object.fromEntries(ill.map(({ seat }) => [seat, PRICE])),
					rule: 'CE-20.8'
				});
		}
	})
};

/** Where a ship of its own is missed least, and where it does most. */
function shift(
	play: Play,
	seat: SeatId
): OneOf<Choice<PlanetId> & { readonly then: OneOf<Choice<PlanetId>> }> | null {
	const { board } = play;
	const colonies = coloniesOf(board, seat);
	const from = leavable(play, seat);
	return colonies.length < 2 || from.length === 0
		? null
		: {
				type: 'one',
				choices: from.map((from) => ({
					...planetChoice(board, seat, from),
					then: {
						type: 'one' as const,
						choices: colonies
							.filter((planet) => planet !== from)
							.map((planet) => planetChoice(board, seat, planet))
					}
				}))
			};
}

/** A ship that a bot had better have elsewhere: off its largest colony, to a foreign one with a single ship. */
function spares(sight: Sight): { readonly from: PlanetId; readonly to: PlanetId } | null {
	const mine = keysOf(sight.open.planets)
		.map((planet) => ({ planet, n: shipsThere(sight, planet)[sight.me] ?? 0 }))
		.filter(({ n }) => n > 0);
	const from = bestOf(mine, ({ n }) => n);
	const to = mine.find(({ planet, n }) => n === 1 && !isAtHome(sight.open, sight.me, planet));
	return from && to && from.n > PRICE ? { from: from.planet, to: to.planet } : null;
}

/** What a colony there brings a bot. */
const gain = (sight: Sight, planet: PlanetId): number => worthOfColony(sight, sight.me, planet);

/** The best spreading there is for a bot: from where, to where, and how many, so that a colony stays. */
function bestSpread(sight: Sight, { choices }: Spreading): AnswerTo<Spreading> | null {
	const [from] = choices;
	const to = bestOf(
		keysOf(sight.open.planets).filter((planet) =>
			from?.then.choices.some(({ id }) => id === planet)
		),
		(planet) => gain(sight, planet)
	);
	if (!from || !to) return null;
	const amount = Math.floor((shipsThere(sight, from.id)[sight.me] ?? 0) / 2);
	return { pick: from.id, then: { pick: to, then: { amount: Math.max(1, amount) } } };
}

/** What that is worth, as far as a bot sees where it may spread. */
function worthOfSpread(sight: Sight): number {
	const { encounter, planets } = sight.open;
	const system = encounter?.system ?? (encounter?.destiny ? colourOf(encounter.destiny) : null);
	const there = keysOf(planets).filter((planet) => homeOf(planet) === system);
	const best = Math.max(0, ...there.map((planet) => gain(sight, planet)));
	// A special card tells it no system until the defense is settled.
	return system ? best : 0.5;
}

/** How likely a card of this kind is the like of another, about. */
const COMMON: { readonly [kind in CardKind]?: number } = { attack: 0.7, negotiate: 0.5 };

/** What it costs a bot to show this card. */
const costOf = (card: CardId): number =>
	worthOfCard(card) + (COMMON[kindOf(card)] ?? 0.2) * PRICE * SHIP;

export const disease: Alien = {
	words: {
		name: msg('Disease'),
		power: msg('Contagion'),
		gist: msg('Spreads where destiny looks'),
		text: msg(
			'When destiny shows the colour of another player, or a special card means one, and you have a colony of three or more ships in their home system, you may *use* this power: move one or more ships of that colony to another planet of the system. On a wild card it is the system of whoever the offense chooses.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: NOT_DEFENSE, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'As an encounter begins, every other player chooses a card, and all are shown and discarded. Whoever has shown the same kind of card as somebody else loses three ships. Then give this flare to Disease, or discard it if nobody plays Disease.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg('As an encounter begins, move one ship from a colony of yours to another.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('The other planet may have ships of anybody’s on it, or none.'),
			msg('All ships of the colony may go: then it is given up.'),
			msg('Your own colour, and a card that means you, bring you nothing.'),
			msg('A card that is discarded for another one has been drawn as well.'),
			msg('Kinds are attack, negotiate, morph, reinforcement, artifact, flare, kicker and rift.'),
			msg('Whoever holds no card shows none, and whoever loses ships says from where.')
		]
	},
	set: 'incursion',
	liked: 15,
	power: {
		uses: {
			spread: asking({
				moments: ['destiny.drawn', 'destiny.defenseSet'],
				roles: NOT_DEFENSE,
				open: (play, { seat }) => isDue(play, seat) && spreading(play, seat) !== null,
				ask: (play, { seat }) => spreading(play, seat),
				say: msg('ships of a colony spread to another planet of the system'),
				doing: ({ pick: from, then: { pick: to } }) =>
					msg('ships spread from {from} to {to}', { from: planetName(from), to: planetName(to) }),
				sends: template('Move {n} from {first} to {second}'),
				worth: worthOfSpread,
				choose: bestSpread,
				harms: bringsColonies,
				apply: (play, { seat }, answer) => spread(play, seat, answer)
			})
		}
	},
	wild: {
		uses: {
			cough: {
				moments: ['encounter.start'],
				open: ({ board }, { seat }) => holding(board, othersThan(board, seat)).length > 0,
				say: msg('all others show and discard a card, and those alike cost ships'),
				worth: (sight) => rivalsOf(sight).length * 0.5 * CARD,
				apply: (play, { seat }) => play.push('disease.cough', { seat }),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			shift: asking({
				moments: ['encounter.start'],
				open: (play, { seat }) => shift(play, seat) !== null,
				ask: (play, { seat }) => shift(play, seat),
				say: msg('move a ship from a colony to another'),
				doing: ({ pick: from, then: { pick: to } }) =>
					msg('a ship moves from {from} to {to}', { from: planetName(from), to: planetName(to) }),
				sends: template('Move a ship from {first} to {second}'),
				worth: (sight) => (spares(sight) ? SHIP / 2 : 0),
				choose: (sight) => {
					const found = spares(sight);
					return found && { pick: found.from, then: { pick: found.to } };
				},
				harms: trifling,
				apply: (play, { seat }, { pick: from, then: { pick: to } }) => {
					if (shipsAt(play.board, seat, from) > 0) moveShips(play, [{ seat, n: 1, from, to }]);
				}
			})
		}
	},
	steps: { cough },
	questions: {
		'cough.show': {
			deed: msg('choose a card to show'),
			why: { is: 'costs less' },
			sends: { some: template('Show and discard {what}') },
			answer: (_sight, shape) => pickBest(shape, (id) => -costOf(id))
		}
	}
};
