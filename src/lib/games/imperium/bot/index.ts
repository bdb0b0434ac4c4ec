/**
 * A steady player: it weighs what it could do in tenths of a victory point, settles early, builds for what objectives
 * ask, fights when it is the stronger, and votes for what helps it. One line a question; what has no line is answered
 * by what changes least, or by chance.
 */
import { complaint, msg } from '../../../core';
import type { Answer, Bot, Question, Said, Shape, Thinking } from '../../../core';
import { botWith } from '../../kit';
import { produce, produceWhere } from './builds';
import { answerCard, besideCard, bestCard, discard } from './cards';
import { choose, QUIET } from './choosing';
import type { Rate } from './choosing';
import { claim } from './claims';
import { gainCounters, redistribute } from './counters';
import { sendFrom, sendTo } from './diodes';
import {
	allOf,
	beforeRound,
	bombard,
	casualties,
	cheapestFirst,
	firePds,
	foresee,
	groundCasualties
} from './fights';
import { pickPartner, talk as talkOfCards } from './exchange';
import { harm, help } from './interest';
import { aboardOnTheWay, assign, nextPlanet } from './landings';
import { moveIn } from './moves';
import { payFor } from './payment';
import { sightOf } from './sight';
import type { Sight } from './sight';
import { build, pickRace, setOut } from './start';
import { giveCard, keepApart, pickCard, takeBack, useSecondary } from './strategy';
import { takeTech } from './techs';
import { cross } from './transfers';
import { breakWith, pillage, talk, tradeFor } from './trade';
import { planTurn, secondAction } from './turn';
import { layAgendas, quash, vote } from './votes';
import { why } from './why';

/** `about`: the pieces and seats the question is about. */
type Answers = (sight: Sight, shape: Shape, about: readonly string[]) => Answer | Thinking | null;

const payment: Answers = (sight, shape) => (shape.type === 'split' ? payFor(sight, shape) : null);
const counters: Answers = (sight, shape) =>
	shape.type === 'split' ? gainCounters(sight, shape) : null;
const rated =
	(rate: (sight: Sight) => Rate): Answers =>
	(sight, shape) =>
		choose(shape, rate(sight))?.answer ?? null;

/** What is of own things and must go. */
const giveUp = rated(harm);

const ANSWERS: { readonly [question: string]: Answers } = {
	'setup.pick': pickRace,
	'setup.keep': pickRace,
	'setup.leftOver': build,
	'setup.build': build,
	'setup.units': setOut,
	'strategy.pillage': pillage,
	'strategy.pick': pickCard,
	'strategy.give': giveCard,
	'turn.act': planTurn,
	'tactical.move': moveIn,
	'tactical.aboard': aboardOnTheWay,
	'tactical.again': secondAction,
	'transfer.move': cross,
	'transitDiodes.from': sendFrom,
	'transitDiodes.to': sendTo,
	'exchange.partner': pickPartner,
	'exchange.talk': (sight, shape) => (shape.type === 'deal' ? talkOfCards(sight, shape) : null),
	'exchange.cards': discard,
	'landings.pay': payment,
	'landings.licence': rated(() => () => 1),
	'landings.assign': assign,
	'landings.next': nextPlanet,
	'bombardment.choose': bombard,
	'battle.foresee': foresee,
	'battle.aim': allOf,
	'battle.casualties': casualties,
	'losses.take': cheapestFirst,
	'upkeep.fleets': cheapestFirst,
	'invasion.fighters': allOf,
	'invasion.guns': allOf,
	'invasion.casualties': groundCasualties,
	'pdsFire.fire': firePds,
	'genSynthesis.where': rated(help),
	'granting.place': rated(help),
	'mobilizing.place': rated(help),
	'orbitalDrop.where': rated(help),
	'production.where': produceWhere,
	'production.order': produce,
	'production.pay': payment,
	'card.price': payment,
	'research.choose': takeTech,
	'strategic.others': useSecondary,
	'secondary.use': useSecondary,
	'status.counters': counters,
	'politicalPrimary.counter': counters,
	'logisticsPrimary.counters': counters,
	'status.moves': spread,
	'claim.choose': claim,
	'warfarePrimary.counter': takeBack,
	'diplomacyPrimary.name': keepApart,
	'tradePrimary.choose': tradeFor,
	'tradePrimary.talk': talk,
	'breaking.choose': breakWith,
	'handLimit.discard': discard,
	'discarding.choose': discard,
	'exhausting.choose': giveUp,
	'exhaustHalf.choose': giveUp,
	'yielding.choose': giveUp,
	'scrapping.choose': giveUp,
	'undocking.choose': giveUp,
	'redistributing.planet': giveUp,
	'redistributing.name': rated(help),
	'agenda.look': layAgendas,
	'agenda.lookForTwo': layAgendas,
	'vote.cast': vote,
	'vote.tie': vote
};

