/** The game to learn this one by: of 120 shuffles the one that soonest comes to all the usual questions, and begins with one. */
import type { Lesson } from '../../core';

export const LESSON: Lesson = { seats: 3, options: {}, seed: 'lesson 102' };
