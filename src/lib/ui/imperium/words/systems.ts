/** What every system and planet is called, when it is read aloud and when it is tapped. */
import { hexId, hexOf, ring } from '$lib/hex';
import type { HexId } from '$lib/hex';
import type { SeatId } from '$lib/core/ids';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Planet, PlanetId, Specialty, Tile } from '$lib/games/imperium/tables/tiles';
import type { PlanetState } from '$lib/games/imperium/types';
import type { OpenBoard, OpenSystem } from '$lib/games/imperium/view';
import type { Lit } from '../../filling';
import { seatLook } from '../../pieces/seats';
import { fill, listed, nameOf, printed, sentence, t } from '../../words';
import type { Names } from '../../words';
import { fleetInWords, groundInWords, shipCount } from '../pieces/units';
import type { Sight } from '../screen';
import { likeOf } from '$lib/core/copies';

export type Laid = Pick<Sight, 'open' | 'book'>;

export const systemsOf = (open: OpenBoard): HexId[] => Object.keys(open.systems) as HexId[];

export const tileOf = (system: OpenSystem | undefined, book: Sight['book']): Tile | null =>
	system?.tile && book ? (book.tiles[likeOf(system.tile)] ?? null) : null;

export const planetsAt = ({ open, book }: Laid, id: HexId): readonly Planet[] =>
	tileOf(open.systems[id], book)?.planets ?? [];

/** The place of a player's Home System, whoever holds it; null before the book is there. */
export function homeOf({ open, book }: Laid, seat: SeatId | null): HexId | null {
	const at = seat ? book?.layouts[open.order.length]?.homes[open.order.indexOf(seat)] : undefined;
	return at ? `hex:${at[0]},${at[1]}` : null;
}

/** Whose Home System lies here. */
export const homeOwner = (sight: Laid, id: HexId): SeatId | null =>
	sight.open.order.find((seat) => homeOf(sight, seat) === id) ?? null;

/** Where a planet lies; null where it is in no galaxy. */
export const systemWith = (sight: Laid, planet: PlanetId): HexId | null =>
	systemsOf(sight.open).find((id) => planetsAt(sight, id).some((one) => one.id === planet)) ?? null;

export const fleetsAt = (system: OpenSystem | undefined) =>
	(Object.entries(system?.fleets ?? {}) as [SeatId, OpenSystem['fleets'][SeatId]][]).flatMap(
		([seat, fleet]) => (fleet ? [{ seat, fleet, n: shipCount(fleet) }] : [])
	);

/** Where a player is on the map: its planets and its fleets. */
export const realmOf = (sight: Laid, seat: SeatId): HexId[] =>
	systemsOf(sight.open).filter(
		(id) =>
			sight.open.systems[id]?.fleets[seat] !== undefined ||
			planetsAt(sight, id).some((planet) => sight.open.planets[planet.id]?.owner === seat)
	);

/** Who holds most of a system: the owner of its planets, else whoever has ships there alone. */
export function holderOf(sight: Laid, id: HexId): SeatId | null {
	const owners = planetsAt(sight, id).flatMap(({ id: planet }) => {
		const owner = sight.open.planets[planet]?.owner;
		return owner ? [owner] : [];
	});
	const [first] = owners;
	if (first) {
		const count = (seat: SeatId) => owners.filter((owner) => owner === seat).length;
		return owners.reduce((most, owner) => (count(owner) > count(most) ? owner : most), first);
	}
	const fleets = fleetsAt(sight.open.systems[id]);
	return fleets.length === 1 ? (fleets[0]?.seat ?? null) : null;
}

/** The colour of each hex at a glance. */
export const fillsOf = (sight: Laid): Map<string, string> =>
	new Map(
		systemsOf(sight.open).flatMap((id) => {
			const holder = holderOf(sight, id);
			return holder ? [[id, seatLook(holder).fill] as const] : [];
		})
	);

// --- names

const SPECIAL: { readonly [special in NonNullable<Tile['special']>]: Words } = {
	asteroids: msg('Asteroid field'),
	nebula: msg('Nebula'),
	supernova: msg('Supernova')
};
const SPECIAL_RULES: { readonly [special in NonNullable<Tile['special']>]: Words } = {
	asteroids: msg('Ships neither pass nor stop here without Antimass Deflectors.'),
	nebula: msg('Ships may stop here and not pass; from here they move 1.'),
	supernova: msg('No ship enters.')
};
const SPECIALTY: { readonly [colour in Specialty]: Words } = {
	blue: msg('blue specialty'),
	green: msg('green specialty'),
	red: msg('red specialty')
};

/** `ring 2, place 5`: places of a ring are counted clockwise from the one straight up. */
export function placeName(id: HexId): string {
	const { q, r } = hexOf(id);
	const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
	if (far === 0) return t('the centre');
	const places = ring(hexOf('hex:0,0'), far).map(hexId);
	const top = places.indexOf(`hex:0,${-far}`);
	const at = (places.indexOf(id) - top + places.length) % places.length;
	return t('ring {ring}, place {n}', { ring: far, n: at + 1 });
}

