/** TI-6.19 to TI-6.27, TI-7.5: what lands where, and what becomes of planets of one's own and of nobody. */
import { describe, expect, it } from 'vitest';
import { complaint } from '../../../src/lib/core';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { remember } from '../../../src/lib/games/imperium/lasting';
import { partnersOf } from '../../../src/lib/games/imperium/trade/agreements';
import type { ActionCardId, Board, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { bare, fleet, ground, lay } from '../../support/imperium-ground';
import { said } from '../../support/said';

const me = 'seat:1';
const other = 'seat:2';
const here: SystemId = 'hex:0,-1';
const away: SystemId = 'hex:0,1';
const empty: SystemId = 'hex:1,0';

/** A Carrier with four Ground Forces and two PDS above Bereg and Lirta IV, which are nobody's. */
function above(
	edit: (board: Board) => void = () => undefined,
	{ isTransfer = false, systems = [here] }: { isTransfer?: boolean; systems?: SystemId[] } = {},
	rules: number = RELEASE.rules
) {
	return standing(
		{ step: 'landings', at: 'bombard', seat: me, systems, isTransfer },
		(board) => {
			bare(board);
			lay(board, here, 'bereg-lirta-iv');
			lay(board, away, 'lodor');
			fleet(board, here, me, { carrier: 1, groundForce: 4, pds: 2 });
			edit(board);
		},
		{ rules }
	);
}

const BEREG = 'groundForce@planet:bereg';
const BEREG_PDS = 'pds@planet:bereg';
const LIRTA = 'groundForce@planet:lirta-iv';
const LIRTA_PDS = 'pds@planet:lirta-iv';

type Table = ReturnType<typeof above>;
const order = (g: Table, split: Record<string, number>) => g.answer(me, { split });
const says = (g: Table, split: Record<string, number>) => g.refusal(me, { split });
const fits = (g: Table, split: Record<string, number>) =>
	complaint(g.decision(me).shape, { split }) === null;
const own = (board: Board) => {
	for (const id of ['planet:bereg', 'planet:lirta-iv'] as const) board.planets[id]!.owner = me;
};

describe('what is assigned', () => {
	it('[TI-6.20] Ground Forces and PDS aboard, to several planets at once', () => {
		const g = above();
		expect(g.choices(me)).toEqual([BEREG, LIRTA, BEREG_PDS, LIRTA_PDS]);
		order(g, { [BEREG]: 1, [LIRTA]: 2, [LIRTA_PDS]: 1 });
		expect(g.board.planets['planet:bereg']!.units).toMatchObject({ groundForce: 1, pds: 0 });
		expect(g.board.planets['planet:lirta-iv']!.units).toMatchObject({ groundForce: 2, pds: 1 });
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({ groundForce: 1, pds: 1 });
		expect(g.moves('landed').map(({ planet, units }) => [planet, units])).toEqual([
			['planet:bereg', { groundForce: 1 }],
			['planet:lirta-iv', { groundForce: 2, pds: 1 }]
		]);
	});

	it('[TI-6.20] all are told how many of what land where', () => {
		const g = above(own);
		order(g, { [BEREG]: 3, [BEREG_PDS]: 2, [LIRTA]: 1 });
		expect(g.said).toContain('{seat:1} lands 3 Ground Forces and 2 PDS on Bereg.');
		expect(g.said).toContain('{seat:1} lands 1 Ground Force on Lirta IV.');
	});

	it('[TI-6.20] each once', () => {
		const g = above();
		expect(says(g, { [BEREG]: 3, [LIRTA]: 2 }).rule).toBe('TI-6.20');
		expect(fits(g, { [BEREG]: 3, [LIRTA]: 1 })).toBe(true);
	});

	it('[TI-6.20] what is counted is named by how many there are', () => {
		const limitOf = (groundForce: number) => {
			const { shape } = above((board) =>
				fleet(board, here, me, { carrier: 1, groundForce })
			).decision(me);
			return shape.type === 'split' ? said(shape.limits?.[0]?.say) : '';
		};
		expect(limitOf(4)).toBe('Ground Forces to land');
		expect(limitOf(1)).toBe('Ground Force to land');
	});

	it('[TI-6.21] on own planets they are just placed', () => {
		const g = above(own);
		order(g, { [BEREG]: 1, [LIRTA_PDS]: 2 });
		expect(g.board.planets['planet:lirta-iv']!.units).toMatchObject({ groundForce: 0, pds: 2 });
		expect(g.moves('taken')).toEqual([]);
		expect(g.board.planets['planet:bereg']!.exhausted).toBe(false);
	});

	it('[TI-6.22] PDS need a Ground Force beside them, but on own planets', () => {
		const g = above((board) => void (board.planets['planet:lirta-iv']!.owner = me));
		expect(says(g, { [BEREG_PDS]: 1 }).rule).toBe('TI-6.22');
		expect(says(g, { [BEREG_PDS]: 1, [LIRTA]: 1 }).rule).toBe('TI-6.22');
		expect(fits(g, { [BEREG_PDS]: 2, [BEREG]: 1 })).toBe(true);
		expect(fits(g, { [LIRTA_PDS]: 2 })).toBe(true);
		const bare = above((board) => fleet(board, here, me, { carrier: 1, pds: 2 }));
		expect(bare.asked).toEqual(['rest.wait']);
	});

	it('[TI-6.25] two PDS to a planet', () => {
		const g = above((board) => {
			own(board);
			ground(board, 'planet:bereg', { pds: 1 });
		});
		expect(says(g, { [BEREG_PDS]: 2 }).rule).toBe('TI-6.25');
		expect(fits(g, { [BEREG_PDS]: 1, [LIRTA_PDS]: 1 })).toBe(true);
	});

	it('[TI-6.26] nothing has to land', () => {
		const g = above().lapse();
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({ groundForce: 4, pds: 2 });
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.2] who carries nothing is not asked', () => {
		const g = above((board) => fleet(board, here, me, { carrier: 1, fighter: 3 }));
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.4] who holds a card and has a War Sun above planets is asked all the same', () => {
		const sun = (cards: number) =>
			above((board) => {
				fleet(board, here, me, { warSun: 1 });
				board.players[me]!.hand = cards > 0 ? ['star-of-death#1'] : [];
			});
		expect(sun(1).asked).toEqual(['landings.assign']);
		expect(sun(0).asked).toEqual(['rest.wait']);
	});
});

