/** The cards that are not alien: artifacts, encounter cards, reinforcements, and the special destiny cards. */
import { describe, expect, it } from 'vitest';
import { position } from '../../support/cosmic';
import type { Position } from '../../support/cosmic';
import { duel, homes, meet } from '../../support/duel';
import type { CardId } from '../../../src/lib/games/cosmic/types';
import { said } from '../../support/said';

describe('Card Zap', () => {
	it('[artifact:card-zap] given a Plague, when it is answered, then both cards are discarded and nobody falls ill', () => {
		const g = duel({ hands: { 'seat:2': ['artifact:card-zap'], 'seat:3': ['artifact:plague'] } });
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).pass();
		expect(g.said).toContain('{seat:3} plays Plague');
		g.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.board.discard.toSorted()).toEqual(['artifact:card-zap#1', 'artifact:plague#1']);
		expect(g.said).toContain('{seat:2} cancels Plague with Card Zap.');
	});

	it('[artifact:card-zap] given a wild flare, when it is answered, then it is discarded without effect; not used, it takes effect and goes back to hand', () => {
		const flare = (zap: boolean) => {
			const g = duel({
				hands: { 'seat:1': ['flare:trader'], 'seat:2': ['artifact:card-zap', 'attack:20'] }
			});
			g.until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader').pass();
			if (zap) g.use('seat:2', 'artifact|card-zap');
			return g.until('alliance.offenseInvites');
		};
		const stopped = flare(true);
		expect(stopped.board.discard).toContain('flare:trader');
		expect(stopped.hand('seat:1')).toEqual(['attack:08#1']);
		const worked = flare(false);
		expect(worked.said).toContain('{seat:1} takes 1 card of {seat:2}.');
		expect(worked.hand('seat:1')).toContain('flare:trader');
	});

	it('[artifact:card-zap] given a power in use, then it cannot be played', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['artifact:card-zap', 'artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2');
		expect(g.choices('seat:2')).toEqual(['pass', 'artifact|cosmic-zap|zap|artifact:cosmic-zap#1']);
	});
});

describe('Cosmic Zap', () => {
	it('[artifact:cosmic-zap] given a Zombie about to come home, when its power is zapped, then its ships go to the warp, and they do so again in the same encounter', () => {
		const lose = (zap: boolean) => {
			const g = duel({
				aliens: { 'seat:1': 'zombie' },
				hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:20'] }
			});
			meet(g, ['attack:08', 'attack:20'], 3).until('window:use.declared', 'seat:2');
			if (zap) g.use('seat:2', 'artifact|cosmic-zap');
			return g.until('launch.aim', 'seat:2');
		};
		expect(lose(true).board.warp).toEqual({ 'seat:1': 3 });
		expect(lose(true).board.discard).toContainEqual('artifact:cosmic-zap#1');
		expect(lose(false).board.warp).toEqual({});
	});

	it('[artifact:cosmic-zap] given a super flare, when it is answered, then it goes back to hand, the power is off, and the flare may serve as wild', () => {
		const g = duel({
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:1': ['flare:virus'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		meet(g).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'super|virus').pass().use('seat:2', 'artifact|cosmic-zap');
		g.until('window:reveal.values', 'seat:1');
		expect(g.hand('seat:1')).toContain('flare:virus');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'virus' }]);
		expect(g.offers('seat:1', 'wild|virus')).toBe(true);
	});

	it('[artifact:cosmic-zap] given a wild flare, then it cannot be played: no power is in use', () => {
		const g = duel({ hands: { 'seat:1': ['flare:trader'], 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader').pass();
		expect(g.choices('seat:2')).toEqual(['pass']);
	});
});

describe('Mobius Tubes', () => {
	const tubes = (given: Position = {}) =>
		duel({
			warp: { 'seat:1': 2, 'seat:2': 3 },
			planets: { 'planet:1-1': { 'seat:1': 2 }, 'planet:2-1': { 'seat:2': 1 } },
			hands: { 'seat:1': ['artifact:mobius-tubes'], 'seat:2': ['artifact:mobius-tubes'] },
			...given
		});

	it('[artifact:mobius-tubes] given ships in the warp, when the offense plays it at the start of its encounter, then all come home, each to colonies its owner chooses', () => {
		const g = tubes().until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|mobius-tubes').until('home.land');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } });
		g.answer('seat:2', { split: { 'planet:2-1': 1, 'planet:2-2': 2 } }).until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 6 });
		expect(g.board.discard).toEqual(['artifact:mobius-tubes#1']);
	});

	it('[artifact:mobius-tubes] given it is not used, then the offense alone retrieves one ship', () => {
		expect(tubes().until('launch.aim').board.warp).toEqual({ 'seat:1': 1, 'seat:2': 3 });
	});

	it('[artifact:mobius-tubes] given it is another’s encounter, or the warp is empty, then it cannot be played', () => {
		const g = tubes().until('window:encounter.start', 'seat:2');
		expect(g.choices('seat:2')).toEqual(['pass']);
		const h = tubes({ warp: {}, planets: {} }).until('window:encounter.start', 'seat:1');
		expect(h.choices('seat:1')).toEqual(['pass']);
	});

	it('[artifact:mobius-tubes] [CE-20.5] given an owner without a colony, then its ships stay in the warp', () => {
		const planets = homes('seat:3');
		const g = tubes({ warp: { 'seat:1': 1, 'seat:3': 20 }, planets });
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|mobius-tubes');
		expect(g.until('launch.aim').board.warp).toEqual({ 'seat:3': 20 });
	});
});

