import { describe, expect, it } from 'vitest';
import {
	ENGLISH,
	fillIn,
	inWords,
	msg,
	pieces,
	sameWords,
	seatsIn,
	template,
	verbatim
} from '$lib/core';
import type { Param, SeatId, Template, Tongue, Words } from '$lib/core';

const name = (seat: SeatId) => ({ 'seat:1': 'Ines', 'seat:2': 'Lars' })[seat as string] ?? seat;
const said = (words: Words, tongue?: Tongue) => inWords(words, name, tongue);
const ines: SeatId = 'seat:1';
const lars: SeatId = 'seat:2';

const GERMAN: Tongue = {
	lang: 'de',
	words: {
		'{who} loses {n, plural, one {# ship} other {# ships}} at {where}.':
			'Bei {where} verliert {who} {n, plural, one {# Schiff} other {# Schiffe}}.',
		'the warp': 'dem Warp',
		'{who} and all': '{who} und alle'
	}
};
const lost = (n: number) =>
	msg('{who} loses {n, plural, one {# ship} other {# ships}} at {where}.', {
		who: ines,
		n,
		where: msg('the warp')
	});

describe('words', () => {
	it('are filled in with names, numbers by rule, and other words', () => {
		expect(said(lost(1))).toBe('Ines loses 1 ship at the warp.');
		expect(said(lost(3))).toBe('Ines loses 3 ships at the warp.');
	});

	it('are said in another language, its own order and plurals, and so is what fills them', () => {
		expect(said(lost(1), GERMAN)).toBe('Bei dem Warp verliert Ines 1 Schiff.');
		expect(said(lost(2), GERMAN)).toBe('Bei dem Warp verliert Ines 2 Schiffe.');
	});

	it('are said in English, by its rules, where the language has no words for them', () => {
		expect(said(msg('{n, plural, one {# card} other {# cards}}', { n: 0 }), GERMAN)).toBe(
			'0 cards'
		);
	});

	it('say the same where one template is filled alike, whoever made them', () => {
		const ships = (n: number) => msg('{n, plural, one {# ship} other {# ships}}', { n });
		const sent = (n: number) => msg('{who} sends {what}', { who: ines, what: { and: [ships(n)] } });
		expect(sameWords(lost(2), lost(2))).toBe(true);
		expect(sameWords(sent(2), sent(2))).toBe(true);
		expect(sameWords(msg('Pass'), msg('Pass'))).toBe(true);
		expect(sameWords(lost(2), lost(3))).toBe(false);
		expect(sameWords(sent(2), sent(3))).toBe(false);
		expect(sameWords(sent(2), lost(2))).toBe(false);
		expect(sameWords(lost(2), msg('Pass'))).toBe(false);
	});

	it('take an arm by a number, by a word, and another where none fits', () => {
		const of = (n: number) => msg('{n, plural, =0 {none} one {one} other {#}}', { n });
		expect([0, 1, 7].map((n) => said(of(n)))).toEqual(['none', 'one', '7']);
		const how = (how: 'up' | 'down') => msg('{how, select, up {rises} other {falls}}', { how });
		expect([said(how('up')), said(how('down'))]).toEqual(['rises', 'falls']);
	});

	it('stand in the case that a sentence of an inflecting language wants, in a row too', () => {
		const inflecting: Tongue = {
			lang: 'de',
			words: {
				'{who} leaves {places}': '{who} zieht von {places:dat} ab',
				'{places} rest': '{places} ruhen',
				'your planet {n}':
					'{case, select, acc {deinen Planeten} dat {deinem Planeten} other {dein Planet}} {n}'
			}
		};
		const places = { and: [msg('your planet {n}', { n: 1 }), verbatim('Oz'), msg('the warp')] };
		const left = msg('{who} leaves {places}', { who: ines, places });
		expect(said(left, inflecting)).toBe('Ines zieht von deinem Planeten 1, Oz und the warp ab');
		expect(said(msg('{places} rest', { places }), inflecting)).toBe(
			'dein Planet 1, Oz und the warp ruhen'
		);
	});

	it('say “you” to whoever sits where they speak of, whichever of several seats that is', () => {
		const took = msg(
			'{who, select, you {You take} other {# takes}} {n, plural, one {# card} other {# cards}} of {whom, select, you {yours} other {#}}.',
			{ who: ines, n: 2, whom: lars }
		);
		const german: Tongue = {
			lang: 'de',
			words: {
				[took[0]]:
					'{who, select, you {Du nimmst} other {# nimmt}} {whom, select, you {dir} other {#}} {n, plural, one {# Karte} other {# Karten}} ab.'
			}
		};
		const to = (seat: SeatId, tongue: Tongue) => ({ ...tongue, reader: { seat, yours: {} } });
		expect(said(took)).toBe('Ines takes 2 cards of Lars.');
		expect(said(took, to(ines, ENGLISH))).toBe('You take 2 cards of Lars.');
		expect(said(took, to(lars, ENGLISH))).toBe('Ines takes 2 cards of yours.');
		expect(said(took, to('seat:3', ENGLISH))).toBe('Ines takes 2 cards of Lars.');
		expect(said(took, to(ines, german))).toBe('Du nimmst Lars 2 Karten ab.');
		expect(said(took, to(lars, german))).toBe('Ines nimmt dir 2 Karten ab.');
		// Names are set apart as everywhere.
		expect(seatsIn(took)).toEqual([ines, lars]);
	});

	it('say “you” in place of whom something is done to, in the case the sentence wants, and in a row too', () => {
		const gave = (whom: Param) =>
			msg('{who} gives {whom} {n, plural, one {# card} other {# cards}}.', {
				who: ines,
				whom,
				n: 2
			});
		const struck = msg('{who} attacks {whom} on {where}.', {
			who: lars,
			whom: ines,
			where: msg('planet {n} of {who}', { n: 3, who: lars })
		});
		const german: Tongue = {
			lang: 'de',
			words: {
				you: '{case, select, acc {dich} dat {dir} other {du}}',
				[gave(lars)[0]]: '{who} gibt {whom:dat} {n, plural, one {# Karte} other {# Karten}}.',
				[struck[0]]: '{who} greift {whom} auf {where} an.'
			}
		};
		const to = (seat: SeatId, tongue = ENGLISH) => ({ ...tongue, reader: { seat, yours: {} } });
		expect(said(gave(lars))).toBe('Ines gives Lars 2 cards.');
		expect(said(gave(lars), to(lars))).toBe('Ines gives you 2 cards.');
		expect(said(gave(lars), to('seat:3'))).toBe('Ines gives Lars 2 cards.');
		expect(said(gave({ and: ['seat:3', lars] }), to(lars))).toBe(
			'Ines gives seat:3 and you 2 cards.'
		);
		expect(said(gave(lars), to(lars, german))).toBe('Ines gibt dir 2 Karten.');
		// Who does it keeps their name, here and in what is said within.
		expect(said(struck, to(ines))).toBe('Lars attacks you on planet 3 of Lars.');
		expect(said(struck, to(lars))).toBe('Lars attacks Ines on planet 3 of Lars.');
		expect(said(struck, to(ines, german))).toBe('Lars greift dich auf planet 3 of Lars an.');
		expect(pieces(gave(lars), name, to(lars))).toContainEqual({ text: 'you' });
	});

	it('put in other words for whoever sits where they say', () => {
		const does = {
			to: 'seat:2',
			you: msg('your side wins'),
			other: msg('their side wins')
		} as const;
		const say = msg('{card}: {does}.', { card: msg('Human'), does });
		const told = (seat: SeatId | null) =>
			inWords(say, (one) => one, { ...ENGLISH, ...(seat && { reader: { seat, yours: {} } }) });
		expect(told('seat:2')).toBe('Human: your side wins.');
		expect(told('seat:1')).toBe('Human: their side wins.');
		expect(told(null)).toBe('Human: their side wins.');
	});

	it('put several things in a row', () => {
		const all = { and: [ines, msg('the warp'), verbatim('Kofi')] };
		expect(said(msg('{all} rest', { all }))).toBe('Ines, the warp and Kofi rest');
		expect(said(msg('{all} rest', { all }), GERMAN)).toBe('Ines, dem Warp und Kofi rest');
		expect(said(msg('{any}?', { any: { or: [ines, lars] } }))).toBe('Ines or Lars?');
	});

	it('put in what a person wrote as it stands, whatever it looks like', () => {
		const tricky = verbatim('{who} the warp seat:1');
		expect(said(msg('{said}', { said: tricky }), GERMAN)).toBe('{who} the warp seat:1');
	});

	it('tell the names of players apart, for those who show or light them', () => {
		const words = msg('{who} asks {all}.', { who: ines, all: { and: [lars, ines] } });
		expect(pieces(words, name)).toEqual([
			{ text: 'Ines', seat: ines },
			{ text: ' asks ' },
			{ text: 'Lars', seat: lars },
			{ text: ' and ' },
			{ text: 'Ines', seat: ines },
			{ text: '.' }
		]);
		expect(seatsIn(words)).toEqual([ines, lars, ines]);
	});

	it('of older tables name a seat within the sentence', () => {
		expect(said('{seat:2} aims at planet 1 of {seat:1}.' as Words)).toBe(
			'Lars aims at planet 1 of Ines.'
		);
	});

	it('may be a template to be filled in later, with no more than it may ask for', () => {
		const send: Template<'n' | 'who'> = template('Send {n} with {who}');
		const none: Template<'n'> = template('Send them');
		expect(said(fillIn(send, { n: 2, who: lars }))).toBe('Send 2 with Lars');
		expect(said(fillIn(none, { n: 2 }))).toBe('Send them');
		// @ts-expect-error It asks for more than it will be given.
		const more: Template<'n'> = template('Send {n} with {who}');
		expect(more).toBeTruthy();
	});

	it('cannot be put together at run time, or lack what fills them', () => {
		const n: number = 3;
		const text: string = 'Pass';
		// @ts-expect-error A template is one literal.
		msg(`Send ${n}`);
		// @ts-expect-error A template is one literal.
		msg(text);
		// @ts-expect-error It has an argument.
		msg('Send {n}');
		// @ts-expect-error Its argument is another.
		msg('Send {n}', { m: 1 });
		// @ts-expect-error It has none.
		msg('Send', { n });
		// @ts-expect-error The arguments of both arms and sentences count.
		msg('{n, plural, one {# ship} other {# ships}} to {where}', { n });
		expect(said(msg('{n} to {where}', { n, where: msg('the warp') }))).toBe('3 to the warp');
	});
});
