/** Giving: it gives a card away, and with the last encounter card gets a new hand. */
import { msg, template } from '../../../core';
import { bestOf, leftOf, seatChoice } from '../../kit';
import { amMain, mainOf, shipsOn, sideOf as sideIn, threatens } from '../bot/sight';
import { giveWorst } from '../bot/picks';
import {
	coloniesOf,
	hasEncounterCard,
	isMain,
	keepsPowers,
	mainPlayer,
	opponentOf,
	planetName,
	playerOf,
	powerOn
} from '../board';
import { isEncounterCard, kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { handOver } from '../hands';
import { note, noteCards, noteOf, notedCards } from '../notes';
import { oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { loseShips } from '../steps/lose';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED, MAIN } from './timing';

declare module '../notes' {
	interface Notes {
		/** An encounter card that Philanthropist gives away must be laid. */
		readonly philanthropist: true;
	}
	interface CardNotes {
		/** Cards it gave away that must be laid. */
		readonly philanthropist: true;
	}
}

declare module '../play' {
	interface Steps {
		/** A seat gives a card of its hand to another. */
		'philanthropist.give': { readonly seat: SeatId; readonly to: SeatId };
	}
}

const holdsCards = ({ board }: Play, { seat }: { readonly seat: SeatId }): boolean =>
	playerOf(board, seat).hand.length > 0;

const give: Step = {
	card: formsOf('philanthropist.give').ask({
		ask: (play, { seat, to }) =>
			oneOfHand(play, seat, {
				about: [to],
				rule: 'CE-13.17',
				say: msg('Give {whom} a card', { whom: to })
			}),
		then: (play, { seat, to }, { pick }) => {
			const given = handOver(play, seat, to, [pick], 'CE-13.17');
			if (noteOf(play, 'philanthropist')) noteCards(play, 'philanthropist', given);
			const { board } = play;
			if (isMain(board, seat) && !hasEncounterCard(playerOf(board, seat).hand))
				play.push('newHand', { seat, rule: 'CE-19.8' });
		}
	})
};

/** Whether its powers work as far as all can see. */
function lendable({ board }: Play, { seat }: { readonly seat: SeatId }): boolean {
	const { aliens, shown, powerLost } = playerOf(board, seat);
	if (powerLost || keepsPowers(board, seat) || coloniesOf(board, seat).length === 0) return false;
	return !shown || aliens.some((alien) => powerOn(board, seat, alien));
}

/** Another player, and where the ship comes from that it costs. */
type Lending = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<PlanetId>> }>;

function lending(board: Board, seat: SeatId): Lending {
	const then: OneOf<Choice<PlanetId>> = {
		type: 'one',
		choices: coloniesOf(board, seat).map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet
		}))
	};
	return { type: 'one', choices: leftOf(board, seat).map((to) => ({ ...seatChoice(to), then })) };
}

/** An attack so low that a bot likes to see its opponent lay it. */
const LOW = 10;
/** An attack so high that it helps whoever lays it. */
const HIGH = 15;
/** With so few cards a new hand is welcome. */
const FEW = 4;

const isAttack = (card: CardId): boolean => kindOf(card) === 'attack';
const lowest = (hand: readonly CardId[]): CardId | undefined =>
	bestOf(hand.filter(isAttack), (card) => -numberOf(card));
const highest = (hand: readonly CardId[]): CardId | undefined =>
	bestOf(hand.filter(isAttack), numberOf);

/** A low attack that a bot can make its opponent lay. */
function trap({ own }: Sight): CardId | undefined {
	const card = lowest(own.hand);
	return card && numberOf(card) <= LOW ? card : undefined;
}

/** The one encounter card whose loss would bring a new hand, and which is not missed. */
function lastCard({ own }: Sight): CardId | null | undefined {
	const held = own.hand.filter(isEncounterCard);
	if (held.length > 1 || own.hand.length > FEW) return undefined;
	const [card] = held;
	return card && isAttack(card) && numberOf(card) > LOW ? undefined : (card ?? null);
}

const holdsFlare = ({ own }: Sight): boolean =>
	own.hand.some((card) => card === 'flare:philanthropist');

function worthOfGiving(sight: Sight): number {
	const { own } = sight;
	// Without an encounter card the turn would end.
	if (!own.hand.some(isEncounterCard)) return mainOf(sight, 'offense') === sight.me ? 0.6 : 0.05;
	if (holdsFlare(sight) && trap(sight)) return 0.4;
	return lastCard(sight) === undefined ? 0 : 0.2;
}

/** What an ally gives the main player beside it: a high attack that it does not need itself. */
function worthOfHelp(sight: Sight): number {
	const card = highest(sight.own.hand);
	const side = sideIn(sight, sight.me);
	const main = side && mainOf(sight, side);
	if (!card || numberOf(card) < HIGH || !main) return 0;
	return threatens(sight, main) ? 0 : 0.1;
}

