/**
 * What happened in a battle, told from events: views show how things stand, and much of what people want to
 * follow is over by the next view.
 */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { MoveNamed } from '$lib/core';
import type { BattleStage, HexId, RaceId, Side, SourceId } from '$lib/games/council/types';
import type { OpenBoard, OpenSide } from '$lib/games/council/view';
import type { DicePart } from '$lib/games/council/moves';
import type { ShipCounts } from '$lib/games/council/tables/vocabulary';
import type { CouncilEvent, CouncilMove } from '../screen';
import { KINDS } from '../pieces/ships';

/** A side's part in one battle round. */
export interface SideRound {
	readonly points: number;
	/** Its ships as the round began. */
	readonly ships: ShipCounts;
	readonly bought: { readonly small: number; readonly big: number } | null;
	readonly active: readonly SourceId[];
	readonly cancelled: readonly SourceId[];
	/** Dice as they first fell, and as they lie after rerolls. */
	readonly first: readonly number[];
	readonly dice: readonly number[];
	readonly needs: readonly number[];
	/** Of what they are so many; empty where nobody has told. */
	readonly made: readonly DicePart[];
	/** Hits among its dice; null before the roll. */
	readonly hits: number | null;
	/** Hits it takes, when cards are counted; null before that, or where nobody has told. */
	readonly takes: number | null;
	/** What it lost, by kind, and whether its port fell. */
	readonly lost: ShipCounts;
	readonly lostPort: boolean;
}

type BattleRound = { readonly n: number } & { readonly [side in Side]: SideRound };

export interface BattleStory {
	readonly target: HexId;
	readonly races: { readonly [side in Side]: RaceId };
	/** Where each side's ships take part. */
	readonly hexes: { readonly [side in Side]: readonly HexId[] };
	/** What the battle round has come to, as far as it is told. */
	readonly stage: BattleStage;
	/** Oldest first. */
	readonly rounds: readonly BattleRound[];
	/** How the ship battle ended: who won (null: nobody), and what was said of it. */
	readonly end: { readonly by: RaceId | null; readonly say: Words } | null;
	/** The last invasion roll. */
	readonly invasion: {
		readonly die: number;
		readonly sum: number;
		readonly defence: number;
		readonly falls: boolean;
	} | null;
	/** The planet was taken. */
	readonly taken: boolean;
}

const fresh = (points: number, ships: ShipCounts): SideRound => ({
	points,
	ships,
	bought: null,
	active: [],
	cancelled: [],
	first: [],
	dice: [],
	needs: [],
	made: [],
	hits: null,
	takes: null,
	lost: {},
	lostPort: false
});

/** Whether this die of a side is a hit, by what it needs. */
export function isHit({ dice, needs }: Pick<SideRound, 'dice' | 'needs'>, at: number): boolean {
	const [die, need] = [dice[at], needs[at]];
	return die !== undefined && need !== undefined && die >= need;
}

const SIDES = ['attack', 'defence'] as const;

/** The ships of a race in these hexes together. */
function shipsIn(open: OpenBoard, race: RaceId, hexes: readonly HexId[]): ShipCounts {
	const fleets = hexes.flatMap((hex) => open.hexes[hex]?.fleet ?? []);
	const own = fleets.filter((fleet) => fleet.race === race);
	return Object.fromEntries(
		KINDS.map((kind) => [kind, own.reduce((sum, fleet) => sum + fleet[kind], 0)])
	);
}

/** A side as the view has it: for a page that comes into the middle of a battle. */
const sideNow = (open: OpenBoard, side: OpenSide, stage: BattleStage): SideRound => ({
	...fresh(side.points, shipsIn(open, side.race, side.hexes)),
	bought: side.bought,
	active: side.active,
	cancelled: side.cancelled,
	first: side.dice,
	dice: side.dice,
	needs: side.needs,
	hits: side.dice.length ? side.dice.filter((_, i) => isHit(side, i)).length : null,
	takes: stage === 'assign' ? side.hits : null
});

/** The battle under way, as far as the view alone tells of it; null without one. */
export function battleNow(open: OpenBoard): BattleStory | null {
	const { battle } = open;
	if (!battle) return null;
	const { attack, defence } = battle.sides;
	return {
		target: battle.target,
		races: { attack: attack.race, defence: defence.race },
		hexes: { attack: attack.hexes, defence: defence.hexes },
		stage: battle.stage,
		rounds: battle.round
			? [
					{
						n: battle.round,
						attack: sideNow(open, attack, battle.stage),
						defence: sideNow(open, defence, battle.stage)
					}
				]
			: [],
		end: null,
		invasion: null,
		taken: false
	};
}

