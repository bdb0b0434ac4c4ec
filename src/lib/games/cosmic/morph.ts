/** Morphs (CE-11.2, CE-11.3): each becomes the card it faces; two that face each other stay morphs. */
import { msg } from '../../core';
import { encounterOf, otherSide } from './board';
import { faceName } from './cards';
import { printedFace } from './faces';
import { SIDES } from './types';
import type { Play } from './play';
import type { Face, Laid } from './types';

/** What a morph that faces this card becomes: the printed card, or what was claimed of a hidden one (CE-15.13). */
function copyOf(play: Play, { card, face, concealed }: Laid): Face | null {
	if (concealed) return face;
	const printed = printedFace(play, card);
	// CE-11.13: a morph that has copied already is what it copied.
	return printed.kind === 'morph' ? face : printed;
}

/** CE-15.11: called at the reveal, and whenever another card comes into force. */
export function settleMorphs(play: Play): void {
	const { laid } = encounterOf(play.board);
	for (const side of SIDES) {
		const mine = laid[side];
		const theirs = laid[otherSide(side)];
		if (mine?.face?.kind !== 'morph' || !theirs) continue;
		const copied = copyOf(play, theirs);
		if (!copied || copied.kind === 'morph') continue;
		// CE-15.12: the card stays a morph, wherever it goes from here.
		mine.face = copied;
		play.say(msg('The morph becomes {card}.', { card: faceName(copied) }), 'CE-11.2');
	}
}
