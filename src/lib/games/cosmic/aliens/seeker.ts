/** Truth: a main player answers a question truthfully, and does what they have said. */
import { msg, template } from '../../../core';
import { keysOf, likeOf, oneOfEach, pickBest, seatChoice } from '../../kit';
import { UNSEEN_CARD, always, opponentIn, trifling } from '../bot/wishes';
import { caused } from '../because';
import {
	encounterCardsOf,
	encounterOf,
	isMain,
	mainPlayer,
	opponentOf,
	playerOf,
	sideOf,
	sideOfMain
} from '../board';
import { cardName, isEncounterCard, kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { lookAtCards, showCardOf } from '../looks';
import { note, noteCards, noteOf, notedCards } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Choice, Shape, Words } from '../../../core';
import type { OneOf } from '../../kit';
import type { Play, Step } from '../play';
import type { Board, CardId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED } from './timing';

const ID = 'seeker';

const GUEST: readonly Role[] = [...ALLY, 'uninvolved'];

/** A question to be answered by yes or no: what they hold, or what they will lay. */
interface Asked {
	readonly say: Words;
	readonly fits: (card: CardId) => boolean;
	/** It is asked what they will lay, so they answer it themselves, and are bound by that. */
	readonly intends?: true;
}

const isAttack = (card: CardId): boolean => kindOf(card) === 'attack';
const reaches =
	(n: number) =>
	(card: CardId): boolean =>
		isAttack(card) && numberOf(card) >= n;

const will = (say: Words, fits: Asked['fits']): Asked => ({ say, fits, intends: true });
const holds = (say: Words, fits: Asked['fits']): Asked => ({ say, fits });

const QUESTIONS = {
	'lays-attack': will(msg('Will you lay an attack?'), isAttack),
	'lays-10': will(msg('Will you lay an attack of {n} or more?', { n: 10 }), reaches(10)),
	'lays-20': will(msg('Will you lay an attack of {n} or more?', { n: 20 }), reaches(20)),
	'lays-negotiate': will(msg('Will you lay a negotiate?'), (card) => kindOf(card) === 'negotiate'),
	'holds-10': holds(msg('Do you hold an attack of {n} or more?', { n: 10 }), reaches(10)),
	'holds-20': holds(msg('Do you hold an attack of {n} or more?', { n: 20 }), reaches(20)),
	'holds-30': holds(msg('Do you hold an attack of {n} or more?', { n: 30 }), reaches(30)),
	'holds-negotiate': holds(msg('Do you hold a negotiate?'), (card) => kindOf(card) === 'negotiate'),
	'holds-morph': holds(msg('Do you hold a morph?'), (card) => kindOf(card) === 'morph'),
	'holds-reinforcement': holds(
		msg('Do you hold a reinforcement?'),
		(card) => kindOf(card) === 'reinforcement'
	),
	'holds-artifact': holds(msg('Do you hold an artifact?'), (card) => kindOf(card) === 'artifact'),
	'holds-flare': holds(msg('Do you hold a flare?'), (card) => kindOf(card) === 'flare')
} satisfies Record<string, Asked>;

type QuestionId = keyof typeof QUESTIONS;

/** A question that takes more than yes or no: which card they will lay, or which such cards they hold. */
const OPEN = {
	card: { say: msg('Which card will you lay?'), fits: null },
	attacks: { say: msg('Which attacks do you hold?'), fits: isAttack },
	others: {
		say: msg('Which other cards do you hold?'),
		fits: (card: CardId): boolean => !isEncounterCard(card)
	},
	negotiates: {
		say: msg('Which negotiates and morphs do you hold?'),
		fits: (card: CardId): boolean => isEncounterCard(card) && !isAttack(card)
	}
} satisfies Record<string, { readonly say: Words; readonly fits: Asked['fits'] | null }>;

type OpenId = keyof typeof OPEN;

/** What a bot asks: it reckons with what it has been shown. */
const USUAL: QuestionId = 'lays-20';
const USUAL_OPEN: OpenId = 'card';

