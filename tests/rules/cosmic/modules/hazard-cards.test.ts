/** Each hazard changes an outcome (rules.md section 33). */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { lookOpen } from '../../../../src/lib/core';
import { copyOf } from '../../../support/positions';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';

/** A table at which destiny brings a warning and this hazard is turned up; then others, of which none changes this. */
const withHazard = (hazard: string, given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1', 'colour:3#1', 'colour:1#1'],
		...given,
		options: { hazard: 'conflict', ...given.options },
		piles: { hazard: [`hazard:${hazard}`, ...(given.piles?.hazard ?? [])] }
	});

const without = (given: Position = {}): CosmicGame =>
	position({ destiny: ['colour:2#2', 'colour:3#2'], ...given });

const inPlay = (g: CosmicGame) => g.board.hazards!.inPlay.map(likeOf);
const endOf = (g: CosmicGame) => {
	const { encounters } = g.board;
	while (!g.table.over && g.board.encounters === encounters) g.lapse();
	return g;
};
const hands = (...cards: string[][]): Position['hands'] =>
	Object.fromEntries(cards.map((hand, i) => [`seat:${i + 1}`, hand]));
const FIGHT = { target: 'planet:2-1', send: { 'planet:1-1': 3 } } as const;

describe('hazards of ships', () => {
	it('[hazard:black-hole] [CE-33.6] given ships lost by the loser and its ally, then they leave the game, but none below the colonies it takes to win', () => {
		const g = withHazard('black-hole', {
			seats: 4,
			hands: hands(['attack:04'], ['attack:40']),
			planets: {
				'planet:3-2': {},
				'planet:3-3': {},
				'planet:3-4': {},
				'planet:3-5': { 'seat:3': 3 }
			}
		});
		g.encounterTo({
			...FIGHT,
			allies: { 'seat:3': ['offense', { 'planet:3-1': 4 }] },
			cards: ['attack:04', 'attack:40']
		});
		endOf(g);
		expect(g.board.removed).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
		expect(g.said).toContain('leave the game');
	});

	it('[hazard:its-full-of-stars] given a player with ships in the warp and none on colonies, when it is invited, then it may join with ships from the warp, four in all', () => {
		const given: Position = {
			seats: 3,
			warp: { 'seat:3': 6 },
			planets: Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, {}]))
		};
		const g = withHazard('its-full-of-stars', given);
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer');
		const join = (n: number) => ({ pick: 'offense', then: { split: { warp: n } } });
		expect(g.refusal('seat:3', join(5)).rule).toBe('CE-9.6');
		g.answer('seat:3', join(4));
		expect(g.encounter.gate['seat:3']).toBe(4);
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
		const plain = without(given);
		plain.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		plain.until('planning.select');
		expect(plain.encounter.allies.offense).toEqual([]);
	});

	it('[hazard:reverse-rewards] given allies on both sides, then winning offensive allies go home and take rewards, and winning defensive ones land', () => {
		const fight = (cards: [string, string]) =>
			withHazard('reverse-rewards', {
				seats: 4,
				hands: hands([cards[0]], [cards[1]], ['attack:06'], ['attack:06'])
			}).encounterTo({
				...FIGHT,
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 2 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				},
				cards
			});
		const won = endOf(fight(['attack:40', 'attack:04']));
		expect(won.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(won.hand('seat:3')).toHaveLength(3);
		const held = endOf(fight(['attack:04', 'attack:40']));
		expect(held.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:4': 1 });
		expect(held.hand('seat:4')).toHaveLength(1);
	});

	it('[hazard:reverse-rewards] [CE-33.6] [CE-21.1] given who needs one colony more, when it is asked to join, then the side whose allies land says that it wins the game', () => {
		const g = withHazard('reverse-rewards', {
			seats: 4,
			hands: hands(['attack:04'], ['attack:40'], ['attack:06'], ['attack:06']),
			planets: Object.fromEntries(
				[1, 2, 3, 4].map((k) => [`planet:4-${k}`, { 'seat:4': 2, 'seat:3': 1 }])
			)
		});
		g.until('launch.aim').pick('seat:1', FIGHT.target).until('launch.send');
		g.answer('seat:1', { split: FIGHT.send });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
		const { shape } = g.until('alliance.answer', 'seat:3').decision('seat:3');
		const notes = shape.type === 'one' ? shape.choices.map(({ note }) => said(note)) : [];
		expect(notes[0]).not.toContain('win the game');
		expect(notes[1]).toMatch(/your 5th\. .* If the defense wins, you win the game\.$/);
	});

	it('[hazard:alliance] [CE-33.7] [CE-33.9] given a ship given to another, then each of the two must invite the other whenever it is a main player, and the ship is out of use', () => {
		const g = withHazard('alliance', {
			seats: 4,
			hands: hands(['attack:04'], ['attack:40', 'attack:06']),
			piles: { hazard: ['hazard:meteor-storm'] }
		});
		g.until('pact.give').answer('seat:1', { pick: 'planet:1-2', then: { pick: 'seat:3' } });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(lookOpen(cosmic, g.table).board.hazards!.pact).toEqual({
			between: ['seat:1', 'seat:3'],
			ships: { 'seat:1': 1 }
		});
		g.until('alliance.offenseInvites');
		const { rule, say } = g.refusal('seat:1', { picks: ['seat:4'] });
		expect({ rule, say: said(say) }).toEqual({
			...{ rule: 'CE-33.9', say: 'You must invite {seat:3}.' }
		});
		g.answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		while (g.board.turn === 1) g.lapse();
		g.until('alliance.defenseInvites');
		expect([g.encounter.defense, g.refusal('seat:3', { picks: [] }).rule]).toEqual([
			'seat:3',
			'CE-33.9'
		]);
	});

	it('[hazard:alliance] [CE-33.9] given an offense without a ship on a colony, then the card is discarded', () => {
		const g = withHazard('alliance', {
			warp: { 'seat:1': 3 },
			planets: Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]))
		});
		g.until('launch.aim');
		expect([inPlay(g), g.board.hazards!.pact]).toEqual([[], null]);
		expect(g.board.modules!.hazard!.pile.map(likeOf)).toEqual(['hazard:alliance']);
	});
});

