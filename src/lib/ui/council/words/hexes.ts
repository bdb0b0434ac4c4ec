/** What every hex is called, when it is read aloud and when it is tapped. */
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { HexId, HexKind } from '$lib/games/council/types';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import type { Feature, Tile } from '$lib/games/council/tables';
import type { Lit } from '../../filling';
import { sentence } from '../../words';
import type { Sight } from '../screen';
import { raceInFull } from '../pieces/races';
import { printed } from './printed';
import { counted, shipsInWords, strength } from '../pieces/ships';

const KIND_WORDS: { readonly [kind in HexKind]: string } = {
	home: 'Home hex',
	npc: 'Home of an NPC race',
	near: 'Near hex',
	core: 'Core hex',
	frontier: 'Frontier hex'
};

export const hexesOf = (open: OpenBoard): HexId[] => Object.keys(open.hexes) as HexId[];

/** The hex of a player's homeworld, whoever owns it; null before the galaxy is laid out. */
export const homeOf = (open: OpenBoard, seat: SeatId | null): HexId | null =>
	seat === null
		? null
		: (hexesOf(open).find((id) => open.hexes[id]?.planet?.homeOf === seat) ?? null);

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
	hex ? printed(tileOf(hex, book)?.name) || KIND_WORDS[hex.kind] : 'A hex';

export const nameAt = ({ open, book }: Pick<Sight, 'open' | 'book'>, id: HexId): string =>
	hexName(open.hexes[id], book);

/** What lies in a hex, a sentence each: for the sheet, and for speech. */
export function hexLines(id: HexId, sight: Sight): string[] {
	const { open, own, names, book } = sight;
	const hex = open.hexes[id];
	if (!hex) return [];
	const lines: string[] = [];
	const { planet, fleet } = hex;
	const figures = open.figures.planets[id];
	if (planet) {
		const of = planet.owner
			? `Planet of ${raceInFull(planet.owner, names, book)}`
			: 'Unowned planet';
		const home =
			planet.homeOf === null || planet.homeOf === planet.owner
				? planet.homeOf
					? ', its homeworld'
					: ''
				: `, homeworld of ${raceInFull(planet.homeOf, names, book)}`;
		const numbers = figures ? `: production ${figures.production}, Defence ${figures.defence}` : '';
		lines.push(`${of}${home}${numbers}${planet.expended ? ', expended' : ''}.`);
		if (planet.port)
			lines.push(
				planet.port === 'ready' ? 'A Space Port.' : 'A Space Port, new: usable from the Council on.'
			);
		if (planet.riots) {
			const by = raceInFull(planet.riots.by, names, book);
			const counters = counted(planet.riots.n, 'Riot Counter');
			lines.push(
				figures?.rioting
					? `Rioting: ${counters} of ${by}.`
					: `${counters} of ${by}${figures?.riotsAt ? `; it riots at ${figures.riotsAt}` : ''}.`
			);
		}
	} else if (hex.tile !== null) {
		lines.push(printed(featureOf(hex, book)?.text) || 'Empty space.');
	}
	const perk = perkOf(hex, book);
	if (perk) lines.push(perk);
	if (fleet)
		lines.push(
			`${sentence(shipsInWords(fleet))} of ${raceInFull(fleet.race, names, book)}, ${counted(strength(fleet, open), 'Battle Point')}.`
		);
	else lines.push('No ships.');
	if (hex.token) {
		const seen = own?.seen[id];
		const token = seen ? book?.tokens[seen] : null;
		lines.push(
			seen
				? `A Discovery Token you have looked at: ${token ? `${printed(token.name)}. ${printed(token.text)}` : seen}`
				: 'A Discovery Token, face down.'
		);
	}
	return lines;
}

/** What may be done with it: the end of every name. */
function litWords(lit: Lit | undefined): string {
	if (!lit) return '';
	if (lit.state === 'chosen') return ' Chosen.';
	const what = lit.note ? ` ${lit.note}.` : '';
	return lit.back ? ` May be chosen instead.${what}` : ` Lit, may be chosen.${what}`;
}

/** `Ashlar, Near hex. Planet of Mira (Amber): production 2, Defence 2. … Lit, may be chosen.` */
export function hexLabel(id: HexId, sight: Sight, lit: Lit | undefined): string {
	const hex = sight.open.hexes[id];
	if (!hex) return '';
	return `${nameAt(sight, id)}, ${KIND_WORDS[hex.kind]}. ${hexLines(id, sight).join(' ')}${litWords(lit)}`;
}

export const kindWords = (hex: OpenHex): string => KIND_WORDS[hex.kind];
