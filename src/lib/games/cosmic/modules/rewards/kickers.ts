/** Kickers (CE-31.20): a main player lays one beside its encounter card, and it multiplies what that one does. */
import { msg } from '../../../../core';
import { happened } from '../../declared';
import { oneOfEach } from '../../../kit';
import { encounterOf, maySeeReward, playerOf, sideOfMain } from '../../board';
import { cardName, kindOf, numberOf } from '../../cards';
import { layKicker } from '../../hands';
import { hitsHard } from '../../bot/wishes';
import type { Play } from '../../play';
import type { SeatId, Side } from '../../types';
import type { ModulePlay } from '../plays';

/** The side of a main player that has laid no kicker in this encounter; null: it may lay none. */
function sideToKick(play: Play, seat: SeatId): Side | null {
	const side = sideOfMain(play.board, seat);
	return side && !encounterOf(play.board).kickers?.[side] ? side : null;
}

export const KICKERS: ModulePlay = {
	moment: 'planning.beforeSelect',
	may: (play, seat) => sideToKick(play, seat) !== null && maySeeReward(play.board, seat),
	choices: (play, seat) => {
		if (!sideToKick(play, seat)) return [];
		const { hand } = playerOf(play.board, seat);
		return oneOfEach(hand.filter((card) => kindOf(card) === 'kicker')).map((card) => ({
			id: card,
			say: msg('{card}: lay it face down beside your encounter card', { card: cardName(card) }),
			on: card
		}));
	},
	mine: (pick) => kindOf(pick) === 'kicker',
	play: (play, seat, { pick }) => {
		const side = sideToKick(play, seat);
		if (!side) throw new Error(`${seat} may lay no kicker.`);
		layKicker(play, side, seat, pick);
		const laid = msg('{who} lays a kicker face down.', {
			who: seat
		});
		play.say(laid, 'CE-31.20');
		happened(play, laid);
	},
	worth: (sight, pick) => (numberOf(pick) > 1 && hitsHard(sight) ? 0.2 : 0)
};
