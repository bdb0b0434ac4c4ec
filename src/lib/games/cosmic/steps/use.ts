/**
 * A use, from its declaration to its end (CE-16.13, CE-17): a card is shown, the others may answer,
 * then it happens, and the card goes where it belongs.
 */
import type { Answer, Shape } from '../../../core';
import { toHand, toTable } from '../copies';
import { alienOf } from '../effects';
import { cardName } from '../cards';
import { powerKey, powerOn } from '../board';
import { takeFromHand } from '../hands';
import { turnUp } from '../sheets';
import { weigh } from '../totals';
import { checkVictory } from '../ships';
import { answerIn, choiceOf, declaration, meIn, startMandatory, useIn } from '../windows';
import type { Frame, Play, Step } from '../play';
import type { SeatId } from '../types';

export const use: Step = {
	declare: {
		form: 'run',
		run: (play, frame) => {
			const { seat, source, id, card: held } = meIn(frame);
			const { encounter } = play.board;
			if (held) {
				takeFromHand(play, seat, held);
				const [card = held] = toTable(play, [held]);
				frame['card'] = card;
				play.board.onTable.push(card);
				play.showed = true;
				if (source !== 'artifact') encounter?.flares.push({ seat, alien: id });
			}
			// CE-3.16: a super half is for the alien's own player alone, so it tells as much as the power.
			if (source === 'power' || source === 'super') turnUp(play, seat);
			const { say, ask, unanswerable } = useIn(frame);
			const answer = answerIn(frame);
			const shape = answer && ask?.(play, meIn(frame));
			// CE-17.3: details settled with the declaration are told with it, so that it can be answered.
			const details = shape ? ` (${inWords(shape, answer)})` : '';
			play.say(`{${seat}} ${declaration(frame)}: ${say}${details}.`, 'CE-17.3', {
				type: 'use',
				seat,
				source,
				id,
				use: String(frame['use'])
			});
			// CE-16.14: answers come to lie on top of it, so the newest is carried out first.
			if (!unanswerable) play.window('use.declared');
		}
	},

	/** Details of a mandatory use are asked of its owner; others came with the declaration. */
	details: {
		form: 'ask',
		ask: (play, frame) => {
			if (frame['cancelled'] || frame['asked']) return null;
			const me = meIn(frame);
			const shape = useIn(frame).ask?.(play, me);
			if (!shape) return null;
			return {
				seat: me.seat,
				shape,
				rule: 'CE-16.3',
				say: `${alienOf(me.id).words.name}: ${useIn(frame).say}`
			};
		},
		then: (_play, frame, answer) => {
			frame['answer'] = answer;
		}
	},

	happen: {
		form: 'run',
		run: (play, frame) => {
			const me = meIn(frame);
			if (frame['cancelled']) {
				cancelled(play, frame);
				return 'end';
			}
			// CE-18.5: a use declared but not carried out goes with its power.
			if (me.source === 'power' && !powerOn(play.board, me.seat, me.id)) {
				play.say(`${alienOf(me.id).words.name} is off: nothing comes of its use.`, 'CE-18.5');
				return 'end';
			}
			const use = useIn(frame);
			const answer = answerIn(frame);
			const key = String(frame['use']);
			const { encounter } = play.board;
			encounter?.used.push(`${me.seat} ${me.source}|${me.id}|${key}`);
			if (use.lasting)
				encounter?.lasting.push({
					seat: me.seat,
					source: me.source,
					id: me.id,
					use: key,
					amount: use.amount?.(answer) ?? 0
				});
			// CE-17.4: what it costs is paid here, so a use that was stopped has cost nothing.
			use.apply?.(play, me, answer);
			return undefined;
		}
	},

	after: {
		form: 'run',
		run: (play, frame) => {
			if (meIn(frame).source === 'artifact')
				play.window('artifact.played', { only: meIn(frame).seat });
		}
	},

	dispose: {
		form: 'run',
		run: (play, frame) => {
			const me = meIn(frame);
			const use = useIn(frame);
			if (me.card && play.board.onTable.includes(me.card)) {
				if (use.afterwards) use.afterwards(play, me, answerIn(frame));
				else if (me.source === 'artifact')
					discardFromTable(play, me.card); // CE-15.18: one-time
				else returnFlare(play, frame);
			}
			// What was weighed in the reveal weighs otherwise now; later nothing does.
			if (play.board.phase === 'reveal') weigh(play);
			checkVictory(play);
		}
	}
};

