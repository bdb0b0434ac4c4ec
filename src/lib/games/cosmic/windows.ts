/**
 * Response windows (CE-15.2): who is asked, what each may do, and in what order. The kernel asks them all at once,
 * until a whole round has passed (CE-16.15). A window in which nothing in the box could act asks nobody.
 */
import { msg } from '../../core';
import type { Answer, Choice, Group, Windows, WindowWords, Words } from '../../core';
import { keysOf, likeOf, totalOf } from '../kit';
import { barredIn } from './barred';
import { useOf } from './effects';
import type { Me } from './use';
import { alienName, cardName } from './cards';
import {
	bothAttack,
	heldBy,
	isMain,
	mainPlayer,
	maySeeReward,
	playerOf,
	powerOn,
	roleOf,
	sideOf,
	stationWorksFor,
	stationsOf,
	techsOf,
	timingOrder,
	whereName
} from './board';
import { ledBy } from './because';
import { declaration, declaredUse, ownDeclaration } from './declared';
import { reinforcedBy, reinforcementChoice } from './steps/reinforce';
import { compensation, isSpared } from './steps/compensation';
import type { Due } from './steps/compensation';
import { ARTIFACTS } from './artifacts';
import { whyNoFlare } from './flares';
import { openToAll } from './essence/laid';
import { usableLux } from './modules/lux/holders';
import { mayBeMoon, usableMoons } from './modules/moons/laid';
import { moduleChoices, modulePlay, modulesAct } from './modules/plays';
import { technologyOf } from './modules/tech';
import { isOfSets } from './modules/tech/cards';
import { usableUnseen } from './modules/tech/technology';
import {
	at,
	NO_CARDS,
	cardChoices,
	essenceChoices,
	inRole,
	isFresh,
	luxChoices,
	moonChoices,
	nameOf,
	playsOthers,
	unplayableKinds,
	hasEitherHalf,
	powerChoices,
	readName,
	shipChoices,
	stationChoices,
	techChoices,
	usesAt
} from './offers';
import type { Named, Uses } from './offers';
import type { Cosmic, Open, Play, StepFrame } from './play';
import { SIDES } from './types';
import type { AlienId, ArtifactId, Board, Moment, Role, SeatId, Source } from './types';
import type { ShipId } from './modules/special/state';

/** Moments that a standing order can be left for together. */
export const groups: readonly (Group & { readonly moments: readonly Moment[] })[] = [
	{ id: 'uses', say: msg('Pass when something is used'), moments: ['use.declared', 'use.drew'] },
	{
		id: 'outcome',
		say: msg('Pass once the outcome is known'),
		moments: [
			'resolution.outcome',
			'resolution.dealMade',
			'resolution.dealFailed',
			'resolution.settled',
			'resolution.spoils',
			'resolution.compensation',
			'resolution.compensated',
			'resolution.gained',
			'resolution.used',
			'resolution.discarded',
			'resolution.end'
		]
	}
];

