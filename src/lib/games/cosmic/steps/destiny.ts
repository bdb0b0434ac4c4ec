/** Destiny (CE-7): the top card settles who is encountered, and where. */
import { msg, withBarred } from '../../../core';
import { bestOf, drawFrom, gathered, likeOf, seatChoice, splitOver } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	foreignColonies,
	homeOf,
	isAtHome,
	leftOf,
	placesOf,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn,
	whereName,
	offenseOf
} from '../board';
import type { Where } from '../board';
import { colourOf } from '../cards';
import type { Barred, Choice, Place, Words } from '../../../core';
import { MOST_SHIPS, moveShips, movesFrom } from '../ships';
import { otherPlanets } from '../elsewhere';
import { endEncounter } from '../ending';
import { afterDestiny } from '../modules/hazards/draw';
import { isHazardDue } from '../modules/hazards/due';
import { offerMoon } from '../modules/moons/actions';
import { arePartners, partnerOf } from '../modules/teams/partners';
import { readsWarnings, showsWarning } from '../modules/hazards/warning';
import { formsOf } from '../play';
import { value } from '../values';
import type { Play, Step, StepFrame } from '../play';
import type { Board, DestinyId, PlanetId, SeatId } from '../types';

/** What a card shows, without which copy it is: `colour:2`, `wild`; with a warning that is read, the card itself. */
type DestinyLike = string;

/** CE-7.20: with a warning that is read it is not like the others of its colour. */
const likeIn = ({ board }: Play, card: DestinyId): DestinyLike =>
	readsWarnings(board) && showsWarning(card, board.options) ? card : likeOf(card);

/** When one card is left, it is shuffled with the discards before any is drawn; nothing quakes here (CE-19.7). */
const isOut = ({ vault }: Play): boolean => vault.destiny.length <= 1;

function renew(play: Play): void {
	const { board, vault } = play;
	if (!isOut(play)) return;
	vault.destiny = gathered(play, vault.destiny, board.destinyDiscard);
	play.say(msg('The destiny deck is shuffled anew.'), 'CE-7.2');
}

/** The cards one of which is drawn next, by their names: their order is nobody’s business (CE-7.20). */
const undrawn = (play: Play): DestinyId[] =>
	[...play.vault.destiny, ...(isOut(play) ? play.board.destinyDiscard : [])].sort();

/** CE-7.20: what the deck holds, for who may choose the card that is drawn next. */
export function searched(play: Play): OneOf<Choice<DestinyLike>> {
	const cards = undrawn(play);
	return {
		type: 'one',
		choices: [...new Set(cards.map((card) => likeIn(play, card)))].map((like) => {
			const same = cards.filter((card) => likeIn(play, card) === like);
			const seat = colourOf(same[0] ?? like);
			return {
				id: like,
				say: shownOn(play, same[0] ?? like),
				...(seat ? { on: seat } : {}),
				note: msg('{n, plural, one {# card} other {# cards}} in the deck', { n: same.length })
			};
		})
	};
}

/** CE-7.20: a card like this one is drawn next, and the rest of the deck is shuffled. */
export function drawNext(play: Play, like: DestinyLike): void {
	renew(play);
	const card = undrawn(play).find((one) => likeIn(play, one) === like);
	if (card === undefined) throw new Error(`No ${like} is left in the destiny deck.`);
	const { vault } = play;
	vault.destiny = [...play.shuffle(vault.destiny.filter((one) => one !== card)), card];
}

/** CE-36.26: a card of this colour without a warning leaves the deck; null: there is none. */
export function takeOut({ vault, board }: Play, colour: SeatId): DestinyId | null {
	const card = vault.destiny.find(
		(one) => colourOf(one) === colour && !showsWarning(one, board.options)
	);
	vault.destiny = vault.destiny.filter((one) => one !== card);
	return card ?? null;
}

/** CE-36.26: a card that lay on a sheet goes to the pile. */
export function putAway({ board }: Play, card: DestinyId): void {
	board.destinyDiscard.push(card);
}

/** CE-34.15: a card of the pile goes back on top of the deck. */
export function putBack({ board, vault }: Play, card: DestinyId): void {
	board.destinyDiscard = board.destinyDiscard.filter((other) => other !== card);
	vault.destiny.push(card);
}

/** CE-7.21: the card that was drawn decides nothing; another is drawn. */
export function drawAgain({ board }: Play): void {
	encounterOf(board).destiny = null;
}

/** Draws cards, face up: CE-7.16: each lies on its discard pile from then on; one place serves both. */
function draw(play: Play, n: number): DestinyId[] {
	const { board, vault } = play;
	renew(play);
	const cards = drawFrom(vault.destiny, n);
	if (cards.length < n) throw new Error('The destiny deck is empty.');
	play.showed = true;
	board.destinyDiscard.push(...cards);
	return cards;
}

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
	play.window('destiny.drawn');
	afterDestiny(play, card);
}

