/** Gambler: leaves its card face down and says what it is; a challenge costs somebody ships. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { reincarnate } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

/** Seat 1, the offense with two ships and attack 04, may claim something; seat 2 has shown attack 08. */
const bluffing = (given: Position = {}): CosmicGame =>
	meet(
		duel({
			aliens: { 'seat:1': 'gambler' },
			...given,
			hands: {
				...given.hands,
				'seat:1': ['attack:04', ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': ['attack:06', ...(given.hands?.['seat:2'] ?? [])]
			}
		}),
		['attack:04', 'attack:08'],
		2
	).until('window:reveal.claim', 'seat:1');

const claimed = (claim: string, given?: Position): CosmicGame =>
	bluffing(given).use('seat:1', 'power|gambler', { pick: claim }).until('gambler.challenge.ask');
const challenged = (claim: string, given?: Position): CosmicGame =>
	claimed(claim, given).answer('seat:2', { yes: true });
const stands = (claim: string, given?: Position): CosmicGame =>
	claimed(claim, given).answer('seat:2', { yes: false });

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const places = (g: CosmicGame, seat: SeatId) => {
	const { shape } = g.decision(seat);
	return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
};

/** All that seats other than 1 and watchers see and have been told. */
const known = (g: CosmicGame): string =>
	JSON.stringify([
		lookOpen(cosmic, g.table),
		lookOwn(cosmic, g.table, 'seat:2'),
		lookOwn(cosmic, g.table, 'seat:3'),
		g.events.filter(({ to }) => to === 'all' || !to.includes('seat:1') || to.length > 1)
	]);

describe('Gambler', () => {
	it('[alien:gambler] given its opponent has revealed, when it claims a card and is not challenged, then the encounter is resolved as stated', () => {
		const g = stands('attack:40');
		expect(totals(g)).toEqual({ offense: 40 + 2, defense: 12 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:gambler] given it makes no claim, then its card is turned up as usual', () => {
		const g = bluffing();
		expect(g.said).toContain('{seat:2} turns up Attack 08.');
		expect(known(g)).not.toMatch(/attack:04|Attack 04/);
		expect(totals(g.pass())).toEqual({ offense: 6, defense: 12 });
		expect(g.said).toContain('Cards revealed: Attack 04 and Attack 08.');
	});

	it('[alien:gambler] ruling: an unchallenged card never becomes public: it goes under the deck, and no view, log or pile tells', () => {
		const g = stands('attack:40');
		while (g.board.turn < 3 && !g.table.over) {
			expect(known(g)).not.toMatch(/attack:04|Attack 04/);
			g.lapse();
		}
		expect(g.vault.deck[0]).toEqual('attack:04#1');
		expect(g.board.discard).not.toContainEqual('attack:04#1');
		expect(g.board.discard).toContainEqual('attack:08#2');
		// Its owner knew it all the while.
		const own = lookOwn(cosmic, stands('attack:40').table, 'seat:1');
		expect(own?.board).toMatchObject({ laid: 'attack:04#1' });
	});

	it('[alien:gambler] ruling: a game that ends while a claim stands does not tell the card either', () => {
		const five = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = stands('attack:40', { planets: five });
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:1']);
		expect(known(g)).not.toMatch(/attack:04|Attack 04/);
	});

	it('[alien:gambler] given a lie is challenged, then it loses as many ships as it has in the encounter, none of them from there, and the real card counts', () => {
		const g = challenged('attack:40');
		expect(g.said).toContain('{seat:1} loses 2 ships.');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		expect(places(g, 'seat:1')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
		g.answer('seat:1', { split: { 'planet:1-5': 2 } });
		expect(totals(g)).toEqual({ offense: 4 + 2, defense: 12 });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.until('launch.aim').board.discard).toContainEqual('attack:04#1');
	});

	it('[alien:gambler] given the truth is challenged, then the challenger loses as many ships as it has in the encounter, none of them from there', () => {
		const g = challenged('attack:04');
		expect(g.decision('seat:2').shape).toMatchObject({ min: 4, max: 4 });
		expect(places(g, 'seat:2')).toEqual([2, 3, 4, 5].map((k) => `planet:2-${k}`));
		g.answer('seat:2', { split: { 'planet:2-5': 4 } });
		expect(totals(g)).toEqual({ offense: 6, defense: 12 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:gambler] given a bystander’s ships of the payer on the targeted planet, then they may be lost: they are not in the encounter', () => {
		const g = challenged('attack:40', { planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 3 } } });
		expect(places(g, 'seat:1')).toContain('planet:2-1');
	});

	it('[alien:gambler] given fewer ships outside the encounter than it must lose, then it loses those it has', () => {
		const g = challenged('attack:04', {
			planets: { ...homes('seat:2', 4, 1, 1), 'planet:2-1': { 'seat:2': 4 } }
		});
		expect(totals(g)).toEqual({ offense: 6, defense: 12 });
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
	});

	it('[alien:gambler] ruling: any encounter card of the box may be claimed; a claimed morph copies the opponent', () => {
		const g = bluffing();
		const id = g.choices('seat:1').find((one) => one.startsWith('power|gambler'))!;
		const wrong = { pick: id, then: { pick: 'attack:02' } };
		expect(g.refusal('seat:1', wrong).say).toEqual('That is not among the choices.');
		expect(g.refusal('seat:1', { pick: id, then: { pick: 'reinforcement:5' } }).say).toEqual(
			'That is not among the choices.'
		);
		const large = bluffing({ options: { largeGroupCards: 'on' } });
		large.use('seat:1', 'power|gambler', { pick: 'attack:02' }).until('gambler.challenge.ask');
		expect(large.said).toContain('{seat:1} claims Attack 02.');
		expect(totals(stands('morph'))).toEqual({ offense: 8 + 2, defense: 12 });
		const talk = stands('negotiate').until('window:resolution.outcome');
		expect(talk.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(talk.until('launch.aim').said).toContain(
			'{seat:1} takes 1 card of {seat:2} as compensation.'
		);
	});

	it('[alien:gambler] ruling: only the opposing main player may challenge', () => {
		const g = claimed('attack:40');
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[alien:gambler] given it is the defense, then the offense shows first, and may challenge', () => {
		const g = meet(duel({ aliens: { 'seat:2': 'gambler' } })).until('window:reveal.claim');
		expect(g.said).toContain('{seat:1} turns up Attack 08.');
		g.use('seat:2', 'power|gambler', { pick: 'attack:08' }).until('gambler.challenge.ask');
		g.answer('seat:1', { yes: true }).until('window:resolution.outcome');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:gambler] [alien:oracle] ruling: given Oracle makes it show its card early, then it makes its claim at that moment', () => {
		const at = () => {
			const g = duel({
				aliens: { 'seat:1': 'gambler', 'seat:2': 'oracle' },
				hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:06', 'flare:oracle'] }
			}).until('planning.expose', 'seat:1');
			return g.pick('seat:1', 'attack:04').until('window:planning.exposing', 'seat:1');
		};
		const g = at().use('seat:1', 'power|gambler', { pick: 'attack:40' });
		g.until('gambler.challenge.ask').answer('seat:2', { yes: false });
		// Oracle has seen no card, so it cannot end the encounter over it.
		expect(g.offers('seat:2', 'super|oracle')).toBe(false);
		g.until('planning.select', 'seat:2');
		expect(lookOpen(cosmic, g.table).board).toMatchObject({
			encounter: { laid: { offense: { card: null, face: { kind: 'attack', value: 40 } } } }
		});
		g.pick('seat:2', 'attack:08');
		expect(totals(g)).toEqual({ offense: 41, defense: 12 });
		expect(g.until('launch.aim').vault.deck[0]).toEqual('attack:04#1');
		expect(known(g)).not.toMatch(/attack:04|Attack 04/);
		const honest = at().pass().until('planning.select', 'seat:2');
		expect(honest.said).toContain('{seat:1} lays Attack 04 face up.');
		honest.pick('seat:2', 'attack:08').until('window:resolution.outcome');
		expect(honest.said).not.toContain('claims');
	});

	it('[alien:gambler] given it is zapped, then the card is turned up and counts as it is', () => {
		const g = bluffing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|gambler', { pick: 'attack:40' });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 6, defense: 12 });
		expect(g.said).toContain('Cards revealed: Attack 04 and Attack 08.');
	});

	it('[alien:gambler] given its power is lost, then both cards are turned up together', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'gambler' }, planets: homes('seat:1', 10, 10) }));
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.said).not.toContain('turns up');
	});

	it('[alien:gambler] [alien:sorcerer] given Sorcerer is at the table, when a Reincarnator draws, then Gambler is passed over', () => {
		for (const [other, drawn] of [
			['sorcerer', []],
			['virus', ['gambler']]
		] as const) {
			const g = duel({ aliens: { 'seat:1': 'reincarnator', 'seat:2': other } });
			g.board.sheets = ['gambler'];
			reincarnate(new Play(cosmic, g.table), 'seat:1', 'reincarnator');
			expect(g.board.players['seat:1']!.aliens).toEqual(['reincarnator', ...drawn]);
		}
	});
});