export const windows: Windows<Cosmic> = {
	entitled(play, frame) {
		const { only } = frame;
		return timingOrder(play.board).filter(
			(seat) =>
				((only === undefined || only === seat) && isEntitled(play, frame, seat)) ||
				// CE-16.12: who has something to carry out has a place in the order, cards in hand or not.
				dueUse(play, frame, seat) !== null
		);
	},

	/** CE-16.12: before those after it in the order are asked, also while its sheet is hidden (CE-16.26). */
	due(play, frame) {
		for (const seat of timingOrder(play.board)) if (dueUse(play, frame, seat) !== null) return seat;
		return null;
	},

	carryOut(play, frame, seat) {
		const names = dueUses(play, frame, seat);
		const [name] = names;
		if (!name) throw new Error(`${seat} has nothing to carry out.`);
		// CE-16.11: of several effects the player says which comes first.
		if (names.length > 1) play.push('mandatory', { seat, uses: names.map(nameOf) });
		else startMandatory(play, frame, seat, nameOf(name));
	},

	choices(play, frame, seat) {
		return [
			...powerChoices(play, frame, seat),
			...techChoices(play, frame, seat),
			...stationChoices(play, frame, seat),
			...shipChoices(play, frame, seat),
			...luxChoices(play, frame, seat),
			...essenceChoices(play, frame, seat),
			...moonChoices(play, frame, seat),
			...cardChoices(play, frame, seat),
			...(playsOthers(play, seat)
				? [
						...reinforcementChoice(play, frame.moment, seat),
						...moduleChoices(play, frame.moment, seat)
					]
				: [])
		];
	},

	barred: barredIn,

	respond(play, frame, seat, answer) {
		const side = reinforcedBy(answer);
		if (side) {
			play.push('reinforce', { seat, card: answer.pick, side });
			return;
		}
		const module = modulePlay(answer.pick);
		if (module) {
			module.play(play, seat, answer);
			return;
		}
		const name = readName(answer.pick);
		const lies = name.source === 'power' || name.source === 'tech';
		if (lies && !useOf(name.source, name.id, name.use).repeats) {
			frame.did = [...(frame.did ?? []), `${seat} ${nameOf(name)}`];
		}
		play.push('use', { seat, ...name, answer: answer.then ?? null, asked: true, fate: null });
	},

	/** CE-16.23: what no standing order passes that was given "unless it concerns me". */
	concerns(play, { moment, only, seat: about = only }, seat) {
		if (about === seat) return true;
		if (moment === 'use.declared') {
			const declared = declaredUse(play);
			return (
				declared.seat === seat ||
				isMain(play.board, seat) ||
				namedIn(declared.answer).includes(seat)
			);
		}
		if (moment === 'ships.losing' || moment === 'ships.lost')
			if (play.within('lose').doomed[seat]) return true;
		return sideOf(play.board, seat) !== null;
	},

	words(play, frame, reader) {
		const { lately } = frame;
		const { say, ...reasons } = asked(play, frame, reader);
		// What was asked before is not asked again for nothing.
		return {
			...reasons,
			say: lately ? msg('{lately} {question}', { lately, question: say }) : say
		};
	}
};

/** A question of a window, as it is asked for the first time. */
function asked(play: Play, frame: Open, reader: SeatId): WindowWords {
	const { moment, seat, why } = frame;
	const mine = seat === reader;
	const because = why ? { because: ledBy(play, why) } : {};
	if (moment === 'use.declared') {
		const declared = declaredUse(play);
		return {
			say:
				declared.seat === reader
					? msg('{use}. Act, or pass?', { use: ownDeclaration(declared) })
					: msg('{use}. Answer, or pass?', { use: declaration(declared) }),
			rule: 'CE-16.13',
			about: partsOf(declared),
			...(declared.why ? { because: ledBy(play, declared.why) } : {})
		};
	}
	if (moment === 'power.lost' && seat)
		return {
			say: mine
				? msg('You have lost your power. Act, or pass?')
				: msg('{who} has lost their power. Act, or pass?', { who: seat }),
			rule: 'CE-18.2',
			about: [seat],
			...because
		};
	if (frame.discarded) {
		const { by, cards } = frame.discarded;
		const discarded = { and: cards.map(cardName) };
		return {
			say:
				by === reader
					? msg('You have discarded {cards}. Act, or pass?', { cards: discarded })
					: msg('{who} has discarded {cards}. Act, or pass?', { who: by, cards: discarded }),
			rule: 'CE-16.28',
			about: [by, ...cards.filter((card) => play.board.discard.includes(card))],
			...because
		};
	}
	const { sending } = play.board.encounter ?? {};
	if (moment === 'ships.chosen' && sending) {
		const { seat: who, side } = sending;
		const ships = {
			n: totalOf(sending.ships),
			side,
			where: { and: keysOf(sending.ships).map(whereName) }
		};
		return {
			say:
				who === reader
					? msg(
							'You are about to send {n, plural, one {# ship} other {# ships}} for the {side, select, offense {offense} other {defense}}, from {where}. Act, or pass?',
							ships
						)
					: msg(
							'{who} is about to send {n, plural, one {# ship} other {# ships}} for the {side, select, offense {offense} other {defense}}, from {where}. Act, or pass?',
							{ who, ...ships }
						),
			rule: 'CE-36.38',
			about: [who],
			...because
		};
	}
	if (moment === 'hand.dealing' && seat)
		return {
			say: mine
				? msg('You are about to be dealt a new hand. Act, or pass?')
				: msg('{who} is about to be dealt a new hand. Act, or pass?', { who: seat }),
			rule: 'CE-19.8',
			about: [seat],
			...because
		};
	if (moment === 'artifact.played' && seat)
		return {
			say: msg('An artifact of {who} has taken effect. Act, or pass?', { who: seat }),
			rule: 'CE-38.17',
			about: [seat],
			...because
		};
	if (moment === 'use.stopped' && seat)
		return {
			say: mine
				? msg('You have kept something from happening. Act, or pass?')
				: msg('{who} has kept something from happening. Act, or pass?', { who: seat }),
			rule: 'CE-36.20',
			about: [seat],
			...because
		};
	if (moment === 'reinforcement.played' && seat)
		return {
			say: mine
				? msg('You have played a reinforcement. Act, or pass?')
				: msg('{who} has played a reinforcement. Act, or pass?', { who: seat }),
			rule: 'CE-15.36',
			about: [seat],
			...because
		};
	const due = moment === 'resolution.compensation' ? compensation(play) : null;
	if (due && !isSpared(play, due.pays))
		return {
			say: isToTake(due, reader),
			rule: 'CE-14.6',
			about: [due.collects, due.pays],
			...because
		};
	const about = aboutOf(play, frame);
	const { say, rule } = WORDS[moment] ?? { say: msg('Act now, or pass?'), rule: 'CE-16.8' };
	return { say, rule, ...(about.length > 0 ? { about } : {}), ...because };
}

