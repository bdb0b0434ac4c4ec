/** Helps: gives one to who fights beside it, for a reward, and another when somebody makes use of it. */
import { msg, template } from '../../../core';
import { bestOf, pickBest, seatChoice, totalOf } from '../../kit';
import { encounterOf, planetName, powerOn, shipsAt, sideOf, timingOrder } from '../board';
import { takeBest } from '../bot/picks';
import { foreignOf, goalOf, homesNeeded, homesOf, isOurs } from '../bot/sight';
import { takeFrom } from '../bot/ships';
import { always, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { cardName } from '../cards';
import { answeredUse, declaredUse } from '../declared';
import { cacheOf, essenceChoice, holdsEssence, placedOf } from '../essence/cache';
import { essenceName, exchangeEssence, layEssence } from '../essence/cards';
import { helpIn, helpOf, helps, idOf, isPoor } from '../essence/sets/helps';
import { goesToItsAlien } from '../flares';
import { discardCards, takeFromDiscard } from '../hands';
import { essenceCard } from '../keepers';
import { lateNoMore } from '../late';
import { formsOf } from '../play';
import { moveShips, movesFrom, stillThere } from '../ships';
import { join } from '../steps/alliance';
import { sendOff, shipsToJoin } from '../steps/launch';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Answer, AnswerTo, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Help } from '../essence/sets/helps';
import type { EssenceId } from '../essence/state';
import type { Play, Step, StepFrame } from '../play';
import type { Board, CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import {
	changeable,
	chooseChange,
	fromWarp,
	resettling,
	screened,
	territory,
	wanted
} from './helping';
import type { Resettling } from './helping';
import { IN_EACH_PHASE, INVOLVED } from './timing';

const ID = 'assistant';

declare module '../play' {
	interface Steps {
		/** It gives a help to somebody on its side. */
		'assistant.give': { readonly seat: SeatId; given?: true };
		/** A player settles a planet at home again. */
		'assistant.settle': { readonly seat: SeatId };
		/** A player says how many of their ships come home. */
		'assistant.retrieve': { readonly seat: SeatId };
		/** A player discards cards of their new hand. */
		'assistant.screen': { readonly seat: SeatId };
		/** A player takes a card of the discard pile. */
		'assistant.fetch': { readonly seat: SeatId };
		/** A player changes the answer of another. */
		'assistant.change': {
			readonly seat: SeatId;
			whom?: SeatId;
			/** Where that stands then, with how many ships; left out: nowhere. */
			to?: { readonly side: Side; readonly n: number };
		};
	}
}

/** Who stands beside it. */
function comrades(board: Board, seat: SeatId): SeatId[] {
	const side = sideOf(board, seat);
	return timingOrder(board).filter((one) => one !== seat && side && sideOf(board, one) === side);
}

type Giving = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<EssenceId>> }>;

const giving = formsOf('assistant.give');

const give: Step = {
	choose: giving.ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const cards = cacheOf(board, ID).map(essenceChoice);
			const whom = comrades(board, seat);
			const [card] = cards;
			const [first] = whom;
			if (!card || !first) return null;
			const shape: Giving = {
				type: 'one',
				choices: whom.map((one) => ({
					...seatChoice(one),
					then: { type: 'one' as const, choices: cards }
				}))
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-36.65',
				// A sole one is picked already, so the question names it.
				say:
					whom.length === 1
						? msg('Which help does {whom} get?', { whom: first })
						: msg('Whom do you give a help?'),
				shape,
				fallback: { pick: first, then: { pick: card.id } }
			};
		},
		then: (play, frame, { pick: whom, then: { pick } }, seat) => {
			if (!holdsEssence(play.board, seat, ID, pick)) return;
			layEssence(play, seat, ID, pick, whom, 'CE-36.65');
			frame.given = true;
		}
	}),

	reward: giving.run((play, { seat, given }) => {
		if (given) play.push('cosmos.reward', { seat, rule: 'CE-36.65' });
	})
};

/** What a help brings this player, who is asked for its details. */
function carryOut(play: Play, seat: SeatId, help: Help): void {
	switch (help) {
		case 'lost-territory':
			return play.push('assistant.settle', { seat });
		case 'ship-scarcity':
			return play.push('assistant.retrieve', { seat });
		case 'messy-hand':
			return play.push('assistant.screen', { seat });
		case 'messy-colonies':
			return play.push('cosmos.spread', { seat, rule: 'CE-36.66' });
		case 'needed-card':
			return play.push('assistant.fetch', { seat });
		case 'unwilling-ally':
			return play.push('assistant.change', { seat });
	}
}

