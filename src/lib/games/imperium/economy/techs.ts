/**
 * Technology (TI-19): what a player may have next and why not the rest, what it costs and of what the price is made,
 * and the only door by which it comes. What laws and cards change of it stands in the lists here.
 */
import { msg } from '../../../core';
import type { Reason, Words } from '../../../core';
import { keysOf, playerOf, sumOf } from '../../kit';
import { planetsOf } from '../board';
import type { Cause } from '../combat/modifiers';
import { lastingOf } from '../lasting';
import type { Play } from '../play';
import { hasOffice, lawOf } from '../politics/in-force';
import type { AgendaId } from '../politics/in-force';
import { TECHNOLOGIES } from '../tables';
import { planetOf, techOf } from '../tables/by-id';
import { TECH_PRICE } from '../tables/technologies';
import type { TechColour } from '../tables/technologies';
import type { Board, PlanetId, SeatId, TechId } from '../types';
import { dealParts, hasDeal } from './deals';
import type { Deal } from './deals';
import { canPay } from './payment';

declare module '../moves' {
	interface Moves {
		/** A player has a new technology; `paid`: its price where it was bought, null where it came free (TI-19.9). */
		tech: { readonly seat: SeatId; readonly tech: TechId; readonly paid: number | null };
		/** A technology is given up. */
		techLost: { readonly seat: SeatId; readonly tech: TechId };
	}
}
declare module '../lasting' {
	interface Lastings {
		/** Technologies of this colour, or of all, may not be had in this way: by this player, or by anybody. */
		noTech: { seat: SeatId | null; colour: TechColour | null; way: 'buy' | 'any'; of: Cause };
	}
}

/** TI-19.9: it is bought for its price, or gained free. */
export type Way = 'buy' | 'gain';

/** In the order of `technologies.json`, which defaults go by (TI-34.12). */
export const TECH_IDS: readonly TechId[] = keysOf(TECHNOLOGIES);

/** TI-19.4: technologies that are missing for it, as lists of which one would do each. Empty: it may be had. */
export function missingFor(board: Board, seat: SeatId, tech: TechId): readonly TechId[][] {
	const { techs } = playerOf(board, seat);
	const { needs } = techOf(tech);
	if (needs === null) return [];
	if ('all' in needs) return needs.all.filter((one) => !techs.includes(one)).map((one) => [one]);
	return needs.any.some((one) => techs.includes(one)) ? [] : [needs.any.slice()];
}

const namesOf = (techs: readonly TechId[]): Words[] => techs.map((one) => techOf(one).name);

/** Why this player cannot have it in this way; null: it can. Whether it can be paid is asked apart. */
export function whyNotTech(board: Board, seat: SeatId, tech: TechId, way: Way): Reason | null {
	// TI-19.5.
	if (playerOf(board, seat).techs.includes(tech))
		return { why: msg('You have it already.'), rule: 'TI-19.5' };
	// TI-19.4, TI-19.8: whether it is paid for or not.
	const [first, second] = missingFor(board, seat, tech);
	const isLeftOut =
		way === 'buy' && second === undefined && hasDeal(board, seat, 'focused-research');
	if (first && !isLeftOut)
		return {
			why: msg('It needs {techs} first.', { techs: { or: namesOf(first) } }),
			rule: way === 'gain' ? 'TI-19.8' : 'TI-19.4'
		};
	const isBarred = lastingOf(board, 'noTech').some(
		(one) =>
			(one.seat === null || one.seat === seat) &&
			(one.colour === null || one.colour === techOf(tech).colour) &&
			(one.way === 'any' || one.way === way)
	);
	return isBarred ? { why: msg('It may not be had this round.'), rule: 'TI-19.9' } : null;
}

/** What this player may have in this way. */
export const techsFor = (board: Board, seat: SeatId, way: Way): TechId[] =>
	TECH_IDS.filter((tech) => whyNotTech(board, seat, tech, way) === null);

/** What makes up a price: what all pay, a planet's specialty, or what a law, a card or an office changes. */
export type PricePart = {
	readonly by: number;
	readonly of:
		| { readonly base: true }
		| { readonly planet: PlanetId }
		| { readonly law: AgendaId }
		| { readonly card: Deal };
};