describe('hazards of fights', () => {
	it('[hazard:meteor-storm] [CE-33.13] given totals of more than 25 together, then both sides lose whatever turns the outcome round; at 25 they do not', () => {
		const fight = (cards: [string, string], given: Position = {}) =>
			withHazard('meteor-storm', { ...given, hands: hands([cards[0]], [cards[1]]) }).encounterTo({
				...FIGHT,
				cards
			});
		// 3 and 4 ships.
		const storm = endOf(fight(['attack:10', 'attack:09']));
		expect(storm.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4 });
		expect(storm.said).toContain('Both sides lose.');
		const calm = endOf(fight(['attack:10', 'attack:08']));
		expect(calm.board.warp).toEqual({ 'seat:2': 4 });
		const turned = endOf(
			fight(['attack:10', 'attack:09'], { aliens: { 'seat:1': 'loser' }, box: ['loser'] })
		);
		expect(turned.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4 });
	});

	it('[hazard:odd-way-to-win-a-war] [CE-30.8] given an odd attack against an even one, then the odd one wins whatever the totals; of two odd ones the totals decide', () => {
		const fight = (cards: [string, string]) =>
			endOf(
				withHazard('odd-way-to-win-a-war', { hands: hands([cards[0]], [cards[1]]) }).encounterTo({
					...FIGHT,
					cards
				})
			).board.warp;
		expect(fight(['attack:01', 'attack:40'])).toEqual({ 'seat:2': 4 });
		expect(fight(['attack:40', 'attack:01'])).toEqual({ 'seat:1': 3 });
		expect(fight(['attack:01', 'attack:23'])).toEqual({ 'seat:1': 3 });
	});

	it('[hazard:cosmic-guardian] [CE-33.8] [CE-33.17] given an attack above 20, then it counts as a negotiate, whether it is revealed or must be an attack; it stays until The Witness comes', () => {
		const g = withHazard('cosmic-guardian', {
			hands: hands(['attack:23', 'attack:06'], ['attack:06'], ['attack:06']),
			piles: { hazard: ['hazard:witness'] }
		});
		g.encounterTo({ ...FIGHT, cards: ['attack:23', 'attack:06'] });
		g.until('window:resolution.outcome');
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'negotiate' });
		endOf(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(inPlay(g)).toEqual(['hazard:cosmic-guardian']);
		g.until('launch.aim');
		expect(inPlay(g)).toEqual(['hazard:witness']);
		expect(g.said).toContain('The Cosmic Guardian goes.');
	});

	it('[hazard:cosmic-guardian] given an attack of 20, then it is one', () => {
		const g = withHazard('cosmic-guardian', { hands: hands(['attack:20'], ['attack:06']) });
		g.encounterTo({ ...FIGHT, cards: ['attack:20', 'attack:06'] });
		expect(endOf(g).board.warp).toEqual({ 'seat:2': 4 });
	});
});

