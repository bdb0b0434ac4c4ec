/** Section 11 of rules.md: cards are turned up, changed and weighed. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { ALIENS } from '../../../src/lib/games/cosmic/aliens';
import { HAZARDS } from '../../../src/lib/games/cosmic/modules/hazards';
import type { CosmicChanges, Use } from '../../../src/lib/games/cosmic/use';
import { said } from '../../support/said';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board.encounter!;

/** `seat:1` sends two ships against the four of `seat:2`, and both lay these cards from their hands. */
function reveal(offense: string, defense: string, given: Position = {}): CosmicGame {
	const { hands = {}, ...rest } = given;
	const g = position({
		destiny: ['colour:2#1'],
		...rest,
		hands: {
			...hands,
			'seat:1': [offense, ...(hands['seat:1'] ?? [])],
			'seat:2': [defense, ...(hands['seat:2'] ?? [])]
		}
	});
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		cards: [offense, defense]
	});
}

const allies: Parameters<CosmicGame['encounterTo']>[0]['allies'] = {
	'seat:3': ['offense', { 'planet:3-1': 1 }],
	'seat:4': ['defense', { 'planet:4-1': 2 }]
};

/** The same with an ally of one ship for the offense, and one of two ships for the defense. */
function revealWithAllies(offense: string, defense: string, given: Position = {}): CosmicGame {
	const { hands = {}, ...rest } = given;
	const g = position({
		seats: 4,
		destiny: ['colour:2#1'],
		...rest,
		hands: {
			...hands,
			'seat:1': [offense, ...(hands['seat:1'] ?? [])],
			'seat:2': [defense, ...(hands['seat:2'] ?? [])]
		}
	});
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		allies,
		cards: [offense, defense]
	});
}

