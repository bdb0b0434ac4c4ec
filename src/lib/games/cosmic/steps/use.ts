/**
 * A use, from its declaration to its end (CE-16.13, CE-17): a card is shown, the others may answer,
 * then it happens, and the card goes where it belongs.
 */
import { msg, unreachable, verbatim } from '../../../core';
import type { Answer, Param, Shape, Words } from '../../../core';
import { caused, told } from '../because';
import type { Led } from '../because';
import { alienName, cardName, isPrinted, kindOf } from '../cards';
import {
	channelOf,
	flaresOnTechs,
	isHoardOpen,
	isHoarded,
	isZapped,
	playerOf,
	powerOn,
	sheetOfCard,
	stationOf,
	techOf,
	timingOrder
} from '../board';
import { useOf } from '../effects';
import { usedEssence } from '../essence/cards';
import { openTo } from '../essence/laid';
import { returnFlare } from '../flares';
import {
	discardCards,
	discardFromTable,
	discardPlayed,
	drawFlares,
	showCard,
	tableFaceDown,
	tableOnto,
	tableToHand
} from '../hands';
import { declareChannel, declareGuise, guiseOf } from '../guises';
import { declareHoard } from '../hoards';
import { holderOf } from '../modules/lux/holders';
import { surge } from '../modules/lux/triggers';
import { payForUse } from '../modules/moons/pay';
import { turnUpMoon } from '../modules/moons/pieces';
import { discardTech, turnUpTech } from '../modules/tech/pieces';
import { acts, alsoAs } from '../offers';
import { isRepeatable, repeat } from '../repeating';
import { turnUp } from '../sheets';
import { weigh } from '../totals';
import { checkVictory, isWithin } from '../victory';
import { value } from '../values';
import { choiceOf, meIn, startMandatory } from '../windows';
import {
	calledOf,
	declarationToAll,
	isStoppable,
	ownDeed,
	useIn,
	cancelledBy,
	happened,
	cameOf
} from '../declared';
import type { Fate } from '../declared';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { AlienId, CardId, SeatId, Source } from '../types';
import { decidesWinner } from '../use';
import type { Me } from '../use';

declare module '../play' {
	interface Steps {
		use: {
			readonly seat: SeatId;
			readonly source: Source;
			readonly id: Me['id'];
			/** Which use of the effect. */
			readonly use: string;
			/** The card it is played with, as all see it once it is declared; null for a power. */
			card: CardId | null;
			/** Its details, settled with the declaration or asked after it; null while there are none. */
			answer: Answer | null;
			/** Whether its player was asked for them with the declaration. */
			readonly asked: boolean;
			/** Its card came out of a hoard (CE-19.20); left out: out of the hand, or there is none. */
			hoarded?: true;
			/** The power by which its card is played as an artifact that it is not (CE-15.39); left out: it is what it is. */
			guise?: AlienId;
			/** The power off whose sheet its flare is played (CE-15.46); left out: it lay elsewhere. */
			channel?: AlienId;
			/** The sheet off which its card is played as one of the hand (CE-15.44); left out: it lay elsewhere. */
			sheet?: AlienId;
			/** Its card lay open on a technology, so nothing answers it (CE-32.48); left out: it did not. */
			sure?: true;
			/** Why it does not happen; null: it does. */
			fate: Fate | null;
			/** It was stopped by what is no zap, so it brings nothing about by that (CE-32.34). */
			noZap?: true;
			/** Who kept it from happening; left out: nobody else did. */
			stopper?: SeatId;
			/** The card or power it was kept from happening with; left out: by what all the table is under. */
			means?: Words;
			/** What was declared, once it was; questions that follow from it say so. */
			why?: Led;
			/** It is what a card has done that another player played, so no card is played for it (CE-16.34); left out: it is not. */
			readonly repeats?: true;
			/** Who repeats what it has done; left out: nobody does. */
			repeatedBy?: SeatId;
		};
		mandatory: {
			readonly seat: SeatId;
			/** The uses to choose from, as choices name them. */
			readonly uses: readonly string[];
		};
	}
}

