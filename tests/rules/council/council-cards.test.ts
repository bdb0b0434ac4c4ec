/** Every Council Card, each way it can go (GC-17.4, GC-17.9). */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src/lib/core';
import { hexIds } from '../../../src/lib/games/council/board';
import { purseOf } from '../../../src/lib/games/council/economy/production';
import { researchPrice } from '../../../src/lib/games/council/economy/techs';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { assembly, convene, gained, vote } from '../../support/council-session';

const SEATS = ['seat:1', 'seat:2', 'seat:3'] as const;

/** All three vote for this option of the card; ends at the next question. */
const carried = (card: string, option: string, given: Position = {}): CouncilGame =>
	vote(convene(card, given), { 'seat:1': option, 'seat:2': option, 'seat:3': option });

/** The same when something was done in this round: tallies by seat. */
function afterRound(
	card: string,
	option: string,
	tally: Partial<Record<SeatId, object>>,
	given: Position = {}
): CouncilGame {
	const g = assembly({ ...given, council: [card] });
	for (const [seat, done] of Object.entries(tally))
		Object.assign(g.player(seat as SeatId).tally, done);
	g.pick('seat:1', `council:${card}`);
	return vote(g, { 'seat:1': option, 'seat:2': option, 'seat:3': option });
}

/** The two others elect this player. */
const elected = (card: string, seat: SeatId, given: Position = {}): CouncilGame =>
	vote(
		convene(card, given),
		Object.fromEntries(SEATS.flatMap((one) => (one === seat ? [] : [[one, seat]])))
	);

const vp = (g: CouncilGame) => SEATS.map((seat) => gained(g, seat, 'vp'));
const stock = (g: CouncilGame) => SEATS.map((seat) => gained(g, seat, 'stock'));

/** seat:2 owns 3 planets, seat:1 owns 2, seat:3 owns 1. */
const UNEQUAL: Position = {
	planets: {
		'hex:2,-1': { owner: 'seat:2' },
		'hex:1,1': { owner: 'seat:2' },
		'hex:-1,-1': { owner: 'seat:1' }
	}
};

/** seat:1 has 8 Battle Points in two hexes, seat:2 has 5 in one, seat:3 has 1. */
const FLEETS: Position = {
	ships: {
		'hex:0,-2': ['seat:1', { dreadnaught: 1 }],
		'hex:0,-1': ['seat:1', { dreadnaught: 1 }],
		'hex:2,0': ['seat:2', { fighter: 5 }],
		'hex:-2,2': ['seat:3', { fighter: 1 }]
	}
};

