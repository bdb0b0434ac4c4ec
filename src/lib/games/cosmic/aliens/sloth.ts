/** Laziness: its ships come late, once both cards lie face down, or not at all. */
import { msg, template } from '../../../core';
import { totalOf } from '../../kit';
import { bestMore, setShips } from '../bot/alliances';
import { endingNow, worthOfLaid } from '../bot/odds';
import { sideOf as sideIn, threatens } from '../bot/sight';
import { takeFrom } from '../bot/ships';
import { trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import { encounterOf, involvedShips, sideOf, sideOfMain, targetOf, timingOrder } from '../board';
import { isLate } from '../late';
import { formsOf } from '../play';
import { MOST_SHIPS, moveShips, movesFrom, stillThere } from '../ships';
import { sidesOpenTo } from '../steps/alliance';
import { fleetOf, shipsToLaunch } from '../steps/launch';
import { SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Answer, Shape } from '../../../core';
import type { SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { CosmicChanges, Origin } from '../use';
import type { Play, Step } from '../play';
import type { SeatId, Side } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

/** What a fight is expected to need of each ally that may add ships, for a bot. */
const ADDED = 2;

const whereOf = (side: Side): 'gate' | 'beside' => (side === 'offense' ? 'gate' : 'beside');

/** Its ships are sent later; as long as they are still to come all read so beside the fight. */
const late: CosmicChanges = {
	sendsLate: (_play, owner, is, { seat }) => is || seat === owner.seat,
	decides: ({ board: { encounter } }, { seat }, said) =>
		encounter && SIDES.some((side) => isLate(encounter, seat, side))
			? [...said, msg('The ships of {who} are still to come', { who: seat })]
			: said
};

/** Ships that an ally may add to those it has there, so many at most; null: it has none to add. */
function adding(play: Play, seat: SeatId, most: number): SplitOf<Origin> | null {
	return most > 0 && sideOf(play.board, seat) ? fleetOf(play, seat, most) : null;
}

/** What an ally may still send of those it may have there. */
function missing(play: Play, seat: SeatId): number {
	const { board } = play;
	const most = value(play, 'mostShips', MOST_SHIPS, { seat, as: 'ally' });
	// CE-36.79
	const limit =
		sideOf(board, seat) === 'offense' ? value(play, 'mostToGate', most, { seat }) : most;
	return limit - involvedShips(board, seat);
}

function add(play: Play, seat: SeatId, split: { readonly [from in Origin]?: number }): void {
	const { board } = play;
	const side = sideOf(board, seat);
	if (!side) return;
	const moves = stillThere(board, movesFrom(seat, split, whereOf(side)));
	const n = moves.reduce((sum, move) => sum + move.n, 0);
	if (n === 0) return;
	play.say(
		msg(
			'{who, select, you {You send} other {# sends}} {n, plural, one {# more ship} other {# more ships}}.',
			{ who: seat, n }
		),
		'CE-9.6'
	);
	moveShips(play, moves);
}

/** The allies of this main player that have ships to add, in timing order. */
function adders(play: Play, seat: SeatId): SeatId[] {
	const { board } = play;
	const side = sideOfMain(board, seat);
	return side
		? timingOrder(board).filter(
				(ally) =>
					encounterOf(board).allies[side].includes(ally) && adding(play, ally, MOST_SHIPS) !== null
			)
		: [];
}

declare module '../play' {
	interface Steps {
		/** This ally may add ships. */
		'sloth.add': { readonly seat: SeatId };
	}
}

const more: Step = {
	send: formsOf('sloth.add').ask({
		ask: (play, { seat }) => {
			const shape = adding(play, seat, MOST_SHIPS);
			return (
				shape && {
					...caused(play),
					seat,
					about: [targetOf(play.board)],
					rule: 'CE-16.1',
					say: msg('Add ships to those you have there?'),
					shape: { ...shape, min: 0 },
					fallback: { split: {} }
				}
			);
		},
		then: (play, _frame, { split }, seat) => add(play, seat, split)
	})
};

/** What a bot gains by so many ships more of its own, as the cards lie open. */
function gainWith(sight: Sight, n: number): number {
	const [fight, side] = [fightIn(sight), sideIn(sight, sight.me)];
	if (!fight || !side) return 0;
	const has = fight[whereOf(side)][sight.me] ?? 0;
	const joined = setShips(fight, side, sight.me, has + n);
	const [now, then] = [endingNow(sight, fight), endingNow(sight, joined)];
	return now && then ? worthOfEnding(sight, joined, then) - worthOfEnding(sight, fight, now) : 0;
}

/** How many ships more do most for it; none where it is as well off without. */
function bestAdded(sight: Sight, most: number): { readonly n: number; readonly gain: number } {
	let best = { n: 0, gain: 0 };
	for (let n = 1; n <= most; n++) {
		const gain = gainWith(sight, n);
		if (gain > best.gain) best = { n, gain };
	}
	return best;
}

/** What its side gains by ships that its allies add, with the card it has laid. */
function gainByAllies(sight: Sight): number {
	const [fight, side] = [fightIn(sight), sideIn(sight, sight.me)];
	if (!fight || !side) return 0;
	const allies = sight.open.encounter?.allies[side] ?? [];
	if (allies.some((ally) => threatens(sight, ally))) return 0;
	const joined = allies.reduce(
		(known, ally) => setShips(known, side, ally, (known[whereOf(side)][ally] ?? 0) + ADDED),
		fight
	);
	return worthOfLaid(sight, joined) - worthOfLaid(sight, fight);
}

/** As many as do most, of those it can spare. */
function addBest(sight: Sight, shape: Shape): Answer | null {
	const side = sideIn(sight, sight.me);
	return shape.type === 'split' && side
		? takeFrom(sight, shape, bestMore(sight, shape, side))
		: null;
}

export const sloth: Alien = {
	words: {
		name: msg('Sloth'),
		power: msg('Laziness'),
		gist: msg('Sends ships once the cards are laid, or none'),
		text: msg(
			'As the offense, and before you answer an invitation, you *use* this power: you send no ships yet. Once both cards lie face down you say how many of them come, from none to as many as you could have sent. As the offense you go on without any; as an ally without any you leave the encounter.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ['offense', ...ALLY], phases: ['launch', 'alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As an ally, once the cards are revealed, send more ships, up to as many as an ally may have there.'
			),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'As a main player, once both cards lie face down, let each of your allies add up to four ships.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('Without a ship that could be sent the power is not used.'),
			msg('Whoever stops it does so before you have answered; then your ships are sent at once.'),
			msg('That your ships come is not a use: nothing stops it once the power was used.'),
			msg(
				'If the encounter is decided before the cards are laid, no ship comes, and an ally of whom none has come is none any more.'
			),
			msg('What allies add by the super flare comes beyond the limit of four.'),
			msg('Allies whose ships came late may add others by the super flare as well.')
		]
	},
	set: 'storm',
	liked: 7,
	steps: { add: more },
	questions: {
		'add.send': {
			deed: msg('add ships, or not'),
			sends: {
				none: msg('Add none'),
				amount: template('Add {n, plural, one {one ship} other {# ships}}')
			},
			answer: addBest,
			why: (answer) =>
				'split' in answer && totalOf(answer.split) > 0 ? { is: 'does most' } : { is: 'leaves it' }
		}
	},
	power: {
		uses: {
			launch: {
				moments: ['launch.beforeShips'],
				roles: ['offense'],
				mandatory: true,
				open: (play) => shipsToLaunch(play, false) !== null,
				say: msg('their ships come once both cards lie face down'),
				yours: msg('your ships come once both cards lie face down'),
				harms: trifling,
				lasting: late
			},
			join: {
				moments: ['alliance.answer'],
				mandatory: true,
				open: (play, { seat }, { only }) =>
					only === seat &&
					(value(play, 'mustJoin', null, { seat }) !== null || sidesOpenTo(play, seat).length > 0),
				say: msg('their ships come once both cards lie face down'),
				yours: msg('your ships come once both cards lie face down'),
				harms: trifling,
				lasting: late
			}
		}
	},
	wild: {
		uses: {
			more: asking({
				moments: ['reveal.values'],
				roles: ALLY,
				open: (play, { seat }) => adding(play, seat, missing(play, seat)) !== null,
				ask: (play, { seat }) => adding(play, seat, missing(play, seat)),
				say: msg('send more ships'),
				sends: template('Send {n, plural, one {one more ship} other {# more ships}}'),
				worth: (sight) => bestAdded(sight, MOST_SHIPS).gain - SHIP,
				choose: (sight, shape) => {
					const { n } = bestAdded(sight, shape.max);
					return n > 0 ? takeFrom(sight, shape, n) : null;
				},
				apply: (play, { seat }, { split }) => add(play, seat, split)
			})
		}
	},
	super: {
		uses: {
			add: {
				moments: ['planning.selected'],
				roles: MAIN,
				open: (play, { seat }) => adders(play, seat).length > 0,
				say: msg('each of their allies may add up to four ships'),
				yours: msg('each of your allies may add up to four ships'),
				worth: gainByAllies,
				apply: (play, { seat }) => {
					// What is pushed last comes first.
					for (const ally of adders(play, seat).reverse()) play.push('sloth.add', { seat: ally });
				}
			}
		}
	}
};