/** What is due, in words for one of those who are asked before it is paid. */
function isToTake({ collects: who, pays: whom, n }: Due, reader: SeatId): Words {
	if (who === reader)
		return msg(
			'You are to take {n, plural, one {# card} other {# cards}} from {whom}. Act, or pass?',
			{ n, whom }
		);
	if (whom === reader)
		return msg(
			'{who} is to take {n, plural, one {# card} other {# cards}} from you. Act, or pass?',
			{ who, n }
		);
	return msg(
		'{who} is to take {n, plural, one {# card} other {# cards}} from {whom}. Act, or pass?',
		{ who, n, whom }
	);
}

/** The seats and planets that the details of a use name. */
function namedIn(answer: Answer | null): string[] {
	if (!answer) return [];
	const ids =
		'pick' in answer
			? [answer.pick, ...namedIn(answer.then ?? null)]
			: 'picks' in answer
				? answer.picks
				: 'split' in answer
					? Object.keys(answer.split)
					: [];
	return ids.filter((id) => /^(?:seat|planet):/.test(id));
}

/** What a declared use is about: who uses it, the card that lies on the table for it, and what it names. */
const partsOf = ({ seat, card, answer }: StepFrame<'use'>): string[] => [
	...new Set([seat, ...(card ? [card] : []), ...namedIn(answer)])
];

/** The pieces and seats that a moment is about, where there are some. */
function aboutOf(play: Play, { moment, seats }: Open): readonly string[] {
	if (seats) return seats;
	const { board } = play;
	switch (moment) {
		case 'ships.losing':
			return timingOrder(board).filter((seat) => play.within('lose').doomed[seat]);
		case 'ships.lost': {
			const { lost = {}, gone = {} } = play.within('lose');
			return timingOrder(board).filter((seat) => lost[seat] || gone[seat]);
		}
		case 'artifact.played': {
			const { card } = declaredUse(play);
			return card && board.onTable.includes(card) ? [card] : [];
		}
		case 'use.drew':
			return board.onTable;
		case 'planning.exposed':
		case 'reveal.claim':
			return SIDES.flatMap((side) => {
				const laid = board.encounter?.laid[side];
				return laid?.faceUp ? [laid.card] : [];
			});
		case 'resolution.dealMade':
			return SIDES.map((side) => mainPlayer(board, side));
		default:
			return [];
	}
}

