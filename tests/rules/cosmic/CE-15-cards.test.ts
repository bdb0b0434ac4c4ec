/** Cards (rules.md section 15): timing, kinds, and how artifacts and flares are played. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { ARTIFACTS } from '../../../src/lib/games/cosmic/artifacts';
import { COSMIC_DECK } from '../../../src/lib/games/cosmic/cards';
import { ANY_PHASE } from '../../../src/lib/games/cosmic/modules/rewards/moments';
import { ROLES } from '../../../src/lib/games/cosmic/types';
import type { OpenBoard } from '../../../src/lib/games/cosmic/view';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { notesWithin } from '../../support/notes';

/** Seat 1 encounters seat 2 on its first planet with one ship; the cards are `cards`. */
const duel = (cards: [string, string], given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])],
			...(given.hands?.['seat:3'] ? { 'seat:3': given.hands['seat:3'] } : {})
		}
	});
const meet = (g: CosmicGame, cards: [string, string], send = 1): CosmicGame =>
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send }, cards });

describe('CE-15 cards in general', () => {
	it('[CE-15.1] given cards whose timing names roles and phases, when a window opens, then they are offered in those only and refused otherwise', () => {
		const g = duel(['attack:08', 'attack:08'], {
			warp: { 'seat:2': 1 },
			hands: {
				'seat:1': ['artifact:mobius-tubes'],
				'seat:2': ['artifact:mobius-tubes'],
				'seat:3': ['artifact:plague', 'artifact:force-field']
			}
		});
		g.until('window:encounter.start');
		expect(g.offers('seat:1', 'artifact|mobius-tubes')).toBe(true);
		expect(g.offers('seat:2', 'artifact|mobius-tubes')).toBe(false);
		expect(g.offers('seat:3', 'artifact|plague')).toBe(true);
		expect(g.offers('seat:3', 'artifact|force-field')).toBe(false);
		const before = JSON.stringify(g.table);
		expect(
			g.refusal('seat:2', { pick: 'artifact|mobius-tubes|release|artifact:mobius-tubes#2' })
		).toEqual({ rule: 'CE-6.6', say: 'That is not among the choices.' });
		expect(JSON.stringify(g.table)).toBe(before);
		meet(g, ['attack:08', 'attack:08']).until('window:reveal.values');
		expect(g.offers('seat:1', 'artifact|')).toBe(false);
		expect(g.asked).toEqual(['window:reveal.values']);
	});

	it('[CE-15.2] given a window for three players, when two have passed, then it stays open for the third, whose time-out passes too', () => {
		const g = duel(['attack:08', 'attack:08']);
		g.until('window:encounter.start');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.pass('seat:3', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		expect(g.asked).not.toContain('window:encounter.start');
	});

	it('[CE-15.2] given a table with a clock, when all have passed, then the window waits for the clock', () => {
		const g = duel(['attack:08', 'attack:08']);
		Object.assign(g.table, { clocked: true });
		// Who can do nothing is asked all the same: so they have ordered.
		g.order('seat:1').order('seat:2');
		g.pass().until('window:alliance.before');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'table']);
		g.pass('seat:1', 'seat:2');
		expect(g.askedSeats).toEqual(['table']);
		g.lapse();
		expect(g.asked).toEqual(['alliance.offenseInvites']);
	});

	it('[CE-15.3] given twelve cards in hand, when two more are drawn as rewards, then it holds fourteen', () => {
		const hand = Array.from({ length: 12 }, () => 'negotiate');
		const g = duel(['attack:06', 'attack:08'], { hands: { 'seat:3': hand } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:06', 'attack:08']
		});
		g.until('window:resolution.end');
		expect(g.hand('seat:3')).toHaveLength(14);
	});

	it('[CE-15.4] given a hand, when others and watchers look, then they see how many cards and no card', () => {
		const g = duel(['attack:08', 'attack:14'], { hands: { 'seat:3': ['attack:40', 'morph'] } });
		const open = lookOpen(cosmic, g.table);
		expect(open.board.players['seat:3']!.hand).toBe(2);
		for (const seen of [
			open,
			lookOwn(cosmic, g.table, 'seat:1'),
			lookOwn(cosmic, g.table, 'seat:2')
		])
			expect(JSON.stringify(seen)).not.toMatch(/attack:40|morph#/);
		expect(lookOwn(cosmic, g.table, 'seat:3').board.hand).toEqual(['attack:40#1', 'morph#1']);
	});

	it('[CE-15.5] [CE-15.18] given an artifact and destiny cards, when they are used, then each lies face up on its own discard pile', () => {
		const g = duel(['attack:08', 'attack:08'], { hands: { 'seat:3': ['artifact:plague'] } });
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		g.until('launch.aim');
		const { board } = lookOpen(cosmic, g.table);
		// seat 1 had one card, an attack, and lost it to the plague.
		expect(board.discard).toContainEqual('artifact:plague#1');
		expect(board.destinyDiscard).toEqual(['colour:2#1']);
		expect(g.hand('seat:3')).toEqual([]);
	});

	it('[CE-15.6] given a card of every type and attacks of two values, when plagued, then one card of each of six types goes', () => {
		const g = duel(['attack:06', 'attack:08'], {
			hands: {
				'seat:1': [
					'attack:08',
					'negotiate',
					'morph',
					'reinforcement:2',
					'reinforcement:3',
					'artifact:card-zap',
					'flare:zombie'
				],
				'seat:3': ['artifact:plague']
			}
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		g.until('plague.discards.kind');
		expect(g.choices('seat:1')).toEqual(['attack:06#1', 'attack:08#1']);
		g.pick('seat:1', 'attack:06');
		g.until('plague.discards.kind').pick('seat:1', 'negotiate');
		g.pick('seat:1', 'morph');
		expect(g.choices('seat:1')).toEqual(['reinforcement:2#1', 'reinforcement:3#1']);
		g.pick('seat:1', 'reinforcement:3').until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'reinforcement:2#1']);
	});
});

