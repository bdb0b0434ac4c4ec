/** The game to learn this one by: of a hundred shuffles one that soonest comes to all the usual questions. */
import type { Lesson } from '../../core';
import { CHOSEN } from './box';

/** Aliens whose power is plain, and seen at work as soon as it is used: nobody learns the game by its exceptions, nor by a fight that cards have decided. */
const PLAIN = [
	'barbarian',
	'cudgel',
	'macron',
	'mutant',
	'oracle',
	'spiff',
	'trader',
	'vacuum',
	'vulch',
	'warrior',
	'zombie'
];

export const LESSON: Lesson = {
	seats: 4,
	options: { box: 'chosen', [CHOSEN]: PLAIN },
	seed: 'lesson 14'
};
