/** Fiat: it says beforehand what whoever wins, or loses, gains of the other besides. */
import { msg, template } from '../../../core';
import { sumOf } from '../../kit';
import { chancesUnseen } from '../bot/odds';
import { opposing, sideOf as sideIn } from '../bot/sight';
import { bringsColonies, regret, settleBest } from '../bot/wishes';
import { CARD, fightIn } from '../bot/worth';
import { caused } from '../because';
import { bothAttack, encounterOf, mainPlayer, otherSide, playerOf } from '../board';
import { found, placesToFound } from '../found';
import { handOver, randomCards } from '../hands';
import { taken } from '../modules/rewards/taken';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { takeable } from '../steps/compensation';
import { MOST_SETTLERS, grantable } from '../terms';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Choice, Place, Shape, Words } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { CosmicChanges } from '../use';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'judge';

/** How far apart totals may be for the wild flare. */
const CLOSE = 5;

type Who = 'winner' | 'loser';
type What = 'cards' | 'colony';

/** What one of the main players gains of the other. */
type Gain = { readonly [what in What]?: number };

/** What a seat has ordered, for the one who wins and for the one who loses. */
interface Order {
	readonly by: SeatId;
	readonly for: { readonly [who in Who]?: Gain };
}

declare module '../notes' {
	interface Notes {
		readonly judge: readonly Order[];
	}
}

declare module '../play' {
	interface Steps {
		/** A main player gains this of the other one. */
		'judge.gain': { readonly seat: SeatId; readonly from: SeatId; readonly gain: Gain };
	}
}

/** As many cards as a main player holds may be given, as in a deal. */
const mostCards = (board: Board): number =>
	Math.max(...SIDES.map((side) => playerOf(board, mainPlayer(board, side)).hand.length));

const placesFor = (board: Board): Place<What>[] => {
	const places: Place<What>[] = [
		{ id: 'cards', say: msg('Cards'), max: mostCards(board) },
		{ id: 'colony', say: msg('A colony'), max: 1 }
	];
	return places.filter(({ max }) => max > 0);
};

const gainOf = (board: Board): SplitOf<What> => {
	const places = placesFor(board);
	return { type: 'split', places, min: 1, max: sumOf(places, ({ max }) => max) };
};

type OneGain = OneOf<Choice<Who> & { readonly then: SplitOf<What> }>;

const oneGain = (board: Board): OneGain => ({
	type: 'one',
	choices: [
		{ id: 'winner', say: msg('Whoever wins'), then: gainOf(board) },
		{ id: 'loser', say: msg('Whoever loses'), then: gainOf(board) }
	]
});

type Both = `${Who}-${What}`;

const bothGains = (board: Board): SplitOf<Both> => {
	const of = (who: Who, what: What, say: Place['say'], max: number): Place<Both> => ({
		id: `${who}-${what}`,
		say,
		max
	});
	const n = mostCards(board);
	const places = [
		of('winner', 'cards', msg('Cards for whoever wins'), n),
		of('winner', 'colony', msg('A colony for whoever wins'), 1),
		of('loser', 'cards', msg('Cards for whoever loses'), n),
		of('loser', 'colony', msg('A colony for whoever loses'), 1)
	].filter(({ max }) => max > 0);
	return { type: 'split', places, min: 1, max: sumOf(places, ({ max }) => max) };
};

const inWords = ({ cards = 0, colony = 0 }: Gain): Words[] => [
	...(cards > 0 ? [msg('{n, plural, one {# card} other {# cards}}', { n: cards })] : []),
	...(colony > 0 ? [msg('a colony')] : [])
];

const hasOrdered = (play: Play, { seat }: { readonly seat: SeatId }): boolean =>
	noteOf(play, ID)?.some(({ by }) => by === seat) ?? false;

const order = (play: Play, one: Order): void => note(play, ID, [...(noteOf(play, ID) ?? []), one]);

/** Carries out what this seat has ordered, if one side has won and an attack was revealed. */
function carryOut(play: Play, by: SeatId): void {
	const { board } = play;
	const { outcome, laid, revealed } = encounterOf(board);
	const ordered = noteOf(play, ID)?.find((one) => one.by === by)?.for;
	const attacks = SIDES.some((side) => laid[side]?.face?.kind === 'attack');
	if (outcome?.type !== 'won' || !ordered || !revealed || !attacks) return;
	const winner = mainPlayer(board, outcome.side);
	const loser = mainPlayer(board, otherSide(outcome.side));
	// What is pushed last comes first.
	if (ordered.loser) play.push('judge.gain', { seat: loser, from: winner, gain: ordered.loser });
	if (ordered.winner) play.push('judge.gain', { seat: winner, from: loser, gain: ordered.winner });
}

const orders: CosmicChanges = {
	uponSettled: (_play, { seat }, due) => [...due, (play) => carryOut(play, seat)]
};

const { run, ask } = formsOf('judge.gain');

