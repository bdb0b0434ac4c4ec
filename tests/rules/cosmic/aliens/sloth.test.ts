/** Sloth: ships that come once the cards are laid, or not at all. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { sumOf } from '../../../../src/lib/games/kit';
import { sightOf } from '../../../../src/lib/games/cosmic/bot/seeing';
import { fightIn } from '../../../../src/lib/games/cosmic/bot/worth';
import { declare, duel, fight, holding, homes, offered, over } from '../../../support/duel';
import { withCard } from '../../../support/evolution';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { CardId, PlanetId, SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const SEND = 'late.send';
const EVEN: Cards = ['attack:08', 'attack:08'];
const WON: Cards = ['attack:30', 'attack:08'];
const LOST: Cards = ['attack:08', 'attack:30'];

/** Seat 1 is Sloth and attacks seat 2; both lay these cards, and its ships are asked for. */
const attacks = (cards: Cards = EVEN, given: Position = {}): CosmicGame =>
	duel(holding(cards, { ...given, aliens: { 'seat:1': 'sloth', ...given.aliens } }))
		.until('launch.aim')
		.pick('seat:1', 'planet:2-1')
		.lay(...cards)
		.until(SEND, 'seat:1');

/** Seat 1 has sent three ships against seat 2; seat 3, Sloth, is invited by both, seat 4 by whom it says. */
const invited = (given: Position = {}, fourth: 'offense' | 'defense' | null = null): CosmicGame => {
	const g = duel({ seats: 4, ...given, aliens: { 'seat:3': 'sloth', ...given.aliens } });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
	const picks = (side: string) => ({ picks: ['seat:3', ...(fourth === side ? ['seat:4'] : [])] });
	g.until('alliance.offenseInvites').answer('seat:1', picks('offense'));
	return g.until('alliance.defenseInvites').answer('seat:2', picks('defense'));
};

/** The same, and it has joined this side. */
const joined = (side: 'offense' | 'defense', cards: Cards = EVEN, given: Position = {}) =>
	invited(holding(cards, given)).until('alliance.answer', 'seat:3').pick('seat:3', side);

/** The same, and its ships are asked for. */
const allied = (side: 'offense' | 'defense', cards: Cards = EVEN, given: Position = {}) =>
	joined(side, cards, given)
		.lay(...cards)
		.until(SEND, 'seat:3');

const from = (seat: SeatId, n: number) => ({
	split: n > 0 ? { [`planet:${seat.slice(5)}-1`]: n } : {}
});

const shape = (g: CosmicGame, seat: SeatId) => {
	const { shape: asked } = g.decision(seat);
	if (asked.type !== 'split') throw new Error('It is asked for ships.');
	return asked;
};

const homePlanets = (seat: SeatId) => Object.keys(homes(seat)) as PlanetId[];

/** Plays on by itself until the cards are revealed; what was asked meanwhile. */
function reveals(g: CosmicGame): readonly string[] {
	const asked: string[] = [];
	for (; !g.asked.includes('window:reveal.values'); g.lapse()) asked.push(...g.asked);
	return asked;
}

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board.encounter!;

