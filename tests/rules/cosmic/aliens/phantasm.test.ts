/** Phantasm: what comes off the deck takes the place of a card that was revealed. */
import { describe, expect, it } from 'vitest';
import { met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:08', 'attack:08'];
const PHANTASM: Position = { aliens: { 'seat:1': 'phantasm' } };
const drawing = (...deck: string[]): Position => ({ ...PHANTASM, deck });
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const discarded = (g: CosmicGame, like: string) =>
	over(g).board.discard.some((card) => card.startsWith(like));

describe('Phantasm', () => {
	it('[alien:phantasm] given an attack is turned up, then it replaces its own card or its opponent’s, as it chooses, and that goes to the discard pile', () => {
		const own = met(EVEN, drawing('attack:30')).until('phantasm.shift.whose');
		expect(own.askedSeats).toEqual(['seat:1']);
		expect(own.choices('seat:1')).toEqual(['offense', 'defense']);
		own.pick('seat:1', 'offense');
		expect(totals(own)).toEqual({ offense: 31, defense: 12 });
		const other = met(['attack:20', 'attack:08'], drawing('attack:01'));
		other.until('phantasm.shift.whose').pick('seat:1', 'defense');
		expect(totals(other)).toEqual({ offense: 21, defense: 5 });
		expect(discarded(other, 'attack:08')).toBe(true);
		expect(other.board.discard.some((card) => card.startsWith('attack:01'))).toBe(true);
	});

	it('[alien:phantasm] given it is the defense, then it is used as well; as neither, not', () => {
		const g = met(EVEN, { aliens: { 'seat:2': 'phantasm' }, deck: ['attack:01'] });
		g.until('phantasm.shift.whose').pick('seat:2', 'offense');
		expect(totals(g)).toEqual({ offense: 2, defense: 12 });
		const third = over(met(EVEN, { aliens: { 'seat:3': 'phantasm' } }));
		expect(third.said).not.toContain('turns up');
	});

	it('[alien:phantasm] given another card is turned up, then it is discarded and both stay', () => {
		const g = met(EVEN, drawing('reinforcement:5'));
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.board.discard.some((card) => card.startsWith('reinforcement:5'))).toBe(true);
	});

	it('[alien:phantasm] ruling: a negotiate must replace one of the two as well, and decides who loses', () => {
		const g = met(EVEN, drawing('negotiate')).until('phantasm.shift.whose');
		g.pick('seat:1', 'defense').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:phantasm] [CE-11.2] ruling: a morph becomes what it faces, and one that has copied stays that', () => {
		const g = met(['attack:04', 'attack:20'], drawing('morph')).until('phantasm.shift.whose');
		g.pick('seat:1', 'offense');
		expect(totals(g)).toEqual({ offense: 21, defense: 24 });
		const copied = met(['morph', 'attack:20'], drawing('attack:06')).until('phantasm.shift.whose');
		copied.pick('seat:1', 'defense');
		expect(totals(copied)).toEqual({ offense: 21, defense: 10 });
	});

	it('[alien:phantasm] ruling: a card that lies unseen may be replaced, and the new one lies open', () => {
		const given: Position = {
			aliens: { 'seat:1': 'phantasm', 'seat:2': 'gambler' },
			deck: ['attack:01']
		};
		const g = met(['attack:20', 'attack:08'], given).until('window:reveal.claim', 'seat:2');
		g.use('seat:2', 'power|gambler', { pick: 'attack:40' }).until('gambler.challenge.ask');
		g.answer('seat:1', { yes: false }).until('phantasm.shift.whose');
		expect(g.encounter.laid.defense!.concealed).toBe(true);
		g.pick('seat:1', 'defense');
		expect(g.encounter.laid.defense).toMatchObject({ concealed: false, faceUp: true });
		expect(totals(g)).toEqual({ offense: 21, defense: 5 });
	});

	it('[alien:phantasm] given it is zapped, then nothing is turned up', () => {
		const g = met(EVEN, { ...drawing('attack:30'), hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.said).not.toContain('turns up');
	});

	it('given a card is turned up, then the steady player puts it where it helps most; it zaps what may cost it a victory', () => {
		const high = met(EVEN, drawing('attack:30')).until('phantasm.shift.whose');
		expect(steadyAnswer(high, 'seat:1')).toEqual({ pick: 'offense' });
		const low = met(['attack:08', 'attack:20'], drawing('attack:01')).until('phantasm.shift.whose');
		expect(steadyAnswer(low, 'seat:1')).toEqual({ pick: 'defense' });
		for (const [cards, pick] of [
			[EVEN, 'artifact|cosmic-zap|zap|artifact:cosmic-zap#1'],
			[['attack:20', 'attack:08'], 'pass']
		] as const) {
			const g = met([...cards], {
				...drawing('attack:30'),
				hands: { 'seat:2': ['artifact:cosmic-zap'] }
			}).until('window:use.declared', 'seat:2');
			expect(steadyAnswer(g, 'seat:2')).toEqual({ pick });
		}
	});
});

