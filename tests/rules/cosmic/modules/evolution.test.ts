/** Evolution cards (rules.md section 40): ships come onto them, and each does by their number what it says. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { endingOf } from '../../../../src/lib/games/cosmic/bot/odds';
import { sightOf } from '../../../../src/lib/games/cosmic/bot/seeing';
import { why } from '../../../../src/lib/games/cosmic/bot/why';
import { fightIn } from '../../../../src/lib/games/cosmic/bot/worth';
import { shipsInGame } from '../../../../src/lib/games/cosmic/board';
import { EVOLUTIONS } from '../../../../src/lib/games/cosmic/modules/evolution';
import { levelFor } from '../../../../src/lib/games/cosmic/modules/evolution/card';
import { position, seatsOf } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { homes } from '../../../support/duel';
import { withCard } from '../../../support/evolution';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';

const FOUR = ['turbo-cannon', 'aviation', 'experiential-learning', 'momentum-drive'];

/** Seat 1 has cards to win an encounter of seat 2, and another. */
const WINS: Position['hands'] = {
	'seat:1': ['attack:40', 'attack:06', 'attack:08'],
	'seat:2': ['attack:04', 'negotiate']
};

/** It wins that, and is asked whether it has a second one. */
const afterWin = (g: CosmicGame): CosmicGame =>
	g
		.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:40', 'attack:04']
		})
		.until('turn.second');

const shipsOn = (g: CosmicGame, card: string) =>
	g.board.evolution!.cards.find(({ id }) => id === card)!.ships;

