/**
 * Stones: a small game that uses everything a table can ask of a room. Hidden hands, a bluff that a
 * response window may call, a deal now and then, a die. Two to eight seats.
 *
 * A turn: lay a card face down and claim its value (0–3). Others may challenge. Unchallenged, so many
 * stones are yours as you claimed; caught in a bluff, the challenger takes what a die says. On every
 * fourth turn two neighbours may trade stones. The last stone ends the game; most stones win.
 */
import { endOrders, refuse, msg } from '$lib/core';
import type { AnyGame, Answer, Ask, Choice, Game, Play, SeatId, Terms } from '$lib/core';
import { words } from './said';

interface Board {
	heap: number;
	turn: number;
	seats: SeatId[];
	hands: Record<string, number[]>;
	won: Record<string, number>;
	laid: { by: SeatId; card: number; claim: number } | null;
	challenger: SeatId | null;
	offer: { by: SeatId; n: number; give: number; get: number } | null;
	used: number[];
}
interface Vault {
	deck: number[];
}
export interface ToyOpen {
	heap: number;
	player: SeatId;
	hands: Record<string, number>;
	won: Record<string, number>;
	laid: { by: SeatId; claim: number } | null;
	deck: number;
	used: number[];
}
export interface ToyOwn {
	hand: number[];
}
type Move =
	| { readonly type: 'take'; readonly seat: SeatId; readonly stones: number }
	| { readonly type: 'lay'; readonly seat: SeatId }
	| { readonly type: 'show'; readonly card: number };
export interface ToyTypes {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: { readonly begin: object; readonly turn: object };
	readonly window: { readonly moment: 'claim' };
}
type P = Play<ToyTypes>;

const at = (board: Board): SeatId => board.seats[board.turn % board.seats.length] as SeatId;
const after = (board: Board): SeatId =>
	board.seats[(board.turn + 1) % board.seats.length] as SeatId;
const handOf = (board: Board, seat: SeatId): number[] => board.hands[seat] ?? [];

function draw(play: P, seat: SeatId): void {
	const { board, vault } = play;
	if (vault.deck.length === 0) {
		vault.deck = play.shuffle(board.used);
		board.used = [];
	}
	const card = vault.deck.pop();
	if (card === undefined) return;
	handOf(board, seat).push(card);
	play.tell(seat, words(`You draw a ${card}.`), 'TOY-2');
}

function take(play: P, seat: SeatId, stones: number): void {
	const got = Math.min(stones, play.board.heap);
	play.board.heap -= got;
	play.board.won[seat] = (play.board.won[seat] ?? 0) + got;
	play.say(words(`{${seat}} takes ${got}.`), 'TOY-4', { type: 'take', seat, stones: got });
}

const stones = (max: number) => ({ type: 'amount' as const, min: 1, max });
const amountOf = (answer: Answer | undefined) => (answer && 'amount' in answer ? answer.amount : 0);

/** What one side of the trade is asked. The standing offer is turned round for who did not make it. */
function offerTo(board: Board, seat: SeatId, other: SeatId): Ask {
	const side = (of: SeatId) => ({
		seat: of,
		fields:
			(board.won[of] ?? 0) > 0
				? [{ id: 'stones', say: msg('Stones'), shape: stones(board.won[of] ?? 1) }]
				: []
	});
	const { offer } = board;
	const terms = (give: number, get: number): Terms => ({
		give: give > 0 ? { stones: { amount: give } } : {},
		get: get > 0 ? { stones: { amount: get } } : {},
		promise: ''
	});
	return {
		seat,
		rule: 'TOY-5',
		say: words(`Trade with {${other}}`),
		fallback: { refuse: true },
		shape: {
			type: 'deal',
			give: side(seat),
			get: side(other),
			atLeast: 1,
			standing: offer && {
				by: offer.by,
				n: offer.n,
				terms: offer.by === seat ? terms(offer.give, offer.get) : terms(offer.get, offer.give)
			}
		}
	};
}

/** A card of this value that breaks the rules on purpose, where a test asks for one. */
const BROKEN = 9;

