/** The units of one side of a fight, by kind, as its scene draws them; those a question lights are touched there. */
import type { SeatId } from '$lib/core/ids';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { HexId } from '$lib/hex';
import type { Lit } from '../../filling';
import type { Row } from '../../scenes/scenes';
import { listed, t } from '../../words';
import { counted, GROUND_KINDS, HULLS, SHIP_KINDS, unitIn } from '../pieces/units';
import type { Part, Units } from './fight-story';

interface Looking {
	readonly system: HexId;
	/** The pieces as they lie. */
	readonly open: OpenBoard;
	/** Empty where nothing of them is asked. */
	readonly lit: ReadonlyMap<string, Lit>;
}

function row(
	kind: UnitKind,
	n: number,
	lit: Looking['lit'],
	{ cracked = false, pieces = [kind] as readonly string[] } = {}
): Row[] {
	if (n < 1) return [];
	const piece = pieces.map((one) => `unit:${one}`).find((one) => lit.has(one));
	const says = cracked ? t('{units}, damaged', { units: counted(kind, n) }) : counted(kind, n);
	return [
		{
			...{ id: cracked ? `damaged:${kind}` : kind, hull: HULLS[kind], n, says, cracked },
			hurt: cracked ? t('damaged') : null,
			...(piece ? { piece, now: lit.get(piece) } : {})
		}
	];
}

/** Ships of a player in a system, the strongest first: whole ones, and damaged ones apart. */
function shipRows({ system, open, lit }: Looking, seat: SeatId): Row[] {
	const fleet = open.systems[system]?.fleets[seat];
	if (!fleet) return [];
	return SHIP_KINDS.flatMap((kind) => {
		if (kind !== 'dreadnought' && kind !== 'warSun') return row(kind, fleet[kind], lit);
		const damaged = fleet.damaged[kind];
		const word = kind === 'warSun' ? 'damagedWarSun' : 'damagedDreadnought';
		return [
			...row(kind, fleet[kind] - damaged, lit, { pieces: [`sustain:${kind}`, kind] }),
			...row(kind, damaged, lit, { cracked: true, pieces: [word] })
		];
	});
}

/** What takes part in it on one side. */
export function rowsOf(part: Part, seat: SeatId, looking: Looking): Row[] {
	const { open, lit, system } = looking;
	const { planet, is, by } = part;
	if (is === 'fire' && seat === by) {
		const fired = part.dice.filter(({ die }) => die.seat === seat).length;
		const ready =
			open.fight?.is === 'fire' ? open.fight.guns.find((one) => one.seat === seat)?.n : 0;
		return row('pds', fired || (ready ?? 0), lit);
	}
	if (!planet) return shipRows(looking, seat);
	const state = open.planets[planet];
	if (seat !== by)
		return GROUND_KINDS.flatMap((kind) =>
			state?.owner === seat ? row(kind, state.units[kind], lit) : []
		);
	if (is === 'bombardment')
		return shipRows(looking, seat).filter(({ id }) => /dreadnought|warSun/.test(id));
	const landing = open.landings[planet];
	// It has been taken: what landed stands there.
	if (!landing)
		return state?.owner === seat
			? GROUND_KINDS.flatMap((kind) => row(kind, state.units[kind], lit))
			: [];
	const aloft = open.systems[system]?.fleets[seat]?.fighter ?? 0;
	return [
		...row('groundForce', landing.groundForce, lit),
		...row('pds', landing.pds, lit),
		...row('fighter', Math.min(landing.fighters, aloft), lit)
	];
}

/** `2 Fighters and 1 Cruiser`; nothing where there are none. */
export const unitsInWords = (units: Units | undefined): string =>
	listed(
		Object.entries(units ?? {}).flatMap(([word, n = 0]) => {
			const unit = unitIn(word);
			return unit && n > 0 ? [counted(unit.kind, n)] : [];
		})
	);
