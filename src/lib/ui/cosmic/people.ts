/** The people round the board, as far as it draws them. */
import type { SeatId } from '$lib/core';

/** A seat of the table's list (`protocol` SeatLook) has all of this. */
export interface Person {
	readonly seat: SeatId;
	readonly kind: 'open' | 'human' | 'bot';
	readonly name: string;
	readonly here: boolean;
	/** A bot sits in for its owner. */
	readonly standIn: object | null;
}

/** What the role label says of a seat a person does not play just now; null while they do. */
export function absence(person: Person | undefined): 'Bot' | 'Away' | null {
	if (!person) return null;
	if (person.kind === 'bot' || person.standIn) return 'Bot';
	return person.here ? null : 'Away';
}

/** Home colonies a power needs to stay on; words on sheets, the rules decide. */
export const HOME_COLONIES = 3;
