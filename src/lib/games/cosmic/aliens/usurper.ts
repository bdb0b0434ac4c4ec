/** Accroach: allies lay cards too, of which two may take the place of those of the main players. */
import { msg } from '../../../core';
import { entriesOf, inTurn, pickBest, ranked, seatChoice, sumOf } from '../../kit';
import { bestLaying, faceIn, facesOf, worthOfFight } from '../bot/odds';
import { mainOf, opposing, sideOf as sideIn } from '../bot/sight';
import { decidesFights } from '../bot/wishes';
import { fightIn, worthOfCard, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import {
	alliedShips,
	alliesIn,
	encounterOf,
	mainPlayer,
	otherSide,
	playerOf,
	secondsOf,
	sideOf,
	sideOfMain
} from '../board';
import { isEncounterCard } from '../cards';
import { isBidden } from '../bidden';
import { declaresOwn } from '../declared';
import { decideEncounter } from '../ending';
import { layBesideFirst, secondForFirst, takeSecond } from '../hands';
import { lookAtCards } from '../looks';
import { note, noteOf } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { SIDES } from '../types';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Chance, Sight } from '../bot/sight';
import type { Second } from '../hands/seconds';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'usurper';

/** A main player keeps the card that lies for them. */
const KEEP = 'keep';

declare module '../notes' {
	interface Notes {
		/** Who sees what the allies of the other side lay as well. */
		readonly usurper: SeatId;
	}
}

declare module '../play' {
	interface Steps {
		'usurper.levy': { readonly seat: SeatId };
	}
}

/** The cards that allies of this side have laid for it, in the order they were laid. */
const laidFor = (board: Board, side: Side): readonly Second[] =>
	secondsOf(board).filter(
		({ seat, of }) => of === ID && encounterOf(board).allies[side].includes(seat)
	);

const cardsOf = (board: Board, seat: SeatId): readonly CardId[] =>
	playerOf(board, seat).hand.filter(isEncounterCard);

/** Allies that lay a card: no effect has settled what the main player of their side lays. */
const levied = (play: Play): SeatId[] =>
	alliesIn(play.board).filter((ally) => {
		const side = sideOf(play.board, ally);
		return side !== null && !isBidden(play, mainPlayer(play.board, side));
	});

/** Whose card takes the place of that of this side, of those that lie for it; null: none does. */
function askWhose({ board }: Play, side: Side): OneOf<Choice<SeatId | typeof KEEP>> | null {
	const laid = laidFor(board, side);
	if (laid.length === 0 || !encounterOf(board).laid[side]) return null;
	const keep: Choice<typeof KEEP> = { id: KEEP, say: msg('Leave the card that lies there') };
	return { type: 'one', choices: [...laid.map(({ seat }) => seatChoice(seat)), keep] };
}

/** The card of this ally lies for their side; its main player takes back the one that lay there. */
function exchange(play: Play, side: Side, pick: SeatId | typeof KEEP): void {
	const second = laidFor(play.board, side).find(({ seat }) => seat === pick);
	if (!second) return;
	play.say(
		msg(
			'The card of {who} takes the place of the one of the {side, select, offense {offense} other {defense}}.',
			{ side, who: second.seat }
		),
		'CE-10.15'
	);
	secondForFirst(play, side, second, mainPlayer(play.board, side));
}

const { run, ask, askAll } = formsOf('usurper.levy');

