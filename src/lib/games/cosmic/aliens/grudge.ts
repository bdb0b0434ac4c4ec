/** Revenge: whoever was invited and did not join pays for it. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import { encounterIn, opposing, sideOf } from '../bot/sight';
import { always } from '../bot/wishes';
import { CARD, fightIn, worthOfColony } from '../bot/worth';
import { alliedShips, encounterOf, entriesOf, otherSide, sideOfMain, timingOrder } from '../board';
import { alienName } from '../cards';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { SIDES } from '../types';
import type { Harm } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { Board, Outcome, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'grudge';
const LITTLE = 1;
const MUCH = 4;

declare module '../notes' {
	interface Notes {
		/** Its tokens cost four ships each, however the encounter ended. */
		readonly grudge: true;
	}
}

declare module '../play' {
	interface Steps {
		'grudge.collect': { readonly seat: SeatId };
	}
}

/** Whom a main player invited without their joining it; who joined and has left since did join. */
function spurned(play: Play, seat: SeatId): SeatId[] {
	const side = sideOfMain(play.board, seat);
	if (!side) return [];
	const joined = play.find('alliance')?.joined?.[side] ?? [];
	return encounterOf(play.board).invited[side].filter((guest) => !joined.includes(guest));
}

/** Who has a token of it, in timing order. */
const holders = (board: Board): SeatId[] =>
	timingOrder(board).filter((seat) =>
		encounterOf(board).handed.some((token) => token.seat === seat && token.alien === ID)
	);

/** Ships that a token costs when a main player of this side has it handed in. */
function price(outcome: Outcome | null, side: Side): number {
	const isGood = outcome?.type === 'deal' || (outcome?.type === 'won' && outcome.side === side);
	return isGood ? LITTLE : MUCH;
}

/** Where an encounter is won and ships have not moved yet; else once all of it is settled. */
const isTime = ({ outcome }: { outcome: Outcome | null }, { moment }: Open): boolean =>
	(outcome?.type === 'won') === (moment === 'resolution.outcome');

const { run } = formsOf('grudge.collect');

const collect: Step = {
	due: run((play, { seat }) => play.window('tokens.due', { only: seat })),

	pay: run((play, { seat }) => {
		const { board } = play;
		const encounter = encounterOf(board);
		const side = sideOfMain(board, seat);
		if (!side) return;
		const paying = holders(board);
		const n = noteOf(play, ID) ? MUCH : price(encounter.outcome, side);
		encounter.handed = encounter.handed.filter(({ alien }) => alien !== ID);
		play.say(
			msg('Each token of {alien} costs {n, plural, one {# ship} other {# ships}}: {whom}.', {
				alien: alienName(ID),
				n,
				whom: { and: paying }
			}),
			'CE-2.8'
		);
		play.push('mustLose', {
			due: Object.fromEntries(paying.map((holder) => [holder, n])),
			// Ships allied with its opponent, as long as they are.
			spared: [side === 'offense' ? 'beside' : 'gate'],
			rule: 'CE-20.8'
		});
	})
};

/** The side that has won against this main player, where it has. */
function winnerOver(board: Board, seat: SeatId): Side | null {
	const outcome = board.encounter?.outcome;
	const side = sideOfMain(board, seat);
	return side && outcome?.type === 'won' && outcome.side === otherSide(side) ? outcome.side : null;
}

/** Whoever is to get a token. */
const harmsSpurned: Harm = (sight, by) => {
	const { invited, allies } = encounterIn(sight);
	return SIDES.some(
		(side) =>
			encounterIn(sight)[side] === by &&
			invited[side].includes(sight.me) &&
			!allies[side].includes(sight.me)
	);
};

/** What the allies of its opponent would gain, as far as a bot minds. */
function worthOfSending(sight: Sight): number {
	const fight = fightIn(sight);
	const mine = sideOf(sight, sight.me);
	if (!fight || !mine) return 0;
	const side = opposing(mine);
	const allies = entriesOf(side === 'offense' ? fight.gate : fight.beside).filter(
		([seat]) => seat !== fight[side]
	);
	return side === 'offense'
		? -sumOf(allies, ([seat]) => worthOfColony(sight, seat, fight.target))
		: sumOf(allies, ([, n]) => n * CARD * 0.3);
}

export const grudge: Alien = {
	words: {
		name: msg('Grudge'),
		power: msg('Revenge'),
		gist: msg('Whoever will not help pays with ships'),
		text: msg(
			'As a main player, when alliances stand, you *use* this power: each player whom you invited and who has not joined you gets a token. When you win or make a deal, everybody with a token hands it in and loses a ship of their choice; when you lose, or no deal is made, four ships.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when your opponent wins, their allies gain nothing and take their ships home.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg('Each token costs four ships, however the encounter ends.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg(
				'Who was invited and joins the other side gets a token, too; who was not invited gets none.'
			),
			msg('Ships that are allied with your opponent cannot be given up for a token.'),
			msg(
				'When an encounter ends before anybody has won, lost or dealt, its tokens go without effect.'
			),
			msg('Once the tokens are out, what they cost is no use and cannot be stopped.')
		]
	},
	liked: 6,
	needsThirdParties: true,
	power: {
		uses: {
			hand: {
				moments: ['alliance.formed'],
				roles: MAIN,
				mandatory: true,
				open: (play, { seat }) => spurned(play, seat).length > 0,
				say: msg('whoever was invited and did not join gets a token'),
				harms: harmsSpurned,
				apply: (play, { seat }) => {
					for (const guest of spurned(play, seat)) {
						encounterOf(play.board).handed.push({ seat: guest, alien: ID });
						play.say(
							msg('{who, select, you {You get} other {# gets}} a token of {alien}.', {
								who: guest,
								alien: alienName(ID)
							}),
							'CE-2.8',
							{ type: 'handed', seat: guest, alien: ID }
						);
					}
				}
			},
			collect: {
				moments: ['resolution.outcome', 'resolution.settled'],
				roles: MAIN,
				mandatory: true,
				unanswerable: true,
				open: ({ board }, _me, frame) =>
					isTime(encounterOf(board), frame) && holders(board).length > 0,
				say: msg('whoever has a token loses ships'),
				apply: (play, { seat }) => play.push('grudge.collect', { seat })
			}
		}
	},
	wild: {
		uses: {
			send: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = winnerOver(board, seat);
					return side !== null && entriesOf(alliedShips(board, side)).length > 0;
				},
				say: msg('allies of the opponent gain nothing and go home'),
				worth: worthOfSending,
				apply: (play, { seat }) => {
					const side = winnerOver(play.board, seat);
					// CE-14.16: what has gone home neither lands nor is rewarded.
					if (!side) return;
					const from = side === 'offense' ? 'gate' : 'beside';
					play.push('home', { from, ships: alliedShips(play.board, side) });
				}
			}
		}
	},
	super: {
		uses: {
			deepen: {
				moments: ['tokens.due'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return side !== null && price(encounterOf(board).outcome, side) < MUCH;
				},
				say: msg('each token costs four ships'),
				worth: always(0.15),
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { collect }
};
