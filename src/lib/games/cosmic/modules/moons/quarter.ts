/** Quarter moons, and new moons that turn out to be some: they act once, when they are turned up (CE-37.11, CE-37.19). */
import { msg } from '../../../../core';
import type { Answer, Choice, Shape, Words } from '../../../../core';
import { bestOf, inTurn } from '../../../kit';
import type { OneOf } from '../../../kit';
import { ARTIFACTS } from '../../artifacts';
import { coloniesOf, leftOf, planetName, playerOf, timingOrder } from '../../board';
import { isOurs } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { giveWorst, takeBest } from '../../bot/picks';
import { alienName, cardName, kindOf, numberOf, whatOf } from '../../cards';
import { freeShips } from '../../found';
import { discardCards, drawToHand, handOver, randomCards, searchDeck } from '../../hands';
import { lookAtCards } from '../../looks';
import { formsOf } from '../../play';
import { moveShips } from '../../ships';
import type { Play, Step } from '../../play';
import type { Board, CardId, CardKind, PlanetId, SeatId } from '../../types';
import { newMoon, quarterMoon } from './card';
import { ZAPS } from './zaps';

const MANY = 4;

export const fourThenFour = quarterMoon(
	{
		name: msg('+4 Then -4'),
		gist: msg('Draw four cards, then discard four'),
		text: msg('Draw four cards, then discard four cards of your choice.')
	},
	0.15,
	(play, seat) => {
		play.push('moons.discard', { seat, n: MANY });
		drawToHand(play, seat, MANY, 'CE-37.14');
	}
);

/** All others give their cards of this kind to a seat. */
function collect(play: Play, seat: SeatId, kind: CardKind): void {
	for (const other of leftOf(play.board, seat)) {
		const cards = playerOf(play.board, other).hand.filter((card) => kindOf(card) === kind);
		handOver(play, other, seat, cards, 'CE-37.14');
	}
}

export const ascetic = newMoon(
	quarterMoon(
		{
			name: msg('Ascetic'),
			gist: msg('All others give you their negotiates'),
			text: msg('Each other player gives you all negotiates of their hand.')
		},
		0.15,
		(play, seat) => collect(play, seat, 'negotiate')
	)
);

export const flareMagnet = newMoon(
	quarterMoon(
		{
			name: msg('Flare Magnet'),
			gist: msg('All others give you their flares'),
			text: msg('Each other player gives you all flares of their hand.')
		},
		0.25,
		(play, seat) => collect(play, seat, 'flare')
	)
);

/** All others show a seat these cards of their hands: all are told that they do, and it alone sees which. */
function showsTo(
	play: Play,
	seat: SeatId,
	which: (hand: readonly CardId[]) => readonly CardId[],
	say: (whom: SeatId) => Words
): void {
	for (const whom of timingOrder(play.board).filter((one) => one !== seat)) {
		play.say(say(whom), 'CE-37.19');
		const cards = which(playerOf(play.board, whom).hand);
		if (cards.length > 0) lookAtCards(play, seat, whom, cards);
		else play.tell(seat, msg('{who} has no such card.', { who: whom }), 'CE-37.19');
	}
	play.showed = true;
}

/** The highest and the lowest attack of a hand; one alone is both. */
function extremes(hand: readonly CardId[]): readonly CardId[] {
	const attacks = hand.filter((card) => kindOf(card) === 'attack');
	const highest = bestOf(attacks, numberOf);
	const lowest = bestOf(
		attacks.filter((card) => card !== highest),
		(card) => -numberOf(card)
	);
	return [highest, lowest].flatMap((card) => card ?? []);
}

export const attackPreview = quarterMoon(
	{
		name: msg('Attack Preview'),
		gist: msg('All others show you their highest and lowest attacks'),
		text: msg('Each other player shows you the highest and the lowest attack of their hand.')
	},
	0.08,
	(play, seat) =>
		showsTo(play, seat, extremes, (whom) =>
			msg(
				'{whom, select, you {You show} other {# shows}} {who, select, you {you} other {#}} the highest and the lowest attack.',
				{ whom, who: seat }
			)
		)
);

