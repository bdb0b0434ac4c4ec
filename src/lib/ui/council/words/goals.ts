/** Objectives as a player sees them: how far it is with each, and who has scored it. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { Metric } from '$lib/games/council/tables/vocabulary';
import type { OpenBoard } from '$lib/games/council/view';
import { bold, listed, printed, t } from '../../words';
import type { Sight } from '../screen';
import { raceToReader, titled } from '../pieces/races';

/** What is counted, in words that follow a number. */
const COUNTED: { readonly [metric in Metric]: Words } = {
	planets: msg('planets'),
	calmPlanets: msg('planets without Riot Counters'),
	foreignHomeworlds: msg('homeworlds of others'),
	npcHomeworlds: msg('homeworlds of NPC races'),
	bestColony: msg('production of your best colony'),
	ports: msg('Space Ports'),
	dreadnaughts: msg('Dreadnaughts'),
	fleetPoints: msg('Battle Points of all your ships'),
	bestHexPoints: msg('Battle Points in your strongest hex'),
	kindsTogether: msg('kinds of ship in one hex'),
	shipHexes: msg('hexes with your ships'),
	guardedPlanets: msg('of your planets with ships above'),
	neighbours: msg('races next to your planets'),
	techs: msg('technologies'),
	topTier: msg('is your highest tier'),
	savings: msg('Stock and unexpended production'),
	influenced: msg('planets with your Riot Counters'),
	npcInfluenced: msg('NPC planets with your Riot Counters'),
	riotsStarted: msg('planets that riot under your Riot Counters'),
	riotsOwned: msg('planets of yours with Riot Counters'),
	votes: msg('votes'),
	allied: msg('alliances'),
	vp: msg('Victory Points'),
	battlesStarted: msg('battles begun this round'),
	battlesWon: msg('battles won this round'),
	planetsTakenFromRaces: msg('planets taken from other races this round'),
	pointsDestroyed: msg('Battle Points destroyed this round'),
	pointsBuilt: msg('Battle Points built this round'),
	tokensResolved: msg('Discovery Tokens resolved this round'),
	productionSpent: msg('production and Stock spent this round')
};

interface GoalPart {
	readonly has: number;
	readonly n: number;
	/** 0 to 1. */
	readonly share: number;
	/** `3/5`; what must not be is told where it is, and is nothing to look at while it is not. */
	readonly brief: string | null;
	/** `3 of 5 planets`, the number it has in bold. */
	readonly say: Words;
}

export interface Goal {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	readonly vp: number;
	/** Looks at what was done in this round, and not at the board. */
	readonly feat: boolean;
	readonly scored: readonly SeatId[];
	/** Who meets it now and has not scored it. */
	readonly meeting: readonly SeatId[];
	/** Of the seat that looks; `watched` for a watcher. */
	readonly state: 'scored' | 'ally' | 'met' | 'open' | 'watched';
	readonly parts: readonly GoalPart[];
	/** `3/5`, where all of it is to be told in a word: of several ways the nearest. */
	readonly brief: string;
	/** How many more players must score it for the Council to close it; null at a table that closes none. */
	readonly left: number | null;
}

type Progress = OpenBoard['figures']['players'][SeatId]['goals'][string];

/** How far it is with a part of an objective. */
function partOf({ metric, has, op, n }: Progress['parts'][number]): GoalPart {
	const by = { has: bold(has), n, what: COUNTED[metric] };
	switch (op) {
		case '>=':
			return {
				has,
				n,
				share: n === 0 ? 1 : Math.min(1, has / n),
				brief: `${has}/${n}`,
				say: msg('{has} of {n} {what}', by)
			};
		case '=':
			return {
				...{ has, n, share: Number(has === n), brief: has === n ? null : '✕' },
				say: msg('{has} {what}, must be {n}', by)
			};
		case '<=':
			return {
				...{ has, n, share: Number(has <= n), brief: has <= n ? null : '✕' },
				say: msg('{has} {what}, at most {n}', by)
			};
	}
}

/** Of several ways the nearest, and the first of those as near. */
const nearest = (parts: readonly GoalPart[]): GoalPart[] => {
	const most = Math.max(...parts.map(({ share }) => share));
	return parts.filter(({ share }) => share === most).slice(0, 1);
};

export function goalsOf({ open, you, book }: Sight): Goal[] {
	const scoredBy = (id: string) =>
		open.order.filter((seat) => open.players[seat]?.scored.includes(id));
	/** GC-17.11: so many close one. */
	const half = Math.ceil(open.order.length / 2);
	// Tables of earlier rules leave open what all have.
	const closes = open.session !== null || open.objectives.every((id) => scoredBy(id).length < half);
	return open.objectives.map((id): Goal => {
		const card = book?.objectives[id];
		const progress = you ? open.figures.players[you]?.goals[id] : undefined;
		const parts = (progress?.parts ?? []).map(partOf);
		const me = you ? open.players[you] : undefined;
		const ally = me?.ally ? open.players[me.ally] : undefined;
		return {
			id,
			name: printed(card?.name) || titled(id),
			text: printed(card?.text),
			vp: card?.vp ?? 0,
			feat: card?.kind === 'feat',
			scored: scoredBy(id),
			meeting: open.order.filter(
				(seat) =>
					!open.players[seat]?.scored.includes(id) && open.figures.players[seat]?.goals[id]?.met
			),
			left: closes ? Math.max(0, half - scoredBy(id).length) : null,
			state: !me
				? 'watched'
				: me.scored.includes(id)
					? 'scored'
					: ally?.scored.includes(id)
						? 'ally'
						: progress?.met
							? 'met'
							: 'open',
			parts,
			brief: (progress?.either ? nearest(parts) : parts)
				.flatMap(({ brief }) => brief ?? [])
				.join(' · ')
		};
	});
}

/** In which order players are judged in this round; null at a table that judges all at the same moment. */
export function judgedInWords(sight: Sight): string | null {
	const { open } = sight;
	if (open.judged.length === 0) return null;
	return t(
		'Judged in this order, by Victory Points and then Stock as the round began: {all}. The first to reach the target wins.',
		{ all: listed(open.judged.map((seat) => raceToReader(seat, sight))) }
	);
}
