/**
 * How technologies are dealt, researched, completed and abandoned (CE-32.2, CE-32.4), and how they leave. What each
 * does stands in its own file.
 */
import { msg, withBarred } from '../../../../core';
import type { AnswerTo, Ask, Choice, Words } from '../../../../core';
import { inTurn, splitOver } from '../../../kit';
import type { OneOf } from '../../../kit';
import {
	coloniesOf,
	homeColonies,
	homeColoniesNeeded,
	homeOf,
	isAtHome,
	planetName,
	shipsAt,
	techAt,
	techsOf,
	timingOrder
} from '../../board';
import { heldColonies, leavable } from '../../leaving';
import { moveShips, movesFrom } from '../../ships';
import { discardCards } from '../../hands';
import { formsOf } from '../../play';
import { hasRewardDeck } from '../../rewards';
import { loseShips } from '../../steps/lose';
import type { NoLocals, Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { Tech, TechId, TechSlot } from './state';
import { caused } from '../../because';
import {
	drawTechs,
	giveTech,
	sortOut,
	techName,
	techsLeft,
	toTechPile,
	turnUpTech
} from './pieces';
import { technologyOf } from '.';
import { fewestFor, takesShips } from './technology';
import { takes } from './takes';
import type { Technology } from './technology';
import { paidWith, payable } from './tolls';

/** What a seat may do with one of its technologies. */
type Action =
	| (Choice<`research ${TechSlot}`> & { readonly then: OneOf<Choice<PlanetId>> })
	| (Choice<`complete ${TechSlot}`> & { readonly then?: Payable })
	| (Choice<`abandon ${TechSlot}` | 'none'> & { readonly then?: never });

type Payable = NonNullable<ReturnType<typeof payable>>;

type Acting = OneOf<Action>;

declare module '../../play' {
	interface Steps {
		'tech.deal': NoLocals;
		/** Of the technologies in these places a seat keeps one. */
		'tech.keep': { readonly of: { readonly [seat: SeatId]: readonly TechSlot[] } };
		'tech.actions': {
			/** What each chose, who is still to do it, in order. */
			chosen?: readonly (readonly [SeatId, AnswerTo<Acting>])[];
		};
	}
}

const DEALT = 2; // CE-32.2

/** CE-32.17: with four planets without those of research 8 and more; with two without what needs others. */
function isFor(play: Play, id: TechId): boolean {
	const { options, order } = play.board;
	const technology = technologyOf(id);
	return (
		(options.planetsPerPlayer === 5 || fewestFor(technology) < 8) &&
		(order.length > 2 || !technology.needsOthers) &&
		// CE-30.2: with fewer destiny cards of each colour none shows a warning.
		(options.destinyCopiesPerColour === 3 || !technology.hazardous) &&
		(hasRewardDeck(play) || !technology.needsRewards) &&
		// CE-32.50
		!(play.board.special && technology.marksShip)
	);
}

const dealing = formsOf('tech.deal');

/** CE-30.5: after the starting hands, before the sheets are turned up. */
export const deal: Step = {
	deal: dealing.run((play) => {
		const { board } = play;
		sortOut(play, (id) => isFor(play, id));
		const each = Math.min(DEALT, Math.floor(techsLeft(play) / board.order.length));
		const of: Record<SeatId, readonly TechSlot[]> = {};
		for (const seat of board.order) of[seat] = drawTechs(play, seat, each, 'CE-32.2');
		play.push('tech.keep', { of });
	})
};

const keeping = formsOf('tech.keep');

/** CE-32.2, CE-32.13: one is kept face down, the others are discarded face up. */
export const keep: Step = {
	choose: keeping.askAll({
		ask: ({ board }, { of }) =>
			timingOrder(board)
				.filter((seat) => (of[seat]?.length ?? 0) > 1)
				.map((seat) => ({
					seat,
					secret: true,
					rule: 'CE-32.2',
					say: msg(
						'Which technology do you keep? {n, plural, one {The other is} other {The others are}} discarded, face up.',
						{ n: (of[seat]?.length ?? 0) - 1 }
					),
					shape: {
						type: 'one',
						choices: (of[seat] ?? []).map((slot) => slotChoice(board, slot))
					},
					fallback: 'random'
				})),
		then: (play, { of }, answers) => {
			for (const [seat, { pick }] of inTurn(timingOrder(play.board), answers))
				for (const slot of of[seat] ?? []) if (slot !== pick) discardNow(play, seat, slot);
		}
	})
};

const slotChoice = (board: Board, slot: TechSlot): Choice<TechSlot> => {
	const { id } = techAt(board, slot);
	const technology = technologyOf(id);
	const note = msg('{does}. {takes}', { does: technology.words.gist, takes: takes(technology) });
	return { id: slot, say: techName(id), on: slot, note };
};

function discardNow(play: Play, seat: SeatId, slot: TechSlot): void {
	const { id } = techAt(play.board, slot);
	play.showed = true;
	play.say(msg('{who} discards {tech}.', { who: seat, tech: techName(id) }), 'CE-32.2', {
		type: 'tech',
		seat,
		did: 'discarded',
		id
	});
	toTechPile(play, seat, slot);
}

/** What it brings to complete a technology with so many ships on it, and what it costs: they are there already. */
function completedBy({ words, research, toll, drawsAnother }: Technology, ships: number): Words {
	const does = words.gist;
	const cost =
		toll !== undefined
			? takes({ research, toll })
			: ships > 0
				? msg('It costs nothing more; the ships on it come home.')
				: msg('It costs nothing.');
	return drawsAnother
		? msg('{does}. {cost} You draw another technology.', { does, cost })
		: msg('{does}. {cost}', { does, cost });
}

/** What a seat may do with a technology that lies face down. */
function actionsWith(play: Play, seat: SeatId, tech: Tech): Action[] {
	const { board } = play;
	const { slot, id, ships } = tech;
	const technology = technologyOf(id);
	const n = ships[seat] ?? 0;
	const name = techName(id);
	const note =
		technology.research === 'X'
			? msg('{n, plural, one {# ship} other {# ships}} on it, as many as you like', { n })
			: n >= technology.research
				? msg('It has all the ships it takes; one more does nothing')
				: msg('{n} of {needed} ships on it', { n, needed: technology.research });
	const colonies = takesShips(technology) ? leavable(play, seat) : [];
	const toll = technology.toll === undefined ? undefined : payable(board, seat, technology.toll);
	const completes =
		!technology.hidden &&
		n >= fewestFor(technology) &&
		toll !== null &&
		(technology.completable?.(play, seat) ?? true);
	return [
		...(completes
			? [
					{
						id: `complete ${slot}` as const,
						say: msg('Complete {tech}', { tech: name }),
						on: slot,
						note: completedBy(technology, n),
						...(toll && { then: toll, rule: 'CE-32.16' })
					}
				]
			: []),
		...(colonies.length > 0
			? [
					{
						id: `research ${slot}` as const,
						say: msg('Put a ship on {tech}', { tech: name }),
						on: slot,
						note,
						then: withBarred(
							{
								type: 'one' as const,
								choices: colonies.map((planet) => ({
									id: planet,
									say: planetName(planet),
									on: planet,
									note: leftBy(board, seat, planet)
								}))
							},
							heldColonies(play, seat)
						)
					}
				]
			: []),
		{
			id: `abandon ${slot}`,
			say: msg('Discard {tech}', { tech: name }),
			on: slot,
			note:
				n > 0
					? msg('It goes without doing anything; the ships on it come home.')
					: msg('It goes without doing anything, and nothing comes for it.')
		}
	];
}

/** What a ship less there comes to (CE-32.6). */
function leftBy(board: Board, seat: SeatId, planet: PlanetId): Words {
	const n = shipsAt(board, seat, planet);
	if (n > 1) return msg('{n, plural, one {# ship} other {# ships}} there', { n });
	const needed = homeColoniesNeeded(board);
	return isAtHome(board, seat, planet) && homeColonies(board, seat) === needed
		? msg(
				'the last one: the colony is given up, and your power is off with fewer than {n} at home',
				{
					n: needed
				}
			)
		: msg('the last one: the colony is given up');
}

function acting(play: Play, seat: SeatId): Ask<Acting> {
	const hidden = techsOf(play.board, seat).filter(({ faceUp }) => !faceUp);
	return {
		seat,
		secret: true,
		rule: 'CE-32.4',
		say: msg('Do something with a technology?'),
		shape: {
			type: 'one',
			choices: [
				...hidden.flatMap((tech) => actionsWith(play, seat, tech)),
				{
					id: 'none',
					say: hidden.length === 1 ? msg('Leave it as it is') : msg('Leave them as they are')
				}
			],
			usual: 'none' // it is asked in every encounter
		},
		fallback: { pick: 'none' }
	};
}

const doing = formsOf('tech.actions');

/** CE-32.4: all say at once what they do, and it is done in timing order. */
export const actions: Step = {
	choose: doing.askAll({
		ask: (play) =>
			timingOrder(play.board)
				.filter((seat) => techsOf(play.board, seat).some(({ faceUp }) => !faceUp))
				.map((seat) => acting(play, seat)),
		then: (play, frame, answers) => {
			frame.chosen = [...inTurn(timingOrder(play.board), answers)];
		}
	}),

	next: doing.run((play, frame) => {
		const [first, ...rest] = frame.chosen ?? [];
		if (!first) return undefined;
		frame.chosen = rest;
		act(play, ...first);
		return 'next';
	})
};

function act(play: Play, seat: SeatId, { pick, then }: AnswerTo<Acting>): void {
	const { board } = play;
	const tech = techsOf(board, seat).find(
		({ slot }) =>
			pick === `complete ${slot}` || pick === `abandon ${slot}` || pick === `research ${slot}`
	);
	if (!tech) return;
	const { slot } = tech;
	if (pick === `complete ${slot}`) {
		const { toll } = technologyOf(tech.id);
		// CE-32.16: what completes it goes first, so that what it brings is not among it.
		if (toll !== undefined && then)
			discardCards(play, seat, paidWith(board, seat, toll, then), 'CE-32.16');
		complete(play, seat, tech);
	} else if (pick === `abandon ${slot}`) {
		play.say(msg('{who} gives a technology up.', { who: seat }), 'CE-32.9');
		play.push('tech.leave', { seat, slot });
	} else if (then && 'pick' in then) {
		// What those before it in the order have done may have cost it the ship.
		const planet = leavable(play, seat).find((one) => one === then.pick);
		if (planet) research(play, seat, slot, planet);
	}
}

/** CE-32.5: a ship of a colony goes onto it. CE-32.6: it may be the last one there, which leaves the colony. */
function research(play: Play, seat: SeatId, slot: TechSlot, planet: PlanetId): void {
	// Whose system it is goes without saying where it is the player's own.
	const from =
		homeOf(planet) === seat
			? msg('planet {n}', { n: Number(planet.slice(planet.indexOf('-') + 1)) })
			: planetName(planet);
	play.say(
		msg(
			'{who, select, you {You put one of your ships} other {# puts one of their ships}} from {planet} on a technology.',
			{ who: seat, planet: from }
		),
		'CE-32.5'
	);
	moveShips(play, [{ seat, n: 1, from: planet, to: slot }]);
}

/** CE-32.8: it is turned up, its ships go home, and what it brings comes first. */
function complete(play: Play, seat: SeatId, tech: Tech): void {
	const { slot, id } = tech;
	const { completed, homeless, drawsAnother } = technologyOf(id);
	turnUpTech(play, tech);
	play.say(msg('{who} completes {tech}.', { who: seat, tech: techName(id) }), 'CE-32.8', {
		type: 'tech',
		seat,
		did: 'completed',
		id
	});
	if (homeless && coloniesOf(play.board, seat).length === 0) homeless(play, seat, slot);
	else play.push('home', { from: slot });
	completed?.(play, seat, slot);
	if (drawsAnother) drawTechs(play, seat, 1, 'CE-32.12');
}

const leaving = formsOf('tech.leave');

export const leave: Step = {
	/** CE-32.9: its ships go home. CE-32.15: those on one that was used while a hazard warning was active go to the warp. */
	ships: leaving.run((play, { seat, slot }) => {
		const { id, faceUp } = techAt(play.board, slot);
		if (faceUp && technologyOf(id).hazardous)
			loseShips(
				play,
				{ [seat]: { [slot]: shipsAt(play.board, seat, slot) } },
				{ rule: 'CE-32.15' }
			);
		else play.push('home', { from: slot });
	}),

	go: leaving.run((play, { seat, slot }) => {
		const tech = techAt(play.board, slot);
		discardNow(play, seat, slot);
		// CE-32.20: what it has brought goes with it.
		technologyOf(tech.id).leaves?.(play, tech, seat);
	})
};

const dealt = formsOf('tech.dealt');

/** CE-32.19: it keeps its state; the giver's ships go home, and the receiver may put as many of its own on it. */
export const change: Step = {
	home: dealt.run((play, frame) => {
		const { from, slot } = frame;
		frame.lay = shipsAt(play.board, from, slot);
		if (frame.lay > 0) play.push('home', { from: slot });
	}),

	give: dealt.run((play, frame) => {
		const { from, to } = frame;
		const tech = techAt(play.board, frame.slot);
		play.say(
			tech.faceUp
				? msg('{who, select, you {You give} other {# gives}} {whom} {tech}.', {
						who: from,
						whom: to,
						tech: techName(tech.id)
					})
				: msg(
						'{who, select, you {You give} other {# gives}} {whom} a technology that lies face down.',
						{ who: from, whom: to }
					),
			'CE-32.19',
			{ type: 'tech', seat: to, did: 'drew', id: tech.faceUp ? tech.id : null }
		);
		if (!tech.faceUp)
			play.tell(to, msg('The technology: {tech}.', { tech: techName(tech.id) }), 'CE-32.19');
		frame.slot = giveTech(play, from, to, tech);
		const { got } = technologyOf(tech.id);
		if (tech.faceUp) got?.(play, tech, from, to);
	}),

	research: dealt.ask({
		ask: (play, { to, slot, lay = 0 }) => {
			const { board } = play;
			const places = leavable(play, to).map((planet) => ({
				id: planet,
				say: planetName(planet),
				on: planet,
				max: shipsAt(board, to, planet)
			}));
			const ships = lay > 0 ? splitOver(places, 0, lay) : null;
			return (
				ships && {
					...caused(play),
					seat: to,
					rule: 'CE-32.19',
					say: msg('Put up to {n, plural, one {# ship} other {# ships}} of yours on {tech}?', {
						n: lay,
						tech: techName(techAt(board, slot).id)
					}),
					secret: true,
					shape: ships,
					fallback: { split: {} }
				}
			);
		},
		then: (play, { slot }, { split }, seat) => moveShips(play, movesFrom(seat, split, slot))
	})
};
