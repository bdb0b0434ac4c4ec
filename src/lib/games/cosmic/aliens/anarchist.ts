/** Disruptions: what it loses by brings new rules, its own until it shares them; all of them win. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, pickBest, seatChoice, sumOf, totalOf } from '../../kit';
import { caused } from '../because';
import { encounterOf, entriesOf, sideOf } from '../board';
import { foreignOf, isOurs, threatens } from '../bot/sight';
import { ANOTHER_DRAW, worthOfDestiny } from '../bot/targets';
import { always, decidesFights, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { drawAgain } from '../destiny/deck';
import { cacheOf, essenceChoice, holdsEssence, placedOf } from '../essence/cache';
import { essenceName, layEssence, shareEssence } from '../essence/cards';
import { disruptions } from '../essence/sets/disruptions';
import { goesToItsAlien } from '../flares';
import { essenceCard, essenceCards } from '../keepers';
import { formsOf } from '../play';
import { doomedOf, homesWithout, save } from '../saved';
import { loseShips } from '../steps/lose';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { EssenceId } from '../essence/state';
import type { Play, Step } from '../play';
import type { Board, SeatId, Ships } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

const ID = 'anarchist';

declare module '../play' {
	interface Steps {
		/** It turns up a disruption of its cache. */
		'anarchist.turnUp': { readonly seat: SeatId };
		/** Another player takes a disruption of its sheet, or leaves it. */
		'anarchist.offer': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			readonly id: EssenceId;
		};
	}
}

/** CE-36.73: whether its side has lost, or its deal has come to nothing. */
function hasFailed(board: Board, seat: SeatId): boolean {
	const side = sideOf(board, seat);
	const { outcome } = encounterOf(board);
	if (!side || !outcome) return false;
	return (
		outcome.type === 'bothLose' ||
		outcome.type === 'dealFailed' ||
		(outcome.type === 'won' && outcome.side !== side)
	);
}

/** CE-36.82: the same for an ally, who has gone home where the main players came to deal. */
const wasSentHome = (board: Board): boolean => {
	const { outcome } = encounterOf(board);
	return outcome?.type === 'deal' || outcome?.type === 'dealFailed';
};

const hasCache = (board: Board): boolean => cacheOf(board, ID).length > 0;

/** What lies on its sheet for itself alone. */
const unshared = (board: Board): EssenceId[] =>
	placedOf(board, ID).flatMap(({ id, shared }) => (shared ? [] : [id]));

const isAllUp = (board: Board): boolean => placedOf(board, ID).length === essenceCards(ID).length;

const turning = formsOf('anarchist.turnUp');

const turnUp: Step = {
	choose: turning.ask({
		ask: (play, { seat }) => {
			const choices = cacheOf(play.board, ID).map(essenceChoice);
			const [first] = choices;
			return first
				? {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-36.73',
						say: msg('Which disruption do you turn up?'),
						shape: { type: 'one', choices },
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, _frame, { pick }, seat) => {
			if (holdsEssence(play.board, seat, ID, pick))
				layEssence(play, seat, ID, pick, seat, 'CE-36.73');
		}
	})
};

const offering = formsOf('anarchist.offer');

const offer: Step = {
	take: offering.ask({
		ask: (play, { seat, whom, id }) =>
			unshared(play.board).includes(id)
				? {
						...caused(play),
						seat: whom,
						about: [seat],
						rule: 'CE-36.74',
						say: msg(
							'{who} offers you {card}: {text} Take it? Then they turn up another disruption; with all eight they win.',
							{ who: seat, card: essenceName(id), text: essenceCard(id).words.text }
						),
						shape: {
							type: 'confirm',
							yes: msg('Take {card}', { card: essenceName(id) }),
							no: msg('Leave it')
						},
						fallback: { yes: false }
					}
				: null,
		then: (play, { seat, id }, { yes }, whom) => {
			if (!yes) {
				play.say(
					msg('{who, select, you {You leave} other {# leaves}} {card}.', {
						who: whom,
						card: essenceName(id)
					}),
					'CE-36.74'
				);
				return;
			}
			shareEssence(play, ID, id, whom, 'CE-36.74');
			play.push('anarchist.turnUp', { seat });
		}
	})
};

type Offering = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<EssenceId>> }>;

/** Whom it may offer which disruption. */
function offers(board: Board, seat: SeatId): Offering | null {
	const choices = unshared(board).map(essenceChoice);
	const others = othersThan(board, seat);
	return choices.length > 0 && others.length > 0
		? {
				type: 'one',
				choices: others.map((whom) => ({
					...seatChoice(whom),
					then: { type: 'one' as const, choices }
				}))
			}
		: null;
}

/** Allied ships that are about to land with this seat. */
function allied({ board }: Play, seat: SeatId): Ships {
	const { outcome, offense, gate } = encounterOf(board);
	if (outcome?.type !== 'won' || outcome.side !== 'offense' || offense !== seat) return {};
	const { [offense]: _own, ...ships } = gate;
	return ships;
}

/** With how many turned up a bot takes no more of them. */
const MANY = 4;

/** How much of its way to a win another one is. */
const STEP = 0.12;

const turnedUp = ({ open }: Sight): number => open.essence?.[ID]?.placed.length ?? 0;

