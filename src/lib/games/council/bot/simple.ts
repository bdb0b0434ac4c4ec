/**
 * Simple ways to play Galactic Council, to be measured against: each plays as `steady` does but for one
 * thing that it does, or leaves, whenever it can. Nobody is offered them at a table; where one wins much
 * more than its share, the rules reward it, or `steady` does not see it coming.
 */
import { decideNow } from '../../../core';
import type { Answer, Bot, Choice, Question, Shape } from '../../../core';
import { bestOf, botWith } from '../../kit';
import { techOf } from '../tables/by-id';
import { cardIn } from '../questions/ask';
import type { OpenBoard } from '../view';
import { steady } from '.';

/** What this way answers otherwise than `steady`; null where it does as `steady` does. */
type Habit = (question: Question) => Answer | null;

const steadyBut = (level: string, habit: Habit): Bot =>
	// Nobody reads what it is: it is offered at no table.
	botWith({ level, say: '' }, (question) => habit(question) ?? steady.decide(question));

const MENU = 'turn.menu';
const END = 'end';

/** What `steady` answers when it may choose among these of the events that are open. */
function among(question: Question, isOpen: (choice: Choice) => boolean): Answer | null {
	const { decision } = question;
	if (decision.name !== MENU || decision.shape.type !== 'one') return null;
	const choices = decision.shape.choices.filter((choice) => choice.id === END || isOpen(choice));
	const shape: Shape = { type: 'one', choices };
	const said = decideNow(steady, { ...question, decision: { ...decision, shape } });
	return 'aside' in said ? null : said;
}

/** The same; but where none of them is worth anything, all events are open. */
function first(question: Question, event: string): Answer | null {
	const answer = among(question, ({ id }) => id === event);
	return answer && 'pick' in answer && answer.pick !== END ? answer : null;
}

/** From this round on it researches whenever it can. */
const CLIMBS_FROM = 3;

/** The technology of the highest tier among these choices, of several the first; null where there is none. */
function highest(shape: Shape | undefined): Answer | null {
	if (shape?.type !== 'one') return null;
	const techs = shape.choices.filter(({ id }) => id.startsWith('tech:'));
	const best = bestOf(techs, ({ id }) => techOf(cardIn(id)).tier);
	return best ? { pick: best.id } : null;
}

const climb: Habit = ({ decision: { name, shape }, view }) => {
	if (name !== MENU && name !== 'research.second') return null;
	if ((view().open.board as OpenBoard).round < CLIMBS_FROM) return null;
	if (name !== MENU) return highest(shape);
	if (shape.type !== 'one') return null;
	for (const { id, then } of shape.choices) {
		const answer = id.startsWith('research') ? highest(then) : null;
		if (answer) return { pick: id, then: answer };
	}
	return null;
};

const SPENDING = ['build', 'port', 'research', 'researchMinor'];

/** By level: a climber, a hoarder, a fighter, an agitator. */
export const SIMPLE: readonly Bot[] = [
	steadyBut('climber', climb),
	// Spends nothing on ships, ports and technologies.
	steadyBut('hoarder', (question) => among(question, ({ id }) => !SPENDING.includes(id))),
	// A Battle before all else, where one is worth anything.
	steadyBut('fighter', (question) => first(question, 'battle')),
	// The same with Propaganda.
	steadyBut('agitator', (question) => first(question, 'spread'))
];