/**
 * The story when a view comes without what led to it, as when a decision is taken back: rounds that are over
 * are kept, the one under way is told by the view.
 */
export function upToBattle(story: BattleStory | null, open: OpenBoard): BattleStory | null {
	const now = battleNow(open);
	if (!now || story?.target !== now.target || story.end) return now;
	const round = open.battle?.round ?? 0;
	return { ...now, rounds: [...story.rounds.filter(({ n }) => n < round), ...now.rounds] };
}

/** What is said last, changed on one side of it. */
function changed(
	story: BattleStory,
	name: Side,
	by: Partial<SideRound>,
	stage: BattleStage = story.stage
): BattleStory {
	const last = story.rounds.at(-1);
	if (!last) return story;
	return {
		...story,
		stage,
		rounds: [...story.rounds.slice(0, -1), { ...last, [name]: { ...last[name], ...by } }]
	};
}

/** Dice of a side as they fall; those it rolled before in the same battle round lie beside them. */
const rolled = (
	before: SideRound,
	{ first, dice, needs, hits, made = [] }: MoveNamed<CouncilMove, 'rolled'>
): Partial<SideRound> => ({
	first: [...before.first, ...first],
	dice: [...before.dice, ...dice],
	needs: [...before.needs, ...needs],
	made: [...before.made, ...made],
	hits: (before.hits ?? 0) + hits
});

/** A battle that begins; without ships to fight there is a planet to take, and nothing to watch but the die. */
function begins(
	{ by, hex, from }: MoveNamed<CouncilMove, 'battle'>,
	{ hexes }: OpenBoard
): BattleStory | null {
	const fleet = hexes[hex]?.fleet;
	const other = fleet && fleet.race !== by ? fleet.race : hexes[hex]?.planet?.owner;
	if (!other) return null;
	return {
		target: hex,
		races: { attack: by, defence: other },
		hexes: { attack: from, defence: [hex] },
		stage: 'buy',
		rounds: [],
		end: null,
		invasion: null,
		taken: false
	};
}

/** The story after one more event; `open` is the board before it. */
export function tellBattle(
	story: BattleStory | null,
	{ say, move }: CouncilEvent,
	open: OpenBoard
): BattleStory | null {
	if (move?.type === 'battle') return begins(move, open);
	if (!story || !move) return story;
	const last = story.rounds.at(-1);
	const shipsOf = (side: Side) => shipsIn(open, story.races[side], story.hexes[side]);
	switch (move.type) {
		case 'battleRound': {
			const round = {
				n: move.round,
				attack: fresh(move.attack, shipsOf('attack')),
				defence: fresh(move.defence, shipsOf('defence'))
			};
			return { ...story, stage: 'buy', rounds: [...story.rounds, round] };
		}
		case 'bought':
			return changed(story, move.side, { bought: { small: move.small, big: move.big } });
		case 'activated':
			return changed(story, move.side, { active: move.sources }, 'activate');
		case 'cancelled': {
			const whose = SIDES.find((side) => last?.[side].active.includes(move.source));
			return whose && last
				? changed(story, whose, { cancelled: [...last[whose].cancelled, move.source] })
				: story;
		}
		case 'rolled':
			return last ? changed(story, move.side, rolled(last[move.side], move), 'roll') : story;
		case 'hits':
			return last
				? changed(story, move.side, { takes: (last[move.side].takes ?? 0) + move.n }, 'assign')
				: story;
		case 'remove': {
			const whose = SIDES.find((side) => story.races[side] === move.race);
			if (!whose || !last || story.end) return story;
			const before = last[whose].lost;
			const lost = Object.fromEntries(
				KINDS.map((kind) => [kind, (before[kind] ?? 0) + move[kind]])
			);
			return changed(story, whose, { lost });
		}
		case 'portGone':
			return move.hex === story.target ? changed(story, 'defence', { lostPort: true }) : story;
		case 'standoff':
		case 'retreat':
			return { ...story, end: { by: null, say } };
		case 'won':
			return {
				...story,
				end: {
					by: move.by,
					say: story.end ? msg('{ending} {winner}', { ending: story.end.say, winner: say }) : say
				}
			};
		case 'invasion': {
			const { hex, die, sum, defence, falls } = move;
			return hex === story.target ? { ...story, invasion: { die, sum, defence, falls } } : story;
		}
		case 'taken':
			return move.hex === story.target ? { ...story, taken: true } : story;
		default:
			return story;
	}
}
