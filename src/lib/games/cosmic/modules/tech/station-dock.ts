/** Station Dock: one of three space stations comes to its player’s home system. */
import { msg } from '../../../../core';
import type { Ask, Choice } from '../../../../core';
import { bestOf } from '../../../kit';
import type { OneOf } from '../../../kit';
import { planetName, stationsOf } from '../../board';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { PlanetId, SeatId } from '../../types';
import { stationBy } from '../stations';
import { attach, dealable } from '../stations/actions';
import { STATION_SETS } from '../stations/kinds';
import { setsIn } from '../stations/options';
import { freePlanets } from '../stations/pieces';
import type { StationId } from '../stations/state';
import { discardTech } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'station-dock.build': {
			readonly seat: SeatId;
			/** The stations drawn. */
			drawn?: readonly StationId[];
		};
	}
}

const DRAWN = 3;

/** CE-32.47: those not in play; of both sets where the table has chosen none. */
function undealt(play: Play): StationId[] {
	const sets = setsIn(play.table.options);
	return dealable(play, 'station', sets.length > 0 ? sets : STATION_SETS).filter(
		(id) => !stationsOf(play.board).some((one) => one.id === id)
	);
}

type Building = Choice<StationId> & { readonly then: OneOf<Choice<PlanetId>> };

const forms = formsOf('station-dock.build');

const build: Step = {
	draw: forms.run((play, frame) => {
		frame.drawn = play.shuffle(undealt(play)).slice(0, DRAWN);
	}),

	choose: forms.ask({
		ask: ({ board }, { seat, drawn = [] }): Ask<OneOf<Building>> | null => {
			const planets = freePlanets(board, seat).map((planet) => ({
				id: planet,
				say: planetName(planet),
				on: planet
			}));
			return drawn.length === 0 || planets.length === 0
				? null
				: {
						seat,
						secret: true,
						rule: 'CE-32.47',
						say: msg('Which space station do you put into play, and beside which home planet?'),
						shape: {
							type: 'one',
							choices: drawn.map((id) => ({
								id,
								say: nameOf('station', id),
								note: stationBy(id).words.gist,
								then: { type: 'one', choices: planets }
							}))
						},
						fallback: 'random'
					};
		},
		then: (play, _frame, { pick, then: { pick: planet } }, seat) => {
			const came = attach(play, seat, pick, planet, 'CE-32.47');
			stationBy(pick).received?.(play, seat, came);
		}
	})
};

export const stationDock: Technology = {
	words: {
		name: msg('Station Dock'),
		gist: msg('Put one of three space stations into play'),
		text: msg(
			'Once completed, discard it at the start of any encounter: draw three space stations that are not in play, attach one of them to a home planet of yours, and put the others back.'
		),
		rulings: [
			msg('They are of the sets at the table; where it has none, of all.'),
			msg('It needs a home planet without a station and without a moon.')
		]
	},
	research: 5,
	liked: 6,
	steps: { build },
	questions: {
		'build.choose': {
			deed: msg('put a space station into play'),
			why: { is: 'does most' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const station = bestOf(shape.choices, ({ id }) => stationBy(id).liked);
				const where =
					station?.then?.type === 'one'
						? bestOf(
								station.then.choices,
								({ id }) => sight.open.planets[id as PlanetId]?.[sight.me] ?? 0
							)
						: undefined;
				return station && where ? { pick: station.id, then: { pick: where.id } } : null;
			}
		}
	},
	uses: {
		dock: {
			moments: ['encounter.start'],
			open: (play, { seat }) =>
				freePlanets(play.board, seat).length > 0 && undealt(play).length > 0,
			say: msg('put a space station into play'),
			worth: () => 0.3,
			apply: (play, me) => {
				discardTech(play, me);
				play.push('station-dock.build', { seat: me.seat });
			}
		}
	}
};