const levy: Step = {
	/** Who holds none gets a new hand; who gets none by that lays none. What is pushed last happens first. */
	without: run((play) => {
		const bare = levied(play).filter((ally) => cardsOf(play.board, ally).length === 0);
		for (const seat of bare.toReversed()) play.push('newHand', { seat, rule: 'CE-10.15' });
	}),

	lay: askAll({
		ask: (play, { seat }) =>
			levied(play).flatMap((ally) => {
				const cards = cardsOf(play.board, ally);
				if (cards.length === 0) return [];
				const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(cards) };
				return [
					{
						...caused(play),
						seat: ally,
						secret: true as const,
						about: [seat],
						rule: 'CE-10.15',
						say: msg(
							'Which encounter card do you lay? {who} may put it in the place of the one of your side.',
							{ who: seat }
						),
						shape,
						fallback: 'random' as const
					}
				];
			}),
		then: (play, _frame, answers) => {
			for (const [ally, { pick }] of inTurn(alliesIn(play.board), answers))
				layBesideFirst(play, ally, ID, pick);
		}
	}),

	look: run((play, { seat }) => {
		const side = sideOfMain(play.board, seat);
		if (!side) return;
		const theirs = noteOf(play, ID) === seat ? laidFor(play.board, otherSide(side)) : [];
		for (const { seat: ally, card } of [...laidFor(play.board, side), ...theirs]) {
			play.say(
				msg(
					'{who, select, you {You look} other {# looks}} at the card that {whom, select, you {you have} other {# has}} laid.',
					{ who: seat, whom: ally }
				),
				'CE-23.6'
			);
			lookAtCards(play, seat, ally, [card]);
		}
	}),

	mine: ask({
		ask: (play, { seat }) => {
			const side = sideOfMain(play.board, seat);
			const shape = side && askWhose(play, side);
			return (
				shape && {
					...caused(play),
					seat,
					rule: 'CE-10.15',
					say: msg('Do you lay the card of an ally in the place of yours?'),
					shape,
					fallback: { pick: KEEP }
				}
			);
		},
		then: (play, _frame, { pick }, seat) => {
			const side = sideOfMain(play.board, seat);
			if (side) exchange(play, side, pick);
		}
	}),

	theirs: ask({
		ask: (play, { seat }) => {
			const side = sideOfMain(play.board, seat);
			const shape = side && askWhose(play, otherSide(side));
			return (
				shape && {
					...caused(play),
					seat,
					rule: 'CE-10.15',
					say: msg('Do you lay the card of an ally of your opponent in the place of theirs?'),
					shape,
					fallback: { pick: KEEP }
				}
			);
		},
		then: (play, _frame, { pick }, seat) => {
			const side = sideOfMain(play.board, seat);
			if (side) exchange(play, otherSide(side), pick);
		}
	}),

	back: run((play) => {
		for (const second of secondsOf(play.board)) if (second.of === ID) takeSecond(play, second);
	})
};

/** Ships of all allies of a side. */
const alliedWith = (board: Board, side: Side): number =>
	sumOf(entriesOf(alliedShips(board, side)), ([, n]) => n);

/** The side whose allies have more ships; with as many the defense, as with any tie (CE-11.5). */
const stronger = (offense: number, defense: number): Side =>
	offense > defense ? 'offense' : 'defense';

type Cards = readonly Chance[];

/** The worth of the fight to a bot where these cards lie for its side and the other. */
function worthWith(sight: Sight, side: Side, mine: Cards, theirs: Cards): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	return side === 'offense'
		? worthOfFight(sight, fight, mine, theirs)
		: worthOfFight(sight, fight, theirs, mine);
}

/** What lies for a side, as a bot knows or guesses it. */
function faces(sight: Sight, side: Side): Cards {
	const { laid } = sight.own;
	return laid && mainOf(sight, side) === sight.me
		? [{ face: faceIn(sight, laid), p: 1 }]
		: facesOf(sight, side);
}

/** The card that a bot was shown of those that a seat has laid. */
const shownBy = ({ own }: Sight, seat: SeatId): CardId | undefined =>
	own.looks.findLast(({ of, what }) => of === seat && what === 'shown')?.cards[0];

/** The better of two cards that nobody has seen, by what each is worth: an ally lays no bad one. */
function bestOfTwo(sight: Sight, worth: (card: Cards) => number): number {
	let left = 1;
	const each = sight.unseen().map(({ face, p }) => ({ p, worth: worth([{ face, p: 1 }]) }));
	return sumOf(
		ranked(each, (one) => one.worth),
		({ p, worth: one }) => {
			const share = left ** 2 - Math.max(0, left - p) ** 2;
			left -= p;
			return one * share;
		}
	);
}

/** What a bot gains where the card of this ally takes the place of that of this side. */
function gainOfExchange(sight: Sight, side: Side, ally: SeatId): number {
	const my = sideIn(sight, sight.me);
	if (!my) return 0;
	const other = faces(sight, opposing(side));
	const worth = (card: Cards): number =>
		side === my ? worthWith(sight, my, card, other) : worthWith(sight, my, other, card);
	const now = worth(faces(sight, side));
	const card = shownBy(sight, ally);
	if (card) return worth([{ face: faceIn(sight, card), p: 1 }]) - now;
	// An ally of the other side means it to win.
	return (
		(side === my ? bestOfTwo(sight, worth) : -bestOfTwo(sight, (cards) => -worth(cards))) - now
	);
}

/** What asking allies for cards brings a bot, by what it may exchange. */
function gainOfLevy(sight: Sight): number {
	const { encounter } = sight.open;
	if (!encounter) return 0;
	return sumOf(SIDES, (side) =>
		Math.max(0, ...encounter.allies[side].map((ally) => gainOfExchange(sight, side, ally)))
	);
}

/** The card that serves a side best, if it is to lie for it. */
function lays(sight: Sight, shape: Shape): Answer | null {
	const side = sideIn(sight, sight.me);
	if (!side) return null;
	const theirs = faces(sight, opposing(side));
	return pickBest(
		shape,
		(card) =>
			worthWith(sight, side, [{ face: faceIn(sight, card), p: 1 }], theirs) - worthOfCard(card)
	);
}

