/** Moons come to planets, are occupied and left, and leave the game here and nowhere else. */
import { msg } from '../../../../core';
import { planetName, shipsAt } from '../../board';
import { nameOf } from '../../names';
import type { Play } from '../../play';
import type { PlanetId, SeatId } from '../../types';
import { staysDown, trueKind } from './kinds';
import { moonAt, moonsOf } from './laid';
import type { Moon, MoonId } from './state';

function change({ board }: Play, moon: Moon, to: Partial<Moon>): void {
	board.moons = moonsOf(board).map((one) => (one.id === moon.id ? { ...moon, ...to } : one));
}

/** CE-37.2: the cards come into the box of the table, before nobody. */
export function boxMoons({ vault }: Play, ids: readonly MoonId[]): void {
	vault.moons = [...ids];
}

/** CE-37.2: cards are dealt from the top. */
export function dealMoons({ vault }: Play, n: number): MoonId[] {
	return vault.moons?.splice(0, n) ?? [];
}

/** A card goes back into the box, seen by nobody else. */
export function putAway({ vault }: Play, id: MoonId): void {
	vault.moons?.push(id);
}

/** CE-37.2: a moon comes to a planet, its card face down before the owner of the system. */
export function placeMoon({ board }: Play, id: MoonId, planet: PlanetId, holder: SeatId): void {
	board.moons = [...moonsOf(board), { id, planet, holder, by: null, open: false }];
}

/**
 * CE-37.6: a ship of a seat that is on the planet goes to its moon, and the card comes to that seat and is turned up, but
 * that of a blue or a secret moon.
 */
export function enterMoon(play: Play, moon: Moon, seat: SeatId): void {
	change(play, moon, { by: seat, holder: seat, open: moon.open || !staysDown(moon.id) });
	// Its name is known by now, to that seat at least.
	play.showed = true;
}

/** CE-37.16: who is on it turns its card up. */
export function turnUpMoon(play: Play, id: MoonId): void {
	const moon = moonsOf(play.board).find((one) => one.id === id);
	if (!moon || moon.open) return;
	change(play, moon, { open: true });
	play.showed = true;
}

/**
 * The ship on the moon of a planet leaves it, by an effect that moves it; where it goes is the effect’s business. `down`:
 * its card is turned down by that.
 */
export function leaveMoon(play: Play, planet: PlanetId, lies?: 'down'): void {
	const moon = moonAt(play.board, planet);
	if (!moon?.by) return;
	left(play, lies === 'down' ? { ...moon, open: false } : moon, moon.by);
}

/** CE-37.8: nobody is on it any more. */
function left(play: Play, moon: Moon, by: SeatId): void {
	const { planet, id, open } = moon;
	change(play, moon, { by: null, open: open && trueKind(id) !== 'quarter' });
	play.say(
		msg('{who} leaves the moon of {planet}.', { who: by, planet: planetName(planet) }),
		'CE-37.8',
		null,
		[planet]
	);
}

/** CE-37.8: whoever has no ship left on the planet has none on its moon. */
export function followMoons(play: Play): void {
	for (const moon of moonsOf(play.board)) {
		const { by, planet } = moon;
		if (by === null || !play.board.planets[planet] || shipsAt(play.board, by, planet) > 0) continue;
		left(play, moon, by);
	}
}

/** CE-37.10: the moon of a planet that is no more leaves the game, with its card. */
export function loseMoon(play: Play, planet: PlanetId): void {
	const moon = moonAt(play.board, planet);
	if (!moon) return;
	play.board.moons = moonsOf(play.board).filter((one) => one !== moon);
	putAway(play, moon.id);
	play.say(
		moon.open
			? msg('{moon}, the moon of {planet}, leaves the game.', {
					moon: nameOf('moon', moon.id),
					planet: planetName(planet)
				})
			: msg('The moon of {planet} leaves the game.', { planet: planetName(planet) }),
		'CE-37.10'
	);
}
