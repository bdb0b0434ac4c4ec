/** Secret moons: who is on one turns it up at its moment, and from then on it works for who is on it (CE-37.16). */
import { msg, template } from '../../../../core';
import { entriesOf, seatChoice, sumOf } from '../../../kit';
import { hasLost, hasWon } from '../../aliens/granted';
import { ALLY, IN_EACH_PHASE } from '../../aliens/timing';
import { bothAttack, encounterOf, mainPlayer, playerOf, roleOf } from '../../board';
import { giveWorst } from '../../bot/picks';
import { gainOf, never, UNSEEN_CARD } from '../../bot/wishes';
import { opposing, sideOf } from '../../bot/sight';
import { CARD, fightIn } from '../../bot/worth';
import type { Fight } from '../../bot/worth';
import { cardName } from '../../cards';
import { handOver, layOnDeck, randomCards } from '../../hands';
import { formsOf } from '../../play';
import { checkPowers } from '../../ships';
import { remember, takeable } from '../../steps/compensation';
import { SIDES } from '../../types';
import { asking } from '../../use';
import { value } from '../../values';
import type { Sight } from '../../bot/sight';
import type { Play, Step } from '../../play';
import type { Board, SeatId, Side } from '../../types';
import type { CosmicChanges, Use } from '../../use';
import { moonCard } from './card';
import type { MoonCard, MoonWords } from './card';
import { occupiedMoons } from './laid';

/** A secret moon that changes values from when it is turned up. */
const secret = (
	words: MoonWords,
	worth: number,
	use: Use,
	changes: CosmicChanges,
	more: Pick<MoonCard, 'needsOthers' | 'bends'> = {}
): MoonCard =>
	moonCard('secret', words, worth, {
		changes,
		// CE-37.14: nothing answers it.
		uses: { turnUp: { ...use, unanswerable: true } },
		...more
	});

/** Whether a seat is an ally, of either side. */
const isAlly = (board: Board, seat: SeatId): boolean =>
	SIDES.some((side) => board.encounter?.allies[side].includes(seat) ?? false);

/** What a bot, as an ally, gains when so much is added to its side. */
function gainAdding(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, n) : 0;
}

export const moonSolidarity = secret(
	{
		name: msg('Moon Solidarity'),
		gist: msg('As an ally you add 1 for each moon with a ship'),
		text: msg(
			'Turn it up as an ally after the reveal. While you are an ally the total of your side is 1 higher for each moon with a ship on it, this one too.'
		)
	},
	0.15,
	{
		moments: ['reveal.values'],
		roles: ALLY,
		open: ({ board }) => bothAttack(board),
		say: msg('add 1 for each moon with a ship'),
		worth: (sight) => gainAdding(sight, occupiedMoons(sight.open))
	},
	{
		parts: ({ board }, owner, parts, { side }) =>
			board.encounter?.allies[side].includes(owner.seat)
				? { ...parts, added: parts.added + owner.amount }
				: parts
	},
	{
		needsOthers: true,
		bends: {
			helps: (sight, seat) => {
				const { allies } = sight.open.encounter ?? {};
				return SIDES.some((side) => allies?.[side].includes(seat)) ? occupiedMoons(sight.open) : 0;
			}
		}
	}
);

/** A moon on which nothing can be done: that it lies face down is all it is for. */
export const jubbaCloak: MoonCard = {
	kind: 'secret',
	words: {
		name: msg('Jubba Cloak'),
		gist: msg('It does nothing, and nobody can know'),
		text: msg('It has no ability, and cannot be turned up.'),
		rulings: [msg('Who is on it is asked wherever a secret moon could be turned up.')]
	},
	worth: 0.02
};

const TWICE = 2;

/** Ships of a side's allies in a fight, as a bot sees it. */
const alliedIn = ({ gate, beside, offense }: Fight, side: Side): number =>
	sumOf(entriesOf(side === 'offense' ? gate : beside), ([seat, n]) => (seat === offense ? 0 : n));

