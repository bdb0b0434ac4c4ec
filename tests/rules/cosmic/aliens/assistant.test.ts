/** Assistant: whom it gives which help, what each does as it is given back, and both halves of its flare. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, homes, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ALL = [
	'lost-territory',
	'ship-scarcity',
	'messy-hand',
	'messy-colonies',
	'needed-card',
	'unwilling-ally'
];
const FORMED = 'window:alliance.formed';
const START = 'window:encounter.start';
const CHANGED = 'assistant.change.whose';
const DECLARED = 'window:use.declared';

/** This seat is Assistant, with helps before others; its cache is of those that lie nowhere. */
const assistant = (
	seat: SeatId,
	laid: readonly (readonly [string, SeatId])[] = [],
	given: Position = {}
): Position => ({
	seats: 4,
	...given,
	aliens: { [seat]: 'assistant', ...given.aliens },
	essence: {
		assistant: {
			cache: ALL.filter((card) => !laid.some(([one]) => one === card)).slice(0, 3),
			laid
		},
		...given.essence
	}
});

const help = (card: string) => `essence|essence:assistant.${card}|ask|`;
const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:assistant.', ''));
const at = ({ board }: CosmicGame) => board.essence!['assistant']!;
const laid = (g: CosmicGame) => at(g).placed.map(({ id, on }) => [short([id])[0], on]);

type Allies = Parameters<CosmicGame['encounterTo']>[0]['allies'] & object;

/** Seat 1 sends three ships against seat 2, with these allies; up to what comes once alliances stand. */
const allied = (allies: Allies, given: Position): CosmicGame =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 }, allies });

const WITH_3: Allies = { 'seat:3': ['offense', { 'planet:3-1': 2 }] };

/** The help is given back, and carried out for who has given it. */
const back = (g: CosmicGame, seat: SeatId, card: string): CosmicGame => g.use(seat, help(card));

