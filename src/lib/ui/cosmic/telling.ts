/** Cosmic Encounter in sentences: what a piece is called and says, and what comes next. Told from the view alone. */
import { isSeat } from '$lib/core/ids';
import type { SeatId } from '$lib/core/ids';
import { template } from '$lib/core/words';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { PlanetId } from '$lib/games/cosmic/types';
import type { OpenBoard, OwnBoard } from '$lib/games/cosmic/view';
import type { Telling } from '../boards';
import { late } from '../late';
import { nameOf, t } from '../words';
import type { Names } from '../words';
import { boardAt, spokenOf } from './dial/moments';
import { cardLabel, inHand } from './pieces/cards';
import { goalOf, powersInWords, powersOf } from './pieces/powers';
import type { CosmicScreen } from './screen';
import { deckLines, isCard, words } from './words/cards';
import { planetName, roleOf, underWay } from './words/labels';
import { decidesSaid, encounterTitle, standingOf, uncountedSaid, verdict } from './words/standing';
import { VERBS } from './words/verbs';

function called(piece: string, { book, names }: { book: CosmicBook | null; names: Names }) {
	if (isCard(piece)) return cardLabel(piece, book);
	return piece.startsWith('planet:') ? planetName(piece as PlanetId, names) : null;
}

function outlook(given: OpenBoard, you: SeatId | null, names: Names) {
	const open = underWay(given);
	const { encounter, phase } = open;
	if (!encounter)
		return open.offense
			? {
					now:
						open.offense === you
							? t('Your turn')
							: t('The turn of {who}', { who: nameOf(open.offense, names) }),
					next: given.encounter
						? t('The encounter out of turn is over. Next, another encounter or another turn.')
						: t('An encounter begins.')
				}
			: { now: t('The table is being set up'), next: t('Then destiny says who begins.') };
	const sides = standingOf(open, encounter);
	const weighed = ['alliance', 'planning', 'reveal'].includes(phase);
	// Once it is decided the ships are on their way; before they are sent there is nothing to weigh.
	const stands =
		phase === 'resolution'
			? verdict(sides, encounter, names)
			: weighed
				? t('Ships {n} : {m}.', { n: sides[0].ships, m: sides[1].ships })
				: '';
	const uncounted = weighed ? uncountedSaid(open, names, you) : '';
	const role = you && roleOf(open, you);
	const main = role === 'offense' || role === 'defense';
	const next = nextAfter(phase, {
		main,
		allies: open.order.length > 2,
		plays: you !== null,
		talks: isTalking(open)
	});
	return {
		now: encounterTitle(encounter, names, you),
		next: [stands, uncounted, next].filter(Boolean).join(' ')
	};
}

/** Whose turn it is, and from when somebody is met `Ines attacks your planet 3. Ships 4 : 5.`; once both cards are up, by what they come to: `Totals 12 : 25.` */
function setting(
	given: OpenBoard,
	you: SeatId | null,
	names: Names,
	book: CosmicBook | null,
	own: OwnBoard | null = null
): string | null {
	const open = underWay(given);
	const { encounter } = open;
	if (!encounter?.defense) {
		if (!open.offense) return null;
		const who = nameOf(open.offense, names);
		return open.offense === you ? t('It is your turn.') : t('It is the turn of {who}.', { who });
	}
	const [offense, defense] = standingOf(open, encounter);
	const title = encounterTitle(encounter, names, you);
	const uncounted = uncountedSaid(open, names, you);
	if (open.phase === 'reveal' && offense.total !== null && defense.total !== null)
		return [
			t('{title}. Totals {n} : {m}.', { title, n: offense.total, m: defense.total }),
			uncounted
		]
			.filter(Boolean)
			.join(' ');
	// Before they leave there is nothing to weigh.
	if (encounter.target && open.phase === 'launch')
		return t('{title}. Ships there: {m}.', { title, m: defense.ships });
	// Once it is decided the ships are on their way.
	// Who attacks whom is over; what it came to is not.
	if (encounter.outcome) return verdict([offense, defense], encounter, names);
	// Two negotiates, or what a card has made one, though nothing has come of them yet.
	const shown = encounter.revealed ? verdict([offense, defense], encounter, names) : '';
	if (shown) return t('{title}. {stands}', { title, stands: shown });
	if (!encounter.target || open.phase === 'resolution') return t('{title}.', { title });
	// Face down it lies in nobody’s sight, and is not in the hand any more.
	const laid = own?.laid && !encounter.revealed ? own.laid : null;
	return [
		t('{title}. Ships {n} : {m}.', { title, n: offense.ships, m: defense.ships }),
		laid ? t('You have laid {card}.', { card: cardLabel(laid, book) }) : '',
		uncounted
	]
		.filter(Boolean)
		.join(' ');
}