/** The ally whose card is to lie for this side; none where the card that lies there does better. */
const exchanges =
	(which: (side: Side) => Side) =>
	(sight: Sight, shape: Shape): Answer | null => {
		const side = sideIn(sight, sight.me);
		if (!side || shape.type !== 'one') return null;
		const best = ranked(
			shape.choices.flatMap(({ id }) => {
				const ally = sight.open.order.find((seat) => seat === id);
				return ally ? [{ ally, gain: gainOfExchange(sight, which(side), ally) }] : [];
			}),
			({ gain }) => gain
		)[0];
		return { pick: best && best.gain > 0 ? best.ally : KEEP };
	};

/** What a bot gains where the ships of allies decide. */
function gainOfCounting(sight: Sight): number {
	const fight = fightIn(sight);
	const { encounter } = sight.open;
	if (!fight || !encounter) return 0;
	const ships = (side: Side): number =>
		sumOf(
			encounter.allies[side],
			(seat) => (side === 'offense' ? fight.gate : fight.beside)[seat] ?? 0
		);
	const won = worthOfEnding(sight, fight, stronger(ships('offense'), ships('defense')));
	return won - bestLaying(sight, fight).worth;
}

export const usurper: Alien = {
	words: {
		name: msg('Usurper'),
		power: msg('Accroach'),
		gist: msg('Has allies lay cards, and puts them in the place of those of the main players'),
		text: msg(
			'As a main player, as soon as both cards lie face down, you may *use* this power: every ally on either side lays an encounter card face down; without one they get a new hand first. You look at the cards of your allies, and may lay one of them in the place of yours, and, unseen, one of the allies of your opponent in the place of theirs. All other cards go back to their hands.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once alliances are formed, the side whose allies have more ships in the encounter wins it.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'When you use your power, you see the cards that allies of your opponent lay before you choose any.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg(
				'Allies choose in secret and all at once, before anything else is done with the cards that lie there.'
			),
			msg('A card whose place is taken goes back to the main player who laid it.'),
			msg('You decide about your own card first. The card that comes to lie there lies face down.'),
			msg(
				'Where an effect settles what a main player lays, or has them lay it face up, as Oracle, Magician and Visionary do, the allies of that player lay none.'
			),
			msg(
				'A card that has come to lie for a main player is theirs in this encounter: it counts for them, and is discarded with what was used.'
			),
			msg(
				'By the wild flare only ships of allies are counted, each as one, and one ally is needed on either side at least. With as many on both sides the defense wins, as with any tie.'
			),
			msg('Who loses by the wild flare has laid no card, and collects no compensation.')
		]
	},
	set: 'dominion',
	liked: 6,
	needsThirdParties: true,
	power: {
		uses: {
			levy: {
				moments: ['planning.laid'],
				roles: MAIN,
				once: true,
				open: (play) => levied(play).length > 0,
				say: msg('all allies lay an encounter card'),
				worth: gainOfLevy,
				harms: decidesFights,
				apply: (play, { seat }) => play.push('usurper.levy', { seat })
			}
		}
	},
	wild: {
		uses: {
			count: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: ({ board }) => alliesIn(board).length > 0,
				say: msg('the side whose allies have more ships wins'),
				worth: gainOfCounting,
				harms: decidesFights,
				apply: (play) => {
					const { board } = play;
					const [offense, defense] = [alliedWith(board, 'offense'), alliedWith(board, 'defense')];
					play.say(
						msg(
							'Allies have {n, plural, one {# ship} other {# ships}} with the offense and {m, plural, one {# ship} other {# ships}} with the defense.',
							{ n: offense, m: defense }
						),
						'CE-11.16'
					);
					decideEncounter(play, { type: 'won', side: stronger(offense, defense) });
				}
			}
		}
	},
	super: {
		uses: {
			look: {
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => {
					const side = sideOfMain(play.board, me.seat);
					return (
						declaresOwn(play, me) &&
						side !== null &&
						levied(play).some((ally) => sideOf(play.board, ally) === otherSide(side))
					);
				},
				say: msg('see what the allies of the other side lay'),
				worth: () => 0.15,
				apply: (play, { seat }) => note(play, ID, seat)
			}
		}
	},
	steps: { levy },
	questions: {
		'levy.lay': {
			deed: msg('lay an encounter card'),
			why: { is: 'does most' },
			answer: lays
		},
		'levy.mine': {
			deed: msg('choose which card lies there'),
			why: { is: 'does most' },
			answer: exchanges((side) => side)
		},
		'levy.theirs': {
			deed: msg('choose which card lies there'),
			why: { is: 'does most' },
			answer: exchanges(opposing)
		}
	}
};
