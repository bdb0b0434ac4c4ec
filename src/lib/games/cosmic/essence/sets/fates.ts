/** The fates of Zilch, each played once by its power (CE-36.25). */
import { msg } from '../../../../core';
import type { EssenceSet } from '../essence';
import { namedCard } from './named';

export const fates: EssenceSet = {
	kind: msg('Fates'),
	cards: {
		donate: namedCard({
			name: msg('Donate!'),
			text: msg('Give a card of your hand that is no encounter card to another player.'),
			hurts: 0
		}),
		peek: namedCard({
			name: msg('Peek!'),
			text: msg(
				'Look at a hand, at a hoard or face-down technologies of a player, at the five top cards of a deck, at a cache, or at a card that was laid.'
			),
			hurts: 0
		}),
		psych: namedCard({
			name: msg('Psych!'),
			text: msg(
				'As an ally, once cards are laid, take your ships home; one other ally may have to do so as well.'
			),
			hurts: 0
		}),
		reward: namedCard({
			name: msg('Reward!'),
			text: msg('Any of the rewards you are to gain go to another player.'),
			hurts: 0
		}),
		shield: namedCard({
			name: msg('Shield!'),
			text: msg('Until the encounter ends the powers of another player cannot be stopped.'),
			hurts: 0
		}),
		steal: namedCard({
			name: msg('Steal!'),
			text: msg(
				'Take a card by chance out of the hand of a player, look at it and give it to a third.'
			),
			hurts: 0
		}),
		zap: namedCard({
			name: msg('Zap!'),
			text: msg('Stop a use of a power of another player, which is off until the encounter ends.'),
			hurts: 0
		})
	}
};
