/** The forms steps are written in: what runs when, who is asked, and what becomes of answers. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { act, lookOwn, order, plainly, timeOut } from '../../src/lib/core';
import type { Answer, Ask, SeatId } from '../../src/lib/core';
import { END, Tiny, tiny, write, yesNo } from '../support/tiny';
import type { TinyPlay, TinyStep } from '../support/tiny';
import { words } from '../support/said';

const asking = (seat: SeatId, more: Partial<Ask> = {}): Ask => ({
	seat,
	shape: yesNo,
	rule: 'T-1',
	say: msg('Well?'),
	...more
});
const sole = { type: 'one', choices: [{ id: 'only', say: msg('The only one') }] } as const;
const said = (answer: Answer | undefined) => JSON.stringify(answer);

describe('run', () => {
	it('goes through a step from top to bottom, and to a label when it names one', () => {
		const { lines } = new Tiny(
			tiny({
				first: {
					a: { form: 'run', run: (play) => (write(play, 'a'), 'c') },
					b: { form: 'run', run: (play) => write(play, 'b') },
					c: { form: 'run', run: (play) => write(play, 'c') },
					END
				}
			})
		);
		expect(lines).toEqual(['a', 'c']);
	});

	it('what a form pushes runs before the step goes on, the last pushed first', () => {
		const note = (line: string): TinyStep => ({
			write: { form: 'run', run: (play) => write(play, line) }
		});
		const { lines } = new Tiny(
			tiny({
				first: {
					a: {
						form: 'run',
						run: (play) => {
							play.push('x');
							play.push('y', { deep: 1 });
							write(play, 'a');
						}
					},
					b: { form: 'run', run: (play) => write(play, 'b') },
					END
				},
				x: note('x'),
				y: note('y')
			})
		);
		expect(lines).toEqual(['a', 'y', 'x', 'b']);
	});

	it('none is labelled `end`: nothing would ever come to it', () => {
		const steps = { first: { end: { form: 'run', run: () => undefined } } } as const;
		expect(() => new Tiny(tiny(steps))).toThrow(/labelled end/);
	});

	it('`end` leaves the step, and the one outside goes on', () => {
		const { lines } = new Tiny(
			tiny({
				first: { a: { form: 'run', run: (play) => play.push('x') }, END },
				x: {
					a: { form: 'run', run: () => 'end' },
					b: { form: 'run', run: (play) => write(play, 'never') }
				}
			})
		);
		expect(lines).toEqual([]);
	});

	it('a wrong label, a missing step, an endless step and an empty stack are found out', () => {
		const step = (run: TinyStep[string]) => () => new Tiny(tiny({ first: { a: run } }));
		expect(step({ form: 'run', run: () => 'nowhere' })).toThrow('No form first.nowhere');
		expect(step({ form: 'run', run: (play) => play.push('missing') })).toThrow('no step missing');
		expect(step({ form: 'run', run: () => 'a' })).toThrow('Runs in circles');
		expect(step({ form: 'run', run: () => {} })).toThrow('Nobody can act');
	});

	it('a frame can be found, and all inside it left', () => {
		const { lines } = new Tiny(
			tiny({
				first: {
					a: { form: 'run', run: (play) => play.push('x') },
					b: { form: 'run', run: (play) => write(play, 'b') },
					END
				},
				x: {
					a: {
						form: 'run',
						run: (play) => {
							play.push('y');
							play.unwindTo(play.within('first'));
							expect(play.find('y')).toBeUndefined();
							expect(() => play.within('y')).toThrow();
						}
					},
					b: { form: 'run', run: (play) => write(play, 'never') }
				},
				y: { a: { form: 'run', run: (play) => write(play, 'never') } }
			})
		);
		expect(lines).toEqual(['b']);
	});
});

describe('ask', () => {
	const once = (ask: () => Ask | null): Tiny =>
		new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask,
						then: (play, _frame, answer, seat) => {
							write(play, `${seat} ${said(answer)}`);
							return 'yes' in answer && answer.yes ? 'END' : undefined;
						}
					},
					b: { form: 'run', run: (play) => write(play, 'b') },
					END
				}
			})
		);

	it('asks its seat, and goes on as the answer says', () => {
		const t = once(() => asking('seat:2'));
		expect(t.asked).toEqual(['seat:2']);
		expect(t.of('seat:2')).toMatchObject({
			name: 'first.q',
			rule: 'T-1',
			say: 'Well?',
			window: null
		});
		t.answer('seat:2', { yes: true });
		expect(t.lines).toEqual(['seat:2 {"yes":true}']);
		expect(t.table.over).toMatchObject({ winners: ['seat:1'], rule: 'T-9' });
	});

	it('[ROOM-ACT.4] asks nobody when there is nothing to ask, and answers itself when there is one answer', () => {
		expect(once(() => null).lines).toEqual(['b']);
		expect(once(() => asking('seat:2', { shape: sole })).lines[0]).toBe('seat:2 {"pick":"only"}');
	});

	it('[ROOM-ACT.4] but a secret question is asked even then, since silence would tell', () => {
		const t = once(() => asking('seat:2', { shape: sole, secret: true }));
		expect(t.asked).toEqual(['seat:2']);
	});

	it.each([
		[{ type: 'amount', min: 3, max: 3 }, { amount: 3 }],
		[{ type: 'some', choices: sole.choices, min: 1, max: 1 }, { picks: ['only'] }],
		[{ type: 'some', choices: sole.choices, min: 0, max: 0 }, { picks: [] }],
		[{ type: 'order', choices: sole.choices }, { order: ['only'] }],
		[
			{ type: 'split', places: [{ id: 'p', say: msg('P'), max: 2 }], min: 2, max: 2 },
			{ split: { p: 2 } }
		],
		[
			{
				type: 'split',
				places: [
					{ id: 'p', say: msg('P'), max: 2 },
					{ id: 'q', say: msg('Q'), max: 1 }
				],
				min: 3,
				max: 3
			},
			{ split: { p: 2, q: 1 } }
		],
		[
			{
				type: 'one',
				choices: [{ id: 'a', say: msg('A'), then: { type: 'amount', min: 1, max: 1 } }]
			},
			{ pick: 'a', then: { amount: 1 } }
		]
	] as const)('the only answer to %j is taken', (shape, answer) => {
		expect(once(() => asking('seat:1', { shape })).lines[0]).toBe(`seat:1 ${said(answer)}`);
	});

	it('a cross-check refuses by its own rule and changes nothing', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask: () => asking('seat:1'),
						check: (_play, _frame, answer) =>
							'yes' in answer && answer.yes ? { rule: 'T-7', say: msg('Not today.') } : null,
						then: (play) => write(play, 'done')
					},
					END
				}
			})
		);
		const before = JSON.stringify(t.table);
		expect(t.refusal('seat:1', { yes: true })).toEqual({ rule: 'T-7', say: 'Not today.' });
		expect(t.refusal('seat:1', { maybe: 1 })).toEqual({ rule: 'T-1', say: 'Answer yes or no.' });
		expect(JSON.stringify(t.table)).toBe(before);
		t.answer('seat:1', { yes: false });
		expect(t.lines).toEqual(['done']);
	});

	it('once the game is over every answer is refused', () => {
		const t = once(() => asking('seat:2'));
		const { id } = t.of('seat:2');
		t.answer('seat:2', { yes: true });
		expect(act(t.game, t.table, 'seat:2', id, { yes: true })).toMatchObject({
			ok: false,
			refusal: { rule: 'CORE-OVER' }
		});
		expect(order(t.game, t.table, 'seat:2', [])).toMatchObject({ ok: false });
		expect(timeOut(t.game, t.table, id)).toMatchObject({ ok: false });
	});
});

describe('askAll', () => {
	const all = (asks: readonly Ask[]): Tiny =>
		new Tiny(
			tiny({
				first: {
					q: {
						form: 'askAll',
						ask: () => asks,
						then: (play, _frame, answers) => {
							for (const seat of play.table.seats) write(play, `${seat} ${said(answers[seat])}`);
						}
					},
					END
				}
			})
		);

	it('asks all at once; nothing happens before all are in, in whatever order they come', () => {
		const t = all([asking('seat:1'), asking('seat:2'), asking('seat:3', { shape: sole })]);
		expect(t.asked).toEqual(['seat:1', 'seat:2']);
		t.answer('seat:2', { yes: false });
		expect(t.asked).toEqual(['seat:1']);
		expect(t.lines).toEqual([]);
		t.answer('seat:1', { yes: true });
		expect(t.lines).toEqual([
			'seat:1 {"yes":true}',
			'seat:2 {"yes":false}',
			'seat:3 {"pick":"only"}'
		]);
	});

	it('goes on at once when nobody has a choice', () => {
		expect(all([]).table.over).not.toBeNull();
		expect(all([asking('seat:3', { shape: sole })]).lines[2]).toBe('seat:3 {"pick":"only"}');
	});
});

describe('what was sealed and is let out', () => {
	const among = (ids: readonly string[]) => ({
		type: 'one' as const,
		choices: ids.map((id) => ({ id, say: words(id) }))
	});

	/** Three are asked; the third may take one choice away from all, beside its question. */
	const withAside = (): Tiny => {
		const left = (lines: readonly string[]) =>
			['a', 'b', 'c'].filter((id) => !lines.includes(`no ${id}`));
		const game = tiny({
			first: {
				q: {
					form: 'askAll',
					ask: ({ board: { lines }, table: { seats } }) =>
						seats.map((seat) => asking(seat, { shape: among(left(lines)), secret: true })),
					then: (play, _frame, answers) => {
						const picks = play.table.seats.map((seat) => {
							const answer = answers[seat];
							return answer && 'pick' in answer ? answer.pick : '-';
						});
						write(play, `out ${picks.join(' ')}`);
					}
				},
				END
			}
		});
		return new Tiny({
			...game,
			asides: {
				forbid: {
					ask: (_board, seat) =>
						seat === 'seat:3'
							? { shape: among(['a', 'b', 'c']), rule: 'T-2', say: msg('Forbid?') }
							: null,
					then: (play, answer) => write(play, `no ${'pick' in answer ? answer.pick : ''}`)
				}
			}
		});
	};
	const forbid = (t: Tiny, pick: string) => {
		const result = act(t.game, t.table, 'seat:3', t.of('seat:3').id, {
			aside: 'forbid',
			then: { pick }
		});
		if (!result.ok) throw new Error(plainly(result.refusal.say));
		return result.value;
	};

	it('gives who answers last no second chance; those before have it until then', () => {
		const t = withAside();
		expect(t.answer('seat:2', { pick: 'a' })).toMatchObject({ sealed: true, showed: false });
		expect(t.answer('seat:1', { pick: 'a' })).toMatchObject({ sealed: true, showed: false });
		const last = t.answer('seat:3', { pick: 'a' });
		expect(last).toMatchObject({ showed: true });
		expect(last.sealed).toBeUndefined();
	});

	it('leaves it to who was asked alone', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: { form: 'askAll', ask: () => [asking('seat:2')], then: (play) => write(play, 'out') },
					END
				}
			})
		);
		expect(t.answer('seat:2', { yes: true })).toMatchObject({ showed: false });
		expect(t.lines).toEqual(['out']);
	});

	it('an aside keeps the ids of questions that are as before, and is refused with anything more', () => {
		const t = withAside();
		const id = (seat: SeatId) => t.of(seat).id;
		const before = [id('seat:1'), id('seat:2'), id('seat:3')];
		const twice = { aside: 'forbid', then: { pick: 'c' }, and: 1 };
		expect(act(t.game, t.table, 'seat:3', id('seat:3'), twice)).toMatchObject({ ok: false });
		t.answer('seat:1', { pick: 'a' });
		forbid(t, 'c'); // a choice less, so the questions are others
		expect(before).not.toContain(id('seat:2'));
		const now = id('seat:2');
		forbid(t, 'c'); // nothing more to take away
		expect(id('seat:2')).toBe(now);
	});

	it('counts as known when it is asked anew beside it, as who is asked again tells of it', () => {
		const t = withAside();
		expect(forbid(t, 'c').showed).toBe(false); // nobody has answered
		t.answer('seat:1', { pick: 'a' });
		t.answer('seat:2', { pick: 'b' });
		expect(forbid(t, 'b').showed).toBe(true);
		expect(t.asked).toEqual(['seat:2', 'seat:3']);
		expect(t.table.frames.at(-1)?.got).toEqual({ 'seat:1': { pick: 'a' } });
	});

	it('after an aside, a sealed answer stands as long as it fits; whose does not any more is asked anew', () => {
		const t = withAside();
		t.answer('seat:1', { pick: 'a' });
		t.answer('seat:2', { pick: 'b' });
		forbid(t, 'c');
		expect(t.asked).toEqual(['seat:3']);
		forbid(t, 'b');
		expect(t.asked).toEqual(['seat:2', 'seat:3']);
		expect(t.refusal('seat:2', { pick: 'b' }).rule).toBe(t.of('seat:2').rule);
		t.answer('seat:3', { pick: 'a' });
		expect(t.lines, 'not let out while seat 2 is asked').toEqual(['no c', 'no b']);
		t.answer('seat:2', { pick: 'a' });
		expect(t.lines).toEqual(['no c', 'no b', 'out a a a']);
	});
});

