/** Alliance (CE-9): both main players invite, then the others answer in turn, or all at once by option. */
import { msg, withBarred } from '../../../core';
import type { AnswerTo, Ask, Choice, Words, Barred } from '../../../core';
import { inTurn, seatChoice, sumOf, totalOf } from '../../kit';
import type { AmountShape, OneOf, SomeOf, SplitOf } from '../../kit';
import {
	defenseOf,
	encounterOf,
	foreignColonies,
	isAtHome,
	leftOf,
	mainPlayer,
	mayStandOn,
	otherSide,
	planetName,
	playerOf,
	shipsOn,
	shipsToSend,
	targetOf,
	timingOrder,
	offenseOf
} from '../board';
import { alienName } from '../cards';
import { loseAtRandom } from './atRandom';
import { value } from '../values';
import { goalOf } from '../goal';
import { isEvolution } from '../modules/evolution/laid';
import { beforeAllies } from '../modules/hazards/draw';
import { stationsAct } from '../modules/stations/settling';
import { arePartners, partnerOf } from '../modules/teams/partners';
import { comeLate } from '../late';
import { heldColonies } from '../leaving';
import { whomOf } from '../names';
import { MOST_SHIPS } from '../ships';
import {
	fromColonies,
	fromWarp,
	leaveFor,
	mostToGate,
	sendOff,
	shipsLeaving,
	shipsToJoin
} from './launch';
import type { Origin } from '../use';
import { SIDES } from '../types';
import { formsOf } from '../play';
import type { Move } from '../moves';
import type { Play, Step, StepFrame } from '../play';
import type { Board, SeatId, Sending, Side } from '../types';

const NOBODY: readonly SeatId[] = [];

/** Everybody but the main players, from the offense's left (CE-9.4). */
export const others = (play: Play): SeatId[] =>
	leftOf(play.board, offenseOf(play.board)).filter((seat) => seat !== defenseOf(play.board));

declare module '../play' {
	interface Steps {
		alliance: {
			/** Who answers now, and who after that; unset until the invitations are out. */
			seat?: SeatId;
			left?: readonly SeatId[];
			/** Who may send more than one ship to the gate by leave (CE-36.24); left out: nobody. */
			allowed?: readonly SeatId[];
			/** Answers that are about to be carried out, in their order; left out: none was given yet. */
			answers?: readonly { readonly seat: SeatId; readonly answer: AnswerTo<Joining> }[];
			/** What each has chosen, where all were shown together (CE-40.18); left out: each is told as it joins. */
			shown?: readonly Chosen[];
			/** Who has joined which side, once all have answered; also who leaves it later. */
			joined?: { readonly [side in Side]: readonly SeatId[] };
		};
	}
}

const { run, ask, askAll } = formsOf('alliance');

/** CE-40.26: no question is whether it invites its partner, nor that of its opponent, who cannot be joined against. */
function guestsOf(play: Play): SeatId[] {
	const mains = SIDES.map((one) => mainPlayer(play.board, one));
	return others(play).filter((seat) => !mains.some((main) => arePartners(play.board, main, seat)));
}

export function inviting(play: Play, side: Side): Ask<SomeOf<SeatId>> | null {
	const guests = guestsOf(play);
	if (guests.length === 0) return null; // CE-22.5: two play without allies
	const seat = mainPlayer(play.board, side);
	if (!value(play, 'mayInvite', true, { seat })) return null; // CE-9.15
	const due = value(play, 'mustInvite', NOBODY, { seat }).filter((one) => guests.includes(one));
	// CE-40.65: whom it owes an invitation it invites.
	const most = Math.max(due.length, value(play, 'mostInvited', guests.length, { seat }));
	return {
		seat,
		rule: side === 'offense' ? 'CE-9.1' : 'CE-9.2',
		say: msg('Whom do you invite to your side?'),
		shape: {
			type: 'some',
			choices: guests.map((guest) => ({ ...seatChoice(guest), note: worth(play, guest, side) })),
			min: 0,
			max: most,
			// CE-33.9: whom it owes an invitation.
			...(due.length > 0
				? {
						limits: due.map((one) => ({
							say: msg('{who}, whom you owe an invitation', { who: one }),
							rule: 'CE-33.9',
							least: 1,
							unmet: msg('You must invite {who}.', { who: one }),
							uses: { [one]: 1 }
						}))
					}
				: {})
		},
		fallback: { picks: due } // CE-21.10: who is away invites nobody else
	};
}

