/** What the rules of games are measured with beside the bots at tables: simple ways to play, by game. */
import type { Bot } from '../core';
import { SIMPLE } from './council/bot/simple';

export const MEASURES: { readonly [game: string]: readonly Bot[] } = { council: SIMPLE };
