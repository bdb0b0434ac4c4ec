/** Cheesy moons, and the moons of rules.md CE-37.21 to CE-37.23. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import type { Answer, SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { foreignColonies } from '../../../../src/lib/games/cosmic/board';
import { dealableMoons } from '../../../../src/lib/games/cosmic/modules/moons/actions';
import { stationKindOf, stationsIn } from '../../../../src/lib/games/cosmic/modules/stations/kinds';
import { moveShips } from '../../../../src/lib/games/cosmic/ships';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const plain = (cards: readonly string[]) => cards.map((card) => card.replace(/#\d+$/, ''));

const STRONG = ['attack:40', 'attack:20', 'attack:15', 'negotiate', 'reinforcement:3'];
const WEAK = ['attack:06', 'attack:08', 'negotiate'];

const meeting = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': STRONG, 'seat:2': WEAK, ...given.hands }
	});

type Allies = Parameters<CosmicGame['encounterTo']>[0]['allies'];

const against = (
	given: Position = {},
	cards: [string, string] = ['attack:40', 'attack:06'],
	allies: Allies = {},
	n = 3
): CosmicGame =>
	meeting(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': n }, allies, cards });

/** A moon with a ship of this seat on it: on its second home planet, unless another is said. */
const on = (
	id: string,
	by: SeatId = 'seat:1',
	planet: `planet:${number}-${number}` = `planet:${Number(by.slice(5))}-2`
) => ({ id, planet, by }) as const;

const under = (id: string, by: SeatId = 'seat:1') => ({ ...on(id, by), open: false }) as const;

const uses = (g: CosmicGame, seat: SeatId, name: string, then?: Answer): CosmicGame => {
	const others = g.askedSeats.filter((one) => one !== seat);
	if (others.length > 0) g.pass(...others);
	return g.use(seat, name, then);
};

/** Whether this question comes before the encounter is over. */
function comes(g: CosmicGame, question: string): boolean {
	while (!g.table.over && g.board.encounters <= 1) {
		if (g.asked.includes(question)) return true;
		g.lapse();
	}
	return false;
}

