/** What a question of Cosmic Encounter does not offer is told to who is asked, with the rule that forbids it. */
import { describe, expect, it } from 'vitest';
import { barredTo, expectBarred } from '../../support/barred';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { declare, duel, homes, meet } from '../../support/duel';

const idsTo = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') =>
	barredTo(g, seat).map(({ id }) => id);

/** The offense is about to invite. */
const launched = (given: Position = {}): CosmicGame =>
	position({ seats: 4, destiny: ['colour:2#1'], ...given })
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('alliance.offenseInvites');

/** A table about to begin its first encounter, with this hand of the offense. */
const holding = (...hand: string[]): CosmicGame =>
	position({ destiny: ['colour:2#1'], hands: { 'seat:1': hand } }).until(
		'window:encounter.start',
		'seat:1'
	);

describe('cards in a window', () => {
	it('[CE-15.1] an artifact says in which phase and by whom it is played', () => {
		const g = meet(duel({ hands: { 'seat:1': ['artifact:mobius-tubes'] } }));
		g.until('window:reveal.values', 'seat:1');
		expectBarred(g, 'seat:1', 'artifact:mobius-tubes#1', [
			'CE-15.1',
			/^It is played in regroup, by /
		]);
	});

	it('[CE-15.1] [CE-17.7] one that only answers has nothing to answer, or waits', () => {
		const g = holding('attack:08', 'artifact:plague', 'artifact:cosmic-zap');
		expect(idsTo(g, 'seat:1')).toEqual(['encounterCards', 'artifact:cosmic-zap']);
		expectBarred(g, 'seat:1', 'artifact:cosmic-zap#1', ['CE-15.1', /at another moment/]);
		const other = duel({
			seats: 3,
			hands: { 'seat:3': ['artifact:cosmic-zap', 'artifact:plague'] }
		});
		declare(other.until('window:encounter.start', 'seat:3'), 'seat:3', 'artifact|plague', {
			pick: 'seat:1'
		});
		other.until('window:use.declared', 'seat:3');
		expectBarred(other, 'seat:3', 'artifact:cosmic-zap#1', ['CE-15.1', /not there now/]);
	});

	it('[CE-10.2] encounter cards are laid in planning, and who holds none is told nothing of them', () => {
		expectBarred(holding('attack:08', 'artifact:plague'), 'seat:1', 'attack:08#1', [
			'CE-10.2',
			/laid in planning/
		]);
		const none = duel({ hands: { 'seat:3': ['artifact:plague'] } });
		expect(idsTo(none.until('window:encounter.start', 'seat:3'), 'seat:3')).toEqual([]);
	});

	it('[CE-15.15] [CE-11.9] reinforcements wait for the reveal, for who is involved, and for two attacks', () => {
		const early = holding('attack:08', 'reinforcement:2', 'artifact:plague');
		expectBarred(early, 'seat:1', 'reinforcement:2#1', ['CE-15.15', /once the cards are revealed/]);
		const two = meet(duel({ hands: { 'seat:1': ['reinforcement:2'] } })).until(
			'window:reveal.values',
			'seat:1'
		);
		expect(idsTo(two, 'seat:1')).not.toContain('reinforcements');
		const one = meet(
			duel({ hands: { 'seat:1': ['reinforcement:2', 'artifact:quash'], 'seat:2': ['negotiate'] } }),
			['attack:08', 'negotiate']
		);
		one.until('window:reveal.values', 'seat:1');
		expectBarred(one, 'seat:1', 'reinforcement:2#1', ['CE-11.9', /both sides have an attack/]);
	});

	it('[CE-15.24] [CE-15.25] one flare for each player and encounter, and none twice', () => {
		const g = meet(duel({ hands: { 'seat:1': ['flare:virus', 'flare:macron'] } }));
		g.until('window:reveal.values', 'seat:1');
		const { encounter } = g;
		encounter.used.push({ seat: 'seat:2', source: 'wild', id: 'virus', use: 'add' });
		expectBarred(g, 'seat:1', 'flare:virus', ['CE-15.25', /taken effect in this encounter/]);
		encounter.flares.push({ seat: 'seat:1', alien: 'zombie' });
		expectBarred(g, 'seat:1', 'flare:macron', ['CE-15.24', /You have played a flare/]);
		const table = meet(
			duel({ hands: { 'seat:1': ['flare:virus'] }, options: { flareLimit: 'perTable' } })
		).until('window:reveal.values', 'seat:1');
		table.encounter.flares.push({ seat: 'seat:2', alien: 'zombie' });
		expectBarred(table, 'seat:1', 'flare:virus', ['CE-15.24', /^A flare has been played/]);
	});

	it('[CE-17.1] [CE-18.1] a power that is stopped or lost says so where it could be used', () => {
		const given: Position = {
			aliens: { 'seat:1': 'trader' },
			hands: { 'seat:1': ['artifact:quash'] }
		};
		const send = { target: 'planet:2-1', send: { 'planet:1-1': 1 } } as const;
		const at = (more: Position = {}): CosmicGame => duel({ ...given, ...more }).encounterTo(send);
		const on = at().until('window:planning.beforeSelect', 'seat:1');
		expect(idsTo(on, 'seat:1')).not.toContain('alien:trader');
		on.encounter.zapped.push({ seat: 'seat:1', alien: 'trader' });
		expectBarred(on, 'seat:1', 'alien:trader', ['CE-17.1', /stopped until the encounter ends/]);
		const lost = at({ planets: homes('seat:1', 4, 1) }).until(
			'window:planning.beforeSelect',
			'seat:1'
		);
		expectBarred(lost, 'seat:1', 'alien:trader', ['CE-18.1', /2 home colonies and need 3/]);
	});
});