declare module '../notes' {
	interface Notes {
		/** What it asks in place of a question by yes or no, and what was said of the card to be laid. */
		readonly seeker: {
			readonly open?: OpenId;
			readonly said?:
				| { readonly by: SeatId; readonly of: QuestionId; readonly yes: boolean }
				| { readonly by: SeatId; readonly like: CardId };
		};
	}
	interface CardNotes {
		/** Cards that hosts have said they will lay if whom they have shown them joins. */
		readonly seeker: true;
	}
}

declare module '../play' {
	interface Steps {
		/** `whom` answers a question of `seat`. */
		'seeker.ask': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly of: QuestionId | OpenId;
		};
		/** `host` shows `seat` the card they mean to lay. */
		'seeker.show': { readonly seat: SeatId; readonly host: SeatId };
	}
}

const isOpen = (of: QuestionId | OpenId): of is OpenId => Object.hasOwn(OPEN, of);

const handOf = ({ board }: Play, seat: SeatId): readonly CardId[] => playerOf(board, seat).hand;

/** Which of these cards, like ones being one choice (CE-15.34). */
const whichOf = (cards: readonly CardId[]): OneOf<Choice<CardId>> => ({
	type: 'one',
	choices: cardChoices(oneOfEach(cards))
});

/** Which main players a seat may ask: its opponent, or as an ally either. */
const asksWhom = (board: Board, seat: SeatId): SeatId[] =>
	isMain(board, seat) ? [opponentOf(board, seat)] : SIDES.map((side) => mainPlayer(board, side));

/** Whether this card is what was said of the card to be laid. */
function keeps(play: Play, seat: SeatId, card: CardId): boolean {
	const said = noteOf(play, ID)?.said;
	if (said?.by !== seat) return true;
	return 'like' in said ? likeOf(card) === said.like : QUESTIONS[said.of].fits(card) === said.yes;
}

/** The answers that are true: what they cannot lay they do not promise; without a card they promise either. */
function honest(play: Play, whom: SeatId, of: QuestionId): boolean[] {
	const cards = encounterCardsOf(play.board, whom);
	const can = [true, false].filter((yes) => cards.some((card) => QUESTIONS[of].fits(card) === yes));
	return can.length > 0 ? can : [true, false];
}

/** What they hold, as the game knows it. */
function tellHeld(play: Play, whom: SeatId, of: QuestionId | OpenId): void {
	const fits = isOpen(of) ? OPEN[of].fits : QUESTIONS[of].fits;
	if (!fits) return;
	const cards = handOf(play, whom).filter(fits);
	play.showed = true;
	if (isOpen(of)) {
		play.say(
			cards.length > 0
				? msg('{who, select, you {You} other {#}}: {cards}.', {
						who: whom,
						cards: { and: cards.map(cardName) }
					})
				: msg('{who, select, you {You} other {#}}: none.', { who: whom }),
			'CE-16.37'
		);
		for (const card of oneOfEach(cards)) showCardOf(play, whom, card);
		return;
	}
	play.say(
		cards.length > 0
			? msg('{who, select, you {You} other {#}}: yes.', { who: whom })
			: msg('{who, select, you {You} other {#}}: no.', { who: whom }),
		'CE-16.37'
	);
}

/** A question that `whom` answers to `seat`. */
const toldBy = <Of extends OneOf<Choice<string>>>(
	play: Play,
	whom: SeatId,
	seat: SeatId,
	say: Words,
	shape: Of
) => ({
	...caused(play),
	...{ seat: whom, about: [seat], rule: 'CE-16.37', say, shape },
	secret: true as const,
	fallback: 'random' as const
});

const asks = formsOf('seeker.ask');