function gift(sight: Sight, shape: Shape): Answer | null {
	const { hand } = sight.own;
	const pick = amMain(sight)
		? sight.open.encounter?.notes.philanthropist
			? lowest(hand)
			: lastCard(sight)
		: highest(hand);
	return pick ? { pick } : giveWorst(sight, shape);
}

/** A bot lends a power that decides no fight to who is about to win and has one that does. */
function worthOfLending(sight: Sight): number {
	const offense = mainOf(sight, 'offense');
	if (!offense || offense === sight.me || !threatens(sight, offense)) return 0;
	return sight.bends(sight.me).length === 0 && sight.bends(offense).length > 0 ? 0.3 : 0;
}

export const philanthropist: Alien = {
	words: {
		name: msg('Philanthropist'),
		power: msg('Giving'),
		gist: msg('Gives cards away, and gets new ones'),
		text: msg(
			'Once in an encounter, when alliances stand, you may *use* this power to give a card of your hand away: as a main player to your opponent, as an ally to one of the main players. If you are a main player and hold no encounter card after that, you draw a new hand.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'At the start of an encounter, send one of your ships to the warp and lend your power to another player: until the encounter ends that player has it in place of their own, and you have none.'
			),
			timing: { roles: [...INVOLVED, 'uninvolved'], phases: ['regroup'] }
		},
		super: {
			text: msg(
				'When you use your power: if you give an encounter card to a main player, they must lay that card in this encounter, if they can.'
			),
			timing: { roles: INVOLVED, phases: ['alliance'] }
		},
		rulings: [
			msg('Neither the card nor the power can be refused.'),
			msg(
				'As the offense you may give a card and get a new hand where your turn would end for want of an encounter card.'
			),
			msg('A new hand is drawn as always: the rest of the old one is shown and discarded.'),
			msg('The super flare is played before the card is chosen.'),
			msg('A power that is lost or stopped cannot be lent.'),
			msg('What lies on the sheet is lent with it.')
		]
	},
	liked: 6,
	power: {
		uses: {
			give: {
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				open: holdsCards,
				say: msg('give their opponent a card'),
				yours: msg('give your opponent a card'),
				worth: worthOfGiving,
				apply: (play, { seat }) =>
					play.push('philanthropist.give', { seat, to: opponentOf(play.board, seat) })
			},
			help: asking({
				moments: ['alliance.formed'],
				roles: ALLY,
				once: true,
				open: holdsCards,
				ask: ({ board }) => ({
					type: 'one',
					choices: SIDES.map((side) => seatChoice(mainPlayer(board, side)))
				}),
				say: msg('give a main player a card'),
				sends: template('Give {first} a card'),
				worth: worthOfHelp,
				choose: (sight) => {
					const side = sideIn(sight, sight.me);
					const pick = side && mainOf(sight, side);
					return pick ? { pick } : null;
				},
				apply: (play, { seat }, { pick }) => play.push('philanthropist.give', { seat, to: pick })
			})
		}
	},
	wild: {
		uses: {
			lend: asking({
				moments: ['encounter.start'],
				open: lendable,
				ask: ({ board }, { seat }) => lending(board, seat),
				say: msg('lend their power to another player for a ship'),
				yours: msg('lend your power to another player for a ship'),
				sends: template('Lend your power to {first}'),
				worth: worthOfLending,
				choose: (sight, { choices }) => {
					const choice = choices.find(({ id }) => id === mainOf(sight, 'offense'));
					const from =
						choice && bestOf(choice.then.choices, ({ id }) => shipsOn(sight, id)[sight.me] ?? 0);
					return from ? { pick: choice.id, then: { pick: from.id } } : null;
				},
				apply: (play, { seat }, { pick, then }) => {
					// What is pushed last comes first: the ship is paid before.
					play.push('lend', { from: seat, to: pick });
					loseShips(play, { [seat]: { [then.pick]: 1 } }, { rule: 'CE-1.14' });
				}
			})
		}
	},
	super: {
		uses: {
			bind: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: declaresOwn,
				say: msg('an encounter card that they give must be laid'),
				yours: msg('an encounter card that you give must be laid'),
				worth: (sight) => (amMain(sight) && trap(sight) ? 0.4 : 0),
				apply: (play) => note(play, 'philanthropist', true),
				lasting: {
					mustLay: (play, _owner, cards) => [...cards, ...notedCards(play, 'philanthropist')]
				}
			}
		}
	},
	steps: { give },
	questions: {
		'give.card': {
			deed: msg('choose a card to give'),
			why: { is: 'does most' },
			sends: { some: template('Give {what}') },
			answer: gift
		}
	}
};
