/**
 * Response windows (CE-15.2): who is asked, what each may do, and in what order. The kernel asks them all at once,
 * until a whole round has passed (CE-16.15). A window in which nothing in the box could act asks nobody.
 */
import { msg } from '../../core';
import type { Choice, Group, Windows } from '../../core';
import { asked, namedIn } from './asked';
import { barredIn } from './barred';
import type { Cause } from './because';
import { isMain, playerOf, powerOn, roleOf, sideOf, timingOrder } from './board';
import { alienName } from './cards';
import { declaredUse } from './declared';
import { useOf } from './effects';
import { isEntitled } from './entitled';
import { moduleChoices, modulePlay } from './modules/plays';
import {
	cardChoices,
	essenceChoices,
	inRole,
	isFresh,
	isHandCheck,
	luxChoices,
	moonChoices,
	nameOf,
	playsOthers,
	powerChoices,
	readName,
	shipChoices,
	stationChoices,
	techChoices,
	usesAt
} from './offers';
import type { Named } from './offers';
import type { Cosmic, Open, Play, StepFrame } from './play';
import { reinforcedBy, reinforcementChoice } from './steps/reinforce';
import type { ToCome } from './steps/reinforce';
import type { Moment, SeatId } from './types';
import type { Me } from './use';

const LATELY: Cause = 'lately';

/** Moments that a standing order can be left for together. */
export const groups: readonly (Group & { readonly moments: readonly Moment[] })[] = [
	{
		id: 'uses',
		say: msg('Pass when a power or a card is used'),
		note: msg('You stop nothing that others use. At all other times you are asked.'),
		moments: ['use.declared', 'use.drew']
	},
	{
		id: 'outcome',
		say: msg('Pass once the outcome is known'),
		note: msg('In no encounter do you use anything after it is won or lost.'),
		moments: [
			'resolution.outcome',
			'resolution.dealMade',
			'resolution.dealFailed',
			'resolution.settled',
			'resolution.spoils',
			'resolution.compensation',
			'resolution.compensated',
			'resolution.gained',
			'resolution.used',
			'resolution.discarded',
			'resolution.end'
		]
	}
];

export const windows: Windows<Cosmic> = {
	entitled(play, frame) {
		const { only } = frame;
		return timingOrder(play.board).filter(
			(seat) =>
				((only === undefined || only === seat) && isEntitled(play, frame, seat)) ||
				// CE-16.12: who has something to carry out has a place in the order, cards in hand or not.
				dueUse(play, frame, seat) !== null
		);
	},

	/** CE-16.12: before those after it in the order are asked, also while its sheet is hidden (CE-16.26). */
	due(play, frame) {
		for (const seat of timingOrder(play.board)) if (dueUse(play, frame, seat) !== null) return seat;
		return null;
	},

	carryOut(play, frame, seat) {
		const names = dueUses(play, frame, seat);
		const [name] = names;
		if (!name) throw new Error(`${seat} has nothing to carry out.`);
		// CE-16.11: of several effects the player says which comes first.
		if (names.length > 1) play.push('mandatory', { seat, uses: names.map(nameOf) });
		else startMandatory(play, frame, seat, nameOf(name));
	},

	choices(play, frame, seat) {
		const ofHand = [
			...cardChoices(play, frame, seat),
			...(playsOthers(play, seat)
				? [
						...reinforcementChoice(play, frame.moment, seat, toCome(play, frame)),
						...moduleChoices(play, frame.moment, seat)
					]
				: [])
		];
		if (isHandCheck(frame)) return ofHand;
		return [
			...powerChoices(play, frame, seat),
			...techChoices(play, frame, seat),
			...stationChoices(play, frame, seat),
			...shipChoices(play, frame, seat),
			...luxChoices(play, frame, seat),
			...essenceChoices(play, frame, seat),
			...moonChoices(play, frame, seat),
			...ofHand
		];
	},

	barred: barredIn,

	respond(play, frame, seat, answer) {
		const side = reinforcedBy(answer);
		if (side) {
			play.push('reinforce', { seat, card: answer.pick, side });
			return;
		}
		const module = modulePlay(answer.pick);
		if (module) {
			module.play(play, seat, answer);
			return;
		}
		const name = readName(answer.pick);
		const lies = name.source === 'power' || name.source === 'tech';
		if (lies && !useOf(name.source, name.id, name.use).repeats) {
			frame.did = [...(frame.did ?? []), `${seat} ${nameOf(name)}`];
		}
		play.push('use', { seat, ...name, answer: answer.then ?? null, asked: true, fate: null });
	},

	/** CE-16.23: what no standing order passes that was given "unless it concerns me". */
	concerns(play, { moment, only, seat: about = only }, seat) {
		if (about === seat) return true;
		if (moment === 'use.declared') {
			const declared = declaredUse(play);
			return (
				declared.seat === seat ||
				isMain(play.board, seat) ||
				namedIn(declared.answer).includes(seat)
			);
		}
		if (moment === 'ships.losing' || moment === 'ships.lost')
			if (play.within('lose').doomed[seat]) return true;
		return sideOf(play.board, seat) !== null;
	},

	words(play, frame, reader) {
		const { lately } = frame;
		const words = asked(play, frame, reader);
		if (!lately) return words;
		// What was asked before is not asked again for nothing; the question stays the same.
		if (!words.because) return { ...words, because: { of: LATELY, say: lately } };
		return { ...words, say: msg('{lately} {question}', { lately, question: words.say }) };
	}
};

