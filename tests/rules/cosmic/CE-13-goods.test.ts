/** Section 13 of rules.md: what each side of a deal may bring, how much of it, and when it can no longer. */
import { describe, expect, it } from 'vitest';
import type { Answer, Field, SeatId } from '../../../src/lib/core';
import { homes, met } from '../../support/duel';
import { barredIn, toldTo } from '../../support/barred';
import { said } from '../../support/said';
import type { CosmicGame, Position } from '../../support/cosmic';

type Side = Record<string, Answer>;

/** Seats 1 and 2 have shown a negotiate, and talk. */
const talking = (given: Position = {}): CosmicGame =>
	met(['negotiate', 'negotiate'], given).until('deal.talk');

/** All goods there are lie with seat 1. */
const RICH: Position = {
	hands: { 'seat:1': ['attack:10', 'reinforcement:2'] },
	aliens: { 'seat:1': 'tyrant' },
	captured: { tyrant: { 'seat:2': 2 } },
	techs: { 'seat:1': ['xenon-lasers', { id: 'gluon-mines', ships: 2 }] },
	stations: { 'seat:1': [{ id: 'tactical-array', planet: 'planet:1-2' }] },
	lux: { 'seat:1': { lux: 3, ultra: 2 } }
};

const fieldsOf = (g: CosmicGame, seat: SeatId, part: 'give' | 'get'): readonly Field[] => {
	const { shape } = g.decision(seat);
	return shape.type === 'deal' ? shape[part].fields : [];
};
const fieldOf = (g: CosmicGame, seat: SeatId, part: 'give' | 'get', id: string) =>
	fieldsOf(g, seat, part).find((field) => field.id === id);
const offer = (give: Side, get: Side = {}): Answer => ({ offer: { give, get, promise: '' } });
const offers = (g: CosmicGame, seat: SeatId, give: Side, get: Side = {}) =>
	g.answer(seat, offer(give, get));
const accept = (g: CosmicGame, seat: SeatId): CosmicGame => {
	const { shape } = g.decision(seat);
	return g.answer(seat, { accept: (shape.type === 'deal' && shape.standing?.n) || 0 });
};
/** Why this seat could not agree to the offer on the table. */
const cannot = (g: CosmicGame, seat: SeatId): string | null => {
	const { shape } = g.decision(seat);
	const why = shape.type === 'deal' ? shape.standing?.cannot : undefined;
	return why === undefined ? null : said(why);
};
const colony = (pick: string, then: Answer = { pick: 'open' }): Side => ({
	colony: { pick, then }
});
const settled = (g: CosmicGame): CosmicGame => g.until('turn.second');

