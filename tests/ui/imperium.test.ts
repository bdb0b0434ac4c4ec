/** The screen of Twilight Imperium: what it calls things, what it makes of events, how units are sorted, dice told. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { msg, recordOf } from '../../src/lib/core';
import { plainly } from '../../src/lib/core/words';
import type { Place, SeatId, Shape, SplitShape } from '../../src/lib/core';
import type { Die, Part } from '../../src/lib/games/imperium/combat/modifiers';
import { imperium } from '../../src/lib/games/imperium';
import { unitWords } from '../../src/lib/games/imperium/fleets/ships';
import { groundWords } from '../../src/lib/games/imperium/planets/ground';
import { book } from '../../src/lib/games/imperium/book';
import { ownBoard } from '../../src/lib/games/imperium/view';
import type { OpenPlayer } from '../../src/lib/games/imperium/view';
import { systemWords } from '../../src/lib/games/imperium/words';
import type { Board } from '../../src/lib/games/imperium/types';
import { HALF } from '../../src/lib/ui/hexmap/lay';
import { boardAt, spokenOf } from '../../src/lib/ui/imperium/map/moments';
import { begun, ended, movesIn, startOf } from '../../src/lib/ui/imperium/map/moves';
import { counterSpots, fleetSpots, planetSpots } from '../../src/lib/ui/imperium/map/places';
import { planOf } from '../../src/lib/ui/imperium/map/plan';
import { counted, HULLS, KINDS, unitIn } from '../../src/lib/ui/imperium/pieces/units';
import { drawersOf } from '../../src/lib/ui/imperium/frame/drawers';
import YourRace from '../../src/lib/ui/imperium/frame/YourRace.svelte';
import Approach from '../../src/lib/ui/imperium/scenes/Approach.svelte';
import { rollsIn } from '../../src/lib/ui/imperium/scenes/rolls';
import type { ImperiumEvent } from '../../src/lib/ui/imperium/screen';
import LegendSheet from '../../src/lib/ui/imperium/sheets/LegendSheet.svelte';
import ObjectivesSheet from '../../src/lib/ui/imperium/sheets/ObjectivesSheet.svelte';
import { telling } from '../../src/lib/ui/imperium/telling';
import { inWords } from '../../src/lib/ui/imperium/words/chapters';
import { seatLabel, sumsOf } from '../../src/lib/ui/imperium/words/labels';
import { objectivesOf, standingSays } from '../../src/lib/ui/imperium/words/objectives';
import { sortedOf } from '../../src/lib/ui/imperium/words/sorted';
import { outlook } from '../../src/lib/ui/imperium/words/outlook';
import {
	homeOf,
	nameAt,
	placeName,
	planetName,
	planetsAt,
	realmOf,
	systemLabel,
	systemLines,
	systemsOf
} from '../../src/lib/ui/imperium/words/systems';
import { turnsOf } from '../../src/lib/ui/imperium/words/turns';
import { placeWithin } from '../../src/lib/ui/imperium/words/within';
import { boxesOf, groupsOf } from '../../src/lib/ui/shapes/groups';
import { Draft } from '../../src/lib/ui/draft.svelte';
import { blank, fromAnswer } from '../../src/lib/ui/filling';
import { openTo, standing } from '../support/imperium';
import { fleet, ground } from '../support/imperium-ground';

const NAMES = { 'seat:1': 'Mira', 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
type Game = ReturnType<typeof standing>;

const sightOf = (game: Game, you: SeatId | null = 'seat:1') => ({
	open: openTo(game),
	own: you ? ownBoard(game.board, you) : null,
	...{ you, names: NAMES, book }
});

/** Everybody has picked, and seat:1 has the turn. */
function moving() {
	return standing({ step: 'turn', at: 'act', seat: 'seat:1' }, picked);
}
function picked(board: Board) {
	for (const [i, seat] of board.order.entries()) {
		const player = board.players[seat]!;
		player.strategy = [{ card: ['political', 'trade', 'imperial'][i]!, used: i === 0 }];
	}
}

