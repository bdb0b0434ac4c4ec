/**
 * What happened in the fights for a system, told from events: PDS fire, a battle in space, and what follows on its
 * planets. Views show how things stand, and much of what people want to follow is over by the next view.
 */
import type { SeatId } from '$lib/core/ids';
import type { Words } from '$lib/core/words';
import type { HexId } from '$lib/hex';
import type { Rolled } from '$lib/games/imperium/combat/dice';
import type { StrikeId } from '$lib/games/imperium/combat/strikes';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { ImperiumEvent, ImperiumMove } from '../screen';

/** What a part of a fight is about. `before`: nothing is rolled yet. */
export type PartKind =
	'before' | 'fire' | 'barrage' | 'strike' | 'round' | 'bombardment' | 'guns' | 'ground';

export type Units = { readonly [unit: string]: number | undefined };

/** One roll of a fight, with what led to it and what came of it. */
export interface Part {
	readonly is: PartKind;
	/** Of a round. */
	readonly n: number | null;
	readonly strike: StrikeId | null;
	/** Where it is fought on a planet. */
	readonly planet: PlanetId | null;
	/** Who attacks whom: of PDS fire, who fires. */
	readonly by: SeatId;
	readonly against: SeatId | null;
	/** Of PDS fire: the planets in range. */
	readonly from?: readonly PlanetId[];
	/** The pieces as it began. */
	readonly open: OpenBoard;
	readonly dice: readonly Rolled[];
	readonly lost: { readonly [seat: SeatId]: Units };
	readonly damaged: { readonly [seat: SeatId]: Units };
	readonly cards: readonly {
		readonly seat: SeatId;
		readonly card: string;
		readonly off: boolean;
	}[];
	/** Strikes announced before the battle. */
	readonly announced: readonly { readonly seat: SeatId; readonly strike: StrikeId }[];
	readonly leaves: { readonly seat: SeatId; readonly to: HexId } | null;
}

export interface FightStory {
	readonly system: HexId;
	/** Oldest first. */
	readonly parts: readonly Part[];
	/** What the last fight in it came to; null while one is under way. */
	readonly end: { readonly winner: SeatId | null; readonly say: Words } | null;
	/** That it broke a trade agreement of the two, as the log says it; null where it broke none, or nobody saw it. */
	readonly broken: Words | null;
	/** Who went where, out of the battle. */
	readonly fled: { readonly seat: SeatId; readonly to: HexId } | null;
}

/** Who leaves in this part of it, or has left. Whoever is lost before the end of the round goes nowhere. */
export function leavingIn({ parts, end, fled }: FightStory, at: number): Part['leaves'] {
	const leaves = parts[at]?.leaves ?? null;
	return at < parts.length - 1 ? leaves : (fled ?? (end ? null : leaves));
}

const fresh = (
	is: PartKind,
	by: SeatId,
	against: SeatId | null,
	open: OpenBoard,
	more: Partial<Pick<Part, 'n' | 'strike' | 'planet'>> = {}
): Part => ({
	...{ is, n: null, strike: null, planet: null, by, open, dice: [], lost: {} },
	// Who has taken the planet is its owner already, in a view that comes after it.
	against: against === by ? null : against,
	...{ damaged: {}, cards: [], announced: [], leaves: null, ...more }
});

const isBare = ({ is, cards, announced }: Part): boolean =>
	is === 'before' && cards.length + announced.length === 0;

/** One part more; one in which nothing happened makes room for it. */
const withPart = (story: FightStory, part: Part): FightStory => ({
	...story,
	parts: [...story.parts.filter((one) => !isBare(one)), part],
	end: null
});

const begins = (system: HexId): FightStory => ({
	...{ system, parts: [], end: null },
	...{ broken: null, fled: null }
});

const changed = (story: FightStory, to: (part: Part) => Partial<Part>): FightStory => {
	const last = story.parts.at(-1);
	if (!last) return story;
	return { ...story, parts: [...story.parts.slice(0, -1), { ...last, ...to(last) }] };
};

const added = (before: Units = {}, more: Units): Units => {
	const sum: Record<string, number> = {};
	for (const units of [before, more])
		for (const [unit, n = 0] of Object.entries(units)) sum[unit] = (sum[unit] ?? 0) + n;
	return sum;
};

