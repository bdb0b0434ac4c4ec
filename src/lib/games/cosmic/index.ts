/** Cosmic Encounter on the kernel: the one object the shelf knows. Rules in rules.md beside this file. */
import { msg, refuse } from '../../core';
import type { Game } from '../../core';
import { sizesOf } from '../kit';
import { steady } from './bot';
import { shrewd } from './bot/shrewd';
import { recorded } from './box';
import { coming } from './coming';
import { gift } from './modules/lux/gift';
import { arePartners } from './modules/teams/partners';
import { conserved, redeal } from './laws';
import { ending } from './chronicle';
import { LESSON } from './lesson';
import { OPTIONS, fits, setup } from './setup';
import { steps } from './steps';
import { ENCOUNTER } from './steps/encounter';
import type { Cosmic } from './play';
import { migrations } from './migrations';
import { openBoard, ownBoard, setPiles } from './view';
import type { OpenBoard, OwnBoard } from './view';
import { COUNCILS } from './modules/hazards/sets';
import { groups, windows } from './windows';
import { book } from './words';

export const cosmic: Game<Cosmic, OpenBoard, OwnBoard> = {
	id: 'cosmic',
	name: 'Cosmic Encounter',
	rules: COUNCILS,
	rulesFrom: 1,
	replayedFrom: 2, // answers of rules 1 name copies as shape 1 did
	shape: 6,
	seats: { min: 2, max: 8 },
	options: OPTIONS,
	recorded,
	fits,
	setup,
	steps,
	windows,
	spans: [
		{
			id: ENCOUNTER,
			say: msg('Pass for the rest of this encounter'),
			note: msg('You use nothing more in it, and are asked again from the next one on.')
		}
	],
	groups,
	asides: { gift },
	coming,
	counts: ({ deck, destiny, piles = {}, essence = {} }) =>
		sizesOf({ deck, destiny, ...piles, ...setPiles(essence) }),
	silent: (board, from, to) =>
		arePartners(board, from, to)
			? refuse('CE-40.31', msg('What partners say to each other is heard by all.')).refusal
			: null,
	open: openBoard,
	own: ownBoard,
	migrations,
	conserved,
	redeal,
	book,
	content: {
		alien: Object.keys(book.aliens),
		wild: Object.keys(book.aliens),
		super: Object.keys(book.aliens),
		artifact: Object.keys(book.artifacts),
		tech: Object.keys(book.techs),
		station: Object.keys(book.stations),
		ship: Object.keys(book.ships),
		card: Object.keys(book.kinds),
		destiny: Object.keys(book.destiny),
		reward: Object.keys(book.rewards),
		hazard: Object.keys(book.hazards),
		lux: Object.keys(book.lux),
		moon: Object.keys(book.moons),
		evolution: Object.keys(book.evolutions),
		objective: Object.keys(book.objectives),
		essence: Object.entries(book.aliens).flatMap(([alien, { essence }]) =>
			Object.keys(essence?.cards ?? {}).map((card) => `${alien}-${card}`)
		)
	},
	ending,
	lesson: LESSON,
	bots: [steady, shrewd],
	// Chance alone brings both of a team to their goal at once late: eight seats took it 45,000 decisions on average.
	bound: 1_000_000
};
