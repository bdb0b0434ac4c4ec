/** The newer set of hazards: each changes an outcome (rules.md section 33). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { cardsOf } from '../../../../src/lib/games/cosmic/modules/sets';
import { likeOf } from '../../../../src/lib/games/kit';
import { position, seatsOf } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** A table at which destiny brings a warning in each of three turns, and these hazards are turned up, the first first. */
const withHazard = (hazard: string, given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1', 'colour:3#1', 'colour:1#1'],
		...given,
		options: { hazard: 'odyssey', ...given.options },
		piles: { ...given.piles, hazard: [`hazard:${hazard}`, ...(given.piles?.hazard ?? [])] }
	});

/** The same table without a warning in its first encounter. */
const without = (given: Position = {}): CosmicGame =>
	withHazard('easy-does-it', { destiny: ['colour:2#2', 'colour:3#2'], ...given });

const inPlay = (g: CosmicGame) => g.board.hazards!.inPlay.map(likeOf);
const endOf = (g: CosmicGame) => {
	const { encounters } = g.board;
	while (!g.table.over && g.board.encounters === encounters) g.lapse();
	return g;
};
const hands = (...cards: string[][]): Position['hands'] =>
	Object.fromEntries(cards.map((hand, i) => [`seat:${i + 1}`, hand]));
const FIGHT = { target: 'planet:2-1', send: { 'planet:1-1': 3 } } as const;

describe('CE-33 the newer set of hazards', () => {
	it('[CE-33.1] [CE-33.24] given a set, or both, then its cards are in the deck, without those that would do nothing at this table', () => {
		const deck = (options: Position['options'], seats = 4) =>
			(
				start(cosmic, {
					seats: seatsOf(seats),
					options: options!,
					key: '7'.repeat(64),
					clocked: false
				}).table.vault.piles?.hazard ?? []
			).map(likeOf);
		expect(deck({ hazard: 'odyssey' })).toContain('hazard:danger-zone');
		expect(deck({ hazard: 'odyssey' })).not.toContain('hazard:meteor-storm');
		const both = deck({ hazard: 'both', tech: 'base' });
		expect(both).toEqual(
			expect.arrayContaining(['hazard:danger-zone', 'hazard:meteor-storm', 'hazard:tech-advantage'])
		);
		expect(both).not.toContain('hazard:entropy-beast');
		expect(deck({ hazard: 'both', entropyBeast: true })).toContain('hazard:entropy-beast');
		expect(deck({ hazard: 'odyssey', entropyBeast: true })).not.toContain('hazard:entropy-beast');
		expect(deck({ hazard: 'odyssey' })).not.toContain('hazard:tech-advantage');
		expect(deck({ hazard: 'odyssey' })).toContain('hazard:subspace-interference');
		expect(deck({ hazard: 'odyssey' }, 3)).not.toContain('hazard:subspace-interference');
		expect(new Set(cardsOf('hazard', ['odyssey'])).size).toBe(
			cardsOf('hazard', ['odyssey']).length
		);
	});

	it('[CE-33.23] given one that stays until another that stays comes, then the next of them drives it out, and so does The Witness, but not Alliance', () => {
		const next = (hazard: string) => {
			const g = withHazard('re-reinforcement', {
				options: { hazard: 'both' },
				piles: { hazard: [`hazard:${hazard}`] }
			});
			g.encounterTo(FIGHT);
			endOf(g);
			expect(inPlay(g)).toEqual(['hazard:re-reinforcement']);
			while (!g.asked.includes('launch.aim')) g.lapse();
			return inPlay(g);
		};
		expect(next('danger-zone')).toEqual(['hazard:danger-zone']);
		expect(next('witness')).toEqual(['hazard:witness']);
		expect(next('alliance')).toEqual(['hazard:re-reinforcement', 'hazard:alliance']);
		expect(next('unstable')).toEqual(['hazard:re-reinforcement', 'hazard:unstable']);
	});
});