export const anarchist: Alien = {
	words: {
		name: msg('Anarchist'),
		power: msg('Disruptions'),
		gist: msg('Breaks a rule more with each defeat, and wins with all'),
		text: msg(
			'When you have lost as a main player, or your deal has failed, you *use* this power to turn up a disruption of your cache on your sheet; it is for you alone. Once in an encounter, as a main player and as it is settled, you may offer one of your sheet to another player. If they take it, both of you may use it, and you turn up another; once they have used it, every player may. With all eight turned up you win.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense have destiny drawn again; or your ships that are about to be lost come home instead; or ships of your allies go to the warp when you have won as the offense and they are to land. Then give this flare to Anarchist, or discard it if nobody plays Anarchist.'
			),
			timing: { roles: [], phases: [] }
		},
		super: {
			text: msg(
				'Turn up a disruption when you have lost as an ally, or were sent home because the main players came to deal.'
			),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		rulings: [
			msg('Where both sides lose you have lost.'),
			msg('An offer is no use, so it cannot be stopped alone.'),
			msg('Each player may use each disruption once in every encounter, and nothing stops that.'),
			msg('Rewards may be taken out of hands as often as there are rewards.'),
			msg('Disruptions stay as they are while the power is only stopped.'),
			msg('When your sheet is lost or turned down, all of them return.')
		]
	},
	liked: 10,
	essence: disruptions,
	power: {
		uses: {
			disrupt: {
				moments: ['resolution.settled'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => hasFailed(board, seat) && hasCache(board),
				say: msg('a disruption is turned up'),
				harms: (sight) => turnedUp(sight) >= MANY,
				apply: (play, { seat }) => play.push('anarchist.turnUp', { seat })
			},
			offer: asking({
				moments: ['resolution.settled'],
				roles: MAIN,
				unanswerable: true,
				once: true,
				open: ({ board }, { seat }) => offers(board, seat) !== null && hasCache(board),
				ask: ({ board }, { seat }) => offers(board, seat),
				say: msg('a disruption is offered to another player'),
				sends: template('Offer {first} {second}'),
				worth: always(STEP),
				/** Whoever is farthest behind gets what helps least. */
				choose: (sight, { choices }) => {
					const whom = bestOf(choices, ({ id }) => (isOurs(sight, id) ? 1 : -foreignOf(sight, id)));
					const card = whom && bestOf(whom.then.choices, ({ id }) => essenceCard(id).hurts);
					return whom && card ? { pick: whom.id, then: { pick: card.id } } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { pick: whom, then: { pick: id } }) =>
					play.push('anarchist.offer', { seat, whom, id })
			})
		},
		passive: {
			ownWins: ({ board }, { seat }, wins) =>
				isAllUp(board)
					? [...wins, { seat, how: msg('With all eight disruptions turned up.') }]
					: wins
		}
	},
	wild: {
		uses: {
			redraw: {
				moments: ['destiny.drawn'],
				roles: ['offense'],
				open: ({ board }) => {
					const { defense, destiny } = encounterOf(board);
					return defense === null && destiny !== null;
				},
				say: msg('have the destiny card discarded and another drawn'),
				worth: (sight) => {
					const card = sight.open.encounter?.destiny;
					return card ? ANOTHER_DRAW - worthOfDestiny(sight, card) : 0;
				},
				harms: trifling,
				apply: drawAgain,
				afterwards: goesToItsAlien
			},
			rescue: {
				moments: ['ships.losing'],
				open: (play, { seat }) => {
					const doomed = doomedOf(play, seat);
					return totalOf(doomed) > 0 && homesWithout(play, seat, doomed).length > 0;
				},
				say: msg('their ships return to their colonies'),
				yours: msg('your ships return to your colonies'),
				worth: always(3 * SHIP),
				harms: trifling,
				apply: (play, { seat }) => save(play, seat, doomedOf(play, seat)),
				afterwards: goesToItsAlien
			},
			betray: {
				moments: ['resolution.outcome'],
				roles: ['offense'],
				open: (play, { seat }) => totalOf(allied(play, seat)) > 0,
				say: msg('ships of their allies go to the warp'),
				yours: msg('ships of your allies go to the warp'),
				worth: (sight) => {
					const { open, me } = sight;
					const others = entriesOf(open.encounter?.gate ?? {}).filter(([seat]) => seat !== me);
					if (others.some(([seat]) => isOurs(sight, seat))) return 0;
					const isClose = others.some(([seat]) => threatens(sight, seat));
					return isClose ? 1 : sumOf(others, ([, n]) => n * SHIP);
				},
				harms: decidesFights,
				apply: (play, { seat }) =>
					loseShips(
						play,
						Object.fromEntries(entriesOf(allied(play, seat)).map(([one, n]) => [one, { gate: n }])),
						{ rule: 'CE-36.81' }
					),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			disrupt: {
				moments: ['resolution.settled'],
				roles: ALLY,
				open: ({ board }, { seat }) =>
					(hasFailed(board, seat) || wasSentHome(board)) && hasCache(board),
				say: msg('a disruption is turned up'),
				worth: always(2 * STEP),
				harms: trifling,
				apply: (play, { seat }) => play.push('anarchist.turnUp', { seat })
			}
		}
	},
	steps: { turnUp, offer },
	questions: {
		'turnUp.choose': {
			deed: msg('turn up a disruption'),
			why: { is: 'does most' },
			answer: (_sight, shape) => pickBest(shape, (id) => -essenceCard(id).hurts)
		},
		'offer.take': {
			deed: msg('take a disruption, or leave it'),
			why: (answer) => ('yes' in answer && answer.yes ? { is: 'does most' } : { is: 'leaves it' }),
			// It brings whoever offers it nearer to a win.
			answer: (sight) => {
				const from = sight.open.order.find((seat) => sight.open.players[seat]?.aliens.includes(ID));
				return { yes: turnedUp(sight) < MANY || (from !== undefined && isOurs(sight, from)) };
			}
		}
	}
};