describe('CE-37.21 cheesy moons', () => {
	it('[CE-37.21] [moon:atrophy] in each regroup every player discards a card of their choice', () => {
		const g = meeting({ moons: [on('atrophy', 'seat:3')] });
		for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const) {
			g.until('moons.discard.choose');
			expect(g.askedSeats).toEqual([seat]);
			expect(g.choices(seat)).toHaveLength(g.hand(seat).length);
			g.answer(seat, { picks: [g.choices(seat)[0]!] });
		}
		expect(plain(g.board.discard)).toEqual(['attack:40', 'attack:06', 'attack:06']);
		expect(comes(g, 'moons.discard.choose')).toBe(false);
	});

	it('[CE-37.21] [moon:deal-deck] at the start of its player’s turn alone the deck is dealt out, to them first and then to the left', () => {
		const deal = (by: SeatId, deck = ['attack:10', 'attack:12', 'attack:14', 'attack:11']) =>
			meeting({ moons: [on('deal-deck', by)], deck, deckOnly: true }).until('launch.aim');
		const g = deal('seat:1');
		expect(g.table.vault.deck).toEqual([]);
		expect(plain(g.hand('seat:1'))).toEqual([...STRONG, 'attack:10', 'attack:11']);
		expect(plain(g.hand('seat:2'))).toEqual([...WEAK, 'attack:12']);
		expect(plain(g.hand('seat:3')).at(-1)).toBe('attack:14');
		expect(deal('seat:2').table.vault.deck).toHaveLength(4);
		// An empty deck deals nothing, and nothing quakes.
		const none = deal('seat:1', []);
		expect(plain(none.hand('seat:1'))).toEqual(STRONG);
		expect(none.said).not.toContain('quake');
	});

	it('[CE-37.21] [moon:deal-deck] given somebody who answers draws, when cards are dealt so, then nothing is drawn', () => {
		const windows = (moons: Position['moons']) => {
			const g = meeting({ moons, deck: ['attack:10', 'attack:12', 'attack:14'], deckOnly: true });
			g.until('launch.aim');
			return g.said;
		};
		expect(windows([on('deal-deck')])).toContain('The deck is dealt out: 3 cards.');
		expect(windows([on('deal-deck')])).not.toMatch(/draws? \d card/);
	});

	it('[CE-37.21] [moon:discard-deal] at the start of its player’s turn the discard pile is shuffled and dealt out', () => {
		const discard = ['attack:10', 'attack:12', 'attack:14', 'attack:11', 'morph'];
		const dealt = (by: SeatId) =>
			meeting({ moons: [on('discard-deal', by)], discard }).until('launch.aim');
		const g = dealt('seat:1');
		expect(g.board.discard).toEqual([]);
		const came = (['seat:1', 'seat:2', 'seat:3'] as const).map((seat) => g.hand(seat).length);
		expect(came).toEqual([STRONG.length + 2, WEAK.length + 2, 2 + 1]);
		const all = (['seat:1', 'seat:2', 'seat:3'] as const).flatMap((seat) => plain(g.hand(seat)));
		for (const card of discard) expect(all).toContain(card);
		expect(dealt('seat:3').board.discard).toHaveLength(5);
	});

	it('[CE-37.21] [moon:reboot] at the start of its player’s turn all own aliens are replaced', () => {
		const before = { 'seat:1': ['zombie', 'warrior'], 'seat:2': 'macron', 'seat:3': 'virus' };
		const at = (by: SeatId) =>
			meeting({ moons: [on('reboot', by)], aliens: before as never }).until('launch.aim');
		const g = at('seat:1');
		const aliens = (seat: SeatId) => g.board.players[seat]!.aliens;
		expect([aliens('seat:1'), aliens('seat:2'), aliens('seat:3')].map((all) => all.length)).toEqual(
			[2, 1, 1]
		);
		expect(aliens('seat:1').some((one) => ['zombie', 'warrior'].includes(one))).toBe(false);
		expect(aliens('seat:2')).not.toContain('macron');
		expect(aliens('seat:3')).not.toContain('virus');
		expect(at('seat:2').board.players['seat:2']!.aliens).toEqual(['macron']);
	});

	it('[CE-37.21] [moon:game-over] the game ends as its card is turned up, and most colonies win, home and foreign', () => {
		const over = (given: Position = {}) =>
			against({
				...given,
				moons: [{ id: 'game-over', planet: 'planet:2-1' }, ...(given.moons ?? [])]
			})
				.until('moons.occupy.choose')
				.answer('seat:1', { yes: true });
		// Five homes and a foreign colony.
		expect(over().table.over?.winners).toEqual(['seat:1']);
		const shared = over({
			planets: { 'planet:1-3': { 'seat:3': 1 }, 'planet:2-5': { 'seat:3': 1 } }
		});
		expect(shared.table.over?.winners).toEqual(['seat:3']);
		const both = over({ planets: { 'planet:2-5': { 'seat:3': 1 } } });
		expect(both.table.over?.winners).toEqual(['seat:1', 'seat:3']);
		expect(both.said).toContain('share the victory with 6 colonies');
		// CE-36.12: Home Strong keeps its player from winning.
		const barred = over({
			planets: { 'planet:1-5': {}, 'planet:3-5': { 'seat:1': 2, 'seat:3': 2 } },
			moons: [on('home-strong')]
		});
		expect(barred.table.over?.winners).toEqual(['seat:3']);
		// Nobody can: then all are counted.
		const nobody = over({
			planets: { 'planet:1-5': {}, 'planet:3-5': { 'seat:1': 2 }, 'planet:2-5': {} },
			moons: [on('home-strong'), on('home-strong', 'seat:2'), on('home-strong', 'seat:3')]
		});
		expect(nobody.table.over?.winners).toEqual(['seat:1']);
	});

	it('[CE-37.21] [moon:game-over] steadily nobody goes there, and once its card is up it does no more', () => {
		const moon = { id: 'game-over', planet: 'planet:2-1', open: true } as const;
		const g = against({ moons: [moon] }).until('moons.occupy.choose');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: false });
		g.answer('seat:1', { yes: true });
		expect(g.table.over).toBeNull();
	});
});

