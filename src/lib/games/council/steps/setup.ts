/**
 * Setting up (GC-4, GC-5, GC-6): turn order, species, great fates, the galaxy, then what lies beside it.
 * Where the rules' pages and this order differ: turn order is drawn first, because the draft and the
 * auction go by it (GC-4.2).
 */
import { msg } from '../../../core';
import type { AnswerTo, Ask, Choice, Words } from '../../../core';
import { inTurn } from '../../kit';
import { cardIn } from '../questions/ask';
import type { OneOf } from '../questions/ask';
import { PURSE, resolveAuction } from '../start/auction';
import type { Bids } from '../start/auction';
import { countShips, fleetAt, homeOf, isSeat, npcIds, playerOf, turnOrder } from '../board';
import { councilBox, fatesBox, objectivesBox, speciesBox, tacticsBox } from '../start/boxes';
import { fateOf, objectiveOf, speciesOf, techOf } from '../tables/by-id';
import { foresee, openObjectives } from '../decks';
import { carryOut } from '../effects/effect';
import { layTiles, layTokens, settleRaces } from '../start/galaxy';
import { gainStock, payStock } from '../economy/stock';
import { TECHNOLOGIES } from '../tables';
import { TIERS } from '../tables/vocabulary';
import { formsOf } from '../play';
import type { Play } from '../play';
import type { Board, CreationCardId, NpcId, RaceId, SeatId } from '../types';
import type { Step } from '../play';
import type { SourceId, SpeciesId, TechId } from '../types';

const MORE_SPECIES = 3; // GC-4.1
const FATES = 2; // GC-4.4
const MARKET_PER_TIER = 3; // GC-6.1
const FIRST_OBJECTIVES = 2; // GC-6.3

declare module '../play' {
	interface Steps {
		setup: {
			/** In an auction: the orders of preference, until all bids are in. Known to nobody else. */
			orders?: { readonly [seat: SeatId]: readonly SpeciesId[] };
			/** Races whose start effects are still to come (GC-4.8). */
			starting?: RaceId[];
		};
	}
}

const { run, askAll, each } = formsOf('setup');

const speciesChoices = ({ species }: Board): Choice[] =>
	species.map((id) => {
		const { name, trait } = speciesOf(id);
		return {
			id: `species:${id}`,
			on: `species:${id}`,
			say: name,
			note: msg('{trait}: {text}', { trait: trait.name, text: trait.text })
		};
	});

