/** Legislation: makes rules for all, and gains by each that others follow. */
import { msg, template } from '../../../core';
import { bestOf, fromFirst, ranked, splitOver, sumOf } from '../../kit';
import { caused } from '../because';
import { coloniesOf, encounterOf, planetName, playerOf, shipsAt, sideOfMain } from '../board';
import { isOurs } from '../bot/sight';
import { splitRewards } from '../bot/picks';
import { always, settleBest, trifling } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { cardName } from '../cards';
import { declaredUse, stopPowers, stoppableOf } from '../declared';
import { cacheOf, essenceChoice, holdsEssence, placedOf } from '../essence/cache';
import { endEssence, essenceName, layEssence } from '../essence/cards';
import { mayExchange, rules } from '../essence/sets/rules';
import { goesToItsAlien } from '../flares';
import { found, placesToFound } from '../found';
import { handOver, takeLaid } from '../hands';
import { essenceCard, essenceCards } from '../keepers';
import { arePartners } from '../modules/teams/partners';
import { note } from '../notes';
import { formsOf } from '../play';
import { askRewards, takeRewards } from '../rewards';
import { MOST_SHIPS, isHeld, moveShips } from '../ships';
import { join } from '../steps/alliance';
import { grantable } from '../terms';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Choice, Words } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { EssenceId } from '../essence/state';
import type { Play, Step } from '../play';
import type { ShipMove } from '../ships';
import type { CardId, PlanetId, Role, SeatId } from '../types';
import type { Alien } from './alien';

const ID = 'cosmos';

/** All but the offense. */
const OTHERS: readonly Role[] = ['defense', 'offensiveAlly', 'defensiveAlly', 'uninvolved'];

/** What is demanded of a player by the wild flare. */
type Demand = { readonly cards: number } | { readonly colony: PlanetId };

declare module '../play' {
	interface Steps {
		/** Somebody takes the reward that a rule brings, or another effect by a rule of its own, or so many. */
		'cosmos.reward': { readonly seat: SeatId; readonly rule?: string; readonly n?: number };
		/** A player spreads their ships over their colonies anew, by a rule of Cosmos or of another. */
		'cosmos.spread': { readonly seat: SeatId; readonly rule?: string };
		/** A player joins the side that ships of theirs were chosen for. */
		'cosmos.join': { readonly seat: SeatId };
		/** A main player may lay another card. */
		'cosmos.exchange': { readonly seat: SeatId };
		/** A player gives what is demanded, or their powers may be stopped. */
		'cosmos.demand': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly demand: Demand;
			/** It is given. */
			given?: true;
		};
	}
}

const rewarding = formsOf('cosmos.reward');

