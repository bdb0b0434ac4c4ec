/** Execute: whom destiny shows loses a ship. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, seatChoice, sumOf } from '../../kit';
import {
	foreignOf,
	goalOf,
	homesNeeded,
	homesOf,
	rivalsOf,
	shipsOn as shipsSeen
} from '../bot/sight';
import { warpOf } from '../bot/wishes';
import { SHIP, fightIn, worthOfColony, worthOfEnding } from '../bot/worth';
import {
	coloniesOf,
	encounterOf,
	entriesOf,
	homeOf,
	leftOf,
	planetName,
	shipsAt,
	targetOf
} from '../board';
import { colourOf } from '../cards';
import { declaredUse } from '../declared';
import { besidesMoon } from '../modules/moons/beside';
import { note, noteOf, unnote } from '../notes';
import { formsOf } from '../play';
import { moveShips } from '../ships';
import { drawnFor } from '../steps/destiny';
import { loseShips } from '../steps/lose';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';

declare module '../notes' {
	interface Notes {
		/** A ship of Shadow takes the place of the next one executed. */
		readonly shadow: true;
	}
}

declare module '../play' {
	interface Steps {
		/** A ship of `seat` takes the place of one of `victim`, once more than `fallen` of those have gone to the warp. */
		'shadow.replace': {
			readonly seat: SeatId;
			readonly victim: SeatId;
			readonly planet: PlanetId;
			readonly fallen: number;
		};
	}
}

const OFFENSE = ['offense'] as const;

/** The colonies of a player, each with the ships it has there. */
/** CE-37.7: the ship on a moon is out of reach. */
const struck = (board: Board, victim: SeatId): PlanetId[] =>
	coloniesOf(board, victim).filter((planet) => besidesMoon(board, victim, planet) > 0);

const coloniesToStrike = (board: Board, victim: SeatId): OneOf<Choice<PlanetId>> => ({
	type: 'one',
	choices: struck(board, victim).map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship} other {# ships}} there', {
			n: besidesMoon(board, victim, planet)
		})
	}))
});

/** Others with a colony, from the left of `seat`. */
const victims = (board: Board, seat: SeatId): SeatId[] =>
	leftOf(board, seat).filter((other) => struck(board, other).length > 0);

/** A player, and one of its colonies; or nobody. */
type Anybody = OneOf<
	| (Choice<SeatId> & { readonly then: OneOf<Choice<PlanetId>> })
	| (Choice<'nobody'> & { readonly then?: never })
>;

const anybody = (board: Board, seat: SeatId): Anybody => ({
	type: 'one',
	choices: [
		...victims(board, seat).map((other) => ({
			...seatChoice(other),
			then: coloniesToStrike(board, other)
		})),
		{ id: 'nobody', say: msg('Nobody') }
	]
});

/** Whom the card turned up strikes: another player with a colony. */
function victimOf(play: Play, seat: SeatId): SeatId | null {
	const victim = drawnFor(play);
	return victim && victim !== seat && struck(play.board, victim).length > 0 ? victim : null;
}

const isWild = ({ encounter }: Board): boolean => encounter?.destiny?.startsWith('wild') ?? false;

function execute(play: Play, seat: SeatId, victim: SeatId, planet: PlanetId): void {
	const { fallen } = encounterOf(play.board);
	if (noteOf(play, 'shadow')) {
		unnote(play, 'shadow');
		// What is pushed first comes last: the ship must be gone.
		play.push('shadow.replace', { seat, victim, planet, fallen: fallen[victim] ?? 0 });
	}
	loseShips(play, { [victim]: { [planet]: 1 } }, { rule: 'CE-7.22' });
}

const replace: Step = {
	place: formsOf('shadow.replace').run((play, { seat, victim, planet, fallen }) => {
		const { board } = play;
		const fell = (encounterOf(board).fallen[victim] ?? 0) > fallen;
		if (!fell || shipsAt(board, seat, 'warp') === 0) return;
		play.say(
			msg('A ship of {who} comes out of the warp to {planet}.', {
				who: seat,
				planet: planetName(planet)
			}),
			'CE-1.14'
		);
		moveShips(play, [{ seat, n: 1, from: 'warp', to: planet }]);
	})
};

/** What one ship less on this planet takes from its owner, as a bot sees it. */
function worthOfStrike(sight: Sight, victim: SeatId, planet: PlanetId): number {
	const { encounter } = sight.open;
	const n = shipsSeen(sight, planet)[victim] ?? 0;
	const own = encounter?.notes.shadow ? worthOfColony(sight, sight.me, planet) : 0;
	if (n > 1) return own + 0.1 / n;
	if (homeOf(planet) !== victim)
		return own + 0.2 + foreignOf(sight, victim) / goalOf(sight, victim);
	return own + (homesOf(sight, victim) <= homesNeeded(sight) ? 0.5 : 0.15);
}

/** Whose colonies these are, as far as a bot can tell: the one that has ships on all of them and is not itself. */
const struckAt = (sight: Sight, places: readonly Choice<PlanetId>[]): SeatId | undefined =>
	rivalsOf(sight).find((seat) => places.every(({ id }) => shipsSeen(sight, id)[seat]));

/** The planet of a player where it hurts most. */
const bestStrike = (
	sight: Sight,
	victim: SeatId,
	places: readonly Choice<PlanetId>[]
): PlanetId | undefined => bestOf(places, ({ id }) => worthOfStrike(sight, victim, id))?.id;

