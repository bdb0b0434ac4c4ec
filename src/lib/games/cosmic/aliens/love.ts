/** Joy: it gives a card away at its turn, and whoever gives the like gets all their ships back. */
import { msg } from '../../../core';
import { inTurn, othersThan, pickBest } from '../../kit';
import { giveWorst, splitRewards } from '../bot/picks';
import { UNSEEN_CARD, always, trifling, warpOf } from '../bot/wishes';
import { CARD, SHIP, worthOfCard, worthOfColony } from '../bot/worth';
import { caused } from '../because';
import { opponentOf, planetName, planetsOf, playerOf, shipsAt, timingOrder } from '../board';
import { cardName, kindOf } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards, takeDropped } from '../hands';
import { loseAtRandom } from '../steps/atRandom';
import { showCardOf } from '../looks';
import { note, noteOf } from '../notes';
import { cardChoices, oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import { askRewards, takeRewards } from '../rewards';
import { moveShips } from '../ships';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Play, Step } from '../play';
import type { CardId, CardKind, PlanetId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'love';
const OFFENSE: readonly Role[] = ['offense'];

declare module '../notes' {
	interface Notes {
		/** Who uses it, whether their card is shown and kept, and of which type it is. */
		readonly love: { readonly by: SeatId; readonly shows?: true; readonly kind?: CardKind };
	}
}

declare module '../steps/atRandom' {
	interface GoesOn {
		readonly 'love.take': true;
	}
}

declare module '../play' {
	interface Steps {
		'love.joy': {
			readonly seat: SeatId;
			/** Its card is shown, and stays in its hand. */
			readonly shows: boolean;
			/** Of which type it is. */
			kind?: CardKind;
			/** The cards discarded, its own among them, as they lie in the piles. */
			gone?: readonly CardId[];
			/** Who has discarded a card of that type. */
			like?: readonly SeatId[];
		};
		/** The opponent of this seat discards a card at random, or does not. */
		/** Cards that were given to it lie in the pile. */
		'love.take': { readonly seat: SeatId; readonly cards: readonly CardId[] };
		'love.plea': {
			readonly seat: SeatId;
			/** They did not. */
			refused?: true;
		};
	}
}

/** Planets of those who gave nothing alike on which it has no colony. */
function places(play: Play, seat: SeatId, like: readonly SeatId[]): PlanetId[] {
	const { board } = play;
	return othersThan(board, seat)
		.filter((other) => !like.includes(other))
		.flatMap((other) => planetsOf(board, other))
		.filter((planet) => shipsAt(board, seat, planet) === 0);
}

/** Whether all others have given the like. */
const allLike = ({ board }: Play, seat: SeatId, like: readonly SeatId[]): boolean =>
	othersThan(board, seat).every((other) => like.includes(other));

const { run, ask, askAll } = formsOf('love.joy');

const joy: Step = {
	give: ask({
		ask: (play, { seat, shows }) => {
			const asked = oneOfHand(play, seat, {
				rule: 'CE-16.1',
				say: shows
					? msg('Which card do you show? Others may discard one of the same type.')
					: msg('Which card do you discard? Others may discard one of the same type.')
			});
			return asked && { ...asked, fallback: 'random' as const };
		},
		then: (play, frame, { pick }, seat) => {
			const kind = kindOf(pick);
			frame.kind = kind;
			note(play, ID, { by: seat, kind });
			if (!frame.shows) {
				frame.gone = discardCards(play, seat, [pick], 'CE-15.5');
				return;
			}
			play.showed = true;
			play.say(msg('{who} shows {card}.', { who: seat, card: cardName(pick) }), 'CE-16.1');
			showCardOf(play, seat, pick);
		}
	}),

	others: askAll({
		ask: (play, { seat, kind }) =>
			othersThan(play.board, seat).flatMap((other) => {
				const { hand } = playerOf(play.board, other);
				if (hand.length === 0 || kind === undefined) return [];
				const none: Choice<CardId> = { id: 'none', say: msg('Discard nothing') };
				const shape: OneOf<Choice<CardId>> = {
					type: 'one',
					choices: [...cardChoices(hand), none]
				};
				return [
					{
						...caused(play),
						seat: other,
						secret: true as const,
						about: [seat],
						rule: 'CE-16.1',
						say: msg(
							'Discard a card? {kind, select, attack {An attack} negotiate {A negotiate} morph {A morph} reinforcement {A reinforcement} artifact {An artifact} flare {A flare} kicker {A kicker} other {A rift}} brings all your ships back from the warp.',
							{ kind }
						),
						shape,
						fallback: { pick: none.id }
					}
				];
			}),
		then: (play, frame, answers) => {
			const { kind } = frame;
			const given = inTurn(timingOrder(play.board), answers).filter(
				([, { pick }]) => pick !== 'none'
			);
			frame.like = given.flatMap(([who, { pick }]) => (kindOf(pick) === kind ? [who] : []));
			// What is pushed last happens first: in timing order.
			for (const who of frame.like.toReversed()) {
				const n = shipsToFree(play, who);
				if (n > 0) play.push('home', { from: 'warp', ships: { [who]: n } });
			}
			for (const [who, { pick }] of given)
				frame.gone = [...(frame.gone ?? []), ...discardCards(play, who, [pick], 'CE-15.5')];
		}
	}),

	all: run((play, { seat, kind, like = [], gone = [] }) => {
		// What answered it may have left no card to discard.
		if (kind === undefined) return 'end';
		if (!allLike(play, seat, like)) return undefined;
		play.say(msg('All have given the like: {who} takes the cards.', { who: seat }), 'CE-16.1');
		for (const card of gone) takeDropped(play, seat, card);
		return 'end';
	}),

	settle: ask({
		ask: (play, { seat, like = [] }) => {
			const n = shipsToFree(play, seat);
			const planets = places(play, seat, like);
			if (n === 0 || planets.length === 0) return null;
			const none: Choice<PlanetId | 'none'> = { id: 'none', say: msg('Leave them in the warp') };
			const shape: OneOf<Choice<PlanetId | 'none'>> = {
				type: 'one',
				choices: [...planets.map((id) => ({ id, say: planetName(id), on: id })), none]
			};
			return {
				...caused(play),
				seat,
				rule: 'CE-20.6',
				say: msg(
					'Where {n, plural, one {does your ship} other {do your # ships}} from the warp found a colony?',
					{ n }
				),
				shape,
				fallback: { pick: none.id }
			};
		},
		then: (play, _frame, { pick: to }, seat) => {
			const n = shipsToFree(play, seat);
			if (to === 'none' || n === 0) return;
			play.say(
				msg('{who} founds a colony on {planet} with {n, plural, one {# ship} other {# ships}}.', {
					who: seat,
					planet: planetName(to),
					n
				}),
				'CE-20.6'
			);
			moveShips(play, [{ seat, n, from: 'warp', to }]);
		}
	})
};

type Reply = 'discard' | 'refuse';

/** It takes what was discarded, as far as it still lies there. */
function takeAll(play: Play, who: SeatId, gone: readonly CardId[]): void {
	for (const one of gone)
		if (takeDropped(play, who, one).length > 0)
			play.say(msg('{who} takes {card}.', { who, card: cardName(one) }), 'CE-16.1');
}

const pleading = formsOf('love.plea');

const take: Step = {
	cards: formsOf('love.take').run((play, { seat, cards }) => takeAll(play, seat, cards))
};

const plea: Step = {
	reply: pleading.ask({
		ask: (play, { seat }) => {
			const who = opponentOf(play.board, seat);
			if (playerOf(play.board, who).hand.length === 0) return null;
			const choices: Choice<Reply>[] = [
				{ id: 'discard', say: msg('Discard a card at random: {who} takes it', { who: seat }) },
				{ id: 'refuse', say: msg('Refuse: {who} gets a reward', { who: seat }) }
			];
			const shape: OneOf<Choice<Reply>> = { type: 'one', choices };
			return {
				...caused(play),
				seat: who,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} asks for a card of yours.', { who: seat }),
				shape,
				fallback: { pick: 'refuse' }
			};
		},
		then: (play, frame, { pick }, who) => {
			if (pick === 'refuse') {
				frame.refused = true;
				play.say(msg('{who, select, you {You refuse} other {# refuses}}.', { who }), 'CE-16.1');
				return;
			}
			loseAtRandom(
				play,
				[{ seat: who, n: 1, then: { step: 'love.take', seat: frame.seat } }],
				'CE-15.5'
			);
		}
	}),

	reward: pleading.ask({
		ask: (play, { seat, refused }) => (refused ? askRewards(play, seat, 1, 'CE-14.10') : null),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

export const love: Alien = {
	words: {
		name: msg('Love'),
		power: msg('Joy'),
		gist: msg('Gives a card, and gains when others do not'),
		text: msg(
			'At the start of your turn you *use* this power to discard a card. Every other player may discard one as well: whoever discards one of the same type gets all their ships back from the warp. If all others have done so, take all these cards. If not, you may found a colony with all your ships from the warp on any planet in the home system of a player who has not.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: OFFENSE, phases: ['startTurn'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, ask your opponent for a card: they discard one at random, and you take it, or they refuse, and you get a reward.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('Show a card instead of discarding it when you use your power.'),
			timing: { roles: OFFENSE, phases: ['startTurn'] }
		},
		rulings: [
			msg('Types are attack, negotiate, morph, reinforcement, artifact, flare, kicker and rift.'),
			msg(
				'The others decide at once, once they have seen your card; whoever holds none has not given the like.'
			),
			msg('Another card may be discarded as well; that brings nothing.'),
			msg(
				'Who has given the like says to which colonies their ships come, before you found a colony.'
			),
			msg('A card that you have shown stays in your hand, and is none of those you take.'),
			msg('With an empty hand you use this power once you have a new one.')
		]
	},
	set: 'dominion',
	liked: 10,
	power: {
		uses: {
			joy: {
				moments: ['turn.start'],
				roles: OFFENSE,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				say: msg('discard a card, as others may'),
				harms: trifling,
				apply: (play, { seat }) => {
					const noted = noteOf(play, ID);
					play.push('love.joy', { seat, shows: noted?.by === seat && noted.shows === true });
				}
			}
		}
	},
	wild: {
		uses: {
			plea: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }) => playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('ask their opponent for a card'),
				yours: msg('ask your opponent for a card'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				apply: (play, { seat }) => play.push('love.plea', { seat })
			}
		}
	},
	super: {
		uses: {
			show: {
				moments: ['use.declared'],
				roles: OFFENSE,
				open: declaresOwn,
				say: msg('show the card, and keep it'),
				worth: always(CARD / 2),
				harms: trifling,
				apply: (play, { seat }) => note(play, ID, { by: seat, shows: true })
			}
		}
	},
	steps: { joy, plea, take },
	questions: {
		'joy.give': {
			deed: msg('choose a card'),
			why: { is: 'worst cards' },
			answer: giveWorst
		},
		'joy.others': {
			deed: msg('discard a card or not'),
			why: { is: 'costs less' },
			answer: (sight, shape) => {
				const kind = sight.open.encounter?.notes.love?.kind;
				const back = warpOf(sight) * SHIP;
				return pickBest(shape, (id) =>
					id === 'none' ? 0 : back * Number(kindOf(id) === kind) - worthOfCard(id)
				);
			}
		},
		'joy.settle': {
			deed: msg('found a colony'),
			why: { is: 'best place' },
			answer: (sight, shape) =>
				pickBest(shape, (id) =>
					id === 'none' ? 0 : worthOfColony(sight, sight.me, id as PlanetId)
				)
		},
		'plea.reply': {
			deed: msg('discard a card, or refuse'),
			why: { is: 'costs less' },
			answer: (_sight, shape) => pickBest(shape, (id) => Number(id === 'refuse'))
		},
		'plea.reward': {
			deed: msg('take a reward'),
			why: { is: 'does most' },
			answer: splitRewards
		}
	}
};
