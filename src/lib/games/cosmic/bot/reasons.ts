/** Why a bot does what it does, as data, and what it says of it. */
import { msg, sameWords, unreachable } from '../../../core';
import type { Words } from '../../../core';
import { oftenWords } from '../../kit';
import { planetName } from '../board';
import { cardName } from '../cards';
import { evolutionName } from '../modules/evolution/laid';
import type { EvolutionPlace } from '../modules/evolution/state';
import type { CardId, PlanetId, SeatId, Side } from '../types';
import { CARD } from './worth';

/** A chance is what it reckons, from 0 to 1. */
export type Reason =
	| { readonly is: 'wins game'; readonly planet: PlanetId }
	| { readonly is: 'ends ahead'; readonly planet: PlanetId }
	| { readonly is: 'attack'; readonly planet: PlanetId; readonly wins: number }
	| { readonly is: 'few homes'; readonly has: number; readonly needs: number }
	| { readonly is: 'another draw' }
	| { readonly is: 'few ships there'; readonly n: number }
	| { readonly is: 'spares colonies' }
	| { readonly is: 'sends all'; readonly planet: PlanetId }
	| {
			readonly is: 'invites';
			readonly guests: readonly SeatId[];
			readonly wins: number;
			readonly alone: number;
	  }
	| { readonly is: 'would win'; readonly guests: readonly SeatId[] }
	| { readonly is: 'no guest helps' }
	| { readonly is: 'defense invites' }
	| {
			readonly is: 'joins';
			readonly side: Side;
			readonly wins: number;
			readonly without: number;
			/** The planet it would land on; null: none of it is new to it. */
			readonly lands: PlanetId | null;
	  }
	| { readonly is: 'stays out' }
	| {
			readonly is: 'lays attack';
			readonly wins: number;
			/** The attack of a higher number that would win oftenest, which it keeps; null: it lays the highest. */
			readonly kept: { readonly card: CardId; readonly wins: number } | null;
	  }
	| { readonly is: 'lays negotiate'; readonly deals: number }
	| { readonly is: 'good terms' }
	| { readonly is: 'penalty'; readonly ships: number }
	| { readonly is: 'colony by deal'; readonly planet: PlanetId }
	| { readonly is: 'talked enough' }
	| { readonly is: 'fair to all' | 'no deal of all' }
	| { readonly is: 'ships back'; readonly outside: number }
	| { readonly is: 'cards' }
	| { readonly is: 'best cards' }
	| { readonly is: 'worst cards' }
	| { readonly is: 'turns fight' }
	| { readonly is: 'stops harm'; readonly by: SeatId }
	/** A use, with what it is worth now in foreign colonies. */
	| { readonly is: 'use'; readonly worth: number; readonly costs: UseCost }
	| { readonly is: 'spreads' }
	| { readonly is: 'dislikes power' }
	/** Against the others in the box. */
	| { readonly is: 'rates power'; readonly well: boolean }
	| { readonly is: 'keeps' }
	| { readonly is: 'second chance' }
	| { readonly is: 'helps partner' }
	| { readonly is: 'keeps colony' }
	| { readonly is: 'no spare ships' }
	| { readonly is: 'best target'; readonly planet: PlanetId }
	| { readonly is: 'resettles' }
	| { readonly is: 'spare first' }
	| { readonly is: 'misses most'; readonly whose: SeatId }
	| { readonly is: 'guests help' }
	| { readonly is: 'no terms' }
	| { readonly is: 'rewards serve' }
	| { readonly is: 'best technology' }
	| { readonly is: 'likes card' | 'buys most' | 'buys too' | 'buys nothing' | 'spends' }
	| { readonly is: 'ships safe' | 'ships fight' }
	| { readonly is: 'completes' }
	| { readonly is: 'researches' | 'no ship for it' | 'has its ships' }
	| { readonly is: 'evolves'; readonly place: EvolutionPlace }
	| { readonly is: 'poor moon' | 'moon serves' | 'poor station' }
	| { readonly is: 'stays longest' }
	| { readonly is: 'goes along' | 'comes back' }
	| { readonly is: 'ships help you' | 'keeps them few' }
	| OwnReason
	| { readonly is: 'does most' }
	/** Nothing else was offered. */
	| { readonly is: 'only choice' }
	/** It was weighed, and is not worth it. */
	| { readonly is: 'leaves it' }
	/** Nothing was weighed. */
	| { readonly is: 'alike' };

