/** Transmogrify: ships that win are of a further colour from then on, and add more; with all of them so it wins. */
import { msg, template } from '../../../core';
import { fromFirst, splitOver } from '../../kit';
import { always, decidesFights } from '../bot/wishes';
import { reinforcementsOf } from '../bot/odds';
import { fightIn } from '../bot/worth';
import {
	bothAttack,
	encounterOf,
	kickersOf,
	mainPlayer,
	targetOf,
	uninvolvedColonies,
	whereName
} from '../board';
import { alienName, cardName } from '../cards';
import { declaresOwn } from '../declared';
import { addedBy, allMorphed, leftToMorph, morph, plainAt } from '../further';
import { turnUpInSetup } from '../sheets';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { INVOLVED, MAIN } from './timing';

const ID = 'lizard';

/** What a ship of the further colour adds besides its 1. */
const MORE = 2;

/** So many uninvolved ships its flare replaces. */
const BESIDES = 2;

/** Where a main player has its ships in the encounter. */
const stand = (board: Board, seat: SeatId): Where =>
	mainPlayer(board, 'offense') === seat ? 'gate' : targetOf(board);

/** How many of its ships in the encounter are to be replaced. */
const winning = (board: Board, seat: SeatId): number =>
	Math.min(plainAt(board, seat, stand(board, seat)), leftToMorph(board, ID));

/** Places where it has uninvolved ships that can be replaced, with how many. */
const elsewhere = (board: Board, seat: SeatId) =>
	[...uninvolvedColonies(board, seat), 'warp' as const]
		.map((where) => ({
			...{ id: where, say: whereName(where), on: where },
			max: plainAt(board, seat, where)
		}))
		.filter(({ max }) => max > 0);

/** As many of them as the flare replaces; null: there is none. */
function besides(board: Board, seat: SeatId) {
	const places = elsewhere(board, seat);
	const n = Math.min(
		BESIDES,
		places.reduce((sum, { max }) => sum + max, 0),
		leftToMorph(board, ID) - winning(board, seat)
	);
	return n > 0 ? splitOver(places, n, n) : null;
}

/** What its ships of the further colour add to a fight, as all see them. */
const seenMore = ({ open }: Sight, seat: SeatId): number => {
	const { encounter } = open;
	if (!encounter) return 0;
	const { offense, defense, target } = encounter;
	const places = seat === offense ? ['gate' as const] : seat === defense && target ? [target] : [];
	return [...places, ...(seat === defense || seat === offense ? [] : (['gate', 'beside'] as const))]
		.flatMap((where) => addedBy(open, seat, where))
		.reduce((sum, [, n]) => sum + n, 0);
};

export const lizard: Alien = {
	words: {
		name: msg('Lizard'),
		power: msg('Transmogrify'),
		gist: msg('Makes ships that win stronger for good, and wins once all are'),
		text: msg(
			'As a main player whose side wins, you *use* this power: your ships in the encounter are replaced by as many of the further colour on this sheet. These are ships of yours for good, and each adds 2 more to the total of your side. You win when all your ships are of the further colour; you may still win by colonies.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: msg(
			'Twenty ships of a further colour lie on this sheet, or sixteen with four planets each.'
		),
		wild: {
			text: msg(
				'As a main player or ally, once the cards are revealed, reinforcements that you play count twice; or a kicker that is turned up multiplies by one more.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When you use this power, two of your ships that are not in the encounter are replaced as well.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('Ships that are replaced leave the game for the others: you have no more than before.'),
			msg('Ships in the warp, on cards and on the sheets of others have to be replaced as well.'),
			msg(
				'A ship that is marked, or of another further colour, is never replaced, and need not be.'
			),
			msg('Where only some of your ships leave a place, you say which of the two kinds they are.'),
			msg('They add 2 more while this power is lost or stopped, and whoever plays this sheet.'),
			msg('By the super flare ships in the warp may be replaced. You do so before the others are.')
		]
	},
	set: 'dominion',
	liked: 14,
	needsColour: true,
	morphs: MORE,
	begin: (play, seat) => {
		// CE-3.21: all see the ships there, so a hidden sheet is turned up.
		turnUpInSetup(play, seat, ID);
		play.say(
			msg('{n} ships of a further colour lie on the sheet of {alien}.', {
				n: leftToMorph(play.board, ID),
				alien: alienName(ID)
			}),
			'CE-20.26'
		);
	},
	power: {
		uses: {
			morph: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => hasWon(board, seat) && winning(board, seat) > 0,
				say: msg('their ships in the encounter are of the further colour from now on'),
				yours: msg('your ships in the encounter are of the further colour from now on'),
				harms: decidesFights,
				bends: { helps: seenMore },
				apply: (play, { seat }) => {
					const { board } = play;
					const n = winning(board, seat);
					if (n > 0) morph(play, ID, seat, { [stand(board, seat)]: n });
				}
			}
		},
		passive: {
			ownWins: ({ board }, { seat }, wins) =>
				allMorphed(board, ID, seat)
					? [...wins, { seat, how: msg('With all their ships of the further colour.') }]
					: wins
		}
	},
	wild: {
		uses: {
			reinforce: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => bothAttack(board),
				say: msg('reinforcements that they play count twice'),
				yours: msg('reinforcements that you play count twice'),
				worth: (sight) => (fightIn(sight) && reinforcementsOf(sight).length > 0 ? 0.15 : 0),
				lasting: {
					reinforcement: (_play, owner, n, { seat }) => (seat === owner.seat ? 2 * n : n)
				}
			},
			kick: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => kickersOf(board).some(({ open }) => open),
				ask: ({ board }) => ({
					type: 'one',
					choices: SIDES.flatMap((side) => {
						const kicker = encounterOf(board).kickers?.[side];
						return kicker?.open
							? [
									{
										id: side,
										say: msg('{card} of {who}', { card: cardName(kicker.card), who: kicker.by })
									}
								]
							: [];
					})
				}),
				say: msg('a kicker multiplies by one more'),
				sends: template('One more: {first}'),
				worth: (sight) => {
					const kickers = sight.open.encounter?.kickers;
					const side = fightIn(sight)?.offense === sight.me ? 'offense' : 'defense';
					const mine = sight.open.encounter?.[side] === sight.me;
					return mine && kickers?.[side] ? 0.2 : 0;
				},
				choose: (sight, { choices }) => {
					const mine = choices.find(({ id }) => sight.open.encounter?.[id] === sight.me);
					return mine ? { pick: mine.id } : null;
				},
				apply: (play, _me, { pick }) => {
					const encounter = encounterOf(play.board);
					encounter.kicked = {
						...encounter.kicked,
						[pick]: (encounter.kicked?.[pick] ?? 0) + 1
					};
				}
			})
		}
	},
	super: {
		uses: {
			more: asking({
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => declaresOwn(play, me) && besides(play.board, me.seat) !== null,
				ask: ({ board }, { seat }) => besides(board, seat),
				say: msg('two of their other ships are of the further colour as well'),
				yours: msg('two of your other ships are of the further colour as well'),
				sends: template('Replace {n, plural, one {one ship} other {# ships}}'),
				worth: always(0.1),
				choose: (_sight, { places, max }) => ({ split: fromFirst(places, max) }),
				apply: (play, { seat }, { split }) => morph(play, ID, seat, split)
			})
		}
	}
};