describe('Emotion Control', () => {
	it('[artifact:emotion-control] given two attacks, when an uninvolved player plays it, then both count as negotiates and the main players deal', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:emotion-control'] } });
		meet(g).until('window:reveal.cards', 'seat:3').use('seat:3', 'artifact|emotion-control');
		g.until('deal.talk');
		const { because } = g.decision('seat:1');
		expect(because && said(because.say)).toMatch(/^Both cards count as negotiates\. Agree/);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.lapse().until('mustLose.pick');
		expect(g.said).toContain('No deal: each main player loses three ships.');
		expect(g.said).not.toContain('wins');
	});

	it('[artifact:emotion-control] given an attack against a negotiate, when it is played, then nobody is beaten and a deal is tried', () => {
		const g = duel({ hands: { 'seat:2': ['negotiate', 'artifact:emotion-control'] } });
		meet(g, ['attack:08', 'negotiate']).until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'artifact|emotion-control').until('deal.talk').lapse();
		g.until('window:resolution.end', 'seat:3');
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
	});

	it('[artifact:emotion-control] [CE-11.14] given it was played, when Chosen then replaces its card, then an attack that comes in attacks', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			deck: ['attack:20', 'reinforcement:3', 'negotiate'],
			hands: { 'seat:3': ['artifact:emotion-control'] }
		});
		meet(g).until('window:reveal.cards', 'seat:3').pass('seat:1', 'seat:2');
		g.use('seat:3', 'artifact|emotion-control').until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'power|chosen').until('chosen.pray.choose').pick('seat:1', 'replace attack:20');
		g.until('window:resolution.end', 'seat:3');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[artifact:emotion-control] given it is not used, then the attacks are compared', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:emotion-control'] } });
		meet(g).until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[artifact:emotion-control] given two negotiates, then there is nothing to calm and it cannot be played', () => {
		const g = duel({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', 'artifact:emotion-control'] }
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk');
		expect(g.events.some(({ say }) => said(say).includes('Emotion'))).toBe(false);
		expect(g.hand('seat:2')).toContainEqual('artifact:emotion-control#1');
	});
});

describe('Force Field', () => {
	const allied = () => {
		const g = duel({
			seats: 4,
			hands: { 'seat:1': ['attack:20', 'artifact:force-field'], 'seat:2': ['attack:20'] }
		});
		return g
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 2 }],
					'seat:4': ['defense', { 'planet:4-1': 4 }]
				}
			})
			.until('window:alliance.formed', 'seat:1');
	};

	it('[artifact:force-field] given allies, when some are chosen, then these go home to any colonies and the others stay', () => {
		const g = allied().use('seat:1', 'artifact|force-field', { picks: ['seat:4'] });
		g.until('home.land').answer('seat:4', { split: { 'planet:4-2': 3, 'planet:4-3': 1 } });
		expect(g.encounter.allies).toEqual({ offense: ['seat:3'], defense: [] });
		expect(g.ships('planet:4-2')).toEqual({ 'seat:4': 7 });
		g.lay('attack:20', 'attack:20').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 23, defense: 24 });
	});

	it('[artifact:force-field] given allies on both sides, then all may be sent away, but not nobody', () => {
		const g = allied();
		const id = g.choices('seat:1').find((one) => one.startsWith('artifact|force-field'))!;
		expect(said(g.refusal('seat:1', { pick: id, then: { picks: [] } }).say)).toContain(
			'Pick 1 to 2'
		);
		g.use('seat:1', id, { picks: ['seat:3', 'seat:4'] }).until('planning.select');
		expect([g.encounter.gate, g.encounter.beside]).toEqual([{ 'seat:1': 1 }, {}]);
	});

	it('[artifact:force-field] given it is not used, then the allies count', () => {
		const g = allied().lay('attack:20', 'attack:20').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 23, defense: 28 });
	});

	it('[artifact:force-field] given nobody has allied, then it cannot be played', () => {
		const g = duel({ hands: { 'seat:1': ['artifact:force-field'] } }).until('planning.select');
		expect(g.events.some(({ say }) => said(say).includes('Force Field'))).toBe(false);
		expect(g.hand('seat:1')).toContainEqual('artifact:force-field#1');
	});
});

