/** Harmony: where one side means peace, both do. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { faceIn } from '../bot/odds';
import { opposing, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, gainOfFaces } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { encounterOf, isMain, mainPlayer, otherSide, playerOf, sideOf } from '../board';
import { cardName, kindOf } from '../cards';
import { showCard, tradeLaid } from '../hands';
import { settleMorphs } from '../morph';
import { cardChoices } from '../ownhand';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Board, CardId, Face, Laid, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { INVOLVED, MAIN } from './timing';

/** What an attack becomes. */
const PEACE: Face = { kind: 'negotiate' };
/** What a deal brings both dealers by the wild flare. */
const REWARDS = 3;

const kindLaid = ({ encounter }: Board, side: Side): Face['kind'] | undefined =>
	encounter?.laid[side]?.face?.kind;

/** The side whose attack has met a negotiate; null: it is not so. */
const attacking = (board: Board): Side | null =>
	SIDES.find(
		(side) => kindLaid(board, side) === 'attack' && kindLaid(board, otherSide(side)) === 'negotiate'
	) ?? null;

/** The negotiate of the opposing main player, where that lies open. */
function theirs(board: Board, seat: SeatId): Laid | null {
	const side = sideOf(board, seat);
	const laid = side && encounterOf(board).laid[otherSide(side)];
	return laid?.face?.kind === 'negotiate' && !laid.concealed ? laid : null;
}

/** What a bot gains when this attack of its hand lies in place of their negotiate. */
function gainWithTheirs(sight: Sight, card: CardId): number {
	const side = sideIn(sight, sight.me);
	if (!side) return 0;
	return gainOfFaces(sight, { [opposing(side)]: faceIn(sight, card) }) - worthOfCard(card);
}

const isAttack = (card: CardId): boolean => kindOf(card) === 'attack';

export const empath: Alien = {
	words: {
		name: msg('Empath'),
		power: msg('Harmony'),
		gist: msg('Turns a one-sided negotiate into a deal'),
		text: msg(
			'As a main player, when one of you has revealed a negotiate and the other an attack, you may *use* this power: the attack becomes a negotiate, and you try to make a deal.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when two negotiates were revealed: if you make a deal, you and your opponent get three rewards each.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'As a main player or ally, when the main player on the other side has revealed a negotiate, exchange it for an attack of your hand.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		rulings: [
			msg('It does not matter which of you has revealed the negotiate.'),
			msg('A morph that has copied an attack is one, and becomes a negotiate as well.'),
			msg('Where no deal is made, both lose ships as usual.'),
			msg('A card that lies unseen is not exchanged.'),
			msg('Whatever card has counted as the negotiate comes into your hand.')
		]
	},
	set: 'conflict',
	liked: 10,
	power: {
		uses: {
			calm: {
				moments: ['reveal.cards'],
				roles: MAIN,
				once: true,
				open: ({ board }) => attacking(board) !== null,
				say: msg('the attack becomes a negotiate'),
				worth: (sight) => gainOfFaces(sight, { offense: PEACE, defense: PEACE }),
				harms: decidesFights,
				apply: ({ board }) => {
					const side = attacking(board);
					const laid = side && encounterOf(board).laid[side];
					if (laid) laid.face = PEACE;
				}
			}
		}
	},
	wild: {
		uses: {
			thank: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => SIDES.every((side) => kindLaid(board, side) === 'negotiate'),
				say: msg('a deal brings both main players three rewards'),
				// The other one gains as much.
				worth: always(CARD),
				lasting: {
					granted: ({ board }, _owner, n, { seat }) =>
						board.encounter?.outcome?.type === 'deal' && isMain(board, seat) ? n + REWARDS : n
				}
			}
		}
	},
	super: {
		uses: {
			exchange: asking({
				moments: ['reveal.cards'],
				roles: INVOLVED,
				open: ({ board }, { seat }) => theirs(board, seat) !== null,
				ask: ({ board }, { seat }) => {
					const attacks = playerOf(board, seat).hand.filter(isAttack);
					return attacks.length > 0 ? { type: 'one', choices: cardChoices(attacks) } : null;
				},
				say: msg('exchange their negotiate for an attack'),
				yours: msg('exchange your negotiate for an attack'),
				sends: template('Exchange it for {first}'),
				worth: (sight) =>
					Math.max(
						0,
						...sight.own.hand.filter(isAttack).map((card) => gainWithTheirs(sight, card))
					),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gainWithTheirs(sight, id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const { board } = play;
					const side = sideOf(board, seat);
					const laid = theirs(board, seat);
					if (!side || !laid || !playerOf(board, seat).hand.includes(pick)) return;
					const other = otherSide(side);
					const shown = showCard(play, seat, pick);
					play.say(
						msg(
							'{card} of {who, select, you {yours} other {#}} lies in place of {whom, select, you {your negotiate} other {the negotiate of #}}.',
							{
								card: cardName(shown),
								who: seat,
								whom: mainPlayer(board, other)
							}
						),
						'CE-11.4'
					);
					tradeLaid(play, other, shown, seat);
					settleMorphs(play);
				}
			})
		}
	}
};
