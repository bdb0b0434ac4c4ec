/** How a game of Cosmic Encounter is told when it is over: by encounters, and how foreign colonies came and went. */
import { msg, same, template } from '../../core';
import type { Ending, Gain, GameEvent, MoveOf, Template, Words } from '../../core';
import { keysOf, placesOf, ranked } from '../kit';
import { foreignColonies, isAtHome, planetName, playerOf } from './board';
import { alienName } from './cards';
import { partnerOf } from './modules/teams/partners';
import type { Cosmic } from './play';
import type { Board, PlanetId, SeatId } from './types';

const SOURCES = {
	attack: msg('Own attacks'),
	ally: msg('As an ally'),
	deal: msg('Deals'),
	other: msg('Powers and cards'),
	driven: msg('Driven off'),
	left: msg('Left by its ships')
} as const;
type Source = keyof typeof SOURCES;

/** Nobody wins by what is lost. */
const BRINGS: { readonly [source in Exclude<Source, 'driven' | 'left'>]: Template<'gain'> } = {
	attack: template('{gain} as the offense.'),
	ally: template('{gain} as an ally.'),
	deal: template('{gain} in a deal.'),
	other: template('{gain} by a power or a card.')
};

interface Colony {
	readonly seat: SeatId;
	readonly planet: PlanetId;
}

const foreignIn = (board: Board): Colony[] =>
	keysOf(board.planets).flatMap((planet) =>
		keysOf(board.planets[planet]?.ships ?? {})
			.filter((seat) => !isAtHome(board, seat, planet))
			.map((seat) => ({ seat, planet }))
	);

const isSame = (one: Colony) => (other: Colony) =>
	one.seat === other.seat && one.planet === other.planet;

type Events = readonly GameEvent<MoveOf<Cosmic>>[];

/** How it was won: by the last of this move's ships that came there, and the line that says so. */
function won(colony: Colony, events: Events, offense: SeatId | null): Gain {
	const { seat, planet } = colony;
	const came = events.findLastIndex(
		({ move }) => move?.type === 'ships' && move.seat === seat && move.to === planet
	);
	const move = events[came]?.move;
	const from = move?.type === 'ships' ? move.from : null;
	const told = events.findLastIndex(({ say }) => tellsOf(colony, say));
	const source: Source =
		events[told]?.rule === BY_DEAL
			? 'deal'
			: from === 'gate'
				? seat === offense
					? 'attack'
					: 'ally'
				: 'other';
	return { seat, n: 1, source, at: told >= 0 ? told : came };
}

/** Whoever gets a colony in a deal may settle it with ships of the encounter (CE-13.7). */
const BY_DEAL = 'CE-13.7';

/** Whether a line is about this player and this planet. */
const tellsOf = ({ seat, planet }: Colony, say: Words): boolean =>
	typeof say !== 'string' && say[1]['who'] === seat && same(say[1]['planet'], planetName(planet));

function lost({ seat, planet }: Colony, events: Events): Gain {
	const at = events.findLastIndex(
		({ move }) => move?.type === 'ships' && move.seat === seat && move.from === planet
	);
	const move = events[at]?.move;
	const isDriven = move?.type === 'ships' && (move.to === 'warp' || move.to === 'removed');
	const source: Source = isDriven ? 'driven' : 'left';
	return { seat, n: -1, source, at };
}

/** With whom it played, where there are teams, and its points, where they were counted. */
function standsWith(board: Board, seat: SeatId): Words[] {
	const who = partnerOf(board, seat);
	const tally = board.objectives?.counted?.[seat];
	return [
		...playerOf(board, seat).aliens.map(alienName),
		...(tally ? [msg('{n, plural, one {# point} other {# points}}', { n: tally.total })] : []),
		...(who ? [msg('partner of {who}', { who })] : [])
	];
}

export const ending: Ending<Cosmic> = {
	counted: template('{n, plural, one {# foreign colony} other {# foreign colonies}}'),
	part: template('Encounter {n}'),
	partOf: ({ encounters }) => encounters,
	sources: SOURCES,
	brings: BRINGS,
	follow: (start) => {
		let had = foreignIn(start);
		let offense: SeatId | null = null;
		return (board, events) => {
			const has = foreignIn(board);
			const gains = [
				...had.filter((one) => !has.some(isSame(one))).map((one) => lost(one, events)),
				...has.filter((one) => !had.some(isSame(one))).map((one) => won(one, events, offense))
			];
			had = has;
			offense = board.encounter?.offense ?? null;
			return gains;
		};
	},
	standings: (board, winners) => {
		const rows = board.order.map((seat) => ({
			seat,
			points: foreignColonies(board, seat),
			// CE-40.41: where they were counted, by them.
			total: board.objectives?.counted?.[seat]?.total ?? 0,
			hasWon: winners.includes(seat)
		}));
		const all = ranked(
			ranked(
				ranked(rows, ({ points }) => points),
				({ total }) => total
			),
			({ hasWon }) => (hasWon ? 1 : 0)
		);
		// CE-21.2: who wins together stands first together, whatever each has.
		const places = placesOf(
			all,
			(one, next) =>
				one.hasWon === next.hasWon &&
				(one.hasWon || (one.total === next.total && one.points === next.points))
		);
		return all.map(({ seat, points }, i) => ({
			seat,
			points,
			rank: places[i] ?? 1,
			has: standsWith(board, seat)
		}));
	},
	tieBreak: () => null
};
