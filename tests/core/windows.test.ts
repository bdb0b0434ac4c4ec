/** Response windows: who is asked follows from the open, answers come out together, and order decides. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import {
	act,
	dueByOrder,
	endOrders,
	forgetOrders,
	lookOpen,
	lookOwn,
	order
} from '../../src/lib/core';
import type { Answer, SeatId, StandingOrder, WindowFrame } from '../../src/lib/core';
import { END, Tiny, tiny, write, yesNo } from '../support/tiny';
import type { TinyTypes, TinyWindows } from '../support/tiny';

const ORDER: readonly SeatId[] = ['seat:2', 'seat:3', 'seat:1'];
const shoot: Answer = { pick: 'shoot' };
const pass: Answer = { pick: 'pass' };

/** A window in which these seats may shoot once, and in which these must act in the end. */
function windowFor(
	may: readonly SeatId[],
	{
		must = [],
		clocked = false,
		more = {}
	}: { must?: SeatId[]; clocked?: boolean; more?: Partial<TinyWindows> } = {}
): Tiny {
	type Open = WindowFrame<TinyTypes>;
	const has = ({ did = [] }: Open, seat: SeatId) => did.includes(seat);
	const did = (frame: Open, seat: SeatId) => (frame.did = [...(frame.did ?? []), seat]);
	return new Tiny(
		tiny(
			{
				first: {
					a: { form: 'run', run: (play) => play.window('battle') },
					b: { form: 'run', run: (play) => write(play, 'closed') },
					END
				}
			},
			{
				entitled: () => ORDER.filter((seat) => may.includes(seat) || must.includes(seat)),
				due: (_play, frame) =>
					ORDER.find((seat) => must.includes(seat) && !has(frame, seat)) ?? null,
				carryOut: (play, frame, seat) => {
					did(frame, seat);
					write(play, `${seat} must`);
				},
				choices: (_play, frame, seat) =>
					has(frame, seat) ? [] : [{ id: 'shoot', say: msg('Shoot') }],
				respond: (play, frame, seat) => {
					did(frame, seat);
					write(play, `${seat} shoots`);
				},
				...more
			}
		),
		{ clocked }
	);
}

describe('a window', () => {
	it('asks all who are entitled at once, in timing order, with a pass and their choices', () => {
		const t = windowFor(['seat:1', 'seat:2', 'seat:3']);
		expect(t.asked).toEqual(ORDER);
		expect(t.of('seat:1').shape).toMatchObject({ choices: [{ id: 'pass' }, { id: 'shoot' }] });
		expect(t.of('seat:1')).toMatchObject({ window: 'battle', fallback: pass });
	});

	it('asks nobody and closes when nobody is entitled', () => {
		expect(windowFor([]).lines).toEqual(['closed']);
	});

	it('asks who is entitled even when it can only pass: the asking tells nothing', () => {
		const t = windowFor(['seat:1'], { more: { choices: () => [] } });
		expect(t.asked).toEqual(['seat:1']);
	});

	it('does nothing before all have answered; then the first in timing order who acts does so', () => {
		const t = windowFor(['seat:1', 'seat:2', 'seat:3']);
		t.answer('seat:1', shoot);
		t.answer('seat:3', shoot);
		expect(t.lines).toEqual([]);
		t.answer('seat:2', pass);
		expect(t.lines).toEqual(['seat:3 shoots']); // not seat:1, which was quicker
	});

	it('begins a new round after each act, and closes when a whole round has passed', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.answer('seat:2', pass);
		t.answer('seat:1', shoot);
		expect(t.asked).toEqual(['seat:2', 'seat:1']);
		t.answer('seat:2', shoot);
		t.answer('seat:1', pass);
		expect(t.lines).toEqual(['seat:1 shoots', 'seat:2 shoots']);
		t.answer('seat:2', pass);
		t.answer('seat:1', pass);
		expect(t.lines.at(-1)).toEqual('closed');
	});

	it('tells others only how many it waits for', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		const { waiting } = lookOpen(t.game, t.table);
		expect(waiting).toMatchObject({ seats: null, window: 'battle' });
		expect(JSON.stringify(lookOpen(t.game, t.table))).not.toContain('shoot');
	});
});

