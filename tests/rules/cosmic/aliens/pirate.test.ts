/** Pirate: winning ships go home with as many losing ones, which bring rewards or a ransom later. */
import { describe, expect, it } from 'vitest';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Answer, SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const PIRATE: Position = { aliens: { 'seat:1': 'pirate' } };
const WINS: Cards = ['attack:20', 'attack:06'];
const LOSES: Cards = ['attack:01', 'attack:20'];
const RAID = 'power|pirate|raid';
const SELL = 'power|pirate|sell';
const RANSOM = 'power|pirate|ransom';

const kept = (g: CosmicGame) => capturedBy(g.board, 'pirate');
const take = (split: Record<string, number>): Answer => ({ split });

describe('Pirate', () => {
	const losing = (given: Position = PIRATE, n = 3, cards: Cards = WINS) =>
		met(cards, given, n).until('window:ships.losing', 'seat:1');

	it('[alien:pirate] given it wins as the offense, then it may send ships home to capture as many, and the rest land', () => {
		const g = losing()
			.use('seat:1', RAID, take({ 'seat:2': 2 }))
			.until('home.land');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		over(g.answer('seat:1', { split: { 'planet:1-3': 2 } }));
		expect(kept(g)).toEqual({ 'seat:2': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 6 });
	});

	const capturing = (g: CosmicGame) => {
		const { shape } = g.decision('seat:1');
		const choice = shape.type === 'one' && shape.choices.find(({ id }) => id === `${RAID}|`);
		return (choice && choice.then) || undefined;
	};

	it('[alien:pirate] it captures no more ships than it has there, and one at least', () => {
		const shape = capturing(losing(PIRATE, 3));
		expect(shape).toMatchObject({
			type: 'split',
			min: 1,
			max: 3,
			places: [{ id: 'seat:2', max: 4 }]
		});
		expect(capturing(losing(PIRATE, 1))).toMatchObject({ max: 1 });
	});

	it('[alien:pirate] [CE-1.14] whoever is asked reads whose ships are about to be lost', () => {
		const g = met(WINS, PIRATE, 3).until('window:ships.losing', 'seat:1');
		expect(said(g.decision('seat:1').say)).toBe(
			'Ships of {seat:2} are about to be lost. Act, or pass?'
		);
		g.until('window:ships.losing', 'seat:2');
		expect(said(g.decision('seat:2').say)).toBe('Your ships are about to be lost. Act, or pass?');
	});

	it('[alien:pirate] given it leaves that, then all land, and the losers go to the warp', () => {
		const g = over(losing().pass());
		expect(kept(g)).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:pirate] ruling: given all its ships go home, then it has won, and no colony is gained (CE-20.10)', () => {
		const g = over(losing().use('seat:1', RAID, take({ 'seat:2': 3 })));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(kept(g)).toEqual({ 'seat:2': 3 });
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:pirate] given several losers, then it says how many of whom', () => {
		const g = fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, PIRATE);
		g.until('window:ships.losing', 'seat:1').use(
			'seat:1',
			RAID,
			take({ 'seat:2': 1, 'seat:3': 2 })
		);
		over(g);
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 2 });
		expect(g.ships('planet:2-1')).toEqual({});
	});

	it('[alien:pirate] given it is an ally of a winning defense, then what it sends home brings no rewards (CE-14.16)', () => {
		const given: Position = { seats: 4, aliens: { 'seat:3': 'pirate' } };
		const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 3 }] }, given);
		g.until('window:ships.losing', 'seat:3').use('seat:3', RAID, take({ 'seat:1': 2 }));
		const { length } = g.hand('seat:3');
		over(g);
		expect(kept(g)).toEqual({ 'seat:1': 2 });
		expect(g.hand('seat:3')).toHaveLength(length + 1);
	});

	it('[alien:pirate] given it loses, or wins as the defense, then nothing is offered', () => {
		expect(offered(met(LOSES, PIRATE), 'seat:1', RAID)).toBe(false);
		expect(offered(met(LOSES, { aliens: { 'seat:2': 'pirate' } }), 'seat:2', RAID)).toBe(false);
	});

	it('[alien:pirate] ruling: given no colony to send ships to, then it is not offered', () => {
		const given: Position = { ...PIRATE, planets: homes('seat:1', 3) };
		expect(offered(met(WINS, given, 3), 'seat:1', RAID)).toBe(false);
	});

	it('[alien:pirate] ruling: given a negotiate loses, then captured ships bring no compensation (CE-14.3)', () => {
		const hands = { 'seat:1': ['attack:04', 'attack:05', 'attack:10', 'attack:12', 'attack:15'] };
		const g = losing({ ...PIRATE, hands }, 3, ['attack:06', 'negotiate']);
		const { length } = g.hand('seat:2');
		over(g.use('seat:1', RAID, take({ 'seat:2': 3 })));
		expect(g.hand('seat:2')).toHaveLength(length + 1);
	});

	it('[alien:pirate] given its raid is zapped, then nothing is captured', () => {
		const given: Position = { ...PIRATE, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = declare(losing(given), 'seat:1', RAID, take({ 'seat:2': 2 }));
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(kept(g)).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:pirate] given it may capture, then the steady player keeps one ship to land', () => {
		expect(steadyAnswer(losing(), 'seat:1')).toMatchObject({ then: { split: { 'seat:2': 2 } } });
	});

	const HELD: Position = { ...PIRATE, captured: { pirate: { 'seat:2': 3, 'seat:3': 2 } } };
	const regroup = (given: Position = HELD) =>
		duel({ seats: 3, ...given }).until('window:encounter.start', 'seat:1');

	it('[alien:pirate] given a regroup, then it may send up to four captured ships to the warp, each for a reward', () => {
		const g = regroup({ ...HELD, warp: { 'seat:1': 2 } });
		const { shape } = g.decision('seat:1');
		const sell = shape.type === 'one' && shape.choices.find(({ id }) => id === `${SELL}|`);
		expect(sell).toMatchObject({ then: { type: 'split', min: 1, max: 4 } });
		const { length } = g.hand('seat:1');
		g.use('seat:1', SELL, take({ 'seat:2': 2, 'seat:3': 1 })).until('pirate.sold.take');
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 2, 'seat:3': 1 });
		g.answer('seat:1', { split: { ships: 1, cards: 2 } }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(length + 2);
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 1 });
	});

	it('[alien:pirate] given nothing of its own is in the warp, then the rewards are cards', () => {
		const g = regroup();
		const { length } = g.hand('seat:1');
		g.use('seat:1', SELL, take({ 'seat:2': 2 })).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(length + 2);
	});

	it('[alien:pirate] given it has done one of the two, then the other is not offered in that regroup', () => {
		const g = regroup();
		expect(g.offers('seat:1', RANSOM)).toBe(true);
		g.use('seat:1', SELL, take({ 'seat:2': 1 }));
		expect(offered(g, 'seat:1', RANSOM, () => g.asked.includes('launch.aim'))).toBe(false);
	});

	it('[alien:pirate] given it has talked about a ransom, then it gives none up in that regroup', () => {
		const g = regroup().use('seat:1', RANSOM, { pick: 'seat:2' }).until('deal.talk');
		g.answer('seat:2', { refuse: true });
		expect(offered(g, 'seat:1', SELL, () => g.asked.includes('launch.aim'))).toBe(false);
		expect(kept(g)).toEqual({ 'seat:2': 3, 'seat:3': 2 });
	});

	it('[alien:pirate] whoever has nothing to pay with, or no ship there, is not asked for a ransom', () => {
		const payers = (given: Position) => {
			const g = regroup({ ...PIRATE, seats: 4, captured: { pirate: { 'seat:3': 2 } }, ...given });
			return g.choices('seat:1', `${RANSOM}|`);
		};
		expect(payers({})).toEqual(['seat:3']);
		expect(payers({ hands: { 'seat:3': [] } })).toEqual(['seat:3']);
		const last = homes('seat:3', 1);
		expect(payers({ hands: { 'seat:3': [] }, planets: last })).toEqual(['seat:3']);
		expect(payers({ planets: homes('seat:3'), hands: { 'seat:3': ['attack:04'] } })).toEqual([
			'seat:3'
		]);
		const poor = regroup({ ...HELD, seats: 4, planets: homes('seat:3'), hands: { 'seat:3': [] } });
		expect(poor.choices('seat:1', `${RANSOM}|`)).toEqual(['seat:2']);
	});

	it('[alien:pirate] [CE-16.22] given nothing to capture or to give up, then it is not asked for that', () => {
		const asked = (g: CosmicGame, window: string) => {
			let found = false;
			for (; !g.asked.includes('turn.second') && g.board.turn === 1; g.lapse())
				found ||= g.asked.includes(window) && g.askedSeats.includes('seat:3');
			return found;
		};
		const ally = (cards: Cards) =>
			fight(
				cards,
				{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
				{ aliens: { 'seat:3': 'pirate' }, hands: { 'seat:3': [] }, box: ['pirate'] }
			);
		expect(asked(ally(WINS), 'window:ships.losing')).toBe(true);
		expect(asked(ally(LOSES), 'window:ships.losing')).toBe(false);
		const held = (n: number) =>
			duel({
				...{ aliens: { 'seat:3': 'pirate' }, hands: { 'seat:3': [] }, box: ['pirate'] },
				...(n > 0 && { captured: { pirate: { 'seat:2': n } } })
			});
		expect(asked(held(1), 'window:encounter.start')).toBe(true);
		expect(asked(held(0), 'window:encounter.start')).toBe(false);
	});

	it('[alien:pirate] given the regroup of another, then it may as well; given nothing is captured, then nothing is offered', () => {
		const others: Position = {
			aliens: { 'seat:3': 'pirate' },
			captured: { pirate: { 'seat:2': 1 } }
		};
		const g = duel({ seats: 3, ...others }).until('window:encounter.start', 'seat:3');
		expect([SELL, RANSOM].map((use) => g.offers('seat:3', use))).toEqual([true, true]);
		const none = duel({ seats: 3, ...PIRATE });
		expect(offered(none, 'seat:1', SELL, () => none.asked.includes('launch.aim'))).toBe(false);
	});

	describe('a ransom', () => {
		const asked = (given: Position = HELD) =>
			regroup({ ...given, hands: { 'seat:2': ['attack:30', 'negotiate'], ...given.hands } })
				.use('seat:1', RANSOM, { pick: 'seat:2' })
				.until('deal.talk');
		const fields = (g: CosmicGame, part: 'give' | 'get') => {
			const { shape } = g.decision('seat:1');
			return shape.type === 'deal' ? shape[part].fields.map(({ id }) => id) : [];
		};
		const offer = (n: number, get: Record<string, Answer>): Answer => ({
			offer: { give: { captives: { amount: n } }, get, promise: '' }
		});

		it('[alien:pirate] [CE-13.21] given it asks one, then it gives captured ships alone, and the other what a deal may give', () => {
			const g = asked();
			expect(fields(g, 'give')).toEqual(['captives']);
			expect(fields(g, 'get')).toEqual(['kinds', 'number', 'random', 'colony']);
		});

		it('[alien:pirate] [CE-13.21] both read how many ships it is about, and that nothing is lost by a refusal', () => {
			const g = asked();
			const because = (seat: SeatId) => said(g.decision(seat).because?.say);
			expect(because('seat:1')).toBe(
				'You hold 3 captured ships of {seat:2}. Nothing is lost where you do not agree.'
			);
			expect(because('seat:2')).toBe(
				'{seat:1} holds 3 captured ships of {seat:2}. Nothing is lost where you do not agree.'
			);
		});

		it('[alien:pirate] [CE-13.21] given they agree, then cards and ships change hands, and the encounter goes on', () => {
			const g = asked();
			const { length } = g.hand('seat:1');
			g.answer('seat:1', offer(2, { random: { amount: 1 } }));
			g.answer('seat:2', { accept: 1 }).until('launch.aim');
			expect(g.said).toContain(
				'A ransom: {seat:1} gives 2 captured ships; {seat:2} gives 1 card at random.'
			);
			expect(g.hand('seat:1')).toHaveLength(length + 1);
			expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 2 });
			expect(g.board.warp).toEqual({});
			expect(g.encounter.outcome).toBeNull();
		});

		it('[alien:pirate] [CE-13.21] given a colony is the ransom, then its ships settle there', () => {
			const g = asked();
			const colony: Answer = { pick: 'planet:2-4', then: { pick: 'exactly', then: { amount: 2 } } };
			g.answer('seat:1', offer(3, { colony }))
				.answer('seat:2', { accept: 1 })
				.until('deal.settlers');
			g.answer('seat:1', { split: { 'planet:1-2': 2 } }).until('launch.aim');
			expect(g.ships('planet:2-4')).toMatchObject({ 'seat:1': 2 });
		});

		it('[alien:pirate] [CE-13.21] given one of them refuses, then nobody loses a ship', () => {
			const g = asked().answer('seat:2', { refuse: true }).until('launch.aim');
			expect(g.board.warp).toEqual({});
			expect(kept(g)).toEqual({ 'seat:2': 3, 'seat:3': 2 });
			expect(g.encounter.outcome).toBeNull();
		});

		it('[alien:pirate] given an encounter ends in a deal, then captured ships are no goods in it (CE-13.10)', () => {
			const g = met(['negotiate', 'negotiate'], HELD).until('deal.talk');
			expect(fields(g, 'give')).not.toContain('captives');
		});

		it('[alien:pirate] given bots talk, then the owner pays cards for ships, and accepts nothing that costs more', () => {
			const g = asked();
			expect(steadyAnswer(g, 'seat:2')).toMatchObject({
				offer: { get: { captives: { amount: 3 } } }
			});
			g.answer('seat:1', offer(1, { number: { amount: 2 }, colony: COLONY }));
			expect(steadyAnswer(g, 'seat:2')).not.toEqual({ accept: 1 });
			const fair = asked().answer('seat:1', offer(3, { number: { amount: 1 } }));
			expect(steadyAnswer(fair, 'seat:2')).toEqual({ accept: 1 });
		});

		const COLONY: Answer = { pick: 'planet:2-4', then: { pick: 'open' } };
	});

	describe('flare', () => {
		const ally: Position = {
			seats: 4,
			hands: { 'seat:2': ['artifact:plague', 'attack:10', 'attack:12'], 'seat:3': ['flare:pirate'] }
		};

		it('[wild:pirate] [CE-14.24] given it wins as a defensive ally, then it may take rewards out of the hand of the defense', () => {
			const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, ally);
			g.until('window:resolution.spoils', 'seat:3').use('seat:3', 'wild|pirate|share');
			g.until('resolution.split');
			const { length } = g.hand('seat:2');
			over(g.answer('seat:3', { split: { 'seat:2': 1, cards: 1 } }));
			expect(g.hand('seat:2')).toHaveLength(length - 1);
			expect(g.said).toContain('{seat:3} takes 1 card and a card of {seat:2} as rewards.');
		});

		it('[wild:pirate] [CE-14.24] [CE-31.32] given a rift is taken out of the hand, then it goes off', () => {
			const g = fight(
				LOSES,
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				{
					options: { rewardDeck: 'incursion' },
					hands: { 'seat:2': ['rift:3@reward'], 'seat:3': ['flare:pirate'] }
				}
			);
			g.until('window:resolution.spoils', 'seat:3').use('seat:3', 'wild|pirate|share');
			g.until('resolution.split', 'seat:3');
			g.board.players['seat:2']!.hand = g.hand('seat:2').filter((card) => card.startsWith('rift'));
			over(g.answer('seat:3', { split: { 'seat:2': 1 } }));
			expect(g.board.warp['seat:3']).toBe(3);
		});

		it('[wild:pirate] given one reward is due, then that may be of the hand as well', () => {
			const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, ally);
			g.until('window:resolution.spoils', 'seat:3').use('seat:3', 'wild|pirate|share');
			g.until('resolution.split', 'seat:3');
			expect(g.choices('seat:3')).toEqual(['cards', 'seat:2']);
		});

		it('[wild:pirate] [essence:anarchist-compensation] [CE-36.77] given it may take rewards of any hand besides, then it still may', () => {
			const g = fight(
				LOSES,
				{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				{
					...ally,
					hands: { ...ally.hands, 'seat:4': ['attack:04'] },
					aliens: { 'seat:1': 'anarchist' },
					essence: {
						anarchist: {
							cache: [],
							laid: [['compensation', 'seat:3']],
							shared: { compensation: 'one' }
						}
					}
				}
			);
			g.until('window:resolution.spoils', 'seat:3').use('seat:3', 'wild|pirate|share');
			g.until('resolution.split', 'seat:3');
			expect(g.choices('seat:3')).toEqual(['cards', 'seat:1', 'seat:2', 'seat:4']);
			g.answer('seat:3', { split: { 'seat:4': 1, cards: 1 } });
			const { placed } = g.board.essence!['anarchist']!;
			expect(placed.find(({ id }) => id.endsWith('compensation'))).toMatchObject({ shared: 'all' });
		});

		it('[wild:pirate] given it wins as an offensive ally, or no rewards are due, then it is not offered', () => {
			const g = fight(WINS, { 'seat:3': ['offense', { 'planet:3-1': 2 }] }, ally);
			expect(offered(g, 'seat:3', 'wild|pirate|share')).toBe(false);
		});

		it('[super:pirate] given it plays the flare first, then each ship that goes home captures two', () => {
			const g = losing({ ...PIRATE, hands: { 'seat:1': ['flare:pirate'] } });
			g.use('seat:1', 'super|pirate|double').until('window:ships.losing', 'seat:1');
			g.use('seat:1', RAID, take({ 'seat:2': 4 }));
			over(g);
			expect(kept(g)).toEqual({ 'seat:2': 4 });
			expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		});

		it('[super:pirate] ruling: an odd number of ships takes one more home, and no more than twice its own are captured', () => {
			const g = losing({ ...PIRATE, hands: { 'seat:1': ['flare:pirate'] } });
			g.use('seat:1', 'super|pirate|double').until('window:ships.losing', 'seat:1');
			g.use('seat:1', RAID, take({ 'seat:2': 3 }));
			over(g);
			expect(kept(g)).toEqual({ 'seat:2': 3 });
			expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
			const few = losing({ ...PIRATE, hands: { 'seat:1': ['flare:pirate'] } }, 1);
			few.use('seat:1', 'super|pirate|double').until('window:ships.losing', 'seat:1');
			expect(capturing(few)).toMatchObject({ max: 2 });
		});

		it('[super:pirate] given one ship alone is about to be lost, then it is not offered; given two, it is', () => {
			const falls = (n: number) => {
				const given: Position = { ...PIRATE, hands: { 'seat:1': ['flare:pirate'] } };
				const planets = { 'planet:2-1': { 'seat:2': n } };
				return offered(met(WINS, { ...given, planets }, 3), 'seat:1', 'super|pirate');
			};
			expect([falls(1), falls(2)]).toEqual([false, true]);
		});

		it('[super:pirate] given it has captured already, then the flare is not offered', () => {
			const g = losing({ ...PIRATE, hands: { 'seat:1': ['flare:pirate'] } });
			g.use('seat:1', RAID, take({ 'seat:2': 1 }));
			expect(offered(g, 'seat:1', 'super|pirate|double')).toBe(false);
		});
	});
});