describe('CE-11 reveal', () => {
	it('[CE-11.1] given two cards face down, when they are revealed, then both come up together', () => {
		const g = reveal('attack:08', 'negotiate', { aliens: { 'seat:1': 'sorcerer' } });
		g.until('window:planning.selected');
		expect([view(g).laid.offense!.card, view(g).laid.defense!.card]).toEqual([null, null]);
		g.until('window:reveal.cards');
		expect(view(g).revealed).toBe(true);
		expect([view(g).laid.offense!.card, view(g).laid.defense!.card]).toEqual([
			'attack:08#1',
			'negotiate#1'
		]);
		expect(g.events.filter(({ move }) => move?.type === 'reveal')).toHaveLength(1);
		expect(g.said).toContain('Cards revealed: Attack 08 and Negotiate.');
	});

	it('[CE-11.5] [CE-11.6] all are told who wins as cards and totals stand, until it is decided', () => {
		const stands = (offense: string, defense: string) => {
			const g = reveal(offense, defense, { aliens: { 'seat:1': 'sorcerer' } });
			g.until('window:planning.selected');
			const before = view(g).leads;
			g.until('window:reveal.cards');
			return [before, view(g).leads];
		};
		// Two ships against four.
		expect(stands('attack:23', 'attack:08')).toEqual([null, 'offense']);
		expect(stands('attack:10', 'attack:08')).toEqual([null, 'defense']);
		expect(stands('attack:08', 'negotiate')).toEqual([null, 'offense']);
		expect(stands('negotiate', 'attack:08')).toEqual([null, 'defense']);
		expect(view(reveal('negotiate', 'negotiate').until('deal.talk')).leads).toBeNull();
		const g = reveal('attack:23', 'attack:08').until('window:resolution.outcome');
		expect(view(g)).toMatchObject({ leads: null, outcome: { type: 'won', side: 'offense' } });
	});

	it('[CE-11.5] [CE-11.17] what makes a total another than card, ships and additions is told by its name', () => {
		const told = (g: CosmicGame) =>
			g.until('window:resolution.outcome') && [view(g).totals, view(g).changedBy];
		expect(told(reveal('attack:08', 'attack:06'))).toEqual([
			{ offense: 8 + 2, defense: 6 + 4 },
			undefined
		]);
		const tripled = reveal('attack:08', 'attack:06', { aliens: { 'seat:1': 'tripler' } });
		expect(told(tripled)).toEqual([
			{ offense: 3 * 8 + 2, defense: 6 + 4 },
			{ offense: ['Tripler'], defense: [] }
		]);
		// Each side is told of its own; without tokens mastery is not used at all.
		const both = { aliens: { 'seat:1': 'tripler', 'seat:2': 'warrior' } } as const;
		const strong = { ...both, tokens: { 'seat:2': 3 } };
		expect(told(reveal('attack:08', 'attack:06', strong))).toEqual([
			{ offense: 3 * 8 + 2, defense: 6 + 4 + 3 },
			{ offense: ['Tripler'], defense: ['Warrior'] }
		]);
		expect(told(reveal('attack:08', 'attack:06', both))[1]).toMatchObject({ defense: [] });
	});

	describe('what decides a fight otherwise', () => {
		const told = (g: CosmicGame) => view(g).decides.map(({ by, say }) => [said(by), said(say)]);
		const by = (g: CosmicGame) => view(g).decidedBy?.map(said);
		const UPSET = ['Loser', 'Who would win loses, and who would lose wins'];

		it('[CE-11.11] given an upset, then all see it from its declaration, before a card is chosen; and that the lead loses by it', () => {
			const g = position({
				destiny: ['colour:2#1'],
				aliens: { 'seat:1': 'loser' },
				hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'] }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('window:planning.beforeSelect', 'seat:1');
			expect(told(g)).toEqual([]);
			g.use('seat:1', 'power|loser').until('planning.select');
			expect(told(g)).toEqual([UPSET]);
			g.lay('attack:08', 'attack:08').until('window:reveal.values');
			expect(view(g)).toMatchObject({ leads: 'defense', turned: true });
			expect(by(g)).toEqual(['Loser']);
			g.until('window:resolution.outcome');
			expect(view(g)).toMatchObject({
				...{ outcome: { type: 'won', side: 'offense' }, turned: true },
				totals: { offense: 10, defense: 12 }
			});
			expect(by(g)).toEqual(['Loser']);
		});

		it('[CE-11.5] given nothing that does, then nothing is said to', () => {
			const g = reveal('attack:08', 'attack:06').until('window:resolution.outcome');
			expect([told(g), by(g), view(g).turned]).toEqual([[], undefined, undefined]);
		});

		it('[CE-33.26] given a hazard in play, then all see what it does before a card is chosen, and by what who wins outright', () => {
			const g = position({
				destiny: ['colour:2#1'],
				options: { hazard: 'odyssey' },
				piles: { hazard: ['hazard:enforceable-cease-fire'] },
				hands: { 'seat:1': ['attack:40'], 'seat:2': ['negotiate'] }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('planning.select');
			const ceased = ['Enforceable Cease Fire', 'An attack against a negotiate loses'];
			expect(told(g)).toEqual([ceased]);
			g.lay('attack:40', 'negotiate').until('window:resolution.outcome');
			expect([view(g).outright, view(g).turned]).toEqual(['defense', undefined]);
			expect(by(g)).toEqual(['Enforceable Cease Fire']);
		});

		it('[CE-11.11] whatever in force could turn it round, before the cards are up or last of all, says so itself', () => {
			/** Values by which another side wins than cards and totals say. */
			const TURNS = [
				'winner',
				'lowWins',
				'assured',
				'bothLose',
				'outright',
				'printedFace'
			] as const;
			const turns = (changes: CosmicChanges | undefined) =>
				TURNS.some((name) => changes?.[name] !== undefined);
			/** One of a use once the cards are up: who wins by it is seen at once, and by what. */
			const late = ({ moments }: Use) => moments.every((moment) => moment === 'reveal.values');
			const found = [
				...Object.entries(HAZARDS).map(([id, { changes }]) => ({ id, changes })),
				...Object.entries(ALIENS).flatMap(([id, { power, wild, super: strong }]) => [
					{ id, changes: power.passive },
					...[power, wild, strong].flatMap(({ uses }) =>
						Object.values(uses).flatMap((use) => {
							const changes = [use.lasting, use.zapped?.lasting];
							return changes
								.filter((one) => !late(use) || one?.winner || one?.lowWins)
								.map((one) => ({ id, changes: one }));
						})
					)
				])
			].filter(({ changes }) => turns(changes));
			expect(found.map(({ id }) => id).sort()).toEqual(
				[
					...['anti-matter', 'cosmic-guardian', 'enforceable-cease-fire', 'loser', 'loser'],
					...['meteor-storm', 'odd-way-to-win-a-war', 'unstable']
				].sort()
			);
			expect(found.filter(({ changes }) => !changes?.decides).map(({ id }) => id)).toEqual([]);
		});
	});

	it('[CE-11.2] [CE-27.6] given morph against attack 20, when the other side adds 3, then it is 20 against 23 before ships', () => {
		const g = reveal('morph', 'attack:20', { hands: { 'seat:2': ['reinforcement:3'] } });
		g.until('window:reveal.cards');
		expect(view(g).laid.offense).toEqual({
			card: 'morph#1',
			face: { kind: 'attack', value: 20 }
		});
		g.until('window:reveal.values').use('seat:2', 'reinforcement:3', { pick: 'defense' });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 20 + 2, defense: 23 + 4 });
	});

	it('[CE-11.2] given morph against attack 08, when the attack is raised afterwards, then the morph stays 08', () => {
		const g = reveal('attack:08', 'morph', {
			aliens: { 'seat:1': 'chosen' },
			deck: ['attack:10', 'negotiate', 'negotiate']
		});
		g.until('window:reveal.cards').use('seat:1', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:1', 'add attack:10').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 18 + 2, defense: 8 + 4 });
	});

	it('[CE-11.2] given an attack that counts as a negotiate by now, when a morph comes to face it, then it copies the card as printed', () => {
		const g = reveal('attack:20', 'attack:08', {
			aliens: { 'seat:1': 'chosen' },
			deck: ['morph', 'artifact:plague', 'artifact:quash'],
			hands: { 'seat:3': ['artifact:emotion-control', 'attack:06'] }
		});
		g.until('window:reveal.cards').pass('seat:1', 'seat:2');
		g.use('seat:3', 'artifact|emotion-control').until('window:reveal.cards');
		g.use('seat:1', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:1', 'replace morph').until('window:resolution.outcome');
		expect(g.said).toContain('The morph becomes Attack 08.');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[CE-11.2] [CE-27.6] given morph against negotiate, when they are revealed, then both negotiate', () => {
		const g = reveal('negotiate', 'morph').until('deal.talk');
		expect(g.said).toContain('The morph becomes Negotiate.');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[CE-11.3] [CE-12.14] given two morphs with allies and a bystander, when they are revealed, then all ships of both sides go to the warp, the bystander stays, and nobody gains or goes on', () => {
		const g = revealWithAllies('morph', 'morph', {
			options: { largeGroupCards: 'on' },
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:3': 2 } },
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:04'] }
		});
		g.until('window:resolution.end');
		expect(g.encounter.outcome).toEqual({ type: 'bothLose' });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 4, 'seat:3': 1, 'seat:4': 2 });
		expect([g.hand('seat:1'), g.hand('seat:2')]).toEqual([['attack:06#1'], ['attack:04#1']]);
		g.until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.said).not.toContain('compensation');
		expect(g.said).not.toContain('as rewards');
		expect(g.said).not.toContain('deal');
	});

	it('[CE-11.13] given two morphs, when one is replaced by a drawn attack, then the other copies that', () => {
		const g = reveal('morph', 'morph', {
			options: { largeGroupCards: 'on' },
			aliens: { 'seat:1': 'chosen' },
			deck: ['attack:10', 'negotiate', 'negotiate']
		});
		g.until('window:reveal.cards').use('seat:1', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:1', 'replace attack:10').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 10 + 2, defense: 10 + 4 });
	});

	it('[CE-11.13] given a morph that has copied attack 08, when that attack is replaced by another morph, then it is attack 08 too', () => {
		const g = reveal('attack:08', 'morph', {
			options: { largeGroupCards: 'on' },
			aliens: { 'seat:1': 'chosen' },
			deck: ['morph', 'artifact:plague', 'artifact:quash']
		});
		g.until('window:reveal.cards').use('seat:1', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:1', 'replace morph').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 2, defense: 8 + 4 });
	});

	it('[CE-11.4] given effects on cards and on values, when the cards are up, then cards change first and what turns on values comes after', () => {
		const g = reveal('attack:08', 'attack:06', {
			aliens: { 'seat:1': 'anti-matter', 'seat:2': 'chosen' },
			deck: ['attack:30', 'attack:04', 'attack:04'],
			hands: { 'seat:1': ['reinforcement:2'] }
		});
		g.until('window:reveal.cards');
		expect(g.said).not.toContain('Anti-Matter');
		expect(g.offers('seat:1', 'reinforcement:2')).toBe(false);
		g.use('seat:2', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:2', 'replace attack:30').until('window:reveal.values');
		const lines = g.said.split('\n');
		const at = (part: string) => lines.findIndex((line) => line.includes(part));
		expect(at('replaces their card with Attack 30')).toBeLessThan(at('the power of Anti-Matter'));
		expect(at('replaces their card with Attack 30')).toBeGreaterThan(0);
	});

	it('[CE-11.5] given two attacks with allies, when all pass, then each total is the card and all ships of its side, and the higher wins', () => {
		const g = revealWithAllies('attack:12', 'attack:06', {
			hands: { 'seat:3': ['reinforcement:3'] }
		});
		g.until('window:reveal.values').use('seat:3', 'reinforcement:3', { pick: 'offense' });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 12 + 2 + 1 + 3, defense: 6 + 4 + 2 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[CE-11.5] given equal totals, when all pass, then the defense wins', () => {
		const g = reveal('attack:08', 'attack:06').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 10, defense: 10 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(g.said).toContain('10 to 10: a tie goes to the defense.');
	});

	it('[CE-11.6] given attack 00 with two ships against a negotiate with six, when they are revealed, then the attack wins and no totals are compared', () => {
		const g = revealWithAllies('attack:00', 'negotiate').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.encounter.totals).toBeNull();
		expect(g.said).toContain('The offense wins.');
		const other = reveal('negotiate', 'attack:00').until('window:resolution.outcome');
		expect(other.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(other.encounter.totals).toBeNull();
	});

	it('[CE-11.7] given two negotiates with allies, when they are revealed, then the allies go home first and then the two main players deal', () => {
		const g = revealWithAllies('negotiate', 'negotiate').until('home.land');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('home.land');
		expect(g.askedSeats).toEqual(['seat:4']);
		g.answer('seat:4', { split: { 'planet:4-2': 2 } });
		expect(g.asked).toEqual(['deal.talk']);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(g.encounter.beside).toEqual({});
		expect(view(g).outcome).toBeNull();
	});

	it('[CE-11.8] [CE-11.10] given two want to act at once, when answers are released, then the offense goes first, everybody is asked anew, and who passed may act', () => {
		const g = reveal('attack:08', 'attack:06', {
			hands: {
				'seat:1': ['reinforcement:2', 'reinforcement:3'],
				'seat:2': ['reinforcement:5'],
				'seat:3': ['attack:04']
			}
		});
		g.until('window:reveal.values');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.use('seat:2', 'reinforcement:5', { pick: 'defense' });
		g.use('seat:1', 'reinforcement:2', { pick: 'offense' }).pass('seat:3');
		expect(g.encounter.added).toEqual({ offense: 2, defense: 0 });
		expect(g.asked).toEqual(['window:reveal.values']);
		g.pass('seat:1', 'seat:3').use('seat:2', 'reinforcement:5', { pick: 'defense' });
		expect(g.encounter.added).toEqual({ offense: 2, defense: 5 });
		expect(g.encounter.outcome).toBeNull();
		// The offense passed a moment ago; somebody acted, so it may again.
		g.use('seat:1', 'reinforcement:3', { pick: 'offense' }).pass('seat:2', 'seat:3');
		expect(g.encounter.added).toEqual({ offense: 5, defense: 5 });
		g.pass();
		expect(g.encounter.totals).toEqual({ offense: 8 + 2 + 5, defense: 6 + 4 + 5 });
	});

	it('[CE-11.9] given reinforcements all round, when may they be played, then after the reveal of two attacks, by main players and allies, for either side', () => {
		const plus: Position['hands'] = {
			'seat:1': ['reinforcement:2'],
			'seat:2': ['reinforcement:2'],
			'seat:3': ['reinforcement:3'],
			'seat:4': ['reinforcement:3']
		};
		const g = revealWithAllies('attack:08', 'attack:06', { seats: 5, hands: plus });
		const offered = (at: CosmicGame, seat: 'seat:4') =>
			at.askedSeats.includes(seat) && at.offers(seat, 'reinforcement');
		g.until('window:reveal.cards');
		expect(offered(g, 'seat:4')).toBe(false);
		g.until('window:reveal.values');
		expect(offered(g, 'seat:4')).toBe(true);
		g.use('seat:4', 'reinforcement:3', { pick: 'offense' });
		g.pass();
		expect(g.encounter.added).toEqual({ offense: 3, defense: 0 });
		const alone = reveal('attack:08', 'attack:06', { seats: 4, hands: plus });
		alone.until('window:reveal.values');
		expect(offered(alone, 'seat:4')).toBe(false);
		const talks = reveal('attack:08', 'negotiate', { hands: { 'seat:1': ['reinforcement:5'] } });
		while (!talks.asked.includes('window:resolution.outcome')) {
			for (const seat of talks.askedSeats)
				expect(talks.choices(seat).join(' ')).not.toContain('reinforcement');
			talks.lapse();
		}
	});

	it('[CE-11.11] given the smaller total wins, when all have passed, then it does; a tie is the defense’s still, and nothing is fixed before', () => {
		// Its own ships are deducted from the offense's total: 08 − 2 against 06 + 4.
		const g = reveal('attack:08', 'attack:06', { aliens: { 'seat:1': 'anti-matter' } });
		g.until('window:reveal.values');
		expect(g.encounter.outcome).toBeNull();
		// The totals as they stand are for all to see, powers included.
		expect(g.encounter.totals).toEqual({ offense: 6, defense: 10 });
		expect(g.encounter.lowWins).toBe(true);
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 6, defense: 10 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		const tie = reveal('attack:12', 'attack:06', { aliens: { 'seat:1': 'anti-matter' } });
		tie.until('window:resolution.outcome');
		expect(tie.encounter.totals).toEqual({ offense: 10, defense: 10 });
		expect(tie.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[CE-11.12] given two attacks, when Emotion Control is played, then the main players deal instead', () => {
		const g = reveal('attack:40', 'attack:06', {
			hands: { 'seat:3': ['artifact:emotion-control'] }
		});
		g.until('window:reveal.cards').use('seat:3', 'artifact|emotion-control').until('deal.talk');
		expect(g.encounter.totals).toBeNull();
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[CE-11.12] given two attacks, when one is replaced by a drawn negotiate, then the other wins and compensation is due', () => {
		const g = reveal('attack:08', 'attack:40', {
			aliens: { 'seat:1': 'chosen' },
			deck: ['negotiate', 'attack:04', 'attack:04'],
			hands: { 'seat:2': ['attack:20', 'attack:20', 'attack:23'] }
		});
		g.until('window:reveal.cards').use('seat:1', 'power|chosen|draw').until('chosen.pray.choose');
		g.pick('seat:1', 'replace negotiate').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(g.encounter.totals).toBeNull();
		g.until('window:resolution.end');
		expect(g.hand('seat:1')).toHaveLength(2);
	});
});
