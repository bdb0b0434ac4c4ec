/** Stations that bring ships back, or keep them. */
import { msg, template } from '../../../../core';
import { bestOf, entriesOf, seatChoice, splitOver } from '../../../kit';
import { leftOf, placesOf, roleOf, shipsAt, stationPlanet, whereName } from '../../board';
import { foreignOf } from '../../bot/sight';
import { always, warpOf } from '../../bot/wishes';
import { drawToHand } from '../../hands';
import { shipsToFree } from '../../retrieval';
import { doomedOf, spare } from '../../saved';
import { moveShips, movesFrom } from '../../ships';
import { asking } from '../../use';
import type { Choice, Words } from '../../../../core';
import type { Where } from '../../board';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import type { Station } from './station';

/** Ships of a seat come back from the warp to colonies of its own. */
const retrieve = (play: Play, seat: SeatId, n = 1): void =>
	play.push('home', { from: 'warp', ships: { [seat]: n } });

/** A platform whose player watches a fight of others. `spare`: with more ships than that in the warp a bot brings some back. */
const platform = (
	{ words, liked }: Pick<Station, 'words' | 'liked'>,
	{ id, say, n, spare }: Choice<'ship' | 'ships'> & { readonly n: number; readonly spare: number },
	{ use, yours }: { readonly use: Words; readonly yours: Words }
): Station => ({
	words,
	needsOthers: true,
	liked,
	uses: {
		watch: asking({
			moments: ['alliance.formed'],
			roles: ['uninvolved'],
			once: true,
			ask: (play, { seat }) => ({
				type: 'one',
				choices: [
					...(shipsToFree(play, seat) > 0 ? [{ id, say }] : []),
					{ id: 'card' as const, say: msg('Draw a card') }
				]
			}),
			say: use,
			yours,
			sends: template('Choose: {first}'),
			worth: always(0.12),
			choose: (sight, { choices }) => ({
				pick: warpOf(sight) > spare ? (choices[0]?.id ?? 'card') : 'card'
			}),
			apply: (play, { seat }, { pick }) => {
				if (pick === 'card') drawToHand(play, seat, 1, 'CE-34.11');
				else retrieve(play, seat, Math.min(n, shipsAt(play.board, seat, 'warp')));
			}
		})
	}
});

export const observationPlatform = platform(
	{
		words: {
			name: msg('Observation Platform'),
			gist: msg('While others fight, a ship comes back or you draw a card'),
			text: msg(
				'When the alliances stand and you are not involved: you may bring one ship back from the warp, or draw a card.'
			),
			rulings: []
		},
		liked: 7
	},
	{ id: 'ship', say: msg('A ship comes back'), n: 1, spare: 2 },
	{
		use: msg('a ship comes back, or they draw a card'),
		yours: msg('a ship comes back, or you draw a card')
	}
);

export const newerPlatform = platform(
	{
		words: {
			name: msg('Newer Observation Platform'),
			gist: msg('While others fight, two ships come back or you draw a card'),
			text: msg(
				'When the alliances stand and you are not involved: you may bring two ships back from the warp, or draw a card.'
			),
			rulings: [msg('With one ship in the warp that one comes back.')]
		},
		liked: 8
	},
	{ id: 'ships', say: msg('Up to two ships come back'), n: 2, spare: 1 },
	{
		use: msg('ships come back, or they draw a card'),
		yours: msg('ships come back, or you draw a card')
	}
);

/** Ships of an ally that are about to be lost with its side. */
function losing(play: Play, seat: SeatId): [Where, number][] {
	if (!play.within('lose').asLoser) return [];
	return entriesOf(doomedOf(play, seat)).filter(
		([where]) => where === 'gate' || where === 'beside'
	);
}

export const shieldGenerator: Station = {
	words: {
		name: msg('Shield Generator'),
		gist: msg('Ships you lose as an ally go to its planet'),
		text: msg(
			'You lose as an ally: any of your ships in the encounter may go to this planet instead of the warp.'
		),
		rulings: []
	},
	needsOthers: true,
	liked: 5,
	uses: {
		shield: asking({
			moments: ['ships.losing'],
			roles: ['offensiveAlly', 'defensiveAlly'],
			open: (play, { seat }) => losing(play, seat).length > 0,
			ask: (play, { seat }) =>
				splitOver(
					losing(play, seat).map(([where, max]) => ({
						id: where,
						say: whereName(where),
						on: where,
						max
					})),
					1
				),
			say: msg('ships of theirs go to the planet of the station'),
			yours: msg('ships of yours go to the planet of the station'),
			sends: template('Save {n}'),
			worth: always(0.4),
			choose: (_sight, { places }) => ({
				split: Object.fromEntries(places.map(({ id, max }) => [id, max]))
			}),
			apply: (play, { seat, id }, { split }) => {
				const planet = stationPlanet(play.board, seat, id);
				if (!planet) return;
				spare(play, seat, split);
				play.say(msg('Ships of {who} are shielded.', { who: seat }), 'CE-34.11');
				moveShips(play, movesFrom(seat, split, planet));
			}
		})
	}
};

/** Others with ships outside the warp. */
const victims = ({ board }: Play, seat: SeatId): SeatId[] =>
	leftOf(board, seat).filter((other) => placesOf(board, other).length > 0);

/** Whether another begins its regroup. */
const othersRegroup = ({ board }: Play, seat: SeatId): boolean => roleOf(board, seat) !== 'offense';

export const shuttlePods: Station = {
	words: {
		name: msg('Shock Trooper Shuttle Pods'),
		gist: msg('A ship comes back in the regroup of others, or one of theirs goes'),
		text: msg(
			'In the regroup of each other player you may bring one ship back from the warp. With none there, you may make a player send one of their ships there.'
		),
		rulings: [msg('Who loses the ship picks it.')]
	},
	liked: 8,
	uses: {
		rescue: {
			moments: ['regroup.retrieve'],
			once: true,
			open: (play, { seat }) => othersRegroup(play, seat) && shipsToFree(play, seat) > 0,
			say: msg('a ship comes back'),
			worth: always(0.15),
			apply: (play, { seat }) => retrieve(play, seat)
		},
		strike: asking({
			moments: ['regroup.retrieve'],
			once: true,
			open: (play, { seat }) =>
				othersRegroup(play, seat) && shipsAt(play.board, seat, 'warp') === 0,
			ask: (play, { seat }) => {
				const choices = victims(play, seat).map((one): Choice<SeatId> => seatChoice(one));
				return choices.length > 0 ? { type: 'one', choices } : null;
			},
			say: msg('a player sends a ship to the warp'),
			doing: ({ pick: who }) =>
				msg('{who, select, you {you send} other {# sends}} a ship to the warp', { who }),
			sends: template('Strike {first}'),
			worth: always(0.08),
			choose: (sight, { choices }) => {
				const most = bestOf(choices, ({ id }) => foreignOf(sight, id));
				return most ? { pick: most.id } : null;
			},
			apply: (play, { seat }, { pick }) => {
				play.say(
					msg('{who, select, you {You make} other {# makes}} {whom} send a ship to the warp.', {
						who: seat,
						whom: pick
					}),
					'CE-34.11'
				);
				play.push('mustLose', { due: { [pick]: 1 }, rule: 'CE-34.11' });
			}
		})
	}
};
