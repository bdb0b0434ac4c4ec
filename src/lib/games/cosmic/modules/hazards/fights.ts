/** Hazards that say how a fight ends. */
import { msg } from '../../../../core';
import { bothAttack, encounterOf, otherSide } from '../../board';
import { totalOf } from '../../totals';
import { SIDES } from '../../types';
import type { Board, Face, Side } from '../../types';
import { deciding } from '../../use';
import type { Hazard } from './hazard';

/** The most that both totals may add up to without a storm. */
const CALM = 25;

const STORM = msg('Totals of more than 25 together: both sides lose');

export const meteorStorm: Hazard = {
	words: {
		name: msg('Meteor Storm'),
		gist: STORM,
		text: msg(
			'When two attacks meet and both totals together are more than 25, both sides lose, whatever else happens.'
		),
		rulings: [
			msg('It beats what turns the outcome round, and what wins outright.'),
			msg('Nobody collects compensation or rewards.'),
			msg('Totals below zero count as they are.')
		]
	},
	lasts: 'encounter',
	changes: {
		...deciding(STORM),
		bothLose: (play, _owner, lose) =>
			lose || (bothAttack(play.board) && totalOf(play, 'offense') + totalOf(play, 'defense') > CALM)
	}
};

/** The number on the attack of a side, without what another card has added to it. */
function printedOn(board: Board, side: Side): number {
	const face = encounterOf(board).laid[side]?.face;
	return face?.kind === 'attack' ? face.value - (face.plus ?? 0) : 0;
}

const isOdd = (n: number): boolean => Math.abs(n) % 2 === 1;

const ODD = msg('An odd attack beats an even one');

export const oddWay: Hazard = {
	words: {
		name: msg('Odd Way to Win a War'),
		gist: ODD,
		text: msg(
			'When one main player reveals an odd attack and the other an even one, the side with the odd one wins.'
		),
		rulings: [
			msg('The number on the card counts, whatever is added to it or makes it count otherwise.'),
			msg('What turns the outcome round comes afterwards.')
		]
	},
	lasts: 'encounter',
	changes: {
		...deciding(ODD),
		outright: ({ board }, _owner, side) => {
			if (!bothAttack(board)) return side;
			const offense = isOdd(printedOn(board, 'offense'));
			if (offense === isOdd(printedOn(board, 'defense'))) return side;
			return offense ? 'offense' : 'defense';
		}
	}
};

/** The greatest number an attack may have and still count as one. */
const GUARDED = 20;

const guarded = (face: Face): Face =>
	face.kind === 'attack' && face.value > GUARDED ? { kind: 'negotiate' } : face;

const GUARD = msg('Attacks above 20 count as negotiates');

export const cosmicGuardian: Hazard = {
	words: {
		name: msg('The Cosmic Guardian'),
		gist: GUARD,
		text: msg(
			'As long as it stays in play, attack cards above 20 count as negotiates when they are laid and when they are revealed.'
		),
		rulings: [
			msg('The number on the card counts.'),
			msg(
				'In deals, and wherever cards of a hand are named by kind, they are the attacks they are printed as.'
			),
			msg('It stays until The Entropy Beast or The Witness comes.')
		]
	},
	lasts: 'game',
	drivesOut: ['entropy-beast', 'witness'],
	// CE-33.17: where it is laid, must be laid, or is revealed.
	counts: guarded,
	changes: { ...deciding(GUARD), printedFace: (_play, _owner, face) => guarded(face) }
};

/** The side that reveals the one attack there is; null: both do, or neither. */
function attackerIn(board: Board): Side | null {
	const { laid } = encounterOf(board);
	const [attacker, other] = SIDES.filter((side) => laid[side]?.face?.kind === 'attack');
	return other ? null : (attacker ?? null);
}

const CEASED = msg('An attack against a negotiate loses');

export const enforceableCeaseFire: Hazard = {
	words: {
		name: msg('Enforceable Cease Fire'),
		gist: CEASED,
		text: msg(
			'As long as it stays in play, when one main player alone reveals an attack, their side loses, whatever else happens.'
		),
		rulings: [
			msg('Nothing turns the outcome round, and nothing wins outright against it.'),
			msg('Nobody collects compensation: who revealed a negotiate has won.')
		]
	},
	lasts: 'next',
	changes: {
		...deciding(CEASED),
		assured: ({ board }, _owner, side) => {
			const attacker = attackerIn(board);
			return attacker ? otherSide(attacker) : side;
		}
	}
};

export const reReinforcement: Hazard = {
	words: {
		name: msg('Re-Reinforcement'),
		gist: msg('Reinforcements count double'),
		text: msg('As long as it stays in play, every reinforcement adds twice the number on it.'),
		rulings: [msg('So does an attack that an effect lets a player play as a reinforcement.')]
	},
	lasts: 'next',
	// CE-33.34: before moons, which add to it.
	changes: { reinforcement: (_play, _owner, adds) => 2 * adds }
};

export const noQuarter: Hazard = {
	words: {
		name: msg('No Quarter'),
		gist: msg('No negotiate by who has an attack, and no compensation'),
		text: msg(
			'A main player who can lay an attack may not lay a negotiate. Nobody collects compensation in this encounter.'
		),
		rulings: [msg('A morph may be laid all the same.')]
	},
	lasts: 'encounter',
	changes: { mayNegotiate: () => false, compensates: () => false }
};