describe('hazards of hazards', () => {
	/** How many hazards were turned up, by encounters of which only the first shows a warning. */
	const drawn = (hazard: string, given: Position = {}) => {
		const g = withHazard(hazard, {
			destiny: ['colour:2#1', 'colour:3#2', 'colour:1#2'],
			hands: hands(['attack:40', 'attack:30'], ['attack:04', 'attack:05'], ['attack:06']),
			piles: {
				hazard: ['hazard:unstable', 'hazard:no-quarter'],
				reward: cardsOf('reward', ['incursion']).slice(0, 3)
			},
			...given
		});
		const known = () =>
			g.events.flatMap(({ move }) => (move?.type === 'hazard' ? [String(move['card'])] : []));
		g.encounterTo({ ...FIGHT, cards: ['attack:40', 'attack:04'] });
		return { g, known };
	};

	it('[hazard:danger-zone] [CE-33.25] given no warning, then a hazard comes all the same, as long as it is in play', () => {
		const { g, known } = drawn('danger-zone');
		g.until('turn.second').answer('seat:1', { yes: true }).until('launch.aim');
		expect(known().map(likeOf)).toEqual(['hazard:danger-zone', 'hazard:unstable']);
		expect(inPlay(g)).toEqual(['hazard:danger-zone', 'hazard:unstable']);
	});

	it('[hazard:easy-does-it] [CE-33.25] given hazards in every encounter, then they come in the second of a turn alone', () => {
		const { g, known } = drawn('easy-does-it', { options: { hazardMode: 'always' } });
		g.until('turn.second').answer('seat:1', { yes: true }).until('launch.aim');
		expect(known().map(likeOf)).toEqual(['hazard:easy-does-it', 'hazard:unstable']);
		while (g.board.turn === 1) g.lapse();
		while (!g.asked.includes('launch.aim')) g.lapse();
		expect(known()).toHaveLength(2);
	});
});

describe('hazards of fights', () => {
	const fight = (hazard: string, cards: [string, string], given: Position = {}) =>
		withHazard(hazard, { hands: hands([cards[0]], [cards[1]]), ...given }).encounterTo({
			...FIGHT,
			cards
		});

	it('[hazard:enforceable-cease-fire] [CE-33.26] given one attack, then its side loses, also where an outcome is turned round, and nobody is compensated; two attacks fight', () => {
		const won = endOf(fight('enforceable-cease-fire', ['negotiate', 'attack:40']));
		expect(won.board.warp).toEqual({ 'seat:2': 4 });
		expect(won.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		const lost = endOf(
			fight('enforceable-cease-fire', ['attack:40', 'negotiate'], {
				hands: hands(['attack:40', 'attack:05'], ['negotiate', 'negotiate'])
			})
		);
		expect(lost.board.warp).toEqual({ 'seat:1': 3 });
		expect(lost.hand('seat:2')).toEqual(['negotiate#1']);
		const turned = fight('enforceable-cease-fire', ['negotiate', 'attack:40'], {
			aliens: { 'seat:3': 'loser' },
			box: ['loser'],
			hands: { ...hands(['negotiate'], ['attack:40']), 'seat:3': ['artifact:card-zap'] }
		});
		expect(endOf(turned).board.warp).toEqual({ 'seat:2': 4 });
		const fought = endOf(fight('enforceable-cease-fire', ['attack:40', 'attack:06']));
		expect(fought.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[hazard:enforceable-cease-fire] [CE-33.26] given an upset that the loser has declared, then nothing turns the outcome round', () => {
		const g = withHazard('enforceable-cease-fire', {
			aliens: { 'seat:1': 'loser' },
			box: ['loser'],
			hands: hands(['negotiate'], ['attack:40'])
		});
		g.encounterTo(FIGHT).until('window:planning.beforeSelect').use('seat:1', 'power|loser');
		g.lay('negotiate', 'attack:40');
		endOf(g);
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[hazard:re-reinforcement] [CE-33.34] given a reinforcement of 5, then it adds 10', () => {
		const total = (g: CosmicGame) => {
			g.encounterTo({ ...FIGHT, cards: ['attack:08', 'attack:15'] });
			g.until('window:reveal.values').pick('seat:1', 'reinforcement:5', { pick: 'offense' });
			return g.until('window:resolution.outcome').encounter.totals;
		};
		const given = { hands: hands(['attack:08', 'reinforcement:5'], ['attack:15']) };
		expect(total(withHazard('re-reinforcement', given))).toEqual({ offense: 21, defense: 19 });
		expect(total(without(given))).toEqual({ offense: 16, defense: 19 });
	});

	it('[hazard:no-quarter] [CE-33.27] given an attack and a negotiate in hand, then the attack must be laid; who holds no attack lays a negotiate, and collects nothing', () => {
		const g = withHazard('no-quarter', {
			hands: hands(['attack:20', 'negotiate', 'morph'], ['negotiate', 'negotiate'])
		});
		g.encounterTo(FIGHT).until('planning.select');
		expect(g.choices('seat:1').map(likeOf).sort()).toEqual(['attack:20', 'morph']);
		const negotiate = g.hand('seat:1').find((card) => card.startsWith('negotiate'))!;
		expect(g.refusal('seat:1', { pick: negotiate }).rule).toBe('CE-33.27');
		expect(g.choices('seat:2').map(likeOf)).toEqual(['negotiate']);
		g.lay('attack:20', 'negotiate');
		endOf(g);
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.hand('seat:2')).toEqual(['negotiate#1']);
	});

	it('[hazard:unstable] [CE-33.33] given totals of 42 together, then all ships in the encounter go to the warp, with those of others there, and the planet is no more; at 41 it stays', () => {
		// 3 and 4 ships.
		const given: Position = { planets: { 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } } };
		const broken = fight('unstable', ['attack:20', 'attack:15'], {
			...given,
			hands: hands(['attack:20'], ['attack:15', 'attack:06'])
		});
		endOf(broken);
		expect(broken.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4, 'seat:3': 1 });
		expect(broken.board.planets).not.toHaveProperty(['planet:2-1']);
		expect(lookOpen(cosmic, broken.table).board.planets).not.toHaveProperty(['planet:2-1']);
		expect(broken.said).toContain('planet 1 of {seat:2} breaks up.');
		const calm = endOf(fight('unstable', ['attack:20', 'attack:14'], given));
		expect(calm.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 1 });
	});
});

