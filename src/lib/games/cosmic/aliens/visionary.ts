/** Perception: it names the card that its opponent lays. */
import { msg, template } from '../../../core';
import { bestOf, inTurn, likeOf, othersThan, seatChoice } from '../../kit';
import { faceIn, facesOf, worthOfFight } from '../bot/odds';
import { amMain, heldIn, mainOf, opposing, sideOf as sideIn } from '../bot/sight';
import { decidesFights, trifling, wantedSide } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { giveWorst } from '../bot/picks';
import { caused } from '../because';
import { heldBy, holding, mainPlayer, opponentOf, playerOf, timingOrder } from '../board';
import { cardName, isEncounterCard, withoutBack } from '../cards';
import { lookAtCards } from '../looks';
import { facesAt } from '../modules/faces';
import { note, noteOf } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { CosmicChanges } from '../use';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, Role, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { ALLY, IN_EACH_PHASE, MAIN } from './timing';

const ID = 'visionary';

const ASIDE: readonly Role[] = [...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		/** Who is to lay which card, of any back. */
		readonly visionary: { readonly whom: SeatId; readonly face: string };
	}
}

declare module '../play' {
	interface Steps {
		/** All others show it a card: the one that was named, if they hold it. */
		'visionary.show': { readonly seat: SeatId; readonly face: string };
	}
}

/** Whether a card is what was named. */
const isNamed = (card: CardId, face: string): boolean => withoutBack(likeOf(card)) === face;

const faceChoice = (face: string): Choice => ({ id: face, say: cardName(face) });

/** Every encounter card there may be at this table. */
const namable = (board: Board): OneOf<Choice> => ({
	type: 'one',
	choices: facesAt(board).filter(isEncounterCard).map(faceChoice)
});

/** Whoever was named lays the card, if they hold it. */
const binds: CosmicChanges = {
	mustLay: (play, _owner, cards, { seat }) => {
		const named = noteOf(play, ID);
		return named?.whom === seat
			? [...cards, ...heldBy(play.board, seat).filter((card) => isNamed(card, named.face))]
			: cards;
	},
	bidden: (play, _owner, is, { seat }) => is || noteOf(play, ID)?.whom === seat
};

function name(play: Play, whom: SeatId, face: string): void {
	note(play, ID, { whom, face });
	play.say(
		msg(
			'{who, select, you {You lay} other {# lays}} {card}, if {who, select, you {you} other {they}} hold it.',
			{ who: whom, card: cardName(face) }
		),
		'CE-10.14'
	);
}

const show: Step = {
	which: formsOf('visionary.show').askAll({
		ask: (play, { seat, face }) =>
			othersThan(play.board, seat).flatMap((other) => {
				const { hand } = playerOf(play.board, other);
				if (hand.length === 0) return [];
				const named = hand.filter((card) => isNamed(card, face));
				const shape: OneOf<Choice<CardId>> = {
					type: 'one',
					choices: cardChoices(named.length > 0 ? named : hand)
				};
				return [
					{
						...caused(play),
						seat: other,
						secret: true as const,
						about: [seat],
						rule: 'CE-23.6',
						say: msg('Which card do you show {whom}? {card}, if you hold it.', {
							whom: seat,
							card: cardName(face)
						}),
						shape,
						fallback: 'random' as const
					}
				];
			}),
		then: (play, { seat }, answers) => {
			for (const [other, { pick }] of inTurn(timingOrder(play.board), answers)) {
				play.say(msg('{who} shows {whom} a card.', { who: other, whom: seat }), 'CE-23.6');
				lookAtCards(play, seat, other, [pick]);
			}
		}
	})
};

/** What a bot can make of the fight against this face at best. */
function against(sight: Sight, face: string): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	const theirs = [{ face: faceIn(sight, face), p: 1 }];
	const hand = heldIn(sight).filter(isEncounterCard);
	return Math.max(
		...hand.map((card) => {
			const mine = [{ face: faceIn(sight, card), p: 1 }];
			return side === 'offense'
				? worthOfFight(sight, fight, mine, theirs)
				: worthOfFight(sight, fight, theirs, mine);
		})
	);
}

/** How likely the opponent holds a card that may be laid with this chance. */
function holds(sight: Sight, side: Side, p: number): number {
	const seat = mainOf(sight, side);
	const n = seat ? (sight.open.players[seat]?.hand ?? 0) : 0;
	return 1 - (1 - p) ** (n / 2);
}

