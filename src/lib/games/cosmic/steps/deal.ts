/** Deals (CE-13): the main players offer and counter until they agree or one refuses. */
import { msg, refuse } from '../../../core';
import type { AnswerTo, DealShape, Refusal, Terms, Words } from '../../../core';
import {
	defenseOf,
	encounterOf,
	multiplierOf,
	opponentOf,
	planetName,
	playerOf,
	shipsAt,
	stationsOf,
	techsOf,
	whereName,
	offenseOf
} from '../board';
import { countReleasable, release } from '../captured';
import { kindOf } from '../cards';
import { caused, told } from '../because';
import type { Led } from '../because';
import { meant } from '../../kit';
import {
	grantedIn,
	owedBy,
	penalty,
	PENALTY,
	penaltyOf,
	settling,
	whichCards,
	whichSettlers,
	withKindSaid,
	withStayingBarred
} from '../dealt';
import type { Owed } from '../dealt';
import { handOver, randomCards } from '../hands';
import { whenAgreed } from '../modules/hazards/draw';
import { backsToTake, rewardsIn } from '../modules/rewards/backs';
import { offerMoon } from '../modules/moons/actions';
import { dealStation } from '../modules/stations/pieces';
import { BOON_IDS, boonPlanet, bringBoons } from '../modules/moons/boons';
import { moonsAfterDeal } from '../modules/moons/moments';
import { exchangeLux, purseOf } from '../modules/lux/tokens';
import { worthIn } from '../modules/lux/worth';
import { moveShips, movesFrom } from '../ships';
import type { ShipMove } from '../ships';
import { value } from '../values';
import { fromLargest } from './lose';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import { SIDES } from '../types';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import {
	given,
	turned,
	colonyIn,
	grantable,
	landing,
	landable,
	mayAdd,
	boonsIn,
	captivesIn,
	dealingBy,
	luxIn,
	MOST_SETTLERS,
	namedIn,
	sideOfDeal,
	stationsIn,
	techsIn,
	usualTerms,
	otherOf,
	withColoniesBarred,
	cannotGive,
	cannotKeep,
	openly,
	standingFor,
	sayTerms
} from '../terms';
import type { Dealing, Offer } from '../terms';

declare module '../play' {
	interface Steps {
		deal: {
			/** A ransom is talked about (CE-13.21), the captor first; left out: the main players deal. */
			readonly ransom?: readonly [captor: SeatId, owner: SeatId];
			/** The offer on the table. */
			offer?: Offer;
			/** The terms agreed, as what each dealer gives; set once there is a deal. */
			agreed?: { readonly [seat in SeatId]?: Terms['give'] };
			/** By an effect nothing comes of its terms (CE-37.24); left out: they are carried out. */
			garbled?: true;
			/** The deal, as it was told. */
			why?: Led;
			/** It failed as its time was up (CE-13.2). */
			late?: true;
			/** Cards still to be picked, in this order, and those picked meanwhile. */
			owed?: readonly Owed[];
			cards?: { readonly [seat in SeatId]?: readonly CardId[] };
			/** Ships that will settle. */
			moves?: readonly ShipMove[];
			/** On which planet each dealer grants the other one colony more (CE-38.22); left out: none is. */
			more?: { readonly [seat in SeatId]?: PlanetId };
			/** How many cards with the back of the reward deck come to a dealer at random; left out: as it comes. */
			rewards?: { readonly [seat in SeatId]?: number };
		};
	}
}

type Frame = StepFrame<'deal'>;

const TIME_IS_UP = msg('The time for the deal is up.');

const { run, ask, askAll, each, talk } = formsOf('deal');

/** Refuses terms its seat cannot keep. What the other side holds plays no part: that would tell. */
function checkAnswer(
	play: Play,
	frame: Frame,
	answer: AnswerTo<DealShape>,
	seat: SeatId
): Refusal | null {
	const { offer } = frame;
	const dealing = dealingOf(play, frame);
	const wrong =
		'offer' in answer
			? cannotGive(play.board, dealing, seat, answer.offer.give)
			: 'accept' in answer && offer
				? cannotKeep(play.board, dealing, seat, turned(offer.terms))
				: null;
	return wrong === null ? null : refuse('CE-13.14', wrong).refusal;
}

/** The main players in timing order; allies have no part in it (CE-13.1). In a ransom the captor, and whose the ships are. */
const dealers = (play: Play, { ransom }: Frame): readonly [SeatId, SeatId] =>
	ransom ?? [offenseOf(play.board), defenseOf(play.board)];

