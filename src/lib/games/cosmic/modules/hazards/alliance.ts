/** Alliance: two players invite each other for the rest of the game, as long as it stays in play. */
import { msg, template, withBarred } from '../../../../core';
import { bestOf, seatChoice } from '../../../kit';
import type { OneOf } from '../../../kit';
import { foreignOf, shipsOn } from '../../bot/sight';
import { leftOf, planetName, shipsAt, shipsInGame } from '../../board';
import { goalOf } from '../../goal';
import { formsOf } from '../../play';
import { heldColonies, leavable } from '../../leaving';
import { moveShips } from '../../ships';
import { ally, discardHazard } from './deck';
import { hazardOf } from './ids';
import { hazardsInPlay } from './inPlay';
import type { Choice } from '../../../../core';
import type { Play, Step } from '../../play';
import type { PlanetId, SeatId } from '../../types';
import type { Hazard } from './hazard';

declare module '../../play' {
	interface Steps {
		/** A seat gives the card, with a ship of its own on it, to another. */
		pact: { readonly seat: SeatId };
	}
}

type Giving = OneOf<Choice<PlanetId> & { readonly then: OneOf<Choice<SeatId>> }>;

const { ask } = formsOf('pact');

const pact: Step = {
	give: ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const others = leftOf(board, seat);
			const [next] = others;
			const partners: OneOf<Choice<SeatId>> = { type: 'one', choices: others.map(seatChoice) };
			const shape: Giving = {
				type: 'one',
				choices: leavable(play, seat).map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					note: msg('{n, plural, one {# ship} other {# ships}} there', {
						n: shipsAt(board, seat, planet)
					}),
					then: partners
				}))
			};
			const [first] = shape.choices;
			return {
				seat,
				rule: 'CE-33.9',
				say: msg(
					'By the hazard Alliance you give one ship to another player, and from then on you two must invite each other. From which colony, and to whom?'
				),
				shape,
				...(first && next ? { fallback: { pick: first.id, then: { pick: next } } } : {})
			};
		},
		explain: (play, _frame, shape, seat) => withBarred(shape, heldColonies(play, seat)),
		then: (play, _frame, { pick: planet, then: { pick: whom } }, seat) => {
			ally(play, seat, whom);
			play.say(
				msg(
					'{who, select, you {You give} other {# gives}} {whom} a ship: from now on the two invite each other.',
					{
						who: seat,
						whom
					}
				),
				'CE-33.9'
			);
			moveShips(play, [{ seat, n: 1, from: planet, to: 'pact' }]);
		}
	})
};

/** CE-33.9: a card that no ship can be given with is discarded. */
function discardAlliance(play: Play): void {
	const card = hazardsInPlay(play.board).find((one) => hazardOf(one) === 'alliance');
	if (card) discardHazard(play, card);
}

export const alliance: Hazard = {
	words: {
		name: msg('Alliance'),
		gist: msg('Two players invite each other from now on'),
		text: msg(
			'The offense takes one ship from a colony and gives it with this card to another player. For the rest of the game each of the two, as a main player, must invite the other.'
		),
		rulings: [
			msg('The ship is on no colony and cannot be used.'),
			msg('Who is invited need not join.'),
			msg('Who has no more ships than it takes colonies to win gives none.'),
			msg('No other hazard drives it out.')
		]
	},
	lasts: 'game',
	besides: true,
	enters: (play) => {
		const { encounter } = play.board;
		if (!encounter) return;
		const { offense } = encounter;
		if (
			leavable(play, offense).length > 0 &&
			shipsInGame(play.board, offense) > goalOf(play.board, offense)
		) {
			play.push('pact', { seat: offense });
			return;
		}
		play.say(msg('{who} has no ship to give: nothing comes of it.', { who: offense }), 'CE-33.9');
		discardAlliance(play);
	},
	changes: {
		mustInvite: ({ board }, _owner, guests, { seat }) => {
			const [one, other] = board.hazards?.pact?.between ?? [];
			if (one === undefined || other === undefined) return guests;
			if (seat === one) return [...guests, other];
			return seat === other ? [...guests, one] : guests;
		}
	},
	steps: { pact },
	questions: {
		'pact.give': {
			deed: msg('give a ship away'),
			along: { some: template('Give {first} a ship from {outer}') },
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const from = bestOf(
					shape.choices,
					({ id }) => shipsOn(sight, id as PlanetId)[sight.me] ?? 0
				);
				const whom =
					from?.then?.type === 'one'
						? bestOf(from.then.choices, ({ id }) => -foreignOf(sight, id as SeatId))
						: undefined;
				return from && whom ? { pick: from.id, then: { pick: whom.id } } : null;
			}
		}
	}
};
