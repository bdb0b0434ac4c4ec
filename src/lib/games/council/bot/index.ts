/**
 * A steady player: it weighs what it could do in Victory Points, settles early, fights when it is the
 * stronger, works towards the open objectives, and votes for what helps it. One line a question; what has
 * no line is answered by chance.
 */
import { msg } from '../../../core';
import type { Answer, Bot, Shape, Thinking } from '../../../core';
import { botWith } from '../../kit';
import { activate, advance, aim, assign, attackerRetreats, buy, defenderRetreats } from './fights';
import { takeTech } from './learning';
import { moveByCard, moveOn } from './moves';
import { breakTie, castBallot, playCard, score } from './politics';
import { acceptAlliance } from './partners';
import { invade } from './targets';
import {
	coup,
	giveUp,
	lookAt,
	place,
	portSite,
	prize,
	refresh,
	riots,
	strike,
	upgrade
} from './details';
import { sightOf } from './sight';
import type { Sight } from './sight';
import { bid, meetFates, pickSpecies, preferSpecies } from './start';
import { planTurn } from './turn';
import { why } from './why';

/** `about`: the pieces and seats the question is about. */
type Answers = (sight: Sight, shape: Shape, about: readonly string[]) => Answer | Thinking | null;

/** What the question itself has as usual. */
const asUsual: Answers = (_sight, shape) =>
	shape.type === 'one' && shape.usual !== undefined ? { pick: shape.usual } : null;

const ANSWERS: { readonly [question: string]: Answers } = {
	'setup.draft': pickSpecies,
	'setup.prefer': preferSpecies,
	'setup.bid': bid,
	'setup.fates': meetFates,
	'turn.reserve': place,
	'turn.menu': planTurn,
	'move.on': moveOn,
	'pay.choose': asUsual,
	'research.second': (sight, shape) => takeTech(sight, shape, 'research'),
	'alliance.offer': acceptAlliance,
	'battle.attackerRetreats': attackerRetreats,
	'battle.defenderRetreats': defenderRetreats,
	'battle.advance': advance,
	'invade.whether': invade,
	'battleRound.buy': buy,
	'battleRound.activate': activate,
	'battleRound.aim': aim,
	'battleRound.assign': assign,
	'battle.lose.which': giveUp,
	'battle.seize.which': prize,
	'effect.tech.which': (sight, shape) => takeTech(sight, shape, 'card'),
	'effect.peekTokens.which': lookAt,
	'effect.moves.which': moveByCard,
	'effect.jump.which': moveByCard,
	'effect.refresh.which': refresh,
	'effect.port.where': portSite,
	'effect.claim.which': coup,
	'effect.riot.where': riots,
	'effect.ships.where': place,
	'effect.loseShips.which': giveUp,
	'effect.upgrade.which': upgrade,
	'effect.strike.where': strike,
	'effect.suffer.ship': giveUp,
	'council.choose': playCard,
	'judging.claim': score,
	'judging.instead': score,
	'score.which': score,
	'vote.cast': castBallot,
	'vote.last': castBallot,
	'vote.tie': breakTie
};

/** The questions it has an answer of its own to, by name. */
export const ANSWERED: readonly string[] = Object.keys(ANSWERS);

export const steady: Bot = botWith(
	{
		level: 'steady',
		say: msg('Weighs what it can do, and works towards the objectives'),
		why: (question, answer) => why(sightOf(question), question.decision, answer)
	},
	(question) => {
		const { name, shape, about = [] } = question.decision;
		return ANSWERS[name]?.(sightOf(question), shape, about) ?? null;
	}
);