describe('CE-15 encounter cards and reinforcements', () => {
	it('[CE-15.7] given attack 08 with one ship and attack 06 with four, when attacks meet, then each number is added to its side', () => {
		const g = meet(duel(['attack:08', 'attack:06']), ['attack:08', 'attack:06']);
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 10 });
	});

	it('[CE-15.8] given attack 06 raised by 10, when an effect speaks of the card’s value, then it counts 16', () => {
		const g = duel(['attack:06', 'attack:08'], {
			aliens: { 'seat:1': ['chosen', 'virus'] },
			deck: ['attack:10', 'negotiate', 'negotiate']
		});
		meet(g, ['attack:06', 'attack:08'], 3).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'power|chosen').until('chosen.pray.choose');
		g.pick('seat:1', 'add attack:10').until('window:resolution.outcome');
		expect(g.encounter.totals!.offense).toBe(16 * 3);
	});

	it('[CE-15.9] given a negotiate, when it meets an attack, then it loses and takes compensation; when it meets a negotiate, a deal is opened', () => {
		const lost = meet(duel(['negotiate', 'attack:04'], { hands: { 'seat:2': ['attack:40'] } }), [
			'negotiate',
			'attack:04'
		]);
		lost.until('window:resolution.end');
		expect(lost.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(lost.hand('seat:1')).toEqual(['attack:40#1']);
		const deal = meet(duel(['negotiate', 'negotiate']), ['negotiate', 'negotiate']);
		deal.until('deal.talk');
		expect(deal.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[CE-15.11] given a morph against an attack 20 that is raised afterwards, when they meet, then the morph stays the printed 20', () => {
		const g = duel(['morph', 'attack:20'], {
			aliens: { 'seat:2': 'chosen' },
			deck: ['attack:10', 'negotiate', 'negotiate']
		});
		meet(g, ['morph', 'attack:20']).until('window:reveal.cards', 'seat:2');
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'attack', value: 20 });
		g.pass('seat:1').use('seat:2', 'power|chosen').pass('seat:3').until('chosen.pray.choose');
		g.pick('seat:2', 'add attack:10').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 34 });
	});

	it('[CE-15.12] given a morph, when it lies in hand, face down or in the discard pile, then it is a morph', () => {
		const g = duel(['morph', 'attack:20'], { aliens: { 'seat:2': 'sorcerer' } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ choices: [{ id: 'morph#1', say: 'Morph' }] });
		g.lay('morph', 'attack:20');
		expect(g.encounter.laid.offense).toMatchObject({ card: 'morph#1', face: null });
		g.until('window:resolution.end');
		expect(g.said).toContain('Morph is discarded.');
		expect(g.board.discard).toContainEqual('morph#1');
	});

	it('[CE-15.13] given a claim of attack 40 over a hidden 06, when a morph faces it unchallenged, then the morph is a 40', () => {
		const g = duel(['morph', 'attack:06'], { aliens: { 'seat:2': 'gambler' } });
		meet(g, ['morph', 'attack:06']).until('window:reveal.claim', 'seat:2');
		g.use('seat:2', 'power|gambler', { pick: 'attack:40' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 41, defense: 44 });
	});

	it('[CE-15.14] given a morph, when it copies a negotiate both negotiate, and when it copies an attack both have the same attack', () => {
		meet(duel(['morph', 'negotiate']), ['morph', 'negotiate']).until('deal.talk');
		const g = meet(duel(['attack:14', 'morph']), ['attack:14', 'morph']);
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 15, defense: 18 });
	});

	it('[CE-15.15] given reinforcements, when the cards are up, then main players and allies may add to either side and nobody else may', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['attack:08'],
				'seat:3': ['reinforcement:5'],
				'seat:4': ['reinforcement:3']
			}
		});
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', 'reinforcement')).toBe(false);
		g.until('planning.select'); // no target named: the first planet, one ship
		const h = position({
			seats: 4,
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['attack:08'],
				'seat:3': ['reinforcement:5'],
				'seat:4': ['reinforcement:3']
			}
		});
		h.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		h.until('window:reveal.values');
		expect(h.offers('seat:4', 'reinforcement')).toBe(false);
		// What each side would come to is said with it.
		const { offense, defense } = h.encounter.totals!;
		expect(notesWithin(h, 'seat:3', 'reinforcement:5')).toEqual([
			`Then offense ${offense + 5}, defense ${defense}`,
			`Then offense ${offense}, defense ${defense + 5}`
		]);
		h.use('seat:3', 'reinforcement:5', { pick: 'defense' });
		h.pass('seat:1', 'seat:2', 'seat:4');
		expect(h.board.discard).toContainEqual('reinforcement:5#1');
		h.until('window:resolution.outcome');
		expect(h.encounter.totals).toEqual({ offense: 10, defense: 17 });
	});

	it('[CE-15.16] given two reinforcements of one player, when it plays one, then all may answer before it plays the other', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['reinforcement:2', 'reinforcement:5'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['attack:08', 'attack:08']).until('window:reveal.values');
		g.use('seat:1', 'reinforcement:2', { pick: 'offense' }).pass('seat:2', 'seat:3');
		expect(g.asked).toEqual(['window:reveal.values']);
		expect(g.askedSeats).toContain('seat:2');
		g.use('seat:1', 'reinforcement:5', { pick: 'offense' }).pass('seat:2', 'seat:3');
		expect(g.encounter.added).toEqual({ offense: 7, defense: 0 });
		expect(g.askedSeats).toContain('seat:2');
	});

	it('[CE-15.17] given a reinforcement played, when the attacks become negotiates, then it stays discarded and nothing is compared', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['reinforcement:5'], 'seat:2': ['artifact:emotion-control'] }
		});
		meet(g, ['attack:08', 'attack:08']).until('window:reveal.values');
		g.use('seat:1', 'reinforcement:5', { pick: 'offense' }).pass('seat:2', 'seat:3');
		g.pass('seat:1').use('seat:2', 'artifact|emotion-control').pass('seat:3').until('deal.talk');
		expect(g.encounter.totals).toBeNull();
		expect(g.board.discard).toContainEqual('reinforcement:5#1');
	});
});

