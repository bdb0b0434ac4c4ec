/** What every hex is called, when it is read aloud and when it is tapped. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { HexId, HexKind } from '$lib/games/council/types';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import type { Feature, Tile } from '$lib/games/council/tables';
import type { Lit } from '../../filling';
import { fill, printed, t } from '../../words';
import type { Names } from '../../words';
import type { Sight } from '../screen';
import { raceInFull } from '../pieces/races';
import { shipsInWords, strength } from '../pieces/ships';

const KIND_WORDS: { readonly [kind in HexKind]: Words } = {
	home: msg('Home hex'),
	npc: msg('Home of an NPC race'),
	near: msg('Near hex'),
	core: msg('Core hex'),
	frontier: msg('Frontier hex')
};

export const hexesOf = (open: OpenBoard): HexId[] => Object.keys(open.hexes) as HexId[];

/** The hex of a player's homeworld, whoever owns it; null before the galaxy is laid out. */
export const homeOf = (open: OpenBoard, seat: SeatId | null): HexId | null =>
	seat === null
		? null
		: (hexesOf(open).find((id) => open.hexes[id]?.planet?.homeOf === seat) ?? null);

type OpenPlanet = NonNullable<OpenHex['planet']>;
type PlanetFigures = OpenBoard['figures']['planets'][HexId];
type Laid = Pick<Tile, 'name' | 'planet' | 'feature' | 'perk'>;

export function tileOf(hex: OpenHex, book: CouncilBook | null): Laid | null {
	if (hex.tile === null || !book) return null;
	return hex.tile.startsWith('home:')
		? (book.homeworlds[hex.tile] ?? null)
		: (book.tiles[hex.tile] ?? null);
}

/** Which feature a hex has: `nebula`; null for most. */
export function featureId(hex: OpenHex, book: CouncilBook | null): string | null {
	return tileOf(hex, book)?.feature ?? null;
}

function featureOf(hex: OpenHex, book: CouncilBook | null): Feature | null {
	const id = featureId(hex, book);
	return id ? (book?.features[id] ?? null) : null;
}

const perkOf = (hex: OpenHex, book: CouncilBook | null): string =>
	printed(tileOf(hex, book)?.perk?.text);

/** What a hex is called: its planet, its feature, or where it lies. */
const hexName = (hex: OpenHex | undefined, book: CouncilBook | null): string =>
	hex ? printed(tileOf(hex, book)?.name) || kindWords(hex) : t('A hex');

export const nameAt = ({ open, book }: Pick<Sight, 'open' | 'book'>, id: HexId): string =>
	hexName(open.hexes[id], book);

/** `Planet of Mira (Amber), its homeworld: production 2, Defence 3, expended.` */
function planetLine(
	{ owner, homeOf, expended }: OpenPlanet,
	figures: PlanetFigures | undefined,
	{ names, book }: Sight
): string {
	const whose = owner
		? t('Planet of {who}', { who: raceInFull(owner, names, book) })
		: t('Unowned planet');
	const planet =
		homeOf === null
			? whose
			: homeOf === owner
				? t('{planet}, its homeworld', { planet: whose })
				: t('{planet}, homeworld of {who}', {
						planet: whose,
						who: raceInFull(homeOf, names, book)
					});
	if (!figures)
		return expended ? t('{planet}, expended.', { planet }) : t('{title}.', { title: planet });
	const { production, defence } = figures;
	return expended
		? t('{planet}: production {production}, Defence {defence}, expended.', {
				planet,
				production,
				defence
			})
		: t('{planet}: production {production}, Defence {defence}.', { planet, production, defence });
}

/** `3 Riot Counters of Tomasz (Blue); it riots at 5.` */
function riotsLine(
	{ n, by }: NonNullable<OpenPlanet['riots']>,
	figures: PlanetFigures | undefined,
	{ names, book }: Sight
): string {
	const who = raceInFull(by, names, book);
	if (figures?.rioting)
		return t('Rioting: {n, plural, one {# Riot Counter} other {# Riot Counters}} of {who}.', {
			n,
			who
		});
	return figures?.riotsAt
		? t(
				'{n, plural, one {# Riot Counter} other {# Riot Counters}} of {who}; it riots at {limit}.',
				{
					n,
					who,
					limit: figures.riotsAt
				}
			)
		: t('{n, plural, one {# Riot Counter} other {# Riot Counters}} of {who}.', { n, who });
}

/** What lies in a hex, a sentence each: for the sheet, and for speech. */
export function hexLines(id: HexId, sight: Sight): string[] {
	const { open, own, names, book } = sight;
	const hex = open.hexes[id];
	if (!hex) return [];
	const lines: string[] = [];
	const { planet, fleet } = hex;
	const figures = open.figures.planets[id];
	if (planet) {
		lines.push(planetLine(planet, figures, sight));
		if (planet.port)
			lines.push(
				planet.port === 'ready'
					? t('A Space Port.')
					: t('A Space Port, new: usable from the Council on.')
			);
		if (planet.riots) lines.push(riotsLine(planet.riots, figures, sight));
	} else if (hex.tile !== null) {
		lines.push(printed(featureOf(hex, book)?.text) || t('Empty space.'));
	}
	const perk = perkOf(hex, book);
	if (perk) lines.push(perk);
	lines.push(
		fleet
			? t('{ships} of {who}, {n, plural, one {# Battle Point} other {# Battle Points}}.', {
					ships: shipsInWords(fleet),
					who: raceInFull(fleet.race, names, book),
					n: strength(fleet, open)
				})
			: t('No ships.')
	);
	if (hex.token) {
		const seen = own?.seen[id];
		const token = seen ? book?.tokens[seen] : null;
		lines.push(
			seen
				? t('A Discovery Token you have looked at: {token}', {
						token: token
							? t('{title}. {text}', { title: printed(token.name), text: printed(token.text) })
							: seen
					})
				: t('A Discovery Token, face down.')
		);
	}
	return lines;
}

/** A hex in words, and what may be done with it. */
function withLit(label: string, lit: Lit | undefined, names: Names): string {
	if (!lit) return label;
	if (lit.state === 'chosen') return t('{label} Chosen.', { label });
	const note = lit.note ? fill(lit.note, names) : '';
	if (lit.back)
		return note
			? t('{label} May be chosen instead. {note}.', { label, note })
			: t('{label} May be chosen instead.', { label });
	return note
		? t('{label} Lit, may be chosen. {note}.', { label, note })
		: t('{label} Lit, may be chosen.', { label });
}

/** `Ashlar, Near hex. Planet of Mira (Amber): production 2, Defence 2. … Lit, may be chosen.` */
export function hexLabel(id: HexId, sight: Sight, lit: Lit | undefined): string {
	const hex = sight.open.hexes[id];
	return hex ? withLit(hexInWords(id, hex, sight), lit, sight.names) : '';
}

/** `Ashlar, Near hex. Planet of Mira (Amber): production 2, Defence 2.` */
export const hexInWords = (id: HexId, hex: OpenHex, sight: Sight): string =>
	t('{name}, {kind}. {lines}', {
		name: nameAt(sight, id),
		kind: kindWords(hex),
		lines: hexLines(id, sight).join(' ')
	});

export const kindWords = (hex: OpenHex): string => printed(KIND_WORDS[hex.kind]);
