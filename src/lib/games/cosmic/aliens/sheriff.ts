/** Fines: whoever does what a ticket of its cache forbids pays, to nobody or to it. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import { playerOf, shipsAt, timingOrder } from '../board';
import { foreignOf, goalOf, isOurs, rivalsOf } from '../bot/sight';
import { always, trifling } from '../bot/wishes';
import { cacheOf, essenceChoice, holdsEssence, maybeCached, placedOf } from '../essence/cache';
import { discardEssence, endEssence, layEssence, turnDown } from '../essence/cards';
import { TICKETED, canPay, sizeOf, ticketOf, tickets } from '../essence/sets/tickets';
import { handOver, randomCards, setAside } from '../hands';
import { loseAtRandom } from '../steps/atRandom';
import { formsOf } from '../play';
import { arePartners } from '../modules/teams/partners';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { EssenceId } from '../essence/state';
import type { Open, Play, Step } from '../play';
import type { Board, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';

const ID = 'sheriff';

/** Who watches whom, by the wild flare. */
interface Watch {
	readonly by: SeatId;
	readonly whom: SeatId;
}

declare module '../types' {
	interface Board {
		/**
		 * Whom the wild flare was last put before, and by whom (CE-36.24): as long as the turn lasts, leave is theirs to give;
		 * from then on it is not played back on them. Left out: it never was.
		 */
		watch?: Watch;
	}
}

declare module '../play' {
	interface Steps {
		/** A player pays what a ticket says. */
		'sheriff.fine': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly ticket: EssenceId;
			/** The fine goes to who has the power. */
			taken?: true;
		};
	}
}

/** What lies on the board, or what all see of it. */
interface Laid {
	readonly essence?: {
		readonly [alien: string]: {
			readonly placed: readonly {
				readonly on: SeatId;
				readonly down?: true;
				readonly ending?: true;
			}[];
		};
	};
}

/** CE-36.22: a ticket before it lies face down. */
const isSafe = ({ essence: sets }: Laid, whom: SeatId): boolean =>
	(sets?.[ID]?.placed ?? []).some(({ on, down, ending }) => on === whom && down && !ending);

/** Whom it may fine at all: nobody fines their partner. */
const others = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter((one) => one !== seat && !arePartners(board, one, seat));

/** Who breaks this now, and can pay. */
const finable = (play: Play, seat: SeatId, frame: Open, id: EssenceId): SeatId[] => {
	const { at, breaks, fine } = ticketOf(id);
	const { board } = play;
	return at.includes(frame.moment)
		? others(board, seat).filter(
				(one) => !isSafe(board, one) && canPay(board, one, fine) && breaks(play, one, frame)
			)
		: [];
};

/** Tickets used in this turn. */
const usedOf = (play: Play): number => play.find('turn')?.tickets ?? 0;

function spend(play: Play): void {
	play.within('turn').tickets = usedOf(play) + 1;
}

type Cited = Choice<EssenceId> & { readonly then: OneOf<Choice<SeatId>> };

/** Once so many tickets have been used in a turn (CE-36.23), another: given, or discarded. */
const uses = (used: number): { readonly [use: string]: Use } => ({
	cite: asking({
		moments: TICKETED,
		// CE-16.22: by what all can see, so not by the cache.
		open: (play, { seat }, frame) =>
			usedOf(play) === used &&
			maybeCached(play.board, ID).some((id) => finable(play, seat, frame, id).length > 0),
		when: (play, { seat }, frame) =>
			cacheOf(play.board, ID).some((id) => finable(play, seat, frame, id).length > 0),
		ask: (play, { seat }) => {
			const frame = play.openWindow();
			const choices = cacheOf(play.board, ID).flatMap((id): Cited[] => {
				const whom = frame ? finable(play, seat, frame, id) : [];
				return whom.length > 0
					? [{ ...essenceChoice(id), then: { type: 'one', choices: whom.map(seatChoice) } }]
					: [];
			});
			const shape: OneOf<Cited> = { type: 'one', choices };
			return choices.length > 0 ? shape : null;
		},
		say: msg('a player is fined'),
		sends: template('Fine {second}: {first}'),
		worth: always(0.25),
		choose: dearest,
		harms: trifling,
		apply: (play, { seat }, { pick: ticket, then: { pick: whom } }) => {
			// CE-36.4: all of the cache may have gone meanwhile.
			if (!holdsEssence(play.board, seat, ID, ticket)) return;
			spend(play);
			layEssence(play, seat, ID, ticket, whom, 'CE-36.19');
			play.push('sheriff.fine', { seat, whom, ticket });
		}
	}),
	drop: asking({
		moments: ['resolution.end'],
		open: (play) => usedOf(play) === used && cacheOf(play.board, ID).length > 0,
		ask: ({ board }) => ({ type: 'one', choices: cacheOf(board, ID).map(essenceChoice) }),
		say: msg('a ticket is exchanged'),
		sends: template('Discard {first}'),
		// A better one may come in its place.
		worth: ({ own }) => ((own.caches?.[ID] ?? []).some((id) => sizeOf(id) < 2) ? 0.02 : 0),
		choose: (_sight, { choices }) => {
			const least = bestOf(choices, ({ id }) => -sizeOf(id));
			return least ? { pick: least.id } : null;
		},
		apply: (play, { seat }, { pick }) => {
			if (!holdsEssence(play.board, seat, ID, pick)) return;
			spend(play);
			discardEssence(play, seat, ID, pick, 'CE-36.19');
		}
	})
});

