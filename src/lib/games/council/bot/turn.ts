/** A turn (GC-7): every area suggests events, and the best is chosen; or the turn ends. */
import type { Answer, Choice, Shape, Thinking } from '../../../core';
import { bestOf } from '../../kit';
import { cardIn } from '../questions/ask';
import { mostTechs } from '../economy/techs';
import { alliancesIn } from './partners';
import { battlesIn, retriesIn } from './battles';
import { buildsIn, portsIn } from './building';
import { worthOfKeeping, worthOfSource } from './effects';
import { researchIn } from './learning';
import { movesIn } from './moves';
import type { Sight } from './sight';
import { worthOf } from './suggestion';
import type { Suggestion } from './suggestion';
import { calmIn, spreadIn } from './unrest';

type Suggests = (sight: Sight, shape: Shape | undefined) => Suggestion[];

const cardsIn: Suggests = (sight, shape) =>
	shape?.type === 'one'
		? shape.choices.map(({ id }) => ({
				answer: { pick: id },
				worth: worthOfSource(sight, `action:${cardIn(id)}`) - worthOfKeeping(sight)
			}))
		: [];

/** Major Events by name; all others but these two are Minor ones. */
const MAJOR: { readonly [event: string]: Suggests } = {
	battle: battlesIn,
	research: (sight, shape) => researchIn(sight, shape, mostTechs(sight.board)),
	alliance: alliancesIn
};

const MINOR: { readonly [event: string]: Suggests } = {
	move: movesIn,
	retry: retriesIn,
	build: buildsIn,
	port: portsIn,
	card: cardsIn,
	spread: spreadIn,
	calm: calmIn,
	researchMinor: (sight, shape) => researchIn(sight, shape, 1)
};

const TRADE = 'trade';
const END = 'end';

/** Events worth less than this are left. */
const TOO_LITTLE = 0.005;
/** The second and third of several ideas are rougher than the first. */
const ROUGH = 0.8;

interface Ideas {
	readonly major: Suggestion[];
	readonly minor: Suggestion[];
}

/** Thinks event by event: rooms share one thread. */
export function planTurn(sight: Sight, shape: Shape): Answer | Thinking {
	if (shape.type !== 'one') return { pick: END };
	const ideas: Ideas = { major: [], minor: [] };
	const { choices } = shape;
	const think = (at: number): Answer | Thinking => {
		const choice = choices[at];
		if (!choice) return choose(sight, choices, ideas);
		suggest(sight, choice, ideas);
		return () => think(at + 1);
	};
	return think(0);
}

function suggest(sight: Sight, { id, then }: Choice, ideas: Ideas): void {
	const major = MAJOR[id]?.(sight, then) ?? [];
	const minor = MINOR[id]?.(sight, then) ?? [];
	const named = ({ answer, worth }: Suggestion): Suggestion => ({
		answer: { pick: id, then: answer },
		worth
	});
	ideas.major.push(...major.map(named));
	// Of one kind of event only Moves of different fleets can be worth the same twice.
	const best = bestOf(minor, worthOf);
	ideas.minor.push(...(id === 'move' ? minor : best ? [best] : []).map(named));
}

function choose({ board }: Sight, choices: readonly Choice[], { major, minor }: Ideas): Answer {
	const left = board.turn?.minor ?? 0;
	const worths = minor.map(({ worth }) => Math.max(0, worth)).sort((one, other) => other - one);
	const majorBest = bestOf(major, worthOf);
	const canTrade = choices.some(({ id }) => id === TRADE);
	const traded = ROUGH * ((worths[left] ?? 0) + (worths[left + 1] ?? 0));
	if (canTrade && traded > Math.max(TOO_LITTLE, majorBest?.worth ?? 0)) return { pick: TRADE };
	const best = bestOf([...major, ...(left > 0 ? minor : [])], worthOf);
	return best && best.worth > TOO_LITTLE ? best.answer : { pick: END };
}
