/** What every piece on the dial is called when it is read aloud, in full. */
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { PlanetId, Role, ShipPlace, Ships } from '$lib/games/cosmic/types';
import type { OwnTraps } from '$lib/games/cosmic/traps';
import type { OpenBoard, OpenSpecial } from '$lib/games/cosmic/view';
import type { Lit } from '../../filling';
import { seatLook } from '../../pieces/seats';
import { cardLabel } from '../pieces/cards';
import { furtherShips } from '../pieces/powers';
import { listed, nameOf, printed, t, type Names } from '../../words';

const colour = (seat: SeatId) => seatLook(seat).colour;
const owners = (ships: Ships) =>
	(Object.entries(ships) as [SeatId, number][]).filter(([, n]) => n > 0);

export const planetOwner = (planet: PlanetId): SeatId =>
	`seat:${Number(planet.slice(7, planet.indexOf('-')))}`;
export const planetNumber = (planet: PlanetId): string => planet.slice(planet.indexOf('-') + 1);

/** `Blue planet 3 of Tomasz`. */
export function planetName(planet: PlanetId, names: Names): string {
	const owner = planetOwner(planet);
	return t('{colour} planet {n} of {who}', {
		colour: colour(owner),
		n: planetNumber(planet),
		who: nameOf(owner, names)
	});
}

/** `Blue 3 ships`. */
const shipsOf = (seat: SeatId, n: number): string =>
	t('{colour} {n, plural, one {# ship} other {# ships}}', { colour: colour(seat), n });

/** Whose ships are where, a line each, as they are heard. */
const shipsSpoken = (ships: Ships): string[] => owners(ships).map(([seat, n]) => shipsOf(seat, n));

/** The same as it is read: `Tomasz: 3 ships`. */
export const shipLines = (ships: Ships, names: Names): string[] =>
	owners(ships).map(([seat, n]) =>
		t('{who}: {n, plural, one {# ship} other {# ships}}', { who: nameOf(seat, names), n })
	);

/** What a piece is, and what may be done with it. */
export function withLit(label: string, lit: Lit | undefined): string {
	if (!lit) return label;
	const { amount, max, state } = lit;
	if (max !== null)
		return amount
			? t('{label} Chosen, {n, plural, one {# ship} other {# ships}} of {max}.', {
					label,
					n: amount,
					max
				})
			: t('{label} Lit, may be chosen, up to {max}.', { label, max });
	return state === 'chosen'
		? t('{label} Chosen.', { label })
		: t('{label} Lit, may be chosen.', { label });
}

const shipsIn = (ships: Ships): string => {
	const lines = shipsSpoken(ships);
	return lines.length ? t('{ships}.', { ships: listed(lines) }) : t('No ships.');
};

/** The cards that lie face up beside a planet, listed; '' where there are none. */
export const besideOf = (id: PlanetId, { besidePlanets }: OpenBoard): string =>
	listed((besidePlanets[id] ?? []).map((card) => cardLabel(card, null)));

/** The space station at a planet; empty where there is none. */
export function stationLine(id: PlanetId, open: OpenBoard, book: CosmicBook | null): string {
	const station = open.stations?.find((one) => 'planet' in one && one.planet === id);
	if (!station) return '';
	const words = book?.stations[station.id];
	const name = words ? printed(words.name) : '';
	if (words?.kind === 'city')
		return station.works
			? t('Sky city: {name}.', { name })
			: t('Sky city: {name}, which does not work without a colony.', { name });
	return station.works
		? t('Space station: {name}.', { name })
		: t('Space station: {name}, which does not work without a colony of its player.', { name });
}

/** The deep space stations of a system, a sentence each. */
export const systemLines = (seat: SeatId, open: OpenBoard, book: CosmicBook | null): string[] =>
	(open.stations ?? []).flatMap((station) => {
		const words = book?.stations[station.id];
		if (!words || 'planet' in station || station.system !== seat) return [];
		const name = printed(words.name);
		return [
			station.works
				? t('Deep space station: {name}.', { name })
				: t('Deep space station: {name}, which does not work with so few home colonies.', { name })
		];
	});

/** The moon of a planet; empty where there is none. */
export function moonLine(
	id: PlanetId,
	{ moons = [] }: OpenBoard,
	names: Names,
	book: CosmicBook | null
): string {
	const moon = moons.find(({ planet }) => planet === id);
	if (!moon) return '';
	const called = moon.id ? book?.moons[moon.id] : book?.moonKinds[moon.kind];
	const name = called ? printed(called.name) : '';
	return moon.by
		? t('Moon: {name}, with a ship of {who}.', { name, who: nameOf(moon.by, names) })
		: t('Moon: {name}.', { name });
}

