/** Hexes that a question does not speak of one by one: what it is for, said to who looks elsewhere. */
import { msg, withBarred } from '../../../core';
import type { Barred, Shape, Words } from '../../../core';
import type { TurnEvent } from './turn-events';

/** All hexes that are neither offered nor barred by themselves. */
export const elsewhere = (why: Words, rule: string): Barred => ({
	id: 'elsewhere',
	say: msg('All other hexes'),
	why,
	rule,
	rest: ['hex:']
});

export const BEYOND_MOVE = elsewhere(
	msg('Ships move from a hex of yours to one next to it.'),
	'GC-9.1'
);

/** By the event of a turn that asks for a hex. */
const OF_EVENTS: { readonly [event in TurnEvent['id']]?: Barred } = {
	move: BEYOND_MOVE,
	battle: elsewhere(
		msg('A Battle is for a hex next to your ships that holds ships or a planet not yours.'),
		'GC-10.1'
	),
	retry: elsewhere(
		msg('A Retry is for a planet below your ships that you failed to take.'),
		'GC-11.6'
	),
	build: elsewhere(msg('Ships are built at a Space Port of yours.'), 'GC-14.1'),
	port: elsewhere(msg('A Space Port is built on a planet of yours.'), 'GC-14.1'),
	spread: elsewhere(msg('Propaganda is spread on planets of opponents.'), 'GC-16.1'),
	calm: elsewhere(
		msg('Propaganda is stopped on a planet of yours that carries Riot Counters.'),
		'GC-16.8'
	)
};

/** The menu of a turn, with what each of its events is for. */
export const withElsewhere = (menu: Shape): Shape =>
	menu.type !== 'one'
		? menu
		: {
				...menu,
				choices: menu.choices.map((choice) => {
					const other = OF_EVENTS[choice.id];
					return other && choice.then?.type === 'one'
						? { ...choice, then: withBarred(choice.then, [other]) }
						: choice;
				})
			};
