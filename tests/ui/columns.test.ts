/** How the choices of a question share the width of a phone, and what can be read of each before it is chosen. */
import { describe, expect, it } from 'vitest';
import {
	cardOf,
	columnsFor,
	columnsForNoted,
	hidesNotes,
	isWide,
	tellsFew
} from '../../src/lib/ui/shapes/columns';
import { CREATION_CARDS } from '../../src/lib/games/council/tables/creation';
import { telling } from '../../src/lib/ui/council/telling';

const says = (...all: string[]) => all.map((say) => ({ say }));
const CARD = { say: 'Foretold Ruin', note: 'Look at 2 cards.', reading: 'row' } as const;

describe('choices on a phone', () => {
	it('stand three across where they are many or short, so that the map keeps its room', () => {
		expect(columnsFor(says('For', 'Against', 'Abstain'))).toBe('columns-3');
		const menu = ['Battle', 'Move ships', 'Build ships', 'Trade for two Minor Events'];
		expect(columnsFor(says(...menu))).toBe('columns-2 long');
		expect(columnsFor(says(...menu, 'Spread Propaganda', 'End your turn'))).toBe('columns-3 long');
		expect(columnsFor(says('Cruiser', 'Carrier', 'Dreadnought'))).toBe('columns-2');
		expect(columnsFor(says('Kriegsführung', 'Diplomatie'))).toBe('columns-2');
		expect(columnsFor(says('Umweltkompensator erhalten', 'Gravitonlaser erhalten'))).toBe(
			'columns-1 long'
		);
		expect(columnsFor(says('One'))).toBe('columns-1');
		expect(columnsFor(says('The Brothers’ War: Forgave everything', 'None'))).toBe(
			'columns-1 long'
		);
	});

	it('have the whole width where long notes are read in them', () => {
		const note = 'Pacifist: 0 of 5 foreign colonies, 8 cards';
		expect(columnsForNoted([{ say: 'Halley', note }, { say: 'Kepler' }])).toBe('columns-1');
		expect(columnsForNoted([{ say: 'Pall', note: 'It gives 4' }, { say: 'Rime' }])).toBe(
			'columns-2'
		);
	});

	it('show the words of a card in its row, which is as wide as the tray; what stands beside it keeps its columns', () => {
		expect(isWide(CARD, CARD.reading)).toBe(true);
		expect(columnsFor([...says('For', 'Against', 'Abstain'), CARD])).toBe('columns-3');
		expect(columnsFor([CARD, CARD])).toBe('columns-1');
		expect(isWide(CARD, 'board')).toBe(false);
	});

	it('offer to tell what each does where that has no room and is read nowhere else', () => {
		const note = 'Minor Event. From one hex to the next';
		const rows = [{ say: 'Move ships', note }, { say: 'Battle' }];
		expect(hidesNotes('columns-2', rows)).toBe(true);
		expect(hidesNotes('columns-1 long', rows)).toBe(false);
		expect(hidesNotes('columns-2', [{ say: 'Pall', note: 'It gives 4' }, { say: 'Rime' }])).toBe(
			false
		);
		for (const reading of ['row', 'board'] as const)
			expect(hidesNotes('columns-2', [{ say: 'For', note, reading }])).toBe(false);
	});

	it('tell it on request too where systems of the board wait in a list below, which long words would push out of sight', () => {
		const rows = [{ say: 'Use Warfare', note: 'Take one of your command counters off the board.' }];
		expect(hidesNotes('columns-1', rows, true)).toBe(true);
		expect(hidesNotes('columns-1', says('Pass for this round'), true)).toBe(false);
		const turn = says('Use Trade', 'Use Warfare', 'Land two Ground Forces from orbit');
		expect(columnsFor(turn)).toBe('columns-2 long');
	});

	it('tell what cards say on request in one column too; the only card says it unasked', () => {
		const cards = [
			{ say: 'Discredit', note: 'A player has no votes for this agenda.', card: true },
			{ say: 'Veto', note: 'Discard the agenda, and draw another one.', card: true }
		];
		expect(hidesNotes('columns-1', cards)).toBe(true);
		expect(hidesNotes('columns-1', cards.slice(1))).toBe(false);
	});

	it('of so few rows the notes are read unasked, but not the long ones of cards', () => {
		const note =
			'Win: a card or a ship for each ship you send. Lose: the ships you send, to the warp.';
		const two = [{ say: 'Join the defense, Halley', note }, { say: 'Stay out' }];
		const three = [{ say: 'Join the offense, Kepler', note }, ...two];
		expect(tellsFew(two)).toBe(true);
		expect(tellsFew(three)).toBe(true);
		expect(tellsFew([...three, { say: 'Wait' }])).toBe(false);
		expect(tellsFew([{ say: 'Trade', note: `${note} ${note}` }, ...two])).toBe(false);
		// Three lines each, where there are but two.
		const plan = `${note} Takes two cards, and no ship.`;
		const plans = [
			{ say: 'Plasma Coil', note: plan },
			{ say: 'X-Lot-L Pod', note: plan }
		];
		expect(tellsFew(plans)).toBe(true);
		expect(tellsFew([...plans, { say: 'Stay out', note: 'Nothing.' }])).toBe(false);
		expect(tellsFew([{ say: 'Veto', note, card: true }])).toBe(false);
	});

	it('a card on the board is read there', () => {
		const told = () => 'Words of a card';
		expect(cardOf({ id: 'card:veto#1', on: 'veto#1' }, { told })).toBe('Words of a card');
		expect(cardOf({ id: 'veto#1' }, { told, reading: () => 'board' })).toBeNull();
		expect(cardOf({ id: 'veto#1' }, {})).toBeNull();
	});
});

it('the answers to a fate of Galactic Council are read in their rows, which have the whole width', () => {
	for (const [id, { responses }] of Object.entries(CREATION_CARDS))
		for (const { key, text } of responses) {
			const reading = telling.reading?.(`response:${id}.${key}`) ?? null;
			expect(isWide({ note: text }, reading), id).toBe(true);
		}
});
