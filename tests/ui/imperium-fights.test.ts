/** Fights as they are followed on the screen of Twilight Imperium: told from events, and from the view alone. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import { book } from '../../src/lib/games/imperium/book';
import type { Board, Fleet } from '../../src/lib/games/imperium/types';
import type { OpenBoard } from '../../src/lib/games/imperium/view';
import type { Lit } from '../../src/lib/ui/filling';
import {
	fightNow,
	leavingIn,
	tellFight,
	upToFight
} from '../../src/lib/ui/imperium/scenes/fight-story';
import type { FightStory } from '../../src/lib/ui/imperium/scenes/fight-story';
import { AffairStories } from '../../src/lib/ui/imperium/scenes/affairs.svelte';
import { MOST_MS } from '../../src/lib/ui/imperium/scenes/pace';
import { afterMove } from '../../src/lib/ui/imperium/scenes/pieces';
import { foreseen, rollsOf } from '../../src/lib/ui/imperium/scenes/rolls';
import { rowsOf, unitsInWords } from '../../src/lib/ui/imperium/scenes/rows';
import {
	isHeld,
	isOfFight,
	isOver,
	refugesIn,
	sceneOf
} from '../../src/lib/ui/imperium/scenes/scene';
import { ImperiumStories } from '../../src/lib/ui/imperium/scenes/stories.svelte';
import { percentOf } from '../../src/lib/ui/imperium/words/chances';
import { systemWith } from '../../src/lib/ui/imperium/words/systems';
import { agendaWith } from '../support/agendas';
import { openTo, standing } from '../support/imperium';
import { bare, station } from '../support/imperium-fleets';
import * as groundSet from '../support/imperium-ground';
import { loadSided, unload } from '../support/loadedDice';
import { said } from '../support/said';

const [me, foe] = ['seat:1', 'seat:2'] as const;
const here = 'hex:0,0';
const [refuge] = ['hex:0,-1'] as const;
type Game = ReturnType<typeof standing>;
/** Before dice are loaded. */
const { agenda } = openTo(agendaWith('code-of-honor'));

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	expect(unload()).toBe(0);
});

interface Setting {
	readonly attacker?: Partial<Fleet>;
	readonly defender?: Partial<Fleet>;
	readonly edit?: (board: Board) => void;
}

/** A battle that stands before its first question, with these dice. */
const battle = (setting: Setting, ...faces: number[]): Game => {
	expect(unload()).toBe(0);
	return standing(
		{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: here },
		(board) => {
			bare(board);
			board.systems[refuge]!.tile = 'empty#1';
			station(board, here, me, setting.attacker ?? { cruiser: 2 });
			station(board, here, foe, setting.defender ?? { cruiser: 1 });
			for (const seat of [me, foe]) board.players[seat]!.hand = ['sabotage#1'];
			setting.edit?.(board);
			if (faces.length > 0) loadSided(10, faces);
		}
	);
};

const whereIs = (open: OpenBoard) => (planet: `planet:${string}`) =>
	systemWith({ open, book }, planet);

/** The story of all that happened, and the pieces after it. */
function told(open: OpenBoard, events: Game['events']) {
	let story: FightStory | null = null;
	let pieces = open;
	for (const event of events) {
		story = tellFight(story, event, pieces, whereIs(open));
		pieces = afterMove(pieces, event.move);
	}
	return { story, pieces };
}

/** Before anything happened, as it is reckoned back from nothing: the fleets that were stationed. */
const startOf = (setting: Setting): OpenBoard => openTo(battle({ ...setting }));

