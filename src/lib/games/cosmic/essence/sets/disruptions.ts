/** The disruptions of Anarchist: each is a way round a rule, for its player, and for whom it is shared with (CE-36.74). */
import { msg, template } from '../../../../core';
import { bestOf, othersThan, sumOf } from '../../../kit';
import { IN_EACH_PHASE } from '../../aliens/timing';
import {
	coloniesOf,
	encounterOf,
	hasEncounterCard,
	involvedShips,
	mayStandOn,
	playerOf,
	sideOf
} from '../../board';
import { bestJoin, swarmGain } from '../../bot/alliances';
import { bestLaying } from '../../bot/odds';
import { spareShips } from '../../bot/ships';
import { encounterIn, mainOf } from '../../bot/sight';
import { ANOTHER_DRAW, FLEET, attackOn, worthOfAnother, worthOfDestiny } from '../../bot/targets';
import {
	UNSEEN_CARD,
	always,
	bringsColonies,
	opponentIn,
	trifling,
	warpOf
} from '../../bot/wishes';
import { CARD, SHIP, worthOfCard } from '../../bot/worth';
import { HAND, kindOf } from '../../cards';
import { drawNext, searched } from '../../destiny/deck';
import { wasSuccessful } from '../../ending';
import { lookAtDraw } from '../../looks';
import { retrievalsDue, shipsToFree } from '../../retrieval';
import { sidesFor, sidesOpenTo } from '../../steps/alliance';
import { compensation, isSpared, spare } from '../../steps/compensation';
import { SIDES } from '../../types';
import { asking } from '../../use';
import { value } from '../../values';
import type { Sight } from '../../bot/sight';
import type { Play } from '../../play';
import type { Board, CardId, SeatId } from '../../types';
import type { Use } from '../../use';
import type { EssenceCard, EssenceSet } from '../essence';
import { mayUseEssence, sharedAs } from '../laid';
import type { EssenceId } from '../state';
import { namedCard } from './named';
import type { Named } from './named';

const ID = 'anarchist';

const idOf = (card: string): EssenceId => `essence:${ID}.${card}`;

/** As many as there are. */
const NO_LIMIT = Infinity;

// Warp

const retrieving: Use = {
	moments: ['regroup.retrieve'],
	roles: ['offense'],
	once: true,
	open: (play, { seat }) => {
		const due = retrievalsDue(play, seat);
		return due > 0 && shipsToFree(play, seat) > due;
	},
	say: msg('all their ships come back from the warp'),
	yours: msg('all your ships come back from the warp'),
	worth: (sight) => (warpOf(sight) - 1) * SHIP,
	harms: trifling,
	lasting: {
		// CE-36.76, CE-6.3: without a colony they come into the gate.
		retrievals: (_play, owner, n, { seat }) => (seat === owner.seat ? NO_LIMIT : n)
	},
	apply: (play, { seat }) => {
		const { board } = play;
		const n = shipsToFree(play, seat);
		if (coloniesOf(board, seat).length > 0)
			play.push('home', { from: 'warp', ships: { [seat]: n } });
	}
};

// Success

const goingOn: Use = {
	moments: ['encounter.end'],
	roles: ['offense'],
	once: true,
	open: (play, { seat }) => {
		const encounter = encounterOf(play.board);
		return (
			encounter.n === 1 &&
			!wasSuccessful(encounter) &&
			play.within('turn').again !== true &&
			value(play, 'maySecond', true, { seat })
		);
	},
	// CE-36.76, CE-4.4
	when: ({ board }, { seat }) => hasEncounterCard(playerOf(board, seat).hand),
	say: msg('have a second encounter'),
	worth: worthOfAnother,
	harms: bringsColonies,
	apply: (play) => {
		play.within('turn').again = true;
	}
};

// Rewards

/** What is drawn as rewards, in the window that answers it; null: nothing was. */
function drawnIn(play: Play): { readonly of: SeatId; readonly cards: readonly CardId[] } | null {
	const { moment, seats: [of] = [], cards = [] } = play.openWindow() ?? {};
	return moment === 'rewards.drawn' && of ? { of, cards } : null;
}

