/** The ways to an alien beside the two flares of CE-3.7 (CE-40.36). */
import { msg } from '../../../../core';
import type { Ask, Barred, Choice, ConfirmShape, Words } from '../../../../core';
import { clockwise, inTurn, leftOf, seatChoice } from '../../../kit';
import type { OneOf } from '../../../kit';
import { playerOf } from '../../board';
import { alienName, whatOf } from '../../cards';
import { alienOf } from '../../effects';
import { formsOf } from '../../play';
import type { FrameOf, Play, Step, Steps } from '../../play';
import type { AlienId, Board, SeatId } from '../../types';
import { ALERTS, selectionOf } from './options';
import type { Alert, SelectionId } from './options';
import {
	alienChoice,
	barredAlien,
	dealTo,
	drawAliens,
	mayMeet,
	receive,
	take,
	withoutAlien
} from './sheets';

type Passing = 'endowment' | 'options' | 'tidyBowl';
type Taking = 'straws' | 'draft' | 'eliminator';
type Due = readonly [SeatId, 'remove' | 'take'];

declare module '../../play' {
	interface Steps {
		/** Of the two sheets dealt to it each hands one on. */
		'selection.pass': { readonly by: Passing };
		/** Sheets lie open and are taken in turn. */
		'selection.open': { readonly by: Taking; due?: readonly Due[] };
		/** One draws a sheet for another. */
		'selection.delegate': {
			by?: SeatId;
			sheet?: AlienId;
		};
		/** One disposes of a sheet it cannot see. */
		'selection.unseen': {
			by?: SeatId;
			sheet?: AlienId;
			/** Who has said that it wants the sheet. */
			wanting?: readonly SeatId[];
		};
	}
}

/** CE-40.52: nobody has been the first yet, so that chance says who is. */
const firstByChance = (play: Play): SeatId[] => {
	const { board } = play;
	const [first = 'seat:1'] = play.shuffle(board.order.slice());
	play.say(msg('{who} comes first.', { who: first }), 'CE-40.52');
	return clockwise(board, first);
};

const alertOf = (alien: AlienId): Alert => alienOf(alien).words.alert;

const rightOf = (board: Board, seat: SeatId): SeatId => leftOf(board, seat).at(-1) ?? seat;
const neighbour = (board: Board, seat: SeatId): SeatId => leftOf(board, seat)[0] ?? seat;

/** CE-3.19: so many aliens of the box by chance; CE-40.51: by Spectrum as many of each alert as there are players. */
export function drawnFrom(play: Play, n: number): AlienId[] {
	const { board } = play;
	// CE-36.1: whoever has aliens with essence cards in the box meets them, so they come first.
	const drawn = play.shuffle(board.box.slice());
	const shuffled = [
		...drawn.filter((alien) => alienOf(alien).essence),
		...drawn.filter((alien) => !alienOf(alien).essence)
	];
	if (selectionOf(play.table.options) !== 'spectrum') return shuffled.slice(0, n);
	const needed = ALERTS.flatMap((alert) =>
		shuffled.filter((alien) => alertOf(alien) === alert).slice(0, board.order.length)
	);
	const others = shuffled.filter((alien) => !needed.includes(alien));
	return [...needed, ...others.slice(0, Math.max(0, n - needed.length))];
}

/** Begins what a method asks before hands are dealt; those who have not chosen then keep one they hold (CE-3.8). */
export function beginSelection(play: Play, method: Exclude<SelectionId, 'flares'>): void {
	const { board } = play;
	switch (method) {
		case 'two':
			for (const seat of board.order) dealTo(play, seat, drawAliens(play, 2), 'CE-40.44');
			return;
		case 'spectrum':
			dealSpectrum(play);
			return;
		case 'endowment':
		case 'options':
		case 'tidyBowl':
			play.push('selection.pass', { by: method });
			return;
		case 'straws':
		case 'draft':
		case 'eliminator':
			play.push('selection.open', { by: method });
			return;
		case 'delegation':
			play.push('selection.delegate', {});
			return;
		case 'unseen':
			play.push('selection.unseen', {});
	}
}

/** CE-40.51: one of each alert to everybody. */
function dealSpectrum(play: Play): void {
	const { board, vault } = play;
	for (const seat of board.order) {
		const dealt = ALERTS.map((alert) => {
			const at = vault.flares.findLastIndex((flare) => alertOf(whatOf(flare)) === alert);
			return whatOf(vault.flares.splice(at, 1)[0] ?? '');
		});
		dealTo(play, seat, dealt, 'CE-40.51');
	}
}

