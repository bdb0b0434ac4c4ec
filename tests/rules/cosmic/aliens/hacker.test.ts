/** Hacker: it says who pays it compensation, and which cards. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { dealHands } from '../../../../src/lib/games/cosmic/hands';
import { position } from '../../../support/cosmic';
import { declare, homes, offered } from '../../../support/duel';
import { copyOf } from '../../../support/positions';
import { said } from '../../../support/said';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const RICH = ['attack:04', 'attack:30', 'artifact:plague', 'attack:10'];

/** Seat 1 negotiates with two ships against the attack of seat 2, who lets it collect two cards. */
function lost(given: Position = {}, send = 2): CosmicGame {
	const g = position({
		seats: 4,
		destiny: ['colour:2#1'],
		aliens: { 'seat:1': 'hacker' },
		...given,
		hands: {
			'seat:3': ['attack:40', 'morph', 'negotiate'],
			'seat:4': ['attack:06'],
			...given.hands,
			'seat:1': ['negotiate', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? RICH)]
		}
	});
	// Numbered as in a game.
	const hands = g.board.order.map((seat) => [seat, g.hand(seat)] as const);
	dealHands(new Play(cosmic, g.table), 'seat:1', hands);
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': send },
		cards: ['negotiate', 'attack:20']
	});
}

const DUE = 'window:resolution.compensation';
const TAKEN = 'window:resolution.compensated';

/** Seat 1 names who pays. */
const name = (g: CosmicGame, pays: SeatId) =>
	g.until(DUE, 'seat:1').use('seat:1', 'power|hacker|name', { pick: pays });

