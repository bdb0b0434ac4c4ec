/** TI-18, TI-34: how Action Cards are played, announced, answered, cancelled and discarded. */
import { describe, expect, it } from 'vitest';
import { act, Play } from '../../../src/lib/core';
import { countersLeft, systemIds, tileAt } from '../../../src/lib/games/imperium/board';
import { placeCounter } from '../../../src/lib/games/imperium/economy/counters';
import { drawActionCards } from '../../../src/lib/games/imperium/decks';
import { likeOf } from '../../../src/lib/games/kit';
import { lastingOf } from '../../../src/lib/games/imperium/lasting';
import type { Board } from '../../../src/lib/games/imperium/types';
import { canPay } from '../../../src/lib/games/imperium/economy/payment';
import { standing } from '../../support/imperium';
import {
	outOfDeck,
	besideOf,
	deal,
	farPlanets,
	homeOf,
	me,
	own,
	planetState,
	playBeside,
	playCard,
	put,
	them,
	turnWith,
	you
} from '../../support/imperium-cards';

const PASS = { pick: 'pass' };
const rich = (board: Board) => {
	board.players[you]!.tradeGoods = 4;
};

describe('a card that is played', () => {
	it('[TI-18.3] [TI-18.11] is announced with its choices, and lies open until the others have answered', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'veto#1');
		});
		playCard(g, me, 'privateers#1', { pick: you });
		expect(g.moves('played')).toEqual([
			{ type: 'played', seat: me, card: 'privateers#1', as: 'privateers', chosen: [you] }
		]);
		expect(g.asked).toEqual(['window:announced']);
		// Whoever may answer reads what was chosen, and the page finds the words of the card.
		const { say, about } = g.decision(you);
		expect(JSON.stringify(say)).toContain(you);
		expect(about).toEqual(['privateers#1', me]);
		expect(g.board.played).toEqual(['privateers#1']);
		expect(g.board.players[me]!.tradeGoods).toBe(0);
		g.answer(you, PASS);
		expect(g.board.players[me]!.tradeGoods).toBe(2);
		expect([g.board.played, g.board.actionDiscard]).toEqual([[], ['privateers#1']]);
	});

	it('[TI-34.1] [TI-34.10] [TI-27.12] whoever else holds any card is asked, and nobody without', () => {
		const g = turnWith(['privateers#1', 'thugs#1'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'veto#1');
		});
		playCard(g, me, 'privateers#1', { pick: you });
		expect(g.askedSeats).toEqual([you]);
		expect(g.choices(you)).toEqual(['pass']);
	});

	it('[action:sabotage] [TI-18.4] [TI-18.5] [TI-18.7] is cancelled: discarded with no effect, and the turn goes on', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'sabotage#1');
			deal(board, vault, them, 'sabotage#2');
		});
		playCard(g, me, 'privateers#1', { pick: you });
		g.answer(them, PASS);
		playCard(g, you, 'sabotage#1');
		expect(g.moves('cancelled')).toEqual([{ type: 'cancelled', seat: me, card: 'privateers#1' }]);
		expect(g.board.players[you]!.tradeGoods).toBe(4);
		expect(g.board.actionDiscard).toEqual(['sabotage#1', 'privateers#1']);
		expect(g.asked).toEqual(['turn.act']);
		expect(g.askedSeats).toEqual([me]);
	});

	it('[action:sabotage] [TI-18.8] of several that cancel it only the first in order is used up', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'sabotage#1');
			deal(board, vault, them, 'sabotage#2');
		});
		playCard(g, me, 'privateers#1', { pick: you });
		playCard(g, them, 'sabotage#2');
		playCard(g, you, 'sabotage#1');
		expect(g.board.players[them]!.hand).toEqual(['sabotage#2']);
		expect(g.board.actionDiscard).toEqual(['sabotage#1', 'privateers#1']);
	});

	it('[action:sabotage] [TI-8.3] who has passed may still answer the card of another', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'sabotage#1');
			board.players[you]!.passed = true;
		});
		playCard(g, me, 'privateers#1', { pick: you });
		expect(g.choices(you)).toEqual(['pass', 'card:sabotage#1']);
	});

	it('[TI-18.6] two copies are not used on the same target in one round; a cancelled one was not used', () => {
		const unrest = (sabotaged: boolean) => {
			const g = turnWith(['local-unrest#1', 'local-unrest#2'], (board, vault) => {
				for (const id of farPlanets(board).slice(0, 2)) own(board, you, id, { groundForce: 3 });
				if (sabotaged) deal(board, vault, you, 'sabotage#1');
			});
			const [far = 'planet:', other] = farPlanets(g.board);
			playCard(g, me, 'local-unrest#1', { pick: far });
			if (sabotaged) playCard(g, you, 'sabotage#1');
			else {
				g.table.frames.push({ step: 'turn', at: 'act', ...{ seat: me } });
				g.table.decisions = [];
				g.proceed();
			}
			return { choices: g.choices(me, 'card:local-unrest#2'), far, other };
		};
		const used = unrest(false);
		expect(used.choices).toEqual([used.other]);
		const cancelled = unrest(true);
		expect(cancelled.choices).toEqual([cancelled.far, cancelled.other]);
	});

	it('[TI-18.9] a card without legal target is not offered', () => {
		const g = turnWith(['privateers#1', 'unexpected-action#1']);
		expect(g.choices(me).filter((id) => id.startsWith('card:'))).toEqual([]);
	});

	it('[TI-8.3] who has passed starts nothing; with the option published cards that are no actions stay open', () => {
		const at = (afterPassing: 'secondaries' | 'published') =>
			turnWith(
				[],
				(board, vault) => {
					deal(board, vault, you, 'emergency-repairs#1', 'disclosure#1');
					deal(board, vault, them, 'veto#1');
					board.players[you]!.passed = true;
				},
				{ options: { afterPassing } }
			);
		expect(besideOf(at('secondaries'), you)).toEqual([]);
		expect(besideOf(at('published'), you)).toEqual(['card:disclosure#1']);
	});
});

