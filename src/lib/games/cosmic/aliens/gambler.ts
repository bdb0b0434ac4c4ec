/** Bluff: leaves its card face down and claims what it is; a challenge costs somebody ships. */
import { msg, template } from '../../../core';
import { endingNow, endingOf } from '../bot/odds';
import { encounterIn, opposing, sideOf } from '../bot/sight';
import { always, myShips, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfEnding } from '../bot/worth';
import { told } from '../because';
import { bothAttack, encounterOf, involvedShips, opponentOf, sideOfMain, targetOf } from '../board';
import {
	cardName,
	cosmicCards,
	faceName,
	faceOf,
	isEncounterCard,
	kindOf,
	withoutBack
} from '../cards';
import { rewardCards } from '../modules/sets';
import { openUp } from '../hands';
import { cardNumbersOf } from '../totals';
import { declaredUse } from '../declared';
import { formsOf } from '../play';
import { asking } from '../use';
import type { Choice } from '../../../core';
import { likeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Ending } from '../bot/worth';
import type { Play, Step } from '../play';
import type { Board, CardId, Face, Laid, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const MOST_STAKES = 20;
const MOST_SPREAD = 40;

/** Every face that an encounter card of this box has, as choices: attacks by their numbers first. */
function claims({ options, order, modules }: Board): Choice[] {
	const all = [...cosmicCards(options, order.length), ...rewardCards(modules)];
	const faces = new Set(all.filter(isEncounterCard).map((card) => withoutBack(likeOf(card))));
	const rank = (face: string) => ['morph', 'negotiate'].indexOf(kindOf(face));
	return [...faces]
		.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
		.map((face) => ({ id: face, say: cardName(face) }));
}

function laidBy(play: Play, seat: SeatId): Laid {
	const side = sideOfMain(play.board, seat);
	const laid = side && encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`${seat} has laid no card.`);
	return laid;
}

const same = (one: Face, other: Face): boolean =>
	one.kind === 'attack'
		? other.kind === 'attack' && one.value === other.value
		: one.kind === other.kind;

/** Extra ships staked on this claim by the super flare. */
const stakes = (play: Play, seat: SeatId): number =>
	encounterOf(play.board).lasting.find(
		(lasting) => lasting.seat === seat && lasting.source === 'super' && lasting.id === 'gambler'
	)?.amount ?? 0;

/** Turns the real card up and has the loser of the bet pay with ships outside the encounter. */
function called(play: Play, seat: SeatId, challenger: SeatId): void {
	const laid = laidBy(play, seat);
	const claim = laid.face;
	const real = faceOf(laid.card);
	const lied = !claim || !same(claim, real);
	laid.concealed = false;
	laid.faceUp = true;
	openUp(play, laid);
	laid.face = real;
	play.showed = true;
	const payer = lied ? seat : challenger;
	const n = involvedShips(play.board, payer) + stakes(play, seat);
	const why = told(play, {
		of: 'turnedUp',
		by: seat,
		say: msg(
			'{who, select, you {Your card} other {The card of #}} is {card}: {was, select, lie {a lie} other {the truth}}. {payer, select, you {You lose} other {# loses}} {n, plural, one {# ship} other {# ships}}.',
			{ who: seat, card: faceName(real), was: lied ? 'lie' : 'truth', payer, n }
		),
		rule: 'CE-20.8'
	});
	const involved = sideOfMain(play.board, payer) === 'offense' ? 'gate' : targetOf(play.board);
	play.push('mustLose', { due: { [payer]: n }, spared: [involved], rule: 'CE-20.8', why });
}

declare module '../play' {
	interface Steps {
		/** `seat`: who has made the claim. */
		'gambler.challenge': { readonly seat: SeatId };
	}
}

const challenge: Step = {
	ask: formsOf('gambler.challenge').ask({
		ask: (play, { seat }) => {
			const { face } = laidBy(play, seat);
			if (!face) throw new Error(`${seat} has claimed nothing.`);
			return {
				seat: opponentOf(play.board, seat),
				about: [seat],
				because: {
					of: 'power|gambler|claim',
					by: seat,
					say: msg(
						'Challenge a lie, and whoever told it loses as many ships as they have in the encounter; challenge the truth, and you lose as many as you have there. Either way from elsewhere, and the real card counts.'
					)
				},
				rule: 'CE-16.13',
				say: msg('{who} claims {card}. Challenge it?', { who: seat, card: faceName(face) }),
				shape: { type: 'confirm', yes: msg('Challenge the claim'), no: msg('Let it stand') },
				fallback: { yes: false }
			};
		},
		then: (play, { seat }, { yes }, challenger) => {
			if (yes) {
				play.say(msg('{who} challenges.', { who: challenger }), 'CE-16.13');
				called(play, seat, challenger);
			} else play.say(msg('{who} lets it stand.', { who: challenger }), 'CE-16.13');
		}
	})
};

/** How a fight of the bot would end with this card of its own against the one that lies open. */
function endingWith(sight: Sight, card: CardId): Ending | null {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const theirs = side && encounterIn(sight).laid[opposing(side)]?.face;
	if (!fight || !theirs) return null;
	return side === 'offense'
		? endingOf(sight, fight, faceOf(card), theirs)
		: endingOf(sight, fight, theirs, faceOf(card));
}

/** What a bot claims. */
const CLAIMS = [8, 10, 12, 14, 15, 20, 23, 30, 40].map(
	(n) => `attack:${String(n).padStart(2, '0')}`
);

