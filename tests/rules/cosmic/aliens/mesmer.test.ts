/** Mesmer: plays any artifact as any other. */
import { describe, expect, it } from 'vitest';
import { ARTIFACTS } from '../../../../src/lib/games/cosmic/artifacts';
import { mesmer } from '../../../../src/lib/games/cosmic/aliens/mesmer';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { Answer, SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'mesmer';
const MESMER: Position = { aliens: { 'seat:1': ID }, hands: { 'seat:1': ['artifact:quash'] } };
const SUPER: Position = {
	aliens: { 'seat:1': ID },
	hands: { 'seat:1': [`flare:${ID}`, 'reinforcement:3'] }
};
const CARDS: Cards = ['attack:08', 'attack:15'];
const AS_PLAGUE = 'artifact|plague|infect|artifact:quash';
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
const begun = (given: Position) => duel(given).until('window:encounter.start', 'seat:1');
const hit = (g: CosmicGame) => declare(g, 'seat:1', AS_PLAGUE, { pick: 'seat:2' });

describe('Mesmer', () => {
	it('[alien:mesmer] [CE-15.39] given a Quash played as Plague, then that comes of it, the log says so, and it is discarded', () => {
		const g = hit(begun(MESMER)).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(discard(g)).toEqual(expect.arrayContaining(['artifact:quash']));
		expect(g.said).toContain('{seat:1} plays Quash as Plague');
		expect(g.said).toContain('uses the power of Mesmer');
		expect(g.encounter.used).toMatchObject([
			{ source: 'power', id: ID },
			{ source: 'artifact', id: 'plague' }
		]);
	});

	it('[alien:mesmer] given it is not used, then the artifact is played as what it is, and its power is not used', () => {
		const given = { ...MESMER, hands: { 'seat:1': ['artifact:quash', 'attack:20'] } };
		const g = met(['negotiate', 'negotiate'], given);
		g.agree({ cards: { picks: ['attack:20#1'] } }).until('window:resolution.dealMade', 'seat:1');
		g.use('seat:1', 'artifact|quash|void|artifact:quash').until('window:resolution.end');
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
		expect(g.said).not.toContain('power of Mesmer');
	});

	it('[alien:mesmer] as a Cosmic Zap it stops a power, and the zap happens once its own use stands', () => {
		const g = met(CARDS, {
			aliens: { 'seat:1': ID, 'seat:2': 'macron' },
			hands: { 'seat:1': ['artifact:plague'] }
		});
		while (!g.said.includes('uses the power of Macron')) g.lapse();
		g.until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^artifact\|cosmic-zap\|zap\|artifact:plague/) as string
		});
		g.use('seat:1', 'artifact|cosmic-zap|zap|artifact:plague').until('window:resolution.outcome');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:2', alien: 'macron' }]);
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 19 });
		expect(g.said).toContain('stops Macron with Plague as Cosmic Zap');
	});

	it('[alien:mesmer] a steady player does not spend a card on what is hardly worth it, which it plays as what it is', () => {
		const cloud = (card: string) =>
			fight(
				['attack:01', 'attack:40'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				{ aliens: { 'seat:1': ID }, hands: { 'seat:1': [card] } }
			).until('window:resolution.outcome', 'seat:1');
		const g = cloud('artifact:quash');
		expect(g.offers('seat:1', 'artifact|ionic-gas')).toBe(true);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'pass' });
		expect(steadyAnswer(cloud('artifact:ionic-gas'), 'seat:1')).not.toEqual({ pick: 'pass' });
	});

	it('[alien:mesmer] [CE-15.39] given its power is zapped, then the card comes back, and may be played as what it is alone', () => {
		const played = declare(
			begun({
				...MESMER,
				hands: { 'seat:1': ['artifact:mobius-tubes'], 'seat:2': ['artifact:cosmic-zap'] },
				warp: { 'seat:1': 1 }
			}),
			'seat:1',
			'artifact|plague|infect|artifact:mobius-tubes',
			{ pick: 'seat:2' }
		);
		played.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		played.until('window:encounter.start', 'seat:1');
		expect(hand(played, 'seat:1')).toContain('artifact:mobius-tubes');
		expect(played.board.warp).toEqual({ 'seat:1': 1 });
		expect(played.offers('seat:1', 'artifact|plague')).toBe(false);
		played.use('seat:1', 'artifact|mobius-tubes').until('launch.aim');
		expect(played.board.warp).toEqual({});
	});

	it('[alien:mesmer] ruling: given a Card Zap, then the card is cancelled as what it is played as, and discarded; the power stays on', () => {
		const g = hit(
			begun({ ...MESMER, hands: { ...MESMER.hands, 'seat:2': ['artifact:card-zap'] } })
		);
		while (!g.offers('seat:2', 'artifact|card-zap')) g.lapse();
		g.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(discard(g)).toEqual(expect.arrayContaining(['artifact:card-zap', 'artifact:quash']));
		expect(g.encounter.zapped).toEqual([]);
	});

	it('[alien:mesmer] others play what is on their cards, and no reward artifact is among what it may play where there are none', () => {
		const other = begun({ aliens: { 'seat:2': ID }, hands: MESMER.hands! });
		expect(other.offers('seat:1', 'artifact|plague')).toBe(false);
		const reward = Object.keys(ARTIFACTS).filter((id) => ARTIFACTS[id]!.reward);
		const own = begun(MESMER);
		expect(own.choices('seat:1').filter((id) => id.startsWith('artifact|'))).toHaveLength(1);
		expect(reward.some((id) => own.offers('seat:1', `artifact|${id}`))).toBe(false);
		const rewarded = begun({ ...MESMER, options: { rewardDeck: 'incursion' } });
		expect(reward.some((id) => rewarded.offers('seat:1', `artifact|${id}`))).toBe(true);
	});
});

