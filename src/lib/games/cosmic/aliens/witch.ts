/** Curses: who beats it gets one, and is rid of it by ships. */
import { msg, template, withBarred } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import { foreignOf, goalOf, opposing, sideOf as sideSeen } from '../bot/sight';
import { always } from '../bot/wishes';
import {
	encounterOf,
	mainPlayer,
	otherSide,
	planetName,
	playerOf,
	shipsAt,
	sideOf,
	timingOrder
} from '../board';
import { cacheOf, essenceChoice, placedOf } from '../essence/cache';
import { endEssence, essenceName, layEssence } from '../essence/cards';
import { countOn, essenceBy } from '../essence/laid';
import { curses } from '../essence/sets/curses';
import { essenceCard } from '../keepers';
import { formsOf } from '../play';
import { heldColonies, leavable } from '../leaving';
import { checkPowers, moveShips } from '../ships';
import { asking } from '../use';
import type { Choice, Words } from '../../../core';
import type { OneOf } from '../../kit';
import type { Harm } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { EssenceId } from '../essence/state';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

const ID = 'witch';

declare module '../play' {
	interface Steps {
		/** It curses those who beat it, one after the other. */
		'witch.curse': { readonly seat: SeatId; placed?: true };
		/** It puts another curse in place of the one a player has. */
		'witch.replace': { readonly seat: SeatId; readonly whom: SeatId; card?: EssenceId };
		/** Whoever is cursed may put a ship on its curse. */
		'witch.regroup': Record<never, never>;
	}
}

/** Whether this seat has lost the encounter, as a main player or an ally. */
function hasLost(board: Board, seat: SeatId): boolean {
	const side = sideOf(board, seat);
	const { outcome } = encounterOf(board);
	if (!side || !outcome) return false;
	return outcome.type === 'bothLose' || (outcome.type === 'won' && outcome.side !== side);
}

/** Where somebody has won, before ships move; where both sides lost, once that is settled. */
const isTime = ({ board }: Play, { moment }: Open): boolean =>
	(encounterOf(board).outcome?.type === 'won') === (moment === 'resolution.outcome');

/** Who fought against this seat and is not cursed yet. */
function uncursed({ board }: Play, seat: SeatId): SeatId[] {
	const mine = sideOf(board, seat);
	if (!mine) return [];
	const side = otherSide(mine);
	const against = [mainPlayer(board, side), ...encounterOf(board).allies[side]];
	return timingOrder(board).filter((one) => against.includes(one) && !essenceBy(board, ID, one));
}

type Cursed =
	| (Choice<SeatId> & { readonly then: OneOf<Choice<EssenceId>> })
	| { readonly id: 'done'; readonly say: Words };

const place = formsOf('witch.curse');

const placing: Step = {
	choose: place.ask({
		ask: (play, { seat, placed }) => {
			const { board } = play;
			const cards = cacheOf(board, ID).map(essenceChoice);
			const [card] = cards;
			const whom = uncursed(play, seat);
			const [first] = whom;
			if (!card || !first) return null;
			const shape: OneOf<Cursed> = {
				type: 'one',
				choices: [
					...whom.map((one) => ({
						...seatChoice(one),
						then: { type: 'one' as const, choices: cards }
					})),
					...(placed ? [{ id: 'done' as const, say: msg('Curse nobody else') }] : [])
				]
			};
			return {
				seat,
				secret: true,
				rule: 'CE-36.8',
				// A sole one is picked already, so the question names it.
				say: placed
					? msg('Whom else do you curse?')
					: whom.length === 1
						? msg('Which curse does {whom} get?', { whom: first })
						: msg('Whom do you curse?'),
				shape,
				fallback: placed ? { pick: 'done' } : { pick: first, then: { pick: card.id } }
			};
		},
		then: (play, frame, answer, seat) => {
			if (answer.pick === 'done') return undefined;
			layEssence(play, seat, ID, answer.then.pick, answer.pick, 'CE-36.8');
			frame.placed = true;
			return 'choose';
		}
	})
};

const replace = formsOf('witch.replace');

const replacing: Step = {
	choose: replace.ask({
		ask: (play, { seat, whom }) => {
			const cards = cacheOf(play.board, ID).map(essenceChoice);
			const [card] = cards;
			if (!card || !essenceBy(play.board, ID, whom)) return null;
			return {
				seat,
				secret: true,
				about: [whom],
				rule: 'CE-36.8',
				say: msg('Which curse does {whom} get instead?', { whom }),
				shape: { type: 'one', choices: cards },
				fallback: { pick: card.id }
			};
		},
		then: (play, frame, { pick }) => {
			frame.card = pick;
			const old = essenceBy(play.board, ID, frame.whom);
			if (old) endEssence(play, ID, [old.id]);
		}
	}),

	lay: replace.run((play, { seat, whom, card }) => {
		// CE-36.4: the cache may have gone with the ships of the old one.
		if (card && cacheOf(play.board, ID).includes(card))
			layEssence(play, seat, ID, card, whom, 'CE-36.8');
	})
};