const answer: Step = {
	held: asks.run((play, { seat, whom, of }) => {
		play.say(
			msg('{who, select, you {You ask} other {# asks}} {whom}: {what}', {
				who: seat,
				whom,
				what: isOpen(of) ? OPEN[of].say : QUESTIONS[of].say
			}),
			'CE-16.37'
		);
		if (isOpen(of) ? of !== 'card' : !QUESTIONS[of].intends) tellHeld(play, whom, of);
	}),

	/** What they will do they say themselves. */
	intent: asks.ask({
		ask: (play, { seat, whom, of }) => {
			if (isOpen(of) || !QUESTIONS[of].intends) return null;
			const choices = honest(play, whom, of).map((yes): Choice<'yes' | 'no'> =>
				yes ? { id: 'yes', say: msg('Yes') } : { id: 'no', say: msg('No') }
			);
			return toldBy(play, whom, seat, QUESTIONS[of].say, { type: 'one', choices });
		},
		then: (play, { whom, of }, { pick }) => {
			if (isOpen(of)) return;
			const yes = pick === 'yes';
			note(play, ID, { ...noteOf(play, ID), said: { by: whom, of, yes } });
			play.say(
				yes
					? msg('{who, select, you {You} other {#}}: yes.', { who: whom })
					: msg('{who, select, you {You} other {#}}: no.', { who: whom }),
				'CE-16.37'
			);
		}
	}),

	card: asks.ask({
		ask: (play, { seat, whom, of }) => {
			const cards = encounterCardsOf(play.board, whom);
			if (of !== 'card' || cards.length === 0) return null;
			return toldBy(play, whom, seat, OPEN.card.say, whichOf(cards));
		},
		then: (play, { whom }, { pick }) => {
			note(play, ID, { ...noteOf(play, ID), said: { by: whom, like: likeOf(pick) } });
			play.say(msg('{who}: {card}.', { who: whom, card: cardName(pick) }), 'CE-16.37');
			play.showed = true;
			showCardOf(play, whom, pick);
		}
	})
};

const shows = formsOf('seeker.show');

const show: Step = {
	card: shows.ask({
		ask: (play, { seat, host }) => {
			const cards = handOf(play, host).filter(isEncounterCard);
			if (cards.length === 0) return null;
			const say = msg(
				'Which card do you mean to lay? {who} sees it; if they join you, you lay it.',
				{ who: seat }
			);
			return toldBy(play, host, seat, say, whichOf(cards));
		},
		then: (play, { seat, host }, { pick }) => {
			play.say(msg('{who} shows {whom} a card.', { who: host, whom: seat }), 'CE-16.37');
			lookAtCards(play, seat, host, [pick]);
			noteCards(play, ID, [pick]);
		}
	})
};

/** Hosts that hold a card, as all see. */
function hosts({ board }: Play, seat: SeatId): SeatId[] {
	const { invited } = encounterOf(board);
	return SIDES.filter((side) => invited[side].includes(seat))
		.map((side) => mainPlayer(board, side))
		.filter((host) => playerOf(board, host).hand.length > 0);
}

/** A bot lays the highest attack, so that is what it says. */
function bestLaid(cards: readonly CardId[]): number {
	return Math.max(0, ...cards.filter(isAttack).map(numberOf));
}

const highest = (shape: Shape) => pickBest(shape, (card) => (isAttack(card) ? numberOf(card) : 0));

