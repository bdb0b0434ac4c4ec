/** Sky cities (CE-34.19): each works for all who have a colony on its planet. */
import { msg, template } from '../../../../core';
import { keysOf } from '../../../kit';
import {
	encounterOf,
	opponentOf,
	playerOf,
	roleOf,
	shipsAt,
	shipsOn,
	sideOfMain,
	stationPlanet,
	stationsBeside
} from '../../board';
import { giveWorst } from '../../bot/picks';
import { UNSEEN_CARD, always } from '../../bot/wishes';
import { SHIP, worthOfCard } from '../../bot/worth';
import { cardName } from '../../cards';
import { discardCards, drawToHand, takeFromDiscard } from '../../hands';
import { cardChoices } from '../../ownhand';
import { toRetrieve } from '../../retrieval';
import { asking } from '../../use';
import type { Board, SeatId } from '../../types';
import type { Station } from './station';

const EACH = 3;

export const bigSkyLaser: Station = {
	words: {
		name: msg('Big Sky Laser'),
		gist: msg('3 more for your side for each player with a colony here'),
		text: msg(
			'As a main player, where two attacks are compared: your side has 3 more for each player with a colony on this planet.'
		),
		rulings: [msg('You count as one of them.')]
	},
	liked: 9,
	uses: {},
	bends: {
		helps: ({ open }, seat) => {
			const city = stationsBeside(open).find(({ id }) => id === 'big-sky-laser');
			const isInFight = seat === open.encounter?.offense || seat === open.encounter?.defense;
			return city && isInFight ? EACH * keysOf(open.planets[city.planet] ?? {}).length : 0;
		}
	},
	passive: {
		parts: ({ board }, owner, parts, { seat }) => {
			const planet = stationPlanet(board, owner.seat, 'big-sky-laser');
			if (!planet || seat !== owner.seat) return parts;
			return { ...parts, added: parts.added + EACH * keysOf(shipsOn(board, planet)).length };
		}
	}
};

const SHIPS_MORE = 3;
const CARDS_MORE = 2;

/** Whether a seat is not under this city. */
function isAway(board: Board, seat: SeatId): boolean {
	const city = stationsBeside(board).find(({ id }) => id === 'exhortation');
	return city !== undefined && shipsAt(board, seat, city.planet) === 0;
}

export const exhortation: Station = {
	words: {
		name: msg('Exhortation'),
		gist: msg('Who has no colony here pays more for a failed deal and in compensation'),
		text: msg(
			'Who has no colony on this planet loses three ships more by a failed deal, and pays two cards more where they pay compensation.'
		),
		rulings: [
			msg('While nobody has a colony here it does nothing.'),
			msg('Who pays compensation is the opponent of who collects it.')
		]
	},
	liked: 6,
	uses: {},
	changes: {
		failedDeal: ({ board }, _owner, ships, { seat }) =>
			isAway(board, seat) ? ships + SHIPS_MORE : ships,
		compensation: ({ board }, _owner, n, { seat }) =>
			sideOfMain(board, seat) !== null && isAway(board, opponentOf(board, seat))
				? n + CARDS_MORE
				: n
	}
};

const REWARDS = 2;

export const goldenCity: Station = {
	words: {
		name: msg('Golden City'),
		gist: msg('Two rewards for a deal'),
		text: msg('When you have made a deal as a main player you take two rewards.'),
		rulings: [msg('With the rewards of the encounter, once its terms are carried out.')]
	},
	liked: 6,
	uses: {},
	passive: {
		granted: ({ board }, owner, n, { seat }) =>
			seat === owner.seat &&
			sideOfMain(board, seat) !== null &&
			encounterOf(board).outcome?.type === 'deal'
				? n + REWARDS
				: n
	}
};

const MORE = 2;

