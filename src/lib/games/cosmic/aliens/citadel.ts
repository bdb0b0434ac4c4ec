/** Fortification: attack cards beside planets help whoever defends there. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, likeOf, sumOf } from '../../kit';
import { endingNow, worthOfLaid } from '../bot/odds';
import { mainOf, planetsOf as planetsSeen, shipsOn } from '../bot/sight';
import { fightIn, worthOfEnding } from '../bot/worth';
import {
	bothAttack,
	encounterOf,
	leftOf,
	planetName,
	planetsOf,
	playerOf,
	shipsOn as shipsThere,
	targetOf
} from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { discardBeside, layBeside, showCard } from '../hands';
import { note, noteOf } from '../notes';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

declare module '../notes' {
	interface Notes {
		/** Citadels switched on in this encounter are subtracted. */
		readonly citadel: true;
	}
}

declare module '../play' {
	interface Steps {
		/** A card on the table comes to lie beside a planet that `seat` names. */
		'citadel.place': { readonly seat: SeatId; readonly card: CardId };
	}
}

/** What the flare adds to the total of the defense. */
const ADDED = 5;

const isAttack = (card: CardId): boolean => kindOf(card) === 'attack';

/** Attacks of a hand, like ones once. */
function attacksOf(board: Board, seat: SeatId): CardId[] {
	const seen = new Set<string>();
	return playerOf(board, seat).hand.filter((card) => {
		const like = likeOf(card);
		return isAttack(card) && !seen.has(like) && seen.add(like);
	});
}

/** What the citadels of a planet count together. */
const strengthAt = (
	beside: { readonly [planet: PlanetId]: readonly CardId[] },
	planet: PlanetId | null
): number => sumOf((planet && beside[planet]) ?? [], numberOf);

const cardsToBuild = (cards: readonly CardId[]): OneOf<Choice<CardId>> => ({
	type: 'one',
	choices: cardChoices(cards)
});

const isFortified = ({ board }: Play): boolean => {
	const target = board.encounter?.target;
	return target ? (board.besidePlanets[target] ?? []).length > 0 : false;
};

/** Whether the defense has lost, alone or with the offense. */
function defenseLost({ encounter }: Board): boolean {
	const outcome = encounter?.outcome;
	return outcome?.type === 'bothLose' || (outcome?.type === 'won' && outcome.side === 'offense');
}

/** Adds to the total of the defense, or takes from it. */
function addToDefense(play: Play, n: number): void {
	encounterOf(play.board).added.defense += n;
	play.say(
		n < 0
			? msg('{n} is taken from the total of the defense.', { n: -n })
			: msg('{n} is added to the total of the {side, select, offense {offense} other {defense}}.', {
					n,
					side: 'defense'
				}),
		'CE-11.5'
	);
}

const place: Step = {
	planet: formsOf('citadel.place').ask({
		ask: ({ board }, { seat, card }) => {
			const choices = [seat, ...leftOf(board, seat)].flatMap((owner) =>
				planetsOf(board, owner).map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					note: msg('{n, plural, one {# ship} other {# ships}} there', {
						n: shipsThere(board, planet)[owner] ?? 0
					})
				}))
			);
			return {
				seat,
				about: [card],
				rule: 'CE-15.37',
				say: msg('Beside which planet do you lay {card}?', { card: cardName(card) }),
				shape: { type: 'one', choices },
				fallback: { pick: choices[0]?.id ?? '' }
			};
		},
		then: (play, { seat, card }, { pick }) => {
			play.say(
				msg('{who, select, you {You lay} other {# lays}} {card} beside {planet}.', {
					who: seat,
					card: cardName(card),
					planet: planetName(pick)
				}),
				'CE-15.37',
				null,
				[pick]
			);
			layBeside(play, pick, card);
		}
	})
};

/** Whether the player of Citadel is the defense, as a bot sees it. */
const defends = ({ open }: Sight): boolean => {
	const defense = open.encounter?.defense;
	return defense ? (open.players[defense]?.aliens.includes('citadel') ?? false) : false;
};

/** An attack a bot would hardly lay in an encounter. */
const LOW = 10;

/** The attack a bot builds with: the lowest, while it holds others. */
function stone({ own }: Sight): CardId | null {
	const attacks = own.hand.filter(isAttack);
	const card = bestOf(attacks, (one) => -numberOf(one));
	return card && attacks.length > 1 && numberOf(card) > 0 && numberOf(card) <= LOW ? card : null;
}

/** The planet of its own that a bot fortifies: the one attacked, else the weakest it holds. */
function site(sight: Sight): PlanetId | undefined {
	const { encounter, besidePlanets } = sight.open;
	if (encounter?.defense === sight.me && encounter.target) return encounter.target;
	return bestOf(
		planetsSeen(sight, sight.me),
		(planet) => (shipsOn(sight, planet)[sight.me] ? 0 : -100),
		(planet) => -(shipsOn(sight, planet)[sight.me] ?? 0) - strengthAt(besidePlanets, planet)
	);
}

