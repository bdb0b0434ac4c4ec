/** The bad dreams of Nightmare as uses (CE-36.52): before whom each is turned up, and what it brings about. */
import { msg } from '../../../core';
import {
	encounterOf,
	foreignColonies,
	isMain,
	mainPlayer,
	opponentOf,
	planetsOf,
	playerOf,
	shipsAt,
	sideOfMain,
	wonOrDealt
} from '../board';
import { endingNow, endingOf } from '../bot/odds';
import { encounterIn, isOurs, opposing, sideOf, threatens } from '../bot/sight';
import { decidesFights, opponentIn, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfEnding } from '../bot/worth';
import { isEncounterCard } from '../cards';
import { turnUpEssence } from '../essence/cards';
import { maybeCached } from '../essence/cache';
import { unseenBefore } from '../essence/laid';
import { goalOf } from '../goal';
import { DREAMS } from '../essence/sets/dreams';
import { drawToHand, handOver, layCard } from '../hands';
import { note, noteOf } from '../notes';
import { toRetrieve } from '../retrieval';
import { meetAtHome, tellMeeting } from '../destiny/meeting';
import { loseShips } from '../steps/lose';
import { cardForColony, colonyOf } from '../modules/hazards/gifts';
import { cardsGiven, colonyIn, given } from '../terms';
import { SIDES } from '../types';
import type { Sight } from '../bot/sight';
import type { EssenceId } from '../essence/state';
import type { Open, Play } from '../play';
import type { Board, Face, Moment, SeatId, Side } from '../types';
import type { CosmicChanges, Effect, Use } from '../use';

const ID = 'nightmare';

type Dream = keyof typeof DREAMS;

declare module '../notes' {
	interface Notes {
		/** Who dreams what in this encounter. */
		readonly nightmare: { readonly [dream in Dream]?: SeatId };
	}
}

const idOf = (dream: Dream): EssenceId => `essence:${ID}.${dream}`;

/** Before whom this one lies face down; null: before nobody. */
const dreamerOf = ({ essence }: Board, dream: Dream): SeatId | null =>
	(essence?.[ID]?.placed ?? []).find(({ id, unseen }) => unseen && id === idOf(dream))?.on ?? null;

/** Whether this seat has had this dream in this encounter. */
const dreams = (play: Pick<Play, 'board'>, dream: Dream, seat: SeatId): boolean =>
	noteOf(play, ID)?.[dream] === seat;

interface Dreaming {
	readonly moments: readonly Moment[];
	/** Whether it applies to this player now, as all can see; `by` plays Nightmare. */
	readonly applies: (play: Play, whom: SeatId, by: SeatId, frame: Open) => boolean;
	/** What comes of it besides what is in force from then on. */
	readonly does?: (play: Play, whom: SeatId, by: SeatId) => void;
	readonly lasting?: CosmicChanges;
	/** What it is worth to a bot that this rival dreams it. */
	readonly worth: (sight: Sight, whom: SeatId) => number;
	readonly decides?: true;
}

/** The dreamer of a bot's own card; null: nobody, or one that it wins with. */
const dreamerIn = (sight: Sight, dream: Dream): SeatId | null => {
	const found = (sight.own.unseen ?? []).find(({ id }) => id === idOf(dream));
	return found && !isOurs(sight, found.on) ? found.on : null;
};

/** CE-36.52: who is asked follows from before whom cards lie, and which of them are known to lie elsewhere. */
function dreaming(dream: Dream, { applies, does, worth, decides, ...of }: Dreaming): Use {
	return {
		moments: of.moments,
		open: (play, { seat }, frame) =>
			maybeCached(play.board, ID).includes(idOf(dream)) &&
			unseenBefore(play.board, ID).some((whom) => applies(play, whom, seat, frame)),
		when: (play, { seat }, frame) => {
			const whom = dreamerOf(play.board, dream);
			return whom !== null && applies(play, whom, seat, frame);
		},
		say: msg('{card} is turned up', { card: DREAMS[dream].words.name }),
		worth: (sight) => {
			const whom = dreamerIn(sight, dream);
			return whom ? worth(sight, whom) : 0;
		},
		harms: decides ? decidesFights : trifling,
		...(of.lasting && { lasting: of.lasting }),
		apply: (play, { seat }) => {
			const whom = dreamerOf(play.board, dream);
			if (!whom) return;
			turnUpEssence(play, seat, ID, idOf(dream), 'CE-36.52');
			note(play, ID, { ...noteOf(play, ID), [dream]: whom });
			does?.(play, whom, seat);
		}
	};
}

