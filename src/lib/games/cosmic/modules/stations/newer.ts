/** Space stations of the newer set (CE-34.17). */
import { msg, template } from '../../../../core';
import {
	encounterOf,
	hasUsed,
	otherSide,
	planetName,
	shipsAt,
	shipsOn,
	sideOfMain,
	stationPlanet,
	stationsBeside,
	targetOf
} from '../../board';
import { changed } from '../../aliens/digits';
import { cardName, kindOf, numberOf, whatOf } from '../../cards';
import { cancelsIt, declaredUse, stopUse } from '../../declared';
import { showCardOf, showHandOf } from '../../looks';
import { isHeld, moveShips } from '../../ships';
import { loseShips } from '../../steps/lose';
import { SHIP, worthOfColony } from '../../bot/worth';
import { hitsHard, never, zaps } from '../../bot/wishes';
import { cardChoices } from '../../ownhand';
import { asking } from '../../use';
import { playerOf, sumOf } from '../../../kit';
import { ZAPS } from '../moons/zaps';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import type { Sight } from '../../bot/sight';
import type { Station } from './station';

export const massiveBattery: Station = {
	words: {
		name: msg('Massive Battery'),
		gist: msg('Your reinforcements add more, by your ships here'),
		text: msg('Each reinforcement you play adds 1 more for each of your ships on this planet.'),
		rulings: [
			msg('So does another card that an effect lets you play as a reinforcement.'),
			msg('The ships are counted as the reinforcement is played.')
		]
	},
	liked: 7,
	uses: {},
	passive: {
		reinforcement: ({ board }, owner, n, { seat }) => {
			const planet = stationPlanet(board, owner.seat, 'massive-battery');
			return planet && seat === owner.seat ? n + shipsAt(board, seat, planet) : n;
		}
	}
};

/** Whether a main player has turned up an attack. */
const revealedAttack = ({ board }: Play, seat: SeatId): boolean => {
	const side = sideOfMain(board, seat);
	const { laid, revealed } = encounterOf(board);
	return side !== null && revealed && laid[side]?.face?.kind === 'attack';
};

const SHOWN = { source: 'station', id: 'orbital-billboards', use: 'show' } as const;

export const orbitalBillboards: Station = {
	words: {
		name: msg('Orbital Billboards'),
		gist: msg('Show your hand, and your attack counts twice'),
		text: msg(
			'As the offense, when an encounter begins, you may show your whole hand to all. Then an attack you reveal in it counts twice, and when the encounter is settled one of your ships of this planet goes to the warp.'
		),
		rulings: [
			msg('Without an attack revealed no ship is lost.'),
			msg('What your kicker multiplies is the doubled attack.')
		]
	},
	liked: 7,
	uses: {
		show: {
			moments: ['encounter.start'],
			roles: ['offense'],
			once: true,
			when: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
			say: msg('show their hand, and their attack counts twice'),
			yours: msg('show your hand, and your attack counts twice'),
			worth: (sight) => (hitsHard(sight) ? 0.2 : 0),
			lasting: {
				cardValues: ({ board }, owner, values) => {
					const side = sideOfMain(board, owner.seat);
					return side ? { ...values, [side]: values[side] * 2 } : values;
				}
			},
			apply: (play, { seat }) => showHandOf(play, seat)
		}
	},
	settled: (play, seat) => {
		const planet = stationPlanet(play.board, seat, 'orbital-billboards');
		if (!planet || !hasUsed(play.board, { seat, ...SHOWN }) || !revealedAttack(play, seat)) return;
		loseShips(play, { [seat]: { [planet]: 1 } }, { rule: 'CE-34.22' });
	}
};

/** The two totals together from which on ships are thrown across. */
const OVERTHRUST = 42;

/** Whether the totals compared were high enough (CE-34.23). */
function isOverthrust({ board }: Play): boolean {
	const { outcome, totals } = encounterOf(board);
	return outcome?.type === 'won' && totals !== null
		? totals.offense + totals.defense >= OVERTHRUST
		: false;
}

export const oscillationOverthruster: Station = {
	words: {
		name: msg('Oscillation Overthruster'),
		gist: msg('After high totals your ships here go to the planet attacked'),
		text: msg(
			'Once an encounter is settled in which two attacks were compared whose totals together were 42 or more, you may send all your ships of this planet to the planet attacked.'
		),
		rulings: [
			msg('Involved or not; they make a colony there or join yours.'),
			msg('What it brings counts for victory in this encounter.')
		]
	},
	liked: 6,
	uses: {
		thrust: {
			moments: ['resolution.settled'],
			once: true,
			open: (play, { seat, id }) => {
				const planet = stationPlanet(play.board, seat, id);
				// CE-33.45: with a deal of all none is attacked.
				const { target } = encounterOf(play.board);
				return (
					planet !== null &&
					target !== null &&
					planet !== target &&
					!isHeld(play, seat, planet) &&
					isOverthrust(play)
				);
			},
			say: msg('all their ships of its planet go to the planet attacked'),
			yours: msg('all your ships of its planet go to the planet attacked'),
			worth: (sight) => {
				const { target } = sight.open.encounter ?? {};
				return target ? worthOfColony(sight, sight.me, target) - ABANDONED : 0;
			},
			apply: (play, { seat, id }) => {
				const { board } = play;
				const from = stationPlanet(board, seat, id);
				const to = targetOf(board);
				if (!from) return;
				const n = shipsAt(board, seat, from);
				play.say(
					msg(
						'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {goes} other {go}} to {planet}.',
						{ who: seat, n, planet: planetName(to) }
					),
					'CE-34.23'
				);
				moveShips(play, [{ seat, n, from, to }]);
			}
		}
	}
};

