/** Traumas that ask something as they are turned up (CE-36.64): of allies, of the opponent, of all others. */
import { msg } from '../../../core';
import { bestOf, likeOf, othersThan, pickBest, ranked } from '../../kit';
import {
	encounterOf,
	involvedShips,
	planetName,
	playerOf,
	shipsAt,
	sideOf,
	sideOfMain,
	timingOrder,
	uninvolvedColonies
} from '../board';
import { faceIn, worthUnseen } from '../bot/odds';
import { isOurs } from '../bot/sight';
import { gainWith } from '../bot/wishes';
import { fightIn, worthOfCard } from '../bot/worth';
import { cardName, isEncounterCard } from '../cards';
import { VOICES } from '../essence/sets/traumas';
import { essenceCard } from '../keepers';
import { showCard, takeFromDiscard, tradeLaid } from '../hands';
import { settleMorphs } from '../morph';
import { formsOf } from '../play';
import { changeSides, mayChange } from '../sides';
import { loseAtRandom } from '../steps/atRandom';
import { loseShips } from '../steps/lose';
import { weigh } from '../totals';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Play, Step } from '../play';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { OwnQuestion } from '../use';
import { cardChoices } from '../ownhand';

/** What all others may agree on. */
type Voice = 'colony' | 'hand' | 'pile';

declare module '../play' {
	interface Steps {
		/** Allies of this main player may leave them. */
		'alien.abandon': { readonly seat: SeatId };
		/** This main player may exchange the card they have revealed. */
		'alien.exchange': { readonly seat: SeatId };
		/** All others may agree on something for this player. */
		'alien.voices': { readonly seat: SeatId; agreed?: Voice };
	}
}

// Abandonment

const abandon = formsOf('alien.abandon');

/** The allies of a main player, in timing order. */
const alliesOf = (board: Board, seat: SeatId): SeatId[] => {
	const side = sideOfMain(board, seat);
	return side
		? timingOrder(board).filter((one) => encounterOf(board).allies[side].includes(one))
		: [];
};

export const abandoning: Step = {
	ally: abandon.each({
		seats: ({ board }, { seat }) => alliesOf(board, seat),
		ask: (play, { seat }, ally) => ({
			seat: ally,
			about: [seat],
			rule: 'CE-36.64',
			say: msg('You may leave {whom}. What do you do?', { whom: seat }),
			shape: {
				type: 'one',
				choices: [
					{ id: 'stay', say: msg('Stay') },
					{ id: 'home', say: msg('Take your ships home') },
					...(mayChange(play, ally) ? [{ id: 'change' as const, say: msg('Change sides') }] : [])
				]
			},
			fallback: { pick: 'stay' }
		}),
		then: (play, _frame, { pick }, ally) => {
			const { board } = play;
			const side = sideOf(board, ally);
			if (pick === 'stay' || !side) return;
			if (pick === 'home') {
				// CE-9.17: from both, where it stands on both.
				const n = involvedShips(board, ally);
				play.say(
					msg('{who, select, you {You leave} other {# leaves}} the encounter.', { who: ally }),
					'CE-36.64'
				);
				play.push('home', { from: 'encounter', ships: { [ally]: n } });
				return;
			}
			changeSides(play, ally, 'CE-36.64');
		}
	}),

	weighed: abandon.run((play) => weigh(play))
};

// Hallucinations

const exchange = formsOf('alien.exchange');

/** Other encounter cards of a hand, like ones once (CE-15.34). */
const others = ({ board }: Play, seat: SeatId): CardId[] => {
	const cards = playerOf(board, seat).hand.filter(isEncounterCard);
	return cards.filter((card, i) => cards.findIndex((one) => likeOf(one) === likeOf(card)) === i);
};