/** Whether it fights on the other side. */
const opposes = (sight: Sight, whom: SeatId): boolean => {
	const mine = sideOf(sight, sight.me);
	return mine !== null && sideOf(sight, whom) === opposing(mine);
};

const half = (n: number): number => Math.floor(n / 2);

const halvedFace = (face: Face): Face =>
	face.kind === 'attack' ? { kind: 'attack', value: half(face.value) } : face;

/** What a bot gains when the attack of this main player counts half, as the cards lie open. */
function gainHalving(sight: Sight, whom: SeatId): number {
	const fight = fightIn(sight);
	const now = fight && endingNow(sight, fight);
	const { laid } = encounterIn(sight);
	const [offense, defense] = SIDES.map((side) => {
		const face = laid[side]?.face ?? null;
		return face && fight?.[side] === whom ? halvedFace(face) : face;
	});
	if (!fight || !now || !offense || !defense) return 0;
	return (
		worthOfEnding(sight, fight, endingOf(sight, fight, offense, defense)) -
		worthOfEnding(sight, fight, now)
	);
}

/** Who would win now, by their colonies. */
const winning = ({ board }: Play): SeatId[] =>
	board.order.filter((seat) => foreignColonies(board, seat) >= goalOf(board, seat));

/** Whether a deal grants this seat a colony. */
function isGranted(play: Play, whom: SeatId): boolean {
	const { council } = encounterOf(play.board);
	// CE-33.46: where all deal that may be anybody.
	if (council) return colonyOf(council.gifts, whom) !== null;
	return (
		isMain(play.board, whom) &&
		colonyIn(play.within('deal').agreed?.[opponentOf(play.board, whom)]) !== null
	);
}

/** CE-36.54: cards of a deck are drawn until one can be laid; what else came goes to Nightmare. */
function layUnseen(play: Play, whom: SeatId, by: SeatId): void {
	const side = sideOfMain(play.board, whom);
	const others: string[] = [];
	const drawn = () => drawToHand(play, whom, 1, 'CE-36.54')[0];
	for (let card = drawn(); side && card !== undefined; card = drawn()) {
		// CE-19.26: it may have gone to who has named it.
		if (!playerOf(play.board, whom).hand.includes(card)) continue;
		if (isEncounterCard(card)) {
			layCard(play, side, whom, card);
			play.say(
				msg('{who, select, you {You have} other {# has}} laid a card.', { who: whom }),
				'CE-36.54',
				{ type: 'laid', side }
			);
			break;
		}
		others.push(card);
	}
	handOver(play, whom, by, others, 'CE-36.54');
}