/** Questions whose answer may end a colony at home. */
const SPENDS = new Set(['launch.send', 'alliance.answer', 'alliance.together', 'mustLose.pick']);

/** What decides the fight otherwise; and that no home colony more can be lost without the power (CE-18.1). */
const warnings: Telling<CosmicScreen>['warnings'] = ({ open, you, names, book, asked }) => {
	const n = open.homeColoniesNeeded;
	const isLast =
		(asked === null || SPENDS.has(asked)) &&
		open.players[you]?.homeColonies === n &&
		powersOf(open, you, book).some(({ alien, off }) => !off && !book?.aliens[alien]?.keepsPower);
	return [
		...decidesSaid(open, names),
		...(isLast
			? [t('You have {n} colonies at home: with one fewer your power is lost.', { n })]
			: [])
	];
};

/** Whether two negotiates lie there, and nothing has come of them yet. */
const isTalking = ({ phase, encounter }: OpenBoard): boolean =>
	phase === 'resolution' &&
	encounter !== null &&
	encounter.outcome === null &&
	(['offense', 'defense'] as const).every(
		(side) => encounter.laid[side]?.face?.kind === 'negotiate'
	);

/**
 * What comes after a phase; `main` for the main players, `allies` where there are others who could be (CE-22.5),
 * `plays` for whoever does not only watch,
 * `talks` until two negotiates have come to a deal, or to none.
 */
function nextAfter(
	phase: OpenBoard['phase'],
	{ main, allies, plays, talks }: { main: boolean; allies: boolean; plays: boolean; talks: boolean }
): string {
	switch (phase) {
		case 'setup':
		case 'startTurn':
			return '';
		case 'regroup':
			return t('Next, destiny says who is encountered.');
		case 'destiny':
			return t('Next, the gate is aimed and ships leave.');
		case 'launch':
			if (allies)
				return main
					? t('Next, you may invite allies.')
					: plays
						? t('Next, allies are invited; it may be you.')
						: t('Next, allies are invited.');
			return main ? t('Next, you lay an encounter card.') : t('Next, both sides lay a card.');
		case 'alliance':
			return main ? t('Next, you lay an encounter card.') : t('Next, both sides lay a card.');
		case 'planning':
			return t('Next, the cards are revealed.');
		case 'reveal':
			return t('Next, the winner lands, or both talk.');
		case 'resolution':
			if (talks)
				return main
					? t('Next, you two make a deal, or lose ships.')
					: t('Next, the two make a deal, or lose ships.');
			return t('Next, another encounter or another turn.');
	}
}

export const telling: Telling<CosmicScreen> = {
	verbs: VERBS,
	bookVerbs: ({ verbs }) => verbs,
	yours: { 'planet {n} of {who}': template('your planet {n}'), '{who}': template('you') },
	get keys() {
		return [
			['← →', t('walk planets round the rim, or cards in the hand')],
			['↑ ↓', t('from planet to visitors, gate and warp')]
		] as const;
	},
	starts: new Set(['CE-4.1', 'CE-4.2']),
	// Where rows are not all cards they are asked in an order of their own.
	asHeld: (pieces) => (pieces.every(isCard) ? inHand(pieces) : pieces),
	// What a number of ships does is all there is to choose by.
	reading: (piece) => (piece.startsWith('evolution:') ? 'row' : null),
	terms: async () => (await late(() => import('./words/terms'))).TERMS_AT,
	sheet: {
		has: isSeat,
		load: async () => (await late(() => import('./sheets/AboutSeat.svelte'))).default
	},
	words,
	called,
	stands: (seat, open, book) =>
		[
			powersInWords(powersOf(open, seat, book)),
			t('{n} of {needed} colonies', {
				n: open.players[seat]?.foreignColonies ?? 0,
				needed: goalOf(open, seat)
			})
		]
			.filter(Boolean)
			.join(', '),
	outlook,
	setting,
	warnings,
	counts: deckLines,
	boardAt,
	spoken: spokenOf
};