const text = (body: string) =>
	body
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('what stands beside points, and that no objective lies open yet though one is held in secret, is said where it is read', () => {
	const sheet = (edit: (board: Board) => void) => {
		const sight = sightOf(standing({ step: 'turn', at: 'act', seat: 'seat:1' }, edit));
		return text(render(ObjectivesSheet, { props: { sight, lit: new Map() } }).body);
	};
	const held = sheet((board) => (board.players['seat:1']!.secrets = ['master-of-ships']));
	expect(held).toContain('+2 secret?');
	expect(held).toContain('“Secret?”: should they fulfil their secret objective');
	expect(held).toContain('None lies open yet: whoever uses Imperial turns one up.');
	const [turned] = Object.entries(book.objectives).flatMap(([id, { stage }]) =>
		stage === 'secret' ? [] : [id]
	);
	expect(sheet((board) => (board.objectives = [turned!]))).not.toContain('None lies open');
});

test('of each condition an objective says how far one is in words, where a number would say nothing', () => {
	expect(standingSays({ has: 3, of: 5 })).toBe('3 of 5');
	expect(standingSays({ has: 7, of: 5 })).toBe('fulfilled');
	expect(standingSays({ has: 0, of: 1 })).toBe('not yet');
	const sight = sightOf(
		standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board) => {
			board.players['seat:1']!.secrets = ['master-of-ships'];
		})
	);
	const { body } = render(ObjectivesSheet, { props: { sight, lit: new Map() } });
	expect(text(body)).toContain('you: 0 of 2 conditions');
	expect(body).toContain('You: 0 of 2 conditions.');
});

test('objectives are called so in every drawer, however short', () => {
	const drawers = drawersOf(sightOf(moving()));
	expect(drawers.find(({ id }) => id === 'objectives')).toMatchObject({
		...{ say: 'Objectives', short: 'Objectives' }
	});
});

test('that planets one pays with will not vote is said while the vote of the round is to come, and only then', () => {
	const planets: Shape = {
		...{ type: 'split', min: 0, max: 1 },
		places: [{ id: 'planet:jord', say: msg('Jord'), max: 1 }]
	};
	const buys: Shape = { type: 'one', choices: [{ id: 'buy', say: msg('Buy'), then: planets }] };
	const free: Shape = { type: 'one', choices: [{ id: 'gain', say: msg('Gain') }] };
	const warned = (
		used: boolean,
		asked: string,
		shape: Shape = planets,
		about: readonly string[] = []
	) => {
		const { open, names } = sightOf(
			standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board) => {
				picked(board);
				board.players['seat:1']!.strategy[0]!.used = used;
			})
		);
		return telling.warnings?.({ ...{ open, names, book, asked, about, shape }, you: 'seat:2' });
	};
	const says = [
		'Planets you exhaust now do not vote when Political is used in this round, unless they are refreshed before.'
	];
	expect(warned(false, 'production.pay')).toEqual(says);
	expect(warned(false, 'strategic.others', buys, ['strategy:logistics'])).toEqual(says);
	expect(warned(false, 'strategic.others', buys, ['strategy:warfare'])).toEqual([]);
	expect(warned(false, 'research.choose', buys)).toEqual(says);
	expect(warned(false, 'research.choose', free), 'what is free exhausts nothing').toEqual([]);
	expect(warned(false, 'turn.act')).toEqual([]);
	expect(warned(true, 'production.pay')).toEqual([]);
});

test('an agenda that can be chosen is read: what For and Against do, or whom it elects to what', () => {
	expect(telling.words('political:arms-reduction', book)).toEqual({
		title: 'Arms Reduction',
		text: 'For: Each player destroys Dreadnoughts down to two and Cruisers down to four. Against: Each player exhausts every own planet with a red specialty.'
	});
	const [id, elected] = Object.entries(book.politics).find(
		([, { vote }]) => vote !== 'forAgainst'
	)!;
	expect(telling.words(`political:${id}`, book)?.text).toBe(
		'effect' in elected && plainly(elected.effect)
	);
});

test('the list of signs explains the mark of who has passed, and the line under points', () => {
	expect(text(render(LegendSheet).body)).toContain(
		'» A hollow sign and this mark: has passed, and takes no more turns in this round. 9 Points underlined: two more or fewer win.'
	);
});

test('who you lead is said with what that race can do, and leads to its sheet', () => {
	const game = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board) => {
		board.players['seat:1']!.race = 'sol';
	});
	const props = { seat: 'seat:1' as const, sight: sightOf(game), onread: () => undefined };
	const { body } = render(YourRace, { props });
	expect(body).toContain('<button');
	// A phone leaves out what each does.
	expect(body.match(/<\/i> <small/g)).toHaveLength(2);
	expect(text(body)).toMatch(
		/You lead The Federation of Sol\. Orbital Drop Spend 1 counter .* Versatile .*Read$/
	);
});

