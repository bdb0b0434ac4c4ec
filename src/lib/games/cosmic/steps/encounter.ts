/** An encounter (CE-4.6): its phases in order, and how it closes. The table of contents of the game. */
import { endOrders, msg, withBarred } from '../../../core';
import { bestOf } from '../../kit';
import { coloniesOf, encounterOf, planetName, shipsAt, timingOrder, offenseOf } from '../board';
import { hasHome } from '../destiny/meeting';
import { alienOf } from '../effects';
import { returnGiven } from '../essence/cards';
import { essenceAliens } from '../essence/laid';
import { value } from '../values';
import { noColonies, otherPlanets } from '../elsewhere';
import {
	clearKickers,
	clearSeconds,
	discardLaid,
	drawLater,
	takeAside,
	takeLaid,
	takeUp
} from '../hands';
import { becomeAnother, gather, returnPowers, stock } from '../powers';
import { endHazards } from '../modules/hazards/draw';
import { isHazardDue } from '../modules/hazards/due';
import { isMarketHeld } from '../modules/lux/market';
import { takePlanet } from '../modules/planets';
import { freeGiven } from '../modules/lux/tokens';
import { scoop } from '../modules/lux/triggers';
import { moonsAtRegroup } from '../modules/moons/moments';
import { techsAt } from '../modules/tech/moments';
import { marksAnew } from '../modules/special/marks';
import { retrievalsDue } from '../retrieval';
import { moveShips } from '../ships';
import { checkVictory } from '../victory';
import { endPhase } from './phase';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { SIDES } from '../types';
import type { Phase, PlanetId } from '../types';

function setPhase(play: Play, phase: Phase): void {
	play.board.phase = phase;
	play.say('', undefined, { type: 'phase', phase });
}

/** The span of a standing order that is left for one encounter (CE-16.23). */
export const ENCOUNTER = 'encounter';

const NO_PLANETS: readonly PlanetId[] = [];

const TO_COLONIES = otherPlanets(msg('A ship comes back to a colony of yours.'), 'CE-6.1');

declare module '../play' {
	interface Steps {
		encounter: {
			/** Ships that came back in this regroup, where more may (CE-37.14); left out: none, or no more may. */
			retrieved?: number;
		};
	}
}

const { run, ask } = formsOf('encounter');

/** A phase with a step of its own name; then the form after it, or the one named. */
const phase = (
	name: Exclude<Phase, 'startTurn' | 'regroup' | 'destiny'>,
	next?: string
): Step[string] =>
	run((play) => {
		setPhase(play, name);
		endPhase(play);
		play.push(name);
		return next;
	});