export const setup: Step = {
	/** GC-6.4, GC-4.1. */
	species: run((play) => {
		const { board, vault } = play;
		const first = board.order[play.roll(board.order.length)];
		if (!first) throw new Error('Nobody is seated.');
		board.first = first;
		board.chair = first;
		play.say(msg('{who} is the starting player and the first Chair.', { who: first }), 'GC-6.4', {
			type: 'first',
			seat: first
		});
		board.species = play.shuffle(speciesBox()).slice(0, board.order.length + MORE_SPECIES);
		const species = { and: board.species.map((id) => speciesOf(id).name) };
		play.say(msg('These species are turned over: {species}.', { species }), 'GC-4.1');
		vault.fates = play.shuffle(fatesBox());
		return board.options.species === 'auction' ? 'prefer' : 'draft';
	}),

	/** GC-4.2: the last in turn order picks first. */
	draft: each({
		seats: ({ board }) => turnOrder(board).reverse(),
		ask: ({ board }, _frame, seat) => ({
			seat,
			rule: 'GC-4.2',
			say: msg('Pick your species'),
			shape: { type: 'one', choices: speciesChoices(board) },
			fallback: { pick: `species:${board.species[0] ?? ''}` }
		}),
		then: (play, _frame, { pick }, seat) => {
			takeSpecies(play, seat, cardIn(pick));
		}
	}),

	drafted: run(() => 'dealt'),

	/** GC-4.3: an order of preference, then the bids; both stay sealed until all have written. */
	prefer: askAll({
		ask: ({ board }) =>
			board.order.map((seat) => ({
				seat,
				secret: true,
				rule: 'GC-4.3',
				say: msg('Put the species in order, the one you like best first'),
				shape: { type: 'order', choices: speciesChoices(board) },
				fallback: { order: board.species.map((id) => `species:${id}`) }
			})),
		then: ({ board }, frame, answers) => {
			const orders: Record<SeatId, readonly SpeciesId[]> = {};
			for (const seat of board.order) orders[seat] = answers[seat]?.order.map(cardIn) ?? [];
			frame.orders = orders;
		}
	}),

	bid: askAll({
		ask: ({ board }) =>
			board.order.map((seat) => ({
				seat,
				secret: true,
				rule: 'GC-4.3',
				say: msg('Bid up to {n} Stock on each species; you pay for the one you get', { n: PURSE }),
				shape: {
					type: 'split',
					places: speciesChoices(board).map(({ id, say }) => ({ id, on: id, say, max: PURSE })),
					min: 0,
					max: PURSE * board.species.length
				},
				fallback: { split: {} }
			})),
		then: (play, frame, answers) => {
			const { board } = play;
			const written: Record<SeatId, Bids> = {};
			for (const seat of board.order)
				written[seat] = {
					order: frame.orders?.[seat] ?? [],
					bids: bidsIn(answers[seat]?.split ?? {})
				};
			delete frame.orders;
			for (const seat of board.order) gainStock(play, seat, PURSE, 'GC-4.3');
			for (const { seat, species, price } of resolveAuction(
				turnOrder(board),
				board.species,
				written
			)) {
				payStock(play, seat, price, 'GC-4.3');
				takeSpecies(play, seat, species);
			}
		}
	}),

	dealt: run(({ board }) => {
		board.stage = 'fates';
	}),

	/** GC-4.4: one response to each fate, all at the same time. */
	fates: askAll({
		ask: ({ board }) => board.order.map((seat) => askFates(seat, playerOf(board, seat).fates)),
		then: ({ board }, _frame, answers) => {
			for (const [seat, met] of inTurn(turnOrder(board), answers)) {
				const player = playerOf(board, seat);
				player.traits = [met.pick, met.then.pick]; // in the order of the fates
				player.fates = [];
			}
		}
	}),

	/** GC-4.8: public once every player has chosen. */
	shown: run((play) => {
		for (const seat of turnOrder(play.board)) {
			const { traits } = playerOf(play.board, seat);
			const [first = '', second = ''] = traits.map((source): Words => {
				const [id = '', key] = cardIn(source).split('.');
				const { name, responses } = fateOf(id);
				const response = responses.find((one) => one.key === key)?.name ?? '';
				return msg('{fate}: {response}', { fate: name, response });
			});
			play.say(
				msg('{who} met their fates. {first}; {second}.', { who: seat, first, second }),
				'GC-4.4',
				{
					type: 'fates',
					seat,
					traits
				}
			);
		}
	}),

	/** GC-4.6, GC-4.7: the species left become NPC races, or are put away. */
	npcs: run((play, frame) => {
		const { board, vault } = play;
		const npcs = board.options.npcs === 'on' ? board.species.map(npcOf) : [];
		board.species = [];
		for (const npc of npcs) {
			const fate = vault.fates.pop();
			if (fate === undefined) throw new Error('There are too few creation cards.');
			const species = cardIn(npc);
			board.npcs[npc] = { species, trait: `npc:${fate}`, fleetSize: 0 };
			play.say(
				msg('{who} is an NPC race. {fate}: {text}', {
					who: speciesOf(species).name,
					fate: fateOf(fate).name,
					text: fateOf(fate).npc.text
				}),
				'GC-4.6',
				{ type: 'npc', npc, trait: `npc:${fate}` }
			);
		}
		vault.fates = [];
		settleRaces(play, npcs);
		layTiles(play);
		frame.starting = [...turnOrder(board), ...npcs];
	}),

	/** GC-4.8: Stock and ships to start with, once fleets are placed. */
	starts: run((play, frame) => {
		const race = frame.starting?.shift();
		if (race === undefined) return undefined;
		const traits = isSeat(race) ? playerOf(play.board, race).traits : [npcTrait(play.board, race)];
		// What is pushed last runs first.
		for (const source of traits.slice().reverse()) carryOut(play, source, race);
		return 'starts';
	}),

	/** GC-6.2: shuffled; what is open lies beside it (GC-6.1, GC-6.3). */
	decks: run((play) => {
		const { board, vault } = play;
		for (const npc of npcIds(board)) {
			const race = board.npcs[npc];
			const home = homeOf(board, npc);
			if (race && home) race.fleetSize = countShips(fleetAt(board, home, npc) ?? {});
		}
		layTokens(play);
		openMarket(play);
		const withNpcs = board.options.npcs === 'on';
		const players = board.order.length;
		for (const size of ['small', 'big'] as const)
			vault.tactics[size] = play.shuffle(tacticsBox(size));
		vault.council = play.shuffle(councilBox(players, withNpcs));
		vault.objectives = play.shuffle(objectivesBox(players, withNpcs));
		for (const id of openObjectives(play, FIRST_OBJECTIVES))
			play.say(msg('An objective: {objective}.', { objective: objectiveOf(id).name }), 'GC-6.3', {
				type: 'objective',
				objective: id
			});
		foresee(play);
	})
};

