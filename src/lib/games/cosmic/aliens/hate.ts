/** Rage: what it throws away others throw away too, or lose ships. */
import { msg, template, verbatim, withBarred } from '../../../core';
import { likeOf, pickBest } from '../../kit';
import { amMain, homesNeeded, homesOf, sideOf } from '../bot/sight';
import { bestLaying } from '../bot/odds';
import { always, opponentIn } from '../bot/wishes';
import { SHIP, fightIn, worthOfCard, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import {
	encounterCardsOf,
	hasEncounterCard,
	hasUsed,
	opponentOf,
	playerOf,
	sideOfMain,
	timingOrder
} from '../board';
import { cardName, kindOf, numberOf, whatOf } from '../cards';
import { declaresOwn } from '../declared';
import { otherCards } from '../elsewhere';
import { decideEncounter } from '../ending';
import { loseAtRandom } from '../steps/atRandom';
import { discardCards, showCard, tableToHand } from '../hands';
import { formsOf } from '../play';
import type { Answer, Choice, Shape, Words } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** What a player loses who throws nothing away. */
const SHIPS = 3;
const KEEP = { source: 'super', id: 'hate', use: 'keep' } as const;
/** The choice to lose ships. */
const LOSE = 'ships';

declare module '../play' {
	interface Steps {
		'hate.rage': {
			readonly seat: SeatId;
			/** The card it threw away, or showed. */
			thrown?: CardId;
			/** Who has thrown one away as well. */
			followed?: readonly SeatId[];
		};
		/** The opponent of `seat` has discarded a card. */
		'hate.plunder': { readonly seat: SeatId };
	}
}

const { ask, each, run } = formsOf('hate.rage');

/** CE-15.6: a card of the same type; of attacks one at least as high. */
const answers = (thrown: CardId, card: CardId): boolean =>
	kindOf(card) === kindOf(thrown) &&
	(kindOf(card) !== 'attack' || numberOf(card) >= numberOf(thrown));

/** One choice for like cards (CE-15.34), the lowest first. */
function choicesOf(cards: readonly CardId[]): Choice<CardId>[] {
	const seen = new Set<string>();
	return cards
		.filter((card) => !seen.has(likeOf(card)) && seen.add(likeOf(card)))
		.sort((one, other) => numberOf(one) - numberOf(other) || 0)
		.map((card) => ({ id: card, say: cardName(card), on: card }));
}

/** What is asked for when this card was thrown away. */
function wanted(thrown: CardId): Words {
	const kind = kindOf(thrown);
	return kind === 'attack'
		? msg('an attack of {n} or more', { n: verbatim(whatOf(thrown)) })
		: msg(
				'{kind, select, negotiate {a negotiate} morph {a morph} reinforcement {a reinforcement} artifact {an artifact} other {a flare}}',
				{ kind }
			);
}

const others = (play: Play, seat: SeatId): SeatId[] =>
	timingOrder(play.board).filter((other) => other !== seat);

const rage: Step = {
	throw: ask({
		ask: (play, { seat }) => {
			const choices = choicesOf(playerOf(play.board, seat).hand);
			if (choices.length === 0) return null;
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.3',
				say: hasUsed(play.board, { seat, ...KEEP })
					? msg('Show which card? You take it back.')
					: msg('Discard which card?'),
				shape: { type: 'one', choices }
			};
		},
		then: (play, frame, { pick }, seat) => {
			frame.thrown = pick;
			if (!hasUsed(play.board, { seat, ...KEEP })) {
				discardCards(play, seat, [pick], 'CE-15.5');
				return;
			}
			play.say(
				msg('{who} shows {card} and takes it back.', { who: seat, card: cardName(pick) }),
				'CE-16.24'
			);
			tableToHand(play, [showCard(play, seat, pick)], seat);
		}
	}),

	/** All who hold cards are asked, with one that counts or without: silence would tell (CE-16.22). */
	follow: each({
		seats: (play, { seat, thrown }) =>
			thrown
				? others(play, seat).filter((other) => playerOf(play.board, other).hand.length > 0)
				: [],
		ask: (play, { seat: hater, thrown }, seat) => {
			if (!thrown) return null;
			const cards = playerOf(play.board, seat).hand.filter((card) => answers(thrown, card));
			const choices: Choice[] = [
				...choicesOf(cards),
				{
					id: LOSE,
					say: msg('Lose {n, plural, one {# ship} other {# ships}}', { n: SHIPS }),
					note: msg('{who} picks them', { who: hater })
				}
			];
			return {
				...caused(play),
				seat,
				about: [hater],
				secret: true,
				rule: 'CE-15.6',
				say: msg('Discard {card}, or lose three ships?', { card: wanted(thrown) }),
				shape: { type: 'one', choices },
				fallback: { pick: choices[0]?.id ?? LOSE }
			};
		},
		explain: (_play, { thrown }, shape) =>
			thrown
				? withBarred(shape, [
						otherCards(msg('What counts is {card}.', { card: wanted(thrown) }), 'CE-15.6')
					])
				: shape,
		then: (play, frame, { pick }, seat) => {
			if (pick === LOSE) return;
			discardCards(play, seat, [pick], 'CE-15.5');
			frame.followed = [...(frame.followed ?? []), seat];
		}
	}),

	/** It picks the ships, not their owners; then all of them go together. */
	lose: run((play, { seat, thrown, followed = [] }) => {
		if (!thrown) return;
		const losers = others(play, seat).filter((other) => !followed.includes(other));
		for (const who of losers)
			play.say(
				msg(
					'{who, select, you {You must} other {# must}} send {n, plural, one {# ship} other {# ships}} to the warp.',
					{
						who,
						n: SHIPS
					}
				),
				'CE-20.8'
			);
		if (losers.length > 0)
			play.push('mustLose', {
				due: Object.fromEntries(losers.map((who) => [who, SHIPS])),
				chooser: seat,
				rule: 'CE-20.8'
			});
	}),

	refresh: run((play, { seat }) => {
		if (!hasEncounterCard(playerOf(play.board, seat).hand))
			play.push('newHand', { seat, rule: 'CE-19.8' });
	})
};

