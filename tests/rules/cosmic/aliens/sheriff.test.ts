/** Sheriff: its fines, who pays them and who keeps them; each of its tickets; and its flare, which goes from hand to hand. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { essenceCards } from '../../../../src/lib/games/cosmic/keepers';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, met, offered } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Answer } from '../../../../src/lib/core';
import type { PlanetId, SeatId, Ships } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const CITE = 'power|sheriff|cite';
const DROP = 'power|sheriff|drop';
const AGAIN = 'super|sheriff|cite';
const id = (ticket: string) => `essence:sheriff.${ticket}`;
const fines = (ticket: string, whom: SeatId): Answer => ({
	pick: id(ticket),
	then: { pick: whom }
});

/** The last seat of four is Sheriff, with these tickets in its cache; seats 1 and 2 meet. */
const sheriff = (cache: readonly string[], given: Position = {}): Position => ({
	seats: 4,
	...given,
	aliens: { 'seat:4': 'sheriff', ...given.aliens },
	essence: { sheriff: { cache, ...given.essence?.['sheriff'] } }
});

const short = (ids: readonly string[]) => ids.map((one) => one.replace('essence:sheriff.', ''));
const at = ({ board }: CosmicGame) => board.essence!['sheriff']!;
const placed = (g: CosmicGame) =>
	at(g).placed.map(({ id: one, on, down = false }) => [...short([one]), on, down]);

/** To the first window in which Sheriff may fine this seat for that. */
function toFine(g: CosmicGame, ticket: string, whom: SeatId): CosmicGame {
	const { turn } = g.board;
	const may = () =>
		g.table.decisions.some(({ seat }) => seat === 'seat:4') &&
		g.offers('seat:4', CITE) &&
		g.choices('seat:4', `${CITE}|`).includes(id(ticket)) &&
		g.choices('seat:4', `${CITE}|`, id(ticket)).includes(whom);
	while (!may()) {
		if (g.board.turn !== turn) throw new Error('Never in this turn.');
		g.lapse();
	}
	return g;
}

/** Fines it for that, where nobody answers, to the question who keeps it, or where that is not asked to the next one. */
const fine = (g: CosmicGame, ticket: string, whom: SeatId): CosmicGame => {
	declare(toFine(g, ticket, whom), 'seat:4', CITE, fines(ticket, whom));
	while (g.asked.includes('window:use.declared')) g.lapse();
	return g;
};

const keep = (g: CosmicGame, pick: 'take' | 'leave') => g.pick('seat:4', pick);

/** Whether it may fine somebody for that in this turn, and whom, from here on. */
function everFines(g: CosmicGame, ticket: string): SeatId[] {
	const { turn } = g.board;
	const found = new Set<SeatId>();
	for (; g.board.turn === turn && !g.table.over; g.lapse())
		if (g.table.decisions.some(({ seat }) => seat === 'seat:4') && g.offers('seat:4', CITE))
			if (g.choices('seat:4', `${CITE}|`).includes(id(ticket)))
				for (const whom of g.choices('seat:4', `${CITE}|`, id(ticket))) found.add(whom as SeatId);
	return [...found].sort();
}

const five: Partial<Record<PlanetId, Ships>> = { 'planet:2-1': { 'seat:2': 5 } };

