/** TI-6.1 and TI-31.3: a Tactical Action from its activation to its end, by both editions. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Board, ImperiumOptions, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { playBeside } from '../../support/imperium-cards';
import { bare, fleet, ground, lay, learn } from '../../support/imperium-ground';
import { loadSided, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const me = 'seat:1';
const foe = 'seat:2';
const goal: SystemId = 'hex:0,-1';
const near: SystemId = 'hex:1,-1';
const far: SystemId = 'hex:2,-2';
const away: SystemId = 'hex:0,2';
const home: SystemId = 'hex:-2,2';
const BEREG = 'planet:bereg';
const LIRTA = 'planet:lirta-iv';
const FOURTH = { tacticalAction: 'fourth' } as const;

/** I activate a system with two planets; what else there is the test says. */
const acting = (
	edit: (board: Board, vault: { actions: string[] }) => void = () => undefined,
	options: Partial<ImperiumOptions> = {}
) =>
	standing(
		{ step: 'tactical', at: 'activate', seat: me, system: goal },
		(board, vault) => {
			bare(board);
			lay(board, goal, 'bereg-lirta-iv');
			fleet(board, near, me, { cruiser: 1 });
			edit(board, vault);
		},
		{ options }
	);
type Table = ReturnType<typeof acting>;

/** A fight for everything: ships and a PDS of the enemy, a planet of its own and one of mine with a Space Dock. */
const everything = (board: Board): void => {
	fleet(board, near, me, { carrier: 1, dreadnought: 1, groundForce: 2 });
	fleet(board, goal, foe, { fighter: 1 });
	ground(board, BEREG, { groundForce: 1 }, { owner: foe });
	ground(board, LIRTA, { spaceDock: 1 }, { owner: me });
	board.players[me]!.tradeGoods = 5;
};
const COMES = { [`${near} carrier`]: 1, [`${near} dreadnought`]: 1, [`${near} groundForce`]: 2 };
const STEPS = [
	...(['activated', 'moved', 'fired', 'battleBegins', 'battleEnds', 'landed'] as const),
	...(['invasionBegins', 'bombards', 'invasionEnds', 'produced'] as const)
];
/** What of that happened, in this order, each once. */
const stepsOf = (g: Table): string[] => [
	...new Set(
		g.events.flatMap(({ move }) =>
			move && STEPS.some((step) => step === move.type) ? [move.type] : []
		)
	)
];

/** Goes through all of it: everything is fired, landed and produced that can be. */
function through(g: Table): Table {
	for (let i = 0; i < 40 && !g.asked.includes('rest.wait'); i++) {
		const [name] = g.asked;
		if (name === 'tactical.move') g.answer(me, { split: COMES });
		else if (name === 'landings.assign') g.answer(me, { split: { [`groundForce@${BEREG}`]: 2 } });
		else if (name === 'bombardment.choose')
			g.answer(me, { split: { [`roll:dreadnought@${BEREG}`]: 1 } });
		else if (name === 'production.order')
			g.answer(me, { split: { [`destroyer:one@${LIRTA}`]: 1 } });
		else g.lapse();
	}
	return g;
}

