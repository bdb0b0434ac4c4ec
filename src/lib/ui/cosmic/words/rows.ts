/** The table "How it stands", in the words it is read in. */
import type { SeatId } from '$lib/core/ids';
import { fill, listed, nameOf, signed, t, type Names } from '../../words';
import type { SideStanding } from './standing';

const times = (n: number | null): string => (n === null ? '' : `×${n}`);

/** The rows of the table "How it stands": words, offense, defense. None once the cards it counted are gone. */
export function rowsOf(
	[offense, defense]: readonly [SideStanding, SideStanding],
	names: Names
): readonly (readonly [string, string, string])[] {
	if ([offense, defense].some(({ face, total }) => !face && total !== null)) return [];
	const named = (seats: readonly SeatId[]) => listed(seats.map((seat) => nameOf(seat, names)));
	const mains = [offense, defense].flatMap(({ main }) => main ?? []);
	const alliesOf = ({ stacks: all, main }: SideStanding) => all.filter(({ seat }) => seat !== main);
	const allies = [...alliesOf(offense), ...alliesOf(defense)];
	const mainShips = (side: SideStanding) =>
		side.stacks.find(({ seat }) => seat === side.main)?.n ?? 0;
	const allyShips = (side: SideStanding) => alliesOf(side).reduce((total, { n }) => total + n, 0);
	const card = ({ face, value, hidden }: SideStanding) =>
		value !== null
			? String(value)
			: face
				? face.kind === 'negotiate'
					? t('N')
					: t('M')
				: hidden
					? '?'
					: '';
	const cards: [string, string, string] = [t('Encounter card'), card(offense), card(defense)];
	const additions: [string, string, string] = [
		t('Reinforcements'),
		String(offense.added),
		String(defense.added)
	];
	const kickers: [string, string, string][] =
		offense.kicker === null && defense.kicker === null
			? []
			: [[t('Kicker'), times(offense.kicker), times(defense.kicker)]];
	// A deal, and what was won without comparing: ships count for nothing, and may have gone their ways.
	if ([offense, defense].every(({ face, total }) => face && total === null))
		return [cards, ...kickers];
	// Ships that have landed or gone to the warp cannot be told from what powers made of them.
	if (offense.rest !== null && defense.rest !== null)
		return [
			cards,
			...kickers,
			[t('Ships and powers'), signed(offense.rest), signed(defense.rest)],
			additions
		];
	const rows: [string, string, string][] = [
		cards,
		...kickers,
		[
			t('{who}: ships', { who: named(mains) }),
			String(mainShips(offense)),
			String(mainShips(defense))
		]
	];
	if (allies.length) {
		const who =
			allies.length > 3
				? t('Allies: ships')
				: t('{who}: ships', { who: named(allies.map(({ seat }) => seat)) });
		rows.push([who, String(allyShips(offense)), String(allyShips(defense))]);
	}
	const by = [...new Set([...offense.by, ...defense.by].map((words) => fill(words, names)))];
	const powers = by.length > 0 ? listed(by) : t('Powers');
	rows.push(additions, [powers, signed(offense.powers), signed(defense.powers)]);
	return rows;
}
