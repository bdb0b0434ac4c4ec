/** Instability: what comes off the deck takes the place of a card that was revealed. */
import { msg, template } from '../../../core';
import { pickBest } from '../../kit';
import { faceIn } from '../bot/odds';
import { amMain, sideOf as sideIn } from '../bot/sight';
import { UNSEEN_CARD, always, gainOfFaces, regret } from '../bot/wishes';
import { caused } from '../because';
import { mainPlayer, sideOfMain } from '../board';
import { cardName, isEncounterCard } from '../cards';
import { declaresOwn } from '../declared';
import { discardFromTable, tableToHand, turnUpCards } from '../hands';
import { note, noteOf } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { SIDES } from '../types';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { replaceFor } from './replaced';
import { MAIN } from './timing';

/** Encounter cards that the super flare turns up. */
const SEVERAL = 2;

declare module '../notes' {
	interface Notes {
		/** Cards are turned up until there are two to choose from. */
		readonly phantasm: true;
	}
}

declare module '../play' {
	interface Steps {
		'phantasm.shift': {
			readonly seat: SeatId;
			/** The cards that were turned up; one of them is left once it was picked. */
			cards: readonly CardId[];
		};
		'phantasm.waver': { readonly seat: SeatId; readonly card: CardId };
	}
}

/** Turns up the top card, and tells which; none after a cosmic quake. */
function turnUpOne(play: Play, seat: SeatId): CardId[] {
	const cards = turnUpCards(play, 1);
	for (const card of cards)
		play.say(
			msg('{who} turns up {card} of the deck.', { who: seat, card: cardName(card) }),
			'CE-11.4'
		);
	return cards;
}

/** Cards off the deck, up to so many encounter cards: these, and the others that came before them. */
function turnUpTo(play: Play, seat: SeatId, wanted: number): CardId[] {
	const fit: CardId[] = [];
	while (fit.length < wanted) {
		const [card] = turnUpOne(play, seat);
		if (card === undefined) break;
		if (isEncounterCard(card)) fit.push(card);
		else discardFromTable(play, seat, [card]);
	}
	return fit;
}

const shifting = formsOf('phantasm.shift');

const shift: Step = {
	which: shifting.ask({
		ask: (play, { seat, cards }) =>
			cards.length < 2
				? null
				: {
						...caused(play),
						seat,
						rule: 'CE-11.4',
						say: msg('Which of these cards comes into force?'),
						shape: { type: 'one', choices: cardChoices(cards) },
						fallback: 'random'
					},
		then: (play, frame, { pick }, seat) => {
			discardFromTable(
				play,
				seat,
				frame.cards.filter((card) => card !== pick)
			);
			frame.cards = [pick];
		}
	}),

	whose: shifting.ask({
		ask: (play, { seat, cards: [card] }) =>
			card === undefined
				? null
				: {
						...caused(play),
						seat,
						about: [card],
						rule: 'CE-11.4',
						say: msg('Whose card does {card} replace?', { card: cardName(card) }),
						shape: {
							type: 'one',
							choices: SIDES.map((side) => {
								const whom = mainPlayer(play.board, side);
								return {
									id: side,
									say: whom === seat ? msg('Your own card') : msg('The card of {whom}', { whom })
								};
							})
						},
						fallback: 'random'
					},
		then: (play, { cards: [card] }, { pick }) => {
			if (card) replaceFor(play, pick, card);
		}
	})
};

const waver: Step = {
	replace: formsOf('phantasm.waver').ask({
		ask: (play, { seat, card }) => ({
			...caused(play),
			seat,
			about: [card],
			rule: 'CE-11.4',
			say: msg('Does {card} replace your card?', { card: cardName(card) }),
			shape: {
				type: 'one',
				choices: [
					{ id: card, say: msg('Replace your card with it'), on: card },
					{ id: 'none', say: msg('Discard it') }
				]
			},
			fallback: { pick: 'none' }
		}),
		then: (play, { card }, { pick }, seat) => {
			const side = sideOfMain(play.board, seat);
			if (pick === 'none' || !side) discardFromTable(play, seat, [card]);
			else replaceFor(play, side, card);
		}
	})
};

