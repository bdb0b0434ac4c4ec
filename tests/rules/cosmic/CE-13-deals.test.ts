/** Section 13 of rules.md: what two negotiators may agree on, and what it costs when they do not. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, plainly } from '../../../src/lib/core';
import type { Answer, Field, SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { OPTIONS } from '../../../src/lib/games/cosmic/setup';
import { answerOf, fromAnswer } from '../../../src/lib/ui/filling';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { said } from '../../support/said';

type Side = Record<string, Answer>;

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

/** `seat:1` has two ships in the gate before planet 1 of `seat:2`; both have shown a negotiate. */
function dealing(given: Position = {}): CosmicGame {
	const { hands = {}, ...rest } = given;
	const g = position({
		destiny: ['colour:2#1'],
		...rest,
		hands: {
			...hands,
			'seat:1': [
				'negotiate',
				...(hands['seat:1'] ?? ['attack:10', 'attack:12', 'reinforcement:2'])
			],
			'seat:2': ['negotiate', ...(hands['seat:2'] ?? ['attack:20', 'artifact:quash'])]
		}
	});
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
	return g.lay('negotiate', 'negotiate').until('deal.talk');
}

const offer = (give: Side, get: Side = {}, promise = ''): Answer => ({
	offer: { give, get, promise }
});

const accept = (g: CosmicGame, seat: SeatId): CosmicGame => {
	const { shape } = g.decision(seat);
	return g.answer(seat, { accept: (shape.type === 'deal' && shape.standing?.n) || 0 });
};

/** The offense offers, the defense accepts. */
const agree = (g: CosmicGame, give: Side, get: Side = {}): CosmicGame =>
	accept(g.answer('seat:1', offer(give, get)), 'seat:2');

const fields = (g: CosmicGame, seat: SeatId, part: 'give' | 'get'): readonly Field[] => {
	const { shape } = g.decision(seat);
	return shape.type === 'deal' ? shape[part].fields : [];
};

const named = (...picks: string[]): Side => ({ cards: { picks } });
const colony = (planet: string, ships?: number): Side => ({
	colony: {
		pick: planet,
		then: ships ? { pick: 'exactly', then: { amount: ships } } : { pick: 'open' }
	}
});

