/** Extort: who draws cards gives it half of them, or a ship. */
import { msg, template } from '../../../core';
import { pickBest } from '../../kit';
import { shipsOn } from '../bot/sight';
import { always, decidesFights } from '../bot/wishes';
import { CARD, SHIP } from '../bot/worth';
import { caused } from '../because';
import { isAtHome, opponentOf, placesOf, shipsAt, whereName } from '../board';
import { declaresOwn } from '../declared';
import { handOver, randomCards } from '../hands';
import { taken } from '../modules/rewards/taken';
import { note, noteOf, unnote } from '../notes';
import { stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { loseShips } from '../steps/lose';
import { PHASES, ROLES } from '../types';
import type { Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { CardId, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'extortionist';

declare module '../notes' {
	interface Notes {
		/** The next demand cannot be bought off. */
		readonly extortionist: true;
	}
}

declare module '../play' {
	interface Steps {
		'extortionist.demand': {
			readonly seat: SeatId;
			readonly from: SeatId;
			readonly cards: readonly CardId[];
			/** No ship goes in their place. */
			readonly sure: boolean;
			/** A ship goes in their place; left out: not, or not yet. */
			ship?: true;
		};
	}
}

interface Came {
	readonly from: SeatId;
	readonly cards: readonly CardId[];
}

/** Who has got which cards: drawn just now, or collected as compensation. */
function cameIn(play: Play, { cards, seats }: Pick<Open, 'cards' | 'seats'>): Came | null {
	const [from] = seats ?? [];
	if (cards) return from ? { from, cards } : null;
	const collects = play.find('compensation')?.collects;
	const collected = collects && play.find('resolution')?.gained?.[collects];
	return collects && collected ? { from: collects, cards: collected } : null;
}

/** How many cards it demands of these. */
const halfOf = (cards: readonly CardId[]): number => Math.floor(cards.length / 2);

const { run, ask } = formsOf('extortionist.demand');

type Reply = 'cards' | 'ship';

const demand: Step = {
	reply: ask({
		ask: (play, { seat, from, cards, sure }) => {
			const n = halfOf(cards);
			if (sure || placesOf(play.board, from).length === 0) return null;
			const choices: Choice<Reply>[] = [
				{
					id: 'cards',
					say: msg('Give {n, plural, one {a card} other {# cards}}, by chance', { n })
				},
				{ id: 'ship', say: msg('Lose a ship that {who} chooses', { who: seat }) }
			];
			const shape: OneOf<Choice<Reply>> = { type: 'one', choices };
			return {
				...caused(play),
				seat: from,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} demands {n, plural, one {a card} other {# cards}} of those you got.', {
					who: seat,
					n
				}),
				shape,
				fallback: { pick: 'cards' }
			};
		},
		then: (_play, frame, { pick }) => {
			if (pick === 'ship') frame.ship = true;
		}
	}),

	pick: ask({
		ask: (play, { seat, from, ship }) => {
			const places = ship ? placesOf(play.board, from) : [];
			const [first] = places;
			const shape: OneOf<Choice<Where>> = {
				type: 'one',
				choices: places.map((where) => ({
					id: where,
					say: whereName(where),
					on: where,
					note: msg('{n, plural, one {# ship} other {# ships}} there', {
						n: shipsAt(play.board, from, where)
					})
				}))
			};
			return first
				? {
						...caused(play),
						seat,
						about: [from],
						rule: 'CE-16.1',
						say: msg('From where does a ship of {whom} go to the warp?', { whom: from }),
						shape,
						fallback: { pick: first }
					}
				: null;
		},
		then: (play, { from }, { pick }) => {
			loseShips(play, { [from]: { [pick]: 1 } }, { rule: 'CE-1.14' });
		}
	}),

	take: run((play, { seat, from, cards, ship }) => {
		if (ship) return;
		const chosen = randomCards(play, stillHeld(play, from, cards), halfOf(cards));
		taken(play, seat, handOver(play, from, seat, chosen, 'CE-13.17', 'taken'), from);
	})
};

/** A bot pays with a ship where that is worth less than the cards, and no colony hangs on it. */
function reply(sight: Sight, shape: Shape) {
	const alone = Object.keys(sight.open.planets).some(
		(planet) => shipsOn(sight, planet as PlanetId)[sight.me] === 1
	);
	return pickBest(shape, (id) => (id === 'ship' ? -SHIP - (alone ? 1 : 0) : -CARD));
}

/** A lone ship on a foreign colony first, then one at home, then of the smallest. */
function pickShip(sight: Sight, shape: Shape) {
	if (shape.type !== 'one') return null;
	const planets = shape.choices.flatMap(({ id }) =>
		id.startsWith('planet:') ? [id as PlanetId] : []
	);
	// Whose ships they are: of who has some on every planet offered.
	const whose = sight.open.order.find(
		(seat) =>
			seat !== sight.me && planets.every((planet) => (shipsOn(sight, planet)[seat] ?? 0) > 0)
	);
	return pickBest(shape, (id) => {
		const planet = planets.find((one) => one === id);
		if (!planet || !whose) return 0;
		const n = shipsOn(sight, planet)[whose] ?? 0;
		return n === 1 ? 2 + Number(!isAtHome(sight.open, whose, planet)) : 1 / n;
	});
}

export const extortionist: Alien = {
	words: {
		name: msg('Extortionist'),
		power: msg('Extort'),
		gist: msg('Takes half of what others draw'),
		text: msg(
			'When another player has drawn cards from the deck, or taken compensation, you may *use* this power to take half of those cards, rounded down, by chance. That player may let you send one of their ships to the warp instead, which you choose.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when a deal has failed: you lose no ships for that, and your opponent twice as many.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg('No ship goes in place of the cards that you demand by your power.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('A single card has no half, so nothing is demanded.'),
			msg('Cards dealt at the start or after a cosmic quake, and reward cards, are not drawn.'),
			msg('Cards that have left that hand by then are not taken.'),
			msg('Who has no ship outside the warp gives the cards.')
		]
	},
	set: 'alliance',
	liked: 14,
	power: {
		uses: {
			extort: {
				moments: ['cards.drawn', 'resolution.compensated'],
				open: (play, { seat }, frame) => {
					const came = cameIn(play, frame);
					return came !== null && came.from !== seat && halfOf(came.cards) > 0;
				},
				say: msg('take half of what was drawn'),
				worth: always(CARD),
				apply: (play, { seat }) => {
					const frame = play.openWindow();
					const came = frame && cameIn(play, frame);
					if (!came) return;
					const sure = noteOf(play, ID) === true;
					unnote(play, ID);
					play.push('extortionist.demand', { seat, ...came, sure });
				}
			}
		}
	},
	wild: {
		uses: {
			shift: {
				moments: ['resolution.dealFailed'],
				roles: MAIN,
				say: msg('lose no ships for the deal, and the opponent twice as many'),
				worth: always(4 * SHIP),
				harms: decidesFights,
				lasting: {
					failedDeal: ({ board }, owner, n, { seat }) => {
						if (seat === owner.seat) return 0;
						return seat === opponentOf(board, owner.seat) ? 2 * n : n;
					}
				}
			}
		}
	},
	super: {
		uses: {
			refuse: {
				moments: ['use.declared'],
				open: declaresOwn,
				say: msg('no ship goes in place of the cards'),
				worth: always(0.03),
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { demand },
	questions: {
		'demand.reply': {
			deed: msg('pay what is demanded'),
			why: { is: 'costs less' },
			answer: reply
		},
		'demand.pick': {
			deed: msg('choose a ship'),
			why: { is: 'hurts most' },
			sends: { some: template('Send one from {what}') },
			answer: pickShip
		}
	}
};
