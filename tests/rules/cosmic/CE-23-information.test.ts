/** Public and hidden information (rules.md section 23): every row of the table, shown and not shown. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, start, timeOut } from '../../../src/lib/core';
import type { GameEvent, SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { alienName } from '../../../src/lib/games/cosmic/cards';
import { position, seatsOf } from '../../support/cosmic';
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
type Table = CosmicGame['table'];
const open = (table: Table) => lookOpen(cosmic, table);
const own = (table: Table, seat: SeatId) => lookOwn(cosmic, table, seat);
/** What this seat, or a watcher, may read of these events. */
const read = (events: readonly GameEvent[], seat: SeatId | 'watcher') =>
	events
		.filter(({ to }) => to === 'all' || (seat !== 'watcher' && to.includes(seat)))
		.map(({ say }) => said(say))
		.join('\n');
const CARD = /(?:attack:\d+|negotiate|morph|reinforcement:\d+|artifact:[a-z-]+)#\d+|flare:[a-z-]+/g;
const cardsIn = (value: unknown): string[] => JSON.stringify(value).match(CARD) ?? [];
const fresh = (options = {}) =>
	start(cosmic, { seats: seatsOf(4), options, key: '7'.repeat(64), clocked: false }).table;

describe('CE-23 the table of what is public', () => {
	it('[CE-23.1] ships, planets, warp, gate, colony track, tokens on face-up sheets: everybody', () => {
		const g = duel({
			warp: { 'seat:3': 2 },
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 9 },
			planets: { 'planet:2-3': { 'seat:2': 4, 'seat:1': 1 } }
		});
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 3 } });
		const { board } = open(g.table);
		expect(board.planets['planet:1-1']).toEqual({ 'seat:1': 1 });
		expect(board.planets['planet:2-3']).toEqual({ 'seat:2': 4, 'seat:1': 1 });
		expect(board.warp).toEqual({ 'seat:3': 2 });
		expect(board.encounter!.gate).toEqual({ 'seat:1': 3 });
		expect(board.players['seat:1']!.foreignColonies).toBe(1);
		expect(board.players['seat:3']!.tokens).toBe(9);
		const hidden = duel({
			options: { hiddenPowers: true },
			shown: false,
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 9 }
		});
		expect(open(hidden.table).board.players['seat:3']).toMatchObject({ aliens: [], tokens: 0 });
	});

	it('[CE-23.1] hand faces: owner only; hand sizes: everybody', () => {
		const g = duel({ hands: { 'seat:3': ['attack:40', 'artifact:plague', 'flare:zombie'] } });
		expect(open(g.table).board.players['seat:3']!.hand).toBe(3);
		expect(cardsIn(open(g.table))).toEqual([]);
		expect(own(g.table, 'seat:3').board.hand).toEqual([
			'attack:40#1',
			'artifact:plague#1',
			'flare:zombie'
		]);
		for (const seat of ['seat:1', 'seat:2'] as const)
			expect(cardsIn(own(g.table, seat)).every((card) => card.startsWith('attack:08'))).toBe(true);
	});

	it('[CE-23.1] [CE-19.1] order of an undrawn deck: nobody; number of cards in it: everybody', () => {
		const g = duel();
		const looks = () => [open(g.table), ...seatsOf(3).map((seat) => own(g.table, seat))];
		const before = JSON.stringify(looks());
		g.vault.deck.reverse();
		g.vault.destiny.reverse();
		expect(JSON.stringify(looks())).toBe(before);
		expect(open(g.table).board.deck).toBe(g.vault.deck.length);
		expect(open(g.table).board.destinyDeck).toBe(g.vault.destiny.length);
		g.vault.deck.pop();
		expect(open(g.table).board.deck).toBe(g.vault.deck.length);
	});

	it('[CE-23.1] discard piles and destiny discards: everybody, in order', () => {
		const g = duel({ discard: ['attack:40', 'morph'], destiny: ['colour:2#1', 'colour:3#1'] });
		g.until('launch.aim', 'seat:2');
		const { discard, destinyDiscard } = open(g.table).board;
		expect(discard.slice(0, 4)).toEqual(['attack:40#1', 'morph#1', 'attack:08#1', 'attack:08#2']);
		expect(destinyDiscard).toEqual(['colour:2#1', 'colour:3#1']);
	});

	it('[CE-23.1] [CE-3.12] aliens offered at setup: their owner until all are chosen; the alien chosen: its owner until the common reveal', () => {
		const table = fresh();
		const offered = seatsOf(4).map((seat) => own(table, seat).board.offered);
		expect(offered.map((two) => two.length)).toEqual([2, 2, 2, 2]);
		const { players, encounter, discard, onTable } = open(table).board;
		for (const alien of offered.flat()) {
			expect(JSON.stringify([Object.values(players), encounter, discard, onTable])).not.toContain(
				`"${alien}"`
			);
			for (const [i, seat] of seatsOf(4).entries())
				if (!offered[i]!.includes(alien))
					expect(JSON.stringify(Object.values(own(table, seat).board))).not.toContain(`"${alien}"`);
		}
		timeOut(cosmic, table, table.decisions[0]!.id);
		expect(Object.values(open(table).board.players).flatMap(({ aliens }) => aliens)).toEqual([]);
		while (table.board.phase === 'setup') timeOut(cosmic, table, table.decisions[0]!.id);
		for (const seat of seatsOf(4)) {
			expect(own(table, seat).board.offered).toEqual([]);
			expect(open(table).board.players[seat]!.aliens).toEqual([own(table, seat).board.chosen]);
		}
	});

	it('[CE-23.1] [CE-3.16] a face-down sheet with hidden powers: owner only', () => {
		const table = fresh({ hiddenPowers: true });
		while (table.board.phase === 'setup') timeOut(cosmic, table, table.decisions[0]!.id);
		for (const seat of seatsOf(4)) {
			const [alien] = table.board.players[seat]!.aliens;
			expect(own(table, seat).board.chosen).toBe(alien);
			expect(open(table).board.players[seat]!.aliens).toEqual([]);
			for (const other of seatsOf(4).filter((one) => one !== seat))
				expect(own(table, other).board.chosen).not.toBe(alien);
		}
	});

	it('[CE-23.1] laid encounter cards before the reveal: each owner its own, others that one was laid', () => {
		const g = duel({ aliens: { 'seat:2': 'sorcerer' }, hands: { 'seat:2': ['morph'] } });
		g.lay('attack:08', 'morph');
		expect(g.asked).toEqual(['window:planning.selected']);
		expect(open(g.table).board.encounter!.laid).toEqual({
			offense: { card: null, face: null },
			defense: { card: null, face: null }
		});
		expect(own(g.table, 'seat:1').board.laid).toBe('attack:08#1');
		expect(own(g.table, 'seat:2').board.laid).toBe('morph#1');
		expect(own(g.table, 'seat:3').board.laid).toBeNull();
		expect(read(g.events, 'watcher')).toContain('{seat:2} has laid a card.');
		expect(read(g.events, 'seat:1')).not.toContain('Morph');
		g.use('seat:2', 'power|sorcerer');
		g.until('window:reveal.cards');
		expect(open(g.table).board.encounter!.laid.offense).toMatchObject({ card: 'morph#1' });
	});

	it('[CE-23.1] [CE-10.4] cards exchanged while they lie face down: neither player sees what it now has', () => {
		const g = duel({
			aliens: { 'seat:2': 'sorcerer' },
			hands: { 'seat:1': ['flare:gambler'], 'seat:2': ['morph'] }
		});
		g.lay('attack:08', 'morph').use('seat:2', 'power|sorcerer').until('window:reveal.before');
		expect(g.encounter.laid.offense!.card).toBe('morph#1');
		expect(cardsIn(own(g.table, 'seat:1'))).not.toContain('morph#1');
		expect(cardsIn(own(g.table, 'seat:2').board)).not.toContain('attack:08#1');
	});

	it('[CE-23.1] a laid card exposed by Oracle: everybody', () => {
		const g = duel({ aliens: { 'seat:2': 'oracle' } });
		g.until('planning.expose').pick('seat:1', 'attack:08').until('planning.select');
		expect(open(g.table).board.encounter!.laid).toEqual({
			offense: { card: 'attack:08#1', face: { kind: 'attack', value: 8 } },
			defense: null
		});
	});

	it('[CE-23.1] a card never turned up (an unchallenged claim): the claim everybody, the card nobody but its owner', () => {
		const g = duel({
			aliens: { 'seat:2': 'gambler' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04'] }
		});
		g.lay('attack:08', 'attack:04').until('window:reveal.claim');
		g.use('seat:2', 'power|gambler', { pick: 'attack:40' }).until('window:resolution.outcome');
		expect(open(g.table).board.encounter!.laid.defense).toEqual({
			card: null,
			face: { kind: 'attack', value: 40 }
		});
		g.until('launch.aim');
		expect(g.vault.deck[0]).toEqual('attack:04#1');
		expect(cardsIn(open(g.table))).not.toContainEqual('attack:04#1');
		expect(read(g.events, 'seat:1')).not.toContain('Attack 04');
	});

	it('[CE-23.1] invitations, answers and committed ships: everybody, in order given', () => {
		const g = position({ seats: 4, destiny: ['colour:2#1'] });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4', 'seat:3'] });
		expect(open(g.table).board.encounter!.invited).toEqual({
			offense: ['seat:3', 'seat:4'],
			defense: []
		});
		g.answer('seat:2', { picks: ['seat:4'] });
		g.until('alliance.answer').pick('seat:3', 'offense', { split: { 'planet:3-1': 2 } });
		expect(open(g.table).board.encounter).toMatchObject({
			allies: { offense: ['seat:3'], defense: [] },
			gate: { 'seat:1': 1, 'seat:3': 2 }
		});
		expect(read(g.events, 'watcher').match(/.* invites .*|.* joins .*/g)).toEqual([
			'{seat:1} invites {seat:3} and {seat:4}.',
			'{seat:2} invites {seat:4}.',
			'{seat:3} joins the offense with 2 ships.'
		]);
	});

	it('[CE-23.1] [CE-13.5] deal proposals: the two main players; executed terms: everybody, card faces hidden', () => {
		const g = duel({ hands: { 'seat:1': ['negotiate', 'attack:40'], 'seat:2': ['negotiate'] } });
		g.lay('negotiate', 'negotiate').until('deal.talk');
		const { length } = g.events;
		g.answer('seat:1', {
			offer: { give: { cards: { picks: ['attack:40#1'] } }, get: {}, promise: '' }
		});
		const proposed = g.events.slice(length);
		expect(read(proposed, 'seat:2')).toContain('Attack 40');
		for (const other of ['seat:3', 'watcher'] as const)
			expect(read(proposed, other)).toBe('{seat:1} makes an offer.');
		expect(cardsIn(own(g.table, 'seat:2').decision)).toContainEqual('attack:40#1');
		expect(cardsIn([open(g.table), own(g.table, 'seat:3')])).not.toContainEqual('attack:40#1');
		g.answer('seat:2', { accept: 1 }).until('launch.aim');
		for (const other of ['seat:3', 'watcher'] as const) {
			expect(read(g.events, other)).toContain('{seat:1} gives 1 card');
			expect(read(g.events, other)).not.toContain('Attack 40');
		}
	});

	it('[CE-23.1] compensation: faces to giver and receiver, counts to everybody', () => {
		const g = duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:40'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'attack:08']
		});
		g.until('window:resolution.end');
		expect(read(g.events, 'seat:1')).toContain('You take Attack 40 of {seat:2}.');
		expect(read(g.events, 'seat:2')).toContain('Compensation: {seat:1} takes Attack 40 of yours.');
		for (const other of ['seat:3', 'watcher'] as const) {
			expect(read(g.events, other)).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
			expect(read(g.events, other)).not.toContain('Attack 40');
		}
	});

	it('[CE-23.1] [CE-14.14] rewards and drawn cards: faces to the receiver, counts to everybody', () => {
		const g = duel({
			deck: ['attack:23', 'attack:30'],
			hands: { 'seat:2': ['attack:40'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:40']
		});
		g.until('window:resolution.end');
		expect(read(g.events, 'seat:3')).toContain('You draw Attack 23 and Attack 30.');
		for (const other of ['seat:1', 'seat:2', 'watcher'] as const) {
			expect(read(g.events, other)).toContain('{seat:3} takes 2 cards as rewards.');
			expect(read(g.events, other)).not.toMatch(/Attack 23|Attack 30/);
		}
	});

	it('[CE-23.1] discarded hands: everybody', () => {
		const g = position({ hands: { 'seat:1': ['artifact:plague', 'flare:zombie'] } });
		expect(read(g.events, 'watcher')).toContain('{seat:1} discards Plague and Zombie flare.');
	});

	it('[CE-23.1] [CE-18.8] a power turned down by loss: its identity stays known', () => {
		const g = duel({
			aliens: { 'seat:1': 'virus' },
			planets: { 'planet:1-1': {}, 'planet:1-2': {}, 'planet:1-3': {} }
		});
		expect(open(g.table).board.players['seat:1']).toMatchObject({
			aliens: ['virus'],
			powerLost: true
		});
	});
});

