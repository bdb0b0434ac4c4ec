/** Teams (rules.md section 40). */
import { describe, expect, it } from 'vitest';
import { lookOpen, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { PlanetId, Ships } from '../../../../src/lib/games/cosmic/types';
import { nameOf, position, seatsOf } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { expectBarred } from '../../../support/barred';
import { homes, offered } from '../../../support/duel';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';

const PAIRS = [
	['seat:1', 'seat:3'],
	['seat:2', 'seat:4']
] as const;

/** Four seats in two teams, or five with seat 3 alone; seat 1 is about to turn up the colour of seat 2. */
const teams = (given: Position = {}): CosmicGame =>
	position({
		seats: 4,
		teams: PAIRS,
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:40', 'attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:04', 'attack:06', ...(given.hands?.['seat:2'] ?? [])]
		}
	});
const five = (given: Position = {}): CosmicGame =>
	teams({
		seats: 5,
		...given,
		teams: [
			['seat:1', 'seat:4'],
			['seat:2', 'seat:5']
		]
	});

/** Foreign colonies of a seat on the first planets of another, beside the owner's ships. */
const colonies = (seat: SeatId, owner: number, n: number): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [
			`planet:${owner}-${i + 1}`,
			{ [`seat:${owner}`]: 3, [seat]: 2 }
		])
	);

/** Seat 1 sends a ship to the fifth planet of seat 2. */
const launched = (g: CosmicGame): CosmicGame =>
	g.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 1 } });

/** The same, and wins. */
const won = (g: CosmicGame): CosmicGame => launched(g).lay('attack:40', 'attack:04');

/** Plays on by itself to the end of the encounter, or of the game. */
function over(g: CosmicGame): CosmicGame {
	const { encounters } = g.board;
	const isOver = () => g.table.over !== null || g.asked.includes('turn.second');
	while (g.board.encounters === encounters && !isOver()) g.lapse();
	return g;
}

/** Everything that is asked until then, by whom: `teams.give.offer seat:1`. */
function asksIn(g: CosmicGame): string[] {
	const { encounters } = g.board;
	const asked: string[] = [];
	const isOver = () => g.table.over !== null || g.asked.includes('turn.second');
	for (let last = 0; g.board.encounters === encounters && !isOver(); g.lapse())
		for (const decision of g.table.decisions) {
			if (decision.id > last) asked.push(`${nameOf(decision)} ${decision.seat}`);
			last = Math.max(last, decision.id);
		}
	return asked;
}
const offersIn = (g: CosmicGame): string[] =>
	asksIn(g)
		.filter((one) => one.startsWith('teams.give'))
		.map((one) => one.replace('teams.give.', ''));

const openOf = ({ table }: CosmicGame) => lookOpen(cosmic, table).board;

