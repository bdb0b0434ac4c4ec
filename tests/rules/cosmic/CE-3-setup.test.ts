/** Section 3 of rules.md: setup, from the first shuffle to the first turn. */
import { describe, expect, it } from 'vitest';
import { act, decisionOf, lookOpen, lookOwn, start, timeOut } from '../../../src/lib/core';
import type { GameEvent, SeatId, Table } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import type { BoxOptions } from '../../../src/lib/games/cosmic/box';
import { kindOf, whatOf } from '../../../src/lib/games/cosmic/cards';
import type {
	AlienId,
	Board,
	CardId,
	CosmicOptions,
	Vault
} from '../../../src/lib/games/cosmic/types';
import { nameOf, position, seatsOf } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { ALL, isForbidden } from '../../support/cosmic-pairs';
import { said } from '../../support/said';

/** A table from the first shuffle on, with its seats' choices of alien still open. */
class Setup {
	readonly table: Table<Board, Vault>;
	readonly events: GameEvent[];

	constructor(
		readonly seats: number,
		seed: number,
		options: Partial<CosmicOptions & BoxOptions> = {}
	) {
		const key = seed.toString(16).padStart(64, '0');
		const begun = start(cosmic, {
			seats: seatsOf(seats),
			// The sixteen, so that what is dealt stays when aliens are made.
			options: { box: 'classic', ...options } as never,
			key,
			clocked: false
		});
		this.table = begun.table;
		this.events = begun.events;
	}

	get board(): Board {
		return this.table.board;
	}

	offered(seat: SeatId): AlienId[] {
		return this.board.players[seat]!.offered;
	}

	choose(seat: SeatId, alien: AlienId): this {
		const { id } = decisionOf(this.table, seat)!;
		const result = act(cosmic, this.table, seat, id, { pick: alien });
		if (!result.ok) throw new Error(said(result.refusal.say));
		this.events.push(...result.value.events);
		return this;
	}

	/** Everybody who is still asked takes the alien named, or the first offered that may meet all others. */
	rest(wanted: Partial<Record<SeatId, AlienId>> = {}): this {
		for (const seat of this.board.order) {
			if (decisionOf(this.table, seat)?.name !== 'start.choose') continue;
			const offered = this.offered(seat);
			const free = offered.find((one) => !ALL.some((other) => isForbidden(one, other)));
			this.choose(seat, wanted[seat] ?? free ?? offered[0]!);
		}
		return this;
	}

	chooseAll(): this {
		while (this.board.phase === 'setup') {
			this.rest();
			// Game setup of a sheet may ask, too.
			for (const { id, name } of this.table.decisions.slice())
				if (this.board.phase === 'setup' && name !== 'start.choose')
					timeOut(cosmic, this.table, id);
		}
		return this;
	}

	/** Every cosmic card, in the deck, a hand or a hoard. */
	get cards(): CardId[] {
		return [
			...this.table.vault.deck,
			...this.board.order.flatMap((seat) => this.board.players[seat]!.hand),
			...this.board.order.flatMap((seat) => this.board.players[seat]!.hoard?.cards ?? [])
		];
	}

	get flares(): AlienId[] {
		return this.cards.filter((card) => kindOf(card) === 'flare').map(whatOf);
	}

	get said(): string[] {
		return this.events.filter(({ to, say }) => to === 'all' && say).map(({ say }) => said(say));
	}
}

/** The first seed whose deal allows `holder` one of a forbidden pair and a later seat the other. */
function clashing(seats: number): { setup: Setup; first: SeatId; later: SeatId; pick: AlienId[] } {
	for (let seed = 1; seed < 5000; seed++) {
		const setup = new Setup(seats, seed);
		const holds = (alien: AlienId) =>
			setup.board.order.find((seat) => setup.offered(seat).includes(alien));
		const [gambler, sorcerer] = [holds('gambler'), holds('sorcerer')];
		if (!gambler || !sorcerer || gambler === sorcerer) continue;
		const order = setup.board.order;
		return order.indexOf(gambler) < order.indexOf(sorcerer)
			? { setup, first: gambler, later: sorcerer, pick: ['gambler', 'sorcerer'] }
			: { setup, first: sorcerer, later: gambler, pick: ['sorcerer', 'gambler'] };
	}
	throw new Error('No such deal.');
}

