/** Every response to a great fate, and every NPC line of a creation card (GC-4.4, GC-4.6, GC-4.8). */
import { afterEach, describe, expect, it } from 'vitest';
import { lookOwn } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { homeOf, npcIds } from '../../../src/lib/games/council/board';
import { fateOf, speciesOf } from '../../../src/lib/games/council/tables/by-id';
import { isRioting } from '../../../src/lib/games/council/map/riots';
import type { HexId, NpcId, RaceId } from '../../../src/lib/games/council/types';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { BASE, FIELD, REFUGES, attack, duel, madeOf, rolled } from '../../support/battle';
import type { Duel } from '../../support/battle';
import { opening, position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const [H, M] = [4, 3];
const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

/** `twin-world.a`: its fate and the key of the response. */
const fateIn = (response: string) => response.split('.') as [fate: string, key: string];

/** A game of two set up in full, in which the last player has met its fate so; nothing else gives anything. */
function begin(response: string): { g: CouncilGame; seat: SeatId } {
	const [fate, key] = fateIn(response);
	const other = fate === 'twin-world' ? 'red-comet' : 'twin-world'; // either gives invasions +1
	expect(unload()).toBe(0); // shuffles are left to chance
	const g = opening();
	const { fates } = g.vault;
	g.vault.fates = [...fates.filter((id) => id !== fate && id !== other), other, fate];
	const [seat = 'seat:1'] = g.askedSeats;
	g.until('setup.fates');
	const first = `response:${other}.${other === 'red-comet' ? 'b' : 'a'}`;
	const [one = '', two = ''] = g
		.player(seat)
		.fates.map((id) => (id === fate ? `response:${fate}.${key}` : first));
	g.pick(seat, one, two);
	return { g: g.until('turn.menu'), seat };
}

/** Ships and Stock that a response gives to start with. */
function start(response: string) {
	const { g, seat } = begin(response);
	const { fleet } = speciesOf(g.player(seat).species ?? '');
	const { fighter = 0, destroyer = 0 } = g.hex(homeOf(g.board, seat)!).fleet ?? {};
	return {
		fighter: fighter - fleet.fighter,
		destroyer: destroyer - fleet.destroyer,
		stock: g.player(seat).stock
	};
}

/** A position in which this player has responded so. */
const having = (response: string, given: Position = {}, seat: SeatId = 'seat:1'): CouncilGame =>
	position({
		...given,
		players: {
			...given.players,
			[seat]: { traits: [`response:${response}`], ...given.players?.[seat] }
		}
	});

/** The traits of one player of a duel. */
const met = (seat: SeatId, response: string) => ({
	players: { [seat]: { traits: [`response:${response}`] } }
});

/** Attacks a planet without ships, and says whether this roll takes it. */
function invade(g: CouncilGame, die: number, hex: HexId): boolean {
	attack(g, { dice: [die] }, hex);
	g.until('turn.menu');
	return g.planet(hex).owner === 'seat:1';
}

/** Responses that do the same, each with the Stock it gives besides. */
const each = (responses: Record<string, number>, check: (response: string) => void) => {
	for (const [response, stock] of Object.entries(responses)) {
		expect([response, start(response)]).toEqual([response, { fighter: 0, destroyer: 0, stock }]);
		check(response);
	}
};

describe('to start with', () => {
	it('[GC-4.8] [response:falling-moon-a] [response:lost-colony-b] [response:burned-library-b] [response:twin-world-b] [response:heavy-metal-b] 4 Stock', () => {
		for (const response of [
			'falling-moon.a',
			'lost-colony.b',
			'burned-library.b',
			'twin-world.b',
			'heavy-metal.b'
		])
			expect(start(response)).toEqual({ fighter: 0, destroyer: 0, stock: 4 });
	});

	it('[GC-4.8] [response:long-winter-b] [response:pirate-queens-a] [response:sleepers-a] 2 Fighters at the homeworld', () => {
		for (const response of ['long-winter.b', 'pirate-queens.a', 'sleepers.a'])
			expect(start(response)).toEqual({ fighter: 2, destroyer: 0, stock: 0 });
	});

	it('[GC-4.8] [response:brothers-war-c] [response:thinking-engines-b] [response:quiet-border-b] a Destroyer at the homeworld', () => {
		for (const response of ['brothers-war.c', 'thinking-engines.b', 'quiet-border.b'])
			expect(start(response)).toEqual({ fighter: 0, destroyer: 1, stock: 0 });
	});

	it('[GC-4.8] [response:age-of-plenty-b] 3 Stock and a Fighter', () => {
		expect(start('age-of-plenty.b')).toEqual({ fighter: 1, destroyer: 0, stock: 3 });
	});

	it('[GC-4.8] [GC-24.3] [response:lost-colony-a] 2 Fighters in a hex next to the homeworld, of one’s choice', () => {
		const g = opening();
		const { fates } = g.vault;
		const mine = ['lost-colony', 'twin-world'];
		g.vault.fates = [...fates.filter((id) => !mine.includes(id)), ...mine];
		const [seat = 'seat:1'] = g.askedSeats;
		g.until('setup.fates');
		g.pick(seat, 'response:lost-colony.a', 'response:twin-world.a');
		g.until('effect.ships.where', seat);
		const [, site = ''] = g.choices(seat);
		g.pick(seat, site);
		expect(g.hex(site as never).fleet).toMatchObject({ race: seat, fighter: 2 });
	});
});

describe('at home', () => {
	/** Whether a roll takes the homeworld of `seat:2`, of Defence 4, from one Fighter. */
	const falls = (die: number, response?: string) => {
		const g = duel({
			attack: { fighter: 1 },
			ships: { 'hex:1,0': ['seat:1', { fighter: 1 }], 'hex:0,2': ['seat:2', { fighter: 1 }] },
			...(response ? met('seat:2', response) : {})
		});
		return invade(g, die, 'hex:2,0');
	};

	it('[GC-24.2] [response:long-winter-a] 1 more Defence', () => {
		expect([falls(4), falls(5)]).toEqual([false, true]);
		each({ 'long-winter.a': 2 }, (response) => {
			expect([falls(5, response), falls(6, response)]).toEqual([false, true]);
		});
	});

	it('[response:age-of-plenty-a] [response:dying-star-b] 1 more production, and 1 less Defence', () => {
		each({ 'age-of-plenty.a': 0, 'dying-star.b': 0 }, (response) => {
			expect([falls(3, response), falls(4, response)]).toEqual([false, true]);
			const built = having(response).send('seat:1', { fighter: 2, destroyer: 1 }, 'build', BASE);
			expect(built.hex(BASE).fleet).toMatchObject({ fighter: 5, destroyer: 2 }); // 5 of 4 printed
		});
		expect(
			having('sleepers.a').refusal('seat:1', {
				pick: 'build',
				then: { pick: BASE, then: { split: { fighter: 2, destroyer: 1 } } }
			}).rule
		).toBe('GC-14.1');
	});

	it('[response:falling-moon-b] 1 more Defence on all planets', () => {
		const taken = (die: number, response?: string) => {
			const g = duel({
				attack: { fighter: 2 }, // one stays at home
				field: 'near-1', // Defence 2
				planets: { [FIELD]: { owner: 'seat:2' } },
				...(response ? met('seat:2', response) : {})
			});
			return invade(g, die, FIELD);
		};
		expect([taken(2), taken(3)]).toEqual([false, true]);
		each({ 'falling-moon.b': 0 }, (response) => {
			expect([taken(3, response), taken(4, response)]).toEqual([false, true]);
			expect([falls(5, response), falls(6, response)]).toEqual([false, true]);
		});
		expect(taken(3, 'long-winter.a')).toBe(true); // at home alone
	});

	it('[GC-16.4] [response:silent-plague-a] [response:prophet-b] planets bear 2 more counters', () => {
		const riots = (n: number, response = 'sleepers.a') =>
			isRioting(
				having(response, { planets: { [BASE]: { riots: { by: 'seat:2', n } } } }).board,
				BASE
			);
		expect([riots(4), riots(5)]).toEqual([false, true]);
		each({ 'silent-plague.a': 2, 'prophet.b': 2 }, (response) => {
			expect([riots(6, response), riots(7, response)]).toEqual([false, true]);
		});
	});

	it('[GC-16.8] [response:brothers-war-b] 2 fewer ships stop Propaganda', () => {
		const calms = (response: string) =>
			having(response, {
				planets: { [BASE]: { riots: { by: 'seat:2', n: 4 } } },
				ships: { [BASE]: ['seat:1', { fighter: 2 }] }
			})
				.choices('seat:1')
				.includes('calm');
		expect(calms('sleepers.a')).toBe(false);
		each({ 'brothers-war.b': 3 }, (response) => expect(calms(response)).toBe(true));
	});
});

describe('at the Council', () => {
	it('[GC-17.5] [response:long-winter-c] [response:visitor-b] [response:age-of-plenty-c] [response:twin-world-c] [response:sleepers-b] 1 more vote', () => {
		const plain = votesOf(having('sleepers.a').board, 'seat:1');
		each(
			{
				'long-winter.c': 1,
				'visitor.b': 1,
				'age-of-plenty.c': 1,
				'twin-world.c': 1,
				'sleepers.b': 1
			},
			(response) => expect(votesOf(having(response).board, 'seat:1')).toBe(plain + 1)
		);
	});

	it('[GC-24.9] [GC-20.2] [response:red-comet-a] [response:oracle-b] the top Council Card is seen, at all times, by this seat alone', () => {
		const seen = (g: CouncilGame, seat: SeatId) => lookOwn(council, g.table, seat).board.foreseen;
		each({ 'red-comet.a': 3, 'oracle.b': 3 }, (response) => {
			const { g, seat } = begin(response);
			const other = seat === 'seat:1' ? 'seat:2' : 'seat:1';
			expect(seen(g, seat)).toEqual([g.vault.council.at(-1)]);
			expect(seen(g, other)).toEqual([]);
			const told = g.events.filter(({ move }) => move?.type === 'foreseen');
			expect(told.map(({ to }) => to)).toEqual([[seat]]);
			g.until('council.choose').until('turn.menu');
			expect(seen(g, seat)).toEqual([g.vault.council.at(-1)]);
		});
	});

	it('[response:bridge-tax-c] Stock at the refresh for who owns fewer planets than some other', () => {
		each({ 'bridge-tax.c': 1 }, (response) => {
			const given = { turn: null, planets: { 'hex:2,-1': { owner: 'seat:2' } } } as const;
			expect(having(response, given).until('turn.menu').player('seat:1').stock).toBe(1);
			expect(having(response, { turn: null }).until('turn.menu').player('seat:1').stock).toBe(0);
		});
	});

	it('[GC-16.1] [response:prophet-a] [response:gene-lords-b] the first Propaganda of a turn places 1 more', () => {
		each({ 'prophet.a': 1, 'gene-lords.b': 1 }, (response) => {
			const g = having(response).pick('seat:1', 'trade').pick('seat:1', 'spread', 'hex:2,0');
			expect(g.planet('hex:2,0').riots?.n).toBe(2);
			g.pick('seat:1', 'spread', 'hex:2,0');
			expect(g.planet('hex:2,0').riots?.n).toBe(3);
		});
	});
});

describe('at work', () => {
	it('[GC-24.2] [response:silent-plague-b] [response:prophet-c] [response:burned-library-a] [response:sleepers-c] the first technology costs 4 less', () => {
		each(
			{ 'silent-plague.b': 0, 'prophet.c': 0, 'burned-library.a': 0, 'sleepers.c': 0 },
			(response) => {
				const g = having(response, {
					market: ['envoy-school', 'gunnery-drill'],
					planets: { [BASE]: { expended: true } },
					players: { 'seat:1': { stock: 8 } }
				});
				g.pick('seat:1', 'research', 'tech:envoy-school');
				expect(g.player('seat:1').stock).toBe(6);
				g.pick('seat:1', 'tech:gunnery-drill');
				expect(g.player('seat:1').stock).toBe(0);
			}
		);
	});

	/** A yard with Stock alone. */
	const yard = (response: string, stock: number) =>
		having(response, {
			planets: { [BASE]: { expended: true }, 'hex:-1,-1': { owner: 'seat:1', expended: true } },
			players: { 'seat:1': { stock } }
		});

	it('[GC-14.2] [response:thinking-engines-a] a Build event places 1 more ship', () => {
		const four = { pick: 'build', then: { pick: BASE, then: { split: { fighter: 4 } } } };
		expect(yard('sleepers.a', 4).refusal('seat:1', four).rule).toBe('GC-14.2');
		each({ 'thinking-engines.a': 1 }, (response) => {
			const g = yard(response, 4).answer('seat:1', four);
			expect(g.hex(BASE).fleet?.fighter).toBe(3 + 4);
		});
	});

	it('[GC-24.2] [response:heavy-metal-a] the first Dreadnaught costs 4 less', () => {
		each({ 'heavy-metal.a': 0 }, (response) => {
			const g = yard(response, 2 + 5).pick('seat:1', 'trade');
			g.send('seat:1', { 'dreadnaught:once': 1 }, 'build', BASE);
			expect(g.hex(BASE).fleet?.dreadnaught).toBe(1);
			expect(g.choices('seat:1', 'build', BASE)).toEqual(['fighter', 'destroyer']);
		});
	});

	it('[response:heavy-metal-c] Space Ports cost 1 less', () => {
		expect(yard('sleepers.a', 2).choices('seat:1')).not.toContain('port');
		each({ 'heavy-metal.c': 2 }, (response) => {
			const g = yard(response, 2).pick('seat:1', 'port', 'hex:-1,-1');
			expect(g.player('seat:1').stock).toBe(0);
		});
	});

	it('[GC-9.2] [response:visitor-a] [response:dying-star-a] [response:bridge-tax-a] the first Move of a turn reaches 1 farther', () => {
		each({ 'visitor.a': 0, 'dying-star.a': 0, 'bridge-tax.a': 0 }, (response) => {
			const g = having(response, { ships: { [BASE]: ['seat:1', { fighter: 1 }] } });
			g.pick('seat:1', 'trade').pick('seat:1', 'move', BASE, 'hex:0,-1');
			expect(g.hex('hex:0,-1').fleet?.race).toBe('seat:1');
			expect(g.choices('seat:1', 'move', 'hex:0,-1')).not.toContain(BASE);
		});
	});
});

describe('at war', () => {
	/** Dice of both sides in the first battle round and the second, 2 Fighters against 2. */
	function counts(seat: SeatId, response: string, first: number, second: number): void {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			...met(seat, response)
		});
		attack(g, { dice: [...dice(first, M), ...dice(second, M)] });
		g.until('battle.attackerRetreats').lapse().lapse(); // both stay
		expect(rolled(g, 'attack').dice.length + rolled(g, 'defence').dice.length).toBe(second);
	}

	it('[response:brothers-war-a] 2 more dice in the first round of each battle', () => {
		each({ 'brothers-war.a': 0 }, (response) => {
			counts('seat:1', response, 4 + 2, 4);
			unload();
			counts('seat:2', response, 4 + 2, 4);
			unload();
		});
	});

	it('[response:pirate-queens-b] 3 more in the first round as the attacker', () => {
		each({ 'pirate-queens.b': 1 }, (response) => {
			counts('seat:1', response, 4 + 3, 4);
			unload();
			counts('seat:2', response, 4, 4);
			unload();
		});
	});

	it('[response:visitor-c] [response:bridge-tax-b] 2 or 3 more in the first round as the defender', () => {
		for (const [response, n] of [
			['visitor.c', 2],
			['bridge-tax.b', 3]
		] as const) {
			each({ [response]: 1 }, () => {
				counts('seat:2', response, 4 + n, 4);
				unload();
				counts('seat:1', response, 4, 4);
				unload();
			});
		}
	});

	it('[GC-10.5] [response:thinking-engines-c] [response:gene-lords-a] 1 miss is rolled again in each battle round', () => {
		each({ 'thinking-engines.c': 1, 'gene-lords.a': 2 }, (response) => {
			const g = duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				...met('seat:1', response)
			});
			attack(g, { dice: [M, M, H, M, M] });
			expect(rolled(g, 'attack').hits).toBe(1);
			expect(g.hex(FIELD).fleet?.fighter).toBe(1);
		});
	});

	it('[GC-10.5] [response:burned-library-c] [response:oracle-a] of Tactics 1 more is drawn', () => {
		each({ 'burned-library.c': 1, 'oracle.a': 1 }, (response) => {
			for (const [one, n] of [
				[response, 3],
				['sleepers.a', 2]
			] as const) {
				const g = duel({
					attack: { fighter: 6 },
					defence: { fighter: 2 },
					...met('seat:1', one)
				});
				g.pick('seat:1', 'battle', FIELD);
				g.answer('seat:1', { split: { small: 1 } });
				expect(lookOwn(council, g.table, 'seat:1').board.tactics).toHaveLength(n);
			}
		});
	});

	it('[GC-11.3] [response:red-comet-b] [response:twin-world-a] 1 more on invasion rolls', () => {
		const taken = (die: number, response: string) => {
			const g = duel({
				attack: { fighter: 2 }, // one stays at home
				field: 'near-1', // Defence 2
				planets: { [FIELD]: { owner: 'seat:2' } },
				...met('seat:1', response)
			});
			return invade(g, die, FIELD);
		};
		expect([taken(2, 'sleepers.a'), taken(3, 'sleepers.a')]).toEqual([false, true]);
		for (const response of ['red-comet.b', 'twin-world.a'])
			expect([taken(1, response), taken(2, response)]).toEqual([false, true]);
	});

	it('[GC-24.8] [response:pirate-queens-c] 1 Stock for each enemy ship destroyed', () => {
		each({ 'pirate-queens.c': 1 }, (response) => {
			const g = duel({
				attack: { fighter: 3 },
				defence: { fighter: 1, destroyer: 1 },
				...met('seat:1', response)
			});
			attack(g, { dice: [H, H, M, M, M, M] });
			expect(g.player('seat:1').stock).toBe(2);
		});
	});

	it('[GC-24.9] [response:quiet-border-a] a retreat owes no Minor Event', () => {
		const owes = (response: string) => {
			const g = duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				...met('seat:2', response)
			});
			attack(g, { dice: dice(4, M) });
			g.until('battle.defenderRetreats').pick('seat:2', REFUGES[0] ?? '');
			return g.player('seat:2').owes;
		};
		expect(owes('sleepers.a')).toBe(true);
		each({ 'quiet-border.a': 2 }, (response) => expect(owes(response)).toBe(false));
	});
});

