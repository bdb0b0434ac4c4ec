/** Blue and secret moons, which lie face down with a ship on them (rules.md CE-37.16 to CE-37.18). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, plainly } from '../../../../src/lib/core';
import type { Answer, SeatId } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { foreignColonies } from '../../../../src/lib/games/cosmic/board';
import { ARTIFACTS } from '../../../../src/lib/games/cosmic/artifacts';
import { ZAPS } from '../../../../src/lib/games/cosmic/modules/moons/zaps';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board;

const STRONG = ['attack:40', 'attack:20', 'attack:15', 'negotiate', 'reinforcement:3'];
const WEAK = ['attack:06', 'attack:08', 'negotiate'];

const meeting = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': STRONG, 'seat:2': WEAK, ...given.hands }
	});

type Allies = Parameters<CosmicGame['encounterTo']>[0]['allies'];

const against = (
	given: Position = {},
	cards: [string, string] = ['attack:20', 'attack:08'],
	allies: Allies = {},
	n = 3
): CosmicGame =>
	meeting(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': n }, allies, cards });

/** A moon of a seat that lies face down with its ship on it. */
const under = (id: string, seat: SeatId = 'seat:1', n = 2) =>
	({ id, planet: `planet:${Number(seat.slice(5))}-${n}`, by: seat, open: false }) as const;

const HELP: Allies = { 'seat:3': ['offense', { 'planet:3-1': 2 }] };

/** All others who are asked pass, and it uses this. */
const uses = (g: CosmicGame, seat: SeatId, name: string, then?: Answer): CosmicGame => {
	const others = g.askedSeats.filter((one) => one !== seat);
	if (others.length > 0) g.pass(...others);
	return g.use(seat, name, then);
};

const faceDown = (g: CosmicGame, id: string) =>
	g.board.moons!.find((moon) => moon.id === id)!.open === false;

