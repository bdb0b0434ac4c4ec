/** Predict: it says who wins, and settles or pays for it. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, leftOf, othersThan, seatChoice, sumOf } from '../../kit';
import { chancesUnseen, facesOf } from '../bot/odds';
import { mainOf } from '../bot/sight';
import { bringsColonies, settleBest, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfCard, worthOfColony } from '../bot/worth';
import { caused } from '../because';
import { encounterOf, mainPlayer, placesOf, playerOf } from '../board';
import { flareOf } from '../cards';
import { found, placesToFound } from '../found';
import { handOver } from '../hands';
import { note, noteOf, noteSecret, secretNoteOf } from '../notes';
import { formsOf } from '../play';
import { MOST_SHIPS } from '../ships';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { AnswerTo, Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, Face, Role, SeatId, Side } from '../types';
import type { Alien } from './alien';

const ID = 'prophet';

const ASIDE: readonly Role[] = ['uninvolved'];

/** Ships that a wrong prediction costs. */
const PRICE = 2;

declare module '../play' {
	interface Steps {
		'prophet.foretell': { readonly seat: SeatId };
	}
}

declare module '../notes' {
	interface Notes {
		/** Who has said it, and who wins. */
		readonly prophet: { readonly by: SeatId; readonly whom: SeatId };
	}

	interface SecretNotes {
		/** How many negotiates somebody says there will be, by seat. */
		readonly prophet: { readonly [seat in SeatId]?: number };
	}
}

const mains = ({ board }: Play): OneOf<Choice<SeatId>> => ({
	type: 'one',
	choices: SIDES.map((side) => seatChoice(mainPlayer(board, side)))
});

function predict(play: Play, seat: SeatId, pick: SeatId): void {
	note(play, ID, { by: seat, whom: pick });
	play.say(msg('{who} predicts victory for {whom}.', { who: seat, whom: pick }), 'CE-16.1');
}

/** Whether what this seat predicted has come about; null: it predicted nothing, or nobody has won. */
function isRight(play: Play, seat: SeatId): boolean | null {
	const predicted = noteOf(play, ID);
	const outcome = encounterOf(play.board).outcome;
	if (predicted?.by !== seat) return null;
	if (outcome?.type === 'deal') return true;
	return outcome?.type === 'won' ? mainPlayer(play.board, outcome.side) === predicted.whom : null;
}

/** The main player that has won against the prediction of this seat; null: none has. */
function refuter(play: Play, seat: SeatId): SeatId | null {
	const outcome = encounterOf(play.board).outcome;
	return isRight(play, seat) === false && outcome?.type === 'won'
		? mainPlayer(play.board, outcome.side)
		: null;
}

/** Where it can found a colony, and with which ships. */
const anywhere = (play: Play, seat: SeatId) =>
	placesToFound(play, seat, keysOf(play.board.planets), MOST_SHIPS);

/** How many of the cards that lie there are negotiates. */
const negotiates = ({ encounter }: Board): number =>
	SIDES.filter((side) => encounter?.laid[side]?.face?.kind === 'negotiate').length;

const { ask } = formsOf('prophet.foretell');

const foretell: Step = {
	many: ask({
		ask: (play, { seat }) => ({
			...caused(play),
			seat,
			secret: true,
			rule: 'CE-11.19',
			say: msg('How many negotiates will be revealed?'),
			shape: {
				type: 'one',
				choices: [
					{ id: 'one', say: msg('One negotiate') },
					{ id: 'two', say: msg('Two negotiates') }
				]
			},
			fallback: { pick: 'one' }
		}),
		then: (play, _frame, { pick }, seat) => {
			noteSecret(play, ID, { ...secretNoteOf(play, ID), [seat]: pick === 'one' ? 1 : 2 });
			play.say(msg('{who} foretells how many negotiates there are.', { who: seat }), 'CE-11.19');
		}
	})
};

/** What it said of the cards comes true, or the flare goes to the left. */
function check(play: Play, seat: SeatId): void {
	const { board } = play;
	const said = secretNoteOf(play, ID)?.[seat];
	if (said === undefined) return;
	const isTrue = negotiates(board) === said;
	play.say(
		msg(
			'{who} has foretold {n, plural, one {one negotiate} other {# negotiates}}: {right, select, yes {that is right} other {that is wrong}}.',
			{ who: seat, n: said, right: isTrue ? 'yes' : 'no' }
		),
		'CE-11.19'
	);
	if (isTrue) {
		const due = othersThan(board, seat).filter((other) => placesOf(board, other).length > 0);
		if (due.length > 0)
			play.push('mustLose', {
				due: Object.fromEntries(due.map((other) => [other, 1])),
				rule: 'CE-20.8'
			});
		return;
	}
	const [left] = leftOf(board, seat);
	const flare = flareOf(ID);
	if (left && playerOf(board, seat).hand.includes(flare))
		handOver(play, seat, left, [flare], 'CE-15.27');
}

/** How likely a bot is right in saying that this side wins, or that there is a deal. */
function likely(sight: Sight, side: Side): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const chances = chancesUnseen(sight, fight);
	return chances[side] + chances.deal;
}

const bestSide = (sight: Sight): Side => bestOf(SIDES, (side) => likely(sight, side)) ?? 'offense';

