/** What Twilight Imperium says to who meets it for the first time. */
import { msg } from '$lib/core/words';
import type { Course } from '../coach/course';
import { WAITING_SAYS } from '../coach/waiting';

export const COURSE: Course = {
	opening: msg(
		'You lead a race from its home system towards Mecatol Rex, the middle of the galaxy. Ten victory points win, most of them from objectives that lie open for all; yours alone is the secret one. Each round everybody picks Strategy Cards, acts in turn, and claims objectives.'
	),
	waiting: WAITING_SAYS,
	lesson: [
		{
			id: 'strategy',
			asks: ['strategy.pick'],
			say: msg(
				'A Strategy Card gives you one strong action this round, and others a weaker share of it. Its number says when you act: the lowest goes first.'
			)
		},
		{
			id: 'turn',
			asks: ['turn.act'],
			say: msg(
				'One action at a time, then the next player. Touch a system to activate it: a counter of yours goes there, ships come in, fight, land, and docks there build. Or use your Strategy Card, and when you have nothing left to do, pass.'
			)
		},
		{
			id: 'move',
			asks: ['tactical.move'],
			say: msg(
				'Ships come from systems without a counter of yours, as far as they move. Carriers take Ground Forces along, and only Ground Forces take planets. You may also move none and only build.'
			)
		},
		{
			id: 'land',
			asks: ['landings.assign'],
			say: msg(
				'A free planet is yours with the first Ground Force that lands. Planets give resources to build with and influence to vote and to buy counters with.'
			)
		},
		{
			id: 'build',
			asks: ['production.order'],
			say: msg(
				'Your Space Dock builds what you can pay and what your fleet has room for; Ground Forces and Fighters come in pairs. Planets you pay with are exhausted until the round ends.'
			)
		},
		{
			id: 'secondary',
			asks: ['strategic.others'],
			say: msg(
				'Somebody has used a Strategy Card, and you may use its secondary ability, the smaller half of it, mostly for a counter of your Strategy Allocation. It is no turn of yours: you lose nothing by it.'
			)
		},
		{
			id: 'claim',
			asks: ['claim.choose', 'turn.act'],
			say: msg(
				'The round ends with objectives: you claim one that lies open and that you fulfil, and choose where you fulfil several; your secret one too. Look at them early, below the map: they are the plan for the round.'
			)
		},
		{
			id: 'counters',
			asks: ['status.counters'],
			say: msg(
				'Counters are what you can do: in the Command Pool each is an action on the map, in Fleet Supply a ship more in every system, in Strategy Allocation a share of the Strategy Cards of others.'
			)
		}
	],
	later: [
		{
			id: 'tiles',
			asks: ['setup.build', 'setup.leftOver'],
			say: msg(
				'You build the galaxy together, ring by ring from the middle. Planets near your home will be yours first; empty space, asteroids and a supernova are in the way of whoever lives behind them.'
			)
		},
		{
			id: 'units',
			asks: ['setup.units'],
			say: msg(
				'Your ships wait above your home. Say on which planet your Space Dock and your Ground Forces stand: the dock builds there, and more where there are more resources.'
			)
		},
		{
			id: 'exchange',
			asks: ['exchange.partner'],
			say: msg(
				'Hacan may exchange Action Cards with whoever agrees, trade goods beside them: once each round, and with one after the other.'
			)
		},
		{
			id: 'windows',
			windows: 'all',
			say: msg(
				'Cards of yours may be played at such moments. Below, under “When others may respond”, you can pass ahead.'
			)
		},
		{
			id: 'trade',
			asks: ['tradePrimary.talk'],
			say: msg(
				'A trade agreement exchanges one of your two Trade Contracts for another’s: it brings you goods whenever trade flows, and ends when you fight each other. Goods count as resources or as influence.'
			)
		},
		{
			id: 'vote',
			asks: ['vote.cast'],
			say: msg(
				'An agenda is put to the vote. You have as many votes as your ready planets have influence, and casting them exhausts nothing. Laws stay.'
			)
		},
		{
			id: 'hits',
			asks: ['battle.casualties', 'losses.take', 'invasion.casualties'],
			say: msg(
				'You choose which units take the hits. A Dreadnought and a War Sun stand one before they are lost, and mend when the round ends.'
			)
		},
		{
			id: 'foresee',
			asks: ['battle.foresee'],
			say: msg(
				'Before each round of a battle you may announce that you withdraw: after that round your ships go to a neighbouring system of yours that holds a counter.'
			)
		},
		{
			id: 'breaking',
			asks: ['breaking.choose'],
			say: msg('Once a round you may end trade agreements. Mostly you keep them.')
		},
		{
			id: 'transfer',
			asks: ['transfer.move'],
			say: msg('A Transfer Action moves ships both ways between two neighbouring systems of yours.')
		}
	],
	ending: msg(
		'That is a whole round, and the next ones go the same way with larger fleets. Play this game on as long as you like.'
	)
};
