/** Ways to an alien beside the two flares (rules.md CE-40.36 and CE-40.44 to CE-40.56). */
import { describe, expect, it } from 'vitest';
import { act, decisionOf, lookOpen, lookOwn, start, timeOut } from '../../../../src/lib/core';
import type { Answer, GameEvent, Json, Table } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { hasEssence } from '../../../../src/lib/games/cosmic/box';
import { kindOf, whatOf } from '../../../../src/lib/games/cosmic/cards';
import type { SelectionId } from '../../../../src/lib/games/cosmic/modules/selection/options';
import { SELECTION_SPECS } from '../../../../src/lib/games/cosmic/modules/selection/options';
import { mayNotMeet } from '../../../../src/lib/games/cosmic/keepers';
import type { AlienId, Board, SeatId, Vault } from '../../../../src/lib/games/cosmic/types';
import { seatsOf } from '../../../support/cosmic';
import { said } from '../../../support/said';

const ALL = Object.keys(ALIENS).filter((alien) => !hasEssence(alien));
const METHODS = SELECTION_SPECS.selection.values.map(({ value }) => value);

/** A table whose aliens are about to be chosen. */
class Choosing {
	readonly table: Table<Board, Vault>;
	readonly events: GameEvent[];
	/** Whether the last answer showed somebody something, so that it is not freely taken back. */
	showed = false;

	constructor(
		readonly method: SelectionId,
		seats = 3,
		options: { readonly [id: string]: Json } = {},
		seed = '7'
	) {
		const given = { selection: method, ...options };
		const key = seed.repeat(64).slice(0, 64);
		const begun = start(cosmic, { seats: seatsOf(seats), options: given, key, clocked: false });
		this.table = begun.table;
		this.events = begun.events;
	}

	get board(): Board {
		return this.table.board;
	}
	/** Who is asked what. */
	get asked(): string[] {
		return this.table.decisions.map(({ seat, name }) => `${seat} ${name}`);
	}
	offered(seat: SeatId): readonly AlienId[] {
		return lookOwn(cosmic, this.table, seat).board?.offered ?? [];
	}
	choices(seat: SeatId): string[] {
		const { shape } = decisionOf(this.table, seat)!;
		return shape.type === 'one' ? shape.choices.map(({ id }) => id) : [];
	}
	get seat(): SeatId {
		return this.table.decisions[0]!.seat as SeatId;
	}
	answer(seat: SeatId, answer: Answer): this {
		const result = act(cosmic, this.table, seat, decisionOf(this.table, seat)!.id, answer);
		if (!result.ok) throw new Error(said(result.refusal.say));
		this.events.push(...result.value.events);
		this.showed = result.value.showed === true;
		return this;
	}
	/** Whoever is asked takes the first of what is offered, until cards are dealt. */
	rest(): this {
		while (this.board.phase === 'setup') {
			const { id, seat, shape } = this.table.decisions[0]!;
			const own = seat === 'table' ? undefined : decisionOf(this.table, seat)?.name;
			if (shape.type === 'one' && seat !== 'table' && own?.match(/^(start|selection)/))
				this.answer(seat, { pick: shape.choices[0]!.id });
			else timeOut(cosmic, this.table, id);
		}
		return this;
	}
	get aliens(): (AlienId | undefined)[] {
		return this.board.order.map((seat) => this.board.players[seat]!.aliens[0]);
	}
	chosen(seat: SeatId): AlienId | null {
		return this.board.players[seat]!.chosen;
	}
	get flares(): AlienId[] {
		const hands = this.board.order.flatMap((seat) => [
			...this.board.players[seat]!.hand,
			...(this.board.players[seat]!.hoard?.cards ?? [])
		]);
		return [...this.table.vault.deck, ...hands]
			.filter((card) => kindOf(card) === 'flare')
			.map(whatOf);
	}
	/** What one seat alone reads. */
	toldTo(seat: SeatId): string {
		return this.events
			.filter(({ to }) => to !== 'all' && to.length === 1 && to[0] === seat)
			.map(({ say }) => said(say))
			.join('\n');
	}
	/** What all read. */
	get open(): string {
		return this.events
			.filter(({ to }) => to === 'all')
			.map(({ say }) => said(say))
			.join('\n');
	}
	/** The seat after this one, of those that are left. */
	next(seat: SeatId, ...left: SeatId[]): SeatId {
		const { order } = this.board;
		const at = order.indexOf(seat);
		return [...order.slice(at + 1), ...order.slice(0, at)].find((one) => left.includes(one))!;
	}
	/** What others than these read of it. */
	toldBut(...seats: SeatId[]): string[] {
		return this.events
			.filter(({ to }) => to === 'all' || !to.every((one) => seats.includes(one as SeatId)))
			.map(({ say }) => said(say));
	}
}

