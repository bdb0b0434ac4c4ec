/** Seeker: a main player answers truthfully, and lays what they have said. */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'seeker';
const POWER = `power|${ID}`;
const ASK = `${POWER}|ask|`;
const isChoosing = (g: CosmicGame) => g.asked.includes('planning.select');

/** Seat 1 plays it and encounters seat 2, who holds attacks 08 and 20, a negotiate and Plague. */
const GIVEN: Position = {
	aliens: { 'seat:1': ID },
	hands: { 'seat:2': ['attack:20', 'negotiate', 'artifact:plague'] }
};
const formed = (given: Position = GIVEN, seat: SeatId = 'seat:1'): CosmicGame =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until('window:alliance.formed', seat);
const asked = (question: string, given: Position = GIVEN): CosmicGame =>
	formed(given).use('seat:1', POWER, { pick: 'seat:2', then: { pick: question } });

/** Four seats: seat 3 is an ally of the offense, seat 4 uninvolved. */
const allied = (given: Position): CosmicGame =>
	duel({ seats: 4, hands: GIVEN.hands!, ...given }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
	});

describe('Seeker', () => {
	it('[alien:seeker] [CE-16.37] given it asks what they hold, then the game answers, and all hear it', () => {
		for (const [question, yes] of [
			['holds-10', true],
			['holds-20', true],
			['holds-30', false],
			['holds-negotiate', true],
			['holds-morph', false],
			['holds-reinforcement', false],
			['holds-artifact', true],
			['holds-flare', false]
		] as const) {
			const g = asked(question);
			for (; !isChoosing(g); g.lapse()) expect(g.asked).not.toContain('seeker.ask.intent');
			expect(g.said, question).toContain(`{seat:2}: ${yes ? 'yes' : 'no'}.`);
			expect(g.choices('seat:2'), question).toHaveLength(3);
		}
	});

	it.each([
		['lays-attack', 'yes', ['attack:08', 'attack:20']],
		['lays-attack', 'no', ['negotiate']],
		['lays-10', 'yes', ['attack:20']],
		['lays-20', 'no', ['attack:08', 'negotiate']],
		['lays-negotiate', 'yes', ['negotiate']],
		['lays-negotiate', 'no', ['attack:08', 'attack:20']]
	] as const)(
		'[alien:seeker] [CE-16.37] given it asks %s and they say %s, then they lay such a card',
		(question, says, left) => {
			const g = asked(question).until('seeker.ask.intent');
			expect(g.askedSeats).toEqual(['seat:2']);
			expect(g.choices('seat:2')).toEqual(['yes', 'no']);
			g.pick('seat:2', says).until('planning.select');
			expect(g.said).toContain(`{seat:2}: ${says}.`);
			expect(g.choices('seat:2').map(likeOf)).toEqual(left);
		}
	);

	it('[alien:seeker] [CE-16.37] ruling: given one answer alone is true, then they can give no other', () => {
		const hands = { 'seat:2': ['negotiate'] };
		const g = asked('lays-10', { ...GIVEN, hands }).until('seeker.ask.intent');
		expect(g.choices('seat:2')).toEqual(['no']);
		const all = asked('lays-attack', { ...GIVEN, hands: {} }).until('seeker.ask.intent');
		expect(all.choices('seat:2')).toEqual(['yes']);
	});

	it('[alien:seeker] [CE-16.37] ruling: given the card they have promised is gone, then they lay what they like', () => {
		const g = asked('lays-20').until('seeker.ask.intent').pick('seat:2', 'yes');
		g.until('window:planning.beforeSelect');
		g.board.players['seat:2']!.hand = g.hand('seat:2').filter((card) => !card.includes('20'));
		expect(g.until('planning.select').choices('seat:2').map(likeOf)).toEqual([
			'attack:08',
			'negotiate'
		]);
	});

	it('[alien:seeker] given it is kept until planning, then it may ask there, and once in all', () => {
		const g = formed().pass('seat:1').until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', POWER, { pick: 'seat:2', then: { pick: 'lays-attack' } });
		g.until('seeker.ask.intent').pick('seat:2', 'no');
		expect(offered(g, 'seat:1', POWER, isChoosing)).toBe(false);
		expect(g.choices('seat:2').map(likeOf)).toEqual(['negotiate']);
		const early = asked('lays-attack').until('seeker.ask.intent').pick('seat:2', 'no');
		expect(offered(early, 'seat:1', POWER, isChoosing)).toBe(false);
	});

	it('[alien:seeker] given it is a main player, then it asks its opponent; an ally asks either, and who is uninvolved nobody', () => {
		expect(formed().choices('seat:1', ASK)).toEqual(['seat:2']);
		const defense = formed({ aliens: { 'seat:2': ID } }, 'seat:2');
		expect(defense.choices('seat:2', ASK)).toEqual(['seat:1']);
		const ally = allied({ aliens: { 'seat:3': ID } }).until('window:alliance.formed', 'seat:3');
		expect(ally.choices('seat:3', ASK)).toEqual(['seat:1', 'seat:2']);
		ally.use('seat:3', POWER, { pick: 'seat:1', then: { pick: 'lays-attack' } });
		expect(ally.until('seeker.ask.intent').askedSeats).toEqual(['seat:1']);
		expect(offered(allied({ aliens: { 'seat:4': ID } }), 'seat:4', POWER, isChoosing)).toBe(false);
	});

	it('[alien:seeker] given it is zapped, then nothing is answered, and they lay what they like', () => {
		const hands = { ...GIVEN.hands, 'seat:3': ['artifact:cosmic-zap'] };
		const g = asked('lays-attack', { ...GIVEN, hands }).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap');
		for (; !isChoosing(g); g.lapse()) expect(g.asked).not.toContain('seeker.ask.intent');
		expect(g.choices('seat:2')).toHaveLength(3);
	});

	it('[alien:seeker] the steady player asks whether a high attack is laid, and says of its own what it will lay', () => {
		const g = formed();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringContaining(POWER) as string,
			then: { pick: 'seat:2', then: { pick: 'lays-20' } }
		});
		const intent = asked('lays-20').until('seeker.ask.intent');
		expect(steadyAnswer(intent, 'seat:2')).toEqual({ pick: 'yes' });
	});
});