/** What one would want to know of whom one invites: its power, how near it is to winning, and its cards. */
function worth(play: Play, seat: SeatId, side: Side): Words {
	const has = standing(play.board, seat);
	return alliesLand(play, side) && wouldWin(play, seat).includes(seat)
		? msg('{has}. If your side wins, {who} wins the game.', { has, who: seat })
		: has;
}

function standing(board: Board, seat: SeatId): Words {
	const { aliens, shown, hand } = playerOf(board, seat);
	const has = {
		n: foreignColonies(board, seat),
		needed: goalOf(board, seat),
		cards: hand.length
	};
	return shown && aliens.length > 0
		? msg(
				'{aliens}: {n} of {needed} foreign colonies, {cards, plural, one {# card} other {# cards}}',
				{ aliens: { and: aliens.map(alienName) }, ...has }
			)
		: msg('{n} of {needed} foreign colonies, {cards, plural, one {# card} other {# cards}}', has);
}

/** The main players themselves are in the encounter already. */
function notInvited({ board }: Play, side: Side): Barred[] {
	const mains = SIDES.map((one) => mainPlayer(board, one));
	const mine = partnerOf(board, mainPlayer(board, side));
	const whom = mainPlayer(board, otherSide(side));
	const theirs = partnerOf(board, whom);
	return [
		{
			id: 'mains',
			say: msg('Main players'),
			why: msg('Main players are not invited; they are in the encounter.'),
			rule: side === 'offense' ? 'CE-9.1' : 'CE-9.2',
			covers: mains
		},
		...(mine
			? [
					{
						...{ id: mine, on: mine, rule: 'CE-40.26', say: msg('{who}', { who: mine }) },
						why: msg('Your partner is invited without being asked for.')
					}
				]
			: []),
		...(theirs
			? [
					{
						...{ id: theirs, on: theirs, rule: 'CE-40.26', say: msg('{who}', { who: theirs }) },
						why: msg('The partner of {who} does not join against them.', { who: whom })
					}
				]
			: [])
	];
}

function invite(play: Play, side: Side, { picks }: AnswerTo<SomeOf<SeatId>>): void {
	const encounter = encounterOf(play.board);
	const host = mainPlayer(play.board, side);
	// Kept in the order of answering, so that nothing but the names is told.
	// CE-9.16: who must join is invited.
	const guests = others(play).filter(
		(seat) =>
			picks.includes(seat) ||
			arePartners(play.board, host, seat) ||
			value(play, 'mustJoin', null, { seat }) === side
	);
	encounter.invited[side] = guests;
	play.say(
		guests.length > 0
			? msg('{who, select, you {You invite} other {# invites}} {whom}.', {
					who: host,
					whom: { and: guests.map(whomOf) }
				})
			: msg('{who, select, you {You invite} other {# invites}} nobody.', { who: host }),
		side === 'offense' ? 'CE-9.1' : 'CE-9.2'
	);
	for (const seat of guests) play.say('', undefined, { type: 'invited', seat, side });
}

/** CE-40.26: who has nobody else to ask has its partner invited all the same, if it may invite (CE-9.15). */
function invitePartner(play: Play, side: Side): null {
	const seat = mainPlayer(play.board, side);
	if (partnerOf(play.board, seat) && value(play, 'mayInvite', true, { seat }))
		invite(play, side, { picks: [] });
	return null;
}

/** The sides a seat may stand on: those that invited it, or any by an effect (CE-9.5, CE-40.21), but its partner’s foe (CE-40.26). */
export function sidesFor(play: Play, seat: SeatId): Side[] {
	const { invited } = encounterOf(play.board);
	const uninvited = value(play, 'joinsUninvited', false, { seat });
	return SIDES.filter(
		(side) => (uninvited || invited[side].includes(seat)) && mayStandOn(play.board, seat, side)
	);
}

