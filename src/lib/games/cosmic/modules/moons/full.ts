/** Full moons: what they do holds for everybody while there is a ship on them (CE-37.11). */
import { msg } from '../../../../core';
import { leftOf, playerOf } from '../../board';
import { mainOf } from '../../bot/sight';
import { kindOf } from '../../cards';
import { drawToHand } from '../../hands';
import { SIDES } from '../../types';
import type { CardValues } from '../../use';
import type { MoonCard } from './card';
import { occupiedMoons } from './laid';

export const offence: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Offence'),
		gist: msg('The offense adds 1 for each moon with a ship'),
		text: msg(
			'The total of the offense is 1 higher for each moon with a ship on it, this one too.'
		),
		rulings: []
	},
	worth: 0.1,
	bends: {
		helps: (sight, seat) => (mainOf(sight, 'offense') === seat ? occupiedMoons(sight.open) : 0)
	},
	changes: {
		parts: (_play, { amount }, parts, { side }) =>
			side === 'offense' ? { ...parts, added: parts.added + amount } : parts
	}
};

export const defence: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Defence'),
		gist: msg('The defense adds 1 for each moon with a ship'),
		text: msg(
			'The total of the defense is 1 higher for each moon with a ship on it, this one too.'
		),
		rulings: []
	},
	worth: 0.1,
	bends: {
		helps: (sight, seat) => (mainOf(sight, 'defense') === seat ? occupiedMoons(sight.open) : 0)
	},
	changes: {
		parts: (_play, { amount }, parts, { side }) =>
			side === 'defense' ? { ...parts, added: parts.added + amount } : parts
	}
};

const FEWER_CARDS = 3;

export const limiter: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Limiter'),
		gist: msg('New hands have three cards fewer'),
		text: msg('Every new hand has three cards fewer.'),
		rulings: [msg('One card at least is dealt.')]
	},
	worth: 0.02,
	changes: { handSize: (_play, _owner, n) => Math.max(1, n - FEWER_CARDS) }
};

const [HIGH, LOW] = [40, 4];

const turnedRound = (number: number): number =>
	number === HIGH ? LOW : number === LOW ? HIGH : number;

export const fourOhFour: MoonCard = {
	kind: 'full',
	words: {
		name: msg('404'),
		gist: msg('An attack 40 is a 04, and a 04 is a 40'),
		text: msg('An attack 40 that is revealed is a 04, and a 04 is a 40.'),
		rulings: [
			msg('The number on the card counts, before anything is added to it or multiplies it.')
		]
	},
	worth: 0.06,
	bends: { numbers: turnedRound },
	changes: {
		cardNumbers: (_play, _owner, { offense, defense }): CardValues => ({
			offense: turnedRound(offense),
			defense: turnedRound(defense)
		})
	}
};

export const gateMore: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Gate Version 1.1'),
		gist: msg('The offense may send one ship more'),
		text: msg('The most ships that an offense may send is one more.'),
		rulings: []
	},
	worth: 0.08,
	changes: { mostShips: (_play, _owner, n, { as }) => (as === 'offense' ? n + 1 : n) }
};

export const gateLess: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Gate Version 0.9'),
		gist: msg('The offense may send one ship fewer'),
		text: msg('The most ships that an offense may send is one fewer.'),
		rulings: [msg('It may send one at least.')]
	},
	worth: 0.05,
	changes: {
		mostShips: (_play, _owner, n, { as }) => (as === 'offense' ? Math.max(1, n - 1) : n)
	}
};

export const omegaBase: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Omega Base'),
		gist: msg('A foreign colony on its planet counts as two'),
		text: msg('Each foreign colony on the planet of this moon counts as two.'),
		rulings: [msg('It counts for everybody who has a foreign colony there.')]
	},
	worth: 0.5
};

export const deceleration: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Deceleration'),
		gist: msg('Each turn has one encounter fewer'),
		text: msg('Each turn has one encounter fewer, but one at least.'),
		rulings: [msg('An encounter that an effect grants is not counted.')]
	},
	worth: 0.04,
	changes: { mostEncounters: (_play, _owner, n) => Math.max(1, n - 1) }
};

export const acceleration: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Acceleration'),
		gist: msg('Each turn may have one encounter more'),
		text: msg('Each turn may have one encounter more.'),
		rulings: [msg('It follows a successful one, as the second does.')]
	},
	worth: 0.12,
	changes: { mostEncounters: (_play, _owner, n) => n + 1 }
};

export const compassion: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Compassion'),
		gist: msg('Main players must lay a negotiate if they have one'),
		text: msg('A main player who holds a negotiate must lay one.'),
		rulings: [msg('Whom another effect tells which card to lay follows that.')]
	},
	worth: 0.02,
	changes: {
		mustLay: ({ board }, _owner, cards, { seat }) => {
			if (cards.length > 0) return cards;
			return playerOf(board, seat).hand.filter((card) => kindOf(card) === 'negotiate');
		}
	}
};

export const bribery: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Bribery'),
		gist: msg('Who was not invited may be an ally for a card'),
		text: msg(
			'Once alliances are formed, each player whom nobody has invited may offer one main player a card: who takes it has them as an ally.'
		),
		rulings: [
			msg('In timing order. Who is offered a card sees it once it is taken.'),
			msg('They send ships as any ally does.')
		]
	},
	worth: 0.06,
	needsOthers: true,
	changes: {
		buysIn: ({ board }, _owner, buys, { seat }) =>
			buys ??
			(SIDES.some((side) => board.encounter?.invited[side].includes(seat)) ? null : 'CE-37.22')
	}
};

export const moonShine: MoonCard = {
	kind: 'full',
	words: {
		name: msg('Moon Shine'),
		gist: msg('In each regroup all but the offense draw a card'),
		text: msg('In each regroup every player but the offense draws a card.'),
		rulings: [msg('In timing order, before a ship comes back.')]
	},
	worth: 0.2,
	regroup: (play) => {
		const { board } = play;
		const offense = board.encounter?.offense;
		if (offense) for (const seat of leftOf(board, offense)) drawToHand(play, seat, 1, 'CE-37.14');
	}
};