describe('each', () => {
	it('goes round in order, passes over seats with nothing to say, and may ask another in a seat’s place', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'each',
						seats: () => ['seat:3', 'seat:1', 'seat:2'],
						ask: (_play, _frame, seat) =>
							seat === 'seat:1' ? null : asking(seat === 'seat:2' ? 'seat:1' : seat),
						then: (play, _frame, answer, seat) => {
							write(play, `for ${seat} ${said(answer)}`);
							if (seat === 'seat:3') play.push('x');
						}
					},
					END
				},
				x: { a: { form: 'run', run: (play) => write(play, 'between') } }
			})
		);
		expect(t.asked).toEqual(['seat:3']);
		t.answer('seat:3', { yes: true });
		expect(t.asked).toEqual(['seat:1']);
		t.answer('seat:1', { yes: false });
		expect(t.lines).toEqual(['for seat:3 {"yes":true}', 'between', 'for seat:2 {"yes":false}']);
		expect(t.table.over).not.toBeNull();
	});
});

describe('what is left behind', () => {
	it('goes round anew when it is come to again', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'each',
						seats: () => ['seat:1', 'seat:2'],
						ask: (_play, _frame, seat) => asking(seat),
						then: (play, _frame, _answer, seat) => write(play, seat)
					},
					again: { form: 'run', run: ({ board }) => (board.lines.length < 4 ? 'q' : undefined) },
					END
				}
			})
		);
		for (const seat of ['seat:1', 'seat:2', 'seat:1', 'seat:2'] as const)
			t.answer(seat, { yes: true });
		expect(t.lines).toEqual(['seat:1', 'seat:2', 'seat:1', 'seat:2']);
	});

	it('a talk has the time of its first question, and the next talk its own', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'talk',
						ask: () => [asking('seat:1'), asking('seat:2')],
						then: (_play, _frame, answer) => ('yes' in answer && answer.yes ? 'next' : 'again')
					},
					next: {
						form: 'run',
						run: (play) => (write(play, 'talked'), play.board.lines.length < 2 ? 'q' : undefined)
					},
					END
				}
			})
		);
		const since = () => [...new Set(t.table.decisions.map((open) => open.since))];
		const [first] = since();
		expect(first).toBe(t.table.decisions[0]?.id);
		t.answer('seat:1', { yes: false });
		expect(since()).toEqual([first]);
		t.answer('seat:1', { yes: true });
		expect(since()).toEqual([t.table.decisions[0]?.id]);
	});

	it('the table is asked what has one answer, and no rule hears it', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask: () => ({ seat: 'table', shape: sole, rule: 'T-1', say: msg('Time?') }),
						check: () => ({ rule: 'T-7', say: msg('Never.') }),
						then: (play) => write(play, 'heard')
					},
					END
				}
			})
		);
		expect(t.asked).toEqual(['table']);
		t.answer('table', { pick: 'only' });
		expect(t.lines).toEqual([]);
		expect(t.table.over).not.toBeNull();
	});

	it('a step is told when an answer was taken because its time ran out', () => {
		const lapsed = (late: boolean): string[] => {
			const t = new Tiny(
				tiny({
					first: {
						q: {
							form: 'ask',
							ask: () => asking('seat:1', { fallback: { yes: true } }),
							then: (play) => write(play, String(play.lapsed))
						},
						END
					}
				})
			);
			if (late) timeOut(t.game, t.table, t.of('seat:1').id);
			else t.answer('seat:1', { yes: true });
			return t.lines;
		};
		expect([lapsed(true), lapsed(false)]).toEqual([['true'], ['false']]);
	});
});

