/** What stands over the map, by what is told and what is asked. */
import type { Waiting } from '$lib/core';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { HexId } from '$lib/hex';
import type { Lit } from '../../filling';
import { isOfVote, isTrading } from './affair';
import type { Affair, AffairStories } from './affairs.svelte';
import type { FightStory } from './fight-story';
import { isUnderWay } from './stories.svelte';
import type { ImperiumStories, StoryKind } from './stories.svelte';

/** `landings`: the planets of the systems where units land, to choose among. */
export type Scene = StoryKind;

interface Now {
	readonly open: OpenBoard;
	/** The name of the question that is open for you. */
	readonly asked: string | null;
	readonly waiting: Waiting | null;
}

const OF_LANDINGS = /^(landings\.(assign|next)|bombardment\.choose|invasion\.fighters)$/;
const OF_FIGHT = /^(pdsFire|battle|losses|invasion|roll)\./;

/** A question about the planets of a system. */
export const isOfLandings = (asked: string | null): boolean =>
	asked !== null && OF_LANDINGS.test(asked);
export const isOfFight = (asked: string | null): boolean =>
	isOfLandings(asked) || (asked !== null && OF_FIGHT.test(asked));

/** A question about dice: asked before they were seen to fall it would tell them. */
export const isOfHits = (asked: string | null): boolean =>
	asked !== null && /^(battle|invasion)\.casualties$|^(losses|roll)\./.test(asked);

/** What stands over the map. */
interface Staged {
	readonly staged: Scene | null;
	readonly affair: Affair | null;
	readonly asked: string | null;
}

/**
 * Whether a question waits for what led to it: one about dice would tell them before they fall, and one about something
 * else would be asked under a scene that hides what it is about.
 */
export function isHeld(
	{ staged, affair, asked }: Staged,
	fights: ImperiumStories,
	affairs: AffairStories
): boolean {
	if (asked === null) return false;
	if (staged === 'fight')
		return fights.telling !== null && fights.isMine() && (isOfHits(asked) || !isOfFight(asked));
	return affair === 'vote' && affairs.telling !== null && !isOfVote(asked);
}

/** Whether what stands over the map is over, and what is asked is none of it. */
export function isOver(
	{ staged, affair, asked }: Staged,
	open: OpenBoard,
	fights: ImperiumStories,
	affairs: AffairStories
): boolean {
	if (asked === null) return false;
	if (staged === 'fight') return !isOfFight(asked) && !isUnderWay(open, fights.fight);
	return affair === 'vote' && !isOfVote(asked) && (affairs.vote?.isOver ?? false);
}

export function sceneOf(stories: ImperiumStories, { open, asked, waiting }: Now): Scene | null {
	const { fight, telling, busy, aside, kept } = stories;
	const isTold = fight !== null && (telling !== null || busy);
	// What others fought, and is over, makes room for what is asked before it is told.
	const waits = asked !== null && !stories.isMine() && !isUnderWay(open, fight);
	if (isTold && aside !== 'fight' && (kept || !waits)) return 'fight';
	if (isOfLandings(asked)) return aside === 'landings' ? null : 'landings';
	if (!fight || aside === 'fight') return null;
	if (kept || isUnderWay(open, fight)) return 'fight';
	// What it came to makes room for what all have to do with one another, and for what is asked.
	if (open.agenda !== null || isTrading({ asked, waiting })) return null;
	return asked === null || isOfFight(asked) ? 'fight' : null;
}

/**
 * Where one may go from a fight, while it is asked. When it is over, lit systems are those of the next question: where
 * it stays to be looked at, none of them is a refuge.
 */
export const refugesIn = (
	open: OpenBoard,
	story: FightStory,
	lit: ReadonlyMap<string, Lit>
): { readonly hex: HexId; readonly now: Lit }[] =>
	isUnderWay(open, story)
		? [...lit].flatMap(([piece, now]) => (isHex(piece) && !now.back ? [{ hex: piece, now }] : []))
		: [];

const isHex = (piece: string): piece is HexId => piece.startsWith('hex:');