test('so many of a unit are called alike by the log and by the screen', () => {
	const ships = KINDS.filter((kind) => kind !== 'spaceDock');
	for (const n of [1, 2, 5]) {
		for (const kind of ships) expect(plainly(unitWords(kind, n))).toBe(counted(kind, n));
		for (const kind of ['groundForce', 'pds', 'spaceDock'] as const)
			expect(groundWords({ [kind]: n }).and.map(plainly)).toEqual([counted(kind, n)]);
	}
	expect(plainly(unitWords('damagedDreadnought', 2))).toBe('2 Dreadnoughts, damaged');
});

describe('what things are called', () => {
	const game = moving();
	const sight = sightOf(game);
	const home = homeOf(sight, 'seat:1')!;

	test('a Home System says whose it is, its planets, and what flies there', () => {
		const lines = systemLines(home, sight);
		expect(lines[0]).toBe('Home System of Mira (Amber).');
		expect(lines.length).toBe(planetsAt(sight, home).length + 2);
		expect(lines.filter((line) => line.endsWith('of Mira (Amber).')).length).toBeGreaterThan(1);
	});

	test('a planet says resources, influence and owner, and that it is exhausted', () => {
		const [planet] = planetsAt(sight, home);
		const open = {
			...sight.open,
			planets: {
				...sight.open.planets,
				[planet!.id]: { ...sight.open.planets[planet!.id]!, exhausted: true }
			}
		};
		const line = systemLines(home, { ...sight, open })[1];
		expect(line).toMatch(/\d+ resources?, \d+ influence.*of Mira \(Amber\), exhausted/);
		expect(systemLines(home, sight)[1]).not.toContain('exhausted');
	});

	test('places of a ring are counted clockwise from the one straight up', () => {
		expect(placeName('hex:0,0')).toBe('the centre');
		expect(placeName('hex:0,-2')).toBe('ring 2, place 1');
		expect(placeName('hex:1,-2')).toBe('ring 2, place 2');
		expect(placeName('hex:-1,-1')).toBe('ring 2, place 12');
	});

	test('a system with nothing but a wormhole is named by it, and by its place', () => {
		const id = systemsOf(sight.open).find((one) => one !== home && one !== 'hex:0,0')!;
		const board = {
			systems: { ...game.board.systems, [id]: { ...game.board.systems[id]!, tile: 'empty-alpha' } }
		} as const;
		expect(plainly(systemWords(board, id))).toBe(`wormhole α (${placeName(id)})`);
	});

	test('within a sentence a system without a planet is named by what lies beside it', () => {
		const lies = (tiles: { readonly [id: string]: string | null }) => {
			const systems = Object.fromEntries(
				Object.entries(tiles).map(([id, tile]) => [id, { tile, fleets: {}, counters: [] }])
			);
			return placeWithin({ ...sight, open: { ...sight.open, systems } as never }, 'hex:0,0');
		};
		expect(lies({ 'hex:0,0': 'empty#1' })).toBe('the empty space, the centre');
		expect(lies({ 'hex:0,0': 'empty#1', 'hex:0,1': 'lodor' })).toBe('the empty space beside Lodor');
		const two = { 'hex:1,0': 'abyz-fria', 'hex:0,1': 'lodor', 'hex:0,-1': 'empty#2' };
		expect(lies({ ...two, 'hex:0,0': 'empty-beta' })).toMatch(
			/^wormhole β between (Abyz and Lodor|Lodor and Abyz)$/
		);
		expect(lies({ ...two, 'hex:0,0': 'nebula' })).toMatch(/^the nebula between /);
		expect(lies({ ...two, 'hex:0,0': 'wellon' })).toBe('Wellon');
		expect(lies({ 'hex:0,0': null })).toBe('the centre');
	});

	test('ships that are a number alone lie on nothing that stands beside a single planet', () => {
		for (const isCentre of [false, true]) {
			const [planet] = planetSpots(1, isCentre);
			const [ships] = fleetSpots(1, 1, { total: true, isCentre });
			// A mark of ground forces is 18 wide and beside the planet, a fleet's is 54 wide.
			const beside = { x: planet!.x + planet!.r + 9, y: planet!.y };
			expect(Math.hypot(ships!.x - beside.x, ships!.y - beside.y)).toBeGreaterThan(27 + 9);
			// And within the hex.
			expect(ships!.x + 27 + Math.abs(ships!.y) / Math.sqrt(3)).toBeLessThan(101);
			// Its name stands under them where letters are largest, 12 px where a hex is 38 px wide to a side.
			expect(planet!.low!.y - 0.66 * (12 / 0.38)).toBeGreaterThan(ships!.y + 27);
			expect(planet!.low!.y).toBeLessThan(HALF * 0.89);
		}
	});

	test('beside two planets neither ships that are a number alone nor a counter lie on what stands there', () => {
		const [ships] = fleetSpots(1, 2, { total: true });
		const [counter] = counterSpots(1, 2);
		for (const planet of planetSpots(2)) {
			const beside = { x: planet.x + planet.r + 9, y: planet.y };
			// The number beside a mark, and the mark above it where three kinds stand there.
			expect(Math.hypot(ships!.x - beside.x - 11, ships!.y - beside.y)).toBeGreaterThan(27 + 9);
			expect(Math.hypot(counter!.x - beside.x, counter!.y - beside.y + 19)).toBeGreaterThan(10 + 9);
		}
		expect(ships!.x + 27).toBeLessThan(101);
		expect(counterSpots(3, 2).map(({ x }) => x)).toEqual([-22, 4, 30]);
		expect(counterSpots(1, 1)).toEqual([{ x: 0, y: -72 }]);
	});

	test('the names of two planets lie between their discs, clear of the colour of a specialty', () => {
		const [upper, lower] = planetSpots(2);
		// Capitals 11 px high where a hex is 50 px wide to a side; the arc of a specialty is 1.29 of the disc.
		const capitals = 0.68 * (11 / 0.5);
		for (const { y, r, name } of [upper!, lower!])
			expect(name.y - capitals).toBeGreaterThanOrEqual(y + r);
		expect(lower!.y - 1.29 * lower!.r).toBeGreaterThan(upper!.name.y);
		expect(lower!.name.y).toBeLessThan(HALF * 0.9);
	});

	test('what stands against one who comes is read, and is no choice', () => {
		const [planet] = planetsAt(sight, home);
		const fight = {
			...{ is: 'approach', seat: 'seat:2', system: home, here: {}, battle: null, guns: [] },
			beaches: [{ planet: planet!.id, takes: [] }]
		} as const;
		const { body } = render(Approach, {
			props: { fight, split: {}, sight: { ...sight, you: 'seat:2' } }
		});
		expect(body).toContain(planetName(planet!.id, book));
		// Rows of a form are dashed, and high enough for a finger.
		expect(body).not.toMatch(/class="row\b/);
	});

	test('a chance says that it is the chance if all land there', () => {
		const [planet] = planetsAt(sight, home);
		const fight = {
			...{ is: 'approach', seat: 'seat:2', system: home, here: { groundForce: 2 } },
			...{ battle: null, guns: [], beaches: [{ planet: planet!.id, takes: [0.4, 0.7] }] }
		} as const;
		const { body } = render(Approach, {
			props: { fight, split: {}, sight: { ...sight, you: 'seat:2' } }
		});
		expect(text(body)).toContain('70 % to take it if all 2 Ground Forces land there');
	});

	test('[TI-16.13] that a fight breaks a trade agreement is read before ships are sent', () => {
		const { players } = sight.open;
		const [one, two] = ['seat:1', 'seat:2'] as const;
		const trades = {
			...players,
			[one]: { ...players[one]!, contracts: [{ worth: 1, holder: two }] },
			[two]: { ...players[two]!, contracts: [{ worth: 2, holder: one }] }
		};
		const [planet] = planetsAt(sight, home);
		const fight = {
			...{ is: 'approach', seat: two, system: home, here: {}, battle: null, guns: [] },
			beaches: [{ planet: planet!.id, takes: [] }]
		} as const;
		const warned = (open: typeof sight.open) =>
			render(Approach, { props: { fight, split: {}, sight: { ...sight, open, you: two } } }).body;
		const words = `breaks your trade agreement with ${NAMES[one]}`;
		expect(warned({ ...sight.open, players: trades })).toContain(words);
		expect(warned(sight.open)).not.toContain(words);
	});

	test('the table in words names every system and every player', () => {
		const text = inWords(sight)
			.flatMap(({ lines }) => lines)
			.join('\n');
		for (const id of systemsOf(sight.open)) expect(text).toContain(nameAt(sight, id));
		for (const name of Object.values(NAMES)) expect(text).toContain(name);
	});

	test('what is lit ends a system’s name', () => {
		const lit = { state: 'may', amount: null, max: null, say: '' } as const;
		expect(systemLabel(home, sight, lit)).toMatch(/Lit, may be chosen\.$/);
		expect(systemLabel(home, sight, { ...lit, state: 'chosen', amount: 3 })).toMatch(/3 chosen\.$/);
	});

	test('[TI-4.2] [TI-4.3] while Strategy Cards are picked the order of play goes clockwise from who picks, and says who is next', () => {
		const { players } = sight.open;
		/** Three players who have passed in the last round and hold so many cards each. */
		const picking = (seat: SeatId, has: { readonly [seat: SeatId]: number }) => {
			const card = { card: 'trade', used: false };
			const held = recordOf<SeatId, { [seat: SeatId]: OpenPlayer }>(sight.open.order, (id) => ({
				...players[id]!,
				...{ passed: true, strategy: Array.from({ length: has[id] ?? 0 }, () => card) }
			}));
			const waiting = { seats: [seat], answered: 0, of: 1, window: null, name: 'strategy.pick' };
			const turns = turnsOf({ ...sight.open, stage: 'strategy', players: held }, waiting);
			return turns.map(({ seat: id, stands }) => `${id} ${stands}`);
		};
		expect(picking('seat:2', { 'seat:1': 1 })).toEqual([
			...['seat:2 now', 'seat:3 next', 'seat:1 later']
		]);
		// The second round of picks follows the first.
		expect(picking('seat:3', { 'seat:1': 1, 'seat:2': 1 })[1]).toBe('seat:1 next');
		expect(picking('seat:3', { 'seat:1': 2, 'seat:2': 2, 'seat:3': 1 })).toEqual([
			...['seat:3 now', 'seat:1 later', 'seat:2 later']
		]);
	});

	test('the order of play goes by numbers, and says who is next and who has passed', () => {
		const turns = turnsOf(sight.open);
		expect(turns.map(({ seat, number }) => [seat, number])).toEqual(
			[...sight.open.figures.turns].map(({ seat, initiative }) => [seat, initiative])
		);
		expect(turns.find(({ seat }) => seat === 'seat:1')).toMatchObject({
			...{ stands: 'now', speaker: true, points: 0, of: 10, close: false }
		});
		const passed = {
			...sight.open,
			players: {
				...sight.open.players,
				'seat:2': { ...sight.open.players['seat:2']!, passed: true }
			}
		};
		expect(turnsOf(passed).find(({ seat }) => seat === 'seat:2')?.stands).toBe('passed');
		expect(turnsOf(passed).find(({ stands }) => stands === 'next')?.seat).toBe('seat:3');
		expect(outlook(passed, 'seat:3', NAMES).next).toBe('Next, it is your turn.');
	});

	test('who is out of the game is said to be, and comes next to nobody', () => {
		const out = {
			...sight.open,
			players: {
				...sight.open.players,
				'seat:2': { ...sight.open.players['seat:2']!, isOut: true }
			}
		};
		expect(['seat:1', 'seat:2'].filter((seat) => telling.isOut?.(seat as SeatId, out))).toEqual([
			'seat:2'
		]);
		expect(outlook(out, 'seat:2', NAMES).next).toBe('Next, it is the turn of Ines.');
	});

	test('sums are of ready planets, and of all', () => {
		const all = sumsOf(sight, 'seat:1');
		expect(all.planets).toBe(planetsAt(sight, home).length);
		expect(all.ready).toEqual(all.all);
		expect(seatLabel('seat:1', sight)).toContain(`${all.ready.influence} influence ready`);
		expect(realmOf(sight, 'seat:1')).toEqual([home]);
	});

	test('objectives that lie open come with how far you are, and the own secret ones', () => {
		const all = objectivesOf(sight);
		expect(all.map(({ id }) => id)).toEqual([
			...sight.open.objectives,
			...(sight.own?.secrets ?? [])
		]);
		for (const { id, mine } of all) {
			const parts = sight.own?.progress[id];
			if (parts?.length === 1) expect(mine).toEqual(parts[0]);
		}
		expect(objectivesOf(sightOf(game, null)).some(({ isSecret }) => isSecret)).toBe(false);
	});
});

test('each kind of unit has an outline of its own, and is known when damaged', () => {
	expect(new Set(KINDS.map((kind) => HULLS[kind])).size).toBe(9);
	expect(unitIn('damagedWarSun')).toEqual({ kind: 'warSun', damaged: true });
	expect(unitIn('carrier')).toEqual({ kind: 'carrier', damaged: false });
	expect(unitIn('wreck')).toBeNull();
});

describe('what moves', () => {
	/** Activates the place next to home that lies nearest the middle, and sends all ships there. */
	function sent() {
		const game = moving();
		const before = openTo(game);
		const from = homeOf(sightOf(game), 'seat:1')!;
		const seen = game.events.length;
		const to = game
			.choices('seat:1')
			.flatMap((choice) => (choice.startsWith('activate:') ? [choice.slice(9)] : []))
			.find((id) => {
				const trial = moving();
				trial.answer('seat:1', { pick: `activate:${id}` });
				return trial.asked.includes('tactical.move') && id !== from;
			})!;
		game.answer('seat:1', { pick: `activate:${to}` });
		return { game, before, from, to, seen };
	}

	test('events lead from the view before to the view after, one by one', () => {
		const { game, before, from, to, seen } = sent();
		const shape = game.decision('seat:1').shape;
		if (shape.type !== 'split') throw new Error('The move is a split.');
		const ship = shape.places.find(({ id }) => id.startsWith(`${from} `))!;
		game.answer('seat:1', { split: { [ship.id]: 1 } });
		const after = openTo(game);
		const events = game.events.slice(seen);
		const moves = movesIn(events);
		expect(moves.map(({ type }) => type)).toContain('moved');
		const last = moves.reduce(
			(open, move) => ended(begun(open, move), move),
			startOf(before, after)
		);
		expect(last.systems).toEqual(after.systems);
		const at = events.findIndex(({ move }) => move?.type === 'moved');
		expect([...spokenOf(events, at)]).toContain(to);
		expect(boardAt(before, after, events, 0).systems[from as 'hex:0,0']).toEqual(
			before.systems[from as 'hex:0,0']
		);
	});

	test('of a technology its words can be read there; a card that is played says them in its line', () => {
		const textsOf = (move: ImperiumEvent['move'] & {}) =>
			[...spokenOf([{ say: '', move }], 0)].flatMap((piece) => telling.words(piece, book) ?? []);
		const learned = textsOf({
			...{ type: 'tech', seat: 'seat:1', tech: 'sarween-tools', paid: null }
		});
		expect(learned).toMatchObject([{ title: 'Sarween Tools' }]);
	});
});

describe('units of a question', () => {
	const game = moving();
	const sight = sightOf(game);
	const home = homeOf(sight, 'seat:1')!;
	const [planet] = planetsAt(sight, home);
	const spread = (places: readonly Place[]): SplitShape => ({
		type: 'split',
		places,
		min: 0,
		max: 9
	});
	const sortedAs = (id: string) => sortedOf(id, sight, spread([{ id, say: '', max: 1 }]));

	test('are read by the system they are in', () => {
		expect(sortedAs(`${home} carrier`)).toEqual({
			group: nameAt(sight, home),
			say: 'Carrier',
			note: 'moves 1 and holds 6'
		});
		expect(sortedAs(`${planet!.id} groundForce`)?.group).toBe(nameAt(sight, home));
		expect(sortedAs(`${home} damagedDreadnought`)?.say).toBe('Dreadnought, damaged');
		expect(sortedAs('option')).toBeNull();
	});

	test('[TI-24.11] that make a step are read by the system they leave, each with where it goes', () => {
		const to = 'hex:0,0';
		expect(sortedAs(`cruiser@${home}>${to}`)).toEqual({
			group: nameAt(sight, home),
			say: `Cruiser to ${nameAt(sight, to)}`
		});
	});

	test('say how far they move now, not how far they once did', () => {
		const driven = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board) => {
			picked(board);
			board.players['seat:1']!.techs = ['xrd-transporters', 'advanced-fighters'];
		});
		const noteOf = (unit: string, you: SeatId = 'seat:1') => {
			const id = `${home} ${unit}`;
			return sortedOf(id, sightOf(driven, you), spread([{ id, say: '', max: 1 }]))?.note;
		};
		expect(noteOf('carrier')).toBe('moves 2 and holds 6');
		expect(noteOf('fighter')).toBe('moves 2');
		expect(noteOf('cruiser')).toBe('moves 2');
		expect(noteOf('carrier', 'seat:2')).toBe('moves 1 and holds 6');
		expect(noteOf('fighter', 'seat:2')).toBe('carried');
	});

	test('[TI-11.4] PDS that may fire are read with what their dice need', () => {
		const driven = standing(
			{ step: 'pdsFire', at: 'begin', seat: 'seat:2', systems: [home], isTransfer: false },
			(board) => {
				ground(board, planet!.id, { pds: 2 });
				fleet(board, home, 'seat:2', { cruiser: 1 });
				board.players['seat:1']!.techs = ['magen-defense-grid'];
			}
		);
		const places = [{ id: home, say: msg('Jord'), max: 2 }];
		const read = (seat: SeatId) => sortedOf(home, sightOf(driven, seat), spread(places));
		expect(read('seat:1')).toMatchObject({
			group: 'PDS in range',
			note: 'hits on 5: 6, Magen Defense Grid −1'
		});
		// Whose ships came fires with nothing.
		expect(read('seat:2')).toBeNull();
	});

	test('new counters are read with what an area holds, and what it is for', () => {
		const { counters, tradeGoods } = sight.open.players['seat:1']!;
		expect(sortedAs('fleet')?.note).toBe(
			`${counters.fleet} there. As many ships in a system, without Fighters.`
		);
		expect(sortedAs('goods')?.note).toBe(`${tradeGoods} there.`);
		expect(
			sortedOf('fleet', { ...sight, you: null }, spread([{ id: 'fleet', say: '', max: 1 }]))
		).toBeNull();
	});

	test('Fleet Supply that a fleet needs is an area of counters, and pays for nothing', () => {
		const shape = {
			...spread(['command', 'fleet'].map((id): Place => ({ id, say: '', max: 9 }))),
			limits: [{ say: '', least: 5, uses: { fleet: 1 } }]
		} as const;
		const groups = groupsOf(shape, (id, of) => sortedOf(id, sight, of));
		expect(groups.map(({ name }) => name)).toEqual(['Your command counters']);
	});

	test('a unit that may cross or go aboard stands in two rows that are told apart', () => {
		const id = `${planet!.id} groundForce`;
		const [across, aboard] = [id, `${id} aboard`].map((one) => sortedAs(one)?.say);
		expect(aboard).toBe(`${across}: aboard, stays here`);
	});

	test('what takes the hits says what becomes of it, where a ship may stay', () => {
		const places = ['fighter', 'sustain:dreadnought', 'dreadnought', 'damagedDreadnought'].map(
			(id): Place => ({ id, on: `unit:${id}`, say: id as Place['say'], max: 1 })
		);
		const rows = places.map(({ id }) => sortedOf(id, sight, spread(places)));
		const notes = rows.map((row) => row?.note);
		expect(notes).toEqual([
			undefined,
			'stays in the fleet',
			'is destroyed whole: it takes nothing first',
			'is destroyed'
		]);
		const beyond = places.filter(({ id }) => !id.startsWith('sustain:'));
		expect(sortedOf('dreadnought', sight, spread(beyond))?.note).toBe('is destroyed');
		// How many there are stands in each row, and in no box below.
		expect(rows.map((row) => row?.bare)).toEqual([true, true, true, true]);
		expect(groupsOf(spread(places), (id, of) => sortedOf(id, sight, of))).toHaveLength(1);
	});

	test('units that are ordered are told by number and name where they are sent', () => {
		const draft = new Draft(null);
		draft.verbs = { ...telling.verbs, ...book.verbs };
		const ids = ['carrier:one@planet:a', 'fighter:pair@planet:a', 'fighter:one@planet:b>hex:0,0'];
		const shape = spread(ids.map((id): Place => ({ id, say: '', max: 4 })));
		draft.ask({
			...{ id: 1, name: 'production.order', rule: 'TI-12.1', say: '', shape, window: null }
		});
		const [carrier, pair, one] = ids as [string, string, string];
		expect(plainly(draft.does(fromAnswer(shape, { split: {} })))).toBe('Build nothing');
		const order = { [one]: 1, [pair]: 2, [carrier]: 1 };
		expect(plainly(draft.does(fromAnswer(shape, { split: order })))).toBe(
			'Build 1 Carrier and 5 Fighters'
		);
	});

	test('ships that fire first are told by number and name, and all that may begin chosen', () => {
		const draft = new Draft(null);
		draft.verbs = { ...telling.verbs, ...book.verbs };
		const usual = { destroyer: 1, cruiser: 1 };
		const places = ['destroyer', 'cruiser'].map((id): Place => ({ id, say: '', max: 2 }));
		const shape = { type: 'split', places, min: 1, max: 2, usual } as const;
		draft.ask({ ...{ id: 1, name: 'battle.aim', rule: 'TI-25.6', say: '', shape, window: null } });
		expect(plainly(draft.does(blank(shape)))).toBe('Fire with 1 Cruiser and 1 Destroyer');
		expect(plainly(draft.does(fromAnswer(shape, { split: { cruiser: 2 } })))).toBe(
			'Fire with 2 Cruisers'
		);
	});

	test('groups stand in the order of their first place, and only where all belong to one', () => {
		const place = (id: string): Place => ({ id, say: '', max: 1 });
		const by = (id: string) => (id === '?' ? null : { group: id[0]!, say: id });
		expect(
			groupsOf(spread([place('b1'), place('a1'), place('b2')]), by).map(({ name, places }) => [
				name,
				places.map(({ say }) => say)
			])
		).toEqual([
			['b', ['b1', 'b2']],
			['a', ['a1']]
		]);
		expect(groupsOf(spread([place('b1'), place('?')]), by)).toEqual([]);
	});

	test('of limits with the same words the tighter one is a row of boxes', () => {
		const places: Place[] = [{ id: 'f', say: '', max: 9 }];
		const filling = blank({ type: 'split', places, min: 0, max: 9 });
		filling.split['f'] = 2;
		const boxes = boxesOf(
			[
				{ say: msg('Holds'), rule: 'TI-13.6', most: 6, uses: { f: 1 } },
				{ say: msg('Holds'), rule: 'TI-13.7', most: 3, uses: { f: 1 } },
				{ say: msg('Supply'), rule: 'TI-13.1', most: 4, uses: {} }
			],
			filling
		);
		expect(boxes.map(({ taken, most }) => [taken, most])).toEqual([
			[2, 3],
			[0, 4]
		]);
	});

	test('ways lead from where units are chosen to the system that is asked about', () => {
		const lit = (amount: number) => ({ state: 'chosen', amount, max: 3, say: '' }) as const;
		expect(
			planOf(
				sight,
				new Set(['hex:0,0']),
				new Map([
					[home, lit(2)],
					[planet!.id, lit(1)],
					['hex:1,0', lit(0)]
				])
			)
		).toEqual([{ from: home, to: 'hex:0,0', label: '3' }]);
	});
});

