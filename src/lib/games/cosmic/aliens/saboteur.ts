/** Booby Trap: whoever lands beside one of its tokens may lose every ship there. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, pickBest, ranked } from '../../kit';
import {
	amMain,
	foreignOf,
	goalOf,
	isNewColony,
	mainOf,
	opposing,
	rivalsOf,
	shipsOn
} from '../bot/sight';
import { trifling } from '../bot/wishes';
import { SHIP, worthOfCard } from '../bot/worth';
import {
	entriesOf,
	hasUsed,
	homeOf,
	leftOf,
	opponentOf,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn as shipsThere,
	sideOf,
	sideOfMain
} from '../board';
import { kindOf } from '../cards';
import { discardCards } from '../hands';
import { emptyPlanet } from '../modules/planets';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { turnUpInSetup } from '../sheets';
import {
	SHEET,
	boxTraps,
	discardTraps,
	exchangeTraps,
	isTrapped,
	leftOnSheet,
	placeTrap,
	takeTrap,
	trapName,
	trapped,
	trapsIn
} from '../traps';
import { PHASES, ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice, Shape } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { Trap, TrapPlace } from '../traps';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'saboteur';

declare module '../notes' {
	interface Notes {
		readonly saboteur: {
			/** The planet beside which a token was turned up last. */
			readonly turned?: PlanetId;
			/** The planets on which the wild flare holds ships of its player's opponent, by that player. */
			readonly held?: { readonly [seat: SeatId]: PlanetId };
		};
	}
}

declare module '../play' {
	interface Steps {
		/** Game setup: where its tokens lie, and which of them are traps. */
		'saboteur.lay': { readonly seat: SeatId; planets?: readonly PlanetId[] };
		/** It says which token of its sheet comes to lie beside a planet, in place of the one there, if any. */
		'saboteur.take': { readonly seat: SeatId; readonly planet: PlanetId };
		/** The token beside a planet is turned up. */
		'saboteur.spring': { readonly seat: SeatId; readonly planet: PlanetId; is?: Trap };
	}
}

const planetChoice = ({ board }: Play, planet: PlanetId): Choice<PlanetId> => ({
	id: planet,
	say: planetName(planet),
	on: planet,
	note: msg('{n, plural, one {# ship} other {# ships}} there', {
		n: entriesOf(shipsThere(board, planet)).reduce((sum, [, n]) => sum + n, 0)
	})
});

/** All planets, its own first. */
const allPlanets = (board: Board, seat: SeatId): PlanetId[] =>
	[seat, ...leftOf(board, seat)].flatMap((owner) => planetsOf(board, owner));

const bare = (board: Board, seat: SeatId): PlanetId[] =>
	allPlanets(board, seat).filter((planet) => !isTrapped(board, planet));

/** Places whose tokens can be exchanged: planets, and the sheet as one. */
const places = (board: Board): TrapPlace[] => {
	const beside: TrapPlace[] = trapped(board);
	return leftOnSheet(board).length > 0 ? [...beside, SHEET] : beside;
};

const isPlanet = (place: TrapPlace): place is PlanetId => place !== SHEET;

// Setup

const laying = formsOf('saboteur.lay');

