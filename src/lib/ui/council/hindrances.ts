/** What stands in the way of an event of one's own turn, told from the view: one function an event, the first hindrance found. */
import type { SeatId } from '$lib/core/ids';
import type { HexId } from '$lib/games/council/types';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import type { CouncilBook } from '$lib/games/council/words';
import { listed } from '../words';
import { hexesOf, nameAt } from './words/hexes';
import { counted, KINDS, shipCount } from './pieces/ships';
import { sourceWords, timingOf } from './words/sources';

/** The table as one player sees it on its turn. */
export interface Sight {
	readonly open: OpenBoard;
	readonly you: SeatId;
	readonly book: CouncilBook | null;
}

/** The hexes a player has something in, with their names. */
const where = ({ open, book }: Sight, is: (hex: OpenHex) => boolean) =>
	hexesOf(open).flatMap((id) => {
		const hex = open.hexes[id];
		return hex && is(hex) ? [{ id, hex, name: nameAt({ open, book }, id) }] : [];
	});

const planetsOf = (sight: Sight, owner: SeatId) =>
	where(sight, ({ planet }) => planet?.owner === owner);

const hasShips = (sight: Sight): boolean =>
	where(sight, ({ fleet }) => fleet?.race === sight.you).length > 0;

/** Ships of others lie over it, so that nothing is built there. */
const isBlocked = ({ you }: Sight, { fleet }: OpenHex): boolean => !!fleet && fleet.race !== you;

const isRioting = ({ open }: Sight, id: HexId): boolean => !!open.figures.planets[id]?.rioting;

const purse = ({ open, you }: Sight): number => open.figures.players[you]?.purse ?? 0;

/** `It costs 6; you could pay 4.`; null where it can be paid. */
export const whyTooDear = (sight: Sight, price: number): string | null =>
	price > purse(sight) ? `It costs ${price}; you could pay ${purse(sight)}.` : null;

const NO_SHIPS = 'You have no ships.';

export function whyNoBattle(sight: Sight): string {
	if (!hasShips(sight)) return NO_SHIPS;
	const truce = sight.open.lasting.find(
		({ race, source }) => race === sight.you && source.startsWith('council:truce')
	);
	if (!truce) return 'There is nothing to attack next to your ships.';
	const { on, name } = sourceWords(truce.source, sight.book);
	return `${on ?? name} is in force, and no unowned planet without ships is next to yours.`;
}

export const whyNoMove = (sight: Sight): string =>
	hasShips(sight) ? 'Ships of others lie in every hex next to yours.' : NO_SHIPS;

/** Two technologies of a tier open the next (GC-13.2). */
const OPENS = 2;

export function whyNoResearch({ open, you, book }: Sight): string {
	const held = open.players[you]?.techs ?? [];
	const left = open.market.filter((id) => !held.includes(id));
	if (open.market.length === 0) return 'The market is empty.';
	if (left.length === 0) return 'You have every technology in the market.';
	const tierOf = (id: string) => book?.technologies[id]?.tier ?? 1;
	const least = Math.min(...left.map(tierOf));
	const has = held.filter((id) => tierOf(id) === least - 1).length;
	return `The least tier you lack is ${least}: it takes ${OPENS} technologies of tier ${least - 1}, and you have ${has}.`;
}

export function whyNoAlliance({ open, you }: Sight): string {
	const others = open.order.filter((seat) => seat !== you);
	const free = others.filter((seat) => !open.players[seat]?.ally);
	const refused = open.turn?.refusedBy ?? [];
	if (open.players[you]?.ally) return 'You are in an alliance.';
	if (free.length === 0) return 'All others are in alliances.';
	if (free.every((seat) => refused.includes(seat)))
		return 'Whoever is free has refused; ask again in another turn.';
	return refused.length
		? 'Nobody else who is free has ships next to yours.'
		: 'No player who is free has ships next to yours.';
}

export function whyNoShips(sight: Sight): string {
	const { open, you, book } = sight;
	const ports = planetsOf(sight, you).filter(({ hex }) => hex.planet?.port);
	if (ports.length === 0) return 'You have no Space Port.';
	const ready = ports.filter(({ hex }) => hex.planet?.port === 'ready');
	if (ready.length === 0) return 'Your Space Port is not usable before the Council has met.';
	const still = ready.map(({ id, hex, name }) =>
		isRioting(sight, id)
			? `${name} is rioting`
			: isBlocked(sight, hex)
				? `${name} lies under ships of others`
				: null
	);
	if (!still.includes(null)) return `${listed(still.flatMap((one) => one ?? []))}.`;
	const { pieces } = open.figures.players[you] ?? {};
	const left = KINDS.filter((kind) => (pieces?.[kind] ?? 0) < open.figures.limits[kind]);
	if (left.length === 0) return 'All your ships are in play.';
	const least = Math.min(...left.map((kind) => book?.pieces[kind].cost ?? 1));
	return whyTooDear(sight, least) ?? 'You cannot pay for a ship that is left.';
}

export function whyNoPort(sight: Sight): string {
	const { open, you, book } = sight;
	const own = planetsOf(sight, you);
	const free = own.filter(({ hex }) => !hex.planet?.port);
	if (open.turn?.done.includes('port')) return 'You have built one in this turn.';
	if ((open.figures.players[you]?.pieces.port ?? 0) >= open.figures.limits.port)
		return 'All of yours are in play.';
	if (own.length === 0) return 'You have no planet.';
	if (free.length === 0) return 'Each of your planets has one.';
	if (free.every(({ hex }) => isBlocked(sight, hex)))
		return `Ships of others lie over ${listed(free.map(({ name }) => name))}.`;
	return whyTooDear(sight, book?.pieces.port.cost ?? 1) ?? 'You cannot pay for one.';
}

export function whyNoCard({ open, you, book }: Sight): string {
	const cards = open.players[you]?.actions ?? [];
	const turn = book?.timings.minor.name;
	const named = (ids: readonly string[]) =>
		listed(ids.map((id) => sourceWords(`action:${id}`, book).name));
	const now = cards.filter((id) => turn !== undefined && timingOf(id, book) === turn);
	return now.length === 0
		? `${named(cards)}: none is played as an event of a turn.`
		: `${named(now)} would do nothing now, or cannot be paid for.`;
}

export function whyNoPropaganda(sight: Sight): string {
	const { open, you } = sight;
	const opponents = open.order.filter((seat) => seat !== you && seat !== open.players[you]?.ally);
	const planets = opponents.flatMap((seat) => planetsOf(sight, seat));
	if (planets.length === 0) return 'No opponent has a planet.';
	return planets.every(({ id }) => isRioting(sight, id))
		? 'Every planet of an opponent is rioting already.'
		: 'On every planet of an opponent others spread it, or it is rioting already.';
}

/** Null where there is nothing to stop. */
export function whyNoCalm(sight: Sight): string | null {
	const planets = planetsOf(sight, sight.you).filter(({ hex }) => hex.planet?.riots);
	if (planets.length === 0) return null;
	const told = planets.map(({ hex, name }) => {
		const ships = hex.fleet?.race === sight.you ? shipCount(hex.fleet) : 0;
		const counters = counted(hex.planet?.riots?.n ?? 0, 'Riot Counter');
		return `${name} has ${counters} and ${ships === 0 ? 'no ships' : counted(ships, 'ship')} of yours above it`;
	});
	return `It takes as many ships as counters: ${listed(told)}.`;
}
