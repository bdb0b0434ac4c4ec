/** How the people of tests and sweeps answer, and what they play: they see what a page sees. */
import { sampleAnswer } from '$lib/core';
import type { Answer, Dice, OwnDecision } from '$lib/core';
import type { OpenBoard } from '$lib/games/council/view';
import type { Picture } from '$lib/table/picture';
import { hunt } from './council-hunt';

/** How somebody answers a question. */
export type Answering = (picture: Picture, decision: OwnDecision, dice: Dice) => Answer;

/** Offers without end would be legal: at random, half of all deals are refused. */
export const atRandom: Answering = (_picture, { shape }, dice) =>
	shape.type === 'deal' && dice(2) === 0 ? { refuse: true } : sampleAnswer(shape, dice);

/** Looking for a fight, because in battles most is hidden. */
const hunting: Answering = ({ open, own }, decision, dice) =>
	hunt(open?.board as OpenBoard, own?.seat ?? 'seat:1', decision, dice);

/** A game as a table chooses it, and how it is played there. */
export interface Journey {
	readonly game: string;
	readonly options: { readonly [option: string]: string | number | boolean };
	readonly answering: Answering;
}

/** Every game on the shelf, with the options that hide most. */
export const JOURNEYS = {
	plain: { game: 'cosmic', options: { coloniesToWin: 4 }, answering: atRandom },
	hidden: {
		game: 'cosmic',
		options: { coloniesToWin: 4, hiddenPowers: true, hiddenAlliances: true },
		answering: atRandom
	},
	council: { game: 'council', options: { species: 'auction' }, answering: hunting },
	imperium: {
		game: 'imperium',
		options: { galaxy: 'built', races: 'twoKeepOne' },
		answering: atRandom
	}
} satisfies { readonly [name: string]: Journey };
