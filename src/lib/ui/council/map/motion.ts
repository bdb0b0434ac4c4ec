/** How moves look on the map. */
import type { Point } from '$lib/hex';
import type { RaceId } from '$lib/games/council/types';
import { column, HexPlayer, outline } from '../../hexmap/motion';
import type { HexStage } from '../../hexmap/motion';
import type { SeatLook } from '../../pieces/seats';
import { hexOfMove } from './moves';
import type { MapMove } from './moves';
import { formation, HULLS, PORT } from '../pieces/ships';
import type { ShipCounts } from '$lib/games/council/tables/vocabulary';

export interface MapStage extends HexStage<MapMove> {
	readonly look: (race: RaceId) => SeatLook;
}

const LENGTHS: { readonly [type in MapMove['type']]: number } = {
	ships: 480,
	seize: 480,
	place: 260,
	remove: 420,
	port: 260,
	portGone: 420,
	taken: 520,
	riot: 260,
	calm: 260,
	expend: 180,
	token: 260,
	found: 620
};

const TOKEN = 'M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z';
const hullsOf = (ships: ShipCounts) => formation(ships).map(({ kind }) => HULLS[kind]);

export class MapPlayer extends HexPlayer<MapMove, MapStage> {
	protected lengthOf = ({ type }: MapMove): number => LENGTHS[type];

	protected placeOf = (move: MapMove, { lay }: MapStage): Point | null =>
		lay.at.get(hexOfMove(move)) ?? null;

	/** Planets are used for something else that is seen. */
	protected seenAt(move: MapMove, stage: MapStage): readonly Point[] {
		if (move.type === 'expend') return [];
		const from = 'from' in move ? stage.lay.at.get(move.from) : null;
		const at = this.placeOf(move, stage);
		return [from, at].flatMap((point) => point ?? []);
	}

	protected tell(move: MapMove, at: Point, stage: MapStage): Promise<void> | undefined {
		const length = LENGTHS[move.type];
		switch (move.type) {
			case 'ships':
			case 'seize': {
				const from = stage.lay.at.get(move.from);
				const race = move.type === 'ships' ? move.race : move.by;
				const ships = move.type === 'ships' ? move : { [move.ship]: 1 };
				const pieces = column(hullsOf(ships), stage.look(race).fill);
				return from && this.sail(pieces, stage, from, at, length);
			}
			case 'place':
				return this.alight(column(hullsOf(move), stage.look(move.race).fill), stage, at, length);
			case 'port':
				return this.alight([outline(PORT, 'scale(1.8)', 'var(--raised)')], stage, at, length);
			case 'token':
				return this.alight([outline(TOKEN, '', 'var(--card-back)')], stage, at, length);
			case 'found':
				return this.fly(
					[outline('M-22-30H22V30H-22Z', '', 'var(--card)')],
					stage,
					[
						{ transform: `translate(${at.x}px, ${at.y}px) scale(0, 1)` },
						{ transform: `translate(${at.x}px, ${at.y}px) scale(1.3, 1.3)`, offset: 0.5 },
						{ transform: `translate(${at.x}px, ${at.y - 26}px) scale(1.3, 1.3)`, opacity: 0 }
					],
					length
				);
			case 'remove':
			case 'portGone':
				return this.ring(stage, at, 'var(--rust)', [1, 0.25], length);
			case 'taken':
				return this.ring(stage, at, stage.look(move.by).fill, [1.5, 0.96], length);
			case 'riot':
				return this.ring(stage, at, stage.look(move.by).fill, [0.3, 0.7], length);
			case 'calm':
			case 'expend':
				return this.ring(stage, at, 'var(--text)', [0.3, 0.7], length);
		}
	}
}