describe('talk', () => {
	it('takes answers as they come and asks all anew, until one goes on', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'talk',
						ask: () => [asking('seat:1'), asking('seat:2')],
						then: (play, _frame, answer, seat) => {
							write(play, `${seat} ${said(answer)}`);
							return 'yes' in answer && answer.yes ? 'END' : 'again';
						}
					},
					END
				}
			})
		);
		const first = t.of('seat:2').id;
		t.answer('seat:2', { yes: false });
		expect(t.asked).toEqual(['seat:1', 'seat:2']);
		expect(t.of('seat:2').id).toBeGreaterThan(first);
		expect(act(t.game, t.table, 'seat:2', first, { yes: false })).toMatchObject({
			refusal: { rule: 'CORE-LATE' }
		});
		t.answer('seat:2', { yes: false });
		t.answer('seat:1', { yes: true });
		expect(t.lines).toHaveLength(3);
		expect(t.table.over).not.toBeNull();
	});

	it('a question that is the same after another’s answer stays the one it was; one that says otherwise is new', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'talk',
						ask: ({ board: { lines } }) => [
							asking('seat:1'),
							asking('seat:2', { say: words(`Well, after ${lines.length}?`) }),
							asking('seat:3', { shape: { type: 'amount', min: 0, max: 9 - lines.length } }),
							asking('seat:4', lines.length > 1 ? { about: ['seat:1'] } : {})
						],
						then: (play, _frame, _answer, seat) => (write(play, seat), 'again')
					}
				}
			}),
			{ seats: 4 }
		);
		const ids = () => t.table.decisions.map(({ id }) => id);
		const first = ids();
		t.answer('seat:1', { yes: true });
		const second = ids();
		expect(second.map((id, i) => id === first[i])).toEqual([false, false, false, true]);
		expect(new Set([...first, ...second]).size).toBe(7);
		expect(act(t.game, t.table, 'seat:2', first[1]!, { yes: true })).toMatchObject({
			refusal: { rule: 'CORE-LATE' }
		});
		t.answer('seat:3', { amount: 1 });
		expect(ids().map((id, i) => id === second[i])).toEqual([true, false, false, false]);
		// What crossed with that answer is in time.
		expect(act(t.game, t.table, 'seat:1', second[0]!, { yes: false }).ok).toBe(true);
		expect(t.lines).toEqual(['seat:1', 'seat:3', 'seat:1']);
	});
});

