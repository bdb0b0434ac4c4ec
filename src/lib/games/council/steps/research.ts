/** Research (GC-13): a technology of the market for 6 production; where the table says so a Major Event brings a second one. */
import type { Choice } from '../../../core';
import { NONE, cardIn } from '../ask';
import { techOf } from '../content';
import { pickIn, turnOf } from '../events';
import type { TurnEvent } from '../events';
import { purseOf } from '../production';
import { hasFlag } from '../stats';
import { gainTech, mostTechs, researchPrice, techsFor } from '../techs';
import { TIERS } from '../vocabulary';
import type { Frame, Play, Step } from '../play';
import type { Board, SeatId, TechId } from '../types';
import { pay, spendOnce } from './pay';

const TOP_TIER = Math.max(...TIERS);

/** Technologies this player can research and pay for now (GC-13.1, GC-13.2). */
function open(board: Board, seat: SeatId): Choice[] {
	if (researchPrice(board, seat) > purseOf(board, seat)) return [];
	return techsFor(board, seat, TOP_TIER).map(techChoice);
}

/** A technology is put into words once. */
const said = new Map<TechId, Choice>();

function techChoice(id: TechId): Choice {
	let choice = said.get(id);
	if (!choice) {
		const { name, text, tier } = techOf(id);
		choice = { id: `tech:${id}`, on: `tech:${id}`, say: `${name}, tier ${tier}`, note: text };
		said.set(id, choice);
	}
	return choice;
}

function choice(board: Board, seat: SeatId, id: string, say: string): Choice | null {
	const choices = open(board, seat);
	if (choices.length === 0) return null;
	const note = `For ${researchPrice(board, seat)} production`;
	return { id, say, note, then: { type: 'one', choices } };
}

function begin(play: Play, seat: SeatId, tech: TechId, left: number): void {
	const price = researchPrice(play.board, seat);
	spendOnce(play.board, seat, 'researchCost');
	play.push('research', { seat, tech, left });
	pay(play, seat, price, `to research ${techOf(tech).name}`);
}

export const researchEvent: TurnEvent = {
	uses: 'major',
	choice: ({ board }, seat) => choice(board, seat, 'research', 'Research technology'),
	begin: (play, seat, answer) => {
		begin(play, seat, cardIn(pickIn(answer)), mostTechs(play.board) - 1);
	}
};

/** GC-24.9 `researchAsMinor`: one technology, once a turn, for a Minor Event. */
export const researchMinorEvent: TurnEvent = {
	uses: 'minor',
	choice: (play, seat) =>
		hasFlag(play.board, seat, 'researchAsMinor') && !turnOf(play).done.includes('researchMinor')
			? choice(play.board, seat, 'researchMinor', 'Research technology as a Minor Event')
			: null,
	begin: (play, seat, answer) => {
		turnOf(play).done.push('researchMinor');
		begin(play, seat, cardIn(pickIn(answer)), 0);
	}
};

interface Locals {
	readonly seat: SeatId;
	readonly tech: TechId;
	/** More technologies that this event can bring. */
	readonly left: number;
}

const locals = (frame: Frame) => frame as unknown as Locals;

export const research: Step = {
	gain: {
		form: 'run',
		run: (play, frame) => {
			const { seat, tech } = locals(frame);
			gainTech(play, seat, tech, 'GC-13.1');
		}
	},

	/** GC-13.3: paid again, and allowed now that the first is there. */
	second: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { seat, left } = locals(frame);
			const choices = left > 0 ? open(board, seat) : [];
			if (choices.length === 0) return null;
			return {
				seat,
				rule: 'GC-13.3',
				say: `Research a second technology for ${researchPrice(board, seat)}?`,
				shape: { type: 'one', choices: [...choices, { id: NONE, say: 'No second technology' }] },
				fallback: { pick: NONE }
			};
		},
		then: (play, frame, answer, seat) => {
			if (pickIn(answer) !== NONE)
				begin(play, seat, cardIn(pickIn(answer)), locals(frame).left - 1);
		}
	}
};
