/** Fish: it asks the other side for a card by name, and draws one where they do not hold it. */
import { msg, template } from '../../../core';
import { bestOf, inTurn, likeOf, othersThan, ranked, seatChoice } from '../../kit';
import { shownOf } from '../bot/odds';
import { isOurs, seenCards } from '../bot/sight';
import { UNSEEN_CARD, always, richest, trifling } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { holding, playerOf, timingOrder } from '../board';
import { cardName, flareOf, kindOf, numberOf, withoutBack } from '../cards';
import { drawToHand, handOver, randomCards, tableToHand } from '../hands';
import { showCardOf } from '../looks';
import { facesAt } from '../modules/faces';
import { taken } from '../modules/rewards/taken';
import { formsOf } from '../play';
import { REFUSES, refuseOn, refuses } from '../refusing';
import { ROLES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Answer, AnswerTo, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { opponentsOf } from './granted';
import { ALLY, IN_EACH_PHASE, MAIN } from './timing';

const ID = 'angler';

declare module '../play' {
	interface Steps {
		/** It asks a player of the other side for a card. */
		'angler.fish': {
			readonly seat: SeatId;
			whom: SeatId;
			/** The card, of any back. */
			face: string;
			/** It has drawn what it asked for, and may ask once more. */
			again?: true;
			/** It asks once more, and no more after that. */
			last?: true;
		};
		/** Whoever holds the card may give it for the flare; else one is taken by chance. */
		'angler.trade': {
			readonly seat: SeatId;
			readonly face: string;
			/** The flare, as it lies on the table; null: there is none to be had. */
			readonly flare: CardId | null;
			/** It has the card. */
			caught?: true;
		};
	}
}

/** Whether a card is what was named. */
const isNamed = (card: CardId, face: string): boolean => withoutBack(likeOf(card)) === face;

const named = (board: Board): OneOf<Choice> => ({
	type: 'one',
	choices: facesAt(board).map((face) => ({ id: face, say: cardName(face) }))
});

/** Whom it may ask, and for what. */
type Asking = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice> }>;

const asks = (board: Board, seat: SeatId): Asking => ({
	type: 'one',
	choices: opponentsOf(board, seat).map((one) => ({ ...seatChoice(one), then: named(board) }))
});

const heldAs = ({ board }: Play, seat: SeatId, face: string): CardId[] =>
	playerOf(board, seat).hand.filter((card) => isNamed(card, face));

/** It gets this card of another. */
function get(play: Play, seat: SeatId, from: SeatId, card: CardId): void {
	taken(play, seat, handOver(play, from, seat, [card], 'CE-13.17', 'taken'), from);
}

/** All have heard that this seat has come to hold the card that was named (CE-23.6). */
function tellsHolder(play: Play, seat: SeatId, face: string): void {
	const [card] = heldAs(play, seat, face);
	if (card !== undefined) showCardOf(play, seat, card);
}

const { run, ask } = formsOf('angler.fish');

const fish: Step = {
	ask: run((play, frame) => {
		const { seat, whom, face, last } = frame;
		const told = { who: seat, whom, card: cardName(face) };
		// Whether they hold it comes to light.
		play.showed = true;
		play.say(
			msg('{who, select, you {You ask} other {# asks}} {whom} for {card}.', told),
			'CE-16.1'
		);
		const [card] = randomCards(play, heldAs(play, whom, face), 1);
		if (card !== undefined) {
			get(play, seat, whom, card);
			tellsHolder(play, seat, face);
			return 'end';
		}
		play.say(msg('{whom, select, you {You do} other {# does}} not hold {card}.', told), 'CE-16.1');
		const [drawn] = drawToHand(play, seat, 1);
		if (last || drawn === undefined || !isNamed(drawn, face)) return 'end';
		// CE-19.26: it may have gone to who has named it.
		if (!playerOf(play.board, seat).hand.includes(drawn)) return 'end';
		frame.again = true;
		play.say(
			msg('{who, select, you {You show} other {# shows}} what came: {card}.', told),
			'CE-16.1'
		);
		showCardOf(play, seat, drawn);
		return undefined;
	}),

	again: ask({
		ask: (play, { seat, again }) => {
			if (!again) return null;
			const none: Choice<'none'> = { id: 'none', say: msg('Ask for no other card') };
			const shape: OneOf<Asking['choices'][number] | Choice<'none'>> = {
				type: 'one',
				choices: [...asks(play.board, seat).choices, none]
			};
			return {
				...caused(play),
				seat,
				rule: 'CE-16.1',
				say: msg('You have drawn what you asked for. Whom do you ask once more, and for what?'),
				shape,
				fallback: { pick: none.id }
			};
		},
		then: (_play, frame, answer) => {
			if (answer.pick === 'none' || !answer.then) return 'end';
			delete frame.again;
			frame.whom = answer.pick;
			frame.face = answer.then.pick;
			frame.last = true;
			return 'ask';
		}
	})
};

