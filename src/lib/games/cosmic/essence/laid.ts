/** Essence cards that lie before players (CE-36.3): public. Nothing here changes them. */
import { entriesOf, sumOf } from '../../kit';
import { colourOf } from '../cards';
import { essenceCard, essenceSet } from '../keepers';
import type { AlienId, Board, SeatId, Ships, ShipPlace } from '../types';
import type { EssenceId, HeldPlace, LaidEssence, Shared, SheetPlace } from './state';

export const isEssence = (where: ShipPlace): where is EssenceId => where.startsWith('essence:');

export const isHeld = (where: ShipPlace): where is HeldPlace => where.startsWith('held:');

/** The sheet of an alien, as a place of ships. */
export const sheetOf = (alien: AlienId): SheetPlace => `held:sheet.${alien}`;

const NONE: readonly LaidEssence[] = [];
const NO_IDS: readonly EssenceId[] = [];
const NOTHING: readonly { readonly id: EssenceId }[] = [];

/** Those that lie before players, of all sets. */
export const laidEssence = ({ essence }: Pick<Board, 'essence'>): readonly LaidEssence[] =>
	essence ? Object.values(essence).flatMap(({ placed }) => placed) : NONE;

/** What lies on the board, or what all see of it: `ending` is told to nobody, for it is over before anybody is asked again. */
interface Seen {
	readonly essence?: {
		readonly [alien: AlienId]: {
			readonly placed: readonly {
				readonly id: EssenceId;
				readonly on: SeatId;
				readonly unseen?: true;
				readonly ending?: true;
			}[];
		};
	};
}

/** Before whom cards of this alien lie face down, each as often as there are some (CE-36.51). */
export const unseenBefore = ({ essence }: Pick<Board, 'essence'>, alien: AlienId): SeatId[] =>
	(essence?.[alien]?.placed ?? []).flatMap(({ on, unseen }) => (unseen ? [on] : []));

/** Whether a card of this alien is for this seat: of most sets all are for everybody (CE-36.74). */
const isFor = (board: Board, seat: SeatId, alien: AlienId, { on, shared }: LaidEssence): boolean =>
	!essenceSet(alien)?.shared ||
	shared === 'all' ||
	on === seat ||
	board.players[seat]?.aliens.includes(alien) === true;

/** Whether this card lies open and is for this seat. */
export const mayUseEssence = (board: Board, seat: SeatId, id: EssenceId): boolean =>
	board.essence !== undefined &&
	entriesOf(board.essence).some(([alien, { placed }]) =>
		placed.some(
			(one) => one.id === id && !one.ending && !one.unseen && isFor(board, seat, alien, one)
		)
	);

/** Who may use this card besides whose alien it is of; undefined: nobody, or its set is not shared. */
export const sharedAs = (board: Pick<Board, 'essence'>, id: EssenceId): Shared | undefined =>
	laidEssence(board).find((one) => one.id === id)?.shared;

/** Those that lie open for this seat to use (CE-36.43). */
export const openTo = (board: Board, seat: SeatId): readonly EssenceId[] =>
	board.essence
		? entriesOf(board.essence).flatMap(([alien, { placed }]) =>
				placed.flatMap((one) =>
					!one.ending && !one.unseen && essenceCard(one.id).uses && isFor(board, seat, alien, one)
						? [one.id]
						: []
				)
			)
		: NO_IDS;

/** Those in force before a seat. */
export const essenceOn = (
	{ essence }: Seen,
	seat: SeatId
): readonly { readonly id: EssenceId }[] =>
	essence
		? Object.values(essence).flatMap(({ placed }) =>
				placed.filter(({ on, ending, unseen }) => on === seat && !ending && !unseen)
			)
		: NOTHING;

/** The card of this alien that lies before a seat; null: none does. */
export const essenceBy = (
	{ essence }: Pick<Board, 'essence'>,
	alien: AlienId,
	seat: SeatId
): LaidEssence | null =>
	essence?.[alien]?.placed.find(({ on, ending }) => on === seat && !ending) ?? null;

/** The ships that are held there. Throws when none were in this game: they come there by what opens it. */
export function shipsHeld({ held }: Pick<Board, 'held'>, where: HeldPlace): Ships {
	const ships = held?.[where];
	if (!ships) throw new Error('No ships are held there.');
	return ships;
}

/** Ships of a seat that are held; those of a further colour on their own sheet are not (CE-20.23). */
export const heldOf = (
	{ held, further }: Pick<Board, 'held' | 'further'>,
	seat: SeatId
): number => {
	if (!held) return 0;
	const all = sumOf(Object.values(held), (ships) => ships[seat] ?? 0);
	return further
		? all -
				sumOf(further, (fleet) =>
					fleet.seat === seat ? (held[sheetOf(fleet.alien)]?.[seat] ?? 0) : 0
				)
		: all;
};

/** The ships on a card. Throws when it lies before nobody: ships go before it does. */
export function shipsOnEssence(board: Pick<Board, 'essence'>, id: EssenceId): Ships {
	const found = laidEssence(board).find((one) => one.id === id);
	if (!found) throw new Error(`${id} lies before nobody.`);
	return found.ships;
}

/** Whose colour is ordained (CE-36.26); null: nobody's. */
export const ordainedOf = ({ ordained }: Pick<Board, 'ordained'>): SeatId | null =>
	ordained ? colourOf(ordained.card) : null;

/** How many ships of their owner are on it. */
export const countOn = ({ on, ships }: LaidEssence): number => ships[on] ?? 0;

/** What shows before cards are selected, and what is discarded whenever it comes. */
export const showsAttack = (board: Board, seat: SeatId): boolean =>
	essenceOn(board, seat).some(({ id }) => essenceCard(id).shows);

export const shedBy = (board: Pick<Board, 'essence'>, seat: SeatId) =>
	essenceOn(board, seat).flatMap(({ id }) => essenceCard(id).sheds ?? []);

/** The aliens whose cards are at the table. */
export const essenceAliens = ({ essence }: Pick<Board, 'essence'>): AlienId[] =>
	essence ? entriesOf(essence).map(([alien]) => alien) : [];
