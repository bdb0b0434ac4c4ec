/** The roles that timing bars name most (CE-16.6). */
import type { Role } from '../types';

export const MAIN: readonly Role[] = ['offense', 'defense'];
export const ALLY: readonly Role[] = ['offensiveAlly', 'defensiveAlly'];
export const INVOLVED: readonly Role[] = [...MAIN, ...ALLY];