function npcTrait(board: Board, npc: NpcId): SourceId {
	const race = board.npcs[npc];
	if (!race) throw new Error(`There is no ${npc}.`);
	return race.trait;
}

const npcOf = (species: SpeciesId): NpcId => `npc:${species}`;

const bidsIn = (split: { readonly [choice: string]: number }): Bids['bids'] =>
	Object.fromEntries(Object.entries(split).map(([id, n]) => [cardIn(id), n]));

/** A player takes a species, its Action Cards, and two great fates that only it may see (GC-4.4, GC-4.5). */
function takeSpecies(play: Play, seat: SeatId, species: SpeciesId): void {
	const { board, vault } = play;
	const player = playerOf(board, seat);
	const { name, actions } = speciesOf(species);
	player.species = species;
	player.actions = actions.map(({ id }) => id);
	player.fates = vault.fates.splice(-FATES);
	board.species = board.species.filter((id) => id !== species);
	play.say(msg('{who} plays {species}.', { who: seat, species: name }), 'GC-4.2', {
		type: 'species',
		seat,
		species
	});
	play.showed = true;
}

/** A response to the first fate, to which belong those to the second. */
interface FirstResponse extends Choice<SourceId> {
	readonly then: OneOf<Response>;
}
interface Response extends Choice<SourceId> {
	readonly then?: never;
}
type Fates = OneOf<FirstResponse>;
type Met = AnswerTo<Fates>;

/** One question for all fates of a seat: the second belongs to each response to the first. */
export function askFates(
	seat: SeatId,
	fates: readonly CreationCardId[]
): Ask<Fates> & { readonly fallback: Met } {
	const [first = [], second = []] = fates.map(responsesTo);
	const choices = first.map((choice): FirstResponse => ({
		...choice,
		then: { type: 'one', choices: second }
	}));
	return {
		seat,
		secret: true,
		rule: 'GC-4.4',
		say: msg('How did your species meet its great fates?'),
		shape: { type: 'one', choices },
		// GC-21.3: the first responses.
		fallback: { pick: first[0]?.id ?? '', then: { pick: second[0]?.id ?? '' } }
	};
}

const responsesTo = (id: CreationCardId): Response[] =>
	fateOf(id).responses.map(({ key, name, text }) => ({
		id: `response:${id}.${key}`,
		on: `response:${id}.${key}`,
		say: msg('{fate}: {response}', { fate: fateOf(id).name, response: name }),
		note: text
	}));

/** GC-6.1: three technologies of each tier, in the order of the tiers. */
function openMarket(play: Play): void {
	const all = Object.keys(TECHNOLOGIES);
	for (const tier of TIERS) {
		const tokens = play.shuffle(all.filter((id: TechId) => techOf(id).tier === tier));
		play.board.market.push(...tokens.slice(0, MARKET_PER_TIER));
	}
	const { market } = play.board;
	const technologies = { and: market.map((id) => techOf(id).name) };
	play.say(msg('The market: {technologies}.', { technologies }), 'GC-6.1', {
		type: 'market',
		techs: market.slice()
	});
}
