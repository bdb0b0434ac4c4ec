/** Powers in play as all can see them: whose, whether they are on, and what lies on their sheets. */
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { fill, listed } from '../../words';
import { titled } from './cards';

export interface PowerInPlay {
	readonly alien: string;
	readonly name: string;
	/** Lost for want of home colonies, stopped until the encounter ends, or on. */
	readonly off: 'lost' | 'stopped' | null;
	/** Home colonies that keep it on. */
	readonly needed: number;
	/** Tokens on the sheet; 0 where it has none. */
	readonly tokens: number;
}

/** The powers of a seat, its own first; `own`: an alien only this seat knows yet. */
export function powersOf(
	open: OpenBoard,
	seat: SeatId,
	book: CosmicBook | null,
	own: string | null = null
): PowerInPlay[] {
	const player = open.players[seat];
	const aliens = player?.aliens.length ? player.aliens : own === null ? [] : [own];
	return aliens.map((alien) => {
		const words = book?.aliens[alien];
		return {
			alien,
			name: words ? fill(words.name, {}) : titled(alien),
			off: player?.powerLost
				? 'lost'
				: open.encounter?.zapped.includes(`${seat} ${alien}`)
					? 'stopped'
					: null,
			needed: open.homeColoniesNeeded,
			// Game setup is what puts tokens on a sheet; no other has any.
			tokens: words?.setup ? (player?.tokens ?? 0) : 0
		};
	});
}

const tokensLeft = (n: number): string => `${n} ${n === 1 ? 'token' : 'tokens'}`;

/** `Reincarnator (stopped) and Tick-Tock (4 tokens)`: in speech, and for those who play without the board. */
export const powersInWords = (powers: readonly PowerInPlay[]): string =>
	listed(
		powers.map(({ name, off, tokens }) => {
			const said = [...(tokens ? [tokensLeft(tokens)] : []), ...(off ? [OFF_WORDS[off]] : [])];
			return said.length ? `${name} (${said.join(', ')})` : name;
		})
	);

const OFF_WORDS = { lost: 'power lost', stopped: 'power stopped' } as const;

/** How a power stands, as a sentence beside its name. */
export function powerStands({ off, needed, tokens }: PowerInPlay, home: number): string {
	const stands =
		off === 'lost'
			? `Off: ${home} home ${home === 1 ? 'colony' : 'colonies'}, needs ${needed}.`
			: off === 'stopped'
				? 'Stopped until the encounter ends.'
				: 'Power on.';
	return tokens ? `${stands} ${tokensLeft(tokens)}.` : stands;
}