const nameOf = (alien: AlienId): string => said(ALIENS[alien]!.words.name);
const fits = (selection: SelectionId, seats: number, more: { readonly [id: string]: Json } = {}) =>
	cosmic.fits({ selection, ...more }, seats)?.rule ?? null;

describe('CE-40.36 aliens chosen by a method of their own', () => {
	const others = METHODS.filter((one) => one !== 'flares');

	it.each(others.flatMap((method) => [2, 3, 5, 8].map((seats) => [method, seats] as const)))(
		'[CE-40.36] given %s and %i players, when all have chosen, then each has an alien of the box of its own, and the flares of these and others up to the number are in play',
		(method, seats) => {
			const g = new Choosing(method, seats, { allowThirdPartyAliens: true }).rest();
			expect(new Set(g.aliens).size).toBe(seats);
			expect(g.board.box).toEqual(expect.arrayContaining(g.aliens));
			expect(g.flares).toHaveLength(Math.max(10, 2 * seats));
			expect(new Set(g.flares).size).toBe(g.flares.length);
			expect(g.flares).toEqual(expect.arrayContaining(g.aliens));
			const undealt = g.table.vault.flares.map(whatOf);
			expect([...g.flares, ...undealt].sort()).toEqual([...g.board.box].sort());
			expect(g.board.openSheets).toBeUndefined();
			expect(g.board.order.flatMap((seat) => g.offered(seat))).toEqual([]);
		}
	);

	it('[CE-40.36] [CE-3.9] given none of them, then the flares of both aliens dealt to each are in play', () => {
		const g = new Choosing('flares', 6);
		const dealt = g.board.order.flatMap((seat) => g.offered(seat));
		expect(g.rest().flares.sort()).toEqual(dealt.slice().sort());
	});

	it('[CE-40.53] given hidden powers, then only methods in which nobody sees what others get can be chosen', () => {
		const open = METHODS.filter((one) => fits(one, 4, { hiddenPowers: true }) === 'CE-40.53');
		expect(open).toEqual(['straws', 'draft', 'eliminator', 'delegation', 'unseen']);
		expect(METHODS.filter((one) => fits(one, 4) !== null)).toEqual([]);
	});
});