describe('pieces of the board', () => {
	it('[CE-6.1] a ship comes back to a colony', () => {
		const g = position({ warp: { 'seat:1': 1 } }).until('encounter.retrieve');
		expectBarred(g, 'seat:1', 'planet:2-1', ['CE-6.1', /colony of yours/]);
	});

	it('[CE-7.10] [CE-7.4] [CE-7.6] destiny is for others, or for what is at home', () => {
		const wild = position({ destiny: ['wild#1'] }).until('destiny.wild');
		expectBarred(wild, 'seat:1', 'seat:1', ['CE-7.10', /another player/]);
		const own = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:2': 1 }, 'planet:1-3': {} }
		}).until('destiny.own');
		expectBarred(own, 'seat:1', 'planet:1-1', ['CE-7.4', /without anybody’s ships/]);
		const none = position({
			destiny: ['colour:1#1'],
			planets: { ...homes('seat:1'), 'planet:1-2': { 'seat:2': 1 } },
			warp: { 'seat:1': 0 }
		}).until('destiny.own');
		expectBarred(none, 'seat:1', 'planet:1-3', ['CE-7.6', /no ships to settle it with/]);
	});

	it('[CE-8.1] [CE-8.4] the gate is aimed at a planet of one system, with ships of colonies', () => {
		const g = position({ destiny: ['colour:2#1'] }).until('launch.aim');
		expectBarred(g, 'seat:1', 'planet:3-1', ['CE-8.1', /a planet of {seat:2}/]);
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		expectBarred(g, 'seat:1', 'planet:2-2', ['CE-8.4', /where you have a colony/]);
		expectBarred(g, 'seat:1', 'warp', ['CE-8.4', /where you have a colony/]);
	});

	it('[CE-9.1] [CE-9.2] main players are not invited', () => {
		const g = launched();
		expectBarred(g, 'seat:1', 'seat:2', ['CE-9.1', /in the encounter/]);
		g.answer('seat:1', { picks: [] }).until('alliance.defenseInvites');
		expectBarred(g, 'seat:2', 'seat:1', ['CE-9.2', /in the encounter/]);
	});

	it('[CE-9.5] [CE-9.6] who was not invited by a side does not join it', () => {
		const g = launched();
		g.answer('seat:1', { picks: ['seat:3'] }).until('alliance.answer', 'seat:3');
		expectBarred(g, 'seat:3', 'seat:2', ['CE-9.5', /{seat:2} has not invited you/]);
		expectBarred(g, 'seat:3', 'defense', ['CE-9.5', /{seat:2} has not invited you/]);
	});

	it('[CE-4.4] a second encounter takes an encounter card', () => {
		const g = meet(duel({ planets: { 'planet:2-1': {} } }), ['attack:08', 'attack:08'], 4);
		g.until('turn.second');
		expectBarred(g, 'seat:1', 'again', ['CE-4.4', /an encounter card in your hand/]);
	});

	it('[CE-10.3] cards that are no encounter cards are not laid', () => {
		const g = duel({ hands: { 'seat:1': ['artifact:quash', 'attack:10'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expectBarred(g, 'seat:1', 'artifact:quash#1', ['CE-10.3', /Only attack, negotiate and morph/]);
	});
});
