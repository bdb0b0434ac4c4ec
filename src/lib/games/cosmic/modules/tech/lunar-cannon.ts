/** Lunar Cannon: stands between two planets, and adds 10 to fights there. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { bothAttack, encounterOf, planetsOf, sideOf, techOf } from '../../board';
import { gainOf } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { asking } from '../../use';
import { placeToken, techName } from './pieces';
import type { Technology } from './technology';

const ADDED = 10;

/** Two planets of a system that stand next to each other. */
interface Gap {
	readonly choice: Choice<`${PlanetId} ${PlanetId}`>;
	readonly between: readonly [PlanetId, PlanetId];
}

const numberOf = (planet: PlanetId): number => Number(planet.slice(planet.indexOf('-') + 1));

/** Planets of a system stand in a row, by their numbers. */
function gapsIn(board: Board, system: SeatId): Gap[] {
	const planets = planetsOf(board, system);
	return planets.slice(1).flatMap((second, i): Gap[] => {
		const first = planets[i];
		return first
			? [
					{
						between: [first, second],
						choice: {
							id: `${first} ${second}`,
							say: msg('between planets {n} and {m} of {who}', {
								n: numberOf(first),
								m: numberOf(second),
								who: system
							}),
							on: first
						}
					}
				]
			: [];
	});
}

/** Tells where it stands from now on. */
function place(play: Play, seat: SeatId, { between, choice }: Gap): void {
	const tech = techOf(play.board, seat, 'lunar-cannon');
	if (!tech) return;
	placeToken(tech, between);
	play.say(
		msg('{tech} of {who} stands {place}.', {
			tech: techName('lunar-cannon'),
			who: seat,
			place: choice.say
		}),
		'CE-32.27'
	);
}

declare module '../../play' {
	interface Steps {
		'lunar-cannon.place': { readonly seat: SeatId };
	}
}

const placing: Step = {
	where: formsOf('lunar-cannon.place').ask({
		ask: ({ board }, { seat }) => {
			const gaps = gapsIn(board, seat);
			// Too few planets are left: it stands nowhere.
			return gaps.length === 0
				? null
				: {
						seat,
						rule: 'CE-32.27',
						say: msg('Between which of your planets does the Lunar Cannon stand?'),
						shape: { type: 'one', choices: gaps.map(({ choice }) => choice) }
					};
		},
		then: (play, _frame, { pick }, seat) => {
			const gap = gapsIn(play.board, seat).find(({ choice }) => choice.id === pick);
			if (gap) place(play, seat, gap);
		}
	})
};

const standsAt = (board: Board, seat: SeatId): readonly PlanetId[] =>
	techOf(board, seat, 'lunar-cannon')?.between ?? [];

/** Every gap but the one it stands in. */
const otherGaps = (board: Board, seat: SeatId): Gap[] => {
	const now = standsAt(board, seat).join(' ');
	return board.order
		.flatMap((system) => gapsIn(board, system))
		.filter(({ choice }) => choice.id !== now);
};

export const lunarCannon: Technology = {
	words: {
		name: msg('Lunar Cannon'),
		gist: msg('10 for your side in fights beside it'),
		text: msg(
			'When completed, put its token between two neighbouring home planets of yours. Once in each encounter at a planet beside it, after the cards are revealed, you may add 10 to your side as a main player or ally. Whenever a wild destiny card is drawn you may move it between two other neighbouring planets of any system.'
		),
		rulings: [msg('The planets of a system stand in a row, by their numbers.')]
	},
	research: 5,
	liked: 8,
	completed: (play, seat) => play.push('lunar-cannon.place', { seat }),
	steps: { place: placing },
	questions: {
		'place.where': {
			deed: msg('place the Lunar Cannon'),
			why: { is: 'best place' },
			answer: (_sight, shape) =>
				shape.type === 'one' && shape.choices[0] ? { pick: shape.choices[0].id } : null
		}
	},
	uses: {
		fire: {
			moments: ['reveal.values'],
			roles: ['offense', 'defense', 'offensiveAlly', 'defensiveAlly'],
			once: true,
			open: ({ board }, { seat }) => {
				const { target } = encounterOf(board);
				return bothAttack(board) && target !== null && standsAt(board, seat).includes(target);
			},
			say: msg('10 for their side'),
			yours: msg('10 for your side'),
			worth: (sight) => {
				const fight = fightIn(sight);
				return fight ? gainOf(sight, fight, ADDED) : 0;
			},
			lasting: {
				parts: ({ board }, { seat }, parts, { side }) =>
					sideOf(board, seat) === side ? { ...parts, added: parts.added + ADDED } : parts
			}
		},
		move: asking({
			moments: ['destiny.drawn'],
			open: ({ board }, { seat }) =>
				(encounterOf(board).destiny?.startsWith('wild') ?? false) &&
				standsAt(board, seat).length > 0,
			once: true,
			ask: ({ board }, { seat }) => {
				const gaps = otherGaps(board, seat);
				return gaps.length === 0
					? null
					: { type: 'one', choices: gaps.map(({ choice }) => choice) };
			},
			say: msg('the Lunar Cannon moves'),
			sends: template('Move it: {first}'),
			worth: () => 0,
			apply: (play, { seat }, { pick }) => {
				const gap = otherGaps(play.board, seat).find(({ choice }) => choice.id === pick);
				if (gap) place(play, seat, gap);
			}
		})
	}
};