const watching: Use = {
	moments: ['rewards.drawn'],
	once: true,
	open: (_play, { seat }, { seats = [] }) => !seats.includes(seat),
	say: msg('they see what is drawn as rewards'),
	yours: msg('you see what is drawn as rewards'),
	worth: always(0.02),
	harms: trifling,
	apply: (play, { seat }) => {
		const drawn = drawnIn(play);
		if (drawn) lookAtDraw(play, seat, drawn.of, drawn.cards);
	},
	lasting: {
		seesRewards: (_play, owner, seats, { seat }) =>
			seat === owner.seat ? seats : [...seats, owner.seat]
	}
};

// Hand

const renewing: Use = {
	moments: [...IN_EACH_PHASE, 'planning.empty', 'resolution.end'],
	once: true,
	when: ({ board }, { seat }) =>
		!playerOf(board, seat).hand.some((card) => kindOf(card) === 'attack'),
	say: msg('draw a new hand'),
	worth: ({ own: { hand } }) => HAND * UNSEEN_CARD - sumOf(hand, worthOfCard),
	harms: trifling,
	apply: (play, { seat }) => {
		// That there is no attack in it is told by the use.
		play.showed = true;
		play.push('newHand', { seat, rule: 'CE-36.78', wanted: true });
	}
};

// Gate

/** What more ships than four are worth to a bot that is the offense. */
function gainOfFleet(sight: Sight): number {
	const { target } = encounterIn(sight);
	const defense = mainOf(sight, 'defense');
	const ready = spareShips(sight);
	if (!target || !defense || ready <= FLEET) return 0;
	const attack = attackOn(sight, defense, target);
	const many = { ...attack, gate: { [sight.me]: ready } };
	return bestLaying(sight, many).worth - bestLaying(sight, attack).worth;
}

const crowding: Use = {
	moments: ['launch.beforeShips', 'alliance.answer'],
	roles: ['offense', 'uninvolved'],
	once: true,
	open: (play, { seat }, { moment, only }) =>
		moment === 'launch.beforeShips'
			? encounterOf(play.board).offense === seat
			: only === seat && sidesOpenTo(play, seat).includes('offense'),
	say: msg('send any number of ships to the gate'),
	worth: (sight) =>
		mainOf(sight, 'offense') === sight.me ? gainOfFleet(sight) : swarmGain(sight, ['offense']),
	lasting: {
		mostToGate: (_play, owner, most, { seat }) => (seat === owner.seat ? NO_LIMIT : most),
		// CE-36.24
		leaveOf: (_play, owner, by, { seat }) => (seat === owner.seat ? null : by)
	}
};

// Destiny

const choosing: Use = asking({
	moments: ['destiny.before'],
	roles: ['offense'],
	once: true,
	ask: (play) => searched(play),
	say: msg('the destiny card is chosen out of the deck'),
	sends: template('Draw {first}'),
	worth: always(ANOTHER_DRAW),
	choose: (sight, { choices }) => {
		const best = bestOf(choices, ({ id }) => worthOfDestiny(sight, id));
		return best ? { pick: best.id } : null;
	},
	apply: (play, { seat }, { pick }) => {
		play.say(
			msg('{who, select, you {You have} other {# has}} chosen what destiny shows.', { who: seat }),
			'CE-36.80'
		);
		drawNext(play, pick, sharedAs(play.board, idOf('destiny')) !== 'all');
	}
});

// Compensation

/** What this seat is about to collect; null: nothing. */
function dueTo(play: Play, seat: SeatId) {
	const due = compensation(play);
	return due && due.collects === seat && !isSpared(play, due.pays) ? due : null;
}

const exchanging: Use = {
	moments: ['resolution.compensation'],
	once: true,
	open: (play, { seat }) => dueTo(play, seat) !== null,
	say: msg('take compensation as rewards'),
	// Where the other one has few cards, or ships are needed more.
	worth: (sight) => {
		const whom = opponentIn(sight);
		const held = whom ? (sight.open.players[whom]?.hand ?? 0) : 0;
		return held < 2 ? CARD : warpOf(sight) > 4 ? SHIP : 0;
	},
	harms: trifling,
	apply: (play, { seat }) => {
		const due = dueTo(play, seat);
		if (!due) return;
		spare(play, due.pays);
		play.push('cosmos.reward', { seat, rule: 'CE-36.77', n: due.n });
	}
};