describe('the Phantasm flare', () => {
	const wild = (...deck: string[]): Position => ({
		hands: { 'seat:1': ['flare:phantasm'] },
		deck
	});
	const played = (cards: Cards, ...deck: string[]): CosmicGame =>
		met(cards, wild(...deck))
			.until('window:reveal.cards', 'seat:1')
			.use('seat:1', 'wild|phantasm');

	it('[wild:phantasm] given an encounter card is turned up, then it replaces its own card or is discarded', () => {
		const g = played(EVEN, 'attack:30').until('phantasm.waver.replace');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: expect.stringMatching(/^attack:30/) as string
		});
		g.pick('seat:1', 'attack:30');
		expect(totals(g)).toEqual({ offense: 31, defense: 12 });
		const kept = played(EVEN, 'attack:01').until('phantasm.waver.replace');
		expect(steadyAnswer(kept, 'seat:1')).toEqual({ pick: 'none' });
		kept.pick('seat:1', 'none');
		expect(totals(kept)).toEqual({ offense: 9, defense: 12 });
		expect(kept.board.discard.some((card) => card.startsWith('attack:01'))).toBe(true);
	});

	it('[wild:phantasm] given another card is turned up, then it comes into its hand', () => {
		const g = played(EVEN, 'reinforcement:5').until('window:reveal.values', 'seat:1');
		expect(g.hand('seat:1').some((card) => card.startsWith('reinforcement:5'))).toBe(true);
	});

	it('[wild:phantasm] given its holder is losing, then the steady player plays it; as no main player it is not offered', () => {
		const losing = met(EVEN, wild()).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(losing, 'seat:1')).toEqual({
			pick: 'wild|phantasm|waver|flare:phantasm'
		});
		const third: Position = { hands: { 'seat:3': ['flare:phantasm'] } };
		expect(offered(met(EVEN, third), 'seat:3', 'wild|')).toBe(false);
	});

	it('[super:phantasm] given it is played with the power, then two encounter cards are turned up, and the one chosen replaces a card', () => {
		const g = met(EVEN, {
			...drawing('reinforcement:2', 'attack:12', 'reinforcement:3', 'attack:23'),
			hands: { 'seat:1': ['flare:phantasm'] }
		}).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|phantasm|choose|flare:phantasm' });
		g.use('seat:1', 'super|phantasm').until('phantasm.shift.which');
		expect(g.choices('seat:1').map((id) => id.split('#')[0])).toEqual(['attack:12', 'attack:23']);
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: expect.stringMatching(/^attack:(?:12|23)/) as string
		});
		g.pick('seat:1', 'attack:23').until('phantasm.shift.whose').pick('seat:1', 'offense');
		expect(totals(g)).toEqual({ offense: 24, defense: 12 });
		for (const like of ['reinforcement:2', 'reinforcement:3', 'attack:12'])
			expect(
				g.board.discard.some((card) => card.startsWith(like)),
				like
			).toBe(true);
	});

	it('[super:phantasm] [CE-19.3] ruling: after a cosmic quake nothing more is turned up', () => {
		const g = met(EVEN, {
			...drawing('attack:12'),
			deckOnly: true,
			hands: { 'seat:1': ['flare:phantasm'] }
		}).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|phantasm').until('phantasm.shift.whose');
		expect(g.said).toContain('Cosmic quake!');
		g.pick('seat:1', 'offense');
		expect(totals(g)!.offense).toBe(13);
	});
});
