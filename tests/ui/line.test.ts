/** The permanent line: who we wait for, and for what; on a phone it alone says what is asked. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import type { OpenLook, OwnDecision, Words } from '../../src/lib/core';
import type { Verbs } from '../../src/lib/ui/boards';
import { lineOf } from '../../src/lib/ui/shell/waiting';
import { blank, pick } from '../../src/lib/ui/filling';
import { VERBS } from '../../src/lib/ui/council/words/verbs';
import { words } from '../support/said';

const decision: OwnDecision = {
	id: 1,
	name: 'turn.menu',
	rule: 'GC-7.4',
	say: msg('Your turn: choose an event'),
	window: null,
	shape: {
		type: 'one',
		choices: [
			{
				id: 'build',
				say: msg('Build ships'),
				then: {
					type: 'one',
					choices: ['hex:0,0', 'hex:1,0'].map((id) => ({
						id,
						say: words(id),
						then: {
							type: 'split',
							places: [{ id: 'fighter', say: msg('Fighter'), max: 2 }],
							min: 1,
							max: 2
						}
					}))
				}
			},
			{ id: 'end', say: msg('End your turn') }
		]
	}
};
const { shape } = decision;

function line(...picks: string[]) {
	const filling = blank(shape);
	let [at, into] = [shape, filling];
	for (const id of picks) {
		if (at.type !== 'one') break;
		pick(at, into, id);
		const then = at.choices.find((choice) => choice.id === id)?.then;
		const below = into.then[id];
		if (then && below) [at, into] = [then, below];
	}
	return lineOf({
		table: { decision, you: { seat: 'seat:1' }, link: 'open' },
		open: { over: null, waiting: null } as unknown as OpenLook,
		verbs: VERBS,
		answering: { idle: false, idleSay: msg(''), draft: { filling } }
	});
}

it('says the question, and with it what is asked within what is picked', () => {
	const mine = { kind: 'mine', say: msg('Your turn: choose an event') };
	expect(line()).toEqual(mine);
	expect(line('end')).toEqual(mine);
	expect(line('build')).toEqual({ ...mine, within: 'At which Space Port?' });
	expect(line('build', 'hex:1,0')).toEqual({ ...mine, within: 'Which ships?' });
});

it('says what a moment to respond is about, where the game tells it, and never who is asked', () => {
	const waiting = { seats: null, answered: 0, of: 3, window: 'announced', name: 'window.ask' };
	const moments = { announced: msg('an Action Card is played') };
	const waits = (verbs: Verbs, response?: (window: string) => Words | null) =>
		lineOf({
			...(response && { response }),
			table: { decision: null, you: { seat: 'seat:1' }, link: 'open' },
			open: { over: null, waiting } as unknown as OpenLook,
			verbs,
			answering: { idle: false, idleSay: msg(''), draft: { filling: null } }
		});
	expect(waits({ ...VERBS, moments })).toEqual({
		kind: 'waits',
		say: msg('Waiting for answers: {moment}', { moment: moments.announced })
	});
	expect(waits(VERBS)).toEqual({ kind: 'waits', say: msg('Waiting for answers') });
	const card = msg('{who} plays {card}', { who: 'seat:2', card: words('Local Unrest') });
	const told = (window: string) => (window === 'announced' ? card : null);
	expect(waits({ ...VERBS, moments }, told)).toEqual({
		kind: 'waits',
		say: msg('Waiting for answers: {moment}', { moment: card })
	});
	expect(waits({ ...VERBS, moments }, () => null)).toEqual(waits({ ...VERBS, moments }));
});
