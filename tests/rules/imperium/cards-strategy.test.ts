/** Action Cards of the Strategy Phase (TI-4.11, TI-34.6), and what is looked at and taken there (TI-25.7). */
import { describe, expect, it } from 'vitest';
import { act, asidesOf } from '../../../src/lib/core';
import { hasAbility } from '../../../src/lib/games/imperium/abilities';
import { countersLeft, planetsOf } from '../../../src/lib/games/imperium/board';
import { capacityOf } from '../../../src/lib/games/imperium/economy/docks';
import { whyNotTech } from '../../../src/lib/games/imperium/economy/techs';
import { fleetLimit } from '../../../src/lib/games/imperium/fleets/capacity';
import { likeOf } from '../../../src/lib/games/kit';
import { lastingOf } from '../../../src/lib/games/imperium/lasting';
import { ACTION_CARDS } from '../../../src/lib/games/imperium/tables';
import { planetOf } from '../../../src/lib/games/imperium/tables/by-id';
import { keptBy, pickersOf } from '../../../src/lib/games/imperium/strategy/picks';
import type { Picked } from '../../../src/lib/games/imperium/strategy/picks';
import { orderOfPlay } from '../../../src/lib/games/imperium/turn-order';
import type { ActionCardId, Board, SeatId, Vault } from '../../../src/lib/games/imperium/types';
import { said } from '../../support/said';
import { standing } from '../../support/imperium';
import {
	besideOf,
	deal,
	farPlanets,
	homeOf,
	me,
	own,
	playBeside,
	playCard,
	put,
	them,
	you
} from '../../support/imperium-cards';
import type { Table } from '../../support/imperium-cards';

/** A Strategy Phase in which seat:1, the Speaker, holds these cards. */
const phase = (
	cards: readonly ActionCardId[],
	edit: (board: Board, vault: Vault) => void = () => undefined,
	seats = 3
): Table =>
	standing(
		{ step: 'strategy', at: 'begin' },
		(board, vault) => {
			Object.assign(board, { stage: 'strategy', active: null });
			for (const seat of board.order) board.players[seat]!.race = 'hacan';
			deal(board, vault, me, ...cards);
			edit(board, vault);
		},
		{ seats }
	);

const PASS = { pick: 'pass' };
const pass = (g: Table, seat: SeatId = me) => g.answer(seat, PASS);
const pick = (g: Table, card: string, then?: object) => {
	const [seat = me] = g.askedSeats;
	g.answer(seat, { pick: `strategy:${card}`, ...then } as never);
	return seat;
};
const cardsOf = (g: Table, seat: SeatId) => g.board.players[seat]!.strategy.map(({ card }) => card);