/** The ticket that costs most, and of those who can be fined for it who is nearest to winning. */
function dearest(sight: Sight, { choices }: OneOf<Cited>) {
	const feared = (seat: SeatId) => foreignOf(sight, seat) / goalOf(sight, seat);
	const ranked = choices.map(({ id, then }) => {
		const whom = bestOf(then.choices, (one) => feared(one.id));
		return { id, whom, worth: sizeOf(id) * (1 + (whom ? feared(whom.id) : 0)) };
	});
	const best = bestOf(ranked, ({ worth }) => worth);
	return best?.whom ? { pick: best.id, then: { pick: best.whom.id } } : null;
}

/** CE-36.22: once nobody else can be fined, or no ticket is left in the cache, all that lie before players return. */
function settle(play: Play, seat: SeatId): void {
	const { board } = play;
	const placed = placedOf(board, ID);
	const done = others(board, seat).every((one) => isSafe(board, one));
	if (placed.length === 0 || (!done && cacheOf(board, ID).length > 0)) return;
	play.say(
		done
			? msg('Nobody else can be fined: all tickets return.')
			: msg('No ticket is left: all of them return.'),
		'CE-36.22'
	);
	endEssence(
		play,
		ID,
		placed.map(({ id }) => id)
	);
}

const paying = formsOf('sheriff.fine');

const fine: Step = {
	take: paying.ask({
		ask: ({ board }, { seat, whom, ticket }) => {
			const { fine: due } = ticketOf(ticket);
			const ships = 'ships' in due ? Math.min(due.ships, shipsAt(board, seat, 'warp')) : 0;
			if ('ships' in due && ships === 0) return null;
			return {
				seat,
				about: [whom],
				rule: 'CE-36.21',
				say:
					'cards' in due
						? msg(
								'{who} pays {n, plural, one {a card} other {# cards}}, drawn by chance. Do you take the fine?',
								{ who: whom, n: due.cards }
							)
						: msg(
								'{who} pays {n, plural, one {a ship} other {# ships}}. Do you free as many of yours from the warp?',
								{ who: whom, n: due.ships }
							),
				shape: {
					type: 'one',
					choices: [
						{
							id: 'leave',
							say:
								'cards' in due ? msg('Let it be discarded') : msg('Leave your ships in the warp'),
							note: msg('{who} can be fined again.', { who: whom })
						},
						{
							id: 'take',
							say:
								'cards' in due
									? msg('Take {n, plural, one {the card} other {the # cards}}', {
											n: due.cards
										})
									: msg('Free {n, plural, one {a ship} other {# ships}} of yours', {
											n: ships
										}),
							note: msg('The ticket is turned down, and {whom} cannot be fined any more.', {
								whom
							})
						}
					]
				},
				fallback: { pick: 'leave' }
			};
		},
		then: (_play, frame, { pick }) => {
			if (pick === 'take') frame.taken = true;
		}
	}),

	pay: paying.run((play, { seat, whom, ticket, taken }) => {
		const { fine: due } = ticketOf(ticket);
		if ('ships' in due) {
			play.push('mustLose', { due: { [whom]: due.ships }, rule: 'CE-36.21' });
			return;
		}
		if (taken) {
			const cards = randomCards(play, playerOf(play.board, whom).hand, due.cards);
			handOver(play, whom, seat, cards, 'CE-36.21', 'taken');
		} else loseAtRandom(play, [{ seat: whom, n: due.cards }], 'CE-36.21');
	}),

	/** CE-36.21: as many of its own out of the warp as were paid. */
	free: paying.run((play, { seat, ticket, taken }) => {
		const { fine: due } = ticketOf(ticket);
		if (!taken || !('ships' in due)) return;
		const n = Math.min(due.ships, shipsAt(play.board, seat, 'warp'));
		play.say(
			msg('{who} frees {n, plural, one {# ship} other {# ships}} from the warp.', {
				who: seat,
				n
			}),
			'CE-36.21'
		);
		play.push('home', { from: 'warp', ships: { [seat]: n } });
	}),

	settled: paying.run((play, { seat, whom, ticket, taken }) => {
		if (taken) {
			turnDown(play, ID, ticket);
			play.say(msg('{who} cannot be fined any more.', { who: whom }), 'CE-36.22');
		}
		settle(play, seat);
	})
};

