/** Creating an alliance (GC-12): offered to a neighbour in space, who accepts or refuses at once. */
import { msg } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { seatChoice } from '../../kit';
import { ally } from '../politics/alliances';
import { oneOf } from '../questions/ask';
import { fleetsOf, hexOn, playerOf } from '../board';
import { turnEvent, turnOf } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import { neighboursOf } from '../map/neighbours';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Board, RaceId, SeatId, Turn } from '../types';

const FEWEST = 3; // GC-12.4

const TOO_FEW: Reason = { why: msg('Two players alone make no alliances.'), rule: 'GC-12.4' };
const ALLIED: Reason = { why: msg('You are in an alliance.'), rule: 'GC-12.1' };

/** Races with ships next to this player's. */
function racesNear(board: Board, seat: SeatId): ReadonlySet<RaceId> {
	const near = new Set<RaceId>();
	for (const here of fleetsOf(board, seat))
		for (const there of neighboursOf(board, here)) {
			const { fleet } = hexOn(board, there);
			if (fleet) near.add(fleet.race);
		}
	return near;
}

/** What stands against an alliance with this player: it has an ally, refused this turn, or is not near. */
const HINDRANCES = {
	allied: { why: (who: SeatId) => msg('{who} is in an alliance.', { who }), rule: 'GC-12.1' },
	refused: {
		why: (who: SeatId) => msg('{who} has refused in this turn.', { who }),
		rule: 'GC-12.2'
	},
	far: {
		why: (who: SeatId) => msg('{who} has no ships next to yours.', { who }),
		rule: 'GC-12.1'
	}
} as const;

type Hindrance = keyof typeof HINDRANCES;

function hindranceOf(
	board: Board,
	{ refusedBy }: Turn,
	near: ReadonlySet<RaceId>,
	other: SeatId
): Hindrance | null {
	if (playerOf(board, other).ally) return 'allied';
	if (refusedBy.includes(other)) return 'refused';
	return near.has(other) ? null : 'far';
}

/** Why there is nobody to ask, of what stands against each of the others. */
function whyNobody(hindrances: readonly Hindrance[]): Reason {
	const refused = hindrances.includes('refused');
	if (hindrances.includes('far'))
		return {
			why: refused
				? msg('Nobody else who is free has ships next to yours.')
				: msg('No player who is free has ships next to yours.'),
			rule: HINDRANCES.far.rule
		};
	return refused
		? {
				why: msg('Whoever is free has refused; ask again in another turn.'),
				rule: HINDRANCES.refused.rule
			}
		: { why: msg('All others are in alliances.'), rule: HINDRANCES.allied.rule };
}

/** What both bind themselves to, told to one of them: whoever offers knows it as whoever is asked does. */
const whatItDoes = (board: Board, seat: SeatId, other: SeatId): Words =>
	msg(
		'You have {mine} VP, {who} {theirs}. Allied you win with 10 VP between you, and no longer with 7 of your own{waits, select, yes {; in this round you cannot win yet, whatever you have} other {}}. An objective then counts once between you, and whoever attacks the other breaks the alliance.',
		{
			who: other,
			mine: playerOf(board, seat).vp,
			theirs: playerOf(board, other).vp,
			waits: board.options.newAlliance === 'waits' ? 'yes' : 'no'
		}
	);

export const allianceEvent = turnEvent({
	id: 'alliance',
	say: msg('Create an alliance'),
	rule: 'GC-12.1',
	uses: 'major',
	offer: (board, seat) => {
		if (board.order.length < FEWEST) return TOO_FEW;
		if (playerOf(board, seat).ally) return ALLIED;
		const turn = turnOf(board);
		const near = racesNear(board, seat);
		const open: Choice<SeatId>[] = [];
		const barred: Barred[] = [];
		const hindrances: Hindrance[] = [];
		for (const other of board.order) {
			if (other === seat) continue;
			const choice = { ...seatChoice(other), note: whatItDoes(board, seat, other) };
			const found = hindranceOf(board, turn, near, other);
			if (!found) {
				open.push(choice);
				continue;
			}
			const { why, rule } = HINDRANCES[found];
			hindrances.push(found);
			barred.push({ ...choice, why: why(other), rule });
		}
		return open.length > 0
			? { note: msg('You then win together, with 10 VP between you'), then: oneOf(open, barred) }
			: whyNobody(hindrances);
	},
	begin: (play, seat, { pick }) => {
		play.push('alliance', { seat, other: pick });
	}
});

declare module '../play' {
	interface Steps {
		alliance: { readonly seat: SeatId; readonly other: SeatId };
	}
}

const { ask } = formsOf('alliance');

export const alliance: Step = {
	offer: ask({
		ask: ({ board }, { seat, other }) => ({
			seat: other,
			rule: 'GC-12.2',
			say: msg('{who} offers you an alliance. Accept?', { who: seat }),
			because: { of: 'alliance', by: seat, say: whatItDoes(board, other, seat) },
			shape: { type: 'confirm', yes: msg('Accept'), no: msg('Refuse') },
			fallback: { yes: false }
		}),
		then: (play, { seat, other }, { yes }) => {
			if (yes) {
				ally(play, seat, other);
				return;
			}
			// GC-12.2: a refusal costs no event, and is final for this turn.
			const turn = turnOf(play.board);
			turn.major += 1;
			turn.refusedBy.push(other);
			play.say(
				msg('{who} refuses an alliance with {whom}.', { who: other, whom: seat }),
				'GC-12.2'
			);
		}
	})
};
