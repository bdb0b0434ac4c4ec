/** How moons are dealt (CE-37.2), and how a ship comes to one (CE-37.5, CE-37.6). */
import { msg } from '../../../../core';
import { inTurn } from '../../../kit';
import { planetName, planetsOf, playerOf, shipsAt, stationsBeside } from '../../board';
import { cardName } from '../../cards';
import { discardCards } from '../../hands';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import { checkPowers } from '../../ships';
import type { Ask, Choice, Words } from '../../../../core';
import type { OneOf } from '../../../kit';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { stationsIn } from '../stations/kinds';
import { setsIn } from '../stations/options';
import { trueKind } from './kinds';
import { moonAt } from './laid';
import { boxMoons, dealMoons, enterMoon, placeMoon, putAway } from './pieces';
import { KINDS } from './phases';
import type { Moon, MoonId } from './state';
import { MOONS, moonBy } from '.';

declare module '../../play' {
	interface Steps {
		'moons.deal': {
			/** Those of each seat that have no planet yet. */
			left?: { readonly [seat: SeatId]: readonly MoonId[] };
		};
		/** Who has won or settled there may put a ship on its moon. */
		'moons.occupy': { readonly seat: SeatId; readonly planet: PlanetId };
		/** A ship that is on a planet goes to its moon, unless one is there. */
		'moons.arrive': { readonly seat: SeatId; readonly planet: PlanetId };
		/** So many cards are discarded, of their choice. */
		'moons.discard': { readonly seat: SeatId; readonly n: number };
	}
}

/** CE-37.2 */
const EACH = 3;

type Tabled = Pick<Play['table'], 'board' | 'options'>;

/** Those that can be dealt at this table. */
export const dealableMoons = ({ board: { order }, options }: Tabled): MoonId[] =>
	Object.entries(MOONS)
		.filter(
			([, { needsOthers, needsCities }]) =>
				(order.length > 2 || !needsOthers) &&
				(stationsIn(setsIn(options), 'city').length > 0 || !needsCities)
		)
		.map(([id]) => id);

/** A moon card, to be kept or not. */
export const moonChoice = (id: MoonId) => ({
	id,
	say: nameOf('moon', id),
	note: msg('{kind}: {gist}', { kind: KINDS[moonBy(id).kind].name, gist: moonBy(id).words.gist })
});

/** Home planets of a seat without a moon or a space station (CE-37.3). */
const moonless = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter(
		(planet) =>
			moonAt(board, planet) === null &&
			!stationsBeside(board).some((station) => station.planet === planet)
	);

const placing = ({ board }: Play, seat: SeatId, id: MoonId): Ask<OneOf<Choice<PlanetId>>> => ({
	seat,
	secret: true,
	rule: 'CE-37.2',
	say: msg('{moon} is yours: {gist}. Beside which home planet?', {
		moon: nameOf('moon', id),
		gist: moonBy(id).words.gist
	}),
	shape: {
		type: 'one',
		choices: moonless(board, seat).map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet
		}))
	},
	fallback: 'random'
});

const dealing = formsOf('moons.deal');

export const deal: Step = {
	draw: dealing.run((play, frame) => {
		const { board } = play;
		boxMoons(play, play.shuffle(dealableMoons(play.table)));
		frame.left = Object.fromEntries(board.order.map((seat) => [seat, dealMoons(play, EACH)]));
	}),

	/** All at once and in secret, as each of the two that follow. */
	discard: dealing.askAll({
		ask: ({ board }, { left = {} }) =>
			board.order.map((seat) => ({
				seat,
				secret: true,
				rule: 'CE-37.2',
				say: msg('Which of your three moon cards do you put back?'),
				shape: { type: 'one', choices: (left[seat] ?? []).map(moonChoice) },
				fallback: 'random'
			})),
		then: (play, frame, answers) => {
			const left = { ...frame.left };
			for (const [seat, { pick }] of inTurn(play.board.order, answers)) {
				left[seat] = (left[seat] ?? []).filter((id) => id !== pick);
				putAway(play, pick);
			}
			frame.left = left;
		}
	}),

	place: dealing.askAll({
		ask: (play, { left = {} }) =>
			play.board.order.flatMap((seat) => {
				const [id] = left[seat] ?? [];
				return id === undefined ? [] : [placing(play, seat, id)];
			}),
		then: (play, frame, answers) => {
			const left = { ...frame.left };
			for (const [seat, { pick: planet }] of inTurn(play.board.order, answers)) {
				const [id, ...others] = left[seat] ?? [];
				if (id === undefined) continue;
				left[seat] = others;
				placeMoon(play, id, planet, seat);
				play.say(
					msg('{kind} of {who} at {planet}.', {
						kind: KINDS[moonBy(id).kind].name,
						who: seat,
						planet: planetName(planet)
					}),
					'CE-37.2',
					null,
					[planet]
				);
			}
			frame.left = left;
			return Object.values(left).some((ids) => ids.length > 0) ? 'place' : undefined;
		}
	})
};

