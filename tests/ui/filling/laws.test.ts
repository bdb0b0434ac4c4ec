/** Every answer the rules would take can be filled in, and what lacks nothing is legal. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '../../../src/lib/bots';
import { complaint, sampleAnswer } from '../../../src/lib/core';
import type { Shape } from '../../../src/lib/core/shape';
import {
	addTo,
	answerOf,
	blank,
	litOf,
	missing,
	moveInOrder,
	pick,
	picked,
	setAmount,
	setField,
	setReply,
	setYes,
	togglePick,
	touch
} from '../../../src/lib/ui/filling';
import type { Filling } from '../../../src/lib/ui/filling';
import { fromAnswer } from '../../../src/lib/ui/filling/blank';
import { fieldsOf } from '../../../src/lib/ui/filling/filling';
import { runs } from '../../support/positions';
import { deal, plain, shape, written } from '../../support/shapes';

test('an answer read into a form is the answer the form sends', () => {
	fc.assert(
		fc.property(plain, fc.nat(), (given, seed) => {
			const answer = sampleAnswer(given, diceFrom(seed));
			const filling = fromAnswer(given, answer);
			expect(missing(given, filling)).toBeNull();
			expect(written(answerOf(given, filling)!)).toBe(written(answer));
		}),
		runs(300)
	);
});

test('an offer on the table is what a fresh form would offer again', () => {
	fc.assert(
		fc.property(deal, fc.nat(), (given, seed) => {
			const answer = sampleAnswer({ ...given, standing: null } as typeof given, diceFrom(seed));
			fc.pre('offer' in answer && given.type === 'deal');
			const terms = { ...answer.offer, promise: 'Peace until the next deal' };
			const standing = { by: given.give.seat, n: 1, terms };
			const amended = { ...given, standing };
			const filling = blank(amended);
			setReply(filling, 'offer');
			const again = answerOf(amended, filling);
			expect(again).toMatchObject({ offer: { promise: terms.promise } });
			for (const { part, field } of fieldsOf(amended)) {
				const [before, after] = [
					terms[part][field.id],
					(again as typeof answer).offer[part][field.id]
				];
				expect(after && written(after)).toBe(before && written(before));
			}
		}),
		runs(300)
	);
});

/** Changes a filling anywhere in it, as hands at a form do. */
function fumble(given: Shape, filling: Filling, dice: (below: number) => number): void {
	switch (given.type) {
		case 'one': {
			const choice = given.choices[dice(given.choices.length + 1)];
			pick(given, filling, choice?.id ?? null);
			const chosen = picked(given, filling);
			if (chosen?.then && chosen.below) fumble(chosen.then, chosen.below, dice);
			return;
		}
		case 'some': {
			const choice = given.choices[dice(given.choices.length + 1)];
			if (choice) togglePick(given, filling, choice.id);
			return;
		}
		case 'amount':
			return setAmount(given, filling, dice(12) - 4);
		case 'order':
			return moveInOrder(filling, dice(6), dice(6));
		case 'split': {
			const place = given.places[dice(given.places.length)];
			if (place) addTo(given, filling, place.id, dice(7) - 3);
			return;
		}
		case 'confirm':
			return setYes(filling, dice(2) === 0);
		case 'deal': {
			const replies = ['offer', 'accept', 'refuse'] as const;
			setReply(filling, replies[dice(4)] ?? null);
			const fields = fieldsOf(given);
			const one = fields[dice(fields.length + 1)];
			if (!one) return;
			const { part, field } = one;
			setField(given, filling, part, field.id, dice(3) > 0);
			const below = filling[part][field.id];
			if (below) fumble(field.shape, below, dice);
		}
	}
}

/** A form after some changes. */
function fumbled(given: Shape, seed: number, changes: number): Filling {
	const dice = diceFrom(seed);
	const filling = blank(given);
	for (let i = 0; i < changes; i++) fumble(given, filling, dice);
	return filling;
}

const PIECES = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `piece:${id}`);

test('a piece is lit exactly when a touch is for the question', () => {
	fc.assert(
		fc.property(
			shape,
			fc.nat(),
			fc.nat(4),
			fc.constantFrom(...PIECES),
			fc.constantFrom('toggle' as const, 1, -1),
			(given, seed, changes, piece, by) => {
				const filling = fumbled(given, seed, changes);
				const isLit = litOf(given, filling).has(piece);
				expect(touch(given, filling, piece, by)).toBe(isLit);
			}
		),
		runs(500)
	);
});

test('however it is filled in, an answer is sent exactly when it is legal', () => {
	fc.assert(
		fc.property(shape, fc.nat(), fc.nat(8), (given, seed, changes) => {
			const filling = fumbled(given, seed, changes);
			const answer = answerOf(given, filling);
			const legal = answer !== null && complaint(given, answer) === null;
			expect(missing(given, filling) === null).toBe(legal);
		}),
		runs(500)
	);
});
