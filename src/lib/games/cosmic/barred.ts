/** What a seat may look for in a window and cannot do now, and why: cards of its hand, and its power. */
import { msg } from '../../core';
import type { Barred, Param, Reason, Words } from '../../core';
import type { Timing } from './book';
import { keepsPower } from './keepers';
import {
	bothAttack,
	channelOf,
	heldBy,
	homeColonies,
	homeColoniesNeeded,
	playerOf,
	powerOn,
	roleOf
} from './board';
import { alienName, cardName, isEncounterCard, kindOf, whatOf } from './cards';
import { alienOf } from './effects';
import { value } from './values';
import { whyNotPlayed as whyNotNow } from './flares';
import { ARTIFACTS } from './artifacts';
import {
	NO_CARDS,
	cardChoices,
	inRole,
	isFresh,
	isHandCheck,
	playsOthers,
	unplayableKinds,
	usesAt
} from './offers';
import type { Open, Play } from './play';
import type { CardId, Phase, Role, SeatId, Source } from './types';

export function barredIn(play: Play, frame: Open, seat: SeatId): readonly Barred[] {
	return [...barredPowers(play, frame, seat), ...barredCards(play, frame, seat)];
}

const ROLE_WORDS: { readonly [role in Role]: Words } = {
	offense: msg('the offense'),
	defense: msg('the defense'),
	offensiveAlly: msg('an offensive ally'),
	defensiveAlly: msg('a defensive ally'),
	uninvolved: msg('who is not involved')
};

const PHASE_WORDS: { readonly [phase in Phase]: Words } = {
	startTurn: msg('the start of a turn'),
	regroup: msg('regroup'),
	destiny: msg('destiny'),
	launch: msg('launch'),
	alliance: msg('alliance'),
	planning: msg('planning'),
	reveal: msg('reveal'),
	resolution: msg('resolution')
};

/** Who may use it, as its timing strip says (CE-16.6). */
function whoMay(roles: readonly Role[]): Param {
	const has = (role: Role) => roles.includes(role);
	const mains = has('offense') && has('defense');
	const allies = has('offensiveAlly') && has('defensiveAlly');
	if (roles.length === 0 || (mains && allies && has('uninvolved'))) return msg('anyone');
	if (mains && allies) return msg('anyone involved');
	if (mains && roles.length === 2) return msg('a main player');
	if (allies && roles.length === 2) return msg('an ally');
	return { or: roles.map((role) => ROLE_WORDS[role]) };
}

/** CE-15.1: what the timing strip names, roles and phases. */
function untimely({ roles, phases }: Timing): Reason {
	const who = whoMay(roles);
	return {
		why:
			phases.length > 0
				? msg('It is played in {phases}, by {who}.', {
						phases: { or: phases.map((phase) => PHASE_WORDS[phase]) },
						who
					})
				: msg('It is played in any phase, by {who}.', { who }),
		rule: 'CE-15.1'
	};
}

const NOT_MET: Reason = {
	why: msg('What it answers or changes is not there now.'),
	rule: 'CE-15.1'
};
const OTHER_MOMENT: Reason = {
	why: msg('It is played at another moment of this phase.'),
	rule: 'CE-15.1'
};
const SPENT: Reason = { why: msg('It has been used in this encounter.'), rule: 'CE-16.5' };
const KEPT: Reason = {
	why: msg('It was kept, and waits for the next encounter.'),
	rule: 'CE-16.1'
};

const AFTER_CHECK: Reason = {
	why: msg('Powers are used once you have the hand your turn begins with.'),
	rule: 'CE-5.5'
};

const NO_ARTIFACTS: Reason = {
	why: msg('Without a ship on Archaeology you may play no artifacts.'),
	rule: 'CE-40.68'
};

const NO_FLARES: Reason = {
	why: msg('Without a ship on Pyrology you may play no flares.'),
	rule: 'CE-40.69'
};

const FORBIDDEN: Reason = {
	why: msg('By a card before you, you may play encounter cards alone.'),
	rule: 'CE-36.12'
};

/** Why nothing of an effect can be used in this window. */
function whyUnused(
	play: Play,
	frame: Open,
	seat: SeatId,
	source: Source,
	id: string,
	timing: Timing
): Reason {
	const role = roleOf(play.board, seat);
	const uses = usesAt(source, id, frame.moment).filter(
		([, use]) => !use.mandatory && inRole(use, role)
	);
	if (uses.length > 0)
		return uses.some(([key, use]) => isFresh(play, seat, source, id, key, use)) ? NOT_MET : SPENT;
	const { roles, phases } = timing;
	const isTime = phases.length === 0 || phases.some((phase) => phase === play.board.phase);
	return isTime && (roles.length === 0 || roles.includes(role)) ? OTHER_MOMENT : untimely(timing);
}

