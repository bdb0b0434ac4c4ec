/** The newer set of technologies (rules.md section 32): how they are completed and used, and what each does. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, start } from '../../../../../src/lib/core';
import type { SeatId } from '../../../../../src/lib/core';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { whyNoFlare } from '../../../../../src/lib/games/cosmic/flares';
import { newHandOf } from '../../../../../src/lib/games/cosmic/hands';
import { likeOf } from '../../../../../src/lib/games/kit';
import { CosmicGame, seatsOf } from '../../../../support/cosmic';
import type { Position } from '../../../../support/cosmic';
import {
	declare,
	duel as older,
	holding,
	homes,
	meet,
	offered,
	over
} from '../../../../support/duel';

const NEWER = { tech: 'both' } as const;

/** As `duel`, with both sets of technologies. */
const duel = (given: Position = {}): CosmicGame =>
	older({ ...given, options: { ...NEWER, ...given.options } });

const techs = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.techs ?? [];
const ids = (g: CosmicGame, seat: SeatId) => techs(g, seat).map(({ id }) => id);
const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);
const atStart = (given: Position): CosmicGame =>
	duel(given).until('window:encounter.start', 'seat:1');

describe('technologies that attacks complete', () => {
	const actions = (id: string, hand: string[]) =>
		duel({
			techs: { 'seat:3': [{ id, ships: 0 }] },
			hands: { 'seat:3': hand }
		}).until('tech.actions.choose');

	it('[CE-32.16] [CE-32.12] given attacks that come to thirteen, when it is completed with them, then they are discarded, it is turned up, and another is drawn', () => {
		const g = actions('x-lot-l-pod', ['attack:06', 'attack:07', 'attack:08', 'negotiate']);
		expect(g.choices('seat:3')).toEqual(['complete tech:3-1', 'abandon tech:3-1', 'none']);
		const [six, seven, eight] = g.hand('seat:3');
		expect(g.refusal('seat:3', { pick: 'complete tech:3-1', then: { picks: [six!] } }).rule).toBe(
			'CE-32.16'
		);
		g.answer('seat:3', { pick: 'complete tech:3-1', then: { picks: [six!, seven!] } });
		g.until('launch.aim');
		expect(g.board.discard.map(likeOf)).toEqual(['attack:06', 'attack:07']);
		expect(g.hand('seat:3')).toContain(eight);
		expect(techs(g, 'seat:3')).toMatchObject([
			{ id: 'x-lot-l-pod', faceUp: true },
			{ faceUp: false, ships: {} }
		]);
	});

	it('[CE-32.16] given attacks that come to less, then it cannot be completed', () => {
		const g = actions('x-lot-l-pod', ['attack:06', 'attack:05', 'negotiate']);
		expect(g.choices('seat:3')).toEqual(['abandon tech:3-1', 'none']);
	});
});