export const strengthenAllies = secret(
	{
		name: msg('Strengthen Allies'),
		gist: msg('While you are an ally, ships of allies count twice'),
		text: msg(
			'Turn it up as an ally after the reveal. While you are an ally each ship of every ally counts twice, for totals, compensation and rewards.'
		),
		rulings: [msg('Those of both sides.'), msg('Twice what it counts otherwise.')]
	},
	0.15,
	{
		moments: ['reveal.values'],
		roles: ALLY,
		say: msg('ships of all allies count twice'),
		worth: (sight) => {
			const fight = fightIn(sight);
			const side = sideOf(sight, sight.me);
			if (!fight || !side) return 0;
			const gain = gainAdding(sight, alliedIn(fight, side) - alliedIn(fight, opposing(side)));
			const rewards = side === 'defense' ? (fight.beside[sight.me] ?? 0) * CARD * 0.5 : 0;
			return Math.max(0, gain + rewards);
		}
	},
	{
		shipWorth: ({ board }, owner, worth, { seat }) =>
			isAlly(board, owner.seat) && isAlly(board, seat) ? worth * TWICE : worth,
		gainWorth: ({ board }, owner, worth, { seat }) =>
			isAlly(board, owner.seat) && isAlly(board, seat) ? worth * TWICE : worth
	},
	{ needsOthers: true }
);

export const weakenAllies = secret(
	{
		name: msg('Weaken Allies'),
		gist: msg('While you are an ally, ships of allies count half'),
		text: msg(
			'Turn it up as an ally after the reveal. While you are an ally what the ships of allies add to a total is halved, and rounded down.'
		),
		rulings: [msg('Those of both sides, of each side together.')]
	},
	0.05,
	{
		moments: ['reveal.values'],
		roles: ALLY,
		open: ({ board }) => bothAttack(board),
		say: msg('ships of allies count half'),
		worth: (sight) => {
			const fight = fightIn(sight);
			const side = sideOf(sight, sight.me);
			if (!fight || !side) return 0;
			const lost = (of: Side) => Math.ceil(alliedIn(fight, of) / TWICE);
			return gainAdding(sight, lost(opposing(side)) - lost(side));
		}
	},
	{
		parts: ({ board }, owner, parts) =>
			isAlly(board, owner.seat) ? { ...parts, allies: Math.floor(parts.allies / TWICE) } : parts
	},
	{ needsOthers: true }
);

export const hubris = secret(
	{
		name: msg('Hubris'),
		gist: msg('You keep your power with too few home colonies'),
		text: msg(
			'Turn it up when you have lost your power for want of home colonies, at any time. You have it, however few home colonies you have.'
		),
		rulings: [msg('When nobody is on it any more, home colonies count again.')]
	},
	0.25,
	{
		moments: ['power.lost', ...IN_EACH_PHASE],
		open: ({ board }, { seat }) => playerOf(board, seat).powerLost,
		say: msg('keep their power with too few home colonies'),
		yours: msg('keep your power with too few home colonies'),
		worth: () => 0.4,
		apply: (play) => checkPowers(play)
	},
	{ losesPower: (_play, owner, loses, { seat }) => loses && seat !== owner.seat }
);

export const theSpoils = secret(
	{
		name: msg('The Spoils'),
		gist: msg('As a defensive ally you gain twice the rewards'),
		text: msg(
			'Turn it up as a defensive ally whose side has won, before rewards are taken. As a defensive ally you gain twice as many rewards.'
		)
	},
	0.15,
	{
		moments: ['resolution.spoils'],
		roles: ['defensiveAlly'],
		open: (play, { seat }) => hasWon(play.board, seat) && value(play, 'gains', true, null),
		say: msg('their rewards are doubled'),
		yours: msg('your rewards are doubled'),
		worth: () => 0.15
	},
	{
		rewards: ({ board }, owner, n, { seat }) =>
			seat === owner.seat && roleOf(board, seat) === 'defensiveAlly' ? n * TWICE : n
	},
	{ needsOthers: true }
);

