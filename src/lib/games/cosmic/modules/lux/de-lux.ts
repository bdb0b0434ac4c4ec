/** De-lux cards: everybody may use them, and pays their owner (CE-38.10). */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import { bothAttack, encounterOf, mainPlayer, playerOf, roleOf } from '../../board';
import { cardName } from '../../cards';
import { discardCards } from '../../hands';
import { opposing, sideOf } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { CARD, fightIn } from '../../bot/worth';
import { gainOf, wantedSide } from '../../bot/wishes';
import { asking } from '../../use';
import { SIDES } from '../../types';
import type { Play } from '../../play';
import type { SeatId, Side } from '../../types';
import { LUX, most, payFor } from './card';
import type { LuxCard } from './card';
import { holderOf } from './holders';

/** What each lux adds to a side. */
const ADDED = 3;

interface Amount {
	readonly type: 'amount';
	readonly min: number;
	readonly max: number;
}

type Adding = OneOf<Choice<Side> & { readonly then: Amount }>;

/** A side, and how many lux for it. */
const adding = ({ board }: Play, max: number): Adding => ({
	type: 'one',
	choices: SIDES.map((side) => ({
		id: side,
		say:
			side === 'offense'
				? msg('For the offense, {who, select, you {your side} other {#}}', {
						who: mainPlayer(board, side)
					})
				: msg('For the defense, {who, select, you {your side} other {#}}', {
						who: mainPlayer(board, side)
					}),
		then: { type: 'amount', min: 1, max }
	}))
});

function add(play: Play, seat: SeatId, id: string, side: Side, lux: number): void {
	payFor(play, { seat, id }, lux);
	encounterOf(play.board).added[side] += ADDED * lux;
	play.say(
		msg('{who} adds {n} to the {side, select, offense {offense} other {defense}}.', {
			who: seat,
			n: ADDED * lux,
			side
		}),
		'CE-38.13'
	);
}

export const conservator: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Conservator'),
		gist: msg('The defense adds 3 to a side for each lux'),
		text: msg(
			'Once both cards lie face down, the defense may pay any number of lux and add 3 to either side for each.'
		),
		rulings: [msg('Once in an encounter; it counts where attacks meet.')]
	},
	liked: 6,
	uses: {
		add: asking({
			moments: ['planning.selected'],
			roles: ['defense'],
			once: true,
			unanswerable: true,
			open: (play, { seat }) => most(play, seat) > 0,
			ask: (play, { seat }) => adding(play, most(play, seat)),
			say: msg('add to a side'),
			sends: template('Pay {n} lux: {first}'),
			worth: ({ own, me, open }) =>
				// Nobody can know yet whether attacks meet; with an attack of one’s own that is likely.
				own.laid?.startsWith('attack:')
					? Math.min(0.2, 0.04 * (open.lux?.purses[me]?.lux ?? 0))
					: 0,
			choose: (_sight, { choices }) => ({
				pick: 'defense' as const,
				then: { amount: Math.max(1, Math.min(3, choices[0]?.then.max ?? 1)) }
			}),
			apply: (play, { seat, id }, { pick, then }) => add(play, seat, id, pick, then.amount)
		})
	}
};

const PATRONS = 1;

/** How many lux this ally may pay: its owner any number, another one while the owner has no part in it. */
function patronage(play: Play, seat: SeatId): number {
	const owner = holderOf(play.board, 'patron');
	if (owner === seat) return most(play, seat);
	const isAside = owner !== null && roleOf(play.board, owner) === 'uninvolved';
	return isAside ? Math.min(PATRONS, most(play, seat)) : 0;
}

/** What this ally would give it to add so much, as the cards lie open, to the side it wants to win. */
const worthOfAdding = (sight: Sight, lux: number): number => {
	const fight = fightIn(sight);
	const mine = sideOf(sight, sight.me);
	const wanted = wantedSide(sight);
	return fight && mine !== null && mine === wanted
		? gainOf(sight, fight, ADDED * lux) - LUX * lux
		: 0;
};

/** As few lux as turn the fight; 0: no number does. */
const fewest = (sight: Sight, max: number): number => {
	for (let n = 1; n <= max; n++) if (worthOfAdding(sight, n) > 0) return n;
	return 0;
};

const inPurse = ({ open, me }: Sight): number => open.lux?.purses[me]?.lux ?? 0;

