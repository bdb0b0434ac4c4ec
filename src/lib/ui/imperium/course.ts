/** What Twilight Imperium says to who meets it for the first time. */
import { msg } from '$lib/core/words';
import type { Course } from '../coach/course';
import { WAITING_SAYS } from '../coach/waiting';

export const COURSE: Course = {
	opening: msg(
		'Ten victory points win. Most come from objectives: those that lie open, and your secret one. Each round everybody picks Strategy Cards, acts in turn, from home towards Mecatol Rex in the middle, and claims objectives.'
	),
	waiting: WAITING_SAYS,
	lesson: [
		{
			id: 'strategy',
			asks: ['strategy.pick'],
			say: msg(
				'A Strategy Card is one strong action for you this round, and a weaker share of it for the others. The lowest number acts first.'
			)
		},
		{
			id: 'turn',
			asks: ['turn.act'],
			say: msg(
				'One action, then the next player. A touched system gets a counter of yours: ships come in, fight, land, and docks there build. Or use your Strategy Card; with nothing left to do, pass.'
			)
		},
		{
			id: 'move',
			asks: ['tactical.move'],
			say: msg(
				'Ships come from systems without a counter of yours. Carriers take Ground Forces along, which alone take planets. To build only, move none.'
			)
		},
		{
			id: 'land',
			asks: ['landings.assign'],
			say: msg(
				'The first Ground Force takes a free planet. Planets give resources to build with, and influence to vote and to buy counters with.'
			)
		},
		{
			id: 'build',
			asks: ['production.order'],
			say: msg(
				'Build what you can pay and your fleet has room for; Ground Forces and Fighters come in pairs. Planets you pay with are exhausted until the round ends.'
			)
		},
		{
			id: 'secondary',
			asks: ['strategic.others'],
			say: msg(
				'Somebody used a Strategy Card, and you may use its smaller half, mostly for a counter of Strategy Allocation. It takes no turn of yours.'
			)
		},
		{
			id: 'claim',
			asks: ['claim.choose', 'turn.act'],
			say: msg(
				'The round ends with objectives: you claim one open one that you fulfil, and your secret one. Look at them early, below the map: they are the plan for the round.'
			)
		},
		{
			id: 'counters',
			asks: ['status.counters'],
			say: msg(
				'Each counter is something you can do: an action on the map in the Command Pool, a ship more in every system in Fleet Supply, others’ Strategy Cards in Strategy Allocation.'
			)
		}
	],
	later: [
		{
			id: 'tiles',
			asks: ['setup.build', 'setup.leftOver'],
			say: msg(
				'You build the galaxy together, ring by ring. Planets near your home will be yours first; empty space, asteroids and a supernova are in the way of whoever lives behind them.'
			)
		},
		{
			id: 'units',
			asks: ['setup.units'],
			say: msg(
				'Say on which planet your Space Dock and your Ground Forces stand: the dock builds there, and more where there are more resources.'
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
				'A trade agreement exchanges a Trade Contract of yours for another’s. One of 3 brings 3 trade goods to who got it, whenever they collect by Trade. It ends when you fight each other. Goods count as resources or as influence.'
			)
		},
		{
			id: 'vote',
			asks: ['vote.cast'],
			say: msg(
				'You have as many votes as your ready planets have influence, and casting them exhausts nothing. Laws stay.'
			)
		},
		{
			id: 'hits',
			asks: ['battle.casualties', 'losses.take', 'invasion.casualties'],
			say: msg(
				'You choose which units take the hits. Dreadnoughts and War Suns stand one before they are lost, and mend when the round ends.'
			)
		},
		{
			id: 'foresee',
			asks: ['battle.foresee'],
			say: msg(
				'You may announce that you withdraw: after this round your ships go to a neighbouring system of yours that holds a counter.'
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