describe('time-outs', () => {
	const lapsing = (fallback: Ask['fallback'], shape: Ask['shape'] = yesNo) => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask: () => asking('seat:2', { shape, ...(fallback ? { fallback } : {}) }),
						then: (play, _frame, answer) => write(play, said(answer))
					},
					END
				}
			})
		);
		const result = timeOut(t.game, t.table, t.of('seat:2').id);
		return { t, entry: result.ok ? result.value : null };
	};

	it('take the fallback, and the log says it was the table', () => {
		const { t, entry } = lapsing({ yes: false });
		expect(t.lines).toEqual(['{"yes":false}']);
		expect(entry).toMatchObject({ by: 'table', action: { type: 'timeout' }, chance: [], n: 1 });
	});

	it('without a fallback, or with one that is not legal, take any legal answer by chance', () => {
		for (const fallback of [undefined, { amount: 99 }] as const) {
			const { t, entry } = lapsing(fallback, { type: 'amount', min: 4, max: 9 });
			const { amount } = JSON.parse(t.lines[0]!) as { amount: number };
			expect(amount).toBeGreaterThanOrEqual(4);
			expect(amount).toBeLessThanOrEqual(9);
			expect(entry?.chance).toHaveLength(1);
		}
	});
});

describe('the log', () => {
	it('counts actions, and keeps what chance answered and who may read what', () => {
		const t = new Tiny(
			tiny({
				first: {
					q: {
						form: 'ask',
						ask: () => asking('seat:2'),
						then: (play) => {
							play.say(msg('All may read this.'), 'T-2');
							play.tell('seat:3', words(`You rolled ${play.roll(6)}.`));
						}
					},
					END
				}
			})
		);
		const entry = t.answer('seat:2', { yes: true });
		expect(entry).toMatchObject({ n: 1, by: 'seat:2', showed: true });
		expect(entry.chance).toHaveLength(1);
		expect(entry.events.slice(0, 2)).toEqual([
			{ to: 'all', say: 'All may read this.', rule: 'T-2' },
			{ to: ['seat:3'], say: `You rolled ${entry.chance[0]!}.` }
		]);
	});
});

