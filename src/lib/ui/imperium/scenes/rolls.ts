/** Dice as they were told, by who rolled them and for what, with what each number was made of. */
import type { SeatId } from '$lib/core/ids';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import { listed, t } from '../../words';
import type { Rolled } from '../../scenes/scenes';
import { unitName } from '../pieces/units';
import type { ImperiumEvent, ImperiumMove, Sight } from '../screen';
import { likeOf, printed } from '../words/printed';
import { titled } from '../words/systems';

type Told = Extract<ImperiumMove, { readonly type: 'dice' }>['dice'][number];

export interface Roll {
	readonly seat: SeatId;
	/** Null: no unit's. */
	readonly kind: UnitKind | null;
	/** What has to show, with all that is added. */
	readonly needed: number;
	/** `Fighter 9 and Cybernetics −1`: what that number is made of. */
	readonly made: string;
	readonly dice: readonly Rolled[];
	readonly hits: number;
}

const neededBy = ({ hitsOn, parts }: Told): number =>
	parts.reduce((left, { by }) => left - by, hitsOn);

/** Dice of one seat for one kind of unit that need the same lie together, in the order they were rolled. */
export function rollsIn(events: readonly ImperiumEvent[], sight: Pick<Sight, 'book'>): Roll[] {
	const last = [...events].reverse().find(({ move }) => move?.type === 'dice')?.move;
	if (last?.type !== 'dice') return [];
	const rolls = new Map<string, Roll>();
	for (const told of last.dice) {
		const { seat, kind } = told.die;
		const needed = neededBy(told);
		const id = `${seat} ${kind ?? ''} ${needed}`;
		const before = rolls.get(id);
		const hit = told.value >= needed;
		const die: Rolled = { value: told.value, hit, before: told.before.at(-1) ?? null };
		rolls.set(id, {
			...{ seat, kind, needed },
			made: before?.made ?? madeOf(told, sight),
			dice: [...(before?.dice ?? []), die],
			hits: (before?.hits ?? 0) + (hit ? 1 : 0)
		});
	}
	return [...rolls.values()];
}

/** A part lowers what is needed by what it adds to the die. */
function madeOf({ die, hitsOn, parts }: Told, sight: Pick<Sight, 'book'>): string {
	const base = die.kind ? t('{unit} {n}', { unit: unitName(die.kind), n: hitsOn }) : String(hitsOn);
	const added = parts.map(({ by, of }) =>
		t('{what} {by}', { what: causeName(of, sight), by: by > 0 ? `−${by}` : `+${-by}` })
	);
	return listed([base, ...added]);
}

function causeName(of: Told['parts'][number]['of'], { book }: Pick<Sight, 'book'>): string {
	if ('tech' in of) return printed(book?.technologies[of.tech]?.name) || titled(of.tech);
	if ('law' in of) return printed(book?.politics[of.law]?.name) || titled(of.law);
	if ('card' in of) return printed(book?.actions[likeOf(of.card)]?.name) || titled(of.card);
	return 'place' in of ? t('Nebula') : titled(of.ability);
}
