/** How the encounter stands, from what is public: the parts of both totals, and what they say. */
import type { SeatId } from '$lib/core/ids';
import type { Words } from '$lib/core/words';
import type { Face, Ships, Side } from '$lib/games/cosmic/types';
import type { OpenBoard, OpenEncounter } from '$lib/games/cosmic/view';
import { fill, listed, nameOf, signed, t, type Names } from '../../words';
import { faceOf } from '../pieces/cards';
import { planetNumber } from './labels';

interface Stack {
	readonly seat: SeatId;
	readonly n: number;
}

export interface SideStanding {
	readonly side: Side;
	readonly main: SeatId | null;
	/** In the pan, the main player's first. */
	readonly stacks: readonly Stack[];
	readonly ships: number;
	readonly card: string | null;
	/** A card lies there, face down. */
	readonly hidden: boolean;
	/** It has the back of the reward deck. */
	readonly reward: boolean | undefined;
	/** A kicker lies face down beside it. */
	readonly kicks: boolean;
	readonly face: Face | null;
	/** Its number, if it has one. */
	readonly value: number | null;
	readonly added: number;
	/** What its kicker multiplies the card by, once it is turned up; null: it has none. */
	readonly kicker: number | null;
	/** What the powers made of it; 0 while no total is fixed. */
	readonly powers: number;
	/** What those are called, in the order they count. */
	readonly by: readonly Words[];
	/** What its total has besides card and additions, once ships have gone their ways; null before. */
	readonly rest: number | null;
	readonly total: number | null;
}

const sum = (ships: Ships): number =>
	Object.values(ships).reduce<number>((total, n) => total + (n ?? 0), 0);

function stacks(ships: Ships, first: SeatId | null): Stack[] {
	return (Object.entries(ships) as [SeatId, number][])
		.filter(([, n]) => n > 0)
		.map(([seat, n]) => ({ seat, n }))
		.sort((a, b) => Number(b.seat === first) - Number(a.seat === first));
}

export function standingOf(
	open: OpenBoard,
	encounter: OpenEncounter
): readonly [SideStanding, SideStanding] {
	const home = encounter.target ? (open.planets[encounter.target] ?? {}) : {};
	const main = encounter.defense;
	const stay = main ? (home[main] ?? 0) : 0;
	const fleet: { [side in Side]: Ships } = {
		offense: encounter.gate,
		defense: { ...(main && stay ? { [main]: stay } : {}), ...encounter.beside }
	};
	const sides = (['offense', 'defense'] as const).map((side): SideStanding => {
		const laid = encounter.laid[side];
		const face = laid?.face ?? null;
		const ships = sum(fleet[side]);
		// What another card has added is named with what powers make of it: the card shown has it not.
		const value = face?.kind === 'attack' ? face.value - (face.plus ?? 0) : null;
		const whole = face?.kind === 'attack' ? face.value : null;
		const added = encounter.added[side];
		const kicked = encounter.kickers?.[side];
		const number = kicked ? faceOf(kicked, null).value : null;
		const kicker = number === null ? null : number + (encounter.kicked?.[side] ?? 0);
		const plain = value === null ? null : value * (kicker ?? 1) + ships + added;
		// What was won without comparing is not added up once its ships have gone their ways.
		const adds = whole !== null && !encounter.outcome;
		const total = encounter.totals?.[side] ?? (adds ? whole * (kicker ?? 1) + ships + added : null);
		return {
			side,
			main: side === 'offense' ? encounter.offense : main,
			stacks: stacks(fleet[side], side === 'offense' ? encounter.offense : main),
			ships,
			card: laid?.card ?? encounter.discarded[side],
			hidden: !!laid && !laid.card,
			reward: laid?.reward,
			kicks: kicked === null,
			face,
			value,
			added,
			kicker,
			powers: encounter.totals && plain !== null ? encounter.totals[side] - plain : 0,
			by: encounter.changedBy?.[side] ?? [],
			rest:
				encounter.outcome && encounter.totals && value !== null
					? encounter.totals[side] - value * (kicker ?? 1) - added
					: null,
			total
		};
	});
	return sides as [SideStanding, SideStanding];
}

/**
 * `Not counted yet: +3 by Macron for the offense.`: what powers that must still be used will surely do (CE-16.3), to its
 * player as "your"; empty: nothing.
 */
export function uncountedSaid(
	{ encounter }: Pick<OpenBoard, 'encounter'>,
	names: Names,
	you: SeatId | null
): string {
	if (!encounter?.toCome || encounter.outcome) return '';
	const { toCome } = encounter;
	const more = toCome.flatMap(({ by, adds }) =>
		(['offense', 'defense'] as const).flatMap((side) => {
			const n = adds?.[side] ?? 0;
			return n === 0
				? []
				: t('{n} by {what} for the {side, select, offense {offense} other {defense}}', {
						...{ n: signed(n), what: fill(by, names), side }
					});
		})
	);
	const inWords = toCome.flatMap(({ seat, by, say, yours = say }) =>
		say && yours
			? t('{what} must still be used: {does}.', {
					what: fill(by, names),
					does: fill(seat === you ? yours : say, names)
				})
			: []
	);
	return [
		...(more.length > 0 ? [t('Not counted yet: {more}.', { more: listed(more) })] : []),
		...inWords
	].join(' ');
}

