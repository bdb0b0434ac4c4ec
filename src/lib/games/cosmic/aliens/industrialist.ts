/** Build: attacks that have lost are stacked, and add up in later fights. */
import { msg, template } from '../../../core';
import { bestOf, sumOf } from '../../kit';
import { sideOf as sideIn, opposing } from '../bot/sight';
import { decidesFights, gainOf, trifling } from '../bot/wishes';
import { fightIn, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import { bothAttack, encounterOf, mainPlayer, otherSide, playerOf, sideOfMain } from '../board';
import { cardName, isEncounterCard, kindOf, numberOf } from '../cards';
import { happened } from '../declared';
import { winInstead } from '../ending';
import { discardDrawn, dropStack, randomCards } from '../hands';
import { lookAtCards } from '../looks';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { isPlayed, stackOf } from '../stacked';
import { SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Bend, Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { AlienId, Board, CardId, SeatId, Side } from '../types';
import type { CosmicChanges } from '../use';
import type { Alien } from './alien';
import { addsToSide } from './added';
import { hasLost } from './granted';
import { MAIN } from './timing';

const ID = 'industrialist';

declare module '../notes' {
	interface Notes {
		/** Sides of which the revealed attack comes onto the stack. */
		readonly industrialist: readonly Side[];
	}
}

declare module '../play' {
	interface Steps {
		/** Who has won against it gives in, or its attack comes onto the stack. */
		'industrialist.build': { readonly seat: SeatId };
	}
}

/** What the cards of the stack add up to: a morph there counts nothing. */
const sumOfStack = (board: { readonly stacked?: Board['stacked'] }): number =>
	sumOf(stackOf(board, ID), numberOf);

/** The attack that a side has revealed and all have seen; null: there is none. */
function attackOf(board: Board, side: Side): CardId | null {
	const laid = encounterOf(board).laid[side];
	return laid?.face?.kind === 'attack' && !laid.concealed ? laid.card : null;
}

/** CE-33.18: whether what has been laid comes onto a sheet, and does not leave the game instead. */
const mayStack = (play: Play): boolean => !value(play, 'playedCardsLeave', false, null);

const stacking = (play: Play): readonly Side[] => noteOf(play, ID) ?? [];

const stackIt = (play: Play, side: Side): void => note(play, ID, [...stacking(play), side]);

const ontoStack: CosmicChanges = {
	stacks: (play, _owner, alien: AlienId | null, { side }) =>
		stacking(play).includes(side) && isPlayed(play.board, ID) ? ID : alien
};

const build: Step = {
	choose: formsOf('industrialist.build').ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const mine = sideOfMain(board, seat);
			const card = mine && attackOf(board, mine);
			if (!mine || !card) return null;
			const shape: OneOf<Choice<'yield' | 'stack'>> = {
				type: 'one',
				choices: [
					{ id: 'yield', say: msg('Let {who} win instead', { who: seat }) },
					{ id: 'stack', say: msg('{card} comes onto the stack', { card: cardName(card) }) }
				]
			};
			return {
				...caused(play),
				seat: mainPlayer(board, otherSide(mine)),
				about: [seat],
				rule: 'CE-16.1',
				say: msg(
					'You have won. Do you let {who} win, or does their attack come onto their stack?',
					{
						who: seat
					}
				),
				shape,
				fallback: { pick: 'stack' as const }
			};
		},
		then: (play, { seat }, { pick }, opponent) => {
			const { board } = play;
			const mine = sideOfMain(board, seat);
			if (!mine) throw new Error(`${seat} is no main player.`);
			if (pick === 'stack') {
				stackIt(play, mine);
				const goes = msg(
					'{who, select, you {You keep} other {# keeps}} the victory: {whom, select, you {your attack} other {the attack of #}} comes onto the stack.',
					{ who: opponent, whom: seat }
				);
				play.say(goes, 'CE-16.1');
				happened(play, goes);
				return;
			}
			const yields = msg('{who, select, you {You let} other {# lets}} {whom} win.', {
				who: opponent,
				whom: seat
			});
			play.say(yields, 'CE-16.1');
			happened(play, yields);
			winInstead(play, mine, { kind: 'alien', id: ID });
		}
	})
};

/** What a card more on the stack of another costs a bot, a point. */
const POINT = 0.012;

/** Whether it had better give in than have this attack stacked. */
function givesIn(sight: Sight, shape: Shape): { readonly pick: string } | null {
	if (shape.type !== 'one') return null;
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	const face = side && sight.open.encounter?.laid[opposing(side)]?.face;
	if (!fight || !side || face?.kind !== 'attack') return { pick: 'stack' };
	const loss = worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, opposing(side));
	const grows = face.value * POINT;
	return { pick: loss < grows ? 'yield' : 'stack' };
}

/** What it has added already, or else what its stack may. */
const seenStack: Bend = {
	helps: ({ open }, seat) => {
		const { encounter } = open;
		const counted = encounter?.lasting.filter(
			({ id, use, seat: whose }) => id === ID && use === 'count' && whose === seat
		);
		if (counted && counted.length > 0)
			return sumOf(counted, ({ amount, stopped }) => (stopped ? 0 : amount));
		// Once attacks meet it has been used, or comes to nothing.
		if (!encounter || encounter.revealed) return 0;
		return encounter.offense === seat || encounter.defense === seat ? sumOfStack(open) : 0;
	}
};

/** A card of another hand is an attack about as often as not, and counts so much then. */
const HALF = 0.5;
const USUAL = 10;

