/** The invasion of one planet (TI-10, TI-31.24): bombardment, fire of its PDS, rounds, and who holds it then. */
import { msg } from '../../../core';
import type { Ask, Barred, Choice, OneShape } from '../../../core';
import { addTo, fromFirst, inTurn, roomIn } from '../../kit';
import type { SplitOf } from '../../kit';
import { hasTech } from '../abilities';
import { fleetAt, planetState } from '../board';
import { GO_ON } from '../combat/casualties';
import { clearDice, hitsAmong, plainDie } from '../combat/dice';
import { pieceOf } from '../combat/losses';
import { endBonus } from '../combat/modifiers';
import {
	mayPayMunitions,
	MUNITIONS,
	munitionsBarred,
	munitionsChoices,
	payMunitions
} from '../combat/munitions';
import { loseUnits } from '../fleets/ships';
import { groundDice, gunDice } from '../invasion/forecast';
import type { Assault } from '../invasion/forecast';
import { landingOn, loseLanded, settle } from '../planets/landed';
import { loseGround, placeGround } from '../planets/ground';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { cardChoices, mayHoldCards, playCard } from '../timing/cards';
import { onlyOne } from '../timing/moments';
import type { MomentRules } from '../timing/moments';
import type { PlanetId, SeatId, SystemId } from '../types';
import { planetWords } from '../words';

type Casualty = 'fighter' | 'groundForce';

declare module '../play' {
	interface Steps {
		/** What has landed lies on `board.landings`. */
		invasion: {
			seat: SeatId;
			system: SystemId;
			planet: PlanetId;
			/** The round that is fought; none before the first. */
			round?: number;
			/** PDS of the defender that fire at the landing (TI-10.9). */
			guns?: number;
			/** Casualties of the attacker in this round, where it had a choice. */
			casualties?: { readonly [unit in Casualty]?: number };
			/** Who has won, and who lost the planet by it. */
			winner?: SeatId;
			loser?: SeatId;
		};
	}
}
declare module '../moves' {
	interface Moves {
		invasionBegins: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly owner: SeatId | null;
		};
		groundRound: { readonly planet: PlanetId; readonly n: number };
		/** `winner`: null where nobody is left (TI-10.18, TI-10.19). */
		invasionEnds: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly winner: SeatId | null;
			readonly rounds: number;
		};
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** TI-34.8: both sides, before the roll of a ground round. */
		beforeGroundRound: true;
		/** TI-34.8: after the roll of a ground round, for a side that has no casualties to choose. */
		hitsOnGround: true;
		/** TI-34.9: who has just lost a planet to another player. */
		planetLost: true;
	}
	interface Besides {
		/** TI-34.8: after the roll of a ground round, with the casualties. */
		groundCasualties: true;
	}
}

type Frame = FrameOf<Steps['invasion']>;

const { run, ask, askAll } = formsOf('invasion');

const assaultOf = (play: Pick<Play, 'board'>, { seat, system, planet }: Frame): Assault => {
	const { groundForce, fighters } = landingOn(play, planet);
	return { seat, system, planet, groundForce, fighters };
};

const defendersOn = ({ board }: Pick<Play, 'board'>, { planet }: Frame): number =>
	planetState(board, planet).units.groundForce;

/** TI-10.11: one side, or both, have nobody left. */
function isOver(play: Pick<Play, 'board'>, frame: Frame): boolean {
	const { groundForce, fighters } = landingOn(play, frame.planet);
	return defendersOn(play, frame) === 0 || groundForce + fighters === 0;
}

/** The attacker first. */
const sides = ({ board }: Pick<Play, 'board'>, { seat, planet }: Frame): SeatId[] => {
	const { owner } = planetState(board, planet);
	return owner === null ? [seat] : [seat, owner];
};

/** Fighters of the fleet that have not fought for a planet yet (TI-10.14). */
const freshFighters = (play: Play, { seat, system }: Frame): number =>
	(fleetAt(play.board, system, seat)?.fighter ?? 0) - (play.within('landings').tired ?? 0);

