/** The game to learn this one by: of two dozen shuffles one that soonest comes to all the usual questions. */
import type { Lesson } from '../../core';

export const LESSON: Lesson = { seats: 3, options: {}, seed: 'lesson 22' };
