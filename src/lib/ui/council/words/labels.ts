/** Players in words: how far they are, what they have, what they are doing. */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/council/view';
import { listed, nameOf } from '../../words';
import { seatLook } from '../../pieces/seats';
import { speciesName } from '../pieces/races';
import type { Sight } from '../screen';
import { counted } from '../pieces/ships';

/** `Round 5 of 8`. */
export function roundInWords({ round, figures }: OpenBoard): string {
	const last = figures.lastRound;
	return `Round ${round}${last === null ? '' : ` of ${last}`}`;
}

/** A seat's part in what goes on, as its label says; null for none. */
export function roleOf(open: OpenBoard, seat: SeatId): string | null {
	const { battle, session, turn } = open;
	if (battle?.sides.attack.race === seat) return 'Attacks';
	if (battle?.sides.defence.race === seat) return 'Defends';
	if (session) return open.chair === seat ? 'Chair' : null;
	if (turn?.seat === seat) return 'Turn';
	return null;
}

export function seatLabel(seat: SeatId, sight: Sight): string {
	const { open, names, book } = sight;
	const player = open.players[seat];
	if (!player) return nameOf(seat, names);
	const { ally } = player;
	const figures = open.figures.players[seat];
	const { has, of } = figures?.victory ?? { has: player.vp, of: player.vp };
	const parts = [
		ally
			? `allied with ${nameOf(ally, names)}, ${has} of ${of} Victory Points together`
			: `${has} of ${of} Victory Points`,
		`Stock ${player.stock}`,
		counted(figures?.planets ?? 0, 'planet'),
		counted(player.techs.length, 'technology', 'technologies'),
		`${counted(player.actions.length, 'Action Card')} left`,
		counted(figures?.votes ?? 0, 'vote')
	];
	const role = roleOf(open, seat);
	const more = [
		player.owes ? ' Owes a Minor Event.' : '',
		player.disgraced ? ' Must abstain at the next vote.' : '',
		open.chair === seat ? ' Chair.' : ''
	].join('');
	return `${nameOf(seat, names)}, ${seatLook(seat).colour}, ${speciesName(player.species, book) || 'no species yet'}${role ? `, ${role.toLowerCase()}` : ''}: ${listed(parts)}.${more}`;
}