/** The questions it has an answer of its own to, by name. */
export const ANSWERED: readonly string[] = Object.keys(ANSWERS);

/** A card that is worth it, or whatever changes nothing. */
function quiet(sight: Sight, shape: Shape): Answer | null {
	if (shape.type === 'deal') return { refuse: true };
	if (shape.type !== 'one') return null;
	const card = bestCard(sight, shape);
	if (card) return card;
	const pick = shape.choices.find(({ id }) => QUIET.includes(id));
	return pick ? { pick: pick.id } : null;
}

/** status.moves: a card, or counters that lie badly. */
function spread(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const card = bestCard(sight, shape);
	if (card) return card;
	const move = shape.choices.find(({ id }) => id === 'move');
	const then = move?.then?.type === 'split' ? redistribute(sight, move.then) : null;
	return then ? { pick: 'move', then } : { pick: 'keep' };
}

/** What is answered without a look at the table: there is no other answer. */
function onlyAnswer(shape: Shape): Answer | null {
	if (shape.type !== 'one' || shape.choices.length > 1) return null;
	const [only] = shape.choices;
	return only && !only.then ? { pick: only.id } : null;
}

/** Questions beside which it looks at the cards that open no window. */
const BESIDE: readonly string[] = [
	'strategy.pick',
	'turn.act',
	'tactical.move',
	'landings.assign',
	'landings.next',
	'vote.cast',
	'research.choose'
];

function answerTo(question: Question): Said | Thinking | null {
	const { name, shape, about = [], window } = question.decision;
	const only = onlyAnswer(shape);
	if (only) return only;
	const sight = sightOf(question);
	const card = window === null && BESIDE.includes(name) ? besideCard(sight) : null;
	if (card) return card;
	if (shape.type === 'one' && (window === 'beforeBattle' || window === 'beforeRound')) {
		const answer = beforeRound(sight, shape, about);
		if (answer) return answer;
		const pass = shape.choices.find(({ id }) => id === 'pass');
		if (pass) return { pick: pass.id };
	}
	if (window === 'announced') {
		const answer = answerCard(sight, shape, about);
		if (answer) return answer;
	}
	if (window === 'agendaRead') {
		const answer = quash(sight, shape, about);
		if (answer) return answer;
	}
	return ANSWERS[name]?.(sight, shape, about) ?? quiet(sight, shape);
}

/** An answer the question does not take is none: chance answers then. */
const legal = (shape: Shape, answer: Said | Thinking | null): Said | Thinking | null => {
	if (typeof answer === 'function')
		return () => {
			const next = legal(shape, answer());
			if (next === null) throw new Error('A thought ended in an answer that is not allowed.');
			return next;
		};
	if (answer === null || 'aside' in answer) return answer;
	return complaint(shape, answer) === null ? answer : null;
};

export const steady: Bot = botWith(
	{
		level: 'steady',
		say: msg('Settles early, works towards the objectives, and fights when it is the stronger'),
		why: (question, answer) => why(sightOf(question), question.decision, answer)
	},
	(question) => legal(question.decision.shape, answerTo(question))
);
