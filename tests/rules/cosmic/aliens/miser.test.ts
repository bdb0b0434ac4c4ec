/** Miser: a second hand that nobody else sees or takes. */
import { describe, expect, it } from 'vitest';
import { Play, act, lookOpen, lookOwn, start, timeOut } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, duel, homes } from '../../../support/duel';
import { copyOf } from '../../../support/positions';
import { said } from '../../../support/said';
import type { SeatId, Table } from '../../../../src/lib/core';
import type { Board, Vault } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const hoarded = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	g.board.players[seat]!.hoard!.cards.map(likeOf).sort();
const held = (g: CosmicGame, seat: SeatId = 'seat:1') => g.hand(seat).map(likeOf).sort();

/** Seat 1 is Miser with this hoard, and is about to encounter seat 2; both hold an attack 08 besides what is given. */
const mean = (cards: readonly string[], given: Position = {}): CosmicGame =>
	duel({ aliens: { 'seat:1': 'miser' }, hoards: { 'seat:1': cards.slice() }, ...given });

const sent = (g: CosmicGame, n = 1) =>
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': n } });

/** Both lay these cards, which are the first of their kind in the hand of the one and the hoard or hand of the other. */
const layHoarded = (g: CosmicGame, card: string, other = 'attack:08') => {
	g.until('planning.select');
	const mine = g.board.players['seat:1']!.hoard!.cards.find((one) => likeOf(one) === card)!;
	return g.pick('seat:1', mine).pick('seat:2', other);
};

const ZAP = { 'seat:2': ['artifact:cosmic-zap'] };

/** Seat 2 stops the power of Miser, whose use can be answered now. */
const zap = (g: CosmicGame) =>
	g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');

/** A game of three that has come so far that somebody, as Miser, chooses its hoard. */
function begun(options: { hiddenPowers?: boolean } = {}): {
	table: Table<Board, Vault>;
	seat: SeatId;
} {
	const aliens = ['miser', 'clone', 'macron', 'zombie', 'filch', 'trader'];
	for (let seed = 1; seed < 60; seed++) {
		const { table } = start(cosmic, {
			seats: ['seat:1', 'seat:2', 'seat:3'],
			options: { box: 'all', aliens, ...options },
			key: seed.toString(16).padStart(64, '0'),
			clocked: false
		});
		for (let i = 0; i < 9 && table.board.phase === 'setup'; i++) {
			const [decision] = table.decisions;
			if (decision?.name === 'miser.begin.choose' && decision.seat !== 'table')
				return { table, seat: decision.seat };
			if (decision) timeOut(cosmic, table, decision.id);
		}
	}
	throw new Error('Nobody was Miser.');
}