// Alliance

/** Whether this seat stands on a side that has not invited it. */
function isUninvited(board: Board, seat: SeatId): boolean {
	const { allies, invited } = encounterOf(board);
	const side = sideOf(board, seat);
	return (
		side !== null &&
		allies[side].includes(seat) &&
		!invited[side].includes(seat) &&
		involvedShips(board, seat) > 0
	);
}

const intruding: Use = {
	moments: ['alliance.answer'],
	roles: ['uninvolved'],
	once: true,
	open: (play, { seat }, { only }) =>
		only === seat &&
		SIDES.some(
			(side) => mayStandOn(play.board, seat, side) && !sidesFor(play, seat).includes(side)
		),
	say: msg('join either side uninvited'),
	// Ships that are lost are twice as many.
	worth: (sight) => (bestJoin(sight, SIDES, 2)?.worth ?? 0) - SHIP,
	harms: bringsColonies,
	lasting: {
		joinsUninvited: (_play, owner, may, { seat }) => may || seat === owner.seat,
		losesShips: ({ board }, owner, n, { seat }) =>
			seat === owner.seat && isUninvited(board, seat) ? 2 * n : n
	}
};

/** CE-36.75: each is used once in an encounter, by each who may; what that is worth, in foreign colonies. */
const disruption = ({
	use,
	helps,
	...card
}: Omit<Named, 'hurts' | 'uses'> & { use: Use; helps: number }): EssenceCard =>
	namedCard({ ...card, uses: { follow: use }, hurts: -helps });

export const disruptions: EssenceSet = {
	kind: msg('Disruptions'),
	onSheet: true,
	shared: {
		own: msg('not shared'),
		one: msg('shared with who has taken it'),
		all: msg('open to every player')
	},
	cards: {
		warp: disruption({
			name: msg('Warp'),
			text: msg(
				'When a ship of yours comes back from the warp in your regroup, all your ships there may.'
			),
			use: retrieving,
			helps: 0.3
		}),
		success: disruption({
			name: msg('Success'),
			text: msg('You may have a second encounter although you had no success in the first.'),
			use: goingOn,
			helps: 0.35
		}),
		rewards: disruption({
			name: msg('Rewards'),
			text: msg(
				'When another player draws rewards you may look at them, and at all that others draw as rewards in this encounter.'
			),
			use: watching,
			helps: 0.05
		}),
		hand: disruption({
			name: msg('Hand'),
			text: msg(
				'Without an attack in your hand you may draw a new one in any phase. As the offense you go on with your turn.'
			),
			use: renewing,
			helps: 0.25
		}),
		gate: disruption({
			name: msg('Gate'),
			text: msg('You may send any number of ships to the gate, whatever else limits them.'),
			use: crowding,
			helps: 0.25
		}),
		destiny: disruption({
			name: msg('Destiny'),
			text: msg(
				'As the offense you may search the destiny deck and choose the card that is drawn. The rest is shuffled, unless this is for every player.'
			),
			use: choosing,
			helps: 0.4
		}),
		compensation: disruption({
			name: msg('Compensation'),
			text: msg(
				'You may take compensation as rewards. A reward you may take as a card of any player’s hand, by chance.'
			),
			use: exchanging,
			changes: {
				rewardsFromHands: ({ board }, _owner, hands, { seat }) => {
					const essence = idOf('compensation');
					return mayUseEssence(board, seat, essence)
						? { of: othersThan(board, seat), essence }
						: hands;
				}
			},
			helps: 0.2
		}),
		alliance: disruption({
			name: msg('Alliance'),
			text: msg(
				'You may join a side that has not invited you. Ships you lose there are twice as many.'
			),
			use: intruding,
			helps: 0.2
		})
	}
};
