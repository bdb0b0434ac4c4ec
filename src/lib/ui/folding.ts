/**
 * What one decision brought about, folded in the log: what was paid for something, and what came of it alike, is told
 * with its line, as signs, and read in full once that is opened.
 */
import { fillIn, seatsIn } from '$lib/core/words';
import type { Words } from '$lib/core';
import type { Notes } from './weights';
import type { Deed, ReadLine } from './shell/chapters';

/** A sign counts what was paid or won: of one template the numbers are added up. */
interface Sign {
	readonly of: Parameters<typeof fillIn<'n'>>[0];
	readonly n: number;
}

const signsOf = (part: ReadLine, notes: Notes): readonly Sign[] =>
	part.moves.flatMap((move) => notes[move.type]?.sign?.(move) ?? []);

/** Whether a line is read with the one after it, or before it; null: it stands for itself. */
function placeOf({ moves }: ReadLine, notes: Notes): 'next' | 'last' | null {
	const [first, ...others] = moves.map((move) => {
		const part = notes[move.type]?.part;
		return typeof part === 'function' ? part(move) : (part ?? null);
	});
	return others.every((other) => other === first) ? (first ?? null) : null;
}

/** What is a player's goes with that player's line alone. */
function isOf(part: ReadLine, head: ReadLine): boolean {
	const seats = seatsIn(part.line.say);
	const named = seatsIn(head.line.say);
	return seats.length === 0 || seats.some((seat) => named.includes(seat));
}

function withParts(head: ReadLine, added: readonly ReadLine[], notes: Notes): ReadLine {
	const parts = [...(head.parts ?? []), ...added];
	if (parts.length === 0) return head;
	const sums = new Map<Sign['of'], number>();
	for (const { of, n } of parts.flatMap((part) => signsOf(part, notes)))
		sums.set(of, (sums.get(of) ?? 0) + n);
	return { ...head, parts, signs: [...sums].map(([of, n]): Words => fillIn(of, { n })) };
}

export const folding =
	(notes: Notes) =>
	(deed: Deed): Deed => {
		const heads: ReadLine[] = [];
		let waiting: ReadLine[] = [];
		for (const read of deed) {
			const place = placeOf(read, notes);
			const last = heads.at(-1);
			if (place === 'next') waiting.push(read);
			else if (place === 'last' && last && waiting.length === 0 && isOf(read, last))
				heads[heads.length - 1] = withParts(last, [read], notes);
			else {
				// What was told for somebody else stands for itself.
				heads.push(...waiting.filter((part) => !isOf(part, read)));
				heads.push(
					withParts(
						read,
						waiting.filter((part) => isOf(part, read)),
						notes
					)
				);
				waiting = [];
			}
		}
		const [first, ...others] = [...heads, ...waiting];
		return first ? [first, ...others] : deed;
	};