/** Whether a ship less may cost a bot a colony that matters. */
function isThreatened(sight: Sight): boolean {
	const { me, open } = sight;
	const destiny = open.encounter?.destiny;
	if (!destiny || colourOf(destiny) !== me) return false;
	return keysOf(open.planets).some(
		(planet) =>
			shipsSeen(sight, planet)[me] === 1 &&
			(homeOf(planet) !== me || homesOf(sight, me) <= homesNeeded(sight))
	);
}

/** Colonies of a losing defense whose ships are not in the encounter. */
const aside = (board: Board, seat: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter((planet) => planet !== targetOf(board));

/** Whether the offense has just won with an attack, with ships that are about to land. */
function isBeaten({ encounter }: Board): boolean {
	return (
		encounter?.outcome?.type === 'won' &&
		encounter.outcome.side === 'offense' &&
		encounter.laid.offense?.face?.kind === 'attack' &&
		Object.keys(encounter.gate).length > 0
	);
}

export const shadow: Alien = {
	words: {
		name: msg('Shadow'),
		power: msg('Execute'),
		gist: msg('Sends a ship of whom destiny shows to the warp'),
		text: msg(
			'Whenever destiny shows the colour of another player, or a special card that means another player, you *use* this power to send one ship of that player, from any of their colonies, to the warp. When it shows a wild card, you may *use* it on a ship of any other player.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'As the defense, when you have lost to an attack, send one of your ships that is not in the encounter to the warp. All opposing ships go there with it and found no colony.'
			),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		super: {
			text: msg(
				'On your own turn, when you use your power, one of your ships in the warp takes the place of the ship executed.'
			),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		rulings: [
			msg('Each card counts, also one that is discarded for another.'),
			msg('Your own colour, or a special card that means you, does nothing.'),
			msg('Ships in the gate are on no colony.'),
			msg('After the wild flare the offense has won all the same, and may go on.'),
			msg('With the super flare your ship comes only once the other is in the warp.')
		]
	},
	liked: 9,
	power: {
		uses: {
			execute: asking({
				moments: ['destiny.drawn'],
				mandatory: true,
				open: (play, { seat }) => victimOf(play, seat) !== null,
				ask: (play, { seat }) => {
					const victim = victimOf(play, seat);
					return victim && coloniesToStrike(play.board, victim);
				},
				choose: (sight, { choices }) => {
					const victim = struckAt(sight, choices);
					const pick = victim && bestStrike(sight, victim, choices);
					return pick ? { pick } : null;
				},
				say: msg('send a ship of the player destiny shows to the warp'),
				harms: isThreatened,
				apply: (play, { seat }, { pick }) => {
					const victim = drawnFor(play);
					if (victim) execute(play, seat, victim, pick);
				}
			}),
			choose: asking({
				moments: ['destiny.drawn'],
				mandatory: true,
				open: ({ board }, { seat }) => isWild(board) && victims(board, seat).length > 0,
				ask: ({ board }, { seat }) => anybody(board, seat),
				say: msg('send a ship of any other player to the warp'),
				choose: (sight, { choices }) => {
					const strikes = choices.flatMap(({ id, then }) => {
						const planet = then && bestStrike(sight, id, then.choices);
						return planet ? [{ pick: id, then: { pick: planet } }] : [];
					});
					return bestOf(strikes, ({ pick, then }) => worthOfStrike(sight, pick, then.pick)) ?? null;
				},
				apply: (play, { seat }, { pick, then }) => {
					if (then) execute(play, seat, pick, then.pick);
					// CE-16.24: the flare was for this use, not for that of a card drawn later.
					else unnote(play, 'shadow');
				}
			})
		}
	},
	wild: {
		uses: {
			drag: asking({
				moments: ['resolution.outcome'],
				roles: ['defense'],
				open: ({ board }, { seat }) => isBeaten(board) && aside(board, seat).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: aside(board, seat).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet
					}))
				}),
				say: msg('a ship of their own drags all opposing ships to the warp'),
				yours: msg('a ship of your own drags all opposing ships to the warp'),
				sends: template('Give up a ship on {first}'),
				worth: (sight) => {
					const fight = fightIn(sight);
					if (!fight) return 0;
					const empty = worthOfEnding(sight, { ...fight, gate: {} }, 'offense');
					const spoils = sumOf(entriesOf(fight.gate), ([, n]) => n) * SHIP * 0.2;
					return empty + spoils - worthOfEnding(sight, fight, 'offense') - SHIP;
				},
				choose: (sight, { choices }) => {
					const pick = bestOf(choices, ({ id }) => shipsSeen(sight, id)[sight.me] ?? 0)?.id;
					return pick ? { pick } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const { gate } = encounterOf(play.board);
					const dragged = Object.fromEntries(
						entriesOf(gate).map(([other, n]) => [other, { gate: n }])
					);
					loseShips(play, { ...dragged, [seat]: { [pick]: 1 } }, { rule: 'CE-1.14' });
				}
			})
		}
	},
	super: {
		uses: {
			replace: {
				moments: ['use.declared'],
				roles: OFFENSE,
				open: (play, { seat }) => {
					const { seat: by, source, id, fate } = declaredUse(play);
					return (
						by === seat &&
						source === 'power' &&
						id === 'shadow' &&
						!fate &&
						shipsAt(play.board, seat, 'warp') > 0
					);
				},
				say: msg('a ship of their own takes the place of the one executed'),
				yours: msg('a ship of your own takes the place of the one executed'),
				worth: (sight) => (warpOf(sight) > 0 ? 0.9 : 0),
				apply: (play) => note(play, 'shadow', true)
			}
		}
	},
	steps: { replace }
};