/** CE-16.11: the player of several mandatory effects says which comes first. Locals: `seat`, `uses`. */
export const mandatory: Step = {
	which: {
		form: 'ask',
		ask: (_play, frame) => ({
			seat: frame['seat'] as SeatId,
			rule: 'CE-16.11',
			say: 'Several of your effects come now. Which one first?',
			shape: { type: 'one', choices: (frame['uses'] as string[]).map(choiceOf) }
		}),
		then: (play, _frame, answer, seat) => {
			if ('pick' in answer) startMandatory(play, play.within('window'), seat, answer.pick);
		}
	}
};

/** What was chosen, in the words it was offered in. */
function inWords(shape: Shape, answer: Answer): string {
	if (shape.type === 'one' && 'pick' in answer) {
		const choice = shape.choices.find(({ id }) => id === answer.pick);
		const then = choice?.then && answer.then ? `, ${inWords(choice.then, answer.then)}` : '';
		return `${choice?.say ?? answer.pick}${then}`;
	}
	if (shape.type === 'some' && 'picks' in answer)
		return shape.choices
			.filter(({ id }) => answer.picks.includes(id))
			.map(({ say }) => say)
			.join(', ');
	if (shape.type === 'split' && 'split' in answer)
		return shape.places
			.filter(({ id }) => answer.split[id])
			.map(({ id, say }) => `${say}: ${answer.split[id] ?? 0}`)
			.join(', ');
	return 'amount' in answer ? String(answer.amount) : '';
}

/** A card on the table goes to the discard pile. */
function discardFromTable(play: Play, card: string): void {
	const { board } = play;
	board.onTable = board.onTable.filter((other) => other !== card);
	board.discard.push(card);
}

/** A card on the table goes into a hand. */
export function tableToHand(play: Play, card: string, seat: SeatId): void {
	const { board } = play;
	board.onTable = board.onTable.filter((other) => other !== card);
	toHand(play, seat, [card]);
}

/** CE-15.26: a used flare returns to its player's hand, at once or in resolution by option. */
function returnFlare(play: Play, frame: Frame): void {
	const { seat, card } = meIn(frame);
	if (!card) return;
	const { board } = play;
	if (board.options.flareReturn === 'resolution' && play.find('encounter')) {
		board.onTable = board.onTable.filter((other) => other !== card);
		board.returning.push({ seat, card });
	} else tableToHand(play, card, seat);
}

/** What becomes of a use that was answered. */
function cancelled(play: Play, frame: Frame): void {
	const { seat, source, id, card } = meIn(frame);
	const { board } = play;
	const how = frame['cancelled'];
	switch (how) {
		case 'cosmic-zap':
			// CE-17.1: the power is off until the encounter ends.
			board.encounter?.zapped.push(powerKey(seat, id));
			if (card) {
				// CE-15.28: a super flare so answered returns and leaves the one-flare limit untouched.
				tableToHand(play, card, seat);
				forgetFlare(play, frame);
			}
			play.say(`${alienOf(id).words.name} is stopped until the encounter ends.`, 'CE-17.1', {
				type: 'zap',
				seat,
				target: id
			});
			return;
		case 'card-zap':
			// CE-17.5: discarded without effect.
			if (card && board.onTable.includes(card)) discardFromTable(play, card);
			play.say(`${card ? cardName(card) : id} is cancelled.`, 'CE-17.5');
			return;
		case 'blocked':
			if (card && board.onTable.includes(card)) returnFlare(play, frame);
			play.say(`${card ? cardName(card) : id} is blocked and goes back to hand.`, 'CE-15.33');
			return;
		case 'stolen':
			// The thief has put it into its hand already.
			return;
		default:
			if (source === 'power') return;
			throw new Error(`Unknown answer ${String(how)}.`);
	}
}

function forgetFlare(play: Play, frame: Frame): void {
	const { seat, id } = meIn(frame);
	const { encounter } = play.board;
	if (!encounter) return;
	encounter.flares = encounter.flares.filter(
		(played) => !(played.seat === seat && played.alien === id)
	);
}
