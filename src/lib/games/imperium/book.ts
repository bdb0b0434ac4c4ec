/**
 * The book of the game: what its cards, tiles and units say, with their numbers. The site serves it as one JSON file;
 * a screen, or a stranger's program, needs nothing else.
 */
import { msg } from '../../core';
import type { Sends, SendsAlong, Words } from '../../core';
import {
	ACTION_CARDS,
	LAYOUTS,
	OBJECTIVES,
	POLITICAL_CARDS,
	RACES,
	STRATEGY_CARDS,
	TECH_PRICE,
	TECHNOLOGIES,
	TILES,
	UNITS,
	WHEN_PLAYED
} from './tables';
import type {
	ActionCard,
	Layout,
	Objective,
	PoliticalCard,
	Race,
	StrategyCard,
	Technology,
	Tile,
	Timing,
	Unit,
	UnitKind
} from './tables';
import { COUNTERS } from './board';
import { ALONG, DEEDS, MOMENTS_TOLD, SENDS, STEPS } from './deeds';

/** `text`: what it does, whatever is voted. */
type Agenda = PoliticalCard & { readonly text: Words };

type ById<T> = { readonly [id: string]: T };

export interface ImperiumBook {
	/** By what an id says before the number of its copy: `sabotage#2` is a `sabotage`. */
	readonly actions: ById<ActionCard>;
	/** When one is played, in words. */
	readonly timings: { readonly [timing in Timing]: Words };
	readonly tiles: ById<Tile>;
	/** The galaxy of each number of players. */
	readonly layouts: ById<Layout>;
	readonly objectives: ById<Objective>;
	readonly politics: ById<Agenda>;
	readonly races: ById<Race>;
	readonly strategies: ById<StrategyCard>;
	readonly technologies: ById<Technology>;
	readonly units: { readonly [kind in UnitKind]: Unit };
	/** Numbers of the rules, before any card. */
	readonly numbers: {
		/** A player's command counters (TI-2.7). */
		readonly counters: number;
		/** What a technology costs (TI-19.1). */
		readonly tech: number;
	};
	/** What those who wait are told, and those who send. */
	readonly verbs: {
		/** What a player is doing, by the name of the question. */
		readonly deeds: ById<Words>;
		/** What a moment to respond is about, by its name. */
		readonly moments: ById<Words>;
		/** What goes on, by the name of the step. */
		readonly steps: ById<Words>;
		/** What sending does, by the name of the question. */
		readonly sends: ById<Sends>;
		/** For picks within picks, by `question/choice`. */
		readonly along: ById<SendsAlong>;
	};
}

function agendaOf(card: PoliticalCard): Agenda {
	const text =
		card.vote === 'forAgainst'
			? msg('For: {yes} Against: {no}', { yes: card.for, no: card.against })
			: card.effect;
	return { ...card, text };
}

export const book: ImperiumBook = {
	actions: ACTION_CARDS,
	timings: WHEN_PLAYED,
	tiles: TILES,
	layouts: LAYOUTS,
	objectives: OBJECTIVES,
	politics: Object.fromEntries(
		Object.entries<PoliticalCard>(POLITICAL_CARDS).map(([id, card]) => [id, agendaOf(card)])
	),
	races: RACES,
	strategies: STRATEGY_CARDS,
	technologies: TECHNOLOGIES,
	units: UNITS,
	numbers: { counters: COUNTERS, tech: TECH_PRICE },
	verbs: { deeds: DEEDS, moments: MOMENTS_TOLD, steps: STEPS, sends: SENDS, along: ALONG }
};
