/** The game to learn this one by: of some dozen shuffles the one that soonest comes to all the usual questions. */
import type { Lesson } from '../../core';

export const LESSON: Lesson = { seats: 4, options: { box: 'classic' }, seed: 'lesson 3' };
