/** Why a bot does what it does, as data, and what it says of it. */
import { msg, unreachable } from '../../../core';
import type { Words } from '../../../core';
import { oftenWords } from '../../kit';
import { objectiveOf, techOf } from '../tables/by-id';
import type { STRATEGY_CARDS } from '../tables';
import type { ObjectiveId, PlanetId, SeatId, TechId } from '../types';
import { planetWords } from '../words';

type Strategy = keyof typeof STRATEGY_CARDS;

/** What a Strategy Card is good for now. */
export type CardUse =
	/** `rex`: among how many cards Imperium Rex is, of which one would be turned up; null: it cannot be. */
	| { readonly of: 'imperial'; readonly lacks: number; readonly rex: number | null }
	| { readonly of: 'technology'; readonly tech: TechId | null }
	| { readonly of: Exclude<Strategy, 'imperial' | 'technology'> };

/** An objective something is a step to; it may be one that does not lie open and that nobody holds yet. */
export interface Served {
	readonly objective: ObjectiveId;
	readonly mayCome: boolean;
}

/** A chance is what it reckons, from 0 to 1. */
export type Reason =
	| { readonly is: 'card'; readonly use: CardUse; readonly bonus: number }
	| { readonly is: 'battle'; readonly foe: SeatId; readonly wins: number }
	| { readonly is: 'battle now'; readonly wins: number }
	| {
			readonly is: 'planets';
			readonly planets: readonly PlanetId[];
			/** An objective they are a step to. */
			readonly serves: Served | null;
	  }
	| { readonly is: 'lands against'; readonly planet: PlanetId; readonly wins: number }
	| { readonly is: 'produces' }
	| { readonly is: 'better place' }
	| { readonly is: 'stays' }
	| { readonly is: 'no action' }
	| { readonly is: 'use now' }
	| { readonly is: 'keeps' }
	| { readonly is: 'grave'; readonly seat: SeatId }
	| { readonly is: 'objective'; readonly serves: Served }
	| { readonly is: 'leads to'; readonly tech: TechId }
	| { readonly is: 'most use' }
	| { readonly is: 'too dear' }
	| { readonly is: 'saves'; readonly for: 'objective' | 'technology' }
	| { readonly is: 'for its price' }
	| { readonly is: 'pays' }
	| { readonly is: 'secondary'; readonly taken: boolean; readonly free: boolean }
	| { readonly is: 'counters' }
	| { readonly is: 'points'; readonly n: number; readonly wins: boolean }
	| { readonly is: 'damage first' }
	| { readonly is: 'cheapest first' }
	| { readonly is: 'motion'; readonly leader: SeatId }
	| { readonly is: 'good to be elected' }
	| { readonly is: 'agreement' }
	/** An agreement of two others, which is approved. */
	| { readonly is: 'others agree' }
	| { readonly is: 'too near'; readonly seat: SeatId }
	| { readonly is: 'danger'; readonly seat: SeatId }
	| { readonly is: 'again' }
	| { readonly is: 'set out' }
	| { readonly is: 'tile' }
	| { readonly is: 'race' }
	| { readonly is: 'from the leader' }
	| { readonly is: 'helps least'; readonly seat: SeatId }
	| { readonly is: 'helps most' }
	| { readonly is: 'next agenda' }
	| { readonly is: 'costs least' }
	| { readonly is: 'missed least' }
	| { readonly is: 'all fire' }
	| { readonly is: 'settlers' }
	| { readonly is: 'guards' }
	| { readonly is: 'stays aboard' }
	| { readonly is: 'easier first' }
	| { readonly is: 'yard' }
	| { readonly is: 'not for its price' }
	| { readonly is: 'counters lie'; readonly well: boolean }
	| { readonly is: 'gain goods' }
	| { readonly is: 'nobody too near' }
	| { readonly is: 'all agreed' }
	| { readonly is: 'can spare'; readonly seat: SeatId }
	| { readonly is: 'trade'; readonly isGood: boolean }
	| { readonly is: 'abstains' }
	| { readonly is: 'elects' }
	| { readonly is: 'does most' }
	/** It was weighed, and is not worth it. */
	| { readonly is: 'leaves it' }
	/** Nothing was weighed: chance, or taste, answers. */
	| { readonly is: 'alike' };

