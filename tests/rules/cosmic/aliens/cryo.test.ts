/** Cryo: cards on its sheet for later, and a hand of them. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { becomeAnother, handPower, tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'cryo';
const STORE = 'power|cryo|store';
const THAW = 'power|cryo|thaw';
const like = (cards: readonly string[] = []) => cards.map((card) => card.split('#')[0]);
const CRYO: Position = {
	aliens: { 'seat:1': ID },
	hands: { 'seat:1': ['morph', 'negotiate'] },
	deck: ['attack:40']
};
const EIGHT = ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:10'].concat(
	'attack:12',
	'attack:20'
);
const sheet = (g: CosmicGame, seat: SeatId = 'seat:1') => like(g.board.players[seat]!.stored?.[ID]);
const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;
const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board as OpenBoard;
const aimed = (given: Position = CRYO) =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
const formed = (given: Position = CRYO, seat: SeatId = 'seat:1') =>
	aimed(given).until('window:alliance.formed', seat);
const puts = (card: string, given: Position = CRYO): CosmicGame => {
	const g = declare(formed(given), 'seat:1', STORE).until('cryo.store.which', 'seat:1');
	return g.pick(
		'seat:1',
		g.choices('seat:1').find((one) => one.startsWith(card))!
	);
};

describe('Cryo', () => {
	it('[alien:cryo] [CE-19.25] given it puts a card on its sheet, then it draws one; its player alone sees the card, others how many', () => {
		const g = puts('morph').until('planning.select');
		expect(sheet(g)).toEqual(['morph']);
		expect(like(g.hand('seat:1')).sort()).toEqual(['attack:08', 'attack:40', 'negotiate']);
		expect(like(own(g, 'seat:1').stored?.[ID])).toEqual(['morph']);
		expect(own(g, 'seat:2').stored).toBeUndefined();
		expect(open(g).players['seat:1']).toMatchObject({ hand: 3, stored: { [ID]: 1 } });
		expect(g.choices('seat:1').some((card) => card.startsWith('morph'))).toBe(false);
		expect(g.said).toContain('{seat:1} puts a card on their sheet, unseen.');
		expect(g.said).not.toContain('Morph');
	});

	it('[alien:cryo] [CE-19.25] given the encounter is over, then the card lies there still', () => {
		expect(sheet(over(puts('morph')))).toEqual(['morph']);
	});

	it('[alien:cryo] given it leaves its power, or is neither main player nor ally, then nothing is put there', () => {
		expect(sheet(over(formed().pass()))).toEqual([]);
		const apart: Position = { aliens: { 'seat:3': ID }, hands: { 'seat:3': ['morph'] } };
		expect(offered(aimed(apart), 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:cryo] given it is an ally, then it may as well', () => {
		const given: Position = {
			seats: 4,
			aliens: { 'seat:3': ID },
			hands: { 'seat:3': ['morph'] },
			deck: ['attack:40']
		};
		const g = duel(given).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
		});
		g.until('window:alliance.formed', 'seat:3');
		declare(g, 'seat:3', STORE).until('cryo.store.which', 'seat:3');
		g.pick('seat:3', g.choices('seat:3')[0]!).until('planning.select');
		expect(sheet(g, 'seat:3')).toEqual(['morph']);
		expect(like(g.hand('seat:3'))).toEqual(['attack:40']);
	});

	it('[alien:cryo] given one use was made, then it is not offered again in this encounter', () => {
		const g = puts('morph').until('planning.select');
		expect(g.board.players['seat:1']!.stored?.[ID]).toHaveLength(1);
		expect(offered(g, 'seat:1', STORE)).toBe(false);
	});

	it('[alien:cryo] given seven lie there, then its hand stays; given eight, then it may discard its hand and take them', () => {
		const with7: Position = { ...CRYO, stored: { 'seat:1': { [ID]: EIGHT.slice(1) } } };
		expect(offered(aimed(with7), 'seat:1', THAW)).toBe(false);
		const g = formed({ ...CRYO, stored: { 'seat:1': { [ID]: EIGHT } } });
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: `${THAW}|` });
		declare(g, 'seat:1', THAW).until('planning.select');
		expect(like(g.hand('seat:1'))).toEqual(EIGHT);
		expect(sheet(g)).toEqual([]);
		expect(like(g.board.discard).sort()).toEqual(['attack:08', 'morph', 'negotiate']);
		expect(own(g, 'seat:1').stored).toBeUndefined();
	});

	it('[alien:cryo] given the eighth card is put there, then they may be taken at once', () => {
		const g = puts('morph', { ...CRYO, stored: { 'seat:1': { [ID]: EIGHT.slice(1) } } });
		g.until('window:alliance.formed', 'seat:1');
		declare(g, 'seat:1', THAW).until('planning.select');
		expect(like(g.hand('seat:1')).sort()).toEqual([...EIGHT.slice(1), 'morph'].sort());
	});

	it('[alien:cryo] ruling: given either use is stopped, then nothing is put there or taken in this encounter', () => {
		const given: Position = {
			...CRYO,
			hands: { ...CRYO.hands, 'seat:2': ['artifact:cosmic-zap'] },
			stored: { 'seat:1': { [ID]: EIGHT } }
		};
		const g = declare(formed(given), 'seat:1', STORE).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:1', 'power|')).toBe(false);
		expect(sheet(g)).toHaveLength(8);
		expect(like(g.hand('seat:1'))).not.toContain('attack:40');
	});

	it('[alien:cryo] [CE-19.25] ruling: cards stay while the power is lost, go where the sheet goes, and are discarded with it', () => {
		const g = formed({
			aliens: { 'seat:1': ID, 'seat:2': 'virus' },
			stored: { 'seat:1': { [ID]: ['morph', 'attack:20'] } }
		});
		g.board.players['seat:1']!.powerLost = true;
		const play = new Play(cosmic, g.table);
		tradePowers(play, 'seat:1', 'seat:2');
		expect(sheet(g)).toEqual([]);
		expect(sheet(g, 'seat:2')).toEqual(['morph', 'attack:20']);
		expect(own(g, 'seat:1').stored).toBeUndefined();
		expect(like(own(g, 'seat:2').stored?.[ID])).toEqual(['morph', 'attack:20']);
		becomeAnother(play, 'seat:2');
		expect(sheet(g, 'seat:2')).toEqual([]);
		expect(like(g.board.discard)).toEqual(['morph', 'attack:20']);
	});

	it('[alien:cryo] [CE-19.25] [CE-32.19] given a technology has brought it and is given away, then its cards go with it', () => {
		const g = formed({
			aliens: { 'seat:1': ['zombie', ID], 'seat:2': 'virus' },
			stored: { 'seat:1': { [ID]: ['morph', 'attack:20'] } }
		});
		handPower(new Play(cosmic, g.table), 'seat:1', 'seat:2', ID);
		expect(own(g, 'seat:1').stored).toBeUndefined();
		expect(like(own(g, 'seat:2').stored?.[ID])).toEqual(['morph', 'attack:20']);
		expect(open(g).players['seat:2']).toMatchObject({ stored: { [ID]: 2 } });
	});

	it('[CE-17.1] [CE-32.19] given a technology has brought it and is given away after its use was stopped, then it is stopped there too', () => {
		const g = formed({ ...CRYO, aliens: { 'seat:1': ['zombie', ID], 'seat:2': 'virus' } });
		const others = [{ seat: 'seat:1' as const, alien: 'zombie' }];
		g.encounter.zapped = [...others, { seat: 'seat:1', alien: ID }];
		handPower(new Play(cosmic, g.table), 'seat:1', 'seat:2', ID);
		expect(g.encounter.zapped).toEqual([...others, { seat: 'seat:2', alien: ID }]);
	});

	it('given a hand worth more than the eight, then the steady player does not take them', () => {
		const g = formed({
			...CRYO,
			hands: { 'seat:1': ['attack:40', 'attack:30', 'attack:20'] },
			stored: { 'seat:1': { [ID]: Array<string>(8).fill('negotiate') } },
			deck: ['attack:23']
		});
		expect(g.offers('seat:1', THAW)).toBe(true);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: `${STORE}|` });
	});

	it('given a hand with a poor card, then the steady player puts that away', () => {
		const g = declare(formed(), 'seat:1', STORE).until('cryo.store.which', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^negotiate/) as string
		});
	});
});

describe('the Cryo flare', () => {
	const renewing = (hand: string[], given: Position = {}): CosmicGame =>
		position({
			...given,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': hand },
			deck: EIGHT
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

	it('[wild:cryo] given it is about to get a new hand, then it keeps cards it likes and the flare, and eight come besides', () => {
		const g = renewing([`flare:${ID}`, 'artifact:plague', 'reinforcement:3']);
		g.until('window:hand.renewing', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: `wild|${ID}|keep|flare:${ID}` });
		g.use('seat:2', `wild|${ID}`).until('cryo.keep.which', 'seat:2');
		expect((steadyAnswer(g, 'seat:2') as { picks: string[] }).picks).toHaveLength(2);
		const plague = g.hand('seat:2').find((card) => card.startsWith('artifact'))!;
		g.answer('seat:2', { picks: [plague] }).until('planning.select');
		expect(like(g.hand('seat:2')).sort()).toEqual(
			[...EIGHT, 'artifact:plague', `flare:${ID}`].sort()
		);
		expect(like(g.board.discard)).toEqual(['reinforcement:3']);
	});

	it('[wild:cryo] given it does not play it, then all goes', () => {
		const g = renewing([`flare:${ID}`, 'artifact:plague']).until('planning.select');
		expect(like(g.hand('seat:2'))).toEqual(EIGHT);
	});

	const SUPER: Position = {
		...CRYO,
		hands: { 'seat:1': [`flare:${ID}`, 'morph'] },
		stored: { 'seat:1': { [ID]: ['attack:30'] } }
	};

	it('[super:cryo] given it uses its power, then it may take another card of the sheet instead of drawing', () => {
		const g = declare(formed(SUPER), 'seat:1', STORE).until('window:use.declared', 'seat:1');
		g.use('seat:1', `super|${ID}|exchange`).until('cryo.store.which', 'seat:1');
		g.pick(
			'seat:1',
			g.choices('seat:1').find((one) => one.startsWith('morph'))!
		);
		g.until('cryo.store.exchange', 'seat:1');
		expect(like(g.choices('seat:1'))).toEqual(['attack:30']);
		g.pick('seat:1', g.choices('seat:1')[0]!).until('planning.select');
		expect(sheet(g)).toEqual(['morph']);
		expect(like(g.hand('seat:1')).sort()).toEqual(['attack:08', 'attack:30', `flare:${ID}`]);
	});

	it('[super:cryo] given it uses its power to take the eight, then there is nothing to exchange', () => {
		const given: Position = { ...SUPER, stored: { 'seat:1': { [ID]: EIGHT } } };
		const g = declare(formed(given), 'seat:1', THAW);
		expect(offered(g, 'seat:1', `super|${ID}|exchange`)).toBe(false);
	});

	it('[super:cryo] given any phase and one card there, then it may discard its hand and take it; with none it may not', () => {
		const g = duel(SUPER).until('window:turn.start', 'seat:1');
		g.use('seat:1', `super|${ID}|thaw`).until('window:encounter.start');
		expect(like(g.hand('seat:1')).sort()).toEqual(['attack:30', `flare:${ID}`]);
		expect(sheet(g)).toEqual([]);
		const { stored: _none, ...empty } = SUPER;
		expect(offered(duel(empty), 'seat:1', `super|${ID}`)).toBe(false);
	});
});