/** What a planet of the player takes off the price of this technology (TI-19.2, TI-15.10): exhausted or not (TI-19.3). */
function discountOf(board: Board, planet: PlanetId, tech: TechId): number {
	const { specialty } = planetOf(planet);
	const counts = lawOf(board, 'research-grant')
		? specialty !== null
		: specialty === techOf(tech).colour;
	return counts ? 1 : 0;
}

const specialties = (
	board: Board,
	_seat: SeatId,
	tech: TechId,
	planets: readonly PlanetId[]
): PricePart[] =>
	planets.flatMap((planet) => {
		const by = discountOf(board, planet, tech);
		return by > 0 ? [{ by: -by, of: { planet } }] : [];
	});

/** A law in play adds `by`, where it does. */
const byLaw = (board: Board, law: AgendaId, by: number): PricePart[] =>
	lawOf(board, law) && by !== 0 ? [{ by, of: { law } }] : [];

/** TI-19.6. */
function laws(board: Board, seat: SeatId, tech: TechId): PricePart[] {
	const { colour } = techOf(tech);
	const elected = lawOf(board, 'subsidized-studies')?.elected;
	const isSubsidized = elected != null && 'colour' in elected && elected.colour === colour;
	return [
		...byLaw(board, 'regressive-rhetoric', 2),
		...byLaw(board, 'subsidized-studies', isSubsidized ? -3 : 2),
		...byLaw(board, 'technology-tariffs', colour === 'red' ? 4 : 0),
		...byLaw(
			board,
			'science-community-speaker',
			hasOffice(board, seat, 'science-community-speaker') ? -1 : 0
		)
	];
}

/** Everything that adds to a price or takes from it. */
const PRICES: readonly ((
	board: Board,
	seat: SeatId,
	tech: TechId,
	planets: readonly PlanetId[]
) => readonly PricePart[])[] = [
	() => [{ by: TECH_PRICE, of: { base: true } }],
	specialties,
	laws,
	dealParts
];

/** `planets`: those the player controls. */
export const priceParts = (
	board: Board,
	seat: SeatId,
	tech: TechId,
	planets: readonly PlanetId[] = planetsOf(board, seat)
): PricePart[] => PRICES.flatMap((parts) => parts(board, seat, tech, planets));

/** TI-19.2, TI-19.6: all parts together, and never below 0. */
export const priceOf = (parts: readonly PricePart[]): number =>
	Math.max(
		0,
		sumOf(parts, ({ by }) => by)
	);

export const techPrice = (board: Board, seat: SeatId, tech: TechId): number =>
	priceOf(priceParts(board, seat, tech));

/** A technology with its price. */
interface Priced {
	readonly tech: TechId;
	readonly price: number;
	readonly parts: readonly PricePart[];
}

/** What this player may buy and can pay. */
export function affordable(board: Board, seat: SeatId): Priced[] {
	const means = canPay(board, seat, 'resources');
	const planets = planetsOf(board, seat);
	return techsFor(board, seat, 'buy')
		.map((tech): Priced => {
			const parts = priceParts(board, seat, tech, planets);
			return { tech, parts, price: priceOf(parts) };
		})
		.filter(({ price }) => price <= means);
}

/** TI-19.5: it works at once. `paid`: what it was bought for; null where it is free. */
export function gainTech(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	tech: TechId,
	paid: number | null,
	rule: string
): void {
	const { techs } = playerOf(play.board, seat);
	if (techs.includes(tech)) return;
	techs.push(tech);
	const words = { who: seat, tech: techOf(tech).name };
	play.say(
		paid === null ? msg('{who} gains {tech}.', words) : msg('{who} buys {tech}.', words),
		rule,
		{ type: 'tech', seat, tech, paid }
	);
}

export function loseTech(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	tech: TechId,
	rule: string
): void {
	const player = playerOf(play.board, seat);
	player.techs = player.techs.filter((one) => one !== tech);
	play.say(msg('{who} gives up {tech}.', { who: seat, tech: techOf(tech).name }), rule, {
		type: 'techLost',
		seat,
		tech
	});
}
