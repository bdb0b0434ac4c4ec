/** Spiff: beaten badly, it still gets a colony. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 sends three ships with this attack against four ships with that one. */
const losing = (attack: string, against: string, given: Position = {}): CosmicGame =>
	meet(
		duel({
			aliens: { 'seat:1': 'spiff' },
			...given,
			hands: {
				...given.hands,
				'seat:1': [attack, 'attack:06', ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': [against, 'attack:06', ...(given.hands?.['seat:2'] ?? [])]
			}
		}),
		[attack, against],
		3
	);
/** 06 + 3 against 15 + 4 is a loss by 10. */
const badly = (given: Position = {}) => losing('attack:06', 'attack:15', given);
const losingWindow = (g: CosmicGame) => g.until('window:ships.losing', 'seat:1');

describe('Spiff', () => {
	it('[alien:spiff] given the offense has lost by 10 or more, when it uses its power, then one ship crashes on the planet beside the defense, and the rest is lost; not used, all are', () => {
		const g = losingWindow(badly()).use('seat:1', 'power|spiff').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.said).toContain('A ship of {seat:1} crashes on planet 1 of {seat:2}.');
		const quiet = losingWindow(badly()).until('launch.aim', 'seat:2');
		expect(quiet.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(quiet.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[alien:spiff] given it has lost by 9, or it is the defense, then it has nothing to use', () => {
		// 06 + 3 against 14 + 4.
		const near = losingWindow(losing('attack:06', 'attack:14'));
		expect(near.offers('seat:1', 'power|spiff')).toBe(false);
		expect(near.until('launch.aim', 'seat:2').board.warp).toEqual({ 'seat:1': 3 });
		const defense = losing('attack:40', 'attack:08', { aliens: { 'seat:2': 'spiff' } });
		expect(defense.until('turn.second').said).not.toContain('power of Spiff');
	});

	it('[alien:spiff] given it has lost to an attack with a negotiate, then no totals were compared and nothing crashes', () => {
		const g = losing('negotiate', 'attack:40').until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('power of Spiff');
	});

	it('[alien:spiff] ruling: given the smaller total wins, then the difference of the totals counts', () => {
		// Anti-Matter against it: 40 + 3 against 08 − 4.
		const g = losing('attack:40', 'attack:08', {
			aliens: { 'seat:1': 'spiff', 'seat:2': 'anti-matter' }
		});
		losingWindow(g).use('seat:1', 'power|spiff').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
	});

	it('[alien:spiff] ruling: given allies beside it, then its own ship crashes, and theirs are lost', () => {
		const g = duel({
			aliens: { 'seat:1': 'spiff' },
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:30'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['attack:04', 'attack:30']
		});
		losingWindow(g).use('seat:1', 'power|spiff').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[alien:spiff] ruling: given four foreign colonies, when a ship crashes where it has none, then it wins', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = losingWindow(badly({ planets })).use('seat:1', 'power|spiff');
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[alien:spiff] [CE-21.2] given its fifth colony by a crash, and Tick-Tock’s last token by the same encounter, then both win', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const aliens = { 'seat:1': 'spiff', 'seat:3': 'tick-tock' };
		const g = losingWindow(badly({ planets, aliens, tokens: { 'seat:3': 1 } }));
		g.use('seat:1', 'power|spiff');
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:3']);
	});

	it('[alien:spiff] given it has a colony there, then the ship joins what is there', () => {
		const g = losingWindow(badly({ planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 2 } } }));
		g.use('seat:1', 'power|spiff').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:2': 4 });
	});

	it('[alien:spiff] given it is zapped, then all its ships are lost; given its power is lost, it has nothing to use', () => {
		const g = losingWindow(badly({ hands: { 'seat:2': ['artifact:cosmic-zap'] } }));
		declare(g, 'seat:1', 'power|spiff').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('launch.aim', 'seat:2').board.warp).toEqual({ 'seat:1': 3 });
		const lost = badly({ planets: homes('seat:1', 10, 10) }).until('launch.aim', 'seat:2');
		expect(lost.said).not.toContain('power of Spiff');
	});

	it('[alien:spiff] given ships of it are lost otherwise after a lost fight, then none of them crashes', () => {
		const g = losingWindow(
			badly({
				hands: { 'seat:3': ['flare:vacuum'] },
				aliens: { 'seat:1': 'spiff', 'seat:2': 'vacuum' }
			})
		);
		g.use('seat:1', 'power|spiff');
		while (!g.asked.includes('launch.aim')) {
			expect(g.offers('seat:1', 'power|spiff')).toBe(false);
			g.lapse();
		}
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
	});
});