const gain: Step = {
	cards: run((play, { seat, from, gain: { cards: n = 0 } }) => {
		const cards = n > 0 ? randomCards(play, takeable(play, from), n) : [];
		if (cards.length > 0)
			taken(play, seat, handOver(play, from, seat, cards, 'CE-14.4', 'taken'), from);
	}),

	colony: ask({
		ask: (play, { seat, from, gain: { colony = 0 } }) => {
			const planets = grantable(play.board, from, seat);
			const places = colony > 0 ? placesToFound(play, seat, planets, MOST_SETTLERS) : null;
			if (!places) return null;
			const none: Choice<'none'> = { id: 'none', say: msg('Found no colony') };
			const shape: OneOf<(typeof places.choices)[number] | Choice<'none'>> = {
				type: 'one',
				choices: [...places.choices, none]
			};
			return {
				...caused(play),
				seat,
				about: [from],
				rule: 'CE-13.7',
				say: msg('A colony where {whom} has one: on which planet, and with which ships?', {
					whom: from
				}),
				shape,
				fallback: { pick: none.id }
			};
		},
		then: (play, _frame, answer, seat) => {
			if (answer.pick !== 'none' && answer.then)
				found(play, seat, { pick: answer.pick, then: answer.then });
		}
	})
};

/** A colony of a rival's is worth so much less to them than one of its own to a bot, where it reckons that it wins. */
const COLONY = 0.6;

/** How likely it wins the fight as a main player, more than that its opponent does. */
function edge(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	const chances = chancesUnseen(sight, fight);
	return chances[side] - chances[opposing(side)];
}

/** For whom it orders something: the side that it is likelier to be. */
const likelier = (sight: Sight): Who => (edge(sight) >= 0 ? 'winner' : 'loser');

/** Cards that a bot orders: as many as hurt, but not its whole hand if it is wrong. */
const some = (max: number): number => Math.min(max, 4);

const settles = (sight: Sight, shape: Shape) =>
	shape.type === 'one'
		? settleBest(sight, { ...shape, choices: shape.choices.filter(({ then }) => then) })
		: null;

export const judge: Alien = {
	words: {
		name: msg('Judge'),
		power: msg('Fiat'),
		gist: msg('Says what winning or losing brings besides'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to say what the main player who wins, or the one who loses, gains of the other besides: cards, a colony, or both, as in a deal. It comes about if either side has revealed an attack and one of them has won.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when attacks meet and the totals are at most 5 apart, nobody wins: both attacks count as negotiates.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('Say what both gain, the one who wins and the one who loses.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg(
				'You say a number of cards, no more than the larger hand of the two holds then. They are taken at random; who holds fewer loses all they hold.'
			),
			msg(
				'The colony is on a planet where the other has one, with one to four ships of the gainer’s colonies. They may forgo it, and the ships of the other stay.'
			),
			msg(
				'It comes about before it is seen who has won the game, and whatever has become of this power since.'
			),
			msg(
				'Of a deal, of an encounter that both sides lose, and of one that is decided before the reveal, nothing comes.'
			),
			msg('What the winner gains comes first. Use the power or the super flare, not both.')
		]
	},
	set: 'dominion',
	liked: 13,
	power: {
		uses: {
			order: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				open: (play, me) => !hasOrdered(play, me),
				ask: ({ board }) => oneGain(board),
				say: msg('say what the one who wins or loses gains besides'),
				doing: ({ pick: who, then: { split } }) =>
					msg('{who, select, winner {whoever wins} other {whoever loses}} gains {what}', {
						who,
						what: { and: inWords(split) }
					}),
				sends: template('Order it for: {first}'),
				worth: (sight) => Math.abs(edge(sight)) * COLONY,
				choose: (sight, { choices }) => {
					const choice = choices.find(({ id }) => id === likelier(sight));
					const max = choice?.then.places.find(({ id }) => id === 'cards')?.max ?? 0;
					return choice
						? { pick: choice.id, then: { split: { cards: some(max), colony: 1 } } }
						: null;
				},
				harms: bringsColonies,
				apply: (play, { seat }, { pick, then: { split } }) =>
					order(play, { by: seat, for: { [pick]: split } }),
				lasting: orders
			})
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => {
					const totals = board.encounter?.totals;
					return (
						bothAttack(board) && !!totals && Math.abs(totals.offense - totals.defense) <= CLOSE
					);
				},
				say: msg('nobody wins, and the main players deal'),
				worth: (sight) => regret(sight) - 0.4,
				// CE-11.14: what lies there now.
				apply: (play) => {
					const { laid } = encounterOf(play.board);
					for (const side of SIDES) if (laid[side]) laid[side].face = { kind: 'negotiate' };
				}
			}
		}
	},
	super: {
		uses: {
			both: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: (play, me) => !hasOrdered(play, me),
				ask: ({ board }) => bothGains(board),
				say: msg('say what the one who wins and the one who loses gain besides'),
				sends: template('Order it'),
				worth: (sight) => Math.abs(edge(sight)) * COLONY + CARD,
				choose: (sight, { places }) => {
					const who = likelier(sight);
					const max = places.find(({ id }) => id === `${who}-cards`)?.max ?? 0;
					return { split: { [`${who}-cards`]: some(max), [`${who}-colony`]: 1 } };
				},
				harms: bringsColonies,
				apply: (play, { seat }, { split }) =>
					order(play, {
						by: seat,
						for: {
							winner: { cards: split['winner-cards'] ?? 0, colony: split['winner-colony'] ?? 0 },
							loser: { cards: split['loser-cards'] ?? 0, colony: split['loser-colony'] ?? 0 }
						}
					}),
				lasting: orders
			})
		}
	},
	steps: { gain },
	questions: {
		'gain.colony': {
			deed: msg('found a colony'),
			why: { is: 'best place' },
			answer: settles
		}
	}
};