export const sadRevelations = newMoon(
	quarterMoon(
		{
			name: msg('Sad Revelations'),
			gist: msg('All others show you their artifacts and flares'),
			text: msg('Each other player shows you all artifacts and flares of their hand.')
		},
		0.08,
		(play, seat) =>
			showsTo(
				play,
				seat,
				(hand) => hand.filter((card) => ['artifact', 'flare'].includes(kindOf(card))),
				(whom) =>
					msg(
						'{whom, select, you {You show} other {# shows}} {who, select, you {you} other {#}} all artifacts and flares.',
						{ whom, who: seat }
					)
			)
	)
);

declare module '../../play' {
	interface Steps {
		/** Of the cards that have come it keeps one. */
		'treasure-hunt.keep': { readonly seat: SeatId; readonly cards: readonly CardId[] };
		/** All others give it a card of their choice. */
		'alms.give': { readonly seat: SeatId };
		'zap-grab.name': { readonly seat: SeatId };
		/** A ship of each moves, one player after the other. */
		'migration.move': { readonly seat: SeatId };
		/** Which of its powers is replaced. */
		'metamorph.which': { readonly seat: SeatId };
	}
}

const held = (board: Board, seat: SeatId, cards: readonly CardId[]): CardId[] =>
	cards.filter((card) => playerOf(board, seat).hand.includes(card));

const keep: Step = {
	choose: formsOf('treasure-hunt.keep').ask({
		ask: ({ board }, { seat, cards }) => {
			const there = held(board, seat, cards);
			return there.length < 2
				? null
				: {
						seat,
						secret: true,
						rule: 'CE-37.19',
						say: msg('Which of these cards do you keep? The others are discarded.'),
						shape: {
							type: 'one',
							choices: there.map((card) => ({ id: card, say: cardName(card), on: card }))
						},
						fallback: 'random'
					};
		},
		then: (play, { cards }, { pick }, seat) => {
			const gone = held(play.board, seat, cards).filter((card) => card !== pick);
			discardCards(play, seat, gone, 'CE-37.19');
		}
	})
};

export const treasureHunt = quarterMoon(
	{
		name: msg('Treasure Hunt'),
		gist: msg('Each other gives you a card by chance; you keep one'),
		text: msg(
			'Each other player gives you a card of their hand by chance. Keep one of these, and discard the others.'
		)
	},
	0.15,
	(play, seat) => {
		const cards = timingOrder(play.board)
			.filter((one) => one !== seat)
			.flatMap((other) => {
				const [card] = randomCards(play, playerOf(play.board, other).hand, 1);
				return card ? handOver(play, other, seat, [card], 'CE-37.19') : [];
			});
		play.push('treasure-hunt.keep', { seat, cards });
	},
	{
		steps: { keep },
		questions: {
			'keep.choose': {
				deed: msg('keep one of the cards'),
				why: { is: 'best cards' },
				answer: takeBest
			}
		}
	}
);

const give: Step = {
	choose: formsOf('alms.give').askAll({
		ask: ({ board }, { seat }) =>
			timingOrder(board)
				.filter((one) => one !== seat && playerOf(board, one).hand.length > 0)
				.map((one) => ({
					seat: one,
					secret: true,
					about: [seat],
					rule: 'CE-37.19',
					say: msg('Which card do you give {who}?', { who: seat }),
					shape: {
						type: 'one',
						choices: playerOf(board, one).hand.map((card) => ({
							id: card,
							say: cardName(card),
							on: card
						}))
					},
					fallback: 'random'
				})),
		then: (play, { seat }, answers) => {
			for (const [giver, { pick }] of inTurn(timingOrder(play.board), answers))
				handOver(play, giver, seat, [pick], 'CE-37.19');
		}
	})
};

