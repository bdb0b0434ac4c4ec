/** Secrets and how they are kept: 128 random bits to the player, their SHA-256 to the store. */
import { commitTo } from '$lib/core';
import { shortCode } from '$lib/protocol';

type RandomBytes = (bytes: number) => Uint8Array;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function base64url(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
		const word = (a << 16) | (b << 8) | c;
		for (let j = 0; j < Math.min(4, bytes.length - i + 1); j++)
			text += LETTERS[(word >> (18 - 6 * j)) & 63];
	}
	return text;
}

const hex = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 22 characters; who has it has the seat. */
export const newKey = (random: RandomBytes): string => base64url(random(16));
/** What is kept of a key or a code. */
export const hashOf = commitTo;
export const newSecret = (random: RandomBytes): string => hex(random(32));
export const newSalt = (random: RandomBytes): string => hex(random(16));
/** A name for a device or a run of the room: not a secret. */
export const newId = (random: RandomBytes): string => base64url(random(6));
export const newCode = (random: RandomBytes): string => shortCode(diceOf(random));

/** A whole number from 0 to `below` − 1. Not the game's chance: names, codes, and what bots roll. */
export function diceOf(random: RandomBytes): (below: number) => number {
	return (below) => {
		const [a = 0, b = 0, c = 0, d = 0] = random(4);
		return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % below;
	};
}
