/** The shrewd player of Cosmic Encounter: it tries its answers out in worlds that its view allows, in slices of counted steps. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, decideNow, diceFrom, playOut } from '../../src/lib/bots';
import { decisionOf, imagine, lookOpen, lookOwn } from '../../src/lib/core';
import type { Bot, Question, Said, SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import prospects from '../../src/lib/games/cosmic/bot/prospects.json' with { type: 'json' };
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { simulate } from '../../tools/lib/simulate';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { copyOf, tableOf } from '../support/positions';

const shrewd = botFor(botsFor(cosmic), 'shrewd');
const steady = botFor(botsFor(cosmic), 'steady');

type CosmicTable = CosmicGame['table'];

const questionTo = (table: CosmicTable, seat: SeatId, seed = 1): Question => ({
	game: 'cosmic',
	decision: decisionOf(table, seat)!,
	view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, seat, false) }),
	dice: diceFrom(seed),
	imagine: (dice) => imagine(cosmic, table, seat, dice)
});

/** The same where no worlds are at hand. */
const askedAlone = ({ imagine: _, ...question }: Question): Question => question;

/** What it answers, and how often it is called until then. */
function thinking(bot: Bot, question: Question): { said: Said; slices: number } {
	let said = bot.decide(question);
	let slices = 1;
	for (; typeof said === 'function'; said = said()) slices += 1;
	return { said, slices };
}
const slicesOf = (bot: Bot, question: Question): number => thinking(bot, question).slices;

/** Four seats before they lay: seat 1 attacks seat 2. */
const laying = () =>
	position({
		seats: 4,
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['attack:06', 'attack:14', 'attack:30', 'negotiate'] }
	})
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
		.until('planning.select');

describe('shrewd', () => {
	it('given a card to lay, then it thinks in as many slices each time, and says the same for the same dice', () => {
		const { table } = laying();
		const [slices, again] = [1, 2].map(() => slicesOf(shrewd, questionTo(table, 'seat:1')));
		expect(slices).toBe(again);
		expect(slices).toBeGreaterThan(50);
		expect(slices).toBeLessThan(2000);
		const said = [7, 7, 7].map((seed) => decideNow(shrewd, questionTo(table, 'seat:1', seed)));
		expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
	});

	it('given one card to lay, or no worlds to look into, then there is nothing to think through', () => {
		const one = position({ destiny: ['colour:2#1'], hands: { 'seat:2': ['attack:08'] } })
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.until('planning.select');
		expect(slicesOf(shrewd, questionTo(one.table, 'seat:2'))).toBe(1);
		expect(slicesOf(shrewd, askedAlone(questionTo(laying().table, 'seat:1')))).toBe(1);
	});

	it('given the same view of other hands and decks, then it answers the same, in as many slices', () => {
		const table = tableOf(cosmic, {
			seats: 4,
			options: {},
			seed: 11,
			clocked: false
		}) as CosmicTable;
		let asked = 0;
		let thought = 0;
		const twins: Bot = {
			...steady,
			decide: (question) => {
				const { seat } = question.view().own;
				asked += 1;
				// Each costs hundreds of answers in worlds.
				if (asked % 26 > 0) return steady.decide(question);
				const other = copyOf(table);
				cosmic.redeal(other, seat, diceFrom(asked));
				const [here, there] = [table, other].map((one) =>
					thinking(shrewd, questionTo(one, seat, asked))
				);
				expect(there).toEqual(here);
				if (here && here.slices > 1) thought += 1;
				return steady.decide(question);
			}
		};
		playOut(cosmic, table, { bots: [twins, steady], dice: diceFrom(11) });
		expect(thought).toBeGreaterThan(2);
	}, 120_000);

	it('[LAW-5] given an opponent who has laid a card, then whichever it is, in worlds they are asked for it anew', () => {
		const worlds = ['attack:06', 'negotiate', null].map((laid) => {
			const g = position({
				seats: 4,
				destiny: ['colour:2#1'],
				hands: { 'seat:2': ['attack:06', 'negotiate', 'attack:20'] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.until('planning.select');
			if (laid) g.pick('seat:2', laid);
			return imagine(cosmic, g.table, 'seat:1', diceFrom(3));
		});
		for (const world of worlds) {
			expect(world.decisions.map(({ seat }) => seat)).toEqual(['seat:1', 'seat:2']);
			expect(world.decisions.map(({ shape }) => shape)).toEqual(
				worlds[0]?.decisions.map(({ shape }) => shape)
			);
		}
	});

	it('given guests of whom none wins by it, then it calls them all', () => {
		const g = position({ seats: 4, destiny: ['colour:2#1'] });
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('alliance.offenseInvites');
		expect(decideNow(shrewd, questionTo(g.table, 'seat:1'))).toEqual({
			picks: ['seat:3', 'seat:4']
		});
	});

	it('given a guest that would win by it, then it calls only the others', () => {
		const near = Object.fromEntries(
			[1, 2, 3, 4].map((n) => [`planet:2-${n}`, { 'seat:2': 4, 'seat:3': 1 }])
		);
		const g = position({ seats: 4, destiny: ['colour:2#1'], planets: near });
		g.until('launch.aim').pick('seat:1', 'planet:2-5');
		g.until('alliance.offenseInvites');
		expect(decideNow(shrewd, questionTo(g.table, 'seat:1'))).toEqual({ picks: ['seat:4'] });
	});

	it('given offers of cards on both sides, then it goes on asking for a colony where a steady one gives its own', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:06', 'attack:08', 'negotiate'],
				'seat:2': ['attack:06', 'attack:08', 'negotiate']
			}
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-5');
		g.lay('negotiate', 'negotiate').until('deal.talk');
		const cards = (n: number) => ({
			give: { random: { amount: n } },
			get: { random: { amount: 1 } },
			promise: ''
		});
		g.answer('seat:1', { offer: cards(1) }).answer('seat:2', { offer: cards(2) });
		expect(decideNow(steady, questionTo(g.table, 'seat:1'))).toMatchObject({
			offer: { give: { colony: {} }, get: { colony: {} } }
		});
		const offered = decideNow(shrewd, questionTo(g.table, 'seat:1'));
		expect(offered).toMatchObject({ offer: { give: { cards: {} }, get: { colony: {} } } });
	});

	it('given a lost fight, then it lays the negotiate that collects cards, where a steady one keeps it', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:00', 'attack:01', 'negotiate'] },
			planets: { 'planet:2-1': { 'seat:2': 9 } }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('planning.select');
		expect(decideNow(shrewd, questionTo(g.table, 'seat:1'))).toEqual({ pick: 'negotiate#1' });
	});

	it('knows the prospects of aliens there are', () => {
		for (const [alien, share] of Object.entries(prospects)) {
			expect(ALIENS).toHaveProperty([alien]);
			expect(share).toBeGreaterThan(0);
		}
	});

	it('plays a whole game with what is hidden and dealt besides', () => {
		// With more at the table it takes minutes: `npm run simulate -- --game cosmic --bots shrewd`.
		const options = { coloniesToWin: 4, hiddenPowers: true, hazard: 'conflict' };
		const outcome = simulate({
			...{ game: cosmic, seats: 2, levels: ['shrewd', 'steady'], seed: 6 },
			options: { ...options, rewardDeck: 'incursion' }
		});
		expect(outcome).toMatchObject({ end: 'finished', error: null });
	}, 120_000);
});
