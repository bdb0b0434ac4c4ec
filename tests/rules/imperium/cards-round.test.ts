/** Action Cards on the way of ships, at landings, with technologies and against secondaries (TI-34.4, TI-34.7). */
import { describe, expect, it } from 'vitest';
import { asidesOf, thenOf } from '../../../src/lib/core';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { planetsAt, planetsOf, systemIds, tileAt } from '../../../src/lib/games/imperium/board';
import { systemOfPlanet } from '../../../src/lib/games/imperium/cards/choices';
import { whyNotProduce } from '../../../src/lib/games/imperium/economy/docks';
import { techPrice } from '../../../src/lib/games/imperium/economy/techs';
import { whyNotLand } from '../../../src/lib/games/imperium/invasion/bars';
import { besides } from '../../../src/lib/games/imperium/map/neighbours';
import { planetOf } from '../../../src/lib/games/imperium/tables/by-id';
import type {
	ActionCardId,
	Board,
	PlanetId,
	SystemId,
	Vault
} from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import {
	besideOf,
	deal,
	farPlanets,
	me,
	own,
	planetState,
	playBeside,
	playCard,
	put,
	them,
	turnWith,
	you
} from '../../support/imperium-cards';
import type { Table } from '../../support/imperium-cards';

const PASS = { pick: 'pass' };
const LEAVE = { pick: 'leave' };

/** Nobody has an ability or a technology that matters here. */
const plainly = (board: Board) => {
	for (const seat of board.order) {
		board.players[seat]!.race = 'hacan';
		board.players[seat]!.techs = [];
	}
};

