/** Every game's secrecy, by the game's id. */
import { cosmicSecrecy } from './cosmic';
import { councilSecrecy } from './council';
import { imperiumSecrecy } from './imperium';
import type { Secrecy } from './secrecy';

const SECRECY: { readonly [game: string]: Secrecy } = {
	cosmic: cosmicSecrecy,
	council: councilSecrecy,
	imperium: imperiumSecrecy
};

/** Throws for a game of which nobody has said what is secret in it. */
export function secrecyOf(game: string): Secrecy {
	const secrecy = SECRECY[game];
	if (!secrecy) throw new Error(`Nobody has said what is secret in ${game}.`);
	return secrecy;
}
