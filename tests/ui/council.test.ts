/** The screen of Galactic Council: what it calls things, what it makes of events, and how it looks back. */
import { ENGLISH, msg } from '$lib/core';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import type { HexId } from '../../src/lib/hex';
import { decisionOf, lookOpen } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import type { OpenBoard } from '../../src/lib/games/council/view';
import type { CouncilEvent } from '../../src/lib/ui/council/screen';
import { moments } from '../../src/lib/ui/council/moments';
import { goalsOf, judgedInWords } from '../../src/lib/ui/council/words/goals';
import { hexesOf, hexLabel, hexLines, nameAt } from '../../src/lib/ui/council/words/hexes';
import { chairInWords, seatLabel } from '../../src/lib/ui/council/words/labels';
import { boardAt, spokenOf } from '../../src/lib/ui/council/map/moments';
import { begun, ended, movesIn, startOf } from '../../src/lib/ui/council/map/moves';
import { planOf } from '../../src/lib/ui/council/map/plan';
import { battleNow, tellBattle } from '../../src/lib/ui/council/scenes/battle-story';
import type { BattleStory } from '../../src/lib/ui/council/scenes/battle-story';
import { tellCouncil } from '../../src/lib/ui/council/scenes/council-story';
import type { CouncilStory } from '../../src/lib/ui/council/scenes/council-story';
import { someShips } from '../../src/lib/games/council/questions/ask';
import { barredNow, blank, fromAnswer, reasonsOf } from '../../src/lib/ui/filling';
import { spreadOf } from '../../src/lib/ui/filling/spread';
import { sourceWords } from '../../src/lib/ui/council/words/sources';
import { realmOf, turnsOf } from '../../src/lib/ui/council/words/turns';
import { votesMadeOf } from '../../src/lib/ui/council/words/votes';
import { telling } from '../../src/lib/ui/council/telling';
import { inWords } from '../../src/lib/ui/council/words/chapters';
import { drawersOf } from '../../src/lib/ui/council/frame/drawers';
import { outlook } from '../../src/lib/ui/council/words/outlook';
import { fill } from '../../src/lib/ui/words';
import { language } from '../../src/lib/ui/language.svelte';
import LegendSheet from '../../src/lib/ui/council/sheets/LegendSheet.svelte';
import { render } from 'svelte/server';
import { position } from '../support/council';
import type { CouncilGame } from '../support/council';
import { COUNCIL_BOOK, middle, sceneOf } from '../fixtures/council-views';

const openOf = (game: CouncilGame) => lookOpen(council, game.table).board as OpenBoard;
const sightOf = (game: CouncilGame, you: SeatId | null = 'seat:1') => {
	const { open, own, names } = sceneOf(game, you);
	return { open: open.board, own: own?.board ?? null, you, names, book: COUNCIL_BOOK };
};

