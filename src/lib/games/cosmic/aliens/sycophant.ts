/** Flattery: it stands by whoever is about to win, and wins when it has done so often enough. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice } from '../../kit';
import { chancesUnseen } from '../bot/odds';
import { foreignOf, mainOf } from '../bot/sight';
import { warpOf } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import { coloniesOf, encounterOf, mainPlayer, playerOf, sideOf, wonOrDealt } from '../board';
import { tableToHand } from '../hands';
import { note, noteOf } from '../notes';
import { shipsToFree } from '../retrieval';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { CosmicChanges } from '../use';
import type { Play } from '../play';
import type { Board, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, IN_EACH_PHASE } from './timing';
import { discardTokens } from './tokens';

const ID = 'sycophant';
const TOKENS = 10;
/** With four planets each (CE-40.3). */
const TOKENS_SHORT = 8;
/** What the super flare may leave. */
const FEWER = 5;

/** All but the main players. */
const ASIDE: readonly Role[] = [...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		readonly sycophant: {
			/** Who has flattered whom. */
			readonly flattered: readonly { readonly by: SeatId; readonly whom: SeatId }[];
			/** Who has discarded the last token. */
			readonly done: readonly SeatId[];
		};
	}
}

const noted = (play: Play) => noteOf(play, ID) ?? { flattered: [], done: [] };

/** The last token wins, whoever has the power afterwards. */
const byTokens: CosmicChanges = {
	ownWins: (play, owner, wins) =>
		noted(play).done.includes(owner.seat) && !wins.some(({ seat }) => seat === owner.seat)
			? [...wins, { seat: owner.seat, how: msg('With the last token of Sycophant gone.') }]
			: wins
};

function drop(play: Play, seat: SeatId, n: number): void {
	const before = noted(play);
	if (discardTokens(play, seat, n, 'CE-21.5') === 0)
		note(play, ID, { ...before, done: [...before.done, seat] });
}

/** Whether somebody it has flattered has won the encounter or made a deal. */
const isPaid = (play: Play, seat: SeatId): boolean =>
	noted(play).flattered.some(({ by, whom }) => by === seat && wonOrDealt(play.board, whom));

/** How many have won the encounter: a main player and their allies. */
function winnersIn(board: Board): number {
	const { outcome } = encounterOf(board);
	const won = outcome?.type === 'won' ? outcome.side : null;
	return won ? board.order.filter((seat) => sideOf(board, seat) === won).length : 0;
}

/** How likely a main player wins this fight or makes a deal. */
function likely(sight: Sight, whom: SeatId): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const chances = chancesUnseen(sight, fight);
	return chances[whom === fight.offense ? 'offense' : 'defense'] + chances.deal;
}

/** What a bot makes of a token less, of so many: with the last one it wins. */
const worthOfToken = (tokens: number): number => (tokens === 1 ? 6 : 0.3);

const tokensOf = ({ open, me }: Sight): number => open.players[me]?.tokens ?? 0;

type Fewer = 'one' | 'five';

