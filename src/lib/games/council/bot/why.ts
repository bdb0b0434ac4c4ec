/** The reasons of a bot, question by question: what it reckoned when it answered so. */
import type { Answer, OwnDecision, Words } from '../../../core';
import { researchPrice } from '../economy/techs';
import { NO_SHIPS, hexOn, isSeat, planetOn, playerOf } from '../board';
import { TO_WIN } from '../ending';
import { riotsAt } from '../map/riots';
import { cardIn, NONE } from '../questions/ask';
import { objectiveOf } from '../tables/by-id';
import type { HexId, SeatId } from '../types';
import { sumOf } from '../../kit';
import { shipsFor } from './battles';
import { byShips, shipsIn } from './building';
import { chanceNow } from './fights';
import { nearer } from './goals';
import type { Change } from './goals';
import { byTech } from './learning';
import { invasionChance, neededAt } from './odds';
import { chances } from './politics';
import { placesOf, plus } from './prospects';
import { say } from './reasons';
import type { Reason } from './reasons';
import { has, self } from './sight';
import type { Sight } from './sight';
import { forecastOf, shipsAt } from './targets';
import { countersNow } from './unrest';
import { missing } from './rivals';

/** Why it answers so; null: a question it has never heard of. */
export function why(sight: Sight, { name, about = [] }: OwnDecision, answer: Answer): Words | null {
	const reason = WHY[name]?.(sight, answer, about);
	return reason ? say(reason) : null;
}

/** There is always a reason, if only that it weighed nothing. `about`: the pieces and seats the question is about. */
type Why = (sight: Sight, answer: Answer, about: readonly string[]) => Reason;

const always =
	(reason: Reason): Why =>
	() =>
		reason;

const byChance: Why = (sight) => ({ is: 'battle now', wins: chanceNow(sight) });
const cheapest = always({ is: 'cheapest first' });
const moved: Why = (_sight, answer) =>
	'pick' in answer && answer.pick === NONE ? { is: 'not now' } : { is: 'better place' };
const motion: Why = (sight, answer) => {
	const card = sight.board.session?.card;
	if (!card || !('pick' in answer)) return { is: 'does most' };
	const { pick } = answer;
	if (pick === 'abstain') return { is: 'no motion' };
	if (pick.startsWith('action:')) return { is: 'use now' };
	const comes = chances(sight, card, pick).get(pick);
	return comes === undefined ? { is: 'does most' } : { is: 'motion', comes };
};
const scoring: Why = (_sight, answer) => {
	if (!('pick' in answer) || answer.pick === NONE) return { is: 'not now' };
	const { vp, kind } = objectiveOf(cardIn(answer.pick));
	return { is: 'points', n: vp, feat: kind === 'feat' };
};