describe('Sheriff', () => {
	it('[alien:sheriff] [CE-36.19] [CE-36.21] given a player does what a ticket says, when it fines them and lets the fine go, then cards drawn by chance are discarded, the ticket lies face up, and they can be fined again', () => {
		const hands = { 'seat:2': ['attack:04', 'attack:06', 'negotiate'] };
		const g = fine(
			duel(sheriff(['illegal-parking'], { planets: five, hands })),
			'illegal-parking',
			'seat:2'
		);
		const before = g.hand('seat:2').length;
		expect(said(g.decision('seat:4').say)).toBe(
			'{seat:2} pays a card, drawn by chance. Do you take the fine?'
		);
		const mine = g.hand('seat:4').length;
		keep(g, 'leave');
		expect([g.hand('seat:2').length, g.hand('seat:4').length]).toEqual([before - 1, mine]);
		expect(g.board.discard).toHaveLength(1);
		expect(placed(g)).toEqual([['illegal-parking', 'seat:2', false]]);
		expect(at(g).cache).toHaveLength(3);
		expect(g.said).toContain('{seat:4} lays Illegal Parking before {seat:2}.');
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		// It lies there, and does nothing any more.
		expect(placed(g)).toHaveLength(1);
		at(g).cache = [id('gridlock') as never];
		g.board.warp = { 'seat:2': 11 };
		expect(toFine(g, 'gridlock', 'seat:2')).toBe(g);
	});

	it('[alien:sheriff] [CE-36.21] [CE-36.22] given it takes the fine, then the cards come into its hand, the ticket is turned down, and that player gets no other', () => {
		const planets = { ...five, 'planet:3-1': { 'seat:3': 6 } };
		const g = fine(
			duel(sheriff(['illegal-parking', 'gridlock'], { planets })),
			'illegal-parking',
			'seat:2'
		);
		const [theirs] = g.hand('seat:2');
		const mine = g.hand('seat:4').length;
		expect(g.hand('seat:2')).toHaveLength(1);
		keep(g, 'take');
		expect(g.hand('seat:2')).toEqual([]);
		expect(g.hand('seat:4')).toHaveLength(mine + 1);
		expect(g.hand('seat:4')).toContainEqual(theirs);
		expect(placed(g)).toEqual([['illegal-parking', 'seat:2', true]]);
		expect(lookOpen(cosmic, g.table).board.essence!['sheriff']!.placed[0]!.down).toBe(true);
		expect(g.said).toContain('{seat:2} cannot be fined any more.');
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		at(g).cache = [id('gridlock') as never];
		g.board.warp = { 'seat:2': 11, 'seat:3': 11 };
		g.table.board.players['seat:2']!.hand.push('attack:04#1', 'attack:06#1');
		expect(everFines(g, 'gridlock')).toEqual(['seat:3']);
	});

	it('[alien:sheriff] [CE-36.19] given it has given a ticket in this turn, then it may use none until the next, in a second encounter neither', () => {
		const planets = { ...five, 'planet:3-1': { 'seat:3': 5 } };
		const g = fine(
			duel(sheriff(['illegal-parking', 'gridlock'], { planets })),
			'illegal-parking',
			'seat:2'
		);
		keep(g, 'leave');
		at(g).placed = [];
		at(g).cache = [id('illegal-parking') as never];
		expect(everFines(g, 'illegal-parking')).toEqual([]);
		expect(everFines(g, 'illegal-parking')).toContain('seat:3');
	});

	it('[alien:sheriff] [CE-36.19] [CE-16.22] given a player cannot pay, then they are not fined; and whether it is asked follows from what all see, not from its cache', () => {
		const warp = { 'seat:2': 11 };
		const held = (n: number) => {
			const hands = { 'seat:2': ['attack:04', 'attack:06'].slice(0, n) };
			const g = position(sheriff(['gridlock'], { warp, hands }));
			return g.until('window:encounter.start', 'seat:4').offers('seat:4', CITE);
		};
		expect([held(1), held(2)]).toEqual([false, true]);
		// All that others see is that somebody has parked five ships.
		const asked = (unavailable: readonly string[]) => {
			const g = position(
				sheriff(['gridlock'], {
					planets: five,
					hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'], 'seat:4': [] },
					essence: { sheriff: { cache: ['gridlock'], unavailable } }
				})
			);
			const found = new Set<string>();
			for (; !g.asked.includes('launch.aim'); g.lapse())
				if (g.askedSeats.includes('seat:4'))
					found.add(`${g.asked.join()} ${String(g.offers('seat:4', CITE))}`);
			return [...found];
		};
		expect(asked([])).toEqual(['window:encounter.start false']);
		expect(asked(['illegal-parking'])).toEqual([]);
	});

	it('[alien:sheriff] [CE-36.19] given teams, then it does not fine its partner', () => {
		const teams = [
			['seat:2', 'seat:4'],
			['seat:1', 'seat:3']
		] as const;
		const planets = { ...five, 'planet:3-1': { 'seat:3': 5 } };
		const g = position(sheriff(['illegal-parking'], { planets, teams }));
		const fined = everFines(g, 'illegal-parking');
		expect(fined).toContain('seat:3');
		expect(fined).not.toContain('seat:2');
	});

	it('[alien:sheriff] [CE-36.5] [CE-17.1] given the use is zapped, then nobody is fined, the ticket stays in the cache, and it may use one in the next turn', () => {
		const planets = five;
		const hands = { 'seat:1': ['artifact:cosmic-zap'], 'seat:2': ['attack:04', 'attack:06'] };
		const g = toFine(
			duel(sheriff(['illegal-parking'], { planets, hands })),
			'illegal-parking',
			'seat:2'
		);
		declare(g, 'seat:4', CITE, fines('illegal-parking', 'seat:2'));
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		while (!g.said.includes(' stops ')) g.lapse();
		expect([placed(g), at(g).cache.includes(id('illegal-parking') as never)]).toEqual([[], true]);
		expect(g.hand('seat:2')).toHaveLength(3);
		expect(everFines(g, 'illegal-parking')).toEqual([]);
		expect(everFines(g, 'illegal-parking')).toContain('seat:2');
	});

	it('[alien:sheriff] [CE-36.19] given an encounter closes, then it may discard a ticket, and then uses no other in this turn', () => {
		const g = met(['attack:08', 'attack:10'], sheriff(['gridlock', 'littering', 'loitering']));
		g.until('window:resolution.end', 'seat:4');
		expect(short(g.choices('seat:4', `${DROP}|`))).toEqual(['gridlock', 'littering', 'loitering']);
		declare(g, 'seat:4', DROP, { pick: id('littering') });
		while (g.asked.includes('window:use.declared')) g.lapse();
		expect(short(at(g).unavailable)).toEqual(['littering']);
		expect(at(g).cache).toHaveLength(3);
		expect(g.said).toContain('{seat:4} discards Littering.');
		expect(offered(g, 'seat:4', DROP)).toBe(false);
	});

	it('[alien:sheriff] [CE-36.21] given a fine of ships that it takes, then the player chooses which go to the warp, and as many of its own come home; without ships there it is not asked', () => {
		const fined = (warp: Ships) =>
			fine(
				duel(
					sheriff(['trespassing'], { warp, planets: { 'planet:2-1': { 'seat:2': 1 } } })
				).encounterTo({
					target: 'planet:2-1'
				}),
				'trespassing',
				'seat:1'
			);
		const g = fined({ 'seat:4': 3 });
		keep(g, 'take');
		expect(g.asked).toContain('mustLose.pick');
		g.answer('seat:1', { split: { 'planet:1-3': 1 } });
		g.until('launch.send');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:4': 2 });
		expect(placed(g)).toEqual([['trespassing', 'seat:1', true]]);
		const none = fined({});
		expect(none.asked).toContain('mustLose.pick');
		none.until('launch.send');
		expect(placed(none)).toEqual([['trespassing', 'seat:1', false]]);
	});

	it('[alien:sheriff] [CE-36.22] given all others have one turned down, or its cache is empty, then all tickets that lie before players return', () => {
		const laid = [
			['gridlock', 'seat:1'],
			['littering', 'seat:3']
		] as const;
		const g = duel(
			sheriff(['illegal-parking'], {
				planets: five,
				essence: { sheriff: { cache: ['illegal-parking'], laid } }
			})
		);
		for (const one of at(g).placed) one.down = true;
		fine(g, 'illegal-parking', 'seat:2');
		keep(g, 'take');
		expect(placed(g)).toEqual([]);
		expect(short(at(g).unavailable).sort()).toEqual(['gridlock', 'illegal-parking', 'littering']);
		expect(g.said).toContain('Nobody else can be fined: all tickets return.');

		const rest = short(essenceCards('sheriff')).filter((one) => one !== 'illegal-parking');
		const all = rest.map((one) => [one, 'seat:1'] as const);
		const last = duel(
			sheriff([], {
				planets: five,
				essence: { sheriff: { cache: ['illegal-parking'], laid: all } }
			})
		);
		fine(last, 'illegal-parking', 'seat:2');
		keep(last, 'leave');
		expect([placed(last), at(last).cache.length]).toEqual([[], 3]);
		expect(last.said).toContain('No ticket is left: all of them return.');
	});

	it('[alien:sheriff] [CE-36.22] [CE-36.4] given the sheet goes to somebody, when all others are safe from them, then the tickets return as the next encounter begins', () => {
		const laid = [
			['gridlock', 'seat:1'],
			['littering', 'seat:4'],
			['loitering', 'seat:2']
		] as const;
		const g = position(sheriff([], { essence: { sheriff: { laid } } }));
		for (const one of at(g).placed) one.down = true;
		tradePowers(new Play(cosmic, g.table), 'seat:4', 'seat:3');
		expect(placed(g)).toHaveLength(3);
		g.until('launch.aim');
		expect(placed(g)).toEqual([]);
	});
});