export const patron: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Patron'),
		gist: msg('Allies add 3 to a side for each lux'),
		text: msg(
			'Once attacks are revealed you may, as an ally, pay any number of lux and add 3 to either side for each. While you have no part in the encounter, each ally may pay you one lux and add 3.'
		),
		rulings: [msg('Once in an encounter for each ally.')]
	},
	needsOthers: true,
	liked: 5,
	uses: {
		add: asking({
			moments: ['reveal.values'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			once: true,
			unanswerable: true,
			open: (play, { seat }) => bothAttack(play.board) && patronage(play, seat) > 0,
			ask: (play, { seat }) => adding(play, patronage(play, seat)),
			say: msg('add to a side'),
			sends: template('Pay {n} lux: {first}'),
			worth: (sight) => worthOfAdding(sight, fewest(sight, inPurse(sight))),
			choose: (sight, { choices }) => {
				const side = sideOf(sight, sight.me) ?? 'offense';
				const max = choices[0]?.then.max ?? 1;
				return { pick: side, then: { amount: Math.max(1, fewest(sight, max)) } };
			},
			apply: (play, { seat, id }, { pick, then }) => add(play, seat, id, pick, then.amount)
		})
	}
};

/** How far down a hand is worth clearing, by its worst cards. */
const JUNK = 0.4 * CARD;

export const liquefier: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Liquefier'),
		gist: msg('The defense discards a card for each lux'),
		text: msg(
			'Before cards are laid, the defense may pay any number of lux and discard as many cards of their choice.'
		),
		rulings: [
			msg('Once in an encounter. Who has no encounter card left then draws a new hand, as ever.')
		]
	},
	liked: 3,
	uses: {
		discard: asking({
			moments: ['planning.beforeSelect'],
			roles: ['defense'],
			once: true,
			unanswerable: true,
			open: (play, { seat }) => most(play, seat) > 0 && playerOf(play.board, seat).hand.length > 0,
			ask: (play, { seat }) => {
				const { hand } = playerOf(play.board, seat);
				return {
					type: 'some',
					choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: 1,
					max: Math.min(most(play, seat), hand.length)
				};
			},
			say: msg('discard cards'),
			sends: template('Discard {n, plural, one {a card} other {# cards}}'),
			// A hand of one poor encounter card becomes a new one.
			worth: ({ own: { hand } }) => (hand.length === 1 && isPoor(hand[0] ?? '') ? 6 * JUNK : 0),
			choose: (_sight, { choices }) => ({ picks: choices.slice(0, 1).map(({ id }) => id) }),
			apply: (play, { seat, id }, { picks }) => {
				payFor(play, { seat, id }, picks.length);
				discardCards(play, seat, picks, 'CE-38.14');
			}
		})
	}
};

const isPoor = (card: string): boolean => /^attack:0[0-6]/.test(card);

const DOUBLED = 2;

export const reassuranceAgent: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Reassurance Agent'),
		gist: msg('Compensation is doubled for two lux'),
		text: msg(
			'Before compensation is collected, any player may pay two lux: twice as many cards are taken.'
		),
		rulings: [msg('It is doubled once, whoever pays.')]
	},
	liked: 4,
	uses: {
		double: {
			moments: ['resolution.compensation'],
			once: true,
			unanswerable: true,
			open: (play, { seat, id }) =>
				most(play, seat) >= DOUBLED &&
				!encounterOf(play.board).used.some((used) => used.source === 'lux' && used.id === id),
			say: msg('the compensation is doubled'),
			harms: (sight, by) => sideOf(sight, sight.me) === opposing(sideOf(sight, by) ?? 'offense'),
			worth: (sight) => (collects(sight) ? 2 * CARD - DOUBLED * LUX : 0),
			lasting: { compensation: (_play, _owner, n) => n * DOUBLED },
			apply: (play, { seat, id }) => payFor(play, { seat, id }, DOUBLED)
		}
	}
};

/** Whether it is the one with the negotiate that lost. */
function collects({ me, open }: Sight): boolean {
	const { encounter } = open;
	const outcome = encounter?.outcome;
	if (!encounter || outcome?.type !== 'won') return false;
	const loser = opposing(outcome.side);
	return (loser === 'offense' ? encounter.offense : encounter.defense) === me;
}
