/** The galaxy in a few strokes: who holds which system. */
import type { SketchOf } from '../boards';
import { layOf, SIZE } from '../hexmap/lay';
import type { ImperiumScreen } from './screen';
import { holderOf, systemsOf } from './words/systems';

export const sketch: SketchOf<ImperiumScreen> = (view) => ({
	places: layOf(systemsOf(view.open), null).spots.map(({ id, x, y }) => ({
		...{ x, y, r: SIZE, shape: 'hex' },
		seat: holderOf(view, id)
	}))
});