describe('what things are called', () => {
	const sight = sightOf(middle());

	test('a planet says whose it is, its numbers, its port and who could riot there', () => {
		expect(hexLines('hex:-1,-1', sight)).toEqual([
			'Planet of Mira (Amber): production 1, Defence 2.',
			'3 Riot Counters of Tomasz (Blue); it riots at 4.',
			'3 Fighters, 2 Destroyers and 1 Dreadnaught of Mira (Amber), 11 Battle Points.'
		]);
		expect(hexLines('hex:-2,-1', sight).slice(0, 2)).toEqual([
			'Planet of Mira (Amber): production 2, Defence 3, expended.',
			'A Space Port, new: usable from the Council on.'
		]);
		expect(hexLines('hex:3,-1', sight)[1]).toBe('Rioting: 5 Riot Counters of Ines (Crimson).');
	});

	test('unrest says what it does, how near it is and what ends it, before one decides about a turn', () => {
		const game = position({
			planets: {
				'hex:-2,0': { riots: { by: 'seat:2', n: 5 } },
				'hex:-1,-1': { owner: 'seat:1', riots: { by: 'seat:2', n: 3 } },
				'hex:-2,1': { owner: 'seat:1', riots: { by: 'seat:2', n: 1 } }
			}
		});
		const view = { ...sightOf(game), you: 'seat:1' as const, about: [], shape: null };
		const told = telling.warnings?.({ ...view, asked: 'turn.menu' });
		expect(told).toHaveLength(2);
		expect(told?.[0]).toMatch(
			/riots: it gives nothing, builds nothing and has no vote\. .*once 5 ships of yours are there; \d are now\.$/
		);
		expect(told?.[1]).toMatch(
			/riots with one Riot Counter more\. .*3 ships of yours are there; none is now\.$/
		);
		expect(telling.warnings?.({ ...view, asked: null })).toEqual(told);
		expect(telling.warnings?.({ ...view, asked: 'pay.how' })).toEqual([]);
		expect(telling.warnings?.({ ...view, you: 'seat:2', asked: null })).toEqual([]);
	});

	test('votes say whose Riot Counters win and lose a planet its vote, where any lie, by name (GC-16.6, GC-17.5)', () => {
		const plain = sightOf(position());
		expect(votesMadeOf('seat:1', plain)).toContain('1 for planets and');
		const free = hexesOf(plain.open).filter((id) => plain.open.hexes[id]?.planet?.owner === null);
		const [calm, taken, rioting, won] = free.slice(0, 4) as [HexId, HexId, HexId, HexId];
		const sight = sightOf(
			position({
				planets: {
					[calm]: { owner: 'seat:1' },
					[taken]: { owner: 'seat:1', riots: { by: 'seat:2', n: 2 } },
					[rioting]: { owner: 'seat:1', riots: { by: 'seat:2', n: 4 } },
					[won]: { owner: 'seat:2', riots: { by: 'seat:1', n: 1 } }
				}
			})
		);
		const name = (id: HexId) => nameAt(sight, id);
		expect(sight.open.figures.players['seat:1']?.votesFrom.planets).toBe(3); // home, calm, won
		const told = votesMadeOf('seat:1', sight);
		expect(told).toContain('2 for planets without Riot Counters');
		expect(told).toContain(`1 for ${name(won)}, with Mira’s Riot Counters`);
		expect(told).toContain(`none for ${name(taken)}, which speaks for Tomasz, whose Riot`);
		expect(told).toContain(`none for ${name(rioting)}, which is rioting`);
		const byIts = votesMadeOf('seat:2', sight);
		expect(byIts).toContain(`1 for ${name(taken)}, with Tomasz’s Riot Counters`);
		expect(byIts).not.toContain(name(rioting));
	});

	test('a token is told face down to all, and by name to who has looked at it', () => {
		expect(hexLines('hex:0,0', sight).at(-1)).toBe(
			'A Discovery Token you have looked at: Quiet Ruins. Gain 2 Stock.'
		);
		expect(hexLines('hex:0,0', sightOf(middle(), 'seat:2')).at(-1)).toBe(
			'A Discovery Token, face down.'
		);
	});

	test('what is printed is read in the language of the page', () => {
		language.tongue = {
			lang: 'de',
			words: {
				Pall: 'Dunst',
				'Gain 2 Stock.': 'Du erhältst 2 Vorrat.',
				'Roll 1 fewer die.': 'Wirf einen Würfel weniger.',
				'{text} Price: {price}': 'Preis: {price} {text}'
			}
		};
		try {
			expect(nameAt(sight, 'hex:0,-1')).toBe('Dunst');
			expect(hexLines('hex:0,0', sight).at(-1)).toMatch(/Quiet Ruins\. Du erhältst 2 Vorrat\.$/);
			expect(sourceWords('tactic:feint#2', COUNCIL_BOOK).text).toMatch(
				/^Preis: Wirf einen Würfel weniger\. Cancel 2 hits/
			);
		} finally {
			language.tongue = ENGLISH;
		}
	});

	test('whoever has said no name is called by the colour, once', () => {
		const unnamed = { ...sight, names: { ...sight.names, 'seat:1': '' } };
		expect(hexLines('hex:-1,-1', unnamed)[0]).toBe('Planet of Amber: production 1, Defence 2.');
	});

	test('whoever waits for a species reads when it picks, and why', () => {
		const { open, names } = sight;
		const [first, second, ...others] = open.order;
		const picking = (you: SeatId | undefined, left: readonly (SeatId | undefined)[]) =>
			outlook(
				{
					...open,
					battle: null,
					session: null,
					turn: null,
					stage: 'species',
					first: first!,
					players: Object.fromEntries(
						open.order.map((seat) => [
							seat,
							{ ...open.players[seat]!, species: left.includes(seat) ? null : 'duskari' }
						])
					)
				},
				you ?? null,
				names,
				null
			).next;
		expect(picking(first, [first, second])).toBe(
			`You pick after ${names[second!]}: whoever plays last in the first round picks first.`
		);
		expect(picking(second, [first])).toContain('When all have one');
		expect(picking(others[0], open.order)).toMatch(/^You pick after /);
	});

	test('the market says how many of its technologies one may research now', () => {
		const market = (you: SeatId | null) =>
			drawersOf(sightOf(middle(), you)).find(({ id }) => id === 'market');
		const { open } = sight;
		const may = open.figures.players['seat:1']?.techs.length;
		expect(may).toBeLessThan(open.market.length);
		const n = `${open.market.length}`;
		expect(market('seat:1')).toMatchObject({ say: `Technologies, ${may} you may research`, n });
		expect(market(null)).toMatchObject({ say: 'Technologies', n });
	});

	test('what is lit ends a hex’s name', () => {
		const lit = { state: 'may', amount: null, max: null, say: '' } as const;
		expect(hexLabel('hex:0,-1', sight, lit)).toMatch(
			/^Pall, Frontier hex\..* Lit, may be chosen\.$/
		);
		expect(hexLabel('hex:0,-1', sight, { ...lit, back: true })).toMatch(/May be chosen instead\.$/);
	});

	test('an alliance counts together', () => {
		expect(sight.open.figures.players['seat:2']?.victory).toEqual({ has: 3, of: 10 });
		expect(seatLabel('seat:2', sight)).toContain(
			'allied with Kofi, 3 of 10 Victory Points together'
		);
		expect(seatLabel('seat:3', sight)).toContain('Owes a Minor Event.');
	});

	test('whoever reads is told of themselves as “you”, whatever they are called', () => {
		language.reader = { seat: 'seat:1', yours: moments.yours ?? {} };
		try {
			const { open } = sight;
			expect(judgedInWords(sight)).toMatch(/: .*\byou\b.*\. The first/);
			expect(fill(chairInWords('seat:1'), sight.names)).toBe('You are the Chair.');
			expect(fill(chairInWords('seat:2'), sight.names)).toBe('Tomasz is the Chair.');
			const judged = msg('In this round {whom} are judged in this order.', {
				whom: { and: ['seat:2', 'seat:1'] }
			});
			expect(fill(judged, sight.names)).toBe(
				'In this round Tomasz and you are judged in this order.'
			);
			const won = (seats: readonly SeatId[]) =>
				msg('{who} {n, plural, one {wins} other {win}} with {points} VP.', {
					...{ who: { and: seats }, n: seats.length, points: 7 }
				});
			expect(fill(won(['seat:1']), sight.names)).toBe('You win with 7 VP.');
			expect(fill(won(['seat:2']), sight.names)).toBe('Tomasz wins with 7 VP.');
			const turn = open.turn && { ...open.turn, seat: 'seat:1' as const };
			const now = outlook(
				{ ...open, turn, battle: null, session: null },
				'seat:1',
				sight.names,
				null
			);
			expect(now.now).not.toContain(sight.names['seat:1']);
		} finally {
			language.reader = null;
		}
	});

	test('an objective says how far you are, and who has scored it', () => {
		const [charter, learned] = goalsOf(sight);
		expect(charter).toMatchObject({ state: 'scored', scored: ['seat:1'] });
		expect(learned).toMatchObject({
			state: 'met',
			parts: [{ has: 3, n: 2, share: 1, brief: '3/2' }]
		});
	});

	test('of several ways to an objective the nearest is told in a word', () => {
		const g = position({
			seats: 3,
			objectives: ['golden-age'],
			players: { 'seat:1': { techs: [] } }
		});
		const [goal] = goalsOf({ ...sight, open: openOf(g), you: 'seat:1' });
		expect(goal).toMatchObject({ brief: '0/4', parts: [{ brief: '0/4' }, { brief: '0/3' }] });
	});

	test('what must not be is nothing to count: it is told where it is', () => {
		const briefs = (allies?: ['seat:1', 'seat:2']) => {
			const g = position({ seats: 3, objectives: ['own-path'], ...(allies && { allies }) });
			return goalsOf({ ...sight, open: openOf(g), you: 'seat:1' })[0]?.parts.map(
				({ brief }) => brief
			);
		};
		expect(briefs()).toEqual([null, '1/5']);
		expect(briefs(['seat:1', 'seat:2'])).toEqual(['✕', '1/5']);
	});

	test('the table in words names every hex and every player', () => {
		const { open, own, you, names, book } = sight;
		const text = inWords({ open, own, you, names, book })
			.flatMap(({ lines }) => lines)
			.join('\n');
		for (const id of hexesOf(open)) expect(text).toContain(nameAt(sight, id));
		for (const name of Object.values(names)) expect(text).toContain(name);
	});
});

