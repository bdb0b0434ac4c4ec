/**
 * Twin tables, the same but for what one player cannot see: whether somebody else could have answered. The
 * player is told the same bytes; windows open as fast and stay open as long; stand-ins tell no more.
 */
import { JOURNEYS, type Journey } from '../../tests/support/answering';
import {
	allPass,
	scenesOf,
	twinOf,
	untilClosed,
	type Scene,
	type Twin
} from '../../tests/support/twins';
import { auc, ksP } from './statistics';
import { count, endOf, inTurn, none, quantile, rounded, type Figure, type Plan } from './sweep';

/** Tries at dealing anew until somebody can act in one twin and nobody can in the other. */
const TRIES = 12;
const SCENES_A_GAME = 8;
/** One pair for so many games asked for. */
const PAIRS_OF = 20;
const WITH_WINDOWS: readonly Journey[] = [JOURNEYS.plain, JOURNEYS.hidden];
/** So seldom would alike samples lie so far apart. */
const LEAST_P = 0.001;
/** Of the chance to tell them apart, beyond 0.5: so much, or what samples as small as these give by luck. */
const MOST_OFF = 0.05;
const LUCK = 3.3;

/** Only where nothing hidden came to light by the answer itself: else the twins differ openly. */
const isSilent = ({ opening }: Twin): boolean =>
	opening.some((text) => text.includes('"undo":"free"'));

async function pairOf(
	scene: Scene,
	salt: number,
	options: { standIns: boolean }
): Promise<readonly [able: Twin, unable: Twin] | null> {
	let able: Twin | null = null;
	let unable: Twin | null = null;
	for (let n = 0; n < TRIES && !(able && unable); n++) {
		const twin = await twinOf(scene, salt + n);
		if (!twin || !isSilent(twin)) return null;
		if (twin.canAct) able ??= options.standIns ? await twinOf(scene, salt + n, options) : twin;
		else unable ??= options.standIns ? await twinOf(scene, salt + n, options) : twin;
	}
	return able && unable ? [able, unable] : null;
}

interface Sums {
	pairs: number;
	/** What a player was told while a window was open, their own word apart. */
	readonly unasked: string[];
	readonly differ: { readonly opening: string[]; readonly open: string[]; readonly span: string[] };
	/** ms until the window was told of: where somebody could act, and where nobody could. */
	readonly opened: readonly [number[], number[]];
}

async function compare(scene: Scene, twins: readonly [Twin, Twin], sums: Sums): Promise<void> {
	const [able, unable] = twins;
	sums.pairs += 1;
	sums.opened[0].push(able.openingMs);
	sums.opened[1].push(unable.openingMs);
	const where = `seed ${scene.seed}, move ${scene.moves}`;
	if (able.opening.join('\n') !== unable.opening.join('\n')) sums.differ.opening.push(where);
	const closed = [];
	for (const twin of twins) {
		allPass(twin);
		closed.push(await untilClosed(twin));
	}
	const [one, other] = closed;
	if (one?.frames.join('\n') !== other?.frames.join('\n')) sums.differ.open.push(where);
	for (const { frames } of closed)
		sums.unasked.push(...frames.filter((text) => !text.includes('"accepted":')));
	if (one?.ms !== other?.ms) sums.differ.span.push(`${where}: ${one?.ms} and ${other?.ms} ms`);
}

async function compareAll(plan: Plan, standIns: boolean): Promise<Sums> {
	const end = Date.now() + (endOf(plan) - Date.now()) / 2;
	const wanted = Math.ceil(plan.games / PAIRS_OF);
	const sums: Sums = {
		pairs: 0,
		unasked: [],
		differ: { opening: [], open: [], span: [] },
		opened: [[], []]
	};
	for (let n = 0; sums.pairs < wanted && Date.now() < end && n < wanted; n++) {
		const journey = inTurn(WITH_WINDOWS, n);
		for (const scene of await scenesOf(journey, plan.seed + n, SCENES_A_GAME)) {
			const twins = await pairOf(scene, n * TRIES, { standIns });
			if (twins && sums.pairs < wanted) await compare(scene, twins, sums);
		}
		if (n % 10 === 9)
			plan.say(`twins: ${sums.pairs} of ${wanted} pairs${standIns ? ' with stand-ins' : ''}`);
	}
	return sums;
}

export async function twins(plan: Plan): Promise<Figure[]> {
	const people = await compareAll(plan, false);
	const standIns = await compareAll(plan, true);
	const [able, unable] = people.opened;
	const spread = Math.sqrt((2 * able.length + 1) / (12 * Math.max(1, able.length) ** 2));
	const median = [able, unable].map((all) => rounded(quantile(all, 0.5), 2)).join(' / ');
	return [
		count('pairs of tables, people', people.pairs),
		...differences(people),
		{ what: 'a window opens after (somebody / nobody can act), median', value: median, unit: 'ms' },
		{
			what: 'as likely by chance (Kolmogorov–Smirnov)',
			value: rounded(ksP(able, unable), 3),
			target: { least: LEAST_P }
		},
		{
			what: 'told apart by that time better than by chance, by',
			value: rounded(Math.abs(auc(able, unable) - 0.5), 3),
			target: { most: rounded(Math.max(MOST_OFF, LUCK * spread), 3) }
		},
		count('pairs of tables, stand-ins', standIns.pairs),
		...differences(standIns).map((figure) => ({ ...figure, what: `stand-ins: ${figure.what}` }))
	];
}

const differences = ({ differ, unasked }: Sums): Figure[] => [
	none('told while a window is open, by nobody asked for', unasked.length, unasked),
	none('told differently when a window opens', differ.opening.length, differ.opening),
	none('told differently while it is open', differ.open.length, differ.open),
	none('open for another time', differ.span.length, differ.span)
];
