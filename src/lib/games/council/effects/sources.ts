/**
 * Which effects stand where (types.ts, `SourceId`). Saved games hold the name of a source and never the
 * effects themselves, so a corrected card is corrected in games under way.
 */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import {
	actionOf,
	councilCardOf,
	fateOf,
	speciesOf,
	tacticOf,
	techOf,
	tileOf,
	tokenOf
} from '../tables/by-id';
import { allHexes, isSeat, playerOf } from '../board';
import { counted } from '../numbers/still';
import type { Board, Hex, RaceId, SourceId, SpeciesId, TechId } from '../types';
import { STATS } from '../tables/vocabulary';
import type { Effect, Flag, Mod, Once, Stat } from '../tables/vocabulary';

const known = new Map<SourceId, readonly Effect[]>();

/** The effects printed at this source. A name nothing has is a bug of ours: throws. */
export function effectsOf(source: SourceId): readonly Effect[] {
	let effects = known.get(source);
	if (!effects) known.set(source, (effects = find(source)));
	return effects;
}

function find(source: SourceId): readonly Effect[] {
	const slash = source.lastIndexOf('/');
	return slash < 0
		? printedAt(source).effects
		: inside(source.slice(0, slash), source.slice(slash + 1));
}

/** A list inside an effect: `0.else`, `0.effects`, `0.table.1`. */
function inside(outer: SourceId, way: string): readonly Effect[] {
	const [at, field, row] = way.split('.');
	const effect = effectsOf(outer)[Number(at)];
	if (effect?.type === 'until' && field === 'effects') return effect.effects;
	if (effect?.type === 'tech' && field === 'else') return effect.else ?? [];
	if (effect?.type === 'jam' && field === 'else') return effect.else ?? [];
	if (effect?.type === 'roll' && field === 'table') return effect.table[Number(row)]?.effects ?? [];
	throw new Error(`${outer} has no list ${way}.`);
}

/** What is printed at a source: what it is called, what it says, and the effects that mean this. */
export interface Printed {
	readonly name: Words;
	readonly text: Words;
	readonly effects: readonly Effect[];
}

/** The card, token or tile a source is on: `token:leviathan` for a list inside one of its effects. */
export function printedAt(source: SourceId): Printed {
	const colon = source.indexOf(':');
	const kind = source.slice(0, colon);
	const [id = '', key = ''] = (source.slice(colon + 1).split('/')[0] ?? '').split('.');
	switch (kind) {
		case 'trait':
			return speciesOf(id).trait;
		case 'response':
			return fateOf(id).responses.find((one) => one.key === key) ?? missing(source);
		case 'npc':
			return { name: fateOf(id).name, ...fateOf(id).npc };
		case 'tech':
			return techOf(id);
		case 'perk':
			return { name: tileOf(id).name, ...(tileOf(id).perk ?? missing(source)) };
		case 'action':
			return actionOf(id);
		case 'token':
			return tokenOf(id);
		case 'tactic':
			return tacticOf(id.split('#')[0] ?? id); // any copy says the same
		case 'council': {
			const card = councilCardOf(id);
			const { title } = card;
			if (card.kind === 'election') return { name: title, text: card.text, effects: card.effects };
			const option = card.options.find((one) => one.key === key) ?? missing(source);
			const { label, text, effects } = option;
			return { name: msg('{card}, {option}', { card: title, option: label }), text, effects };
		}
		default:
			return missing(source);
	}
}

function missing(source: SourceId): never {
	throw new Error(`Nothing is printed at ${source}.`);
}

/** Everything that is in force for a race now: traits, technologies, perks of its planets, laws. */
function inForce(board: Board, race: RaceId): SourceId[] {
	const found: SourceId[] = [];
	if (isSeat(race)) {
		const { species, traits, techs } = playerOf(board, race);
		if (species) found.push(`trait:${species}`);
		found.push(...traits);
		for (const tech of techs) found.push(`tech:${tech}`);
	} else {
		const npc = board.npcs[race];
		if (npc) found.push(npc.trait);
	}
	for (const { tile, planet } of allHexes(board))
		if (tile && planet?.owner === race && tileOf(tile).perk) found.push(`perk:${tile}`);
	for (const { race: whose, source } of board.lasting) if (whose === race) found.push(source);
	return found;
}

/** The lasting effects in force for a race, sorted by what is asked of them. */
interface Force {
	readonly mods: ReadonlyMap<Stat, readonly Mod[]>;
	/** Each stat with the modifiers that hold everywhere and always; and the other modifiers. */
	readonly values: { readonly [stat in Stat]: number };
	readonly narrowed: ReadonlyMap<Stat, readonly Mod[]>;
	readonly flags: ReadonlySet<Flag>;
	readonly onces: readonly { readonly effect: Once; readonly source: SourceId }[];
}

