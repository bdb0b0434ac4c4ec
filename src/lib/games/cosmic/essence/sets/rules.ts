/** The rules of Cosmos: those that lie open are for every player to use (CE-36.43). */
import { msg, template } from '../../../../core';
import { bestOf, likeOf, seatChoice } from '../../../kit';
import { hasWon } from '../../aliens/granted';
import { otherAims } from '../../aliens/negations';
import { MAIN } from '../../aliens/timing';
import {
	coloniesOf,
	encounterOf,
	homeOf,
	involvedShips,
	mainPlayer,
	mayStandOn,
	playerOf,
	powerOn,
	shipsAt,
	sideOfMain,
	targetOf
} from '../../board';
import { withShips } from '../../bot/alliances';
import { faceIn, worthUnseen } from '../../bot/odds';
import { takeFrom } from '../../bot/ships';
import { has, planetsOf, shipsOn } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { worthOfAim } from '../../bot/targets';
import { gainWith, trifling } from '../../bot/wishes';
import { CARD, SHIP, fightIn, worthOfCard } from '../../bot/worth';
import { cardName, colourOf, isEncounterCard, kindOf } from '../../cards';
import { printedFace } from '../../faces';
import { discardCards, drawToHand, openUp, replaceLaid, showCard } from '../../hands';
import { settleMorphs } from '../../morph';
import { noteOf, unnote } from '../../notes';
import { MOST_SHIPS } from '../../ships';
import { choose } from '../../steps/alliance';
import { meetAtHome, meetable } from '../../destiny/meeting';
import { aimsAt, mostToGate, shipsToJoin, tellAim } from '../../steps/launch';
import type { Origin } from '../../use';
import { loseShips } from '../../steps/lose';
import { SIDES } from '../../types';
import { asking } from '../../use';
import { value } from '../../values';
import type { Choice } from '../../../../core';
import type { OneOf, SplitOf } from '../../../kit';
import type { Play } from '../../play';
import type { Board, CardId, Laid, PlanetId, SeatId, Side } from '../../types';
import type { Use } from '../../use';
import type { EssenceSet } from '../essence';
import { namedCard } from './named';
import type { Named } from './named';

const ID = 'cosmos';

declare module '../../notes' {
	interface Notes {
		/** Who is to have a reward for the rule they are using themselves (CE-36.44). */
		readonly cosmos: SeatId;
	}
}

// Who uses one, and what that brings whoever plays Cosmos

/** Whose rules these are, while their power is on. */
const keeperOf = (board: Board): SeatId | null =>
	board.order.find((seat) => powerOn(board, seat, ID)) ?? null;

/** CE-36.44: of another it brings a reward; of their own by the super flare alone. */
function reward(play: Play, user: SeatId): void {
	const keeper = keeperOf(play.board);
	if (!keeper || (keeper === user && noteOf(play, ID) !== user)) return;
	if (keeper === user) unnote(play, ID);
	play.push('cosmos.reward', { seat: keeper });
}

/** What a use costs a bot: a reward for somebody else. */
const TOLL = 0.03;

const toll = (sight: Sight): number => (has(sight, sight.me, ID) ? 0 : TOLL);

const oneOf = <C extends Choice>(choices: C[]): OneOf<C> | null =>
	choices.length > 0 ? { type: 'one', choices } : null;

/** Like cards are one choice (CE-15.34). */
const unlike = (cards: readonly CardId[]): CardId[] =>
	cards.filter((card, i) => cards.findIndex((one) => likeOf(one) === likeOf(card)) === i);

// Start Turn

type Turning = OneOf<Choice<CardId | 'draw'>>;

/** A hand of one poor encounter card, which a new hand of eight is better than. */
const isPoorHand = ({ own: { hand } }: Sight): CardId | null => {
	const [only, ...more] = hand.filter(isEncounterCard);
	return only !== undefined && more.length === 0 && worthOfCard(only) < CARD ? only : null;
};

const turning: Use = asking({
	moments: ['turn.check'],
	roles: ['offense'],
	once: true,
	ask: ({ board }, { seat }): Turning => ({
		type: 'one',
		choices: [
			{ id: 'draw', say: msg('Draw a card') },
			...unlike(playerOf(board, seat).hand).map((card) => ({
				id: card,
				say: msg('Discard {card}', { card: cardName(card) }),
				on: card
			}))
		]
	}),
	say: msg('a card is drawn or discarded'),
	sends: template('{first}'),
	worth: (sight) => (isPoorHand(sight) ? 4 * CARD : CARD) - toll(sight),
	choose: (sight) => ({ pick: isPoorHand(sight) ?? 'draw' }),
	harms: trifling,
	apply: (play, { seat }, { pick }) => {
		reward(play, seat);
		if (pick === 'draw') drawToHand(play, seat, 1, 'CE-36.45');
		else discardCards(play, seat, [pick], 'CE-36.45');
	}
});