export const handAdditor: Station = {
	words: {
		name: msg('Hand Additor'),
		gist: msg('Two cards more in your new hands'),
		text: msg('Your new hands have two cards more, your first one too.'),
		rulings: [
			msg(
				'The first hand is dealt before the city comes: its player draws two cards once it stands.'
			)
		]
	},
	liked: 8,
	uses: {},
	passive: {
		handSize: (_play, owner, n, { seat }) => (seat === owner.seat ? n + MORE : n)
	},
	received: (play, seat) => {
		if (play.board.phase === 'setup') drawToHand(play, seat, MORE, 'CE-34.20');
	}
};

export const icyOptimization: Station = {
	words: {
		name: msg('Icy Optimization'),
		gist: msg('Discard a card in place of a ship from the warp'),
		text: msg('In your regroup you may discard a card in place of the ship you would retrieve.'),
		rulings: [msg('Only where a ship is to come back.')]
	},
	liked: 3,
	uses: {
		discard: asking({
			moments: ['regroup.retrieve'],
			roles: ['offense'],
			once: true,
			open: (play, { seat }) => toRetrieve(play, seat),
			ask: ({ board }, { seat }) => {
				const { hand } = playerOf(board, seat);
				return hand.length > 0 ? { type: 'one', choices: cardChoices(hand) } : null;
			},
			say: msg('discard a card in place of a ship from the warp'),
			sends: template('Discard {first}'),
			// A hand of few bad cards is soon a new one.
			worth: ({ own: { hand } }) =>
				hand.length < 3 && hand.every((card) => worthOfCard(card) < SHIP) ? 0.05 : 0,
			choose: (sight, shape) => {
				const answer = giveWorst(sight, shape);
				return answer && 'pick' in answer ? { pick: answer.pick } : null;
			},
			lasting: { retrieves: (_play, owner, comes, { seat }) => comes && seat !== owner.seat },
			apply: (play, { seat }, { pick }) => {
				discardCards(play, seat, [pick], 'CE-34.11');
			}
		})
	}
};

export const recycler: Station = {
	words: {
		name: msg('Recycler'),
		gist: msg('As an ally take a random card of the discard pile'),
		text: msg(
			'As an ally, once the outcome is known, you may take a card of the cosmic discard pile at random.'
		),
		rulings: [msg('All see which card it is.')]
	},
	needsOthers: true,
	liked: 6,
	uses: {
		draw: {
			moments: ['resolution.outcome'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			once: true,
			open: ({ board }) => board.discard.length > 0,
			say: msg('take a card of the discard pile at random'),
			worth: always(UNSEEN_CARD),
			apply: (play, { seat }) => {
				const { discard } = play.board;
				const card = discard[play.roll(discard.length)];
				if (card === undefined) return;
				play.say(
					msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
						who: seat,
						card: cardName(card)
					}),
					'CE-34.11'
				);
				takeFromDiscard(play, seat, card);
			}
		}
	}
};

export const warpHarvester: Station = {
	words: {
		name: msg('Warp Harvester'),
		gist: msg('As an ally your reinforcements add more, by your ships in the warp'),
		text: msg(
			'Each reinforcement you play as an ally adds 1 more for each of your ships in the warp.'
		),
		rulings: [msg('The ships are counted as the reinforcement is played.')]
	},
	needsOthers: true,
	liked: 4,
	uses: {},
	passive: {
		reinforcement: ({ board }, owner, n, { seat }) => {
			const role = roleOf(board, seat);
			const isAlly = role === 'offensiveAlly' || role === 'defensiveAlly';
			return isAlly && seat === owner.seat ? n + shipsAt(board, seat, 'warp') : n;
		}
	}
};

export const zaptimizer: Station = {
	words: {
		name: msg('Zaptimizer'),
		gist: msg('Play any artifact as a Card Zap'),
		text: msg('You may play any artifact as a Card Zap.'),
		rulings: [
			msg('Whenever a Card Zap can be played; what the artifact does otherwise does not come.'),
			msg('It is the artifact that is played, and answered, by its name.')
		]
	},
	liked: 7,
	uses: {},
	passive: {
		playsAs: (_play, owner, ids, { seat }) => (seat === owner.seat ? [...ids, 'card-zap'] : ids)
	}
};
