/** Bluster: the defense gives up cards, or a place on the planet. */
import { msg, template } from '../../../core';
import { addTo, pickBest, sumOf } from '../../kit';
import { worthUnseen } from '../bot/odds';
import { mainOf } from '../bot/sight';
import { UNSEEN_CARD, always } from '../bot/wishes';
import { fightIn, worthOfCard, worthOfColony } from '../bot/worth';
import { caused } from '../because';
import {
	alliedShips,
	alliesIn,
	defenseOf,
	entriesOf,
	opponentOf,
	otherSide,
	planetName,
	playerOf,
	shipsAt,
	sideOfMain,
	targetOf
} from '../board';
import { cardName } from '../cards';
import { declaredUse } from '../declared';
import { endEncounter } from '../ending';
import { takeDropped } from '../hands';
import { lateNoMore } from '../late';
import { loseAtRandom } from '../steps/atRandom';
import { note, noteOf, unnote } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { moveShips } from '../ships';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { NoLocals, Play, Step } from '../play';
import type { Board, CardId, SeatId, Ships } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Cards the defense may keep. */
const KEPT = 3;

const tooMany = (board: Board, defense: SeatId): number =>
	playerOf(board, defense).hand.length - KEPT;

const countOf = (ships: Ships): number => sumOf(entriesOf(ships), ([, n]) => n);

/** The gate opens on a colony. */
function settle(play: Play, seat: SeatId): void {
	const { board } = play;
	const planet = targetOf(board);
	const n = shipsAt(board, seat, 'gate');
	play.say(
		msg('{who} founds a colony on {planet} with {n, plural, one {# ship} other {# ships}}.', {
			who: seat,
			planet: planetName(planet),
			n
		}),
		'CE-20.6'
	);
	// What is pushed last comes first: answers to the new colony, and only then the end.
	play.push('mite.settled');
	moveShips(play, [{ seat, n, from: 'gate', to: planet }]);
}

declare module '../steps/atRandom' {
	interface GoesOn {
		readonly 'mite.keep': true;
	}
}

declare module '../play' {
	interface Steps {
		/** `seat`: who blusters. */
		'mite.bluster': { readonly seat: SeatId };
		/** The colony was granted. */
		'mite.settled': NoLocals;
		/** `cards`: those just discarded. */
		'mite.keep': { readonly seat: SeatId; readonly cards: readonly CardId[] };
	}
}

declare module '../notes' {
	interface Notes {
		/** It may keep what its next use makes the defense discard. */
		readonly mite: true;
	}
}

const bluster: Step = {
	choose: formsOf('mite.bluster').ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const planet = targetOf(board);
			const n = tooMany(board, defenseOf(board));
			// It has played cards in answer: nothing is demanded any more.
			if (n <= 0) return null;
			return {
				...caused(play),
				seat: defenseOf(board),
				about: [seat, planet],
				rule: 'CE-16.3',
				say: msg('Discard cards, or let {who} have a colony?', { who: seat }),
				shape: {
					type: 'one',
					choices: [
						{
							id: 'discard',
							say: msg('Discard {n, plural, one {# card} other {# cards}} at random', { n })
						},
						{
							id: 'colony',
							say: msg('Let {who} found a colony on {planet}; the encounter ends', {
								who: seat,
								planet: planetName(planet)
							})
						}
					]
				},
				fallback: { pick: 'discard' }
			};
		},
		then: (play, frame, { pick }, defense) => {
			const { seat } = frame;
			const keeps = noteOf(play, 'mite');
			if (keeps) unnote(play, 'mite');
			if (pick === 'colony') {
				settle(play, seat);
				return;
			}
			const n = tooMany(play.board, defense);
			const then = keeps ? { then: { step: 'mite.keep', seat } as const } : {};
			loseAtRandom(play, [{ seat: defense, n, ...then }], 'CE-15.5');
		}
	})
};

const settled: Step = {
	// CE-4.3: it counts as a success, so a second encounter may follow.
	close: formsOf('mite.settled').run((play) =>
		endEncounter(play, { type: 'ended', successful: true }, false)
	)
};

const keep: Step = {
	pick: formsOf('mite.keep').ask({
		ask: (play, { seat, cards }) => ({
			...caused(play),
			seat,
			rule: 'CE-16.24',
			say: msg('Keep cards that were discarded?'),
			shape: {
				type: 'some',
				choices: cardChoices(cards),
				min: 0,
				max: cards.length
			},
			fallback: { picks: [] }
		}),
		then: (play, _frame, { picks }, seat) => {
			if (picks.length === 0) return;
			play.say(
				msg('{who} keeps {cards}.', { who: seat, cards: { and: picks.map(cardName) } }),
				'CE-16.24'
			);
			for (const card of picks) takeDropped(play, seat, card);
		}
	})
};

