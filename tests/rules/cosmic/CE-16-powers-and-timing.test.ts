/** Alien powers and timing (rules.md section 16): uses, windows, who is asked, and in what order. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import type { SeatId, StandingOrder } from '../../../src/lib/core';
import { ENGLISH, inWords } from '../../../src/lib/core/words';
import { cosmic } from '../../../src/lib/games/cosmic';
import { ALIENS } from '../../../src/lib/games/cosmic/aliens';
import { MOMENTS, PHASES, ROLES } from '../../../src/lib/games/cosmic/types';
import type { Moment, Phase, Role } from '../../../src/lib/games/cosmic/types';
import { nameOf, position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { said } from '../../support/said';

/** Seat 1 is about to encounter seat 2; both hold an attack 08 besides what is given. */
const duel = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:08', ...(given.hands?.['seat:2'] ?? [])]
		}
	});
const meet = (g: CosmicGame, cards: [string, string] = ['attack:08', 'attack:08'], send = 1) =>
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send }, cards });

/** Everything asked from here to the next turn: whom, and what; windows are passed, the rest goes by default. */
function asksToNextTurn(g: CosmicGame): string[] {
	const asks: string[] = [];
	const { turn } = g.board;
	while (g.board.turn === turn) {
		asks.push(g.table.decisions.map((open) => `${open.seat} ${nameOf(open)}`).join(', '));
		if (g.asked.includes('planning.select')) g.lay('attack:08', 'attack:08');
		else g.lapse();
	}
	return asks;
}

/** The phase a window is in; null for one that answers a happening, in any phase. */
function phaseOf(moment: Moment): Phase | null {
	if (moment === 'turn.start') return 'startTurn';
	if (moment === 'encounter.start') return 'regroup';
	if (moment === 'encounter.over' || moment === 'encounter.end') return 'resolution';
	if (moment === 'planning.exposing') return 'reveal'; // a card that must be shown early is revealed then
	return PHASES.find((phase) => moment.startsWith(`${phase}.`)) ?? null;
}

