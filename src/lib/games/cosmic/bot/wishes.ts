/**
 * What the files of aliens and artifacts say to a bot in: when to make a use, and which uses of others to stop.
 * Nothing here knows which aliens there are.
 */
import type { Answer, Shape } from '../../../core';
import { bestOf, pickBest, sumOf } from '../../kit';
import { kindOf, numberOf } from '../cards';
import { SIDES } from '../types';
import type { CardId, Face, PlanetId, SeatId, Side } from '../types';
import { endingNow, endingOf } from './odds';
import {
	amMain,
	encounterIn,
	isOurs,
	mainOf,
	opposing,
	rivalsOf,
	sideOf,
	threatens
} from './sight';
import type { Sight } from './sight';
import { fightIn, worthOfCard, worthOfColony, worthOfCompensation, worthOfEnding } from './worth';
import type { Fight } from './worth';

/** What a use is worth now, in foreign colonies; nothing or less: it is kept. */
export type Worth = (sight: Sight) => number;

/** Whether the use of another seat hurts the bot. */
export type Harm = (sight: Sight, by: SeatId) => boolean;

export const always =
	(worth: number): Worth =>
	() =>
		worth;

export const never: Worth = always(0);

/** Whether this seat fights on the other side. */
export const against = (sight: Sight, seat: SeatId): boolean => {
	const mine = sideOf(sight, sight.me);
	return mine !== null && sideOf(sight, seat) === opposing(mine);
};

const near = (sight: Sight, seat: SeatId): boolean => threatens(sight, seat);

/** A card or a ship, and no fight lost by it: nothing is spent to stop that. */
export const trifling: Harm = () => false;

/** A use that decides fights: it hurts who fights against it, allies only when it may win the game. */
export const decidesFights: Harm = (sight, by) =>
	against(sight, by) && (amMain(sight) || near(sight, by));

/** A use that brings colonies: it hurts when one is all its player lacks. */
export const bringsColonies: Harm = near;

/** Any card of an opponent. */
const opposes: Harm = (sight, by) => against(sight, by) && amMain(sight);

/** Whether the use that the window answers is aimed at what the bot wants. */
export function hurts(sight: Sight): boolean {
	const { answers } = sight;
	if (!answers || isOurs(sight, answers.by)) return false;
	const { by, source, harms } = answers;
	return harms ? harms(sight, by) : source !== 'power' && opposes(sight, by);
}

/** What it is worth to keep the use that the window answers from happening. */
export const zaps: Worth = (sight) => (hurts(sight) ? 0.3 : 0);

/** The same where its power is stopped, which may bring something about (CE-17.12). */
export const stops: Worth = (sight) => Math.max(zaps(sight), sight.answers?.zapped?.(sight) ?? 0);

/** What it gains when a side wins outright, as the fight stands; an outcome turned round is turned round all the same. */
export function gainOutright(sight: Sight, side: Side): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const now = endingNow(sight, fight);
	const then = sight.turned ? opposing(side) : side;
	return now ? worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now) : 0;
}

/** Whether it holds an attack that a multiplier makes decisive, and fights as a main player. */
export const hitsHard = (sight: Sight): boolean =>
	amMain(sight) && sight.own.hand.some((card) => kindOf(card) === 'attack' && numberOf(card) >= 10);

export const warpOf = ({ open, me }: Sight): number => open.warp[me] ?? 0;

/** How much better off it would be if this fight ended differently from how it stands. */
export function regret(sight: Sight): number {
	const fight = fightIn(sight);
	const ending = fight && endingNow(sight, fight);
	if (!fight || !ending) return 0;
	const best = Math.max(...SIDES.map((side) => worthOfEnding(sight, fight, side)));
	return best - worthOfEnding(sight, fight, ending);
}

