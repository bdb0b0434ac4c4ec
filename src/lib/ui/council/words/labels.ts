/** Players in words: how far they are, what they have, what they are doing. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/council/view';
import { listed, nameOf, printed, t } from '../../words';
import { seatLook } from '../../pieces/seats';
import { speciesName } from '../pieces/races';
import type { Sight } from '../screen';

/** `Round 5 of 8`. */
export function roundInWords({ round, figures }: OpenBoard): string {
	const last = figures.lastRound;
	return last === null
		? t('Round {n}', { n: round })
		: t('Round {n} of {last}', { n: round, last });
}

export const chairInWords = (chair: SeatId): Words =>
	msg('{who, select, you {You are} other {# is}} the Chair.', { who: chair });

/** What is left of a turn: `2 Major Events`, `1 more for a Battle`, `3 Minor Events`. */
export const eventsLeft = ({ major, battles, minor }: NonNullable<OpenBoard['turn']>): string[] => [
	t('{n, plural, one {# Major Event} other {# Major Events}}', { n: major }),
	...(battles ? [t('{n} more for a Battle', { n: battles })] : []),
	t('{n, plural, one {# Minor Event} other {# Minor Events}}', { n: minor })
];

/** A seat's part in what goes on. */
type Role = 'attacks' | 'defends' | 'chair' | 'turn';

const ROLES: { readonly [role in Role]: readonly [title: Words, within: Words] } = {
	attacks: [msg('Attacks'), msg('attacks')],
	defends: [msg('Defends'), msg('defends')],
	chair: [msg('Chair'), msg('chair')],
	turn: [msg('Turn'), msg('turn')]
};

function roleOf({ battle, session, turn, chair }: OpenBoard, seat: SeatId): Role | null {
	if (battle?.sides.attack.race === seat) return 'attacks';
	if (battle?.sides.defence.race === seat) return 'defends';
	if (session) return chair === seat ? 'chair' : null;
	return turn?.seat === seat ? 'turn' : null;
}

/** A seat's part in what goes on, as its label says; null for none. */
export function roleTitle(open: OpenBoard, seat: SeatId): string | null {
	const role = roleOf(open, seat);
	return role && printed(ROLES[role][0]);
}

/** `Ines, Crimson, Ulmar, attacks: 3 of 10 Victory Points, … and 4 votes. Chair.` */
export function seatLabel(seat: SeatId, sight: Sight): string {
	const { open, names, book } = sight;
	const player = open.players[seat];
	if (!player) return nameOf(seat, names);
	const { ally } = player;
	const figures = open.figures.players[seat];
	const { has, of } = figures?.victory ?? { has: player.vp, of: player.vp };
	const points = ally
		? t('allied with {who}, {has} of {of} Victory Points together', {
				who: nameOf(ally, names),
				has,
				of
			})
		: t('{has} of {of} Victory Points', { has, of });
	const all = listed([
		points,
		t('Stock {n}', { n: player.stock }),
		t('{n, plural, one {# planet} other {# planets}}', { n: figures?.planets ?? 0 }),
		t('{n, plural, one {# technology} other {# technologies}}', { n: player.techs.length }),
		t('{n, plural, one {# Action Card} other {# Action Cards}} left', { n: player.actions.length }),
		t('{n, plural, one {# vote} other {# votes}}', { n: figures?.votes ?? 0 })
	]);
	const species = t('{who}, {colour}, {species}', {
		who: nameOf(seat, names),
		colour: seatLook(seat).colour,
		species: speciesName(player.species, book) || t('no species yet')
	});
	const role = roleOf(open, seat);
	const who = role ? t('{who}, {role}', { who: species, role: printed(ROLES[role][1]) }) : species;
	return [
		t('{who}: {has}.', { who, has: all }),
		player.owes ? t('Owes a Minor Event.') : '',
		player.disgraced ? t('Must abstain at the next vote.') : '',
		open.chair === seat ? t('Chair.') : ''
	]
		.filter(Boolean)
		.join(' ');
}