describe('CE-37.22 full and base moons', () => {
	it('[CE-37.12] [CE-37.22] [moon:power-pay] it counts as a foreign colony, and each use of the power costs a ship once it is carried out', () => {
		const paid = (moons: Position['moons'], hands: Position['hands'] = {}) => {
			const g = meeting({
				aliens: { 'seat:1': 'warpish' },
				warp: { 'seat:3': 3 },
				planets: { 'planet:3-1': { 'seat:3': 1 } },
				moons,
				hands
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['attack:20', 'attack:08']
			});
			while (!g.asked.includes('mustLose.pick') && g.board.phase !== 'resolution') {
				if (g.offers('seat:2', 'artifact|cosmic-zap')) g.use('seat:2', 'artifact|cosmic-zap');
				else if (g.offers('seat:1', 'power|warpish')) uses(g, 'seat:1', 'power|warpish|add');
				else g.lapse();
			}
			return g;
		};
		const moon = on('power-pay');
		expect(foreignColonies(meeting({ moons: [moon] }).board, 'seat:1')).toBe(1);
		const g = paid([moon]);
		expect(g.asked).toContain('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'split' && shape.max).toBe(1);
		expect(paid([on('power-pay', 'seat:3')]).asked).not.toContain('mustLose.pick');
		// CE-17.4: stopped, it has cost nothing.
		const zapped = paid([moon], { 'seat:2': [...WEAK, 'artifact:cosmic-zap'] });
		expect(zapped.said).toContain('stop');
		expect(zapped.asked).not.toContain('mustLose.pick');
	});

	it('[CE-37.22] [moon:power-pay] given Zombie saves the ship that its power costs, then that use costs none', () => {
		const g = meeting({ aliens: { 'seat:2': 'zombie' }, moons: [on('power-pay', 'seat:2')] });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:40', 'attack:06']
		});
		for (let i = 0; i < 200 && g.board.encounters === 1; i++) g.lapse();
		expect(g.board.warp['seat:2'] ?? 0).toBe(0);
		const uses = g.events.flatMap(({ move }) =>
			move?.type === 'use' && move.id === 'zombie' ? move.use : []
		);
		expect(uses).toEqual(['return', 'return']);
	});

	it('[CE-37.22] [moon:bribery] who was not invited may offer a main player a card, and is their ally once it is taken', () => {
		const bribe = (moons: Position['moons'], invited = false) => {
			const g = meeting({ moons, hands: { 'seat:3': ['attack:12', 'negotiate'] } });
			g.until('launch.aim').pick('seat:1', 'planet:2-1');
			g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: invited ? ['seat:3'] : [] });
			return g;
		};
		const moon = on('bribery', 'seat:2');
		const g = bribe([moon]).until('planning.radar');
		expect(g.askedSeats).toEqual(['seat:3']);
		const card = g.hand('seat:3')[0]!;
		g.answer('seat:3', { pick: 'offense', then: { pick: card } });
		g.until('radar.buy.take');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { yes: true }).until('radar.buy.ships');
		g.answer('seat:3', { split: { 'planet:3-1': 2 } });
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		expect(g.encounter.gate['seat:3']).toBe(2);
		expect(plain(g.hand('seat:1'))).toContain('attack:12');
		expect(comes(bribe([]), 'planning.radar')).toBe(false);
		expect(comes(bribe([{ ...moon, by: null }]), 'planning.radar')).toBe(false);
		// Who was invited has had their choice.
		expect(comes(bribe([moon], true), 'planning.radar')).toBe(false);
	});

	it('[CE-37.22] [moon:bribery] given the card is refused, then it stays, and nobody joins', () => {
		const g = meeting({ moons: [on('bribery', 'seat:3')], hands: { 'seat:3': ['attack:12'] } });
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('planning.radar');
		g.answer('seat:3', { pick: 'defense', then: { pick: g.hand('seat:3')[0]! } });
		g.until('radar.buy.take').answer('seat:2', { yes: false });
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(plain(g.hand('seat:3'))).toEqual(['attack:12']);
	});
});