const { run, ask } = formsOf('use');

export const use: Step = {
	/** CE-17.14: what is named comes first, so that it is told with the declaration and can be answered. */
	name: ask({
		ask: (play, frame) => {
			const details = useIn(frame).named && !frame.asked ? detailsOf(play, frame) : null;
			const { seat, source, id, use: key } = frame;
			return (
				details && {
					...details,
					because: { of: `${source}|${id}|${key}`, by: seat, say: ownDeed(frame) }
				}
			);
		},
		then: (_play, frame, answer) => {
			frame.answer = answer;
		}
	}),

	declare: run((play, frame) => {
		const { seat, source, id, use: key, card: held, answer } = frame;
		const { encounter } = play.board;
		if (held) {
			if (isHoarded(play.board, seat, held)) frame.hoarded = true;
			if (flaresOnTechs(play.board, seat).includes(held)) frame.sure = true;
			const channel = channelOf(play.board, seat, held);
			const sheet = sheetOfCard(play.board, seat, held);
			if (channel) frame.channel = channel;
			else if (sheet) frame.sheet = sheet;
			frame.card = showCard(play, seat, held);
			const guise =
				source === 'artifact' && !isPrinted(held, id) && !alsoAs(play, seat).includes(id)
					? guiseOf(play, seat, held)
					: null;
			if (guise) frame.guise = guise;
			if (!channel && (source === 'wild' || source === 'super'))
				encounter?.flares.push({ seat, alien: id });
		}
		// CE-3.16: a super half is for the alien's own player alone, so it tells as much as the power.
		if (source === 'power' || source === 'super') turnUp(play, seat);
		// CE-32.10: one that lies face down is completed by it.
		const tech = source === 'tech' ? techOf(play.board, seat, id) : null;
		if (tech) turnUpTech(play, tech);
		// CE-37.16: its card may lie face down.
		if (source === 'moon') turnUpMoon(play, id);
		const of = useIn(frame);
		const { say, yours = say, ask: asks, doing } = of;
		const whole = doing?.(answer, seat) ?? null;
		const shape = answer && !whole && asks?.(play, meIn(frame));
		// CE-17.3: details settled with the declaration are told with it, so that it can be answered.
		const made = {
			use: declarationToAll(frame),
			does: whole ?? (yours === say ? say : { to: seat, you: yours, other: say })
		};
		frame.why = told(play, {
			of: `${source}|${id}|${key}`,
			by: seat,
			say: shape
				? msg('{use}: {does} ({details}).', { ...made, details: inWords(shape, answer) })
				: msg('{use}: {does}.', made),
			rule: 'CE-17.3',
			move: { type: 'use', seat, source, id, use: key, ...(decidesWinner(of) && { decides: true }) }
		});
		if (frame.hoarded) declareHoard(play, seat);
		if (frame.guise) declareGuise(play, seat, frame.guise);
		if (frame.channel) declareChannel(play, seat, frame.channel);
		surge(play, frame);
	}),

	answered: run((play, frame) => {
		const { seat, card, guise, channel } = frame;
		if (guise && card && !powerOn(play.board, seat, guise)) {
			// CE-15.39: it was stopped, so it was not played.
			tableToHand(play, [card], seat);
			return 'end';
		}
		if (channel && card && !powerOn(play.board, seat, channel)) {
			// CE-15.46: it was stopped, so it was not played.
			tableFaceDown(play, seat, channel, card);
			return 'end';
		}
		if (frame.hoarded && card && !isHoardOpen(play.board, seat)) {
			// CE-19.20: that it came out of the hoard was stopped, so it was not played.
			tableToHand(play, [card], seat);
			forgetFlare(play, frame);
			return 'end';
		}
		// CE-16.14: answers come to lie on top of it, so the newest is carried out first.
		if (useIn(frame).unanswerable || frame.sure || frame.repeats) return undefined;
		if (frame.source === 'power' && isStoppable(play) && value(play, 'stopsPowers', false, null)) {
			// CE-33.20: nobody need answer it.
			frame.fate = 'stopped';
			return undefined;
		}
		play.window('use.declared');
		return undefined;
	}),

	/** Details of a mandatory use are asked of its owner; others came with the declaration. */
	details: ask({
		ask: (play, frame) =>
			frame.fate || frame.asked || useIn(frame).named ? null : detailsOf(play, frame),
		then: (_play, frame, answer) => {
			frame.answer = answer;
		}
	}),

	happen: run((play, frame) => {
		happened(play, cameOf(frame));
		if (frame.fate) {
			undo(play, frame, frame.fate);
			if (frame.fate === 'stopped' && !frame.noZap) bringAbout(play, frame);
			if (frame.stopper) play.window('use.stopped', { seat: frame.stopper });
			return 'end';
		}
		const { seat, source, id, use: key, answer } = frame;
		// CE-18.5: a use declared but not carried out goes with its power.
		if (source === 'power' && !powerOn(play.board, seat, id)) {
			play.say(
				msg('{alien} is off: nothing comes of its use.', { alien: alienName(id) }),
				'CE-18.5'
			);
			// CE-17.12: also where the power was stopped by its super flare, which answered the use.
			if (isZapped(play.board, seat, id)) bringAbout(play, frame);
			return 'end';
		}
		const made = useIn(frame);
		const me = meIn(frame);
		const { encounter } = play.board;
		encounter?.used.push({ seat, source, id, use: key });
		if (made.lasting) {
			const amount =
				(made.ask
					? (made.counted?.(play, me, answer) ?? made.amount?.(answer))
					: (made.fixes?.(play.board, seat) ?? made.amount?.(play, me))) ?? 0;
			encounter?.lasting.push({ seat, source, id, use: key, amount });
		}
		// CE-37.22: once it is done.
		const cost =
			play.board.moons && source === 'power' && !made.unanswerable
				? value(play, 'useCosts', 0, { seat })
				: 0;
		payForUse(play, seat, cost);
		// CE-17.4: what it costs is paid here, so a use that was stopped has cost nothing.
		made.apply?.(play, me, answer);
		// CE-36.74
		const open = source === 'essence' && openTo(play.board, seat).find((one) => one === id);
		if (open) usedEssence(play, seat, open);
		return frame.repeats ? 'dispose' : undefined;
	}),

	after: run((play, { source, seat }) => {
		// CE-33.6: nothing keeps a card that is about to leave the game.
		if (source === 'artifact' && !value(play, 'playedCardsLeave', false, null))
			play.window('artifact.played', { only: seat });
	}),

	/** CE-38.17, CE-34.24: of an artifact of another player those are asked as well before whom Sticky Digits lies, or whose grid has seen it. */
	stick: run((play, { source, seat, why }) => {
		const { board } = play;
		if (source !== 'artifact') return;
		const stays = !value(play, 'playedCardsLeave', false, null);
		const sticky = stays ? holderOf(board, 'sticky-digits') : null;
		const asked = timingOrder(board).filter(
			(one) =>
				one !== seat &&
				(one === sticky || stationOf(board, one, 'artifact-detection-grid') !== null)
		);
		for (const only of asked.toReversed())
			play.window('artifact.played', { only, seat, ...(why && { why }) });
	}),

	/** CE-40.69: in timing order. */
	kindles: run((play, { source, seat: player }) => {
		const { board, vault } = play;
		if (!board.evolution || (source !== 'wild' && source !== 'super')) return;
		for (const seat of timingOrder(board)) {
			const n = value(play, 'flaresFor', 0, { seat, player });
			if (n > 0 && vault.flares.length > 0) drawFlares(play, seat, n, 'CE-40.69');
		}
	}),

	/** CE-40.68: asked of who holds any card, so that nobody hears whether a flare is among them. */
	takesBack: ask({
		ask: (play, frame) => {
			const { card, seat, source } = frame;
			const { board } = play;
			const { hand } = playerOf(board, seat);
			if (!board.evolution || source !== 'artifact' || !card || hand.length === 0) return null;
			if (!board.onTable.includes(card) || useIn(frame).afterwards) return null;
			// CE-33.6: nothing keeps a card that is about to leave the game.
			if (value(play, 'playedCardsLeave', false, null)) return null;
			if (!value(play, 'takesBack', false, { seat })) return null;
			const name = cardName(card);
			return {
				seat,
				secret: true,
				about: [card],
				rule: 'CE-40.68',
				say: msg('Discard a flare, and take {card} back?', { card: name }),
				shape: {
					type: 'one',
					choices: [
						...hand
							.filter((one) => kindOf(one) === 'flare')
							.map((flare) => ({
								id: flare,
								say: msg('Discard {flare}', { flare: cardName(flare) }),
								on: flare
							})),
						{ id: 'none', say: msg('Leave {card} discarded', { card: name }) }
					]
				},
				fallback: { pick: 'none' }
			};
		},
		then: (play, { card }, { pick }, seat) => {
			if (pick === 'none' || !card) return;
			discardCards(play, seat, [pick], 'CE-40.68');
			play.say(msg('{who} takes {card} back.', { who: seat, card: cardName(card) }), 'CE-40.68');
			tableToHand(play, [card], seat);
		}
	}),

	dispose: run((play, frame) => {
		const { card, seat, source, answer } = frame;
		if (card && play.board.onTable.includes(card)) {
			const { afterwards } = useIn(frame);
			// CE-33.18
			if (value(play, 'playedCardsLeave', false, null)) discardPlayed(play, seat, card);
			else if (afterwards) afterwards(play, meIn(frame), answer);
			else if (source === 'artifact')
				discardPlayed(play, seat, card); // CE-15.18: one-time
			// CE-15.46
			else if (frame.channel) discardFromTable(play, seat, [card]);
			else comeBack(play, frame, card);
		}
		// What was weighed in the reveal weighs otherwise now; later nothing does.
		if (play.board.phase === 'reveal') weigh(play);
		// CE-21.11: under rules of before each use was checked by itself.
		if (!play.since(3) || !isWithin(play)) checkVictory(play);
	}),

	/** CE-16.34 */
	used: run((play, frame) => {
		const { seat, why } = frame;
		if (acts(play.board, 'card.used') && isRepeatable(play, frame))
			play.window('card.used', { seat, ...(why && { why }) });
	}),

	repeated: run((play, frame) => {
		const { repeatedBy } = frame;
		delete frame.repeatedBy;
		if (repeatedBy) repeat(play, repeatedBy, frame);
	})
};