describe('Miser', () => {
	it('[alien:miser] given an encounter card in its hoard, when it lays that one, then it counts as laid from the hand, and all are told that it came from the hoard', () => {
		const g = layHoarded(sent(mean(['attack:40', 'negotiate'])), 'attack:40');
		g.until('turn.second');
		expect(g.said).toContain('{seat:1} uses the power of Miser: play a card of their hoard.');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(hoarded(g)).toEqual(['negotiate']);
		expect(held(g)).toEqual(['attack:08']);
		expect(g.board.discard.map(likeOf)).toContain('attack:40');
	});

	it('[alien:miser] given it lays a card of its hand, then its hoard is not used', () => {
		const g = sent(mean(['attack:40']))
			.lay('attack:08', 'attack:08')
			.until('launch.aim');
		expect(g.said).not.toContain('power of Miser');
		expect(hoarded(g)).toEqual(['attack:40']);
	});

	it('[alien:miser] given like cards in hand and hoard, then it is asked from which of them', () => {
		const g = sent(mean(['attack:08'])).until('planning.select');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08', 'attack:08']);
		const [mine = ''] = g.board.players['seat:1']!.hoard!.cards;
		g.pick('seat:1', mine).pick('seat:2', 'attack:08').until('window:use.declared');
		expect(hoarded(g)).toEqual([]);
		expect(held(g)).toEqual(['attack:08']);
	});

	it('[alien:miser] [CE-19.20] ruling: a card laid from it is stopped, then it goes back, the hoard is closed for the encounter, and it lays one of its hand', () => {
		const g = layHoarded(sent(mean(['attack:40'], { hands: ZAP })), 'attack:40');
		zap(g).until('planning.select', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']); // the other card lies where it lay
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08']);
		expect(hoarded(g)).toEqual(['attack:40']);
		g.pick('seat:1', 'attack:08').until('launch.aim', 'seat:2');
		expect(g.encounter.n).toBe(1);
		expect(hoarded(g)).toEqual(['attack:40']);
	});

	it('[alien:miser] [CE-10.8] ruling: stopped without an encounter card in hand, its turn ends as the offense', () => {
		const g = mean(['attack:40'], { hands: ZAP });
		sent(g).until('planning.select');
		g.vault.deck.unshift(...g.board.players['seat:1']!.hand.splice(0)); // say, to another card
		layHoarded(g, 'attack:40');
		zap(g).until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
	});

	it('[alien:miser] [CE-10.6] given the defense with encounter cards in its hoard alone, then it draws no new hand, and lays one of them', () => {
		const g = duel({ aliens: { 'seat:2': 'miser' }, hoards: { 'seat:2': ['attack:40'] } });
		g.vault.deck.unshift(...g.board.players['seat:2']!.hand.splice(0));
		sent(g).until('planning.select');
		expect(g.hand('seat:2')).toEqual([]);
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:40']);
	});

	it('[alien:miser] [CE-5.1] ruling: without an encounter card in hand it gets a new hand when its turn starts, whatever is in its hoard', () => {
		const g = duel({
			aliens: { 'seat:2': 'miser' },
			hands: { 'seat:2': ['artifact:plague'] },
			hoards: { 'seat:2': ['attack:40'] }
		});
		sent(g).lay('attack:08', 'attack:08').until('launch.aim', 'seat:2');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(hoarded(g, 'seat:2')).toEqual(['attack:40']);
		expect(g.board.discard.map(likeOf)).toContain('artifact:plague');
	});

	it('[alien:miser] [CE-10.4] given it must lay its card face up, then one of its hoard is declared first, and stopped it lays another', () => {
		const g = mean(['attack:40'], {
			aliens: { 'seat:1': 'miser', 'seat:2': 'oracle' },
			hands: { 'seat:3': ['artifact:cosmic-zap', 'attack:06'] }
		});
		sent(g).until('planning.expose', 'seat:1').pick('seat:1', 'attack:40');
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.until('planning.expose', 'seat:1').pick('seat:1', 'attack:08').until('planning.select');
		expect(hoarded(g)).toEqual(['attack:40']);
		expect(g.encounter.laid.offense).toMatchObject({ faceUp: true });
	});

	it('[alien:miser] given an artifact in its hoard, when it plays that, then it takes effect and is discarded', () => {
		const g = mean(['artifact:plague', 'attack:10'], { hands: { 'seat:2': ['attack:12'] } });
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		expect(g.said).toContain('{seat:1} uses the power of Miser: play a card of their hoard.');
		g.until('launch.aim');
		expect(g.board.discard.map(likeOf)).toContain('artifact:plague');
		expect(hoarded(g)).toEqual(['attack:10']);
		expect(g.hand('seat:2')).toHaveLength(1);
	});

	it('[alien:miser] [CE-19.20] ruling: an artifact out of it is stopped, then it goes back unplayed, and nothing more is played from there in this encounter', () => {
		const g = mean(['artifact:plague', 'artifact:quash'], {
			hands: { 'seat:2': ['attack:12', 'artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		zap(g);
		g.until('launch.aim');
		expect(hoarded(g)).toEqual(['artifact:plague', 'artifact:quash']);
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.board.discard.map(likeOf)).toEqual(['artifact:cosmic-zap']);
		for (; g.board.encounters < 2; g.lapse()) expect(g.offers('seat:1', 'artifact|')).toBe(false);
	});

	it('[alien:miser] ruling: a flare played from its hoard comes back to the hoard', () => {
		const g = mean(['flare:machine', 'attack:10'], { warp: { 'seat:1': 1 } });
		sent(g).lay('attack:08', 'attack:08').until('window:encounter.end', 'seat:1');
		g.use('seat:1', 'wild|machine').until('launch.aim');
		expect(hoarded(g)).toContain('flare:machine');
		expect(g.hand('seat:1')).not.toContain('flare:machine');
	});

	it('[alien:miser] ruling: with flares that return in resolution, one of its hoard comes back to the hoard then', () => {
		const g = mean(['flare:trader', 'attack:10'], { options: { flareReturn: 'resolution' } });
		sent(g).until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader');
		g.until('planning.select');
		expect(g.board.returning.map(({ card }) => card)).toEqual(['flare:trader']);
		g.lay(likeOf(g.hand('seat:1')[0]!), likeOf(g.hand('seat:2')[0]!)).until('launch.aim', 'seat:2');
		expect(hoarded(g)).toEqual(['attack:10', 'flare:trader']);
	});

	it('[alien:miser] [CE-15.28] given a flare out of its hoard whose coming out was stopped, then it has played no flare', () => {
		const g = mean(['flare:trader'], { hands: { ...ZAP, 'seat:1': ['flare:zombie'] } });
		sent(g).until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader');
		zap(g).until('planning.select');
		expect(hoarded(g)).toEqual(['flare:trader']);
		expect(g.encounter.flares).toEqual([]);
	});

	it('[alien:miser] given a reinforcement in its hoard, when it adds that, then it counts; stopped it goes back', () => {
		const fight = (hands: Position['hands'] = {}) => {
			const g = sent(mean(['reinforcement:5', 'attack:10'], { hands }), 2);
			g.lay('attack:08', 'attack:08').until('window:reveal.values', 'seat:1');
			return g.pick('seat:1', 'reinforcement:5', { pick: 'offense' });
		};
		const g = fight().until('window:resolution.outcome', 'seat:1');
		expect(g.encounter.added).toEqual({ offense: 5, defense: 0 });
		expect(hoarded(g)).toEqual(['attack:10']);
		expect(g.board.discard.map(likeOf)).toContain('reinforcement:5');
		const stopped = zap(fight(ZAP)).until('launch.aim', 'seat:2');
		expect(hoarded(stopped)).toEqual(['attack:10', 'reinforcement:5']);
		expect(stopped.said).toContain('{seat:1} shows Reinforcement +5 of their hoard.');
		expect(stopped.said).not.toContain('plays Reinforcement');
	});

	it('[alien:miser] given its power is lost, then nothing is played from its hoard', () => {
		const g = mean(['artifact:plague', 'attack:40'], { planets: homes('seat:1', 10, 10) });
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:1', 'artifact|')).toBe(false);
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08']);
	});

	it('[alien:miser] [CE-19.21] given no encounter card in its hoard, when it uses its power, then the hoard is shown and discarded, and eight others from the deck are in it', () => {
		const g = mean(['artifact:plague', 'reinforcement:2'], { deck: ['attack:40'] });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|miser|renew');
		g.until('planning.select');
		expect(hoarded(g)).toHaveLength(8);
		expect(hoarded(g)).toContain('attack:40');
		expect(g.said).toContain('{seat:1} discards Plague and Reinforcement +2.');
		expect(g.board.discard.map(likeOf)).toEqual(['artifact:plague', 'reinforcement:2']);
		expect(g.said).not.toMatch(/In your hoard/);
	});

	it('[alien:miser] given it does not use its power, or its hoard has an encounter card, then the hoard stays', () => {
		const kept = mean(['artifact:plague']).until('planning.select');
		expect(hoarded(kept)).toEqual(['artifact:plague']);
		const g = mean(['artifact:plague', 'morph']);
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:1', 'power|miser')).toBe(false);
	});

	it('[alien:miser] ruling: an empty hoard can be filled anew, once in an encounter; stopped it stays empty', () => {
		const g = mean([]).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'power|miser|renew').pass().until('launch.aim');
		expect(hoarded(g)).toHaveLength(8);
		g.vault.deck.unshift(...g.board.players['seat:1']!.hoard!.cards.splice(0));
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:1', 'power|miser')).toBe(false);
		const stopped = mean([], { hands: ZAP }).until('window:encounter.start', 'seat:1');
		declare(stopped, 'seat:1', 'power|miser|renew');
		expect(hoarded(zap(stopped).until('planning.select'))).toEqual([]);
	});

	it('[alien:miser] given it is asked, then by what all see: also with an encounter card in its hoard', () => {
		const g = mean(['morph'], { hands: { 'seat:1': [], 'seat:2': [], 'seat:3': [] } });
		expect(g.until('window:encounter.start', 'seat:1').choices('seat:1')).toEqual(['pass']);
	});

	it('[alien:miser] ruling: what takes, counts or swaps hands leaves the hoard alone', () => {
		const g = mean(['attack:40', 'artifact:plague'], {
			aliens: { 'seat:1': 'miser', 'seat:2': 'trader' },
			hands: { 'seat:2': ['attack:12', 'attack:13'] }
		});
		sent(g).until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|trader');
		g.until('planning.select');
		expect(held(g, 'seat:2')).toEqual(['attack:08']);
		expect(held(g)).toEqual(['attack:08', 'attack:12', 'attack:13']);
		expect(hoarded(g)).toEqual(['artifact:plague', 'attack:40']);
	});

	it('[alien:miser] [CE-14.6] ruling: compensation is taken of the hand alone', () => {
		const g = sent(mean(['attack:40', 'attack:30'], { hands: { 'seat:2': ['negotiate'] } }), 4);
		g.lay('attack:08', 'negotiate').until('turn.second');
		expect(g.hand('seat:1')).toEqual([]);
		expect(hoarded(g)).toEqual(['attack:30', 'attack:40']);
	});

	it('[alien:miser] [CE-19.6] ruling: a cosmic quake leaves the hoard where it is', () => {
		const g = mean(['attack:40', 'attack:30'], { deckOnly: true, deck: [] });
		const play = new Play(cosmic, g.table);
		drawToHand(play, 'seat:2', 3);
		expect(g.board.discard).toEqual([]);
		expect(hoarded(g)).toEqual(['attack:30', 'attack:40']);
		expect(g.vault.deck.length + g.hand('seat:1').length).toBeGreaterThan(0);
		expect(cosmic.conserved(g.table)['attack:40']).toBe(1);
	});

	it('[alien:miser] [CE-19.19] [CE-23.1] given its hoard, then it alone sees the cards, and others how many there are', () => {
		const g = mean(['attack:40', 'artifact:plague', 'flare:virus']).until('launch.aim');
		expect(lookOwn(cosmic, g.table, 'seat:1').board.hoard).toEqual(
			g.board.players['seat:1']!.hoard!.cards
		);
		const open = lookOpen(cosmic, g.table);
		expect(open.board.players['seat:1']).toMatchObject({ hand: 1, hoard: 3 });
		expect(open.board.players['seat:2']!.hoard).toBeNull();
		for (const seat of ['seat:2', 'seat:3'] as const) {
			const seen = JSON.stringify([open, lookOwn(cosmic, g.table, seat)]);
			for (const card of g.board.players['seat:1']!.hoard!.cards) expect(seen).not.toContain(card);
		}
	});

	it('[alien:miser] [LAW-5] given tables that differ only in what others cannot see, then its hoard is among that', () => {
		const g = mean(['attack:40', 'artifact:plague', 'flare:virus']).until('launch.aim');
		const anew = (viewer: SeatId) => {
			const other = copyOf(g.table);
			cosmic.redeal(other, viewer, diceFrom(3));
			expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
			return other.board.players['seat:1']!.hoard!.cards;
		};
		expect(anew('seat:1')).toStrictEqual(g.board.players['seat:1']!.hoard!.cards);
		expect(anew('seat:2').map(likeOf).sort()).not.toEqual(hoarded(g));
	});

	it('[alien:miser] [CE-16.16] given its power is traded, then the hoard goes with the sheet, and its new owner plays from it', () => {
		const g = mean(['attack:40'], {
			aliens: { 'seat:1': 'miser', 'seat:2': 'clone' },
			hands: { 'seat:3': ['flare:sorcerer', 'attack:06'] }
		});
		sent(g).until('window:planning.beforeSelect', 'seat:3').use('seat:3', 'wild|sorcerer');
		g.until('planning.select');
		expect(g.board.players['seat:1']!.hoard).toBeNull();
		expect(hoarded(g, 'seat:2')).toEqual(['attack:40']);
		expect(g.choices('seat:2')).toContain('attack:40#201');
	});

	it('[alien:miser] [CE-16.19] given its sheet is discarded, then the hoard is discarded with it', () => {
		const g = mean(['attack:40', 'attack:12'], {
			hands: { 'seat:2': ['attack:20'], 'seat:3': ['flare:reincarnator', 'attack:06'] }
		});
		sent(g).lay('attack:08', 'attack:20').until('window:resolution.end', 'seat:3');
		g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }).until('launch.aim', 'seat:2');
		expect(g.board.players['seat:1']!.hoard).toBeNull();
		expect(g.board.discard.map(likeOf)).toEqual(expect.arrayContaining(['attack:40', 'attack:12']));
	});

	it('[alien:miser] [CE-3.21] given a game with Miser, when it begins, then eight more cards are dealt to it, and it alone chooses which eight are its hoard', () => {
		for (const pick of ['first', 'second'] as const) {
			const { table, seat } = begun();
			const { hand, hoard } = table.board.players[seat]!;
			const [one, two] = [hand.slice(), hoard!.cards.slice()];
			expect([one.length, two.length]).toEqual([8, 8]);
			expect(new Set([...one, ...two]).size).toBe(16);
			expect(table.decisions.map(({ name }) => name)).toEqual(['miser.begin.choose']);
			expect(JSON.stringify(lookOpen(cosmic, table))).not.toContain(two[0]);
			const result = act(cosmic, table, seat, table.decisions[0]!.id, { pick });
			if (!result.ok) throw new Error(said(result.refusal.say));
			const player = table.board.players[seat]!;
			expect(player.hand).toEqual(pick === 'first' ? two : one);
			expect(player.hoard!.cards).toEqual(pick === 'first' ? one : two);
			expect(table.board.phase).not.toBe('setup');
		}
	});

	it('[alien:miser] [CE-3.21] given it does not choose in time, then the second eight are its hoard', () => {
		const { table, seat } = begun();
		const { hand, hoard } = table.board.players[seat]!;
		const [one, two] = [hand.slice(), hoard!.cards.slice()];
		for (const other of table.board.order.filter((one) => one !== seat))
			expect(lookOwn(cosmic, table, other).decision).toBeNull();
		timeOut(cosmic, table, table.decisions[0]!.id);
		expect(table.board.players[seat]).toMatchObject({ hand: one, hoard: { cards: two } });
	});

	it('[alien:miser] [wild:philanthropist] [CE-16.29] given its power is lent, then the hoard goes with it and comes back when the encounter ends, with what is left of it', () => {
		const g = mean(['attack:40', 'attack:12'], {
			aliens: { 'seat:1': 'clone', 'seat:2': 'miser' },
			hoards: { 'seat:2': ['attack:40', 'attack:12'] },
			hands: { 'seat:2': ['flare:philanthropist'] }
		}).until('window:encounter.start', 'seat:2');
		g.use('seat:2', 'wild|philanthropist', { pick: 'seat:1', then: { pick: 'planet:2-4' } });
		sent(g).until('planning.select');
		expect(g.board.players['seat:2']!.hoard).toBeNull();
		expect(hoarded(g)).toEqual(['attack:12', 'attack:40']);
		expect(lookOwn(cosmic, g.table, 'seat:2').board.hoard).toEqual([]);
		layHoarded(g, 'attack:40').until('turn.second').answer('seat:1', { yes: false });
		g.until('launch.aim', 'seat:2');
		expect(g.board.players['seat:1']!.hoard).toBeNull();
		expect(hoarded(g, 'seat:2')).toEqual(['attack:12']);
		expect(cosmic.conserved(g.table)['attack:12']).toBe(2);
	});

	it('[alien:miser] [alien:hate] [CE-19.19] ruling: given Hate rages and the only card that counts is in the hoard, then Miser loses ships', () => {
		const g = position({
			aliens: { 'seat:1': 'hate', 'seat:2': 'miser' },
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:20', 'attack:04'], 'seat:2': ['negotiate'] },
			hoards: { 'seat:2': ['attack:40'] }
		}).until('hate.rage.throw', 'seat:1');
		g.pick('seat:1', 'attack:20').until('launch.aim');
		expect(hoarded(g, 'seat:2')).toEqual(['attack:40']);
		expect(g.hand('seat:2').map(likeOf)).toEqual(['negotiate']);
		expect(g.board.warp['seat:2']).toBe(3);
	});

	it('[alien:miser] [alien:vulch] [CE-16.28] [CE-19.21] given it discards its hoard, then Vulch takes the artifacts before the hoard is filled, also where the deck runs out', () => {
		const g = mean(['artifact:plague', 'artifact:quash', 'reinforcement:2'], {
			aliens: { 'seat:1': 'miser', 'seat:3': 'vulch' },
			deckOnly: true,
			deck: Array<string>(7).fill('negotiate')
		}).until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'power|miser|renew').until('planning.select');
		expect(held(g, 'seat:3')).toEqual(
			expect.arrayContaining(['artifact:plague', 'artifact:quash'])
		);
		expect(hoarded(g)).toEqual([...Array<string>(7).fill('negotiate'), 'reinforcement:2']);
		expect(g.said.match(/power of Vulch/g)).toHaveLength(1);
	});

	it('[alien:miser] [CE-3.21] [CE-3.16] given hidden powers, when it begins, then its sheet is turned up, for its hoard is seen', () => {
		const { table, seat } = begun({ hiddenPowers: true });
		const shown = table.board.order.filter((one) => table.board.players[one]!.shown);
		expect(shown).toEqual([seat]);
	});

	it('[alien:miser] [CE-16.16] given a sheet that is drawn in mid-game, then it is not Miser', () => {
		const g = duel({
			aliens: { 'seat:1': 'reincarnator' },
			hands: { 'seat:2': ['attack:20'] },
			box: ['miser', 'reincarnator']
		});
		sent(g).lay('attack:08', 'attack:20').until('launch.aim', 'seat:2');
		expect(g.board.players['seat:1']!.aliens).toEqual(['reincarnator']);
		expect(g.said).toContain('No alien is left for {seat:1} to become.');
	});
});

