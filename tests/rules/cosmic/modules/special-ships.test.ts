/** Special ships (rules.md section 35). */
import { describe, expect, it } from 'vitest';
import { lookOpen, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { CosmicGame, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { duel, fight, holding, homes, meet, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';

const markOf = ({ table }: CosmicGame, seat: SeatId) =>
	lookOpen(cosmic, table).board.special?.marks[seat];

const FLAGSHIPS = { specialShips: 'flagship' } as const;
const VESSELS = { specialShips: 'salvage' } as const;

const withFlagships = (given: Position = {}): Position => ({
	marks: { 'seat:1': 'planet:1-1' },
	...given,
	options: { ...FLAGSHIPS, ...given.options }
});
const withVessels = (given: Position = {}): Position => ({
	marks: { 'seat:1': 'planet:1-1' },
	...given,
	options: { ...VESSELS, ...given.options }
});

/** Seat 1 sends so many ships of its first planet, and says where its marked ship is. */
function launch(g: CosmicGame, send: number, marked: string | null = null): CosmicGame {
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send } });
	if (marked) g.until('ships.goes.where').pick('seat:1', marked);
	return g;
}

/** As `launch`, with the marked ship in the gate, to the values of these cards. */
const fought = (given: Position, cards: [string, string] = ['attack:08', 'attack:08']) => {
	const g = launch(duel(holding(cards, given)), 1, 'gate');
	return g.lay(...cards);
};

