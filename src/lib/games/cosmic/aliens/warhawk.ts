/** Attack: nobody negotiates with it, and what it lays to talk fights as well. */
import { msg, template } from '../../../core';
import { pickBest } from '../../kit';
import { UNSEEN_CARD, always, decidesFights } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { encounterOf, opponentOf, otherSide, playerOf, sideOfMain } from '../board';
import { faceName, kindOf } from '../cards';
import { printedFace } from '../faces';
import { discardCards, drawToHand } from '../hands';
import { settleMorphs } from '../morph';
import { cardChoices, stillHeld } from '../ownhand';
import { cardsDue, compensation, isSpared } from '../steps/compensation';
import { ROLES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Play } from '../play';
import type { Board, Face, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost } from './granted';
import { MAIN } from './timing';

/** What a negotiate of its opponent becomes, and its own when both have laid one. */
const ARMED: Face = { kind: 'attack', value: 0 };

/** Cards that a negotiate is exchanged for. */
const EXCHANGE = 2;

const isNegotiate = (face: Face | null | undefined): boolean => face?.kind === 'negotiate';

/** What becomes of its card and of the one it faces. A morph becomes what it faces. */
function armed(mine: Face, theirs: Face): { readonly mine: Face; readonly theirs: Face } {
	const both = isNegotiate(mine) && isNegotiate(theirs);
	return {
		mine: both ? ARMED : isNegotiate(mine) ? { kind: 'morph' } : mine,
		theirs: isNegotiate(theirs) ? ARMED : theirs
	};
}

/** Whether one of the two cards is a negotiate. */
function isOffered({ encounter }: Board): boolean {
	const { offense, defense } = encounter?.laid ?? {};
	return isNegotiate(offense?.face) || isNegotiate(defense?.face);
}

function arm(play: Play, seat: SeatId): void {
	const side = sideOfMain(play.board, seat);
	if (!side) return;
	const { laid } = encounterOf(play.board);
	const [own, other] = [laid[side], laid[otherSide(side)]];
	if (!own?.face || !other?.face) return;
	const { mine, theirs } = armed(own.face, other.face);
	for (const [card, face, who] of [
		[own, mine, seat],
		[other, theirs, opponentOf(play.board, seat)]
	] as const) {
		if (!isNegotiate(card.face)) continue;
		// What has become an attack is no negotiate to be copied again (CE-11.13), whatever its print says.
		const copied = face.kind === 'morph' && printedFace(play, other.card).kind === 'negotiate';
		card.face = copied ? other.face : face;
		play.say(
			msg('{who, select, you {Your card} other {The card of #}} becomes {card}.', {
				who,
				card: faceName(card.face)
			}),
			'CE-11.4'
		);
	}
	settleMorphs(play);
}

/** Cards due to it for ships that it has lost in vain: with a card that is a negotiate by its print, or by a failed deal. */
function dueAllTheSame(play: Play, seat: SeatId): number {
	const { board } = play;
	const side = sideOfMain(board, seat);
	const { outcome, laid, fallen } = encounterOf(board);
	if (!side || compensation(play) || isSpared(play, opponentOf(board, seat))) return 0;
	if (!value(play, 'gains', true, null) || !value(play, 'compensates', true, null)) return 0;
	if (outcome?.type === 'dealFailed') return fallen[seat] ?? 0;
	const card = laid[side]?.card;
	return card && kindOf(card) === 'negotiate' && hasLost(board, seat) ? cardsDue(play, seat) : 0;
}

export const warhawk: Alien = {
	words: {
		name: msg('Warhawk'),
		power: msg('Attack'),
		gist: msg('Makes attacks of negotiates'),
		text: msg(
			'As a main player, once the cards are revealed, you *use* this power when there is a negotiate: your opponent’s becomes an attack 00; yours becomes a morph, and so what it faces. Where both of you have laid one, each becomes an attack 00.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg('As an encounter begins, discard a negotiate of your hand and draw two cards.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg(
				'When you have lost with a negotiate, whatever became of it, or no deal was made, take compensation of your opponent: a card at random for each ship you have lost.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('A morph that has copied a negotiate is one, so both become attacks 00.'),
			msg('Crooked deals and the like become attacks as well, and their texts do nothing.'),
			msg('What the cards are by then decides about compensation: for an attack none is due.'),
			msg('Stopped, the cards stay what they are.'),
			msg(
				'After a failed deal the super flare brings a card for each ship of yours that has gone to the warp in the encounter.'
			)
		]
	},
	set: 'conflict',
	liked: 13,
	power: {
		uses: {
			arm: {
				moments: ['reveal.cards'],
				roles: MAIN,
				mandatory: true,
				repeats: true,
				open: ({ board }) => isOffered(board),
				surely: (board) => !encounterOf(board).revealed || isOffered(board),
				say: msg('negotiates become attacks'),
				harms: decidesFights,
				bends: { faces: armed },
				apply: (play, { seat }) => arm(play, seat)
			}
		}
	},
	wild: {
		uses: {
			exchange: asking({
				moments: ['encounter.start'],
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				ask: ({ board }, { seat }) => {
					const held = playerOf(board, seat).hand.filter((card) => kindOf(card) === 'negotiate');
					return held.length > 0 ? { type: 'one', choices: cardChoices(held) } : null;
				},
				say: msg('discard a negotiate and draw two cards'),
				doing: () => msg('discard a negotiate and draw two cards'),
				sends: template('Discard {first}, and draw two cards'),
				worth: always(EXCHANGE * UNSEEN_CARD - worthOfCard('negotiate')),
				choose: (_sight, shape) => {
					const best = pickBest(shape, (id) => -worthOfCard(id));
					return best && 'pick' in best ? { pick: best.pick } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const held = stillHeld(play, seat, [pick]);
					if (held.length === 0) return;
					discardCards(play, seat, held, 'CE-15.5');
					drawToHand(play, seat, EXCHANGE);
				}
			})
		}
	},
	super: {
		uses: {
			collect: {
				moments: ['resolution.spoils'],
				roles: MAIN,
				open: (play, { seat }) =>
					dueAllTheSame(play, seat) > 0 &&
					playerOf(play.board, opponentOf(play.board, seat)).hand.length > 0,
				say: msg('take compensation all the same'),
				worth: always(2 * CARD),
				apply: (play, { seat }) => {
					const n = dueAllTheSame(play, seat);
					if (n === 0) return;
					play.push('compensation', { collects: seat, pays: opponentOf(play.board, seat), n });
				}
			}
		}
	}
};