describe('CE-37.23 more new moons', () => {
	it('[CE-37.16] [CE-37.23] [moon:displace] the ship on the other moon goes to the warp, and the one here is on that moon, whose card works', () => {
		const g = meeting({
			moons: [under('displace'), on('gate', 'seat:2'), { id: 'flush', planet: 'planet:3-1' }]
		}).until('window:destiny.before', 'seat:1');
		uses(g, 'seat:1', 'moon|displace|act', { pick: 'planet:2-2' }).until('launch.aim');
		expect(g.board.warp['seat:2']).toBe(1);
		expect(g.ships('planet:2-2')).toEqual({ 'seat:1': 1, 'seat:2': 3 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(open(g).moons!.map(({ id, by, holder }) => [id, by, holder])).toEqual([
			['displace', null, 'seat:1'],
			['gate', 'seat:1', 'seat:1'],
			[null, null, 'seat:3']
		]);
		expect(foreignColonies(g.board, 'seat:1')).toBe(1);
	});

	it('[CE-37.23] [moon:displace] moons that nobody else is on cannot be named', () => {
		const offered = (moons: Position['moons']) => {
			const g = meeting({ moons }).until('launch.aim');
			return g.said;
		};
		expect(offered([under('displace'), on('gate', 'seat:1', 'planet:1-3')])).not.toContain('moves');
		const g = meeting({
			moons: [under('displace'), on('gate', 'seat:1', 'planet:1-3'), on('offence', 'seat:3')]
		}).until('window:destiny.before', 'seat:1');
		const { shape } = g.decision('seat:1');
		const choice = shape.type === 'one' && shape.choices.find(({ id }) => id.includes('displace'));
		const then = choice && choice.then;
		expect(then && then.type === 'one' && then.choices.map(({ id }) => id)).toEqual(['planet:3-2']);
	});

	it('[CE-37.23] [moon:fully-commit] allies of its player send as many ships as they have, no more than an ally may', () => {
		const sent = (n: number, planets: Position['planets'] = {}) => {
			const g = meeting({ moons: [under('fully-commit')], planets });
			g.until('launch.aim').pick('seat:1', 'planet:2-1');
			g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': n } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.answer').answer('seat:3', {
				pick: 'offense',
				then: { split: { 'planet:3-1': 1 } }
			});
			while (!g.asked.includes('window:alliance.formed') && g.board.phase === 'alliance') g.lapse();
			return g;
		};
		const g = sent(3);
		uses(g, 'seat:1', 'moon|fully-commit|act').until('fully-commit.send.each');
		expect(g.askedSeats).toEqual(['seat:3']);
		const { shape } = g.decision('seat:3');
		expect(shape).toMatchObject({ type: 'split', min: 2, max: 2 });
		expect(steadyAnswer(g, 'seat:3')).toHaveProperty('split');
		g.answer('seat:3', { split: { 'planet:3-2': 2 } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 3, 'seat:3': 3 });
		// CE-9.16: the last ship of no colony.
		const few = { 'planet:3-1': { 'seat:3': 2 }, 'planet:3-2': { 'seat:3': 2 } } as const;
		const none = { 'planet:3-3': {}, 'planet:3-4': {}, 'planet:3-5': {} } as const;
		const least = sent(4, { ...few, ...none });
		uses(least, 'seat:1', 'moon|fully-commit|act').until('fully-commit.send.each');
		expect(least.decision('seat:3').shape).toMatchObject({ min: 1, max: 1 });
		// Nobody is made to give up a colony.
		const last = { 'planet:3-1': { 'seat:3': 2 }, 'planet:3-2': { 'seat:3': 1 } } as const;
		expect(sent(4, { ...last, ...none }).offers('seat:1', 'moon|fully-commit')).toBe(false);
		// Who has as many already owes nothing.
		expect(sent(1).offers('seat:1', 'moon|fully-commit')).toBe(false);
	});

	it('[CE-37.23] [moon:fully-commit] allies of the other side owe nothing', () => {
		const g = meeting({ moons: [under('fully-commit', 'seat:2')] }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
		});
		while (!g.asked.includes('window:alliance.formed') && g.board.phase === 'alliance') g.lapse();
		uses(g, 'seat:2', 'moon|fully-commit|act').until('fully-commit.send.each');
		// Four ships defend: three more, beside the planet.
		expect(g.decision('seat:3').shape).toMatchObject({ min: 3, max: 3 });
		g.answer('seat:3', { split: { 'planet:3-2': 3 } });
		expect(g.encounter.beside['seat:3']).toBe(4);
	});

	it('[CE-37.23] [moon:just-rewards] in place of all rewards as many ships of others go to the warp, of their choice', () => {
		const hands: Position['hands'] = { 'seat:2': ['attack:40'], 'seat:1': ['attack:15'] };
		const moons = [under('just-rewards', 'seat:3')];
		const given = (turnsUp: boolean, n = 2) => {
			const g = position({ destiny: ['colour:2#1'], hands, moons }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 3 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': n }] },
				cards: ['attack:15', 'attack:40']
			});
			g.until('window:resolution.spoils', 'seat:3');
			const before = g.hand('seat:3').length;
			if (turnsUp) {
				uses(g, 'seat:3', 'moon|just-rewards|act', { split: { 'seat:2': n } });
				g.until('mustLose.pick');
				expect(g.askedSeats).toEqual(['seat:2']);
				expect(g.decision('seat:2').shape).toMatchObject({ min: n, max: n });
				g.answer('seat:2', { split: { 'planet:2-3': n } });
			}
			while (g.board.encounter?.n === 1 && g.board.offense === 'seat:1' && !g.table.over) g.lapse();
			return [g.hand('seat:3').length - before, g.board.warp['seat:2'] ?? 0];
		};
		expect(given(false)).toEqual([2, 0]);
		expect(given(true)).toEqual([0, 2]);
		expect(given(true, 1)).toEqual([0, 1]);
	});

	it('[CE-37.16] [CE-37.23] [moon:replay] a card that was just discarded and is no encounter card comes to its player', () => {
		const g = against({ moons: [under('replay', 'seat:3')] }, ['attack:20', 'attack:08']).until(
			'window:reveal.values'
		);
		const three = g.hand('seat:1').find((card) => card.startsWith('reinforcement:3'))!;
		g.answer('seat:1', { pick: three, then: { pick: 'offense' } });
		g.until('window:cards.discarded', 'seat:3');
		expect(g.offers('seat:3', 'moon|replay')).toBe(true);
		const { shape } = g.decision('seat:3');
		const choice = shape.type === 'one' && shape.choices.find(({ id }) => id.includes('replay'));
		const then = choice && choice.then;
		const cards = then && then.type === 'one' ? then.choices.map(({ id }) => id) : [];
		expect(plain(cards)).toEqual(['reinforcement:3']);
		uses(g, 'seat:3', 'moon|replay|act', { pick: cards[0]! });
		expect(plain(g.hand('seat:3'))).toContain('reinforcement:3');
		expect(plain(g.board.discard)).not.toContain('reinforcement:3');
		expect(g.encounter.totals?.offense).toBe(26);
	});

	it('[CE-37.23] [moon:replay] encounter cards that are discarded cannot be taken', () => {
		const g = meeting({
			moons: [under('replay', 'seat:3'), on('4-is-enough', 'seat:1', 'planet:1-4')]
		}).until('moons.discard.choose');
		g.answer('seat:1', { picks: [g.choices('seat:1').find((card) => card.startsWith('attack'))!] });
		expect(g.offers('seat:3', 'moon|replay')).toBe(false);
	});
});