/** Why it answers so what aliens, artifacts and modules ask by themselves. */
export type OwnReason =
	| { readonly is: 'likes power' }
	| { readonly is: 'fortifies' }
	| { readonly is: 'keeps card' }
	| { readonly is: 'poor card' }
	| { readonly is: 'more ships' }
	| { readonly is: 'doubts' | 'believes' }
	| { readonly is: 'hard to match' }
	| { readonly is: 'safe hoard' }
	| { readonly is: 'costs less' }
	| { readonly is: 'likely good' }
	| { readonly is: 'ship helps' }
	| { readonly is: 'best place' }
	| { readonly is: 'highest attack' }
	| { readonly is: 'hurts most' }
	| { readonly is: 'few rewards' }
	| { readonly is: 'even chance' }
	| { readonly is: 'best cards' | 'worst cards' | 'does most' | 'leaves it' };

/** What is gone once something is used; unsaid: nothing is told of it. */
export type UseCost = 'nothing' | 'comes back' | 'card' | 'unsaid';

export function say(reason: Reason): Words {
	switch (reason.is) {
		case 'wins game':
			return msg('A colony on {planet} is the last you need to win the game.', {
				planet: planetName(reason.planet)
			});
		case 'ends ahead':
			return msg(
				'A colony on {planet} ends the game, and by all you can see you would have the most points.',
				{ planet: planetName(reason.planet) }
			);
		case 'attack':
			return msg(
				'Of all you could attack it promises most: with four ships and your best card you would take {planet} {often}.',
				{ planet: planetName(reason.planet), often: oftenWords(reason.wins) }
			);
		case 'few homes':
			return msg(
				'You have {has, plural, one {# home colony} other {# home colonies}}; with fewer than {needs} you lose your power.',
				{ has: reason.has, needs: reason.needs }
			);
		case 'another draw':
			return msg('The next card of destiny may lead you to a better planet.');
		case 'few ships there':
			return msg(
				'That is where one more helps most: {n, plural, =0 {no ship of yours is} one {only # ship of yours is} other {only # ships of yours are}} there.',
				{ n: reason.n }
			);
		case 'spares colonies':
			return msg('They can leave without giving up a colony.');
		case 'sends all':
			return msg('A colony on {planet} would win you the game, so you hold nothing back.', {
				planet: planetName(reason.planet)
			});
		case 'invites':
			return msg(
				'If {guests} came, you would win {often}; with nobody {alone}. An ally who wins with you gets a colony too.',
				{
					guests: { and: reason.guests },
					often: oftenWords(reason.wins),
					alone: oftenWords(reason.alone)
				}
			);
		case 'would win':
			return msg('An alliance would bring {guests} the last colony that is missing.', {
				guests: { and: reason.guests }
			});
		case 'no guest helps':
			return msg('No guest would leave you better off than you are alone.');
		case 'defense invites':
			return msg(
				'Allies of the defense get no colony of it, and whom you invite may stay off the other side.'
			);
		case 'joins':
			return joins(reason);
		case 'stays out':
			return msg('On neither side would your ships bring you more than they risk.');
		case 'lays attack':
			return laysAttack(reason);
		case 'lays negotiate':
			return msg('By the cards nobody has seen yet the other side negotiates too {often}.', {
				often: oftenWords(reason.deals)
			});
		case 'helps partner':
			return msg('You have more foreign colonies than it takes, and your partner has fewer.');
		case 'keeps colony':
			return msg('A colony that you hold is one step for your team as well.');
		case 'no spare ships':
			return msg('You would have to give up colonies for it.');
		case 'good terms':
			return msg('What you get is worth more to you than what you give.');
		case 'penalty':
			return msg(
				'It is no good deal, but without one you lose {ships, plural, one {# ship} other {# ships}}.',
				{ ships: reason.ships }
			);
		case 'colony by deal':
			return msg('A colony on {planet} brings you nearer to winning, without a fight.', {
				planet: planetName(reason.planet)
			});
		case 'talked enough':
			return msg('So many offers have led nowhere.');
		case 'ships back':
			return msg('Only {n, plural, one {# ship} other {# ships}} of yours can still fight.', {
				n: reason.outside
			});
		case 'cards':
			return msg('You have ships enough; cards are worth more.');
		case 'best cards':
			return msg('Of all you could take they are worth most.');
		case 'worst cards':
			return msg('It is what you have least use for.');
		case 'turns fight':
			return msg('With it the fight turns out as you want it.');
		case 'stops harm':
			return msg('What {who} does would hurt you.', { who: reason.by });
		case 'use':
			return uses(reason);
		case 'spreads':
			return msg('That is where fewest of yours are, so that no colony stands weak.');
		case 'likes power':
			return msg('Of the powers you can have it promises a steady player most.');
		case 'dislikes power':
			return msg('Of these powers it promises a steady player least.');
		case 'rates power':
			return reason.well
				? msg('It promises a steady player more than half of the powers in the box do.')
				: msg('Half of the powers in the box promise a steady player more.');
		case 'keeps':
			return msg('There is nothing worth using now.');
		case 'second chance':
			return msg('Another encounter is another chance of a colony.');
		case 'best target':
			return msg('Of all you could attack {planet} is worth most to you.', {
				planet: planetName(reason.planet)
			});
		case 'resettles':
			return msg('It is a home colony again, without a fight.');
		case 'spare first':
			return msg('It takes a colony, and those go that you miss least.');
		case 'misses most':
			return msg('Those ships are the ones {whose} misses most.', { whose: reason.whose });
		case 'guests help':
			return msg('Whoever comes helps you more than a colony of theirs costs you.');
		case 'no terms':
			return msg('No terms you can think of are worth more to you than none.');
		case 'few rewards':
			return msg('There may be a rift among reward cards, so take as few of them as you can.');
		case 'rewards serve':
			return msg('Reward cards are stronger than others, and serve you at once.');
		case 'likes card':
			return msg('Of the two it brings you more.');
		case 'buys most':
			return msg('So you buy most, and others least, by the lux that lie before them.');
		case 'buys too':
			return msg('Then you buy, too.');
		case 'buys nothing':
			return msg('You have too few lux to buy anything.');
		case 'spends':
			return msg('A reward now is worth more than lux kept.');
		case 'ships safe':
			return msg('Your ships are better off at home.');
		case 'ships fight':
			return msg('Your ships are needed in the encounter.');
		case 'best technology':
			return msg('For the ships it takes it promises most.');
		case 'completes':
			return msg('It is complete, and works from now on.');
		case 'researches':
			return msg('The ship can be spared, and brings the technology nearer.');
		case 'no ship for it':
			return msg('You can spare no ships for it as long as they are needed elsewhere.');
		case 'has its ships':
			return msg('It has the ships it takes, and waits for the right moment.');
		case 'evolves':
			return msg(
				'Of all open cards, more ships on {card} do most for you; the ship can be spared, and still be sent from there.',
				{ card: evolutionName(reason.place) }
			);
		case 'poor station':
			return msg('Of the three it brings you least.');
		case 'poor moon':
			return msg('Of the three it promises least.');
		case 'moon serves':
			return msg('The ship stays on the planet all the same, and what the moon does serves you.');
		case 'stays longest':
			return msg('Most of your ships are there, so you keep it longest.');
		case 'goes along':
			return msg('It is most use where there is a fight, and safest where your ships are.');
		case 'comes back':
			return msg('What is lost of them comes back soonest.');
		case 'ships help you':
			return msg('They fight on your side.');
		case 'keeps them few':
			return msg('The fewer ships they send, the less they win.');
		case 'fortifies':
			return msg('There it strengthens the defense that needs it most.');
		case 'keeps card':
			return msg('In your hand it may serve you later.');
		case 'poor card':
			return msg('A card nobody has seen is likely to be better.');
		case 'more ships':
			return msg('So many of your ships are in the warp that one more counts.');
		case 'doubts':
			return msg('As claimed you lose, and so high a card is held seldom.');
		case 'believes':
			return msg('The claim may well be true, or does you no harm.');
		case 'hard to match':
			return msg('Others can hardly match it, and you miss it little.');
		case 'safe hoard':
			return msg('Better cards are safe in the hoard, and come back to it.');
		case 'fair to all':
			return msg('It costs you less than to have no deal, and others may agree to it.');
		case 'no deal of all':
			return msg('What is proposed costs you more than the ships you lose without a deal.');
		case 'costs less':
			return msg('Of what is asked of you it costs you least.');
		case 'even chance':
			return msg('Either is as good as the other, as long as nobody can foresee it.');
		case 'likely good':
			return msg('There the card you draw is likeliest to be a good one.');
		case 'ship helps':
			return msg('A ship out of the warp can fight again.');
		case 'best place':
			return msg('Of all places it is worth most to you there.');
		case 'highest attack':
			return msg('The higher the attack that waits there, the more fights it wins.');
		case 'hurts most':
			return msg('It hurts those who are ahead of you most, and you least.');
		case 'does most':
			return msg('Of all you could do it does most for you.');
		case 'only choice':
			return msg('There is nothing else you could do.');
		case 'leaves it':
			return msg('Whatever else you could do here brings you less than it costs.');
		case 'alike':
			return msg('To a steady player it makes no difference: another answer is as good.');
		default:
			return unreachable(reason);
	}
}

