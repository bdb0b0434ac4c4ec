/** Divine Intervention: draws three cards after the reveal; an encounter card among them may help. */
import type { Choice } from '../../../core';
import { told } from '../because';
import { encounterOf, sideOfMain } from '../board';
import { cardName, faceOf, isEncounterCard, numberOf } from '../cards';
import { toHand, toTable } from '../copies';
import { drawToHand, putAway, takeFromDeck } from '../hands';
import { settleMorphs } from '../morph';
import type { Frame, Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const DRAWN = 3;

declare module '../play' {
	interface Steps {
		'chosen.pray': { readonly seat: SeatId; drawn: readonly CardId[] };
	}
}

const drawnIn = (play: Play): readonly CardId[] => play.within('chosen.pray').drawn;

function laidOf(play: Play, seat: SeatId) {
	const side = sideOfMain(play.board, seat);
	const laid = side && encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`${seat} has laid no card.`);
	return laid;
}

/** Puts cards drawn for the power where they go: off the table first. */
function offTable(play: Play, cards: readonly CardId[]): void {
	play.board.onTable = play.board.onTable.filter((card) => !cards.includes(card));
}

function replace(play: Play, seat: SeatId, card: CardId): void {
	const laid = laidOf(play, seat);
	offTable(play, [card]);
	putAway(play, laid);
	laid.card = card;
	laid.concealed = false;
	laid.face = faceOf(card);
	play.say(`{${seat}} replaces its card with ${cardName(card)}.`, 'CE-11.4');
	settleMorphs(play);
}

function add(play: Play, seat: SeatId, card: CardId): void {
	const laid = laidOf(play, seat);
	offTable(play, [card]);
	play.board.discard.push(card);
	if (laid.face?.kind === 'attack')
		laid.face = { kind: 'attack', value: laid.face.value + numberOf(card) };
	play.say(`{${seat}} adds ${cardName(card)} to its card.`, 'CE-11.4');
}

const pray: Step = {
	draw: {
		form: 'run',
		run: (play, frame) => {
			const cards = toTable(play, takeFromDeck(play, DRAWN));
			play.board.onTable.push(...cards);
			frame['drawn'] = cards;
			// CE-19.4: after a quake nothing is turned up.
			if (cards.length === 0) return 'end';
			const seat = frame['seat'] as SeatId;
			const why = told(play, {
				of: 'turnedUp',
				by: seat,
				say: `{${seat}} turns up ${cards.map(cardName).join(', ')}.`,
				rule: 'CE-16.13'
			});
			play.window('use.drew', { only: seat, why });
			return undefined;
		}
	},
	choose: {
		form: 'ask',
		ask: (play, frame) => {
			const seat = frame['seat'] as SeatId;
			const cards = drawnIn(play).filter(isEncounterCard);
			if (cards.length === 0) return null;
			// Two attacks: the one turned up and the one it would join.
			const attacks = laidOf(play, seat).face?.kind === 'attack';
			return {
				seat,
				rule: 'CE-11.4',
				say: 'Use one of the cards you turned up?',
				shape: {
					type: 'one',
					choices: cards
						.flatMap((card): Choice[] => [
							{ id: `replace ${card}`, say: `${cardName(card)} in place of your card`, on: card },
							...(attacks && faceOf(card).kind === 'attack'
								? [{ id: `add ${card}`, say: `Add ${cardName(card)} to your card`, on: card }]
								: [])
						])
						.concat({ id: 'none', say: 'Use none of them' })
				},
				fallback: { pick: 'none' }
			};
		},
		then: (play, _frame, answer, seat) => {
			if (!('pick' in answer)) return;
			const [how, card = ''] = answer.pick.split(' ');
			if (how === 'replace') replace(play, seat, card);
			if (how === 'add') add(play, seat, card);
		}
	},
	rest: {
		form: 'run',
		run: (play, frame: Frame) => {
			const left = (frame['drawn'] as CardId[]).filter((card) => play.board.onTable.includes(card));
			offTable(play, left);
			play.board.discard.push(...left);
		}
	}
};

export const chosen: Alien = {
	words: {
		name: 'Chosen',
		power: 'Divine Intervention',
		gist: 'Turns up three cards when it needs them',
		text: 'As a main player, once in an encounter after the cards are revealed, you may *use* this power to turn up three cards from the deck. One encounter card among them may replace the card you revealed, or, if both are attacks, be added to it. The rest are discarded.',
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: 'As a main player, draw a card before encounter cards are chosen.',
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: 'When you use your power, keep the cards turned up that are not encounter cards.',
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			'A drawn negotiate in place of an attack changes how the encounter is resolved.',
			'When the deck runs out in the middle, it is shuffled anew and the rest is drawn.',
			'Only the card in play at the end counts as the card used.'
		]
	},
	power: {
		uses: {
			draw: {
				moments: ['reveal.cards'],
				roles: MAIN,
				once: true,
				say: 'turn up three cards',
				apply: (play, { seat }) => play.push('chosen.pray', { seat, drawn: [] })
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				say: 'draw a card',
				apply: (play, { seat }) => {
					drawToHand(play, seat, 1);
				}
			}
		}
	},
	super: {
		uses: {
			keep: {
				moments: ['use.drew'],
				roles: MAIN,
				open: (play, { seat }) => {
					const frame = play.find('chosen.pray');
					return frame?.seat === seat && drawnIn(play).some((card) => !isEncounterCard(card));
				},
				say: 'keep the cards that are not encounter cards',
				apply: (play, { seat }) => {
					const kept = drawnIn(play).filter((card) => !isEncounterCard(card));
					offTable(play, kept);
					toHand(play, seat, kept);
				}
			}
		}
	},
	steps: { pray }
};