export const alms = newMoon(
	quarterMoon(
		{
			name: msg('Alms'),
			gist: msg('All others give you a card of their choice'),
			text: msg('Each other player gives you a card of their hand, of their choice.')
		},
		0.12,
		(play, seat) => play.push('alms.give', { seat }),
		{
			steps: { give },
			questions: {
				'give.choose': { deed: msg('give a card'), why: { is: 'worst cards' }, answer: giveWorst }
			}
		}
	)
);

/** Zaps that may be at the table. */
const zapsAt = ({ modules }: Board) =>
	ZAPS.filter((id) => !ARTIFACTS[id]?.reward || modules?.reward !== undefined);

const name: Step = {
	choose: formsOf('zap-grab.name').ask({
		ask: ({ board }, { seat }) => ({
			seat,
			rule: 'CE-37.19',
			say: msg('Which zap do you name?'),
			shape: {
				type: 'one',
				choices: zapsAt(board).map((id) => ({ id, say: cardName(`artifact:${id}`) }))
			},
			fallback: 'random'
		}),
		then: (play, _frame, { pick }, seat) => {
			const { board } = play;
			const isIt = (card: CardId) => kindOf(card) === 'artifact' && whatOf(card) === pick;
			play.say(
				msg('{who} names {card}.', { who: seat, card: cardName(`artifact:${pick}`) }),
				'CE-37.19'
			);
			const holders = timingOrder(board).filter(
				(one) => one !== seat && playerOf(board, one).hand.some(isIt)
			);
			for (const one of holders)
				handOver(play, one, seat, playerOf(board, one).hand.filter(isIt), 'CE-37.19');
			if (holders.length === 0) searchDeck(play, [seat], isIt, 'CE-37.19');
			play.showed = true;
		}
	})
};

export const zapGrab = quarterMoon(
	{
		name: msg('Zap Grab'),
		gist: msg('Zaps that you name come to you'),
		text: msg(
			'Name a card whose name says “Zap”: whoever holds it gives it to you. If nobody else does, take one out of the deck, if it is there, and shuffle.'
		),
		rulings: [msg('Who holds several gives all of them.')]
	},
	0.2,
	(play, seat) => play.push('zap-grab.name', { seat }),
	{
		steps: { name },
		questions: {
			'name.choose': {
				deed: msg('name a zap'),
				why: { is: 'likely good' },
				answer: (_sight, shape) =>
					shape.type === 'one'
						? {
								pick:
									shape.choices.find(({ id }) => id === 'cosmic-zap')?.id ??
									shape.choices[0]?.id ??
									''
							}
						: null
			}
		}
	}
);

export const peaceMove = quarterMoon(
	{
		name: msg('Peace Move'),
		gist: msg('Everybody gets a negotiate out of the deck'),
		text: msg('Take a negotiate out of the deck for each player, and shuffle it.'),
		rulings: [msg('In timing order, as far as there are any; who is on the moon first.')]
	},
	0.03,
	(play, seat) => {
		const order = timingOrder(play.board);
		searchDeck(
			play,
			[seat, ...order.filter((one) => one !== seat)],
			(card) => kindOf(card) === 'negotiate',
			'CE-37.19'
		);
	}
);

/** A colony that a ship leaves, and one that it goes to. */
type Way = Choice<PlanetId> & { readonly then: OneOf<Choice<PlanetId>> };

/** Colonies of a seat that a ship may leave for others (CE-8.8). */
function ways(play: Play, seat: SeatId): Way[] {
	const colonies = coloniesOf(play.board, seat);
	return freeShips(play, seat).flatMap(({ id, say }): Way[] => {
		const others = colonies.filter((planet) => planet !== id);
		return others.length === 0
			? []
			: [
					{
						...{ id, say, on: id },
						then: {
							type: 'one',
							choices: others.map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet
							}))
						}
					}
				];
	});
}