/** The smallest attack it could claim to win, when its own card does not; null when there is none. */
function claimThatWins(sight: Sight): CardId | null {
	const side = sideOf(sight, sight.me);
	const { laid } = sight.own;
	if (!side || !laid || endingWith(sight, laid) === side) return null;
	return CLAIMS.find((claim) => endingWith(sight, claim) === side) ?? null;
}

/** A bluff pays if it is not called half of the time. */
function bluffWorth(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side || !claimThatWins(sight)) return 0;
	const edge = worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, opposing(side));
	return edge / 2 - myShips(sight, fight) * SHIP;
}

/** From here on a bot thinks a claim too good to be true. */
const DOUBTED = 20;

/** It doubts a claim that beats it. */
function challenges(sight: Sight): boolean {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side) return false;
	const claim = encounterIn(sight).laid[opposing(side)]?.face;
	const high = claim?.kind === 'attack' && claim.value >= DOUBTED;
	return endingNow(sight, fight) !== side && high;
}

/** The number a bot names for the wild flare: attacks often differ by that much. */
const SPREAD = 6;

export const gambler: Alien = {
	words: {
		name: msg('Gambler'),
		power: msg('Bluff'),
		gist: msg('Claims what card lies there, truly or not'),
		text: msg(
			'As a main player, once your opponent has revealed, you may *use* this power: leave your card face down and state what it is, truthfully or not. Your opponent may challenge. Unchallenged, the encounter is resolved as you stated and the card goes under the deck unseen. Challenged, the card is shown: if you lied you lose as many ships as you have in the encounter, otherwise your opponent loses as many as they have there. Ships lost this way are not taken from the encounter. It is then resolved with the real card.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before the cards are revealed, name a number. If both are attacks and differ by at least that much, add the number to your card.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When you state your card, raise the stakes: a lie or a wrong challenge costs 1 to 20 ships more.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('Any encounter card in the box may be claimed; a claimed morph copies the opponent.'),
			msg('When your card must be shown early, the claim is made at that moment.'),
			msg('Only the opposing main player may challenge. An unchallenged card never becomes public.')
		]
	},
	liked: 2,
	forbids: ['sorcerer'],
	power: {
		passive: {
			revealsLast: (_play, owner, last, { seat }) => last || seat === owner.seat
		},
		uses: {
			claim: asking({
				moments: ['reveal.claim', 'planning.exposing'],
				roles: MAIN,
				once: true,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return Boolean(side && board.encounter?.laid[side]?.faceUp === false);
				},
				ask: ({ board }) => ({ type: 'one', choices: claims(board) }),
				say: msg('leave their card face down and state what it is'),
				yours: msg('leave your card face down and state what it is'),
				sends: template('Claim it is {first}'),
				worth: bluffWorth,
				choose: (sight, { choices }) => {
					const claim = claimThatWins(sight);
					const choice = choices.find(({ id }) => id === claim);
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const laid = laidBy(play, seat);
					laid.concealed = true;
					laid.face = faceOf(pick);
					play.say(
						msg('{who} claims {card}.', { who: seat, card: faceName(laid.face) }),
						'CE-16.13'
					);
					play.push('gambler.challenge', { seat });
				}
			})
		}
	},
	wild: {
		uses: {
			spread: asking({
				moments: ['reveal.before'],
				roles: MAIN,
				ask: () => ({ type: 'amount', min: 1, max: MOST_SPREAD }),
				amount: ({ amount }) => amount,
				say: msg('name a number; if the attacks differ by that much, it is added'),
				sends: template('Name this number'),
				harms: trifling,
				worth: always(0.1),
				choose: () => ({ amount: SPREAD }),
				apply: (play, { seat }, { amount }) =>
					play.say(
						msg('{who, select, you {You name} other {# names}} {n}.', { who: seat, n: amount }),
						'CE-15.30'
					),
				lasting: {
					parts: (play, owner, parts, { seat }) => {
						if (seat !== owner.seat || !bothAttack(play.board)) return parts;
						const { offense, defense } = cardNumbersOf(play);
						return Math.abs(offense - defense) >= owner.amount
							? { ...parts, card: parts.card + owner.amount }
							: parts;
					}
				}
			})
		}
	},
	super: {
		uses: {
			raise: asking({
				moments: ['use.declared'], // CE-16.24: of its own power
				roles: MAIN,
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return (
						declared.source === 'power' &&
						declared.id === 'gambler' &&
						declared.seat === seat &&
						!declared.fate
					);
				},
				ask: () => ({ type: 'amount', min: 1, max: MOST_STAKES }),
				amount: ({ amount }) => amount,
				say: msg('raise the stakes'),
				sends: template('Raise the stakes'),
				// Higher stakes frighten off whoever would challenge a claim that wins.
				worth: (sight) => bluffWorth(sight) / 4,
				choose: () => ({ amount: 1 }),
				lasting: {},
				apply: (play, { seat }, { amount }) =>
					play.say(
						msg('{who} raises the stakes by {n, plural, one {# ship} other {# ships}}.', {
							who: seat,
							n: amount
						}),
						'CE-15.30'
					)
			})
		}
	},
	steps: { challenge },
	questions: {
		'challenge.ask': {
			deed: msg('challenge the claim, or not'),
			why: (answer) => ({ is: 'yes' in answer && answer.yes ? 'doubts' : 'believes' }),
			answer: (sight) => ({ yes: challenges(sight) })
		}
	}
};