describe('Touch of Genius', () => {
	const touch = (sabotaged = false) =>
		turnWith(['touch-of-genius#1'], (board, vault) => {
			rich(board);
			board.players[me]!.tradeGoods = 3;
			outOfDeck(vault, 'privateers#1', 'veto#1');
			board.actionDiscard = ['privateers#1', 'veto#1'];
			if (sabotaged) deal(board, vault, you, 'sabotage#1');
		});
	const copy = { pick: 'privateers', then: { pick: you } };

	it('[action:touch-of-genius] works as a discarded card, which stays where it is, for 3 influence', () => {
		const g = touch();
		expect(g.choices(me, 'card:touch-of-genius#1')).toEqual(['privateers']);
		playCard(g, me, 'touch-of-genius#1', copy);
		expect(g.asked).toEqual(['card.price']);
		g.answer(me, { split: { goods: 3 } });
		expect(g.board.players[me]!.tradeGoods).toBe(2);
		expect(g.board.actionDiscard).toEqual(['privateers#1', 'veto#1', 'touch-of-genius#1']);
		expect(lastingOf(g.board, 'used')).toEqual([
			{ is: 'used', card: 'privateers', on: you, until: 'round' }
		]);
	});

	it('[action:touch-of-genius] [TI-18.5] what was paid comes back when it is cancelled', () => {
		const g = touch(true);
		const before = canPay(g.board, me, 'influence');
		playCard(g, me, 'touch-of-genius#1', copy);
		const planet = Object.keys(g.board.planets).find(
			(id) => g.choices(me).includes(id) && g.board.planets[id as `planet:${string}`]!.owner === me
		) as `planet:${string}` | undefined;
		g.answer(me, { split: { goods: 3, ...(planet ? { [planet]: 1 } : {}) } });
		playCard(g, you, 'sabotage#1');
		expect(canPay(g.board, me, 'influence')).toBe(before);
		if (planet) expect(planetState(g.board, planet).exhausted).toBe(false);
		expect(g.board.players[me]!.tradeGoods).toBe(3);
	});

	it('[action:touch-of-genius] [TI-18.4] is a Sabotage that nobody cancels', () => {
		const g = turnWith(['privateers#1', 'sabotage#4'], (board, vault) => {
			rich(board);
			deal(board, vault, you, 'touch-of-genius#1');
			outOfDeck(vault, 'sabotage#1');
			board.actionDiscard = ['sabotage#1'];
		});
		playCard(g, me, 'privateers#1', { pick: you });
		playCard(g, you, 'touch-of-genius#1', { pick: 'sabotage' });
		g.answer(you, { split: { goods: 3 } });
		expect(g.moves('cancelled')).toHaveLength(1);
		expect(g.asked).toEqual(['turn.act']);
	});

	it('[action:touch-of-genius] [action:focused-research] [TI-18.3] both prices are paid', () => {
		const copying = (goods: number) => {
			const g = standing(
				{ step: 'secondary', at: 'use', seat: me, card: 'technology', isFree: true },
				(board, vault) => {
					for (const planet of Object.values(board.planets)) planet.exhausted = true;
					Object.assign(board.players[me]!, { race: 'sol', techs: [], tradeGoods: goods });
					deal(board, vault, me, 'touch-of-genius#1');
					outOfDeck(vault, 'focused-research#1');
					board.actionDiscard = ['focused-research#1'];
				}
			);
			playCard(g, me, 'touch-of-genius#1', { pick: 'focused-research' });
			return g;
		};
		// With trade goods alone there is one way to pay.
		const g = copying(20);
		expect(g.board.players[me]!.tradeGoods).toBe(11);
		expect(lastingOf(g.board, 'techDeal')).toHaveLength(1);
	});

	it('[action:touch-of-genius] [TI-18.9] not without 3 influence', () => {
		const poor = (goods: number) =>
			turnWith(['touch-of-genius#1'], (board, vault) => {
				rich(board);
				for (const planet of Object.values(board.planets)) planet.exhausted = true;
				board.players[me]!.tradeGoods = goods;
				outOfDeck(vault, 'privateers#1');
				board.actionDiscard = ['privateers#1'];
			}).choices(me);
		expect(poor(2)).not.toContain('card:touch-of-genius#1');
		expect(poor(3)).toContain('card:touch-of-genius#1');
	});
});

