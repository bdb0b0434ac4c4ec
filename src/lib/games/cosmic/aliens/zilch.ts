/** Fates: plays one in every encounter, and wins with the player it has ordained. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, othersThan, pickBest } from '../../kit';
import { encounterOf, foreignColonies, mainPlayer, planetsOf, playerOf } from '../board';
import { cardName, faceName } from '../cards';
import { declaredUse, stopUse, cancelReinforcement } from '../declared';
import { endingOf, endingNow } from '../bot/odds';
import { encounterIn, foreignOf, winsWith } from '../bot/sight';
import { bringsColonies, decidesFights, gainCancelling, settleBest, zaps } from '../bot/wishes';
import { fightIn, worthOfCard, worthOfColony, worthOfEnding } from '../bot/worth';
import { ordainedOf } from '../essence/laid';
import { fates } from '../essence/sets/fates';
import { goesToItsAlien } from '../flares';
import { found, placesToFound } from '../found';
import { discardFromTable, discardKicker, handOver } from '../hands';
import { formsOf } from '../play';
import { MOST_SHIPS } from '../ships';
import { putAway, takeOut } from '../destiny/deck';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Choice } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, Face, PlanetId, SeatId, Side } from '../types';
import type { Me } from '../use';
import type { Alien } from './alien';
import { oneOf, playingFates, seats } from './fates';

const ID = 'zilch';

declare module '../play' {
	interface Steps {
		/** It ordains a player. */
		'zilch.ordain': { readonly seat: SeatId };
		/** It gives away the card that it has taken of a hand. */
		'zilch.give': { readonly seat: SeatId; readonly whom: SeatId; readonly card: CardId };
		/** A player founds a colony. */
		'zilch.settle': { readonly seat: SeatId };
	}
}

/** The only player with fewer foreign colonies than any other; null: several have as few. */
function hindmost(board: Board): SeatId | null {
	const least = bestOf(board.order, (seat) => -foreignColonies(board, seat));
	const few = board.order.filter(
		(seat) => least && foreignColonies(board, seat) === foreignColonies(board, least)
	);
	return few.length === 1 ? (least ?? null) : null;
}

const allPlanets = (board: Board): PlanetId[] =>
	board.order.flatMap((seat) => planetsOf(board, seat));

/** Where that player can settle (CE-36.33). */
const settling = (play: Play, seat: SeatId) =>
	placesToFound(play, seat, allPlanets(play.board), MOST_SHIPS);

/** CE-36.34: what an encounter card that was turned up counts as then. */
const NOTHING: Face = { kind: 'attack', value: 0 };

/** Encounter cards and kickers that were turned up. */
const turnedUp = (board: Board): Choice<`card ${Side}` | `kicker ${Side}`>[] => {
	const { laid, kickers } = encounterOf(board);
	return SIDES.flatMap((side) => {
		const face = laid[side]?.face;
		const kicker = kickers?.[side];
		const whom = mainPlayer(board, side);
		return [
			...(face && !(face.kind === 'attack' && face.value === 0)
				? [
						{
							id: `card ${side}` as const,
							say: msg('{card} of {who}', { card: faceName(face), who: whom })
						}
					]
				: []),
			...(kicker?.open
				? [
						{
							id: `kicker ${side}` as const,
							say: msg('{card} of {who}', { card: cardName(kicker.card), who: kicker.by })
						}
					]
				: [])
		];
	});
};