describe('Assistant', () => {
	it('[alien:assistant] [CE-36.65] given it is a main player with allies, then one of them gets a help of its cache face up, which is filled, and it takes a reward', () => {
		const g = allied(
			{ ...WITH_3, 'seat:4': ['defense', { 'planet:4-1': 1 }] },
			assistant('seat:1', [], { warp: { 'seat:1': 2 } })
		).until('assistant.give.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['seat:3']);
		expect(short(g.choices('seat:1', 'seat:3'))).toEqual(ALL.slice(0, 3));
		const before = g.hand('seat:1').length;
		g.answer('seat:1', { pick: 'seat:3', then: { pick: 'essence:assistant.messy-hand' } });
		expect(laid(g)).toEqual([['messy-hand', 'seat:3']]);
		expect(at(g).cache).toHaveLength(3);
		expect(g.choices('seat:1')).toEqual(['cards', 'ships']);
		g.answer('seat:1', { split: { cards: 1 } });
		expect(g.hand('seat:1')).toHaveLength(before + 1);
		expect(g.said).toContain('{seat:1} lays Messy Hand before {seat:3}.');
	});

	it('[alien:assistant] [CE-36.65] given it is an ally, then its main player or another ally there gets one; given nobody stands with it or it is not involved, then nobody does', () => {
		const allies: Allies = { ...WITH_3, 'seat:4': ['offense', { 'planet:4-1': 1 }] };
		const g = allied(allies, assistant('seat:3')).until('assistant.give.choose');
		expect(g.choices('seat:3')).toEqual(['seat:1', 'seat:4']);
		expect(laid(over(allied(WITH_3, assistant('seat:2'))))).toEqual([]);
		expect(laid(over(allied(WITH_3, assistant('seat:4'))))).toEqual([]);
	});

	it('[alien:assistant] [CE-36.65] given its cache is empty, then nobody gets a help and it takes no reward', () => {
		const all = ALL.map((card) => [card, 'seat:4'] as const);
		const g = allied(WITH_3, assistant('seat:1', all));
		const before = g.hand('seat:1').length;
		expect(g.until('window:planning.beforeSelect', 'seat:4').hand('seat:1')).toHaveLength(before);
	});

	it('[alien:assistant] [CE-36.5] given Cosmic Zap answers it, then nothing is given and nothing taken', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = allied(WITH_3, assistant('seat:1', [], { hands })).until(DECLARED, 'seat:2');
		const before = g.hand('seat:1').length;
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect([laid(g), g.hand('seat:1').length]).toEqual([[], before]);
	});

	it('[alien:assistant] [CE-36.65] given what it gives is asked, then others see neither its cache nor that choice', () => {
		const g = allied(WITH_3, assistant('seat:1')).until('assistant.give.choose');
		expect(lookOpen(cosmic, g.table).board.essence!['assistant']!).toMatchObject({ cache: 3 });
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('essence:assistant.');
	});

	const scarce = (seat: SeatId = 'seat:2', given: Position = {}) =>
		duel(
			assistant(seat, [['ship-scarcity', 'seat:1']], {
				...given,
				warp: { 'seat:1': 3, [seat]: 2 }
			})
		).until(START, 'seat:1');

	it('[alien:assistant] [CE-36.66] given a help is given back and it carries that out, then it takes a reward, and the help is unavailable; before that it may be kept', () => {
		const g = back(scarce(), 'seat:1', 'ship-scarcity').until('assistant.answer.decide');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(short(g.choices('seat:2'))).toEqual(['seat:1', 'ship-scarcity']);
		const before = g.hand('seat:2').length;
		g.pick('seat:2', 'seat:1').until('assistant.retrieve.ships');
		g.answer('seat:1', { amount: 2 }).until('cosmos.reward.take');
		g.answer('seat:2', { split: { cards: 1 } });
		expect(g.hand('seat:2')).toHaveLength(before + 1);
		expect([laid(g), short(at(g).unavailable)]).toEqual([[], ['ship-scarcity']]);
		expect(g.board.warp['seat:1']).toBeLessThanOrEqual(1);
		expect(laid(scarce().pass().until('launch.aim'))).toEqual([['ship-scarcity', 'seat:1']]);
	});

	it('[alien:assistant] [CE-36.66] given it keeps the help for itself, then it says the details, takes no reward, and who gave it gets nothing', () => {
		const g = back(scarce(), 'seat:1', 'ship-scarcity').until('assistant.answer.decide');
		const before = g.hand('seat:2').length;
		g.pick('seat:2', 'essence:assistant.ship-scarcity').until('assistant.retrieve.ships');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { amount: 2 }).until('launch.aim');
		expect(g.board.warp['seat:2'] ?? 0).toBe(0);
		// The offense has had its own one back meanwhile.
		expect(g.board.warp['seat:1']).toBe(2);
		expect(g.hand('seat:2')).toHaveLength(before);
		expect(laid(g)).toEqual([]);
	});

	it('[alien:assistant] [CE-36.66] given it could not use the help itself, then it is not asked', () => {
		const g = duel(assistant('seat:2', [['ship-scarcity', 'seat:1']], { warp: { 'seat:1': 3 } }));
		back(g.until(START, 'seat:1'), 'seat:1', 'ship-scarcity').until('assistant.retrieve.ships');
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[alien:assistant] [CE-36.66] given a help does nothing for who has it, or lies before another, then it is not offered', () => {
		const none = duel(assistant('seat:2', [['ship-scarcity', 'seat:3']]));
		expect(offered(none, 'seat:3', help('ship-scarcity'))).toBe(false);
		const other = duel(
			assistant('seat:2', [['ship-scarcity', 'seat:3']], { warp: { 'seat:1': 3 } })
		);
		expect(offered(other, 'seat:1', help('ship-scarcity'))).toBe(false);
	});

	it('[alien:assistant] [CE-36.70] given its power is stopped, then a help is carried out and brings it nothing', () => {
		const g = allied(
			WITH_3,
			assistant('seat:1', [['needed-card', 'seat:3']], {
				discard: ['attack:40'],
				hands: { 'seat:2': ['artifact:cosmic-zap'] }
			})
		);
		g.until(DECLARED, 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:planning.beforeSelect', 'seat:3');
		const before = g.hand('seat:1').length;
		back(g, 'seat:3', 'needed-card').until('assistant.answer.decide').pick('seat:1', 'seat:3');
		g.until('assistant.fetch.card').pick('seat:3', 'attack:40').until('planning.select');
		expect(g.hand('seat:3')).toContainEqual('attack:40');
		expect(g.hand('seat:1')).toHaveLength(before);
	});

	it('[alien:assistant] [CE-36.70] given who has a help plays Assistant by now, then it is theirs without a reward', () => {
		const g = scarce();
		tradePowers(new Play(cosmic, g.table), 'seat:1', 'seat:2');
		const before = g.hand('seat:1').length;
		back(g, 'seat:1', 'ship-scarcity').until('assistant.retrieve.ships').lapse();
		g.until('launch.aim');
		expect(g.board.warp['seat:1'] ?? 0).toBe(0);
		expect(g.hand('seat:1')).toHaveLength(before);
	});

	it('[alien:assistant] [CE-36.4] given its power is lost, then all helps return', () => {
		const weak = assistant('seat:2', [['ship-scarcity', 'seat:3']], {
			planets: homes('seat:2', 1, 4, 4)
		});
		const g = over(met(['attack:30', 'attack:00'], weak, 2));
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect([laid(g), at(g).cache]).toEqual([[], []]);
	});

	it('[CE-36.65] [CE-36.66] given steady players, then to a rival goes what helps least, and a help is kept that is worth more than a reward', () => {
		const g = allied(WITH_3, assistant('seat:1')).until('assistant.give.choose');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'seat:3',
			then: { pick: 'essence:assistant.messy-hand' }
		});
		const few = back(scarce(), 'seat:1', 'ship-scarcity').until('assistant.answer.decide');
		expect(steadyAnswer(few, 'seat:2')).toEqual({ pick: 'seat:1' });
		const many = duel(
			assistant('seat:2', [['ship-scarcity', 'seat:1']], { warp: { 'seat:1': 3, 'seat:2': 5 } })
		).until(START, 'seat:1');
		expect(steadyAnswer(many, 'seat:1')).toEqual({ pick: help('ship-scarcity') });
		back(many, 'seat:1', 'ship-scarcity').until('assistant.answer.decide');
		expect(steadyAnswer(many, 'seat:2')).toEqual({ pick: 'essence:assistant.ship-scarcity' });
	});
});

