/** Philanthropist: gives cards away, and gets new ones. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, homes, offered } from '../../../support/duel';
import { said } from '../../../support/said';
import { lookOpen } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { CardId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GIVE = 'power|philanthropist|give';
const HELP = 'power|philanthropist|help';
const SUPER = 'super|philanthropist';

/** Seat 1 has sent two ships against seat 2, with these allies; the alliances stand. */
const allied = (
	given: Position = {},
	seat: SeatId = 'seat:1',
	allies: Parameters<CosmicGame['encounterTo']>[0]['allies'] = {}
): CosmicGame =>
	position({ aliens: { [seat]: 'philanthropist' }, destiny: ['colour:2#1'], ...given })
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 }, allies })
		.until('window:alliance.formed', seat);

const hands = (one: CardId[], other: CardId[] = ['attack:08', 'attack:10']) => ({
	hands: { 'seat:1': one, 'seat:2': other }
});

/** The seat uses its power and gives this card. */
const gives = (g: CosmicGame, seat: SeatId, card: CardId): CosmicGame =>
	g.use(seat, GIVE).until('philanthropist.give.card').pick(seat, card);

describe('Philanthropist', () => {
	it.each(['seat:1', 'seat:2'] as const)(
		'[alien:philanthropist] given %s is a main player, when it gives a card, then its opponent has it, and nobody else is told which',
		(seat) => {
			const g = allied(hands(['attack:06', 'negotiate'], ['attack:06', 'negotiate']), seat);
			const other = seat === 'seat:1' ? 'seat:2' : 'seat:1';
			gives(g, seat, 'negotiate').until('planning.select');
			expect(g.hand(seat)).toEqual(['attack:06#1']);
			expect(g.hand(other)).toEqual(['attack:06#1', 'negotiate#1', 'negotiate#2']);
			expect(g.said).toContain(`{${seat}} gives {${other}} 1 card.`);
			expect(g.said).not.toContain('Negotiate');
			const told = g.events.filter(({ say }) => said(say).includes('Negotiate'));
			expect(told.map(({ to }) => to)).toEqual([[seat, other]]);
		}
	);

	it('[alien:philanthropist] given it is not used, or has been, then nothing more is given', () => {
		const quiet = allied(hands(['attack:06', 'negotiate'])).until('planning.select');
		expect(quiet.hand('seat:1')).toHaveLength(2);
		const g = gives(allied(hands(['attack:06', 'negotiate'])), 'seat:1', 'negotiate');
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:1', GIVE)).toBe(false);
	});

	it('[alien:philanthropist] given an ally, then it gives a card to the main player it names, and draws no new hand', () => {
		for (const to of ['seat:1', 'seat:2'] as const) {
			const g = allied({ hands: { 'seat:3': ['attack:20', 'morph'] } }, 'seat:3', {
				'seat:3': ['offense', { 'planet:3-1': 1 }]
			});
			expect(g.choices('seat:3', `${HELP}|`)).toEqual(['seat:1', 'seat:2']);
			g.use('seat:3', HELP, { pick: to }).until('philanthropist.give.card');
			g.pick('seat:3', 'attack:20').until('planning.select');
			expect(g.hand(to)).toContainEqual('attack:20#1');
		}
		const last = allied({ hands: { 'seat:3': ['attack:20', 'artifact:quash'] } }, 'seat:3', {
			'seat:3': ['defense', { 'planet:3-1': 1 }]
		});
		last.use('seat:3', HELP, { pick: 'seat:2' }).until('philanthropist.give.card');
		last.pick('seat:3', 'attack:20').until('planning.select');
		expect(last.hand('seat:3')).toEqual(['artifact:quash#1']);
	});

	it('[alien:philanthropist] given it stands aside, or holds no card, then it is not asked', () => {
		const asked = (g: CosmicGame, seat: SeatId): boolean => {
			for (; g.board.phase !== 'reveal'; g.lapse())
				if (g.offers(seat, 'power|philanthropist')) return true;
			return false;
		};
		const at = (seat: SeatId, cards: CardId[]) =>
			position({
				aliens: { [seat]: 'philanthropist' },
				destiny: ['colour:2#1'],
				hands: { [seat]: cards }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		expect(asked(at('seat:3', ['attack:20']), 'seat:3')).toBe(false);
		expect(asked(at('seat:2', []), 'seat:2')).toBe(false);
		expect(asked(at('seat:2', ['attack:20']), 'seat:2')).toBe(true);
	});

	it('[alien:philanthropist] given an ally without a card, then it is not asked', () => {
		const helps = (cards: CardId[]): boolean =>
			offered(
				position({
					aliens: { 'seat:3': 'philanthropist' },
					destiny: ['colour:2#1'],
					hands: { 'seat:3': cards }
				}).encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 2 },
					allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
				}),
				'seat:3',
				HELP
			);
		expect(helps([])).toBe(false);
		expect(helps(['attack:20'])).toBe(true);
	});

	it('[alien:philanthropist] given it gives its last encounter card, then it shows and discards the rest and draws a new hand', () => {
		for (const seat of ['seat:1', 'seat:2'] as const) {
			const own: CardId[] = ['attack:06', 'reinforcement:3'];
			const g = allied(seat === 'seat:1' ? hands(own) : hands(['attack:20'], own), seat);
			gives(g, seat, 'attack:06').until('planning.select');
			expect(g.hand(seat)).toHaveLength(8);
			expect(g.board.discard).toContainEqual('reinforcement:3#1');
		}
	});

	it('[alien:philanthropist] given it holds one card, then it is asked all the same, for an answer made for it would tell', () => {
		const g = allied(hands(['attack:06']))
			.use('seat:1', GIVE)
			.until('philanthropist.give.card');
		expect(g.choices('seat:1')).toEqual(['attack:06#1']);
	});

	it('[alien:philanthropist] given it still has an encounter card, then it draws none', () => {
		const g = gives(allied(hands(['attack:06', 'negotiate'])), 'seat:1', 'attack:06');
		expect(g.until('planning.select').hand('seat:1')).toEqual(['negotiate#1']);
	});

	it('[alien:philanthropist] [CE-10.10] ruling: given the offense has no encounter card, when it gives another, then it draws a new hand and its turn goes on; without, it ends', () => {
		const own = hands(['attack:06', 'artifact:quash', 'artifact:card-zap']);
		const without = (g: CosmicGame): CosmicGame => {
			// Taken after its turn had begun.
			g.board.players['seat:1']!.hand = g.hand('seat:1').filter((card) => !/^attack/.test(card));
			return g;
		};
		const g = gives(without(allied(own)), 'seat:1', 'artifact:quash').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:2')).toContainEqual('artifact:quash#1');
		const ended = without(allied(own));
		while (ended.board.turn === 1) ended.lapse();
		expect(ended.said).toContain('has no encounter card: the turn ends');
	});

	it('[alien:philanthropist] given it is zapped, then it keeps its cards', () => {
		const g = allied(hands(['attack:06', 'negotiate'], ['attack:08', 'artifact:cosmic-zap']));
		declare(g, 'seat:1', GIVE).use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(2);
	});
});