describe('ships on their way', () => {
	/** Three systems in a row that ships may enter: from the first the last is two steps away. */
	const row = (board: Board): SystemId[] => {
		const isOpen = (id: SystemId) => {
			const tile = tileAt(board, id);
			return tile !== null && tile.special === null && !tile.wormhole && tile.kind !== 'home';
		};
		for (const a of systemIds(board).filter(isOpen))
			for (const b of besides(board, a).filter(isOpen))
				for (const c of besides(board, b).filter(isOpen)) {
					const between = besides(board, a).filter((id) => besides(board, c).includes(id));
					if (c !== a && !besides(board, a).includes(c) && between.length === 1) return [a, b, c];
				}
		throw new Error('No such row.');
	};

	const activated = (
		cards: readonly ActionCardId[],
		edit: (board: Board, at: SystemId[]) => void,
		rules?: number
	) => {
		const at = row(standing({ step: 'rest', at: 'wait' }).board);
		const g = standing(
			{ step: 'tactical', at: 'activate', seat: me, system: at[2]! },
			(board, vault) => {
				plainly(board);
				for (const id of systemIds(board)) board.systems[id]!.fleets = {};
				edit(board, at);
				deal(board, vault, me, ...cards);
			},
			rules === undefined ? {} : { rules }
		);
		return { g, at };
	};

	it('[action:flank-speed] [TI-34.4] all ships that move to the system go one farther', () => {
		const { g, at } = activated(['flank-speed#1', 'flank-speed#2'], (board, [a]) =>
			put(board, me, a!, { carrier: 1 })
		);
		// Nothing could come, and a card is held.
		expect(g.asked).toEqual(['window:nothingComes']);
		playCard(g, me, 'flank-speed#1');
		// TI-18.6: an activation.
		expect(g.choices(me)).toEqual(['pass']);
		g.answer(me, PASS);
		expect(g.choices(me)).toEqual([`${at[0]!} carrier`]);
		expect(besideOf(g, me)).toEqual([]);
	});

	it('[TI-34.2] [TI-34.4] where nothing can come, who holds a card has a moment for it, and nobody is asked; before rules 2 it was', () => {
		const at = (cards: readonly ActionCardId[], rules?: number) =>
			activated(cards, (board, [a]) => put(board, me, a!, { carrier: 1 }), rules).g;
		expect(at([]).asked).toEqual(['rest.wait']);
		const held = at(['thugs#1']);
		expect([held.asked, held.choices(me)]).toEqual([['window:nothingComes'], ['pass']]);
		held.answer(me, PASS);
		expect(held.asked).toEqual(['rest.wait']);
		expect(at(['thugs#1'], 1).asked).toEqual(['tactical.move']);
		expect(at([], 1).asked).toEqual(['rest.wait']);
	});

	it('[action:flank-speed] [TI-6.30] is over with the action', () => {
		const { g } = activated(['flank-speed#1'], (board, [a]) => put(board, me, a!, { carrier: 1 }));
		playCard(g, me, 'flank-speed#1');
		g.answer(me, { split: {} }).until('rest.wait');
		expect(g.board.lasting).toEqual([]);
	});

	it('[action:in-the-silence-of-space] [TI-6.9] a fleet passes ships of others where it may go two far', () => {
		const { g, at } = activated(['in-the-silence-of-space#1'], (board, [a, b]) => {
			put(board, me, a!, { cruiser: 1, carrier: 1 });
			put(board, you, b!, { cruiser: 1 });
		});
		playCard(g, me, 'in-the-silence-of-space#1', { pick: at[0]! });
		expect(g.choices(me)).toEqual([`${at[0]!} cruiser`]);
		g.answer(me, { split: { [`${at[0]!} cruiser`]: 1 } });
		expect(g.board.systems[at[2]!]!.fleets[me]!.cruiser).toBe(1);
	});

	it('[action:in-the-silence-of-space] [TI-18.9] is for a fleet that comes by it alone; before rules 2 for any that moves two far', () => {
		const offered = (
			edit: (board: Board, at: SystemId[]) => void,
			rules: number = RELEASE.rules
		) => {
			const { g, at } = activated(['in-the-silence-of-space#1'], edit, rules);
			if (g.asked[0] === 'window:nothingComes')
				return { at, offer: g.choices(me, 'card:in-the-silence-of-space#1') };
			const shape = asidesOf(g.game, g.table, me).find(({ name }) => name === 'card')?.shape;
			if (shape?.type !== 'one') return { at, offer: [] };
			const [card] = shape.choices;
			const then = card && thenOf(shape, card);
			return { at, offer: then?.type === 'one' ? then.choices.map(({ id }) => id) : [] };
		};
		const barred = (board: Board, [a, b]: SystemId[]) => {
			put(board, me, a!, { cruiser: 1 });
			put(board, you, b!, { cruiser: 1 });
		};
		const { at, offer } = offered(barred);
		expect(offer).toEqual([at[0]]);
		const none: Parameters<typeof offered>[0][] = [
			// Nothing is in the way.
			(board, [a]) => put(board, me, a!, { cruiser: 1 }),
			// It may not leave.
			(board, [a, b]) => {
				barred(board, [a!, b!]);
				board.systems[a!]!.counters = [me];
			},
			// It moves one system.
			(board, [a, b]) => {
				put(board, me, a!, { carrier: 1 });
				put(board, you, b!, { cruiser: 1 });
			}
		];
		for (const edit of none) expect(offered(edit).offer).toEqual([]);
		for (const edit of none.slice(0, 2)) expect(offered(edit, 1).offer).toEqual([at[0]]);
		// Not what is there already, and not what moves one system.
		const others = offered((board, [a, b, c]) => {
			put(board, me, a!, { cruiser: 1 });
			put(board, me, b!, { carrier: 1 });
			put(board, me, c!, { cruiser: 1 });
		}, 1);
		expect(others.offer).toEqual([at[0]]);
	});

	it('[action:patrol] [TI-24.12] moves Cruisers and Destroyers of activated systems one step, each goal with a counter', () => {
		const at = row(standing({ step: 'rest', at: 'wait' }).board);
		const [a = 'hex:0,0', b = 'hex:0,0', c = 'hex:0,0'] = at;
		const g = turnWith(['patrol#1'], (board) => {
			plainly(board);
			put(board, me, a, { cruiser: 2 });
			put(board, me, c, { cruiser: 1 });
			board.systems[a]!.counters = [me];
		});
		const places = g.choices(me, 'card:patrol#1', 'move');
		expect(places).toContain(`cruiser@${a}>${b}`);
		expect(places.every((id) => id.includes(`@${a}>`))).toBe(true);
		playCard(g, me, 'patrol#1', { pick: 'move', then: { split: { [`cruiser@${a}>${b}`]: 1 } } });
		expect(g.board.systems[b]!.fleets[me]!.cruiser).toBe(1);
		expect(g.board.systems[b]!.counters).toEqual([me]);
		// What there was no choice of goes without saying.
		expect(g.said).toMatch(/plays Patrol: 1 × Cruiser from /);
	});
});