const PASSING: {
	readonly [by in Passing]: {
		readonly rule: string;
		readonly ask: (board: Board, seat: SeatId) => Words;
	};
} = {
	endowment: {
		rule: 'CE-40.45',
		ask: (board, seat) => msg('Which alien does {who} have to play?', { who: rightOf(board, seat) })
	},
	options: {
		rule: 'CE-40.46',
		ask: (board, seat) =>
			msg('Which alien goes to {left}? The other goes to {right}.', {
				left: neighbour(board, seat),
				right: rightOf(board, seat)
			})
	},
	tidyBowl: { rule: 'CE-40.47', ask: () => msg('Which alien do you throw away?') }
};

const passing = formsOf('selection.pass');

export const pass: Step = {
	deal: passing.run((play, { by }) => {
		for (const seat of play.board.order) dealTo(play, seat, drawAliens(play, 2), PASSING[by].rule);
	}),
	choose: passing.askAll<OneOf<Choice<AlienId>>>({
		ask: ({ board }, { by }) =>
			board.order.map((seat) => ({
				...{ seat, rule: PASSING[by].rule, say: PASSING[by].ask(board, seat) },
				shape: { type: 'one', choices: playerOf(board, seat).offered.map(alienChoice) }
			})),
		then: (play, { by }, answers) => {
			const { board } = play;
			const picked = inTurn(board.order, answers).map(([seat, { pick }]) => {
				const other = playerOf(board, seat).offered.find((one) => one !== pick);
				if (other === undefined) throw new Error(`${seat} was dealt one alien.`);
				return { seat, pick, other };
			});
			const { rule } = PASSING[by];
			if (by === 'endowment')
				for (const { seat, pick } of picked) {
					const to = rightOf(board, seat);
					play.tell(seat, msg('{who} will be {alien}.', { who: to, alien: alienName(pick) }), rule);
					receive(play, to, pick, rule);
				}
			else if (by === 'tidyBowl') {
				const pile = play.shuffle(picked.map(({ other }) => other));
				for (const [i, { seat }] of picked.entries()) receive(play, seat, pile[i] ?? '', rule);
			} else
				for (const { seat } of picked) {
					const left = picked.find((one) => one.seat === neighbour(board, seat));
					const right = picked.find((one) => one.seat === rightOf(board, seat));
					if (left && right) dealTo(play, seat, [right.pick, left.other], rule);
				}
		}
	})
};

const TAKING: { readonly [by in Taking]: { readonly rule: string; readonly sheets: Sheets } } = {
	straws: { rule: 'CE-40.48', sheets: (n) => n },
	draft: { rule: 'CE-40.49', sheets: (n) => n + 1 },
	eliminator: { rule: 'CE-40.50', sheets: (n) => 2 * n }
};
type Sheets = (players: number) => number;

const taking = formsOf('selection.open');
type OpenFrame = FrameOf<Steps['selection.open']>;

/** CE-40.54: what lies open and may meet all that were chosen; where nothing may, whoever takes it is dealt others. */
function openFor(board: Board): { choices: ReturnType<typeof alienChoice>[]; barred: Barred[] } {
	const open = board.openSheets ?? [];
	const free = open.filter((alien) => mayMeet(board, alien));
	if (free.length === 0) return { choices: open.map(alienChoice), barred: [] };
	const rest = open.filter((alien) => !free.includes(alien));
	return { choices: free.map(alienChoice), barred: rest.map(barredAlien) };
}

function askOpen(board: Board, { by, due = [] }: OpenFrame, does: Due[1]) {
	const [seat, what] = due[0] ?? [];
	if (seat === undefined || what !== does) return null;
	const { rule } = TAKING[by];
	if (does === 'take') {
		const { choices, barred } = openFor(board);
		return {
			...{ seat, rule, say: msg('Which alien will you be?') },
			shape: { type: 'one' as const, choices, ...(barred.length > 0 && { barred }) }
		};
	}
	const choices = (board.openSheets ?? []).map(alienChoice);
	return {
		...{ seat, rule, say: msg('Which alien shall nobody be?') },
		shape: { type: 'one' as const, choices }
	};
}

export const open: Step = {
	deal: taking.run((play, frame) => {
		const { board } = play;
		const seats = firstByChance(play);
		const { rule, sheets } = TAKING[frame.by];
		board.openSheets = drawAliens(play, sheets(seats.length));
		frame.due = [
			...(frame.by === 'eliminator' ? seats.map((seat): Due => [seat, 'remove']) : []),
			...seats.map((seat): Due => [seat, 'take'])
		];
		play.say(
			msg('On the table lie {aliens}.', { aliens: { and: board.openSheets.map(alienName) } }),
			rule
		);
	}),
	remove: taking.ask({
		ask: ({ board }, frame) => askOpen(board, frame, 'remove'),
		then: (play, frame, { pick }, seat) => {
			const { board } = play;
			board.openSheets = (board.openSheets ?? []).filter((one) => one !== pick);
			play.say(
				msg('{who} removes {alien}.', { who: seat, alien: alienName(pick) }),
				TAKING[frame.by].rule
			);
			frame.due = (frame.due ?? []).slice(1);
			return 'remove';
		}
	}),
	take: taking.ask({
		ask: ({ board }, frame) => askOpen(board, frame, 'take'),
		then: (play, frame, { pick }, seat) => {
			take(play, seat, pick);
			play.say(
				msg('{who} takes {alien}.', { who: seat, alien: alienName(pick) }),
				TAKING[frame.by].rule
			);
			frame.due = (frame.due ?? []).slice(1);
			return 'take';
		}
	}),
	clear: taking.run((play) => {
		delete play.board.openSheets;
	})
};

