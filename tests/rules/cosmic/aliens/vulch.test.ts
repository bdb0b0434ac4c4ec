/** Vulch: collects the artifacts that others discard. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { position } from '../../../support/cosmic';
import { declare, duel, homes, meet, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const VULCH: Position['aliens'] = { 'seat:3': 'vulch' };

/** Seat 1 plays Plague on seat 2, who holds an artifact and an attack; seat 3 is Vulch. */
const plagued = (given: Position = {}): CosmicGame => {
	const g = duel({
		aliens: VULCH,
		...given,
		hands: {
			'seat:2': ['artifact:quash'],
			'seat:3': ['attack:06'],
			...given.hands,
			'seat:1': ['artifact:plague', ...(given.hands?.['seat:1'] ?? [])]
		}
	}).until('window:encounter.start', 'seat:1');
	return declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
};

const artifacts = (g: CosmicGame, seat: SeatId = 'seat:3'): string[] =>
	g
		.hand(seat)
		.filter((card) => card.startsWith('artifact'))
		.sort();

describe('Vulch', () => {
	it('[alien:vulch] [CE-16.28] given others discard artifacts, one unplayed and one played, then both come into its hand', () => {
		const g = plagued().until('launch.aim');
		expect(artifacts(g)).toEqual(['artifact:plague#1', 'artifact:quash#1']);
		expect(g.board.discard.join()).not.toContain('artifact');
		expect(g.said).toContain('{seat:3} takes Quash from the discard pile.');
		expect(g.said).toContain('{seat:3} takes Plague from the discard pile.');
		const none = plagued({ aliens: {} }).until('launch.aim');
		expect(none.board.discard).toEqual(
			expect.arrayContaining(['artifact:quash#1', 'artifact:plague#1'])
		);
		expect(none.asked.join()).not.toContain('cards.discarded');
	});

	/** Seat 1 gives up this hand at its start; seat 3 is Vulch. */
	const anew = (hand: string[], given: Position = {}): CosmicGame =>
		position({
			aliens: VULCH,
			destiny: ['colour:2#1'],
			deck: ['attack:08', 'attack:10'],
			...given,
			hands: { 'seat:1': hand, 'seat:3': ['attack:06'], ...given.hands }
		});

	it('[alien:vulch] [CE-16.28] ruling: given artifacts go with a whole hand, then one use takes all of them, before eight cards are drawn', () => {
		const g = anew(['artifact:plague', 'reinforcement:3', 'artifact:quash']).until('launch.aim');
		expect(artifacts(g)).toEqual(['artifact:plague#1', 'artifact:quash#1']);
		expect(g.board.discard).toEqual(['reinforcement:3#1']);
		expect(g.said.match(/power of Vulch/g)).toHaveLength(1);
		expect(g.said.indexOf('{seat:3} takes Plague and Quash')).toBeLessThan(
			g.said.indexOf('{seat:1} draws 8 cards')
		);
		expect(g.hand('seat:1')).toHaveLength(8);
	});

	it('[alien:vulch] [CE-19.8] given the first eight hold no encounter card, then what goes next is collected too', () => {
		const g = anew(['artifact:plague'], {
			deck: [
				...['artifact:quash', 'artifact:ionic-gas', 'artifact:force-field'],
				...['reinforcement:2', 'reinforcement:2', 'reinforcement:3', 'reinforcement:3'],
				...['reinforcement:3', 'attack:08']
			]
		}).until('launch.aim');
		expect(g.said.indexOf('Force Field from the discard pile')).toBeLessThan(
			g.said.lastIndexOf('{seat:1} draws 8 cards')
		);
		expect(artifacts(g)).toEqual([
			'artifact:force-field#1',
			'artifact:ionic-gas#1',
			'artifact:plague#1',
			'artifact:quash#1'
		]);
		expect(g.hand('seat:1')).toHaveLength(8);
	});

	it('[alien:vulch] [CE-19.16] given it plays an artifact, then that goes out of the game, seen by all; with its power stopped, to the pile', () => {
		const own = (zap: boolean) => {
			const hands = {
				'seat:1': ['artifact:plague'],
				'seat:2': ['artifact:mobius-tubes', 'artifact:quash', 'attack:08'],
				'seat:3': zap ? ['artifact:cosmic-zap', 'attack:06'] : ['attack:06', 'negotiate']
			};
			const g = duel({ aliens: { 'seat:1': 'vulch' }, hands });
			return g.until('window:encounter.start', 'seat:1');
		};
		const g = own(false);
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(g.board.outOfGame).toEqual(['artifact:plague#1']);
		expect(g.board.discard).not.toContainEqual('artifact:plague#1');
		expect(g.said).toContain('Plague goes out of the game.');

		const off = own(true);
		declare(off, 'seat:1', 'artifact|plague', { pick: 'seat:2' }).until('plague.discards.kind');
		while (!off.said.includes('power of Vulch')) off.lapse();
		off.use('seat:3', 'artifact|cosmic-zap').until('launch.aim');
		expect(off.board.outOfGame).toEqual([]);
		expect(off.board.discard).toContainEqual('artifact:plague#1');
	});

	it('[alien:vulch] [CE-19.16] given its artifact is cancelled, then it goes out of the game as well; and others’ to its hand', () => {
		const g = duel({
			aliens: { 'seat:1': 'vulch' },
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['artifact:card-zap'] }
		}).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:3' });
		g.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(g.board.outOfGame).toEqual(['artifact:plague#1']);
		expect(artifacts(g, 'seat:1')).toEqual(['artifact:card-zap#1']);
	});

	it('[alien:vulch] [CE-19.17] given it gets a new hand, then it shows and keeps its artifacts and draws eight more', () => {
		const g = anew(['artifact:plague', 'reinforcement:3', 'artifact:quash'], {
			aliens: { 'seat:1': 'vulch' }
		}).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(10);
		expect(artifacts(g, 'seat:1')).toEqual(
			expect.arrayContaining(['artifact:plague#1', 'artifact:quash#1'])
		);
		expect(g.board.discard).toEqual(['reinforcement:3#1']);
		expect(g.said).toContain('{seat:1} shows and keeps Plague and Quash.');
		expect(g.said).toContain('{seat:1} discards Reinforcement +3.');
	});

	it('[alien:vulch] [CE-19.17] given its power is lost, then it discards all of its hand, collects nothing, and its artifacts go to the pile', () => {
		const lost = { aliens: { 'seat:1': 'vulch' }, planets: homes('seat:1', 4, 4) } as const;
		const g = anew(['artifact:plague', 'reinforcement:3'], lost).until('launch.aim');
		expect(g.board.discard).toEqual(['artifact:plague#1', 'reinforcement:3#1']);
		expect(g.hand('seat:1')).toHaveLength(8);
		const off = plagued({ planets: homes('seat:3', 10, 10) }).until('launch.aim');
		expect(artifacts(off)).toEqual([]);
	});

	it('[alien:vulch] ruling: given an artifact is cancelled, then it is collected, and so is the Card Zap', () => {
		const g = plagued({ hands: { 'seat:2': ['artifact:card-zap', 'artifact:quash'] } });
		g.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(artifacts(g)).toEqual(['artifact:card-zap#1', 'artifact:plague#1']);
		expect(g.hand('seat:2')).toContainEqual('artifact:quash#1');
	});

	it('[alien:vulch] ruling: given it has collected a card whose time has not passed, then it may play that in the same encounter', () => {
		const g = plagued().until('window:encounter.start', 'seat:3');
		expect(g.offers('seat:3', 'artifact|plague')).toBe(true);
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('launch.aim');
		expect(g.board.outOfGame).toEqual(['artifact:plague#1']);
		// Seat 1 has retrieved a ship.
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 3 });
	});

	it('[alien:vulch] [CE-16.28] given an artifact has left the pile meanwhile, then there is nothing to collect', () => {
		const g = duel({
			aliens: { 'seat:1': 'mite', 'seat:3': 'vulch' },
			hands: {
				'seat:1': ['flare:mite'],
				'seat:2': [
					'artifact:quash',
					'artifact:plague',
					'artifact:ionic-gas',
					'artifact:force-field'
				],
				'seat:3': ['attack:06']
			}
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|mite');
		g.until('mite.bluster.choose').pick('seat:2', 'discard').until('mite.keep.pick');
		g.answer('seat:1', { picks: g.choices('seat:1') });
		expect(artifacts(g, 'seat:1')).not.toEqual([]);
		expect(g.said).not.toContain('power of Vulch');
	});

	it('[alien:vulch] given it discards artifacts itself, unplayed, then they lie in the pile', () => {
		const g = duel({
			aliens: VULCH,
			hands: { 'seat:1': ['artifact:plague'], 'seat:3': ['artifact:quash', 'attack:06'] }
		}).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(g.board.discard).toContainEqual('artifact:quash#1');
		expect(artifacts(g)).toEqual(['artifact:plague#1']);
	});

	it('[alien:vulch] ruling: given it is zapped, then it collects nothing for the rest of the encounter, the zap neither', () => {
		const g = plagued({ hands: { 'seat:1': ['artifact:cosmic-zap', 'attack:10'] } });
		while (!g.said.includes('power of Vulch')) g.lapse();
		g.use('seat:1', 'artifact|cosmic-zap').until('launch.aim');
		expect(artifacts(g)).toEqual([]);
		expect(g.board.discard).toEqual(
			expect.arrayContaining(['artifact:plague#1', 'artifact:quash#1', 'artifact:cosmic-zap#1'])
		);
	});

	it('[alien:vulch] [CE-19.18] ruling: given a cosmic quake, then nothing of the hands it discards is collected', () => {
		const g = anew(['reinforcement:3'], {
			deck: ['reinforcement:2', 'reinforcement:2'],
			deckOnly: true,
			hands: {
				'seat:2': ['artifact:quash', 'artifact:plague', ...Array<string>(7).fill('attack:06')],
				'seat:3': ['negotiate', ...Array<string>(7).fill('attack:08')]
			}
		}).until('launch.aim');
		expect(g.said).toContain('Cosmic quake!');
		expect(g.said).not.toContain('takes');
	});
});