export function say(reason: Reason): Words {
	switch (reason.is) {
		case 'card':
			return reason.bonus > 0
				? msg(
						'{use} And {n, plural, one {a bonus counter lies} other {# bonus counters lie}} on it.',
						{ use: useWords(reason.use), n: reason.bonus }
					)
				: useWords(reason.use);
		case 'battle':
			return msg('Against the ships of {foe} you would win there {often}.', {
				foe: reason.foe,
				often: oftenWords(reason.wins)
			});
		case 'battle now':
			return msg('As it stands you would win this battle {often}.', {
				often: oftenWords(reason.wins)
			});
		case 'planets': {
			const { serves } = reason;
			const planets = { and: reason.planets.map(planetWords) };
			if (!serves) return msg('There you can take {planets}.', { planets });
			const words = { planets, objective: objectiveOf(serves.objective).text };
			return serves.mayCome
				? msg(
						'There you can take {planets}, a step to an objective that may be turned up: {objective}',
						words
					)
				: msg('There you can take {planets}, a step to this objective: {objective}', words);
		}
		case 'lands against':
			return msg('You would take {planet} {often}.', {
				planet: planetWords(reason.planet),
				often: oftenWords(reason.wins)
			});
		case 'produces':
			return msg('What you can produce there is worth the counter.');
		case 'better place':
			return msg('From there your units can do more later.');
		case 'stays':
			return msg('Nothing that could come would gain more than it risks.');
		case 'no action':
			return msg('No action left to you is worth what it costs.');
		case 'use now':
			return msg('It does more for you now than if you kept it.');
		case 'keeps':
			return msg('There is nothing worth using now.');
		case 'grave':
			return msg('What {who} plays does too much to be let pass.', { who: reason.seat });
		case 'objective': {
			const objective = objectiveOf(reason.serves.objective).text;
			return reason.serves.mayCome
				? msg('It is a step to an objective that may be turned up: {objective}', { objective })
				: msg('It is a step to this objective: {objective}', { objective });
		}
		case 'leads to':
			return msg('It leads on to {tech}.', { tech: techOf(reason.tech).name });
		case 'most use':
			return msg('Of all you can have it does most for you.');
		case 'too dear':
			return msg('None of them is worth its price to you now.');
		case 'saves':
			return reason.for === 'objective'
				? msg('What you need to claim an objective in this round stays unspent.')
				: msg('Enough stays unspent for a technology in this round.');
		case 'for its price':
			return msg('Of all you can pay for it does most for its price.');
		case 'pays':
			return msg('It is paid with what you need least.');
		case 'secondary':
			return secondary(reason);
		case 'counters':
			return msg('Counters go where the next one does most.');
		case 'points':
			return reason.wins
				? msg('It wins you the game.')
				: msg('It brings {n, plural, one {# victory point} other {# victory points}}.', {
						n: reason.n
					});
		case 'damage first':
			return msg('Damage is repaired in the Status Phase; ships that are lost are not.');
		case 'cheapest first':
			return msg('What costs least is lost first.');
		case 'motion':
			return msg('It does more for you than for {who}, who is ahead of your other rivals.', {
				who: reason.leader
			});
		case 'good to be elected':
			return msg('Whoever is elected gains by it.');
		case 'others agree':
			return msg('What two others agree on takes nothing from you.');
		case 'agreement':
			return msg('Each agreement brings trade goods whenever you collect.');
		case 'too near':
			return msg('{who} is too near to winning to be helped.', { who: reason.seat });
		case 'danger':
			return msg('Of all players {who} can do you most harm.', { who: reason.seat });
		case 'again':
			return msg('There your units have most left to do.');
		case 'set out':
			return msg('The dock stands where there are most resources.');
		case 'tile':
			return msg('Rich tiles go near your own home, poor ones near those of others.');
		case 'race':
			return msg('Races win nearly as often as each other, so taste decides as much as strength.');
		case 'from the leader':
			return msg('It is taken from those who are nearest to winning.');
		case 'helps least':
			return msg('It brings {who} least towards winning.', { who: reason.seat });
		case 'helps most':
			return msg('There it helps you most.');
		case 'next agenda':
			return msg('Of these agendas it serves you best, put to the vote next.');
		case 'costs least':
			return msg('Of all that can be named it costs you least.');
		case 'missed least':
			return msg('Of all you hold you miss least what goes.');
		case 'all fire':
			return msg('Everything that can fire does, as it costs nothing more.');
		case 'settlers':
			return msg('Whoever comes along can take a planet, or hold one.');
		case 'guards':
			return msg('Those who land guard what is yours there.');
		case 'stays aboard':
			return msg('Aboard they can do more elsewhere.');
		case 'easier first':
			return msg('What can be invaded now is invaded, and the rest afterwards.');
		case 'yard':
			return msg('There you can produce what does most for you.');
		case 'not for its price':
			return msg('Nothing you could produce there is worth its price to you now.');
		case 'counters lie':
			return reason.well
				? msg('Your counters lie where they do most.')
				: msg('Your counters do more where they go than where they lie.');
		case 'gain goods':
			return msg('Trade goods for all you have agreed are worth more than breaking an agreement.');
		case 'nobody too near':
			return msg('Nobody you have an agreement with is too near to winning.');
		case 'all agreed':
			return msg('All the agreements you want are made, or offered.');
		case 'can spare':
			return msg('{who} has cards enough to spare one.', { who: reason.seat });
		case 'trade':
			return reason.isGood
				? msg('What you get is worth more to you than what you give.')
				: msg('Nothing you could get is worth more to you now than what you would give.');
		case 'abstains':
			return msg('No outcome is worth more to you than another, or you have no say in it.');
		case 'elects':
			return msg('Of all that can be elected it serves you best, or hurts you least.');
		case 'does most':
			return msg('Of all you could do it does most for you.');
		case 'leaves it':
			return msg('It is not worth more to you than leaving things as they are.');
		case 'alike':
			return msg('To a steady player it makes no difference: another answer is as good.');
		default:
			return unreachable(reason);
	}
}