describe('CE-15 artifacts', () => {
	it('[CE-15.18] given an artifact, when it has taken effect, then it is in the discard pile and not to be played again', () => {
		const g = duel(['attack:08', 'attack:08'], {
			warp: { 'seat:1': 2 },
			hands: { 'seat:1': ['artifact:mobius-tubes'] }
		});
		g.use('seat:1', 'artifact|mobius-tubes').pass('seat:2', 'seat:3').until('launch.aim');
		expect(g.board.discard).toContainEqual('artifact:mobius-tubes#1');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.board.warp).toEqual({});
	});

	it('[CE-15.19] given the eight artifacts, when their words are read, then eleven cards of the deck are theirs, and roles and phases are those of their uses', () => {
		const phaseOf: Record<string, string> = {
			'encounter.start': 'regroup',
			'alliance.formed': 'alliance',
			'reveal.cards': 'reveal',
			'reveal.values': 'reveal',
			'resolution.outcome': 'resolution',
			'resolution.compensation': 'resolution',
			'resolution.dealMade': 'resolution'
		};
		const counts = COSMIC_DECK.filter(({ face }) => face.startsWith('artifact:'));
		const own = Object.keys(ARTIFACTS).filter((id) => !ARTIFACTS[id]?.reward);
		expect(counts.map(({ face }) => face.slice(9)).sort()).toEqual(own.sort());
		expect(counts.reduce((total, { count }) => total + count, 0)).toBe(11);
		for (const { words, uses } of Object.values(ARTIFACTS))
			for (const use of Object.values(uses)) {
				expect(use.roles ?? ROLES).toEqual(words.timing.roles);
				// Phases are named only where not every one will do.
				const anyPhase = use.moments === ANY_PHASE;
				const phases = anyPhase ? [] : use.moments.flatMap((moment) => phaseOf[moment] ?? []);
				expect([...new Set(phases)]).toEqual(words.timing.phases);
			}
	});

	it('[CE-15.20] given Plague answered by Card Zap, when all pass, then nothing happens and both lie in the discard pile', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:2': ['artifact:card-zap'], 'seat:3': ['artifact:plague'] }
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).pass('seat:1', 'seat:2');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap');
		g.until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:2')).toEqual(['attack:08#2']);
		expect(g.board.discard).toEqual(['artifact:card-zap#1', 'artifact:plague#1']);
	});

	it('[CE-15.21] given two artifacts in one hand, when both are legal, then one player plays both in one encounter', () => {
		const g = duel(['attack:08', 'attack:08'], {
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['artifact:plague', 'artifact:mobius-tubes'] }
		});
		g.use('seat:1', 'artifact|plague', { pick: 'seat:2' }).pass();
		g.until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|mobius-tubes').until('launch.aim');
		expect(g.board.discard).toEqual(
			expect.arrayContaining(['artifact:plague#1', 'artifact:mobius-tubes#1'])
		);
	});
});