function laysAttack({ wins, kept }: Extract<Reason, { is: 'lays attack' }>): Words {
	const often = oftenWords(wins);
	// Where low numbers win, nothing is kept by a low one.
	if (!kept || kept.wins < wins)
		return msg('With it you would win {often}, by the cards nobody has seen yet.', { often });
	const oftenest = oftenWords(kept.wins);
	const card = cardName(kept.card);
	if (sameWords(often, oftenest))
		return msg(
			'With it you would win {often}, by the cards nobody has seen yet, and with {card} hardly oftener: that is kept for another encounter.',
			{ often, card }
		);
	return msg(
		'With it you would win {often}, by the cards nobody has seen yet, with {card} {oftenest}: too little more for a card that is worth more in another encounter.',
		{ often, card, oftenest }
	);
}

function joins({ side, wins, without, lands }: Extract<Reason, { is: 'joins' }>): Words {
	const often = oftenWords(wins);
	const by = { often, without: oftenWords(without) };
	const isSame = sameWords(often, by.without);
	if (side === 'defense')
		return isSame
			? msg(
					'With your ships or without them the defense would hold {often}; for each that comes back you get a card or a ship.',
					{ often }
				)
			: msg(
					'With your ships the defense would hold {often}, without them {without}; for each that comes back you get a card or a ship.',
					by
				);
	if (lands)
		return isSame
			? msg(
					'With your ships or without them the offense would win {often}; if it does, you land on {planet} too.',
					{ often, planet: planetName(lands) }
				)
			: msg(
					'With your ships the offense would win {often}, without them {without}; if it does, you land on {planet} too.',
					{ ...by, planet: planetName(lands) }
				);
	return msg('With your ships the offense would win {often}, without them {without}.', by);
}

function uses({ worth, costs }: Extract<Reason, { is: 'use' }>): Words {
	const gain = gainWords(worth);
	switch (costs) {
		case 'nothing':
			return msg('It brings you about as much as {gain}, and using your power costs no card.', {
				gain
			});
		case 'comes back':
			return msg('It brings you about as much as {gain}, and the flare comes back to your hand.', {
				gain
			});
		case 'card':
			return msg('It brings you about as much as {gain}; kept, the card would bring less.', {
				gain
			});
		case 'unsaid':
			return msg('It brings you about as much as {gain}.', { gain });
		default:
			return unreachable(costs);
	}
}

/** A worth in foreign colonies as what is worth as much, after `as much as`. */
function gainWords(worth: number): Words {
	if (worth >= 1.5) return msg('a colony and more');
	if (worth >= 0.75) return msg('a colony');
	if (worth >= 0.35) return msg('half a colony');
	const cards = Math.round(worth / CARD);
	if (cards >= 1) return msg('{n, plural, one {a card} other {# cards}}', { n: cards });
	return msg('a ship, or less');
}