/** The token of an alien beside a planet; empty where there is none. */
export function trapLine(
	id: PlanetId,
	{ traps }: OpenBoard,
	book: CosmicBook | null,
	own: OwnTraps | null
): string {
	if (!traps?.beside.includes(id)) return '';
	const words = book?.aliens[traps.of];
	const by = { alien: words ? printed(words.name) : '' };
	const is = own?.beside[id];
	if (!is) return t('A token of {alien} lies beside it, face down.', by);
	return is === 'trap'
		? t('A token of {alien} lies beside it: a trap.', by)
		: t('A token of {alien} lies beside it: a decoy.', by);
}

/** Where a marked ship is, and whether its action is left. */
export function markLine({ at, up }: OpenSpecial['marks'][SeatId], names: Names): string {
	const where = placeName(at, names);
	if (up === null) return t('It is here: {where}.', { where });
	return up
		? t('It is here: {where}. Its action is left.', { where })
		: t('It is here: {where}. Its action is used.', { where });
}

function placeName(at: ShipPlace, names: Names): string {
	switch (at) {
		case 'warp':
			return t('the warp');
		case 'gate':
			return t('the gate');
		case 'beside':
			return t('beside the planet attacked');
		case 'removed':
			return t('out of the game');
		case 'pact':
			return t('on the card of an alliance');
		default:
			if (at.startsWith('evolution:')) return t('an evolution card');
			if (at.startsWith('held:')) return t('held by another player');
			if (at.startsWith('essence:')) return t('a card before a player');
			return at.startsWith('tech:') ? t('a technology') : planetName(at as PlanetId, names);
	}
}

/** Whose marked ships are at this place, of these seats; empty where none is. */
export function marksAt(
	at: ShipPlace,
	{ special, further, order }: OpenBoard,
	names: Names,
	book: CosmicBook | null,
	of: readonly SeatId[] = order
): string {
	const words = special && book?.ships[special.kind];
	const seats = of.filter((seat) => special?.marks[seat]?.at === at);
	const marked =
		words && seats.length > 0
			? [
					t('{ship} of {who} is here.', {
						ship: printed(words.name),
						who: listed(seats.map((seat) => nameOf(seat, names)))
					})
				]
			: [];
	const brought = furtherShips({ further }).flatMap(({ seat, place, n }) =>
		place === at && of.includes(seat)
			? [t('Of a further colour: {n} of {who}.', { n, who: nameOf(seat, names) })]
			: []
	);
	return [...marked, ...brought].join(' ');
}

/** Whose ships cannot leave this planet, of these seats, and by what; empty where all can. */
export function holdLine(
	id: PlanetId,
	{ pinned, order }: OpenBoard,
	names: Names,
	of: readonly SeatId[] = order
): string {
	const hold = pinned?.[id];
	const seats = hold?.seats.filter((seat) => of.includes(seat)) ?? [];
	if (!hold || seats.length === 0) return '';
	return t('Held here by {by}: the ships of {who}, which cannot leave.', {
		by: listed(hold.by.map((words) => printed(words))),
		who: listed(seats.map((seat) => nameOf(seat, names)))
	});
}

export function planetLabel(
	id: PlanetId,
	open: OpenBoard,
	names: Names,
	lit: Lit | undefined,
	book: CosmicBook | null = null,
	traps: OwnTraps | null = null
): string {
	const by = { planet: planetName(id, names), ships: shipsIn(open.planets[id] ?? {}) };
	const label =
		open.encounter?.target === id
			? t('{planet}, aimed at. {ships}', by)
			: t('{planet}. {ships}', by);
	const cards = besideOf(id, open);
	const whole = cards ? t('{label} Cards beside it: {cards}.', { label, cards }) : label;
	const also = [
		stationLine(id, open, book),
		moonLine(id, open, names, book),
		trapLine(id, open, book, traps),
		marksAt(id, open, names, book),
		holdLine(id, open, names)
	].filter(Boolean);
	return withLit(
		also.reduce((first, then) => t('{first} {then}', { first, then }), whole),
		lit
	);
}

