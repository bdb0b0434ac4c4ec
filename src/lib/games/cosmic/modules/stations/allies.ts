/** Stations that bear on allies: who changes sides, what joining costs, and from where ships come. */
import { msg, template } from '../../../../core';
import { encounterOf, otherSide, sideOfMain, stationOf } from '../../board';
import { worthUnseen } from '../../bot/odds';
import { sideOf } from '../../bot/sight';
import { always } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import { changeSides, mayChange } from '../../sides';
import { MOST_SHIPS } from '../../ships';
import { SIDES } from '../../types';
import { asking } from '../../use';
import { countTokens } from './pieces';
import type { Sight } from '../../bot/sight';
import type { Fight } from '../../bot/worth';
import type { Play } from '../../play';
import type { SeatId, Ships } from '../../types';
import type { Station as Placed } from './state';
import type { Station } from './station';

/** CE-34.28: whom both main players have invited gets a token. */
function store(play: Play, seat: SeatId, station: Placed): void {
	const { invited } = encounterOf(play.board);
	if (!SIDES.every((side) => invited[side].includes(seat))) return;
	countTokens(station, 1);
	play.say(
		msg('{station} of {who}: {n, plural, one {# token} other {# tokens}}.', {
			station: fluxxCapacitor.words.name,
			who: seat,
			n: station.tokens
		}),
		'CE-34.28'
	);
}

/** The fight with the ships of a seat on the other side. */
function changed(fight: Fight, seat: SeatId): Fight {
	const { [seat]: atGate = 0, ...gate }: Ships = fight.gate;
	const { [seat]: there = 0, ...beside }: Ships = fight.beside;
	return {
		...fight,
		gate: there > 0 ? { ...gate, [seat]: there } : gate,
		beside: atGate > 0 ? { ...beside, [seat]: atGate } : beside
	};
}

/** A change that brings no more than this is not worth a token. */
const KEPT = 0.1;

const gainOfChange = (sight: Sight): number => {
	const fight = fightIn(sight);
	return fight && sideOf(sight, sight.me)
		? worthUnseen(sight, changed(fight, sight.me)) - worthUnseen(sight, fight) - KEPT
		: 0;
};

export const fluxxCapacitor: Station = {
	words: {
		name: msg('Fluxx Capacitor'),
		gist: msg('As an ally, change sides once the cards are laid'),
		text: msg(
			'When both main players have invited you, a token comes onto it. As an ally, once both cards lie face down, you may spend a token: you change sides, with all your ships.'
		),
		rulings: [msg('The token comes whichever side you join, or none.')]
	},
	needsOthers: true,
	liked: 4,
	formed: store,
	uses: {
		change: {
			moments: ['planning.selected'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			open: (play, { seat, id }) =>
				(stationOf(play.board, seat, id)?.tokens ?? 0) > 0 && mayChange(play, seat),
			say: msg('change sides'),
			worth: gainOfChange,
			apply: (play, { seat, id }) => {
				const station = stationOf(play.board, seat, id);
				if (station) countTokens(station, -1);
				changeSides(play, seat, 'CE-34.28');
			}
		}
	}
};

/** Whether a seat that has just joined is followed by others who may join. */
const isFollowed = (play: Play): boolean => {
	const { left = [] } = play.find('alliance') ?? {};
	const { invited } = encounterOf(play.board);
	return left.some((seat) => SIDES.some((side) => invited[side].includes(seat)));
};

export const obligatron: Station = {
	words: {
		name: msg('Obligatron'),
		gist: msg('Later allies with more ships than you name pay you a card'),
		text: msg(
			'As an ally, once you have sent your ships, you may name a number of ships. From each player who joins either side after you with more, you may take a card of their hand at random.'
		),
		rulings: [
			msg('The number is one that an ally may send, so that nobody pays who sends one ship.')
		]
	},
	needsOthers: true,
	needsTurns: true,
	liked: 5,
	uses: {
		name: asking({
			moments: ['alliance.joined'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			once: true,
			open: (play, { seat }, frame) => frame.seat === seat && isFollowed(play),
			ask: () => ({ type: 'amount', min: 1, max: MOST_SHIPS }),
			say: msg('whoever joins later with more ships pays a card'),
			doing: ({ amount: n }) =>
				msg(
					'whoever joins later with more than {n, plural, one {# ship} other {# ships}} pays a card',
					{ n }
				),
			sends: template('Name {n}'),
			worth: always(0.05),
			choose: () => ({ amount: 1 }),
			amount: ({ amount }) => amount,
			lasting: {
				takesToll: (_play, owner, takers, { seat, n }) =>
					seat !== owner.seat && n > owner.amount ? [...takers, owner.seat] : takers
			}
		})
	}
};

export const stagingZone: Station = {
	words: {
		name: msg('High-Activity Staging Zone'),
		gist: msg('You say from which colonies allies of your opponent come'),
		text: msg(
			'As a main player: whoever joins your opponent says only with how many ships, and you say from which of their colonies these come.'
		),
		rulings: [
			msg('You may take the last ship of a colony.'),
			msg('What else ships are sent from, as the warp by an effect, is yours to choose as well.')
		]
	},
	needsOthers: true,
	liked: 7,
	uses: {},
	passive: {
		choosesOrigins: ({ board }, owner, by, { side }) =>
			sideOfMain(board, owner.seat) === otherSide(side) ? owner.seat : by
	}
};
