/** Every single thing that is kept of a table, lost or damaged: the table plays on, or is left alone and says so. */
import { describe, expect, it } from 'vitest';
import { again, diceFrom, playing, seated, MemoryHost, Player } from '../support/memory-host';
import { playOn } from '../support/play-on';

/** What can become of a text, by what happened to it. */
const DAMAGES: readonly (readonly [string, (text: string) => string | null])[] = [
	['lost', () => null],
	['emptied', () => ''],
	['cut in half', (text) => text.slice(0, text.length / 2)],
	['cut by a line', (text) => text.slice(0, Math.max(0, text.lastIndexOf('\n')))],
	['no text of ours', () => '\u0000\u0001~'],
	['nothing', () => 'null'],
	['another object', () => '{}'],
	['a list', () => '[]'],
	['said to be in pieces', () => '+200000'],
	['said to be in pieces without end', () => '+99999999999999']
];

interface Left {
	readonly store: ReadonlyMap<string, string>;
	readonly keys: readonly (string | null)[];
	readonly at: number;
}

/** Everybody goes, so that it is kept who is away. */
async function left(host: MemoryHost, players: readonly Player[]): Promise<Left> {
	const keys = players.map(({ key }) => key);
	for (const player of players) player.drop();
	await host.settle();
	expect(host.store.kept.has('away')).toBe(true);
	return { store: new Map(host.store.kept), keys, at: host.time };
}

/** A game of three: some forty moves, one taken back, chat, and one sealed answer in an open window. */
async function inPlay(isSealed: boolean): Promise<Left> {
	const host = new MemoryHost();
	const players = await playing(host, 3, { options: { heap: 200 }, house: { graceS: -1 } });
	for (const player of players) await player.ask({ type: 'chat', text: 'Good luck!' });
	await players[0]?.ask({ type: 'report', text: 'A try.' });
	await playOn(host, players, 3, undefined, 50);
	const asked = () => players.filter(({ decision }) => decision);
	const isWindow = () => asked().length > 1;
	const dice = diceFrom(4);
	for (let i = 0; i < 100 && isWindow() !== isSealed; i++)
		await playOn(host, players, i, undefined, 1);
	expect(isWindow()).toBe(isSealed);
	if (isSealed) {
		const player = asked()[dice(2)];
		player?.act({ pick: 'pass' });
		await host.settle();
		expect(host.store.kept.get('now')?.split('\n').length).toBe(3);
	}
	return left(host, players);
}

async function over(isAgain: boolean): Promise<Left> {
	const host = new MemoryHost();
	const players = await playing(host, 2, { options: { heap: 20 } });
	await players[0]?.ask({ type: 'report', text: 'A try.' });
	await playOn(host, players, 5);
	expect(players[0]?.picture.room?.phase).toBe('over');
	if (isAgain) await again(players);
	return left(host, players);
}

const TABLES: readonly (readonly [string, () => Promise<Left>])[] = [
	[
		'before the start',
		async () => {
			const host = new MemoryHost();
			const players = await seated(host, 2);
			await players[1]?.ask({ type: 'chat', text: 'Hello!' });
			await players[1]?.ask({ type: 'link' });
			return left(host, players);
		}
	],
	['in play', () => inPlay(false)],
	['in play with a sealed answer', () => inPlay(true)],
	['that is over', () => over(false)],
	['before another game', () => over(true)]
];

/** What a table cannot do without: its record, and the slots it is read from: from the last whole one on. */
function needed(store: ReadonlyMap<string, string>): Set<string> {
	const now = store.get('now');
	const { phase } = JSON.parse(store.get('room') ?? '') as { phase: string };
	if (!now || phase === 'lobby') return new Set(['room']);
	const { v } = JSON.parse(now.split('\n')[0] ?? '') as { v: number };
	const keys = new Set(['room', 'now']);
	for (let at = v; at >= 0; at--) {
		const key = `state:${at % 24}`;
		keys.add(key);
		if (store.get(key)?.split('\n')[1]?.startsWith('whole')) break;
	}
	return keys;
}

/** Everybody comes back, and everything that can be asked is asked. */
async function visit({ keys, at }: Left, store: ReadonlyMap<string, string>) {
	const host = new MemoryHost({ seed: 9 });
	for (const [key, text] of store) host.store.kept.set(key, text);
	host.time = at + 60_000;
	host.restart();
	const players: Player[] = [];
	for (const key of keys) {
		const player = new Player(host);
		player.key = key;
		player.hello();
		await host.settle();
		players.push(player);
	}
	const [ines] = players as [Player];
	const newcomer = new Player(host, 'Nia');
	newcomer.hello();
	await host.settle();
	await newcomer.ask({ type: 'sit' });
	await newcomer.ask({ type: 'chat', text: 'Anybody here?' });
	await ines.ask({ type: 'chat', text: 'I am back.' });
	await ines.ask({ type: 'earlier', upTo: 90 });
	const file = await host.request('game.json');
	for (const player of players) if (player.decision) await playOn(host, [player], 3, undefined, 1);
	await ines.ask({ type: 'undo' });
	await host.pass(20_000);
	await ines.ask({ type: 'start', anyway: true });
	newcomer.drop();
	await host.settle();
	await host.room.alarm();
	return { host, players, newcomer, file };
}

const isLeftAlone = (player: Player) =>
	player.last('error')?.say.includes('kept as it is') ||
	player.picture.room?.waits?.includes('kept as it is');

describe.each(TABLES)('a table %s', (_name, make) => {
	it('[ROOM-SAVE.4] given any one thing that is kept of it, lost or damaged in any way, then it plays on without, or is left alone and everybody is told', async () => {
		const table = await make();
		const needs = needed(table.store);
		for (const [key, text] of table.store) {
			// What is only a way back, or a line of many, is not read otherwise than its like.
			const isMinor = /^(state|chat)/.test(key) && !needs.has(key);
			for (const [what, damage] of isMinor ? DAMAGES.slice(0, 3) : DAMAGES) {
				const after = damage(text);
				if (after === text) continue;
				const store = new Map(table.store);
				if (after === null) store.delete(key);
				else store.set(key, after);
				const { host, players, newcomer, file } = await visit(table, store);
				const name = `${key} ${what}`;
				const told = [...players, newcomer].map(isLeftAlone);
				if (needs.has(key) || (key.startsWith('log') && told.includes(true))) {
					expect(told, name).toEqual(told.map(() => true));
					expect(new Map(host.store.kept), name).toEqual(store);
					continue;
				}
				for (const [i, player] of players.entries()) {
					expect(player.last('error'), name).toBeUndefined();
					expect(player.seat, name).toBe(`seat:${i + 1}`);
				}
				expect(players[0]?.picture.chat.at(-1), name).toBeDefined();
				if (!key.startsWith('log')) continue;
				// Nothing is written over what cannot be read, and a file that cannot be whole is none.
				if (after !== null && host.store.kept.has(key))
					expect(host.store.kept.get(key), name).toContain(after);
				expect(file.status, name).toBe(409);
			}
		}
	}, 120_000);
});
