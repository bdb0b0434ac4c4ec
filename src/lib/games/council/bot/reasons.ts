/** Why a bot does what it does, as data, and what it says of it. */
import { msg, unreachable } from '../../../core';
import type { Words } from '../../../core';
import { oftenWords } from '../../kit';
import { objectiveOf } from '../tables/by-id';
import type { SeatId } from '../types';
import type { Nearer } from './goals';

/** A chance is what it reckons, from 0 to 1. */
export type Reason =
	| { readonly is: 'objective'; readonly nearer: Nearer }
	| { readonly is: 'attack'; readonly battle: number | null; readonly taking: number | null }
	| { readonly is: 'stronger'; readonly from: number; readonly to: number }
	| { readonly is: 'better place' }
	| { readonly is: 'token' }
	| { readonly is: 'price'; readonly n: number }
	| { readonly is: 'use now' }
	| { readonly is: 'riot' }
	| { readonly is: 'influence' }
	| { readonly is: 'calm' }
	| { readonly is: 'two for one' }
	| { readonly is: 'nothing left' }
	| { readonly is: 'together'; readonly together: number; readonly alone: number }
	| { readonly is: 'apart'; readonly from: SeatId }
	| { readonly is: 'motion'; readonly comes: number }
	| { readonly is: 'no motion' }
	| { readonly is: 'agenda' }
	| { readonly is: 'points'; readonly n: number; readonly feat: boolean }
	| { readonly is: 'battle now'; readonly wins: number }
	| { readonly is: 'dearest first' }
	| { readonly is: 'cheapest first' }
	| { readonly is: 'takes planet'; readonly taking: number }
	/** Nobody owns the planet that so many ships move to. */
	| { readonly is: 'free'; readonly n: number }
	| { readonly is: 'own ally' }
	| { readonly is: 'whole game' }
	| { readonly is: 'species' }
	| { readonly is: 'bid' }
	| { readonly is: 'least loss' }
	| { readonly is: 'best ship' }
	| { readonly is: 'in the way' }
	| { readonly is: 'counters there' }
	| { readonly is: 'gives most' }
	| { readonly is: 'front' }
	| { readonly is: 'worth most' }
	| { readonly is: 'nearest' }
	| { readonly is: 'too dear' }
	| { readonly is: 'not now' }
	| { readonly is: 'does most' }
	/** Nothing was weighed: chance answers. */
	| { readonly is: 'alike' };

export function say(reason: Reason): Words {
	switch (reason.is) {
		case 'objective': {
			const by = { objective: objectiveOf(reason.nearer.objective).name };
			return reason.nearer.meets
				? msg('With it you meet the objective {objective}.', by)
				: msg('It brings you nearer to the objective {objective}.', by);
		}
		case 'attack':
			return attack(reason);
		case 'stronger':
			return msg('With them your fleet has {to} Battle Points instead of {from}.', {
				from: reason.from,
				to: reason.to
			});
		case 'better place':
			return msg('From there your ships can do more, or guard more.');
		case 'token':
			return msg('A Discovery Token lies there.');
		case 'price':
			return msg('Of all you can have for {n} production it does most for you.', { n: reason.n });
		case 'use now':
			return msg('It does more for you now than if you kept it.');
		case 'riot':
			return msg('With these counters the planet riots.');
		case 'influence':
			return msg('You then influence the planet, which is a vote for you.');
		case 'calm':
			return msg('Without the counters the planet votes for you and nobody else.');
		case 'two for one':
			return msg('Two Minor Events do more for you now than one Major Event.');
		case 'nothing left':
			return msg('Nothing you could still do is worth the event.');
		case 'together':
			return msg(
				'Together you lack {together, plural, one {# Victory Point} other {# Victory Points}}, alone {alone}.',
				{ together: reason.together, alone: reason.alone }
			);
		case 'apart':
			return msg('You are likelier to win without {who}.', { who: reason.from });
		case 'motion':
			return msg(
				'Of what can come of the vote this serves you best; with your votes it comes {often}.',
				{ often: oftenWords(reason.comes) }
			);
		case 'no motion':
			return msg('Nothing you could vote for is of use to you.');
		case 'agenda':
			return msg('Of your cards this is the one whose vote promises you most.');
		case 'points':
			return reason.feat
				? msg(
						'It brings {n, plural, one {# Victory Point} other {# Victory Points}}, and a feat does not keep until the next Council.',
						{ n: reason.n }
					)
				: msg('It brings {n, plural, one {# Victory Point} other {# Victory Points}}.', {
						n: reason.n
					});
		case 'battle now':
			return msg('As it stands you would win this battle {often}.', {
				often: oftenWords(reason.wins)
			});
		case 'dearest first':
			return msg('Hits go where each costs the enemy most.');
		case 'cheapest first':
			return msg('What is worth least goes first.');
		case 'takes planet':
			return msg('So the planet is taken {often}.', { often: oftenWords(reason.taking) });
		case 'free':
			return msg(
				'Nobody owns the planet: {n, plural, one {one ship takes it without a roll} other {it is taken without a roll}}.',
				{ n: reason.n }
			);
		case 'own ally':
			return msg('The planet is your ally’s.');
		case 'whole game':
			return msg('Over a whole game this does most for you.');
		case 'species':
			return msg('Species win about as often as each other, so taste decides as much as strength.');
		case 'bid':
			return msg('A little goes to what is liked best; the rest of the Stock does more in play.');
		case 'least loss':
			return msg('So least of what your planets give is lost.');
		case 'best ship':
			return msg('It is the strongest ship you can have of them.');
		case 'in the way':
			return msg('Those ships stand most in your way.');
		case 'counters there':
			return msg('There a counter does most for you.');
		case 'gives most':
			return msg('Those planets give most.');
		case 'front':
			return msg('From there new ships reach most of what you want.');
		case 'worth most':
			return msg('It is worth most to you, and to whom you take it from.');
		case 'nearest':
			return msg('They lie nearest to your ships.');
		case 'too dear':
			return msg('None of them is worth its price to you now.');
		case 'not now':
			return msg('It is not worth more to you than leaving things as they are.');
		case 'does most':
			return msg('Of all you could do it does most for you.');
		case 'alike':
			return msg('To a steady player it makes no difference: another answer is as good.');
		default:
			return unreachable(reason);
	}
}

function attack({ battle, taking }: Extract<Reason, { is: 'attack' }>): Words {
	if (battle !== null && taking !== null)
		return msg('You would win the battle {often}, and then take the planet {taking}.', {
			often: oftenWords(battle),
			taking: oftenWords(taking)
		});
	if (battle !== null)
		return msg('You would win the battle {often}.', { often: oftenWords(battle) });
	if (taking !== null && taking >= 1) return msg('Nothing stands in the way of taking the planet.');
	if (taking !== null)
		return msg('No ships defend it, and you would take the planet {often}.', {
			often: oftenWords(taking)
		});
	return msg('No ships defend it.');
}