const sorted = (cards: readonly string[]) => cards.map((card) => card.replace(/#.*/, '')).sort();

describe('Hacker', () => {
	it('[alien:hacker] [CE-14.20] given it is to take two cards, when it names its opponent, then it sees that hand and takes the two it chooses', () => {
		const g = name(lost(), 'seat:2').until('compensation.take', 'seat:1');
		expect(sorted(g.choices('seat:1'))).toEqual([...RICH].sort());
		g.answer('seat:1', { picks: ['attack:30#201', 'artifact:plague#201'] });
		g.until('window:resolution.end');
		expect(sorted(g.hand('seat:1'))).toEqual(['artifact:plague', 'attack:30']);
		expect(sorted(g.hand('seat:2'))).toEqual(['attack:04', 'attack:10']);
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
	});

	it('[alien:hacker] ruling: it names a player with no part in the encounter, the number stays what was due, and the opponent keeps its hand', () => {
		const g = name(lost(), 'seat:3').until('compensation.take', 'seat:1');
		expect(sorted(g.choices('seat:1'))).toEqual(['attack:40', 'morph', 'negotiate']);
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		expect(g.decision('seat:1')).toMatchObject({
			about: ['seat:3'],
			because: { of: 'power|hacker|name', by: 'seat:1' }
		});
		g.answer('seat:1', { picks: ['attack:40#301', 'morph#301'] }).until('window:resolution.end');
		expect(sorted(g.hand('seat:1'))).toEqual(['attack:40', 'morph']);
		expect(g.hand('seat:2')).toHaveLength(4);
		expect(sorted(g.hand('seat:3'))).toEqual(['negotiate']);
	});

	it('[alien:hacker] given it does not use its power, then chance takes the cards of its opponent', () => {
		const drawn = new Set<string>();
		for (let seed = 1; seed <= 6; seed++) {
			const g = lost({ seed }).until('window:resolution.end');
			expect(g.hand('seat:1')).toHaveLength(2);
			expect(g.hand('seat:3')).toHaveLength(3);
			drawn.add(sorted(g.hand('seat:1')).join());
		}
		expect(drawn.size).toBeGreaterThan(1);
	});

	it('[alien:hacker] given hands, when it names one, then others than itself that hold a card are offered', () => {
		const g = lost({ hands: { 'seat:1': ['attack:12'], 'seat:3': [] } }).until(DUE, 'seat:1');
		const { shape } = g.decision('seat:1');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => /hacker/.test(id)) : null;
		const whom = use?.then?.type === 'one' ? use.then.choices.map(({ id }) => id) : [];
		expect(whom).toEqual(['seat:2', 'seat:4']);
	});

	it('[alien:hacker] given nobody else holds a card, then there is nobody to name', () => {
		const g = lost({ hands: { 'seat:2': [], 'seat:3': [], 'seat:4': [] } });
		expect(offered(g, 'seat:1', 'power|hacker')).toBe(false);
		expect(g.hand('seat:1')).toEqual([]);
	});

	/** Seat 2 hides the flare of Miser and both 30 and 10; what it holds besides follows. */
	const hidden = (more: string[], given: Position = {}) => {
		const hands = { 'seat:2': ['flare:miser', 'attack:30', 'attack:10', ...more] };
		const g = lost({ ...given, hands }).until(DUE, 'seat:2');
		if (g.askedSeats.includes('seat:1')) g.pass('seat:1');
		g.use('seat:2', 'wild|miser').until('miser.hide.choose', 'seat:2');
		const picks = g.choices('seat:2').filter((card) => /:(?:30|10)/.test(card));
		return g.answer('seat:2', { picks });
	};

	it('[alien:hacker] [wild:miser] [CE-19.22] ruling: given it has hidden cards itself, then it chooses among the others, and where there are no more of them than are due it is not asked', () => {
		const mine = { aliens: { 'seat:2': 'hacker' } } as const;
		expect(offered(hidden(['attack:04', 'attack:06'], mine), 'seat:2', 'power|hacker')).toBe(false);
		const g = hidden(['attack:04', 'attack:06', 'attack:12'], mine).until(DUE, 'seat:2');
		g.use('seat:2', 'power|hacker|choose').until('compensation.give', 'seat:2');
		expect(sorted(g.choices('seat:2'))).toEqual(['attack:04', 'attack:06', 'attack:12']);
	});

	it('[alien:hacker] [wild:miser] [CE-19.22] ruling: given all cards of a player are hidden, then it cannot be named', () => {
		const whom = (more: string[]) => {
			const g = hidden(more).until(DUE, 'seat:1');
			const { shape } = g.decision('seat:1');
			const use = shape.type === 'one' ? shape.choices.find(({ id }) => /hacker/.test(id)) : null;
			return use?.then?.type === 'one' ? use.then.choices.map(({ id }) => id) : [];
		};
		expect(whom([])).toEqual(['seat:3', 'seat:4']);
		expect(whom(['attack:04'])).toEqual(['seat:2', 'seat:3', 'seat:4']);
	});

	it('[alien:hacker] ruling: a hand that is too small is taken whole, and nobody is asked', () => {
		const g = name(lost(), 'seat:4');
		g.until('window:resolution.end');
		expect(sorted(g.hand('seat:1'))).toEqual(['attack:06']);
		expect(g.hand('seat:4')).toEqual([]);
		const even = name(lost({ hands: { 'seat:4': ['attack:06', 'attack:12'] } }), 'seat:4');
		for (; !even.asked.includes('window:resolution.end'); even.lapse())
			expect(even.asked).not.toContain('compensation.take');
		expect(even.hand('seat:4')).toEqual([]);
	});

	it('[alien:hacker] [CE-14.6] given it has named a player, when that player plays Ionic Gas first, then no hand is seen and nothing is taken', () => {
		const hands = { 'seat:3': ['artifact:ionic-gas', 'morph', 'negotiate', 'attack:40'] };
		const g = lost({ hands }).until(DUE, 'seat:1');
		declare(g, 'seat:1', 'power|hacker|name', { pick: 'seat:3' }).until(DUE, 'seat:3');
		expect(g.decision('seat:3').about).toEqual(['seat:1', 'seat:3']);
		g.use('seat:3', 'artifact|ionic-gas');
		for (; !g.asked.includes('window:resolution.end'); g.lapse())
			expect(g.asked).not.toContain('compensation.take');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	it('[alien:hacker] given its opponent is to take cards of it, when it uses its power, then it hands over what it chooses', () => {
		const g = lost({ aliens: { 'seat:2': 'hacker' } }).until(DUE, 'seat:2');
		expect(g.offers('seat:2', 'power|hacker|name')).toBe(false);
		g.use('seat:2', 'power|hacker|choose').until('compensation.give', 'seat:2');
		expect(g.choices('seat:2')).toEqual(g.hand('seat:2'));
		const [low, , , ten] = g.hand('seat:2');
		g.answer('seat:2', { picks: [low!, ten!] }).until('window:resolution.end');
		expect(sorted(g.hand('seat:1'))).toEqual(['attack:04', 'attack:10']);
		expect(sorted(g.hand('seat:2'))).toEqual(['artifact:plague', 'attack:30']);
	});

	it('[alien:hacker] given it pays and forgoes its power, then chance takes the cards; with no card to spare it is not asked', () => {
		const g = lost({ aliens: { 'seat:2': 'hacker' } })
			.until(DUE, 'seat:2')
			.pass();
		for (; !g.asked.includes('window:resolution.end'); g.lapse())
			expect(g.asked).not.toContain('compensation.give');
		expect(g.hand('seat:1')).toHaveLength(2);
		const bare = lost({
			aliens: { 'seat:2': 'hacker' },
			hands: { 'seat:2': ['attack:04', 'attack:06'] }
		});
		for (; !bare.asked.includes('launch.aim'); bare.lapse())
			expect(bare.offers('seat:2', 'power|hacker')).toBe(false);
		expect(sorted(bare.hand('seat:1'))).toEqual(['attack:04', 'attack:06']);
	});

	it('[alien:hacker] given it is no main player, or no compensation is due, then it has nothing to use', () => {
		const away = lost({ aliens: { 'seat:3': 'hacker' } });
		for (; away.board.encounters < 2; away.lapse())
			expect(away.offers('seat:3', 'power|hacker')).toBe(false);
		const saved = lost({ aliens: { 'seat:1': ['hacker', 'zombie'] } });
		for (; saved.board.encounters < 2; saved.lapse())
			expect(saved.offers('seat:1', 'power|hacker')).toBe(false);
	});

	it('[alien:hacker] given it is zapped, then chance takes the cards of its opponent', () => {
		const g = lost({ hands: { 'seat:2': [...RICH, 'artifact:cosmic-zap'] } });
		declare(g.until(DUE, 'seat:1'), 'seat:1', 'power|hacker|name', { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		for (; !g.asked.includes('window:resolution.end'); g.lapse())
			expect(g.asked).not.toContain('compensation.take');
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(2);
	});

	it('[alien:hacker] [CE-23.5] given the hand it sees, then cards in it have names that tell nothing of where they were, it alone is shown them, and a watcher reads none', () => {
		const g = lost({ hands: { 'seat:3': ['attack:06', 'attack:06', 'attack:06', 'morph'] } });
		g.board.players['seat:3']!.hand.splice(0, 1); // the copy named first has gone
		name(g, 'seat:3').until('compensation.take', 'seat:1');
		expect(g.choices('seat:1').join()).toBe('attack:06#301,attack:06#302,morph#301');
		for (const seat of ['seat:2', 'seat:4'] as const)
			expect(JSON.stringify(lookOwn(cosmic, g.table, seat))).not.toMatch(/#30\d/);
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toMatch(/#30\d/);
		const others = g.events.filter(({ to }) => to === 'all').map(({ say }) => said(say));
		expect(others.join()).not.toMatch(/Attack 06/);
	});

	it('[alien:hacker] [LAW-5] given tables that differ only in what Hacker cannot see, then the hand it chooses from is the same in them, and others may hold anything', () => {
		const g = name(lost(), 'seat:3').until('compensation.take', 'seat:1');
		const hands = (viewer: SeatId) => {
			const other = copyOf(g.table);
			cosmic.redeal(other, viewer, diceFrom(3));
			return (['seat:2', 'seat:3'] as const).map((seat) => other.board.players[seat]!.hand);
		};
		expect(hands('seat:1')[1]).toStrictEqual(g.hand('seat:3'));
		expect(hands('seat:1')[0]).not.toEqual(g.hand('seat:2'));
		expect(hands('seat:4')[1]).not.toEqual(g.hand('seat:3'));
	});
});

describe('the Hacker flare', () => {
	const none = { aliens: {} };

	it('[wild:hacker] given its opponent is to take cards of it, when it plays it, then nothing is taken', () => {
		const g = lost({ ...none, hands: { 'seat:2': [...RICH, 'flare:hacker'] } });
		g.until(DUE, 'seat:2').use('seat:2', 'wild|hacker').until('window:resolution.end');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:2')).toHaveLength(5);
		expect(g.said).not.toContain('as compensation');
	});

	it('[wild:hacker] given it is not played, then the cards are taken', () => {
		const g = lost({ ...none, hands: { 'seat:2': [...RICH, 'flare:hacker'] } });
		g.until(DUE, 'seat:2').pass().until('window:resolution.end');
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[wild:hacker] ruling: nobody but the main player who is to pay can play it', () => {
		for (const seat of ['seat:1', 'seat:3'] as const) {
			const g = lost({ ...none, hands: { [seat]: ['flare:hacker', 'attack:06', 'attack:08'] } });
			for (; g.board.encounters < 2; g.lapse()) expect(g.offers(seat, 'wild|hacker')).toBe(false);
		}
		const named = name(
			lost({ hands: { 'seat:3': ['flare:hacker', 'morph', 'attack:06'] } }),
			'seat:3'
		);
		for (; !named.asked.includes('compensation.take'); named.lapse())
			expect(named.offers('seat:3', 'wild|hacker')).toBe(false);
	});

	it('[wild:hacker] [CE-14.20] ruling: whoever it has saved cannot be named any more, anybody else can', () => {
		const g = lost({ hands: { 'seat:2': [...RICH, 'flare:hacker'] } });
		g.until(DUE, 'seat:2').pass('seat:1').use('seat:2', 'wild|hacker').until(DUE, 'seat:1');
		const { shape } = g.decision('seat:1');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => /hacker/.test(id)) : null;
		expect(use?.then?.type === 'one' && use.then.choices.map(({ id }) => id)).toEqual([
			'seat:3',
			'seat:4'
		]);
		g.use('seat:1', 'power|hacker|name', { pick: 'seat:3' }).until('compensation.take');
		expect(g.choices('seat:1')).toHaveLength(3);
	});

	it('[wild:hacker] given Hacker with its power lost, then it plays the wild half', () => {
		const g = lost({
			aliens: { 'seat:2': 'hacker' },
			planets: homes('seat:2', 4, 4),
			hands: { 'seat:2': [...RICH, 'flare:hacker'] }
		});
		expect(g.until(DUE, 'seat:2').offers('seat:2', 'wild|hacker')).toBe(true);
		expect(g.offers('seat:2', 'power|hacker')).toBe(false);
	});

	it('[super:hacker] [CE-14.21] given it has taken two cards, when it plays it, then it gives whoever paid up to as many of its choice', () => {
		const g = name(
			lost({ hands: { 'seat:1': ['flare:hacker', 'attack:01', 'attack:05'] } }),
			'seat:3'
		);
		g.until('compensation.take', 'seat:1').answer('seat:1', {
			picks: ['attack:40#301', 'morph#301']
		});
		g.until(TAKEN, 'seat:1').use('seat:1', 'super|hacker').until('hacker.giveBack.give', 'seat:1');
		expect(sorted(g.choices('seat:1'))).toEqual(['attack:01', 'attack:05', 'attack:40', 'morph']);
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 2 });
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('attack:05');
		const one = g.choices('seat:1').filter((card) => card.startsWith('attack:01'));
		g.answer('seat:1', { picks: one }).until('window:resolution.end');
		expect(sorted(g.hand('seat:1'))).toEqual(['attack:05', 'attack:40', 'flare:hacker', 'morph']);
		expect(sorted(g.hand('seat:3'))).toEqual(['attack:01', 'negotiate']);
	});

	it('[super:hacker] given it holds a single card, then it is asked all the same, for an answer made for it would tell', () => {
		const g = lost({ hands: { 'seat:1': ['flare:hacker'] } }, 1);
		g.until(TAKEN, 'seat:1');
		g.board.players['seat:1']!.hand = ['flare:hacker', 'attack:04#1'];
		g.use('seat:1', 'super|hacker').until('hacker.giveBack.give', 'seat:1');
		expect(g.choices('seat:1')).toEqual(['attack:04#1']);
	});

	it('[super:hacker] given its opponent paid by chance, then it may give back to the opponent all the same', () => {
		const g = lost({ hands: { 'seat:1': ['flare:hacker', 'attack:01'] } });
		g.until(TAKEN, 'seat:1').use('seat:1', 'super|hacker').until('hacker.giveBack.give', 'seat:1');
		const two = g.choices('seat:1').slice(0, 2);
		g.answer('seat:1', { picks: two }).until('window:resolution.end');
		expect(g.hand('seat:2')).toHaveLength(4);
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[super:hacker] given it is not played, or nothing was taken, then it gives nothing back', () => {
		const held = { 'seat:1': ['flare:hacker', 'attack:01'] };
		const g = lost({ hands: held }).until(TAKEN, 'seat:1').pass().until('window:resolution.end');
		expect(g.hand('seat:1')).toHaveLength(4);
		const bare = lost({ hands: { ...held, 'seat:2': [] } });
		for (; bare.board.encounters < 2; bare.lapse())
			expect(bare.offers('seat:1', 'super|hacker')).toBe(false);
	});

	it('[super:hacker] given Hacker has paid, then it gives nothing back', () => {
		const g = lost({
			aliens: { 'seat:2': 'hacker' },
			hands: { 'seat:2': [...RICH, 'flare:hacker'] }
		});
		for (; g.board.encounters < 2; g.lapse())
			expect(g.offers('seat:2', 'super|hacker')).toBe(false);
	});

	it('[super:hacker] given it is zapped, then nothing is given back, and the flare is in hand again', () => {
		const g = lost({
			hands: { 'seat:1': ['flare:hacker'], 'seat:3': ['artifact:cosmic-zap', 'attack:06'] }
		});
		declare(g.until(TAKEN, 'seat:1'), 'seat:1', 'super|hacker');
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		for (; !g.asked.includes('window:resolution.end'); g.lapse())
			expect(g.asked).not.toContain('hacker.giveBack.give');
		expect(g.hand('seat:1')).toContain('flare:hacker');
		expect(g.hand('seat:1')).toHaveLength(3);
	});
});
