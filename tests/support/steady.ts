/** The steady player of Cosmic Encounter, in tests of what it makes of a position. */
import { botFor, botsFor, decideNow, diceFrom } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import type { OwnDecision, Said, SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import type { CosmicGame } from './cosmic';

export const steady = botFor(botsFor(cosmic), 'steady');

/** What it answers in this seat now, or would to a question that is somewhat different. */
export const steadyAnswer = (
	{ table }: CosmicGame,
	seat: SeatId,
	other: (decision: OwnDecision) => OwnDecision = (decision) => decision
): Said =>
	decideNow(steady, {
		game: 'cosmic',
		decision: other(decisionOf(table, seat)!),
		view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, seat) }),
		dice: diceFrom(1)
	});
