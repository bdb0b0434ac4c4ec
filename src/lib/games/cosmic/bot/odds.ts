/** How a fight would end: totals from what lies open, and chances from the cards nobody has seen. */
import { cosmicCards, faceOf, isEncounterCard, kindOf, numberOf } from '../cards';
import { entriesOf, keysOf, likeOf, sumOf } from '../../kit';
import { HAZARDS } from '../modules/hazards';
import { hazardOf } from '../modules/hazards/ids';
import { hazardsInPlay } from '../modules/hazards/inPlay';
import { SIDES } from '../types';
import type { CardId, Face, SeatId, Ships, Side } from '../types';
import type { Parts } from '../use';
import { encounterIn, heldIn, mainOf, opposing, seenCards, shipsOn, wonBy } from './sight';
import type { Attack, Chance, Sight, WonFight } from './sight';
import { worthOfCard, worthOfCompensation, worthOfEnding, worthOfPrize } from './worth';
import type { Ending, Fight } from './worth';

/** What an encounter card counts as by its print, with the hazards in play. */
export const faceIn = ({ open }: Pick<Sight, 'open'>, card: CardId): Face =>
	hazardsInPlay(open).reduce(
		(face, hazard) => HAZARDS[hazardOf(hazard)]?.counts?.(face) ?? face,
		faceOf(card)
	);

/** The faces a card nobody has seen may have; `sight.unseen` has worked it out. */
export function unseenFaces(sight: Pick<Sight, 'open' | 'own'>): Chance[] {
	const { options, order } = sight.open;
	const seen = new Map<string, number>();
	for (const card of new Set(seenCards(sight)))
		seen.set(likeOf(card), (seen.get(likeOf(card)) ?? 0) + 1);
	const counts = new Map<string, { face: Face; n: number }>();
	let total = 0;
	for (const card of cosmicCards(options, order.length)) {
		if (!isEncounterCard(card)) continue;
		const copies = seen.get(likeOf(card)) ?? 0;
		seen.set(likeOf(card), copies - 1);
		if (copies > 0) continue;
		const face = faceIn(sight, card);
		const key = face.kind === 'attack' ? String(face.value) : face.kind;
		const known = counts.get(key);
		if (known) known.n += 1;
		else counts.set(key, { face, n: 1 });
		total += 1;
	}
	return [...counts.values()].map(({ face, n }) => ({ face, p: n / total }));
}

/**
 * What a side may show: its card if it lies open, else one the bot saw in the hand of its player, else any unseen one.
 */
export function facesOf(
	sight: Sight,
	side: Side,
	seat: SeatId | null = mainOf(sight, side)
): readonly Chance[] {
	const laid = sight.open.encounter?.laid[side];
	if (laid?.face) return [{ face: laid.face, p: 1 }];
	if (laid?.card) return [{ face: faceIn(sight, laid.card), p: 1 }];
	const held = shownOf(sight, seat).filter(isEncounterCard);
	if (held.length > 0)
		return held.map((card) => ({ face: faceIn(sight, card), p: 1 / held.length }));
	const known = partsOf(sight, seat).filter(isEncounterCard);
	if (known.length === 0) return sight.unseen();
	return [
		...known.map((card) => ({ face: faceIn(sight, card), p: LIKELY / known.length })),
		...sight.unseen().map(({ face, p }) => ({ face, p: p * (1 - LIKELY) }))
	];
}

/** That one of the cards it was shown of a hand is laid, where that hand holds others as well. */
const LIKELY = 0.5;

/** Cards of a seat that the bot was last shown in this encounter, which are not its whole hand. */
const partsOf = ({ own }: Sight, seat: SeatId | null): readonly CardId[] =>
	own.looks.findLast(({ of, what }) => of === seat && what === 'shown')?.cards ?? [];

/** The hand of a seat, as the bot was last shown it in this encounter (CE-23.6). */
export const shownOf = ({ own }: Sight, seat: SeatId | null): readonly CardId[] =>
	own.looks.findLast(({ of, what }) => of === seat && what === 'hand')?.cards ?? [];

/** What is added to the sides' totals. */
type Extra = { readonly [side in Side]?: number };

