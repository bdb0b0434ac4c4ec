/** A turn in the Action Phase (TI-5.2): one action, or pass. */
import { msg } from '../../../core';
import type { AnswerTo, Barred, Choice, OneShape, Words } from '../../../core';
import { playerOf } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import { planetsOf, planetState, systemIds } from '../board';
import { isActivated } from '../economy/counters';
import { withinReach } from '../fleets/moves';
import { fleetsOf } from '../fleets/ships';
import {
	activatedBy,
	activation,
	barredSystems,
	hasUnits,
	isActivation,
	openSystems
} from '../map/activation';
import { transferChoice, transferPairs } from '../map/transfers';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { halvesOf } from '../strategy/picks';
import { RACES } from '../tables/races';
import { strategyOf, techOf } from '../tables/by-id';
import { actionCards, mayHoldCards, playCard } from '../timing/cards';
import { partnersOf } from '../trade/agreements';
import type { MomentRules } from '../timing/moments';
import type { Board, PlanetId, SeatId, StrategyId } from '../types';
import { isForTwo } from '../two-players';
import { endStall, hasStalled, stall } from './stall';

declare module '../play' {
	interface Steps {
		/** `isTaken`: with a card, in the window for it. */
		turn: { seat: SeatId; isTaken?: true };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** A turn in which one thing is left to do, unless it is taken with a card. */
		onlyAction: true;
	}
}
declare module '../moves' {
	interface Moves {
		/** A player takes no more turns this round. */
		passed: { readonly seat: SeatId };
		/** A player lets this turn go by, and has others (TI-8.4). */
		stalled: { readonly seat: SeatId };
	}
}
const { run, ask } = formsOf('turn');

const TRADE: StrategyId = 'trade';
const WARFARE: StrategyId = 'warfare';

/** Strategy Cards whose Strategic Action is still to come (TI-5.4, TI-5.9, TI-5.10), the lowest number first (TI-34.12). */
export const dueCards = (board: Board, seat: SeatId): StrategyId[] =>
	playerOf(board, seat)
		.strategy.filter(({ card, used }) => !used && strategyOf(card).primary !== null)
		.map(({ card }) => card)
		.sort((one, other) => strategyOf(one).number - strategyOf(other).number);

const strategicId = (card: StrategyId) => `strategic:${card}` as const;

/** What a Strategic Action does; where it would do nothing now, that. */
function doesNow(board: Board, seat: SeatId, card: StrategyId): Words | null {
	const isIdle = card === WARFARE && !systemIds(board).some((id) => isActivated(board, id, seat));
	return isIdle
		? msg('You have no command counter on the board, so it takes none back now.')
		: strategyOf(card).primary;
}

function strategic(card: StrategyId, does: Words | null): Choice {
	return {
		id: strategicId(card),
		on: `strategy:${card}`,
		say: msg('Use {card}', { card: strategyOf(card).name }),
		rule: 'TI-5.4',
		...(does ? { note: does } : {})
	};
}

const BREAK = 'break-agreements';

/** TI-24.9: Trade is used one way or the other; two players have no agreements. */
function eitherTrade(board: Board): Choice[] {
	const isAny = board.order.some((seat) => partnersOf(board, seat).length > 0);
	return [
		strategic(
			TRADE,
			halvesOf(
				TRADE,
				msg(
					'Gain 3 trade goods and collect from your active agreements; then all negotiate, and you approve each new agreement.'
				)
			)
		),
		{
			id: BREAK,
			on: `strategy:${TRADE}`,
			say: isAny
				? msg('Use {card} to break all trade agreements', { card: strategyOf(TRADE).name })
				: msg('Use {card} and gain nothing', { card: strategyOf(TRADE).name }),
			note: isAny
				? msg('Contracts go back to their owners; nothing is gained, and nobody negotiates.')
				: msg('It would break all trade agreements, and there are none; nobody negotiates.'),
			rule: 'TI-24.9'
		}
	];
}

const TRANSFER = 'transfer';
const DROP = 'orbital-drop';
const TRANSIT = 'transit-diodes';
const STALL = 'stall';
const PASS = 'pass';

