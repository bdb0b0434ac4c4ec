/** Fodder: attacks of its hand between the two cards revealed are thrown in. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet, offered } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 shows 08 with one ship against 20 with four, and holds 06, 12, 14 and 23. */
const HELD = ['attack:06', 'attack:12', 'attack:14', 'attack:23'];
const shown = (given: Position = {}, cards: [string, string] = ['attack:08', 'attack:20']) => {
	const hands = {
		...given.hands,
		'seat:1': [
			...(['attack:08', ...HELD].includes(cards[0]) ? [] : [cards[0]]),
			...HELD,
			...(given.hands?.['seat:1'] ?? [])
		],
		'seat:2': [...(cards[1] === 'attack:08' ? [] : [cards[1]]), ...(given.hands?.['seat:2'] ?? [])]
	};
	const g = meet(duel({ aliens: { 'seat:1': 'fodder' }, ...given, hands }), cards);
	return g.until('window:reveal.values');
};
const held = (g: CosmicGame, ...likes: string[]) =>
	likes.map((like) => g.hand('seat:1').find((card) => card.startsWith(like))!);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

/** What may be thrown in with the power or the flare now. */
const thrown = (g: CosmicGame, what: 'power|fodder|throw|' | 'super|fodder|throw|flare:fodder') =>
	g.choices('seat:1', what).toSorted();

