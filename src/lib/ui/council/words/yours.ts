/** How the log of Galactic Council tells a player what they did or met with: templates in place of those in which `who` is whoever reads. */
import { template } from '$lib/core/words';

export const YOURS: { readonly [template: string]: string } = {
	'Battle round {n}: {who} has {points} Battle Points, {whom} {theirs}.': template(
		'Battle round {n}: you have {points} Battle Points, {whom} {theirs}.'
	),
	'{who} against {whom}, battle round {n}': template('You against {whom}, battle round {n}'),
	'{who} abstains.': template('You abstain.'),
	'{who} activates {cards}.': template('You activate {cards}.'),
	'{who} and {whom} are allied.': template('You and {whom} are allied.'),
	'{who} attacks their ally {whom}: the alliance is void.': template(
		'You attack your ally {whom}: the alliance is void.'
	),
	'{who} begins a battle for {where}.': template('You begin a battle for {where}.'),
	'{who} sets out to settle {where}.': template('You set out to settle {where}.'),
	'{who} does not settle {where}.': template('You do not settle {where}.'),
	'{who} breaks the tie {how}.': template('You break the tie {how}.'),
	'{who} builds {ships} at {where}.': template('You build {ships} at {where}.'),
	'{who} buys {tactics}.': template('You buy {tactics}.'),
	'{who} casts {n, plural, one {# vote} other {# votes}} {how}.': template(
		'You cast {n, plural, one {# vote} other {# votes}} {how}.'
	),
	'{who} convenes the Council.': template('You convene the Council.'),
	'{who} expends {planet} for {n}.': template('You expend {planet} for {n}.'),
	'{who} finds {token} at {where}: “{text}”': template('You find {token} at {where}: {text}'),
	'{who} gains {n} Stock at the refresh.': template('You gain {n} Stock at the refresh.'),
	'{who} gains {n} Stock.': template('You gain {n} Stock.'),
	'{who} gains {n} VP by {card}.': template('You gain {n} VP by {card}.'),
	'{who} gains {n} VP.': template('You gain {n} VP.'),
	'{who} has the turn.': template('You have the turn.'),
	'{who} has {gained} more.': template('You have {gained} more.'),
	'{who} have {n} VP each. {why}': template('You and {others} have {n} VP each. {why}'),
	'{who} has {technology} now.': template('You have {technology} now.'),
	'{who} is elected.': template('You are elected.'),
	'{who} lives on {planet}.': template('You live on {planet}.'),
	'{who} looks at {n, plural, one {# Discovery Token} other {# Discovery Tokens}}.': template(
		'You look at {n, plural, one {# Discovery Token} other {# Discovery Tokens}}.'
	),
	'{who} loses {n} VP by {card}.': template('You lose {n} VP by {card}.'),
	'{who} loses {n} VP.': template('You lose {n} VP.'),
	'{who} loses {ships} at {where}.': template('You lose {ships} at {where}.'),
	'{who} loses {ships}.': template('You lose {ships}.'),
	'{who} loses {ship}.': template('You lose {ship}.'),
	'{who} met their fates. {first}; {second}.': template('You met your fates. {first}; {second}.'),
	'{who} moves {ships} to {where}.': template('You move {ships} to {where}.'),
	'{who} pays for a retreat with a Minor Event.': template(
		'You pay for a retreat with a Minor Event.'
	),
	'{who} places a Space Port on {planet}.': template('You place a Space Port on {planet}.'),
	'{who} places {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}, which begins Rioting.':
		template(
			'You place {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}, which begins Rioting.'
		),
	'{who} places {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}.': template(
		'You place {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}.'
	),
	'{who} places {ships} at {where}.': template('You place {ships} at {where}.'),
	'{who} plays {card}.': template('You play {card}.'),
	'{who} plays {card}. {text}': template('You play {card}. {text}'),
	'{who} plays {card}: “{text}”': template('You play {card}: {text}'),
	'{who} plays {species}.': template('You play {species}.'),
	'{who} refreshes {planet}.': template('You refresh {planet}.'),
	'{who} refuses an alliance with {whom}.': template('You refuse an alliance with {whom}.'),
	'{who} retreats to {where}.': template('You retreat to {where}.'),
	'{who} retreats.': template('You retreat.'),
	'{who} rolls no dice: 0 hits.': template('You roll no dice: 0 hits.'),
	'{who} rolls {dice}: {n, plural, one {# hit} other {# hits}}.': template(
		'You roll {dice}: {n, plural, one {# hit} other {# hits}}.'
	),
	'{who} rolls {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} that makes {sum} against a Defence of {defence}.':
		template(
			'You roll {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} that makes {sum} against a Defence of {defence}.'
		),
	'{who} rolls {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} and {more} of traits and technologies that makes {sum} against a Defence of {defence}.':
		template(
			'You roll {die} for {planet}; with {destroyers, plural, one {# Destroyer} other {# Destroyers}} and {more} of traits and technologies that makes {sum} against a Defence of {defence}.'
		),
	'{who} researches another technology in the same event.': template(
		'You research another technology in the same event.'
	),
	'{who} rolls {die} for {card}.': template('You roll {die} for {card}.'),
	'{who} scores {objective}.': template('You score {objective}.'),
	'{who} stops Propaganda on {planet}: {n, plural, one {# Riot Counter} other {# Riot Counters}} gone.':
		template(
			'You stop Propaganda on {planet}: {n, plural, one {# Riot Counter} other {# Riot Counters}} gone.'
		),
	'{who} takes {n, plural, one {# hit} other {# hits}} in all.': template(
		'You take {n, plural, one {# hit} other {# hits}} in all.'
	),
	'{who} takes {planet} from {whom}.': template('You take {planet} from {whom}.'),
	'{who} takes {planet}.': template('You take {planet}.'),
	'{who} takes {ships} to {where}.': template('You take {ships} to {where}.'),
	'{who} takes {ship} from {whom}.': template('You take {ship} from {whom}.'),
	'{who} wins the ship battle.': template('You win the ship battle.'),
	'{who} pays {n} Stock.': template('You pay {n} Stock.'),
	'{who} loses {n} Stock.': template('You lose {n} Stock.'),
	'{who} is the starting player and the first Chair.': template(
		'You are the starting player and the first Chair.'
	),
	'{who} spreads Propaganda on {planet}.': template('You spread Propaganda on {planet}.'),
	'{who} scuttles the Space Port on {planet}.': template('You scuttle the Space Port on {planet}.'),
	'{who} scuttles {ships} at {where}.': template('You scuttle {ships} at {where}.'),
	'{who} attacked their ally and must abstain.': template(
		'You attacked your ally and must abstain.'
	),
	'{who} cannot break a tie it is part of: the fewest Victory Points decide.': template(
		'You cannot break a tie you are part of: the fewest Victory Points decide.'
	),
	'{who} is no candidate. {card}': template('You are no candidate. {card}'),
	'{planet} speaks for {who}, whose Riot Counters it carries.': template(
		'{planet} speaks for you, whose Riot Counters it carries.'
	),
	'{who} did it without an ally.': template('You did it without an ally.'),
	'{who} {m, plural, one {has} other {have}} more planets than {whom}, {n} to {other}.': template(
		'You have more planets than {whom}, {n} to {other}.'
	),
	'{who} {m, plural, one {has} other {have}} planets with more production than {whom}, {n} to {other}.':
		template('You have planets with more production than {whom}, {n} to {other}.'),
	'{who} {m, plural, one {has} other {have}} ships with more Battle Points than {whom}, {n} to {other}.':
		template('You have ships with more Battle Points than {whom}, {n} to {other}.'),
	'{who} {m, plural, one {comes} other {come}} later in turn order than {whom}.': template(
		'You come later in turn order than {whom}.'
	),
	'{who} {n, plural, one {has} other {have}} {points} VP; nobody wins before the judging of round {round}.':
		template('You have {points} VP; nobody wins before the judging of round {round}.'),
	'{who} {n, plural, one {wins} other {win}} with {points} VP.': template(
		'You win with {points} VP.'
	),
	'{who} {n, plural, one {wins} other {win}} after {rounds} rounds, with {points} VP.': template(
		'You win after {rounds} rounds, with {points} VP.'
	),
	'{who} would have scored after that, but the game was already won.': template(
		'You would have scored after that, but the game was already won.'
	)
};
