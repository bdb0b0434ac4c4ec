/** Negator: what each of its negations undoes, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { barredTo } from '../../../support/barred';
import { declare, duel, fight, holding, meet, met, offered } from '../../../support/duel';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Said, Shape } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const CARDS: Cards = ['attack:08', 'attack:10'];
const DECLARED = 'window:use.declared';
const CHOSEN = 'window:ships.chosen';
const LAID = 'window:planning.selected';

/** This seat is Negator, with these negations in its cache. */
const negator = (seat: SeatId, cache: readonly string[], given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'negator', ...given.aliens },
	essence: { negator: { cache }, ...given.essence }
});

/** This negation, and others that come at other moments. */
const with2 = (card: string): readonly string[] =>
	[card, 'hyperspace-gate', 'encounter-card', 'destiny']
		.filter((one, i, all) => all.indexOf(one) === i)
		.slice(0, 3);

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:negator.', ''));
const at = ({ board }: CosmicGame) => board.essence!['negator']!;

/** Seat 1 has aimed at seat 2 and says how many ships it sends. */
const sending = (given: Position, split: Record<string, number>): CosmicGame =>
	duel(given)
		.until('launch.aim')
		.pick('seat:1', 'planet:2-1')
		.until('launch.send')
		.answer('seat:1', { split });

/** Seat 4 is invited by both main players, and says what it joins. */
const joining = (given: Position, side: 'offense' | 'defense', n = 2): CosmicGame => {
	const g = duel({ seats: 4, ...given }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 }
	});
	g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
	g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:4'] });
	return g
		.until('alliance.answer', 'seat:4')
		.answer('seat:4', { pick: side, then: { split: { 'planet:4-1': n } } });
};

