/**
 * How often each alien of Cosmic Encounter wins, against an even share: what its shrewd player chooses by. Steady
 * players in all seats take either alien they are dealt by chance, so that those they would not take are met too.
 *
 *   npm run prospects -- --games 3000 --seed 1     renews those of the boxes that are drawn by default
 *   npm run prospects -- --missing                 adds those without a number, as of expansions, and no other
 *
 * They stand in src/lib/games/cosmic/bot/prospects.json. What is missing is met in boxes that hold ten of it and four
 * that are measured, so that it is soon met often, and not by its like alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './lib/inlining';
import { playOut, diceFrom } from '../src/lib/bots';
import { sampleAnswer } from '../src/lib/core';
import type { AnyGame, Bot, Dice, Json, SeatId } from '../src/lib/core';
import { GAMES } from '../src/lib/games';
import { helpIfAsked, runTool, Stop } from './lib/project.mjs';
import { beginOf, botOf } from './lib/simulate';

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	options: {
		games: { type: 'string', default: '3000' },
		seed: { type: 'string', default: '1' },
		missing: { type: 'boolean', default: false }
	}
});

const { cosmic } = GAMES;
if (!cosmic) throw new Error('Cosmic Encounter is not on the shelf.');
const steady = botOf(cosmic, 'steady');

const SEATS = 4;
/** Players with an even share that are counted besides, so that a few lucky games say little. */
const ORDINARY = 25;

/** A steady player that is whatever it is dealt. */
const dealt = (chose: (seat: SeatId, alien: string) => void): Bot => ({
	...steady,
	decide: (question) => {
		const { decision, dice, view } = question;
		if (decision.name !== 'start.choose') return steady.decide(question);
		const answer = sampleAnswer(decision.shape, dice);
		if ('pick' in answer) chose(view().own.seat, answer.pick);
		return answer;
	}
});

interface Tally {
	players: number;
	won: number;
}

const FILE = 'src/lib/games/cosmic/bot/prospects.json';
const known = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, number>>;

/** The list of aliens a host may choose the box from: those with cards of their own come by themselves. */
const list = cosmic.options
	.flatMap(({ id, values }) => (id === 'box' ? values : []))
	.find(({ value }) => value === 'chosen')?.list;
if (!list) throw new Error('Nobody chooses the aliens in the box.');
const { id: chosen } = list;
const choosable = list.among.map(({ id }) => id);

/** So many of them, by chance. */
const someOf = (among: readonly string[], n: number, dice: Dice): string[] =>
	among
		.map((alien) => [dice(1_000_000), alien] as const)
		.sort(([one], [other]) => one - other)
		.slice(0, n)
		.map(([, alien]) => alien);

/** What the host would set: a box drawn, or of mostly such as are missing. */
function optionsFor(seed: number, missing: boolean): { readonly [option: string]: Json } {
	if (!missing) return {};
	const dice = diceFrom(seed);
	const [newer, older] = [false, true].map((measured) =>
		choosable.filter((alien) => alien in known === measured)
	);
	return {
		box: 'chosen',
		[chosen]: [...someOf(newer ?? [], 10, dice), ...someOf(older ?? [], 4, dice)]
	};
}

function measure(game: AnyGame, games: number, from: number, missing: boolean): Map<string, Tally> {
	const tallies = new Map<string, Tally>();
	for (let seed = from; seed < from + games; seed++) {
		const options = optionsFor(seed, missing);
		const { table } = beginOf({ game, seats: SEATS, levels: [steady.level], seed, options });
		const taken = new Map<SeatId, string>();
		const bots = [dealt((seat, alien) => taken.set(seat, alien))];
		playOut(game, table, { bots, dice: diceFrom(seed) });
		const winners = table.over?.winners ?? [];
		for (const [seat, alien] of taken) {
			const tally = tallies.get(alien) ?? { players: 0, won: 0 };
			tally.players += 1;
			if (winners.includes(seat)) tally.won += 1 / winners.length;
			tallies.set(alien, tally);
		}
	}
	return tallies;
}

const shareOf = ({ players, won }: Tally): number =>
	Number(((SEATS * won + ORDINARY) / (players + ORDINARY)).toFixed(2));

await runTool(() => {
	const [games, seed] = [Number(args.games), Number(args.seed)];
	if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed))
		throw new Stop('--games and --seed take whole numbers.');
	const tallies = measure(cosmic, games, seed, args.missing);
	const shares = new Map(Object.entries(known));
	for (const [alien, tally] of tallies)
		if (!args.missing || !(alien in known)) shares.set(alien, shareOf(tally));
	const inOrder = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
	const unmet = choosable.filter((alien) => !shares.has(alien));
	if (unmet.length > 0) console.log(`Never met: ${unmet.join(', ')}`);
	writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, '\t')}\n`);
	return Promise.resolve();
});
