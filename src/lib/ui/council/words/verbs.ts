/** The verbs of Galactic Council: what players do at each question and step, and what sending an answer does. */
import { msg, template } from '$lib/core/words';
import type { Verbs } from '../../boards';

export const VERBS: Verbs = {
	deeds: {
		'setup.draft': msg('pick a species'),
		'setup.prefer': msg('put the species in order'),
		'setup.bid': msg('bid on the species'),
		'setup.fates': msg('answer their great fates'),
		'turn.reserve': msg('place a reserve fleet'),
		'turn.menu': msg('use an event, or end the turn'),
		'move.on': msg('move ships on, or let them stay'),
		'pay.choose': msg('choose how to pay'),
		'research.second': msg('research a second technology, or not'),
		'alliance.offer': msg('accept an alliance, or refuse'),
		'battle.attackerRetreats': msg('retreat, or fight on'),
		'battle.defenderRetreats': msg('retreat, or fight on'),
		'battle.advance': msg('move ships in'),
		'battleRound.buy': msg('buy Tactics'),
		'battleRound.activate': msg('activate cards'),
		'battleRound.jamWhich': msg('cancel a Tactic'),
		'battleRound.aim': msg('aim hits'),
		'battleRound.assign': msg('assign hits'),
		'battle.lose.which': msg('lose a ship'),
		'battle.join.where': msg('place ships that join in'),
		'battle.seize.which': msg('take an enemy ship'),
		'effect.ships.where': msg('place ships'),
		'effect.loseShips.which': msg('lose ships'),
		'effect.upgrade.which': msg('change ships for a larger one'),
		'effect.strike.where': msg('choose whose ships are struck'),
		'effect.suffer.ship': msg('lose ships'),
		'effect.moves.which': msg('move ships'),
		'effect.jump.which': msg('move ships'),
		'effect.riot.where': msg('place Riot Counters'),
		'effect.refresh.which': msg('refresh planets'),
		'effect.port.where': msg('place a Space Port'),
		'effect.claim.which': msg('take a planet'),
		'effect.tech.which': msg('gain a technology'),
		'effect.peekTokens.which': msg('look at Discovery Tokens'),
		'effect.reorder.order': msg('put Council Cards in order'),
		'invade.whether': msg('invade, or not'),
		'council.choose': msg('play a Council Card'),
		'judging.claim': msg('score an objective'),
		'judging.instead': msg('score another objective'),
		'score.which': msg('score an objective'),
		'vote.cast': msg('cast a ballot'),
		'vote.last': msg('cast the last ballot'),
		'vote.tie': msg('break the tie')
	},
	steps: {
		setup: msg('The table is set up'),
		round: msg('A round'),
		turn: msg('A turn'),
		move: msg('Ships move'),
		build: msg('Something is built'),
		research: msg('A technology is researched'),
		alliance: msg('An alliance is offered'),
		token: msg('A Discovery Token is resolved'),
		pay: msg('Production is paid'),
		battle: msg('A battle'),
		battleRound: msg('A battle round'),
		invade: msg('A planet may be invaded'),
		invasion: msg('A planet is invaded'),
		council: msg('The Council is in session'),
		judging: msg('Objectives are judged'),
		score: msg('An objective is scored'),
		vote: msg('The vote'),
		refresh: msg('All is refreshed'),
		effects: msg('A card takes effect')
	},
	asks: {
		'turn.menu/battle': [
			msg('Which hex do you attack, or settle?'),
			msg('Ships from where take part?')
		],
		'turn.menu/research': [msg('Which technology?')],
		'turn.menu/researchMinor': [msg('Which technology?')],
		'turn.menu/alliance': [msg('Whom do you ask?')],
		'turn.menu/move': [msg('From which hex?'), msg('To which hex?'), msg('Which ships go?')],
		'turn.menu/retry': [msg('Which planet?')],
		'turn.menu/build': [msg('At which Space Port?'), msg('Which ships?')],
		'turn.menu/port': [msg('On which planet?')],
		'turn.menu/card': [msg('Which card?')],
		'turn.menu/spread': [msg('On which planet?')],
		'turn.menu/calm': [msg('On which planet?')]
	},
	leaves: { 'turn.menu': 'end' },
	sends: {
		'setup.draft': { some: template('Play the {what}') },
		'setup.bid': { none: msg('Bid nothing'), amount: template('Make these bids: {n} Stock') },
		'move.on': { some: template('Move on to {what}') },
		'research.second': {
			none: msg('Research no second one'),
			some: template('Research {what}')
		},
		'turn.reserve': { some: template('Place at {what}') },
		'battle.lose.which': { some: template('Lose: {what}') },
		'battle.join.where': { some: template('Place them: {what}') },
		'battle.seize.which': { some: template('Take: {what}') },
		'effect.ships.where': { some: template('Place at {what}') },
		'effect.loseShips.which': {
			amount: template('Lose {n, plural, one {one ship} other {# ships}}')
		},
		'effect.upgrade.which': { some: template('Change: {what}') },
		'effect.strike.where': { some: template('Strike at {what}') },
		'effect.suffer.ship': { some: template('Lose: {what}') },
		'effect.riot.where': { none: msg('Place none'), some: template('Place them on {what}') },
		'effect.refresh.which': { some: template('Refresh {what}') },
		'effect.port.where': { some: template('Place it on {what}') },
		'effect.claim.which': { some: template('Take {what}') },
		'effect.tech.which': { some: template('Take {what}') },
		'effect.peekTokens.which': { some: template('Look at {what}') },
		scuttle: { amount: template('Scuttle these: {n}, for nothing') },
		'battle.advance': {
			none: msg('Move none in'),
			amount: template('Move {n, plural, one {one ship} other {# ships}} in')
		},
		'battleRound.buy': { none: msg('Buy no Tactics'), amount: template('Buy Tactics: {n}') },
		'battleRound.activate': { none: msg('Activate nothing'), some: template('Activate {what}') },
		'battleRound.aim': { none: msg('Aim no hits'), amount: template('Aim hits: {n}') },
		'battleRound.assign': { amount: template('Take {n, plural, one {the hit} other {# hits}}') },
		'battleRound.jamWhich': { some: template('Cancel {what}') },
		'council.choose': { some: template('Play {what}') },
		'judging.claim': { none: msg('Score none'), some: template('Score {what}') },
		'judging.instead': { some: template('Score {what}') },
		'score.which': { some: template('Score {what}') },
		'vote.cast': { some: template('Vote: {what}'), names: true },
		'vote.last': { some: template('Vote: {what}'), names: true },
		'vote.tie': { some: template('Carry out {what}') }
	},
	along: {
		'setup.fates': { some: template('Take {outer} and {first}') },
		'effect.moves.which': {
			some: template('Move {n, plural, one {one ship} other {# ships}} from {outer} to {first}'),
			all: template('Move all ships from {outer} to {first}')
		},
		'turn.menu/move': {
			some: template('Move {n, plural, one {one ship} other {# ships}} from {first} to {second}'),
			all: template('Move all ships from {first} to {second}')
		},
		'turn.menu/battle': { some: template('{first}') },
		'turn.menu/build': {
			some: template('Build {n, plural, one {one ship} other {# ships}} at {first}'),
			all: template('Build all ships at {first}')
		},
		'turn.menu/port': { some: template('Build a Space Port on {first}') },
		'turn.menu/research': { some: template('Research {first}') },
		'turn.menu/researchMinor': { some: template('Research {first}') },
		'turn.menu/alliance': { some: template('Offer {first} an alliance') },
		'turn.menu/spread': { some: template('Spread Propaganda on {first}') },
		'turn.menu/calm': { some: template('Stop Propaganda on {first}') },
		'turn.menu/card': { some: template('Play {first}') },
		'turn.menu/retry': { some: template('Invade {first} again') }
	}
};
