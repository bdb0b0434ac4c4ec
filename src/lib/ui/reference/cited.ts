/** A rule where it is cited: which one a link means, and what it says. */

/** A rule of a game, as links and files name it. */
export interface Cited {
	readonly game: string;
	/** `CE-8.4` */
	readonly rule: string;
}

const PAGE = /^(?:\/[a-z]{2})?\/rules\/([a-z]+)$/;
const RULE = /^[A-Z]{2}-\d+\.\d+$/;

/** The rule that a link leads to; null: it leads to none. */
export function citedBy({
	pathname,
	hash
}: {
	readonly pathname: string;
	readonly hash: string;
}): Cited | null {
	const game = PAGE.exec(pathname)?.[1];
	const rule = hash.slice(1);
	return game && RULE.test(rule) ? { game, rule } : null;
}

/** The file that says it: `/rules/cosmic/8.json`. */
export const fileOf = ({ game, rule }: Cited): string =>
	`/rules/${game}/${rule.slice(rule.indexOf('-') + 1, rule.indexOf('.'))}.json`;

/** What the rule says, as HTML that was made at build time; null: it cannot be had. */
export async function textOf(cited: Cited): Promise<string | null> {
	try {
		const response = await fetch(fileOf(cited));
		const rules = response.ok ? ((await response.json()) as Record<string, string>) : {};
		return rules[cited.rule] ?? null;
	} catch {
		return null;
	}
}