const reward: Step = {
	take: rewarding.ask({
		ask: (play, { seat, rule = 'CE-36.44', n: due = 1 }) => {
			// CE-36.44: as rewards that are due.
			const n = value(play, 'gains', true, null) ? value(play, 'rewards', due, { seat }) : 0;
			return n > 0 ? askRewards(play, seat, n, rule) : null;
		},
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

const spreading = formsOf('cosmos.spread');

/** Ships of a seat that need not stay on this colony: all but one; none where they are held (CE-20.21). */
const spareOn = (play: Play, seat: SeatId, planet: PlanetId): number =>
	isHeld(play, seat, planet) ? 0 : shipsAt(play.board, seat, planet) - 1;

const spare = (play: Play, seat: SeatId): number =>
	sumOf(coloniesOf(play.board, seat), (planet) => spareOn(play, seat, planet));

const spread: Step = {
	where: spreading.ask({
		ask: (play, { seat, rule = 'CE-36.45' }) => {
			const { board } = play;
			const n = spare(play, seat);
			const colonies = coloniesOf(board, seat);
			const shape = splitOver(
				colonies.map((planet) => ({ id: planet, say: planetName(planet), on: planet, max: n })),
				n,
				n
			);
			if (!shape || n === 0 || colonies.length < 2) return null;
			const now = Object.fromEntries(
				colonies.map((planet) => [planet, spareOn(play, seat, planet)])
			);
			return {
				...caused(play),
				seat,
				rule,
				say: msg(
					'One ship stays on each of your colonies. Where {n, plural, one {does the other one stand} other {do the # others stand}}?',
					{ n }
				),
				shape: { ...shape, comes: true, usual: now },
				fallback: { split: now }
			};
		},
		then: (play, { rule = 'CE-36.45' }, { split }, seat) => {
			const { board } = play;
			// Whence they go, ship by ship, and where to.
			const change = (planet: PlanetId) => (split[planet] ?? 0) - spareOn(play, seat, planet);
			const colonies = coloniesOf(board, seat);
			const each = (sign: 1 | -1) =>
				colonies.flatMap((planet) =>
					Array.from({ length: Math.max(0, sign * change(planet)) }, () => planet)
				);
			const [from, to] = [each(-1), each(1)];
			const moves = from.flatMap((planet, i): ShipMove[] => {
				const other = to[i];
				return other ? [{ seat, n: 1, from: planet, to: other }] : [];
			});
			play.say(
				msg('{who} moves {n, plural, =0 {no ship} one {# ship} other {# ships}}.', {
					who: seat,
					n: moves.length
				}),
				rule
			);
			moveShips(play, moves);
		}
	})
};

const joining = formsOf('cosmos.join');

const joins: Step = {
	/** CE-36.38 */
	chosen: joining.run((play, { seat }) => {
		if (encounterOf(play.board).sending) play.window('ships.chosen', { seat });
	}),
	join: joining.run((play, { seat }) => {
		if (encounterOf(play.board).sending) join(play, seat, []);
	})
};

const exchanging = formsOf('cosmos.exchange');

const exchange: Step = {
	other: exchanging.ask({
		ask: (play, { seat }) => {
			const side = sideOfMain(play.board, seat);
			return side && encounterOf(play.board).laid[side]
				? {
						...caused(play),
						seat,
						rule: 'CE-36.48',
						say: msg('Your opponent has laid no negotiate. Take your card back, and lay another?'),
						shape: {
							type: 'confirm',
							yes: msg('Lay another card'),
							no: msg('Leave your card')
						},
						fallback: { yes: false }
					}
				: null;
		},
		then: (play, _frame, { yes }, seat) => {
			const side = sideOfMain(play.board, seat);
			if (!yes || !side) return;
			play.say(
				msg(
					'{who, select, you {You take the card you have} other {# takes the card they have}} laid back.',
					{ who: seat }
				),
				'CE-36.48'
			);
			takeLaid(play, side, seat);
			play.push('layAgain', { seat });
		}
	})
};

const demanding = formsOf('cosmos.demand');

/** What is demanded, in words for who is to give it. */
const inWords = (what: Demand): Words =>
	'cards' in what
		? msg('{n, plural, one {a card} other {# cards}} of your choice', { n: what.cards })
		: msg('a colony on {planet}', { planet: planetName(what.colony) });

type Giving = OneOf<
	| (Choice<'cards'> & { readonly then: SomeOf<CardId> })
	| (Choice<'colony'> & { readonly then?: never })
	| (Choice<'refuse'> & { readonly then?: never })
>;

/** What is demanded as a choice of who is to give it; an answer to the flare may have taken cards of theirs. */
function giving({ board }: Play, whom: SeatId, what: Demand): Giving {
	const say = msg('Give {what}', { what: inWords(what) });
	const { hand } = playerOf(board, whom);
	const n = 'cards' in what ? Math.min(what.cards, hand.length) : 0;
	const choices = hand.map((card) => ({ id: card, say: cardName(card), on: card }));
	return {
		type: 'one',
		choices: [
			...('colony' in what
				? [{ id: 'colony' as const, say, on: what.colony }]
				: n > 0
					? [
							{
								id: 'cards' as const,
								say,
								then: { type: 'some' as const, choices, min: n, max: n }
							}
						]
					: []),
			{ id: 'refuse', say: msg('Refuse'), note: msg('Your powers may be stopped.') }
		]
	};
}

const demand: Step = {
	answer: demanding.ask({
		ask: (play, { seat, whom, demand: what }) => ({
			...caused(play),
			seat: whom,
			secret: true,
			about: [seat],
			rule: 'CE-36.50',
			say: msg('{who} demands {what}. If you refuse, they may stop your powers.', {
				who: seat,
				what: inWords(what)
			}),
			shape: giving(play, whom, what),
			fallback: { pick: 'refuse' }
		}),
		then: (play, frame, { pick, then }, whom) => {
			const { seat, demand: what } = frame;
			if (pick === 'refuse') {
				play.say(msg('{who} refuses what is demanded.', { who: whom }), 'CE-36.50');
				return;
			}
			frame.given = true;
			if (then) handOver(play, whom, seat, then.picks, 'CE-36.50');
			else if ('colony' in what)
				play.say(
					msg('{who, select, you {You grant} other {# grants}} {whom} a colony on {planet}.', {
						who: whom,
						whom: seat,
						planet: planetName(what.colony)
					}),
					'CE-36.50'
				);
		}
	}),

	/** CE-13.7: with one to four ships. */
	colony: demanding.ask({
		ask: (play, { seat, demand: what, given }) => {
			const shape =
				given && 'colony' in what ? placesToFound(play, seat, [what.colony], MOST_SHIPS) : null;
			return (
				shape && {
					seat,
					rule: 'CE-36.50',
					say: msg('You found the colony you were given. With which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, answer, seat) => found(play, seat, answer)
	}),

	stop: demanding.ask({
		ask: (play, { seat, whom, given }) =>
			given || stoppableOf(play, whom).length === 0
				? null
				: {
						seat,
						about: [whom],
						rule: 'CE-36.50',
						say: msg('{who} refuses. Stop their powers until the encounter ends?', { who: whom }),
						shape: { type: 'confirm', yes: msg('Stop them'), no: msg('Let it be') },
						fallback: { yes: false }
					},
		then: (play, { whom }, { yes }) => {
			if (yes) stopPowers(play, whom);
		}
	})
};

type Making = OneOf<Choice<'lay' | 'drop'> & { readonly then: OneOf<Choice<EssenceId>> }>;

/** What may be done with the rules: each that does not lie there laid, each that does discarded. */
function making(board: Play['board']): Making | null {
	const of = (id: 'lay' | 'drop', say: Words, cards: readonly EssenceId[]): Making['choices'] =>
		cards.length > 0 ? [{ id, say, then: { type: 'one', choices: cards.map(essenceChoice) } }] : [];
	const choices = [
		...of('lay', msg('Make it a rule'), cacheOf(board, ID)),
		...of(
			'drop',
			msg('Discard a rule'),
			placedOf(board, ID).map(({ id }) => id)
		)
	];
	return choices.length > 0 ? { type: 'one', choices } : null;
}

type Demanding = OneOf<
	| (Choice<'cards'> & {
			readonly then: { readonly type: 'amount'; readonly min: number; readonly max: number };
	  })
	| (Choice<'colony'> & { readonly then: OneOf<Choice<PlanetId>> })
>;

/** CE-36.50: what this seat may demand of whose turn it is. */
function goods(play: Play, seat: SeatId): Demanding | null {
	const { board } = play;
	const whom = board.offense;
	if (!whom || arePartners(board, whom, seat)) return null;
	const { hand } = playerOf(board, whom);
	const planets = placesToFound(play, seat, grantable(board, whom, seat), MOST_SHIPS);
	const choices: Demanding['choices'] = [
		...(hand.length > 0
			? [
					{
						id: 'cards' as const,
						say: msg('Cards of their choice'),
						then: { type: 'amount' as const, min: 1, max: hand.length }
					}
				]
			: []),
		...(planets
			? [
					{
						id: 'colony' as const,
						say: msg('A colony'),
						then: {
							type: 'one' as const,
							choices: planets.choices.map(({ id, say, on }) => ({ id, say, ...(on && { on }) }))
						}
					}
				]
			: [])
	];
	return choices.length > 0 ? { type: 'one', choices } : null;
}

export const cosmos: Alien = {
	words: {
		name: msg('Cosmos'),
		power: msg('Legislation'),
		gist: msg('Makes rules for all, and gains by them'),
		text: msg(
			'When the offense has won an encounter and you are not the offense, you may *use* this power to lay a rule of your choice face up, or to discard one that lies there. Every player may use the rules that lie there. Whenever another player does, you take a reward.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: OTHERS, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'At the start of another player’s turn, demand cards or a colony of them. If they refuse, you may stop their powers until the encounter ends. Then give this flare to Cosmos, or discard it if nobody plays Cosmos.'
			),
			timing: { roles: OTHERS, phases: ['startTurn'] }
		},
		super: {
			text: msg('When you use a rule of your own, you take a reward for that, too.'),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('Each player may use each rule once in every encounter.'),
			msg('Rules are no powers and no cards that are played: nothing stops their use.'),
			msg(
				'Rules stay in force while the power is only stopped, but then you take no rewards for them.'
			),
			msg('When ships are spread anew, one stays on each colony.'),
			msg(
				'A ship that pays for an attack comes from the gate, or from the planet that is defended.'
			),
			msg(
				'What is demanded are cards of their choice, as many as you say, or a colony that you name; you found it with one to four ships.'
			)
		]
	},
	liked: 10,
	essence: rules,
	power: {
		uses: {
			legislate: asking({
				moments: ['resolution.settled'],
				roles: OTHERS,
				open: ({ board }) => {
					const { outcome } = encounterOf(board);
					return outcome?.type === 'won' && outcome.side === 'offense' && making(board) !== null;
				},
				ask: ({ board }) => making(board),
				say: msg('a rule is made or discarded'),
				sends: template('{first}: {second}'),
				worth: ({ own }) => ((own.caches?.[ID] ?? []).length > 0 ? 0.1 : 0),
				/** What helps it most. */
				choose: (_sight, { choices }) => {
					const laying = choices.find(({ id }) => id === 'lay');
					const best = laying && bestOf(laying.then.choices, ({ id }) => -essenceCard(id).hurts);
					return laying && best ? { pick: laying.id, then: { pick: best.id } } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick, then: { pick: id } }) => {
					const { board } = play;
					if (pick === 'lay' && holdsEssence(board, seat, ID, id))
						layEssence(play, seat, ID, id, seat, 'CE-36.43');
					if (pick === 'drop' && placedOf(board, ID).some((one) => one.id === id)) {
						play.say(msg('{card} is a rule no more.', { card: essenceName(id) }), 'CE-36.43');
						endEssence(play, ID, [id]);
					}
				}
			})
		}
	},
	wild: {
		uses: {
			demand: asking({
				moments: ['turn.start'],
				roles: OTHERS,
				open: (play, { seat }) => goods(play, seat) !== null,
				ask: (play, { seat }) => goods(play, seat),
				say: msg('cards or a colony are demanded'),
				sends: template('Demand: {first}'),
				// They give a card, or are without their powers for an encounter.
				worth: ({ open, me }) =>
					open.offense !== null && !isOurs({ open, me }, open.offense) ? 2 * CARD : 0,
				choose: (_sight, { choices }) =>
					choices.some(({ id }) => id === 'cards')
						? { pick: 'cards' as const, then: { amount: 1 } }
						: null,
				apply: (play, { seat }, answer) => {
					const whom = play.board.offense;
					if (!whom) return;
					const what: Demand =
						answer.pick === 'cards' ? { cards: answer.then.amount } : { colony: answer.then.pick };
					play.push('cosmos.demand', { seat, whom, demand: what });
				},
				afterwards: goesToItsAlien
			})
		}
	},
	super: {
		uses: {
			profit: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const { source, seat: by, id } = declaredUse(play);
					return source === 'essence' && by === seat && essenceCards(ID).some((one) => one === id);
				},
				say: msg('take a reward for their own use of a rule'),
				yours: msg('take a reward for your own use of a rule'),
				worth: always(CARD),
				harms: trifling,
				apply: (play, { seat }) => note(play, ID, seat)
			}
		}
	},
	steps: { reward, spread, join: joins, exchange, demand },
	questions: {
		'reward.take': {
			deed: msg('take a reward'),
			why: { is: 'does most' },
			answer: splitRewards
		},
		'spread.where': {
			deed: msg('spread ships over colonies'),
			why: { is: 'best place' },
			// Where fewest would stand, one by one.
			answer: (_sight, shape) => {
				if (shape.type !== 'split') return null;
				const each = Math.ceil(shape.min / Math.max(1, shape.places.length));
				const even = shape.places.map((place) => ({ ...place, max: Math.min(place.max, each) }));
				return { split: fromFirst(even, shape.min) };
			}
		},
		'exchange.other': {
			deed: msg('lay another card, or not'),
			why: (answer) => ('yes' in answer && answer.yes ? { is: 'does most' } : { is: 'keeps card' }),
			answer: (sight) => ({ yes: mayExchange(sight) })
		},
		'demand.answer': {
			deed: msg('give what is demanded, or refuse'),
			why: (answer) =>
				'pick' in answer && answer.pick === 'refuse' ? { is: 'leaves it' } : { is: 'costs less' },
			// Poor cards are worth less than an encounter with powers; a colony is not.
			answer: (_sight, shape) => {
				const cards = shape.type === 'one' ? shape.choices.find(({ id }) => id === 'cards') : null;
				if (cards?.then?.type !== 'some') return { pick: 'refuse' };
				const picks = ranked(cards.then.choices, ({ id }) => -worthOfCard(id))
					.slice(0, cards.then.min)
					.map(({ id }) => id);
				return sumOf(picks, worthOfCard) < 2 * CARD
					? { pick: 'cards', then: { picks } }
					: { pick: 'refuse' };
			}
		},
		'demand.colony': {
			deed: msg('found a colony'),
			why: { is: 'does most' },
			answer: settleBest
		},
		'demand.stop': {
			deed: msg('stop powers, or not'),
			why: { is: 'hurts most' },
			answer: () => ({ yes: true })
		}
	}
};
