/** The Action Cards (TI-18): 103 of 72 kinds, and the moments at which they are played (TI-34.3). */
import { msg } from '../../../core';
import type { Words } from '../../../core';

/** When a card is played. `own`, `you`: the player of the card. */
export const TIMINGS = [
	/** As the action of a turn. */
	'action',
	/** At any moment in which no window, sealed answer, roll or hit is open (TI-34.5). */
	'any-time',
	/** In the Strategy Phase, before the first pick. */
	'strategy-start',
	/** At any point of the Strategy Phase, its first window and its last included (TI-34.6). */
	'strategy-phase',
	/** After somebody picks a Strategy Card, until the next pick is made (TI-34.6). */
	'after-pick',
	/** After the last pick, before bonus counters are laid. */
	'strategy-end',
	/** After you activate a system with a counter. */
	'after-own-activation',
	/** After an opponent activated a system and moved at least one ship into it, before your PDS fire. */
	'after-enemy-moves-in',
	/** Before a space battle of yours starts (TI-9.4). */
	'before-space-battle',
	/** Before a round of a space battle of yours; before the first one's strikes (TI-9.4). */
	'before-space-round',
	/** Before a round of a space battle or invasion combat of yours. */
	'before-combat-round',
	/** After a die is rolled in a round of a space battle or invasion combat of yours. */
	'after-die',
	/** After the opponent rolled all dice of a round, before you remove casualties. */
	'before-casualties',
	/** After an enemy ship takes damage in a space battle of yours, strikes included. */
	'ship-damaged',
	/** Before a bombardment, by owners of planets that may be bombarded. */
	'before-bombardment',
	/** Before the landings of your Tactical Action. */
	'before-landings',
	/** Before an invasion combat in which you attack, and before its bombardment. */
	'before-invasion',
	/** After you take a neutral planet by landing. */
	'after-neutral-taken',
	/** After an opponent takes a planet from you. */
	'planet-lost',
	/** Before you pay the price of a technology. */
	'before-tech-buy',
	/** After you resolve the Technology primary. */
	'after-own-tech-primary',
	/** After any primary is resolved, before its secondaries (TI-34.7). */
	'after-primary',
	/** In the Political primary, before its first Political Card is drawn: one window with the next. */
	'political-primary',
	'before-political-draw',
	/** After an agenda is read, before the first vote. */
	'after-agenda-read',
	/** Before you vote. */
	'before-own-vote',
	/** After the last vote, before the count. */
	'after-vote',
	/** After the last Trade secondary, if a partner of yours collected by it. */
	'after-partner-trade',
	/** In the Status Phase, before its step 7. */
	'status-phase',
	/** After another player plays an Action Card. */
	'after-action-card',
	/** At the moment of the card it copies. */
	'copy'
] as const;
export type Timing = (typeof TIMINGS)[number];

/**
 * How a moment is asked for: `own` with a question its player is asked anyway (TI-34.4), `interrupt` unasked
 * (TI-34.5), `sides` of both sides of a battle (TI-34.8), `one` of the player meant (TI-34.9), `all` in a window
 * (TI-34.10).
 */
export type TimingClass = 'own' | 'interrupt' | 'sides' | 'one' | 'all';

/** TI-34.3. */
export const TIMING_CLASS: { readonly [timing in Timing]: TimingClass } = {
	action: 'own',
	'after-own-activation': 'own',
	'before-landings': 'own',
	'before-invasion': 'own',
	'after-neutral-taken': 'own',
	'before-tech-buy': 'own',
	'after-own-tech-primary': 'own',
	'before-own-vote': 'own',
	'status-phase': 'own',
	copy: 'own',
	'any-time': 'interrupt',
	'strategy-phase': 'interrupt',
	'after-pick': 'interrupt',
	'after-primary': 'all',
	'before-space-battle': 'sides',
	'before-space-round': 'sides',
	'before-combat-round': 'sides',
	'after-die': 'sides',
	'before-casualties': 'sides',
	'ship-damaged': 'sides',
	'before-bombardment': 'sides',
	'after-enemy-moves-in': 'one',
	'planet-lost': 'one',
	'after-partner-trade': 'one',
	'strategy-start': 'all',
	'strategy-end': 'all',
	'political-primary': 'all',
	'before-political-draw': 'all',
	'after-agenda-read': 'all',
	'after-vote': 'all',
	'after-action-card': 'all'
};

export interface ActionCard {
	readonly name: Words;
	/** Copies in the deck. */
	readonly count: number;
	readonly timing: Timing;
	readonly text: Words;
}

