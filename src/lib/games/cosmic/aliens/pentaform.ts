/** Evolve: it has the power of the stage of life that it has come to, and colonies move it on and back. */
import { msg, template } from '../../../core';
import { bestOf, pickBest } from '../../kit';
import { caused } from '../because';
import { isAtHome } from '../board';
import { alienName } from '../cards';
import { drawable, turnUpSheets } from '../drawable';
import { goesToItsAlien } from '../flares';
import { gistOf, mayNotMeet } from '../keepers';
import { formsOf } from '../play';
import { turnUpInSetup } from '../sheets';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { AlienId, SeatId } from '../types';
import type { Alien } from './alien';
import { leftBy } from './left';
import { IN_EACH_PHASE } from './timing';

const ID = 'pentaform';

/** Aliens in its row. */
const STAGES = 5;

/** Aliens of which the wild flare leaves one. */
const OFFERED = 2;

/** What a liked power is worth above another, and how much the better of two is liked, about. */
const LIKED = 0.04;
const BETTER = 12;

declare module '../play' {
	interface Steps {
		/** `seat` lays those that are left behind those in the row; left out: they are not drawn yet. */
		'pentaform.arrange': {
			readonly seat: SeatId;
			left?: readonly AlienId[];
			row?: readonly AlienId[];
		};
		/** `seat` becomes one of these for good; left out: they are not drawn yet. */
		'pentaform.become': { readonly seat: SeatId; drawn?: readonly AlienId[] };
	}
}

function alienChoice(alien: AlienId): Choice<AlienId> {
	const gist = gistOf(alien);
	return { id: alien, say: alienName(alien), on: `alien:${alien}`, ...(gist && { note: gist }) };
}

const oneOf = (aliens: readonly AlienId[]): OneOf<Choice<AlienId>> => ({
	type: 'one',
	choices: aliens.map(alienChoice)
});

/** All are told how the row lies. */
function tellRow(play: Play, seat: SeatId, row: readonly AlienId[]): void {
	play.say(
		msg(
			'{who, select, you {Your life stages} other {The life stages of #}}, from the first to the last: {aliens}.',
			{ who: seat, aliens: { and: row.map(alienName) } }
		),
		'CE-16.38'
	);
}

/** How many foreign colonies have just been gained: those of the open window. */
const gained = ({ board }: Play, seat: SeatId, frame: Pick<Open, 'settled'> | undefined): number =>
	(frame?.settled ?? []).filter((one) => one.seat === seat && !isAtHome(board, seat, one.planet))
		.length;

/** How many have been lost in the phase that ends. */
const lost = ({ board }: Play, seat: SeatId): number =>
	leftBy(board, seat).filter((planet) => !isAtHome(board, seat, planet)).length;

/** So many places to the right, or to the left, as far as there are any. */
function move(play: Play, by: number): void {
	const { stages } = play.board;
	if (!stages) return;
	const at = Math.max(0, Math.min(stages.row.length - 1, stages.at + by));
	play.push('stage', { stages: { ...stages, at } });
}