export const exchanging: Step = {
	card: exchange.ask({
		ask: (play, { seat }) => {
			const side = sideOfMain(play.board, seat);
			const laid = side && encounterOf(play.board).laid[side];
			if (!laid?.face || laid.concealed) return null;
			const shape: OneOf<Choice<CardId> | Choice<'keep'>> = {
				type: 'one',
				choices: [{ id: 'keep', say: msg('Leave your card') }, ...cardChoices(others(play, seat))]
			};
			return {
				seat,
				secret: true,
				rule: 'CE-36.64',
				say: msg('You may take the card you have revealed back for another.'),
				shape,
				fallback: { pick: 'keep' }
			};
		},
		then: (play, _frame, { pick }, seat) => {
			const side = sideOfMain(play.board, seat);
			if (pick === 'keep' || !side) return;
			const card = showCard(play, seat, pick);
			play.say(
				msg('{who} takes their card back, and turns up {card}.', {
					who: seat,
					card: cardName(card)
				}),
				'CE-36.64'
			);
			tradeLaid(play, side, card, seat);
			settleMorphs(play);
			weigh(play);
		}
	})
};

// Hearing Voices

const voices = formsOf('alien.voices');

/** What may come of it now. */
function heard({ board }: Play, seat: SeatId): Choice<Voice>[] {
	return [
		...(uninvolvedColonies(board, seat).length > 0
			? [
					{
						id: 'colony' as const,
						say: msg('A colony of theirs goes to the warp'),
						note: msg('Of their choice')
					}
				]
			: []),
		...(playerOf(board, seat).hand.length > 1
			? [{ id: 'hand' as const, say: msg('Half of their hand is discarded by chance') }]
			: []),
		...(board.discard.length > 0
			? [{ id: 'pile' as const, say: msg('They take one or two cards of the discard pile') }]
			: [])
	];
}

export const hearing: Step = {
	agree: voices.askAll({
		ask: (play, { seat }) => {
			const choices = heard(play, seat);
			const shape: OneOf<Choice<Voice> | Choice<'none'>> = {
				type: 'one',
				choices: [...choices, { id: 'none', say: msg('Name none of them') }]
			};
			return choices.length > 0
				? othersThan(play.board, seat).map((one) => ({
						seat: one,
						secret: true as const,
						about: [seat],
						rule: 'CE-36.64',
						say: msg('{who} hears voices. If all others name the same, it happens.', {
							who: seat
						}),
						shape,
						fallback: { pick: 'none' as const }
					}))
				: [];
		},
		then: (play, frame, answers) => {
			const named = othersThan(play.board, frame.seat).map((one) => answers[one]?.pick);
			const [first] = named;
			if (first && first !== 'none' && named.every((one) => one === first)) {
				frame.agreed = first;
				return;
			}
			play.say(
				msg('The others do not agree on anything for {whom}.', { whom: frame.seat }),
				'CE-36.64'
			);
		}
	}),

	hand: voices.run((play, { seat, agreed }) => {
		if (agreed !== 'hand') return;
		const { hand } = playerOf(play.board, seat);
		loseAtRandom(play, [{ seat, n: Math.floor(hand.length / 2) }], 'CE-36.64');
	}),

	colony: voices.ask({
		ask: ({ board }, { seat, agreed }) => {
			const colonies = agreed === 'colony' ? uninvolvedColonies(board, seat) : [];
			const shape: OneOf<Choice<PlanetId>> = {
				type: 'one',
				choices: colonies.map((planet) => ({ id: planet, say: planetName(planet), on: planet }))
			};
			return colonies.length > 0
				? {
						seat,
						rule: 'CE-36.64',
						say: msg('A colony of yours goes to the warp. Which one?'),
						shape,
						fallback: 'random'
					}
				: null;
		},
		then: (play, _frame, { pick: planet }, seat) => {
			const n = shipsAt(play.board, seat, planet);
			loseShips(play, { [seat]: { [planet]: n } }, { rule: 'CE-36.64' });
		}
	}),

	pile: voices.ask({
		ask: ({ board }, { seat, agreed }) => {
			const cards = agreed === 'pile' ? board.discard : [];
			return cards.length > 0
				? {
						seat,
						rule: 'CE-36.64',
						say: msg('Which one or two cards of the discard pile do you take?'),
						shape: {
							type: 'some',
							choices: cardChoices(cards),
							min: 1,
							max: Math.min(2, cards.length)
						},
						fallback: 'random'
					}
				: null;
		},
		then: (play, _frame, { picks }, seat) => {
			play.say(
				msg('{who, select, you {You take} other {# takes}} {cards} from the discard pile.', {
					who: seat,
					cards: { and: picks.map(cardName) }
				}),
				'CE-36.64'
			);
			for (const card of picks) takeFromDiscard(play, seat, card);
		}
	})
};

