/** Mimic: its hand is as large as that of its opponent; with its flare what others play is played again. */
import { describe, expect, it } from 'vitest';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const MIMIC: Position = { aliens: { 'seat:1': 'mimic' } };
const USED = 'power of Mimic';
const FOUR = ['attack:01', 'attack:04', 'attack:10', 'attack:12'];
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
/** Seat 1 goes for seat 2: to the choice of cards, or to what is asked before it. */
const planned = (given: Position, until = 'planning.select'): CosmicGame =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until(until);

describe('Mimic', () => {
	it('[alien:mimic] given its opponent holds more, then it draws until it holds as many, before cards are chosen', () => {
		const g = planned({ ...MIMIC, hands: { 'seat:2': FOUR }, deck: ['negotiate', 'morph'] });
		expect(g.hand('seat:1')).toHaveLength(5);
		expect(g.hand('seat:2')).toHaveLength(5);
		expect(hand(g, 'seat:1')).toEqual(expect.arrayContaining(['attack:08', 'negotiate', 'morph']));
		expect(g.said).toContain(USED);
		// What has come may be laid.
		expect(g.offers('seat:1', 'morph')).toBe(true);
	});

	it('[alien:mimic] given its opponent holds fewer, then it discards cards of its choice, which nobody else is asked for', () => {
		const g = planned({ ...MIMIC, hands: { 'seat:1': FOUR } }, 'mimic.shed.which');
		expect(g.askedSeats).toEqual(['seat:1']);
		const held = g.hand('seat:1');
		expect(() => g.answer('seat:1', { picks: held.slice(0, 3) })).toThrow();
		const kept = held.filter((card) => likeOf(card) !== 'attack:12');
		const [stays] = held.filter((card) => !kept.includes(card));
		g.answer('seat:1', { picks: kept }).until('planning.select');
		expect(g.hand('seat:1')).toEqual([stays]);
		expect(discard(g)).toHaveLength(4);
	});

	it('[alien:mimic] given it is the defense, then it counts the hand of the offense', () => {
		const defense: Position = { aliens: { 'seat:2': 'mimic' }, hands: { 'seat:1': FOUR } };
		expect(planned(defense).hand('seat:2')).toHaveLength(5);
		expect(planned(defense).hand('seat:1')).toHaveLength(5);
	});

	it('[alien:mimic] given it is an ally or uninvolved, then nothing happens to its hand', () => {
		const ally = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'mimic' }, hands: { 'seat:3': FOUR } }
		);
		expect(over(ally).said).not.toContain(USED);
		const out = over(
			met(['attack:08', 'attack:08'], { aliens: { 'seat:3': 'mimic' }, hands: { 'seat:3': FOUR } })
		);
		expect(out.said).not.toContain(USED);
	});

	it('[alien:mimic] ruling: hands of one size are left alone, and the power is not used', () => {
		expect(planned(MIMIC).said).not.toContain(USED);
	});

	it('[alien:mimic] [CE-10.7] ruling: a defense without an encounter card draws its new hand first, whoever of the two is Mimic', () => {
		const bare = (alien: SeatId): CosmicGame => {
			const given: Position = {
				aliens: { [alien]: 'mimic' },
				hands: {
					'seat:1': ['attack:08'],
					'seat:2': ['reinforcement:3', 'reinforcement:2', 'artifact:quash']
				},
				destiny: ['colour:2#1']
			};
			const g = position(given);
			return g
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.until(alien === 'seat:1' ? 'planning.select' : 'mimic.shed.which');
		};
		const offense = bare('seat:1');
		expect(offense.hand('seat:1')).toHaveLength(8);
		expect(offense.said.indexOf('{seat:2} discards')).toBeLessThan(offense.said.indexOf(USED));
		const defense = bare('seat:2');
		expect(defense.hand('seat:2')).toHaveLength(8);
		defense.answer('seat:2', { picks: defense.hand('seat:2').slice(1) });
		expect(defense.hand('seat:2')).toHaveLength(1);
	});

	it('[alien:mimic] [CE-10.11] ruling: given it discards its last encounter card as the offense, then its turn ends', () => {
		const g = planned({ ...MIMIC, hands: { 'seat:1': ['artifact:quash'] } }, 'mimic.shed.which');
		const [attack] = g.hand('seat:1').filter((card) => card.startsWith('attack'));
		g.answer('seat:1', { picks: [attack!] });
		over(g);
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
	});

	it('[alien:mimic] [alien:trader] ruling: the sizes when it takes effect count: it comes before a swap of its own side of the order, and after one of the offense', () => {
		const aliens = { 'seat:1': 'trader', 'seat:2': 'mimic' } as const;
		const g = planned({ aliens, hands: { 'seat:1': FOUR } }, 'window:planning.beforeSelect');
		g.use('seat:1', 'power|trader').until('mimic.shed.which');
		// It has been given five cards for one.
		g.answer('seat:2', { picks: g.hand('seat:2').slice(1) });
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.hand('seat:1')).toHaveLength(1);
	});

	it('[alien:mimic] given its opponent holds fewer after it was used, then it is not used again', () => {
		const g = planned(
			{
				...MIMIC,
				hands: { 'seat:1': ['attack:04'], 'seat:2': [...FOUR, 'flare:oracle'] },
				deck: ['negotiate', 'morph', 'attack:05', 'attack:06']
			},
			'window:planning.beforeSelect'
		);
		g.board.players['seat:2']!.hand = g.hand('seat:2').slice(0, 2);
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.asked).not.toContain('mimic.shed.which');
		expect(g.hand('seat:1')).toHaveLength(6);
	});

	it('[alien:mimic] given it is zapped, then both hands stay as they are', () => {
		const g = planned(
			{ ...MIMIC, hands: { 'seat:2': [...FOUR, 'artifact:cosmic-zap'] } },
			'window:use.declared'
		);
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(1);
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'mimic' }]);
	});

	it('[alien:mimic] given its power is lost, then nothing happens', () => {
		const given = { ...MIMIC, hands: { 'seat:2': FOUR }, planets: homes('seat:1', 10, 10) };
		expect(planned(given).hand('seat:1')).toHaveLength(1);
	});

	it('given cards to discard, then the steady player keeps its best; it zaps a Mimic that would draw many', () => {
		const g = planned(
			{ ...MIMIC, hands: { 'seat:1': ['attack:01', 'attack:40'] } },
			'mimic.shed.which'
		);
		const answer = steadyAnswer(g, 'seat:1');
		expect('picks' in answer && answer.picks.map(likeOf).toSorted()).toEqual([
			'attack:01',
			'attack:08'
		]);
		for (const [more, zaps] of [
			[[], false],
			[FOUR, true]
		] as const) {
			const hands = { 'seat:2': [...more, 'artifact:cosmic-zap'] };
			const zap = planned({ ...MIMIC, hands }, 'window:use.declared');
			expect(steadyAnswer(zap, 'seat:2'), String(zaps)).toMatchObject({
				pick: zaps ? (expect.stringMatching(/^artifact/) as string) : 'pass'
			});
		}
	});
});

