/**
 * Events of the turn that are not in the menu, and why, told from the view: nobody should have to guess
 * whether a thing is forgotten or forbidden. What is told here decides nothing; the room does.
 */
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard } from '$lib/games/council/view';
import type { Barred } from '../boards';
import { listed } from '../words';
import * as hindrance from './hindrances';

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
	const sight = { open, you, book };
	const major = turn.major > 0 ? null : SPENT.major;
	const minor = turn.minor > 0 ? null : SPENT.minor;
	const tooDear = hindrance.whyTooDear(sight, figures.researchPrice);

	const reasons: readonly (readonly [event: string, say: string, why: string | null])[] = [
		[
			'battle',
			'Battle',
			turn.major + turn.battles > 0 ? hindrance.whyNoBattle(sight) : SPENT.major
		],
		['research', 'Research technology', major ?? tooDear ?? hindrance.whyNoResearch(sight)],
		[
			'alliance',
			'Create an alliance',
			open.order.length < FEWEST_FOR_ALLIANCE ? null : (major ?? hindrance.whyNoAlliance(sight))
		],
		['move', 'Move ships', minor ?? hindrance.whyNoMove(sight)],
		['build', 'Build ships', minor ?? hindrance.whyNoShips(sight)],
		['port', 'Build a Space Port', minor ?? hindrance.whyNoPort(sight)],
		[
			'card',
			'Play an Action Card',
			me.actions.length === 0 ? null : (minor ?? hindrance.whyNoCard(sight))
		],
		['spread', 'Spread Propaganda', minor ?? hindrance.whyNoPropaganda(sight)],
		['calm', 'Stop Propaganda', hindrance.whyNoCalm(sight) && (minor ?? hindrance.whyNoCalm(sight))]
	];
	const byReason = new Map<string, string[]>();
	for (const [event, say, why] of reasons)
		if (why !== null && !offered.has(event)) byReason.set(why, [...(byReason.get(why) ?? []), say]);
	return [...byReason].map(([why, says]) => ({ say: listed(says), why }));
}