/** `Abyz and Fria`, `Nebula`, `Empty space, ring 2, place 5`. */
export function nameAt({ open, book }: Laid, id: HexId): string {
	const tile = tileOf(open.systems[id], book);
	if (!tile) return sentence(placeName(id));
	if (tile.planets.length > 0) return listed(tile.planets.map(({ name }) => printed(name)));
	if (tile.special)
		return t('{what}, {place}', { what: printed(SPECIAL[tile.special]), place: placeName(id) });
	return tile.wormhole
		? t('Wormhole {letter}, {place}', { letter: letterOf(tile.wormhole), place: placeName(id) })
		: t('Empty space, {place}', { place: placeName(id) });
}

/** A tile that lies nowhere yet. */
export function tileName({ planets, special, wormhole }: Tile): string {
	if (planets.length > 0) return listed(planets.map(({ name }) => printed(name)));
	if (special) return printed(SPECIAL[special]);
	return wormhole ? t('Wormhole {letter}', { letter: letterOf(wormhole) }) : t('Empty space');
}

export const letterOf = (wormhole: NonNullable<Tile['wormhole']>): string =>
	wormhole === 'alpha' ? 'α' : 'β';

export const planetName = (id: PlanetId, book: Sight['book']): string => {
	for (const { planets } of Object.values(book?.tiles ?? {})) {
		const found = planets.find((planet) => planet.id === id);
		if (found) return printed(found.name);
	}
	return titled(id);
};

/** An ability by its name, whatever race brings it: laws move abilities. */
export function abilityName(ability: string, book: Sight['book']): string {
	const found = Object.values(book?.races ?? {}).flatMap(
		({ abilities }) => abilities[ability] ?? []
	);
	return printed(found[0]?.name);
}

/** An id as words, for a page that has no book yet. */
export const titled = (id: string): string =>
	sentence(id.replace(/^[a-z]+:/, '').replace(/[-#]/g, ' '));

export const inFull = (seat: SeatId, names: Names): string =>
	t('{who} ({colour})', { who: nameOf(seat, names), colour: seatLook(seat).colour });

export const raceName = (race: string | null, book: Sight['book']): string =>
	race === null ? '' : printed(book?.races[race]?.people) || titled(race);

/** `Abyz: 3 resources, 0 influence; of Mira (Amber), exhausted; 2 Ground Forces.` */
export function planetLine(planet: Planet, sight: Sight): string {
	const state: PlanetState | undefined = sight.open.planets[planet.id];
	const worth = t(
		'{planet}: {r, plural, one {# resource} other {# resources}}, {i} influence{special, select, none {} blue {, blue specialty} green {, green specialty} red {, red specialty} other {}}',
		{
			planet: printed(planet.name),
			r: planet.resources,
			i: planet.influence,
			special: planet.specialty ?? 'none'
		}
	);
	const whose = !state?.owner
		? t('nobody’s')
		: state.exhausted
			? t('of {who}, exhausted', { who: inFull(state.owner, sight.names) })
			: t('of {who}', { who: inFull(state.owner, sight.names) });
	const units = state ? groundInWords(state.units) : '';
	return units
		? t('{worth}; {whose}; {units}.', { worth, whose, units })
		: t('{worth}; {whose}.', { worth, whose });
}

export const specialName = (special: NonNullable<Tile['special']>): string =>
	printed(SPECIAL[special]);
export const specialRule = (special: NonNullable<Tile['special']>): string =>
	printed(SPECIAL_RULES[special]);
export const specialtyName = (specialty: Specialty): string => printed(SPECIALTY[specialty]);

/** What lies in a system, a sentence each: for the sheet, and for speech. */
export function systemLines(id: HexId, sight: Sight): string[] {
	const system = sight.open.systems[id];
	if (!system) return [];
	const tile = tileOf(system, sight.book);
	const home = homeOwner(sight, id);
	const fleets = fleetsAt(system);
	return [
		...(tile === null ? [t('No tile lies here yet.')] : []),
		...(home ? [t('Home System of {who}.', { who: inFull(home, sight.names) })] : []),
		...planetsAt(sight, id).map((planet) => planetLine(planet, sight)),
		...(tile?.special ? [printed(SPECIAL_RULES[tile.special])] : []),
		...(tile?.wormhole
			? [
					t('Wormhole {letter}: next to every system with the same letter.', {
						letter: letterOf(tile.wormhole)
					})
				]
			: []),
		...fleets.map(({ seat, fleet }) =>
			t('{ships} of {who}.', { ships: fleetInWords(fleet), who: inFull(seat, sight.names) })
		),
		...(tile && fleets.length === 0 ? [t('No ships.')] : []),
		...(system.counters.length > 0
			? [
					t('Activated by {who}.', {
						who: listed(system.counters.map((seat) => nameOf(seat, sight.names)))
					})
				]
			: [])
	];
}

/** What is said of a piece, and what may be done with it. */
export function withLit(label: string, lit: Lit | undefined, names: Names): string {
	if (!lit) return label;
	if (lit.amount)
		return t('{label} {n, plural, one {# chosen} other {# chosen}}.', { label, n: lit.amount });
	if (lit.state === 'chosen') return t('{label} Chosen.', { label });
	if (lit.back) return t('{label} May be chosen instead.', { label });
	const note = lit.note ? fill(lit.note, names) : '';
	return note
		? t('{label} Lit, may be chosen. {note}', { label, note })
		: t('{label} Lit, may be chosen.', { label });
}

export const systemLabel = (id: HexId, sight: Sight, lit?: Lit): string =>
	withLit(
		t('{name}. {lines}', { name: nameAt(sight, id), lines: systemLines(id, sight).join(' ') }),
		lit,
		sight.names
	);
