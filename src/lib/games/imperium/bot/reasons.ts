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
	| { readonly of: 'imperial'; readonly lacks: number }
	| { readonly of: 'technology'; readonly tech: TechId | null }
	| { readonly of: Exclude<Strategy, 'imperial' | 'technology'> };

/** A chance is what it reckons, from 0 to 1. */
export type Reason =
	| { readonly is: 'card'; readonly use: CardUse; readonly bonus: number }
	| { readonly is: 'battle'; readonly foe: SeatId; readonly wins: number }
	| { readonly is: 'battle now'; readonly wins: number }
	| {
			readonly is: 'planets';
			readonly planets: readonly PlanetId[];
			/** An objective they are a step to. */
			readonly serves: ObjectiveId | null;
	  }
	| { readonly is: 'lands against'; readonly planet: PlanetId; readonly wins: number }
	| { readonly is: 'produces' }
	| { readonly is: 'better place' }
	| { readonly is: 'stays' }
	| { readonly is: 'no action' }
	| { readonly is: 'use now' }
	| { readonly is: 'keeps' }
	| { readonly is: 'grave'; readonly seat: SeatId }
	| { readonly is: 'objective'; readonly objective: ObjectiveId }
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
	| { readonly is: 'too near'; readonly seat: SeatId }
	| { readonly is: 'danger'; readonly seat: SeatId }
	| { readonly is: 'again' }
	| { readonly is: 'set out' }
	| { readonly is: 'tile' };

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
			const planets = { and: reason.planets.map(planetWords) };
			return reason.serves
				? msg('There you can take {planets}, a step to this objective: {objective}', {
						planets,
						objective: objectiveOf(reason.serves).text
					})
				: msg('There you can take {planets}.', { planets });
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
		case 'objective':
			return msg('It is a step to this objective: {objective}', {
				objective: objectiveOf(reason.objective).text
			});
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
		default:
			return unreachable(reason);
	}
}

function useWords(use: CardUse): Words {
	switch (use.of) {
		case 'imperial':
			return use.lacks <= 2
				? msg('Its 2 victory points are all you lack.')
				: msg('It brings 2 victory points.');
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

function secondary({ taken, free }: Extract<Reason, { is: 'secondary' }>): Words {
	if (free)
		return taken ? msg('It costs you no counter.') : msg('There is nothing in it for you now.');
	return taken
		? msg('It does more for you than the counter it costs.')
		: msg('It does less for you than the counter it costs.');
}
