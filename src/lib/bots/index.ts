/** The bots that can sit at a table: one line a bot, those that know a game under its name, best first. */
import type { Bot } from './bot';
import { random } from './random';

export * from './bot';
export { random };

const KNOWING: { readonly [game: string]: readonly Bot[] } = {};

/** All bots for this game, best first. */
export const botsFor = (game: string): readonly Bot[] => [
	...(Object.hasOwn(KNOWING, game) ? (KNOWING[game] ?? []) : []),
	random
];

/** The bot of this level, or the best there is. */
export const botFor = (bots: readonly Bot[], level: string | null): Bot =>
	bots.find((bot) => bot.level === level) ?? bots[0] ?? random;
