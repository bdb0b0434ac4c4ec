/** Objectives as a player sees them: how far it is with each, and who has scored it. */
import type { SeatId } from '$lib/core/ids';
import type { Metric } from '$lib/games/council/tables/vocabulary';
import type { Sight } from '../screen';
import { titled } from '../pieces/races';
import { printed } from './printed';

/** What is counted, in words that follow a number. */
const COUNTED: { readonly [metric in Metric]: string } = {
	planets: 'planets',
	calmPlanets: 'planets without Riot Counters',
	foreignHomeworlds: 'homeworlds of others',
	npcHomeworlds: 'homeworlds of NPC races',
	bestColony: 'production of your best colony',
	ports: 'Space Ports',
	dreadnaughts: 'Dreadnaughts',
	fleetPoints: 'Battle Points of all your ships',
	bestHexPoints: 'Battle Points in your strongest hex',
	kindsTogether: 'kinds of ship in one hex',
	shipHexes: 'hexes with your ships',
	guardedPlanets: 'of your planets with ships above',
	neighbours: 'races next to your planets',
	techs: 'technologies',
	topTier: 'is your highest tier',
	savings: 'Stock and unexpended production',
	influenced: 'planets with your Riot Counters',
	npcInfluenced: 'NPC planets with your Riot Counters',
	riotsStarted: 'riots of yours',
	riotsOwned: 'planets of yours with Riot Counters',
	votes: 'votes',
	allied: 'alliances',
	vp: 'Victory Points',
	battlesStarted: 'battles begun this round',
	battlesWon: 'battles won this round',
	planetsTakenFromRaces: 'planets taken from other races this round',
	pointsDestroyed: 'Battle Points destroyed this round',
	pointsBuilt: 'Battle Points built this round',
	tokensResolved: 'Discovery Tokens resolved this round',
	productionSpent: 'production and Stock spent this round'
};

export interface Goal {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	readonly vp: number;
	/** Looks at what was done in this round, and not at the board. */
	readonly feat: boolean;
	readonly scored: readonly SeatId[];
	/** Of the seat that looks; `watched` for a watcher. */
	readonly state: 'scored' | 'ally' | 'met' | 'open' | 'watched';
	readonly parts: readonly {
		readonly has: number;
		readonly n: number;
		/** 0 to 1. */
		readonly share: number;
		readonly words: string;
	}[];
}

export function goalsOf({ open, you, book }: Sight): Goal[] {
	return open.objectives.map((id): Goal => {
		const card = book?.objectives[id];
		const progress = you ? open.figures.players[you]?.goals[id] : undefined;
		const me = you ? open.players[you] : undefined;
		const ally = me?.ally ? open.players[me.ally] : undefined;
		return {
			id,
			name: printed(card?.name) || titled(id),
			text: printed(card?.text),
			vp: card?.vp ?? 0,
			feat: card?.kind === 'feat',
			scored: open.order.filter((seat) => open.players[seat]?.scored.includes(id)),
			state: !me
				? 'watched'
				: me.scored.includes(id)
					? 'scored'
					: ally?.scored.includes(id)
						? 'ally'
						: progress?.met
							? 'met'
							: 'open',
			parts: (progress?.parts ?? []).map(({ metric, has, op, n }) => ({
				has,
				n,
				share:
					op === '>='
						? Math.min(1, n === 0 ? 1 : has / n)
						: Number(op === '<=' ? has <= n : has === n),
				words:
					op === '>='
						? `of ${n} ${COUNTED[metric]}`
						: `${COUNTED[metric]}, ${op === '=' ? `must be ${n}` : `at most ${n}`}`
			}))
		};
	});
}
