/** The players of Cosmic Encounter. */
import { msg } from '../../../core';
import type { Bot } from '../../../core';
import { botWith } from '../../kit';
import { answerTo } from './answers';
import { sightOf } from './seeing';
import { why } from './why';

/**
 * A steady player: it counts, asks for help where that tips the fight, joins the likely winner but never
 * helps anybody to the winning colony, negotiates when its cards are low, and keeps its home colonies.
 */
export const steady: Bot = botWith(
	{
		level: 'steady',
		say: msg('Counts, joins others and keeps what is won'),
		why: (question, answer) => why(sightOf(question), question.decision, answer)
	},
	(question) => answerTo(sightOf(question), question.decision)
);