/** How these two faces end the fight. */
export const endingOf = (
	sight: Sight,
	fight: Fight,
	offense: Face,
	defense: Face,
	extra: Extra = {}
): Ending => endingsOf(sight, fight, extra)(offense, defense);

type Faces = { readonly [side in Side]: Face };

/** A morph is what it faces; two of them stay morphs. */
const copied = ({ offense, defense }: Faces): Faces | null =>
	offense.kind === 'morph' && defense.kind === 'morph'
		? null
		: {
				offense: offense.kind === 'morph' ? defense : offense,
				defense: defense.kind === 'morph' ? offense : defense
			};

/** What two cards are once they are revealed, by the powers that lie open; null: two morphs. */
function countedIn(sight: Sight, fight: Fight): (offense: Face, defense: Face) => Faces | null {
	const bent = SIDES.flatMap((side) =>
		sight.bends(fight[side]).flatMap((bend) => (bend.faces ? [{ side, by: bend.faces }] : []))
	);
	if (bent.length === 0) return (offense, defense) => copied({ offense, defense });
	return (offense, defense) =>
		bent.reduce<Faces | null>((faces, { side, by }) => {
			if (!faces) return null;
			const { mine, theirs } = by(faces[side], faces[opposing(side)]);
			return copied(
				side === 'offense' ? { offense: mine, defense: theirs } : { offense: theirs, defense: mine }
			);
		}, copied({ offense, defense }));
}

/** How any two faces end the fight: a side's total with a card is worked out once, however many it meets. */
function endingsOf(
	sight: Sight,
	fight: Fight,
	extra: Extra
): (offense: Face, defense: Face) => Ending {
	const known = { offense: new Map<number, number>(), defense: new Map<number, number>() };
	const total = (side: Side, card: number): number => {
		let found = known[side].get(card);
		if (found === undefined) {
			found = totalOf(sight, fight, side, card) + (extra[side] ?? 0);
			known[side].set(card, found);
		}
		return found;
	};
	const isLow = lowWins(sight, fight);
	const [won, wins] = [
		sight.open.encounter?.outright,
		SIDES.flatMap((side) =>
			sight.bends(fight[side]).flatMap((bend) => (bend.wins ? [{ side, by: bend.wins }] : []))
		)
	];
	const cardsAs = countedIn(sight, fight);
	const straight = (offense: Face, defense: Face): Ending => {
		if (won) return won;
		const faces = cardsAs(offense, defense);
		if (!faces) return 'bothLose';
		const { offense: one, defense: other } = faces;
		const outright = wins.find(({ side, by }) => by(faces[side], faces[opposing(side)]));
		if (outright) return outright.side;
		if (one.kind !== 'attack') return other.kind === 'attack' ? 'defense' : 'deal';
		if (other.kind !== 'attack') return 'offense';
		const a = total('offense', sight.numbers('offense', one));
		const b = total('defense', sight.numbers('defense', other));
		return (isLow ? a < b : a > b) ? 'offense' : 'defense';
	};
	return (offense, defense) => {
		const ending = straight(offense, defense);
		return sight.turned && ending !== 'deal' && ending !== 'bothLose' ? opposing(ending) : ending;
	};
}

/** Whether the smaller total wins. */
export const lowWins = (sight: Sight, { offense, defense }: Fight): boolean =>
	sight.bends(offense).some((bend) => bend.lowWins) ||
	sight.bends(defense).some((bend) => bend.lowWins);

/** A side's total with a card of this value (CE-11.5), by the powers and flares that lie open. */
function totalOf(sight: Sight, fight: Fight, side: Side, card: number): number {
	const [main, other] = [fight[side], fight[opposing(side)]];
	const home = side === 'defense' ? (shipsOn(sight, fight.target)[main] ?? 0) : 0;
	const ships: Ships = side === 'offense' ? fight.gate : { ...fight.beside, [main]: home };
	let own = 0;
	let allies = 0;
	for (const [seat, n] of entriesOf(ships)) {
		const worth = n * shipWorth(sight, seat);
		if (seat === main) own += worth;
		else allies += worth;
	}
	const helped = sumOf([main, ...keysOf(ships).filter((seat) => seat !== main)], (seat) =>
		sumOf(sight.bends(seat), ({ helps = 0 }) =>
			typeof helps === 'number' ? helps : helps(sight, seat)
		)
	);
	const added = (sight.open.encounter?.added[side] ?? 0) + helped;
	let parts: Parts = { card, main: own, allies, added };
	for (const bend of sight.bends(main)) parts = bend.parts?.(parts, true, sight) ?? parts;
	for (const bend of sight.bends(other)) parts = bend.parts?.(parts, false, sight) ?? parts;
	return parts.card + parts.main + parts.allies + parts.added;
}

