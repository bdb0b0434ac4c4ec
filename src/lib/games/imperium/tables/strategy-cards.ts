/** The eight Strategy Cards (TI-24). */
import { msg } from '../../../core';
import type { Words } from '../../../core';

export interface StrategyCard {
	/** The order of play goes by it, lowest first (TI-4.9). */
	readonly number: number;
	readonly name: Words;
	/** What it does by itself; null for the others. */
	readonly passive: Words | null;
	/** Null: it takes no Strategic Action (TI-5.9). */
	readonly primary: Words | null;
	/** `isFree`: it costs no counter from Strategy Allocation (TI-5.5); `brief`: its text in a few words. */
	readonly secondary: {
		readonly isFree: boolean;
		readonly brief: Words;
		readonly text: Words;
	} | null;
}

export const STRATEGY_CARDS = {
	initiative: {
		number: 1,
		name: msg('Initiative'),
		passive: msg(
			'On taking the card claim the Speaker token at once. This round you use secondary abilities without paying the counter from Strategy Allocation. You take no Strategic Action with this card. You may not take this card in the next Strategy Phase.'
		),
		primary: null,
		secondary: null
	},
	diplomacy: {
		number: 2,
		name: msg('Diplomacy'),
		passive: null,
		primary: msg(
			'Name an opponent. For the rest of the round neither of you may activate a system holding any unit of the other, Ground Forces and PDS included.'
		),
		secondary: {
			isFree: false,
			brief: msg('The others may refresh planets.'),
			text: msg('Refresh one or two of your exhausted planets.')
		}
	},
	political: {
		number: 3,
		name: msg('Political'),
		passive: null,
		primary: msg(
			'In order: draw 3 Action Cards; gain 1 command counter; draw the top Political Card and resolve its agenda; then look secretly at the next three Political Cards, put one face down on top of the deck and the other two on the bottom.'
		),
		secondary: {
			isFree: false,
			brief: msg('The others may draw an Action Card.'),
			text: msg('Draw 1 Action Card.')
		}
	},
	logistics: {
		number: 4,
		name: msg('Logistics'),
		passive: null,
		primary: msg('Gain 4 command counters from your reinforcements.'),
		secondary: {
			isFree: true,
			brief: msg('The others may buy command counters with influence.'),
			text: msg(
				'Spend influence: 1 command counter for every 3 influence spent, any number of times.'
			)
		}
	},
	trade: {
		number: 5,
		name: msg('Trade'),
		passive: null,
		primary: msg(
			'One of: (a) gain 3 trade goods, then collect from your active agreements, then open negotiations among all players, every new agreement needing your approval; or (b) cancel every trade agreement and return the contracts to their owners.'
		),
		secondary: {
			isFree: false,
			brief: msg('The others may collect from their agreements.'),
			text: msg('Collect trade goods from your active agreements made before this action.')
		}
	},
	warfare: {
		number: 6,
		name: msg('Warfare'),
		passive: null,
		primary: msg(
			'Take one of your command counters off the board and put it in your Command Pool. Without one on the board nothing happens.'
		),
		secondary: {
			isFree: false,
			brief: msg('The others may move Cruisers or Destroyers a step.'),
			text: msg(
				'Choose one or two of your Cruisers/Destroyers anywhere, activated systems included; each moves to an adjacent system that is empty of ships and not a Home System. Put one of your counters from reinforcements in each system entered. Nothing is loaded or landed.'
			)
		}
	},
	technology: {
		number: 7,
		name: msg('Technology'),
		passive: null,
		primary: msg('Gain one technology whose prerequisites you meet, free.'),
		secondary: {
			isFree: false,
			brief: msg('The others may buy a technology.'),
			text: msg(
				'Spend 8 resources (less specialties) for one technology whose prerequisites you meet.'
			)
		}
	},
	imperial: {
		number: 8,
		name: msg('Imperial'),
		passive: null,
		primary: msg(
			'Turn the top card of the Objective Deck face up in the common area; if it is Imperium Rex the game ends at once, before any points; otherwise gain 2 victory points.'
		),
		secondary: {
			isFree: false,
			brief: msg('The others may build at their Space Docks.'),
			text: msg(
				'Build units at your Space Docks in one system, whether or not it holds your counter; this does not activate it. No new Space Dock.'
			)
		}
	}
} as const satisfies Record<string, StrategyCard>;