describe('at any point of the phase', () => {
	it('[action:command-summit] [TI-14.2] two counters come to the Command Pool, as far as there are', () => {
		const g = phase(['command-summit#1']);
		const { command } = g.board.players[me]!.counters;
		expect(g.asked).toEqual(['window:strategyStart']);
		playCard(g, me, 'command-summit#1');
		expect(g.board.players[me]!.counters.command).toBe(command + 2);
		expect(g.asked).toEqual(['strategy.pick']);
		const few = phase(['command-summit#1'], ({ players }) => {
			players[me]!.counters = { command: 10, fleet: 3, strategy: 2 };
		});
		playCard(few, me, 'command-summit#1');
		expect(few.board.players[me]!.counters.command).toBe(11);
	});

	it('[action:command-summit] [TI-34.5] [TI-34.6] between picks too, while another player picks', () => {
		const g = phase(['command-summit#1']);
		pass(g);
		pick(g, 'trade');
		expect(g.askedSeats).toEqual([you]);
		expect(besideOf(g, me)).toEqual(['card:command-summit#1']);
		const { id } = g.decision(you);
		playBeside(g, me, 'command-summit#1');
		expect(g.decision(you).id).toBe(id);
	});

	it('[action:cultural-crisis] all abilities of a player are off for the round; Letnev’s ships too many go at once', () => {
		const g = phase(['cultural-crisis#1'], (board) => {
			board.players[you]!.race = 'letnev';
			put(board, you, 'hex:0,0', { cruiser: 3, destroyer: 1 });
			board.players[you]!.counters = { command: 3, fleet: 3, strategy: 2 };
		});
		expect(g.choices(me, 'card:cultural-crisis#1')).toContain(me);
		playCard(g, me, 'cultural-crisis#1', { pick: you });
		expect(hasAbility(g.board, you, 'munitions')).toBe(false);
		expect(g.asked).toEqual(['upkeep.fleets']);
		expect(g.askedSeats).toEqual([you]);
	});

	it('[action:cultural-crisis] [TI-4.9] Naalu go by the number of their card', () => {
		const g = phase(['cultural-crisis#1'], ({ players }) => {
			players[them]!.race = 'naalu';
		});
		playCard(g, me, 'cultural-crisis#1', { pick: them });
		pick(g, 'diplomacy');
		pick(g, 'trade');
		pick(g, 'imperial');
		expect(orderOfPlay(g.board)).toEqual([me, you, them]);
	});

	it('[action:grand-armada] the Home System has no ship limit for its player', () => {
		const g = phase(['grand-armada#1']);
		playCard(g, me, 'grand-armada#1');
		expect(fleetLimit(g.board, me, homeOf(g.board, me))).toBe(Infinity);
		expect(fleetLimit(g.board, me, 'hex:0,0')).toBeLessThan(9);
		expect(fleetLimit(g.board, you, homeOf(g.board, you))).toBeLessThan(9);
	});

	it('[action:multiculturalism] an ability of an opponent is had besides; of two first ones the Naalu go first', () => {
		const g = phase(['multiculturalism#1'], ({ players }) => {
			players[them]!.race = 'naalu';
			players[you]!.race = 'l1z1x';
		});
		const offered = g.choices(me, 'card:multiculturalism#1', you);
		expect(offered).toContain('assimilators');
		expect(offered).not.toContain('extra-counter');
		playCard(g, me, 'multiculturalism#1', { pick: them, then: { pick: 'telepathic' } });
		expect(hasAbility(g.board, me, 'telepathic')).toBe(true);
		expect(orderOfPlay(g.board).slice(0, 2)).toEqual([them, me]);
		expect(lastingOf(g.board, 'borrowed')[0]!.until).toBe('round');
	});

	it('[action:productivity-spike] [TI-12.1] a dock produces as many more as its planet has influence', () => {
		const g = phase(['productivity-spike#1'], (board) =>
			own(board, me, farPlanets(board)[1]!, { spaceDock: 1 })
		);
		const [, far = 'planet:'] = farPlanets(g.board);
		const before = capacityOf(g.board, me, far).total;
		playCard(g, me, 'productivity-spike#1', { pick: far });
		expect(capacityOf(g.board, me, far).total).toBe(before + planetOf(far).influence);
	});

	it('[action:productivity-spike] [TI-18.9] an own dock, and no other dock produces more', () => {
		const g = phase(['productivity-spike#1'], (board) => {
			own(board, me, farPlanets(board)[1]!, { spaceDock: 1 });
			own(board, you, farPlanets(board)[2]!, { spaceDock: 1 });
		});
		const [, far = 'planet:', theirs = 'planet:'] = farPlanets(g.board);
		const home = planetsOf(g.board, me).find(
			(id) => id !== far && g.board.planets[id]!.units.spaceDock > 0
		)!;
		expect(g.choices(me, 'card:productivity-spike#1').toSorted()).toEqual([home, far].toSorted());
		const before = capacityOf(g.board, me, home).total;
		playCard(g, me, 'productivity-spike#1', { pick: far });
		expect(capacityOf(g.board, me, home).total).toBe(before);
		expect(theirs).not.toBe(far);
	});

	it('[action:multiculturalism] [TI-18.9] neither an ability one has, nor one that a race starts with, nor twice the same', () => {
		const g = phase(['multiculturalism#1'], (board) => {
			board.players[you]!.race = 'hacan';
			board.players[them]!.race = 'mentak';
			board.lasting.push({ is: 'borrowed', until: 'round', seat: me, ability: 'ambush' });
		});
		expect(g.choices(me, 'card:multiculturalism#1')).toEqual([them]);
		expect(g.choices(me, 'card:multiculturalism#1', them)).toEqual(['pillage']);
	});

	it('[action:synchronicity] [TI-18.2] above the limit its player discards at once', () => {
		const hand = ['synchronicity#1', 'plague#1', 'veto#1', 'uprising#1'] as const;
		const more = ['thugs#1', 'patrol#1', 'transport#1', 'discredit#1'] as const;
		const g = phase([...hand, ...more]);
		playCard(g, me, 'synchronicity#1');
		g.until('search.choose', me).lapse();
		expect(g.asked).toEqual(['handLimit.discard']);
	});

	it('[action:political-stability] [TI-4.3] who keeps a card picks once less, and nobody else does', () => {
		const { board } = phase([]);
		board.lasting.push({ is: 'kept', until: 'round', seat: you, card: 'trade' });
		expect(pickersOf(board, me)).toEqual([me, you, them, me, them]);
		expect(keptBy(board, you)).toBe('trade');
		expect(keptBy(board, me)).toBeUndefined();
	});

	it('[action:scientist-assassination] [TI-19.9] a player neither gains nor buys technology this round', () => {
		const g = phase(['scientist-assassination#1'], ({ players }) => {
			for (const seat of [me, you]) players[seat]!.techs = [];
		});
		expect(whyNotTech(g.board, you, 'antimass-deflectors', 'gain')).toBeNull();
		playCard(g, me, 'scientist-assassination#1', { pick: you });
		for (const way of ['gain', 'buy'] as const) {
			expect(whyNotTech(g.board, you, 'antimass-deflectors', way)).not.toBeNull();
			expect(whyNotTech(g.board, me, 'antimass-deflectors', way)).toBeNull();
		}
	});

	it('[action:signal-jamming] [TI-14.7] puts a counter of another player on a system outside Home Systems', () => {
		const g = phase(['signal-jamming#1', 'signal-jamming#2']);
		expect(g.choices(me, 'card:signal-jamming#1')).not.toContain(homeOf(g.board, you));
		const left = countersLeft(g.board, you);
		playCard(g, me, 'signal-jamming#1', { pick: 'hex:0,0', then: { pick: you } });
		// A place and a player are no two of a kind.
		expect(g.said).toContain('plays Signal Jamming: a counter of {seat:2} on Mecatol Rex.');
		expect(g.board.systems['hex:0,0']!.counters).toEqual([you]);
		expect(countersLeft(g.board, you)).toBe(left - 1);
		// TI-18.6: it names a system.
		expect(g.choices(me, 'card:signal-jamming#2')).not.toContain('hex:0,0');
	});

	it('[action:signal-jamming] [TI-14.5] without one in reinforcements its owner gives one of the sheet', () => {
		const g = phase(['signal-jamming#1'], ({ players }) => {
			players[you]!.counters = { command: 10, fleet: 4, strategy: 2 };
		});
		playCard(g, me, 'signal-jamming#1', { pick: 'hex:0,0', then: { pick: you } });
		expect(g.asked).toEqual(['giveCounter.choose']);
		expect(g.askedSeats).toEqual([you]);
		g.answer(you, { pick: 'strategy' });
		expect(g.board.players[you]!.counters.strategy).toBe(1);
		expect(g.board.systems['hex:0,0']!.counters).toEqual([you]);
	});

	it('[action:synchronicity] [TI-27.8] searches the deck for a card that nobody else sees', () => {
		const g = phase(['synchronicity#1']);
		const n = g.vault.actions.length;
		playCard(g, me, 'synchronicity#1');
		expect(g.asked).toEqual(['search.choose']);
		expect(g.choices(me)).toContain('veto#101');
		const { shape } = g.decision(me);
		const veto = shape.type === 'one' && shape.choices.find(({ id }) => id === 'veto#101');
		expect(veto && said(veto.note)).toBe('After an agenda is read, before the vote');
		g.answer(me, { pick: 'veto#101' });
		expect(g.board.players[me]!.hand).toEqual(['veto#101']);
		expect(g.vault.actions).toHaveLength(n - 1);
		expect(g.vault.actions.map(likeOf).filter((like) => like === 'veto')).toHaveLength(
			ACTION_CARDS.veto.count - 1
		);
		expect(g.said).not.toContain('Veto');
	});

	it('[action:synchronicity] [TI-27.8] who has seen the deck cannot freely take the card back, though nobody could answer', () => {
		const g = phase(['synchronicity#1']);
		const { id } = g.decision(me);
		const result = act(g.game, g.table, me, id, { pick: 'card:synchronicity#1' });
		expect(result).toMatchObject({ ok: true, value: { showed: true } });
		expect(g.asked).toEqual(['search.choose']);
	});

	it('[action:trade-stop] [TI-16.16] breaks all agreements but those of Hacan', () => {
		const g = phase(
			['trade-stop#1'],
			(board) => {
				for (const seat of board.order) board.players[seat]!.race = 'sol';
				board.players['seat:4']!.race = 'hacan';
				const agree = (a: SeatId, b: SeatId) => {
					board.players[a]!.contracts.find(({ holder }) => holder === a)!.holder = b;
					board.players[b]!.contracts.find(({ holder }) => holder === b)!.holder = a;
				};
				agree(me, you);
				agree(you, them);
				agree(them, 'seat:4');
			},
			4
		);
		playCard(g, me, 'trade-stop#1');
		expect(g.moves('broken').map(({ seats }) => seats)).toEqual([
			[me, you],
			[you, them]
		]);
	});
});

