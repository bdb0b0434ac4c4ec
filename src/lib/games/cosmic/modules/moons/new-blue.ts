/** New moons that turn out to be blue ones, and move ships or fetch cards (CE-37.23). */
import { msg, template } from '../../../../core';
import { bestOf, oneOfEach, seatChoice, sumOf, totalOf } from '../../../kit';
import type { SplitOf } from '../../../kit';
import { IN_EACH_PHASE, MAIN } from '../../aliens/timing';
import {
	coloniesOf,
	encounterOf,
	involvedShips,
	leftOf,
	mainPlayer,
	planetName,
	shipsAt,
	sideOfMain,
	targetOf,
	timingOrder
} from '../../board';
import { isOurs, rivalsOf, threatens } from '../../bot/sight';
import { takeFrom } from '../../bot/ships';
import { takeBest } from '../../bot/picks';
import { UNSEEN_CARD } from '../../bot/wishes';
import { worthOfCard } from '../../bot/worth';
import { cardName, isEncounterCard } from '../../cards';
import { takeDropped } from '../../hands';
import { cardChoices } from '../../ownhand';
import { formsOf } from '../../play';
import { MOST_SHIPS, isHeld, moveShips, movesFrom } from '../../ships';
import { fleetOf, mostToGate } from '../../steps/launch';
import { fromLargest, loseShips } from '../../steps/lose';
import { forgoRewards, rewardsInAll } from '../../steps/gains';
import { asking } from '../../use';
import type { Origin } from '../../use';
import { value } from '../../values';
import { isDiscarded } from '../decks';
import { isEvolution } from '../evolution/laid';
import type { Open, Play, Step } from '../../play';
import type { Board, CardId, PlanetId, SeatId, Side } from '../../types';
import { oneMoonOf } from './asked';
import { blueMoon, newMoon } from './card';
import { moonAt, moonsOf } from './laid';
import { leaveMoon } from './pieces';

declare module '../../play' {
	interface Steps {
		/** A ship that was on a moon goes to that of another planet. */
		'displace.move': { readonly seat: SeatId; readonly from: PlanetId; readonly to: PlanetId };
		/** The allies of a side send more ships. */
		'fully-commit.send': { readonly side: Side };
	}
}

/** Planets of the moons that others are on. */
const othersOn = (board: Board, seat: SeatId): PlanetId[] =>
	moonsOf(board).flatMap(({ by, planet }) => (by !== null && by !== seat ? [planet] : []));

const move: Step = {
	go: formsOf('displace.move').run((play, { seat, from, to }) => {
		const { board } = play;
		// An answer to the loss may have taken its ship away.
		if (moonAt(board, to)?.by !== null || shipsAt(board, seat, from) === 0) return;
		// CE-20.21: then it stays, which all are told.
		if (!isHeld(play, seat, from)) {
			leaveMoon(play, from);
			play.say(
				msg('A ship of {who} moves from {from} to {to}.', {
					who: seat,
					from: planetName(from),
					to: planetName(to)
				}),
				'CE-37.23'
			);
			// Once it is there.
			play.push('moons.arrive', { seat, planet: to });
		}
		moveShips(play, [{ seat, n: 1, from, to }]);
	})
};

