/** The galaxy in a few strokes: who holds which hex. */
import { isSeat } from '$lib/core/ids';
import type { HexId } from '$lib/hex';
import type { SketchOf } from '../boards';
import { layOf, SIZE } from '../hexmap/lay';
import type { CouncilScreen } from './screen';

export const sketch: SketchOf<CouncilScreen> = ({ open }) => ({
	places: layOf(Object.keys(open.hexes) as HexId[], null).spots.map(({ id, x, y }) => {
		const holder = open.hexes[id]?.planet?.owner ?? open.hexes[id]?.fleet?.race;
		return {
			...{ x, y, r: SIZE, shape: 'hex' },
			seat: holder && isSeat(holder) ? holder : null
		};
	})
});