describe('Ionic Gas', () => {
	it('[artifact:ionic-gas] given a negotiator that lost, when it is played, then it collects no compensation; not used, it does', () => {
		const lose = (gas: boolean) => {
			const g = duel({
				hands: {
					'seat:1': ['negotiate'],
					'seat:2': ['attack:04', 'attack:04', 'attack:04', 'artifact:ionic-gas']
				}
			});
			meet(g, ['negotiate', 'attack:08'], 2).until('window:resolution.outcome', 'seat:2');
			if (gas) g.use('seat:2', 'artifact|ionic-gas');
			return g.until('launch.aim', 'seat:2').hand('seat:1').length;
		};
		expect(lose(true)).toBe(1);
		expect(lose(false)).toBe(1 + 2);
	});

	it('[artifact:ionic-gas] [CE-14.6] given the cards are about to be drawn, then it is still in time', () => {
		const g = duel({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04', 'artifact:ionic-gas'] }
		});
		meet(g, ['negotiate', 'attack:08']).until('window:resolution.compensation', 'seat:2');
		g.use('seat:2', 'artifact|ionic-gas').until('launch.aim', 'seat:2');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
	});

	it('[artifact:ionic-gas] given a winning defense with an ally, when it is played, then the ally gets no rewards; not used, it does', () => {
		const win = (gas: boolean) => {
			const g = duel({ hands: { 'seat:1': ['artifact:ionic-gas'], 'seat:2': ['attack:20'] } });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 3 }] },
				cards: ['attack:08', 'attack:20']
			}).until('window:resolution.outcome', 'seat:1');
			if (gas) g.use('seat:1', 'artifact|ionic-gas');
			return g.until('launch.aim', 'seat:2').hand('seat:3').length;
		};
		expect(win(true)).toBe(2);
		expect(win(false)).toBe(2 + 3);
	});
});

describe('Plague', () => {
	it('[artifact:plague] given a hand of every type, when its owner falls ill, then it loses three ships of its choice and one card of each type, of its choice', () => {
		const g = duel({
			hands: {
				'seat:2': [
					'attack:40',
					'negotiate',
					'negotiate',
					'morph',
					'reinforcement:2',
					'reinforcement:5',
					'flare:zombie',
					'artifact:quash'
				],
				'seat:3': ['artifact:plague']
			}
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).until('mustLose.pick');
		g.answer('seat:2', { split: { 'planet:2-4': 1, 'planet:2-5': 2 } });
		g.until('plague.discards.kind').pick('seat:2', 'attack:08#2');
		g.pick('seat:2', 'negotiate#1')
			.pick('seat:2', 'morph#1')
			.pick('seat:2', 'reinforcement:2#1')
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(g.hand('seat:2').toSorted()).toEqual([
			'attack:40#1',
			'negotiate#2',
			'reinforcement:5#1'
		]);
		expect(g.board.discard).toContain('flare:zombie');
	});

	it('[artifact:plague] given a victim with one ship and no cards, then it loses what it has', () => {
		const planets = homes('seat:3', 1);
		const g = duel({
			planets,
			warp: { 'seat:3': 19 },
			hands: { 'seat:1': ['artifact:plague'], 'seat:3': [] }
		});
		g.until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 20 });
	});

	it('[artifact:plague] given its player, then it may choose itself, and the Plague counts among its cards no more', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague', 'artifact:quash'] } });
		g.use('seat:3', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(g.hand('seat:3')).toEqual([]);
		expect(g.board.warp).toEqual({ 'seat:3': 3 });
	});

	it('[artifact:plague] given it is not used, then nothing happens', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague'] } });
		expect(g.until('launch.aim').board.warp).toEqual({});
		expect(g.hand('seat:3')).toEqual(['artifact:plague#1']);
	});
});

