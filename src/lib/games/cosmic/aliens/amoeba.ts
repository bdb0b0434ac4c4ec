/** Ooze: its force in the encounter swells and shrinks when the cards are laid. */
import { msg, template } from '../../../core';
import { bestOf, entriesOf, splitOver, sumOf, totalOf } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { sideOf } from '../bot/sight';
import { spareShips, spread, takeFrom } from '../bot/ships';
import { decidesFights, myShips } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import { coloniesOf, involvedShips, planetName, roleOf, shipsAt, targetOf } from '../board';
import { isHeld, moveShips, movesFrom, movesTo, stillThere } from '../ships';
import { asking } from '../use';
import type { AnswerTo, Choice, Words } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Where } from '../board';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

/** More, with ships from where; or fewer, and where they go. */
type Resizing = OneOf<Choice<'more' | 'fewer'> & { readonly then: SplitOf<PlanetId> }>;

/** Where the ships of a seat in the encounter are. */
function forceOf(board: Board, seat: SeatId): Where {
	const role = roleOf(board, seat);
	if (role === 'defense') return targetOf(board);
	return role === 'defensiveAlly' ? 'beside' : 'gate';
}

/** Its colonies, but the planet it defends: the ships there are its force. */
const others = (board: Board, seat: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter((planet) => planet !== forceOf(board, seat));

/** What a force can grow or shrink by, `most` at a time; null when it can do neither. */
function resizing(play: Play, seat: SeatId, most = Infinity): Resizing | null {
	const { board } = play;
	const planets = others(board, seat).map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet
	}));
	const held = isHeld(play, seat, forceOf(board, seat));
	const there = held ? 0 : Math.min(most, involvedShips(board, seat));
	const more = splitOver(
		planets
			.filter(({ id }) => !isHeld(play, seat, id))
			.map((place) => ({ ...place, max: shipsAt(board, seat, place.id) })),
		1,
		most
	);
	const fewer =
		there > 0 &&
		splitOver(
			planets.map((place) => ({ ...place, max: there })),
			1,
			there
		);
	const choices = [
		...(more ? [{ id: 'more' as const, say: msg('Bring ships in'), then: more }] : []),
		...(fewer ? [{ id: 'fewer' as const, say: msg('Take ships home'), then: fewer }] : [])
	];
	return choices.length === 0 ? null : { type: 'one', choices };
}

/** What its details say it does, as it is declared with them (CE-17.3). */
function resizes({ pick, then: { split } }: AnswerTo<Resizing>): Words {
	const n = totalOf(split);
	const there = entriesOf(split);
	const of = (way: 'from' | 'to') => ({
		and: there.map(([planet, ships]) => {
			const place = planetName(planet);
			return there.length === 1
				? msg('{way, select, from {from} other {to}} {place}', { way, place })
				: msg('{n} {way, select, from {from} other {to}} {place}', { n: ships, way, place });
		})
	});
	return pick === 'more'
		? msg('bring {n, plural, one {one ship} other {# ships}} in, {places}', {
				...{ n, places: of('from') }
			})
		: msg('take {n, plural, one {one ship} other {# ships}} home, {places}', {
				...{ n, places: of('to') }
			});
}

function resize(play: Play, seat: SeatId, { pick, then: { split } }: AnswerTo<Resizing>): void {
	const { board } = play;
	const force = forceOf(board, seat);
	const moves = stillThere(
		board,
		pick === 'more' ? movesFrom(seat, split, force) : movesTo(seat, split, force)
	);
	const n = sumOf(moves, (move) => move.n);
	if (n === 0) return;
	if (pick === 'more')
		play.say(
			msg(
				'{who, select, you {You bring} other {# brings}} {n, plural, one {# ship} other {# ships}} into the encounter.',
				{
					who: seat,
					n
				}
			),
			'CE-1.12'
		);
	else
		play.say(
			msg(
				'{who, select, you {You take} other {# takes}} {n, plural, one {# ship} other {# ships}} home from the encounter.',
				{
					who: seat,
					n
				}
			),
			'CE-20.3'
		);
	moveShips(play, moves);
}

