/** Evolution cards that change destiny, invitations, landings, cards and new hands (rules.md CE-40.64 to CE-40.71). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { facesOf } from '../../../../src/lib/games/cosmic/bot/odds';
import { sightOf } from '../../../../src/lib/games/cosmic/bot/seeing';
import { seatsOf } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { homes } from '../../../support/duel';
import { withCard } from '../../../support/evolution';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';

describe('Hyperspace Portcullis', () => {
	const drawn = (n: number, given: Position = {}) =>
		withCard(
			'hyperspace-portcullis',
			{ 'seat:1': n },
			{ destiny: ['colour:2#1', 'colour:3#1'], ...given }
		);

	it('[CE-40.64] [evolution:hyperspace-portcullis] given two ships of the offense, then it uses one of two cards that all see, and the other goes to the bottom', () => {
		const g = drawn(2).until('destiny.which');
		expect(g.choices('seat:1')).toEqual(['colour:2#1', 'colour:3#1']);
		expect(lookOpen(cosmic, g.table).board.destinyDiscard).toEqual(['colour:2#1', 'colour:3#1']);
		expect(g.encounter.destiny).toBeNull();
		g.pick('seat:1', 'colour:3#1').until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		expect(g.encounter.destiny).toBe('colour:3#1');
		expect(g.board.destinyDiscard).toEqual(['colour:3#1']);
		expect(g.table.vault.destiny[0]).toBe('colour:2#1');
	});

	it('[CE-40.64] [evolution:hyperspace-portcullis] given one ship, or ships of another player, then one card is drawn', () => {
		for (const g of [
			drawn(1),
			withCard('hyperspace-portcullis', { 'seat:2': 3 }, { destiny: ['colour:2#1', 'colour:3#1'] })
		]) {
			g.until('launch.aim');
			expect(g.encounter.defense).toBe('seat:2');
			expect(g.board.destinyDiscard).toEqual(['colour:2#1']);
		}
	});

	it('[CE-40.64] given two cards that show the same, then nothing is asked', () => {
		const g = drawn(2, { destiny: ['colour:2#1', 'colour:2#2'] }).until('launch.aim');
		expect(g.encounter.destiny).toBe('colour:2#1');
		expect(g.table.vault.destiny[0]).toBe('colour:2#2');
	});

	it('[CE-40.64] [CE-33.3] given a hazard warning on the card that is not used, then no hazard comes', () => {
		const hazards = { options: { hazard: 'conflict' as const } };
		const warned = ['colour:2#1', 'colour:3#2'];
		const g = drawn(2, { ...hazards, destiny: warned }).until('destiny.which');
		g.pick('seat:1', 'colour:3#2').until('launch.aim');
		expect(g.encounter.warned).not.toBe(true);
		const other = drawn(2, { ...hazards, destiny: warned }).until('destiny.which');
		other.pick('seat:1', 'colour:2#1').until('launch.aim');
		expect(other.encounter.warned).toBe(true);
	});

	it('[CE-40.64] given its own colour twice, then it draws two again when it draws again', () => {
		const g = drawn(2, {
			destiny: ['colour:1#1', 'colour:1#2', 'colour:2#1', 'colour:3#1']
		}).until('destiny.which');
		expect(g.choices('seat:1')).toEqual(['colour:2#1', 'colour:3#1']);
	});

	it('uses the card that lets a bot attack where it is easiest', () => {
		const g = drawn(2, { planets: homes('seat:3', 1, 1, 1, 1, 1) }).until('destiny.which');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'colour:3#1' });
	});
});

describe('Coordination Tactics', () => {
	const invites = (n: number) =>
		withCard('coordination-tactics', { 'seat:1': n }, { seats: 4 }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
	const most = (g: CosmicGame) => {
		const { shape } = g.until('alliance.offenseInvites').decision('seat:1');
		return shape.type === 'some' ? shape.max : null;
	};

	it('[CE-40.65] [evolution:coordination-tactics] given no ship of the offense, then it invites nobody; the defense invites as ever', () => {
		const g = invites(0).until('alliance.defenseInvites');
		expect(g.encounter.invited.offense).toEqual([]);
		const { shape } = g.decision('seat:2');
		expect(shape.type === 'some' && shape.max).toBe(2);
	});

	it('[CE-40.65] [evolution:coordination-tactics] given one, then it invites one player at most, with two as many as it likes', () => {
		expect(most(invites(1))).toBe(1);
		expect(most(invites(2))).toBe(2);
	});

	/** Seat 3 joins the offense with one ship, seat 4 the defense. */
	const revealed = (n: number) =>
		withCard(
			'coordination-tactics',
			{ 'seat:1': n, 'seat:2': 4 },
			{
				seats: 4,
				planets: { 'planet:2-1': { 'seat:2': 2 } },
				hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08', 'negotiate'] }
			}
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			cards: ['attack:08', 'attack:08']
		});

	it('[CE-40.65] [evolution:coordination-tactics] given four, then each ally of the offense may send more once the cards are up, as many as an ally may send in all', () => {
		const g = revealed(4).until('reveal.follow');
		expect(g.encounter.revealed).toBe(true);
		expect(g.askedSeats).toEqual(['seat:3']);
		const { shape } = g.decision('seat:3');
		expect(shape.type === 'split' && [shape.min, shape.max]).toEqual([0, 3]);
		g.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('window:reveal.values');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 3 });
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 11 });
	});

	it('[CE-40.65] [evolution:coordination-tactics] given three, then nobody is asked', () => {
		const g = revealed(3).until('window:reveal.values');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it('sends what turns the fight, as a bot', () => {
		const g = revealed(4).until('reveal.follow');
		const answer = steadyAnswer(g, 'seat:3');
		expect('split' in answer && Object.values(answer.split).reduce((a, b) => a + b, 0)).toBe(2);
	});
});

