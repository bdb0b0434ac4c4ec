/** Hints: what the steady player would do in somebody's place, worked out from what a page has. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
	advise,
	botFor,
	botsFor,
	decideNow,
	diceFrom,
	questionOf,
	random,
	step
} from '../../src/lib/bots';
import type { Advice, Bot } from '../../src/lib/bots';
import { complaint, decisionOf, lookOpen, lookOwn, msg, plainly } from '../../src/lib/core';
import type { AnyGame, AnyTable, OwnDecision, OwnLook, SeatId } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { ADVISERS } from '../../src/lib/games/advisers';
import { answerOf, fromAnswer, missing } from '../../src/lib/ui/filling';
import { copyOf, tableOf } from '../support/positions';

const SEED = 'quiet-comet-41 seat:1 7';

/** The questions that every newcomer meets. */
const MET: { readonly [game: string]: readonly string[] } = {
	cosmic: [
		...['launch.aim', 'launch.send', 'alliance.offenseInvites', 'alliance.defenseInvites'],
		...['alliance.answer', 'planning.select', 'resolution.rewards', 'window reveal.values']
	],
	council: [
		...['turn.menu', 'research.second', 'vote.cast', 'council.choose', 'judging.claim'],
		...['setup.fates', 'battleRound.buy', 'battleRound.activate'],
		...['battle.advance', 'invade.whether']
	],
	imperium: [
		...['strategy.pick', 'turn.act', 'tactical.move', 'landings.assign', 'production.order'],
		...['production.pay', 'research.choose', 'strategic.others', 'claim.choose', 'vote.cast'],
		...['tradePrimary.talk', 'battle.casualties', 'status.counters', 'window beforeBattle']
	]
};

interface Hinted {
	readonly name: string;
	readonly decision: OwnDecision;
	readonly own: OwnLook;
	readonly advice: Advice;
	/** What the steady player says in the room, with the same draw. */
	readonly said: unknown;
	readonly again: Advice;
}

/** Whole games of four steady players, looked at from every seat that is asked. */
function play(game: AnyGame, bot: Bot, seed: number, look: (hinted: Hinted) => void) {
	const table = tableOf(game, { seats: 4, options: {}, seed, clocked: true });
	const dice = diceFrom(seed);
	for (let n = 0; !table.over && n < game.bound; n++) {
		const from = table.decisions.filter(
			({ seat, shape }) => shape.type !== 'deal' || shape.standing?.by !== seat
		);
		const asked = from[dice(from.length)] ?? table.decisions[0];
		if (!asked) throw new Error('Nobody is asked.');
		if (asked.seat !== 'table') look(hinted(game, bot, table, asked.seat));
		step(game, table, { bots: [bot], dice }, asked);
	}
}

/** A page has its look from the wire, and with what is barred, which no bot is told. */
function hinted(game: AnyGame, bot: Bot, table: AnyTable, seat: SeatId): Hinted {
	const look = () => ({
		game: game.id,
		open: copyOf(lookOpen(game, table)),
		own: copyOf(lookOwn(game, table, seat)),
		seed: SEED
	});
	const [mine, inRoom] = [look(), lookOwn(game, table, seat, false)];
	const decision = decisionOf(table, seat);
	if (!decision) throw new Error(`${seat} is not asked.`);
	return {
		name: decision.window ? `window ${decision.window}` : decision.name,
		decision,
		own: mine.own,
		advice: advise(bot, mine),
		said: decideNow(bot, questionOf({ ...mine, open: lookOpen(game, table), own: inRoom })),
		again: advise(bot, look())
	};
}

