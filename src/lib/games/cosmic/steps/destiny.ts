/** Destiny (CE-7): the top card settles who is encountered, and where. */
import { msg, withBarred } from '../../../core';
import type { Barred, Choice, Place } from '../../../core';
import { seatChoice, splitOver } from '../../kit';
import type { SplitOf } from '../../kit';
import {
	defenseOf,
	encounterOf,
	homeOf,
	offenseOf,
	placesOf,
	planetName,
	planetsOf,
	shipsAt,
	shipsOn,
	whereName
} from '../board';
import type { Where } from '../board';
import { colourOf } from '../cards';
import { CARDLESS, canDraw, drawUp, drawable, keepOne, likeIn, shownOn } from '../destiny/deck';
import {
	bySpecial,
	hasHome,
	intrudersIn,
	meetable,
	meetAtHome,
	meetOn,
	settle,
	tellMeeting,
	tieOf
} from '../destiny/meeting';
import { otherPlanets } from '../elsewhere';
import { endEncounter } from '../ending';
import { afterDestiny } from '../modules/hazards/draw';
import { isHazardDue } from '../modules/hazards/due';
import { readsWarnings, showsWarning } from '../modules/hazards/warning';
import { offerMoon } from '../modules/moons/actions';
import { arePartners, partnerOf } from '../modules/teams/partners';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import { MOST_SHIPS, isHeld, moveShips, movesFrom } from '../ships';
import type { Board, DestinyId, PlanetId, SeatId } from '../types';
import { value } from '../values';

/** A card that has been drawn decides. */
function turnUp(play: Play, frame: StepFrame<'destiny'>, card: DestinyId): void {
	const { board } = play;
	const encounter = encounterOf(board);
	encounter.destiny = card;
	// CE-33.3: kept or not, until the encounter ends.
	if (readsWarnings(board) && showsWarning(card, board.options)) encounter.warned = true;
	const seat = colourOf(card);
	const fits = card.startsWith('special:') && bySpecial(board, offenseOf(board), card);
	if (fits) frame.fits = fits;
	else delete frame.fits;
	play.say(msg('Destiny: {card}.', { card: shownOn(play, card) }), 'CE-7.1', {
		type: 'destiny',
		card,
		seat
	});
	if (fits) tellTie(play, card, fits);
	play.window('destiny.drawn');
	afterDestiny(play, card);
}

/** CE-7.12: where several fit a special card alike, it is said why it has come to this one. */
function tellTie(play: Play, card: DestinyId, whom: SeatId): void {
	const tie = tieOf(play.board, card, whom);
	if (tie) play.say(tie, 'CE-7.12');
}

/** Ships that can resettle an own empty planet: on colonies, or already in the gate (CE-7.6). */
const settlers = (play: Play, seat: SeatId): Place<Where>[] =>
	placesOf(play.board, seat)
		.filter((where) => where !== 'beside' && !isHeld(play, seat, where))
		.map((where) => ({
			id: where,
			say: whereName(where),
			on: where,
			max: shipsAt(play.board, seat, where)
		}));

const AGAIN = { id: 'again', say: msg('Discard it and draw again') } as const;

const INTRUDER_DUE: Barred = {
	...AGAIN,
	why: msg('You must encounter an intruder at home.'),
	rule: 'CE-36.37'
};

/** What the offense may do with its own colour. */
type OwnColour =
	| Against
	| (Choice<`resettle ${PlanetId}`> & { readonly then: SplitOf<Where> })
	| (Choice<'again'> & { readonly then?: never });

/** What the offense may do with the colour of its partner. */
type Against = Choice<`against ${SeatId} ${PlanetId}`> & { readonly then?: never };

/** A choice for each intruder in this home system. */
const against = (board: Board, system: SeatId): Against[] =>
	intrudersIn(board, system).map(({ seat, planet }) => meeting(board, seat, planet));

/** To encounter a player where it has a colony. */
const meeting = (board: Board, seat: SeatId, planet: PlanetId): Against => ({
	id: `against ${seat} ${planet}`,
	say: msg('Encounter {who} on {planet}', { who: seat, planet: planetName(planet) }),
	on: planet,
	note: msg('{n, plural, one {# ship} other {# ships}} there', {
		n: shipsAt(board, seat, planet)
	})
});

const AT_HOME = 'home';

const NONE: readonly { readonly seat: SeatId; readonly planet: PlanetId }[] = [];