const cards = (from: readonly string[]) => from.map(likeOf).sort();

describe('the Miser flare', () => {
	const RENEWS = 'window:hand.renewing';
	const HIDE = 'miser.hide.choose';

	it('[wild:miser] [CE-19.22] given a new hand is about to be drawn, when it is played, then the flare and two cards of its choice are kept, and eight come in addition', () => {
		const g = position({
			offense: 'seat:2',
			destiny: ['colour:1#1'],
			hands: { 'seat:2': ['flare:miser', 'artifact:plague', 'artifact:quash', 'reinforcement:2'] },
			deck: ['attack:08']
		});
		g.until(RENEWS, 'seat:2').use('seat:2', 'wild|miser').until(HIDE, 'seat:2');
		expect(cards(g.choices('seat:2'))).toEqual([
			'artifact:plague',
			'artifact:quash',
			'reinforcement:2'
		]);
		expect(g.decision('seat:2').shape).toMatchObject({ min: 2, max: 2 });
		const two = g.choices('seat:2').filter((card) => card.startsWith('artifact'));
		g.answer('seat:2', { picks: two }).until('launch.aim', 'seat:2');
		expect(g.hand('seat:2')).toHaveLength(8 + 3);
		expect(cards(g.hand('seat:2'))).toEqual(
			expect.arrayContaining(['artifact:plague', 'artifact:quash', 'flare:miser'])
		);
		expect(g.board.discard.map(likeOf)).toEqual(['reinforcement:2']);
	});

	it('[wild:miser] given it is not played, then the whole hand goes', () => {
		const g = position({
			offense: 'seat:2',
			destiny: ['colour:1#1'],
			hands: { 'seat:2': ['flare:miser', 'artifact:plague'] },
			deck: ['attack:08']
		});
		g.until(RENEWS, 'seat:2').pass().until('launch.aim', 'seat:2');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(g.board.discard.map(likeOf)).toEqual(['flare:miser', 'artifact:plague']);
	});

	it('[wild:miser] given fewer than two cards beside it, then it hides those there are, and is asked about a single one too, for an answer made for it would tell', () => {
		const few = (more: string[]) =>
			position({
				offense: 'seat:2',
				destiny: ['colour:1#1'],
				hands: { 'seat:2': ['flare:miser', ...more] },
				deck: ['attack:08']
			})
				.until(RENEWS, 'seat:2')
				.use('seat:2', 'wild|miser');
		const one = few(['artifact:plague']).until(HIDE, 'seat:2');
		expect(one.decision('seat:2')).toMatchObject({ shape: { min: 1, max: 1 } });
		expect(said(one.decision('seat:2').say)).toBe('Which card do you hide besides the flare?');
		one.answer('seat:2', { picks: one.choices('seat:2') }).until('launch.aim', 'seat:2');
		expect(one.hand('seat:2')).toHaveLength(8 + 2);
		const none = few([]);
		for (; !none.asked.includes('launch.aim'); none.lapse()) expect(none.asked).not.toContain(HIDE);
		expect(none.hand('seat:2')).toHaveLength(8 + 1);
	});

	it('[wild:miser] given a hand with an encounter card, then no new one is drawn and nothing is asked', () => {
		const g = duel({ offense: 'seat:2', hands: { 'seat:2': ['flare:miser'] } });
		for (; !g.asked.includes('launch.aim'); g.lapse()) expect(g.asked).not.toContain(RENEWS);
	});

	const taken = (given: Position = {}) => {
		const g = duel({
			...given,
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['flare:miser', 'attack:40', 'attack:30', 'attack:01', 'attack:05'],
				...given.hands
			}
		});
		return sent(g, 4).lay('negotiate', 'attack:08');
	};

	it('[wild:miser] given somebody is to take compensation of it, when it plays it, then the flare and the two cards are not taken', () => {
		const g = taken().until('window:resolution.compensation', 'seat:2');
		g.use('seat:2', 'wild|miser').until(HIDE, 'seat:2');
		const two = g.choices('seat:2').filter((card) => /:(?:30|40)/.test(card));
		g.answer('seat:2', { picks: two }).until('window:resolution.end');
		expect(cards(g.hand('seat:2'))).toEqual(['attack:30', 'attack:40', 'flare:miser']);
		expect(cards(g.hand('seat:1'))).toEqual(['attack:01', 'attack:05', 'attack:08']);
	});

	it('[wild:miser] given Hacker chooses the cards, then it does not see those that are hidden', () => {
		const g = taken({ aliens: { 'seat:1': 'hacker' } });
		g.until('window:resolution.compensation', 'seat:2').pass('seat:1');
		g.use('seat:2', 'wild|miser').until(HIDE, 'seat:2');
		const two = g.choices('seat:2').filter((card) => /:(?:30|40)/.test(card));
		g.answer('seat:2', { picks: two }).until('window:resolution.compensation', 'seat:1');
		g.use('seat:1', 'power|hacker|name', { pick: 'seat:2' }).until('window:resolution.end');
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
		expect(cards(g.hand('seat:2'))).toEqual(['attack:30', 'attack:40', 'flare:miser']);
	});

	it('[wild:miser] given it is not played, or another is to pay, then cards are taken as always', () => {
		const g = taken().until('window:resolution.compensation', 'seat:2').pass();
		g.until('window:resolution.end');
		expect(g.hand('seat:2')).toHaveLength(1);
		const other = taken({
			hands: { 'seat:2': ['attack:40'], 'seat:3': ['flare:miser', 'attack:06'] }
		});
		for (; other.board.encounters < 2; other.lapse())
			expect(other.offers('seat:3', 'wild|miser')).toBe(false);
	});

	it('[wild:miser] given it is cancelled, then nothing is hidden', () => {
		const g = taken({ hands: { 'seat:3': ['artifact:card-zap', 'attack:06'] } });
		declare(g.until('window:resolution.compensation', 'seat:2'), 'seat:2', 'wild|miser');
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|card-zap');
		for (; !g.asked.includes('window:resolution.end'); g.lapse())
			expect(g.asked).not.toContain(HIDE);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[wild:miser] given Miser with its power lost, then it plays the wild half, and its hoard stays out of it', () => {
		const g = taken({
			aliens: { 'seat:2': 'miser' },
			planets: homes('seat:2', 4, 4),
			hoards: { 'seat:2': ['attack:23'] }
		});
		g.until('window:resolution.compensation', 'seat:2').use('seat:2', 'wild|miser');
		g.until(HIDE, 'seat:2');
		expect(cards(g.choices('seat:2'))).toEqual([
			'attack:01',
			'attack:05',
			'attack:30',
			'attack:40'
		]);
	});

	const drawing = (given: Position = {}) =>
		mean(['attack:10'], {
			deck: ['attack:40'],
			...given,
			hands: { 'seat:1': ['flare:miser'], ...given.hands }
		});

	it('[super:miser] given its own encounter begins, when it plays it, then a card of the deck is in its hoard, which it alone is told', () => {
		const g = drawing();
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'super|miser').until('launch.aim');
		expect(hoarded(g)).toEqual(['attack:10', 'attack:40']);
		expect(held(g)).toEqual(['attack:08', 'flare:miser']);
		expect(g.said).toContain('{seat:1} puts 1 card in their hoard, unseen.');
		expect(g.said).not.toContain('Attack 40');
	});

	it('[super:miser] given it is not played, or another has the turn, then nothing is drawn', () => {
		expect(hoarded(drawing().until('launch.aim'))).toEqual(['attack:10']);
		const other = drawing({ offense: 'seat:2' });
		for (; !other.asked.includes('launch.aim'); other.lapse())
			expect(other.offers('seat:1', 'super|miser')).toBe(false);
	});

	it('[super:miser] given it is zapped, then nothing is drawn, the flare is back in hand, and the hoard is closed', () => {
		const g = drawing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until('window:encounter.start', 'seat:1'), 'seat:1', 'super|miser');
		zap(g);
		sent(g).until('planning.select');
		expect(hoarded(g)).toEqual(['attack:10']);
		expect(held(g)).toEqual(['attack:08', 'flare:miser']);
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08']);
	});
});
