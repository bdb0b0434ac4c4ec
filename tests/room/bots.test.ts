import { sampleAnswer, msg } from '$lib/core';
import { botsFor, random } from '$lib/bots';
import type { Bot, Thinking } from '$lib/bots';
import { council } from '$lib/games/council';
import { imperium } from '$lib/games/imperium';
import { describe, expect, it } from 'vitest';
import { MemoryHost, playing } from '../support/memory-host';
import { oneMove, playOn } from '../support/play-on';
import { toy } from '../support/toy';

/** Thinks in so many slices before it answers, and notes each. */
function ponderer(slices: number, noted: () => void): Bot {
	return {
		level: 'ponder',
		say: msg('Takes its time'),
		decide({ decision, dice }) {
			const think =
				(left: number): Thinking =>
				() => {
					noted();
					return left > 0 ? think(left - 1) : sampleAnswer(decision.shape, dice);
				};
			return think(slices);
		}
	};
}

describe('bots', () => {
	it('[ROOM-BOT.3] given seven bots that think long, when somebody talks meanwhile, then they are heard before the thought has ended', async () => {
		let slices = 0;
		let ask = () => {};
		const bot = ponderer(40, () => {
			slices += 1;
			if (slices === 10) ask();
		});
		const host = new MemoryHost({ catalogue: { games: { toy }, botsFor: () => [bot] } });
		const [ines] = await playing(host, 1, { bots: 7 });
		ask = () => ines?.send({ type: 'ping', n: 1 });
		const heard: number[] = [];
		if (ines) {
			const { socket } = ines;
			const { onmessage } = socket;
			socket.onmessage = (text) => {
				if (text.includes('"pong"')) heard.push(slices);
				onmessage(text);
			};
			await oneMove(host, [ines]);
			await playOn(host, [ines], 3, undefined, 20);
		}
		expect(slices).toBeGreaterThan(40);
		expect(heard).toHaveLength(1);
		expect(heard[0]).toBeLessThan(15);
	});

	it('[ROOM-BOT.4] given a bot whose answer the rules refuse, then its decision runs out instead, and the table goes on', async () => {
		const cheat: Bot = { level: 'cheat', say: msg('Cheats'), decide: () => ({ pick: 'nothing' }) };
		const host = new MemoryHost({ catalogue: { games: { toy }, botsFor: () => [cheat] } });
		const players = await playing(host, 1, { bots: 2 });
		await playOn(host, players, 3);
		expect(players[0]?.picture.room?.phase).toBe('over');
		expect(host.faults.length).toBeGreaterThan(0); // for whoever wrote that bot
	});

	it('[ROOM-BOT.4] given a bot whose thought fails, at once or later, then the table goes on without it', async () => {
		for (const later of [false, true]) {
			const fails = (): never => {
				throw new Error('It lost the thread.');
			};
			const failing: Bot = {
				level: 'fails',
				say: msg('Fails'),
				decide: () => (later ? () => fails() : fails())
			};
			const host = new MemoryHost({ catalogue: { games: { toy }, botsFor: () => [failing] } });
			const players = await playing(host, 1, { bots: 1 });
			await playOn(host, players, 3);
			expect(players[0]?.picture.room?.phase).toBe('over');
			expect(host.faults.length).toBeGreaterThan(0);
		}
	});

	it('[ROOM-BOT.5] given a bot that looks, then it sees what its seat sees and cannot change the table', async () => {
		const seen: string[] = [];
		const looker: Bot = {
			level: 'look',
			say: msg('Looks'),
			decide({ decision, dice, view }) {
				const { open, own } = view();
				seen.push(JSON.stringify({ open, own }));
				(open.board as { heap: number }).heap = 0;
				(own.board as { hand: number[] }).hand.length = 0;
				return sampleAnswer(decision.shape, dice);
			}
		};
		const host = new MemoryHost({ catalogue: { games: { toy }, botsFor: () => [looker] } });
		const players = await playing(host, 1, { bots: 1 });
		await playOn(host, players, 3);
		expect(host.faults).toEqual([]);
		expect(seen.length).toBeGreaterThan(3);
		for (const view of seen) expect(view).not.toContain('"hands":{"seat:1":[');
	});
});

describe('bots of a game', () => {
	it('[ROOM-BOT.5] given a question, then a bot is told of it all that its seat is: what it is about, and why it is put', async () => {
		let about = 0;
		const unlike: string[] = [];
		const steady = botsFor(imperium)[0] ?? random;
		const listener: Bot = {
			...steady,
			decide(question) {
				const { decision, view } = question;
				const own = view().own.decision;
				if (JSON.stringify(decision) !== JSON.stringify(own)) unlike.push(decision.name);
				if (decision.about) about += 1;
				return steady.decide(question);
			}
		};
		const host = new MemoryHost({ catalogue: { games: { imperium }, botsFor: () => [listener] } });
		const players = await playing(host, 1, { bots: 2 });
		await playOn(host, players, 3, undefined, 60);
		expect(host.faults).toEqual([]);
		expect(unlike).toEqual([]);
		expect(about).toBeGreaterThan(5);
	}, 30_000);

	it('[ROOM-BOT.2] given something that may be done beside a question, then a bot may do it, and is asked again', async () => {
		let scuttled = 0;
		const scuttler: Bot = {
			...random,
			decide(question) {
				const { decision, dice, view } = question;
				const aside = view().own.asides?.[0];
				if (!aside || scuttled >= 3) return sampleAnswer(decision.shape, dice);
				scuttled += 1;
				return { aside: aside.name, then: sampleAnswer(aside.shape, dice) };
			}
		};
		const host = new MemoryHost({ catalogue: { games: { council }, botsFor: () => [scuttler] } });
		const players = await playing(host, 1, { bots: 2 });
		await playOn(host, players, 3, undefined, 60);
		expect(host.faults).toEqual([]);
		expect(scuttled).toBe(3);
	}, 30_000);
});
