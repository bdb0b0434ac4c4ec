/** Units of a question by where they are or go, with what they cost: moves, steps, landings, orders of a yard. */
import type { Place, SplitShape } from '$lib/core/shape';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import type { HexId } from '$lib/hex';
import type { Sorted } from '../../boards';
import { listed, printed, t } from '../../words';
import { counted, slotIn, unitIn, unitName } from '../pieces/units';
import { chanceWords } from './chances';
import type { Sight } from '../screen';
import { AREAS, AREA_WORDS } from './areas';
import { nameAt, planetName, systemWith } from './systems';

type Laid = Pick<Sight, 'open' | 'book' | 'you'>;
type PlanetId = `planet:${string}`;

const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');
const isHex = (id: string): id is HexId => id.startsWith('hex:');

/** How far a kind of this player moves: what is printed, or what the rules make of it now; 0: only aboard another. */
function moveOf(kind: UnitKind, { open, book, you }: Laid): number {
	const moves: { readonly [kind in UnitKind]?: number } =
		(you && open.figures.players[you]?.moves) ?? {};
	return moves[kind] ?? book?.units[kind].move ?? 0;
}

/** What a kind can do, as far as it matters on the way. */
function does(kind: UnitKind, sight: Laid): string[] {
	const move = moveOf(kind, sight);
	const holds = sight.book?.units[kind].holds;
	return [
		...(move > 0 ? [t('moves {n}', { n: move })] : []),
		...(holds ? [t('holds {n}', { n: holds })] : [])
	];
}

/** The unit of a mover, as rules tell units apart: `damagedWarSun` of `hex:0,1 damagedWarSun`. */
export const unitMoved = (mover: string): string => mover.split(' ')[1] ?? '';

/** `hex:0,1 carrier`, `hex:0,1 fighter aboard`, `planet:abyz groundForce`: by the system they leave. */
function mover(place: string, sight: Laid): Sorted | null {
	const [where = '', , then] = place.split(' ');
	const unit = unitIn(unitMoved(place));
	if (!unit) return null;
	const planet = isPlanet(where) ? where : null;
	const system = planet ? systemWith(sight, planet) : isHex(where) ? where : null;
	if (!system) return null;
	const name = unit.damaged
		? t('{unit}, damaged', { unit: unitName(unit.kind) })
		: unitName(unit.kind);
	const on = planet
		? t('{unit} on {planet}', { unit: name, planet: planetName(planet, sight.book) })
		: name;
	/** Of a Transfer: the same unit may cross, or go aboard ships that stay. */
	const stays = then === 'aboard';
	const say = stays ? t('{unit}: aboard, stays here', { unit: on }) : on;
	const note = listed([
		...does(unit.kind, sight),
		...(sight.book && moveOf(unit.kind, sight) === 0 && !planet ? [t('carried')] : [])
	]);
	return { group: nameAt(sight, system), say, ...(note ? { note } : {}) };
}

/** What one of a place uses of what these rules limit, the most of them. */
const usedOf = ({ limits = [] }: SplitShape, rule: string, id: string): number =>
	Math.max(0, ...limits.filter((limit) => limit.rule === rule).map(({ uses }) => uses[id] ?? 0));

/** How many are left in reinforcements, where that is what there is least of. */
function leftOf({ limits = [] }: SplitShape, { id, max, rule }: Place, n: number): number | null {
	if (rule === 'TI-2.4') return max * n;
	const own = limits.find((limit) => limit.rule === 'TI-2.4' && (limit.uses[id] ?? 0) > 0);
	return own?.most ?? null;
}

/** An order: by the dock that produces it. */
function order(place: Place, shape: SplitShape, sight: Laid): Sorted | null {
	const { unit, form, where } = slotIn(place.id);
	const [dock = '', goal] = where.split('>');
	if (!unit || !isPlanet(dock)) return null;
	const n = form === 'pair' ? 2 : 1;
	const isPaired = sight.book?.units[unit.kind].brings === 2;
	const name = n === 2 || isPaired ? counted(unit.kind, n) : unitName(unit.kind);
	const to =
		goal &&
		(isPlanet(goal) ? planetName(goal, sight.book) : isHex(goal) ? nameAt(sight, goal) : '');
	const isSecond = form === 'second';
	const left = leftOf(shape, place, n);
	const can = listed([...(isSecond ? [t('second of a pair')] : []), ...does(unit.kind, sight)]);
	const note =
		left === null ? can : can ? t('{can}; {n} left', { can, n: left }) : t('{n} left', { n: left });
	const planet = planetName(dock, sight.book);
	const isNewDock = unit.kind === 'spaceDock';
	return {
		group: isNewDock ? t('New Space Docks') : t('Space Dock on {planet}', { planet }),
		say: isNewDock
			? t('{unit} on {planet}', { unit: name, planet })
			: to
				? t('{unit} to {place}', { unit: name, place: to })
				: name,
		...(note ? { note } : {}),
		...(isNewDock ? { last: true } : {}),
		...(isSecond ? {} : { price: usedOf(shape, 'TI-12.6', place.id) }),
		...(form === 'one' && isPaired && hasPairs(shape, unit.kind)
			? { fold: t('One alone, for the price of two') }
			: {}),
		...(isSecond || (goal && goal !== dock && isPlanet(goal)) ? { fold: t('To other places') } : {})
	};
}
const hasPairs = ({ places }: SplitShape, kind: UnitKind): boolean =>
	places.some(({ id }) => id.startsWith(`${kind}:pair@`));

