/** Bulwark: of all its ships that would be lost together it loses one. */
import { describe, expect, it } from 'vitest';
import {
	declare,
	duel,
	fight,
	holding,
	homes,
	meet,
	met,
	offered,
	over
} from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** The defense wins, and the offense does. */
const LOST: Cards = ['attack:00', 'attack:30'];
const WON: Cards = ['attack:30', 'attack:00'];

/** Seat 1 attacks seat 2 with three ships; both have two ships of an ally; both lay these. */
const fought = (given: Position, cards: Cards = LOST): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': ['defense', { 'planet:3-1': 2 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
		given
	);

/** How many ships stand on planets of the seat. */
const atHome = (g: CosmicGame, seat: number): number =>
	[1, 2, 3, 4, 5].reduce(
		(sum, k) => sum + (g.ships(`planet:${seat}-${k}`)[`seat:${seat}`] ?? 0),
		0
	);

describe('Bulwark', () => {
	it('[alien:bulwark] given it loses as the offense, then one ship goes to the warp, and the others come home', () => {
		const g = over(fought({ aliens: { 'seat:1': 'bulwark' } }));
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:4': 2 });
		expect(atHome(g, 1)).toBe(19);
		expect(g.said).toContain('power of Bulwark');
	});

	it('[alien:bulwark] given it loses as the defense, then the others stay on the planet, beside the winners', () => {
		const g = over(fought({ aliens: { 'seat:2': 'bulwark' } }, WON));
		expect(g.board.warp).toEqual({ 'seat:2': 1, 'seat:3': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:2': 3, 'seat:4': 2 });
	});

	it('[alien:bulwark] given it loses as an ally of either side, then the others come home', () => {
		const offense = over(fought({ aliens: { 'seat:4': 'bulwark' } }));
		expect(offense.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 1 });
		expect(atHome(offense, 4)).toBe(19);
		const defense = over(fought({ aliens: { 'seat:3': 'bulwark' } }, WON));
		expect(defense.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 1 });
		expect(atHome(defense, 3)).toBe(19);
	});

	it('[alien:bulwark] given one ship alone is about to be lost, then there is nothing to use', () => {
		const g = over(met(LOST, { aliens: { 'seat:1': 'bulwark' } }));
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).not.toContain('power of Bulwark');
	});

	/** Plague costs Bulwark, seat 2, three ships of two colonies. */
	const plagued = (given: Position = {}): CosmicGame => {
		const g = duel({
			aliens: { 'seat:2': 'bulwark' },
			hands: { 'seat:1': ['artifact:plague'] },
			...given
		}).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		return g
			.until('mustLose.pick')
			.answer('seat:2', { split: { 'planet:2-1': 2, 'planet:2-2': 1 } });
	};

	it('[alien:bulwark] given any other loss, then it picks which one goes, and the others stay where they are', () => {
		const g = plagued().until('bulwark.resist.which');
		expect(g.refusal('seat:2', { split: { 'planet:2-1': 1 } })).toBeTruthy();
		// A bot keeps as many as it may, of both planets.
		expect(steadyAnswer(g, 'seat:2')).toEqual({ split: { 'planet:2-1': 1, 'planet:2-2': 1 } });
		g.answer('seat:2', { split: { 'planet:2-1': 2 } }).until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 3 });
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[alien:bulwark] given it is zapped, then all go', () => {
		const g = over(
			fought({ aliens: { 'seat:1': 'bulwark' }, hands: { 'seat:2': ['artifact:cosmic-zap'] } })
				.until('window:use.declared', 'seat:2')
				.use('seat:2', 'artifact|cosmic-zap')
		);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[alien:bulwark] ruling: given it has lost with a negotiate, then it is paid for the one ship that reached the warp', () => {
		const g = over(fought({ aliens: { 'seat:1': 'bulwark' } }, ['negotiate', 'attack:30']));
		expect(g.said).toContain('takes 1 card of {seat:2} as compensation');
	});

	it('[alien:bulwark] ruling: given Void has beaten it, then its ships have left the game before', () => {
		const g = over(fought({ aliens: { 'seat:1': 'bulwark', 'seat:2': 'void' } }));
		expect(g.board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.said).not.toContain('power of Bulwark');
	});

	it('[wild:bulwark] [CE-20.4] ruling: given there is no colony to return to, then all ships in the encounter are lost, and there is nothing to play', () => {
		const lost = (ships: number): CosmicGame =>
			meet(
				duel(
					holding(LOST, {
						hands: { 'seat:1': ['flare:bulwark'] },
						planets: homes('seat:1', ships)
					})
				),
				LOST,
				2
			);
		const none = lost(2);
		expect(offered(none, 'seat:1', 'wild|bulwark')).toBe(false);
		expect(none.board.warp).toEqual({ 'seat:1': 2 });
		// A ship that stayed at home is a colony to return to.
		expect(offered(lost(3), 'seat:1', 'wild|bulwark')).toBe(true);
	});

	it('[alien:bulwark] [CE-20.11] ruling: given its planet leaves the game, then the others return to other colonies; with the planet in place they stay', () => {
		const razed = duel({
			aliens: { 'seat:2': 'bulwark' },
			options: { tech: 'base' },
			techs: { 'seat:1': ['omega-missile'] }
		}).until('window:encounter.start', 'seat:1');
		razed.use('seat:1', 'tech|omega-missile', { pick: 'planet:2-3' }).until('launch.aim');
		expect(razed.board.warp).toEqual({ 'seat:2': 1 });
		expect(razed.board.planets['planet:2-3']).toBeUndefined();
		expect([1, 2, 4, 5].map((k) => g(razed, k)).reduce((a, b) => a + b)).toBe(19);
	});
	const g = (game: CosmicGame, k: number): number => game.ships(`planet:2-${k}`)['seat:2'] ?? 0;

	it('[alien:bulwark] given a deal fails, then of three ships it loses one', () => {
		const deal = duel({
			aliens: { 'seat:1': 'bulwark', 'seat:2': 'macron' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		expect(over(deal).board.warp).toEqual({ 'seat:1': 1, 'seat:2': 3 });
	});
});

describe('the Bulwark flare', () => {
	it('[wild:bulwark] given a main player is about to lose ships, when it plays it, then it loses one; not played, all', () => {
		const lost = (): CosmicGame => fought({ hands: { 'seat:1': ['flare:bulwark'] } });
		const g = over(lost().until('window:ships.losing', 'seat:1').use('seat:1', 'wild|bulwark'));
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:4': 2 });
		expect(over(lost()).board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[wild:bulwark] given the defense, then its ships stay on the planet', () => {
		const g = fought({ hands: { 'seat:2': ['flare:bulwark'] } }, WON);
		over(g.until('window:ships.losing', 'seat:2').use('seat:2', 'wild|bulwark'));
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:2': 3 });
	});

	it('[wild:bulwark] given an ally, or one ship alone, then it cannot be played', () => {
		expect(
			offered(fought({ hands: { 'seat:4': ['flare:bulwark'] } }), 'seat:4', 'wild|bulwark')
		).toBe(false);
		const one = met(LOST, { hands: { 'seat:1': ['flare:bulwark'] } });
		expect(offered(one, 'seat:1', 'wild|bulwark')).toBe(false);
	});

	/** Bulwark, seat 2, wins against a negotiate of three ships, and holds more cards than it pays. */
	const pays = (
		given: Position = {},
		hand = ['attack:04', 'attack:06', 'attack:10', 'attack:20']
	) =>
		fight(
			['negotiate', 'attack:30'],
			{},
			{
				aliens: { 'seat:2': 'bulwark' },
				...given,
				hands: { 'seat:2': ['flare:bulwark', ...hand], ...given.hands }
			}
		);

	it('[super:bulwark] given it is to pay compensation, when it plays it, then it chooses the cards; not played, chance does', () => {
		const g = pays()
			.until('window:resolution.compensation', 'seat:2')
			.use('seat:2', 'super|bulwark');
		g.until('compensation.give').answer('seat:2', {
			picks: ['attack:04', 'attack:06', 'attack:08'].map((card) =>
				g.hand('seat:2').find((one) => one.startsWith(card))!
			)
		});
		over(g);
		expect(g.hand('seat:1')).toEqual(expect.arrayContaining(['attack:04#1', 'attack:06#1']));
		expect(g.hand('seat:2')).toEqual(expect.arrayContaining(['attack:10#1', 'attack:20#1']));
		const plain = pays();
		for (; !plain.asked.includes('turn.second') && plain.board.encounters < 2; plain.lapse())
			expect(plain.asked).not.toContain('compensation.give');
	});

	it('[super:bulwark] ruling: given all its hand is to go, or it collects itself, then it cannot be played for compensation', () => {
		// Two cards, and as many as it pays; with one more there is a choice.
		expect(offered(pays({}, []), 'seat:2', 'super|bulwark|pay')).toBe(false);
		expect(offered(pays({}, ['attack:04']), 'seat:2', 'super|bulwark|pay')).toBe(false);
		expect(offered(pays({}, ['attack:04', 'attack:06']), 'seat:2', 'super|bulwark|pay')).toBe(true);
		const collects = fight(
			['negotiate', 'attack:30'],
			{},
			{
				aliens: { 'seat:1': 'bulwark' },
				hands: { 'seat:1': ['flare:bulwark'], 'seat:2': ['attack:04', 'attack:10'] }
			}
		);
		expect(offered(collects, 'seat:1', 'super|bulwark|pay')).toBe(false);
	});

	it('[super:bulwark] [CE-14.26] ruling: given Cavalry collects as well, then it chooses those cards, too', () => {
		const g = fight(
			['negotiate', 'attack:30'],
			{ 'seat:4': ['offense', { 'planet:4-1': 2 }] },
			{
				aliens: { 'seat:2': 'bulwark', 'seat:4': 'cavalry' },
				hands: {
					'seat:2': [
						'flare:bulwark',
						'attack:04',
						'attack:06',
						'attack:10',
						'attack:20',
						'attack:20'
					],
					'seat:4': ['negotiate']
				}
			}
		);
		g.until('window:planning.selected', 'seat:4').use('seat:4', 'power|cavalry');
		g.until('cavalry.add.which').pick('seat:4', g.hand('seat:4')[0]!);
		g.until('window:resolution.compensation', 'seat:2').use('seat:2', 'super|bulwark');
		const first = () => ({ picks: g.choices('seat:2').slice(0, 3) });
		g.until('compensation.give').answer('seat:2', first());
		g.until('compensation.give');
		expect(g.decision('seat:2').about).toEqual(['seat:4']);
	});

	/** Tyrant, seat 2, is attacked by Bulwark, seat 1, and holds two ships of it: two cards are due. */
	const exacted = (given: Position = {}): CosmicGame =>
		duel({
			aliens: { 'seat:1': 'bulwark', 'seat:2': 'tyrant' },
			captured: { tyrant: { 'seat:1': 2 } },
			...given,
			hands: { 'seat:1': ['flare:bulwark', 'attack:10', 'attack:20'], ...given.hands }
		});
	const like = (card: string): unknown => expect.stringMatching(new RegExp(`^${card}`));

	it('[super:bulwark] [CE-19.33] given it is to discard at random, when it plays it, then it chooses the cards; not played, chance does', () => {
		const g = exacted().until('window:cards.losing', 'seat:1').use('seat:1', 'super|bulwark');
		g.until('atRandom.choose');
		g.answer('seat:1', {
			picks: g.hand('seat:1').filter((card) => /^attack:(08|10)/.test(card))
		});
		g.until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:20', 'flare:bulwark'].map(like));
		expect(g.board.discard).toEqual(['attack:08', 'attack:10'].map(like));
		const plain = exacted().until('launch.aim');
		expect(plain.hand('seat:1')).toHaveLength(2);
		expect(plain.said).toContain('{seat:1} loses at random');
	});

	it('[super:bulwark] [CE-19.33] given another discards, or all it holds is to go, or its power is lost, then it cannot be played', () => {
		const never = (g: CosmicGame, seat: 'seat:1' | 'seat:3'): void => {
			for (; !g.asked.includes('launch.aim'); g.lapse())
				expect(g.offers(seat, 'super|bulwark')).toBe(false);
		};
		never(
			exacted({
				aliens: { 'seat:1': 'void', 'seat:2': 'tyrant', 'seat:3': 'bulwark' },
				hands: { 'seat:1': ['attack:10', 'attack:20'], 'seat:3': ['flare:bulwark'] }
			}),
			'seat:3'
		);
		never(exacted({ captured: { tyrant: { 'seat:1': 4 } } }), 'seat:1');
		never(exacted({ planets: homes('seat:1', 9, 9) }), 'seat:1');
	});

	/** Bulwark, seat 2, defends with this hand, against the alien of seat 1. */
	const attackedBy = (alien: string, flare: string[] = []): CosmicGame =>
		duel({
			aliens: { 'seat:1': alien, 'seat:2': 'bulwark' },
			hands: {
				'seat:1': ['attack:01', ...flare],
				'seat:2': ['flare:bulwark', 'attack:04', 'attack:10', 'attack:20']
			}
		});

	it('[super:bulwark] [alien:mite] [super:mite] given Mite has it discard, then it chooses what Mite may keep', () => {
		const g = attackedBy('mite', ['flare:mite']).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|mite');
		g.until('mite.bluster.choose').pick('seat:2', 'discard');
		g.until('window:cards.losing', 'seat:2').use('seat:2', 'super|bulwark');
		g.until('atRandom.choose').answer('seat:2', {
			picks: g.hand('seat:2').filter((card) => /^attack:(04|08)/.test(card))
		});
		g.until('mite.keep.pick');
		expect(g.choices('seat:1').map(String).sort()).toEqual(['attack:04', 'attack:08'].map(like));
	});

	it('[super:bulwark] [wild:love] given Love is given a card, then it chooses which', () => {
		const g = duel({
			aliens: { 'seat:2': 'bulwark' },
			hands: { 'seat:1': ['flare:love'], 'seat:2': ['flare:bulwark', 'attack:04'] }
		});
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|love');
		g.until('love.plea.reply').pick('seat:2', 'discard');
		g.until('window:cards.losing', 'seat:2').use('seat:2', 'super|bulwark');
		const [four] = g.hand('seat:2').filter((card) => card.startsWith('attack:04'));
		g.until('atRandom.choose').answer('seat:2', { picks: [four!] });
		g.until('planning.select');
		expect(g.hand('seat:1')).toContainEqual(like('attack:04'));
	});

	it('[super:bulwark] [wild:hate] given Hate has it discard a card, then it chooses which; without an encounter card left it loses all the same', () => {
		const plundered = (hand: string[]): CosmicGame => {
			const g = duel({
				aliens: { 'seat:2': 'bulwark' },
				hands: { 'seat:1': ['flare:hate'], 'seat:2': ['flare:bulwark', ...hand] }
			});
			g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|hate');
			return g.until('window:cards.losing', 'seat:2').use('seat:2', 'super|bulwark');
		};
		const drop = (g: CosmicGame, card: string): CosmicGame => {
			const [one] = g
				.until('atRandom.choose')
				.hand('seat:2')
				.filter((held) => held.startsWith(card));
			return g.answer('seat:2', { picks: [one!] });
		};
		expect(
			drop(plundered(['reinforcement:2']), 'reinforcement').until('planning.select').encounter
				.outcome
		).toBeNull();
		const g = drop(plundered(['reinforcement:2']), 'attack:08');
		for (; g.encounter.outcome === null; g.lapse());
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});
});
