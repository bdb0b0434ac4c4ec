/** The 60 Political Cards (TI-17): agendas, one of each. */
import { msg } from '../../../core';
import type { Words } from '../../../core';

/** What is chosen by vote: For or Against, or candidates (TI-17.21). */
export const VOTES = [
	'forAgainst',
	'electPlayer',
	'electTwoPlayers',
	'electPlanet',
	'electTwoPlanets',
	'electLaw',
	'electColour'
] as const;
export type Vote = (typeof VOTES)[number];

export type PoliticalCard = {
	readonly name: Words;
	/** A law that is passed stays in play (TI-17.15); an event happens once (TI-17.16). */
	readonly type: 'law' | 'event';
} & (
	| { readonly vote: 'forAgainst'; readonly for: Words; readonly against: Words }
	/** What the election does; where not all may be elected it says who. */
	| { readonly vote: Exclude<Vote, 'forAgainst'>; readonly effect: Words }
);

const NOTHING = msg('Nothing happens.');

export const POLITICAL_CARDS = {
	'aggressive-strategy': {
		name: msg('Aggressive Strategy'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'In the order of play each player may use the secondary of a Strategy Card of their own, without a counter: of one of them, the active player too. Initiative has none. Resources and influence are still paid.'
		),
		against: msg(
			'Nobody may use a secondary for the rest of the round, that of this Political card included.'
		)
	},
	'ancient-artifact': {
		name: msg('Ancient Artifact'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'The active player rolls a die. On 1 to 5 every unit in the Mecatol Rex system is lost, and in each system beside it every fleet, and all Ground Forces of a planet together, take three dice that hit on 5 or more; owners choose the casualties and ships may sustain damage. On 6 or more each player, in the order of play, gains two technologies with their prerequisites.'
		),
		against: NOTHING
	},
	'arms-reduction': {
		name: msg('Arms Reduction'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('Each player destroys Dreadnoughts down to two and Cruisers down to four.'),
		against: msg('Each player exhausts every own planet with a red specialty.')
	},
	'checks-and-balances': {
		name: msg('Checks and Balances'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'In the Strategy Phase whoever picks a Strategy Card gives it to another player who has still one to get, and keeps it only if there is none. Bonus counters and the Speaker token go to the one who picks, and so does the bar on picking Initiative again.'
		),
		against: msg(
			'Each player passes all Strategy Cards to the left at once; used ones stay used, and the Political card being resolved counts as used.'
		)
	},
	'closing-the-wormholes': {
		name: msg('Closing the Wormholes'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'No ship moves from one wormhole system to another as neighbours, by whatever kind of move.'
		),
		against: msg(
			'Each player destroys one ship other than a Fighter in each wormhole system with a fleet of theirs.'
		)
	},
	'code-of-honor': {
		name: msg('Code of Honor'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Nobody may announce a withdrawal or a retreat from a space battle, or retreat before it. Skilled Retreat stays open.'
		),
		against: NOTHING
	},
	'colonial-redistribution': {
		name: msg('Colonial Redistribution'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'The player with most victory points, of several one at random, chooses a planet of their own, and its Ground Forces are destroyed. Then that player names another one who has fewest points among the others: that one may put three Ground Forces there for free and take control.'
		),
		against: NOTHING
	},
	'colonization-licensing': {
		name: msg('Colonization Licensing'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Who lands on a neutral planet first spends resources, at least as many as it has.'),
		against: msg(
			'For every three planets a player controls outside the Home System, that player exhausts one of their choice.'
		)
	},
	'compensated-disarmament': {
		name: msg('Compensated Disarmament'),
		type: 'event',
		vote: 'electPlanet',
		effect: msg(
			'Elect a planet: all Ground Forces there are destroyed. Its owner gains 1 trade good for each and keeps the planet.'
		)
	},
	'conventions-of-war': {
		name: msg('Conventions of War'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('No planet with a Space Dock can be bombarded; X-89 Bacterial Weapon is stopped too.'),
		against: msg(
			'Each player who voted against takes one own Space Dock outside the Home System off the board.'
		)
	},
	'core-stability': {
		name: msg('Core Stability'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'In each Status Phase the Action Cards that all would draw are laid face up. Players take theirs, whoever has most unexhausted influence first; of equals by the order of play.'
		),
		against: msg('Nobody draws Action Cards for the rest of the round.')
	},
	'cost-overruns': {
		name: msg('Cost Overruns'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'Each player loses 1 trade good for each planet they control, as far as they have them.'
		),
		against: NOTHING
	},
	'council-elder': {
		name: msg('Council Elder'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who keeps this card. When an election comes up, that player may discard it after the agenda is read: nobody else votes on it. If they cast no vote the Speaker chooses.'
		)
	},
	'councils-censure': {
		name: msg('Council’s Censure'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player: to pick Imperial that player puts 2 counters from Strategy Allocation back in reinforcements. Without them Imperial can be picked only if it is the last card left.'
		)
	},
	'crown-of-thalnos': {
		name: msg('Crown of Thalnos'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg('Elect a player: that player’s Ground Forces get +1 on combat rolls.')
	},
	'dispute-resolution': {
		name: msg('Dispute Resolution'),
		type: 'event',
		vote: 'electTwoPlanets',
		effect: msg(
			'Elect two planets of two different players, not Mecatol Rex and none in a Home System: all units on both are destroyed and both become neutral.'
		)
	},
	'economic-revitalization': {
		name: msg('Economic Revitalization'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg('Elect a player, who takes 1 trade good from each opponent who has any.')
	},
	'fleet-regulations': {
		name: msg('Fleet Regulations'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Nobody may have more than five counters in Fleet Supply. Those above go back to reinforcements.'
		),
		against: msg('Each player puts 1 counter from reinforcements in Fleet Supply.')
	},
	'forced-economic-independence': {
		name: msg('Forced Economic Independence'),
		type: 'law',
		vote: 'electTwoPlayers',
		effect: msg(
			'Elect two players: while the law stands they cannot make a trade agreement with each other. One they have is broken, but not with Hacan.'
		)
	},
	'free-trade': {
		name: msg('Free Trade'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Who collects from at least one trade agreement gets 1 more trade good.'),
		against: msg('Each player loses 2 trade goods, or the only one.')
	},
	'holder-of-mecatol-rex': {
		name: msg('Holder of Mecatol Rex'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('The owner of Mecatol Rex may discard a law in play.'),
		against: msg('The owner of Mecatol Rex may put two Ground Forces there for free.')
	},
	'holy-planet-of-ixth': {
		name: msg('Holy Planet of Ixth'),
		type: 'law',
		vote: 'electPlanet',
		effect: msg(
			'Elect a planet outside Home Systems: for the rest of the game no units are produced there. A Space Dock may be built there and supports Fighters.'
		)
	},
	'humane-labor': {
		name: msg('Humane Labor'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Every Space Dock produces at most 2 units. Nothing raises this.'),
		against: msg('No Space Dock may produce for the rest of the round.')
	},
	'imperial-academy': {
		name: msg('Imperial Academy'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('With the Logistics secondary a counter costs 2 influence.'),
		against: NOTHING
	},
	'imperial-containment': {
		name: msg('Imperial Containment'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'Whoever has most planets outside the own Home System now, all of them if there are several, puts 1 more counter from the Command Pool back in reinforcements for each they place in a Tactical Action, for the rest of the round. Without it they cannot activate a system.'
		),
		against: NOTHING
	},
	'imperial-mandate': {
		name: msg('Imperial Mandate'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('Each player gains 2 victory points.'),
		against: msg('Each player with any victory points loses 1.')
	},
	'imperial-peace': {
		name: msg('Imperial Peace'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Nobody may invade Mecatol Rex: while it has an owner nobody else may land there.'),
		against: msg(
			'For the rest of the round no other planet than Mecatol Rex may be invaded. Landing on neutral planets stays open.'
		)
	},
	'labor-force-politics': {
		name: msg('Labor Force Politics'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'The resources and the influence of every planet change places, for all that counts them.'
		),
		against: msg('For the rest of the round each player may produce at only one own Space Dock.')
	},
	'limits-to-individual-power': {
		name: msg('Limits to Individual Power'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Nobody may hold more than three Action Cards; what is above is discarded at once. A race without a hand limit still has none.'
		),
		against: msg('Each player discards an Action Card at random.')
	},
	'mass-mobilization': {
		name: msg('Mass Mobilization'),
		type: 'event',
		vote: 'forAgainst',
		for: msg(
			'Each player, in the order of play, may put free Ground Forces on own planets, spread at will: one for every five votes cast on this agenda, For and Against together.'
		),
		against: msg('Nobody may buy Ground Forces for the rest of the round.')
	},
	'minister-of-commerce': {
		name: msg('Minister of Commerce'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player: in each Status Phase that player takes 1 trade good from each other player who has one and a trade agreement.'
		)
	},
	'minister-of-exploration': {
		name: msg('Minister of Exploration'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who gains 1 trade good for each neutral planet that another player lands on and takes.'
		)
	},
	'minister-of-internal-security': {
		name: msg('Minister of Internal Security'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who keeps this card and may discard it at any time: four Ground Forces on Mecatol Rex, or all if there are fewer, are destroyed.'
		)
	},
	'minister-of-policy': {
		name: msg('Minister of Policy'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg('Elect a player, who draws 1 more Action Card in each Status Phase.')
	},
	'minister-of-war': {
		name: msg('Minister of War'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player: before each space battle of theirs that player may spend 1 counter from Strategy Allocation for one hit. The casualty leaves at once and does not fire.'
		)
	},
	'new-constitution': {
		name: msg('New Constitution'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('All laws in play are discarded. Each player exhausts two own planets.'),
		against: msg(
			'The player with most unexhausted influence, of equals the first in the order of play, may discard a law in play.'
		)
	},
	'official-sanction': {
		name: msg('Official Sanction'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player: for the rest of the round that player may not land on neutral planets or invade.'
		)
	},
	'open-the-trade-routes': {
		name: msg('Open the Trade Routes'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('Each player gains 2 trade goods.'),
		against: msg(
			'Until the Status Phase of this round is over, trade goods that players would gain go to their neighbours on the left, once. What players give or take from each other stays where it goes.'
		)
	},
	'planetary-conscription': {
		name: msg('Planetary Conscription'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Who takes a neutral planet, by landing or by a card, may put a Ground Force on it for free.'
		),
		against: msg('Nobody may land on neutral planets for the rest of the round.')
	},
	'planetary-security': {
		name: msg('Planetary Security'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'A planet outside Home Systems without Ground Forces becomes neutral at once, and in an invasion as soon as it is over.'
		),
		against: NOTHING
	},
	'prophecy-of-ixth': {
		name: msg('Prophecy of Ixth'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, whose Fighters get +1 on combat rolls for the rest of the game. From the next round on, it is lost after a round in which that player bought fewer than two Fighters. It is no law and cannot be repealed.'
		)
	},
	'public-execution': {
		name: msg('Public Execution'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who discards all Action Cards, exhausts all own planets and has −1 on all combat rolls for the rest of the round.'
		)
	},
	'regressive-rhetoric': {
		name: msg('Regressive Rhetoric'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Technologies cost 2 more. Who may use the Technology secondary may draw an Action Card in its place.'
		),
		against: msg('Each player discards an Action Card of their choice.')
	},
	'regulated-conscription': {
		name: msg('Regulated Conscription'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Ground Forces cost 1 resource each. Sol’s counter brings only one.'),
		against: NOTHING
	},
	repeal: {
		name: msg('Repeal'),
		type: 'event',
		vote: 'electLaw',
		effect: msg('Elect a law in play: it is discarded.')
	},
	'research-grant': {
		name: msg('Research Grant'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('The specialty of a planet lowers the price of technologies of every colour.'),
		against: msg('No yellow technology may be gained or bought for the rest of the round.')
	},
	'resource-management': {
		name: msg('Resource Management'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('In the Status Phase counters may not change areas. New ones still go to any area.'),
		against: msg('Each player with three or more Action Cards discards two of their choice.')
	},
	revote: {
		name: msg('Revote'),
		type: 'event',
		vote: 'electLaw',
		effect: msg(
			'Elect a law in play: it is voted on again, and stays in force meanwhile. Another candidate takes it over; voted down it ends and its Against happens.'
		)
	},
	'science-community-speaker': {
		name: msg('Science Community Speaker'),
		type: 'law',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who uses the Technology secondary without a counter and pays 1 less for technologies.'
		)
	},
	'short-term-truce': {
		name: msg('Short Term Truce'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'During the next round nobody may activate a system with enemy ships or invade another player’s planet. Landing on neutral planets stays open. The law ends with that round, or as soon as a player pays 10 influence for it at once.'
		),
		against: msg(
			'Each player who voted against exhausts one own planet, which the neighbour on the left chooses.'
		)
	},
	'subsidized-industry': {
		name: msg('Subsidized Industry'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player, who may put a Space Dock for free on an own planet that has none. It may not produce this round.'
		)
	},
	'subsidized-studies': {
		name: msg('Subsidized Studies'),
		type: 'law',
		vote: 'electColour',
		effect: msg('Elect a colour: technologies of it cost 3 less, all others 2 more.')
	},
	'technology-buy-back': {
		name: msg('Technology Buy-back'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'In each Status Phase each player, in the order of play, may give up one technology for 6 trade goods, but none that another one of theirs requires. It may be got again.'
		),
		against: msg('Nobody may gain or buy technologies for the rest of the round.')
	},
	'technology-investigation-committee': {
		name: msg('Technology Investigation Committee'),
		type: 'event',
		vote: 'forAgainst',
		for: msg('Nobody may buy technologies for the rest of the round. They may be gained.'),
		against: msg(
			'Each player discards an Action Card at random. Then two more Political Cards are drawn and resolved, one after the other.'
		)
	},
	'technology-tariffs': {
		name: msg('Technology Tariffs'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Red technologies cost 4 more.'),
		against: msg('No green technology may be gained or bought for the rest of the round.')
	},
	'trade-embargo': {
		name: msg('Trade Embargo'),
		type: 'event',
		vote: 'electPlayer',
		effect: msg(
			'Elect a player: all trade agreements of that player are broken, but not those with Hacan. Until the end of the next round nobody makes a new one with that player, Hacan neither.'
		)
	},
	'trade-war': {
		name: msg('Trade War'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'Who uses the Trade secondary, even without an agreement, may also destroy 1 trade good of one opponent.'
		),
		against: msg('Each player loses 1 trade good.')
	},
	'traffic-tariffs': {
		name: msg('Traffic Tariffs'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'To activate a system with a planet of another player, spend 1 trade good or exhaust one planet, also for a Transfer Action.'
		),
		against: msg(
			'Each player puts 1 counter from the Command Pool or Strategy Allocation back in reinforcements.'
		)
	},
	'unconventional-weapons': {
		name: msg('Unconventional Weapons'),
		type: 'law',
		vote: 'forAgainst',
		for: msg('Dreadnoughts and War Suns get −2 on combat rolls in space battles.'),
		against: msg(
			'Each player exhausts one own planet for each Dreadnought and War Sun they have on the board.'
		)
	},
	'wormhole-reconstruction': {
		name: msg('Wormhole Reconstruction'),
		type: 'law',
		vote: 'forAgainst',
		for: msg(
			'For ships that move, every wormhole system neighbours every other. Closing the Wormholes goes before this.'
		),
		against: NOTHING
	}
} as const satisfies Record<string, PoliticalCard>;
