/** Quark Battery: an encounter card in reserve, which takes the place of the one revealed. */
import { msg } from '../../../../core';
import { pickBest } from '../../../kit';
import { encounterOf, playerOf, sideOfMain, techAt, techOf } from '../../board';
import { cardName, faceOf, isEncounterCard, kindOf, numberOf } from '../../cards';
import { discardUnder, putUnder, replaceLaid, showUnder } from '../../hands';
import { gainWith } from '../../bot/wishes';
import { settleMorphs } from '../../morph';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { Board, SeatId } from '../../types';
import type { TechSlot } from './state';
import { discardTech, techName } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'quark-battery.load': { readonly seat: SeatId; readonly slot: TechSlot };
	}
}

/** CE-32.31: of its hand, and not of a hoard. */
const loadable = (board: Board, seat: SeatId) => playerOf(board, seat).hand.filter(isEncounterCard);

const load: Step = {
	choose: formsOf('quark-battery.load').ask({
		ask: ({ board }, { seat }) => {
			const cards = loadable(board, seat);
			return cards.length === 0
				? null
				: {
						seat,
						secret: true,
						rule: 'CE-32.31',
						say: msg('Which encounter card do you put under {tech}?', {
							tech: techName('quark-battery')
						}),
						shape: {
							type: 'one',
							choices: cards.map((card) => ({ id: card, say: cardName(card), on: card }))
						},
						fallback: 'random'
					};
		},
		then: (play, { slot }, { pick }, seat) => {
			play.say(
				msg('{who} puts a card under {tech}.', {
					who: seat,
					tech: techName(techAt(play.board, slot).id)
				}),
				'CE-32.31'
			);
			putUnder(play, seat, slot, pick);
		}
	})
};

const isLoaded = (board: Board, seat: SeatId): boolean =>
	techOf(board, seat, 'quark-battery')?.under !== undefined;

export const quarkBattery: Technology = {
	words: {
		name: msg('Quark Battery'),
		gist: msg('Keep an encounter card that replaces yours'),
		text: msg(
			'When completed, put an encounter card of your hand face down under it; nobody can see or take it. As a main player, once the cards are revealed, you may discard this technology: your card is discarded, and the one under it takes its place.'
		),
		rulings: [
			msg(
				'It cannot be completed without an encounter card in hand; cards of a hoard do not count.'
			),
			msg('When it is discarded otherwise, the card under it is discarded with it.')
		]
	},
	research: 3,
	liked: 7,
	completable: ({ board }, seat) => loadable(board, seat).length > 0,
	completed: (play, seat, slot) => play.push('quark-battery.load', { seat, slot }),
	leaves: (play, tech, seat) => discardUnder(play, seat, tech),
	steps: { load },
	questions: {
		'load.choose': {
			deed: msg('put a card under a technology'),
			why: { is: 'highest attack' },
			// The one that turns most fights; a hand needs no more than one such.
			answer: (_sight, shape) =>
				pickBest(shape, (card) => (kindOf(card) === 'attack' ? numberOf(card) : 0))
		}
	},
	uses: {
		swap: {
			moments: ['reveal.cards'],
			roles: ['offense', 'defense'],
			open: ({ board }, { seat }) => {
				const side = sideOfMain(board, seat);
				const laid = side && encounterOf(board).laid[side];
				return isLoaded(board, seat) && laid !== null && !laid.concealed;
			},
			say: msg('the card under the technology replaces theirs'),
			yours: msg('the card under the technology replaces yours'),
			worth: (sight) => {
				const under = sight.own.techs?.find(({ id }) => id === 'quark-battery')?.under;
				return under === undefined ? 0 : gainWith(sight, faceOf(under)) - COST;
			},
			apply: (play, me) => {
				const { board } = play;
				const { seat } = me;
				const side = sideOfMain(board, seat);
				const laid = side && encounterOf(board).laid[side];
				const tech = techOf(board, seat, 'quark-battery');
				const card = tech && showUnder(play, tech);
				discardTech(play, me);
				if (!laid || !card) return;
				replaceLaid(play, seat, laid, card);
				play.say(
					msg('{who} replaces their card with {card}.', { who: seat, card: cardName(card) }),
					'CE-32.31'
				);
				settleMorphs(play);
			}
		}
	}
};

/** What the battery is worth to a bot for another fight. */
const COST = 0.15;