/** Every view and what led to it, as a page would get them. */
function follow(game: CouncilGame, seed = game.events.length) {
	const before = openOf(game);
	return {
		before,
		events: () => game.events.slice(seed).filter(({ to }) => to === 'all')
	};
}

describe('pieces on the move', () => {
	test('playing events out leads from the view before to the view after', () => {
		const game = position({ ships: { 'hex:-2,0': ['seat:1', { fighter: 3, destroyer: 1 }] } });
		const { before, events } = follow(game);
		game.send('seat:1', { fighter: 2 }, 'move', 'hex:-2,0', 'hex:-1,0');
		const after = openOf(game);
		const played = movesIn(events()).reduce(
			(open, move) => ended(begun(open, move), move),
			startOf(before, after)
		);
		expect(played.hexes).toEqual(after.hexes);
		expect(after.hexes['hex:-1,0']?.fleet).toMatchObject({ race: 'seat:1', fighter: 2 });
	});

	test('looking back to a line shows the pieces as they lay then, and the hex it speaks of', () => {
		const game = position({
			ships: { 'hex:-2,0': ['seat:1', { fighter: 3 }] },
			tokens: { 'hex:-1,0': 'wing' }
		});
		const { before, events } = follow(game);
		game.send('seat:1', { fighter: 2 }, 'move', 'hex:-2,0', 'hex:-1,0');
		const [all, after] = [events(), openOf(game)];
		const found = all.findIndex(({ move }) => move?.type === 'found');
		const then = boardAt(before, after, all, found);
		expect(then.hexes['hex:-1,0']).toMatchObject({ token: false, fleet: { fighter: 2 } });
		expect(after.hexes['hex:-1,0']?.fleet?.fighter).toBe(3);
		expect(spokenOf(all, found)).toEqual(new Set(['hex:-1,0', 'seat:1']));
	});

	test('a planned move goes from hex to hex, a planned battle from each fleet to its target', () => {
		expect(planOf({ picks: ['move', 'hex:0,0', 'hex:1,0'], amount: 2 })).toEqual([
			{ from: 'hex:0,0', to: 'hex:1,0', label: '2' }
		]);
		const battle = { picks: ['battle', 'hex:1,0', 'hex:0,0', 'hex:0,1'], amount: null };
		expect(planOf(battle)).toEqual([
			{ from: 'hex:0,0', to: 'hex:1,0', label: null },
			{ from: 'hex:0,1', to: 'hex:1,0', label: null }
		]);
		expect(planOf({ picks: ['move', 'hex:0,0', 'hex:1,0'], amount: 0 })).toMatchObject([
			{ label: null }
		]);
		expect(planOf(null)).toEqual([]);
	});
});