describe('the tickets of Sheriff', () => {
	it('[essence:sheriff-excessive-force] [CE-36.20] given an attack of 20 or more is turned up, then its main player is fined three cards; one of 15 is none', () => {
		const hands = {
			'seat:1': ['attack:04', 'attack:06', 'attack:10'],
			'seat:2': ['attack:04', 'attack:06', 'attack:10']
		};
		const fined = (attack: string) =>
			met([attack, 'attack:15'], sheriff(['excessive-force'], { hands })).until(
				'window:reveal.cards',
				'seat:4'
			);
		const g = fined('attack:20');
		expect(g.choices('seat:4', `${CITE}|`, id('excessive-force'))).toEqual(['seat:1']);
		fine(g, 'excessive-force', 'seat:1');
		expect(g.hand('seat:1')).toHaveLength(4);
		keep(g, 'leave');
		expect(g.hand('seat:1')).toHaveLength(1);
		const low = met(['attack:15', 'attack:14'], sheriff(['excessive-force'], { hands }));
		expect(everFines(low, 'excessive-force')).toEqual([]);
	});

	it('[essence:sheriff-excessive-force] [CE-36.20] given a main player wins by more than 10, then they are fined; by 10 they are not, nor an ally', () => {
		const hands = {
			'seat:1': ['attack:04', 'attack:06', 'attack:10'],
			'seat:2': ['attack:04', 'attack:06', 'attack:10']
		};
		const by = (attack: string) =>
			everFines(
				met([attack, 'attack:01'], sheriff(['excessive-force'], { hands })),
				'excessive-force'
			);
		// 15 and a ship against 1 and four ships.
		expect(by('attack:15')).toEqual(['seat:1']);
		expect(by('attack:14')).toEqual([]);
		const ally = fight(
			['attack:14', 'attack:01'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			sheriff(['excessive-force'], { hands: { ...hands, 'seat:3': hands['seat:1'] } })
		);
		expect(everFines(ally, 'excessive-force')).toEqual(['seat:1']);
	});

	it('[essence:sheriff-gridlock] [CE-36.20] given eleven ships of a player are in the warp, then they are fined two cards; with ten they are not', () => {
		const hands = { 'seat:2': ['attack:04', 'attack:06'], 'seat:3': ['attack:04', 'attack:06'] };
		const g = duel(sheriff(['gridlock'], { hands, warp: { 'seat:2': 11, 'seat:3': 10 } }));
		fine(g, 'gridlock', 'seat:2');
		expect(g.hand('seat:2')).toHaveLength(3);
		keep(g, 'leave');
		expect(g.hand('seat:2')).toHaveLength(1);
		const ten = duel(sheriff(['gridlock'], { hands, warp: { 'seat:3': 10 } }));
		expect(everFines(ten, 'gridlock')).toEqual([]);
	});

	it('[essence:sheriff-illegal-parking] [CE-36.20] given five ships of a player are on a planet, then they are fined a card; five of two players are none', () => {
		const planets = { ...five, 'planet:3-1': { 'seat:3': 4, 'seat:1': 3 } };
		const g = duel(sheriff(['illegal-parking'], { planets, hands: { 'seat:3': ['attack:10'] } }));
		g.until('window:encounter.start', 'seat:4');
		expect(g.choices('seat:4', `${CITE}|`, id('illegal-parking'))).toEqual(['seat:2']);
		expect(everFines(g, 'illegal-parking')).toEqual(['seat:2']);
	});

	it('[essence:sheriff-littering] [CE-36.20] given a player discards four cards at once, then they are fined two ships; three are none', () => {
		const with_ = (n: number) =>
			position(
				sheriff(['littering'], {
					deck: ['attack:08'],
					hands: {
						'seat:1': [
							'reinforcement:2',
							'reinforcement:3',
							'reinforcement:3',
							'reinforcement:5'
						].slice(0, n)
					}
				})
			);
		const g = fine(with_(4), 'littering', 'seat:1');
		expect(g.asked).toContain('mustLose.pick');
		g.lapse();
		g.until('launch.aim');
		expect(g.board.warp['seat:1']).toBe(1); // One of the two has come back.
		const three = with_(3);
		for (; !three.asked.includes('launch.aim'); three.lapse())
			if (three.offers('seat:4', CITE))
				expect(three.choices('seat:4', `${CITE}|`)).not.toContain(id('littering'));
	});

	it('[essence:sheriff-loitering] [CE-36.20] given a player is invited and stays out, then they are fined a card; who joins either side is not, nor who was not invited or had no ship for it', () => {
		const go = (
			given: Position,
			invited: readonly SeatId[],
			join?: SeatId,
			byDefense: readonly SeatId[] = []
		) => {
			const hands = { 'seat:3': ['attack:10'], 'seat:5': ['attack:10'] };
			const g = duel(sheriff(['loitering'], { seats: 5, hands, ...given }));
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: [...invited] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: [...byDefense] });
			if (join)
				g.until('alliance.answer', join).answer(join, {
					pick: 'offense',
					then: { split: { [`planet:${join.slice(5)}-1`]: 2 } }
				});
			return everFines(g, 'loitering');
		};
		expect(go({}, ['seat:3', 'seat:5'])).toEqual(['seat:3', 'seat:5']);
		expect(go({}, ['seat:3', 'seat:5'], 'seat:3')).toEqual(['seat:5']);
		expect(go({}, ['seat:3'])).toEqual(['seat:3']);
		// Also who was invited by the defense alone.
		expect(go({}, [], undefined, ['seat:3'])).toEqual(['seat:3']);
		expect(go({}, ['seat:5'], undefined, ['seat:3'])).toEqual(['seat:3', 'seat:5']);
		const none = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, {}]));
		expect(go({ planets: none, warp: { 'seat:3': 20 } }, ['seat:3'])).toEqual([]);
		// One ship is enough to have joined.
		const one = { ...none, 'planet:3-1': { 'seat:3': 1 } };
		expect(go({ planets: one, warp: { 'seat:3': 19 } }, ['seat:3'])).toEqual(['seat:3']);
	});

	it('[essence:sheriff-obstruction] [CE-36.20] given a player stops a power or cancels a card, then they are fined two cards', () => {
		const extra = ['attack:04', 'attack:06'];
		const zap = met(
			['attack:08', 'attack:10'],
			sheriff(['obstruction'], {
				aliens: { 'seat:1': 'anti-matter' },
				hands: { 'seat:3': ['artifact:cosmic-zap', ...extra] }
			})
		);
		zap.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		fine(zap, 'obstruction', 'seat:3');
		expect(zap.hand('seat:3')).toHaveLength(2);
		keep(zap, 'take');
		expect(zap.hand('seat:3')).toEqual([]);

		const card = duel(
			sheriff(['obstruction'], {
				hands: {
					'seat:2': ['artifact:plague', 'attack:04'],
					'seat:3': ['artifact:card-zap', ...extra]
				}
			})
		);
		card
			.until('window:encounter.start', 'seat:2')
			.use('seat:2', 'artifact|plague', { pick: 'seat:1' });
		card.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|card-zap');
		fine(card, 'obstruction', 'seat:3');
		keep(card, 'leave');
		expect(card.hand('seat:3')).toEqual([]);
	});

	it('[essence:sheriff-obstruction] [CE-36.20] given a player cancels a reinforcement, then they are fined; given a fight is broken off, then nobody is', () => {
		const hands = {
			'seat:1': ['reinforcement:2'],
			'seat:2': ['negotiate', 'attack:04', 'attack:06']
		};
		const g = met(
			['attack:08', 'attack:10'],
			sheriff(['obstruction'], {
				aliens: { 'seat:2': 'reserve' },
				hands: { ...hands, 'seat:3': [] }
			})
		);
		g.until('window:reveal.values', 'seat:1');
		const card = g.hand('seat:1').find((one) => one.startsWith('reinforcement'));
		g.answer('seat:1', { pick: card!, then: { pick: 'offense' } });
		g.until('window:reinforcement.played', 'seat:2').use('seat:2', 'power|reserve|cancel');
		expect(everFines(g, 'obstruction')).toEqual(['seat:2']);
	});

	it('[essence:sheriff-panhandling] [CE-36.20] given an ally sends one ship and has another, then they are fined two ships; with two sent they are not, nor with none left', () => {
		const joined = (ships: number, given: Position = {}) =>
			fight(
				['attack:08', 'attack:10'],
				{ 'seat:3': ['defense', { 'planet:3-1': ships }] },
				sheriff(['panhandling'], given)
			);
		const sent = (ships: number, given: Position = {}) => {
			const g = duel(sheriff(['panhandling'], given));
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': ships }] }
			});
			return g;
		};
		const g = fine(sent(1), 'panhandling', 'seat:3');
		g.answer('seat:3', { split: { beside: 1, 'planet:3-1': 1 } });
		g.until('planning.select');
		expect(g.board.warp['seat:3']).toBe(2);
		expect(everFines(sent(2), 'panhandling')).toEqual([]);
		const last = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, k === 1 ? { 'seat:3': 1 } : {}])
		);
		expect(everFines(sent(1, { planets: last, warp: { 'seat:3': 19 } }), 'panhandling')).toEqual(
			[]
		);
		expect(joined(2).encounter.beside).toEqual({ 'seat:3': 2 });
	});

	it('[essence:sheriff-trespassing] [CE-36.20] given the gate is aimed at a planet with at most one ship of the defense, then the offense is fined a ship; with two it is not', () => {
		const aimed = (ships: Ships) =>
			everFines(
				duel(sheriff(['trespassing'], { planets: { 'planet:2-1': ships } })).encounterTo({
					target: 'planet:2-1'
				}),
				'trespassing'
			);
		expect(aimed({ 'seat:2': 1 })).toEqual(['seat:1']);
		expect(aimed({ 'seat:3': 3 })).toEqual(['seat:1']);
		expect(aimed({ 'seat:2': 2 })).toEqual([]);
	});

	it('[essence:sheriff-vagrancy] [CE-36.20] given a foreign colony of one ship, then its player is fined two cards; one ship at home or two abroad are none', () => {
		const planets = {
			'planet:3-1': { 'seat:3': 1, 'seat:2': 1 },
			'planet:3-2': { 'seat:3': 4, 'seat:1': 2 }
		};
		const extra = ['attack:04', 'attack:06'];
		const g = duel(
			sheriff(['vagrancy'], {
				planets,
				hands: { 'seat:1': extra, 'seat:2': extra, 'seat:3': extra }
			})
		);
		fine(g, 'vagrancy', 'seat:2');
		expect(g.hand('seat:2')).toHaveLength(3);
		keep(g, 'leave');
		expect(g.hand('seat:2')).toHaveLength(1);
		const again = duel(
			sheriff(['vagrancy'], { planets, hands: { 'seat:1': extra, 'seat:2': [], 'seat:3': extra } })
		);
		expect(everFines(again, 'vagrancy')).toEqual([]);
	});
});