declare module '../../play' {
	interface Steps {
		/** A card of the hand is put on the deck. */
		'stack.lay': { readonly seat: SeatId };
	}
}

const lay: Step = {
	choose: formsOf('stack.lay').ask({
		ask: ({ board }, { seat }) => {
			const { hand } = playerOf(board, seat);
			return hand.length === 0
				? null
				: {
						seat,
						secret: true,
						rule: 'CE-37.18',
						say: msg('Which card do you put on top of the deck?'),
						shape: {
							type: 'one',
							choices: hand.map((card) => ({ id: card, say: cardName(card), on: card }))
						},
						fallback: 'random'
					};
		},
		then: (play, _frame, { pick }, seat) => layOnDeck(play, seat, pick, 'CE-37.18')
	})
};

export const stack: MoonCard = {
	kind: 'secret',
	lasts: true,
	words: {
		name: msg('Stack'),
		gist: msg('Each turn you may put a card on the deck'),
		text: msg(
			'Turn it up at the start of any turn. At the start of every turn, whosever it is, you may put a card of your hand face down on top of the deck.'
		),
		rulings: [msg('Also of the turn in which you turn it up.'), msg('One card each turn.')]
	},
	worth: 0.03,
	uses: {
		lay: {
			moments: ['turn.start'],
			once: true,
			unanswerable: true,
			when: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
			say: msg('put a card of their hand on the deck'),
			yours: msg('put a card of your hand on the deck'),
			worth: never,
			apply: (play, { seat }) => play.push('stack.lay', { seat })
		}
	},
	steps: { lay },
	questions: {
		'lay.choose': {
			deed: msg('put a card on the deck'),
			why: { is: 'worst cards' },
			answer: giveWorst
		}
	}
};

/** Cards that a losing ally collects: for its own ships that were lost, as for compensation (CE-14.2). */
function dueTo(play: Play, seat: SeatId): number {
	const lost = encounterOf(play.board).lost[seat] ?? 0;
	if (lost === 0) return 0;
	const worth = value(play, 'gainWorth', 1, { seat });
	return value(play, 'compensation', lost * worth, { seat });
}

export const payback: MoonCard = {
	kind: 'secret',
	lasts: true,
	needsOthers: true,
	words: {
		name: msg('Payback'),
		gist: msg('As a losing ally you collect compensation'),
		text: msg(
			'Turn it up as an ally whose side has lost. Whenever you have lost as an ally you may collect compensation of either main player.'
		),
		rulings: [
			msg('One card for each of your ships that was lost, at random.'),
			msg('Before the compensation of a main player is collected.')
		]
	},
	worth: 0.15,
	uses: {
		collect: {
			...asking({
				moments: ['resolution.spoils'],
				roles: ALLY,
				once: true,
				open: (play, { seat }) =>
					hasLost(play.board, seat) &&
					(encounterOf(play.board).lost[seat] ?? 0) > 0 &&
					value(play, 'gains', true, null),
				ask: ({ board }) => ({
					type: 'one',
					choices: SIDES.map((side) => seatChoice(mainPlayer(board, side)))
				}),
				say: msg('collect compensation of a main player'),
				doing: ({ pick: whom }) => msg('collect compensation of {whom}', { whom }),
				sends: template('Collect of {first}'),
				worth: () => UNSEEN_CARD,
				choose: ({ open }, { choices }) => {
					const hand = (seat: SeatId) => open.players[seat]?.hand ?? 0;
					const [one, other] = choices;
					if (!one) return null;
					return { pick: other && hand(other.id) > hand(one.id) ? other.id : one.id };
				},
				apply: (play, { seat }, { pick: whom }) => {
					const cards = randomCards(play, takeable(play, whom), dueTo(play, seat));
					const came = handOver(play, whom, seat, cards, 'CE-37.18', 'taken');
					remember(play.within('resolution'), seat, came);
				}
			}),
			unanswerable: true
		}
	}
};
