/** How much a people asks of who leads it: it works by itself, one must mind the moment, or one must plan for it. */
export type Ease = 'plain' | 'timed' | 'crafty';
