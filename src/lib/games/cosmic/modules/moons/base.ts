/** Base moons: one more foreign colony for who is on them, at a price (CE-37.11). */
import { msg } from '../../../../core';
import { planetsOf, playerOf, shipsAt } from '../../board';
import { moonCard } from './card';
import type { MoonCard, MoonWords } from './card';
import { payShips } from './pay';

const base = (
	words: MoonWords,
	worth: number,
	does: Pick<MoonCard, 'changes' | 'regroup' | 'turnStart' | 'needsOthers'>
): MoonCard => moonCard('base', words, worth, does);

export const limits = base(
	{
		name: msg('Limits'),
		gist: msg('A foreign colony; your turns have one encounter'),
		text: msg('It counts as a foreign colony. Your turns have one encounter at most.'),
		rulings: [msg('An encounter that an effect grants is not counted.')]
	},
	0.75,
	{
		changes: {
			mostEncounters: (_play, owner, n, { seat }) => (seat === owner.seat ? Math.min(n, 1) : n)
		}
	}
);

export const tentative = base(
	{
		name: msg('Tentative'),
		gist: msg('A foreign colony; as an ally you send one ship'),
		text: msg('It counts as a foreign colony. As an ally you send one ship at most.')
	},
	0.85,
	{
		needsOthers: true,
		changes: {
			mostShips: (_play, owner, n, { seat, as }) =>
				seat === owner.seat && as === 'ally' ? Math.min(n, 1) : n
		}
	}
);

export const homeStrong = base(
	{
		name: msg('Home Strong'),
		gist: msg('A foreign colony; you win only with all your home planets'),
		text: msg(
			'It counts as a foreign colony. You cannot win while you are without a colony on any planet of your home system.'
		),
		rulings: [msg('However you would win.'), msg('Planets that have left the game are not missed.')]
	},
	0.6,
	{
		changes: {
			mayWin: ({ board }, owner, may, { seat }) =>
				may &&
				(seat !== owner.seat ||
					planetsOf(board, seat).every((planet) => shipsAt(board, seat, planet) > 0))
		}
	}
);

export const flush = base(
	{
		name: msg('Flush'),
		gist: msg('A foreign colony; each turn costs you a ship'),
		text: msg(
			'It counts as a foreign colony. At the start of every turn, whosever it is, one of your ships goes from a colony to the warp.'
		)
	},
	0.6,
	{ turnStart: (play, seat) => payShips(play, seat, 1) }
);

export const powerPay = base(
	{
		name: msg('Power Pay'),
		gist: msg('A foreign colony; each use of your power costs a ship'),
		text: msg(
			'It counts as a foreign colony. Each use of your power costs you a ship, which goes from a colony to the warp.'
		),
		rulings: [
			msg('A use that is stopped costs nothing, nor does what a power does without being used.'),
			msg('Flares are no uses of the power.'),
			msg('Without a ship on any colony it costs nothing.')
		]
	},
	0.55,
	{
		changes: {
			useCosts: (_play, owner, n, { seat }) => (seat === owner.seat ? n + 1 : n)
		}
	}
);

const IN_WARP = 10;

export const streamlined = base(
	{
		name: msg('Streamlined'),
		gist: msg('A foreign colony; ten of your ships are kept in the warp'),
		text: msg(
			'It counts as a foreign colony. In each regroup ships of yours go from colonies to the warp until ten are there.'
		),
		rulings: [msg('Before a ship of the offense comes back.')]
	},
	0.3,
	{
		regroup: (play, seat) => {
			const n = IN_WARP - shipsAt(play.board, seat, 'warp');
			if (n > 0) payShips(play, seat, n);
		}
	}
);

const ENOUGH = 4;

export const fourIsEnough = base(
	{
		name: msg('4 Is Enough'),
		gist: msg('A foreign colony; you keep four cards'),
		text: msg(
			'It counts as a foreign colony. In each regroup you discard cards of your choice until you hold four.'
		),
		rulings: [msg('Before a ship of the offense comes back.')]
	},
	0.65,
	{
		regroup: (play, seat) => {
			const n = playerOf(play.board, seat).hand.length - ENOUGH;
			if (n > 0) play.push('moons.discard', { seat, n });
		}
	}
);

export const warped = base(
	{
		name: msg('Warped'),
		gist: msg('A foreign colony; your ships stay in the warp'),
		text: msg('It counts as a foreign colony. Your ships cannot leave the warp.'),
		rulings: [
			msg('Whoever or whatever would bring them out, the regroup and rewards too.'),
			msg('Ships that leave the game leave the warp as well.')
		]
	},
	0.4,
	{
		changes: {
			leavesWarp: (_play, owner, leaves, { seat }) => leaves && seat !== owner.seat
		}
	}
);