function barredPowers(play: Play, frame: Open, seat: SeatId): Barred[] {
	const { board } = play;
	const player = playerOf(board, seat);
	return player.aliens.flatMap((id): readonly Barred[] => {
		const role = roleOf(board, seat);
		const uses = usesAt('power', id, frame.moment).filter(
			([, use]) => !use.mandatory && inRole(use, role)
		);
		if (uses.length === 0) return [];
		if (isHandCheck(frame)) return [{ id: `alien:${id}`, say: alienName(id), ...AFTER_CHECK }];
		const why = powerOn(board, seat, id)
			? uses.every(([key, use]) => !isFresh(play, seat, 'power', id, key, use))
				? SPENT
				: null
			: player.powerLost && !keepsPower(id)
				? {
						why: msg(
							'Your power is lost: you have {n, plural, one {# home colony} other {# home colonies}} and need {needed}.',
							{ n: homeColonies(board, seat), needed: homeColoniesNeeded(board) }
						),
						rule: 'CE-18.1'
					}
				: { why: msg('Your power is stopped until the encounter ends.'), rule: 'CE-17.1' };
		return why ? [{ id: `alien:${id}`, say: alienName(id), ...why }] : [];
	});
}

const ENCOUNTER_CARDS = ['attack:', 'negotiate', 'morph'] as const;

function barredCards(play: Play, frame: Open, seat: SeatId): Barred[] {
	const { board } = play;
	const hand = heldBy(board, seat);
	const offered = new Set(cardChoices(play, frame, seat).map(({ on }) => on));
	const barred: Barred[] = [];
	if (hand.some(isEncounterCard))
		barred.push({
			id: 'encounterCards',
			say: msg('Encounter cards'),
			why: msg('They are laid in planning, by the main players.'),
			rule: 'CE-10.2',
			rest: ENCOUNTER_CARDS
		});
	const more = hand.some((card) => kindOf(card) === 'reinforcement')
		? whyNotAdded(play, frame, seat)
		: null;
	if (more)
		barred.push({
			id: 'reinforcements',
			say: msg('Reinforcements'),
			...more,
			rest: ['reinforcement:']
		});
	const seen = new Set<string>();
	for (const card of hand) {
		const kind = kindOf(card);
		const of = `${kind}:${whatOf(card)}`;
		// CE-15.34: like copies are one.
		if ((kind !== 'artifact' && kind !== 'flare') || offered.has(card) || seen.has(of)) continue;
		seen.add(of);
		if ([...offered].some((one) => one?.startsWith(of))) continue;
		barred.push({
			id: of,
			say: cardName(card),
			...whyNotPlayed(play, frame, seat, card),
			rest: [of]
		});
	}
	return barred;
}

/** Why reinforcements cannot be added now; null when they can (CE-11.9, CE-15.15). */
function whyNotAdded(play: Play, { moment }: Open, seat: SeatId): Reason | null {
	const { board } = play;
	if (!playsOthers(play, seat)) return FORBIDDEN;
	if (moment !== 'reveal.values' || roleOf(board, seat) === 'uninvolved')
		return {
			why: msg('They are added once the cards are revealed, by main players and allies.'),
			rule: 'CE-15.15'
		};
	return bothAttack(board)
		? null
		: { why: msg('They count only where both sides have an attack.'), rule: 'CE-11.9' };
}

function whyNotPlayed(play: Play, frame: Open, seat: SeatId, card: CardId): Reason {
	const { board } = play;
	const id = whatOf(card);
	if (!playsOthers(play, seat)) return FORBIDDEN;
	const kind = kindOf(card);
	if (unplayableKinds(play, seat).includes(kind))
		return kind === 'artifact' ? NO_ARTIFACTS : NO_FLARES;
	if (value(play, 'unplayable', NO_CARDS, { seat }).includes(card)) return KEPT;
	const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined;
	if (artifact) return whyUnused(play, frame, seat, 'artifact', id, artifact.words.timing);
	const limit = whyNotNow(board, seat, card);
	if (limit) return limit;
	const source = powerOn(board, seat, id) && !channelOf(board, seat, card) ? 'super' : 'wild';
	return whyUnused(play, frame, seat, source, id, alienOf(id).words[source].timing);
}