export const seeker: Alien = {
	words: {
		name: msg('Seeker'),
		power: msg('Truth'),
		gist: msg('Gets a true answer to a question'),
		text: msg(
			'Once in an encounter, as a main player or ally, between the alliances and the choice of cards, you may *use* this power to ask a main player a question to be answered by yes or no: as a main player your opponent. All hear the answer. It is true, and what they say of the card they will lay they do, as far as they can.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['alliance', 'planning'] },
		setup: null,
		wild: {
			text: msg(
				'When you have been invited, before you answer: one main player who has invited you shows you the encounter card they mean to lay. If you join them they lay it, if they can.'
			),
			timing: { roles: GUEST, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'When you use your power, ask something else in place of that, which need not be answered by yes or no.'
			),
			timing: { roles: INVOLVED, phases: ['alliance', 'planning'] }
		},
		rulings: [
			msg('Questions are chosen from a list: what they hold now, or what they will lay.'),
			msg('What they hold the game answers. What they will lay they say, and only what they can.'),
			msg('If they cannot do any more what they have said, they lay what they like.'),
			msg('Another effect that says which card they must lay goes before.'),
			msg('A morph is no attack. Cards of a hoard or on sheets are not held.'),
			msg('Who shows a card is bound by it only if you join their side in that encounter.')
		]
	},
	set: 'incursion',
	liked: 8,
	power: {
		uses: {
			ask: asking({
				moments: ['alliance.formed', 'planning.beforeSelect'],
				roles: INVOLVED,
				once: true,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: asksWhom(board, seat).map((whom) => ({
						...seatChoice(whom),
						then: {
							type: 'one',
							choices: keysOf(QUESTIONS).map((id) => ({ id, say: QUESTIONS[id].say }))
						}
					}))
				}),
				say: msg('ask a main player a question'),
				sends: template('Ask {first}'),
				worth: always(UNSEEN_CARD / 2),
				harms: trifling,
				choose: (sight, { choices }) => {
					const whom = opponentIn(sight);
					const choice = choices.find(({ id }) => id === whom) ?? choices[0];
					return choice ? { pick: choice.id, then: { pick: USUAL } } : null;
				},
				lasting: {
					mustLay: (play, _owner, cards, { seat }) => {
						if (cards.length > 0 || noteOf(play, ID)?.said?.by !== seat) return cards;
						return encounterCardsOf(play.board, seat).filter((card) => keeps(play, seat, card));
					}
				},
				apply: (play, { seat }, { pick, then }) => {
					const { open: other, ...noted } = noteOf(play, ID) ?? {};
					note(play, ID, noted);
					play.push('seeker.ask', { seat, whom: pick, of: other ?? then.pick });
				}
			})
		}
	},
	wild: {
		uses: {
			demand: asking({
				moments: ['alliance.answer'],
				roles: GUEST,
				open: (play, { seat }, { only }) => only === seat && hosts(play, seat).length > 0,
				ask: (play, { seat }) => ({ type: 'one', choices: hosts(play, seat).map(seatChoice) }),
				say: msg('see the card that a main player means to lay'),
				sends: template('See the card of {first}'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				lasting: {
					mustLay: (play, owner, cards, { seat }) => {
						const side = sideOfMain(play.board, seat);
						if (cards.length > 0 || !side || sideOf(play.board, owner.seat) !== side) return cards;
						const cardsOf = encounterCardsOf(play.board, seat);
						// Another host may have shown one, and is bound by that alone.
						const shown = cardsOf.filter((card) => notedCards(play, ID).includes(card)).map(likeOf);
						return cardsOf.filter((card) => shown.includes(likeOf(card)));
					}
				},
				apply: (play, { seat }, { pick }) => play.push('seeker.show', { seat, host: pick })
			})
		}
	},
	super: {
		uses: {
			delve: asking({
				moments: ['use.declared'],
				roles: INVOLVED,
				open: declaresOwn,
				ask: () => ({
					type: 'one',
					choices: keysOf(OPEN).map((id) => ({ id, say: OPEN[id].say }))
				}),
				say: msg('ask something else, and not by yes or no'),
				sends: template('Ask: {first}'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				choose: () => ({ pick: USUAL_OPEN }),
				apply: (play, _me, { pick }) => note(play, ID, { ...noteOf(play, ID), open: pick })
			})
		}
	},
	steps: { ask: answer, show },
	questions: {
		'ask.intent': {
			deed: msg('answer a question'),
			why: { is: 'does most' },
			answer: ({ own: { hand } }, shape) =>
				pickBest(shape, (id) => ((id === 'yes') === bestLaid(hand) >= 20 ? 1 : 0))
		},
		'ask.card': {
			deed: msg('say which card is to be laid'),
			why: { is: 'does most' },
			answer: (_sight, shape) => highest(shape)
		},
		'show.card': {
			deed: msg('show a card that is to be laid'),
			why: { is: 'does most' },
			answer: (_sight, shape) => highest(shape)
		}
	}
};