/** Who gets a help that is given back: whoever has given it, or its alien's player, by whom it is named. */
const deciding = (whom: SeatId, help: Help): OneOf<Choice<SeatId> | Choice<EssenceId>> => ({
	type: 'one',
	choices: [
		{ ...seatChoice(whom), note: msg('You take a reward.') },
		{ id: idOf(help), say: msg('Keep it for yourself') }
	]
});

const answering = formsOf('assistant.answer');

const answer: Step = {
	decide: answering.ask({
		ask: (play, { seat, whom, help }) => {
			const { forBoth, applies } = helpOf(help);
			return seat !== whom && forBoth && applies(play, seat)
				? {
						...caused(play),
						seat,
						about: [whom],
						rule: 'CE-36.66',
						say: msg('{who} gives {card} back. Who gets that help?', {
							who: whom,
							card: essenceName(idOf(help))
						}),
						shape: deciding(whom, help),
						fallback: { pick: whom }
					}
				: null;
		},
		then: (play, frame, { pick }, seat) => {
			if (pick === frame.whom) return;
			frame.own = true;
			play.say(
				msg(
					'{who, select, you {You keep} other {# keeps}} that help for {who, select, you {yourself} other {themselves}}.',
					{
						who: seat
					}
				),
				'CE-36.66'
			);
		}
	}),

	carry: answering.run((play, { seat, whom, help, own }) => {
		carryOut(play, own ? seat : whom, help);
	}),

	reward: answering.run((play, { seat, whom, own }) => {
		// CE-36.70
		if (!own && seat !== whom && powerOn(play.board, seat, ID))
			play.push('cosmos.reward', { seat, rule: 'CE-36.66' });
	})
};

/** Ships settle a planet at home. */
function settleHome(
	play: Play,
	seat: SeatId,
	{ pick, then: { split } }: AnswerTo<Resettling>,
	rule: string
): void {
	const moves = stillThere(play.board, movesFrom(seat, split, pick)).filter(({ n }) => n > 0);
	if (moves.length === 0) return;
	play.say(
		msg('{who} settles {planet} again with {n, plural, one {# ship} other {# ships}}.', {
			who: seat,
			planet: planetName(pick),
			n: totalOf(split)
		}),
		rule
	);
	moveShips(play, moves);
}

const settling = formsOf('assistant.settle');