/** So many Ground Forces of the defender, and these units of the attacker, are destroyed. */
function takeLosses(
	play: Play,
	frame: Frame,
	defenders: number,
	{ fighter = 0, groundForce = 0 }: { fighter?: number; groundForce?: number },
	rule: string
): void {
	const { seat, system, planet } = frame;
	landingOn(play, planet).fighters -= fighter;
	loseUnits(play, seat, system, { fighter }, rule);
	loseLanded(play, planet, { groundForce }, rule);
	loseGround(play, planet, { groundForce: defenders }, rule);
	if (groundForce + defenders === 0) return;
	addTo((play.within('landings').lost ??= {}), planet, groundForce + defenders);
	play.push('genSynthesis', { planet });
}

/** Hits of the dice on the table against the attacker, and against the defender. */
const hitsAgainst = ({ board }: Pick<Play, 'board'>, { seat }: Frame) => ({
	attacker: hitsAmong(board.dice, (die) => die.seat !== seat),
	defender: hitsAmong(board.dice, (die) => die.seat === seat)
});

/** How the attacker takes its hits, where Fighters fight too (TI-10.11); null: there is nothing to choose. */
function casualtyShape(play: Play, frame: Frame): SplitOf<Casualty> | null {
	const { groundForce, fighters } = landingOn(play, frame.planet);
	const n = Math.min(hitsAgainst(play, frame).attacker, groundForce + fighters);
	if (n === 0 || fighters === 0 || groundForce === 0) return null;
	const places = [
		{ id: 'fighter' as const, on: pieceOf('fighter'), say: msg('Fighters'), max: fighters },
		{
			...{ id: 'groundForce' as const, on: pieceOf('groundForce') },
			...{ say: msg('Ground Forces'), max: groundForce }
		}
	];
	// TI-34.12: Fighters first.
	return { type: 'split', places, min: n, max: n, usual: fromFirst(places, n) };
}

/** Which planet of these landings is fought for now, for views. */
function fightFor({ board }: Pick<Play, 'board'>, planet: PlanetId | null, round: number): void {
	if (board.fight?.is === 'landings') board.fight = { ...board.fight, planet, round };
}

const TAKE = 'take';

/** Of what this side chooses its casualties; null: there is nothing to choose. */
function choiceOf(play: Play, frame: Frame, seat: SeatId): SplitOf<Casualty> | null {
	const split = seat === frame.seat ? casualtyShape(play, frame) : null;
	return split && play.since(2) && roomIn(split.places) === split.min ? null : split;
}

/**
 * TI-34.8: the casualties, or a card first. Who has nothing to choose is not asked: for its cards there was a window;
 * before rules 2 it was, if it held a card.
 */
function casualtyAsk(play: Play, frame: Frame, seat: SeatId): Ask<OneShape>[] {
	const split = choiceOf(play, frame, seat);
	const hasCards = mayHoldCards(play.board, seat);
	if (!split && (play.since(2) || !hasCards)) return [];
	const { attacker, defender } = hitsAgainst(play, frame);
	const hits = seat === frame.seat ? attacker : defender;
	const take: Choice = {
		id: TAKE,
		say: hits > 0 ? msg('Take {n, plural, one {# hit} other {# hits}}', { n: hits }) : GO_ON,
		...(split && { then: split })
	};
	const cards = hasCards ? cardChoices(play, { moment: 'groundCasualties' }, seat) : [];
	return [
		{
			...{ seat, rule: 'TI-10.11', about: [frame.planet], secret: hasCards },
			say: msg('{n, plural, =0 {No hit} one {# hit} other {# hits}} against you on {planet}', {
				n: hits,
				planet: planetWords(frame.planet)
			}),
			shape: { type: 'one', choices: [take, ...cards], usual: TAKE },
			// TI-34.12: Fighters first.
			fallback: split
				? { pick: TAKE, then: { split: fromFirst(split.places, split.max) } }
				: { pick: TAKE }
		}
	];
}

