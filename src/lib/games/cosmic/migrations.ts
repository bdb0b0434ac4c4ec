/** Tables saved under an older shape, taken one shape further. */
import type { Frame, Migrations, SavedTable } from '../../core';
import { OPEN, UNSEEN, entriesOf, named, ownOf } from '../kit';
import { isOpen } from './copies';
import { SIDES } from './types';
import type { Fate } from './declared';
import type {
	Board,
	CardId,
	Encounter,
	Player,
	PowerOfSeat,
	SeatId,
	Source,
	Used,
	Vault
} from './types';

const COPIES = /(?:attack:\d+|negotiate|morph|reinforcement:\d+|artifact:[a-z-]+)#\d+/g;

/** 1 to 2: copies, which kept one name for the whole game, are numbered by who sees them (CE-23.5). */
function numberCopies(table: SavedTable): object {
	const board = table.board as Board;
	const vault = table.vault as Vault;
	const { encounter } = board;
	const laid = SIDES.flatMap((side) => encounter?.laid[side] ?? []);
	const places: readonly (readonly [number, readonly CardId[]])[] = [
		[UNSEEN, vault.deck],
		[
			OPEN,
			[
				...board.discard,
				...board.onTable,
				...board.returning.map(({ card }) => card),
				...laid.filter((one) => isOpen(board, one)).map(({ card }) => card)
			]
		],
		...board.order.map((seat) => {
			const own = laid.filter((one) => one.by === seat && !isOpen(board, one));
			const hand = board.players[seat]?.hand ?? [];
			return [ownOf(seat), [...hand, ...own.map(({ card }) => card)]] as const;
		})
	];
	const names = new Map(
		places.flatMap(([hundred, cards]) => {
			const anew = named(cards, hundred, []);
			return cards.map((card, i) => [card, anew[i] ?? card] as const);
		})
	);
	const text = JSON.stringify(table).replace(COPIES, (card) => names.get(card) ?? card);
	return { ...(JSON.parse(text) as object), shape: 2 };
}

/** What became of a use that was answered, as shape 2 named it. */
const FATES: { readonly [cancelled: string]: Fate } = {
	'cosmic-zap': 'stopped',
	'card-zap': 'cancelled',
	blocked: 'blocked',
	stolen: 'stolen',
	declined: 'declined'
};

const EXPOSES = 'exposes ';

/**
 * 2 to 3: a use keeps its fate, which it named after what answered it; who lays a card face up is kept by the
 * planning, and was a mark of the encounter. What led to a question is kept from here on only.
 */
function nameFates(table: SavedTable): SavedTable {
	const { encounter } = table.board as { readonly encounter: { used: string[] } | null };
	const mark = encounter?.used.find((one) => one.startsWith(EXPOSES));
	const exposes = mark && { seat: mark.slice(EXPOSES.length) };
	if (encounter) encounter.used = encounter.used.filter((one) => one !== mark);
	const frames = table.frames.map((frame) => {
		if (frame.step === 'planning' && exposes) return { ...frame, exposes };
		if (frame.step !== 'use') return frame;
		const { cancelled, ...kept } = frame as Frame & { readonly cancelled?: unknown };
		return { ...kept, fate: typeof cancelled === 'string' ? (FATES[cancelled] ?? null) : null };
	});
	return { ...table, frames };
}

/** What shape 3 kept on the encounter for single effects; marks told whose they were in words. */
interface Marked {
	readonly used: readonly string[];
	readonly noGains: boolean;
	readonly kept: readonly CardId[];
	readonly changing: readonly SeatId[];
	readonly ownWins: readonly SeatId[];
}

/** Uses that are in force from shape 4 on, which left a mark until then. */
const IN_FORCE: readonly string[] = [
	'artifact|ionic-gas|cloud',
	'super|machine|draw',
	'wild|reincarnator|curse',
	'power|tick-tock|tick',
	'super|tick-tock|hurry',
	'wild|clone|keep'
];

const MADE = /^(seat:\d) (power|wild|super|artifact)\|(.+)\|(.+)$/;

/** 3 to 4: what an effect notes down is its own, and is in force by the use that was made. */
function giveNotes(table: SavedTable): SavedTable {
	const board = table.board as {
		readonly encounter: (Omit<Encounter, 'used' | 'notes'> & Marked) | null;
	};
	if (!board.encounter) return table;
	const { used, noGains, kept, changing, ownWins, ...rest } = board.encounter;
	const made = used.flatMap((mark): Used[] => {
		const [, seat, source, id = '', use = ''] = MADE.exec(mark) ?? [];
		return seat ? [{ seat: seat as SeatId, source: source as Source, id, use }] : [];
	});
	const encounter: Encounter = {
		...rest,
		used: made,
		lasting: [
			...rest.lasting,
			...made
				.filter(({ source, id, use }) => IN_FORCE.includes(`${source}|${id}|${use}`))
				.map((one) => ({ ...one, amount: 0 }))
		],
		notes: {
			open: {
				...(changing.length > 0 && { reincarnator: changing }),
				...(ownWins.length > 0 && { 'tick-tock': ownWins }),
				...(used.includes('vacuum picks') && { vacuum: true as const })
			},
			cards: kept.length > 0 ? { clone: kept } : {}
		}
	};
	return { ...table, board: { ...board, encounter } };
}

/**
 * 4 to 5: an encounter counts the ships that have gone to the warp in it, of which the losers’ alone were counted. The
 * options may name what the box was settled from; a table that has begun has its box.
 */
function countFallen(table: SavedTable): SavedTable {
	const board = table.board as { readonly encounter: Omit<Encounter, 'fallen'> | null };
	const { encounter } = board;
	if (!encounter) return table;
	return {
		...table,
		board: { ...board, encounter: { ...encounter, fallen: { ...encounter.lost } } }
	};
}

type AddedToBoard = 'removed' | 'outOfGame' | 'besidePlanets';
type AddedToPlayer = 'hoard';
type AddedToEncounter = 'outright' | 'handed' | 'looks' | 'lent';

/** Powers that are off, as shape 5 named them: `seat:2 zombie`. */
interface Keyed {
	readonly zapped: readonly string[];
}

const OFF = /^(seat:\d) (.+)$/;

function offBy(key: string): PowerOfSeat {
	const [, seat = '', alien = ''] = OFF.exec(key) ?? [];
	return { seat: seat as SeatId, alien };
}

/**
 * 5 to 6: what a board, a player and an encounter have room for since then; of all of it there is none as yet. Powers
 * that are off are named by seat and alien.
 */
function makeRoom(table: SavedTable): SavedTable {
	const board = table.board as Omit<Board, AddedToBoard | 'players' | 'encounter'> & {
		readonly players: { readonly [seat: SeatId]: Omit<Player, AddedToPlayer> };
		readonly encounter: (Omit<Encounter, AddedToEncounter | 'zapped'> & Keyed) | null;
	};
	const { encounter } = board;
	const made: Board = {
		...board,
		players: Object.fromEntries(
			entriesOf(board.players).map(([seat, player]): [SeatId, Player] => [
				seat,
				{ ...player, hoard: null }
			])
		),
		removed: {},
		outOfGame: [],
		besidePlanets: {},
		encounter: encounter && {
			...encounter,
			zapped: encounter.zapped.map(offBy),
			outright: null,
			handed: [],
			looks: [],
			lent: []
		}
	};
	return { ...table, board: made };
}

export const migrations: Migrations = {
	1: numberCopies,
	2: nameFates,
	3: giveNotes,
	4: countFallen,
	5: makeRoom
};