describe('Negator', () => {
	it('[alien:negator] [CE-36.35] given it has played a negation, then that is unavailable, and it plays none in this encounter any more, but one in the next', () => {
		const g = duel(
			negator('seat:3', ['hyperspace-gate', 'encounter-card', 'choosing-ships'])
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:3');
		g.use('seat:3', 'power|negator|gate').until('negator.aim.at').lapse();
		expect(short(at(g).cache)).not.toContain('hyperspace-gate');
		expect(short(at(g).unavailable)).toEqual(['hyperspace-gate']);
		expect(g.said).toContain('{seat:3} discards Hyperspace Gate.');
		expect(offered(g, 'seat:3', 'power|negator')).toBe(false);
		g.until(CHOSEN, 'seat:3');
		expect(g.board.encounters).toBe(2);
		expect(g.offers('seat:3', 'power|negator|ships')).toBe(true);
	});

	it('[alien:negator] [CE-36.35] [CE-36.5] given a negation is stopped, then it undoes nothing, stays in the cache, and Negator is off for the encounter', () => {
		const g = duel(
			negator('seat:3', with2('hyperspace-gate'), {
				hands: { 'seat:2': ['artifact:cosmic-zap'] }
			})
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:3');
		declare(g, 'seat:3', 'power|negator|gate');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.send');
		expect(g.encounter.target).toBe('planet:2-1');
		expect(short(at(g).cache)).toContain('hyperspace-gate');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:3', alien: 'negator' }]);
	});

	it('[alien:negator] [CE-16.22] [CE-36.35] given a negation may be in its cache by what all see, then it is asked, has it it or not; of one that is unavailable it is not', () => {
		const isAsked = (unavailable: readonly string[]) => {
			const g = duel({
				aliens: { 'seat:3': 'negator' },
				hands: { 'seat:3': [] },
				essence: { negator: { cache: ['destiny', 'ally-action', 'encounter-card'], unavailable } }
			}).until('launch.aim');
			g.pick('seat:1', 'planet:2-1');
			for (; !g.asked.includes('launch.send'); g.lapse())
				if (g.asked.includes('window:launch.beforeShips')) {
					expect(offers(g)).toBe(false);
					return g.askedSeats.includes('seat:3');
				}
			return false;
		};
		const offers = (g: CosmicGame) =>
			g.askedSeats.includes('seat:3') && g.offers('seat:3', 'power|negator');
		expect(isAsked([])).toBe(true);
		expect(isAsked(['hyperspace-gate'])).toBe(false);
	});

	it('[alien:negator] [CE-36.3] given a cache, then it alone sees the negations in it, and others how many', () => {
		const g = duel(negator('seat:3', with2('destiny'))).until('launch.aim');
		expect(short(lookOwn(cosmic, g.table, 'seat:3').board.caches!['negator']!)).toEqual(
			with2('destiny')
		);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.caches).toBeUndefined();
		expect(JSON.stringify(lookOpen(cosmic, g.table).board.essence)).not.toContain('negator.');
	});
});

describe('the negations of Negator', () => {
	const ZAPPED = ' stops ';

	it('[essence:negator-main-player-action] [CE-36.36] given a main player uses a power by choice, then it is cancelled, but not stopped: it may be used in the next encounter window again', () => {
		const g = met(
			CARDS,
			negator('seat:3', with2('main-player-action'), { aliens: { 'seat:1': 'mirror' } })
		);
		g.until(LAID, 'seat:1');
		declare(g, 'seat:1', 'power|mirror|reverse');
		g.until(DECLARED, 'seat:3').use('seat:3', 'power|negator|main');
		g.until('window:resolution.outcome');
		expect(g.said).toContain('{seat:3} cancels Mirror with Negator.');
		expect(g.said).not.toContain(ZAPPED);
		expect(g.encounter.zapped).toEqual([]);
		// Not turned: 80 and 01.
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });
	});

	it('[essence:negator-main-player-action] [CE-36.36] given a power that must be used, one of who is no main player, or a card that anybody may play, then it cancels none', () => {
		const mayCancel = (given: Position, go: (g: CosmicGame) => void) => {
			const g = duel(
				holding(CARDS, negator('seat:3', with2('main-player-action'), { seats: 4, ...given }))
			);
			go(g);
			g.until(DECLARED, 'seat:3');
			return g.offers('seat:3', 'power|negator');
		};
		const fights = (g: CosmicGame) => void meet(g, CARDS);
		expect(mayCancel({ aliens: { 'seat:2': 'virus' } }, fights)).toBe(false);
		const plague = (g: CosmicGame) => {
			while (!g.offers('seat:2', 'artifact|plague')) g.lapse();
			declare(g, 'seat:2', 'artifact|plague', { pick: 'seat:1' });
		};
		expect(mayCancel({ hands: { 'seat:2': ['artifact:plague'] } }, plague)).toBe(false);
		const offensePlague = (g: CosmicGame) => {
			while (!g.offers('seat:1', 'artifact|plague')) g.lapse();
			declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		};
		expect(mayCancel({ hands: { 'seat:1': ['artifact:plague'] } }, offensePlague)).toBe(false);
		const tubes = (g: CosmicGame) => {
			while (!g.offers('seat:1', 'artifact|mobius-tubes')) g.lapse();
			declare(g, 'seat:1', 'artifact|mobius-tubes');
		};
		const warp: Position = {
			hands: { 'seat:1': ['artifact:mobius-tubes'] },
			warp: { 'seat:1': 3 }
		};
		expect(mayCancel(warp, tubes)).toBe(true);
	});

	it('[essence:negator-main-player-action] [CE-36.36] given a technology, a card out of a hoard, a flare that allies may play as well, its own card, or one that was stopped already, then it cancels none', () => {
		const MAIN_ACTION = 'power|negator|main';
		const given = (more: Position, by: SeatId = 'seat:3') =>
			duel(holding(CARDS, negator(by, with2('main-player-action'), { seats: 4, ...more })));

		const tech = given({ techs: { 'seat:1': ['the-qax'] } });
		while (!tech.offers('seat:1', 'tech|the-qax')) tech.lapse();
		declare(tech, 'seat:1', 'tech|the-qax', { pick: 'seat:4' });
		expect(offered(tech, 'seat:3', MAIN_ACTION)).toBe(false);

		const hoard = given({
			aliens: { 'seat:1': 'miser' },
			hoards: { 'seat:1': ['attack:20', 'attack:30'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		hoard.lay('attack:20', 'attack:10');
		expect(offered(hoard, 'seat:3', MAIN_ACTION)).toBe(false);

		const both = given({ hands: { 'seat:1': ['negotiate', 'flare:barbarian'] } });
		meet(both, ['negotiate', 'attack:10']).until('window:resolution.gained', 'seat:1');
		declare(both, 'seat:1', 'wild|barbarian');
		expect(offered(both, 'seat:3', MAIN_ACTION)).toBe(false);

		const own = given(
			{ hands: { 'seat:1': ['artifact:mobius-tubes'] }, warp: { 'seat:1': 3 } },
			'seat:1'
		);
		while (!own.offers('seat:1', 'artifact|mobius-tubes')) own.lapse();
		declare(own, 'seat:1', 'artifact|mobius-tubes');
		expect(offered(own, 'seat:1', MAIN_ACTION)).toBe(false);

		const zapped = given({
			aliens: { 'seat:1': 'mirror' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(meet(zapped, CARDS).until(LAID, 'seat:1'), 'seat:1', 'power|mirror|reverse');
		declare(zapped.until(DECLARED, 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		while (zapped.table.frames.filter(({ step }) => step === 'use').length > 1) zapped.pass();
		expect(offered(zapped, 'seat:3', MAIN_ACTION)).toBe(false);

		const cancelled = given({
			hands: { 'seat:1': ['artifact:mobius-tubes'], 'seat:2': ['artifact:card-zap'] },
			warp: { 'seat:1': 3 }
		});
		while (!cancelled.offers('seat:1', 'artifact|mobius-tubes')) cancelled.lapse();
		declare(cancelled, 'seat:1', 'artifact|mobius-tubes');
		declare(cancelled.until(DECLARED, 'seat:2'), 'seat:2', 'artifact|card-zap');
		while (cancelled.table.frames.filter(({ step }) => step === 'use').length > 1) cancelled.pass();
		expect(offered(cancelled, 'seat:3', MAIN_ACTION)).toBe(false);
	});

	it('[essence:negator-main-player-action] [CE-36.36] given a card that only the offense may play, then it is discarded without effect', () => {
		const g = duel(
			negator('seat:3', with2('main-player-action'), {
				hands: { 'seat:1': ['artifact:mobius-tubes'] },
				warp: { 'seat:1': 3 }
			})
		);
		while (!g.offers('seat:1', 'artifact|mobius-tubes')) g.lapse();
		declare(g, 'seat:1', 'artifact|mobius-tubes');
		g.until(DECLARED, 'seat:3').use('seat:3', 'power|negator|main').until('launch.aim');
		expect(g.said).toContain('{seat:3} cancels Mobius Tubes with Negator.');
		expect(g.board.warp['seat:1']).toBeGreaterThanOrEqual(2);
		expect(g.board.discard).toContainEqual('artifact:mobius-tubes#1');
	});

	it('[essence:negator-main-player-action] [CE-36.32] [CE-36.36] given the power is shielded, then it is not cancelled', () => {
		const mirrored = (whom: SeatId) => {
			const g = duel(
				holding(
					CARDS,
					negator('seat:3', with2('main-player-action'), {
						seats: 4,
						aliens: { 'seat:1': 'mirror', 'seat:4': 'zilch' },
						essence: {
							negator: { cache: with2('main-player-action') },
							zilch: { cache: ['shield', 'donate', 'psych'] }
						}
					})
				)
			).until('window:encounter.start', 'seat:4');
			g.use('seat:4', 'power|zilch|shield', { pick: whom });
			declare(meet(g, CARDS).until(LAID, 'seat:1'), 'seat:1', 'power|mirror|reverse');
			return offered(g, 'seat:3', 'power|negator|main');
		};
		expect(mirrored('seat:3')).toBe(true);
		expect(mirrored('seat:1')).toBe(false);
		const late = (whom: SeatId) => {
			const g = duel(
				holding(
					CARDS,
					negator('seat:3', with2('main-player-action'), {
						seats: 4,
						aliens: { 'seat:1': 'loser', 'seat:4': 'zilch' },
						hands: { 'seat:1': ['flare:loser'] },
						essence: {
							negator: { cache: with2('main-player-action') },
							zilch: { cache: ['shield', 'donate', 'psych'] }
						}
					})
				)
			).until('window:encounter.start', 'seat:4');
			g.use('seat:4', 'power|zilch|shield', { pick: whom });
			declare(meet(g, CARDS).until(LAID, 'seat:1'), 'seat:1', 'super|loser|late');
			return offered(g, 'seat:3', 'power|negator|main');
		};
		expect(late('seat:3')).toBe(true);
		expect(late('seat:1')).toBe(false);
	});

	it('[essence:negator-ally-action] [CE-36.36] given an ally uses a power by choice, then it is cancelled; one of a main player it cannot cancel', () => {
		const allied = (alien: string, whose: SeatId) => {
			const g = fight(
				CARDS,
				{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
				negator('seat:3', with2('ally-action'), {
					aliens: { [whose]: alien },
					essence: {
						negator: { cache: with2('ally-action') },
						zilch: { cache: ['peek', 'shield', 'psych'] }
					}
				})
			).until(LAID, whose);
			return g;
		};
		const g = allied('zilch', 'seat:4');
		declare(g, 'seat:4', 'power|zilch|psych', { pick: 'alone' });
		g.until(DECLARED, 'seat:3').use('seat:3', 'power|negator|ally');
		g.until('window:reveal.values');
		expect(g.encounter.allies.offense).toEqual(['seat:4']);
		expect(g.board.essence!['zilch']!.cache).toContain('essence:zilch.psych');
		const main = allied('mirror', 'seat:1');
		declare(main, 'seat:1', 'power|mirror|reverse');
		expect(offered(main, 'seat:3', 'power|negator|ally')).toBe(false);
	});

	it('[essence:negator-non-encounter-card] [CE-36.36] given an artifact is played, then it goes back to hand without effect, and cannot be played again in this encounter, but in the next', () => {
		const g = duel(
			negator('seat:3', with2('non-encounter-card'), {
				hands: { 'seat:2': ['artifact:plague', 'attack:10'] }
			})
		);
		while (!g.offers('seat:2', 'artifact|plague')) g.lapse();
		declare(g, 'seat:2', 'artifact|plague', { pick: 'seat:1' });
		g.until(DECLARED, 'seat:3').use('seat:3', 'power|negator|card');
		expect(offered(g, 'seat:2', 'artifact|plague', (one) => one.asked.includes('launch.aim'))).toBe(
			false
		);
		expect(g.board.warp).toEqual({});
		expect(g.said).toContain('{seat:2} takes Plague back.');
		expect(g.said).not.toContain('is blocked');
		const { turn } = g.board;
		expect(offered(g, 'seat:2', 'artifact|plague', () => g.board.turn > turn)).toBe(false);
		while (g.board.turn === turn) g.lapse();
		expect(g.hand('seat:2')).toContainEqual('artifact:plague#1');
		expect(offered(g, 'seat:2', 'artifact|plague')).toBe(true);
	});

	it('[essence:negator-non-encounter-card] [CE-36.36] [CE-15.33] given a flare, then it goes back, and counts as the flare of its player', () => {
		const g = duel(
			negator('seat:3', with2('non-encounter-card'), {
				hands: { 'seat:1': ['flare:zilch', 'flare:zombie'] },
				planets: {
					'planet:1-5': { 'seat:1': 4, 'seat:2': 1 },
					'planet:2-1': { 'seat:1': 1, 'seat:2': 4 }
				}
			})
		).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'wild|zilch');
		g.until(DECLARED, 'seat:3').use('seat:3', 'power|negator|card').until('launch.aim');
		expect(g.hand('seat:1')).toContain('flare:zilch');
		expect(g.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'zilch' }]);
	});

	it('[essence:negator-non-encounter-card] [CE-36.36] given a reinforcement, then it adds nothing and goes back to hand, where it waits for the next encounter; another one counts', () => {
		const g = met(
			CARDS,
			negator('seat:3', with2('non-encounter-card'), {
				hands: { 'seat:1': ['reinforcement:3', 'reinforcement:5'] }
			})
		).until('window:reveal.values', 'seat:1');
		g.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		g.until('window:reinforcement.played', 'seat:3').use('seat:3', 'power|negator|reinforcement');
		g.until('window:reveal.values', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });
		expect(g.hand('seat:1')).toContainEqual('reinforcement:3#1');
		expect(g.board.discard).toEqual([]);
		expect(g.offers('seat:1', 'reinforcement:3')).toBe(false);
		g.pick('seat:1', 'reinforcement:5', { pick: 'offense' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1 + 5, defense: 10 + 4 });
	});

	it('[essence:negator-non-encounter-card] [CE-36.36] [CE-19.20] given a reinforcement out of a hoard, then it goes back there; given it has left the game, then it stays out of it', () => {
		const played = (given: Position) => {
			const g = met(CARDS, negator('seat:3', with2('non-encounter-card'), given));
			g.until('window:reveal.values', 'seat:1').pick('seat:1', 'reinforcement:3', {
				pick: 'offense'
			});
			g.until('window:reinforcement.played', 'seat:3').use('seat:3', 'power|negator|reinforcement');
			return g.until('window:reveal.values', 'seat:1');
		};
		const hoarded = played({
			aliens: { 'seat:1': 'miser' },
			hoards: { 'seat:1': ['reinforcement:3', 'attack:20'] }
		});
		expect(hoarded.board.players['seat:1']!.hoard!.cards).toContainEqual('reinforcement:3#1');
		expect(hoarded.offers('seat:1', 'reinforcement:3')).toBe(false);
		expect(hoarded.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });

		// CE-36.20: whoever keeps something from happening may be fined for it.
		const obstructed = met(
			CARDS,
			negator('seat:3', with2('non-encounter-card'), {
				seats: 4,
				aliens: { 'seat:4': 'sheriff' },
				hands: { 'seat:1': ['reinforcement:3'] },
				essence: {
					negator: { cache: with2('non-encounter-card') },
					sheriff: { cache: ['obstruction', 'littering', 'gridlock'] }
				}
			})
		).until('window:reveal.values', 'seat:1');
		obstructed.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		obstructed.until('window:reinforcement.played', 'seat:3');
		obstructed.use('seat:3', 'power|negator|reinforcement').until('window:use.stopped', 'seat:4');
		expect(obstructed.board.turn).toBe(1);

		const gone = played({
			options: { hazard: 'conflict' },
			destiny: ['colour:2#1'],
			piles: { hazard: ['hazard:sargasso-web', 'hazard:temporal-anomaly'] },
			hands: { 'seat:1': ['reinforcement:3', 'reinforcement:5'] }
		});
		expect(gone.board.outOfGame).toContainEqual('reinforcement:3#1');
		expect(gone.said).not.toContain('takes Reinforcement +3 back');
		expect(gone.encounter.totals).toEqual({ offense: 8 + 1, defense: 10 + 4 });
	});

	it('[essence:negator-non-encounter-card] [CE-36.36] given its own card or reinforcement, or one that was cancelled already, then it returns none', () => {
		const CARD = 'power|negator|card';
		const own = duel(
			negator('seat:1', with2('non-encounter-card'), {
				hands: { 'seat:1': ['artifact:mobius-tubes'] },
				warp: { 'seat:1': 3 }
			})
		);
		while (!own.offers('seat:1', 'artifact|mobius-tubes')) own.lapse();
		declare(own, 'seat:1', 'artifact|mobius-tubes');
		expect(offered(own, 'seat:1', CARD)).toBe(false);

		const reinforced = (by: SeatId, given: Position = {}) => {
			const g = met(
				CARDS,
				negator(by, with2('non-encounter-card'), {
					...given,
					hands: { ...given.hands, 'seat:1': ['reinforcement:3'] }
				})
			).until('window:reveal.values', 'seat:1');
			g.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
			return g;
		};
		const REINFORCEMENT = 'power|negator|reinforcement';
		expect(offered(reinforced('seat:1'), 'seat:1', REINFORCEMENT)).toBe(false);
		const reserved = reinforced('seat:3', {
			aliens: { 'seat:2': 'reserve' },
			hands: { 'seat:2': ['negotiate'] }
		}).until('window:reinforcement.played', 'seat:2');
		expect(reserved.offers('seat:3', REINFORCEMENT)).toBe(true);
		declare(reserved, 'seat:2', 'power|reserve|cancel');
		while (reserved.table.frames.some(({ step }) => step === 'use')) reserved.pass();
		expect(offered(reserved, 'seat:3', REINFORCEMENT)).toBe(false);

		const zapped = duel(
			negator('seat:3', with2('non-encounter-card'), {
				hands: { 'seat:2': ['artifact:plague'], 'seat:1': ['artifact:card-zap'] }
			})
		);
		while (!zapped.offers('seat:2', 'artifact|plague')) zapped.lapse();
		declare(zapped, 'seat:2', 'artifact|plague', { pick: 'seat:1' });
		declare(zapped.until(DECLARED, 'seat:1'), 'seat:1', 'artifact|card-zap');
		while (zapped.table.frames.filter(({ step }) => step === 'use').length > 1) zapped.pass();
		expect(offered(zapped, 'seat:3', CARD)).toBe(false);
	});

	it('[essence:negator-non-encounter-card] [LAW-5] given a like reinforcement is discarded already, then the one that is played goes by a name of its own, and that one goes back', () => {
		const g = met(
			CARDS,
			negator('seat:3', with2('non-encounter-card'), {
				hands: { 'seat:1': ['reinforcement:3'] },
				discard: ['reinforcement:3']
			})
		).until('window:reveal.values', 'seat:1');
		// Names are of a place: in a hand and among discards two cards may go by one.
		const [card] = g.hand('seat:1').filter((one) => one.startsWith('reinforcement:3'));
		g.board.discard = [card!];
		g.pick('seat:1', 'reinforcement:3', { pick: 'offense' });
		g.until('window:reinforcement.played', 'seat:3');
		const [, played] = g.board.discard;
		const found = g.table.frames.find(({ step }) => step === 'reinforce');
		expect(Object.values(found!).includes(played)).toBe(true);
		expect(Object.values(found!).includes(card)).toBe(false);
		g.use('seat:3', 'power|negator|reinforcement').until('window:resolution.outcome');
		expect(g.board.discard.join()).toBe(card);
		expect(g.hand('seat:1')).toContainEqual(expect.stringMatching(/^reinforcement:3/));
	});

	it('[essence:negator-destiny] [CE-36.37] given a wild card, then the offense must choose somebody else; with two players it is not offered', () => {
		const wild = (seats: number) =>
			duel(
				negator(seats === 2 ? 'seat:2' : 'seat:3', ['destiny', 'ally-action', 'encounter-card'], {
					seats,
					destiny: ['wild#1']
				})
			);
		const g = wild(4).until('destiny.wild').pick('seat:1', 'seat:3');
		g.until('window:destiny.defenseSet', 'seat:3').use('seat:3', 'power|negator|meet');
		g.until('negator.meet.whom');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:4']);
		g.pick('seat:1', 'seat:4').until('launch.aim');
		expect([g.encounter.defense, g.encounter.system]).toEqual(['seat:4', 'seat:4']);
		expect(g.said).toContain('{seat:1} encounters {seat:4}.');
		expect(offered(wild(2), 'seat:2', 'power|negator|meet')).toBe(false);
		// CE-36.37: by a wild card, and by that alone, and of another player.
		const other = (by: SeatId, given: Position) =>
			offered(
				duel(
					negator(by, ['destiny', 'ally-action', 'encounter-card'], {
						seats: 4,
						destiny: ['wild#1'],
						...given
					})
				),
				by,
				'power|negator|meet'
			);
		expect(other('seat:3', { destiny: ['colour:2#1'] })).toBe(false);
		expect(other('seat:3', { aliens: { 'seat:1': 'will' } })).toBe(false);
		expect(other('seat:1', {})).toBe(false);
	});

	it('[essence:negator-destiny] [CE-36.37] given the offense draws its own colour, then it must meet an intruder; without one it is not offered, nor for another colour', () => {
		const own = (
			planets: Position['planets'],
			destiny = 'colour:1#2',
			given: Position = {},
			by: SeatId = 'seat:3'
		) =>
			duel(
				negator(by, ['destiny', 'ally-action', 'encounter-card'], {
					...given,
					destiny: [destiny, 'colour:2#1'],
					...(planets && { planets })
				})
			);
		const intruded = {
			'planet:1-2': { 'seat:1': 4, 'seat:2': 1 },
			'planet:1-3': {},
			'planet:1-4': { 'seat:3': 1 }
		};
		const g = own(intruded).until('window:destiny.drawn', 'seat:3');
		g.use('seat:3', 'power|negator|intruder').until('destiny.own');
		expect(g.choices('seat:1')).toEqual(['against seat:2 planet:1-2', 'against seat:3 planet:1-4']);
		expect(barredTo(g, 'seat:1').map(({ id }) => id)).toContain('again');
		g.lapse().until('launch.send');
		expect(g.encounter.target).toBe('planet:1-4');
		const free = own(intruded).until('destiny.own');
		expect(free.choices('seat:1')).toContain('again');
		expect(offered(own({}), 'seat:3', 'power|negator|intruder')).toBe(false);
		const settled = own(intruded, 'colour:1#2', { aliens: { 'seat:1': 'will' } });
		expect(offered(settled, 'seat:3', 'power|negator|intruder')).toBe(false);
		const itself = own(intruded, 'colour:1#2', {}, 'seat:1');
		expect(offered(itself, 'seat:1', 'power|negator|intruder')).toBe(false);
		expect(offered(own(intruded, 'colour:2#1'), 'seat:3', 'power|negator|intruder')).toBe(false);
	});

	it('[essence:negator-hyperspace-gate] [CE-36.40] given the gate is aimed, then it is aimed at another planet there; at an intruder with one colony it is not offered', () => {
		const g = duel(negator('seat:3', with2('hyperspace-gate'))).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:3');
		g.use('seat:3', 'power|negator|gate').until('negator.aim.at');
		expect(g.choices('seat:1')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		g.pick('seat:1', 'planet:2-3').until('launch.send');
		expect(g.encounter.target).toBe('planet:2-3');
		expect(g.said).toContain('{seat:1} aims at planet 3 of {seat:2}.');
		const itself = duel(negator('seat:1', with2('hyperspace-gate')));
		expect(offered(itself, 'seat:1', 'power|negator|gate')).toBe(false);
		const intruder = (more: object) =>
			duel(
				negator('seat:3', with2('hyperspace-gate'), {
					destiny: ['colour:1#2'],
					planets: { 'planet:1-2': { 'seat:1': 4, 'seat:2': 1 }, ...more }
				})
			)
				.until('destiny.own')
				.pick('seat:1', 'against seat:2 planet:1-2');
		expect(offered(intruder({}), 'seat:3', 'power|negator|gate')).toBe(false);
		const two = intruder({ 'planet:1-4': { 'seat:2': 2 }, 'planet:1-5': { 'seat:2': 1 } });
		two.until('window:launch.beforeShips', 'seat:3').use('seat:3', 'power|negator|gate');
		two.until('negator.aim.at');
		expect(two.choices('seat:1')).toEqual(['planet:1-4', 'planet:1-5']);
	});

	it('[essence:negator-choosing-ships] [CE-36.38] given the offense sends two ships of a planet, then it sends another number from other planets', () => {
		const g = sending(negator('seat:3', with2('choosing-ships')), { 'planet:1-1': 2 });
		g.until(CHOSEN, 'seat:3');
		expect(g.encounter.gate).toEqual({});
		expect(said(g.decision('seat:3').say)).toBe(
			'{seat:1} is about to send 2 ships for the offense, from planet 1 of {seat:1}. Act, or pass?'
		);
		g.use('seat:3', 'power|negator|ships').until('negator.ships.send');
		expect(g.askedSeats).toEqual(['seat:1']);
		const { shape } = g.decision('seat:1');
		expect(
			shape.type === 'one' &&
				shape.choices.map(({ id, then }) =>
					then?.type === 'split' ? [id, then.min, then.max, then.places.map((one) => one.id)] : id
				)
		).toEqual([
			['fewer', 1, 1, ['planet:1-2', 'planet:1-3', 'planet:1-4', 'planet:1-5']],
			['more', 3, 4, ['planet:1-2', 'planet:1-3', 'planet:1-4', 'planet:1-5']]
		]);
		g.answer('seat:1', { pick: 'more', then: { split: { 'planet:1-2': 1, 'planet:1-3': 2 } } });
		g.until('alliance.offenseInvites');
		expect(g.encounter.gate).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 2 });
	});

	it('[essence:negator-choosing-ships] [CE-36.38] given there are ships nowhere else, then another number of the same; given only as many elsewhere, then those; given one ship in all, then it is not offered', () => {
		const alone = (planets: Position['planets'] & object, split: Record<string, number>) => {
			const none = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
			return sending(
				negator('seat:3', with2('choosing-ships'), { planets: { ...none, ...planets } }),
				split
			);
		};
		const ways = (g: CosmicGame) => {
			g.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|ships').until('negator.ships.send');
			const { shape } = g.decision('seat:1');
			return (
				shape.type === 'one' &&
				shape.choices.map(({ id, then }) =>
					then?.type === 'split'
						? [id, then.min, then.max, ...then.places.map((one) => one.id)]
						: id
				)
			);
		};
		expect(ways(alone({ 'planet:1-1': { 'seat:1': 3 } }, { 'planet:1-1': 3 }))).toEqual([
			['fewer', 1, 2, 'planet:1-1']
		]);
		const even = { 'planet:1-1': { 'seat:1': 1 }, 'planet:1-2': { 'seat:1': 1 } };
		const alike = alone(even, { 'planet:1-1': 1 });
		alike.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|ships');
		alike.until('planning.select');
		expect(alike.encounter.gate).toEqual({ 'seat:1': 1 });
		expect([alike.ships('planet:1-1'), alike.ships('planet:1-2')]).toEqual([{ 'seat:1': 1 }, {}]);
		// A ship that is in the gate already, and none besides (CE-8.9).
		const none = duel(
			negator('seat:3', with2('choosing-ships'), {
				planets: Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}])),
				warp: { 'seat:1': 1 },
				evolution: { 'turbo-cannon': { 'seat:1': 2 }, 'bad-publicity': {} }
			})
		).until('launch.aim');
		none.pick('seat:1', 'planet:2-1').until('launch.send').answer('seat:1', { split: {} });
		expect(
			offered(none, 'seat:3', 'power|negator|ships', (g) => g.asked.includes('planning.select'))
		).toBe(false);
		const last = duel(
			negator('seat:3', with2('choosing-ships'), {
				planets: {
					...Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}])),
					'planet:1-1': { 'seat:1': 1 }
				}
			})
		).until('launch.aim');
		last.pick('seat:1', 'planet:2-1');
		expect(
			offered(last, 'seat:3', 'power|negator|ships', (g) => g.asked.includes('planning.select'))
		).toBe(false);
	});

	it('[essence:negator-choosing-ships] [CE-36.38] [CE-36.24] given leave to send more than one ship, then that holds for the other ships as well', () => {
		const watched = (whom: SeatId) => {
			const g = duel(
				negator('seat:3', with2('choosing-ships'), {
					seats: 4,
					hands: { 'seat:2': ['flare:sheriff'] }
				})
			).until('window:turn.start', 'seat:2');
			declare(g, 'seat:2', 'wild|sheriff|watch', { pick: whom });
			return g.encounterTo({ target: 'planet:2-1' });
		};
		const more = (shape: Shape) =>
			shape.type === 'one'
				? Math.max(...shape.choices.map(({ then }) => (then?.type === 'split' ? then.max : 0)))
				: null;
		const most = (g: CosmicGame, seat: SeatId) => {
			g.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|ships').until('negator.ships.send');
			return more(g.decision(seat).shape);
		};
		const offense = watched('seat:1').until('launch.leave').answer('seat:2', { yes: true });
		offense.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
		expect(most(offense, 'seat:1')).toBe(4);

		const ally = watched('seat:4').until('launch.send');
		ally.answer('seat:1', { split: { 'planet:1-1': 2 } });
		ally.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		ally.until('alliance.leave').answer('seat:2', { yes: true });
		ally.until('alliance.answer').answer('seat:4', {
			pick: 'offense',
			then: { split: { 'planet:4-1': 2 } }
		});
		expect(most(ally, 'seat:4')).toBe(4);
	});

	it('[essence:negator-enter-alliance] [CE-36.39] [CE-36.24] given leave to send more than one ship, and the defense is refused it, then it joins the offense with as many as ever', () => {
		const refused = (yes: boolean) => {
			const g = duel(
				negator('seat:3', with2('enter-alliance'), {
					seats: 4,
					hands: { 'seat:2': ['flare:sheriff'] }
				})
			).until('window:turn.start', 'seat:2');
			declare(g, 'seat:2', 'wild|sheriff|watch', { pick: 'seat:4' });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:4'] });
			g.until('alliance.leave').answer('seat:2', { yes });
			g.until('alliance.answer').answer('seat:4', {
				pick: 'defense',
				then: { split: { 'planet:4-1': 2 } }
			});
			g.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|refuse').until('negator.answer.join');
			const { shape } = g.decision('seat:4');
			const [offense] = shape.type === 'one' ? shape.choices : [];
			return offense?.then?.type === 'split' ? offense.then.max : null;
		};
		expect(refused(true)).toBe(4);
		expect(refused(false)).toBe(1);
	});

	it('[essence:negator-choosing-ships] [CE-36.38] given an ally has chosen ships, then it joins the same side with others; its own ships Negator does not choose again', () => {
		const g = joining(negator('seat:3', with2('choosing-ships')), 'defense').until(
			CHOSEN,
			'seat:3'
		);
		expect(g.encounter.allies.defense).toEqual([]);
		g.use('seat:3', 'power|negator|ships').until('negator.ships.send');
		g.answer('seat:4', { pick: 'fewer', then: { split: { 'planet:4-5': 1 } } });
		g.until('planning.select');
		expect(g.encounter.allies.defense).toEqual(['seat:4']);
		expect(g.encounter.beside).toEqual({ 'seat:4': 1 });
		expect(g.ships('planet:4-1')).toEqual({ 'seat:4': 4 });
		const own = sending(negator('seat:1', with2('choosing-ships')), { 'planet:1-1': 2 });
		expect(offered(own, 'seat:1', 'power|negator|ships')).toBe(false);
	});

	it('[essence:negator-enter-alliance] [CE-36.39] given a player joins a side, then it may not join that one, but the other one or none; the ships of the offense it cannot refuse', () => {
		const refused = () => {
			const g = joining(negator('seat:3', with2('enter-alliance')), 'defense');
			g.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|refuse');
			return g.until('negator.answer.join');
		};
		const g = refused();
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(g.choices('seat:4')).toEqual(['offense', 'decline']);
		const { say, because } = g.decision('seat:4');
		expect(said(say)).toBe('You may not join that side. Join the offense, or stay out?');
		expect(because).toMatchObject({ of: 'power|negator|refuse', by: 'seat:3' });
		g.pick('seat:4', 'offense', { split: { 'planet:4-2': 1 } }).until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: ['seat:4'], defense: [] });
		expect(g.ships('planet:4-1')).toEqual({ 'seat:4': 4 });
		const out = refused().pick('seat:4', 'decline').until('planning.select');
		expect(out.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(out.said).toContain('{seat:4} stays out.');
		// Another may join that side.
		const two = duel(negator('seat:2', with2('enter-alliance'), { seats: 4 })).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 }
		});
		two.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		two.until('alliance.answer', 'seat:3');
		two.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 1 } } });
		two.until(CHOSEN, 'seat:2').use('seat:2', 'power|negator|refuse');
		two.until('alliance.answer', 'seat:4');
		expect(two.encounter.allies.offense).toEqual([]);
		expect(two.choices('seat:4')).toEqual(['offense', 'decline']);
		const launched = sending(negator('seat:3', with2('enter-alliance')), { 'planet:1-1': 2 });
		expect(
			offered(launched, 'seat:3', 'power|negator|refuse', (one) =>
				one.asked.includes('alliance.offenseInvites')
			)
		).toBe(false);
	});

	it('[essence:negator-enter-alliance] [CE-36.39] [CE-9.7] [CE-40.18] given one side alone invited it, then it stays out; given all answer together, then it is refused as that is shown', () => {
		const hidden = negator('seat:3', with2('enter-alliance'), {
			seats: 4,
			options: { hiddenAlliances: true }
		});
		const g = duel(hidden).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.together');
		g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 1 } } });
		g.answer('seat:4', { pick: 'offense', then: { split: { 'planet:4-1': 2 } } });
		while (!g.offers('seat:3', 'power|negator|refuse')) g.lapse();
		// CE-40.18: before anything answers one of them, all are told of both.
		const shown = [
			'{seat:3} joins the offense with 1 ship.',
			'{seat:4} joins the offense with 2 ships.'
		];
		expect(g.said).toContain(shown.join('\n'));
		g.use('seat:3', 'power|negator|refuse').until('planning.select');
		expect(g.said.split('\n').filter((line) => shown.includes(line))).toEqual(shown);
		expect(g.said).toContain('{seat:4} stays out.');
		expect(g.encounter.allies).toEqual({ offense: ['seat:3'], defense: [] });
		expect(g.encounter.gate).toEqual({ 'seat:1': 3, 'seat:3': 1 });
	});

	it('[essence:negator-encounter-card] [CE-36.41] given both cards are laid, then one goes back unseen, and another is laid', () => {
		const g = met(
			CARDS,
			negator('seat:3', with2('encounter-card'), {
				hands: { 'seat:2': ['attack:01', 'negotiate'] }
			})
		).until(LAID, 'seat:3');
		const use = g.choices('seat:3').find((id) => id.includes('negator|laid'))!;
		expect(g.choices('seat:3', use)).toEqual(['seat:1', 'seat:2']);
		g.use('seat:3', use, { pick: 'seat:2' }).until('layAgain.select');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2').map((id) => id.replace(/#.*/, ''))).toEqual([
			'attack:08',
			'attack:01',
			'negotiate'
		]);
		expect(g.said).not.toContain('Attack 10');
		g.pick('seat:2', 'attack:01').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 1 + 4 });
		expect(g.hand('seat:2')).toContainEqual('attack:10#1');
	});

	it('[essence:negator-encounter-card] [CE-36.41] given they have no other, then they lay it again; its own card and one that lies open stay', () => {
		const only = duel({
			...negator('seat:3', with2('encounter-card')),
			destiny: ['colour:2#1'],
			hands: { 'seat:2': [] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:08']
		});
		only.until(LAID, 'seat:3').use('seat:3', 'power|negator|laid', { pick: 'seat:2' });
		only.until('layAgain.select');
		expect(only.choices('seat:2')).toEqual([expect.stringContaining('attack:08')]);
		const main = met(CARDS, negator('seat:1', with2('encounter-card'))).until(LAID, 'seat:1');
		const use = main.choices('seat:1').find((id) => id.includes('negator|laid'))!;
		expect(main.choices('seat:1', use)).toEqual(['seat:2']);
		const oracle = duel(
			holding(CARDS, negator('seat:3', with2('encounter-card'), { aliens: { 'seat:1': 'oracle' } }))
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		oracle.until('planning.expose').pick('seat:2', 'attack:10');
		oracle.until('planning.select').pick('seat:1', 'attack:08').until(LAID, 'seat:3');
		const shown = oracle.choices('seat:3').find((id) => id.includes('negator|laid'))!;
		expect(oracle.choices('seat:3', shown)).toEqual(['seat:1']);
	});

	it('[essence:negator-encounter-card] [CE-36.41] given cards that were exchanged, then none goes back', () => {
		const g = met(
			CARDS,
			negator('seat:3', with2('encounter-card'), { aliens: { 'seat:1': 'sorcerer' } })
		);
		declare(g.until(LAID, 'seat:1'), 'seat:1', 'power|sorcerer');
		while (g.table.frames.some(({ step }) => step === 'use')) g.pass();
		expect(offered(g, 'seat:3', 'power|negator|laid')).toBe(false);
		expect(g.said).toContain('The defense wins 12 to 11.');
	});

	it('[essence:negator-encounter-card] [CE-36.41] [CE-19.20] given a card out of a hoard, then it goes back there, and another of the hoard may be laid', () => {
		const g = duel(
			negator('seat:3', with2('encounter-card'), {
				aliens: { 'seat:2': 'miser' },
				hoards: { 'seat:2': ['attack:20', 'attack:30'] }
			})
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.lay('attack:08', 'attack:30').until(LAID, 'seat:3');
		g.use('seat:3', 'power|negator|laid', { pick: 'seat:2' }).until('layAgain.select');
		expect(g.board.players['seat:2']!.hoard!.cards).toHaveLength(2);
		g.pick('seat:2', 'attack:20').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1, defense: 20 + 4 });
	});
});

