/** Cosmic Energy Generator: fills up by victories, and counts as a colony. */
import { msg } from '../../../../core';
import { encounterOf, sideOf } from '../../board';
import { countTokens } from './pieces';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import type { Station as Placed } from './state';
import type { Station } from './station';

const WON = 2;
const LOST = -1;

/** CE-34.14: whose side has won has two tokens more, whose side has lost one fewer. */
function charge(play: Play, seat: SeatId, station: Placed): void {
	const { outcome } = encounterOf(play.board);
	const side = sideOf(play.board, seat);
	if (!side || (outcome?.type !== 'won' && outcome?.type !== 'bothLose')) return;
	const before = station.tokens;
	countTokens(station, outcome.type === 'won' && outcome.side === side ? WON : LOST);
	if (station.tokens === before) return;
	play.say(
		msg('{station} of {who}: {n, plural, one {# token} other {# tokens}}.', {
			station: energyGenerator.words.name,
			who: seat,
			n: station.tokens
		}),
		'CE-34.14'
	);
}

export const energyGenerator: Station = {
	words: {
		name: msg('Cosmic Energy Generator'),
		gist: msg('With five tokens it counts as a foreign colony'),
		text: msg(
			'When your side has won an encounter, two tokens come onto it; when your side has lost, one goes. With five or more it counts as a foreign colony.'
		),
		rulings: [
			msg('As a main player or ally; a deal is neither.'),
			msg('While you have no colony on its planet it neither counts nor fills; its tokens stay.')
		]
	},
	liked: 9,
	uses: {},
	settled: charge
};
