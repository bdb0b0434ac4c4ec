/** Host: flares nobody uses lie on its sheet, and are played from there. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { kindOf } from '../../../../src/lib/games/cosmic/cards';
import { becomeAnother } from '../../../../src/lib/games/cosmic/powers';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'host';
const FLARE = `flare:${ID}`;
const UNUSED = ['flare:zombie', 'flare:virus', 'flare:macron', 'flare:filch', 'flare:gambler'];
const sheet = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	(g.board.players[seat]!.stored?.[ID] ?? []).map(likeOf);
const keeps = (cards: string[], seat: SeatId = 'seat:1') => ({ [seat]: { [ID]: cards } });
const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
const flares = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	g.hand(seat).filter((card) => kindOf(card) === 'flare');
const HOST: Position = { aliens: { 'seat:1': ID }, flares: UNUSED };
const FILL = `power|${ID}|fill`;
const turn = (given: Position = HOST, seat: SeatId = 'seat:1') =>
	duel(given).until('window:turn.start', seat);

describe('Host', () => {
	it('[alien:host] given a turn begins, then it draws unused flares until three lie on its sheet, which it alone sees; others see how many', () => {
		const g = turn().use('seat:1', FILL).until('launch.aim');
		expect(sheet(g)).toHaveLength(3);
		expect(UNUSED).toEqual(expect.arrayContaining(sheet(g)));
		expect(g.vault.flares.toSorted()).toEqual(
			UNUSED.filter((card) => !sheet(g).includes(card)).toSorted()
		);
		expect(flares(g)).toEqual([]);
		expect(g.said).toContain('3 unused flares come onto the sheet of Host, unseen.');
		expect(g.said).not.toContain('flare (');
		const open = lookOpen(cosmic, g.table).board as OpenBoard;
		expect(open.players['seat:1']).toMatchObject({ stored: { [ID]: 3 } });
		expect(open.stacked).toBeUndefined();
		expect(own(g, 'seat:1').stored?.[ID]?.map(likeOf)).toEqual(sheet(g));
		expect(own(g, 'seat:2').stored).toBeUndefined();
	});

	it('[alien:host] given it does not, then none comes; as the turn of another begins it may as well', () => {
		expect(sheet(over(turn()))).toEqual([]);
		const g = turn({ ...HOST, aliens: { 'seat:3': ID } }, 'seat:3').use('seat:3', FILL);
		expect(sheet(g.until('launch.aim'), 'seat:3')).toHaveLength(3);
	});

	it('[alien:host] given flares lie there, then any or none of them go out of the game for others', () => {
		const given: Position = { ...HOST, stored: keeps(['flare:oracle', 'flare:trader']) };
		const g = turn(given).use('seat:1', FILL).until('host.fill.discards');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['flare:oracle', 'flare:trader']);
		// Nobody else is shown them.
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('flare:oracle');
		// What they do is read nowhere else.
		expect(g.decision('seat:1').shape).toMatchObject({
			choices: [{ note: ALIENS['oracle']!.words.wild.text }, {}]
		});
		expect(steadyAnswer(g, 'seat:1')).toEqual({ picks: [] });
		g.answer('seat:1', { picks: ['flare:trader'] }).until('launch.aim');
		expect(g.board.outOfGame).toEqual(['flare:trader']);
		expect(discard(g)).toEqual([]);
		expect(sheet(g)).toHaveLength(3);
		expect(sheet(g)[0]).toBe('flare:oracle');
		const both = turn(given).use('seat:1', FILL).until('host.fill.discards');
		both.answer('seat:1', { picks: ['flare:oracle', 'flare:trader'] }).until('launch.aim');
		expect(both.board.outOfGame).toEqual(['flare:oracle', 'flare:trader']);
		// Who is away keeps them.
		const away = turn(given).use('seat:1', FILL).until('host.fill.discards').lapse();
		expect(away.board.outOfGame).toEqual([]);
		const all = turn(given).use('seat:1', FILL).until('host.fill.discards');
		all.answer('seat:1', { picks: [] }).until('launch.aim');
		expect(all.board.outOfGame).toEqual([]);
		expect(sheet(all).slice(0, 2)).toEqual(['flare:oracle', 'flare:trader']);
	});

	it('[alien:host] ruling: given fewer are left, then these come; given none, then it is not used', () => {
		const g = turn({ ...HOST, flares: ['flare:zombie'] }).use('seat:1', FILL);
		expect(sheet(g.until('launch.aim'))).toEqual(['flare:zombie']);
		expect(offered(duel({ ...HOST, flares: [] }), 'seat:1', FILL)).toBe(false);
	});

	it('[alien:host] given a zap as it draws, then none comes, and none is played in this encounter', () => {
		const given: Position = {
			...HOST,
			stored: keeps(['flare:oracle']),
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = declare(turn(given), 'seat:1', FILL).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:1', 'wild|')).toBe(false);
		expect(sheet(g)).toEqual(['flare:oracle']);
	});

	/** Seat 1 may play Oracle's flare off its sheet. */
	const mixing = (given: Position = {}): CosmicGame => {
		const stored = keeps(['flare:oracle', 'flare:sorcerer']);
		const g = duel({ aliens: { 'seat:1': ID }, stored, ...given });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		return g.until('window:planning.beforeSelect', 'seat:1');
	};
	const MIX = 'wild|oracle|mix|flare:oracle';

	it('[alien:host] [CE-15.46] given a flare is played off the sheet, then its wild half takes effect, no limit counts it, and it is discarded', () => {
		const g = mixing();
		declare(g, 'seat:1', MIX).until('planning.select');
		expect(g.said).toContain('{seat:1} plays Oracle flare (wild)');
		expect(g.said).toContain('{seat:1} uses the power of Host: play a flare of their sheet.');
		expect(g.encounter.used).toMatchObject([
			{ source: 'power', id: ID, use: 'channel' },
			{ source: 'wild', id: 'oracle' }
		]);
		expect(g.encounter.flares).toEqual([]);
		expect(sheet(g)).toEqual(['flare:sorcerer']);
		expect(discard(g)).toEqual(['flare:oracle']);
		expect(flares(g)).toEqual([]);
	});

	it('[alien:host] [CE-15.46] given a flare of the hand was played, then one of the sheet still may be, and the other way round', () => {
		const given: Position = { hands: { 'seat:1': ['flare:fido'] } };
		const g = mixing(given);
		declare(g, 'seat:1', MIX).until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', 'wild|sorcerer')).toBe(true);
		const limited = mixing({ hands: { 'seat:1': ['flare:chosen'] } });
		declare(limited, 'seat:1', 'wild|chosen').until('window:planning.beforeSelect', 'seat:1');
		expect(limited.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'chosen' }]);
		expect(limited.offers('seat:1', MIX)).toBe(true);
	});

	it('[alien:host] [CE-15.46] ruling: where it says itself where it goes, it goes there', () => {
		const g = duel({
			aliens: { 'seat:1': ID, 'seat:2': 'disease' },
			stored: keeps(['flare:disease'])
		}).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'wild|disease').until('launch.aim');
		expect(discard(g)).not.toContain('flare:disease');
		expect(sheet(g)).toEqual([]);
		expect(flares(g, 'seat:2')).toEqual(['flare:disease']);
	});

	it('[alien:host] [CE-11.16] given a flare of the sheet that ends the choice of cards, then it is discarded', () => {
		const g = mixing({ stored: keeps(['flare:loser', 'flare:sorcerer']) });
		over(declare(g, 'seat:1', 'wild|loser'));
		expect(sheet(g)).toEqual(['flare:sorcerer']);
		expect(discard(g)).toContain('flare:loser');
		expect(flares(g)).toEqual([]);
	});

	it('[alien:host] [CE-15.25] ruling: a flare that has taken effect does not do so again', () => {
		const g = mixing();
		g.encounter.used.push({ seat: 'seat:2', source: 'wild', id: 'oracle', use: 'mix' });
		declare(g, 'seat:1', 'wild|sorcerer').until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', MIX)).toBe(false);
	});

	it('[alien:host] [CE-15.46] given it has the power of the flare as well, then the wild half is played', () => {
		const g = mixing({ aliens: { 'seat:1': [ID, 'oracle'] } });
		expect(g.offers('seat:1', MIX)).toBe(true);
		expect(g.offers('seat:1', 'super|oracle')).toBe(false);
	});

	it('[alien:host] [CE-15.46] given a zap of its power, then the flare goes back to the sheet and was not played; given a Card Zap, then it is discarded', () => {
		const zapped = mixing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(zapped, 'seat:1', MIX).until('window:use.declared', 'seat:2');
		zapped.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(sheet(zapped).toSorted()).toEqual(['flare:oracle', 'flare:sorcerer']);
		expect(zapped.encounter.used.some(({ id }) => id === 'oracle')).toBe(false);
		expect(offered(zapped, 'seat:1', 'wild|')).toBe(false);
		const cancelled = mixing({ hands: { 'seat:2': ['artifact:card-zap'] } });
		declare(cancelled, 'seat:1', MIX);
		while (!cancelled.offers('seat:2', 'artifact|card-zap')) cancelled.lapse();
		cancelled.use('seat:2', 'artifact|card-zap').until('planning.select');
		expect(sheet(cancelled)).toEqual(['flare:sorcerer']);
		expect(discard(cancelled)).toContain('flare:oracle');
	});

	it('[alien:host] [CE-16.22] given no card in hand, then it is asked where any flare may be played from there, whichever lie there, and nowhere else', () => {
		const WHICHEVER = ['flare:vacuum', 'flare:disease', 'flare:prophet'];
		const asked = (flare: string, power = true): string[] => {
			const g = duel({
				...(power && { aliens: { 'seat:3': ID } }),
				stored: keeps([flare], 'seat:3'),
				flares: WHICHEVER.filter((other) => other !== flare),
				hands: { 'seat:3': [] }
			});
			const windows: string[] = [];
			const { turn: now } = g.board;
			while (g.board.turn === now) {
				for (const { seat, window } of g.table.decisions)
					if (seat === 'seat:3' && window) windows.push(window);
				g.lapse();
			}
			return [...new Set(windows)];
		};
		const windows = asked('flare:vacuum');
		expect(windows).toContain('planning.beforeSelect');
		expect(asked('flare:disease')).toEqual(windows);
		expect(asked('flare:prophet')).toEqual(windows);
		expect(asked('flare:prophet', false)).toEqual([]);
	});

	it('[alien:host] given others, then they play nothing off its sheet; given its power is lost, then nor does it', () => {
		const given: Position = {
			aliens: { 'seat:2': ID },
			stored: keeps(['flare:oracle'], 'seat:2')
		};
		const g = mixing(given);
		expect(g.offers('seat:1', MIX)).toBe(false);
		const lost = mixing({
			planets: {
				'planet:1-2': { 'seat:1': 4 },
				...{ 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} }
			}
		});
		expect(lost.board.players['seat:1']!.powerLost).toBe(true);
		expect(lost.offers('seat:1', MIX)).toBe(false);
	});

	it('[alien:host] given its sheet is lost, then the flares there are discarded', () => {
		const g = turn({ ...HOST, stored: keeps(['flare:oracle']) });
		becomeAnother(new Play(cosmic, g.table), 'seat:1');
		expect(sheet(g)).toEqual([]);
		expect(discard(g)).toEqual(['flare:oracle']);
	});

	it('[alien:host] a steady player fills its sheet while flares lack, and leaves a full one', () => {
		expect(steadyAnswer(turn(), 'seat:1')).toMatchObject({ pick: `${FILL}|` });
		const stored = keeps(['flare:oracle', 'flare:sorcerer', 'flare:trader']);
		expect(steadyAnswer(turn({ ...HOST, stored }), 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('the Host flare', () => {
	const WILD: Position = { hands: { 'seat:1': [FLARE] }, flares: UNUSED };
	const begins = (given: Position = WILD) => duel(given).until('window:encounter.start', 'seat:1');

	it('[wild:host] given it is played, then three unused flares are drawn unseen, and it is discarded', () => {
		const g = begins();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `wild|${ID}|draw|${FLARE}` });
		g.use('seat:1', `wild|${ID}`).until('launch.aim');
		expect(flares(g)).toHaveLength(3);
		expect(g.vault.flares).toHaveLength(2);
		expect(discard(g)).toEqual([FLARE]);
		expect(g.said).not.toContain('flare come');
	});

	it('[wild:host] it may be played in each phase', () => {
		const g = duel(WILD).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', `wild|${ID}`);
		expect(flares(g.until('planning.select'))).toHaveLength(3);
	});

	it('[wild:host] given its alien is played, then the flare goes there; given none is unused, then it is not offered', () => {
		const g = begins({ ...WILD, aliens: { 'seat:3': ID } }).use('seat:1', `wild|${ID}`);
		expect(g.until('launch.aim').hand('seat:3')).toContain(FLARE);
		expect(offered(duel({ ...WILD, flares: [] }), 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...HOST, hands: { 'seat:1': [FLARE] } };

	it('[super:host] given its power is used with it, then five come, and two of these go out of the game, of its choice', () => {
		const g = declare(turn(SUPER), 'seat:1', FILL).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `super|${ID}|choose|${FLARE}` });
		g.use('seat:1', `super|${ID}`).until('host.fill.choose');
		expect(g.choices('seat:1').toSorted()).toEqual(UNUSED.toSorted());
		const { picks } = steadyAnswer(g, 'seat:1') as { picks: string[] };
		expect(picks).toHaveLength(2);
		g.answer('seat:1', { picks: ['flare:zombie', 'flare:virus'] }).until('launch.aim');
		expect(sheet(g).toSorted()).toEqual(['flare:filch', 'flare:gambler', 'flare:macron']);
		expect(g.board.outOfGame.toSorted()).toEqual(['flare:virus', 'flare:zombie']);
		expect(g.vault.flares).toEqual([]);
		expect(flares(g)).toEqual([FLARE]);
		// Of as many as there may be, no more than five; what lay there before stays.
		const many: Position = {
			...SUPER,
			flares: [...UNUSED, 'flare:trader', 'flare:oracle'],
			stored: keeps(['flare:sorcerer'])
		};
		const more = declare(turn(many), 'seat:1', FILL).until('window:use.declared', 'seat:1');
		more.use('seat:1', `super|${ID}`).until('host.fill.discards').answer('seat:1', { picks: [] });
		more.until('host.fill.choose');
		expect(more.choices('seat:1')).toHaveLength(4);
		expect(more.choices('seat:1')).not.toContain('flare:sorcerer');
		expect(more.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
	});

	it('[super:host] given another use, then it is not offered; given too few flares, then none goes', () => {
		const stored = keeps(['flare:oracle']);
		const g = duel({ ...SUPER, stored });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|oracle');
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
		const few = declare(turn({ ...SUPER, flares: ['flare:zombie'] }), 'seat:1', FILL);
		few.until('window:use.declared', 'seat:1').use('seat:1', `super|${ID}`).until('launch.aim');
		expect(sheet(few)).toEqual(['flare:zombie']);
	});
});