// Regroup

/** Whether ships of this seat can stand otherwise: on two colonies, one of them with ships to spare. */
export const canSpread = (board: Board, seat: SeatId): boolean => {
	const colonies = coloniesOf(board, seat);
	return colonies.length > 1 && colonies.some((planet) => shipsAt(board, seat, planet) > 1);
};

/** How unevenly the ships of a bot stand. */
export function unevenness(sight: Sight): number {
	const ships = Object.values(sight.open.planets).flatMap((there) => there[sight.me] ?? []);
	return ships.length < 2 ? 0 : Math.max(...ships) - Math.min(...ships);
}

const regrouping: Use = {
	moments: ['encounter.start'],
	roles: ['offense'],
	once: true,
	open: ({ board }, { seat }) => canSpread(board, seat),
	say: msg('their ships are spread over their colonies anew'),
	yours: msg('your ships are spread over your colonies anew'),
	worth: (sight) => (unevenness(sight) > 2 ? 2 * TOLL : 0) - toll(sight),
	harms: trifling,
	apply: (play, { seat }) => {
		reward(play, seat);
		play.push('cosmos.spread', { seat });
	}
};

// Destiny

const meeting: Use = asking({
	moments: ['destiny.drawn'],
	roles: ['offense'],
	once: true,
	// CE-36.37: who must meet an intruder has no choice.
	open: (play, { seat }) => {
		const { destiny, defense } = encounterOf(play.board);
		return (
			destiny !== null &&
			defense === null &&
			colourOf(destiny) === seat &&
			meetable(play.board, seat).length > 0 &&
			!value(play, 'meetsIntruder', false, { seat })
		);
	},
	ask: ({ board }, { seat }) => oneOf(meetable(board, seat).map(seatChoice)),
	say: msg('their own colour counts as a wild card'),
	yours: msg('your own colour counts as a wild card'),
	sends: template('Encounter {first}'),
	worth: (sight) => 3 * TOLL - toll(sight),
	choose: (sight, { choices }) => {
		const best = bestOf(choices, ({ id }) =>
			Math.max(...planetsOf(sight, id).map((planet) => worthOfAim(sight, id, planet)))
		);
		return best ? { pick: best.id } : null;
	},
	harms: trifling,
	apply: (play, { seat }, { pick }) => {
		reward(play, seat);
		meetAtHome(play, pick);
	}
});

// Launch

/** CE-36.46: where the gate may be aimed instead: at no colony of the offense. */
const otherTargets = (board: Board, seat: SeatId): PlanetId[] => {
	const { offense, target } = encounterOf(board);
	return target !== null && homeOf(target) === seat
		? otherAims(board).filter((planet) => shipsAt(board, offense, planet) === 0)
		: [];
};

/** How many more ships of a bot there are on a planet than on the one that is aimed at. */
const stronger = (sight: Sight, planet: PlanetId): number => {
	const { target } = sight.open.encounter ?? {};
	const own = (one: PlanetId) => shipsOn(sight, one)[sight.me] ?? 0;
	return target ? own(planet) - own(target) : 0;
};

const aiming: Use = asking({
	moments: ['launch.beforeShips'],
	roles: ['defense'],
	once: true,
	open: ({ board }, { seat }) => otherTargets(board, seat).length > 0,
	ask: ({ board }, { seat }) => {
		const planets = otherTargets(board, seat);
		return planets.length > 0 ? aimsAt(board, planets) : null;
	},
	say: msg('the gate is aimed at another planet of theirs'),
	yours: msg('the gate is aimed at another planet of yours'),
	sends: template('Aim at {first}'),
	worth: (sight) => {
		const gains = planetsOf(sight, sight.me).map((planet) => stronger(sight, planet));
		return SHIP * Math.max(0, ...gains) - toll(sight);
	},
	choose: (sight, { choices }) => {
		const best = bestOf(choices, ({ id }) => stronger(sight, id));
		return best ? { pick: best.id } : null;
	},
	harms: trifling,
	apply: (play, { seat }, { pick }) => {
		reward(play, seat);
		encounterOf(play.board).target = pick;
		tellAim(play);
	}
});

// Alliance

type Helping = OneOf<Choice<Side> & { readonly then: SplitOf<Origin | 'warp'> }>;