/** TI-7: one of the pairs. */
function transfer(board: Board, seat: SeatId): Choice[] {
	const pairs = transferPairs(board, seat);
	if (pairs.length === 0) return [];
	const choices = pairs.map((pair) => transferChoice(board, pair));
	return [
		{
			id: TRANSFER,
			rule: 'TI-7.1',
			say: msg('Transfer between two systems'),
			note: msg(
				'Ships and cargo go both ways between two neighbouring systems of yours; then units land, and one of the two produces. Each gets a command counter, one of them from your reinforcements.'
			),
			then: { type: 'one', choices }
		}
	];
}

/** TI-25.4: actions that an ability or a technology gives, for a counter of Strategy Allocation. */
function ownActions(board: Board, seat: SeatId): Choice[] {
	if (playerOf(board, seat).counters.strategy < 1) return [];
	const planets = planetsOf(board, seat);
	const choices: Choice[] = [];
	if (hasAbility(board, seat, 'orbital-drop') && planets.length > 0)
		choices.push({
			id: DROP,
			rule: 'TI-25.4',
			say: msg('Land two Ground Forces from orbit'),
			note: RACES.sol.abilities['orbital-drop'].text
		});
	const holds = (id: PlanetId) => planetState(board, id).units.groundForce > 0;
	if (hasTech(board, seat, 'transit-diodes') && planets.length > 1 && planets.some(holds))
		choices.push({
			id: TRANSIT,
			rule: 'TI-25.4',
			say: msg('Send Ground Forces by Transit Diodes'),
			note: techOf('transit-diodes').text
		});
	return choices;
}

/** TI-8.4, TI-25.11: not twice in a row. */
const stalling = (board: Board, seat: SeatId): Choice[] =>
	hasAbility(board, seat, 'stall') && !hasStalled(board, seat)
		? [{ id: STALL, say: msg('Wait this turn'), rule: 'TI-25.11' }]
		: [];

/** TI-8.1: not before the Strategic Actions. */
const passing = (due: readonly StrategyId[]): Choice[] =>
	due.length > 0 ? [] : [{ id: PASS, say: msg('Pass for this round'), rule: 'TI-8.1' }];

const barredPass = (due: readonly StrategyId[]): Barred[] =>
	due.length > 0
		? [
				{
					id: PASS,
					say: msg('Pass for this round'),
					why: msg('First you use {cards}.', {
						cards: { and: due.map((card) => strategyOf(card).name) }
					}),
					rule: 'TI-8.1'
				}
			]
		: [];

/** TI-6.6: systems may still be activated, to build there or to go nowhere else. */
function barredMoves(board: Board, seat: SeatId): Barred[] {
	const fleets = fleetsOf(board, seat);
	return fleets.length > 0 && fleets.every((id) => isActivated(board, id, seat))
		? [
				{
					id: 'move',
					say: msg('Move a ship'),
					why: msg('All your ships are in systems you have activated already.'),
					rule: 'TI-6.6'
				}
			]
		: [];
}

/** TI-6.6: a counter is spent where nothing can come, or is, as well; who is to decide knows it before. */
function activations(board: Board, seat: SeatId): Choice[] {
	const open = openSystems(board, seat);
	if (open.length === 0) return [];
	const reach = withinReach(board, seat);
	const note = msg('No ship of yours can come there now.');
	return open.map((id): Choice => {
		const choice = activation(board, id);
		return reach.has(id) || hasUnits(board, id, seat) ? choice : { ...choice, note, idle: true };
	});
}

/** What can be done without a card, before those and after them. */
function openActions(play: Play, seat: SeatId): readonly [before: Choice[], after: Choice[]] {
	const { board } = play;
	const due = dueCards(board, seat);
	return [
		[
			...due.flatMap((card) =>
				card === TRADE && play.since(2) && !isForTwo(board)
					? eitherTrade(board)
					: [strategic(card, halvesOf(card, doesNow(board, seat, card)))]
			),
			...activations(board, seat),
			...transfer(board, seat)
		],
		[...ownActions(board, seat), ...stalling(board, seat), ...passing(due)]
	];
}