describe('mandatory effects', () => {
	it('happen in timing order, each after those before its owner have had their say', () => {
		const t = windowFor(['seat:2', 'seat:3', 'seat:1'], { must: ['seat:3'] });
		expect(t.asked).toEqual(['seat:2']); // who stands before the owner
		t.answer('seat:2', pass);
		expect(t.lines).toEqual(['seat:3 must']);
		expect(t.asked).toEqual(ORDER); // now everybody
	});

	it('happen at once when nobody stands before their owner, the others in their turn', () => {
		const t = windowFor([], { must: ['seat:1', 'seat:2'] });
		expect(t.lines).toEqual(['seat:2 must']);
		expect(t.asked).toEqual(['seat:2']); // it stands before seat:1, and has more to say
		t.answer('seat:2', pass);
		expect(t.lines).toEqual(['seat:2 must', 'seat:1 must']);
	});

	it('wait for an act before them', () => {
		const t = windowFor(['seat:2'], { must: ['seat:3'] });
		t.answer('seat:2', shoot);
		expect(t.lines).toEqual(['seat:2 shoots']);
		t.answer('seat:2', pass);
		expect(t.lines).toEqual(['seat:2 shoots', 'seat:3 must']);
	});
});

describe('standing orders', () => {
	const pas = (more: Partial<StandingOrder> = {}): StandingOrder => ({
		on: '*',
		when: [],
		answer: pass,
		until: 'day',
		...more
	});

	it('pass for their seat in the windows they name', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.order('seat:1', pas());
		expect(t.asked).toEqual(['seat:2']); // passed at once
		t.answer('seat:2', shoot);
		expect(t.lines).toEqual(['seat:2 shoots']);
		expect(t.asked).toEqual(['seat:2']); // and in the next round
		t.answer('seat:2', pass);
		expect(t.lines.at(-1)).toEqual('closed');
	});

	it('do not pass elsewhere, nor when it is about their seat and they say so', () => {
		const t = windowFor(['seat:1', 'seat:2'], {
			more: { concerns: (_p, _f, seat) => seat === 'seat:1' }
		});
		t.order('seat:1', pas({ when: ['unconcerned'] }));
		t.order('seat:2', pas({ on: 'feast' }));
		expect(t.asked).toEqual(['seat:2', 'seat:1']);
		t.order('seat:2', pas({ on: 'battle', when: ['unconcerned'] }));
		expect(t.asked).toEqual(['seat:1']);
		const all = windowFor(['seat:1', 'seat:2'], { more: { concerns: () => true } });
		all.order('seat:1', pas());
		expect(all.asked).toEqual(['seat:2']);
	});

	it('answer no question but a window’s', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask: () => ({ seat: 'seat:1', shape: yesNo, rule: 'T-1', say: msg('Yes?') }),
						then: () => {}
					},
					END
				}
			})
		);
		t.order('seat:1', pas());
		expect(t.asked).toEqual(['seat:1']);
	});

	it('pass in all the moments of a group, and in no others', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.order('seat:1', pas({ on: 'strife' }));
		t.order('seat:2', pas({ on: 'feasts' }));
		expect(t.asked).toEqual(['seat:2']);
	});

	it('pass for who can do nothing but pass, and ask who can do something', () => {
		const t = windowFor(['seat:1', 'seat:2', 'seat:3'], {
			more: {
				choices: (_p, _f, seat) => (seat === 'seat:2' ? [{ id: 'shoot', say: msg('S') }] : [])
			}
		});
		for (const seat of ['seat:1', 'seat:2'] as const)
			t.order(seat, pas({ when: ['unable'], until: 'game' }));
		expect(t.asked).toEqual(['seat:2', 'seat:3']); // seat:3 wants to be asked
	});

	it('do so only when all they ask for holds', () => {
		const t = windowFor(['seat:1', 'seat:2'], {
			more: { choices: () => [], concerns: (_p, _f, seat) => seat === 'seat:1' }
		});
		for (const seat of ['seat:1', 'seat:2'] as const)
			t.order(seat, pas({ when: ['unable', 'unconcerned'] }));
		expect(t.asked).toEqual(['seat:1']);
	});

	it('give the answer they hold where it is legal; the first that fits does', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.order('seat:1', pas({ answer: shoot }), pas({ when: ['unconcerned'] }));
		t.order('seat:2', pas({ answer: { pick: 'flee' } }));
		expect(t.asked).toEqual(['seat:2']); // fleeing is no choice there
		t.answer('seat:2', pass);
		expect(t.lines).toEqual(['seat:1 shoots']);
		expect(t.asked).toEqual(['seat:2']); // no more to shoot with, seat:1 passes
		t.answer('seat:2', pass);
		expect(t.lines.at(-1)).toBe('closed');
	});

	it('give no pass to a question at a window’s moment that has none', () => {
		const t = new Tiny(
			tiny({
				first: {
					open: { form: 'run', run: (play) => play.push('roll') },
					END
				},
				roll: {
					q: {
						form: 'ask',
						ask: () => ({
							seat: 'seat:1',
							shape: yesNo,
							rule: 'T-1',
							say: msg('Yes?'),
							window: 'battle'
						}),
						then: () => {}
					}
				}
			})
		);
		t.order('seat:1', pas());
		expect(t.asked).toEqual(['seat:1']);
	});

	describe('of who has left none', () => {
		const more = { choices: () => [] };

		it('pass where nothing can be done, if windows have a least time', () => {
			const t = windowFor(['seat:1', 'seat:2'], { clocked: true, more });
			expect(lookOwn(t.game, t.table, 'seat:1').orders).toEqual([
				pas({ when: ['unable'], until: 'game' })
			]);
			expect(dueByOrder(t.game, t.table)).toMatchObject({ seat: 'seat:2', answer: pass });
			t.order('seat:3', pas());
			expect(t.asked).toEqual(['table']);
			t.answer('table', { yes: true });
			expect(t.lines).toEqual(['closed']);
		});

		it('are none without a least time, or where the seat wants to be asked', () => {
			const quick = windowFor(['seat:1'], { more });
			expect(dueByOrder(quick.game, quick.table)).toBeNull();
			const t = windowFor(['seat:1'], { clocked: true, more });
			t.order('seat:1');
			expect(t.asked).toEqual(['seat:1', 'table']);
		});

		it('are the usual ones again when what was left has run out, or its seat is another’s', () => {
			const t = windowFor(['seat:1'], { clocked: true, more });
			const usual = lookOwn(t.game, t.table, 'seat:1').orders;
			t.order('seat:1', pas({ on: 'feast' }));
			endOrders(t.table, 'day');
			expect(lookOwn(t.game, t.table, 'seat:1').orders).toEqual(usual);
			t.order('seat:1');
			forgetOrders(t.table, 'seat:1');
			expect(lookOwn(t.game, t.table, 'seat:1').orders).toEqual(usual);
		});
	});

	it('end with the span they were left for, which the game names, and can be taken back', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.order('seat:3', pas(), pas({ until: 'game' }));
		endOrders(t.table, 'week');
		expect(t.table.orders).toEqual({ 'seat:3': [pas(), pas({ until: 'game' })] });
		endOrders(t.table, 'day');
		expect(t.table.orders).toEqual({ 'seat:3': [pas({ until: 'game' })] });
		t.order('seat:3');
		expect(t.table.orders).toEqual({ 'seat:3': [] });
		endOrders(t.table, 'day');
		expect(t.table.orders).toEqual({ 'seat:3': [] }); // asked always, as it wants
		t.order('seat:3', pas());
		endOrders(t.table, 'day');
		expect(t.table.orders).toEqual({});
	});

	it('for a span that the game does not name are refused, and those that were left stay', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		t.order('seat:3', pas({ until: 'week' }));
		expect(order(t.game, t.table, 'seat:3', [pas(), pas({ until: 'encounter' })])).toEqual({
			ok: false,
			refusal: {
				rule: 'CORE-ORDERS',
				say: 'Here a standing order holds until the end of: day, week and game; not encounter.'
			}
		});
		expect(t.table.orders).toEqual({ 'seat:3': [pas({ until: 'week' })] });
	});

	it('are so many at most', () => {
		const t = windowFor(['seat:1', 'seat:2']);
		expect(order(t.game, t.table, 'seat:1', Array<StandingOrder>(32).fill(pas()))).toMatchObject({
			ok: true
		});
		expect(order(t.game, t.table, 'seat:1', Array<StandingOrder>(33).fill(pas()))).toMatchObject({
			refusal: { rule: 'CORE-ORDERS' }
		});
	});

	describe.each([
		['before a window opens', true],
		['while it is open', false]
	])('left %s', (_when, before) => {
		const table = (clocked: boolean, orders: boolean) => {
			const t = windowFor(['seat:1', 'seat:2'], { clocked });
			const left = pas({ until: 'game', on: before ? 'battle' : '*' });
			if (!before) t.answer('seat:2', pass);
			if (orders) t.order('seat:1', left);
			else t.answer('seat:1', pass);
			if (before) t.answer('seat:2', shoot); // and so a new round begins
			return t;
		};

		it('are seen by nobody but their seat: all others see what they would if it had passed by hand', () => {
			const seen = (t: Tiny) => [
				lookOpen(t.game, t.table),
				...(['seat:2', 'seat:3'] as const).map((seat) => lookOwn(t.game, t.table, seat))
			];
			const [one, other] = [table(true, true), table(true, false)];
			if (before) {
				one.answer('table', { yes: true });
				other.answer('table', { yes: true });
				other.answer('seat:1', pass);
			}
			expect(one.table.decisions).toEqual(other.table.decisions);
			expect(one.table.n).toBe(other.table.n);
			expect(seen(one)).toStrictEqual(seen(other));
			expect(JSON.parse(JSON.stringify(one.table))).toStrictEqual(one.table);
		});

		it('leave the window its least time when all who are asked pass by them', () => {
			const t = windowFor(['seat:1', 'seat:2'], { clocked: true });
			t.order('seat:1', pas());
			t.order('seat:2', pas());
			expect(t.asked).toEqual(['table']);
			expect(lookOpen(t.game, t.table).waiting).toMatchObject({ of: 2, answered: 0, seats: null });
			t.answer('table', { yes: true });
			expect(t.lines).toEqual(['closed']);
		});
	});

	it('leave a mandatory effect to wait for who stands before its owner', () => {
		const t = windowFor(['seat:2'], { must: ['seat:3'], clocked: true });
		t.order('seat:2', pas());
		expect(t.lines).toEqual([]);
		expect(t.asked).toEqual(['table']);
		t.answer('table', { yes: true });
		expect(t.lines).toEqual(['seat:3 must']);
	});

	it('when they are left or changed, nothing that anybody else sees is another', () => {
		const t = windowFor(['seat:1', 'seat:2', 'seat:3'], { clocked: true });
		const seen = () =>
			JSON.stringify([
				t.table.n,
				lookOpen(t.game, t.table),
				...(['seat:2', 'seat:3'] as const).map((seat) => lookOwn(t.game, t.table, seat))
			]);
		const before = seen();
		expect(order(t.game, t.table, 'seat:1', [pas({ on: 'feast' })])).toMatchObject({
			ok: true
		});
		expect(seen()).toBe(before);
		expect(lookOwn(t.game, t.table, 'seat:1').orders).toEqual([pas({ on: 'feast' })]);
		order(t.game, t.table, 'seat:1', []);
		expect(seen()).toBe(before);
	});
});

