/** Blue moons: who is on one turns it up at its moment, and it acts once (CE-37.16). */
import { msg, template } from '../../../../core';
import { seatChoice, sumOf } from '../../../kit';
import { addsToSide, seenAdded } from '../../aliens/added';
import { ALLY, IN_EACH_PHASE, MAIN } from '../../aliens/timing';
import {
	bothAttack,
	coloniesOf,
	foreignColonies,
	homeOf,
	planetName,
	playerOf,
	sideOf
} from '../../board';
import { encounterIn, foreignOf, isOurs } from '../../bot/sight';
import { fightIn, worthOfCompensation } from '../../bot/worth';
import { gainOf, myShips, zaps } from '../../bot/wishes';
import { endingNow } from '../../bot/odds';
import { cardName, flareOf, kindOf, numberOf } from '../../cards';
import { cancelsIt, declaredUse, stopUse } from '../../declared';
import { handOver, takeFromDiscard } from '../../hands';
import { checkPowers } from '../../ships';
import { turnUp } from '../../sheets';
import { loseShips } from '../../steps/lose';
import { asking } from '../../use';
import type { Sight } from '../../bot/sight';
import type { Play } from '../../play';
import type { Board, CardId, PlanetId, SeatId } from '../../types';

import { oneMoonOf } from './asked';
import { blueMoon } from './card';
import { moonAt, moonsOf } from './laid';
import { loseMoon } from './pieces';
import { ZAPS } from './zaps';

/** What a bot gains when so much is added to its side. */
const added = (sight: Sight, n: number): number => {
	const fight = fightIn(sight);
	return fight && n > 0 ? gainOf(sight, fight, n) : 0;
};

const THRICE = 3;

/** What a bot collects besides when each of its ships counts so many more (CE-14.2). */
function collectsMore(sight: Sight, more: number): number {
	const fight = fightIn(sight);
	const { offense, defense } = encounterIn(sight).laid;
	const ending = fight && endingNow(sight, fight);
	if (!fight || !ending || !offense?.face || !defense?.face) return 0;
	const faces = { offense: offense.face, defense: defense.face };
	return Math.max(0, more * worthOfCompensation(sight, fight, ending, faces));
}

export const hulkOut = blueMoon(
	{
		name: msg('Hulk Out'),
		gist: msg('Your ships count three times'),
		text: msg(
			'Turn it up as a main player after the reveal: in this encounter each of your ships counts three times, for totals, compensation and rewards.'
		),
		rulings: [msg('Three times what it counts otherwise.')]
	},
	0.3,
	{
		moments: ['reveal.values'],
		roles: MAIN,
		say: msg('each of their ships counts three times'),
		yours: msg('each of your ships counts three times'),
		bends: { ships: THRICE - 1 },
		worth: (sight) => {
			const fight = fightIn(sight);
			const ships = fight ? myShips(sight, fight) : 0;
			return added(sight, (THRICE - 1) * ships) + collectsMore(sight, THRICE - 1);
		},
		lasting: {
			shipWorth: (_play, owner, worth, { seat }) => (seat === owner.seat ? worth * THRICE : worth),
			gainWorth: (_play, owner, worth, { seat }) => (seat === owner.seat ? worth * THRICE : worth)
		}
	}
);

/** The flares of the powers of a seat. */
const flaresOf = (board: Board, seat: SeatId): CardId[] =>
	playerOf(board, seat).aliens.map(flareOf);

/** Whoever holds one of these gives it to the seat; one that nobody holds comes from the discard pile. */
function fetch(play: Play, seat: SeatId): void {
	const { board } = play;
	for (const flare of flaresOf(board, seat)) {
		const holder = board.order.find((one) => playerOf(board, one).hand.includes(flare));
		if (holder === seat) continue;
		if (holder) handOver(play, holder, seat, [flare], 'CE-37.18');
		else if (board.discard.includes(flare)) {
			play.say(
				msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
					who: seat,
					card: cardName(flare)
				}),
				'CE-37.18'
			);
			takeFromDiscard(play, seat, flare);
		} else
			play.say(
				msg('Nobody holds {card}, and it is not discarded.', { card: cardName(flare) }),
				'CE-37.18'
			);
	}
}