/** CE-36.47: the sides that a seat may join so, with more ships than the main player there has. */
function helping(play: Play, seat: SeatId): Helping | null {
	const { board } = play;
	const most = value(play, 'mostShips', MOST_SHIPS, { seat, as: 'ally' });
	const toGate = mostToGate(play, seat, false, { seat, as: 'ally' });
	return oneOf(
		SIDES.flatMap((side) => {
			const main = mainPlayer(board, side);
			const min = involvedShips(board, main) + 1;
			const ships = shipsToJoin(play, seat, side, side === 'offense' ? toGate : most);
			return ships &&
				ships.max >= min &&
				mayStandOn(board, seat, side) &&
				value(play, 'mayAlly', true, { seat, side })
				? [
						{
							id: side,
							say: msg('Join the {side, select, offense {offense} other {defense}}, {who}', {
								side,
								who: main
							}),
							on: main,
							note: msg('{n, plural, one {# ship} other {# ships}} at least', { n: min }),
							then: { ...ships, min }
						}
					]
				: [];
		})
	);
}

/** Which side a bot would join so, with as few ships as it may, and what that brings. */
function bestHelp(sight: Sight): { readonly side: Side; readonly gain: number } | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const now = worthUnseen(sight, fight);
	const gains = SIDES.map((side) => {
		const main = fight[side];
		const theirs =
			side === 'offense' ? (fight.gate[main] ?? 0) : (shipsOn(sight, fight.target)[main] ?? 0);
		const then = withShips(fight, side, sight.me, theirs + 1);
		return { side, gain: worthUnseen(sight, then) - now };
	});
	return bestOf(gains, ({ gain }) => gain) ?? null;
}

const joining: Use = asking({
	moments: ['alliance.formed'],
	roles: ['uninvolved'],
	once: true,
	open: (play, { seat }) => helping(play, seat) !== null,
	ask: (play, { seat }) => helping(play, seat),
	say: msg('join a side with more ships than its main player'),
	sends: template('{first}'),
	worth: (sight) => (bestHelp(sight)?.gain ?? 0) - toll(sight) - TOLL,
	choose: (sight, { choices }) => {
		const best = bestHelp(sight);
		const choice = choices.find(({ id }) => id === best?.side) ?? choices[0];
		return choice ? { pick: choice.id, then: takeFrom(sight, choice.then, choice.then.min) } : null;
	},
	apply: (play, { seat }, answer) => {
		reward(play, seat);
		choose(play, seat, answer);
		play.push('cosmos.join', { seat });
	}
});

// Planning

const isNegotiate = (play: Play, { card }: Laid): boolean =>
	printedFace(play, card).kind === 'negotiate';

/** Cards that lie face down. */
const unseen = ({ board }: Play): Laid[] => {
	const { laid } = encounterOf(board);
	return SIDES.flatMap((side) => {
		const one = laid[side];
		return one && !one.faceUp && one.face === null ? [one] : [];
	});
};

/** Whether a bot has laid a negotiate, and could lay an attack instead. */
export const mayExchange = ({ own }: Sight): boolean =>
	own.laid !== null &&
	kindOf(own.laid) === 'negotiate' &&
	own.hand.some((card) => kindOf(card) === 'attack');

const exposing: Use = {
	moments: ['planning.selected'],
	roles: MAIN,
	once: true,
	open: (play) => unseen(play).length > 0,
	say: msg('negotiates that were laid are turned up'),
	// With a negotiate they may still lay an attack, once they know.
	worth: (sight) => (mayExchange(sight) ? 3 * TOLL - toll(sight) : 0),
	harms: trifling,
	apply: (play, { seat }) => {
		const { board } = play;
		reward(play, seat);
		for (const laid of unseen(play)) {
			if (!isNegotiate(play, laid)) continue;
			laid.faceUp = true;
			openUp(play, laid);
			laid.face = printedFace(play, laid.card);
			play.showed = true;
			play.say(
				msg('{card} of {who, select, you {yours} other {#}} is turned up.', {
					card: cardName(laid.card),
					who: laid.by
				}),
				'CE-36.48'
			);
		}
		const side = sideOfMain(board, seat);
		const theirs = encounterOf(board).laid[side === 'offense' ? 'defense' : 'offense'];
		if (theirs?.face?.kind !== 'negotiate') play.push('cosmos.exchange', { seat });
	}
};

// Reveal

/** The negotiate that this main player has turned up, and where a ship of theirs is that pays. */
function replaceable(board: Board, seat: SeatId) {
	const side = sideOfMain(board, seat);
	const laid = side && encounterOf(board).laid[side];
	const where = side === 'offense' ? 'gate' : targetOf(board);
	return laid?.face?.kind === 'negotiate' && !laid.concealed && shipsAt(board, seat, where) > 0
		? { laid, where }
		: null;
}

const attacksOf = (play: Play, seat: SeatId): CardId[] =>
	unlike(playerOf(play.board, seat).hand).filter(
		(card) => isEncounterCard(card) && printedFace(play, card).kind === 'attack'
	);