describe('a battle told from its events', () => {
	const setting = {
		attacker: { cruiser: 2, dreadnought: 1 },
		defender: { destroyer: 1, fighter: 2 }
	};
	/** Two rounds: I hit once, and am hit once; then I hit twice. */
	const ROLLS = [...[8, 1, 1], ...[9, 1, 1], ...[8, 8, 1], ...[1, 1]];
	const fought = () => {
		const before = startOf(setting);
		const g = battle(setting, ...ROLLS).until('rest.wait');
		return { g, before, ...told(before, g.events) };
	};

	test('has a part for each roll, with its dice, and who lost what', () => {
		const { g, story, pieces } = fought();
		expect(story?.parts.map(({ is, n, dice }) => [is, n, dice.length])).toEqual([
			['round', 1, 6],
			['round', 2, 5]
		]);
		expect(story?.parts.map(({ lost }) => lost[foe])).toEqual([
			{ fighter: 1 },
			{ fighter: 1, destroyer: 1 }
		]);
		expect(story?.parts[0]?.damaged[me]).toEqual({ dreadnought: 1 });
		expect(story?.end?.winner).toBe(me);
		// The pieces as told are those of the view.
		expect(pieces.systems[here]?.fleets).toEqual(openTo(g).systems[here]?.fleets);
	});

	test('tells that it broke an agreement of the two, and none of others', () => {
		const trading = (one: SeatId, other: SeatId): Setting => ({
			...setting,
			edit: ({ players }) => {
				players[one]!.contracts[0]!.holder = other;
				players[other]!.contracts[0]!.holder = one;
			}
		});
		const brokenIn = (of: Setting) => {
			const before = startOf(setting);
			return told(before, battle(of, ...ROLLS).until('rest.wait').events).story?.broken;
		};
		expect(brokenIn(setting)).toBeNull();
		expect(brokenIn(trading(me, 'seat:3'))).toBeNull();
		expect(said(brokenIn(trading(me, foe)) ?? '')).toMatch(/agreement.*broken/);
	});

	test('an earlier part shows the ships as it began, damaged ones apart', () => {
		const { story } = fought();
		const rows = story?.parts.map((part) =>
			rowsOf(part, me, { system: here, open: part.open, lit: new Map() })
		);
		expect(rows?.map((all) => all.map(({ id, n }) => `${n} ${id}`))).toEqual([
			['1 dreadnought', '2 cruiser'],
			['1 damaged:dreadnought', '2 cruiser']
		]);
	});

	test('a die that is rolled again lies in its place, with what it was', () => {
		const { story, before } = fought();
		const first = story?.parts[0];
		const die = first?.dice[1];
		if (!story || !first || !die) throw new Error('No dice.');
		const one: FightStory = { ...story, parts: [first], end: null };
		const again = { ...die, value: 10, before: [die.value] };
		const now = tellFight(
			one,
			{ say: '', move: { type: 'dice', seats: [me], dice: [again] } },
			before,
			() => null
		);
		expect(now?.parts).toHaveLength(1);
		expect(now?.parts[0]?.dice.map(({ value }) => value)).toEqual([8, 10, 1, 9, 1, 1]);
		expect(rollsOf(now?.parts[0]?.dice.slice(0, 3) ?? [], { book })).toMatchObject([
			{ kind: 'cruiser', needed: 7, hits: 2, dice: [{ before: null }, { before: 1 }] },
			{ kind: 'dreadnought', needed: 5, hits: 0 }
		]);
	});

	test('whoever leaves is seen leaving, and where to', () => {
		const leave = { edit: (board: Board) => void board.systems[refuge]!.counters.push(foe) };
		const before = startOf(leave);
		const g = battle(leave, 1, 1, 1).until('window:beforeRound');
		const lamp = { state: 'may', amount: null, max: null, say: '' } as const;
		const lit = new Map<string, Lit>([
			[refuge, lamp],
			['unit:cruiser', lamp]
		]);
		const fighting = told(before, g.events).story!;
		expect(refugesIn(openTo(g), fighting, lit).map(({ hex }) => hex)).toEqual([refuge]);
		g.answer(foe, { pick: 'retreat', then: { pick: refuge } }).until('rest.wait');
		const { story, pieces } = told(before, g.events);
		// Lit for another question by then.
		expect(refugesIn(openTo(g), story!, lit)).toEqual([]);
		expect(story?.parts.at(-1)?.leaves).toEqual({ seat: foe, to: refuge });
		expect(story?.fled).toEqual({ seat: foe, to: refuge });
		expect(leavingIn(story!, story!.parts.length - 1)).toEqual({ seat: foe, to: refuge });
		expect(pieces.systems[refuge]?.fleets[foe]?.cruiser).toBe(1);
	});

	test('whoever is lost before the round ends goes nowhere', () => {
		const leave = { edit: (board: Board) => void board.systems[refuge]!.counters.push(foe) };
		const before = startOf(leave);
		const g = battle(leave, 10, 1, 1).until('window:beforeRound');
		g.answer(foe, { pick: 'retreat', then: { pick: refuge } }).until('window:hitsInSpace');
		const { story } = told(before, g.events);
		expect(leavingIn(story!, 0)).toEqual({ seat: foe, to: refuge });
		g.until('rest.wait');
		const { story: over } = told(before, g.events);
		expect(over).toMatchObject({ end: { winner: me }, fled: null });
		expect(leavingIn(over!, over!.parts.length - 1)).toBeNull();
	});

	test('a card that is played when it is over is none of it', () => {
		const { story, before } = fought();
		const move = { type: 'played', seat: foe, card: 'veto#1', as: 'veto', chosen: [] } as const;
		const now = tellFight(story, { say: '', move }, before, () => null);
		expect(story!.end).not.toBeNull();
		expect(now!.parts.flatMap(({ cards }) => cards)).toEqual([]);
	});

	test('another activation puts it away', () => {
		const { story, before } = fought();
		const move = { type: 'activated', seat: foe, system: refuge } as const;
		expect(tellFight(story, { say: '', move }, before, () => null)).toBeNull();
	});
});