describe('Bountiful Stockpile', () => {
	const rewardDeck = { options: { rewardDeck: 'incursion' as const } };
	/** Seat 3 has defended with two ships, and won. */
	const won = (n: number) =>
		withCard(
			'bountiful-stockpile',
			{ 'seat:3': n },
			{ ...rewardDeck, hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:40', 'negotiate'] } }
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:04', 'attack:40']
		});
	const places = (g: CosmicGame) => {
		const { shape } = g.decision('seat:3');
		return shape.type === 'split' ? [shape.min, ...shape.places.map(({ id }) => id)] : null;
	};

	it('[CE-40.66] [evolution:bountiful-stockpile] given no ship there, then a player takes no reward cards; with one it does', () => {
		const none = won(0).until('turn.second');
		expect(none.said).toContain('{seat:3} takes 2 cards as rewards.');
		expect(places(won(1).until('resolution.split'))).toEqual([2, 'rewards', 'cards']);
	});

	it('[CE-40.66] [evolution:bountiful-stockpile] given three, then an ally of a winning defense gains one reward more', () => {
		expect(places(won(2).until('resolution.split'))?.[0]).toBe(2);
		expect(places(won(3).until('resolution.split'))?.[0]).toBe(3);
	});

	it('[CE-40.59] given no deck of reward cards, then it is not among the four', () => {
		const laid = (options: Record<string, boolean | string>) =>
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) =>
				lookOpen(
					cosmic,
					start(cosmic, {
						seats: seatsOf(3),
						options: { evolution: true, ...options },
						key: String(seed).padStart(64, '0'),
						clocked: false
					}).table
				).board.evolution!.cards.map(({ id }) => id)
			);
		expect(laid({})).not.toContain('bountiful-stockpile');
		expect(laid({ rewardDeck: 'incursion', commonRewards: true })).not.toContain(
			'bountiful-stockpile'
		);
		expect(laid({ rewardDeck: 'incursion' })).toContain('bountiful-stockpile');
	});
});

