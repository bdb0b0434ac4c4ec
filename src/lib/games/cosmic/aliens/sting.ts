/** Substitute: another player loses ships in its place. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice, sumOf } from '../../kit';
import { foreignOf, isOurs } from '../bot/sight';
import { always, warpOf } from '../bot/wishes';
import { CARD, SHIP, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { entriesOf, placesOf, playerOf, shipsAt } from '../board';
import { declaresOwn } from '../declared';
import { drawToHand, handOver, randomCards } from '../hands';
import { taken } from '../modules/rewards/taken';
import { note, noteOf, unnote } from '../notes';
import { formsOf } from '../play';
import { doomedOf, homesWithout, save } from '../saved';
import { changeCompensation, compensation } from '../steps/compensation';
import { fromLargest } from '../steps/lose';
import { doomedPlaces, whichNotLost } from './doomed';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Choice, Place } from '../../../core';
import type { OneOf } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Spread } from '../ships';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'sting';

declare module '../notes' {
	interface Notes {
		/** The next use saves all its ships. */
		readonly sting: true;
	}
}

declare module '../play' {
	interface Steps {
		'sting.substitute': { readonly seat: SeatId; readonly whom: SeatId; readonly n: number };
		'sting.cards': { readonly seat: SeatId; readonly whom: SeatId; readonly n: number };
	}
}

const totalOf = (ships: Spread): number => sumOf(entriesOf(ships), ([, n]) => n);

/** Its ships about to be lost, while it has a colony to which some may come home (CE-20.4). */
function doomed(play: Play, seat: SeatId): number {
	const going = doomedOf(play, seat);
	return homesWithout(play, seat, going).length > 0 ? totalOf(going) : 0;
}

/** Ships a seat has to lose, without those that are about to be lost anyway. */
const losable = (play: Play, seat: SeatId): number =>
	sumOf(placesOf(play.board, seat), (where) => shipsAt(play.board, seat, where)) -
	totalOf(doomedOf(play, seat));

const substitutes = (play: Play, seat: SeatId): SeatId[] =>
	othersThan(play.board, seat).filter((one) => losable(play, one) > 0);

/** How many of so many another loses: half of them, rounded down, or all by the super flare. */
const shareOf = (n: number, all: boolean): number => (all ? n : Math.floor(n / 2));

function savedInstead(
	play: Play,
	{ seat, whom, n }: { readonly seat: SeatId; readonly whom: SeatId; readonly n: number },
	saved: Spread
): void {
	play.say(
		msg(
			'{whom, select, you {You lose} other {# loses}} {n, plural, one {# ship} other {# ships}} in place of {who, select, you {you} other {#}}.',
			{ who: seat, whom, n }
		),
		'CE-16.1'
	);
	save(play, seat, saved);
	// What is pushed last comes first: the loss, then the cards for it.
	play.push('sting.cards', { seat, whom, n });
	// What they are about to lose anyway is not what they lose for it.
	const spared = entriesOf(doomedOf(play, whom)).flatMap(([where, going]) =>
		going >= shipsAt(play.board, whom, where) ? [where] : []
	);
	play.push('mustLose', { due: { [whom]: n }, rule: 'CE-1.14', spared });
}

const substituting = formsOf('sting.substitute');

const substitute: Step = {
	which: substituting.ask({
		ask: (play, frame) => {
			const { seat, n } = frame;
			const places = doomedPlaces(play, seat);
			if (places.length < 2 || n >= totalOf(doomedOf(play, seat))) {
				savedInstead(play, frame, fromLargest(places, n));
				return null;
			}
			return whichNotLost(play, seat, n);
		},
		then: (play, frame, { split }) => savedInstead(play, frame, split)
	})
};

const paying = formsOf('sting.cards');

const cards: Step = {
	take: paying.ask({
		ask: (play, { seat, whom, n }) => ({
			...caused(play),
			seat: whom,
			about: [seat],
			rule: 'CE-16.1',
			say: msg(
				'Take {n, plural, one {a card} other {# cards}} of {who}, by chance? What that hand lacks comes from the deck.',
				{ n, who: seat }
			),
			shape: {
				type: 'confirm',
				yes: msg('Take {n, plural, one {a card} other {# cards}}', { n }),
				no: msg('Take nothing')
			},
			fallback: { yes: true }
		}),
		then: (play, { seat, n }, { yes }, whom) => {
			if (!yes) return;
			const chosen = randomCards(play, playerOf(play.board, seat).hand, n);
			if (chosen.length < n) drawToHand(play, whom, n - chosen.length, 'CE-16.1');
			if (chosen.length > 0)
				taken(play, whom, handOver(play, seat, whom, chosen, 'CE-13.17', 'taken'), seat);
		}
	})
};