interface Counted {
	readonly pick: 'add' | 'subtract';
}

/** The attacks revealed that are not to be stacked already; null: there are none, or they leave the game anyway. */
function stackable(play: Play): OneOf<Choice<Side>> | null {
	if (!mayStack(play)) return null;
	const choices = SIDES.flatMap((side) => {
		const card = attackOf(play.board, side);
		return card && !stacking(play).includes(side)
			? [{ id: side, say: cardName(card), on: card }]
			: [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** The number on what a side has revealed, as a bot sees it. */
const shownBy = ({ open }: Sight, side: Side): number => {
	const card = open.encounter?.laid[side]?.card;
	return card && isEncounterCard(card) && kindOf(card) === 'attack' ? numberOf(card) : 0;
};

export const industrialist: Alien = {
	words: {
		name: msg('Industrialist'),
		power: msg('Build'),
		gist: msg('Stacks attacks that lost, and counts them'),
		text: msg(
			'As a main player, when you have revealed an attack and lost the encounter, you *use* this power: your opponent lets you win instead, or your attack comes face up onto the stack on this sheet. When attacks meet in an encounter of yours, you *use* it to add the sum of the stack to your total, or to subtract it.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['reveal', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when attacks meet, draw a card by chance from your opponent’s hand. An attack adds its number to your total and is discarded; any other card goes back.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('An attack that either main player has revealed comes onto your stack.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('The stack counts what is printed on its cards. A morph on it counts nothing.'),
			msg('A card that was claimed and never shown comes onto no stack.'),
			msg('When both sides lose, nobody has won who could give in.'),
			msg('The attack comes onto the stack when used cards are discarded.'),
			msg('A card that goes back is shown to you alone.')
		]
	},
	set: 'conflict',
	liked: 16,
	leaves: (play) => dropStack(play, ID),
	power: {
		uses: {
			count: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }) => bothAttack(board) && sumOfStack(board) > 0,
				ask: ({ board }) => ({
					type: 'one',
					choices: (['add', 'subtract'] as const).map((sign) => ({
						id: sign,
						say: msg('{sign, select, add {Add} other {Subtract}} {n}', {
							sign,
							n: sumOfStack(board)
						})
					}))
				}),
				asks: msg('Does your stack add to your total, or subtract from it?'),
				say: msg('their stack counts'),
				yours: msg('your stack counts'),
				harms: decidesFights,
				bends: seenStack,
				choose: (sight): Counted => {
					const fight = fightIn(sight);
					const n = sumOfStack(sight.open);
					const loses = fight && gainOf(sight, fight, -n) > gainOf(sight, fight, n);
					return { pick: loses ? 'subtract' : 'add' };
				},
				counted: ({ board }, _me, { pick }) =>
					pick === 'add' ? sumOfStack(board) : -sumOfStack(board),
				lasting: addsToSide
			}),
			build: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: (play, { seat }) => {
					const { board } = play;
					const side = sideOfMain(board, seat);
					return (
						side !== null &&
						hasLost(board, seat) &&
						attackOf(board, side) !== null &&
						mayStack(play)
					);
				},
				say: msg('their opponent gives in, or their attack comes onto the stack'),
				yours: msg('your opponent gives in, or your attack comes onto the stack'),
				harms: trifling,
				apply: (play, { seat }) => play.push('industrialist.build', { seat }),
				lasting: ontoStack
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return (
						bothAttack(board) &&
						side !== null &&
						playerOf(board, mainPlayer(board, otherSide(side))).hand.length > 0
					);
				},
				say: msg('a card of the opponent adds to their total, if it is an attack'),
				yours: msg('a card of the opponent adds to your total, if it is an attack'),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? HALF * gainOf(sight, fight, USUAL) : 0;
				},
				harms: decidesFights,
				apply: (play, { seat }) => {
					const { board } = play;
					const side = sideOfMain(board, seat);
					if (!side) return;
					const whom = mainPlayer(board, otherSide(side));
					const [card] = randomCards(play, playerOf(board, whom).hand, 1);
					if (!card) return;
					if (kindOf(card) === 'attack') {
						encounterOf(board).added[side] += numberOf(card);
						discardDrawn(play, whom, [card], 'CE-15.5');
						return;
					}
					play.say(
						msg(
							'{who, select, you {You look} other {# looks}} at a card of {whom, select, you {yours} other {#}}: it is no attack, and goes back.',
							{ who: seat, whom }
						),
						'CE-23.6'
					);
					play.showed = true;
					lookAtCards(play, seat, whom, [card]);
				}
			}
		}
	},
	super: {
		uses: {
			stack: asking({
				moments: ['resolution.used'],
				roles: MAIN,
				open: (play) => stackable(play) !== null,
				ask: (play) => stackable(play),
				say: msg('an attack comes onto their stack'),
				yours: msg('an attack comes onto your stack'),
				sends: template('Stack {first}'),
				worth: (sight) => Math.max(...SIDES.map((side) => shownBy(sight, side))) * POINT,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => shownBy(sight, id));
					return best ? { pick: best.id } : null;
				},
				harms: trifling,
				apply: (play, _me, { pick }) => stackIt(play, pick),
				lasting: ontoStack
			})
		}
	},
	steps: { build },
	questions: {
		'build.choose': {
			deed: msg('give in, or have an attack stacked'),
			why: { is: 'costs less' },
			answer: givesIn
		}
	}
};