/** The encounter card that was turned up last. */
const turnedUp = ({ open }: Sight): CardId | undefined => open.onTable.findLast(isEncounterCard);

/** What a bot gains with this card for a side. */
const gainFor = (sight: Sight, side: Side, card: CardId): number =>
	gainOfFaces(sight, { [side]: faceIn(sight, card) });

const best = (sight: Sight, card: CardId): number =>
	Math.max(...SIDES.map((side) => gainFor(sight, side, card)));

/** What a bot leaves its own card for, at least. */
const LITTLE = 0.01;

/** How likely the top card is one that turns the fight, about, where it may go to one side. */
const LIKELY = 0.35;

export const phantasm: Alien = {
	words: {
		name: msg('Phantasm'),
		power: msg('Instability'),
		gist: msg('Exchanges a revealed card for the next of the deck'),
		text: msg(
			'As a main player, once the cards are revealed, you *use* this power: turn up the top card of the deck. If it is an encounter card, it replaces your card or your opponent’s, as you choose. Any other is discarded.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once the cards are revealed, turn up the top card of the deck. If it is an encounter card, it may replace your card, or is discarded. Any other comes into your hand.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'Turn up cards until two of them are encounter cards, and choose which of these your power uses.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('An encounter card must replace one of the two, even where you like neither.'),
			msg('The card that is replaced goes to the discard pile.'),
			msg('A morph becomes what it faces; one that has copied already stays that.'),
			msg('A card that lies unseen may be replaced as well, and the new one lies open.'),
			msg('After a cosmic quake nothing more is turned up.')
		]
	},
	set: 'storm',
	liked: 12,
	power: {
		uses: {
			shift: {
				moments: ['reveal.cards'],
				roles: MAIN,
				mandatory: true,
				once: true,
				say: msg('turn up a card of the deck'),
				// Who would win has most to lose.
				harms: (sight) => amMain(sight) && regret(sight) <= 0,
				apply: (play, { seat }) => {
					const cards = noteOf(play, 'phantasm')
						? turnUpTo(play, seat, SEVERAL)
						: turnUpOne(play, seat);
					const fit = cards.filter(isEncounterCard);
					discardFromTable(
						play,
						seat,
						cards.filter((card) => !fit.includes(card))
					);
					if (fit.length > 0) play.push('phantasm.shift', { seat, cards: fit });
				}
			}
		}
	},
	wild: {
		uses: {
			waver: {
				moments: ['reveal.cards'],
				roles: MAIN,
				say: msg('turn up a card of the deck, for their own card or their hand'),
				yours: msg('turn up a card of the deck, for your own card or your hand'),
				worth: (sight) => LIKELY * Math.max(0, regret(sight)) + LIKELY * UNSEEN_CARD,
				apply: (play, { seat }) => {
					const [card] = turnUpOne(play, seat);
					if (card === undefined) return;
					if (isEncounterCard(card)) play.push('phantasm.waver', { seat, card });
					else tableToHand(play, [card], seat);
				}
			}
		}
	},
	super: {
		uses: {
			choose: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('turn up cards until two are encounter cards'),
				worth: always(UNSEEN_CARD),
				apply: (play) => note(play, 'phantasm', true)
			}
		}
	},
	steps: { shift, waver },
	questions: {
		'shift.which': {
			deed: msg('choose the card that comes into force'),
			why: { is: 'does most' },
			sends: { some: template('Use {what}') },
			answer: (sight, shape) => pickBest(shape, (id) => best(sight, id))
		},
		'shift.whose': {
			deed: msg('replace a revealed card'),
			why: { is: 'does most' },
			answer: (sight, shape) => {
				const card = turnedUp(sight);
				return card
					? pickBest(shape, (id) => {
							const side = SIDES.find((one) => one === id);
							return side ? gainFor(sight, side, card) : 0;
						})
					: null;
			}
		},
		'waver.replace': {
			deed: msg('replace the card or discard it'),
			why: (answer) =>
				'pick' in answer && answer.pick === 'none' ? { is: 'leaves it' } : { is: 'does most' },
			answer: (sight, shape) => {
				const side = sideIn(sight, sight.me);
				return side
					? pickBest(shape, (id) => (id === 'none' ? LITTLE : gainFor(sight, side, id)))
					: null;
			}
		}
	}
};
