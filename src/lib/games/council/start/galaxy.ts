/** The galaxy is laid out (GC-5): tiles by kind of hex, homeworlds with their fleets, tokens face down. */
import { msg } from '../../../core';
import { hexIds, hexName, hexOn, planetOn, playerOf, raceName, turnOrder } from '../board';
import { tilesBox, tokensBox } from './boxes';
import { homeTile, speciesOf, speciesOfNpc } from '../tables/by-id';
import { scan } from '../decks';
import { layTile } from '../setup';
import type { Play } from '../play';
import type { HexId, HexKind, NpcId, RaceId, SpeciesId } from '../types';
import type { Pile } from '../tables';

const hexesOf = (play: Play, kind: HexKind): HexId[] =>
	hexIds(play.board).filter((id) => hexOn(play.board, id).kind === kind);

/** GC-5.2: which pile the tiles of a hex come from. */
const PILE_OF: { readonly [kind in HexKind]: Pile | null } = {
	home: null,
	npc: null,
	near: 'near',
	core: 'core',
	frontier: 'frontier'
};

/** Homeworlds first: players clockwise from a random Home hex, NPC races at random (GC-5.4, GC-5.5). */
export function settleRaces(play: Play, npcs: readonly NpcId[]): void {
	const { board } = play;
	const homes = hexesOf(play, 'home');
	const start = play.roll(homes.length);
	board.order.forEach((seat, i) => {
		const { species } = playerOf(board, seat);
		if (species) settle(play, seat, species, homes[(start + i) % homes.length]);
	});
	const spots = hexesOf(play, 'npc');
	play.shuffle(npcs.slice()).forEach((npc, i) => {
		settle(play, npc, speciesOfNpc(npc), spots[i]);
	});
}

/** A race on its homeworld, with its starting fleet and a Space Port that is ready (GC-5.6). */
function settle(play: Play, race: RaceId, species: SpeciesId, id: HexId | undefined): void {
	if (id === undefined) throw new Error(`There is no hex for ${race}.`);
	const { fleet } = speciesOf(species);
	layTile(hexOn(play.board, id), homeTile(species), race, fleet);
	const { fighter, destroyer, dreadnaught } = fleet;
	const planet = hexName(play.board, id);
	play.say(msg('{who} lives on {planet}.', { who: raceName(race), planet }), 'GC-5.6', {
		type: 'settle',
		hex: id,
		race,
		fighter,
		destroyer,
		dreadnaught,
		port: planetOn(play.board, id).port
	});
}

/** Every hex without a homeworld gets a tile of its pile, face up, in map order (GC-5.3). */
export function layTiles(play: Play): void {
	const piles: { [pile in Pile]: string[] } = {
		near: play.shuffle(tilesBox('near')),
		frontier: play.shuffle(tilesBox('frontier')),
		core: play.shuffle(tilesBox('core'))
	};
	for (const id of hexIds(play.board)) {
		const hex = hexOn(play.board, id);
		const pile = PILE_OF[hex.kind];
		if (hex.tile !== null || pile === null) continue;
		const tile = piles[pile].pop();
		if (tile === undefined) throw new Error(`The ${pile} pile is too small.`);
		layTile(hex, tile);
	}
	play.say(msg('The galaxy is laid out.'), 'GC-5.3', { type: 'galaxy' });
}

/** Last, a face-down token on each hex, homeworlds included (GC-5.7). */
export function layTokens(play: Play): void {
	const { board, vault } = play;
	vault.tokens = play.shuffle(tokensBox());
	for (const id of hexIds(board)) {
		const token = vault.tokens.pop();
		if (token === undefined) throw new Error('There are too few tokens.');
		vault.hidden[id] = token;
		hexOn(board, id).token = true;
	}
	play.say(msg('A Discovery Token lies face down on every hex.'), 'GC-5.7', { type: 'tokens' });
	for (const seat of turnOrder(board)) scan(play, seat);
}
