/** What re-lux cards bring by themselves when something happens (CE-38.12). Each is asked where that happens. */
import { msg } from '../../../../core';
import { encounterOf, shipsAt } from '../../board';
import { isEncounterCard, whatOf } from '../../cards';
import { nameOf } from '../../names';
import type { Play, StepFrame } from '../../play';
import type { CardId, SeatId, Ships } from '../../types';
import { holderOf } from './holders';
import type { LuxId, Tokens } from './state';
import { asTokens, gainLux, takeLux } from './tokens';
import { tokensInWords, worthIn } from './worth';

function brings(play: Play, id: LuxId, who: SeatId, tokens: Tokens): void {
	if (worthIn(tokens) === 0) return;
	play.say(
		msg('{card} brings {whom} {tokens}.', {
			card: nameOf('lux', id),
			whom: who,
			tokens: tokensInWords(tokens)
		}),
		'CE-38.12'
	);
	gainLux(play, who, tokens);
}

const SCOOPED = 4;

/** Auxiliary Lux Scoop: once alliances stand. */
export function scoop(play: Play): void {
	const holder = holderOf(play.board, 'auxiliary-lux-scoop');
	if (!holder || !encounterOf(play.board).allies.offense.includes(holder)) return;
	const n = Math.max(0, SCOOPED - shipsAt(play.board, holder, 'gate'));
	brings(play, 'auxiliary-lux-scoop', holder, asTokens(n));
}

/** Bureaucrat: of an offense that has founded so many foreign colonies. */
export function bureaucracy(play: Play, founders: readonly SeatId[]): void {
	const { encounter } = play.board;
	const holder = holderOf(play.board, 'bureaucrat');
	if (!encounter || !holder) return;
	const n = founders.filter((seat) => seat === encounter.offense).length;
	takeLux(play, encounter.offense, holder, n);
}

/** Liquidation Sale: a hand goes for a new one. */
export function liquidation(play: Play, cards: readonly CardId[]): void {
	const holder = holderOf(play.board, 'liquidation-sale');
	const n = cards.filter((card) => !isEncounterCard(card)).length;
	if (holder) brings(play, 'liquidation-sale', holder, { lux: n, ultra: 0 });
}

/** Pillager: a winning offense, once lux have been collected, of the defense for each ship of its own that landed. */
export function pillage(play: Play, landed: Ships): void {
	const { offense, defense, outcome } = encounterOf(play.board);
	const holder = holderOf(play.board, 'pillager');
	if (holder !== offense || !defense) return;
	if (outcome?.type === 'won' && outcome.side === 'offense')
		takeLux(play, defense, holder, landed[offense] ?? 0);
}

const SURGE: Tokens = { lux: 3, ultra: 0 };
/** Artifacts with Zap in their name. */
const ZAPS: readonly string[] = ['card-zap', 'cosmic-zap', 'hand-zap'];

/** Surge Protector: an artifact is played. */
export function surge(
	play: Play,
	{ source, card }: Pick<StepFrame<'use'>, 'source' | 'card'>
): void {
	const holder = holderOf(play.board, 'surge-protector');
	if (holder && source === 'artifact' && card && ZAPS.includes(whatOf(card)))
		brings(play, 'surge-protector', holder, SURGE);
}
