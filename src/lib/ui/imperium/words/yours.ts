/** How the log of Twilight Imperium tells a player what they did or met with: templates in place of those in which `who` is whoever reads. */
import { template } from '$lib/core/words';

export const YOURS: { readonly [template: string]: string } = {
	'The artifact: {hits, plural, =0 {no hit} one {# hit} other {# hits}} for {who}.': template(
		'The artifact: {hits, plural, =0 {no hit} one {# hit} other {# hits}} for you.'
	),
	'The vote of {who} is an abstention.': template('Your vote is an abstention.'),
	'{n, plural, one {# hit} other {# hits}} on {who} {n, plural, one {is} other {are}} cancelled.':
		template(
			'{n, plural, one {# hit} other {# hits}} on you {n, plural, one {is} other {are}} cancelled.'
		),
	'{who} plays {card}': template('you play {card}'),
	'{who} plays {card}: {whom}': template('you play {card}: {whom}'),
	'{who} abstains.': template('You abstain.'),
	'{who} accepts {whom, select, you {your offer} other {the offer of #}}; {active, select, you {you have} other {# has}} to approve.':
		template(
			'You accept the offer of {whom}; {active, select, you {you have} other {# has}} to approve.'
		),
	'{who} activates {place}.': template('You activate {place}.'),
	'{who} and {whom} make a trade agreement: contracts of {gives} and {gets} change hands.':
		template(
			'You and {whom} make a trade agreement: contracts of {gives} and {gets} change hands.'
		),
	'{who} and {whom}: for the rest of the round neither may activate a system holding units of the other.':
		template(
			'You and {whom}: for the rest of the round neither may activate a system holding units of the other.'
		),
	'{who} announces {strike}.': template('You announce {strike}.'),
	'{who} attacks {whom} at {place}.': template('You attack {whom} at {place}.'),
	'{who} bombards {planet}.': template('You bombard {planet}.'),
	'{who} buys {tech}.': template('You buy {tech}.'),
	'{who} casts {n, plural, one {# vote} other {# votes}}: {whom}.': template(
		'You cast {n, plural, one {# vote} other {# votes}}: {whom}.'
	),
	'{who} chooses {whom}.': template('You choose {whom}.'),
	'{who} claims an objective: {objective}': template('You claim an objective: {objective}'),
	'{who} claims the Speaker token.': template('You claim the Speaker token.'),
	'{who} comes earlier in the order of play than {whom}.': template(
		'You come earlier in the order of play than {whom}.'
	),
	'{who} discards {cards}.': template('You discard {cards}.'),
	'{who} does not approve of {by, select, you {your offer} other {the offer of #}} to {whom}.':
		template(
			'You do not approve of {by, select, you {your offer} other {the offer of #}} to {whom}.'
		),
	'{who} draws {n, plural, one {# Action Card} other {# Action Cards}}.': template(
		'You draw {n, plural, one {# Action Card} other {# Action Cards}}.'
	),
	'{who} exchanges nothing.': template('You exchange nothing.'),
	'{who} exhausts {planets}.': template('You exhaust {planets}.'),
	'{who} fires {n, plural, one {# PDS} other {# PDS}} from {planets} at {whom} at {place}.':
		template(
			'You fire {n, plural, one {# PDS} other {# PDS}} from {planets} at {whom} at {place}.'
		),
	'{who} gains {n, plural, one {# command counter} other {# command counters}}.': template(
		'You gain {n, plural, one {# command counter} other {# command counters}}.'
	),
	'{who} gains {n, plural, one {# trade good} other {# trade goods}}.': template(
		'You gain {n, plural, one {# trade good} other {# trade goods}}.'
	),
	'{who} gains {n, plural, one {# victory point} other {# victory points}} and has {total} now.':
		template(
			'You gain {n, plural, one {# victory point} other {# victory points}} and have {total} now.'
		),
	'{who} gains {tech}.': template('You gain {tech}.'),
	'{who} gives up {tech}.': template('You give up {tech}.'),
	'{who} gives up {units} at {place}.': template('You give up {units} at {place}.'),
	'{who} gives up {units} on {planet}.': template('You give up {units} on {planet}.'),
	'{who} gives {card} to {whom}.': template('You give {card} to {whom}.'),
	'for that {who} gives nothing': template('for that you give nothing'),
	'for that {who} gives {what}': template('for that you give {what}'),
	'{who} gives nothing': template('You give nothing'),
	'{who} gives {what}': template('You give {what}'),
	'{who} gives {whom} {cards}.': template('You give {whom} {cards}.'),
	'{who} gives {whom} {n, plural, one {# Action Card} other {# Action Cards}}.': template(
		'You give {whom} {n, plural, one {# Action Card} other {# Action Cards}}.'
	),
	'{who} gives {whom} {n, plural, one {# trade good} other {# trade goods}}.': template(
		'You give {whom} {n, plural, one {# trade good} other {# trade goods}}.'
	),
	'{who} has claimed more objectives than {whom}, {n} to {other}.': template(
		'You have claimed more objectives than {whom}, {n} to {other}.'
	),
	'{who} has more planets than {whom}, {n} to {other}.': template(
		'You have more planets than {whom}, {n} to {other}.'
	),
	'{who} has more unused counters than {whom}, {n} to {other}.': template(
		'You have more unused counters than {whom}, {n} to {other}.'
	),
	'{who} has neither planet nor unit left and is out of the game.': template(
		'You have neither planet nor unit left and are out of the game.'
	),
	'{who} invades {planet}.': template('You invade {planet}.'),
	'{who} is done with trading; {whom, select, you {your offer} other {the offer of #}} to them is off the table.':
		template('You are done with trading; the offer of {whom} to you is off the table.'),
	'{who} is the Speaker now.': template('You are the Speaker now.'),
	'{who} is the first Speaker.': template('You are the first Speaker.'),
	'{who} keeps {card}.': template('You keep {card}.'),
	'{who} lands {units} on {planet}.': template('You land {units} on {planet}.'),
	'{who} lays {top} of the next Political Cards on top and {bottom} at the bottom.': template(
		'You lay {top} of the next Political Cards on top and {bottom} at the bottom.'
	),
	'{who} leads {race}.': template('You lead {race}.'),
	'{who} lives close to others and starts with {n, plural, one {# trade good} other {# trade goods}}.':
		template(
			'You live close to others and start with {n, plural, one {# trade good} other {# trade goods}}.'
		),
	'{who} looks at {of, select, you {your Action Cards} other {the Action Cards of #}}.': template(
		'You look at the Action Cards of {of}.'
	),
	'{who} loses {n, plural, one {# trade good} other {# trade goods}}.': template(
		'You lose {n, plural, one {# trade good} other {# trade goods}}.'
	),
	'{who} loses {n, plural, one {# victory point} other {# victory points}} and has {total} now.':
		template(
			'You lose {n, plural, one {# victory point} other {# victory points}} and have {total} now.'
		),
	'{who} loses {units} at {place}.': template('You lose {units} at {place}.'),
	'{who} loses {units} at {place}: no ship there has room for more.': template(
		'You lose {units} at {place}: no ship there has room for more.'
	),
	'{who} loses {units} at {place}: their Fleet Supply allows no more ships.': template(
		'You lose {units} at {place}: your Fleet Supply allows no more ships.'
	),
	'{who} loses {units} in the fight for {planet}.': template(
		'You lose {units} in the fight for {planet}.'
	),
	'{who} loses {units} on {planet}.': template('You lose {units} on {planet}.'),
	'{who} makes {whom} an offer.': template('You make {whom} an offer.'),
	'{who} makes {n, plural, =0 {no hit} one {# hit} other {# hits}}, {whom} {m, plural, =0 {none} other {#}}.':
		template(
			'You make {n, plural, =0 {no hit} one {# hit} other {# hits}}, {whom} {m, plural, =0 {none} other {#}}.'
		),
	'{who} makes {n, plural, =0 {no hit} one {# hit} other {# hits}}.': template(
		'You make {n, plural, =0 {no hit} one {# hit} other {# hits}}.'
	),
	'{who} may not vote for the rest of the round.': template(
		'You may not vote for the rest of the round.'
	),
	'{who} moves counters: {command} in the Command Pool, {fleet} in Fleet Supply, {strategy} in Strategy Allocation.':
		template(
			'You move counters: {command} in the Command Pool, {fleet} in Fleet Supply, {strategy} in Strategy Allocation.'
		),
	'{who} moves {units} from {from} to {to}.': template('You move {units} from {from} to {to}.'),
	'{who} offers {whom} a trade agreement: a contract of {gives} for one of {gets}.': template(
		'You offer {whom} a trade agreement: a contract of {gives} for one of {gets}.'
	),
	'{who} passes.': template('You pass.'),
	'{who} picks {card}.': template('You pick {card}.'),
	'{who} places {tile}: {place}.': template('You place {tile}: {place}.'),
	'{who} places {units} at {place}.': template('You place {units} at {place}.'),
	'{who} places {units} on {planet}.': template('You place {units} on {planet}.'),
	'{who} plays {card}.': template('You play {card}.'),
	'{who} plays {card}. “{text}”': template('You play {card}. “{text}”'),
	'{who} plays {card}: {chosen}. “{text}”': template('You play {card}: {chosen}. “{text}”'),
	'{who} produces {units} at {place}.': template('You produce {units} at {place}.'),
	'{who} puts a counter on {place}.': template('You put a counter on {place}.'),
	'{who} puts {card} back.': template('You put {card} back.'),
	'{who} refreshes {planets}.': template('You refresh {planets}.'),
	'{who} refuses {whom, select, you {your offer} other {the offer of #}}.': template(
		'You refuse the offer of {whom}.'
	),
	'{who} repairs {units} at {place}.': template('You repair {units} at {place}.'),
	'{who} retreats from {from} to {to}.': template('You retreat from {from} to {to}.'),
	'{who} rolls a die again: {value} after {before}.': template(
		'You roll a die again: {value} after {before}.'
	),
	'{who} rolls {n, plural, one {# die} other {# dice}} for {hits, plural, =0 {no hit} one {# hit} other {# hits}}':
		template(
			'You roll {n, plural, one {# die} other {# dice}} for {hits, plural, =0 {no hit} one {# hit} other {# hits}}'
		),
	'{who} rolls {n} for the artifact.': template('You roll {n} for the artifact.'),
	'{who} rolls {values}': template('You roll {values}'),
	'{who} sends for internal security.': template('You send for internal security.'),
	'{who} sends {units} from {from} to {to}.': template('You send {units} from {from} to {to}.'),
	'{who} sets out their units.': template('You set out your units.'),
	'{who} shows and claims an objective of their own: {objective}': template(
		'You show and claim an objective of your own: {objective}'
	),
	'{who} spends {n, plural, one {# counter} other {# counters}} of {area}.': template(
		'You spend {n, plural, one {# counter} other {# counters}} of {area}.'
	),
	'{who} spends {n, plural, one {# trade good} other {# trade goods}}.': template(
		'You spend {n, plural, one {# trade good} other {# trade goods}}.'
	),
	'{who} takes a card from the deck and shuffles it.': template(
		'You take a card from the deck and shuffle it.'
	),
	'{who} takes a counter back from {place}.': template('You take a counter back from {place}.'),
	'{who} takes back the offer to {whom}.': template('You take back the offer to {whom}.'),
	'{who} takes {cards}.': template('You take {cards}.'),
	'{who} takes {n, plural, one {# Action Card} other {# Action Cards}} of {whom, select, you {yours} other {#}}.':
		template('You take {n, plural, one {# Action Card} other {# Action Cards}} of {whom}.'),
	'{who} takes {planet} from {whom}.': template('You take {planet} from {whom}.'),
	'{who} takes {planet}.': template('You take {planet}.'),
	'{who} loses {planet} by {what}, played by {whom}: it belongs to nobody now.': template(
		'You lose {planet} by {what}, played by {whom}: it belongs to nobody now.'
	),
	'{who} loses {planet} by {what}: it belongs to nobody now.': template(
		'You lose {planet} by {what}: it belongs to nobody now.'
	),
	'{who} takes {units} aboard from {planet}.': template('You take {units} aboard from {planet}.'),
	'{who} transfers between {one} and {other}.': template('You transfer between {one} and {other}.'),
	'{who} uses X-89 on {planet}.': template('You use X-89 on {planet}.'),
	'{who} cannot pay for the secondary of {card}: it takes {price, plural, one {# resource} other {# resources}}, {has} at hand.':
		template(
			'You cannot pay for the secondary of {card}: it takes {price, plural, one {# resource} other {# resources}}, {has} at hand.'
		),
	'{who} cannot pay for the secondary of {card}: it takes {price} influence, {has} at hand.':
		template(
			'You cannot pay for the secondary of {card}: it takes {price} influence, {has} at hand.'
		),
	'{who} has nothing to collect: agreements of this action bring nothing yet.': template(
		'You have nothing to collect: agreements of this action bring nothing yet.'
	),
	'{who} has no vote: no influence is ready.': template('You have no vote: no influence is ready.'),
	'{who} may not vote this round.': template('You may not vote this round.'),
	'{who} has no counter in Strategy Allocation for the secondary of {card}.': template(
		'You have no counter in Strategy Allocation for the secondary of {card}.'
	),
	'{who} uses the secondary of {card}.': template('You use the secondary of {card}.'),
	'{who} waits.': template('You wait.'),
	'{who} will retreat to {place} at the end of this round.': template(
		'You will retreat to {place} at the end of this round.'
	),
	'{who} will withdraw to {place} at the end of this round.': template(
		'You will withdraw to {place} at the end of this round.'
	),
	'{who} wins the battle at {place}.': template('You win the battle at {place}.'),
	'{who} wins the fight for {planet}.': template('You win the fight for {planet}.'),
	'{who} wins with {n, plural, one {# victory point} other {# victory points}}.': template(
		'You win with {n, plural, one {# victory point} other {# victory points}}.'
	),
	'{who} wins: all others are eliminated.': template('You win: all others are eliminated.'),
	'{who} wins: {objective}': template('You win: {objective}'),
	'{who}: {units} damaged at {place}.': template('Yours: {units} damaged at {place}.')
};
