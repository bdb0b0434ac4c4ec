/** The vote (GC-17.4 to GC-17.10): ballots, what they weigh, what is carried out. */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src/lib/core';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { assembly, convene, gained, outcome, vote } from '../../support/council-session';
import type { Position } from '../../support/council';
import { said } from '../../support/said';

/** Votes of `seat:1` at a Council of three; without anything given, 3: its seat, its planet, its thrift. */
const votes = (given: Position) => votesOf(assembly(given).board, 'seat:1');

describe('options', () => {
	it('[GC-17.4] a motion is voted for or against, a choice has two named options', () => {
		const keys = ['for', 'against', 'abstain'];
		expect(convene('truce').choices('seat:1')).toEqual(keys);
		expect(convene('census').choices('seat:1')).toEqual(['a', 'b', 'abstain']);
	});

	it('[GC-17.4] in an election the players that meet the condition of the card can be elected', () => {
		const g = convene('censure', {
			players: { 'seat:2': { vp: 1 }, 'seat:3': { vp: 2 } }
		});
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3', 'abstain']);
	});

	it('[GC-17.6] in an election nobody may vote for itself', () => {
		const g = convene('exiles-plea');
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3', 'abstain']);
		expect(g.refusal('seat:1', { pick: 'seat:1' }).rule).toBe('GC-17.6');
		expect(g.choices('seat:2')).toEqual(['seat:1', 'seat:3', 'abstain']);
	});
});

describe('votes', () => {
	it('[GC-17.5] a seat has 1, each planet that speaks for it 1, each full 3 of unexpended production 1', () => {
		expect(votes({})).toBe(3);
		// What they are made of is told to all.
		const figures = lookOpen(council, assembly({}).table).board.figures.players['seat:1'];
		expect(figures?.votesFrom).toEqual({ seat: 1, planets: 1, hexes: 0 });
		expect(figures?.votesBy).toEqual([]);
		const school = assembly({ players: { 'seat:1': { techs: ['envoy-school'] } } });
		const more = lookOpen(council, school.table).board.figures.players['seat:1'];
		expect(more?.votesBy).toEqual([{ source: 'tech:envoy-school', n: 2 }]);
		expect(more?.votesFrom.seat).toBe(3);
		expect(votes({ planets: { 'hex:0,-2': { expended: true } } })).toBe(2);
		expect(votes({ planets: { 'hex:0,-1': { owner: 'seat:1' } } })).toBe(5); // 5 + 1 production
		expect(votes({ planets: { 'hex:0,-2': { owner: 'seat:2' } } })).toBe(1);
	});

	it('[GC-17.5] [GC-16.6] an influenced planet speaks for its influencer, though its owner still has its thrift', () => {
		const given: Position = { planets: { 'hex:2,0': { riots: { by: 'seat:1', n: 4 } } } };
		expect(votes(given)).toBe(4);
		expect(votesOf(assembly(given).board, 'seat:2')).toBe(2);
	});

	it('[GC-17.5] [GC-16.5] a Rioting planet speaks for no one and has no thrift', () => {
		const given: Position = { planets: { 'hex:2,0': { riots: { by: 'seat:1', n: 5 } } } };
		expect(votes(given)).toBe(3);
		expect(votesOf(assembly(given).board, 'seat:2')).toBe(1);
	});

	it('[GC-17.5] traits, technologies and perks have votes of their own', () => {
		expect(votes({ species: { 'seat:1': 'ossuline' } })).toBe(3 + 2);
		expect(votes({ players: { 'seat:1': { traits: ['response:visitor.b'] } } })).toBe(3 + 1);
		const forum: Position = { tiles: { 'hex:0,-1': 'frontier-9' } };
		expect(votes({ ...forum, planets: { 'hex:0,-1': { owner: 'seat:1' } } })).toBe(3 + 2 + 2);
	});

	it('[GC-17.5] [GC-5.8] [feature:relay] a Relay Mast gives 2 more votes to the race with ships there', () => {
		const tiles = { 'hex:0,-1': 'frontier-19' };
		expect(votes({ tiles })).toBe(3);
		expect(votes({ tiles, ships: { 'hex:0,-1': ['seat:1', { fighter: 1 }] } })).toBe(5);
		expect(votes({ tiles, ships: { 'hex:0,-1': ['seat:2', { fighter: 1 }] } })).toBe(3);
	});

	it('[GC-17.6] all votes of a player go to its option', () => {
		const g = convene('truce', {
			planets: { 'hex:0,-1': { owner: 'seat:1' }, 'hex:2,0': { expended: true } }
		});
		vote(g, { 'seat:1': 'for', 'seat:2': 'against', 'seat:3': 'against' });
		expect(g.said).toContain('{seat:1} casts 5 votes for the motion.');
		expect(g.said).toContain('{seat:2} casts 2 votes against the motion.');
		expect(g.said).toContain('{seat:3} casts 3 votes against the motion.');
		expect(g.asked).toEqual(['vote.tie']); // 5 to 5
	});
});

