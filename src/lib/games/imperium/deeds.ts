/** What a player is doing at each question, and what a moment to respond is about, for those who wait; what is sent. */
import { msg, template } from '../../core';
import type { Sends, SendsAlong, Words } from '../../core';
import type { Moment } from './timing/moments';

/** By the name of the question, to follow "Waiting for Ines:". */
export const DEEDS: { readonly [question: string]: Words } = {
	'setup.pick': msg('pick a race'),
	'setup.keep': msg('keep a race'),
	'setup.leftOver': msg('place the tile that was left over'),
	'setup.build': msg('place a system tile'),
	'setup.units': msg('set out units'),
	'strategy.pillage': msg('take trade goods by pillage'),
	'strategy.pick': msg('pick a Strategy Card'),
	'strategy.give': msg('give a Strategy Card away'),
	'turn.act': msg('take an action, or pass'),
	'agenda.look': msg('look at the next Political Cards'),
	'agenda.lookForTwo': msg('look at the next Political Cards'),
	'battle.foresee': msg('stay and fight, or retreat'),
	'battle.order': msg('order the strikes'),
	'battle.aim': msg('choose which ships fire'),
	'battle.casualties': msg('take hits'),
	'bombardment.choose': msg('bombard'),
	'breaking.choose': msg('break trade agreements, or keep them'),
	'card.price': msg('pay for an Action Card'),
	'claim.choose': msg('claim an objective, or not'),
	'exchange.partner': msg('name whom to exchange cards with'),
	'exchange.talk': msg('exchange Action Cards'),
	'exchange.cards': msg('choose cards to give'),
	'genSynthesis.where': msg('place Ground Forces that come back'),
	'handLimit.discard': msg('discard Action Cards'),
	'invasion.fighters': msg('send Fighters down'),
	'invasion.guns': msg('fire PDS at the landing'),
	'invasion.casualties': msg('take hits'),
	'landings.licence': msg('pay licences for planets, or not'),
	'landings.pay': msg('pay'),
	'landings.assign': msg('land units'),
	'landings.next': msg('choose the next planet'),
	'losses.take': msg('take hits'),
	'orbitalDrop.where': msg('drop Ground Forces on a planet'),
	'ownCards.play': msg('play a card, or none'),
	'pdsFire.fire': msg('fire PDS'),
	'production.where': msg('choose where to produce'),
	'production.which': msg('choose a Space Dock'),
	'production.order': msg('build units'),
	'production.pay': msg('pay'),
	'research.choose': msg('take a technology'),
	'roll.again': msg('keep the dice, or roll one again'),
	'secondary.use': msg('use the secondary ability, or not'),
	'status.counters': msg('place new command counters'),
	'status.buyBack': msg('give up a technology, or not'),
	'status.moves': msg('move counters between areas, or not'),
	'strategic.others': msg('use the secondary ability, or not'),
	'tactical.move': msg('move ships'),
	'tactical.aboard': msg('take units aboard'),
	'tactical.again': msg('take a second action'),
	'transfer.move': msg('transfer ships'),
	'transitDiodes.from': msg('move Ground Forces between planets'),
	'transitDiodes.to': msg('move Ground Forces between planets'),
	'upkeep.fleets': msg('give up ships or what is aboard'),
	'vote.cast': msg('vote'),
	'vote.tie': msg('break the tie'),
	'discarding.choose': msg('discard Action Cards'),
	'exhausting.choose': msg('exhaust planets'),
	'yielding.choose': msg('put a command counter back'),
	'scrapping.choose': msg('destroy ships'),
	'undocking.choose': msg('take a Space Dock off the board'),
	'granting.place': msg('place Ground Forces'),
	'mobilizing.place': msg('place Ground Forces'),
	'redistributing.planet': msg('choose a planet to give up'),
	'redistributing.name': msg('name who may take a planet'),
	'redistributing.take': msg('take a planet, or not'),
	'repealing.choose': msg('discard a law, or none'),
	'tariff.pay': msg('pay Traffic Tariffs'),
	'ownSecondary.which': msg('choose one of the secondaries'),
	'openDraw.take': msg('take Action Cards'),
	'disclosure.choose': msg('look at a hand and discard a card'),
	'exhaustHalf.choose': msg('exhaust planets'),
	'giveCounter.choose': msg('place a command counter'),
	'search.choose': msg('search the deck for a card'),
	'diplomacyPrimary.name': msg('name an opponent to keep apart'),
	'politicalPrimary.counter': msg('place a new command counter'),
	'logisticsPrimary.counters': msg('place new command counters'),
	'tradePrimary.choose': msg('collect by agreements, or break them all'),
	'tradePrimary.talk': msg('negotiate trade agreements'),
	'warfarePrimary.counter': msg('take a counter back')
};

/** To follow "Waiting for answers:", for nobody may know who is asked. */
export const MOMENTS_TOLD: { readonly [moment in Moment]: Words } = {
	strategyStart: msg('the Strategy Phase begins'),
	strategyEnd: msg('Strategy Cards are picked'),
	afterPrimary: msg('a Strategy Card is used'),
	partnerTraded: msg('trade goods were collected'),
	announced: msg('an Action Card is played'),
	movedIn: msg('ships have moved in'),
	beforeBattle: msg('before a battle'),
	beforeRound: msg('before a round of battle'),
	shipDamaged: msg('a ship was damaged'),
	beforeBombardment: msg('before a bombardment'),
	beforeGroundRound: msg('before a round on the ground'),
	planetLost: msg('a planet was lost'),
	hitsInSpace: msg('hits on a fleet'),
	hitsOnGround: msg('hits on the ground'),
	beforeInvasion: msg('before an invasion'),
	nothingComes: msg('a system was activated'),
	neutralTaken: msg('neutral planets were taken'),
	technologyUsed: msg('Technology was used'),
	onlyAction: msg('an Action Card instead of the one thing left to do'),
	beforeAgenda: msg('an agenda is drawn'),
	agendaRead: msg('an agenda is read'),
	voted: msg('all have voted')
};