export const displace = newMoon(
	blueMoon(
		{
			name: msg('Displace'),
			gist: msg('Your ship here drives another off a moon'),
			text: msg(
				'Turn it up at any time, and choose another moon that somebody else is on: the ship on it goes to the warp, and your ship on this moon goes there.'
			),
			rulings: [msg('It is a ship of that planet then, and a colony there.')]
		},
		0.3,
		asking({
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) => othersOn(board, seat).length > 0,
			ask: ({ board }, { seat }) => oneMoonOf(othersOn(board, seat)),
			say: msg('a ship drives another off a moon'),
			sends: template('Go there: {first}'),
			worth: ({ open, ...sight }) =>
				(open.moons ?? []).some(({ by }) => by !== null && !isOurs({ open, ...sight }, by))
					? 0.2
					: 0,
			choose: (sight, { choices }) => {
				const at = (planet: PlanetId) => sight.open.moons?.find((one) => one.planet === planet);
				const best = bestOf(
					choices,
					({ id }) => Number(!isOurs(sight, at(id)?.by ?? sight.me)),
					({ id }) => Number(at(id)?.kind === 'base')
				);
				return best ? { pick: best.id } : null;
			},
			apply: (play, { seat, id }, { pick: to }) => {
				const from = moonsOf(play.board).find((moon) => moon.id === id)?.planet;
				const by = moonAt(play.board, to)?.by;
				if (!from || !by) return;
				leaveMoon(play, to);
				play.push('displace.move', { seat, from, to });
				loseShips(play, { [by]: { [to]: 1 } }, { rule: 'CE-37.23' });
			}
		}),
		{ steps: { move } }
	)
);

/** Ships that an ally of this side still owes to have as many there as its main player; null: none. */
function owed(play: Play, seat: SeatId, side: Side): SplitOf<Origin> | null {
	const { board } = play;
	const of = { seat, as: 'ally' } as const;
	const most =
		side === 'offense'
			? mostToGate(play, seat, false, of)
			: value(play, 'mostShips', MOST_SHIPS, of);
	const there = shipsAt(board, seat, side === 'offense' ? 'gate' : 'beside');
	const due = Math.min(most, involvedShips(board, mainPlayer(board, side))) - there;
	const shape = fleetOf(play, seat, due);
	// As for who must join (CE-9.16): the last ship of a colony need not go.
	const spare = shape && sumOf(shape.places, ({ id, max }) => (isEvolution(id) ? max : max - 1));
	const n = Math.min(due, spare ?? 0);
	return shape && n > 0 ? { ...shape, min: n, max: n } : null;
}

const owing = (play: Play, side: Side): SeatId[] =>
	timingOrder(play.board).filter(
		(seat) => encounterOf(play.board).allies[side].includes(seat) && owed(play, seat, side) !== null
	);

const send: Step = {
	each: formsOf('fully-commit.send').each({
		seats: (play, { side }) => owing(play, side),
		ask: (play, { side }, seat) => {
			const shape = owed(play, seat, side);
			return (
				shape && {
					seat,
					about: [targetOf(play.board)],
					rule: 'CE-37.23',
					say: msg(
						'Fully Commit: send {n, plural, one {# ship} other {# ships}} more, to have as many as {who}',
						{ n: shape.min, who: mainPlayer(play.board, side) }
					),
					shape,
					fallback: { split: fromLargest(shape.places, shape.min) }
				}
			);
		},
		then: (play, { side }, { split }, seat) => {
			play.say(
				msg(
					'{who, select, you {You send} other {# sends}} {n, plural, one {# more ship} other {# more ships}}.',
					{
						who: seat,
						n: totalOf(split)
					}
				),
				'CE-37.23'
			);
			moveShips(play, movesFrom(seat, split, side === 'offense' ? 'gate' : 'beside'));
		}
	})
};

export const fullyCommit = newMoon(
	blueMoon(
		{
			name: msg('Fully Commit'),
			gist: msg('Your allies send as many ships as you'),
			text: msg(
				'Turn it up as a main player once alliances are formed: each of your allies must send ships until they have as many in the encounter as you.'
			),
			rulings: [
				msg('No more than an ally may send, and the last ship of no colony must go.'),
				msg('In timing order.')
			]
		},
		0.2,
		{
			moments: ['alliance.formed'],
			roles: MAIN,
			open: (play, { seat }) => {
				const side = sideOfMain(play.board, seat);
				return side !== null && owing(play, side).length > 0;
			},
			say: msg('their allies must send as many ships as they have'),
			yours: msg('your allies must send as many ships as you have'),
			worth: () => 0.15,
			apply: (play, { seat }) => {
				const side = sideOfMain(play.board, seat);
				if (side) play.push('fully-commit.send', { side });
			}
		},
		{
			needsOthers: true,
			steps: { send },
			questions: {
				'send.each': {
					deed: msg('send more ships'),
					why: { is: 'ship helps' },
					answer: (sight, shape) =>
						shape.type === 'split' ? takeFrom(sight, shape, shape.min) : null
				}
			}
		}
	)
);

