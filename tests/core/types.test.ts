/** What the compiler must refuse; `npm run check` reads these lines, and an error that is gone is one itself. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import { asideFor, formsFor, initially, recordOf } from '../../src/lib/core';
import type { Choice, GameTypes, OptionsOf, Play } from '../../src/lib/core';
import { words } from '../support/said';

type PlanetId = `planet:${number}`;

interface Small extends GameTypes {
	readonly board: { readonly planets: readonly PlanetId[] };
	readonly vault: object;
	readonly move: { readonly type: 'aim'; readonly planet: PlanetId };
	readonly steps: {
		readonly aim: { from: PlanetId; shots?: number };
		readonly rest: Record<never, never>;
	};
	readonly window: { readonly moment: 'before' | 'after'; readonly only?: `seat:${number}` };
}

const formsOf = formsFor<Small>();
const question = { seat: 'seat:1', rule: 'T-1', say: msg('Where?') } as const;

/** Is never called: it is there to be compiled. */
export function refused(play: Play<Small>): void {
	const { ask, run } = formsOf('aim');
	const planets = (): readonly Choice<PlanetId>[] =>
		play.board.planets.map((id) => ({ id, say: words(id) }));

	ask({
		ask: () => ({ ...question, shape: { type: 'one', choices: planets() } }),
		then: (_play, frame, { pick }) => {
			frame.from = pick;
			// @ts-expect-error a choice is no number
			frame.shots = pick;
			// @ts-expect-error a key of no frame of this step
			frame.shot = 1;
		}
	});
	ask({
		ask: () => ({ ...question, shape: { type: 'confirm', yes: msg('Yes'), no: msg('No') } }),
		// @ts-expect-error a yes or no is no pick
		then: (_play, _frame, { pick }) => void pick
	});
	ask({
		ask: () => ({
			...question,
			shape: {
				type: 'one',
				choices: [
					{ id: 'stay', say: msg('Stay') },
					{ id: 'go', say: msg('Go'), then: { type: 'amount', min: 1, max: 3 } }
				]
			}
		}),
		then: (_play, frame, answer) => {
			if (answer.pick === 'go') frame.shots = answer.then.amount;
			// @ts-expect-error nothing more is asked of who stays
			if (answer.pick === 'stay') frame.shots = Number(answer.then.amount);
			// @ts-expect-error no choice is called so
			if (answer.pick === 'leave') frame.shots = 0;
		}
	});
	ask({
		ask: () => ({
			...question,
			shape: {
				type: 'one',
				choices: [
					{ id: 'near', say: msg('Near') },
					{ id: 'no', say: msg('Nowhere'), ends: true },
					{ id: 'far', say: msg('Far'), then: { type: 'one', choices: planets() } }
				],
				then: { type: 'amount', min: 1, max: 3 }
			}
		}),
		then: (_play, frame, answer) => {
			if (answer.pick === 'near') frame.shots = answer.then.amount;
			if (answer.pick === 'no') answer.then satisfies undefined;
			if (answer.pick === 'far') frame.from = answer.then.pick;
			// @ts-expect-error who goes far is asked that instead
			if (answer.pick === 'far' && 'amount' in answer.then && answer.then.amount > 1) return;
		}
	});
	run((_play, { from }) => {
		play.say(words('{seat:1} aims.'), 'T-1', { type: 'aim', planet: from });
		// @ts-expect-error the key is called planet
		play.say('{seat:1} aims.', 'T-1', { type: 'aim', target: from });
		// @ts-expect-error nothing of that type happens in this game
		play.say('{seat:1} aims.', 'T-1', { type: 'aims', planet: from });
	});

	play.push('rest');
	play.push('aim', { from: 'planet:1' });
	// @ts-expect-error it starts with a planet
	play.push('aim');
	// @ts-expect-error there is no such step
	play.push('sleep');
	// @ts-expect-error a frame has that name for itself
	play.push('aim', { from: 'planet:1', at: 'end' });
	play.window('before', { only: 'seat:1' });
	// @ts-expect-error there is no such moment
	play.window('during');
	void play.within('aim').from;

	asideFor<Small>()({
		ask: () => ({ ...question, shape: { type: 'amount', min: 1, max: 3 } }),
		// @ts-expect-error a number is no split
		then: (_play, { split }) => void split
	});

	const spec = { say: msg('Long'), rule: 'T-1' };
	const long = { ...spec, values: [{ value: true, say: msg('Yes') }], initial: true };
	const options: OptionsOf<Played> = { long, side: { ...spec, values: [], initial: 'left' } };
	void (initially(options) satisfies Played);
	// @ts-expect-error an option is missing
	void ({ long } satisfies OptionsOf<Played>);
	// @ts-expect-error it is true or false
	void ({ ...options, long: { ...long, initial: 'yes' } } satisfies OptionsOf<Played>);
	// @ts-expect-error a key is missing
	void (recordOf<'long', Played>(['long'], () => true) satisfies Played);
}

/** What the options of a game are. */
interface Played {
	readonly long: boolean;
	readonly side: 'left' | 'right';
}

it('types are checked by the compiler', () => {
	expect(refused).toBeTypeOf('function');
});