describe('who is not fined by Sheriff', () => {
	it('[alien:sheriff] [CE-36.19] given it has used a ticket, one way or the other, then it uses none in a second encounter of the turn either', () => {
		const won = (tickets: readonly string[]) =>
			met(['attack:30', 'attack:00'], sheriff(tickets, { planets: five }));
		const again = (g: CosmicGame, name: string) => {
			g.until('turn.second').answer('seat:1', { yes: true });
			return offered(g, 'seat:4', name, () => false);
		};
		const dropped = won(['gridlock', 'littering', 'loitering']).until(
			'window:resolution.end',
			'seat:4'
		);
		declare(dropped, 'seat:4', DROP, { pick: id('littering') });
		expect(again(dropped, DROP)).toBe(false);
		const g = duel(
			sheriff(['illegal-parking'], {
				planets: five,
				hands: { 'seat:1': ['attack:30'], 'seat:2': ['attack:00', 'attack:04'] }
			})
		);
		fine(g, 'illegal-parking', 'seat:2');
		keep(g, 'leave');
		expect(offered(g, 'seat:4', DROP)).toBe(false);
	});

	it('[alien:sheriff] [CE-36.4] given its cache has gone before the use happens, then nobody is fined, and no ticket has been used', () => {
		const g = toFine(
			duel(sheriff(['illegal-parking'], { planets: five })),
			'illegal-parking',
			'seat:2'
		);
		declare(g, 'seat:4', CITE, fines('illegal-parking', 'seat:2'));
		at(g).unavailable.push(...at(g).cache);
		at(g).cache = [];
		g.until('launch.aim');
		expect(placed(g)).toEqual([]);
		expect(g.said).not.toContain('Illegal Parking before');
	});

	it('[alien:sheriff] [CE-36.21] given it lets a fine of ships go, then its own stay in the warp', () => {
		const planets = { 'planet:2-1': { 'seat:2': 1 } };
		const g = fine(
			duel(sheriff(['trespassing'], { warp: { 'seat:4': 3 }, planets })).encounterTo({
				target: 'planet:2-1'
			}),
			'trespassing',
			'seat:1'
		);
		keep(g, 'leave').until('launch.send');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:4': 3 });
	});

	it('[essence:sheriff-littering] [CE-36.19] given who discards has one ship left, then they cannot pay two, and nobody else pays for them', () => {
		const hands = {
			'seat:1': ['reinforcement:2', 'reinforcement:3', 'reinforcement:3', 'reinforcement:5']
		};
		const offers = (given: Position) => {
			const g = position(sheriff(['littering'], { deck: ['attack:08'], hands, ...given }));
			const found: string[] = [];
			for (; !g.asked.includes('launch.aim'); g.lapse())
				if (g.offers('seat:4', CITE) && g.choices('seat:4', `${CITE}|`).includes(id('littering')))
					found.push(...g.choices('seat:4', `${CITE}|`, id('littering')));
			return [...new Set(found)];
		};
		expect(offers({})).toEqual(['seat:1']);
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, k === 1 ? { 'seat:1': 1 } : {}])
		);
		expect(offers({ planets, warp: { 'seat:1': 19 } })).toEqual([]);
	});

	it('[essence:sheriff-loitering] [CE-36.20] given who is invited may not ally, then they are not fined', () => {
		const invited = (essence: Position['essence']) => {
			const g = duel({
				...sheriff(['loitering'], { seats: 5, hands: { 'seat:3': ['attack:10'] } }),
				aliens: { 'seat:4': 'sheriff', 'seat:5': 'witch' },
				essence: { sheriff: { cache: ['loitering'] }, ...essence }
			});
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
			return everFines(g, 'loitering');
		};
		expect(invited({})).toEqual(['seat:3']);
		expect(invited({ witch: { laid: [['alliance', 'seat:3']] } })).toEqual([]);
	});

	it('[essence:sheriff-panhandling] [CE-36.20] given an ally may send but one ship, by a power or for want of leave, then they are not fined', () => {
		const joins = (given: Position, watched = false) => {
			const g = duel(sheriff(['panhandling'], given));
			if (watched) {
				g.until('window:turn.start', 'seat:2');
				declare(g, 'seat:2', 'wild|sheriff|watch', { pick: 'seat:3' });
			}
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
			});
			return everFines(g, 'panhandling');
		};
		expect(joins({})).toEqual(['seat:3']);
		expect(joins({ aliens: { 'seat:3': 'macron' } })).toEqual([]);
		expect(joins({ hands: { 'seat:2': ['flare:sheriff'] } }, true)).toEqual([]);
	});

	it('[alien:sheriff] given all others but one are safe, then a steady player takes a small fine, too', () => {
		const laid = [
			['gridlock', 'seat:1'],
			['littering', 'seat:3']
		] as const;
		const g = duel(
			sheriff([], { planets: five, essence: { sheriff: { cache: ['illegal-parking'], laid } } })
		);
		for (const one of at(g).placed) one.down = true;
		fine(g, 'illegal-parking', 'seat:2');
		expect(steadyAnswer(g, 'seat:4')).toEqual({ pick: 'take' });
	});
});

