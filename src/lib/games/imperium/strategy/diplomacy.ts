/** Diplomacy (TI-24): two players keep off each other's systems; planets are refreshed. */
import { msg } from '../../../core';
import type { Ask, Choice, Words } from '../../../core';
import { leftOf, playerOf, ranked, seatChoice } from '../../kit';
import type { OneOf, SomeOf } from '../../kit';
import { hasAbility } from '../abilities';
import { planetsAt, planetsOf, planetState, systemIds, tileAt } from '../board';
import { worthChoice } from '../cards/choices';
import { remember } from '../lasting';
import { refreshPlanets } from '../planets/refresh';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { seatsIn } from '../timing/passed';
import type { Board, PlanetId, SeatId } from '../types';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		diplomacyPrimary: { seat: SeatId };
	}
}
declare module '../moves' {
	interface Moves {
		/** For the rest of the round neither activates a system holding units of the other. */
		diplomacy: { readonly seats: readonly [SeatId, SeatId] };
	}
}

const { ask } = formsOf('diplomacyPrimary');

const MOST_REFRESHED = 2;

const opponentsOf = (board: Board, seat: SeatId): SeatId[] =>
	leftOf(board, seat).filter((one) => seatsIn(board).includes(one));

const opponentShape = (board: Board, seat: SeatId) => ({
	type: 'one' as const,
	choices: opponentsOf(board, seat).map(seatChoice)
});

/** TI-24.3, TI-24.4. */
function keepApart(play: Play, seat: SeatId, other: SeatId): void {
	remember(play.board, { is: 'diplomacy', until: 'round', seats: [seat, other] });
	play.say(
		msg(
			'{who} and {whom}: for the rest of the round neither may activate a system holding units of the other.',
			{ who: seat, whom: other }
		),
		'TI-24.3',
		{ type: 'diplomacy', seats: [seat, other] }
	);
}

export const diplomacyPrimary: Step = {
	name: ask({
		ask: ({ board }, { seat }): Ask<OneOf<ReturnType<typeof seatChoice>>> | null => {
			const shape = opponentShape(board, seat);
			// TI-34.12: the opponent with most points.
			const [most] = ranked(shape.choices, ({ id }) => playerOf(board, id).points);
			return most
				? {
						...{ seat, shape, rule: 'TI-24.3', fallback: { pick: most.id } },
						say: msg('Diplomacy: with whom do you keep peace for the rest of the round?')
					}
				: null;
		},
		then: (play, { seat }, { pick }) => keepApart(play, seat, pick)
	})
};

/** TI-24.5: with `diplomacyRefresh: outsideHome` none in Home Systems. */
function refreshable(board: Board, seat: SeatId): PlanetId[] {
	const atHome =
		board.options.diplomacyRefresh === 'any'
			? []
			: systemIds(board)
					.filter((id) => tileAt(board, id)?.kind === 'home')
					.flatMap((id) => planetsAt(board, id));
	return planetsOf(board, seat).filter(
		(id) => planetState(board, id).exhausted && !atHome.includes(id)
	);
}

interface Refresh extends Choice<'refresh'> {
	readonly then: SomeOf<PlanetId>;
}
interface Peace extends Choice<'primary'> {
	readonly then: OneOf<ReturnType<typeof seatChoice>>;
}

const refreshWords: Words = msg('Refresh up to two planets');

export const diplomacySecondary = secondaryFor<Refresh | Peace>({
	rule: 'TI-24.5',
	choices: ({ board }, seat) => {
		const planets = refreshable(board, seat);
		const choices: (Refresh | Peace)[] = [];
		if (planets.length > 0)
			choices.push({
				id: 'refresh',
				say: refreshWords,
				then: {
					type: 'some',
					choices: planets.map((id) => worthChoice(board, id)),
					min: 1,
					max: Math.min(MOST_REFRESHED, planets.length)
				}
			});
		if (hasAbility(board, seat, 'peace-accords'))
			choices.push({
				id: 'primary',
				say: msg('Use the primary instead'),
				rule: 'TI-24.3',
				then: opponentShape(board, seat)
			});
		return choices;
	},
	apply: (play, seat, answer) => {
		if (answer.pick === 'primary') keepApart(play, seat, answer.then.pick);
		else refreshPlanets(play, seat, answer.then.picks, 'TI-24.5');
	}
});