const WHY: { readonly [question: string]: Why } = {
	'setup.draft': always({ is: 'species' }),
	'setup.prefer': always({ is: 'species' }),
	'setup.bid': always({ is: 'bid' }),
	'setup.fates': always({ is: 'whole game' }),
	'turn.reserve': always({ is: 'better place' }),
	'turn.menu': (sight, answer) => ('pick' in answer ? ofEvent(sight, answer) : { is: 'does most' }),
	'move.on': (sight, answer) =>
		'pick' in answer && hexOf(sight, answer.pick)?.token ? { is: 'token' } : { is: 'better place' },
	'pay.choose': always({ is: 'least loss' }),
	'research.second': research,
	'effect.tech.which': (sight, answer) => ofTech(sight, answer, 0),
	'alliance.offer': (sight, answer) => {
		const by = sight.board.turn?.seat;
		if (!by || !('yes' in answer)) return { is: 'does most' };
		return answer.yes ? alliance(sight, by) : { is: 'apart', from: by };
	},
	'battle.attackerRetreats': byChance,
	'battle.defenderRetreats': byChance,
	'battleRound.buy': byChance,
	'battleRound.activate': byChance,
	'battleRound.aim': always({ is: 'dearest first' }),
	'battleRound.jamWhich': always({ is: 'alike' }),
	'battleRound.assign': cheapest,
	'battle.join.where': always({ is: 'alike' }),
	'battle.seize.which': always({ is: 'best ship' }),
	'battle.advance': (sight, answer, about) => taking(sight, answer, about),
	'battle.lose.which': cheapest,
	'effect.loseShips.which': cheapest,
	'effect.suffer.ship': cheapest,
	'invade.whether': invading,
	'council.choose': always({ is: 'agenda' }),
	'judging.claim': scoring,
	'judging.instead': scoring,
	'score.which': scoring,
	'vote.cast': motion,
	'vote.last': motion,
	'vote.tie': always({ is: 'does most' }),
	'effect.ships.where': always({ is: 'better place' }),
	'effect.upgrade.which': always({ is: 'alike' }),
	'effect.strike.where': always({ is: 'in the way' }),
	'effect.moves.which': moved,
	'effect.jump.which': moved,
	'effect.riot.where': always({ is: 'counters there' }),
	'effect.refresh.which': always({ is: 'gives most' }),
	'effect.port.where': always({ is: 'front' }),
	'effect.claim.which': always({ is: 'worth most' }),
	'effect.peekTokens.which': always({ is: 'nearest' }),
	'effect.reorder.order': always({ is: 'alike' })
};

/** The questions it has a reason for, whatever it answers, by name. */
export const REASONED: readonly string[] = Object.keys(WHY);

/** What lies at this place; undefined: it is no hex. */
const hexOf = ({ board }: Sight, id: string) =>
	id.startsWith('hex:') ? hexOn(board, id as HexId) : undefined;

/** The hex of a question, where it is about one alone. */
const hexIn = (about: readonly string[]): HexId | null => {
	const hexes = about.filter((id): id is HexId => id.startsWith('hex:'));
	return hexes.length === 1 ? (hexes[0] ?? null) : null;
};

function taking(sight: Sight, answer: Answer, about: readonly string[]): Reason {
	const hex = hexIn(about);
	if (!hex || !('split' in answer)) return { is: 'better place' };
	const needed = neededAt(sight.board, sight.me, hex);
	const n = sumOf(Object.values(answer.split), (one) => one);
	if (needed === null)
		return n > 0 && hexOn(sight.board, hex).planet ? { is: 'free', n } : { is: 'better place' };
	const there = shipsAt(sight.board, hex).destroyer;
	const coming = Object.entries(answer.split).reduce(
		(sum, [id, n]) => sum + (id.endsWith('destroyer') ? n : 0),
		0
	);
	return { is: 'takes planet', taking: invasionChance(needed, there + coming) };
}

function invading(sight: Sight, answer: Answer, about: readonly string[]): Reason {
	if (!('yes' in answer)) return { is: 'does most' };
	if (!answer.yes) return { is: 'own ally' };
	const hex = hexIn(about.filter((id) => id.startsWith('hex:')));
	const needed = hex && neededAt(sight.board, sight.me, hex);
	if (!hex || needed === null) return { is: 'does most' };
	return {
		is: 'takes planet',
		taking: invasionChance(needed, shipsAt(sight.board, hex).destroyer)
	};
}

// --- a turn

type Picked = Extract<Answer, { pick: string }>;

/** An objective that comes nearer by it, or else this. */
const goalOr = (sight: Sight, change: Change, reason: Reason): Reason => {
	const found = nearer(sight, change);
	return found ? { is: 'objective', nearer: found } : reason;
};

function ofEvent(sight: Sight, { pick, then }: Picked): Reason {
	switch (pick) {
		case 'end':
			return { is: 'nothing left' };
		case 'trade':
			return { is: 'two for one' };
		case 'card':
			return { is: 'use now' };
		case 'calm':
			return { is: 'calm' };
		default:
			return (
				(then && 'pick' in then ? EVENTS[pick]?.(sight, then) : undefined) ?? { is: 'does most' }
			);
	}
}

