/** The game to learn this one by: of some dozen shuffles the one that soonest comes to all the usual questions. */
import type { Lesson } from '../../core';

export const LESSON: Lesson = { seats: 3, options: {}, seed: 'lesson 6' };