/** Of those, the sides it may still join: by an effect it has joined one already (CE-9.17). */
export const sidesOpenTo = (play: Play, seat: SeatId): Side[] =>
	sidesFor(play, seat).filter((side) => !encounterOf(play.board).allies[side].includes(seat));

/** What an ally of the offense wins and loses; which foreign colony it would be, but where the seat holds the planet. */
function stakes({ board }: Play, seat: SeatId): Words {
	const target = targetOf(board);
	const planet = planetName(target);
	if (shipsOn(board, target)[seat] || isAtHome(board, seat, target))
		return msg('Win: a colony on {planet}. Lose: the ships you send, to the warp.', { planet });
	return msg(
		'Win: a colony on {planet}, your {n, plural, =1 {1st} =2 {2nd} =3 {3rd} other {#th}}. Lose: the ships you send, to the warp.',
		{ planet, n: foreignColonies(board, seat) + 1 }
	);
}

/** Whom a colony there wins the game: what one would not overlook before one helps (CE-21.1). */
function wouldWin(play: Play, seat: SeatId): readonly SeatId[] {
	const { board } = play;
	// By points, or with a partner, a colony is not all there is to it.
	if (board.objectives || board.teams) return NOBODY;
	const target = targetOf(board);
	return [offenseOf(board), seat].filter(
		(one) =>
			!shipsOn(board, target)[one] &&
			!isAtHome(board, one, target) &&
			foreignColonies(board, one) + 1 >= goalOf(board, one) &&
			// A sheet that is hidden is not turned up by what is only told.
			(board.options.hiddenPowers || value(play, 'mayWin', true, { seat: one }))
	);
}

/** CE-33.6: by an effect what allies gain is the other way round. */
const alliesLand = (play: Play, side: Side): boolean =>
	(side === 'offense') !== value(play, 'swapsGains', false, null);

/** What joining a side brings, and who wins the game by it. */
function told(play: Play, seat: SeatId, side: Side): Words {
	const lands = alliesLand(play, side);
	const winners = wouldWin(play, seat);
	const iWin = lands && winners.includes(seat);
	const offense = offenseOf(play.board);
	const plain = lands ? stakes(play, seat) : REWARDS;
	const brings =
		iWin && side === 'defense'
			? msg('{brings} If the defense wins, you win the game.', { brings: plain })
			: plain;
	const joinsWin = iWin && side === 'offense';
	if (!winners.includes(offense))
		return joinsWin ? msg('{brings} If the offense wins, you win the game.', { brings }) : brings;
	return joinsWin
		? msg('{brings} If the offense wins, {who} and you win the game.', { brings, who: offense })
		: msg('{brings} If the offense wins, {who} wins the game.', { brings, who: offense });
}

const REWARDS = msg(
	'Win: a card or a ship for each ship you send. Lose: the ships you send, to the warp.'
);

/** A side, with ships, or with how many where another says from where they come (CE-34.29), or without where they come later (CE-8.15); or neither. */
export type Joining = OneOf<
	| (Choice<Side> & { readonly then?: SplitOf<Origin | 'warp'> | AmountShape })
	| { readonly id: 'decline'; readonly say: Words }
>;

/** The ships that a seat may join this side with, and how many it must send; null: it has none (CE-9.8). */
export function fleetTo(
	play: Play,
	seat: SeatId,
	side: Side,
	allowed: readonly SeatId[] = NOBODY
): { readonly fleet: SplitOf<Origin | 'warp'>; readonly least: number } | null {
	const of = { seat, as: 'ally' } as const;
	const most = value(play, 'mostShips', MOST_SHIPS, of);
	const mostTo = side === 'offense' ? mostToGate(play, seat, allowed.includes(seat), of) : most;
	const could = shipsToJoin(play, seat, side, Math.max(most, mostTo));
	if (!could) return null;
	// CE-9.16: as many as it may send, but the last of no colony unless an effect says so.
	const leaves = value(play, 'leavesColonies', false, { seat });
	const spare = sumOf(could.places, ({ id, max }) => (leaves || isEvolution(id) ? max : max - 1));
	const must = value(play, 'mustJoin', null, { seat }) !== null;
	const least = must ? Math.min(mostTo, spare) : 0;
	const max = Math.min(could.max, mostTo);
	return { fleet: least > 0 ? { ...could, min: least, max } : { ...could, max }, least };
}

