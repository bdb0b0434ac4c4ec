/** Raid: its winning ships go home with as many of the losing ones, which bring rewards or a ransom later. */
import { msg, template } from '../../../core';
import { entriesOf, othersThan, ranked, seatChoice, splitOver, sumOf } from '../../kit';
import { splitRewards } from '../bot/picks';
import { foreignOf } from '../bot/sight';
import { UNSEEN_CARD, always, decidesFights, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { coloniesOf, hasUsed, mainPlayer, playerOf, shipsAt, sideOf } from '../board';
import { capturedBy, countCaptured, countReleasable, sheetOf } from '../captured';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { askRewards, takeRewards } from '../rewards';
import { loseShips } from '../steps/lose';
import { rewardsDue } from '../steps/gains';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Play, Step } from '../play';
import type { Board, SeatId, Used } from '../types';
import type { Alien } from './alien';
import { captureFalling, falling } from './capturing';
import { hasWon, opponentsOf } from './granted';
import { ALLY } from './timing';

const ID = 'pirate';

declare module '../notes' {
	interface Notes {
		/** Each of its ships captures two. */
		readonly pirate: true;
	}
}

declare module '../play' {
	interface Steps {
		/** Rewards for captured ships that have gone to the warp. */
		'pirate.sold': { readonly seat: SeatId; readonly n: number };
	}
}

/** Everybody in the encounter but the defense. */
const RAIDERS = ['offense', ...ALLY] as const;

/** Captured ships that it gives up at most in a regroup. */
const MOST_SOLD = 4;

/** Where its ships in the encounter are. */
const placeOf = (board: Board, seat: SeatId): 'gate' | 'beside' =>
	sideOf(board, seat) === 'offense' ? 'gate' : 'beside';

const ships = (board: Board, seat: SeatId): number => shipsAt(board, seat, placeOf(board, seat));

/** How many losing ships each of its ships captures. */
const each = (play: Play): number => (noteOf(play, 'pirate') ? 2 : 1);

/** Losers with ships that are about to be lost, where it has won and has ships to send home. */
const beaten = (play: Play, seat: SeatId): SeatId[] =>
	hasWon(play.board, seat) && ships(play.board, seat) > 0 && coloniesOf(play.board, seat).length > 0
		? opponentsOf(play.board, seat).filter((whom) => falling(play, whom) > 0)
		: [];

const losing = (play: Play, seat: SeatId): number =>
	sumOf(beaten(play, seat), (whom) => falling(play, whom));

const usedBy = (seat: SeatId, use: string): Used => ({ seat, source: 'power', id: ID, use });

