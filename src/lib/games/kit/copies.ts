/** Like cards: each copy has the name of what it is and a number, `feint#2`. */

/** What a copy is, without its number: `feint` for `feint#2`; what has no copies is what it is called. */
export function likeOf(card: string): string {
	const at = card.lastIndexOf('#');
	return at < 0 ? card : card.slice(0, at);
}

/** `n` copies, numbered from 1 on, or from after those there are `before`. */
export function copiesOf<Like extends string>(
	like: Like,
	n: number,
	before = 0
): `${Like}#${number}`[] {
	const copies: `${Like}#${number}`[] = [];
	for (let i = 1; i <= n; i++) copies.push(`${like}#${before + i}`);
	return copies;
}
