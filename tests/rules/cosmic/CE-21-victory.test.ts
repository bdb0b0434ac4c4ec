/** Victory (rules.md section 21): five foreign colonies, alone or together, or a win of one's own. */
import { describe, expect, it } from 'vitest';
import { lookOpen, Play } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { takePlanet } from '../../../src/lib/games/cosmic/modules/planets';
import { position } from '../../support/cosmic';
import { said } from '../../support/said';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { PlanetId, SeatId, Ships } from '../../../src/lib/games/cosmic/types';

/** Foreign colonies for a seat on planets of another, beside the owner's ships. */
const colonies = (seat: SeatId, owner: number, n: number): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [
			`planet:${owner}-${i + 1}`,
			{ [`seat:${owner}`]: 4, [seat]: 1 }
		])
	);

/** Seat 1 is about to encounter seat 2; the offense holds 40 and 08, the defense 04 and 08. */
const duel = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:40', 'negotiate', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:04', 'negotiate', ...(given.hands?.['seat:2'] ?? [])]
		}
	});
const win = (g: CosmicGame, planet: PlanetId = 'planet:2-1', allies = {}) =>
	g.encounterTo({
		target: planet,
		send: { 'planet:1-1': 1 },
		allies,
		cards: ['attack:40', 'attack:04']
	});
const playOn = (g: CosmicGame) => {
	const { turn } = g.board;
	while (!g.table.over && g.board.turn === turn) g.lapse();
	return g.table.over;
};

