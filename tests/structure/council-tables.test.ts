/** The tables of Galactic Council keep to the rules they serve, and say in words what they do. */
import { describe, expect, it } from 'vitest';
import {
	COUNCIL_CARDS,
	CREATION_CARDS,
	FEATURES,
	MARKET_PER_TIER,
	OBJECTIVES,
	SPECIES,
	TACTICS,
	TECHNOLOGIES,
	TILES,
	TOKENS,
	type ActionCard,
	type CouncilCard,
	type CreationCard,
	type Objective,
	type Species,
	type Tactic,
	type Technology,
	type Token
} from '../../src/lib/games/council/tables';
import {
	FLAGS,
	METRICS,
	STATS,
	TEMPERS,
	TIERS
} from '../../src/lib/games/council/tables/vocabulary';
import { said } from '../support/said';

const species: [string, Species][] = Object.entries(SPECIES);
const actions: ActionCard[] = species.flatMap(([, { actions }]) => actions);
const fates: CreationCard[] = Object.values(CREATION_CARDS);
const tokens: Token[] = Object.values(TOKENS);
const technologies: Technology[] = Object.values(TECHNOLOGIES);
const tactics: Tactic[] = Object.values(TACTICS);
const councilCards: CouncilCard[] = Object.values(COUNCIL_CARDS);
const objectives: Objective[] = Object.values(OBJECTIVES);

const BOX = {
	SPECIES,
	CREATION_CARDS,
	TILES,
	FEATURES,
	TOKENS,
	TECHNOLOGIES,
	TACTICS,
	COUNCIL_CARDS,
	OBJECTIVES
};