/** An alien with what it does in one line. */
const told = (alien: AlienId) => ({ alien: alienName(alien), gist: alienOf(alien).words.gist });

const delegating = formsOf('selection.delegate');

/** Others without an alien, in turn order. */
const others = (board: Board, seat: SeatId): SeatId[] =>
	withoutAlien(board).filter((one) => one !== seat);

export const delegate: Step = {
	first: delegating.run((play, frame) => {
		frame.by = firstByChance(play)[0];
	}),
	draw: delegating.run((play, frame) => {
		const { board } = play;
		const [last, ...more] = withoutAlien(board);
		if (last === undefined) return 'end';
		if (more.length === 0) {
			// CE-40.55: the last is dealt two and keeps one.
			dealTo(play, last, drawAliens(play, 2), 'CE-40.55');
			return 'end';
		}
		[frame.sheet] = drawAliens(play, 1);
		play.showed = true;
		return undefined;
	}),
	assign: delegating.ask({
		ask: ({ board }, { by, sheet }) =>
			by === undefined || sheet === undefined
				? null
				: {
						...{ seat: by, rule: 'CE-40.55', about: [`alien:${sheet}`] },
						say: msg('{alien}: {gist}. Who has to play it?', told(sheet)),
						shape: { type: 'one', choices: others(board, by).map(seatChoice) }
					},
		then: (play, frame, { pick }, seat) => {
			const { sheet = '' } = frame;
			take(play, pick, sheet);
			play.say(
				msg('{who, select, you {You give} other {# gives}} {alien} to {whom}.', {
					...{ who: seat, whom: pick },
					alien: alienName(sheet)
				}),
				'CE-40.55'
			);
			frame.by = pick;
			return 'draw';
		}
	})
};

const unseeing = formsOf('selection.unseen');
const KEEP = 'keep';

const wants = (seat: SeatId, sheet: AlienId): Ask<ConfirmShape> => ({
	...{ seat, rule: 'CE-40.56', about: [`alien:${sheet}`] },
	say: msg('{alien}: {gist}. Do you want it?', told(sheet)),
	shape: { type: 'confirm', yes: msg('I want it'), no: msg('I do not want it') },
	fallback: { yes: true }
});

export const unseen: Step = {
	draw: unseeing.run((play, frame) => {
		const { board } = play;
		frame.by ??= firstByChance(play)[0];
		const waiting = withoutAlien(board);
		if (waiting.length === 0) return 'end';
		if (frame.by === undefined || !waiting.includes(frame.by))
			frame.by = clockwise(board, frame.by ?? 'seat:1').find((seat) => waiting.includes(seat));
		[frame.sheet] = drawAliens(play, 1);
		play.showed = true;
		return undefined;
	}),
	want: unseeing.askAll<ConfirmShape>({
		ask: ({ board }, { by, sheet }) =>
			by === undefined || sheet === undefined
				? []
				: others(board, by).map((seat) => wants(seat, sheet)),
		then: (play, frame, answers) => {
			frame.wanting = inTurn(play.board.order, answers).flatMap(([seat, { yes }]) =>
				yes ? [seat] : []
			);
			for (const [seat, { yes }] of inTurn(play.board.order, answers))
				play.say(
					yes
						? msg('{who} wants it.', { who: seat })
						: msg('{who} does not want it.', { who: seat }),
					'CE-40.56'
				);
		}
	}),
	hand: unseeing.ask<OneOf<Choice<SeatId | typeof KEEP>>>({
		ask: ({ board }, { by, wanting = [] }) => {
			if (by === undefined) return null;
			const seats = others(board, by);
			return {
				...{ seat: by, rule: 'CE-40.56' },
				say: msg('Who gets the alien that you cannot see?'),
				shape: {
					type: 'one',
					choices: [
						...seats.map((seat) => ({
							...seatChoice(seat),
							note: wanting.includes(seat) ? msg('Wants it') : msg('Does not want it')
						})),
						{ id: KEEP, say: msg('You') }
					]
				}
			};
		},
		then: (play, frame, { pick }, seat) => {
			const { sheet = '' } = frame;
			const to = pick === KEEP ? seat : pick;
			take(play, to, sheet);
			const words = { who: to, alien: alienName(sheet) };
			play.say(msg('{who} will be {alien}.', words), 'CE-40.56');
			return 'draw';
		}
	})
};