describe('points for standing', () => {
	it('[council:census] the most planets, or the fewest, are worth 1 VP', () => {
		expect(vp(carried('census', 'a', UNEQUAL))).toEqual([0, 1, 0]);
		expect(vp(carried('census', 'b', UNEQUAL))).toEqual([0, 0, 1]);
	});

	it('[council:arms-limits] the fewest Battle Points of ships, or the most, are worth 1 VP', () => {
		expect(vp(carried('arms-limits', 'for', FLEETS))).toEqual([0, 0, 1]);
		expect(vp(carried('arms-limits', 'against', FLEETS))).toEqual([1, 0, 0]);
	});

	it('[council:truce] no attacks in the next round, or 1 VP for the most Battle Points in one hex', () => {
		expect(vp(carried('truce', 'against', FLEETS))).toEqual([0, 1, 0]);
		const war: Position = {
			ships: {
				'hex:0,-2': ['seat:1', { fighter: 2 }],
				'hex:1,-2': ['seat:2', { fighter: 1 }]
			}
		};
		const peace = carried('truce', 'for', war);
		expect(peace.asked).toEqual(['turn.menu']);
		expect(peace.choices('seat:1', 'battle')).not.toContain('hex:1,-2');
		expect(peace.choices('seat:1', 'battle')).toContain('hex:-1,-1'); // nobody's
		expect(carried('truce', 'against', war).choices('seat:1', 'battle')).toContain('hex:1,-2');
		const over = peace.until('vote.cast').until('turn.menu', 'seat:1');
		expect(over.board.round).toBe(3);
		expect(over.choices('seat:1', 'battle')).toContain('hex:1,-2');
	});

	it('[council:common-market] 3 Stock for all, or 1 VP for the most savings', () => {
		const given: Position = { players: { 'seat:3': { stock: 4 } } };
		expect(stock(carried('common-market', 'for', given))).toEqual([3, 3, 3]);
		expect(vp(carried('common-market', 'against', given))).toEqual([0, 0, 1]);
	});

	it('[council:expedition] 4 tokens and 1 VP for ships in the most hexes, or Stock for every 2 planets', () => {
		const g = carried('expedition', 'for', FLEETS);
		const tokens = hexIds(g.board).filter((id) => g.hex(id).token);
		expect([4, 5]).toContain(tokens.length); // and the one of every round, GC-17.12
		expect(g.events.filter(({ move }) => move?.type === 'token')).toHaveLength(tokens.length);
		const placed = g.events.flatMap(({ move }) => (move?.type === 'token' ? [move['hex']] : []));
		expect(placed.slice(0, 4), 'at random').not.toEqual(hexIds(g.board).slice(0, 4));
		expect(vp(g)).toEqual([1, 0, 0]);
		expect(stock(carried('expedition', 'against', UNEQUAL))).toEqual([1, 1, 0]);
	});

	it('[council:recognition] 1 VP for the allied, or for the non-allied with the fewest VP', () => {
		const given: Position = { allies: ['seat:1', 'seat:2'], players: { 'seat:3': { vp: 5 } } };
		expect(vp(carried('recognition', 'for', given))).toEqual([1, 1, 0]);
		expect(vp(carried('recognition', 'against', given))).toEqual([0, 0, 1]);
		expect(vp(carried('recognition', 'against', { players: { 'seat:2': { vp: 1 } } }))).toEqual([
			1, 0, 1
		]);
	});
});

describe('points for the round', () => {
	it('[council:laureate] a player who started no battle can be elected, for 1 VP', () => {
		const g = assembly({ council: ['laureate'] });
		g.player('seat:2').tally.battlesStarted = 1;
		g.pick('seat:1', 'council:laureate');
		expect(g.choices('seat:3')).toEqual(['seat:1', 'abstain']);
		vote(g, { 'seat:1': 'seat:3', 'seat:2': 'seat:3' });
		expect(vp(g)).toEqual([0, 0, 1]);
	});

	it('[council:reparations] 2 Stock for who took no planet of a race, or 1 VP for who won a ship battle', () => {
		const done = { 'seat:1': { planetsTakenFromRaces: 1 }, 'seat:2': { battlesWon: 1 } };
		expect(stock(afterRound('reparations', 'for', done))).toEqual([0, 2, 2]);
		expect(vp(afterRound('reparations', 'against', done))).toEqual([0, 1, 0]);
	});

	it('[council:great-survey] 1 VP for the most tokens resolved this round, or 2 Stock for none', () => {
		const done = { 'seat:1': { tokensResolved: 1 }, 'seat:3': { tokensResolved: 3 } };
		expect(vp(afterRound('great-survey', 'for', done))).toEqual([0, 0, 1]);
		expect(stock(afterRound('great-survey', 'against', done))).toEqual([0, 2, 0]);
	});

	it('[council:builders-day] 1 VP for the most spent this round, or 4 Stock for the least', () => {
		const done = { 'seat:1': { productionSpent: 9 }, 'seat:2': { productionSpent: 4 } };
		expect(vp(afterRound('builders-day', 'for', done))).toEqual([1, 0, 0]);
		expect(stock(afterRound('builders-day', 'against', done))).toEqual([0, 0, 4]);
	});
});