describe('a battle told from its events', () => {
	const fought = () => {
		const game = position({
			ships: {
				'hex:-1,0': ['seat:1', { fighter: 2, dreadnaught: 3 }],
				'hex:0,-1': ['seat:2', { fighter: 2 }]
			}
		});
		const { before, events } = follow(game);
		game.pick('seat:1', 'battle', 'hex:0,-1').until('turn.menu');
		return { game, before, events: events() };
	};

	test('has its rounds with points, dice and losses, and who won', () => {
		const { before, events } = fought();
		const story = events.reduce<BattleStory | null>(
			(so, event) => tellBattle(so, event, before),
			null
		);
		expect(story).toMatchObject({
			target: 'hex:0,-1',
			races: { attack: 'seat:1', defence: 'seat:2' },
			end: { by: 'seat:1' }
		});
		const [first] = story!.rounds;
		expect(first).toMatchObject({ n: 1, attack: { points: 14 }, defence: { points: 2 } });
		for (const { attack, defence } of story!.rounds)
			for (const side of [attack, defence])
				expect(side.hits).toBe(side.dice.filter((die, i) => die >= side.needs[i]!).length);
		const lost = story!.rounds.reduce((sum, { defence }) => sum + (defence.lost.fighter ?? 0), 0);
		expect(lost).toBe(2);
	});

	test('tells the hits a side takes apart from those of the dice', () => {
		const { before, events } = fought();
		const made = events.flatMap(({ move }) => (move?.type === 'hits' ? [move] : []));
		expect(made.length).toBeGreaterThan(0);
		const story = events.reduce<BattleStory | null>(
			(so, event) => tellBattle(so, event, before),
			null
		);
		for (const { attack, defence } of story!.rounds)
			for (const [side, other] of [
				[attack, defence],
				[defence, attack]
			] as const)
				expect(side.takes).toBe(other.hits); // no card is played here
	});

	test('shows all dice of a side that rolls twice in one battle round, with what they did together', () => {
		const { before, events } = fought();
		const at = events.findIndex(({ move }) => move?.type === 'rolled');
		const again = (dice: number[], hits: number): CouncilEvent => ({
			say: msg(''),
			move: { type: 'rolled', side: 'attack', first: dice, dice, needs: dice.map(() => 4), hits }
		});
		const hits = (n: number): CouncilEvent => ({
			say: msg(''),
			move: { type: 'hits', side: 'defence', n }
		});
		const story = [
			...events.slice(0, at),
			again([6, 1], 1),
			hits(1),
			again([5, 4], 2),
			hits(2)
		].reduce<BattleStory | null>((so, event) => tellBattle(so, event, before), null);
		expect(story?.rounds.at(-1)).toMatchObject({
			attack: { first: [6, 1, 5, 4], dice: [6, 1, 5, 4], needs: [4, 4, 4, 4], hits: 3 },
			defence: { takes: 3 }
		});
	});

	test('begins from the view for a page that comes into the middle of it', () => {
		const game = position({
			ships: {
				'hex:-1,0': ['seat:1', { fighter: 2, dreadnaught: 3 }],
				'hex:0,-1': ['seat:2', { fighter: 9 }]
			}
		});
		game.pick('seat:1', 'battle', 'hex:0,-1');
		expect(battleNow(openOf(game))).toMatchObject({
			target: 'hex:0,-1',
			rounds: [{ n: 1, attack: { points: 14 }, defence: { points: 9 } }]
		});
	});
});

