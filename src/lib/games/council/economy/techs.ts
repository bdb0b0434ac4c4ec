/** Technologies: which a player may take (GC-13.2), and what taking one does (GC-13.4, GC-13.5). */
import { msg } from '../../../core';
import type { Barred } from '../../../core';
import { playerOf } from '../board';
import { techOf } from '../tables/by-id';
import { foresee, scan } from '../decks';
import { eventsOf, moreEvents } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import { readyPortsOf } from './ports';
import { priceOf } from '../numbers/stats';
import { gainVp } from './stock';
import { TIERS } from '../tables/vocabulary';
import type { Tier } from '../tables/vocabulary';
import type { Play } from '../play';
import type { Board, SeatId, TechId } from '../types';

/** Technologies of a tier that open the next (GC-13.2). */
export const TIER_OPENS = 2;

/** How many of these are of each tier, the first at 0. */
function countTiers(techs: readonly TechId[]): readonly number[] {
	const held = TIERS.map(() => 0);
	for (const id of techs) held[techOf(id).tier - 1] = (held[techOf(id).tier - 1] ?? 0) + 1;
	return held;
}

/** Whether a tier is open to who has so many of each. */
const isOpen = (held: readonly number[], tier: number): boolean =>
	tier === 1 || (held[tier - 2] ?? 0) >= TIER_OPENS;

/** The tiers whose first technology is worth a Victory Point to each player (GC-13.5). */
export const POINT_TIERS: readonly Tier[] = [3, 5];

/** Victory Points that a technology would bring to who has these (GC-13.5). */
export function techPoints({ points }: Board, techs: readonly TechId[], tech: TechId): number {
	const { tier, vp } = techOf(tech);
	if (points === 'each') return vp;
	return POINT_TIERS.includes(tier) && !techs.some((id) => techOf(id).tier === tier) ? 1 : 0;
}

/** Whether this one is worth Victory Points, and another that is was taken in the same turn (GC-13.5). */
export const isSecondWithPoints = (board: Board, seat: SeatId, tech: TechId): boolean =>
	board.turn?.seat === seat &&
	board.turn.done.includes('points') &&
	techPoints(board, playerOf(board, seat).techs, tech) > 0;

/** Technologies of the market this player may take now, up to a tier, whatever they cost. */
export function techsFor(board: Board, seat: SeatId, maxTier: number): TechId[] {
	const { techs } = playerOf(board, seat);
	const held = countTiers(techs);
	return board.market.filter((id) => {
		const { tier } = techOf(id);
		return (
			isOpen(held, tier) &&
			tier <= maxTier &&
			!techs.includes(id) &&
			!isSecondWithPoints(board, seat, id)
		);
	});
}

/** What stands against a tier is put into words once for each number that one has of the tier below. */
const closed = new Map<string, Reason>();

function whyClosed(tier: number, has: number): Reason {
	const key = `${tier} ${has}`;
	let reason = closed.get(key);
	if (!reason) {
		const why = msg('Tier {tier} takes {n} of tier {below}; you have {has}.', {
			tier,
			n: TIER_OPENS,
			below: tier - 1,
			has
		});
		closed.set(key, (reason = { why, rule: 'GC-13.2' }));
	}
	return reason;
}

/** The tiers that are closed to a player, each with what it takes (GC-13.2). */
export function closedTiers(board: Board, seat: SeatId): ReadonlyMap<number, Reason> {
	const held = countTiers(playerOf(board, seat).techs);
	const shut = TIERS.filter((tier) => !isOpen(held, tier));
	return new Map(shut.map((tier) => [tier, whyClosed(tier, held[tier - 2] ?? 0)]));
}

export const HAS_IT: Reason = { why: msg('You have it.'), rule: 'GC-13.1' };
export const HAS_POINTS: Reason = {
	why: msg('You have taken a technology worth Victory Points in this turn.'),
	rule: 'GC-13.5'
};
const TOO_HIGH: Reason = { why: msg('This card brings lower tiers alone.'), rule: 'GC-24.3' };

/** Technologies of the market up to a tier that this player may not take now, and why; those of a tier for one reason. */
export function untakenFor(board: Board, seat: SeatId, maxTier: number): readonly Barred[] {
	const { techs } = playerOf(board, seat);
	const closed = closedTiers(board, seat);
	const barred: Barred[] = [];
	const behind = new Map<number, string[]>();
	for (const tech of board.market) {
		const { tier, name } = techOf(tech);
		const id = `tech:${tech}`;
		if (techs.includes(tech)) barred.push({ id, say: name, ...HAS_IT, on: id });
		else if (tier > maxTier || closed.has(tier))
			behind.set(tier, [...(behind.get(tier) ?? []), id]);
		else if (isSecondWithPoints(board, seat, tech))
			barred.push({ id, say: name, ...HAS_POINTS, on: id });
	}
	for (const [tier, covers] of behind)
		barred.push({
			id: `tier:${tier}`,
			say: msg('Technologies of tier {n}', { n: tier }),
			...(tier > maxTier ? TOO_HIGH : (closed.get(tier) ?? TOO_HIGH)),
			covers
		});
	return barred;
}

/** Technologies that one Major Event can research (GC-13.3). */
export const mostTechs = ({ options }: Board): number => (options.research === 'two' ? 2 : 1);

/** What researching costs this player now (GC-13.1). */
export const researchPrice = (board: Board, seat: SeatId): number =>
	priceOf(board, seat, 'researchCost');

/** A player takes a technology: it acts at once, on the turn under way as well, and is never lost. */
export function gainTech(play: Play, seat: SeatId, tech: TechId, rule: string): void {
	const { name } = techOf(tech);
	const vp = techPoints(play.board, playerOf(play.board, seat).techs, tech);
	const before = eventsOf(play.board, seat);
	playerOf(play.board, seat).techs.push(tech);
	play.say(msg('{who} has {technology} now.', { who: seat, technology: name }), rule, {
		type: 'tech',
		seat,
		tech
	});
	gainVp(play, seat, vp, { tech }, 'GC-13.5');
	const { turn } = play.board;
	// Before rules 3 a turn could bring the points of several.
	if (vp > 0 && turn?.seat === seat && play.since(3)) turn.done.push('points');
	const { major, minor } = eventsOf(play.board, seat);
	if (play.board.turn?.seat === seat)
		moreEvents(play, { major: major - before.major, minor: minor - before.minor });
	readyPortsOf(play.board, seat);
	scan(play, seat);
	foresee(play);
}
