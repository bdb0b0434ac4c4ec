/** Aristocrat: chooses its first hand, and draws flares nobody uses. */
import { describe, expect, it } from 'vitest';
import { act, decisionOf, lookOpen, lookOwn, start, timeOut } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../../../src/lib/games/cosmic/artifacts';
import { kindOf, whatOf } from '../../../../src/lib/games/cosmic/cards';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { copyOf } from '../../../support/positions';
import type { SeatId, Shape, Table } from '../../../../src/lib/core';
import type { Board, Vault } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'aristocrat';
const FLARE = `flare:${ID}`;
const UNUSED = ['flare:zombie', 'flare:virus', 'flare:oracle', 'flare:macron'];
const hand = (g: CosmicGame, seat: SeatId = 'seat:1') => g.hand(seat).map(likeOf);
const flares = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	g.hand(seat).filter((card) => kindOf(card) === 'flare');

const ARISTOCRAT: Position = { aliens: { 'seat:1': ID } };
const begins = (given: Position = ARISTOCRAT, cards = UNUSED): CosmicGame =>
	duel({ flares: cards, ...given }).until('window:encounter.start', 'seat:1');
const DRAW = `power|${ID}|draw`;

describe('Aristocrat', () => {
	it('[alien:aristocrat] given it draws, then one of the unused flares comes into its hand, which it alone sees', () => {
		const g = begins().use('seat:1', DRAW).until('launch.aim');
		expect(flares(g)).toHaveLength(1);
		expect(UNUSED).toContain(flares(g)[0]);
		expect(g.vault.flares).toHaveLength(3);
		expect(g.board.outOfGame).toEqual([]);
		expect(g.said).toContain('draws 1 unused flare.');
		expect(g.said).not.toContain('flare comes');
		expect(lookOwn(cosmic, g.table, 'seat:1').board.hand).toContain(flares(g)[0]);
	});

	it('[alien:aristocrat] given it has drawn, or does not, then not again in this encounter; in the next it may', () => {
		const g = begins().use('seat:1', DRAW);
		expect(offered(g, 'seat:1', DRAW)).toBe(false);
		const not = begins();
		over(not);
		expect(flares(not)).toEqual([]);
	});

	it('[alien:aristocrat] as a main player alone, until cards are selected, and while any flare is unused', () => {
		const defends: Position = { aliens: { 'seat:2': ID } };
		const g = duel({ ...defends, flares: UNUSED });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(g.until('window:planning.beforeSelect', 'seat:2').offers('seat:2', DRAW)).toBe(true);
		g.until('planning.select');
		expect(offered(g, 'seat:2', DRAW)).toBe(false);
		expect(offered(duel({ aliens: { 'seat:3': ID }, flares: UNUSED }), 'seat:3', DRAW)).toBe(false);
		expect(offered(duel({ ...ARISTOCRAT, flares: [] }), 'seat:1', DRAW)).toBe(false);
	});

	it('[alien:aristocrat] it may draw in each phase up to the choice of cards', () => {
		const g = duel({ ...ARISTOCRAT, flares: UNUSED });
		const moments: string[] = [];
		for (; !g.asked.includes('planning.select');) {
			for (const { seat, window } of g.table.decisions)
				if (seat === 'seat:1' && window && g.offers('seat:1', DRAW)) moments.push(window);
			g.lapse();
		}
		expect(new Set(moments)).toEqual(
			new Set([
				...['turn.start', 'encounter.start', 'destiny.before'],
				...['launch.beforeShips', 'alliance.before', 'planning.beforeSelect']
			])
		);
	});

	it('[alien:aristocrat] given two flares then match nobody, then it says which goes out of the game', () => {
		const given: Position = {
			aliens: { 'seat:1': ID, 'seat:2': 'sorcerer' },
			hands: { 'seat:1': [FLARE, 'flare:sorcerer', 'flare:gambler'] }
		};
		const g = begins(given).use('seat:1', DRAW).until('aristocrat.purge.which');
		const drawn = flares(g).find((card) => UNUSED.includes(card))!;
		expect(g.choices('seat:1').toSorted()).toEqual(['flare:gambler', drawn].toSorted());
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching('flare:') as string
		});
		g.pick('seat:1', 'flare:gambler').until('launch.aim');
		expect(g.board.outOfGame).toEqual(['flare:gambler']);
		expect(flares(g)).toEqual([FLARE, 'flare:sorcerer', drawn]);
		expect(g.said).toContain('Gambler flare goes out of the game.');
	});

	it('[alien:aristocrat] ruling: a hidden alien matches nobody yet', () => {
		const given: Position = {
			aliens: { 'seat:1': ID, 'seat:2': 'sorcerer' },
			hands: { 'seat:1': ['flare:sorcerer'] }
		};
		const plays = (shown: boolean): CosmicGame => {
			const g = begins(given);
			g.board.players['seat:2']!.shown = shown;
			return g.use('seat:1', DRAW);
		};
		const open = plays(true).until('launch.aim');
		expect(open.board.outOfGame).toEqual([]);
		expect(plays(false).until('aristocrat.purge.which').askedSeats).toEqual(['seat:1']);
	});

	it('[alien:aristocrat] given a zap, then nothing is drawn', () => {
		const g = begins({ ...ARISTOCRAT, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', DRAW).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(flares(g)).toEqual([]);
		expect(g.vault.flares).toEqual(UNUSED);
	});

	it('[alien:aristocrat] a steady player draws whenever it may', () => {
		expect(steadyAnswer(begins(), 'seat:1')).toMatchObject({
			pick: expect.stringMatching('draw') as string
		});
	});
});