describe('beside what is asked', () => {
	const damaged = (board: Board) => {
		const fleet = board.systems['hex:0,0']!.fleets;
		fleet[you] = {
			...{ fighter: 0, destroyer: 0, cruiser: 0, carrier: 0, dreadnought: 2, warSun: 1 },
			...{ damaged: { dreadnought: 2, warSun: 1 }, groundForce: 0, pds: 0 }
		};
	};

	it('[TI-34.4] cards of an own moment are for who is asked then, and for nobody beside it', () => {
		const g = standing(
			{ step: 'tactical', at: 'activate', seat: me, system: 'hex:0,0' },
			(board, vault) => {
				for (const id of systemIds(board)) board.systems[id]!.fleets = {};
				board.systems['hex:0,-1']!.tile = 'empty#1';
				put(board, me, 'hex:0,-1', { cruiser: 1 });
				deal(board, vault, me, 'flank-speed#1');
				deal(board, vault, you, 'flank-speed#2');
			}
		);
		expect(g.asked).toEqual(['tactical.move']);
		expect(besideOf(g, me)).toEqual(['card:flank-speed#1']);
		expect(besideOf(g, you)).toEqual([]);
	});

	it('[action:emergency-repairs] [TI-34.5] are played unasked, and the question under way comes back as it was', () => {
		const g = turnWith([], (board, vault) => {
			damaged(board);
			deal(board, vault, you, 'emergency-repairs#1');
		});
		const { id } = g.decision(me);
		playBeside(g, you, 'emergency-repairs#1', { pick: 'hex:0,0' });
		expect(g.board.systems['hex:0,0']!.fleets[you]!.damaged).toEqual({ dreadnought: 0, warSun: 0 });
		expect(g.decision(me).id).toBe(id);
	});

	it('[TI-34.5] not while a window is open or dice lie on the table', () => {
		const g = turnWith(['good-year#1'], (board, vault) => {
			damaged(board);
			deal(board, vault, you, 'emergency-repairs#1');
			own(board, me, farPlanets(board)[0]!);
		});
		expect(besideOf(g, you)).toEqual(['card:emergency-repairs#1']);
		g.board.dice.push({
			die: {
				...{ seat: me, kind: 'cruiser', roll: 'round', system: 'hex:0,0', planet: null },
				...{ attacks: true, against: you, isFirst: true }
			},
			...{ value: 3, before: [], hitsOn: 7, parts: [] }
		});
		expect(besideOf(g, you)).toEqual([]);
		g.board.dice.pop();
		playCard(g, me, 'good-year#1');
		expect(g.asked).toEqual(['window:announced']);
		expect(besideOf(g, you)).toEqual([]);
	});

	it('[action:disclosure] [TI-27.6] a hand is seen by its player alone, and one card of it discarded', () => {
		const g = turnWith(['disclosure#1'], (board, vault) => {
			deal(board, vault, you, 'veto#1', 'thugs#1');
		});
		playBeside(g, me, 'disclosure#1', { pick: you });
		g.answer(you, PASS);
		expect(g.askedSeats).toEqual([me]);
		expect(g.choices(me)).toEqual(['thugs#201', 'veto#201']);
		expect(g.said).not.toMatch(/Veto|Thugs/);
		g.answer(me, { pick: 'thugs#201' });
		expect(g.board.players[you]!.hand).toEqual(['veto#1']);
		expect(g.board.actionDiscard).toEqual(['disclosure#1', 'thugs#1']);
		expect(g.asked).toEqual(['turn.act']);
	});

	it('[action:master-of-trade] refreshes one or two planets of who holds two agreements', () => {
		const g = turnWith(['master-of-trade#1'], (board) => {
			for (const id of farPlanets(board).slice(0, 3)) own(board, me, id, {}, true);
			const [one, two] = board.players[me]!.contracts;
			Object.assign(one!, { holder: you });
			Object.assign(two!, { holder: them });
		});
		const [a = 'planet:', b = 'planet:', c = 'planet:'] = farPlanets(g.board);
		playBeside(g, me, 'master-of-trade#1', { picks: [a, b] });
		expect([a, b, c].map((id) => planetState(g.board, id).exhausted)).toEqual([false, false, true]);
		g.board.players[me]!.contracts[0]!.holder = me;
		g.board.players[me]!.hand = ['master-of-trade#1'];
		g.board.lasting = [];
		expect(besideOf(g, me)).toEqual([]);
	});
});