/** The encounter as it will stand once all that must be used is, as far as that is certain. */
function inTheEnd(encounter: OpenEncounter): OpenEncounter {
	const { foreseen, outcome } = encounter;
	if (!foreseen || outcome) return encounter;
	const { turned: _turned, decidedBy: _decidedBy, ...now } = encounter;
	return { ...now, ...foreseen };
}

/** Whether there are cards to be seen: both after the reveal, one that lies face up before it (CE-10.4, CE-11.1). */
export const showsCards = ({ phase }: OpenBoard, { revealed, laid }: OpenEncounter): boolean =>
	(phase === 'reveal' && revealed) ||
	((phase === 'planning' || phase === 'reveal') && !!(laid.offense?.card ?? laid.defense?.card));

/** `Ines attacks Tomasz, planet 3`; to one of them: `You attack Tomasz, planet 3`, `Ines attacks your planet 3`. */
export function encounterTitle(
	encounter: OpenEncounter,
	names: Names,
	you: SeatId | null = null
): string {
	const { offense, defense, system, target } = encounter;
	const who = nameOf(offense, names);
	// Nobody attacks anybody (CE-33.45).
	if (encounter.council) return t('Galactic Council');
	if (!defense) return offense === you ? t('Your encounter') : t('{who}’s encounter', { who });
	const whom = nameOf(defense, names);
	const n = target && planetNumber(target);
	if (n && system && system !== defense) {
		// An intruder is met away from home, in the system of the offense, of a partner, or of a third.
		const owner = nameOf(system, names);
		if (offense === you)
			return system === you
				? t('You attack {whom} on your planet {n}', { whom, n })
				: t('You attack {whom} on planet {n} of {owner}', { whom, n, owner });
		return defense === you
			? t('{who} attacks you on planet {n} of {owner}', { who, n, owner })
			: t('{who} attacks {whom} on planet {n} of {owner}', { who, whom, n, owner });
	}
	if (offense === you)
		return n ? t('You attack {whom}, planet {n}', { whom, n }) : t('You attack {whom}', { whom });
	if (defense === you)
		return n ? t('{who} attacks your planet {n}', { who, n }) : t('{who} attacks you', { who });
	return n
		? t('{who} attacks {whom}, planet {n}', { who, whom, n })
		: t('{who} attacks {whom}', { who, whom });
}

/** The side that wins, or would as it stands; null while that is open, and where both lose. */
export function winningSide(encounter: OpenEncounter): Side | null {
	const { outcome, leads, turned } = inTheEnd(encounter);
	if (outcome) return outcome.type === 'won' ? outcome.side : null;
	if (!leads || leads === 'bothLose') return null;
	return turned ? opposite(leads) : leads;
}

const opposite = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

/** `Loser: Who would win loses, and who would lose wins.`: how this fight is decided otherwise, a line each, until it is decided. */
export function decidesSaid({ encounter }: OpenBoard, names: Names): readonly string[] {
	if (!encounter?.defense || encounter.outcome || encounter.council) return [];
	const toCome = (encounter.toCome ?? []).flatMap(({ by, decides = [] }) =>
		decides.map((say) => {
			const what = { name: fill(by, names), what: fill(say, names) };
			return encounter.revealed
				? t('{name}, not counted yet: {what}.', what)
				: t('{name}, between two attacks: {what}.', what);
		})
	);
	return [
		...encounter.decides.map(({ by, say }) =>
			t('{name}: {what}.', { name: fill(by, names), what: fill(say, names) })
		),
		...toCome
	];
}

/** The one sentence under the balance; how it will stand, where something must still be counted (`uncountedSaid`). */
export function verdict(
	sides: readonly [SideStanding, SideStanding],
	encounter: OpenEncounter,
	names: Names
): string {
	const end = inTheEnd(encounter);
	const what = listed((end.decidedBy ?? []).map((words) => fill(words, names)));
	if (encounter.outcome) return decidedSaid(encounter, what);
	const stands = standsSaid(sides, end, names, what);
	if (!encounter.foreseen?.totals) return stands;
	const { offense: n, defense: m } = encounter.foreseen.totals;
	return t('Then {n} : {m}. {stands}', { n, m, stands });
}

