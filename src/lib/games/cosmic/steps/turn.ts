/** A turn (CE-4, CE-5): the hand check, then one encounter, or more where the rules allow it. */
import { msg, withBarred } from '../../../core';
import { encounterOf, foreignColonies, hasEncounterCard, planetsOf, playerOf } from '../board';
import type { Ask, Barred, Choice, ConfirmShape, OneShape, Words } from '../../../core';
import { useOf } from '../effects';
import { wasSuccessful } from '../ending';
import { takeAside } from '../hands';
import { collectRent } from '../modules/lux/landlord';
import { moonsAtTurnStart } from '../modules/moons/moments';
import { readyAgain } from '../modules/special/marks';
import { passTurn } from '../modules/teams/seating';
import { drawTechs, techsLeft } from '../modules/tech/pieces';
import { holdsNeeded } from '../needed';
import { noNotes } from '../notes';
import { askAgain } from '../refusing';
import { checkPowers } from '../ships';
import { endUnwon } from '../unwon';
import { value } from '../values';
import { endPhase } from './phase';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { DestinyId, Encounter, Outcome, SeatId } from '../types';

/** Whose turn it is: the offense of its encounters, but of one out of turn (CE-4.11). */
const turnOf = ({ board }: Play): SeatId => {
	if (!board.offense) throw new Error('Nobody has the turn.');
	return board.offense;
};

/** An encounter out of turn is none of the turn’s own. */
const OUT_OF_TURN = 0;

const freshEncounter = (
	n: number,
	offense: SeatId,
	lasting: Encounter['lasting'] = []
): Encounter => ({
	n,
	offense,
	defense: null,
	system: null,
	target: null,
	destiny: null,
	gate: {},
	beside: {},
	invited: { offense: [], defense: [] },
	invitationsDone: false,
	allies: { offense: [], defense: [] },
	laid: { offense: null, defense: null },
	revealed: false,
	discarded: { offense: null, defense: null },
	added: { offense: 0, defense: 0 },
	lowWins: false,
	outright: null,
	totals: null,
	outcome: null,
	zapped: [],
	flares: [],
	used: [],
	lasting,
	lost: {},
	fallen: {},
	handed: [],
	notes: noNotes(),
	looks: [],
	lent: []
});

/** CE-4.8: what is in force until the turn ends. */
const lastsOn = ({ board }: Play): Encounter['lasting'] =>
	encounterOf(board).lasting.filter(({ source, id, use }) => useOf(source, id, use).forTurn);

/** CE-34.15: by an effect also after a defeat. */
const goesOnThough = (play: Play, { outcome }: Encounter, seat: SeatId): boolean =>
	wasLost(outcome) && value(play, 'secondThough', false, { seat });

const wasLost = (outcome: Outcome | null): boolean =>
	outcome?.type === 'bothLose' || (outcome?.type === 'won' && outcome.side === 'defense');

/** Lost, or without a deal. */
const hasFailed = ({ outcome }: Encounter): boolean =>
	wasLost(outcome) || outcome?.type === 'dealFailed';

/** CE-4.2 */
const MOST_ENCOUNTERS = 2;

/** CE-12.13, and what effects make of it: whether the encounter that is over leaves another to its seat. */
function hasAnother(play: Play, frame: StepFrame<'turn'>, seat: SeatId): boolean {
	const encounter = encounterOf(play.board);
	// CE-40.61: a third, when all before have failed.
	if (
		encounter.n === 2 &&
		frame.failed === true &&
		hasFailed(encounter) &&
		value(play, 'goesOn', false, { seat, after: 2 })
	)
		return true;
	// CE-37.14: none is out of turn.
	const { n } = encounter;
	if (n === OUT_OF_TURN || n >= value(play, 'mostEncounters', MOST_ENCOUNTERS, { seat }))
		return false;
	if (n > 1) return wasSuccessful(encounter);
	return (
		value(play, 'maySecond', true, { seat }) &&
		(wasSuccessful(encounter) ||
			goesOnThough(play, encounter, seat) ||
			(hasFailed(encounter) && value(play, 'goesOn', false, { seat, after: 1 })))
	);
}

const SECOND = msg('Have a second encounter');
/** CE-40.61 */
const THIRD = msg('Have a third encounter');

/** Which encounter would follow this one. */
const nextOne = ({ n }: Encounter): Words => (n === 1 ? SECOND : THIRD);

const without = (encounter: Encounter): Barred => ({
	id: 'again',
	say: nextOne(encounter),
	why:
		encounter.n === 1
			? msg('A second encounter takes an encounter card in your hand.')
			: msg('A third encounter takes an encounter card in your hand.'),
	rule: 'CE-4.4'
});