describe('CE-13 deals', () => {
	it('[CE-13.3] given a table with technologies and stations, or without, then whoever deals is told all that may change hands', () => {
		const stake = (options: Position['options']) => {
			const g = position({
				seats: 2,
				options: { ...options, dealSeconds: 0 },
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] },
				...(options &&
					'tech' in options && { techs: { 'seat:1': [{ id: 'quark-battery', ships: 0 }] } })
			});
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			const { because } = g.lay('negotiate', 'negotiate').until('deal.talk').decision('seat:1');
			return because && plainly(because.say);
		};
		expect(stake({})).toContain('give or take cards or colonies, or');
		expect(stake({ tech: 'base' })).toContain('cards, colonies or technologies');
	});

	it('[CE-13.1] given allies on both sides, when two negotiates meet, then the main players alone deal', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			},
			cards: ['negotiate', 'negotiate']
		});
		g.until('deal.talk');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		expect([g.encounter.gate, g.encounter.beside]).toEqual([{ 'seat:1': 2 }, {}]);
		g.answer('seat:1', { refuse: true }).until('launch.aim', 'seat:2');
		expect(g.said).not.toMatch(/{seat:[34]} loses/);
	});

	it('[CE-13.2] [CE-27.8] given the time for a deal is up, when nobody has agreed, then the deal has failed; a minute unless the table says otherwise', () => {
		expect(OPTIONS.find(({ id }) => id === 'dealSeconds')).toMatchObject({
			initial: 60,
			rule: 'CE-13.2'
		});
		const others = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		const g = dealing({
			planets: { ...others, 'planet:1-1': { 'seat:1': 2 } },
			warp: { 'seat:1': 18 }
		});
		g.lapse().until('mustLose.pick');
		expect(g.said).toContain('The time for the deal is up.');
		expect(g.said).not.toContain('refuses to deal');
		// Who now loses ships reads why there is no deal.
		expect(g.decision('seat:2').because?.say).toEqual(
			'No deal: each main player loses three ships.'
		);
		g.answer('seat:2', { split: { 'planet:2-2': 3 } }).until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(g.said).not.toContain('another encounter');
	});

	it('[CE-13.3] [CE-13.5] given named cards one way and cards by kind, number and chance the other way, when agreed, then the givers pick what is theirs to pick and all of it changes hands', () => {
		const g = dealing({
			hands: {
				'seat:1': ['attack:10', 'attack:12', 'reinforcement:2'],
				'seat:2': ['attack:20', 'attack:06', 'attack:08', 'flare:zombie', 'artifact:quash']
			}
		});
		agree(g, named('attack:10#1', 'reinforcement:2#1'), {
			kinds: { split: { attack: 2 } },
			number: { amount: 1 },
			random: { amount: 1 }
		});
		g.until('deal.choose');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['attack:20#1', 'attack:06#1', 'attack:08#1']);
		expect(g.refusal('seat:2', { picks: ['attack:06#1'] }).rule).toEqual('CE-13.5');
		g.answer('seat:2', { picks: ['attack:06#1', 'attack:08#1'] }).until('deal.choose');
		expect(g.choices('seat:2')).toEqual(['attack:20#1', 'flare:zombie', 'artifact:quash#1']);
		g.answer('seat:2', { picks: ['flare:zombie'] });
		expect(g.hand('seat:1')).toHaveLength(1 + 4);
		expect(g.hand('seat:1')).toEqual(
			expect.arrayContaining(['attack:12#1', 'attack:06#1', 'attack:08#1', 'flare:zombie'])
		);
		expect(g.hand('seat:2')).toHaveLength(1 + 2);
		expect(g.hand('seat:2')).toEqual(expect.arrayContaining(['attack:10#1', 'reinforcement:2#1']));
		const last = g.hand('seat:1').concat(g.hand('seat:2'));
		expect(last).toEqual(expect.arrayContaining(['attack:20#1', 'artifact:quash#1']));
	});

	it('[CE-13.3] [CE-13.10] given what may be offered, when it is listed, then it is cards and one colony for each side, no tokens, powers or ships', () => {
		const g = dealing();
		expect(fields(g, 'seat:1', 'give').map(({ id }) => id)).toEqual([
			'cards',
			'kinds',
			'number',
			'random',
			'colony'
		]);
		expect(fields(g, 'seat:1', 'get').map(({ id }) => id)).toEqual([
			'kinds',
			'number',
			'random',
			'colony'
		]);
		const two = { colony: { picks: ['planet:1-1', 'planet:1-2'] } } as Side;
		expect(g.refusal('seat:1', offer(two)).rule).toEqual('CE-13.12');
		expect(g.refusal('seat:1', offer({ tokens: { amount: 1 } })).say).toEqual(
			'That cannot be part of a deal.'
		);
	});

	it('[CE-13.4] [CE-13.10] given terms in which nothing but words would change hands, when they are offered, then they are refused; a one-sided gift is fine and the promise binds nobody', () => {
		const g = dealing();
		expect(g.refusal('seat:1', offer({}, {}, 'I will not attack you'))).toEqual({
			rule: 'CE-13.12',
			say: 'At least one thing must change hands.'
		});
		g.answer('seat:1', offer(named('attack:10#1'), {}, 'You shall be my ally'));
		expect(g.events.some(({ say }) => said(say).includes('not binding'))).toBe(true);
		accept(g, 'seat:2').until('turn.second');
		expect(g.hand('seat:2')).toContainEqual('attack:10#1');
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
		g.answer('seat:1', { yes: false });
		g.until('alliance.offenseInvites', 'seat:2').answer('seat:2', { picks: [] });
		expect(g.table.over).toBeNull();
	});

	it('[CE-13.5] [CE-13.12] given an offer that names cards, when it is made, carried out and read, then only the dealers see terms and faces, and the table learns the number', () => {
		const g = dealing();
		const third = () => JSON.stringify([view(g), lookOwn(cosmic, g.table, 'seat:3')]);
		g.answer('seat:1', offer(named('attack:10#1'), { number: { amount: 1 } }));
		const told = g.events.filter(({ say }) => said(say).includes('Attack 10'));
		expect(told.map(({ to }) => to)).toEqual([['seat:1', 'seat:2']]);
		expect(third()).not.toContain('attack:10');
		expect(lookOwn(cosmic, g.table, 'seat:3').decision).toBeNull();
		const { shape } = g.decision('seat:2');
		expect(shape.type === 'deal' && shape.standing).toEqual({
			by: 'seat:1',
			n: 1,
			terms: { give: { number: { amount: 1 } }, get: named('attack:10#1'), promise: '' }
		});
		accept(g, 'seat:2')
			.until('deal.choose')
			.answer('seat:2', { picks: ['attack:20#1'] });
		expect(g.said).toContain(
			'A deal: {seat:1} gives 1 card; {seat:2} gives 1 card of their choice.'
		);
		expect(g.said).toContain('{seat:1} gives {seat:2} 1 card.');
		expect(g.said).not.toMatch(/Attack (10|20)/);
		const faces = g.events.filter(({ say }) => said(say).startsWith('The cards:'));
		expect(faces.map(({ to, say }) => [to, say])).toEqual([
			[['seat:1', 'seat:2'], 'The cards: Attack 10.'],
			[['seat:2', 'seat:1'], 'The cards: Attack 20.']
		]);
		expect(third()).not.toMatch(/attack:(10|20)/);
	});

	it('[CE-13.6] given colonies at home, abroad and shared, when a colony is granted, then it is on a planet where the giver has one and the receiver has none', () => {
		const g = dealing({
			planets: {
				'planet:1-2': {},
				'planet:1-3': { 'seat:1': 4, 'seat:2': 1 },
				'planet:3-1': { 'seat:3': 4, 'seat:1': 1 }
			}
		});
		const { shape } = fields(g, 'seat:1', 'give').find(({ id }) => id === 'colony')!;
		expect(shape.type === 'one' && shape.choices.map(({ id }) => id)).toEqual([
			'planet:1-1',
			'planet:1-4',
			'planet:1-5',
			'planet:3-1'
		]);
		expect(g.refusal('seat:1', offer(colony('planet:1-3'))).rule).toEqual('CE-13.6');
	});

	it('[CE-13.7] [CE-13.8] given a colony with exactly three ships, when the offense lands, then with three from its colonies or the gate, and the giver’s ships stay', () => {
		const g = dealing({ warp: { 'seat:1': 3 } });
		agree(g, {}, colony('planet:2-4', 3)).until('deal.settlers');
		expect(g.askedSeats).toEqual(['seat:1']);
		const { shape } = g.decision('seat:1');
		const places = shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
		expect(places).toContain('gate');
		expect(places).not.toContain('warp');
		expect(g.refusal('seat:1', { split: { gate: 2 } })).toEqual({
			rule: 'CE-13.7',
			say: 'Choose exactly 3 in all; you chose 2.'
		});
		g.answer('seat:1', { split: { gate: 2, 'planet:1-2': 1 } });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 4, 'seat:1': 3 });
		expect(g.encounter.gate).toEqual({});
		expect(view(g).players['seat:1']!.foreignColonies).toBe(1);
	});

	it('[CE-13.7] given terms silent on the number, when the receiver lands, then with one to four ships', () => {
		const g = dealing();
		agree(g, {}, colony('planet:2-4')).until('deal.settlers');
		expect(g.refusal('seat:1', { split: { 'planet:1-2': 4, gate: 1 } }).say).toEqual(
			'Choose 1 to 4 in all; you chose 5.'
		);
		expect(g.refusal('seat:1', { split: {} }).rule).toEqual('CE-13.7');
		g.answer('seat:1', { split: { 'planet:1-2': 4 } });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 4, 'seat:1': 4 });
	});

	it('[CE-13.8] [CE-13.19] given both grant a colony, when they land, then no ship leaves a planet its owner grants; without other ships the terms cannot be accepted', () => {
		const g = dealing();
		agree(g, colony('planet:1-2', 1), colony('planet:2-4', 1)).until('deal.settlers', 'seat:1');
		const { shape } = g.decision('seat:1');
		const places = shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
		expect(places).toEqual(['planet:1-1', 'planet:1-3', 'planet:1-4', 'planet:1-5', 'gate']);
		const only = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:2-${k}`, {}]));
		const stuck = dealing({ planets: only, warp: { 'seat:2': 16 } });
		stuck.answer('seat:1', offer(colony('planet:1-2', 1), colony('planet:2-1', 1)));
		expect(stuck.refusal('seat:2', { accept: 1 })).toEqual({
			rule: 'CE-13.14',
			say: '{seat:2} has 0 ships to settle with; those where they grant a colony stay.'
		});
	});

	it('[CE-13.9] given the giver sits on a home planet of the receiver, when that is granted, then it is a home colony again', () => {
		const g = dealing({ planets: { 'planet:1-5': { 'seat:2': 2 } } });
		expect(view(g).players['seat:1']!.homeColonies).toBe(4);
		agree(g, {}, colony('planet:1-5', 1)).until('deal.settlers');
		g.answer('seat:1', { split: { gate: 1 } });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:2': 2, 'seat:1': 1 });
		expect(view(g).players['seat:1']).toMatchObject({ homeColonies: 5, foreignColonies: 0 });
	});

	it('[CE-13.11] given both give a card taken at random, when it is carried out, then none of those received goes back, and ships in the gate go home where the offense likes', () => {
		const g = dealing({
			hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:20'] }
		});
		agree(g, { random: { amount: 1 } }, { random: { amount: 1 } }).until('home.land');
		expect(g.hand('seat:1')).toEqual(['attack:20#1']);
		expect(g.hand('seat:2')).toEqual(['attack:10#1']);
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { 'planet:1-3': 1, 'planet:1-4': 1 } });
		expect([g.ships('planet:1-3'), g.ships('planet:1-4')]).toEqual([
			{ 'seat:1': 5 },
			{ 'seat:1': 5 }
		]);
	});

	it('[CE-13.12] given nothing offered yet, then what is often offered can be offered as it stands and be accepted', () => {
		const usual = (seat: SeatId, given: Position = {}) => {
			const { shape } = dealing(given).decision(seat);
			return shape.type === 'deal' ? (shape.usual ?? []) : [];
		};
		const all = usual('seat:2');
		expect(all.map(({ say }) => said(say))).toEqual([
			'A colony for a colony',
			'A card for a card',
			'A card of yours for a colony',
			'Only a card of yours'
		]);
		// The defense grants what is encountered.
		expect(all[0]?.terms.give).toEqual(colony('planet:2-1'));
		for (const { terms } of all) {
			const g = accept(dealing().answer('seat:2', { offer: terms }), 'seat:1');
			expect(g.encounter.outcome).toEqual({ type: 'deal' });
			const { shape } = dealing().decision('seat:2');
			expect(answerOf(shape, fromAnswer(shape, { offer: terms }))).toEqual({ offer: terms });
		}
		// Who holds nothing gives nothing.
		const bare = usual('seat:2', { hands: { 'seat:2': [] } }).map(({ say }) => said(say));
		expect(bare).toEqual(['A colony for a colony']);
	});

	it('[CE-13.12] given an offer, when the other counters and that is accepted, then the counter stands; nobody accepts an own or an old offer', () => {
		const g = dealing();
		g.answer('seat:1', offer(named('attack:10#1'), { number: { amount: 2 } }));
		expect(g.refusal('seat:1', { accept: 1 }).say).toEqual(
			'There is no offer of the other side to accept.'
		);
		const standing = (seat: SeatId) => {
			const { shape } = g.decision(seat);
			return shape.type === 'deal' ? shape.standing : null;
		};
		expect(standing('seat:2')?.counters).toBeUndefined();
		g.answer('seat:2', offer(named('attack:20#1'), { number: { amount: 1 } }));
		expect(standing('seat:1')?.counters).toBe(true);
		expect(g.refusal('seat:2', { accept: 1 }).rule).toEqual('CE-13.12');
		expect(g.refusal('seat:1', { accept: 1 }).say).toEqual('That offer was changed meanwhile.');
		g.answer('seat:1', { accept: 2 }).until('deal.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { picks: ['attack:12#1'] });
		expect(g.hand('seat:1')).toContainEqual('attack:20#1');
		expect(g.hand('seat:2')).toContainEqual('attack:12#1');
		expect(g.hand('seat:1')).toContainEqual('attack:10#1');
	});

	it('[CE-13.12] [CE-13.13] given one refuses outright, when it does, then the deal fails at once', () => {
		const g = dealing();
		g.answer('seat:1', offer(named('attack:10#1'))).answer('seat:2', { refuse: true });
		expect(g.said).toContain('{seat:2} refuses to deal.');
		expect(g.said).toContain('No deal: each main player loses three ships.');
		expect(g.asked).toEqual(['mustLose.pick']);
	});

	it('[CE-13.13] given no deal, when ships are lost, then each picks three anywhere outside the warp, gate and targeted planet included, both fall together, and the gate empties', () => {
		const g = dealing({ warp: { 'seat:1': 2 } });
		g.answer('seat:2', { refuse: true });
		const places = (seat: SeatId) => {
			const { shape } = g.decision(seat);
			return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
		};
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(places('seat:1')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`).concat('gate'));
		expect(g.refusal('seat:1', { split: { gate: 2 } }).rule).toEqual('CE-13.13');
		g.answer('seat:1', { split: { gate: 1, 'planet:1-5': 2 } });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(places('seat:2')).toContain('planet:2-1');
		g.answer('seat:2', { split: { 'planet:2-1': 3 } }).until('home.land');
		expect(g.board.warp).toEqual({ 'seat:1': 4, 'seat:2': 3 });
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.said).not.toContain('compensation');
	});

	it('[CE-13.13] given ships in the encounter go first by option, when no deal is made, then the gate and the targeted planet pay, and only what is missing is picked elsewhere', () => {
		const g = dealing({
			options: { failedDealShipsFrom: 'encounterFirst' },
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 4 } }
		});
		g.answer('seat:1', { refuse: true });
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ type: 'split', min: 1, max: 1 });
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual([
			...[1, 2, 3, 4, 5].map((k) => `planet:1-${k}`),
			'planet:2-1'
		]);
		g.answer('seat:1', { split: { 'planet:2-1': 1 } }).until('window:resolution.end');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
	});

	it('[CE-13.14] given cards agreed on are spent before they are handed over, when the terms are carried out, then the deal fails', () => {
		const g = dealing({
			hands: {
				'seat:1': ['artifact:card-zap'],
				'seat:2': ['attack:20'],
				'seat:3': ['artifact:quash']
			}
		});
		agree(g, named('artifact:card-zap#1'));
		g.until('window:resolution.dealMade').use('seat:3', 'artifact|quash').pass();
		g.until('window:use.declared').use('seat:1', 'artifact|card-zap').pass();
		g.until('mustLose.pick');
		expect(g.said).toContain('{seat:1} cancels Quash with Card Zap.');
		expect(g.said).toContain('The terms can no longer be carried out.');
		expect(g.hand('seat:2')).toEqual(['attack:20#1']);
	});

	it('[CE-13.14] given an offer asks for what its receiver does not hold, when it would accept, then it alone is told; the offer itself could be made', () => {
		const g = dealing();
		g.answer('seat:1', offer({}, { kinds: { split: { flare: 2 } } }));
		expect(g.refusal('seat:2', { accept: 1 })).toEqual({
			rule: 'CE-13.14',
			say: 'You do not hold 2 flare cards more.'
		});
		expect(g.said).not.toContain('flare');
		expect(g.refusal('seat:1', offer(named('attack:10#1'), named('attack:20#1'))).rule).toBe(
			'CE-13.12'
		);
	});

	it('[CE-13.15] given a deal as the first encounter, when it ends, then it was successful, nobody won or lost, nobody gains, and the offense may go on', () => {
		const g = dealing();
		agree(g, named('attack:10#1')).until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.said).not.toMatch(/wins|loses|compensation|rewards/);
		expect(g.board.warp).toEqual({});
		g.answer('seat:1', { yes: true });
		expect(g.said).toContain('{seat:1} has another encounter.');
	});

	it('[CE-13.16] given Quash on a deal just made, when it is void, then nothing changes hands and both pay for a failed deal', () => {
		const g = dealing({
			hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:20'], 'seat:3': ['artifact:quash'] }
		});
		agree(g, named('attack:10#1'));
		expect(g.hand('seat:2')).not.toContainEqual('attack:10#1');
		g.until('window:resolution.dealMade').use('seat:3', 'artifact|quash').until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.hand('seat:1')).toContainEqual('attack:10#1');
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(g.said).toContain('{seat:2} loses 3 ships to the warp.');
		expect(g.said).not.toContain('another encounter');
	});

	it('[CE-13.17] given a whole encounter between others, when a player has cards and ships to give away, then nothing it is asked lets it', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:3': ['attack:10', 'negotiate', 'reinforcement:2'] }
		});
		const before = JSON.stringify(g.board.planets);
		while (!g.asked.includes('launch.send')) {
			for (const { seat, shape } of g.table.decisions) {
				expect(shape.type).not.toEqual('deal');
				if (seat === 'seat:3') expect(JSON.stringify(shape)).not.toMatch(/attack:10|planet:/);
			}
			g.lapse();
		}
		expect(g.hand('seat:3')).toEqual(['attack:10#1', 'negotiate#1', 'reinforcement:2#1']);
		expect(JSON.stringify(g.board.planets)).toBe(before);
	});

	it('[CE-13.18] given the other side has named a card, when countering, then that card can be asked for by name, and no other of that hand', () => {
		const g = dealing();
		g.answer('seat:1', offer(named('attack:10#1'), { number: { amount: 2 } }));
		const asked = fields(g, 'seat:2', 'get').find(({ id }) => id === 'cards')!;
		const [one = '', ...others] =
			asked.shape.type === 'some' ? asked.shape.choices.map(({ id }) => id) : [];
		expect([one, others]).toEqual(['attack:10#1', []]);
		expect(g.refusal('seat:2', offer({}, named('attack:12#1'))).rule).toEqual('CE-13.12');
		g.answer('seat:2', offer({ number: { amount: 1 } }, named(one)));
		expect(fields(g, 'seat:1', 'get').some(({ id }) => id === 'cards')).toBe(false);
		accept(g, 'seat:1')
			.until('deal.choose')
			.answer('seat:2', { picks: ['artifact:quash#1'] });
		expect(g.hand('seat:2')).toContainEqual('attack:10#1');
		expect(g.hand('seat:1')).toContainEqual('artifact:quash#1');
	});

	it('[CE-13.11] [CE-21.2] [CE-27.9] given a deal gives both their fifth foreign colony, when it is carried out, then they win together', () => {
		const g = dealing({
			seats: 3,
			planets: {
				'planet:3-1': { 'seat:3': 1, 'seat:1': 1, 'seat:2': 1 },
				'planet:3-2': { 'seat:3': 1, 'seat:1': 1, 'seat:2': 1 },
				'planet:3-3': { 'seat:3': 1, 'seat:1': 1, 'seat:2': 1 },
				'planet:3-4': { 'seat:3': 1, 'seat:1': 1, 'seat:2': 1 }
			}
		});
		agree(g, colony('planet:1-2', 1), colony('planet:2-4', 1)).until('deal.settlers', 'seat:1');
		g.answer('seat:1', { split: { gate: 1 } }).until('deal.settlers', 'seat:2');
		expect(g.table.over).toBeNull();
		g.answer('seat:2', { split: { 'planet:2-1': 1 } });
		for (let i = 0; i < 40 && !g.table.over; i++) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1', 'seat:2'], rule: 'CE-21.2' });
	});

	it('[CE-21.2] [CE-21.5] given a deal takes the last token of Tick-Tock and gives the offense its fifth colony, when it is carried out, then both win', () => {
		const g = dealing({
			aliens: { 'seat:1': 'zombie', 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 1 },
			warp: { 'seat:2': 1 },
			planets: {
				'planet:3-1': { 'seat:3': 1, 'seat:1': 1 },
				'planet:3-2': { 'seat:3': 1, 'seat:1': 1 },
				'planet:3-3': { 'seat:3': 1, 'seat:1': 1 },
				'planet:3-4': { 'seat:3': 1, 'seat:1': 1 }
			}
		});
		agree(g, {}, colony('planet:2-4', 1)).until('deal.settlers', 'seat:1');
		g.answer('seat:1', { split: { gate: 1 } }).until('window:resolution.settled', 'seat:1');
		// The Zombie lets a ship out before the Tick-Tock has had its say.
		g.use('seat:1', 'power|zombie|release', { split: { 'seat:2': 1 } });
		for (let i = 0; i < 40 && !g.table.over; i++) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:3']);
	});
});