/** Others that hold cards, and have not refused for longer (CE-16.33). */
const askable = (board: Board, seat: SeatId): SeatId[] =>
	holding(board, othersThan(board, seat)).filter((other) => !refuses(board, other, ID));

const trading = formsOf('angler.trade');

const trade: Step = {
	offer: trading.askAll({
		ask: (play, { seat, face, flare }) =>
			(flare === null ? [] : askable(play.board, seat)).map((other) => {
				const mine = heldAs(play, other, face);
				const given = { card: cardName(face), flare: cardName(flareOf(ID)) };
				const shape: OneOf<Choice> = {
					type: 'one',
					choices: [
						...mine.slice(0, 1).map((card) => ({
							id: 'give',
							say: msg('Give {card} for {flare}', given),
							on: card
						})),
						{ id: 'none', say: msg('Give nothing') },
						REFUSES
					]
				};
				// All who hold cards are asked, so that nobody hears who holds this one.
				return {
					...caused(play),
					seat: other,
					secret: true as const,
					about: [seat],
					rule: 'CE-16.1',
					say: msg('{who} wants {card}, and gives {flare} for it.', { who: seat, ...given }),
					shape,
					fallback: { pick: 'none' }
				};
			}),
		then: (play, frame, answers) => {
			const { seat, face, flare } = frame;
			for (const [who, { pick }] of inTurn(timingOrder(play.board), answers))
				if (pick === REFUSES.id) refuseOn(play, who, ID);
			const giver = inTurn(timingOrder(play.board), answers).find(
				([, { pick }]) => pick === 'give'
			)?.[0];
			const [card] = giver ? randomCards(play, heldAs(play, giver, face), 1) : [];
			if (!giver || card === undefined || flare === null) return;
			frame.caught = true;
			play.say(
				msg('{who} gives {card} for {flare}.', {
					who: giver,
					card: cardName(face),
					flare: cardName(flare)
				}),
				'CE-16.1'
			);
			tableToHand(play, [flare], giver);
			get(play, seat, giver, card);
			tellsHolder(play, giver, flareOf(ID));
			tellsHolder(play, seat, face);
		}
	}),

	whom: trading.ask({
		ask: (play, { seat, caught }) => {
			const choices = holding(play.board, othersThan(play.board, seat)).map(seatChoice);
			const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
			return caught || choices.length === 0
				? null
				: {
						...caused(play),
						seat,
						rule: 'CE-16.1',
						say: msg('Nobody gives it. Of whom do you take a card at random?'),
						shape,
						fallback: 'random'
					};
		},
		then: (play, _frame, { pick }, seat) => {
			const [card] = randomCards(play, playerOf(play.board, pick).hand, 1);
			if (card !== undefined) get(play, seat, pick, card);
		}
	})
};

/** What a card that is called by this face is worth to a bot. */
const worthOfFace = (face: string): number => worthOfCard(face);

/** What a bot asks for: the best card it has seen in a hand there, else the highest attack that lies nowhere it sees. */
function wanted(sight: Sight, { choices }: Asking): AnswerTo<Asking> | null {
	const seen = choices.flatMap(({ id }) =>
		shownOf(sight, id).map((card) => ({ whom: id, face: withoutBack(likeOf(card)) }))
	);
	const best = bestOf(seen, ({ face }) => worthOfFace(face));
	if (best) return { pick: best.whom, then: { pick: best.face } };
	const whom = bestOf(choices, ({ id }) => sight.open.players[id]?.hand ?? 0);
	const known = new Set(seenCards(sight).map((card) => withoutBack(likeOf(card))));
	const [face] = ranked(
		whom?.then.choices.filter(({ id }) => kindOf(id) === 'attack' && !known.has(id)) ?? [],
		({ id }) => numberOf(id)
	);
	return whom && face ? { pick: whom.id, then: { pick: face.id } } : null;
}