describe('Colonization', () => {
	const win = (n: number, given: Position = {}) =>
		withCard(
			'colonization',
			{ 'seat:1': n },
			{ hands: { 'seat:1': ['attack:40', 'attack:06'], 'seat:2': ['attack:04'] }, ...given }
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2, 'planet:1-2': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['attack:40', 'attack:04']
		});

	it('[CE-40.67] [evolution:colonization] given one ship there or none, then a winning offense lands one ship and its others go to its home planets; allies land', () => {
		for (const n of [0, 1]) {
			const g = win(n, { planets: { 'planet:3-2': { 'seat:1': 1 } } }).until('home.land');
			expect(g.choices('seat:1')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
			const { shape } = g.decision('seat:1');
			expect(shape.type === 'split' && shape.min).toBe(2);
			g.answer('seat:1', { split: { 'planet:1-3': 2 } }).until('turn.second');
			expect(g.ships('planet:2-1')).toMatchObject({ 'seat:1': 1, 'seat:3': 2 });
			expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 6 });
		}
	});

	it('[CE-40.67] [evolution:colonization] given two, then all land', () => {
		const g = win(2).until('turn.second');
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[CE-40.67] given no colony at home, then the others go to other colonies', () => {
		const g = withCard(
			'colonization',
			{},
			{
				planets: {
					...homes('seat:1'),
					'planet:3-1': { 'seat:1': 4, 'seat:3': 4 },
					'planet:3-2': { 'seat:1': 4, 'seat:3': 4 }
				},
				hands: { 'seat:1': ['attack:40', 'attack:06'], 'seat:2': ['attack:04'] }
			}
		)
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:3-1': 3 },
				cards: ['attack:40', 'attack:04']
			})
			.until('home.land');
		expect(g.choices('seat:1')).toEqual(['planet:3-1', 'planet:3-2']);
	});

	const unsettled = (n: number) =>
		withCard('colonization', { 'seat:1': n }, { planets: { 'planet:2-1': {} } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});

	it('[CE-40.67] [evolution:colonization] given three, then ships sent to a planet without anybody’s colony win at once', () => {
		const g = unsettled(3).until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.said).toMatch(/Nobody has a colony on planet 1 of .*: .* wins at once/);
		expect(g.said).not.toMatch(/invites/);
	});

	it('[CE-40.67] given two, or somebody’s colony there, then it is fought for as ever', () => {
		expect(unsettled(2).until('alliance.offenseInvites').encounter.outcome).toBeNull();
		const g = withCard('colonization', { 'seat:1': 3 }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		expect(g.until('alliance.offenseInvites').encounter.outcome).toBeNull();
	});
});

describe('Archaeology', () => {
	const hand = ['artifact:plague', 'flare:zombie', 'attack:06'];
	const atStart = (n: number, cards = hand) =>
		withCard('archaeology', { 'seat:1': n }, { hands: { 'seat:1': cards } });
	const plague = (g: CosmicGame) =>
		g
			.until('window:encounter.start', 'seat:1')
			.use('seat:1', 'artifact|plague', { pick: 'seat:2' });

	it('[CE-40.68] [evolution:archaeology] given no ship there, then a player plays no artifacts; with one it does', () => {
		const none = atStart(0).until('launch.aim');
		expect(none.said).not.toMatch(/Plague/);
		expect(none.hand('seat:1')).toContainEqual('artifact:plague');
		const g = plague(atStart(1)).until('launch.aim');
		expect(g.board.discard).toContainEqual('artifact:plague');
	});

	it('[CE-40.68] [evolution:archaeology] given three, then an artifact that was played comes back for a flare', () => {
		const g = plague(atStart(3)).until('use.takesBack');
		expect(g.choices('seat:1')).toEqual(['flare:zombie', 'none']);
		expect(lookOwn(cosmic, g.table, 'seat:2').decision).toBeNull();
		g.pick('seat:1', 'flare:zombie').until('launch.aim');
		expect(g.hand('seat:1')).toContainEqual('artifact:plague');
		expect(g.board.discard).toContainEqual('flare:zombie');
		expect(g.board.discard).not.toContainEqual('artifact:plague');
	});

	it('[CE-40.68] given three and no flare, then it is asked all the same, and the artifact is discarded; with two it is not asked', () => {
		const g = plague(atStart(3, ['artifact:plague', 'attack:06'])).until('use.takesBack');
		expect(g.choices('seat:1')).toEqual(['none']);
		g.pick('seat:1', 'none').until('launch.aim');
		expect(g.board.discard).toContainEqual('artifact:plague');
		const bot = plague(atStart(3)).until('use.takesBack');
		expect(steadyAnswer(bot, 'seat:1')).toEqual({ pick: 'flare:zombie' });
		const two = plague(atStart(2)).until('launch.aim');
		expect(two.hand('seat:1')).not.toContainEqual('artifact:plague');
	});
});

