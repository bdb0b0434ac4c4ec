/** Galactic Council on the kernel: the one object the shelf knows. Rules in rules.md beside this file. */
import type { Game } from '../../core';
import { sizesOf } from '../kit';
import { steady } from './bot';
import { conserved, redeal } from './laws';
import { ending } from './chronicle';
import { LESSON } from './lesson';
import { migrations } from './migrations';
import { PRESETS } from './start/readings';
import { scuttle } from './questions/scuttling';
import { OPTIONS, fits, setup } from './setup';
import { steps } from './steps';
import { payByHand } from './steps/pay';
import type { Council } from './play';
import { openBoard, ownBoard } from './view';
import type { OpenBoard, OwnBoard } from './view';
import { book } from './words';

export const council: Game<Council, OpenBoard, OwnBoard> = {
	id: 'council',
	name: 'Galactic Council',
	rules: 8,
	rulesFrom: 1,
	shape: 6,
	seats: { min: 2, max: 6 },
	options: OPTIONS,
	presets: PRESETS,
	fits,
	setup,
	steps,
	asides: { payByHand, scuttle },
	counts: ({ tokens, tactics: { small, big }, unshown, council: cards, objectives, fates }) =>
		sizesOf({
			...{ tokens, small, big },
			...{ unshownSmall: unshown.small, unshownBig: unshown.big },
			...{ council: cards, objectives, fates }
		}),
	open: openBoard,
	own: ownBoard,
	migrations,
	conserved,
	redeal,
	book,
	content: {
		species: Object.keys(book.species),
		action: Object.values(book.species).flatMap(({ actions }) => actions.map(({ id }) => id)),
		response: Object.entries(book.fates).flatMap(([id, { responses }]) =>
			responses.map(({ key }) => `${id}-${key}`)
		),
		npc: Object.keys(book.fates),
		tile: Object.keys(book.tiles),
		feature: Object.keys(book.features),
		token: Object.keys(book.tokens),
		technology: Object.keys(book.technologies),
		tactic: Object.keys(book.tactics),
		council: Object.keys(book.councilCards),
		objective: Object.keys(book.objectives)
	},
	ending,
	lesson: LESSON,
	bots: [steady],
	bound: 20_000
};