describe('the helps of Assistant', () => {
	it('[essence:assistant-lost-territory] [CE-36.67] given no colony of theirs is on a home planet, then up to three ships of the warp and of colonies settle it', () => {
		const g = duel(
			assistant('seat:2', [['lost-territory', 'seat:1']], {
				warp: { 'seat:1': 2 },
				planets: { ...homes('seat:1', 4, 4), 'planet:1-5': { 'seat:4': 1 } }
			})
		).until(START, 'seat:1');
		back(g, 'seat:1', 'lost-territory').until('assistant.settle.where');
		expect(g.choices('seat:1')).toEqual(['planet:1-3', 'planet:1-4', 'planet:1-5']);
		expect(g.choices('seat:1', 'planet:1-5')).toEqual(['warp', 'planet:1-1', 'planet:1-2']);
		expect(
			g.refusal('seat:1', { pick: 'planet:1-5', then: { split: { warp: 2, 'planet:1-1': 2 } } })
		).toBeTruthy();
		g.answer('seat:1', { pick: 'planet:1-5', then: { split: { warp: 2, 'planet:1-1': 1 } } });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:4': 1, 'seat:1': 3 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 3 });
		const whole = duel(assistant('seat:2', [['lost-territory', 'seat:1']]));
		expect(offered(whole, 'seat:1', help('lost-territory'))).toBe(false);
	});

	it('[essence:assistant-ship-scarcity] [CE-36.67] given ships of theirs are in the warp, then as many as they say come home', () => {
		const g = duel(
			assistant('seat:2', [['ship-scarcity', 'seat:3']], { warp: { 'seat:3': 5 } })
		).until(START, 'seat:3');
		back(g, 'seat:3', 'ship-scarcity').until('assistant.retrieve.ships');
		g.answer('seat:3', { amount: 4 }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
	});

	it('[essence:assistant-messy-hand] [CE-36.68] given they have got a new hand, then they discard any of it but the last encounter card', () => {
		const g = position(
			assistant('seat:2', [['messy-hand', 'seat:1']], {
				hands: { 'seat:1': ['artifact:plague'] },
				deck: [
					'attack:30',
					'negotiate',
					'attack:08',
					'attack:08',
					'attack:07',
					'attack:01',
					'attack:05',
					'attack:13'
				]
			})
		).until('window:hand.dealt', 'seat:1');
		expect(g.hand('seat:1')).toHaveLength(8);
		back(g, 'seat:1', 'messy-hand').until('assistant.screen.cards');
		expect(g.askedSeats).toEqual(['seat:1']);
		const hand = g.hand('seat:1').slice();
		expect(g.refusal('seat:1', { picks: hand })).toBeTruthy();
		g.answer('seat:1', { picks: hand.filter((card) => !card.startsWith('attack:30')) });
		g.until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:30']);
	});

	it('[essence:assistant-messy-hand] [CE-36.68] given no such help lies before them, then nobody is asked after a new hand; given another has it, then neither', () => {
		const hands = { 'seat:1': ['artifact:plague'] };
		const none = position(assistant('seat:2', [], { hands }));
		expect(offered(none, 'seat:1', help('messy-hand'))).toBe(false);
		const other = position(assistant('seat:2', [['messy-hand', 'seat:3']], { hands }));
		expect(offered(other, 'seat:3', help('messy-hand'))).toBe(false);
	});

	it('[essence:assistant-messy-colonies] [CE-36.66] given ships could stand otherwise, then they spread them anew, one staying on each colony', () => {
		const g = duel(assistant('seat:2', [['messy-colonies', 'seat:3']])).until(START, 'seat:3');
		back(g, 'seat:3', 'messy-colonies').until('assistant.answer.decide').pick('seat:2', 'seat:3');
		g.until('cosmos.spread.where').answer('seat:3', { split: { 'planet:3-2': 15 } });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 16 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 1 });
	});

	it('[essence:assistant-needed-card] [CE-36.68] given cards lie in the discard pile, then one of them comes into their hand, like ones being offered once', () => {
		const g = duel(
			assistant('seat:2', [['needed-card', 'seat:3']], {
				discard: ['attack:08', 'attack:40', 'attack:08']
			})
		).until(START, 'seat:3');
		back(g, 'seat:3', 'needed-card').until('assistant.answer.decide').pick('seat:2', 'seat:3');
		g.until('assistant.fetch.card');
		expect(g.choices('seat:3')).toHaveLength(2);
		g.pick('seat:3', 'attack:40');
		expect(g.hand('seat:3')).toContainEqual('attack:40');
		expect(g.board.discard).not.toContainEqual('attack:40');
	});

	/** Seat 4 has Unwilling Ally, and uses it once alliances stand. */
	const unwilling = (allies: Allies, given: Position = {}): CosmicGame => {
		const g = allied(allies, assistant('seat:2', [['unwilling-ally', 'seat:1']], given));
		return back(g.until(FORMED, 'seat:1'), 'seat:1', 'unwilling-ally')
			.until('assistant.answer.decide')
			.pick('seat:2', 'seat:1')
			.until(CHANGED);
	};
	const AGAINST: Allies = { 'seat:3': ['defense', { 'planet:3-1': 4 }] };

	it('[essence:assistant-unwilling-ally] [CE-36.69] given an ally is to stay out, then its ships go home, and it is an ally no more', () => {
		const g = unwilling(AGAINST);
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['seat:3']);
		expect(g.choices('seat:1', 'seat:3')).toEqual(['out', 'defense']);
		g.answer('seat:1', { pick: 'seat:3', then: { pick: 'out' } }).until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(g.encounter.beside).toEqual({});
	});

	it('[essence:assistant-unwilling-ally] [CE-36.69] given an ally is to have fewer or more ships, then some go home, or it says where more come from', () => {
		const fewer = unwilling(AGAINST);
		fewer.answer('seat:1', {
			pick: 'seat:3',
			then: { pick: 'defense', then: { amount: 1 } }
		});
		expect(fewer.until('planning.select').encounter.beside).toEqual({ 'seat:3': 1 });
		const more = unwilling({ 'seat:3': ['defense', { 'planet:3-1': 1 }] });
		const five = { pick: 'seat:3', then: { pick: 'defense', then: { amount: 5 } } };
		expect(more.refusal('seat:1', five)).toBeTruthy();
		more.answer('seat:1', { pick: 'seat:3', then: { pick: 'defense', then: { amount: 3 } } });
		more.until('assistant.change.send');
		expect(more.askedSeats).toEqual(['seat:3']);
		expect(more.refusal('seat:3', { split: { 'planet:3-2': 1 } })).toBeTruthy();
		more.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('planning.select');
		expect(more.encounter.beside).toEqual({ 'seat:3': 3 });
		expect(more.encounter.allies.defense).toEqual(['seat:3']);
	});

	it('[essence:assistant-unwilling-ally] [CE-36.69] given who was asked by both joined one side or stayed out, then it is made to join the other', () => {
		const both = (joins: 'defense' | 'decline') => {
			const g = duel(assistant('seat:2', [['unwilling-ally', 'seat:1']]))
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } })
				.until('alliance.offenseInvites')
				.answer('seat:1', { picks: ['seat:3'] })
				.until('alliance.defenseInvites')
				.answer('seat:2', { picks: ['seat:3'] })
				.until('alliance.answer');
			if (joins === 'decline') g.pick('seat:3', 'decline');
			else g.pick('seat:3', joins, { split: { 'planet:3-1': 1 } });
			back(g.until(FORMED, 'seat:1'), 'seat:1', 'unwilling-ally')
				.until('assistant.answer.decide')
				.pick('seat:2', 'seat:1')
				.until(CHANGED);
			g.answer('seat:1', { pick: 'seat:3', then: { pick: 'offense', then: { amount: 4 } } });
			g.until('assistant.change.send').answer('seat:3', { split: { 'planet:3-2': 4 } });
			return g.until('planning.select').encounter;
		};
		for (const joins of ['defense', 'decline'] as const) {
			const { allies, gate, beside } = both(joins);
			expect([allies, gate, beside]).toEqual([
				{ offense: ['seat:3'], defense: [] },
				{ 'seat:1': 3, 'seat:3': 4 },
				{}
			]);
		}
	});

	it('[essence:assistant-unwilling-ally] [CE-36.69] given nobody was invited, or a player must join, then there is nothing to change', () => {
		const none = duel(assistant('seat:2', [['unwilling-ally', 'seat:1']])).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 }
		});
		expect(offered(none, 'seat:1', help('unwilling-ally'))).toBe(false);
	});

	it('[essence:assistant-unwilling-ally] [CE-36.69] [CE-36.12] given who may not ally was invited, then they cannot be made to join; given a player must join, then that answer is no one’s to change', () => {
		const laid = [['unwilling-ally', 'seat:1']] as const;
		const cursed = duel(
			assistant('seat:2', laid, {
				aliens: { 'seat:3': 'witch' },
				essence: {
					assistant: { cache: ALL.slice(0, 3), laid },
					witch: { laid: [['alliance', 'seat:4']] }
				}
			})
		)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } })
			.until('alliance.defenseInvites')
			.answer('seat:2', { picks: ['seat:3', 'seat:4'] })
			.until('alliance.answer')
			.pick('seat:3', 'defense', { split: { 'planet:3-1': 4 } });
		back(cursed.until(FORMED, 'seat:1'), 'seat:1', 'unwilling-ally')
			.until('assistant.answer.decide')
			.pick('seat:2', 'seat:1')
			.until(CHANGED);
		expect(cursed.choices('seat:1')).toEqual(['seat:3']);
		const due = duel(
			assistant('seat:2', [['unwilling-ally', 'seat:1']], { techs: { 'seat:1': ['the-qax'] } })
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		due
			.until('window:alliance.before', 'seat:1')
			.use('seat:1', 'tech|the-qax', { pick: 'seat:3' })
			.until('alliance.answer');
		due.answer('seat:3', {
			pick: 'offense',
			then: { split: { 'planet:3-1': 3, 'planet:3-2': 1 } }
		});
		expect(offered(due, 'seat:1', help('unwilling-ally'))).toBe(false);
	});

	it('[essence:assistant-messy-hand] [CE-36.68] given all encounter cards of a new hand are named, then that is refused', () => {
		const g = position(
			assistant('seat:2', [['messy-hand', 'seat:1']], {
				hands: { 'seat:1': ['artifact:plague'] },
				deck: [
					'attack:30',
					'attack:08',
					'artifact:cosmic-zap',
					'artifact:card-zap',
					'artifact:mobius-tubes',
					'artifact:quash',
					'artifact:force-field',
					'reinforcement:3'
				]
			})
		).until('window:hand.dealt', 'seat:1');
		// A hand of their own is not new, so who plays Assistant has no use for it.
		expect(back(g, 'seat:1', 'messy-hand').pass().asked).toEqual(['assistant.screen.cards']);
		const attacks = g.hand('seat:1').filter((card) => card.startsWith('attack'));
		expect(attacks.length).toBeLessThan(8);
		expect(g.refusal('seat:1', { picks: attacks })).toBeTruthy();
		g.answer('seat:1', { picks: attacks.slice(1) }).until('launch.aim');
		expect(g.hand('seat:1').filter((card) => card.startsWith('attack'))).toHaveLength(1);
	});

	it('[essence:assistant-messy-hand] [CE-36.68] [CE-36.18] given the new hand was dealt to Oligarch first, then it is a new hand all the same', () => {
		const g = position(
			assistant('seat:2', [['messy-hand', 'seat:1']], {
				aliens: { 'seat:3': 'oligarch' },
				hands: { 'seat:1': ['artifact:plague'], 'seat:3': ['attack:06', 'flare:oligarch'] },
				deck: [
					'attack:30',
					'attack:08',
					'attack:40',
					'attack:01',
					'negotiate',
					'attack:05',
					'attack:07',
					'attack:13'
				]
			})
		).until('window:hand.dealing', 'seat:3');
		g.use('seat:3', 'super|oligarch').until('newHand.keep').lapse();
		expect(g.asked).toEqual(['window:hand.dealt']);
		expect(g.offers('seat:1', help('messy-hand'))).toBe(true);
	});

	it('[essence:assistant-unwilling-ally] [CE-36.69] given steady players, then a strong ally of the other side is sent home', () => {
		const g = unwilling(AGAINST);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'seat:3', then: { pick: 'out' } });
	});
});