export const hearthFire = blueMoon(
	{
		name: msg('Hearth Fire'),
		gist: msg('Your own flare comes to you'),
		text: msg(
			'Turn it up at any time: whoever holds your flare gives it to you. If nobody does, take it from the discard pile, if it is there.'
		),
		rulings: [
			msg('With several powers the flare of each.'),
			msg('Cards on a sheet are no hand, and stay.'),
			msg('Whose sheet is hidden turns it up by this.')
		]
	},
	0.2,
	{
		moments: IN_EACH_PHASE,
		// What its owner holds is known to them alone.
		when: ({ board }, { seat }) =>
			flaresOf(board, seat).some((flare) => !playerOf(board, seat).hand.includes(flare)),
		say: msg('their own flare comes to them'),
		yours: msg('your own flare comes to you'),
		worth: (sight) => {
			const { open, own, me } = sight;
			const mine = (open.players[me]?.aliens ?? []).map(flareOf);
			const there = mine.some((flare) => open.discard.includes(flare));
			const missing = mine.some((flare) => !own.hand.includes(flare));
			return there ? 0.15 : missing ? 0.02 : 0;
		},
		apply: (play, { seat }) => {
			turnUp(play, seat);
			fetch(play, seat);
		}
	}
);

export const threeinforce = blueMoon(
	{
		name: msg('Threeinforce'),
		gist: msg('Reinforcements of your side’s allies count three times'),
		text: msg(
			'Turn it up as an ally after the reveal: reinforcements that allies of your side play in this encounter count three times.'
		),
		rulings: [msg('Those that are played once it is up.')]
	},
	0.1,
	{
		moments: ['reveal.values'],
		roles: ALLY,
		open: ({ board }) => bothAttack(board),
		say: msg('reinforcements of the allies of their side count three times'),
		yours: msg('reinforcements of the allies of your side count three times'),
		worth: (sight) => {
			const held = sumOf(
				sight.own.hand.filter((card) => kindOf(card) === 'reinforcement'),
				numberOf
			);
			// Where they turn the fight as they are, they are kept.
			return added(sight, held) > 0 ? 0 : added(sight, THRICE * held);
		},
		lasting: {
			reinforcement: ({ board }, owner, n, { seat }) => {
				const side = sideOf(board, owner.seat);
				return side && board.encounter?.allies[side].includes(seat) ? n * THRICE : n;
			}
		}
	},
	{ needsOthers: true }
);

/** Planets with moons, whether anybody is on them or not. */
const withMoons = ({ board }: Play): PlanetId[] => moonsOf(board).map(({ planet }) => planet);

/** What a bot gains by this moon being gone, in foreign colonies. */
function gainRemoving(sight: Sight, planet: PlanetId): number {
	const moon = sight.open.moons?.find((one) => one.planet === planet);
	if (!moon?.by) return 0;
	const colony = moon.kind === 'base' ? 0.5 + foreignOf(sight, moon.by) * 0.1 : 0.1;
	return isOurs(sight, moon.by) ? -colony : colony;
}

export const moonBoom = blueMoon(
	{
		name: msg('Moon Boom'),
		gist: msg('A moon is gone'),
		text: msg(
			'Turn it up at any time: remove any moon from the game. If there is a ship on it, that goes to the warp.'
		),
		rulings: [msg('It may be this moon.')]
	},
	0.25,
	asking({
		moments: IN_EACH_PHASE,
		ask: (play) => oneMoonOf(withMoons(play)),
		say: msg('a moon leaves the game'),
		sends: template('Remove it: {first}'),
		worth: (sight) =>
			Math.max(
				0,
				...(sight.open.moons ?? []).map(({ planet }) => gainRemoving(sight, planet) - 0.3)
			),
		choose: (sight, { choices }) => {
			const best = choices.reduce((one, other) =>
				gainRemoving(sight, other.id) > gainRemoving(sight, one.id) ? other : one
			);
			return { pick: best.id };
		},
		apply: (play, _me, { pick: planet }) => {
			const by = moonAt(play.board, planet)?.by;
			if (by) loseShips(play, { [by]: { [planet]: 1 } }, { rule: 'CE-37.18' });
			loseMoon(play, planet);
			checkPowers(play);
		}
	})
);

/** Foreign colonies that their players can leave for others, of those who have the most. */
function leaveable(board: Board): { seat: SeatId; planets: PlanetId[] }[] {
	const most = Math.max(...board.order.map((seat) => foreignColonies(board, seat)));
	return board.order
		.filter((seat) => foreignColonies(board, seat) === most)
		.map((seat) => {
			const colonies = coloniesOf(board, seat);
			const foreign = colonies.filter((planet) => homeOf(planet) !== seat);
			return { seat, planets: colonies.length > 1 ? foreign : [] };
		})
		.filter(({ planets }) => planets.length > 0);
}