describe('CE-37.24 hub moons', () => {
	const HANDS = {
		'seat:1': ['negotiate', 'attack:40', 'attack:20', 'reinforcement:3'],
		'seat:2': ['negotiate', 'attack:06', 'attack:08']
	};
	const talking = (given: Position = {}): CosmicGame =>
		against({ ...given, hands: { ...HANDS, ...given.hands } }, ['negotiate', 'negotiate']).until(
			'deal.talk'
		);
	const fields = (g: CosmicGame, seat: SeatId, part: 'give' | 'get') => {
		const { shape } = g.decision(seat);
		return shape.type === 'deal' ? shape[part].fields : [];
	};
	const field = (g: CosmicGame, seat: SeatId, part: 'give' | 'get', id: string) =>
		fields(g, seat, part).find((one) => one.id === id)?.shape ?? null;
	/** Seat 1 offers what its moon brings, and seat 2 agrees. */
	const agreed = (give: Record<string, Answer>, given: Position): CosmicGame =>
		talking(given)
			.answer('seat:1', { offer: { give, get: {}, promise: '' } })
			.answer('seat:2', { accept: 1 });
	const finish = (g: CosmicGame): CosmicGame => {
		while (g.board.offense === 'seat:1' && !g.table.over && !g.asked.includes('turn.second'))
			g.lapse();
		return g;
	};
	const both = (n: number) => ({ split: { 'seat:1': n, 'seat:2': n } });

	it('[CE-13.3] [CE-37.24] [moon:card-deal] who is on it may deal that both draw, which either may propose', () => {
		const moons = [on('card-deal')];
		const g = talking({ moons });
		expect(field(g, 'seat:1', 'give', 'draws')).toMatchObject({
			type: 'split',
			places: [
				{ id: 'seat:1', max: 2 },
				{ id: 'seat:2', max: 2 }
			],
			max: 4
		});
		expect(field(g, 'seat:2', 'get', 'draws')).not.toBeNull();
		expect(field(g, 'seat:1', 'get', 'draws')).toBeNull();
		expect(
			field(talking({ moons: [on('card-deal', 'seat:3')] }), 'seat:1', 'give', 'draws')
		).toBeNull();
		expect(g.decision('seat:1').because).toBeDefined();
		// Each has laid its negotiate.
		const done = agreed({ draws: { split: { 'seat:1': 2, 'seat:2': 1 } } }, { moons });
		expect(done.said).toContain(
			'2 cards from the deck for {seat:1} and 1 card from the deck for {seat:2}'
		);
		finish(done);
		expect(done.hand('seat:1')).toHaveLength(3 + 2);
		expect(done.hand('seat:2')).toHaveLength(2 + 1);
		expect(done.said).not.toContain('No deal');
	});

	it('[CE-37.24] [moon:discard-deal-hub] by it each discards as many as the terms say, of their choice', () => {
		const moons = [on('discard-deal-hub')];
		const one = talking({ moons, hands: { 'seat:2': ['negotiate', 'attack:06'] } });
		expect(field(one, 'seat:1', 'give', 'discards')).toMatchObject({
			places: [
				{ id: 'seat:1', max: 2 },
				{ id: 'seat:2', max: 1 }
			]
		});
		const g = agreed({ discards: { split: { 'seat:2': 2 } } }, { moons }).until(
			'moons.discard.choose'
		);
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { picks: g.choices('seat:2').slice(0, 2) });
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[CE-37.24] [moon:garbage-day] by it a dealer gets a new hand', () => {
		const g = finish(agreed({ hands: both(1) }, { moons: [on('garbage-day')] }));
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:2')).toHaveLength(8);
		const one = finish(
			agreed({ hands: { split: { 'seat:2': 1 } } }, { moons: [on('garbage-day')] })
		);
		expect(plain(one.hand('seat:1'))).toEqual(['attack:40', 'attack:20', 'reinforcement:3']);
		expect(one.hand('seat:2')).toHaveLength(8);
	});

	it('[CE-37.24] [moon:flare-up] by it a dealer draws an unused flare', () => {
		const g = talking({ moons: [on('flare-up')] });
		g.table.vault.flares.push('flare:virus', 'flare:mind');
		g.answer('seat:1', { offer: { give: { flares: both(1) }, get: {}, promise: '' } });
		finish(g.answer('seat:2', { accept: 1 }));
		const flares = (seat: SeatId) =>
			g.hand(seat).filter((card) => card.startsWith('flare:')).length;
		expect([flares('seat:1'), flares('seat:2')]).toEqual([1, 1]);
	});

	it('[CE-37.24] [moon:warp-out] by it ships of the other dealer come out of the warp to its planet', () => {
		const moons = [on('warp-out')];
		const g = talking({ moons, warp: { 'seat:1': 2, 'seat:2': 3 } });
		expect(field(g, 'seat:1', 'give', 'warped')).toMatchObject({
			places: [{ id: 'seat:2', max: 2 }]
		});
		expect(field(talking({ moons }), 'seat:1', 'give', 'warped')).toBeNull();
		const done = finish(
			agreed({ warped: { split: { 'seat:2': 2 } } }, { moons, warp: { 'seat:2': 3 } })
		);
		expect(done.ships('planet:1-2')?.['seat:2']).toBe(2);
		expect(foreignColonies(done.board, 'seat:2')).toBe(1);
	});

	it('[CE-13.14] [CE-37.24] given who is to bring it is on the moon no more, then there is no deal', () => {
		const g = agreed(
			{ draws: both(2) },
			{ moons: [on('card-deal'), under('moon-boom', 'seat:3')] }
		);
		g.until('window:resolution.dealMade');
		g.board.moons = g.board.moons!.map((moon) => ({ ...moon, by: null }));
		g.until('mustLose.pick');
		expect(g.said).toContain('The terms can no longer be carried out');
	});

	it('[CE-37.24] steadily what lets both draw is offered, and taken', () => {
		const g = talking({ moons: [on('card-deal')] });
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ offer: { give: { draws: both(2) } } });
		const takes = (more: Record<string, Answer>) => {
			const one = talking({ moons: [on('card-deal')] });
			const give = { random: { amount: 1 }, ...more };
			one.answer('seat:1', { offer: { give, get: {}, promise: '' } });
			return 'accept' in steadyAnswer(one, 'seat:2');
		};
		expect(takes({})).toBe(false);
		expect(takes({ draws: { split: { 'seat:2': 2 } } })).toBe(true);
		const never = talking({ moons: [on('discard-deal-hub')] });
		never.answer('seat:1', {
			offer: { give: { discards: { split: { 'seat:2': 2 } } }, get: {}, promise: '' }
		});
		expect(steadyAnswer(never, 'seat:2')).not.toEqual({ accept: 1 });
	});

	it('[CE-37.24] [moon:deal-reward] a deal brings who is on it a reward, and no failed one', () => {
		const taken = (accepts: boolean) => {
			const g = talking({ moons: [on('deal-reward')], warp: { 'seat:1': 2 } });
			g.answer('seat:1', { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } });
			g.answer('seat:2', accepts ? { accept: 1 } : { refuse: true });
			return g;
		};
		const g = taken(true).until('deal-reward.take.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { ships: 1 } });
		finish(g);
		expect(g.board.warp['seat:1']).toBeUndefined();
		expect(comes(taken(false), 'deal-reward.take.choose')).toBe(false);
	});

	it('[CE-37.24] [moon:renters-fee] after a deal a card of each other with a colony on its planet comes', () => {
		const paid = (by: SeatId) => {
			const g = talking({
				moons: [on('renters-fee', by, 'planet:3-2')],
				planets: { 'planet:3-2': { 'seat:1': 1, 'seat:3': 1 } }
			});
			g.answer('seat:1', { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } });
			g.answer('seat:2', { accept: 1 });
			finish(g);
			return (['seat:1', 'seat:2', 'seat:3'] as const).map((seat) => g.hand(seat).length);
		};
		expect(paid('seat:1')).toEqual([3 - 1 + 1, 2 + 1, 2 - 1]);
		expect(paid('seat:3')).toEqual([2, 3, 2]);
	});

	it('[CE-37.24] [moon:domestic-dispute] without a deal a ship of the other goes from each planet both are on, but those on moons', () => {
		const failed = (strikes: boolean) => {
			const g = talking({
				moons: [on('domestic-dispute'), on('gate', 'seat:2', 'planet:3-3')],
				planets: {
					'planet:3-2': { 'seat:1': 1, 'seat:2': 2 },
					'planet:3-3': { 'seat:1': 1, 'seat:2': 1 },
					'planet:2-5': { 'seat:1': 1, 'seat:2': 2 }
				}
			});
			g.answer('seat:1', { refuse: true }).until('mustLose.pick');
			g.answer('seat:1', { split: { 'planet:1-5': 3 } });
			g.answer('seat:2', { split: { 'planet:2-2': 3 } });
			g.until('domestic-dispute.strike.choose');
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: true });
			return finish(g.answer('seat:1', { yes: strikes })).board.warp['seat:2'];
		};
		expect(failed(true)).toBe(3 + 2);
		expect(failed(false)).toBe(3);
	});

	it('[CE-37.11] [CE-37.24] [moon:translation-lost] nothing comes of the terms, the deal was one, and the moon is left and turned down', () => {
		const dealt = (garbles: boolean) => {
			const g = talking({ moons: [on('translation-lost', 'seat:3')] });
			g.answer('seat:1', {
				offer: {
					give: { colony: { pick: 'planet:1-2', then: { pick: 'open' } } },
					get: { number: { amount: 1 } },
					promise: ''
				}
			});
			g.answer('seat:2', { accept: 1 }).until('window:resolution.dealMade', 'seat:3');
			if (garbles) {
				uses(g, 'seat:3', 'moon|translation-lost|garble').until('home.land');
				expect(g.askedSeats).toEqual(['seat:3']);
				g.answer('seat:3', { split: { 'planet:3-1': 1 } });
			}
			return g;
		};
		const g = dealt(true);
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 3 });
		expect(open(g).moons![0]).toMatchObject({ id: null, by: null, holder: 'seat:3' });
		g.until('turn.second');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.ships('planet:1-2')?.['seat:2']).toBeUndefined();
		expect(g.said).not.toContain('No deal');
		const plainly = finish(dealt(false));
		expect(plainly.hand('seat:1')).toHaveLength(4);
		expect(open(plainly).moons![0]).toMatchObject({ id: 'translation-lost', by: 'seat:3' });
	});

	it('[CE-21.5] [CE-37.21] [moon:planetless] who has no ship on any planet wins while somebody is on it', () => {
		const empty = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`planet:3-${n}`, {}]));
		const winners = (moons: Position['moons'], planets: Position['planets'] = empty) => {
			const g = against({ moons, planets, warp: { 'seat:3': 20 } });
			while (!g.table.over && g.board.encounters === 1 && !g.asked.includes('turn.second'))
				g.lapse();
			return g.table.over?.winners ?? null;
		};
		expect(winners([on('planetless')])).toEqual(['seat:3']);
		expect(winners([])).toBeNull();
		expect(winners([{ ...on('planetless'), by: null }])).toBeNull();
		// A ship on a moon is one on its planet.
		const last = { ...empty, 'planet:3-1': { 'seat:3': 1 } };
		expect(winners([on('planetless'), on('gate', 'seat:3', 'planet:3-1')], last)).toBeNull();
	});
});