describe('hazards of allies', () => {
	it('[hazard:subspace-interference] [CE-33.24] given four players, then a main player invites one at most, as long as it is in play', () => {
		const g = withHazard('subspace-interference', { seats: 4 });
		g.until('alliance.offenseInvites');
		expect(g.refusal('seat:1', { picks: ['seat:3', 'seat:4'] }).rule).toBe('CE-9.1');
		g.answer('seat:1', { picks: ['seat:3'] }).until('alliance.defenseInvites');
		expect(g.refusal('seat:2', { picks: ['seat:3', 'seat:4'] }).rule).toBe('CE-9.2');
	});

	it('[hazard:domestic-difficulties] [CE-33.29] given ships at home and abroad, then allies send those abroad alone, and who has none there is not asked', () => {
		const g = withHazard('domestic-difficulties', {
			seats: 4,
			planets: { 'planet:1-2': { 'seat:1': 4, 'seat:3': 2 } }
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:3']);
		const join = (split: Record<string, number>) => ({ pick: 'offense', then: { split } });
		expect(g.refusal('seat:3', join({ 'planet:3-1': 1 })).rule).toBe('CE-9.6');
		g.answer('seat:3', join({ 'planet:1-2': 2 })).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
	});
});

describe('hazards of outcomes', () => {
	const fight = (hazard: string, cards: [string, string], given: Position = {}) =>
		withHazard(hazard, { hands: hands([cards[0]], [cards[1]]), ...given }).encounterTo({
			...FIGHT,
			cards
		});

	it('[hazard:tech-advantage] [CE-33.28] given an encounter that is won, then the winner draws a technology; after a deal both do', () => {
		const techs = (g: CosmicGame) =>
			['seat:1', 'seat:2', 'seat:3'].map(
				(seat) => g.board.players[seat as 'seat:1']!.techs?.length
			);
		const given: Position = { options: { tech: 'base' } };
		const won = endOf(fight('tech-advantage', ['attack:04', 'attack:40'], given));
		expect(techs(won)).toEqual([undefined, 1, undefined]);
		const dealt = fight('tech-advantage', ['negotiate', 'negotiate'], {
			...given,
			hands: hands(['negotiate', 'attack:06'], ['negotiate'])
		});
		dealt.agree({ random: { amount: 1 } });
		expect(techs(endOf(dealt))).toEqual([1, 1, undefined]);
		const failed = endOf(fight('tech-advantage', ['negotiate', 'negotiate'], given));
		expect(techs(failed)).toEqual([undefined, undefined, undefined]);
	});

	it('[hazard:obligatory-solidarity] [CE-33.30] given a defense that loses four ships, then the player on their left loses four of their choice from colonies', () => {
		const g = fight('obligatory-solidarity', ['attack:40', 'attack:04']);
		g.until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-1': 3, 'planet:3-2': 1 } });
		endOf(g);
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 4 });
		const plain = endOf(
			without({ hands: hands(['attack:40'], ['attack:04']) }).encounterTo({
				...FIGHT,
				cards: ['attack:40', 'attack:04']
			})
		);
		expect(plain.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[hazard:warp-research] [CE-33.31] given an offense that wins, then as many of their ships as they like come back; when the defense wins, those of all others may, but none of this encounter', () => {
		const warp = { 'seat:1': 3, 'seat:2': 2, 'seat:3': 2 };
		const given: Position = { warp, options: {} };
		const won = fight('warp-research', ['attack:40', 'attack:04'], given);
		won.until('recall.choose');
		// One has come back in regroup.
		expect([won.askedSeats, won.board.warp['seat:1']]).toEqual([['seat:1'], 2]);
		expect(steadyAnswer(won, 'seat:1')).toEqual({ amount: 2 });
		won.answer('seat:1', { amount: 1 });
		endOf(won);
		expect(won.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 6, 'seat:3': 2 });
		const held = fight('warp-research', ['attack:04', 'attack:40'], given);
		held.until('recall.choose');
		expect(held.askedSeats).toEqual(['seat:2']);
		held.answer('seat:2', { amount: 2 }).until('recall.choose');
		held.answer('seat:3', { amount: 0 });
		endOf(held);
		// Two, and the three that were lost.
		expect(held.board.warp).toEqual({ 'seat:1': 5, 'seat:3': 2 });
	});

	it('[hazard:win-lose-or-draw] [CE-33.32] given three ships, when the offense wins, then they draw three cards; when they lose, the defense takes three; for a deal there are 90 seconds more', () => {
		const won = endOf(
			fight('win-lose-or-draw', ['attack:40', 'attack:04'], {
				hands: hands(['attack:40'], ['attack:04', 'attack:05'])
			})
		);
		expect(won.hand('seat:1')).toHaveLength(3);
		const lost = endOf(
			fight('win-lose-or-draw', ['attack:04', 'attack:40'], {
				hands: hands(
					['attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:08'],
					['attack:40']
				)
			})
		);
		expect([lost.hand('seat:1').length, lost.hand('seat:2').length]).toEqual([1, 3]);
		const seconds = (g: CosmicGame) =>
			g.encounterTo({ ...FIGHT, cards: ['negotiate', 'negotiate'] }).until('deal.talk').table
				.decisions[0]!.seconds;
		const given: Position = { hands: hands(['negotiate'], ['negotiate']) };
		const timed = (dealSeconds: number): Position => ({
			...given,
			options: { dealSeconds } as Position['options'] & object
		});
		expect(seconds(withHazard('win-lose-or-draw', timed(60)))).toBe(150);
		expect(seconds(without(timed(60)))).toBe(60);
		expect(seconds(withHazard('win-lose-or-draw', timed(0)))).toBeNull();
	});
});

