/** Agendas about units on planets, free ones and lost ones. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { mostOf, playerOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { homeOf, MECATOL, planetsAt, planetsOf, planetState } from '../board';
import { gainGoods } from '../economy/gains';
import { reinforcementsOf } from '../fleets/ships';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { makeNeutral, takePlanet } from '../planets/control';
import { loseGround, placeGround } from '../planets/ground';
import { votesCast } from '../politics/votes';
import { politicalCardOf } from '../tables/by-id';
import type { Board, PlanetId, SeatId } from '../types';
import { planetWords } from '../words';
import { electsPlanet, electsPlanets, electsPlayer, nothing } from './agenda';
import type { Motion } from './agenda';
import { everybody } from './everybody';
import { leastFirst } from './exhausting';
import { thisRound } from './lasting';

declare module '../play' {
	interface Steps {
		/** Each of these may put so many free Ground Forces on its planets. */
		mobilizing: { seats: readonly SeatId[]; n: number };
		/** This player may put units on one of these planets for free. */
		granting: {
			seat: SeatId;
			planets: readonly PlanetId[];
			kind: 'groundForce' | 'spaceDock';
			n: number;
		};
		/** Colonial Redistribution: this player chooses one of its planets, and then who may have it. */
		redistributing: { seat: SeatId; planet?: PlanetId; to?: SeatId };
	}
}

const RULE = 'TI-17.16';
const forMobilizing = formsOf('mobilizing');
const forGranting = formsOf('granting');
const forRedistributing = formsOf('redistributing');

const loseForces = (play: Play, planet: PlanetId): number => {
	const { groundForce } = planetState(play.board, planet).units;
	loseGround(play, planet, { groundForce }, RULE);
	return groundForce;
};

/** The planet stays its owner's. */
export const compensatedDisarmament = electsPlanet((play, planet) => {
	const { owner } = planetState(play.board, planet);
	const n = loseForces(play, planet);
	if (owner !== null) gainGoods(play, owner, n, RULE);
});

/** Whether a planet lies in a Home System, its owner's or another's. */
export const isAtHome = (board: Board, planet: PlanetId): boolean =>
	board.order.some((seat) => planetsAt(board, homeOf(board, seat)).includes(planet));

/** TI-15.13: docks too. */
export const disputeResolution = electsPlanets(
	(play, planets) => {
		const { name } = politicalCardOf('dispute-resolution');
		for (const planet of planets) makeNeutral(play, planet, { by: name }, 'TI-15.13');
	},
	(board, planet) => planet !== MECATOL && !isAtHome(board, planet)
);

/** One Ground Force for so many votes. */
const PER_VOTES = 5;

export const massMobilization: Motion = {
	for: (play, decided) =>
		play.push('mobilizing', {
			seats: everybody(play.board),
			n: Math.floor(votesCast(decided) / PER_VOTES)
		}),
	against: thisRound('mass-mobilization')
};

export const mobilizing: Step = {
	place: forMobilizing.each({
		seats: (_play, { seats }) => seats,
		ask: ({ board }, { n }, seat) => {
			const planets = planetsOf(board, seat);
			if (n < 1 || planets.length === 0) return null;
			const shape: SplitOf<PlanetId> = {
				type: 'split',
				places: planets.map((id) => ({ id, on: id, say: planetWords(id), max: n })),
				...{ min: 0, max: n }
			};
			return {
				...{ seat, rule: RULE, shape },
				say: msg('Place up to {n, plural, one {# Ground Force} other {# Ground Forces}}', { n }),
				fallback: { split: {} }
			};
		},
		then: (play, _frame, { split }, seat) => {
			for (const planet of planetsOf(play.board, seat))
				placeGround(play, seat, planet, { groundForce: split[planet] ?? 0 }, RULE);
		}
	})
};

const NONE = 'none';

