/** Whether journeys go further than `npm test` does: those whose titles say @sweep as well, and every look in both themes. */
export const IS_SWEEP = process.env['ORRERY_SWEEP'] !== undefined;
