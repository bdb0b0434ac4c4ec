/** Research (GC-13): a technology of the market for 6 production; where the table says so a Major Event brings a second one. */
import { msg } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { NONE, cardIn, oneOf } from '../questions/ask';
import type { OneOf } from '../questions/ask';
import { playerOf } from '../board';
import { techOf } from '../tables/by-id';
import { turnEvent, turnOf } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import { formsOf } from '../play';
import { foretold, hasMore } from '../economy/paying';
import { whyTooDear } from '../economy/production';
import { hasFlag } from '../numbers/stats';
import {
	HAS_IT,
	HAS_POINTS,
	closedTiers,
	gainTech,
	isSecondWithPoints,
	mostTechs,
	researchPrice,
	techPoints
} from '../economy/techs';
import type { Play, Step } from '../play';
import type { Board, SeatId, TechId } from '../types';
import { pay, spendOnce } from './pay';

interface TechChoice extends Choice<`tech:${TechId}`> {
	readonly then?: never;
}

/** A technology is put into words once, for each number of points it may bring. */
const said = new Map<string, TechChoice>();

function techChoice(tech: TechId, points: number): TechChoice {
	const key = `${tech} ${points}`;
	let choice = said.get(key);
	if (!choice) {
		const { name, text, tier } = techOf(tech);
		const id = `tech:${tech}` as const;
		choice = {
			id,
			on: id,
			say: msg('{technology}, tier {n}', { technology: name, n: tier }),
			note:
				points > 0
					? msg('{text} {n, plural, one {# Victory Point} other {# Victory Points}} for you.', {
							text,
							n: points
						})
					: text
		};
		said.set(key, choice);
	}
	return choice;
}

const EMPTY: Reason = { why: msg('The market is empty.'), rule: 'GC-13.1' };
const HAS_ALL: Reason = { why: msg('You have every technology in the market.'), rule: 'GC-13.1' };

/** Technologies of the market that this player can research and pay for now (GC-13.1); or why there is none. */
function open(board: Board, seat: SeatId): OneOf<TechChoice> | Reason {
	const tooDear = whyTooDear(board, seat, researchPrice(board, seat), 'GC-13.1');
	if (tooDear) return tooDear;
	if (board.market.length === 0) return EMPTY;
	const { techs } = playerOf(board, seat);
	const closed = closedTiers(board, seat);
	const choices: TechChoice[] = [];
	const barred: Barred[] = [];
	const behind = new Map<number, string[]>();
	for (const tech of board.market) {
		const { tier } = techOf(tech);
		const choice = techChoice(tech, techPoints(board, techs, tech));
		const { id, say } = choice;
		if (techs.includes(tech)) barred.push({ id, say, ...HAS_IT, on: id });
		else if (!closed.has(tier) && isSecondWithPoints(board, seat, tech))
			barred.push({ id, say, ...HAS_POINTS, on: id });
		else if (!closed.has(tier)) choices.push(choice);
		else {
			const others = behind.get(tier);
			if (others) others.push(id);
			else behind.set(tier, [id]);
		}
	}
	// The technologies of a closed tier share one reason.
	for (const [tier, reason] of closed) {
		const covers = behind.get(tier);
		if (!covers) continue;
		// The lowest tier that is not open.
		if (choices.length === 0 && barred.length === techs.length) return reason;
		barred.push({
			id: `tier:${tier}`,
			say: msg('Technologies of tier {n}', { n: tier }),
			...reason,
			covers
		});
	}
	if (choices.length > 0) return oneOf(choices, barred);
	return barred.some(({ rule }) => rule === HAS_POINTS.rule) ? HAS_POINTS : HAS_ALL;
}

/** `more`: how many may be researched after it in the same event (GC-13.3). */
function offer(board: Board, seat: SeatId, more: number) {
	const then = open(board, seat);
	const n = researchPrice(board, seat);
	if ('why' in then) return then;
	return more > 0
		? { note: msg('For {n} production; then a second one, if you pay again', { n }), then }
		: { note: msg('For {n} production', { n }), then };
}

function begin(play: Play, seat: SeatId, tech: TechId, left: number): void {
	const price = researchPrice(play.board, seat);
	spendOnce(play.board, seat, 'researchCost');
	play.push('research', { seat, tech, left });
	pay(play, seat, price, msg('to research {technology}', { technology: techOf(tech).name }));
}

export const researchEvent = turnEvent({
	id: 'research',
	say: msg('Research technology'),
	rule: 'GC-13.1',
	uses: 'major',
	offer: (board, seat) => offer(board, seat, mostTechs(board) - 1),
	price: (board, seat) => ({ n: researchPrice(board, seat), again: mostTechs(board) > 1 }),
	begin: (play, seat, { pick }) => {
		begin(play, seat, cardIn(pick), mostTechs(play.board) - 1);
	}
});

const DONE: Reason = { why: msg('You have done so in this turn.'), rule: 'GC-24.9' };

/** GC-24.9 `researchAsMinor`: one technology, once a turn, for a Minor Event. */
export const researchMinorEvent = turnEvent({
	id: 'researchMinor',
	say: msg('Research technology as a Minor Event'),
	rule: 'GC-13.1',
	uses: 'minor',
	isThere: (board, seat) => hasFlag(board, seat, 'researchAsMinor'),
	offer: (board, seat) =>
		turnOf(board).done.includes('researchMinor') ? DONE : offer(board, seat, 0),
	price: (board, seat) => ({ n: researchPrice(board, seat) }),
	begin: (play, seat, { pick }) => {
		turnOf(play.board).done.push('researchMinor');
		begin(play, seat, cardIn(pick), 0);
	}
});

declare module '../play' {
	interface Steps {
		research: {
			readonly seat: SeatId;
			readonly tech: TechId;
			/** More technologies that this event can bring. */
			readonly left: number;
		};
	}
}

const { run, ask } = formsOf('research');

export const research: Step = {
	gain: run((play, { seat, tech }) => {
		gainTech(play, seat, tech, 'GC-13.1');
	}),

	/** GC-13.3: paid again, and allowed now that the first is there. */
	second: ask({
		ask: (play, { seat, left }) => {
			const { board } = play;
			const found = left > 0 ? open(board, seat) : null;
			if (!found || 'why' in found) return null;
			const none = { id: NONE, say: msg('No second technology') } as const;
			return {
				seat,
				rule: 'GC-13.3',
				say: sayPrice(play, seat),
				shape: oneOf([...found.choices, none], found.barred ?? []),
				fallback: { pick: NONE }
			};
		},
		then: (play, { left }, { pick }, seat) => {
			if (pick === NONE) return;
			// Victory is looked for after an event (GC-18.3): what comes before it is told as a part of this one.
			play.say(
				msg('{who} researches another technology in the same event.', { who: seat }),
				'GC-13.3'
			);
			begin(play, seat, cardIn(pick), left - 1);
		}
	})
};

/** What the second one costs, and what will pay for it (GC-8.4). */
function sayPrice(play: Play, seat: SeatId): Words {
	const { board } = play;
	const n = researchPrice(board, seat);
	const price = { due: n, goesOn: hasMore(board, seat) };
	const pays = foretold(board, seat, price, (rules) => play.since(rules));
	return pays
		? msg('Research a second technology for {n} production? {pays}.', { n, pays })
		: msg('Research a second technology for {n} production?', { n });
}
