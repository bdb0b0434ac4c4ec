/**
 * Landings and what follows of them (TI-6 steps 5 and 6, TI-7.5, TI-31 step 4): all is assigned at once; then own and
 * neutral planets are landed on, and those of others invaded, one after the other.
 */
import { msg } from '../../../core';
import type { Barred, Choice, Limit, Place, Reason } from '../../../core';
import { addTo, entriesOf, keysOf, playerOf, roomIn, sumOf, totalOf } from '../../kit';
import type { OneOf, SomeOf, SplitOf, Tally } from '../../kit';
import { conscript, priceOfLicence, rewardExplorer } from '../agendas/colonies';
import { fleetAt, planetsAt, planetState } from '../board';
import { askPayment, canPay, pay } from '../economy/payment';
import { sideOf, whyNotLand } from '../invasion/bars';
import { firedIn } from '../fights';
import { canBombard } from '../invasion/bombardment';
import { land, settle } from '../planets/landed';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import type { Carried } from '../planets/ground';
import { namedFor } from '../spoken/counted';
import { breakAgreement } from '../trade/agreements';
import { unitOf } from '../tables/by-id';
import { onlyOne } from '../timing/moments';
import type { MomentRules } from '../timing/moments';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';

declare module '../play' {
	interface Steps {
		/** TI-6 steps 5 and 6, TI-10, TI-31: the active player lands in these systems; in a Transfer Action on friendly planets alone (TI-7.5). */
		landings: {
			seat: SeatId;
			systems: readonly SystemId[];
			isTransfer: boolean;
			/** Who may be bombarded has been asked (TI-34.8). */
			isWarned?: boolean;
			/** Fighters that have fought for a planet (TI-10.14). */
			tired?: number;
			/** Ground Forces either side lost in the fight for a planet. */
			lost?: Tally<PlanetId>;
			/** Neutral planets that were taken. */
			neutral?: PlanetId[];
			/** Planets bombarded without a landing (TI-6.27). */
			bombed?: PlanetId[];
			/** Neutral planets that were paid for (Colonization Licensing), and those to be paid for. */
			licensed?: PlanetId[];
		};
	}
}

declare module '../timing/moments' {
	interface Moments {
		/** Before the invasion of the only planet that is left. */
		beforeInvasion: true;
	}
}

type Frame = FrameOf<Steps['landings']>;
type LandPlace = `${Carried}@${PlanetId}`;

const { run, ask } = formsOf('landings');

/** Those that make room first: a PDS lands beside a Ground Force (TI-6.22). */
const LANDERS = ['groundForce', 'pds'] as const;

const landPlace = (kind: Carried, planet: PlanetId): LandPlace => `${kind}@${planet}`;

const isFourth = ({ options }: Board, { isTransfer }: Frame): boolean =>
	!isTransfer && options.tacticalAction === 'fourth';

const landRule = (board: Board, frame: Frame): string =>
	frame.isTransfer ? 'TI-7.5' : isFourth(board, frame) ? 'TI-31.23' : 'TI-6.20';

function whyNot(
	board: Board,
	{ seat, isTransfer, licensed = [] }: Frame,
	planet: PlanetId
): Reason | null {
	if (isTransfer && sideOf(board, seat, planet) !== 'friendly')
		return { why: msg('In a Transfer Action units land on own planets alone.'), rule: 'TI-7.5' };
	const isLicensed = priceOfLicence(board, planet) === 0 || licensed.includes(planet);
	if (sideOf(board, seat, planet) === 'neutral' && !isLicensed)
		return { why: msg('You have not paid for a licence.'), rule: 'TI-17.15' };
	return whyNotLand(board, seat, planet);
}

/** Neutral planets below own Ground Forces that take a licence. */
const unlicensed = (board: Board, { seat, systems, isTransfer }: Frame): PlanetId[] =>
	isTransfer
		? []
		: systems
				.filter((id) => (fleetAt(board, id, seat)?.groundForce ?? 0) > 0)
				.flatMap((id) => planetsAt(board, id))
				.filter(
					(planet) =>
						sideOf(board, seat, planet) === 'neutral' &&
						priceOfLicence(board, planet) > 0 &&
						whyNotLand(board, seat, planet) === null
				);

const licencePrice = (board: Board, planets: readonly PlanetId[]): number =>
	sumOf(planets, (planet) => priceOfLicence(board, planet));

/** Planets of a system that may be landed on. */
const beaches = (board: Board, frame: Frame, system: SystemId): PlanetId[] =>
	planetsAt(board, system).filter((planet) => whyNot(board, frame, planet) === null);

