/** The negations of Negator, each played once by its power (CE-36.35). */
import { msg } from '../../../../core';
import type { EssenceSet } from '../essence';
import { namedCard } from './named';

export const negations: EssenceSet = {
	kind: msg('Negations'),
	cards: {
		'ally-action': namedCard({
			name: msg('Ally Action'),
			text: msg(
				'Cancel a power that another player uses by choice as an ally, or a card that only allies may play.'
			),
			hurts: 0
		}),
		'choosing-ships': namedCard({
			name: msg('Choosing Ships'),
			text: msg(
				'Another player who has chosen ships for this encounter must take them from other places, and another number of them, if they can.'
			),
			hurts: 0
		}),
		destiny: namedCard({
			name: msg('Destiny'),
			text: msg(
				'By a wild card the offense must choose somebody else; by their own colour they must encounter an intruder at home, if they can.'
			),
			hurts: 0
		}),
		'encounter-card': namedCard({
			name: msg('Encounter Card'),
			text: msg(
				'A card that another main player has laid goes back to their hand, and they must lay another, if they can.'
			),
			hurts: 0
		}),
		'enter-alliance': namedCard({
			name: msg('Enter Alliance'),
			text: msg('Another player who is joining a side may not join that side in this encounter.'),
			hurts: 0
		}),
		'hyperspace-gate': namedCard({
			name: msg('Hyperspace Gate'),
			text: msg('The offense must aim at another planet that they may aim at.'),
			hurts: 0
		}),
		'main-player-action': namedCard({
			name: msg('Main Player Action'),
			text: msg(
				'Cancel a power that another player uses by choice as a main player, or a card that only main players may play.'
			),
			hurts: 0
		}),
		'non-encounter-card': namedCard({
			name: msg('Non-Encounter Card'),
			text: msg(
				'An artifact, flare or reinforcement that another player plays goes back to their hand, and they cannot play it again in this encounter.'
			),
			hurts: 0
		})
	}
};