describe('landings', () => {
	const landing = (
		cards: readonly ActionCardId[],
		edit: (board: Board, planet: PlanetId, system: SystemId) => void,
		theirs: readonly ActionCardId[] = [],
		rules: number = RELEASE.rules
	) => {
		const planet = farPlanets(standing({ step: 'rest', at: 'wait' }).board)[1]!;
		const system = systemOfPlanet(standing({ step: 'rest', at: 'wait' }).board, planet);
		const g = standing(
			{ step: 'landings', at: 'bombard', seat: me, systems: [system], isTransfer: false },
			(board, vault) => {
				plainly(board);
				edit(board, planet, system);
				deal(board, vault, me, ...cards);
				deal(board, vault, you, ...theirs);
			},
			{ rules }
		);
		return { g, planet, system };
	};
	const land = (g: Table, planet: PlanetId, n: number) =>
		g.answer(me, { split: { [`groundForce@${planet}`]: n } });

	it('[action:rare-mineral] [TI-34.4] three trade goods for a neutral planet taken, once a planet', () => {
		const { g, planet } = landing(['rare-mineral#1', 'rare-mineral#2'], (board, id, system) => {
			own(board, null, id);
			put(board, me, system, { carrier: 1, groundForce: 2 });
		});
		land(g, planet, 1);
		expect(g.asked).toEqual(['window:neutralTaken']);
		playCard(g, me, 'rare-mineral#1', { pick: planet });
		expect(g.board.players[me]!.tradeGoods).toBe(3);
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[action:rare-mineral] [TI-34.4] before rules 2 who held a card was asked for it, and nobody else', () => {
		const taking = (cards: readonly ActionCardId[]) => {
			const { g, planet } = landing(
				cards,
				(board, id, system) => {
					own(board, null, id);
					put(board, me, system, { carrier: 1, groundForce: 2 });
				},
				[],
				1
			);
			return { g: land(g, planet, 1), planet };
		};
		const { g, planet } = taking(['rare-mineral#1', 'thugs#1']);
		expect([g.asked, g.choices(me)]).toEqual([['ownCards.play'], ['pass', 'card:rare-mineral#1']]);
		playCard(g, me, 'rare-mineral#1', { pick: planet });
		expect(g.board.players[me]!.tradeGoods).toBe(3);
		expect(g.answer(me, PASS).asked).toEqual(['rest.wait']);
		expect(taking([]).g.asked).toEqual(['rest.wait']);
	});

	it('[action:star-of-death] [TI-15.13] under a War Sun a planet loses all that stands there, and is neutral', () => {
		const { g, planet } = landing(['star-of-death#1'], (board, id, system) => {
			own(board, you, id, { groundForce: 3, pds: 1, spaceDock: 1 });
			put(board, me, system, { warSun: 1 });
		});
		expect(g.asked).toEqual(['landings.assign']);
		playBeside(g, me, 'star-of-death#1', { pick: planet });
		expect(planetState(g.board, planet)).toMatchObject({
			owner: null,
			units: { groundForce: 0, pds: 0, spaceDock: 0 }
		});
	});

	it('[action:chemical-warfare] [TI-10.8] destroys half of the defenders, rounded up, PDS or not', () => {
		const { g, planet } = landing(['chemical-warfare#1'], (board, id, system) => {
			own(board, you, id, { groundForce: 3, pds: 1 });
			put(board, me, system, { dreadnought: 1, carrier: 1, groundForce: 2 });
		});
		land(g, planet, 2);
		expect(g.asked).toEqual(['window:beforeInvasion']);
		playCard(g, me, 'chemical-warfare#1', { pick: planet });
		expect(planetState(g.board, planet).units.groundForce).toBe(1);
	});

	it('[action:chemical-warfare] needs a Dreadnought', () => {
		const { g, planet } = landing(['chemical-warfare#1'], (board, id, system) => {
			own(board, you, id, { groundForce: 3 });
			put(board, me, system, { carrier: 1, groundForce: 2 });
		});
		land(g, planet, 2);
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[action:dug-in] [TI-10.8] Ground Forces on a planet are not hit by bombardment', () => {
		for (let seed = 1; seed < 4; seed++) {
			const { g, planet } = landing(
				[],
				(board, id, system) => {
					own(board, you, id, { groundForce: 3 });
					put(board, me, system, { warSun: 2, groundForce: 1 });
				},
				['dug-in#1']
			);
			land(g, planet, 1);
			if (g.asked[0] === 'landings.next') g.answer(me, { pick: `invade:${planet}` });
			expect(g.asked).toEqual(['window:beforeBombardment']);
			expect(g.askedSeats).toEqual([you]);
			playCard(g, you, 'dug-in#1', { pick: planet });
			g.answer(me, { split: { [`roll:warSun@${planet}`]: 2 } });
			expect(g.moves('dice')[0]!.dice).toHaveLength(6);
			expect(g.moves('razed').filter((move) => move.planet === planet)).toEqual(
				g
					.moves('razed')
					.filter(({ planet: at }) => at === planet && g.moves('groundRound').length > 0)
			);
		}
	});

	it('[action:morale-boost] [TI-20.10] adds to a round on a planet as well', () => {
		const { g, planet } = landing(['morale-boost#1'], (board, id, system) => {
			own(board, you, id, { groundForce: 1 });
			put(board, me, system, { carrier: 1, groundForce: 2 });
		});
		land(g, planet, 2);
		g.answer(me, PASS);
		expect(g.asked).toEqual(['window:beforeGroundRound']);
		playCard(g, me, 'morale-boost#1');
		const [first] = g.moves('dice');
		const by = first!.dice.map(({ die, parts }) => [die.seat, parts.map((part) => part.by)]);
		expect(by).toContainEqual([me, [1]]);
		expect(by).toContainEqual([you, []]);
	});

	it('[action:reparations] [TI-34.9] exhausts a planet of who took one, and refreshes an own one worth no more', () => {
		const planets = farPlanets(standing({ step: 'rest', at: 'wait' }).board);
		const [, , of = 'planet:', mine = 'planet:'] = planets;
		const { g, planet } = landing(
			[],
			(board, id, system) => {
				own(board, you, id);
				own(board, me, of);
				own(board, you, mine, {}, true);
				put(board, me, system, { carrier: 1, groundForce: 2 });
			},
			['reparations#1']
		);
		land(g, planet, 2);
		if (g.asked[0] === 'landings.next') g.answer(me, { pick: `invade:${planet}` });
		expect(g.asked).toEqual(['window:planetLost']);
		const isCheap = planetOf(mine).resources <= planetOf(of).resources;
		expect(g.choices(you, 'card:reparations#1', of).includes(mine)).toBe(isCheap);
		const [pick = mine] = g.choices(you, 'card:reparations#1', of) as PlanetId[];
		playCard(g, you, 'reparations#1', {
			pick: of,
			...(g.choices(you, 'card:reparations#1', of).length > 0 ? { then: { pick } } : {})
		});
		expect(planetState(g.board, of).exhausted).toBe(true);
		if (isCheap) expect(planetState(g.board, pick).exhausted).toBe(false);
	});

	it('[action:dug-in] [TI-18.9] is for own planets with Ground Forces in that system, each once', () => {
		const chosen = (lasting: boolean) => {
			const { g, planet } = landing(
				[],
				(board, id, system) => {
					own(board, you, id, { groundForce: 3 });
					own(board, them, farPlanets(board)[2]!, { groundForce: 3 });
					for (const one of planetsAt(board, system))
						if (one !== id) own(board, you, one, { pds: 1 });
					put(board, me, system, { warSun: 2, groundForce: 1 });
					if (lasting)
						board.lasting.push({ is: 'sheltered', planet: id, from: 'hits', until: 'round' });
				},
				['dug-in#1']
			);
			land(g, planet, 1);
			if (g.asked[0] === 'landings.next') g.answer(me, { pick: `invade:${planet}` });
			expect(g.asked).toEqual(['window:beforeBombardment']);
			return { found: g.choices(you, 'card:dug-in#1'), planet };
		};
		const { found, planet } = chosen(false);
		expect(found).toEqual([planet]);
		expect(chosen(true).found).toEqual([]);
	});

	it('[action:reparations] [TI-18.9] refreshes an exhausted planet worth no more, and no other', () => {
		const planets = farPlanets(standing({ step: 'rest', at: 'wait' }).board);
		const worth = (id: PlanetId) => planetOf(id).resources;
		const rest = planets.filter((id) => id !== planets[1]);
		const of = rest.find((id) => worth(id) === 2)!;
		const [poor, same, rich, ready] = [
			rest.find((id) => worth(id) === 1)!,
			rest.find((id) => worth(id) === 2 && id !== of)!,
			rest.find((id) => worth(id) === 3)!,
			rest.filter((id) => worth(id) === 1).at(-1)!
		];
		const { g, planet } = landing(
			[],
			(board, id, system) => {
				for (const one of planetsOf(board, you)) own(board, null, one);
				own(board, you, id);
				own(board, me, of);
				for (const one of [poor, same, rich]) own(board, you, one, {}, true);
				own(board, you, ready);
				put(board, me, system, { carrier: 1, groundForce: 2 });
			},
			['reparations#1']
		);
		land(g, planet, 2);
		if (g.asked[0] === 'landings.next') g.answer(me, { pick: `invade:${planet}` });
		expect(g.choices(you, 'card:reparations#1', of).toSorted()).toEqual([poor, same].toSorted());
	});

	it('[action:armistice] [TI-28.2] an opponent may not invade a planet this round', () => {
		const g = turnWith(['armistice#1'], (board) => own(board, me, farPlanets(board)[0]!));
		const [far = 'planet:'] = farPlanets(g.board);
		expect(whyNotLand(g.board, you, far)).toBeNull();
		playCard(g, me, 'armistice#1', { pick: you, then: { pick: far } });
		expect(whyNotLand(g.board, you, far)).not.toBeNull();
		expect(whyNotLand(g.board, them, far)).toBeNull();
	});

	it('[action:spacedock-accident] a Space Dock outside Home Systems produces nothing this round', () => {
		const g = turnWith(['spacedock-accident#1'], (board) =>
			own(board, you, farPlanets(board)[0]!, { spaceDock: 1 })
		);
		const [far = 'planet:'] = farPlanets(g.board);
		const system = systemOfPlanet(g.board, far);
		expect(whyNotProduce(g.board, you, system, far)).toBeNull();
		expect(g.choices(me, 'card:spacedock-accident#1')).toEqual([far]);
		playCard(g, me, 'spacedock-accident#1', { pick: far });
		expect(whyNotProduce(g.board, you, system, far)).not.toBeNull();
	});
});