describe('CE-40.44 to CE-40.47 sheets dealt in secret', () => {
	it('[CE-40.44] given two dealt to each, then each keeps one, and others read of neither', () => {
		const g = new Choosing('two');
		expect(g.asked).toEqual(seatsOf(3).map((seat) => `${seat} start.choose`));
		const [one, other] = g.offered('seat:1');
		expect(g.offered('seat:1')).toHaveLength(2);
		expect(g.toldTo('seat:1')).toBe(`Dealt to you: ${nameOf(one!)} and ${nameOf(other!)}.`);
		g.answer('seat:1', { pick: other! });
		const told = g.toldBut('seat:1').filter((line) => !line.startsWith('In the box'));
		expect(told.join()).not.toMatch(new RegExp(`${nameOf(one!)}|${nameOf(other!)}`));
		expect(g.rest().aliens[0]).toBe(other);
	});

	it('[CE-40.45] given two dealt to each, then what each picks is played by the player on its right', () => {
		const g = new Choosing('endowment');
		expect(g.asked).toEqual(seatsOf(3).map((seat) => `${seat} selection.pass.choose`));
		const picks = seatsOf(3).map((seat) => g.offered(seat)[1]!);
		seatsOf(3).forEach((seat, i) => {
			// Nobody learns what another gives before all have given.
			expect(seatsOf(3).flatMap((one) => g.chosen(one) ?? [])).toEqual([]);
			g.answer(seat, { pick: picks[i]! });
		});
		expect(g.board.order.flatMap((seat) => g.offered(seat))).toEqual([]);
		expect(g.toldTo('seat:1')).toContain(`{seat:3} will be ${nameOf(picks[0]!)}.`);
		expect(g.toldTo('seat:3')).toContain(`You will be ${nameOf(picks[0]!)}.`);
		expect(g.rest().aliens).toEqual([picks[1], picks[2], picks[0]]);
		expect(g.toldBut('seat:1', 'seat:3').join()).not.toContain(`be ${nameOf(picks[0]!)}`);
	});

	it('[CE-40.46] given two dealt to each, then one goes to the left, the other to the right, and one of those received is kept', () => {
		const g = new Choosing('options');
		const dealt = seatsOf(3).map((seat) => g.offered(seat));
		for (const [i, seat] of seatsOf(3).entries()) g.answer(seat, { pick: dealt[i]![0]! });
		expect(g.asked).toEqual(seatsOf(3).map((seat) => `${seat} start.choose`));
		// Left of seat 1 sits seat 2, right of it seat 3.
		expect(g.offered('seat:1')).toEqual([dealt[2]![0], dealt[1]![1]]);
		expect(g.offered('seat:2')).toEqual([dealt[0]![0], dealt[2]![1]]);
		g.answer('seat:1', { pick: dealt[1]![1]! });
		expect(g.rest().aliens[0]).toBe(dealt[1]![1]);
	});

	it('[CE-40.46] given two players, then both that each receives come from the other', () => {
		const g = new Choosing('options', 2);
		const dealt = seatsOf(2).map((seat) => g.offered(seat));
		for (const [i, seat] of seatsOf(2).entries()) g.answer(seat, { pick: dealt[i]![0]! });
		expect(g.offered('seat:1').slice().sort()).toEqual(dealt[1]!.slice().sort());
	});

	it('[CE-40.47] given two dealt to each, then what is thrown away is played by nobody, and the others by somebody', () => {
		const given = ['1', '2', '3', '4', '5'].map((seed) => {
			const g = new Choosing('tidyBowl', 4, {}, seed);
			const dealt = seatsOf(4).map((seat) => g.offered(seat));
			for (const [i, seat] of seatsOf(4).entries()) g.answer(seat, { pick: dealt[i]![0]! });
			const kept = dealt.map(([, other]) => other);
			expect(g.rest().aliens.slice().sort()).toEqual(kept.slice().sort());
			return g.aliens.join() === kept.join();
		});
		expect(given).toContain(false); // They are dealt out by chance.
	});

	it('[CE-40.51] given Spectrum, then each is dealt a green, a yellow and a red one, of a box that has enough of them', () => {
		const g = new Choosing('spectrum', 8, { box: 'drawn' });
		for (const seat of seatsOf(8)) {
			const alerts = g.offered(seat).map((alien) => ALIENS[alien]!.words.alert);
			expect(alerts).toEqual(['green', 'yellow', 'red']);
		}
		expect(g.board.box.length).toBe(24);
		expect(new Choosing('spectrum', 4).board.box).toHaveLength(14);
		const red = ALL.filter((alien) => ALIENS[alien]!.words.alert === 'red');
		const few = ALL.filter((alien) => !red.slice(3).includes(alien));
		expect(fits('spectrum', 4, { box: 'chosen', chosenAliens: few })).toBe('CE-40.51');
		expect(fits('spectrum', 3, { box: 'chosen', chosenAliens: few })).toBeNull();
		expect(fits('two', 4, { box: 'chosen', chosenAliens: few })).toBeNull();
	});
});

