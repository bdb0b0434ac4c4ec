/** How moves look on the map: ships fly, an activated system is ringed, a planet takes its new owner's colour. */
import type { HexId, Point } from '$lib/hex';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import { column, HexPlayer } from '../../hexmap/motion';
import type { HexStage } from '../../hexmap/motion';
import { seatLook } from '../../pieces/seats';
import { HULLS, KINDS, unitIn } from '../pieces/units';
import type { MapMove } from './moves';

export interface MapStage extends HexStage<MapMove> {
	/** Where a planet lies: its system, and its place in it. */
	readonly planet: (id: PlanetId) => { readonly system: HexId; readonly at: Point } | null;
}

const LENGTHS: { readonly [type in MapMove['type']]: number } = {
	activated: 520,
	moved: 560,
	embarked: 240,
	placed: 260,
	lost: 420,
	damaged: 300,
	raised: 220,
	razed: 320,
	taken: 520,
	neutral: 320,
	exhaust: 140,
	counterPlaced: 160,
	counterTaken: 160,
	tile: 160,
	settle: 160
};

export class MapPlayer extends HexPlayer<MapMove, MapStage> {
	protected lengthOf = ({ type }: MapMove): number => LENGTHS[type];

	protected placeOf(move: MapMove, stage: MapStage): Point | null {
		if (move.type === 'moved') return stage.lay.at.get(move.to) ?? null;
		if ('system' in move) return stage.lay.at.get(move.system) ?? null;
		const id = 'planet' in move ? move.planet : move.planets[0];
		const planet = id ? stage.planet(id) : null;
		const hex = planet && stage.lay.at.get(planet.system);
		return hex ? { x: hex.x + planet.at.x, y: hex.y + planet.at.y } : null;
	}

	/** Planets are exhausted for something else that is seen, and counters taken back everywhere at once. */
	protected seenAt(move: MapMove, stage: MapStage): readonly Point[] {
		if (move.type === 'exhaust' || move.type === 'counterTaken') return [];
		const from = move.type === 'moved' ? stage.lay.at.get(move.from) : null;
		const at = this.placeOf(move, stage);
		return [from, at].flatMap((point) => point ?? []);
	}

	protected tell(move: MapMove, at: Point, stage: MapStage): Promise<void> | undefined {
		const length = LENGTHS[move.type];
		switch (move.type) {
			case 'moved': {
				const from = stage.lay.at.get(move.from);
				return from && this.sail(fleet(move), stage, from, at, length);
			}
			case 'placed':
			case 'raised':
			case 'embarked':
				return this.alight(fleet(move), stage, at, length);
			case 'activated':
				return this.ring(stage, at, seatLook(move.seat).fill, [1.6, 0.97], length);
			case 'taken':
				return this.ring(stage, at, seatLook(move.seat).fill, [1.1, 0.34], length);
			case 'lost':
			case 'razed':
			case 'damaged':
				return this.ring(stage, at, 'var(--rust)', [0.9, 0.3], length);
			case 'neutral':
			case 'exhaust':
			case 'tile':
			case 'settle':
			case 'counterPlaced':
			case 'counterTaken':
				return this.ring(stage, at, 'var(--text)', [0.3, 0.6], length);
		}
	}
}

/** A silhouette for each kind. */
function fleet({ seat, units }: Extract<MapMove, { readonly units: object }>): SVGPathElement[] {
	const words = Object.entries(units).flatMap(([word, n]) => (n ? [unitIn(word)?.kind] : []));
	const kinds = KINDS.filter((kind) => words.includes(kind));
	return column(
		kinds.map((kind) => HULLS[kind]),
		seatLook(seat).fill
	);
}
