/** What each technology does (rules.md section 32). */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../../../src/lib/core';
import { likeOf } from '../../../../../src/lib/games/kit';
import { position } from '../../../../support/cosmic';
import type { CosmicGame, Position } from '../../../../support/cosmic';
import { declare, duel, homes, meet } from '../../../../support/duel';

const techs = (g: CosmicGame, seat: SeatId) =>
	(g.board.players[seat]!.techs ?? []).map(({ id }) => id);
const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);
const atStart = (given: Position): CosmicGame =>
	duel(given).until('window:encounter.start', 'seat:1');

describe('technologies at the start of an encounter', () => {
	it('[tech:delta-scanners] given a pile, when it is used, then the card named comes into hand and the technology is discarded', () => {
		const g = atStart({
			techs: { 'seat:1': ['delta-scanners'] },
			discard: ['attack:40', 'negotiate']
		});
		g.use('seat:1', 'tech|delta-scanners', { pick: 'attack:40#1' }).until('launch.aim');
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08', 'attack:40']);
		expect(g.board.discard.map(likeOf)).toEqual(['negotiate']);
		expect(pile(g)).toEqual(['delta-scanners']);
	});

	it('[tech:delta-scanners] given no card on the pile, then it is not offered', () => {
		const g = duel({ techs: { 'seat:1': ['delta-scanners'] } }).until('launch.aim');
		expect(pile(g)).toEqual([]);
	});

	it('[tech:warpspace-key] given ships in the warp, when the offense uses it, then all of its own come home and those of others stay', () => {
		const given: Position = {
			techs: { 'seat:1': ['warpspace-key'] },
			warp: { 'seat:1': 3, 'seat:2': 2 }
		};
		const g = atStart(given).use('seat:1', 'tech|warpspace-key').until('home.land');
		g.answer('seat:1', { split: { 'planet:1-1': 3 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 7 });
		expect(pile(g)).toEqual(['warpspace-key']);
		const other = duel({ ...given, techs: { 'seat:2': ['warpspace-key'] } }).until('launch.aim');
		expect(techs(other, 'seat:2')).toEqual(['warpspace-key']);
	});

	it('[tech:vacuum-turbines] [CE-32.22] given four cards drawn, when some are discarded, then the others stay in hand', () => {
		const g = atStart({
			techs: { 'seat:1': ['vacuum-turbines'] },
			deck: ['attack:40', 'attack:00', 'negotiate', 'attack:20']
		});
		g.use('seat:1', 'tech|vacuum-turbines').until('vacuum-turbines.keep.discard');
		const drawn = g.choices('seat:1');
		expect(drawn.map(likeOf)).toEqual(['attack:40', 'attack:00', 'negotiate', 'attack:20']);
		g.answer('seat:1', { picks: [drawn[1]!, drawn[2]!] }).until('launch.aim');
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08', 'attack:40', 'attack:20']);
		expect(g.board.discard.map(likeOf)).toEqual(['attack:00', 'negotiate']);
		expect(pile(g)).toEqual(['vacuum-turbines']);
	});

	it('[tech:enigma-device] [CE-32.24] given hands of different sizes, when its player has discarded what it likes, then all hold eight', () => {
		const g = atStart({
			techs: { 'seat:1': ['enigma-device'] },
			hands: {
				'seat:1': ['attack:00', 'attack:40'],
				'seat:2': Array.from({ length: 9 }, () => 'negotiate')
			}
		});
		g.use('seat:1', 'tech|enigma-device').until('enigma-device.level.discard');
		const poor = g.choices('seat:1').find((card) => likeOf(card) === 'attack:00')!;
		g.answer('seat:1', { picks: [poor] }).until('launch.aim');
		for (const seat of g.board.order) expect(g.hand(seat)).toHaveLength(8);
		expect(g.hand('seat:1').map(likeOf)).not.toContain('attack:00');
		expect(g.hand('seat:1').map(likeOf)).toContain('attack:40');
		// Ten cards were too many by two.
		expect(g.board.discard).toHaveLength(3);
	});

	it('[tech:coldsleep-ship] given it is used, then its player founds a colony with ships of its own on a planet of another where it had none', () => {
		const g = atStart({
			techs: { 'seat:1': ['coldsleep-ship'] },
			planets: { 'planet:3-1': { 'seat:1': 1, 'seat:3': 4 } }
		});
		const where = g.choices('seat:1', 'tech|coldsleep-ship|found|');
		expect(where).toContain('planet:3-2');
		expect(where).not.toContain('planet:3-1');
		expect(where).not.toContain('planet:1-1');
		g.use('seat:1', 'tech|coldsleep-ship', {
			pick: 'planet:2-4',
			then: { split: { 'planet:1-1': 2 } }
		}).until('launch.aim');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:1': 2, 'seat:2': 4 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 2 });
		expect(pile(g)).toEqual(['coldsleep-ship']);
	});

	it('[tech:coldsleep-ship] [CE-32.21] given no colony, when it is completed, then all the ships on it found one at once', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'coldsleep-ship', ships: 9 }] },
			planets: homes('seat:1')
		});
		g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
		g.until('coldsleep-ship.settle.where').answer('seat:1', { pick: 'planet:3-5' });
		g.until('launch.aim');
		expect(g.ships('planet:3-5')).toEqual({ 'seat:1': 9, 'seat:3': 4 });
		expect(g.board.warp).toEqual({});
		expect(pile(g)).toEqual(['coldsleep-ship']);
	});

	it('[tech:precursor-seed] [CE-32.28] [CE-32.20] given it is completed, then its player has a second power, which goes with it when it is discarded', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			techs: {
				'seat:1': [{ id: 'precursor-seed', ships: 9 }],
				'seat:2': [{ id: 'tech-scrambler', ships: 9 }]
			}
		});
		g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
		g.answer('seat:2', { pick: 'none' });
		const brought = g.board.players['seat:1']!.aliens[1]!;
		expect(brought).toBeDefined();
		expect(g.board.sheets).not.toContain(brought);
		g.until('window:encounter.start', 'seat:2');
		g.use('seat:2', 'tech|tech-scrambler|scramble', { pick: 'tech:1-1' }).until('launch.aim');
		expect(g.board.players['seat:1']!.aliens).toEqual(['zombie']);
		expect(g.board.sheets).toContain(brought);
		expect(pile(g).sort()).toEqual(['precursor-seed', 'tech-scrambler']);
	});

	it('[tech:tech-scrambler] [CE-32.10] given too few ships on it, then a technology that takes more is out of its reach', () => {
		const g = duel({
			techs: {
				'seat:1': ['plasma-thrusters', 'delta-scanners'],
				'seat:2': [{ id: 'tech-scrambler', ships: 2 }]
			}
		});
		g.until('window:encounter.start', 'seat:2');
		expect(g.choices('seat:2', 'tech|tech-scrambler|scramble|')).toEqual(['tech:1-2']);
	});

	it('[tech:tech-scrambler] given a technology in use, when it is answered, then nothing comes of it and both are discarded', () => {
		const g = atStart({
			techs: { 'seat:1': ['delta-scanners'], 'seat:2': [{ id: 'tech-scrambler', ships: 2 }] },
			discard: ['attack:40']
		});
		declare(g, 'seat:1', 'tech|delta-scanners', { pick: 'attack:40#1' });
		g.use('seat:2', 'tech|tech-scrambler|cancel').until('launch.aim');
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08']);
		expect(pile(g).sort()).toEqual(['delta-scanners', 'tech-scrambler']);
		expect(g.said).toContain('{seat:2} cancels Delta Scanners with Tech Scrambler.');
	});
});

