/** How races look and what they are called: players by their seat, NPC races in grey with a numeral. */
import type { SeatId } from '$lib/core/ids';
import { verbatim } from '$lib/core/words';
import type { Param } from '$lib/core/words';
import type { CouncilBook } from '$lib/games/council/words';
import type { NpcId, RaceId } from '$lib/games/council/types';
import type { OpenBoard } from '$lib/games/council/view';
import { seatLook } from '../../pieces/seats';
import type { SeatLook } from '../../pieces/seats';
import { nameOf, printed, t } from '../../words';
import type { Names } from '../../words';
import type { Sight } from '../screen';

export const isSeat = (race: RaceId): race is SeatId => race.startsWith('seat:');

const NUMERALS = ['I', 'II', 'III'];
/** Of an NPC race. */
export const OCTAGON = 'M-.42-1.02H.42L1.02-.42V.42L.42 1.02H-.42L-1.02 .42V-.42Z';

/** Fill, shape and letter of a race; an NPC race has an octagon and a Roman numeral, in no seat's colour. */
export function raceLook(open: OpenBoard, race: RaceId): SeatLook {
	if (isSeat(race)) return seatLook(race);
	const at = Object.keys(open.npcs).indexOf(race);
	return {
		letter: NUMERALS[at] ?? 'N',
		colour: t('Grey'),
		path: OCTAGON,
		digit: { y: 0.42, size: 1.1 },
		letterY: 0.36,
		fill: 'var(--line-strong)',
		on: 'var(--ground)'
	};
}

export const speciesName = (species: string | null, book: CouncilBook | null): string =>
	species === null ? '' : printed(book?.species[species]?.name) || titled(species);

export const npcName = (npc: NpcId, book: CouncilBook | null): string =>
	speciesName(npc.slice('npc:'.length), book);

/** `Ines`, or the name of an NPC race. */
export const raceName = (race: RaceId, names: Names, book: CouncilBook | null): string =>
	isSeat(race) ? nameOf(race, names) : npcName(race, book);

/** A race as it fills a sentence that is told to whoever reads. */
export const raceIn = (race: RaceId, book: CouncilBook | null): Param =>
	isSeat(race) ? race : verbatim(npcName(race, book));

/** The same to whoever looks: `you`, where it is theirs. */
export const raceToReader = (
	race: RaceId,
	{ you, names, book }: Pick<Sight, 'you' | 'names' | 'book'>
): string => (race === you ? t('you') : raceName(race, names, book));

/** `Ines (Crimson)`, `Crimson` for whoever has said no name, or `Ulmar, an NPC race`. */
export function raceInFull(race: RaceId, names: Names, book: CouncilBook | null): string {
	if (!isSeat(race)) return t('{race}, an NPC race', { race: npcName(race, book) });
	const who = nameOf(race, names);
	const { colour } = seatLook(race);
	return who === colour ? who : t('{who} ({colour})', { who, colour });
}

/** The colour of each hex at a glance: of the planet's owner, else of whose ships are there. */
export function ownersOf(open: OpenBoard): Map<string, string> {
	const found = new Map<string, string>();
	for (const [id, { planet, fleet }] of Object.entries(open.hexes)) {
		const owner = planet?.owner ?? fleet?.race;
		if (owner) found.set(id, raceLook(open, owner).fill);
	}
	return found;
}

/** An id as words, for a page that has no book yet. */
export const titled = (id: string): string =>
	id
		.replace(/^[a-z]+:/, '')
		.replace(/-/g, ' ')
		.replace(/^./, (first) => first.toUpperCase());