export const granting: Step = {
	place: forGranting.ask({
		ask: (_play, { seat, planets, kind, n }) =>
			planets.length === 0
				? null
				: {
						...{ seat, rule: RULE },
						say:
							kind === 'spaceDock'
								? msg('Place a Space Dock for free?')
								: msg('Place {n, plural, one {# Ground Force} other {# Ground Forces}} for free?', {
										n
									}),
						shape: {
							type: 'one',
							choices: [
								...planets.map((id): Choice<PlanetId> => ({ id, on: id, say: planetWords(id) })),
								{ id: NONE, say: msg('No') } satisfies Choice<typeof NONE>
							]
						},
						fallback: { pick: NONE }
					},
		then: (play, { seat, kind, n }, { pick }) => {
			if (pick !== NONE) placeGround(play, seat, pick, { [kind]: n }, RULE);
		}
	})
};

/** TI-12.19, TI-12.21: on one of its planets without a dock. */
export const subsidizedIndustry = electsPlayer((play, seat) => {
	const { board } = play;
	if (reinforcementsOf(board, seat, 'spaceDock') < 1) return;
	const planets = planetsOf(board, seat).filter(
		(id) => planetState(board, id).units.spaceDock === 0
	);
	play.push('granting', { seat, planets, kind: 'spaceDock', n: 1 });
});

const GARRISON = 2;

/** Whoever holds Mecatol Rex; nothing while it is neutral. */
export function garrisonMecatol(play: Play): void {
	const owner = play.board.planets[MECATOL]?.owner ?? null;
	if (owner === null) return;
	play.push('granting', { seat: owner, planets: [MECATOL], kind: 'groundForce', n: GARRISON });
}

const pointsOf = (board: Board, seat: SeatId): number => playerOf(board, seat).points;

/** With most points; of several one at random. */
export const colonialRedistribution: Motion = {
	for: (play) => {
		const first = mostOf(everybody(play.board), (seat) => pointsOf(play.board, seat));
		const seat = first[first.length > 1 ? play.roll(first.length) : 0];
		if (seat !== undefined) play.push('redistributing', { seat });
	},
	against: nothing
};

const FORCES = 3;

export const redistributing: Step = {
	planet: forRedistributing.ask({
		ask: ({ board }, { seat }) => {
			const planets = planetsOf(board, seat);
			const [least] = leastFirst(planets);
			if (least === undefined) return null;
			return {
				...{ seat, rule: RULE },
				say: msg('Choose one of your planets: its Ground Forces are destroyed'),
				shape: {
					type: 'one',
					choices: planets.map((id) => ({ id, on: id, say: planetWords(id) }))
				},
				fallback: { pick: least }
			};
		},
		then: (play, frame, { pick }) => {
			frame.planet = pick;
			loseForces(play, pick);
		}
	}),

	/** One with the fewest points among the others. */
	name: forRedistributing.ask({
		ask: ({ board }, { seat, planet }) => {
			const others = everybody(board).filter((one) => one !== seat);
			const last = mostOf(others, (one) => -pointsOf(board, one));
			const [first] = last;
			if (planet === undefined || first === undefined) return null;
			return {
				...{ seat, rule: RULE },
				say: msg('Who may take {planet}?', { planet: planetWords(planet) }),
				shape: {
					type: 'one',
					choices: last.map((one) => ({ id: one, on: one, say: msg('{who}', { who: one }) }))
				},
				fallback: { pick: first }
			};
		},
		then: (_play, frame, { pick }) => {
			frame.to = pick;
		}
	}),

	/** TI-15.14: no invasion. */
	take: forRedistributing.ask({
		ask: (_play, { planet, to }) =>
			planet === undefined || to === undefined
				? null
				: {
						...{ seat: to, rule: RULE },
						say: msg('Take {planet} with {n} Ground Forces?', {
							planet: planetWords(planet),
							n: FORCES
						}),
						about: [planet],
						shape: { type: 'confirm', yes: msg('Take it'), no: msg('Leave it') },
						fallback: { yes: false }
					},
		then: (play, { planet, to }, { yes }) => {
			if (!yes || planet === undefined || to === undefined) return;
			takePlanet(play, to, planet, 'TI-15.14', 'card');
			placeGround(play, to, planet, { groundForce: FORCES }, RULE);
		}
	})
};