/** CE-7.24: colonies that the offense may attack in place of this player at home. */
const exposedIn = (play: Play, system: SeatId): Against[] => {
	const { board } = play;
	const offense = offenseOf(board);
	return value(play, 'exposed', NONE, { offense })
		.filter(
			({ seat, planet }) =>
				(seat === system || homeOf(planet) === system) && !arePartners(board, offense, seat)
		)
		.map(({ seat, planet }) => meeting(board, seat, planet));
};

/** CE-7.4: encounter an intruder at home, resettle an empty own planet, or draw again. */
function ownColour(play: Play, seat: SeatId): OwnColour[] {
	const { board } = play;
	// CE-7.9: of several on one planet each is a choice by itself.
	const intruders = against(board, seat);
	const places = settlers(play, seat);
	const ships = splitOver(places, 1, MOST_SHIPS);
	// CE-7.7: nobody's ships, not only none of its own.
	const empty = planetsOf(board, seat).filter(
		(planet) => Object.keys(shipsOn(board, planet)).length === 0
	);
	const resettle = !ships
		? []
		: empty.map((planet): OwnColour => ({
				id: `resettle ${planet}`,
				say: msg('Settle {planet} again', { planet: planetName(planet) }),
				on: planet,
				note: msg('Counts as a won encounter'),
				rule: 'CE-7.6',
				then: ships
			}));
	// CE-36.37
	if (intruders.length > 0 && value(play, 'meetsIntruder', false, { seat })) return intruders;
	// CE-7.8: again and again, and alone when there is nothing else.
	return [...intruders, ...resettle, AGAIN];
}

/** CE-7.15, CE-7.25: whether this card can come to an encounter of the offense. */
function leads(play: Play, card: DestinyId): boolean {
	const { board } = play;
	const offense = offenseOf(board);
	const seat = colourOf(card);
	if (seat === null) return meetable(board, offense).length > 0;
	if (seat === offense) return ownColour(play, seat).some(({ id }) => id !== AGAIN.id);
	return arePartners(board, offense, seat)
		? intrudersIn(board, seat).length > 0
		: hasHome(board, seat);
}

const anyLeads = (play: Play): boolean => canDraw(play, (card) => leads(play, card));

/** CE-40.25: why its partner cannot be met. */
function noPartner(board: Board, seat: SeatId): Barred[] {
	const who = partnerOf(board, seat);
	const why = msg('Partners do not encounter each other.');
	return who ? [{ id: who, on: who, say: msg('{who}', { who }), why, rule: 'CE-40.25' }] : [];
}

/** Where its own colour brings nothing. */
function notAtHome(play: Play, seat: SeatId): Barred[] {
	const { board } = play;
	const empty = planetsOf(board, seat).filter(
		(planet) => Object.keys(shipsOn(board, planet)).length === 0
	);
	const none = settlers(play, seat).length === 0;
	return [
		...(none ? empty : []).map((planet) => ({
			...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-7.6' },
			why: msg('You have no ships to settle it with.')
		})),
		otherPlanets(
			msg(
				'Your own colour is for intruders on your home planets, and for home planets without anybody’s ships.'
			),
			'CE-7.4'
		)
	];
}

/** CE-7.22: whom the card turned up last is for; null for a wild card, and while destiny is not being drawn. */
export function drawnFor(play: Play): SeatId | null {
	const card = play.board.encounter?.destiny;
	if (!card) return null;
	return colourOf(card) ?? play.find('destiny')?.fits ?? null;
}

declare module '../play' {
	interface Steps {
		destiny: {
			/** Whom the special card turned up last fits best, as counted when it was (CE-7.13). */
			fits?: SeatId;
			/** Two cards that were drawn, of which one is to be used (CE-40.64); left out: there are none. */
			two?: readonly DestinyId[];
		};
	}
}

const { run, ask } = formsOf('destiny');