const EVENTS: { readonly [event: string]: (sight: Sight, then: Picked) => Reason } = {
	battle: ofBattle,
	retry: (sight, { pick }) => {
		const hex = pick as HexId;
		const { destroyer } = shipsAt(sight.board, hex);
		return {
			is: 'takes planet',
			taking: invasionChance(neededAt(sight.board, sight.me, hex), destroyer)
		};
	},
	research,
	researchMinor: research,
	alliance: (sight, { pick }) => alliance(sight, pick as SeatId),
	move: ofMove,
	build: ofOrder,
	port: (sight) => goalOr(sight, { ports: 1 }, { is: 'better place' }),
	spread: ofCounters
};

function ofBattle(sight: Sight, { pick, then }: Picked): Reason {
	const hex = pick as HexId;
	const ships =
		then && 'picks' in then
			? then.picks.map((base) => shipsAt(sight.board, base as HexId)).reduce(plus, NO_SHIPS)
			: shipsFor(sight, hex);
	const { battle, taking: takes, change } = forecastOf(sight, hex, ships);
	// What is free for the taking is told by what it is good for.
	const attack: Reason = { is: 'attack', battle, taking: takes };
	return battle === null && takes !== null && takes >= 1 ? goalOr(sight, change, attack) : attack;
}

function research(sight: Sight, answer: Answer): Reason {
	return ofTech(sight, answer, researchPrice(sight.board, sight.me));
}

/** `price`: 0 where it is not paid for as research is. */
function ofTech(sight: Sight, answer: Answer, price: number): Reason {
	if (!('pick' in answer) || answer.pick === NONE) return { is: 'too dear' };
	const change = byTech(sight, cardIn(answer.pick), 0);
	return goalOr(sight, change, price > 0 ? { is: 'price', n: price } : { is: 'whole game' });
}

function alliance(sight: Sight, other: SeatId): Reason {
	const { board, me } = sight;
	const together = TO_WIN.allied - self(sight).vp - playerOf(board, other).vp;
	const alone = self(sight).ally ? TO_WIN.alone - self(sight).vp : missing(board, me);
	return { is: 'together', together: Math.max(0, together), alone: Math.max(0, alone) };
}

function ofMove(sight: Sight, { then }: Picked): Reason {
	if (!then || !('pick' in then)) return { is: 'better place' };
	const { token, planet } = hexOn(sight.board, then.pick as HexId);
	if (token) return { is: 'token' };
	const guards = planet?.owner === sight.me && !placesOf(sight).has(then.pick as HexId);
	return guards
		? goalOr(sight, { guardedPlanets: 1 }, { is: 'better place' })
		: { is: 'better place' };
}

function ofOrder(sight: Sight, { pick, then }: Picked): Reason {
	if (!then || !('split' in then)) return { is: 'does most' };
	const ships = shipsIn(then.split);
	const change = byShips(sight, placesOf(sight), pick as HexId, ships);
	const from = has(sight, 'fleetPoints');
	const to = from + (change.fleetPoints ?? 0);
	return goalOr(sight, change, { is: 'stronger', from, to });
}

function ofCounters(sight: Sight, { pick }: Picked): Reason {
	const { board, me } = sight;
	const { owner, riots } = planetOn(board, pick as HexId);
	if (!owner) return { is: 'counters there' };
	const before = riots?.by === me ? riots.n : 0;
	if (before + countersNow(sight) >= riotsAt(board, pick as HexId)) return { is: 'riot' };
	const isNew = before === 0;
	const change: Change = {
		influenced: isNew ? 1 : 0,
		npcInfluenced: isNew && !isSeat(owner) ? 1 : 0
	};
	return goalOr(sight, change, isNew ? { is: 'influence' } : { is: 'counters there' });
}