describe('what a form begins with', () => {
	const usual = (edit?: (board: Board) => void, n = 4) => {
		const { shape } = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: n });
			edit?.(board);
		}).decision(me);
		return shape.type === 'split' ? shape.usual : null;
	};

	it('[TI-6.23] is one Ground Force on each planet of nobody, and the others stay aboard', () => {
		expect(usual()).toEqual({ [BEREG]: 1, [LIRTA]: 1 });
		expect(usual(undefined, 1)).toEqual({ [BEREG]: 1 });
	});

	it('[TI-6.20] is all on one’s own, and nothing where one of several is held by another: that is for its player to say', () => {
		const held = (owner: typeof me | typeof other, both = false) =>
			usual((board) => {
				board.planets['planet:lirta-iv']!.owner = owner;
				if (both) board.planets['planet:bereg']!.owner = owner;
			});
		expect(held(me)).toEqual({ [BEREG]: 1 });
		expect(held(me, true)).toEqual({ [BEREG]: 4 });
		expect(held(other)).toBeUndefined();
	});

	it('[TI-6.23] is one on the planet of nobody, and no more, although one’s own lies beside it', () => {
		const beside = usual((board) => void (board.planets['planet:bereg']!.owner = me));
		expect(beside).toEqual({ [LIRTA]: 1 });
	});

	it('[TI-7.5] names nothing where no ship is left, and nothing where no planet is', () => {
		const { shape } = above(
			(board) => {
				own(board);
				board.planets['planet:lodor']!.owner = me;
				fleet(board, here, me, { carrier: 1, groundForce: 4 });
				fleet(board, empty, me, { carrier: 1, groundForce: 2 });
			},
			{ isTransfer: true, systems: [here, away, empty] }
		).decision(me);
		expect(shape).toMatchObject({ type: 'split' });
		expect(shape.type === 'split' && shape.usual).toEqual({ [BEREG]: 4 });
	});

	it('[TI-6.20] is all on the only planet there is, whoever holds it, and one where nobody does', () => {
		const alone = (owner: typeof me | typeof other | null) =>
			usual((board) => {
				lay(board, here, 'lodor');
				board.planets['planet:lodor']!.owner = owner;
			});
		for (const owner of [me, other] as const)
			expect(alone(owner)).toEqual({ 'groundForce@planet:lodor': 4 });
		expect(alone(null)).toEqual({ 'groundForce@planet:lodor': 1 });
	});
});