describe('hand limit', () => {
	const drawing = (race: string, edit: (board: Board) => void = () => undefined) => {
		const g = standing({ step: 'rest', at: 'wait' }, (board, vault) => {
			board.players[me]!.race = race;
			edit(board);
			deal(board, vault, me, ...vault.actions.slice(0, 7));
		});
		const play = new Play(g.game, g.table);
		g.table.decisions = [];
		drawActionCards(play, me, 2, 'TI-18.1');
		g.proceed();
		return g;
	};

	it('[TI-18.2] over seven cards are discarded at once, own choice', () => {
		const g = drawing('sol');
		expect(g.asked).toEqual(['handLimit.discard']);
		expect(g.board.players[me]!.hand).toHaveLength(9);
		g.lapse();
		expect(g.board.players[me]!.hand).toHaveLength(7);
		expect(g.board.actionDiscard).toHaveLength(2);
	});

	it('[TI-18.2] [TI-34.12] by default the first by name go', () => {
		const g = drawing('sol');
		const sorted = g.board.players[me]!.hand.toSorted((one, other) => (one < other ? -1 : 1));
		g.lapse();
		expect(g.board.actionDiscard.map(likeOf).toSorted()).toEqual(sorted.slice(0, 2).map(likeOf));
	});

	it('[TI-18.2] [action:cultural-crisis] the Yssaril have none, also in a Cultural Crisis', () => {
		for (const isInCrisis of [false, true]) {
			const g = drawing('yssaril', ({ lasting }) => {
				if (isInCrisis) lasting.push({ is: 'crisis', seat: me, until: 'round' });
			});
			expect(g.asked).toEqual(['rest.wait']);
			expect(g.board.players[me]!.hand).toHaveLength(9);
		}
	});
});

describe('a hand without limit for a round', () => {
	it('[TI-18.2] [action:multiculturalism] is cut when the round ends, before the next one', () => {
		const g = standing({ step: 'status', at: 'over' }, (board, vault) => {
			for (const seat of board.order)
				Object.assign(board.players[seat]!, { race: 'sol', strategy: [], hand: [] });
			deal(board, vault, me, ...vault.actions.slice(0, 9));
			board.lasting.push({ is: 'borrowed', seat: me, ability: 'crafty', until: 'round' });
		});
		expect(g.asked).toEqual(['handLimit.discard']);
		g.lapse();
		expect(g.board.players[me]!.hand).toHaveLength(7);
	});
});