describe('the seven steps of the third edition', () => {
	it('[TI-6.1] run in this order: activate, move, PDS fire, battle, landings, invasion, production', () => {
		const g = acting((board) => {
			everything(board);
			ground(board, BEREG, { pds: 1 });
			learn(board, me, 'graviton-negator');
		});
		// PDS at the fleet, both sides’ dice of the battle, bombardment, PDS at the landing.
		loadSided(10, [1, 10, 10, 1, 10, 1]);
		expect(stepsOf(through(g))).toEqual([
			...['activated', 'moved', 'fired', 'battleBegins', 'battleEnds', 'landed'],
			...['invasionBegins', 'bombards', 'invasionEnds', 'produced']
		]);
		expect(g.board.planets[BEREG]!.owner).toBe(me);
	});

	it('[TI-6.1] [TI-6.29] each after the first may be empty; then the turn ends', () => {
		const g = acting((board) => void (board.systems[near]!.fleets = {}));
		expect(stepsOf(g)).toEqual(['activated']);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-6.7] all ships come at the same time, each once: one question, then they are there', () => {
		const g = acting((board) => {
			// The way of the second fleet leads through where the first one leaves.
			fleet(board, far, me, { destroyer: 2 });
		});
		g.answer(me, { split: { [`${near} cruiser`]: 1, [`${far} destroyer`]: 2 } });
		expect(g.board.systems[goal]!.fleets[me]).toMatchObject({ cruiser: 1, destroyer: 2 });
		expect(g.asked).not.toContain('tactical.move');
		const twice = acting();
		expect(twice.refusal(me, { split: { [`${near} cruiser`]: 2 } }).rule).toBe('TI-6.6');
	});

	it('[TI-6.18] [TI-9.1] ships of both sides must fight, and the active player attacks', () => {
		const g = acting((board) => fleet(board, goal, foe, { cruiser: 1 }));
		loadSided(10, [10, 1]);
		g.answer(me, { split: { [`${near} cruiser`]: 1 } });
		expect(g.moves('battleBegins')).toMatchObject([{ attacker: me, defender: foe, system: goal }]);
		expect(g.moves('battleEnds')).toMatchObject([{ winner: me }]);
	});

	it('[TI-6.28] units and a new Space Dock are produced in the activated system alone', () => {
		const g = acting((board) => {
			ground(board, LIRTA, { spaceDock: 1 }, { owner: me });
			ground(board, BEREG, { groundForce: 1 }, { owner: me });
			lay(board, near, 'lodor', me);
			ground(board, 'planet:lodor', { spaceDock: 1 });
			board.players[me]!.tradeGoods = 9;
		});
		g.answer(me, { split: {} });
		expect(g.asked).toEqual(['production.order']);
		expect(g.choices(me)).toContain(`spaceDock:one@${BEREG}`);
		expect(g.choices(me)).toContain(`cruiser:one@${LIRTA}`);
		expect(g.choices(me).filter((id) => id.includes('lodor'))).toEqual([]);
	});

	it('[TI-6.5] a cancelled Flank Speed does not give the activation back', () => {
		const g = acting((board) => {
			board.players[me]!.hand = ['flank-speed#1'];
			board.players[foe]!.hand = ['sabotage#1'];
		});
		const { command } = g.board.players[me]!.counters;
		playBeside(g, me, 'flank-speed#1');
		expect(g.asked).toEqual(['window:announced']);
		g.answer(foe, { pick: 'card:sabotage#1' });
		expect(g.asked).toEqual(['tactical.move']);
		expect(g.board.lasting.some(({ is }) => is === 'flankSpeed')).toBe(false);
		expect(g.board.systems[goal]!.counters).toEqual([me]);
		expect(g.board.players[me]!.counters.command).toBe(command);
	});
});

describe('a counter on the board', () => {
	it('[TI-14.6] bars its owner from activating again and from leaving, and nobody else', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			bare(board);
			fleet(board, near, me, { cruiser: 1 });
			board.players[me]!.strategy = [];
			board.systems[near]!.counters = [me];
			board.systems[goal]!.counters = [foe];
		});
		expect(g.choices(me)).not.toContain(`activate:${near}`);
		g.answer(me, { pick: `activate:${goal}` });
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.systems[goal]!.counters).toEqual([foe, me]);
		expect(g.board.systems[near]!.fleets[me]).toMatchObject({ cruiser: 1 });
	});

	it('[TI-6.6] a system to which no ship of its player can come is told apart before the counter is spent', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			bare(board);
			lay(board, goal, 'bereg-lirta-iv');
			lay(board, home, 'lodor');
			fleet(board, near, me, { carrier: 1 });
			ground(board, 'planet:lodor', { spaceDock: 1 }, { owner: me });
		});
		const { shape } = g.decision(me);
		const choiceAt = (id: SystemId) => {
			const choice = shape.type === 'one' && shape.choices.find(({ on }) => on === id);
			if (!choice) throw new Error(`${id} is not offered.`);
			return choice;
		};
		const note = (id: SystemId) => {
			const { note: told } = choiceAt(id);
			return told && said(told);
		};
		expect(note(goal)).toBeUndefined();
		// Nothing comes from where it is, and nothing has to where something is built.
		expect(note(near)).toBeUndefined();
		expect(note(home)).toBeUndefined();
		expect(note(far)).toBeUndefined();
		expect(note(away)).toBe('No ship of yours can come there now.');
		// The map lights faintly what is told apart so.
		for (const id of [goal, near, home, far]) expect(choiceAt(id).idle).toBeUndefined();
		expect(choiceAt(away).idle).toBe(true);
	});
});