describe('the Seeker flare', () => {
	const WILD: Position = {
		hands: {
			'seat:1': ['attack:20', 'negotiate'],
			'seat:3': ['flare:seeker'],
			'seat:2': ['negotiate']
		}
	};
	/** Seat 3 is invited by the offense, and by the defense where that is said. */
	const invited = (by: 'both' | 'offense' = 'offense', given: Position = WILD): CosmicGame => {
		const g = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites');
		g.answer('seat:2', { picks: by === 'both' ? ['seat:3'] : [] });
		return g.until('window:alliance.answer', 'seat:3');
	};
	const shown = (given: Position = WILD): CosmicGame =>
		invited('offense', given).use('seat:3', `wild|${ID}`, { pick: 'seat:1' });

	it('[wild:seeker] [CE-16.37] given it joins whom it has asked, then they lay the card they have shown, which nobody else has seen', () => {
		const g = shown().until('seeker.show.card');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08', 'attack:20', 'negotiate']);
		g.pick('seat:1', 'negotiate');
		const looks = (seat: SeatId) => JSON.stringify(lookOwn(cosmic, g.table, seat).board);
		expect(looks('seat:3')).toContain('"what":"shown"');
		expect(looks('seat:2')).not.toContain('"what":"shown"');
		g.until('alliance.answer', 'seat:3');
		g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 1 } } });
		g.until('planning.select');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['negotiate']);
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:08', 'negotiate']);
	});

	it('[wild:seeker] [CE-16.37] ruling: given it stays out, then they lay what they like', () => {
		const g = shown().until('seeker.show.card').pick('seat:1', 'negotiate');
		g.until('alliance.answer', 'seat:3').answer('seat:3', { pick: 'decline' });
		expect(g.until('planning.select').choices('seat:1').map(likeOf)).toHaveLength(3);
	});

	it('[wild:seeker] given it joins the other side, then they lay what they like', () => {
		const g = invited('both');
		expect(g.choices('seat:3', `wild|${ID}|demand|flare:${ID}`)).toEqual(['seat:1', 'seat:2']);
		g.use('seat:3', `wild|${ID}`, { pick: 'seat:1' }).until('seeker.show.card');
		g.pick('seat:1', 'negotiate').until('alliance.answer', 'seat:3');
		g.answer('seat:3', { pick: 'defense', then: { split: { 'planet:3-1': 1 } } });
		expect(g.until('planning.select').choices('seat:1').map(likeOf)).toHaveLength(3);
		// Nor does the host it has joined lay what the other one has shown.
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:08', 'negotiate']);
	});

	it('[wild:seeker] [alien:seeker] [CE-10.14] ruling: given they have shown a card to whom has joined them, then that goes before what they say to another', () => {
		const hands = { ...GIVEN.hands, 'seat:3': ['flare:seeker'] };
		const g = invited('both', { ...GIVEN, hands });
		g.use('seat:3', `wild|${ID}`, { pick: 'seat:2' }).until('seeker.show.card');
		g.pick('seat:2', 'attack:20').until('alliance.answer', 'seat:3');
		g.answer('seat:3', { pick: 'defense', then: { split: { 'planet:3-1': 1 } } });
		g.until('window:alliance.formed', 'seat:1');
		g.use('seat:1', POWER, { pick: 'seat:2', then: { pick: 'lays-attack' } });
		g.until('seeker.ask.intent').pick('seat:2', 'no').until('planning.select');
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:20']);
	});

	it('[wild:seeker] given it is not invited, or the flare is kept, then nobody shows a card', () => {
		const g = duel(WILD).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:3', `wild|${ID}`, isChoosing)).toBe(false);
		const kept = invited().pass('seat:3');
		for (; !isChoosing(kept); kept.lapse()) expect(kept.asked).not.toContain('seeker.show.card');
	});

	it('[wild:seeker] the steady player shows its highest attack', () => {
		const g = shown().until('seeker.show.card');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringContaining('attack:20') as string
		});
	});

	const SUPER: Position = {
		...GIVEN,
		hands: { ...GIVEN.hands, 'seat:1': ['flare:seeker'] }
	};
	const delved = (open: string): CosmicGame =>
		asked('holds-30', SUPER)
			.until('window:use.declared', 'seat:1')
			.use('seat:1', `super|${ID}`, { pick: open });

	it('[super:seeker] [CE-16.37] given it asks which card they will lay, then they name one, and lay it', () => {
		const g = delved('card').until('seeker.ask.card');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringContaining('attack:20') as string
		});
		g.pick('seat:2', 'attack:08').until('planning.select');
		expect(g.said).toContain('{seat:2}: Attack 08.');
		expect(g.said).not.toContain('{seat:2}: no.');
		expect(g.choices('seat:2').map(likeOf)).toEqual(['attack:08']);
	});

	it.each([
		['attacks', 'Attack 08 and Attack 20'],
		['others', 'Plague'],
		['negotiates', 'Negotiate']
	])('[super:seeker] given it asks for %s, then all hear what they hold', (open, cards) => {
		const g = delved(open).until('planning.select');
		expect(g.said).toContain(`{seat:2}: ${cards}.`);
		expect(g.choices('seat:2')).toHaveLength(3);
	});

	it('[super:seeker] given it is kept, then the question is answered by yes or no', () => {
		const g = asked('holds-30', SUPER).until('window:use.declared', 'seat:1').pass('seat:1');
		expect(over(g).said).toContain('{seat:2}: no.');
	});
});