/** A side by its main player and, once all may know it, what they play. */
function joinsSide(board: Board, side: Side): Words {
	const who = mainPlayer(board, side);
	const { aliens, shown } = playerOf(board, who);
	return shown && aliens.length > 0
		? msg('Join the {side, select, offense {offense} other {defense}}, {who} ({aliens})', {
				...{ side, who },
				aliens: { and: aliens.map(alienName) }
			})
		: msg('Join the {side, select, offense {offense} other {defense}}, {who}', { side, who });
}

/** The ships among which those of who joins this side are chosen. */
export const sendableTo = (
	play: Play,
	seat: SeatId,
	side: Side,
	allowed?: readonly SeatId[]
): SplitOf<Origin | 'warp'> | null => fleetTo(play, seat, side, allowed)?.fleet ?? null;

/** Joins one side that is open to it (CE-9.5) with one to four ships of its own count (CE-9.6, CE-9.9), or stays out. */
export function answering(
	play: Play,
	seat: SeatId,
	allowed: readonly SeatId[] = NOBODY
): Ask<Joining> | null {
	const { board } = play;
	const due = value(play, 'mustJoin', null, { seat });
	// CE-36.12, CE-36.39
	const fleets = (due ? [due] : sidesOpenTo(play, seat))
		.filter((side) => value(play, 'mayAlly', true, { seat, side }))
		.flatMap((side) => {
			const found = fleetTo(play, seat, side, allowed);
			return found ? [{ side, ...found }] : [];
		});
	if (fleets.length === 0) return null;
	const isDue = fleets.some(({ least }) => least > 0);
	// CE-34.29: how many alone, where another says from where they come.
	const ships = (side: Side, { min, max, ...all }: SplitOf<Origin | 'warp'>) =>
		value(play, 'choosesOrigins', null, { seat, side })
			? ({ type: 'amount', min, max } as const)
			: { ...all, min, max };
	const joining = fleets.map(({ side, fleet }) => ({
		id: side,
		say: joinsSide(board, side),
		on: mainPlayer(board, side),
		// CE-33.6: by an effect what allies gain is the other way round.
		note: told(play, seat, side),
		...(value(play, 'sendsLate', false, { seat, side })
			? { rule: 'CE-9.19' }
			: { rule: 'CE-9.6', then: ships(side, fleet) })
	}));
	return {
		seat,
		about: [targetOf(board)],
		...(isDue && due
			? {
					rule: 'CE-9.16',
					say: msg(
						'You must join the {side, select, offense {offense} other {defense}}, {who}: with which ships?',
						{ side: due, who: mainPlayer(board, due) }
					)
				}
			: { rule: 'CE-9.4', say: msg('Join a side, or stay out?') }),
		shape: {
			type: 'one',
			choices: isDue ? joining : [...joining, { id: 'decline', say: msg('Stay out') }]
		},
		// CE-21.10: who is away joins nobody, unless it must.
		fallback: isDue ? 'random' : { pick: 'decline' }
	};
}

/** Sides that did not invite it (CE-9.5), and ships that no side can have. */
function notJoined(play: Play, { choices }: Joining, seat: SeatId): Barred[] {
	const { board } = play;
	return [
		...heldColonies(play, seat),
		...SIDES.filter((side) => !choices.some(({ id }) => id === side)).map((side) => {
			const who = mainPlayer(board, side);
			return {
				...{ id: side, on: who, rule: 'CE-9.5' },
				say: msg('Join the {side, select, offense {offense} other {defense}}, {who}', {
					side,
					who
				}),
				why: encounterOf(board).allies[side].includes(seat)
					? msg('You stand there already.')
					: mayStandOn(board, seat, side)
						? msg('{who} has not invited you.', { who })
						: msg('You do not join against your partner.')
			};
		}),
		fromColonies('CE-9.6')
	];
}

