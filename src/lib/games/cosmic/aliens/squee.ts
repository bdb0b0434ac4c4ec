/** Unimaginable Cuteness: who attacks it gives in, or pays for it. */
import { msg, template } from '../../../core';
import { bestOf, pickBest, seatChoice } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { foreignOf, isOurs } from '../bot/sight';
import { always, decidesFights, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import {
	encounterOf,
	entriesOf,
	offenseOf,
	placesOf,
	shipsAt,
	sideOf,
	timingOrder
} from '../board';
import { decideEncounter } from '../ending';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { asking } from '../use';
import type { Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Step } from '../play';
import type { Board, Role, SeatId, Ships } from '../types';
import type { Alien } from './alien';

const ID = 'squee';
const DEFENSE: readonly Role[] = ['defense'];

/** Ships it costs to go on. */
const PRICE = 3;

declare module '../notes' {
	interface Notes {
		/** Against whom the offense has gone on. */
		readonly squee: SeatId;
	}
}

declare module '../play' {
	interface Steps {
		'squee.plea': { readonly seat: SeatId };
	}
}

type Reply = 'concede' | 'pay';

const { ask } = formsOf('squee.plea');

const plea: Step = {
	reply: ask({
		ask: (play, { seat }) => {
			const choices: Choice<Reply>[] = [
				{ id: 'concede', say: msg('Let {who} win', { who: seat }) },
				{
					id: 'pay',
					say: msg('Send three ships to the warp, and go on')
				}
			];
			const shape: OneOf<Choice<Reply>> = { type: 'one', choices };
			return {
				...caused(play),
				seat: offenseOf(play.board),
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} looks at you. Do you give in?', { who: seat }),
				shape,
				fallback: { pick: 'pay' }
			};
		},
		then: (play, { seat }, { pick }, offense) => {
			if (pick === 'concede') {
				play.say(
					msg('{who, select, you {You let} other {# lets}} {whom} win.', {
						who: offense,
						whom: seat
					}),
					'CE-16.1'
				);
				decideEncounter(play, { type: 'won', side: 'defense' });
				return;
			}
			play.say(
				msg('{who, select, you {You go} other {# goes}} on all the same.', { who: offense }),
				'CE-16.1'
			);
			note(play, ID, seat);
			play.push('mustLose', { due: { [offense]: PRICE }, rule: 'CE-1.14' });
		}
	})
};

/** Whom wild Squee may name: who else is in the encounter and has ships to lose. */
const others = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter(
		(one) => one !== seat && sideOf(board, one) !== null && placesOf(board, one).length > 0
	);

const lostBy = (board: Board, seat: SeatId): number => encounterOf(board).lost[seat] ?? 0;

/** One ship of each who is at the gate. */
const oneEach = (board: Board): Ships =>
	Object.fromEntries(
		entriesOf(encounterOf(board).gate)
			.filter(([, n]) => n > 0)
			.map(([seat]) => [seat, 1])
	);

/** What a bot gains by giving in. */
function gainOfYielding(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	return worthOfEnding(sight, fight, 'defense') - (worthOfLaid(sight, fight) - PRICE * SHIP);
}

const reply = (sight: Sight, shape: Shape) => {
	const gain = gainOfYielding(sight);
	return pickBest(shape, (id) => (id === 'concede' ? gain : 0));
};

export const squee: Alien = {
	words: {
		name: msg('Squee'),
		power: msg('Unimaginable Cuteness'),
		gist: msg('Makes who attacks it pay or give in'),
		text: msg(
			'As the defense, once both cards lie face down, you may *use* this power: the offense either lets you win, or sends three of their ships to the warp and goes on. If they go on, their card is an attack and you lose, you take compensation whatever card you have revealed.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: DEFENSE, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'When you have lost ships as the defense, another player in the encounter loses as many.'
			),
			timing: { roles: DEFENSE, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'Once both cards lie face down, the offense and each of their allies take one of their ships home.'
			),
			timing: { roles: ['defensiveAlly'], phases: ['planning'] }
		},
		rulings: [
			msg('Who lets you win takes their card back; no card is revealed.'),
			msg('Ships in the encounter may be among the three. Who has fewer sends all they have.'),
			msg('A gate without ships fights on with none.'),
			msg('What you lay is compensated as a negotiate would be: one card for each ship lost.')
		]
	},
	set: 'storm',
	liked: 11,
	power: {
		uses: {
			charm: {
				moments: ['planning.selected'],
				roles: DEFENSE,
				once: true,
				say: msg('the offense gives in, or pays three ships'),
				worth: always(0.2),
				harms: decidesFights,
				lasting: {
					collects: (play, owner, collects, { seat }) =>
						collects || (seat === owner.seat && noteOf(play, ID) === seat)
				},
				apply: (play, { seat }) => play.push('squee.plea', { seat })
			}
		}
	},
	wild: {
		uses: {
			share: asking({
				moments: ['resolution.settled'],
				roles: DEFENSE,
				open: ({ board }, { seat }) => lostBy(board, seat) > 0 && others(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = others(board, seat).map((one) => ({
						...seatChoice(one),
						note: msg('{n, plural, one {# ship} other {# ships}} outside the warp', {
							n: placesOf(board, one).reduce((sum, where) => sum + shipsAt(board, one, where), 0)
						})
					}));
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('another player loses as many ships'),
				sends: template('Have {first} lose as many'),
				worth: always(2 * SHIP),
				choose: (sight, { choices }) => {
					const whom = bestOf(
						choices.filter(({ id }) => !isOurs(sight, id)),
						({ id }) => foreignOf(sight, id)
					);
					return whom ? { pick: whom.id } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick }) =>
					play.push('mustLose', { due: { [pick]: lostBy(play.board, seat) }, rule: 'CE-1.14' })
			})
		}
	},
	super: {
		uses: {
			lure: {
				moments: ['planning.selected'],
				roles: ['defensiveAlly'],
				open: ({ board }) => Object.keys(oneEach(board)).length > 0,
				say: msg('each at the gate takes a ship home'),
				worth: always(0.1),
				apply: (play) => play.push('home', { from: 'gate', ships: oneEach(play.board) })
			}
		}
	},
	steps: { plea },
	questions: {
		'plea.reply': {
			deed: msg('give in or pay'),
			why: { is: 'costs less' },
			answer: reply
		}
	}
};