describe('points for ballots', () => {
	it('[council:roll-call] 1 VP for who voted with the outcome, unless all did', () => {
		const g = convene('roll-call');
		vote(g, { 'seat:1': 'a', 'seat:2': 'b', 'seat:3': 'a' });
		expect(vp(g)).toEqual([1, 0, 1]);
		const other = convene('roll-call');
		vote(other, { 'seat:1': 'b', 'seat:2': 'b', 'seat:3': 'a' });
		expect(vp(other)).toEqual([1, 1, 0]);
		expect(vp(carried('roll-call', 'a'))).toEqual([0, 0, 0]);
		const quiet = convene('roll-call');
		vote(quiet, { 'seat:1': 'b' }); // abstentions are no ballots for the other option
		expect(vp(quiet)).toEqual([0, 0, 0]);
	});

	it('[council:dissent] 1 VP for who voted against the outcome; abstaining is neither', () => {
		const g = convene('dissent', { planets: { 'hex:0,0': { owner: 'seat:1' } } });
		vote(g, { 'seat:1': 'a', 'seat:2': 'b' });
		expect(vp(g)).toEqual([0, 1, 0]);
		const other = convene('dissent', { planets: { 'hex:0,0': { owner: 'seat:1' } } });
		vote(other, { 'seat:1': 'b', 'seat:2': 'a', 'seat:3': 'b' });
		expect(vp(other)).toEqual([0, 1, 0]);
	});
});

describe('elections', () => {
	it('[council:warden-marches] the elected places a Destroyer and 2 Fighters at a planet of its choice and gains 1 VP', () => {
		const g = elected('warden-marches', 'seat:2', UNEQUAL);
		expect(g.asked).toEqual(['effect.ships.where']);
		expect(g.choices('seat:2')).toEqual(['hex:2,0', 'hex:2,-1', 'hex:1,1']);
		g.pick('seat:2', 'hex:1,1');
		expect(g.hex('hex:1,1').fleet).toMatchObject({ race: 'seat:2', fighter: 2, destroyer: 1 });
		expect(vp(g)).toEqual([0, 1, 0]);
	});

	it('[council:censure] the elected loses 1 VP', () => {
		const g = elected('censure', 'seat:3', { players: { 'seat:3': { vp: 3 } } });
		expect(g.player('seat:3').vp).toBe(2);
		expect(g.said).toContain('{seat:3} loses 1 VP by Vote of Censure.');
	});

	it('[council:council-fleet] the elected places a Dreadnaught', () => {
		const g = elected('council-fleet', 'seat:3');
		expect(g.hex('hex:-2,2').fleet).toMatchObject({ race: 'seat:3', dreadnaught: 1 });
	});

	it('[council:seat-of-honour] the elected has 3 more votes for the rest of the game', () => {
		const g = elected('seat-of-honour', 'seat:3');
		expect(votesOf(g.board, 'seat:3')).toBe(3 + 3);
		expect(votesOf(g.board, 'seat:2')).toBe(3);
		g.until('vote.cast').until('turn.menu');
		expect(votesOf(g.board, 'seat:3')).toBe(3 + 3);
	});

	it('[council:exiles-plea] the elected gains 5 Stock', () => {
		expect(stock(elected('exiles-plea', 'seat:2'))).toEqual([0, 5, 0]);
	});
});