describe('CE-35 special ships', () => {
	it('[CE-24.7] [CE-35.1] [CE-35.2] given flagships, when all have marked a ship in secret, then all see which; a table that wants none has none', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: { box: 'classic', ...FLAGSHIPS } as never,
			key: '7'.repeat(64),
			clocked: false
		});
		const g = new CosmicGame(table as never).until('ships.mark.choose');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.pick('seat:1', 'planet:1-2').pick('seat:2', 'planet:2-5');
		expect(lookOpen(cosmic, g.table).board.special).toEqual({ kind: 'flagship', marks: {} });
		g.pick('seat:3', 'planet:3-1');
		expect(markOf(g, 'seat:1')).toEqual({ at: 'planet:1-2', up: true });
		expect(markOf(g, 'seat:2')).toEqual({ at: 'planet:2-5', up: true });
		expect(g.said).toContain('Flagship of {seat:3} stands on planet 1 of {seat:3}.');
		expect(lookOpen(cosmic, duel().table).board.special).toBeUndefined();
		const vessels = duel(withVessels());
		expect(lookOpen(cosmic, vessels.table).board.special?.kind).toBe('salvage-vessel');
	});

	it('[CE-35.6] given it may be among ships that left, then its player says so, and without a word it has stayed', () => {
		const went = launch(duel(withFlagships()), 1, 'gate');
		expect(markOf(went, 'seat:1')?.at).toBe('gate');
		const stayed = launch(duel(withFlagships()), 1).until('ships.goes.where');
		expect(stayed.choices('seat:1')).toEqual(['planet:1-1', 'gate']);
		stayed.lapse();
		expect(markOf(stayed, 'seat:1')?.at).toBe('planet:1-1');
	});

	it('[CE-35.6] given all ships of its place leave, or none of it, then nobody is asked', () => {
		const all = launch(duel(withFlagships()), 4).until('planning.select');
		expect(markOf(all, 'seat:1')?.at).toBe('gate');
		const none = duel(withFlagships()).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-2': 2 }
		});
		none.until('planning.select');
		expect(markOf(none, 'seat:1')?.at).toBe('planet:1-1');
		expect(all.said + none.said).not.toContain('is among them');
	});

	it('[CE-35.6] given ships come home to several colonies, then it is where its player says', () => {
		const g = launch(
			duel({
				...withFlagships(),
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
			}),
			3,
			'gate'
		);
		g.lay('negotiate', 'negotiate').until('deal.talk');
		g.answer('seat:1', { refuse: true }).until('mustLose.pick', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-2': 3 } }).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-3': 2, 'planet:1-4': 1 } });
		g.until('ships.goes.where');
		expect(g.choices('seat:1')).toEqual(['planet:1-3', 'planet:1-4']);
		g.pick('seat:1', 'planet:1-4');
		expect(markOf(g, 'seat:1')?.at).toBe('planet:1-4');
	});

	it('[CE-35.6] [CE-35.3] given ships are lost, then an unmarked one goes while there is one; in the warp it does nothing', () => {
		const lost = (n: number) => {
			const g = launch(
				duel({
					...withFlagships(),
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] },
					planets: { 'planet:1-1': { 'seat:1': n } }
				}),
				1
			);
			if (g.asked.includes('ships.goes.where')) g.lapse();
			g.lay('negotiate', 'negotiate').until('deal.talk');
			g.answer('seat:1', { refuse: true }).until('mustLose.pick', 'seat:1');
			g.answer('seat:1', { split: { 'planet:1-1': 3 } });
			return over(g);
		};
		expect(markOf(lost(5), 'seat:1')?.at).toBe('planet:1-1');
		expect(markOf(lost(4), 'seat:1')?.at).toBe('warp');
		const gone = duel({ ...withFlagships(), warp: { 'seat:1': 2 }, marks: { 'seat:1': 'warp' } });
		expect(offered(gone, 'seat:1', 'ship|flagship|move')).toBe(false);
	});

	it('[CE-35.4] given its action was used, then it is left again at the end of a turn of one encounter', () => {
		const g = duel(withFlagships({ marks: { 'seat:1': { at: 'planet:1-1', used: true } } }));
		expect(offered(g, 'seat:1', 'ship|flagship|move', () => g.board.turn !== 1)).toBe(false);
		while (g.board.turn === 1) g.lapse();
		expect(markOf(g, 'seat:1')).toEqual({ at: 'planet:1-1', up: true });
		expect(g.said).toContain('Flagship of {seat:1} is ready again.');
	});

	it('[CE-35.4] given a turn of two encounters, or the turn of another, then its action stays used', () => {
		const used = { at: 'planet:1-1', used: true } as const;
		const twice = duel({
			...withFlagships({ marks: { 'seat:1': used, 'seat:3': { at: 'planet:3-1', used: true } } }),
			...{ hands: { 'seat:1': ['attack:20', 'attack:30'] } }
		});
		meet(twice, ['attack:20', 'attack:08']).until('turn.second');
		twice.answer('seat:1', { yes: true });
		while (twice.board.turn === 1) twice.lapse();
		expect(twice.board.encounters).toBeGreaterThan(2);
		expect(markOf(twice, 'seat:1')?.up).toBe(false);
		expect(markOf(twice, 'seat:3')?.up).toBe(false);
	});

	it('[CE-35.4] given it comes back from the warp, then it is ready', () => {
		const g = duel({
			...withFlagships(),
			warp: { 'seat:1': 2 },
			marks: { 'seat:1': { at: 'warp', used: true } }
		}).until('encounter.retrieve');
		g.pick('seat:1', 'planet:1-3').until('ships.goes.where');
		expect(g.choices('seat:1')).toEqual(['warp', 'planet:1-3']);
		g.pick('seat:1', 'planet:1-3');
		expect(markOf(g, 'seat:1')).toEqual({ at: 'planet:1-3', up: true });
	});

	it('[CE-35.5] given it is out of the game, when its player retrieves another ship in its own regroup, then that one may be marked', () => {
		const at = (yes: boolean) => {
			const g = duel({
				...withFlagships(),
				warp: { 'seat:1': 2 },
				removed: { 'seat:1': 1 },
				marks: { 'seat:1': { at: 'removed', used: true } }
			}).until('encounter.retrieve');
			g.pick('seat:1', 'planet:1-3').until('ships.anew.choose').answer('seat:1', { yes });
			return markOf(g, 'seat:1');
		};
		expect(at(true)).toEqual({ at: 'planet:1-3', up: true });
		expect(at(false)).toEqual({ at: 'removed', up: false });
		const none = duel({ ...withFlagships(), warp: { 'seat:1': 2 } }).until('encounter.retrieve');
		none.pick('seat:1', 'planet:1-3').until('launch.aim');
		expect(markOf(none, 'seat:1')?.at).toBe('planet:1-1');
	});

	it('[CE-35.7] given it fights, then it is one ship in the total and one ship lost', () => {
		const g = fought(withFlagships()).until('window:reveal.values', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		over(g);
		expect(g.board.warp['seat:1']).toBe(1);
		expect(markOf(g, 'seat:1')?.at).toBe('warp');
	});

	it('[CE-35.10] given powers and cards that stop others, then nobody is asked to answer it', () => {
		const g = fought({
			...withFlagships(),
			hands: { 'seat:2': ['artifact:cosmic-zap', 'artifact:card-zap'] }
		}).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'ship|flagship|guns').pass('seat:2', 'seat:3');
		expect(g.encounter.totals?.offense).toBe(12);
		expect(g.said).not.toContain('Zap');
	});
});