describe('CE-37.25 a moon that is none', () => {
	const NEWER = { stations: 'odyssey', moons: true } as const;
	const MOON = { id: 'thats-no-moon', planet: 'planet:2-1', by: null } as const;

	it('[moon:thats-no-moon] [CE-37.25] given a ship comes to it, then it leaves the game, a sky city that is not in play stands there, and the ship stays on the planet', () => {
		const g = against({ options: NEWER, moons: [MOON], stations: { 'seat:3': ['golden-city'] } });
		Object.assign(g.table.options, NEWER);
		g.until('moons.occupy.choose').answer('seat:1', { yes: true }).until('turn.second');
		expect(g.board.moons).toEqual([]);
		const [, city] = g.board.stations!;
		expect(city).toMatchObject({ planet: 'planet:2-1' });
		expect(stationKindOf(city!.id)).toBe('city');
		expect(city!.id).not.toBe('golden-city');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[CE-37.25] given all sky cities are in play, then none comes', () => {
		const cities = stationsIn(['odyssey'], 'city');
		const g = against({
			options: NEWER,
			moons: [MOON],
			stations: {
				'seat:1': cities.slice(0, 5).map((id, i) => ({ id, planet: `planet:1-${i + 1}` as const })),
				'seat:3': cities.slice(5).map((id, i) => ({ id, planet: `planet:3-${i + 1}` as const }))
			}
		});
		Object.assign(g.table.options, NEWER);
		g.until('moons.occupy.choose').answer('seat:1', { yes: true }).until('turn.second');
		expect(g.board.moons).toEqual([]);
		expect(g.board.stations).toHaveLength(cities.length);
	});

	it('[CE-37.25] [CE-37.13] given no newer stations, then it is not dealt', () => {
		const dealt = (options: object) => dealableMoons({ board: against().board, options } as never);
		expect(dealt({ stations: 'storm' })).not.toContain('thats-no-moon');
		expect(dealt({})).not.toContain('thats-no-moon');
		expect(dealt({ stations: 'both' })).toContain('thats-no-moon');
	});

	it('[CE-37.25] given a bot wins there, then it puts a ship on it', () => {
		const g = against({ options: NEWER, moons: [{ ...MOON, open: true }] });
		expect(steadyAnswer(g.until('moons.occupy.choose'), 'seat:1')).toEqual({ yes: true });
	});
});

