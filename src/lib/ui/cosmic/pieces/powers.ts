/** Powers in play as all can see them: whose, whether they are on, and what lies on their sheets. */
import { luxInWords } from '../words/lux';
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OpenBoard, OpenLaidEssence, OwnBoard } from '$lib/games/cosmic/view';
import { listed, nameOf, printed, t } from '../../words';
import type { Names } from '../../words';
import { cardLabel, cardText, faceOf, titled } from './cards';
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
	if (card.split('#')[0] !== 'negotiate') return parts;
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

/** The aliens that are in the box of this table, each with its flare: one of these every sheet and flare is. */
export const boxLine = ({ box }: OpenBoard, book: CosmicBook | null): string =>
	t('{aliens}, each with its flare.', {
		aliens: listed(
			box.map((alien) => {
				const words = book?.aliens[alien];
				return words ? printed(words.name) : titled(alien);
			})
		)
	});

/** An essence card before a player, and whose alien it is of. */
interface Laid extends OpenLaidEssence {
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

/** `Win curse: 2 of 3 ships.` */
export function essenceLine(
	{ alien, card, ships: n, down, shared }: Laid,
	book: CosmicBook | null
): string {
	const set = book?.aliens[alien]?.essence;
	const words = set?.cards[card];
	const name = words ? printed(words.name) : titled(card);
	if (set?.lies)
		return t('{card}: {stands}', {
			card: name,
			stands: printed(down ? set.lies.down : set.lies.up)
		});
	if (set?.shared)
		return t('{card}: {stands}', {
			card: name,
			stands: printed(set.shared[shared ?? 'own'])
		});
	const ships = words?.ships;
	return ships === undefined
		? t('{card}.', { card: name })
		: t('{card}: {n} of {ships} ships.', { card: name, n, ships });
}

/** `Bad dreams, face down: 2.` Empty while none lies so before a seat. */
export const unseenBefore = (
	{ essence = {} }: Pick<OpenBoard, 'essence'>,
	seat: SeatId,
	book: CosmicBook | null
): string =>
	Object.entries(essence)
		.flatMap(([alien, { unseen = [] }]) => {
			const n = unseen.filter((on) => on === seat).length;
			const set = book?.aliens[alien]?.essence;
			return n > 0 && set ? [t('{kind}, face down: {n}.', { kind: printed(set.kind), n })] : [];
		})
		.join(' ');

/** `Ships of theirs that others hold: 2.` Empty while none are held. */
export function heldShips({ held }: Pick<OpenBoard, 'held'>, seat: SeatId): string {
	const n = Object.values(held ?? {}).reduce((sum, ships) => sum + (ships[seat] ?? 0), 0);
	return n > 0 ? t('Ships of theirs that others hold: {n}.', { n }) : '';
}

/** Cards of theirs that lie face down before them (CE-19.23), or beside the first of their side (CE-10.15). Empty while none do. */
export function asideLine({ players, encounter }: OpenBoard, seat: SeatId): string {
	const aside = Object.values(players[seat]?.aside ?? {}).reduce((sum, more) => sum + more, 0);
	const seconds = encounter?.seconds?.filter((one) => one.seat === seat && one.card === null);
	const n = aside + (seconds?.length ?? 0);
	return n > 0 ? t('Cards of theirs face down until the encounter ends: {n}.', { n }) : '';
}

/** Cards of theirs that lie face down on their sheets (CE-19.25). Empty while none do. */
export function storedLine({ players }: OpenBoard, seat: SeatId): string {
	const n = Object.values(players[seat]?.stored ?? {}).reduce((sum, more) => sum + more, 0);
	return n > 0 ? t('Cards face down on their sheet: {n}.', { n }) : '';
}

/** `Captured on their sheet: 2 of Ines and 1 of Bo.` Empty while no ships are. */
export function capturedLine(open: OpenBoard, seat: SeatId, names: Names): string {
	const ships = (open.players[seat]?.aliens ?? []).flatMap((alien) =>
		capturedOn(open, alien).map(([of, n]) => t('{n} of {who}', { n, who: nameOf(of, names) }))
	);
	return ships.length > 0 ? t('Captured on their sheet: {ships}.', { ships: listed(ships) }) : '';
}

/** Planets on the sheet of an alien (CE-20.20). */
export const devouredOn = ({ devoured }: Pick<OpenBoard, 'devoured'>, alien: string): number =>
	devoured?.[alien]?.length ?? 0;

/** `Devoured planets on their sheet: 2.` Empty while there are none. */
export function devouredLine(open: OpenBoard, seat: SeatId): string {
	const aliens = open.players[seat]?.aliens ?? [];
	const n = aliens.reduce((sum, alien) => sum + devouredOn(open, alien), 0);
	return n > 0 ? t('Devoured planets on their sheet: {n}.', { n }) : '';
}

/** `Face up on their sheet: Attack 08 and Attack 12.` Empty while nothing is (CE-15.38). */
export function stackLine({ players, stacked }: OpenBoard, seat: SeatId): string {
	const cards = (players[seat]?.aliens ?? []).flatMap((alien) => stacked?.[alien] ?? []);
	return cards.length > 0
		? t('Face up on their sheet: {cards}.', {
				cards: listed(cards.map((card) => cardLabel(card, null)))
			})
		: '';
}

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

/** `Ships left on their sheet: 16.` Empty while there are none. */
export function leftLine(open: OpenBoard, seat: SeatId): string {
	const n = (open.players[seat]?.aliens ?? []).reduce((sum, alien) => sum + leftOn(open, alien), 0);
	return n > 0 ? t('Ships left on their sheet: {n}.', { n }) : '';
}

/** Ships on the sheet of an alien, by owner in their order. */
export const capturedOn = (
	{ held, order }: Pick<OpenBoard, 'held' | 'order'>,
	alien: string
): readonly (readonly [SeatId, number])[] =>
	order.flatMap((seat) => {
		const n = held?.[`held:sheet.${alien}`]?.[seat] ?? 0;
		return n > 0 ? [[seat, n] as const] : [];
	});

/** What lies before a seat, in sentences; empty while nothing does. */
export const heldBy = (
	open: OpenBoard,
	seat: SeatId,
	book: CosmicBook | null,
	names: Names
): string =>
	[
		tokensBefore(open, seat, book),
		unseenBefore(open, seat, book),
		capturedLine(open, seat, names),
		devouredLine(open, seat),
		leftLine(open, seat),
		stackLine(open, seat),
		heldShips(open, seat),
		asideLine(open, seat),
		storedLine(open, seat),
		...laidBefore(open, seat).map((laid) => essenceLine(laid, book))
	]
		.filter(Boolean)
		.join(' ');

/** The same without essence cards, which a sheet shows. */
export function tokensBefore(
	{ encounter, players, watch, lux }: OpenBoard,
	seat: SeatId,
	book: CosmicBook | null
): string {
	const held = encounter?.handed.filter((token) => token.seat === seat) ?? [];
	const aliens = held.map(({ alien }) => {
		const words = book?.aliens[alien];
		return words ? printed(words.name) : titled(alien);
	});
	const rewards = players[seat]?.rewards ?? 0;
	const purse = lux?.purses[seat];
	return [
		purse ? t('{lux}.', { lux: luxInWords(purse) }) : '',
		rewards > 0
			? t('{n, plural, one {# card} other {# cards}} of their hand from the reward deck.', {
					n: rewards
				})
			: '',
		watch?.whom === seat
			? t('Sends but one ship to the gate without leave, until the turn ends.')
			: '',
		aliens.length > 0
			? t('Holds a token of {aliens} until the encounter ends.', { aliens: listed(aliens) })
			: ''
	]
		.filter(Boolean)
		.join(' ');
}

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
