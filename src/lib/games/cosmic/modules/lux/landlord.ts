/** Landlord: who has foreign colonies in its owner’s system pays rent. */
import { msg } from '../../../../core';
import type { Choice } from '../../../../core';
import { coloniesOf, homeOf, isAtHome, planetName, timingOrder } from '../../board';
import type { OneOf } from '../../../kit';
import { bestOf } from '../../../kit';
import { shipsOn } from '../../bot/sight';
import { formsOf } from '../../play';
import { loseShips } from '../../steps/lose';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { most, payFor } from './card';
import type { LuxCard } from './card';
import { holderOf } from './holders';

declare module '../../play' {
	interface Steps {
		'landlord.rent': { readonly owner: SeatId };
	}
}

/** Foreign colonies of a seat in the system of another. */
const rented = (board: Board, owner: SeatId, seat: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter(
		(planet) => homeOf(planet) === owner && !isAtHome(board, seat, planet)
	);

/** CE-38.10: at the start of its owner’s turn. */
export function collectRent(play: Play, turnOf: SeatId): void {
	if (holderOf(play.board, 'landlord') === turnOf) play.push('landlord.rent', { owner: turnOf });
}

const { each } = formsOf('landlord.rent');

type Rent = OneOf<
	| (Choice<'pay'> & { readonly then?: never })
	| (Choice<'lose'> & { readonly then: OneOf<Choice<PlanetId>> })
>;

const rent: Step = {
	pay: each({
		seats: ({ board }) => timingOrder(board),
		ask: (play, { owner }, seat) => {
			const planets = rented(play.board, owner, seat);
			if (planets.length === 0) return null;
			const shape: Rent = {
				type: 'one',
				choices: [
					...(most(play, seat) > 0
						? [{ id: 'pay' as const, say: msg('Pay {who} one lux', { who: owner }) }]
						: []),
					{
						id: 'lose',
						say: msg('Send a ship there to the warp'),
						then: {
							type: 'one',
							choices: planets.map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet
							}))
						}
					}
				]
			};
			return {
				seat,
				about: [owner],
				rule: 'CE-38.10',
				say: msg('{who} asks rent for your foreign colonies in their system.', { who: owner }),
				shape,
				fallback: 'random'
			};
		},
		then: (play, _frame, { pick, then }, seat) => {
			if (pick === 'pay') payFor(play, { seat, id: 'landlord' }, 1);
			else if (then) loseShips(play, { [seat]: { [then.pick]: 1 } }, { rule: 'CE-38.10' });
		}
	})
};

export const landlord: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Landlord'),
		gist: msg('Foreign colonies in your system cost a lux each turn of yours'),
		text: msg(
			'At the start of your turn each player with a foreign colony in your system pays you one lux or sends one of their ships in your system to the warp.'
		),
		rulings: [msg('One lux or one ship, however many colonies they have there.')]
	},
	liked: 6,
	uses: {},
	steps: { rent },
	questions: {
		'rent.pay': {
			deed: msg('pay rent'),
			why: { is: 'costs less' },
			// A lux is less than a ship; else one where most of its ships are.
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const pay = shape.choices.find(({ id }) => id === 'pay');
				if (pay) return { pick: pay.id };
				const lose = shape.choices.find(({ id }) => id === 'lose');
				const from =
					lose?.then?.type === 'one' &&
					bestOf(lose.then.choices, ({ id }) => shipsOn(sight, id as PlanetId)[sight.me] ?? 0);
				return lose && from ? { pick: lose.id, then: { pick: from.id } } : null;
			}
		}
	}
};