describe.each(Object.values(GAMES))('hints of $name', (game) => {
	const steady = botFor(botsFor(game), 'steady');
	const all: Hinted[] = [];
	beforeAll(() => {
		play(game, steady, 5, (one) => all.push(one));
		if (game.id === 'council') play(game, steady, 6, (one) => all.push(one));
	}, 120_000);

	it('come from the bot that sits at tables', async () => {
		expect(await ADVISERS[game.id]?.()).toBe(steady);
	});

	it('are what the bot in the room would do with the same draw, and the same whenever they are asked for', () => {
		for (const { name, advice, said, again } of all) {
			expect(advice.beside[0]?.said ?? advice.answer, name).toEqual(said);
			expect(again, name).toEqual(advice);
		}
		expect(all.length).toBeGreaterThan(100);
	});

	it('are always answers the question takes, also as a form shows them; and what is said beside it may be done', () => {
		for (const { name, decision, own, advice } of all) {
			expect(complaint(decision.shape, advice.answer), name).toBeNull();
			const filling = fromAnswer(own.decision?.shape ?? decision.shape, advice.answer);
			expect(missing(decision.shape, filling), name).toBeNull();
			expect(sorted(answerOf(decision.shape, filling)), name).toEqual(sorted(advice.answer));
			const may = (own.asides ?? []).map((aside) => aside.name);
			for (const { said } of advice.beside) expect(may, name).toContain(said.aside);
		}
	});

	it('[ROOM-HINT.2] have a reason, whatever is asked', () => {
		for (const { name, advice } of all)
			expect(advice.why, `${name} ${JSON.stringify(advice.answer)}`).not.toBeNull();
	});

	it('[ROOM-HINT.2] name the card that is played beside a question, and why', () => {
		const beside = all.flatMap(({ own, advice }) => advice.beside.map((one) => ({ own, ...one })));
		// In the other two games nothing said beside a question is a steady player's.
		expect(beside.length > 0).toBe(game.id === 'imperium');
		for (const { own, said, say, why } of beside) {
			const { shape } = own.asides?.find(({ name }) => name === said.aside) ?? {};
			const pick = 'pick' in said.then ? said.then.pick : null;
			const choice = shape?.type === 'one' ? shape.choices.find(({ id }) => id === pick) : null;
			if (!choice) throw new Error('Nothing is picked.');
			expect(plainly(say)).toMatch(`Play an Action Card: ${plainly(choice.say)}`);
			expect(why && plainly(why)).toBe('It does more for you now than if you kept it.');
		}
	});

	it('are asked for wherever newcomers are asked, and where cards, powers and flares are used', () => {
		const met = new Set(all.map(({ name }) => name));
		expect((MET[game.id] ?? []).filter((name) => !met.has(name)).length).toBeLessThan(3);
		const using = all.filter(
			({ decision, advice }) =>
				decision.window !== null && 'pick' in advice.answer && advice.answer.pick !== 'pass'
		);
		// No moment of Galactic Council is answered with a card.
		expect(using.length > 0).toBe(game.id !== 'council');
	});

	it('tell nothing but numbers, names and pieces: a reason is filled in whole', () => {
		for (const { advice, name } of all)
			if (advice.why) expect(plainly(advice.why), name).not.toMatch(/[{}]|undefined|NaN|\[object/);
	});
});

/** Picks in any order, and no numbers that are nothing, are the same answer. */
function sorted(answer: unknown): unknown {
	if (Array.isArray(answer)) return answer.map(sorted);
	if (typeof answer !== 'object' || answer === null) return answer;
	return Object.fromEntries(
		Object.entries(answer)
			.filter(([, value]) => value !== 0)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([key, value]) => [
				key,
				key === 'picks' && Array.isArray(value) ? value.map(String).sort() : sorted(value)
			])
	);
}

describe('a hint', () => {
	const talker = (say: 'answer' | 'aside'): Bot => ({
		level: 'talker',
		say: msg('Talks'),
		decide: () => (say === 'answer' ? { yes: true } : { aside: 'more', then: { yes: true } })
	});
	const asking = {
		game: 'toy',
		seed: SEED,
		open: { n: 0, board: {}, waiting: null, stack: [], over: null },
		own: {
			seat: 'seat:1' as const,
			board: {},
			orders: [],
			decision: {
				...{ id: 1, name: 'a.b', rule: 'X-1', window: null, say: msg('Well?') },
				shape: { type: 'confirm' as const, yes: msg('Yes'), no: msg('No') }
			}
		}
	};

	it('given a bot that only talks beside the question, then it comes to no answer and says so', () => {
		expect(() => advise(talker('aside'), asking)).toThrow('comes to no answer');
		expect(advise(talker('answer'), asking)).toEqual({
			beside: [],
			answer: { yes: true },
			why: null
		});
	});

	it('given that nothing is asked, then none is given', () => {
		const own = { ...asking.own, decision: null };
		expect(() => advise(random, { ...asking, own })).toThrow('Nothing is asked');
	});
});
