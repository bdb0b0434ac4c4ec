/** What stands beside the words of a card or a piece: when it is played, what is voted on, what it can do. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { ImperiumBook } from '$lib/games/imperium/book';
import type { Timing } from '$lib/games/imperium/tables/action-cards';
import type { Layout } from '$lib/games/imperium/tables/layouts';
import type { Objective } from '$lib/games/imperium/tables/objectives';
import type { PoliticalCard } from '$lib/games/imperium/tables/political-cards';
import type { Technology, TechColour } from '$lib/games/imperium/tables/technologies';
import type { Tile, TileKind } from '$lib/games/imperium/tables/tiles';
import type { Bombardment, Unit, UnitKind } from '$lib/games/imperium/tables/units';
import { listed, printed, t } from '../../words';
import { counted, SHIP_KINDS, GROUND_KINDS } from '../pieces/units';
import { letterOf, specialName, specialRule, specialtyName } from '../words/systems';

// --- Action Cards

/** Parts of a round, in their order. */
export const MOMENTS = {
	turn: msg('In place of an action, or at any time'),
	strategy: msg('In the Strategy Phase'),
	systems: msg('When a system is activated'),
	battle: msg('In a space battle or an invasion'),
	cards: msg('When Strategy Cards and Action Cards are played'),
	politics: msg('When an agenda is voted on'),
	status: msg('In the Status Phase')
} as const satisfies { readonly [moment: string]: Words };
type Moment = keyof typeof MOMENTS;

const TIMINGS: { readonly [timing in Timing]: readonly [moment: Moment, when: Words] } = {
	action: ['turn', msg('As an action')],
	'any-time': ['turn', msg('At any time')],
	'strategy-start': ['strategy', msg('Before the first Strategy Card is picked')],
	'strategy-phase': ['strategy', msg('At any time in the Strategy Phase')],
	'after-pick': ['strategy', msg('After a Strategy Card is picked')],
	'strategy-end': ['strategy', msg('After the last Strategy Card is picked')],
	'after-own-activation': ['systems', msg('After you activate a system')],
	'after-enemy-moves-in': ['systems', msg('After an opponent’s ships move in, before PDS fire')],
	'before-landings': ['systems', msg('Before your landings')],
	'after-neutral-taken': ['systems', msg('After you take a neutral planet')],
	'planet-lost': ['systems', msg('After an opponent takes a planet of yours')],
	'before-space-battle': ['battle', msg('Before a space battle of yours')],
	'before-space-round': ['battle', msg('Before a round of a space battle of yours')],
	'before-combat-round': ['battle', msg('Before a round of combat of yours')],
	'after-die': ['battle', msg('After a die of your combat is rolled')],
	'before-casualties': ['battle', msg('After the opponent’s roll, before you take casualties')],
	'ship-damaged': ['battle', msg('After an enemy ship is damaged')],
	'before-bombardment': ['battle', msg('Before a bombardment')],
	'before-invasion': ['battle', msg('Before an invasion of yours')],
	'before-tech-buy': ['cards', msg('Before you pay for a technology')],
	'after-own-tech-primary': ['cards', msg('After your primary of Technology')],
	'after-primary': ['cards', msg('After a primary, before its secondaries')],
	'after-partner-trade': [
		'cards',
		msg('After a trading partner collects by the secondary of Trade')
	],
	'after-action-card': ['cards', msg('After another player plays an Action Card')],
	copy: ['cards', msg('When the card it copies may be played')],
	'political-primary': ['politics', msg('In the primary of Political, before its draw')],
	'before-political-draw': ['politics', msg('Before a Political Card is drawn')],
	'after-agenda-read': ['politics', msg('After an agenda is read, before the vote')],
	'before-own-vote': ['politics', msg('Before you vote')],
	'after-vote': ['politics', msg('After the last vote, before the count')],
	'status-phase': ['status', msg('In the Status Phase')]
};
export const momentOf = (timing: Timing): Moment => TIMINGS[timing][0];
export const whenPlayed = (timing: Timing): string => printed(TIMINGS[timing][1]);

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
