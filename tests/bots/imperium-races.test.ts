/** What the steady player of Twilight Imperium does with the abilities of races, and against those that are ahead. */
import { describe, expect, it } from 'vitest';
import { CENTRE, homeOf, MECATOL, planetsOf } from '../../src/lib/games/imperium/board';
import { groundChance, spaceChance } from '../../src/lib/games/imperium/bot/odds';
import { claimWith } from '../../src/lib/games/imperium/bot/plan';
import { leaderOf } from '../../src/lib/games/imperium/bot/sight';
import { menace } from '../../src/lib/games/imperium/bot/worth';
import { besides } from '../../src/lib/games/imperium/map/neighbours';
import type { SeatId } from '../../src/lib/core';
import type { Board, PoliticalCardId } from '../../src/lib/games/imperium/types';
import { agendaWith, onTop, settle } from '../support/agendas';
import { standing } from '../support/imperium';
import { answerOf, me, pickOf, playOn, sightAt, turn } from '../support/imperium-bots';
import { bare, station } from '../support/imperium-fleets';

const [two, three] = ['seat:2', 'seat:3'] as const;

describe('Quashing', () => {
	/** Planetary Security is read; seat:2 may quash it, and has so many bare planets more than others. */
	const read = (planets: number, edit: (board: Board) => void = () => undefined) =>
		agendaWith('planetary-security', (board, vault) => {
			onTop(vault, 'planetary-security', 'free-trade');
			const others = Object.values(board.planets).filter(({ owner }) => owner === null);
			for (const planet of others.slice(0, planets)) {
				planet.owner = two;
				planet.exhausted = true;
			}
			Object.assign(board.players[two]!, {
				race: 'xxcha',
				counters: { command: 3, fleet: 3, strategy: 2 }
			});
			edit(board);
		});
	const voteOf = (board: Board, exhausted: boolean) => {
		for (const planet of planetsOf(board, two)) board.planets[planet]!.exhausted = exhausted;
	};

	it('given an agenda that costs it much and too few votes against it, then it is quashed; given that it costs nothing, or most votes, then not', () => {
		const weak = (board: Board) => voteOf(board, true);
		expect(pickOf(answerOf(read(6, weak), two))).toBe('quash');
		expect(pickOf(answerOf(read(0, weak), two))).toBe('pass');
		expect(
			pickOf(
				answerOf(
					read(12, (board) => voteOf(board, false)),
					two
				)
			)
		).toBe('pass');
	});
});

describe('The next Political Cards', () => {
	/** seat:1 looks at these, of two players after three agendas; eight neutral planets are this player's. */
	const looking = (owner: SeatId, seats: number, ...next: PoliticalCardId[]) => {
		const first: PoliticalCardId[] = ['code-of-honor', 'free-trade', 'imperial-academy'];
		const voted = seats === 2 ? first : first.slice(0, 1);
		const g = agendaWith(
			'code-of-honor',
			(board, vault) => {
				onTop(vault, ...voted, ...next);
				const neutral = Object.values(board.planets).filter((planet) => planet.owner === null);
				for (const planet of neutral.slice(0, 8)) planet.owner = owner;
			},
			{ seats }
		);
		for (const _ of voted) settle(g, 'against');
		return g.until(seats === 2 ? 'agenda.lookForTwo' : 'agenda.look');
	};
	const [bad, neither, good] = [
		'planetary-security',
		'repeal',
		'colonization-licensing'
	] as const satisfies PoliticalCardId[];

	it('given many planets of its own, then what is good for who has many is voted on next; given a rival has them, then what is bad', () => {
		expect(pickOf(answerOf(looking(me, 3, bad, neither, good), me))).toBe(`political:${good}`);
		expect(pickOf(answerOf(looking(two, 3, bad, neither, good), me))).toBe(`political:${bad}`);
	});

	it('[TI-30.7] given two players, then what serves it least goes to the bottom', () => {
		const answer = answerOf(looking(me, 2, bad, neither, good, 'core-stability'), me);
		expect('order' in answer && answer.order.at(0)).toBe('political:colonization-licensing');
		expect('order' in answer && answer.order.at(-1)).toBe('political:planetary-security');
	});
});