describe('ballots', () => {
	it('[GC-17.6] [GC-20.2] all are asked at the same time, and no ballot is seen before all are in', () => {
		const g = convene('census');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const before = [lookOpen(council, g.table).board, lookOwn(council, g.table, 'seat:2')];
		g.pick('seat:1', 'b');
		expect([lookOpen(council, g.table).board, lookOwn(council, g.table, 'seat:2')]).toEqual(before);
		expect(g.said).not.toContain('casts');
		g.pick('seat:3', 'b').pick('seat:2', 'a');
		expect(g.said.match(/casts 3 votes/g)).toHaveLength(3);
		expect(outcome(g)).toBe('b');
	});

	it('[GC-17.6] [GC-15.2] [GC-24.4] [action:ixaphel-3] given Cite Precedent with a ballot, then it weighs 3 more and the card is used', () => {
		const given: Position = { species: { 'seat:1': 'ixaphel' } };
		const g = convene('truce', given);
		vote(g, { 'seat:1': ['for', 'ixaphel-3'], 'seat:2': 'against' });
		expect(outcome(g)).toBe('for');
		expect(g.said).toContain('{seat:1} casts 6 votes for the motion.');
		expect(g.player('seat:1').actions).toEqual(['ixaphel-1', 'ixaphel-2']);
		expect(g.player('seat:1').used).toEqual(['ixaphel-3']);
		const plain = convene('truce', { ...given, chair: 'seat:2' });
		vote(plain, { 'seat:1': 'for', 'seat:2': 'against' }).pick('seat:2', 'against');
		expect(plain.player('seat:1').actions).toContain('ixaphel-3');
	});

	it('[GC-24.4] [action:ossuline-1] given Swelling Cadence, then the ballot weighs 4 more', () => {
		const g = convene('truce', { species: { 'seat:3': 'ossuline' } });
		vote(g, { 'seat:1': 'for', 'seat:2': 'for', 'seat:3': ['against', 'ossuline-1'] });
		expect(outcome(g)).toBe('against'); // 5 + 4 against 3 + 3
	});

	it('[GC-24.4] [action:quillori-3] given Open Purse, then the ballot weighs 2 more', () => {
		const g = convene('truce', { species: { 'seat:3': 'quillori' } });
		vote(g, { 'seat:1': 'for', 'seat:3': ['against', 'quillori-3'] });
		expect(outcome(g)).toBe('against');
		expect(g.said).toContain('{seat:3} casts 5 votes against the motion.');
	});

	it('[GC-24.4] [action:seyl-2] given Shared Dream, when all other ballots are shown, then its player chooses, with 2 more votes', () => {
		const g = convene('truce', { species: { 'seat:2': 'seyl' } });
		expect(g.choices('seat:2')).toEqual(['for', 'against', 'action:seyl-2', 'abstain']);
		vote(g, { 'seat:1': 'for', 'seat:2': ['last', 'seyl-2'], 'seat:3': 'for' });
		expect(g.asked).toEqual(['vote.last']);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(Object.keys(g.board.session?.ballots ?? {})).toEqual(['seat:1', 'seat:3']);
		expect(g.choices('seat:2')).toEqual(['for', 'against', 'abstain']);
		expect(g.player('seat:2').used).toEqual(['seyl-2']);
		g.pick('seat:2', 'against');
		expect(g.said).toContain('{seat:2} casts 5 votes against the motion.');
		expect(outcome(g)).toBe('for');
	});

	it('[GC-15.4] [GC-21.3] an abstention plays no cards, and is what a time-out does', () => {
		const g = convene('truce', { species: { 'seat:1': 'ossuline' } });
		expect(g.choices('seat:1', 'for')).toEqual(['action:ossuline-1']);
		expect(g.choices('seat:1', 'abstain')).toEqual([]);
		g.lapse();
		vote(g, { 'seat:2': 'for' });
		expect(g.said).toContain('{seat:1} abstains.');
		expect(outcome(g)).toBe('for');
	});

	it('[GC-17.7] [GC-12.6] who attacked its ally abstains at the next vote, without cards, and votes again at the one after', () => {
		const g = convene('truce', {
			species: { 'seat:2': 'ossuline' },
			players: { 'seat:2': { disgraced: true } }
		});
		expect(g.askedSeats).toEqual(['seat:1', 'seat:3']);
		vote(g, { 'seat:1': 'for', 'seat:3': 'against' });
		expect(g.said).toContain('{seat:2} attacked their ally and must abstain.');
		g.pick('seat:1', 'for');
		expect(g.player('seat:2').disgraced).toBe(false);
		g.until('vote.cast');
		expect(g.askedSeats).toContain('seat:2');
	});
});

