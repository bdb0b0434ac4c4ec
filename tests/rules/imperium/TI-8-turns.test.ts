import { describe, expect, it } from 'vitest';
import { mayStart } from '../../../src/lib/games/imperium/timing/passed';
import type { Board, ImperiumOptions, SeatId } from '../../../src/lib/games/imperium/types';
import { placeCounter } from '../../../src/lib/games/imperium/economy/counters';
import { barredTo } from '../../support/barred';
import { standing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';

const turn = (edit: (board: Board) => void) =>
	standing({ step: 'turn', at: 'act', seat: me }, (board) => {
		for (const seat of board.order) {
			board.players[seat]!.strategy = [];
			board.players[seat]!.race = 'letnev';
			board.players[seat]!.techs = [];
		}
		edit(board);
	});
const mine = (board: Board) => board.players[me]!;

/** The Action Phase with these cards in these hands, and nobody able to activate anything. */
const phase = (cards: readonly string[], edit: (board: Board) => void = () => undefined) =>
	standing({ step: 'action', at: 'begin' }, (board) => {
		for (const [i, seat] of board.order.entries())
			Object.assign(board.players[seat]!, {
				...{ race: 'letnev', techs: [], strategy: [{ card: cards[i], used: true }] },
				counters: { strategy: 0, fleet: 3, command: 0 }
			});
		edit(board);
	});

describe('turns', () => {
	it('[TI-5.1] in order of play, again and again until all have passed', () => {
		const g = phase(['imperial', 'diplomacy', 'trade']);
		expect(g.moves('passed').map(({ seat }) => seat)).toEqual(['seat:2', 'seat:3', 'seat:1']);
	});

	it('[TI-34.2] [TI-34.4] [TI-27.12] whoever can only pass and holds a card, whatever card it is, has a moment for it', () => {
		const g = phase(['diplomacy', 'trade', 'imperial'], (board) => {
			board.players['seat:1']!.hand = ['sabotage#1'];
		});
		expect([g.asked, g.askedSeats]).toEqual([['window:onlyAction'], ['seat:1']]);
		expect(g.choices('seat:1')).toEqual(['pass']);
		g.answer('seat:1', { pick: 'pass' });
		// The others hold none, and have no other answer.
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.moves('passed').map(({ seat }) => seat)).toEqual(['seat:1', 'seat:2', 'seat:3']);
	});

	const NONE = { strategy: 0, fleet: 3, command: 0 };

	it('[TI-34.2] at tables that began before rules 2 it was asked', () => {
		const g = standing(
			{ step: 'turn', at: 'cards', seat: me },
			(board) => {
				Object.assign(mine(board), {
					...{ race: 'letnev', strategy: [], hand: ['sabotage#1'], counters: NONE }
				});
			},
			{ rules: 1 }
		);
		expect(g.asked).toEqual(['turn.act']);
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[TI-34.4] [TI-18.7] a card played in that moment is the turn; passed by, the one thing left is done', () => {
		const only = () =>
			standing({ step: 'turn', at: 'cards', seat: me }, (board) => {
				Object.assign(mine(board), {
					...{ race: 'letnev', techs: [], hand: ['rise-of-a-messiah#1', 'sabotage#1'] },
					...{ strategy: [{ card: 'warfare', used: false }], counters: NONE }
				});
			});
		const g = only();
		expect(g.asked).toEqual(['window:onlyAction']);
		expect(said(g.decision(me).say)).toBe(
			'All you can do now: Use Warfare. Do you play an Action Card instead?'
		);
		expect(g.choices(me)).toEqual(['pass', 'card:rise-of-a-messiah#1']);
		// Passing it by does that, and says so.
		const { shape } = g.decision(me);
		expect(shape.type === 'one' && said(shape.choices[0]!.say)).toBe('Use Warfare');
		g.answer(me, { pick: 'card:rise-of-a-messiah#1' });
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.moves('played')).toHaveLength(1);
		expect(g.moves('strategic')).toHaveLength(0);
		const passedBy = only();
		passedBy.answer(me, { pick: 'pass' });
		expect(passedBy.moves('strategic').map(({ card }) => card)).toEqual(['warfare']);
	});

	it('[TI-34.2] [TI-25.11] the one thing left is a turn too, so that the next one may be let go by again', () => {
		const g = standing({ step: 'turn', at: 'cards', seat: me }, (board) => {
			Object.assign(mine(board), {
				...{ race: 'yssaril', techs: [], hand: [], counters: NONE },
				strategy: [{ card: 'warfare', used: false }]
			});
			board.lasting.push({ is: 'stalled', until: 'round', seat: me });
		});
		expect(g.moves('strategic').map(({ card }) => card)).toEqual(['warfare']);
		expect(g.board.lasting.map(({ is }) => is)).not.toContain('stalled');
	});

	it('[TI-34.4] [TI-18.5] where the card is cancelled the moment comes again', () => {
		const g = standing({ step: 'turn', at: 'cards', seat: me }, (board) => {
			Object.assign(mine(board), {
				...{ race: 'letnev', strategy: [], counters: NONE },
				hand: ['rise-of-a-messiah#1', 'sabotage#1']
			});
			board.players['seat:2']!.hand = ['sabotage#2'];
		});
		g.answer(me, { pick: 'card:rise-of-a-messiah#1' });
		expect(g.asked).toContain('window:announced');
		g.answer('seat:2', { pick: 'card:sabotage#2' });
		while (g.asked.includes('window:announced')) g.answer(g.askedSeats[0]!, { pick: 'pass' });
		expect([g.asked, g.askedSeats]).toEqual([['window:onlyAction'], [me]]);
		expect(g.moves('passed')).toHaveLength(0);
		g.answer(me, { pick: 'pass' });
		expect(g.moves('passed').map(({ seat }) => seat)).toEqual([me]);
	});

	it('[TI-8.2] who has passed takes no more turns', () => {
		const g = phase(['diplomacy', 'trade', 'imperial'], (board) => {
			board.players['seat:2']!.counters = { strategy: 0, fleet: 3, command: 2 };
		});
		g.answer('seat:2', { pick: 'activate:hex:0,0' });
		const seats: string[] = [];
		while (!g.asked.includes('rest.wait')) {
			if (g.asked.includes('turn.act')) seats.push(g.askedSeats[0]!);
			const pass = g.asked.includes('turn.act') && g.choices(g.askedSeats[0]!).includes('pass');
			if (pass) g.answer(g.askedSeats[0]!, { pick: 'pass' });
			else g.lapse();
		}
		expect(seats).toEqual(['seat:2']);
		expect(g.moves('passed').map(({ seat }) => seat)).toEqual(['seat:1', 'seat:3', 'seat:2']);
	});

	it('[TI-5.2] a turn is a Strategic, a Tactical or a Transfer Action, or a pass', () => {
		const g = turn((board) => {
			mine(board).strategy = [{ card: 'trade', used: false }];
		});
		expect(g.choices(me)).toContain('strategic:trade');
		expect(g.choices(me)).toContain('activate:hex:0,0');
	});

	it('[TI-5.10] each of two Strategy Cards is an action of its own', () => {
		const g = turn((board) => {
			mine(board).strategy = [
				{ card: 'trade', used: true },
				{ card: 'warfare', used: false }
			];
		});
		expect(g.choices(me)).toContain('strategic:warfare');
		expect(g.choices(me)).not.toContain('strategic:trade');
	});
});

