/** Newer hazards of what winning brings and what a deal is worth: cards aside, and colonies that are cancelled. */
import { msg } from '../../../../core';
import type { Ask, Choice } from '../../../../core';
import { oneOfEach } from '../../../kit';
import type { OneOf } from '../../../kit';
import { encounterOf, entriesOf, mainPlayer, planetName, playerOf, timingOrder } from '../../board';
import { kindOf } from '../../cards';
import { discardCards, dropAll, handOver, layAside, takeAll } from '../../hands';
import { cardChoices, stillHeld } from '../../ownhand';
import { formsOf } from '../../play';
import { colonyIn } from '../../terms';
import { SIDES } from '../../types';
import type { NoLocals, Play, Step } from '../../play';
import type { CardId, PlanetId, SeatId } from '../../types';
import type { Hazard } from './hazard';

declare module '../../play' {
	interface Steps {
		/** Who has won has taken these cards: the defense gives of them to allies, and what they do not want goes. */
		incentives: {
			readonly seat: SeatId;
			readonly cards: readonly CardId[];
			/** Allies it may still give to, in order. */
			left: readonly SeatId[];
		};
		/** The main players may cancel a colony of the deal (CE-33.40). */
		swindle: NoLocals;
	}
}

/** Cards that are set aside. */
const ASIDE = 6;

const sharing = formsOf('incentives');

const some = (
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	asked: Pick<Ask, 'say'> & { readonly about?: readonly SeatId[] }
) => {
	const held = stillHeld(play, seat, cards);
	return held.length === 0
		? null
		: {
				...asked,
				seat,
				secret: true as const,
				rule: 'CE-33.39',
				shape: {
					type: 'some' as const,
					choices: cardChoices(held),
					min: 0,
					max: held.length
				},
				fallback: { picks: [] }
			};
};

const share: Step = {
	give: sharing.ask({
		ask: (play, { seat, cards, left: [to] }) =>
			to
				? some(play, seat, cards, {
						about: [to],
						say: msg('Which of the cards do you give to {whom}?', { whom: to })
					})
				: null,
		then: (play, frame, { picks }, seat) => {
			const [to, ...left] = frame.left;
			frame.left = left;
			if (to && picks.length > 0) handOver(play, seat, to, picks, 'CE-33.39');
			return 'give';
		}
	}),

	discard: sharing.ask({
		ask: (play, { seat, cards }) =>
			some(play, seat, cards, { say: msg('Which of the cards do you discard?') }),
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-33.39');
		}
	})
};

export const incentives: Hazard = {
	words: {
		name: msg('Incentives'),
		gist: msg('Six cards go to who wins'),
		text: msg(
			'Before allies are invited the defense looks at the top six cards of the deck and lays them aside face down. If the defense wins, they keep what they like of them, give what they like to their allies, and discard the rest. If the offense wins, they keep what they like and discard the rest. Otherwise all are discarded.'
		),
		rulings: [msg('Who has won takes all of them into their hand first.')]
	},
	lasts: 'encounter',
	beforeAllies: (play) => layAside(play, ASIDE, mainPlayer(play.board, 'defense'), 'CE-33.39'),
	settled: (play) => {
		const { outcome, allies } = encounterOf(play.board);
		if (outcome?.type !== 'won') return;
		const seat = mainPlayer(play.board, outcome.side);
		const cards = takeAll(play, seat, 'CE-33.39');
		const left =
			outcome.side === 'defense'
				? timingOrder(play.board).filter((one) => allies.defense.includes(one))
				: [];
		play.push('incentives', { seat, cards, left });
	},
	leaves: (play) => {
		const { offense, defense } = encounterOf(play.board);
		dropAll(play, defense ?? offense, 'CE-33.39');
	},
	steps: { incentives: share },
	questions: {
		'incentives.give': {
			deed: msg('give cards to an ally'),
			why: { is: 'keeps card' },
			sends: { none: msg('Give none') },
			answer: () => ({ picks: [] })
		},
		'incentives.discard': {
			deed: msg('choose which cards to keep'),
			why: { is: 'keeps card' },
			sends: { none: msg('Keep them all') },
			answer: () => ({ picks: [] })
		}
	}
};

