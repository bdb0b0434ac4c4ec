/** Unrest on one's planets, and what it takes to end it, before it is too late. */
import type { HexId } from '$lib/games/council/types';
import type { Telling } from '../../boards';
import type { CouncilScreen } from '../screen';
import { t } from '../../words';
import { shipCount } from '../pieces/ships';
import { nameAt } from './hexes';

type View = Parameters<NonNullable<Telling<CouncilScreen>['warnings']>>[0];

/** With so many counters less than it takes a planet is about to riot. */
const SOON = 2;
/** More are read on the map. */
const MOST = 2;

/** Before one decides what to do with one's turn, and while one waits for it. */
export function warnings({ open, you, book, asked }: View): readonly string[] {
	if (open.battle || open.session || (asked !== null && asked !== 'turn.menu')) return [];
	return (Object.keys(open.hexes) as HexId[])
		.flatMap((hex) => {
			const { planet, fleet } = open.hexes[hex] ?? {};
			const figures = open.figures.planets[hex];
			if (planet?.owner !== you || !planet.riots || !figures) return [];
			const left = figures.riotsAt - planet.riots.n;
			if (left > SOON) return [];
			const needs = figures.calm ?? planet.riots.n;
			const has = fleet?.race === you ? shipCount(fleet) : 0;
			return [
				{ left, say: `${planetSays(left, nameAt({ open, book }, hex))} ${calmSays(needs, has)}` }
			];
		})
		.sort((one, other) => one.left - other.left)
		.slice(0, MOST)
		.map(({ say }) => say);
}

const planetSays = (left: number, planet: string): string =>
	left <= 0
		? t('{planet} riots: it gives nothing, builds nothing and has no vote.', { planet })
		: t(
				'{planet} riots with {left, plural, one {one Riot Counter} other {# Riot Counters}} more.',
				{ planet, left }
			);

const calmSays = (needs: number, has: number): string =>
	has >= needs
		? t('Stop Propaganda, a Minor Event, takes all away.')
		: t(
				'Stop Propaganda, a Minor Event, takes all away once {needs, plural, one {one ship of yours is} other {# ships of yours are}} there; {has, plural, =0 {none is} one {one is} other {# are}} now.',
				{ needs, has }
			);