describe('which card a player has', () => {
	it('[action:strategic-shift] [TI-34.10] nobody picks the card named; it gets a bonus counter like the rest', () => {
		const g = phase(['strategic-shift#1'], undefined, 6);
		playCard(g, me, 'strategic-shift#1', { pick: 'strategy:imperial' });
		expect(g.choices(me)).not.toContain('strategy:imperial');
		expect(g.refusal(me, { pick: 'strategy:imperial' }).rule).toBe('TI-4.11');
		for (const card of ['initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare'])
			pick(g, card);
		expect(g.board.bonus).toEqual({ technology: 1, imperial: 1 });
	});

	it('[action:public-disgrace] [TI-34.6] undoes the last pick with all it brought, and its player picks another', () => {
		const g = phase(['public-disgrace#1'], (board) => {
			board.bonus = { initiative: 4 };
			board.speaker = them;
		});
		pass(g);
		pick(g, 'trade');
		expect(g.askedSeats).toEqual([me]);
		pick(g, 'diplomacy');
		const { counters } = g.board.players[you]!;
		g.answer(you, {
			pick: 'strategy:initiative',
			then: { split: { command: 1, fleet: 1, strategy: 1, goods: 1 } }
		});
		expect(g.board.speaker).toBe(you);
		// The next one is to pick.
		playBeside(g, me, 'public-disgrace#1');
		expect(g.askedSeats).toEqual([you]);
		expect(g.choices(you)).not.toContain('strategy:initiative');
		expect(g.board.players[you]!).toMatchObject({ tradeGoods: 0, hadInitiative: null });
		expect(g.board.players[you]!.counters).toEqual(counters);
		expect(g.board.speaker).toBe(them);
		expect(g.board.bonus).toEqual({ initiative: 4 });
		pick(g, 'warfare');
		expect(g.choices(them)).toContain('strategy:initiative');
	});

	it('[action:public-disgrace] [political:councils-censure] what a pick cost comes back with it', () => {
		const g = phase(['public-disgrace#1'], (board) => {
			board.speaker = them;
			board.laws = [{ card: 'councils-censure', elected: { player: you } }];
		});
		pass(g);
		pick(g, 'trade');
		pick(g, 'diplomacy');
		const { strategy } = g.board.players[you]!.counters;
		pick(g, 'imperial');
		expect(g.board.players[you]!.counters.strategy).toBe(strategy - 2);
		playBeside(g, me, 'public-disgrace#1');
		expect(g.board.players[you]!.counters.strategy).toBe(strategy);
	});

	it('[action:public-disgrace] [TI-34.6] a pick stands when the next one is made, the last when its window closes', () => {
		const g = phase(['public-disgrace#1'], undefined, 5);
		pass(g);
		for (const card of ['diplomacy', 'trade', 'warfare', 'imperial', 'political']) pick(g, card);
		expect(g.asked).toEqual(['window:strategyEnd']);
		playCard(g, me, 'public-disgrace#1');
		expect(g.asked).toEqual(['strategy.pick']);
		expect(g.askedSeats).toEqual(['seat:5']);
		pick(g, 'logistics');
		expect(cardsOf(g, 'seat:5')).toEqual(['logistics']);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[action:strategic-flexibility] [TI-4.4] exchanges the card picked for a free one; the old one gets a bonus counter', () => {
		const g = phase(
			['strategic-flexibility#1'],
			(board) => {
				board.bonus = { technology: 1, trade: 1 };
			},
			6
		);
		pass(g);
		g.answer(me, { pick: 'strategy:trade', then: { split: { goods: 1 } } });
		for (const card of ['diplomacy', 'political', 'logistics', 'warfare', 'imperial'])
			pick(g, card);
		expect(g.asked).toEqual(['window:strategyEnd']);
		expect(g.choices(me, 'card:strategic-flexibility#1', 'strategy:trade')).toEqual([
			'strategy:initiative',
			'strategy:technology'
		]);
		playCard(g, me, 'strategic-flexibility#1', {
			pick: 'strategy:trade',
			then: { pick: 'strategy:technology', then: { split: { goods: 1 } } }
		});
		expect(cardsOf(g, me)).toEqual(['technology']);
		expect(g.board.players[me]!.tradeGoods).toBe(2);
		expect(g.board.bonus).toEqual({ initiative: 1, trade: 1 });
	});

	it('[action:strategic-flexibility] [TI-34.6] the last pick may still be answered if another was exchanged', () => {
		const last: Picked = {
			...{ seat: me, card: 'warfare', bonus: 0, paid: 0, speaker: me, hadInitiative: null },
			...{ gained: { command: 0, fleet: 0, strategy: 0, goods: 0 }, holder: me }
		};
		const answerable = (exchanged: string) => {
			const g = standing(
				{ step: 'strategy', at: 'answer', from: me, picks: 6, last },
				(board, vault) => {
					Object.assign(board, { stage: 'strategy', active: null });
					for (const [i, seat] of board.order.entries())
						Object.assign(board.players[seat]!, {
							race: 'hacan',
							strategy: [
								{ card: ['trade', 'diplomacy', 'political'][i]!, used: false },
								{ card: ['warfare', 'logistics', 'technology'][i]!, used: false }
							]
						});
					deal(board, vault, me, 'strategic-flexibility#1');
					deal(board, vault, you, 'public-disgrace#1');
				}
			);
			const then = { pick: `strategy:${exchanged}`, then: { pick: 'strategy:imperial' } };
			playCard(g, me, 'strategic-flexibility#1', then);
			// Passed in this window, then when the card is announced; asked again when it is done.
			g.answer(you, PASS).answer(you, PASS);
			return besideOf(g, you).length > 0 || g.choices(you).length > 1;
		};
		expect(answerable('trade')).toBe(true);
		expect(answerable('warfare')).toBe(false);
	});

	it('[action:political-stability] [TI-34.4] [TI-21.10] a card is kept for the next round, unused, and one pick fewer made', () => {
		const g = standing({ step: 'status', at: 'moves' }, (board, vault) => {
			Object.assign(board, { stage: 'status', active: null });
			for (const seat of board.order) board.players[seat]!.race = 'hacan';
			board.players[me]!.strategy = [
				{ card: 'trade', used: true },
				{ card: 'imperial', used: true }
			];
			deal(board, vault, me, 'political-stability#1');
		});
		expect(g.choices(me, 'card:political-stability#1')).toEqual(['strategy:trade']);
		playCard(g, me, 'political-stability#1', { pick: 'strategy:trade' });
		for (const seat of [you, them])
			if (g.askedSeats.includes(seat)) g.answer(seat, { pick: 'keep' });
		g.until('rest.wait').answer(g.board.speaker, { yes: true });
		expect(g.board.players[me]!.strategy).toEqual([{ card: 'trade', used: false }]);
		const asked: SeatId[] = [];
		while (g.asked[0] === 'strategy.pick') {
			asked.push(g.askedSeats[0]!);
			g.lapse();
		}
		expect(asked.filter((seat) => seat === me)).toHaveLength(1);
		expect(asked.slice(0, 3)).toContain(me);
		expect(cardsOf(g, me)).toHaveLength(2);
	});
});

