/**
 * What the files of aliens say of them that is asked below those files: powers that no want of home colonies takes away
 * (CE-18.4), sets of essence cards (CE-36.1), captured ships that are deal goods (CE-13.10), what is to be counted for
 * them, cards that are played off their sheets (CE-15.44) or go from there into a new deck (CE-15.47), and what their flares do for whoever has one. So the table of all aliens is handed down when it is made.
 */
import type { Words } from '../../core';
import type { Releasing } from './captured';
import type { EssenceCard, EssenceSet } from './essence/essence';
import type { PlayedOff } from './stacked';
import type { AlienId, ArtifactId } from './types';
import type { EssenceId } from './essence/state';

interface Kept {
	readonly [alien: AlienId]: {
		readonly keepsPower?: boolean;
		readonly essence?: EssenceSet;
		readonly releases?: Releasing;
		readonly countsLate?: true;
		readonly needsColour?: true;
		readonly bringsTokens?: true;
		readonly morphs?: number;
		readonly stays?: true;
		readonly plays?: PlayedOff;
		readonly rejoins?: true;
		readonly setup?: unknown;
		readonly begin?: unknown;
		readonly forbids?: readonly AlienId[];
		readonly words?: { readonly gist: Words; readonly wild: { readonly text: Words } };
	};
}

let aliens: Kept = {};
let artifacts: { readonly [id: ArtifactId]: { readonly words: { readonly text: Words } } } = {};

/** Hands down the table of all aliens. */
export function keeping(table: Kept): void {
	aliens = table;
}

/** Hands down the table of all artifacts. */
export function keepingArtifacts(table: typeof artifacts): void {
	artifacts = table;
}

/** Whether this power stays on however few home colonies its player has. */
export const keepsPower = (alien: AlienId): boolean => aliens[alien]?.keepsPower ?? false;

/** Whether ships captured on its sheet may be released by such an agreement (CE-13.10, CE-13.21). */
export const releasesShips = (alien: AlienId, by: Releasing): boolean =>
	aliens[alien]?.releases === by;

/** Whether it asks whose ships have gone to the warp in resolution. */
export const countsLate = (alien: AlienId): boolean => aliens[alien]?.countsLate ?? false;

/** Whether it brings pieces of a colour that no player has (CE-22.6). */
export const needsColour = (alien: AlienId): boolean => aliens[alien]?.needsColour ?? false;

/** Whether the ships it brings are tokens (CE-20.25). */
export const bringsTokens = (alien: AlienId): boolean => aliens[alien]?.bringsTokens ?? false;

/** What each ship that it puts in the place of another adds besides its 1; 0: it puts none there (CE-20.26). */
export const morphs = (alien: AlienId): number => aliens[alien]?.morphs ?? 0;

/** Whether its power stays with its player (CE-16.40). */
export const staysPut = (alien: AlienId): boolean => aliens[alien]?.stays ?? false;

/** How cards face up on its sheet are played; null: they are not (CE-15.44). */
export const playedOff = (alien: AlienId): PlayedOff | null => aliens[alien]?.plays ?? null;

/** Whether cards face up on its sheet go into the deck that is made of the discard pile (CE-15.47). */
export const rejoins = (alien: AlienId): boolean => aliens[alien]?.rejoins ?? false;

/** Whether its sheet has game setup, so that it is never drawn in mid-game (CE-3.13). */
export const hasSetup = (alien: AlienId): boolean =>
	aliens[alien]?.setup !== undefined || aliens[alien]?.begin !== undefined;

/** Whether two aliens may not meet (CE-3.15). */
export const mayNotMeet = (one: AlienId, other: AlienId): boolean =>
	(aliens[one]?.forbids?.includes(other) ?? false) ||
	(aliens[other]?.forbids?.includes(one) ?? false);

/** What it is in few words; null: there is no such alien. */
export const gistOf = (alien: AlienId): Words | null => aliens[alien]?.words?.gist ?? null;

/** What the wild half of its flare says; null: there is no such alien. */
export const wildTextOf = (alien: AlienId): Words | null => aliens[alien]?.words?.wild.text ?? null;

/** What an artifact says; null: there is no such artifact. */
export const artifactTextOf = (id: ArtifactId): Words | null => artifacts[id]?.words.text ?? null;

/** The cards of its own that an alien has; null: it has none. */
export const essenceSet = (alien: AlienId): EssenceSet | null => aliens[alien]?.essence ?? null;

const ESSENCE = /^essence:([a-z-]+)\.([a-z-]+)$/;

/** An essence card by its id: `essence:witch.win`. Throws when there is none. */
export function essenceCard(id: string): EssenceCard {
	const [, alien = '', name = ''] = ESSENCE.exec(id) ?? [];
	const card = essenceSet(alien)?.cards[name];
	if (!card) throw new Error(`There is no card ${id}.`);
	return card;
}

/** Every card of an alien's set. */
export const essenceCards = (alien: AlienId): EssenceId[] =>
	Object.keys(essenceSet(alien)?.cards ?? {}).map((name): EssenceId => `essence:${alien}.${name}`);
