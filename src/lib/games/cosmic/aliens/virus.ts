/** Multiply: its ships multiply its card. */
import { msg } from '../../../core';
import { totalOf } from '../../kit';
import { has } from '../bot/sight';
import { decidesFights, gainOf, myShips, regret } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { bothAttack, maybeCompares } from '../board';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Parts } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Whether the super flare makes allies' ships multiply too. */
const withAllies = (play: Pick<Play, 'board'>, seat: SeatId): boolean =>
	play.board.encounter?.lasting.some(
		(lasting) => lasting.seat === seat && lasting.id === 'virus' && lasting.source === 'super'
	) ?? false;

/** Allies' ships that multiply count as they are, also where they would be deducted (CE-16.1). */
const multiplier = ({ allies }: Parts): number => Math.abs(allies);

/** What a bot gains when its ships multiply its allies’ instead of adding to them. */
function multiplied(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight || has(sight, sight.me, 'virus')) return 0;
	const own = myShips(sight, fight);
	const ships = sight.me === fight.offense ? fight.gate : fight.beside;
	const all = totalOf(ships);
	const allies = sight.me === fight.offense ? all - own : all;
	return gainOf(sight, fight, own * allies - own - allies);
}

export const virus: Alien = {
	words: {
		name: msg('Virus'),
		power: msg('Multiply'),
		gist: msg('Ships multiply the card'),
		text: msg(
			'As a main player, when both main players reveal attacks, you *use* this power: your ships in the encounter are multiplied by your card’s value instead of being added. Your allies’ ships are then added as usual.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, multiply your ships by your allies’ ships instead of adding them.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('All ships on your side multiply your card.'),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('A defense without ships on the planet gets nothing from their card.'),
			msg('Reinforcements are added after the multiplication.'),
			msg('Allies’ ships multiply as many as they are, also where Anti-Matter deducts them.')
		]
	},
	liked: 16,
	power: {
		uses: {
			multiply: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }) => bothAttack(board),
				surely: maybeCompares,
				say: msg('their ships multiply their card'),
				yours: msg('your ships multiply your card'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine) =>
						mine ? { ...parts, card: parts.card * parts.main, main: 0 } : parts
				},
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
				say: msg('their ships multiply their allies’ ships'),
				yours: msg('your ships multiply your allies’ ships'),
				worth: multiplied,
				bends: {
					parts: (parts, mine) =>
						mine ? { ...parts, main: parts.main * multiplier(parts), allies: 0 } : parts
				},
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
				say: msg('all ships on their side multiply their card'),
				yours: msg('all ships on your side multiply your card'),
				worth: regret,
				lasting: {}
			}
		}
	}
};