export function visitorLabel(
	{ seat, n, planet }: { seat: SeatId; n: number; planet: PlanetId },
	open: OpenBoard,
	names: Names,
	lit: Lit | undefined
): string {
	const first = t('{ships}, a colony of {who} on {planet}.', {
		ships: shipsOf(seat, n),
		who: nameOf(seat, names),
		planet: planetName(planet, names)
	});
	const then = holdLine(planet, open, names, [seat]);
	return withLit(then ? t('{first} {then}', { first, then }) : first, lit);
}

export function gateLabel(open: OpenBoard, names: Names, lit: Lit | undefined): string {
	const target = open.encounter?.target;
	const ships = shipsIn(open.encounter?.gate ?? {});
	const label = target
		? t('Hyperspace gate, aimed at {planet}. {ships}', { planet: planetName(target, names), ships })
		: t('Hyperspace gate, not aimed. {ships}', { ships });
	return withLit(label, lit);
}

export function besideLabel(seat: SeatId, n: number, names: Names, lit: Lit | undefined): string {
	const by = { ships: shipsOf(seat, n), who: nameOf(seat, names) };
	return withLit(t('{ships} of {who}, a defensive ally.', by), lit);
}

/** Whose ships have left the game; empty while none has. */
export function removedLine({ removed }: OpenBoard): string {
	const ships = listed(shipsSpoken(removed));
	return ships && t('Out of the game: {ships}.', { ships });
}

export function warpLabel(open: OpenBoard, lit: Lit | undefined): string {
	const ships = listed(shipsSpoken(open.warp));
	const label = ships ? t('The warp. Lost here: {ships}.', { ships }) : t('The warp. Empty.');
	const gone = removedLine(open);
	return withLit(gone ? t('{first} {then}', { first: label, then: gone }) : label, lit);
}

export function seatLabel(
	seat: SeatId,
	open: OpenBoard,
	names: Names,
	lit: Lit | undefined
): string {
	const player = open.players[seat];
	const role = roleOf(open, seat);
	const by = {
		who: nameOf(seat, names),
		colour: colour(seat),
		has:
			player && player.hoard !== null
				? t(
						'{n, plural, one {# foreign colony} other {# foreign colonies}}, {cards, plural, one {# card} other {# cards}}, {hoard} in their hoard.',
						{ n: player.foreignColonies, cards: player.hand, hoard: player.hoard }
					)
				: t(
						'{n, plural, one {# foreign colony} other {# foreign colonies}}, {cards, plural, one {# card} other {# cards}}.',
						{ n: player?.foreignColonies ?? 0, cards: player?.hand ?? 0 }
					)
	};
	const label = role
		? t('{who}, {colour}, {role}. {has}', { ...by, role: roleWithin(role) })
		: t('{who}, {colour}. {has}', by);
	const team = teamLine(seat, open, names);
	return withLit(team ? t('{first} {then}', { first: label, then: team }) : label, lit);
}

/** With whom a seat plays, where there are teams; empty where there are none. */
export function teamLine(seat: SeatId, { players, teams }: OpenBoard, names: Names): string {
	const partner = players[seat]?.partner;
	if (partner) return t('Partner of {who}.', { who: nameOf(partner, names) });
	return teams?.odd === seat ? t('Plays alone, with another turn at the empty planet.') : '';
}

export type Part = Exclude<Role, 'uninvolved'>;

/** The table as it is to be told: an encounter that one out of turn has come after is over, and none is under way. */
export const underWay = (open: OpenBoard): OpenBoard =>
	open.encounter?.closed ? { ...open, encounter: null } : open;

/** A seat's part in the encounter. */
export function roleOf(open: OpenBoard, seat: SeatId): Part | null {
	const encounter = open.encounter;
	if (!encounter) return open.offense === seat ? 'offense' : null;
	if (encounter.offense === seat) return 'offense';
	if (encounter.defense === seat) return 'defense';
	if (encounter.allies.offense.includes(seat)) return 'offensiveAlly';
	if (encounter.allies.defense.includes(seat)) return 'defensiveAlly';
	return null;
}

/** A part as its label says it. */
export const roleTitle = (role: Part): string =>
	t(
		'{role, select, offense {Offense} defense {Defense} offensiveAlly {Offense ally} other {Defense ally}}',
		{ role }
	);

/** And within a sentence. */
export const roleWithin = (role: Part): string =>
	t(
		'{role, select, offense {offense} defense {defense} offensiveAlly {offense ally} other {defense ally}}',
		{ role }
	);
