/** Lure: who goes for a system it lives in comes to its own planets instead, and pays for a defeat there. */
import { msg, template } from '../../../core';
import { bestOf, likeOf } from '../../kit';
import { PICKED_CARD, SHIP, fightIn } from '../bot/worth';
import { mainOf, shipsOn as shipsThere } from '../bot/sight';
import { always, bringsColonies, settleBest, trifling } from '../bot/wishes';
import { caused } from '../because';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	offenseOf,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn,
	timingOrder
} from '../board';
import { cardName, withoutBack } from '../cards';
import { meetOn, tellMeeting } from '../destiny/meeting';
import { found, placesToFound } from '../found';
import { handOver } from '../hands';
import { facesAt } from '../modules/faces';
import { arePartners } from '../modules/teams/partners';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { MOST_SHIPS } from '../ships';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { IN_EACH_PHASE } from './timing';

declare module '../notes' {
	interface Notes {
		/** Its allies settle where it does. */
		readonly siren: true;
		/** Who gets this card from whoever draws it. */
		readonly 'siren.named': { readonly by: SeatId; readonly face: string };
	}
}

declare module '../play' {
	interface Steps {
		/** These allies may settle on that planet as well. */
		'siren.share': { readonly seats: readonly SeatId[]; readonly planet: PlanetId };
	}
}

/** Its home planets with a colony of its own, where it has one in the system of the defense besides. */
function lures(board: Board, seat: SeatId): PlanetId[] {
	const { encounter } = board;
	if (!encounter?.defense || arePartners(board, encounter.offense, seat)) return [];
	const there = planetsOf(board, encounter.defense).some((planet) => shipsOn(board, planet)[seat]);
	// Not to those of a partner, where it is at home too (CE-40.28).
	const own = planetsOf(board, seat);
	return there ? coloniesOf(board, seat).filter((planet) => own.includes(planet)) : [];
}

/** Where it may settle in the system of an offense that it has beaten, and with which ships. */
const prizes = (play: Play, seat: SeatId) =>
	hasWon(play.board, seat)
		? placesToFound(play, seat, planetsOf(play.board, offenseOf(play.board)), MOST_SHIPS)
		: null;

const share: Step = {
	settle: formsOf('siren.share').each({
		seats: (_play, { seats }) => seats,
		ask: (play, { planet }, seat) => {
			const places = placesToFound(play, seat, [planet], MOST_SHIPS);
			return (
				places && {
					...caused(play),
					seat,
					about: [planet],
					rule: 'CE-20.22',
					say: msg('Do you settle on {planet} as well?', { planet: planetName(planet) }),
					shape: { type: 'one', choices: [...places.choices, NOT_THERE] },
					fallback: { pick: NOT_THERE.id }
				}
			);
		},
		then: (play, _frame, answer, seat) => {
			if (answer.pick !== NOT_THERE.id) found(play, seat, answer);
		}
	})
};

const NOT_THERE: {
	readonly id: 'leave';
	readonly say: ReturnType<typeof msg>;
	readonly then?: never;
} = { id: 'leave', say: msg('Leave it') };

const isFace = (card: CardId, face: string): boolean => withoutBack(likeOf(card)) === face;

/** How much better a bot likes to be met there than to look on: the fights at home that it wins bring a colony. */
function worthOfLuring({ open, me }: Sight): number {
	const held = open.players[me]?.hand ?? 0;
	return held >= ENOUGH ? 0.15 : 0;
}

/** With fewer cards it has little to fight with. */
const ENOUGH = 5;