/** CE-32.13: technologies drawn in place of a second encounter: one, and one for each foreign colony. */
const techsFor = ({ board }: Play, seat: SeatId): number => 1 + foreignColonies(board, seat);

const orTechs = (play: Play, seat: SeatId, another: Words): Choice[] => {
	const n = Math.min(techsFor(play, seat), techsLeft(play));
	const again: Choice = { id: 'again', say: another };
	const end: Choice = { id: 'end', say: msg('End the turn') };
	if (n === 0) return [again, end];
	const techs: Choice = {
		id: 'techs',
		say: msg(
			'{n, plural, one {Draw a technology instead} other {Draw # technologies instead, and keep one}}',
			{ n }
		),
		note: msg('The turn ends.'),
		rule: 'CE-32.13'
	};
	return [again, techs, end];
};

/** Who meets whom. */
export interface Pairing {
	readonly offense: SeatId;
	/** Null: destiny says. */
	readonly defense: SeatId | null;
}

declare module '../play' {
	interface Steps {
		turn: {
			/** It ends with the encounter under way (CE-8.10, CE-10.8). */
			ended?: boolean;
			/** The destiny card of the first encounter, which succeeded, where stations are at the table (CE-34.15). */
			first?: DestinyId;
			/** The first encounter was lost, or failed for want of a deal; left out: not, or it is not over (CE-40.61). */
			failed?: true;
			/** An effect has granted another encounter (CE-4.5). */
			again?: boolean;
			/** An effect has granted one out of turn, between these two, as soon as the one under way is over. */
			between?: Pairing;
			/** The encounter after which one out of turn is under way; the turn goes on from there. */
			interrupted?: Encounter;
			/** Tickets that were used in it (CE-36.19); left out: none. */
			tickets?: number;
		};
	}
}

const { run, ask } = formsOf('turn');