function useWords(use: CardUse): Words {
	switch (use.of) {
		case 'imperial':
			return imperialWords(use);
		case 'technology':
			return use.tech
				? msg('It brings a technology for nothing; {tech} would do most for you.', {
						tech: techOf(use.tech).name
					})
				: msg('It brings a technology for nothing.');
		case 'initiative':
			return msg('With it you pick first in the next round, and secondaries cost you no counter.');
		case 'logistics':
			return msg('It brings 4 command counters.');
		case 'trade':
			return msg('It brings 3 trade goods, and those of your agreements.');
		case 'political':
			return msg('It brings 3 Action Cards and a command counter.');
		case 'warfare':
			return msg('It takes a counter back, so that you can activate a system again.');
		case 'diplomacy':
			return msg('It keeps one opponent away from you for a round.');
		default:
			return unreachable(use);
	}
}

/** TI-24.14: the points come unless Imperium Rex does. */
function imperialWords({ lacks, rex }: Extract<CardUse, { of: 'imperial' }>): Words {
	if (rex === 1) return msg('It turns up Imperium Rex, and that ends the game.');
	const points =
		lacks <= 2 ? msg('Its 2 victory points are all you lack.') : msg('It brings 2 victory points.');
	return rex === null
		? points
		: msg('{points} But one time in {n} it turns up Imperium Rex, and that ends the game.', {
				...{ points, n: rex }
			});
}

function secondary({ taken, free }: Extract<Reason, { is: 'secondary' }>): Words {
	if (free)
		return taken ? msg('It costs you no counter.') : msg('There is nothing in it for you now.');
	return taken
		? msg('It does more for you than the counter it costs.')
		: msg('It does less for you than the counter it costs.');
}