describe('technologies in a fight', () => {
	it('[tech:xenon-lasers] given equal totals, when 1 is added, then its side is ahead, and it cannot be used again in the encounter', () => {
		const g = duel({
			techs: { 'seat:1': ['xenon-lasers'] },
			planets: homes('seat:2', 1, 4, 4, 4, 4)
		});
		meet(g).until('window:reveal.values', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 9 });
		g.use('seat:1', 'tech|xenon-lasers', { pick: 'plus' });
		g.pass().pass();
		expect(g.encounter.totals).toEqual({ offense: 10, defense: 9 });
		expect(g.encounter.used).toHaveLength(1);
		expect(techs(g, 'seat:1')).toEqual(['xenon-lasers']);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[tech:xenon-lasers] given the defense has it, when 1 is taken, then its own total is less', () => {
		const g = duel({ techs: { 'seat:2': ['xenon-lasers'] } });
		meet(g).until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'tech|xenon-lasers', { pick: 'minus' });
		g.pass().pass();
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 11 });
	});

	it('[tech:cosmic-field-generator] given a power in use, when it is stopped, then the power is off and no Card Zap can answer', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			techs: { 'seat:2': ['cosmic-field-generator'] },
			hands: { 'seat:3': ['artifact:card-zap'] }
		});
		meet(g).until('window:use.declared', 'seat:2');
		declare(g, 'seat:2', 'tech|cosmic-field-generator');
		if (g.table.decisions.some(({ seat }) => seat === 'seat:3'))
			expect(g.offers('seat:3', 'artifact|card-zap')).toBe(false);
		g.pass().pass();
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'macron' }]);
		expect(pile(g)).toEqual(['cosmic-field-generator']);
	});

	it('[tech:energy-cloak] [CE-9.15] given it was used, then the defense is not asked whom it invites; not used, it is', () => {
		const play = (uses: boolean) => {
			const g = duel({ techs: { 'seat:1': ['energy-cloak'] } });
			g.until('window:launch.beforeShips', 'seat:1');
			if (uses) g.use('seat:1', 'tech|energy-cloak');
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			return g;
		};
		expect(play(false).asked).toEqual(['alliance.defenseInvites']);
		const cloaked = play(true);
		expect(cloaked.asked).toEqual(['alliance.answer']);
		expect(pile(cloaked)).toEqual(['energy-cloak']);
	});

	it('[tech:plasma-thrusters] [CE-32.23] given a defense that has it, when it moves a ship, then that defends; the offense with it sends five', () => {
		const g = duel({ techs: { 'seat:2': ['plasma-thrusters'] } });
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('window:launch.beforeShips', 'seat:2');
		expect(g.choices('seat:2', 'tech|plasma-thrusters|rally|')).not.toContain('planet:2-1');
		g.use('seat:2', 'tech|plasma-thrusters', { pick: 'planet:2-3' }).until('launch.send');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 5 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
		expect(g.decision('seat:1').shape).toMatchObject({ max: 4 });
		const five = duel({ techs: { 'seat:1': ['plasma-thrusters'] } }).until('launch.send');
		expect(five.decision('seat:1').shape).toMatchObject({ max: 5 });
		const two = duel({ aliens: { 'seat:1': 'macron' }, techs: { 'seat:1': ['plasma-thrusters'] } });
		expect(two.until('launch.send').decision('seat:1').shape).toMatchObject({ max: 2 });
	});

	it('[tech:collapsium-hulls] given a defeat by five, when it is used, then one ship of the defense stays; by six it is not offered', () => {
		const lose = (attack: 'attack:12' | 'attack:13') => {
			const g = duel({
				techs: { 'seat:2': ['collapsium-hulls'] },
				hands: { 'seat:1': [attack] }
			});
			return meet(g, [attack, 'attack:08'], 4);
		};
		const close = lose('attack:13').until('window:ships.losing', 'seat:2');
		close.use('seat:2', 'tech|collapsium-hulls').until('turn.second');
		expect(close.ships('planet:2-1')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		expect(close.board.warp).toEqual({ 'seat:2': 3 });
		expect(techs(close, 'seat:2')).toEqual(['collapsium-hulls']);
		const far = duel({
			techs: { 'seat:2': ['collapsium-hulls'] },
			hands: { 'seat:1': ['attack:14'] }
		});
		meet(far, ['attack:14', 'attack:08'], 4);
		while (!far.asked.includes('turn.second')) {
			expect(far.offers('seat:2', 'tech|collapsium-hulls')).toBe(false);
			far.lapse();
		}
		expect(far.ships('planet:2-1')).toEqual({ 'seat:1': 4 });
	});

	it('[tech:gluon-mines] [CE-32.25] given two ships on it, when it is used, then two of the ships in the gate go to the warp, as its player chooses, and its own come home', () => {
		const g = duel({
			techs: { 'seat:2': [{ id: 'gluon-mines', ships: 2 }] },
			hands: { 'seat:1': ['attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'tech|gluon-mines', { split: { 'seat:1': 1, 'seat:3': 1 } });
		g.until('home.land').answer('seat:2', { split: { 'planet:2-2': 2 } });
		g.until('window:reveal.values');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 6 });
		expect(pile(g)).toEqual(['gluon-mines']);
	});

	it('[tech:gluon-mines] [CE-32.25] given as many ships on it as are in the gate, then the defense wins before the reveal and both cards go back to hand', () => {
		const g = duel({ techs: { 'seat:2': [{ id: 'gluon-mines', ships: 2 }] } });
		meet(g).until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'tech|gluon-mines', { split: { 'seat:1': 1 } });
		g.until('home.land').answer('seat:2', { split: { 'planet:2-2': 2 } });
		g.until('launch.aim', 'seat:2');
		expect(g.said).toContain('No ship is left in the gate: the defense wins.');
		expect(g.hand('seat:1').map(likeOf)).toContain('attack:08');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.board.warp['seat:1']).toBe(1);
	});

	it('[tech:infinity-drive] given an encounter that ends, when it is used, then its player has one at once, with whom destiny says, and the turn goes on after it', () => {
		const g = duel({
			techs: { 'seat:3': ['infinity-drive'] },
			destiny: ['colour:2#1', 'colour:1#1'],
			hands: { 'seat:3': ['attack:40', 'attack:06'] }
		});
		meet(g).until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'tech|infinity-drive').until('launch.aim');
		expect(g.encounter).toMatchObject({ n: 0, offense: 'seat:3', defense: 'seat:1' });
		expect(g.board.offense).toBe('seat:1');
		expect(pile(g)).toEqual(['infinity-drive']);
		g.until('launch.aim', 'seat:2');
		expect(g.board.offense).toBe('seat:2');
	});

	it('[tech:the-qax] [CE-9.16] [CE-32.26] given it is used on a player, then that one must join with four ships, is invited, and has the technology now', () => {
		const g = duel({ techs: { 'seat:1': ['the-qax'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:alliance.before', 'seat:1').use('seat:1', 'tech|the-qax', { pick: 'seat:3' });
		g.until('alliance.answer');
		expect(g.encounter.invited.offense).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['offense']);
		expect(
			g.refusal('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 3 } } }).rule
		).toBe('CE-9.6');
		g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 3, 'planet:3-2': 1 } } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 4 });
		expect(techs(g, 'seat:3')).toEqual(['the-qax']);
		expect(techs(g, 'seat:1')).toEqual([]);
	});

	it('[tech:the-qax] [CE-9.16] given a guest with one ship to spare, then one is enough; with none it may stay out', () => {
		const asked = (...ships: number[]) => {
			const g = duel({ techs: { 'seat:1': ['the-qax'] }, planets: homes('seat:3', ...ships) });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:alliance.before', 'seat:1');
			return g.use('seat:1', 'tech|the-qax', { pick: 'seat:3' }).until('alliance.answer');
		};
		expect(asked(2, 1, 1).choices('seat:3')).toEqual(['offense']);
		expect(asked(1, 1, 1).choices('seat:3')).toEqual(['offense', 'decline']);
	});

	it('[tech:lunar-cannon] [CE-32.27] given it is completed, then it stands between two home planets, and adds 10 there alone', () => {
		const g = duel({
			techs: { 'seat:2': [{ id: 'lunar-cannon', ships: 5 }] }
		});
		g.until('tech.actions.choose').answer('seat:2', { pick: 'complete tech:2-1' });
		g.until('lunar-cannon.place.where').answer('seat:2', { pick: 'planet:2-1 planet:2-2' });
		meet(g).until('window:reveal.values', 'seat:2');
		const before = g.encounter.totals!;
		g.use('seat:2', 'tech|lunar-cannon|fire');
		g.pass().pass();
		expect(g.encounter.totals).toEqual({ ...before, defense: before.defense + 10 });
		const far = duel({
			techs: { 'seat:2': [{ id: 'lunar-cannon', ships: 5 }] }
		});
		far.until('tech.actions.choose').answer('seat:2', { pick: 'complete tech:2-1' });
		far.until('lunar-cannon.place.where').answer('seat:2', { pick: 'planet:2-2 planet:2-3' });
		meet(far).until('window:reveal.values', 'seat:2');
		expect(far.offers('seat:2', 'tech|lunar-cannon|fire')).toBe(false);
	});

	it('[tech:lunar-cannon] [CE-32.27] given a wild destiny card, then its player may move it to another gap of any system', () => {
		const g = position({
			techs: { 'seat:2': [{ id: 'lunar-cannon', ships: 5 }] },
			destiny: ['wild#1']
		});
		g.until('tech.actions.choose').answer('seat:2', { pick: 'complete tech:2-1' });
		g.until('lunar-cannon.place.where').answer('seat:2', { pick: 'planet:2-1 planet:2-2' });
		g.until('window:destiny.drawn', 'seat:2');
		g.use('seat:2', 'tech|lunar-cannon|move', { pick: 'planet:1-4 planet:1-5' });
		g.until('destiny.wild');
		expect(g.board.players['seat:2']!.techs![0]!.between).toEqual(['planet:1-4', 'planet:1-5']);
	});
});