/** What a bot reckons its home colony to be worth that it leaves. */
const ABANDONED = 0.4;

/** Less by so much, not below zero; what is below zero stays. */
const lowered = (number: number, by: number): number => Math.min(number, Math.max(0, number - by));

export const stunApparatus: Station = {
	words: {
		name: msg('Stun Apparatus'),
		gist: msg('The attack of your opponent counts less, by the ships here'),
		text: msg(
			'As a main player: the attack your opponent reveals counts 1 less for each ship on this planet, but not less than 0.'
		),
		rulings: [
			msg('All ships on the planet count, whoever’s they are.'),
			msg('Before anything else changes what the attack counts.')
		]
	},
	liked: 9,
	uses: {},
	bends: {
		parts: (parts, mine, { open }) => {
			const planet = stationsBeside(open).find(({ id }) => id === 'stun-apparatus')?.planet;
			const n = sumOf(Object.values((planet && open.planets[planet]) || {}), (ships) => ships ?? 0);
			return mine ? parts : { ...parts, card: lowered(parts.card, n) };
		}
	},
	before: {
		cardNumbers: ({ board }, owner, numbers) => {
			const side = sideOfMain(board, owner.seat);
			const planet = stationPlanet(board, owner.seat, 'stun-apparatus');
			if (!side || !planet) return numbers;
			const n = sumOf(Object.values(shipsOn(board, planet)), (ships) => ships ?? 0);
			return changed(numbers, (number) => lowered(number, n), otherSide(side));
		}
	}
};

export const targetingDepot: Station = {
	words: {
		name: msg('Targeting Depot'),
		gist: msg('Attacks count how far they are from one you show'),
		text: msg(
			'As an ally, before cards are chosen, you may show an attack of your hand: the attack each main player reveals counts the difference between its number and that of the one shown.'
		),
		rulings: [msg('The card shown stays in your hand.')]
	},
	needsOthers: true,
	liked: 5,
	uses: {
		show: asking({
			moments: ['planning.beforeSelect'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			once: true,
			ask: ({ board }, { seat }) => {
				const attacks = playerOf(board, seat).hand.filter((card) => kindOf(card) === 'attack');
				return attacks.length > 0 ? { type: 'one', choices: cardChoices(attacks) } : null;
			},
			say: msg('attacks count the distance from one that is shown'),
			sends: template('Show {first}'),
			// Nobody knows yet which cards will lie there.
			worth: never,
			amount: ({ pick }) => numberOf(pick),
			lasting: {
				cardNumbers: (_play, { amount }, numbers) =>
					changed(numbers, (number) => Math.abs(number - amount))
			},
			apply: (play, { seat }, { pick }) => {
				play.say(msg('{who} shows {card}.', { who: seat, card: cardName(pick) }), 'CE-34.11');
				play.showed = true;
				showCardOf(play, seat, pick);
			}
		})
	}
};

/** Whether the ship it costs is the last of the colony. */
const isLast = ({ open, me }: Sight): boolean =>
	stationsBeside(open).some(
		({ id, planet }) => id === 'zap-zapper' && open.planets[planet]?.[me] === 1
	);

export const zapZapper: Station = {
	words: {
		name: msg('Zap Zapper'),
		gist: msg('A ship of its planet cancels a Zap'),
		text: msg(
			'When a card with “Zap” in its name is played, you may send one of your ships of this planet to the warp: that card has no effect and is discarded.'
		),
		rulings: [msg('Your own cards, too.')]
	},
	liked: 6,
	uses: {
		cancel: {
			moments: ['use.declared'],
			once: true,
			open: (play) => {
				const { card, fate, source } = declaredUse(play);
				return card !== null && !fate && source === 'artifact' && ZAPS.includes(whatOf(card));
			},
			say: msg('cancel the Zap being played'),
			answers: cancelsIt,
			worth: (sight) => (isLast(sight) ? 0 : zaps(sight) - SHIP),
			apply: (play, { seat, id }) => {
				const planet = stationPlanet(play.board, seat, id);
				stopUse(play, 'cancelled');
				if (planet) loseShips(play, { [seat]: { [planet]: 1 } }, { rule: 'CE-34.11' });
			}
		}
	}
};
