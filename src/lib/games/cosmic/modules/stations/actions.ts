/** How space stations are dealt, attached and handed over (CE-34.2, CE-34.8, CE-34.17), and how they go. What each does stands in its file. */
import { msg } from '../../../../core';
import { inTurn } from '../../../kit';
import { holderOf, homeOf, planetName, stationsBeside, stationsOf } from '../../board';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import type { Ask, Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import type { NoLocals, Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { StationKind, StationSet } from './kinds';
import type { StationId } from './state';
import { KINDS, stationKindOf, stationsIn as idsOf } from './kinds';
import { dealsKinds, eachOf, setsIn } from './options';
import { freePlanets, placeStation, takeStation } from './pieces';
import { stationBy } from '.';

declare module '../../play' {
	interface Steps {
		'stations.deal': {
			/** Those of each seat that are not where they belong yet. */
			left?: { readonly [seat: SeatId]: readonly StationId[] };
		};
		/** What is brought by stations comes once sheets lie open. */
		'stations.receive': NoLocals;
		/** A sky city comes to a planet (CE-37.25). */
		'stations.bring': { readonly planet: PlanetId };
		/** A station changes hands (CE-34.8). */
		'stations.give': { readonly from: SeatId; readonly to: SeatId; readonly planet: PlanetId };
	}
}

/** CE-34.1: those of a kind that can be dealt at this table, of its sets or of others. */
export function dealable(
	{ board, table }: Play,
	kind: StationKind,
	sets: readonly StationSet[] = setsIn(table.options)
): StationId[] {
	const { order, options } = board;
	return idsOf(sets, kind).filter((id) => {
		const { needsOthers, showsSheets, needsTurns } = stationBy(id);
		return (
			(order.length > 2 || !needsOthers) &&
			!(options.hiddenPowers && showsSheets) &&
			!(options.hiddenAlliances && needsTurns)
		);
	});
}

/** CE-34.17: the cards of each kind, shuffled; one of which there are too few for all is not dealt. */
function shared(play: Play): StationId[][] {
	const n = play.board.order.length;
	return KINDS.map((kind) => dealable(play, kind))
		.filter((ids) => ids.length >= n)
		.map((ids) => play.shuffle(ids));
}

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

/** A station comes to a home planet of a seat, which all are told. */
export function attach(play: Play, seat: SeatId, id: StationId, planet: PlanetId, rule: string) {
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
	return placeStation(play, id, { planet });
}

const dealing = formsOf('stations.deal');

/** So many are left to a player that is dealt a card of each kind (CE-34.17). */
const KEPT = 2;

export const deal: Step = {
	draw: dealing.run((play, frame) => {
		const { options } = play.table;
		const { order } = play.board;
		if (dealsKinds(options)) {
			const piles = shared(play);
			frame.left = Object.fromEntries(
				order.map((seat, i) => [seat, piles.flatMap((ids) => ids[i] ?? [])])
			);
			return;
		}
		const ids = play.shuffle(dealable(play, 'station'));
		const n = Math.min(eachOf(options), Math.floor(ids.length / order.length));
		frame.left = Object.fromEntries(order.map((seat) => [seat, ids.splice(0, n)]));
	}),

	/** CE-34.17: all at once and in secret. */
	putBack: dealing.askAll({
		ask: ({ board }, { left = {} }) =>
			inTurn(board.order, left).flatMap(([seat, ids]) =>
				ids.length <= KEPT
					? []
					: [
							{
								seat,
								secret: true,
								rule: 'CE-34.17',
								say: msg('Which of these stations do you put back?'),
								shape: {
									type: 'one',
									choices: ids.map((id) => ({
										id,
										say: nameOf('station', id),
										note: stationBy(id).words.gist
									}))
								},
								fallback: 'random'
							}
						]
			),
		then: (_play, frame, answers) => {
			const { left = {} } = frame;
			frame.left = Object.fromEntries(
				Object.entries(left).map(([seat, ids]) => [
					seat,
					ids.filter((id) => answers[seat as SeatId]?.pick !== id)
				])
			);
			return 'systems';
		}
	}),

	/** CE-34.18: what belongs to a system needs no planet. */
	systems: dealing.run((play, frame) => {
		const { left = {} } = frame;
		const isDeep = (id: StationId) => stationKindOf(id) === 'deep';
		for (const [seat, ids] of inTurn(play.board.order, left))
			for (const id of ids.filter(isDeep)) {
				placeStation(play, id, { system: seat });
				play.say(
					msg('{station} is of the system of {who}.', {
						station: nameOf('station', id),
						who: seat
					}),
					'CE-34.18'
				);
			}
		frame.left = Object.fromEntries(
			Object.entries(left).map(([seat, ids]) => [seat, ids.filter((id) => !isDeep(id))])
		);
		return 'choose';
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
			stationBy(station.id).received?.(play, holderOf(station), station);
	})
};

const giving = formsOf('stations.give');

/** CE-34.8: who receives it attaches it to a home planet without one. */
export const give: Step = {
	where: giving.ask({
		ask: ({ board }, { to, planet }) => {
			const station = stationsBeside(board).find((one) => one.planet === planet);
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
			const station = stationsBeside(play.board).find((one) => one.planet === planet);
			if (!station) return;
			takeStation(play, station);
			const came = attach(play, to, station.id, pick, 'CE-34.8');
			stationBy(station.id).received?.(play, to, came);
			stationBy(station.id).leaves?.(play, station);
		}
	})
};

/** CE-37.25: one that is not in play, by lot; there may be none. */
export const bring: Step = {
	draw: formsOf('stations.bring').run((play, { planet }) => {
		const there = stationsOf(play.board).map(({ id }) => id);
		const [id] = play.shuffle(dealable(play, 'city').filter((one) => !there.includes(one)));
		if (id !== undefined) attach(play, homeOf(planet), id, planet, 'CE-37.25');
	})
};