/** One after the other, in timing order: who is on the moon says which of each moves, and where. */
const move: Step = {
	each: formsOf('migration.move').each({
		seats: (play) => timingOrder(play.board).filter((whom) => ways(play, whom).length > 0),
		ask: (play, { seat }, whom) => ({
			seat,
			about: [whom],
			rule: 'CE-37.19',
			say:
				whom === seat
					? msg('A ship of yours moves: from where, and to which colony of yours?')
					: msg('A ship of {whom} moves: from where, and to which of their colonies?', { whom }),
			shape: { type: 'one', choices: ways(play, whom) } satisfies OneOf<Way>,
			fallback: 'random'
		}),
		then: (play, _frame, { pick: from, then: { pick: to } }, whom) => {
			play.say(
				msg('A ship of {who} moves from {from} to {to}.', {
					who: whom,
					from: planetName(from),
					to: planetName(to)
				}),
				'CE-37.19'
			);
			moveShips(play, [{ seat: whom, n: 1, from, to }]);
		}
	})
};

/** Where one more ship is least missed by a rival, and serves itself best: off its smallest colonies, or its own onto them. */
const migrate = (sight: Sight, shape: Shape): Answer | null => {
	if (shape.type !== 'one') return null;
	const { order, planets } = sight.open;
	// Whose ship it is: who has ships on all of these.
	const whom = order.find((seat) =>
		shape.choices.every(({ id }) => planets[id as PlanetId]?.[seat])
	);
	if (!whom) return null;
	const ships = (planet: string) => planets[planet as PlanetId]?.[whom] ?? 0;
	const isMine = isOurs(sight, whom);
	const from = bestOf(shape.choices, ({ id }) => (isMine ? ships(id) : -ships(id)));
	if (from?.then?.type !== 'one') return null;
	const to = bestOf(from.then.choices, ({ id }) => (isMine ? -ships(id) : ships(id)));
	return to ? { pick: from.id, then: { pick: to.id } } : null;
};

export const migration = quarterMoon(
	{
		name: msg('Migration'),
		gist: msg('A ship of each moves as you like'),
		text: msg('Move one ship of each player from one colony of theirs to another.'),
		rulings: [
			msg('In timing order. Who has but one colony, or none to leave, moves none.'),
			msg('Ships that defend stay.')
		]
	},
	0.3,
	(play, seat) => play.push('migration.move', { seat }),
	{
		steps: { move },
		questions: {
			'move.each': { deed: msg('move ships'), why: { is: 'hurts most' }, answer: migrate }
		}
	}
);

export const emergence = quarterMoon(
	{
		name: msg('Emergence'),
		gist: msg('You play a further power'),
		text: msg('Draw a further alien by chance, and play it besides your own.'),
		rulings: [
			msg('An alien with a game setup, or that may not meet another in play, is not drawn.'),
			msg('It stays when nobody is on the moon any more.')
		]
	},
	0.6,
	(play, seat) => play.push('joinAnother', { seat })
);

const which: Step = {
	choose: formsOf('metamorph.which').ask({
		ask: (play, { seat }) => {
			const { aliens } = playerOf(play.board, seat);
			if (aliens.length < 2) {
				play.push('replacePower', { seat, old: aliens[0] ?? null });
				return null;
			}
			return {
				seat,
				rule: 'CE-37.19',
				say: msg('Which of your powers is replaced?'),
				shape: {
					type: 'one',
					choices: aliens.map((alien) => ({
						id: alien,
						say: alienName(alien),
						on: `alien:${alien}`
					}))
				},
				fallback: 'random'
			};
		},
		then: (play, _frame, { pick }, seat) => play.push('replacePower', { seat, old: pick })
	})
};

export const metamorph = quarterMoon(
	{
		name: msg('Metamorph'),
		gist: msg('You play another power'),
		text: msg('One of your aliens is replaced by another one that is drawn by chance.'),
		rulings: [
			msg('An alien with a game setup, or that may not meet another in play, is not drawn.'),
			msg('Of several you choose which.')
		]
	},
	0.05,
	(play, seat) => play.push('metamorph.which', { seat }),
	{
		steps: { which },
		questions: {
			'which.choose': {
				deed: msg('choose a power to be replaced'),
				why: { is: 'costs less' },
				answer: (_sight, shape) =>
					shape.type === 'one' && shape.choices[0] ? { pick: shape.choices[0].id } : null
			}
		}
	}
);