const WORDS: Partial<Record<Moment, { say: Words; rule: string }>> = {
	'turn.check': { say: msg('Before your hand is looked at: act, or go on?'), rule: 'CE-5.1' },
	'turn.start': { say: msg('Your turn starts. Do something first?'), rule: 'CE-5.5' },
	'encounter.start': { say: msg('An encounter begins. Act before the regroup?'), rule: 'CE-6.6' },
	'regroup.retrieve': { say: msg('Before a ship comes back: act, or go on?'), rule: 'CE-6.1' },
	'destiny.before': { say: msg('Before destiny is drawn: act, or pass?'), rule: 'CE-7.1' },
	'destiny.drawn': { say: msg('The destiny card is up. Act, or pass?'), rule: 'CE-7.19' },
	'destiny.defenseSet': { say: msg('The defense is settled. Act, or pass?'), rule: 'CE-7.18' },
	'launch.beforeShips': { say: msg('Before ships are sent: act, or go on?'), rule: 'CE-8.4' },
	'launch.sent': { say: msg('The ships are in the gate. Act, or pass?'), rule: 'CE-8.7' },
	'alliance.before': { say: msg('Before allies are invited: act, or pass?'), rule: 'CE-9.11' },
	'alliance.answer': { say: msg('Before you answer: use something, or go on?'), rule: 'CE-9.4' },
	'alliance.formed': { say: msg('The alliances stand. Act, or pass?'), rule: 'CE-9.11' },
	'planning.beforeSelect': { say: msg('Before cards are chosen: act, or pass?'), rule: 'CE-10.1' },
	'planning.exposing': {
		say: msg('Your card is to lie face up. Do something first?'),
		rule: 'CE-10.4'
	},
	'planning.exposed': { say: msg('You see the card. Act, or go on?'), rule: 'CE-10.1' },
	'planning.selected': { say: msg('Both cards lie face down. Act, or pass?'), rule: 'CE-10.1' },
	'reveal.before': { say: msg('Before the cards are turned up: act, or pass?'), rule: 'CE-11.1' },
	'reveal.claim': {
		say: msg('The other card is up. Show yours, or make a claim?'),
		rule: 'CE-11.1'
	},
	'reveal.cards': { say: msg('The cards are up. Change them, or pass?'), rule: 'CE-11.4' },
	'reveal.values': { say: msg('Add to a total, act, or pass?'), rule: 'CE-11.8' },
	'resolution.outcome': { say: msg('The outcome is known. Act, or pass?'), rule: 'CE-12.1' },
	'resolution.dealMade': { say: msg('A deal is made. Act, or pass?'), rule: 'CE-13.16' },
	'resolution.dealFailed': { say: msg('There is no deal. Act, or pass?'), rule: 'CE-13.20' },
	'resolution.settled': { say: msg('The encounter is settled. Act, or pass?'), rule: 'CE-12.1' },
	'resolution.spoils': { say: msg('Before anything is paid: act, or pass?'), rule: 'CE-14.18' },
	'resolution.gained': {
		say: msg('Compensation and rewards are taken. Act, or pass?'),
		rule: 'CE-14.19'
	},
	'resolution.compensated': { say: msg('Compensation was taken. Act, or pass?'), rule: 'CE-14.21' },
	'resolution.used': {
		say: msg('Used cards are about to be discarded. Act, or pass?'),
		rule: 'CE-12.1'
	},
	'resolution.discarded': {
		say: msg('The used cards are discarded. Act, or pass?'),
		rule: 'CE-12.1'
	},
	'resolution.end': { say: msg('The encounter closes. Act, or pass?'), rule: 'CE-12.1' },
	'encounter.end': { say: msg('The encounter is over. Go on with another one?'), rule: 'CE-12.13' },
	'tokens.due': {
		say: msg('Your tokens are about to be handed in. Act, or pass?'),
		rule: 'CE-2.8'
	},
	'tokens.revealed': {
		say: msg('A token of yours was turned up. Act, or pass?'),
		rule: 'CE-39.10'
	},
	'use.drew': { say: msg('Cards were drawn for a power. Act, or go on?'), rule: 'CE-16.13' },
	'artifact.played': {
		say: msg('Your artifact has taken effect. Keep it, or let it go?'),
		rule: 'CE-15.18'
	},
	'ships.losing': { say: msg('Your ships are about to be lost. Act, or pass?'), rule: 'CE-1.14' },
	'ships.lost': { say: msg('Ships were lost. Act, or pass?'), rule: 'CE-1.14' },
	'ships.retrieved': { say: msg('Ships have left the warp. Act, or pass?'), rule: 'CE-16.27' },
	'ships.landed': {
		say: msg('Ships have come to rest on a planet. Act, or pass?'),
		rule: 'CE-39.5'
	},
	'colonies.gained': { say: msg('A colony was gained. Act, or pass?'), rule: 'CE-16.27' },
	'cards.drawn': { say: msg('Cards were drawn. Act, or pass?'), rule: 'CE-16.27' },
	'hand.renewing': {
		say: msg('Your hand is about to be discarded. Act, or go on?'),
		rule: 'CE-19.8'
	},
	'hand.dealt': { say: msg('Your new hand has come. Act, or pass?'), rule: 'CE-19.8' },
	'deck.reshuffled': { say: msg('The deck was shuffled anew. Act, or pass?'), rule: 'CE-19.2' }
};

