/** What stands over the map, by what is told and what is asked. */
import type { Lit } from '../../filling';
import type { CouncilProps } from '../screen';
import type { CouncilStories, StoryKind } from './stories.svelte';

export type Scene = 'species' | StoryKind;

interface Now extends Pick<CouncilProps, 'open' | 'you'> {
	/** The name of the question that is open for you. */
	readonly asked: string | null;
	readonly lit: ReadonlyMap<string, Lit>;
}

/** Moving in and invading are still of the battle. */
export const isOfBattle = (asked: string | null): boolean => /^(battle|invade)\b/.test(asked ?? '');

/** Nothing while hexes of the map are to be touched. */
export function sceneOf(stories: CouncilStories, { open, you, asked, lit }: Now): Scene | null {
	// Hits fall on ships of a battle, which its scene shows better than the map; how it ended is told before
	// ships move in.
	const inBattle = asked?.startsWith('battleRound.') || (isOfBattle(asked) && stories.busy);
	const onMap = [...lit.keys()].some((piece) => piece.startsWith('hex:'));
	if (onMap && !inBattle) return null;
	if (open.stage === 'species' || open.stage === 'fates') return 'species';
	return stories.shown(open, you, asked !== null);
}
