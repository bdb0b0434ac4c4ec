/** Filch: takes the opponent's used encounter card out of the discard pile. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** The cards are discarded, and this seat may act. */
const discarded = (given: Position = {}, seat: 'seat:1' | 'seat:3' = 'seat:1'): CosmicGame =>
	meet(
		duel({
			aliens: { 'seat:1': 'filch' },
			...given,
			hands: { 'seat:2': ['attack:04'], ...given.hands }
		})
	).until('window:resolution.discarded', seat);

describe('Filch', () => {
	it('[alien:filch] given it is a main player, when used cards are discarded, then it may take its opponent’s; not used, it stays', () => {
		const g = discarded().use('seat:1', 'power|filch').until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#2']);
		expect(g.board.discard).toEqual(['attack:08#1']);
		const quiet = discarded().until('launch.aim');
		expect(quiet.hand('seat:1')).toEqual([]);
		expect(quiet.board.discard).toEqual(['attack:08#1', 'attack:08#2']);
	});

	it('[alien:filch] given it is the defense, then it may take the card of the offense; given an ally, then nothing', () => {
		const g = duel({ aliens: { 'seat:2': 'filch', 'seat:3': 'filch' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:resolution.discarded', 'seat:2');
		expect(g.offers('seat:3', 'power|filch')).toBe(false);
		g.use('seat:2', 'power|filch').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08#1']);
	});

	it('[alien:filch] [alien:sorcerer] ruling: given cards were exchanged, then it takes the card its opponent used in the end', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': 'filch', 'seat:2': 'sorcerer' },
				hands: { 'seat:2': ['attack:20'] }
			}),
			['attack:08', 'attack:20']
		);
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|sorcerer');
		g.until('window:resolution.discarded', 'seat:1')
			.use('seat:1', 'power|filch')
			.until('turn.second');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.board.discard).toEqual(['attack:20#1']);
	});

	it('[alien:filch] [alien:clone] ruling: given the card went back to a hand, then nothing is taken', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'filch', 'seat:2': 'clone' } }));
		g.until('window:resolution.used', 'seat:2').use('seat:2', 'power|clone').until('launch.aim');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:2')).toEqual(['attack:08#2']);
		expect(g.said).not.toContain('Filch');
	});

	it('[alien:filch] [alien:gambler] ruling: given a claim that stood, then the card left the table unseen and nothing is taken', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': 'filch', 'seat:2': 'gambler' },
				hands: { 'seat:2': ['attack:04'] }
			})
		);
		g.until('window:reveal.claim', 'seat:2').use('seat:2', 'power|gambler', { pick: 'attack:40' });
		g.until('gambler.challenge.ask').answer('seat:1', { yes: false }).until('launch.aim');
		expect(g.said).not.toContain('Filch');
		expect(g.vault.deck[0]).toEqual('attack:08#2');
	});

	it('[alien:filch] given it is zapped, then the card stays in the discard pile', () => {
		const g = discarded({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|filch').use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.board.discard).toContainEqual('attack:08#2');
	});

	it('[alien:filch] given its power is lost, then it takes nothing', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': 'filch' },
				planets: homes('seat:1', 10, 10),
				hands: { 'seat:2': ['attack:04'] }
			})
		);
		expect(g.until('launch.aim').said).not.toContain('Filch');
		expect(g.board.discard).toContainEqual('attack:08#2');
	});
});