export const turn: Step = {
	begin: run((play) => {
		const { board } = play;
		board.turn += 1;
		board.phase = 'startTurn';
		board.encounter = freshEncounter(1, turnOf(play));
		askAgain(board, turnOf(play));
		// CE-18.2: what kept a power on for an encounter has gone with it.
		checkPowers(play);
		play.say(
			msg('{who, select, you {You start} other {# starts}} a turn.', { who: turnOf(play) }),
			'CE-4.1',
			{
				type: 'phase',
				phase: 'startTurn'
			}
		);
	}),

	/** CE-36.45: before anybody looks whether it has an encounter card. */
	check: run((play) => play.window('turn.check', { only: turnOf(play) })),

	/** CE-5.3: before it discards a hand without encounter cards, the offense may play cards of this phase. */
	handCheck: run((play) => {
		const seat = turnOf(play);
		if (holdsNeeded(play, seat)) return;
		// That they alone are asked tells what their hand lacks.
		play.showed = true;
		play.window('turn.start', { only: seat });
	}),

	/** CE-5.1: without an encounter card the offense gets a new hand before anything else; with one it may not (CE-5.4). */
	newHand: run((play) => {
		const seat = turnOf(play);
		if (!holdsNeeded(play, seat)) play.push('newHand', { seat, rule: 'CE-5.1' });
	}),

	/** CE-5.5: start-turn powers and cards are used after the hand check. */
	start: run((play) => {
		play.window('turn.start');
		collectRent(play, turnOf(play));
	}),

	/** CE-37.14 */
	moons: run((play) => moonsAtTurnStart(play)),

	encounter: run((play) => {
		play.push('encounter');
		// On top of it: the phase of the turn that comes first ends before.
		if (play.board.phase === 'startTurn') endPhase(play);
	}),

	/** CE-4.13 */
	over: run((play) => play.window('encounter.over')),

	/** CE-4.11: encounters out of turn, one after the other; then the turn goes on as the first of them found it. */
	between: run((play, frame) => {
		const { board } = play;
		const { between, interrupted } = frame;
		if (!between) {
			// None may have come: with whom it was granted had no planet left.
			const came = board.encounter?.n === OUT_OF_TURN;
			if (came) {
				const who = turnOf(play);
				play.say(
					msg(
						'The encounter out of turn is over: it is {who, select, you {your turn} other {the turn of #}} again.',
						{ who }
					),
					'CE-4.11'
				);
			}
			if (interrupted) board.encounter = came ? { ...interrupted, closed: true } : interrupted;
			delete frame.interrupted;
			return undefined;
		}
		delete frame.between;
		// What effects noted down, and what anybody was shown, goes with its encounter.
		frame.interrupted ??= { ...encounterOf(board), notes: noNotes(), looks: [] };
		const { offense, defense } = between;
		if (defense && planetsOf(board, defense).length === 0) {
			play.say(
				msg('{who} has no planet left at home, and cannot be encountered there.', { who: defense }),
				'CE-7.15'
			);
			return 'between';
		}
		const fresh = freshEncounter(OUT_OF_TURN, offense, lastsOn(play));
		board.encounter = { ...fresh, defense, system: defense };
		play.say(
			defense
				? msg('{who, select, you {You have} other {# has}} an encounter with {whom} out of turn.', {
						who: offense,
						whom: defense
					})
				: msg('{who} has an encounter out of turn.', { who: offense }),
			'CE-4.11'
		);
		play.push('encounter');
		return 'over';
	}),

	/** CE-12.13: a second encounter after a successful first one, if it likes, with an encounter card in hand (CE-4.4). */
	second: ask({
		ask: (play, frame): Ask<ConfirmShape | OneShape> | null => {
			const encounter = encounterOf(play.board);
			const seat = turnOf(play);
			if (frame.ended || !hasAnother(play, frame, seat)) return null;
			const another = nextOne(encounter);
			const ask = {
				...{ seat, secret: true, rule: 'CE-12.13' },
				say: encounter.n === 1 ? msg('Have a second encounter?') : msg('Have a third encounter?')
			};
			if (hasEncounterCard(playerOf(play.board, seat).hand) && play.board.modules?.tech)
				return {
					...ask,
					shape: { type: 'one', choices: orTechs(play, seat, another) },
					fallback: { pick: 'end' }
				};
			if (hasEncounterCard(playerOf(play.board, seat).hand))
				return {
					...ask,
					shape: { type: 'confirm', yes: another, no: msg('End the turn') },
					fallback: { yes: false }
				};
			// CE-16.25: asked all the same, and what follows is the same, so that nobody learns of its hand.
			const end: Choice = { id: 'end', say: msg('End the turn: you hold no encounter card') };
			return { ...ask, shape: { type: 'one', choices: [end] }, fallback: { pick: end.id } };
		},
		explain: ({ board }, _frame, shape) =>
			shape.type === 'one' && !shape.choices.some(({ id }) => id === 'again')
				? withBarred(shape, [without(encounterOf(board))])
				: shape,
		then: (play, _frame, answer, seat) => {
			if ('yes' in answer) return answer.yes ? 'again' : undefined;
			if (answer.pick === 'again') return 'again';
			if (answer.pick !== 'techs') return undefined;
			// CE-32.13: and the turn ends.
			const slots = drawTechs(play, seat, techsFor(play, seat), 'CE-32.13');
			play.push('tech.keep', { of: { [seat]: slots } });
			return 'pass';
		}
	}),

	/** Effects that grant another encounter are asked when none follows (CE-4.5). */
	more: run((play, frame) => {
		if (!frame.ended) play.window('encounter.end');
	}),

	granted: run((_play, frame) => (frame.again ? 'again' : 'pass')),

	/** CE-4.8: another encounter starts at regroup, and all that counts by encounter counts anew. */
	again: run((play, frame) => {
		const { board } = play;
		frame.again = false;
		const { n, destiny } = encounterOf(board);
		// CE-40.61
		if (n === 1 && hasFailed(encounterOf(board))) frame.failed = true;
		else delete frame.failed;
		if (board.stations) {
			if (destiny && n === 1 && wasSuccessful(encounterOf(board))) frame.first = destiny;
			else delete frame.first;
		}
		board.encounter = freshEncounter(n + 1, turnOf(play), lastsOn(play));
		checkPowers(play);
		return 'encounter';
	}),

	/** CE-4.1: to the left, or the other way by a hazard (CE-33.6), and nobody is passed over, with ships or without (CE-4.10). */
	pass: run((play) => {
		const { board } = play;
		// CE-36.63: hostages are let go first.
		if (board.order.some((seat) => (board.held?.['held:hostages'][seat] ?? 0) > 0)) {
			play.push('home', { from: 'held:hostages' });
			return 'pass';
		}
		// CE-35.4: at the end of a turn without a second encounter.
		if (board.special && encounterOf(board).n === 1) readyAgain(play, turnOf(play));
		takeAside(play, 'turn');
		if (endUnwon(play)) return undefined;
		board.encounter = null;
		board.offense = passTurn(board, turnOf(play));
		return undefined;
	})
};