function sorted(sources: readonly SourceId[]): Force {
	const mods = new Map<Stat, Mod[]>();
	const values: { [stat in Stat]: number } = { ...STATS };
	const narrowed = new Map<Stat, Mod[]>();
	const flags = new Set<Flag>();
	const onces: { effect: Once; source: SourceId }[] = [];
	for (const source of sources)
		for (const effect of effectsOf(source))
			if (effect.type === 'mod') {
				add(mods, effect);
				if (isNarrow(effect)) add(narrowed, effect);
				else values[effect.stat] += effect.by;
			} else if (effect.type === 'flag') flags.add(effect.flag);
			else if (effect.type === 'once') onces.push({ effect, source });
	return { mods, values, narrowed, flags, onces };
}

const add = (mods: Map<Stat, Mod[]>, mod: Mod) =>
	mods.set(mod.stat, [...(mods.get(mod.stat) ?? []), mod]);

const isNarrow = ({ role, round, where = 'all' }: Mod): boolean =>
	role !== undefined || round !== undefined || where !== 'all';

/**
 * What `inForce` reads, and what came of it. Lists grow or are replaced, so a list and its length stand
 * for what is in it.
 */
interface Kept {
	readonly force: Force;
	readonly species: SpeciesId | null;
	readonly traits: readonly SourceId[] | null;
	readonly techs: readonly TechId[] | null;
	readonly techCount: number;
	readonly lasting: Board['lasting'];
	readonly lastingCount: number;
	/** One bit for each hex with a perk that is this race's. */
	readonly perks: number;
}

function keep(board: Board, race: RaceId): Kept {
	const player = isSeat(race) ? playerOf(board, race) : null;
	return {
		force: sorted(inForce(board, race)),
		species: player?.species ?? null,
		traits: player?.traits ?? null,
		techs: player?.techs ?? null,
		techCount: player?.techs.length ?? 0,
		lasting: board.lasting,
		lastingCount: board.lasting.length,
		perks: perksOf(board, race)
	};
}

function stillHolds(board: Board, race: RaceId, before: Kept): boolean {
	if (before.lasting !== board.lasting || before.lastingCount !== board.lasting.length)
		return false;
	if (before.perks !== perksOf(board, race)) return false;
	const player = isSeat(race) ? board.players[race] : undefined;
	return (
		!player ||
		(before.species === player.species &&
			before.traits === player.traits &&
			before.techs === player.techs &&
			before.techCount === player.techs.length)
	);
}

/** Hexes whose tile has a perk; known for good when all tiles lie. */
const withPerk = new WeakMap<Board['hexes'], readonly Hex[]>();

function perksOf(board: Board, race: RaceId): number {
	let hexes = withPerk.get(board.hexes);
	if (!hexes) {
		hexes = allHexes(board).filter(({ tile }) => tile && tileOf(tile).perk);
		if (allHexes(board).every(({ tile }) => tile)) withPerk.set(board.hexes, hexes);
	}
	let bits = 0;
	for (const { planet } of hexes) bits = bits * 2 + (planet?.owner === race ? 1 : 0);
	return bits;
}

/**
 * What is in force is asked for far more often than it changes, so it is sorted once and kept until
 * something it follows from is another. Beside the board, never in it.
 */
const kept = new WeakMap<Board['hexes'], { [race in RaceId]?: Kept }>();

/** The lasting effects in force for a race now. */
export const forceOf = counted((board, race: RaceId): Force => {
	let races = kept.get(board.hexes);
	if (!races) kept.set(board.hexes, (races = {}));
	const before = races[race];
	if (before && stillHolds(board, race, before)) return before.force;
	return (races[race] = keep(board, race)).force;
});

const NONE: readonly Mod[] = [];
const NO_ONCES: Force['onces'] = [];

/** Modifiers of one stat in force for a race, whatever narrows them. */
export const modsOf = (board: Board, race: RaceId, stat: Stat): readonly Mod[] =>
	forceOf(board, race).mods.get(stat) ?? NONE;

/** The same with where each is printed, to be told. */
export const modsPrinted = (
	board: Board,
	race: RaceId,
	stat: Stat
): { readonly mod: Mod; readonly source: SourceId }[] =>
	inForce(board, race).flatMap((source) =>
		effectsOf(source).flatMap((mod) =>
			mod.type === 'mod' && mod.stat === stat ? [{ mod, source }] : []
		)
	);

/** Whether a permission is in force for a race. */
export const hasFlag = (board: Board, race: RaceId, flag: Flag): boolean =>
	forceOf(board, race).flags.has(flag);

/** The `once` changes of this price that are not used up yet: the next payment uses up all of them. */
export function oncesOf(board: Board, race: RaceId, stat: Stat): Force['onces'] {
	if (!isSeat(race)) return NO_ONCES;
	const { onces } = forceOf(board, race);
	if (onces.length === 0) return NO_ONCES;
	const { spent } = playerOf(board, race);
	return onces.filter(({ effect, source }) => effect.stat === stat && !spent.includes(source));
}
