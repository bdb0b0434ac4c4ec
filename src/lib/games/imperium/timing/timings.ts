/** Which Action Cards are played in which window (TI-28.3, TI-34.3). */
import type { Timing } from '../tables';
import type { CardMoment } from './moments';

const NONE: readonly Timing[] = [];

const TIMINGS: { readonly [moment in CardMoment['moment']]?: readonly Timing[] } = {
	announced: ['after-action-card'],
	// TI-34.6: what may be played at any point of the phase, from its first window to its last.
	strategyStart: ['strategy-start', 'strategy-phase'],
	strategyEnd: ['strategy-end', 'strategy-phase', 'after-pick'],
	afterPrimary: ['after-primary'],
	partnerTraded: ['after-partner-trade'],
	beforeBombardment: ['before-bombardment'],
	beforeGroundRound: ['before-combat-round'],
	groundCasualties: ['after-die'],
	planetLost: ['planet-lost'],
	neutralTaken: ['after-neutral-taken'],
	onlyAction: ['action'],
	technologyUsed: ['after-own-tech-primary'],
	nothingComes: ['after-own-activation'],
	beforeInvasion: ['before-invasion'],
	hitsOnGround: ['after-die'],
	hitsInSpace: ['after-die', 'before-casualties'],
	beforeAgenda: ['political-primary', 'before-political-draw'],
	agendaRead: ['after-agenda-read'],
	voted: ['after-vote'],
	movedIn: ['after-enemy-moves-in'],
	beforeBattle: ['before-space-battle', 'before-space-round'],
	beforeRound: ['before-space-round', 'before-combat-round'],
	casualties: ['after-die', 'before-casualties'],
	shipDamaged: ['ship-damaged']
};

export const timingsOf = (moment: CardMoment['moment']): readonly Timing[] =>
	TIMINGS[moment] ?? NONE;