/** The details of a mandatory use, as its owner is asked for them. */
function detailsOf(play: Play, frame: StepFrame<'use'>) {
	const { seat, source, id } = frame;
	const { ask, asks, say, yours: does = say } = useIn(frame);
	const shape = ask?.(play, meIn(frame));
	return shape
		? {
				...caused(play),
				seat,
				shape,
				rule: 'CE-16.3',
				say: asks ?? msg('{of}: {does}', { of: calledOf({ source, id }), does })
			}
		: null;
}

const several = formsOf('mandatory');

/** CE-16.11: the player of several mandatory effects says which comes first. */
export const mandatory: Step = {
	which: several.ask({
		ask: (_play, { seat, uses }) => ({
			seat,
			rule: 'CE-16.11',
			say: msg('Several of your effects come now. Which one first?'),
			shape: { type: 'one', choices: uses.map(choiceOf) }
		}),
		then: (play, _frame, { pick }, seat) => {
			const window = play.openWindow();
			if (!window) throw new Error('Mandatory effects come in a window.');
			startMandatory(play, window, seat, pick);
		}
	})
};

/** What was chosen, in the words it was offered in. */
function inWords(shape: Shape, answer: Answer): Param {
	if (shape.type === 'one' && 'pick' in answer) {
		const choice = shape.choices.find(({ id }) => id === answer.pick);
		const picked = choice?.say ?? verbatim(answer.pick);
		return choice?.then && answer.then
			? msg('{picked}, {then}', { picked, then: inWords(choice.then, answer.then) })
			: picked;
	}
	if (shape.type === 'some' && 'picks' in answer)
		return {
			and: shape.choices.filter(({ id }) => answer.picks.includes(id)).map(({ say }) => say)
		};
	if (shape.type === 'split' && 'split' in answer)
		return {
			and: shape.places
				.filter(({ id }) => answer.split[id])
				.map(({ id, say }) => msg('{place}: {n}', { place: say, n: answer.split[id] ?? 0 }))
		};
	if ('amount' in answer) return answer.amount;
	throw new Error(`No words for details of shape ${shape.type}.`);
}