/** CE-16.22: by what all can see, and whether a hand holds any card at all. */
function isEntitled(play: Play, frame: Open, seat: SeatId): boolean {
	const { board } = play;
	const moment = frame.moment;
	const role = roleOf(board, seat);
	const player = playerOf(board, seat);
	const holds = heldBy(board, seat).length > 0;
	// CE-36.12: all see who may play no such cards.
	const may = playsOthers(play, seat);
	if (holds && may && anyCardActs(play, frame, moment, seat, role)) return true;
	if (may && modulesAct(play, moment, seat)) return true;
	if (board.modules?.tech && anyTechActs(play, frame, seat, role)) return true;
	if (board.stations && anyStationActs(play, frame, seat, role)) return true;
	if (board.lux && anyLuxActs(play, frame, seat, role)) return true;
	if (board.essence && anyEssenceActs(play, frame, seat, role)) return true;
	if (board.moons && anyMoonActs(play, frame, seat, role)) return true;
	if (board.special && shipActs(play, frame, seat, role, board.special.kind)) return true;
	// With hidden powers nobody may see by the asking who plays what: any power in the box counts (CE-3.16).
	const powers = player.shown ? player.aliens : board.box;
	return powers.some(
		(id) =>
			(!player.shown || powerOn(board, seat, id)) &&
			usesAt('power', id, moment).some(
				([key, use]) =>
					!use.mandatory &&
					inRole(use, role) &&
					(!player.shown || isFresh(play, seat, 'power', id, key, use)) &&
					(use.open?.(play, { seat, source: 'power', id }, frame) ?? true)
			)
	);
}

/** Whether any card in the box, were it in this hand, could be played now: judged without looking at the hand. */
function anyCardActs(play: Play, frame: Open, moment: Moment, seat: SeatId, role: Role): boolean {
	const { board } = play;
	if (moment === 'reveal.values' && role !== 'uninvolved' && bothAttack(board)) return true;
	const { artifact, wild, super: supers } = at(moment);
	const kinds = unplayableKinds(play, seat);
	for (const [id, uses] of kinds.includes('artifact') ? [] : artifact)
		if (mayHold(board, seat, id) && could(play, frame, seat, role, 'artifact', id, uses))
			return true;
	if (kinds.includes('flare') || whyNoFlare(board, seat)) return false;
	const either = hasEitherHalf(play, seat);
	for (const [id, uses] of wild)
		if (
			board.box.includes(id) &&
			(either || !ownsPower(board, seat, id)) &&
			could(play, frame, seat, role, 'wild', id, uses)
		)
			return true;
	// CE-3.16: behind a hidden sheet any flare may turn out to be the player's own.
	const { shown } = playerOf(board, seat);
	for (const [id, uses] of supers)
		if (
			board.box.includes(id) &&
			(!shown || ownsPower(board, seat, id)) &&
			could(play, frame, seat, role, 'super', id, uses)
		)
			return true;
	return false;
}

/** Whether a hand may hold this artifact, as all can see: reward cards show their backs (CE-31.9). */
const mayHold = (board: Board, seat: SeatId, id: ArtifactId): boolean =>
	!ARTIFACTS[id]?.reward || maySeeReward(board, seat);
/** The same for its technologies: those turned up, and those that may lie face down with so many ships (CE-32.3). */
function anyTechActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const techs = techsOf(play.board, seat);
	const gone = (play.board.modules?.tech?.pile ?? NO_CARDS).map(likeOf);
	for (const [id, uses] of at(frame.moment).tech) {
		const technology = technologyOf(id);
		const known = techs.find((tech) => tech.faceUp && tech.id === id);
		const mayBe =
			technology.hidden &&
			isOfSets(play.board, id) &&
			!gone.includes(id) &&
			techs.some(
				({ faceUp, ships }) => !faceUp && usableUnseen(play.board, technology, ships[seat] ?? 0)
			);
		const fresh = uses.filter(([key, use]) => isFresh(play, seat, 'tech', id, key, use));
		if ((known || mayBe) && could(play, frame, seat, role, 'tech', id, fresh)) return true;
	}
	return false;
}

/** The same for the space stations that work for it, which all see (CE-34.4). */
const anyStationActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	stationsOf(play.board).some((station) => {
		if (!stationWorksFor(play.board, station, seat)) return false;
		const { id } = station;
		const fresh = usesAt('station', id, frame.moment).filter(([key, use]) =>
			isFresh(play, seat, 'station', id, key, use)
		);
		return could(play, frame, seat, role, 'station', id, fresh);
	});

