/** The words of the sending button, in the game's own verbs. */
import { expect, test } from 'vitest';
import type { Shape } from '../../../src/lib/core/shape';
import {
	blank,
	deed,
	deedAlong,
	deedAs,
	pick,
	sendsAlong,
	setAmount,
	take,
	togglePick,
	touch
} from '../../../src/lib/ui/filling';
import { msg, template } from '../../../src/lib/core';
import { ALONG, SENDS } from '../../../src/lib/games/imperium/deeds';
import { said, words } from '../../support/said';
import { move } from './move';

const rewards: Shape = { type: 'amount', min: 0, max: 3 };
const sends = {
	none: msg('Take only cards'),
	amount: template('Take {n, plural, one {one ship} other {# ships}}')
};

test('a number is told as what it is a number of', () => {
	const filling = blank(rewards);
	expect(said(deedAs(rewards, filling, sends))).toEqual('Take only cards');
	setAmount(rewards, filling, 1);
	expect(said(deedAs(rewards, filling, sends))).toEqual('Take one ship');
	setAmount(rewards, filling, 2);
	expect(said(deedAs(rewards, filling, sends))).toEqual('Take 2 ships');
});

test('what is picked within a choice is said without words of the game too', () => {
	const then: Shape = { type: 'one', choices: [{ id: 'planet', say: msg('Planet 2') }] };
	const meet: Shape = { type: 'one', choices: [{ id: 'seat:2', say: msg('Tomasz'), then }] };
	const filling = blank(meet);
	pick(meet, filling, 'seat:2');
	pick(then, filling.then['seat:2']!, 'planet');
	const own = { amount: template('Choose {n, plural, one {one ship} other {# ships}}') };
	expect(said(deedAs(meet, filling, own))).toEqual('Tomasz: Planet 2');
});

test('what may be added to a choice is said with it', () => {
	const then: Shape = {
		type: 'some',
		choices: [
			{ id: 'purse', say: msg('Open Purse') },
			{ id: 'voice', say: msg('Loud Voice') }
		],
		min: 0,
		max: 2
	};
	const vote: Shape = { type: 'one', choices: [{ id: 'for', say: msg('For'), then }] };
	const filling = blank(vote);
	const voted = () => said(deedAs(vote, filling, { some: template('Vote: {what}') }));
	expect(voted()).toEqual('Vote: For');
	const below = filling.then['for'];
	if (!below) throw new Error('The only choice is picked.');
	togglePick(then, below, 'voice');
	expect(voted()).toEqual('Vote: For, with Loud Voice');
	togglePick(then, below, 'purse');
	expect(voted()).toEqual('Vote: For, with Open Purse and Loud Voice');
});

test('what is none of the pieces says itself what it does', () => {
	const shape: Shape = {
		type: 'one',
		choices: [
			{ id: 'hex:1,0', say: msg('Open Space'), on: 'hex:1,0' },
			{ id: 'stop', say: msg('Stay at Shoal Belt') }
		]
	};
	const sent = (choice: string) => {
		const filling = blank(shape);
		pick(shape, filling, choice);
		return said(deedAs(shape, filling, { some: template('Move on to {what}') }));
	};
	expect(sent('hex:1,0')).toEqual('Move on to Open Space');
	expect(sent('stop')).toEqual('Stay at Shoal Belt');
});

test('picks within picks are said in the game’s own verbs', () => {
	const filling = blank(move);
	take(move, filling, ['move', 'hex:0,0']);
	const moved = {
		some: template('Move {n, plural, one {one ship} other {# ships}} from {first} to {second}'),
		all: template('Move all ships from {first} to {second}')
	};
	expect(said(deedAlong(move, filling, moved))).toEqual('Move one ship from hex:0,0 to The middle');
	const whole: Shape = {
		type: 'one',
		choices: [
			{ id: 'move', say: msg('Move'), then: { type: 'one', choices: [{ id: 'a', say: msg('A') }] } }
		]
	};
	expect(said(deedAlong(whole, blank(whole), moved))).toEqual('Move all ships from A to ');
});

test('choices that share their words are told with what was picked first', () => {
	const from: Shape = {
		type: 'one',
		choices: [
			{ id: 'hex:a', say: msg('A'), then: { type: 'one', choices: [{ id: 'b', say: msg('B') }] } },
			{ id: 'none', say: msg('Move no further') }
		]
	};
	const shared = { 'moves.which': { some: template('From {outer} to {first}') } };
	const filling = blank(from);
	take(from, filling, ['hex:a', 'b']);
	const found = sendsAlong(shared, 'moves.which', from, filling);
	expect(found && said(deedAlong(from, filling, found))).toBe('From A to B');
	// Nothing is asked within it.
	take(from, filling, ['none']);
	expect(sendsAlong(shared, 'moves.which', from, filling)).toBeUndefined();
});

