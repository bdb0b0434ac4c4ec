/** Slander: winning allies buy its silence, or go home with nothing. */
import { msg, template } from '../../../core';
import { bestOf, inTurn, pickBest, ranked, seatChoice, sumOf } from '../../kit';
import { foreignOf, isOurs, opposing, sideOf as sideIn } from '../bot/sight';
import { wantedSide } from '../bot/wishes';
import { CARD, fightIn, worthOfCard, worthOfColony } from '../bot/worth';
import { caused } from '../because';
import {
	alliesIn,
	encounterOf,
	hasUsed,
	involvedShips,
	mainPlayer,
	playerOf,
	timingOrder
} from '../board';
import { cardName, isEncounterCard, kindOf, numberOf } from '../cards';
import { discardCards, handOver } from '../hands';
import { taken } from '../modules/rewards/taken';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { sendHome } from '../sides';
import { forgoRewards } from '../steps/gains';
import { withdraw } from '../steps/home';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Step } from '../play';
import type { Board, CardId, SeatId, Used } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

const ID = 'muckraker';

declare module '../play' {
	interface Steps {
		/** It accuses some of those who have won, who pay for its silence or go home. */
		'muckraker.slander': {
			readonly seat: SeatId;
			/** The winning offense may be among them. */
			readonly main: boolean;
			/** The card it has discarded. */
			card?: CardId;
			accused?: readonly SeatId[];
		};
	}
}

/** Whom it may accuse: the winning allies, and an offense that has won where that may be. */
function accusable(board: Board, seat: SeatId, main: boolean): SeatId[] {
	const { outcome, allies } = encounterOf(board);
	if (outcome?.type !== 'won') return [];
	const { side } = outcome;
	const whom = allies[side].concat(main && side === 'offense' ? mainPlayer(board, side) : []);
	return timingOrder(board).filter(
		(one) => one !== seat && whom.includes(one) && involvedShips(board, one) > 0
	);
}

/** Whether this card buys silence from who has discarded that one. */
const buys = (card: CardId, discarded: CardId): boolean =>
	!isEncounterCard(card) ||
	(kindOf(card) === kindOf(discarded) &&
		(kindOf(card) !== 'attack' || numberOf(card) > numberOf(discarded)));

const { ask, askAll } = formsOf('muckraker.slander');

