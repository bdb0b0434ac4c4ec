/** What people write for others to read: names that are told apart, words that pass for nobody else's. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	freeName,
	isTableName,
	likeness,
	NAME_LENGTH,
	readClient,
	TABLE_NAMES,
	tableName,
	tidyName,
	tidyText
} from '$lib/protocol';
import { diceFrom } from '../support/memory-host';

const anything = () =>
	fc.oneof(
		fc.string({ unit: 'binary', maxLength: 60 }),
		fc.string({ unit: 'grapheme', maxLength: 60 }),
		fc.string({
			unit: fc.constantFrom('P', '1', ' ', '{', '}', '\u0301', '\u3164', '\u202e', '\ud800', '\n'),
			maxLength: 60
		})
	);

describe('names', () => {
	it('[ROOM-NAME.1] given anything at all, then a name is one line of at most 24 characters with a letter or a digit in it, or nothing; tidied again it is the same', () => {
		fc.assert(
			fc.property(anything(), (text) => {
				const name = tidyName(text);
				expect(tidyName(name)).toBe(name);
				expect([...name].length).toBeLessThanOrEqual(NAME_LENGTH);
				expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}{}]|\s\s|^\s|\s$|\p{M}{3}/u);
				expect(name).not.toMatch(/\p{Default_Ignorable_Code_Point}|\u2800/u);
				if (name) expect(name).toMatch(/[\p{L}\p{N}]/u);
			})
		);
	});

	it.each([
		['  Ines   Álvarez ', 'Ines Álvarez'],
		['Zoë', 'Zoë'],
		['Ⓟ１', 'P1'],
		['\u3164', ''],
		['\u2800\u2800', ''],
		['\u115f\u1160\uffa0', ''],
		['...', ''],
		['P1\u3164', 'P1'],
		['P1\ufe0f', 'P1'],
		['P\u034f1', 'P1'],
		['\ud800P\udc001', 'P1'],
		[`a${'\u0336'.repeat(22)}b`, 'a\u0336\u0336b'],
		['\u0301\u0301x', 'x'],
		['{seat:1}', 'seat:1'],
		['The table', ''],
		['ＴＨＥ  ТАВLЕ', ''],
		['дом над рекой', 'дом над рекой'],
		['王小明', '王小明'],
		['x'.repeat(40), 'x'.repeat(24)]
	])('[ROOM-NAME.1] %j is the name %j', (written, name) => {
		expect(tidyName(written)).toBe(name);
	});

	it.each([
		['P1', 'Р1'],
		['P1', 'PI'],
		['P1', 'p l'],
		['Ines', 'lnеs'],
		['Zoe', 'Zoë'],
		['Arno', 'Amo'],
		['Bob', 'ВОВ'],
		['Nina', 'Νιnа'],
		['Kepler', 'ᴋᴇᴘʟᴇʀ'],
		['Ada', 'ᎪdА'],
		['Ada', 'A-d.a']
	])(
		'[ROOM-NAME.2] given %j at a table, when %j comes, then the second gets a number',
		(one, other) => {
			expect(likeness(one)).toBe(likeness(other));
			expect(freeName(other, [one])).toMatch(/ 2$/);
		}
	);

	it('[ROOM-NAME.2] given any names at a table, then a name that comes is tidy and like none of them; who is like nobody keeps theirs', () => {
		fc.assert(
			fc.property(fc.array(anything(), { maxLength: 12 }), anything(), (others, wanted) => {
				const taken: string[] = [];
				for (const other of [...others, wanted, wanted]) taken.push(freeName(other, taken));
				expect(new Set(taken.map(likeness)).size).toBe(taken.length);
				for (const name of taken) expect(tidyName(name)).toBe(name);
			})
		);
		expect(freeName('Tomasz', ['Ines', 'Lars'])).toBe('Tomasz');
		expect(freeName('', ['Player'])).toBe('Player 2');
		expect(freeName('x'.repeat(30), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
	});

	it('[ROOM-NAME.4] given the names of tables, then nobody guesses one; each is fit to be said and to stand in a link', () => {
		expect(TABLE_NAMES).toBeGreaterThan(1e9);
		const dice = diceFrom(3);
		for (let i = 0; i < 300; i++) {
			const name = tableName(dice);
			expect(isTableName(name)).toBe(true);
			expect(name).toMatch(/^([a-z]+)-(?!\1-)[a-z]+-[a-z]+-[1-9]\d{3}$/);
		}
		expect(isTableName('quiet-comet-41')).toBe(true); // as they were until now
	});
});

describe('words', () => {
	it('[ROOM-WORDS.1] given anything at all, then it is shown as one line that names no player, turns no direction and piles up no marks; tidied again it is the same', () => {
		fc.assert(
			fc.property(anything(), (written) => {
				const text = tidyText(written, 50);
				expect(tidyText(text, 50)).toBe(text);
				expect([...text].length).toBeLessThanOrEqual(50);
				expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}{}]|\p{M}{3}/u);
			})
		);
		expect(tidyText('I take {seat:3}!\n\u202eyes', 99)).toBe('I take (seat:3)! yes');
		expect(tidyText('👩‍🚀 ❤️', 99)).toBe('👩‍🚀 ❤️');
		expect(tidyText('\u3164 \u2800', 99)).toBe('');
	});

	it('[ROOM-WORDS.2] given words that come in by any message, then they are tidied before anything else reads them', () => {
		const wild = 'a\n{seat:3}\u202e\u3164\u0301\u0301\u0301';
		const promise = { give: {}, get: {}, promise: wild };
		const messages = [
			{ type: 'act', decision: 1, counter: 1, answer: { offer: promise } },
			{ type: 'act', decision: 1, counter: 1, answer: { aside: 'x', then: { offer: promise } } },
			{ type: 'chat', text: wild },
			{ type: 'report', text: wild },
			{ type: 'rename', name: wild },
			{ type: 'sit', name: wild },
			{ type: 'takeSeat', seat: 'seat:1', name: wild },
			{ type: 'hello', protocol: 8, name: wild }
		];
		for (const message of messages) {
			const read = readClient(JSON.stringify(message), 'seat');
			expect(read.ok).toBe(true);
			const text = JSON.stringify(read);
			expect(text).not.toMatch(/\{seat|\u202e|\\n|\p{M}{3}/u);
			expect(text).toContain('seat:3');
		}
	});
});