describe('CE-15 flares', () => {
	it('[CE-15.22] [CE-15.31] given the Machine flare, when its own alien holds it, then it has the super half in regroup; any other has the wild half after the encounter', () => {
		const own = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'machine' },
			warp: { 'seat:1': 2 },
			hands: { 'seat:1': ['flare:machine'] }
		});
		own.until('window:regroup.retrieve');
		expect(own.offers('seat:1', 'super|machine')).toBe(true);
		own.until('window:encounter.end', 'seat:1');
		expect(own.offers('seat:1', 'wild|machine')).toBe(false);
		const other = duel(['attack:08', 'attack:08'], {
			warp: { 'seat:1': 2 },
			hands: { 'seat:1': ['flare:machine'] }
		});
		other.pass();
		expect(other.asked).toEqual(['encounter.retrieve']);
		other.until('window:encounter.end', 'seat:1');
		expect(other.offers('seat:1', 'wild|machine')).toBe(true);
	});

	it('[CE-15.23] given the own alien’s flare, when the power is lost or zapped, then it has the wild half', () => {
		const lost = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron' },
			planets: { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} },
			hands: { 'seat:1': ['flare:macron'] }
		});
		meet(lost, ['attack:08', 'attack:08']).until('window:reveal.values');
		expect(lost.offers('seat:1', 'wild|macron')).toBe(true);
		const zapped = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		zapped.until('window:reveal.values', 'seat:1');
		expect(zapped.offers('seat:1', 'wild|macron')).toBe(true);
		const on = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'] }
		});
		on.until('window:reveal.values', 'seat:1');
		expect(on.offers('seat:1', 'wild|macron')).toBe(false);
	});

	it('[CE-15.24] [CE-27.21] given two flares, when one was played, then the second is not offered and refused, and another player may play its own', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['flare:chosen', 'flare:macron'], 'seat:2': ['flare:virus'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		g.until('window:reveal.values');
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.choices('seat:1').some((id) => id.startsWith('wild'))).toBe(false);
		expect(g.refusal('seat:1', { pick: 'wild|macron|heavier|flare:macron' }).rule).toBe('CE-11.8');
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.offers('seat:2', 'wild|virus')).toBe(true);
	});

	it('[CE-15.24] given one flare for the whole table by option, when one was played, then nobody plays another in this encounter', () => {
		const play = (flareLimit: 'perTable' | 'perPlayer') => {
			const g = duel(['attack:08', 'attack:08'], {
				options: { flareLimit },
				hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['flare:oracle'] }
			});
			g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
			return g.pass();
		};
		expect(play('perPlayer').offers('seat:2', 'wild|oracle')).toBe(true);
		// Nothing else can be played at this moment, so by option nobody is asked any more.
		expect(play('perTable').asked).toEqual(['planning.select']);
	});

	it('[CE-15.25] given a flare that took effect, when it comes into another hand, then it cannot be played again in this encounter', () => {
		const g = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:2': 'trader' },
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|trader').pass();
		g.until('window:planning.beforeSelect', 'seat:2');
		expect(g.hand('seat:2')).toContain('flare:chosen');
		expect(g.offers('seat:2', 'wild|chosen')).toBe(false);
	});

	it('[CE-15.25] [CE-15.33] given a flare that was blocked, when it comes into another hand, then it can still take effect', () => {
		const g = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:2': 'trader', 'seat:3': 'anti-matter' },
			hands: { 'seat:1': ['flare:chosen'], 'seat:3': ['flare:anti-matter'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass('seat:2', 'seat:3');
		g.pass('seat:1', 'seat:2').use('seat:3', 'super|anti-matter').pass();
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:chosen']);
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|trader').pass();
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|chosen').pass();
		g.until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(3);
	});

	it('[CE-15.26] given a flare, when it is being carried out, then it lies on the table and not in hand, and afterwards it is back', () => {
		const g = duel(['attack:08', 'attack:08'], { hands: { 'seat:1': ['flare:trader'] } });
		g.until('window:alliance.before').use('seat:1', 'wild|trader').pass();
		g.until('trader.giveBack.give');
		expect(g.choices('seat:1')).not.toContain('flare:trader');
		expect(lookOpen(cosmic, g.table).board.onTable).toEqual(['flare:trader']);
		g.lapse();
		expect(g.hand('seat:1')).toContain('flare:trader');
		expect(g.board.onTable).toEqual([]);
	});

	it('[CE-15.26] [CE-12.12] given the option, when a flare was used, then it lies on the table until the encounter is resolved', () => {
		const g = duel(['attack:08', 'attack:08'], {
			options: { flareReturn: 'resolution' },
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		g.until('window:resolution.end');
		expect(g.hand('seat:1')).not.toContain('flare:chosen');
		expect(lookOpen(cosmic, g.table).board.onTable).toEqual(['flare:chosen']);
		g.until('window:encounter.end');
		expect(g.hand('seat:1')).toContain('flare:chosen');
	});

	it('[CE-15.27] given the wild Sorcerer flare, when it was used, then it goes to the Sorcerer, or to the discard pile without one', () => {
		const given = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron', 'seat:2': 'clone', 'seat:3': 'sorcerer' },
			hands: { 'seat:1': ['flare:sorcerer'] }
		});
		given.until('window:planning.beforeSelect').use('seat:1', 'wild|sorcerer').pass();
		given.until('planning.select');
		expect(given.hand('seat:3')).toContain('flare:sorcerer');
		const gone = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron', 'seat:2': 'clone' },
			hands: { 'seat:1': ['flare:sorcerer'] }
		});
		gone.until('window:planning.beforeSelect').use('seat:1', 'wild|sorcerer').pass();
		gone.until('planning.select');
		expect(gone.board.discard).toContain('flare:sorcerer');
	});

	it('[CE-15.28] given a flare answered by Card Zap, when all pass, then it is discarded and counts as its player’s flare', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['flare:chosen', 'flare:oracle'], 'seat:2': ['artifact:card-zap'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass('seat:2');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap').pass();
		g.until('planning.select');
		expect(g.board.discard).toContain('flare:chosen');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:oracle']);
		expect(g.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'chosen' }]);
	});

	it('[CE-15.28] [CE-15.32] given a super flare answered by Cosmic Zap, when all pass, then the power is off, the flare is back in hand, and its player may still play a flare', () => {
		const g = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:launch.beforeShips').use('seat:1', 'super|macron');
		g.pass('seat:1').use('seat:2', 'artifact|cosmic-zap').pass();
		g.until('launch.send');
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'macron' }]);
		expect(g.encounter.flares).toEqual([]);
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|macron').pass();
		g.until('window:resolution.outcome');
		expect(g.encounter.totals!.offense).toBe(10); // 08 and one ship, which the flare makes two
	});

	it('[CE-15.29] given a flare in hand, when its player is plagued or loses to a negotiate, then it is discarded or taken like any card', () => {
		const sick = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['flare:zombie'], 'seat:3': ['artifact:plague'] }
		});
		sick.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('launch.aim');
		expect(sick.board.discard).toContain('flare:zombie');
		const taken = duel(['negotiate', 'attack:08'], { hands: { 'seat:2': ['flare:zombie'] } });
		meet(taken, ['negotiate', 'attack:08']).until('window:resolution.end');
		expect(taken.hand('seat:1')).toEqual(['flare:zombie']);
	});

	it('[CE-15.30] given a flare, when it is played, then all see which, and which half', () => {
		const g = duel(['attack:08', 'attack:08'], { hands: { 'seat:1': ['flare:chosen'] } });
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass('seat:2', 'seat:3');
		expect(g.said).toContain('{seat:1} plays Chosen flare (wild)');
		expect(lookOpen(cosmic, g.table).board.onTable).toEqual(['flare:chosen']);
	});

	it('[CE-15.33] given a flare blocked by a flare, when all pass, then it is back in hand without effect and was its player’s flare of the encounter', () => {
		const g = duel(['attack:08', 'attack:08'], {
			hands: { 'seat:1': ['flare:chosen', 'flare:oracle'], 'seat:2': ['flare:anti-matter'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		g.pass('seat:1', 'seat:3').use('seat:2', 'wild|anti-matter').pass();
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:oracle', 'flare:chosen']);
		// Both have played their flare; only seat 3 could still play one.
		expect(g.asked).toEqual(['window:planning.beforeSelect']);
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.hand('seat:2')).toContain('flare:anti-matter');
	});

	it('[CE-15.34] given two copies of a card, when a choice is offered, then they are one choice', () => {
		const g = duel(['negotiate', 'attack:08'], {
			warp: { 'seat:1': 1 },
			hands: {
				'seat:1': ['negotiate', 'attack:08', 'artifact:mobius-tubes', 'artifact:mobius-tubes']
			}
		});
		expect(g.choices('seat:1')).toHaveLength(2);
		g.use('seat:1', 'artifact|mobius-tubes').pass('seat:2', 'seat:3').until('planning.select');
		expect(g.choices('seat:1')).toEqual(['negotiate#1', 'attack:08#1']);
		expect(g.hand('seat:1')).toContainEqual('artifact:mobius-tubes#2');
	});

	it('[CE-15.34] [CE-15.6] given two negotiates and a reinforcement of each number, when one of a type must go, then a person reads like ones once, and either may be named', () => {
		const g = duel(['negotiate', 'attack:08'], {
			hands: {
				'seat:1': ['negotiate', 'reinforcement:2', 'reinforcement:3', 'reinforcement:3'],
				'seat:3': ['artifact:plague']
			}
		});
		const read = () => {
			const { shape } = lookOwn(cosmic, g.table, 'seat:1').decision!;
			return shape.type === 'one' && shape.choices.map(({ id }) => id);
		};
		g.until('window:encounter.start').use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		g.until('plague.discards.kind');
		expect(read()).toEqual(['negotiate#1']);
		expect(g.choices('seat:1')).toHaveLength(2);
		g.answer('seat:1', { pick: 'negotiate#2' });
		expect(read()).toEqual(['reinforcement:2#1', 'reinforcement:3#1']);
	});

	it('[CE-15.35] given an addition for each ship, when ships are multiplied or deducted, then it is added as it is', () => {
		const multiplied = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:1': ['flare:macron'] }
		});
		meet(multiplied, ['attack:08', 'attack:08'], 3).until('window:reveal.values', 'seat:1');
		multiplied.use('seat:1', 'wild|macron').until('window:resolution.outcome');
		expect(multiplied.encounter.totals?.offense).toBe(8 * 3 + 3);
		const deducted = duel(['attack:08', 'attack:08'], {
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['flare:macron'] }
		});
		meet(deducted, ['attack:08', 'attack:08'], 3).until('window:reveal.values', 'seat:1');
		deducted.use('seat:1', 'wild|macron').until('window:resolution.outcome');
		expect(deducted.encounter.totals?.offense).toBe(8 - 3 + 3);
	});

	it('[CE-15.35] given an addition to a card, when ships multiply the card, then the sum is multiplied', () => {
		const g = duel(['attack:08', 'attack:12'], {
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:1': ['flare:gambler'] }
		});
		meet(g, ['attack:08', 'attack:12'], 3).until('window:reveal.before', 'seat:1');
		g.use('seat:1', 'wild|gambler', { amount: 4 }).until('window:resolution.outcome');
		expect(g.encounter.totals?.offense).toBe((8 + 4) * 3);
	});

	it('[CE-15.37] [CE-12.17] given cards beside planets, then all see them, they do nothing by themselves, and they lie there still when the planet is lost', () => {
		const beside = { 'planet:2-1': ['attack:30', 'attack:10'], 'planet:3-4': ['attack:12'] };
		const g = duel(['attack:20', 'attack:08'], { beside } as Position);
		const seen = () => (lookOpen(cosmic, g.table).board as OpenBoard).besidePlanets;
		expect(seen()).toEqual(beside);
		meet(g, ['attack:20', 'attack:08']).until('turn.second');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 12 });
		expect(seen()).toEqual(beside);
	});

	it('[CE-15.26] given the option, when a flare is used after the encounter was resolved, then it is back at once', () => {
		const g = duel(['attack:08', 'attack:12'], {
			destiny: ['colour:2#1', 'colour:2#2'],
			options: { flareReturn: 'resolution' },
			hands: { 'seat:1': ['flare:machine', 'attack:06'] }
		});
		meet(g, ['attack:08', 'attack:12']).until('window:encounter.end', 'seat:1');
		g.use('seat:1', 'wild|machine').until('launch.aim');
		expect(g.encounter.n).toBe(2);
		expect(g.hand('seat:1')).toContain('flare:machine');
	});
});
