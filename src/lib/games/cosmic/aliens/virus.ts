/** Multiply: its ships multiply its card. */
import { bothAttack } from '../board';
import type { Parts } from '../effects';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Whether the super flare makes allies' ships multiply too. */
const withAllies = (play: Play, seat: SeatId): boolean =>
	play.board.encounter?.lasting.some(
		(lasting) => lasting.seat === seat && lasting.id === 'virus' && lasting.source === 'super'
	) ?? false;

/** Allies' ships that multiply count as they are, also where they would be deducted (CE-16.1). */
const multiplier = ({ allies }: Parts): number => Math.abs(allies);

export const virus: Alien = {
	words: {
		name: 'Virus',
		power: 'Multiply',
		gist: 'Its ships multiply its card',
		text: 'As a main player, when both main players reveal attacks, you *use* this power: your ships in the encounter are multiplied by your card’s value instead of being added. Your allies’ ships are then added as usual.',
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: 'As a main player, multiply your ships by your allies’ ships instead of adding them.',
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: 'All ships on your side multiply your card.',
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			'A defense without ships on the planet gets nothing from its card.',
			'Reinforcements are added after the multiplication.',
			'Allies’ ships multiply as many as they are, also where Anti-Matter deducts them.'
		]
	},
	power: {
		uses: {
			multiply: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }) => bothAttack(board),
				say: 'its ships multiply its card',
				lasting: {
					parts: (play, owner, parts, { seat }) => {
						if (seat !== owner.seat) return parts;
						return withAllies(play, seat)
							? {
									...parts,
									card: parts.card * (parts.main + multiplier(parts)),
									main: 0,
									allies: 0
								}
							: { ...parts, card: parts.card * parts.main, main: 0 };
					}
				}
			}
		}
	},
	wild: {
		uses: {
			multiply: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => bothAttack(board),
				say: 'its ships multiply its allies’ ships',
				lasting: {
					parts: (_play, owner, parts, { seat }) =>
						seat === owner.seat
							? { ...parts, main: parts.main * multiplier(parts), allies: 0 }
							: parts
				}
			}
		}
	},
	super: {
		uses: {
			swarm: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => bothAttack(board),
				say: 'all ships on its side multiply its card',
				lasting: {}
			}
		}
	}
};
