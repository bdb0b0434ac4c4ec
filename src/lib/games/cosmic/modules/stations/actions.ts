/** How space stations are dealt, attached and handed over (CE-34.2, CE-34.8), and how they go. What each does stands in its file. */
import { msg } from '../../../../core';
import { inTurn } from '../../../kit';
import { homeOf, planetName, stationsOf } from '../../board';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import type { Ask, Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import type { NoLocals, Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { StationId } from './state';
import { freePlanets, placeStation, takeStation } from './pieces';
import { STATIONS, stationBy } from '.';

declare module '../../play' {
	interface Steps {
		'stations.deal': {
			/** Those of each seat that have no planet yet. */
			left?: { readonly [seat: SeatId]: readonly StationId[] };
		};
		/** What is brought by stations comes once sheets lie open. */
		'stations.receive': NoLocals;
		/** A station changes hands (CE-34.8). */
		'stations.give': { readonly from: SeatId; readonly to: SeatId; readonly planet: PlanetId };
	}
}

/** CE-34.2: those that can be dealt at this table. */
const dealable = ({ order, options }: Board): StationId[] =>
	Object.entries(STATIONS)
		.filter(
			([, { needsOthers, showsSheets }]) =>
				(order.length > 2 || !needsOthers) && !(options.hiddenPowers && showsSheets)
		)
		.map(([id]) => id);

const asked = (board: Board, seat: SeatId, id: StationId): Ask<OneOf<Choice<PlanetId>>> => ({
	seat,
	secret: true,
	rule: 'CE-34.2',
	say: msg('{station} is yours: {gist}. Beside which home planet?', {
		station: nameOf('station', id),
		gist: stationBy(id).words.gist
	}),
	shape: {
		type: 'one',
		choices: freePlanets(board, seat).map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet
		}))
	},
	fallback: 'random'
});

function attach(play: Play, seat: SeatId, id: StationId, planet: PlanetId, rule: string) {
	play.say(
		msg('{station} of {who} stands at {planet}.', {
			station: nameOf('station', id),
			who: seat,
			planet: planetName(planet)
		}),
		rule,
		null,
		[planet]
	);
	return placeStation(play, id, planet);
}

const dealing = formsOf('stations.deal');

export const deal: Step = {
	draw: dealing.run((play, frame) => {
		const { board } = play;
		const each = play.table.options['stationsEach'] === 2 ? 2 : 1;
		const ids = play.shuffle(dealable(board));
		const n = Math.min(each, Math.floor(ids.length / board.order.length));
		frame.left = Object.fromEntries(board.order.map((seat) => [seat, ids.splice(0, n)]));
	}),

	/** All at once and in secret; those of whom two are dealt say it twice. */
	choose: dealing.askAll({
		ask: ({ board }, { left = {} }) =>
			board.order.flatMap((seat) => {
				const [id] = left[seat] ?? [];
				return id === undefined ? [] : [asked(board, seat, id)];
			}),
		then: (play, frame, answers) => {
			const { left = {} } = frame;
			for (const [seat, { pick }] of inTurn(play.board.order, answers)) {
				const [id] = left[seat] ?? [];
				if (id !== undefined) attach(play, seat, id, pick, 'CE-34.2');
			}
			frame.left = Object.fromEntries(
				Object.entries(left).map(([seat, ids]) => [seat, ids.slice(1)])
			);
			return 'more';
		}
	}),

	more: dealing.run((_play, { left = {} }) =>
		Object.values(left).some((ids) => ids.length > 0) ? 'choose' : undefined
	)
};

const receiving = formsOf('stations.receive');

export const receive: Step = {
	all: receiving.run((play) => {
		for (const station of stationsOf(play.board).toReversed())
			stationBy(station.id).received?.(play, homeOf(station.planet), station);
	})
};

const giving = formsOf('stations.give');

/** CE-34.8: who receives it attaches it to a home planet without one. */
export const give: Step = {
	where: giving.ask({
		ask: ({ board }, { to, planet }) => {
			const station = stationsOf(board).find((one) => one.planet === planet);
			const planets = freePlanets(board, to);
			return !station || planets.length === 0
				? null
				: {
						seat: to,
						about: [planet],
						rule: 'CE-34.8',
						say: msg('{station} is yours: {gist}. Beside which home planet?', {
							station: nameOf('station', station.id),
							gist: stationBy(station.id).words.gist
						}),
						shape: {
							type: 'one',
							choices: planets.map((one) => ({ id: one, say: planetName(one), on: one }))
						},
						fallback: 'random'
					};
		},
		then: (play, { to, planet }, { pick }) => {
			const station = stationsOf(play.board).find((one) => one.planet === planet);
			if (!station) return;
			takeStation(play, station);
			const came = attach(play, to, station.id, pick, 'CE-34.8');
			stationBy(station.id).received?.(play, to, came);
			stationBy(station.id).leaves?.(play, station);
		}
	})
};
