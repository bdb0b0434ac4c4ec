/** Destiny (CE-7): the top card settles who is encountered, and where. */
import {
	encounterOf,
	foreignColonies,
	leftOf,
	placesOf,
	planetName,
	planetsOf,
	playerOf,
	plural,
	shipsAt,
	shipsOn
} from '../board';
import type { Choice, Place } from '../../../core';
import { moveShips, movesFrom } from '../ships';
import { endEncounter } from '../ending';
import { offenseOf } from './turn';
import type { Play, Step } from '../play';
import type { Board, DestinyId, PlanetId, SeatId } from '../types';

/** CE-7.2: when one card is left, it is shuffled with the discards first; nothing quakes here (CE-19.7). */
function turnUp(play: Play): DestinyId {
	const { board, vault } = play;
	if (vault.destiny.length <= 1) {
		vault.destiny = play.shuffle([...vault.destiny, ...board.destinyDiscard]);
		board.destinyDiscard = [];
		play.say('The destiny deck is shuffled anew.', 'CE-7.2');
	}
	const card = vault.destiny.pop();
	if (card === undefined) throw new Error('The destiny deck is empty.');
	play.showed = true;
	// CE-7.16: it lies face up on its discard pile from the moment it is settled; one place serves both.
	board.destinyDiscard.push(card);
	encounterOf(board).destiny = card;
	return card;
}

function destinyName(card: DestinyId): string {
	if (card.startsWith('wild')) return 'a wild card';
	if (card.startsWith('colour:')) return `the colour of {${seatOfColour(card)}}`;
	return `"${card.slice('special:'.length).replaceAll('-', ' ')}"`;
}

const seatOfColour = (card: DestinyId): SeatId =>
	`seat:${Number(card.slice('colour:'.length, card.indexOf('#')))}`;

/** CE-7.18: settled here and, but for effects, nowhere else; `system` is the home of one of the two (CE-7.17). */
function settle(play: Play, defense: SeatId, system: SeatId): void {
	const encounter = encounterOf(play.board);
	encounter.defense = defense;
	encounter.system = system;
}

/** CE-7.11: the other player that fits the card best now (CE-7.13), ties to the nearest on the left (CE-7.12). */
function bySpecial(board: Board, offense: SeatId, card: DestinyId): SeatId {
	const score = (seat: SeatId): number => {
		if (card === 'special:fewest-ships-in-warp') return -shipsAt(board, seat, 'warp');
		if (card === 'special:most-cards-in-hand') return playerOf(board, seat).hand.length;
		return foreignColonies(board, seat);
	};
	return leftOf(board, offense).reduce((best, seat) => (score(seat) > score(best) ? seat : best));
}

/** Ships that can resettle an own empty planet: on colonies, or already in the gate (CE-7.6). */
const settlers = (board: Board, seat: SeatId): Place[] =>
	placesOf(board, seat)
		.filter((where) => where !== 'beside')
		.map((where) => ({
			id: where,
			say: where === 'gate' ? 'the gate' : planetName(where as PlanetId),
			on: where,
			max: shipsAt(board, seat, where)
		}));

/** CE-7.4: encounter an intruder at home, resettle an empty own planet, or draw again. */
function ownColour(play: Play, seat: SeatId): Choice[] {
	const { board } = play;
	// CE-7.9: of several on one planet each is a choice by itself.
	const intruders = planetsOf(board, seat).flatMap((planet) =>
		board.order
			.filter((other) => other !== seat && (shipsOn(board, planet)[other] ?? 0) > 0)
			.map((other) => ({
				id: `against ${other} ${planet}`,
				say: `Encounter {${other}} on ${planetName(planet)}`,
				on: planet,
				note: `${plural(shipsOn(board, planet)[other] ?? 0, 'ship')} there`
			}))
	);
	const from = settlers(board, seat);
	const held = from.reduce((total, { max }) => total + max, 0);
	// CE-7.7: nobody's ships, not only none of its own.
	const empty = planetsOf(board, seat).filter(
		(planet) => Object.keys(shipsOn(board, planet)).length === 0
	);
	const resettle =
		held === 0
			? []
			: empty.map((planet) => ({
					id: `resettle ${planet}`,
					say: `Settle ${planetName(planet)} again`,
					on: planet,
					note: 'Counts as a won encounter',
					then: { type: 'split', places: from, min: 1, max: Math.min(4, held) } as const
				}));
	// CE-7.8: again and again, and alone when there is nothing else.
	return [...intruders, ...resettle, { id: 'again', say: 'Discard it and draw again' }];
}

export const destiny: Step = {
	draw: {
		form: 'run',
		run: (play) => {
			const offense = offenseOf(play);
			const card = turnUp(play);
			const seat = card.startsWith('colour:') ? seatOfColour(card) : null;
			play.say(`Destiny: ${destinyName(card)}.`, 'CE-7.1', { type: 'destiny', card, seat });
			if (seat === offense) return 'own';
			if (seat) settle(play, seat, seat);
			else if (card.startsWith('special:')) {
				const fits = bySpecial(play.board, offense, card);
				settle(play, fits, fits);
			} else return 'wild';
			return 'settled';
		}
	},

	wild: {
		form: 'ask',
		ask: (play) => {
			const others = leftOf(play.board, offenseOf(play));
			return {
				seat: offenseOf(play),
				rule: 'CE-7.10',
				say: 'A wild card: whom do you encounter?',
				shape: {
					type: 'one',
					choices: others.map((seat) => ({ id: seat, say: `{${seat}}`, on: seat }))
				},
				fallback: { pick: others[0] ?? '' }
			};
		},
		then: (play, _frame, answer) => {
			if ('pick' in answer) settle(play, answer.pick as SeatId, answer.pick as SeatId);
			return 'settled';
		}
	},

	own: {
		form: 'ask',
		ask: (play) => ({
			seat: offenseOf(play),
			rule: 'CE-7.4',
			say: 'Destiny shows your own colour. What will you do?',
			shape: { type: 'one', choices: ownColour(play, offenseOf(play)) },
			fallback: { pick: 'again' }
		}),
		then: (play, _frame, answer, seat) => {
			if (!('pick' in answer)) return undefined;
			const [what, first = '', second = ''] = answer.pick.split(' ');
			if (what === 'again') return 'draw';
			if (what === 'against') {
				settle(play, first as SeatId, seat);
				encounterOf(play.board).target = second as PlanetId;
				return 'settled';
			}
			const split = answer.then && 'split' in answer.then ? answer.then.split : {};
			const planet = first as PlanetId;
			moveShips(play, movesFrom(seat, split, planet));
			play.say(`{${seat}} settles ${planetName(planet)} again.`, 'CE-7.6');
			return 'resettled';
		}
	},

	/** CE-7.6: answers to what the ships left behind come first; then the encounter ends at once. */
	resettled: {
		form: 'run',
		run: (play) => endEncounter(play, { type: 'ended', successful: true }, false)
	},

	settled: {
		form: 'run',
		run: (play) => {
			const { defense, system } = encounterOf(play.board);
			play.say(
				system === defense
					? `{${offenseOf(play)}} encounters {${String(defense)}}.`
					: `{${offenseOf(play)}} encounters {${String(defense)}} in its own home system.`,
				system === defense ? 'CE-7.3' : 'CE-7.5'
			);
		}
	}
};