/** Whether a seat with ships on a planet may put one on its moon (CE-37.5): nobody's is there. */
export const mayOccupy = (board: Board, seat: SeatId, planet: PlanetId): boolean =>
	moonAt(board, planet)?.by === null && shipsAt(board, seat, planet) > 0;

const occupying = formsOf('moons.occupy');

export const occupy: Step = {
	choose: occupying.ask({
		ask: ({ board }, { seat, planet }) => {
			const moon = moonAt(board, planet);
			if (!moon || !mayOccupy(board, seat, planet)) return null;
			return {
				seat,
				about: [planet],
				rule: 'CE-37.5',
				say: moon.open
					? msg('Put one of your ships on the moon of {planet}? {moon}: {gist}.', {
							planet: planetName(planet),
							moon: nameOf('moon', moon.id),
							gist: moonBy(moon.id).words.gist
						})
					: msg('Put one of your ships on the moon of {planet}? Its card lies face down.', {
							planet: planetName(planet)
						}),
				shape: {
					type: 'confirm',
					yes: msg('Put a ship on the moon'),
					no: msg('Leave it')
				},
				fallback: { yes: false }
			};
		},
		then: (play, { planet }, { yes }, seat) => {
			const moon = moonAt(play.board, planet);
			if (yes && moon) land(play, seat, planet);
		}
	})
};

/** What all are told of a ship that has come to a moon: of one that stays face down not which it is. */
function landed(before: Moon, now: Moon, who: SeatId): Words {
	const [planet, moon] = [planetName(now.planet), nameOf('moon', now.id)];
	if (!now.open)
		return msg('A ship of {who} is on the moon of {planet}. The card stays face down.', {
			who,
			planet
		});
	if (!before.open)
		return msg('A ship of {who} is on the moon of {planet}, which is {moon}: {gist}.', {
			who,
			planet,
			moon,
			gist: moonBy(now.id).words.gist
		});
	return trueKind(now.id) === 'blue'
		? msg('A ship of {who} is on the moon of {planet}: {moon} has acted.', { who, planet, moon })
		: msg('A ship of {who} is on the moon of {planet}: {moon} works again.', {
				who,
				planet,
				moon
			});
}

function land(play: Play, seat: SeatId, planet: PlanetId): void {
	const before = moonAt(play.board, planet);
	if (!before) return;
	enterMoon(play, before, seat);
	const now = moonAt(play.board, planet) ?? before;
	play.say(landed(before, now, seat), 'CE-37.6', null, [planet]);
	if (!now.open)
		play.tell(
			seat,
			msg('It is {moon}: {gist}.', {
				moon: nameOf('moon', now.id),
				gist: moonBy(now.id).words.gist
			}),
			'CE-37.6'
		);
	// CE-37.11, CE-37.21
	if (!before.open && now.open) moonBy(now.id).turnedUp?.(play, seat);
	// Hubris lies open already.
	checkPowers(play);
}

export const arrive: Step = {
	go: formsOf('moons.arrive').run((play, { seat, planet }) => {
		if (mayOccupy(play.board, seat, planet)) land(play, seat, planet);
	})
};

/**
 * CE-37.5: a main player who has won may put a ship on the moon of the planet the encounter was about. Whether they may
 * is seen when they are asked: their ships may be about to land.
 */
export function offerMoon(play: Play, seat: SeatId, planet: PlanetId): void {
	if (moonAt(play.board, planet)?.by === null) play.push('moons.occupy', { seat, planet });
}

const discarding = formsOf('moons.discard');

export const discard: Step = {
	choose: discarding.ask({
		ask: ({ board }, { seat, n }) => {
			const { hand } = playerOf(board, seat);
			const due = Math.min(n, hand.length);
			return due === 0
				? null
				: {
						seat,
						secret: true,
						rule: 'CE-37.14',
						say: msg('Discard {n, plural, one {# card} other {# cards}}', { n: due }),
						shape: {
							type: 'some',
							choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
							min: due,
							max: due
						},
						fallback: 'random'
					};
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-37.14');
		}
	})
};
