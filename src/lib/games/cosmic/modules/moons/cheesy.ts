/** Cheesy moons, as far as a server can carry them out, and a new moon that turns out to be one (CE-37.21). */
import { msg } from '../../../../core';
import { coloniesOf, foreignColonies, homeColonies, timingOrder } from '../../board';
import { dealPileRound, dealRound } from '../../hands';
import { partnerOf } from '../teams/partners';
import { value } from '../../values';
import { finishWith } from '../../winners';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import { moonCard, newMoon } from './card';
import type { MoonCard, MoonWords } from './card';
import { moonsOf } from './laid';
import { loseMoon } from './pieces';

const cheesy = (
	words: MoonWords,
	worth: number,
	does: Pick<MoonCard, 'turnedUp' | 'regroup' | 'turnStart' | 'changes' | 'needsCities'>
) => moonCard('cheesy', words, worth, does);

/** What happens as the turn of who is on it starts. */
const onOwnTurn =
	(does: (play: Play, seat: SeatId) => void): NonNullable<MoonCard['turnStart']> =>
	(play, seat) => {
		if (play.board.offense === seat) does(play, seat);
	};

export const atrophy = cheesy(
	{
		name: msg('Atrophy'),
		gist: msg('In each regroup everybody discards a card'),
		text: msg('In each regroup every player discards a card of their choice.'),
		rulings: [msg('In timing order, before a ship of the offense comes back.')]
	},
	0.02,
	{
		regroup: (play) => {
			// What is pushed last happens first.
			for (const seat of timingOrder(play.board).toReversed())
				play.push('moons.discard', { seat, n: 1 });
		}
	}
);

export const dealDeck = cheesy(
	{
		name: msg('Deal Deck'),
		gist: msg('At the start of your turn the whole deck is dealt'),
		text: msg(
			'At the start of your turn all cards of the deck are dealt out one by one, to you first and then to the left.'
		),
		rulings: [msg('These cards are not drawn: nothing answers that they come.')]
	},
	0.15,
	{ turnStart: onOwnTurn((play, seat) => dealRound(play, seat, 'CE-37.21')) }
);

export const discardDeal = cheesy(
	{
		name: msg('Discard Deal'),
		gist: msg('At the start of your turn the discard pile is dealt'),
		text: msg(
			'At the start of your turn the discard pile is shuffled and all its cards are dealt out one by one, to you first and then to the left.'
		),
		rulings: [msg('These cards are not drawn: nothing answers that they come.')]
	},
	0.15,
	{ turnStart: onOwnTurn((play, seat) => dealPileRound(play, seat, 'CE-37.21')) }
);

export const reboot = cheesy(
	{
		name: msg('Reboot'),
		gist: msg('At the start of your turn everybody plays other aliens'),
		text: msg(
			'At the start of your turn the aliens of all players are replaced by others that are drawn by chance.'
		),
		rulings: [
			msg('In timing order.'),
			msg('An alien with a game setup, or that may not meet another in play, is not drawn.'),
			msg('Powers that technologies and space stations have brought stay.')
		]
	},
	0.01,
	{
		turnStart: onOwnTurn((play) => {
			// What is pushed last happens first.
			for (const seat of timingOrder(play.board).toReversed()) play.push('renewPowers', { seat });
		})
	}
);

export const gameOver = cheesy(
	{
		name: msg('Game Over'),
		gist: msg('The game ends: most colonies win'),
		text: msg('The game ends. Whoever has the most colonies, home and foreign, wins.'),
		rulings: [
			msg('What counts as a colony is counted.'),
			msg('Who have as many win together, and their partners with them.'),
			msg('Who cannot win now is left out, unless nobody can.')
		]
	},
	-0.5,
	{
		turnedUp: (play) => {
			const { board } = play;
			const all = (seat: SeatId) => homeColonies(board, seat) + foreignColonies(board, seat);
			const able = board.order.filter((seat) => value(play, 'mayWin', true, { seat }));
			const among = able.length > 0 ? able : board.order;
			const n = Math.max(...among.map(all));
			const ahead = among.filter((seat) => all(seat) === n);
			const winners = board.order.filter((seat) => {
				const partner = partnerOf(board, seat);
				return ahead.includes(seat) || (partner !== null && ahead.includes(partner));
			});
			const who = { and: winners };
			finishWith(
				play,
				winners,
				msg('With {n} colonies, home and foreign.', { n }),
				'CE-37.21',
				winners.length > 1
					? msg('The game is over. {who} share the victory with {n} colonies, home and foreign.', {
							who,
							n
						})
					: msg('The game is over. {who} wins with {n} colonies, home and foreign.', { who, n })
			);
		}
	}
);

export const planetless = newMoon(
	cheesy(
		{
			name: msg('Planetless'),
			gist: msg('Who has no colony wins'),
			text: msg('A player without a ship on any planet wins.'),
			rulings: [
				msg('Whosever ship is on this moon.'),
				msg('A ship on a moon is one on its planet.')
			]
		},
		0.02,
		{
			changes: {
				ownWins: ({ board }, _owner, wins) => [
					...wins,
					...board.order
						.filter((seat) => coloniesOf(board, seat).length === 0)
						.map((seat) => ({ seat, how: msg('With no colony left.') }))
				]
			}
		}
	)
);

export const noMoon = newMoon(
	cheesy(
		{
			name: msg('That’s No Moon!'),
			gist: msg('It is a sky city'),
			text: msg(
				'Draw a sky city that is not in play for this planet. Your ship moves to the planet, and the moon leaves the game.'
			),
			rulings: [
				msg('It is dealt where sky cities are in play.'),
				msg('When all sky cities are in play, none comes, and the moon leaves the game.')
			]
		},
		0.1,
		{
			needsCities: true,
			turnedUp: (play) => {
				const moon = moonsOf(play.board).find(({ id }) => id === 'thats-no-moon');
				if (!moon) return;
				const { planet } = moon;
				loseMoon(play, planet);
				play.push('stations.bring', { planet });
			}
		}
	)
);