describe('CE-37.16 moons that stay face down', () => {
	it('[CE-37.6] [CE-37.16] given a blue or a secret moon, when a ship comes to it, then its card stays face down, and who is on it alone is told which it is', () => {
		for (const id of ['hulk-out', 'hubris']) {
			const g = against({ moons: [{ id, planet: 'planet:2-1' }] }, ['attack:40', 'attack:06']);
			g.until('moons.occupy.choose').answer('seat:1', { yes: true });
			expect(open(g).moons![0]).toMatchObject({ id: null, by: 'seat:1', holder: 'seat:1' });
			expect(own(g, 'seat:1').moons).toEqual({ 'planet:2-1': id });
			// CE-37.4: the owner of the system may look as well.
			expect(own(g, 'seat:2').moons).toEqual({ 'planet:2-1': id });
			expect(own(g, 'seat:3').moons).toEqual({});
			expect(g.said).toContain('The card stays face down');
		}
	});

	it('[CE-37.16] given a blue moon that was turned up, then it has acted: nobody can use it again, and who comes to it is told so', () => {
		const g = against({ moons: [under('hulk-out')] }).until('window:reveal.values', 'seat:1');
		uses(g, 'seat:1', 'moon|hulk-out|act');
		expect(faceDown(g, 'hulk-out')).toBe(false);
		expect(open(g).moons![0]!.id).toBe('hulk-out');
		expect(g.offers('seat:1', 'moon|')).toBe(false);
		const spent = against({ moons: [{ id: 'hulk-out', planet: 'planet:2-1', open: true }] }, [
			'attack:40',
			'attack:06'
		]).until('moons.occupy.choose');
		expect(steadyAnswer(spent, 'seat:1')).toEqual({ yes: false });
		spent.answer('seat:1', { yes: true });
		expect(spent.said).toContain('has acted');
	});

	it('[CE-37.17] who is asked follows from the kind that lies face down, whichever card it is', () => {
		const asked = (moons: Position['moons'], window: string) => {
			const g = against({ moons, hands: { 'seat:3': [] } }, ['attack:20', 'attack:08'], HELP);
			let there = false;
			while (!g.table.over && g.board.encounters <= 1 && g.board.phase !== 'resolution') {
				there ||= g.table.decisions.some((one) => one.seat === 'seat:3' && one.window === window);
				g.lapse();
			}
			return there;
		};
		const moment = 'reveal.values';
		expect(asked([], moment)).toBe(false);
		// Any blue one may be Threeinforce, and any secret one Moon Solidarity.
		for (const id of ['threeinforce', 'moon-boom', 'loner', 'hubris', 'jubba-cloak'])
			expect(asked([under(id, 'seat:3')], moment), id).toBe(true);
		// Nobody’s ship is on it, or it lies open.
		expect(asked([{ id: 'threeinforce', planet: 'planet:3-2' }], moment)).toBe(false);
		expect(asked([{ ...under('threeinforce', 'seat:3'), open: true }], moment)).toBe(false);
	});

	it('[CE-37.17] given the only card of that kind that could act lies open, then who is on another is not asked', () => {
		const asked = (moons: Position['moons']) => {
			const g = meeting({ moons, hands: { 'seat:3': [] } });
			for (;;) {
				if (g.table.decisions.some((one) => one.seat === 'seat:3' && one.window === 'turn.start'))
					return true;
				if (g.asked.includes('launch.aim')) return false;
				g.lapse();
			}
		};
		const stack = { id: 'stack', planet: 'planet:2-2' } as const;
		expect(asked([under('jubba-cloak', 'seat:3'), stack])).toBe(true);
		expect(asked([under('jubba-cloak', 'seat:3'), { ...stack, open: true }])).toBe(false);
	});

	it('[CE-37.16] [CE-37.17] given cards that others may not look at are others, then those on which a ship is stay such as lie face down', () => {
		const g = meeting({
			moons: [
				under('moon-boom', 'seat:3'),
				under('hubris', 'seat:2'),
				{ id: 'loner', planet: 'planet:3-4' }
			]
		}).until('window:destiny.before');
		const ids = new Set<string>();
		for (let salt = 0; salt < 12; salt++) {
			const other = structuredClone(g.table);
			cosmic.redeal(other, 'seat:1', diceFrom(salt));
			expect(lookOpen(cosmic, other)).toEqual(lookOpen(cosmic, g.table));
			for (const { id } of other.board.moons!) ids.add(id);
		}
		expect(ids.size).toBeGreaterThan(6);
	});

	it('[CE-37.16] given all ships leave the planet, then the card stays face down before who was on it', () => {
		const g = meeting({ moons: [{ ...under('zap-rod'), planet: 'planet:1-1' }] });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } }).until('planning.select');
		expect(g.board.moons![0]).toMatchObject({ by: null, open: false, holder: 'seat:1' });
	});

	it('[CE-37.14] [CE-37.16] given a moon that is turned up, then nothing can answer it', () => {
		const g = against({
			moons: [under('hulk-out')],
			hands: { 'seat:2': [...WEAK, 'artifact:card-zap', 'artifact:cosmic-zap'] }
		}).until('window:reveal.values', 'seat:1');
		uses(g, 'seat:1', 'moon|hulk-out|act');
		expect(g.asked).not.toContain('window:use.declared');
		expect(g.encounter.totals?.offense).toBe(29);
	});
});

