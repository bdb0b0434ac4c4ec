/**
 * Events of the turn that are not in the menu, and why, told from the view: nobody should have to guess
 * whether a thing is forgotten or forbidden. What is told here decides nothing; the room does.
 */
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import type { Barred } from '../boards';
import { listed } from '../words';
import { hexesOf } from './hexes';

/** No Major Event is left, or no Minor one: the reason many things may share. */
const SPENT = { major: 'No Major Event is left.', minor: 'No Minor Event is left.' } as const;

/** With fewer there are no alliances (GC-12.4). */
const FEWEST_FOR_ALLIANCE = 3;

interface About {
	readonly open: OpenBoard;
	readonly you: SeatId | null;
	readonly book: CouncilBook | null;
	/** Ids of the events the menu offers. */
	readonly offered: ReadonlySet<string>;
}

/** Why each event of one's own turn that the menu lacks cannot be used now; those that never could be left out. */
export function barredOf({ open, you, book, offered }: About): Barred[] {
	const { turn } = open;
	const me = you ? open.players[you] : undefined;
	const figures = you ? open.figures.players[you] : undefined;
	if (!turn || !you || turn.seat !== you || !me || !figures) return [];
	const major = turn.major > 0 ? null : SPENT.major;
	const minor = turn.minor > 0 ? null : SPENT.minor;
	const short = (price: number) =>
		price > figures.purse ? `It costs ${price}; you could pay ${figures.purse}.` : null;

	const reasons: readonly (readonly [event: string, say: string, why: string | null])[] = [
		[
			'battle',
			'Battle',
			turn.major + turn.battles > 0 ? 'There is nothing to attack next to your ships.' : SPENT.major
		],
		[
			'research',
			'Research technology',
			major ?? short(figures.researchPrice) ?? 'Nothing in the market is open to you.'
		],
		[
			'alliance',
			'Create an alliance',
			open.order.length < FEWEST_FOR_ALLIANCE ? null : (major ?? whyNoAlliance(open, you))
		],
		['move', 'Move ships', minor ?? 'Your ships have nowhere to go.'],
		['build', 'Build ships', minor ?? whyNoBuilding(open, you)],
		[
			'port',
			'Build a Space Port',
			minor ??
				(turn.done.includes('port') ? 'You have built one in this turn.' : null) ??
				(figures.pieces.port >= open.figures.limits.port ? 'All of yours are in play.' : null) ??
				(figures.purse === 0 ? short(book?.pieces.port.cost ?? 1) : null) ??
				'You cannot pay for one, or have no planet for it.'
		],
		[
			'card',
			'Play an Action Card',
			me.actions.length === 0
				? null
				: (minor ?? 'None of your cards is for your turn, or would do anything now.')
		],
		['spread', 'Spread Propaganda', minor ?? 'No planet of an opponent is open to it.'],
		['calm', 'Stop Propaganda', hasCounters(open, you) ? (minor ?? CALM) : null]
	];
	const byReason = new Map<string, string[]>();
	for (const [event, say, why] of reasons)
		if (why !== null && !offered.has(event)) byReason.set(why, [...(byReason.get(why) ?? []), say]);
	return [...byReason].map(([why, says]) => ({ say: listed(says), why }));
}

const CALM = 'A planet with Riot Counters needs as many ships of yours above it.';

const owned = (open: OpenBoard, you: SeatId): OpenHex[] =>
	hexesOf(open).flatMap((id) => {
		const hex = open.hexes[id];
		return hex?.planet?.owner === you ? [hex] : [];
	});

const hasCounters = (open: OpenBoard, you: SeatId): boolean =>
	owned(open, you).some(({ planet }) => planet?.riots);

function whyNoAlliance(open: OpenBoard, you: SeatId): string {
	if (open.players[you]?.ally) return 'You are in an alliance.';
	return open.turn?.refusedBy.length
		? 'Nobody else who is free has ships next to yours.'
		: 'No player who is free has ships next to yours.';
}

function whyNoBuilding(open: OpenBoard, you: SeatId): string {
	const ports = owned(open, you).filter(({ planet }) => planet?.port);
	if (ports.length === 0) return 'You have no Space Port.';
	const ready = ports.filter(({ planet }) => planet?.port === 'ready');
	if (ready.length === 0) return 'Your Space Port is not usable before the Council has met.';
	if (open.figures.players[you]?.purse === 0) return 'You have nothing left to pay with.';
	return 'Your Space Ports are rioting or under the ships of others, or all your ships are in play.';
}
