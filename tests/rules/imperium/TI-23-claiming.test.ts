/** TI-23: who may claim which objectives in step 1 of the Status Phase, and what follows. */
import { describe, expect, it } from 'vitest';
import { act, asidesOf } from '../../../src/lib/core';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { homeOf, planetsAt, planetsOf } from '../../../src/lib/games/imperium/board';
import { openBoard, ownBoard } from '../../../src/lib/games/imperium/view';
import type { Board, SeatId } from '../../../src/lib/games/imperium/types';
import { barredTo } from '../../support/barred';
import { opening, openTo, standing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const CLAIM = 'claim.choose';

/** A player who meets the three public objectives that lie open, and a secret one it holds; nobody else has any. */
const claiming = (edit: (board: Board) => void = () => undefined) =>
	standing({ step: 'status', at: 'begin' }, prepared(edit));
type Game = ReturnType<typeof claiming>;

/** The same, of whom nobody has asked to be asked. */
const unasked = (edit: (board: Board) => void = () => undefined, rules: number = RELEASE.rules) =>
	standing(
		{ step: 'status', at: 'begin' },
		prepared((board) => {
			for (const seat of board.order) delete board.players[seat]!.claimsByHand;
			edit(board);
		}),
		{ rules }
	);

const prepared =
	(edit: (board: Board) => void) =>
	(board: Board): void => {
		for (const seat of board.order) board.players[seat]!.secrets = [];
		board.objectives = ['spend-6-goods', 'spend-12-goods', 'techs-5'];
		Object.assign(board.players[me]!, {
			tradeGoods: 20,
			secrets: ['usurper'],
			techs: ['xrd-transporters', 'cybernetics', 'micro-technology', 'war-sun', 'gen-synthesis']
		});
		// All that can be claimed is asked for (TI-23.11).
		for (const seat of board.order) board.players[seat]!.claimsByHand = true;
		const mecatol = board.planets['planet:mecatol-rex']!;
		Object.assign(mecatol, { owner: me, units: { groundForce: 6, pds: 0, spaceDock: 1 } });
		edit(board);
	};
const playerOf = (g: Game, seat: SeatId = me) => g.board.players[seat]!;
const claim = (g: Game, objective: string) => g.answer(me, { pick: `objective:${objective}` });
const barred = (g: Game) => barredTo(g, me).map(({ id, rule, why }) => [id, rule, said(why)]);

describe('nobody', () => {
	const lines = ({ events }: Game) => events.map(({ say }) => said(say));
	const nobody = 'Nobody claims an objective this round.';

	it('[TI-23.2] that nobody claims anything is told once; after a claim, asked for or not, it is not', () => {
		const none = unasked((board) => {
			board.objectives = [];
			board.players[me]!.secrets = [];
		});
		expect(lines(none).filter((line) => line === nobody)).toHaveLength(1);
		const left = claiming();
		left.answer(me, { pick: 'none' });
		expect(lines(left.until('status.counters'))).toContain(nobody);
		const asked = claiming();
		claim(asked, 'techs-5');
		expect(lines(asked.until('status.counters'))).not.toContain(nobody);
		const sure = unasked((board) => {
			board.objectives = ['techs-5'];
		}).until('status.counters');
		expect(sure.moves('claimed')).not.toEqual([]);
		expect(lines(sure)).not.toContain(nobody);
	});
});

describe('claiming', () => {
	it('[TI-23.2] at most one public objective, and the secret one as well', () => {
		const g = claiming();
		expect(g.choices(me)).toEqual([
			'objective:spend-6-goods',
			'objective:spend-12-goods',
			'objective:techs-5',
			'objective:usurper',
			'none'
		]);
		const [asked] = g.table.decisions;
		const choices = asked?.shape.type === 'one' ? asked.shape.choices : [];
		expect(choices.map(({ note }) => said(note))).toEqual([
			'1 victory point',
			'2 victory points',
			'1 victory point',
			'2 victory points',
			''
		]);
		claim(g, 'techs-5');
		expect(g.choices(me)).toEqual(['objective:usurper', 'none']);
		expect(barred(g)).toContainEqual([
			'objective:spend-6-goods',
			'TI-23.2',
			'You have claimed a public objective in this phase.'
		]);
		claim(g, 'usurper');
		expect(g.asked).not.toContain(CLAIM);
		expect(playerOf(g)).toMatchObject({ points: 3, claimed: ['techs-5', 'usurper'], secrets: [] });
	});

	it('[TI-23.2] the secret one first, too', () => {
		const g = claiming();
		claim(g, 'usurper');
		expect(g.choices(me)).toEqual([
			'objective:spend-6-goods',
			'objective:spend-12-goods',
			'objective:techs-5',
			'none'
		]);
		g.answer(me, { pick: 'none' });
		expect(g.asked).not.toContain(CLAIM);
	});

	it('[TI-23.3] each player may claim a public one once, and several may claim the same', () => {
		const g = claiming((board) => {
			playerIn(board, me).claimed = ['spend-6-goods'];
			playerIn(board, 'seat:2').tradeGoods = 6;
		});
		expect(g.choices(me)).not.toContain('objective:spend-6-goods');
		expect(barred(g).map(([id]) => id)).not.toContain('objective:spend-6-goods');
		g.answer(me, { pick: 'none' });
		expect(g.choices('seat:2')).toEqual(['objective:spend-6-goods', 'none']);
		g.answer('seat:2', { pick: 'objective:spend-6-goods' });
		expect(playerOf(g, 'seat:2')).toMatchObject({ points: 1, claimed: ['spend-6-goods'] });
		expect(g.board.objectives).toContain('spend-6-goods');
	});

	it('[TI-23.4] what does not hold at the moment is told with how far the player is', () => {
		const g = claiming((board) => {
			board.objectives = ['planets-5', 'hold-mecatol', 'techs-9'];
			board.planets['planet:mecatol-rex']!.since = board.round;
			board.planets['planet:mecatol-rex']!.units.groundForce = 5;
		});
		expect(g.choices(me)).toEqual(['none']);
		expect(barred(g)).toEqual([
			['objective:planets-5', 'TI-23.4', 'You have 1 of 5.'],
			['objective:hold-mecatol', 'TI-23.4', 'That does not hold now.'],
			['objective:techs-9', 'TI-23.4', 'You have 5 of 9.'],
			['objective:usurper', 'TI-23.4', 'You have 5 of 6.']
		]);
	});

	it('[TI-23.4] [TI-27.7] a player sees how far it is with what lies open and with its own', () => {
		const { board } = claiming();
		expect(ownBoard(board, me).progress).toEqual({
			'spend-6-goods': [{ has: 20, of: 6 }],
			'spend-12-goods': [{ has: 20, of: 12 }],
			'techs-5': [{ has: 5, of: 5 }],
			usurper: [
				{ has: 1, of: 1 },
				{ has: 6, of: 6 }
			]
		});
		expect(Object.keys(ownBoard(board, 'seat:2').progress)).toEqual(board.objectives);
		expect(ownBoard(opening().board, me).progress).toEqual({});
	});

	it('[TI-23.4] [TI-27.7] all see how far each is with what lies open, and nothing of what is secret', () => {
		const { board } = claiming();
		const { players } = openBoard(board, {}).figures;
		expect(players[me]?.progress).toEqual({
			'spend-6-goods': [{ has: 20, of: 6 }],
			'spend-12-goods': [{ has: 20, of: 12 }],
			'techs-5': [{ has: 5, of: 5 }]
		});
		board.players['seat:2']!.claimed = ['techs-5'];
		const { progress } = openBoard(board, {}).figures.players['seat:2']!;
		expect(Object.keys(progress)).toEqual(['spend-6-goods', 'spend-12-goods']);
	});

	it('[TI-23.5] [TI-15.9] nothing without all planets of the own Home System', () => {
		const g = claiming((board) => {
			const [one] = planetsAt(board, homeOf(board, me));
			board.planets[one!]!.owner = 'seat:2';
		});
		expect(g.asked).not.toContain(CLAIM);
	});

	it('[TI-34.1] who holds a secret objective and wants to be asked is asked, whether or not it can be claimed', () => {
		const g = claiming((board) => {
			board.objectives = [];
			for (const seat of board.order) playerIn(board, seat).secrets = ['conqueror'];
		});
		const asked: SeatId[] = [];
		while (g.asked[0] === CLAIM) {
			asked.push(g.askedSeats[0]!);
			expect(g.choices(g.askedSeats[0]!)).toEqual(['none']);
			g.answer(g.askedSeats[0]!, { pick: 'none' });
		}
		expect(asked).toEqual(g.board.order);
	});

	it('[TI-34.1] who holds none and can claim no public one is not asked', () => {
		const g = claiming((board) => {
			playerIn(board, me).secrets = [];
			board.objectives = ['planets-10'];
		});
		expect(g.asked).not.toContain(CLAIM);
	});
});

const playerIn = (board: Board, seat: SeatId) => board.players[seat]!;

describe('claiming unasked', () => {
	it('[TI-23.11] the secret one, and the only public one that costs no trade good', () => {
		const g = unasked((board) => void (board.objectives = ['techs-5', 'techs-9']));
		expect(g.asked).not.toContain(CLAIM);
		expect(playerOf(g)).toMatchObject({ points: 3, claimed: ['techs-5', 'usurper'], secrets: [] });
	});

	it('[TI-23.11] which of several public ones is asked, once the secret one is claimed', () => {
		const g = unasked();
		expect(playerOf(g).claimed).toEqual(['usurper']);
		expect(g.choices(me)).toEqual([
			'objective:spend-6-goods',
			'objective:spend-12-goods',
			'objective:techs-5',
			'none'
		]);
		const { shape } = g.decision(me);
		const last = shape.type === 'one' && shape.choices.at(-1)?.say;
		expect(last && said(last)).toBe('Claim nothing more');
		claim(g, 'techs-5');
		expect(g.asked).not.toContain(CLAIM);
	});

	it('[TI-23.11] [TI-23.5] nothing without all planets of the own Home System', () => {
		const g = unasked((board) => {
			board.objectives = ['techs-5'];
			const [one] = planetsAt(board, homeOf(board, me));
			board.planets[one!]!.owner = 'seat:2';
		});
		expect(g.asked).not.toContain(CLAIM);
		expect(playerOf(g)).toMatchObject({ claimed: [], secrets: ['usurper'] });
	});

	it('[TI-27.12] that a secret one cannot be claimed has been learnt when it was not claimed', () => {
		const showed = (secrets: string[]) => {
			const g = unasked((board) => {
				playerIn(board, me).secrets = secrets;
				board.players[me]!.contracts[0]!.holder = 'seat:2';
				board.players['seat:2']!.contracts[0]!.holder = me;
			});
			const result = act(g.game, g.table, me, g.decision(me).id, { picks: ['seat:2'] });
			expect(g.askedSeats).toEqual([me]);
			expect(g.asked).toEqual([CLAIM]);
			return result.ok && result.value.showed;
		};
		expect(showed(['conqueror'])).toBe(true);
		expect(showed([])).toBe(false);
	});

	it('[TI-23.11] [TI-23.6] planets pay unasked, as they are made ready right after; trade goods do not', () => {
		const spending = (edit: (board: Board) => void) =>
			unasked((board) => {
				board.objectives = ['spend-10-influence'];
				edit(board);
			});
		const rich = spending(({ planets }) => {
			for (const planet of Object.values(planets)) planet.owner ??= me;
		});
		expect(rich.asked).not.toContain(CLAIM);
		expect(playerOf(rich)).toMatchObject({
			...{ tradeGoods: 20, claimed: ['spend-10-influence', 'usurper'] }
		});
		expect(rich.moves('exhaust')).toHaveLength(1);
		const poor = spending(({ planets }) => {
			for (const [id, planet] of Object.entries(planets))
				planet.exhausted = id !== 'planet:mecatol-rex';
		});
		expect(poor.choices(me)).toEqual(['objective:spend-10-influence', 'none']);
		const goods = unasked((board) => void (board.objectives = ['spend-6-goods']));
		expect(goods.choices(me)).toEqual(['objective:spend-6-goods', 'none']);
	});

	it('[TI-23.11] [TI-34.2] nobody is asked for what its secret one may be, and it counts as looked at', () => {
		const holding = (secret: string) =>
			unasked((board) => {
				board.objectives = [];
				playerIn(board, me).secrets = [secret];
			});
		expect(holding('conqueror').asked).toEqual(holding('usurper').asked);
		expect(holding('conqueror').asked).not.toContain(CLAIM);
	});

	it('[TI-23.11] in its turn a player says that it wants to be asked, and that it does not', () => {
		const g = standing(
			{ step: 'turn', at: 'act', seat: me },
			prepared((board) => {
				for (const seat of board.order) delete board.players[seat]!.claimsByHand;
			})
		);
		const offered = (seat: SeatId) => asidesOf(g.game, g.table, seat).map(({ name }) => name);
		expect(offered(me)).toContain('claimByHand');
		expect(offered('seat:2')).not.toContain('claimByHand');
		const change = () =>
			act(g.game, g.table, me, g.decision(me).id, {
				aside: 'claimByHand',
				then: { pick: 'change' }
			});
		const says = () => said(asidesOf(g.game, g.table, me).find(isOfClaims)?.say);
		const choice = () => {
			const shape = asidesOf(g.game, g.table, me).find(isOfClaims)?.shape;
			return shape?.type === 'one' ? shape.choices[0] : undefined;
		};
		expect(says()).toBe('Ask me before I claim an objective');
		expect(said(choice()?.say)).toBe('Ask me from now on');
		expect(said(choice()?.note)).toContain('claimed for you, unasked');
		expect(change().ok).toBe(true);
		expect(playerOf(g).claimsByHand).toBe(true);
		expect(says()).toBe('Claim objectives unasked where there is nothing to choose');
		expect(said(choice()?.note)).toContain('you are asked each time');
		expect(change().ok).toBe(true);
		expect(playerOf(g).claimsByHand).toBeUndefined();
	});

	const isOfClaims = ({ name }: { name: string }) => name === 'claimByHand';

	it('[TI-23.11] [TI-23.5] who can claim nothing without its Home System may take back alone that it wants to be asked; before rules 2 nobody said it', () => {
		const offered = (edit: (board: Board) => void, rules: number = RELEASE.rules) => {
			const g = standing({ step: 'turn', at: 'act', seat: me }, prepared(edit), { rules });
			return asidesOf(g.game, g.table, me).some(isOfClaims);
		};
		const lose = (board: Board) => {
			const [one] = planetsAt(board, homeOf(board, me));
			board.planets[one!]!.owner = 'seat:2';
		};
		const unset = (board: Board) => void delete playerIn(board, me).claimsByHand;
		expect(offered(unset)).toBe(true);
		expect(offered(lose)).toBe(true);
		expect(
			offered((board) => {
				lose(board);
				unset(board);
			})
		).toBe(false);
		expect(offered(unset, 1)).toBe(false);
		expect(offered(() => undefined, 1)).toBe(false);
	});

	it('[TI-23.11] it is said in one’s turn alone', () => {
		const g = claiming();
		expect(g.asked).toEqual([CLAIM]);
		expect(asidesOf(g.game, g.table, me).some(isOfClaims)).toBe(false);
	});

	it('[TI-23.11] [TI-27.7] what its secret one is, and whether it could be claimed now, does not change what it may say', () => {
		const offered = (secret: string) => {
			const g = standing(
				{ step: 'turn', at: 'act', seat: me },
				prepared((board) => {
					delete playerIn(board, me).claimsByHand;
					board.objectives = [];
					playerIn(board, me).secrets = [secret];
				})
			);
			return asidesOf(g.game, g.table, me).map(({ name }) => name);
		};
		expect(offered('conqueror')).toContain('claimByHand');
		expect(offered('conqueror')).toEqual(offered('usurper'));
	});

	it('[TI-23.11] [TI-34.1] before rules 2 all who could claim, and who held a secret one, were asked', () => {
		const g = unasked((board) => void (board.objectives = ['techs-5', 'techs-9']), 1);
		expect(g.choices(me)).toEqual(['objective:techs-5', 'objective:usurper', 'none']);
		const none = unasked((board) => {
			board.objectives = [];
			playerIn(board, me).secrets = ['conqueror'];
		}, 1);
		expect(none.choices(me)).toEqual(['none']);
	});
});

describe('paying', () => {
	it('[TI-23.6] trade goods alone where they are named', () => {
		const g = claiming();
		claim(g, 'spend-12-goods');
		expect(playerOf(g).tradeGoods).toBe(8);
		expect(playerOf(g).points).toBe(2);
		expect(g.moves('exhaust')).toEqual([]);
	});

	it('[TI-23.6] resources and influence with planets and trade goods, at that moment', () => {
		const g = claiming((board) => {
			board.objectives = ['spend-10-influence'];
			playerIn(board, me).tradeGoods = 4;
		});
		const pays = { 'planet:mecatol-rex': 1, goods: 4 };
		const short = { 'planet:mecatol-rex': 1, goods: 3 };
		const pick = 'objective:spend-10-influence';
		expect(g.refusal(me, { pick, then: { split: short } }).rule).toBe('TI-23.6');
		g.answer(me, { pick, then: { split: pays } });
		expect(playerOf(g)).toMatchObject({ tradeGoods: 0, points: 1 });
		expect(g.moves('exhaust')).toEqual([
			{ type: 'exhaust', seat: me, planets: ['planet:mecatol-rex'] }
		]);
	});

	it('[TI-34.12] by default the public one worth most, paid for, and the secret one', () => {
		const g = claiming().lapse();
		expect(playerOf(g)).toMatchObject({ claimed: ['spend-12-goods'], tradeGoods: 8 });
		g.lapse();
		expect(playerOf(g).claimed).toEqual(['spend-12-goods', 'usurper']);
		const paid = claiming((board) => {
			board.objectives = ['techs-5', 'spend-20-influence'];
		}).lapse();
		expect(playerOf(paid).claimed).toEqual(['spend-20-influence']);
		const oldest = claiming((board) => {
			board.objectives = ['techs-5', 'spend-6-goods'];
		}).lapse();
		expect(playerOf(oldest).claimed).toEqual(['techs-5']);
	});
});

describe('what follows', () => {
	it('[TI-23.7] [TI-27.7] a secret one is shown when claimed, for 2 points, once', () => {
		const g = claiming();
		expect(openTo(g).players[me]?.claimed).toEqual([]);
		expect(openTo(g).players[me]?.holds.secrets).toBe(1);
		claim(g, 'usurper');
		expect(openTo(g).players[me]).toMatchObject({ claimed: ['usurper'], points: 2 });
		expect(openTo(g).players[me]?.holds.secrets).toBe(0);
		expect(g.moves('claimed')).toEqual([
			{ type: 'claimed', seat: me, objective: 'usurper', isPrivate: true }
		]);
		expect(openTo(g).scored).toEqual([
			{ round: 1, seat: me, n: 2, from: { objective: 'usurper' } }
		]);
	});

	it('[TI-23.9] points are kept when the condition is lost', () => {
		const g = claiming();
		claim(g, 'techs-5').until('rest.wait');
		playerOf(g).techs = [];
		expect(playerOf(g).points).toBeGreaterThan(0);
		expect(playerOf(g).claimed).toContain('techs-5');
	});

	it.each([
		['domination', '{seat:1} wins: Domination!'],
		['supremacy', '{seat:1} wins: Supremacy!']
	])('[TI-1.10] %s wins the game outright', (objective, why) => {
		const g = claiming((board) => {
			board.objectives = ['techs-5', objective];
			playerIn(board, 'seat:2').points = 9;
			for (const planet of Object.values(board.planets)) planet.owner = me;
		});
		expect(planetsOf(g.board, me).length).toBeGreaterThan(20);
		claim(g, objective);
		expect(g.table.over).toMatchObject({ winners: [me], rule: 'TI-1.10' });
		expect(said(g.table.over!.why)).toBe(why);
		expect(g.board.ranking.map(({ seat }) => seat)).toEqual([me, 'seat:2', 'seat:3']);
	});

	it('[TI-34.12] by default an objective that wins comes before all', () => {
		const g = claiming((board) => {
			board.objectives = ['spend-12-goods', 'supremacy'];
			for (const planet of Object.values(board.planets)) planet.owner = me;
		}).lapse();
		expect(g.table.over).toMatchObject({ winners: [me] });
	});
});