describe('Diplomacy', () => {
	/** seat:2 uses it; seat:1 has seven counters, all planets exhausted. Beside its home stands a Carrier of seat:3, or none. */
	const asked = (race: string, raider: boolean, edit: (board: Board) => void = () => undefined) =>
		standing({ step: 'strategic', at: 'primary', seat: two, card: 'diplomacy' }, (board) => {
			bare(board);
			board.active = two;
			board.objectives = [];
			for (const seat of board.order) board.players[seat]!.strategy = [];
			board.players[two]!.strategy = [{ card: 'diplomacy', used: false }];
			Object.assign(board.players[me]!, {
				race,
				counters: { command: 0, fleet: 3, strategy: 7 }
			});
			for (const planet of planetsOf(board, me)) {
				board.planets[planet]!.exhausted = true;
				board.planets[planet]!.units.groundForce = 0;
			}
			const [near] = besides(board, homeOf(board, me));
			if (raider) station(board, near!, three, { carrier: 1, groundForce: 4 });
			edit(board);
		}).until('strategic.others', me);

	it('given Peace Accords and a Carrier of another beside home, then it is kept apart from that one; given none there, or no such ability, then not', () => {
		expect(answerOf(asked('xxcha', true), me)).toEqual({ pick: 'primary', then: { pick: three } });
		expect(pickOf(answerOf(asked('xxcha', false), me))).not.toBe('primary');
		expect(pickOf(answerOf(asked('sol', true), me))).not.toBe('primary');
	});

	it('given nothing that could still be done with them, then it refreshes none; given Logistics to come, or a claim that is short of them, then some', () => {
		expect(pickOf(answerOf(asked('sol', false), me))).toBe('leave');
		const later = asked('sol', false, (board) => {
			board.players[two]!.strategy.push({ card: 'logistics', used: false });
		});
		expect(pickOf(answerOf(later, me))).toBe('refresh');
		const short = asked('sol', false, (board) => {
			board.objectives = ['spend-10-influence'];
			board.players[me]!.tradeGoods = 9;
		});
		expect(claimWith(sightAt(short, me), 'influence', 1)).toBeGreaterThan(0);
		expect(claimWith(sightAt(short, me), 'influence', 0)).toBe(0);
		expect(claimWith(sightAt(short, me), 'resources', 1)).toBe(0);
		expect(pickOf(answerOf(short, me))).toBe('refresh');
	});

	it('given who has most points and one whose Carrier is near, then it is kept apart from that one; given no Carrier, then from who has most points', () => {
		const named = (raider: boolean) =>
			pickOf(
				answerOf(
					standing({ step: 'strategic', at: 'primary', seat: me, card: 'diplomacy' }, (board) => {
						bare(board);
						board.players[me]!.strategy = [{ card: 'diplomacy', used: false }];
						board.players[two]!.points = 3;
						const [near] = besides(board, homeOf(board, me));
						if (raider) station(board, near!, three, { carrier: 1, groundForce: 4 });
					}),
					me
				)
			);
		expect(named(true)).toBe(three);
		expect(named(false)).toBe(two);
	});
});

describe('who is ahead', () => {
	const sight = (edit: (board: Board) => void) => sightAt(turn(edit), me);

	it('given as many points, then who has more technologies or counters; given more points, or the last round, then points alone', () => {
		const techs = ['enviro-compensator', 'stasis-capsules'];
		const learnt = sight((board) => void (board.players[three]!.techs = techs));
		expect(leaderOf(learnt)).toBe(three);
		expect(menace(learnt, three)).toBeGreaterThan(menace(learnt, two));
		const rich = sight((board) => {
			board.players[three]!.counters = { command: 5, fleet: 9, strategy: 2 };
		});
		expect(leaderOf(rich)).toBe(three);
		const behind = sight((board) => {
			board.players[three]!.techs = techs;
			board.players[two]!.points = 1;
		});
		expect(leaderOf(behind)).toBe(two);
		const late = sight((board) => {
			board.round = 7;
			board.players[three]!.techs = techs;
		});
		expect(menace(late, three) - menace(late, two)).toBeLessThan(
			menace(learnt, three) - menace(learnt, two)
		);
	});
});

describe('Diplomatic Aura', () => {
	/** How likely two Cruisers, or two Ground Forces, of seat:1 win at Mecatol Rex against as many of seat:2. */
	const chances = (mine: string, theirs: string) => {
		const g = turn((board) => {
			board.players[me]!.race = mine;
			board.players[two]!.race = theirs;
			station(board, CENTRE, two, { cruiser: 2 });
			board.planets[MECATOL]!.owner = two;
			board.planets[MECATOL]!.units.groundForce = 2;
		});
		const sight = sightAt(g, me);
		return [
			spaceChance(sight, CENTRE, { cruiser: 2 }, two),
			groundChance(sight, CENTRE, MECATOL, 2)
		] as const;
	};

	it('given it is on the other side, then a fight is less likely to be won, in space and on the ground; given on this, then more', () => {
		const [space, ground] = chances('hacan', 'hacan');
		const [against, invading] = chances('hacan', 'xxcha');
		const [own, landing] = chances('xxcha', 'hacan');
		expect(against).toBeLessThan(space);
		expect(invading).toBeLessThan(ground);
		expect(own).toBeGreaterThan(space);
		expect(landing).toBeGreaterThan(ground);
	});
});

describe('Orbital Drop', () => {
	/** Sol without a command counter; on its planets stand so many Ground Forces. */
	const pick = (groundForce: number, strategy: number) =>
		pickOf(
			answerOf(
				turn((board) => {
					Object.assign(board.players[me]!, {
						race: 'sol',
						counters: { command: 0, fleet: 3, strategy }
					});
					for (const id of planetsOf(board, me)) board.planets[id]!.units.groundForce = groundForce;
				}),
				me
			)
		);

	it('given a planet that nobody guards and counters left over, then two land; given guards, or the last counter, then it stays', () => {
		expect(pick(0, 4)).toBe('orbital-drop');
		expect(pick(2, 4)).toBe('pass');
		expect(pick(0, 1)).toBe('pass');
	});
});

describe('Transit Diodes', () => {
	/** Who holds Mecatol Rex with two Ground Forces, ten at home and Transit Diodes, with this secret objective. */
	const game = (secret: string) =>
		turn((board) => {
			const home = planetsOf(board, me)[0]!;
			board.planets[home]!.units.groundForce = 10;
			const centre = board.planets[MECATOL]!;
			centre.owner = me;
			centre.units.groundForce = 2;
			Object.assign(board.players[me]!, {
				techs: ['transit-diodes'],
				secrets: [secret],
				counters: { command: 0, fleet: 3, strategy: 4 }
			});
		});

	it('given an objective that takes six Ground Forces on Mecatol Rex, then those that are missing go there; given none that does, then the counter stays', () => {
		const g = game('usurper');
		expect(pickOf(answerOf(g, me))).toBe('transit-diodes');
		playOn(g);
		expect(g.table.board.planets[MECATOL]!.units.groundForce).toBe(6);
		expect(pickOf(answerOf(game('technocrat'), me))).toBe('pass');
	});
});
