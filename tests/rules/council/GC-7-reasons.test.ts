/** GC-7.4: what a turn does not offer is told with the rule that forbids it, and a refusal cites that rule. */
import { describe, expect, it } from 'vitest';
import { botsFor, diceFrom, playOut } from '../../../src/lib/bots';
import type { Answer, Barred, Shape } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { scuttle } from '../../support/battle';
import { opening, position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { said } from '../../support/said';

const HOME = 'hex:-2,0'; // of seat:1 of two
const COLONY = 'hex:-1,-1';
const OTHER = 'hex:-1,0';
const FOE = 'hex:2,0'; // homeworld of seat:2
const FAR = 'hex:2,-1';

/** A technology of the second tier. */
const SECOND = 'ranging-eyes';
const FIRST = 'envoy-school';
const HELD = 'slip-keels';

const answering = ([first = '', ...rest]: readonly string[]): Answer =>
	rest.length > 0 ? { pick: first, then: answering(rest) } : { pick: first };

/** The question within which the last of a path is looked for. */
function within(shape: Shape | undefined, [first, ...rest]: readonly string[]): Shape | undefined {
	if (rest.length === 0 || shape?.type !== 'one') return shape;
	return within(shape.choices.find(({ id }) => id === first)?.then, rest);
}

const barredIn = (shape: Shape | undefined): readonly Barred[] =>
	(shape && 'barred' in shape && shape.barred) || [];

/** The last of a path cannot be chosen: it is told why, and who tries is told the same by that rule. */
function forbidden(g: CouncilGame, rule: string, words: RegExp, ...path: string[]): void {
	const barred = barredIn(within(g.decision('seat:1').shape, path));
	const last = path.at(-1) ?? '';
	const found = barred.find(({ id, covers }) => id === last || covers?.includes(last));
	expect(found, `${path.join(' ')} is told of`).toMatchObject({ rule });
	expect(said(found?.why)).toMatch(words);
	expect(g.refusal('seat:1', answering(path))).toEqual({ rule, say: found?.why });
}

/** A position in which `seat:1` has Stock, and these technologies. */
const rich = (techs: string[], market: string[]) =>
	position({ players: { 'seat:1': { stock: 9, techs } }, market });

/** The turn of `seat:1` under the Truce of the Galaxy. */
function truce(given: Position): CouncilGame {
	const g = position({ ...given, first: 'seat:2' });
	const source = 'council:truce.for/0.effects';
	g.board.lasting.push({ race: 'seat:1', source, end: 'round', round: 1 });
	return g.pick('seat:2', 'end');
}

describe('events that are spent', () => {
	it('[GC-7.1] no Major Event, no Minor Event is left', () => {
		const g = position({ seats: 3 });
		const traded = position({ seats: 3 }).pick('seat:1', 'trade');
		for (const event of ['battle', 'research', 'alliance', 'trade'])
			forbidden(traded, 'GC-7.1', /Major Event/, event);
		g.pick('seat:1', 'spread', g.choices('seat:1', 'spread')[0]!);
		for (const event of ['move', 'retry', 'build', 'port', 'card', 'spread', 'calm'])
			forbidden(g, 'GC-7.1', /Minor Event/, event);
	});

	it('[GC-7.6] the Major Event left is kept for a Battle', () => {
		const g = position({ seats: 3, species: { 'seat:1': 'varkesh' } });
		g.pick('seat:1', 'card', 'action:varkesh-3').pick('seat:1', 'trade');
		for (const event of ['research', 'alliance', 'trade'])
			forbidden(g, 'GC-7.6', /Battle alone/, event);
	});

	it('[GC-7.2] [GC-7.3] each event of the rules is offered or told of, all game long', () => {
		const events = ['battle', 'research', 'alliance', 'move', 'retry', 'build', 'port'];
		events.push('card', 'spread', 'calm', 'trade');
		let menus = 0;
		const { table } = opening({ seats: 3 });
		playOut(council, table, { bots: botsFor(council).slice(0, 1), dice: diceFrom(3) }, () => {
			for (const { name, shape } of table.decisions) {
				if (name !== 'turn.menu' || shape.type !== 'one') continue;
				menus += 1;
				const barred = (shape.barred ?? []).flatMap(({ id, covers }) => covers ?? [id]);
				const ids = [...shape.choices.map(({ id }) => id), ...barred];
				for (const event of events) expect(ids.filter((id) => id === event)).toHaveLength(1);
			}
		});
		expect(menus).toBeGreaterThan(10);
	});
});

describe('a Battle or a Retry', () => {
	it('[GC-10.1] needs ships, and something next to them', () => {
		const bare = { [COLONY]: 'frontier-13', [OTHER]: 'frontier-14', 'hex:-2,1': 'frontier-15' };
		const g = position({ tiles: bare, ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		forbidden(g, 'GC-10.1', /nothing to attack/, 'battle');
	});

	it('[GC-22.14] is for unowned planets without ships under the truce', () => {
		const ships: Position['ships'] = {
			[HOME]: ['seat:1', { fighter: 1 }],
			[OTHER]: ['seat:2', { fighter: 1 }]
		};
		const open = truce({ ships, tiles: { [COLONY]: 'near-1' } });
		forbidden(open, 'GC-22.14', /truce/, 'battle', OTHER);
		const bare = { [COLONY]: 'frontier-13', [OTHER]: 'frontier-14', 'hex:-2,1': 'frontier-15' };
		forbidden(truce({ ships, tiles: bare }), 'GC-22.14', /truce/, 'battle');
		const retry = truce({
			planets: { [FAR]: { owner: 'seat:2' } },
			ships: { [FAR]: ['seat:1', { fighter: 1 }] },
			players: { 'seat:1': { retries: [FAR] } }
		});
		forbidden(retry, 'GC-22.14', /truce/, 'retry');
	});

	it('[GC-11.6] a Retry needs a planet that was not taken', () => {
		forbidden(position(), 'GC-11.6', /failed to take/, 'retry');
	});
});

describe('Research', () => {
	it('[GC-13.1] must be paid', () => {
		const poor = position({ market: [FIRST], planets: { [HOME]: { expended: true } } });
		forbidden(poor, 'GC-13.1', /costs 6; you could pay 0/, 'research');
	});

	it('[GC-13.1] is of the market, and of what one has not', () => {
		forbidden(rich([], []), 'GC-13.1', /empty/, 'research');
		forbidden(rich([HELD], [HELD]), 'GC-13.1', /every technology/, 'research');
		forbidden(rich([HELD], [HELD, FIRST]), 'GC-13.1', /have it/, 'research', `tech:${HELD}`);
	});

	it('[GC-13.2] a tier takes two technologies of the one below', () => {
		forbidden(rich([], [SECOND]), 'GC-13.2', /2 of tier 1; you have 0/, 'research');
		const one = rich([HELD], [FIRST, SECOND]);
		forbidden(one, 'GC-13.2', /2 of tier 1; you have 1/, 'research', `tech:${SECOND}`);
	});

	it('[GC-24.9] as a Minor Event once a turn, and never without the permission', () => {
		const market = ['envoy-school', 'gunnery-drill'];
		const without = position({ market });
		expect(barredIn(without.decision('seat:1').shape).map(({ id }) => id)).not.toContain(
			'researchMinor'
		);
		const g = position({
			market,
			players: { 'seat:1': { stock: 20, techs: ['open-laboratories'] } }
		}).pick('seat:1', 'trade');
		g.pick('seat:1', 'researchMinor', `tech:${FIRST}`);
		forbidden(g, 'GC-24.9', /this turn/, 'researchMinor');
	});
});

describe('an alliance', () => {
	const near: Position['ships'] = {
		'hex:0,-1': ['seat:1', { fighter: 1 }],
		'hex:1,-1': ['seat:2', { fighter: 1 }],
		'hex:-2,2': ['seat:3', { fighter: 1 }]
	};

	it('[GC-12.4] is for three players or more', () => {
		forbidden(position(), 'GC-12.4', /[Tt]wo players/, 'alliance');
	});

	it('[GC-12.1] is of two players who have none, and near each other', () => {
		const allied = position({ seats: 3, allies: ['seat:1', 'seat:2'] });
		forbidden(allied, 'GC-12.1', /You are in/, 'alliance');
		const others = position({ seats: 3, allies: ['seat:2', 'seat:3'] });
		forbidden(others, 'GC-12.1', /All others/, 'alliance');
		forbidden(position({ seats: 3 }), 'GC-12.1', /next to yours/, 'alliance');
		const some = position({ seats: 3, ships: near });
		forbidden(some, 'GC-12.1', /^{seat:3} has no ships next/, 'alliance', 'seat:3');
		const four = position({ seats: 4, ships: near, allies: ['seat:3', 'seat:4'] });
		forbidden(four, 'GC-12.1', /^{seat:3} is in an alliance/, 'alliance', 'seat:3');
	});

	it('[GC-12.2] is not asked for again in this turn', () => {
		const ask = (g: CouncilGame, other: 'seat:2' | 'seat:3') =>
			g.pick('seat:1', 'alliance', other).answer(other, { yes: false });
		const all = ask(position({ seats: 3, ships: near }), 'seat:2');
		forbidden(all, 'GC-12.1', /Nobody else/, 'alliance');
		const both = { ...near, 'hex:0,0': ['seat:3', { fighter: 1 }] } as Position['ships'];
		const one = ask(position({ seats: 3, ships: both }), 'seat:2');
		forbidden(one, 'GC-12.2', /{seat:2} has refused/, 'alliance', 'seat:2');
		forbidden(ask(one, 'seat:3'), 'GC-12.2', /has refused/, 'alliance');
	});
});

describe('a Move', () => {
	it('[GC-9.3] does not enter hexes with ships of others', () => {
		const ships: Position['ships'] = {
			[HOME]: ['seat:1', { fighter: 2 }],
			[OTHER]: ['seat:2', { fighter: 1 }]
		};
		const g = position({ ships });
		forbidden(g, 'GC-9.3', /Ships of {seat:2}/, 'move', HOME, OTHER);
		const around: Position['ships'] = {
			...ships,
			[COLONY]: ['seat:2', { fighter: 1 }],
			'hex:-2,1': ['seat:2', { fighter: 1 }]
		};
		forbidden(position({ ships: around }), 'GC-9.3', /every hex next to yours/, 'move');
		const two = position({ ships: { ...around, 'hex:0,1': ['seat:1', { fighter: 1 }] } });
		forbidden(two, 'GC-9.3', /every hex next to it/, 'move', HOME);
	});

	it('[GC-9.3] and so it is told when ships go on', () => {
		const g = position({
			players: { 'seat:1': { techs: [HELD] } },
			ships: { [HOME]: ['seat:1', { fighter: 1 }], 'hex:0,-1': ['seat:2', { fighter: 1 }] },
			tokens: { [COLONY]: 'nothing' }
		});
		g.pick('seat:1', 'move', HOME, COLONY);
		expect(g.asked).toEqual(['move.on']);
		forbidden(g, 'GC-9.3', /Ships of {seat:2}/, 'hex:0,-1');
	});

	it('[GC-9.1] [GC-10.1] needs ships, and so does a Battle', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		scuttle(g, 'seat:1', { [`${HOME} fighter`]: 1 });
		forbidden(g, 'GC-9.1', /no ships/, 'move');
		forbidden(g, 'GC-10.1', /no ships/, 'battle');
	});
});

describe('building', () => {
	const foe: Position['ships'] = {
		[HOME]: ['seat:2', { fighter: 1 }],
		[FAR]: ['seat:1', { fighter: 1 }]
	};
	const stocked = { 'seat:1': { stock: 9 } } as const;

	it('[GC-14.1] needs a port, and is paid', () => {
		forbidden(
			position({ planets: { [HOME]: { port: null } } }),
			'GC-14.1',
			/no Space Port/,
			'build'
		);
		const poor = position({ planets: { [HOME]: { expended: true } } });
		forbidden(poor, 'GC-14.1', /costs 1; you could pay 0/, 'build');
		const colony = { owner: 'seat:1', expended: true } as const;
		const port = position({ planets: { [HOME]: { expended: true }, [COLONY]: colony } });
		forbidden(port, 'GC-14.1', /costs 3; you could pay 0/, 'port');
		const homeless = position({ planets: { [HOME]: { owner: 'seat:2', port: null } } });
		forbidden(homeless, 'GC-14.1', /no planet/, 'port');
	});

	it('[GC-14.3] one Space Port a turn, one a planet', () => {
		forbidden(position(), 'GC-14.3', /Each of your planets/, 'port');
		const g = position({ players: stocked, planets: { [COLONY]: { owner: 'seat:1' } } });
		forbidden(g, 'GC-14.3', /has a Space Port/, 'port', HOME);
		g.pick('seat:1', 'trade').pick('seat:1', 'port', COLONY);
		forbidden(g, 'GC-14.3', /in this turn/, 'port');
		forbidden(g, 'GC-14.4', /is new/, 'build', COLONY);
	});

	it('[GC-14.4] not at a port that is new', () => {
		const g = position({ players: stocked, planets: { [HOME]: { port: 'new' } } });
		forbidden(g, 'GC-14.4', /is new/, 'build');
	});

	it('[GC-14.5] not at a port that riots', () => {
		const riots = { by: 'seat:2', n: 5 } as const;
		const one = position({ players: stocked, planets: { [HOME]: { riots } } });
		forbidden(one, 'GC-14.5', /rioting/, 'build');
		const two = position({
			players: stocked,
			planets: { [HOME]: { riots }, [COLONY]: { owner: 'seat:1', port: 'ready' } }
		});
		forbidden(two, 'GC-14.5', /rioting/, 'build', HOME);
	});

	it('[GC-14.6] not where ships of others are', () => {
		const g = position({ players: stocked, ships: foe });
		forbidden(g, 'GC-14.6', /lie over/, 'build');
		const port = position({ players: stocked, ships: foe, planets: { [HOME]: { port: null } } });
		forbidden(port, 'GC-14.6', /lie over/, 'port');
	});

	it('[GC-2.2] not more than there is', () => {
		const ships: Position['ships'] = {
			[HOME]: ['seat:1', { fighter: 10, destroyer: 7, dreadnaught: 5 }]
		};
		forbidden(position({ players: stocked, ships }), 'GC-2.2', /All your ships/, 'build');
		const some = position({
			players: stocked,
			ships: { [HOME]: ['seat:1', { fighter: 10, destroyer: 6 }] }
		});
		const build = (split: Record<string, number>) =>
			some.refusal('seat:1', { pick: 'build', then: { pick: HOME, then: { split } } });
		expect(build({ fighter: 1 })).toMatchObject({ rule: 'GC-2.2' });
		expect(said(build({ fighter: 1 }).say)).toMatch(/All 10 Fighters/);
		expect(build({ destroyer: 2 })).toMatchObject({ rule: 'GC-2.2' });
		const ports = Object.fromEntries(
			[COLONY, OTHER].map((id) => [id, { owner: 'seat:1', port: 'ready' } as const])
		);
		forbidden(
			position({
				players: stocked,
				planets: ports,
				tiles: { [OTHER]: 'near-1', [COLONY]: 'near-2' }
			}),
			'GC-2.2',
			/in play/,
			'port'
		);
	});

	it('[GC-14.1] a ship that is too dear says so', () => {
		const g = position({
			planets: { [HOME]: { expended: true } },
			players: { 'seat:1': { stock: 2 } }
		});
		const refusal = g.refusal('seat:1', {
			pick: 'build',
			then: { pick: HOME, then: { split: { dreadnaught: 1 } } }
		});
		expect(refusal).toMatchObject({ rule: 'GC-14.1' });
		expect(said(refusal.say)).toMatch(/could pay 2/);
	});
});

describe('Action Cards', () => {
	const hand = (...actions: string[]) => position({ players: { 'seat:1': { actions } } });

	it('[GC-15.1] are played from the hand', () => {
		forbidden(hand(), 'GC-15.1', /no Action Card/, 'card');
	});

	it('[GC-15.2] are played at their time', () => {
		forbidden(hand('ossuline-1'), 'GC-15.2', /with a ballot/, 'card');
		const both = hand('varkesh-1', 'varkesh-3');
		forbidden(both, 'GC-15.2', /in a battle/, 'card', 'action:varkesh-1');
	});

	it('[GC-15.4] are not played for nothing', () => {
		const g = hand('pyrrhane-3');
		forbidden(g, 'GC-15.4', /do nothing now, or cannot be paid/, 'card');
	});
});

describe('Propaganda', () => {
	const spread = (riots: Record<string, { by: 'seat:2' | 'seat:3'; n: number }>) =>
		position({
			seats: 3,
			options: { npcs: 'off' },
			planets: Object.fromEntries(
				Object.entries(riots).map(([id, one]) => [id, { owner: 'seat:2', riots: one }])
			)
		});
	const FREE = 'hex:1,-2';

	it('[GC-16.2] [GC-16.3] not where another spreads it, or on a planet that riots', () => {
		const g = spread({ [FREE]: { by: 'seat:3', n: 1 }, [FAR]: { by: 'seat:3', n: 5 } });
		forbidden(g, 'GC-16.2', /{seat:3} spreads/, 'spread', FREE);
		forbidden(g, 'GC-16.3', /rioting already/, 'spread', FAR);
	});

	it('[GC-12.7] not on planets of an ally', () => {
		const g = position({
			seats: 3,
			allies: ['seat:1', 'seat:2'],
			planets: { [FREE]: { owner: 'seat:2' } }
		});
		forbidden(g, 'GC-12.7', /ally/, 'spread', FREE);
	});

	it('[GC-16.1] [GC-16.2] [GC-16.3] and perhaps on none at all', () => {
		const all = (by: 'seat:1' | 'seat:2', n: number) =>
			position({ options: { npcs: 'off' }, planets: { [FOE]: { riots: { by, n } } } });
		forbidden(all('seat:1', 5), 'GC-16.3', /rioting already/, 'spread');
		const g = position({
			seats: 3,
			options: { npcs: 'off' },
			allies: ['seat:1', 'seat:2']
		});
		for (const hex of Object.values(g.board.hexes))
			if (hex.planet?.owner === 'seat:3') hex.planet.riots = { by: 'seat:2', n: 1 };
		g.pick('seat:1', 'trade');
		forbidden(g, 'GC-16.2', /others spread it/, 'spread');
		for (const hex of Object.values(g.board.hexes))
			if (hex.planet?.owner === 'seat:3') Object.assign(hex.planet, { owner: null, riots: null });
		g.send('seat:1', { fighter: 1 }, 'build', g.choices('seat:1', 'build')[0]!);
		forbidden(g, 'GC-16.1', /No opponent/, 'spread');
	});

	it('[GC-16.8] is stopped by as many ships as counters', () => {
		forbidden(position(), 'GC-16.8', /None of your planets/, 'calm');
		const g = position({
			ships: { [COLONY]: ['seat:1', { fighter: 1 }] },
			planets: {
				[HOME]: { riots: { by: 'seat:2', n: 2 } },
				[COLONY]: { owner: 'seat:1', riots: { by: 'seat:2', n: 1 } }
			}
		});
		forbidden(g, 'GC-16.8', /2 Riot Counters: it takes 2 ships.* you have 0/, 'calm', HOME);
	});
});

describe('other questions', () => {
	it('[GC-8.1] [GC-8.4] [GC-8.5] what cannot pay says why', () => {
		const g = position({
			players: { 'seat:1': { paysByHand: true } },
			planets: {
				[HOME]: { riots: { by: 'seat:2', n: 5 } },
				[COLONY]: { owner: 'seat:1', port: 'ready' },
				[OTHER]: { owner: 'seat:1' },
				'hex:-2,1': { owner: 'seat:1', expended: true }
			},
			tiles: { [COLONY]: 'near-1', [OTHER]: 'near-2', 'hex:-2,1': 'near-3' }
		});
		g.send('seat:1', { fighter: 1 }, 'build', COLONY);
		expect(g.asked).toEqual(['pay.choose']);
		forbidden(g, 'GC-8.5', /rioting/, HOME);
		forbidden(g, 'GC-8.1', /expended/, 'hex:-2,1');
		forbidden(g, 'GC-8.4', /0 Stock/, 'stock');
	});

	it('[GC-22.2] a reserve fleet does not appear below ships of others', () => {
		const g = position({
			ships: { [HOME]: ['seat:2', { fighter: 1 }], [FAR]: ['seat:2', { fighter: 1 }] },
			planets: { [COLONY]: { owner: 'seat:1' }, [OTHER]: { owner: 'seat:1' } },
			tiles: { [COLONY]: 'near-1', [OTHER]: 'near-2' }
		});
		expect(g.asked).toEqual(['turn.reserve']);
		forbidden(g, 'GC-22.2', /lie over/, HOME);
	});
});
