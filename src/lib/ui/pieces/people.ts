/** Who plays a seat just now, and whether it is their turn to speak. */
import type { SeatId, Waiting } from '$lib/core';
import type { Person } from '../boards';
import type { Lit } from '../filling';
import { t } from '../words';

/** Why a person does not play a seat just now; null while they do. */
function absence(person: Person | undefined): 'bot' | 'away' | null {
	if (!person) return null;
	if (person.kind === 'bot' || person.standIn) return 'bot';
	return person.here ? null : 'away';
}

interface AtTable {
	readonly you: SeatId | null;
	readonly seats: readonly Person[];
	readonly waiting: Waiting | null;
	readonly lit: ReadonlyMap<string, Lit>;
}

/** As much of a seat's row in a roster as is the same in every game. */
export function presence(seat: SeatId, { you, seats, waiting, lit }: AtTable) {
	const absent = absence(seats.find((person) => person.seat === seat));
	/** What the role label says of it. */
	const away = absent && (absent === 'bot' ? t('Bot') : t('Away'));
	const deciding = !!waiting?.seats?.includes(seat);
	// In a window nobody is named; what is lit tells you that you are asked.
	const asked = seat === you && (deciding || (waiting?.seats === null && lit.size > 0));
	/** A bot that sits in moves for you. */
	const mine = asked && absent !== 'bot';
	return {
		away,
		deciding,
		mine,
		/** What it is waited for; who is away does not decide. */
		does: mine ? t('Your move') : !deciding ? null : absent === 'away' ? away : t('Deciding'),
		now: lit.get(seat)
	};
}