describe('the outcome', () => {
	it('[GC-17.9] the option with the most votes is carried out', () => {
		const g = convene('common-market');
		vote(g, { 'seat:1': 'against', 'seat:2': 'for', 'seat:3': 'for' });
		expect(outcome(g)).toBe('for');
		expect(gained(g, 'seat:1', 'stock')).toBe(3);
	});

	it('[GC-17.9] on a tie the Chair chooses among the tied options', () => {
		const g = convene('exiles-plea', { chair: 'seat:3' });
		vote(g, { 'seat:1': 'seat:2', 'seat:2': 'seat:1' });
		expect(g.asked).toEqual(['vote.tie']);
		expect(g.choices('seat:3')).toEqual(['seat:1', 'seat:2']);
		g.pick('seat:3', 'seat:2');
		expect(outcome(g)).toBe('seat:2');
		expect(gained(g, 'seat:2', 'stock')).toBe(5);
	});

	it('[GC-17.9] a Chair breaks no tie it is part of: the fewest VP do, and if they are equal somebody else', () => {
		const tied = (vp: number, rules?: number) => {
			const players = { 'seat:1': { vp: 2 }, 'seat:2': { vp } } as const;
			const g = convene('exiles-plea', { players, ...(rules ? { rules } : {}) });
			return vote(g, { 'seat:1': 'seat:2', 'seat:2': 'seat:1' });
		};
		const fewer = tied(1);
		expect(fewer.asked).toEqual(['turn.menu']);
		expect(outcome(fewer)).toBe('seat:2');
		expect(fewer.said).toContain('the fewest Victory Points decide');
		expect(outcome(tied(3))).toBe('seat:1');
		const equal = tied(2);
		expect(equal.asked).toEqual(['vote.tie']);
		expect(equal.askedSeats).toEqual(['seat:3']);
		expect(tied(1, 2).askedSeats, 'before rules 3').toEqual(['seat:1']);
	});

	it('[GC-17.9] a Chair that was forced to abstain leaves a tie to the next player clockwise that was not', () => {
		const players: Position['players'] = {
			'seat:3': { disgraced: true },
			'seat:1': { disgraced: true }
		};
		const g = convene('exiles-plea', { seats: 4, chair: 'seat:3', players });
		vote(g, { 'seat:2': 'seat:1', 'seat:4': 'seat:3' });
		expect(g.askedSeats).toEqual(['seat:4']);
		const two = convene('exiles-plea', {
			seats: 4,
			chair: 'seat:3',
			players: { ...players, 'seat:1': {}, 'seat:4': { disgraced: true } }
		});
		vote(two, { 'seat:1': 'seat:2', 'seat:2': 'seat:1' });
		expect(two.asked).toEqual(['vote.tie']);
		expect(two.askedSeats).toEqual(['seat:1']);
	});

	it('[GC-21.3] a Chair that does not answer keeps its own ballot on a tie, else the first option', () => {
		const given = { species: { 'seat:3': 'ossuline' } } as const;
		const own = convene('truce', { ...given, planets: { 'hex:-2,2': { expended: true } } });
		vote(own, { 'seat:1': 'against', 'seat:2': 'for' });
		expect(outcome(own.lapse())).toBe('against');
		const lost = convene('exiles-plea', {
			seats: 4,
			chair: 'seat:4',
			planets: { 'hex:-3,2': { expended: true } } // its candidate has 2 votes, the others 3
		});
		vote(lost, { 'seat:1': 'seat:2', 'seat:2': 'seat:1', 'seat:4': 'seat:3' });
		expect(lost.asked).toEqual(['vote.tie']);
		expect(outcome(lost.lapse())).toBe('seat:1');
		const none = convene('truce', { chair: 'seat:3' });
		vote(none, { 'seat:1': 'against', 'seat:2': 'for' });
		expect(outcome(none.lapse())).toBe('for');
	});

	it('[GC-17.9] if no votes are cast, nothing happens', () => {
		const g = convene('common-market');
		vote(g, {});
		expect(outcome(g)).toBeNull();
		expect(g.said).toContain('No votes were cast.');
		expect(gained(g, 'seat:1', 'stock')).toBe(0);
		expect(g.board.round).toBe(2);
	});

	it('[GC-17.9] if nobody can be elected, nothing happens, and nobody is asked', () => {
		const g = convene('censure', { rules: 2 });
		expect(g.said).toContain('Nobody can be elected.');
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-17.9] if all players are forced to abstain, a tie of the others is decided for the first option', () => {
		const disgraced = { disgraced: true };
		const g = convene('reparations', {
			npcs: ['ulmar', 'ossuline', 'morrowkin'], // warden and sage for it, a trader against it
			players: { 'seat:1': disgraced, 'seat:2': disgraced, 'seat:3': disgraced },
			planets: { 'hex:0,2': { owner: 'seat:1' } }
		});
		// The sage has lost its planet, and its vote.
		expect(g.said.match(/must abstain/g)).toHaveLength(3);
		expect(g.said.match(/casts 3 votes (for|against) the motion/g)).toHaveLength(2);
		expect(outcome(g)).toBe('for');
	});

	it('[GC-17.10] effects on several players are carried out clockwise from the Chair', () => {
		const g = convene('port-subsidy', {
			chair: 'seat:2',
			planets: {
				'hex:-1,-1': { owner: 'seat:1' },
				'hex:1,-2': { owner: 'seat:1' },
				'hex:2,-1': { owner: 'seat:2' },
				'hex:1,1': { owner: 'seat:2' },
				'hex:-1,2': { owner: 'seat:3' },
				'hex:-2,1': { owner: 'seat:3' }
			}
		});
		vote(g, { 'seat:1': 'for' });
		const asked: SeatId[] = [];
		while (g.asked[0] === 'effect.port.where') {
			asked.push(...g.askedSeats);
			g.lapse();
		}
		expect(asked).toEqual(['seat:2', 'seat:3', 'seat:1']);
	});

	it('[GC-17.10] for most and fewest all who tie count, but if all players tie nobody does', () => {
		const points = (given: Position) => {
			const g = vote(convene('census', given), { 'seat:1': 'a' });
			return (['seat:1', 'seat:2', 'seat:3'] as const).map((seat) => gained(g, seat, 'vp'));
		};
		expect(points({})).toEqual([0, 0, 0]);
		expect(points({ planets: { 'hex:0,0': { owner: 'seat:3' } } })).toEqual([0, 0, 1]);
		expect(
			points({ planets: { 'hex:0,0': { owner: 'seat:3' }, 'hex:0,1': { owner: 'seat:2' } } })
		).toEqual([0, 1, 1]);
	});

	it('[GC-17.10] a ballot says for whom an option would be as things stand', () => {
		const g = convene('census', { planets: { 'hex:0,-1': { owner: 'seat:1' } } });
		const { shape } = g.decision('seat:2');
		const notes = shape.type === 'one' ? shape.choices.map(({ note }) => said(note)) : [];
		expect(notes).toEqual([
			'Each player with the most planets gains 1 Victory Point. As things stand: {seat:1}.',
			'Each player with the fewest planets gains 1 Victory Point. As things stand: {seat:2} and {seat:3}.',
			''
		]);
	});

	it('[GC-17.10] given all have as many, then a ballot says that this is why it would be nobody', () => {
		const { shape } = convene('census').decision('seat:2');
		const [most] = shape.type === 'one' ? shape.choices : [];
		expect(said(most?.note)).toBe(
			'Each player with the most planets gains 1 Victory Point. As things stand: nobody, for all have as many.'
		);
		const { shape: unmet } = convene('recognition').decision('seat:3');
		const [allied] = unmet.type === 'one' ? unmet.choices : [];
		expect(said(allied?.note)).toContain('As things stand: nobody.');
	});

	it('[GC-17.10] a ballot says who is allied, where that is whom an option is for', () => {
		const { shape } = convene('recognition', { allies: ['seat:1', 'seat:2'] }).decision('seat:3');
		const [forIt] = shape.type === 'one' ? shape.choices : [];
		expect(said(forIt?.note)).toBe(
			'Each allied player gains 1 Victory Point. As things stand: {seat:1} and {seat:2}.'
		);
	});

	it('[GC-17.10] if the most is 0, nobody has the most', () => {
		const points = (tokens: number) => {
			const g = assembly({ council: ['great-survey'] });
			g.player('seat:2').tally.tokensResolved = tokens;
			g.pick('seat:1', 'council:great-survey');
			vote(g, { 'seat:1': 'for' });
			return gained(g, 'seat:2', 'vp');
		};
		expect(points(0)).toBe(0);
		expect(points(1)).toBe(1);
	});

	it('[GC-17.10] [GC-18.3] victory is checked after the vote, before anything else', () => {
		const g = convene('census', {
			round: 4,
			players: { 'seat:3': { vp: 6 } },
			planets: { 'hex:0,0': { owner: 'seat:3' } },
			objectives: ['uprising'],
			nextObjectives: ['charter']
		});
		vote(g, { 'seat:3': 'a' });
		expect(g.table.over?.winners).toEqual(['seat:3']);
		expect(g.board.objectives).toEqual(['uprising']);
	});
});
