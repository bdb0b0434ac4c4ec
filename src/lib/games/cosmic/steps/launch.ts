/** Launch (CE-8): the offense aims the gate at one planet and sends ships through it. */
import { msg, withBarred } from '../../../core';
import { bestOf, entriesOf, splitOver, totalOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import type { Ask, Barred, Choice, ConfirmShape, Place, Words } from '../../../core';
import {
	coloniesOf,
	encounterOf,
	planetName,
	planetsOf,
	shipsAt,
	shipsOn,
	shipsToSend,
	targetOf,
	whereName,
	offenseOf
} from '../board';
import { value } from '../values';
import { MOST_SHIPS, isHeld, moveShips, movesFrom } from '../ships';
import { whyNamed } from '../destiny/meeting';
import { otherPlanets, otherShips } from '../elsewhere';
import { heldColonies } from '../leaving';
import { decideEncounter, endEncounter } from '../ending';
import { beforeShips } from '../modules/hazards/draw';
import { evolutionsWith } from '../modules/evolution/laid';
import { comeLate, isLate } from '../late';
import { layOut } from '../modules/lux/tokens';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import type { Play, Step } from '../play';
import type { Board, PlanetId, SeatId, Sending, Side } from '../types';
import type { CosmicValues, Origin } from '../use';

/** A split of the ships that a seat can send, at most `most` and at least one; null without ships. */
export const fleetOf = (play: Play, seat: SeatId, most: number): SplitOf<Origin> | null =>
	splitOver(ships(play, seat), 1, most);

/** Ships that a seat may send to this side out of the warp, as an effect says. */
export function fromWarp(play: Play, seat: SeatId, side: Side): Place<'warp'> | null {
	const rule = value(play, 'sendsFromWarp', null, { seat, side });
	const max = rule ? shipsToFree(play, seat) : 0;
	return rule && max > 0 ? { id: 'warp', say: whereName('warp'), on: 'warp', max, rule } : null;
}

/** The same for a side, from the warp as well where an effect says so. */
export function shipsToJoin(
	play: Play,
	seat: SeatId,
	side: Side,
	most: number
): SplitOf<Origin | 'warp'> | null {
	const warp = fromWarp(play, seat, side);
	return splitOver([...ships(play, seat), ...(warp ? [warp] : [])], 1, most);
}

function ships(play: Play, seat: SeatId): readonly Place<Origin>[] {
	const { board } = play;
	const all = [...coloniesOf(board, seat), ...evolutionsWith(board, seat)];
	const free = value(play, 'sendsFrom', all, { seat }).filter(
		(where) => !isHeld(play, seat, where)
	);
	return free.map((where) => ({
		id: where,
		say: whereName(where),
		on: where,
		max: shipsAt(board, seat, where)
	}));
}

/** CE-36.24: more than one ship goes to the gate by leave alone. */
export function leaveFor(play: Play, seat: SeatId): Ask<ConfirmShape> | null {
	const by = value(play, 'leaveOf', null, { seat });
	return by === null || shipsToSend(play.board, seat) < 2
		? null
		: {
				seat: by,
				about: [seat],
				rule: 'CE-36.24',
				say: msg('May {who} send more than one ship to the gate?', { who: seat }),
				shape: {
					type: 'confirm',
					yes: msg('Allow as many as ever'),
					no: msg('Only one ship')
				},
				fallback: { yes: false }
			};
}

/** The most ships a seat may send to the gate. */
export const mostToGate = (
	play: Play,
	seat: SeatId,
	allowed: boolean,
	of: CosmicValues['mostShips']['of']
): number => {
	const limit = value(play, 'mostShips', MOST_SHIPS, of);
	const most =
		allowed || value(play, 'leaveOf', null, { seat }) === null ? limit : Math.min(limit, 1);
	return value(play, 'mostToGate', most, { seat });
};

/** One ship from the largest colony: what a time-out sends. */
export const leastShips = (shape: SplitOf<Origin | 'warp'>) => {
	const largest = bestOf(shape.places, ({ max }) => max);
	return { split: largest ? { [largest.id]: 1 } : {} };
};

/** CE-8.4, CE-9.6: where ships can be taken from. */
export const fromColonies = (rule: string): Barred =>
	otherShips(msg('Ships are sent from planets where you have a colony.'), rule);

declare module '../play' {
	interface Steps {
		launch: {
			/** Who must allow more than one ship has done so (CE-36.24). */
			allowed?: true;
		};
	}
}

const { run, ask } = formsOf('launch');

/** Ships that defend a planet. */
const whoIsThere = (n: number): Words =>
	msg('{n, plural, one {# ship defends it} other {# ships defend it}}', { n });

/** A planet, and that the offense has a colony there, so that it would gain none (CE-8.5): nobody should have to open that. */
const aimedAt = (board: Board, planet: PlanetId): Words =>
	shipsOn(board, planet)[encounterOf(board).offense]
		? msg('{planet}, where you have a colony already', { planet: planetName(planet) })
		: planetName(planet);

/** Planets as the offense aims at them. */
export function aimsAt(board: Board, planets: readonly PlanetId[]): OneOf<Choice<PlanetId>> {
	const { defense } = encounterOf(board);
	return {
		type: 'one',
		choices: planets.map((planet) => ({
			id: planet,
			say: aimedAt(board, planet),
			on: planet,
			note: whoIsThere((defense && shipsOn(board, planet)[defense]) ?? 0)
		}))
	};
}

/** CE-8.3: all know the aim. */
export function tellAim(play: Play): void {
	const planet = targetOf(play.board);
	play.say(
		msg('{who, select, you {You aim} other {# aims}} at {planet}.', {
			who: offenseOf(play.board),
			planet: planetName(planet)
		}),
		'CE-8.1',
		{ type: 'aim', planet }
	);
}

/** Ships that the offense may still send (CE-8.4, CE-8.9); null: it has none. */
export function shipsToLaunch(play: Play, allowed: boolean): SplitOf<Origin | 'warp'> | null {
	const seat = offenseOf(play.board);
	const inGate = shipsAt(play.board, seat, 'gate');
	const most = mostToGate(play, seat, allowed, { seat, as: 'offense' });
	const shape = shipsToJoin(play, seat, 'offense', most - inGate);
	// CE-8.9: a ship already in the gate counts, and more are optional.
	return shape && inGate > 0 ? { ...shape, min: 0 } : shape;
}

/** Of the ships chosen for a side those still where they were chosen from (CE-9.18); null: none is about to leave. */
export function shipsLeaving(board: Board): Sending | null {
	const { sending } = encounterOf(board);
	if (!sending) return null;
	const there = entriesOf(sending.ships).map(([from, n]): [Origin | 'warp', number] => [
		from,
		Math.min(n, shipsAt(board, sending.seat, from))
	]);
	return { ...sending, ships: Object.fromEntries(there) };
}

/** Ships that were chosen for a side leave, as what answered the choice has left it (CE-36.38). */
export function sendOff(play: Play): Sending | null {
	const sending = shipsLeaving(play.board);
	delete encounterOf(play.board).sending;
	if (sending)
		moveShips(
			play,
			movesFrom(sending.seat, sending.ships, sending.side === 'offense' ? 'gate' : 'beside')
		);
	return sending;
}

export const launch: Step = {
	/** CE-8.2: at home the gate points somewhere already. */
	before: run((play) => {
		const { target, system } = encounterOf(play.board);
		if (!target && system) play.window('launch.beforeAim');
	}),

	aim: ask({
		ask: (play) => {
			const { board } = play;
			const { system, target } = encounterOf(board);
			// CE-8.2: at home the gate already points at the intruder's colony.
			if (target || !system) return null;
			const why = whyNamed(board);
			// CE-8.2: any planet there; CE-8.5: also one that holds a colony of its own.
			return {
				seat: offenseOf(play.board),
				about: [system],
				...(why && { because: { of: 'destiny', say: why } }),
				rule: 'CE-8.1',
				say: msg('Aim the gate at a planet of {who}', { who: system }),
				shape: aimsAt(board, planetsOf(board, system)),
				fallback: { pick: planetsOf(board, system)[0] ?? '' }
			};
		},
		explain: ({ board }, _frame, shape) => {
			const { system } = encounterOf(board);
			return system
				? withBarred(shape, [
						otherPlanets(msg('The gate is aimed at a planet of {who}.', { who: system }), 'CE-8.1')
					])
				: shape;
		},
		then: (play, _frame, { pick }) => {
			encounterOf(play.board).target = pick;
		}
	}),

	/** Before ships are asked for. */
	aimed: run((play) => {
		tellAim(play);
		play.window('launch.beforeShips');
	}),

	hazards: run((play) => beforeShips(play)),

	/** CE-8.15 */
	late: run((play) => {
		const seat = offenseOf(play.board);
		if (!value(play, 'sendsLate', false, { seat, side: 'offense' })) return undefined;
		comeLate(play.board, seat, 'offense');
		return 'sent';
	}),

	leave: ask({
		ask: (play) => leaveFor(play, offenseOf(play.board)),
		then: (_play, frame, { yes }) => {
			if (yes) frame.allowed = true;
		}
	}),

	send: ask({
		ask: (play, { allowed = false }) => {
			const { board } = play;
			const seat = offenseOf(play.board);
			const inGate = shipsAt(board, seat, 'gate');
			const shape = shipsToLaunch(play, allowed);
			if (!shape) {
				// CE-8.10: no ship at all ends the encounter and the turn.
				if (inGate === 0) {
					play.say(msg('{who} has no ship to launch: the turn ends.', { who: seat }), 'CE-8.10');
					endEncounter(play, { type: 'ended', successful: false }, true);
				}
				return null;
			}
			return {
				seat,
				about: [targetOf(board)],
				rule: 'CE-8.4',
				say: msg('Send ships through the gate'),
				shape,
				fallback: inGate > 0 ? { split: {} } : leastShips(shape)
			};
		},
		explain: (play, _frame, shape, seat) =>
			withBarred(shape, [...heldColonies(play, seat), fromColonies('CE-8.4')]),
		then: (play, _frame, { split }, seat) => {
			encounterOf(play.board).sending = { seat, side: 'offense', ships: split };
		}
	}),

	chosen: run((play) => {
		const { sending } = encounterOf(play.board);
		if (sending && totalOf(sending.ships) > 0) play.window('ships.chosen', { seat: sending.seat });
	}),

	off: run((play) => {
		sendOff(play);
	}),

	sent: run((play) => {
		const seat = offenseOf(play.board);
		const planet = targetOf(play.board);
		if (isLate(encounterOf(play.board), seat, 'offense')) {
			play.say(
				msg(
					'{who, select, you {Your ships come} other {The ships of # come}} to {planet} once both cards lie face down.',
					{ who: seat, planet: planetName(planet) }
				),
				'CE-8.15',
				null,
				[planet]
			);
			play.window('launch.sent');
			return;
		}
		play.say(
			msg(
				'{who, select, you {You send} other {# sends}} {n, plural, one {# ship} other {# ships}} to {planet}.',
				{
					who: seat,
					n: shipsAt(play.board, seat, 'gate'),
					planet: planetName(planet)
				}
			),
			'CE-8.7',
			null,
			[planet]
		);
		play.window('launch.sent');
	}),

	/** CE-40.67: nobody is there to be fought. */
	unsettled: run((play) => {
		const { board } = play;
		const seat = offenseOf(board);
		const planet = targetOf(board);
		if (Object.keys(shipsOn(board, planet)).length > 0) return;
		if (isLate(encounterOf(board), seat, 'offense')) return;
		if (!value(play, 'winsUnsettled', false, { seat })) return;
		play.say(
			msg('Nobody has a colony on {planet}: {who} wins at once.', {
				who: seat,
				planet: planetName(planet)
			}),
			'CE-40.67',
			null,
			[planet]
		);
		decideEncounter(play, { type: 'won', side: 'offense' });
	}),

	/** CE-38.4: after launching. */
	lux: run((play) => layOut(play))
};
