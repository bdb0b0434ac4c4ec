/** Sabotage: research of others comes to nothing, and its player draws a technology. */
import { msg, template } from '../../../../core';
import { sumOf } from '../../../kit';
import { shipsAt, techsOf } from '../../board';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { isOurs, shipsResearching } from '../../bot/sight';
import { SHIP } from '../../bot/worth';
import { trifling } from '../../bot/wishes';
import { asking } from '../../use';
import type { Board, SeatId } from '../../types';
import type { TechId, TechSlot } from './state';
import { discardTech, drawTechs, researchers, techName } from './pieces';
import type { Technology } from './technology';

/** A technology that is being researched: before whom, where, and by how many ships. */
interface Researched {
	readonly seat: SeatId;
	readonly slot: TechSlot;
	readonly n: number;
}

const withShips = (board: Board, most: number, but: (id: TechId, of: SeatId) => boolean) =>
	board.order.flatMap((seat) =>
		techsOf(board, seat).flatMap(({ id, slot, ships }): Researched[] => {
			const n = ships[seat] ?? 0;
			return n > 0 && n <= most && !but(id, seat) ? [{ seat, slot, n }] : [];
		})
	);

export const sabotage: Technology = {
	words: {
		name: msg('Sabotage'),
		gist: msg('Ships leave technologies, and you draw one'),
		text: msg(
			'Turn it up in any phase while a hazard warning is active, and choose any technologies with no more ships on them than are on this one: their ships go home. Then you draw a technology; this one is discarded, and its ships go to the warp.'
		),
		rulings: [msg('At least one is chosen.')]
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 5,
	uses: {
		wreck: asking({
			moments: IN_EACH_PHASE,
			// As far as all can see: of its own one might be this.
			open: ({ board }, { seat }) =>
				withShips(board, Infinity, (_id, of) => of === seat).length > 0 ||
				techsOf(board, seat).filter(({ ships }) => ships[seat]).length > 1,
			ask: (play, me) => {
				const { board } = play;
				const most = researchers(play, me.seat, me.id);
				const found = withShips(board, most, (id, of) => id === me.id && of === me.seat);
				return found.length === 0
					? null
					: {
							type: 'some',
							choices: found.map(({ seat, slot, n }) => ({
								id: slot,
								say:
									seat === me.seat
										? msg('your {tech}', {
												tech: techName(
													techsOf(board, seat).find((tech) => tech.slot === slot)?.id ?? ''
												)
											})
										: msg('a technology of {who}', { who: seat }),
								on: slot,
								note: msg('{n, plural, one {# ship} other {# ships}} on it', { n })
							})),
							min: 1,
							max: found.length
						};
			},
			say: msg('ships leave technologies'),
			sends: template('Use Sabotage'),
			worth: (sight) => {
				const n = shipsResearching(sight, 'sabotage');
				const hit = sight.open.order.flatMap((seat) =>
					isOurs(sight, seat) ? [] : (sight.open.players[seat]?.techs ?? [])
				);
				const reached = hit.filter(({ ships }) => ships > 0 && ships <= n);
				return reached.length === 0
					? 0
					: 0.2 + sumOf(reached, ({ ships }) => ships) * SHIP - n * SHIP;
			},
			harms: trifling,
			choose: (sight, { choices }) => {
				const others = choices.filter(
					({ id }) => !id.startsWith(`tech:${sight.me.slice('seat:'.length)}-`)
				);
				return { picks: (others.length > 0 ? others : choices).map(({ id }) => id) };
			},
			apply: (play, me, { picks }) => {
				discardTech(play, me);
				for (const slot of picks) {
					const whose = withShips(play.board, Infinity, () => false).find(
						(one) => one.slot === slot
					);
					if (whose && shipsAt(play.board, whose.seat, slot) > 0) play.push('home', { from: slot });
				}
				drawTechs(play, me.seat, 1, 'CE-32.37');
			}
		})
	}
};