describe('Flagship', () => {
	it('[ship:flagship] [CE-35.8] given it fights, then its player may add 3, once; where it is not, that is not offered', () => {
		const g = fought(withFlagships()).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'ship|flagship|guns').pass();
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 12 });
		g.until('window:reveal.values', 'seat:1');
		expect(g.offers('seat:1', 'ship|flagship|move')).toBe(true);
		expect(g.offers('seat:1', 'ship|flagship|guns')).toBe(false);
		const home = launch(duel(withFlagships()), 1, 'planet:1-1').lay('attack:08', 'attack:08');
		expect(offered(home, 'seat:1', 'ship|flagship|guns')).toBe(false);
	});

	it('[ship:flagship] [CE-35.8] given it stands on the planet attacked, then its guns help the defense', () => {
		const defends = meet(duel(withFlagships({ marks: { 'seat:2': 'planet:2-1' } })));
		defends.until('window:reveal.values', 'seat:2').use('seat:2', 'ship|flagship|guns').pass();
		expect(defends.encounter.totals?.defense).toBe(15);
	});

	it('[ship:flagship] [CE-35.8] given an ally with its flagship beside the planet, then its guns help the defense', () => {
		const g = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['defense', { 'planet:3-1': 4 }] },
			withFlagships({ marks: { 'seat:3': 'planet:3-1' } })
		).until('window:reveal.values', 'seat:3');
		expect(markOf(g, 'seat:3')?.at).toBe('beside');
		g.use('seat:3', 'ship|flagship|guns').pass();
		expect(g.encounter.totals?.defense).toBe(8 + 4 + 4 + 3);
	});

	it('[ship:flagship] [CE-35.8] given four ships in the gate, when it is called once the cards are revealed, then it is a fifth, and its guns count', () => {
		const g = duel(withFlagships({ marks: { 'seat:1': 'planet:1-2' } }));
		meet(g, ['attack:08', 'attack:08'], 4).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'ship|flagship|move', { pick: 'gate' }).pass();
		expect(g.encounter.totals?.offense).toBe(13);
		expect(markOf(g, 'seat:1')).toEqual({ at: 'gate', up: false });
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'ship|flagship|guns').pass();
		expect(g.encounter.totals?.offense).toBe(16);
		expect(g.offers('seat:1', 'ship|flagship|move')).toBe(false);
	});

	it('[ship:flagship] [CE-35.8] given the defense calls it, then it comes to the planet; who is not involved cannot', () => {
		const g = meet(
			duel(withFlagships({ marks: { 'seat:2': 'planet:2-4', 'seat:3': 'planet:3-1' } }))
		).until('window:reveal.values', 'seat:2');
		expect(
			g.refusal('seat:2', { pick: 'ship|flagship|move|', then: { pick: 'beside' } })
		).toBeTruthy();
		g.use('seat:2', 'ship|flagship|move', { pick: 'planet:2-1' }).pass();
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 5 });
		const other = meet(duel(withFlagships({ marks: { 'seat:3': 'planet:3-1' } })));
		other.until('window:reveal.values', 'seat:3');
		expect(
			other.refusal('seat:3', { pick: 'ship|flagship|move|', then: { pick: 'gate' } })
		).toBeTruthy();
	});

	it('[ship:flagship] [CE-35.8] given it leaves the encounter again, then what it had added is gone', () => {
		const g = fought(withFlagships()).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'ship|flagship|guns').pass();
		expect(g.encounter.totals?.offense).toBe(12);
		g.until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'ship|flagship|move', { pick: 'planet:1-5' }).pass();
		expect(g.encounter.totals?.offense).toBe(8);
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 5 });
	});

	it('[ship:flagship] [CE-35.8] given an encounter begins, then it moves to a colony or onto a technology that is researched', () => {
		const g = duel(
			withFlagships({ techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 1 }, 'omega-missile'] } })
		).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'ship|flagship|move', { pick: 'tech:1-1' }).pass();
		expect(markOf(g, 'seat:1')).toEqual({ at: 'tech:1-1', up: false });
		expect(g.board.players['seat:1']!.techs![0]!.ships).toEqual({ 'seat:1': 2 });
		const other = duel(
			withFlagships({ techs: { 'seat:1': [{ id: 'xenon-lasers', ships: 0 }] } })
		).until('window:encounter.start', 'seat:1');
		const refused = other.refusal('seat:1', {
			pick: 'ship|flagship|move|',
			then: { pick: 'tech:1-1' }
		});
		expect(refused).toBeTruthy();
	});

	it('[ship:flagship] [CE-35.8] given it is about to be lost, then it may come to a colony that stays, and the others fall', () => {
		const g = launch(duel(withFlagships()), 3, 'gate').lay('attack:08', 'attack:08');
		g.until('window:ships.losing', 'seat:1');
		g.use('seat:1', 'ship|flagship|move', { pick: 'planet:1-4' });
		over(g);
		expect(g.board.warp['seat:1']).toBe(2);
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 5 });
		expect(markOf(g, 'seat:1')).toMatchObject({ at: 'planet:1-4' });
		const held = duel(
			withFlagships({
				marks: { 'seat:2': 'planet:2-1' },
				hands: { 'seat:1': ['attack:30'] },
				planets: homes('seat:2', 4, 2)
			})
		);
		meet(held, ['attack:30', 'attack:08']).until('window:ships.losing', 'seat:2');
		held.use('seat:2', 'ship|flagship|move', { pick: 'planet:2-2' });
		expect(held.ships('planet:2-2')).toEqual({ 'seat:2': 3 });
	});

	it('[ship:flagship] given a steady player, then it takes it into the fight, calls it and fires where that wins, and saves it', () => {
		const goes = launch(duel(withFlagships()), 1).until('ships.goes.where');
		expect(steadyAnswer(goes, 'seat:1')).toEqual({ pick: 'gate' });
		const close = fought(withFlagships({ planets: homes('seat:2', 1, 4, 4, 4, 4) }), [
			'attack:08',
			'attack:10'
		]).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(close, 'seat:1')).toEqual({ pick: 'ship|flagship|guns|' });
		const called = launch(
			duel(
				holding(
					['attack:08', 'attack:10'],
					withFlagships({
						marks: { 'seat:1': 'planet:1-2' },
						planets: homes('seat:2', 1, 4, 4, 4, 4)
					})
				)
			),
			1
		).lay('attack:08', 'attack:10');
		called.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(called, 'seat:1')).toEqual({
			pick: 'ship|flagship|move|',
			then: { pick: 'gate' }
		});
		const lost = launch(duel(withFlagships()), 3, 'gate').lay('attack:08', 'attack:08');
		lost.until('window:ships.losing', 'seat:1');
		expect(steadyAnswer(lost, 'seat:1')).toMatchObject({ pick: 'ship|flagship|move|' });
	});
});

