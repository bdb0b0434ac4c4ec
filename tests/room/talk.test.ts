import { describe, expect, it } from 'vitest';
import { MemoryHost, Player, playing, seated } from '../support/memory-host';

describe('talk', () => {
	it('[ROOM-TALK.1] given people and a watcher, when they speak, then all read it, the watcher’s words are marked, and the last hundred lines are kept', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 2);
		const watcher = new Player(host, 'Olga');
		watcher.hello();
		await host.settle();
		await watcher.ask({ type: 'chat', text: '  go\nInes!\u202e ' });
		expect(ines?.picture.chat).toMatchObject([
			{ n: 1, from: 'watcher', name: 'Olga', text: 'go Ines!' }
		]);
		for (let i = 0; i < 110; i++) await ines?.ask({ type: 'chat', text: `line ${i}` });
		expect(watcher.picture.chat).toHaveLength(100);
		host.restart();
		await ines?.reconnect({ close: false, fresh: true });
		expect(ines?.picture.chat).toHaveLength(100);
		expect(ines?.picture.chat.at(-1)).toMatchObject({ n: 111, from: 'seat:1', text: 'line 109' });
	});

	it('[ROOM-TALK.2] given a muted seat, when it speaks or signs, then only it hears of it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'mute', seat: 'seat:2', on: true });
		await tomasz?.ask({ type: 'chat', text: 'hm' });
		expect(tomasz?.refusal?.rule).toBe('ROOM-TALK.2');
		await tomasz?.ask({ type: 'emote', emote: 'ouch' });
		expect(ines?.last('emote')).toBeUndefined();
		expect(ines?.picture.chat).toEqual([]);
		await ines?.ask({ type: 'mute', seat: 'seat:2', on: false });
		await tomasz?.ask({ type: 'emote', emote: 'ouch' });
		expect(ines?.last('emote')).toMatchObject({ from: 'seat:2', name: 'Tomasz', emote: 'ouch' });
	});

	it('[ROOM-TALK.1] given a sign between two lines, then who saw it reads it between them in the chat', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'chat', text: 'ready?' });
		await tomasz?.ask({ type: 'emote', emote: 'ouch' });
		await host.pass(1000);
		await ines?.ask({ type: 'chat', text: 'well' });
		const { chat = [], signs = [] } = ines?.picture ?? {};
		expect(signs).toMatchObject([{ from: 'seat:2', name: 'Tomasz', emote: 'ouch' }]);
		const read = [...chat, ...signs].sort((a, b) => a.at - b.at);
		expect(read.map((line) => ('emote' in line ? line.emote : line.text))).toEqual([
			'ready?',
			'ouch',
			'well'
		]);
		// It is no line that the table keeps.
		expect(chat).toHaveLength(2);
	});
});

describe('votes', () => {
	it('[ROOM-VOTE.1] given a running game, when more than half of the others agree, then it is done: sent away, muted, or played by a bot', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars, mei] = await playing(host, 4);
		await ines?.ask({ type: 'propose', kind: 'kick', seat: 'seat:4' });
		expect(mei?.picture.room?.votes).toMatchObject([
			{ kind: 'kick', seat: 'seat:4', need: 2, yes: ['seat:1'] }
		]);
		const vote = mei?.picture.room?.votes[0]?.id ?? 0;
		await mei?.ask({ type: 'vote', vote, yes: false });
		expect(mei?.refusal?.rule).toBe('ROOM-VOTE.4');
		await tomasz?.ask({ type: 'vote', vote, yes: true });
		expect(mei?.seat).toBeNull();
		expect(lars?.picture.room?.seats[3]).toMatchObject({ kind: 'bot' });
		await tomasz?.ask({ type: 'propose', kind: 'bot', seat: 'seat:1' });
		await lars?.ask({ type: 'vote', vote: lars.picture.room?.votes[0]?.id ?? 0, yes: true });
		expect(ines?.picture.room?.seats[0]?.standIn).toMatchObject({ why: 'vote' });
		await ines?.ask({ type: 'standIn', on: false });
		expect(ines?.picture.room?.seats[0]?.standIn).toBeNull();
	});

	it('[ROOM-VOTE.2] given two people, when one votes alone, then it is not enough while the other is there', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { graceS: -1 } });
		await ines?.ask({ type: 'propose', kind: 'kick', seat: 'seat:2' });
		expect(tomasz?.seat).toBe('seat:2');
		expect(tomasz?.picture.room?.votes).toEqual([]);
		tomasz?.drop();
		await host.pass(60_000);
		await ines?.ask({ type: 'propose', kind: 'bot', seat: 'seat:2' });
		expect(ines?.picture.room?.seats[1]?.standIn).toMatchObject({ why: 'vote' });
	});

	it('[ROOM-VOTE.4] given a vote, when the one who proposed it or the one it is about votes, then it is refused', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 4);
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:2' });
		const vote = ines?.picture.room?.votes[0]?.id ?? 0;
		for (const player of [ines, tomasz]) {
			await player?.ask({ type: 'vote', vote, yes: false });
			expect(player?.refusal?.rule).toBe('ROOM-VOTE.4');
		}
		expect(ines?.picture.room?.votes).toMatchObject([{ yes: ['seat:1'], no: [] }]);
	});

	it('[ROOM-VOTE.3] given a vote nobody carries, when a minute is over, then it is off; one proposes one thing at a time', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 4);
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:2' });
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:3' });
		expect(ines?.refusal?.rule).toBe('ROOM-VOTE.3');
		await host.pass(61_000);
		expect(tomasz?.picture.room?.votes).toEqual([]);
		expect(tomasz?.picture.room?.seats[1]?.muted).toBe(false);
	});
});