/** What a prediction is worth to a bot. */
function foresees(sight: Sight): number {
	const p = likely(sight, bestSide(sight));
	const colony = Math.max(
		...keysOf(sight.open.planets).map((planet) => worthOfColony(sight, sight.me, planet))
	);
	return p * Math.max(0, colony) - (1 - p) * PRICE * SHIP;
}

const predicting = {
	roles: ASIDE,
	once: true,
	ask: mains,
	say: msg('predict which main player wins'),
	sends: template('Predict that {first} wins'),
	worth: foresees,
	choose: (sight: Sight, { choices }: OneOf<Choice<SeatId>>) => {
		const who = mainOf(sight, bestSide(sight));
		const choice = choices.find(({ id }) => id === who);
		return choice ? { pick: choice.id } : null;
	},
	harms: bringsColonies,
	apply: (
		play: Play,
		{ seat }: { readonly seat: SeatId },
		{ pick }: AnswerTo<OneOf<Choice<SeatId>>>
	) => predict(play, seat, pick)
} as const;

/** How likely so many negotiates are laid, as a bot sees it. */
function chanceOf(sight: Sight, n: number): number {
	const isOne = ({ face }: { readonly face: Face }) => face.kind === 'negotiate';
	const [one = 0, other = 0] = SIDES.map((side) =>
		sumOf(facesOf(sight, side).filter(isOne), ({ p }) => p)
	);
	return n === 2 ? one * other : one * (1 - other) + other * (1 - one);
}

const likelier = (sight: Sight): number => bestOf([1, 2], (n) => chanceOf(sight, n)) ?? 1;

export const prophet: Alien = {
	words: {
		name: msg('Prophet'),
		power: msg('Predict'),
		gist: msg('Settles by saying who wins'),
		text: msg(
			'When you are neither main player nor ally, before encounter cards are chosen, you may *use* this power to predict which main player wins. If that player wins, or a deal is made, found a colony on any planet with one to four ships of your colonies. If the other one wins, they choose two of your ships to go to the warp.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ASIDE, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'Before encounter cards are chosen, foretell in secret whether one negotiate is revealed or two. If you are right, every other player loses a ship; else this flare goes to the player on your left.'
			),
			timing: { roles: ROLES, phases: ['planning'] }
		},
		super: {
			text: msg('Use your power once both cards lie face down.'),
			timing: { roles: ASIDE, phases: ['planning'] }
		},
		rulings: [
			msg('Where both sides lose, or no deal is made, nobody has won: nothing comes of it.'),
			msg(
				'What comes of it is no further use, but it takes the power to be on and with whoever has predicted.'
			),
			msg('The colony is there before it is seen who has won the game, so you may win with it.'),
			msg('In one encounter there is one prediction, with the power or the super flare.'),
			msg(
				'For the wild flare cards count as they are revealed, and a morph as what it has become.'
			),
			msg(
				'Whoever loses a ship by it says from where. A flare that has left your hand meanwhile stays where it is.'
			)
		]
	},
	set: 'conflict',
	liked: 15,
	needsThirdParties: true,
	power: {
		uses: {
			predict: asking({
				...predicting,
				moments: ['planning.beforeSelect'],
				open: (play) => noteOf(play, ID) === undefined
			}),
			settle: asking({
				moments: ['resolution.settled'],
				roles: ASIDE,
				mandatory: true,
				once: true,
				unanswerable: true,
				open: (play, { seat }) => isRight(play, seat) === true && anywhere(play, seat) !== null,
				ask: (play, { seat }) => anywhere(play, seat),
				say: msg('found a colony'),
				choose: (sight, shape) => settleBest(sight, shape) as AnswerTo<typeof shape> | null,
				apply: (play, { seat }, answer) => found(play, seat, answer)
			}),
			pay: {
				moments: ['resolution.settled'],
				roles: ASIDE,
				mandatory: true,
				once: true,
				unanswerable: true,
				open: (play, { seat }) =>
					refuter(play, seat) !== null && placesOf(play.board, seat).length > 0,
				say: msg('the winner chooses two of their ships to go to the warp'),
				yours: msg('the winner chooses two of your ships to go to the warp'),
				apply: (play, { seat }) => {
					const chooser = refuter(play, seat);
					if (chooser) play.push('mustLose', { due: { [seat]: PRICE }, rule: 'CE-20.8', chooser });
				}
			}
		}
	},
	wild: {
		uses: {
			foretell: {
				moments: ['planning.beforeSelect'],
				say: msg('foretell in secret how many negotiates there are'),
				worth: (sight) => {
					const p = chanceOf(sight, likelier(sight));
					const others = othersThan(sight.open, sight.me).length;
					return p * others * SHIP * 0.4 - (1 - p) * worthOfCard(flareOf(ID)) - 0.01;
				},
				harms: trifling,
				apply: (play, { seat }) => play.push('prophet.foretell', { seat }),
				lasting: {
					uponReveal: (_play, { seat }, due) => [...due, (play) => check(play, seat)]
				}
			}
		}
	},
	super: {
		uses: {
			predict: asking({
				...predicting,
				moments: ['planning.selected'],
				open: (play) => noteOf(play, ID) === undefined
			})
		}
	},
	steps: { foretell },
	questions: {
		'foretell.many': {
			deed: msg('foretell the cards'),
			why: { is: 'does most' },
			answer: (sight) => ({ pick: likelier(sight) === 1 ? 'one' : 'two' })
		}
	}
};
