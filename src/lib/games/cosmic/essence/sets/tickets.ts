/** The tickets of Sheriff (CE-36.20): what each forbids, at which moments, and the fine. */
import { msg } from '../../../../core';
import { sumOf } from '../../../kit';
import {
	coloniesOf,
	encounterOf,
	isAtHome,
	mainPlayer,
	placesOf,
	playerOf,
	shipsAt,
	shipsOn,
	shipsToSend,
	targetOf
} from '../../board';
import { MOST_SHIPS } from '../../ships';
import { SIDES } from '../../types';
import { value } from '../../values';
import type { Words } from '../../../../core';
import type { Open, Play } from '../../play';
import type { Board, Moment, SeatId } from '../../types';
import type { EssenceCard, EssenceSet } from '../essence';
import type { EssenceId } from '../state';

/** What is paid: cards of the hand, or ships. */
export type Fine = { readonly cards: number } | { readonly ships: number };

/** A ticket: who does now what it forbids, at which moments, and what that costs. */
interface Ticket {
	readonly name: Words;
	readonly text: Words;
	readonly fine: Fine;
	readonly at: readonly Moment[];
	readonly breaks: (play: Play, seat: SeatId, frame: Open) => boolean;
}

/** Where what ships stand for is looked at: it can be so for long. */
const STANDING: readonly Moment[] = ['encounter.start', 'planning.beforeSelect', 'resolution.end'];

/** By how much a total is more than that of the loser, with which somebody is fined. */
const TOO_MUCH = 10;
const TOO_HIGH = 20;

/** Whether this main player has won by too much. */
function winsTooHigh({ board }: Play, seat: SeatId): boolean {
	const { outcome, totals } = encounterOf(board);
	return (
		outcome?.type === 'won' &&
		totals !== null &&
		mainPlayer(board, outcome.side) === seat &&
		Math.abs(totals.offense - totals.defense) > TOO_MUCH
	);
}

/** Whether this main player has turned up too high an attack. */
const showsTooHigh = ({ board }: Play, seat: SeatId): boolean =>
	SIDES.some((side) => {
		const face = encounterOf(board).laid[side]?.face;
		return mainPlayer(board, side) === seat && face?.kind === 'attack' && face.value >= TOO_HIGH;
	});

/** Whether it was invited and stands on no side, though it could have joined one. */
function refuses(play: Play, seat: SeatId): boolean {
	const { board } = play;
	const { invited } = encounterOf(board);
	const joined = play.find('alliance')?.joined;
	return (
		SIDES.some(
			(side) => invited[side].includes(seat) && value(play, 'mayAlly', true, { seat, side })
		) &&
		!SIDES.some((side) => joined?.[side].includes(seat)) &&
		shipsToSend(board, seat) > 0
	);
}

/** Whether it has joined with one ship, and had leave and ships for another. */
function spares(play: Play, seat: SeatId): boolean {
	const { board } = play;
	const { allies, gate, beside } = encounterOf(board);
	const side = SIDES.find((one) => allies[one].includes(seat));
	if (!side) return false;
	const joined = (side === 'offense' ? gate : beside)[seat] ?? 0;
	const most = value(play, 'mostShips', MOST_SHIPS, { seat, as: 'ally' });
	const watched = side === 'offense' && value(play, 'leaveOf', null, { seat }) !== null;
	return joined === 1 && most > 1 && !watched && shipsToSend(board, seat) > 0;
}

/** Whether it aims at a planet that hardly anybody defends. */
function trespasses({ board }: Play, seat: SeatId): boolean {
	const { offense, defense } = encounterOf(board);
	const ships = defense ? (shipsOn(board, targetOf(board))[defense] ?? 0) : 0;
	return offense === seat && ships <= 1;
}