/** Whom it would keep small: a rival that goes to the gate, most of all the one who is nearest to winning. */
const watched = (sight: Sight): SeatId | null => {
	const nearest = bestOf(rivalsOf(sight), (seat) => foreignOf(sight, seat) / goalOf(sight, seat));
	return sight.open.offense !== sight.me && sight.open.offense !== null
		? isOurs(sight, sight.open.offense)
			? (nearest ?? null)
			: sight.open.offense
		: (nearest ?? null);
};

/** CE-36.24: whom this seat may put the wild flare before. */
const watchable = ({ order, watch }: Board, seat: SeatId): SeatId[] =>
	order.filter((one) => one !== seat && !(watch?.whom === seat && watch.by === one));

export const sheriff: Alien = {
	words: {
		name: msg('Sheriff'),
		power: msg('Fines'),
		gist: msg('Fines who breaks a law'),
		text: msg(
			'Once in every turn you may *use* this power to give a ticket of your cache to a player who is doing what it says and can pay the fine, or to discard a ticket. The fine is paid at once: cards by chance, ships as the player chooses. You may take it yourself, the cards or as many of your ships out of the warp; then the ticket is turned down, and that player cannot be fined any more. Once nobody else can be fined, or you have no ticket left, all tickets return.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'At the start of any turn, put this flare before another player: until the turn ends they send but one ship to the gate without your leave. Then it comes into their hand, and they may not play it on you before it was played on somebody else.'
			),
			timing: { roles: ROLES, phases: ['startTurn'] }
		},
		super: {
			text: msg('In this turn you may use a second ticket.'),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('Who was invited by both sides and joins one refuses nobody.'),
			msg(
				'What ships stand for counts as an encounter begins, before cards are selected and as it closes.'
			),
			msg('A ticket is discarded as an encounter closes.'),
			msg(
				'What ends or changes an encounter, as Force Field and Quash do, keeps nothing from taking effect.'
			),
			msg('Nobody fines their partner.'),
			msg('A ticket that is turned down counts on while the power is stopped.')
		]
	},
	liked: 9,
	essence: tickets,
	power: { uses: uses(0) },
	wild: {
		uses: {
			watch: asking({
				moments: ['turn.start'],
				open: ({ board }, { seat }) => watchable(board, seat).length > 0,
				forTurn: true,
				ask: ({ board }, { seat }) => {
					const choices = watchable(board, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('a player sends but one ship to the gate without leave'),
				sends: template('Put it before {first}'),
				worth: (sight) =>
					sight.open.offense !== null && !isOurs(sight, sight.open.offense) ? 0.3 : 0,
				choose: (sight, { choices }) => {
					const whom = watched(sight);
					return choices.some(({ id }) => id === whom) && whom ? { pick: whom } : null;
				},
				lasting: {
					leaveOf: ({ board }, owner, by, { seat }) =>
						board.watch?.whom === seat && board.watch.by === owner.seat ? owner.seat : by
				},
				apply: ({ board }, { seat }, { pick: whom }) => {
					board.watch = { by: seat, whom };
				},
				afterwards: (play, { card }, { pick: whom }) => {
					if (card) setAside(play, card, whom, 'turn');
				}
			})
		}
	},
	super: { uses: uses(1) },
	// CE-36.22: also where its sheet has changed hands.
	regroup: (play) => {
		const seat = play.board.order.find((one) => playerOf(play.board, one).aliens.includes(ID));
		if (seat) settle(play, seat);
	},
	steps: { fine },
	questions: {
		'fine.take': {
			deed: msg('take a fine, or not'),
			why: (answer) =>
				'pick' in answer && answer.pick === 'take' ? { is: 'does most' } : { is: 'leaves it' },
			answer: (sight) => {
				const placed = sight.open.essence?.[ID]?.placed ?? [];
				const ticket = placed.at(-1);
				const free = rivalsOf(sight).filter((seat) => !isSafe(sight.open, seat));
				// With the last of them safe all tickets return, so nobody stays so.
				return {
					pick: (ticket && sizeOf(ticket.id) > 1) || free.length === 1 ? 'take' : 'leave'
				};
			}
		}
	}
};