describe('the Filch flare', () => {
	/** Seat 3 plays Plague on seat 1, and the others may answer. */
	const plague = (given: Position = {}): CosmicGame =>
		declare(
			duel({
				...given,
				hands: { 'seat:3': ['artifact:plague', 'attack:04'], ...given.hands }
			}).until('window:encounter.start', 'seat:3'),
			'seat:3',
			'artifact|plague',
			{ pick: 'seat:1' }
		);
	const thief = { 'seat:2': ['flare:filch', 'negotiate'] };

	it('[wild:filch] given an artifact is played, when it discards a negotiate, then the artifact has no effect and joins its hand; not played, it works', () => {
		const g = plague({ hands: thief }).use('seat:2', 'wild|filch').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'artifact:plague#1', 'flare:filch']);
		expect(g.board.discard).toEqual(['negotiate#1']);
		expect(g.board.warp).toEqual({});
		const quiet = plague({ hands: thief }).until('launch.aim');
		expect(quiet.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(quiet.hand('seat:2')).toHaveLength(3);
	});

	it('[wild:filch] given the artifact was stolen in time, then the thief may play it at once', () => {
		const g = plague({ hands: thief }).use('seat:2', 'wild|filch');
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'artifact|plague', {
			pick: 'seat:3'
		});
		expect(g.until('launch.aim').board.warp).toEqual({ 'seat:3': 3 });
	});

	it('[wild:filch] given a flare is played, when it is stolen, then it has no effect and joins the thief’s hand', () => {
		const g = duel({ hands: { ...thief, 'seat:1': ['flare:chosen'] } });
		declare(g.until('window:planning.beforeSelect', 'seat:1'), 'seat:1', 'wild|chosen');
		g.use('seat:2', 'wild|filch').until('planning.select');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'flare:chosen', 'flare:filch']);
	});

	it('[wild:filch] given no negotiate in hand, then it is asked like all others, and cannot play it', () => {
		const g = plague({ hands: { 'seat:2': ['flare:filch'] } });
		expect(g.askedSeats).toContain('seat:2');
		expect(g.choices('seat:2')).toEqual(['pass']);
	});

	it('[wild:filch] given its own artifact, or a power, then there is nothing to steal', () => {
		const g = plague({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:3': ['artifact:plague', 'flare:filch', 'negotiate'] }
		});
		expect(g.offers('seat:3', 'wild|filch')).toBe(false);
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.offers('seat:3', 'wild|filch')).toBe(false);
	});

	it('[wild:filch] given a zap in the middle of answers, when the zap is stolen, then what it answered goes on', () => {
		const g = plague({ hands: { ...thief, 'seat:1': ['artifact:card-zap'] } });
		declare(g, 'seat:1', 'artifact|card-zap').use('seat:2', 'wild|filch').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'artifact:card-zap#1', 'flare:filch']);
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(g.board.onTable).toEqual([]);
		const h = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:filch', 'negotiate'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:use.declared', 'seat:2');
		declare(h, 'seat:2', 'artifact|cosmic-zap').use('seat:1', 'wild|filch').until('launch.send');
		expect(h.encounter.zapped).toEqual([]);
		expect(h.hand('seat:1')).toContainEqual('artifact:cosmic-zap#1');
	});

	it('[wild:filch] given Card Zap answers it, then no negotiate is paid and the artifact works', () => {
		const g = plague({ hands: { ...thief, 'seat:1': ['artifact:card-zap'] } });
		declare(g, 'seat:2', 'wild|filch').use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'negotiate#1']);
		expect(g.board.discard).toContain('flare:filch');
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
	});

	it('[wild:filch] [super:anti-matter] given Anti-Matter blocks it, then it goes back to hand, no negotiate is paid and the artifact works', () => {
		const g = plague({
			aliens: { 'seat:3': 'anti-matter' },
			hands: { ...thief, 'seat:3': ['artifact:plague', 'flare:anti-matter'] }
		});
		declare(g, 'seat:2', 'wild|filch').use('seat:3', 'super|anti-matter').until('launch.aim');
		expect(g.hand('seat:2').slice().sort()).toEqual(['attack:08#2', 'flare:filch', 'negotiate#1']);
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
	});

	it('[wild:filch] given Filch without its power, then it plays the wild half; with it, it does not', () => {
		const given = { aliens: { 'seat:2': 'filch' }, hands: thief } as const;
		const weak = plague({ ...given, hands: { ...thief }, planets: homes('seat:2', 10, 10) });
		expect(weak.offers('seat:2', 'wild|filch')).toBe(true);
		const strong = plague({ aliens: { 'seat:2': 'filch' }, hands: { ...thief } });
		expect(strong.offers('seat:2', 'wild|filch')).toBe(false);
	});

	it('[super:filch] given Filch took no part, when it plays it, then it takes the used card of either main player; not played, both stay', () => {
		const given: Position = {
			aliens: { 'seat:3': 'filch' },
			hands: { 'seat:2': ['attack:20'], 'seat:3': ['flare:filch'] }
		};
		const at = () =>
			meet(duel(given), ['attack:08', 'attack:20']).until('window:resolution.discarded', 'seat:3');
		expect(at().offers('seat:3', 'power|filch')).toBe(false);
		const g = at().use('seat:3', 'super|filch', { pick: 'defense' }).until('launch.aim');
		expect(g.hand('seat:3')).toEqual(['attack:20#1', 'flare:filch']);
		expect(g.board.discard).toEqual(['attack:08#1']);
		const h = at().use('seat:3', 'super|filch', { pick: 'offense' }).until('launch.aim');
		expect(h.board.discard).toEqual(['attack:20#1']);
		expect(at().until('launch.aim').board.discard).toEqual(['attack:08#1', 'attack:20#1']);
	});

	it('[super:filch] given Filch is a main player, then it takes its opponent’s card, never its own', () => {
		const g = discarded({ hands: { 'seat:1': ['flare:filch'] } });
		expect(
			g.refusal('seat:1', {
				pick: g.choices('seat:1').find((id) => id.startsWith('super'))!,
				then: { pick: 'offense' }
			}).say
		).toEqual('That is not among the choices.');
		g.use('seat:1', 'super|filch', { pick: 'defense' }).until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#2', 'flare:filch']);
	});

	it('[super:filch] given Cosmic Zap answers it, then it goes back to hand and the card stays', () => {
		const g = discarded(
			{
				aliens: { 'seat:3': 'filch' },
				hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': ['flare:filch'] }
			},
			'seat:3'
		);
		declare(g, 'seat:3', 'super|filch', { pick: 'offense' });
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.hand('seat:3')).toEqual(['flare:filch']);
		expect(g.board.discard).toContainEqual('attack:08#1');
	});
});