export const dreamt: Effect['uses'] = {
	unprepared: dreaming('unprepared', {
		moments: ['planning.selecting'],
		applies: ({ board }, whom) => {
			const side = sideOfMain(board, whom);
			return side !== null && encounterOf(board).laid[side] === null;
		},
		does: layUnseen,
		worth: (sight, whom) => (opponentIn(sight) === whom ? 0.2 : 0),
		decides: true
	}),
	teeth: dreaming('teeth-falling-out', {
		moments: ['reveal.cards'],
		applies: ({ board }, whom) => {
			const side = sideOfMain(board, whom);
			return side !== null && encounterOf(board).laid[side]?.face?.kind === 'attack';
		},
		lasting: {
			cardNumbers: (play, _owner, numbers) => {
				const halved = (side: Side, n: number) =>
					dreams(play, 'teeth-falling-out', mainPlayer(play.board, side)) ? half(n) : n;
				return {
					offense: halved('offense', numbers.offense),
					defense: halved('defense', numbers.defense)
				};
			}
		},
		worth: gainHalving,
		decides: true
	}),
	// CE-36.53
	dead: dreaming('seeing-the-dead', {
		moments: ['regroup.retrieve'],
		applies: (play, whom) => encounterOf(play.board).offense === whom && toRetrieve(play, whom),
		lasting: {
			retrieves: (play, _owner, is, { seat }) => is && !dreams(play, 'seeing-the-dead', seat)
		},
		does: (play, whom) => {
			const { board } = play;
			const others = board.order.filter(
				(seat) => seat !== whom && shipsAt(board, seat, 'warp') > 0
			);
			play.push('home', {
				from: 'warp',
				ships: Object.fromEntries(others.map((seat) => [seat, 1]))
			});
		},
		worth: ({ open, me }) => ((open.warp[me] ?? 0) > 0 ? 2 * SHIP : SHIP)
	}),
	// CE-36.55
	running: dreaming('running', {
		moments: ['ships.chosen'],
		applies: ({ board }, whom) => {
			const { sending, offense } = encounterOf(board);
			return sending?.seat === whom && whom !== offense;
		},
		does: ({ board }) => {
			delete encounterOf(board).sending;
		},
		worth: (sight) => {
			const mine = sideOf(sight, sight.me);
			return mine !== null && encounterIn(sight).sending?.side === opposing(mine) ? 0.2 : 0;
		},
		decides: true
	}),
	fuel: dreaming('out-of-fuel', {
		moments: ['resolution.end'],
		applies: ({ board }, whom) => {
			const { offense, n } = encounterOf(board);
			return offense === whom && n === 1 && wonOrDealt(board, whom);
		},
		lasting: {
			maySecond: (play, _owner, may, { seat }) => may && !dreams(play, 'out-of-fuel', seat)
		},
		worth: () => 0.25
	}),
	// CE-36.57
	naked: dreaming('naked-in-public', {
		moments: ['colonies.gained', 'resolution.settled'],
		applies: (play, whom) => {
			const winners = winning(play);
			return winners.length > 1 && winners.includes(whom);
		},
		lasting: {
			mayWin: (play, _owner, may, { seat }) => may && !dreams(play, 'naked-in-public', seat)
		},
		// Somebody else wins all the same.
		worth: () => 0.1
	}),
	lost: dreaming('lost-the-way-home', {
		moments: ['resolution.dealMade'],
		applies: isGranted,
		does: (play, whom) => {
			const encounter = encounterOf(play.board);
			const { council } = encounter;
			if (council) {
				encounter.council = { ...council, gifts: cardForColony(play.board, council.gifts, whom) };
				return;
			}
			const frame = play.within('deal');
			const other = opponentOf(play.board, whom);
			const { colony: _colony, ...terms } = frame.agreed?.[other] ?? {};
			// A card more, if they have one besides those they give.
			const spare = playerOf(play.board, other).hand.length > cardsGiven(terms);
			const random = (given(terms).random?.amount ?? 0) + 1;
			frame.agreed = {
				...frame.agreed,
				[other]: spare ? { ...terms, random: { amount: random } } : terms
			};
		},
		worth: () => 0.25
	}),
	late: dreaming('late-for-work', {
		moments: ['encounter.start'],
		applies: ({ board }, whom) => encounterOf(board).offense === whom,
		does: (play) => {
			play.within('encounter').at = 'destiny';
		},
		worth: ({ open }, whom) => ((open.warp[whom] ?? 0) > 0 ? SHIP : 0)
	}),
	falling: dreaming('falling-forever', {
		moments: ['resolution.outcome'],
		applies: ({ board }, whom) => {
			const { outcome, gate } = encounterOf(board);
			return outcome?.type === 'won' && outcome.side === 'offense' && (gate[whom] ?? 0) > 0;
		},
		does: (play, whom) => {
			const n = encounterOf(play.board).gate[whom] ?? 0;
			loseShips(play, { [whom]: { gate: n } }, { rule: 'CE-36.56' });
		},
		worth: (sight, whom) => (opposes(sight, whom) || threatens(sight, whom) ? 0.6 : 0.2),
		decides: true
	}),
	chased: dreaming('being-chased', {
		moments: ['destiny.defenseSet'],
		applies: ({ board }, whom, by) => {
			const { offense, defense, target } = encounterOf(board);
			return (
				offense === whom &&
				target === null &&
				defense !== by &&
				by !== whom &&
				planetsOf(board, by).length > 0
			);
		},
		does: (play, _whom, by) => {
			meetAtHome(play, by);
			tellMeeting(play);
		},
		// Better at its home than where it would win the game.
		worth: (sight, whom) => (threatens(sight, whom) ? 0.4 : 0)
	})
};