describe('Strategy Cards', () => {
	const strategic = (
		card: string,
		edit: (board: Board, vault: Vault) => void,
		options: Parameters<typeof standing>[2] = {}
	) =>
		standing(
			{ step: 'strategic', at: 'primary', seat: me, card },
			(board, vault) => {
				plainly(board);
				board.players[me]!.strategy = [{ card, used: false }];
				for (const seat of board.order) board.players[seat]!.tradeGoods = 9;
				edit(board, vault);
			},
			options
		);

	it('[action:policy-paralysis] [TI-34.7] whoever it names is not asked about the secondary and keeps the counter', () => {
		const g = strategic('political', (board, vault) =>
			deal(board, vault, them, 'policy-paralysis#1')
		);
		g.until('window:afterPrimary');
		const { counters, hand } = structuredClone(g.board.players[you]!);
		expect(g.choices(them, 'card:policy-paralysis#1')).toEqual([you]);
		g.answer(them, { pick: 'card:policy-paralysis#1', then: { pick: you } });
		while (g.asked.some((name) => name.startsWith('window:'))) g.answer(g.askedSeats[0]!, PASS);
		expect(g.asked).toEqual(['strategic.others']);
		expect(g.askedSeats).toEqual([them]);
		g.answer(them, { pick: 'draw' });
		expect(g.board.players[you]!.hand).toEqual(hand);
		expect(g.board.players[you]!.counters).toEqual(counters);
		// Whoever played it may use it: the card is gone, another drawn.
		expect(g.board.players[them]!.hand).toHaveLength(1);
		expect(g.board.players[them]!.hand).not.toContain('policy-paralysis#1');
	});

	it('[action:policy-paralysis] [TI-18.9] bars nobody who could not use it anyhow', () => {
		const g = strategic('political', (board, vault) => {
			deal(board, vault, me, 'policy-paralysis#1');
			board.players[them]!.counters = { command: 1, fleet: 3, strategy: 0 };
		});
		g.until('window:afterPrimary', me);
		expect(g.choices(me, 'card:policy-paralysis#1')).toEqual([you]);
	});

	it('[action:tech-bubble] [TI-18.9] with Technology among two cards; not without a counter for it', () => {
		const bubble = (strategy: number) =>
			strategic('technology', (board, vault) => {
				board.players[me]!.strategy.push({ card: 'warfare', used: false });
				board.players[me]!.counters = { command: 1, fleet: 3, strategy };
				deal(board, vault, me, 'tech-bubble#1');
			}).until('window:technologyUsed');
		expect(bubble(1).choices(me)).toContain('card:tech-bubble#1');
		expect(bubble(0).choices(me)).toEqual(['pass']);
	});

	it('[action:ruinous-tariffs] [TI-34.9] who has several partners is asked if one of them collected, and names that one', () => {
		const g = strategic('trade', (board, vault) => {
			const swap = (one: typeof me, other: typeof me, i: 0 | 1) => {
				board.players[one]!.contracts[i]!.holder = other;
				board.players[other]!.contracts[i]!.holder = one;
			};
			swap(you, them, 0);
			swap(me, them, 1);
			deal(board, vault, them, 'ruinous-tariffs#1');
		});
		g.until('strategic.others');
		const pick = g.choices(you).find((id) => id !== 'leave')!;
		g.answer(you, { pick }).answer(them, LEAVE);
		expect(g.asked).toEqual(['window:partnerTraded']);
		expect(g.choices(them, 'card:ruinous-tariffs#1')).toEqual([you]);
	});

	it('[TI-34.9] the partners of each who collected are asked, not of the last alone', () => {
		const g = strategic(
			'trade',
			(board, vault) => {
				const swap = (one: typeof me, other: typeof me) => {
					board.players[one]!.contracts.find(({ holder }) => holder === one)!.holder = other;
					board.players[other]!.contracts.find(({ holder }) => holder === other)!.holder = one;
				};
				swap(you, them);
				swap(me, 'seat:4');
				deal(board, vault, them, 'ruinous-tariffs#1');
			},
			{ seats: 4 }
		);
		g.until('strategic.others');
		const pick = 'collect';
		g.answer(you, { pick }).answer(them, LEAVE).answer('seat:4', { pick });
		expect(g.asked).toEqual(['window:partnerTraded']);
		expect(g.askedSeats).toEqual([them]);
	});

	it('[TI-34.7] nobody is asked where nobody else can use the secondary', () => {
		const g = strategic('diplomacy', (board, vault) => {
			deal(board, vault, me, 'policy-paralysis#1');
			for (const seat of board.order)
				board.players[seat]!.counters = { command: 1, fleet: 3, strategy: 0 };
		});
		g.answer(me, { pick: them });
		expect(g.asked).not.toContain('window:afterPrimary');
	});

	it('[action:tech-bubble] [TI-34.4] who has picked Technology buys one more, for counter and price', () => {
		const g = strategic('technology', (board, vault) => {
			board.players[me]!.techs = ['antimass-deflectors'];
			deal(board, vault, me, 'tech-bubble#1');
		});
		g.until('window:technologyUsed');
		const { counters } = g.board.players[me]!;
		playCard(g, me, 'tech-bubble#1');
		expect(g.asked).toEqual(['secondary.use']);
		g.until('secondary.use');
		const pick = g.choices(me).find((id) => id.startsWith('buy:'))!;
		const tech = pick.slice('buy:'.length);
		const price = techPrice(g.board, me, tech);
		g.answer(me, { pick, ...(price > 0 ? { then: { split: { goods: price } } } : {}) });
		expect(g.board.players[me]!.techs).toContain(tech);
		expect(g.board.players[me]!.counters.strategy).toBe(counters.strategy - 1);
	});

	const buying = (card: ActionCardId, edit: (board: Board) => void = () => undefined) => {
		const g = strategic('technology', (board, vault) => {
			edit(board);
			deal(board, vault, you, card);
		});
		g.until('strategic.others');
		return g;
	};

	it('[action:corporate-sponsorship] [TI-19.6] a green technology is 4 cheaper, and the next one is not', () => {
		const g = buying('corporate-sponsorship#1', (board) => {
			board.players[you]!.techs = ['enviro-compensator'];
		});
		const before = techPrice(g.board, you, 'stasis-capsules');
		playCard(g, you, 'corporate-sponsorship#1');
		for (const seat of [them, me]) if (g.askedSeats.includes(seat)) g.answer(seat, LEAVE);
		expect(g.asked).toEqual(['secondary.use']);
		const green = g.choices(you);
		expect(techPrice(g.board, you, 'stasis-capsules')).toBe(before - 4);
		expect(techPrice(g.board, them, 'stasis-capsules')).toBe(before);
		expect(green).toContain('buy:stasis-capsules');
		const pick = 'buy:stasis-capsules';
		const price = techPrice(g.board, you, pick.slice(4));
		g.answer(you, { pick, ...(price > 0 ? { then: { split: { goods: price } } } : {}) });
		expect(techPrice(g.board, you, 'cybernetics')).toBe(techPrice(g.board, them, 'cybernetics'));
	});

	it('[action:opening-the-black-box] [TI-19.2] each red specialty counts twice for a red technology', () => {
		const g = buying('opening-the-black-box#1', (board) => {
			for (const id of farPlanets(board)) if (planetOf(id).specialty === 'red') own(board, you, id);
		});
		const n = farPlanets(g.board).filter((id) => planetOf(id).specialty === 'red').length;
		const before = techPrice(g.board, you, 'hylar-v-assault-laser');
		expect(before).toBe(8 - n);
		playCard(g, you, 'opening-the-black-box#1');
		for (const seat of [them, me]) if (g.askedSeats.includes(seat)) g.answer(seat, LEAVE);
		expect(techPrice(g.board, you, 'hylar-v-assault-laser')).toBe(8 - 2 * n);
	});

	it('[action:focused-research] [TI-19.4] for 6 resources one missing technology is left out', () => {
		const g = buying('focused-research#1', (board) => {
			board.players[you]!.tradeGoods = 30;
		});
		expect(g.choices(you)).not.toContain('buy:xrd-transporters');
		playCard(g, you, 'focused-research#1');
		for (const seat of [them, me]) if (g.askedSeats.includes(seat)) g.answer(seat, LEAVE);
		expect(g.asked).toEqual(['card.price']);
		g.answer(you, { split: { goods: 6 } });
		expect(g.asked).toEqual(['secondary.use']);
		expect(g.choices(you)).toContain('buy:xrd-transporters');
	});

	it('[action:ruinous-tariffs] [TI-34.9] a partner who collected gives half of its trade goods, rounded up', () => {
		const g = strategic('trade', (board, vault) => {
			board.players[you]!.contracts[0]!.holder = them;
			board.players[them]!.contracts[0]!.holder = you;
			deal(board, vault, them, 'ruinous-tariffs#1');
		});
		g.until('strategic.others');
		const pick = g.choices(you).find((id) => id !== 'leave')!;
		g.answer(you, { pick });
		for (const seat of [them, me]) if (g.askedSeats.includes(seat)) g.answer(seat, LEAVE);
		expect(g.asked).toEqual(['window:partnerTraded']);
		const goods = g.board.players[you]!.tradeGoods;
		playCard(g, them, 'ruinous-tariffs#1', { pick: you });
		expect(g.board.players[you]!.tradeGoods).toBe(Math.floor(goods / 2));
		expect(g.board.players[them]!.tradeGoods).toBe(9 + Math.ceil(goods / 2));
	});
});