describe('passing', () => {
	const passes = (strategy: { card: string; used: boolean }[]) =>
		turn((board) => void (mine(board).strategy = strategy))
			.choices(me)
			.includes('pass');

	it('[TI-8.1] [TI-5.3] only after all own Strategic Actions; Initiative needs none, nor does who has no card', () => {
		expect(passes([{ card: 'trade', used: false }])).toBe(false);
		expect(passes([{ card: 'trade', used: true }])).toBe(true);
		expect(
			passes([
				{ card: 'trade', used: true },
				{ card: 'warfare', used: false }
			])
		).toBe(false);
		expect(passes([{ card: 'initiative', used: false }])).toBe(true);
		expect(passes([])).toBe(true);
	});

	const bars = (edit: (board: Board) => void) => {
		const told = barredTo(turn(edit), me).map(({ id, why }): [string, string] => [id, said(why)]);
		return new Map(told);
	};

	it('[TI-8.1] [TI-6.2] [TI-6.3] [TI-6.6] whoever cannot pass, activate or move reads why', () => {
		const due = bars((board) => void (mine(board).strategy = [{ card: 'trade', used: false }]));
		expect(due.get('pass')).toBe('First you use Trade.');
		expect(bars(() => undefined).has('pass')).toBe(false);
		const empty = bars((board) => {
			mine(board).counters = { ...mine(board).counters, command: 0 };
			mine(board).hand = ['sabotage#1'];
		});
		expect(empty.get('activate')).toBe('Your Command Pool is empty.');
		const home = (board: Board) => {
			const found = Object.entries(board.systems).find(([, { fleets }]) => fleets[me]);
			if (!found) throw new Error('No fleet stands anywhere.');
			return found[0] as 'hex:0,0';
		};
		const held = bars((board) =>
			placeCounter({ board, say: () => undefined }, me, home(board), 'reinforcements', 'TI-6.2')
		);
		expect([...held.values()]).toEqual([
			'You have activated it already.',
			'All your ships are in systems you have activated already.'
		]);
	});

	const started = (afterPassing: ImperiumOptions['afterPassing'], stage: Board['stage']) => {
		const { board } = turn((one) => void (mine(one).passed = true));
		return mayStart({ ...board, stage, options: { ...board.options, afterPassing } }, me);
	};

	it('[TI-8.3] who has passed starts nothing until the Action Phase ends, unless the table plays it so', () => {
		expect(started('secondaries', 'action')).toBe(false);
		expect(started('published', 'action')).toBe(true);
		expect(started('secondaries', 'status')).toBe(true);
	});
});