/** What can be assigned in one system, and its limits (TI-6). */
function landingsIn(
	board: Board,
	frame: Frame,
	system: SystemId
): { readonly places: Place<LandPlace>[]; readonly limits: Limit[] } {
	const { seat } = frame;
	const fleet = fleetAt(board, system, seat);
	const planets = beaches(board, frame, system);
	const limits: Limit[] = [];
	const places = LANDERS.flatMap((kind) => {
		const aboard = fleet?.[kind] ?? 0;
		const ofKind = planets.map((planet): Place<LandPlace> => {
			const { units } = planetState(board, planet);
			const isOwn = sideOf(board, seat, planet) === 'friendly';
			// TI-6.25: the PDS of others go with them.
			const room = (unitOf(kind).perPlanet ?? Infinity) - (isOwn ? units[kind] : 0);
			return {
				...{ id: landPlace(kind, planet), on: planet },
				say: msg('{unit} on {planet}', { unit: unitOf(kind).name, planet: planetWords(planet) }),
				max: Math.min(aboard, room),
				...(room < aboard ? { rule: 'TI-6.25' } : {})
			};
		});
		const open = ofKind.filter(({ max }) => max > 0);
		if (open.length > 1)
			limits.push({
				say:
					frame.systems.length > 1
						? msg('{unit} to land from {place}', {
								unit: namedFor(kind, aboard),
								place: systemWords(board, system)
							})
						: msg('{unit} to land', { unit: namedFor(kind, aboard) }),
				...{ rule: 'TI-6.20', most: aboard },
				uses: Object.fromEntries(open.map(({ id }) => [id, 1]))
			});
		return open;
	});
	for (const planet of planets) {
		const pds = landPlace('pds', planet);
		if (sideOf(board, seat, planet) === 'friendly' || !places.some(({ id }) => id === pds))
			continue;
		// TI-6.22: at most two of them, so one Ground Force is enough for all.
		limits.push({
			say: msg('PDS on {planet} without a Ground Force beside them', {
				planet: planetWords(planet)
			}),
			...{ rule: 'TI-6.22', most: 0 },
			uses: { [pds]: 1, [landPlace('groundForce', planet)]: -(unitOf('pds').perPlanet ?? 1) }
		});
	}
	// Without Ground Forces aboard no PDS can land there.
	const isOffered = ({ id }: Place<LandPlace>): boolean =>
		(fleet?.groundForce ?? 0) > 0 ||
		planets.some(
			(planet) => id === landPlace('pds', planet) && sideOf(board, seat, planet) === 'friendly'
		);
	return { places: places.filter(isOffered), limits };
}

/**
 * What most would land in a system: a Ground Force on each planet that is nobody's and empty, which takes it, and the
 * others stay aboard; where there is none, all on the first of one's own, or on the only planet. Where several are to choose from and one is held against
 * them, nothing: what goes where is for their player to say.
 */
function usualIn(board: Board, frame: Frame, system: SystemId): Tally<LandPlace> {
	const { seat } = frame;
	const aboard = fleetAt(board, system, seat)?.groundForce ?? 0;
	const planets = beaches(board, frame, system);
	const free = planets.filter((planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === null && units.pds + units.groundForce === 0;
	});
	const isQuiet = planets.every(
		(planet) => free.includes(planet) || sideOf(board, seat, planet) === 'friendly'
	);
	const [first] = [...free, ...planets];
	const usual: Tally<LandPlace> = {};
	if (first === undefined || aboard === 0 || !(isQuiet || planets.length === 1)) return usual;
	for (const planet of free.slice(0, aboard)) usual[landPlace('groundForce', planet)] = 1;
	if (free.length === 0) usual[landPlace('groundForce', first)] = aboard;
	return usual;
}

/** Units aboard in these systems, of the kinds that can land. */
const aboardOf = (board: Board, { seat, systems }: Frame, places: readonly Place<LandPlace>[]) =>
	sumOf(
		LANDERS.filter((kind) => places.some(({ id }) => id.startsWith(`${kind}@`))),
		(kind) => sumOf(systems, (id) => fleetAt(board, id, seat)?.[kind] ?? 0)
	);