describe('the Negator flare', () => {
	it('[wild:negator] [CE-36.42] given two attacks, then each counts below zero, and the flare is discarded; given somebody plays Negator, then it goes to them', () => {
		const negated = (given: Position = {}) => {
			const g = met(CARDS, {
				...given,
				hands: { 'seat:1': ['flare:negator'] }
			}).until('window:reveal.values', 'seat:1');
			return g.use('seat:1', 'wild|negator').until('window:resolution.outcome');
		};
		const g = negated({ planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(g.encounter.totals).toEqual({ offense: -8 + 1, defense: -10 + 1 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.board.discard).toContain('flare:negator');
		const theirs = negated(negator('seat:3', with2('destiny')));
		expect(theirs.hand('seat:3')).toContain('flare:negator');
	});

	it('[wild:negator] [CE-36.42] given attacks of less than nothing, or a negotiate, then it is not offered', () => {
		const may = (cards: Cards) =>
			offered(met(cards, { hands: { 'seat:1': ['flare:negator'] } }), 'seat:1', 'wild|negator');
		expect(may(['attack:08', 'attack:10'])).toBe(true);
		expect(may(['attack:08', 'negotiate'])).toBe(false);
		expect(may(['attack:00', 'attack:10'])).toBe(true);
		const below: Cards = ['attack:00', 'attack:-01@reward'];
		const none = met(below, {
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:1': ['flare:negator'] }
		});
		expect(offered(none, 'seat:1', 'wild|negator')).toBe(false);
	});

	it('[wild:negator] [CE-36.42] given small numbers, then these count below zero as well; an ally may not play it', () => {
		const g = met(['attack:04', 'attack:01'], { hands: { 'seat:1': ['flare:negator'] } });
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|negator');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: -4 + 1, defense: -1 + 4 });
		const allied = fight(
			CARDS,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{ hands: { 'seat:4': ['flare:negator'] } }
		);
		expect(offered(allied, 'seat:4', 'wild|negator')).toBe(false);
	});

	it('[super:negator] [CE-36.35] given one negation was played, then the flare plays another, and goes back to hand; before that it is not offered', () => {
		const g = duel(
			negator('seat:3', ['hyperspace-gate', 'choosing-ships', 'encounter-card'], {
				hands: { 'seat:3': ['flare:negator', 'attack:06'] }
			})
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:3');
		expect(g.offers('seat:3', 'super|negator')).toBe(false);
		g.use('seat:3', 'power|negator|gate').until('negator.aim.at').pick('seat:1', 'planet:2-2');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 4 } });
		g.until(CHOSEN, 'seat:3');
		expect(g.offers('seat:3', 'power|negator')).toBe(false);
		g.use('seat:3', 'super|negator|ships').until('negator.ships.send');
		g.answer('seat:1', { pick: 'fewer', then: { split: { 'planet:1-2': 1 } } });
		g.until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.encounter.target).toBe('planet:2-2');
		expect(g.hand('seat:3')).toContain('flare:negator');
		expect(offered(g, 'seat:3', 'super|negator')).toBe(false);
	});

	it('[super:negator] given Cosmic Zap answers it, then nothing is undone', () => {
		const g = duel(
			negator('seat:3', ['hyperspace-gate', 'choosing-ships', 'encounter-card'], {
				hands: { 'seat:3': ['flare:negator', 'attack:06'], 'seat:2': ['artifact:cosmic-zap'] }
			})
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:3');
		g.use('seat:3', 'power|negator|gate').until('negator.aim.at').pick('seat:1', 'planet:2-2');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 4 } });
		g.until(CHOSEN, 'seat:3');
		declare(g, 'seat:3', 'super|negator|ships');
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
	});
});