describe('CE-16 powers', () => {
	it('[CE-16.1] given a rule, a power and a flare that contradict it, when ships are sent, then the one applied later stands', () => {
		const plain = duel().until('launch.send');
		expect(plain.decision('seat:1').shape).toMatchObject({ min: 1, max: 4 });
		const power = duel({ aliens: { 'seat:1': 'macron' } }).until('launch.send');
		expect(power.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
		const flare = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'] }
		});
		flare.until('window:launch.beforeShips').use('seat:1', 'super|macron').until('launch.send');
		expect(flare.decision('seat:1').shape).toMatchObject({ min: 1, max: 4 });
	});

	it('[CE-16.2] given the alien sheets, when they are read, then usage, roles and phases are those of their uses', () => {
		for (const [id, { words, power }] of Object.entries(ALIENS)) {
			const uses = Object.values(power.uses).filter((use) => !use.unanswerable);
			expect(uses.length, id).toBeGreaterThan(0);
			expect(new Set(uses.map((use) => use.mandatory === true))).toEqual(
				new Set(words.usage === 'mixed' ? [true, false] : [words.usage === 'mandatory'])
			);
			expect(said(words.text)).toContain('*use*');
			const { roles, phases } = words.timing;
			// What answers a happening of any phase may be bound to some by its condition.
			// What is declared with a card (CE-19.20) comes whenever the card may.
			const anytime = uses.some(({ moments }) => moments.length === 0);
			const inPhases = uses.flatMap(({ moments, open }) =>
				anytime ? [] : moments.flatMap((one) => phaseOf(one) ?? (open ? phases : []))
			);
			expect(new Set(inPhases), id).toEqual(new Set(phases));
			// Who answers an invitation is about to be an ally. Who may use it is named, or all that is open to.
			const byRoles = uses.flatMap((use): readonly Role[] =>
				use.moments.includes('alliance.answer') && use.roles?.includes('uninvolved')
					? [...use.roles, 'offensiveAlly', 'defensiveAlly']
					: (use.roles ?? (use.open ? roles : ROLES))
			);
			expect(new Set(byRoles), id).toEqual(new Set(roles));
		}
	});

	it('[CE-16.3] given a mandatory and an optional power, when their conditions are met, then the one is used unasked and the other only if its owner wants', () => {
		const g = duel({ aliens: { 'seat:1': 'macron', 'seat:2': 'clone' } });
		meet(g).until('window:resolution.used', 'seat:2');
		expect(g.said).toContain('{seat:1} uses the power of Macron: each of their ships counts 4.');
		expect(g.encounter.totals!.offense).toBe(12);
		g.pass('seat:2').until('launch.aim');
		expect(g.hand('seat:2')).not.toContainEqual('attack:08#2');
		const kept = duel({ aliens: { 'seat:2': 'clone' } });
		meet(kept).until('window:resolution.used', 'seat:2').use('seat:2', 'power|clone');
		kept.until('launch.aim');
		expect(kept.hand('seat:2')).toContainEqual('attack:08#2');
	});

	it('[CE-16.4] given a part of a power that is no use, when it happens, then nobody is asked to answer it', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			warp: { 'seat:3': 2 },
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['negotiate', 'artifact:cosmic-zap'],
				'seat:3': ['artifact:cosmic-zap']
			}
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk');
		g.answer('seat:1', {
			offer: { give: { cards: { picks: ['attack:08#1'] } }, get: {}, promise: '' }
		});
		g.answer('seat:2', { accept: 1 }).until('window:resolution.settled', 'seat:1');
		g.pass('seat:2', 'seat:3').use('seat:1', 'power|zombie|release', { split: { 'seat:3': 2 } });
		expect(g.asked).toEqual(['home.land']);
		expect(g.askedSeats).toEqual(['seat:3']);
	});

	it('[CE-16.5] given a power that does not say once, when its condition arises twice in an encounter, then it is used twice', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:40'], 'seat:3': ['artifact:plague'] }
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		meet(g, ['attack:08', 'attack:40']).until('window:resolution.end');
		expect(g.said.match(/uses the power of Zombie/g)).toHaveLength(2);
		expect(g.board.warp).toEqual({});
	});

	it('[CE-16.6] given a power for a role, when its player has another one, then it is not offered', () => {
		const h = duel({ aliens: { 'seat:2': 'sorcerer' } });
		h.until('planning.select').pick('seat:1', 'attack').pick('seat:2', 'attack');
		expect(h.asked).toEqual(['window:planning.selected']);
		expect(h.offers('seat:2', 'power|sorcerer')).toBe(true);
		const uninvolved = duel({ aliens: { 'seat:3': 'sorcerer' } });
		uninvolved.until('planning.select').pick('seat:1', 'attack').pick('seat:2', 'attack');
		expect(uninvolved.asked).toEqual(['window:reveal.cards']);
	});

	it('[CE-16.7] [CE-18.8] given sheets with tokens, when anybody looks, then alien and tokens are seen, also with the power lost', () => {
		const g = duel({
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 7 },
			planets: { 'planet:3-1': {}, 'planet:3-2': {}, 'planet:3-3': {} }
		});
		const { players } = lookOpen(cosmic, g.table).board;
		expect(players['seat:3']).toMatchObject({
			aliens: ['tick-tock'],
			tokens: 7,
			powerLost: true
		});
	});

	it('[CE-16.16] [CE-17.1] given powers traded in mid-game, then tokens go along, and a power that was stopped stays so', () => {
		const h = duel({
			aliens: { 'seat:1': 'macron', 'seat:2': 'tick-tock' },
			tokens: { 'seat:2': 7 },
			hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:sorcerer', 'negotiate'] }
		});
		h.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		h.until('window:planning.beforeSelect', 'seat:3').use('seat:3', 'wild|sorcerer').pass();
		h.until('planning.select');
		expect(h.board.players['seat:1']).toMatchObject({ aliens: ['tick-tock'], tokens: 7 });
		expect(h.board.players['seat:2']).toMatchObject({ aliens: ['macron'], tokens: 0 });
		expect(h.encounter.zapped).toEqual([{ seat: 'seat:2', alien: 'macron' }]);
		h.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(h.encounter.totals).toEqual({ offense: 9, defense: 12 });
	});

	it('[CE-16.17] given powers traded in a window, when it is still open, then the new one may be used at once; one whose window has closed may not', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron', 'seat:2': 'trader' },
			hands: { 'seat:1': ['negotiate', 'negotiate'], 'seat:3': ['flare:sorcerer'] }
		});
		g.until('window:planning.beforeSelect').use('seat:3', 'wild|sorcerer').pass().pass();
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', 'power|trader')).toBe(true);
		g.use('seat:1', 'power|trader').until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(3);
		// Macron now plays with seat 2; the moment of sending ships is over, that of counting them is not.
		expect(g.said.match(/send no more than one ship/g)).toHaveLength(1);
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.said).toContain('{seat:2} uses the power of Macron: each of their ships counts 4.');
	});

	it('[CE-16.18] given a player with two powers, when one is zapped, then the other is used', () => {
		const g = duel({
			aliens: { 'seat:1': ['macron', 'virus'] },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		meet(g).until('mandatory.which').pick('seat:1', 'power|macron');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:resolution.outcome');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'macron' }]);
		expect(g.encounter.totals!.offense).toBe(8);
		const both = duel({ aliens: { 'seat:1': ['macron', 'virus'] } });
		meet(both).until('window:resolution.outcome');
		expect(both.encounter.totals!.offense).toBe(32);
	});

	it('[CE-16.19] given a sheet that is replaced, then its tokens are discarded', () => {
		const g = duel({
			aliens: { 'seat:1': 'tick-tock' },
			tokens: { 'seat:1': 7 },
			hands: { 'seat:3': ['flare:reincarnator'] }
		});
		meet(g).until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }).until('launch.aim');
		expect(g.board.players['seat:1']!.tokens).toBe(0);
		expect(g.board.players['seat:1']!.aliens).not.toContain('tick-tock');
	});

	it('[CE-16.20] given a power that swaps hands, when it is used, then only the two learn what they got', () => {
		const g = duel({
			aliens: { 'seat:1': 'trader' },
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['negotiate'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'power|trader').until('planning.select');
		const told = g.events.filter(({ say }) => said(say).startsWith('You now hold'));
		expect(told.map(({ to }) => to)).toEqual([['seat:1'], ['seat:2']]);
		expect(said(told[1]!.say)).toContain('Attack 40');
		expect(g.said).not.toContain('Attack 40');
	});

	it('[CE-16.24] given the super Gambler flare, when it is played, then it is in answer to a use of the own power', () => {
		const g = duel({ aliens: { 'seat:2': 'gambler' }, hands: { 'seat:2': ['flare:gambler'] } });
		meet(g).until('window:reveal.claim', 'seat:2');
		expect(g.offers('seat:2', 'super|gambler')).toBe(false);
		g.use('seat:2', 'power|gambler', { pick: 'attack:40' });
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.offers('seat:2', 'super|gambler')).toBe(true);
	});
});

