/** Swirl: it mixes its hand with that of its opponent. */
import { msg } from '../../../core';
import { pickBest, sumOf } from '../../kit';
import { shownOf } from '../bot/odds';
import { UNSEEN_CARD, always, opponentIn, trifling } from '../bot/wishes';
import { worthOfCard } from '../bot/worth';
import { giveWorst } from '../bot/picks';
import { caused } from '../because';
import { opponentOf, playerOf } from '../board';
import { declaresOwn } from '../declared';
import { mixCards, randomCards } from '../hands';
import { lookAtHand } from '../looks';
import { taken } from '../modules/rewards/taken';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const HOWS = ['even', 'same', 'swapped'] as const;
/** How large the hands are afterwards: as even as can be, as they were, or each as the other one was. */
type How = (typeof HOWS)[number];

declare module '../play' {
	interface Steps {
		'whirligig.mix': { readonly seat: SeatId };
		'whirligig.pair': { readonly seat: SeatId };
	}
}

/** How many cards of all it gets; of an odd number the opponent gets the one more. */
function sizeOf(how: How, mine: number, theirs: number): number {
	switch (how) {
		case 'even':
			return Math.floor((mine + theirs) / 2);
		case 'same':
			return mine;
		case 'swapped':
			return theirs;
	}
}

/** The ways that differ, with the size of its hand by each. */
function waysOf(mine: number, theirs: number): { readonly how: How; readonly n: number }[] {
	const ways = HOWS.map((how) => ({ how, n: sizeOf(how, mine, theirs) }));
	return ways.filter(({ n }, i) => ways.findIndex((other) => other.n === n) === i);
}

const handSizes = (board: Board, seat: SeatId): readonly [number, number] => [
	playerOf(board, seat).hand.length,
	playerOf(board, opponentOf(board, seat)).hand.length
];

/** Both hands are mixed, and so many of all cards are its own. */
function mix(play: Play, seat: SeatId, n: number): void {
	const { board } = play;
	const opponent = opponentOf(board, seat);
	const [mine, theirs] = [
		playerOf(board, seat).hand.slice(),
		playerOf(board, opponent).hand.slice()
	];
	play.say(
		msg(
			'{who, select, you {You mix your hand} other {# mixes their hand}} with {whom, select, you {yours} other {that of #}}: {n, plural, one {# card} other {# cards}} to {who, select, you {you} other {#}}, {m} to {whom}.',
			{ who: seat, whom: opponent, n, m: mine.length + theirs.length - n }
		),
		'CE-16.1'
	);
	const [came = []] = mixCards(
		play,
		[
			{ seat, cards: mine, n },
			{ seat: opponent, cards: theirs, n: mine.length + theirs.length - n }
		],
		'CE-16.1'
	);
	// CE-31.34: who has it done takes, the other is given.
	taken(play, seat, came, opponent);
}

const mixing = formsOf('whirligig.mix');

const mixed: Step = {
	how: mixing.ask({
		ask: (play, { seat }) => {
			const [mine, theirs] = handSizes(play.board, seat);
			const choices = waysOf(mine, theirs).map(({ how, n }): Choice<How> => ({
				id: how,
				say: msg(
					'{how, select, even {Share them evenly} same {Keep the sizes of both hands} other {Swap the sizes of both hands}}',
					{ how }
				),
				note: msg('{n, plural, one {# card} other {# cards}} for you, {m} for {whom}', {
					n,
					m: mine + theirs - n,
					whom: opponentOf(play.board, seat)
				})
			}));
			const [first] = choices;
			const shape: OneOf<Choice<How>> = { type: 'one', choices };
			return first
				? {
						...caused(play),
						seat,
						rule: 'CE-16.1',
						say: msg('How are the mixed cards shared?'),
						shape,
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, _frame, { pick }, seat) => {
			mix(play, seat, sizeOf(pick, ...handSizes(play.board, seat)));
		}
	})
};

const pairing = formsOf('whirligig.pair');

const pair: Step = {
	mine: pairing.ask({
		ask: (play, { seat }) => {
			const { hand } = playerOf(play.board, seat);
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(hand) };
			return hand.length === 0
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-16.1',
						say: msg('Which card of yours is mixed with one of your opponent’s?'),
						shape,
						fallback: 'random'
					};
		},
		then: (play, _frame, { pick }, seat) => {
			const { board } = play;
			const opponent = opponentOf(board, seat);
			const theirs = randomCards(play, playerOf(board, opponent).hand, 1);
			if (theirs.length === 0) return;
			play.say(
				msg(
					'A card of {who, select, you {yours} other {#}} and one of {whom, select, you {yours} other {#}} are mixed, and each gets one of them.',
					{ who: seat, whom: opponent }
				),
				'CE-16.1'
			);
			const [came = []] = mixCards(
				play,
				[
					{ seat, cards: stillHeld(play, seat, [pick]), n: 1 },
					{ seat: opponent, cards: theirs, n: 1 }
				],
				'CE-16.1'
			);
			taken(play, seat, came, opponent);
		}
	})
};

