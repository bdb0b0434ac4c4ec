/** The box of Galactic Council: how much of what is in it, and that its tables keep to the rules they serve. */
import { describe, expect, it } from 'vitest';
import {
	COUNCIL_CARDS,
	CREATION_CARDS,
	FEATURES,
	LAYOUTS,
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
	type Layout,
	type Objective,
	type Species,
	type Tactic,
	type Technology,
	type Tile,
	type Token
} from '../../src/lib/games/council/tables';
import { FLAGS, METRICS, STATS, TEMPERS, TIERS } from '../../src/lib/games/council/vocabulary';
import {
	adjacency,
	centreOf,
	distance,
	hexId,
	neighbours,
	reachable,
	type Hex,
	type HexId
} from '../../src/lib/hex';

const species: [string, Species][] = Object.entries(SPECIES);
const actions: ActionCard[] = species.flatMap(([, { actions }]) => actions);
const fates: CreationCard[] = Object.values(CREATION_CARDS);
const tiles: [string, Tile][] = Object.entries(TILES);
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
const pile = (name: Tile['pile']) => tiles.filter(([, tile]) => tile.pile === name);

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
	it('[GC-2.4] holds 12 species with 36 Action Cards, and as many homeworlds', () => {
		expect(species.length).toBe(12);
		expect(actions.length).toBe(36);
		expect(new Set(species.map(([, { home }]) => home.planet)).size).toBe(12);
	});

	it('[GC-2.4] holds 20 creation cards', () => {
		expect(fates.length).toBe(20);
	});

	it('[GC-2.4] holds 42 hex tiles in three piles', () => {
		expect(tiles.length).toBe(42);
		expect([pile('near').length, pile('frontier').length, pile('core').length]).toEqual([
			14, 21, 7
		]);
	});

	it('[GC-2.4] holds 52 Discovery Tokens', () => {
		expect(copies(tokens)).toBe(52);
	});

	it('[GC-2.4] holds 34 technology tokens in 5 tiers', () => {
		expect(technologies.length).toBe(34);
		expect(new Set(technologies.map(({ tier }) => tier))).toEqual(new Set(TIERS));
	});

	it('[GC-2.4] holds 36 Small Tactics and 18 Big Tactics', () => {
		expect(copies(tactics.filter(({ size }) => size === 'small'))).toBe(36);
		expect(copies(tactics.filter(({ size }) => size === 'big'))).toBe(18);
	});

	it('[GC-2.4] holds 24 Council Cards and 24 Objective Cards', () => {
		expect([councilCards.length, objectives.length]).toEqual([24, 24]);
	});

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

	it('[GC-13.5] technologies of Tier 4 are worth 1 Victory Point, of Tier 5 two, and say so', () => {
		for (const { tier, vp, text } of technologies) {
			expect(vp).toBe(Math.max(0, tier - 3));
			expect(/Worth (\d) Victory/.exec(text)?.[1]).toBe(vp ? String(vp) : undefined);
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
			expect(text.endsWith(' this round.')).toBe(kind === 'feat');
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

describe.each(Object.entries(LAYOUTS))('the galaxy of %s players', (key, layout: Layout) => {
	const players = Number(key);
	const places = (kind: keyof Layout): Hex[] => layout[kind].map(([q, r]) => ({ q, r }));
	const kinds = ['home', 'npc', 'near', 'core', 'frontier'] as const;
	const map = kinds.flatMap(places);
	const kindOf = new Map(kinds.flatMap((kind) => places(kind).map((hex) => [hexId(hex), kind])));
	const [homes, npcs] = [places('home'), places('npc')];

	it('[GC-5.9] has its hexes, each once, and all of them hang together', () => {
		expect(map.length).toBe({ 2: 19, 3: 19, 4: 29, 5: 33, 6: 37 }[players]);
		expect(kindOf.size).toBe(map.length);
		const sides = adjacency(map);
		expect(reachable(hexId(map[0]!), { next: (at) => sides[at] ?? [] }).size).toBe(map.length);
	});

	it('[GC-5.4] [GC-5.5] has a Home hex for each player, listed clockwise, and three NPC hexes', () => {
		expect([homes.length, npcs.length]).toEqual([players, 3]);
		const turns = homes.map((home, i) => turn(home, homes[(i + 1) % players]!));
		expect(turns.every((angle) => angle > 0)).toBe(true);
		expect(turns.reduce((sum, angle) => sum + angle)).toBeCloseTo(2 * Math.PI);
	});

	it('[GC-5.9] gives every Home hex 2 Near neighbours and an NPC hex 2 away', () => {
		for (const home of homes) {
			expect(neighbours(home).filter((hex) => kindOf.get(hexId(hex)) === 'near').length).toBe(2);
			expect(Math.min(...npcs.map((npc) => distance(home, npc)))).toBe(2);
		}
	});

	it('[GC-5.3] can be laid out from the piles, without NPC races too', () => {
		expect(pile('near').length).toBeGreaterThanOrEqual(layout.near.length);
		expect(pile('frontier').length).toBeGreaterThanOrEqual(layout.frontier.length);
		expect(pile('core').length).toBeGreaterThanOrEqual(layout.core.length + layout.npc.length);
	});

	it('[GC-5.9] is symmetric for all seats, with five players for the two sides of H1', () => {
		const images = symmetriesOf(kindOf).map((move) => homes.map((home) => hexId(move(home))));
		const ids = homes.map(hexId);
		if (players === 5) {
			const mirrored = [ids[0], ids[4], ids[3], ids[2], ids[1]];
			expect(images).toEqual(expect.arrayContaining([ids, mirrored]));
		} else {
			// Some symmetry of the map takes the first Home hex to each of the others.
			expect(new Set(images.map(([first]) => first))).toEqual(new Set(ids));
		}
	});

	it('[GC-5.9] shares out the hexes that are no one’s home equally, by which home is nearest', () => {
		const shares = homes.map((home) =>
			map.reduce((sum, hex) => {
				const nearest = Math.min(...homes.map((other) => distance(hex, other)));
				const tied = homes.filter((other) => distance(hex, other) === nearest);
				return nearest > 0 && tied.includes(home) ? sum + 1 / tied.length : sum;
			}, 0)
		);
		const even = (map.length - players) / players;
		const fair = players === 5 ? [6, 5.5, 5.5, 5.5, 5.5] : homes.map(() => even);
		shares.forEach((share, i) => {
			expect(share).toBeCloseTo(fair[i]!);
		});
	});
});

/** How far to turn clockwise from one hex to another, seen from the middle of the map: 0 to 2π. */
function turn(from: Hex, to: Hex): number {
	const [a, b] = [from, to].map((hex) => {
		const { x, y } = centreOf(hex, 1);
		return Math.atan2(y, x);
	}) as [number, number];
	return (b - a + 4 * Math.PI) % (2 * Math.PI);
}

/** Turns and reflections, with a shift, that take every hex of a map to one of its kind. */
function symmetriesOf(kindOf: ReadonlyMap<HexId, string>): ((hex: Hex) => Hex)[] {
	const hexes = [...kindOf].map(([id, kind]) => {
		const [q, r] = id.slice('hex:'.length).split(',').map(Number) as [number, number];
		return { hex: { q, r }, kind };
	});
	const rotate = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
	const flip = ({ q, r }: Hex): Hex => ({ q: r, r: q });
	const turns = [0, 1, 2, 3, 4, 5].map((n) => (hex: Hex) => {
		let turned = hex;
		for (let i = 0; i < n; i++) turned = rotate(turned);
		return turned;
	});
	const about = [...turns, ...turns.map((move) => (hex: Hex) => move(flip(hex)))];
	return about.flatMap((move) =>
		hexes.flatMap(({ hex: to }) => {
			const from = move(hexes[0]!.hex);
			const whole = (hex: Hex): Hex => {
				const { q, r } = move(hex);
				return { q: q - from.q + to.q, r: r - from.r + to.r };
			};
			return hexes.every(({ hex, kind }) => kindOf.get(hexId(whole(hex))) === kind) ? [whole] : [];
		})
	);
}