export const ACTION_CARDS = {
	armistice: {
		name: msg('Armistice'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose an opponent and a planet you control: that opponent may not invade it this round. War Suns may still bombard it without a landing.'
		)
	},
	'chemical-warfare': {
		name: msg('Chemical Warfare'),
		count: 1,
		timing: 'before-invasion',
		text: msg(
			'If you have a Dreadnought in the system: destroy half of the Ground Forces, rounded up, on the enemy planet whose invasion begins. This is no bombardment: PDS, Dug In and Conventions of War do not stop it.'
		)
	},
	'civil-defense': {
		name: msg('Civil Defense'),
		count: 1,
		timing: 'action',
		text: msg(
			'Put 2 PDS for free on a planet you control that has none. With only 1 in reinforcements put that one.'
		)
	},
	'command-summit': {
		name: msg('Command Summit'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'Gain 2 command counters, as far as your reinforcements hold them, in your Command Pool.'
		)
	},
	'corporate-sponsorship': {
		name: msg('Corporate Sponsorship'),
		count: 1,
		timing: 'before-tech-buy',
		text: msg('The green technology you are buying costs 4 less.')
	},
	'council-dissolved': {
		name: msg('Council Dissolved'),
		count: 1,
		timing: 'political-primary',
		text: msg(
			'No Political Card is drawn in this Political primary. The rest of the primary stands.'
		)
	},
	'cultural-crisis': {
		name: msg('Cultural Crisis'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'Choose a player, who may be yourself: that player’s racial abilities, good and bad, are off this round. What the race started with stays. Ships that an ability allowed above Fleet Supply go at once; cards in hand stay.'
		)
	},
	'determine-policy': {
		name: msg('Determine Policy'),
		count: 1,
		timing: 'before-political-draw',
		text: msg(
			'Choose an agenda from the political deck, its discard pile or the laws in play: it is voted on in place of a drawn card. Only you see the deck, and it is shuffled if the agenda came from there. A law in play stays in force while it is voted on again.'
		)
	},
	'diplomatic-immunity': {
		name: msg('Diplomatic Immunity'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose a system with a ship of yours: for the rest of the round only you may activate it. Counters that lie there stay.'
		)
	},
	'direct-hit': {
		name: msg('Direct Hit!'),
		count: 4,
		timing: 'ship-damaged',
		text: msg(
			'Destroy the enemy Dreadnought or War Sun that has just been damaged. Damage by PDS fire does not count.'
		)
	},
	disclosure: {
		name: msg('Disclosure'),
		count: 1,
		timing: 'any-time',
		text: msg('Look at the Action Cards of an opponent who has any, and discard one of them.')
	},
	discredit: {
		name: msg('Discredit'),
		count: 1,
		timing: 'after-vote',
		text: msg('Choose another player’s vote: it becomes an abstention, in an election too.')
	},
	'dug-in': {
		name: msg('Dug In'),
		count: 1,
		timing: 'before-bombardment',
		text: msg(
			'Choose a planet of yours in the system about to be bombarded: bombardment cannot hit your Ground Forces there this round. X-89 Bacterial Weapon and Chemical Warfare still can.'
		)
	},
	'emergency-repairs': {
		name: msg('Emergency Repairs'),
		count: 2,
		timing: 'any-time',
		text: msg('Repair all your Dreadnoughts and War Suns in one system.')
	},
	'experimental-battlestation': {
		name: msg('Experimental Battlestation'),
		count: 1,
		timing: 'after-enemy-moves-in',
		text: msg(
			'One of your Space Docks fires three PDS shots at the fleet in the activated system: from the same system, or from a neighbouring one if you have Deep Space Cannon. Your technologies for PDS count. Hits are taken at once.'
		)
	},
	'fantastic-rhetoric': {
		name: msg('Fantastic Rhetoric'),
		count: 1,
		timing: 'before-own-vote',
		text: msg(
			'You have 10 more votes on this agenda, even if you have no others. It does not help who may not vote.'
		)
	},
	'fighter-prototype': {
		name: msg('Fighter Prototype'),
		count: 1,
		timing: 'before-space-battle',
		text: msg('Your Fighters in the battle get +2 on combat rolls in its first round.')
	},
	'flank-speed': {
		name: msg('Flank Speed'),
		count: 4,
		timing: 'after-own-activation',
		text: msg(
			'Your ships that move to the system just activated get +1 movement. It does not help ships that leave a nebula, or a second Tactical Action.'
		)
	},
	'focused-research': {
		name: msg('Focused Research'),
		count: 1,
		timing: 'before-tech-buy',
		text: msg(
			'Spend 6 resources: the one prerequisite you lack for the technology you are buying is ignored. This comes on top of its price, and nothing lowers it. Where any one of several is needed and you own none, you lack one.'
		)
	},
	'ghost-ship': {
		name: msg('Ghost Ship'),
		count: 1,
		timing: 'action',
		text: msg(
			'Put a Destroyer for free in a system with a wormhole and without enemy ships, if your Fleet Supply has room.'
		)
	},
	'good-year': {
		name: msg('Good Year'),
		count: 1,
		timing: 'action',
		text: msg(
			'Gain 1 trade good for each planet you control outside your Home System. You need at least one.'
		)
	},
	'grand-armada': {
		name: msg('Grand Armada'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'This round your Fleet Supply does not limit your ships in your Home System. What is above it at the end of the Status Phase is destroyed.'
		)
	},
	'in-the-silence-of-space': {
		name: msg('In the Silence of Space'),
		count: 3,
		timing: 'after-own-activation',
		text: msg(
			'Choose one of your fleets: in this activation its ships with movement 2 or more may pass through systems with enemy ships, cargo and all. They may not stop there.'
		)
	},
	'influence-in-the-merchants-guild': {
		name: msg('Influence in the Merchants’ Guild'),
		count: 1,
		timing: 'action',
		text: msg('Break one trade agreement, of any players but Hacan.')
	},
	insubordination: {
		name: msg('Insubordination'),
		count: 1,
		timing: 'action',
		text: msg(
			'An opponent with a counter in the Command Pool puts one of them back in reinforcements.'
		)
	},
	'into-the-breach': {
		name: msg('Into the Breach'),
		count: 1,
		timing: 'before-space-battle',
		text: msg(
			'Choose one of your Dreadnoughts in the battle: all your ships there get +1 in its battle rounds, and that Dreadnought takes the first two hits on your side. Strikes count among them, the anti-fighter barrage does not. Undamaged it is damaged and then destroyed; damaged already it takes only the first.'
		)
	},
	'local-unrest': {
		name: msg('Local Unrest'),
		count: 4,
		timing: 'action',
		text: msg(
			'Choose a planet that somebody controls, outside Home Systems: exhaust it, and destroy one Ground Force there. If none is left, or none was there, it becomes neutral.'
		)
	},
	'lucky-shot': {
		name: msg('Lucky Shot'),
		count: 1,
		timing: 'action',
		text: msg(
			'Destroy an enemy Dreadnought, Cruiser or Destroyer of your choice in a system with a planet you control. It cannot sustain damage.'
		)
	},
	'massive-transport': {
		name: msg('Massive Transport'),
		count: 1,
		timing: 'action',
		text: msg(
			'Move one of your Space Docks to another planet you control that has none, along neighbouring systems without enemy ships, both ends included. The dock may not produce this round. Fighters it leaves without a place are destroyed.'
		)
	},
	'master-of-trade': {
		name: msg('Master of Trade'),
		count: 1,
		timing: 'any-time',
		text: msg('If you have two trade agreements: refresh one or two of your planets.')
	},
	minelayers: {
		name: msg('Minelayers'),
		count: 1,
		timing: 'after-enemy-moves-in',
		text: msg(
			'Each of your Cruisers in the system entered scores one hit on the entering fleet, as one of the strikes before the battle: casualties leave at once and do not fire. Without a battle nothing happens.'
		)
	},
	'morale-boost': {
		name: msg('Morale Boost'),
		count: 5,
		timing: 'before-combat-round',
		text: msg('All your units in this combat get +1 on combat rolls for this one round.')
	},
	multiculturalism: {
		name: msg('Multiculturalism'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'Choose a racial ability of an opponent: you have it too this round, even if a card has put it off for that opponent. Counters that a race starts with cannot be chosen.'
		)
	},
	'opening-the-black-box': {
		name: msg('Opening the Black Box'),
		count: 1,
		timing: 'before-tech-buy',
		text: msg(
			'If you are buying a red technology: each of your planets with a red specialty lowers its price by 2 in place of 1.'
		)
	},
	patrol: {
		name: msg('Patrol'),
		count: 1,
		timing: 'action',
		text: msg(
			'Move up to two of your Cruisers and Destroyers, from systems with your counter, each one step to a system without ships, where your Fleet Supply has room. Then put a counter from reinforcements in each system entered.'
		)
	},
	plague: {
		name: msg('Plague'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose an opponent’s planet with Ground Forces, and roll a die for each of them: on an even number it is destroyed. The opponent keeps the planet even if none is left.'
		)
	},
	'policy-paralysis': {
		name: msg('Policy Paralysis'),
		count: 1,
		timing: 'after-primary',
		text: msg(
			'One opponent may not use the secondary of the Strategy Card being resolved, and does not spend a counter for it.'
		)
	},
	'political-stability': {
		name: msg('Political Stability'),
		count: 1,
		timing: 'status-phase',
		text: msg(
			'Keep one of your Strategy Cards, but not Initiative or Imperial. In the next Strategy Phase it is one of your picks: with two cards you pick only in the first pass. It is unused again and counts in the order of play.'
		)
	},
	privateers: {
		name: msg('Privateers'),
		count: 1,
		timing: 'action',
		text: msg(
			'Take half of the trade goods, rounded down, of an opponent who has any. The other half is lost.'
		)
	},
	'productivity-spike': {
		name: msg('Productivity Spike'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'Choose one of your Space Docks: this round it may produce as many more units as its planet has influence. The limit of Humane Labor is not raised.'
		)
	},
	'public-disgrace': {
		name: msg('Public Disgrace'),
		count: 1,
		timing: 'after-pick',
		text: msg(
			'The player who has just picked a Strategy Card puts it back and picks another one. What the pick brought is undone. Those who pick later may pick the card. There must be another one that player may pick.'
		)
	},
	'rally-of-the-people': {
		name: msg('Rally of the People'),
		count: 1,
		timing: 'action',
		text: msg(
			'Put a Dreadnought for free in your Home System, if no enemy ship is there and your Fleet Supply has room.'
		)
	},
	'rare-mineral': {
		name: msg('Rare Mineral'),
		count: 3,
		timing: 'after-neutral-taken',
		text: msg('Gain 3 trade goods.')
	},
	recheck: {
		name: msg('Recheck'),
		count: 4,
		timing: 'after-die',
		text: msg(
			'One die just rolled, yours or the enemy’s, is rolled again. The second roll counts, and no other Recheck may touch it.'
		)
	},
	reparations: {
		name: msg('Reparations'),
		count: 1,
		timing: 'planet-lost',
		text: msg(
			'Exhaust a planet of the player who took yours. Then refresh one of your planets with no more resources than that one.'
		)
	},
	'rise-of-a-messiah': {
		name: msg('Rise of a Messiah'),
		count: 1,
		timing: 'action',
		text: msg('Put 1 Ground Force for free on every planet you control.')
	},
	'ruinous-tariffs': {
		name: msg('Ruinous Tariffs'),
		count: 1,
		timing: 'after-partner-trade',
		text: msg(
			'Choose a trade partner who has just collected: that player gives you half of all trade goods on that Race Sheet, rounded up.'
		)
	},
	sabotage: {
		name: msg('Sabotage'),
		count: 5,
		timing: 'after-action-card',
		text: msg(
			'Cancel the Action Card just played: it has no effect and is discarded, and what was paid for it comes back. Sabotage cannot be cancelled so.'
		)
	},
	'scientist-assassination': {
		name: msg('Scientist Assassination'),
		count: 1,
		timing: 'strategy-phase',
		text: msg('Choose any player: that player cannot gain or buy technologies this round.')
	},
	'secret-industrial-agent': {
		name: msg('Secret Industrial Agent'),
		count: 1,
		timing: 'action',
		text: msg(
			'Destroy any player’s Space Dock outside Home Systems. Fighters it leaves without a place are destroyed.'
		)
	},
	'shields-holding': {
		name: msg('Shields Holding'),
		count: 1,
		timing: 'before-casualties',
		text: msg('In this round of a space battle cancel up to 2 hits on your ships.')
	},
	'signal-jamming': {
		name: msg('Signal Jamming'),
		count: 4,
		timing: 'strategy-phase',
		text: msg(
			'Put a counter from another player’s reinforcements on a system outside Home Systems that has none of that player. It counts as activated for that player. With none in reinforcements one is taken from that player’s Race Sheet.'
		)
	},
	'skilled-retreat': {
		name: msg('Skilled Retreat'),
		count: 4,
		timing: 'before-space-round',
		text: msg(
			'Put a counter from your reinforcements in a neighbouring system without other players’ ships and without a counter of yours, not an asteroid field or supernova, and move your whole fleet there. The battle ends and the other side has won. Ships above Fleet Supply and cargo above capacity are destroyed on arrival.'
		)
	},
	'spacedock-accident': {
		name: msg('Spacedock Accident'),
		count: 1,
		timing: 'action',
		text: msg('Choose any player’s Space Dock outside Home Systems: it may not produce this round.')
	},
	'star-of-death': {
		name: msg('Star of Death'),
		count: 1,
		timing: 'before-landings',
		text: msg(
			'If you have a War Sun in the activated system: choose a planet there. All Ground Forces, PDS and Space Docks on it are destroyed and it becomes neutral. This is no bombardment and breaks no trade agreement.'
		)
	},
	'stellar-criminals': {
		name: msg('Stellar Criminals'),
		count: 1,
		timing: 'action',
		text: msg(
			'An opponent with at least two unexhausted planets exhausts half of them, rounded down, by that player’s choice.'
		)
	},
	'strategic-bombardment': {
		name: msg('Strategic Bombardment'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose a system with a War Sun of yours and an opponent with an unexhausted planet there: exhaust all planets of that opponent in it. Then roll a die: on 6 or more take this card back into your hand.'
		)
	},
	'strategic-flexibility': {
		name: msg('Strategic Flexibility'),
		count: 1,
		timing: 'strategy-end',
		text: msg(
			'Exchange a Strategy Card you picked for one that nobody has and that is not barred. You take its bonus counters, and keep those of the old one. Taking Initiative brings the Speaker token; giving it back leaves the token where it is.'
		)
	},
	'strategic-shift': {
		name: msg('Strategic Shift'),
		count: 1,
		timing: 'strategy-start',
		text: msg(
			'Name a Strategy Card: nobody may pick it this round. It gets a bonus counter like any card left over.'
		)
	},
	'successful-spy': {
		name: msg('Successful Spy'),
		count: 1,
		timing: 'action',
		text: msg('Take 2 Action Cards at random from an opponent’s hand, or the only one.')
	},
	synchronicity: {
		name: msg('Synchronicity'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'Search the action deck for a card, take it unseen by the others, and shuffle the deck.'
		)
	},
	'tech-bubble': {
		name: msg('Tech Bubble'),
		count: 1,
		timing: 'after-own-tech-primary',
		text: msg('You may use the Technology secondary as well, for its counter and its full price.')
	},
	thugs: {
		name: msg('Thugs'),
		count: 1,
		timing: 'after-agenda-read',
		text: msg(
			'Choose any player: that player may not vote on Political Cards for the rest of the round. As Speaker that player still breaks ties.'
		)
	},
	'touch-of-genius': {
		name: msg('Touch of Genius'),
		count: 1,
		timing: 'copy',
		text: msg(
			'Spend 3 influence: this card works as a card in the action discard pile, which stays there. As Sabotage it cannot be cancelled. If it is cancelled the influence comes back.'
		)
	},
	'trade-stop': {
		name: msg('Trade Stop'),
		count: 1,
		timing: 'strategy-phase',
		text: msg('Break all trade agreements, your own included, but not those of Hacan.')
	},
	transport: {
		name: msg('Transport'),
		count: 1,
		timing: 'action',
		text: msg(
			'Move up to 3 Ground Forces from one of your planets to another you control, along neighbouring systems without enemy ships, both ends included.'
		)
	},
	'unexpected-action': {
		name: msg('Unexpected Action'),
		count: 1,
		timing: 'action',
		text: msg(
			'Take one of your command counters off the board to your reinforcements. That system no longer counts as activated for you.'
		)
	},
	uprising: {
		name: msg('Uprising'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose a system outside Home Systems: all planets there are exhausted, whoever owns them.'
		)
	},
	usurper: {
		name: msg('Usurper'),
		count: 1,
		timing: 'strategy-phase',
		text: msg(
			'If you control Mecatol Rex: lay this card there. Its influence counts twice in your votes, even while it is exhausted. The card is discarded when you lose the planet.'
		)
	},
	veto: {
		name: msg('Veto'),
		count: 1,
		timing: 'after-agenda-read',
		text: msg('Discard the agenda. The active player draws another Political Card.')
	},
	'voluntary-annexation': {
		name: msg('Voluntary Annexation'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose a neutral planet in a system that shares a side with one in which you control a planet: put 3 Ground Forces there for free and take control. The planet is exhausted. This is no landing.'
		)
	},
	'war-footing': {
		name: msg('War Footing'),
		count: 1,
		timing: 'action',
		text: msg(
			'Choose a system: for the rest of the round your Fleet Supply there counts 2 more. What is above it at the end of the Status Phase is destroyed.'
		)
	}
} as const satisfies Record<string, ActionCard>;
