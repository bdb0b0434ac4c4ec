/** Ship to planet (GC-11): taking an unowned planet, and the roll for one that another race owns. */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { declareAttack, namedToAttacker } from '../../politics/alliances';
import { hexChoices, oneOf } from '../../questions/ask';
import { allyOf, fleetAt, hexName, hexOn, planetOn, playerOf } from '../../board';
import { tileOf } from '../../tables/by-id';
import { turnEvent } from '../../questions/turn-events';
import type { Reason } from '../../questions/turn-events';
import { takePlanet } from '../../map/pieces';
import { formsOf } from '../../play';
import { hasFlag, stat } from '../../numbers/stats';
import type { Step } from '../../play';
import type { Board, HexId, RaceId, SeatId } from '../../types';

/** The Defence of a planet: printed, and what its owner adds (GC-11.3). */
export function defenceOf(board: Board, hex: HexId): number {
	const { tile } = hexOn(board, hex);
	const printed = tile ? (tileOf(tile).planet?.defence ?? 0) : 0;
	const { owner } = planetOn(board, hex);
	return printed + (owner ? stat(board, owner, 'defence', { hex }) : 0);
}

/** What is added to an invasion roll (GC-11.3): a Destroyer each, and what the race has besides. */
export const added = (board: Board, race: RaceId, hex: HexId) => ({
	destroyers: fleetAt(board, hex, race)?.destroyer ?? 0,
	more: stat(board, race, 'invasion')
});

/** Planets this player failed to take and may try again for (GC-11.6). */
const openRetries = (board: Board, seat: SeatId): HexId[] =>
	playerOf(board, seat).retries.filter((hex) => fleetAt(board, hex, seat) !== null);

/** GC-22.14: what `noAttacks` says. */
export const TRUCE: Reason = {
	why: msg('A truce is in force: only unowned planets without ships may be attacked.'),
	rule: 'GC-22.14'
};

/** What must be rolled, and how many of the six values of the die do. */
function odds(board: Board, seat: SeatId, hex: HexId): Words {
	const must = mustRoll(board, seat, hex);
	const { destroyers, more } = added(board, seat, hex);
	const least = defenceOf(board, hex) - destroyers - more + 1;
	if (least > 6) return msg('{must}: no die does', { must });
	if (least <= 1) return msg('{must}: any die does', { must });
	return msg('{must}: {least} or more on the die, {n} in 6', { must, least, n: 7 - least });
}

function mustRoll(board: Board, seat: SeatId, hex: HexId): Words {
	const by = { ...added(board, seat, hex), defence: defenceOf(board, hex) };
	return by.more === 0
		? msg(
				'Your die plus {destroyers, plural, one {# Destroyer} other {# Destroyers}} must be more than {defence}',
				by
			)
		: msg(
				'Your die plus {destroyers, plural, one {# Destroyer} other {# Destroyers}} plus {more} of traits and technologies must be more than {defence}',
				by
			);
}

/** Whose planet it is, which may be an ally's by now (GC-12.6), and what must be rolled. */
function retryNote(board: Board, seat: SeatId, hex: HexId): Words {
	const { owner } = planetOn(board, hex);
	const rolled = odds(board, seat, hex);
	return owner
		? msg('{owner}. {odds}', { owner: namedToAttacker(board, seat, owner), odds: rolled })
		: rolled;
}

const NONE_FAILED: Reason = {
	why: msg('Your ships are above no planet that you failed to take.'),
	rule: 'GC-11.6'
};

export const retryEvent = turnEvent({
	id: 'retry',
	say: msg('Retry an invasion'),
	rule: 'GC-11.6',
	uses: 'minor',
	hexes: {
		why: msg('A Retry is for a planet below your ships that you failed to take.'),
		rule: 'GC-11.6'
	},
	offer: (board, seat) => {
		const open = openRetries(board, seat);
		if (open.length === 0) return NONE_FAILED;
		if (hasFlag(board, seat, 'noAttacks')) return TRUCE;
		return {
			note: msg('Roll again for a planet your ships are above'),
			then: oneOf(
				hexChoices(board, open, (hex) => retryNote(board, seat, hex)),
				[]
			)
		};
	},
	begin: (play, seat, { pick: hex }) => {
		play.push('invasion', { seat, hex, counts: false });
	}
});

