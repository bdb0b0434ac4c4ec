/** Technologies (TI-19): which is worth having, and for what price. */
import type { Answer, Choice, Shape } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import { onBoard, planetsOf, valueOf } from '../board';
import type { Tech } from '../abilities';
import { TECHNOLOGIES } from '../tables';
import type { TechId } from '../types';
import { techGoal } from './goals';
import { payFor, purse } from './payment';
import { aimOf, techsInReach } from './plan';
import { recall, self } from './sight';
import type { Sight } from './sight';
import { roundsLeft } from './worth';

/** What each does over a game, in tenths of a victory point. */
const USE: { readonly [tech in Tech]: number } = {
	'antimass-deflectors': 2,
	'xrd-transporters': 8,
	'light-wave-deflector': 3.5,
	'type-iv-drive': 6,
	'advanced-fighters': 4,
	'fleet-logistics': 9,
	'stasis-capsules': 4,
	cybernetics: 3,
	'gen-synthesis': 4,
	'neural-motivator': 4.5,
	'dacxive-animators': 3.5,
	'x89-bacterial-weapon': 3,
	'enviro-compensator': 4,
	'sarween-tools': 6,
	'micro-technology': 5,
	'integrated-economy': 10,
	'graviton-laser-system': 5,
	'transit-diodes': 7,
	'hylar-v-assault-laser': 3.5,
	'deep-space-cannon': 3.5,
	'magen-defense-grid': 3.5,
	'war-sun': 5,
	'assault-cannon': 3.5,
	'graviton-negator': 3
};

const isTech = (id: string): id is Tech => Object.hasOwn(TECHNOLOGIES, id);

/** Each player is fond of others: of equal use they are not all the same. */
function taste({ board, me }: Sight, tech: TechId): number {
	const text = `${playerOf(board, me).race ?? ''} ${me} ${tech}`;
	let sum = 7;
	for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 65_521;
	return (TASTE * sum) / 65_521;
}
const TASTE = 3.5;

export function techWorth(sight: Sight, tech: TechId): number {
	const { board, me } = sight;
	const late = Math.min(1, 0.35 + 0.15 * roundsLeft(sight));
	const base = isTech(tech) ? USE[tech] : 3;
	return (
		techGoal(sight, tech) +
		late * (BESIDE * (base + taste(sight, tech)) + fit(board, me, tech) + path(sight, tech))
	);
}

/** Of what it does beside what it is a step to: with the whole of it those are taken that bring no objective nearer. */
const BESIDE = 0.5;

/** What all its planets bring in a round, and its trade goods. */
const income = (board: Sight['board'], me: Sight['me']): number =>
	playerOf(board, me).tradeGoods +
	sumOf(planetsOf(board, me), (id) => valueOf(board, id, 'resources'));
/** War Suns are for the rich. */
const SUN_FROM = 9;

/** Some do more for who has much of what they help. */
function fit(board: Sight['board'], me: Sight['me'], tech: TechId): number {
	if (tech === 'xrd-transporters') return 0.5 * onBoard(board, me, 'carrier');
	if (tech === 'deep-space-cannon' || tech === 'magen-defense-grid')
		return 0.5 * onBoard(board, me, 'pds');
	if (tech === 'graviton-laser-system') return 0.7 * onBoard(board, me, 'pds');
	if (tech === 'x89-bacterial-weapon') return 1.2 * onBoard(board, me, 'dreadnought');
	if (tech === 'assault-cannon' || tech === 'graviton-negator')
		return 0.6 * onBoard(board, me, 'dreadnought');
	if (tech === 'cybernetics' || tech === 'advanced-fighters')
		return 0.2 * onBoard(board, me, 'fighter');
	if (tech === 'war-sun') return 0.8 * Math.max(0, income(board, me) - SUN_FROM);
	if (tech === 'sarween-tools') return onBoard(board, me, 'spaceDock');
	return 0;
}

/** What leads on is worth a part of where it leads. */
function path(sight: Sight, tech: TechId): number {
	const { techs } = self(sight);
	let most = 0;
	for (const [id, { needs }] of Object.entries(TECHNOLOGIES)) {
		if (!needs || techs.includes(id) || !isTech(id)) continue;
		const leads =
			'all' in needs
				? (needs.all as readonly string[]).includes(tech)
				: (needs.any as readonly string[]).includes(tech) &&
					!needs.any.some((one) => techs.includes(one));
		if (leads)
			most = Math.max(most, 0.3 * (USE[id] + taste(sight, id)) + NEXT * techGoal(sight, id));
	}
	return most;
}

/** Of what the next one brings towards objectives. */
const NEXT = 0.4;

/** How much more the best technology is worth of which one prerequisite is missing than the best that is open. */
export function lockedGain(sight: Sight): number {
	const { techs } = self(sight);
	const best = { open: 0, locked: 0 };
	for (const [id, { needs }] of Object.entries(TECHNOLOGIES)) {
		if (techs.includes(id)) continue;
		const missing = missingOf(techs, needs);
		if (missing > 1) continue;
		const kind = missing === 0 ? 'open' : 'locked';
		best[kind] = Math.max(best[kind], techWorth(sight, id));
	}
	return best.locked - best.open;
}

function missingOf(techs: readonly TechId[], needs: (typeof TECHNOLOGIES)[Tech]['needs']): number {
	if (!needs) return 0;
	if ('all' in needs) return needs.all.filter((one) => !techs.includes(one)).length;
	return needs.any.some((one) => techs.includes(one)) ? 0 : 1;
}

/** `gain:xrd-transporters`, `buy:…`. */
export const techIn = (id: string): TechId | null => {
	const tech = id.slice(id.indexOf(':') + 1);
	return isTech(tech) ? tech : null;
};

/** The best technology of these choices, with what it is worth beyond what it costs; null: none is worth it. */
export function bestTech(
	sight: Sight,
	choices: readonly Choice[]
): { answer: Answer; worth: number } | null {
	let best: { answer: Answer; worth: number } | null = null;
	for (const { id, then } of choices) {
		const tech = techIn(id);
		if (!tech) continue;
		const pays = then?.type === 'split' ? payFor(sight, then) : null;
		if (then && !pays) continue;
		const price = then?.type === 'split' ? (then.limits?.[0]?.least ?? 0) : 0;
		const isAim = aimOf(sight).is === 'tech' && techGoal(sight, tech) > 0;
		if (!isAim && price > purse(sight, 'resources')) continue;
		const worth = techWorth(sight, tech) - 0.45 * price;
		if (!best || worth > best.worth)
			best = { answer: pays ? { pick: id, then: pays } : { pick: id }, worth };
	}
	return best;
}

/** research.choose. */
export function takeTech(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestTech(sight, shape.choices);
	const leave = shape.choices.find(({ id }) => id === 'leave');
	if (best && (best.worth > 0 || !leave)) return best.answer;
	return leave ? { pick: 'leave' } : null;
}

/** What is kept for a technology that this player means to buy this round, if it still may come to that. */
export const techFund = (sight: Sight): number =>
	recall(sight, 'tech fund', () => {
		if (aimOf(sight).is === 'tech') return 0;
		const free = purse(sight, 'resources');
		const wanted = techsInReach(sight)
			.filter(({ price }) => price <= free)
			.map(({ tech, price }) => ({ price, gain: techWorth(sight, tech) - WISH * price }))
			.sort((one, other) => other.gain - one.gain)[0];
		return wanted && wanted.gain > 0 ? wanted.price : 0;
	});
/** What a resource must bring to be put by for a technology. */
const WISH = 0.5;
