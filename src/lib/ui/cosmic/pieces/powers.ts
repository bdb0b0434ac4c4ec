/** Powers in play as all can see them: whose, whether they are on, and what lies on their sheets. */
import { likeOf } from '$lib/core/copies';
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OpenBoard, OpenLaidEssence, OwnBoard } from '$lib/games/cosmic/view';
import { listed, printed, t } from '../../words';
import { cardText, faceOf, titled } from './cards';
import type { CardPart, Half } from './cards';

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

/** Your own power while it can be used: a touch picks that use, or takes it back. */
export interface Medal {
	readonly chosen: boolean;
	readonly touch: () => void;
}

/** The powers of a seat, its own first; `own`: an alien only this seat knows yet. */
export function powersOf(
	open: OpenBoard,
	seat: SeatId | null,
	book: CosmicBook | null,
	own: string | null | undefined = null
): PowerInPlay[] {
	const player = seat ? open.players[seat] : undefined;
	const aliens = player?.aliens.length ? player.aliens : own ? [own] : [];
	return aliens.map((alien) => {
		const words = book?.aliens[alien];
		return {
			alien,
			name: words ? printed(words.name) : titled(alien),
			off:
				player?.powerLost && !words?.keepsPower
					? 'lost'
					: open.encounter?.zapped.some(
								(stopped) => stopped.seat === seat && stopped.alien === alien
						  )
						? 'stopped'
						: null,
			needed: open.homeColoniesNeeded,
			tokens: words?.tokens ? (player?.tokens ?? 0) : 0
		};
	});
}

/** Who looks at a table, and what they see of it. */
export interface Looking {
	readonly open: OpenBoard;
	readonly own: OwnBoard | null;
	readonly you: SeatId | null;
}

/**
 * The half of this flare that counts for who looks, as all stands (CE-15.22, CE-15.23). Null: it is no flare, nobody
 * plays, or an evolution card may give them either.
 */
export function halfOf(card: string, looking: Looking, book: CosmicBook | null): Half | null {
	const { kind, what } = faceOf(card, null);
	if (kind !== 'flare' || !looking.you) return null;
	if (!powersOn(looking, book).includes(what)) return 'wild';
	return looking.open.evolution ? null : 'super';
}

/** The aliens of who looks whose powers are on, as all stands. */
const powersOn = ({ open, own, you }: Looking, book: CosmicBook | null): string[] =>
	powersOf(open, you, book, own?.chosen).flatMap(({ alien, off }) =>
		off || open.stations?.some(({ brought, works }) => brought === alien && !works) ? [] : [alien]
	);

/** The text of a card in parts, as it is for who looks: a power that is on may bend it. */
export function cardSays(card: string, looking: Looking, book: CosmicBook | null): CardPart[] {
	const parts = cardText(card, book);
	if (likeOf(card) !== 'negotiate') return parts;
	const bent = powersOn(looking, book)
		.map((alien) => book?.aliens[alien]?.negotiate)
		.find((words) => words !== undefined);
	return parts.map((part) => (bent ? { ...part, text: printed(bent) } : part));
}

/** `Reincarnator (stopped) and Tick-Tock (4 tokens)`: in speech, and for those who play without the board. */
export const powersInWords = (powers: readonly PowerInPlay[]): string => listed(powers.map(named));

function named({ name, off, tokens }: PowerInPlay): string {
	if (!off)
		return tokens
			? t('{name} ({tokens, plural, one {# token} other {# tokens}})', { name, tokens })
			: name;
	return tokens
		? t(
				'{name} ({tokens, plural, one {# token} other {# tokens}}, {off, select, lost {power lost} other {power stopped}})',
				{ name, tokens, off }
			)
		: t('{name} ({off, select, lost {power lost} other {power stopped}})', { name, off });
}

/** An essence card before a player, and whose alien it is of. */
export interface Laid extends OpenLaidEssence {
	readonly alien: string;
	/** Its name in the set. */
	readonly card: string;
}

/** The essence cards that lie before a seat. */
export const laidBefore = ({ essence = {} }: Pick<OpenBoard, 'essence'>, seat: SeatId): Laid[] =>
	Object.entries(essence).flatMap(([alien, { placed }]) =>
		placed.filter(({ on }) => on === seat).map((one) => ({ ...one, alien, card: cardIn(one.id) }))
	);

/** Foreign colonies with which a seat wins. */
export const goalOf = ({ players, options }: OpenBoard, seat: SeatId): number =>
	players[seat]?.toWin ?? options.coloniesToWin;

/** `witch` of `essence:witch.win`. */
export const alienIn = (id: string): string => id.slice(id.indexOf(':') + 1, id.indexOf('.'));

/** `win` of `essence:witch.win`. */
export const cardIn = (id: string): string => id.slice(id.indexOf('.') + 1);

/** Planets on the sheet of an alien (CE-20.20). */
export const devouredOn = ({ devoured }: Pick<OpenBoard, 'devoured'>, alien: string): number =>
	devoured?.[alien]?.length ?? 0;

/** By seat and place, how many ships of all further colours a seat has there. */
export function furtherShips({ further = [] }: Pick<OpenBoard, 'further'>): readonly {
	readonly seat: SeatId;
	readonly place: string;
	readonly n: number;
}[] {
	const found = new Map<string, { seat: SeatId; place: string; n: number }>();
	for (const { seat, at } of further)
		for (const [place, n = 0] of Object.entries(at)) {
			const before = found.get(`${seat} ${place}`)?.n ?? 0;
			found.set(`${seat} ${place}`, { seat, place, n: before + n });
		}
	return [...found.values()];
}

/** Ships of a further colour that are left on the sheet of an alien (CE-20.23). */
export const leftOn = ({ further = [] }: Pick<OpenBoard, 'further'>, on: string): number =>
	further.reduce((n, { alien, left }) => (alien === on ? n + left : n), 0);

/** Ships on the sheet of an alien, by owner in their order. */
export const capturedOn = (
	{ held, order }: Pick<OpenBoard, 'held' | 'order'>,
	alien: string
): readonly (readonly [SeatId, number])[] =>
	order.flatMap((seat) => {
		const n = held?.[`held:sheet.${alien}`]?.[seat] ?? 0;
		return n > 0 ? [[seat, n] as const] : [];
	});

/** How a power stands, as a sentence beside its name. */
export function powerStands({ off, needed, tokens }: PowerInPlay, home: number): string {
	const stands =
		off === 'lost'
			? t('Off: {home, plural, one {# home colony} other {# home colonies}}, needs {needed}.', {
					home,
					needed
				})
			: off === 'stopped'
				? t('Stopped until the encounter ends.')
				: t('The power is in force.');
	return tokens
		? t('{stands} {tokens, plural, one {# token} other {# tokens}}.', { stands, tokens })
		: stands;
}