describe('CE-40 teams', () => {
	const begun = (n: number, seed: string) => {
		const { table, events } = start(cosmic, {
			seats: seatsOf(n),
			options: { box: 'classic', teams: true } as never,
			key: seed.repeat(64),
			clocked: false
		});
		return { table, told: events.map(({ say }) => said(say)).join('\n') };
	};

	it('[CE-40.24] given teams, then each colour is drawn into a pair, partners sit opposite each other, and all are told', () => {
		const drawn = new Set<string>();
		for (const n of [4, 6, 8])
			for (const seed of '123456') {
				const { table, told } = begun(n, seed);
				const { order, teams } = lookOpen(cosmic, table as never).board;
				expect(order.toSorted()).toEqual(seatsOf(n));
				expect(teams!.pairs.flat().toSorted()).toEqual(seatsOf(n));
				for (const [one, other] of teams!.pairs) {
					expect(order.indexOf(other)).toBe(order.indexOf(one) + n / 2);
					expect(told).toContain(`{${one}} and {${other}} are partners.`);
				}
				expect(told).not.toContain('plays alone');
				drawn.add(`${n} ${JSON.stringify(teams)}`);
			}
		expect(drawn.size).toBeGreaterThan(10);
	});

	it('[CE-40.24] [CE-22.8] given an odd number, then one plays alone, opposite an empty planet', () => {
		for (const n of [5, 7]) {
			const { table, told } = begun(n, '3');
			const { order, teams } = lookOpen(cosmic, table as never).board;
			const { pairs, odd } = teams!;
			expect([...pairs.flat(), odd].toSorted()).toEqual(seatsOf(n));
			expect(told).toContain(`{${odd}} plays alone`);
			// The empty planet lies after as many seats to the left as to the right.
			const circle = order.toSpliced(order.indexOf(odd!) + (n + 1) / 2, 0, 'empty' as never);
			const round = circle.length;
			for (const [one, other] of pairs)
				expect((circle.indexOf(one) + round / 2) % round).toBe(circle.indexOf(other) % round);
		}
	});

	it('[CE-40.24] given fewer than four, then teams are refused; a table that wants none has none', () => {
		expect(cosmic.fits({ teams: true }, 3)).toMatchObject({ rule: 'CE-40.24' });
		for (const n of [4, 5, 6, 7, 8]) expect(cosmic.fits({ teams: true }, n)).toBeNull();
		expect(openOf(position({ seats: 4 })).teams).toBeUndefined();
	});

	describe('given a card or a power that may mean anybody', () => {
		it('[CE-40.25] a wild card is not for the partner', () => {
			const g = teams({ destiny: ['wild#1'] }).until('destiny.wild');
			expect(g.choices('seat:1').toSorted()).toEqual(['seat:2', 'seat:4']);
			expectBarred(g, 'seat:1', 'seat:3', ['CE-40.25', /Partners do not encounter/]);
			expectBarred(g, 'seat:1', 'seat:1', ['CE-7.10', /for another player/]);
		});

		it('[CE-40.25] nor is a special card', () => {
			const warp = { 'seat:2': 2, 'seat:4': 1 };
			const fewest = teams({ destiny: ['special:fewest-ships-in-warp'], warp });
			expect(fewest.until('launch.aim').encounter.defense).toBe('seat:4');
			const hand = ['attack:10', 'attack:10', 'attack:10', 'attack:10'];
			const most = teams({
				destiny: ['special:most-cards-in-hand'],
				hands: { 'seat:3': hand, 'seat:4': ['attack:08', 'attack:08', 'attack:08'] }
			});
			expect(most.until('launch.aim').encounter.defense).toBe('seat:4');
		});

		it('[CE-40.25] nor does Will choose the partner', () => {
			const g = teams({ aliens: { 'seat:1': 'will' } }).until('use.details');
			expect(g.choices('seat:1').toSorted()).toEqual(['seat:2', 'seat:4']);
		});
	});

	it('[CE-40.27] given the partner’s colour, then an intruder there is encountered, or another card is drawn', () => {
		const at = { 'planet:3-2': { 'seat:3': 1, 'seat:4': 2 }, 'planet:3-3': { 'seat:1': 2 } };
		const g = teams({ destiny: ['colour:3#1', 'colour:4#1'], planets: at });
		g.until('destiny.partner');
		expect(g.choices('seat:1')).toEqual(['against seat:4 planet:3-2', 'again']);
		const met = g.pick('seat:1', 'against').until('launch.send');
		expect(met.encounter).toMatchObject({
			defense: 'seat:4',
			system: 'seat:3',
			target: 'planet:3-2'
		});
		expect(met.said).toContain('{seat:1} encounters {seat:4} in the home system of {seat:3}.');
		expect(met.events.some(({ rule }) => rule === 'CE-40.27')).toBe(true);
		const again = teams({ destiny: ['colour:3#1', 'colour:4#1'], planets: at })
			.until('destiny.partner')
			.pick('seat:1', 'again')
			.until('launch.aim');
		expect(again.encounter).toMatchObject({ defense: 'seat:4', system: 'seat:4' });
	});

	it('[CE-40.27] [CE-7.15] given nobody else has a planet at home, then intruders in the partner’s system can still be met', () => {
		const bare = (planets: Position['planets']) => {
			const g = teams({ destiny: ['colour:2#1', 'colour:3#1'], planets });
			for (const id of Object.keys(g.board.planets) as PlanetId[])
				if (/^planet:[24]/.test(id)) delete g.board.planets[id];
			return g;
		};
		const met = bare({ 'planet:3-2': { 'seat:3': 1, 'seat:4': 2 } }).until('destiny.partner');
		expect(met.choices('seat:1')).toContain('against seat:4 planet:3-2');
		const none = bare({});
		while (none.board.turn === 1) none.lapse();
		expect(none.said).toContain('Nobody can be encountered: the turn ends.');
	});

	it('[CE-40.27] given the partner’s colour and no intruder there, then another card is drawn without a question', () => {
		const g = teams({
			destiny: ['colour:3#1', 'colour:2#1'],
			planets: { 'planet:3-3': { 'seat:1': 2 } }
		});
		g.until('launch.aim');
		expect(g.encounter.defense).toBe('seat:2');
		expect(g.said).toContain('Partners do not encounter each other: another card is drawn.');
	});

	it('[CE-40.27] [CE-7.4] given its own colour, then its partner is no intruder', () => {
		const g = teams({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:3': 1 }, 'planet:1-3': { 'seat:2': 1 } }
		}).until('destiny.own');
		expect(g.choices('seat:1')).toEqual(['against seat:2 planet:1-3', 'again']);
	});

	it('[CE-40.26] given a main player, then its partner is invited without being asked for, and need not come', () => {
		const g = launched(teams()).until('alliance.answer');
		expect(g.said).toContain('{seat:1} invites {seat:3}.');
		expect(g.said).toContain('{seat:2} invites {seat:4}.');
		expect(g.choices('seat:3')).toEqual(['offense', 'decline']);
		g.pick('seat:3', 'decline').until('alliance.answer', 'seat:4');
		expect(g.choices('seat:4')).toEqual(['defense', 'decline']);
	});

	it('[CE-40.26] given others at the table, then they are asked for, but not who is the opponent’s partner', () => {
		const g = launched(five()).until('alliance.offenseInvites');
		expect(g.choices('seat:1')).toEqual(['seat:3']);
		const partners: [string, RegExp] = [
			'CE-40.26',
			/without being asked for|does not join against/
		];
		for (const seat of ['seat:4', 'seat:5'])
			expectBarred(g, 'seat:1', seat, partners, { picks: [seat] });
		g.answer('seat:1', { picks: [] }).until('alliance.defenseInvites');
		expect(g.choices('seat:2')).toEqual(['seat:3']);
		g.answer('seat:2', { picks: ['seat:3'] });
		expect(g.encounter.invited).toEqual({
			offense: ['seat:4'],
			defense: ['seat:3', 'seat:5']
		});
	});

	it('[CE-40.26] given who needs no invitation, then it does not join against its partner', () => {
		const g = launched(teams({ aliens: { 'seat:3': 'parasite' } }));
		expect(offered(g, 'seat:3', 'power|parasite')).toBe(false);
		// Kept from being invited by its partner, it may join that one's side alone.
		const kept = teams({ techs: { 'seat:1': ['energy-cloak'] }, aliens: { 'seat:4': 'parasite' } });
		kept.until('launch.aim').pick('seat:1', 'planet:2-5');
		kept.until('window:launch.beforeShips', 'seat:1').use('seat:1', 'tech|energy-cloak');
		kept.until('window:alliance.answer', 'seat:4').use('seat:4', 'power|parasite');
		kept.until('alliance.answer', 'seat:4');
		expect(kept.choices('seat:4')).toEqual(['defense', 'decline']);
		const free = launched(five({ aliens: { 'seat:3': 'parasite' } }));
		free.until('alliance.offenseInvites').answer('seat:1', { picks: [] });
		free.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		free.until('window:alliance.answer', 'seat:3').use('seat:3', 'power|parasite');
		free.until('alliance.answer', 'seat:3');
		expect(free.choices('seat:3')).toEqual(['offense', 'defense', 'decline']);
	});

	it('[CE-40.26] [tech:the-qax] given a guest that must come, then nobody is made to fight its partner', () => {
		const g = launched(five({ techs: { 'seat:1': ['the-qax'] } })).until('window:alliance.before');
		expect(g.choices('seat:1', 'tech|the-qax|call|').toSorted()).toEqual(['seat:3', 'seat:4']);
	});

	it('[CE-40.26] [CE-9.15] given an effect that keeps the defense from inviting, then its partner stays out, too', () => {
		const g = teams({ techs: { 'seat:1': ['energy-cloak'] } });
		g.until('launch.aim').pick('seat:1', 'planet:2-5');
		g.until('window:launch.beforeShips', 'seat:1').use('seat:1', 'tech|energy-cloak');
		g.until('alliance.answer');
		expect(g.encounter.invited).toEqual({ offense: ['seat:3'], defense: [] });
	});

	it('[CE-40.28] given colonies in the partner’s system, then they are home colonies, which keep a power and win nothing', () => {
		const away = {
			...homes('seat:1', 4),
			'planet:3-1': { 'seat:3': 4, 'seat:1': 1 },
			'planet:3-2': { 'seat:3': 4, 'seat:1': 1 }
		};
		const g = teams({ aliens: { 'seat:1': 'macron' }, planets: away });
		expect(openOf(g).players['seat:1']).toMatchObject({
			powerLost: false,
			homeColonies: 3,
			foreignColonies: 0
		});
		const alone = position({ seats: 4, aliens: { 'seat:1': 'macron' }, planets: away });
		expect(openOf(alone).players['seat:1']).toMatchObject({
			powerLost: true,
			homeColonies: 1,
			foreignColonies: 2
		});
	});

	it('[CE-40.28] [CE-34.9] given an intruder driven out of the partner’s system, then the station there stays with the partner', () => {
		const g = teams({
			destiny: ['colour:3#1'],
			options: { stationConquest: true },
			stations: { 'seat:3': ['cosmic-energy-generator'] },
			planets: { 'planet:3-1': { 'seat:3': 1, 'seat:4': 1 } },
			hands: { 'seat:4': ['attack:04'] }
		}).until('destiny.partner');
		g.pick('seat:1', 'against').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).lay('attack:40', 'attack:04');
		over(g);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 1, 'seat:1': 1 });
		expect(openOf(g).stations).toMatchObject([{ planet: 'planet:3-1' }]);
	});

	it('[CE-40.29] given a foreign colony gained, then it may go to the partner, with as many ships of its own', () => {
		const g = teams();
		g.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 2 } });
		g.lay('attack:40', 'attack:04').until('teams.give.offer');
		g.answer('seat:1', { yes: true }).until('teams.give.take');
		expect(g.decision('seat:3').shape).toMatchObject({
			choices: [{ id: 'take', then: { min: 2, max: 2 } }, { id: 'leave' }]
		});
		g.pick('seat:3', 'take', { split: { 'planet:3-1': 1, 'planet:3-2': 1 } });
		g.until('home.land').answer('seat:1', { split: { 'planet:1-2': 2 } });
		expect(g.ships('planet:2-5')).toEqual({ 'seat:3': 2 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(g.said).toContain('{seat:1} gives {seat:3} the colony on planet 5 of {seat:2}.');
		expect(openOf(g).players['seat:3']!.foreignColonies).toBe(1);
		// What was given is not offered back.
		over(g);
		expect(g.asked).not.toContain('teams.give.offer');
		expect(g.ships('planet:2-5')).toEqual({ 'seat:3': 2 });
	});

	it('[CE-40.29] given it is kept, or left, then nothing moves; the partner is asked only for what is given', () => {
		for (const give of [false, true]) {
			const g = won(teams()).until('teams.give.offer');
			expect(g.decision('seat:1').about).toEqual(['planet:2-5', 'seat:3']);
			g.answer('seat:1', { yes: give });
			if (give) {
				g.until('teams.give.take');
				expect(g.decision('seat:3').about).toEqual(['planet:2-5', 'seat:1']);
				g.pick('seat:3', 'leave');
			}
			expect(offersIn(g)).toEqual([]);
			expect(g.ships('planet:2-5')).toEqual({ 'seat:1': 1 });
		}
	});

	it('[CE-40.29] given the partner has a colony there, or too few ships, then nobody is asked', () => {
		const asked = (given: Position, ships = 1) => {
			const g = teams(given);
			g.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': ships } });
			return offersIn(g.lay('attack:40', 'attack:04'));
		};
		const offer = ['offer seat:1'];
		expect(asked({})).toEqual(offer);
		expect(asked({ planets: { 'planet:2-5': { 'seat:2': 2, 'seat:3': 1 } } })).toEqual([]);
		expect(asked({ planets: homes('seat:3') })).toEqual([]);
		expect(asked({ planets: homes('seat:3', 1, 1) }, 2)).toEqual(offer);
		expect(asked({ planets: homes('seat:3', 1) }, 2)).toEqual([]);
	});

	it('[CE-40.29] given it has no other colony to go home to, then nobody is asked; one is enough', () => {
		const asked = (...ships: number[]) => {
			const g = teams({ planets: homes('seat:1', ...ships) });
			// Of a single ship there is nothing to ask.
			g.encounterTo({ target: 'planet:2-5', ...(ships[0] === 2 && { send: { 'planet:1-1': 1 } }) });
			const offers = offersIn(g.lay('attack:40', 'attack:04'));
			expect(g.ships('planet:2-5')).toEqual({ 'seat:1': 1 });
			return offers;
		};
		expect(asked(2)).toEqual(['offer seat:1']);
		expect(asked(1)).toEqual([]);
	});

	it('[CE-40.29] [CE-40.28] given a home colony is gained, its own or in the partner’s system, then nobody is asked', () => {
		const meeting = (destiny: string, planet: PlanetId) => {
			const g = teams({
				destiny: [destiny],
				planets: { [planet]: { 'seat:4': 1 } },
				hands: { 'seat:4': ['attack:04'] }
			});
			g.until(destiny === 'colour:3#1' ? 'destiny.partner' : 'destiny.own').pick(
				'seat:1',
				'against'
			);
			g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
			g.lay('attack:40', 'attack:04');
			const offers = offersIn(g);
			expect(g.ships(planet)).toEqual({ 'seat:1': 1 });
			return offers;
		};
		expect(meeting('colour:3#1', 'planet:3-2')).toEqual([]);
		expect(meeting('colour:1#1', 'planet:1-2')).toEqual([]);
	});

	it('[CE-40.29] [CE-16.10] given allies gain colonies too, then each is asked for its own in timing order, and nobody who had one there before', () => {
		const g = teams({
			seats: 8,
			teams: [
				['seat:1', 'seat:5'],
				['seat:2', 'seat:6'],
				['seat:3', 'seat:7'],
				['seat:4', 'seat:8']
			],
			planets: { 'planet:2-5': { 'seat:2': 2, 'seat:8': 1 } }
		});
		g.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer', 'seat:3').pick('seat:3', 'offense', { split: { 'planet:3-1': 1 } });
		expect(offersIn(g.lay('attack:40', 'attack:04'))).toEqual(['offer seat:1', 'offer seat:3']);
	});

	it('[CE-40.30] given one of a team with five foreign colonies, then the game goes on until its partner has them, too', () => {
		const one = won(teams({ planets: colonies('seat:1', 4, 4) }));
		over(one);
		expect(openOf(one).players['seat:1']!.foreignColonies).toBe(5);
		expect(one.table.over).toBeNull();
		const both = won(
			teams({
				planets: {
					...colonies('seat:1', 4, 4),
					...colonies('seat:3', 2, 4),
					'planet:4-5': { 'seat:4': 3, 'seat:3': 2 }
				}
			})
		);
		over(both);
		expect(both.table.over).toEqual({
			winners: ['seat:1', 'seat:3'],
			why: 'With 5 foreign colonies each.',
			rule: 'CE-40.30'
		});
		expect(both.said).toContain(
			'{seat:1} and {seat:3} win together, with 5 foreign colonies each.'
		);
	});

	it('[CE-40.30] [CE-40.28] given four foreign colonies and one in the partner’s system, then that one is no step to victory', () => {
		const g = won(
			teams({
				planets: {
					...colonies('seat:1', 4, 3),
					'planet:3-1': { 'seat:3': 4, 'seat:1': 2 },
					...colonies('seat:3', 2, 4),
					'planet:4-5': { 'seat:4': 3, 'seat:3': 2 }
				}
			})
		);
		over(g);
		expect(openOf(g).players['seat:1']!.foreignColonies).toBe(4);
		expect(g.table.over).toBeNull();
	});

	it('[CE-40.30] [CE-40.29] given six of one and four of the other, when one is given, then they win together', () => {
		const g = won(
			teams({ planets: { ...colonies('seat:1', 4, 5), ...colonies('seat:3', 2, 4) } })
		).until('teams.give.offer');
		g.answer('seat:1', { yes: true }).until('teams.give.take');
		g.pick('seat:3', 'take', { split: { 'planet:3-1': 1 } });
		over(g);
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:3']);
	});

	it('[CE-40.30] given who plays alone, then it wins alone', () => {
		const g = five({
			offense: 'seat:3',
			planets: colonies('seat:3', 4, 4),
			hands: { 'seat:3': ['attack:20'] }
		});
		g.encounterTo({ target: 'planet:2-5', send: { 'planet:3-1': 1 } });
		g.lay('attack:20', 'attack:04');
		over(g);
		expect(g.table.over).toMatchObject({ winners: ['seat:3'], rule: 'CE-21.1' });
	});

	it('[CE-40.30] [CE-21.2] given one landing that brings a team and who plays alone where they win, then they share the victory', () => {
		const g = five({
			planets: {
				...colonies('seat:1', 5, 4),
				...colonies('seat:4', 2, 4),
				'planet:5-5': { 'seat:5': 2, 'seat:4': 1 },
				...Object.fromEntries(
					[1, 2, 3, 4].map((k) => [`planet:4-${k}`, { 'seat:4': 3, 'seat:3': 1 }])
				)
			}
		});
		launched(g)
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer').pick('seat:3', 'offense', { split: { 'planet:3-1': 1 } });
		g.lay('attack:40', 'attack:04');
		over(g);
		expect(g.table.over).toMatchObject({
			winners: ['seat:1', 'seat:3', 'seat:4'],
			rule: 'CE-21.2'
		});
	});

	it('[CE-40.30] [alien:tick-tock] given a win of one’s own, then it counts from then on, and wins with the partner’s', () => {
		const g = won(
			teams({
				aliens: { 'seat:4': 'tick-tock' },
				tokens: { 'seat:4': 1 },
				hands: { 'seat:2': ['attack:15'] },
				planets: colonies('seat:2', 3, 5)
			})
		);
		over(g);
		expect(g.table.over).toBeNull();
		const lost = launched(
			teams({
				aliens: { 'seat:4': 'tick-tock' },
				tokens: { 'seat:4': 1 },
				hands: { 'seat:2': ['attack:15'] },
				planets: colonies('seat:2', 3, 4)
			})
		).lay('attack:08', 'attack:15');
		over(lost);
		expect(lost.table.over).toBeNull();
		expect(lost.said).toContain(
			'{seat:4} has won for their part: the team wins once their partner has, too.'
		);
		expect(openOf(lost).teams?.reached).toEqual(['seat:4']);
		const waits = launched(
			teams({
				aliens: { 'seat:4': 'tick-tock' },
				tokens: { 'seat:4': 1 },
				hands: { 'seat:2': ['attack:15'] },
				planets: colonies('seat:2', 3, 5)
			})
		).lay('attack:08', 'attack:15');
		over(waits);
		expect(waits.table.over).toMatchObject({
			winners: ['seat:2', 'seat:4'],
			rule: 'CE-40.30'
		});
		expect(said(waits.table.over!.why)).toMatch(
			/^{seat:2}: With \d+ foreign colonies. {seat:4}: With the last token of Tick-Tock gone.$/
		);
		expect(waits.said).toContain('{seat:2} and {seat:4} win together.');
	});

	it('[CE-40.30] [CE-33.6] given who plays alone, then it has another turn when the order comes to the empty planet, from either side', () => {
		const turns = (n: number, backwards: boolean) => {
			const g = five();
			if (backwards) g.board.backwards = true;
			const had: (SeatId | null)[] = [];
			for (let turn = g.board.turn; had.length < n; g.lapse())
				if (g.board.turn !== turn || had.length === 0) {
					turn = g.board.turn;
					had.push(g.board.offense);
				}
			return had.map((seat) => Number(seat?.slice(5)));
		};
		// Seat 3 sits between 2 and 4; opposite it, between 5 and 1, stands the empty planet.
		expect(turns(8, false)).toEqual([1, 2, 3, 4, 5, 3, 1, 2]);
		expect(turns(8, true)).toEqual([1, 3, 5, 4, 3, 2, 1, 3]);
	});
});