export const siren: Alien = {
	words: {
		name: msg('Siren'),
		power: msg('Lure'),
		gist: msg('Has attackers come home instead'),
		text: msg(
			'When the defense is settled, you have a colony in their home system and are not involved, you may *use* this power: turn the gate to one of your home planets on which you have a colony. You are the defense instead. Whenever you win as the defense, lured or not, you may *use* it to found a colony in the home system of the offense.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ['defense', 'uninvolved'], phases: ['destiny', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'Name a card. Until the encounter ends, whenever another player draws such a card it is handed to you.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'As the defense, before allies are invited, promise your allies a share: where you found a colony by your power in this encounter, each of them may found one on that planet.'
			),
			timing: { roles: ['defense'], phases: ['alliance'] }
		},
		rulings: [
			msg('The gate points at the planet that you choose, so the offense does not aim it.'),
			msg('Who was to be the defense is not, and may be invited as anybody.'),
			msg(
				'You found the colony as the encounter is settled, with one to four ships of your others.'
			),
			msg('Of the card you name every copy is meant. The name stands until the encounter ends.'),
			msg('Cards that are dealt, turned up or taken are not drawn.'),
			msg('Allies found their colonies after yours, as far as they have none on that planet.')
		]
	},
	set: 'conflict',
	liked: 13,
	needsThirdParties: true,
	power: {
		uses: {
			lure: asking({
				moments: ['destiny.defenseSet'],
				roles: ['uninvolved'],
				open: ({ board }, { seat }) => lures(board, seat).length > 0,
				ask: ({ board }, { seat }): OneOf<Choice<PlanetId>> | null => {
					const choices = lures(board, seat).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet,
						note: msg('{n, plural, one {# ship of yours} other {# ships of yours}} there', {
							n: shipsAt(board, seat, planet)
						})
					}));
					return choices.length > 0 ? { type: 'one', choices } : null;
				},
				say: msg('lure the offense to a planet of theirs'),
				yours: msg('lure the offense to a planet of yours'),
				sends: template('Lure the offense to {first}'),
				harms: (sight, by) => by !== sight.me && mainOf(sight, 'offense') === sight.me,
				worth: worthOfLuring,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => shipsThere(sight, id)[sight.me] ?? 0);
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					meetOn(play, seat, pick);
					tellMeeting(play);
				}
			}),
			settle: asking({
				moments: ['resolution.settled'],
				roles: ['defense'],
				once: true,
				open: (play, { seat }) => prizes(play, seat) !== null,
				ask: (play, { seat }) => prizes(play, seat),
				say: msg('found a colony in the home system of the offense'),
				sends: template('Settle on {first}'),
				harms: bringsColonies,
				worth: always(1),
				choose: (sight, shape) => {
					const best = settleBest(sight, shape);
					const choice = shape.choices.find(({ id }) => best && 'pick' in best && best.pick === id);
					const from = choice && bestOf(choice.then.places, ({ max }) => max);
					return from ? { pick: choice.id, then: { split: { [from.id]: 1 } } } : null;
				},
				apply: (play, { seat }, answer) => {
					const { board } = play;
					const allies = encounterOf(board).allies.defense;
					const seats = timingOrder(board).filter((one) => allies.includes(one) && one !== seat);
					// Pushed first: it comes after what answers the colony.
					if (noteOf(play, 'siren') && seats.length > 0)
						play.push('siren.share', { seats, planet: answer.pick });
					found(play, seat, answer);
				}
			})
		}
	},
	wild: {
		uses: {
			name: asking({
				moments: IN_EACH_PHASE,
				ask: ({ board }): OneOf<Choice> => ({
					type: 'one',
					choices: facesAt(board).map((face) => ({ id: face, say: cardName(face) }))
				}),
				say: msg('a card they name comes to them when another draws it'),
				yours: msg('a card you name comes to you when another draws it'),
				sends: template('Name {first}'),
				harms: trifling,
				// Few cards are drawn in an encounter, and fewer of one kind.
				worth: ({ open }) => (open.phase === 'regroup' ? PICKED_CARD / 3 : 0),
				choose: (_sight, { choices }) => {
					const likely = choices.find(({ id }) => id === 'negotiate');
					return likely ? { pick: likely.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					note(play, 'siren.named', { by: seat, face: pick });
					play.say(
						msg('{who, select, you {You name} other {# names}} {card}.', {
							who: seat,
							card: cardName(pick)
						}),
						'CE-19.26'
					);
				},
				lasting: {
					uponDrawn: (_play, owner, due, { seat }) =>
						seat === owner.seat
							? due
							: [
									...due,
									(play, cards) => {
										const named = noteOf(play, 'siren.named');
										const { hand } = playerOf(play.board, seat);
										const found = cards.filter(
											(card) => named && hand.includes(card) && isFace(card, named.face)
										);
										handOver(play, seat, owner.seat, found, 'CE-19.26', 'taken');
									}
								]
				}
			})
		}
	},
	super: {
		uses: {
			promise: {
				moments: ['alliance.before'],
				roles: ['defense'],
				open: ({ board }, { seat }) => defenseOf(board) === seat,
				say: msg('promise their allies a share in a colony that they found'),
				yours: msg('promise your allies a share in a colony that you found'),
				// Whom it invites is likelier to come; what they gain is a rival's gain.
				worth: (sight) => (fightIn(sight) ? SHIP / 2 : 0),
				harms: trifling,
				apply: (play) => note(play, 'siren', true)
			}
		}
	},
	steps: { share },
	questions: {
		'share.settle': {
			deed: msg('settle as well, or not'),
			why: { is: 'does most' },
			answer: settleBest
		}
	}
};
