/** Resolution (CE-12, CE-14): ships move, compensation and rewards are paid, used cards are discarded. */
import { msg } from '../../../core';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	entriesOf,
	homeOf,
	mainPlayer,
	otherSide,
	planetName,
	shipsAt,
	shipsOn,
	targetOf,
	timingOrder
} from '../board';
import { told } from '../because';
import type { Led } from '../because';
import type { Where } from '../board';
import { alienName, cardName } from '../cards';
import { value } from '../values';
import { clearKickers, clearSeconds, discardBeside, discardLaid, stackLaid } from '../hands';
import { isDiscarded } from '../modules/decks';
import { whenDecided, whenSettled } from '../modules/hazards/draw';
import { collect } from '../modules/lux/tokens';
import { offerMoon } from '../modules/moons/actions';
import { pillage } from '../modules/lux/triggers';
import { taken } from '../modules/rewards/taken';
import { conquer } from '../modules/stations/conquest';
import { SALVAGED, salvagers } from '../modules/special/salvage';
import { rewardsOf } from './gains';
import { shipName } from '../modules/special/marks';
import { stationsAct } from '../modules/stations/settling';
import { techsAt } from '../modules/tech/moments';
import { drawTechs, techsLeft } from '../modules/tech/pieces';
import {
	hasMoreRewards,
	hasRewardDeck,
	isPaired,
	retrievable,
	rewardPlaces,
	takeRewards
} from '../rewards';
import type { Split } from '../rewards';
import { addTo } from '../../kit';
import { moveShips } from '../ships';
import type { Spread } from '../ships';
import { checkVictory } from '../victory';
import { alliesDue, compensation, isSpared, remember } from './compensation';
import type { Changed } from './compensation';
import { loseShips } from './lose';
import type { Doomed } from './lose';
import { SIDES } from '../types';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId, Ships, Side } from '../types';

const doom = (ships: Ships, where: Where): Doomed =>
	Object.fromEntries(entriesOf(ships).map(([seat, n]) => [seat, { [where]: n }]));

/** A side's ships, about to be lost (CE-12.2, CE-12.5): none where there are none (CE-12.16). */
function doomedSide(play: Play, side: Side): Doomed {
	const { board } = play;
	const encounter = encounterOf(board);
	if (side === 'offense') return doom(encounter.gate, 'gate');
	const defense = defenseOf(board);
	const target = targetOf(board);
	const n = shipsOn(board, target)[defense];
	const doomed = doom(encounter.beside, 'beside');
	return n ? { ...doomed, [defense]: { ...doomed[defense], [target]: n } } : doomed;
}

/** All ships there land together; every one of them must (CE-12.3). Out of an empty gate none does (CE-20.10). */
function land(play: Play, from: 'gate' | 'beside'): void {
	const { board } = play;
	const target = targetOf(board);
	const ships = entriesOf(encounterOf(board)[from]);
	for (const [seat, n] of ships)
		play.say(
			msg(
				'{who, select, you {You land} other {# lands}} {n, plural, one {# ship} other {# ships}} on {planet}.',
				{
					who: seat,
					n,
					planet: planetName(target)
				}
			),
			'CE-12.3'
		);
	moveShips(
		play,
		ships.map(([seat, n]) => ({ seat, n, from, to: target }))
	);
}

declare module '../play' {
	interface Steps {
		resolution: {
			/** The outcome as it was told; left out: there is none but a deal or its failure. */
			why?: Led;
			/** Ships of defensive allies when the encounter was won, for their rewards. */
			committed?: Ships;
			/** Seats whose Salvage Vessels bring rewards (CE-35.9); left out: none. */
			salvaged?: readonly SeatId[];
			/** Seats that have had something else in place of their rewards (CE-37.23); left out: none. */
			forgone?: readonly SeatId[];
			/** Ships that landed on the planet, by owner: with the offense as a rule (CE-33.6). */
			landed?: Ships;
			/** Cards received as compensation and rewards, as they are called in the hands they came into. */
			gained?: { readonly [seat: SeatId]: readonly CardId[] };
			/** Cards taken as compensation; left out: none. */
			collected?: {
				readonly seat: SeatId;
				readonly cards: readonly CardId[];
				/** Whose they were. */
				readonly from?: SeatId;
			};
			/** What effects have made of the compensation; left out: nothing. */
			compensation?: Changed;
		};
	}
}

const { run, each } = formsOf('resolution');

const NOTHING: readonly ((play: Play) => void)[] = [];