describe('Pyrology', () => {
	/** Seat 1 plays Zombie and holds its flare; all its ships are about to be lost. */
	const choices = (n: number, alien: string) => {
		const g = withCard(
			'pyrology',
			{ 'seat:1': n, 'seat:2': 1, 'seat:3': 1 },
			{
				aliens: { 'seat:1': alien },
				hands: { 'seat:1': [`flare:${alien}`, 'attack:08', 'attack:06'] }
			}
		);
		return g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	};
	const halves = (g: CosmicGame): string[] => {
		const found = new Set<string>();
		while (g.board.offense === 'seat:1' && g.board.encounter) {
			if (g.asked.some((one) => one.startsWith('window:')) && g.askedSeats.includes('seat:1'))
				for (const id of g.choices('seat:1'))
					if (/^(wild|super)\|/.test(id)) found.add(id.split('|')[0]!);
			if (g.asked.includes('turn.second')) break;
			g.lapse();
		}
		return [...found].sort();
	};

	it('[CE-40.69] [evolution:pyrology] given no ship there, then a player plays no flares, with one the super half of its own, with two either half', () => {
		expect(halves(choices(0, 'trader'))).toEqual([]);
		expect(halves(choices(1, 'trader'))).toEqual(['super']);
		expect(halves(choices(2, 'trader'))).toEqual(['super', 'wild']);
	});

	/** Seat 2 has played the wild half of Trader. */
	const played = (on: Partial<Record<SeatId, number>>) => {
		const g = withCard(
			'pyrology',
			{ 'seat:2': 1, ...on },
			{ hands: { 'seat:2': ['flare:trader', 'attack:06'] } }
		);
		const { vault } = g.table;
		const unused = vault.deck.filter((card) => card.startsWith('flare:')).slice(0, 3);
		vault.deck = vault.deck.filter((card) => !unused.includes(card));
		vault.flares = unused;
		return g
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:alliance.before', 'seat:2')
			.use('seat:2', 'wild|trader')
			.until('planning.select');
	};

	it('[CE-40.69] [evolution:pyrology] given four ships, then a flare of another player brings an unused one; with three, and for an own flare, none comes', () => {
		const flares = (g: CosmicGame, seat: SeatId) =>
			g.said.match(new RegExp(`\\{${seat}\\} draws 1 unused flare`, 'g'))?.length ?? 0;
		const g = played({ 'seat:1': 4, 'seat:3': 3, 'seat:2': 4 });
		expect(flares(g, 'seat:1')).toBe(1);
		expect(g.hand('seat:1').filter((card) => card.startsWith('flare:'))).toHaveLength(1);
		expect(flares(g, 'seat:3')).toBe(0);
		expect(flares(g, 'seat:2')).toBe(0);
	});
});