describe('what bots make of Negator', () => {
	const pickOf = (answer: Said) => ('pick' in answer ? answer.pick : null);

	it('[alien:negator] given a third joins their opponent, then the steady player as the defense refuses it', () => {
		const g = joining(negator('seat:2', with2('enter-alliance')), 'offense', 4);
		expect(pickOf(steadyAnswer(g.until(CHOSEN, 'seat:2'), 'seat:2'))).toContain(
			'power|negator|refuse'
		);
		const own = joining(negator('seat:2', with2('enter-alliance')), 'defense', 4);
		expect(steadyAnswer(own.until(CHOSEN, 'seat:2'), 'seat:2')).toEqual({ pick: 'pass' });
	});

	it('[essence:negator-choosing-ships] given it must choose other ships, then the steady player sends what it can spare', () => {
		const g = sending(negator('seat:3', with2('choosing-ships')), { 'planet:1-1': 2 });
		g.until(CHOSEN, 'seat:3').use('seat:3', 'power|negator|ships').until('negator.ships.send');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'more' });
	});

	it('[wild:negator] given the smaller attack is its own, then the steady player plays it where that turns the fight, and else keeps it', () => {
		const plays = (cards: Cards) =>
			steadyAnswer(
				met(cards, {
					planets: { 'planet:2-1': { 'seat:2': 1 } },
					hands: { 'seat:1': ['flare:negator'] }
				}).until('window:reveal.values', 'seat:1'),
				'seat:1'
			);
		expect(pickOf(plays(['attack:08', 'attack:20']))).toContain('wild|negator');
		expect(plays(['attack:20', 'attack:08'])).toEqual({ pick: 'pass' });
	});
});