function landShape(board: Board, frame: Frame): SplitOf<LandPlace> {
	const all = frame.systems.map((system) => landingsIn(board, frame, system));
	// Ground Forces of all systems first.
	const places = LANDERS.flatMap((kind) =>
		all.flatMap((one) => one.places.filter(({ id }) => id.startsWith(`${kind}@`)))
	);
	const usual: Tally<LandPlace> = {};
	for (const system of frame.systems)
		for (const [place, n = 0] of entriesOf(usualIn(board, frame, system))) addTo(usual, place, n);
	return {
		type: 'split',
		places,
		min: 0, // TI-6.26
		max: Math.min(roomIn(places), aboardOf(board, frame, places)),
		...(totalOf(usual) > 0 ? { usual } : {}),
		limits: all.flatMap(({ limits }) => limits)
	};
}

const barredBeaches = (board: Board, frame: Frame): Barred[] =>
	frame.systems.flatMap((system) =>
		planetsAt(board, system).flatMap((planet) => {
			const why = whyNot(board, frame, planet);
			if (!why) return [];
			return [
				{
					id: landPlace('groundForce', planet),
					...{ on: planet, say: planetWords(planet) },
					...why
				}
			];
		})
	);

/**
 * TI-34.4: whether a card of this moment may wait in a hand although nothing can land, judged by what is public: all of
 * them need a War Sun above a planet.
 */
const mayHoldCard = (board: Board, { seat, systems, isTransfer }: Frame): boolean =>
	!isTransfer &&
	playerOf(board, seat).hand.length > 0 &&
	systems.some(
		(id) => (fleetAt(board, id, seat)?.warSun ?? 0) > 0 && planetsAt(board, id).length > 0
	);

/** Planets being invaded, in the order of the tile. */
const invaded = (board: Board, { systems }: Frame): PlanetId[] =>
	systems.flatMap((id) => planetsAt(board, id)).filter((planet) => board.landings[planet]);

/** TI-6.27: planets that can be bombarded without a landing; in the fourth edition all that came before. */
function bombable(play: Play, frame: Frame): PlanetId[] {
	const { board } = play;
	const { seat, systems, bombed = [] } = frame;
	if (frame.isTransfer || isFourth(board, frame)) return [];
	return systems.flatMap((system) =>
		planetsAt(board, system).filter(
			(planet) =>
				!board.landings[planet] &&
				!bombed.includes(planet) &&
				canBombard(board, { seat, system, landing: [], fired: firedIn(board) }, planet)
		)
	);
}

/** Whether one planet is invaded and nothing else is left to do. */
const isAlone = (play: Play, frame: Frame): boolean =>
	invaded(play.board, frame).length === 1 && bombable(play, frame).length === 0;

export const beforeInvasionMoment: MomentRules = {
	seats: onlyOne,
	words: (play) => {
		const about = invaded(play.board, play.within('landings'));
		const planet = { and: about.map(planetWords) };
		return { say: msg('You are about to invade {planet}', { planet }), rule: 'TI-34.4', about };
	}
};

const DONE = 'done';
type Next = Choice<`${'invade' | 'bombard'}:${PlanetId}` | typeof DONE>;

const systemAt = (board: Board, { systems }: Frame, planet: PlanetId): SystemId => {
	const system = systems.find((id) => planetsAt(board, id).includes(planet));
	if (!system) throw new Error(`${planet} lies in none of these systems.`);
	return system;
};

