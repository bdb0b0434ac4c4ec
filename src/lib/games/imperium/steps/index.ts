/** The steps of Twilight Imperium by name, in the order a game meets them. Saved games name them. */
import type { Step } from '../play';
import { pending } from './pending';
import { setup } from './setup';
import { strategy } from './strategy';

export const steps: { readonly [step: string]: Step } = { setup, strategy, ...pending };