describe('what a side may bring', () => {
	it('[CE-13.3] [CE-13.10] [CE-32.19] [CE-34.8] [CE-38.9] given all goods, then each of them can be given, and none of it by whoever has none', () => {
		const g = talking(RICH);
		const all = ['cards', 'kinds', 'number', 'random', 'colony'];
		const more = ['techs', 'stations', 'captives', 'lux', 'ultra'];
		expect(fieldsOf(g, 'seat:1', 'give').map(({ id }) => id)).toEqual([...all, ...more]);
		expect(fieldsOf(g, 'seat:2', 'get').map(({ id }) => id)).toEqual([...all.slice(1), ...more]);
		expect(fieldsOf(g, 'seat:2', 'give').map(({ id }) => id)).toEqual([
			'cards',
			'kinds',
			'number',
			'random',
			'colony'
		]);
	});

	it.each<[string, Answer]>([
		['cards', { picks: [] }],
		['kinds', { split: { attack: 0 } }],
		['number', { amount: 0 }],
		['random', { amount: 0 }],
		['techs', { picks: [] }],
		['stations', { picks: [] }],
		['captives', { amount: 0 }],
		['lux', { amount: 0 }],
		['ultra', { amount: 0 }],
		['colony', { pick: 'planet:1-3', then: { pick: 'exactly', then: { amount: 0 } } }]
	])('[CE-13.4] given %s of nothing in an offer, then it is refused', (good, nothing) => {
		const g = talking(RICH);
		expect(fieldOf(g, 'seat:1', 'give', good)).toBeDefined();
		expect(
			g.refusal('seat:1', offer({ number: { amount: 1 }, [good]: nothing })).say
		).toBeDefined();
	});

	it('[CE-13.3] given a dealer without cards, or without a colony the other could settle, then neither is among what they can give', () => {
		const bare = (given: Position) => fieldsOf(talking(given), 'seat:2', 'get').map(({ id }) => id);
		expect(bare({})).toEqual(['kinds', 'number', 'random', 'colony']);
		const g = talking({ hands: { 'seat:1': ['attack:10'] } });
		g.board.players['seat:1']!.hand = [];
		offers(g, 'seat:2', { number: { amount: 1 } });
		expect(fieldsOf(g, 'seat:2', 'get').map(({ id }) => id)).toEqual(['colony']);
		const shared = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, { 'seat:1': 4, 'seat:2': 1 }])
		);
		expect(bare({ planets: shared })).toEqual(['kinds', 'number', 'random']);
	});

	it('[CE-13.3] given what is one’s own and what is theirs, then the question says whose choice cards are, and whose captured ships', () => {
		const g = talking({ ...RICH, hands: { ...RICH.hands, 'seat:2': ['attack:04'] } });
		const says = (seat: SeatId, part: 'give' | 'get', id: string) =>
			said(fieldOf(g, seat, part, id)?.say);
		expect(says('seat:1', 'give', 'number')).toBe('Any cards of your choice');
		expect(says('seat:1', 'get', 'number')).toBe('Any cards of their choice');
		expect(says('seat:1', 'give', 'kinds')).toBe('Cards of a kind, of your choice');
		expect(says('seat:1', 'get', 'kinds')).toBe('Cards of a kind, of their choice');
		expect(says('seat:1', 'give', 'captives')).toBe('Captured ships of theirs');
		expect(says('seat:2', 'get', 'captives')).toBe('Captured ships of yours');
	});

	it('[CE-32.19] [CE-32.3] given technologies, then who gives them reads each by name, and the other only those that lie face up, with the ships on the rest', () => {
		const g = talking(RICH);
		const choices = (seat: SeatId, part: 'give' | 'get') => {
			const shape = fieldOf(g, seat, part, 'techs')?.shape;
			return shape?.type === 'some'
				? shape.choices.map(({ say, note }) => [said(say), note === undefined ? null : said(note)])
				: [];
		};
		const ships = 'face down, 2 ships on it';
		expect(choices('seat:1', 'give')).toEqual([
			['Xenon Lasers', null],
			['Gluon Mines', ships]
		]);
		expect(choices('seat:2', 'get')).toEqual([
			['Xenon Lasers', null],
			['a technology that lies face down', ships]
		]);
	});

	it('[CE-34.8] given home planets of the other beside which a station could come, then as many can be given, and without any none of those', () => {
		const stations: Position['stations'] = {
			'seat:1': [
				{ id: 'tactical-array', planet: 'planet:1-2' },
				{ id: 'big-space-laser', planet: 'planet:1-3' }
			]
		};
		const field = (free: number) => {
			const g = talking({ stations, hands: { 'seat:2': ['attack:04'] } });
			for (let k = free + 1; k <= 5; k++) delete g.board.planets[`planet:2-${k}`];
			offers(g, 'seat:2', { number: { amount: 1 } });
			return fieldOf(g, 'seat:1', 'give', 'stations')?.shape;
		};
		expect(field(5)).toMatchObject({
			min: 1,
			max: 2,
			choices: [{ on: 'planet:1-2' }, { on: 'planet:1-3' }]
		});
		expect(field(1)).toMatchObject({ max: 1 });
		expect(field(0)).toBeUndefined();
	});

	it('[CE-37.9] given a moon beside a planet, then a ship may go there by the terms while it is nobody’s', () => {
		const ways = (by?: SeatId) => {
			const g = talking({
				moons: [{ id: 'failed-deal', planet: 'planet:1-3', ...(by && { by }) }]
			});
			const shape = fieldOf(g, 'seat:1', 'give', 'colony')?.shape;
			const planets = shape?.type === 'one' ? shape.choices : [];
			return planets.map(({ id, then }) => [
				id,
				then?.type === 'one' ? then.choices.map((way) => way.id) : []
			]);
		};
		const plain = ['open', 'exactly'];
		const moon = [...plain, 'open moon', 'exactly moon'];
		expect(ways()).toContainEqual(['planet:1-3', moon]);
		expect(ways()).toContainEqual(['planet:1-2', plain]);
		expect(ways('seat:1')).toContainEqual(['planet:1-3', plain]);
	});

	it('[CE-13.7] [CE-37.9] given exactly two ships and a moon, then two land, and one may go there', () => {
		const g = talking({ moons: [{ id: 'gate', planet: 'planet:2-4' }] });
		const exactly = { pick: 'exactly moon', then: { amount: 2 } };
		offers(g, 'seat:1', {}, colony('planet:2-4', exactly));
		accept(g, 'seat:2').until('deal.settlers', 'seat:1');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		g.lapse().until('moons.occupy.choose', 'seat:1');
	});

	it('[CE-13.6] given a colony is asked for where none can be granted, then that is told for each planet', () => {
		const g = talking({ planets: { 'planet:1-3': { 'seat:1': 4, 'seat:2': 1 } } });
		const barred = (seat: SeatId) =>
			barredIn(toldTo(g, seat)).flatMap((level) =>
				level.barred.map(({ id, why }) => [id, said(why)])
			);
		expect(barred('seat:1')).toContainEqual(['planet:1-3', '{seat:2} has a colony there.']);
		expect(barred('seat:1')).not.toContainEqual(['planet:1-2', '{seat:2} has a colony there.']);
	});
});