/** New command counters, wherever they go. */
const COUNTERS = {
	amount: template('Place {n, plural, one {# counter} other {# counters}}')
};

/** What goes on at each step. */
export const STEPS: { readonly [step: string]: Words } = {
	setup: msg('The table is set up'),
	strategy: msg('Strategy Cards are picked'),
	action: msg('The Action Phase'),
	turn: msg('A turn'),
	tactical: msg('A Tactical Action'),
	transfer: msg('A Transfer Action'),
	pdsFire: msg('PDS fire'),
	battle: msg('A battle in space'),
	landings: msg('Landings'),
	production: msg('Units are built'),
	strategic: msg('A Strategic Action'),
	agenda: msg('An agenda'),
	status: msg('The Status Phase')
};

/** A new one: into an area of the race sheet. */
const PLACE = template('Place it: {what}');
const COUNTER: Sends = { some: PLACE, piece: PLACE };
const DISCARD: Sends = { some: template('Discard {what}') };
const EXHAUST: Sends = { some: template('Exhaust {what}') };

/** What sending does, by the name of the question. */
export const SENDS: { readonly [question: string]: Sends } = {
	'strategy.pick': { some: template('Pick {what}') },
	'setup.units': {
		amount: template('Set out {n, plural, one {# unit} other {# units}}')
	},
	'strategy.pillage': { none: msg('Take none'), some: template('Take from {what}') },
	'vote.cast': { some: template('Vote: {what}') },
	'claim.choose': { some: template('Claim: {what}') },
	'agenda.look': { some: template('{what} stays on top') },
	'breaking.choose': { none: msg('Break none'), some: template('Break with {what}') },
	'tactical.move': {
		none: msg('Move nothing'),
		amount: template('Move {n, plural, one {# unit} other {# units}}')
	},
	'transfer.move': {
		none: msg('Transfer nothing'),
		amount: template('Transfer {n, plural, one {# unit} other {# units}}')
	},
	'losses.take': {
		amount: template('Take {n, plural, one {# hit} other {# hits}}')
	},
	'landings.assign': {
		none: msg('Land nothing'),
		amount: template('Land {n, plural, one {# unit} other {# units}}')
	},
	'bombardment.choose': {
		none: msg('Bombard nothing'),
		amount: template('Bombard with {n, plural, one {# ship} other {# ships}}')
	},
	'status.counters': COUNTERS,
	'logisticsPrimary.counters': COUNTERS,
	'invasion.guns': { amount: template('Fire {n} PDS') },
	'production.where': { none: msg('Produce nowhere'), some: template('Produce at {what}') },
	'production.which': { some: template('Produce on {what}') },
	'production.order': { none: msg('Build nothing') },
	'orbitalDrop.where': { some: template('Drop them on {what}') },
	'invasion.fighters': {
		none: msg('Send no Fighters down'),
		amount: template('Send {n, plural, one {# Fighter} other {# Fighters}} down')
	},
	'upkeep.fleets': { amount: template('Give these up: {n}') },
	'diplomacyPrimary.name': { some: template('Name {what}') },
	'warfarePrimary.counter': { some: template('Take the counter back from {what}') },
	'giveCounter.choose': COUNTER,
	'politicalPrimary.counter': COUNTER,
	'ownSecondary.which': { some: template('Use {what}') },
	'handLimit.discard': DISCARD,
	'discarding.choose': DISCARD,
	'disclosure.choose': DISCARD,
	'search.choose': { some: template('Take {what}') },
	'openDraw.take': { some: template('Take {what}') },
	'exhaustHalf.choose': EXHAUST,
	'exhausting.choose': EXHAUST,
	'exchange.partner': { some: template('Exchange with {what}') },
	'exchange.cards': { some: template('Give {what}') },
	gift: {
		amount: template('Give {who} {n, plural, one {# trade good} other {# trade goods}}')
	},
	'vote.tie': { some: template('Carry out {what}') },
	// What is done with an offer says so itself, though the offer is a piece.
	'tradePrimary.talk': { piece: template('{what}') }
};

/** What says itself what it does, whatever was filled in below it. */
const ITSELF = { some: template('{outer}') };
const REFRESH = { some: template('Refresh {first}') };

/** What sending does, by `question/choice`, where picks stand within picks. */
export const ALONG: { readonly [choice: string]: SendsAlong } = {
	'claim.choose': { some: template('Claim it and pay') },
	'tactical.aboard': {
		some: template(
			'{outer}: {n, plural, =0 {nothing comes aboard} one {# unit comes aboard} other {# units come aboard}}'
		)
	},
	'secondary.use/refresh': REFRESH,
	'strategic.others/refresh': REFRESH,
	'secondary.use/buy': ITSELF,
	'strategic.others/buy': ITSELF,
	'status.moves/move': ITSELF,
	'status.moves/giveUp': { some: template('Give up {n} × {first}') },
	'battle.casualties/take': {
		some: template('Take {n, plural, =0 {no hit} one {# hit} other {# hits}}')
	},
	'invasion.casualties/take': {
		some: template('Take {n, plural, =0 {no hit} one {# hit} other {# hits}}')
	},
	'pdsFire.fire/fire': {
		some: template('Fire {n, plural, =0 {no PDS} other {# PDS}}')
	}
};