describe('steady plays for its team', () => {
	it('gives what it has too much to a partner that needs it, and that takes it', () => {
		const rich = won(
			teams({ planets: { ...colonies('seat:1', 4, 5), ...colonies('seat:3', 2, 3) } })
		).until('teams.give.offer');
		expect(steadyAnswer(rich, 'seat:1')).toEqual({ yes: true });
		rich.answer('seat:1', { yes: true }).until('teams.give.take');
		expect(steadyAnswer(rich, 'seat:3')).toMatchObject({ pick: 'take' });
		const poor = won(teams()).until('teams.give.offer');
		expect(steadyAnswer(poor, 'seat:1')).toEqual({ yes: false });
	});

	it('joins its partner where it would leave a stranger alone', () => {
		const at = (given: Position) =>
			launched(five({ hands: { 'seat:4': ['attack:01'] }, ...given }));
		const g = at({})
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.answer').lapse().until('alliance.answer', 'seat:4');
		expect(steadyAnswer(g, 'seat:4')).toMatchObject({ pick: 'offense' });
	});

	it('sees that a colony won with its partner wins the game for both', () => {
		const g = launched(
			teams({ planets: { ...colonies('seat:1', 4, 4), ...colonies('seat:3', 2, 4) } })
		).until('alliance.answer');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'offense' });
	});
});