describe('Spiff aside', () => {
	it.each(['power', 'super'])(
		'[alien:spiff] [super:spiff] given it is an ally of a beaten offense, then its %s crashes no ship',
		(half) => {
			// 06 + 3 against 15 + 4, and 08 + 3 against 15 + 4.
			const g = duel({
				aliens: { 'seat:3': 'spiff' },
				hands: {
					'seat:1': ['attack:06'],
					'seat:2': ['attack:15'],
					'seat:3': ['flare:spiff', 'attack:06']
				}
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
				cards: [half === 'power' ? 'attack:06' : 'attack:08', 'attack:15']
			});
			while (!g.asked.includes('launch.aim')) {
				expect(g.offers('seat:3', half)).toBe(false);
				g.lapse();
			}
			expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		}
	);

	it('[alien:spiff] given it has won and Vacuum drags ships of it along, then none of them crashes', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': 'spiff', 'seat:2': 'vacuum' },
				hands: { 'seat:1': ['attack:40'] }
			}),
			['attack:40', 'attack:08'],
			3
		);
		g.until('use.details', 'seat:2').answer('seat:2', { split: { 'seat:1': 2 } });
		g.until('mustLose.pick', 'seat:1').answer('seat:1', { split: { gate: 2 } });
		while (!g.asked.includes('turn.second')) {
			expect(g.offers('seat:1', 'power|spiff')).toBe(false);
			g.lapse();
		}
		expect(g.board.warp['seat:1']).toBe(2);
	});
});

describe('the Spiff flare', () => {
	const driven = (given: Position = {}) =>
		losing('attack:40', 'attack:08', {
			aliens: {},
			...given,
			hands: { ...given.hands, 'seat:2': ['flare:spiff'] }
		});

	it('[wild:spiff] given a losing defense, when it plays it, then one ship stays beside those that land; not played, none does', () => {
		const g = driven().until('window:ships.losing', 'seat:2').use('seat:2', 'wild|spiff');
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(driven().until('turn.second').ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[wild:spiff] ruling: given both sides lose, then the defense keeps one as well', () => {
		const g = meet(
			duel({
				options: { largeGroupCards: 'on' },
				hands: { 'seat:1': ['morph'], 'seat:2': ['morph', 'flare:spiff'] }
			}),
			['morph', 'morph'],
			2
		);
		g.until('window:ships.losing', 'seat:2').use('seat:2', 'wild|spiff').until('launch.aim');
		expect(g.said).toContain('A ship of {seat:2} stays on planet 1 of {seat:2}.');
		expect(g.said).toContain('{seat:2} loses 3 ships to the warp.');
		expect(g.board.warp['seat:1']).toBe(2);
	});

	it('[wild:spiff] given the offense loses, or a deal fails, then it cannot be played', () => {
		const offense = losing('attack:06', 'attack:15', {
			aliens: {},
			hands: { 'seat:1': ['flare:spiff'] }
		});
		expect(losingWindow(offense).offers('seat:1', 'wild|spiff')).toBe(false);
		const failed = meet(
			duel({
				options: { failedDealShipsFrom: 'encounterFirst' },
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', 'flare:spiff'] }
			}),
			['negotiate', 'negotiate']
		);
		failed.until('deal.talk').lapse().until('window:ships.losing', 'seat:2');
		expect(failed.offers('seat:2', 'wild|spiff')).toBe(false);
	});

	it('[super:spiff] given Spiff has lost by 5 to 9, when it plays it, then one ship crashes; not played, all are lost', () => {
		// 06 + 3 against 10 + 4.
		const given: Position = { hands: { 'seat:1': ['flare:spiff'] } };
		const by5 = () => losingWindow(losing('attack:06', 'attack:10', given));
		expect(by5().offers('seat:1', 'power|spiff')).toBe(false);
		const g = by5().use('seat:1', 'super|spiff').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.hand('seat:1')).toContain('flare:spiff');
		expect(by5().until('launch.aim', 'seat:2').ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[super:spiff] given it has lost by 4, or by 10, then it cannot be played', () => {
		const given: Position = { hands: { 'seat:1': ['flare:spiff'] } };
		// 10 + 3 against 13 + 4.
		expect(
			losingWindow(losing('attack:10', 'attack:13', given)).offers('seat:1', 'super|spiff')
		).toBe(false);
		const badlyLost = losingWindow(badly(given));
		expect(badlyLost.offers('seat:1', 'super|spiff')).toBe(false);
		expect(badlyLost.offers('seat:1', 'power|spiff')).toBe(true);
	});

	it('[super:spiff] given it is zapped, then all its ships are lost and it is back in hand', () => {
		const g = losing('attack:06', 'attack:10', {
			hands: { 'seat:1': ['flare:spiff'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(losingWindow(g), 'seat:1', 'super|spiff').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.hand('seat:1')).toContain('flare:spiff');
	});
});
