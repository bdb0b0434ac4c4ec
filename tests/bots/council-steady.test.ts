/** The steady player of Galactic Council: what it does in plain positions, and that it is worth playing against. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, decideNow, diceFrom, playOut } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import type { Bot, Said, SeatId, Thinking } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import { ANSWERED } from '../../src/lib/games/council/bot';
import { nearness, soon } from '../../src/lib/games/council/bot/rivals';
import { simulate } from '../../tools/lib/simulate';
import type { Squad } from '../../src/lib/games/council/types';
import { position } from '../support/council';
import type { CouncilGame, Position } from '../support/council';
import { tableOf } from '../support/positions';

const steady = botFor(botsFor(council), 'steady');

/** What the steady player answers in this seat now. */
const answerOf = ({ table }: CouncilGame, seat: SeatId): Said =>
	decideNow(steady, {
		game: 'council',
		decision: decisionOf(table, seat)!,
		view: () => ({ open: lookOpen(council, table), own: lookOwn(council, table, seat) }),
		dice: diceFrom(1)
	});

/** The picks of an answer, outermost first: `['battle', 'hex:0,1']`. */
function path(answer: Said): string[] {
	if (!('pick' in answer)) return [];
	return [answer.pick, ...(answer.then ? path(answer.then) : [])];
}

/** All events it uses in its turn, as paths. */
function turnOf(g: CouncilGame, seat: SeatId): string[][] {
	const used: string[][] = [];
	for (let i = 0; i < 40 && g.board.turn?.seat === seat; i++) {
		for (const asked of g.askedSeats) {
			const answer = answerOf(g, asked);
			if (asked === seat && g.asked.includes('turn.menu')) used.push(path(answer));
			g.answer(asked, answer);
		}
	}
	return used;
}

describe('steady', () => {
	it('wins at least three in five four-seat games against three random players, from any seat', () => {
		for (let at = 0; at < 4; at++) {
			const levels = [0, 1, 2, 3].map((seat) => (seat === at ? 'steady' : 'random'));
			const games = Array.from({ length: 4 }, (_, k) =>
				simulate({ game: council, seats: 4, levels, seed: 100 * at + k })
			);
			expect(games.map(({ error }) => error)).toEqual(games.map(() => null));
			const won = games.filter(({ table }) => table?.over?.winners.includes(`seat:${at + 1}`));
			expect(won.length).toBeGreaterThanOrEqual(3);
		}
	}, 60_000);

	it('plays whole games against itself and is never refused, whatever the seats and options', () => {
		for (const seats of [2, 3, 4, 5, 6]) {
			const options = {
				species: seats % 2 === 0 ? 'auction' : 'draft',
				npcs: seats % 3 === 0 ? 'off' : 'on'
			};
			const outcome = simulate({ game: council, seats, levels: ['steady'], seed: seats, options });
			expect(outcome).toMatchObject({ end: 'finished', error: null });
		}
	}, 60_000);

	it('thinks in slices, half of them less than a millisecond, however busy the machine', () => {
		const table = tableOf(council, { seats: 4, options: {}, seed: 3, clocked: false });
		const took: number[] = [];
		const timed = (think: () => Said | Thinking): Said | Thinking => {
			const started = performance.now();
			const thought = think();
			took.push(performance.now() - started);
			return typeof thought === 'function' ? () => timed(thought) : thought;
		};
		const watched: Bot = { ...steady, decide: (question) => timed(() => steady.decide(question)) };
		const { decisions } = playOut(council, table, { bots: [watched], dice: diceFrom(3) });
		expect(took.length).toBeGreaterThan(decisions);
		expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(1);
	});
});