describe('the cards that lie open', () => {
	it('[CE-40.37] given the option, then four of those there are lie open before the first turn, others in other games', () => {
		const drawn = [1, 2, 3, 4, 5, 6].map((seed) => {
			const { table } = start(cosmic, {
				seats: seatsOf(3),
				options: { evolution: true },
				key: String(seed).padStart(64, '0'),
				clocked: false
			});
			const { cards } = lookOpen(cosmic, table).board.evolution!;
			const ids = cards.map(({ id }) => id);
			expect(new Set(ids).size).toBe(4);
			expect(ids.every((id) => id in EVOLUTIONS)).toBe(true);
			expect(cards.every(({ ships }) => Object.keys(ships).length === 0)).toBe(true);
			return ids.join();
		});
		expect(new Set(drawn).size).toBeGreaterThan(1);
		expect(position().board.evolution).toBeUndefined();
	});

	it('[CE-40.59] given two players, then the option does not come with them', () => {
		expect(cosmic.fits({ evolution: true }, 2)?.rule).toBe('CE-40.59');
		expect(cosmic.fits({ evolution: true }, 3)).toBeNull();
		expect(cosmic.options.find(({ id }) => id === 'evolution')?.fromSeats).toBe(3);
	});

	it('[CE-40.38] given a regroup, then all are asked at once, and ships move from the offense clockwise, after the technologies', () => {
		const g = position({
			evolution: Object.fromEntries(FOUR.map((id) => [id, {}])),
			techs: { 'seat:3': [{ id: 'xenon-lasers', ships: 0 }] },
			offense: 'seat:2'
		});
		expect(g.asked).toEqual(['tech.actions.choose']);
		g.pick('seat:3', 'none');
		expect(g.asked).toEqual(['evolve.choose']);
		expect(g.askedSeats).toEqual(['seat:2', 'seat:3', 'seat:1']);
		g.pick('seat:1', 'put evolution:aviation', { pick: 'planet:1-2' });
		expect(shipsOn(g, 'aviation')).toEqual({});
		g.pick('seat:3', 'put evolution:aviation', { pick: 'planet:3-1' });
		g.pick('seat:2', 'none');
		expect(shipsOn(g, 'aviation')).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(g.moves('ships').map(({ seat }) => seat)).toEqual(['seat:3', 'seat:1']);
		expect(g.said).toMatch(/puts a ship of planet 2 of .* on Aviation/);
	});

	it('[CE-40.38] given ships on a card, then one of them may go to another card, and the last of a colony onto one', () => {
		const g = position({
			evolution: { ...Object.fromEntries(FOUR.map((id) => [id, {}])), aviation: { 'seat:1': 2 } },
			planets: { 'planet:1-1': { 'seat:1': 1 } }
		});
		expect(g.choices('seat:1', 'move evolution:aviation')).toEqual(
			FOUR.filter((id) => id !== 'aviation').map((id) => `evolution:${id}`)
		);
		expect(g.offers('seat:2', 'move')).toBe(false);
		g.pick('seat:1', 'move evolution:aviation', { pick: 'evolution:turbo-cannon' });
		g.pick('seat:2', 'none').pick('seat:3', 'none');
		expect(shipsOn(g, 'aviation')).toEqual({ 'seat:1': 1 });
		expect(shipsOn(g, 'turbo-cannon')).toEqual({ 'seat:1': 1 });

		const last = position({
			evolution: Object.fromEntries(FOUR.map((id) => [id, {}])),
			planets: { 'planet:1-1': { 'seat:1': 1 } }
		});
		last.pick('seat:1', 'put evolution:aviation', { pick: 'planet:1-1' });
		last.pick('seat:2', 'none').pick('seat:3', 'none');
		expect(last.ships('planet:1-1')).toEqual({});
	});

	it('[CE-40.39] given the choices, then each says what the card does with the ship, or without it', () => {
		const g = withCard('turbo-cannon', { 'seat:1': 2 });
		const { shape } = g.decision('seat:1');
		const choices = shape.type === 'one' ? shape.choices : [];
		const noted = (id: string) => said(choices.find((one) => one.id === id)!.note!);
		expect(noted('put evolution:turbo-cannon')).toBe(
			'With 3 ships: As a main player, your total is as much higher as you have ships here'
		);
		expect(noted('put evolution:bad-publicity')).toBe('With 1 ship: nothing');
		expect(noted('move evolution:turbo-cannon')).toBe('With 1 ship: nothing');
		const { then } = choices.find(({ id }) => id === 'move evolution:turbo-cannon')!;
		const further = then?.type === 'one' ? then.choices : [];
		expect(further.map(({ note }) => said(note!))).toEqual(['Nothing', 'Nothing']);
		const level = (id: string, n: number) => {
			const { from, to } = levelFor(EVOLUTIONS[id]!.words.levels, n) ?? {};
			return [from, to];
		};
		expect([0, 1, 2, 3, 4, 9].map((n) => level('aviation', n))).toEqual([
			[0, 0],
			[1, 1],
			[undefined, undefined],
			[undefined, undefined],
			[4, undefined],
			[4, undefined]
		]);
	});

	it('[CE-40.38] given a player without a colony, then ships on cards may be moved, and none is put there; without any ship it is not asked', () => {
		const g = withCard('turbo-cannon', { 'seat:3': 1 }, { planets: homes('seat:3') });
		expect(g.choices('seat:3')).toEqual(['none', 'rest', 'move evolution:turbo-cannon']);
		const none = withCard('turbo-cannon', {}, { planets: homes('seat:3') });
		expect(none.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[CE-40.60] given a player who leaves them until the next turn, then it is not asked before that begins', () => {
		const g = position({ evolution: Object.fromEntries(FOUR.map((id) => [id, {}])) });
		g.pick('seat:1', 'none').pick('seat:2', 'rest').pick('seat:3', 'rest');
		expect(lookOpen(cosmic, g.table).board.evolution!.resting).toEqual(['seat:2', 'seat:3']);
		// The next turn is seat 2's: it is asked again, seat 3 is not.
		g.until('evolve.choose');
		expect(g.board.offense).toBe('seat:2');
		expect(g.askedSeats).toEqual(['seat:2', 'seat:1']);
	});

	it('[CE-40.60] given the offense leaves them, then it is not asked in its second encounter either; given time runs out, then it is asked again', () => {
		const rested = (choice: 'rest' | null) => {
			const g = withCard('turbo-cannon', {}, { hands: WINS });
			if (choice) g.pick('seat:1', choice);
			while (g.asked.includes('evolve.choose')) g.lapse();
			afterWin(g).answer('seat:1', { yes: true }).until('evolve.choose');
			expect(g.encounter.n).toBe(2);
			return g.askedSeats;
		};
		expect(rested('rest')).toEqual(['seat:2', 'seat:3']);
		expect(rested(null)).toEqual(['seat:1', 'seat:2', 'seat:3']);
	});

	it('[CE-40.40] given ships on cards, then they are launched and sent, are on no colony, and come home to colonies', () => {
		const g = withCard(
			'turbo-cannon',
			{ 'seat:1': 2, 'seat:3': 1 },
			{
				planets: { 'planet:1-1': {} },
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:40'], 'seat:3': ['attack:06'] }
			}
		);
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.homeColonies).toBe(4);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-2': 1, 'evolution:turbo-cannon': 1 },
			allies: { 'seat:3': ['defense', { 'evolution:turbo-cannon': 1 }] },
			cards: ['negotiate', 'attack:40']
		});
		expect(shipsOn(g, 'turbo-cannon')).toEqual({ 'seat:1': 1 });
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(g.encounter.beside).toEqual({ 'seat:3': 1 });
		g.until('home.land', 'seat:3');
		expect(g.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:3-${k}`));
	});

	it('[CE-40.40] [CE-20.9] given ships to lose, then those on cards are picked by who has too few elsewhere alone', () => {
		const plagued = (...ships: number[]) =>
			position({
				evolution: { 'turbo-cannon': { 'seat:2': 3 }, aviation: { 'seat:2': 1 } },
				planets: homes('seat:2', ...ships),
				hands: { 'seat:1': ['artifact:plague', 'attack:06'] }
			})
				.until('window:encounter.start', 'seat:1')
				.use('seat:1', 'artifact|plague', { pick: 'seat:2' })
				.until('mustLose.pick', 'seat:2');
		expect(plagued(2, 2).choices('seat:2')).toEqual(['planet:2-1', 'planet:2-2']);
		const g = plagued(1, 1);
		expect(g.choices('seat:2')).toEqual(['evolution:turbo-cannon', 'evolution:aviation']);
		g.answer('seat:2', { split: { 'evolution:turbo-cannon': 1 } }).until('launch.aim');
		expect(shipsOn(g, 'turbo-cannon')).toEqual({ 'seat:2': 2 });
		expect(g.board.warp['seat:2']).toBe(3);
	});

	it('[CE-40.40] given a player has ships on cards alone, then it may be an ally with these; Masochist has not lost them, and they are in the game', () => {
		const g = withCard('turbo-cannon', { 'seat:3': 2 }, { planets: homes('seat:3') });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer');
		expect(g.choices('seat:3', 'offense')).toEqual(['evolution:turbo-cannon']);

		const masochist = withCard(
			'turbo-cannon',
			{ 'seat:3': 2 },
			{ aliens: { 'seat:3': 'masochist' }, planets: homes('seat:3'), warp: { 'seat:3': 18 } }
		);
		expect(shipsInGame(masochist.board, 'seat:3')).toBe(20);
		expect(masochist.until('launch.aim').table.over).toBeNull();
	});

	it('[CE-40.40] [CE-9.16] given who must join, then it sends all of its ships on cards, where it keeps the last of each colony', () => {
		const forced = (on: number) => {
			const g = withCard(
				'turbo-cannon',
				{ 'seat:3': on },
				{ techs: { 'seat:1': ['the-qax'] }, planets: homes('seat:3', 1, 1) }
			);
			while (!g.offers('seat:1', 'tech|the-qax')) g.lapse();
			g.use('seat:1', 'tech|the-qax', { pick: 'seat:3' }).until('alliance.answer', 'seat:3');
			const { shape } = g.decision('seat:3');
			const { then } = (shape.type === 'one' && shape.choices[0]) || {};
			return then?.type === 'split' ? then.min : null;
		};
		expect(forced(2)).toBe(2);
		expect(forced(3)).toBe(3);
	});

	it('[CE-40.40] given all other ships in the warp, then a player still has ships to launch', () => {
		const g = withCard('turbo-cannon', { 'seat:1': 2 }, { planets: homes('seat:1') });
		g.encounterTo({ target: 'planet:2-1' }).until('launch.send');
		expect(g.choices('seat:1')).toEqual(['evolution:turbo-cannon']);
	});
});

/** Seat 1 with an 08 attacks seat 2 with an 08: two ships against four. */
const evenCards: Position['hands'] = {
	'seat:1': ['attack:08', 'attack:06'],
	'seat:2': ['attack:08', 'negotiate']
};

describe('Turbo Cannon', () => {
	const outcome = (on: Partial<Record<SeatId, number>>) =>
		withCard('turbo-cannon', on, { hands: evenCards })
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 2 },
				cards: ['attack:08', 'attack:08']
			})
			.until('window:resolution.outcome').encounter;

	it('[CE-40.39] [evolution:turbo-cannon] given two ships or more, then as many are added to the total of a main player; one adds nothing', () => {
		expect(outcome({ 'seat:1': 1 }).totals).toEqual({ offense: 10, defense: 12 });
		expect(outcome({ 'seat:1': 2 }).totals).toEqual({ offense: 12, defense: 12 });
		expect(outcome({ 'seat:1': 3 }).outcome).toEqual({ type: 'won', side: 'offense' });
		expect(outcome({ 'seat:1': 3, 'seat:2': 4 }).totals).toEqual({ offense: 13, defense: 16 });
		expect(outcome({ 'seat:3': 4 }).totals).toEqual({ offense: 10, defense: 12 });
	});
});

describe('Aviation', () => {
	const invited = (n: number, aliens: Position['aliens'] & object = {}) => {
		const g = withCard('aviation', { 'seat:3': n, 'seat:4': 2 }, { seats: 4, aliens })
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('alliance.offenseInvites')
			.answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		return g.until('alliance.answer');
	};
	const most = (g: CosmicGame) => {
		const { shape } = g.decision('seat:3');
		const then = shape.type === 'one' ? shape.choices[0]!.then : null;
		return then?.type === 'split' ? then.max : null;
	};

	it('[evolution:aviation] given no ship there, then a player who is invited is not asked', () => {
		expect(invited(0).askedSeats).toEqual(['seat:4']);
	});

	it('[evolution:aviation] given one, two or four, then it joins with one ship at most, with as many as ever, or with one more', () => {
		expect(most(invited(1))).toBe(1);
		expect(most(invited(2))).toBe(4);
		expect(most(invited(3))).toBe(4);
		expect(most(invited(4))).toBe(5);
		expect(most(invited(5))).toBe(5);
	});

	it('[evolution:aviation] given any number of ships there, then the offense launches as ever', () => {
		for (const n of [0, 1, 4]) {
			const g = withCard('aviation', { 'seat:1': n });
			g.encounterTo({ target: 'planet:2-1' }).until('launch.send');
			const { shape } = g.decision('seat:1');
			expect(shape.type === 'split' && shape.max).toBe(4);
		}
	});

	it('[evolution:aviation] given a power that lets it send one ship, then with four it sends two', () => {
		expect(most(invited(2, { 'seat:3': 'macron' }))).toBe(1);
		expect(most(invited(4, { 'seat:3': 'macron' }))).toBe(2);
	});
});

describe('Bad Publicity', () => {
	const left = (n: number, cards = 3) => {
		const g = withCard(
			'bad-publicity',
			{ 'seat:2': n, 'seat:1': 3 },
			{
				seats: 4,
				hands: {
					'seat:3': ['attack:10', 'attack:12', 'negotiate'].slice(0, cards),
					'seat:4': ['attack:14', 'attack:15', 'negotiate']
				}
			}
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		});
		g.until('planning.select');
		expect(g.hand('seat:4')).toHaveLength(3);
		expect(g.hand('seat:1')).toHaveLength(2);
		return g.hand('seat:3').length;
	};

	it('[CE-40.63] [evolution:bad-publicity] given two ships of the defense, then each ally of the offense discards a card, with three or more two', () => {
		expect(left(1)).toBe(3);
		expect(left(2)).toBe(2);
		expect(left(3)).toBe(1);
		expect(left(5)).toBe(1);
	});

	it('[CE-40.63] given fewer cards, then all are discarded', () => {
		expect(left(3, 1)).toBe(0);
	});
});

describe('Experiential Learning', () => {
	/** Seat 1 loses, and has cards for more. */
	const lost = (n: number, given: Position = {}) =>
		withCard(
			'experiential-learning',
			{ 'seat:1': n },
			{
				destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3'],
				hands: {
					'seat:1': ['attack:06', 'attack:04', 'attack:08', 'attack:10'],
					'seat:2': ['attack:40', 'attack:30', 'attack:20', 'attack:15', 'attack:14']
				},
				...given
			}
		);
	const lose = (g: CosmicGame, cards: [string, string]) =>
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, cards });
	const goesOn = (g: CosmicGame): boolean => {
		const offense = g.board.offense;
		while (g.board.offense === offense && !g.asked.includes('turn.second')) g.lapse();
		return g.asked.includes('turn.second');
	};

	it('[CE-40.61] [evolution:experiential-learning] given two ships or three, then a lost first encounter leaves a second, and no third', () => {
		expect(goesOn(lose(lost(1), ['attack:06', 'attack:40']))).toBe(false);
		for (const n of [2, 3]) {
			const g = lose(lost(n), ['attack:06', 'attack:40']);
			expect(goesOn(g)).toBe(true);
			g.answer('seat:1', { yes: true });
			expect(g.encounter.n).toBe(2);
			expect(goesOn(lose(g, ['attack:04', 'attack:30']))).toBe(false);
		}
	});

	it('[CE-40.61] [evolution:experiential-learning] given four, then two lost encounters leave a third, and no fourth', () => {
		const g = lose(lost(4), ['attack:06', 'attack:40']);
		expect(goesOn(g)).toBe(true);
		g.answer('seat:1', { yes: true });
		expect(goesOn(lose(g, ['attack:04', 'attack:30']))).toBe(true);
		expect(said(g.decision('seat:1').say)).toBe('Have a third encounter?');
		g.answer('seat:1', { yes: true });
		expect(g.encounter.n).toBe(3);
		expect(goesOn(lose(g, ['attack:08', 'attack:20']))).toBe(false);
	});

	it('[CE-40.61] given ships of others there, then they leave the offense nothing', () => {
		const g = withCard(
			'experiential-learning',
			{ 'seat:2': 4, 'seat:3': 4 },
			{ hands: { 'seat:1': ['attack:06', 'attack:04'], 'seat:2': ['attack:40', 'attack:30'] } }
		);
		expect(goesOn(lose(g, ['attack:06', 'attack:40']))).toBe(false);
	});

	it('[CE-40.61] given four, and both sides lose the first, then it was lost as well; given the second is won, then no third follows', () => {
		const g = lose(
			lost(4, {
				options: { largeGroupCards: 'on' },
				hands: {
					'seat:1': ['morph', 'attack:40', 'attack:08'],
					'seat:2': ['morph', 'attack:04', 'attack:30']
				}
			}),
			['morph', 'morph']
		);
		expect(goesOn(g)).toBe(true);
		g.answer('seat:1', { yes: true });
		expect(goesOn(lose(g, ['attack:40', 'attack:04']))).toBe(false);
	});

	it('[CE-40.61] given four, and a first encounter won, then a lost second leaves no third', () => {
		const g = lose(
			lost(4, {
				hands: {
					'seat:1': ['attack:40', 'attack:04', 'attack:10'],
					'seat:2': ['attack:06', 'attack:30']
				}
			}),
			['attack:40', 'attack:06']
		);
		expect(goesOn(g)).toBe(true);
		g.answer('seat:1', { yes: true });
		g.encounterTo({
			target: 'planet:2-2',
			send: { 'planet:1-2': 1 },
			cards: ['attack:04', 'attack:30']
		});
		expect(goesOn(g)).toBe(false);
	});

	it('[CE-40.61] [evolution:experiential-learning] given a deal that failed, then it leaves a second encounter as well', () => {
		const hands = { 'seat:1': ['negotiate', 'attack:04'], 'seat:2': ['negotiate', 'attack:30'] };
		const failed = (n: number) => lose(lost(n, { hands }), ['negotiate', 'negotiate']);
		expect(goesOn(failed(0))).toBe(false);
		expect(goesOn(failed(2))).toBe(true);
	});
});

describe('Momentum Drive', () => {
	const won = (n: number) => {
		const g = withCard(
			'momentum-drive',
			{ 'seat:1': n },
			{
				hands: { 'seat:1': ['attack:40', 'attack:06'], 'seat:2': ['attack:04', 'negotiate'] }
			}
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:40', 'attack:04']
		});
		while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
		return g.board.offense === 'seat:1';
	};

	it('[CE-40.62] [evolution:momentum-drive] given no ship there, then a won encounter is the only one; with one there may be a second', () => {
		expect(won(0)).toBe(false);
		expect(won(1)).toBe(true);
		expect(won(3)).toBe(true);
	});

	/** The offense has lost its last card before planning. */
	const without = (n: number, others: Partial<Record<SeatId, number>> = {}) => {
		const g = withCard(
			'momentum-drive',
			{ 'seat:1': n, ...others },
			{
				hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:04', 'negotiate'] }
			}
		).until('alliance.offenseInvites');
		g.board.players['seat:1']!.hand = [];
		g.board.outOfGame.push('attack:06#1');
		while (g.board.offense === 'seat:1' && !g.asked.includes('planning.select')) g.lapse();
		return g;
	};

	it('[CE-40.62] [CE-10.11] given both have lost their encounter cards before they choose one, then the defense gets a new hand as well', () => {
		const g = withCard(
			'momentum-drive',
			{ 'seat:1': 3 },
			{ hands: { 'seat:1': ['attack:06', 'flare:loser'], 'seat:2': ['attack:04'] } }
		).until('window:planning.beforeSelect', 'seat:1');
		g.board.players['seat:1']!.hand = ['flare:loser'];
		g.board.players['seat:2']!.hand = [];
		g.board.outOfGame.push('attack:06#1', 'attack:04#1');
		g.until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		expect(g.hand('seat:2')).toHaveLength(8);
	});

	it('[CE-40.62] given ships of others there alone, then the turn of an offense without an encounter card ends', () => {
		expect(without(1, { 'seat:2': 3, 'seat:3': 3 }).board.offense).toBe('seat:2');
	});

	it('[CE-40.62] [evolution:momentum-drive] given three ships and no encounter card in planning, then the offense gets a new hand in place of the end of its turn', () => {
		expect(without(2).board.offense).toBe('seat:2');
		const g = without(3);
		expect(g.board.offense).toBe('seat:1');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.askedSeats).toContain('seat:1');
	});
});

const EIGHT = { kind: 'attack', value: 8 } as const;

/** What a bot in seat 1 goes by, asked as things stand. */
const seen = (g: CosmicGame) =>
	sightOf({
		game: 'cosmic',
		decision: g.decision('seat:1'),
		view: () => ({ open: lookOpen(cosmic, g.table), own: lookOwn(cosmic, g.table, 'seat:1') }),
		dice: diceFrom(1)
	});

describe('bots', () => {
	it('puts a ship where more of them do most, from a colony that can spare it, and says why', () => {
		const g = withCard('aviation', {}, { planets: { 'planet:1-3': { 'seat:1': 7 } } });
		const answer = { pick: 'put evolution:aviation', then: { pick: 'planet:1-3' } };
		expect(steadyAnswer(g, 'seat:1')).toEqual(answer);
		expect(said(why(seen(g), g.decision('seat:1'), answer)!)).toMatch(
			/more ships on Aviation do most for you/
		);
	});

	it('leaves the cards alone with few ships, and sends from colonies what a card needs to do what it does', () => {
		const few = withCard('aviation', {}, { planets: homes('seat:1', 2, 2, 1) });
		expect(steadyAnswer(few, 'seat:1')).toEqual({ pick: 'none' });
		const g = withCard('turbo-cannon', { 'seat:1': 3 }).encounterTo({ target: 'planet:2-1' });
		const answer = steadyAnswer(g.until('launch.send'), 'seat:1');
		expect(Object.keys('split' in answer ? answer.split : {})).not.toContain(
			'evolution:turbo-cannon'
		);
	});

	it('reckons with a Turbo Cannon, its own and that of others', () => {
		const ending = (on: Partial<Record<SeatId, number>>) => {
			const g = withCard('turbo-cannon', on, { hands: evenCards })
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.until('planning.select');
			const sight = seen(g);
			return endingOf(sight, fightIn(sight)!, EIGHT, EIGHT);
		};
		expect(ending({ 'seat:1': 1 })).toBe('defense');
		expect(ending({ 'seat:1': 2 })).toBe('offense');
		expect(ending({ 'seat:1': 2, 'seat:2': 3 })).toBe('defense');
	});
});