const settle: Step = {
	where: settling.ask({
		ask: (play, { seat }) => {
			const shape = territory(play, seat);
			return (
				shape && {
					...caused(play),
					seat,
					rule: 'CE-36.67',
					say: msg('You settle a home planet again. Which one, and with which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, answer, seat) => settleHome(play, seat, answer, 'CE-36.67')
	})
};

const retrieving = formsOf('assistant.retrieve');

const retrieve: Step = {
	ships: retrieving.ask({
		ask: (play, { seat }) => {
			const n = shipsAt(play.board, seat, 'warp');
			return n > 0
				? {
						...caused(play),
						seat,
						rule: 'CE-36.67',
						say: msg('How many of your ships come home from the warp?'),
						shape: { type: 'amount', min: 1, max: n },
						fallback: { amount: n }
					}
				: null;
		},
		then: (play, _frame, { amount }, seat) => {
			play.push('home', { from: 'warp', ships: { [seat]: amount } });
		}
	})
};

const screening = formsOf('assistant.screen');

const screen: Step = {
	cards: screening.ask({
		ask: (play, { seat }) => {
			const shape = screened(play.board, seat);
			return (
				shape && {
					...caused(play),
					seat,
					secret: true,
					rule: 'CE-36.68',
					say: msg('Which cards of your new hand do you discard?'),
					shape,
					fallback: { picks: [] }
				}
			);
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-36.68');
		}
	})
};

const fetching = formsOf('assistant.fetch');

const fetch: Step = {
	card: fetching.ask({
		ask: (play, { seat }) => {
			const cards = wanted(play.board);
			const [first] = cards;
			const shape: OneOf<Choice<CardId>> = {
				type: 'one',
				choices: cards.map((card) => ({ id: card, say: cardName(card), on: card }))
			};
			return first
				? {
						...caused(play),
						seat,
						rule: 'CE-36.68',
						say: msg('Which card of the discard pile do you take?'),
						shape,
						fallback: { pick: first }
					}
				: null;
		},
		then: (play, _frame, { pick }, seat) => {
			play.say(
				msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
					who: seat,
					card: cardName(pick)
				}),
				'CE-36.68'
			);
			takeFromDiscard(play, seat, pick);
		}
	})
};

const changing = formsOf('assistant.change');

/** Ships of that player in the encounter. */
const there = ({ board }: Play, seat: SeatId): number =>
	shipsAt(board, seat, 'gate') + shipsAt(board, seat, 'beside');

const change: Step = {
	whose: changing.ask({
		ask: (play, { seat }) => {
			const shape = changeable(play, seat);
			return (
				shape && {
					...caused(play),
					seat,
					rule: 'CE-36.69',
					say: msg('Whose answer do you change, and to what?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, frame, { pick, then }) => {
			frame.whom = pick;
			if (then.pick !== 'out') frame.to = { side: then.pick, n: then.then.amount };
			play.say(
				then.pick === 'out'
					? msg('{whom, select, you {You are} other {# is}} to stay out.', { whom: pick })
					: msg(
							'{whom, select, you {You are} other {# is}} to stand on the side of the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.',
							{ whom: pick, side: then.pick, n: then.then.amount }
						),
				'CE-36.69'
			);
		}
	}),

	/** What is too much there, or on the other side, goes home. */
	leave: changing.run((play, { whom, to }) => {
		if (!whom) return;
		// What is said here is how many come.
		lateNoMore(play.board, ({ seat }) => seat === whom);
		const stays = to && sideOf(play.board, whom) === to.side ? to.n : 0;
		const n = there(play, whom) - stays;
		if (n > 0) play.push('home', { from: 'encounter', ships: { [whom]: n } });
	}),

	send: changing.ask({
		ask: (play, { whom, to }) => {
			const more = whom && to ? to.n - there(play, whom) : 0;
			const shape = whom && to && more > 0 ? shipsToJoin(play, whom, to.side, more) : null;
			return shape && whom
				? {
						...caused(play),
						seat: whom,
						rule: 'CE-36.69',
						say: msg(
							'{n, plural, one {# ship of yours joins} other {# ships of yours join}}. From where?',
							{
								n: shape.max
							}
						),
						shape: { ...shape, min: shape.max },
						fallback: 'random'
					}
				: null;
		},
		then: ({ board }, { to }, { split }, seat) => {
			if (to) encounterOf(board).sending = { seat, side: to.side, ships: split };
		}
	}),

	/** CE-36.38 */
	chosen: changing.run((play, { whom }) => {
		if (whom && encounterOf(play.board).sending) play.window('ships.chosen', { seat: whom });
	}),

	join: changing.run((play, { whom }) => {
		const { sending, allies } = encounterOf(play.board);
		if (!whom || !sending) return;
		if (allies[sending.side].includes(whom)) sendOff(play);
		else join(play, whom, []);
	})
};

/** How much a bot would rather see this player helped. */
const favour = (sight: Sight, seat: SeatId): number =>
	isOurs(sight, seat) ? 1 : -foreignOf(sight, seat) / goalOf(sight, seat);

/** The settling of a home planet by a bot: one ship, of the warp where there is one. */
function settleAgain(sight: Sight, shape: Shape): Answer | null {
	const [planet] = shape.type === 'one' ? shape.choices : [];
	if (planet?.then?.type !== 'split') return null;
	const isWarp = planet.then.places.some(({ id }) => id === 'warp');
	return {
		pick: planet.id,
		then: isWarp ? { split: { warp: 1 } } : takeFrom(sight, planet.then, 1)
	};
}

/** The help that a use gives back; null: it is none of that. */
function helpOfUse({ source, id, fate }: StepFrame<'use'>): Help | null {
	return source === 'essence' && !fate ? helpIn(id) : null;
}

export const assistant: Alien = {
	words: {
		name: msg('Assistant'),
		power: msg('Helps'),
		gist: msg('Helps who fights beside it, and is paid for it'),
		text: msg(
			'Once alliances stand, as a main player or an ally with others on your side, you *use* this power to give one of them a help of your cache and to take a reward. Who has a help may give it back when it says so: you carry it out for them and take a reward, or use it for yourself if you can at once.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'Settle one of your home planets where you have no colony with ships of yours from the warp. Then give this flare to Assistant, or discard it if nobody plays Assistant.'
			),
			timing: { roles: [], phases: [] }
		},
		super: {
			text: msg(
				'Take a help that is given back into your cache, and discard another of your cache for it.'
			),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('A help lies face up before who has it.'),
			msg('You say first who gets a help; how it is carried out says who gets it.'),
			msg('Nothing stops that a help is given back.'),
			msg(
				'While your power is stopped a help is carried out all the same, but you take no reward for it.'
			),
			msg('A help that you have before yourself you give back without a reward.')
		]
	},
	liked: 11,
	needsThirdParties: true,
	essence: helps,
	power: {
		uses: {
			help: {
				moments: ['alliance.formed'],
				roles: INVOLVED,
				mandatory: true,
				open: ({ board }, { seat }) =>
					cacheOf(board, ID).length > 0 && comrades(board, seat).length > 0,
				say: msg('somebody on their side gets a help'),
				yours: msg('somebody on your side gets a help'),
				harms: trifling,
				apply: (play, { seat }) => play.push('assistant.give', { seat })
			}
		}
	},
	wild: {
		uses: {
			resettle: asking({
				moments: IN_EACH_PHASE,
				open: ({ board }, { seat }) => resettling(board, seat, fromWarp(board, seat)) !== null,
				ask: ({ board }, { seat }) => resettling(board, seat, fromWarp(board, seat)),
				say: msg('a home planet is settled out of the warp'),
				sends: template('Settle {first}'),
				worth: (sight) => (homesOf(sight, sight.me) < homesNeeded(sight) ? 0.4 : CARD),
				choose: (_sight, { choices }) => {
					const [planet] = choices;
					return planet ? { pick: planet.id, then: { split: { warp: planet.then.max } } } : null;
				},
				harms: trifling,
				apply: (play, { seat }, answer) => settleHome(play, seat, answer, 'CE-36.72'),
				afterwards: goesToItsAlien
			})
		}
	},
	super: {
		uses: {
			exchange: asking({
				moments: ['use.declared'],
				open: (play) => helpOfUse(declaredUse(play)) !== null && cacheOf(play.board, ID).length > 0,
				ask: ({ board }) => ({ type: 'one', choices: cacheOf(board, ID).map(essenceChoice) }),
				say: msg('a help comes into the cache for another'),
				sends: template('Discard {first}'),
				worth: always(0.02),
				choose: (_sight, { choices }) => {
					const worst = bestOf(choices, ({ id }) => essenceCard(id).hurts);
					return worst ? { pick: worst.id } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick }) => {
					const help = helpOfUse(answeredUse(play));
					const { board } = play;
					if (!help || !holdsEssence(board, seat, ID, pick)) return;
					if (placedOf(board, ID).some(({ id }) => id === idOf(help)))
						exchangeEssence(play, seat, ID, idOf(help), pick, 'CE-36.71');
				}
			})
		}
	},
	steps: { give, answer, settle, retrieve, screen, fetch, change },
	questions: {
		'give.choose': {
			deed: msg('give a help'),
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const whom = bestOf(shape.choices, ({ id }) => favour(sight, id as SeatId));
				if (whom?.then?.type !== 'one') return null;
				// To a rival what helps least, to a partner what helps most.
				const ours = isOurs(sight, whom.id as SeatId) ? -1 : 1;
				const card = bestOf(whom.then.choices, ({ id }) => ours * essenceCard(id).hurts);
				return card ? { pick: whom.id, then: { pick: card.id } } : null;
			}
		},
		'answer.decide': {
			deed: msg('say who gets a help'),
			sends: { some: template('Give it to {what}') },
			why: { is: 'does most' },
			answer: (sight, shape) =>
				// A reward is a card, and the other player gets nothing then.
				pickBest(shape, (id) => {
					const help = helpIn(id);
					return help ? helpOf(help).worth(sight) : CARD;
				})
		},
		'settle.where': {
			deed: msg('settle a home planet again'),
			why: { is: 'best place' },
			answer: settleAgain
		},
		'retrieve.ships': {
			deed: msg('bring ships home'),
			why: { is: 'more ships' },
			answer: (_sight, shape) => (shape.type === 'amount' ? { amount: shape.max } : null)
		},
		'screen.cards': {
			deed: msg('discard cards of a new hand'),
			why: { is: 'worst cards' },
			answer: (_sight, shape) => {
				if (shape.type !== 'some') return null;
				const poor = shape.choices.filter(({ id }) => isPoor(id)).map(({ id }) => id);
				const [limit] = shape.limits ?? [];
				let room = limit?.most ?? 0;
				return {
					picks: poor.filter((id) => !limit?.uses[id] || room-- > 0).slice(0, shape.max)
				};
			}
		},
		'fetch.card': {
			deed: msg('take a card of the discard pile'),
			why: { is: 'best cards' },
			answer: takeBest
		},
		'change.whose': {
			deed: msg('change the answer of another player'),
			why: { is: 'does most' },
			answer: (sight, shape) => chooseChange(sight, shape)
		},
		'change.send': {
			deed: msg('send ships'),
			why: { is: 'does most' },
			answer: (sight, shape) => (shape.type === 'split' ? takeFrom(sight, shape, shape.min) : null)
		}
	}
};