describe('CE-40.48 to CE-40.50 sheets that lie open', () => {
	it('[CE-40.48] [CE-40.52] given draw straws, then one for each lies open to all, and each in turn takes one, from whom chance says', () => {
		const firsts = ['1', '2', '3', '4', '5', '6'].map((seed) => {
			const g = new Choosing('straws', 3, {}, seed);
			const open = g.board.openSheets!;
			expect(open).toHaveLength(3);
			expect(lookOpen(cosmic, g.table).board.openSheets).toEqual(open);
			const first = g.seat;
			expect(g.open).toContain(`{${first}} comes first.`);
			expect(g.open).toContain(`On the table lie ${nameOf(open[0]!)}, `);
			expect(g.asked).toEqual([`${first} selection.open.take`]);
			expect(said(decisionOf(g.table, first)!.say)).toBe('Which alien will you be?');
			g.answer(first, { pick: open[2]! });
			expect(g.open).toContain(`{${first}} takes ${nameOf(open[2]!)}.`);
			const second = g.board.order[(g.board.order.indexOf(first) + 1) % 3]!;
			expect(g.seat).toBe(second);
			expect(g.choices(second)).toEqual(open.slice(0, 2));
			g.answer(second, { pick: open[0]! });
			// What is left is no question.
			expect(g.rest().aliens.slice().sort()).toEqual(open.slice().sort());
			return first;
		});
		expect(new Set(firsts).size).toBeGreaterThan(1);
	});

	it('[CE-40.49] given the draft, then one more lies open, and the last is nobody’s', () => {
		const g = new Choosing('draft');
		const open = g.board.openSheets!.slice();
		expect(open).toHaveLength(4);
		for (let i = 0; i < 3; i++) g.answer(g.seat, { pick: g.choices(g.seat).at(-1)! });
		g.rest();
		expect(g.aliens).not.toContain(open[0]);
		expect(g.aliens.slice().sort()).toEqual(open.slice(1).sort());
	});

	it('[CE-40.50] given the Eliminator, then of two for each every player removes one, then takes one', () => {
		const g = new Choosing('eliminator');
		const open = g.board.openSheets!.slice();
		expect(open).toHaveLength(6);
		const first = g.seat;
		const removed: string[] = [];
		for (let i = 0; i < 3; i++) {
			const { seat } = g;
			expect(g.asked).toEqual([`${seat} selection.open.remove`]);
			expect(said(decisionOf(g.table, seat)!.say)).toBe('Which alien shall nobody be?');
			removed.push(g.choices(seat)[0]!);
			g.answer(seat, { pick: removed[i]! });
			expect(g.open).toContain(`{${seat}} removes ${nameOf(removed[i]!)}.`);
		}
		expect(removed).toEqual(open.slice(0, 3));
		expect(g.asked).toEqual([`${first} selection.open.take`]);
		expect(g.rest().aliens.slice().sort()).toEqual(open.slice(3).sort());
	});

	it('[CE-40.54] [CE-3.15] given one of a forbidden pair taken, then the other cannot be; where nothing else is left, its player is dealt two others', () => {
		const table = (...sheets: AlienId[]) => {
			const g = new Choosing('draft', 2, { box: 'all' });
			g.board.openSheets = ['sorcerer', ...sheets];
			const [first, second] = [g.seat, g.board.order.find((one) => one !== g.seat)!];
			// Asked anew of what lies there now.
			const shape = { type: 'one', choices: [{ id: 'sorcerer', say: '' }] };
			Object.assign(g.table.decisions[0]!, { shape });
			g.answer(first, { pick: 'sorcerer' });
			return { g, second };
		};
		const { g, second } = table('gambler', 'zombie', 'macron');
		expect(g.choices(second)).toEqual(['zombie', 'macron']);
		const own = decisionOf(g.table, second)!;
		expect(act(cosmic, g.table, second, own.id, { pick: 'gambler' })).toMatchObject({
			refusal: { rule: 'CE-40.54' }
		});
		const left = table('gambler');
		expect(left.g.asked).toEqual(['seat:2 start.choose']);
		expect(left.g.offered('seat:2')).toHaveLength(2);
		expect(said(decisionOf(g.table, second)!.say)).toBe('Which alien will you be?');
		expect(mayNotMeet('gambler', 'sorcerer')).toBe(true);
		expect(mayNotMeet('sorcerer', 'gambler')).toBe(true);
		expect(mayNotMeet('sorcerer', 'zombie')).toBe(false);
	});
});