describe('own actions', () => {
	it('[race:yssaril] [TI-8.4] [TI-25.11] Yssaril may wait, not twice in a row', () => {
		const yssaril = (board: Board) => void (mine(board).race = 'yssaril');
		const g = turn(yssaril).answer(me, { pick: 'stall' });
		expect(mine(g.board).passed).toBe(false);
		expect(g.board.lasting).toMatchObject([{ is: 'stalled', seat: me }]);
		const again = turn((board) => {
			yssaril(board);
			board.lasting.push({ is: 'stalled', until: 'round', seat: me });
		});
		expect(again.choices(me)).not.toContain('stall');
		again.answer(me, { pick: 'activate:hex:0,0' });
		expect(again.board.lasting).toEqual([]);
		expect(turn(() => undefined).choices(me)).not.toContain('stall');
	});

	it('[TI-5.2] [TI-25.4] the turns of a race or a technology are for who has it, and one counter is enough', () => {
		const wide = (board: Board, strategy: number) => {
			mine(board).counters = { ...mine(board).counters, strategy };
			Object.assign(board.planets['planet:mecatol-rex']!, {
				owner: me,
				units: { groundForce: 1, pds: 0, spaceDock: 0 }
			});
		};
		const open = (edit: (board: Board) => void) =>
			turn(edit)
				.choices(me)
				.filter((id) => id === 'orbital-drop' || id === 'transit-diodes');
		expect(open((board) => wide(board, 2))).toEqual([]);
		const both = (board: Board) => {
			mine(board).race = 'sol';
			mine(board).techs = ['transit-diodes'];
		};
		expect(open((board) => (both(board), wide(board, 1)))).toEqual([
			'orbital-drop',
			'transit-diodes'
		]);
		expect(open((board) => (both(board), wide(board, 0)))).toEqual([]);
	});

	it('[technology:transit-diodes] [TI-25.4] they start where Ground Forces stand', () => {
		const g = turn((board) => {
			mine(board).techs = ['transit-diodes'];
			for (const [i, planet] of Object.values(board.planets).slice(0, 3).entries())
				Object.assign(planet, { owner: me, units: { groundForce: i, pds: 1, spaceDock: 0 } });
		});
		g.answer(me, { pick: 'transit-diodes' });
		// The first three in map order: Mecatol Rex has none.
		expect(g.asked).toEqual(['transitDiodes.from']);
		expect(g.choices(me)).not.toContain('planet:mecatol-rex');
		expect(g.choices(me).length).toBeGreaterThan(1);
	});

	it('[race:sol] [TI-25.4] Sol lands two Ground Forces for a counter, turn after turn', () => {
		const g = turn((board) => void (mine(board).race = 'sol'));
		g.answer(me, { pick: 'orbital-drop' });
		const [planet] = g.choices(me) as [`planet:${string}`];
		const before = g.board.planets[planet]!.units.groundForce;
		g.answer(me, { pick: planet });
		expect(g.board.planets[planet]!.units.groundForce).toBe(before + 2);
		expect(mine(g.board).counters.strategy).toBe(1);
		const none = turn((board) => {
			mine(board).race = 'sol';
			mine(board).counters = { ...mine(board).counters, strategy: 0 };
		});
		expect(none.choices(me)).not.toContain('orbital-drop');
	});

	it('[technology:transit-diodes] [TI-25.4] Transit Diodes send up to four from one planet to another', () => {
		const g = turn((board) => {
			mine(board).techs = ['transit-diodes'];
			Object.assign(board.planets['planet:mecatol-rex']!, {
				owner: me,
				units: { groundForce: 6, pds: 0, spaceDock: 0 }
			});
		});
		g.answer(me, { pick: 'transit-diodes' }).answer(me, { pick: 'planet:mecatol-rex' });
		const [to] = g.choices(me) as [`planet:${string}`];
		const before = g.board.planets[to]!.units.groundForce;
		expect(g.refusal(me, { pick: to, then: { amount: 5 } }).rule).toBe('TI-25.4');
		g.answer(me, { pick: to, then: { amount: 4 } });
		expect(g.board.planets[to]!.units.groundForce).toBe(before + 4);
		expect(g.board.planets['planet:mecatol-rex']!.units.groundForce).toBe(2);
		expect(mine(g.board).counters.strategy).toBe(1);
	});
});

describe('a card received after passing', () => {
	it('[TI-8.5] is not played', () => {
		const g = phase(['diplomacy', 'trade', 'imperial'], (board) => {
			board.players['seat:3']!.counters = { strategy: 0, fleet: 3, command: 1 };
		});
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.board.players['seat:1']!.passed).toBe(true);
		g.board.players['seat:1']!.strategy.push({ card: 'logistics', used: false });
		g.answer('seat:3', { pick: 'pass' });
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.moves('strategic')).toEqual([]);
	});
});