describe('without a ship', () => {
	it('[TI-6.19] nothing lands, and production is still to come', () => {
		const after = (carriers: number) =>
			standing({ step: 'tactical', at: 'land', seat: me, system: here }, (board) => {
				bare(board);
				lay(board, here, 'bereg-lirta-iv', me);
				ground(board, 'planet:bereg', { spaceDock: 1 });
				if (carriers > 0) fleet(board, here, me, { carrier: carriers, groundForce: 1 });
			});
		expect(after(1).asked).toEqual(['landings.assign']);
		expect(after(0).asked).toEqual(['production.order']);
	});
});

describe('planets of nobody', () => {
	it('[TI-6.23] [TI-15.5] are taken, their card exhausted, without a fight', () => {
		const g = order(above(), { [BEREG]: 1 });
		expect(g.board.planets['planet:bereg']).toEqual({
			...{ owner: me, exhausted: true, since: 1, dockSince: 0 },
			units: { groundForce: 1, pds: 0, spaceDock: 0 }
		});
		expect(g.moves('taken')).toEqual([
			{ type: 'taken', seat: me, planet: 'planet:bereg', from: null }
		]);
		expect(g.moves('dice')).toEqual([]);
		expect(g.board.planets['planet:lirta-iv']!.owner).toBeNull();
		expect(g.board.landings).toEqual({});
	});

	it('[TI-15.7] [TI-15.8] who has no unit left on a planet keeps it under enemy ships', () => {
		const g = above((board) => {
			board.planets['planet:bereg']!.owner = other;
		});
		order(g, { [LIRTA]: 1 });
		expect(g.board.planets['planet:bereg']!.owner).toBe(other);
	});
});