describe('CE-3 setup', () => {
	it('[CE-3.1] [CE-3.2] [CE-3.4] given a new table, when a watcher looks, then it sees four ships of its own colour on each of five planets for each player, an empty warp and every marker at 0', () => {
		const { board } = lookOpen(cosmic, new Setup(4, 1).table);
		expect(board.order).toEqual(['seat:1', 'seat:2', 'seat:3', 'seat:4']);
		expect(Object.keys(board.planets)).toHaveLength(20);
		for (const [planet, ships] of Object.entries(board.planets))
			expect(ships).toEqual({ [`seat:${planet.slice(7, 8)}`]: 4 });
		expect(board.warp).toEqual({});
		for (const seat of board.order)
			expect(board.players[seat]).toMatchObject({ homeColonies: 5, foreignColonies: 0 });
	});

	it('[CE-3.3] given seats 1 to 3, when the last one’s turn is over, then the first is next: seating is a circle', () => {
		const g = position({ offense: 'seat:3', destiny: ['colour:1#1'] });
		while (g.board.offense === 'seat:3') g.lapse();
		expect(g.board.offense).toBe('seat:1');
	});

	it('[CE-3.5] [CE-3.6] given players in play, when the destiny deck is built, then it holds three cards of each of their colours and of no other, two wild and three special; by option one of each colour', () => {
		const destiny = (seats: number, copies: 1 | 3) =>
			new Setup(seats, 5, { destinyCopiesPerColour: copies })
				.chooseAll()
				.table.vault.destiny.slice()
				.sort();
		expect(destiny(3, 3)).toEqual([
			'colour:1#1',
			'colour:1#2',
			'colour:1#3',
			'colour:2#1',
			'colour:2#2',
			'colour:2#3',
			'colour:3#1',
			'colour:3#2',
			'colour:3#3',
			'special:fewest-ships-in-warp',
			'special:most-cards-in-hand',
			'special:most-foreign-colonies',
			'wild#1',
			'wild#2'
		]);
		expect(destiny(4, 1)).toEqual([
			'colour:1#1',
			'colour:2#1',
			'colour:3#1',
			'colour:4#1',
			'special:fewest-ships-in-warp',
			'special:most-cards-in-hand',
			'special:most-foreign-colonies',
			'wild#1',
			'wild#2'
		]);
	});

	it('[CE-3.7] given a new table, when flares are dealt, then each player is offered two of its own and no one else can read them', () => {
		const setup = new Setup(4, 2);
		const dealt = setup.board.order.flatMap((seat) => setup.offered(seat));
		expect(new Set(dealt).size).toBe(8);
		for (const seat of setup.board.order) {
			expect(lookOwn(cosmic, setup.table, seat).board.offered).toEqual(setup.offered(seat));
			expect(decisionOf(setup.table, seat)?.shape).toMatchObject({
				type: 'one',
				choices: setup.offered(seat).map((id) => ({ id }))
			});
			// Not in what all see (but for the list of what is in the box), nor in another's look or log.
			const others = setup.board.order.filter((other) => other !== seat);
			for (const other of others) {
				const own = JSON.stringify(lookOwn(cosmic, setup.table, other));
				for (const alien of setup.offered(seat))
					expect(own).not.toMatch(new RegExp(`"${alien}"(?!:)`));
			}
		}
		const { box, ...open } = lookOpen(cosmic, setup.table).board;
		for (const alien of dealt) {
			expect(box).toContain(alien);
			expect(JSON.stringify(open)).not.toMatch(new RegExp(`"${alien}"(?!:)`));
		}
		expect(setup.said).toEqual([expect.stringMatching(/^In the box are /)]);
	});

	it('[CE-3.8] given two aliens each, when one is chosen, then nobody else learns it, the other is nobody’s, and no flare stays in hand as chosen', () => {
		const setup = new Setup(3, 2);
		const [mine, other] = setup.offered('seat:1');
		const before = JSON.stringify(lookOpen(cosmic, setup.table).board);
		setup.choose('seat:1', mine!);
		expect(JSON.stringify(lookOpen(cosmic, setup.table).board)).toBe(before);
		expect(setup.said).toEqual([expect.stringMatching(/^In the box are /)]);
		setup.chooseAll();
		expect(setup.board.players['seat:1']!.aliens).toEqual([mine]);
		expect(setup.board.sheets).toContain(other);
		expect(setup.board.sheets).not.toContain(mine);
		for (const seat of setup.board.order) expect(setup.board.players[seat]!.hand).toHaveLength(8);
		// Eight cards for each of three players out of 72 and ten flares.
		expect(setup.cards).toHaveLength(82);
	});

	it.each([
		[2, 10],
		[3, 10],
		[4, 10],
		[5, 10],
		[6, 12],
		[7, 14],
		[8, 16]
	])(
		'[CE-3.9] given %i players, when the deck is made, then %i flares are in it, every dealt one among them',
		(seats, flares) => {
			const setup = new Setup(seats, 11);
			const dealt = setup.board.order.flatMap((seat) => setup.offered(seat));
			expect(dealt).toHaveLength(2 * seats);
			setup.chooseAll();
			expect(setup.flares).toHaveLength(flares);
			expect(new Set(setup.flares).size).toBe(flares);
			for (const alien of dealt) expect(setup.flares).toContain(alien);
			// Shuffled: they do not lie together at an end of the deck.
			const kinds = setup.table.vault.deck.map((card) => kindOf(card) === 'flare');
			const inDeck = kinds.filter((isFlare) => isFlare).length;
			expect(kinds.lastIndexOf(true) - kinds.indexOf(true)).toBeGreaterThanOrEqual(inDeck);
		}
	);

	it('[CE-3.10] given the deck, when hands are dealt, then everybody has eight cards and nobody is asked about them', () => {
		for (let seed = 1; seed < 30; seed++) {
			const setup = new Setup(5, seed).chooseAll();
			for (const seat of setup.board.order) {
				const { hand } = setup.board.players[seat]!;
				// The first player may have had to take a new hand by now (CE-5.1).
				expect(hand).toHaveLength(8);
			}
			expect(setup.table.decisions.map(nameOf)).not.toContain('start.deal');
			expect(setup.board.phase).not.toBe('setup');
		}
	});

	it('[CE-3.11] given the destiny deck, when a colour is turned up, then its player begins, whichever it is, and the deck is whole again', () => {
		const begins = new Set<SeatId>();
		const again = new Set<boolean>();
		for (let seed = 1; seed < 40; seed++) {
			const setup = new Setup(4, seed).chooseAll();
			const first = setup.board.offense!;
			begins.add(first);
			expect(setup.said).toContain(`Destiny turns up {${first}}, who takes the first turn.`);
			expect(setup.said).toContain(`{${first}} starts a turn.`);
			const { destiny } = setup.table.vault;
			expect(destiny.length + setup.board.destinyDiscard.length).toBe(17);
			const next = [...destiny, ...setup.board.destinyDiscard.slice().reverse()].findLast((card) =>
				card.startsWith('colour:')
			);
			again.add(next?.startsWith(`colour:${first.slice(5)}#`) ?? false);
		}
		expect(begins.size).toBe(4);
		// Reshuffled: the colour that gave the first turn does not always lie on top.
		expect([...again].sort()).toEqual([false, true]);
	});

	it('[CE-3.12] given all have chosen, when sheets are turned up, then it is after the hands are dealt and before the first turn, and until then only owners know', () => {
		const setup = new Setup(3, 3);
		const picks = setup.board.order.map((seat) => setup.offered(seat)[0]!);
		setup.choose('seat:1', picks[0]!).choose('seat:2', picks[1]!);
		const looks = () =>
			setup.board.order.map((seat) => lookOpen(cosmic, setup.table).board.players[seat]!.aliens);
		expect(looks()).toEqual([[], [], []]);
		expect(lookOwn(cosmic, setup.table, 'seat:3').board.chosen).toBeNull();
		setup.choose('seat:3', picks[2]!).chooseAll();
		expect(looks()).toEqual(setup.board.order.map((seat) => setup.board.players[seat]!.aliens));
		const at = (part: string) => setup.said.findIndex((say) => say.includes(part));
		const dealt = at('Eight cards are dealt');
		const turn = at('starts a turn');
		for (const seat of setup.board.order) {
			const up = at(`{${seat}} plays `);
			expect(dealt).toBeGreaterThanOrEqual(0);
			expect(up).toBeGreaterThan(dealt);
			expect(turn).toBeGreaterThan(up);
		}
	});

	it('[CE-3.13] given Tick-Tock is chosen, when the first turn begins, then its game setup has put ten tokens on its sheet, eight with four planets', () => {
		const tokens = (options: Partial<CosmicOptions>) => {
			for (let seed = 1; seed < 500; seed++) {
				const setup = new Setup(4, seed, options);
				const seat = setup.board.order.find((one) => setup.offered(one).includes('tick-tock'));
				if (!seat) continue;
				expect(setup.board.players[seat]!.tokens).toBe(0);
				setup.rest({ [seat]: 'tick-tock' });
				if (setup.board.phase === 'setup') continue;
				return setup.board.order.map((one) => setup.board.players[one]!.tokens).sort();
			}
			throw new Error('Tick-Tock was never dealt.');
		};
		expect(tokens({})).toEqual([0, 0, 0, 10]);
		expect(tokens({ planetsPerPlayer: 4 })).toEqual([0, 0, 0, 8]);
	});

	it('[CE-3.14] given any deal, when all have chosen, then no two players have the same alien', () => {
		for (let seed = 1; seed < 60; seed++)
			for (const seats of [2, 5, 8]) {
				const setup = new Setup(seats, seed).chooseAll();
				const aliens = setup.board.order.flatMap((seat) => setup.board.players[seat]!.aliens);
				expect(new Set(aliens).size).toBe(seats);
			}
	});

	it.each([3, 5])(
		'[CE-3.15] [CE-3.9] given Gambler and Sorcerer are both chosen among %i, when the choices meet, then the later player is dealt two others, and the two rejected flares go into the deck as well',
		(seats) => {
			const { setup, first, later, pick } = clashing(seats);
			const dealt = setup.board.order.flatMap((seat) => setup.offered(seat));
			setup.rest({ [first]: pick[0]!, [later]: pick[1]! });
			expect(setup.board.phase).toBe('setup');
			expect(setup.table.decisions.map(({ seat }) => seat)).toEqual([later]);
			const again = setup.offered(later);
			expect(again).toHaveLength(2);
			for (const alien of again) expect(dealt).not.toContain(alien);
			expect(setup.board.players[first]!.chosen).toBe(pick[0]);
			setup.chooseAll();
			expect(setup.board.players[first]!.aliens).toEqual([pick[0]]);
			expect(again).toContain(setup.board.players[later]!.aliens[0]);
			for (const alien of [...dealt, ...again]) expect(setup.flares).toContain(alien);
			expect(setup.flares).toHaveLength(seats < 5 ? 10 : 12);
		}
	);

	it('[CE-3.17] given eight players and a forbidden pair, when no flare is left to deal, then the later player takes its other alien unasked, and is told why', () => {
		const { setup, first, later, pick } = clashing(8);
		const other = setup.offered(later).find((alien) => alien !== pick[1])!;
		setup.table.vault.flares = [];
		setup.rest({ [first]: pick[0]!, [later]: pick[1]! });
		expect(setup.board.phase).not.toBe('setup');
		expect(setup.board.players[first]!.aliens).toEqual([pick[0]]);
		expect(setup.board.players[later]!.aliens).toEqual([other]);
		const told = setup.events.filter(({ rule }) => rule === 'CE-3.17');
		expect(told.map(({ to }) => to)).toEqual([[later]]);
	});
});