const copies = (of: readonly { count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);

/** Every object in a table, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== 'object' || value === null) return;
	if (!Array.isArray(value)) yield value as Record<string, unknown>;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}
const valuesOf = (...fields: string[]) =>
	new Set([...objectsIn(BOX)].flatMap((object) => fields.map((field) => object[field])));
const typesIn = (value: unknown) => new Set([...objectsIn(value)].map(({ type }) => type));

describe('the box', () => {
	it('[GC-2.4] has an id and a name for everything, once', () => {
		for (const table of Object.values(BOX)) {
			for (const id of Object.keys(table)) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
			const names = Object.values(table as Record<string, { name?: string; title?: string }>)
				.map(({ name, title }) => name ?? title)
				.filter((name) => name !== 'Open Space'); // the tiles with nothing on them
			expect(names).not.toContain(undefined);
			expect(new Set(names).size).toBe(names.length);
		}
		expect(new Set(actions.map(({ id }) => id)).size).toBe(36);
		expect(new Set(actions.map(({ name }) => name)).size).toBe(36);
	});

	it('[GC-24.1] is plain JSON, with a text in plain sentences wherever it has effects', () => {
		expect(JSON.parse(JSON.stringify(BOX))).toEqual(BOX);
		for (const object of objectsIn(BOX)) {
			if (!('effects' in object) || 'from' in object || object['type'] === 'until') continue;
			expect(object['text']).toMatch(/^[+A-Z0-9].*\.$/);
			expect(object['text']).not.toMatch(/'|--|\.\.|\s\s/);
		}
	});

	it('[GC-24.1] says in words every number its effects have', () => {
		const NUMBER = ['', '1|one|a|an', '2|two', '3|three'];
		const says = (text: string, n: number) =>
			new RegExp(`(^|\\W)(${NUMBER[Math.abs(n)] || Math.abs(n)})(\\W|$)`, 'i').test(text);
		const silent: string[] = [];
		for (const object of objectsIn(BOX)) {
			const { text, effects } = object;
			if (typeof text !== 'string' || !effects) continue;
			for (const effect of objectsIn({ effects })) {
				// A die that hits on 4 and one less hits on 3; half a Stock a planet is 1 for every 2.
				const numbers = Object.entries(effect).flatMap(([field, n]) => {
					if (typeof n !== 'number' || n === 0) return [];
					if (field === 'maxTier' && n === TIERS.length) return []; // no limit
					if (effect['stat'] === 'hitOn' && field === 'by') return [STATS.hitOn + n];
					return [field === 'perN' && n < 1 ? 1 / n : n];
				});
				for (const n of numbers) if (!says(text, n)) silent.push(`${n}: ${text}`);
			}
		}
		expect(silent).toEqual([]);
	});
});

describe('species and fates', () => {
	it.each(species)(
		'[GC-2.1] [GC-5.6] %s starts with one Space Port and a fleet within the limits',
		(_id, { fleet, home }) => {
			expect(fleet.port).toBe(1);
			expect(fleet.fighter).toBeLessThanOrEqual(10);
			expect(fleet.destroyer).toBeLessThanOrEqual(7);
			expect(fleet.dreadnaught).toBeLessThanOrEqual(5);
			expect(fleet.fighter + fleet.destroyer + fleet.dreadnaught).toBeGreaterThan(0);
			expect([4, 5]).toContain(home.production);
		}
	);

	it('[GC-4.5] each has three Action Cards, named after it', () => {
		for (const [id, { actions }] of species)
			expect(actions.map((card) => card.id)).toEqual([`${id}-1`, `${id}-2`, `${id}-3`]);
	});

	it('[GC-19.5] each temper has as many species', () => {
		for (const temper of TEMPERS)
			expect(species.filter(([, one]) => one.temper === temper).length).toBe(3);
	});

	it('[GC-4.4] [GC-4.6] a fate has two or three responses, 52 in all, and a line for NPC races', () => {
		for (const { responses, npc } of fates) {
			expect(responses.map(({ key }) => key)).toEqual(['a', 'b', 'c'].slice(0, responses.length));
			expect(responses.length).toBeGreaterThanOrEqual(2);
			expect(npc.effects.length).toBe(1);
		}
		expect(fates.flatMap(({ responses }) => responses).length).toBe(52);
	});
});

describe('technologies, tactics and tokens', () => {
	it('[GC-6.1] every tier can fill its part of the market', () => {
		expect(MARKET_PER_TIER).toBe(3);
		for (const tier of TIERS)
			expect(technologies.filter((tech) => tech.tier === tier).length).toBeGreaterThanOrEqual(6);
	});

	it('[GC-13.5] before rules 4 technologies of Tier 4 are worth 1 Victory Point, of Tier 5 two; none says what it is worth', () => {
		for (const { tier, vp, text } of technologies) {
			expect(vp).toBe(Math.max(0, tier - 3));
			expect(said(text)).not.toContain('Victory');
		}
	});

	it('[GC-10.5] every Small Tactic has a price, and no Big one', () => {
		for (const { size, price } of tactics)
			expect(price?.length ?? 0).toBe(size === 'small' ? 1 : 0);
	});

	it('[GC-24.3] a roll has one row for every side of the die', () => {
		const rolls = [...objectsIn(BOX)].filter(({ type }) => type === 'roll');
		expect(rolls.length).toBeGreaterThan(0);
		for (const { table } of rolls as { table: { from: number; to: number }[] }[]) {
			const rows = [1, 2, 3, 4, 5, 6].map(
				(die) => table.filter(({ from, to }) => from <= die && die <= to).length
			);
			expect(rows).toEqual([1, 1, 1, 1, 1, 1]);
		}
	});

	it('[GC-18.4] Victory Points come from objectives (1 or 2), the Council, high tiers and one token', () => {
		for (const { vp } of objectives) expect([1, 2]).toContain(vp);
		expect(copies(tokens.filter((token) => typesIn(token).has('vp')))).toBe(1);
		for (const table of [SPECIES, CREATION_CARDS, TILES, TECHNOLOGIES, TACTICS])
			expect(typesIn(table)).not.toContain('vp');
	});
});

describe('the Council’s cards', () => {
	it('[GC-4.7] [GC-6.2] [GC-22.5] are enough for 8 rounds of two players without NPC races', () => {
		const left = councilCards.filter(
			({ kind, minPlayers, needsNpc }) => kind !== 'election' && (minPlayers ?? 2) <= 2 && !needsNpc
		);
		expect(left.length).toBeGreaterThan(8);
	});

	it('[GC-24.7] speak of winners and losers only where there is something to vote for', () => {
		for (const card of councilCards) {
			const speaksOfElected = [...objectsIn(card)].some(({ who }) => who === 'elected');
			expect(speaksOfElected).toBe(card.kind === 'election');
			if (card.kind === 'choice') expect(card.options.map(({ key }) => key)).toEqual(['a', 'b']);
		}
	});

	it('[GC-17.3] objectives are states of the board, or feats of this round that say so', () => {
		const ofRound = METRICS.slice(METRICS.indexOf('battlesStarted'));
		for (const { kind, text, condition } of objectives) {
			const metrics = [...objectsIn(condition)].flatMap(({ metric }) => metric ?? []);
			expect(metrics.length).toBeGreaterThan(0);
			for (const metric of metrics)
				expect(ofRound.some((name) => name === metric)).toBe(kind === 'feat');
			expect(said(text).endsWith(' this round.')).toBe(kind === 'feat');
		}
	});
});

describe('the vocabulary', () => {
	it('[GC-24.8] has no stat that nothing changes, and starts from the printed values', () => {
		expect(new Set(Object.keys(STATS))).toEqual(without(valuesOf('stat')));
		expect(STATS).toMatchObject({
			researchCost: 6, // GC-13.1
			'cost.port': 3, // GC-2.1
			'cost.fighter': 1,
			'cost.destroyer': 3,
			'cost.dreadnaught': 6,
			'hull.dreadnaught': 2,
			buildSlots: 3, // GC-14.2
			smallTacticCost: 3, // GC-10.5
			bigTacticCost: 10,
			hitOn: 4,
			riotThreshold: 5, // GC-16.4
			majorEvents: 1, // GC-7.1
			minorEvents: 1
		});
	});

	it('[GC-24.9] has no permission that nothing gives', () => {
		expect(new Set<unknown>(FLAGS)).toEqual(without(valuesOf('flag')));
	});

	it('[GC-24.10] has no metric that nothing asks for', () => {
		expect(new Set<unknown>(METRICS)).toEqual(without(valuesOf('metric', 'per', 'most', 'fewest')));
	});

	const without = (values: Set<unknown>) => {
		values.delete(undefined);
		return values;
	};
});
