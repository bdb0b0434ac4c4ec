/** Setup by chance and choice (CE-3): flares, aliens, decks, hands, and who begins. */
import { msg } from '../../../core';
import { clockwise, inTurn } from '../../kit';
import { alienOf } from '../effects';
import { mayNotMeet } from '../keepers';
import {
	FEWEST_FLARES,
	HAND,
	alienName,
	cosmicCards,
	destinyCards,
	flareOf,
	whatOf
} from '../cards';
import { playerOf } from '../board';
import { BOXED, drawnInto } from '../box';
import { tendEssence } from '../essence/cards';
import { dealFirst, makeDeck } from '../hands';
import { makeModuleDecks } from '../modules/decks';
import { sortOutHazards } from '../modules/hazards/draw';
import { drawEvolutions } from '../modules/evolution/evolve';
import { drawObjectives } from '../modules/objectives/count';
import { sharedCards } from '../modules/sets';
import { drawTeams } from '../modules/teams/seating';
import { formsOf } from '../play';
import type { NoLocals, Play, Step } from '../play';
import { selectionOf } from '../modules/selection/options';
import { flaresOfChosen } from '../modules/selection/sheets';
import { beginSelection, drawnFrom } from '../modules/selection/steps';
import type { AlienId, Board, CardId, SeatId } from '../types';

/** Two flares for a choice, if that many are left (CE-3.7). None is dealt twice, so no alien is (CE-3.14). */
function offer(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	player.offered = play.vault.flares.splice(-2).map(whatOf);
	play.tell(
		seat,
		msg('You may be {aliens}.', { aliens: { or: player.offered.map(alienName) } }),
		'CE-3.7'
	);
}

/** The first seat in turn order whose choice cannot stand beside an earlier one. */
function clash(board: Board): SeatId | null {
	const chosen: AlienId[] = [];
	for (const seat of board.order) {
		const mine = playerOf(board, seat).chosen;
		if (mine && chosen.some((other) => mayNotMeet(mine, other))) return seat;
		if (mine) chosen.push(mine);
	}
	return null;
}

/** CE-22.3: how many flares go into the deck. */
const flaresIn = ({ order }: Board): number => Math.max(FEWEST_FLARES, 2 * order.length);

/** CE-3.9: all that were dealt, and with fewer than five players others up to ten. */
function flaresDealt({ board, vault }: Play): CardId[] {
	const dealt = board.order.flatMap((seat) => playerOf(board, seat).offered);
	const flares = [...new Set([...dealt, ...board.sheets])].map(flareOf);
	while (board.order.length < 5 && flares.length < FEWEST_FLARES) {
		const flare = vault.flares.pop();
		if (flare === undefined) break;
		flares.push(flare);
	}
	return flares;
}

declare module '../play' {
	interface Steps {
		start: NoLocals;
	}
}

const { run, askAll } = formsOf('start');

/** What sheets begin with: of those that build hands, or of the others. */
function begins(play: Play, builds: boolean): void {
	const { board } = play;
	for (const seat of clockwise(board, board.offense ?? 'seat:1').toReversed())
		for (const id of playerOf(board, seat).aliens) {
			const alien = alienOf(id);
			if ((alien.builds ?? false) === builds) alien.begin?.(play, seat);
		}
}