describe('CE-26 options at setup', () => {
	it('[CE-21.8] [CE-24.8] given four planets each, when the board is made, then sixteen ships each and four foreign colonies win, whatever the other option says', () => {
		const { board } = new Setup(3, 1, { planetsPerPlayer: 4, coloniesToWin: 5 });
		expect(Object.keys(board.planets)).toHaveLength(12);
		expect(
			lookOpen(cosmic, new Setup(3, 1, { planetsPerPlayer: 4 }).table).board.options
		).toMatchObject({ planetsPerPlayer: 4, coloniesToWin: 4 });
		const g = position({
			options: { planetsPerPlayer: 4, coloniesToWin: 5 },
			destiny: ['colour:2#1'],
			planets: {
				'planet:3-1': { 'seat:3': 4, 'seat:1': 1 },
				'planet:3-2': { 'seat:3': 4, 'seat:1': 1 },
				'planet:3-3': { 'seat:3': 4, 'seat:1': 1 }
			},
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:01'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:20', 'attack:01']
		});
		while (!g.table.over && g.board.offense === 'seat:1') g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[CE-22.4] [CE-22.7] given the options for large groups and for third parties, then cards and aliens come in or stay out by them', () => {
		const cards = (seats: number, largeGroupCards: CosmicOptions['largeGroupCards']) =>
			// Flares apart: aliens that may not meet bring more of them (CE-3.15).
			new Setup(seats, 1, { largeGroupCards })
				.chooseAll()
				.cards.filter((card) => kindOf(card) !== 'flare').length;
		expect([cards(3, 'auto'), cards(3, 'on')]).toEqual([72, 72 + 24]);
		expect([cards(7, 'auto'), cards(7, 'off')]).toEqual([72 + 24, 72]);
		const box = (seats: number, allowThirdPartyAliens: boolean) =>
			new Setup(seats, 1, { allowThirdPartyAliens, box: 'all' }).board.box.includes('parasite');
		expect([box(2, false), box(2, true), box(3, false)]).toEqual([false, true, true]);
	});

	it('[CE-3.6] given options that do not exist or values they do not have, when a table is to be made, then it is refused by the rule of the option', () => {
		expect(cosmic.fits({}, 3)).toBeNull();
		expect(cosmic.fits({ destinyCopiesPerColour: 1 }, 3)).toBeNull();
		expect(cosmic.fits({ destinyCopiesPerColour: 2 }, 3)?.rule).toBe('CE-3.6');
		expect(said(cosmic.fits({ destiny: 1 }, 3)?.say)).toContain('destiny');
		expect(cosmic.fits({}, 9)?.rule).toBe('CE-22.1');
	});
});

