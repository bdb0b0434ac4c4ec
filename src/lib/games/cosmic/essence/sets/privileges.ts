/** The privileges of Oligarch: in force once they are turned up on its sheet (CE-36.13). */
import { msg } from '../../../../core';
import type { SeatId } from '../../types';
import type { Parts } from '../../use';
import type { EssenceSet } from '../essence';
import { namedCard } from './named';
import type { Named } from './named';

/** CE-36.15: a number taken down by so much, and never below nothing by that. */
const reduced = (n: number, by: number): number => (n > 0 ? Math.max(0, n - by) : n);

/** What a number is for its player, and for every other. */
const privileged =
	(own: (n: number) => number, others: (n: number) => number) =>
	(
		_play: unknown,
		owner: { readonly seat: SeatId },
		n: number,
		{ seat }: { seat: SeatId }
	): number =>
		seat === owner.seat ? own(n) : others(n);

/** What it adds to its own total as a main player, and takes from that of any other. */
const OWN_TOTAL = 3;
const OTHER_TOTAL = 2;

/** The parts of a total of its player, or of another main player. */
function envied(parts: Parts, own: boolean): Parts {
	const { card, main, allies, added } = parts;
	const total = card + main + allies + added;
	const change = own ? OWN_TOTAL : reduced(total, OTHER_TOTAL) - total;
	return { ...parts, added: added + change };
}

/** What it is worth to its player, in foreign colonies. */
const privilege = ({ helps, ...card }: Omit<Named, 'hurts'> & { readonly helps: number }) =>
	namedCard({ ...card, hurts: -helps });

export const privileges: EssenceSet = {
	kind: msg('Privileges'),
	cache: 5,
	onSheet: true,
	cards: {
		'compensation-control': privilege({
			name: msg('Compensation Control'),
			text: msg(
				'When you collect compensation you take two cards more; anybody else takes two fewer.'
			),
			changes: {
				compensation: privileged(
					(n) => n + 2,
					(n) => reduced(n, 2)
				)
			},
			helps: 0.25
		}),
		'encounter-envy': privilege({
			name: msg('Encounter Envy'),
			text: msg(
				'As a main player you add 3 to your total when you reveal an attack; any other main player who does so subtracts 2.'
			),
			changes: {
				parts: (_play, owner, parts, { seat }) => envied(parts, seat === owner.seat)
			},
			bends: { parts: envied },
			helps: 0.6
		}),
		'rewards-siphon': privilege({
			name: msg('Rewards Siphon'),
			text: msg('When you gain rewards you gain two more; anybody else gains one fewer.'),
			changes: {
				rewards: privileged(
					(n) => n + 2,
					(n) => reduced(n, 1)
				)
			},
			helps: 0.3
		}),
		'victory-possession': privilege({
			name: msg('Victory Possession'),
			text: msg(
				'You win with one foreign colony fewer than it takes; anybody else needs one more.'
			),
			goal: { own: -1, others: 1 },
			helps: 1.5
		}),
		'warp-claim': privilege({
			name: msg('Warp Claim'),
			text: msg(
				'When you lose ships you lose two fewer: they come home. Anybody else who loses ships loses one more.'
			),
			changes: {
				losesShips: privileged(
					(n) => reduced(n, 2),
					(n) => n + 1
				)
			},
			helps: 0.5
		})
	}
};
