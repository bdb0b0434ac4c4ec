/** Any legal answer, each shape's choices equally likely. Knows no game, so every game has it. */
import { sampleAnswer, msg } from '../core';
import type { Bot } from '../core';

export const random: Bot = {
	level: 'random',
	say: msg('Does anything the rules allow'),
	decide: ({ decision, dice }) => sampleAnswer(decision.shape, dice)
};
