/** The use that is being answered, and what becomes of it. */
import { msg } from '../../core';
import type { Words } from '../../core';
import { playerOf, powerOn } from './board';
import { alienName, cardName, flareOf, isPrinted } from './cards';
import { nameOf } from './names';
import { underway } from './play';
import type { Play, StepFrame } from './play';
import { isPiece } from './types';
import type { AlienId, SeatId, Source } from './types';
import type { Me, Use } from './use';
import { value } from './values';

/**
 * What has become of a use that was answered, so that it does not happen:
 * - `stopped`: its power is off until the encounter ends (CE-17.1);
 * - `cancelled`: its card is discarded without effect (CE-17.5);
 * - `blocked`: its card goes back to hand (CE-15.33);
 * - `stolen`: somebody else has taken its card;
 * - `returned`: its card has gone back to hand, and is not played again in this encounter (CE-36.36);
 * - `declined`: its own player forgoes it.
 */
export type Fate = 'stopped' | 'cancelled' | 'blocked' | 'stolen' | 'returned' | 'declined';

/** The innermost use under way: in a window, the one that may be answered. */
export const declaredUse = (play: Play): StepFrame<'use'> => play.within('use');

let find: ((source: Source, id: Me['id'], use: string) => Use) | null = null;

/** Once, as the rules are loaded: how a use is found, by the file that knows all of them (`effects.ts`). */
export function findUsesBy(given: typeof find): void {
	find = given;
}

/** A use under way, as its file tells it. Throws before the rules are loaded. */
export function useIn({ source, id, use }: StepFrame<'use'>): Use {
	if (!find) throw new Error('The rules are not loaded.');
	return find(source, id, use);
}

/** The use that may be answered, as its file tells it. */
export const declaredAs = (play: Play): Use => useIn(declaredUse(play));

/** What a use without a card is called by: its power, or the piece of a module. */
export const calledOf = ({ source, id }: Pick<Me, 'source' | 'id'>): Words =>
	isPiece(source) || source === 'artifact' ? nameOf(source, id) : alienName(id);

/** A card whose effect is repeated by its name, for it lies no more (CE-16.34). */
export const repeatedName = ({ source, id }: Pick<Me, 'source' | 'id'>): Words =>
	source === 'wild' ? cardName(flareOf(id)) : calledOf({ source, id });

/** A card by its name, and as what it is played where that is another artifact: `Plague as Quash`. */
export const playedAs = (
	name: Words,
	{ source, id, card }: Pick<Me, 'source' | 'id' | 'card'>
): Words =>
	source === 'artifact' && card && !isPrinted(card, id)
		? msg('{card} as {artifact}', { card: name, artifact: nameOf('artifact', id) })
		: name;

/** The same of a use under way; what it is called by where it is no card's. */
const cardOf = (frame: StepFrame<'use'>): Words =>
	frame.card ? playedAs(cardName(frame.card), frame) : calledOf(frame);

/** What a use in the making is called: `Ines uses the power of Zombie`, `Ines plays Plague` or `Ines uses Xenon Lasers`. */
export function declaration({ seat: who, card: played, id, source }: StepFrame<'use'>): Words {
	if (isPiece(source)) return msg('{who} uses {tech}', { who, tech: calledOf({ source, id }) });
	if (played === null) return msg('{who} uses the power of {alien}', { who, alien: alienName(id) });
	const card = playedAs(cardName(played), { source, id, card: played });
	switch (source) {
		case 'super':
			return msg('{who} plays {card} (super)', { who, card });
		case 'wild':
			return msg('{who} plays {card} (wild)', { who, card });
		default:
			return msg('{who} plays {card}', { who, card });
	}
}

/** The same in words that say `you` to its own player. */
export function declarationToAll(frame: StepFrame<'use'>): Words {
	const { seat: who, card: played, id, source } = frame;
	if (frame.repeats)
		return msg('{who, select, you {You repeat} other {# repeats}} {card}', {
			who,
			card: repeatedName(frame)
		});
	if (isPiece(source))
		return msg('{who, select, you {You use} other {# uses}} {tech}', {
			who,
			tech: calledOf({ source, id })
		});
	if (played === null)
		return msg('{who, select, you {You use your power,} other {# uses the power of}} {alien}', {
			who,
			alien: alienName(id)
		});
	const card = playedAs(cardName(played), { source, id, card: played });
	switch (source) {
		case 'super':
			return msg('{who, select, you {You play} other {# plays}} {card} (super)', { who, card });
		case 'wild':
			return msg('{who, select, you {You play} other {# plays}} {card} (wild)', { who, card });
		default:
			return msg('{who, select, you {You play} other {# plays}} {card}', { who, card });
	}
}

/** The same as its own player reads it. */
export function ownDeclaration(frame: StepFrame<'use'>): Words {
	const { card: played, id, source } = frame;
	if (frame.repeats) return msg('You repeat {card}', { card: repeatedName(frame) });
	if (isPiece(source)) return msg('You use {tech}', { tech: calledOf({ source, id }) });
	if (played === null) return msg('You use your power, {alien}', { alien: alienName(id) });
	const card = playedAs(cardName(played), { source, id, card: played });
	switch (source) {
		case 'super':
			return msg('You play {card} (super)', { card });
		case 'wild':
			return msg('You play {card} (wild)', { card });
		default:
			return msg('You play {card}', { card });
	}
}

/** What a use does, as its own player reads it. */
export function ownDeed(frame: StepFrame<'use'>): Words {
	const { say, yours = say, doing } = useIn(frame);
	return msg('{use}: {does}.', {
		use: ownDeclaration(frame),
		does: doing?.(frame.answer, frame.seat) ?? yours
	});
}