/** Two stages by their places in the row, the left one outside. */
function pairs({
	board
}: Play): OneOf<Choice<AlienId> & { readonly then: OneOf<Choice<AlienId>> }> | null {
	const { row = [] } = board.stages ?? {};
	const choices = row
		.slice(0, -1)
		.map((one, i) => ({ ...alienChoice(one), then: oneOf(row.slice(i + 1)) }));
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** The row with these two in each other's places. */
const swapped = (row: readonly AlienId[], one: string, other: string): AlienId[] =>
	row.map((stage) => (stage === one ? other : stage === other ? one : stage));

/** The best of all stages, and the one it is at; null: nothing lies in a row. */
function bestStage({ open, manner }: Sight): { best: AlienId; now: AlienId } | null {
	const now = open.stages?.row[open.stages.at];
	const best = bestOf(open.stages?.row ?? [], manner.prefers);
	return best !== undefined && now !== undefined ? { best, now } : null;
}

const arranging = formsOf('pentaform.arrange');

const arrange: Step = {
	draw: arranging.run((play, frame) => {
		const { seat } = frame;
		turnUpInSetup(play, seat, ID, 'CE-16.38');
		frame.left = turnUpSheets(
			play,
			STAGES,
			(alien, beside) => !beside.some((other) => mayNotMeet(alien, other))
		);
	}),

	next: arranging.ask({
		ask: (play, { seat, left = [], row = [] }) =>
			left.length > 1
				? {
						seat,
						rule: 'CE-16.38',
						say:
							row.length === 0
								? msg('Which is your first life stage?')
								: msg('Which life stage comes next?'),
						shape: oneOf(left),
						fallback: 'random'
					}
				: null,
		then: (_play, frame, { pick }) => {
			frame.row = [...(frame.row ?? []), pick];
			frame.left = (frame.left ?? []).filter((alien) => alien !== pick);
			return 'next';
		}
	}),

	lay: arranging.run((play, { seat, left = [], row = [] }) => {
		const all = [...row, ...left];
		if (all.length === 0) {
			play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-16.38');
			return;
		}
		tellRow(play, seat, all);
		play.push('stage', { stages: { of: ID, row: all, at: 0 } });
	})
};

const becoming = formsOf('pentaform.become');

const become: Step = {
	draw: becoming.run((play, frame) => {
		const { seat } = frame;
		frame.drawn = turnUpSheets(play, OFFERED);
		play.say(
			frame.drawn.length > 0
				? msg('{who} turns up {powers}.', {
						who: seat,
						powers: { and: frame.drawn.map(alienName) }
					})
				: msg('No alien is left for {whom} to become.', { whom: seat }),
			'CE-16.39'
		);
	}),

	pick: becoming.ask({
		ask: (play, { seat, drawn = [] }) =>
			drawn.length > 0
				? {
						...caused(play),
						seat,
						rule: 'CE-16.39',
						say: msg('Which of these aliens do you become for good?'),
						shape: oneOf(drawn),
						fallback: 'random'
					}
				: null,
		then: (play, { seat }, { pick }) => play.push('becomeForGood', { seat, alien: pick })
	})
};

export const pentaform: Alien = {
	words: {
		name: msg('Pentaform'),
		power: msg('Evolve'),
		gist: msg('Grows through five lives, a colony each'),
		text: msg(
			'You have the power of the life stage that you are at as well. Each time you gain a foreign colony, you *use* this power to move one stage to the right; for each foreign colony that you have lost you *use* it as the phase ends to move one stage to the left.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: msg(
			'Draw five aliens that nobody plays, without game setup, and lay them face up in a row on this sheet, in any order. You are at the leftmost.'
		),
		wild: {
			text: msg(
				'Draw two aliens that nobody plays and become one of them for good. Then give this flare to Pentaform, or discard it if nobody plays Pentaform.'
			),
			timing: { roles: [], phases: [] }
		},
		super: {
			text: msg('As an encounter begins, swap two of your life stages.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('At the rightmost stage you stay for a colony gained, at the leftmost for one lost.'),
			msg('Several colonies that you gain at once, or lose in one phase, are as many stages.'),
			msg('A colony is lost when your last ship has left it, whether you sent that or lost it.'),
			msg('If you have a colony there again as the phase ends, you have not lost it.'),
			msg('While this power is stopped you stay at your stage, and the power of that goes on.'),
			msg('What lies on the sheet of a stage goes with it as you leave it.'),
			msg('An alien that a stage has made you play as well stays when you leave that stage.'),
			msg(
				'If two stages are swapped you stay where you are, and have the power that is there now.'
			),
			msg('With hidden powers this sheet is turned up as the game begins.')
		]
	},
	set: 'dominion',
	liked: 14,
	begin: (play, seat) => play.push('pentaform.arrange', { seat }),
	power: {
		uses: {
			evolve: {
				moments: ['colonies.gained'],
				mandatory: true,
				open: (play, { seat }, frame) => {
					const { stages } = play.board;
					return (
						stages !== undefined &&
						stages.at < stages.row.length - 1 &&
						gained(play, seat, frame) > 0
					);
				},
				say: msg('move on to a later life stage'),
				apply: (play, { seat }) => move(play, gained(play, seat, play.openWindow()))
			},
			regress: {
				moments: ['phase.ending'],
				mandatory: true,
				open: (play, { seat }) => (play.board.stages?.at ?? 0) > 0 && lost(play, seat) > 0,
				say: msg('go back to an earlier life stage'),
				apply: (play, { seat }) => move(play, -lost(play, seat))
			}
		}
	},
	wild: {
		uses: {
			become: {
				moments: IN_EACH_PHASE,
				open: ({ board }) => drawable(board).length > 0,
				say: msg('become one of two random aliens'),
				worth: (sight) => (BETTER - sight.liked(sight.me)) * LIKED,
				apply: (play, { seat }) => play.push('pentaform.become', { seat }),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			swap: asking({
				moments: ['encounter.start'],
				open: ({ board }) => (board.stages?.row.length ?? 0) > 1,
				ask: (play) => pairs(play),
				say: msg('swap two life stages'),
				sends: template('Swap {first} and {second}'),
				worth: (sight) => {
					const found = bestStage(sight);
					const { prefers } = sight.manner;
					return found ? (prefers(found.best) - prefers(found.now)) * LIKED : 0;
				},
				choose: (sight) => {
					const { row = [] } = sight.open.stages ?? {};
					const found = bestStage(sight);
					if (!found || found.best === found.now) return null;
					const [pick, other] = row.filter((one) => one === found.best || one === found.now);
					return pick === undefined || other === undefined ? null : { pick, then: { pick: other } };
				},
				apply: (play, { seat }, { pick, then }) => {
					const { stages } = play.board;
					if (!stages) return;
					const row = swapped(stages.row, pick, then.pick);
					tellRow(play, seat, row);
					play.push('stage', { stages: { ...stages, row } });
				}
			})
		}
	},
	steps: { arrange, become },
	questions: {
		'arrange.next': {
			deed: msg('lay out life stages'),
			why: { is: 'likes power' },
			sends: { some: template('Next: {what}') },
			answer: (sight, shape) => pickBest(shape, sight.manner.prefers)
		},
		'become.pick': {
			deed: msg('become another alien'),
			why: { is: 'likes power' },
			sends: { some: template('Become {what}') },
			answer: (sight, shape) => pickBest(shape, sight.manner.prefers)
		}
	}
};