/** By how many ships a bot resizes its force, fewer below nothing, and what it gains by it. */
function bestSize(sight: Sight, most = Infinity): { by: number; worth: number } {
	const none = { by: 0, worth: 0 };
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side) return none;
	const now = worthOfLaid(sight, fight);
	const more = Math.min(most, spareShips(sight));
	// One ship stays, so that a win still brings its colony.
	const fewer = Math.min(most, myShips(sight, fight) - 1);
	const sizes = [1, 2, 4, 6, 8, 12].flatMap((n) => [
		...(n <= more ? [n] : []),
		...(n <= fewer ? [-n] : [])
	]);
	const tried = sizes.map((by) => {
		// Half of what is sent is lost, about; what stays at home is not.
		const worth = worthOfLaid(sight, fight, { [side]: by }) - now - (by * SHIP) / 2;
		return { by, worth };
	});
	return bestOf([none, ...tried], ({ worth }) => worth) ?? none;
}

/** Its details, as a bot settles them. */
function sized(sight: Sight, { choices }: Resizing, most = Infinity): AnswerTo<Resizing> | null {
	const { by } = bestSize(sight, most);
	const choice = choices.find(({ id }) => id === (by > 0 ? 'more' : 'fewer'));
	if (!choice || by === 0) return null;
	const { id, then } = choice;
	return { pick: id, then: by > 0 ? takeFrom(sight, then, by) : spread(sight, then, -by) };
}

/** Ships a wild flare moves at most. */
const MOST = 4;

export const amoeba: Alien = {
	words: {
		name: msg('Amoeba'),
		power: msg('Ooze'),
		gist: msg('Grows or shrinks when the cards lie'),
		text: msg(
			'As a main player with ships in the encounter, when both encounter cards lie face down, you may *use* this power: take any number of those ships home, or bring in any number from your other colonies, also more than four.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, bring up to four more of your ships into the encounter, or take up to four home.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('Resize your force as an ally, too.'),
			timing: { roles: ALLY, phases: ['planning'] }
		},
		rulings: [
			msg(
				'An offense without ships may win, but lands none and gets no colony; their allies land.'
			),
			msg('A planet you have left is defended all the same, with no ships of yours.'),
			msg('Ships never come from the warp. Taking the last ship of a colony gives it up.'),
			msg('Ships go home to colonies, so without another colony they stay.'),
			msg('An ally who takes all their ships home is an ally no more.'),
			msg('Compensation and rewards count the ships there at the end.')
		]
	},
	liked: 13,
	power: {
		uses: {
			ooze: asking({
				moments: ['planning.selected'],
				roles: MAIN,
				open: (play, { seat }) =>
					involvedShips(play.board, seat) > 0 && resizing(play, seat) !== null,
				ask: (play, { seat }) => resizing(play, seat),
				say: msg('resize their force'),
				yours: msg('resize your force'),
				sends: template('Resize: {first}, {n, plural, one {one ship} other {# ships}}'),
				worth: (sight) => bestSize(sight).worth,
				choose: (sight, shape) => sized(sight, shape),
				doing: (answer) => resizes(answer),
				harms: decidesFights,
				apply: (play, { seat }, answer) => resize(play, seat, answer)
			})
		}
	},
	wild: {
		uses: {
			stretch: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: (play, { seat }) => resizing(play, seat, MOST) !== null,
				ask: (play, { seat }) => resizing(play, seat, MOST),
				say: msg('resize their force by up to four ships'),
				yours: msg('resize your force by up to four ships'),
				sends: template('Resize: {first}, {n, plural, one {one ship} other {# ships}}'),
				worth: (sight) => bestSize(sight, MOST).worth,
				choose: (sight, shape) => sized(sight, shape, MOST),
				doing: (answer) => resizes(answer),
				apply: (play, { seat }, answer) => resize(play, seat, answer)
			})
		}
	},
	super: {
		uses: {
			ooze: asking({
				moments: ['planning.selected'],
				roles: ALLY,
				open: (play, { seat }) => resizing(play, seat) !== null,
				ask: (play, { seat }) => resizing(play, seat),
				say: msg('resize their force as an ally'),
				yours: msg('resize your force as an ally'),
				sends: template('Resize: {first}, {n, plural, one {one ship} other {# ships}}'),
				worth: (sight) => bestSize(sight).worth,
				choose: (sight, shape) => sized(sight, shape),
				doing: (answer) => resizes(answer),
				apply: (play, { seat }, answer) => resize(play, seat, answer)
			})
		}
	}
};
