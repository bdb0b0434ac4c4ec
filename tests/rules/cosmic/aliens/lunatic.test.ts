/** Lunatic: ships of its own on both sides of an encounter. */
import { describe, expect, it } from 'vitest';
import { declare, duel, holding, homes, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Answer, SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const OFFENSE: Position = { seats: 4, aliens: { 'seat:1': 'lunatic' } };
const DEFENSE: Position = { seats: 4, aliens: { 'seat:2': 'lunatic' } };
const SPLIT = 'power|lunatic|split';
const WINS: Cards = ['attack:20', 'attack:06'];
const LOSES: Cards = ['attack:01', 'attack:20'];

/** Seat 1 has sent two ships against seat 2, and both have invited these. */
function invited(
	given: Position,
	cards: Cards = WINS,
	[offense, defense]: readonly (readonly SeatId[])[] = [[], []]
): CosmicGame {
	const g = duel(holding(cards, given))
		.until('launch.aim')
		.answer('seat:1', { pick: 'planet:2-1' });
	g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
	g.until('alliance.offenseInvites').answer('seat:1', { picks: offense ?? [] });
	return g.until('alliance.defenseInvites').answer('seat:2', { picks: defense ?? [] });
}

const split = (n: number, from: string): Answer => ({ split: { [from]: n } });

/** It sends three ships to the other side; both lay their cards. */
const torn = (given: Position, seat: SeatId, cards: Cards): CosmicGame => {
	const g = invited(given, cards).until('window:alliance.invited', seat);
	g.use(seat, SPLIT, split(3, seat === 'seat:1' ? 'planet:1-2' : 'planet:2-2'));
	return lay(g, cards);
};

const lay = (g: CosmicGame, [one, other]: Cards): CosmicGame => {
	g.until('planning.select').pick('seat:1', one);
	return g.pick('seat:2', other);
};

describe('Lunatic', () => {
	it('[alien:lunatic] [CE-9.17] given it is the offense and sends ships to the defense, then they count there, and bring rewards where the defense wins', () => {
		const given: Position = { ...OFFENSE, hands: { 'seat:1': ['attack:04'] } };
		const g = torn(given, 'seat:1', LOSES).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 1 + 2, defense: 20 + 4 + 3 });
		const { length } = g.hand('seat:1');
		g.until('resolution.rewards').answer('seat:1', { amount: 1 });
		over(g);
		expect(g.hand('seat:1')).toHaveLength(length + 2);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:lunatic] [CE-9.17] given the offense wins, then its ships beside the planet are lost, and those in the gate land', () => {
		const g = over(torn(OFFENSE, 'seat:1', WINS));
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:lunatic] [CE-9.17] given it is the defense and the offense wins, then its ships in the gate land where it has lost the others', () => {
		const g = over(torn(DEFENSE, 'seat:2', WINS));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:2': 3 });
	});

	it('[alien:lunatic] given it is the defense and wins, then its ships in the gate are lost', () => {
		const g = over(torn(DEFENSE, 'seat:2', LOSES));
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[alien:lunatic] given the steady player can hardly win, then it sends ships against itself, and none where it may win', () => {
		const answer = (defending: number) => {
			const planets = { 'planet:2-1': { 'seat:2': defending } };
			const hands = { 'seat:1': [], 'seat:2': [] };
			const g = invited({ ...OFFENSE, planets, hands }, ['attack:00', 'attack:06']);
			return steadyAnswer(g.until('window:alliance.invited', 'seat:1'), 'seat:1');
		};
		expect(answer(16)).toMatchObject({ pick: `${SPLIT}|` });
		expect(answer(1)).toEqual({ pick: 'pass' });
	});

	it('[alien:lunatic] ruling: given it is the defense, then it sends none from the planet it defends (CE-8.8)', () => {
		const g = invited(DEFENSE).until('window:alliance.invited', 'seat:2');
		const { shape } = g.decision('seat:2');
		const then = shape.type === 'one' && shape.choices.find(({ id }) => id === `${SPLIT}|`)?.then;
		expect(then).toMatchObject({ type: 'split', min: 1, max: 4 });
		expect(then && then.type === 'split' && then.places.map(({ id }) => id)).toEqual([
			'planet:2-2',
			'planet:2-3',
			'planet:2-4',
			'planet:2-5'
		]);
	});

	it('[alien:lunatic] ruling: given both negotiate, then these ships go home before the deal', () => {
		const g = torn(OFFENSE, 'seat:1', ['negotiate', 'negotiate']).until('deal.talk');
		expect(g.encounter.beside).toEqual({});
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		const defends = torn(DEFENSE, 'seat:2', ['negotiate', 'negotiate']).until('deal.talk');
		expect(defends.encounter.gate).toEqual({ 'seat:1': 2 });
	});

	it('[alien:lunatic] ruling: given it loses with a negotiate, then compensation counts what it has lost on its own side', () => {
		const hands = { 'seat:2': ['attack:04', 'attack:05', 'attack:07'] };
		const given: Position = { ...OFFENSE, hands };
		const g = torn(given, 'seat:1', ['negotiate', 'attack:20']).until('resolution.rewards');
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
	});

	it('[alien:lunatic] [CE-11.3] [CE-9.17] given both sides lose, then all its ships go to the warp', () => {
		const given: Position = { ...OFFENSE, options: { largeGroupCards: 'on' } };
		const g = torn(given, 'seat:1', ['morph', 'morph']);
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 5, 'seat:2': 4 });
	});

	it('[alien:lunatic] it is told how many ships go where', () => {
		expect(torn(OFFENSE, 'seat:1', WINS).said).toContain(
			'{seat:1} sends 3 ships to the side of the defense.'
		);
		expect(torn(DEFENSE, 'seat:2', WINS).said).toContain(
			'{seat:2} sends 3 ships to the side of the offense.'
		);
	});

	it('[alien:lunatic] given no ships but those in the gate or on the planet it defends, then it is not offered', () => {
		/** Gorgon holds all ships on the planets of this seat but the first. */
		const stuck = (seat: 'seat:1' | 'seat:2', first: number): Position => ({
			seats: 4,
			aliens: { [seat]: 'lunatic', 'seat:4': 'gorgon' },
			planets: Object.fromEntries(
				Object.entries(homes(seat, first, 1, 1, 1, 1)).map(([planet, ships], i) => [
					planet,
					i === 0 ? ships : { ...ships, 'seat:4': 1 }
				])
			)
		});
		expect(offered(invited(stuck('seat:1', 2)), 'seat:1', SPLIT)).toBe(false);
		expect(offered(invited(stuck('seat:1', 3)), 'seat:1', SPLIT)).toBe(true);
		expect(offered(invited(stuck('seat:2', 4)), 'seat:2', SPLIT)).toBe(false);
		// CE-16.22: nor is it asked there, with nothing else to do.
		const asked = (first: number) => {
			const g = invited(stuck('seat:1', first));
			const seen: string[] = [];
			for (; !g.asked.includes('planning.select'); g.lapse()) seen.push(...g.asked);
			return seen.includes('window:alliance.invited');
		};
		expect([asked(2), asked(3)]).toEqual([false, true]);
	});

	it('[alien:lunatic] given nobody may ally with the offense, then it does not either', () => {
		const moons: Position['moons'] = [
			{ id: 'loner', planet: 'planet:2-2', by: 'seat:2', open: false }
		];
		const g = duel(holding(WINS, { ...DEFENSE, moons })).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('window:alliance.before', 'seat:2');
		g.use('seat:2', 'moon|loner');
		expect(offered(g, 'seat:2', SPLIT)).toBe(false);
	});

	it('[alien:lunatic] given it leaves that, or is an ally, then no ships change sides', () => {
		const g = invited(OFFENSE).until('window:alliance.invited', 'seat:1').pass();
		expect(g.until('planning.select').encounter.beside).toEqual({});
		const ally: Position = { seats: 4, aliens: { 'seat:3': 'lunatic' } };
		expect(offered(invited(ally, WINS, [['seat:3']]), 'seat:3', SPLIT)).toBe(false);
	});

	it('[alien:lunatic] given it is zapped, then no ships have moved', () => {
		const given: Position = { ...OFFENSE, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = invited(given).until('window:alliance.invited', 'seat:1');
		declare(g, 'seat:1', SPLIT, split(3, 'planet:1-2'));
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('planning.select').encounter.beside).toEqual({});
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4 });
	});

	describe('flare', () => {
		const WILD = 'wild|lunatic|pair';
		const ally: Position = {
			seats: 4,
			warp: { 'seat:3': 1 },
			hands: { 'seat:3': ['flare:lunatic'] }
		};
		const helped = (given: Position = ally) => {
			const g = invited(given, LOSES, [[], ['seat:3']]).until('alliance.answer');
			g.answer('seat:3', { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			return lay(g, LOSES);
		};

		it('[wild:lunatic] [CE-14.25] given rewards are due, then each is a card, and a ship as far as there are any', () => {
			const g = helped().until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			const { length } = g.hand('seat:3');
			over(g);
			expect(g.said).toContain('{seat:3} takes 2 cards and 1 ship as rewards.');
			// The flare has come back to hand as well.
			expect(g.hand('seat:3')).toHaveLength(length + 2 + 1);
			expect(g.board.warp).toEqual({ 'seat:1': 2 });
		});

		it('[wild:lunatic] given one reward is due and no ship is in the warp, then it is a card', () => {
			const g = invited({ ...ally, warp: {} }, LOSES, [[], ['seat:3']]).until('alliance.answer');
			g.answer('seat:3', { pick: 'defense', then: { split: { 'planet:3-1': 1 } } });
			lay(g, LOSES).until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			over(g);
			expect(g.said).toContain('{seat:3} takes 1 card as rewards.');
		});

		it('[wild:lunatic] [CE-14.25] [CE-14.13] given no colony is left to come to, then no ship comes', () => {
			const g = helped({ ...ally, planets: homes('seat:3', 2) });
			g.until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			over(g);
			expect(g.said).toContain('{seat:3} takes 2 cards as rewards.');
			expect(g.board.warp).toMatchObject({ 'seat:3': 3 });
			const one = helped({ ...ally, planets: homes('seat:3', 3) });
			one.until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			expect(over(one).said).toContain('{seat:3} takes 2 cards and 1 ship as rewards.');
		});

		/** The use is made, and what it takes is to be split. */
		const splitting = (given: Position): CosmicGame => {
			const g = helped({ ...ally, ...given }).until('window:resolution.spoils', 'seat:3');
			return g.use('seat:3', WILD).until('resolution.split', 'seat:3');
		};
		const places = (g: CosmicGame) => {
			const { shape } = g.decision('seat:3');
			return shape.type === 'split' ? shape.places.map(({ id, max }) => [id, max]) : [];
		};

		it('[wild:lunatic] [CE-14.25] [CE-31.4] given a reward deck, then it says how many cards are of which, and the ships come besides', () => {
			const deck = { options: { rewardDeck: 'incursion' as const } };
			const g = splitting({ ...deck, warp: { 'seat:3': 2 } });
			expect(places(g)).toEqual([
				['rewards', 2],
				['cards', 2]
			]);
			expect(steadyAnswer(g, 'seat:3')).toHaveProperty('split');
			over(g.answer('seat:3', { split: { rewards: 1, cards: 1 } }));
			expect(g.said).toContain('{seat:3} takes 1 reward card, 1 card and 2 ships as rewards.');
			expect(g.board.warp).toEqual({ 'seat:1': 2 });
			const few = over(
				splitting({ ...deck, warp: {} }).answer('seat:3', { split: { rewards: 2 } })
			);
			expect(few.said).toContain('{seat:3} takes 2 reward cards as rewards.');
			const left = helped({ ...ally, ...deck }).until('resolution.split', 'seat:3');
			expect(places(left)).toContainEqual(['ships', 1]);
		});

		it('[wild:lunatic] [wild:pirate] [CE-14.25] [CE-14.24] given cards out of a hand among them, then a ship comes for each of these too', () => {
			const g = helped({
				...ally,
				options: { flareLimit: 'none' },
				warp: { 'seat:3': 3 },
				hands: { 'seat:2': ['attack:12'], 'seat:3': ['flare:lunatic', 'flare:pirate'] }
			}).until('window:resolution.spoils', 'seat:3');
			g.use('seat:3', 'wild|pirate|')
				.until('window:resolution.spoils', 'seat:3')
				.use('seat:3', WILD);
			g.until('resolution.split', 'seat:3');
			expect(places(g).map(([id]) => id)).toEqual(['cards', 'seat:2']);
			over(g.answer('seat:3', { split: { cards: 1, 'seat:2': 1 } }));
			expect(g.said).toContain('{seat:3} takes 1 card, 2 ships and a card of {seat:2} as rewards.');
			expect(g.board.warp).toMatchObject({ 'seat:3': 1 });
		});

		it('[wild:lunatic] [CE-14.25] given it has used it, then rewards of others are a card or a ship as ever', () => {
			const g = invited({ ...ally, warp: { 'seat:4': 2 } }, LOSES, [[], ['seat:3', 'seat:4']]);
			for (const seat of ['seat:3', 'seat:4'] as const)
				g.until('alliance.answer', seat).answer(seat, {
					pick: 'defense',
					then: { split: { [`planet:${Number(seat.slice(5))}-1`]: 2 } }
				});
			lay(g, LOSES).until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			g.until('resolution.rewards', 'seat:4');
			expect(g.decision('seat:4').shape).toMatchObject({ type: 'amount', max: 2 });
		});

		it('[wild:lunatic] given no rewards are due, then it is not offered', () => {
			const g = lay(invited(ally, WINS), WINS);
			expect(offered(g, 'seat:3', WILD)).toBe(false);
		});

		const BOTH = 'super|lunatic|both';
		const super3: Position = {
			seats: 4,
			aliens: { 'seat:3': 'lunatic' },
			hands: { 'seat:3': ['flare:lunatic'] }
		};
		const GUEST: SeatId[] = ['seat:3'];

		it('[super:lunatic] [CE-9.17] given both have invited it, then it joins one side, and answers the other', () => {
			const g = invited(super3, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('alliance.answer');
			const { shape } = g.decision('seat:3');
			expect(shape.type === 'one' && shape.choices.map(({ id }) => id)).toEqual([
				'offense',
				'decline'
			]);
			g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-2': 1 } } });
			lay(g, WINS).until('window:resolution.outcome');
			expect(g.encounter.totals).toEqual({ offense: 20 + 2 + 1, defense: 6 + 4 + 2 });
			over(g);
			expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 2 });
			expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		});

		it('[super:lunatic] [CE-36.38] given it joins both, then what answers a choice of ships may answer each', () => {
			const given: Position = {
				...super3,
				aliens: { ...super3.aliens, 'seat:4': 'negator' },
				essence: { negator: { cache: ['choosing-ships', 'hyperspace-gate', 'destiny'] } }
			};
			const g = invited(given, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			const [first] = g.choices('seat:3', `${BOTH}|flare:lunatic`);
			expect(first).toBe('offense');
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('window:ships.chosen', 'seat:4');
			expect(g.encounter.sending).toMatchObject({ seat: 'seat:3', side: 'defense' });
			g.until('alliance.answer');
			expect(g.encounter.beside).toEqual({ 'seat:3': 2 });
		});

		it('[super:lunatic] [CE-36.38] given it may not join the one it has chosen, then it stays on neither until it answers', () => {
			const given: Position = {
				...super3,
				aliens: { ...super3.aliens, 'seat:4': 'negator' },
				essence: { negator: { cache: ['enter-alliance', 'hyperspace-gate', 'destiny'] } }
			};
			const g = invited(given, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('window:ships.chosen', 'seat:4').use('seat:4', 'power|negator|refuse');
			g.until('negator.answer.join', 'seat:3');
			g.answer('seat:3', { pick: 'decline' }).until('alliance.answer', 'seat:3');
			expect(g.choices('seat:3')).toEqual(['offense', 'decline']);
			expect(g.encounter.allies.defense).toEqual([]);
		});

		const LOOSE: Position = {
			...super3,
			aliens: { 'seat:3': ['lunatic', 'anarchist'] },
			essence: { anarchist: { cache: [], laid: [['alliance', 'seat:3']] } }
		};
		const INTRUDES = 'essence|essence:anarchist.alliance';

		it('[super:lunatic] [essence:anarchist-alliance] [CE-36.79] given one side alone has invited it, then joining uninvited does not let it join both', () => {
			const g = invited(LOOSE, WINS, [GUEST, []]).until('window:alliance.answer', 'seat:3');
			g.use('seat:3', INTRUDES);
			expect(offered(g, 'seat:3', BOTH)).toBe(false);
		});

		it('[super:lunatic] [essence:anarchist-alliance] [CE-36.79] given it stands on a side already, then it is not offered to join uninvited', () => {
			const g = invited(LOOSE, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			expect(g.offers('seat:3', INTRUDES)).toBe(false);
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			expect(offered(g, 'seat:3', INTRUDES)).toBe(false);
		});

		it('[super:lunatic] [CE-9.17] [CE-36.64] given it is an ally of both as its host abandons allies, then it stays or takes all its ships home, and has no side to change to', () => {
			const given: Position = {
				...super3,
				aliens: { ...super3.aliens, 'seat:4': 'alien' },
				essence: { alien: { cache: [], captives: [['abandonment', 'seat:1']] } }
			};
			const g = invited(given, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('alliance.answer');
			g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-2': 1 } } });
			g.until('window:planning.beforeSelect', 'seat:4');
			g.use('seat:4', 'power|alien|release', { picks: ['seat:1'] });
			lay(g, WINS).until('alien.abandon.ally');
			expect(g.choices('seat:3')).toEqual(['stay', 'home']);
			g.pick('seat:3', 'home').until('window:resolution.outcome');
			expect(g.encounter.gate).not.toHaveProperty('seat:3');
			expect(g.encounter.beside).toEqual({});
		});

		const onBoth = (given: Position) => {
			const g = invited({ ...super3, ...given }, WINS, [GUEST, GUEST]).until(
				'window:alliance.answer',
				'seat:3'
			);
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('alliance.answer');
			return g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-2': 1 } } });
		};

		/** Whom a use may name. */
		const named = (g: CosmicGame, seat: SeatId, use: string): string[] => {
			const { shape } = g.decision(seat);
			const then = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith(use))?.then;
			return then && 'choices' in then ? then.choices.map(({ id }) => id) : [];
		};

		it('[super:lunatic] [artifact:force-field] [CE-9.17] given it is an ally of both, then it is one choice where allies are named, and goes home from both', () => {
			const hands = { ...super3.hands, 'seat:4': ['artifact:force-field'] };
			const g = onBoth({ hands }).until('window:alliance.formed', 'seat:4');
			expect(named(g, 'seat:4', 'artifact|force-field')).toEqual(['seat:3']);
			g.use('seat:4', 'artifact|force-field', { picks: ['seat:3'] }).until('planning.select');
			expect([g.encounter.gate, g.encounter.beside]).toEqual([{ 'seat:1': 2 }, {}]);
			expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		});

		it('[super:lunatic] [wild:muckraker] [CE-9.17] given it is an ally of both, then Muckraker’s flare names it once as well', () => {
			const hands = { ...super3.hands, 'seat:1': ['flare:muckraker'] };
			const g = onBoth({ hands }).until('window:alliance.formed', 'seat:1');
			expect(named(g, 'seat:1', 'wild|muckraker')).toEqual(['seat:3']);
		});

		it('[super:lunatic] [CE-9.17] given both negotiate, then its ships come home from both sides', () => {
			const cards: Cards = ['negotiate', 'negotiate'];
			const g = invited(super3, cards, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			g.use('seat:3', BOTH, { pick: 'defense', then: { split: { 'planet:3-1': 2 } } });
			g.until('alliance.answer');
			g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-2': 1 } } });
			lay(g, cards).until('deal.talk');
			expect([g.encounter.gate, g.encounter.beside]).toEqual([{ 'seat:1': 2 }, {}]);
		});

		it('[super:lunatic] given one side alone has invited it, or it is a main player, then it is not offered', () => {
			expect(offered(invited(super3, WINS, [GUEST, []]), 'seat:3', BOTH)).toBe(false);
			const main: Position = { ...OFFENSE, hands: { 'seat:1': ['flare:lunatic'] } };
			expect(offered(invited(main, WINS, [GUEST, GUEST]), 'seat:1', BOTH)).toBe(false);
		});

		it('[super:lunatic] given it may join both, then the steady player keeps ships for the second', () => {
			const g = invited(super3, WINS, [GUEST, GUEST]).until('window:alliance.answer', 'seat:3');
			expect(steadyAnswer(g, 'seat:3')).toMatchObject({
				pick: expect.stringContaining('lunatic') as string
			});
		});
	});
});
