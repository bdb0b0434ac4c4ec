/** Transmutation: it makes one card into another of its kind. */
import { msg, template } from '../../../core';
import { bestOf, oneOfEach } from '../../kit';
import { worthOfLaying } from '../bot/odds';
import { amMain, encounterIn, sideOf } from '../bot/sight';
import { SHIP, fightIn, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { placesOf, playerOf } from '../board';
import { cardName, isEncounterCard, kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards, takeDropped } from '../hands';
import { isDiscarded, modulePiles } from '../modules/decks';
import { note, noteOf } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { PHASES, ROLES } from '../types';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { PilesSeen } from '../modules/decks';
import type { Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

const ID = 'alchemist';
const FLARE: CardId = 'flare:alchemist';

/** How far the numbers of two attacks may be apart. */
const APART = 4;

declare module '../notes' {
	interface Notes {
		/** Its attacks may be as far apart as they like. */
		readonly alchemist: true;
	}
}

declare module '../play' {
	interface Steps {
		'alchemist.exchange': {
			readonly seat: SeatId;
			/** The power costs a ship; the wild flare is for cards that are no encounter cards. */
			readonly by: 'power' | 'wild';
		};
	}
}

/** Whether a card of a hand may be exchanged for this one. */
type May = (card: CardId, other: CardId) => boolean;

const sameKind: May = (card, other) => kindOf(card) === kindOf(other);

/** By the power: any two attacks with the super flare. */
const byPower =
	(any: boolean): May =>
	(card, other) =>
		sameKind(card, other) &&
		(any || kindOf(card) !== 'attack' || Math.abs(numberOf(card) - numberOf(other)) <= APART);

/** By the wild flare, which lies on the table meanwhile. */
const byWild: May = (card, other) => !isEncounterCard(card) && sameKind(card, other);

/** What lies in the discard piles of all decks, like cards once. */
const discarded = (board: PilesSeen & { readonly discard: readonly CardId[] }): CardId[] =>
	oneOfEach([...board.discard, ...modulePiles(board)]);

/** What each card of a hand may be exchanged for. */
function exchanges(
	hand: readonly CardId[],
	piles: readonly CardId[],
	may: May
): { readonly card: CardId; readonly others: CardId[] }[] {
	return oneOfEach(hand).flatMap((card) => {
		const others = piles.filter((other) => may(card, other));
		return others.length > 0 ? [{ card, others }] : [];
	});
}

const { ask } = formsOf('alchemist.exchange');

const exchange: Step = {
	which: ask({
		ask: (play, { seat, by }) => {
			const { board } = play;
			const may = by === 'wild' ? byWild : byPower(noteOf(play, ID) === true);
			const choices = exchanges(playerOf(board, seat).hand, discarded(board), may).map(
				({ card, others }) => ({
					id: card,
					say: cardName(card),
					on: card,
					then: { type: 'one', choices: cardChoices(others) } satisfies OneOf<Choice<CardId>>
				})
			);
			const shape: OneOf<(typeof choices)[number]> = { type: 'one', choices };
			return choices.length === 0
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-16.1',
						say: msg('Which card do you discard, and which one do you take for it?'),
						shape,
						fallback: 'random'
					};
		},
		then: (play, { by }, { pick, then: { pick: other } }, seat) => {
			// What is taken first cannot be what is discarded for it.
			if (!isDiscarded(play.board, other)) return;
			if (by === 'power') play.push('mustLose', { due: { [seat]: 1 }, rule: 'CE-1.14' });
			play.say(
				msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
					who: seat,
					card: cardName(other)
				}),
				'CE-16.1'
			);
			takeDropped(play, seat, other);
			discardCards(play, seat, [pick], 'CE-15.5');
		}
	})
};

/** What a bot makes of one card more and another one less: as a main player about to lay one also by the fight. */
function gainOf(sight: Sight, card: CardId, other: CardId): number {
	const kept = worthOfCard(other) - worthOfCard(card);
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side || !amMain(sight) || !isEncounterCard(other)) return kept;
	if (encounterIn(sight).laid[side] || sight.open.phase !== 'planning') return kept;
	const laying = (one: CardId) => worthOfLaying(sight, fight, one);
	const best = Math.max(...sight.own.hand.filter(isEncounterCard).map(laying));
	return kept + Math.max(0, laying(other) - best);
}

