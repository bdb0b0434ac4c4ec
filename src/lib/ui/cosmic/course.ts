/** What Cosmic Encounter says to who meets it for the first time. */
import { msg } from '$lib/core/words';
import type { Course } from '../coach/course';
import { WAITING_SAYS } from '../coach/waiting';
import type { CosmicScreen } from './screen';

export const COURSE: Course<Pick<CosmicScreen, 'open' | 'own'>> = {
	opening: msg(
		'You have five planets and twenty ships, and an alien that breaks a rule of the game. Whoever first has colonies on five planets of other players, or as many as this table says, wins, and several can win together.'
	),
	waiting: WAITING_SAYS,
	lesson: [
		{
			id: 'alien',
			asks: ['start.choose'],
			say: msg(
				'Two aliens were dealt to you, and you play one. Read what each does and take the one you like: the game asks you whenever its power can be used.'
			)
		},
		{
			id: 'windows',
			windows: 'all',
			say: msg(
				'Before things happen, all may answer with a card or a power. Most of the time you pass. Below, under “When others may respond”, you can pass ahead until it is about you.'
			)
		},
		{
			id: 'aim',
			asks: ['launch.aim'],
			say: msg(
				'It is your encounter, and the destiny card has named whom you visit. Win there and you have a colony on that planet: a fifth of what you need. Few ships on a planet make it easier.'
			)
		},
		{
			id: 'send',
			asks: ['launch.send'],
			say: msg(
				'One to four ships go through the gate. Each adds one to your side, and is lost to the warp if you lose. A planet you leave without a ship is a colony no more; your home planets stay yours.'
			)
		},
		{
			id: 'invite',
			asks: ['alliance.offenseInvites', 'alliance.defenseInvites'],
			say: msg(
				'Allies add their ships to your side. If the offense wins, the allies get a colony too: do not help somebody to their last one. Allies of a defense that holds take cards, or ships out of the warp.'
			)
		},
		{
			id: 'join',
			asks: ['alliance.answer', 'alliance.together'],
			say: msg(
				'You are invited to a fight of two others. With the offense you win a colony beside theirs; with the defense you win cards or ships back. If your side loses, the ships you sent go to the warp.'
			)
		},
		{
			id: 'card',
			asks: ['planning.select'],
			say: msg(
				'Both sides lay a card face down. Two attacks: card plus ships, the higher side wins, and the defense if they are equal. Attack against negotiate wins, but the loser takes cards from your hand. Two negotiates: you make a deal.'
			)
		}
	],
	later: [
		{
			id: 'hazard',
			asks: [
				...['launch.send', 'alliance.offenseInvites', 'alliance.defenseInvites'],
				...['alliance.answer', 'alliance.together', 'planning.select']
			],
			fits: ({ open }) => (open.hazards?.inPlay.length ?? 0) > 0,
			say: msg(
				'A hazard is in play: a card that bends the rules for all. Touch its sign beside the board to read it, before you send ships, join or lay a card.'
			)
		},
		{
			id: 'flare',
			asks: ['launch.aim', 'launch.send', 'alliance.answer', 'planning.select'],
			windows: 'all',
			fits: ({ own }) => own?.hand.some((card) => card.startsWith('flare:')) ?? false,
			say: msg(
				'A card of your hand that bears the name of an alien is a flare. You may play one in an encounter, for what is written on it, and it comes back to your hand. Its wild half is for everybody, its super half for whoever plays that alien.'
			)
		},
		{
			id: 'deal',
			asks: ['deal.talk'],
			say: msg(
				'Both laid a negotiate card. Offer colonies, cards or both, and take what is offered, before the time is up: without a deal each of you loses three ships.'
			)
		},
		{
			id: 'home',
			asks: ['home.land'],
			say: msg('Your ships come home: any of your colonies will take them.')
		},
		{
			id: 'rewards',
			asks: ['resolution.rewards', 'resolution.split'],
			say: msg(
				'The defense has held, and you helped: for each ship you sent, draw a card or bring a ship back out of the warp.'
			)
		},
		{
			id: 'technology',
			asks: ['tech.keep.choose'],
			say: msg(
				'A technology is a plan that only you see. Put ships on it, one in an encounter: with as many as it takes it is complete, works for you from then on, and they come home. Keep the one that fits how you mean to win.'
			)
		},
		{
			id: 'research',
			asks: ['tech.actions.choose'],
			say: msg(
				'Before each encounter you may put one ship on your technology, or complete it once it has enough. A ship on it neither attacks nor defends until then. To leave it as it is costs nothing.'
			)
		},
		{
			id: 'evolution',
			asks: ['evolve.choose'],
			say: msg(
				'Before each encounter you may put one ship on an evolution card, or move one. What a card does for you goes by exactly how many ships you have there, and some bar you from something while you have none. Those ships can still be sent into an encounter.'
			)
		},
		{
			id: 'second',
			asks: ['turn.second'],
			say: msg(
				'Your first encounter was a success, so you may have a second one. After it the turn is over, whatever happens.'
			)
		},
		{
			id: 'retrieve',
			asks: ['encounter.retrieve'],
			say: msg('Each time your encounter begins, one of your ships comes back out of the warp.')
		}
	],
	// Shown once all of the lesson was met, so it says what that is, and nothing of a defense, which nobody can promise.
	ending: msg(
		'That is how the game goes: you have led an encounter, asked for help, been asked for it and laid a card. If somebody comes to you, you defend with the same. Play this one on as long as you like.'
	)
};