describe('Quash', () => {
	const deal = () => {
		const g = duel({
			hands: {
				'seat:1': ['negotiate', 'attack:20'],
				'seat:2': ['negotiate'],
				'seat:3': ['artifact:quash']
			}
		});
		meet(g, ['negotiate', 'negotiate']).agree({ cards: { picks: ['attack:20#1'] } });
		return g.until('window:resolution.dealMade', 'seat:3');
	};

	it('[artifact:quash] given a deal just made, when it is played, then nothing is exchanged and both lose three ships', () => {
		const g = deal().use('seat:3', 'artifact|quash').until('window:resolution.end', 'seat:1');
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
		expect(g.hand('seat:1')).toContainEqual('attack:20#1');
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
	});

	it('[artifact:quash] given it is not used, then the deal stands', () => {
		const g = deal().until('turn.second', 'seat:1');
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
		expect(g.hand('seat:2')).toContainEqual('attack:20#1');
		expect(g.board.warp).toEqual({});
	});

	it('[artifact:quash] given the deal failed by itself, then there is nothing to quash', () => {
		const g = duel({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'], 'seat:3': ['artifact:quash'] }
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk').lapse().until('launch.aim', 'seat:2');
		expect(g.hand('seat:3')).toEqual(['artifact:quash#1']);
		expect(g.events.some(({ say }) => said(say).includes('Quash'))).toBe(false);
	});
});

describe('encounter cards', () => {
	it('[card:attack] given attacks of different numbers, then the higher total wins', () => {
		const win = (mine: CardId) => {
			const g = duel({ hands: { 'seat:1': ['attack:40', 'attack:00'] } });
			return meet(g, [mine, 'attack:08']).until('window:resolution.outcome').encounter;
		};
		expect(win('attack:40')).toMatchObject({
			totals: { offense: 41, defense: 12 },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(win('attack:00')).toMatchObject({
			totals: { offense: 1, defense: 12 },
			outcome: { type: 'won', side: 'defense' }
		});
	});

	it('[card:negotiate] given it meets an attack 00, then its player loses and takes a card for each ship lost; given another negotiate, then a deal is tried', () => {
		const g = duel({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:00', 'attack:04', 'attack:05'] }
		});
		meet(g, ['negotiate', 'attack:00'], 4).until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
		expect(g.hand('seat:1')).toHaveLength(1 + 3); // all three that were left
		const h = duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } });
		expect(meet(h, ['negotiate', 'negotiate']).until('deal.talk').askedSeats).toHaveLength(2);
	});

	it('[card:morph] given it meets an attack 40, then it is one; given it meets a negotiate, then a deal is tried', () => {
		const face = (theirs: CardId) => {
			const g = duel({ hands: { 'seat:1': ['morph'], 'seat:2': [theirs] } });
			return meet(g, ['morph', theirs]).until(
				theirs === 'negotiate' ? 'deal.talk' : 'window:reveal.cards'
			).encounter.laid.offense!.face;
		};
		expect(face('attack:40')).toEqual({ kind: 'attack', value: 40 });
		expect(face('negotiate')).toEqual({ kind: 'negotiate' });
	});

	it('[card:reinforcement] given a lost battle, when an ally adds its number, then the outcome turns; it is discarded', () => {
		const win = (add: boolean) => {
			const g = duel({ hands: { 'seat:3': ['reinforcement:5', 'attack:04'] } });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
				cards: ['attack:08', 'attack:08']
			}).until('window:reveal.values', 'seat:3');
			if (add) g.use('seat:3', 'reinforcement:5', { pick: 'offense' });
			return g.until('window:resolution.outcome');
		};
		expect(win(true).encounter).toMatchObject({
			totals: { offense: 15, defense: 12 },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(win(true).board.discard).toEqual(['reinforcement:5#1']);
		expect(win(false).encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});
});

describe('special destiny cards', () => {
	const defends = (special: string, given: Position = {}) =>
		position({ seats: 4, destiny: [`special:${special}`], ...given }).until('launch.aim').encounter;

	it('[destiny:fewest-ships-in-warp] given others with ships in the warp, then the one with the fewest defends at home, the offense itself apart', () => {
		const warp = { 'seat:2': 3, 'seat:3': 1, 'seat:4': 2 };
		expect(defends('fewest-ships-in-warp', { warp })).toMatchObject({
			defense: 'seat:3',
			system: 'seat:3'
		});
	});

	it('[destiny:most-cards-in-hand] given others with cards, then the one with the most defends at home, the offense itself apart', () => {
		const hands = {
			'seat:1': ['attack:04', 'attack:04', 'attack:04', 'attack:04'],
			'seat:2': ['attack:06'],
			'seat:3': ['attack:06', 'morph'],
			'seat:4': ['attack:06', 'negotiate', 'negotiate']
		};
		expect(defends('most-cards-in-hand', { hands })).toMatchObject({
			defense: 'seat:4',
			system: 'seat:4'
		});
	});

	it('[destiny:most-foreign-colonies] given others with foreign colonies, then the one with the most defends at home, the offense itself apart', () => {
		const planets = {
			'planet:2-1': { 'seat:2': 4, 'seat:1': 1, 'seat:3': 1 },
			'planet:2-2': { 'seat:2': 4, 'seat:1': 1 },
			'planet:4-1': { 'seat:4': 4, 'seat:1': 1 }
		};
		expect(defends('most-foreign-colonies', { planets })).toMatchObject({
			defense: 'seat:3',
			system: 'seat:3'
		});
	});
});
