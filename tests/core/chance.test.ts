/** The one door to chance: uniform, repeatable, and checkable with any other tool. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo, fingerprint, mixKey, roll } from '../../src/lib/core';
import { runs } from '../support/positions';

const KEY = 'ab'.repeat(32);
const sha = (text: string) => createHash('sha256').update(text).digest();

describe('chance', () => {
	it('is SHA-256 in counter mode: word i is the (i mod 8)-th of SHA-256(key ":" floor(i / 8))', () => {
		const chance = { key: KEY, drawn: 0 };
		const rolled = Array.from({ length: 20 }, () => roll(chance, 2 ** 32));
		const words = [0, 1, 2].flatMap((block) =>
			Array.from({ length: 8 }, (_, i) => sha(`${KEY}:${block}`).readUInt32BE(4 * i))
		);
		expect(rolled).toEqual(words.slice(0, 20));
		expect(chance.drawn).toBe(20);
		// The same by hand: sha256sum of "abab…ab:0" begins with these bytes.
		expect(rolled[0]).toBe(0x50b73e59);
	});

	it('goes on where its state says, whatever was asked in between', () => {
		fc.assert(
			fc.property(fc.nat(60), fc.nat(60), (at, other) => {
				const plain = { key: KEY, drawn: at };
				const value = roll(plain, 1000);
				roll({ key: '0'.repeat(64), drawn: other }, 1000); // another table on the same thread
				expect(roll({ key: KEY, drawn: at }, 1000)).toBe(value);
			}),
			runs(50)
		);
	});

	it('is uniform: 60,000 rolls of a die are within what chance allows', () => {
		const chance = { key: KEY, drawn: 0 };
		const counts = Array<number>(6).fill(0);
		for (let i = 0; i < 60_000; i++) counts[roll(chance, 6)]! += 1;
		const square = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
		expect(square).toBeLessThan(20.5); // chi-square, five degrees of freedom, one in a thousand
	});

	it('draws again rather than lean to small numbers', () => {
		const below = 2 ** 31 + 1; // nearly half of all words lie past the last full span
		const chance = { key: KEY, drawn: 0 };
		for (let i = 0; i < 40; i++) expect(roll(chance, below)).toBeLessThan(below);
		expect(chance.drawn).toBeGreaterThan(50);
	});

	it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to roll below %s', (below) => {
		expect(() => roll({ key: KEY, drawn: 0 }, below)).toThrow();
	});

	it('a commitment is the SHA-256 of the secret; each salt changes the key', () => {
		expect(commitTo('abc')).toBe(
			'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
		);
		expect(mixKey('s', ['a', 'b'])).toBe(sha('s\na\nb').toString('hex'));
		const keys = [mixKey('s', []), mixKey('s', ['a']), mixKey('s', ['b']), mixKey('s', ['a', 'b'])];
		expect(new Set(keys).size).toBe(4);
	});
});

describe('fingerprint', () => {
	it('does not depend on the order of keys or on absent values, but on everything else', () => {
		const of = fingerprint({ a: 1, b: [1, 2], c: { d: null } });
		expect(fingerprint({ c: { d: null }, b: [1, 2], a: 1, e: undefined })).toBe(of);
		for (const other of [
			{ a: 1, b: [2, 1], c: { d: null } },
			{ a: '1', b: [1, 2], c: { d: null } },
			{ a: 1, b: [1, 2], c: {} },
			{ a: 1, b: { 0: 1, 1: 2 }, c: { d: null } }
		])
			expect(fingerprint(other)).not.toBe(of);
	});

	it('is the first 16 digits of SHA-256 over JSON with sorted keys', () => {
		expect(fingerprint({ b: 1, a: [true, null, 'x'] })).toBe(
			sha('{"a":[true,null,"x"],"b":1}').toString('hex').slice(0, 16)
		);
	});

	it('survives being written and read', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
			}),
			runs(100)
		);
	});
});