describe('CE-16 windows', () => {
	it('[CE-16.8] [CE-16.21] given the windows of the rules, then the game has those in that order, and an encounter opens them in it', () => {
		const rules = readFileSync('src/lib/games/cosmic/rules.md', 'utf8');
		const line = rules.split('\n').find((text) => text.startsWith('- **CE-16.21**'))!;
		expect(line.match(/`[^`]+`/g)!.map((name) => name.slice(1, -1))).toEqual([...MOMENTS]);
		const g = duel({
			aliens: { 'seat:1': 'clone', 'seat:2': 'sorcerer', 'seat:3': 'filch' },
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': ['flare:machine'], 'seat:3': ['flare:filch', 'negotiate'] }
		});
		const opened = asksToNextTurn(g)
			.flatMap((asks) => asks.match(/window:[\w.]+/) ?? [])
			.map((name) => name.slice('window:'.length));
		const seen = opened.filter((name, i) => opened.indexOf(name) === i);
		expect(seen).toEqual([
			'encounter.start',
			'alliance.before',
			'planning.beforeSelect',
			'planning.selected',
			'reveal.before',
			'reveal.cards',
			'reveal.values',
			'resolution.outcome',
			'ships.losing',
			'resolution.used',
			'resolution.discarded',
			'resolution.end',
			'encounter.end'
		]);
	});

	it('[CE-16.9] given cards of any phase, when their trigger comes in regroup or in resolution, then they can be played', () => {
		const early = duel({
			hands: { 'seat:1': ['flare:zombie'], 'seat:3': ['artifact:plague'] }
		});
		early.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		early.until('window:ships.losing', 'seat:1');
		expect(early.offers('seat:1', 'wild|zombie')).toBe(true);
		const late = meet(duel({ hands: { 'seat:1': ['flare:zombie'] } }));
		late.until('window:ships.losing', 'seat:1');
		expect(late.offers('seat:1', 'wild|zombie')).toBe(true);
	});

	it('[CE-16.10] given several who want to act in one window, then the offense acts first, then the defense, then the others clockwise from the offense', () => {
		const g = position({
			seats: 4,
			offense: 'seat:2',
			destiny: ['colour:4#1'],
			hands: {
				'seat:1': ['reinforcement:2'],
				'seat:2': ['attack:08', 'reinforcement:2'],
				'seat:3': ['reinforcement:3'],
				'seat:4': ['attack:08', 'reinforcement:3']
			}
		});
		g.encounterTo({
			target: 'planet:4-1',
			send: { 'planet:2-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:1': ['offense', { 'planet:1-1': 1 }]
			},
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:reveal.values');
		expect(g.askedSeats).toEqual(['seat:2', 'seat:4', 'seat:3', 'seat:1']);
		const wanting: SeatId[] = ['seat:1', 'seat:3', 'seat:4', 'seat:2'];
		while (g.asked.includes('window:reveal.values'))
			for (const seat of wanting.filter((one) => g.askedSeats.includes(one)))
				if (g.offers(seat, 'reinforcement')) g.use(seat, 'reinforcement', { pick: 'offense' });
				else g.pass(seat);
		const players = [...g.said.matchAll(/\{(seat:\d)\} plays Reinforcement/g)].map(
			([, who]) => who
		);
		expect(players).toEqual(['seat:2', 'seat:4', 'seat:3', 'seat:1']);
	});

	it('[CE-16.11] given two mandatory effects of one player, when both are due, then it says which comes first; of optional ones it takes what it likes', () => {
		for (const first of ['macron', 'virus']) {
			const g = duel({ aliens: { 'seat:1': ['macron', 'virus'] } });
			meet(g).until('mandatory.which');
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.choices('seat:1')).toEqual(['power|macron|count|', 'power|virus|multiply|']);
			g.pick('seat:1', `power|${first}`).until('window:resolution.outcome');
			const said = g.said.slice(g.said.indexOf('Cards revealed'));
			const other = first === 'macron' ? 'Virus' : 'Macron';
			const name = first === 'macron' ? 'Macron' : 'Virus';
			expect(said.indexOf(`power of ${name}`)).toBeLessThan(said.indexOf(`power of ${other}`));
			expect(g.encounter.totals!.offense).toBe(32);
		}
	});

	it('[CE-16.12] given a mandatory effect of the defense without a card in hand, when the window opens, then it comes after the offense and before the others', () => {
		const g = duel({
			aliens: { 'seat:2': 'virus' },
			hands: { 'seat:1': ['negotiate'], 'seat:3': ['artifact:emotion-control'] }
		});
		meet(g);
		expect(g.hand('seat:2')).toEqual([]);
		g.until('window:reveal.values');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.said).not.toContain('power of Virus');
		g.pass('seat:1').until('window:reveal.values', 'seat:3');
		expect(g.said).toContain('power of Virus');
	});

	it('[CE-16.26] given hidden powers and a mandatory use due for the defense, when the window opens, then those after it are asked only when it is turned up', () => {
		const g = duel({
			options: { hiddenPowers: true },
			shown: false,
			aliens: { 'seat:1': 'clone', 'seat:2': 'virus', 'seat:3': 'filch' },
			hands: { 'seat:1': ['negotiate'] }
		});
		meet(g).until('window:reveal.values');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(lookOpen(cosmic, g.table).board.players['seat:2']!.aliens).toEqual([]);
		g.pass('seat:1').until('window:reveal.values', 'seat:3');
		expect(lookOpen(cosmic, g.table).board.players['seat:2']!.aliens).toEqual(['virus']);
	});

	it('[CE-16.12] given a mandatory and an optional effect of one player, when the window opens, then the mandatory one has happened when it is asked', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' }, hands: { 'seat:1': ['flare:macron'] } });
		g.until('window:launch.beforeShips', 'seat:1');
		expect(g.said).toContain('power of Macron: send no more than one ship');
	});

	it('[CE-16.13] given an artifact declared, when it waits for answers, then only what answers it can be declared', () => {
		const g = duel({
			warp: { 'seat:1': 1 },
			hands: {
				'seat:1': ['artifact:mobius-tubes'],
				'seat:2': ['artifact:plague', 'artifact:card-zap', 'artifact:cosmic-zap']
			}
		});
		g.use('seat:1', 'artifact|mobius-tubes').pass();
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.choices('seat:2')).toEqual(['pass', 'artifact|card-zap|zap|artifact:card-zap#1']);
		expect(g.choices('seat:1')).toEqual(['pass']);
		g.pass().until('window:artifact.played');
		// Finished: now another action can begin.
		g.pass();
		expect(g.offers('seat:2', 'artifact|plague')).toBe(true);
	});

	it('[CE-16.14] [CE-16.13] given a zap answered by a zap, when all have passed, then the newest is carried out first and the first card takes effect', () => {
		const g = duel({
			warp: { 'seat:1': 1 },
			hands: {
				'seat:1': ['artifact:mobius-tubes', 'artifact:card-zap'],
				'seat:2': ['artifact:card-zap']
			}
		});
		g.use('seat:1', 'artifact|mobius-tubes').pass();
		g.pass('seat:1', 'seat:3').use('seat:2', 'artifact|card-zap');
		expect(g.asked).toEqual(['window:use.declared']);
		g.use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.board.discard).toEqual([
			'artifact:card-zap#1',
			'artifact:card-zap#2',
			'artifact:mobius-tubes#1'
		]);
	});

	it('[CE-16.15] given an answer to a declared use came to an end, then those asked again read what it was', () => {
		const g = duel({
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['artifact:card-zap', 'negotiate'] }
		});
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap');
		g.until('window:encounter.start');
		const [asked] = g.table.decisions;
		expect(said(asked!.because!.say)).toBe('Plague comes to nothing.');
		// The question stays the same, so that it is what is read where there is little room.
		expect(said(asked!.say)).toBe('An encounter begins. Act before the regroup?');
	});

	it('[CE-16.15] given a use that happened, then those asked again read who has done what to whom', () => {
		const g = duel({
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['artifact:card-zap', 'negotiate'] }
		});
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:2').pass('seat:1', 'seat:2');
		g.until('window:encounter.start');
		const [asked] = g.table.decisions;
		expect(said(asked!.because!.say)).toBe(
			'{seat:1} plays Plague: {seat:3} loses three ships and a card of every type.'
		);
	});

	it('[CE-16.15] given one’s own use, whose words name no player, then one reads that “you” have done it', () => {
		const g = duel({
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': ['artifact:mobius-tubes'], 'seat:2': ['artifact:card-zap'] }
		});
		g.use('seat:1', 'artifact|mobius-tubes').until('window:use.declared', 'seat:2');
		const told = g.events.find(({ say }) => said(say).includes('plays Mobius Tubes'));
		const readBy = (seat: SeatId) =>
			inWords(told!.say, (one) => one, { ...ENGLISH, reader: { seat, yours: {} } });
		expect(readBy('seat:1')).toMatch(/^You play Mobius Tubes: /);
		expect(readBy('seat:2')).toMatch(/^seat:1 plays Mobius Tubes: /);
	});

	it('[CE-16.15] [CE-11.10] given a player who passed, when another acts, then it is asked again, until a full round passes', () => {
		const g = duel({ hands: { 'seat:1': ['reinforcement:5'], 'seat:2': ['reinforcement:2'] } });
		meet(g).until('window:reveal.values');
		const question = () => said(g.decision('seat:1').say);
		expect(question()).toBe('Add to a total, act, or pass?');
		g.pass('seat:1', 'seat:3').use('seat:2', 'reinforcement:2', { pick: 'defense' });
		expect(g.asked).toEqual(['window:reveal.values']);
		expect(question()).toBe('Add to a total, act, or pass?');
		expect(said(g.decision('seat:1').because!.say)).toBe('{seat:2} has played Reinforcement +2.');
		g.use('seat:1', 'reinforcement:5', { pick: 'offense' }).pass('seat:3');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 14, defense: 14 });
	});
});

describe('CE-16 who is asked', () => {
	const plain = ['attack:04', 'attack:04', 'negotiate'];
	const HANDS: Record<string, string[]> = {
		plain,
		zaps: ['artifact:cosmic-zap', 'artifact:card-zap', 'artifact:card-zap'],
		plague: ['artifact:plague', 'artifact:force-field', 'artifact:ionic-gas'],
		flares: ['flare:filch', 'flare:zombie', 'flare:vacuum'],
		more: ['reinforcement:5', 'flare:anti-matter', 'artifact:emotion-control']
	};

	it.each(Object.keys(HANDS))(
		'[CE-16.22] given a bystander with a hand of %s, when the others play on, then exactly the same are asked the same',
		(hand) => {
			const game = (cards: string[]) =>
				asksToNextTurn(
					duel({
						aliens: { 'seat:1': 'macron', 'seat:2': 'trader', 'seat:3': 'clone' },
						hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'], 'seat:3': cards }
					})
				);
			expect(game(HANDS[hand]!)).toEqual(game(plain));
		}
	);

	it.each(Object.keys(HANDS))(
		'[CE-16.22] given an offense with a hand of %s besides its attack, when it loses, then exactly the same are asked the same',
		(hand) => {
			const game = (cards: string[]) =>
				asksToNextTurn(duel({ aliens: { 'seat:3': 'filch' }, hands: { 'seat:1': cards } }));
			expect(game(HANDS[hand]!)).toEqual(game(plain));
		}
	);

	it('[CE-16.22] given an empty hand and no power, when a window opens, then its seat is not asked', () => {
		const g = duel({ hands: { 'seat:3': [] } });
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[CE-16.4] given a use with details, when it is declared, then all read which, and none that was not picked', () => {
		const taught = duel({ hands: { 'seat:1': ['flare:genius'] } }).until('launch.aim');
		taught.pick('seat:1', 'planet:2-1').until('window:alliance.before', 'seat:1');
		taught.use('seat:1', 'wild|genius|teach', { picks: ['seat:1', 'seat:3'] });
		taught.until('planning.select');
		expect(taught.said).toContain(
			'{seat:1} plays Genius flare (wild): players of their choice draw a card ({seat:1} and {seat:3}).'
		);
		const torn = duel({ aliens: { 'seat:1': 'lunatic' } }).until('launch.aim');
		torn.pick('seat:1', 'planet:2-1').until('window:alliance.invited', 'seat:1');
		torn.use('seat:1', 'power|lunatic|split', { split: { 'planet:1-2': 2, 'planet:1-3': 1 } });
		torn.until('planning.select');
		expect(torn.said).toContain('(planet 2 of {seat:1}: 2 and planet 3 of {seat:1}: 1).');
	});

	describe('with nothing in the box that a card could be', () => {
		/** Moments at which this seat is asked in the encounter under way, each once. */
		const askedAt = (g: CosmicGame, seat: SeatId): string[] => {
			const all = new Set<string>();
			const { turn } = g.board;
			for (; g.board.turn === turn && !g.asked.includes('turn.second'); g.lapse())
				for (const open of g.table.decisions) if (open.seat === seat) all.add(nameOf(open));
			return [...all];
		};

		it('[CE-16.22] [CE-16.3] given a power that is used by itself alone, when its moment comes, then its player is not asked, before or after', () => {
			const g = duel({ box: [], aliens: { 'seat:1': 'hate' } });
			const asked = askedAt(g, 'seat:1');
			expect(g.said).toContain('power of Hate');
			expect(asked).not.toContain('window:turn.start');
		});

		it('[CE-16.22] [CE-16.5] given a power that is used once in an encounter, when it has been, then its player is not asked for it again', () => {
			const given: Position = {
				box: [],
				aliens: { 'seat:3': 'alchemist' },
				discard: ['attack:06', 'attack:10']
			};
			const hands = { 'seat:3': ['attack:07', 'attack:12'] };
			const g = duel({ ...given, hands }).until('window:launch.beforeShips', 'seat:3');
			const kept = askedAt(duel({ ...given, hands }), 'seat:3');
			expect(kept).toContain('window:planning.beforeSelect');
			g.use('seat:3', 'power|alchemist').until('alchemist.exchange.which').lapse();
			expect(askedAt(g, 'seat:3')).not.toContain('window:planning.beforeSelect');
		});
	});

	it('[CE-16.22] given answers of a window, when not all are in, then nobody learns who has answered, nor what', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague'] } });
		const before = lookOpen(cosmic, g.table);
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		const after = lookOpen(cosmic, g.table);
		expect(after).toEqual(before);
		expect(after.waiting).toMatchObject({ seats: null, answered: 0, of: 3 });
		expect(lookOwn(cosmic, g.table, 'seat:1').decision).not.toBeNull();
		g.pass();
		expect(g.said).toContain('{seat:3} plays Plague');
	});

	it('[CE-16.25] [CE-16.22] given a first encounter won, when the offense holds an encounter card or none, then the same are asked the same', () => {
		const game = (card: string) => {
			const g = duel({ hands: { 'seat:1': ['attack:40', card], 'seat:2': ['attack:04'] } });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['attack:40', 'attack:04']
			});
			// Seat 1 keeps this card only.
			g.board.players['seat:1']!.hand = [g.hand('seat:1').find((one) => one.startsWith(card))!];
			return asksToNextTurn(g);
		};
		expect(game('attack:10')).toEqual(game('reinforcement:2'));
		expect(game('attack:10')).toContain('seat:1 turn.second');
	});

	it('[CE-16.22] [CE-3.16] given hidden powers, when sheets lie face down, then who is asked does not follow from the alien', () => {
		const game = (alien: string) =>
			asksToNextTurn(
				duel({
					options: { hiddenPowers: true },
					shown: false,
					aliens: { 'seat:1': 'filch', 'seat:2': 'clone', 'seat:3': alien },
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
				})
			);
		expect(game('parasite')).toEqual(game('trader'));
		expect(game('sorcerer')).toEqual(game('trader'));
	});
});

describe('CE-16.23 standing orders', () => {
	const all: StandingOrder = {
		on: '*',
		when: ['unconcerned'],
		answer: { pick: 'pass' },
		until: 'game'
	};

	it('[CE-16.23] given an order to pass unless concerned, when windows are not about its seat, then it is not asked; when it is an ally, it is', () => {
		const g = duel();
		g.order('seat:3', all);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.until('window:planning.beforeSelect');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		const h = duel();
		h.order('seat:3', all);
		h.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		h.until('window:reveal.values');
		expect(h.askedSeats).toContain('seat:3');
	});

	it('[CE-16.23] given an order to pass unless concerned, when a card names its seat or its ships are about to be lost, then it is asked', () => {
		const g = duel({ hands: { 'seat:1': ['artifact:plague'], 'seat:3': ['flare:zombie'] } });
		g.order('seat:3', all);
		g.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).pass();
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.askedSeats).toContain('seat:3');
		expect(g.said).toContain('plays Plague: {seat:3} loses three ships and a card of every type.');
		g.until('window:ships.losing', 'seat:3');
		expect(g.offers('seat:3', 'wild|zombie')).toBe(true);
		const other = duel({ hands: { 'seat:1': ['artifact:plague'] } });
		other.order('seat:3', all);
		other.use('seat:1', 'artifact|plague', { pick: 'seat:2' }).pass();
		expect(other.askedSeats).not.toContain('seat:3');
	});

	it('[CE-16.23] given an order for the encounter, when the next one begins, then it is gone; one for the game stays', () => {
		const g = duel({ hands: { 'seat:3': ['negotiate', 'attack:10'] } });
		g.order('seat:3', { ...all, when: [], until: 'encounter' });
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		expect(g.table.orders['seat:3']).toBeUndefined();
		g.order('seat:3', all);
		const next = g.board.turn;
		while (g.board.turn === next) g.lapse();
		expect(g.table.orders['seat:3']).toEqual([all]);
	});
});