/** Declares a mandatory use in this window: once, or as long as its condition is met. */
export function startMandatory(play: Play, frame: Open, seat: SeatId, name: string): void {
	const named = readName(name);
	if (!useOf(named.source, named.id, named.use).repeats)
		frame.did = [...(frame.did ?? []), `${seat} ${name}`];
	play.push('use', { seat, ...named, answer: null, asked: false, fate: null });
}

/** A use in words, for a choice between several. */
export function choiceOf(name: string): Choice {
	const { source, id, use } = readName(name);
	const { say, yours: does = say } = useOf(source, id, use);
	return { id: name, say: msg('{of}: {does}', { of: alienName(id), does }) };
}

const dueUse = (play: Play, frame: Open, seat: SeatId): Named | null =>
	dueUses(play, frame, seat)[0] ?? null;

/** Mandatory uses whose condition is met and that this window has not seen yet (CE-16.3). */
function dueUses(play: Play, frame: Open, seat: SeatId): readonly Named[] {
	if (isHandCheck(frame)) return NOTHING;
	const { board } = play;
	const moment = frame.moment;
	const player = playerOf(board, seat);
	let found: readonly Named[] = NOTHING;
	for (const id of player.aliens) {
		if (!powerOn(board, seat, id)) continue;
		for (const [key, use] of usesAt('power', id, moment)) {
			if (!use.mandatory || !inRole(use, roleOf(board, seat))) continue;
			const name: Named = { source: 'power', id, use: key, card: null };
			const me: Me = { seat, source: 'power', id, card: null };
			if (frame.did?.includes(`${seat} ${nameOf(name)}`)) continue;
			if (use.open?.(play, me, frame) === false || use.when?.(play, me, frame) === false) continue;
			if (!isFresh(play, seat, 'power', id, key, use)) continue;
			found = [...found, name];
		}
	}
	return found;
}

/**
 * What must still be used in this window, as far as all can see it: of sheets that are turned up, on no condition that
 * only their players know.
 */
function toCome(play: Play, frame: Open): ToCome[] {
	return timingOrder(play.board)
		.filter((seat) => playerOf(play.board, seat).shown)
		.flatMap((seat) =>
			dueUses(play, frame, seat).map(({ source, id, use: key }) => ({
				me: { seat, source, id, card: null },
				key,
				use: useOf(source, id, key)
			}))
		)
		.filter(({ use }) => !use.when);
}

const NOTHING: readonly Named[] = [];

/** Whose it is, for its effect. */
export const meIn = ({ seat, source, id, card }: StepFrame<'use'>): Me => ({
	seat,
	source,
	id,
	card
});