/** What a seat has answered: its ships are chosen, or none (CE-36.38); or another says which (CE-34.29). */
export function choose(play: Play, seat: SeatId, answer: AnswerTo<Joining>): void {
	if (answer.pick === 'decline') return;
	const { pick: side, then: ships } = answer;
	if (!ships) encounterOf(play.board).sending = { seat, side, ships: {}, late: true };
	else if ('split' in ships) encounterOf(play.board).sending = { seat, side, ships: ships.split };
	else play.push('origins', { seat, side, n: ships.amount });
}

/** A side, and with how many ships, or none so far (CE-9.19); null: neither. */
interface Chosen {
	readonly seat: SeatId;
	readonly joins: { readonly side: Side; readonly n: number } | null;
}

const chosenBy = (seat: SeatId, sending: Sending | null): Chosen => ({
	seat,
	joins:
		sending && (totalOf(sending.ships) > 0 || sending.late)
			? { side: sending.side, n: totalOf(sending.ships) }
			: null
});

/** How many ships an answer sends: none that come later. */
const numberIn = (ships: Exclude<AnswerTo<Joining>, { pick: 'decline' }>['then']): number => {
	if (!ships) return 0;
	return 'split' in ships ? totalOf(ships.split) : ships.amount;
};

/** The same by what it has answered. */
const chosenIn = (seat: SeatId, answer: AnswerTo<Joining>): Chosen => ({
	seat,
	joins:
		answer.pick === 'decline'
			? null
			: {
					side: answer.pick,
					n: numberIn(answer.then)
				}
});

function tellChosen(play: Play, { seat: who, joins }: Chosen, move: Move | null = null): void {
	if (joins?.n === 0)
		play.say(
			msg(
				'{who, select, you {You join} other {# joins}} the {side, select, offense {offense} other {defense}}; {who, select, you {your ships} other {ships of #}} come once both cards lie face down.',
				{ who, side: joins.side }
			),
			'CE-9.19',
			move
		);
	else if (joins)
		play.say(
			msg(
				'{who, select, you {You join} other {# joins}} the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.',
				{ who, ...joins }
			),
			'CE-9.6',
			move
		);
	else play.say(msg('{who, select, you {You stay} other {# stays}} out.', { who }), 'CE-9.4');
}

/** A seat joins the side it has chosen, or stays out. All are told, but of what they were shown already. */
export function join(play: Play, seat: SeatId, shown: readonly Chosen[]): void {
	const { board } = play;
	const { allies } = encounterOf(board);
	const sending = shipsLeaving(board);
	const chosen = chosenBy(seat, sending);
	const { joins } = chosen;
	const before = shown.find((one) => one.seat === seat);
	const isTold = before?.joins?.side === joins?.side && before?.joins?.n === joins?.n;
	const move: Move | null = joins && { type: 'joined', seat, side: joins.side };
	if (!before || !isTold) tellChosen(play, chosen, move);
	else if (move) play.say('', undefined, move);
	if (!sending || !joins) {
		delete encounterOf(board).sending;
		return;
	}
	allies[sending.side].push(seat);
	if (sending.late) comeLate(board, seat, sending.side);
	// CE-34.27: below what comes of their moving.
	if (board.stations) {
		play.window('alliance.joined', { seat });
		play.push('toll', { from: seat, n: joins.n });
	}
	sendOff(play);
}

/** The next of the seats still to answer, taken off the frame's list. */
function nextOf(frame: StepFrame<'alliance'>): SeatId | undefined {
	const [next, ...rest] = frame.left ?? [];
	frame.left = rest;
	return next;
}

/** CE-40.63: what allies discard at random for having joined. */
function payForJoining(play: Play): void {
	const { board } = play;
	const due = timingOrder(board).map((seat) => ({
		seat,
		n: value(play, 'joiningCosts', 0, { seat })
	}));
	loseAtRandom(play, due, 'CE-40.63');
}