const slander: Step = {
	accuse: ask({
		ask: (play, { seat, main }) => {
			const { board } = play;
			const whom = accusable(board, seat, main);
			const { hand } = playerOf(board, seat);
			if (whom.length === 0 || hand.length === 0) return null;
			const then: SomeOf<SeatId> = {
				type: 'some',
				choices: whom.map(seatChoice),
				min: 1,
				max: whom.length
			};
			const shape: OneOf<Choice<CardId> & { readonly then: SomeOf<SeatId> }> = {
				type: 'one',
				choices: cardChoices(hand).map((choice) => ({ ...choice, then }))
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.1',
				say: msg('Which card do you discard, and whom do you accuse?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, frame, { pick, then: { picks } }, seat) => {
			frame.card = pick;
			frame.accused = timingOrder(play.board).filter((one) => picks.includes(one));
			play.say(
				msg('{who, select, you {You accuse} other {# accuses}} {whom}.', {
					who: seat,
					whom: { and: frame.accused }
				}),
				'CE-16.1'
			);
			discardCards(play, seat, [pick], 'CE-15.5');
		}
	}),

	bribe: askAll({
		ask: (play, { seat, card, accused = [] }) =>
			accused.flatMap((who) => {
				const { hand } = playerOf(play.board, who);
				if (card === undefined || hand.length === 0) return [];
				const none: Choice<CardId> = { id: 'none', say: msg('Go home without gaining anything') };
				const shape: OneOf<Choice<CardId>> = {
					type: 'one',
					choices: [...cardChoices(hand.filter((held) => buys(held, card))), none]
				};
				// Whoever holds cards is asked, so that nobody hears whether one of them will do.
				return [
					{
						...caused(play),
						seat: who,
						secret: true as const,
						about: [seat],
						rule: 'CE-16.1',
						say: msg('{who} accuses you with {card}. Which card do you give for their silence?', {
							who: seat,
							card: cardName(card)
						}),
						shape,
						fallback: { pick: none.id }
					}
				];
			}),
		then: (play, { seat, accused = [] }, answers) => {
			const given = new Map(
				inTurn(accused, answers).flatMap(([who, { pick }]) =>
					pick === 'none' ? [] : [[who, pick] as const]
				)
			);
			const leave = accused.filter((who) => !given.has(who));
			for (const who of leave) {
				forgoRewards(play, who);
				play.say(
					msg('{who, select, you {You go} other {# goes}} home without gaining anything.', { who }),
					'CE-16.1'
				);
			}
			const main = leave.find((who) => encounterOf(play.board).offense === who);
			if (main) withdraw(play, main);
			const allies = leave.filter((who) => who !== main);
			if (allies.length > 0) sendHome(play, allies);
			for (const [who, card] of given)
				taken(play, seat, handOver(play, who, seat, [card], 'CE-13.17', 'given'), who);
		}
	})
};

const SLANDER: Omit<Used, 'seat'> = { source: 'power', id: ID, use: 'slander' };

/** What it is to a bot that this seat gains nothing where it has won. */
function gainWithout(sight: Sight, seat: SeatId): number {
	const fight = fightIn(sight);
	if (!fight || isOurs(sight, seat)) return 0;
	// Some of them pay, which is worth as much.
	return fight.gate[seat]
		? Math.max(CARD, -worthOfColony(sight, seat, fight.target))
		: CARD * (fight.beside[seat] ?? 0);
}

/** The card that a bot accuses with: one it can spare, and which is not easily outdone. */
const accusesWith = (cards: readonly CardId[]): CardId | undefined =>
	ranked(cards, (card) => {
		const high = kindOf(card) === 'attack' ? numberOf(card) / 400 : 0.1;
		return high - worthOfCard(card);
	})[0];

/** Those who stand with the side that has won, as a bot sees them. */
const winnersIn = ({ open }: Sight): readonly SeatId[] => {
	const { outcome, allies } = open.encounter ?? {};
	return outcome?.type === 'won' ? (allies?.[outcome.side] ?? []) : [];
};

function worthOfSlander(sight: Sight, also: readonly SeatId[]): number {
	const card = accusesWith(sight.own.hand);
	if (card === undefined) return 0;
	const whom = [...winnersIn(sight), ...also].filter((seat) => seat !== sight.me);
	return sumOf(whom, (seat) => gainWithout(sight, seat)) - worthOfCard(card);
}

function accuses(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const card = accusesWith(shape.choices.map(({ id }) => id));
	const choice = shape.choices.find(({ id }) => id === card);
	if (choice?.then?.type !== 'some') return null;
	const ids = choice.then.choices.map(({ id }) => id as SeatId);
	const picks = ids.filter((id) => gainWithout(sight, id) > 0);
	return { pick: choice.id, then: { picks: picks.length > 0 ? picks : ids.slice(0, 1) } };
}

/** What a bot would lose by going home. */
function atStake(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	return fight.gate[sight.me]
		? worthOfColony(sight, sight.me, fight.target)
		: CARD * (fight.beside[sight.me] ?? 0);
}

/** Whom a bot would send away as alliances stand: the strongest ally of the side it does not wish for. */
function unwanted(sight: Sight, seats: readonly SeatId[]): SeatId | null {
	const side = wantedSide(sight);
	const fight = fightIn(sight);
	if (!side || !fight) return null;
	const ships = (seat: SeatId) => (fight.gate[seat] ?? 0) + (fight.beside[seat] ?? 0);
	const others = seats.filter(
		(seat) => sideIn(sight, seat) === opposing(side) && !isOurs(sight, seat)
	);
	return bestOf(others, (seat) => ships(seat) + foreignOf(sight, seat) / 10) ?? null;
}

const alliesBut = (board: Board, seat: SeatId): SeatId[] =>
	alliesIn(board).filter((one) => one !== seat);

export const muckraker: Alien = {
	words: {
		name: msg('Muckraker'),
		power: msg('Slander'),
		gist: msg('Has winning allies pay, or go home'),
		text: msg(
			'As a main player or ally, once the outcome is known, you may *use* this power to discard a card and accuse any of the allies who have won. Each of them gives you a card for your silence, or goes home without gaining anything. It is a card that is no encounter card, or one of the type you have discarded; for an attack, a higher one.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, once alliances are formed, send another ally of either side home.'
			),
			timing: { roles: INVOLVED, phases: ['alliance'] }
		},
		super: {
			text: msg('You may accuse an offense that has won as well.'),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		rulings: [
			msg('You choose the card and whom you accuse once nobody has stopped it.'),
			msg('The accused decide at once, and a card is given unseen by others.'),
			msg(
				'Who goes home is no ally any more; an offense that goes home has won all the same, and lands nothing.'
			),
			msg('A defense that has won stays where it is, so it is not accused.'),
			msg('In one encounter you accuse once, with the power or the super flare.')
		]
	},
	set: 'dominion',
	liked: 13,
	power: {
		uses: {
			slander: {
				moments: ['resolution.outcome'],
				roles: INVOLVED,
				once: true,
				open: ({ board }, { seat }) =>
					playerOf(board, seat).hand.length > 0 && accusable(board, seat, false).length > 0,
				say: msg('discard a card and accuse allies who have won'),
				worth: (sight) => worthOfSlander(sight, []),
				harms: (sight) => winnersIn(sight).includes(sight.me) && atStake(sight) > 2 * CARD,
				apply: (play, { seat }) => play.push('muckraker.slander', { seat, main: false })
			}
		}
	},
	wild: {
		uses: {
			expel: asking({
				moments: ['alliance.formed'],
				roles: INVOLVED,
				open: ({ board }, { seat }) => alliesBut(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = alliesBut(board, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('send an ally home'),
				sends: template('Send {first} home'),
				worth: (sight) => {
					const { allies } = sight.open.encounter ?? {};
					const all = SIDES.flatMap((side) => allies?.[side] ?? []);
					return unwanted(sight, all) ? 0.15 : 0;
				},
				choose: (sight, { choices }) => {
					const whom = unwanted(
						sight,
						choices.map(({ id }) => id)
					);
					return whom ? { pick: whom } : null;
				},
				apply: (play, _me, { pick }) => sendHome(play, [pick])
			})
		}
	},
	super: {
		uses: {
			slander: {
				moments: ['resolution.outcome'],
				roles: INVOLVED,
				open: ({ board }, { seat }) =>
					playerOf(board, seat).hand.length > 1 &&
					accusable(board, seat, true).includes(encounterOf(board).offense) &&
					!hasUsed(board, { ...SLANDER, seat }),
				say: msg('discard a card and accuse the offense, and allies who have won'),
				worth: (sight) => worthOfSlander(sight, [sight.open.encounter?.offense ?? sight.me]),
				harms: (sight) => sight.open.encounter?.offense === sight.me,
				apply: (play, { seat }) => {
					encounterOf(play.board).used.push({ ...SLANDER, seat });
					play.push('muckraker.slander', { seat, main: true });
				}
			}
		}
	},
	steps: { slander },
	questions: {
		'slander.accuse': {
			deed: msg('accuse somebody'),
			why: { is: 'hurts most' },
			sends: { some: template('Discard {what}') },
			answer: accuses
		},
		'slander.bribe': {
			deed: msg('pay for silence, or go home'),
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				const stake = atStake(sight);
				return pickBest(shape, (id) => (id === 'none' ? 0 : stake - worthOfCard(id)));
			}
		}
	}
};