test('dice are told by what they needed, with what that is made of', () => {
	const die: Die = {
		...{ seat: 'seat:1', kind: 'fighter', roll: 'round', system: 'hex:0,0', planet: null },
		...{ attacks: true, against: 'seat:2', isFirst: true }
	};
	const parts: readonly Part[] = [{ by: 1, of: { tech: 'cybernetics' } }];
	const events: ImperiumEvent[] = [
		{
			say: '',
			move: {
				...{ type: 'dice', seats: ['seat:1'] },
				dice: [
					{ die, value: 8, before: [3], hitsOn: 9, parts },
					{ die, value: 7, before: [], hitsOn: 9, parts }
				]
			}
		}
	];
	expect(rollsIn(events, { book })).toEqual([
		{
			...{ seat: 'seat:1', kind: 'fighter', needed: 8, hits: 1 },
			made: 'Fighter 9 and Cybernetics −1',
			parts: '9, Cybernetics −1',
			dice: [
				{ value: 8, hit: true, before: 3 },
				{ value: 7, hit: false, before: null }
			]
		}
	]);
});

test('dice that hit nothing, and are read as even or odd, are told without hits', () => {
	const die: Die = {
		...{ seat: 'seat:1', kind: null, roll: 'other', system: 'hex:0,0', planet: null },
		...{ attacks: false, against: null, isFirst: false }
	};
	const told = (hitsOn: number) =>
		rollsIn(
			[
				{
					say: '',
					move: {
						...{ type: 'dice', seats: ['seat:1'] },
						dice: [{ die, value: 8, before: [], hitsOn, parts: [] }]
					}
				}
			],
			{ book }
		).map(({ needed, made, hits }) => [needed, made, hits]);
	expect(told(11)).toEqual([[null, '', 0]]);
	expect(told(6)).toEqual([[6, '6', 1]]);
});

test('whoever is waited for is said to do something, at every question there is, and nothing is said of others', () => {
	const asking = Object.entries(imperium.steps).flatMap(([step, forms]) =>
		Object.entries(forms).flatMap(([label, { form }]) =>
			form === 'run' ? [] : [`${step}.${label}`]
		)
	);
	expect(asking).toContain('setup.build');
	const { deeds } = telling.bookVerbs!(book);
	expect(Object.keys(deeds).sort()).toEqual(asking.sort());
});