describe('CE-40.55 and CE-40.56 aliens given by others', () => {
	it('[CE-40.55] given delegation, then each is given one by another who was given one before, all see it, and the last keeps one of two', () => {
		const g = new Choosing('delegation', 4);
		const given: SeatId[] = [];
		const first = g.seat;
		for (let i = 0; i < 3; i++) {
			const by = g.seat;
			expect(g.asked).toEqual([`${by} selection.delegate.assign`]);
			expect(by).toBe(i === 0 ? first : given[i - 1]);
			expect(g.open).toContain(`{${first}} comes first.`);
			expect(g.choices(by)).not.toContain(by);
			expect(given.some((seat) => g.choices(by).includes(seat))).toBe(false);
			const to = g.choices(by).at(-1) as SeatId;
			const [sheet] = decisionOf(g.table, by)!.about ?? [];
			g.answer(by, { pick: to });
			// The next sheet is drawn for all to see; the last two are dealt to their player.
			expect(g.showed).toBe(true);
			given.push(to);
			expect(`alien:${g.chosen(to)}`).toBe(sheet);
			expect(g.open).toContain(`{${by}} gives ${nameOf(g.chosen(to)!)} to {${to}}.`);
		}
		const last = g.board.order.find((seat) => !given.includes(seat))!;
		expect(g.asked).toEqual([`${last} start.choose`]);
		expect(g.offered(last)).toHaveLength(2);
	});

	it('[CE-40.56] given unseen, then those without an alien see the sheet and say whether they want it, and who decides does not see it', () => {
		const g = new Choosing('unseen', 4);
		const asked = g.table.decisions.map(({ seat }) => seat as SeatId);
		const by = g.board.order.find((seat) => !asked.includes(seat))!;
		expect(asked).toHaveLength(3);
		const [sheet = ''] = decisionOf(g.table, asked[0]!)!.about ?? [];
		const seen = [lookOpen(cosmic, g.table), lookOwn(cosmic, g.table, by)];
		expect(JSON.stringify(seen)).not.toContain(sheet);
		asked.forEach((seat, i) => g.answer(seat, { yes: i === 1 }));
		expect(g.open).toContain(`{${by}} comes first.`);
		expect(g.asked).toEqual([`${by} selection.unseen.hand`]);
		const { shape } = decisionOf(g.table, by)!;
		expect(shape).toMatchObject({
			choices: asked
				.map((seat, i) => [seat, i === 1 ? 'Wants it' : 'Does not want it'])
				.map(([id, note]) => ({ id, note }))
				.concat([{ id: 'keep' } as never])
		});
		expect(JSON.stringify(decisionOf(g.table, by))).not.toContain(sheet);
		const alien = sheet.slice('alien:'.length);
		expect(
			g
				.toldBut()
				.filter((line) => !line.startsWith('In the box'))
				.join()
		).not.toContain(nameOf(alien));
		expect(g.toldBut().filter((line) => line.endsWith(' wants it.'))).toHaveLength(1);
		g.answer(by, { pick: asked[1]! });
		// The next sheet is drawn and seen.
		expect(g.showed).toBe(true);
		expect(g.chosen(asked[1]!)).toBe(alien);
		expect(g.open).toContain(`{${asked[1]}} will be ${nameOf(alien)}.`);
		// The same player decides again, and whoever has one is no longer asked.
		const again = g.table.decisions.map(({ seat }) => seat);
		expect(again).toEqual(asked.filter((seat) => seat !== asked[1]));
		for (const seat of again) g.answer(seat as SeatId, { yes: true });
		g.answer(by, { pick: 'keep' });
		expect(g.chosen(by)).not.toBeNull();
		// Who has kept one is followed by the next without.
		const waiting = g.board.order.filter((seat) => g.chosen(seat) === null);
		expect(waiting).toHaveLength(2);
		expect(g.table.decisions).toHaveLength(1);
		g.answer(g.seat, { yes: false });
		expect(g.seat).toBe(g.next(by, ...waiting));
	});

	it('[CE-40.52] [CE-40.56] given unseen or delegation, then chance says who is the first', () => {
		for (const method of ['unseen', 'delegation'] as const) {
			const firsts = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
				(seed) => /{(seat:\d)} comes first/.exec(new Choosing(method, 4, {}, seed).open)?.[1]
			);
			expect(new Set(firsts).size).toBeGreaterThan(1);
			expect(firsts).not.toContain(undefined);
		}
	});
});