/** What came of a use, for who is asked again after it (CE-16.15): what it did, as it was declared, or that it did not. */
export const cameOf = (frame: StepFrame<'use'>): Words => {
	const { fate, why } = frame;
	if (!fate && why) return why.say;
	const of = cardOf(frame);
	return fate ? msg('{of} comes to nothing.', { of }) : msg('{of} was used.', { of });
};

/** What is being answered, for the choice of what cancels it: `cancel Plague of Halley`, or `cancel Plague, your own card`. */
export function cancelsIt(play: Play): Words {
	const declared = declaredUse(play);
	const { seat: whom } = declared;
	const what = cardOf(declared);
	return msg('cancel {what}{whom, select, you {, your own card} other { of #}}', { what, whom });
}

/** The same for what puts its power out. */
export function stopsIt(play: Play): Words {
	const { seat: whom, id } = declaredUse(play);
	return msg('stop {alien}{whom, select, you {, your own power} other { of #}}', {
		alien: alienName(id),
		whom
	});
}

/** In the window under way, where there is one: what has happened since its questions were asked. */
export function happened(play: Play, what: Words): void {
	const window = play.openWindow();
	if (window) window.lately = what;
}

/** CE-17.5, CE-15.36: a card that comes to nothing, by whom and with what where it was somebody. */
export const cancelledBy = ({
	card,
	stopper: who,
	means
}: {
	readonly card: Words;
	readonly stopper: SeatId | undefined;
	readonly means: Words | undefined;
}): Words =>
	who && means
		? msg('{who, select, you {You cancel} other {# cancels}} {card} with {means}.', {
				who,
				card,
				means
			})
		: msg('{card} is cancelled.', { card });

/** CE-16.24: whether what is declared is its own power, and nothing has stopped it, so that its super flare adds to it. */
export const declaresOwn = (play: Play, { seat, id }: Pick<Me, 'seat' | 'id'>): boolean => {
	const { source, id: alien, seat: by, fate } = declaredUse(play);
	return source === 'power' && alien === id && by === seat && !fate;
};

/** While a use happens: the one it answers, just outside it. Throws when it answers none. */
export function answeredUse(play: Play): StepFrame<'use'> {
	const frames = underway(play.table);
	let uses = 0;
	for (let i = frames.length - 1; i >= 0; i--) {
		const frame = frames[i];
		if (frame?.step === 'use' && ++uses === 2) return frame;
	}
	throw new Error('This answers no use.');
}

/** Whether a use of this power has just been stopped, so that the power is about to go off (CE-17.1). */
export const isBeingStopped = (play: Play, seat: SeatId, id: AlienId): boolean =>
	underway(play.table).some(
		(frame) =>
			frame.step === 'use' &&
			(frame.source === 'power' || frame.source === 'super') &&
			frame.seat === seat &&
			frame.id === id &&
			frame.fate === 'stopped'
	);

/** The rule of an effect that keeps this power from being stopped; null: none does. */
const protectedBy = (play: Play, { seat, id }: StepFrame<'use'>) =>
	value(play, 'unstoppable', null, { seat, alien: id });

/** Whether the use that may be answered is of a power that can be stopped: by a zap or what works as one (CE-17.1). */
export function isStoppable(play: Play): boolean {
	const declared = declaredUse(play);
	const { source, seat, id, fate } = declared;
	// CE-18.5: nothing comes of it any more.
	if (source === 'power' && !powerOn(play.board, seat, id)) return false;
	// CE-15.32: a super flare works through the power, so it can be stopped the same way.
	const isPower = source === 'power' || source === 'super';
	return isPower && !fate && protectedBy(play, declared) === null;
}

/** The powers of a seat that an effect can put out without answering a use of theirs. */
export const stoppableOf = ({ board }: Play, seat: SeatId): AlienId[] =>
	playerOf(board, seat).shown
		? playerOf(board, seat).aliens.filter((id) => powerOn(board, seat, id))
		: [];

/** CE-17.1: these are off until the encounter ends, but those that nothing stops. */
export function stopPowers(play: Play, seat: SeatId): void {
	for (const alien of stoppableOf(play, seat)) {
		const rule = value(play, 'unstoppable', null, { seat, alien });
		if (rule) {
			play.say(msg('{alien} cannot be stopped.', { alien: alienName(alien) }), rule);
			continue;
		}
		play.board.encounter?.zapped.push({ seat, alien });
		play.say(
			msg('{alien} is stopped until the encounter ends.', { alien: alienName(alien) }),
			'CE-17.1',
			{ type: 'zap', seat, target: alien }
		);
	}
}

/** While a use happens: the reinforcement under way adds nothing (CE-15.36). */
export function cancelReinforcement(play: Play): StepFrame<'reinforce'> {
	const reinforced = play.within('reinforce');
	const by = declaredUse(play);
	reinforced.cancelled = true;
	reinforced.stopper = by.seat;
	reinforced.means = cardOf(by);
	return reinforced;
}

/** While a use happens: the one it answers will not. */
export function stopUse(play: Play, fate: Fate): void {
	const stopped = answeredUse(play);
	const rule = fate === 'stopped' ? protectedBy(play, stopped) : null;
	if (rule) {
		play.say(msg('{alien} cannot be stopped.', { alien: alienName(stopped.id) }), rule);
		return;
	}
	stopped.fate = fate;
	if (fate === 'declined') return;
	const by = declaredUse(play);
	stopped.stopper = by.seat;
	stopped.means = cardOf(by);
}
