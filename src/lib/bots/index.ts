/** The bots that can sit at a table: those its game brings, the usual one first, and one that plays every game. */
import type { AnyGame, Bot } from '../core';
import { random } from './random';

export { decideNow } from '../core';
export type { Bot, Question, Said, Thinking } from '../core';
export * from './advice';
export * from './dice';
export * from './play-out';
export { random };

/** All bots for this game, the usual one first. */
export const botsFor = (game: AnyGame | undefined): readonly Bot[] => [
	...(game?.bots ?? []),
	random
];

/** The bot of this level, or the usual one. */
export const botFor = (bots: readonly Bot[], level: string | null): Bot =>
	bots.find((bot) => bot.level === level) ?? bots[0] ?? random;