describe('the flare of Assistant', () => {
	it('[wild:assistant] [CE-36.72] given no colony is on a home planet and ships are in the warp, then those settle it, and the flare goes to who plays Assistant', () => {
		const g = duel(
			assistant('seat:3', [], {
				hands: { 'seat:1': ['flare:assistant'] },
				warp: { 'seat:1': 2 },
				planets: homes('seat:1', 4, 4, 4)
			})
		).until(START, 'seat:1');
		const then = { pick: 'planet:1-4', then: { split: { warp: 2 } } };
		declare(g, 'seat:1', 'wild|assistant', then).until('launch.aim');
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:3')).toContainEqual('flare:assistant');
	});

	it('[wild:assistant] [CE-36.72] given all home planets are settled or the warp is empty, then it is not offered', () => {
		const hands = { 'seat:1': ['flare:assistant'] };
		const whole = duel({ hands, warp: { 'seat:1': 2 } });
		expect(offered(whole, 'seat:1', 'wild|assistant')).toBe(false);
		const empty = duel({ hands, planets: homes('seat:1', 4, 4, 4) });
		expect(offered(empty, 'seat:1', 'wild|assistant')).toBe(false);
	});

	it('[super:assistant] [CE-36.71] given a help is given back, then it comes into the cache for another, and is carried out all the same', () => {
		const g = duel(
			assistant('seat:2', [['needed-card', 'seat:1']], {
				discard: ['attack:40', 'attack:01'],
				hands: { 'seat:2': ['flare:assistant'] }
			})
		).until(START, 'seat:1');
		back(g, 'seat:1', 'needed-card').until(DECLARED, 'seat:2');
		g.use('seat:2', 'super|assistant', { pick: 'essence:assistant.messy-hand' });
		g.until('assistant.answer.decide').pick('seat:2', 'seat:1');
		g.until('assistant.fetch.card').pick('seat:1', 'attack:40');
		expect(g.hand('seat:1')).toContainEqual('attack:40');
		expect(short(at(g).cache)).toContain('needed-card');
		expect(at(g).cache).toHaveLength(3);
		expect(short(at(g).unavailable)).toEqual(['messy-hand']);
		expect(laid(g)).toEqual([]);
		expect(g.said).toContain(
			'{seat:2} takes Needed Card into their cache, and discards Messy Hand.'
		);
	});

	it('[super:assistant] [CE-36.44] [CE-36.71] given a rule of Cosmos is used, then it answers nothing; given a help is, then the super flare of Cosmos answers nothing', () => {
		const g = duel(
			assistant('seat:2', [], {
				aliens: { 'seat:1': 'cosmos' },
				hands: { 'seat:2': ['flare:assistant'], 'seat:1': ['flare:cosmos'] },
				essence: {
					cosmos: { cache: [], laid: [['regroup', 'seat:1']] },
					assistant: { cache: ALL.slice(0, 3), laid: [['needed-card', 'seat:1']] }
				},
				discard: ['attack:40']
			})
		).until(START, 'seat:1');
		g.use('seat:1', 'essence|essence:cosmos.regroup|follow|').until(DECLARED);
		expect(g.askedSeats).toEqual(['seat:1']);
		g.pass().until(START, 'seat:1');
		back(g, 'seat:1', 'needed-card').until(DECLARED);
		expect(g.askedSeats).toEqual(['seat:2']);
	});
});