const dealingOf = (play: Play, frame: Frame): Dealing => ({
	...dealingBy(play, dealers(play, frame)),
	...(frame.ransom && { captor: frame.ransom[0] })
});

/** Whom this one deals with. */
const partnerIn = (play: Play, frame: Frame, seat: SeatId): SeatId =>
	otherOf(dealingOf(play, frame), seat);

/** The terms agreed. */
function agreed({ agreed: sides }: Frame): { readonly [seat in SeatId]?: Terms['give'] } {
	if (!sides) throw new Error('There is no deal.');
	return sides;
}

/** Cards a dealer gives by name, or has picked meanwhile. */
const picked = (play: Play, frame: Frame, seat: SeatId): readonly CardId[] => [
	...meant(playerOf(play.board, seat).hand, namedIn(agreed(frame)[seat])),
	...(frame.cards?.[seat] ?? [])
];

/** The cards of its hand that a dealer does not give so. */
function unpicked(play: Play, frame: Frame, seat: SeatId): CardId[] {
	const cards = picked(play, frame, seat);
	return playerOf(play.board, seat).hand.filter((card) => !cards.includes(card));
}

/** What each of these loses without a deal, where it is not three ships each (CE-13.20); null: it is (CE-13.13). */
function lossOf(play: Play, [who, whom]: readonly [SeatId, SeatId]): Words | null {
	const [n, m] = [penaltyOf(play, who), penaltyOf(play, whom)];
	if (n === PENALTY && m === PENALTY) return null;
	const loss = msg(
		'{who, select, you {you lose} other {# loses}} {n, plural, one {# ship} other {# ships}}, {whom} {m, plural, one {# ship} other {# ships}}',
		{ who, n, whom, m }
	);
	// CE-31.24
	return SIDES.some((side) => multiplierOf(play.board, side) !== 1)
		? msg('{loss} (the kicker of the other side counts)', { loss })
		: loss;
}

/** Both negotiates as they lie: shown, or attacks that have come to count as such (CE-11.12). */
const negotiating = ({ encounter }: Board): Words =>
	SIDES.every((side) => {
		const card = encounter?.laid[side]?.card;
		return !card || kindOf(card) === 'negotiate';
	})
		? msg('Both negotiate.')
		: msg('Both cards count as negotiates.');

/** What the talk is about (CE-13.2, CE-13.13), and of what there is at this table (CE-13.3, CE-32.19, CE-34.8). */
function atStake(play: Play, seats: readonly [SeatId, SeatId], seconds: number): Led {
	const { board } = play;
	const goods = {
		or: [
			msg('cards'),
			msg('colonies'),
			...(seats.some((seat) => techsOf(board, seat).length > 0) ? [msg('technologies')] : []),
			...(stationsOf(board).length > 0 ? [msg('space stations')] : []),
			...(seats.some((seat) => countReleasable(board, seat, opponentOf(board, seat), 'deal') > 0)
				? [msg('captured ships')]
				: []),
			...(seats.some((seat) => worthIn(purseOf(board, seat)) > 0) ? [msg('lux')] : []),
			...(seats.some((seat) => BOON_IDS.some((id) => boonPlanet(board, seat, id) !== null))
				? [msg('what a hub moon brings')]
				: [])
		]
	};
	const loss = lossOf(play, seats) ?? msg('each of you loses three ships');
	const words = { both: negotiating(board), goods, loss };
	return {
		of: 'negotiates',
		say:
			seconds > 0
				? msg('{both} Agree in time to give or take {goods}, or {loss}.', words)
				: msg('{both} Agree to give or take {goods}, or {loss}.', words)
	};
}

/** What a ransom is about, and that nothing hangs on it (CE-13.21): as it was asked for, with how many ships there are. */
function ransomable(play: Play, [captor, owner]: readonly [SeatId, SeatId]): { because?: Led } {
	const { because } = caused(play);
	const ships = { whom: owner, n: countReleasable(play.board, captor, owner, 'ransom') };
	return because
		? {
				because: {
					...because,
					by: captor,
					say: msg(
						'{who} holds {n, plural, one {# captured ship} other {# captured ships}} of {whom, select, you {yours} other {#}}. Nothing is lost where you do not agree.',
						{ who: captor, ...ships }
					),
					yours: msg(
						'You hold {n, plural, one {# captured ship} other {# captured ships}} of {whom}. Nothing is lost where you do not agree.',
						ships
					)
				}
			}
		: {};
}

