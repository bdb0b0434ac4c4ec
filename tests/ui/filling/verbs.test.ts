/** The words of the sending button, in the game's own verbs. */
import { expect, test } from 'vitest';
import type { Shape } from '../../../src/lib/core/shape';
import { blank, deedAlong, deedAs, setAmount, take, togglePick } from '../../../src/lib/ui/filling';
import { move } from './move';

const rewards: Shape = { type: 'amount', min: 0, max: 3 };
const UNITS = { ships: { one: 'one ship', some: '{n} ships', all: 'all ships' } };
const sends = { none: 'Take only cards', some: 'Take {ships}, the rest as cards' };

test('a number is told as what it is a number of', () => {
	const filling = blank(rewards);
	expect(deedAs(rewards, filling, sends, UNITS)).toBe('Take only cards');
	setAmount(rewards, filling, 1);
	expect(deedAs(rewards, filling, sends, UNITS)).toBe('Take one ship, the rest as cards');
	setAmount(rewards, filling, 2);
	expect(deedAs(rewards, filling, sends, UNITS)).toBe('Take 2 ships, the rest as cards');
});

test('what may be added to a choice is said with it', () => {
	const then: Shape = {
		type: 'some',
		choices: [
			{ id: 'purse', say: 'Open Purse' },
			{ id: 'voice', say: 'Loud Voice' }
		],
		min: 0,
		max: 2
	};
	const vote: Shape = { type: 'one', choices: [{ id: 'for', say: 'For', then }] };
	const filling = blank(vote);
	const said = () => deedAs(vote, filling, { some: 'Vote: {what}' });
	expect(said()).toBe('Vote: For');
	const below = filling.then['for'];
	if (!below) throw new Error('The only choice is picked.');
	togglePick(then, below, 'voice');
	expect(said()).toBe('Vote: For, with Loud Voice');
	togglePick(then, below, 'purse');
	expect(said()).toBe('Vote: For, with Open Purse and Loud Voice');
});

test('picks within picks are said in the game’s own verbs', () => {
	const filling = blank(move);
	take(move, filling, ['move', 'hex:0,0']);
	expect(deedAlong(move, filling, 'Move {ships} from {1} to {2}', UNITS)).toBe(
		'Move one ship from hex:0,0 to The middle'
	);
	expect(deedAlong(rewards, blank(rewards), 'Take {ships}', UNITS)).toBe('Take all ships');
});