/** How much a card is missed by who has to follow: of rarer types more, and of higher attacks. */
const hardToMatch = (card: CardId): number =>
	kindOf(card) === 'attack' ? numberOf(card) * 0.01 : kindOf(card) === 'negotiate' ? 0.03 : 0.12;

/** A bot throws away what it misses least and others can follow least; what it takes back costs it nothing. */
function thrownBy(sight: Sight, shape: Shape): Answer | null {
	const keeps = (sight.open.encounter?.lasting ?? []).some(
		({ source, id }) => source === KEEP.source && id === KEEP.id
	);
	return pickBest(shape, (card) => hardToMatch(card) - (keeps ? 0 : worthOfCard(card)));
}

/** What losing three ships of somebody else's choice costs a bot, about: a colony is among them as often as not. */
const FEARED = 2 * SHIPS * SHIP;

/** The cheapest card that counts, if it is worth less than the ships. */
const followedBy = (_sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => (id === LOSE ? -FEARED : -worthOfCard(id)));

/** How likely the last card of a hand is an encounter card. */
const LIKELY = 0.6;

/** What a bot gains by a card less in the hand of its opponent; with its last one it may win. */
function plundered(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const other = opponentIn(sight);
	if (!fight || !side || !other || !amMain(sight)) return 0;
	const cards = sight.open.players[other]?.hand ?? 0;
	if (cards > 1) return 0.05;
	return LIKELY * (worthOfEnding(sight, fight, side) - bestLaying(sight, fight).worth);
}

const plunder: Step = {
	decide: formsOf('hate.plunder').run((play, { seat }) => {
		const { board } = play;
		const side = sideOfMain(board, seat);
		// CE-19.20: a hoard counts.
		if (side && encounterCardsOf(board, opponentOf(board, seat)).length === 0)
			decideEncounter(play, { type: 'won', side });
	})
};

export const hate: Alien = {
	words: {
		name: msg('Hate'),
		power: msg('Rage'),
		gist: msg('Throws a card away, and others must follow'),
		text: msg(
			'At the start of your turn you *use* this power: discard a card of your choice. Every other player discards a card of the same type, an attack of at least the same value if yours was one, or loses three ships that you pick. If you then hold no encounter card, draw a new hand.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ['offense'], phases: ['startTurn'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, your opponent discards a card at random. If they then hold no encounter card, you win the encounter.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('Show the card and take it back instead of discarding it.'),
			timing: { roles: ['offense'], phases: ['startTurn'] }
		},
		rulings: [
			msg('A hand without encounter cards is drawn anew first; then the power is used.'),
			msg('The others choose in timing order; who holds no such card loses ships.'),
			msg('The ships may come from anywhere but the warp; who has too few loses all of them.'),
			msg(
				'With the wild flare the encounter is won before any card is laid; nobody collects anything but the rewards of allies.'
			)
		]
	},
	liked: 9,
	power: {
		uses: {
			rage: {
				moments: ['turn.start'],
				roles: ['offense'],
				mandatory: true,
				say: msg('others discard a card of the same kind, or lose ships'),
				// Three ships may take its power away.
				harms: (sight) => homesOf(sight, sight.me) <= homesNeeded(sight),
				apply: (play, { seat }) => play.push('hate.rage', { seat })
			}
		}
	},
	wild: {
		uses: {
			plunder: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }) => playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('their opponent discards a card, and loses without an encounter card'),
				yours: msg('your opponent discards a card, and loses without an encounter card'),
				worth: plundered,
				apply: (play, { seat }) => {
					const { board } = play;
					play.push('hate.plunder', { seat });
					loseAtRandom(play, [{ seat: opponentOf(board, seat), n: 1 }], 'CE-15.5');
				}
			}
		}
	},
	super: {
		uses: {
			keep: {
				moments: ['use.declared'],
				roles: ['offense'],
				open: declaresOwn,
				say: msg('the card they discard by Hate comes back to their hand'),
				yours: msg('the card you discard by Hate comes back to your hand'),
				worth: always(0.08),
				lasting: {}
			}
		}
	},
	steps: { rage, plunder },
	questions: {
		'rage.throw': {
			deed: msg('choose a card that others must match'),
			why: { is: 'hard to match' },
			sends: { some: template('Throw {what}') },
			answer: thrownBy
		},
		'rage.follow': {
			deed: msg('discard a card or lose ships'),
			why: { is: 'costs less' },
			answer: followedBy
		}
	}
};