/** What one ship is worth to a bot beside the card it costs: more the more of its ships are in the warp. */
const worthOfShip = (sight: Sight): number => SHIP * (warpOf(sight) > 7 ? 3 : 2);

/** What a bot gains when another loses ships in its place, for a card each. */
function gained(sight: Sight): number {
	const { hand } = sight.own;
	const card = hand.length > 0 ? sumOf(hand, worthOfCard) / hand.length : 0;
	return worthOfShip(sight) - card;
}

/** The rival nearest to victory. */
const worst = (sight: Sight, choices: readonly Choice<SeatId>[]) =>
	bestOf(
		choices.filter(({ id }) => !isOurs(sight, id)),
		({ id }) => foreignOf(sight, id)
	);

/** Who could pay compensation in its place. */
const payers = (play: Play, board: Board, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter(
		(one) => one !== compensation(play)?.collects && playerOf(board, one).hand.length > 0
	);

export const sting: Alien = {
	words: {
		name: msg('Sting'),
		power: msg('Substitute'),
		gist: msg('Has others lose half of the ships'),
		text: msg(
			'When you are about to lose ships to the warp, you may *use* this power to name another player, who loses half of them in your place, rounded down: as many ships of their own choice. Yours come home. For each of these ships that player may take a card of your hand, by chance, or from the deck once your hand is out.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when your opponent is to take compensation of you: another player pays it.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg('Another player loses all the ships in your place when you use your power.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Once for each loss, and only while you have a colony to which ships come home.'),
			msg(
				'Who has fewer ships outside the warp loses those they have, and no more of yours come home.'
			),
			msg('Ships that come home are not lost, so no compensation is due for them.'),
			msg('The cards are for the ships that were to be lost, also where some of them are saved.'),
			msg('Who is to take the compensation cannot be named to pay it.')
		]
	},
	set: 'alliance',
	liked: 9,
	power: {
		uses: {
			name: asking({
				moments: ['ships.losing'],
				open: (play, { seat }) => doomed(play, seat) > 0 && substitutes(play, seat).length > 0,
				// A single ship takes the super flare.
				when: (play, { seat }) =>
					doomed(play, seat) > 1 || playerOf(play.board, seat).hand.includes('flare:sting'),
				ask: (play, { seat }) => {
					const choices = substitutes(play, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('another player loses ships in their place'),
				yours: msg('another player loses ships in your place'),
				sends: template('Have {first} lose ships for you'),
				worth: gained,
				choose: (sight, { choices }) => {
					const whom = worst(sight, choices);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const all = noteOf(play, ID) === true;
					unnote(play, ID);
					const n = Math.min(shareOf(doomed(play, seat), all), losable(play, pick));
					if (n > 0) play.push('sting.substitute', { seat, whom: pick, n });
				}
			})
		}
	},
	wild: {
		uses: {
			redirect: asking({
				moments: ['resolution.compensation'],
				roles: MAIN,
				open: (play, { seat }) =>
					compensation(play)?.pays === seat && payers(play, play.board, seat).length > 0,
				ask: (play, { seat }) => {
					const choices = payers(play, play.board, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('another player pays the compensation'),
				sends: template('Have {first} pay it'),
				worth: always(CARD),
				choose: (sight, { choices }) => {
					const whom = worst(sight, choices);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, _me, { pick }) => changeCompensation(play, { pays: pick })
			})
		}
	},
	super: {
		uses: {
			all: {
				moments: ['use.declared'],
				open: declaresOwn,
				say: msg('all the ships are lost by the other player'),
				worth: gained,
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { substitute, cards },
	questions: {
		'substitute.which': {
			deed: msg('save ships'),
			why: { is: 'does most' },
			answer: (_sight, shape) =>
				shape.type === 'split'
					? { split: fromLargest(shape.places as Place<Where>[], shape.min) }
					: null
		},
		'cards.take': {
			deed: msg('take cards'),
			why: { is: 'does most' },
			answer: (_sight, shape) => (shape.type === 'confirm' ? { yes: true } : null)
		}
	}
};