/** `groundForce@planet:abyz`: by the planet it lands on. */
function landing(place: string, sight: Laid): Sorted | null {
	const [word = '', planet = ''] = place.split('@');
	const unit = unitIn(word);
	return unit && isPlanet(planet)
		? { group: planetName(planet, sight.book), say: unitName(unit.kind) }
		: null;
}

/** `cruiser@hex:0,1>hex:1,1`: a ship that makes a step, by the system it leaves. */
function step(place: string, sight: Laid): Sorted | null {
	const [word = '', way = ''] = place.split('@');
	const [from = '', to = ''] = way.split('>');
	const unit = unitIn(word);
	return unit && isHex(from) && isHex(to)
		? {
				group: nameAt(sight, from),
				say: t('{unit} to {place}', { unit: unitName(unit.kind), place: nameAt(sight, to) })
			}
		: null;
}

/** `command`, `goods`: where a counter goes, with what lies there and what it is for. */
function area({ id, say }: Place, { open, you }: Laid): Sorted | null {
	const player = you && open.players[you];
	if (!player) return null;
	const own = AREAS.find((one) => one === id);
	const note = own
		? t('{n} there. {does}', { n: player.counters[own], does: printed(AREA_WORDS[own].does) })
		: id === 'goods'
			? t('{n} there.', { n: player.tradeGoods })
			: null;
	return note === null ? null : { group: t('Your command counters'), say: printed(say), note };
}

/** `planet:abyz`, `goods`: what pays for counters that are placed in the same question. */
function payer({ id, say }: Place, { limits = [], places }: SplitShape): Sorted | null {
	const price = limits.find(
		({ least, most, uses }) => least !== undefined && most === undefined && (uses[id] ?? 0) > 0
	);
	const isArea = (one: string) => AREAS.some((area) => area === one);
	// An area that needs so many, as Fleet Supply for a fleet, pays for nothing.
	if (!price || isArea(id) || !places.some((one) => isArea(one.id))) return null;
	const note = t('{n} influence', { n: price.uses[id] ?? 0 });
	return { group: t('Paid with'), say: printed(say), note, last: true };
}

/** `fighter`, `sustain:dreadnought`, `damagedDreadnought`: what takes the hits on a fleet, and what becomes of it. */
function loss({ id, on = '', say }: Place, { places }: SplitShape): Sorted | null {
	if (!on.startsWith('unit:')) return null;
	const stays = id.startsWith('sustain:');
	const unit = stays ? null : unitIn(id);
	/** One that could bear the hit instead. */
	const could = places.some((one) => one.id === `sustain:${id}`);
	const note = stays
		? t('stays in the fleet')
		: could
			? t('is destroyed whole: it takes nothing first')
			: unit?.damaged || unit?.kind === 'dreadnought' || unit?.kind === 'warSun'
				? t('is destroyed')
				: null;
	return {
		...{ group: t('What takes the hits'), say: printed(say), bare: true },
		...(note ? { note } : {})
	};
}

/** `hex:0,1`: a system that PDS can fire into, with what their dice need. */
function fire({ id, say }: Place, { open, book, you }: Laid): Sorted | null {
	const guns =
		open.fight?.is === 'fire'
			? open.fight.guns.find((one) => one.seat === you && one.system === id)
			: undefined;
	if (!guns) return null;
	const note = chanceWords(guns, { book });
	return { group: t('PDS in range'), say: printed(say), note, bare: true };
}

export function sortedOf(id: string, sight: Laid, shape: SplitShape): Sorted | null {
	const place = shape.places.find((one) => one.id === id);
	if (!place) return null;
	if (id.includes(' ')) return mover(id, sight);
	const known =
		payer(place, shape) ?? area(place, sight) ?? loss(place, shape) ?? fire(place, sight);
	if (known) return known;
	return id.includes(':') && id.indexOf(':') < id.indexOf('@')
		? order(place, shape, sight)
		: (step(id, sight) ?? landing(id, sight));
}
