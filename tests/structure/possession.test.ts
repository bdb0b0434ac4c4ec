/**
 * A player is a person at the table, who is never “it”: what belongs to one is theirs, or yours on one's own sheet.
 * Of a card, a planet, an alien one does say “its”, and those sentences are listed, so that a new one is looked at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '../../tools/lib/templates';
import { ROOT } from '../../tools/lib/project.mjs';

const SAYS_ITS = /\b(?:its|itself)\b/i;
const LIST = 'tests/structure/its-of-things.json';
const OF_THINGS = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as readonly string[];

/** All sentences of the project, read once. */
const TEMPLATES = Object.values(catalogue().parts).flatMap((part) => Object.keys(part));

it(`says “its” of things alone: each such sentence stands in ${LIST}, which lists no other`, () => {
	expect(TEMPLATES.filter((template) => SAYS_ITS.test(template)).sort()).toEqual(OF_THINGS);
});

/** Whoever fills these is a person. */
const OF_WHO = /\{(?:who|whom|seat|player)\}[^.:;]*\bits\b/;

it('says it of nobody who acts, not even in what is listed', () => {
	expect(OF_THINGS.filter((template) => OF_WHO.test(template))).toEqual([]);
	expect(OF_WHO.test('{who} adds {card} to its card.')).toBe(true);
});