describe('the Vulch flare', () => {
	/** Seat 1, who holds the flare, wins against seat 2, who holds three cards more. */
	const won = (cards: [string, string] = ['attack:20', 'attack:08'], seed = 1): CosmicGame => {
		const g = duel({
			seed,
			hands: {
				'seat:1': ['flare:vulch', 'attack:20', 'negotiate'],
				'seat:2': ['negotiate', 'attack:04', 'attack:13', 'attack:04']
			}
		});
		return meet(g, cards);
	};
	const handing = (seed?: number): CosmicGame =>
		won(['attack:20', 'attack:08'], seed)
			.until('window:resolution.settled', 'seat:1')
			.use('seat:1', 'wild|vulch')
			.until('vulch.handing.give');

	it('[wild:vulch] given it has won, when it plays it, then the opponent hands over cards it chooses, each discarded until one is kept', () => {
		const g = handing();
		expect(g.askedSeats).toEqual(['seat:2']);
		// CE-15.34: both 04 are one choice.
		expect(g.choices('seat:2')).toEqual(['negotiate#1', 'attack:04#1', 'attack:13#1']);
		g.pick('seat:2', 'attack:04').until('vulch.handing.keep');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.pick('seat:1', 'discard').until('vulch.handing.give').pick('seat:2', 'attack:13');
		g.until('vulch.handing.keep').pick('seat:1', 'keep').until('turn.second');
		expect(g.hand('seat:1')).toContainEqual('attack:13#1');
		expect(g.hand('seat:2')).toEqual(['negotiate#1', 'attack:04#2']);
		expect(g.board.discard).toContainEqual('attack:04#1');
	});

	it('[wild:vulch] given nothing is kept, then it ends with the opponent’s last card', () => {
		const g = handing();
		for (let i = 0; i < 4; i++) {
			g.until('vulch.handing.give').pick('seat:2', g.choices('seat:2')[0]!);
			g.until('vulch.handing.keep').pick('seat:1', 'discard');
		}
		g.until('turn.second');
		expect(g.hand('seat:2')).toEqual([]);
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'negotiate#1', 'flare:vulch']);
	});

	it('[wild:vulch] [CE-15.4] given a card handed over, then only its giver and its player know which, until it is discarded; left to the clock, chance hands over and it is kept', () => {
		const g = handing().pick('seat:2', 'attack:13').until('vulch.handing.keep');
		for (const seen of [lookOpen(cosmic, g.table), lookOwn(cosmic, g.table, 'seat:3')])
			expect(JSON.stringify(seen)).not.toContain('attack:13');
		expect(g.said).not.toContain('Attack 13');
		expect(JSON.stringify(g.decision('seat:1').shape)).toContain('attack:13');
		g.lapse().until('turn.second');
		expect(g.said).toContain('{seat:1} keeps the card.');
		const handed = new Set<string>();
		for (let seed = 1; seed <= 8; seed++) {
			const left = handing(seed).lapse().until('turn.second');
			expect(left.hand('seat:2')).toHaveLength(3);
			handed.add(left.hand('seat:2').join());
		}
		expect(handed.size).toBeGreaterThan(1);
	});

	it('[wild:vulch] given it is not played, or its player has lost, then nothing is handed over', () => {
		const kept = won().until('turn.second');
		expect(kept.hand('seat:2')).toHaveLength(4);
		expect(offered(won(['attack:08', 'attack:13']), 'seat:1', 'wild|vulch')).toBe(false);
	});

	it('[wild:vulch] given a deal is made, then as well; given the opponent holds no card, then there is none to hand over', () => {
		const g = won(['negotiate', 'negotiate']).until('deal.talk');
		g.agree({ cards: { picks: ['attack:20#1'] } });
		expect(offered(g, 'seat:1', 'wild|vulch')).toBe(true);
		const poor = meet(duel({ hands: { 'seat:1': ['flare:vulch', 'attack:20'], 'seat:2': [] } }), [
			'attack:20',
			'attack:08'
		]);
		expect(offered(poor, 'seat:1', 'wild|vulch')).toBe(false);
	});

	it('[wild:vulch] [alien:vulch] given Vulch looks on and an artifact handed over is discarded, then Vulch has it', () => {
		const g = duel({
			aliens: VULCH,
			hands: { 'seat:1': ['flare:vulch', 'attack:20'], 'seat:2': ['artifact:quash'] }
		});
		meet(g, ['attack:20', 'attack:08']).until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'wild|vulch').until('vulch.handing.give').pick('seat:2', 'artifact:quash');
		g.until('vulch.handing.keep').pick('seat:1', 'discard').until('turn.second');
		expect(artifacts(g)).toEqual(['artifact:quash#1']);
	});

	/** Seat 1's flare is cancelled; Vulch, seat 3, holds its own flare. */
	const cancelled = (): CosmicGame => {
		const g = duel({
			aliens: VULCH,
			hands: {
				'seat:1': ['flare:chosen'],
				'seat:2': ['artifact:card-zap'],
				'seat:3': ['flare:vulch', 'attack:06']
			}
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		declare(g.until('window:planning.beforeSelect', 'seat:1'), 'seat:1', 'wild|chosen');
		return g.use('seat:2', 'artifact|card-zap').until('window:cards.discarded', 'seat:3');
	};

	it('[super:vulch] ruling: given a flare is cancelled, when it plays it, then it has that flare; not played, it lies in the pile', () => {
		const g = cancelled().use('seat:3', 'super|vulch').until('planning.select');
		expect(g.hand('seat:3').sort()).toEqual([
			'artifact:card-zap#1',
			'attack:06#1',
			'flare:chosen',
			'flare:vulch'
		]);
		const kept = cancelled().pass().until('planning.select');
		expect(kept.board.discard).toEqual(['flare:chosen']);
	});

	it('[super:vulch] ruling: given its own flare is discarded, then it is not collected', () => {
		const g = duel({
			aliens: VULCH,
			hands: {
				'seat:1': ['artifact:plague'],
				'seat:3': ['flare:vulch', 'flare:chosen', 'attack:06']
			}
		}).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' });
		let found = false;
		for (; !g.asked.includes('launch.aim'); g.lapse()) found ||= g.offers('seat:3', 'super|vulch');
		expect(found).toBe(false);
	});

	/** Vulch, seat 1, is about to get a new hand. */
	const renewing = (given: Position = {}): CosmicGame =>
		position({
			aliens: { 'seat:1': 'vulch' },
			destiny: ['colour:2#1'],
			deck: ['attack:08'],
			hands: { 'seat:1': ['flare:vulch', 'flare:chosen', 'reinforcement:3'] },
			...given
		}).until('window:hand.renewing');

	it('[super:vulch] [CE-19.17] given it gets a new hand, when it plays it, then it keeps its flares; not played, they go', () => {
		const g = renewing();
		expect(g.askedSeats).toEqual(['seat:1']);
		g.use('seat:1', 'super|vulch').until('launch.aim');
		expect(g.hand('seat:1')).toEqual(expect.arrayContaining(['flare:vulch', 'flare:chosen']));
		expect(g.board.discard).toEqual(['reinforcement:3#1']);
		const gone = renewing().pass().until('launch.aim');
		expect(gone.board.discard).toHaveLength(3);
	});

	it('[super:vulch] [CE-19.17] given it has collected flares, when another gets a new hand, then that one keeps none', () => {
		const g = position({
			aliens: { 'seat:3': 'vulch' },
			destiny: ['colour:2#1'],
			deck: ['attack:10'],
			hands: {
				'seat:1': ['artifact:plague', 'attack:08'],
				'seat:2': ['flare:chosen', 'flare:zombie', 'reinforcement:3', 'reinforcement:2'],
				'seat:3': ['flare:vulch', 'attack:06']
			}
		}).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		g.until('window:cards.discarded', 'seat:3').use('seat:3', 'super|vulch');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		// Plague has taken one of the two, the new hand the other.
		const both = ['flare:chosen', 'flare:zombie'];
		expect(g.hand('seat:3').filter((card) => both.includes(card))).toHaveLength(1);
		expect(g.board.discard.filter((card) => both.includes(card))).toHaveLength(1);
	});

	it('[super:vulch] [CE-19.17] given it has collected flares, when it gets a new hand in the same encounter, then it keeps them unasked', () => {
		const g = position({
			aliens: { 'seat:2': 'vulch' },
			destiny: ['colour:2#1'],
			deck: ['attack:10'],
			hands: {
				'seat:1': ['artifact:plague', 'attack:08'],
				'seat:2': ['flare:vulch', 'reinforcement:3'],
				'seat:3': ['flare:chosen', 'attack:06']
			}
		}).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:3' });
		g.until('window:cards.discarded', 'seat:2').use('seat:2', 'super|vulch');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expect(g.said).toContain('{seat:2} discards Reinforcement +3.');
		expect(g.hand('seat:2')).toEqual(
			expect.arrayContaining(['artifact:plague#1', 'flare:chosen', 'flare:vulch'])
		);
		expect(g.hand('seat:2')).toHaveLength(3 + 8);
	});

	it('[super:vulch] [CE-19.17] given it is the defense and has no encounter card, when it plays it, then it keeps its flares and artifacts', () => {
		const g = position({
			aliens: { 'seat:2': 'vulch' },
			destiny: ['colour:2#1'],
			deck: ['attack:10'],
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['flare:vulch', 'flare:chosen', 'artifact:quash', 'reinforcement:3']
			}
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:hand.renewing', 'seat:2').use('seat:2', 'super|vulch');
		g.until('planning.select');
		expect(g.board.discard).toEqual(['reinforcement:3#1']);
		expect(g.hand('seat:2')).toHaveLength(3 + 8);
	});
});
