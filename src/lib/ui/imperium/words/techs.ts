/** Technologies as a tree: where each stands, what it needs, and what makes its price. */
import type { ImperiumBook } from '$lib/games/imperium/book';
import type { Technology, TechColour } from '$lib/games/imperium/tables/technologies';
import type { OpenBoard } from '$lib/games/imperium/view';
import { listed, printed, t } from '../../words';
import type { Sight } from '../screen';
import { causeName } from './causes';
import { planetName, titled } from './systems';

/** The colours from left to right. */
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const satisfies readonly TechColour[];

export interface TechNode {
	readonly id: string;
	readonly tech: Technology;
	readonly column: number;
	/** Below all that it needs. */
	readonly row: number;
	readonly needs: readonly string[];
	/** Whether it takes all of them, or any. */
	readonly how: 'all' | 'any';
}

const needsOf = ({ needs }: Technology): readonly string[] =>
	needs === null ? [] : 'all' in needs ? needs.all : needs.any;

/** A column for each colour; each below what it needs, as high as its column has room. */
export function treeOf(technologies: ImperiumBook['technologies']): TechNode[] {
	const nodes = new Map<string, TechNode>();
	const free = COLOURS.map(() => 0);
	let waiting = Object.entries(technologies);
	while (waiting.length > 0) {
		const ready = waiting
			.filter(([, tech]) => needsOf(tech).every((need) => nodes.has(need)))
			.map(([id, tech]) => {
				const above = needsOf(tech).map((need) => nodes.get(need)?.row ?? 0);
				return {
					id,
					tech,
					column: COLOURS.indexOf(tech.colour),
					below: Math.max(-1, ...above) + 1
				};
			})
			.map((one) => ({ ...one, row: Math.max(one.below, free[one.column] ?? 0) }));
		const [first] = [...ready].sort((one, other) => one.row - other.row);
		if (!first) break;
		const { id, tech, column, row } = first;
		const how = tech.needs && 'any' in tech.needs ? 'any' : 'all';
		nodes.set(id, { id, tech, column, row, needs: needsOf(tech), how });
		free[column] = row + 1;
		waiting = waiting.filter(([other]) => other !== id);
	}
	return [...nodes.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}

const nameOfTech = (id: string, { book }: Pick<Sight, 'book'>): string =>
	printed(book?.technologies[id]?.name) || titled(id);

/** `Needs Cybernetics and Micro Technology.` */
export function needsWords(
	{ needs, how }: Pick<TechNode, 'needs' | 'how'>,
	sight: Pick<Sight, 'book'>
): string {
	if (needs.length === 0) return '';
	const techs = needs.map((id) => nameOfTech(id, sight));
	return t('Needs {techs}.', { techs: listed(techs, how === 'any' ? 'or' : 'and') });
}

type Part = OpenBoard['figures']['players'][`seat:${number}`]['changes'][string][number];

/** What changes a price, by its name. */
function partName({ of }: Part, book: Sight['book']): string {
	if ('base' in of) return '';
	return 'planet' in of ? planetName(of.planet, book) : causeName(of, book);
}

/** `8, Jol −1, Nar −1`: what a price is made of; empty where it is the usual one. */
export function priceWords(id: string, sight: Pick<Sight, 'open' | 'book' | 'you'>): string {
	const { open, book, you } = sight;
	const changes = (you && open.figures.players[you]?.changes[id]) || [];
	if (changes.length === 0 || !book) return '';
	const parts = changes.map((part) =>
		t('{what} {by}', {
			what: partName(part, book),
			by: part.by > 0 ? `+${part.by}` : `−${-part.by}`
		})
	);
	return t('{base}; {changes}', { base: book.numbers.tech, changes: listed(parts) });
}
