/** How the log of Twilight Imperium is read: by who did it, to whom it was done, and by others. */
import { describe, expect, it } from 'vitest';
import { playOut } from '../../src/lib/bots';
import { ENGLISH, inWords } from '../../src/lib/core/words';
import type { SeatId, Words } from '../../src/lib/core';
import type { Board, Fleet, Player } from '../../src/lib/games/imperium/types';
import { imperium } from '../../src/lib/games/imperium';
import { moments } from '../../src/lib/ui/imperium/moments';
import { telling } from '../../src/lib/ui/imperium/telling';
import { beginOf, playersOf } from '../../tools/lib/simulate';
import { agendaWith } from '../support/agendas';
import { playCard, turnWith } from '../support/imperium-cards';
import { bare, station } from '../support/imperium-fleets';
import { standing } from '../support/imperium';

const yours = { ...telling.yours, ...moments.yours };

/** The seat that the sentence itself has for `who`; what is put into it in its turn says so by itself. */
const whoOf = (say: Words) =>
	Array.isArray(say) ? (say[1] as { who?: unknown })['who'] : undefined;

/** What no sentence says of whoever reads it: verbs and things of somebody else. */
const ASKEW = /\b((?<!to )you (has|is|was|does|[a-z]+[^aeious]es)|of you\b|you['’]s|their|them)\b/i;

it.each([
	[4, 'random', 3],
	[6, 'random', 8],
	[3, 'random', 21]
])('in a game of %i %s players, seed %i', (seats, level, seed) => {
	const plan = { ...{ game: imperium, seats, levels: [level], seed }, options: {} };
	const { table, events } = beginOf(plan);
	const named = new Set<string>();
	const askew = new Set<string>();
	let heard = 0;
	const hear = (told: typeof events) => {
		for (const { say, to } of told) {
			const who = whoOf(say);
			if (typeof who !== 'string' || !/^seat:\d$/.test(who)) continue;
			const seat = who as 'seat:1';
			if (to !== 'all' && !to.includes(seat)) continue;
			heard += 1;
			const read = inWords(say, (one) => `«${one}»`, { ...ENGLISH, reader: { seat, yours } });
			if (read.includes(`«${seat}»`)) named.add(`${say[0] ?? ''} ⇒ ${read}`);
			if (ASKEW.test(read.replace(/“.*”/, ''))) askew.add(`${say[0] ?? ''} ⇒ ${read}`);
		}
	};
	hear(events);
	playOut(plan.game, table, playersOf(plan), ({ entry }) => hear(entry.events));
	expect(heard).toBeGreaterThan(500);
	expect([...named]).toEqual([]);
	expect([...askew]).toEqual([]);
});

describe('a line is read by who did it, by whom it was done to, and by others', () => {
	const [me, foe, other] = ['seat:1', 'seat:2', 'seat:3'] as const;
	const NAMES: { readonly [seat: SeatId]: string } = {
		[me]: 'Ines',
		[foe]: 'Lars',
		[other]: 'Mira'
	};
	const here = 'hex:0,0';
	/** All that was said to whoever reads. */
	const read = ({ events }: Pick<ReturnType<typeof standing>, 'events'>, seat: SeatId): string[] =>
		events
			.filter(({ to }) => to === 'all' || to.includes(seat))
			.map(({ say }) =>
				inWords(say, (one) => NAMES[one] ?? one, { ...ENGLISH, reader: { seat, yours } })
			);
	const fight = (
		attacker: Partial<Fleet>,
		defender: Partial<Fleet>,
		has: { readonly [seat: SeatId]: Partial<Player> }
	) =>
		standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: here },
			(board) => {
				bare(board);
				station(board, here, me, attacker);
				station(board, here, foe, defender);
				for (const seat of board.order) Object.assign(board.players[seat]!, has[seat]);
			}
		);

	it('a strike says what it does, and whose it is', () => {
		const cannon = (): Partial<Player> => ({ techs: ['assault-cannon'] });
		const fires =
			'each own Dreadnought there fires before the first round. What is hit fires no more.';
		const mine = fight({ dreadnought: 1 }, { cruiser: 1 }, { [me]: cannon() });
		expect(read(mine, me)).toContain(`Assault Cannon of yours at Mecatol Rex: ${fires}`);
		for (const seat of [foe, other])
			expect(read(mine, seat)).toContain(`Assault Cannon of Ines at Mecatol Rex: ${fires}`);
		const both = { [me]: cannon(), [foe]: cannon() };
		const each = fight({ dreadnought: 1 }, { dreadnought: 1 }, both);
		for (const seat of [me, foe, other])
			expect(read(each, seat)).toContain(`Assault Cannon of both sides at Mecatol Rex: ${fires}`);
	});

	/** A fleet of mine at Mecatol Rex, checked against what it may be. */
	const checked = (fleet: Partial<Fleet>, supply: number) =>
		standing({ step: 'upkeep', at: 'laws' }, (board: Board) => {
			bare(board);
			station(board, here, me, fleet);
			board.players[me]!.counters = { command: 3, fleet: supply, strategy: 2 };
		});

	it('[TI-13.5] ships that Fleet Supply does not allow are lost for that', () => {
		const g = checked({ cruiser: 3, destroyer: 1 }, 3);
		g.answer(me, { split: { destroyer: 1 } });
		expect(read(g, me)).toContain(
			'You lose 1 Destroyer at Mecatol Rex: your Fleet Supply allows no more ships.'
		);
		expect(read(g, foe)).toContain(
			'Ines loses 1 Destroyer at Mecatol Rex: their Fleet Supply allows no more ships.'
		);
	});

	it('[TI-13.10] what finds no room aboard is lost for that', () => {
		const g = checked({ cruiser: 1, fighter: 2 }, 3);
		expect(read(g, me)).toContain(
			'You lose 2 Fighters at Mecatol Rex: no ship there has room for more.'
		);
		expect(read(g, foe)).toContain(
			'Ines loses 2 Fighters at Mecatol Rex: no ship there has room for more.'
		);
	});

	it('[TI-17.7] who is voted for is “you” to themselves, in a vote of their own too', () => {
		const g = agendaWith('minister-of-war');
		while (!g.asked.includes('vote.cast')) g.lapse();
		const seat = g.askedSeats[0] as SeatId;
		g.answer(seat, { pick: seat });
		const voted = (reader: SeatId) => read(g, reader).filter((say) => /\bcasts?\b/.test(say));
		expect(voted(seat)).toEqual([expect.stringMatching(/^You cast \d+ votes?: you\.$/)]);
		const name = NAMES[seat] ?? '';
		const [away] = [me, foe, other].filter((one) => one !== seat);
		expect(voted(away!)).toEqual([
			expect.stringMatching(new RegExp(`^${name} casts \\d+ votes?: ${name}\\.$`))
		]);
	});

	it('[TI-18.3] whom a card is played on reads “you”', () => {
		const g = turnWith(['insubordination#1'], (board) => {
			board.players[foe]!.counters = { command: 2, fleet: 3, strategy: 2 };
			board.players[other]!.counters = { command: 2, fleet: 3, strategy: 2 };
		});
		playCard(g, me, 'insubordination#1', { pick: foe });
		const played = (seat: SeatId) => read(g, seat).find((say) => say.includes('Insubordination'));
		expect(played(me)).toMatch(/^You play Insubordination: Lars\./);
		expect(played(foe)).toMatch(/^Ines plays Insubordination: you\./);
		expect(played(other)).toMatch(/^Ines plays Insubordination: Lars\./);
	});
});