/** Where a planet lies, as far as what is told says so: the system that is fought for. */
const KINDS: { readonly [roll in Rolled['die']['roll']]: PartKind | null } = {
	...{ barrage: 'barrage', strike: 'strike', round: 'round', bombardment: 'bombardment' },
	...{ pds: 'fire', ground: 'ground', other: null }
};

const kindOf = ({ die }: Rolled): PartKind | null =>
	die.roll === 'pds' && die.planet ? 'guns' : KINDS[die.roll];

const isAgain = (again: Rolled, before: Rolled): boolean =>
	again.before.length === before.before.length + 1 &&
	again.before.at(-1) === before.value &&
	again.die.seat === before.die.seat &&
	again.die.kind === before.die.kind &&
	again.die.system === before.die.system;

/** Dice as they fall; one that lies there already is rolled again. */
function rolled(story: FightStory, dice: readonly Rolled[], open: OpenBoard): FightStory {
	const [first] = dice;
	const kind = first ? kindOf(first) : null;
	if (!first || !kind) return story;
	const last = story.parts.at(-1);
	const again = dice.length === 1 ? (last?.dice.findIndex((die) => isAgain(first, die)) ?? -1) : -1;
	if (again >= 0)
		return changed(story, (part) => ({
			dice: part.dice.map((die, i) => (i === again ? first : die))
		}));
	const { planet, seat, against, attacks } = first.die;
	const [by, other] = kind === 'fire' || attacks ? [seat, against] : [against ?? seat, seat];
	// Dice of a round, a strike or a bombardment fall in the part that was begun for them.
	const isHere = last?.is === kind && last.planet === planet && last.dice.length === 0;
	const now = isHere ? story : withPart(story, fresh(kind, by, other, open, { planet }));
	return changed(now, () => ({ dice }));
}

/** The fight under way, as far as the view alone tells of it; null without one. */
export function fightNow(open: OpenBoard): FightStory | null {
	const { fight, dice } = open;
	if (fight?.is === 'battle') {
		const { attacker, defender, system, round, leaves } = fight;
		const kind = round === 0 ? 'before' : 'round';
		const part = fresh(kind, attacker, defender, open, { n: round || null });
		return rolled(withPart(begins(system), { ...part, leaves }), dice, open);
	}
	if (fight?.is === 'landings') {
		const { planet, seat, systems, round } = fight;
		const [system] = systems;
		if (!planet || !system) return null;
		const owner = open.planets[planet]?.owner ?? null;
		const part = fresh(round === 0 ? 'before' : 'ground', seat, owner, open, {
			...{ n: round || null, planet }
		});
		return rolled(withPart(begins(system), part), dice, open);
	}
	const [die] = dice;
	return die && kindOf(die) === 'fire' ? rolled(begins(die.die.system), dice, open) : null;
}

/** A trade agreement that was broken, as the log says it. */
export interface Broken {
	readonly seats: readonly SeatId[];
	readonly say: Words;
}

/** The story with this told above its sides, if it was theirs. */
export function withBroken(story: FightStory, { seats, say }: Broken): FightStory {
	const last = story.parts.at(-1);
	return last?.against && [last.by, last.against].every((seat) => seats.includes(seat))
		? { ...story, broken: say }
		: story;
}

/** The story when a view comes without what led to it, as when a decision is taken back. */
export function upToFight(story: FightStory | null, open: OpenBoard): FightStory | null {
	const now = fightNow(open);
	const part = now?.parts.at(-1);
	if (!now || !part || story?.system !== now.system) return now;
	const at = story.parts.findIndex(
		({ is, n, planet }) => is === part.is && n === part.n && planet === part.planet
	);
	const { broken } = story;
	return at < 0 ? now : { ...now, broken, parts: [...story.parts.slice(0, at), ...now.parts] };
}

/** The same fight, or a new one where it is fought elsewhere. */
const at = (story: FightStory | null, system: HexId): FightStory =>
	story?.system === system ? story : begins(system);

const systemOf = (open: OpenBoard, story: FightStory | null): HexId | null =>
	story?.system ?? (open.fight?.is === 'landings' ? (open.fight.systems[0] ?? null) : null);