describe('Archival Studies', () => {
	/** Cards of a hand, as they are called in it. */
	const held = (g: CosmicGame, likes: readonly string[]) =>
		g.hand('seat:1').filter((card) => likes.some((like) => card.startsWith(like)));
	const cards = ['artifact:plague', 'flare:zombie', 'reinforcement:3'];
	/** Seat 1 starts its turn without an encounter card. */
	const renewing = (n: number, given: Position = {}) =>
		withCard('archival-studies', { 'seat:1': n }, { hands: { 'seat:1': cards }, ...given });

	it('[CE-40.70] [evolution:archival-studies] given two ships, then up to two cards are shown and kept as part of the new hand', () => {
		const g = renewing(2).until('newHand.show');
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'some' && [shape.min, shape.max]).toEqual([0, 2]);
		const kept = held(g, ['artifact:plague', 'flare:zombie']);
		g.answer('seat:1', { picks: kept }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toEqual(expect.arrayContaining(kept));
		expect(g.board.discard).toContainEqual('reinforcement:3');
		expect(g.said).toMatch(/shows and keeps Plague and Zombie/);
	});

	it('[CE-40.70] [evolution:archival-studies] given three, then any number; with one it is not asked', () => {
		const g = renewing(3).until('newHand.show');
		const kept = held(g, cards);
		expect(kept).toHaveLength(3);
		g.answer('seat:1', { picks: kept }).until('launch.aim');
		expect(g.hand('seat:1')).toEqual(expect.arrayContaining(kept));
		expect(g.hand('seat:1')).toHaveLength(8);
		const one = renewing(1).until('launch.aim');
		for (const card of cards) expect(one.board.discard).toContainEqual(card);
	});

	it('[CE-40.70] given a hand of eight and more, then one card at least is drawn, until there is an encounter card', () => {
		const many = [
			'cosmic-zap',
			'card-zap',
			'mobius-tubes',
			'emotion-control',
			'force-field',
			'quash'
		];
		const g = renewing(4, {
			hands: { 'seat:1': [...cards, ...many.map((id) => `artifact:${id}`)] },
			deck: ['flare:macron', 'attack:08']
		}).until('newHand.show');
		expect(g.hand('seat:1')).toHaveLength(9);
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'some' && shape.max).toBe(7);
		const kept = g.hand('seat:1').slice(0, 7);
		g.answer('seat:1', { picks: kept }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toEqual(expect.arrayContaining(kept));
		expect(g.board.discard).toContainEqual('flare:macron');
	});

	it('keeps what is better than a card it does not know, as a bot', () => {
		const g = renewing(3, {
			hands: { 'seat:1': ['artifact:cosmic-zap', 'reinforcement:2'] }
		}).until('newHand.show');
		const answer = steadyAnswer(g, 'seat:1');
		expect('picks' in answer && answer.picks).toEqual(held(g, ['artifact:cosmic-zap']));
		expect(said(g.decision('seat:1').say)).toBe(
			'Which cards do you show, and keep in your new hand?'
		);
	});
});

