/** What stands beside the words of a card or a piece: what is voted on, what it can do. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { ImperiumBook } from '$lib/games/imperium/book';
import type { Layout } from '$lib/games/imperium/tables/layouts';
import type { Objective } from '$lib/games/imperium/tables/objectives';
import type { PoliticalCard } from '$lib/games/imperium/tables/political-cards';
import type { Technology, TechColour } from '$lib/games/imperium/tables/technologies';
import type { Tile, TileKind } from '$lib/games/imperium/tables/tiles';
import type { Bombardment, Unit, UnitKind } from '$lib/games/imperium/tables/units';
import { listed, printed, t } from '../../words';
import { counted, SHIP_KINDS, GROUND_KINDS } from '../pieces/units';
import { letterOf, specialName, specialRule, specialtyName } from '../words/systems';

// --- Political Cards

export const TYPES: { readonly [type in PoliticalCard['type']]: Words } = {
	law: msg('Laws'),
	event: msg('Events')
};
const VOTES: { readonly [vote in PoliticalCard['vote']]: Words } = {
	forAgainst: msg('For or Against'),
	electPlayer: msg('Elect a player'),
	electTwoPlayers: msg('Elect two players'),
	electPlanet: msg('Elect a planet'),
	electTwoPlanets: msg('Elect two planets'),
	electLaw: msg('Elect a law'),
	electColour: msg('Elect a colour of technology')
};
export const votedOn = ({ vote }: PoliticalCard): string => printed(VOTES[vote]);

// --- objectives

export const STAGES: { readonly [stage in Objective['stage']]: Words } = {
	one: msg('Stage one'),
	two: msg('Stage two'),
	secret: msg('Secret objectives')
};
export function worthOf({ gives }: Objective): string {
	if (gives === 'wins') return t('Claiming it wins the game.');
	if (gives === 'ends') return t('The game ends.');
	return t('{n, plural, one {# victory point} other {# victory points}}.', { n: gives });
}

// --- technologies

export const COLOURS: { readonly [colour in TechColour]: Words } = {
	blue: msg('Blue: propulsion'),
	green: msg('Green: biotech'),
	yellow: msg('Yellow: general'),
	red: msg('Red: warfare')
};
export const techName = (id: string, { technologies }: ImperiumBook): string =>
	printed(technologies[id]?.name);
export function needsOf({ needs }: Technology, book: ImperiumBook): string {
	if (!needs) return '';
	const names = (ids: readonly string[]) => ids.map((id) => techName(id, book));
	return 'all' in needs
		? t('Needs {techs}.', { techs: listed(names(needs.all)) })
		: t('Needs {techs}.', { techs: listed(names(needs.any), 'or') });
}

// --- units

/** `Costs 3, hits on 9, moves 1, holds 6. Each player has 4.` */
export function numbersOf({ cost, brings, combat, dice, move, holds, limit }: Unit): string[] {
	return [
		brings === 2 ? t('Two cost {n}', { n: cost }) : t('Costs {n}', { n: cost }),
		...(combat === null
			? []
			: dice > 1
				? [t('{dice} dice, each hits on {n}', { dice, n: combat })]
				: [t('Hits on {n}', { n: combat })]),
		...(move > 0 ? [t('Moves {n}', { n: move })] : []),
		...(holds > 0 ? [t('Holds {n}', { n: holds })] : []),
		limit === null ? t('Never short') : t('{n} of each player', { n: limit })
	];
}

const ALSO: { readonly [kind in UnitKind]?: Words } = {
	fighter: msg('It moves aboard Carriers and War Suns, and does not count against Fleet Supply.'),
	destroyer: msg('Before a space battle each rolls two dice at enemy Fighters.'),
	groundForce: msg('It takes and holds planets, and moves aboard Carriers and War Suns.'),
	pds: msg('It fires at enemy ships in its system and at enemies that land on its planet.'),
	spaceDock: msg(
		'It builds as many units as its planet has resources, and two more. Three Fighters have a place at it.'
	),
	warSun: msg('It takes the technology War Sun to build one.')
};
const diceOf = ({ dice, hitsOn }: Bombardment): string =>
	t('{n, plural, one {# die that hits} other {# dice that hit}} on {value}', {
		n: dice,
		value: hitsOn
	});
export function abilitiesOf(kind: UnitKind, { sustains, bombards, perPlanet }: Unit): string[] {
	const also = ALSO[kind];
	return [
		...(also ? [printed(also)] : []),
		...(sustains ? [t('Its first hit only damages it.')] : []),
		...(bombards
			? [
					bombards.isLimited
						? t('Where its owner lands it bombards first, but no planet with a PDS: {dice}.', {
								dice: diceOf(bombards)
							})
						: t('It bombards planets, landing or not, in spite of PDS: {dice}.', {
								dice: diceOf(bombards)
							})
				]
			: []),
		...(perPlanet === null ? [] : [t('At most {n} on a planet.', { n: perPlanet })])
	];
}
/** `1 Dreadnought, 1 Carrier and 3 Ground Forces`: ships first, the strongest before all. */
export const unitsInWords = (units: { readonly [kind in UnitKind]?: number }): string =>
	listed(
		[...SHIP_KINDS, ...GROUND_KINDS].flatMap((kind) =>
			units[kind] ? [counted(kind, units[kind])] : []
		)
	);

// --- systems

export const KINDS: { readonly [kind in TileKind]: Words } = {
	centre: msg('In the middle'),
	planets: msg('Planets'),
	empty: msg('Without planets'),
	special: msg('With a red border'),
	home: msg('Home Systems')
};
export const nameOfTile = ({ planets, special, wormhole }: Tile): string =>
	planets.length > 0
		? listed(planets.map(({ name }) => printed(name)))
		: special
			? specialName(special)
			: wormhole
				? t('Wormhole {letter}', { letter: letterOf(wormhole) })
				: t('Empty space');
/** What lies there, a sentence each. */
export const tileLines = ({ planets, special, wormhole }: Tile): string[] => [
	...planets.map(({ name, resources: r, influence: i, specialty }) =>
		specialty
			? t(
					'{planet}: {r, plural, one {# resource} other {# resources}}, {i} influence, {special}.',
					{
						...{ planet: printed(name), r, i },
						special: specialtyName(specialty)
					}
				)
			: t('{planet}: {r, plural, one {# resource} other {# resources}}, {i} influence.', {
					...{ planet: printed(name), r, i }
				})
	),
	...(special ? [specialRule(special)] : []),
	...(wormhole
		? [
				t('Wormhole {letter}: next to every system with the same letter.', {
					letter: letterOf(wormhole)
				})
			]
		: [])
];

/** What is left in the box, what is dealt, what the last seats are given for it. */
export function layoutLines(
	{ leftOut, random, hand, goods }: Layout,
	book: ImperiumBook
): string[] {
	const named = Object.entries(leftOut).flatMap(([id, n]) => {
		const tile = book.tiles[id];
		return tile ? [t('{n} × {tile}', { n, tile: nameOfTile(tile) })] : [];
	});
	const atRandom = random
		? [t('{n, plural, one {# system at random} other {# systems at random}}', { n: random })]
		: [];
	const out = [...named, ...atRandom];
	return [
		...(out.length > 0 ? [t('Left out: {tiles}.', { tiles: listed(out) })] : []),
		t('Each player lays {n} systems.', { n: hand }),
		...(goods.some((n) => n > 0)
			? [
					t('Trade goods at the start, by the numbers of the Home Systems: {goods}.', {
						goods: goods.join(', ')
					})
				]
			: [])
	];
}