describe('a fight told by the view alone', () => {
	test('a page that comes into a battle knows its round, its dice and who leaves', () => {
		const g = battle({}, 1, 1, 8).until('window:hitsInSpace');
		const story = fightNow(openTo(g));
		expect(story).toMatchObject({ system: here, end: null });
		expect(story?.parts).toMatchObject([{ is: 'round', n: 1, by: me, against: foe }]);
		expect(story?.parts[0]?.dice).toHaveLength(3);
	});

	test('who has taken a planet fights against nobody there, though it is the owner already', () => {
		const open = openTo(battle({}));
		const planet = 'planet:mecatol-rex';
		const taken: OpenBoard = {
			...open,
			planets: { ...open.planets, [planet]: { ...open.planets[planet]!, owner: me } },
			fight: { is: 'landings', seat: me, systems: [here], planet, round: 1, beaches: [] }
		};
		expect(fightNow(taken)?.parts).toMatchObject([{ is: 'ground', by: me, against: null }]);
		const bombards = { type: 'bombards', seat: me, planet, dreadnought: 1, warSun: 0 } as const;
		const story = tellFight(null, { say: '', move: bombards }, taken, () => here);
		expect(story?.parts).toMatchObject([{ by: me, against: null }]);
	});

	test('a decision that is taken back keeps the rounds before', () => {
		const setting = { attacker: { cruiser: 3 }, defender: { cruiser: 3 } };
		const before = startOf(setting);
		const g = battle(setting, ...[1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1, 1]);
		while (g.moves('battleRound').length < 2) g.lapse();
		g.until('window:hitsInSpace');
		const { story } = told(before, g.events);
		expect(story?.parts).toHaveLength(2);
		const back = upToFight(story, openTo(g));
		expect(back?.parts.map(({ n }) => n)).toEqual([1, 2]);
		expect(back?.parts[0]).toBe(story?.parts[0]);
	});

	test('dice that are still to come say what they need, and what that is made of', () => {
		const g = battle({
			edit: (board) => {
				board.systems[here]!.tile = 'nebula#1';
				board.players[me]!.techs = ['hylar-v-assault-laser'];
			}
		}).until('window:beforeRound');
		const { fight } = openTo(g);
		if (fight?.is !== 'battle') throw new Error('No battle.');
		expect(foreseen(fight.sides[me] ?? [], { book })).toEqual([
			{ kind: 'cruiser', n: 2, needed: 6, made: '7, Hylar V Assault Laser −1' }
		]);
	});
});