describe('Deep Radar', () => {
	/** Seat 3 is invited by these. */
	const invited = (
		n: number,
		by: readonly ('offense' | 'defense')[] = ['offense'],
		given: Position = {}
	) => {
		const g = withCard(
			'deep-radar',
			{ 'seat:3': n },
			{
				hands: {
					'seat:1': ['attack:20', 'attack:06', 'artifact:plague'],
					'seat:2': ['attack:08', 'negotiate'],
					'seat:3': ['attack:04', 'negotiate']
				},
				...given
			}
		)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.until('alliance.offenseInvites');
		g.answer('seat:1', { picks: by.includes('offense') ? ['seat:3'] : [] });
		g.until('alliance.defenseInvites');
		return g.answer('seat:2', { picks: by.includes('defense') ? ['seat:3'] : [] });
	};

	it('[CE-40.71] [evolution:deep-radar] given one ship, then who has invited it is asked for an encounter card, and it alone sees that', () => {
		const g = invited(1, ['offense', 'defense']).until('radar.look.choose');
		expect(g.choices('seat:3')).toEqual(['seat:1', 'seat:2']);
		g.answer('seat:3', { picks: ['seat:1'] });
		expect(g.asked).toEqual(['radar.look.show']);
		expect(g.choices('seat:1')).toEqual(['attack:20', 'attack:06', 'none']);
		g.pick('seat:1', g.hand('seat:1')[0]!).until('alliance.answer');
		const looks = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board?.looks ?? [];
		expect(looks('seat:3')).toMatchObject([{ of: 'seat:1', what: 'shown' }]);
		expect(looks('seat:3')[0]!.cards).toEqual([expect.stringMatching(/^attack:20/)]);
		expect(looks('seat:2')).toEqual([]);
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.said).toContain('{seat:1} shows {seat:3} a card.');
	});

	it('[CE-40.71] [evolution:deep-radar] given a refusal, then it sees nothing; given no ship there, or no invitation, then it asks nobody', () => {
		const g = invited(3).until('radar.look.choose');
		g.answer('seat:3', { picks: ['seat:1'] })
			.pick('seat:1', 'none')
			.until('alliance.answer');
		expect(lookOwn(cosmic, g.table, 'seat:3').board?.looks).toEqual([]);
		expect(g.said).toContain('{seat:1} shows no card.');
		for (const other of [invited(0), invited(3, [])]) {
			while (!other.asked.includes('planning.select')) {
				expect(other.asked).not.toContain('radar.look.choose');
				other.lapse();
			}
		}
	});

	const offered = (n: number) => invited(n, []).until('planning.radar');

	it('[CE-40.71] [evolution:deep-radar] given four ships and a player who is not involved, then a main player that takes its card has it as an ally', () => {
		const g = offered(4);
		expect(g.choices('seat:3')).toEqual(['offense', 'defense', 'none']);
		const [card] = g.hand('seat:3');
		g.pick('seat:3', 'defense', { pick: card! });
		expect(g.asked).toEqual(['radar.buy.take']);
		expect(g.hand('seat:2')).toHaveLength(2);
		g.answer('seat:2', { yes: true }).until('radar.buy.ships');
		expect(g.hand('seat:2')).toHaveLength(3);
		expect(g.hand('seat:3')).toHaveLength(1);
		g.answer('seat:3', { split: { 'planet:3-1': 2 } }).until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: ['seat:3'] });
		expect(g.encounter.beside).toEqual({ 'seat:3': 2 });
	});

	it('[CE-40.71] given a refusal, then it keeps its card and stays out; with three ships it offers nothing', () => {
		const g = offered(4);
		const [card] = g.hand('seat:3');
		g.pick('seat:3', 'offense', { pick: card! }).answer('seat:1', { yes: false });
		g.until('planning.select');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		const three = invited(3, []);
		while (!three.asked.includes('planning.select')) {
			expect(three.asked).not.toContain('planning.radar');
			three.lapse();
		}
	});

	it('is asked and asks as a bot: it wants to see, shows what impresses, and reckons with what it saw', () => {
		const g = invited(1).until('radar.look.choose');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ picks: ['seat:1'] });
		g.answer('seat:3', { picks: ['seat:1'] });
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: g.hand('seat:1')[0] });
		g.pick('seat:1', g.hand('seat:1')[0]!).until('alliance.answer');
		const sight = sightOf({
			game: 'cosmic',
			decision: g.decision('seat:3'),
			view: () => ({ open: lookOpen(cosmic, g.table), own: lookOwn(cosmic, g.table, 'seat:3') }),
			dice: diceFrom(1)
		});
		const [likely, ...others] = facesOf(sight, 'offense');
		expect(likely).toEqual({ face: { kind: 'attack', value: 20 }, p: 0.5 });
		expect(others.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(0.5);
		expect(facesOf(sight, 'defense').reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
	});

	it('buys a place in a fight as a bot where that is worth more than its worst card; a main player takes who would not win by it', () => {
		const g = offered(4);
		const answer = steadyAnswer(g, 'seat:3');
		expect('pick' in answer && answer.pick).not.toBe('none');
		const [card] = g.hand('seat:3');
		g.pick('seat:3', 'offense', { pick: card! });
		expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: true });
	});
});