/** A game of three that has come so far that somebody, as Aristocrat, chooses a hand. */
function begun(options: { hiddenPowers?: boolean } = {}): {
	table: Table<Board, Vault>;
	seat: SeatId;
} {
	const aliens = [ID, 'clone', 'macron', 'zombie', 'filch', 'trader'];
	for (let seed = 1; seed < 60; seed++) {
		const { table } = start(cosmic, {
			seats: ['seat:1', 'seat:2', 'seat:3'],
			options: { box: 'all', aliens, ...options },
			key: seed.toString(16).padStart(64, '0'),
			clocked: false
		});
		for (let i = 0; i < 9 && table.board.phase === 'setup'; i++) {
			const [decision] = table.decisions;
			if (
				decision?.name === 'aristocrat.build.choose' &&
				decision.seat !== 'table' &&
				table.vault.deck.includes(FLARE)
			)
				return { table, seat: decision.seat };
			if (decision) timeOut(cosmic, table, decision.id);
		}
	}
	throw new Error('Nobody was Aristocrat.');
}

describe('the first hand of Aristocrat', () => {
	const places = ({ shape }: { shape: Shape }) => (shape.type === 'split' ? shape.places : []);

	it('[alien:aristocrat] [CE-3.23] it chooses eight cards of the deck but for its flare, several alike as well, and the deck is what is left', () => {
		const { table, seat } = begun();
		const asked = decisionOf(table, seat)!;
		expect(asked.shape).toMatchObject({ type: 'split', min: 8, max: 8 });
		// No hand is dealt yet, so that what is there tells of none.
		for (const one of table.seats) expect(table.board.players[one]!.hand).toEqual([]);
		const offered = places(asked);
		expect(new Set(offered.map(({ id }) => id))).toEqual(
			new Set(table.vault.deck.map(likeOf).filter((like) => like !== FLARE))
		);
		// What flares and artifacts do is read nowhere else.
		for (const { id, note } of offered) {
			const kind = kindOf(id);
			if (kind === 'flare') expect(note).toEqual(ALIENS[whatOf(id)]!.words.wild.text);
			else if (kind === 'artifact') expect(note).toEqual(ARTIFACTS[whatOf(id)]!.words.text);
			else expect(note).toBeUndefined();
		}
		expect(offered.some(({ id }) => kindOf(id) === 'artifact')).toBe(true);
		const before = table.vault.deck.length;
		const sixes = Math.min(5, offered.find(({ id }) => id === 'attack:06')!.max);
		expect(sixes).toBe(5);
		const split = { 'attack:40': 1, 'attack:06': sixes, negotiate: 7 - sixes };
		const result = act(cosmic, table, seat, asked.id, { split });
		expect(result.ok).toBe(true);
		const { hand: built } = table.board.players[seat]!;
		expect(built.map(likeOf).toSorted()).toEqual(
			Object.entries(split)
				.flatMap(([like, n]) => Array.from({ length: n }, () => like))
				.toSorted()
		);
		expect(new Set(built).size).toBe(8);
		expect(table.vault.deck).toHaveLength(before - 8 * table.seats.length);
		for (const one of table.seats) expect(table.board.players[one]!.hand).toHaveLength(8);
	});

	it('[alien:aristocrat] [CE-3.23] others learn that it chose, and nothing of what; with hidden powers its sheet is turned up', () => {
		const { table, seat } = begun({ hiddenPowers: true });
		expect(table.board.players[seat]!.shown).toBe(true);
		const told = (chosen: Record<string, number>) => {
			const copy = copyOf(table);
			const result = act(cosmic, copy, seat, decisionOf(copy, seat)!.id, { split: chosen });
			if (!result.ok) throw new Error('refused');
			// What others are dealt then comes by chance.
			return [
				lookOpen(cosmic, copy).board,
				result.value.events.filter(({ to }) => to === 'all' || !to.includes(seat))
			];
		};
		expect(told({ 'attack:06': 5, 'attack:08': 3 })).toEqual(
			told({ 'attack:40': 1, 'attack:08': 5, negotiate: 2 })
		);
	});

	it('[alien:aristocrat] a steady player chooses a hand of several kinds, and whoever is away gets one by lot', () => {
		const { table, seat } = begun();
		const answer = steadyAnswer({ table } as CosmicGame, seat);
		if (!('split' in answer)) throw new Error('No split.');
		expect(answer.split).toMatchObject({ 'attack:40': 1 });
		const kinds = new Set(Object.keys(answer.split).map(kindOf));
		expect(kinds.size).toBeGreaterThan(2);
		timeOut(cosmic, table, decisionOf(table, seat)!.id);
		expect(table.board.players[seat]!.hand).toHaveLength(8);
	});
});

