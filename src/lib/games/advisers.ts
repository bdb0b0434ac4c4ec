/** Who is asked for a hint, by game: its best bot, loaded with the rules it needs when somebody asks. */
import type { Bot } from '../core';

export const ADVISERS: { readonly [game: string]: () => Promise<Bot> } = {
	cosmic: async () => (await import('./cosmic/bot')).steady,
	council: async () => (await import('./council/bot')).steady,
	imperium: async () => (await import('./imperium/bot')).steady
};
