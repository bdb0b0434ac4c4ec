/** Intimidate: it says which ships of the beaten are lost. */
import { msg, template } from '../../../core';
import { addTo, bestOf, entriesOf, fromFirst, keysOf, pickBest, ranked, sumOf } from '../../kit';
import {
	homesOf,
	mainOf,
	opposing,
	shipsOn as shipsThere,
	sideOf as sideIn,
	threatens
} from '../bot/sight';
import { always, opponentIn, settleBest, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { caused } from '../because';
import {
	bothAttack,
	coloniesOf,
	encounterOf,
	homeOf,
	isMain,
	opponentOf,
	otherSide,
	placesOf,
	planetName,
	playerOf,
	shipsAt,
	sideOf,
	sideOfMain,
	timingOrder,
	whereName
} from '../board';
import { flareOf } from '../cards';
import { declaresOwn } from '../declared';
import { found, placesToFound } from '../found';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { doomedOf, homesWithout, save, spare } from '../saved';
import { MOST_SHIPS } from '../ships';
import { asking } from '../use';
import type { Answer, AnswerTo, Place, Shape } from '../../../core';
import type { Tally } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { MAIN } from './timing';

const ID = 'bully';

/** Ships that it costs not to let it settle. */
const PRICE = 2;
/** Ships on colonies below which a bot gives no more away. */
const FEW = 8;

declare module '../notes' {
	interface Notes {
		/** Allies of its opponent are treated the same way. */
		readonly bully: true;
	}
}

type Settling = NonNullable<ReturnType<typeof placesToFound>>;

declare module '../play' {
	interface Steps {
		/** It chooses which ships of this player are lost. */
		'bully.threaten': { readonly seat: SeatId; readonly whom: SeatId };
		/** This player lets it settle there, or loses ships. */
		'bully.extort': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly colony: AnswerTo<Settling>;
		};
	}
}

/** How many ships of a seat are about to be lost in the encounter. */
const doomedShips = (play: Play, seat: SeatId): number =>
	sumOf(entriesOf(doomedOf(play, seat)), ([, n]) => n);

/** Whether these ships are about to be lost by a fight of attacks that it has won. */
const hasBeaten = (play: Play, seat: SeatId): boolean =>
	play.within('lose').asLoser && bothAttack(play.board) && hasWon(play.board, seat);

/** Whose ships it may choose, in timing order: its opponent’s, and by the super flare those of their allies. */
function beaten(play: Play, seat: SeatId, all: boolean): SeatId[] {
	const { board } = play;
	if (!hasBeaten(play, seat)) return [];
	const mine = sideOf(board, seat);
	return timingOrder(board).filter(
		(other) =>
			mine !== null &&
			sideOf(board, other) === otherSide(mine) &&
			(all || isMain(board, other)) &&
			doomedShips(play, other) > 0
	);
}

/** Whether a seat has ships anywhere else but where they are about to be lost. */
const hasOthers = (play: Play, seat: SeatId): boolean =>
	sumOf(placesOf(play.board, seat), (where) => shipsAt(play.board, seat, where)) >
	doomedShips(play, seat);

/** Ships about to be lost that are on no colony: once spared they need one to come home to. */
const homeless = (play: Play, seat: SeatId): number =>
	sumOf(entriesOf(doomedOf(play, seat)), ([where, n]) =>
		coloniesOf(play.board, seat).some((planet) => planet === where) ? 0 : n
	);

/** From where it chooses ships: as many are lost as were to be, so a home is left to those that are spared (CE-20.4). */
function placesFor(play: Play, seat: SeatId): Place<Where>[] {
	const { board } = play;
	const colonies = coloniesOf(board, seat);
	const ashore = sumOf(colonies, (planet) => shipsAt(board, seat, planet));
	const kept =
		homeless(play, seat) > 0 && ashore <= doomedShips(play, seat)
			? bestOf(colonies, (planet) => shipsAt(board, seat, planet))
			: undefined;
	return placesOf(board, seat)
		.map((where) => ({
			id: where,
			say: whereName(where),
			on: where,
			max: shipsAt(board, seat, where) - (where === kept ? 1 : 0)
		}))
		.filter(({ max }) => max > 0);
}