describe('a steady turn', () => {
	const near = ['hex:-1,-1', 'hex:-2,1'];

	it('given the first one, then it settles a planet next to its homeworld', () => {
		const battles = turnOf(position(), 'seat:1').filter(([event]) => event === 'battle');
		expect(battles).toHaveLength(1);
		expect(near).toContain(battles[0]![1]);
	});

	it('given a planet nobody owns two hexes away, and nobody left to stir up, then it moves nearer', () => {
		const owned = { owner: 'seat:1' } as const;
		const riots = { riots: { by: 'seat:1', n: 6 } } as const;
		const g = position({
			planets: {
				...{ 'hex:-1,-1': owned, 'hex:-2,1': owned },
				...{ 'hex:0,0': riots, 'hex:1,-2': riots, 'hex:-1,2': riots, 'hex:2,0': riots }
			},
			ships: { 'hex:-2,0': ['seat:1', { fighter: 4, destroyer: 2 }] }
		});
		expect(turnOf(g, 'seat:1').map(([event]) => event)).toContain('move');
	});

	it('given a fleet four times as strong next to it, then it does not attack; given one a quarter, it does', () => {
		const facing = (enemy: number): Position => ({
			objectives: ['laurels'],
			planets: { 'hex:-1,-1': { owner: 'seat:1' }, 'hex:-2,1': { owner: 'seat:1' } },
			tiles: { 'hex:-1,0': 'frontier-13' },
			ships: {
				'hex:-2,0': ['seat:1', { fighter: 4 }],
				'hex:-1,0': ['seat:2', { fighter: enemy }]
			}
		});
		const attacks = (enemy: number) =>
			turnOf(position(facing(enemy)), 'seat:1').filter(
				([event, hex]) => event === 'battle' && hex === 'hex:-1,0'
			);
		expect(attacks(10)).toHaveLength(0);
		expect(attacks(1)).toHaveLength(1);
	});

	it('given production enough, then it builds more than one kind of ship', () => {
		const g = position({ players: { 'seat:1': { stock: 6 } } });
		const before = g.hex('hex:-2,0').fleet!;
		expect([before.destroyer, before.dreadnaught]).toEqual([1, 0]);
		turnOf(g, 'seat:1');
		const kinds = (['fighter', 'destroyer', 'dreadnaught'] as const).filter((ship) =>
			Object.values(g.board.hexes).some(({ fleet }) => fleet?.race === 'seat:1' && fleet[ship] > 0)
		);
		expect(kinds.length).toBeGreaterThan(1);
	});

	it('given an objective for technologies and the means, then it researches', () => {
		const g = position({
			objectives: ['learned'],
			market: ['orbital-farms', 'slip-keels', 'long-voice'],
			players: { 'seat:1': { stock: 12 } }
		});
		turnOf(g, 'seat:1');
		expect(g.player('seat:1').techs).toHaveLength(2);
	});

	it('given an objective for influence that is one planet short, then it spreads Propaganda there', () => {
		const influenced = { riots: { by: 'seat:1', n: 1 } } as const;
		const g = position({
			objectives: ['strings'],
			planets: { 'hex:2,0': influenced, 'hex:0,0': influenced }
		});
		turnOf(g, 'seat:1');
		const planets = Object.values(g.board.hexes).filter(
			({ planet }) => planet?.riots?.by === 'seat:1'
		);
		expect(planets).toHaveLength(3);
	});

	it('given a card that takes a planet under three of its counters, then it puts them together, and plays it', () => {
		const influenced = (n: number) =>
			position({
				species: { 'seat:1': 'duskari' },
				planets: { 'hex:2,-1': { owner: 'seat:2', riots: { by: 'seat:1', n } } }
			});
		expect(turnOf(influenced(1), 'seat:1')).toContainEqual(['spread', 'hex:2,-1']);
		const ready = influenced(3);
		expect(turnOf(ready, 'seat:1')).toContainEqual(['card', 'action:duskari-3']);
		expect(ready.planet('hex:2,-1').owner).toBe('seat:1');
	});

	it('given ships in the way of an attack and a card that burns them, then it burns them first', () => {
		const facing = (enemy: number): Position => ({
			round: 5,
			species: { 'seat:1': 'pyrrhane' },
			objectives: ['laurels', 'conquest'],
			planets: { 'hex:0,-1': { owner: 'seat:2' } },
			ships: {
				'hex:-1,0': ['seat:1', { fighter: 2, destroyer: 1 }],
				'hex:0,-1': ['seat:2', { fighter: enemy }]
			}
		});
		const even = turnOf(position(facing(4)), 'seat:1').map((event) => event.slice(0, 2).join(' '));
		const burnt = even.indexOf('card action:pyrrhane-3');
		expect(burnt).toBeGreaterThanOrEqual(0);
		expect(even.indexOf('battle hex:0,-1')).toBeGreaterThan(burnt);
		const sure = turnOf(position(facing(1)), 'seat:1');
		expect(sure).not.toContainEqual(['card', 'action:pyrrhane-3']);
	});

	it('given no production left and an objective that is three Fighters short, then a card places them', () => {
		const g = position({
			round: 4,
			species: { 'seat:1': 'varkesh' },
			players: { 'seat:1': { actions: ['varkesh-2'] } },
			objectives: ['grand-fleet'],
			planets: { 'hex:-2,0': { expended: true } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 3, destroyer: 4 }] }
		});
		expect(turnOf(g, 'seat:1')).toContainEqual(['card', 'action:varkesh-2']);
	});

	it('given its homeworld riots, then it ends that', () => {
		const g = position({
			species: { 'seat:1': 'thimmari' },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 6 }] },
			planets: { 'hex:-2,0': { riots: { by: 'seat:2', n: 5 } } }
		});
		expect(turnOf(g, 'seat:1').map(([event]) => event)).toContain('calm');
		expect(g.planet('hex:-2,0').riots).toBeNull();
	});

	it('given an ally whose planet is in reach and 7 VP of its own, then it attacks it and wins', () => {
		const allied = (vp: number, round = 5) =>
			position({
				seats: 3,
				round,
				options: { victory: 'round4' },
				allies: ['seat:1', 'seat:2'],
				players: { 'seat:1': { vp }, 'seat:2': { vp: 1 } },
				ships: {
					'hex:0,-1': ['seat:1', { fighter: 3 }],
					'hex:1,-1': ['seat:2', { fighter: 1 }]
				}
			});
		const tempted = allied(7);
		turnOf(tempted, 'seat:1');
		expect(tempted.table.over?.winners).toEqual(['seat:1']);
		const loyal = allied(6);
		turnOf(loyal, 'seat:1');
		expect(loyal.player('seat:1').ally).toBe('seat:2');
		const early = allied(7, 4); // nobody wins before the judging of that round
		turnOf(early, 'seat:1');
		expect(early.player('seat:1').ally).toBe('seat:2');
	});

	it('given 10 VP of two together, then they ally and win where a new alliance can, and where it must wait they do not win', () => {
		const strangers = (newAlliance: 'wins' | 'waits') =>
			position({
				seats: 3,
				round: 5,
				options: { newAlliance },
				players: { 'seat:1': { vp: 5 }, 'seat:2': { vp: 5 }, 'seat:3': { vp: 6 } },
				ships: {
					'hex:0,-1': ['seat:1', { fighter: 1 }],
					'hex:1,-1': ['seat:2', { fighter: 1 }]
				}
			});
		const sure = strangers('wins');
		turnOf(sure, 'seat:1');
		expect(sure.table.over?.winners).toEqual(['seat:1', 'seat:2']);
		const slow = strangers('waits');
		turnOf(slow, 'seat:1');
		expect(slow.table.over).toBeNull();
	});

	it('given a fleet of somebody else above its ally’s planet, then it fights the fleet and leaves the planet', () => {
		const field = 'hex:0,-1';
		const above = (vp: number) => {
			const g = position({
				seats: 3,
				round: 5,
				allies: ['seat:1', 'seat:2'],
				players: { 'seat:1': { vp, actions: [] } },
				tiles: { [field]: 'frontier-2' },
				planets: { [field]: { owner: 'seat:2' } },
				ships: {
					'hex:0,-2': ['seat:1', { destroyer: 7 }],
					[field]: ['seat:3', { fighter: 1 }]
				}
			});
			g.pick('seat:1', 'battle', field);
			while (g.asked[0] !== 'invade.whether')
				for (const seat of g.askedSeats) g.answer(seat, answerOf(g, seat));
			return answerOf(g, 'seat:1');
		};
		expect(above(4)).toEqual({ yes: false });
		expect(above(7), 'which wins').toEqual({ yes: true });
	});

	it('the questions it answers are questions of the game', () => {
		for (const name of ANSWERED) {
			const at = name.lastIndexOf('.');
			expect(council.steps[name.slice(0, at)]?.[name.slice(at + 1)]?.form, name).not.toBe('run');
			expect(council.steps[name.slice(0, at)], name).toHaveProperty(name.slice(at + 1));
		}
	});
});

