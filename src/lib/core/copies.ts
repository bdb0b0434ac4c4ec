/** Copies of one thing: each has the name of what it is, and a number, `feint#2` (docs/PROTOCOL.md). */

/** What a copy is, without its number: `feint` for `feint#2`; what has no copies is what it is called. */
export function likeOf(id: string): string {
	const at = id.lastIndexOf('#');
	return at < 0 ? id : id.slice(0, at);
}

const NUMBER = /#\d+/g;

/** Whether a name tells which copy something is, also as a part of it: `plague#1|discard`. */
export const namesCopy = (id: string): boolean => id.search(NUMBER) >= 0;

/** The same, with no copy told from another. */
export const withoutCopies = (text: string): string => text.replace(NUMBER, '');