export const destiny: Step = {
	/** What bears on the draw is used before it, before each of them. */
	before: run((play) => play.window('destiny.before')),

	draw: run((play, frame) => {
		const seat = offenseOf(play.board);
		const left = drawable(play);
		if (left === 0 || (meetable(play.board, seat).length > 0 && !anyLeads(play))) {
			play.say(
				left === 0
					? msg('No destiny card is left: destiny is wild.')
					: msg(
							'No destiny card is left by which {who, select, you {you can} other {# can}} encounter anybody: destiny is wild.',
							{ who: seat }
						),
				'CE-7.25'
			);
			turnUp(play, frame, CARDLESS);
			return 'read';
		}
		if (left === 1 || !value(play, 'drawsTwo', false, { seat })) {
			const [card] = drawUp(play, 1);
			if (card) turnUp(play, frame, card);
			return 'read';
		}
		frame.two = drawUp(play, 2);
		play.say(
			msg('{who} draws two destiny cards: {cards}.', {
				who: seat,
				cards: { and: frame.two.map((card) => shownOn(play, card)) }
			}),
			'CE-40.64'
		);
		return undefined;
	}),

	/** CE-40.64: cards that show the same are as good. */
	which: ask({
		ask: (play, { two = [] }) => {
			const [one] = two;
			return one === undefined || new Set(two.map((card) => likeIn(play, card))).size === 1
				? null
				: {
						seat: offenseOf(play.board),
						rule: 'CE-40.64',
						say: msg('Which of the two destiny cards do you use?'),
						shape: {
							type: 'one',
							choices: two.map((card) => {
								const on = colourOf(card);
								return { id: card, say: shownOn(play, card), ...(on && { on }) };
							})
						},
						fallback: { pick: one }
					};
		},
		then: (_play, frame, { pick }) => {
			frame.two = [pick, ...(frame.two ?? []).filter((card) => card !== pick)];
		}
	}),

	chosen: run((play, frame) => {
		const [card, other] = frame.two ?? [];
		delete frame.two;
		if (card === undefined || other === undefined) throw new Error('Two cards were drawn.');
		keepOne(play, card, other);
		play.say(
			msg('{card} goes to the bottom of the destiny deck.', { card: shownOn(play, other) }),
			'CE-40.64'
		);
		turnUp(play, frame, card);
	}),

	/** CE-7.18: what the card says, unless an effect has settled the defense. */
	read: run((play, { fits }) => {
		const offense = offenseOf(play.board);
		const { destiny: card, defense } = encounterOf(play.board);
		if (defense) return 'settled';
		if (card === null) return 'before';
		const { board } = play;
		const seat = colourOf(card);
		if (!leads(play, card) && !anyLeads(play)) {
			if (meetable(board, offense).length > 0) return 'before';
			play.say(msg('Nobody can be encountered: the turn ends.'), 'CE-7.15');
			endEncounter(play, { type: 'ended', successful: false }, true);
			return undefined;
		}
		if (seat === offense) return 'own';
		if (seat && arePartners(board, offense, seat)) return 'partner';
		if (!seat && !card.startsWith('special:') && meetable(board, offense).length > 0) return 'wild';
		// A table may be kept with a special card up, before whom it is for was noted.
		const whom = seat ?? fits ?? (card.startsWith('special:') && bySpecial(board, offense, card));
		if (whom && hasHome(board, whom)) {
			settle(play, whom, whom);
			return 'abroad';
		}
		play.say(
			whom
				? msg('{who} has no planet left at home: another card is drawn.', { who: whom })
				: msg('Nobody has a planet left at home: another card is drawn.'),
			'CE-7.15'
		);
		return 'before';
	}),

	wild: ask({
		ask: (play) => {
			const others = meetable(play.board, offenseOf(play.board));
			return {
				seat: offenseOf(play.board),
				rule: 'CE-7.10',
				say: msg('A wild card: whom do you encounter?'),
				shape: {
					type: 'one',
					choices: others.map(seatChoice)
				},
				fallback: { pick: others[0] ?? '' }
			};
		},
		explain: (play, _frame, shape) => {
			const who = offenseOf(play.board);
			const why = msg('A wild card is for another player.');
			const say = msg('{who}', { who });
			return withBarred(shape, [
				{ id: who, on: who, say, why, rule: 'CE-7.10' },
				...noPartner(play.board, who)
			]);
		},
		then: (play, _frame, { pick }) => {
			meetAtHome(play, pick);
			return 'abroad';
		}
	}),

	own: ask({
		ask: (play) => {
			const choices = ownColour(play, offenseOf(play.board));
			return {
				seat: offenseOf(play.board),
				rule: 'CE-7.4',
				say: msg('Destiny shows your own colour. What will you do?'),
				shape: { type: 'one', choices },
				fallback: { pick: choices.at(-1)?.id ?? AGAIN.id }
			};
		},
		explain: (play, _frame, shape, seat) =>
			withBarred(shape, [
				...notAtHome(play, seat),
				...(shape.choices.some(({ id }) => id === AGAIN.id) ? [] : [INTRUDER_DUE])
			]),
		then: (play, _frame, { pick, then: ships }, seat) => {
			const { board } = play;
			if (pick === 'again') {
				play.say(
					msg(
						'{who, select, you {You discard} other {# discards}} {whose, select, you {your} other {their}} own colour and {who, select, you {draw} other {draws}} another destiny card.',
						{ who: seat, whose: seat }
					),
					'CE-7.8',
					{ type: 'redrawn', seat }
				);
				return 'before';
			}
			for (const planet of planetsOf(board, seat)) {
				if (ships && pick === `resettle ${planet}`) {
					play.say(
						msg('{who, select, you {You settle} other {# settles}} {planet} again.', {
							who: seat,
							planet: planetName(planet)
						}),
						'CE-7.6'
					);
					// CE-37.5: below what answers the new colony.
					offerMoon(play, seat, planet);
					moveShips(play, movesFrom(seat, ships.split, planet));
					return 'resettled';
				}
				const other = board.order.find((one) => pick === `against ${one} ${planet}`);
				if (!other) continue;
				meetOn(play, other, planet);
				return 'settled';
			}
			throw new Error(`${pick} names no planet of {${seat}}.`);
		}
	}),

	/** CE-40.27: the colour of the partner: an intruder there, or another card. */
	partner: ask({
		ask: (play) => {
			const offense = offenseOf(play.board);
			const partner = partnerOf(play.board, offense);
			const intruders = partner ? against(play.board, partner) : [];
			if (!partner || intruders.length === 0) return null;
			return {
				seat: offense,
				about: [partner],
				rule: 'CE-40.27',
				say: msg('Destiny shows your partner’s colour. What will you do?'),
				shape: { type: 'one', choices: [...intruders, AGAIN] },
				fallback: { pick: AGAIN.id }
			};
		},
		explain: ({ board }, _frame, shape, seat) => withBarred(shape, noPartner(board, seat)),
		then: (play, _frame, { pick }) => {
			const { board } = play;
			const partner = partnerOf(board, offenseOf(play.board));
			const met =
				partner &&
				intrudersIn(board, partner).find(
					({ seat, planet }) => pick === `against ${seat} ${planet}`
				);
			if (!met) {
				play.say(
					msg(
						'{who, select, you {You discard} other {# discards}} the colour of {whose, select, you {your} other {their}} partner and {who, select, you {draw} other {draws}} another destiny card.',
						{ who: offenseOf(board), whose: offenseOf(board) }
					),
					'CE-40.27',
					{ type: 'redrawn', seat: offenseOf(board) }
				);
				return 'before';
			}
			meetOn(play, met.seat, met.planet);
			return 'settled';
		}
	}),

	partnerAgain: run((play) => {
		play.say(msg('Partners do not encounter each other: another card is drawn.'), 'CE-40.25');
		return 'before';
	}),

	/** CE-7.6: answers to what the ships left behind come first, and a hazard that is due (CE-33.5). */
	resettled: run((play) => {
		if (isHazardDue(play.board)) play.push('hazard');
	}),

	/** Then the encounter ends at once. */
	over: run((play) => endEncounter(play, { type: 'ended', successful: true }, false)),

	/** CE-7.24: a colony that can be met there, or of whom it is, in place of whom the card says. */
	abroad: ask({
		ask: (play) => {
			const { board } = play;
			const system = defenseOf(board);
			const choices = exposedIn(play, system);
			return choices.length === 0
				? null
				: {
						seat: offenseOf(board),
						about: [system],
						rule: 'CE-7.24',
						say: msg('{who} is to be encountered at home. Will you do so, or attack a colony?', {
							who: system
						}),
						shape: {
							type: 'one',
							choices: [
								{
									id: AT_HOME,
									say: msg('Encounter {who} at home', { who: system }),
									on: system
								},
								...choices
							]
						},
						fallback: { pick: AT_HOME }
					};
		},
		then: (play, _frame, { pick }) => {
			const met = value(play, 'exposed', NONE, { offense: offenseOf(play.board) }).find(
				({ seat, planet }) => pick === `against ${seat} ${planet}`
			);
			if (met) meetOn(play, met.seat, met.planet);
		}
	}),

	settled: run((play) => tellMeeting(play)),

	defenseSet: run((play) => play.window('destiny.defenseSet'))
};