export const invasion: Step = {
	begin: run((play, frame) => {
		const { seat, planet } = frame;
		const { owner } = planetState(play.board, planet);
		fightFor(play, planet, 0);
		play.say(
			msg('{who} invades {planet}.', { who: seat, planet: planetWords(planet) }),
			'TI-10.1',
			{ type: 'invasionBegins', seat, planet, owner }
		);
	}),

	/** TI-10.14. */
	fighters: ask({
		ask: (play, frame) => {
			const { seat, planet } = frame;
			const max = freshFighters(play, frame);
			if (max < 1 || !hasTech(play.board, seat, 'graviton-negator')) return null;
			return {
				...{ seat, rule: 'TI-10.14', fallback: { amount: 0 }, about: [planet] },
				say: msg('How many Fighters fight for {planet}?', { planet: planetWords(planet) }),
				shape: { type: 'amount', min: 0, max }
			};
		},
		then: (play, { planet }, { amount }) => {
			landingOn(play, planet).fighters = amount;
		}
	}),

	/** TI-10.1; in the fourth edition it was before (TI-31.22). */
	bombard: run((play, { seat, system, planet }) => {
		if (play.board.options.tacticalAction === 'fourth') return;
		play.push('bombardment', { seat, system, planets: [planet], landing: [planet] });
	}),

	/** TI-10.9. */
	guns: ask({
		ask: ({ board }, { planet, seat }) => {
			const { owner, units } = planetState(board, planet);
			if (owner === null || owner === seat || units.pds === 0) return null;
			return {
				...{ seat: owner, rule: 'TI-10.9', fallback: { amount: units.pds }, about: [planet] },
				say: msg('How many PDS fire at the landing on {planet}?', {
					planet: planetWords(planet)
				}),
				// Who holds fire gains nothing by it.
				shape: { type: 'amount', min: 0, max: units.pds, usual: units.pds }
			};
		},
		then: (_play, frame, { amount }) => {
			frame.guns = amount;
		}
	}),

	shoot: run((play, frame) => {
		const { guns = 0 } = frame;
		if (guns === 0) return 'round';
		const dice = gunDice(play.board, assaultOf(play, frame), guns);
		play.push('roll', { dice, rule: 'TI-10.9' });
		return undefined;
	}),

	/** TI-10.9: landing PDS and Fighters are not hit. */
	shot: run((play, frame) => {
		const hits = hitsAgainst(play, frame).attacker;
		clearDice(play.board);
		const { groundForce } = landingOn(play, frame.planet);
		takeLosses(play, frame, 0, { groundForce: Math.min(hits, groundForce) }, 'TI-10.9');
	}),

	/** TI-10.11, TI-10.16; nobody leaves (TI-10.13). */
	round: run((play, frame) => {
		const { planet } = frame;
		if (isOver(play, frame)) return 'result';
		const n = (frame.round ?? 0) + 1;
		frame.round = n;
		fightFor(play, planet, n);
		play.say(msg('Round {n} on {planet}.', { n, planet: planetWords(planet) }), 'TI-10.11', {
			type: 'groundRound',
			planet,
			n
		});
		play.window('beforeGroundRound');
		return undefined;
	}),

	roll: run((play, frame) => {
		if (isOver(play, frame)) return 'result';
		const dice = groundDice(play.board, assaultOf(play, frame), frame.round === 1);
		play.push('roll', { dice, rule: 'TI-10.11' });
		return undefined;
	}),

	/** TI-34.8: who has nothing but cards to answer with answers first. */
	hits: run((play) => {
		if (play.since(2)) play.window('hitsOnGround');
	}),

	/** TI-34.8, TI-10.11, TI-10.14: what changes the hits comes first, and the question again. */
	casualties: askAll({
		ask: (play, frame) => sides(play, frame).flatMap((seat) => casualtyAsk(play, frame, seat)),
		then: (play, frame, answers) => {
			const given = inTurn(sides(play, frame), answers);
			const card = given.find(([, { pick }]) => pick !== TAKE);
			if (card) {
				const [seat, answer] = card;
				playCard(play, seat, answer);
				return 'hits';
			}
			const own = answers[frame.seat];
			if (own?.then && 'split' in own.then) frame.casualties = own.then.split;
			return undefined;
		}
	}),

	/** TI-10.11, TI-10.12: both sides at the same time. */
	count: run((play, frame) => {
		const { attacker, defender } = hitsAgainst(play, frame);
		clearDice(play.board);
		const { groundForce, fighters } = landingOn(play, frame.planet);
		// Who was not asked has units of one kind alone, or loses all.
		const lost = frame.casualties ?? {
			fighter: Math.min(attacker, fighters),
			groundForce: Math.min(attacker, groundForce)
		};
		delete frame.casualties;
		endBonus(play.board, 'combatRound');
		const defenders = Math.min(defender, defendersOn(play, frame));
		takeLosses(play, frame, defenders, lost, 'TI-10.11');
		return 'round';
	}),

	/** TI-10.15, TI-10.16, TI-10.17, TI-10.18, TI-10.19. */
	result: run((play, frame) => {
		const { board } = play;
		const { seat, planet, round = 0 } = frame;
		const landings = play.within('landings');
		const { groundForce, pds, fighters } = landingOn(play, planet);
		const { owner } = planetState(board, planet);
		landings.tired = (landings.tired ?? 0) + fighters;
		endBonus(board, 'combat');
		const winner = groundForce > 0 ? seat : defendersOn(play, frame) > 0 ? owner : null;
		play.say(
			winner === null
				? msg('Nobody is left in the fight for {planet}.', { planet: planetWords(planet) })
				: msg('{who} wins the fight for {planet}.', {
						who: winner,
						planet: planetWords(planet)
					}),
			'TI-10.15',
			{ type: 'invasionEnds', seat, planet, winner, rounds: round }
		);
		if (winner) frame.winner = winner;
		if (winner === seat) {
			// TI-10.15, TI-10.21.
			settle(play, planet, 'TI-10.15');
			if (owner) frame.loser = owner;
		} else {
			// TI-10.17, TI-10.18.
			loseLanded(play, planet, { pds }, 'TI-10.17');
			delete board.landings[planet];
		}
	}),

	/** Dacxive Animators: a die for each Ground Force that either side lost for good. */
	animate: run((play, { winner, system, planet }) => {
		const n = play.within('landings').lost?.[planet] ?? 0;
		if (!winner || n === 0 || !hasTech(play.board, winner, 'dacxive-animators')) return 'lost';
		const die = plainDie(winner, system, ANIMATED);
		play.push('roll', { dice: Array.from({ length: n }, () => die), rule: 'TI-19.5' });
		return undefined;
	}),

	animated: run((play, { winner, planet }) => {
		const groundForce = hitsAmong(play.board.dice, () => true);
		clearDice(play.board);
		if (winner) placeGround(play, winner, planet, { groundForce }, 'TI-19.5');
	}),

	/** TI-34.9. */
	lost: run((play, { loser }) => {
		if (loser) play.window('planetLost', { only: loser });
	}),

	check: run((play) => {
		fightFor(play, null, 0);
		play.push('upkeep');
	})
};

