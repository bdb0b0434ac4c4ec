/** The page speaks the reader's language: which one it is, and what the page itself says in it. */
import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, msg } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { language, languageFor } from '../../src/lib/ui/language.svelte';
import { seatLook } from '../../src/lib/ui/pieces/seats';
import { ago, clockTime, fill, listed, nameOf, numberWord, t } from '../../src/lib/ui/words';

const MINUTE = 60_000;

describe('which language a page speaks', () => {
	it.each([
		['what was chosen on this device', 'de', ['fr', 'en'], 'de'],
		['English, where that was chosen', 'en', ['de'], 'en'],
		['the browser’s first where nothing was chosen', null, ['de-CH', 'en'], 'de'],
		['the first there is of what the browser asks for', null, ['fr', 'DE', 'en'], 'de'],
		['what the browser asks for where the one chosen is gone', 'xx', ['de'], 'de'],
		['English where there is none of them', null, ['fr', 'constructor'], 'en'],
		['English where the browser says nothing', null, [], 'en']
	] as const)('is %s', (_, chosen, asked, speaks) => {
		expect(languageFor(chosen, asked)).toBe(speaks);
	});
});

describe('what the page says', () => {
	afterEach(() => {
		language.tongue = ENGLISH;
		language.reader = null;
	});
	const german = (words: { readonly [template: string]: string }) => {
		language.tongue = { lang: 'de', words };
	};

	it('is English as long as no other words are here', () => {
		expect(t('{n} chosen, of {max}', { n: 2, max: 3 })).toBe('2 chosen, of 3');
		german({ '{n} chosen, of {max}': '' });
		expect(t('{n} chosen, of {max}', { n: 2, max: 3 })).toBe('2 chosen, of 3');
	});

	it('is moved to where the other language has it', () => {
		german({ '{n} chosen, of {max}': 'von {max} gewählt: {n}' });
		expect(t('{n} chosen, of {max}', { n: 2, max: 3 })).toBe('von 3 gewählt: 2');
	});

	it('leaves names and texts as they stand', () => {
		german({ Amber: 'Bernstein', '{who} wins': '{who} gewinnt' });
		expect(t('{who} wins', { who: 'Amber' })).toBe('Amber gewinnt');
		expect(t('{who} wins', { who: '{who} wins' })).toBe('{who} wins gewinnt');
		expect(t('{who} wins', { who: 'seat:1' })).toBe('seat:1 gewinnt');
	});

	it('tells its reader what is theirs as theirs, in every language, and others whose it is', () => {
		const planet = (who: SeatId) => msg('{who} aims at {planet}.', { who, planet: at(who) });
		const at = (who: SeatId) => msg('planet {n} of {who}', { n: 3, who });
		const { yours } = telling;
		language.reader = { seat: 'seat:2', yours: yours! };
		expect(fill(planet('seat:1'), { 'seat:1': 'Ines' })).toBe('Ines aims at planet 3 of Ines.');
		expect(fill(planet('seat:2'), { 'seat:2': 'Lars' })).toBe('Lars aims at your planet 3.');
		german({
			'planet {n} of {who}': 'Planet {n} von {who}',
			'your planet {n}': 'Planet {n} von dir'
		});
		expect(fill(at('seat:1'), { 'seat:1': 'Ines' })).toBe('Planet 3 von Ines');
		expect(fill(at('seat:2'), {})).toBe('Planet 3 von dir');
		language.reader = null;
		expect(fill(at('seat:2'), { 'seat:2': 'Lars' })).toBe('Planet 3 von Lars');
	});

	it('calls a seat without a player by its colour', () => {
		expect(nameOf('seat:1', {})).toBe('Amber');
		german({ Amber: 'Bernstein' });
		expect(seatLook('seat:1').colour).toBe('Bernstein');
		expect(fill(msg('{who} passes.', { who: 'seat:1' }), {})).toBe('Bernstein passes.');
	});

	it('lists, counts and tells the time', () => {
		expect(listed([])).toBe('');
		expect(listed(['Ines'])).toBe('Ines');
		expect(listed(['Ines', 'Lars', 'Kofi'])).toBe('Ines, Lars and Kofi');
		expect(listed(['a flare', 'an artifact'], 'or')).toBe('a flare or an artifact');
		expect([0, 3, 9, 12].map(numberWord)).toEqual(['none', 'three', 'nine', '12']);
		expect([42_000, 725_000, 125 * MINUTE].map(clockTime)).toEqual(['0:42', '12:05', '2 h 5 min']);
		const now = 10_000_000_000;
		const before = (minutes: number) => ago(now - minutes * MINUTE, now);
		expect([0, 5, 130, 1500, 4400].map(before)).toEqual([
			'just now',
			'5 min ago',
			'2 h ago',
			'yesterday',
			'3 days ago'
		]);
		german({ three: 'drei', '{n} min ago': 'vor {n} min' });
		expect(listed(['Ines', 'Lars', 'Kofi'])).toBe('Ines, Lars und Kofi');
		expect(numberWord(3)).toBe('drei');
		expect(before(5)).toBe('vor 5 min');
	});
});