export const landings: Step = {
	/** TI-31.20 (a), TI-31.22. */
	bombard: run((play, frame) => {
		const { board } = play;
		const { seat, systems } = frame;
		board.fight = { is: 'landings', seat, systems, planet: null, round: 0 };
		if (!isFourth(board, frame)) return;
		for (const system of frame.systems)
			play.push('bombardment', {
				...{ seat: frame.seat, system, landing: null },
				planets: planetsAt(board, system)
			});
	}),

	/** Colonization Licensing: paid before it is landed on. */
	licence: ask({
		ask: ({ board }, frame) => {
			const { seat } = frame;
			const most = canPay(board, seat, 'resources');
			const planets = unlicensed(board, frame).filter(
				(planet) => priceOfLicence(board, planet) <= most
			);
			if (planets.length === 0) return null;
			const shape: SomeOf<PlanetId> = {
				type: 'some',
				choices: planets.map((id) => ({ id, on: id, say: planetWords(id) })),
				...{ min: 0, max: planets.length },
				limits: [
					{
						say: msg('Resources'),
						most,
						uses: Object.fromEntries(planets.map((id) => [id, priceOfLicence(board, id)]))
					}
				]
			};
			return {
				...{ seat, shape, rule: 'TI-17.15', fallback: { picks: [] } },
				say: msg('For which neutral planets do you pay a licence?')
			};
		},
		then: (_play, frame, { picks }) => {
			frame.licensed = picks.slice();
		}
	}),
	pay: ask({
		ask: (play, { seat, licensed = [] }) => {
			const { board } = play;
			const price = licencePrice(board, licensed);
			return price === 0
				? null
				: askPayment(play, seat, {
						...{ means: 'resources', price, rule: 'TI-17.15' },
						say: msg('Pay {price, plural, one {# resource} other {# resources}}', { price })
					});
		},
		then: (play, _frame, { split }, seat) => pay(play, seat, split, 'TI-17.15')
	}),

	/** TI-6.20, TI-31.23, TI-7.5. */
	assign: ask({
		ask: ({ board }, frame) => {
			const shape = landShape(board, frame);
			const isAsked = mayHoldCard(board, frame);
			if (shape.places.length === 0 && !isAsked) return null;
			return {
				...{ seat: frame.seat, shape, rule: landRule(board, frame), secret: isAsked },
				...{ say: msg('What lands where?'), about: frame.systems },
				fallback: { split: {} }
			};
		},
		explain: ({ board }, frame, shape) => {
			const barred = barredBeaches(board, frame);
			return barred.length > 0 ? { ...shape, barred } : shape;
		},
		then: (play, frame, { split }) => {
			const { board } = play;
			const { seat } = frame;
			const rule = landRule(board, frame);
			for (const system of frame.systems)
				for (const planet of planetsAt(board, system)) {
					const { owner } = planetState(board, planet);
					const units: Tally<Carried> = {};
					for (const kind of LANDERS) {
						const n = split[landPlace(kind, planet)] ?? 0;
						if (n > 0) units[kind] = n;
					}
					if (keysOf(units).length === 0) continue;
					land(play, seat, system, planet, units, rule);
					// TI-6.21: on own planets that is all.
					if (owner === null) {
						settle(play, planet, 'TI-6.23');
						rewardExplorer(play, seat);
						conscript(play, seat, planet);
						if (planetState(board, planet).owner === seat)
							frame.neutral = [...(frame.neutral ?? []), planet];
					} else if (owner !== seat) breakAgreement(play, seat, owner, 'TI-10.20');
				}
		}
	}),

	/** TI-34.4: right after neutral planets were taken. */
	taken: run((play, { seat, neutral = [] }) => {
		if (neutral.length > 0) play.push('ownCards', { seat, timing: 'after-neutral-taken' });
	}),

	/** TI-34.4: one planet that is invaded, and none to bombard, is no question, but may be the moment of a card. */
	only: run((play, frame) => {
		if (play.since(2) && isAlone(play, frame)) play.window('beforeInvasion', { only: frame.seat });
	}),

	/** TI-6.27. */
	next: ask({
		ask: (play, frame) => {
			const { board } = play;
			const invade = invaded(board, frame);
			const bombard = bombable(play, frame);
			if (invade.length + bombard.length === 0) return null;
			const choices: Next[] = [
				...invade.map((planet) => ({
					...{ id: `invade:${planet}` as const, on: planet },
					say: msg('Invade {planet}', { planet: planetWords(planet) })
				})),
				...bombard.map((planet) => ({
					...{ id: `bombard:${planet}` as const, on: planet },
					say: msg('Only bombard {planet}', { planet: planetWords(planet) })
				}))
			];
			if (invade.length === 0) choices.push({ id: DONE, say: msg('Bombard nothing else') });
			const shape: OneOf<Next> = { type: 'one', choices };
			const pick = invade.length > 0 ? (choices[0]?.id ?? DONE) : DONE;
			return {
				...{ seat: frame.seat, rule: 'TI-6.27', shape, fallback: { pick } },
				say: msg('Which planet is next?'),
				// TI-34.4: a card before an invasion is played beside this question; before rules 2 beside one planet too.
				secret: !play.since(2) && playerOf(board, frame.seat).hand.length > 0
			};
		},
		then: (play, frame, { pick }, seat) => {
			const { board } = play;
			if (pick === DONE) return undefined;
			const isInvasion = pick.startsWith('invade:');
			const planet = [...invaded(board, frame), ...bombable(play, frame)].find((one) =>
				pick.endsWith(`:${one}`)
			);
			if (!planet) return undefined;
			const system = systemAt(board, frame, planet);
			if (isInvasion) play.push('invasion', { seat, system, planet });
			else {
				frame.bombed = [...(frame.bombed ?? []), planet];
				play.push('bombardment', { seat, system, planets: [planet], landing: [] });
			}
			return 'only';
		}
	}),

	check: run((play) => {
		play.board.fight = null;
		play.push('upkeep');
	})
};