export const sycophant: Alien = {
	words: {
		name: msg('Sycophant'),
		power: msg('Flattery'),
		gist: msg('Wins by praising who wins'),
		text: msg(
			'Once allies have joined, if you are no main player, you may *use* this power to flatter a main player. If that player wins the encounter or makes a deal, discard one token. The moment none is left, you win. You may still win in the usual way.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ASIDE, phases: ['alliance'] },
		setup: msg('Put 10 tokens on this sheet, or 8 when each player has four planets.'),
		wild: {
			text: msg(
				'When others have won an encounter in which you have no part, get a ship back from the warp for each player on the side that won.'
			),
			timing: { roles: ['uninvolved'], phases: ['resolution'] }
		},
		super: {
			text: msg(
				'Discard a token, or all of them but five. Then give this flare to another player.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('You may flatter a main player against whom you are an ally.'),
			msg('That a token goes once the encounter is settled is no use, so nothing can answer it.'),
			msg('If the power is stopped or lost by then, no token goes.'),
			msg('An encounter that ends early brings nothing.'),
			msg(
				'If one encounter takes the last token and gives somebody the winning colony, both win together.'
			)
		]
	},
	set: 'storm',
	liked: 6,
	needsThirdParties: true,
	setup: (board, seat) => {
		playerOf(board, seat).tokens = board.options.planetsPerPlayer === 4 ? TOKENS_SHORT : TOKENS;
	},
	power: {
		uses: {
			flatter: asking({
				moments: ['alliance.formed'],
				roles: ASIDE,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).tokens > 0,
				ask: ({ board }) => ({
					type: 'one',
					choices: SIDES.map((side) => seatChoice(mainPlayer(board, side)))
				}),
				say: msg('flatter a main player'),
				sends: template('Flatter {first}'),
				worth: (sight) =>
					worthOfToken(tokensOf(sight)) *
					Math.max(
						...SIDES.map((side) => mainOf(sight, side)).map((whom) =>
							whom ? likely(sight, whom) : 0
						)
					),
				choose: (sight, { choices }) => {
					const whom = bestOf(choices, ({ id }) => likely(sight, id));
					return whom ? { pick: whom.id } : null;
				},
				// It wins with the last one.
				harms: ({ open }, by) => (open.players[by]?.tokens ?? 0) <= 1,
				apply: (play, { seat }, { pick }) => {
					const before = noted(play);
					note(play, ID, { ...before, flattered: [...before.flattered, { by: seat, whom: pick }] });
				}
			}),
			gain: {
				moments: ['resolution.settled'],
				roles: ASIDE,
				mandatory: true,
				unanswerable: true,
				open: (play, { seat }) => isPaid(play, seat) && playerOf(play.board, seat).tokens > 0,
				say: msg('discard a token'),
				apply: (play, { seat }) => drop(play, seat, 1),
				lasting: byTokens
			}
		}
	},
	wild: {
		uses: {
			congratulate: {
				moments: ['resolution.settled'],
				roles: ['uninvolved'],
				open: (play, { seat }) =>
					winnersIn(play.board) > 0 &&
					shipsToFree(play, seat) > 0 &&
					coloniesOf(play.board, seat).length > 0,
				say: msg('get a ship back from the warp for each player who has won'),
				worth: (sight) => Math.min(2, warpOf(sight)) * SHIP,
				apply: (play, { seat }) =>
					play.push('home', { from: 'warp', ships: { [seat]: winnersIn(play.board) } })
			}
		}
	},
	super: {
		uses: {
			hurry: asking({
				moments: IN_EACH_PHASE,
				open: ({ board }, { seat }) => playerOf(board, seat).tokens > 0,
				ask: ({ board }, { seat }) => {
					const { tokens } = playerOf(board, seat);
					const then: OneOf<Choice<SeatId>> = {
						type: 'one',
						choices: othersThan(board, seat).map(seatChoice)
					};
					const one: Choice<Fewer> & { readonly then: typeof then } = {
						id: 'one',
						say: msg('Discard a token'),
						then
					};
					const five: typeof one = { id: 'five', say: msg('Keep five tokens'), then };
					// With one more than that it is the same.
					return { type: 'one', choices: tokens > FEWER + 1 ? [five, one] : [one] };
				},
				say: msg('discard tokens, and give the flare to another player'),
				sends: template('Discard, and give the flare away'),
				worth: (sight) => {
					const tokens = tokensOf(sight);
					return worthOfToken(tokens) * Math.max(1, tokens - FEWER) - SHIP;
				},
				choose: (sight, { choices: [first] }) => {
					const whom = first && bestOf(first.then.choices, ({ id }) => -foreignOf(sight, id));
					return first && whom ? { pick: first.id, then: { pick: whom.id } } : null;
				},
				harms: ({ open }, by) => (open.players[by]?.tokens ?? 0) <= 1,
				apply: (play, { seat }, { pick }) => {
					const { tokens } = playerOf(play.board, seat);
					drop(play, seat, pick === 'five' ? Math.max(1, tokens - FEWER) : 1);
				},
				lasting: byTokens,
				afterwards: (play, { card }, { then: { pick: whom } }) => {
					if (card) tableToHand(play, [card], whom);
				}
			})
		}
	}
};