describe('the Aristocrat flare', () => {
	const WILD: Position = { hands: { 'seat:1': [FLARE] } };

	it('[wild:aristocrat] [CE-19.32] given it is played, then its player takes a card of the deck unseen by others, and the flare is discarded', () => {
		const discard = ['attack:06', 'negotiate'];
		const g = begins({ ...WILD, discard })
			.use('seat:1', `wild|${ID}`)
			.until('aristocrat.search.deck');
		const choices = g.choices('seat:1');
		expect(new Set(choices)).toEqual(new Set(g.vault.deck.map(likeOf)));
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'attack:40' });
		const left = g.vault.deck.length;
		g.pick('seat:1', 'attack:40').until('launch.aim');
		expect(hand(g)).toEqual(['attack:08', 'attack:40']);
		// The discard pile is shuffled into the deck.
		expect(g.vault.deck).toHaveLength(left - 1 + 2);
		expect(g.board.discard).toEqual([FLARE]);
		expect(g.said).toContain('The deck and the discard pile are shuffled together.');
		expect(g.said).toContain('{seat:1} gets a card out of the deck.');
		expect(g.said).not.toContain('Attack 40');
	});

	it('[wild:aristocrat] given its alien is played, then the flare goes there; others may play it as well', () => {
		const g = begins({ aliens: { 'seat:3': ID }, hands: { 'seat:2': [FLARE] } });
		g.use('seat:2', `wild|${ID}`).until('aristocrat.search.deck').pick('seat:2', 'morph');
		g.until('launch.aim');
		expect(hand(g, 'seat:2')).toEqual(['attack:08', 'morph']);
		expect(hand(g, 'seat:3')).toContain(FLARE);
	});

	it('[wild:aristocrat] given no card in the deck, then it is not offered', () => {
		expect(offered(duel({ ...WILD, deckOnly: true, deck: [] }), 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...ARISTOCRAT, hands: { 'seat:1': [FLARE] } };
	/** Its own draw is declared in planning. */
	const planning = (given = SUPER, cards = UNUSED): CosmicGame => {
		const g = duel({ flares: cards, ...given });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1');
		return declare(g, 'seat:1', DRAW);
	};

	it('[super:aristocrat] given it draws three, then they come instead of one, one that matches nobody goes out of the game, and the flare is discarded', () => {
		const g = planning().use('seat:1', `super|${ID}|claim`).until('aristocrat.purge.which');
		expect(flares(g)).toHaveLength(3);
		expect(g.vault.flares).toHaveLength(1);
		expect(g.board.discard).toEqual([FLARE]);
		g.pick('seat:1', flares(g)[0]!).until('planning.select');
		expect(g.board.outOfGame).toHaveLength(1);
		expect(flares(g)).toHaveLength(2);
	});

	it('[super:aristocrat] given the power is used before planning, or is stopped, then it is not played, or brings nothing', () => {
		const g = declare(begins(SUPER), 'seat:1', DRAW);
		expect(offered(g, 'seat:1', 'super|', () => g.board.phase === 'planning')).toBe(false);
		expect(flares(g)).toHaveLength(2);
		const zapped = planning({
			...SUPER,
			hands: { ...SUPER.hands, 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(zapped, 'seat:1', `super|${ID}|claim`);
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		zapped.until('planning.select');
		expect(flares(zapped)).toEqual([FLARE]);
	});

	it('[super:aristocrat] given it searches, then it takes the one it chooses instead, unseen by others', () => {
		const g = planning().use('seat:1', `super|${ID}|search`).until('aristocrat.search.flares');
		expect(g.choices('seat:1')).toEqual(UNUSED.toSorted());
		expect(g.decision('seat:1').shape).toMatchObject({
			choices: UNUSED.toSorted().map((card) => ({
				note: ALIENS[whatOf(card)]!.words.wild.text
			}))
		});
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching('flare:') as string
		});
		g.pick('seat:1', 'flare:virus').until('planning.select');
		expect(flares(g)).toEqual(['flare:virus']);
		expect(g.vault.flares).toHaveLength(3);
		expect(g.board.discard).toEqual([FLARE]);
		expect(g.said).not.toContain('Virus');
	});

	it('[super:aristocrat] given fewer than three, then as many as there are; given none, then it is not offered', () => {
		const g = planning(SUPER, ['flare:virus']).use('seat:1', `super|${ID}|claim`);
		expect(flares(g.until('planning.select'))).toEqual(['flare:virus']);
		expect(offered(duel({ ...SUPER, flares: [] }), 'seat:1', 'super|')).toBe(false);
	});
});
