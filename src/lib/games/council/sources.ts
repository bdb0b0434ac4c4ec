/**
 * Which effects stand where (types.ts, `SourceId`). Saved games hold the name of a source and never the
 * effects themselves, so a corrected card is corrected in games under way.
 */
import {
	actionOf,
	councilCardOf,
	fateOf,
	speciesOf,
	tacticOf,
	techOf,
	tileOf,
	tokenOf
} from './content';
import { playerOf, isSeat } from './board';
import type { Board, HexId, RaceId, SourceId } from './types';
import type { Effect, Mod, Once, Stat, TraitEffect } from './vocabulary';

const known = new Map<SourceId, readonly Effect[]>();

/** The effects printed at this source. A name nothing has is a bug of ours: throws. */
export function effectsOf(source: SourceId): readonly Effect[] {
	let effects = known.get(source);
	if (!effects) known.set(source, (effects = find(source)));
	return effects;
}

function find(source: SourceId): readonly Effect[] {
	const slash = source.lastIndexOf('/');
	return slash < 0 ? printed(source) : inside(source.slice(0, slash), source.slice(slash + 1));
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

function printed(source: SourceId): readonly Effect[] {
	const colon = source.indexOf(':');
	const kind = source.slice(0, colon);
	const [id = '', key = ''] = source.slice(colon + 1).split('.');
	switch (kind) {
		case 'trait':
			return speciesOf(id).trait.effects;
		case 'response':
			return fateOf(id).responses.find((one) => one.key === key)?.effects ?? missing(source);
		case 'npc':
			return fateOf(id).npc.effects;
		case 'tech':
			return techOf(id).effects;
		case 'perk':
			return tileOf(id).perk?.effects ?? missing(source);
		case 'action':
			return actionOf(id).effects;
		case 'token':
			return tokenOf(id).effects;
		case 'tactic':
			return tacticOf(id.split('#')[0] ?? id).effects; // any copy says the same
		case 'council': {
			const card = councilCardOf(id);
			if (card.kind === 'election') return card.effects;
			return card.options.find((option) => option.key === key)?.effects ?? missing(source);
		}
		default:
			return missing(source);
	}
}

function missing(source: SourceId): never {
	throw new Error(`Nothing is printed at ${source}.`);
}

/** Everything that is in force for a race now: traits, technologies, perks of its planets, laws. */
export function inForce(board: Board, race: RaceId): SourceId[] {
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
	for (const id in board.hexes) {
		const hex = board.hexes[id as HexId];
		if (hex?.tile && hex.planet?.owner === race && tileOf(hex.tile).perk)
			found.push(`perk:${hex.tile}`);
	}
	for (const { race: whose, source } of board.lasting) if (whose === race) found.push(source);
	return found;
}

/** Every lasting effect in force for a race, with its source. */
export function eachInForce(
	board: Board,
	race: RaceId,
	visit: (effect: TraitEffect, source: SourceId) => void
): void {
	for (const source of inForce(board, race))
		for (const effect of effectsOf(source))
			if (effect.type === 'mod' || effect.type === 'flag' || effect.type === 'once')
				visit(effect, source);
}

/** Modifiers of one stat in force for a race, whatever narrows them. */
export function modsOf(board: Board, race: RaceId, stat: Stat): Mod[] {
	const found: Mod[] = [];
	eachInForce(board, race, (effect) => {
		if (effect.type === 'mod' && effect.stat === stat) found.push(effect);
	});
	return found;
}

/** The first `once` change of this price that is not used up yet. */
export function onceOf(
	board: Board,
	race: RaceId,
	stat: Stat
): { effect: Once; source: SourceId } | null {
	if (!isSeat(race)) return null;
	const { spent } = playerOf(board, race);
	let found: { effect: Once; source: SourceId } | null = null;
	eachInForce(board, race, (effect, source) => {
		if (effect.type === 'once' && effect.stat === stat && !spent.includes(source))
			found ??= { effect, source };
	});
	return found;
}
