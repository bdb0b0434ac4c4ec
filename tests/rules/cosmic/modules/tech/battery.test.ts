/** Quark Battery (CE-32.31), technologies in deals (CE-32.19), and ships on technologies that must be lost (CE-20.9). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../../src/lib/core';
import type { SeatId } from '../../../../../src/lib/core';
import { diceFrom } from '../../../../../src/lib/bots';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../../src/lib/games/kit';
import type { CosmicGame, Position } from '../../../../support/cosmic';
import { duel, homes, meet } from '../../../../support/duel';
import { copyOf } from '../../../../support/positions';

const techs = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.techs ?? [];
const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);

/** Seat 1 has completed it with this card under it. */
const loaded = (card: string, given: Position = {}): CosmicGame => {
	const g = duel({
		...given,
		techs: { 'seat:1': [{ id: 'quark-battery', ships: 3 }], ...given.techs },
		hands: { ...given.hands, 'seat:1': [card, ...(given.hands?.['seat:1'] ?? [])] }
	});
	g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
	g.until('quark-battery.load.choose').pick('seat:1', card);
	return g;
};

describe('Quark Battery', () => {
	it('[tech:quark-battery] [CE-32.31] [CE-32.3] given it is completed, then the card put under it is out of the hand, and others see no more than that one is there', () => {
		const g = loaded('attack:40');
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08']);
		expect(likeOf(techs(g, 'seat:1')[0]!.under!)).toBe('attack:40');
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.techs![0]).toMatchObject({
			id: 'quark-battery',
			under: 'cosmic'
		});
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:2'))).not.toContain('attack:40');
		expect(likeOf(lookOwn(cosmic, g.table, 'seat:1').board.techs![0]!.under!)).toBe('attack:40');
		const seen = new Set<string>();
		for (let salt = 0; salt < 20; salt++) {
			const other = copyOf(g.table);
			cosmic.redeal(other, 'seat:2', diceFrom(salt));
			seen.add(likeOf(other.board.players['seat:1']!.techs![0]!.under!));
			expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
		}
		expect(seen.size).toBeGreaterThan(5);
		expect([...seen].every((like) => /^(attack|negotiate|morph)/.test(like))).toBe(true);
	});

	it('[tech:quark-battery] [CE-32.31] given no encounter card in hand, then it cannot be completed; a card of a hoard does not do', () => {
		const g = duel({
			aliens: { 'seat:2': 'miser' },
			hoards: { 'seat:2': ['attack:40'] },
			techs: { 'seat:2': [{ id: 'quark-battery', ships: 3 }] }
		}).until('tech.actions.choose');
		expect(g.choices('seat:2')).toContain('complete tech:2-1');
		g.board.players['seat:2']!.hand = [];
		const other = duel({
			aliens: { 'seat:2': 'miser' },
			hoards: { 'seat:2': ['attack:40'] },
			techs: { 'seat:2': [{ id: 'quark-battery', ships: 3 }] }
		});
		other.board.players['seat:2']!.hand = [];
		other.table.decisions = [];
		other.table.frames = other.table.frames.filter(({ step }) => step !== 'tech.actions');
		other.table.frames.push({ step: 'tech.actions', at: 'choose' } as never);
		other.proceed().until('tech.actions.choose');
		expect(other.choices('seat:2')).not.toContain('complete tech:2-1');
	});

	it('[tech:quark-battery] [CE-32.31] given cards revealed, when it is used, then the one under it counts in place of that laid, and both the card laid and the technology are discarded', () => {
		const g = loaded('attack:40');
		meet(g).until('window:reveal.cards', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		g.use('seat:1', 'tech|quark-battery').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 41, defense: 12 });
		expect(g.board.discard.map(likeOf)).toEqual(['attack:08']);
		expect(pile(g)).toEqual(['quark-battery']);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.discard.map(likeOf).sort()).toEqual(['attack:08', 'attack:08', 'attack:40']);
	});

	it('[tech:quark-battery] [CE-11.2] given a morph that faces it, then that stays what it has copied; a morph under it copies what it faces', () => {
		const g = loaded('morph');
		meet(g).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'tech|quark-battery').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'attack', value: 8 });
		expect(likeOf(g.encounter.laid.offense!.card)).toBe('morph');
	});

	it('[tech:quark-battery] [CE-32.31] given it is scrambled, then the card under it is discarded with it', () => {
		const g = loaded('attack:40', { techs: { 'seat:2': [{ id: 'tech-scrambler', ships: 3 }] } });
		if (g.asked.includes('tech.actions.choose')) g.answer('seat:2', { pick: 'none' });
		g.until('window:encounter.start', 'seat:2');
		g.use('seat:2', 'tech|tech-scrambler|scramble', { pick: 'tech:1-1' }).until('launch.aim');
		expect(g.board.discard.map(likeOf)).toEqual(['attack:40']);
		expect(techs(g, 'seat:1')).toEqual([]);
		expect(cosmic.conserved(g.table)['attack:40']).toBe(1);
	});
});

