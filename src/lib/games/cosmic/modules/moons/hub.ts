/** Hub moons, which serve who is on them in deals (CE-37.24), and a new moon that turns out to be one. */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { coloniesOf, opponentOf, playerOf, timingOrder } from '../../board';
import { isOurs, rivalsOf, threatens } from '../../bot/sight';
import { splitRewards } from '../../bot/picks';
import { handOver, randomCards } from '../../hands';
import { formsOf } from '../../play';
import { askRewards, takeRewards } from '../../rewards';
import { loseShips } from '../../steps/lose';
import type { Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { besidesMoon } from './beside';
import { moonCard, newMoon } from './card';
import type { MoonCard, MoonWords } from './card';
import { moonsOf } from './laid';
import { leaveMoon } from './pieces';

const hub = (
	words: MoonWords,
	worth: number,
	does: Pick<MoonCard, 'dealMade' | 'dealFailed' | 'uses' | 'lasts' | 'steps' | 'questions'> = {}
) => moonCard('hub', words, worth, does);

/** One that lets terms say something more: that stands in `boons.ts`. */
const bringing = (
	name: Words,
	gist: Words,
	text: Words,
	rulings: readonly Words[],
	worth: number
) =>
	hub(
		{
			name,
			gist,
			text,
			rulings: [msg('A deal may consist of that alone.'), ...rulings]
		},
		worth
	);

const AFTER = msg('It happens once all else has changed hands.');

export const cardDeal = bringing(
	msg('Card Deal'),
	msg('Your deals may let both draw cards'),
	msg('A deal of yours may say that each of the two dealers draws up to two cards.'),
	[msg('The terms say who draws how many.'), AFTER],
	0.12
);

export const discardDealHub = bringing(
	msg('Discard Deal (hub)'),
	msg('Your deals may let both discard cards'),
	msg('A deal of yours may say that each of the two dealers discards up to two cards.'),
	[msg('The terms say who discards how many; each chooses which.'), AFTER],
	0.04
);

export const garbageDay = bringing(
	msg('Garbage Day'),
	msg('Your deals may bring new hands'),
	msg(
		'A deal of yours may say that each of the two dealers discards the hand and draws a new one.'
	),
	[msg('The terms say whether both do, or which of them.'), AFTER],
	0.06
);

export const flareUp = bringing(
	msg('Flare Up'),
	msg('Your deals may let both draw a flare'),
	msg('A deal of yours may say that each of the two dealers draws an unused flare.'),
	[msg('The terms say whether both do, or which of them.'), msg('As far as there are any.'), AFTER],
	0.1
);

export const warpOut = bringing(
	msg('Warp Out'),
	msg('Your deals may bring the other’s ships out of the warp'),
	msg(
		'A deal of yours may say that up to two ships of the other dealer come from the warp to the planet of this moon.'
	),
	[AFTER],
	0.04
);

declare module '../../play' {
	interface Steps {
		/** A reward for a deal. */
		'deal-reward.take': { readonly seat: SeatId };
		/** It may cost the other dealer a ship on each planet they share. */
		'domestic-dispute.strike': { readonly seat: SeatId };
	}
}

const take: Step = {
	choose: formsOf('deal-reward.take').ask({
		ask: (play, { seat }) => askRewards(play, seat, 1, 'CE-37.24'),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

export const dealReward = hub(
	{
		name: msg('Deal Reward'),
		gist: msg('A deal brings you a reward'),
		text: msg('When you have made a deal, take one reward.'),
		rulings: [msg('It is none that is gained for ships, so nothing raises it.')]
	},
	0.12,
	{
		dealMade: (play, seat) => play.push('deal-reward.take', { seat }),
		steps: { take },
		questions: {
			'take.choose': {
				deed: msg('take a reward'),
				why: { is: 'best cards' },
				answer: splitRewards
			}
		}
	}
);

export const rentersFee = hub(
	{
		name: msg('Renter’s Fee'),
		gist: msg('A deal brings you a card of each who lives here'),
		text: msg(
			'When you have made a deal, take a card by chance of each other player with a colony on the planet of this moon.'
		),
		rulings: [msg('In timing order; a home colony is one, too.')]
	},
	0.05,
	{
		dealMade: (play, seat, planet) => {
			const { board } = play;
			for (const other of timingOrder(board)) {
				if (other === seat || !coloniesOf(board, other).includes(planet)) continue;
				const cards = randomCards(play, playerOf(board, other).hand, 1);
				handOver(play, other, seat, cards, 'CE-37.24', 'taken');
			}
		}
	}
);

/** Planets on which both have ships, of `whom` one that is not on a moon. */
const shared = (board: Board, seat: SeatId, whom: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter((planet) => besidesMoon(board, whom, planet) > 0);

const strike: Step = {
	choose: formsOf('domestic-dispute.strike').ask({
		ask: ({ board }, { seat }) => {
			const whom = opponentOf(board, seat);
			const n = shared(board, seat, whom).length;
			return n === 0
				? null
				: {
						seat,
						about: [whom],
						rule: 'CE-37.24',
						say: msg(
							'Send {n, plural, one {# ship} other {# ships}} of {whom} to the warp, one from each planet you share?',
							{ n, whom }
						),
						shape: { type: 'confirm', yes: msg('Send them to the warp'), no: msg('Leave them') },
						fallback: { yes: false }
					};
		},
		then: (play, _frame, { yes }, seat) => {
			if (!yes) return;
			const whom = opponentOf(play.board, seat);
			const planets = shared(play.board, seat, whom);
			loseShips(
				play,
				{ [whom]: Object.fromEntries(planets.map((planet) => [planet, 1])) },
				{ rule: 'CE-37.24' }
			);
		}
	})
};

export const domesticDispute = hub(
	{
		name: msg('Domestic Dispute'),
		gist: msg('Without a deal the other loses a ship on each planet you share'),
		text: msg(
			'When you do not come to a deal, you may send a ship of the other main player to the warp from each planet on which you both have ships.'
		),
		rulings: [msg('After the ships that the failed deal costs. Ships on moons stay.')]
	},
	0.06,
	{
		dealFailed: (play, seat) => play.push('domestic-dispute.strike', { seat }),
		steps: { strike },
		questions: {
			'strike.choose': {
				deed: msg('send ships of the other to the warp, or not'),
				why: { is: 'hurts most' },
				// Partners never meet (CE-40.25).
				answer: () => ({ yes: true })
			}
		}
	}
);

export const translationLost = newMoon(
	hub(
		{
			name: msg('Translation Lost'),
			gist: msg('The terms of a deal may come to nothing'),
			text: msg(
				'Whenever a deal is made you may take your ship home and turn this moon down: nothing comes of its terms, but it was a deal.'
			),
			rulings: [
				msg('Whoever deals.'),
				msg('What hub moons bring after a deal they bring all the same.'),
				msg('Without another colony your ship goes to the warp.')
			]
		},
		0.12,
		{
			lasts: true,
			uses: {
				garble: {
					moments: ['resolution.dealMade'],
					unanswerable: true,
					// A deal that was quashed is none any more.
					open: ({ board }) => board.encounter?.outcome?.type === 'deal',
					say: msg('nothing comes of the terms'),
					worth: (sight) => {
						const rivals = rivalsOf(sight).filter((seat) => !isOurs(sight, seat));
						const { offense, defense } = sight.open.encounter ?? {};
						const deals = (seat: SeatId) => seat === offense || seat === defense;
						// CE-33.46: of a deal of all it is one itself.
						return !sight.open.encounter?.council &&
							!deals(sight.me) &&
							rivals.some((seat) => deals(seat) && threatens(sight, seat))
							? 0.3
							: 0;
					},
					apply: (play, { seat, id }) => {
						const planet = moonsOf(play.board).find((moon) => moon.id === id)?.planet;
						(play.find('council') ?? play.within('deal')).garbled = true;
						if (!planet) return;
						leaveMoon(play, planet, 'down');
						play.push('home', { from: planet, ships: { [seat]: 1 } });
					}
				}
			}
		}
	)
);
