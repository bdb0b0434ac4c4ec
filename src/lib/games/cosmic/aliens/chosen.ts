/** Divine Intervention: draws three cards after the reveal; an encounter card among them may help. */
import { msg } from '../../../core';
import { CARD, fightIn, worthOfEnding } from '../bot/worth';
import { endingNow, worthOfLaying } from '../bot/odds';
import { pickBest } from '../../kit';
import { always, decidesFights, regret, trifling } from '../bot/wishes';
import { encounterIn, sideOf } from '../bot/sight';
import { told } from '../because';
import { encounterOf, sideOfMain } from '../board';
import { cardName, faceOf, isEncounterCard, numberOf } from '../cards';
import { discardFromTable, drawToHand, replaceLaid, tableToHand, turnUpCards } from '../hands';
import { settleMorphs } from '../morph';
import { formsOf } from '../play';
import type { Sight } from '../bot/sight';
import type { Answer, Choice, Shape } from '../../../core';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const DRAWN = 3;

declare module '../play' {
	interface Steps {
		'chosen.pray': {
			readonly seat: SeatId;
			/** The cards turned up, as they lie on the table. */
			drawn: readonly CardId[];
		};
	}
}

const { run, ask } = formsOf('chosen.pray');

const drawnIn = (play: Play): readonly CardId[] => play.within('chosen.pray').drawn;

function laidOf(play: Play, seat: SeatId) {
	const side = sideOfMain(play.board, seat);
	const laid = side && encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`${seat} has laid no card.`);
	return laid;
}

function replace(play: Play, seat: SeatId, card: CardId): void {
	replaceLaid(play, seat, laidOf(play, seat), card);
	play.say(
		msg('{who} replaces their card with {card}.', { who: seat, card: cardName(card) }),
		'CE-11.4'
	);
	settleMorphs(play);
}

function add(play: Play, seat: SeatId, card: CardId): void {
	const laid = laidOf(play, seat);
	discardFromTable(play, seat, [card]);
	if (laid.face?.kind === 'attack')
		laid.face = {
			kind: 'attack',
			value: laid.face.value + numberOf(card),
			plus: (laid.face.plus ?? 0) + numberOf(card),
			plusBy: { kind: 'alien', id: 'chosen' }
		};
	play.say(
		msg(
			'{who, select, you {You add} other {# adds}} {card} to {who, select, you {your} other {their}} card.',
			{ who: seat, card: cardName(card) }
		),
		'CE-11.4'
	);
}

/** What may be done with a card turned up: `replace attack:08#1`. */
function readOffered(id: string): { readonly how: string; readonly card: CardId } {
	const [how = '', card = ''] = id.split(' ');
	return { how, card };
}

const pray: Step = {
	draw: run((play, frame) => {
		const cards = turnUpCards(play, DRAWN);
		frame.drawn = cards;
		// CE-19.4: after a quake nothing is turned up.
		if (cards.length === 0) return 'end';
		const { seat } = frame;
		const turned = { and: cards.map(cardName) };
		const why = told(play, {
			of: 'turnedUp',
			by: seat,
			say: msg('{who, select, you {You turn} other {# turns}} up {cards}.', {
				who: seat,
				cards: turned
			}),
			rule: 'CE-16.13'
		});
		play.window('use.drew', { only: seat, why });
		return undefined;
	}),
	choose: ask({
		ask: (play, { seat }) => {
			const cards = drawnIn(play).filter(isEncounterCard);
			if (cards.length === 0) return null;
			// Two attacks: the one turned up and the one it would join.
			const attacks = laidOf(play, seat).face?.kind === 'attack';
			return {
				seat,
				rule: 'CE-11.4',
				say: msg('Use one of the cards you turned up?'),
				shape: {
					type: 'one',
					choices: cards
						.flatMap((card): Choice[] => [
							{
								id: `replace ${card}`,
								say: msg('{card} in place of your card', { card: cardName(card) }),
								on: card
							},
							...(attacks && faceOf(card).kind === 'attack'
								? [
										{
											id: `add ${card}`,
											say: msg('Add {card} to your card', { card: cardName(card) }),
											on: card
										}
									]
								: [])
						])
						.concat({ id: 'none', say: msg('Use none of them') })
				},
				fallback: { pick: 'none' }
			};
		},
		then: (play, _frame, { pick }, seat) => {
			const { how, card } = readOffered(pick);
			if (how === 'replace') replace(play, seat, card);
			if (how === 'add') add(play, seat, card);
		}
	}),
	rest: run((play, { seat, drawn }) => {
		discardFromTable(
			play,
			seat,
			drawn.filter((card) => play.board.onTable.includes(card))
		);
	})
};

/** A bot takes one in place of its own, or adds it, if the fight ends better. */
function prayed(sight: Sight, shape: Shape): Answer | null {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const own = side && encounterIn(sight).laid[side]?.face;
	if (!fight || !own) return { pick: 'none' };
	const now = endingNow(sight, fight);
	return pickBest(shape, (id) => {
		const { how, card } = readOffered(id);
		if (how === 'replace') return worthOfLaying(sight, fight, card);
		const extra = how === 'add' ? { [side]: numberOf(card) } : {};
		const ending = endingNow(sight, fight, extra) ?? now;
		return ending ? worthOfEnding(sight, fight, ending) + 0.001 : 0;
	});
}

export const chosen: Alien = {
	words: {
		name: msg('Chosen'),
		power: msg('Divine Intervention'),
		gist: msg('Turns up three cards when they are needed'),
		text: msg(
			'As a main player, once in an encounter after the cards are revealed, you may *use* this power to turn up three cards from the deck. One encounter card among them may replace the card you revealed, or, if both are attacks, be added to it. The rest are discarded.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg('As a main player, draw a card before encounter cards are chosen.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('When you use your power, keep the cards turned up that are not encounter cards.'),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('A drawn negotiate in place of an attack changes how the encounter is resolved.'),
			msg('When the deck runs out in the middle, it is shuffled anew and the rest is drawn.'),
			msg('Only the card in play at the end counts as the card used.')
		]
	},
	liked: 10,
	power: {
		uses: {
			draw: {
				moments: ['reveal.cards'],
				roles: MAIN,
				once: true,
				say: msg('turn up three cards'),
				worth: (sight) => regret(sight) / 2,
				harms: decidesFights,
				apply: (play, { seat }) => play.push('chosen.pray', { seat, drawn: [] })
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				say: msg('draw a card'),
				harms: trifling,
				worth: always(CARD),
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
					const praying = play.find('chosen.pray');
					return praying?.seat === seat && praying.drawn.some((card) => !isEncounterCard(card));
				},
				say: msg('keep the cards that are not encounter cards'),
				worth: always(0.2),
				apply: (play, { seat }) => {
					const kept = drawnIn(play).filter((card) => !isEncounterCard(card));
					tableToHand(play, kept, seat);
				}
			}
		}
	},
	steps: { pray },
	questions: {
		'pray.choose': { deed: msg('use a card turned up'), why: { is: 'does most' }, answer: prayed }
	}
};