describe('the flare of Sheriff', () => {
	const two = { ...five, 'planet:3-1': { 'seat:3': 5 } };

	it('[super:sheriff] [CE-36.23] given it has used a ticket in this turn, when it plays the flare, then it uses a second, and no third', () => {
		const g = fine(
			duel(
				sheriff(['illegal-parking', 'loitering'], {
					planets: two,
					hands: { 'seat:3': ['attack:10'], 'seat:4': ['flare:sheriff', 'attack:04'] }
				})
			),
			'illegal-parking',
			'seat:2'
		);
		keep(g, 'leave');
		at(g).placed = [];
		at(g).cache = [id('illegal-parking') as never];
		g.until('window:planning.beforeSelect', 'seat:4');
		expect(g.offers('seat:4', CITE)).toBe(false);
		expect(g.offers('seat:4', AGAIN)).toBe(true);
		declare(g, 'seat:4', `${AGAIN}|flare:sheriff`, fines('illegal-parking', 'seat:3'));
		while (g.asked.includes('window:use.declared')) g.lapse();
		keep(g, 'take');
		expect(g.hand('seat:3')).toEqual([]);
		expect(placed(g)).toEqual([['illegal-parking', 'seat:3', true]]);
		at(g).cache = [id('gridlock') as never];
		g.board.warp = { 'seat:2': 11 };
		expect(everFines(g, 'gridlock')).toEqual([]);
	});

	it('[super:sheriff] [CE-36.23] given it has used none in this turn, then the flare brings nothing', () => {
		const g = duel(
			sheriff(['illegal-parking'], {
				planets: two,
				hands: { 'seat:4': ['flare:sheriff', 'attack:04'] }
			})
		);
		expect(offered(g, 'seat:4', AGAIN)).toBe(false);
	});

	/** Seat 4, another alien, puts the flare before this seat as the turn of seat 1 starts. */
	const watched = (whom: SeatId, given: Position = {}): CosmicGame => {
		const g = duel({
			seats: 4,
			...given,
			aliens: { 'seat:4': 'machine', ...given.aliens },
			hands: { ...given.hands, 'seat:4': ['flare:sheriff', 'attack:04'] }
		});
		g.until('window:turn.start', 'seat:4');
		declare(g, 'seat:4', 'wild|sheriff|watch', { pick: whom });
		while (g.asked.includes('window:use.declared')) g.lapse();
		return g;
	};

	it('[wild:sheriff] [CE-36.24] given it lies before the offense, then that sends one ship without leave and as many as ever with it', () => {
		const most = (yes: boolean) => {
			const g = watched('seat:1').encounterTo({ target: 'planet:2-1' });
			g.until('launch.leave');
			expect(g.askedSeats).toEqual(['seat:4']);
			g.answer('seat:4', { yes }).until('launch.send');
			const { shape } = g.decision('seat:1');
			return shape.type === 'split' ? [shape.min, shape.max] : null;
		};
		expect(most(false)).toEqual([1, 1]);
		expect(most(true)).toEqual([1, 4]);
	});

	it('[wild:sheriff] [CE-36.24] given whoever it lies before has but one ship on colonies, then leave is not asked', () => {
		const asked = (ships: number) => {
			const home = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
			const g = watched('seat:1', {
				planets: { ...home, 'planet:1-1': { 'seat:1': ships } },
				warp: {}
			});
			g.encounterTo({ target: 'planet:2-1' });
			for (let i = 0; i < 50 && g.board.phase === 'launch'; i++) {
				if (g.asked.includes('launch.leave')) return true;
				if (g.asked.includes('launch.send')) return false;
				g.lapse();
			}
			return false;
		};
		expect([asked(1), asked(2)]).toEqual([false, true]);
	});

	it('[wild:sheriff] [CE-36.24] given it lies before somebody who joins, then they send one ship to the gate without leave, and to the defense as many as ever', () => {
		const most = (yes: boolean, options: object = {}) => {
			const g = watched('seat:3', { options: options as never });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
			g.until('alliance.leave').answer('seat:4', { yes });
			g.until('hiddenAlliances' in options ? 'alliance.together' : 'alliance.answer', 'seat:3');
			const { shape } = g.decision('seat:3');
			return shape.type !== 'one'
				? null
				: shape.choices.map(({ id: side, then }) => [side, then?.type === 'split' ? then.max : 0]);
		};
		const by = (offense: number) => [
			['offense', offense],
			['defense', 4],
			['decline', 0]
		];
		expect(most(false)).toEqual(by(1));
		expect(most(true)).toEqual(by(4));
		expect(most(false, { hiddenAlliances: true })).toEqual(by(1));
		expect(most(true, { hiddenAlliances: true })).toEqual(by(4));
	});

	it('[wild:sheriff] [CE-36.24] given the turn has a second encounter, then it is in force in that too, and only then comes into the hand of the player', () => {
		const g = watched('seat:1', {
			hands: { 'seat:1': ['attack:30', 'attack:20'], 'seat:2': ['attack:00'] }
		});
		g.encounterTo({ target: 'planet:2-1', cards: ['attack:30', 'attack:00'] });
		expect(lookOpen(cosmic, g.table).board.watch).toEqual({ by: 'seat:4', whom: 'seat:1' });
		g.until('turn.second').answer('seat:1', { yes: true });
		expect(g.hand('seat:1')).not.toContain('flare:sheriff');
		g.until('launch.leave');
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		expect(g.hand('seat:1')).toContain('flare:sheriff');
		expect(lookOpen(cosmic, g.table).board.watch).toBeUndefined();
		expect(g.board.encounter!.lasting).toEqual([]);
	});

	it('[wild:sheriff] [CE-36.24] given it has come to a player, then they play it not on whom they have it from, before it was played on somebody else', () => {
		const g = watched('seat:1');
		const next = (seat: SeatId) => {
			const { turn } = g.board;
			while (g.board.turn === turn) g.lapse();
			return g.until('window:turn.start', seat).choices(seat, 'wild|sheriff|watch|flare:sheriff');
		};
		expect(next('seat:1')).toEqual(['seat:2', 'seat:3']);
		declare(g, 'seat:1', 'wild|sheriff|watch', { pick: 'seat:2' });
		expect(next('seat:2')).toEqual(['seat:3', 'seat:4']);
	});
});