describe('Mesmer where there are reward cards', () => {
	it('[alien:mesmer] [CE-16.22] given it holds none of them, then it is asked where an artifact of theirs could be played, and others are not', () => {
		const asked = (alien: string) => {
			const g = duel({ aliens: { 'seat:1': alien }, options: { rewardDeck: 'incursion' } });
			const seen = new Set<string>();
			for (; !g.asked.includes('launch.send'); g.lapse())
				if (g.askedSeats.includes('seat:1')) for (const name of g.asked) seen.add(name);
			return [...seen];
		};
		expect(asked(ID)).toContain('window:destiny.defenseSet');
		expect(asked('zombie')).not.toContain('window:destiny.defenseSet');
	});

	it('[alien:mesmer] [CE-16.22] [CE-3.16] given hidden sheets, then whoever may play Mesmer is asked there alike', () => {
		const asked = (alien: string, box: string[]) => {
			const g = duel({
				...{ aliens: { 'seat:1': alien }, box, shown: false, seats: 3 },
				options: { rewardDeck: 'incursion' }
			});
			const seen: string[] = [];
			for (; !g.asked.includes('launch.send'); g.lapse())
				seen.push(...g.askedSeats.map((seat) => `${seat} ${g.asked.join()}`));
			return [...new Set(seen)];
		};
		const box = [ID, 'zombie', 'macron'];
		expect(asked(ID, box)).toContain('seat:1 window:destiny.defenseSet');
		expect(asked('zombie', box)).toEqual(asked(ID, box));
		expect(asked('zombie', ['zombie', 'macron'])).not.toContain('seat:1 window:destiny.defenseSet');
	});

	it('[alien:mesmer] [CE-3.16] given a hidden sheet, when a card is played as another, then that turns it up; as what it is, it does not', () => {
		const given: Position = { ...MESMER, box: [ID, 'zombie'], shown: false };
		const g = hit(begun(given));
		expect(g.board.players['seat:1']!.shown).toBe(true);
		expect(g.until('launch.aim').board.warp).toEqual({ 'seat:2': 3 });
		const plain = begun({ ...given, hands: { 'seat:1': ['artifact:plague'] } });
		plain.use('seat:1', 'artifact|plague', { pick: 'seat:2' }).until('launch.aim');
		expect(plain.board.warp).toEqual({ 'seat:2': 3 });
		expect(plain.board.players['seat:1']!.shown).toBe(false);
	});
});