describe('CE-3.16 hidden powers', () => {
	const everyAlien = position().board.box;

	/** What all the others can read at one moment: their looks, and who is asked what. */
	const seenBy = (g: CosmicGame, but: SeatId) =>
		JSON.stringify([
			lookOpen(cosmic, g.table),
			g.board.order.filter((seat) => seat !== but).map((seat) => lookOwn(cosmic, g.table, seat)),
			g.events.filter(({ to }) => to === 'all' || to.some((seat) => seat !== but))
		]);

	it('[CE-3.16] given the option, when setup is over, then no sheet is up, each owner knows its own, and a power used is shown', () => {
		const setup = new Setup(3, 4, { hiddenPowers: true }).chooseAll();
		const { players } = lookOpen(cosmic, setup.table).board;
		for (const seat of setup.board.order) {
			const { aliens } = setup.board.players[seat]!;
			expect(players[seat]?.aliens).toEqual([]);
			expect(lookOwn(cosmic, setup.table, seat).board.chosen).toBe(aliens[0]);
		}
		expect(setup.said.filter((say) => say.includes(' plays '))).toEqual([]);

		const g = position({
			options: { hiddenPowers: true },
			shown: false,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'macron' }
		});
		expect(lookOpen(cosmic, g.table).board.players['seat:1']?.aliens).toEqual([]);
		g.until('launch.send');
		expect(lookOpen(cosmic, g.table).board.players['seat:1']?.aliens).toEqual(['macron']);
	});

	it('[CE-3.16] given a hidden power, when its use turns up the sheet, then that cannot be freely taken back', () => {
		const g = position({
			options: { hiddenPowers: true },
			shown: false,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'macron' }
		}).until('launch.aim');
		const turned: boolean[] = [];
		while (!g.board.players['seat:1']!.shown) {
			const result = timeOut(cosmic, g.table, g.table.decisions[0]!.id);
			if (!result.ok) throw new Error(said(result.refusal.say));
			turned.push(result.value.showed);
		}
		expect(turned.at(-1)).toBe(true);
	});

	it('[CE-3.16] given an uninvolved player with a hidden sheet, when an encounter is played, then all the others read the same whichever alien lies there', () => {
		/** Looks of everybody but seat 4 until its power is used, passing all it could do. */
		const looks = (alien: AlienId): string[] => {
			const g = position({
				seats: 4,
				options: { hiddenPowers: true },
				shown: false,
				destiny: ['colour:2#1'],
				warp: { 'seat:1': 1, 'seat:4': 2 },
				aliens: { 'seat:4': alien },
				tokens: alien === 'tick-tock' ? { 'seat:4': 10 } : {},
				hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:08'] }
			});
			const found: string[] = [];
			while (g.board.offense === 'seat:1' && !g.board.players['seat:4']!.shown) {
				found.push(seenBy(g, 'seat:4'));
				g.lapse();
			}
			return found;
		};
		const plain = looks('chosen');
		expect(plain.length).toBeGreaterThan(20);
		for (const alien of everyAlien) expect(looks(alien)).toEqual(plain);
	});

	it('[CE-3.16] given a hidden defense, when all plays up to the first use are compared, then the others read the same whichever optional power it has', () => {
		const looks = (alien: AlienId): string[] => {
			const g = position({
				options: { hiddenPowers: true },
				shown: false,
				destiny: ['colour:2#1'],
				aliens: { 'seat:2': alien },
				hands: { 'seat:1': ['attack:01', 'negotiate'], 'seat:2': ['attack:20', 'negotiate'] }
			});
			const found: string[] = [];
			while (g.board.offense === 'seat:1' && !g.board.players['seat:2']!.shown) {
				found.push(seenBy(g, 'seat:2'));
				g.lapse();
			}
			return found;
		};
		const optional: AlienId[] = ['filch', 'trader', 'sorcerer', 'machine', 'parasite'];
		const plain = looks('clone');
		for (const alien of optional) expect(looks(alien)).toEqual(plain);
	});

	it('[CE-3.16] given a hidden Tick-Tock, when a watcher looks, then its tokens are not shown until its sheet is', () => {
		const look = (shown: boolean) => {
			const g = position({
				options: { hiddenPowers: !shown },
				shown,
				aliens: { 'seat:2': 'tick-tock' },
				tokens: { 'seat:2': 10 }
			});
			return lookOpen(cosmic, g.table).board.players['seat:2']?.tokens;
		};
		expect([look(false), look(true)]).toEqual([0, 10]);
	});

	const HIDDEN: Position = { options: { hiddenPowers: true }, shown: false };

	it('[CE-3.18] given a hidden sheet and its own flare in hand, when the super half is played, then the sheet is turned up; a wild flare of another alien turns up nothing', () => {
		const g = position({
			...HIDDEN,
			destiny: ['colour:2#1'],
			warp: { 'seat:1': 2 },
			aliens: { 'seat:1': 'machine' },
			hands: { 'seat:1': ['flare:machine', 'attack:08'] }
		});
		g.until('window:regroup.retrieve').use('seat:1', 'super|machine');
		expect(lookOpen(cosmic, g.table).board.players['seat:1']?.aliens).toEqual(['machine']);

		const h = position({
			...HIDDEN,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'machine' },
			hands: { 'seat:1': ['flare:gambler', 'attack:08'] }
		});
		h.until('window:reveal.before').use('seat:1', 'wild|gambler', { amount: 1 });
		expect(lookOpen(cosmic, h.table).board.players['seat:1']?.aliens).toEqual([]);
	});

	it('[CE-3.18] given a hidden Gambler, when its opponent has to reveal first, then the sheet is turned up', () => {
		const g = position({
			...HIDDEN,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'gambler' }
		});
		g.until('window:reveal.before');
		expect(lookOpen(cosmic, g.table).board.players['seat:1']?.aliens).toEqual([]);
		g.until('window:reveal.claim');
		expect(lookOpen(cosmic, g.table).board.players['seat:1']?.aliens).toEqual(['gambler']);
	});

	it('[CE-3.18] given a hidden Macron whose lone ship loses with a negotiate, when it takes two cards for it, then the sheet is turned up; with no ship lost it stays down', () => {
		const shown = (ships: number) => {
			const g = position({
				...HIDDEN,
				destiny: ['colour:2#1'],
				aliens: { 'seat:2': 'macron' },
				planets: { 'planet:2-1': ships > 0 ? { 'seat:2': ships } : {} },
				hands: { 'seat:1': ['attack:08', 'attack:10', 'attack:06'], 'seat:2': ['negotiate'] }
			});
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['attack:08', 'negotiate']
			});
			while (g.board.offense === 'seat:1') g.lapse();
			return [g.board.players['seat:2']!.shown, g.said.includes('2 cards')];
		};
		expect(shown(1)).toEqual([true, true]);
		expect(shown(0)).toEqual([false, false]);
	});
});
