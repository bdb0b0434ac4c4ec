/** The curses of Witch: who is cursed is under one until ships end it (CE-36.8, CE-36.9). */
import { msg } from '../../../../core';
import type { Play } from '../../play';
import type { CardKind, SeatId } from '../../types';
import type { CosmicChanges } from '../../use';
import type { EssenceSet } from '../essence';
import { namedCard } from './named';

/** Changes of a value for its owner alone. */
const forbids = <Name extends 'mayInvite' | 'mayAlly' | 'playsOthers' | 'mayWin'>(
	...names: readonly Name[]
): CosmicChanges =>
	Object.fromEntries(
		names.map((name) => [
			name,
			(_play: Play, owner: { seat: SeatId }, may: boolean, { seat }: { seat: SeatId }) =>
				seat === owner.seat ? false : may
		])
	);

const shedding = (kind: CardKind, hurts: number) => ({ ships: 3, sheds: kind, hurts });

export const curses: EssenceSet = {
	kind: msg('Curses'),
	cards: {
		alliance: namedCard({
			name: msg('Alliance curse'),
			text: msg('You may neither invite allies nor join a side.'),
			ships: 3,
			changes: forbids('mayInvite', 'mayAlly'),
			hurts: 0.6
		}),
		artifact: namedCard({
			name: msg('Artifact curse'),
			text: msg('Discard all artifacts of your hand, and each that comes into it.'),
			...shedding('artifact', 0.3)
		}),
		'attack-card': namedCard({
			name: msg('Attack card curse'),
			text: msg('As a main player, show your highest attack before cards are selected.'),
			ships: 4,
			shows: true,
			hurts: 0.25
		}),
		flare: namedCard({
			name: msg('Flare curse'),
			text: msg('Discard all flares of your hand, and each that comes into it.'),
			...shedding('flare', 0.3)
		}),
		'non-encounter': namedCard({
			name: msg('Non-encounter curse'),
			text: msg('You may play no cards but encounter cards.'),
			ships: 3,
			changes: forbids('playsOthers'),
			hurts: 0.4
		}),
		totals: namedCard({
			name: msg('Totals curse'),
			text: msg('As a main player, subtract the ships of your side from the total.'),
			ships: 4,
			changes: {
				parts: (_play, owner, parts, { seat }) =>
					seat === owner.seat ? { ...parts, main: -parts.main, allies: -parts.allies } : parts
			},
			bends: {
				parts: (parts, mine) =>
					mine ? { ...parts, main: -parts.main, allies: -parts.allies } : parts
			},
			hurts: 0.7
		}),
		win: namedCard({
			name: msg('Win curse'),
			text: msg('You cannot win.'),
			ships: 3,
			changes: forbids('mayWin'),
			hurts: 0.5
		})
	}
};