describe('Fodder', () => {
	it('[alien:fodder] given attacks between both cards, when it throws in some, then they are discarded and their values added', () => {
		const g = shown();
		const picks = held(g, 'attack:12', 'attack:14');
		expect(g.choices('seat:1', 'power|fodder|throw|')).toEqual(picks);
		g.use('seat:1', 'power|fodder', { picks });
		expect(totals(g)).toEqual({ offense: 8 + 1 + 26, defense: 24 });
		expect(g.board.discard).toEqual(expect.arrayContaining(['attack:12#1', 'attack:14#1']));
		expect(totals(shown().pass())).toEqual({ offense: 9, defense: 24 });
	});

	it('[alien:fodder] given several between both cards, then one of them will do', () => {
		const g = shown();
		g.use('seat:1', 'power|fodder', { picks: held(g, 'attack:14') });
		expect(totals(g)).toEqual({ offense: 9 + 14, defense: 24 });
		expect(g.hand('seat:1')).toHaveLength(3);
	});

	it('[alien:fodder] given cards as high as either card, or that are no attacks, then they do not lie between', () => {
		const hands = { 'seat:1': ['attack:08', 'attack:10', 'attack:09', 'reinforcement:5', 'morph'] };
		const near = shown({ hands }, ['attack:08', 'attack:10']);
		expect(thrown(near, 'power|fodder|throw|')).toEqual(['attack:09#1']);
		const low = shown({ hands }, ['attack:04', 'attack:07']);
		expect(thrown(low, 'power|fodder|throw|')).toEqual(['attack:06#1']);
	});

	it('[alien:fodder] given the defense has it, then it throws in on its side; an ally does not', () => {
		const g = meet(
			duel({
				aliens: { 'seat:2': 'fodder' },
				hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:12'] }
			}),
			['attack:20', 'attack:08']
		).until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'power|fodder', { picks: g.choices('seat:2', 'power|fodder|throw|') });
		expect(totals(g)).toEqual({ offense: 21, defense: 12 + 12 });
		const ally = duel({
			aliens: { 'seat:3': 'fodder' },
			hands: { 'seat:2': ['attack:20'], 'seat:3': ['attack:12'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:20']
		});
		expect(offered(ally, 'seat:3', 'power|fodder')).toBe(false);
	});

	it('[alien:fodder] ruling: with the higher card there is nothing to throw in; once is all', () => {
		expect(shown({}, ['attack:23', 'attack:20']).offers('seat:1', 'power|fodder')).toBe(false);
		const g = shown({ hands: { 'seat:1': ['flare:fodder'] } });
		g.use('seat:1', 'power|fodder', { picks: held(g, 'attack:12') });
		expect(g.encounter.used).toHaveLength(0);
		let again = false;
		while (!g.encounter.outcome) {
			if (g.encounter.used.length > 0)
				again ||= g.offers('seat:1', 'power|fodder') || g.offers('seat:1', 'super|fodder');
			g.lapse();
		}
		expect(g.encounter.used).toHaveLength(1);
		expect(again).toBe(false);
	});

	it('[alien:fodder] given a negotiate on either side, or its power lost, then there is nothing to throw in', () => {
		const offers = (given: Position, cards: [string, string]): boolean =>
			offered(
				meet(
					duel({
						aliens: { 'seat:1': 'fodder' },
						hands: {
							'seat:1': ['negotiate', 'attack:12'],
							'seat:2': ['attack:20', 'negotiate']
						},
						...given
					}),
					cards
				),
				'seat:1',
				'power|fodder'
			);
		expect(offers({}, ['attack:08', 'attack:20'])).toBe(true);
		expect(offers({}, ['negotiate', 'attack:20'])).toBe(false);
		expect(offers({}, ['attack:08', 'negotiate'])).toBe(false);
		expect(offers({ planets: homes('seat:1', 10, 10) }, ['attack:08', 'attack:20'])).toBe(false);
	});

	it('[alien:fodder] [alien:tripler] ruling: the cards count as they were changed by then', () => {
		const against = (tripled: string): CosmicGame =>
			meet(
				duel({
					aliens: { 'seat:1': 'tripler', 'seat:2': 'fodder' },
					hands: { 'seat:1': [tripled], 'seat:2': ['attack:12', 'attack:14'] }
				}),
				[tripled, 'attack:08']
			).until('window:reveal.values', 'seat:2');
		// 20 counts 7: nothing lies between, as it does between the cards as they are printed.
		const lower = against('attack:20');
		expect(lower.offers('seat:2', 'power|fodder')).toBe(false);
		expect(totals(lower)).toEqual({ offense: 8, defense: 12 });
		// 07 counts 21, and is now the higher one.
		const higher = against('attack:07');
		expect(higher.choices('seat:2', 'power|fodder|throw|')).toEqual(['attack:12#1', 'attack:14#1']);
	});

	it('[alien:fodder] given it is zapped, then the cards stay in hand', () => {
		const g = shown({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|fodder', { picks: held(g, 'attack:12') });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 24 });
		expect(g.hand('seat:1')).toHaveLength(4);
	});
});

describe('the Fodder flare', () => {
	/** These sides have invited seat 3, which holds the flare and stays out; seat 4 is invited by both. */
	const declined = (...by: ('offense' | 'defense')[]): CosmicGame => {
		const g = duel({ seats: 4, hands: { 'seat:3': ['flare:fodder', 'attack:06'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		const guests = (side: 'offense' | 'defense') => ({
			picks: [...(by.includes(side) ? ['seat:3'] : []), 'seat:4']
		});
		g.until('alliance.offenseInvites').answer('seat:1', guests('offense'));
		g.until('alliance.defenseInvites').answer('seat:2', guests('defense'));
		while (!g.asked.includes('planning.select')) {
			if (g.asked.includes('alliance.answer')) g.pick(g.askedSeats[0]!, 'decline');
			else g.lapse();
		}
		return g.lay('attack:08', 'attack:08');
	};
	const asked = (...by: ('offense' | 'defense')[]): CosmicGame =>
		declined(...by).until('window:reveal.cards', 'seat:3');
	const JOIN = 'wild|fodder|join|flare:fodder';

	it('[wild:fodder] given it was invited and stayed out, when it is played after the reveal, then one ship joins a side that had invited', () => {
		const g = asked('offense');
		expect(g.choices('seat:3', JOIN)).toEqual(['offense']);
		g.use('seat:3', 'wild|fodder', { pick: 'offense', then: { pick: 'planet:3-1' } });
		expect(totals(g)).toEqual({ offense: 13, defense: 12 });
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 4, 'seat:3': 1 });
	});

	it('[wild:fodder] given the defense invited it, then it stands beside the planet, from a colony it names, and is rewarded', () => {
		const g = asked('defense');
		expect(g.choices('seat:3', JOIN)).toEqual(['defense']);
		g.use('seat:3', 'wild|fodder', { pick: 'defense', then: { pick: 'planet:3-4' } });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 13 });
		expect(g.encounter.allies).toEqual({ offense: [], defense: ['seat:3'] });
		expect(g.encounter.beside).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:3-4')).toEqual({ 'seat:3': 3 });
		expect(g.until('launch.aim', 'seat:2').said).toContain('{seat:3} takes 1 card as rewards.');
	});

	it('[wild:fodder] given both invited it, then it chooses, also once the cards count', () => {
		const g = declined('offense', 'defense').until('window:reveal.values', 'seat:3');
		expect(g.choices('seat:3', JOIN)).toEqual(['offense', 'defense']);
		g.use('seat:3', 'wild|fodder', { pick: 'offense', then: { pick: 'planet:3-1' } });
		expect(totals(g)).toEqual({ offense: 13, defense: 12 });
	});

	it('[wild:fodder] given it is not played, or nobody had invited it, then it stays out', () => {
		expect(totals(asked('offense'))).toEqual({ offense: 12, defense: 12 });
		const g = declined();
		expect(offered(g, 'seat:3', 'wild|fodder')).toBe(false);
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
	});

	it('[wild:fodder] given it has joined a side, then it sends no ship more', () => {
		const g = duel({ hands: { 'seat:3': ['flare:fodder', 'attack:06'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		expect(offered(g, 'seat:3', 'wild|fodder')).toBe(false);
	});

	it('[wild:fodder] given Card Zap answers it, then no ship is sent', () => {
		const g = duel({
			hands: { 'seat:2': ['artifact:card-zap'], 'seat:3': ['flare:fodder', 'attack:06'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.answer').pick('seat:3', 'decline');
		g.lay('attack:08', 'attack:08').until('window:reveal.cards', 'seat:3');
		const late = { pick: 'offense', then: { pick: 'planet:3-1' } };
		declare(g, 'seat:3', 'wild|fodder', late).use('seat:2', 'artifact|card-zap');
		expect(totals(g)).toEqual({ offense: 12, defense: 12 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
	});

	const SUPER: Position = { hands: { 'seat:1': ['flare:fodder', 'attack:00', 'attack:20'] } };

	it('[super:fodder] given it plays it, then any attack below the other card can be thrown in; without it those between', () => {
		const g = shown(SUPER);
		const below = ['attack:00#1', 'attack:06#1', 'attack:12#1', 'attack:14#1'];
		expect(thrown(g, 'super|fodder|throw|flare:fodder')).toEqual(below);
		expect(thrown(g, 'power|fodder|throw|')).toEqual(below.slice(2));
		g.use('seat:1', 'super|fodder', { picks: held(g, 'attack:06', 'attack:12', 'attack:14') });
		expect(totals(g)).toEqual({ offense: 9 + 32, defense: 24 });
		expect(g.hand('seat:1')).toContain('flare:fodder');
	});

	it('[super:fodder] given its own card is the higher one, then it can throw in with it all the same', () => {
		const g = shown(SUPER, ['attack:23', 'attack:20']);
		g.use('seat:1', 'super|fodder', { picks: held(g, 'attack:14') });
		expect(totals(g)).toEqual({ offense: 23 + 1 + 14, defense: 24 });
	});

	it('[super:fodder] given it was played, then its power throws in nothing more', () => {
		const g = shown(SUPER);
		g.use('seat:1', 'super|fodder', { picks: held(g, 'attack:06') });
		g.until('window:use.declared').until('window:reveal.values', 'seat:1');
		expect(g.encounter.used).toHaveLength(1);
		expect(g.offers('seat:1', 'power|fodder')).toBe(false);
	});

	it('[super:fodder] given it defends, then it plays it, too; given the other card counts nothing, nobody does', () => {
		const g = meet(
			duel({
				aliens: { 'seat:2': 'fodder' },
				hands: { 'seat:1': ['attack:20'], 'seat:2': ['flare:fodder', 'attack:06'] }
			}),
			['attack:20', 'attack:08']
		).until('window:reveal.values', 'seat:2');
		expect(g.choices('seat:2', 'super|fodder|throw|flare:fodder')).toEqual(['attack:06#1']);
		const none = shown({ hands: { 'seat:1': ['flare:fodder'] } }, ['attack:08', 'attack:00']);
		expect(none.offers('seat:1', 'super|fodder')).toBe(false);
	});

	it('[super:fodder] given Cosmic Zap answers it, then it goes back to hand, and so do the cards', () => {
		const g = shown({ hands: { ...SUPER.hands, 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'super|fodder', { picks: held(g, 'attack:06') });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 24 });
		expect(g.hand('seat:1')).toHaveLength(7);
	});
});