export function destinyName(card: DestinyId): Words {
	if (card.startsWith('wild')) return msg('a wild card');
	const colour = colourOf(card);
	if (colour) return msg('the colour of {who}', { who: colour });
	const name = SPECIALS[card];
	if (!name) throw new Error(`There is no destiny card ${card}.`);
	return name;
}

/** The same, with its warning where that is read. */
const shownOn = (play: Play, card: DestinyId): Words =>
	likeIn(play, card) === card && colourOf(card)
		? msg('{card}, with a hazard warning', { card: destinyName(card) })
		: destinyName(card);

const SPECIALS: { readonly [card: DestinyId]: Words } = {
	'special:fewest-ships-in-warp': msg('"fewest ships in warp"'),
	'special:most-cards-in-hand': msg('"most cards in hand"'),
	'special:most-foreign-colonies': msg('"most foreign colonies"')
};

/**
 * Whom an effect lets a seat encounter, wherever that is: on a planet at its home, or where it has a colony.
 * Null when there is no such player.
 */
export function anywhere(board: Board, offense: SeatId): Elsewhere | null {
	// CE-7.15: on planets of its home, or wherever else it has a colony.
	const others = leftOf(board, offense).filter(
		(seat) => placesOfOne(board, seat).choices.length > 0 && !arePartners(board, offense, seat)
	);
	return others.length === 0
		? null
		: {
				type: 'one',
				choices: others.map((seat) => ({ ...seatChoice(seat), then: placesOfOne(board, seat) }))
			};
}

/** A player, and where it is met. */
type Elsewhere = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<PlanetId>> }>;

/** Where a player can be met: on its home planets, and wherever else it has a colony. */
export const placesOfOne = (board: Board, seat: SeatId): OneOf<Choice<PlanetId>> => ({
	type: 'one',
	choices: [...new Set([...planetsOf(board, seat), ...coloniesOf(board, seat)])].map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship defends it} other {# ships defend it}}', {
			n: shipsOn(board, planet)[seat] ?? 0
		})
	}))
});

/** CE-7.19: an effect settles the defense and the planet it is met on. */
export function meetOn(play: Play, defense: SeatId, planet: PlanetId): void {
	settle(play, defense, homeOf(planet));
	encounterOf(play.board).target = planet;
}

/** CE-7.10: the offense has chosen whom it meets, at the home of that player. */
export const meetAtHome = (play: Play, whom: SeatId): void => settle(play, whom, whom);

/** CE-7.18: settled here and, but for effects, nowhere else; `system` is the home of one of the two (CE-7.17). */
function settle(play: Play, defense: SeatId, system: SeatId): void {
	const encounter = encounterOf(play.board);
	encounter.defense = defense;
	encounter.system = system;
}

/** CE-7.15: who has no planet left at home cannot be encountered there. */
const hasHome = (board: Board, seat: SeatId): boolean => planetsOf(board, seat).length > 0;

/** Others that can be encountered at home: partners never meet (CE-40.25). */
export const meetable = (board: Board, offense: SeatId): SeatId[] =>
	leftOf(board, offense).filter(
		(seat) => hasHome(board, seat) && !arePartners(board, offense, seat)
	);

/** Colonies of others in this home system; its owner’s partner is at home there (CE-40.28). */
export const intrudersIn = (
	board: Board,
	system: SeatId
): { readonly seat: SeatId; readonly planet: PlanetId }[] =>
	planetsOf(board, system).flatMap((planet) =>
		board.order
			.filter((seat) => !isAtHome(board, seat, planet) && shipsAt(board, seat, planet) > 0)
			.map((seat) => ({ seat, planet }))
	);

/** Home systems in which it meets intruders: its own, and its partner’s (CE-40.27). */
const guarded = (board: Board, offense: SeatId): SeatId[] => {
	const partner = partnerOf(board, offense);
	return partner ? [offense, partner] : [offense];
};

/** CE-7.15: whether anybody can be encountered: at its home, or as an intruder. */
const anybodyToMeet = (board: Board, offense: SeatId): boolean =>
	meetable(board, offense).length > 0 ||
	guarded(board, offense).some((system) => intrudersIn(board, system).length > 0);

/**
 * CE-7.11: the other player that fits the card best now (CE-7.13), ties to the nearest on the left (CE-7.12); null:
 * nobody has a planet at home (CE-7.15).
 */
function bySpecial(board: Board, offense: SeatId, card: DestinyId): SeatId | null {
	const score = (seat: SeatId): number => {
		if (card === 'special:fewest-ships-in-warp') return -shipsAt(board, seat, 'warp');
		if (card === 'special:most-cards-in-hand') return playerOf(board, seat).hand.length;
		return foreignColonies(board, seat);
	};
	return bestOf(meetable(board, offense), score) ?? null;
}