/** What a die of Dacxive Animators has to show. */
const ANIMATED = 6;

/** TI-25.2: whether this side has Ground Forces that munitions would help. */
function hasGround(play: Play, seat: SeatId): boolean {
	const frame = play.within('invasion');
	const n =
		seat === frame.seat ? landingOn(play, frame.planet).groundForce : defendersOn(play, frame);
	return n > 0;
}

export const beforeGroundRoundMoment: MomentRules = {
	seats: (play) => {
		const frame = play.within('invasion');
		return isOver(play, frame) ? [] : sides(play, frame);
	},
	hasMore: (play, _frame, seat) => mayPayMunitions(play.board, seat) && hasGround(play, seat),
	choices: (play, _frame, seat) =>
		hasGround(play, seat) ? munitionsChoices(play.board, seat, 'ground') : [],
	barred: (play, _frame, seat): Barred[] =>
		hasGround(play, seat) ? munitionsBarred(play.board, seat, 'ground') : [],
	respond: (play, _frame, seat, { pick }) => {
		if (pick === MUNITIONS) payMunitions(play, seat, play.within('invasion').system, 'ground');
	},
	words: (play) => {
		const { planet, seat } = play.within('invasion');
		return {
			say: msg('Before a round on {planet}', { planet: planetWords(planet) }),
			// Nobody leaves a planet: who passes fights.
			pass: msg('Fight'),
			rule: 'TI-10.11',
			about: [planet, seat]
		};
	}
};

export const hitsOnGroundMoment: MomentRules = {
	seats: (play) => {
		const frame = play.within('invasion');
		return sides(play, frame).filter((seat) => choiceOf(play, frame, seat) === null);
	},
	words: (play) => {
		const { planet } = play.within('invasion');
		return {
			say: msg('The dice on {planet} have fallen', { planet: planetWords(planet) }),
			rule: 'TI-34.8',
			about: [planet]
		};
	}
};

export const planetLostMoment: MomentRules = {
	seats: onlyOne,
	words: (play) => {
		const { planet, seat } = play.within('invasion');
		return {
			say: msg('{who} has taken {planet}', { who: seat, planet: planetWords(planet) }),
			rule: 'TI-10.15',
			about: [planet, seat]
		};
	}
};