/** What a bot gains by naming each face, the likelier it is held the more. */
function gains(
	sight: Sight,
	faces: readonly string[]
): { readonly face: string; readonly gain: number }[] {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side || !amMain(sight)) return [];
	const theirs = opposing(side);
	const chances = facesOf(sight, theirs);
	const hand = heldIn(sight).filter(isEncounterCard);
	if (hand.length === 0) return [];
	const usual = Math.max(
		...hand.map((card) => {
			const mine = [{ face: faceIn(sight, card), p: 1 }];
			return side === 'offense'
				? worthOfFight(sight, fight, mine, chances)
				: worthOfFight(sight, fight, chances, mine);
		})
	);
	return faces.map((face) => {
		const named = faceIn(sight, face);
		const found = chances.find(
			({ face: one }) =>
				one.kind === named.kind &&
				(one.kind !== 'attack' || named.kind !== 'attack' || one.value === named.value)
		);
		return {
			face,
			gain: found ? holds(sight, theirs, found.p) * (against(sight, face) - usual) : 0
		};
	});
}

/** Faces that a bot thinks of naming: those that lose most fights. */
const WEAK: readonly string[] = [
	'negotiate',
	'attack:00',
	'attack:01',
	'attack:04',
	'attack:05',
	'attack:06',
	'attack:07',
	'attack:08'
];

const bestGain = (sight: Sight) => bestOf(gains(sight, WEAK), ({ gain }) => gain);

/** What naming a card is worth to who stands aside, about. */
const MEDDLES = 0.1;

export const visionary: Alien = {
	words: {
		name: msg('Visionary'),
		power: msg('Perception'),
		gist: msg('Names the card the opponent lays'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to name an encounter card: your opponent lays it, if they hold it.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, name any card: every other player shows you that card in secret, or, who does not hold it, another one.'
			),
			timing: { roles: MAIN, phases: [] }
		},
		super: {
			text: msg(
				'When you are no main player, use your power on one of the main players, as you choose.'
			),
			timing: { roles: ASIDE, phases: ['planning'] }
		},
		rulings: [
			msg('Whoever does not hold the card lays what they like, and says nothing of it.'),
			msg('Where attacks must be laid, only an attack that you name binds.'),
			msg('A card in a hoard that may be played from is held.'),
			msg('Which back a card has makes no difference.'),
			msg('Who is shown cards by the wild flare keeps them in sight until the encounter ends.')
		]
	},
	set: 'conflict',
	liked: 12,
	power: {
		uses: {
			name: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				ask: ({ board }) => namable(board),
				say: msg('name the card that their opponent lays'),
				yours: msg('name the card that your opponent lays'),
				sends: template('Name {first}'),
				worth: (sight) => bestGain(sight)?.gain ?? 0,
				choose: (sight, { choices }) => {
					const best = bestGain(sight)?.face;
					const choice = choices.find(({ id }) => id === best);
					return choice ? { pick: choice.id } : null;
				},
				harms: decidesFights,
				apply: (play, { seat }, { pick }) => name(play, opponentOf(play.board, seat), pick),
				lasting: binds
			})
		}
	},
	wild: {
		uses: {
			look: asking({
				moments: IN_EACH_PHASE,
				roles: MAIN,
				open: ({ board }, { seat }) => holding(board, othersThan(board, seat)).length > 0,
				ask: ({ board }): OneOf<Choice> => ({
					type: 'one',
					choices: facesAt(board).map(faceChoice)
				}),
				say: msg('all others show them a card'),
				yours: msg('all others show you a card'),
				sends: template('Ask for {first}'),
				// As it fights, with a card of its opponent to reckon with.
				worth: (sight) => (amMain(sight) && sight.open.phase === 'planning' ? 0.04 : 0),
				choose: (_sight, { choices }) => {
					const strong = choices.find(({ id }) => id === 'attack:40');
					return strong ? { pick: strong.id } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick }) => play.push('visionary.show', { seat, face: pick })
			})
		}
	},
	super: {
		uses: {
			meddle: asking({
				moments: ['planning.beforeSelect'],
				roles: ASIDE,
				ask: ({ board }) => ({
					type: 'one',
					choices: SIDES.map((side) => ({
						...seatChoice(mainPlayer(board, side)),
						then: namable(board)
					}))
				}),
				say: msg('name the card that a main player lays'),
				sends: template('Name {second} for {first}'),
				worth: (sight) => (wantedSide(sight) ? MEDDLES : 0),
				choose: (sight, { choices }) => {
					const wanted = wantedSide(sight);
					const whom = choices.find(({ id }) => wanted && id === mainOf(sight, opposing(wanted)));
					return whom ? { pick: whom.id, then: { pick: 'negotiate' } } : null;
				},
				harms: decidesFights,
				apply: (play, _me, { pick: whom, then: { pick } }) => name(play, whom, pick),
				lasting: binds
			})
		}
	},
	steps: { show },
	questions: {
		'show.which': {
			deed: msg('show a card'),
			why: { is: 'worst cards' },
			sends: { some: template('Show {what}') },
			answer: giveWorst
		}
	}
};