/** A flare goes back to where it was played from: to the hand, or onto a sheet (CE-15.44). */
function comeBack(play: Play, { seat, sheet }: StepFrame<'use'>, card: CardId): void {
	if (sheet) tableOnto(play, sheet, card);
	else returnFlare(play, seat, card);
}

/** What becomes of a use that does not happen, and of its card. */
function undo(play: Play, frame: StepFrame<'use'>, fate: Fate): void {
	const { seat, source, id, card, stopper, means, channel, sheet } = frame;
	const { board } = play;
	const lies = card !== null && board.onTable.includes(card);
	const name = card ? cardName(card) : calledOf({ source, id });
	switch (fate) {
		case 'stopped':
			// CE-17.1: the power is off until the encounter ends.
			board.encounter?.zapped.push({ seat, alien: id });
			if (card) {
				// CE-15.28: a super flare so answered returns and leaves the one-flare limit untouched.
				if (sheet) tableOnto(play, sheet, card);
				else tableToHand(play, [card], seat);
				forgetFlare(play, frame);
			}
			play.say(
				stopper && means
					? msg(
							'{who, select, you {You stop} other {# stops}} {alien} with {means} until the encounter ends.',
							{
								who: stopper,
								alien: alienName(id),
								means
							}
						)
					: msg('{alien} is stopped until the encounter ends.', { alien: alienName(id) }),
				'CE-17.1',
				{ type: 'zap', seat, target: id }
			);
			return;
		case 'cancelled':
			// CE-17.5: discarded without effect.
			if (lies && source === 'artifact') discardPlayed(play, seat, card);
			else if (lies && value(play, 'playedCardsLeave', false, null))
				discardPlayed(play, seat, card);
			else if (lies) discardFromTable(play, seat, [card]);
			else if (source === 'tech') discardTech(play, { seat, id });
			play.say(cancelledBy({ card: name, stopper, means }), 'CE-17.5');
			return;
		case 'blocked':
			if (lies && channel) tableFaceDown(play, seat, channel, card);
			else if (lies) comeBack(play, frame, card);
			play.say(
				stopper && means
					? msg(
							'{who, select, you {You block} other {# blocks}} {card} with {means}: it goes back to hand.',
							{ who: stopper, card: name, means }
						)
					: msg('{card} is blocked and goes back to hand.', { card: name }),
				'CE-15.33'
			);
			return;
		case 'stolen':
		case 'returned':
			// It lies in the hand it went to already.
			return;
		case 'declined':
			// A power's, so no card lies on the table.
			return;
		default:
			unreachable(fate);
	}
}

/** CE-17.12: what a use brings about by being stopped. */
function bringAbout(play: Play, frame: StepFrame<'use'>): void {
	const { seat, source, id, use: key, answer } = frame;
	const { encounter, phase } = play.board;
	const { zapped, stopped } = useOf(source, id, key);
	stopped?.(play, meIn(frame), answer);
	if (!zapped || !encounter) return;
	encounter.lasting.push({ seat, source, id, use: key, amount: 0, stopped: true });
	play.say(msg('{use}: {does}.', { use: alienName(id), does: zapped.say }), 'CE-17.12');
	if (phase === 'reveal') weigh(play);
}

function forgetFlare(play: Play, { seat, id }: StepFrame<'use'>): void {
	const { encounter } = play.board;
	if (!encounter) return;
	encounter.flares = encounter.flares.filter(
		(played) => !(played.seat === seat && played.alien === id)
	);
}
