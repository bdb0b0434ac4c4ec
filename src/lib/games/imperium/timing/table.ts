/** All moments, each described beside what it is for: the step that opens it, or what is done in it. */
import { agendaRead, voted } from '../steps/vote';
import { beforeAgenda } from '../steps/agenda';
import { beforeBattleMoment } from '../combat/announcing';
import { beforeRoundMoment } from '../combat/leaving';
import { beforeBombardmentMoment } from '../steps/bombardment';
import { hitsInSpaceMoment } from '../combat/casualties';
import { neutralTakenMoment, technologyUsedMoment } from '../steps/own-cards';
import { beforeInvasionMoment } from '../steps/landings';
import { nothingComesMoment } from '../steps/tactical';
import { beforeGroundRoundMoment, hitsOnGroundMoment, planetLostMoment } from '../steps/invasion';
import { announcedMoment } from '../steps/card';
import { shipDamagedMoment } from '../steps/losses';
import { movedInMoment } from '../steps/pds';
import { afterPrimary, partnerTraded } from '../steps/strategic';
import { onlyActionMoment } from '../steps/turn';
import { strategyEndMoment, strategyStartMoment } from '../steps/strategy';
import type { Moment, MomentRules } from './moments';

export const MOMENTS: { readonly [moment in Moment]: MomentRules } = {
	announced: announcedMoment,
	strategyStart: strategyStartMoment,
	strategyEnd: strategyEndMoment,
	beforeAgenda,
	agendaRead,
	voted,
	movedIn: movedInMoment,
	beforeBattle: beforeBattleMoment,
	beforeRound: beforeRoundMoment,
	beforeBombardment: beforeBombardmentMoment,
	beforeGroundRound: beforeGroundRoundMoment,
	hitsInSpace: hitsInSpaceMoment,
	hitsOnGround: hitsOnGroundMoment,
	beforeInvasion: beforeInvasionMoment,
	nothingComes: nothingComesMoment,
	neutralTaken: neutralTakenMoment,
	technologyUsed: technologyUsedMoment,
	onlyAction: onlyActionMoment,
	planetLost: planetLostMoment,
	shipDamaged: shipDamagedMoment,
	afterPrimary,
	partnerTraded
};
