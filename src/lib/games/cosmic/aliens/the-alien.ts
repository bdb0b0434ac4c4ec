/** Abduction: holds ships captive, and lets them go with a trauma for their player. Its id is `alien`. */
import { msg, template } from '../../../core';
import { bestOf, fromFirst, othersThan, pickBest, ranked, seatChoice } from '../../kit';
import { coloniesOf, encounterOf, isMain, planetName, playerOf, shipsAt, targetOf } from '../board';
import { foreignOf, goalOf, isOurs, shipsOn, threatens } from '../bot/sight';
import { against, always, decidesFights, settleBest, trifling } from '../bot/wishes';
import { SHIP, worstFirst } from '../bot/worth';
import { noneHeld } from '../captured';
import { cacheOf, essenceChoice, holdsEssence } from '../essence/cache';
import { captureEssence, giveEssence } from '../essence/cards';
import { traumas } from '../essence/sets/traumas';
import { goesToItsAlien } from '../flares';
import { found, placesToFound } from '../found';
import { handOver } from '../hands';
import { essenceCard } from '../keepers';
import { arePartners } from '../modules/teams/partners';
import { formsOf } from '../play';
import { MOST_SHIPS, moveShips, movesFrom } from '../ships';
import { cardChoices } from '../ownhand';
import { grantable } from '../terms';
import { asking } from '../use';
import type { Choice, Words } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { EssenceId, LaidEssence } from '../essence/state';
import type { Play, Step } from '../play';
import type { Board, PlanetId, Role, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { abandoning, exchanging, hearing, traumaQuestions } from './shaken';

const ID = 'alien';

/** All but the offense. */
const OTHERS: readonly Role[] = ['defense', 'offensiveAlly', 'defensiveAlly', 'uninvolved'];

/** What is offered in place of hostages. */
type Ransom =
	{ readonly cards: number } | { readonly takes: number } | { readonly colony: PlanetId };

declare module '../play' {
	interface Steps {
		/** It says which trauma it lays under a captive. */
		'alien.capture': { readonly seat: SeatId; readonly whom: SeatId; readonly planet: PlanetId };
		/** It says which captives of a player it lets go. */
		'alien.release': { readonly seat: SeatId; readonly whom: SeatId };
		/** A player gives hostages, or something in their place. */
		'alien.hostages': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			ransom?: Ransom;
			paid?: true;
		};
	}
}

// Captives

/** Captives of a player; of earlier turns alone when they are to be let go (CE-36.60). */
const captivesOf = ({ essence, turn }: Board, whom: SeatId, before = false): LaidEssence[] =>
	(essence?.[ID]?.placed ?? []).filter(
		({ on, captive, ending }) =>
			on === whom && captive !== undefined && !ending && !(before && captive === turn)
	);

/** CE-36.59: where there are ships to take one of. */
const takable = ({ board }: Play, whom: SeatId): PlanetId[] =>
	coloniesOf(board, whom).filter((planet) => shipsAt(board, whom, planet) > 1);

/** Whose ship may be taken: whose turn it is, with a captive or without. */
function prey(play: Play, seat: SeatId, further: boolean): SeatId | null {
	const { board } = play;
	const whom = board.offense;
	return whom &&
		!arePartners(board, whom, seat) &&
		captivesOf(board, whom).length > 0 === further &&
		takable(play, whom).length > 0
		? whom
		: null;
}

const capturing = (further: boolean): Use =>
	asking({
		moments: ['turn.start'],
		roles: OTHERS,
		open: (play, { seat }) =>
			cacheOf(play.board, ID).length > 0 && prey(play, seat, further) !== null,
		ask: (play, { seat }) => {
			const whom = prey(play, seat, further);
			const choices = whom
				? takable(play, whom).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet,
						note: msg('{n, plural, one {# ship} other {# ships}} there', {
							n: shipsAt(play.board, whom, planet)
						})
					}))
				: [];
			const shape: OneOf<Choice<PlanetId>> = { type: 'one', choices };
			return choices.length > 0 ? shape : null;
		},
		say: msg('a ship is held captive'),
		sends: template('Take a ship of {first}'),
		worth: ({ open, me }) =>
			open.offense !== null && !isOurs({ open, me }, open.offense) ? 2 * SHIP : 0,
		/** Where most stand, so that the next may be taken too. */
		choose: (sight, { choices }) => {
			const whom = sight.open.offense;
			const best = whom && bestOf(choices, ({ id }) => shipsOn(sight, id)[whom] ?? 0);
			return best ? { pick: best.id } : null;
		},
		harms: trifling,
		apply: (play, { seat }, { pick: planet }) => {
			const whom = play.board.offense;
			if (whom) play.push('alien.capture', { seat, whom, planet });
		}
	});

