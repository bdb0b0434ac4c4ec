/**
 * A shrewd player. Before it lays a card it deals its opponent hands that its view allows, lets a steady player lay
 * from each, and answers what that comes to. It calls everybody who does not win by it, reckons with what a lost
 * negotiate collects, holds out in deals, and takes the alien that wins more games. Counts bound how long it
 * thinks, never a clock: the same view and the same dice, the same answer.
 */
import { msg, sampleAnswer } from '../../../core';
import type { Bot, OwnDecision, Said, Thinking } from '../../../core';
import { botWith } from '../../kit';
import { SIDES } from '../types';
import type { CardId, Side } from '../types';
import { answerTo } from './answers';
import type { Manner } from './manner';
import { PROSPECTS } from './prospects';
import { sightOf } from './seeing';
import type { Sight } from './sight';
import { chancesIn, imagined, unknownCards } from './worlds';
import type { Imagined } from './worlds';
import { fightIn } from './worth';
import type { Fight } from './worth';

/** Worlds it looks at before it lays a card, and how many of them in one slice. */
const WORLDS = 24;
const EACH = 2;

const SHREWD: Manner = {
	prefers: (alien) => PROSPECTS[alien] ?? ORDINARY,
	collects: true,
	invitesAll: true,
	atMatchPoint: 0,
	power: 0.2,
	deals: { cheap: 6, patience: 6, wants: 0.75, least: -0.1 }
};

/** What is thought of an alien of which nothing is known. */
const ORDINARY = 1;

/** What it has begun to think through. */
interface Thought {
	readonly sight: Sight;
	readonly decision: OwnDecision;
	readonly fight: Fight;
	/** The sides whose cards it wonders about. */
	readonly sides: readonly Side[];
	readonly unknown: readonly CardId[];
}

export const shrewd: Bot = botWith(
	{ level: 'shrewd', say: msg('Imagines what others hold, haggles, and calls whom it can use') },
	({ decision, ...question }) => {
		const sight = sightOf({ decision, ...question }, SHREWD);
		const thought = beginning(sight, decision);
		return thought ? () => lookOn(thought, []) : answerTo(sight, decision);
	}
);

/** What there is to think through: which cards are laid, by whom that is not known of. */
function beginning(sight: Sight, decision: OwnDecision): Thought | null {
	const { name, window, shape } = decision;
	if (window || !THOUGHT_THROUGH.has(name) || shape.type !== 'one') return null;
	const fight = shape.choices.length > 1 ? fightIn(sight) : null;
	if (!fight) return null;
	const laid = sight.open.encounter?.laid;
	const sides = SIDES.filter(
		(side) => fight[side] !== sight.me && !laid?.[side]?.face && !laid?.[side]?.card
	);
	if (sides.length === 0) return null;
	return { sight, decision, fight, sides, unknown: unknownCards(sight) };
}

const THOUGHT_THROUGH: ReadonlySet<string> = new Set(['planning.select', 'planning.expose']);

/** Looks at a few more worlds, and answers when it has looked at all. */
function lookOn(thought: Thought, before: readonly Imagined[]): Said | Thinking {
	const { sight, fight, sides, unknown } = thought;
	const more = Array.from({ length: EACH }, () =>
		sides.map((side) => imagined(sight, fight, side, unknown))
	);
	const worlds = [...before, ...more.flat()];
	return () =>
		worlds.length < WORLDS * sides.length ? lookOn(thought, worlds) : answer(thought, worlds);
}

function answer({ sight, decision, sides }: Thought, worlds: readonly Imagined[]): Said {
	const expected = Object.fromEntries(
		sides.map((side) => [
			side,
			chancesIn(
				sight,
				worlds.filter((world) => world.side === side)
			)
		])
	);
	return answerTo({ ...sight, expected }, decision) ?? sampleAnswer(decision.shape, sight.dice);
}