describe('the Mesmer flare', () => {
	const WILD: Position = { hands: { 'seat:1': [`flare:${ID}`] } };

	it('[wild:mesmer] given an attack below 10, then it becomes a negotiate; not one of 10, nor that of another', () => {
		const g = met(CARDS, WILD).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toHaveProperty('pick');
		g.use('seat:1', `wild|${ID}`).until('window:resolution.outcome');
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'negotiate' });
		expect(over(g).said).toContain('compensation');
		expect(offered(met(['attack:10', 'attack:08'], WILD), 'seat:1', 'wild|')).toBe(false);
		expect(offered(met(['attack:09', 'attack:08'], WILD), 'seat:1', 'wild|')).toBe(true);
		expect(offered(met(['negotiate', 'attack:08'], WILD), 'seat:1', 'wild|')).toBe(false);
		const ally: Position = { hands: { 'seat:3': [`flare:${ID}`] } };
		expect(offered(met(CARDS, ally), 'seat:3', 'wild|')).toBe(false);
	});

	it('[super:mesmer] given it is played, then one card that is no encounter card serves, and is discarded', () => {
		const g = begun(SUPER);
		expect(g.offers('seat:1', 'artifact|')).toBe(false);
		g.use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:1', 'artifact|plague|infect|attack')).toBe(false);
		g.use('seat:1', 'artifact|plague|infect|reinforcement:3', { pick: 'seat:2' });
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(discard(g)).toContain('reinforcement:3');
		expect(hand(g, 'seat:1')).toContain(`flare:${ID}`);
		expect(g.said).toContain('plays Reinforcement +3 as Plague');
		expect(g.encounter.notes.open).toEqual({});
	});

	it('[super:mesmer] given the next card it plays by its power is an artifact, then that was the one; one played as what it is is not', () => {
		const two: Position = {
			...SUPER,
			warp: { 'seat:1': 1 },
			hands: {
				'seat:1': [`flare:${ID}`, 'reinforcement:3', 'artifact:quash', 'artifact:mobius-tubes']
			}
		};
		const serves = (use: string, then?: Answer) => {
			const g = begun(two).use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
			g.use('seat:1', use, then).until('window:encounter.start', 'seat:1');
			return g.offers('seat:1', 'artifact|plague|infect|reinforcement:3');
		};
		expect(serves('artifact|plague|infect|artifact:quash', { pick: 'seat:2' })).toBe(false);
		expect(serves('artifact|mobius-tubes|release|artifact:mobius-tubes')).toBe(true);
	});

	it('[super:mesmer] no encounter card serves, whatever its kind', () => {
		const hands = { 'seat:1': [`flare:${ID}`, 'negotiate', 'morph', 'reinforcement:3'] };
		const g = begun({ ...SUPER, hands, options: { largeGroupCards: 'on' } as Position['options'] });
		g.use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
		const served = g
			.choices('seat:1')
			.filter((id) => id.startsWith('artifact|plague|'))
			.map((id) => likeOf(id.split('|')[3]!));
		expect(served.sort()).toEqual([`flare:${ID}`, 'reinforcement:3']);
	});

	it('[super:mesmer] given its one card was played, then another does not serve; its own flare may be the card, and is discarded then', () => {
		const two: Position = {
			...SUPER,
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': [`flare:${ID}`, 'reinforcement:3', 'reinforcement:2'] }
		};
		const g = begun(two).use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|plague|infect|reinforcement:3', { pick: 'seat:2' });
		g.until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:1', 'artifact|')).toBe(false);
		const own = begun(two).use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
		own.use('seat:1', `artifact|mobius-tubes|release|flare:${ID}`).until('launch.aim');
		expect(discard(own)).toEqual([`flare:${ID}`]);
	});

	it('[super:mesmer] given a power is used and it holds no artifact, then it stops that with any card, and a steady player does so', () => {
		const g = met(CARDS, { ...SUPER, aliens: { 'seat:1': ID, 'seat:2': 'macron' } });
		while (!g.said.includes('uses the power of Macron')) g.lapse();
		g.until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `super|${ID}|serve|flare:${ID}` });
		g.use('seat:1', `super|${ID}`);
		while (!g.offers('seat:1', 'artifact|cosmic-zap')) g.lapse();
		g.use('seat:1', 'artifact|cosmic-zap|zap|reinforcement:3').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 19 });
	});

	it('[super:mesmer] given it holds no other card that would serve, then its own flare does, once that has come back; stopped, nothing serves', () => {
		const alone: Position = {
			...SUPER,
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': [`flare:${ID}`] }
		};
		const g = begun(alone).use('seat:1', `super|${ID}`).until('window:encounter.start', 'seat:1');
		g.use('seat:1', `artifact|mobius-tubes|release|flare:${ID}`).until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(discard(g)).toEqual([`flare:${ID}`]);
		const zap = { ...SUPER.hands, 'seat:2': ['artifact:cosmic-zap'] };
		const stopped = declare(begun({ ...SUPER, hands: zap }), 'seat:1', `super|${ID}`);
		stopped.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(stopped.encounter.notes.open).toEqual({});
		expect(stopped.said).toContain('Mesmer');
	});

	const harnessed = (flare: string) =>
		begun({
			...{ aliens: { 'seat:1': ID }, techs: { 'seat:1': ['solar-harness'] } },
			options: { tech: 'both' },
			hands: { 'seat:1': [`flare:${ID}`, 'flare:macron', 'reinforcement:3'] }
		})
			.use('seat:1', 'tech|solar-harness|load', { pick: flare })
			.until('window:encounter.start', 'seat:1');

	it('[super:mesmer] [CE-32.48] given a flare on a technology, then that is in no hand, and does not serve', () => {
		const g = harnessed('flare:macron').use('seat:1', `super|${ID}`);
		g.until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:1', 'artifact|plague|infect|reinforcement:3')).toBe(true);
		expect(g.offers('seat:1', 'artifact|plague|infect|flare:macron')).toBe(false);
	});

	it('[super:mesmer] [CE-32.48] given its own flare lies there, then it is played from there, and comes to hand; another card serves', () => {
		const g = harnessed(`flare:${ID}`).use('seat:1', `super|${ID}`);
		g.until('window:encounter.start', 'seat:1');
		expect(hand(g, 'seat:1')).toContain(`flare:${ID}`);
		expect(g.offers('seat:1', 'artifact|plague|infect|flare:macron')).toBe(true);
		g.use('seat:1', 'artifact|plague|infect|flare:macron', { pick: 'seat:2' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(discard(g)).toContain('flare:macron');
	});

	it('[super:mesmer] it may be played in every window in which an artifact may', () => {
		const moments = Object.values(ARTIFACTS).flatMap(({ uses }) =>
			Object.values(uses).flatMap((use) => use.moments)
		);
		expect(mesmer.super.uses['serve']!.moments).toEqual(expect.arrayContaining(moments));
	});
});
