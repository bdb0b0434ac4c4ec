/** Agendas about units on planets, and about laws themselves. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import { keysOf } from '../../../src/lib/games/kit';
import { homeOf, MECATOL, planetsAt, planetsOf } from '../../../src/lib/games/imperium/board';
import { isTruce } from '../../../src/lib/games/imperium/politics/truce';
import { endProphecy, noteFighters } from '../../../src/lib/games/imperium/agendas/prophecy';
import { endRound, lastingOf } from '../../../src/lib/games/imperium/lasting';
import { conserved } from '../../../src/lib/games/imperium/laws';
import { endLaw } from '../../../src/lib/games/imperium/politics/laws';
import type { Board, PlanetId, SeatId } from '../../../src/lib/games/imperium/types';
import { agendaWith, castVotes, decided, lawsOf, onTop, settle } from '../../support/agendas';
import type { Game } from '../../support/agendas';
import { said } from '../../support/said';

const playerIn = (g: Game, seat: SeatId) => g.board.players[seat]!;
/** A neutral planet that becomes this player's, with so many Ground Forces. */
function colony(board: Board, seat: SeatId, groundForce: number): PlanetId {
	const id = keysOf(board.planets).find(
		(one) => board.planets[one]!.owner === null && one !== MECATOL
	)!;
	board.planets[id]!.owner = seat;
	board.planets[id]!.units.groundForce = groundForce;
	return id;
}
const mecatolOf = (seat: SeatId) => (board: Board) => {
	board.planets[MECATOL]!.owner = seat;
	board.planets[MECATOL]!.units.groundForce = 1;
};