describe('what was looked at', () => {
	it('[action:disclosure] [action:synchronicity] [TI-27.6] is not taken back freely: what led there has shown it', () => {
		for (const card of ['disclosure#1', 'synchronicity#1'] as const) {
			const g = standing({ step: 'strategy', at: 'begin' }, (board, vault) => {
				for (const seat of board.order)
					Object.assign(board.players[seat]!, { race: 'sol', strategy: [], hand: [] });
				deal(board, vault, me, card);
				deal(board, vault, you, 'veto#1');
			}).until('strategy.pick');
			const pick = {
				pick: `card:${card}`,
				...(card === 'disclosure#1' && { then: { pick: you } })
			};
			const open = g.table.decisions.find(({ seat }) => seat === me);
			const answer = { aside: 'card', then: pick };
			const played = act(g.game, g.table, me, open?.id ?? 0, answer);
			if (!played.ok) throw new Error('It was refused.');
			// Seat:2 holds a card and is asked; what it passes on leads to the look.
			expect(g.asked).toEqual(['window:announced']);
			const passed = act(g.game, g.table, you, g.decision(you).id, PASS);
			expect(passed.ok && passed.value.showed).toBe(true);
			expect(g.askedSeats).toEqual([me]);
		}
	});
});

describe('where Action Cards come from', () => {
	it('[TI-18.1] one in the Status Phase, three by the Political primary, one by its secondary', () => {
		const hands = (g: ReturnType<typeof standing>) =>
			[me, you, them].map((seat) => g.board.players[seat]!.hand.length);
		const sol = (board: Board): void => {
			for (const seat of board.order)
				Object.assign(board.players[seat]!, { race: 'sol', techs: [], hand: [] });
		};
		expect(hands(standing({ step: 'status', at: 'cards' }, sol))).toEqual([1, 1, 1]);
		const primary = standing({ step: 'politicalPrimary', at: 'draw', seat: me }, sol);
		expect(hands(primary)).toEqual([3, 0, 0]);
		const secondary = standing(
			{ step: 'secondary', at: 'use', seat: you, card: 'political', isFree: false },
			sol
		);
		secondary.answer(you, { pick: 'draw' });
		expect(hands(secondary)).toEqual([0, 1, 0]);
	});

	it('[TI-9.28] none that brings ships where ships of others are', () => {
		const offered = (isFoe: boolean) => {
			const g = turnWith(['rally-of-the-people#1', 'ghost-ship#1'], (board) => {
				for (const system of Object.values(board.systems)) system.fleets = {};
				for (const id of systemIds(board))
					if (isFoe && (tileAt(board, id)?.wormhole || id === homeOf(board, me)))
						put(board, you, id, { fighter: 1 });
				put(board, you, homeOf(board, you), { destroyer: 1 });
				put(board, them, homeOf(board, them), { destroyer: 1 });
			});
			return g.choices(me).filter((id) => id.startsWith('card:'));
		};
		expect(offered(false)).toEqual(['card:rally-of-the-people#1', 'card:ghost-ship#1']);
		expect(offered(true)).toEqual([]);
	});

	it('[TI-14.8] a system never holds two counters of one player: Signal Jamming is not for it', () => {
		const g = standing({ step: 'strategy', at: 'begin' }, (board, vault) => {
			for (const seat of board.order)
				Object.assign(board.players[seat]!, { race: 'sol', strategy: [] });
			deal(board, vault, me, 'signal-jamming#1');
			board.systems['hex:0,0']!.counters = [you];
		});
		expect(g.asked).toEqual(['window:strategyStart']);
		expect(g.choices(me, 'card:signal-jamming#1', 'hex:0,0')).toEqual([them]);
		expect(g.choices(me, 'card:signal-jamming#1', 'hex:1,-1')).toEqual([you, them]);
		const { board } = g;
		const left = countersLeft(board, you);
		placeCounter({ board, say: () => undefined }, you, 'hex:0,0', 'reinforcements', 'TI-14.8');
		expect(board.systems['hex:0,0']!.counters).toEqual([you]);
		expect(countersLeft(board, you)).toBe(left);
	});
});