describe('Salvage Vessel', () => {
	const handOf = (g: CosmicGame, seat: SeatId) => g.hand(seat).length;

	it('[ship:salvage-vessel] [CE-35.9] given its side wins with it there, then it brings two rewards; elsewhere none', () => {
		const wins = (marked: string) => {
			const cards: [string, string] = ['attack:20', 'attack:08'];
			const g = launch(duel(holding(cards, withVessels())), 1, marked).lay(...cards);
			const before = handOf(g, 'seat:1');
			return handOf(over(g), 'seat:1') - before;
		};
		expect(wins('gate')).toBe(2);
		expect(wins('planet:1-1')).toBe(0);
	});

	it('[ship:salvage-vessel] [CE-35.9] given it defends and its side wins, then the defense gains; a loser and a deal gain nothing', () => {
		const marks = { 'seat:1': 'planet:1-1', 'seat:2': 'planet:2-1' } as const;
		const g = launch(
			duel({ ...withVessels({ marks }), hands: { 'seat:2': ['attack:04'] } }),
			1,
			'gate'
		);
		g.lay('attack:08', 'attack:08');
		const before = [handOf(g, 'seat:1'), handOf(g, 'seat:2')];
		over(g);
		expect(handOf(g, 'seat:2') - before[1]!).toBe(2);
		expect(g.said).not.toContain('{seat:1} takes');
		const dealt = launch(
			duel({
				...withVessels({ marks }),
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
			}),
			1,
			'gate'
		).lay('negotiate', 'negotiate');
		dealt.until('deal.talk').agree({ colony: { pick: 'planet:1-2', then: { pick: 'open' } } });
		over(dealt);
		expect(dealt.said).not.toContain('as rewards');
	});

	it('[ship:salvage-vessel] [CE-35.9] given rewards for ships as well, then both are gained; what stops rewards stops these', () => {
		const allied = (hands: Position['hands']) =>
			fight(
				['attack:08', 'attack:08'],
				{ 'seat:3': ['defense', { 'planet:3-1': 4 }] },
				{ ...withVessels({ marks: { 'seat:3': 'planet:3-1' } }), hands: { 'seat:3': [], ...hands } }
			);
		expect(handOf(over(allied({})), 'seat:3')).toBe(6);
		const g = allied({ 'seat:1': ['artifact:ionic-gas'] });
		g.until('window:resolution.outcome', 'seat:1').use('seat:1', 'artifact|ionic-gas');
		expect(handOf(over(g), 'seat:3')).toBe(0);
	});

	it('[ship:salvage-vessel] [CE-35.9] [CE-31.4] given a reward deck, then its rewards are split over all there is', () => {
		const cards: [string, string] = ['attack:20', 'attack:08'];
		const given = withVessels({ options: { rewardDeck: 'incursion' }, warp: { 'seat:1': 2 } });
		const g = launch(duel(holding(cards, given)), 1, 'gate').lay(...cards);
		g.until('resolution.split', 'seat:1');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 2, max: 2 });
		g.answer('seat:1', { split: { rewards: 1, ships: 1 } });
		expect(g.said).toContain('takes 1 reward card and 1 ship as rewards.');
	});

	it('[ship:salvage-vessel] [CE-35.9] given technologies in play, then two of them may be drawn instead, of which one is kept', () => {
		const cards: [string, string] = ['attack:20', 'attack:08'];
		const g = launch(
			duel(holding(cards, { ...withVessels({ options: { tech: 'base' } }) })),
			1,
			'gate'
		).lay(...cards);
		const before = handOf(g, 'seat:1');
		g.until('resolution.salvage').pick('seat:1', 'techs').until('tech.keep.choose', 'seat:1');
		expect(g.choices('seat:1')).toHaveLength(2);
		over(g);
		expect(g.board.players['seat:1']!.techs).toHaveLength(1);
		expect(handOf(g, 'seat:1')).toBe(before);
	});

	it('[ship:salvage-vessel] [CE-35.9] given discarded cards, when its action is used, then one of its choice comes to the hand, and all see which', () => {
		const given = withVessels({ discard: ['attack:40', 'attack:04', 'negotiate'] });
		const g = duel(given).until('window:encounter.start', 'seat:1');
		const pick = g.board.discard.find((card) => card.startsWith('attack:40'))!;
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'ship|salvage-vessel|fetch|',
			then: { pick }
		});
		g.use('seat:1', 'ship|salvage-vessel|fetch', { pick }).pass();
		expect(g.hand('seat:1').some((card) => card.startsWith('attack:40'))).toBe(true);
		expect(g.said).toContain('Salvage Vessel of {seat:1} fetches Attack 40.');
		expect(markOf(g, 'seat:1')?.up).toBe(false);
		expect(offered(g, 'seat:1', 'ship|salvage-vessel|fetch')).toBe(false);
		const later = meet(duel(given));
		expect(offered(later, 'seat:1', 'ship|salvage-vessel|fetch')).toBe(true);
		expect(offered(duel(given), 'seat:2', 'ship|salvage-vessel|fetch')).toBe(false);
	});
});
