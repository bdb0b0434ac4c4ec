/** Citadel: attack cards beside planets help whoever defends there. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel, homes, meet, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const BUILD = 'power|citadel|build';
const MAN = 'power|citadel|man';

/** Seat 3 is Citadel; seat 1 is about to encounter seat 2. */
const settled = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:3': 'citadel' },
		destiny: ['colour:2#1'],
		hands: { 'seat:3': ['attack:10', 'attack:10', 'attack:04', 'negotiate'] },
		...given
	});

const building = (given: Position = {}, seat: SeatId = 'seat:3') =>
	settled(given).until('window:destiny.defenseSet', seat);

/** Seat 3 stands aside; citadels of 10 and 4 lie beside the planet of seat 2 that seat 1 attacks; cards are laid. */
const attacked = (given: Position = {}, cards: [string, string] = ['attack:20', 'attack:08']) =>
	meet(
		duel({
			aliens: { 'seat:3': 'citadel' },
			beside: { 'planet:2-1': ['attack:10', 'attack:04'], 'planet:2-2': ['attack:12'] },
			...given,
			hands: {
				'seat:1': ['attack:20', 'attack:30', 'negotiate', ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': ['negotiate', ...(given.hands?.['seat:2'] ?? [])],
				'seat:3': ['attack:06', ...(given.hands?.['seat:3'] ?? [])]
			}
		}),
		cards
	);

const closing = (g: CosmicGame): CosmicGame => {
	while (g.board.turn === 1 && !g.asked.includes('turn.second')) g.lapse();
	return g;
};

/** Both totals, once all have passed. */
function weighed(g: CosmicGame) {
	while (g.board.phase !== 'resolution') g.lapse();
	return g.encounter.totals;
}

const LEFT = { 'planet:2-2': ['attack:12'] };
const ALL = { 'planet:2-1': ['attack:10', 'attack:04'], ...LEFT };

describe('Citadel', () => {
	it('[alien:citadel] [CE-15.37] given the defense is settled, when it lays an attack, then it lies face up beside the planet it names, anybody’s; not used, none does', () => {
		const g = building().use('seat:3', BUILD, { pick: 'attack:04#1' });
		g.until('citadel.place.planet');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toHaveLength(15);
		g.pick('seat:3', 'planet:1-2').until('launch.aim');
		expect(g.board.besidePlanets).toEqual({ 'planet:1-2': ['attack:04#1'] });
		expect(g.hand('seat:3')).toEqual(['attack:10#1', 'attack:10#2', 'negotiate#1']);
		expect(g.said).toContain('{seat:3} lays Attack 04 beside planet 2 of {seat:1}.');
		expect(settled().until('launch.aim').board.besidePlanets).toEqual({});
	});

	it('[alien:citadel] given a planet with a citadel, then another joins it', () => {
		const g = building({ beside: { 'planet:3-1': ['attack:30'] } });
		g.use('seat:3', BUILD, { pick: 'attack:10#1' }).until('citadel.place.planet');
		g.pick('seat:3', 'planet:3-1').until('launch.aim');
		expect(g.board.besidePlanets).toEqual({ 'planet:3-1': ['attack:30', 'attack:10'] });
	});

	it('[alien:citadel] [CE-22.5] given two players, then it fortifies a planet of either, and its citadels work for whoever defends there', () => {
		const g = building(
			{
				seats: 2,
				aliens: { 'seat:1': 'citadel' },
				hands: { 'seat:1': ['attack:10', 'attack:08', 'attack:40'], 'seat:2': ['attack:08'] }
			},
			'seat:1'
		).use('seat:1', BUILD, { pick: 'attack:10#1' });
		expect(g.until('citadel.place.planet').choices('seat:1')).toHaveLength(10);
		g.pick('seat:1', 'planet:2-1');
		meet(g).until('window:planning.selected', 'seat:1').use('seat:1', MAN);
		expect(weighed(g)).toEqual({ offense: 9, defense: 8 + 4 + 10 });
	});

	it('[alien:citadel] [CE-23.5] given two copies of a card are laid, then each has a name of its own', () => {
		const g = building({
			destiny: ['colour:2#1', 'colour:1#1'],
			hands: { 'seat:3': ['attack:10', 'attack:10'] }
		});
		g.use('seat:3', BUILD, { pick: 'attack:10#1' }).until('citadel.place.planet');
		g.pick('seat:3', 'planet:3-1').until('launch.aim');
		while (g.board.turn === 1) g.lapse();
		g.until('window:destiny.defenseSet', 'seat:3');
		g.use('seat:3', BUILD, {
			pick: g.hand('seat:3').find((card) => card.startsWith('attack:10'))!
		});
		g.until('citadel.place.planet').pick('seat:3', 'planet:3-1').until('launch.aim');
		const copies = g.board.besidePlanets['planet:3-1']!;
		expect(new Set(copies).size).toBe(2);
	});

	it('[alien:citadel] given its hand, then it lays attacks alone, like ones offered once, and without any it is not offered', () => {
		const { shape } = building().decision('seat:3');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => id.startsWith(BUILD)) : null;
		expect(use?.then?.type === 'one' && use.then.choices.map(({ id }) => id)).toEqual([
			'attack:10#1',
			'attack:04#1'
		]);
		const none = building({ hands: { 'seat:3': ['negotiate', 'morph'] } });
		expect(none.offers('seat:3', BUILD)).toBe(false);
	});

	it.each(['seat:1', 'seat:2'] as const)(
		'[alien:citadel] given %s plays it, a main player, then it may lay one as well, and once in every encounter',
		(seat) => {
			const g = building(
				{ aliens: { [seat]: 'citadel' }, hands: { [seat]: ['attack:10', 'attack:04', 'morph'] } },
				seat
			);
			g.use(seat, BUILD, { pick: 'attack:04#1' }).until('citadel.place.planet');
			g.pick(seat, 'planet:2-1');
			for (; !g.asked.includes('planning.select'); g.lapse())
				expect(g.offers(seat, BUILD)).toBe(false);
		}
	);

	it('[alien:citadel] ruling: given another turn, then it may lay one again', () => {
		const g = building({ destiny: ['colour:2#1', 'colour:1#1'] });
		closing(g);
		while (g.board.turn === 1) g.lapse();
		g.until('window:destiny.defenseSet', 'seat:3');
		expect(g.offers('seat:3', BUILD)).toBe(true);
	});

	it('[alien:citadel] [wild:warrior] [CE-4.11] given an encounter out of turn, which draws no destiny card, then it may lay one as well', () => {
		const g = meet(
			duel({
				aliens: { 'seat:3': 'citadel' },
				hands: {
					'seat:2': ['flare:warrior', 'attack:06'],
					'seat:3': ['attack:10', 'attack:04']
				}
			})
		);
		g.until('window:resolution.end', 'seat:2').use('seat:2', 'wild|warrior');
		g.until('window:destiny.defenseSet', 'seat:3');
		expect(g.encounter).toMatchObject({ offense: 'seat:2', defense: 'seat:1', destiny: null });
		g.use('seat:3', BUILD, { pick: 'attack:04#1' }).until('citadel.place.planet');
		g.pick('seat:3', 'planet:1-2').until('launch.aim');
		expect(g.board.besidePlanets).toEqual({ 'planet:1-2': ['attack:04#1'] });
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[alien:citadel] ruling: given somebody holds Cosmic Zap, then laying a citadel cannot be answered', () => {
		const g = building({ hands: { 'seat:1': ['artifact:cosmic-zap'], 'seat:3': ['attack:10'] } });
		g.use('seat:3', BUILD, { pick: 'attack:10#1' });
		for (; !g.asked.includes('citadel.place.planet'); g.lapse())
			expect(g.asked).not.toContain('window:use.declared');
		expect(g.board.encounter!.used).toHaveLength(1);
	});

	it('[alien:citadel] given citadels where the gate points, when it uses them, then their sum is added to the total of the defense, though it stands aside', () => {
		const g = attacked().until('window:planning.selected', 'seat:3').use('seat:3', MAN);
		expect(offered(g, 'seat:3', MAN, () => g.encounter.revealed)).toBe(false);
		expect(weighed(g)).toEqual({ offense: 21, defense: 8 + 4 + 14 });
	});

	it('[alien:citadel] given it does not use them, then they count nothing', () => {
		const g = closing(attacked());
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 12 });
		expect(g.board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] given the planet attacked has none, then there is nothing to use', () => {
		const g = attacked({ beside: { 'planet:2-2': ['attack:12'] } });
		for (; g.board.phase !== 'resolution'; g.lapse()) expect(g.offers('seat:3', MAN)).toBe(false);
	});

	it('[alien:citadel] [CE-12.17] given the defense loses, then those used are discarded, and no others', () => {
		const g = attacked({}, ['attack:30', 'attack:08']).until('window:planning.selected', 'seat:3');
		closing(g.use('seat:3', MAN));
		expect(g.encounter.totals).toEqual({ offense: 31, defense: 26 });
		expect(g.board.besidePlanets).toEqual(LEFT);
		expect(g.board.discard).toEqual(expect.arrayContaining(['attack:10#1', 'attack:04#1']));
		expect(g.said).toContain(
			'Discarded from beside planet 1 of {seat:2}: Attack 10 and Attack 04.'
		);
	});

	it('[alien:citadel] [CE-12.17] given the defense wins, then they stay', () => {
		const g = attacked().until('window:planning.selected', 'seat:3').use('seat:3', MAN);
		while (g.board.turn === 1) g.lapse();
		expect(g.board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] given two morphs, so that both sides lose, then those used are discarded', () => {
		const g = attacked({ hands: { 'seat:1': ['morph'] } }, ['morph', 'attack:08']);
		g.until('window:planning.selected', 'seat:3').use('seat:3', MAN);
		// There is one in the deck: the other is made here.
		g.encounter.laid.defense!.card = g.encounter.laid.offense!.card.replace('#', '#9');
		closing(g);
		expect(g.said).toContain('both sides lose');
		expect(g.board.besidePlanets).toEqual(LEFT);
	});

	it.each(['made', 'failed'] as const)(
		'[alien:citadel] ruling: given a deal is %s, then those used stay',
		(how) => {
			const g = attacked({}, ['negotiate', 'negotiate']).until(
				'window:planning.selected',
				'seat:3'
			);
			g.use('seat:3', MAN);
			if (how === 'made') g.agree({ number: { amount: 1 } });
			closing(g);
			expect(g.board.besidePlanets).toEqual(ALL);
		}
	);

	it('[alien:citadel] ruling: given the encounter ends early, then they stay', () => {
		const g = settled({ beside: ALL }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		g.board.players['seat:1']!.hand = [];
		closing(g);
		expect(g.said).toContain('the turn ends');
		expect(g.board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] ruling: given its use is zapped, then nothing is added and they stay though the planet is lost', () => {
		const g = attacked({ hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN);
		closing(g.use('seat:1', 'artifact|cosmic-zap'));
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 12 });
		expect(g.board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] ruling: given its power is lost, then they lie there and do nothing, and none is laid', () => {
		const g = attacked({ planets: homes('seat:3', 10, 10) });
		for (; g.board.phase !== 'resolution'; g.lapse())
			expect(g.offers('seat:3', 'power|citadel')).toBe(false);
		expect(closing(g).board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] given its power is lost after it has used them, then they are discarded all the same when the defense loses', () => {
		const g = attacked({ planets: homes('seat:3', 10, 9, 1) }, ['attack:30', 'attack:08']);
		g.until('window:planning.selected', 'seat:3').use('seat:3', MAN);
		g.until('window:reveal.values', 'seat:1');
		g.board.players['seat:3']!.powerLost = true;
		closing(g);
		expect(g.board.besidePlanets).toEqual(LEFT);
	});

	it('[alien:citadel] [wild:reincarnator] [CE-16.19] ruling: given its sheet is discarded, then all citadels go with it', () => {
		const g = attacked({ hands: { 'seat:2': ['flare:reincarnator'] } }, ['attack:08', 'attack:08']);
		g.board.encounter!.allies.offense = ['seat:3'];
		g.board.encounter!.gate['seat:3'] = 1;
		g.board.planets['planet:3-1']!.ships = { 'seat:3': 3 };
		g.until('window:resolution.end', 'seat:2');
		g.use('seat:2', 'wild|reincarnator', { pick: 'seat:3' });
		while (g.board.turn === 1) g.lapse();
		expect(g.board.besidePlanets).toEqual({});
		expect(g.said).toContain('The citadels go with it: ');
		expect(g.board.discard).toEqual(
			expect.arrayContaining(['attack:10#1', 'attack:04#1', 'attack:12#1'])
		);
	});

	it('[alien:citadel] [wild:sorcerer] [CE-16.16] given its power is traded, then the citadels serve who plays it now', () => {
		const g = duel({
			aliens: { 'seat:1': 'virus', 'seat:2': 'citadel' },
			beside: ALL,
			hands: { 'seat:3': ['flare:sorcerer'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:3').use('seat:3', 'wild|sorcerer');
		g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:1');
		expect(g.offers('seat:1', MAN)).toBe(true);
		expect(g.offers('seat:2', MAN)).toBe(false);
	});
});

describe('the Citadel flare', () => {
	/** Two attacks are up; this seat holds the flare. */
	const up = (seat: SeatId, given: Position = {}): CosmicGame =>
		meet(
			duel({
				...given,
				hands: { 'seat:1': ['negotiate'], [seat]: ['flare:citadel', 'negotiate'] }
			}),
			['attack:08', 'attack:08'],
			4
		).until('window:reveal.values');

	it.each(['seat:1', 'seat:2'] as const)(
		'[wild:citadel] given two attacks, when %s plays it, then the total of the defense has 5 more; not played, it has not',
		(seat) => {
			const g = up(seat).use(seat, 'wild|citadel');
			expect(weighed(g)).toEqual({ offense: 12, defense: 17 });
			expect(weighed(up(seat))).toEqual({ offense: 12, defense: 12 });
		}
	);

	it('[wild:citadel] given it stands aside, or one side has no attack, then it cannot be played', () => {
		const aside = up('seat:3');
		expect(aside.offers('seat:3', 'wild|citadel')).toBe(false);
		const talk = meet(duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['flare:citadel'] } }), [
			'negotiate',
			'attack:08'
		]);
		for (; talk.board.turn === 1; talk.lapse())
			expect(talk.offers('seat:2', 'wild|citadel')).toBe(false);
	});

	it('[super:citadel] given it uses them, when it plays it, then they are taken from the total of the defense, and discarded if that loses', () => {
		const g = attacked({ hands: { 'seat:3': ['flare:citadel'] } });
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN);
		closing(g.use('seat:3', 'super|citadel'));
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 12 - 14 });
		expect(g.board.besidePlanets).toEqual(LEFT);
		expect(g.said).toContain('14 is taken from the total of the defense.');
	});

	it('[super:citadel] given it is not played, then they are added', () => {
		const g = attacked({ hands: { 'seat:3': ['flare:citadel'] } });
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN).pass();
		expect(weighed(g)).toEqual({ offense: 21, defense: 26 });
	});

	it('[super:citadel] given its use is stopped already, or another power is used, then it cannot be played', () => {
		const hands = { 'seat:3': ['flare:citadel'], 'seat:1': ['artifact:cosmic-zap'] };
		const g = attacked({ hands });
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN);
		g.use('seat:1', 'artifact|cosmic-zap');
		for (; g.board.phase !== 'resolution'; g.lapse())
			if (g.said.includes('Cosmic Zap')) expect(g.offers('seat:3', 'super|citadel')).toBe(false);
		const other = attacked({
			aliens: { 'seat:1': ['citadel', 'mirror'] },
			hands: { 'seat:1': ['flare:citadel'] }
		});
		declare(other.until('window:planning.selected', 'seat:1'), 'seat:1', 'power|mirror');
		expect(other.asked).toContain('window:use.declared');
		expect(other.offers('seat:1', 'super|citadel')).toBe(false);
	});

	it('[super:citadel] given Cosmic Zap answers it, then nothing is added or taken, the citadels stay and the flare comes back', () => {
		const hands = { 'seat:3': ['flare:citadel'], 'seat:1': ['artifact:cosmic-zap'] };
		const g = attacked({ hands });
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN);
		declare(g, 'seat:3', 'super|citadel').use('seat:1', 'artifact|cosmic-zap');
		expect(weighed(g)).toEqual({ offense: 21, defense: 12 });
		expect(g.hand('seat:3')).toContain('flare:citadel');
		expect(closing(g).board.besidePlanets).toEqual(ALL);
	});

	it('[alien:citadel] [alien:mirror] ruling: given a reversal, then what citadels add is not turned', () => {
		const g = attacked({ aliens: { 'seat:1': 'mirror', 'seat:3': 'citadel' } });
		declare(g.until('window:planning.selected', 'seat:1'), 'seat:1', 'power|mirror').pass();
		g.until('window:planning.selected', 'seat:3').use('seat:3', MAN);
		expect(weighed(g)).toEqual({ offense: 2 + 1, defense: 80 + 4 + 14 });
	});

	it('[super:citadel] given it was played, then the next encounter there is as always', () => {
		const g = attacked({ hands: { 'seat:3': ['flare:citadel'] } }, ['attack:08', 'attack:08']);
		declare(g.until('window:planning.selected', 'seat:3'), 'seat:3', MAN);
		g.use('seat:3', 'super|citadel');
		while (g.board.turn === 1) g.lapse();
		expect(g.encounter.notes.open).toEqual({});
	});
});