test('what is but the name of a piece is chosen, or what a question does with one; a deed says so itself', () => {
	const within: Shape = { type: 'one', choices: [{ id: 'seat:2', say: msg('Tomasz') }] };
	const acts: Shape = {
		type: 'one',
		choices: [
			{ id: 'card:1', on: 'card:1', say: msg('Sabotage') },
			{ id: 'planet:1', on: 'planet:1', say: msg('Jord'), then: within },
			{ id: 'raid', on: 'planet:1', say: msg('Raid Jord') },
			{ id: 'pass', say: msg('Pass') }
		]
	};
	const says = (path: string[], sends?: Parameters<typeof deedAs>[2]) => {
		const filling = blank(acts);
		take(acts, filling, path);
		return said(sends ? deedAs(acts, filling, sends) : deed(acts, filling));
	};
	expect(says(['card:1'])).toBe('Choose Sabotage');
	expect(says(['card:1'], { piece: template('Play {what}') })).toBe('Play Sabotage');
	expect(says(['planet:1', 'seat:2'])).toBe('Choose Jord: Tomasz');
	expect(says(['raid'])).toBe('Raid Jord');
	expect(says(['pass'])).toBe('Pass');
	const some: Shape = { type: 'some', choices: acts.choices, min: 1, max: 1 };
	const filling = blank(some);
	togglePick(some, filling, 'card:1');
	expect(said(deed(some, filling))).toBe('Choose Sabotage');
});

test('to stay is no piece to move to, though it is where one stays', () => {
	const on: Shape = {
		type: 'one',
		choices: [
			{ id: 'stop', on: 'hex:0,0', say: msg('Stay at Nettle') },
			{ id: 'hex:0,1', on: 'hex:0,1', say: msg('Pall') }
		]
	};
	const says = (id: string, none = {}) => {
		const filling = blank(on);
		pick(on, filling, id);
		return said(deedAs(on, filling, { some: template('Move on to {what}'), ...none }));
	};
	expect(says('hex:0,1')).toBe('Move on to Pall');
	expect(says('stop')).toBe('Stay at Nettle');
	expect(says('stop', { none: msg('Move no further') })).toBe('Move no further');
});

test('the one that is put somewhere is told by where it goes', () => {
	const shape: Shape = {
		type: 'split',
		places: [
			{ id: 'pool', say: msg('Command Pool'), max: 1 },
			{ id: 'fleet', say: msg('Fleet Supply'), max: 1 }
		],
		min: 1,
		max: 1
	};
	const filling = { ...blank(shape), split: { fleet: 1 } };
	expect(said(deed(shape, filling))).toBe('Choose Fleet Supply');
	const placing = { piece: template('Place it: {what}') };
	expect(said(deedAs(shape, filling, placing))).toBe('Place it: Fleet Supply');
	const within: Shape = {
		type: 'one',
		choices: [{ id: 'warfare', say: msg('Warfare'), then: shape }]
	};
	const picked = blank(within);
	take(within, picked, ['warfare']);
	picked.then['warfare'] = filling;
	expect(said(deed(within, picked))).toBe('Warfare: Fleet Supply');
});

test('the button of a way says what comes aboard on it, and when nothing does', () => {
	const ways: Shape = {
		type: 'one',
		choices: [
			{ id: 'nothing', say: words('Nothing') },
			{
				...{ id: 'by:hex:0,0', say: words('By way of Lodor') },
				then: {
					...{ type: 'split', min: 0, max: 2 },
					places: [{ id: 'here', on: 'here', say: words('Lodor'), max: 2 }]
				}
			}
		]
	};
	const filling = blank(ways);
	take(ways, filling, ['by:hex:0,0']);
	const told = () =>
		said(deedAlong(ways, filling, sendsAlong(ALONG, 'tactical.aboard', ways, filling)!));
	expect(told()).toBe('By way of Lodor: nothing comes aboard');
	touch(ways, filling, 'here', 2);
	expect(told()).toBe('By way of Lodor: 2 units come aboard');
});

test('says to whom a number goes that is filled in below them', () => {
	const gift = {
		type: 'one',
		choices: [
			{
				id: 'seat:2',
				on: 'seat:2',
				say: msg('{who}', { who: 'seat:2' }),
				then: { type: 'amount', min: 1, max: 3 }
			}
		]
	} as const;
	const filling = blank(gift);
	pick(gift, filling, 'seat:2');
	expect(said(deedAs(gift, filling, SENDS['gift']!))).toBe('Give {seat:2} 1 trade good');
	filling.then['seat:2']!.amount = 2;
	expect(said(deedAs(gift, filling, SENDS['gift']!))).toBe('Give {seat:2} 2 trade goods');
});