/** Ships on colonies, of which others may say that some go to the warp. */
const onColonies = (board: Board, seat: SeatId): number =>
	sumOf(coloniesOf(board, seat), (planet) => shipsAt(board, seat, planet));

export const justRewards = newMoon(
	blueMoon(
		{
			name: msg('Just Rewards'),
			gist: msg('In place of rewards, ships of others go to the warp'),
			text: msg(
				'Turn it up when you are to gain rewards: instead of them as many ships of other players go to the warp.'
			),
			rulings: [
				msg('You say of whom how many, and they choose which, off colonies.'),
				msg('None of the rewards of that encounter is gained.')
			]
		},
		0.2,
		asking({
			moments: ['resolution.spoils'],
			open: (play, { seat }) => rewardsInAll(play, seat) > 0,
			ask: (play, { seat }) => {
				const { board } = play;
				const places = leftOf(board, seat)
					.map((one) => ({ ...seatChoice(one), max: onColonies(board, one) }))
					.filter(({ max }) => max > 0);
				const n = Math.min(
					rewardsInAll(play, seat),
					sumOf(places, ({ max }) => max)
				);
				return n === 0 ? null : { type: 'split', places, min: n, max: n };
			},
			say: msg('ships of others go to the warp in place of rewards'),
			sends: template('Send {n, plural, one {one ship} other {# ships}} to the warp'),
			worth: (sight) => (rivalsOf(sight).some((seat) => threatens(sight, seat)) ? 0.3 : 0),
			apply: (play, { seat }, { split }) => {
				forgoRewards(play, seat);
				play.push('mustLose', { due: split, rule: 'CE-37.23' });
			}
		}),
		{ needsOthers: true }
	)
);

/** Cards that were just discarded, still lie there, and are no encounter cards; like ones once. */
const dropped = ({ board }: Play, { discarded }: Open): CardId[] =>
	oneOfEach(
		(discarded?.cards ?? []).filter((card) => !isEncounterCard(card) && isDiscarded(board, card))
	);

/** Those that the open window is about. */
const droppedNow = (play: Play): CardId[] => {
	const frame = play.openWindow();
	return frame ? dropped(play, frame) : [];
};

export const replay = newMoon(
	blueMoon(
		{
			name: msg('Replay'),
			gist: msg('Take a card that was just discarded'),
			text: msg(
				'Turn it up when a card that is no encounter card is discarded, whosever it was: take it into your hand.'
			),
			rulings: [msg('Of several discarded at once you choose.')]
		},
		0.2,
		asking({
			moments: ['cards.discarded'],
			open: (play, _me, frame) => dropped(play, frame).length > 0,
			ask: (play) => {
				const cards = droppedNow(play);
				return cards.length === 0 ? null : { type: 'one', choices: cardChoices(cards) };
			},
			say: msg('take a card that was just discarded'),
			sends: template('Take {first}'),
			worth: ({ open }) => worthOfCard(open.discard.at(-1) ?? '') - UNSEEN_CARD,
			choose: (sight, shape) => takeBest(sight, shape) as { pick: CardId } | null,
			apply: (play, { seat }, { pick }) => {
				play.say(
					msg('{who, select, you {You take} other {# takes}} {cards} from the discard pile.', {
						who: seat,
						cards: { and: [cardName(pick)] }
					}),
					'CE-37.23'
				);
				takeDropped(play, seat, pick);
			}
		})
	)
);