const lay: Step = {
	where: laying.ask({
		ask: (play, { seat }) => {
			const n = leftOnSheet(play.board).length;
			const shape: SomeOf<PlanetId> = {
				type: 'some',
				choices: allPlanets(play.board, seat).map((planet) => planetChoice(play, planet)),
				min: n,
				max: n
			};
			return {
				seat,
				rule: 'CE-39.8',
				say: msg('Beside which {n} planets do your tokens lie?', { n }),
				shape,
				fallback: 'random'
			};
		},
		then: (play, frame, { picks }) => {
			frame.planets = picks;
			play.say(
				msg('{who} lays tokens face down beside {n} planets.', {
					who: frame.seat,
					n: picks.length
				}),
				'CE-39.8',
				null,
				picks
			);
		}
	}),

	which: laying.ask({
		ask: (play, { seat, planets = [] }) => {
			const n = trapsIn(play.board);
			const shape: SomeOf<PlanetId> = {
				type: 'some',
				choices: planets.map((planet) => planetChoice(play, planet)),
				min: n,
				max: n
			};
			return {
				seat,
				secret: true,
				rule: 'CE-39.8',
				say: msg('Which {n} of them are traps? The others are decoys.', { n }),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { planets = [] }, { picks }) => {
			for (const planet of planets)
				placeTrap(play, planet, picks.includes(planet) ? 'trap' : 'decoy');
		}
	})
};

// Exchanges

/** A token of the sheet comes to lie beside the planet; the one there goes onto the sheet. */
function exchange(play: Play, planet: PlanetId, trap: Trap): void {
	const there = isTrapped(play.board, planet);
	if (there) takeTrap(play, planet);
	placeTrap(play, planet, trap);
}

const take: Step = {
	which: formsOf('saboteur.take').ask({
		ask: ({ board }, { seat, planet }) => {
			const choices = [...new Set(leftOnSheet(board))].sort().map((trap): Choice<Trap> => ({
				id: trap,
				say: trapName(trap)
			}));
			const [first] = choices;
			const shape: OneOf<Choice<Trap>> = { type: 'one', choices };
			return first
				? {
						seat,
						secret: true,
						about: [planet],
						rule: 'CE-39.9',
						say: msg('Which token of your sheet lies beside {planet} now?', {
							planet: planetName(planet)
						}),
						shape,
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, { planet }, { pick }) => exchange(play, planet, pick)
	})
};

/** CE-39.9: which one is asked wherever there are several: what they are nobody else knows. */
function takeOfSheet(play: Play, seat: SeatId, planet: PlanetId): void {
	const [trap, ...more] = leftOnSheet(play.board);
	if (trap !== undefined && more.length === 0) exchange(play, planet, trap);
	else play.push('saboteur.take', { seat, planet });
}

/** One of the two in each encounter (CE-39.9). */
const isFirst = ({ board }: Play, seat: SeatId): boolean =>
	!['swap', 'place'].some((use) => hasUsed(board, { seat, source: 'power', id: ID, use }));

// What a bot makes of it

/** What a trap there may bring: rivals who would gain a colony by landing lose it, and the nearer they are to winning the better. */
function lure(sight: Sight, planet: PlanetId): number {
	const gained = rivalsOf(sight).filter((seat) => isNewColony(sight, seat, planet));
	const feared = Math.max(
		0,
		...gained.map((seat) => 0.1 + (0.4 * foreignOf(sight, seat)) / goalOf(sight, seat))
	);
	const mine = shipsOn(sight, planet)[sight.me] ?? 0;
	return feared + (homeOf(planet) === sight.me ? 0.1 : 0) - mine * SHIP;
}

/** By lure, and a little by chance, so that nobody foresees it. */
const lured = (sight: Sight, planets: readonly PlanetId[], n: number): PlanetId[] =>
	ranked(planets, (planet) => lure(sight, planet) + sight.dice(100) / 300).slice(0, n);

const choicesIn = (shape: Shape): PlanetId[] =>
	shape.type === 'some' ? shape.choices.map(({ id }) => id as PlanetId) : [];

interface Swap {
	readonly places: readonly TrapPlace[];
	readonly gain: number;
}

/** The best exchange of a trap for a decoy. */
function bestSwap(sight: Sight): Swap {
	const { traps } = sight.own;
	const none: Swap = { places: [], gain: 0 };
	if (!traps) return none;
	const beside = keysOf(traps.beside);
	const better = bestOf(
		beside.filter((planet) => traps.beside[planet] === 'decoy'),
		(planet) => lure(sight, planet)
	);
	if (!better) return none;
	const worse: TrapPlace | undefined = traps.sheet.includes('trap')
		? SHEET
		: bestOf(
				beside.filter((planet) => traps.beside[planet] === 'trap'),
				(planet) => -lure(sight, planet)
			);
	if (!worse) return none;
	const gain = lure(sight, better) - (isPlanet(worse) ? lure(sight, worse) : 0);
	return { places: [better, worse], gain };
}

/** What an exchange must bring a bot, for the others see which tokens it moved. */
const WORTHWHILE = 0.1;
/** A decoy beside a planet keeps others away a little. */
const DECOY = 0.02;

const bestPlace = (sight: Sight, planets: readonly PlanetId[]): PlanetId | undefined =>
	bestOf(planets, (planet) => lure(sight, planet));

const bareSeen = ({ open }: Sight): PlanetId[] =>
	keysOf(open.planets).filter((planet) => !open.traps?.beside.includes(planet));

// The flare

/** Planets on which both main players have ships. */
const shared = (board: Board, seat: SeatId): PlanetId[] => {
	const other = opponentOf(board, seat);
	return keysOf(board.planets).filter(
		(planet) => shipsAt(board, seat, planet) > 0 && shipsAt(board, other, planet) > 0
	);
};

/** Whether this main player has lost, or made no deal. */
function hasFailed(board: Board, seat: SeatId): boolean {
	const outcome = board.encounter?.outcome;
	if (!outcome || sideOfMain(board, seat) === null) return false;
	if (outcome.type === 'won') return outcome.side !== sideOf(board, seat);
	return outcome.type === 'bothLose' || outcome.type === 'dealFailed';
}

/** Negotiates of a hand. */
const negotiates = (board: Board, seat: SeatId): CardId[] =>
	playerOf(board, seat).hand.filter((card) => kindOf(card) === 'negotiate');

/** What its trap is worth to a bot there, by the ships that go. */
function worthOfSpringing(sight: Sight, planet: PlanetId): number {
	const ships = entriesOf(shipsOn(sight, planet)).map(([seat, n]) =>
		seat === sight.me ? -4 * n * SHIP : n * SHIP
	);
	return ships.reduce((sum, n) => sum + n, 0) + lure(sight, planet);
}

/** Whom it meets as a main player, as a bot sees it. */
const opponentSeen = (sight: Sight): SeatId | null => {
	const side = SIDES.find((one) => mainOf(sight, one) === sight.me);
	return side ? mainOf(sight, opposing(side)) : null;
};

/** Where it has ships beside those of this seat, and how many that one has. */
const sharedSeen = (sight: Sight, other: SeatId): [PlanetId, number][] =>
	entriesOf(sight.open.planets).flatMap(([planet, ships]) =>
		ships[sight.me] && ships[other] ? [[planet, ships[other]] as [PlanetId, number]] : []
	);

const springing = formsOf('saboteur.spring');

const spring: Step = {
	turnUp: springing.run((play, frame) => {
		const { planet, seat } = frame;
		if (!isTrapped(play.board, planet)) return 'end';
		const is = takeTrap(play, planet);
		frame.is = is;
		play.showed = true;
		play.say(
			is === 'trap'
				? msg('The token beside {planet} is a trap.', { planet: planetName(planet) })
				: msg('The token beside {planet} is a decoy.', { planet: planetName(planet) }),
			'CE-39.10',
			null,
			[planet]
		);
		if (play.board.encounter) note(play, ID, { ...noteOf(play, ID), turned: planet });
		if (is === 'decoy') play.window('tokens.revealed', { only: seat });
		return undefined;
	}),

	fall: springing.run((play, { planet, is }) => {
		if (is === 'trap' && play.board.planets[planet]) emptyPlanet(play, planet, 'CE-39.10', true);
	})
};

/** Planets with tokens on which ships have just landed. */
const landedBeside = (board: Board, frame: Open | undefined): PlanetId[] =>
	(frame?.landed ?? []).filter((planet) => isTrapped(board, planet));

const swapping: Use = asking({
	moments: ['encounter.start'],
	once: true,
	unanswerable: true,
	open: (play, { seat }) => isFirst(play, seat) && places(play.board).length > 1,
	ask: (play) => {
		const found = places(play.board);
		const choices = found.map((place): Choice<TrapPlace> =>
			isPlanet(place)
				? planetChoice(play, place)
				: {
						id: place,
						say: msg('One of this sheet'),
						note: msg('{n, plural, one {# token} other {# tokens}} there', {
							n: leftOnSheet(play.board).length
						})
					}
		);
		const shape: SomeOf<TrapPlace> = { type: 'some', choices, min: 2, max: 2 };
		return choices.length > 1 ? shape : null;
	},
	say: msg('exchange two of their tokens'),
	yours: msg('exchange two of your tokens'),
	sends: template('Exchange {n, plural, one {one token} other {# tokens}}'),
	worth: (sight) => {
		const { gain } = bestSwap(sight);
		return gain > WORTHWHILE ? gain / 4 : 0;
	},
	choose: (sight) => {
		const { places: picks } = bestSwap(sight);
		return picks.length > 0 ? { picks } : null;
	},
	harms: trifling,
	apply: (play, { seat }, { picks }) => {
		const [one, other] = picks.filter(isPlanet).filter((planet) => isTrapped(play.board, planet));
		if (one && other) exchangeTraps(play, one, other);
		else if (one && leftOnSheet(play.board).length > 0) takeOfSheet(play, seat, one);
	}
});

const placing: Use = asking({
	moments: ['encounter.start'],
	once: true,
	unanswerable: true,
	open: (play, { seat }) =>
		isFirst(play, seat) && leftOnSheet(play.board).length > 0 && bare(play.board, seat).length > 0,
	ask: (play, { seat }) => {
		const choices = bare(play.board, seat).map((planet) => planetChoice(play, planet));
		const shape: OneOf<Choice<PlanetId>> = { type: 'one', choices };
		return choices.length > 0 && leftOnSheet(play.board).length > 0 ? shape : null;
	},
	say: msg('put a token of their sheet beside a planet'),
	yours: msg('put a token of your sheet beside a planet'),
	sends: template('Put a token beside {first}'),
	worth: (sight) => {
		const planet = bestPlace(sight, bareSeen(sight));
		if (!planet) return 0;
		return sight.own.traps?.sheet.includes('trap') ? Math.max(0, lure(sight, planet)) / 2 : DECOY;
	},
	choose: (sight, { choices }) => {
		const pick = bestPlace(
			sight,
			choices.map(({ id }) => id)
		);
		return pick ? { pick } : null;
	},
	harms: trifling,
	apply: (play, { seat }, { pick }) => {
		if (!isTrapped(play.board, pick)) takeOfSheet(play, seat, pick);
	}
});

export const saboteur: Alien = {
	words: {
		name: msg('Saboteur'),
		power: msg('Booby Trap'),
		gist: msg('Hides traps among decoys, for whoever lands beside one'),
		text: msg(
			'When ships land on a planet with a token of yours, you *use* this power to turn it up and take it back onto this sheet. A decoy does nothing; a trap sends every ship on the planet to the warp. As each encounter starts you may exchange two of your tokens, or put one of this sheet beside a planet without one.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: msg(
			'Take a trap and two decoys for each player. Lay them face down beside planets of any system, one at most beside each.'
		),
		wild: {
			text: msg(
				'As a main player, before cards are chosen, name a planet on which both you and your opponent have ships. When you lose, or no deal is made, your opponent’s ships there go to the warp.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('When a decoy is turned up, discard a negotiate: it is a trap.'),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg(
				'Ships land wherever they come to rest on a planet, yours too: as they come home or out of the warp as well.'
			),
			msg('Tokens beside several planets on which ships land together are turned up by one use.'),
			msg('A token whose turning up is stopped stays there, face down.'),
			msg('Beside which planets your tokens lie all see; which are traps you alone.'),
			msg('Exchanging is no use and cannot be stopped; while your power is off you exchange none.'),
			msg(
				'The planet of the wild flare may be the one that is fought over, and as many ships go as are there by then.'
			)
		]
	},
	set: 'conflict',
	liked: 12,
	begin: (play, seat) => {
		// CE-3.21: its tokens lie there for all to see, so a hidden sheet is turned up.
		turnUpInSetup(play, seat, ID);
		boxTraps(play.board, ID);
		play.push('saboteur.lay', { seat });
	},
	leaves: (play) => {
		if (play.board.traps?.of === ID) discardTraps(play);
	},
	power: {
		uses: {
			spring: {
				moments: ['ships.landed'],
				mandatory: true,
				open: ({ board }, _me, frame) => landedBeside(board, frame).length > 0,
				say: msg('turn up their tokens where ships have landed'),
				yours: msg('turn up your tokens where ships have landed'),
				harms: (sight) => amMain(sight),
				apply: (play, { seat }) => {
					const planets = landedBeside(play.board, play.openWindow());
					// Steps are carried out last in, first out.
					for (const planet of planets.toReversed()) play.push('saboteur.spring', { seat, planet });
				}
			},
			swap: swapping,
			place: placing
		}
	},
	wild: {
		uses: {
			hold: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }) => shared(board, seat).length > 0,
				ask: (play, { seat }) => {
					const choices = shared(play.board, seat).map((planet) => planetChoice(play, planet));
					const shape: OneOf<Choice<PlanetId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('hold ships of their opponent as hostages'),
				yours: msg('hold ships of your opponent as hostages'),
				sends: template('Hold those on {first}'),
				worth: (sight) => {
					const other = opponentSeen(sight);
					const held = other ? Math.max(0, ...sharedSeen(sight, other).map(([, n]) => n)) : 0;
					return (held * SHIP) / 2;
				},
				choose: (sight) => {
					const other = opponentSeen(sight);
					const most = other && bestOf(sharedSeen(sight, other), ([, n]) => n);
					return most ? { pick: most[0] } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const noted = noteOf(play, ID);
					note(play, ID, { ...noted, held: { ...noted?.held, [seat]: pick } });
				},
				lasting: {
					hostages: (play, owner, held) => {
						const planet = noteOf(play, ID)?.held?.[owner.seat];
						return planet && hasFailed(play.board, owner.seat)
							? [...held, { seat: opponentOf(play.board, owner.seat), planet }]
							: held;
					}
				}
			})
		}
	},
	super: {
		uses: {
			arm: asking({
				moments: ['tokens.revealed'],
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				ask: ({ board }, { seat }) => {
					const cards = negotiates(board, seat);
					const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(cards) };
					return cards.length > 0 ? shape : null;
				},
				say: msg('discard a negotiate: the decoy is a trap'),
				sends: template('Discard {first}: it is a trap'),
				worth: (sight) => {
					const planet = sight.open.encounter?.notes.saboteur?.turned;
					return planet ? worthOfSpringing(sight, planet) - worthOfCard('negotiate') : 0;
				},
				apply: (play, { seat }, { pick }) => {
					if (stillHeld(play, seat, [pick]).length === 0) return;
					discardCards(play, seat, [pick], 'CE-15.5');
					play.within('saboteur.spring').is = 'trap';
				}
			})
		}
	},
	steps: { lay, take, spring },
	questions: {
		'lay.where': {
			deed: msg('lay tokens face down'),
			sends: { some: template('Lay them there') },
			why: { is: 'best place' },
			answer: (sight, shape) =>
				shape.type === 'some' ? { picks: lured(sight, choicesIn(shape), shape.min) } : null
		},
		'lay.which': {
			deed: msg('say which tokens are traps'),
			sends: { some: template('These are traps') },
			why: { is: 'best place' },
			answer: (sight, shape) =>
				shape.type === 'some' ? { picks: lured(sight, choicesIn(shape), shape.min) } : null
		},
		'take.which': {
			deed: msg('choose a token of their sheet'),
			why: { is: 'does most' },
			answer: (_sight, shape) => pickBest(shape, (id) => (id === 'trap' ? 1 : 0))
		}
	}
};
