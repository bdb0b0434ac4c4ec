/** New moons that turn out to be blue, secret, full, base or half ones (CE-37.20). */
import { msg } from '../../../../core';
import { IN_EACH_PHASE, MAIN } from '../../aliens/timing';
import { bothAttack, isMain, playerOf, sideOfMain } from '../../board';
import { gainOf, UNSEEN_CARD, warpOf } from '../../bot/wishes';
import { encounterIn, sideOf } from '../../bot/sight';
import { fightIn, worthOfCard } from '../../bot/worth';
import { HAND, isEncounterCard, kindOf, numberOf } from '../../cards';
import { drawFlares, drawToHand, giveUp, newHandOf } from '../../hands';
import { formsOf } from '../../play';
import { toRetrieve } from '../../retrieval';
import { sumOf } from '../../../kit';
import type { Step } from '../../play';
import type { SeatId } from '../../types';
import type { CosmicChanges } from '../../use';
import { blueMoon, moonCard, newMoon } from './card';
import { moonsOf } from './laid';

const MORE = 3;

export const dealBreaker = newMoon(
	blueMoon(
		{
			name: msg('Deal Breaker'),
			gist: msg('Without a deal you lose nothing, and the other three more'),
			text: msg(
				'Turn it up as a main player when you do not come to a deal: you lose no ships by that, and the other main player loses three more.'
			)
		},
		0.2,
		{
			moments: ['resolution.dealFailed'],
			roles: MAIN,
			say: msg('lose nothing without a deal, and the other three ships more'),
			worth: () => 0.3,
			lasting: {
				failedDeal: ({ board }, owner, n, { seat }) =>
					seat === owner.seat ? 0 : isMain(board, seat) ? n + MORE : n
			}
		}
	)
);

export const multiplier = newMoon(
	blueMoon(
		{
			name: msg('Multiplier'),
			gist: msg('Your attack counts twice'),
			text: msg('Turn it up as a main player after the reveal: your attack counts twice.')
		},
		0.3,
		{
			moments: ['reveal.values'],
			roles: MAIN,
			open: ({ board }) => bothAttack(board),
			say: msg('their attack counts twice'),
			yours: msg('your attack counts twice'),
			worth: (sight) => {
				const fight = fightIn(sight);
				const side = sideOf(sight, sight.me);
				const face = side && encounterIn(sight).laid[side]?.face;
				return fight && face?.kind === 'attack' ? gainOf(sight, fight, face.value) : 0;
			},
			lasting: {
				cardValues: ({ board }, owner, cards) => {
					const side = sideOfMain(board, owner.seat);
					return side ? { ...cards, [side]: cards[side] * 2 } : cards;
				}
			}
		}
	)
);

declare module '../../play' {
	interface Steps {
		'harvest.renew': { readonly seat: SeatId };
	}
}

const harvesting = formsOf('harvest.renew');

const renew: Step = {
	discard: harvesting.run((play, { seat }) => giveUp(play, seat)),
	draw: harvesting.run((play, { seat }) => {
		drawToHand(play, seat, newHandOf(play, seat), 'CE-37.20');
	}),
	renewed: harvesting.run((play, { seat }) => play.window('hand.renewed', { seat }))
};

export const harvest = newMoon(
	blueMoon(
		{
			name: msg('Harvest'),
			gist: msg('You get a new hand'),
			text: msg('Turn it up at any time: discard your hand, and draw a new one.')
		},
		0.2,
		{
			moments: IN_EACH_PHASE,
			say: msg('discard their hand and draw a new one'),
			yours: msg('discard your hand and draw a new one'),
			// What a new hand brings beyond the one held; less, since it is there once.
			worth: ({ own }) => HAND * 0.11 - sumOf(own.hand, worthOfCard) - 0.2,
			apply: (play, { seat }) => play.push('harvest.renew', { seat })
		},
		{ steps: { renew } }
	)
);

export const biofuel = newMoon(
	moonCard(
		'secret',
		{
			name: msg('Biofuel'),
			gist: msg('In your regroup a flare in place of a ship'),
			text: msg(
				'Turn it up in your regroup. Whenever a ship of yours would come back from the warp in it, you may draw an unused flare instead.'
			)
		},
		0.12,
		{
			lasts: true,
			uses: {
				draw: {
					moments: ['regroup.retrieve'],
					roles: ['offense'],
					once: true,
					unanswerable: true,
					open: (play, { seat }) => toRetrieve(play, seat) && play.vault.flares.length > 0,
					say: msg('draw an unused flare in place of a ship from the warp'),
					worth: (sight) => (warpOf(sight) < 3 ? UNSEEN_CARD - 0.06 : 0),
					lasting: {
						retrieves: (_play, owner, comes, { seat }) => comes && seat !== owner.seat
					},
					apply: (play, { seat }) => {
						drawFlares(play, seat, 1, 'CE-37.20');
					}
				}
			}
		}
	)
);

export const moonMandate = newMoon(
	moonCard(
		'full',
		{
			name: msg('Moon Mandate'),
			gist: msg('Foreign colonies win only for who is on a moon'),
			text: msg('Nobody wins by foreign colonies who is not on a moon as well.'),
			rulings: [msg('Any moon, this one too.'), msg('Other ways to win are as they were.')]
		},
		0.15,
		{
			changes: {
				colonyWins: ({ board }, _owner, wins, { seat }) =>
					wins && moonsOf(board).some(({ by }) => by === seat)
			}
		}
	)
);

export const restraint = newMoon(
	moonCard(
		'base',
		{
			name: msg('Restraint'),
			gist: msg('A foreign colony; you do not lay your highest attack'),
			text: msg(
				'It counts as a foreign colony. You may not lay your highest attack, unless you have no other attack.'
			),
			rulings: [
				msg('Of several with the highest number none may be laid, while you hold a lower one.'),
				msg('Whom another effect tells which card to lay follows that.')
			]
		},
		0.7,
		{
			changes: {
				mustLay: ({ board }, owner, cards, { seat }) => {
					if (seat !== owner.seat || cards.length > 0) return cards;
					const held = playerOf(board, seat).hand.filter(isEncounterCard);
					const attacks = held.filter((card) => kindOf(card) === 'attack');
					const highest = Math.max(...attacks.map(numberOf));
					const lower = attacks.some((card) => numberOf(card) < highest);
					return lower
						? held.filter((card) => kindOf(card) !== 'attack' || numberOf(card) < highest)
						: cards;
				}
			} satisfies CosmicChanges
		}
	)
);

export const home = newMoon(
	moonCard(
		'half',
		{
			name: msg('Home +1/+2'),
			gist: msg('It counts as a home colony'),
			text: msg('It counts as a home colony; with two half moons as two.')
		},
		0.2,
		{}
	)
);

export const eclipse = newMoon(
	moonCard(
		'full',
		{
			name: msg('Eclipse'),
			gist: msg('Destiny cards leave the game; with none left destiny is wild'),
			text: msg(
				'Destiny cards that are discarded leave the game. Once none are left every destiny is wild.'
			),
			rulings: [
				msg('Those already discarded are shuffled in as ever.'),
				msg('With none left destiny is wild also when nobody is on the moon any more.')
			]
		},
		0.02,
		{ changes: { destinyLeaves: () => true } }
	)
);
