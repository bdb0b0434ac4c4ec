/** What Deep Radar lets a player ask of others (CE-40.71): to be shown a card, and to be taken as an ally for one. */
import { msg } from '../../../../core';
import type { Ask, Choice } from '../../../../core';
import { bestOf, seatChoice } from '../../../kit';
import type { OneOf } from '../../../kit';
import { encounterOf, mainPlayer, mayStandOn, playerOf, roleOf } from '../../board';
import { cardName, isEncounterCard } from '../../cards';
import { handOver } from '../../hands';
import { lookAtCards } from '../../looks';
import { whomOf } from '../../names';
import { stillHeld } from '../../ownhand';
import { formsOf } from '../../play';
import { MOST_SHIPS } from '../../ships';
import { join } from '../../steps/alliance';
import { fleetOf, mostToGate } from '../../steps/launch';
import { SIDES } from '../../types';
import { value } from '../../values';
import type { Play, Step } from '../../play';
import type { CardId, SeatId, Side } from '../../types';

declare module '../../play' {
	interface Steps {
		/** Somebody may ask those that invited it to show a card. */
		'radar.look': {
			readonly seat: SeatId;
			/** Whom it has asked; left out: nobody yet. */
			asked?: readonly SeatId[];
		};
		/** A card is offered to the main player of a side. */
		'radar.buy': { readonly seat: SeatId; readonly side: Side; readonly card: CardId };
	}
}

const looking = formsOf('radar.look');

export const look: Step = {
	choose: looking.ask({
		ask: ({ board }, { seat }) => {
			const { invited } = encounterOf(board);
			// All see who holds any card.
			const hosts = SIDES.filter((side) => invited[side].includes(seat))
				.map((side) => mainPlayer(board, side))
				.filter((host) => playerOf(board, host).hand.length > 0);
			return hosts.length === 0
				? null
				: {
						seat,
						rule: 'CE-40.71',
						say: msg('Deep Radar: ask to be shown an encounter card before you answer?'),
						shape: { type: 'some', choices: hosts.map(seatChoice), min: 0, max: hosts.length },
						fallback: { picks: [] }
					};
		},
		then: (play, frame, { picks }, who) => {
			frame.asked = picks;
			if (picks.length > 0)
				play.say(
					msg('{who, select, you {You ask} other {# asks}} {whom} to show an encounter card.', {
						who,
						whom: { and: picks.map(whomOf) }
					}),
					'CE-40.71'
				);
		}
	}),

	show: looking.each({
		seats: (_play, { asked = [] }) => asked,
		ask: ({ board }, { seat: who }, seat) => ({
			seat,
			secret: true,
			about: [who],
			rule: 'CE-40.71',
			say: msg('{who} asks to see an encounter card of yours. Which do you show?', { who }),
			shape: {
				type: 'one',
				choices: [
					...playerOf(board, seat)
						.hand.filter(isEncounterCard)
						.map((card) => ({ id: card, say: cardName(card), on: card })),
					{ id: 'none', say: msg('None') }
				]
			},
			fallback: { pick: 'none' }
		}),
		then: (play, { seat: whom }, { pick }, who) => {
			if (pick === 'none') {
				play.say(msg('{who} shows no card.', { who }), 'CE-40.71');
				return;
			}
			play.say(
				msg('{who, select, you {You show} other {# shows}} {whom} a card.', { who, whom }),
				'CE-40.71'
			);
			lookAtCards(play, whom, who, [pick]);
		}
	})
};

/** Ships that a seat may send to this side; null: none. */
const fleet = (play: Play, seat: SeatId, side: Side) => {
	const of = { seat, as: 'ally' } as const;
	// CE-36.24: who needs leave for more than one ship has none for these.
	const most =
		side === 'offense'
			? mostToGate(play, seat, false, of)
			: value(play, 'mostShips', MOST_SHIPS, of);
	return fleetOf(play, seat, most);
};

/** The rule by which a seat may buy a place on a side (CE-40.71, CE-37.22); null: it may not. */
const buyingBy = (play: Play, seat: SeatId) =>
	roleOf(play.board, seat) === 'uninvolved' ? value(play, 'buysIn', null, { seat }) : null;

/** A card for a place on a side, or nothing; null: it may buy none, has no card, no ships, or no side. */
export function offering(
	play: Play,
	seat: SeatId
): Ask<OneOf<(Choice<Side> & { readonly then: OneOf<Choice<CardId>> }) | Choice<'none'>>> | null {
	const { board } = play;
	const { hand } = playerOf(board, seat);
	const rule = buyingBy(play, seat);
	if (!rule) return null;
	const sides = SIDES.filter(
		(side) =>
			mayStandOn(board, seat, side) &&
			value(play, 'mayAlly', true, { seat, side }) &&
			fleet(play, seat, side) !== null
	);
	return hand.length === 0 || sides.length === 0
		? null
		: {
				seat,
				secret: true,
				rule,
				say:
					rule === 'CE-40.71'
						? msg('Deep Radar: offer a main player a card, to be their ally?')
						: msg('Bribery: offer a main player a card, to be their ally?'),
				shape: {
					type: 'one',
					choices: [
						...sides.map((side) => {
							const who = mainPlayer(board, side);
							return {
								id: side,
								say: msg('Offer {who} a card', { who }),
								on: who,
								then: {
									type: 'one' as const,
									choices: hand.map((card) => ({ id: card, say: cardName(card), on: card }))
								}
							};
						}),
						{ id: 'none', say: msg('Offer nothing') }
					]
				},
				fallback: { pick: 'none' }
			};
}

const buying = formsOf('radar.buy');

export const buy: Step = {
	take: buying.ask({
		ask: (play, { seat: who, side }) => ({
			seat: mainPlayer(play.board, side),
			about: [who],
			rule: buyingBy(play, who) ?? 'CE-40.71',
			say: msg('{who} offers you a card, and would be your ally. Take it?', { who }),
			shape: { type: 'confirm', yes: msg('Take it'), no: msg('Refuse it') },
			fallback: { yes: false }
		}),
		then: (play, { seat, card }, { yes }, who) => {
			const rule = buyingBy(play, seat) ?? 'CE-40.71';
			if (!yes) {
				play.say(
					msg(
						'{who, select, you {You refuse} other {# refuses}} {whom, select, you {your card} other {the card of #}}.',
						{ who, whom: seat }
					),
					rule
				);
				return 'end';
			}
			handOver(play, seat, who, stillHeld(play, seat, [card]), rule);
			return undefined;
		}
	}),

	ships: buying.ask({
		ask: (play, { seat, side }) => {
			const shape = fleet(play, seat, side);
			const largest = shape && bestOf(shape.places, ({ max }) => max);
			return (
				shape && {
					seat,
					about: [mainPlayer(play.board, side)],
					rule: 'CE-9.6',
					say: msg('How many ships do you send?'),
					shape,
					fallback: { split: largest ? { [largest.id]: 1 } : {} }
				}
			);
		},
		then: (play, { side }, { split }, seat) => {
			encounterOf(play.board).sending = { seat, side, ships: split };
			join(play, seat, []);
		}
	})
};
