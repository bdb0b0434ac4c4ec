/** The game to learn this one by. */
import type { Lesson } from '../../core';

export const LESSON: Lesson = { seats: 3, options: {}, seed: 'lesson' };