/** What the defense loses by discarding, and by letting it have a colony. */
function costs(sight: Sight, fight: Fight): { discard: number; colony: number } {
	const { hand } = sight.own;
	const each = sumOf(hand, worthOfCard) / Math.max(1, hand.length);
	return {
		discard: worthUnseen(sight, fight) - each * Math.max(0, hand.length - KEPT),
		colony: worthOfColony(sight, fight.offense, fight.target)
	};
}

/** A fight without allies on either side. */
const alone = (fight: Fight): Fight => {
	const own = fight.gate[fight.offense];
	return { ...fight, gate: own ? { [fight.offense]: own } : {}, beside: {} };
};

export const mite: Alien = {
	words: {
		name: msg('Mite'),
		power: msg('Bluster'),
		gist: msg('Demands cards, or a colony'),
		text: msg(
			'As the offense, after sending ships and before allies are invited, you *use* this power if the defense holds more than three cards. The defense either discards cards at random until three are left, or lets your ships in the gate found a colony on the planet: the encounter then ends at once, as a success.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ['offense'], phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when alliances stand and your opponent’s allies have more ships in the encounter than yours, all allied ships on both sides go home.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg('When you use your power, keep any of the cards that the defense discards.'),
			timing: { roles: ['offense'], phases: ['alliance'] }
		},
		rulings: [
			msg('With the colony granted, the ships of the defense stay beside it.'),
			msg('The defense chooses; who is away discards.'),
			msg('It counts as a success, so a second encounter may follow.'),
			msg('The super flare answers the use, before the defense has chosen.')
		]
	},
	liked: 10,
	power: {
		uses: {
			bluster: {
				moments: ['alliance.before'],
				roles: ['offense'],
				mandatory: true,
				open: ({ board }, { seat }) => tooMany(board, opponentOf(board, seat)) > 0,
				say: msg('the defense discards down to three cards, or lets them have a colony'),
				yours: msg('the defense discards down to three cards, or lets you have a colony'),
				harms: (sight) => mainOf(sight, 'defense') === sight.me,
				apply: (play, { seat }) => play.push('mite.bluster', { seat })
			}
		}
	},
	wild: {
		uses: {
			disband: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					if (!side) return false;
					const theirs = countOf(alliedShips(board, otherSide(side)));
					return theirs > countOf(alliedShips(board, side));
				},
				say: msg('all allied ships on both sides go home'),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? worthUnseen(sight, alone(fight)) - worthUnseen(sight, fight) : 0;
				},
				apply: (play) => {
					const { board } = play;
					const ships = alliedShips(board, 'offense');
					for (const [seat, n] of entriesOf(alliedShips(board, 'defense'))) addTo(ships, seat, n);
					// CE-9.14; with their ships they leave the alliance (CE-9.13), and so does whose ships are still to come.
					const allies = alliesIn(board);
					lateNoMore(board, ({ seat }) => allies.includes(seat));
					play.push('home', { from: 'encounter', ships });
				}
			}
		}
	},
	super: {
		uses: {
			keep: {
				moments: ['use.declared'], // CE-16.24: of its own power
				roles: ['offense'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return (
						declared.source === 'power' &&
						declared.id === 'mite' &&
						declared.seat === seat &&
						!declared.fate
					);
				},
				say: msg('keep any of the cards that are discarded'),
				worth: always(UNSEEN_CARD),
				apply: (play) => note(play, 'mite', true)
			}
		}
	},
	steps: { bluster, settled, keep },
	questions: {
		'bluster.choose': {
			deed: msg('discard cards or grant a colony'),
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				const fight = fightIn(sight);
				if (!fight) return null;
				const { discard, colony } = costs(sight, fight);
				return pickBest(shape, (id) => (id === 'colony' ? colony : discard));
			}
		},
		'keep.pick': {
			deed: msg('keep cards that were discarded'),
			why: { is: 'keeps card' },
			sends: { none: msg('Keep none'), some: template('Keep {what}') },
			answer: (_sight, shape) =>
				shape.type === 'some' ? { picks: shape.choices.map(({ id }) => id) } : null
		}
	}
};
