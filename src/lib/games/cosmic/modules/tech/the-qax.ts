/** The Qax: a guest that must come. */
import { msg, template } from '../../../../core';
import { seatChoice } from '../../../kit';
import { entriesOf, isMain, leftOf, opponentOf, shipsToSend, sideOf, techOf } from '../../board';
import { threatens } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { fightIn } from '../../bot/worth';
import { asking } from '../../use';
import { value } from '../../values';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import { arePartners } from '../teams/partners';
import { giveTech } from './pieces';
import type { Technology } from './technology';

/** Others who have a ship to send, and no partner to send it against (CE-40.26). */
const guests = ({ board }: Play, seat: SeatId): SeatId[] =>
	leftOf(board, seat).filter(
		(other) =>
			!isMain(board, other) &&
			!arePartners(board, opponentOf(board, seat), other) &&
			shipsToSend(board, other) > 0
	);

/** A guest that a colony here would not bring to victory. */
const harmless = (sight: Sight, seat: string): boolean =>
	entriesOf(sight.open.players).some(([other]) => other === seat && !threatens(sight, other));

export const theQax: Technology = {
	words: {
		name: msg('The Qax'),
		gist: msg('One whom you invite must join you, and has this technology then'),
		text: msg(
			'As a main player, before allies are invited: give it, completed, to a player, whom you invite. They must join you with four ships, or with as many as they can, but need not leave a colony for that. The technology is theirs now, and they may do the same later.'
		),
		rulings: [msg('A power that sends one ship only sends one.')]
	},
	research: 4,
	needsOthers: true,
	liked: 6,
	uses: {
		call: asking({
			moments: ['alliance.before'],
			roles: ['offense', 'defense'],
			once: true,
			open: (play, { seat }) =>
				guests(play, seat).length > 0 && value(play, 'mayInvite', true, { seat }),
			ask: (play, { seat }) => ({ type: 'one', choices: guests(play, seat).map(seatChoice) }),
			say: msg('a player must join their side'),
			yours: msg('a player must join your side'),
			sends: template('Give The Qax to {first}'),
			worth: (sight) => {
				const fight = fightIn(sight);
				return fight &&
					sight.open.order.some(
						(seat) => seat !== fight.offense && seat !== fight.defense && harmless(sight, seat)
					)
					? 0.3
					: 0;
			},
			choose: (sight, { choices }) => {
				const best = choices.find(({ id }) => harmless(sight, id)) ?? choices[0];
				return best ? { pick: best.id } : null;
			},
			amount: ({ pick }) => Number(pick.slice('seat:'.length)),
			lasting: {
				mustJoin: ({ board }, { seat: host, amount }, side, { seat }) => {
					const guest: SeatId = `seat:${amount}`;
					return seat === guest ? sideOf(board, host) : side;
				}
			},
			apply: (play, { seat, id }, { pick }) => {
				play.say(
					msg('{who, select, you {You give} other {# gives}} {tech} to {whom}.', {
						who: seat,
						tech: theQax.words.name,
						whom: pick
					}),
					'CE-32.26'
				);
				const tech = techOf(play.board, seat, id);
				if (tech) giveTech(play, seat, pick, tech);
			}
		})
	}
};
