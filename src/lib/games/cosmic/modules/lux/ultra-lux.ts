/** Ultra lux cards: what they do takes ultra lux (CE-38.10). */
import { shipsToFree } from '../../retrieval';
import { msg, template } from '../../../../core';
import { bestOf, keysOf, seatChoice } from '../../../kit';
import { opponentsOf } from '../../aliens/granted';
import { involvedShips, isMain, shipsAt, targetOf, timingOrder } from '../../board';
import { worthOfLaid, worthUnseen } from '../../bot/odds';
import { mainOf, opposing, sideOf, threatens } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { fightIn, SHIP, worthOfColony } from '../../bot/worth';
import { myShips, warpOf } from '../../bot/wishes';
import { withdraw } from '../../steps/home';
import { dealingBy, mayAdd } from '../../terms';
import { asking } from '../../use';
import type { Play } from '../../play';
import type { Board, SeatId } from '../../types';
import { hasUltra, LUX, payUltra } from './card';
import type { LuxCard } from './card';
import { ULTRA, worthIn } from './worth';

const PRICE = ULTRA * LUX;

/** Who has ships in the encounter. */
const withShips = ({ board }: Play): SeatId[] =>
	timingOrder(board).filter((seat) => involvedShips(board, seat) > 0);

export const evacuator: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Evacuator'),
		gist: msg('All ships of a player leave the encounter'),
		text: msg(
			'When both cards lie face down you may, unless you are the offense, pay an ultra lux: all ships of one player who agrees leave the encounter for other colonies of theirs.'
		),
		rulings: [
			msg('You may name yourself.'),
			msg('Who is asked and refuses costs nothing, and nobody else is asked in this encounter.'),
			msg('A main player without ships fights on with the card alone.')
		]
	},
	liked: 3,
	uses: {
		evacuate: asking({
			moments: ['planning.selected'],
			roles: ['defense', 'offensiveAlly', 'defensiveAlly', 'uninvolved'],
			once: true,
			unanswerable: true,
			open: (play, me) => hasUltra(play, me) && withShips(play).length > 0,
			ask: (play) => ({ type: 'one', choices: withShips(play).map(seatChoice) }),
			say: msg('ships leave the encounter'),
			sends: template('Ships of {first} leave'),
			worth: (sight) => {
				const fight = fightIn(sight);
				return fight && sideOf(sight, sight.me) !== null && worthOfLaid(sight, fight) < -0.3
					? myShips(sight, fight) * SHIP - PRICE
					: 0;
			},
			choose: (sight, { choices }) =>
				choices.some(({ id }) => id === sight.me) ? { pick: sight.me } : null,
			apply: (play, { seat }, { pick: whom }) =>
				play.push('lux.consent', { seat, whom, what: 'leave' })
		})
	}
};

/** Who has ships in the warp. */
const inWarp = (play: Play): SeatId[] =>
	timingOrder(play.board).filter((seat) => shipsToFree(play, seat) > 0);

export const liberator: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Liberator'),
		gist: msg('All ships of a player leave the warp'),
		text: msg(
			'In your regroup you may pay an ultra lux: all ships of one player who agrees come home from the warp.'
		),
		rulings: [
			msg('You may name yourself.'),
			msg('Who is asked and refuses costs nothing, and nobody else is asked in this encounter.')
		]
	},
	liked: 6,
	uses: {
		free: asking({
			moments: ['encounter.start'],
			roles: ['offense'],
			once: true,
			unanswerable: true,
			open: (play, me) => hasUltra(play, me) && inWarp(play).length > 0,
			ask: (play) => ({ type: 'one', choices: inWarp(play).map(seatChoice) }),
			say: msg('ships come home from the warp'),
			sends: template('Free the ships of {first}'),
			worth: (sight) => warpOf(sight) * SHIP - PRICE,
			choose: (sight, { choices }) =>
				choices.some(({ id }) => id === sight.me) ? { pick: sight.me } : null,
			apply: (play, { seat }, { pick: whom }) =>
				play.push('lux.consent', { seat, whom, what: 'free' })
		})
	}
};

/** Allies of the other side that can be recruited: not those who had a colony on the planet. */
const recruits = ({ board }: Play, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter(
		(one) => !isMain(board, one) && shipsAt(board, one, targetOf(board)) === 0
	);

/** What it is to a bot that this ally goes home. */
function without(sight: Sight, seat: SeatId): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const { [seat]: _gate, ...gate } = fight.gate;
	const { [seat]: _beside, ...beside } = fight.beside;
	return worthUnseen(sight, { ...fight, gate, beside }) - worthUnseen(sight, fight);
}

/** Allies of the other side, as a bot sees them. */
function opposed(sight: Sight): SeatId[] {
	const side = sideOf(sight, sight.me);
	const allies = sight.open.encounter?.allies;
	if (!allies || side === null) return [];
	return [...(side === 'offense' ? allies.defense : allies.offense)];
}