describe('technologies used while a hazard warning is active', () => {
	const warned = (card: string, given: Position = {}, lays = 'attack:08') =>
		meet(
			duel({
				destiny: [card],
				techs: { 'seat:3': [{ id: 'cosmic-catapult', ships: 2 }] },
				...given
			}),
			[lays, 'attack:08']
		).until('window:reveal.values', 'seat:3');

	it('[tech:cosmic-catapult] [CE-32.15] given a warning, when it is used, then each ship on it adds 3 to the side named, it is discarded, and its ships go to the warp', () => {
		const g = warned('colour:2#1');
		expect(lookOpen(cosmic, g.table).board.encounter!.warned).toBe(true);
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		g.use('seat:3', 'tech|cosmic-catapult|offense').until('turn.second');
		expect(g.encounter.totals).toEqual({ offense: 15, defense: 12 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(pile(g)).toEqual(['cosmic-catapult']);
		expect(g.board.warp['seat:3']).toBe(2);
	});

	it('[tech:cosmic-catapult] given the other side, then that has them and wins', () => {
		const winning = () => warned('colour:2#1', { hands: { 'seat:1': ['attack:15'] } }, 'attack:15');
		const g = winning().use('seat:3', 'tech|cosmic-catapult|defense').until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(winning().pass().until('turn.second').ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[CE-32.15] [CE-33.3] given no warning, then it cannot be used, and nobody is asked for it', () => {
		const g = meet(
			duel({
				destiny: ['colour:2#2'],
				techs: { 'seat:3': [{ id: 'cosmic-catapult', ships: 2 }] },
				hands: { 'seat:3': [] },
				box: []
			})
		);
		expect(offered(g, 'seat:3', 'tech|cosmic-catapult')).toBe(false);
		expect(ids(g, 'seat:3')).toEqual(['cosmic-catapult']);
	});

	it('[CE-32.15] [CE-32.9] given it is given up, then its ships go home', () => {
		const g = duel({ techs: { 'seat:1': [{ id: 'cosmic-catapult', ships: 2 }] } });
		g.until('tech.actions.choose').answer('seat:1', { pick: 'abandon tech:1-1' });
		g.answer('seat:1', { split: { 'planet:1-2': 2 } }).until('launch.aim');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(g.board.warp).toEqual({});
	});
});

describe('what each of the newer set does', () => {
	it('[tech:warp-breaker] [CE-32.11] given ships in the warp, when it is used, then they come home, and it lies face down to be researched anew', () => {
		const g = atStart({
			techs: { 'seat:1': ['warp-breaker'] },
			warp: { 'seat:1': 3, 'seat:2': 2 }
		});
		g.use('seat:1', 'tech|warp-breaker').until('home.land');
		g.answer('seat:1', { split: { 'planet:1-1': 3 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
		expect(g.said).toContain('3 ships of {seat:1} come back from the warp.');
		expect(techs(g, 'seat:1')).toEqual([
			{ slot: 'tech:1-1', id: 'warp-breaker', faceUp: false, ships: {} }
		]);
		expect(pile(g)).toEqual([]);
	});

	it('[tech:x-lot-l-pod] [CE-32.45] given several ships about to be lost, then one of them goes home; of one ship none', () => {
		const losing = (send: number) =>
			meet(duel({ techs: { 'seat:1': ['x-lot-l-pod'] } }), ['attack:08', 'attack:08'], send);
		const g = losing(2).until('window:ships.losing', 'seat:1');
		g.use('seat:1', 'tech|x-lot-l-pod', { pick: 'gate' });
		g.until('home.land').answer('seat:1', { split: { 'planet:1-2': 1 } });
		g.until('launch.aim', 'seat:2');
		expect(g.board.warp['seat:1']).toBe(1);
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 5 });
		expect(losing(1).until('launch.aim', 'seat:2').board.warp['seat:1']).toBe(1);
	});

	it('[tech:x-lot-l-pod] given no colony that stays, then there is nowhere to go', () => {
		const g = meet(
			duel({ techs: { 'seat:1': ['x-lot-l-pod'] }, planets: homes('seat:1', 3) }),
			['attack:08', 'attack:08'],
			3
		);
		g.until('launch.aim', 'seat:2');
		expect(g.board.warp['seat:1']).toBe(3);
	});
});

describe('technologies of the newer set that ships complete', () => {
	it('[CE-32.16] [tech:lucky-charm] [CE-32.12] given one that takes no ship, then none can be put on it, and completed it brings another and a ship from the warp', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'lucky-charm', ships: 0 }] },
			warp: { 'seat:1': 2 }
		}).until('tech.actions.choose');
		expect(g.choices('seat:1')).toEqual(['complete tech:1-1', 'abandon tech:1-1', 'none']);
		g.answer('seat:1', { pick: 'complete tech:1-1' });
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'tech|lucky-charm');
		g.until('home.land').answer('seat:1', { split: { 'planet:1-1': 1 } });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 5 });
		g.until('launch.aim');
		expect(ids(g, 'seat:1')).toHaveLength(1);
		expect(pile(g)).toEqual(['lucky-charm']);
	});

	it('[tech:destiny-holo-flux] [CE-32.32] given a destiny card, when it is undone, then another is drawn, and the warning of the first stands', () => {
		const g = duel({
			techs: { 'seat:2': ['destiny-holo-flux'] },
			destiny: ['colour:2#1', 'colour:3#2']
		}).until('window:destiny.drawn', 'seat:2');
		g.use('seat:2', 'tech|destiny-holo-flux').until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		expect(g.encounter.warned).toBe(true);
		expect(techs(g, 'seat:2')).toMatchObject([{ id: 'destiny-holo-flux', faceUp: false }]);
	});

	it('[tech:freewheeling-projector] [CE-32.33] given it, then its player plays a second flare in an encounter, though none twice; others do not', () => {
		const board = (given: Position) =>
			atStart({
				box: ['zombie', 'vulch', 'mind'],
				hands: { 'seat:1': ['flare:zombie', 'flare:vulch'] },
				...given
			}).board;
		const playing = (b: CosmicGame['board']) => {
			b.encounter!.flares = [{ seat: 'seat:1', alien: 'zombie' }];
			return [whyNoFlare(b, 'seat:1', 'vulch'), whyNoFlare(b, 'seat:1', 'zombie')];
		};
		expect(playing(board({ techs: { 'seat:1': ['freewheeling-projector'] } }))).toEqual([
			null,
			expect.objectContaining({ rule: 'CE-32.33' })
		]);
		expect(playing(board({ techs: { 'seat:2': ['freewheeling-projector'] } }))[0]).toMatchObject({
			rule: 'CE-15.24'
		});
	});

	it('[tech:nanite-mining] given it, then a new hand has nine cards', () => {
		const g = duel({
			techs: { 'seat:1': ['nanite-mining'] },
			hands: { 'seat:1': [] }
		});
		g.board.players['seat:1']!.hand = [];
		const play = new Play(cosmic, g.table);
		expect(newHandOf(play, 'seat:1')).toBe(9);
		expect(newHandOf(play, 'seat:2')).toBe(8);
	});

	it('[tech:power-radiant] [CE-32.34] given the flare of the alien that is used, when it is discarded, then the use is stopped and the power is off; without it nothing is offered', () => {
		const using = (hand: string[]) =>
			meet(
				duel({
					aliens: { 'seat:2': 'virus' },
					techs: { 'seat:1': ['power-radiant'] },
					hands: { 'seat:1': hand }
				})
			).until('window:use.declared', 'seat:1');
		const g = using(['flare:virus']).use('seat:1', 'tech|power-radiant');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:2', alien: 'virus' }]);
		expect(g.board.discard.map(likeOf)).toEqual(['flare:virus']);
		expect(ids(g, 'seat:1')).toEqual(['power-radiant']);
		expect(using(['flare:zombie']).offers('seat:1', 'tech|power-radiant')).toBe(false);
	});

	it('[tech:power-radiant] [CE-32.34] [CE-17.12] given Human, when it is stopped by it, then nothing comes of that; a zap wins for it', () => {
		const stopped = (tech: string) => {
			const g = meet(
				duel({
					aliens: { 'seat:2': 'human' },
					techs: { 'seat:1': [tech] },
					hands: { 'seat:1': ['attack:30', 'flare:human'] }
				}),
				['attack:30', 'attack:08']
			).until('window:use.declared', 'seat:1');
			return g.use('seat:1', `tech|${tech}`);
		};
		expect(stopped('power-radiant').until('turn.second').ships('planet:2-1')).toEqual({
			'seat:1': 1
		});
		expect(stopped('zap-o-tron').until('launch.aim', 'seat:2').ships('planet:2-1')).toEqual({
			'seat:2': 4
		});
	});

	it('[tech:zap-o-tron] [CE-32.11] given a power that is used, when it is stopped, then it is off, and the technology lies face down', () => {
		const g = meet(
			duel({ aliens: { 'seat:2': 'virus' }, techs: { 'seat:1': ['zap-o-tron'] } })
		).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'tech|zap-o-tron').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(techs(g, 'seat:1')).toMatchObject([{ id: 'zap-o-tron', faceUp: false }]);
	});

	it('[tech:proximity-mining] [CE-32.35] given a ship of another, when it is sent to the warp, then the technology is theirs, face down', () => {
		const g = atStart({ techs: { 'seat:1': ['proximity-mining'] } });
		g.use('seat:1', 'tech|proximity-mining', { pick: 'seat:3', then: { pick: 'planet:3-2' } });
		g.until('launch.aim');
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 3 });
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(techs(g, 'seat:3')).toMatchObject([
			{ id: 'proximity-mining', faceUp: false, ships: {} }
		]);
		expect(ids(g, 'seat:1')).toEqual([]);
	});

	it('[tech:brainwave-tracer] [CE-32.35] given a hand, when a card of it is taken before cards are selected, then the technology is theirs, face down', () => {
		const g = duel({
			techs: { 'seat:3': ['brainwave-tracer'] },
			hands: { 'seat:2': ['attack:06'], 'seat:3': [] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:3');
		g.use('seat:3', 'tech|brainwave-tracer', { pick: 'seat:2' }).until('planning.select');
		expect(g.hand('seat:3')).toHaveLength(1);
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(ids(g, 'seat:2')).toEqual(['brainwave-tracer']);
		expect(techs(g, 'seat:2')[0]!.faceUp).toBe(false);
	});
});

describe('more of those used while a hazard warning is active', () => {
	const warned = (id: string, given: Position = {}, ships = 2) =>
		duel({ techs: { 'seat:3': [{ id, ships }], ...given.techs }, ...given }).until(
			'window:launch.beforeShips',
			'seat:3'
		);

	it('[tech:nuclear-missiles] [CE-32.36] given two ships on it, when a planet is named, then two ships of it fall, as its user picks', () => {
		const g = warned('nuclear-missiles', {
			planets: { 'planet:2-3': { 'seat:1': 1, 'seat:2': 4 } }
		});
		g.use('seat:3', 'tech|nuclear-missiles', {
			pick: 'planet:2-3',
			then: { split: { 'seat:1': 1, 'seat:2': 1 } }
		}).until('launch.send');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 1, 'seat:3': 2 });
		expect(pile(g)).toEqual(['nuclear-missiles']);
	});

	it('[tech:nuclear-missiles] [CE-32.36] given the last ship leaves its planet, then it is offered no more', () => {
		const g = warned('nuclear-missiles', {
			planets: { ...homes('seat:1', 1), ...homes('seat:2'), ...homes('seat:3') }
		});
		expect(g.offers('seat:3', 'tech|nuclear-missiles')).toBe(true);
		// It is sent, as nothing else can be.
		g.pass().pass().pass();
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		const selects = () => g.asked.includes('planning.select');
		expect(offered(g, 'seat:3', 'tech|nuclear-missiles', selects)).toBe(false);
		expect(selects()).toBe(true);
	});

	it('[tech:sabotage] [CE-32.37] given technologies with no more ships, when they are chosen, then their ships go home, and its user draws one; of more ships none can be', () => {
		const g = warned('sabotage', {
			techs: {
				'seat:1': [
					{ id: 'xenon-lasers', ships: 2 },
					{ id: 'omega-missile', ships: 3 }
				],
				'seat:3': [{ id: 'sabotage', ships: 2 }]
			}
		});
		expect(g.choices('seat:3', 'tech|sabotage|wreck|')).toEqual(['tech:1-1']);
		g.use('seat:3', 'tech|sabotage', { picks: ['tech:1-1'] }).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-4': 2 } }).until('launch.send');
		expect(techs(g, 'seat:1').map(({ ships }) => ships)).toEqual([{}, { 'seat:1': 3 }]);
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 6 });
		expect(techs(g, 'seat:3')).toMatchObject([{ faceUp: false, ships: {} }]);
		expect(ids(g, 'seat:3')).not.toContain('sabotage');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[tech:thorium-rod] given a hand, then it loses a card at random for each ship', () => {
		const g = warned('thorium-rod', { hands: { 'seat:2': ['negotiate', 'attack:06'] } });
		g.use('seat:3', 'tech|thorium-rod', { pick: 'seat:2' }).until('launch.send');
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.board.discard).toHaveLength(2);
	});

	it('[tech:treasure-drones] [CE-32.38] given a pile, then a card of it comes for each ship; of a pile with fewer all', () => {
		const g = warned('treasure-drones', {
			hands: { 'seat:3': [] },
			discard: ['attack:40', 'negotiate', 'attack:20']
		});
		expect(g.choices('seat:3', 'tech|treasure-drones|fetch|')).toEqual(['cosmic']);
		g.use('seat:3', 'tech|treasure-drones', { pick: 'cosmic' }).until('launch.send');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.board.discard).toHaveLength(1);
		const few = warned('treasure-drones', { hands: { 'seat:3': [] }, discard: ['attack:40'] });
		few.use('seat:3', 'tech|treasure-drones', { pick: 'cosmic' }).until('launch.send');
		expect(few.hand('seat:3').map(likeOf)).toEqual(['attack:40']);
	});

	it('[tech:treasure-drones] given the reward deck, then its pile can be named', () => {
		const g = warned('treasure-drones', {
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:3': [] },
			discarded: { reward: ['attack:23@reward', 'kicker:2@reward'] }
		});
		expect(g.choices('seat:3', 'tech|treasure-drones|fetch|')).toEqual(['reward']);
		g.use('seat:3', 'tech|treasure-drones', { pick: 'reward' }).until('launch.send');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.board.modules!.reward!.pile).toEqual([]);
	});
});