/** In the order of CE-12.1. */
export const resolution: Step = {
	outcome: run((play, frame) => {
		const { outcome, totals, laid, outright, bothLose, revealed } = encounterOf(play.board);
		// CE-11.7: two negotiates; the outcome is open until the main players have dealt.
		if (!outcome) return 'allies';
		if (outcome.type === 'won') {
			const { side } = outcome;
			const why = told(play, {
				of: 'outcome',
				say: !totals
					? msg('The {side, select, offense {offense} other {defense}} wins.', { side })
					: totals.offense === totals.defense
						? msg(
								'{n} to {n}: a tie goes to the {side, select, offense {offense} other {defense}}.',
								{ side, n: totals[side] }
							)
						: msg('The {side, select, offense {offense} other {defense}} wins {n} to {m}.', {
								side,
								n: totals[side],
								m: totals[otherSide(side)]
							}),
				rule: totals ? 'CE-11.5' : outright ? 'CE-11.18' : revealed ? 'CE-11.6' : 'CE-11.16',
				move: { type: 'outcome', outcome: side }
			});
			frame.why = why;
			play.window('resolution.outcome', { why });
			return 'decided';
		}
		if (outcome.type === 'bothLose') {
			const morphs = laid.offense?.face?.kind === 'morph';
			frame.why = told(play, {
				of: 'outcome',
				say: morphs ? msg('Two morphs: both sides lose.') : msg('Both sides lose.'),
				rule: bothLose ? 'CE-33.13' : morphs ? 'CE-11.3' : 'CE-11.16',
				move: { type: 'outcome', outcome: 'bothLose' }
			});
			return 'bothLose';
		}
		throw new Error(`An encounter that ended in ${outcome.type} is resolved once more.`);
	}),

	/** CE-11.7: two negotiates: allies go home first, then the main players deal. */
	allies: run((play) => {
		const { offense, gate, beside } = encounterOf(play.board);
		const { [offense]: _own, ...ships }: Ships = gate;
		// CE-9.17: also those of the offense beside the planet, which stand for the defense.
		const { [offense]: against, ...defending } = beside;
		for (const [seat, n] of entriesOf(defending)) addTo(ships, seat, n);
		if (against) play.push('home', { from: 'beside', ships: { [offense]: against } });
		play.push('home', { from: 'encounter', ships });
	}),

	/** CE-33.41: by a hazard all players deal. */
	deal: run((play) => {
		if (encounterOf(play.board).council) play.push('council', {});
		else play.push('deal', {});
	}),

	/** CE-13.11, CE-13.13: what is left in the gate goes home after a deal, made or failed. */
	afterDeal: run((play) => {
		play.push('home', { from: 'gate' });
		return 'settled';
	}),

	/** CE-12.14: each side loses as a loser does, and nobody gains. */
	bothLose: run((play, { why }) => {
		const [one, other] = [doomedSide(play, 'offense'), doomedSide(play, 'defense')];
		const doomed: Partial<Record<SeatId, Spread>> = { ...one };
		// CE-9.17: somebody may stand on both.
		for (const [seat, spread] of entriesOf(other)) doomed[seat] = { ...doomed[seat], ...spread };
		loseShips(play, doomed, { rule: 'CE-11.3', asLoser: true, why });
		return 'settled';
	}),

	decided: run((play) => whenDecided(play)),

	losses: run((play, frame) => {
		const { why } = frame;
		const { outcome } = encounterOf(play.board);
		if (outcome?.type !== 'won') return 'settled';
		const salvaged = salvagers(play);
		if (salvaged.length > 0) frame.salvaged = salvaged;
		const loser = otherSide(outcome.side);
		loseShips(play, doomedSide(play, loser), {
			rule: loser === 'offense' ? 'CE-12.5' : 'CE-12.2',
			asLoser: true,
			why
		});
		// CE-12.20: on top of that, so before it.
		for (const due of value(play, 'uponLosses', NOTHING, null)) due(play);
		return undefined;
	}),

	/** CE-33.6, CE-12.18: by an effect a winning offense's allies go home instead; by the one they gain rewards as well, counted as they go. */
	alliesBack: run((play, frame) => {
		const { outcome, gate, offense } = encounterOf(play.board);
		if (outcome?.type !== 'won' || outcome.side !== 'offense') return;
		const swapped = value(play, 'swapsGains', false, null);
		if (!swapped && value(play, 'alliesLand', true, null)) return;
		const { [offense]: _own, ...allied } = gate;
		if (swapped) frame.committed = allied;
		if (Object.keys(allied).length > 0) play.push('home', { from: 'gate', ships: allied });
	}),

	/** CE-40.67: all but one of its ships go to its home planets; where it has no colony there, to others. */
	othersHome: run((play) => {
		const { board } = play;
		const { outcome, gate, offense } = encounterOf(board);
		if (outcome?.type !== 'won' || outcome.side !== 'offense') return;
		const n = (gate[offense] ?? 0) - 1;
		if (n < 1 || !value(play, 'landsOne', false, { seat: offense })) return;
		const abroad = coloniesOf(board, offense).filter((planet) => homeOf(planet) !== offense);
		const hasHome = abroad.length < coloniesOf(board, offense).length;
		play.push('home', {
			from: 'gate',
			ships: { [offense]: n },
			...(hasHome && { but: abroad })
		});
	}),

	landing: run((play, frame) => {
		const { outcome, gate } = encounterOf(play.board);
		if (outcome?.type !== 'won' || outcome.side !== 'offense') return;
		if (!value(play, 'mayLand', true, null)) {
			play.say(
				msg('Nobody lands on {planet}.', { planet: planetName(targetOf(play.board)) }),
				'CE-12.23'
			);
			play.push('home', { from: 'gate' });
			return;
		}
		frame.landed = { ...gate };
		land(play, 'gate');
	}),

	/** CE-12.6: a winning defense's allies go home and gain no colony (CE-12.8), counted as they go (CE-14.16); or land. */
	alliesHome: run((play, frame) => {
		const encounter = encounterOf(play.board);
		if (encounter.outcome?.type !== 'won' || encounter.outcome.side !== 'defense') return;
		if (value(play, 'swapsGains', false, null)) {
			// CE-33.6: they land where they defended, and gain no rewards.
			frame.landed = { ...encounter.beside };
			land(play, 'beside');
			return;
		}
		frame.committed = { ...encounter.beside };
		play.push('home', { from: 'beside' });
	}),

	/** CE-37.5: the main player that has won, and nobody else. */
	moons: run((play) => {
		const { outcome } = encounterOf(play.board);
		if (outcome?.type === 'won')
			offerMoon(play, mainPlayer(play.board, outcome.side), targetOf(play.board));
	}),

	/** Effects that watch how encounters end speak before the victory check, so wins are shared (CE-21.2). */
	settled: run((play) => {
		if (play.board.stations) stationsAct(play, 'settled');
		techsAt(play, 'settled');
		play.window('resolution.settled');
		// CE-30.8: before that.
		whenSettled(play);
		// CE-39.11: before all that.
		const hostages = value(play, 'hostages', [], null).filter(
			({ seat, planet }) => shipsAt(play.board, seat, planet) > 0
		);
		for (const { seat, planet } of hostages)
			loseShips(
				play,
				{ [seat]: { [planet]: shipsAt(play.board, seat, planet) } },
				{ rule: 'CE-39.11' }
			);
		// CE-12.19: before anything answers how it ended.
		for (const due of value(play, 'uponSettled', NOTHING, null)) due(play);
	}),

	victory: run((play) => checkVictory(play)),

	spoils: run((play) => play.window('resolution.spoils')),

	/** CE-14.6: the payer may still play cards before the draw. */
	beforeCompensation: run((play) => {
		if (compensation(play)) play.window('resolution.compensation');
	}),

	compensation: run((play) => {
		const due = compensation(play);
		if (due && !isSpared(play, due.pays)) play.push('compensation', due);
	}),

	/** CE-14.26: after the main player, in timing order. */
	alliesCollect: run((play) => {
		for (const due of alliesDue(play).toReversed()) play.push('compensation', due);
	}),

	/** CE-35.9: technologies in place of the rewards of a Salvage Vessel. */
	salvage: each({
		seats: (play, frame) =>
			techsLeft(play) > 0 && value(play, 'gains', true, null)
				? timingOrder(play.board).filter((seat) => frame.salvaged?.includes(seat))
				: [],
		ask: (play, _frame, seat) => ({
			seat,
			rule: 'CE-35.9',
			say: msg('What does your {ship} bring?', { ship: shipName(play.board) }),
			shape: {
				type: 'one',
				choices: [
					{ id: 'rewards', say: msg('{n} rewards', { n: SALVAGED }) },
					{ id: 'techs', say: msg('{n} technologies, of which you keep one', { n: SALVAGED }) }
				]
			},
			fallback: { pick: 'rewards' }
		}),
		then: (play, frame, { pick }, seat) => {
			if (pick === 'rewards') return;
			frame.salvaged = (frame.salvaged ?? []).filter((other) => other !== seat);
			play.push('tech.keep', { of: { [seat]: drawTechs(play, seat, SALVAGED, 'CE-35.9') } });
		}
	}),

	/** CE-14.9: one for each ship, a card or a ship of one's own (CE-14.10); the split is told first (CE-14.11). */
	rewards: each({
		// CE-14.12: in timing order; the defense gains nothing (CE-12.7), nor do offensive allies (CE-14.15).
		seats: (play, frame) => (splitsRewards(play, frame) ? [] : rewarded(play, frame)),
		ask: (play, frame, seat) => {
			const n = rewardsOf(play, frame, seat);
			// CE-14.25: then they are not chosen.
			const ships = isPaired(play, seat) ? 0 : retrievable(play, seat, n);
			return {
				seat,
				rule: 'CE-14.10',
				say: msg(
					'{n, plural, one {# reward} other {# rewards}}: how many as ships from the warp? The rest are cards.',
					{ n }
				),
				shape: { type: 'amount', min: 0, max: ships },
				fallback: { amount: 0 }
			};
		},
		then: (play, frame, { amount: ships }, seat) => {
			const cards = rewardsOf(play, frame, seat) - ships;
			takeGains(play, frame, seat, { ships, cards });
		}
	}),

	/** CE-31.4, CE-36.77: where there is a reward deck, or a hand to take some of, the whole split is told before any is drawn. */
	split: each({
		seats: (play, frame) => (splitsRewards(play, frame) ? rewarded(play, frame) : []),
		ask: (play, frame, seat) => {
			const n = rewardsOf(play, frame, seat);
			return {
				seat,
				rule: 'CE-31.4',
				say: msg('{n, plural, one {# reward} other {# rewards}}: what do you take?', { n }),
				shape: {
					type: 'split',
					places: rewardPlaces(play, seat, n),
					min: n,
					max: n
				},
				fallback: { split: { cards: n } }
			};
		},
		then: (play, frame, { split }, seat) => {
			takeGains(play, frame, seat, split);
		}
	}),

	gained: run((play) => play.window('resolution.gained')),

	/** CE-31.32: once what was collected may no more be thrown away. */
	rifts: run((play, { collected }) => {
		if (collected) taken(play, collected.seat, collected.cards, collected.from);
	}),

	/** CE-38.5: after compensation and rewards. */
	lux: run((play, { landed = {} }) => {
		collect(play);
		pillage(play, landed);
	}),

	used: run((play) => play.window('resolution.used')),

	/** CE-12.12: the offense's card first. */
	discard: run((play) => {
		const encounter = encounterOf(play.board);
		for (const due of value(play, 'uponUsed', NOTHING, null)) due(play);
		for (const side of SIDES) {
			// CE-33.6: nothing keeps a card that is about to leave the game.
			const stays = !value(play, 'playedCardsLeave', false, null);
			const sheet = stays ? value(play, 'stacks', null, { side }) : null;
			const stacked = sheet && stackLaid(play, side, sheet);
			if (sheet && stacked) {
				play.say(
					msg('{card} comes onto the sheet of {alien}.', {
						card: cardName(stacked),
						alien: alienName(sheet)
					}),
					'CE-12.22'
				);
				continue;
			}
			const laid = discardLaid(play, side);
			// CE-33.6: by an effect it has left the game, which was told.
			if (!laid || laid.concealed || !isDiscarded(play.board, laid.card)) continue;
			encounter.discarded[side] = laid.card;
			play.say(msg('{card} is discarded.', { card: cardName(laid.card) }), 'CE-12.12');
		}
		clearSeconds(play);
		for (const { card } of clearKickers(play))
			play.say(msg('{card} is discarded.', { card: cardName(card) }), 'CE-31.20');
		for (const planet of value(play, 'clearedBeside', [], null)) {
			const cards = discardBeside(play, [planet]);
			if (cards.length === 0) continue;
			const those = { cards: { and: cards.map(cardName) }, planet: planetName(planet) };
			play.say(msg('Discarded from beside {planet}: {cards}.', those), 'CE-12.17');
		}
		play.window('resolution.discarded');
	}),

	/** CE-34.9: at the end of resolution. */
	conquest: run((play) => conquer(play)),

	finish: run((play) => play.window('resolution.end'))
};

/** Who gains rewards (CE-14.12). */
const rewarded = (play: Play, frame: StepFrame<'resolution'>): SeatId[] =>
	value(play, 'gains', true, null)
		? timingOrder(play.board).filter((seat) => rewardsOf(play, frame, seat) > 0)
		: [];

/** Whether rewards of somebody may be more than cards of the deck and ships; then all of them are asked alike (CE-14.12). */
const splitsRewards = (play: Play, frame: StepFrame<'resolution'>): boolean =>
	hasRewardDeck(play) || rewarded(play, frame).some((seat) => hasMoreRewards(play, seat));

/** Takes the rewards of this encounter: the cards are remembered for what bears on them (CE-14.19). */
function takeGains(play: Play, frame: StepFrame<'resolution'>, seat: SeatId, split: Split): void {
	const came = takeRewards(play, seat, split);
	if (came.length > 0) remember(frame, seat, came);
}
