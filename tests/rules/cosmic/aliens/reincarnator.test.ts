/** Reincarnator: whenever it loses, it plays another alien as well. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { duel, homes, meet } from '../../../support/duel';
import type { AlienId } from '../../../../src/lib/games/cosmic/types';

const aliensOf = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3' = 'seat:1') =>
	g.board.players[seat]!.aliens;

/** What may be drawn; the rest is out of the game. */
const sheets = (g: CosmicGame, ...aliens: AlienId[]): CosmicGame => {
	g.board.sheets = aliens;
	return g;
};

/** Seat 1 attacks with three ships and loses; by default it is Reincarnator and Macron is free. */
const losing = (given: Position = {}, ...free: AlienId[]) =>
	meet(
		sheets(
			duel({
				aliens: { 'seat:1': 'reincarnator' },
				...given,
				hands: { ...given.hands, 'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? [])] }
			}),
			...(free.length > 0 ? free : ['macron'])
		),
		['attack:08', 'attack:20'],
		1
	);
const after = (g: CosmicGame) => g.until('launch.aim', 'seat:2');

describe('Reincarnator', () => {
	it('[alien:reincarnator] given it loses as the offense, then it has the power of a random alien nobody plays as well', () => {
		const g = after(losing());
		expect(aliensOf(g)).toEqual(['reincarnator', 'macron']);
		expect(g.said).toContain('{seat:1} becomes Macron.');
		expect(g.board.sheets).toEqual([]);
		// As Macron it now sends one ship at most.
		g.until('launch.send', 'seat:1');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 1 });
	});

	it('[alien:reincarnator] given it loses as the defense or as an ally, then it reincarnates', () => {
		const g = sheets(
			duel({ aliens: { 'seat:2': 'reincarnator' }, hands: { 'seat:1': ['attack:40'] } }),
			'virus'
		);
		expect(aliensOf(meet(g, ['attack:40', 'attack:08']).until('turn.second'), 'seat:2')).toEqual([
			'reincarnator',
			'virus'
		]);
		const h = sheets(
			duel({ aliens: { 'seat:3': 'reincarnator' }, hands: { 'seat:2': ['attack:20'] } }),
			'virus'
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:20']
		});
		expect(aliensOf(after(h), 'seat:3')).toEqual(['reincarnator', 'virus']);
	});

	const dealing = (given: Position = {}) =>
		meet(
			sheets(
				duel({
					aliens: { 'seat:1': 'reincarnator' },
					...given,
					hands: {
						'seat:1': ['negotiate', 'attack:20'],
						'seat:2': ['negotiate', 'attack:04'],
						...given.hands
					}
				}),
				'virus'
			),
			['negotiate', 'negotiate']
		).until('deal.talk');

	it('[alien:reincarnator] given a deal that fails, also by a Quash, then it reincarnates; given one made, or a battle won, not', () => {
		expect(aliensOf(after(dealing().lapse()))).toEqual(['reincarnator', 'virus']);
		const gift = { cards: { picks: ['attack:20#1'] } };
		const quashed = dealing({ hands: { 'seat:3': ['artifact:quash', 'attack:06'] } }).agree(gift);
		quashed.until('window:resolution.dealMade', 'seat:3').use('seat:3', 'artifact|quash');
		expect(aliensOf(after(quashed))).toEqual(['reincarnator', 'virus']);
		expect(aliensOf(dealing().agree(gift).until('turn.second'))).toEqual(['reincarnator']);
		const won = losing({ aliens: { 'seat:2': 'reincarnator' } });
		expect(aliensOf(after(won), 'seat:2')).toEqual(['reincarnator']);
	});

	it('[alien:reincarnator] given it is an ally of a dealer, when the deal fails, then it has lost nothing and stays as it is', () => {
		const g = sheets(
			duel({
				aliens: { 'seat:3': 'reincarnator' },
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
			}),
			'virus'
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['negotiate', 'negotiate']
		});
		expect(aliensOf(after(g.until('deal.talk').lapse()), 'seat:3')).toEqual(['reincarnator']);
		expect(g.said).toContain('No deal: each main player');
	});

	it('[alien:reincarnator] given others lose and it is in no encounter, then it stays as it is', () => {
		expect(aliensOf(after(losing({ aliens: { 'seat:3': 'reincarnator' } })), 'seat:3')).toEqual([
			'reincarnator'
		]);
	});

	it('[alien:reincarnator] given it has a borrowed power, when it loses again, then another one replaces it and that sheet is free again', () => {
		const g = after(losing({ aliens: { 'seat:1': ['reincarnator', 'virus'] } }, 'macron'));
		expect(aliensOf(g)).toEqual(['reincarnator', 'macron']);
		expect(g.board.sheets).toEqual(['virus']);
	});

	it('[alien:reincarnator] given no sheet is free, then it keeps what it has', () => {
		const g = meet(
			sheets(
				duel({
					aliens: { 'seat:1': ['reincarnator', 'virus'] },
					hands: { 'seat:2': ['attack:20'] }
				})
			),
			['attack:08', 'attack:20']
		);
		expect(aliensOf(after(g))).toEqual(['reincarnator', 'virus']);
		expect(g.said).toContain('No alien is left');
	});

	it('[alien:reincarnator] given its power is zapped, then it stays as it is', () => {
		const g = losing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(aliensOf(after(g))).toEqual(['reincarnator']);
		expect(g.board.sheets).toEqual(['macron']);
	});

	it('[alien:reincarnator] given its power is lost, then it stays as it is', () => {
		expect(aliensOf(after(losing({ planets: homes('seat:1', 10, 10) })))).toEqual(['reincarnator']);
	});

	it('[alien:reincarnator] ruling: aliens with game setup are passed over', () => {
		for (let seed = 1; seed <= 6; seed++)
			expect(aliensOf(after(losing({ seed }, 'tick-tock', 'macron')))).toEqual([
				'reincarnator',
				'macron'
			]);
		expect(aliensOf(after(losing({}, 'tick-tock')))).toEqual(['reincarnator']);
	});

	it('[alien:reincarnator] ruling: aliens that may not meet one in play are passed over', () => {
		const aliens = { 'seat:1': 'reincarnator', 'seat:3': 'sorcerer' };
		for (let seed = 1; seed <= 6; seed++)
			expect(aliensOf(after(losing({ aliens, seed }, 'gambler', 'macron')))).toEqual([
				'reincarnator',
				'macron'
			]);
	});

	it('[alien:reincarnator] ruling: one zap hits one of the two powers', () => {
		const both = { aliens: { 'seat:1': ['reincarnator', 'virus'] } };
		// Virus is stopped: it reincarnates all the same.
		const g = losing({ ...both, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 24 });
		expect(aliensOf(after(g))).toEqual(['reincarnator', 'macron']);
		// Reincarnator is stopped: Virus has worked.
		const h = losing({ ...both, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		h.until('window:use.declared', 'seat:2').pass().until('window:use.declared', 'seat:2');
		h.use('seat:2', 'artifact|cosmic-zap').until('launch.aim', 'seat:2');
		expect(h.said).toContain('The defense wins 24 to 8.');
		expect(aliensOf(h)).toEqual(['reincarnator', 'virus']);
	});

	it('[alien:reincarnator] [alien:zombie] ruling: ships lost in this encounter are lost before the new power starts', () => {
		const g = after(losing({}, 'zombie'));
		expect(aliensOf(g)).toEqual(['reincarnator', 'zombie']);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:reincarnator] given its next encounter, then the new power works, and its flare has become a super one', () => {
		const next = (use: boolean) => {
			const g = losing(
				{
					destiny: ['colour:2#1', 'colour:1#1'],
					hands: { 'seat:1': ['attack:06', 'flare:virus'] }
				},
				'virus'
			);
			after(g).encounterTo({
				target: 'planet:1-2',
				send: { 'planet:2-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				cards: ['attack:08', 'attack:06']
			});
			g.until('window:reveal.values', 'seat:1');
			if (use) g.use('seat:1', 'super|virus');
			return g.until('window:resolution.outcome').encounter.totals;
		};
		expect(next(false)).toEqual({ offense: 9, defense: 6 * 4 + 2 });
		expect(next(true)).toEqual({ offense: 9, defense: 6 * (4 + 2) });
	});
});