describe('units on planets', () => {
	it('[political:compensated-disarmament] all Ground Forces there go, for a trade good each; the owner keeps it', () => {
		let planet: PlanetId = MECATOL;
		const g = agendaWith('compensated-disarmament', (board) => {
			planet = colony(board, 'seat:2', 3);
		});
		settle(g, planet);
		expect(g.board.planets[planet]!.units.groundForce).toBe(0);
		expect(g.board.planets[planet]!.owner).toBe('seat:2');
		expect(playerIn(g, 'seat:2').tradeGoods).toBe(3);
	});

	it('[political:dispute-resolution] [TI-15.13] both planets become neutral with all that stands there; none at home, nor Mecatol Rex', () => {
		const found: PlanetId[] = [];
		const g = agendaWith('dispute-resolution', (board) => {
			mecatolOf('seat:3')(board);
			found.push(colony(board, 'seat:2', 3), colony(board, 'seat:3', 1));
			board.planets[found[0]!]!.units.spaceDock = 1;
		});
		expect(g.choices('seat:2', 'pair').toSorted()).toEqual(found.toSorted());
		// One pair alone can be elected, so the Speaker has no choice.
		castVotes(g, {});
		for (const id of found)
			expect(g.board.planets[id]).toMatchObject({
				owner: null,
				units: { groundForce: 0, pds: 0, spaceDock: 0 }
			});
		const lost = g.events.flatMap(({ say, move }) => (move?.type === 'neutral' ? said(say) : []));
		expect(lost.map((line) => line.replace(/loses .+ by/, 'loses it by'))).toEqual(
			['{seat:2}', '{seat:3}'].map(
				(who) => `${who} loses it by Dispute Resolution: it belongs to nobody now.`
			)
		);
	});

	it('[political:mass-mobilization] For: a Ground Force for every five votes cast, spread at will', () => {
		const g = agendaWith('mass-mobilization', mecatolOf('seat:2'));
		castVotes(g, { 'seat:2': 'for', 'seat:3': 'against' });
		const cast = g
			.moves('vote')
			.reduce((sum, { outcome, votes }) => sum + (outcome ? votes : 0), 0);
		const n = Math.floor(cast / 5);
		expect(n).toBeGreaterThan(0);
		g.until('mobilizing.place', 'seat:2');
		const before = g.board.planets[MECATOL]!.units.groundForce;
		expect(g.refusal('seat:2', { split: { [MECATOL]: n + 1 } }).rule).toBeTruthy();
		g.answer('seat:2', { split: { [MECATOL]: n } });
		expect(g.board.planets[MECATOL]!.units.groundForce).toBe(before + n);
	});

	it('[political:mass-mobilization] For: votes beyond the last full five bring nothing', () => {
		const over = new Set<number>();
		for (const colonies of [0, 1, 2, 3, 4]) {
			const g = agendaWith('mass-mobilization', (board) => {
				mecatolOf('seat:2')(board);
				for (let n = 0; n < colonies; n += 1) colony(board, 'seat:2', 1);
			});
			castVotes(g, { 'seat:2': 'for' });
			const cast = g
				.moves('vote')
				.reduce((sum, { outcome, votes }) => sum + (outcome ? votes : 0), 0);
			const full = Math.floor(cast / 5);
			if (full === 0) continue;
			over.add(cast % 5);
			g.until('mobilizing.place', 'seat:2');
			expect(g.refusal('seat:2', { split: { [MECATOL]: full + 1 } }).rule).toBeTruthy();
			g.answer('seat:2', { split: { [MECATOL]: full } });
		}
		expect([...over].some((rest) => rest >= 3)).toBe(true);
	});

	it('[political:subsidized-industry] the elected player may put a Space Dock on a planet without one', () => {
		let planet: PlanetId = MECATOL;
		const edit = (board: Board) => {
			planet = colony(board, 'seat:2', 1);
		};
		const g = decided('subsidized-industry', 'seat:2', edit);
		expect(g.choices('seat:2')).toContain(planet);
		g.answer('seat:2', { pick: planet });
		expect(g.board.planets[planet]).toMatchObject({ dockSince: 1, units: { spaceDock: 1 } });
		const no = decided('subsidized-industry', 'seat:2', edit);
		no.answer('seat:2', { pick: 'none' });
		expect(no.board.planets[planet]!.units.spaceDock).toBe(0);
	});

	it('[political:holder-of-mecatol-rex] Against: its owner may put two Ground Forces there; nothing while it is neutral', () => {
		const g = decided('holder-of-mecatol-rex', 'against', mecatolOf('seat:3'));
		g.answer('seat:3', { pick: MECATOL });
		expect(g.board.planets[MECATOL]!.units.groundForce).toBe(3);
		expect(decided('holder-of-mecatol-rex', 'against').asked).toEqual(['agenda.look']);
	});

	it('[political:holder-of-mecatol-rex] For: its owner may discard a law', () => {
		const law = (board: Board) => {
			board.laws = [{ card: 'free-trade', elected: null }];
		};
		const g = decided('holder-of-mecatol-rex', 'for', (board) => {
			law(board);
			mecatolOf('seat:3')(board);
		});
		g.answer('seat:3', { pick: 'political:free-trade' });
		expect(lawsOf(g.board)).toEqual([]);
		expect(decided('holder-of-mecatol-rex', 'for', law).asked).toEqual(['agenda.look']);
	});

	it('[political:colonial-redistribution] For: who leads loses the Ground Forces of a planet, and the last may take it', () => {
		let planet: PlanetId = MECATOL;
		const edit = (board: Board) => {
			planet = colony(board, 'seat:2', 2);
			board.players['seat:2']!.points = 4;
			board.players['seat:3']!.points = 1;
		};
		const g = decided('colonial-redistribution', 'for', edit);
		g.answer('seat:2', { pick: planet });
		expect(g.board.planets[planet]!.units.groundForce).toBe(0);
		// The fewest points among the others: no choice.
		expect(g.asked).toEqual(['redistributing.take']);
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { yes: true });
		expect(g.board.planets[planet]).toMatchObject({
			...{ owner: 'seat:1', exhausted: true, units: { groundForce: 3 } }
		});
		const docked = decided('colonial-redistribution', 'for', (board) => {
			edit(board);
			for (const one of planetsOf(board, 'seat:2')) board.planets[one]!.units.spaceDock = 0;
			board.planets[planet]!.units.spaceDock = 1;
		});
		docked.answer('seat:2', { pick: planet }).answer('seat:1', { yes: true });
		// No landing: Merciless does not count it.
		expect(lastingOf(docked.board, 'tookLastDock')).toEqual([]);
		const kept = decided('colonial-redistribution', 'for', edit);
		kept.answer('seat:2', { pick: planet }).answer('seat:1', { yes: false });
		expect(kept.board.planets[planet]).toMatchObject({
			owner: 'seat:2',
			units: { groundForce: 0 }
		});
		const tied = decided('colonial-redistribution', 'against', edit);
		expect(tied.asked).toEqual(['agenda.look']);
		expect(tied.board.planets[planet]!.units.groundForce).toBe(2);
	});

	it('[political:planetary-security] For: planets outside Home Systems without Ground Forces become neutral', () => {
		const found: PlanetId[] = [];
		const edit = (board: Board) => {
			found.push(colony(board, 'seat:2', 0), colony(board, 'seat:2', 1));
			board.planets[planetsAt(board, homeOf(board, 'seat:2'))[0]!]!.units.groundForce = 0;
		};
		const g = decided('planetary-security', 'for', edit);
		expect(found.map((id) => g.board.planets[id]!.owner)).toEqual([null, 'seat:2']);
		expect(planetsOf(g.board, 'seat:2')).toHaveLength(
			planetsAt(g.board, homeOf(g.board, 'seat:2')).length + 1
		);
		found.length = 0;
		const not = decided('planetary-security', 'against', edit);
		expect(found.map((id) => not.board.planets[id]!.owner)).toEqual(['seat:2', 'seat:2']);
	});
});