type Of<Type extends ImperiumMove['type']> = Extract<ImperiumMove, { readonly type: Type }>;

/** A part of what happens on a planet. */
function onPlanet(
	story: FightStory | null,
	open: OpenBoard,
	{ seat, planet }: { readonly seat: SeatId; readonly planet: PlanetId },
	is: PartKind,
	system: HexId | null
): FightStory | null {
	const where = system ?? systemOf(open, story);
	const owner = open.planets[planet]?.owner ?? null;
	return where && withPart(at(story, where), fresh(is, seat, owner, open, { planet }));
}

const took = (
	story: FightStory,
	what: 'lost' | 'damaged',
	{ seat, units }: { readonly seat: SeatId; readonly units: Units }
): FightStory =>
	changed(story, (part) => ({ [what]: { ...part[what], [seat]: added(part[what][seat], units) } }));

/**
 * The story after one more event; `open` is the board before it, and `whereIs` finds the system of a planet.
 */
export function tellFight(
	story: FightStory | null,
	{ say, move }: ImperiumEvent,
	open: OpenBoard,
	whereIs: (planet: PlanetId) => HexId | null
): FightStory | null {
	if (!move) return story;
	switch (move.type) {
		case 'activated':
			return null;
		case 'fired': {
			const now = at(story, move.system);
			const part = fresh('fire', move.seat, move.against, open);
			return withPart(now, { ...part, from: move.from ?? [] });
		}
		case 'battleBegins':
			return withPart(
				{ ...at(story, move.system), broken: null, fled: null },
				fresh('before', move.attacker, move.defender, open)
			);
		case 'bombards':
		case 'x89':
			return onPlanet(story, open, move, 'bombardment', whereIs(move.planet));
		case 'invasionBegins':
			// Nobody fights for a planet on which nobody stands.
			if (!open.planets[move.planet]?.units.groundForce) return story;
			return onPlanet(story, open, move, 'before', whereIs(move.planet));
		default:
			return story && toldOf(story, say, move, open);
	}
}

function toldOf(
	story: FightStory,
	say: Words,
	move: Exclude<
		ImperiumMove,
		Of<'activated' | 'fired' | 'battleBegins' | 'bombards' | 'x89' | 'invasionBegins'>
	>,
	open: OpenBoard
): FightStory {
	const last = story.parts.at(-1);
	switch (move.type) {
		case 'announced':
			return changed(story, ({ announced }) => ({
				announced: [...announced, { seat: move.seat, strike: move.strike }]
			}));
		case 'strike': {
			const [by] = move.seats;
			if (!last || !by) return story;
			return withPart(story, fresh('strike', last.by, last.against, open, { strike: move.strike }));
		}
		case 'battleRound':
			return last
				? withPart(story, fresh('round', last.by, last.against, open, { n: move.n }))
				: story;
		case 'groundRound':
			return last
				? withPart(
						story,
						fresh('ground', last.by, last.against, open, { n: move.n, planet: move.planet })
					)
				: story;
		case 'dice':
			return rolled(story, move.dice, open);
		case 'leaving':
			return changed(story, () => ({ leaves: { seat: move.seat, to: move.to } }));
		case 'broken':
			return withBroken(story, { seats: move.seats, say });
		case 'retreats':
			return { ...story, fled: { seat: move.seat, to: move.to } };
		case 'played':
			// What is played after it has nothing to do with it.
			if (story.end) return story;
			return changed(story, ({ cards }) => ({
				cards: [...cards, { seat: move.seat, card: move.card, off: false }]
			}));
		case 'cancelled':
			return changed(story, ({ cards }) => ({
				cards: cards.map((one) => (one.card === move.card ? { ...one, off: true } : one))
			}));
		case 'lost':
		case 'damaged':
			return move.system === story.system
				? took(story, move.type === 'lost' ? 'lost' : 'damaged', move)
				: story;
		case 'razed':
		case 'landedLost':
			return last?.planet === move.planet ? took(story, 'lost', move) : story;
		case 'battleEnds':
			return move.system === story.system ? { ...story, end: { winner: move.winner, say } } : story;
		case 'invasionEnds':
			return { ...story, end: { winner: move.winner, say } };
		default:
			return story;
	}
}