const shipWorth = (sight: Sight, seat: SeatId): number =>
	sight.bends(seat).reduce((worth, { ships = 0 }) => worth + ships, 1);

/** The worth of a fight with these chances on either side. */
export function worthOfFight(
	sight: Sight,
	fight: Fight,
	offense: readonly Chance[],
	defense: readonly Chance[],
	extra: Extra = {}
): number {
	const endingWith = endingsOf(sight, fight, extra);
	const cardsAs = countedIn(sight, fight);
	const prizes = prizesIn(sight, fight, extra);
	const worth: Partial<Record<Ending, number>> = {};
	let sum = 0;
	for (const mine of offense)
		for (const theirs of defense) {
			const ending = endingWith(mine.face, theirs.face);
			const faces = cardsAs(mine.face, theirs.face);
			const cards = faces ? worthOfCompensation(sight, fight, ending, faces) : 0;
			const more = faces && prizes ? prizes(ending, faces) : 0;
			const ended = (worth[ending] ??= worthOfEnding(sight, fight, ending));
			sum += mine.p * theirs.p * (ended + cards + more);
		}
	return sum;
}

/** What powers bring those who fight for how it is won; null: none does. */
function prizesIn(
	sight: Sight,
	fight: Fight,
	extra: Extra
): ((ending: Ending, faces: Faces) => number) | null {
	const { offense, defense, gate, beside } = fight;
	const prizes = SIDES.flatMap((side) => {
		const seats = new Set([fight[side], ...keysOf(side === 'offense' ? gate : beside)]);
		return [...seats].flatMap((seat) =>
			sight.bends(seat).flatMap(({ prize }) => (prize ? [{ seat, side, prize }] : []))
		);
	});
	if (prizes.length === 0) return null;
	const totalWith = (side: Side, face: Attack): number =>
		totalOf(sight, fight, side, sight.numbers(side, face)) + (extra[side] ?? 0);
	return (ending, faces) => {
		if (ending !== 'offense' && ending !== 'defense') return 0;
		const { offense: one, defense: other } = faces;
		const both = one.kind === 'attack' && other.kind === 'attack';
		const won: WonFight = {
			beaten: ending === 'offense' ? defense : offense,
			faces,
			side: ending,
			margin: both ? Math.abs(totalWith('offense', one) - totalWith('defense', other)) : null
		};
		return sumOf(prizes, ({ seat, side, prize }) =>
			side === ending ? worthOfPrize(sight, seat, prize(sight, won)) : 0
		);
	};
}

/** How likely each end of a fight is, with these chances on either side. */
export type Endings = { readonly [ending in Ending]: number };

export function chancesOf(
	sight: Sight,
	fight: Fight,
	offense: readonly Chance[],
	defense: readonly Chance[],
	extra: Extra = {}
): Endings {
	const endingWith = endingsOf(sight, fight, extra);
	const chances = { offense: 0, defense: 0, deal: 0, bothLose: 0 };
	for (const mine of offense)
		for (const theirs of defense) chances[endingWith(mine.face, theirs.face)] += mine.p * theirs.p;
	return chances;
}

/** What either side of this fight may show. */
const bothFaces = (sight: Sight, fight: Fight) =>
	[facesOf(sight, 'offense', fight.offense), facesOf(sight, 'defense', fight.defense)] as const;

/** The same where nobody has laid a card, or the bot sees none. */
export const chancesUnseen = (sight: Sight, fight: Fight): Endings =>
	chancesOf(sight, fight, ...bothFaces(sight, fight));

