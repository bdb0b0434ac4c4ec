/** How the log of Cosmic Encounter tells a player what they did or met with, where the rules say it by name: templates in place of those in which `who` is whoever reads. */
import { template } from '$lib/core/words';

export const YOURS: { readonly [template: string]: string } = {
	'A ship of {who} comes from {planet} to defend.': template(
		'A ship of yours comes from {planet} to defend.'
	),
	'A ship of {who} is on the moon of {planet}, which is {moon}: {gist}.': template(
		'A ship of yours is on the moon of {planet}, which is {moon}: {gist}.'
	),
	'A ship of {who} is on the moon of {planet}. The card stays face down.': template(
		'A ship of yours is on the moon of {planet}. The card stays face down.'
	),
	'A ship of {who} is on the moon of {planet}: {moon} has acted.': template(
		'A ship of yours is on the moon of {planet}: {moon} has acted.'
	),
	'A ship of {who} is on the moon of {planet}: {moon} works again.': template(
		'A ship of yours is on the moon of {planet}: {moon} works again.'
	),
	'{card} goes off: {who} loses {n, plural, one {# ship} other {# ships}}.': template(
		'{card} goes off: you lose {n, plural, one {# ship} other {# ships}}.'
	),
	'{card} lies in place of the card of {who}.': template('{card} lies in place of your card.'),
	'{kind} of {who} at {planet}.': template('{kind} of yours at {planet}.'),
	'{n, plural, one {# ship} other {# ships}} of {who} may leave the warp.': template(
		'{n, plural, one {# ship} other {# ships}} of yours may leave the warp.'
	),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {comes} other {come}} out of the warp into the encounter.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {comes} other {come}} out of the warp into the encounter.'
		),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {goes} other {go}} to {planet}.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {goes} other {go}} to {planet}.'
		),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {joins} other {join}} the encounter.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {joins} other {join}} the encounter.'
		),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {leaves} other {leave}} the game.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {leaves} other {leave}} the game.'
		),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {stays} other {stay}} in the warp.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {stays} other {stay}} in the warp.'
		),
	'{ship} of {who} fetches {card}.': template('{ship} of yours fetches {card}.'),
	'{ship} of {who} is among them: {where}.': template('{ship} of yours is among them: {where}.'),
	'{ship} of {who} is ready again.': template('{ship} of yours is ready again.'),
	'{ship} of {who} stands on {planet}.': template('{ship} of yours stands on {planet}.'),
	'{station} is of the system of {who}.': template('{station} is of your system.'),
	'{station} of {who} stands at {planet}.': template('{station} of yours stands at {planet}.'),
	'{tech} of {who} stands {place}.': template('{tech} of yours stands {place}.'),
	'{who} adds {n} to the {side, select, offense {offense} other {defense}}.': template(
		'You add {n} to the {side, select, offense {offense} other {defense}}.'
	),
	'{who} challenges.': template('You challenge.'),
	'{who} claims {card}.': template('You claim {card}.'),
	'{who} completes {tech}.': template('You complete {tech}.'),
	'{who} conquers {station} of {planet}.': template('You conquer {station} of {planet}.'),
	'{who} discards a token: {n, plural, one {# token} other {# tokens}} left.': template(
		'You discard a token: {n, plural, one {# token} other {# tokens}} left.'
	),
	'{who} discards {card}.': template('You discard {card}.'),
	'{who} discards {tech}.': template('You discard {tech}.'),
	'{who} draws two destiny cards: {cards}.': template('You draw two destiny cards: {cards}.'),
	'{who} draws {n, plural, one {# card} other {# cards}} of a discard pile.': template(
		'You draw {n, plural, one {# card} other {# cards}} of a discard pile.'
	),
	'{who} draws {n, plural, one {# reward card} other {# reward cards}}.': template(
		'You draw {n, plural, one {# reward card} other {# reward cards}}.'
	),
	'{who} draws {n, plural, one {# technology} other {# technologies}}.': template(
		'You draw {n, plural, one {# technology} other {# technologies}}.'
	),
	'{who} draws {n, plural, one {# unused flare} other {# unused flares}}.': template(
		'You draw {n, plural, one {# unused flare} other {# unused flares}}.'
	),
	'{who} ends the encounter.': template('You end the encounter.'),
	'{who} founds a colony on {planet} with {n, plural, one {# ship} other {# ships}}.': template(
		'You found a colony on {planet} with {n, plural, one {# ship} other {# ships}}.'
	),
	'{who} gets a card out of the deck.': template('You get a card out of the deck.'),
	'{who} gets {card}.': template('You get {card}.'),
	'{who} gets {cards}.': template('You get {cards}.'),
	'{who} gives a technology up.': template('You give a technology up.'),
	'{who} gives up cards.': template('You give up cards.'),
	'{who} gives {n, plural, one {# flare} other {# flares}} back.': template(
		'You give {n, plural, one {# flare} other {# flares}} back.'
	),
	'{who} has no colony to come home to.': template('You have no colony to come home to.'),
	'{who} has no ship on a home planet to send.': template(
		'You have no ship on a home planet to send.'
	),
	'{who} has no ship to launch: the turn ends.': template(
		'You have no ship to launch: the turn ends.'
	),
	'{who} has not three encounter cards in hand.': template(
		'You have not three encounter cards in hand.'
	),
	'{who} has put their hoard aside.': template('You have put your hoard aside.'),
	'{who} has too few cards to give.': template('You have too few cards to give.'),
	'{who} has {n} home colonies: the power is back.': template(
		'You have {n} home colonies: the power is back.'
	),
	'{who} keeps the card.': template('You keep the card.'),
	'{who} keeps {cards}.': template('You keep {cards}.'),
	'{who} lays a kicker face down.': template('You lay a kicker face down.'),
	'{who} lays one of three cards by chance.': template('You lay one of three cards by chance.'),
	'{who} lays out two cards.': template('You lay out two cards.'),
	'{who} lays out {there} at {planet} and {here} at the gate.': template(
		'You lay out {there} at {planet} and {here} at the gate.'
	),
	'{who} lays out {there} at {planet}.': template('You lay out {there} at {planet}.'),
	'{who} lays {card} beside the gate: {n} more for the defense.': template(
		'You lay {card} beside the gate: {n} more for the defense.'
	),
	'{who} leaves the moon of {planet}.': template('You leave the moon of {planet}.'),
	'{who} lets it stand.': template('You let it stand.'),
	'{who} looks at {n, plural, one {# card} other {# cards}} of the deck and lays them aside.':
		template(
			'You look at {n, plural, one {# card} other {# cards}} of the deck and lay them aside.'
		),
	'{who} loses {n, plural, one {another ship} other {# ships more}}.': template(
		'You lose {n, plural, one {another ship} other {# ships more}}.'
	),
	'{who} moves a ship from {card} to {other}.': template('You move a ship from {card} to {other}.'),
	'{who} moves {n, plural, one {# ship} other {# ships}} to {planet}.': template(
		'You move {n, plural, one {# ship} other {# ships}} to {planet}.'
	),
	'{who} names {card}.': template('You name {card}.'),
	'{who} pays {tokens} for {n, plural, one {# reward} other {# rewards}}.': template(
		'You pay {tokens} for {n, plural, one {# reward} other {# rewards}}.'
	),
	'{who} pays {tokens}.': template('You pay {tokens}.'),
	'{who} predicts victory for {whom}.': template('You predict victory for {whom}.'),
	'{who} puts a card on top of the deck.': template('You put a card on top of the deck.'),
	'{who} puts a card under {tech}.': template('You put a card under {tech}.'),
	'{who} puts a ship of {planet} on {card}.': template('You put a ship of {planet} on {card}.'),
	'{who} puts {n, plural, one {# card} other {# cards}} in their hoard, unseen.': template(
		'You put {n, plural, one {# card} other {# cards}} in your hoard, unseen.'
	),
	'{who} refuses it.': template('You refuse it.'),
	'{who} refuses.': template('You refuse.'),
	'{who} shows no card.': template('You show no card.'),
	'{who} shows {cards}.': template('You show {cards}.'),
	'{who} shows {card} and takes it back.': template('You show {card} and take it back.'),
	'{who} shows {card}.': template('You show {card}.'),
	'{who} shows {whom} a card.': template('You show {whom} a card.'),
	'{who} spends {n, plural, one {# token} other {# tokens}} and has {m, plural, one {# token} other {# tokens}}.':
		template(
			'You spend {n, plural, one {# token} other {# tokens}} and have {m, plural, one {# token} other {# tokens}}.'
		),
	'{who} takes {cards} from beside the gate.': template('You take {cards} from beside the gate.'),
	'{who} takes {card}.': template('You take {card}.'),
	'{who} takes {hazard} in place of the encounter.': template(
		'You take {hazard} in place of the encounter.'
	),
	'{who} takes {n, plural, one {the card} other {the # cards}} that {n, plural, one {lies} other {lie}} aside.':
		template(
			'You take {n, plural, one {the card} other {the # cards}} that {n, plural, one {lies} other {lie}} aside.'
		),
	'{who} takes {tokens}.': template('You take {tokens}.'),
	'{who} turns up {card} of the deck.': template('You turn up {card} of the deck.'),
	'{who} turns up {card}.': template('You turn up {card}.'),
	'{who} turns up {powers}.': template('You turn up {powers}.'),
	'{who} turns {tech} face down: it is to be researched anew.': template(
		'You turn {tech} face down: it is to be researched anew.'
	),
	'{who} withdraws {n, plural, one {# ship} other {# ships}}.': template(
		'You withdraw {n, plural, one {# ship} other {# ships}}.'
	),
	'{who} takes the first turn: their alien says so.': template(
		'You take the first turn: your alien says so.'
	),
	'{who} takes {n, plural, one {# card} other {# cards}} of {alien} into their cache, unseen.':
		template(
			'You take {n, plural, one {# card} other {# cards}} of {alien} into your cache, unseen.'
		),
	'{card} of {who} is in force now.': template('{card} of yours is in force now.'),
	'{who} loses {n, plural, one {# ship} other {# ships}} fewer.': template(
		'You lose {n, plural, one {# ship} other {# ships}} fewer.'
	),
	'{who} settles {planet} again with {n, plural, one {# ship} other {# ships}}.': template(
		'You settle {planet} again with {n, plural, one {# ship} other {# ships}}.'
	),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {goes} other {go}} to {planet} instead.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {goes} other {go}} to {planet} instead.'
		),
	'{who} moves {n, plural, =0 {no ship} one {# ship} other {# ships}}.': template(
		'You move {n, plural, =0 {no ship} one {# ship} other {# ships}}.'
	),
	'{who} refuses what is demanded.': template('You refuse what is demanded.'),
	'{who} takes {card} into their cache, and discards {other}.': template(
		'You take {card} into your cache, and discard {other}.'
	),
	'{who} puts a ship on {card}: {n} of {ships}.': template(
		'You put a ship on {card}: {n} of {ships}.'
	),
	'Only {who} may buy rewards, for {n} lux each.': template(
		'Only you may buy rewards, for {n} lux each.'
	),
	'{who} takes {card} back.': template('You take {card} back.'),
	'{who} foretells how many negotiates there are.': template(
		'You foretell how many negotiates there are.'
	),
	'{who} has foretold {n, plural, one {one negotiate} other {# negotiates}}: {right, select, yes {that is right} other {that is wrong}}.':
		template(
			'You have foretold {n, plural, one {one negotiate} other {# negotiates}}: {right, select, yes {that is right} other {that is wrong}}.'
		),
	'A ship of {who} moves from {from} to {to}.': template(
		'A ship of yours moves from {from} to {to}.'
	),
	'{who} has {n} points: {parts}.': template('You have {n} points: {parts}.'),
	'{who} has no points.': template('You have no points.'),
	'{who} wins with {n} points.': template('You win with {n} points.'),
	'{who} cannot be fined any more.': template('You cannot be fined any more.'),
	'{who} frees {n, plural, one {# ship} other {# ships}} from the warp.': template(
		'You free {n, plural, one {# ship} other {# ships}} from the warp.'
	),
	'{who} has ordained a player, unseen.': template('You have ordained a player, unseen.'),
	'{who} has a look: {what}.': template('You have a look: {what}.'),
	'{who} hides a token in one hand.': template('You hide a token in one hand.'),
	'The coin of {who} falls: 10 {more, select, yes {more} other {less}}.': template(
		'Your coin falls: 10 {more, select, yes {more} other {less}}.'
	),
	'{who} shows {card}, their highest attack.': template('You show {card}, your highest attack.'),
	'{who} may choose of all cards of {alien}: {cards}.': template(
		'You may choose of all cards of {alien}: {cards}.'
	),
	'{who} shows and keeps {cards}.': template('You show and keep {cards}.'),
	'{who} replaces their card with {card}.': template('You replace your card with {card}.'),
	'Nobody has a colony on {planet}: {who} wins at once.': template(
		'Nobody has a colony on {planet}: you win at once.'
	),
	'{who} takes their card back, and turns up {card}.': template(
		'You take your card back, and turn up {card}.'
	),
	'{who} lays tokens face down beside {n} planets.': template(
		'You lay tokens face down beside {n} planets.'
	),
	'{who} wins. {how}': template('You win. {how}'),
	'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {stays} other {stay}} on {planet}.':
		template(
			'{n, plural, one {# ship} other {# ships}} of yours {n, plural, one {stays} other {stay}} on {planet}.'
		),
	'Their ordained player wins alone, and {who} wins as well.': template(
		'Their ordained player wins alone, and you win as well.'
	),
	'The game is over. {who} wins with {n} colonies, home and foreign.': template(
		'The game is over. You win with {n} colonies, home and foreign.'
	),
	'{who} share the victory with the most foreign colonies.': template(
		'You share the victory with {others}: the most foreign colonies.'
	),
	'{who} share the victory with {n} foreign colonies.': template(
		'You share the victory with {others}: {n} foreign colonies each.'
	),
	'{who} share the victory with {n} points.': template(
		'You share the victory with {others}: {n} points each.'
	),
	'{who} share the victory with {n} space stations.': template(
		'You share the victory with {others}: {n} space stations each.'
	),
	'{who} share the victory. {how}': template('You share the victory with {others}. {how}'),
	'The game is over. {who} share the victory with {n} colonies, home and foreign.': template(
		'The game is over. You share the victory with {others}: {n} colonies each, home and foreign.'
	),
	'{who} wins as well, as others share the victory.': template(
		'You win as well, as others share the victory.'
	),
	'{who} win together.': template('You win together with {others}.'),
	'{who} win together, with {n} foreign colonies each.': template(
		'You win together with {others}: {n} foreign colonies each.'
	),
	'{who} wins with {n} space stations.': template('You win with {n} space stations.'),
	'{who} takes the victory, and wins alone.': template('You take the victory, and win alone.'),
	'{who}: {how}': template('You: {how}')
};