/** Owners of captured ships who have something that all can see to pay with: a card or a colony. */
const payers = ({ board }: Play, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter(
		(whom) =>
			countReleasable(board, seat, whom, 'ransom') > 0 &&
			(playerOf(board, whom).hand.length > 0 || coloniesOf(board, whom).length > 0)
	);

/** The main player at whose side it has won. */
function leader({ board }: Play, seat: SeatId): SeatId | null {
	const side = sideOf(board, seat);
	return side && hasWon(board, seat) ? mainPlayer(board, side) : null;
}

const sold: Step = {
	take: formsOf('pirate.sold').ask({
		ask: (play, { seat, n }) => askRewards(play, seat, n, 'CE-31.4'),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

export const pirate: Alien = {
	words: {
		name: msg('Pirate'),
		power: msg('Raid'),
		gist: msg('Captures losing ships, and has them pay'),
		text: msg(
			'When you win as the offense or as an ally, you may *use* this power: send any of your ships in the encounter home, and capture as many losing ships as you send. In the regroup of any encounter you may *use* it for one of two things: send up to four captured ships to the warp, each for a reward; or ask one player to ransom captured ships of theirs, for whatever may be given in a deal.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['regroup', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you win as an ally and rewards are due to you, you may take any of them as cards at random from the hand of the main player of your side.'
			),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg('When you use your power to capture, each ship you send home captures two.'),
			timing: { roles: RAIDERS, phases: ['resolution'] }
		},
		rulings: [
			msg('You capture before the losing ships go to the warp; one that is saved first cannot be.'),
			msg('A captured ship is not lost, so no compensation is due for it.'),
			msg('Where ships of several colonies are about to be lost, it comes off the largest.'),
			msg(
				'Ships you send home neither land nor count for rewards. An offense that sends all of them home has won, and gains no colony.'
			),
			msg('Without a colony to send ships to you cannot capture.'),
			msg(
				'A ransom is talked about as a deal is, and within its time; only what is agreed changes hands, and nothing is lost where nothing is. Captured ships that are released come home.'
			),
			msg('The rewards are the same where ships that are sent to the warp are saved.'),
			msg('The super flare is played before you capture.')
		]
	},
	set: 'dominion',
	liked: 9,
	releases: 'ransom',
	power: {
		uses: {
			raid: asking({
				moments: ['ships.losing'],
				roles: RAIDERS,
				open: (play, { seat }) => beaten(play, seat).length > 0,
				ask: (play, { seat }) =>
					splitOver(
						beaten(play, seat).map((whom) => ({ ...seatChoice(whom), max: falling(play, whom) })),
						1,
						ships(play.board, seat) * each(play)
					),
				say: msg('capture losing ships'),
				asks: msg('Capture how many losing ships of whom?'),
				sends: template('Capture {n, plural, one {one ship} other {# ships}}'),
				harms: decidesFights,
				// A colony is worth more: what it can spare goes home, of a landing all but one.
				worth: ({ me, open }) => {
					const gate = open.encounter?.gate[me] ?? 0;
					const beside = open.encounter?.beside[me] ?? 0;
					return gate > 1 || beside > 0 ? SHIP : 0;
				},
				choose: ({ me, open, ...sight }, { places, max }) => {
					const landing = open.encounter?.gate[me] ?? 0;
					const doubled = open.encounter?.notes.pirate ? 2 : 1;
					let left = landing > 0 ? Math.min(max, (landing - 1) * doubled) : max;
					const split: Partial<Record<SeatId, number>> = {};
					for (const { id, max: there } of ranked(places, ({ id }) =>
						foreignOf({ me, open, ...sight }, id)
					)) {
						const n = Math.min(left, there);
						if (n > 0) split[id] = n;
						left -= n;
					}
					return { split };
				},
				apply: (play, { seat }, { split }) => {
					const { board } = play;
					const before = losing(play, seat);
					for (const [whom, n] of entriesOf(split)) captureFalling(play, seat, ID, whom, n);
					const captured = before - losing(play, seat);
					const going = Math.min(ships(board, seat), Math.ceil(captured / each(play)));
					play.push('home', { from: placeOf(board, seat), ships: { [seat]: going } });
				}
			}),
			sell: asking({
				moments: ['encounter.start'],
				open: ({ board }, { seat }) =>
					countCaptured(board, ID) > 0 && !hasUsed(board, usedBy(seat, 'ransom')),
				ask: ({ board }) =>
					splitOver(
						entriesOf(capturedBy(board, ID)).map(([whom, max]) => ({ ...seatChoice(whom), max })),
						1,
						MOST_SOLD
					),
				say: msg('captured ships go to the warp for rewards'),
				asks: msg('Which captured ships go to the warp, each for a reward?'),
				sends: template('Give up {n, plural, one {one captured ship} other {# captured ships}}'),
				worth: always(UNSEEN_CARD),
				choose: (sight, { places, max }) => {
					let left = max;
					const split: Partial<Record<SeatId, number>> = {};
					for (const { id, max: there } of ranked(places, ({ id }) => foreignOf(sight, id))) {
						const n = Math.min(left, there);
						if (n > 0) split[id] = n;
						left -= n;
					}
					return { split };
				},
				apply: (play, { seat }, { split }) => {
					const held = capturedBy(play.board, ID);
					const going = entriesOf(split).flatMap(([whom, n]) => {
						const there = Math.min(n, held[whom] ?? 0);
						return there > 0 ? [[whom, there] as const] : [];
					});
					const n = sumOf(going, ([, there]) => there);
					if (n === 0) return;
					// What is pushed last comes first: the ships go before.
					play.push('pirate.sold', { seat, n });
					loseShips(
						play,
						Object.fromEntries(going.map(([whom, there]) => [whom, { [sheetOf(ID)]: there }])),
						{ rule: 'CE-20.18' }
					);
				}
			}),
			ransom: asking({
				moments: ['encounter.start'],
				open: (play, { seat }) =>
					payers(play, seat).length > 0 && !hasUsed(play.board, usedBy(seat, 'sell')),
				ask: (play, { seat }) => ({
					type: 'one',
					choices: payers(play, seat).map((whom) => ({
						...seatChoice(whom),
						note: msg('{n, plural, one {# captured ship} other {# captured ships}}', {
							n: countReleasable(play.board, seat, whom, 'ransom')
						})
					}))
				}),
				say: msg('ask a player to ransom captured ships'),
				asks: msg('Whom do you ask for a ransom?'),
				sends: template('Ask {first} for a ransom'),
				// A reward in hand is worth more than a talk about one.
				worth: always(UNSEEN_CARD / 2),
				apply: (play, { seat }, { pick }) => play.push('deal', { ransom: [seat, pick] })
			})
		}
	},
	wild: {
		uses: {
			share: {
				moments: ['resolution.spoils'],
				roles: ALLY,
				open: (play, { seat }) => {
					const main = leader(play, seat);
					return (
						main !== null &&
						playerOf(play.board, main).hand.length > 0 &&
						rewardsDue(play, seat) > 0
					);
				},
				say: msg('take rewards out of the hand of the main player'),
				harms: trifling,
				worth: always(UNSEEN_CARD / 2),
				lasting: {
					rewardsFromHands: (play, owner, hands, { seat }) => {
						const main = seat === owner.seat ? leader(play, seat) : null;
						return main ? { ...hands, of: [...(hands?.of ?? []), main] } : hands;
					}
				}
			}
		}
	},
	super: {
		uses: {
			double: {
				moments: ['ships.losing'],
				roles: RAIDERS,
				open: (play, { seat }) =>
					losing(play, seat) > 1 && !hasUsed(play.board, usedBy(seat, 'raid')),
				say: msg('each ship that goes home captures two'),
				worth: always(SHIP),
				apply: (play) => note(play, 'pirate', true)
			}
		}
	},
	steps: { sold },
	questions: {
		'sold.take': {
			deed: msg('take rewards'),
			why: { is: 'does most' },
			answer: splitRewards
		}
	}
};
