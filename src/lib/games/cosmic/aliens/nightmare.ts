/** Bad dreams: who leaves it out, or beats it, finds a card face down before them. */
import { msg, template } from '../../../core';
import { bestOf, pickBest, seatChoice } from '../../kit';
import {
	coloniesOf,
	encounterOf,
	isMain,
	mainPlayer,
	planetName,
	planetsOf,
	shipsAt,
	shipsOn
} from '../board';
import { foreignOf, goalOf, isOurs, rivalsOf, threatens } from '../bot/sight';
import { always, bringsColonies, trifling } from '../bot/wishes';
import { worthOfColony } from '../bot/worth';
import { cacheOf, essenceChoice, holdsEssence } from '../essence/cache';
import { hideEssence } from '../essence/cards';
import { dreams } from '../essence/sets/dreams';
import { unseenBefore } from '../essence/laid';
import { goesToItsAlien } from '../flares';
import { essenceCard } from '../keepers';
import { arePartners } from '../modules/teams/partners';
import { formsOf } from '../play';
import { isHeld, moveShips } from '../ships';
import { PHASES, ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { EssenceId } from '../essence/state';
import type { Use } from '../use';
import type { Alien } from './alien';
import { dreamt } from './dreaming';
import { hasLost, opponentsOf } from './granted';

const ID = 'nightmare';

declare module '../play' {
	interface Steps {
		/** It says which bad dream it lays face down before a player. */
		'nightmare.lay': { readonly seat: SeatId; readonly whom: SeatId };
	}
}

/** CE-36.51: who has left it out, or has won where it has lost. */
function offenders({ board }: Play, seat: SeatId, { moment }: Open): SeatId[] {
	if (moment === 'resolution.settled') return hasLost(board, seat) ? opponentsOf(board, seat) : [];
	const { invited } = encounterOf(board);
	return isMain(board, seat)
		? []
		: SIDES.filter((side) => !invited[side].includes(seat)).map((side) => mainPlayer(board, side));
}

/** Who may get a dream: those without one, or with the super flare those with one. */
const dreamers = (play: Play, seat: SeatId, frame: Open, further: boolean): SeatId[] =>
	offenders(play, seat, frame).filter(
		(whom) =>
			unseenBefore(play.board, ID).includes(whom) === further &&
			!arePartners(play.board, whom, seat)
	);

/** Whom a bot would rather have it: the rival nearest to winning. */
const feared = (sight: Sight, seat: SeatId): number =>
	isOurs(sight, seat) ? -1 : foreignOf(sight, seat) / goalOf(sight, seat);

const laying = (further: boolean): Use =>
	asking({
		moments: ['alliance.formed', 'resolution.settled'],
		once: true,
		open: (play, { seat }, frame) =>
			cacheOf(play.board, ID).length > 0 && dreamers(play, seat, frame, further).length > 0,
		ask: (play, { seat }) => {
			const frame = play.openWindow();
			const choices = frame ? dreamers(play, seat, frame, further).map(seatChoice) : [];
			const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
			return choices.length > 0 ? shape : null;
		},
		say: msg('a bad dream is laid face down before a player'),
		sends: template('A bad dream for {first}'),
		worth: always(0.1),
		choose: (sight, { choices }) => {
			const whom = bestOf(choices, ({ id }) => feared(sight, id));
			return whom ? { pick: whom.id } : null;
		},
		harms: trifling,
		apply: (play, { seat }, { pick: whom }) => play.push('nightmare.lay', { seat, whom })
	});

const lay = formsOf('nightmare.lay');

const laid: Step = {
	choose: lay.ask({
		ask: ({ board }, { seat, whom }) => {
			const choices = cacheOf(board, ID).map(essenceChoice);
			const [first] = choices;
			return first
				? {
						seat,
						secret: true,
						about: [whom],
						rule: 'CE-36.51',
						say: msg('Which bad dream do you lay before {whom}?', { whom }),
						shape: { type: 'one', choices },
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, { whom }, { pick }, seat) => {
			if (holdsEssence(play.board, seat, ID, pick))
				hideEssence(play, seat, ID, pick, whom, 'CE-36.51');
		}
	})
};

// The wild flare

type Diverting = OneOf<
	Choice<SeatId> & {
		readonly then: OneOf<Choice<PlanetId> & { readonly then: OneOf<Choice<PlanetId>> }>;
	}
>;

const planet = (id: PlanetId): Choice<PlanetId> => ({ id, say: planetName(id), on: id });

/** CE-36.58: where ships of a new colony can stand instead. */
const elsewhere = (board: Board, whom: SeatId, from: PlanetId): PlanetId[] => [
	...board.order
		.flatMap((seat) => planetsOf(board, seat))
		.filter((one) => Object.keys(shipsOn(board, one)).length === 0),
	...coloniesOf(board, whom).filter((one) => one !== from)
];

/** The new colonies of others that stand there still, and where their ships may go. */
function diverting(play: Play, seat: SeatId, { settled = [] }: Open): Diverting | null {
	const { board } = play;
	const whose = [...new Set(settled.map((one) => one.seat))].filter((one) => one !== seat);
	const choices = whose.flatMap((whom) => {
		const planets = settled.flatMap((one) => {
			const to = elsewhere(board, whom, one.planet).map(planet);
			const may = shipsAt(board, whom, one.planet) > 0 && !isHeld(play, whom, one.planet);
			return one.seat === whom && may && to.length > 0
				? [{ ...planet(one.planet), then: { type: 'one' as const, choices: to } }]
				: [];
		});
		return planets.length > 0
			? [{ ...seatChoice(whom), then: { type: 'one' as const, choices: planets } }]
			: [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

export const nightmare: Alien = {
	words: {
		name: msg('Nightmare'),
		power: msg('Bad Dreams'),
		gist: msg('Lays bad dreams before who leaves it out or beats it'),
		text: msg(
			'Once in every encounter, when a main player has not invited you, or you have lost and another player has won, you may *use* this power to lay a bad dream of your cache face down before that player, one before each. Whenever it applies you may *use* this power to turn it up: that player dreams it.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'When another player has gained a new colony, the ships there go to a planet without ships instead, or to one where that player has a colony, as you choose. Then give this flare to Nightmare, or discard it if nobody plays Nightmare.'
			),
			timing: { roles: [], phases: [] }
		},
		super: {
			text: msg('Lay a further bad dream before a player who has one.'),
			timing: { roles: ROLES, phases: ['alliance', 'resolution'] }
		},
		rulings: [
			msg('Once alliances stand it is seen who has not invited you; as a main player nobody need.'),
			msg('Who has won with the side that beat you has won, allies too.'),
			msg('A bad dream that was turned up is unavailable, whatever came of it.'),
			msg('When the use is stopped, the bad dream stays face down.'),
			msg('Who dreams is not asked, and may answer it as any use of a power.')
		]
	},
	liked: 11,
	essence: dreams,
	power: { uses: { lay: laying(false), ...dreamt } },
	wild: {
		uses: {
			divert: asking({
				moments: ['colonies.gained'],
				open: (play, { seat }, frame) => diverting(play, seat, frame) !== null,
				ask: (play, { seat }) => {
					const frame = play.openWindow();
					return frame ? diverting(play, seat, frame) : null;
				},
				say: msg('a new colony is founded elsewhere'),
				sends: template('Send {first} elsewhere: {second}'),
				worth: (sight) => (rivalsOf(sight).some((seat) => threatens(sight, seat)) ? 0.6 : 0),
				/** Of the most feared rival, to where it counts least. */
				choose: (sight, { choices }) => {
					const whose = bestOf(choices, ({ id }) => feared(sight, id));
					const [from] = whose?.then.choices ?? [];
					const to =
						whose &&
						bestOf(from?.then.choices ?? [], ({ id }) =>
							// What is bad for it is good for them.
							worthOfColony(sight, whose.id, id)
						);
					return whose && from && to
						? { pick: whose.id, then: { pick: from.id, then: { pick: to.id } } }
						: null;
				},
				harms: bringsColonies,
				apply: (play, _me, { pick: whom, then: { pick: from, then } }) => {
					const n = shipsAt(play.board, whom, from);
					play.say(
						msg(
							'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {goes} other {go}} to {planet} instead.',
							{ n, who: whom, planet: planetName(then.pick) }
						),
						'CE-36.58'
					);
					moveShips(play, [{ seat: whom, n, from, to: then.pick }]);
				},
				afterwards: goesToItsAlien
			})
		}
	},
	super: { uses: { further: laying(true) } },
	steps: { lay: laid },
	questions: {
		'lay.choose': {
			deed: msg('choose a bad dream'),
			why: { is: 'hurts most' },
			answer: (_sight, shape) => pickBest(shape, (id) => essenceCard(id as EssenceId).hurts)
		}
	}
};
