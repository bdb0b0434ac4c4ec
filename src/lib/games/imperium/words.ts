/** Names of things, and of what has none on the table: tiles, and places of the galaxy. */
import { msg } from '../../core';
import type { Choice, Words } from '../../core';
import { hexOf } from '../../hex';
import { CENTRE, fromTheTop, tileAt } from './board';
import { actionCardOf, planetOf } from './tables/by-id';
import type { PlanetId, Tile } from './tables/tiles';
import { WHEN_PLAYED } from './tables/when-played';
import type { ActionCardId, Board, SystemId } from './types';

const SPECIAL = {
	asteroids: msg('an asteroid field'),
	nebula: msg('a nebula'),
	supernova: msg('a supernova')
} as const;
const WORMHOLE = { alpha: msg('wormhole α'), beta: msg('wormhole β') } as const;

export const planetWords = (id: PlanetId): Words => planetOf(id).name;

export const actionCardWords = (id: ActionCardId): Words => actionCardOf(id).name;

/** An Action Card that is taken or given: when it could be played is said with it. */
export const actionCardChoice = (id: ActionCardId): Choice<ActionCardId> => ({
	...{ id, on: id, say: actionCardWords(id) },
	note: WHEN_PLAYED[actionCardOf(id).timing]
});

/** Tiles that have been named. */
const tilesSaid = new Map<Tile, Words>();

/** A tile by what one looks for on it: its planets, or what else is there. */
export function tileWords(tile: Tile): Words {
	let words = tilesSaid.get(tile);
	if (words === undefined) tilesSaid.set(tile, (words = sayTile(tile)));
	return words;
}

function sayTile({ planets, wormhole, special }: Tile): Words {
	if (special) return SPECIAL[special];
	const names = { and: planets.map(({ name }) => name) };
	if (!wormhole)
		return planets.length > 0 ? msg('{planets}', { planets: names }) : msg('empty space');
	return planets.length > 0
		? msg('{planets} ({wormhole})', { planets: names, wormhole: WORMHOLE[wormhole] })
		: WORMHOLE[wormhole];
}

/** A system by what lies there, and by its place where many look alike. */
export function systemWords(board: Pick<Board, 'systems'>, id: SystemId): Words {
	const tile = tileAt(board, id);
	if (!tile) return placeWords(id);
	return tile.planets.length > 0
		? tileWords(tile)
		: msg('{tile} ({place})', { tile: tileWords(tile), place: placeWords(id) });
}

/** Places that have been named. */
const placesSaid = new Map<SystemId, Words>();

/** A place of the galaxy, whatever lies there: places of a ring are counted clockwise from the one straight up. */
export function placeWords(id: SystemId): Words {
	let words = placesSaid.get(id);
	if (words === undefined) placesSaid.set(id, (words = sayPlace(id)));
	return words;
}

function sayPlace(id: SystemId): Words {
	if (id === CENTRE) return msg('the centre');
	const { q, r } = hexOf(id);
	const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
	return msg('ring {ring}, place {n}', { ring, n: fromTheTop(ring).indexOf(id) + 1 });
}
