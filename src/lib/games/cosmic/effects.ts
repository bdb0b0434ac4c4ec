/**
 * What an alien, a flare half or an artifact is to the rules: uses made at a moment, and changes to
 * values. The steps know no alien: they open windows and ask for values, and whatever is in play answers.
 */
import { changed } from '../../core';
import type { Answer, Changes, InForce, Shape } from '../../core';
import { playerOf, powerOn, timingOrder } from './board';
import { alienName } from './cards';
import type { Alien } from './aliens/alien';
import { ALIENS } from './aliens';
import type { Artifact } from './artifacts/artifact';
import { ARTIFACTS } from './artifacts';
import { turnUp } from './sheets';
import type { Open, Play } from './play';
import type {
	AlienId,
	ArtifactId,
	Board,
	CardId,
	Moment,
	Role,
	SeatId,
	Side,
	Source
} from './types';

/** Whose effect is being used, and how it came to be. */
export interface Me {
	readonly seat: SeatId;
	readonly source: Source;
	readonly id: AlienId | ArtifactId;
	/** The card played; null for a power. */
	readonly card: CardId | null;
}

/**
 * One thing an effect can do at some moments, as its sheet or card says (CE-16.2). A use is declared, may
 * be answered (zapped, blocked, stolen), and only then happens (CE-17.3).
 */
export interface Use {
	readonly moments: readonly Moment[];
	/** Roles that may use it; left out: any. */
	readonly roles?: readonly Role[];
	/** Carried out whenever its condition is met (CE-16.3). Left out: its owner decides. */
	readonly mandatory?: boolean;
	/** At most one use in an encounter; left out: as often as its condition is met (CE-16.5). */
	readonly once?: boolean;
	/** A condition that everybody can see; decides who is asked. */
	readonly open?: (play: Play, me: Omit<Me, 'card'>, window: Open) => boolean;
	/** A condition that may rest on what only the owner knows; decides what it is offered. */
	readonly when?: (play: Play, me: Me, window: Open) => boolean;
	/** No use in the rulebook's sense: nothing can answer it (CE-16.4). */
	readonly unanswerable?: boolean;
	/** Details settled with the declaration; null when there is nothing to choose from, so no use. */
	readonly ask?: (play: Play, me: Me) => Shape | null;
	/** What the use does, for the choice and the log. */
	readonly say: string;
	/** In force from the use to the end of the encounter. */
	readonly lasting?: CosmicChanges;
	/** A number the use fixes for `lasting`. */
	readonly amount?: (answer: Answer | null) => number;
	readonly apply?: (play: Play, me: Me, answer: Answer | null) => void;
	/** Where a flare goes after use instead of back to hand (CE-15.27). */
	readonly afterwards?: (play: Play, me: Me, answer: Answer | null) => void;
}

export interface Effect {
	readonly uses: { readonly [use: string]: Use };
	/** Parts of a power that are no use: in force while the power is on (CE-16.4). */
	readonly passive?: CosmicChanges;
}

/** What a side's total is made of. Ships are worths, so a Macron ship is 4 of them. */
export interface Parts {
	readonly card: number;
	readonly main: number;
	readonly allies: number;
	readonly added: number;
}

export type CosmicValues = {
	/** The most ships a seat may send into an encounter (CE-8.4, CE-9.6). */
	readonly mostShips: { of: { seat: SeatId; as: 'offense' | 'ally' }; value: number };
	/** What one ship of a seat adds to its side's total (CE-1.13). */
	readonly shipWorth: { of: { seat: SeatId }; value: number };
	/** The parts that are added up to a side's total (CE-11.5). */
	readonly parts: { of: { side: Side; seat: SeatId }; value: Parts };
	/** Whether the smaller total wins. */
	readonly lowWins: { of: null; value: boolean };
	/** The winning side, last of all (CE-11.11). */
	readonly winner: { of: null; value: Side };
	/** Cards or rewards due for one ship (CE-14.2, CE-14.9). */
	readonly gainWorth: { of: { seat: SeatId }; value: number };
	/** Cards of compensation due (CE-14.2). */
	readonly compensation: { of: { seat: SeatId }; value: number };
	/** Whether a seat turns up its encounter card only after the other is seen (CE-11.1). */
	readonly revealsLast: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may join a side that did not invite it (CE-9.5). */
	readonly joinsUninvited: { of: { seat: SeatId }; value: boolean };
};

interface Owner {
	readonly seat: SeatId;
	readonly amount: number;
}

type CosmicChanges = Changes<Play, Owner, CosmicValues>;

/** The effect of a power, a flare half or an artifact. */
export function effectOf(source: Source, id: AlienId | ArtifactId): Effect {
	if (source === 'artifact') return artifactOf(id);
	const alien = alienOf(id);
	return alien[source];
}

export function alienOf(id: AlienId): Alien {
	const alien: Alien | undefined = ALIENS[id];
	if (!alien) throw new Error(`There is no alien ${id}.`);
	return alien;
}

function artifactOf(id: ArtifactId): Artifact {
	const artifact: Artifact | undefined = ARTIFACTS[id];
	if (!artifact) throw new Error(`There is no artifact ${id}.`);
	return artifact;
}

export function useOf(source: Source, id: string, use: string): Use {
	const found = effectOf(source, id).uses[use];
	if (!found) throw new Error(`${id} has no use ${use}.`);
	return found;
}

/** Everything that changes values now: powers in timing order, then uses in the order they were made. */
function inForce(play: Play): InForce<Play, Owner, CosmicValues>[] {
	const { board } = play;
	const found: InForce<Play, Owner, CosmicValues>[] = [];
	for (const seat of timingOrder(board))
		for (const id of board.players[seat]?.aliens ?? []) {
			const passive = alienOf(id).power.passive;
			if (passive && passiveWorks(board, seat, id))
				found.push({ owner: { seat, amount: 0 }, changes: passive });
		}
	for (const lasting of board.encounter?.lasting ?? []) {
		// CE-18.5: a use already completed is not undone, whatever becomes of the power.
		const changes = useOf(lasting.source, lasting.id, lasting.use).lasting;
		if (changes) found.push({ owner: { seat: lasting.seat, amount: lasting.amount }, changes });
	}
	return found;
}

/** CE-18.4: no part of a lost power works, but by the option passive parts do; of one zapped none (CE-17.2). */
function passiveWorks(board: Board, seat: SeatId, id: AlienId): boolean {
	if (powerOn(board, seat, id)) return true;
	const player = board.players[seat];
	return (
		board.options.passiveSurvivesLoss &&
		player?.powerLost === true &&
		player.aliens.includes(id) &&
		!board.encounter?.zapped.includes(`${seat} ${id}`)
	);
}

/** A value after every effect in force has had its say. */
export function value<K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of']
): CosmicValues[K]['value'] {
	if (play.board.options.hiddenPowers) turnUpPassive(play, name, plain, of);
	return changed(play, inForce(play), name, plain, of);
}

/** CE-3.18: a hidden sheet is turned up when a passive part of it changes something all can see. */
function turnUpPassive<K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of']
): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		const player = playerOf(board, seat);
		if (player.shown) continue;
		for (const id of player.aliens) {
			const change = alienOf(id).power.passive?.[name];
			if (!change || !passiveWorks(board, seat, id)) continue;
			if (change(play, { seat, amount: 0 }, plain, of) === plain) continue;
			turnUp(play, seat);
			play.say(`{${seat}} plays ${alienName(id)}.`, 'CE-3.18');
		}
	}
}