const gather = formsOf('witch.regroup');

const regrouping: Step = {
	give: gather.each({
		seats: (play) =>
			timingOrder(play.board).filter(
				(seat) => essenceBy(play.board, ID, seat) && leavable(play, seat).length > 0
			),
		ask: (play, _frame, seat) => {
			const { board } = play;
			const laid = essenceBy(board, ID, seat);
			// CE-36.4: all curses are gone if who plays Witch has put its last ship at home on the one it has itself.
			if (!laid) return null;
			const { ships = 0 } = essenceCard(laid.id);
			const shape: OneOf<Choice<PlanetId> | Choice<'keep'>> = {
				type: 'one',
				choices: [
					{ id: 'keep', say: msg('Put no ship on it') },
					...leavable(play, seat).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet,
						note: msg('{n, plural, one {# ship} other {# ships}} there', {
							n: shipsAt(board, seat, planet)
						})
					}))
				]
			};
			return {
				seat,
				rule: 'CE-36.9',
				say: msg('{card}: {n} of {ships} ships are on it. Put one of yours there?', {
					card: essenceName(laid.id),
					n: countOn(laid),
					ships
				}),
				shape,
				fallback: { pick: 'keep' }
			};
		},
		explain: (play, _frame, shape, seat) => withBarred(shape, heldColonies(play, seat)),
		then: (play, _frame, { pick }, seat) => {
			const laid = essenceBy(play.board, ID, seat);
			if (pick === 'keep' || !laid) return;
			const { ships = 0 } = essenceCard(laid.id);
			const n = countOn(laid) + 1;
			play.say(
				msg('{who} puts a ship on {card}: {n} of {ships}.', {
					who: seat,
					card: essenceName(laid.id),
					n,
					ships
				}),
				'CE-36.9'
			);
			moveShips(play, [{ seat, n: 1, from: pick, to: laid.id }]);
			if (n >= ships) endEssence(play, ID, [laid.id]);
		}
	})
};

/** Whoever has beaten it and would be cursed. */
const harmsWinners: Harm = (sight, by) => {
	const mine = sideSeen(sight, sight.me);
	const theirs = sideSeen(sight, by);
	const laid = sight.open.essence?.[ID]?.placed ?? [];
	return mine !== null && theirs === opposing(mine) && !laid.some(({ on }) => on === sight.me);
};

/** How near a seat is to winning, as a bot fears it. */
const feared = (sight: Sight, seat: SeatId): number => foreignOf(sight, seat) / goalOf(sight, seat);

/** What a curse takes from a seat, as a bot sees it: no win from who is near one, most of all. */
function hurting(sight: Sight, id: EssenceId, seat: SeatId): number {
	const { hurts, changes } = essenceCard(id);
	const left = goalOf(sight, seat) - foreignOf(sight, seat);
	return changes?.mayWin ? (left <= 1 ? 2 : left === 2 ? 0.8 : 0.2) : hurts;
}