describe('a clocked table', () => {
	it('holds every window open until its clock has struck, however fast the answers were', () => {
		const t = windowFor(['seat:1'], { clocked: true });
		expect(t.asked).toEqual(['seat:1', 'table']);
		t.answer('seat:1', pass);
		expect(t.lines).toEqual([]);
		t.answer('table', { yes: true });
		expect(t.lines).toEqual(['closed']);
	});

	it('does not close before the answers either, and no seat can strike the clock', () => {
		const t = windowFor(['seat:1'], { clocked: true });
		const clock = t.of('table');
		expect(act(t.game, t.table, 'seat:2', clock.id, { yes: true })).toMatchObject({ ok: false });
		t.answer('table', { yes: true });
		expect(t.asked).toEqual(['seat:1']);
		t.answer('seat:1', shoot);
		expect(t.lines).toEqual(['seat:1 shoots']);
	});

	it('is not one whose answer anybody learns: who was asked alone may take its own back', () => {
		const t = windowFor(['seat:1'], { clocked: true });
		t.answer('table', { yes: true });
		expect(t.answer('seat:1', shoot)).toMatchObject({ showed: false });
		const two = windowFor(['seat:1', 'seat:2'], { clocked: true });
		two.answer('seat:2', pass);
		two.answer('table', { yes: true });
		expect(two.answer('seat:1', pass)).toMatchObject({ showed: true });
	});

	it('needs no clock where nobody is asked', () => {
		expect(windowFor([], { clocked: true }).lines).toEqual(['closed']);
	});
});
