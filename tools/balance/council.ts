/** What a finished game of Galactic Council says about its balance (GC-25). */
import type { LogEntry } from '../../src/lib/core';
import type { CouncilTable } from '../../src/lib/games/council';
import { clockwise, npcIds, planetsOf, playerOf } from '../../src/lib/games/council/board';
import { council } from '../../src/lib/games/council';
import { OBJECTIVES, TECHNOLOGIES, TACTICS, TOKENS } from '../../src/lib/games/council/tables';
import { COUNCIL_CARDS, CREATION_CARDS } from '../../src/lib/games/council/tables';
import { techOf } from '../../src/lib/games/council/content';
import { isRioting } from '../../src/lib/games/council/riots';
import type { HexId, SeatId } from '../../src/lib/games/council/types';
import type { Note } from './tally';
import type { Reader } from './reader';

const kinds = {
	technology: Object.keys(TECHNOLOGIES),
	'action card': council.content['action'] ?? [],
	tactic: Object.keys(TACTICS),
	'council card': Object.keys(COUNCIL_CARDS),
	'objective scored': Object.keys(OBJECTIVES),
	token: Object.keys(TOKENS),
	response: Object.entries(CREATION_CARDS).flatMap(([id, { responses }]) =>
		responses.map(({ key }) => `${id}.${key}`)
	)
};

/** Events of the log that are counted by type, and what each game's figure of it is called. */
const COUNTED: { readonly [type: string]: string } = {
	battle: 'Battles',
	won: 'ship battles fought out',
	standoff: 'stand-offs',
	retreat: 'retreats',
	convene: 'Councils',
	riot: 'Propaganda',
	calm: 'planets calmed',
	ally: 'alliances',
	void: 'alliances broken'
};

/** What one game has shown so far. */
interface Seen {
	readonly counts: Map<string, number>;
	readonly rioted: Set<HexId>;
}

function watch(seen: Seen, table: CouncilTable, { events }: LogEntry, note: Note): void {
	const count = (name: string) => seen.counts.set(name, (seen.counts.get(name) ?? 0) + 1);
	for (const { move } of events) {
		if (!move) continue;
		const counted = COUNTED[move.type];
		if (counted) count(counted);
		if (move.type === 'found') note.seen('token', move['token'] as string);
		if (move.type === 'councilCard') note.seen('council card', move['card'] as string);
		if (move.type === 'activated')
			for (const source of move['sources'] as string[])
				if (source.startsWith('tactic:'))
					note.seen('tactic', source.slice('tactic:'.length).split('#')[0] ?? '');
		if (move.type === 'riot' && isRioting(table.board, move['hex'] as HexId)) count('riots begun');
	}
}

function close(seen: Seen, { board, over, seats }: CouncilTable, note: Note): void {
	const winners = over?.winners ?? [];
	const share = (seat: SeatId) => (winners.includes(seat) ? 1 / winners.length : 0);
	const order = clockwise(board, board.first);
	note.figure('rounds', board.round);
	note.figure('ended by the round limit, %', over?.rule === 'GC-18.6' ? 100 : 0);
	note.figure('won together, %', winners.length > 1 ? 100 : 0);
	for (const name of [...Object.values(COUNTED), 'riots begun'])
		note.figure(name, seen.counts.get(name) ?? 0);
	for (const seat of seats) {
		const player = playerOf(board, seat);
		note.role('seat', seat, share(seat));
		note.role('place in turn order', String(1 + order.indexOf(seat)), share(seat));
		note.role('species', player.species ?? '', share(seat));
		for (const trait of player.traits) note.role('response', nameOf(trait), share(seat));
		for (const trait of player.traits) note.seen('response', nameOf(trait));
		for (const tech of player.techs) note.seen('technology', tech);
		for (const card of player.used) note.seen('action card', card);
		for (const objective of player.scored) note.seen('objective scored', objective);
		note.role('allied at the end', player.ally ? 'yes' : 'no', share(seat));
	}
	const mean = (of: (seat: SeatId) => number) =>
		seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
	note.figure(
		'VP a player',
		mean((seat) => playerOf(board, seat).vp)
	);
	note.figure(
		'planets a player',
		mean((seat) => planetsOf(board, seat).length)
	);
	note.figure(
		'technologies a player',
		mean((seat) => playerOf(board, seat).techs.length)
	);
	note.figure(
		'highest tier',
		Math.max(
			...seats.flatMap((seat) => playerOf(board, seat).techs.map((id) => techOf(id).tier)),
			0
		)
	);
	note.figure(
		'NPC homeworlds taken',
		npcIds(board).filter((npc) => planetsOf(board, npc).length === 0).length
	);
}

const nameOf = (trait: string): string => trait.slice(trait.indexOf(':') + 1);

export const readCouncil: Reader = {
	kinds,
	open: () => {
		const seen: Seen = { counts: new Map(), rioted: new Set() };
		return {
			watch: (table, entry, note) => watch(seen, table as CouncilTable, entry, note),
			close: (table, note) => close(seen, table as CouncilTable, note)
		};
	}
};