describe('CE-37.26 Warped', () => {
	const moon = on('warped');
	const inWarp = { 'seat:1': 3, 'seat:2': 2 };

	it('[CE-37.11] [CE-37.26] [moon:warped] it counts as a foreign colony, and no ship of its player comes back in a regroup; of others they do', () => {
		const at = (moons: Position['moons']) =>
			meeting({ moons, warp: inWarp }).until('launch.aim').board.warp;
		expect(foreignColonies(meeting({ moons: [moon] }).board, 'seat:1')).toBe(1);
		expect(at([moon])).toEqual({ 'seat:1': 3, 'seat:2': 2 });
		expect(at([on('warped', 'seat:2')])).toEqual({ 'seat:1': 2, 'seat:2': 2 });
	});

	it('[CE-37.26] given rewards, then none of them are ships; and Mobius Tubes free all others', () => {
		const tubes = (moons: Position['moons']) => {
			const g = meeting({
				moons,
				warp: inWarp,
				hands: { 'seat:1': [...STRONG, 'artifact:mobius-tubes'] }
			}).until('window:encounter.start', 'seat:1');
			g.use('seat:1', 'artifact|mobius-tubes').until('launch.aim');
			return g.board.warp;
		};
		expect(tubes([moon])).toEqual({ 'seat:1': 3 });
		expect(tubes([])).toEqual({});
		const rewarded = (moons: Position['moons']) =>
			comes(
				meeting({ moons, warp: { 'seat:3': 3 } }).encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 1 },
					allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
					cards: ['negotiate', 'attack:08']
				}),
				'resolution.rewards'
			);
		expect(rewarded([])).toBe(true);
		expect(rewarded([on('warped', 'seat:3')])).toBe(false);
	});

	it('[CE-37.26] given an effect that moves them by itself, then they stay, and all are told', () => {
		const g = meeting({ moons: [moon], warp: inWarp }).until('launch.aim');
		const play = new Play(cosmic, g.table);
		moveShips(play, [{ seat: 'seat:1', n: 2, from: 'warp', to: 'gate' }]);
		expect(g.board.warp).toEqual(inWarp);
		expect(g.board.encounter!.gate).toEqual({});
		moveShips(play, [{ seat: 'seat:1', n: 1, from: 'warp', to: 'removed' }]);
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 2 });
	});
});