describe('hazards of powers', () => {
	it('[hazard:cosmic-nebula] [CE-33.20] given a power that is used, then it is stopped with nobody asked; what follows from that follows', () => {
		const fight = (hazard: string | null) => {
			const given: Position = {
				aliens: { 'seat:1': 'macron' },
				hands: hands(['attack:08'], ['attack:06'])
			};
			const g = hazard === null ? without(given) : withHazard(hazard, given);
			return g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['attack:08', 'attack:06']
			});
		};
		const g = fight('cosmic-nebula');
		const plain = fight(null);
		expect(endOf(plain).board.warp).toEqual({ 'seat:2': 4 });
		expect(endOf(g).board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).toContain('Macron is stopped until the encounter ends.');
	});

	it('[hazard:psychic-switcheroo] [CE-33.19] given two main players, then they trade powers until the encounter is over, and trade back', () => {
		const g = withHazard('psychic-switcheroo', {
			aliens: { 'seat:1': 'zombie', 'seat:2': 'tick-tock' },
			tokens: { 'seat:2': 5 }
		});
		const powers = (seat: SeatId) => [g.board.players[seat]!.aliens, g.board.players[seat]!.tokens];
		g.until('launch.aim');
		expect([powers('seat:1'), powers('seat:2')]).toEqual([
			[['tick-tock'], 5],
			[['zombie'], 0]
		]);
		expect(lookOpen(cosmic, g.table).board.encounter!.switched).toEqual([['seat:1', 'seat:2']]);
		endOf(g);
		expect(g.board.players['seat:1']!.aliens).toEqual(['zombie']);
		expect(g.board.players['seat:2']!.aliens).toEqual(['tick-tock']);
	});

	it('[hazard:witness] given a player with two home colonies, then its power works while it is in play, and no longer', () => {
		const g = withHazard('witness', {
			aliens: { 'seat:3': 'macron' },
			planets: { 'planet:3-1': {}, 'planet:3-2': {}, 'planet:3-3': {} },
			piles: { hazard: ['hazard:cosmic-guardian'] }
		});
		expect(g.board.players['seat:3']!.powerLost).toBe(true);
		g.until('launch.aim');
		expect(g.board.players['seat:3']!.powerLost).toBe(false);
		endOf(g).until('launch.aim');
		expect(inPlay(g)).toEqual(['hazard:cosmic-guardian']);
		expect(g.board.players['seat:3']!.powerLost).toBe(true);
	});
});