describe('an invasion', () => {
	const system = 'hex:0,-1';
	const BEREG = 'planet:bereg';
	const above = (...faces: number[]) =>
		standing(
			{ step: 'landings', at: 'bombard', seat: me, systems: [system], isTransfer: false },
			(board) => {
				groundSet.bare(board);
				groundSet.lay(board, system, 'bereg-lirta-iv', foe);
				groundSet.fleet(board, system, me, { carrier: 1, warSun: 1, groundForce: 3 });
				groundSet.ground(board, BEREG, { groundForce: 2, pds: 1 });
				if (faces.length > 0) loadSided(10, faces);
			}
		);

	test('is told from bombardment over PDS fire and rounds to the planet that is taken', () => {
		const before = openTo(above());
		// The War Sun hits once; the PDS hits; of two against one, one hits.
		const g = above(...[10, 1, 1], 10, ...[8, 1], 1);
		g.answer(me, { split: { [`groundForce@${BEREG}`]: 3 } }).until('rest.wait');
		const { story, pieces } = told(before, g.events);
		expect(story?.parts.map(({ is, dice }) => [is, dice.length])).toEqual([
			['bombardment', 3],
			['guns', 1],
			['ground', 3]
		]);
		expect(story?.parts.map(({ lost }) => [lost[me], lost[foe]])).toEqual([
			[undefined, { groundForce: 1 }],
			[{ groundForce: 1 }, undefined],
			// Its PDS go with the planet.
			[undefined, { groundForce: 1, pds: 1, spaceDock: 0 }]
		]);
		expect(story?.end?.winner).toBe(me);
		expect(pieces.planets[BEREG]).toMatchObject({ owner: me, units: { groundForce: 2 } });
		expect(pieces.landings).toEqual({});
	});

	test('without a battle tells that the landing broke an agreement of the two, and none of others', () => {
		const brokenFor = (partner: SeatId) => {
			expect(unload()).toBe(0);
			const landing = (...faces: number[]) =>
				standing(
					{ step: 'landings', at: 'bombard', seat: me, systems: [system], isTransfer: false },
					(board) => {
						groundSet.bare(board);
						groundSet.lay(board, system, 'bereg-lirta-iv', foe);
						groundSet.fleet(board, system, me, { carrier: 1, groundForce: 3 });
						groundSet.ground(board, BEREG, { groundForce: 1 });
						board.players[me]!.contracts[0]!.holder = partner;
						board.players[partner]!.contracts[0]!.holder = me;
						if (faces.length > 0) loadSided(10, faces);
					}
				);
			const before = openTo(landing());
			const g = landing(10, 1, 1, 1);
			g.answer(me, { split: { [`groundForce@${BEREG}`]: 3 } }).until('rest.wait');
			const stories = new ImperiumStories(whereIs(before));
			stories.meet(before, { n: 1, events: [] }, me);
			stories.meet(openTo(g), { n: 2, events: g.events }, me);
			stories.finish();
			expect(stories.fight?.end?.winner).toBe(me);
			return stories.fight?.broken ?? null;
		};
		expect(said(brokenFor(foe) ?? '')).toMatch(/agreement.*broken/);
		expect(brokenFor('seat:3')).toBeNull();
	});
});