describe('Sloth', () => {
	it('[alien:sloth] [CE-8.15] given it is the offense, then it sends none until both cards lie face down, and then up to four from any colonies', () => {
		const g = duel(holding(WON, { aliens: { 'seat:1': 'sloth' } }))
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1')
			.until('alliance.offenseInvites');
		expect(g.encounter.gate).toEqual({});
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		expect(g.said).toContain(
			'The ships of {seat:1} come to planet 1 of {seat:2} once both cards lie face down.'
		);
		g.lay(...WON).until(SEND, 'seat:1');
		expect(shape(g, 'seat:1')).toMatchObject({ min: 0, max: 4 });
		expect(shape(g, 'seat:1').places).toHaveLength(5);
		expect(g.encounter.revealed).toBe(false);
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:1-2': 2 } });
		expect(g.until('window:reveal.values').encounter).toMatchObject({
			gate: { 'seat:1': 3 },
			totals: { offense: 33, defense: 12 }
		});
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.said).toContain('3 ships of {seat:1} come to the side of the offense.');
	});

	it('[alien:sloth] [CE-8.15] given none of its ships comes, then the offense goes on without: it may win without a colony, and loses no ship', () => {
		const won = over(attacks(WON).answer('seat:1', from('seat:1', 0)));
		expect(won.ships('planet:2-1')).toEqual({});
		expect(won.board.warp).toEqual({ 'seat:2': 4 });
		expect(won.asked).toContain('turn.second');
		expect(won.said).toContain('No ship of {seat:1} comes.');
		const lost = over(attacks(LOST).answer('seat:1', from('seat:1', 0)));
		expect(lost.board.warp).toEqual({});
	});

	it('[alien:sloth] [CE-8.15] ruling: given the power is zapped, then ships are sent at once, and none come later', () => {
		const g = duel({
			aliens: { 'seat:1': 'sloth' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		})
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.send').answer('seat:1', from('seat:1', 2));
		expect(g.until('alliance.offenseInvites').encounter.gate).toEqual({ 'seat:1': 2 });
		g.lay(...EVEN);
		for (; !g.asked.includes('window:reveal.values'); g.lapse())
			expect(g.asked).not.toContain(SEND);
	});

	it('[alien:sloth] ruling: given the power was used, then that the ships come is no use, and no zap is asked for', () => {
		const g = attacks(EVEN, { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.answer('seat:1', from('seat:1', 3));
		for (; !g.asked.includes('window:reveal.values'); g.lapse())
			expect(g.asked).not.toContain('window:use.declared');
		expect(g.encounter.gate).toEqual({ 'seat:1': 3 });
	});

	it('[alien:sloth] [CE-8.10] [CE-20.21] ruling: given no ship that could be sent, then the power is not used, and the turn ends', () => {
		const held = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, k < 4 ? { 'seat:1': 4, 'seat:3': 1 } : {}])
		);
		const g = duel({ aliens: { 'seat:1': 'sloth', 'seat:3': 'gorgon' }, planets: held });
		over(g.until('launch.aim').pick('seat:1', 'planet:2-1'));
		expect(g.said).toContain('{seat:1} has no ship to launch: the turn ends.');
		expect(g.said).not.toContain('{seat:1} uses the power of Sloth');
	});

	/** Sloth can send one ship alone: Gorgon holds the others. It holds the flare that gives a ship to cancel an artifact. */
	const oneToSend = (
		seat: SeatId,
		against: SeatId,
		artifact: string,
		gorgon: SeatId
	): Position => ({
		aliens: { [seat]: 'sloth', [gorgon]: 'gorgon' },
		hands: { [seat]: ['flare:void'], [against]: [artifact] },
		planets: Object.fromEntries(
			homePlanets(seat).map((planet, k) => [
				planet,
				k < 3 ? { [seat]: 4, [gorgon]: 1 } : k === 3 ? { [seat]: 1 } : {}
			])
		)
	});

	it('[alien:sloth] [CE-8.15] [CE-8.10] given the last ship it could send is lost while its power is answered, then none comes, and the offense goes on without', () => {
		const given = oneToSend('seat:1', 'seat:2', 'artifact:cosmic-zap', 'seat:3');
		const g = duel(holding(WON, given)).until('launch.aim').pick('seat:1', 'planet:2-1');
		declare(g.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		g.use('seat:1', 'wild|void', { pick: 'planet:1-4' }).until('alliance.offenseInvites');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(view(g).late).toEqual([{ seat: 'seat:1', side: 'offense' }]);
		g.lay(...WON);
		expect(reveals(g)).not.toContain(SEND);
		expect(g.said).toContain('No ship of {seat:1} comes.');
		expect(g.encounter).toMatchObject({ gate: {}, totals: { offense: 30, defense: 12 } });
		expect(over(g).ships('planet:2-1')).toEqual({});
		expect(g.asked).toContain('turn.second');
	});

	it('[alien:sloth] [CE-9.8] given the last ship it could send is lost while its power is answered, then it joins nobody', () => {
		const g = invited(oneToSend('seat:3', 'seat:2', 'artifact:cosmic-zap', 'seat:4'));
		declare(g.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		g.use('seat:3', 'wild|void', { pick: 'planet:3-4' });
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.asked).not.toContain('alliance.answer');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(view(g).late).toBeUndefined();
	});

	it('[alien:sloth] [CE-9.19] given the last ship it could send is lost once it has joined, then none comes, and it is an ally no more', () => {
		const given = oneToSend('seat:3', 'seat:2', 'artifact:force-field', 'seat:4');
		const g = joined('offense', WON, given).until('window:alliance.formed', 'seat:2');
		g.use('seat:2', 'artifact|force-field', { picks: ['seat:3'] });
		g.until('window:use.declared', 'seat:3');
		g.use('seat:3', 'wild|void', { pick: 'planet:3-4' }).until('planning.select');
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		g.lay(...WON);
		expect(reveals(g)).not.toContain(SEND);
		expect(g.said).toContain('No ship of {seat:3} comes.');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:sloth] [CE-8.15] given ships are still to come, then all see that beside the fight, and no more once they have', () => {
		const g = attacks();
		const told = () => view(g).decides.map(({ say }) => said(say));
		expect(view(g).late).toEqual([{ seat: 'seat:1', side: 'offense' }]);
		expect(told()).toEqual(['The ships of {seat:1} are still to come']);
		g.answer('seat:1', from('seat:1', 1)).until('window:reveal.values');
		expect(view(g).late).toBeUndefined();
		expect(told()).toEqual([]);
	});

	it.each([
		['offense', 'gate'],
		['defense', 'beside']
	] as const)(
		'[alien:sloth] [CE-9.19] given it joins the %s, then it is an ally without a ship, and its ships come there with the cards face down',
		(side, where) => {
			const g = joined(side).until('planning.select');
			expect(g.encounter.allies[side]).toEqual(['seat:3']);
			expect(g.encounter[where]['seat:3']).toBeUndefined();
			expect(g.said).toContain(
				`{seat:3} joins the ${side}; ships of {seat:3} come once both cards lie face down.`
			);
			g.lay(...EVEN).until(SEND, 'seat:3');
			expect(shape(g, 'seat:3')).toMatchObject({ min: 0, max: 4 });
			g.answer('seat:3', from('seat:3', 4)).until('window:reveal.values');
			expect(g.encounter[where]['seat:3']).toBe(4);
			expect(g.encounter.allies[side]).toEqual(['seat:3']);
			expect(g.ships('planet:3-1')).toEqual({});
		}
	);

	it('[alien:sloth] [CE-9.19] given none of its ships comes, then it is an ally no more and gains nothing', () => {
		const g = allied('offense', WON).answer('seat:3', from('seat:3', 0));
		expect(g.until('window:reveal.values').encounter.allies.offense).toEqual([]);
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:sloth] given it comes with ships, then it lands with the offense, or is rewarded with the defense for each', () => {
		const lands = over(allied('offense', WON).answer('seat:3', from('seat:3', 2)));
		expect(lands.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		const helps = over(allied('defense', LOST).answer('seat:3', from('seat:3', 2)));
		expect(helps.hand('seat:3')).toHaveLength(4);
	});

	it('[alien:sloth] given it stays out, or nobody has invited it, then nothing comes of the power, or there is nothing to use', () => {
		const out = invited().until('alliance.answer', 'seat:3').pick('seat:3', 'decline');
		out.lay(...EVEN);
		for (; !out.asked.includes('window:reveal.values'); out.lapse())
			expect(out.asked).not.toContain(SEND);
		const g = duel({ seats: 4, aliens: { 'seat:3': 'sloth' } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		over(g);
		expect(g.said).not.toContain('once both cards lie face down');
	});

	it('[alien:sloth] ruling: given it is zapped before it answers, then it joins with ships', () => {
		const g = invited({ hands: { 'seat:4': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		g.until('alliance.answer', 'seat:3').pick('seat:3', 'defense', from('seat:3', 2));
		expect(g.until('planning.select').encounter.beside).toEqual({ 'seat:3': 2 });
	});

	it('[alien:sloth] [CE-8.15] given the offense and an ally of it both send late, then they say so in timing order, the ships of the first seen by the second', () => {
		const given: Position = {
			seats: 4,
			aliens: { 'seat:1': 'sloth', 'seat:3': ['sloth'] }
		};
		const g = duel(holding(EVEN, given)).until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.answer', 'seat:3').pick('seat:3', 'offense');
		g.lay(...EVEN).until(SEND);
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', from('seat:1', 1)).until(SEND, 'seat:3');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
	});

	it('[alien:sloth] [CE-9.7] [CE-40.18] given all answer together, then it is shown without a number, and told once', () => {
		const g = invited({ options: { hiddenAlliances: true } }, 'offense').until('alliance.together');
		g.answer('seat:3', { pick: 'offense' });
		g.answer('seat:4', { pick: 'offense', then: from('seat:4', 2) });
		g.until('planning.select');
		const told =
			'{seat:3} joins the offense; ships of {seat:3} come once both cards lie face down.';
		expect(g.said.split('\n').filter((line) => line === told)).toHaveLength(1);
		// Before its own answer, and not before those of others.
		expect(g.said.split('uses the power of Sloth')).toHaveLength(2);
		expect(g.encounter.allies.offense).toEqual(['seat:3', 'seat:4']);
	});

	it('[alien:sloth] [CE-9.19] [wild:mite] given allied ships are sent home while its own are still to come, then it is an ally no more', () => {
		const hands = { 'seat:1': ['flare:mite'] };
		const g = invited({ hands }, 'defense').until('alliance.answer').pick('seat:3', 'offense');
		g.until('alliance.answer').pick('seat:4', 'defense', from('seat:4', 2));
		g.until('window:alliance.formed', 'seat:1').use('seat:1', 'wild|mite');
		g.until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(view(g).late).toBeUndefined();
	});

	it('[alien:sloth] [CE-9.19] [artifact:force-field] given its alliance is cancelled, then none of its ships comes', () => {
		const g = joined('offense', EVEN, { hands: { 'seat:2': ['artifact:force-field'] } });
		g.until('window:alliance.formed', 'seat:2');
		g.use('seat:2', 'artifact|force-field', { picks: ['seat:3'] });
		g.until('planning.select');
		expect(g.encounter.allies.offense).toEqual([]);
		g.lay(...EVEN);
		for (; !g.asked.includes('window:reveal.values'); g.lapse())
			expect(g.asked).not.toContain(SEND);
	});

	it('[alien:sloth] [CE-9.19] [CE-11.16] ruling: given the encounter is decided before the cards are laid, then no ship comes, and it has won nothing', () => {
		const g = invited({ hands: { 'seat:1': ['flare:hate'] } });
		g.until('alliance.answer', 'seat:3').pick('seat:3', 'offense');
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|hate');
		g.until('window:resolution.outcome');
		expect(g.encounter).toMatchObject({
			outcome: { type: 'won', side: 'offense' },
			allies: { offense: [], defense: [] }
		});
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.asked).not.toContain(SEND);
	});

	it('[alien:sloth] [CE-9.19] [CE-11.20] given main players deal before the cards are laid, then it is an ally no more', () => {
		const g = joined('offense', EVEN, {
			aliens: { 'seat:1': 'patriot' },
			captured: { patriot: { 'seat:2': 2 } }
		});
		g.until('window:alliance.formed', 'seat:1').use('seat:1', 'power|patriot|restore');
		g.until('deal.talk');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(view(g).late).toBeUndefined();
	});

	it('[alien:sloth] [CE-9.16] [CE-9.19] given it must join, then it joins late, and sends what it must when its ships come', () => {
		const remotes = (planets: Position['planets'] = {}) => {
			const g = duel({
				seats: 4,
				planets,
				aliens: { 'seat:1': 'remote', 'seat:3': 'sloth' },
				captured: { remote: { 'seat:3': 1 } }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('window:alliance.invited', 'seat:1');
			g.use('seat:1', 'power|remote|call', { picks: ['seat:3'] }).until('planning.select');
			expect(g.encounter.allies.offense).toEqual(['seat:3']);
			expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
			return g.lay(...EVEN);
		};
		expect(shape(remotes().until(SEND, 'seat:3'), 'seat:3')).toMatchObject({ min: 4, max: 4 });
		// Three single ships: there is nothing to choose.
		const few = remotes(homes('seat:3', 1, 1, 1)).until('window:reveal.values');
		expect(few.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 3 });
	});

	it('[alien:sloth] [essence:assistant-unwilling-ally] [CE-36.69] given another says that it stays out, or with how many it joins, then none come late', () => {
		const changed = (then: { pick: string; then?: { amount: number } }) => {
			const g = joined('offense', EVEN, {
				aliens: { 'seat:2': 'assistant' },
				essence: {
					assistant: {
						cache: ['needed-card', 'new-hand', 'choose-target'],
						laid: [['unwilling-ally', 'seat:1']]
					}
				}
			});
			g.until('window:alliance.formed', 'seat:1');
			g.use(
				'seat:1',
				g.choices('seat:1').find((id) => id.includes('unwilling-ally'))!
			);
			g.until('assistant.answer.decide').pick('seat:2', 'seat:1').until('assistant.change.whose');
			g.answer('seat:1', { pick: 'seat:3', then });
			g.until('planning.select').lay(...EVEN);
			for (; !g.asked.includes('window:reveal.values'); g.lapse())
				expect(g.asked).not.toContain(SEND);
			return g;
		};
		expect(changed({ pick: 'out' }).encounter.allies.offense).toEqual([]);
		const two = changed({ pick: 'offense', then: { amount: 2 } });
		expect(two.encounter.allies.offense).toEqual(['seat:3']);
		expect(two.encounter.gate['seat:3']).toBe(2);
	});

	it('[alien:sloth] [CE-9.19] [lux:defector-recruiter] given an ally of the other side calls it home, then none of its ships comes', () => {
		const g = invited(
			{ lux: { 'seat:4': { ultra: 1, card: 'defector-recruiter' } } },
			'defense'
		).until('alliance.answer');
		g.pick('seat:3', 'offense').until('alliance.answer');
		g.pick('seat:4', 'defense', from('seat:4', 1)).until('window:alliance.formed', 'seat:4');
		g.use('seat:4', 'lux|defector-recruiter', { pick: 'seat:3' }).until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: ['seat:4'] });
		expect(view(g).late).toBeUndefined();
	});

	it('[alien:sloth] [CE-34.27] [station:obligatron] given a number is named, then a card may be taken for its ships as they come, and none before', () => {
		const tolled = (n: number) => {
			const g = duel({
				seats: 4,
				aliens: { 'seat:4': 'sloth' },
				stations: { 'seat:3': ['obligatron'] },
				hands: { 'seat:4': ['attack:30'] }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
			g.until('alliance.answer', 'seat:3').pick('seat:3', 'offense', from('seat:3', 1));
			g.until('window:alliance.joined', 'seat:3');
			g.use('seat:3', 'station|obligatron|name', { amount: 2 });
			g.until('alliance.answer', 'seat:4')
				.pick('seat:4', 'offense')
				.lay(...EVEN);
			expect(g.said).not.toContain('{seat:4} has joined with more ships');
			g.until(SEND, 'seat:4').answer('seat:4', from('seat:4', n));
			let asked = false;
			for (; !g.asked.includes('window:reveal.values'); g.lapse())
				asked ||= g.asked.includes('toll.take');
			return asked;
		};
		expect(tolled(3)).toBe(true);
		expect(tolled(2)).toBe(false);
	});

	it('[alien:sloth] [CE-40.67] [CE-8.15] [evolution:colonization] given it aims at a planet nobody is on, then that is not won as long as none of its ships has come', () => {
		const g = withCard(
			'colonization',
			{ 'seat:1': 3 },
			{ aliens: { 'seat:1': 'sloth' }, planets: { 'planet:2-1': {} } }
		)
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1');
		expect(g.until('alliance.offenseInvites').encounter.outcome).toBeNull();
		expect(g.said).not.toContain('wins at once');
	});

	it('[alien:sloth] [essence:negator-enter-alliance] [CE-36.39] given it is about to join, then that may be refused it, and it stays out or joins the other side', () => {
		const given: Position = {
			aliens: { 'seat:4': 'negator' },
			essence: { negator: { cache: ['enter-alliance', 'encounter-card', 'destiny'] } }
		};
		const g = invited(given).until('alliance.answer', 'seat:3').pick('seat:3', 'offense');
		g.until('window:ships.chosen', 'seat:4');
		expect(said(g.decision('seat:4').say)).toBe(
			'{seat:3} is about to join the offense; their ships come later. Act, or pass?'
		);
		g.use('seat:4', 'power|negator|refuse').until('negator.answer.join');
		g.pick('seat:3', 'defense').until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: ['seat:3'] });
	});

	it('[alien:sloth] [essence:negator-choosing-ships] [CE-36.38] given its ships come, then they may be chosen again; joining they may not, nor be refused once it has joined', () => {
		const given = (cache: readonly string[]): Position => ({
			aliens: { 'seat:4': 'negator' },
			essence: { negator: { cache } }
		});
		const more = ['choosing-ships', 'encounter-card', 'destiny'];
		const g = joined('offense', EVEN, given(more)).until('window:ships.chosen', 'seat:4');
		expect(g.offers('seat:4', 'power|negator')).toBe(false);
		g.lay(...EVEN).until(SEND, 'seat:3');
		g.answer('seat:3', from('seat:3', 2)).until('window:ships.chosen', 'seat:4');
		g.use('seat:4', 'power|negator|ships').until('negator.ships.send');
		g.answer('seat:3', { pick: 'fewer', then: { split: { 'planet:3-2': 1 } } });
		expect(g.until('window:reveal.values').encounter.gate).toEqual({ 'seat:1': 3, 'seat:3': 1 });
		const refusing = given(['enter-alliance', 'choosing-ships', 'destiny']);
		const late = allied('offense', EVEN, refusing).answer('seat:3', from('seat:3', 2));
		late.until('window:ships.chosen', 'seat:4');
		expect(late.offers('seat:4', 'power|negator|ships')).toBe(true);
		expect(late.offers('seat:4', 'power|negator|refuse')).toBe(false);
	});

	it('[alien:sloth] [CE-36.24] given it needs leave for more than one ship, then that is asked as they come', () => {
		const watched = (yes: boolean) => {
			const g = duel({
				seats: 4,
				aliens: { 'seat:1': 'sloth' },
				hands: { 'seat:2': ['flare:sheriff'] }
			}).until('window:turn.start', 'seat:2');
			declare(g, 'seat:2', 'wild|sheriff|watch', { pick: 'seat:1' });
			g.until('launch.aim').pick('seat:1', 'planet:2-1');
			g.until('alliance.offenseInvites').lay(...EVEN);
			g.until('late.leave').answer('seat:2', { yes });
			return shape(g.until(SEND, 'seat:1'), 'seat:1').max;
		};
		expect(watched(false)).toBe(1);
		expect(watched(true)).toBe(4);
	});

	it('[CE-8.15] given ships still to come, then a bot expects three of them beside those that are there, on their side, and of others none', () => {
		const expected = (g: CosmicGame, seat: SeatId) => {
			const fight = fightIn(
				sightOf({
					game: 'cosmic',
					decision: decisionOf(g.table, seat)!,
					view: () => ({ open: lookOpen(cosmic, g.table), own: lookOwn(cosmic, g.table, seat) }),
					dice: diceFrom(1)
				})
			);
			return fight && { gate: fight.gate, beside: fight.beside };
		};
		const offense = duel({ aliens: { 'seat:1': 'sloth' } })
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1')
			.until('alliance.offenseInvites');
		expect(expected(offense, 'seat:1')).toEqual({ gate: { 'seat:1': 3 }, beside: {} });
		const ally = joined('defense').until('planning.select', 'seat:1');
		expect(expected(ally, 'seat:1')).toEqual({ gate: { 'seat:1': 3 }, beside: { 'seat:3': 3 } });
	});

	it('given it may join, then the steady player does where its ships would help; then it sends as many as do most with the cards it knows, or none', () => {
		const g = invited().until('alliance.answer', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'offense' });
		const lost = invited({ planets: { 'planet:2-1': { 'seat:2': 20 } } });
		expect(steadyAnswer(lost.until('alliance.answer', 'seat:3'), 'seat:3')).toEqual({
			pick: 'defense'
		});
		const sending = (card: CardId): number => {
			const answer = steadyAnswer(attacks([card, 'attack:08']), 'seat:1');
			return 'split' in answer ? sumOf(Object.values(answer.split), (n) => n ?? 0) : -1;
		};
		// One is enough where the card wins, all may tip a close fight, and none helps a deal.
		expect([sending('attack:40'), sending('attack:12'), sending('negotiate')]).toEqual([1, 4, 0]);
	});
});

describe('the Sloth flare', () => {
	/** Three ships of seat 1 attack seat 2, whose four defend; seat 3 stands on this side with so many. */
	const wild = (
		side: 'offense' | 'defense',
		cards: Cards,
		n = 1,
		given: Position = {}
	): CosmicGame =>
		fight(
			cards,
			{ 'seat:3': [side, { 'planet:3-1': n }] },
			{ hands: { 'seat:3': ['flare:sloth'] }, ...given }
		).until('window:reveal.values', 'seat:3');
	const MORE = 'wild|sloth|more|flare:sloth';

	it.each([
		['offense', 'gate'],
		['defense', 'beside']
	] as const)(
		'[wild:sloth] given an ally of the %s, once cards are revealed, then it sends more, up to four in all',
		(side, where) => {
			const g = wild(side, EVEN);
			expect(g.refusal('seat:3', { pick: MORE, then: { split: { 'planet:3-1': 4 } } }).rule).toBe(
				'CE-11.8'
			);
			const before = g.encounter.totals![side];
			g.use('seat:3', MORE, { split: { 'planet:3-1': 1, 'planet:3-2': 2 } });
			g.until('window:resolution.outcome');
			expect(g.encounter[where]['seat:3']).toBe(4);
			expect(g.encounter.totals![side]).toBe(before + 3);
		}
	);

	it('[wild:sloth] given it has four there already, or is no ally, then it is not offered', () => {
		expect(wild('offense', EVEN, 4).offers('seat:3', 'wild|')).toBe(false);
		const main = duel(holding(EVEN, { hands: { 'seat:1': ['flare:sloth'] } }));
		expect(offered(main.encounterTo({ target: 'planet:2-1' }), 'seat:1', 'wild|')).toBe(false);
	});

	it('[wild:sloth] [essence:anarchist-gate] [CE-36.79] given it may send any number to the gate, then more than four may be there', () => {
		const g = duel(
			holding(EVEN, {
				seats: 4,
				aliens: { 'seat:4': 'anarchist' },
				essence: { anarchist: { laid: [['gate', 'seat:4']], shared: { gate: 'all' } } },
				hands: { 'seat:3': ['flare:sloth'] }
			})
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('window:alliance.answer', 'seat:3').use('seat:3', 'essence|essence:anarchist.gate');
		g.until('alliance.answer', 'seat:3').pick('seat:3', 'offense', from('seat:3', 3));
		g.lay(...EVEN).until('window:reveal.values', 'seat:3');
		g.use('seat:3', MORE, { split: { 'planet:3-2': 4 } }).until('window:resolution.outcome');
		expect(g.encounter.gate['seat:3']).toBe(7);
	});

	it('[wild:sloth] given ships that turn the fight, then the steady player sends as many as it takes, and keeps it where none do', () => {
		// 8 + 3 + 1 against 8 + 4: one more wins.
		const g = wild('offense', EVEN);
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: MORE, then: { split: {} } });
		expect(steadyAnswer(wild('offense', LOST), 'seat:3')).toEqual({ pick: 'pass' });
	});

	/** Seat 1 plays Sloth and defends against nobody: it attacks, or is attacked, with two allies. */
	const higher = (given: Position = {}, owner: SeatId = 'seat:2'): CosmicGame =>
		fight(
			EVEN,
			{
				'seat:3': ['defense', { 'planet:3-1': 4 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			},
			{
				...given,
				aliens: { [owner]: 'sloth', ...given.aliens },
				hands: { [owner]: ['flare:sloth'] }
			}
		).until('window:planning.selected', owner);
	const ADD = 'sloth.add.send';

	it('[super:sloth] ruling: given a main player, with cards face down, then each of their allies may add up to four beyond those it has, and no ally of the other', () => {
		const g = higher().use('seat:2', 'super|sloth').until(ADD);
		expect(g.encounter.revealed).toBe(false);
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(shape(g, 'seat:3')).toMatchObject({ min: 0, max: 4 });
		g.answer('seat:3', { split: { 'planet:3-2': 3, 'planet:3-3': 1 } });
		g.until('window:reveal.values');
		expect(g.encounter.beside).toEqual({ 'seat:3': 8 });
		expect(g.encounter.gate).toEqual({ 'seat:1': 3, 'seat:4': 1 });
		expect(g.said).toContain('{seat:3} sends 4 more ships.');
	});

	it('[super:sloth] given an ally adds none, then it stays with those it has', () => {
		const g = higher().use('seat:2', 'super|sloth').until(ADD).answer('seat:3', { split: {} });
		expect(g.until('window:reveal.values').encounter.beside).toEqual({ 'seat:3': 4 });
		expect(g.encounter.allies.defense).toEqual(['seat:3']);
	});

	it('[super:sloth] given two allies, then they are asked in timing order; given none with ships to add, or an ally holds it, then it is not offered', () => {
		const g = fight(
			EVEN,
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			{ aliens: { 'seat:2': 'sloth' }, hands: { 'seat:2': ['flare:sloth'] } }
		).until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'super|sloth').until(ADD);
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-1': 1 } }).until(ADD, 'seat:4');
		const formed = (owner: SeatId, given: Position = {}) =>
			fight(
				EVEN,
				{ 'seat:3': ['defense', { 'planet:3-1': 4 }] },
				{ ...given, aliens: { [owner]: 'sloth' }, hands: { [owner]: ['flare:sloth'] } }
			);
		const revealed = (one: CosmicGame) => one.encounter.revealed;
		const bare = formed('seat:2', { planets: homes('seat:3', 4) });
		expect(offered(bare, 'seat:2', 'super|', revealed)).toBe(false);
		const alone = attacks(EVEN, { hands: { 'seat:1': ['flare:sloth'] } });
		expect(offered(alone, 'seat:1', 'super|', revealed)).toBe(false);
	});

	it('[super:sloth] ruling: given an ally whose ships came late, then it may add others as well', () => {
		const g = joined('defense', EVEN, {
			aliens: { 'seat:2': 'sloth' },
			hands: { 'seat:2': ['flare:sloth'] }
		});
		g.lay(...EVEN)
			.until(SEND, 'seat:3')
			.answer('seat:3', from('seat:3', 4));
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'super|sloth').until(ADD, 'seat:3');
		expect(shape(g, 'seat:3').max).toBe(4);
	});

	it('[super:sloth] given allies with ships, then the steady player lets them add some, unless one of them is near the goal; who is asked adds what does most', () => {
		const g = higher();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: 'super|sloth|add|flare:sloth' });
		const near = higher({
			planets: Object.fromEntries(
				[1, 2, 3, 4].map((k) => [`planet:4-${k}`, { 'seat:3': 1, 'seat:4': 4 }])
			)
		});
		expect(steadyAnswer(near, 'seat:2')).toEqual({ pick: 'pass' });
		g.use('seat:2', 'super|sloth').until(ADD);
		expect(steadyAnswer(g, 'seat:3')).toHaveProperty('split');
	});
});