/** What nullifying this card brings, as the cards lie open. */
function gainNullifying(sight: Sight, id: string): number {
	const fight = fightIn(sight);
	const now = fight && endingNow(sight, fight);
	const { laid } = encounterIn(sight);
	const [offense, defense] = SIDES.map((side) =>
		id === `card ${side}` ? NOTHING : (laid[side]?.face ?? null)
	);
	if (!fight || !now || !offense || !defense || !id.startsWith('card ')) return 0;
	const then = endingOf(sight, fight, offense, defense);
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

const ordain = formsOf('zilch.ordain');

const ordaining: Step = {
	choose: ordain.ask({
		ask: ({ board }, { seat }) => ({
			seat,
			secret: true,
			rule: 'CE-36.26',
			say: msg('Whom do you ordain? If they win alone, you win as well.'),
			shape: seats(othersThan(board, seat)),
			fallback: 'random'
		}),
		then: (play, _frame, { pick }, seat) => {
			const card = takeOut(play, pick);
			if (card) play.board.ordained = { of: ID, card };
			play.say(msg('{who} has ordained a player, unseen.', { who: seat }), 'CE-36.26');
		}
	})
};

const give = formsOf('zilch.give');

const giving: Step = {
	choose: give.ask({
		ask: ({ board }, { seat, whom, card }) => {
			// It may have gone meanwhile.
			if (!playerOf(board, whom).hand.includes(card)) return null;
			const others = board.order.filter((one) => one !== seat && one !== whom);
			const [first] = others;
			return first
				? {
						seat,
						secret: true,
						about: [whom],
						rule: 'CE-36.30',
						say: msg('{card} of {whom}: who gets it?', { card: cardName(card), whom }),
						shape: seats(others),
						fallback: { pick: first }
					}
				: null;
		},
		then: (play, { whom, card }, { pick }) => {
			handOver(play, whom, pick, [card], 'CE-36.30');
		}
	})
};

const settle = formsOf('zilch.settle');

const founding: Step = {
	where: settle.ask({
		ask: (play, { seat }) => {
			const shape = settling(play, seat);
			return (
				shape && {
					seat,
					rule: 'CE-36.33',
					say: msg('You found a colony. Where, and with which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, answer, seat) => found(play, seat, answer)
	})
};

export const zilch: Alien = {
	words: {
		name: msg('Zilch'),
		power: msg('Fates'),
		gist: msg('Wins with the player it has ordained'),
		text: msg(
			'Once in every encounter you may *use* this power to play a fate of your cache. If the player you have ordained wins alone, you win as well; if they share the victory with others and without you, you win alone instead. You may win by colonies, too.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ROLES, phases: ['regroup', 'planning', 'resolution'] },
		setup: msg(
			'Put a destiny card with the colour of another player, without a warning, face down on this sheet: that player is ordained.'
		),
		wild: {
			text: msg(
				'The player who has fewer foreign colonies than all others founds a colony on any planet. Then give this flare to Zilch, or discard it if nobody plays Zilch.'
			),
			timing: { roles: ROLES, phases: ['regroup', 'resolution'] }
		},
		super: {
			text: msg(
				'Nullify any card: an encounter card counts as an attack 00, any other has no effect. Then discard this flare.'
			),
			timing: { roles: ROLES, phases: ['reveal'] }
		},
		rulings: [
			msg('You win so only while this power works.'),
			msg('The card on the sheet is out of the destiny deck, and goes where the sheet goes.'),
			msg('With teams nobody wins alone, so Zilch is left out.'),
			msg(
				'A fate is told as it is played, and what can stop a power can stop it: then it stays in the cache.'
			),
			msg('A stolen card goes to neither you nor whom it was taken from.'),
			msg('A founded colony takes one to four ships of other colonies of that player.')
		]
	},
	liked: 12,
	needsThirdParties: true,
	needsSoleWinners: true,
	essence: fates,
	begin: (play, seat) => play.push('zilch.ordain', { seat }),
	leaves: (play) => {
		const { board } = play;
		if (board.ordained?.of !== ID) return;
		putAway(play, board.ordained.card);
		delete board.ordained;
	},
	power: {
		passive: {
			// CE-36.27
			winners: (play, owner, winners) => {
				const { board } = play;
				const ordained = ordainedOf(board);
				if (!ordained || !winners.includes(ordained) || winners.includes(owner.seat))
					return winners;
				if (!value(play, 'mayWin', true, { seat: owner.seat })) return winners;
				return winners.length === 1 ? [...winners, owner.seat] : [owner.seat];
			}
		},
		uses: playingFates
	},
	wild: {
		uses: {
			settle: {
				moments: ['encounter.start', 'resolution.end'],
				open: (play) => {
					const whom = hindmost(play.board);
					return whom !== null && settling(play, whom) !== null;
				},
				say: msg('who has the fewest foreign colonies founds one'),
				worth: (sight) => {
					const few = bestOf(sight.open.order, (seat) => -foreignOf(sight, seat));
					const free =
						few &&
						keysOf(sight.open.planets).filter((planet) => !sight.open.planets[planet]?.[few]);
					return few && free
						? Math.max(...free.map((planet) => worthOfColony(sight, few, planet)))
						: 0;
				},
				harms: bringsColonies,
				apply: (play) => {
					const whom = hindmost(play.board);
					if (whom) play.push('zilch.settle', { seat: whom });
				},
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			nullify: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return declared.card !== null && declared.seat !== seat && !declared.fate;
				},
				say: msg('nullify the card being played'),
				worth: (sight) => zaps(sight) - worthOfCard('flare:zilch'),
				apply: (play) => stopUse(play, 'cancelled'),
				afterwards: discarded
			},
			undo: {
				moments: ['reinforcement.played'],
				open: (play, { seat }) => {
					const { seat: by, cancelled } = play.within('reinforce');
					return by !== seat && cancelled !== true;
				},
				say: msg('nullify the reinforcement'),
				worth: (sight) => gainCancelling(sight) - worthOfCard('flare:zilch'),
				harms: decidesFights,
				apply: (play) => {
					cancelReinforcement(play);
				},
				afterwards: discarded
			},
			void: asking({
				moments: ['reveal.cards'],
				open: ({ board }) => turnedUp(board).length > 0,
				ask: ({ board }) => oneOf(turnedUp(board)),
				say: msg('nullify a card that was turned up'),
				sends: template('Nullify {first}'),
				worth: (sight) =>
					Math.max(...SIDES.map((side) => gainNullifying(sight, `card ${side}`))) -
					worthOfCard('flare:zilch'),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gainNullifying(sight, id));
					return best ? { pick: best.id } : null;
				},
				harms: decidesFights,
				apply: (play, _me, { pick }) => {
					for (const side of SIDES) {
						const laid = encounterOf(play.board).laid[side];
						if (pick === `card ${side}` && laid) laid.face = { ...NOTHING };
						if (pick === `kicker ${side}`) discardKicker(play, side);
					}
				},
				afterwards: discarded
			})
		}
	},
	steps: { ordain: ordaining, give: giving, settle: founding },
	questions: {
		'ordain.choose': {
			deed: msg('ordain a player'),
			why: { is: 'does most' },
			answer: (sight, shape) => pickBest(shape, (id) => sight.liked(id as SeatId))
		},
		'give.choose': {
			deed: msg('give a stolen card away'),
			why: { is: 'does most' },
			answer: (sight, shape) =>
				pickBest(shape, (id) =>
					winsWith(sight, id as SeatId) ? 2 : -foreignOf(sight, id as SeatId) / 10
				)
		},
		'settle.where': {
			deed: msg('found a colony'),
			why: { is: 'does most' },
			answer: settleBest
		}
	}
};

/** CE-36.34: it is discarded after use. */
function discarded(play: Play, { seat, card }: Me): void {
	if (card) discardFromTable(play, seat, [card]);
}