const capture = formsOf('alien.capture');

/** Alike ones once. */
const unlike = (cards: readonly EssenceId[]): EssenceId[] =>
	cards.filter(
		(id, i) => cards.findIndex((one) => essenceCard(one).words === essenceCard(id).words) === i
	);

const captured: Step = {
	choose: capture.ask({
		ask: ({ board }, { seat, whom, planet }) => {
			const choices = unlike(cacheOf(board, ID)).map(essenceChoice);
			const [first] = choices;
			return first && shipsAt(board, whom, planet) > 1
				? {
						seat,
						secret: true,
						about: [whom],
						rule: 'CE-36.59',
						say: msg('Which trauma do you lay under the ship of {whom}?', { whom }),
						shape: { type: 'one', choices },
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, { whom, planet }, { pick }, seat) => {
			if (!holdsEssence(play.board, seat, ID, pick)) return;
			captureEssence(play, seat, ID, pick, whom, 'CE-36.59');
			moveShips(play, [{ seat: whom, n: 1, from: planet, to: 'held:captives' }]);
		}
	})
};

/** Main players with captives that may be let go. */
const releasable = ({ board }: Play): SeatId[] =>
	board.order.filter((whom) => isMain(board, whom) && captivesOf(board, whom, true).length > 0);

/** A captive joins the encounter on the side of its player, beyond all limits, and its trauma goes with it (CE-36.60). */
function letGo(play: Play, whom: SeatId, id: EssenceId): void {
	const { board } = play;
	giveEssence(play, ID, id);
	play.say(
		msg(
			'A captive ship of {whom, select, you {yours} other {#}} joins the encounter, and its trauma lies face down before {whom, select, you {you} other {them}}.',
			{ whom }
		),
		'CE-36.60'
	);
	const to = encounterOf(board).offense === whom ? 'gate' : targetOf(board);
	moveShips(play, [{ seat: whom, n: 1, from: 'held:captives', to }]);
}

/** What it is worth to a bot that this player gets what lies under their captive. */
function gainReleasing(sight: Sight, whom: SeatId): number {
	const worst = bestOf(
		(sight.own.unseen ?? []).filter(({ on }) => on === whom),
		({ id }) => essenceCard(id).hurts
	);
	const hurts = worst ? essenceCard(worst.id).hurts : 0;
	if (isOurs(sight, whom)) return SHIP - hurts;
	return against(sight, whom) || threatens(sight, whom) ? hurts - SHIP : 0;
}

const release = formsOf('alien.release');

const released: Step = {
	which: release.ask({
		ask: ({ board }, { seat, whom }) => {
			const captives = captivesOf(board, whom, true);
			return captives.length > 1
				? {
						seat,
						secret: true,
						about: [whom],
						rule: 'CE-36.60',
						say: msg('Which captives of {whom} do you let go?', { whom }),
						shape: {
							type: 'some',
							choices: captives.map(({ id }) => essenceChoice(id)),
							min: 1,
							max: captives.length
						},
						fallback: { picks: captives.slice(0, 1).map(({ id }) => id) }
					}
				: null;
		},
		then: (play, { whom }, { picks }) => {
			for (const id of picks) letGo(play, whom, id);
			return 'end';
		}
	}),

	only: release.run((play, { whom }) => {
		const [only] = captivesOf(play.board, whom, true);
		if (only) letGo(play, whom, only.id);
	})
};

// Hostages

/** CE-36.63 */
const HOSTAGES = 5;

/** As many as this player gives: all but one ship, where they have no more. */
const hostagesOf = ({ board }: Play, whom: SeatId): number => {
	const ships = coloniesOf(board, whom).reduce((n, one) => n + shipsAt(board, whom, one), 0);
	return Math.min(HOSTAGES, ships - 1);
};

const hostages = formsOf('alien.hostages');

type Offering = OneOf<
	| (Choice<'ships'> & { readonly then?: never })
	| (Choice<'cards' | 'takes'> & {
			readonly then: { readonly type: 'amount'; readonly min: number; readonly max: number };
	  })
	| (Choice<'colony'> & { readonly then: OneOf<Choice<PlanetId>> })
>;

/** What this player may give in place of ships. */
function offering(play: Play, seat: SeatId, whom: SeatId): Offering {
	const { board } = play;
	const some = (id: 'cards' | 'takes', say: Words, of: SeatId): Offering['choices'] => {
		const max = playerOf(board, of).hand.length;
		return max > 0 ? [{ id, say, then: { type: 'amount', min: 1, max } }] : [];
	};
	const planets = placesToFound(play, seat, grantable(board, whom, seat), MOST_SHIPS);
	return {
		type: 'one',
		choices: [
			{
				id: 'ships',
				say: msg('Give {n, plural, one {# ship} other {# ships}}', { n: hostagesOf(play, whom) }),
				note: msg('They come back as the turn ends.')
			},
			...some('cards', msg('Offer cards of your choice'), whom),
			...some('takes', msg('Offer to take cards of their choice'), seat),
			...(planets
				? [
						{
							id: 'colony' as const,
							say: msg('Offer a colony'),
							then: {
								type: 'one' as const,
								choices: planets.choices.map(({ id, say, on }) => ({ id, say, ...(on && { on }) }))
							}
						}
					]
				: [])
		]
	};
}

/** Which kind it is. */
const goodsOf = (ransom: Ransom): 'cards' | 'takes' | 'colony' =>
	'cards' in ransom ? 'cards' : 'takes' in ransom ? 'takes' : 'colony';

const ransomInWords = (ransom: Ransom): Words =>
	'cards' in ransom
		? msg('{n, plural, one {a card} other {# cards}} of their choice', { n: ransom.cards })
		: 'takes' in ransom
			? msg('to take {n, plural, one {a card} other {# cards}}', { n: ransom.takes })
			: msg('a colony on {planet}', { planet: planetName(ransom.colony) });

/** So many cards of a hand, which its player picks. */
const handOf = (play: Play, seat: SeatId, n: number) => {
	const { hand } = playerOf(play.board, seat);
	const due = Math.min(n, hand.length);
	return due > 0
		? {
				type: 'some' as const,
				choices: cardChoices(hand),
				min: due,
				max: due
			}
		: null;
};

const demanded: Step = {
	offer: hostages.ask({
		ask: (play, { seat, whom }) =>
			hostagesOf(play, whom) > 0
				? {
						seat: whom,
						about: [seat],
						rule: 'CE-36.63',
						say: msg('{who} asks for ships as hostages. Give them, or offer something instead?', {
							who: seat
						}),
						shape: offering(play, seat, whom),
						fallback: { pick: 'ships' }
					}
				: null,
		then: (_play, frame, answer) => {
			if (answer.pick === 'cards') frame.ransom = { cards: answer.then.amount };
			if (answer.pick === 'takes') frame.ransom = { takes: answer.then.amount };
			if (answer.pick === 'colony') frame.ransom = { colony: answer.then.pick };
		}
	}),

	accept: hostages.ask({
		ask: (_play, { seat, whom, ransom }) =>
			ransom
				? {
						seat,
						about: [whom],
						rule: 'CE-36.63',
						say: msg('{who} offers {what} in place of ships. Accept it?', {
							who: whom,
							what: ransomInWords(ransom)
						}),
						shape: {
							type: 'one',
							choices: [
								{ id: goodsOf(ransom), say: msg('Accept it') },
								{ id: 'refuse', say: msg('Take the ships') }
							]
						},
						fallback: { pick: 'refuse' }
					}
				: null,
		then: (play, frame, { pick }, seat) => {
			const { whom, ransom } = frame;
			if (pick === 'refuse' || !ransom) return;
			frame.paid = true;
			play.say(
				msg(
					'{who, select, you {You accept} other {# accepts}} {what} in place of ships of {whom, select, you {yours} other {#}}.',
					{ who: seat, whom, what: ransomInWords(ransom) }
				),
				'CE-36.63'
			);
		}
	}),

	cards: hostages.ask({
		ask: (play, { seat, whom, ransom, paid }) => {
			if (!paid || !ransom || 'colony' in ransom) return null;
			const [by, to, n] =
				'cards' in ransom ? [whom, seat, ransom.cards] : [seat, whom, ransom.takes];
			const shape = handOf(play, by, n);
			return (
				shape && {
					seat: by,
					secret: true,
					about: [to],
					rule: 'CE-36.63',
					say: msg('Which {n, plural, one {card} other {# cards}} do you give {whom}?', {
						n: shape.min,
						whom: to
					}),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, { seat, whom }, { picks }, by) => {
			handOver(play, by, by === seat ? whom : seat, picks, 'CE-36.63');
		}
	}),

	colony: hostages.ask({
		ask: (play, { seat, ransom, paid }) => {
			const shape =
				paid && ransom && 'colony' in ransom
					? placesToFound(play, seat, [ransom.colony], MOST_SHIPS)
					: null;
			return (
				shape && {
					seat,
					rule: 'CE-36.63',
					say: msg('You found the colony you were given. With which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, answer, seat) => found(play, seat, answer)
	}),

	ships: hostages.ask({
		ask: (play, { seat, whom, paid }) => {
			const { board } = play;
			const n = hostagesOf(play, whom);
			if (paid || n <= 0) return null;
			const shape: SplitOf<PlanetId> = {
				type: 'split',
				places: coloniesOf(board, whom).map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					max: shipsAt(board, whom, planet)
				})),
				min: n,
				max: n
			};
			return {
				seat: whom,
				about: [seat],
				rule: 'CE-36.63',
				say: msg('Which {n, plural, one {ship} other {# ships}} do you give as hostages?', { n }),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { seat }, { split }, whom) => {
			const { board } = play;
			board.held ??= noneHeld();
			play.say(
				msg(
					'{who, select, you {You hold} other {# holds}} {n, plural, one {# ship} other {# ships}} of {whom, select, you {yours} other {#}} as hostages until the turn ends.',
					{ who: seat, whom, n: hostagesOf(play, whom) }
				),
				'CE-36.63'
			);
			moveShips(play, movesFrom(whom, split, 'held:hostages'));
		}
	})
};

/** Whom a bot asks: the rival nearest to winning. */
const feared = (sight: Sight, seat: SeatId): number =>
	isOurs(sight, seat) ? -1 : foreignOf(sight, seat) / goalOf(sight, seat);

/** Others with ships to give. */
const wealthy = (play: Play, seat: SeatId): SeatId[] =>
	othersThan(play.board, seat).filter(
		(whom) => hostagesOf(play, whom) > 0 && !arePartners(play.board, whom, seat)
	);

export const theAlien: Alien = {
	words: {
		name: msg('Alien'),
		power: msg('Abduction'),
		gist: msg('Holds ships captive, and lets them go traumatised'),
		text: msg(
			'At the start of another player’s turn you may *use* this power to hold a ship of theirs captive, from a colony where they have two or more, with a trauma of your cache face down under it; one of each player. When you are not the offense, before cards are selected, you may *use* it to let captives of earlier turns go, of one or both main players: these ships join the encounter on their player’s side, and that player turns up the trauma with their encounter card.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: OTHERS, phases: ['startTurn', 'planning'] },
		setup: null,
		wild: {
			text: msg(
				'At the start of your turn, ask another player for five ships as hostages until the turn ends. They may offer cards or a colony instead, or to take cards of yours; if you accept, they give no ships.'
			),
			timing: { roles: ['offense'], phases: ['startTurn'] }
		},
		super: {
			text: msg(
				'Hold a further ship captive of a player of whom you hold one, with a trauma of its own.'
			),
			timing: { roles: OTHERS, phases: ['startTurn'] }
		},
		rulings: [
			msg('Which trauma lies there you alone know, until it is turned up.'),
			msg('A captive of the defense joins it on the planet that is attacked.'),
			msg('A trauma that no card was revealed with goes back unseen as the encounter ends.'),
			msg('When your sheet is lost or turned down, captives go to the warp.'),
			msg('Hostages are ships of colonies, of their player’s choice; one ship is left to them.')
		]
	},
	liked: 11,
	essence: traumas,
	power: {
		uses: {
			capture: capturing(false),
			release: asking({
				moments: ['planning.beforeSelect'],
				roles: OTHERS,
				open: (play) => releasable(play).length > 0,
				ask: (play) => {
					const choices = releasable(play).map(seatChoice);
					return choices.length > 0 ? { type: 'some', choices, min: 1, max: choices.length } : null;
				},
				say: msg('captives are let go'),
				sends: template('Let go captives of {first}'),
				worth: (sight) =>
					Math.max(
						...[sight.open.encounter?.offense, sight.open.encounter?.defense].map((whom) =>
							whom ? gainReleasing(sight, whom) : 0
						)
					),
				choose: (sight, { choices }) => {
					const picks = choices.map(({ id }) => id).filter((id) => gainReleasing(sight, id) > 0);
					return picks.length > 0 ? { picks } : null;
				},
				harms: decidesFights,
				apply: (play, { seat }, { picks }) => {
					for (const whom of picks.toReversed()) play.push('alien.release', { seat, whom });
				}
			})
		}
	},
	wild: {
		uses: {
			hostages: asking({
				moments: ['turn.start'],
				roles: ['offense'],
				open: (play, { seat }) => wealthy(play, seat).length > 0,
				ask: (play, { seat }) => {
					const shape: OneOf<Choice<SeatId>> = {
						type: 'one',
						choices: wealthy(play, seat).map(seatChoice)
					};
					return shape.choices.length > 0 ? shape : null;
				},
				say: msg('ships are asked for as hostages'),
				sends: template('Ask {first} for hostages'),
				worth: always(SHIP),
				choose: (sight, { choices }) => {
					const whom = bestOf(choices, ({ id }) => feared(sight, id));
					return whom ? { pick: whom.id } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick: whom }) => play.push('alien.hostages', { seat, whom }),
				afterwards: goesToItsAlien
			})
		}
	},
	super: { uses: { capture: capturing(true) } },
	steps: {
		capture: captured,
		release: released,
		hostages: demanded,
		abandon: abandoning,
		exchange: exchanging,
		voices: hearing
	},
	questions: {
		'capture.choose': {
			deed: msg('choose a trauma'),
			why: { is: 'hurts most' },
			answer: (_sight, shape) => pickBest(shape, (id) => essenceCard(id).hurts)
		},
		'release.which': {
			deed: msg('let captives go'),
			why: { is: 'hurts most' },
			answer: (_sight, shape) =>
				shape.type === 'some'
					? {
							picks: ranked(shape.choices, ({ id }) => essenceCard(id).hurts)
								.slice(0, 1)
								.map(({ id }) => id)
						}
					: null
		},
		// They come back, and what is given does not.
		'hostages.offer': {
			deed: msg('give ships as hostages, or something else'),
			why: { is: 'costs less' },
			answer: () => ({ pick: 'ships' })
		},
		'hostages.accept': {
			deed: msg('accept what is offered, or not'),
			why: { is: 'does most' },
			// Cards and colonies are worth more than what hostages keep from happening; cards of its own are not.
			answer: (_sight, shape) =>
				pickBest(shape, (id) => (id === 'takes' ? -1 : id === 'refuse' ? 0 : 1))
		},
		'hostages.cards': {
			deed: msg('give cards'),
			why: { is: 'worst cards' },
			answer: (_sight, shape) =>
				shape.type === 'some'
					? { picks: worstFirst(shape.choices.map(({ id }) => id)).slice(0, shape.min) }
					: null
		},
		'hostages.colony': {
			deed: msg('found a colony'),
			why: { is: 'does most' },
			answer: settleBest
		},
		'hostages.ships': {
			deed: msg('give ships as hostages'),
			why: { is: 'costs less' },
			// Where most stand.
			answer: (_sight, shape) =>
				shape.type === 'split'
					? {
							split: fromFirst(
								ranked(shape.places, ({ max }) => max),
								shape.min
							)
						}
					: null
		},
		...traumaQuestions
	}
};