describe('CE-37.18 blue moons', () => {
	it('[CE-37.18] [moon:hulk-out] ships count three times, for totals and for compensation', () => {
		const g = against({ moons: [under('hulk-out')] }).until('window:reveal.values', 'seat:1');
		expect(g.encounter.totals?.offense).toBe(23);
		uses(g, 'seat:1', 'moon|hulk-out|act');
		expect(g.encounter.totals?.offense).toBe(29);
		const taken = (turnsUp: boolean) => {
			const one = against(
				{
					moons: [under('hulk-out')],
					hands: {
						'seat:2': [
							'attack:08',
							'negotiate',
							'attack:10',
							'attack:11',
							'attack:12',
							'attack:13',
							'attack:14'
						]
					}
				},
				['negotiate', 'attack:08'],
				{},
				2
			).until('window:reveal.values', 'seat:1');
			if (turnsUp) uses(one, 'seat:1', 'moon|hulk-out|act');
			one.until('window:resolution.end');
			return one.said.match(/takes (\d) cards? of/)?.[1];
		};
		expect([taken(false), taken(true)]).toEqual(['2', '6']);
	});

	it('[CE-37.18] [moon:hearth-fire] the own flare comes from whoever holds it, else from the discard pile, else not at all', () => {
		const fetched = (given: Position) => {
			const g = meeting({
				aliens: { 'seat:1': 'zombie' },
				moons: [under('hearth-fire')],
				...given
			}).until('window:destiny.before', 'seat:1');
			if (!g.offers('seat:1', 'moon|hearth-fire')) return null;
			uses(g, 'seat:1', 'moon|hearth-fire|act').until('launch.aim');
			return g.hand('seat:1').includes('flare:zombie');
		};
		expect(fetched({ hands: { 'seat:3': ['flare:zombie', 'attack:08'] } })).toBe(true);
		expect(fetched({ discard: ['flare:zombie'] })).toBe(true);
		expect(fetched({})).toBe(false);
		expect(fetched({ hands: { 'seat:1': [...STRONG, 'flare:zombie'] } })).toBeNull();
	});

	it('[CE-37.18] [moon:threeinforce] reinforcements of allies of that side count three times, those of main players once', () => {
		const g = against(
			{
				moons: [under('threeinforce', 'seat:3')],
				hands: { 'seat:3': ['reinforcement:5', 'negotiate'] }
			},
			['attack:20', 'attack:08'],
			HELP
		).until('window:reveal.values', 'seat:3');
		uses(g, 'seat:3', 'moon|threeinforce|act').until('window:reveal.values', 'seat:3');
		uses(g, 'seat:3', 'reinforcement:5', { pick: 'offense' }).until(
			'window:reveal.values',
			'seat:1'
		);
		expect(g.encounter.added.offense).toBe(15);
		uses(g, 'seat:1', 'reinforcement:3', { pick: 'offense' }).until('window:resolution.outcome');
		expect(g.encounter.added.offense).toBe(18);
	});

	it('[CE-37.10] [CE-37.18] [moon:moon-boom] a moon leaves the game, and the ship on it goes to the warp', () => {
		const g = meeting({
			moons: [under('moon-boom'), { id: 'limits', planet: 'planet:3-4', by: 'seat:3' }]
		}).until('window:destiny.before', 'seat:1');
		expect(foreignColonies(g.board, 'seat:3')).toBe(1);
		uses(g, 'seat:1', 'moon|moon-boom|act', { pick: 'planet:3-4' }).until('launch.aim');
		expect(g.board.moons!.map(({ id }) => id)).toEqual(['moon-boom']);
		expect(g.table.vault.moons).toContain('limits');
		expect(g.board.warp['seat:3']).toBe(1);
		expect(foreignColonies(g.board, 'seat:3')).toBe(0);
	});

	it('[CE-37.18] [moon:inertia] a player with the most foreign colonies leaves one for others of their own choice', () => {
		const g = meeting({
			moons: [under('inertia')],
			planets: {
				'planet:2-2': { 'seat:2': 4, 'seat:3': 2 },
				'planet:1-3': { 'seat:1': 4, 'seat:3': 1 },
				'planet:3-2': { 'seat:3': 4, 'seat:2': 1 }
			}
		}).until('window:destiny.before', 'seat:1');
		const { shape } = g.decision('seat:1');
		const then =
			shape.type === 'one' ? shape.choices.find(({ id }) => id.startsWith('moon|'))?.then : null;
		expect(then?.type === 'one' && then.choices.map(({ id }) => id)).toEqual(['seat:3']);
		uses(g, 'seat:1', 'moon|inertia|act', {
			...{ pick: 'seat:3', then: { pick: 'planet:2-2' } }
		}).until('home.land');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:1-3': 2 } }).until('launch.aim');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:3': 3 });
	});

	it('[CE-37.18] [moon:loner] nobody may ally with the offense, who may invite nobody', () => {
		const joined = (turnsUp: boolean) => {
			const g = meeting({ moons: [under('loner', 'seat:2')] });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('window:alliance.before', 'seat:2');
			if (turnsUp) uses(g, 'seat:2', 'moon|loner|act');
			while (!g.asked.includes('planning.select') && !g.asked.includes('alliance.offenseInvites'))
				g.lapse();
			return g.asked;
		};
		expect(joined(false)).toEqual(['alliance.offenseInvites']);
		expect(joined(true)).not.toContain('alliance.offenseInvites');
	});

	it('[CE-37.18] [moon:loner] nor may who could join uninvited', () => {
		const sides = (turnsUp: boolean) => {
			const g = meeting({ aliens: { 'seat:3': 'parasite' }, moons: [under('loner', 'seat:2')] });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('window:alliance.before', 'seat:2');
			if (turnsUp) uses(g, 'seat:2', 'moon|loner|act');
			uses(g.until('window:alliance.answer', 'seat:3'), 'seat:3', 'power|parasite|infest');
			return g.until('alliance.answer').choices('seat:3');
		};
		expect(sides(false)).toEqual(['offense', 'defense', 'decline']);
		expect(sides(true)).toEqual(['defense', 'decline']);
	});

	it('[CE-37.18] [moon:zap-rod] a zap has no effect and is discarded; other artifacts are not answered', () => {
		const names = Object.entries(ARTIFACTS).filter(([, { words }]) =>
			plainly(words.name).includes('Zap')
		);
		expect(names.map(([id]) => id).toSorted()).toEqual([...ZAPS].toSorted());
		const g = against(
			{
				aliens: { 'seat:1': 'macron' },
				moons: [under('zap-rod')],
				hands: { 'seat:2': [...WEAK, 'artifact:cosmic-zap'] }
			},
			['attack:20', 'attack:08'],
			{},
			1
		).until('window:use.declared', 'seat:2');
		uses(g, 'seat:2', 'artifact|cosmic-zap').until('window:use.declared', 'seat:1');
		uses(g, 'seat:1', 'moon|zap-rod|act').until('window:reveal.values');
		expect(g.encounter.zapped).toEqual([]);
		expect(g.encounter.totals?.offense).toBe(24);
		expect(g.board.discard.some((card) => card.startsWith('artifact:cosmic-zap'))).toBe(true);
		const other = meeting({
			moons: [under('zap-rod')],
			hands: { 'seat:2': [...WEAK, 'artifact:plague'] }
		}).until('window:encounter.start', 'seat:2');
		uses(other, 'seat:2', 'artifact|plague', { pick: 'seat:3' });
		expect(other.askedSeats.includes('seat:1') && other.offers('seat:1', 'moon|zap-rod')).toBe(
			false
		);
	});

	it('[CE-37.18] [moon:blue-shift] 3 for each moon that others are on, and none for one’s own', () => {
		const g = against({
			moons: [
				under('blue-shift'),
				{ id: 'gate', planet: 'planet:1-3', by: 'seat:1' },
				{ id: 'limits', planet: 'planet:3-1', by: 'seat:3' },
				{ id: 'rewards', planet: 'planet:2-4', by: 'seat:2' },
				{ id: 'flush', planet: 'planet:2-3' }
			]
		}).until('window:reveal.values', 'seat:1');
		uses(g, 'seat:1', 'moon|blue-shift|act');
		expect(g.encounter.totals?.offense).toBe(29);
	});
});