export const encounter: Step = {
	begin: run((play) => {
		const { board } = play;
		board.encounters += 1;
		const { n, offense } = encounterOf(board);
		setPhase(play, 'regroup'); // CE-4.7: the start of both
		if (n > 1)
			play.say(
				msg('{who, select, you {You have} other {# has}} another encounter.', { who: offense }),
				'CE-4.2'
			);
		stock(play);
		freeGiven(play);
		play.window('encounter.start'); // CE-6.6: before the retrieval
		for (const alien of essenceAliens(board)) alienOf(alien).regroup?.(play);
		// CE-40.38: after the technologies.
		if (board.evolution) play.push('evolve', {});
		// CE-32.4: on top of the stack, so before what else the window brings.
		if (board.modules?.tech) play.push('tech.actions');
	}),

	/** CE-37.14: after the technologies and evolution, before a ship comes back. */
	moons: run((play) => moonsAtRegroup(play)),

	beforeRetrieval: run((play) => play.window('regroup.retrieve')),

	/** CE-6.1: one of the offense's ships comes back from the warp, if there is one, and then it must (CE-6.2). */
	retrieve: ask({
		ask: (play, frame) => {
			const { board } = play;
			const seat = offenseOf(play.board);
			const due = retrievalsDue(play, seat, frame.retrieved);
			if (due === 0) return null;
			const colonies = value(play, 'returnsTo', coloniesOf(board, seat), { seat });
			if (colonies.length === 0) {
				// CE-6.3: with no colony the ship goes to the gate, and counts as launched.
				for (let ship = 0; ship < due; ship++)
					play.say(
						msg(
							'A ship of {who, select, you {yours} other {#}} comes back from the warp into the gate.',
							{ who: seat }
						),
						'CE-6.3'
					);
				moveShips(play, [{ seat, n: due, from: 'warp', to: 'gate' }]);
				if (marksAnew(play.board, seat)) play.push('ships.anew', { seat, where: 'gate' });
				return null;
			}
			return {
				seat,
				rule: 'CE-6.1',
				say: msg('One of your ships comes back from the warp. To which colony?'),
				shape: {
					type: 'one',
					choices: colonies.map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet
					})),
					// Where fewest are.
					usual: bestOf(colonies, (planet) => -shipsAt(board, seat, planet)) ?? ''
				},
				fallback: { pick: colonies[0] ?? '' }
			};
		},
		explain: ({ board }, _frame, shape, seat) =>
			withBarred(shape, [...noColonies(board, seat, 'CE-6.1'), TO_COLONIES]),
		then: (play, frame, { pick: planet }, seat) => {
			play.say(
				msg(
					'A ship of {who, select, you {yours} other {#}} comes back from the warp to {planet}.',
					{
						who: seat,
						planet: planetName(planet)
					}
				),
				'CE-6.1'
			);
			moveShips(play, [{ seat, n: 1, from: 'warp', to: planet }]);
			if (marksAnew(play.board, seat)) play.push('ships.anew', { seat, where: planet });
			// CE-37.14
			const retrieved = (frame.retrieved ?? 0) + 1;
			if (retrievalsDue(play, seat, retrieved) === 0) return undefined;
			frame.retrieved = retrieved;
			return 'retrieve';
		}
	}),

	/** CE-38.6: in each regroup, once the ship is back. */
	market: run((play) => {
		if (isMarketHeld(play)) play.push('lux.market', {});
	}),

	regrouped: run((play) => endPhase(play)),

	destiny: run((play) => {
		const encounter = encounterOf(play.board);
		const { defense } = encounter;
		// CE-4.11: whom it is with is settled already.
		if (defense) {
			// CE-7.15: their last planet may have gone as it began.
			if (!hasHome(play.board, defense)) {
				play.say(
					msg('{who} has no planet left at home, and cannot be encountered there.', {
						who: defense
					}),
					'CE-7.15'
				);
				encounter.outcome = { type: 'ended', successful: false };
				return 'early';
			}
			play.window('destiny.defenseSet');
			return 'hazard';
		}
		setPhase(play, 'destiny');
		endPhase(play);
		play.push('destiny');
		return undefined;
	}),
	/** CE-33.5: once destiny is settled, before the gate is aimed. */
	hazard: run((play) => {
		if (isHazardDue(play.board)) play.push('hazard');
	}),
	launch: phase('launch'),
	alliance: phase('alliance'),
	scoop: run((play) => scoop(play)),
	planning: phase('planning'),
	reveal: phase('reveal'),
	resolution: phase('resolution', 'close'),

	/** Reached only by `endEncounter`. */
	early: run((play) => {
		for (const side of SIDES) {
			const seat = encounterOf(play.board)[side];
			// CE-4.9: unrevealed cards go back to hand, revealed ones are discarded.
			if (encounterOf(play.board).revealed) discardLaid(play, side);
			else if (seat) takeLaid(play, side, seat);
		}
		clearKickers(play);
		clearSeconds(play);
		techsAt(play, 'settled');
		endPhase(play);
		play.push('home', { from: 'encounter' });
	}),

	close: run((play) => {
		const { board } = play;
		takeAside(play);
		takeUp(play);
		drawLater(play);
		// CE-2.8: tokens nobody has handed in go without effect.
		encounterOf(board).handed = [];
		if (board.essence) returnGiven(play);
		gather(play);
		endHazards(play);
		for (const planet of value(play, 'breaking', NO_PLANETS, null)) takePlanet(play, planet);
		returnPowers(play);
		for (const seat of timingOrder(board))
			if (value(play, 'changesPower', false, { seat })) becomeAnother(play, seat);
		endOrders(play.table, ENCOUNTER); // CE-16.23: those for the encounter
		checkVictory(play);
	})
};
