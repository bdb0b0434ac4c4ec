/** Protective NRG Halo: cards beside the gate, for the defense or as the price of a deal. */
import { msg } from '../../../../core';
import type { Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import { encounterOf, playerOf, shipsAt, targetOf, techAt, timingOrder } from '../../board';
import { cardName, kindOf } from '../../cards';
import { layForTech, takeLaidFor } from '../../hands';
import { mainOf } from '../../bot/sight';
import { worstFirst } from '../../bot/worth';
import { cardChoices } from '../../ownhand';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { CardId, SeatId } from '../../types';
import type { Tech, TechSlot } from './state';
import { techName } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		/** Who has a colony on the planet of the encounter may lay a card. */
		'protective-nrg-halo.lay': { readonly seat: SeatId; readonly slot: TechSlot };
	}
}

const ADDED = 3;

type Laying = OneOf<Choice<CardId>>;

const forms = formsOf('protective-nrg-halo.lay');

const lay: Step = {
	each: forms.each({
		seats: ({ board }) =>
			timingOrder(board).filter(
				(seat) => shipsAt(board, seat, targetOf(board)) > 0 && playerOf(board, seat).hand.length > 0
			),
		ask: ({ board }, { slot }, seat) => {
			const shape: Laying = {
				type: 'one',
				choices: [
					...cardChoices(playerOf(board, seat).hand),
					{ id: 'none', say: msg('Lay no card') }
				]
			};
			return {
				seat,
				secret: true,
				rule: 'CE-32.49',
				say: msg('{tech}: lay a card of your hand open beside the gate, for the defense?', {
					tech: techName(techAt(board, slot).id)
				}),
				shape,
				fallback: { pick: 'none' }
			};
		},
		then: (play, { slot }, { pick }, seat) => {
			if (pick === 'none') return;
			play.say(
				msg('{who} lays {card} beside the gate: {n} more for the defense.', {
					who: seat,
					card: cardName(pick),
					n: ADDED
				}),
				'CE-32.49'
			);
			layForTech(play, seat, techAt(play.board, slot), pick);
			encounterOf(play.board).added.defense += ADDED;
		}
	})
};

/** CE-32.49: they go to the offense by a deal, otherwise to the defense. */
function clear(play: Play, tech: Tech): void {
	const encounter = encounterOf(play.board);
	const { outcome, offense, defense } = encounter;
	const to = outcome?.type === 'deal' ? offense : defense;
	if (!tech.laid || to === null) return;
	play.say(
		msg('{who} takes {cards} from beside the gate.', {
			who: to,
			cards: { and: tech.laid.map(cardName) }
		}),
		'CE-32.49'
	);
	takeLaidFor(play, tech, to);
}

export const protectiveHalo: Technology = {
	words: {
		name: msg('Protective NRG Halo'),
		gist: msg('Cards beside the gate strengthen the defense in your home system'),
		text: msg(
			'In each encounter in your home system, once both encounter cards are laid, every player with a colony on the planet may lay a card of their hand open beside the gate. With a deal the offense gets those cards; otherwise each adds 3 to the total of the defense, which takes them after the reveal.'
		),
		rulings: [
			msg('One after the other, in timing order; who attacks may have a colony there too.'),
			msg('They are taken as the encounter is settled, or ends before its time.'),
			msg('When the technology is discarded, the defense takes them at once.')
		]
	},
	research: 0,
	toll: 'pair',
	drawsAnother: true,
	liked: 5,
	selected: (play, seat, { slot }) => {
		if (encounterOf(play.board).system === seat)
			play.push('protective-nrg-halo.lay', { seat, slot });
	},
	settled: (play, _seat, tech) => clear(play, tech),
	leaves: (play, tech) => {
		if (play.board.encounter) clear(play, tech);
	},
	steps: { lay },
	questions: {
		'lay.each': {
			deed: msg('lay a card beside the gate'),
			why: { is: 'does most' },
			// It comes back, but by a deal.
			answer: (sight) => {
				const mine = sight.own.laid;
				const defends = mainOf(sight, 'defense') === sight.me;
				const [worst] = worstFirst(sight.own.hand);
				return {
					pick: defends && mine !== null && kindOf(mine) === 'attack' && worst ? worst : 'none'
				};
			}
		}
	},
	uses: {}
};