describe('what is often offered', () => {
	const usual = (g: CosmicGame, seat: SeatId) => {
		const { shape } = g.decision(seat);
		return shape.type === 'deal'
			? (shape.usual ?? []).map(({ say, terms }) => [said(say), terms.give, terms.get])
			: [];
	};
	const ONE = { number: { amount: 1 } };

	it('[CE-13.12] given cards and colonies on both sides, then a colony for a colony, a card for a card, a card for a colony, and a card alone, at the planet they met on', () => {
		const hands = { 'seat:1': ['attack:10'], 'seat:2': ['attack:04'] };
		const g = talking({ hands });
		const [mine, theirs] = [colony('planet:1-1'), colony('planet:2-1')];
		expect(usual(g, 'seat:1')).toEqual([
			['A colony for a colony', mine, theirs],
			['A card for a card', ONE, ONE],
			['A card of yours for a colony', ONE, theirs],
			['Only a card of yours', ONE, {}]
		]);
		const away = met(['negotiate', 'negotiate'], { hands });
		away.until('deal.talk');
		away.encounter.target = 'planet:2-3';
		offers(away, 'seat:2', ONE);
		expect(usual(away, 'seat:1')[0]).toEqual(['A colony for a colony', mine, colony('planet:2-3')]);
	});

	it('[CE-13.12] given one has no cards, or grants no colony, then nothing is offered that takes them', () => {
		const g = talking({ hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:04'] } });
		g.board.players['seat:2']!.hand = [];
		offers(g, 'seat:1', ONE);
		expect(usual(g, 'seat:1').map(([say]) => say)).toEqual([
			'A colony for a colony',
			'A card of yours for a colony',
			'Only a card of yours'
		]);
		expect(usual(g, 'seat:2').map(([say]) => say)).toEqual(['A colony for a colony']);
	});
});

describe('terms that cannot be kept', () => {
	/** Seat 1 holds two attacks. */
	const HANDS = { 'seat:1': ['attack:10'], 'seat:2': ['attack:04'] };

	it('[CE-13.14] given an offer of more cards in all than one holds, then it is refused, however they are counted', () => {
		const held = () => talking({ hands: HANDS });
		const one = { picks: [held().hand('seat:1')[0]!] };
		for (const give of [
			{ number: { amount: 2 }, random: { amount: 1 } },
			{ cards: one, number: { amount: 2 } },
			{ cards: one, random: { amount: 2 } },
			{ cards: one, kinds: { split: { attack: 2 } } },
			{ kinds: { split: { attack: 2 } }, number: { amount: 1 } },
			{ kinds: { split: { attack: 1 } }, random: { amount: 2 } }
		] as Side[])
			expect(held().refusal('seat:1', offer(give)).rule, JSON.stringify(give)).toBe('CE-13.14');
		for (const give of [
			{ number: { amount: 1 }, random: { amount: 1 } },
			{ cards: one, number: { amount: 1 } },
			{ cards: one, kinds: { split: { attack: 1 } } },
			{ kinds: { split: { attack: 2 } } }
		] as Side[])
			expect(offers(held(), 'seat:1', give).said).toContain('makes an offer');
	});

	it('[CE-13.2] given an offer on the table, when the time is up for who received it, then it has not accepted', () => {
		const g = talking({ hands: HANDS });
		offers(g, 'seat:2', { number: { amount: 1 } });
		expect(g.askedSeats[0]).toBe('seat:1');
		expect(g.lapse().encounter.outcome).toEqual({ type: 'dealFailed' });
	});

	it('[CE-23.5] given one of two cards alike is named, then the other side is told the same whichever it is', () => {
		const told = (at: number) => {
			const g = talking({ hands: { 'seat:1': ['attack:10', 'attack:10'] } });
			const tens = g.hand('seat:1').filter((card) => card.startsWith('attack:10'));
			offers(g, 'seat:1', { cards: { picks: [tens[at]!] } });
			const { shape } = g.decision('seat:2');
			return shape.type === 'deal' ? shape.standing?.terms.get : null;
		};
		expect(told(0)).toMatchObject({ cards: { picks: [expect.any(String)] } });
		expect(told(1)).toEqual(told(0));
	});

	it('[CE-13.14] [CE-13.7] given exactly three ships were agreed on, when fewer are left before it is carried out, then the deal fails', () => {
		const g = talking({ hands: { 'seat:3': ['artifact:quash'] }, planets: homes('seat:2', 3) });
		offers(g, 'seat:1', colony('planet:1-4', { pick: 'exactly', then: { amount: 3 } }));
		accept(g, 'seat:2').until('window:resolution.dealMade');
		g.board.planets['planet:2-1']!.ships = { 'seat:2': 2 };
		while (!g.said.includes('carried out') && !g.asked.includes('launch.aim')) g.lapse();
		expect(g.said).toContain('The terms can no longer be carried out.');
	});

	it('[CE-13.11] [CE-38.9] given lux both ways, then each gives what it has agreed to, and no more', () => {
		const g = talking({ lux: { 'seat:1': { lux: 3 }, 'seat:2': { lux: 1 } } });
		offers(g, 'seat:1', { lux: { amount: 2 } }, { lux: { amount: 1 } });
		settled(accept(g, 'seat:2'));
		expect(g.board.lux!.purses).toMatchObject({ 'seat:1': { lux: 2 } });
	});

	it('[CE-13.5] [CE-13.11] given several ways of cards on one side, then its giver picks each, and all of them change hands', () => {
		const g = talking({
			hands: { ...HANDS, 'seat:1': ['morph', 'attack:12', 'flare:clone'] }
		});
		const hand = g.hand('seat:1').slice();
		offers(g, 'seat:1', {
			kinds: { split: { attack: 1, morph: 1 } },
			number: { amount: 1 },
			random: { amount: 1 }
		});
		accept(g, 'seat:2').until('deal.choose', 'seat:1');
		const [attack, morph, ...rest] = hand;
		g.answer('seat:1', { picks: [attack!] });
		expect(g.choices('seat:1')).toEqual([morph]);
		g.answer('seat:1', { picks: [morph!] });
		expect(g.choices('seat:1')).toEqual(rest);
		settled(g.answer('seat:1', { picks: [rest[1]!] }));
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:2')).toHaveLength(2 + 4);
	});

	it('[CE-13.14] [CE-34.8] [CE-38.9] [CE-13.10] given what was offered is gone, then who was to give it cannot agree, and reads what is missing', () => {
		const asked = (get: Side, gone: (g: CosmicGame) => void) => {
			const g = talking({ ...RICH, hands: { ...RICH.hands, 'seat:2': ['attack:04'] } });
			offers(g, 'seat:2', { number: { amount: 1 } }, get);
			expect(cannot(g, 'seat:1')).toBeNull();
			gone(g);
			offers(g, 'seat:2', { number: { amount: 1 } }, get);
			return cannot(g, 'seat:1');
		};
		expect(
			asked({ stations: { picks: ['planet:1-2'] } }, (g) => {
				g.board.planets['planet:1-2']!.ships = { 'seat:3': 1 };
			})
		).toMatch(/no longer have access/);
		expect(
			asked({ captives: { amount: 2 } }, (g) => {
				g.board.held!['held:sheet.tyrant'] = { 'seat:2': 1 };
			})
		).toMatch(/no longer have that many captured ships/);
		for (const lux of ['lux', 'ultra'])
			expect(
				asked({ [lux]: { amount: 2 } }, (g) => {
					g.board.lux!.purses = { 'seat:1': { lux: 1, ultra: 1 } };
				})
			).toMatch(/no longer have so many lux/);
	});

	it('[CE-13.14] [CE-13.7] [CE-34.8] given exactly three ships or a station are agreed to be possible, when ships or planets are gone, then the offer can no longer be accepted', () => {
		const asked = (give: Side, gone: (g: CosmicGame) => void, planets = {}) => {
			const g = talking({ ...RICH, planets });
			offers(g, 'seat:1', give);
			expect(cannot(g, 'seat:2')).toBeNull();
			gone(g);
			offers(g, 'seat:1', give);
			return cannot(g, 'seat:2');
		};
		const three = colony('planet:1-4', { pick: 'exactly', then: { amount: 3 } });
		expect(
			asked(
				three,
				(g) => {
					g.board.planets['planet:2-1']!.ships = { 'seat:2': 2 };
				},
				homes('seat:2', 3)
			)
		).toMatch(/has 2 ships to settle with/);
		expect(
			asked({ stations: { picks: ['planet:1-2'] } }, (g) => {
				for (const k of [1, 2, 3, 4, 5]) delete g.board.planets[`planet:2-${k}`];
			})
		).toMatch(/no home planet for so many/);
	});
});

describe('terms in words', () => {
	it('[CE-13.12] given an offer, then the dealers read every good of both sides, and what is promised', () => {
		const g = talking({ ...RICH, moons: [{ id: 'gate', planet: 'planet:1-3' }] });
		const told = () =>
			g.events
				.filter(({ to }) => to !== 'all')
				.map(({ say }) => said(say))
				.at(-1);
		g.answer('seat:1', {
			offer: {
				give: {
					kinds: { split: { attack: 1 } },
					number: { amount: 1 },
					...colony('planet:1-3', { pick: 'exactly moon', then: { amount: 2 } }),
					techs: { picks: ['tech:1-1', 'tech:1-2'] },
					stations: { picks: ['planet:1-2'] },
					captives: { amount: 1 },
					lux: { amount: 2 }
				},
				get: {},
				promise: 'peace'
			}
		});
		expect(told()).toBe(
			'The offer: {seat:1} gives 1 attack card, 1 card of their choice, a colony on planet 3 of {seat:1} with 2 ships, and a ship may go to the moon, Xenon Lasers, a technology that lies face down, Tactical Array, 1 captured ship and 2 lux; {seat:2} gives nothing. Promised, not binding: “peace”'
		);
		offers(g, 'seat:2', { random: { amount: 1 } }, colony('planet:1-4'));
		expect(told()).toBe(
			'The offer: {seat:2} gives 1 card at random; {seat:1} gives a colony on planet 4 of {seat:1}.'
		);
	});
});

describe('what it costs', () => {
	it('[CE-13.13] [CE-20.9] given ships in the encounter go first by option, and too few elsewhere but on a technology, then all three come from all three', () => {
		const g = talking({
			options: { failedDealShipsFrom: 'encounterFirst' },
			techs: { 'seat:1': [{ id: 'coldsleep-ship', ships: 5 }] },
			planets: homes('seat:1', 2)
		});
		g.answer('seat:1', { refuse: true });
		while (g.board.phase === 'resolution') g.lapse();
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		expect(g.ships('planet:1-1')).toEqual({});
		expect(g.board.players['seat:1']!.techs![0]!.ships).toEqual({ 'seat:1': 4 });
	});
});