describe('more of those that attacks complete', () => {
	const pays = (id: string, hand: string[]) => {
		const g = duel({
			techs: { 'seat:3': [{ id, ships: 0 }] },
			hands: { 'seat:3': hand }
		}).until('tech.actions.choose');
		return g.choices('seat:3').includes('complete tech:3-1')
			? g.choices('seat:3', 'complete tech:3-1').map((two) => two.split(' ').map(likeOf).join(' '))
			: [];
	};

	it('[CE-32.16] given a pair to pay, then two of the same number do, each two like others once; given a run, two that follow each other', () => {
		const hand = ['attack:06', 'attack:07', 'attack:08', 'attack:08', 'attack:08', 'negotiate'];
		expect(pays('plasma-coil', hand)).toEqual(['attack:08 attack:08']);
		expect(pays('xaq-attack', hand)).toEqual(['attack:06 attack:07', 'attack:07 attack:08']);
		expect(pays('plasma-coil', ['attack:06', 'attack:08'])).toEqual([]);
		expect(pays('xaq-attack', ['attack:06', 'attack:08'])).toEqual([]);
	});

	it('[CE-32.16] given two that complete it, then those are discarded', () => {
		const g = duel({
			techs: { 'seat:3': [{ id: 'plasma-coil', ships: 0 }] },
			hands: { 'seat:3': ['attack:08', 'attack:06', 'attack:08'] }
		}).until('tech.actions.choose');
		const [two] = g.choices('seat:3', 'complete tech:3-1');
		g.answer('seat:3', { pick: 'complete tech:3-1', then: { pick: two! } }).until('launch.aim');
		expect(g.hand('seat:3').map(likeOf)).toEqual(['attack:06']);
		expect(g.board.discard.map(likeOf)).toEqual(['attack:08', 'attack:08']);
	});

	it('[tech:gamma-converter] [CE-32.44] given cards in hand, when some go at random, then each adds 3 to its side', () => {
		const g = meet(
			duel({
				techs: { 'seat:1': ['gamma-converter'] },
				hands: { 'seat:1': ['negotiate', 'negotiate', 'attack:00'] }
			})
		).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'tech|gamma-converter', { amount: 2 }).until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1')).toHaveLength(1);
		expect(ids(g, 'seat:1')).toEqual(['gamma-converter']);
	});

	it('[tech:plasma-coil] [CE-32.41] given attacks revealed, then it adds 5 to its side, and is discarded', () => {
		// 8, a ship and 5 against 9 and four ships: one less would be a tie, which the defense wins.
		const g = meet(
			duel(holding(['attack:08', 'attack:09'], { techs: { 'seat:1': ['plasma-coil'] } })),
			['attack:08', 'attack:09']
		).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'tech|plasma-coil').until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(pile(g)).toEqual(['plasma-coil']);
	});

	it('[tech:nuxxian-orb] [CE-32.40] given a colony in the home system of who plays a wild flare, when a ship of it is given, then the flare does nothing and goes back to hand', () => {
		const playing = (at: Position['planets']) => {
			const g = duel({
				box: ['trader', 'zombie', 'macron'],
				techs: { 'seat:3': ['nuxxian-orb'] },
				hands: { 'seat:1': ['flare:macron'] },
				planets: at
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			for (let i = 0; i < 60 && !g.offers('seat:1', 'wild|macron'); i++) g.lapse();
			return declare(g, 'seat:1', 'wild|macron');
		};
		const g = playing({ 'planet:1-4': { 'seat:1': 4, 'seat:3': 2 } });
		g.until('window:use.declared', 'seat:3');
		g.use('seat:3', 'tech|nuxxian-orb', { pick: 'planet:1-4' });
		over(g);
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:3': 1 });
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.board.warp['seat:3']).toBe(1);
		expect(playing({}).offers('seat:3', 'tech|nuxxian-orb')).toBe(false);
	});

	it('[tech:xaq-attack] [CE-32.42] given it is given to a main player, then they cannot leave its giver out, and it is theirs', () => {
		const g = duel({ techs: { 'seat:3': ['xaq-attack'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		g.until('window:alliance.before', 'seat:3');
		g.use('seat:3', 'tech|xaq-attack', { pick: 'seat:2' }).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: [] }).until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toContain('defense');
		expect(g.choices('seat:3')).not.toContain('offense');
		expect(techs(g, 'seat:2')).toMatchObject([{ id: 'xaq-attack', faceUp: true }]);
	});

	it('[tech:galactose-intolerance] [CE-32.39] given others, then one after the other gives up cards that are no encounter cards, or eight ships', () => {
		const g = atStart({
			techs: { 'seat:1': ['galactose-intolerance'] },
			hands: { 'seat:2': ['artifact:plague', 'reinforcement:3'], 'seat:3': ['artifact:quash'] }
		});
		g.use('seat:1', 'tech|galactose-intolerance').until('galactose-intolerance.purge.which');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { pick: 'cards' }).until('galactose-intolerance.purge.which');
		expect(g.hand('seat:2').map(likeOf)).toEqual(['attack:08']);
		g.answer('seat:3', { pick: 'ships' }).until('mustLose.pick');
		g.answer('seat:3', { split: { 'planet:3-1': 4, 'planet:3-2': 4 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 8 });
		expect(g.hand('seat:3').map(likeOf)).toEqual(['artifact:quash']);
		expect(pile(g)).toEqual(['galactose-intolerance']);
	});

	it('[tech:rewards-distributor] [CE-32.43] given the reward deck, then two of its cards are drawn; without it the technology is not dealt', () => {
		const g = atStart({
			options: { rewardDeck: 'incursion' },
			techs: { 'seat:1': ['rewards-distributor'] },
			piles: { reward: ['attack:23@reward', 'kicker:2@reward'] }
		});
		g.use('seat:1', 'tech|rewards-distributor').until('launch.aim');
		expect(g.hand('seat:1').map(likeOf)).toEqual([
			'attack:08',
			'attack:23@reward',
			'kicker:2@reward'
		]);
		const inGame = (options: object) => {
			const { table } = start(cosmic, {
				seats: seatsOf(3),
				options: { tech: 'odyssey', ...options } as never,
				key: '7'.repeat(64),
				clocked: false
			});
			const dealt = new CosmicGame(table as never).until('tech.keep.choose');
			return [
				...dealt.vault.piles!.tech!.map(likeOf),
				...dealt.board.order.flatMap((seat) => ids(dealt, seat))
			];
		};
		expect(inGame({})).not.toContain('rewards-distributor');
		expect(inGame({})).toContain('plasma-coil');
		expect(inGame({ rewardDeck: 'incursion' })).toContain('rewards-distributor');
		expect(inGame({ rewardDeck: 'incursion', commonRewards: true })).not.toContain(
			'rewards-distributor'
		);
		// [CE-32.17]: nothing shows a warning.
		expect(inGame({ destinyCopiesPerColour: 1 })).not.toContain('sabotage');
		expect(inGame({ destinyCopiesPerColour: 1 })).toContain('plasma-coil');
	});
});