describe('laws and agendas', () => {
	const laws = (board: Board) => {
		board.laws = [
			{ card: 'free-trade', elected: null },
			{ card: 'minister-of-war', elected: { player: 'seat:2' } }
		];
	};

	it('[political:repeal] the elected law is discarded', () => {
		const g = decided('repeal', 'political:free-trade', laws);
		expect(lawsOf(g.board)).toEqual(['minister-of-war']);
		expect(g.board.politicalDiscard).toEqual(['free-trade', 'repeal']);
	});

	it('[political:revote] the law is voted on again and stands meanwhile; the same outcome changes nothing', () => {
		const g = decided('revote', 'political:minister-of-war', laws);
		expect(g.board.agenda).toMatchObject({ card: 'minister-of-war', isAgain: true });
		expect(lawsOf(g.board)).toContain('minister-of-war');
		settle(g, 'seat:2');
		expect(g.board.laws[1]?.elected).toEqual({ player: 'seat:2' });
		expect(g.moves('law')).toEqual([]);
	});

	it('[political:revote] another candidate takes the law over; Against ends it and happens', () => {
		const g = decided('revote', 'political:minister-of-war', laws);
		settle(g, 'seat:3');
		expect(g.board.laws[1]?.elected).toEqual({ player: 'seat:3' });
		const ended = decided('revote', 'political:free-trade', (board) => {
			laws(board);
			board.players['seat:2']!.tradeGoods = 3;
		});
		settle(ended, 'against');
		expect(lawsOf(ended.board)).toEqual(['minister-of-war']);
		expect(playerIn(ended, 'seat:2').tradeGoods).toBe(1);
		expect(ended.board.politicalDiscard.toSorted()).toEqual(['free-trade', 'revote']);
	});

	it('[political:council-elder] its owner may decide an election alone, and the card is gone', () => {
		const edit = (board: Board) => {
			board.laws = [{ card: 'council-elder', elected: { player: 'seat:3' } }];
		};
		const g = agendaWith('minister-of-war', edit);
		expect(g.asked).toEqual(['window:agendaRead']);
		g.answer('seat:3', { pick: 'council-elder' });
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { pick: 'seat:3' });
		expect(g.moves('vote')).toHaveLength(1);
		expect(g.board.laws).toEqual([{ card: 'minister-of-war', elected: { player: 'seat:3' } }]);
		// Not of a vote for or against.
		expect(agendaWith('code-of-honor', edit).asked).toEqual(['vote.cast']);
	});

	it('[political:council-elder] who abstains leaves it to the Speaker', () => {
		const g = agendaWith('minister-of-war', (board) => {
			board.laws = [{ card: 'council-elder', elected: { player: 'seat:3' } }];
			board.lasting.push({ is: 'noVotes', until: 'round', seat: 'seat:3' });
		});
		g.answer('seat:3', { pick: 'council-elder' });
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.asked).toEqual(['vote.tie']);
	});

	it('[political:short-term-truce] For: it holds in the next round and not yet in this one', () => {
		const g = decided('short-term-truce', 'for');
		expect(lawsOf(g.board)).toEqual(['short-term-truce']);
		expect(isTruce(g.board)).toBe(false);
	});

	it('[political:short-term-truce] [TI-17.24] no truce without the law, though its round has not ended', () => {
		const { board } = decided('short-term-truce', 'for');
		board.lasting = board.lasting.map((one) =>
			one.is === 'agenda' ? { ...one, until: 'round' } : one
		);
		expect(isTruce(board)).toBe(true);
		board.laws = [];
		expect(isTruce(board)).toBe(false);
	});

	it('[political:imperial-mandate] [TI-1.5] two points for each, or one less', () => {
		const points = (g: Game) => g.board.order.map((seat) => playerIn(g, seat).points);
		const edit = (board: Board) => {
			board.players['seat:2']!.points = 3;
		};
		expect(points(decided('imperial-mandate', 'for', edit))).toEqual([2, 5, 2]);
		expect(points(decided('imperial-mandate', 'against', edit))).toEqual([0, 2, 0]);
		const over = agendaWith('imperial-mandate', (board) => {
			board.players['seat:2']!.points = 8;
			board.players['seat:3']!.points = 9;
		});
		const pieces = conserved(over.table);
		settle(over, 'for');
		expect(over.table.over?.winners).toEqual(['seat:3']);
		// The agenda that ends the game is still on the table.
		expect(conserved(over.table)).toEqual(pieces);
	});

	it('[political:prophecy-of-ixth] is kept by two Fighters bought a round, from the next full round on', () => {
		const g = decided('prophecy-of-ixth', 'seat:2');
		const { board } = g;
		const holds = () => lastingOf(board, 'bonus').length;
		expect(board.laws).toEqual([]);
		endProphecy(board);
		expect(holds()).toBe(1);
		board.round += 1;
		noteFighters(board, 'seat:2', 1);
		noteFighters(board, 'seat:2', 1);
		noteFighters(board, 'seat:3', 5);
		endProphecy(board);
		expect(holds()).toBe(1);
		board.round += 1;
		noteFighters(board, 'seat:2', 1);
		endProphecy(board);
		expect(holds()).toBe(0);
	});

	it('[TI-17.23] [political:prophecy-of-ixth] elected again, the same player has +1 once and its rounds are counted anew; another has it too', () => {
		const { board: before } = decided('prophecy-of-ixth', 'seat:2');
		endProphecy(before);
		before.round += 1;
		const again = (seat: SeatId) =>
			decided('prophecy-of-ixth', seat, (board) => {
				board.round = before.round;
				board.lasting = structuredClone(before.lasting);
			}).board;
		const bonuses = (board: Board) => lastingOf(board, 'bonus').map(({ seat }) => seat);

		const twice = again('seat:2');
		expect(bonuses(twice)).toEqual(['seat:2']);
		endProphecy(twice);
		expect(bonuses(twice)).toEqual(['seat:2']);
		twice.round += 1;
		endProphecy(twice);
		expect(bonuses(twice)).toEqual([]);

		const both = again('seat:3');
		expect(bonuses(both)).toEqual(['seat:2', 'seat:3']);
		endProphecy(both);
		expect(bonuses(both)).toEqual(['seat:3']);
	});

	it('[TI-17.24] [political:short-term-truce] repealed in its round and passed again, it begins with the next round', () => {
		const g = decided('short-term-truce', 'for');
		endRound(g.board);
		expect(isTruce(g.board)).toBe(true);
		endLaw(new Play(g.game, g.table), 'short-term-truce', 'TI-17.16');
		const { board } = decided('short-term-truce', 'for', (table) => {
			table.lasting = structuredClone(g.board.lasting);
		});
		expect(isTruce(board)).toBe(false);
		endRound(board);
		expect(isTruce(board)).toBe(true);
		expect(lastingOf(board, 'agenda')).toHaveLength(1);
	});

	it('two agendas of one primary are resolved one after the other', () => {
		const g = agendaWith('technology-investigation-committee', (_board, vault) =>
			onTop(vault, 'technology-investigation-committee', 'free-trade', 'trade-war')
		);
		settle(g, 'against');
		expect(g.board.agenda?.card).toBe('free-trade');
		settle(g, 'for');
		expect(g.board.agenda?.card).toBe('trade-war');
		settle(g, 'for');
		expect(lawsOf(g.board)).toEqual(['free-trade', 'trade-war']);
		expect(g.asked).toEqual(['agenda.look']);
	});
});