/** These ships are lost in place of those that were to be; what is spared of those goes home. */
function exchange(play: Play, whom: SeatId, chosen: { readonly [where in Where]?: number }): void {
	const before = doomedOf(play, whom);
	const union: Tally<Where> = { ...before };
	const spared: Tally<Where> = {};
	for (const [where, n] of entriesOf(before)) {
		const kept = n - Math.min(n, chosen[where] ?? 0);
		if (kept > 0) spared[where] = kept;
	}
	for (const [where, n] of entriesOf(chosen)) {
		const more = n - (before[where] ?? 0);
		if (more > 0) addTo(union, where, more);
	}
	const frame = play.within('lose');
	frame.doomed = { ...frame.doomed, [whom]: union };
	// With no other colony to go to they stay on their planet.
	const goesHome = homesWithout(play, whom, union).length > 0;
	if (goesHome) save(play, whom, spared);
	else spare(play, whom, spared);
}

const threaten: Step = {
	which: formsOf('bully.threaten').ask({
		ask: (play, { seat, whom }) => {
			const n = doomedShips(play, whom);
			return n === 0
				? null
				: {
						...caused(play),
						seat,
						about: [whom],
						rule: 'CE-16.1',
						say: msg(
							'Choose {n, plural, one {# ship} other {# ships}} of {who} to go to the warp',
							{
								n,
								who: whom
							}
						),
						shape: { type: 'split', places: placesFor(play, whom), min: n, max: n },
						fallback: { split: Object.fromEntries(entriesOf(doomedOf(play, whom))) }
					};
		},
		then: (play, { whom }, { split }, seat) => {
			play.say(
				msg('{who} chooses which ships of {whom, select, you {yours} other {#}} are lost.', {
					who: seat,
					whom
				}),
				'CE-16.1'
			);
			exchange(play, whom, split);
		}
	})
};

/** Ships of a seat that are not in the encounter. */
const uninvolved = (board: Board, seat: SeatId): number => {
	const { defense, target } = encounterOf(board);
	return sumOf(coloniesOf(board, seat), (planet) =>
		seat === defense && planet === target ? 0 : shipsAt(board, seat, planet)
	);
};

const extort: Step = {
	yield: formsOf('bully.extort').ask({
		ask: (play, { seat, whom, colony }) => {
			const { board } = play;
			const { target } = encounterOf(board);
			const n = Math.min(PRICE, uninvolved(board, whom));
			return {
				...caused(play),
				seat: whom,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} wants to settle {planet}. Do you let them?', {
					who: seat,
					planet: planetName(colony.pick)
				}),
				shape: {
					type: 'one',
					choices: [
						{
							id: 'yield',
							say: msg('Let them settle {planet}', { planet: planetName(colony.pick) })
						},
						...(n > 0 && target
							? [
									{
										id: 'pay' as const,
										say: msg('Lose {n, plural, one {# ship} other {# ships}}', { n })
									}
								]
							: [])
					]
				},
				fallback: { pick: 'yield' }
			};
		},
		then: (play, { seat, colony }, { pick }, whom) => {
			if (pick === 'yield') {
				found(play, seat, colony);
				return;
			}
			const { defense, target } = encounterOf(play.board);
			const spared: Where[] = ['gate', 'beside', ...(whom === defense && target ? [target] : [])];
			play.push('mustLose', { due: { [whom]: PRICE }, rule: 'CE-20.8', spared });
		}
	})
};

/** Where its opponent has colonies that it may settle, and with which ships. */
const demands = (play: Play, seat: SeatId): Settling | null =>
	placesToFound(play, seat, coloniesOf(play.board, opponentOf(play.board, seat)), MOST_SHIPS);

/** Whether the opponent of this main player has revealed a negotiate. */
function facesNegotiate(board: Board, seat: SeatId): boolean {
	const side = sideOfMain(board, seat);
	return side !== null && encounterOf(board).laid[otherSide(side)]?.face?.kind === 'negotiate';
}

/** What ships of a player there are to them, as a bot counts it: single ones off colonies that count most. */
function prize(sight: Sight, whom: SeatId, where: string): number {
	const planet = where as PlanetId;
	const n = shipsThere(sight, planet)[whom] ?? 0;
	if (n === 0) return 0;
	const isHome = homeOf(planet) === whom;
	const few = homesOf(sight, whom) <= 3 ? 2 : 0.5;
	return (isHome ? few : 1.5) / n;
}