describe('the Mimic flare', () => {
	const SUPER: Position = {
		aliens: { 'seat:1': 'mimic' },
		hands: { 'seat:1': ['flare:mimic'], 'seat:2': FOUR }
	};

	it('[super:mimic] given it is played as the power is used, then its hand comes to be of eight, the flare with it; left, of as many as its opponent holds', () => {
		const g = planned(SUPER, 'window:use.declared');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^super/) as string
		});
		g.use('seat:1', 'super|mimic').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(hand(g, 'seat:1')).toContain('flare:mimic');
		expect(planned(SUPER).hand('seat:1')).toHaveLength(5);
	});

	it('[super:mimic] given more than eight cards, then it discards down to eight', () => {
		const many = [
			...[...FOUR, 'attack:05', 'attack:06', 'attack:07', 'attack:09', 'negotiate'],
			'flare:mimic'
		];
		const g = planned({ ...MIMIC, hands: { 'seat:1': many } }, 'window:use.declared');
		g.use('seat:1', 'super|mimic').until('mimic.shed.which');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 3, max: 3 });
	});

	it('[super:mimic] given a power of somebody else, then it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:1': 'mimic', 'seat:2': 'macron' },
			hands: { 'seat:1': ['flare:mimic'], 'seat:2': ['negotiate'] }
		};
		const g = met(['attack:08', 'attack:08'], given);
		expect(offered(g, 'seat:1', 'super|mimic')).toBe(false);
		expect(g.said).toContain('power of Macron');
	});

	it('[super:mimic] given it is zapped, then the flare comes back and the hand stays', () => {
		const given = {
			...SUPER,
			hands: { ...SUPER.hands, 'seat:2': [...FOUR, 'artifact:cosmic-zap'] }
		};
		const g = planned(given, 'window:use.declared');
		declare(g, 'seat:1', 'super|mimic');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(hand(g, 'seat:1')).toEqual(['attack:08', 'flare:mimic']);
	});

	/** Seat 3 has played Plague on seat 1, and seat 2 holds the flare. */
	const plague = (given: Position = {}): CosmicGame =>
		duel({
			...given,
			hands: {
				'seat:2': ['flare:mimic'],
				'seat:3': ['artifact:plague', 'attack:04'],
				...given.hands
			}
		})
			.until('window:encounter.start', 'seat:3')
			.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
	const REPEAT = 'wild|mimic';

	it('[wild:mimic] [CE-16.34] given Plague of another player has taken effect, when it is played, then whom its player names suffers it, and the flare is discarded', () => {
		const g = plague().until('window:card.used', 'seat:2');
		// Whose card it is repeats nothing, and is not asked.
		expect(g.askedSeats).not.toContain('seat:3');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(discard(g)).toContain('artifact:plague');
		g.use('seat:2', REPEAT).until('use.details');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { pick: 'seat:3' }).until('launch.aim');
		// Seat 1 has had one back in its regroup.
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:3': 3 });
		expect(g.said).toContain('{seat:2} repeats Plague');
		expect(discard(g)).toContain('flare:mimic');
		expect(hand(g, 'seat:2')).toEqual(['attack:08']);
		// One card was played, and one flare.
		expect(g.encounter.flares).toEqual([{ seat: 'seat:2', alien: 'mimic' }]);
		expect(g.board.discard.filter((card) => likeOf(card) === 'artifact:plague')).toHaveLength(1);
	});

	it('[wild:mimic] given it is not played, then nothing is repeated and it stays', () => {
		const g = plague().until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(hand(g, 'seat:2')).toContain('flare:mimic');
	});

	it('[wild:mimic] [CE-15.27] given somebody plays Mimic, then they get the flare', () => {
		const g = plague({ aliens: { 'seat:1': 'mimic' }, hands: { 'seat:1': ['negotiate'] } });
		g.until('window:card.used', 'seat:2').use('seat:2', REPEAT).until('use.details');
		g.answer('seat:2', { pick: 'seat:3' }).until('launch.aim');
		expect(hand(g, 'seat:1')).toContain('flare:mimic');
	});

	it('[wild:mimic] given a wild flare of another player, then its effect is repeated for its own player, and the other keeps theirs', () => {
		// Wild Genius: players of one's choice draw a card.
		const given: Position = {
			hands: { 'seat:1': ['flare:genius'], 'seat:2': ['flare:mimic'] }
		};
		const g = duel(given)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:alliance.before', 'seat:1');
		g.use('seat:1', 'wild|genius', { picks: ['seat:1'] }).until('window:card.used', 'seat:2');
		g.use('seat:2', REPEAT)
			.until('use.details')
			.answer('seat:2', { picks: ['seat:2', 'seat:3'] });
		g.until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(hand(g, 'seat:1')).toContain('flare:genius');
		expect(g.said).toContain('{seat:2} repeats Genius flare');
	});

	it('[wild:mimic] [CE-16.34] ruling: what only the offense may play is not repeated by another, nor where nothing is left for it', () => {
		const given: Position = {
			warp: { 'seat:2': 2 },
			hands: { 'seat:1': ['artifact:mobius-tubes'], 'seat:2': ['flare:mimic'] }
		};
		const g = duel(given).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|mobius-tubes');
		expect(offered(g, 'seat:2', REPEAT)).toBe(false);
		// Genius is for main players.
		const out: Position = { hands: { 'seat:1': ['flare:genius'], 'seat:3': ['flare:mimic'] } };
		const h = duel(out)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:alliance.before', 'seat:1')
			.use('seat:1', 'wild|genius', { picks: ['seat:1'] });
		expect(offered(h, 'seat:3', REPEAT)).toBe(false);
		// Emotion Control has left no attack.
		const calm: Position = {
			hands: { 'seat:1': ['artifact:emotion-control'], 'seat:2': ['flare:mimic'] }
		};
		const c = met(['attack:08', 'attack:08'], calm).until('window:reveal.cards', 'seat:1');
		c.use('seat:1', 'artifact|emotion-control');
		expect(offered(c, 'seat:2', REPEAT)).toBe(false);
	});

	it('[wild:mimic] [CE-16.34] given what its player holds leaves no choice, then it is not repeated', () => {
		// Wild Deuce: an attack of the hand like one that was revealed.
		const twins = (held: string): CosmicGame => {
			const g = fight(
				['attack:10', 'attack:12'],
				{ 'seat:3': ['offense', { 'planet:3-1': 1 }], 'seat:4': ['defense', { 'planet:4-1': 1 }] },
				{ hands: { 'seat:3': ['flare:deuce', 'attack:10'], 'seat:4': ['flare:mimic', held] } }
			).until('window:reveal.values', 'seat:3');
			const choice = 'wild|deuce|twin|flare:deuce';
			const [ten] = g.choices('seat:3', choice);
			return declare(g, 'seat:3', choice, {
				pick: ten!,
				then: { pick: 'seat:1', then: { pick: 'more' } }
			});
		};
		const over = (g: CosmicGame) => g.board.phase === 'resolution';
		expect(offered(twins('attack:12'), 'seat:4', REPEAT, over)).toBe(true);
		expect(offered(twins('attack:20'), 'seat:4', REPEAT, over)).toBe(false);
	});

	it('[wild:mimic] [CE-16.34] ruling: a zap, a super flare, one’s own card and one that was cancelled are not repeated', () => {
		const zapped = met(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:mimic'] }
		});
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(offered(zapped, 'seat:3', REPEAT)).toBe(false);
		expect(zapped.said).toContain('stops Macron');
		const own = plague({ hands: { 'seat:2': [], 'seat:3': ['artifact:plague', 'flare:mimic'] } });
		expect(offered(own, 'seat:3', REPEAT)).toBe(false);
		expect(own.said).toContain('plays Plague');
		const cancelled = duel({
			hands: {
				'seat:1': ['artifact:card-zap'],
				'seat:2': ['flare:mimic'],
				'seat:3': ['artifact:plague', 'attack:04']
			}
		}).until('window:encounter.start', 'seat:3');
		declare(cancelled, 'seat:3', 'artifact|plague', { pick: 'seat:1' });
		cancelled.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|card-zap');
		expect(offered(cancelled, 'seat:2', REPEAT)).toBe(false);
		expect(cancelled.said).toContain('{seat:1} cancels Plague');
	});

	it('[wild:mimic] given the flare is Card-Zapped, then nothing is repeated; what is repeated itself cannot be answered', () => {
		const hands = { 'seat:3': ['artifact:plague', 'artifact:card-zap', 'attack:04'] };
		const g = plague({ hands });
		g.until('window:card.used', 'seat:2');
		declare(g, 'seat:2', REPEAT);
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		const h = plague({ hands });
		h.until('window:card.used', 'seat:2');
		declare(h, 'seat:2', REPEAT);
		h.until('window:use.declared', 'seat:3').pass();
		for (; !h.asked.includes('use.details'); h.lapse())
			expect(h.asked).not.toContain('window:use.declared');
		h.answer('seat:2', { pick: 'seat:3' }).until('launch.aim');
		expect(h.board.warp).toMatchObject({ 'seat:3': 3 });
	});

	it('[wild:mimic] [CE-16.34] ruling: what is repeated is no artifact that was played, so nobody may keep it', () => {
		const g = plague({
			options: { flareLimit: 'none' },
			stations: { 'seat:1': ['artifact-detection-grid'] },
			hands: { 'seat:2': ['flare:mimic', 'flare:clone'] }
		});
		g.until('window:card.used', 'seat:2').use('seat:2', REPEAT).until('use.details');
		g.answer('seat:2', { pick: 'seat:3' });
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.asked).not.toContain('window:artifact.played');
	});

	it('[wild:mimic] given nobody could hold it, then no window is opened for it', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague', 'attack:04'] } });
		g.until('window:encounter.start', 'seat:3').use('seat:3', 'artifact|plague', {
			pick: 'seat:1'
		});
		const seen: string[] = [];
		for (; !g.asked.includes('launch.aim'); g.lapse()) seen.push(...g.asked);
		expect(seen).not.toContain('window:card.used');
	});

	it('given a Plague that is worth repeating, then the steady player does so, and aims it at a rival', () => {
		const given: Position = {
			planets: {
				'planet:2-2': { 'seat:3': 1, 'seat:2': 4 },
				'planet:2-3': { 'seat:3': 1, 'seat:2': 4 },
				'planet:1-2': { 'seat:3': 1, 'seat:1': 4 }
			}
		};
		const g = plague(given).until('window:card.used', 'seat:2');
		const answer = steadyAnswer(g, 'seat:2');
		expect(answer).toMatchObject({ pick: expect.stringMatching(/^wild\|mimic/) as string });
		g.answer('seat:2', answer).until('use.details');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'seat:3' });
	});
});