/** What a bot gains while the cards lie face down when so much is added to the defense. */
function gainBy(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight ? worthOfLaid(sight, fight, { defense: n }) - worthOfLaid(sight, fight) : 0;
}

const strengthSeen = ({ open }: Sight): number =>
	strengthAt(open.besidePlanets, open.encounter?.target ?? null);

const holdsFlare = ({ own }: Sight): boolean => own.hand.includes('flare:citadel');

export const citadel: Alien = {
	words: {
		name: msg('Citadel'),
		power: msg('Fortification'),
		gist: msg('Fortifies planets with attack cards'),
		text: msg(
			'Once in every encounter, when the defense is settled, you may lay an attack card of your hand face up beside any planet, as a citadel. When a planet with citadels is attacked, you may *use* this power while the encounter cards lie face down: what its citadels count together is added to the total of the defense. If the defense loses, they are discarded.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ROLES, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, once two attacks are revealed, add 5 to the total of the defense.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When you use your power, what the citadels count is taken from the total of the defense instead.'
			),
			timing: { roles: ROLES, phases: ['planning'] }
		},
		rulings: [
			msg('Citadels help whoever is the defense there, also where you stand aside.'),
			msg(
				'Laying a citadel is no use and cannot be stopped; while your power is off you lay none.'
			),
			msg('If the use is stopped, nothing is added and the citadels stay.'),
			msg(
				'Citadels that were not used stay, and so do all after a deal, made or failed, and when an encounter ends early.'
			),
			msg(
				'While your power is lost they lie there and do nothing; when your sheet is discarded they go with it.'
			),
			msg('What the super flare takes away is discarded as well if the defense loses.')
		]
	},
	liked: 8,
	power: {
		uses: {
			build: asking({
				moments: ['destiny.defenseSet'],
				once: true,
				unanswerable: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				ask: ({ board }, { seat }) => {
					const cards = attacksOf(board, seat);
					return cards.length === 0 ? null : cardsToBuild(cards);
				},
				say: msg('lay an attack card beside a planet'),
				sends: template('Build with {first}'),
				worth: (sight) => (stone(sight) ? 0.1 : 0),
				choose: (sight) => {
					const pick = stone(sight);
					return pick ? { pick } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const card = showCard(play, seat, pick);
					play.push('citadel.place', { seat, card });
				}
			}),
			man: {
				moments: ['planning.selected'],
				once: true,
				open: isFortified,
				say: msg('the citadels there count for the defense'),
				worth: (sight) => {
					const n = strengthSeen(sight);
					return Math.max(gainBy(sight, n), holdsFlare(sight) ? gainBy(sight, -n) : 0);
				},
				harms: (sight) => mainOf(sight, 'offense') === sight.me,
				bends: {
					// A bot that is attacked reckons with what lies there and is not in force yet.
					parts: (parts, mine, sight) => {
						const encounter = sight.open.encounter;
						const counts = encounter?.lasting.some(
							({ id, use }) => id === 'citadel' && use === 'man'
						);
						return counts || defends(sight) !== mine
							? parts
							: { ...parts, added: parts.added + strengthSeen(sight) };
					}
				},
				apply: (play) => {
					const n = strengthAt(play.board.besidePlanets, targetOf(play.board));
					addToDefense(play, noteOf(play, 'citadel') ? -n : n);
				},
				lasting: {
					clearedBeside: ({ board }, _owner, planets) =>
						defenseLost(board) ? [...planets, targetOf(board)] : planets
				}
			}
		}
	},
	wild: {
		uses: {
			add: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => bothAttack(board),
				say: msg('add 5 to the total of the defense'),
				worth: (sight) => {
					const fight = fightIn(sight);
					const now = fight && endingNow(sight, fight);
					const then = fight && endingNow(sight, fight, { defense: ADDED });
					if (!fight || !now || !then) return 0;
					return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
				},
				apply: (play) => addToDefense(play, ADDED)
			}
		}
	},
	super: {
		uses: {
			turn: {
				moments: ['use.declared'],
				open: declaresOwn,
				say: msg('the citadels are taken from the total of the defense instead'),
				worth: (sight) => {
					const n = strengthSeen(sight);
					return gainBy(sight, -n) - Math.max(0, gainBy(sight, n));
				},
				apply: (play) => note(play, 'citadel', true)
			}
		}
	},
	steps: { place },
	questions: {
		'place.planet': {
			deed: msg('choose a planet to fortify'),
			why: { is: 'fortifies' },
			sends: { some: template('Lay it beside {what}') },
			answer: (sight) => {
				const pick = site(sight);
				return pick ? { pick } : null;
			}
		}
	},
	leaves: (play) => {
		const cards = discardBeside(play, keysOf(play.board.besidePlanets));
		if (cards.length > 0)
			play.say(
				msg('The citadels go with it: {cards}.', { cards: { and: cards.map(cardName) } }),
				'CE-16.19'
			);
	}
};