describe('CE-21 victory', () => {
	it('[CE-21.1] [CE-1.1] given four foreign colonies, when a fifth is won, then the game is over at once; with a fourth it goes on', () => {
		const g = duel({ planets: colonies('seat:1', 3, 4) });
		win(g);
		expect(playOn(g)).toEqual({
			winners: ['seat:1'],
			why: 'With 5 foreign colonies.',
			rule: 'CE-21.1'
		});
		expect(g.said).toContain('{seat:1} wins with 5 foreign colonies.');
		expect(g.table.decisions).toEqual([]);
		const three = duel({ planets: colonies('seat:1', 3, 3) });
		win(three);
		expect(playOn(three)).toBeNull();
	});

	it('[CE-21.2] [CE-1.2] given an offense and its ally with four foreign colonies each, when both land, then they win together', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: {
				'planet:4-1': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-2': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-3': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-4': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 }
			},
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:04'] }
		});
		win(g, 'planet:2-1', { 'seat:3': ['offense', { 'planet:3-1': 1 }] });
		expect(playOn(g)).toMatchObject({ winners: ['seat:1', 'seat:3'], rule: 'CE-21.2' });
	});

	const deal = (given: Position = {}) => {
		const g = duel({
			seats: 3,
			...given,
			planets: { ...colonies('seat:1', 3, 4), ...given.planets }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		return g.until('deal.talk');
	};
	const colony = (planet: PlanetId) => ({
		colony: { pick: planet, then: { pick: 'exactly', then: { amount: 1 } } }
	});
	/** Seat 2 has four colonies as well: on the planets of seat 3, beside those of seat 1. */
	const both: Partial<Record<PlanetId, Ships>> = Object.fromEntries(
		[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 2, 'seat:1': 1, 'seat:2': 1 }])
	);

	it('[CE-21.2] [CE-27.9] given a deal that gives each its fifth colony, when it is carried out, then both win', () => {
		const g = deal({ planets: both });
		g.answer('seat:1', {
			offer: { give: colony('planet:1-2'), get: colony('planet:2-2'), promise: '' }
		}).answer('seat:2', { accept: 1 });
		expect(playOn(g)).toMatchObject({ winners: ['seat:1', 'seat:2'] });
	});

	it('[CE-21.3] [CE-21.5] given a deal that gives a fifth colony and takes the last token of Tick-Tock, then the check waits for both, and both win', () => {
		const g = deal({ aliens: { 'seat:3': 'tick-tock' }, tokens: { 'seat:3': 1 } });
		g.answer('seat:1', { offer: { give: {}, get: colony('planet:2-2'), promise: '' } });
		g.answer('seat:2', { accept: 1 });
		expect(playOn(g)).toMatchObject({ winners: ['seat:1', 'seat:3'], rule: 'CE-21.2' });
	});

	it('[CE-21.2] [CE-21.3] given a fifth colony by a deal, when its player uses an effect before Tick-Tock’s last token goes, then the check still waits, and both win', () => {
		const g = deal({
			aliens: { 'seat:1': 'zombie', 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 1 },
			warp: { 'seat:3': 1 }
		});
		g.answer('seat:1', { offer: { give: {}, get: colony('planet:2-2'), promise: '' } });
		g.answer('seat:2', { accept: 1 }).until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'power|zombie|release', { split: { 'seat:3': 1 } });
		expect(playOn(g)).toMatchObject({ winners: ['seat:1', 'seat:3'] });
	});

	it.each([
		{ rules: 3, winners: ['seat:1', 'seat:4'] },
		{ rules: 2, winners: ['seat:1', 'seat:4'] },
		{ rules: 1, winners: ['seat:1'] }
	])(
		'[CE-21.2] given a deal that takes the last token of Tick-Tock and gives a fifth colony, when a power is lost by it and answered, then under rules $rules $winners win',
		({ rules, winners }) => {
			const g = deal({
				seats: 4,
				aliens: { 'seat:1': 'virus', 'seat:4': 'tick-tock' },
				tokens: { 'seat:4': 1 },
				hands: { 'seat:3': ['flare:parasite', 'attack:06'] },
				planets: {
					'planet:1-1': { 'seat:1': 6 },
					'planet:1-2': { 'seat:1': 5 },
					'planet:1-3': { 'seat:1': 1 },
					'planet:1-4': {},
					'planet:1-5': {}
				}
			});
			Object.assign(g.table, { rules });
			g.answer('seat:1', { offer: { give: {}, get: colony('planet:2-2'), promise: '' } });
			g.answer('seat:2', { accept: 1 }).until('deal.settlers', 'seat:1');
			// It leaves the third home colony, and so loses its power.
			g.answer('seat:1', { split: { 'planet:1-3': 1 } }).until('window:power.lost', 'seat:3');
			g.use('seat:3', 'wild|parasite|settle|flare:parasite', {
				pick: 'planet:1-4',
				then: { split: { 'planet:3-5': 1 } }
			});
			expect(playOn(g)).toMatchObject({ winners });
		}
	);

	it.each([
		{ rules: 3, over: false },
		{ rules: 2, over: true }
	])(
		'[CE-21.11] given a fifth colony founded in answer to a power that Plague takes, then under rules $rules the game is over at once: $over, and else when Plague is done',
		({ rules, over }) => {
			const g = position({
				seats: 4,
				aliens: { 'seat:2': 'virus' },
				planets: {
					...colonies('seat:3', 4, 4),
					'planet:2-4': {},
					'planet:2-5': {},
					'planet:2-3': { 'seat:2': 1 }
				},
				hands: {
					'seat:1': ['artifact:plague', 'attack:08'],
					'seat:2': ['attack:06', 'attack:08'],
					'seat:3': ['flare:parasite', 'attack:06']
				}
			});
			Object.assign(g.table, { rules });
			g.until('window:encounter.start', 'seat:1');
			g.use('seat:1', 'artifact|plague', { pick: 'seat:2' }).until('mustLose.pick');
			g.answer('seat:2', { split: { 'planet:2-3': 1, 'planet:2-1': 2 } });
			g.until('window:power.lost', 'seat:3').use('seat:3', 'wild|parasite', {
				pick: 'planet:2-4',
				then: { split: { 'planet:3-5': 1 } }
			});
			g.until('window:use.declared').pass();
			expect(g.table.over !== null).toBe(over);
			expect(playOn(g)).toMatchObject({ winners: ['seat:3'] });
		}
	);

	it('[CE-21.3] given a fifth colony abandoned in the same landing step it was launched from, then it does not count', () => {
		const g = duel({ planets: { ...colonies('seat:1', 3, 4) } });
		g.until('launch.aim').pick('seat:1', 'planet:2-1').until('launch.send');
		// The fourth foreign colony is left for the fifth: still four.
		g.answer('seat:1', { split: { 'planet:3-4': 1 } });
		g.lay('attack:40', 'attack:04');
		expect(playOn(g)).toBeNull();
	});

	it('[CE-21.4] given ships on the board, then the colony track shows the foreign colonies there', () => {
		const g = duel({ planets: colonies('seat:1', 3, 3) });
		const track = () => lookOpen(cosmic, g.table).board.players['seat:1']!.foreignColonies;
		expect(track()).toBe(3);
		win(g).until('turn.second');
		expect(track()).toBe(4);
		g.answer('seat:1', { yes: true }).until('launch.send');
		g.answer('seat:1', { split: { 'planet:3-1': 1 } });
		expect(track()).toBe(3);
	});

	it('[CE-21.5] given the last token, when a defense wins, then its player wins in its own way', () => {
		const g = duel({
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 1 },
			hands: { 'seat:2': ['attack:30'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'attack:30']
		});
		expect(playOn(g)).toMatchObject({ winners: ['seat:3'], rule: 'CE-21.5' });
	});

	it('[CE-21.6] given an invitation or an offer that would make another win, then it can be declined', () => {
		const g = duel({ planets: colonies('seat:1', 3, 4) });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer').pick('seat:3', 'decline');
		expect(g.encounter.allies.offense).toEqual([]);
		const h = deal();
		h.answer('seat:1', { offer: { give: {}, get: colony('planet:2-2'), promise: '' } });
		h.answer('seat:2', { refuse: true });
		expect(playOn(h)).toBeNull();
		expect(h.said).toContain('{seat:2} refuses to deal.');
	});

	it('[CE-21.7] given a deal that would win, when it is quashed before it is carried out, then the game goes on', () => {
		const g = deal({ hands: { 'seat:3': ['artifact:quash'] } });
		g.answer('seat:1', { offer: { give: {}, get: colony('planet:2-2'), promise: '' } });
		g.answer('seat:2', { accept: 1 }).until('window:resolution.dealMade', 'seat:3');
		expect(g.table.over).toBeNull();
		g.use('seat:3', 'artifact|quash');
		expect(playOn(g)).toBeNull();
		expect(g.ships('planet:2-2')).not.toHaveProperty('seat:1');
	});

	it('[CE-21.8] given four planets for each player, when a fourth foreign colony is won, then it wins, whatever the other option says', () => {
		for (const coloniesToWin of [4, 5] as const) {
			const g = duel({
				options: { planetsPerPlayer: 4, coloniesToWin },
				planets: colonies('seat:1', 3, 3)
			});
			win(g);
			expect(playOn(g)).toMatchObject({ winners: ['seat:1'] });
		}
	});

	it('[CE-21.10] given a player who is away, when its decisions run out, then ships and planets stay, it invites nobody, joins nobody and lays an encounter card', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['artifact:plague', 'attack:08'], 'seat:2': ['attack:40', 'flare:zombie'] }
		});
		playOn(g);
		expect(g.said).toContain('{seat:1} sends 1 ship to planet 1 of {seat:2}.');
		expect(g.said).toContain('{seat:1} invites nobody.\n{seat:2} invites nobody.');
		expect(g.said).toContain('Cards revealed: Attack 08 and Attack 40.');
		expect(g.said).not.toContain('plays');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4 });
		const h = duel();
		h.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		h.until('alliance.answer').lapse();
		expect(h.said).toContain('{seat:3} stays out.');
	});

	/** These planets leave the game. */
	const lose = (g: CosmicGame, ...planets: PlanetId[]) => {
		const play = new Play(cosmic, g.table);
		for (const planet of planets) takePlanet(play, planet);
		return play.events.map(({ say }) => said(say)).join('\n');
	};
	const needed = (g: CosmicGame) =>
		g.board.order.map((seat) => lookOpen(cosmic, g.table).board.players[seat]!.toWin ?? 5);

	it('[CE-21.14] given two players, when each has lost a planet, then four foreign colonies win; while one could still have five, five do', () => {
		const g = duel({ seats: 2, planets: colonies('seat:1', 2, 4) });
		delete g.board.planets['planet:2-4']!.ships['seat:1'];
		expect(lose(g, 'planet:2-5')).not.toContain('Too few');
		expect(needed(g)).toEqual([5, 5]);
		expect(lose(g, 'planet:1-5')).toContain(
			'Too few planets are left for 5 foreign colonies: 4 win from now on.'
		);
		expect(needed(g)).toEqual([4, 4]);
		win(g, 'planet:2-4');
		expect(playOn(g)).toEqual({
			winners: ['seat:1'],
			why: 'With 4 foreign colonies.',
			rule: 'CE-21.1'
		});
	});

	it('[CE-21.14] given a single planet is left, then one foreign colony wins, and never none', () => {
		const g = duel({ seats: 2 });
		const of = (seat: number, ...ks: number[]) => ks.map((k): PlanetId => `planet:${seat}-${k}`);
		lose(g, ...of(1, 1, 2, 3, 4, 5), ...of(2, 2, 3, 4));
		expect(needed(g)).toEqual([2, 2]);
		expect(lose(g, 'planet:2-5')).toContain('1 wins from now on.');
		expect(needed(g)).toEqual([1, 1]);
		lose(g, 'planet:2-1');
		expect(needed(g)).toEqual([1, 1]);
	});

	it('[CE-21.14] given partners, then planets of neither count for what they could have', () => {
		const g = duel({
			seats: 4,
			teams: [
				['seat:1', 'seat:3'],
				['seat:2', 'seat:4']
			]
		});
		for (const seat of [1, 2, 3, 4])
			lose(g, ...[1, 2, 3].map((k): PlanetId => `planet:${seat}-${k}`));
		expect(needed(g)).toEqual([4, 4, 4, 4]);
	});

	/** A turn that ends with nothing won, the last of fifty for each unless said otherwise. */
	const lastTurn = (given: Position = {}, turn?: number) => {
		const g = duel(given);
		g.board.turn = turn ?? 50 * g.board.order.length;
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		const over = playOn(g);
		told = g.said;
		return over;
	};
	let told = '';

	it('[CE-21.15] given fifty turns each, when the last ends, then most foreign colonies win; a turn before the game goes on', () => {
		const planets = { ...colonies('seat:3', 1, 2), ...colonies('seat:2', 3, 1) };
		expect(lastTurn({ planets })).toEqual({
			winners: ['seat:3'],
			why: 'With the most foreign colonies when the game ended.',
			rule: 'CE-21.15'
		});
		expect(told).toContain('Nobody has won in 50 turns each: the game ends.');
		expect(told).toContain('{seat:3} wins with the most foreign colonies.');
		expect(lastTurn({ planets }, 149)).toBeNull();
		expect(lastTurn({ seats: 4, planets }, 150)).toBeNull();
	});

	it('[CE-21.15] given as many colonies, then the victory is shared; without any nobody wins', () => {
		const planets = { ...colonies('seat:3', 1, 1), ...colonies('seat:2', 3, 1) };
		expect(lastTurn({ planets })).toMatchObject({ winners: ['seat:2', 'seat:3'] });
		expect(told).toContain(
			'{seat:2} and {seat:3} share the victory with the most foreign colonies.'
		);
		expect(lastTurn()).toMatchObject({
			winners: [],
			why: 'Nobody has won in 50 turns each: the game ends.'
		});
	});

	it('[CE-21.15] [essence:witch-win] given a player who may not win, then that one does not with the most colonies either', () => {
		const planets = { ...colonies('seat:3', 1, 2), ...colonies('seat:2', 3, 1) };
		const cursed: Position = {
			planets,
			aliens: { 'seat:1': 'witch' },
			essence: { witch: { laid: [['win', 'seat:3', 4]] } }
		};
		expect(lastTurn(cursed)?.winners).toEqual(['seat:2']);
	});

	it('[CE-21.15] given no planet is left, then the game ends with that turn', () => {
		const g = duel();
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		lose(
			g,
			...[1, 2, 3].flatMap((seat) => [1, 2, 3, 4, 5].map((k): PlanetId => `planet:${seat}-${k}`))
		);
		expect(playOn(g)).toMatchObject({
			winners: [],
			why: 'No planet is left: the game ends.',
			rule: 'CE-21.15'
		});
	});

	it('[CE-21.15] given partners, then their colonies count together, and twice those of who has none', () => {
		const pair = [['seat:2', 'seat:4']] as const;
		const planets = { ...colonies('seat:1', 2, 2), ...colonies('seat:2', 3, 3) };
		expect(lastTurn({ seats: 5, teams: pair, planets })?.winners).toEqual(['seat:1']);
		const more = { ...planets, ...colonies('seat:4', 5, 2) };
		expect(lastTurn({ seats: 5, teams: pair, planets: more })?.winners).toEqual([
			'seat:2',
			'seat:4'
		]);
	});

	it('[CE-21.15] [CE-40.41] given objectives, then points are counted, and nobody has ended the game', () => {
		const g = duel({ objectives: ['luminosity'], hands: { 'seat:3': ['flare:zombie'] } });
		g.board.turn = 150;
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		expect(playOn(g)).toMatchObject({ winners: ['seat:3'], rule: 'CE-40.41' });
		expect(g.board.objectives!.counted!['seat:3']).toMatchObject({ ended: 0, total: 7 });
		expect(g.said).toContain('Nobody has won in 50 turns each: the game ends.');
		expect(g.said).not.toContain('The goal is reached');
	});
});