describe('an interrupt', () => {
	const ids = (t: Tiny) => t.table.decisions.map(({ seat, id }) => [seat, id]);
	const shout = (t: Tiny, seat: SeatId, decision = 0) =>
		act(t.game, t.table, seat, decision, { aside: 'shout', then: { yes: true } });

	/** Seat 3 may shout at any time, which asks seat 2 something; then what stands at `q` goes on. */
	const interrupted = (q: TinyStep[string], pushes = true) => {
		const game = tiny({
			first: { q, END },
			hush: {
				q: {
					form: 'ask',
					ask: () => asking('seat:2', { say: msg('Hush?') }),
					then: (play, _frame, answer) => write(play, `hush ${said(answer)}`)
				}
			}
		});
		return new Tiny({
			...game,
			asides: {
				shout: {
					interrupts: true,
					ask: ({ board }, seat) =>
						seat === 'seat:3' && board.lines.length < 4
							? { shape: yesNo, rule: 'T-3', say: msg('Shout?') }
							: null,
					then: (play, _answer, seat) => {
						write(play, `${seat} shouts`);
						if (pushes) play.push('hush');
					}
				}
			}
		});
	};
	const one: TinyStep[string] = {
		form: 'ask',
		ask: () => asking('seat:1'),
		then: (play, _frame, answer) => write(play, `one ${said(answer)}`)
	};

	it('is had by who is not asked, pushes steps, and the question under it comes back as itself', () => {
		const t = interrupted(one);
		const before = ids(t);
		expect(lookOwn(t.game, t.table, 'seat:3')).toMatchObject({
			decision: null,
			asides: [{ name: 'shout', rule: 'T-3' }]
		});
		expect(lookOwn(t.game, t.table, 'seat:2').asides).toBeUndefined();
		expect(shout(t, 'seat:3')).toMatchObject({
			ok: true,
			value: { by: 'seat:3', action: { decision: 0, answer: { aside: 'shout' } } }
		});
		expect(t.asked).toEqual(['seat:2']);
		expect(t.refusal('seat:2', { pick: 'x' }).rule).toBe(t.of('seat:2').rule);
		t.answer('seat:2', { yes: true });
		expect(ids(t)).toEqual(before);
		expect(JSON.parse(JSON.stringify(t.table))).toStrictEqual(t.table);
		t.answer('seat:1', { yes: true });
		expect(t.lines).toEqual(['seat:3 shouts', 'hush {"yes":true}', 'one {"yes":true}']);
		expect(t.table.over).not.toBeNull();
	});

	it('upon an interrupt leaves both questions what they were', () => {
		const t = interrupted(one);
		const [first] = ids(t);
		shout(t, 'seat:3');
		const hush = ids(t);
		shout(t, 'seat:3');
		expect(ids(t)).not.toEqual(hush);
		t.answer('seat:2', { yes: true });
		expect(ids(t)).toEqual(hush);
		t.answer('seat:2', { yes: false });
		expect(ids(t)).toEqual([first]);
	});

	it('that changes the question under it makes it another, and a late answer is late', () => {
		const t = interrupted({
			...one,
			ask: ({ board }: TinyPlay) => asking('seat:1', { say: words(`After ${board.lines.length}?`) })
		} as TinyStep[string]);
		const { id } = t.of('seat:1');
		shout(t, 'seat:3');
		t.answer('seat:2', { yes: true });
		expect(t.of('seat:1').id).not.toBe(id);
		expect(act(t.game, t.table, 'seat:1', id, { yes: true })).toMatchObject({
			refusal: { rule: 'CORE-LATE' }
		});
	});

	it('leaves a talk and a round of the table where they were', () => {
		const talk = interrupted({
			form: 'talk',
			ask: () => (['seat:1', 'seat:2'] as const).map((seat) => asking(seat)),
			then: (_play, _frame, answer) => ('yes' in answer && answer.yes ? undefined : 'again')
		});
		const before = ids(talk);
		const { since } = talk.of('seat:1');
		shout(talk, 'seat:3');
		talk.answer('seat:2', { yes: true });
		expect(ids(talk)).toEqual(before);
		expect(talk.of('seat:1').since).toBe(since);

		const each = interrupted({
			form: 'each',
			seats: () => ['seat:1', 'seat:2'],
			ask: (_play, _frame, seat) => asking(seat),
			then: (play, _frame, _answer, seat) => write(play, seat)
		});
		each.answer('seat:1', { yes: true });
		const asked = ids(each);
		shout(each, 'seat:3');
		each.answer('seat:2', { yes: true });
		expect(ids(each)).toEqual(asked);
		each.answer('seat:2', { yes: true });
		expect(each.lines).toEqual(['seat:1', 'seat:3 shouts', 'hush {"yes":true}', 'seat:2']);
	});

	it('is refused while answers are sealed, whether or not one is in, and in a window', () => {
		const all = interrupted({
			form: 'askAll',
			ask: () => (['seat:1', 'seat:2'] as const).map((seat) => asking(seat)),
			then: () => undefined
		});
		const refused = { ok: false, refusal: { rule: 'CORE-LATE' } };
		expect(lookOwn(all.game, all.table, 'seat:3').asides).toBeUndefined();
		expect(shout(all, 'seat:3')).toMatchObject(refused);
		all.answer('seat:1', { yes: true });
		expect(shout(all, 'seat:3')).toMatchObject(refused);
		expect(all.lines).toEqual([]);

		const { game } = interrupted(one);
		const w = new Tiny({
			...game,
			steps: {
				first: { a: { form: 'run', run: (play) => play.window('battle') }, END },
				hush: game.steps['hush'] ?? {}
			},
			windows: { ...game.windows!, entitled: () => ['seat:1'] }
		});
		expect(w.asked).toEqual(['seat:1']);
		expect(lookOwn(w.game, w.table, 'seat:3').asides).toBeUndefined();
		expect(shout(w, 'seat:3')).toMatchObject(refused);
	});

	it('is refused to others, in other words, and beside another question than one’s own', () => {
		const t = interrupted(one);
		const before = JSON.stringify(t.table);
		expect(shout(t, 'seat:1')).toMatchObject({ ok: false });
		expect(shout(t, 'seat:3', t.of('seat:1').id)).toMatchObject({
			refusal: { rule: 'CORE-LATE' }
		});
		expect(
			act(t.game, t.table, 'seat:3', 0, { aside: 'shout', then: { pick: 'x' } })
		).toMatchObject({ refusal: { rule: 'T-3' } });
		expect(act(t.game, t.table, 'seat:3', 0, { yes: true })).toMatchObject({ ok: false });
		expect(act(t.game, t.table, 'table', 0, { aside: 'shout', then: { yes: true } }).ok).toBe(
			false
		);
		expect(JSON.stringify(t.table)).toBe(before);
	});

	it('is had beside one’s own question too, which stays', () => {
		const t = interrupted({ ...one, ask: () => asking('seat:3') } as TinyStep[string], false);
		const before = ids(t);
		expect(shout(t, 'seat:3', t.of('seat:3').id).ok).toBe(true);
		expect(ids(t)).toEqual(before);
	});
});
