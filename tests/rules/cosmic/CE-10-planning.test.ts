/** Section 10 of rules.md: encounter cards are checked, chosen and laid. */
import { describe, expect, it } from 'vitest';
import { act, lookOpen, lookOwn } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { kindOf } from '../../../src/lib/games/cosmic/cards';
import { nameOf, position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

/** Cards that are no encounter cards, for decks and hands that must not help. */
const DUDS = [
	'artifact:plague',
	'artifact:quash',
	'artifact:ionic-gas',
	'artifact:force-field',
	'artifact:emotion-control',
	'artifact:mobius-tubes',
	'artifact:mobius-tubes',
	'artifact:card-zap'
];

/** `seat:1` has sent two ships to a planet of `seat:2`. */
function launched(given: Position): CosmicGame {
	const g = position({ destiny: ['colour:2#1'], ...given });
	return g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
}

/** The same, after Plague has taken the only encounter card of `seat:1`; of several like cards it keeps `keep`. */
function disarmed(given: Position, keep = ''): CosmicGame {
	const g = position({ destiny: ['colour:2#1'], ...given });
	g.until('window:encounter.start').use('seat:3', 'artifact|plague', { pick: 'seat:1' }).pass();
	g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-5': 3 } });
	while (!g.asked.includes('launch.aim'))
		if (g.asked.includes('plague.discards.kind'))
			g.pick(
				'seat:1',
				g.choices('seat:1').find((card) => card !== keep)!
			);
		else g.lapse();
	expect(g.hand('seat:1').some((card) => kindOf(card) === 'attack')).toBe(false);
	return g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
}

describe('CE-10 planning', () => {
	it('[CE-10.1] given a power for the face-down moment, when planning runs, then the check, effects before, the choice, and effects after come in that order', () => {
		const g = launched({
			aliens: { 'seat:1': 'sorcerer' },
			hands: { 'seat:2': ['reinforcement:2'] },
			deck: ['attack:20', 'attack:04', 'attack:04', 'attack:04', 'attack:04', 'negotiate']
		});
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		const seen: string[] = [];
		while (!g.encounter.revealed) {
			const name = nameOf(g.table.decisions[0]!);
			const entry = `${name}, defense holds ${g.hand('seat:2').length}`;
			if (name.includes('planning') && seen.at(-1) !== entry) seen.push(entry);
			g.lapse();
		}
		expect(seen).toEqual([
			'window:planning.beforeSelect, defense holds 1',
			'window:planning.beforeSelect, defense holds 8',
			'planning.select, defense holds 8',
			'window:planning.selected, defense holds 7'
		]);
	});

	it('[CE-10.2] [CE-10.5] given both are asked at once, when one has laid, then others learn that it was asked and answered, and no more; then both lie face down', () => {
		const g = launched({
			aliens: { 'seat:1': 'sorcerer' },
			hands: { 'seat:1': ['attack:08', 'negotiate'], 'seat:2': ['attack:06', 'morph'] }
		});
		g.until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		const before = [JSON.stringify(view(g)), JSON.stringify(lookOwn(cosmic, g.table, 'seat:2'))];
		g.pick('seat:1', 'attack:08');
		expect([JSON.stringify(view(g)), JSON.stringify(lookOwn(cosmic, g.table, 'seat:2'))]).toEqual(
			before
		);
		expect(lookOpen(cosmic, g.table).waiting).toMatchObject({ seats: ['seat:2'], answered: 1 });
		g.pick('seat:2', 'morph').until('window:planning.selected');
		expect(view(g).encounter!.laid).toEqual({
			offense: { card: null, face: null },
			defense: { card: null, face: null }
		});
		expect(g.said).toContain('{seat:2} has laid a card.');
		expect(g.said).not.toContain('Morph');
		expect(lookOwn(cosmic, g.table, 'seat:2').board).toMatchObject({ laid: 'morph#1' });
		expect(lookOwn(cosmic, g.table, 'seat:1').board).toMatchObject({ laid: 'attack:08#1' });
		expect(lookOwn(cosmic, g.table, 'seat:3').board).toMatchObject({ laid: null });
	});

	it('[CE-10.3] given a hand of every kind, when a card is chosen, then attack, negotiate and morph may be laid and nothing else', () => {
		const g = launched({
			hands: {
				'seat:1': [
					'attack:08',
					'negotiate',
					'morph',
					'reinforcement:2',
					'artifact:quash',
					'flare:zombie'
				]
			}
		});
		g.until('planning.select');
		expect(g.choices('seat:1')).toEqual(['attack:08#1', 'negotiate#1', 'morph#1']);
		expect(g.refusal('seat:1', { pick: 'reinforcement:2#1' }).rule).toBe('CE-10.3');
		expect(g.refusal('seat:1', { pick: 'flare:zombie' }).rule).toBe('CE-10.3');
	});

	it('[CE-10.4] given a card laid, when its player would lay another, then it cannot, and the card has left the hand', () => {
		const g = launched({
			aliens: { 'seat:1': 'sorcerer' },
			hands: { 'seat:1': ['attack:08', 'attack:10'] }
		});
		g.until('planning.select');
		const { id } = g.decision('seat:1');
		g.pick('seat:1', 'attack:08');
		const again = act(cosmic, g.table, 'seat:1', id, { pick: 'attack:10#1' });
		expect(again).toMatchObject({ ok: false, refusal: { rule: 'CORE-LATE' } });
		g.pick('seat:2', 'attack:06').until('window:planning.selected');
		expect(g.hand('seat:1')).toEqual(['attack:10#1']);
		expect(view(g).players['seat:1']!.hand).toBe(1);
		expect(g.choices('seat:1').filter((id) => id.includes('attack'))).toEqual([]);
	});

	it('[CE-10.6] [CE-27.19] given a defense without encounter cards, when planning starts, then it alone may play what planning allows, then shows and discards the rest and draws eight, again while none is an encounter card', () => {
		const g = launched({
			hands: { 'seat:2': ['artifact:card-zap', 'reinforcement:5', 'flare:chosen'] },
			deck: [...DUDS, 'attack:20']
		});
		g.until('window:planning.beforeSelect');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['pass', 'wild|chosen|draw|flare:chosen']);
		g.pass('seat:2').until('planning.select');
		expect(g.said).toContain('{seat:2} discards Card Zap, Reinforcement +5 and Chosen flare.');
		expect(g.said).toContain('{seat:2} discards Plague, Quash, Ionic Gas, Force Field,');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(g.hand('seat:2')).toContainEqual('attack:20#1');
		expect(g.board.discard).toHaveLength(3 + 8);
	});

	it('[CE-10.6] given the same, when the card it plays brings an encounter card, then it keeps its hand', () => {
		const g = launched({
			hands: { 'seat:2': ['reinforcement:5', 'flare:chosen'] },
			deck: ['attack:20']
		});
		g.until('window:planning.beforeSelect').use('seat:2', 'wild|chosen|draw').pass();
		g.until('planning.select');
		expect(g.hand('seat:2').sort()).toEqual(['attack:20#1', 'flare:chosen', 'reinforcement:5#1']);
		expect(g.said).not.toContain('{seat:2} discards');
	});

	it('[CE-10.7] given an offense that swaps hands and a defense without encounter cards, when planning starts, then the defense draws first', () => {
		const g = launched({
			aliens: { 'seat:1': 'trader' },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['reinforcement:5'] },
			deck: ['attack:20', ...DUDS.slice(0, 7)]
		});
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.hand('seat:2')).toHaveLength(8);
		g.use('seat:1', 'power|trader|swap').pass('seat:2', 'seat:3').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:2')).toEqual(['attack:08#1']);
	});

	it('[CE-10.7] given a defense without encounter cards that could swap hands, when it may play before its new hand, then not that power, only afterwards', () => {
		const g = launched({
			aliens: { 'seat:2': 'trader' },
			hands: { 'seat:2': ['reinforcement:5'] },
			deck: ['attack:20']
		});
		g.until('window:planning.beforeSelect');
		if (g.askedSeats.length === 1) {
			expect(g.offers('seat:2', 'power|trader|swap')).toBe(false);
			g.pass('seat:2').until('window:planning.beforeSelect');
		}
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(g.offers('seat:2', 'power|trader|swap')).toBe(true);
	});

	it('[CE-10.8] [CE-10.9] [CE-27.18] given both main players without encounter cards and an ally on each side, when planning starts, then the turn ends, ships go to colonies of their owners’ choice, offense first, and nobody gains or draws', () => {
		const g = disarmed({
			seats: 4,
			warp: { 'seat:4': 2 },
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['reinforcement:2'],
				'seat:3': ['artifact:plague', 'attack:06']
			}
		});
		g.encounterTo({
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			}
		});
		const owners: string[] = [];
		for (let i = 0; i < 3; i++) {
			g.until('home.land');
			const seat = g.askedSeats[0]!;
			owners.push(seat);
			const n = { 'seat:1': 2, 'seat:3': 1, 'seat:4': 2 }[seat as 'seat:1'];
			g.answer(seat, { split: { [`planet:${seat.slice(5)}-3`]: n } });
		}
		expect(owners).toEqual(['seat:1', 'seat:3', 'seat:4']);
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 6 });
		expect(g.ships('planet:3-3')).toEqual({ 'seat:3': 5 });
		expect(g.ships('planet:4-3')).toEqual({ 'seat:4': 6 });
		expect(g.board.warp['seat:4']).toBe(2);
		g.until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('{seat:1} has another encounter');
		expect(g.said).not.toContain('as rewards');
		expect(g.said).not.toContain('wins');
		// The defense drew nothing in planning: its new hand came at the start of its own turn (CE-5.1).
		const lines = g.said.split('\n');
		expect(lines.findIndex((line) => line.includes('{seat:2} draws'))).toBeGreaterThan(
			lines.indexOf('{seat:2} starts a turn.')
		);
	});

	it('[CE-10.8] given the offense could have another encounter by a flare, when it runs out of encounter cards, then its turn is over all the same', () => {
		const g = disarmed(
			{
				hands: {
					'seat:1': ['attack:08', 'flare:machine', 'flare:zombie'],
					'seat:3': ['artifact:plague', 'attack:06']
				}
			},
			'flare:machine'
		);
		while (!g.asked.includes('launch.aim')) {
			expect(g.asked).not.toContain('window:encounter.end');
			g.lapse();
		}
		expect(g.hand('seat:1')).toContain('flare:machine');
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[CE-10.10] given an offense without encounter cards, when an effect gives it one before the check, then it goes on', () => {
		const g = disarmed(
			{
				hands: {
					'seat:1': [
						'attack:08',
						'flare:zombie',
						'flare:trader',
						'reinforcement:2',
						'reinforcement:3'
					],
					'seat:2': ['attack:12', 'attack:12'],
					'seat:3': ['artifact:plague', 'attack:06']
				}
			},
			'flare:trader'
		);
		g.until('window:alliance.before').use('seat:1', 'wild|trader|take').pass();
		g.until('trader.giveBack.give').pick('seat:1', 'reinforcement');
		g.until('planning.select');
		expect(g.choices('seat:1')).toHaveLength(1);
		expect(g.choices('seat:1')[0]).toContain('attack:12');
		expect(g.said).not.toContain('the turn ends');
	});

	it('[CE-10.11] given the offense swaps its hand for one without encounter cards, when cards are to be chosen, then its turn ends', () => {
		const g = launched({
			aliens: { 'seat:1': 'trader', 'seat:2': 'oracle' },
			hands: {
				'seat:1': ['attack:08', 'flare:trader'],
				'seat:3': ['reinforcement:2', 'reinforcement:3']
			}
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'super|trader|swap', { pick: 'seat:3' });
		g.pass().until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.said).not.toContain('has laid a card');
		expect(g.said).not.toContain('Oracle');
		expect(g.said).toContain('2 ships of {seat:1} go home.');
	});

	it('[CE-10.11] given the defense swaps its hand for one without encounter cards, when cards are to be chosen, then it draws a new hand', () => {
		const g = launched({
			aliens: { 'seat:2': 'trader' },
			hands: {
				'seat:2': ['attack:08', 'flare:trader'],
				'seat:3': ['reinforcement:2', 'reinforcement:3']
			},
			deck: ['attack:20']
		});
		g.until('window:planning.beforeSelect').use('seat:2', 'super|trader|swap', { pick: 'seat:3' });
		g.until('planning.select');
		expect(g.said).toContain(
			'{seat:2} discards Reinforcement +2, Reinforcement +3 and Trader flare.'
		);
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(g.choices('seat:2')).toContainEqual('attack:20#1');
	});

	it('[CE-10.11] given the offense pays with its last encounter card while the order of laying is settled, when cards are to be chosen, then its turn ends', () => {
		const g = launched({
			aliens: { 'seat:2': 'oracle' },
			hands: {
				'seat:1': ['negotiate', 'flare:filch'],
				'seat:3': ['artifact:cosmic-zap']
			}
		});
		g.until('window:use.declared').pass('seat:1', 'seat:2');
		g.use('seat:3', 'artifact|cosmic-zap').until('window:use.declared', 'seat:1');
		g.use('seat:1', 'wild|filch|steal').pass().until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} steals Cosmic Zap.');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
	});
});