export const toy: Game<ToyTypes, ToyOpen, ToyOwn> = {
	id: 'toy',
	name: 'Stones',
	rules: 1,
	rulesFrom: 1,
	shape: 1,
	seats: { min: 2, max: 8 },
	options: [
		{
			id: 'heap',
			say: msg('Stones'),
			rule: 'TOY-1',
			initial: 20,
			values: [
				{ value: 6, say: msg('Six') },
				{ value: 20, say: msg('Twenty') },
				{ value: 200, say: msg('Two hundred') },
				{ value: 4000, say: msg('Four thousand') }
			]
		},
		{
			id: 'broken',
			say: msg('A card that breaks the game'),
			rule: 'TOY-9',
			initial: false,
			values: [
				{ value: false, say: msg('No') },
				{ value: true, say: msg('Yes') }
			]
		}
	],
	fits: (options, seats) =>
		options['heap'] === 6 && seats > 6
			? refuse('TOY-1', msg('Six stones are too few for so many.')).refusal
			: null,
	setup: (seats, options) => ({
		board: {
			heap: Number(options['heap']),
			turn: 0,
			seats: seats.slice(),
			hands: Object.fromEntries(seats.map((seat) => [seat, []])),
			won: Object.fromEntries(seats.map((seat) => [seat, 0])),
			laid: null,
			challenger: null,
			offer: null,
			used: []
		},
		vault: {
			deck: options['broken']
				? Array<number>(40).fill(BROKEN)
				: Array.from({ length: 40 }, (_, i) => i % 4)
		},
		first: 'begin'
	}),
	steps: {
		begin: {
			deal: {
				form: 'run',
				run: (play) => {
					play.shuffle(play.vault.deck);
					for (const seat of play.board.seats) for (let i = 0; i < 3; i++) draw(play, seat);
					play.say(msg('The stones are counted.'), 'TOY-1');
					play.push('turn');
				}
			}
		},
		turn: {
			lay: {
				form: 'ask',
				ask: ({ board }) => ({
					seat: at(board),
					rule: 'TOY-3',
					say: msg('Lay a card and claim its value'),
					secret: true,
					shape: {
						type: 'one',
						choices: handOf(board, at(board)).map((card, i) => ({
							id: `card:${i}`,
							say: words(`A ${card}`),
							then: { type: 'amount', min: 0, max: 3 }
						}))
					}
				}),
				then: (play, _frame, answer, seat) => {
					if (!('pick' in answer) || !answer.then) return;
					const { board } = play;
					const [card = 0] = handOf(board, seat).splice(Number(answer.pick.slice(5)), 1);
					const claim = amountOf(answer.then);
					if (card === BROKEN && claim === 3) throw new Error('This card is broken.');
					board.laid = { by: seat, card, claim };
					board.challenger = null;
					play.say(words(`{${seat}} lays a card and claims ${claim}.`), 'TOY-3', {
						type: 'lay',
						seat
					});
					play.window('claim');
				}
			},
			resolve: {
				form: 'run',
				run: (play) => {
					const { board } = play;
					const { laid, challenger } = board;
					if (!laid) return;
					if (!challenger) take(play, laid.by, laid.claim);
					else {
						play.showed = true;
						play.say(words(`The card is a ${laid.card}.`), 'TOY-4', {
							type: 'show',
							card: laid.card
						});
						if (laid.card === laid.claim) take(play, laid.by, laid.claim + 1);
						else take(play, challenger, 1 + play.roll(3));
					}
					board.used.push(laid.card);
					board.laid = null;
					draw(play, laid.by);
				}
			},
			trade: {
				form: 'talk',
				ask: ({ board }) => {
					const [one, two] = [at(board), after(board)];
					const any = (board.won[one] ?? 0) + (board.won[two] ?? 0) > 0;
					if (board.turn % 4 !== 3 || board.heap <= 0 || !any) return [];
					return [offerTo(board, one, two), offerTo(board, two, one)];
				},
				then: (play, _frame, answer, seat) => {
					const { board } = play;
					if ('offer' in answer) {
						const n = (board.offer?.n ?? 0) + 1;
						const { give, get } = answer.offer;
						board.offer = {
							by: seat,
							n,
							give: amountOf(give['stones']),
							get: amountOf(get['stones'])
						};
						play.say(words(`{${seat}} offers a trade.`), 'TOY-5');
						return n > 6 ? undefined : 'again';
					}
					if ('accept' in answer && board.offer) {
						const { by, give, get } = board.offer;
						board.won[by] = (board.won[by] ?? 0) - give + get;
						board.won[seat] = (board.won[seat] ?? 0) + give - get;
						play.say(words(`{${seat}} trades with {${by}}.`), 'TOY-5');
					}
					return undefined;
				}
			},
			next: {
				form: 'run',
				run: (play) => {
					const { board } = play;
					board.offer = null;
					endOrders(play.table, 'turn');
					if (board.heap <= 0) {
						const most = Math.max(...Object.values(board.won));
						play.finish(
							board.seats.filter((seat) => board.won[seat] === most),
							msg('The last stone is taken.'),
							'TOY-6'
						);
						return 'end';
					}
					board.turn += 1;
					return 'lay';
				}
			}
		}
	},
	windows: {
		entitled: ({ board }) =>
			board.seats.filter((seat) => seat !== board.laid?.by && !board.challenger),
		due: () => null,
		carryOut: () => undefined,
		choices: ({ board }, _frame, seat) => {
			const doubt: Choice = { id: 'challenge', say: msg('I doubt it') };
			// Seen only by its owner: two of a kind make one sure.
			const sure = handOf(board, seat).filter((card) => card === board.laid?.claim).length > 1;
			return sure ? [doubt, { id: 'sure', say: msg('I know better') }] : [doubt];
		},
		respond: (play, _frame, seat) => {
			play.board.challenger = seat;
			play.say(words(`{${seat}} challenges.`), 'TOY-4');
		},
		concerns: ({ board }, _frame, seat) => board.laid?.by === seat,
		words: () => ({ say: msg('Do you believe it?'), rule: 'TOY-4' })
	},
	spans: [
		{
			id: 'turn',
			say: msg('Pass for the rest of this turn'),
			note: msg('The next turn asks again.')
		}
	],
	groups: [
		{ id: 'claims', say: msg('Pass at claims'), note: msg('Only there.'), moments: ['claim'] }
	],
	counts: ({ deck }) => ({ deck: deck.length }),
	open: (board, counts) => ({
		heap: board.heap,
		player: at(board),
		hands: Object.fromEntries(
			Object.entries(board.hands).map(([seat, { length }]) => [seat, length])
		),
		won: { ...board.won },
		laid: board.laid && { by: board.laid.by, claim: board.laid.claim },
		deck: counts['deck'] ?? 0,
		used: board.used.slice()
	}),
	own: (board, seat) => ({ hand: handOf(board, seat).slice() }),
	migrations: {},
	conserved: ({ board, vault }) => ({
		cards:
			vault.deck.length +
			board.used.length +
			(board.laid ? 1 : 0) +
			Object.values(board.hands).reduce((sum, hand) => sum + hand.length, 0),
		stones: board.heap + Object.values(board.won).reduce((sum, n) => sum + n, 0)
	}),
	redeal: (table, viewer, dice) => {
		const { board, vault } = table;
		const hidden = board.seats.filter((seat) => seat !== viewer);
		const pool = [...vault.deck, ...hidden.flatMap((seat) => handOf(board, seat))];
		for (let i = pool.length - 1; i > 0; i--) {
			const j = dice(i + 1);
			[pool[i], pool[j]] = [pool[j] as number, pool[i] as number];
		}
		for (const seat of hidden) board.hands[seat] = pool.splice(0, handOf(board, seat).length);
		vault.deck = pool;
	},
	book: {},
	content: {},
	bound: 20_000
};