describe('the five steps of the fourth edition', () => {
	it('[TI-31.3] activation, movement, Space Combat, invasion and production all happen in one action', () => {
		const g = acting(everything, FOURTH);
		// The battle, and the bombardment before anything lands.
		loadSided(10, [10, 10, 1, 10]);
		expect(stepsOf(through(g))).toEqual([
			...['activated', 'moved', 'battleBegins', 'battleEnds', 'bombards', 'landed'],
			...['invasionBegins', 'invasionEnds', 'produced']
		]);
	});

	it('[TI-31.8] without a counter in the Command Pool, or where it is barred, nothing is activated', () => {
		const turn = (edit: (board: Board) => void) =>
			standing(
				{ step: 'turn', at: 'act', seat: me },
				(board) => {
					bare(board);
					board.players[me]!.strategy = [];
					// Passing alone would be done by itself.
					board.players[me]!.hand = ['veto#1'];
					edit(board);
				},
				{ options: FOURTH }
			)
				.choices(me)
				.filter((id) => id.startsWith('activate'));
		const poor = turn(({ players }) => {
			players[me]!.counters = { command: 0, fleet: 3, strategy: 2 };
		});
		expect(poor).toEqual([]);
		const barred = turn((board) => {
			board.lasting.push({ is: 'immunity', until: 'round', seat: foe, system: goal });
		});
		expect(barred).toContain(`activate:${near}`);
		expect(barred).not.toContain(`activate:${goal}`);
	});

	it('[TI-31.9] [TI-31.10] any ships within their movement come, with what they carry, PDS too', () => {
		const g = acting((board) => {
			fleet(board, near, me, { carrier: 1, fighter: 1, groundForce: 1, pds: 1 });
			fleet(board, far, me, { carrier: 1, destroyer: 1 });
			fleet(board, 'hex:-1,0', me, { cruiser: 1 });
			board.systems['hex:-1,0']!.counters = [me];
		}, FOURTH);
		expect(g.choices(me).toSorted()).toEqual(
			[
				...[`${near} carrier`, `${near} fighter`, `${near} groundForce`, `${near} pds`],
				`${far} destroyer`
			].toSorted()
		);
		const alone = { [`${near} fighter`]: 1 };
		expect(g.refusal(me, { split: alone }).rule).toBe('TI-6.12');
	});

	it('[TI-31.12] a move that breaks Fleet Supply there is refused, and what is left without a place is lost', () => {
		const g = acting((board) => {
			board.players[me]!.counters = { command: 3, fleet: 1, strategy: 2 };
			fleet(board, near, me, { carrier: 1, fighter: 2 });
			fleet(board, far, me, { destroyer: 1 });
		}, FOURTH);
		const both = { [`${near} carrier`]: 1, [`${far} destroyer`]: 1 };
		expect(g.refusal(me, { split: both }).rule).toBe('TI-13.1');
		g.answer(me, { split: { [`${near} carrier`]: 1 } });
		expect(g.moves('lost')).toMatchObject([{ seat: me, system: near, units: { fighter: 2 } }]);
	});

	it('[TI-31.18] [TI-31.19] ships of two must fight; alone there, or absent, nobody does', () => {
		const enemy = (board: Board) => fleet(board, goal, foe, { cruiser: 1 });
		const fought = acting(enemy, FOURTH);
		loadSided(10, [10, 1]);
		fought.answer(me, { split: { [`${near} cruiser`]: 1 } });
		expect(fought.moves('battleBegins')).toHaveLength(1);
		expect(unload()).toBe(0);
		const absent = acting(enemy, FOURTH).answer(me, { split: {} });
		expect(absent.moves('battleBegins')).toEqual([]);
		const alone = acting(undefined, FOURTH).answer(me, { split: { [`${near} cruiser`]: 1 } });
		expect(alone.moves('battleBegins')).toEqual([]);
	});

	it('[TI-31.29] [TI-31.30] what lasts for the action ends before a second one may begin', () => {
		const g = acting((board) => {
			learn(board, me, 'fleet-logistics');
			board.lasting.push({ is: 'flankSpeed', until: 'action', seat: me, by: 1 });
		}, FOURTH);
		g.answer(me, { split: {} });
		expect(g.asked).toEqual(['tactical.again']);
		expect(g.board.lasting).toEqual([]);
	});
});
