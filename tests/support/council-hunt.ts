/**
 * Two players of Galactic Council who look for a fight: by random play alone fleets meet seldom, and late.
 * They see what a page sees, and answer everything else at random.
 */
import { sampleAnswer } from '$lib/core';
import type { Answer, Choice, Dice, OwnDecision, SeatId, Shape } from '$lib/core';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import { distance, hexOf } from '$lib/hex';
import type { HexId } from '$lib/hex';

const POINTS = { fighter: 1, destroyer: 2, dreadnaught: 4 } as const;

/** Enough Battle Points for a Tactic, so that this side of a battle has a choice. */
const isStrong = ({ fleet }: OpenHex): boolean =>
	!!fleet &&
	POINTS.fighter * fleet.fighter +
		POINTS.destroyer * fleet.destroyer +
		POINTS.dreadnaught * fleet.dreadnaught >=
		3;

const choicesOf = (shape: Shape | undefined): readonly Choice[] =>
	shape?.type === 'one' ? shape.choices : [];

/** The answer to a question of a seat: towards strong fleets of the other player, and at them. */
export function hunt(
	{ hexes }: OpenBoard,
	seat: SeatId,
	{ name, shape }: OwnDecision,
	dice: Dice
): Answer {
	const fallback = () => sampleAnswer(shape, dice);
	if (name !== 'turn.menu') return fallback();
	const prey = (Object.entries(hexes) as [HexId, OpenHex][]).flatMap(([id, hex]) =>
		hex.fleet && hex.fleet.race !== seat && hex.fleet.race.startsWith('seat:') && isStrong(hex)
			? [id]
			: []
	);
	const far = (from: HexId) => Math.min(...prey.map((id) => distance(hexOf(from), hexOf(id))));
	const menu = choicesOf(shape);
	const event = (id: string) => choicesOf(menu.find((one) => one.id === id)?.then);
	const target = event('battle').find(({ id }) => prey.includes(id as HexId));
	if (target) return { pick: 'battle', then: whole(target) };
	for (const from of event('move')) {
		const here = hexes[from.id as HexId];
		const to = choicesOf(from.then).find(({ id }) => far(id as HexId) < far(from.id as HexId));
		if (to && here && isStrong(here))
			return { pick: 'move', then: { pick: from.id, then: whole(to) } };
	}
	return menu.some(({ id }) => id === 'trade') ? { pick: 'trade' } : fallback();
}

/** This choice with all that can go with it. */
function whole({ id, then }: Choice): Answer {
	if (then?.type === 'some')
		return { pick: id, then: { picks: then.choices.map((one) => one.id) } };
	if (then?.type === 'split')
		return {
			pick: id,
			then: { split: Object.fromEntries(then.places.map((one) => [one.id, one.max])) }
		};
	return { pick: id };
}