/** The same for lux cards, which all see (CE-38.3). */
const anyLuxActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	usableLux(play.board, seat).some((id) => {
		const fresh = usesAt('lux', id, frame.moment).filter(([key, use]) =>
			isFresh(play, seat, 'lux', id, key, use)
		);
		return could(play, frame, seat, role, 'lux', id, fresh);
	});

/** The same for essence cards that lie open for all (CE-36.43). */
const anyEssenceActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	openToAll(play.board).some((id) => {
		const fresh = usesAt('essence', id, frame.moment).filter(([key, use]) =>
			isFresh(play, seat, 'essence', id, key, use)
		);
		return could(play, frame, seat, role, 'essence', id, fresh);
	});

/** The same for moons its ships are on: what lies face down may be any card of its kind that does not lie open (CE-37.17). */
function anyMoonActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const usable = usableMoons(play.board, seat);
	if (usable.length === 0) return false;
	for (const [id, uses] of at(frame.moment).moon) {
		if (!usable.some((moon) => (moon.open ? moon.id === id : mayBeMoon(play.board, moon, id))))
			continue;
		const fresh = uses.filter(([key, use]) => isFresh(play, seat, 'moon', id, key, use));
		if (could(play, frame, seat, role, 'moon', id, fresh)) return true;
	}
	return false;
}

/** The same for its marked ship, which all see (CE-35.2). */
const shipActs = (play: Play, frame: Open, seat: SeatId, role: Role, id: ShipId): boolean =>
	could(
		play,
		frame,
		seat,
		role,
		'ship',
		id,
		usesAt('ship', id, frame.moment).filter(([key, use]) =>
			isFresh(play, seat, 'ship', id, key, use)
		)
	);

/** Whether one of these uses could be made now, judged by what everybody can see. */
function could(
	play: Play,
	frame: Open,
	seat: SeatId,
	role: Role,
	source: Source,
	id: string,
	uses: Uses
): boolean {
	for (const [, use] of uses)
		if (inRole(use, role) && (use.open?.(play, { seat, source, id }, frame) ?? true)) return true;
	return false;
}

/** Whether the seat plays the super half of this flare (CE-15.22, CE-15.23), as far as all can see. */
const ownsPower = (board: Board, seat: SeatId, id: AlienId): boolean =>
	playerOf(board, seat).shown && powerOn(board, seat, id);

/** Declares a mandatory use in this window: once, or as long as its condition is met. */
export function startMandatory(play: Play, frame: Open, seat: SeatId, name: string): void {
	const named = readName(name);
	if (!useOf(named.source, named.id, named.use).repeats)
		frame.did = [...(frame.did ?? []), `${seat} ${name}`];
	play.push('use', { seat, ...named, answer: null, asked: false, fate: null });
}

/** A use in words, for a choice between several. */
export function choiceOf(name: string): Choice {
	const { source, id, use } = readName(name);
	const { say, yours: does = say } = useOf(source, id, use);
	return { id: name, say: msg('{of}: {does}', { of: alienName(id), does }) };
}

const dueUse = (play: Play, frame: Open, seat: SeatId): Named | null =>
	dueUses(play, frame, seat)[0] ?? null;

/** Mandatory uses whose condition is met and that this window has not seen yet (CE-16.3). */
function dueUses(play: Play, frame: Open, seat: SeatId): readonly Named[] {
	const { board } = play;
	const moment = frame.moment;
	const player = playerOf(board, seat);
	let found: readonly Named[] = NOTHING;
	for (const id of player.aliens) {
		if (!powerOn(board, seat, id)) continue;
		for (const [key, use] of usesAt('power', id, moment)) {
			if (!use.mandatory || !inRole(use, roleOf(board, seat))) continue;
			const name: Named = { source: 'power', id, use: key, card: null };
			const me: Me = { seat, source: 'power', id, card: null };
			if (frame.did?.includes(`${seat} ${nameOf(name)}`)) continue;
			if (use.open?.(play, me, frame) === false || use.when?.(play, me, frame) === false) continue;
			if (!isFresh(play, seat, 'power', id, key, use)) continue;
			found = [...found, name];
		}
	}
	return found;
}

const NOTHING: readonly Named[] = [];

/** Whose it is, for its effect. */
export const meIn = ({ seat, source, id, card }: StepFrame<'use'>): Me => ({
	seat,
	source,
	id,
	card
});
