/** Steps by which effects change powers; the work is done in powers.ts. */
import {
	becomeAnother,
	becomeForGood,
	becomeThis,
	handPower,
	joinAnother,
	joinByStation,
	joinForNow,
	joinPower,
	lendPowers,
	partPower,
	playStage,
	renewPowers,
	reincarnate,
	replacePower,
	switchPowers,
	tradePowers
} from '../powers';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Stages } from '../stages';
import type { AlienId, SeatId } from '../types';
import type { StationId } from '../modules/stations/state';
import type { TechSlot } from '../modules/tech/state';

declare module '../play' {
	interface Steps {
		become: {
			readonly seat: SeatId;
			/** The alien it keeps beside the new one; left out: none. */
			readonly keep?: AlienId;
		};
		/** An alien takes the place of one of a seat for good. */
		becomeThis: { readonly seat: SeatId; readonly old: AlienId; readonly alien: AlienId };
		/** An alien takes the place of all powers of a seat for good (CE-16.39). */
		becomeForGood: { readonly seat: SeatId; readonly alien: AlienId };
		/** Of the aliens in a row on a sheet this one is played from now on (CE-16.38). */
		stage: { readonly stages: Stages };
		/** A seat plays a random power in place of its own until the encounter ends (CE-16.36). */
		joinForNow: { readonly seat: SeatId };
		/** Two seats trade powers. */
		trade: { readonly one: SeatId; readonly other: SeatId };
		/** Two seats trade powers until the encounter ends. */
		switchPowers: { readonly one: SeatId; readonly other: SeatId };
		/** A seat lends its powers to another until the encounter ends. */
		lend: {
			readonly from: SeatId;
			readonly to: SeatId;
			/** Who plays them keeps its own (CE-16.32). */
			readonly beside?: true;
		};
		/** A seat plays a random other power besides its own, by the technology in this place. */
		join: { readonly seat: SeatId; readonly slot: TechSlot };
		/** A seat plays a random other power besides its own (CE-37.19). */
		joinAnother: { readonly seat: SeatId };
		/** A random other power takes the place of this one of a seat; null: of none (CE-37.19). */
		replacePower: { readonly seat: SeatId; readonly old: AlienId | null };
		/** Random other powers take the place of all that a seat has of its own (CE-37.21). */
		renewPowers: { readonly seat: SeatId };
		/** A power that was brought by a technology goes, whoever plays it now. */
		part: { readonly alien: AlienId };
		/** A power that was brought by a technology goes with it to another (CE-32.19). */
		/** A station brings a seat a further power (CE-34.16). */
		stationJoins: { readonly seat: SeatId; readonly id: StationId };
		handPower: { readonly from: SeatId; readonly to: SeatId; readonly alien: AlienId };
	}
}

export const become: Step = {
	draw: formsOf('become').run((play, { seat, keep }) => {
		if (keep === undefined) becomeAnother(play, seat);
		else reincarnate(play, seat, keep);
	})
};

export const becomes: Step = {
	take: formsOf('becomeThis').run((play, { seat, old, alien }) =>
		becomeThis(play, seat, old, alien)
	)
};

export const forGood: Step = {
	take: formsOf('becomeForGood').run((play, { seat, alien }) => becomeForGood(play, seat, alien))
};

export const stage: Step = {
	play: formsOf('stage').run((play, { stages }) => playStage(play, stages))
};

export const forNow: Step = {
	join: formsOf('joinForNow').run((play, { seat }) => joinForNow(play, seat))
};

export const trade: Step = {
	trade: formsOf('trade').run((play, { one, other }) => tradePowers(play, one, other))
};

export const lend: Step = {
	lend: formsOf('lend').run((play, { from, to, beside }) => lendPowers(play, from, to, beside))
};

export const switchStep: Step = {
	trade: formsOf('switchPowers').run((play, { one, other }) => switchPowers(play, one, other))
};

export const join: Step = {
	join: formsOf('join').run((play, { seat, slot }) => joinPower(play, seat, slot))
};

export const another: Step = {
	join: formsOf('joinAnother').run((play, { seat }) => joinAnother(play, seat))
};

export const replace: Step = {
	replace: formsOf('replacePower').run((play, { seat, old }) => replacePower(play, seat, old))
};

export const renew: Step = {
	renew: formsOf('renewPowers').run((play, { seat }) => renewPowers(play, seat, 'CE-37.21'))
};

export const part: Step = {
	part: formsOf('part').run((play, { alien }) => partPower(play, alien))
};

export const hand: Step = {
	hand: formsOf('handPower').run((play, { from, to, alien }) => handPower(play, from, to, alien))
};

export const stationJoins: Step = {
	join: formsOf('stationJoins').run((play, { seat, id }) => joinByStation(play, seat, id))
};