describe('the Philanthropist flare', () => {
	/** It gives this card with the super flare. */
	const binding = (card: CardId, other: CardId[] = ['attack:20', 'negotiate'], given = {}) => {
		const own: CardId[] = ['flare:philanthropist', 'attack:04', 'negotiate', 'artifact:quash'];
		const g = declare(allied({ ...hands(own, other), ...given }), 'seat:1', GIVE);
		return declare(g, 'seat:1', SUPER).until('philanthropist.give.card').pick('seat:1', card);
	};

	it('[super:philanthropist] [CE-10.14] given an encounter card, when it plays it, then that is the one its opponent lays', () => {
		for (const card of ['attack:04', 'negotiate']) {
			const g = binding(card).until('planning.select');
			expect(g.choices('seat:2')).toEqual([expect.stringMatching(new RegExp(`^${card}#`))]);
			expect(g.choices('seat:1').length).toBeGreaterThan(0);
		}
	});

	it('[super:philanthropist] given it is not played, then any card may be laid', () => {
		const own: CardId[] = ['flare:philanthropist', 'attack:04', 'negotiate'];
		const g = gives(allied(hands(own, ['attack:20'])), 'seat:1', 'attack:04');
		expect(g.until('planning.select').choices('seat:2')).toHaveLength(2);
		expect(g.encounter.notes.cards).toEqual({});
	});

	it('[super:philanthropist] given its use is stopped already, or it uses another power, then it cannot be played', () => {
		const own: CardId[] = ['flare:philanthropist', 'attack:04', 'negotiate'];
		const g = declare(allied(hands(own, ['artifact:cosmic-zap', 'attack:08'])), 'seat:1', GIVE);
		declare(g.pass('seat:1'), 'seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:1', SUPER)).toBe(false);
		const rich = hands(own, ['attack:06', 'attack:08', 'attack:10', 'attack:12']);
		const other = position({
			aliens: { 'seat:1': ['philanthropist', 'mite'] },
			destiny: ['colour:2#1'],
			...rich
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		other.until('window:use.declared', 'seat:1');
		expect(other.said).toContain('power of Mite');
		expect(other.offers('seat:1', SUPER)).toBe(false);
	});

	it('[super:philanthropist] given the card is no encounter card, then any may be laid', () => {
		const g = binding('artifact:quash').until('planning.select');
		expect(g.choices('seat:2')).toHaveLength(2);
	});

	it('[super:philanthropist] [CE-10.14] given the card is gone from the hand, then any may be laid', () => {
		const g = binding('attack:04', ['attack:20', 'negotiate'], {
			aliens: { 'seat:1': 'philanthropist', 'seat:2': 'trader' }
		});
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|trader');
		g.until('planning.select');
		expect(g.choices('seat:2')).toHaveLength(1);
		expect(g.choices('seat:1')).toHaveLength(3);
	});

	it('[super:philanthropist] [alien:loser] [CE-10.14] given attacks must be laid, then a negotiate that was given binds only who has none', () => {
		const bound = (other: CardId[]): CosmicGame => {
			const g = binding('negotiate', other, {
				aliens: { 'seat:1': 'philanthropist', 'seat:2': 'loser' }
			});
			g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|loser');
			return g.until('planning.select');
		};
		expect(bound(['attack:20', 'morph']).choices('seat:2')).toEqual(['attack:20#1']);
		expect(bound(['morph']).choices('seat:2')).toEqual(['negotiate#1']);
	});

	/** Seat 2 plays the flare before the encounter of seat 1, which is Zombie. */
	const lending = (given: Position = {}): CosmicGame =>
		position({
			aliens: { 'seat:1': 'zombie', 'seat:2': 'virus' },
			destiny: ['colour:3#1'],
			hands: { 'seat:2': ['flare:philanthropist', 'attack:06'] },
			...given
		}).until('window:encounter.start', 'seat:2');
	const lend = (g: CosmicGame, to: SeatId = 'seat:1', planet = 'planet:2-4') =>
		g.use('seat:2', 'wild|philanthropist', { pick: to, then: { pick: planet } });
	const aliens = (g: CosmicGame) => g.board.order.map((seat) => g.board.players[seat]!.aliens);

	it('[wild:philanthropist] [CE-16.29] given it is played, then for a ship another player has its power in place of its own until the encounter ends, and it has none', () => {
		const g = lend(lending()).until('launch.aim');
		expect(aliens(g)).toEqual([['virus'], [], []]);
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
		expect(g.said).toContain('Until the encounter ends {seat:1} plays Virus of {seat:2}.');
		while (g.board.turn === 1) g.lapse();
		expect(aliens(g)).toEqual([['zombie'], ['virus'], []]);
	});

	it('[CE-16.29] [CE-3.18] given hidden sheets, when a power is lent, then both are up before all are told what the other plays meanwhile, and the third is not', () => {
		const g = lend(
			lending({
				aliens: { 'seat:1': 'zombie', 'seat:2': 'virus', 'seat:3': 'warrior' },
				options: { hiddenPowers: true },
				shown: false
			})
		).until('launch.aim');
		const { players } = lookOpen(cosmic, g.table).board;
		expect(g.said).toContain('{seat:1} turns up Zombie.');
		expect(players['seat:1']?.aliens).toEqual(['virus']);
		expect(players['seat:3']?.aliens).toEqual([]);
		expect(g.said).not.toContain('turns up Warrior');
		while (g.board.turn === 1) g.lapse();
		expect(g.said).toContain('{seat:2} plays Virus again, {seat:1} Zombie.');
		expect(g.said.split('turns up Zombie')).toHaveLength(2);
	});

	it('[wild:philanthropist] given it is not played, then powers stay where they are', () => {
		const g = lending().until('launch.aim');
		expect(aliens(g)).toEqual([['zombie'], ['virus'], []]);
		expect(g.board.warp).toEqual({});
	});

	it('[wild:philanthropist] [CE-16.29] given the power lent decides the fight, then it works for whom it was lent to', () => {
		const g = lend(
			lending({
				hands: { 'seat:1': ['attack:06'], 'seat:2': ['flare:philanthropist', 'attack:08'] }
			})
		);
		g.encounterTo({
			target: 'planet:3-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:06', 'attack:06']
		});
		while (g.board.turn === 1 && !g.asked.includes('turn.second')) g.lapse();
		expect(g.said).toContain('{seat:1} uses the power of Virus');
		expect(g.said).not.toContain('power of Zombie');
	});

	it('[wild:philanthropist] ruling: given tokens on the sheet, then they are lent with it and come back', () => {
		const g = lend(
			lending({
				aliens: { 'seat:1': 'zombie', 'seat:2': 'tick-tock' },
				tokens: { 'seat:2': 7 }
			})
		).until('launch.aim');
		expect(g.board.players['seat:1']!.tokens).toBe(7);
		expect(g.board.players['seat:2']!.tokens).toBe(0);
		g.board.players['seat:1']!.tokens = 5;
		while (g.board.turn === 1) g.lapse();
		expect(g.board.players['seat:1']!.tokens).toBe(0);
		expect(g.board.players['seat:2']!.tokens).toBe(5);
	});

	it('[wild:philanthropist] ruling: given tokens on the sheet of whom it is lent to, then they wait there', () => {
		const g = lend(
			lending({ aliens: { 'seat:1': 'tick-tock', 'seat:2': 'virus' }, tokens: { 'seat:1': 7 } })
		).until('launch.aim');
		expect(g.board.players['seat:1']!.tokens).toBe(0);
		while (g.board.turn === 1) g.lapse();
		expect(g.board.players['seat:1']!.tokens).toBe(7);
	});

	it('[wild:philanthropist] [CE-17.1] [CE-16.29] given one of two powers was stopped, then it is so for whom it is lent to', () => {
		const g = lending({ aliens: { 'seat:1': 'zombie', 'seat:2': ['virus', 'macron'] } });
		g.encounter.zapped = [{ seat: 'seat:2', alien: 'virus' }];
		lend(g).until('launch.aim');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'virus' }]);
	});

	it('[wild:philanthropist] [CE-16.29] given the lender has come to play another meanwhile, then that goes when its own comes back', () => {
		const g = lend(lending()).until('launch.aim');
		g.board.players['seat:2']!.aliens = ['macron'];
		g.board.sheets = g.board.sheets.filter((alien) => alien !== 'macron');
		while (g.board.turn === 1) g.lapse();
		expect(aliens(g)).toEqual([['zombie'], ['virus'], []]);
		expect(g.board.sheets).toContain('macron');
	});

	it('[wild:philanthropist] [alien:reincarnator] [CE-16.29] given an alien that may not meet one put aside, then it is not drawn', () => {
		const g = lend(
			lending({
				aliens: { 'seat:1': 'gambler', 'seat:2': 'reincarnator' },
				box: ['gambler', 'reincarnator', 'sorcerer', 'philanthropist'],
				hands: {
					'seat:1': ['attack:00'],
					'seat:2': ['flare:philanthropist'],
					'seat:3': ['attack:20']
				}
			})
		);
		g.board.sheets = ['sorcerer'];
		g.encounterTo({
			target: 'planet:3-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:00', 'attack:20']
		});
		while (g.board.turn === 1) g.lapse();
		expect(g.said).toContain('No alien is left');
	});

	it('[wild:philanthropist] ruling: given its power is lost, stopped or not there, then it cannot be played', () => {
		const cannot = (given: Position) => {
			const g = position({
				aliens: { 'seat:2': 'virus' },
				destiny: ['colour:3#1'],
				hands: { 'seat:2': ['flare:philanthropist', 'attack:06'] },
				...given
			});
			for (; !g.asked.includes('launch.aim'); g.lapse())
				expect(g.offers('seat:2', 'wild|philanthropist')).toBe(false);
		};
		cannot({ aliens: {} });
		cannot({ planets: homes('seat:2', 10, 10) });
		cannot({ planets: homes('seat:2', 10, 10), options: { hiddenPowers: true }, shown: false });
	});

	it('[wild:philanthropist] [CE-16.29] given the encounter ends early, then the power comes back all the same', () => {
		const g = lend(
			lending({
				hands: { 'seat:1': ['attack:06'], 'seat:2': ['flare:philanthropist', 'attack:08'] }
			})
		);
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
		g.board.players['seat:1']!.hand = [];
		while (g.board.turn === 1) g.lapse();
		expect(g.said).toContain('has no encounter card: the turn ends');
		expect(aliens(g)).toEqual([['zombie'], ['virus'], []]);
	});

	it('[wild:philanthropist] [wild:sorcerer] [CE-16.29] given the power lent is traded on, then who has it then gets what it stood in for', () => {
		const g = lend(
			lending({
				aliens: { 'seat:1': 'zombie', 'seat:2': 'virus', 'seat:3': 'macron' },
				hands: {
					'seat:1': ['flare:sorcerer', 'attack:06'],
					'seat:2': ['flare:philanthropist', 'attack:06']
				}
			})
		).encounterTo({ target: 'planet:3-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|sorcerer');
		g.until('planning.select');
		expect(aliens(g)).toEqual([['macron'], [], ['virus']]);
		while (g.board.turn === 1) g.lapse();
		expect(aliens(g)).toEqual([['macron'], ['virus'], ['zombie']]);
	});

	it('[wild:philanthropist] [wild:sorcerer] [CE-16.29] given the lender trades with whom it was lent to, then they have traded when it ends', () => {
		const g = lend(
			lending({
				destiny: ['colour:2#1'],
				hands: {
					'seat:1': ['flare:sorcerer', 'attack:06'],
					'seat:2': ['flare:philanthropist', 'attack:06']
				}
			})
		).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|sorcerer');
		g.until('planning.select');
		expect(aliens(g)).toEqual([[], ['virus'], []]);
		expect(g.said).toContain('{seat:1} plays no power, {seat:2} Virus');
		while (g.board.turn === 1) g.lapse();
		expect(aliens(g)).toEqual([['virus'], ['zombie'], []]);
	});

	it('[wild:philanthropist] [CE-16.29] given Reincarnator is lent and its player loses, then what it has become goes back with it', () => {
		const g = lend(
			lending({
				aliens: { 'seat:1': 'zombie', 'seat:2': 'reincarnator' },
				hands: {
					'seat:1': ['attack:00'],
					'seat:2': ['flare:philanthropist'],
					'seat:3': ['attack:20']
				}
			})
		).encounterTo({
			target: 'planet:3-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:00', 'attack:20']
		});
		while (g.board.turn === 1) g.lapse();
		const [one, two] = aliens(g);
		expect(one).toEqual(['zombie']);
		expect(two).toHaveLength(2);
		expect(two![0]).toBe('reincarnator');
		expect(two).not.toContain('zombie');
	});

	it('[wild:philanthropist] given it pays with its third home colony, then the power is lent all the same, and lost when it is back', () => {
		const g = lend(lending({ planets: homes('seat:2', 10, 9, 1) }), 'seat:1', 'planet:2-3');
		g.until('launch.aim');
		expect(aliens(g)[0]).toEqual(['virus']);
		while (g.board.turn === 1) g.lapse();
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect(g.said.indexOf('the power is lost')).toBeLessThan(g.said.indexOf('{seat:2} starts'));
	});

	it('[wild:philanthropist] given hidden powers, then both sheets are turned up', () => {
		const g = lend(lending({ options: { hiddenPowers: true }, shown: false })).until('launch.aim');
		expect(g.board.players['seat:1']!.shown && g.board.players['seat:2']!.shown).toBe(true);
	});
});