test('what a turn does not offer is told once for each reason', () => {
	const game = position({ seats: 3, players: { 'seat:1': { actions: [] } } });
	game.pick('seat:1', 'trade');
	const { shape } = decisionOf(game.table, 'seat:1')!;
	const told = reasonsOf(barredNow(shape, blank(shape)));
	expect(told).toContainEqual({
		says: ['Battle, Research technology, Create an alliance and Trade for two Minor Events'],
		why: 'No Major Event is left.',
		rule: 'GC-7.1'
	});
	expect(told).toContainEqual({
		says: ['Play an Action Card'],
		why: 'You have no Action Card left.',
		rule: 'GC-15.1'
	});
});

test('a Council told from its events has all ballots and the outcome, after the view has moved on', () => {
	const game = position({
		seats: 3,
		turn: null,
		players: { 'seat:1': { actions: [] }, 'seat:2': { actions: [] }, 'seat:3': { actions: [] } },
		council: ['census', 'truce'],
		objectives: ['charter']
	});
	game.pick('seat:1', 'council:census').pick('seat:1', 'a').pick('seat:2', 'b').pick('seat:3', 'b');
	const story = game.events
		.filter(({ to }) => to === 'all')
		.reduce<CouncilStory | null>((so, event) => tellCouncil(so, event), null);
	expect(story?.session.card).toBe('census');
	expect(story?.session.ballots['seat:2']).toMatchObject({ option: 'b' });
	expect(Object.keys(story!.session.ballots).length).toBe(6);
	expect(story?.session.outcome).not.toBeNull();
	expect(story?.over).toBe(true);
	expect(openOf(game).session).toBeNull();
});

