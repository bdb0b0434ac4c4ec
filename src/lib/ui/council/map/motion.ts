/** How moves look on the map. */
import type { Point } from '$lib/hex';
import type { RaceId } from '$lib/games/council/types';
import { hexPath, SIZE } from '../../hexmap/lay';
import type { Lay } from '../../hexmap/lay';
import { drawn, Player, type Stage } from '../../motion';
import type { SeatLook } from '../../pieces/seats';
import { hexOfMove } from './moves';
import type { MapMove } from './moves';
import { formation, HULLS, PORT } from '../pieces/ships';

/** In map units. */
export interface MapStage extends Stage<MapMove> {
	readonly lay: Lay;
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

export class MapPlayer extends Player<MapMove, MapStage> {
	protected lengthOf = ({ type }: MapMove): number => LENGTHS[type];

	protected show(move: MapMove, stage: MapStage): () => Promise<void> {
		return () => this.#show(move, stage);
	}

	/** The hex is ringed. */
	protected mark(move: MapMove, stage: MapStage): void {
		const at = stage.lay.at.get(hexOfMove(move));
		if (at) void this.#ring(stage, at, 'var(--text)', [0.95, 0.95], 1200);
	}

	async #show(move: MapMove, stage: MapStage): Promise<void> {
		const at = stage.lay.at.get(hexOfMove(move));
		if (!at) return;
		const length = LENGTHS[move.type];
		switch (move.type) {
			case 'ships':
			case 'seize': {
				const from = stage.lay.at.get(move.from);
				const race = move.type === 'ships' ? move.race : move.by;
				const ships = move.type === 'ships' ? move : { [move.ship]: 1 };
				if (!from) return;
				const fleet = formation(ships).map(({ kind }, i) =>
					path(HULLS[kind], `translate(0 ${i * 26 - 20}) scale(1.2)`, stage.look(race).fill)
				);
				return this.fly(fleet, stage, flight(from, at), length);
			}
			case 'place':
			case 'port':
			case 'token': {
				const look = move.type === 'place' ? stage.look(move.race) : null;
				const pieces =
					move.type === 'place'
						? formation(move).map(({ kind }, i) =>
								path(HULLS[kind], `translate(0 ${i * 26 - 13}) scale(1.2)`, look?.fill)
							)
						: move.type === 'port'
							? [path(PORT, 'scale(1.8)', 'var(--raised)')]
							: [path('M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z', '', 'var(--card-back)')];
				return this.fly(
					pieces,
					stage,
					[
						{ ...place(at, 1.9), opacity: 0 },
						{ ...place(at, 1), opacity: 1 }
					],
					length
				);
			}
			case 'found': {
				return this.fly(
					[path('M-22-30H22V30H-22Z', '', 'var(--card)')],
					stage,
					[
						{ transform: `translate(${at.x}px, ${at.y}px) scale(0, 1)` },
						{ transform: `translate(${at.x}px, ${at.y}px) scale(1.3, 1.3)`, offset: 0.5 },
						{ transform: `translate(${at.x}px, ${at.y - 26}px) scale(1.3, 1.3)`, opacity: 0 }
					],
					length
				);
			}
			case 'remove':
			case 'portGone':
				return this.#ring(stage, at, 'var(--rust)', [1, 0.25], length);
			case 'taken':
				return this.#ring(stage, at, stage.look(move.by).fill, [1.5, 0.96], length);
			case 'riot':
				return this.#ring(stage, at, stage.look(move.by).fill, [0.3, 0.7], length);
			case 'calm':
			case 'expend':
				return this.#ring(stage, at, 'var(--text)', [0.3, 0.7], length);
		}
	}

	async #ring(
		stage: MapStage,
		at: Point,
		colour: string,
		[from, to]: readonly [number, number],
		length: number
	): Promise<void> {
		const ring = path(hexPath(SIZE), '', 'none');
		ring.setAttribute('style', `fill:none;stroke:${colour};stroke-width:4`);
		return this.fly(
			[ring],
			stage,
			[
				{ ...place(at, from), opacity: 1 },
				{ ...place(at, to), opacity: 1, offset: 0.7 },
				{ ...place(at, to), opacity: 0 }
			],
			length
		);
	}
}

const place = ({ x, y }: Point, scale: number) => ({
	transform: `translate(${x}px, ${y}px) scale(${scale})`
});

/** A bent way from hex to hex. */
function flight(from: Point, to: Point): Keyframe[] {
	const bend = { x: (to.y - from.y) * 0.16, y: (from.x - to.x) * 0.16 };
	return Array.from({ length: 9 }, (_, i) => {
		const t = i / 8;
		const lift = 4 * t * (1 - t);
		return place(
			{
				x: from.x + (to.x - from.x) * t + bend.x * lift,
				y: from.y + (to.y - from.y) * t + bend.y * lift
			},
			1
		);
	});
}

const path = (d: string, transform: string, fill = 'var(--text)'): SVGPathElement =>
	drawn('path', {
		d,
		...(transform ? { transform } : {}),
		style: `fill:${fill};stroke:var(--piece-edge);stroke-width:1.5`,
		'vector-effect': 'non-scaling-stroke'
	});
