/** Answering by touching a piece, on the board or in the hand. */
import { unreachable } from '$lib/core/result';
import type { Place, Shape } from '$lib/core/shape';
import { blank, pick } from './blank';
import { addTo, moveInOrder, setField, togglePick } from './fill';
import { fieldsOf, picked, roomAt, withinSeats } from './filling';
import type { Filling, ShapeOf } from './filling';
import { litOf } from './lit';

/**
 * Touches a piece: picks or drops its choice, puts `by` more there, or moves it a place in an order, to the
 * front as a rule. Answers whether the question had anything to do with it, as it has with every piece it lights.
 */
export function touch(shape: Shape, filling: Filling, on: string, by: number | 'toggle'): boolean {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (chosen?.then && chosen.below && touch(chosen.then, chosen.below, on, by)) return true;
			const these = shape.choices.filter((choice) => choice.on === on);
			if (these.length === 0) {
				const whom = withinSeats(shape).get(on)?.whom;
				if (!whom) return false;
				pick(shape, filling, whom.id);
				// It may have been chosen before another player was.
				return touch(shape, filling, on, by === 'toggle' ? 1 : by);
			}
			// A piece with several choices goes through them, then lets go.
			const at = these.findIndex(({ id }) => id === filling.pick);
			const next = these[at + 1];
			// All there is stays picked.
			const only = shape.choices.length === 1 ? these[0] : undefined;
			if (by === 'toggle') pick(shape, filling, (next ?? only)?.id ?? null);
			else pick(shape, filling, by > 0 ? (these[Math.max(at, 0)]?.id ?? null) : null);
			return true;
		}
		case 'some': {
			const choice = shape.choices.find((candidate) => candidate.on === on);
			if (!choice) return false;
			const has = filling.picks.includes(choice.id);
			if (by === 'toggle' || by > 0 !== has) togglePick(shape, filling, choice.id);
			return true;
		}
		case 'split': {
			const place = shape.places.find((candidate) => candidate.on === on);
			if (!place) return false;
			addTo(shape, filling, place.id, by === 'toggle' ? stepOf(shape, filling, place) : by);
			return true;
		}
		case 'deal':
			for (const { part, field } of fieldsOf(shape)) {
				const formed = filling[part][field.id] ?? blank(field.shape);
				if (!litOf(field.shape, formed).has(on)) continue;
				if (!filling[part][field.id]) setField(shape, filling, part, field.id, true);
				const below = filling[part][field.id];
				if (below) touch(field.shape, below, on, by);
				filling.reply = 'offer';
				return true;
			}
			return false;
		case 'order': {
			const choice = shape.choices.find((candidate) => candidate.on === on);
			if (!choice) return false;
			const at = filling.order.indexOf(choice.id);
			moveInOrder(filling, at, by === 'toggle' || by > 0 ? at - 1 : at + 1);
			return true;
		}
		case 'amount':
		case 'confirm':
			return false;
		default:
			return unreachable(shape);
	}
}

/** A touch adds one; where no more can be added it starts again from none. */
function stepOf(shape: ShapeOf<'split'>, filling: Filling, place: Place): number {
	const has = filling.split[place.id] ?? 0;
	return roomAt(shape, filling, place) > 0 || (shape.max === 1 && has === 0) ? 1 : -has;
}