describe('the Reincarnator flare', () => {
	/** Seat 1 is Macron and loses; seat 3 holds the flare; Virus is free. */
	const curse = (given: Position = {}, ...free: AlienId[]) =>
		losing(
			{
				aliens: { 'seat:1': 'macron' },
				...given,
				hands: { 'seat:3': ['flare:reincarnator', 'attack:06'], ...given.hands }
			},
			...(free.length > 0 ? free : ['virus'])
		);

	it('[wild:reincarnator] given another player has lost, when it is played, then that player gets the flare, and right after the encounter its power is discarded for a random other one', () => {
		const g = curse().until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }).pass();
		expect(aliensOf(g)).toEqual(['macron']); // not before the encounter is over
		after(g);
		expect(aliensOf(g)).toEqual(['virus']);
		expect(g.hand('seat:1')).toContain('flare:reincarnator');
		expect(g.board.sheets).toEqual(['macron']);
	});

	it('[wild:reincarnator] given it is not played, then nothing changes', () => {
		const g = after(curse());
		expect(aliensOf(g)).toEqual(['macron']);
		expect(g.hand('seat:3')).toContain('flare:reincarnator');
	});

	it('[wild:reincarnator] given winners, bystanders and the player itself, then only others who lost can be chosen', () => {
		const g = curse({ hands: { 'seat:1': ['flare:reincarnator'], 'seat:3': ['attack:06'] } });
		// Seat 1 alone has lost: it cannot curse itself.
		for (; g.board.turn === 1; g.lapse())
			expect(g.offers('seat:1', 'wild|reincarnator')).toBe(false);
		const h = curse().until('window:resolution.end', 'seat:3');
		const { shape } = h.decision('seat:3');
		const choice = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('wild|re'));
		expect(
			choice && choice.then?.type === 'one' && choice.then.choices.map(({ id }) => id)
		).toEqual(['seat:1']);
	});

	it('[wild:reincarnator] given Reincarnator lost, also with its power lost, then it cannot be chosen', () => {
		for (const planets of [{}, homes('seat:1', 10, 10)]) {
			const g = curse({ aliens: { 'seat:1': 'reincarnator' }, planets });
			for (; g.board.turn === 1; g.lapse())
				expect(g.offers('seat:3', 'wild|reincarnator')).toBe(false);
			expect(g.hand('seat:3')).toContain('flare:reincarnator');
		}
	});

	it('[wild:reincarnator] given a deal that failed, then either dealer can be chosen', () => {
		const g = meet(
			sheets(
				duel({
					aliens: { 'seat:1': 'macron', 'seat:2': 'machine' },
					hands: {
						'seat:1': ['negotiate'],
						'seat:2': ['negotiate'],
						'seat:3': ['flare:reincarnator', 'attack:06']
					}
				}),
				'virus'
			),
			['negotiate', 'negotiate']
		);
		g.until('deal.talk').lapse().until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:2' });
		expect(aliensOf(after(g), 'seat:2')).toEqual(['virus']);
	});

	it('[wild:reincarnator] [alien:tick-tock] given it hits a sheet with tokens, then they go with the sheet; aliens with game setup are passed over', () => {
		const given = { aliens: { 'seat:1': 'tick-tock' }, tokens: { 'seat:1': 6 } };
		const g = curse(given, 'virus').until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' });
		expect(after(g).board.players['seat:1']).toMatchObject({ aliens: ['virus'], tokens: 0 });
		const h = curse({}, 'tick-tock').until('window:resolution.end', 'seat:3');
		h.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' });
		expect(aliensOf(after(h))).toEqual(['macron']);
	});

	it('[wild:reincarnator] given Card Zap, then the flare is discarded and nobody changes', () => {
		const g = curse({ hands: { 'seat:2': ['artifact:card-zap'] } });
		g.until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }).until('window:use.declared', 'seat:2');
		after(g.use('seat:2', 'artifact|card-zap'));
		expect(aliensOf(g)).toEqual(['macron']);
		expect(g.board.discard).toContain('flare:reincarnator');
	});

	it('[wild:reincarnator] given Reincarnator with its power lost, then it plays the wild half', () => {
		const g = curse({
			aliens: { 'seat:1': 'macron', 'seat:3': 'reincarnator' },
			planets: homes('seat:3', 10, 10)
		}).until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' });
		expect(aliensOf(after(g))).toEqual(['virus']);
	});

	const declining = (use: boolean, given: Position = {}) => {
		const g = losing({
			...given,
			hands: { 'seat:1': ['flare:reincarnator', 'attack:06'], ...given.hands }
		}).until('window:use.declared', 'seat:1');
		return use ? g.use('seat:1', 'super|reincarnator') : g;
	};

	it('[super:reincarnator] given it must reincarnate, when it plays it, then it stays as it is; not played, it does', () => {
		const g = after(declining(true));
		expect(aliensOf(g)).toEqual(['reincarnator']);
		expect(g.hand('seat:1')).toContain('flare:reincarnator');
		expect(aliensOf(after(declining(false)))).toEqual(['reincarnator', 'macron']);
	});

	it('[super:reincarnator] given it has a borrowed power, when it declines, then it keeps that one', () => {
		const g = declining(false, { aliens: { 'seat:1': ['reincarnator', 'parasite'] } });
		expect(aliensOf(after(g.use('seat:1', 'super|reincarnator')))).toEqual([
			'reincarnator',
			'parasite'
		]);
	});

	it('[super:reincarnator] given it is zapped, then the power is off and it does not reincarnate either', () => {
		const g = declining(true, { hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:04'] } }).pass();
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		after(g);
		expect(aliensOf(g)).toEqual(['reincarnator']);
		expect(g.hand('seat:1')).toContain('flare:reincarnator');
	});
});

describe('Reincarnator and tokens of a sheet', () => {
	it('[alien:reincarnator] [alien:tick-tock] given it draws beside others’ tokens, then these stay where they are', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'reincarnator', 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 7 },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:20'] }
		});
		meet(sheets(g, 'macron'), ['attack:08', 'attack:20']);
		expect(after(g).board.players['seat:3']!.tokens).toBe(6); // one for the defense that won
	});
});
