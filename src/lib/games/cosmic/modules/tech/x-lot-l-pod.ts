/** X-Lot-L Pod: of several ships one always gets away. */
import { msg, template } from '../../../../core';
import { sumOf } from '../../../kit';
import { entriesOf, whereName } from '../../board';
import { SHIP } from '../../bot/worth';
import { always } from '../../bot/wishes';
import { doomedOf, homesWithout, save } from '../../saved';
import { asking } from '../../use';
import type { Technology } from './technology';

export const xLotLPod: Technology = {
	words: {
		name: msg('X-Lot-L Pod'),
		gist: msg('Of several ships you lose one goes home'),
		text: msg(
			'Whenever more than one of your ships would go to the warp, one of them goes to a colony of yours instead.'
		),
		rulings: [
			msg(
				'It saves one ship of all that fall together, and never when no colony of yours would be left.'
			)
		]
	},
	research: 0,
	toll: 13,
	drawsAnother: true,
	liked: 8,
	uses: {
		save: asking({
			moments: ['ships.losing'],
			open: (play, { seat }) => {
				const doomed = doomedOf(play, seat);
				return (
					sumOf(entriesOf(doomed), ([, n]) => n) > 1 && homesWithout(play, seat, doomed).length > 0
				);
			},
			// CE-32.45
			ask: (play, { seat }) => ({
				type: 'one',
				choices: entriesOf(doomedOf(play, seat)).map(([where]) => ({
					id: where,
					say: whereName(where),
					on: where
				}))
			}),
			say: msg('one of their ships goes home instead'),
			yours: msg('one of your ships goes home instead'),
			sends: template('Save a ship: {first}'),
			worth: always(SHIP),
			apply: (play, { seat }, { pick }) => save(play, seat, { [pick]: 1 })
		})
	}
};