describe('what bots make of Sheriff', () => {
	it('[alien:sheriff] given somebody breaks a law, then the steady player fines them, and takes what is more than one', () => {
		const extra = ['attack:04', 'attack:06', 'attack:10'];
		const g = toFine(
			duel(
				sheriff(['gridlock', 'illegal-parking'], {
					planets: { 'planet:3-1': { 'seat:3': 5 } },
					warp: { 'seat:2': 11 },
					hands: { 'seat:2': extra, 'seat:3': extra }
				})
			),
			'gridlock',
			'seat:2'
		);
		expect(steadyAnswer(g, 'seat:4')).toEqual({
			pick: `${CITE}|`,
			then: fines('gridlock', 'seat:2')
		});
		fine(g, 'gridlock', 'seat:2');
		expect(steadyAnswer(g, 'seat:4')).toEqual({ pick: 'take' });
		const small = fine(
			duel(sheriff(['illegal-parking'], { planets: five })),
			'illegal-parking',
			'seat:2'
		);
		expect(steadyAnswer(small, 'seat:4')).toEqual({ pick: 'leave' });
	});

	it('[wild:sheriff] given it is asked for leave, then the steady player gives it to whom it fights beside alone', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:4': 'machine' },
			hands: { 'seat:4': ['flare:sheriff', 'attack:04'] }
		});
		g.until('window:turn.start', 'seat:4');
		expect(steadyAnswer(g, 'seat:4')).toEqual({
			pick: 'wild|sheriff|watch|flare:sheriff',
			then: { pick: 'seat:1' }
		});
		declare(g, 'seat:4', 'wild|sheriff|watch', { pick: 'seat:1' });
		g.until('launch.leave');
		expect(steadyAnswer(g, 'seat:4')).toEqual({ yes: false });
	});
});