interface Invading {
	readonly seat: SeatId;
	readonly hex: HexId;
	/** Whether this attack is what makes the Battle one against another race. */
	readonly counts: boolean;
}

declare module '../../play' {
	interface Steps {
		invade: Invading;
		invasion: Invading;
	}
}

const forInvade = formsOf('invade');

/** GC-11.1: what may be done at once, if ships are there. */
export const invade: Step = {
	/** GC-11.2: what nobody owns is taken unasked; before rules 3 it was asked for, and never left. */
	settle: forInvade.run((play, { seat, hex }) => {
		const there = hexOn(play.board, hex).planet;
		if (there?.owner !== null || !fleetAt(play.board, hex, seat)) return;
		if (play.since(3)) takePlanet(play, seat, hex);
	}),

	whether: forInvade.ask({
		ask: ({ board }, { seat, hex }) => {
			const there = hexOn(board, hex).planet;
			if (!there || there.owner === seat || !fleetAt(board, hex, seat)) return null;
			const { owner } = there;
			const planet = hexName(board, hex);
			return {
				seat,
				rule: owner ? 'GC-11.1' : 'GC-11.2',
				say: owner
					? msg('Invade {planet}, a planet of {whom}? {odds}.', {
							planet,
							whom: namedToAttacker(board, seat, owner),
							odds: odds(board, seat, hex)
						})
					: msg('Take {planet}, which nobody owns?', { planet }),
				about: owner ? [hex, owner] : [hex],
				shape: {
					type: 'confirm',
					yes: owner ? msg('Invade {planet}', { planet }) : msg('Take {planet}', { planet }),
					no: msg('Leave it')
				},
				// Nobody breaks an alliance by not answering.
				fallback: { yes: !owner || allyOf(board, seat) !== owner }
			};
		},
		then: (play, { seat, hex, counts }, { yes }) => {
			if (yes) play.push('invasion', { seat, hex, counts });
		}
	})
};

const forInvasion = formsOf('invasion');

/** GC-11.2, GC-11.3. */
export const invasion: Step = {
	roll: forInvasion.run((play, { seat, hex, counts }) => {
		const { board } = play;
		const { owner } = planetOn(board, hex);
		if (owner === null) {
			takePlanet(play, seat, hex);
			return 'end';
		}
		const player = playerOf(board, seat);
		if (counts) player.tally.battlesStarted += 1;
		if (declareAttack(play, seat, owner)) return 'end';
		const die = 1 + play.roll(6);
		const { destroyers, more } = added(board, seat, hex);
		const sum = die + destroyers + more;
		const defence = defenceOf(board, hex);
		const falls = sum > defence;
		const told = { who: seat, die, planet: hexName(board, hex), destroyers, sum, defence };
		play.say(
			more === 0
				? msg(
						'{who} rolls {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} that makes {sum} against a Defence of {defence}.',
						told
					)
				: msg(
						'{who} rolls {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} and {more} of traits and technologies that makes {sum} against a Defence of {defence}.',
						{ ...told, more }
					),
			'GC-11.3',
			{ type: 'invasion', by: seat, hex, die, sum, defence, falls }
		);
		if (falls) takePlanet(play, seat, hex);
		else {
			play.say(
				msg('{planet} holds out: only more than its Defence takes it.', { planet: told.planet }),
				'GC-11.5'
			);
			// The ships stay; only now it may be tried again (GC-11.6).
			if (!player.retries.includes(hex)) player.retries.push(hex);
		}
		return 'end';
	})
};