export const start: Step = {
	/** CE-3.19: before anything is dealt, and all are told. */
	box: run((play) => {
		if (!play.since(BOXED)) return;
		const { board } = play;
		const n = drawnInto(play.table.options, board.order.length);
		if (n !== null && n < board.box.length) {
			const drawn = drawnFrom(play, n);
			board.box = board.box.filter((alien) => drawn.includes(alien));
		}
		play.say(
			msg('In the box are {aliens}.', { aliens: { and: board.box.map(alienName) } }),
			'CE-3.19'
		);
	}),

	/** CE-40.24: who are partners is known before anything is dealt. */
	teams: run((play) => drawTeams(play)),

	/** CE-30.5: the decks of the modules come first. */
	modules: run((play) => {
		makeModuleDecks(play);
		if (play.board.hazards) sortOutHazards(play);
		drawEvolutions(play);
		drawObjectives(play);
	}),

	flares: run((play) => {
		play.vault.flares = play.shuffle(play.board.box.map(flareOf));
		const method = selectionOf(play.table.options);
		if (method !== 'flares') return beginSelection(play, method);
		for (const seat of play.board.order) offer(play, seat);
	}),

	choose: askAll({
		ask: (play) =>
			play.board.order
				.filter((seat) => playerOf(play.board, seat).chosen === null)
				.map((seat) => ({
					seat,
					secret: true,
					rule: 'CE-3.8',
					say: msg('Which alien will you be?'),
					shape: {
						type: 'one',
						choices: playerOf(play.board, seat).offered.map((alien) => ({
							id: alien,
							say: alienName(alien),
							on: `alien:${alien}`,
							note: alienOf(alien).words.gist
						}))
					}
				})),
		then: (play, _frame, answers) => {
			for (const [seat, { pick }] of inTurn(play.board.order, answers))
				playerOf(play.board, seat).chosen = pick;
		}
	}),

	/** CE-3.15: the later of a forbidden pair is dealt two others, or takes its other alien when none are left. */
	apart: run((play) => {
		const seat = clash(play.board);
		if (!seat) return undefined;
		const player = playerOf(play.board, seat);
		const other = player.offered.find((alien) => alien !== player.chosen);
		if (play.vault.flares.length >= 2) {
			// The rejected flares have been dealt, so they go into the deck all the same (CE-3.9).
			play.board.sheets.push(...player.offered);
			player.chosen = null;
			play.tell(seat, msg('Your choice may not meet an alien chosen before yours.'), 'CE-3.15');
			offer(play, seat);
			return 'choose';
		}
		player.chosen = other ?? player.chosen;
		play.tell(
			seat,
			msg('Your choice may not meet an alien chosen before yours: you are {alien}.', {
				alien: alienName(player.chosen ?? '')
			}),
			'CE-3.17'
		);
		return undefined;
	}),

	deal: run((play) => {
		const { board } = play;
		const isDealt = selectionOf(play.table.options) === 'flares';
		const flares = isDealt ? flaresDealt(play) : flaresOfChosen(play, flaresIn(board));
		const cards = play.shuffle([
			...cosmicCards(board.options, board.order.length),
			...sharedCards(board.modules),
			...flares
		]);
		makeDeck(play, cards);
		for (const seat of board.order) {
			dealFirst(play, seat);
			play.say('', 'CE-3.10', { type: 'cards', seat, n: HAND, from: 'deck', to: 'hand' });
		}
		play.say(msg('Eight cards are dealt to everybody.'), 'CE-3.10');
	}),

	/** CE-30.5: what a module deals comes after the hands. */
	techs: run((play) => {
		if (play.board.modules?.tech) play.push('tech.deal');
	}),

	stations: run((play) => {
		if (play.board.stations) play.push('stations.deal', {});
	}),

	ships: run((play) => {
		if (play.board.special) play.push('ships.mark');
	}),

	/** CE-37.2 */
	moons: run((play) => {
		if (play.board.moons) play.push('moons.deal', {});
	}),

	/** CE-38.3 */
	lux: run((play) => {
		if (play.board.lux) play.push('lux.deal', {});
	}),

	sheets: run((play) => {
		const { board } = play;
		for (const seat of board.order) {
			const player = playerOf(board, seat);
			const alien = player.chosen;
			if (!alien) throw new Error(`${seat} has no alien.`);
			player.aliens = [alien]; // CE-1.3: one each
			player.offered = [];
			player.shown = !board.options.hiddenPowers;
			if (player.shown)
				play.say(
					msg('{who, select, you {You play} other {# plays}} {alien}.', {
						who: seat,
						alien: alienName(alien)
					}),
					'CE-3.12'
				);
		}
		const taken = board.order.flatMap((seat) => playerOf(board, seat).aliens);
		board.sheets = board.box.filter((alien) => !taken.includes(alien));
	}),

	first: run((play) => {
		const { board, vault } = play;
		const cards = destinyCards(board.order, board.options.destinyCopiesPerColour);
		vault.destiny = play.shuffle(cards);
		const colour = vault.destiny.findLast((card) => card.startsWith('colour:'));
		if (!colour) throw new Error('The destiny deck has no colour.');
		const first: SeatId = `seat:${Number(colour.slice(7, colour.indexOf('#')))}`;
		play.shuffle(vault.destiny);
		const begins = board.order.find((seat) =>
			playerOf(board, seat).aliens.some((alien) => alienOf(alien).begins)
		);
		board.offense = begins ?? first;
		play.say(
			begins
				? msg('{who} takes the first turn: their alien says so.', { who: begins })
				: msg(
						'Destiny turns up {who, select, you {you, who take} other {#, who takes}} the first turn.',
						{ who: first }
					),
			begins ? 'CE-36.14' : 'CE-3.11'
		);
	}),

	/** CE-3.13: game setup of the sheets, in timing order from the first player. */
	texts: run((play) => {
		const { board } = play;
		for (const seat of clockwise(board, board.offense ?? 'seat:1'))
			for (const alien of playerOf(board, seat).aliens) alienOf(alien).setup?.(board, seat);
	}),

	/** CE-3.23 */
	hands: run((play) => begins(play, true)),

	/** CE-3.21: what draws cards or asks comes after all else, in the same order. */
	begin: run((play) => {
		begins(play, false);
		// CE-36.2
		tendEssence(play);
	}),

	/** CE-34.16: what stations bring comes once it is known who plays what. */
	outposts: run((play) => {
		if (play.board.stations) play.push('stations.receive');
	}),

	play: run((play) => {
		play.push('turn');
		return 'play';
	})
};