/** Where this dealer grants one colony more (CE-38.22), as a list. */
const moreOf = (more: NonNullable<Frame['more']>, seat: SeatId): readonly PlanetId[] => {
	const planet = more[seat];
	return planet ? [planet] : [];
};

const NOWHERE = { id: 'none', say: msg('Grant none') } as const;

export const deal: Step = {
	talk: talk<DealShape>({
		ask: (play, frame) => {
			const { board } = play;
			const { offer, ransom } = frame;
			const dealing = dealingOf(play, frame);
			const { seats } = dealing;
			const seconds = value(play, 'dealSeconds', board.options.dealSeconds, null);
			return seats.map((seat) => {
				const other = otherOf(dealing, seat);
				const terms = offer && (offer.by === seat ? offer.terms : turned(offer.terms));
				return {
					seat,
					secret: true,
					about: [other],
					...(ransom ? ransomable(play, ransom) : { because: atStake(play, seats, seconds) }),
					rule: ransom ? 'CE-13.21' : 'CE-13.12',
					say: ransom
						? msg('Agree with {who} on a ransom', { who: other })
						: msg('Make a deal with {who}', { who: other }),
					// CE-13.2: the minute; by option more, or none.
					...(seconds > 0 ? { seconds } : {}),
					shape: {
						type: 'deal',
						give: sideOfDeal(board, dealing, seat, playerOf(board, seat).hand, true),
						get: sideOfDeal(board, dealing, other, namedIn(terms?.get), false),
						atLeast: 1, // CE-13.4: from either side
						usual: usualTerms(board, dealing, seat),
						standing: offer ? standingFor(board, dealing, seat, offer) : null
					},
					fallback: { refuse: true }
				};
			});
		},
		explain: ({ board }, _frame, shape) => withColoniesBarred(board, shape),
		check: checkAnswer,
		then: (play, frame, answer, seat) => {
			const other = partnerIn(play, frame, seat);
			if ('refuse' in answer) {
				if (play.lapsed) {
					frame.late = true;
					play.say(TIME_IS_UP, 'CE-13.2');
				} else
					play.say(
						msg('{who, select, you {You refuse} other {# refuses}} to deal.', { who: seat }),
						'CE-13.12'
					);
				return 'failed';
			}
			if ('offer' in answer) {
				const before = frame.offer;
				const counters = before && (before.by !== seat || before.counters) ? true : undefined;
				frame.offer = {
					by: seat,
					n: (before?.n ?? 0) + 1,
					terms: openly(answer.offer, seat, other),
					...(counters ? { counters } : {})
				};
				play.say(
					msg('{who, select, you {You make} other {# makes}} an offer.', { who: seat }),
					'CE-13.12'
				);
				play.tell(
					[seat, other],
					msg('The offer: {terms}', {
						terms: sayTerms(play.board, seat, other, answer.offer, true)
					}),
					'CE-13.12'
				);
				return 'again';
			}
			const { offer } = frame;
			if (!offer) throw new Error('There is no offer to accept.');
			frame.agreed = { [offer.by]: offer.terms.give, [seat]: offer.terms.get };
			frame.why = told(play, {
				of: 'deal',
				say: frame.ransom
					? msg('A ransom: {terms}', {
							terms: sayTerms(play.board, offer.by, seat, offer.terms, false)
						})
					: msg('A deal: {terms}', {
							terms: sayTerms(play.board, offer.by, seat, offer.terms, false)
						}),
				rule: 'CE-13.12'
			});
			return 'made';
		}
	}),

	/** A deal made can be answered before it is carried out (CE-13.16); nobody has won or lost by it (CE-13.15). */
	made: run((play, { why, ransom }) => {
		// CE-13.21: it is no deal of the encounter.
		if (ransom) return 'possible';
		encounterOf(play.board).outcome = { type: 'deal' };
		play.window('resolution.dealMade', why ? { why } : {});
		return undefined;
	}),

	/** CE-13.16: a quashed deal is a failed one. */
	quashed: run((play) => (encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed')),

	/** CE-33.40: what hazards do to what was agreed. */
	agreed: run((play, { garbled }) => {
		if (!garbled) whenAgreed(play);
	}),

	/** CE-33.40: nothing may be left of it. */
	cancelled: run((play) =>
		encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed'
	),

	/** CE-13.14: terms that cannot be carried out make the deal fail. */
	possible: run((play, frame) => {
		const { board } = play;
		// CE-37.24: nothing comes of them, and it was a deal.
		if (frame.garbled) return 'served';
		const sides = agreed(frame);
		const dealing = dealingOf(play, frame);
		const fails = dealing.seats.some((seat) => {
			const other = otherOf(dealing, seat);
			const colony = colonyIn(sides[seat]);
			const granted = grantedIn(sides[other]);
			return (
				cannotGive(board, dealing, seat, sides[seat] ?? {}) !== null ||
				(colony !== null &&
					(!grantable(board, seat, other).includes(colony.planet) ||
						landable(board, dealing, other, granted) < (colony.exactly ?? 1)))
			);
		});
		if (fails) {
			play.say(msg('The terms can no longer be carried out.'), 'CE-13.14');
			return 'failed';
		}
		frame.owed = dealing.seats.flatMap((seat) => owedBy(seat, sides[seat] ?? {}));
		return undefined;
	}),

	/** CE-13.5: which cards meet "two attack cards" or "three cards of its choice"; one question each. */
	choose: ask({
		ask: (play, frame) => {
			const next = frame.owed?.[0];
			if (!next) return null;
			const { seat } = next;
			return whichCards(play, next, partnerIn(play, frame, seat), picked(play, frame, seat));
		},
		explain: (_play, { owed: [next] = [] }, shape) => (next ? withKindSaid(shape, next) : shape),
		then: (_play, frame, { picks }, seat) => {
			frame.cards = { ...frame.cards, [seat]: [...(frame.cards?.[seat] ?? []), ...picks] };
			frame.owed = frame.owed?.slice(1) ?? [];
			return 'choose';
		}
	}),

	/** The receiver picks the ships that land (CE-13.7). */
	settlers: each({
		seats: dealers,
		ask: (play, frame, seat) => {
			const colony = colonyIn(agreed(frame)[partnerIn(play, frame, seat)]);
			return (
				colony &&
				whichSettlers(play, dealingOf(play, frame), seat, colony, grantedIn(agreed(frame)[seat]))
			);
		},
		explain: (play, frame, shape, seat) =>
			withStayingBarred(play, seat, shape, grantedIn(agreed(frame)[seat])),
		then: (play, frame, { split }, seat) => {
			const colony = colonyIn(agreed(frame)[partnerIn(play, frame, seat)]);
			if (!colony) throw new Error(`${seat} is granted no colony.`);
			frame.moves = [...(frame.moves ?? []), ...movesFrom(seat, split, colony.planet)];
		}
	}),

	/** CE-31.12: of cards given at random the receiver says the backs. */
	backs: each({
		seats: dealers,
		ask: (play, frame, seat) => {
			const from = partnerIn(play, frame, seat);
			const n = given(agreed(frame)[from]).random?.amount ?? 0;
			return backsToTake(play, seat, from, unpicked(play, frame, from), n);
		},
		then: (_play, frame, { pick }, seat) => {
			const rewards = rewardsIn(pick);
			if (rewards !== undefined) frame.rewards = { ...frame.rewards, [seat]: rewards };
		}
	}),

	/** CE-13.11: both exchanges happen at the same time. */
	exchange: run((play, frame) => {
		const [offense, defense] = dealers(play, frame);
		const gifts = [offense, defense].map((seat) => {
			const cards = picked(play, frame, seat);
			const n = given(agreed(frame)[seat]).random?.amount ?? 0;
			if (n === 0) return cards;
			const rewards = frame.rewards?.[partnerIn(play, frame, seat)];
			return [...cards, ...randomCards(play, unpicked(play, frame, seat), n, rewards)];
		});
		// Before ships land, which may cost their player lux (CE-38.12).
		const lux = dealers(play, frame).map((from) => ({
			from,
			to: partnerIn(play, frame, from),
			tokens: luxIn(agreed(frame)[from])
		}));
		exchangeLux(
			play,
			lux.filter(({ tokens }) => worthIn(tokens) > 0)
		);
		handOver(play, offense, defense, gifts[0] ?? [], 'CE-13.11');
		handOver(play, defense, offense, gifts[1] ?? [], 'CE-13.11');
		const { moves = [] } = frame;
		settling(play, moves, 'CE-13.7');
		// CE-37.9: below what answers the new colonies.
		for (const seat of dealers(play, frame)) {
			const colony = colonyIn(agreed(frame)[partnerIn(play, frame, seat)]);
			if (colony?.moon) offerMoon(play, seat, colony.planet);
		}
		moveShips(play, moves);
		for (const [from, to] of [
			[offense, defense],
			[defense, offense]
		] as const) {
			for (const slot of techsIn(agreed(frame)[from])) play.push('tech.dealt', { from, to, slot });
			for (const station of stationsIn(agreed(frame)[from])) dealStation(play, from, to, station);
			release(play, from, to, captivesIn(agreed(frame)[from]), frame.ransom ? 'ransom' : 'deal');
		}
		return frame.ransom ? 'end' : undefined;
	}),

	/** CE-38.22: only by an effect, and where both have one to grant. */
	adds: run((play, frame) =>
		value(play, 'addsColonies', false, null) && mayAdd(play.board, dealingOf(play, frame))
			? undefined
			: 'served'
	),

	/** CE-38.22: where each grants the other one colony more; both do, or nobody does. */
	more: askAll({
		ask: (play, frame) =>
			dealers(play, frame).map((seat) => {
				const other = partnerIn(play, frame, seat);
				return {
					seat,
					secret: true,
					about: [other],
					rule: 'CE-38.22',
					say: msg('One colony more for both: where may {who} settle?', { who: other }),
					shape: {
						type: 'one',
						choices: [
							...grantable(play.board, seat, other).map((planet) => ({
								id: planet,
								say: msg('A colony on {planet}', { planet: planetName(planet) }),
								on: planet
							})),
							NOWHERE
						]
					},
					fallback: { pick: NOWHERE.id }
				};
			}),
		then: (play, frame, answers) => {
			const granted = dealers(play, frame).flatMap((seat) => {
				const pick = answers[seat]?.pick;
				return pick === undefined || pick === 'none' ? [] : [[seat, pick] as const];
			});
			if (granted.length === dealers(play, frame).length) frame.more = Object.fromEntries(granted);
			else play.say(msg('No more colonies are granted.'), 'CE-38.22');
			frame.moves = [];
		}
	}),

	moreSettlers: each({
		seats: dealers,
		ask: (play, frame, seat) => {
			const { board } = play;
			const { more = {} } = frame;
			const dealing = dealingOf(play, frame);
			const planet = more[opponentOf(board, seat)];
			if (!planet) return null;
			const granted = moreOf(more, seat);
			const places = landing(board, dealing, seat, granted).map((where) => ({
				id: where,
				say: whereName(where),
				on: where,
				max: shipsAt(board, seat, where)
			}));
			const most = Math.min(MOST_SETTLERS, landable(board, dealing, seat, granted));
			return most === 0
				? null
				: {
						seat,
						about: [planet],
						rule: 'CE-38.22',
						say: msg('Choose one to four ships to settle {planet}', { planet: planetName(planet) }),
						shape: { type: 'split', places, min: 1, max: most },
						fallback: { split: fromLargest(places, 1) }
					};
		},
		then: (play, frame, { split }, seat) => {
			const planet = frame.more?.[partnerIn(play, frame, seat)];
			if (planet) frame.moves = [...(frame.moves ?? []), ...movesFrom(seat, split, planet)];
		}
	}),

	/** At the same time (CE-13.11). */
	moreLand: run((play, { more, moves = [] }) => {
		if (more) moveShips(play, settling(play, moves, 'CE-38.22'));
	}),

	/** CE-37.24: what hub moons bring by the terms, and what they bring after a deal. */
	served: run((play, frame) => {
		if (!play.board.moons) return 'end';
		moonsAfterDeal(play, dealers(play, frame), 'dealMade');
		if (!frame.garbled)
			for (const seat of dealers(play, frame)) bringBoons(play, seat, boonsIn(agreed(frame)[seat]));
		return 'end';
	}),

	failed: run((play, { late, ransom }) => {
		if (ransom) return 'end';
		encounterOf(play.board).outcome = { type: 'dealFailed' };
		const why = { of: 'noDeal', say: TIME_IS_UP } as const;
		play.window('resolution.dealFailed', late ? { why } : {});
		return undefined;
	}),

	penalty: run((play, frame) => {
		const loss = lossOf(play, dealers(play, frame));
		const why = told(play, {
			of: 'noDeal',
			// That time was up, where it was, is said before.
			say: loss
				? msg('No deal: {loss}.', { loss })
				: msg('No deal: each main player loses three ships.'),
			rule: 'CE-13.13'
		});
		play.push('mustLose', { ...penalty(play, dealers(play, frame)), rule: 'CE-13.13', why });
	}),

	/** CE-37.24 */
	disputes: run((play, frame) => {
		if (play.board.moons) moonsAfterDeal(play, dealers(play, frame), 'dealFailed');
	})
};
