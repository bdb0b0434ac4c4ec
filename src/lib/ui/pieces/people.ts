/** Who plays a seat just now. */
import type { Person } from '../boards';

/** What the role label says of a seat a person does not play just now; null while they do. */
export function absence(person: Person | undefined): 'Bot' | 'Away' | null {
	if (!person) return null;
	if (person.kind === 'bot' || person.standIn) return 'Bot';
	return person.here ? null : 'Away';
}