/** What either side may have when the bot, as a main player, lays this card, and what it would add to it. */
function laying(sight: Sight, fight: Fight, card: CardId) {
	const side: Side = fight.offense === sight.me ? 'offense' : 'defense';
	const mine: readonly Chance[] = [{ face: faceIn(sight, card), p: 1 }];
	const theirs = facesOf(sight, opposing(side), fight[opposing(side)]);
	const extra: Extra = { [side]: likelyAddition(sight, fight) };
	return side === 'offense'
		? { offense: mine, defense: theirs, extra }
		: { offense: theirs, defense: mine, extra };
}

/** The same when the bot, as a main player, lays this card. */
export function chancesOfLaying(sight: Sight, fight: Fight, card: CardId): Endings {
	const { offense, defense, extra } = laying(sight, fight, card);
	return chancesOf(sight, fight, offense, defense, extra);
}

/** The worth of a fight nobody has laid a card for, or of which the bot sees no card. */
export const worthUnseen = (sight: Sight, fight: Fight): number =>
	worthOfFight(sight, fight, ...bothFaces(sight, fight));

/** The same with the card the bot itself has laid, while it lies face down. */
export function worthOfLaid(sight: Sight, fight: Fight, extra: Extra = {}): number {
	const { me, own } = sight;
	const faces = (side: Side): readonly Chance[] =>
		own.laid && fight[side] === me
			? [{ face: faceIn(sight, own.laid), p: 1 }]
			: facesOf(sight, side, fight[side]);
	return worthOfFight(sight, fight, faces('offense'), faces('defense'), extra);
}

/** The worth of a fight in which the bot, as a main player, lays this card. */
export function worthOfLaying(sight: Sight, fight: Fight, card: CardId): number {
	const { offense, defense, extra } = laying(sight, fight, card);
	const straight = worthOfFight(sight, fight, offense, defense, extra);
	if (!sight.bends(sight.me).some(({ exchanges }) => exchanges)) return straight;
	const swapped = worthOfFight(sight, fight, defense, offense, extra);
	return Math.max(straight, swapped);
}

/** What is at stake where cards cost their full price. */
const LITTLE = 1;

/** How much of its price a card costs here: the more hangs on the fight, the less is kept for another. */
function thrift(sight: Sight, fight: Fight): number {
	const [won = 0, lost = 0] = SIDES.map((side) => worthOfEnding(sight, fight, side));
	const landing = keysOf(fight.gate).some((seat) => wonBy(sight, seat, fight.target) !== null);
	return landing ? sight.manner.atMatchPoint : Math.min(1, LITTLE / Math.abs(won - lost));
}

/** The best card to lay in this fight, what laying costs later included. */
export function bestLaying(
	sight: Sight,
	fight: Fight,
	hand: readonly CardId[] = heldIn(sight)
): { card: CardId | null; worth: number } {
	let best: { card: CardId | null; worth: number } = { card: null, worth: -Infinity };
	const tried = new Set<string>();
	const price = thrift(sight, fight);
	for (const card of hand) {
		const name = likeOf(card);
		if (!isEncounterCard(card) || tried.has(name)) continue;
		tried.add(name);
		const worth = worthOfLaying(sight, fight, card) - worthOfCard(card) * price;
		if (worth > best.worth) best = { card, worth };
	}
	return best.card ? best : { card: null, worth: worthUnseen(sight, fight) };
}

/** Reinforcements in hand, of which some will be answered. */
const likelyAddition = (sight: Sight, fight: Fight): number =>
	lowWins(sight, fight) ? 0 : sumOf(reinforcementsOf(sight), numberOf) / 2;

export const reinforcementsOf = (sight: Sight): CardId[] =>
	heldIn(sight).filter((card) => kindOf(card) === 'reinforcement');

/** How the fight ends as it lies open now; null while a card is hidden. */
export function endingNow(sight: Sight, fight: Fight, extra: Extra = {}): Ending | null {
	const [offense, defense] = SIDES.map((side) => encounterIn(sight).laid[side]?.face ?? null);
	return offense && defense ? endingOf(sight, fight, offense, defense, extra) : null;
}