export const inertia = blueMoon(
	{
		name: msg('Inertia'),
		gist: msg('Who has most foreign colonies leaves one'),
		text: msg(
			'Turn it up at any time: a player with the most foreign colonies, whom you choose, moves all their ships of one foreign colony, which you choose, to other colonies of theirs.'
		),
		rulings: [msg('Where they go their player says.')]
	},
	0.3,
	asking({
		moments: IN_EACH_PHASE,
		open: ({ board }) => leaveable(board).length > 0,
		ask: ({ board }) => {
			const seats = leaveable(board);
			return seats.length === 0
				? null
				: {
						type: 'one',
						choices: seats.map(({ seat, planets }) => ({
							...seatChoice(seat),
							then: {
								type: 'one' as const,
								choices: planets.map((planet) => ({
									id: planet,
									say: planetName(planet),
									on: planet
								}))
							}
						}))
					};
		},
		say: msg('a player leaves a foreign colony'),
		sends: template('Make {first} leave {second}'),
		worth: (sight) => {
			const most = Math.max(...sight.open.order.map((seat) => foreignOf(sight, seat)));
			const rivals = sight.open.order.filter(
				(seat) => foreignOf(sight, seat) === most && !isOurs(sight, seat)
			);
			return rivals.length > 0 && most >= 2 ? 0.1 * most : 0;
		},
		choose: (sight, { choices }) => {
			const rival = choices.find(({ id }) => !isOurs(sight, id)) ?? choices[0];
			const [planet] = rival?.then.choices ?? [];
			return rival && planet ? { pick: rival.id, then: { pick: planet.id } } : null;
		},
		apply: (play, _me, { pick: seat, then: { pick: planet } }) => {
			const n = play.board.planets[planet]?.ships[seat] ?? 0;
			if (n > 0) play.push('home', { from: planet, ships: { [seat]: n }, but: [planet] });
		}
	})
);

export const loner = blueMoon(
	{
		name: msg('Loner'),
		gist: msg('Nobody may ally with the offense'),
		text: msg(
			'Turn it up as the defense before allies are invited: in this encounter nobody may ally with the offense.'
		),
		rulings: [msg('With or without an invitation.')]
	},
	0.25,
	{
		moments: ['alliance.before'],
		roles: ['defense'],
		say: msg('nobody may ally with the offense'),
		worth: () => 0.25,
		lasting: {
			mayAlly: (_play, _owner, may, { side }) => may && side !== 'offense',
			mayInvite: ({ board }, _owner, may, { seat }) => may && board.encounter?.offense !== seat
		}
	},
	{ needsOthers: true }
);

export const zapRod = blueMoon(
	{
		name: msg('Zap Rod'),
		gist: msg('Cancel a zap'),
		text: msg(
			'Turn it up when a card whose name says “Zap” is played: that card has no effect and is discarded.'
		)
	},
	0.2,
	{
		moments: ['use.declared'],
		open: (play) => {
			const { source, id, fate } = declaredUse(play);
			return source === 'artifact' && ZAPS.includes(id) && !fate;
		},
		say: msg('cancel the zap being played'),
		answers: cancelsIt,
		worth: (sight) => {
			const { answers } = sight;
			return answers && !isOurs(sight, answers.by) ? Math.max(zaps(sight), 0.2) : 0;
		},
		apply: (play) => stopUse(play, 'cancelled')
	}
);

const EACH = 3;

/** Moons that others are on. */
const othersOn = (
	{ moons = [] }: { readonly moons?: readonly { readonly by: SeatId | null }[] },
	seat: SeatId
): number => moons.filter(({ by }) => by !== null && by !== seat).length;

export const blueShift = blueMoon(
	{
		name: msg('Blue Shift'),
		gist: msg('3 for each moon that others are on'),
		text: msg(
			'Turn it up as a main player after the reveal: your total is 3 higher for each moon that another player is on.'
		)
	},
	0.25,
	{
		moments: ['reveal.values'],
		roles: MAIN,
		open: ({ board }, { seat }) => bothAttack(board) && othersOn(board, seat) > 0,
		say: msg('3 for their side for each moon that others are on'),
		yours: msg('3 for your side for each moon that others are on'),
		worth: (sight) => added(sight, EACH * othersOn(sight.open, sight.me)),
		amount: ({ board }, { seat }) => EACH * othersOn(board, seat),
		bends: seenAdded('blue-shift', 'moon'),
		lasting: addsToSide
	}
);