/** The toy, begun by sealed bids that all are asked for at once; some seats may have a time of their own, s. */
export const bidding = (seconds: { readonly [seat: SeatId]: number } = {}): AnyGame => ({
	...toy,
	steps: {
		...toy.steps,
		begin: {
			bid: {
				form: 'askAll',
				ask: ({ board }) =>
					(board as Board).seats.map((seat) => ({
						...{ seat, rule: 'TOY-1', say: msg('Bid'), secret: true },
						...(seat in seconds ? { seconds: seconds[seat] ?? 0 } : {}),
						shape: { type: 'amount', min: 0, max: 3 }
					})),
				then: () => undefined
			},
			...toy.steps['begin']
		}
	}
});

/** The toy, begun by a talk: all give cards back for as long as they like, until somebody gives none. */
export const giving = (): AnyGame => ({
	...toy,
	steps: {
		...toy.steps,
		begin: {
			deal: {
				form: 'run',
				run: ({ board }: P) => {
					for (const seat of board.seats) handOf(board, seat).push(1, 1, 2, 2);
				}
			},
			give: {
				form: 'talk',
				ask: ({ board }: P) =>
					board.seats.map((seat) => ({
						...{ seat, rule: 'TOY-2', say: msg('Give cards back?') },
						shape: { type: 'amount', min: 0, max: handOf(board, seat).length }
					})),
				then: (play: P, _frame: object, answer: Answer, seat: SeatId) => {
					const n = amountOf(answer);
					play.board.used.push(...handOf(play.board, seat).splice(0, n));
					play.say(words(`{${seat}} gives ${n}.`), 'TOY-2');
					return n > 0 ? 'again' : undefined;
				}
			},
			turn: { form: 'run', run: (play: P) => play.push('turn') }
		}
	}
});

/** The toy, in which only who holds a card of the claimed value can doubt: all others can do nothing but pass. */
export const doubting = (): AnyGame => ({
	...toy,
	...(toy.windows && {
		windows: {
			...toy.windows,
			choices: ({ board }: P, _frame: object, seat: SeatId): Choice[] =>
				handOf(board, seat).some((card) => card === board.laid?.claim)
					? [{ id: 'challenge', say: msg('I doubt it') }]
					: []
		}
	})
});

/** The toy, in which anybody may call out while a card is laid, and is then asked how loud. */
export const calling = (): AnyGame => ({
	...toy,
	steps: {
		...toy.steps,
		call: {
			how: {
				form: 'ask',
				ask: ({ board }: P) => ({
					...{ seat: after(board), rule: 'TOY-7', say: msg('How loud?') },
					shape: { type: 'amount', min: 1, max: 3 }
				}),
				then: (play: P, _frame: object, answer: Answer, seat: SeatId) =>
					play.say(words(`{${seat}} calls ${amountOf(answer)} times.`), 'TOY-7')
			}
		}
	},
	asides: {
		call: {
			interrupts: true,
			ask: ({ board }: P, seat: SeatId) =>
				seat === at(board)
					? null
					: {
							rule: 'TOY-7',
							say: msg('Call out'),
							shape: { type: 'confirm', yes: msg('Call'), no: msg('No') }
						},
			then: (play: Play<AnyToy>) => play.push('call')
		}
	}
});
interface AnyToy extends ToyTypes {
	readonly steps: ToyTypes['steps'] & { readonly call: object };
}
