/** Votes (TI-17): for what helps this player more than the one who leads. */
import type { Answer, Shape } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import { onBoard, planetsOf } from '../board';
import { votesOf } from '../politics/votes';
import { politicalCardOf } from '../tables/by-id';
import { choose } from './choosing';
import type { Rate } from './choosing';
import { strategyCounter } from './counters';
import { harm, help } from './interest';
import { leaderOf, rivalsOf, self } from './sight';
import type { Sight } from './sight';
import { wouldWin } from './worth';
import type { Area, PoliticalCardId, SeatId } from '../types';

/** Whoever is elected gains by it, or loses; what is left out does neither. */
export const GOOD_TO_BE: readonly string[] = [
	'council-elder',
	'crown-of-thalnos',
	'economic-revitalization',
	'minister-of-commerce',
	'minister-of-exploration',
	'minister-of-internal-security',
	'minister-of-policy',
	'minister-of-war',
	'prophecy-of-ixth',
	'science-community-speaker',
	'subsidized-industry',
	'captain-of-the-guard'
];

type Stake = (sight: Sight, seat: SeatId) => number;
const have =
	(kind: Parameters<typeof onBoard>[2]): Stake =>
	({ board }, seat) =>
		onBoard(board, seat, kind);
const planets: Stake = ({ board }, seat) => planetsOf(board, seat).length;
const goods: Stake = ({ board }, seat) => playerOf(board, seat).tradeGoods;
const techs: Stake = ({ board }, seat) => playerOf(board, seat).techs.length;
const points: Stake = ({ board }, seat) => playerOf(board, seat).points;
const counters =
	(area: Area): Stake =>
	({ board }, seat) =>
		playerOf(board, seat).counters[area];

/** What For does to each player by how much it has of something: below 0 it costs who has much. */
const FOR: { readonly [agenda: string]: readonly [Stake, number] } = {
	'arms-reduction': [have('dreadnought'), -1],
	'unconventional-weapons': [have('dreadnought'), -1],
	'colonial-redistribution': [points, -1],
	'colonization-licensing': [planets, 0.5],
	'cost-overruns': [goods, -1],
	'fleet-regulations': [counters('fleet'), -0.6],
	'imperial-containment': [planets, -1],
	'limits-to-individual-power': [({ board }, seat) => playerOf(board, seat).hand.length, -0.5],
	'new-constitution': [planets, 0.3],
	'regressive-rhetoric': [techs, 0.4],
	'humane-labor': [have('spaceDock'), -0.6],
	'regulated-conscription': [planets, 0.3],
	'planetary-security': [planets, -0.5],
	'technology-buy-back': [techs, 0.5],
	'short-term-truce': [have('cruiser'), -0.5],
	'traffic-tariffs': [planets, 0.6],
	'conventions-of-war': [have('warSun'), -0.8]
};

/** vote.cast, vote.tie. */
export function vote(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	if (shape.type !== 'one') return null;
	const card = about[0]?.slice('political:'.length) ?? '';
	const best = choose(shape, rateFor(sight, card));
	return best ? best.answer : null;
}

function rateFor(sight: Sight, card: string): Rate {
	const { board, me } = sight;
	const isGood = GOOD_TO_BE.includes(card);
	return (id) => {
		switch (id) {
			case 'abstain':
				return -0.05;
			case 'for':
				return forWorth(sight, card);
			case 'against':
				return -forWorth(sight, card);
			case 'pair':
				return 0;
			default:
				if (id.startsWith('seat:') && isGood) return id === me ? 5 : -harm(sight)(id);
				if (id.startsWith('political:'))
					return board.laws.some((law) => holdsOffice(law, me)) ? -1 : 0.3;
				return card === 'compensated-disarmament' || card === 'holy-planet-of-ixth' || !isGood
					? harm(sight)(id)
					: help(sight)(id);
		}
	};
}

/** An agenda that costs this player more than the counter with which it is quashed (TI-17.3). */
export function quash(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	const card = about[0]?.slice('political:'.length) ?? '';
	if (shape.type !== 'one' || !shape.choices.some(({ id }) => id === QUASH)) return null;
	return dreadOf(sight, card) > strategyCounter(sight) ? { pick: QUASH } : null;
}
const QUASH = 'quash';

/** What For would cost this player, where all others together have more votes; an election is open to all. */
function dreadOf(sight: Sight, card: string): number {
	const { board, me } = sight;
	const all = sumOf(board.order, (seat) => votesOf(board, seat));
	if (2 * votesOf(board, me) >= all) return 0;
	return Math.max(0, -forWorth(sight, card));
}

/** agenda.look, agenda.lookForTwo: what serves it best is voted on next, what serves it least goes to the bottom. */
export function layAgendas(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one' && shape.type !== 'order') return null;
	const best = shape.choices
		.map(({ id }) => ({ id, worth: agendaWorth(sight, id.slice('political:'.length)) }))
		.sort((one, other) => other.worth - one.worth)
		.map(({ id }) => id);
	const [top] = best;
	if (top === undefined) return null;
	return shape.type === 'one' ? { pick: top } : { order: best };
}

/** What it is to this player that an agenda is voted on, whoever turns it up. */
function agendaWorth(sight: Sight, card: string): number {
	const { board, me } = sight;
	const { vote: kind } = politicalCardOf(card as PoliticalCardId);
	if (kind === 'forAgainst') return forWorth(sight, card);
	if (kind !== 'electPlayer') return 0;
	const all = sumOf(board.order, (seat) => votesOf(board, seat));
	const share = all > 0 ? votesOf(board, me) / all : 0;
	if (GOOD_TO_BE.includes(card)) return share > 1 / board.order.length ? share : -share;
	// The others harm who is ahead.
	return rivalsOf(sight).every((seat) => playerOf(board, seat).points < self(sight).points)
		? -1
		: 0.5;
}

const holdsOffice = (law: Sight['board']['laws'][number], me: SeatId): boolean =>
	law.elected !== null && 'player' in law.elected && law.elected.player === me;

/** What For brings this player beside the one who leads. */
export function forWorth(sight: Sight, card: string): number {
	if (card === 'imperial-mandate') return mandate(sight);
	const known = FOR[card];
	if (!known) return lean(sight, card);
	const [stake, by] = known;
	const rivals = rivalsOf(sight);
	const leader = leaderOf(sight) ?? rivals[0];
	if (!leader) return 0;
	return by * (stake(sight, sight.me) - stake(sight, leader)) || lean(sight, card);
}

/** TI-1.5: two points for all end the game for whoever has eight. */
function mandate(sight: Sight): number {
	const mine = self(sight).points;
	const first = Math.max(...rivalsOf(sight).map((seat) => playerOf(sight.board, seat).points));
	if (wouldWin(sight, 2)) return mine >= first ? 100 : -100;
	return mine >= first ? 1 : first >= 8 ? -100 : -0.5;
}

/** Where nothing speaks for either side players differ. */
function lean({ me, board }: Sight, card: string): number {
	let sum = 3;
	for (const letter of `${playerOf(board, me).race ?? me}${card}`)
		sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
	return sum % 2 === 0 ? 0.2 : -0.2;
}
