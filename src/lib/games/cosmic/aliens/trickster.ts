/** Possibilities: in place of a fight its opponent guesses in which hand a token is. */
import { msg } from '../../../core';
import { pickBest } from '../../kit';
import { worthOfLaying, worthUnseen } from '../bot/odds';
import { amMain, opposing, sideOf as sideIn } from '../bot/sight';
import { against, gainOf } from '../bot/wishes';
import { fightIn, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import { bothAttack, encounterOf, hasUsed, opponentOf, otherSide, sideOfMain } from '../board';
import { isEncounterCard } from '../cards';
import { happened } from '../declared';
import { decideEncounter, winInstead } from '../ending';
import { formsOf } from '../play';
import type { Choice, Words } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Step } from '../play';
import type { SeatId, Used } from '../types';
import type { Alien } from './alien';
import { addsToSide } from './added';
import { hasLost } from './granted';
import { INVOLVED, MAIN } from './timing';

const ID = 'trickster';

/** What the coin of the wild flare adds, or takes away. */
const COIN = 10;

type Hand = 'left' | 'right';

declare module '../play' {
	interface Steps {
		'trickster.wager': {
			readonly seat: SeatId;
			/** The encounter was lost already, so that its outcome is replaced. */
			readonly lost: boolean;
			/** Where the token is. Known to who has hidden it alone. */
			hidden?: Hand;
		};
	}
}

const HANDS: OneOf<Choice<Hand>> = {
	type: 'one',
	choices: [
		{ id: 'left', say: msg('The left hand') },
		{ id: 'right', say: msg('The right hand') }
	]
};

const { ask } = formsOf('trickster.wager');

const wager: Step = {
	hide: ask({
		ask: (play, { seat }) => ({
			...caused(play),
			seat,
			secret: true,
			rule: 'CE-16.1',
			say: msg('In which hand do you hide the token?'),
			shape: HANDS,
			fallback: 'random'
		}),
		then: (play, frame, { pick }) => {
			frame.hidden = pick;
			play.say(msg('{who} hides a token in one hand.', { who: frame.seat }), 'CE-16.1');
		}
	}),

	guess: ask({
		ask: (play, { seat }) => ({
			...caused(play),
			seat: opponentOf(play.board, seat),
			about: [seat],
			rule: 'CE-16.1',
			say: msg('In which hand has {who} hidden the token? You win if you are right.', {
				who: seat
			}),
			shape: HANDS,
			fallback: 'random'
		}),
		then: (play, { seat, hidden, lost }, { pick }, guesser) => {
			const { board } = play;
			const mine = sideOfMain(board, seat);
			if (!mine) throw new Error(`${seat} is no main player.`);
			const right = pick === hidden;
			play.showed = true;
			const guessed: Words = msg(
				'{who, select, you {You guess} other {# guesses}} {hand, select, left {the left hand} other {the right hand}}: the token is {right, select, yes {there} other {in the other one}}.',
				{ who: guesser, hand: pick, right: right ? 'yes' : 'no' }
			);
			play.say(guessed, 'CE-16.1');
			const side = right ? otherSide(mine) : mine;
			if (!lost) {
				decideEncounter(play, { type: 'won', side });
				return;
			}
			happened(play, guessed);
			if (right) return;
			winInstead(play, side, { kind: 'alien', id: ID });
		}
	})
};

const powerGuess = (seat: SeatId): Used => ({ seat, source: 'power', id: ID, use: 'guess' });

/** What an even chance is worth to a main player in this fight, more than to fight on with its best card. */
function evenChance(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight || !amMain(sight)) return 0;
	const even =
		(worthOfEnding(sight, fight, 'offense') + worthOfEnding(sight, fight, 'defense')) / 2;
	const cards = sight.own.hand.filter(isEncounterCard);
	const best = Math.max(...cards.map((card) => worthOfLaying(sight, fight, card)));
	return even - (cards.length > 0 ? best : worthUnseen(sight, fight));
}

/** What an even chance is worth to who has lost. */
function secondChance(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	return (worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, opposing(side))) / 2;
}

/** What a coin is worth that may add to its side as well as take away. */
function tossed(sight: Sight): number {
	const fight = fightIn(sight);
	return fight ? (gainOf(sight, fight, COIN) + gainOf(sight, fight, -COIN)) / 2 : 0;
}

/** Either hand, by lot: whoever could foresee it would be right. */
const eitherHand = {
	why: { is: 'even chance' },
	answer: (sight: Sight, shape: Parameters<typeof pickBest>[0]) =>
		pickBest(shape, () => sight.dice(100))
} as const;

export const trickster: Alien = {
	words: {
		name: msg('Trickster'),
		power: msg('Possibilities'),
		gist: msg('Settles fights by an even chance'),
		text: msg(
			'As a main player, once allies have joined, you may *use* this power to hide a token in one hand. Your opponent guesses which: if they are right they win the encounter, else you do. No encounter cards are played.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when attacks meet, flip a coin: your side’s total is 10 more, or 10 less.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'You may use your power when you have lost the encounter. What the guess brings replaces the outcome.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('Only the opposing main player guesses, and must.'),
			msg('Hands and cards stay as they are: nothing is revealed, and no compensation is due.'),
			msg('Where both sides have lost, or no deal was made, nobody has lost to the other.'),
			msg('In one encounter there is one guess, with the power or the super flare.'),
			msg('What comes of a victory or a defeat comes of the outcome that replaces the other.')
		]
	},
	set: 'conflict',
	liked: 11,
	power: {
		uses: {
			guess: {
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				say: msg('their opponent guesses in which hand a token is, and wins or loses by that'),
				yours: msg('your opponent guesses in which hand a token is, and wins or loses by that'),
				worth: evenChance,
				harms: (sight, by) => against(sight, by) && evenChance(sight) < -0.2,
				apply: (play, { seat }) => play.push('trickster.wager', { seat, lost: false })
			}
		}
	},
	wild: {
		uses: {
			toss: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => bothAttack(board),
				say: msg('flip a coin, for 10 more or 10 less'),
				worth: tossed,
				amount: (play) => (play.roll(2) === 0 ? COIN : -COIN),
				lasting: addsToSide,
				apply: (play, { seat }) => {
					play.showed = true;
					const n = encounterOf(play.board).lasting.at(-1)?.amount ?? 0;
					play.say(
						msg('The coin of {who} falls: 10 {more, select, yes {more} other {less}}.', {
							who: seat,
							more: n > 0 ? 'yes' : 'no'
						}),
						'CE-16.1'
					);
				}
			}
		}
	},
	super: {
		uses: {
			again: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				open: ({ board }, { seat }) => hasLost(board, seat) && !hasUsed(board, powerGuess(seat)),
				say: msg('their opponent guesses in which hand a token is, for another outcome'),
				yours: msg('your opponent guesses in which hand a token is, for another outcome'),
				worth: secondChance,
				harms: (sight, by) => against(sight, by) && amMain(sight),
				apply: (play, { seat }) => {
					encounterOf(play.board).used.push(powerGuess(seat));
					play.push('trickster.wager', { seat, lost: true });
				}
			}
		}
	},
	steps: { wager },
	questions: {
		'wager.hide': { deed: msg('hide a token'), ...eitherHand },
		'wager.guess': { deed: msg('guess where a token is'), ...eitherHand }
	}
};