describe('CE-37.27 Eclipse', () => {
	const moon = on('eclipse', 'seat:3');

	it('[CE-37.27] [moon:eclipse] given a destiny card is drawn, then it leaves the game; without the moon it is discarded', () => {
		const drawn = (moons: Position['moons']) => meeting({ moons }).until('launch.aim');
		const g = drawn([moon]);
		expect(g.board.destinyGone).toEqual(['colour:2#1']);
		expect(g.board.destinyDiscard).toEqual([]);
		expect(g.said).toContain('The destiny card leaves the game.');
		expect(open(g).destinyGone).toEqual(['colour:2#1']);
		const plainly = drawn([]);
		expect(plainly.board.destinyGone).toBeUndefined();
		expect(plainly.board.destinyDiscard).toEqual(['colour:2#1']);
	});

	it('[CE-37.27] [CE-7.25] given none is left, then destiny is wild, with the moon and once nobody is on it any more', () => {
		for (const moons of [[moon], []]) {
			const g = meeting({ moons }).until('window:encounter.start');
			g.board.destinyGone = [...g.vault.destiny];
			g.vault.destiny = [];
			g.until('destiny.wild');
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
			expect(g.said).toContain('No destiny card is left: destiny is wild.');
			g.pick('seat:1', 'seat:3').until('launch.aim');
			expect(g.encounter.defense).toBe('seat:3');
		}
	});

	it('[CE-7.25] given none is left but of the offense’s own colour, which brings it nothing, then destiny is wild; with an intruder at home it is drawn', () => {
		const left = (planets?: Position['planets']) => {
			const g = meeting({ ...(planets && { planets }) }).until('window:encounter.start');
			const cards = [...g.vault.destiny];
			g.vault.destiny = cards.filter((card) => card.startsWith('colour:1#'));
			g.board.destinyGone = cards.filter((card) => !card.startsWith('colour:1#'));
			return g;
		};
		const alone = left().until('destiny.wild');
		expect(alone.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
		expect(alone.said).toContain(
			'No destiny card is left by which {seat:1} can encounter anybody: destiny is wild.'
		);
		expect(alone.board.encounter!.destiny).toBe('wild');
		const visited = left({ 'planet:1-2': { 'seat:1': 4, 'seat:2': 1 } }).until('destiny.own');
		expect(visited.choices('seat:1')).toEqual(['against seat:2 planet:1-2', 'again']);
	});

	it('[CE-37.27] given one card alone is left, then it is drawn as it is, and what was discarded before is shuffled in', () => {
		const one = meeting({ moons: [moon] }).until('window:encounter.start');
		one.board.destinyGone = one.vault.destiny.filter((card) => card !== 'colour:3#1');
		one.vault.destiny = ['colour:3#1'];
		one.until('launch.aim');
		expect(one.encounter.defense).toBe('seat:3');
		expect(one.vault.destiny).toEqual([]);
		const pile = meeting({ moons: [moon] }).until('window:encounter.start');
		pile.board.destinyDiscard = pile.vault.destiny.filter((card) => card !== 'colour:3#1');
		pile.vault.destiny = ['colour:3#1'];
		const all = pile.board.destinyDiscard.length + 1;
		while (pile.board.encounters === 0 || pile.board.phase === 'regroup') pile.lapse();
		expect(pile.board.destinyDiscard).toEqual([]);
		expect(pile.vault.destiny.length + pile.board.destinyGone!.length).toBe(all);
	});
});