describe('steady politics', () => {
	const offered = (mine: number, theirs: number, rival: number) => {
		const g = position({
			seats: 3,
			round: 4,
			players: { 'seat:1': { vp: theirs }, 'seat:2': { vp: mine }, 'seat:3': { vp: rival } },
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1 }],
				'hex:1,-1': ['seat:2', { fighter: 1 }],
				'hex:-2,2': ['seat:3', { fighter: 1 }]
			}
		});
		return answerOf(g.pick('seat:1', 'alliance', 'seat:2'), 'seat:2');
	};

	it('given a rival ahead of both, then it allies; given it is about to win alone, it does not', () => {
		expect(offered(3, 4, 6)).toEqual({ yes: true });
		expect(offered(6, 1, 2)).toEqual({ yes: false });
	});

	it('given a neighbour who would refuse, then it offers no alliance', () => {
		// It is behind and would gain by it; the other is about to win alone.
		const g = position({
			seats: 3,
			round: 4,
			players: { 'seat:1': { vp: 1 }, 'seat:2': { vp: 6 }, 'seat:3': { vp: 5 } },
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1 }],
				'hex:1,-1': ['seat:2', { fighter: 1 }],
				'hex:-2,2': ['seat:3', { fighter: 1 }]
			}
		});
		expect(g.choices('seat:1')).toContain('alliance');
		expect(turnOf(g, 'seat:1').map(([event]) => event)).not.toContain('alliance');
	});

	it('given two rivals with as many points, then who could win by research counts as nearer', () => {
		const climbed = ['layered-armour', 'mantle-mines', 'terraforming', 'titan-yards'];
		const g = position({
			seats: 3,
			market: ['living-hulls', 'citadels'],
			players: {
				'seat:2': { vp: 6, stock: 6, techs: climbed },
				'seat:3': { vp: 6, stock: 6, techs: [] }
			}
		});
		const sight = {
			...{ me: 'seat:1' as const, board: g.board, dice: diceFrom(1) },
			...{ known: new Map(), places: new Map() }
		};
		expect(soon(sight, 'seat:2')).toBe(1);
		expect(soon(sight, 'seat:3')).toBe(0);
		expect(nearness(sight, 'seat:2')).toBeGreaterThan(1 + nearness(sight, 'seat:3') / 2);
	});

	it('given two objectives it meets, then it scores the one worth more', () => {
		const g = position({
			turn: null,
			objectives: ['charter', 'great-realm'],
			planets: Object.fromEntries(
				['hex:-1,-1', 'hex:-2,1', 'hex:2,-1', 'hex:1,1', 'hex:0,-1'].map((hex) => [
					hex,
					{ owner: 'seat:1' }
				])
			)
		});
		g.until('judging.claim');
		expect(answerOf(g, 'seat:1')).toEqual({ pick: 'objective:great-realm' });
	});

	it('given a vote that would make a rival win, then it votes for the other side', () => {
		const g = position({
			turn: null,
			chair: 'seat:2',
			council: ['census'],
			players: { 'seat:2': { vp: 6 } },
			planets: { 'hex:2,-1': { owner: 'seat:2' } }
		});
		g.until('council.choose').pick('seat:2', 'council:census').until('vote.cast');
		expect(answerOf(g, 'seat:1')).toMatchObject({ pick: 'b' });
	});
});

