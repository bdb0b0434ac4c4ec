/**
 * Objectives before the first round (TI-3, TI-1.13): the deck, and each player's secret one; of
 * two players all public ones open, and private ones besides (TI-30.2, TI-30.3).
 */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { planetsAt, systemIds, tileAt } from '../board';
import { objectiveOf, planetOf } from '../tables/by-id';
import { OBJECTIVES, SPECIALTIES } from '../tables';
import type { Condition, Objective } from '../tables';
import { isForTwo } from '../two-players';
import type { Play } from '../play';
import type { Board, ObjectiveId, Vault } from '../types';

declare module '../moves' {
	interface Moves {
		/** Public objectives lie open, the first of them first. */
		objectives: { readonly objectives: readonly ObjectiveId[] };
	}
}

const REX: ObjectiveId = 'imperium-rex';

/** Cards of the deck (TI-3.9), and of the Long War's (TI-1.13). */
export const DECK = { off: { one: 6, two: 3 }, on: { one: 8, two: 5 } } as const;

export const ofStage = (stage: Objective['stage']): ObjectiveId[] =>
	Object.keys(OBJECTIVES).filter((id) => id !== REX && objectiveOf(id).stage === stage);

/** TI-3.8, TI-3.9, TI-3.10: one secret objective each, and the deck: Stage I upon Stage II with Imperium Rex. */
export function dealObjectives(play: Play): void {
	const { board, vault } = play;
	vault.secrets = play.shuffle(ofStage('secret'));
	if (isForTwo(board)) {
		layForTwo(play);
		return;
	}
	for (const seat of board.order) playerOf(board, seat).secrets = vault.secrets.splice(-1);
	const { one, two } = DECK[board.options.longWar];
	const below = play.shuffle([REX, ...play.shuffle(ofStage('two')).slice(0, two)]);
	vault.objectives = [...below, ...play.shuffle(ofStage('one')).slice(0, one)];
}

/** What two players leave out (TI-30.2). */
const NOT_FOR_TWO: readonly ObjectiveId[] = ['domination', 'supremacy', 'influence-of-neighbours'];

/** TI-30.2, TI-30.3: the private ones are dealt first, so that the Long War has all of them. */
function layForTwo(play: Play): void {
	const { board, vault } = play;
	const one = play.shuffle(ofStage('one'));
	const two = play.shuffle(ofStage('two').filter((id) => !NOT_FOR_TWO.includes(id)));
	for (const seat of board.order)
		playerOf(board, seat).secrets = [
			...one.splice(-1),
			...two.splice(-1),
			...vault.secrets.splice(-2)
		];
	const deck = DECK[board.options.longWar];
	board.objectives = [...one.slice(0, deck.one), ...two.slice(0, deck.two), REX];
	play.say(
		msg('{n} public objectives and Imperium Rex lie open; each player has four private ones.', {
			n: board.objectives.length - 1
		}),
		'TI-30.2',
		{ type: 'objectives', objectives: board.objectives.slice() }
	);
}

/** TI-3.26: a secret objective that this galaxy does not allow is exchanged once, unseen. */
export function exchangeSecrets(board: Board, vault: Vault): void {
	for (const seat of board.order) {
		const player = playerOf(board, seat);
		player.secrets = player.secrets.flatMap((id) =>
			isPossible(board, id) ? id : (vault.secrets.pop() ?? id)
		);
	}
	vault.secrets = [];
}

const isPossible = (board: Board, id: ObjectiveId): boolean =>
	objectiveOf(id).conditions.every((condition) => allows(board, condition));

/** Whether there is on this galaxy what the condition speaks of. */
function allows(board: Board, condition: Condition): boolean {
	switch (condition.is) {
		case 'shipAtEachWormhole':
			return systemIds(board).some((id) => tileAt(board, id)?.wormhole);
		case 'planetsOfOneSpecialty':
			return SPECIALTIES.some((one) => countSpecialties(board, [one]) >= condition.n);
		case 'planetsWithSpecialty':
			return countSpecialties(board, SPECIALTIES) >= condition.n;
		default:
			return true;
	}
}

const countSpecialties = (board: Board, of: readonly (typeof SPECIALTIES)[number][]): number =>
	systemIds(board)
		.flatMap((id) => planetsAt(board, id))
		.filter((id) => {
			const { specialty } = planetOf(id);
			return specialty && of.includes(specialty);
		}).length;