/** The ships a bot has them lose: those of the smallest colonies that count most. */
function worstFor(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const side = sideIn(sight, sight.me);
	const whom = side && mainOf(sight, opposing(side));
	const order = ranked(shape.places, ({ id }) => (whom ? prize(sight, whom, id) : 0));
	return { split: fromFirst(order, shape.min) };
}

export const bully: Alien = {
	words: {
		name: msg('Bully'),
		power: msg('Intimidate'),
		gist: msg('Chooses which ships the beaten lose'),
		text: msg(
			'When you have won an encounter of two attacks as a main player, you may *use* this power: choose which ships your opponent loses, as many as they would lose, from wherever they have some. Ships that are spared so go home.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when your opponent has revealed a negotiate, choose a planet on which they have ships: they let you settle it, with one to four ships of your colonies, or lose two ships that are not in the encounter.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('Choose which ships the allies of your opponent lose as well.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('Ships in the warp or out of the game, and on cards, are not to be chosen.'),
			msg(
				'A defense that was beaten leaves the planet all the same, as far as they have another colony to go to.'
			),
			msg(
				'No more ships are lost than were to be: to ships of the gate that are spared a ship is left on a colony to come home to.'
			),
			msg('What may save ships from the warp saves those that you have chosen.'),
			msg('A negotiate counts as it lies there: a morph that has copied one is one.'),
			msg('Whoever has no ships outside the encounter lets you settle.')
		]
	},
	set: 'incursion',
	liked: 13,
	power: {
		uses: {
			threaten: {
				moments: ['ships.losing'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) => beaten(play, seat, true).some((whom) => hasOthers(play, whom)),
				// Where the opponent has no others it takes the super flare.
				when: (play, { seat }) =>
					beaten(play, seat, playerOf(play.board, seat).hand.includes(flareOf(ID))).some((whom) =>
						hasOthers(play, whom)
					),
				say: msg('they choose which ships their opponent loses'),
				yours: msg('you choose which ships your opponent loses'),
				worth: always(0.2),
				harms: trifling,
				apply: (play, { seat }) => {
					const all = noteOf(play, ID) === true;
					// The last pushed is asked first.
					for (const whom of beaten(play, seat, all).toReversed())
						if (hasOthers(play, whom)) play.push('bully.threaten', { seat, whom });
				}
			}
		}
	},
	wild: {
		uses: {
			extort: asking({
				moments: ['reveal.cards'],
				roles: MAIN,
				open: (play, { seat }) => facesNegotiate(play.board, seat) && demands(play, seat) !== null,
				ask: (play, { seat }) => demands(play, seat),
				say: msg('their opponent lets them settle a planet, or loses two ships'),
				yours: msg('your opponent lets you settle a planet, or loses two ships'),
				sends: template('Demand {first}'),
				worth: always(PRICE * SHIP),
				choose: (sight, { choices }) => {
					const best = settleBest(sight, { type: 'one', choices });
					const choice = choices.find(({ id }) => best && 'pick' in best && best.pick === id);
					const [from] = choice?.then.places.toSorted((one, other) => other.max - one.max) ?? [];
					return choice && from ? { pick: choice.id, then: { split: { [from.id]: 1 } } } : null;
				},
				apply: (play, { seat }, colony) =>
					play.push('bully.extort', { seat, whom: opponentOf(play.board, seat), colony })
			})
		}
	},
	super: {
		uses: {
			all: {
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) =>
					declaresOwn(play, me) &&
					beaten(play, me.seat, true).some((whom) => !isMain(play.board, whom)),
				say: msg('they choose which ships the allies lose as well'),
				yours: msg('you choose which ships the allies lose as well'),
				worth: always(SHIP),
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { threaten, extort },
	questions: {
		'threaten.which': {
			deed: msg('choose ships that are lost'),
			why: { is: 'hurts most' },
			answer: worstFor
		},
		'extort.yield': {
			deed: msg('let somebody settle, or lose ships'),
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				const by = opponentIn(sight);
				// Two ships less are better than a rival one step further, unless few are left.
				const few = sumOf(
					keysOf(sight.open.planets),
					(planet) => shipsThere(sight, planet)[sight.me] ?? 0
				);
				const yields = by !== null && !threatens(sight, by) && few < FEW;
				return pickBest(shape, (id) => ((id === 'yield') === yields ? 1 : 0));
			}
		}
	}
};