/** What a hand is worth to a bot that has been shown it; left out: by how many cards it has. */
function worthOfHand(sight: Sight, seat: SeatId): number {
	const shown = shownOf(sight, seat);
	return shown.length > 0
		? sumOf(shown, worthOfCard)
		: (sight.open.players[seat]?.hand ?? 0) * UNSEEN_CARD;
}

/** What a bot has after mixing in this way, more than it has now. */
function gainOf(sight: Sight, how: How): number {
	const opponent = opponentIn(sight);
	const mine = sight.own.hand.length;
	const theirs = opponent ? (sight.open.players[opponent]?.hand ?? 0) : 0;
	if (!opponent || mine + theirs === 0) return 0;
	const own = sumOf(sight.own.hand, worthOfCard);
	const share = sizeOf(how, mine, theirs) / (mine + theirs);
	return share * (own + worthOfHand(sight, opponent)) - own;
}

/** What a bot asks of cards nobody has seen before it gives up its own. */
const LEAST = 0.1;

export const whirligig: Alien = {
	words: {
		name: msg('Whirligig'),
		power: msg('Swirl'),
		gist: msg('Mixes the hands of both main players'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to mix your hand with that of your opponent. Then say how many cards each gets of all of them, by chance: as even as can be, as many as each had, or as many as the other had.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, mix a card of yours with one of your opponent’s hand, drawn by chance. Each gets one of the two, by chance.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg(
				'Look at the hand of your opponent before you say how your power shares the cards.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('Of an odd number of cards your opponent gets the one more.'),
			msg('Cards that were laid, and those of a hoard, are in no hand.'),
			msg('Who is left without an encounter card is checked for that once more.'),
			msg('A main player who gets back what was theirs tells nobody.')
		]
	},
	set: 'dominion',
	liked: 9,
	power: {
		uses: {
			swirl: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				open: ({ board }, { seat }) => sumOf(handSizes(board, seat), (n) => n) > 0,
				say: msg('mix both hands'),
				worth: (sight) => Math.max(...HOWS.map((how) => gainOf(sight, how))) - LEAST,
				apply: (play, { seat }) => play.push('whirligig.mix', { seat })
			}
		}
	},
	wild: {
		uses: {
			pair: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const [mine, theirs] = handSizes(board, seat);
					return mine > 1 && theirs > 0;
				},
				say: msg('mix a card of either hand'),
				worth: ({ own }) => (UNSEEN_CARD - Math.min(...own.hand.map(worthOfCard))) / 2,
				harms: trifling,
				apply: (play, { seat }) => play.push('whirligig.pair', { seat })
			}
		}
	},
	super: {
		uses: {
			look: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('look at the hand of the opponent first'),
				worth: always(0.03),
				harms: trifling,
				apply: (play, { seat }) => lookAtHand(play, seat, opponentOf(play.board, seat))
			}
		}
	},
	steps: { mix: mixed, pair },
	questions: {
		'mix.how': {
			deed: msg('share the mixed cards'),
			why: { is: 'best cards' },
			answer: (sight, shape) => pickBest(shape, (id) => gainOf(sight, id as How))
		},
		'pair.mine': {
			deed: msg('mix a card'),
			why: { is: 'worst cards' },
			answer: giveWorst
		}
	}
};