describe('planets of others', () => {
	it('[TI-6.24] [TI-10.16] are invaded; without Ground Forces they fall at once', () => {
		const g = above((board) => {
			board.planets['planet:bereg']!.owner = other;
		});
		order(g, { [BEREG]: 2, [BEREG_PDS]: 1 });
		expect(g.moves('invasionBegins')).toHaveLength(1);
		expect(g.moves('dice')).toEqual([]);
		expect(g.board.planets['planet:bereg']).toMatchObject({
			...{ owner: me, exhausted: true, since: 1 },
			units: { groundForce: 2, pds: 1, spaceDock: 0 }
		});
	});

	it('[TI-10.20] landing there breaks the agreement with their owner, even if nobody defends', () => {
		const swap = (board: Board) => {
			board.planets['planet:bereg']!.owner = other;
			board.players[me]!.contracts[0]!.holder = other;
			board.players[other]!.contracts[0]!.holder = me;
		};
		const landed = order(above(swap), { [BEREG]: 1 });
		expect(partnersOf(landed.board, me)).toEqual([]);
		const spared = order(above(swap), { [LIRTA]: 1 });
		expect(partnersOf(spared.board, me)).toEqual([other]);
	});

	it('[TI-6.27] the active player chooses their order', () => {
		const g = above((board) => {
			for (const id of ['planet:bereg', 'planet:lirta-iv'] as const)
				board.planets[id]!.owner = other;
		});
		order(g, { [BEREG]: 1, [LIRTA]: 1 });
		expect(g.asked).toEqual(['landings.next']);
		expect(g.choices(me)).toEqual(['invade:planet:bereg', 'invade:planet:lirta-iv']);
		// All have landed before the first is fought for.
		expect(Object.keys(g.board.landings)).toEqual(['planet:bereg', 'planet:lirta-iv']);
		g.answer(me, { pick: 'invade:planet:lirta-iv' });
		expect(g.moves('taken').map(({ planet }) => planet)).toEqual([
			'planet:lirta-iv',
			'planet:bereg'
		]);
	});

	it('[TI-34.2] [TI-34.4] one planet that is left is no question: who holds a card has a moment for it; before rules 2 it was asked', () => {
		const next = (hand: ActionCardId[], rules: number = RELEASE.rules) => {
			const g = above(
				(board) => {
					board.planets['planet:bereg']!.owner = other;
					board.players[me]!.hand = hand;
				},
				{},
				rules
			);
			order(g, { [BEREG]: 1 });
			return g;
		};
		expect(next([]).asked).toEqual(['rest.wait']);
		const held = next(['chemical-warfare#1']);
		expect([held.asked, held.askedSeats]).toEqual([['window:beforeInvasion'], [me]]);
		const { say, about } = held.decision(me);
		expect(said(say)).toBe('You are about to invade Bereg');
		expect(about).toEqual(['planet:bereg']);
		expect(next(['chemical-warfare#1'], 1).choices(me)).toEqual(['invade:planet:bereg']);
		expect(next([], 1).asked).toEqual(['rest.wait']);
	});

	it('[TI-34.4] who holds a card has no such moment where several are left, or none', () => {
		const next = (owner: typeof me | typeof other) => {
			const g = above((board) => {
				for (const id of ['planet:bereg', 'planet:lirta-iv'] as const)
					board.planets[id]!.owner = owner;
				board.players[me]!.hand = ['chemical-warfare#1'];
			});
			return order(g, { [BEREG]: 1, [LIRTA]: 1 });
		};
		expect(next(other).asked).toEqual(['landings.next']);
		expect(next(me).asked).toEqual(['rest.wait']);
	});

	it('[TI-6.27] [TI-34.4] but it is one where another planet can be bombarded, and a card is played beside it', () => {
		const g = above((board) => {
			fleet(board, here, me, { warSun: 1, groundForce: 2 });
			for (const id of ['planet:bereg', 'planet:lirta-iv'] as const)
				ground(board, id, { groundForce: 1 }, { owner: other });
			board.players[me]!.hand = ['thugs#1'];
		});
		order(g, { [BEREG]: 1 });
		expect(g.asked).toEqual(['landings.next']);
		expect(g.choices(me)).toEqual(['invade:planet:bereg', 'bombard:planet:lirta-iv']);
	});
});

describe('what bars a landing', () => {
	it('[TI-28.2] a card or a law, by planet, player and side; a player reads which', () => {
		const barred = (
			seat: typeof me | typeof other | null,
			sides: readonly ('neutral' | 'enemy')[],
			of: { card: string } | { law: string }
		) =>
			above((board) => {
				board.planets['planet:bereg']!.owner = other;
				remember(board, { is: 'noLanding', until: 'round', planet: null, seat, sides, of });
			});
		const armed = barred(me, ['enemy'], { card: 'armistice' });
		expect(armed.choices(me)).toEqual([LIRTA, LIRTA_PDS]);
		expect(said(says(armed, { [BEREG]: 1 }).say)).toBe('Armistice: you cannot land here now.');
		const both = barred(null, ['neutral', 'enemy'], { law: 'official-sanction' });
		expect(both.asked).toEqual(['rest.wait']);
		expect(barred(other, ['enemy'], { card: 'armistice' }).choices(me)).toContain(BEREG);
	});
});

describe('after a transfer', () => {
	it('[TI-7.5] units land on own planets alone, in either system', () => {
		const g = above(
			(board) => {
				board.planets['planet:bereg']!.owner = me;
				board.planets['planet:lodor']!.owner = me;
				fleet(board, away, me, { carrier: 1, groundForce: 1 });
			},
			{ isTransfer: true, systems: [here, away] }
		);
		expect(g.choices(me)).toEqual([BEREG, 'groundForce@planet:lodor', BEREG_PDS]);
		expect(says(g, { [LIRTA]: 1 }).rule).toBe('TI-7.5');
		order(g, { [BEREG]: 4, 'groundForce@planet:lodor': 1 });
		expect(g.board.planets['planet:lodor']!.units.groundForce).toBe(1);
		expect(g.board.planets['planet:bereg']!.units.groundForce).toBe(4);
	});
});