/** TI-34.2: the one thing that is left to do without a card; null: there is a choice, or tables before rules 2 ask. */
function onlyAction(play: Play, seat: SeatId): Choice | null {
	// Most have systems enough to choose from, and none of those is put into words to know it.
	if (!play.since(2) || openSystems(play.board, seat).length > 1) return null;
	const [only, ...others] = openActions(play, seat).flat();
	return only && !only.then && others.length === 0 ? only : null;
}

export const onlyActionMoment: MomentRules = {
	seats: (play, { only }) => (only && !play.within('turn').isTaken ? [only] : []),
	onCard: (play) => {
		play.within('turn').isTaken = true;
	},
	words: (play) => {
		const what = onlyAction(play, play.within('turn').seat)?.say ?? '';
		return {
			say: msg('All you can do now: {what}. Do you play an Action Card instead?', { what }),
			pass: what,
			rule: 'TI-34.4'
		};
	}
};

export const turn: Step = {
	/** TI-34.4: who has one thing to do and no card for it is not asked, and nobody can tell (TI-34.11). */
	cards: run((play, { seat }) => {
		if (onlyAction(play, seat)) play.window('onlyAction', { only: seat });
	}),

	/** TI-18.5: a card that is cancelled gives the turn anew by itself. */
	only: run((play, { seat, isTaken = false }) => {
		const only = isTaken ? null : onlyAction(play, seat);
		if (only) {
			endStall(play.board, seat);
			act(play, seat, { pick: only.id });
		}
		return isTaken || only ? 'end' : undefined;
	}),

	/** TI-5.2, TI-5.3. */
	act: ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const [first] = dueCards(board, seat);
			const [before, after] = openActions(play, seat);
			return {
				seat,
				rule: 'TI-5.2',
				say: msg('Your turn'),
				shape: { type: 'one', choices: [...before, ...actionCards(play, seat), ...after] },
				fallback: { pick: first ? strategicId(first) : PASS },
				// TI-34.2: whether a card in hand is a second answer is not to be seen.
				secret: mayHoldCards(board, seat)
			};
		},
		explain: ({ board }, { seat }, shape) => ({
			...shape,
			barred: [
				...barredPass(dueCards(board, seat)),
				...barredSystems(board, seat),
				...barredMoves(board, seat)
			]
		}),
		then: (play, { seat }, answer) => {
			// TI-18.5: an Action Card that is cancelled uses up no turn, so it says itself that it did.
			if (playCard(play, seat, answer)) return;
			endStall(play.board, seat);
			act(play, seat, answer);
		}
	})
};

/** Does what was chosen: mostly pushes the step of it. */
function act(play: Play, seat: SeatId, { pick, then }: AnswerTo<OneShape>): void {
	const { board } = play;
	const card = dueCards(board, seat).find((one) => strategicId(one) === pick);
	if (card !== undefined) return play.push('strategic', { seat, card });
	if (pick === BREAK) return play.push('strategic', { seat, card: TRADE, breaks: true });
	if (isActivation(pick)) return play.push('tactical', { seat, system: activatedBy(pick) });
	if (pick === DROP) return play.push('orbitalDrop', { seat });
	if (pick === TRANSIT) return play.push('transitDiodes', { seat });
	if (pick === TRANSFER) {
		const named = then && 'pick' in then ? then.pick : '';
		const systems = transferPairs(board, seat).find(
			(pair) => transferChoice(board, pair).id === named
		);
		if (!systems) throw new Error('No pair was named.');
		return play.push('transfer', { seat, systems });
	}
	if (pick === STALL) {
		stall(board, seat);
		return play.say(msg('{who} waits.', { who: seat }), 'TI-25.11', { type: 'stalled', seat });
	}
	playerOf(board, seat).passed = true;
	play.say(msg('{who} passes.', { who: seat }), 'TI-8.1', { type: 'passed', seat });
}