describe('a steady battle', () => {
	const fight = (mine: Position['ships']) => {
		const g = position({
			tiles: { 'hex:-1,0': 'frontier-13' },
			ships: mine!
		});
		return g.pick('seat:1', 'battle', 'hex:-1,0').until('battleRound.buy');
	};

	it('given a sure victory, then it buys a Big Tactic if it can and no Small ones; given an open fight, Small ones too', () => {
		const bought = (mine: Squad, theirs: Squad) =>
			answerOf(fight({ 'hex:-2,0': ['seat:1', mine], 'hex:-1,0': ['seat:2', theirs] }), 'seat:1');
		const destroyers = (n: number): Squad => ({ fighter: 0, destroyer: n, dreadnaught: 0 });
		const weak: Squad = { fighter: 2, destroyer: 0, dreadnaught: 0 };
		const strong: Squad = { fighter: 0, destroyer: 4, dreadnaught: 2 };
		expect(bought(destroyers(4), weak)).toEqual({ split: {} });
		expect(bought(destroyers(5), weak)).toEqual({ split: { big: 1 } });
		expect(bought(destroyers(4), destroyers(4))).toEqual({ split: { small: 2 } });
		expect(bought(strong, strong)).toEqual({ split: { big: 1, small: 2 } });
	});
});
