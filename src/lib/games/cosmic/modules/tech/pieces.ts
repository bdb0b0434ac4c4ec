/**
 * Technologies change place here and nowhere else: from their deck before players, up and down, to their discard
 * pile (CE-32). Ships that research one are moved as all ships are (`ships.ts`).
 */
import { msg } from '../../../../core';
import { copiesOf, likeOf } from '../../../kit';
import { playerOf, techAt, techOf, techsOf } from '../../board';
import { nameOf } from '../../names';
import { handUnder } from '../../hands';
import { discardToModule, drawFromModule, drawable, leaveOut, openedUp } from '../decks';
import type { Play } from '../../play';
import type { Me } from '../../use';
import type { AlienId, PlanetId, SeatId } from '../../types';
import type { Tech, TechId, TechSlot } from './state';

declare module '../../play' {
	interface Steps {
		'tech.leave': {
			readonly seat: SeatId;
			readonly slot: TechSlot;
		};
		/** A technology changes hands by a deal (CE-32.19). */
		'tech.dealt': {
			readonly from: SeatId;
			readonly to: SeatId;
			/** Where it lies: first before the giver, then before the receiver. */
			slot: TechSlot;
			/** The ships of the giver that lay on it, once they have gone home. */
			lay?: number;
		};
	}
}

const numberOf = (slot: TechSlot): number => Number(slot.slice(slot.indexOf('-') + 1));

/** A place before a seat that holds none. */
function freshSlot(play: Play, seat: SeatId): TechSlot {
	const taken = techsOf(play.board, seat).map(({ slot }) => numberOf(slot));
	return `tech:${Number(seat.slice(5))}-${Math.max(0, ...taken) + 1}`;
}

/** Technologies that are not for this table leave the deck: only those named stay. */
export const sortOut = (play: Play, stays: (id: TechId) => boolean): void =>
	leaveOut(play, 'tech', (card) => stays(likeOf(card)));

/** How many can be drawn. */
export const techsLeft = (play: Play): number => drawable(play, 'tech');

/**
 * A seat draws technologies, face down; as many as there are, when deck and pile hold fewer (CE-30.4). The places they
 * lie in.
 */
export function drawTechs(play: Play, seat: SeatId, n: number, rule: string): TechSlot[] {
	const { board } = play;
	const drawn = drawFromModule(play, 'tech', n).map(likeOf);
	const slots = drawn.map((id) => {
		const slot = freshSlot(play, seat);
		playerOf(board, seat).techs = [...techsOf(board, seat), { slot, id, faceUp: false, ships: {} }];
		return slot;
	});
	if (drawn.length === 0) return slots;
	play.say(
		msg('{who} draws {n, plural, one {# technology} other {# technologies}}.', {
			who: seat,
			n: drawn.length
		}),
		rule,
		{ type: 'tech', seat, did: 'drew', id: null }
	);
	play.tell(seat, msg('You draw {techs}.', { techs: { and: drawn.map(techName) } }), rule, {
		type: 'named',
		seat
	});
	return slots;
}

export const techName = (id: TechId) => nameOf('tech', id);

/** How many ships of a seat research this technology. */
export const researchers = ({ board }: Play, seat: SeatId, id: TechId): number =>
	techOf(board, seat, id)?.ships[seat] ?? 0;

/** Turns a technology up: its player has completed it (CE-32.8, CE-32.10). */
export function turnUpTech(play: Play, tech: Tech): void {
	tech.faceUp = true;
	play.showed = true;
}

/** A technology leaves play: its ships go home first, then it is discarded. It takes effect as it is on the stack. */
export function discardTech(play: Play, { seat, id }: Pick<Me, 'seat' | 'id'>): void {
	const tech = techOf(play.board, seat, id);
	if (tech) play.push('tech.leave', { seat, slot: tech.slot });
}

/** A technology without ships is turned down again, to be researched anew (CE-32.11). */
export function resetTech(play: Play, { seat, id }: Pick<Me, 'seat' | 'id'>): Tech | null {
	const tech = techOf(play.board, seat, id);
	if (!tech) return null;
	tech.faceUp = false;
	play.say(
		msg('{who} turns {tech} face down: it is to be researched anew.', {
			who: seat,
			tech: techName(id)
		}),
		'CE-32.11',
		{ type: 'tech', seat, did: 'reset', id }
	);
	return tech;
}

/** It is turned down and goes to another seat, to be researched anew there. */
export function handOn(play: Play, me: Pick<Me, 'seat' | 'id'>, to: SeatId, rule: string): void {
	const tech = resetTech(play, me);
	if (!tech) return;
	play.say(
		msg('{who, select, you {You give} other {# gives}} {tech} to {whom}.', {
			who: me.seat,
			tech: techName(me.id),
			whom: to
		}),
		rule
	);
	giveTech(play, me.seat, to, tech);
}

/** Puts a technology without ships on the discard pile, face up. */
export function toTechPile(play: Play, seat: SeatId, slot: TechSlot): void {
	const { board } = play;
	const { id } = techAt(board, slot);
	playerOf(board, seat).techs = techsOf(board, seat).filter((tech) => tech.slot !== slot);
	discardToModule(play, 'tech', openedUp(play, copiesOf(id, 1)));
}

/** A technology without ships goes to another seat, as it is: where it lies there. */
export function giveTech(play: Play, from: SeatId, to: SeatId, tech: Tech): TechSlot {
	const { board } = play;
	const came = { ...tech, slot: freshSlot(play, to) };
	handUnder(play, to, came);
	playerOf(board, from).techs = techsOf(board, from).filter((other) => other !== tech);
	playerOf(board, to).techs = [...techsOf(board, to), came];
	return came.slot;
}

/** Notes the alien a technology has brought its player. */
export function bringAlien(tech: Tech, alien: AlienId): void {
	tech.brought = alien;
}

/** Puts the token of a technology between two planets. */
export function placeToken(tech: Tech, between: readonly PlanetId[]): void {
	tech.between = between;
}
