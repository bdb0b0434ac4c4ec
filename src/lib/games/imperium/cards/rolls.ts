/** Cards whose player rolls (TI-18.14): Plague and Strategic Bombardment. */
import { planetState } from '../board';
import { clearDice, hitsAmong, plainDie } from '../combat/dice';
import { putAway, takeBack } from '../decks';
import { loseGround } from '../planets/ground';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { ActionCardId, PlanetId, SeatId, SystemId } from '../types';
import { systemOfPlanet } from './choices';

declare module '../play' {
	interface Steps {
		plague: { seat: SeatId; planet: PlanetId };
		keepCard: { seat: SeatId; card: ActionCardId; system: SystemId };
	}
}

/** No number hits by itself: even ones do. */
const NEVER = 11;
/** Strategic Bombardment comes back from this number on. */
const KEPT_FROM = 6;

const ill = formsOf('plague');

export const plague: Step = {
	roll: ill.run((play, { seat, planet }) => {
		const die = plainDie(seat, systemOfPlanet(play.board, planet), NEVER);
		const { groundForce } = planetState(play.board, planet).units;
		play.push('roll', { dice: Array.from({ length: groundForce }, () => die), rule: 'TI-18.14' });
	}),
	/** The planet stays its owner’s; who has nothing else left may be out (TI-26.1). */
	die: ill.run((play, { planet }) => {
		const groundForce = play.board.dice.filter(({ value }) => value % 2 === 0).length;
		clearDice(play.board);
		loseGround(play, planet, { groundForce }, 'TI-18.14');
		play.push('upkeep');
	})
};

const keeping = formsOf('keepCard');

export const keepCard: Step = {
	roll: keeping.run((play, { seat, system }) =>
		play.push('roll', { dice: [plainDie(seat, system, KEPT_FROM)], rule: 'TI-18.14' })
	),
	back: keeping.run((play, { seat, card }) => {
		const isKept = hitsAmong(play.board.dice, () => true) > 0;
		clearDice(play.board);
		if (isKept) takeBack(play, seat, card, 'TI-18.14');
		else putAway(play, card);
	})
};
