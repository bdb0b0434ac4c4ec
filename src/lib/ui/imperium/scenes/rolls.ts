/** Dice as they were told, by who rolled them and for what, with what each number was made of. */
import type { SeatId } from '$lib/core/ids';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import { listed, t } from '../../words';
import type { Rolled } from '../../scenes/scenes';
import { unitName } from '../pieces/units';
import type { ImperiumEvent, ImperiumMove, Sight } from '../screen';
import { causeName } from '../words/causes';
import { partsOf } from '../words/chances';
import type { Chance } from '../words/chances';

type Told = Extract<ImperiumMove, { readonly type: 'dice' }>['dice'][number];

export interface Roll {
	readonly seat: SeatId;
	/** Null: no unit's. */
	readonly kind: UnitKind | null;
	/** What has to show, with all that is added; null: they hit nothing, and what they show is read, as even or odd. */
	readonly needed: number | null;
	/** `Fighter 9 and Cybernetics −1`: what that number is made of. */
	readonly made: string;
	/** The same beside its unit: `9, Cybernetics −1`; nothing where it is the unit’s own. */
	readonly parts: string;
	readonly dice: readonly Rolled[];
	readonly hits: number;
}

/** From this on no die shows it: one of no unit is read another way. */
const NEVER = 11;
const neededBy = ({ die, hitsOn, parts }: Told): number | null =>
	die.kind === null && hitsOn >= NEVER ? null : parts.reduce((left, { by }) => left - by, hitsOn);

/** The last dice among these events. */
export function rollsIn(events: readonly ImperiumEvent[], sight: Pick<Sight, 'book'>): Roll[] {
	const last = [...events].reverse().find(({ move }) => move?.type === 'dice')?.move;
	return last?.type === 'dice' ? rollsOf(last.dice, sight) : [];
}

/** Dice of one seat for one kind of unit that need the same lie together, in the order they were rolled. */
export function rollsOf(dice: readonly Told[], sight: Pick<Sight, 'book'>): Roll[] {
	const rolls = new Map<string, Roll>();
	for (const told of dice) {
		const { seat, kind } = told.die;
		const needed = neededBy(told);
		const id = `${seat} ${kind ?? ''} ${needed}`;
		const before = rolls.get(id);
		const hit = needed !== null && told.value >= needed;
		const die: Rolled = { value: told.value, hit, before: told.before.at(-1) ?? null };
		rolls.set(id, {
			...{ seat, kind, needed },
			made: needed === null ? '' : (before?.made ?? madeOf(told, sight)),
			parts: needed === null ? '' : (before?.parts ?? partsOf(told.hitsOn, told.parts, sight)),
			dice: [...(before?.dice ?? []), die],
			hits: (before?.hits ?? 0) + (hit ? 1 : 0)
		});
	}
	return [...rolls.values()];
}

/** Dice that are not rolled yet. */
export interface Foreseen {
	readonly kind: UnitKind;
	/** How many dice. */
	readonly n: number;
	readonly needed: number;
	readonly made: string;
}

interface Coming extends Chance {
	readonly kind: UnitKind;
	readonly n: number;
	/** Of each; left out: one. */
	readonly dice?: number;
}

export const foreseen = (coming: readonly Coming[], sight: Pick<Sight, 'book'>): Foreseen[] =>
	coming.map(({ kind, n, dice = 1, hitsOn, parts, needs }) => ({
		...{ kind, n: n * dice, needed: needs },
		made: partsOf(hitsOn, parts, sight)
	}));

/** A part lowers what is needed by what it adds to the die. */
function madeOf({ die, hitsOn, parts }: Told, sight: Pick<Sight, 'book'>): string {
	const base = die.kind ? t('{unit} {n}', { unit: unitName(die.kind), n: hitsOn }) : String(hitsOn);
	const added = parts.map(({ by, of }) =>
		t('{what} {by}', { what: causeName(of, sight.book), by: by > 0 ? `−${by}` : `+${-by}` })
	);
	return listed([base, ...added]);
}