describe('abilities of the phase', () => {
	it('[race:mentak] [TI-25.7] Mentak take a trade good from each of up to two who hold three, before the first pick', () => {
		const g = phase([], ({ players }) => {
			players[me]!.race = 'mentak';
			players[you]!.tradeGoods = 3;
			players[them]!.tradeGoods = 2;
		});
		expect(g.asked).toEqual(['strategy.pillage']);
		expect(g.choices(me)).toEqual([you]);
		g.answer(me, { picks: [you] });
		expect([me, you].map((seat) => g.board.players[seat]!.tradeGoods)).toEqual([1, 2]);
		expect(g.asked).toEqual(['strategy.pick']);
	});

	it('[race:yssaril] [TI-25.7] only at a hand that holds something, and each who may once', () => {
		const g = phase([], (board, vault) => {
			board.players[them]!.race = 'yssaril';
			board.players[me]!.race = 'yssaril';
			deal(board, vault, you, 'veto#1');
		});
		g.until('window:strategyStart', you).answer(you, PASS);
		const look = (seat: SeatId) =>
			asidesOf(g.game, g.table, seat).find(({ name }) => name === 'spies');
		const shape = look(them)?.shape;
		expect(shape?.type === 'one' && shape.choices.map(({ id }) => id)).toEqual([you]);
		expect(look(you)).toBeUndefined();
		for (const seat of [them, me])
			expect(
				act(g.game, g.table, seat, g.table.decisions.find((one) => one.seat === seat)?.id ?? 0, {
					...{ aside: 'spies', then: { pick: you } }
				}).ok
			).toBe(true);
		expect([look(them), look(me)]).toEqual([undefined, undefined]);
	});

	it('[race:mentak] [TI-25.7] from no more than two', () => {
		const g = phase([], ({ players, order }) => {
			players[me]!.race = 'mentak';
			for (const seat of order) players[seat]!.tradeGoods = 3;
		});
		expect(g.choices(me)).toEqual([you, them]);
		g.answer(me, { picks: [you, them] });
		expect(g.board.players[me]!.tradeGoods).toBe(5);
	});

	it('[TI-25.7] [TI-27.6] Yssaril look at one hand between two picks, once a phase, and nobody else sees it', () => {
		const g = phase([], (board, vault) => {
			board.players[them]!.race = 'yssaril';
			deal(board, vault, you, 'veto#1', 'thugs#1');
		});
		g.answer(you, PASS);
		const look = () => asidesOf(g.game, g.table, them).find(({ name }) => name === 'spies') ?? null;
		expect(look()).not.toBeNull();
		const result = act(g.game, g.table, them, 0, { aside: 'spies', then: { pick: you } });
		if (!result.ok) throw new Error('Refused.');
		const told = result.value.events.filter(({ to }) => to !== 'all');
		expect(told.map(({ to, say }) => [to, said(say)])).toEqual([
			[[them], '{seat:2} holds Veto and Thugs.']
		]);
		const open = result.value.events.filter(({ to }) => to === 'all').map(({ say }) => said(say));
		expect(open.join()).not.toMatch(/Veto|Thugs/);
		expect(look()).toBeNull();
		expect(planetsOf(g.board, them).length).toBeGreaterThan(0);
	});
});
