/** What a Political Card does once it is decided (TI-17.15, TI-17.16): one small object a card, in the files of this folder. */
import type { Play } from '../play';
import type { Board, Elected, PlanetId, PoliticalCardId, SeatId, Ballot } from '../types';

/** A vote that is over. Plain JSON. */
export interface Decided {
	readonly card: PoliticalCardId;
	/** The active player, who rolls where dice are rolled (TI-18.14). */
	readonly seat: SeatId;
	readonly votes: readonly Ballot[];
}

export type Effect = (play: Play, decided: Decided) => void;

/** What is voted for or against. A law is in play already when its `for` happens. */
export interface Motion {
	readonly for: Effect;
	readonly against: Effect;
}

/** Who or what is elected; what the law says lasts is asked where it matters. */
export interface Election {
	readonly elected: (play: Play, elected: Elected, decided: Decided) => void;
	/** Which planets are candidates; left out: all that have an owner (TI-17.21). */
	readonly mayElect?: (board: Board, planet: PlanetId) => boolean;
}

/** It only stands, or nothing happens. */
export const nothing: Effect = () => undefined;

/** A law that only stands, and whose Against does nothing. */
export const stands: Motion = { for: nothing, against: nothing };

/** An office, or anything else that only stands. */
export const office: Election = { elected: () => undefined };

/** A wrong kind of candidate is a bug: the candidates come from the card. */
const wrong = ({ card }: Decided): never => {
	throw new Error(`${card} elects something else.`);
};

export const electsPlayer = (
	act: (play: Play, seat: SeatId, decided: Decided) => void
): Election => ({
	elected: (play, elected, decided) =>
		'player' in elected ? act(play, elected.player, decided) : wrong(decided)
});

export const electsPlayers = (
	act: (play: Play, seats: readonly [SeatId, SeatId]) => void
): Election => ({
	elected: (play, elected, decided) =>
		'players' in elected ? act(play, elected.players) : wrong(decided)
});

export const electsPlanet = (
	act: (play: Play, planet: PlanetId, decided: Decided) => void,
	mayElect?: Election['mayElect']
): Election => ({
	elected: (play, elected, decided) =>
		'planet' in elected ? act(play, elected.planet, decided) : wrong(decided),
	...(mayElect ? { mayElect } : {})
});

export const electsPlanets = (
	act: (play: Play, planets: readonly [PlanetId, PlanetId]) => void,
	mayElect?: Election['mayElect']
): Election => ({
	elected: (play, elected, decided) =>
		'planets' in elected ? act(play, elected.planets) : wrong(decided),
	...(mayElect ? { mayElect } : {})
});

export const electsLaw = (
	act: (play: Play, card: PoliticalCardId, decided: Decided) => void
): Election => ({
	elected: (play, elected, decided) =>
		'law' in elected ? act(play, elected.law, decided) : wrong(decided)
});