describe('what stands over the map', () => {
	const following = (you: SeatId) => {
		const setting = { attacker: { cruiser: 3 }, defender: { destroyer: 1 } };
		const before = startOf(setting);
		const g = battle(setting, 8, 1, 1, 1);
		g.until('rest.wait');
		const after = openTo(g);
		const stories = new ImperiumStories(whereIs(after));
		stories.meet(before, { n: 1, events: [] }, you);
		stories.meet(after, { n: 2, events: g.events }, you);
		return { stories, after };
	};

	test('a battle that comes in one batch is told bit by bit, and faster to others', () => {
		const took = (you: SeatId) => {
			const { stories } = following(you);
			const began = Date.now();
			while (stories.telling) vi.advanceTimersByTime(10);
			return Date.now() - began;
		};
		const mine = took(me);
		expect(mine).toBeGreaterThan(2000);
		expect(took('seat:3')).toBeLessThanOrEqual(mine);
	});

	test('what it came to stays until something else is asked, and makes room then', () => {
		const { stories, after } = following(me);
		expect(sceneOf(stories, { open: after, asked: 'production.order', waiting: null })).toBe(
			'fight'
		);
		stories.finish();
		expect(stories.fight?.end?.winner).toBe(me);
		expect(sceneOf(stories, { open: after, asked: null, waiting: null })).toBe('fight');
		expect(sceneOf(stories, { open: after, asked: 'production.order', waiting: null })).toBeNull();
		stories.put(after);
		expect(stories.fight).toBeNull();
	});

	test('a question waits for one’s own fight to be told, but for one that is answered by what is seen of it', () => {
		const { stories, after } = following(me);
		const votes = new AffairStories();
		const held = (asked: string | null) =>
			isHeld(
				{ staged: sceneOf(stories, { open: after, asked, waiting: null }), affair: null, asked },
				...([stories, votes] as const)
			);
		expect(stories.telling).not.toBeNull();
		// What the agenda is lies under the fight, and so do the systems of a turn; dice are told before they fall.
		expect(['agenda.vote', 'turn.act', 'battle.casualties'].map(held)).toEqual([true, true, true]);
		expect([null, 'battle.foresee'].map(held)).toEqual([false, false]);
		stories.finish();
		expect(held('turn.act')).toBe(false);

		const others = following('seat:3').stories;
		const fight = { staged: 'fight', affair: null, asked: 'turn.act' } as const;
		expect(isHeld(fight, others, votes)).toBe(false);
	});

	test('is over for what is asked elsewhere, as a vote is, and not for what is asked of it', () => {
		const { stories, after } = following(me);
		const votes = new AffairStories();
		const over = (staged: 'fight' | null, asked: string | null) =>
			isOver({ staged, affair: staged ? null : 'vote', asked }, after, stories, votes);
		stories.finish();
		expect([null, 'turn.act', 'invasion.casualties'].map((asked) => over('fight', asked))).toEqual([
			...[false, true, false]
		]);
		expect(over(null, 'turn.act')).toBe(false);
		const card = 'code-of-honor';
		const outcome = { say: '', move: { type: 'outcome', card, outcome: 'for' } } as const;
		votes.meet({ ...after, agenda }, { n: 1, events: [] }, me);
		votes.meet({ ...after, agenda: null }, { n: 2, events: [outcome] }, me);
		votes.finish();
		expect([null, 'secondary.use', 'vote.cast'].map((asked) => over(null, asked))).toEqual([
			...[false, true, false]
		]);
	});

	test('a question waits no longer than for a fight of others', () => {
		const took = (waits: boolean) => {
			const { stories } = following(me);
			stories.waits = waits;
			const began = Date.now();
			while (stories.telling) vi.advanceTimersByTime(10);
			return Date.now() - began;
		};
		expect(took(true)).toBeLessThanOrEqual(MOST_MS.others);
		expect(took(true)).toBeLessThanOrEqual(took(false));
	});

	test('gives way at once to a fight elsewhere, of which something is asked', () => {
		const shown = (asked: boolean, system: typeof here | typeof refuge) => {
			const { stories, after } = following('seat:3');
			expect(stories.fight?.system).toBe(here);
			stories.pressed = asked;
			const fire = { is: 'fire', seat: 'seat:3', systems: [system], guns: [] } as const;
			const move = { type: 'fired', seat: foe, against: 'seat:3', system, n: 1 } as const;
			stories.meet({ ...after, fight: fire }, { n: 3, events: [{ say: '', move }] }, 'seat:3');
			const { fight, busy } = stories;
			stories.stop();
			return [fight?.system, fight?.parts.at(-1)?.is, busy];
		};
		expect(shown(true, refuge)).toEqual([refuge, 'fire', true]);
		expect(shown(false, refuge)[0]).toBe(here);
		expect(shown(true, here)[1]).not.toBe('fire');
	});

	test('what was put aside stays there, and a fight elsewhere does not', () => {
		const { stories, after } = following(me);
		stories.finish();
		stories.aside = 'fight';
		expect(sceneOf(stories, { open: after, asked: null, waiting: null })).toBeNull();
		const elsewhere = { type: 'fired', seat: foe, against: me, system: refuge, n: 1 } as const;
		stories.meet(after, { n: 3, events: [{ say: '', move: elsewhere }] }, me);
		expect(stories.fight?.system).toBe(refuge);
		expect(sceneOf(stories, { open: after, asked: null, waiting: null })).toBe('fight');
	});

	test('what it came to makes room for a vote, and for what all negotiate', () => {
		const { stories, after } = following(me);
		stories.finish();
		const talking = { seats: [foe], answered: 0, of: 1, window: null, name: 'tradePrimary.talk' };
		const looked = { open: after, asked: null, waiting: null };
		expect(sceneOf(stories, looked)).toBe('fight');
		expect(sceneOf(stories, { ...looked, waiting: talking })).toBeNull();
		expect(sceneOf(stories, { ...looked, open: { ...after, agenda } })).toBeNull();
	});

	test('a fight of others that is over makes room for what is asked before it is told, until it is touched', () => {
		const { stories, after } = following('seat:3');
		const asked = { open: after, asked: 'turn.act', waiting: null };
		expect(stories.busy).toBe(true);
		expect(sceneOf(stories, { ...asked, asked: null })).toBe('fight');
		expect(sceneOf(stories, asked)).toBeNull();
		stories.keep();
		expect(sceneOf(stories, asked)).toBe('fight');
		stories.put(after);
		expect(sceneOf(stories, asked)).toBeNull();
	});

	test('a fight that was touched while it went on makes room for the next question, and for nothing that others are asked', () => {
		const { stories, after } = following(me);
		const shown = (asked: string | null) => {
			stories.asks(asked);
			return sceneOf(stories, { open: after, asked, waiting: null });
		};
		shown('battle.casualties');
		stories.keep();
		stories.finish();
		expect(shown(null)).toBe('fight');
		expect(shown('production.order')).toBeNull();
		// Who opens it again beside the question reads it, until something else is asked.
		stories.keep();
		expect(shown('production.order')).toBe('fight');
		expect(shown('turn.act')).toBeNull();
	});

	test('planets to land on stand there without a fight', () => {
		const { stories, after } = following(me);
		stories.put(after);
		expect(sceneOf(stories, { open: after, asked: 'landings.assign', waiting: null })).toBe(
			'landings'
		);
		expect(isOfFight('battle.casualties')).toBe(true);
		expect(isOfFight('production.order')).toBe(false);
	});
});

test('units in words', () => {
	expect(unitsInWords({ fighter: 2, damagedDreadnought: 1, cruiser: 0 })).toBe(
		'2 Fighters and 1 Dreadnought'
	);
});

test('chances are told in whole percent, and only what is certain as certain', () => {
	expect([0, 0.0004, 0.25, 0.994, 0.997, 1].map(percentOf)).toEqual([
		...['0', '< 1', '25', '99', '> 99', '100']
	]);
	// Sums of many chances are off by a little.
	expect([1e-12, 1 - 1e-12].map(percentOf)).toEqual(['0', '100']);
});
