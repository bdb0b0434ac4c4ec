/** All moments, each described beside the step that opens it. */
import { shipDamagedMoment } from '../steps/losses';
import type { Moment, MomentRules } from './moments';

export const MOMENTS: { readonly [moment in Moment]: MomentRules } = {
	shipDamaged: shipDamagedMoment
};