/** What has come of it; `what`: the names of what has decided it otherwise than cards and totals. */
function decidedSaid({ outcome, totals, turned, lowWins }: OpenEncounter, what: string): string {
	switch (outcome?.type) {
		case 'deal':
			return t('A deal is made.');
		case 'dealFailed':
			return t('The deal failed.');
		case 'bothLose':
			return what ? t('Both sides lose: {what}.', { what }) : t('Both sides lose.');
		case 'ended':
			return t('The encounter has ended.');
		case undefined:
			return '';
		case 'won':
	}
	const { side } = outcome;
	if (!totals) {
		if (turned)
			return t('{side, select, offense {Offense} other {Defense}} wins: turned round by {what}.', {
				side,
				what
			});
		return what
			? t('{side, select, offense {Offense} other {Defense}} wins outright: {what}.', {
					side,
					what
				})
			: t('{side, select, offense {Offense} other {Defense}} wins.', { side });
	}
	const [n, m] = [totals[side], totals[opposite(side)]];
	if (n === m)
		return turned
			? t(
					'Level at {n}, and {side, select, offense {offense} other {defense}} wins: turned round by {what}.',
					{ side, n, what }
				)
			: t('Level at {n}: a tie goes to the {side, select, offense {offense} other {defense}}.', {
					side,
					n
				});
	if (turned)
		return t(
			'{side, select, offense {Offense} other {Defense}} wins, {n} to {m}: turned round by {what}.',
			{ side, n, m, what }
		);
	return lowWins
		? t(
				'{side, select, offense {Offense} other {Defense}} wins, {n} to {m}: the smaller total wins.',
				{ side, n, m }
			)
		: t('{side, select, offense {Offense} other {Defense}} wins, {n} to {m}.', { side, n, m });
}

/** How it stands before it is decided. */
function standsSaid(
	[offense, defense]: readonly [SideStanding, SideStanding],
	encounter: OpenEncounter,
	names: Names,
	what: string
): string {
	const who = ({ main }: SideStanding) => (main ? nameOf(main, names) : t('Nobody'));
	const { leads, totals, turned } = encounter;
	if (leads === 'bothLose')
		return what ? t('Both sides lose: {what}.', { what }) : t('Both sides lose.');
	if (encounter.outright && leads) {
		const side = encounter.outright;
		if (turned)
			return t(
				'{side, select, offense {Offense} other {Defense}} wins outright, and would lose by that: {what}.',
				{ side, what }
			);
		return what
			? t('{side, select, offense {Offense} other {Defense}} wins outright: {what}.', {
					side,
					what
				})
			: t('{side, select, offense {Offense} other {Defense}} wins outright.', { side });
	}
	const peaceful = [offense, defense].filter(({ face }) => face?.kind === 'negotiate');
	if (peaceful.length === 2)
		return peaceful.every(({ card }) => !card || faceOf(card, null).kind === 'negotiate')
			? t('Both negotiate.')
			: t('Both cards count as negotiates.');
	if (peaceful[0]) {
		const loser = who(peaceful[0]);
		if (!leads) return t('{loser} negotiates.', { loser });
		if (turned) return t('{loser} negotiates, and would win by that: {what}.', { loser, what });
		return t('{loser} negotiates: {winner} wins, and {loser} is compensated.', {
			loser,
			winner: who(leads === 'offense' ? offense : defense)
		});
	}
	if (!leads || !totals) return '';
	const by = Math.abs(totals.offense - totals.defense);
	if (by === 0)
		return turned
			? t(
					'Level. A tie goes to the {side, select, offense {offense} other {defense}}, which would lose by that: {what}.',
					{ side: leads, what }
				)
			: t('Level. A tie goes to the {side, select, offense {offense} other {defense}}.', {
					side: leads
				});
	if (encounter.lowWins)
		return turned
			? t(
					'{side, select, offense {Offense} other {Defense}} has less by {by}, and would lose by that: {what}.',
					{ side: leads, by, what }
				)
			: t(
					'{side, select, offense {Offense} other {Defense}} has less by {by}, and the smaller total wins.',
					{ side: leads, by }
				);
	return turned
		? t(
				'{side, select, offense {Offense} other {Defense}} is ahead by {by}, and would lose by that: {what}.',
				{ side: leads, by, what }
			)
		: t('{side, select, offense {Offense} other {Defense}} leads by {by}.', { side: leads, by });
}

/** `+ 7 by Mirror and Sniper`, of what powers made of a total; nothing where they made nothing of it. */
export function powersSaid({ powers, by }: SideStanding, names: Names): string {
	if (powers === 0) return '';
	const n = Math.abs(powers);
	const what = by.length > 0 ? listed(by.map((words) => fill(words, names))) : t('powers');
	return powers > 0 ? t('+ {n} by {what}', { n, what }) : t('− {n} by {what}', { n, what });
}

/** A text broken between words into lines of so many letters; a longer word has a line of its own. */
export const inLines = (text: string, most: number): readonly string[] =>
	text.split(' ').reduce<readonly string[]>((lines, word) => {
		const last = lines.at(-1);
		return last !== undefined && last.length + 1 + word.length <= most
			? [...lines.slice(0, -1), `${last} ${word}`]
			: [...lines, word];
	}, []);

/** How far the beam leans, degrees; positive: the defense (right) is heavier. */
export const lean = (offense: number, defense: number, each: number, most: number): number =>
	Math.max(-most, Math.min(most, (defense - offense) * each));