test('the turn is left by a choice that is always there', () => {
	const g = position({});
	for (const [question, choice] of Object.entries(telling.verbs.leaves ?? {})) {
		expect(g.asked).toEqual([question]);
		expect(g.choices('seat:1')).toContain(choice);
	}
	expect(telling.verbs.leaves).toHaveProperty(['turn.menu']);
});

test('whoever is waited for is said to do something, at every question there is', () => {
	const asking = Object.entries(council.steps).flatMap(([step, forms]) =>
		Object.entries(forms).flatMap(([label, { form }]) =>
			form === 'run' ? [] : [`${step}.${label}`]
		)
	);
	expect(asking).toContain('turn.menu');
	// Nobody is ever asked in a window of this game (GC-21.1).
	const silent = asking.filter((name) => !telling.verbs.deeds[name] && !name.startsWith('window.'));
	expect(silent).toEqual([]);
});

describe('the order of play', () => {
	const stands = (game: CouncilGame) =>
		turnsOf(openOf(game)).map(({ seat, stands }) => [seat, stands]);

	test('goes round from the first player: who has had a turn, has it, comes next', () => {
		expect(stands(position({ seats: 4 }))).toEqual([
			['seat:1', 'now'],
			['seat:2', 'next'],
			['seat:3', 'later'],
			['seat:4', 'later']
		]);
		const second = position({ seats: 3 }).pick('seat:1', 'end');
		expect(stands(second).map(([, how]) => how)).toEqual(['done', 'now', 'next']);
	});

	test('says what each has of what wins, and who is close to it', () => {
		const turns = turnsOf(openOf(position({ seats: 2, players: { 'seat:2': { vp: 5 } } })));
		expect(turns.map(({ points, of, close }) => [points, of, close])).toEqual([
			[0, 7, false],
			[5, 7, true]
		]);
	});

	test('a player is on the map where its planets and ships are', () => {
		const open = openOf(position({ ships: { 'hex:0,-1': ['seat:1', { fighter: 1 }] } }));
		const realm = realmOf(open, 'seat:1');
		expect(realm).toContain('hex:0,-1');
		expect(realm.some((id) => open.hexes[id]?.planet?.owner === 'seat:1')).toBe(true);
		expect(realmOf(open, 'seat:2')).not.toContain('hex:0,-1');
	});
});

test('the list of signs explains the marks in the order of play', () => {
	const { body } = render(LegendSheet, { props: { book: null } });
	const said = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
	expect(said).toContain(
		'In the order of play Has had the turn of this round. Nobody passes in this game. Dotted: has the next turn. 5 Points underlined: two more or fewer win.'
	);
});

test('ships of which a hint counts out some are called by one of their kind', () => {
	const shape = someShips({ destroyer: 2, fighter: 2 }, 1);
	const filling = fromAnswer(shape, { split: { destroyer: 1, fighter: 2 } });
	const spread = spreadOf(shape, filling);
	expect(spread && fill(spread, {})).toBe('2 × Fighter and 1 × Destroyer');
});
