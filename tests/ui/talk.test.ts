/** What is said at the table: what pops up over the board as it is said, and how much is counted that was not seen. */
import { msg, verbatim } from '$lib/core/words';
import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../src/lib/protocol';
import type { TableEvent } from '../../src/lib/table/table.svelte';
import { keepSaid, memoryStorage, saidAt } from '$lib/table/device';
import { heardAll, unheard } from '../../src/lib/ui/page/talk.svelte';
import { SIGN_WORDS, shownOf } from '../../src/lib/ui/shell/signs';

const line = (n: number, from: 'seat:1' | 'seat:2' | 'watcher', text: string): ChatLine => ({
	...{ n, at: n, from, name: from === 'seat:1' ? 'Ines' : 'Kofi' },
	text
});
const said = (text: string, from: 'seat:1' | 'seat:2' = 'seat:2'): TableEvent => ({
	type: 'chat',
	line: line(1, from, text)
});
const HERE = { you: 'seat:1', chatting: false } as const;
const ouch: TableEvent = { type: 'emote', from: 'seat:2', name: 'Kofi', emote: 'ouch' };

describe('what is said', () => {
	it('given a typed sentence, then it pops up like a quick sign does, for as long as it takes to read', () => {
		const sign = shownOf(ouch, HERE);
		const typed = shownOf(said('A colony each?'), HERE);
		expect(sign).toMatchObject({ from: 'seat:2', name: 'Kofi', say: SIGN_WORDS.ouch });
		expect(typed).toEqual({ ...sign, say: { typed: 'A colony each?' } });
		const long = shownOf(said('word '.repeat(50)), HERE);
		expect(long!.ms).toBeGreaterThan(typed!.ms);
	});

	it('given one’s own sentence, the chat on the screen or a notice of the table, then none pops up', () => {
		expect(shownOf(said('Mine.', 'seat:1'), HERE)).toBeNull();
		expect(shownOf(said('A colony each?'), { ...HERE, chatting: true })).toBeNull();
		const notice = { n: 1, at: 1, from: 'table', text: 'Kofi is here.' } as unknown as ChatLine;
		expect(shownOf({ type: 'chat', line: notice }, HERE)).toBeNull();
	});

	it('given the notice that somebody took a decision back, or was not let, then it pops up, and not where all notices are read', () => {
		const text = msg('{who} took a decision back.', { who: verbatim('Kofi') });
		for (const of of ['back', 'kept'] as const) {
			const told: TableEvent = { type: 'chat', line: { n: 1, at: 1, from: 'table', text, of } };
			expect(shownOf(told, HERE)).toMatchObject({ from: 'table', name: '', say: text });
			expect(shownOf(told, { ...HERE, chatting: true })).toBeNull();
		}
	});

	it('given a sentence, a whisper and a sign by another that were not seen, then three are counted, and none of one’s own or of the table’s', () => {
		const you = { seat: 'seat:1', watcher: null, counter: 0, devices: [], undo: null } as const;
		const sign = (from: 'seat:1' | 'seat:2', at: number) =>
			({ from, name: 'Kofi', emote: 'ouch', at }) as const;
		const before = {
			...{ you, whispers: [], chat: [line(1, 'seat:2', 'Hello')] },
			signs: [sign('seat:2', 1)]
		};
		const heard = heardAll(before);
		expect(unheard(before, heard)).toBe(0);
		const whisper = { from: 'seat:2', to: 'seat:1', text: 'Pst', at: 2 } as const;
		const after = {
			you,
			chat: [
				...before.chat,
				line(2, 'seat:2', 'A colony each?'),
				line(3, 'seat:1', 'No'),
				{ n: 4, at: 4, from: 'table', text: '' } as const
			],
			whispers: [whisper],
			signs: [...before.signs, sign('seat:2', 3), sign('seat:1', 3)]
		};
		expect(unheard(after, heard)).toBe(3);
		expect(unheard(after, heardAll(after))).toBe(0);
	});
});

describe('who comes back', () => {
	it('given a device on which talk was read, then it knows how far, table by table', () => {
		const storage = memoryStorage();
		expect(saidAt('quiet-comet-41', storage)).toBeNull();
		keepSaid('quiet-comet-41', { line: 3, whisper: 0 }, storage);
		keepSaid('other', { line: 9, whisper: 5 }, storage);
		keepSaid('quiet-comet-41', { line: 4, whisper: 0 }, storage);
		expect(saidAt('quiet-comet-41', storage)).toMatchObject({ line: 4, whisper: 0 });
		expect(saidAt('other', storage)).toMatchObject({ line: 9, whisper: 5 });
		for (let i = 0; i < 30; i++) keepSaid(`next-${i}`, { line: i, whisper: 0 }, storage);
		expect(saidAt('other', storage)).toBeNull();
		storage.setItem('orrery:heard', '[null,{"table":"other","line":"3","whisper":0}]');
		expect(saidAt('other', storage)).toBeNull();
	});
});