describe('CE-32.19 technologies in deals', () => {
	const negotiating = (given: Position) => {
		const g = duel({
			...given,
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		return meet(g, ['negotiate', 'negotiate']).until('deal.talk');
	};

	it('[CE-32.19] given a completed technology for nothing, when agreed, then that is a deal and it is the other’s, face up', () => {
		const g = negotiating({ techs: { 'seat:1': ['xenon-lasers'] } });
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
		expect(techs(g, 'seat:1')).toEqual([]);
		expect(techs(g, 'seat:2')).toMatchObject([{ id: 'xenon-lasers', faceUp: true }]);
		expect(g.said).toContain('{seat:1} gives {seat:2} Xenon Lasers.');
	});

	it('[CE-32.19] [CE-32.3] given one that lies face down, then its ships go home, its receiver may put as many on it, and nobody else learns which it is', () => {
		const g = negotiating({ techs: { 'seat:2': [{ id: 'gluon-mines', ships: 2 }] } });
		const { shape } = g.decision('seat:1');
		expect(JSON.stringify(shape)).not.toContain('Gluon Mines');
		g.agree({}, { techs: { picks: ['tech:2-1'] } }).until('home.land', 'seat:2');
		g.answer('seat:2', { split: { 'planet:2-3': 2 } }).until('tech.dealt.research');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 0, max: 2 });
		expect(g.refusal('seat:1', { split: { 'planet:1-1': 3 } }).rule).toBe('CE-32.19');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('turn.second');
		expect(techs(g, 'seat:1')).toMatchObject([
			{ id: 'gluon-mines', faceUp: false, ships: { 'seat:1': 2 } }
		]);
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 6 });
		const open = JSON.stringify(lookOpen(cosmic, g.table));
		expect(open).not.toContain('gluon-mines');
		expect(g.said).toContain('{seat:2} gives {seat:1} a technology that lies face down.');
	});

	it('[CE-32.19] [CE-32.31] given a Quark Battery, then the card under it goes along', () => {
		const g = loaded('attack:40', {
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk');
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		const [tech] = techs(g, 'seat:2');
		expect(tech!.under).toMatch(/^attack:40#2\d\d$/);
		expect(lookOwn(cosmic, g.table, 'seat:1').board.techs).toEqual([]);
	});

	it('[CE-32.19] [CE-32.28] given Precursor Seed, then the alien it brought goes along', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie', 'seat:2': 'macron' },
			techs: { 'seat:1': [{ id: 'precursor-seed', ships: 9 }] },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		g.until('tech.actions.choose').answer('seat:1', { pick: 'complete tech:1-1' });
		g.until('launch.aim');
		const brought = g.board.players['seat:1']!.aliens[1]!;
		meet(g, ['negotiate', 'negotiate']).until('deal.talk');
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		expect(g.board.players['seat:1']!.aliens).toEqual(['zombie']);
		expect(g.board.players['seat:2']!.aliens).toEqual(['macron', brought]);
		expect(techs(g, 'seat:2')[0]!.brought).toBe(brought);
	});

	it('[CE-32.19] [CE-13.14] given a technology that is gone when the deal is carried out, then there is none', () => {
		const g = negotiating({ techs: { 'seat:1': ['xenon-lasers'] } });
		g.answer('seat:1', {
			offer: { give: { techs: { picks: ['tech:1-1'] } }, get: {}, promise: '' }
		});
		g.board.players['seat:1']!.techs = [];
		const { shape } = g.decision('seat:2');
		g.answer('seat:2', { accept: (shape.type === 'deal' && shape.standing?.n) || 0 });
		g.until('mustLose.pick');
		expect(g.said).toContain('The terms can no longer be carried out.');
	});
});

describe('CE-20.9 ships on technologies that must be lost', () => {
	const plagued = (ships: number[], on: number) => {
		const g = duel({
			techs: {
				'seat:2': [
					{ id: 'coldsleep-ship', ships: on },
					{ id: 'gluon-mines', ships: 1 }
				]
			},
			planets: homes('seat:2', ...ships),
			hands: { 'seat:1': ['artifact:plague'] }
		}).until('window:encounter.start', 'seat:1');
		return g.use('seat:1', 'artifact|plague', { pick: 'seat:2' });
	};

	it('[CE-20.9] [CE-32.7] given ships enough elsewhere, then those on technologies cannot be picked', () => {
		const g = plagued([2, 2], 5).until('mustLose.pick');
		expect(g.choices('seat:2')).toEqual(['planet:2-1', 'planet:2-2']);
	});

	it('[CE-20.9] [CE-32.7] given too few, then all of those go, and the rest of those on technologies', () => {
		const g = plagued([1, 1], 5).until('mustLose.pick');
		expect(g.choices('seat:2')).toEqual(['tech:2-1', 'tech:2-2']);
		g.answer('seat:2', { split: { 'tech:2-1': 1 } }).until('launch.aim');
		expect(g.board.warp['seat:2']).toBe(3);
		expect(techs(g, 'seat:2')[0]!.ships).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({});
	});
});