describe('CE-37.18 secret moons', () => {
	it('[CE-37.18] [moon:moon-solidarity] as an ally its player adds 1 for each occupied moon, then and later', () => {
		const others = { id: 'gate', planet: 'planet:1-3', by: 'seat:1' } as const;
		const g = against(
			{ moons: [under('moon-solidarity', 'seat:3'), others] },
			['attack:20', 'attack:08'],
			HELP
		).until('window:reveal.values', 'seat:3');
		expect(g.encounter.totals?.offense).toBe(25);
		uses(g, 'seat:3', 'moon|moon-solidarity|turnUp');
		expect(g.encounter.totals?.offense).toBe(27);
		const later = { ...under('moon-solidarity', 'seat:3'), open: true };
		const total = (allies: Allies) =>
			against({ moons: [later, others] }, ['attack:20', 'attack:08'], allies).until(
				'window:reveal.values'
			).encounter.totals?.offense;
		expect([total(HELP), total({})]).toEqual([27, 23]);
	});

	it('[CE-37.16] [CE-37.18] [moon:jubba-cloak] nothing can be done with it, and who is on it is asked as all are', () => {
		const g = meeting({ moons: [under('jubba-cloak')] });
		const asked = new Set<string>();
		while (!g.table.over && g.board.encounters <= 1 && !g.asked.includes('turn.second')) {
			for (const { seat, window } of g.table.decisions) {
				if (seat !== 'seat:1' || !window) continue;
				asked.add(window);
				expect(g.choices('seat:1').filter((id) => id.startsWith('moon|'))).toEqual([]);
			}
			g.lapse();
		}
		expect(faceDown(g, 'jubba-cloak')).toBe(true);
		expect([...asked]).toContain('turn.start');
	});

	it('[CE-37.18] [moon:strengthen-allies] ships of all allies count twice while its player is one, for totals and rewards', () => {
		const allies: Allies = {
			'seat:3': ['defense', { 'planet:3-1': 2 }],
			'seat:4': ['offense', { 'planet:4-1': 1 }]
		};
		const at = (moons: Position['moons']) => {
			const warp = { 'seat:3': 4, 'seat:4': 4 };
			const g = against({ seats: 4, moons, warp }, ['attack:15', 'attack:08'], allies);
			return g.until('window:reveal.values', 'seat:3');
		};
		const g = at([under('strengthen-allies', 'seat:3')]);
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 14 });
		uses(g, 'seat:3', 'moon|strengthen-allies|turnUp');
		expect(g.encounter.totals).toEqual({ offense: 20, defense: 16 });
		const rewarded = (turnsUp: boolean) => {
			const moons = [under('strengthen-allies', 'seat:3')];
			const one = against(
				{ seats: 4, moons, warp: { 'seat:3': 4 } },
				['negotiate', 'attack:08'],
				allies
			).until('window:reveal.values', 'seat:3');
			if (turnsUp) uses(one, 'seat:3', 'moon|strengthen-allies|turnUp');
			const { shape } = one.until('resolution.rewards').decision('seat:3');
			return shape.type === 'amount' && shape.max;
		};
		expect([rewarded(false), rewarded(true)]).toEqual([2, 4]);
	});

	it('[CE-37.18] [moon:weaken-allies] what allies of either side add is halved, rounded down', () => {
		const allies: Allies = {
			'seat:3': ['defense', { 'planet:3-1': 3 }],
			'seat:4': ['offense', { 'planet:4-1': 2 }]
		};
		const moons = [under('weaken-allies', 'seat:3')];
		const g = against({ seats: 4, moons }, ['attack:15', 'attack:08'], allies);
		g.until('window:reveal.values', 'seat:3');
		expect(g.encounter.totals).toEqual({ offense: 20, defense: 15 });
		uses(g, 'seat:3', 'moon|weaken-allies|turnUp');
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 13 });
	});

	it('[CE-37.8] [CE-37.16] [moon:hubris] given it lies open, then whoever comes to it has the power again at once', () => {
		const g = against(
			{
				aliens: { 'seat:1': 'zombie' },
				planets: { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} },
				moons: [{ id: 'hubris', planet: 'planet:2-1', open: true }]
			},
			['attack:40', 'attack:06']
		).until('moons.occupy.choose');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		g.answer('seat:1', { yes: true });
		expect(g.board.players['seat:1']!.powerLost).toBe(false);
	});

	it('[CE-37.18] [moon:the-spoils] a defensive ally gains twice the rewards, and what Rewards adds twice as well', () => {
		const n = (moons: Position['moons'], turnsUp: boolean) => {
			const g = against({ moons, warp: { 'seat:3': 9 } }, ['negotiate', 'attack:08'], {
				'seat:3': ['defense', { 'planet:3-1': 2 }]
			});
			if (turnsUp)
				uses(g.until('window:resolution.spoils', 'seat:3'), 'seat:3', 'moon|the-spoils|turnUp');
			const { shape } = g.until('resolution.rewards').decision('seat:3');
			return shape.type === 'amount' && shape.max;
		};
		const spoils = under('the-spoils', 'seat:3');
		expect(n([spoils], false)).toBe(2);
		expect(n([spoils], true)).toBe(4);
		expect(n([{ ...spoils, open: true }], false)).toBe(4);
		// CE-37.15: half moons come before.
		expect(n([spoils, { id: 'rewards', planet: 'planet:3-3', by: 'seat:3' }], true)).toBe(6);
	});

	it('[CE-37.16] [CE-37.18] [moon:stack] at the start of every turn its player may put a card on the deck, unseen by others, also once it lies open', () => {
		const g = meeting({ moons: [under('stack', 'seat:3')], deck: ['attack:12'] });
		g.until('window:turn.start', 'seat:3');
		uses(g, 'seat:3', 'moon|stack|lay').until('stack.lay.choose');
		const card = g.choices('seat:3')[0]!;
		g.answer('seat:3', { pick: card });
		expect(g.table.vault.deck.at(-1)!.replace(/#\d+$/, '')).toBe(card.replace(/#\d+$/, ''));
		expect(g.said).toContain('puts a card on top of the deck');
		expect(g.said).not.toContain('Attack 06');
		expect(g.offers('seat:3', 'moon|stack')).toBe(false);
		while (g.board.offense === 'seat:1') g.lapse();
		g.until('window:turn.start', 'seat:3');
		expect(g.offers('seat:3', 'moon|stack|lay')).toBe(true);
		expect(
			steadyAnswer(uses(g, 'seat:3', 'moon|stack|lay').until('stack.lay.choose'), 'seat:3')
		).toHaveProperty('pick');
	});

	it('[CE-37.18] [moon:payback] a losing ally collects a card for each ship it lost, of either main player, whenever it loses', () => {
		for (const open of [false, true]) {
			const g = against(
				{
					moons: [{ ...under('payback', 'seat:3'), open }],
					hands: { 'seat:2': [...WEAK, 'attack:10', 'attack:11', 'attack:12'] }
				},
				['negotiate', 'attack:08'],
				HELP
			).until('window:resolution.spoils', 'seat:3');
			const [mine, theirs] = [g.hand('seat:3').length, g.hand('seat:2').length];
			expect(steadyAnswer(g, 'seat:3')).toMatchObject({ then: { pick: 'seat:2' } });
			uses(g, 'seat:3', 'moon|payback|collect', { pick: 'seat:2' });
			expect(g.hand('seat:3')).toHaveLength(mine + 2);
			expect(g.hand('seat:2').length).toBe(theirs - 2);
			expect(g.offers('seat:3', 'moon|payback')).toBe(false);
		}
	});

	it('[CE-37.18] [moon:hubris] its player keeps the power with too few home colonies, until nobody is on it', () => {
		const g = meeting({
			aliens: { 'seat:1': 'zombie' },
			planets: { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} },
			moons: [under('hubris')]
		}).until('window:destiny.before', 'seat:1');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		uses(g, 'seat:1', 'moon|hubris|turnUp');
		expect(g.board.players['seat:1']!.powerLost).toBe(false);
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-2': 4 } }).until('planning.select');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
	});

	it('[CE-37.16] [CE-37.18] what lies open of Hubris, The Spoils and Strengthen Allies serves who is on it alone', () => {
		const few = { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} };
		const lost = (by: SeatId) =>
			meeting({
				aliens: { 'seat:1': 'zombie' },
				planets: few,
				moons: [{ ...under('hubris', by), open: true }]
			}).board.players['seat:1']!.powerLost;
		expect([lost('seat:1'), lost('seat:2')]).toEqual([false, true]);
		const allies: Allies = { 'seat:3': ['defense', { 'planet:3-1': 2 }] };
		const rewards = (by: SeatId) => {
			const moons = [{ ...under('the-spoils', by), open: true }];
			const g = against({ moons, warp: { 'seat:3': 9 } }, ['negotiate', 'attack:08'], allies);
			const { shape } = g.until('resolution.rewards').decision('seat:3');
			return shape.type === 'amount' && shape.max;
		};
		expect([rewards('seat:3'), rewards('seat:2')]).toEqual([4, 2]);
		const defense = (by: SeatId) =>
			against(
				{ moons: [{ ...under('strengthen-allies', by), open: true }] },
				undefined,
				allies
			).until('window:reveal.values').encounter.totals?.defense;
		expect([defense('seat:3'), defense('seat:2')]).toEqual([16, 14]);
	});
});