interface Swap {
	readonly card: CardId;
	readonly other: CardId;
	readonly gain: number;
}

/** The exchange by which a bot gains most. */
function bestSwap(sight: Sight, of: ReturnType<typeof exchanges>): Swap | undefined {
	const all = of.flatMap(({ card, others }) =>
		others.map((other) => ({ card, other, gain: gainOf(sight, card, other) }))
	);
	return bestOf(all, ({ gain }) => gain);
}

/** The same of all that lies in the discard piles it sees. */
const bestOfPiles = (sight: Sight, may: May): number =>
	bestSwap(sight, exchanges(sight.own.hand, discarded(sight.open), may))?.gain ?? 0;

function swapBest(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const of = shape.choices.map(({ id, then }) => ({
		card: id,
		others: then?.type === 'one' ? then.choices.map((choice) => choice.id) : []
	}));
	const best = bestSwap(sight, of);
	return best ? { pick: best.card, then: { pick: best.other } } : null;
}

/** A use of a card or power is not worth less than this to a bot. */
const LITTLE = 0.02;

export const alchemist: Alien = {
	words: {
		name: msg('Alchemist'),
		power: msg('Transmutation'),
		gist: msg('Makes a card into another of its type'),
		text: msg(
			'Once in an encounter, in any phase, you may *use* this power: send one of your ships to the warp and discard a card of your hand, to take a card of the same type from a discard pile. The numbers of two attacks may be at most 4 apart.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'Exchange a card of your hand that is no encounter card for another one of its type from a discard pile.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('Two attacks may be any numbers apart when you use your power.'),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('Types are attack, negotiate, morph, reinforcement, artifact, flare, kicker and rift.'),
			msg('You choose both cards once nobody has stopped it, and the ship after that.'),
			msg('The card that you discard is not the one you take.'),
			msg('A flare of which you play a half is not in your hand meanwhile.')
		]
	},
	set: 'dominion',
	liked: 8,
	power: {
		uses: {
			transmute: {
				moments: IN_EACH_PHASE,
				once: true,
				open: ({ board }, { seat }) =>
					placesOf(board, seat).length > 0 &&
					playerOf(board, seat).hand.length > 0 &&
					discarded(board).length > 0,
				when: ({ board }, { seat }) => {
					const { hand } = playerOf(board, seat);
					const any = hand.includes(FLARE);
					return exchanges(hand, discarded(board), byPower(any)).length > 0;
				},
				say: msg('discard a card and a ship for a card of the same type'),
				worth: (sight) =>
					bestOfPiles(sight, byPower(sight.own.hand.includes(FLARE))) - SHIP - LITTLE,
				apply: (play, { seat }) => play.push('alchemist.exchange', { seat, by: 'power' })
			}
		}
	},
	wild: {
		uses: {
			exchange: {
				moments: IN_EACH_PHASE,
				open: ({ board }, { seat }) =>
					playerOf(board, seat).hand.length > 1 &&
					discarded(board).some((card) => !isEncounterCard(card)),
				when: ({ board }, { seat, card }) =>
					exchanges(
						playerOf(board, seat).hand.filter((held) => held !== card),
						discarded(board),
						byWild
					).length > 0,
				say: msg('exchange a card for one of its type from a discard pile'),
				worth: (sight) => bestOfPiles(sight, byWild) - LITTLE,
				apply: (play, { seat }) => play.push('alchemist.exchange', { seat, by: 'wild' })
			}
		}
	},
	super: {
		uses: {
			any: {
				moments: ['use.declared'],
				open: declaresOwn,
				say: msg('any attack may be taken for any other'),
				worth: (sight) => bestOfPiles(sight, byPower(true)) - bestOfPiles(sight, byPower(false)),
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { exchange },
	questions: {
		'exchange.which': {
			deed: msg('exchange a card'),
			why: { is: 'best cards' },
			sends: { some: template('Exchange {what}') },
			answer: swapBest
		}
	}
};
