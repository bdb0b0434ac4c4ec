/** Ships that lie on the sheet of an alien which captures them (CE-20.18): all see them. Nothing here moves them. */
import { msg } from '../../core';
import { entriesOf, playerOf, powerOn } from './board';
import { alienName } from './cards';
import { releasesShips } from './keepers';
import { sumOf } from '../kit';
import { underway } from './play';
import type { Play } from './play';
import type { AlienId, Board, SeatId, ShipPlace, Ships } from './types';
import { sheetOf } from './essence/laid';
import type { Held, SheetPlace } from './essence/state';

export { sheetOf } from './essence/laid';

const PREFIX = 'held:sheet.';

const NONE: Ships = {};

export const isSheet = (where: ShipPlace): where is SheetPlace => where.startsWith(PREFIX);

/** Ships on the sheet of an alien, by owner; of the board, or of what all see of it. */
export const capturedBy = (
	{ held }: { readonly held?: { readonly [place in keyof Held]: Readonly<Ships> } },
	alien: AlienId
): Readonly<Ships> => held?.[sheetOf(alien)] ?? NONE;

/** How many ships lie on the sheet of an alien. */
export const countCaptured = (board: Parameters<typeof capturedBy>[0], alien: AlienId): number =>
	sumOf(entriesOf(capturedBy(board, alien)), ([, n]) => n);

/** By what captured ships may be given back: a deal (CE-13.10), or a ransom (CE-13.21). */
export type Releasing = 'deal' | 'ransom';

/** Captured ships of a seat that another may release to it by such an agreement, by sheet: while that power works. */
const releasable = (
	board: Board,
	giver: SeatId,
	receiver: SeatId,
	by: Releasing
): readonly (readonly [SheetPlace, number])[] =>
	board.held
		? playerOf(board, giver).aliens.flatMap((alien) => {
				const n = capturedBy(board, alien)[receiver] ?? 0;
				const may = n > 0 && releasesShips(alien, by) && powerOn(board, giver, alien);
				return may ? [[sheetOf(alien), n] as const] : [];
			})
		: [];

export const countReleasable = (
	board: Board,
	giver: SeatId,
	receiver: SeatId,
	by: Releasing
): number => sumOf(releasable(board, giver, receiver, by), ([, n]) => n);

/** So many of them come home (CE-20.3). */
export function release(
	play: Play,
	giver: SeatId,
	receiver: SeatId,
	n: number,
	by: Releasing
): void {
	let left = n;
	for (const [from, there] of releasable(play.board, giver, receiver, by)) {
		const going = Math.min(left, there);
		left -= going;
		if (going > 0) play.push('home', { from, ships: { [receiver]: going } });
	}
}

/** Nothing is held yet. */
export const noneHeld = (): Held => ({ 'held:captives': {}, 'held:hostages': {} });

/** A sheet to which ships come can hold some. */
export function openSheet(board: Board, sheet: SheetPlace): void {
	board.held ??= noneHeld();
	board.held[sheet] ??= {};
}

/** Whether a sheet is put aside until the encounter ends (CE-16.29): nothing happens to its ships meanwhile. */
const isAside = ({ encounter }: Board, alien: AlienId): boolean =>
	encounter?.lent.some(({ aliens }) => aliens.includes(alien)) ?? false;

/** Of these ships those that nothing sends home yet. */
function staying({ table }: Play, sheet: SheetPlace, ships: Ships): Ships {
	const going = underway(table).flatMap((frame) =>
		frame.step === 'home' && frame.from === sheet ? [frame.ships] : []
	);
	return Object.fromEntries(
		entriesOf(ships).filter(([seat]) => !going.some((of) => of === undefined || of[seat]))
	);
}

/** CE-20.18: ships on a sheet nobody plays any more are released, and those of whoever has come to play it. */
export function tendSheets(play: Play): void {
	const { board } = play;
	for (const [place, ships] of entriesOf(board.held ?? {})) {
		if (!isSheet(place) || entriesOf(ships).length === 0) continue;
		const alien = place.slice(PREFIX.length);
		// CE-20.23: those of a further colour are at home there.
		if (isAside(board, alien) || board.further?.some((fleet) => fleet.alien === alien)) continue;
		const keeper = board.order.find((seat) => playerOf(board, seat).aliens.includes(alien));
		const free: Ships = keeper ? ownOf(ships, keeper) : { ...ships };
		const released = staying(play, place, free);
		if (entriesOf(released).length === 0) continue;
		for (const [who, n] of entriesOf(released))
			play.say(
				msg('{alien} holds {n, plural, one {# ship} other {# ships}} of {who} no longer.', {
					alien: alienName(alien),
					who,
					n
				}),
				'CE-20.18'
			);
		play.push('home', { from: place, ships: released });
	}
}

const ownOf = (ships: Ships, seat: SeatId): Ships => (ships[seat] ? { [seat]: ships[seat] } : {});