/** What bots answer. */
export const traumaQuestions: { readonly [question: string]: OwnQuestion } = {
	'abandon.ally': {
		deed: msg('leave a side, or not'),
		why: { is: 'does most' },
		answer: (sight, shape) => {
			const fight = fightIn(sight);
			if (!fight || shape.type !== 'one') return null;
			const { me } = sight;
			const { [me]: gate = 0, ...otherGate } = fight.gate;
			const { [me]: beside = 0, ...otherBeside } = fight.beside;
			const n = gate + beside;
			const left = { ...fight, gate: otherGate, beside: otherBeside };
			const changed =
				gate > 0
					? { ...left, beside: { ...otherBeside, [me]: n } }
					: { ...left, gate: { ...otherGate, [me]: n } };
			const by = { stay: fight, home: left, change: changed };
			const best = bestOf(shape.choices, ({ id }) => {
				const then = id === 'home' || id === 'change' ? by[id] : by.stay;
				return worthUnseen(sight, then) + (id === 'stay' ? 0.01 : 0);
			});
			return best ? { pick: best.id } : null;
		}
	},
	'exchange.card': {
		deed: msg('exchange a card, or not'),
		why: (answer) =>
			'pick' in answer && answer.pick === 'keep' ? { is: 'keeps card' } : { is: 'does most' },
		answer: (sight, shape) => {
			if (shape.type !== 'one') return null;
			const best = bestOf(shape.choices, ({ id }) =>
				id === 'keep' ? 0.02 : gainWith(sight, faceIn(sight, id)) - worthOfCard(id) / 2
			);
			return best ? { pick: best.id } : null;
		}
	},
	'voices.agree': {
		deed: msg('name what another player is to suffer'),
		why: { is: 'hurts most' },
		answer: (sight, shape) => {
			const laid = sight.open.essence?.['alien']?.placed ?? [];
			const hears = laid.find(({ id }) => essenceCard(id) === VOICES);
			const [best, next] = hears && isOurs(sight, hears.on) ? ['pile', 'none'] : ['colony', 'hand'];
			return pickBest(shape, (id) => (id === best ? 2 : id === next ? 1 : id === 'none' ? 0.5 : 0));
		}
	},
	'voices.colony': {
		deed: msg('lose a colony'),
		why: { is: 'costs less' },
		answer: ({ open, me }, shape) => {
			if (shape.type !== 'one') return null;
			// One at home, where fewest stand.
			const best = bestOf(shape.choices, ({ id }) => {
				const planet = id as PlanetId;
				const home = planet.startsWith(`planet:${me.slice(5)}-`);
				return (home ? 5 : 0) - (open.planets[planet]?.[me] ?? 0);
			});
			return best ? { pick: best.id } : null;
		}
	},
	'voices.pile': {
		deed: msg('take cards of the discard pile'),
		why: { is: 'best cards' },
		answer: (_sight, shape) =>
			shape.type === 'some'
				? {
						picks: ranked(shape.choices, ({ id }) => worthOfCard(id))
							.slice(0, shape.max)
							.map(({ id }) => id)
					}
				: null
	}
};