describe('NPC races', () => {
	/** A game of two set up in full, with this card for the first NPC race. */
	function neighbour(fate: string): { g: CouncilGame; npc: NpcId } {
		const g = opening();
		g.vault.fates = [fate, ...g.vault.fates.filter((id) => id !== fate)];
		g.until('setup.fates');
		g.vault.fates = [...g.vault.fates.slice(1), fate];
		g.until('turn.menu');
		const npc = npcIds(g.board).find((id) => g.board.npcs[id]?.trait === `npc:${fate}`);
		if (!npc) throw new Error(`No NPC race has ${said(fateOf(fate).name)}.`);
		return { g, npc };
	}

	/** Ships an NPC race has beyond those of its species when the game begins. */
	function fleetOf(fate: string) {
		const { g, npc } = neighbour(fate);
		const { fleet } = speciesOf(npc.slice('npc:'.length));
		const { fighter = 0, destroyer = 0 } = g.hex(homeOf(g.board, npc)!).fleet ?? {};
		const more = { fighter: fighter - fleet.fighter, destroyer: destroyer - fleet.destroyer };
		const started = fleet.fighter + fleet.destroyer + fleet.dreadnaught;
		expect(g.board.npcs[npc]?.fleetSize).toBe(started + more.fighter + more.destroyer);
		return more;
	}

	it('[GC-4.6] [npc:silent-plague] [npc:age-of-plenty] [npc:lost-colony] [npc:sleepers] some start with 2 more Fighters, and recover to them', () => {
		for (const fate of ['silent-plague', 'age-of-plenty', 'lost-colony', 'sleepers'])
			expect([fate, fleetOf(fate)]).toEqual([fate, { fighter: 2, destroyer: 0 }]);
	});

	it('[GC-4.6] [npc:brothers-war] [npc:heavy-metal] some start with 1 more Destroyer', () => {
		for (const fate of ['brothers-war', 'heavy-metal'])
			expect([fate, fleetOf(fate)]).toEqual([fate, { fighter: 0, destroyer: 1 }]);
	});

	const ULMAR: RaceId = 'npc:ulmar';

	/** A duel with an NPC race that has met this fate, on the FIELD. */
	const against = (fate: string, given: Partial<Duel>): CouncilGame =>
		duel({
			attack: { fighter: 2 },
			defender: ULMAR,
			npcs: ['ulmar', 'brannoch', 'seyl'],
			fates: { ulmar: fate },
			...given
		});

	it('[GC-19.5] [npc:visitor] [npc:burned-library] [npc:twin-world] [npc:oracle] some have 1 more vote', () => {
		for (const fate of ['visitor', 'burned-library', 'twin-world', 'oracle'])
			expect([fate, votesOf(against(fate, {}).board, ULMAR)]).toEqual([fate, 3]);
		expect(votesOf(against('sleepers', {}).board, ULMAR)).toBe(2);
	});

	it('[GC-11.3] [npc:long-winter] [npc:falling-moon] [npc:dying-star] some have 1 more Defence', () => {
		const taken = (fate: string, die: number) => {
			const g = against(fate, { field: 'near-1', planets: { [FIELD]: { owner: ULMAR } } });
			return invade(g, die, FIELD);
		};
		// Defence 2.
		expect([taken('sleepers', 2), taken('sleepers', 3)]).toEqual([false, true]);
		for (const fate of ['long-winter', 'falling-moon', 'dying-star'])
			expect([fate, taken(fate, 3), taken(fate, 4)]).toEqual([fate, false, true]);
	});

	it('[GC-16.4] [npc:prophet] [npc:bridge-tax] the planets of some bear 2 more counters', () => {
		const riots = (fate: string, n: number) =>
			isRioting(
				against(fate, { planets: { 'hex:0,0': { riots: { by: 'seat:1', n } } } }).board,
				'hex:0,0'
			);
		expect([riots('sleepers', 4), riots('sleepers', 5)]).toEqual([false, true]);
		for (const fate of ['prophet', 'bridge-tax'])
			expect([fate, riots(fate, 6), riots(fate, 7)]).toEqual([fate, false, true]);
	});

	it('[GC-19.2] [npc:pirate-queens] [npc:red-comet] [npc:quiet-border] some roll 1 more die in each battle round', () => {
		for (const fate of ['pirate-queens', 'red-comet', 'quiet-border']) {
			const g = against(fate, { defence: { fighter: 2 } });
			attack(g, { dice: dice(5, M) });
			expect([fate, rolled(g, 'defence').dice.length]).toEqual([fate, 3]);
			expect(madeOf(g, 'defence')).toEqual([
				['points', 2],
				[`npc:${fate}`, 1]
			]);
		}
	});

	it('[GC-19.2] [npc:thinking-engines] [npc:gene-lords] some roll 1 miss again in each battle round', () => {
		for (const fate of ['thinking-engines', 'gene-lords']) {
			const g = against(fate, { defence: { fighter: 2 } });
			attack(g, { dice: [M, M, M, M, H] });
			expect([fate, rolled(g, 'defence').hits]).toEqual([fate, 1]);
		}
	});
});
