/** Sorcerer: exchanges the two encounter cards. */
import { describe, expect, it } from 'vitest';
import { act, lookOpen, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { seatsOf } from '../../../support/cosmic';
import { duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

/** Seat 1 lays 08, seat 2 lays 40; both lie face down. */
const laid = (given: Position = {}) =>
	meet(
		duel({
			aliens: { 'seat:1': 'sorcerer' },
			...given,
			hands: {
				'seat:1': ['attack:04', ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': ['attack:40', ...(given.hands?.['seat:2'] ?? [])],
				...(given.hands?.['seat:3'] ? { 'seat:3': given.hands['seat:3'] } : {})
			}
		}),
		['attack:08', 'attack:40']
	);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Sorcerer', () => {
	it('[alien:sorcerer] given both cards lie face down, when it uses its power, then they are exchanged', () => {
		const g = laid().until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		expect(totals(g)).toEqual({ offense: 41, defense: 12 });
		expect(g.said).toContain('The two encounter cards are exchanged.');
	});

	it('[alien:sorcerer] given it does not use its power, then each has its own card', () => {
		expect(totals(laid())).toEqual({ offense: 9, defense: 44 });
	});

	it('[alien:sorcerer] given it is the defense, then it may exchange them too', () => {
		const g = laid({ aliens: { 'seat:2': 'sorcerer' } });
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|sorcerer');
		expect(totals(g)).toEqual({ offense: 41, defense: 12 });
	});

	it('[alien:sorcerer] given it is zapped, then the cards stay, and it cannot try again', () => {
		const g = laid({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:06'] } });
		g.until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 44 });
		expect(g.said.match(/uses the power/g)).toHaveLength(1);
	});

	it('[alien:sorcerer] given its power is lost, then it has nothing to use', () => {
		const g = laid({ planets: homes('seat:1', 10, 10) });
		expect(totals(g)).toEqual({ offense: 9, defense: 44 });
		expect(g.said).not.toContain('Sorcerer');
	});

	it('[alien:sorcerer] ruling: cards are exchanged unseen', () => {
		const g = laid().until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		g.pass().until('window:reveal.before');
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('attack:40');
		expect(g.events.some(({ say }) => said(say).includes('Attack 40'))).toBe(false);
	});

	it('[alien:sorcerer] [alien:clone] ruling: whoever ends with a card has used it, so Clone keeps that one', () => {
		const g = laid({ aliens: { 'seat:1': 'sorcerer', 'seat:2': 'clone' } });
		g.until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		g.until('window:resolution.used', 'seat:2').use('seat:2', 'power|clone').until('turn.second');
		expect(g.hand('seat:2')).toContainEqual('attack:08#1');
		expect(g.board.discard).toContainEqual('attack:40#1');
	});

	it('[alien:sorcerer] [alien:oracle] ruling: a card that lies face up may be exchanged as well', () => {
		const g = duel({
			aliens: { 'seat:1': 'sorcerer', 'seat:2': 'oracle' },
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:40'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('planning.expose', 'seat:1').pick('seat:1', 'attack:08');
		g.until('planning.select', 'seat:2').pick('seat:2', 'attack:40');
		g.until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		expect(totals(g)).toEqual({ offense: 41, defense: 12 });
	});

	it('[alien:sorcerer] [CE-3.15] given one player chooses Sorcerer and another Gambler, then the later of them is dealt two other aliens', () => {
		let met = 0;
		for (let seed = 0; met < 3; seed++) {
			const key = String(seed).padStart(64, '0');
			const { table } = start(cosmic, { seats: seatsOf(6), options: {}, key, clocked: false });
			const players = Object.values(table.board.players);
			const wants = ({ offered }: { offered: readonly string[] }) =>
				offered.find((alien) => alien === 'sorcerer' || alien === 'gambler') ?? offered[0]!;
			const both = new Set(players.map(wants));
			if (!both.has('sorcerer') || !both.has('gambler')) continue;
			met += 1;
			while (table.decisions[0]?.name === 'start.choose') {
				const { seat, id } = table.decisions[0];
				const pick = wants(table.board.players[seat as SeatId]!);
				expect(act(cosmic, table, seat, id, { pick })).toMatchObject({ ok: true });
			}
			const played = players.flatMap(({ aliens }) => aliens);
			expect(played.filter((alien) => alien === 'sorcerer' || alien === 'gambler')).toHaveLength(1);
		}
	});
});

describe('the Sorcerer flare', () => {
	/** Seat 3 holds the flare; seats 1 and 2 are Tick-Tock and Macron. */
	const trade = (given: Position = {}, play = true) => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'tick-tock', 'seat:2': 'macron', 'seat:4': 'sorcerer' },
			tokens: { 'seat:1': 7 },
			...given,
			hands: { 'seat:3': ['flare:sorcerer', 'attack:06'], ...given.hands }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:3');
		return play ? g.use('seat:3', 'wild|sorcerer').until('planning.select') : g;
	};

	it('[wild:sorcerer] given Sorcerer is no main player, before cards are chosen, when it is played, then the main players trade powers for good, tokens and all, and Sorcerer gets the flare', () => {
		const g = trade();
		expect(g.board.players['seat:1']).toMatchObject({ aliens: ['macron'], tokens: 0 });
		expect(g.board.players['seat:2']).toMatchObject({ aliens: ['tick-tock'], tokens: 7 });
		expect(g.hand('seat:4')).toContain('flare:sorcerer');
		expect(g.hand('seat:3')).toEqual(['attack:06#1']);
		// From now on seat 1 counts as Macron and seat 2 ticks.
		g.lay('attack:08', 'attack:08').until('launch.aim', 'seat:2');
		expect(g.said).toContain('12 to 12: a tie goes to the defense.');
		expect(g.board.players['seat:2']!.tokens).toBe(6);
		expect(g.board.players['seat:1']!.aliens).toEqual(['macron']);
	});

	it('[wild:sorcerer] given it is not played, then everybody keeps its power', () => {
		const g = trade({}, false).pass().until('planning.select');
		expect(g.board.players['seat:1']).toMatchObject({ aliens: ['tick-tock'], tokens: 7 });
		expect(g.hand('seat:3')).toContain('flare:sorcerer');
	});

	it('[wild:sorcerer] given Sorcerer is not in the game, then the flare is discarded', () => {
		const g = trade({ aliens: { 'seat:1': 'tick-tock', 'seat:2': 'macron' } });
		expect(g.board.players['seat:1']!.aliens).toEqual(['macron']);
		expect(g.board.discard).toContain('flare:sorcerer');
	});

	it('[wild:sorcerer] given Sorcerer is a main player, then it cannot be played', () => {
		const g = duel({
			aliens: { 'seat:1': 'sorcerer' },
			hands: { 'seat:3': ['flare:sorcerer', 'attack:06'] }
		});
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:3', 'wild|sorcerer')).toBe(false);
		expect(g.board.turn).toBe(1);
	});

	it('[wild:sorcerer] given Card Zap, then nobody trades and the flare is discarded', () => {
		const g = trade({ hands: { 'seat:1': ['artifact:card-zap'] } }, false);
		g.use('seat:3', 'wild|sorcerer')
			.pass()
			.use('seat:1', 'artifact|card-zap')
			.until('planning.select');
		expect(g.board.players['seat:1']!.aliens).toEqual(['tick-tock']);
		expect(g.board.discard).toContain('flare:sorcerer');
	});

	it('[wild:sorcerer] [alien:reincarnator] given a player with two powers, then both change hands', () => {
		const g = trade({ aliens: { 'seat:1': ['reincarnator', 'virus'], 'seat:2': 'macron' } });
		expect(g.board.players['seat:2']!.aliens).toEqual(['reincarnator', 'virus']);
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals!.defense).toBe(8 * 4);
	});

	it('[wild:sorcerer] [CE-17.1] given a power that was zapped in this encounter, then it stays so with its new player', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'macron', 'seat:2': 'virus' },
			hands: { 'seat:3': ['flare:sorcerer', 'artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.encounterTo({ send: { 'planet:1-1': 3 } }).until('window:planning.beforeSelect', 'seat:3');
		g.use('seat:3', 'wild|sorcerer').until('planning.select').lay('attack:08', 'attack:08');
		expect(totals(g)).toEqual({ offense: 8 * 3, defense: 12 });
	});

	it('[wild:sorcerer] given Sorcerer with its power lost and no main player, then it plays the wild half and keeps the flare', () => {
		const g = trade({
			aliens: { 'seat:1': 'tick-tock', 'seat:2': 'macron', 'seat:3': 'sorcerer' },
			planets: homes('seat:3', 10, 10)
		});
		expect(g.board.players['seat:1']!.aliens).toEqual(['macron']);
		expect(g.hand('seat:3')).toContain('flare:sorcerer');
	});

	const allied = (side: 'offense' | 'defense', given: Position = {}) =>
		duel({
			aliens: { 'seat:3': 'sorcerer' },
			...given,
			hands: {
				'seat:1': ['attack:04'],
				'seat:2': ['attack:40', 'artifact:cosmic-zap'],
				'seat:3': ['flare:sorcerer', 'attack:06']
			}
		})
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': [side, { 'planet:3-1': 1 }] },
				cards: ['attack:08', 'attack:40']
			})
			.until('window:planning.selected', 'seat:3');

	it('[super:sorcerer] given Sorcerer is an ally of either side, when it plays it, then the main players’ cards are exchanged; not played, they stay', () => {
		const g = allied('offense').use('seat:3', 'super|sorcerer');
		expect(totals(g)).toEqual({ offense: 42, defense: 12 });
		const h = allied('defense').use('seat:3', 'super|sorcerer');
		expect(totals(h)).toEqual({ offense: 41, defense: 13 });
		expect(totals(allied('offense'))).toEqual({ offense: 10, defense: 44 });
	});

	it('[super:sorcerer] given it is zapped, then the cards stay and the flare is back in hand', () => {
		const g = allied('offense')
			.use('seat:3', 'super|sorcerer')
			.until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 10, defense: 44 });
		expect(g.hand('seat:3')).toContain('flare:sorcerer');
	});

	it('[super:sorcerer] given Sorcerer is uninvolved or a main player, then it cannot be played', () => {
		const g = laid({ hands: { 'seat:1': ['flare:sorcerer'] } });
		expect(g.until('window:planning.selected', 'seat:1').offers('seat:1', 'super|sorcerer')).toBe(
			false
		);
		const h = laid({
			aliens: { 'seat:3': 'sorcerer' },
			hands: { 'seat:3': ['flare:sorcerer', 'attack:06'] }
		});
		expect(totals(h)).toEqual({ offense: 9, defense: 44 });
		expect(h.said).not.toContain('Sorcerer');
	});
});