const TICKETS: { readonly [ticket: string]: Ticket } = {
	'excessive-force': {
		name: msg('Excessive Force'),
		text: msg(
			'A main player wins by more than 10, or reveals an attack of 20 or more. Fine: three cards.'
		),
		fine: { cards: 3 },
		at: ['reveal.cards', 'resolution.outcome'],
		breaks: (play, seat, { moment }) =>
			moment === 'reveal.cards' ? showsTooHigh(play, seat) : winsTooHigh(play, seat)
	},
	gridlock: {
		name: msg('Gridlock'),
		text: msg('More than ten ships of a player are in the warp. Fine: two cards.'),
		fine: { cards: 2 },
		at: STANDING,
		breaks: ({ board }, seat) => shipsAt(board, seat, 'warp') > 10
	},
	'illegal-parking': {
		name: msg('Illegal Parking'),
		text: msg('More than four ships of a player are on one planet. Fine: one card.'),
		fine: { cards: 1 },
		at: STANDING,
		breaks: ({ board }, seat) =>
			coloniesOf(board, seat).some((planet) => shipsAt(board, seat, planet) > 4)
	},
	littering: {
		name: msg('Littering'),
		text: msg('A player discards more than three cards at once. Fine: two ships.'),
		fine: { ships: 2 },
		at: ['cards.discarded'],
		breaks: (_play, seat, { discarded }) => discarded?.by === seat && discarded.cards.length > 3
	},
	loitering: {
		name: msg('Loitering'),
		text: msg('A player who was invited joins no side. Fine: one card.'),
		fine: { cards: 1 },
		at: ['alliance.formed'],
		breaks: refuses
	},
	obstruction: {
		name: msg('Obstruction'),
		text: msg('A player keeps a card or a power from taking effect. Fine: two cards.'),
		fine: { cards: 2 },
		at: ['use.stopped'],
		breaks: (_play, seat, frame) => frame.seat === seat
	},
	panhandling: {
		name: msg('Panhandling'),
		text: msg('A player joins a side with one ship, and could have sent more. Fine: two ships.'),
		fine: { ships: 2 },
		at: ['alliance.formed'],
		breaks: spares
	},
	trespassing: {
		name: msg('Trespassing'),
		text: msg('The offense aims at a planet with at most one ship of the defense. Fine: one ship.'),
		fine: { ships: 1 },
		at: ['launch.beforeShips'],
		breaks: trespasses
	},
	vagrancy: {
		name: msg('Vagrancy'),
		text: msg('A foreign colony of a player has but one ship. Fine: two cards.'),
		fine: { cards: 2 },
		at: STANDING,
		breaks: ({ board }, seat) =>
			coloniesOf(board, seat).some(
				(planet) => !isAtHome(board, seat, planet) && shipsAt(board, seat, planet) === 1
			)
	}
};

export const tickets: EssenceSet = {
	kind: msg('Tickets'),
	lies: {
		up: msg('the fine is paid, and they can be fined again.'),
		down: msg('turned down, they cannot be fined any more.')
	},
	cards: Object.fromEntries(
		Object.entries(TICKETS).map(([id, { name, text }]): [string, EssenceCard] => [
			id,
			{ words: { name, text }, hurts: 0 }
		])
	)
};

export function ticketOf(id: EssenceId): Ticket {
	const ticket = TICKETS[id.slice('essence:sheriff.'.length)];
	if (!ticket) throw new Error(`${id} is no ticket.`);
	return ticket;
}

/** Moments at which some ticket is given. */
export const TICKETED: readonly Moment[] = [
	...new Set(Object.values(TICKETS).flatMap(({ at }) => at))
];

/** What it would have to pay, and no less. */
export const canPay = (board: Board, seat: SeatId, fine: Fine): boolean =>
	'cards' in fine
		? playerOf(board, seat).hand.length >= fine.cards
		: sumOf(placesOf(board, seat), (where) => shipsAt(board, seat, where)) >= fine.ships;

/** How many cards or ships its fine is. */
export const sizeOf = (id: EssenceId): number => {
	const { fine } = ticketOf(id);
	return 'cards' in fine ? fine.cards : fine.ships;
};