/** The attack of its hand that would do most for it now. */
function bestAttack(sight: Sight): { readonly card: CardId; readonly gain: number } | null {
	const gains = sight.own.hand
		.filter((card) => kindOf(card) === 'attack')
		.map((card) => ({ card, gain: gainWith(sight, faceIn(sight, card)) - worthOfCard(card) }));
	return bestOf(gains, ({ gain }) => gain) ?? null;
}

const replacing: Use = asking({
	moments: ['reveal.cards'],
	roles: MAIN,
	once: true,
	open: ({ board }, { seat }) =>
		playerOf(board, seat).hand.length > 0 && replaceable(board, seat) !== null,
	when: (play, { seat }) => attacksOf(play, seat).length > 0,
	ask: (play, { seat }) =>
		oneOf(
			attacksOf(play, seat).map((card): Choice<CardId> => ({
				id: card,
				say: cardName(card),
				on: card
			}))
		),
	say: msg('a negotiate is replaced by an attack, for a ship'),
	sends: template('Pay a ship for {first}'),
	worth: (sight) => (bestAttack(sight)?.gain ?? 0) - SHIP - toll(sight),
	choose: (sight, { choices }) => {
		const best = bestAttack(sight);
		const choice = choices.find(({ id }) => best && likeOf(id) === likeOf(best.card));
		return choice ? { pick: choice.id } : null;
	},
	apply: (play, { seat }, { pick }) => {
		const mine = replaceable(play.board, seat);
		if (!mine) return;
		reward(play, seat);
		const card = showCard(play, seat, pick);
		replaceLaid(play, seat, mine.laid, card);
		play.say(
			msg('{who} replaces their card with {card}.', { who: seat, card: cardName(card) }),
			'CE-36.48'
		);
		settleMorphs(play);
		loseShips(play, { [seat]: { [mine.where]: 1 } }, { rule: 'CE-36.48' });
	}
});

// Resolution

const gaining: Use = {
	moments: ['resolution.gained'],
	roles: MAIN,
	once: true,
	// CE-36.49: a deal is won by nobody.
	open: (play, { seat }) => hasWon(play.board, seat) && value(play, 'gains', true, null),
	say: msg('take a reward'),
	worth: (sight) => CARD - toll(sight),
	harms: trifling,
	apply: (play, { seat }) => {
		reward(play, seat);
		play.push('cosmos.reward', { seat });
	}
};

/** What it is worth to its player that it lies there, in foreign colonies. */
const rule = ({
	use,
	helps,
	...card
}: Omit<Named, 'hurts' | 'uses'> & { use: Use; helps: number }) =>
	namedCard({ ...card, uses: { follow: use }, hurts: -helps });

export const rules: EssenceSet = {
	kind: msg('Rules'),
	cache: 'all',
	onSheet: true,
	cards: {
		'start-turn': rule({
			name: msg('Start Turn'),
			text: msg(
				'At the start of their turn, before it is seen whether they hold an encounter card, a player may draw a card or discard one.'
			),
			use: turning,
			helps: 0.2
		}),
		regroup: rule({
			name: msg('Regroup'),
			text: msg(
				'In the regroup of their own encounter a player may spread their ships over their colonies anew.'
			),
			use: regrouping,
			helps: 0.1
		}),
		destiny: rule({
			name: msg('Destiny'),
			text: msg('A player who draws their own colour may let it count as a wild card.'),
			use: meeting,
			helps: 0.12
		}),
		launch: rule({
			name: msg('Launch'),
			text: msg(
				'When the gate is aimed at a home planet of the defense, they may aim it at another planet of their system where the offense has no colony.'
			),
			use: aiming,
			helps: 0.15
		}),
		alliance: rule({
			name: msg('Alliance'),
			text: msg(
				'Once alliances stand, a player who has no part in the encounter may join a main player, invited or not, with more ships than that player has there, within the limit.'
			),
			use: joining,
			helps: 0.14
		}),
		planning: rule({
			name: msg('Planning'),
			text: msg(
				'Once cards are laid, a main player may have all negotiates turned up. If the opponent has laid none, they may exchange their own card for another of their hand.'
			),
			use: exposing,
			helps: 0.11
		}),
		reveal: rule({
			name: msg('Reveal'),
			text: msg(
				'A main player who has revealed a negotiate may lose one of their ships in the encounter to replace it with an attack of their hand.'
			),
			use: replacing,
			helps: 0.16
		}),
		resolution: rule({
			name: msg('Resolution'),
			text: msg('A main player who has won may take a reward after compensation.'),
			use: gaining,
			helps: 0.18
		})
	}
};