describe('CE-23 what is sent', () => {
	it('[CE-23.2] given whole games by default answers, at every decision, then no view and no event names a card its reader may not see', () => {
		for (const [seed, options] of [
			['a', {}],
			['b', { hiddenPowers: true, hiddenAlliances: true, flareReturn: 'resolution' }]
		] as const) {
			const { table, events } = start(cosmic, {
				seats: seatsOf(4),
				options,
				key: seed.repeat(64),
				clocked: false
			});
			const check = (told: readonly GameEvent[]) => {
				const { board, vault } = table;
				const laid = [board.encounter?.laid.offense, board.encounter?.laid.defense].flatMap(
					(one) =>
						one && !one.faceUp && (!board.encounter?.revealed || one.concealed) ? [one] : []
				);
				const handsOf = (seats: SeatId[]) =>
					seats.flatMap((seat) => board.players[seat]?.hand ?? []);
				const hiddenFrom = (viewer: SeatId | null) =>
					new Set([
						...vault.deck,
						...handsOf(seatsOf(4).filter((seat) => seat !== viewer)),
						...laid.filter(({ by }) => by !== viewer).map(({ card }) => card)
					]);
				const secret = hiddenFrom(null);
				const moves = told.map(({ move }) => move ?? null);
				expect(cardsIn([open(table), moves]).filter((card) => secret.has(card))).toEqual([]);
				for (const seat of seatsOf(4)) {
					const look = own(table, seat);
					// In a deal the other side names its cards (CE-13.5).
					if (look.decision?.name === 'deal.talk') continue;
					const others = hiddenFrom(seat);
					// What it was shown of others it may see again (CE-23.6).
					for (const { by, cards } of board.encounter?.looks ?? [])
						if (by === seat) for (const card of cards) others.delete(card);
					expect(cardsIn(look).filter((card) => others.has(card))).toEqual([]);
				}
			};
			check(events);
			for (let i = 0; i < 600 && !table.over; i++) {
				const result = timeOut(cosmic, table, table.decisions[i % table.decisions.length]!.id);
				if (result.ok) check(result.value.events);
			}
			expect(table.n).toBeGreaterThan(100);
		}
	});

	it('[CE-23.3] given a random card to be taken, when the use is still being answered, then nothing has been drawn by lot; it is when it happens', () => {
		const g = duel({ hands: { 'seat:1': ['flare:trader'], 'seat:2': ['attack:40', 'morph'] } });
		g.until('window:alliance.before');
		const { drawn } = g.table.chance;
		g.use('seat:1', 'wild|trader').pass();
		if (g.asked.includes('window:alliance.before')) g.pass();
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.table.chance.drawn).toBe(drawn);
		g.pass().until('trader.giveBack.give');
		expect(g.table.chance.drawn).toBeGreaterThan(drawn);
	});

	it('[CE-23.4] [CE-13.10] given a promise in words, then it moves nothing and makes no deal by itself', () => {
		const g = duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', 'attack:40'] } });
		g.lay('negotiate', 'negotiate').until('deal.talk');
		const promise = 'You get all my cards, and I hold Plague.';
		expect(g.refusal('seat:1', { offer: { give: {}, get: {}, promise } })).toEqual({
			rule: 'CE-13.12',
			say: 'At least one thing must change hands.'
		});
		g.answer('seat:1', {
			offer: { give: { cards: { picks: ['attack:08#1'] } }, get: {}, promise }
		});
		g.answer('seat:2', { accept: 1 }).until('turn.second');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'attack:40#1', 'attack:08#1']);
	});

	it('[CE-23.1] [CE-16.7] given aliens turned up, then everybody reads whose they are, with what lies on them; before, nobody', () => {
		const table = fresh();
		const seen = () =>
			Object.values(open(table).board.players).map(({ aliens, tokens }) => [aliens, tokens]);
		expect(seen()).toEqual(table.seats.map(() => [[], 0]));
		const lines: string[] = [];
		while (table.board.phase === 'setup') {
			const result = timeOut(cosmic, table, table.decisions[0]!.id);
			if (result.ok) lines.push(read(result.value.events, 'watcher'));
		}
		const played = table.seats.map((seat) => table.board.players[seat]!);
		expect(new Set(played.flatMap(({ aliens }) => aliens)).size).toBe(table.seats.length);
		expect(seen()).toEqual(played.map(({ aliens, tokens }) => [aliens, tokens]));
		for (const [i, { aliens }] of played.entries())
			expect(lines.join('\n')).toContain(
				`{${table.seats[i]!}} plays ${said(alienName(aliens[0]!))}.`
			);
	});
});