describe('hazards of cards and turns', () => {
	it('[hazard:energy-fields] given main players, then each draws two cards that all see, before anybody is invited', () => {
		const g = withHazard('energy-fields', {
			deck: ['attack:40', 'attack:30', 'morph', 'artifact:quash']
		});
		g.until('launch.send');
		expect(g.hand('seat:1')).toHaveLength(2);
		g.until('alliance.offenseInvites');
		expect(g.hand('seat:1').map(likeOf)).toContain('attack:40');
		expect(g.hand('seat:2').map(likeOf)).toContain('artifact:quash');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.said).toContain('{seat:1} shows Attack 40 and Attack 30.');
	});

	it('[hazard:cosmic-upheaval] given hands of different sizes, then the same cards are dealt out again in the same sizes', () => {
		const g = withHazard('cosmic-upheaval', {
			hands: hands(['attack:40', 'attack:30', 'attack:23'], ['morph'], ['attack:20', 'negotiate'])
		});
		const all = () => g.table.seats.flatMap((seat) => g.hand(seat).map(likeOf));
		const [before, first] = [all().sort(), g.hand('seat:1').map(likeOf)];
		g.until('launch.aim');
		expect(g.table.seats.map((seat) => g.hand(seat).length)).toEqual([3, 1, 2]);
		expect(all().sort()).toEqual(before);
		expect(g.hand('seat:1').map(likeOf)).not.toEqual(first);
		expect(g.events.some(({ move }) => move?.type === 'cards' && move['from'] === 'hand')).toBe(
			false
		);
	});

	it('[hazard:mirror-universe] given deck and discards, then they change places, and the new deck is of the discards alone', () => {
		const g = withHazard('mirror-universe', {
			deckOnly: true,
			deck: ['attack:40', 'attack:30'],
			discard: ['morph', 'negotiate', 'attack:20']
		});
		g.until('launch.aim');
		expect(g.board.discard.map(likeOf).sort()).toEqual(['attack:30', 'attack:40']);
		expect(g.vault.deck.map(likeOf).sort()).toEqual(['attack:20', 'morph', 'negotiate']);
	});

	it('[hazard:sargasso-web] [CE-33.18] given encounter cards, a reinforcement and an artifact played, then they leave the game, and nothing can keep them', () => {
		const g = withHazard('sargasso-web', {
			aliens: { 'seat:1': 'clone', 'seat:2': 'filch' },
			hands: hands(
				['attack:08', 'reinforcement:5'],
				['attack:06', 'negotiate'],
				['artifact:ionic-gas']
			)
		});
		g.encounterTo({ ...FIGHT, cards: ['attack:08', 'attack:06'] });
		g.until('window:reveal.values').pick('seat:1', 'reinforcement:5', { pick: 'offense' });
		g.until('window:resolution.outcome').use('seat:3', 'artifact|ionic-gas');
		endOf(g);
		expect(g.board.outOfGame.map(likeOf).sort()).toEqual([
			'artifact:ionic-gas',
			'attack:06',
			'attack:08',
			'reinforcement:5'
		]);
		expect(g.board.discard).toEqual([]);
		expect(g.hand('seat:1').map(likeOf)).toEqual([]);
	});

	it('[hazard:temporal-anomaly] given turns to the left, then they pass to the right, and another one turns them round again', () => {
		const g = withHazard('temporal-anomaly', {
			seats: 4,
			destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3'],
			hands: hands(['attack:04'], ['attack:40'], ['attack:04'], ['attack:04'])
		});
		g.encounterTo({ ...FIGHT, cards: ['attack:04', 'attack:40'] });
		expect(lookOpen(cosmic, g.table).board.backwards).toBe(true);
		while (g.board.turn === 1) g.lapse();
		expect(g.board.offense).toBe('seat:4');
	});
});

describe('what goes with hazards', () => {
	it('[CE-33.17] given a steady bot with an attack of 23 and one of 14, when The Cosmic Guardian is in play, then it lays the one that counts', () => {
		const laid = (hazard: string) => {
			const g = withHazard(hazard, {
				hands: hands(['attack:23', 'attack:14'], ['attack:06', 'attack:05'])
			});
			g.encounterTo(FIGHT).until('planning.select');
			const answer = steadyAnswer(g, 'seat:1');
			return 'pick' in answer ? likeOf(answer.pick) : null;
		};
		expect(laid('cosmic-guardian')).toBe('attack:14');
	});

	it('[LAW-5] given hazards at the table, then what is dealt anew keeps nothing of the order of their deck, and all that lies open', () => {
		const g = withHazard('black-hole').until('launch.aim');
		const other = copyOf(g.table);
		cosmic.redeal(other, 'seat:1', diceFrom(4));
		expect(other.vault.piles!.hazard).not.toEqual(g.vault.piles!.hazard);
		expect(other.board.hazards).toEqual(g.board.hazards);
		expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('hazard:meteor-storm');
	});
});
