/**
 * The verbs of Cosmic Encounter: what players do at each question and step, and what sending an answer does.
 * Aliens and artifacts have words of their own in the book.
 */
import { msg, template } from '$lib/core/words';
import type { Verbs } from '../../boards';

export const VERBS: Verbs = {
	deeds: {
		'start.choose': msg('choose an alien'),
		'selection.pass.choose': msg('hand on an alien'),
		'selection.open.remove': msg('remove an alien'),
		'selection.open.take': msg('take an alien'),
		'selection.delegate.assign': msg('give an alien away'),
		'selection.unseen.want': msg('say whether to want an alien'),
		'selection.unseen.hand': msg('give an unseen alien away'),
		'encounter.retrieve': msg('bring a ship back'),
		'destiny.wild': msg('choose whom to encounter'),
		'destiny.which': msg('choose a destiny card'),
		'destiny.own': msg('choose what to do at home'),
		'destiny.partner': msg('choose what to do at the home of a partner'),
		'destiny.abroad': msg('say where to attack'),
		'launch.aim': msg('aim the gate'),
		'launch.send': msg('send ships'),
		'launch.leave': msg('allow more than one ship, or not'),
		'alliance.leave': msg('allow more than one ship, or not'),
		'alliance.offenseInvites': msg('invite allies'),
		'alliance.defenseInvites': msg('invite allies'),
		'alliance.answer': msg('join a side, or stay out'),
		'alliance.together': msg('join a side, or stay out'),
		'planning.expose': msg('lay a card face up'),
		'planning.select': msg('lay a card'),
		'layAgain.select': msg('lay another card'),
		'compensation.take': msg('choose cards to take'),
		'compensation.give': msg('choose cards to hand over'),
		'atRandom.choose': msg('choose cards to discard'),
		'compensation.backs': msg('choose the backs of cards'),
		'deal.backs': msg('choose the backs of cards'),
		'origins.choose': msg('choose the colonies that ships of another come from'),
		'toll.take': msg('take a card for ships that joined'),
		'takeOne.backs': msg('choose the backs of cards'),
		'deal.talk': msg('make a deal'),
		'deal.choose': msg('choose cards to give'),
		'deal.settlers': msg('choose settlers'),
		'council.talk': msg('agree on a deal of all'),
		'council.choose': msg('choose cards to give'),
		'council.settlers': msg('choose settlers'),
		'council.backs': msg('choose the backs of cards'),
		'deal.more': msg('grant a colony more, or none'),
		'deal.moreSettlers': msg('choose settlers'),
		'home.land': msg('bring ships home'),
		'mustLose.pick': msg('choose ships to lose'),
		'lose.more': msg('choose another ship to lose'),
		'lose.fewer': msg('choose ships that are not lost'),
		'newHand.keep': msg('keep a card of another’s new hand'),
		'newHand.show': msg('show cards and keep them'),
		'late.send': msg('send ships, or none'),
		'late.leave': msg('allow more than one ship, or not'),
		'reveal.follow': msg('send more ships, or not'),
		'use.takesBack': msg('take a card back, or not'),
		'radar.look.choose': msg('ask to be shown a card, or not'),
		'radar.look.show': msg('show a card, or not'),
		'planning.radar': msg('offer a card to be an ally, or not'),
		'radar.buy.take': msg('take an ally for a card, or not'),
		'radar.buy.ships': msg('send ships'),
		'resolution.rewards': msg('take rewards'),
		'resolution.split': msg('take rewards'),
		'turn.second': msg('go on, or end the turn'),
		'tech.keep.choose': msg('choose a technology'),
		'tech.actions.choose': msg('see to their technologies'),
		'tech.dealt.research': msg('put ships on a technology'),
		'evolve.choose': msg('put a ship on an evolution card, or not'),
		'stations.deal.putBack': msg('put a station back'),
		'stations.deal.choose': msg('choose a planet for a space station'),
		'stations.give.where': msg('choose a planet for a space station'),
		'moons.deal.discard': msg('put a moon card back'),
		'moons.deal.place': msg('choose a planet for a moon'),
		'moons.discard.choose': msg('discard cards'),
		'moons.occupy.choose': msg('put a ship on a moon, or not'),
		'teams.give.offer': msg('keep a colony or give it to a partner'),
		'teams.give.take': msg('take a colony from a partner or leave it'),
		'lux.deal.choose': msg('choose a lux card'),
		'lux.market.pick': msg('open the market'),
		'lux.market.agree': msg('join a market or not'),
		'lux.buy.many': msg('buy rewards'),
		'lux.buy.pay': msg('pay with lux'),
		'lux.buy.take': msg('take rewards'),
		'lux.consent.ask': msg('agree or refuse'),
		'ships.mark.choose': msg('mark a ship'),
		'ships.goes.where': msg('say where the marked ship is'),
		'ships.anew.choose': msg('mark another ship'),
		'further.where': msg('say which ships have moved'),
		'resolution.salvage': msg('choose what a Salvage Vessel brings'),
		'use.details': msg('say how a power is used'),
		'use.name': msg('say how a power is used'),
		'mandatory.which': msg('say which effect comes first')
	},
	steps: {
		turn: msg('A turn'),
		encounter: msg('An encounter'),
		destiny: msg('Destiny says who is encountered'),
		launch: msg('The gate is aimed and ships leave'),
		alliance: msg('Allies are invited and answer'),
		planning: msg('Both sides lay a card'),
		layAgain: msg('Another card is laid'),
		late: msg('Ships come late'),
		reveal: msg('The cards are revealed'),
		reinforce: msg('Totals may be added to'),
		resolution: msg('The outcome is carried out'),
		compensation: msg('Compensation is paid'),
		deal: msg('Both sides talk about a deal'),
		home: msg('Ships come home'),
		lose: msg('Ships go to the warp'),
		mustLose: msg('Ships to lose are chosen'),
		use: msg('A power or card takes effect'),
		mandatory: msg('A power must take effect'),
		'tech.deal': msg('Technologies are dealt'),
		'tech.keep': msg('Technologies are kept or discarded'),
		'tech.actions': msg('Technologies are researched'),
		'tech.leave': msg('A technology is discarded'),
		'tech.dealt': msg('A technology changes hands'),
		evolve: msg('Ships go onto evolution cards'),
		'stations.deal': msg('Space stations are dealt'),
		'stations.give': msg('A space station changes hands'),
		'moons.deal': msg('Moons are dealt'),
		'moons.discard': msg('Cards are discarded'),
		origins: msg('Another says from where ships come'),
		toll: msg('Joining may cost a card'),
		'moons.occupy': msg('A ship may go to a moon'),
		'ships.mark': msg('Special ships are marked'),
		'lux.deal': msg('Lux cards are dealt'),
		'lux.market': msg('The market opens'),
		'lux.buy': msg('Rewards are bought'),
		'lux.consent': msg('Somebody is asked to agree'),
		'teams.give': msg('A colony goes to a partner'),
		window: msg('Others may respond')
	},
	sends: {
		'start.choose': { some: template('Be the {what}') },
		// A reinforcement, a kicker or a rift, among what can be used.
		'window.ask': { piece: template('Play {what}') },
		// Who gets it, or that nobody does, the question says.
		'selection.pass.choose': { some: template('This one: {what}') },
		'selection.open.remove': { some: template('Remove the {what}') },
		'selection.open.take': { some: template('Be the {what}') },
		'selection.delegate.assign': { some: template('Give it to {what}') },
		'selection.unseen.hand': { some: template('It goes to: {what}') },
		'encounter.retrieve': { some: template('Bring it to {what}') },
		'destiny.wild': { some: template('Encounter {what}') },
		'destiny.which': { some: template('Use {what}') },
		'launch.aim': { some: template('Aim at {what}') },
		'launch.send': { amount: template('Send {n, plural, one {one ship} other {# ships}}') },
		'alliance.offenseInvites': { none: msg('Invite nobody'), some: template('Invite {what}') },
		'alliance.defenseInvites': { none: msg('Invite nobody'), some: template('Invite {what}') },
		'alliance.answer': {
			amount: template('Send {n, plural, one {one ship} other {# ships}} with {who}')
		},
		'alliance.together': {
			amount: template('Send {n, plural, one {one ship} other {# ships}} with {who}')
		},
		'origins.choose': { amount: template('Send {n, plural, one {one ship} other {# ships}}') },
		'planning.expose': { some: template('Lay {what} face up') },
		'planning.select': { some: template('Lay {what}') },
		'layAgain.select': { some: template('Lay {what}') },
		'compensation.take': { some: template('Take {what}') },
		'compensation.give': { some: template('Give {what}') },
		'atRandom.choose': { some: template('Discard {what}') },
		'deal.choose': { some: template('Give {what}') },
		'council.choose': { some: template('Give {what}') },
		'deal.moreSettlers': {
			amount: template('Settle it with {n, plural, one {one ship} other {# ships}}')
		},
		'council.settlers': {
			amount: template('Settle it with {n, plural, one {one ship} other {# ships}}')
		},
		'deal.settlers': {
			amount: template('Settle it with {n, plural, one {one ship} other {# ships}}')
		},
		'home.land': { amount: template('Land {n, plural, one {one ship} other {# ships}}') },
		'mustLose.pick': {
			amount: template('Send {n, plural, one {one ship} other {# ships}} to the warp')
		},
		'lose.more': {
			amount: template('Send {n, plural, one {one ship} other {# ships}} to the warp')
		},
		'lose.fewer': { amount: template('Keep {n, plural, one {one ship} other {# ships}}') },
		'newHand.keep': { some: template('Keep {what}') },
		'radar.look.choose': { none: msg('Ask nobody'), some: template('Ask {what}') },
		'radar.look.show': { some: template('Show {what}') },
		'radar.buy.ships': { amount: template('Send {n, plural, one {one ship} other {# ships}}') },
		'newHand.show': { none: msg('Keep none'), some: template('Keep {what}') },
		'late.send': {
			none: msg('Send no ship'),
			amount: template('Send {n, plural, one {one ship} other {# ships}}')
		},
		'reveal.follow': {
			none: msg('Send no more'),
			amount: template('Send {n, plural, one {one more ship} other {# more ships}}')
		},
		'resolution.rewards': {
			none: msg('Take only cards'),
			// Whether more is left to be cards, the question says.
			amount: template('Take {n, plural, one {one ship} other {# ships}}')
		},
		'resolution.split': {
			amount: template('Take {n, plural, one {one reward} other {# rewards}}')
		},
		'lux.buy.many': {
			none: msg('Buy nothing'),
			amount: template('Buy {n, plural, one {one reward} other {# rewards}}')
		},
		'tech.keep.choose': { some: template('Keep {what}') },
		'stations.deal.putBack': { some: template('Put {what} back') },
		'stations.deal.choose': { some: template('Attach it to {what}') },
		'stations.give.where': { some: template('Attach it to {what}') },
		'moons.deal.discard': { some: template('Put {what} back') },
		'moons.deal.place': { some: template('Put it at {what}') },
		'ships.mark.choose': { some: template('Mark the one on {what}') },
		'ships.goes.where': { some: template('It is here: {what}') },
		'further.where': {
			amount: template('{n, plural, one {One is} other {# are}} there')
		},
		'resolution.salvage': { some: template('Take {what}') },
		'tech.dealt.research': {
			none: msg('Put none on it'),
			amount: template('Put {n, plural, one {one ship} other {# ships}} on it')
		},
		'use.details': {
			none: msg('Choose none'),
			amount: template('Choose {n, plural, one {one ship} other {# ships}}')
		}
	}
};