/** The colonies of the deal under way, by who grants them. */
function colonies(play: Play): [SeatId, PlanetId][] {
	const { agreed = {} } = play.within('deal');
	return entriesOf(agreed).flatMap(([seat, side]): [SeatId, PlanetId][] => {
		const colony = colonyIn(side);
		return colony ? [[seat, colony.planet]] : [];
	});
}

type Cancelling = OneOf<
	| (Choice<PlanetId> & { readonly then: OneOf<Choice<CardId>> })
	| (Choice<'none'> & { readonly then?: never })
>;

const swindling = formsOf('swindle');

function cancel(play: Play, planet: PlanetId): void {
	const deal = play.within('deal');
	const by = colonies(play).find(([, one]) => one === planet)?.[0];
	if (!by || !deal.agreed) return;
	const rest = Object.fromEntries(
		Object.entries(deal.agreed[by] ?? {}).filter(([good]) => good !== 'colony')
	);
	deal.agreed = { ...deal.agreed, [by]: rest };
}

const swindle: Step = {
	which: swindling.each({
		// CE-33.40: asked of who holds any card, so that nobody hears whether a negotiate is among them.
		seats: (play) =>
			colonies(play).length === 0
				? []
				: SIDES.map((side) => mainPlayer(play.board, side)).filter(
						(seat) => playerOf(play.board, seat).hand.length > 0
					),
		ask: (play, _frame, seat) => {
			const there = colonies(play);
			const negotiates = oneOfEach(
				playerOf(play.board, seat).hand.filter((card) => kindOf(card) === 'negotiate')
			);
			const shape: Cancelling = {
				type: 'one',
				choices: [
					...(negotiates.length === 0
						? []
						: there.map(([, planet]) => ({
								id: planet,
								say: msg('The colony on {planet}', { planet: planetName(planet) }),
								on: planet,
								then: { type: 'one' as const, choices: cardChoices(negotiates) }
							}))),
					{ id: 'none', say: msg('Leave the deal as it is') }
				]
			};
			return there.length === 0
				? null
				: {
						seat,
						secret: true,
						about: there.map(([, planet]) => planet),
						rule: 'CE-33.40',
						say: msg('Discard a negotiate, and cancel a colony of the deal?'),
						shape,
						fallback: { pick: 'none' }
					};
		},
		then: (play, _frame, { pick, then }, seat) => {
			if (pick === 'none' || !then) return;
			discardCards(play, seat, [then.pick], 'CE-33.40');
			play.say(
				msg('{who} cancels the colony on {planet}.', { who: seat, planet: planetName(pick) }),
				'CE-33.40'
			);
			cancel(play, pick);
		}
	}),

	left: swindling.run((play) => {
		const { agreed = {} } = play.within('deal');
		if (entriesOf(agreed).some(([, side]) => side && Object.keys(side).length > 0)) return;
		play.say(msg('Nothing is left of the deal.'), 'CE-33.40');
		encounterOf(play.board).outcome = { type: 'dealFailed' };
	})
};

export const realEstateSwindle: Hazard = {
	words: {
		name: msg('Real Estate Swindle'),
		gist: msg('For a negotiate a colony of a deal is cancelled'),
		text: msg(
			'After a deal that brings a colony each of the two may discard a negotiate to cancel one colony of it; the rest stands. If nothing is left of the deal, it has failed.'
		),
		rulings: [
			msg('Before the deal is carried out, the offense first.'),
			msg('It may be a colony that comes to you.')
		]
	},
	lasts: 'next',
	agreed: (play) => {
		if (colonies(play).length > 0) play.push('swindle', {});
	},
	steps: { swindle },
	questions: {
		'swindle.which': {
			deed: msg('cancel a colony of a deal, or not'),
			why: (answer) => ({
				is: 'pick' in answer && answer.pick !== 'none' ? 'does most' : 'leaves it'
			}),
			/** Their own colony, where one comes to them for it. */
			answer: ({ open, me }, shape) => {
				if (shape.type !== 'one') return null;
				const granted = shape.choices.filter(({ id }) => id !== 'none');
				const isMine = ({ id }: { readonly id: string }) =>
					(open.planets[id as PlanetId]?.[me] ?? 0) > 0;
				const mine = granted.find(isMine);
				const card = mine?.then?.type === 'one' ? mine.then.choices[0] : undefined;
				return mine && card && granted.some((one) => !isMine(one))
					? { pick: mine.id, then: { pick: card.id } }
					: { pick: 'none' };
			}
		}
	}
};