export const defectorRecruiter: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Defector Recruiter'),
		gist: msg('An ally of the other side takes an ultra lux and goes home'),
		text: msg(
			'As an ally, once the alliances stand, you may give an ultra lux to an ally of the other side who had no colony on the planet aimed at: their ships go home.'
		),
		rulings: [msg('They are not asked.')]
	},
	needsOthers: true,
	liked: 4,
	uses: {
		recruit: asking({
			moments: ['alliance.formed'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			once: true,
			unanswerable: true,
			open: (play, me) => hasUltra(play, me) && recruits(play, me.seat).length > 0,
			ask: (play, { seat }) => ({ type: 'one', choices: recruits(play, seat).map(seatChoice) }),
			say: msg('an ally goes home'),
			sends: template('Send {first} home'),
			worth: (sight) =>
				Math.max(0, ...opposed(sight).map((seat) => without(sight, seat))) - 2 * PRICE,
			choose: (sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => without(sight, id));
				return best ? { pick: best.id } : null;
			},
			apply: (play, { seat }, { pick: whom }) => {
				payUltra(play, seat, whom);
				withdraw(play, whom);
			}
		})
	}
};

/** With so much before the offense, and more than twice its own, a bot closes the market. */
const RICH = 9;

export const tradingHalt: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Trading Halt'),
		gist: msg('Nobody spends lux for an encounter'),
		text: msg(
			'At the start of the turn of another player you may pay an ultra lux: nobody spends lux or ultra lux for the rest of the encounter.'
		),
		rulings: [msg('They can still be gained, taken, dealt and given away.')]
	},
	liked: 2,
	uses: {
		halt: {
			moments: ['turn.start'],
			roles: ['defense', 'offensiveAlly', 'defensiveAlly', 'uninvolved'],
			once: true,
			unanswerable: true,
			open: hasUltra,
			say: msg('nobody spends lux'),
			worth: ({ open, me }) => {
				const purses = open.lux?.purses ?? {};
				const [mine, theirs] = [purses[me], open.offense ? purses[open.offense] : undefined].map(
					(purse) => (purse ? worthIn(purse) : 0)
				);
				return theirs !== undefined && mine !== undefined && theirs >= RICH && theirs > 2 * mine
					? 0.05
					: 0;
			},
			lasting: { spendsLux: () => false },
			apply: (play, { seat }) => payUltra(play, seat)
		}
	}
};

/** The main players, once both are known. */
const dealersIn = (board: Board): readonly [SeatId, SeatId] | null => {
	const { offense, defense, council } = board.encounter ?? {};
	// CE-33.46: a deal of all has no two dealers.
	return offense && defense && !council ? [offense, defense] : null;
};

/** What the best colony with the other dealer brings, less the one the other takes; null: it is no dealer. */
function gainOfMore(sight: Sight): number | null {
	const { open, me } = sight;
	const side = sideOf(sight, me);
	const other = side && mainOf(sight, opposing(side));
	if (!other || mainOf(sight, side) !== me || threatens(sight, other)) return null;
	const at = (giver: SeatId, receiver: SeatId) =>
		keysOf(open.planets)
			.filter((planet) => open.planets[planet]?.[giver] && !open.planets[planet]?.[receiver])
			.map((planet) => worthOfColony(sight, receiver, planet));
	return Math.max(...at(other, me), -Infinity) + Math.min(...at(me, other), 0);
}

export const palmGreaser: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Palm Greaser'),
		gist: msg('Both dealers may gain one colony more'),
		text: msg(
			'When a deal has been made you may pay an ultra lux: besides what was agreed both dealers may gain one colony more by it.'
		),
		rulings: [
			msg(
				'Each says on which planet of theirs the other may settle; if one of them grants none, nobody settles.'
			),
			msg('You need not be one of the dealers.')
		]
	},
	liked: 4,
	uses: {
		grease: {
			moments: ['resolution.dealMade'],
			once: true,
			unanswerable: true,
			open: (play, me) => {
				const seats = dealersIn(play.board);
				return hasUltra(play, me) && seats !== null && mayAdd(play.board, dealingBy(play, seats));
			},
			say: msg('both dealers may gain one colony more'),
			worth: (sight) => Math.max(0, (gainOfMore(sight) ?? 0) - PRICE),
			lasting: { addsColonies: () => true },
			apply: (play, { seat }) => payUltra(play, seat)
		}
	}
};

/** What it brings stands in the market. */
export const luxuriousLifestyle: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Double Ultra Luxurious Lifestyle'),
		gist: msg('Two rewards more for an ultra lux'),
		text: msg(
			'When you buy rewards in the market of another player and pay with at least one ultra lux, you get two rewards more.'
		),
		rulings: [msg('Two, however many ultra lux you pay.')]
	},
	liked: 7,
	uses: {}
};