describe('alternative hazards', () => {
	/** The offense is asked whether it takes this one. */
	const offered = (hazard: string, given: Position = {}) =>
		withHazard(hazard, { ...given, seats: given.seats ?? 4 }).until('alternative.take');
	/** It takes it; then the encounter has ended with success. */
	const taken = (hazard: string, given: Position = {}) =>
		offered(hazard, given).answer('seat:1', { yes: true });
	const sizes = (g: CosmicGame) => g.board.order.map((seat) => g.hand(seat).length);

	it('[CE-33.10] given the offense declines, then nothing happens and the encounter goes on; when it takes the hazard the encounter ends with success, and a second one may follow', () => {
		const given: Position = { warp: { 'seat:1': 3, 'seat:3': 2 } };
		const declined = offered('new-recruits', given).answer('seat:1', { yes: false });
		declined.until('launch.aim');
		expect(declined.board.warp).toEqual({ 'seat:1': 2, 'seat:3': 2 });
		const g = taken('new-recruits', given).until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
		expect(inPlay(g)).toEqual([]);
		expect(g.board.modules!.hazard!.pile.map(likeOf)).toEqual(['hazard:new-recruits']);
		g.answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.encounter.n).toBe(2);
	});

	it('[CE-33.10] [CE-33.5] given it would bring the offense nothing, or there is no opponent, then it is not offered', () => {
		const isOffered = (g: CosmicGame) => {
			while (!g.asked.some((one) => ['launch.aim', 'turn.second'].includes(one))) {
				if (g.asked.includes('alternative.take')) return true;
				g.lapse();
			}
			return false;
		};
		expect(isOffered(withHazard('new-recruits'))).toBe(false);
		expect(isOffered(withHazard('re-armament'))).toBe(true);
		const settled = withHazard('re-armament', {
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': {} }
		});
		settled.until('destiny.own').answer('seat:1', {
			pick: 'resettle planet:1-3',
			then: { split: { 'planet:1-1': 2 } }
		});
		expect(isOffered(settled)).toBe(false);
		expect(settled.said).toContain('Hazard: Re-Armament');
	});

	it('[hazard:new-recruits] given ships in the warp, then all of the offense come to home colonies, and one of each other player', () => {
		const g = taken('new-recruits', {
			warp: { 'seat:1': 3, 'seat:3': 2 },
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 1 } }
		}).until('home.land');
		// One came back in regroup.
		expect(g.refusal('seat:1', { split: { 'planet:2-1': 2 } }).rule).toBe('CE-20.2');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
	});

	it('[hazard:learn-from-the-past] given two cards in hand, then the offense takes cards of its choice from the discard pile, and each other one card by lot if they like', () => {
		const discard = ['attack:40', 'morph', 'negotiate', 'attack:01'];
		const g = taken('learn-from-the-past', { discard }).until('learn.choose');
		const card = (like: string) => g.board.discard.find((one) => likeOf(one) === like)!;
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ picks: { length: 4 } });
		g.answer('seat:1', { picks: [card('attack:40'), card('morph')] });
		g.until('secondPart.may').answer('seat:2', { yes: true });
		g.until('secondPart.may').answer('seat:3', { yes: false });
		g.until('turn.second');
		expect(g.hand('seat:1').map(likeOf).sort()).toEqual([
			'attack:06',
			'attack:40',
			'morph',
			'negotiate'
		]);
		expect(sizes(g)).toEqual([4, 3, 2, 3]);
		expect(g.board.discard).toEqual([]);
		const full = withHazard('learn-from-the-past', {
			discard,
			hands: hands(Array.from({ length: 8 }, (_, i) => (i < 4 ? 'attack:08' : 'attack:10')))
		}).until('launch.aim');
		expect(full.said).not.toContain('takes Learn');
	});

	it('[hazard:re-armament] given a hand of two, then the offense discards what it likes and draws up to eight, and others draw one', () => {
		const g = taken('re-armament').until('rearm.discard');
		g.answer('seat:1', { picks: [g.hand('seat:1')[1]!] });
		g.until('secondPart.may').answer('seat:2', { yes: true });
		g.until('secondPart.may').answer('seat:3', { yes: false });
		g.until('turn.second');
		expect(sizes(g)).toEqual([8, 3, 2, 3]);
		expect(g.board.discard.map(likeOf)).toEqual(['negotiate']);
	});

	it('[hazard:peace-dividend] given planets that are shared, then the offense takes two rewards for each, and who shares one with it two', () => {
		const g = taken('peace-dividend', {
			planets: {
				'planet:2-1': { 'seat:2': 2, 'seat:1': 1 },
				'planet:4-1': { 'seat:3': 2, 'seat:1': 1 },
				'planet:4-2': { 'seat:3': 2, 'seat:4': 1 }
			}
		}).until('turn.second');
		expect(sizes(g)).toEqual([6, 4, 4, 2]);
	});

	it('[hazard:strip-mining] given three ships abroad, then the offense draws three cards, and who shares a planet with it one', () => {
		const g = taken('strip-mining', {
			planets: {
				'planet:2-1': { 'seat:2': 2, 'seat:1': 1 },
				'planet:4-1': { 'seat:1': 2 }
			}
		}).until('turn.second');
		expect(sizes(g)).toEqual([5, 3, 2, 2]);
	});

	it('[hazard:universe-merge] given sheets nobody plays, then the offense plays one of them besides its own, and others draw two unused flares', () => {
		const g = taken('universe-merge', {
			aliens: { 'seat:1': 'macron' },
			box: ['macron', 'zombie']
		});
		g.vault.flares = ['flare:zombie'];
		g.until('turn.second');
		expect(g.board.players['seat:1']!.aliens).toEqual(['macron', 'zombie']);
		expect(g.board.sheets).toEqual([]);
		expect(g.hand('seat:2')).toHaveLength(2);
		const fresh = start(cosmic, {
			seats: seatsOf(4),
			options: { hazard: 'odyssey' },
			key: '7'.repeat(64),
			clocked: false
		});
		expect(fresh.table.vault.flares).toBeDefined();
	});

	it('[CE-33.10] given a steady bot, then it takes one that brings much, and no other', () => {
		const poor = offered('new-recruits', { warp: { 'seat:1': 2 } });
		expect(steadyAnswer(poor, 'seat:1')).toEqual({ yes: false });
		const rich = offered('new-recruits', {
			warp: { 'seat:1': 9 },
			planets: { 'planet:1-2': {}, 'planet:1-3': {} }
		});
		expect(steadyAnswer(rich, 'seat:1')).toEqual({ yes: true });
	});
});