/** Ships that can resettle an own empty planet: on colonies, or already in the gate (CE-7.6). */
const settlers = (board: Board, seat: SeatId): Place<Where>[] =>
	placesOf(board, seat)
		.filter((where) => where !== 'beside')
		.map((where) => ({
			id: where,
			say: whereName(where),
			on: where,
			max: shipsAt(board, seat, where)
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
	intrudersIn(board, system).map(({ seat, planet }): Against => ({
		id: `against ${seat} ${planet}`,
		say: msg('Encounter {who} on {planet}', { who: seat, planet: planetName(planet) }),
		on: planet,
		note: msg('{n, plural, one {# ship} other {# ships}} there', {
			n: shipsAt(board, seat, planet)
		})
	}));

/** CE-7.4: encounter an intruder at home, resettle an empty own planet, or draw again. */
function ownColour(play: Play, seat: SeatId): OwnColour[] {
	const { board } = play;
	// CE-7.9: of several on one planet each is a choice by itself.
	const intruders = against(board, seat);
	const places = settlers(board, seat);
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

/** CE-40.25: why its partner cannot be met. */
function noPartner(board: Board, seat: SeatId): Barred[] {
	const who = partnerOf(board, seat);
	const why = msg('Partners do not encounter each other.');
	return who ? [{ id: who, on: who, say: msg('{who}', { who }), why, rule: 'CE-40.25' }] : [];
}

/** Where its own colour brings nothing. */
function notAtHome(board: Board, seat: SeatId): Barred[] {
	const empty = planetsOf(board, seat).filter(
		(planet) => Object.keys(shipsOn(board, planet)).length === 0
	);
	const none = settlers(board, seat).length === 0;
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

/** All are told who meets whom, and where. */
export function tellMeeting(play: Play): void {
	const { system } = encounterOf(play.board);
	const who = offenseOf(play.board);
	const whom = defenseOf(play.board);
	if (system === whom)
		play.say(
			msg(
				'{who, select, you {You encounter} other {# encounters}} {whom, select, you {you} other {#}}.',
				{ who, whom }
			),
			'CE-7.3'
		);
	else if (system === who)
		play.say(
			msg(
				'{who, select, you {You encounter} other {# encounters}} {whom, select, you {you} other {#}} in {whom, select, you {your} other {their}} own home system.',
				{ who, whom }
			),
			'CE-7.5'
		);
	else if (system)
		play.say(
			msg(
				'{who, select, you {You encounter} other {# encounters}} {whom, select, you {you} other {#}} in {third, select, you {your home system} other {the home system of #}}.',
				{ who, whom, third: system }
			),
			arePartners(play.board, who, system) ? 'CE-40.27' : 'CE-7.19'
		);
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
		if (!value(play, 'drawsTwo', false, { seat })) {
			const [card] = draw(play, 1);
			if (card) turnUp(play, frame, card);
			return 'read';
		}
		frame.two = draw(play, 2);
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
		const { board, vault } = play;
		const [card, other] = frame.two ?? [];
		delete frame.two;
		if (card === undefined || other === undefined) throw new Error('Two cards were drawn.');
		// The one that is used lies on top.
		board.destinyDiscard = [
			...board.destinyDiscard.filter((one) => one !== card && one !== other),
			card
		];
		vault.destiny.unshift(other);
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
		if (seat === offense) return 'own';
		if (seat && arePartners(board, offense, seat)) return 'partner';
		if (!seat && !card.startsWith('special:') && meetable(board, offense).length > 0) return 'wild';
		// A table may be kept with a special card up, before whom it is for was noted.
		const whom = seat ?? fits ?? (card.startsWith('special:') && bySpecial(board, offense, card));
		if (whom && hasHome(board, whom)) {
			settle(play, whom, whom);
			return 'settled';
		}
		if (anybodyToMeet(board, offense)) {
			play.say(
				whom
					? msg('{who} has no planet left at home: another card is drawn.', { who: whom })
					: msg('Nobody has a planet left at home: another card is drawn.'),
				'CE-7.15'
			);
			return 'before';
		}
		play.say(msg('Nobody can be encountered: the turn ends.'), 'CE-7.15');
		endEncounter(play, { type: 'ended', successful: false }, true);
		return undefined;
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
			return 'settled';
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
		explain: ({ board }, _frame, shape, seat) =>
			withBarred(shape, [
				...notAtHome(board, seat),
				...(shape.choices.some(({ id }) => id === AGAIN.id) ? [] : [INTRUDER_DUE])
			]),
		then: (play, _frame, { pick, then: ships }, seat) => {
			const { board } = play;
			if (pick === 'again') return 'before';
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
			if (!met) return 'before';
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

	settled: run((play) => tellMeeting(play)),

	defenseSet: run((play) => play.window('destiny.defenseSet'))
};