/** What it gains when so much is added to its side, as the cards lie open. */
export function gainOf(sight: Sight, fight: Fight, extra: number): number {
	const side = sideOf(sight, sight.me);
	const now = endingNow(sight, fight);
	const then = side && endingNow(sight, fight, { [side]: extra });
	if (!now || !then) return 0;
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

/** What it gains when so much is added to this side, as the cards lie open. */
export function gainOfSide(sight: Sight, side: Side, extra: number): number {
	const fight = fightIn(sight);
	const now = fight && endingNow(sight, fight);
	const then = fight && endingNow(sight, fight, { [side]: extra });
	if (!fight || !now || !then) return 0;
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

/** What it gains when its card, as a main player, becomes this, as the cards lie open. */
export function gainWith(sight: Sight, mine: Face): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const theirs = side && encounterIn(sight).laid[opposing(side)]?.face;
	const now = fight && endingNow(sight, fight);
	if (!fight || !theirs || !now) return 0;
	const then =
		side === 'offense'
			? endingOf(sight, fight, mine, theirs)
			: endingOf(sight, fight, theirs, mine);
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

/** What a bot gains where these faces lie instead, compensation included. */
export function gainOfFaces(sight: Sight, change: { readonly [side in Side]?: Face }): number {
	const fight = fightIn(sight);
	const { laid } = encounterIn(sight);
	const [offense, defense] = [laid.offense?.face, laid.defense?.face];
	if (!fight || !offense || !defense) return 0;
	const worth = (faces: { readonly [side in Side]: Face }): number => {
		const ending = endingOf(sight, fight, faces.offense, faces.defense);
		return worthOfEnding(sight, fight, ending) + worthOfCompensation(sight, fight, ending, faces);
	};
	const now = { offense, defense };
	return worth({ ...now, ...change }) - worth(now);
}

/** What a card nobody has seen is worth, about. */
export const UNSEEN_CARD = 0.12;

/** What a swap of hands with this seat brings; nobody: nothing. */
export const swapGain = (sight: Sight, seat: SeatId): number =>
	(sight.open.players[seat]?.hand ?? 0) * UNSEEN_CARD - sumOf(sight.own.hand, worthOfCard);

/** The main player it fights against, while it fights. */
export const opponentIn = (sight: Sight): SeatId | null => {
	const side = sideOf(sight, sight.me);
	return side && mainOf(sight, opposing(side));
};

/** The other player with the most cards in hand. */
export const richest = (sight: Sight): SeatId =>
	bestOf(rivalsOf(sight), (seat) => sight.open.players[seat]?.hand ?? 0) ?? sight.me;

/** The card a side used, while it can be fetched. */
export const usedBy = (sight: Sight, side: Side): CardId | null => {
	const card = encounterIn(sight).discarded[side];
	return card !== null && sight.open.discard.includes(card) ? card : null;
};

/** Its own ships in the fight. */
export const myShips = ({ me, open }: Sight, { target, defense, gate, beside }: Fight): number =>
	me === defense ? (open.planets[target]?.[me] ?? 0) : (gate[me] ?? 0) + (beside[me] ?? 0);

/** The side whose victory it prefers, if it makes a difference. */
export function wantedSide(sight: Sight): Side | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const [offense, defense] = SIDES.map((side) => worthOfEnding(sight, fight, side));
	const edge = (offense ?? 0) - (defense ?? 0);
	return Math.abs(edge) < 0.1 ? null : edge > 0 ? 'offense' : 'defense';
}

/** What a bot gains when the reinforcement just played adds nothing. */
export function gainCancelling(sight: Sight): number {
	const fight = fightIn(sight);
	const { reinforced } = sight;
	const card = sight.open.discard.at(-1);
	if (!fight || !reinforced || !card) return 0;
	const now = endingNow(sight, fight);
	const then = endingNow(sight, fight, { [reinforced.side]: -numberOf(card) });
	if (!now || !then) return 0;
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

/** Where it founds a colony, with one ship of its largest. */
export function settleBest(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, ({ id }) => worthOfColony(sight, sight.me, id as PlanetId));
	if (best?.then?.type !== 'split') return null;
	const from = bestOf(
		best.then.places,
		({ id }) => sight.open.planets[id as PlanetId]?.[sight.me] ?? 0
	);
	return from ? { pick: best.id, then: { split: { [from.id]: 1 } } } : null;
}

/** CE-31.12: as few reward cards as can be: a rift may be among them. */
export function fewRewards(_sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (id) => (id === 'any' ? -Infinity : -Number(id)));
}