describe('the Gambler flare', () => {
	/** Seat 1 names a number before attack 20 meets attack 08. */
	const spread = (amount: number | null, given: Position = {}): CosmicGame => {
		const g = meet(
			duel({ ...given, hands: { 'seat:1': ['attack:20', 'flare:gambler'], ...given.hands } }),
			['attack:20', 'attack:08']
		).until('window:reveal.before', 'seat:1');
		return amount === null ? g : g.use('seat:1', 'wild|gambler', { amount });
	};

	it('[wild:gambler] given it names a number, when the attacks differ by at least that, then it is added to its card; else, or not played, nothing', () => {
		expect(totals(spread(12))).toEqual({ offense: 21 + 12, defense: 12 });
		expect(totals(spread(13))).toEqual({ offense: 21, defense: 12 });
		expect(totals(spread(null))).toEqual({ offense: 21, defense: 12 });
		expect(spread(12).said).toContain('is added (12).');
	});

	it('[wild:gambler] given the smaller card is its own, then it is added as well', () => {
		const g = meet(duel({ hands: { 'seat:1': ['flare:gambler'], 'seat:2': ['attack:20'] } }), [
			'attack:08',
			'attack:20'
		]).until('window:reveal.before', 'seat:1');
		g.use('seat:1', 'wild|gambler', { amount: 12 });
		expect(totals(g)).toEqual({ offense: 9 + 12, defense: 24 });
	});

	it('[wild:gambler] [alien:virus] given Virus plays it, then its ships multiply the card with the number', () => {
		expect(totals(spread(10, { aliens: { 'seat:1': 'virus' } }))!.offense).toBe(30);
		const g = meet(
			duel({
				aliens: { 'seat:2': 'virus' },
				hands: { 'seat:1': ['attack:20'], 'seat:2': ['flare:gambler'] }
			}),
			['attack:20', 'attack:08']
		).until('window:reveal.before', 'seat:2');
		g.use('seat:2', 'wild|gambler', { amount: 10 });
		expect(totals(g)!.defense).toBe((8 + 10) * 4);
	});

	it('[wild:gambler] given a negotiate, then the number comes to nothing', () => {
		const g = meet(duel({ hands: { 'seat:1': ['flare:gambler'], 'seat:2': ['negotiate'] } }), [
			'attack:08',
			'negotiate'
		]).until('window:reveal.before', 'seat:1');
		g.use('seat:1', 'wild|gambler', { amount: 1 }).until('window:resolution.outcome');
		expect(g.encounter.totals).toBeNull();
	});

	it('[wild:gambler] given Gambler without its power, then it plays the wild half', () => {
		const weak = spread(12, { aliens: { 'seat:1': 'gambler' }, planets: homes('seat:1', 10, 10) });
		expect(totals(weak)).toEqual({ offense: 33, defense: 12 });
	});

	const raised = (claim: string, given: Position = {}): CosmicGame => {
		const g = bluffing({ ...given, hands: { 'seat:1': ['flare:gambler'], ...given.hands } });
		declare(g, 'seat:1', 'power|gambler', { pick: claim });
		return g;
	};

	it('[super:gambler] given a claim, when it raises the stakes, then a challenged lie costs it that many ships more', () => {
		const g = raised('attack:40').use('seat:1', 'super|gambler', { amount: 3 });
		g.until('gambler.challenge.ask').answer('seat:2', { yes: true });
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2 + 3, max: 2 + 3 });
		const quiet = raised('attack:40')
			.until('gambler.challenge.ask')
			.answer('seat:2', { yes: true });
		expect(quiet.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
	});

	it('[super:gambler] given the truth is challenged after it, then the challenger loses that many more; not challenged, nobody loses', () => {
		const g = raised('attack:04').use('seat:1', 'super|gambler', { amount: 5 });
		g.until('gambler.challenge.ask').answer('seat:2', { yes: true });
		expect(g.decision('seat:2').shape).toMatchObject({ min: 4 + 5, max: 4 + 5 });
		const quiet = raised('attack:04').use('seat:1', 'super|gambler', { amount: 5 });
		quiet.until('gambler.challenge.ask').answer('seat:2', { yes: false });
		expect(quiet.until('window:resolution.outcome').board.warp).toEqual({});
	});

	it('[super:gambler] given more than 20 or none at all, then it is refused', () => {
		const g = raised('attack:40');
		const pick = g.choices('seat:1').find((id) => id.startsWith('super|gambler'))!;
		for (const amount of [0, 21])
			expect(said(g.refusal('seat:1', { pick, then: { amount } }).say)).toContain('1 to 20');
	});

	it('[super:gambler] given Cosmic Zap answers it, then it goes back to hand and the claim it bore on comes to nothing', () => {
		const g = raised('attack:40', {
			hands: { 'seat:1': ['flare:gambler'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'super|gambler', { amount: 3 });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 6, defense: 12 });
		expect(g.hand('seat:1')).toContain('flare:gambler');
		expect(g.encounter.flares).toEqual([]);
		expect(g.encounter.lasting).toEqual([]);
	});
});