describe('hazards of hands and launches', () => {
	it('[hazard:confined-launches] [CE-33.29] given ships on several planets, then each player sends from one home planet, and who has none there stays out', () => {
		const g = withHazard('confined-launches', {
			seats: 4,
			planets: {
				...Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:4-${k}`, {}])),
				'planet:1-5': { 'seat:1': 4, 'seat:4': 3 }
			}
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1').until('confine.choose');
		g.answer('seat:1', { pick: 'planet:1-2' }).until('launch.send');
		expect(g.refusal('seat:1', { split: { 'planet:1-1': 1 } }).rule).toBe('CE-8.4');
		g.answer('seat:1', { split: { 'planet:1-2': 2 } }).until('confine.choose');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { pick: 'planet:3-3' }).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: ['seat:3', 'seat:4'] }).until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:3']);
		const join = (split: Record<string, number>) => ({ pick: 'offense', then: { split } });
		expect(g.refusal('seat:3', join({ 'planet:3-1': 1 })).rule).toBe('CE-9.6');
		g.answer('seat:3', join({ 'planet:3-3': 2 })).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 2 });
	});

	it('[hazard:confined-launches] [CE-33.29] given an offense with ships abroad alone, then it loses the encounter at once', () => {
		const g = withHazard('confined-launches', {
			planets: {
				...Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}])),
				'planet:3-1': { 'seat:3': 4, 'seat:1': 4 }
			}
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		endOf(g);
		expect(g.said).toContain('{seat:1} has no ship on a home planet to send.');
		expect(g.said).not.toContain('lands');
		expect(g.board.turn).toBe(2);
	});

	it('[hazard:economic-aid] [CE-33.35] given colonies in two systems, then the offense gives each of their players a card; with one card it loses a ship of each foreign colony', () => {
		const planets: Position['planets'] = {
			'planet:2-1': { 'seat:2': 2, 'seat:1': 2 },
			'planet:4-1': { 'seat:1': 2 },
			'planet:4-2': { 'seat:1': 1 }
		};
		const g = withHazard('economic-aid', {
			seats: 4,
			planets,
			hands: hands(['attack:40', 'attack:30', 'negotiate'])
		}).until('aid.give');
		g.pick('seat:1', 'attack:30').until('aid.give');
		g.pick('seat:1', 'negotiate').until('launch.aim');
		expect(g.hand('seat:2').map(likeOf)).toContain('attack:30');
		expect(
			g
				.hand('seat:4')
				.map(likeOf)
				.filter((card) => card === 'negotiate')
		).toHaveLength(2);
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:40']);
		const poor = withHazard('economic-aid', { seats: 4, planets, hands: hands(['attack:40']) });
		poor.until('launch.aim');
		expect(poor.board.warp).toEqual({ 'seat:1': 3 });
		expect(poor.board.planets['planet:4-2']!.ships).toEqual({});
		expect(poor.hand('seat:1')).toHaveLength(1);
	});

	it('[hazard:supply-mix-up] [CE-33.36] given hands, then the offense discards its own, gets a card of each other player, and all draw one; without an encounter card it gets a new hand later', () => {
		const given: Position = {
			hands: hands(['attack:40', 'attack:30'], ['morph', 'attack:06'], ['artifact:quash']),
			deck: ['artifact:plague', 'reinforcement:2', 'reinforcement:3']
		};
		const g = withHazard('supply-mix-up', given).until('supply.give');
		g.pick('seat:2', 'morph').pick('seat:3', 'artifact:quash').until('launch.aim');
		expect(g.board.discard.map(likeOf).sort()).toEqual(['attack:30', 'attack:40']);
		expect(g.hand('seat:1').map(likeOf).sort()).toEqual([
			'artifact:plague',
			'artifact:quash',
			'morph'
		]);
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.hand('seat:3')).toHaveLength(1);
		const poor = withHazard('supply-mix-up', {
			...given,
			hands: hands(['attack:40'], ['artifact:card-zap', 'attack:06'], ['artifact:quash'])
		}).until('supply.give');
		poor.pick('seat:2', 'artifact:card-zap').pick('seat:3', 'artifact:quash');
		poor.encounterTo(FIGHT).until('planning.select');
		expect(poor.encounter.offense).toBe('seat:1');
		expect(poor.hand('seat:1')).toHaveLength(8);
	});

	it('[hazard:ill-gotten-gains] [CE-33.38] given the reward deck, then every player draws a reward card, and it is shuffled into the deck of the hazards while three are left there', () => {
		const drawn = (given: Position) => {
			const g = withHazard('ill-gotten-gains', {
				...given,
				options: { rewardDeck: 'incursion' }
			}).until('launch.aim');
			expect(g.board.order.map((seat) => g.hand(seat).length)).toEqual([3, 3, 3]);
			expect(inPlay(g)).toEqual([]);
			return g;
		};
		const back = drawn({});
		expect(back.board.modules!.hazard!.pile).toEqual([]);
		expect(back.vault.piles!.hazard!.map(likeOf)).toContain('hazard:ill-gotten-gains');
		const few = drawn({
			piles: {
				hazard: ['hazard:unstable', 'hazard:no-quarter'],
				reward: cardsOf('reward', ['incursion']).slice(0, 3)
			},
			pilesOnly: true
		});
		expect(few.board.modules!.hazard!.pile.map(likeOf)).toEqual(['hazard:ill-gotten-gains']);
	});

	it('[hazard:shameful-war] [CE-33.37] given an attack, a reinforcement and a negotiate, then the first two cost a card each, the other brings a reward, and who stays out takes two', () => {
		const g = withHazard('shameful-war', {
			hands: hands(
				['attack:20', 'reinforcement:5', 'morph', 'negotiate', 'attack:01'],
				['attack:06', 'artifact:quash'],
				['negotiate']
			)
		});
		g.encounterTo({ ...FIGHT, cards: ['attack:20', 'attack:06'] });
		g.until('window:reveal.values').pick('seat:1', 'reinforcement:5', { pick: 'offense' });
		g.until('turn.second');
		// Of three cards two were paid; the defense had but one left.
		expect(g.hand('seat:1')).toHaveLength(1);
		expect(g.hand('seat:2')).toHaveLength(0);
		expect(g.hand('seat:3')).toHaveLength(3);
		const peace = withHazard('shameful-war', {
			hands: hands(['attack:20', 'attack:08'], ['negotiate'], ['negotiate'])
		});
		peace.encounterTo({ ...FIGHT, cards: ['attack:20', 'negotiate'] });
		peace.until('window:resolution.compensation');
		expect(peace.hand('seat:2')).toHaveLength(1);
	});
});

describe('CE-33.39 Incentives', () => {
	const TOP = ['attack:30', 'attack:20', 'reinforcement:5', 'negotiate', 'morph', 'attack:04'];
	const luring = (cards: [string, string], given: Position = {}) =>
		withHazard('incentives', {
			seats: 4,
			deck: TOP,
			hands: hands([cards[0]], [cards[1]]),
			...given
		}).encounterTo({
			...FIGHT,
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards
		});

	it('[hazard:incentives] [CE-33.39] given the defense wins, then the six cards are theirs, to keep, to give to allies or to discard', () => {
		const g = luring(['attack:06', 'attack:10']).until('incentives.give');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2').map(likeOf)).toEqual(TOP);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ picks: [] });
		const [high, ...others] = g.choices('seat:2');
		g.answer('seat:2', { picks: [high!] }).until('incentives.discard');
		expect(g.choices('seat:2')).toEqual(others);
		g.answer('seat:2', { picks: [others[4]!] });
		endOf(g);
		expect(g.hand('seat:3').map(likeOf)).toContain('attack:30');
		expect(g.hand('seat:2').map(likeOf)).toEqual(expect.arrayContaining(TOP.slice(1, 5)));
		expect(g.board.discard.map(likeOf)).toContain('attack:04');
		expect(g.vault.aside).toBeUndefined();
	});

	it('[CE-33.39] given the offense wins, then they keep what they like, and give nothing', () => {
		const g = luring(['attack:20', 'attack:06'], { deck: ['attack:30', ...TOP.slice(2)] });
		while (!g.asked.some((name) => name.startsWith('incentives.'))) g.lapse();
		expect(g.asked).toEqual(['incentives.discard']);
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.hand('seat:1').map(likeOf)).toContain('attack:30');
	});

	it('[CE-33.39] [CE-23.6] given they lie aside, then the defense alone is told, and sees as they decide, which they are, and nobody else sees them', () => {
		const g = luring(['attack:06', 'attack:10']);
		expect(g.vault.aside!.map(likeOf)).toEqual(TOP);
		const told = g.events.filter(({ say }) => JSON.stringify(say).includes('The cards'));
		expect(told.map(({ to }) => to)).toEqual([['seat:2']]);
		// Where they decide by them they need no log (CE-23.6).
		const sees = (seat: SeatId) =>
			(lookOwn(cosmic, g.table, seat).board?.looks ?? []).map(({ what, cards }) => ({
				what,
				cards: cards.map(likeOf)
			}));
		expect(sees('seat:2')).toEqual([
			{ what: 'aside', cards: expect.arrayContaining(TOP) as string[] }
		]);
		expect(g.table.seats.filter((seat) => seat !== 'seat:2').flatMap(sees)).toEqual([]);
	});

	it('[CE-33.39] given nobody wins, then all are discarded as the encounter ends', () => {
		const g = endOf(luring(['negotiate', 'negotiate']));
		expect(g.board.discard.map(likeOf)).toEqual(expect.arrayContaining(TOP));
		expect(g.vault.aside).toBeUndefined();
	});
});

describe('CE-33.40 Real Estate Swindle', () => {
	const COLONY = (planet: string) => ({ colony: { pick: planet, then: { pick: 'open' } } });
	const dealing = (held: string[][] = [[], ['negotiate']]) =>
		withHazard('real-estate-swindle', {
			hands: hands(['negotiate', 'attack:08', ...held[0]!], ['negotiate', 'attack:06', ...held[1]!])
		}).encounterTo({ ...FIGHT, cards: ['negotiate', 'negotiate'] });
	const both = (g: CosmicGame) => g.agree(COLONY('planet:1-2'), COLONY('planet:2-2'));

	it('[hazard:real-estate-swindle] [CE-33.40] given a deal of two colonies, when a negotiate is discarded, then one of them is cancelled and the rest stands', () => {
		const g = both(dealing()).until('swindle.which', 'seat:2');
		expect(g.choices('seat:2')).toEqual(['planet:1-2', 'planet:2-2', 'none']);
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: 'planet:2-2' });
		g.pick('seat:2', 'planet:2-2', {
			pick: g.hand('seat:2').find((card) => likeOf(card) === 'negotiate')!
		});
		endOf(g);
		expect(g.ships('planet:1-2')).toHaveProperty(['seat:2']);
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4 });
		expect(g.board.discard.map(likeOf)).toContain('negotiate');
		expect(inPlay(g)).toEqual(['hazard:real-estate-swindle']);
	});

	it('[CE-33.40] given nothing is left of the deal, then it has failed', () => {
		const g = dealing().agree({}, COLONY('planet:2-2')).until('swindle.which', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'none' });
		g.pick('seat:2', 'planet:2-2', {
			pick: g.hand('seat:2').find((card) => likeOf(card) === 'negotiate')!
		});
		const { encounters } = g.board;
		g.until('mustLose.pick');
		expect(g.board.encounters).toBe(encounters);
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
		expect(g.said).toContain('Nothing is left of the deal.');
	});

	it('[CE-33.40] given no negotiate, no colony, or another hazard, then the deal stands', () => {
		const none = both(dealing([[], []]));
		endOf(none);
		expect(none.ships('planet:2-2')).toHaveProperty(['seat:1']);
		const cards = dealing().agree({ random: { amount: 1 } });
		endOf(cards);
		expect(cards.said).not.toContain('cancels the colony');
		const plain = both(
			without({ hands: hands(['negotiate', 'attack:08'], ['negotiate', 'negotiate']) }).encounterTo(
				{
					...FIGHT,
					cards: ['negotiate', 'negotiate']
				}
			)
		);
		endOf(plain);
		expect(plain.said).not.toContain('cancels the colony');
		expect(plain.ships('planet:2-2')).toHaveProperty(['seat:1']);
	});
});