describe('counters and homeworlds', () => {
	it('[council:amnesty] Stock for calm realms and an end of all counters, or one more on each and 1 VP for who has any', () => {
		const given: Position = {
			planets: {
				'hex:2,0': { riots: { by: 'seat:1', n: 2 } },
				'hex:-2,2': { riots: { by: 'seat:1', n: 4 } }
			}
		};
		const calm = carried('amnesty', 'for', given);
		expect(stock(calm)).toEqual([2, 0, 0]);
		expect(calm.planet('hex:2,0').riots).toBeNull();
		expect(calm.planet('hex:-2,2').riots).toBeNull();
		const unrest = carried('amnesty', 'against', given);
		expect(unrest.planet('hex:2,0').riots).toEqual({ by: 'seat:1', n: 3 });
		expect(unrest.planet('hex:-2,2').riots).toEqual({ by: 'seat:1', n: 5 });
		expect(unrest.planet('hex:0,-2').riots).toBeNull();
		expect(vp(unrest)).toEqual([1, 0, 0]);
	});

	it('[council:home-rule] 3 Stock for who owns no homeworld of another, or 1 VP for who does and a Fighter for the others', () => {
		const given: Position = {
			planets: { 'hex:-2,2': { owner: 'seat:1' }, 'hex:-1,2': { owner: 'seat:3' } }
		};
		expect(stock(carried('home-rule', 'for', given))).toEqual([0, 3, 3]);
		const g = carried('home-rule', 'against', given);
		expect(vp(g)).toEqual([1, 0, 0]);
		expect(g.hex('hex:2,0').fleet?.fighter).toBe(2 + 1);
		expect(g.hex('hex:-1,2').fleet).toMatchObject({ race: 'seat:3', fighter: 1 });
		expect(g.hex('hex:0,-2').fleet?.fighter).toBe(3);
	});

	it('[council:elder-tribute] Fighters for NPC races and 1 VP for who influences one, or 1 VP for who took a homeworld of one', () => {
		const given: Position = {
			npcs: ['ulmar', 'ossuline', 'morrowkin'],
			planets: {
				'hex:2,-2': { riots: { by: 'seat:2', n: 1 } },
				'hex:0,2': { owner: 'seat:3' },
				'hex:-1,-1': { owner: 'seat:1' },
				'hex:1,1': { owner: 'seat:1', riots: { by: 'seat:3', n: 1 } }
			}
		};
		const honoured = carried('elder-tribute', 'for', given);
		expect(vp(honoured)).toEqual([0, 1, 0]);
		expect(honoured.hex('hex:2,-2').fleet).toMatchObject({ race: 'npc:ulmar', fighter: 3 + 2 });
		expect(honoured.hex('hex:-2,0').fleet?.fighter).toBe(2 + 2);
		expect(honoured.hex('hex:0,2').fleet?.fighter).toBe(3); // lost its homeworld
		const spurned = carried('elder-tribute', 'against', {
			...given,
			npcs: ['ulmar', 'ossuline', 'morrowkin'],
			planets: {
				...given.planets,
				'hex:2,-2': { owner: 'seat:3' },
				'hex:-2,0': { owner: 'seat:3' }
			}
		});
		expect(vp(spurned)).toEqual([0, 0, 1]);
	});
});

