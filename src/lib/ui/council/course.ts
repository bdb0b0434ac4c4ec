/** What Galactic Council says to who meets it for the first time. */
import { msg } from '$lib/core/words';
import type { Course } from '../coach/course';
import { WAITING_SAYS } from '../coach/waiting';

export const COURSE: Course = {
	opening: msg(
		'You lead a species from one planet into a galaxy of hexes. In each round everybody has a turn, to settle planets, build, research and fight; then the Council meets. Victory Points come from its objectives and its votes, and from high technology.'
	),
	waiting: WAITING_SAYS,
	lesson: [
		{
			id: 'species',
			asks: ['setup.draft', 'setup.prefer', 'setup.bid'],
			say: msg(
				'Any will do for a first game; those called easy need no watching. The trait holds all game, each card is used once.'
			)
		},
		{
			id: 'fates',
			asks: ['setup.fates'],
			say: msg(
				'None of the answers is wrong. Ships and Stock to start with help at once, the rest in every round; Stock is production that you keep.'
			)
		},
		{
			id: 'turn',
			asks: ['turn.menu'],
			say: msg(
				'In your turn you have one Major Event, a battle, an alliance or research, and one Minor Event, such as to build or to move. For two Minor Events you may give the Major one up. To settle a free planet beside your ships, choose battle: nobody fights there.'
			)
		},
		{
			id: 'take',
			asks: ['battle.advance'],
			say: msg(
				'Which ships move in? They take a free planet at once; others defend themselves. Whoever owns a planet can spend its production, once a round.'
			)
		},
		{
			id: 'pay',
			asks: ['turn.menu'],
			say: msg(
				'You pay with your planets: each gives all its production once a round, and what is left over is lost at the end of the turn. What loses least pays; below you may choose yourself. Planets you have not used count for your votes in the Council.'
			)
		},
		{
			id: 'objective',
			asks: ['judging.claim', 'turn.menu'],
			say: msg(
				'The Council begins with objectives: you score an open one whose condition you meet, and choose where you meet several. One a round, and each only once; one that half of the players have scored is closed after that Council. Whoever was ahead as the round began is judged first, and the first to reach seven points has won.'
			)
		},
		{
			id: 'vote',
			asks: ['vote.cast'],
			say: msg(
				'All vote at the same time, and the ballots are shown together. The option with the most votes is carried out, for all, whoever voted for it. Votes come from your seat, your planets and the production you have not spent. A vote may give points, take them, or change the galaxy.'
			)
		}
	],
	later: [
		{
			id: 'battle',
			asks: ['battleRound.buy'],
			say: msg(
				'Each Battle Point of your ships is a die, or buys Tactics: cards that turn a battle. What you keep is rolled.'
			)
		},
		{
			id: 'hits',
			asks: ['battleRound.assign'],
			say: msg('You choose which ships take the hits. A Dreadnaught stands the first one.')
		},
		{
			id: 'alliance',
			asks: ['alliance.offer'],
			say: msg(
				'Two allies win together with ten points between them, and no longer with seven alone. Whoever attacks an ally must abstain at the next vote.'
			)
		},
		{
			id: 'chair',
			asks: ['council.choose'],
			say: msg(
				'You have the chair of this Council: of two cards you decide which one is voted on. You also decide a tie, but not one in which you are a candidate yourself.'
			)
		}
	],
	ending: msg(
		'Turns, objectives, a vote: of these a round is made, and you have met them all. Play this game on as long as you like.'
	)
};