export const alliance: Step = {
	/** CE-9.11: before the first invitation; the other window comes after the last answer. */
	before: run((play) => {
		beforeAllies(play);
		play.window('alliance.before');
	}),

	offenseInvites: ask({
		ask: (play) => inviting(play, 'offense') ?? invitePartner(play, 'offense'),
		explain: (play, _frame, shape) => withBarred(shape, notInvited(play, 'offense')),
		then: (play, _frame, answer) => invite(play, 'offense', answer)
	}),

	defenseInvites: ask({
		ask: (play) => inviting(play, 'defense') ?? invitePartner(play, 'defense'),
		explain: (play, _frame, shape) => withBarred(shape, notInvited(play, 'defense')),
		then: (play, _frame, answer) => invite(play, 'defense', answer)
	}),

	/** CE-9.3: invitations are final; now the others answer from the offense's left. */
	invited: run((play) => {
		encounterOf(play.board).invitationsDone = true;
		play.window('alliance.invited');
	}),

	/** Who has ships to send: also by what was used in that window. */
	able: run((play, frame) => {
		frame.left = others(play).filter(
			(seat) =>
				shipsToSend(play.board, seat) > 0 ||
				SIDES.some((side) => fromWarp(play, seat, side) !== null)
		);
	}),

	/** Before each answer its seat may use what bears on it. */
	next: run((play, frame) => {
		const seat = nextOf(frame);
		// All answer together once.
		if (!seat) return play.board.options.hiddenAlliances && !frame.answers ? 'together' : 'formed';
		frame.seat = seat;
		play.window('alliance.answer', { only: seat });
		return undefined;
	}),

	/** CE-40.71: before it answers who has invited it. */
	radar: run((play, { seat }) => {
		if (play.board.evolution && seat && value(play, 'asksToSee', false, { seat }))
			play.push('radar.look', { seat });
	}),

	leave: ask({
		ask: (play, { seat }) =>
			seat && sidesOpenTo(play, seat).includes('offense') ? leaveFor(play, seat) : null,
		then: (_play, frame, { yes }) => {
			if (yes && frame.seat) frame.allowed = [...(frame.allowed ?? []), frame.seat];
		}
	}),

	answer: ask({
		ask: (play, { seat, allowed }) =>
			seat && !play.board.options.hiddenAlliances ? answering(play, seat, allowed) : null,
		explain: (play, _frame, shape, seat) => withBarred(shape, notJoined(play, shape, seat)),
		then: (_play, frame, answer, seat) => {
			frame.answers = [{ seat, answer }];
		}
	}),

	/** CE-36.38: what is chosen may be answered before it is done. */
	chosen: run((play, { answers = [] }) => {
		const [next] = answers;
		if (!next) return;
		choose(play, next.seat, next.answer);
	}),

	sends: run((play, { answers: [next] = [] }) => {
		if (next && encounterOf(play.board).sending) play.window('ships.chosen', { seat: next.seat });
	}),

	joins: run((play, frame) => {
		const [next, ...rest] = frame.answers ?? [];
		if (!next) return;
		frame.answers = rest;
		join(play, next.seat, frame.shown ?? []);
	}),

	again: run((_play, { answers = [] }) => (answers.length > 0 ? 'chosen' : 'next')),

	/** Option `hiddenAlliances` (CE-9.7, CE-40.18): all answer in secret, with their ships (CE-40.19), and show together. */
	together: askAll({
		ask: (play, { allowed }) =>
			others(play)
				.map((seat) => answering(play, seat, allowed))
				.filter((ask) => ask !== null)
				.map((ask) => ({ ...ask, secret: true })),
		explain: (play, _frame, shape, seat) => withBarred(shape, notJoined(play, shape, seat)),
		then: (play, frame, answers) => {
			frame.answers = inTurn(others(play), answers).map(([seat, answer]) => ({ seat, answer }));
			frame.shown = frame.answers.map(({ seat, answer }) => chosenIn(seat, answer));
			for (const chosen of frame.shown) tellChosen(play, chosen);
			return 'chosen';
		}
	}),

	/** CE-9.10: with allies or without, the encounter goes on. */
	formed: run((play, frame) => {
		frame.joined = { ...encounterOf(play.board).allies };
		if (play.board.stations) stationsAct(play, 'formed');
		play.window('alliance.formed');
		// What is pushed last comes first.
		payForJoining(play);
	})
};