describe('works', () => {
	it('[council:open-archives] a Tier 1 technology for 2 production, or 1 VP for the most technologies', () => {
		const given: Position = {
			market: ['orbital-farms', 'slip-keels', 'ranging-eyes'],
			players: { 'seat:1': { techs: ['slip-keels', 'gunnery-drill'] } }, // Tier 2 is open to it
			planets: { 'hex:-2,2': { expended: true } }
		};
		const g = carried('open-archives', 'for', given);
		expect(g.choices('seat:1')).toEqual(['tech:orbital-farms', 'none']);
		g.pick('seat:1', 'none');
		expect(g.choices('seat:2')).toEqual(['tech:orbital-farms', 'tech:slip-keels', 'none']);
		g.pick('seat:2', 'tech:orbital-farms');
		expect(g.asked).toEqual(['turn.menu']); // seat:3 cannot pay
		expect(g.player('seat:1').techs).toEqual(['slip-keels', 'gunnery-drill']);
		expect(g.player('seat:2').techs).toEqual(['orbital-farms']);
		expect(g.said).toContain('{seat:2} expends');
		expect(vp(carried('open-archives', 'against', given))).toEqual([1, 0, 0]);
	});

	it('[council:open-archives] [GC-21.3] who does not answer declines; [GC-8.2] what a turn left over pays for nothing', () => {
		const given: Position = {
			market: ['orbital-farms'],
			planets: { 'hex:-2,2': { expended: true } }
		};
		const g = carried('open-archives', 'for', given).lapse();
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.player('seat:1').techs).toEqual([]);
		const late = position({
			...given,
			seats: 3,
			turn: 'seat:3',
			species: { 'seat:3': 'thimmari' },
			council: ['open-archives'],
			planets: {}
		});
		late.send('seat:3', { fighter: 1 }, 'build', 'hex:-2,2');
		expect(late.board.turn?.leftover).toBe(3);
		late.pick('seat:3', 'end').pick('seat:1', 'council:open-archives');
		expect(purseOf(late.board, 'seat:3')).toBe(0);
	});

	it('[council:standards] researching costs every player 1 less for the rest of the game, or 1 VP for the fewest technologies', () => {
		const given: Position = {
			players: { 'seat:1': { techs: ['slip-keels'] }, 'seat:2': { techs: ['slip-keels'] } }
		};
		const g = carried('standards', 'for', given);
		expect(SEATS.map((seat) => researchPrice(g.board, seat))).toEqual([5, 4, 5]); // hexatine: 1 less
		g.until('vote.cast').until('turn.menu');
		expect(researchPrice(g.board, 'seat:1')).toBe(5);
		expect(vp(carried('standards', 'against', given))).toEqual([0, 0, 1]);
	});

	it('[council:port-subsidy] each places a Space Port, usable at once, or 1 VP for the most', () => {
		const g = carried('port-subsidy', 'for', UNEQUAL);
		expect(g.planet('hex:-1,-1').port).toBe('ready'); // seat:1 has one site
		expect(g.choices('seat:2')).toEqual(['hex:2,-1', 'hex:1,1']);
		g.pick('seat:2', 'hex:1,1');
		expect(g.planet('hex:1,1').port).toBe('ready');
		const ports: Position = {
			planets: { ...UNEQUAL.planets, 'hex:1,1': { owner: 'seat:2', port: 'ready' } }
		};
		expect(vp(carried('port-subsidy', 'against', ports))).toEqual([0, 1, 0]);
	});

	it('[council:port-subsidy] [GC-24.3] it is one port, whatever planets are left', () => {
		const g = carried('port-subsidy', 'for', UNEQUAL).until('turn.menu');
		const own = ['hex:2,0', 'hex:2,-1', 'hex:1,1'] as const; // of seat:2
		expect(own.filter((id) => g.planet(id).port)).toEqual(['hex:2,0', 'hex:2,-1']);
	});

	it('[council:inquest] each may score one more objective, or one more is introduced', () => {
		const given: Position = {
			objectives: ['treasury', 'rich-find'],
			nextObjectives: ['charter', 'learned'],
			players: { 'seat:2': { stock: 8 } },
			planets: { 'hex:0,0': { owner: 'seat:2' } }
		};
		const judged = () => convene('inquest', given).pick('seat:2', 'objective:treasury');
		const g = vote(judged(), { 'seat:1': 'for', 'seat:2': 'for', 'seat:3': 'for' });
		expect(vp(g)).toEqual([0, 2, 0]);
		expect(g.board.objectives).toEqual(['treasury', 'rich-find', 'charter']);
		const more = vote(judged(), { 'seat:1': 'against' });
		expect(more.board.objectives).toEqual(['treasury', 'rich-find', 'charter', 'learned']);
		expect(vp(more)).toEqual([0, 1, 0]);
	});

	it('[council:inquest] [GC-24.3] it is one more, whatever else is met', () => {
		const g = convene('inquest', {
			objectives: ['treasury', 'rich-find', 'capital-line'],
			players: { 'seat:2': { stock: 8 } },
			planets: { 'hex:0,0': { owner: 'seat:2' } },
			ships: { 'hex:2,0': ['seat:2', { dreadnaught: 2 }] }
		}).pick('seat:2', 'objective:treasury');
		vote(g, { 'seat:1': 'for', 'seat:2': 'for', 'seat:3': 'for' });
		g.pick('seat:2', 'objective:rich-find').until('turn.menu');
		expect(g.player('seat:2').scored).toEqual(['treasury', 'rich-find']);
	});
});