/** The same where it may ask for no other. */
function wantsMore(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const choices = shape.choices.flatMap(({ id, then }) =>
		then?.type === 'one' ? [{ ...seatChoice(id as SeatId), then }] : []
	);
	return wanted(sight, { type: 'one', choices });
}

/** A bot gives a card for the flare, if it can do without it; else it wants to hear no more of that for now. */
const gives = (_sight: Sight, { choices }: OneOf<Choice>): Answer => {
	const held = choices.find(({ id }) => id === 'give');
	return { pick: held?.on && worthOfCard(held.on) < CARD ? 'give' : REFUSES.id };
};

const fishing = {
	say: msg('ask a player of the other side for a card'),
	sends: template('Ask {first} for {second}'),
	// One of the deck comes at least.
	worth: always(UNSEEN_CARD),
	harms: trifling
} as const;

export const angler: Alien = {
	words: {
		name: msg('Angler'),
		power: msg('Fish'),
		gist: msg('Asks the other side for a card by name'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to ask your opponent or one of their allies for a card that you name: they give it to you, if they hold it. If they do not, draw a card; if that is the one you named, show it, and you may ask once more.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'Name a card: another player may give it to you for this flare. If nobody does, take a card at random from the hand of a player.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('Use your power as an ally.'),
			timing: { roles: ALLY, phases: ['planning'] }
		},
		rulings: [
			msg('A card is named by number or name, whichever back it has; a hoard is no hand.'),
			msg('Of several such cards chance says which one is given.'),
			msg(
				'There is one more try at most, of anybody on the other side; it may bring a card of the deck as well.'
			),
			msg('Several who would give the card for the flare: the first in timing order does.'),
			msg('Who gives nothing may say so until their next turn begins, and is not asked meanwhile.')
		]
	},
	set: 'dominion',
	liked: 11,
	power: {
		uses: {
			fish: asking({
				...{ ...fishing, moments: ['planning.beforeSelect'], roles: MAIN, once: true },
				ask: ({ board }, { seat }) => asks(board, seat),
				choose: wanted,
				apply: (play, { seat }, { pick: whom, then: { pick: face } }) =>
					play.push('angler.fish', { seat, whom, face })
			})
		}
	},
	wild: {
		uses: {
			trade: asking({
				moments: IN_EACH_PHASE,
				open: ({ board }, { seat }) => holding(board, othersThan(board, seat)).length > 0,
				ask: ({ board }) => named(board),
				say: msg('ask all for a card, for this flare'),
				sends: template('Ask for {first}'),
				worth: always(CARD),
				choose: (sight, { choices }) => {
					const whom = richest(sight);
					const seen = shownOf(sight, whom).map((card) => withoutBack(likeOf(card)));
					const best = bestOf(
						choices.filter(({ id }) => seen.includes(id) || kindOf(id) === 'attack'),
						({ id }) => worthOfFace(id)
					);
					return best ? { pick: best.id } : null;
				},
				harms: trifling,
				apply: (play, { seat, card }, { pick: face }) => {
					// CE-33.18: nobody gets a card that is about to leave the game.
					const leaves = value(play, 'playedCardsLeave', false, null);
					play.push('angler.trade', { seat, face, flare: leaves ? null : card });
				}
			})
		}
	},
	super: {
		uses: {
			fish: asking({
				...{ ...fishing, moments: ['planning.beforeSelect'], roles: ALLY },
				ask: ({ board }, { seat }) => asks(board, seat),
				choose: wanted,
				apply: (play, { seat }, { pick: whom, then: { pick: face } }) =>
					play.push('angler.fish', { seat, whom, face })
			})
		}
	},
	steps: { fish, trade },
	questions: {
		'fish.again': {
			deed: msg('ask for another card'),
			why: { is: 'best cards' },
			answer: wantsMore
		},
		'trade.offer': {
			deed: msg('say whether they give a card for a flare'),
			why: { is: 'costs less' },
			answer: (sight, shape) => (shape.type === 'one' ? gives(sight, shape) : null)
		},
		'trade.whom': {
			deed: msg('take a card'),
			why: { is: 'does most' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const whom = bestOf(
					shape.choices.filter(({ id }) => !isOurs(sight, id as SeatId)),
					({ id }) => sight.open.players[id as SeatId]?.hand ?? 0
				);
				return whom ? { pick: whom.id } : null;
			}
		}
	}
};