export const witch: Alien = {
	words: {
		name: msg('Witch'),
		power: msg('Curses'),
		gist: msg('Curses the winners of the other side'),
		text: msg(
			'When you lose an encounter as a main player or an ally, you *use* this power to curse one or more players of the other side who are not cursed yet: put a curse of your cache face up before each. In every regroup a cursed player may put a ship on the curse; once as many are there as the card says, they go to the warp and the curse ends.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'Until the encounter ends your power is on although you have too few home colonies.'
			),
			timing: { roles: [], phases: [] }
		},
		super: {
			text: msg(
				'Put a curse of your cache in place of the one a cursed player has; the ships on that go to the warp.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		rulings: [
			msg('Where both sides lose, the other side may be cursed, too.'),
			msg('When a deal fails nobody has lost the encounter.'),
			msg(
				'A ship on a curse is on no colony, and comes from any colony of the cursed player, the last one there as well.'
			),
			msg('Curses stay in force while the power is only stopped.')
		]
	},
	liked: 8,
	essence: curses,
	power: {
		uses: {
			curse: {
				moments: ['resolution.outcome', 'resolution.settled'],
				roles: INVOLVED,
				mandatory: true,
				open: (play, { seat }, frame) =>
					isTime(play, frame) &&
					hasLost(play.board, seat) &&
					cacheOf(play.board, ID).length > 0 &&
					uncursed(play, seat).length > 0,
				say: msg('players of the other side are cursed'),
				harms: harmsWinners,
				apply: (play, { seat }) => play.push('witch.curse', { seat })
			}
		}
	},
	wild: {
		uses: {
			wake: {
				moments: [
					'encounter.start',
					'launch.beforeShips',
					'alliance.formed',
					'planning.beforeSelect',
					'reveal.values',
					'resolution.outcome'
				],
				open: ({ board }, { seat }) =>
					playerOf(board, seat).powerLost && playerOf(board, seat).aliens.length > 0,
				say: msg('a lost power is on until the encounter ends'),
				worth: always(0.2),
				apply: (play) => checkPowers(play),
				lasting: {
					losesPower: (_play, owner, loses, { seat }) => (seat === owner.seat ? false : loses)
				}
			}
		}
	},
	super: {
		uses: {
			replace: asking({
				moments: ['resolution.settled'],
				roles: INVOLVED,
				open: ({ board }) => cacheOf(board, ID).length > 0 && placedOf(board, ID).length > 0,
				ask: ({ board }) => ({
					type: 'one',
					choices: timingOrder(board)
						.filter((seat) => essenceBy(board, ID, seat))
						.map((seat) => seatChoice(seat))
				}),
				say: msg('a cursed player gets another curse'),
				sends: template('Curse {first} anew'),
				worth: (sight) => worthOfReplacing(sight)?.gain ?? 0,
				choose: (sight) => {
					const best = worthOfReplacing(sight);
					return best && { pick: best.whom };
				},
				apply: (play, { seat }, { pick: whom }) => play.push('witch.replace', { seat, whom })
			})
		}
	},
	regroup: (play) => {
		if ((play.board.essence?.[ID]?.placed ?? []).length > 0) play.push('witch.regroup', {});
	},
	steps: { curse: placing, replace: replacing, regroup: regrouping },
	questions: {
		'curse.choose': {
			deed: msg('choose whom to curse'),
			why: (answer) =>
				'pick' in answer && answer.pick === 'done' ? { is: 'leaves it' } : { is: 'hurts most' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				// It never curses itself, and all who beat it are its rivals.
				const whom = bestOf(
					shape.choices.filter(({ then }) => then !== undefined),
					({ id }) => feared(sight, id as SeatId)
				);
				if (whom?.then?.type !== 'one') return null;
				const card = bestOf(whom.then.choices, ({ id }) =>
					hurting(sight, id as EssenceId, whom.id as SeatId)
				);
				return card ? { pick: whom.id, then: { pick: card.id } } : null;
			}
		},
		'replace.choose': {
			deed: msg('choose a curse'),
			why: { is: 'hurts most' },
			answer: (sight, shape) => {
				// Whom it would choose now it has just chosen.
				const whom = worthOfReplacing(sight)?.whom;
				if (shape.type !== 'one' || !whom) return null;
				const best = bestOf(shape.choices, ({ id }) => hurting(sight, id as EssenceId, whom));
				return best ? { pick: best.id } : null;
			}
		},
		'regroup.give': {
			deed: msg('put a ship on a curse, or not'),
			why: (answer) =>
				'pick' in answer && answer.pick !== 'keep' ? { is: 'ship helps' } : { is: 'leaves it' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const laid = sight.open.essence?.[ID]?.placed.find(({ on }) => on === sight.me);
				const from = bestOf(
					shape.choices.filter(({ id }) => id !== 'keep'),
					({ id }) => sight.open.planets[id as PlanetId]?.[sight.me] ?? 0
				);
				const most = from ? (sight.open.planets[from.id as PlanetId]?.[sight.me] ?? 0) : 0;
				if (!laid || !from) return { pick: 'keep' };
				// Ships that are not missed; and any but the last of a colony for what costs fights or the game.
				const spare = hurting(sight, laid.id, sight.me) >= 0.5 ? 2 : 3;
				return { pick: most >= spare ? from.id : 'keep' };
			}
		}
	}
};

/** Whom another curse of its cache would hurt more than the one it has, and by how much. */
function worthOfReplacing(sight: Sight): { readonly whom: SeatId; readonly gain: number } | null {
	const cache = sight.own.caches?.[ID] ?? [];
	const laid = (sight.open.essence?.[ID]?.placed ?? []).filter(({ on }) => on !== sight.me);
	const gains = laid.map(({ id, on, ships }) => {
		const best = Math.max(0, ...cache.map((card) => hurting(sight, card, on)));
		// The ships on the old one are lost, and would have been anyway.
		return { whom: on, gain: (best - hurting(sight, id, on) + ships * 0.1) * feared(sight, on) };
	});
	return bestOf(gains, ({ gain }) => gain) ?? null;
}
