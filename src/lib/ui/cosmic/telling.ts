/**
 * Cosmic Encounter in sentences: what a piece says, why a piece cannot be chosen now, what comes next,
 * and the whole table for those who play without the board. Told from the view alone.
 */
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { PlanetId } from '$lib/games/cosmic/types';
import type { OpenBoard, OwnBoard } from '$lib/games/cosmic/view';
import type { Chapter, Telling } from '../boards';
import { fill, numberWord as number, listed, nameOf, sentence } from '../words';
import type { Names } from '../words';
import { cardLabel, cardOf, cardText, destinyFace, faceOf } from './pieces/cards';
import { planetName, planetNumber, planetOwner, roleOf, shipCount } from './words/labels';
import { boardAt, spokenOf } from './dial/moments';
import { PHASE_NAMES } from './words/phases';
import { encounterTitle, standingOf, verdict } from './words/standing';
import { whenMay, whoMay } from './words/timing';
import { powersInWords, powersOf } from './pieces/powers';
import type { PowerInPlay } from './pieces/powers';
import type { CosmicScreen } from './screen';
import { VERBS } from './words/verbs';

const isCard = (piece: string) =>
	/^(attack|negotiate|morph|reinforcement|artifact|flare)\b/.test(piece);
const plain = (text: string) => text.replace(/\*/g, '');

function words(piece: string, book: CosmicBook | null) {
	if (!isCard(piece)) return null;
	const parts = cardText(piece, book);
	if (parts.length === 0) return null;
	const text = parts.map(({ title, text: said }) => (title ? `${title}: ${said}` : said)).join(' ');
	return { title: cardLabel(piece, book), text: plain(text) };
}

/** Why what was touched plays no part, or what the question wants in its place. */
function whyNot({
	piece,
	question,
	open,
	book,
	names
}: {
	piece: string;
	question: { readonly name: string; readonly say: Words; readonly rule: string };
	open: OpenBoard;
	book: CosmicBook | null;
	names: Names;
}): { say: string; rule: string } {
	const { rule } = question;
	const asked = `You are asked: ${fill(question.say, names)}`;
	if (isCard(piece)) {
		const face = faceOf(piece, book);
		const name = cardLabel(piece, book);
		if (question.name.startsWith('planning.') && !question.name.includes('window'))
			return { say: `${name} is no encounter card. Lay an attack, negotiate or morph.`, rule };
		const timing =
			face.kind === 'artifact'
				? book?.artifacts[face.what]?.timing
				: face.kind === 'flare'
					? book?.aliens[face.what]?.wild.timing
					: null;
		if (timing) {
			const [who] = whoMay(timing);
			return {
				say: `${name} has no use now: ${who.toLowerCase()} may play it, ${whenMay(timing).toLowerCase()}.`,
				rule
			};
		}
		if (face.kind === 'reinforcement')
			return { say: `${name} is added after the cards are revealed.`, rule: 'CE-11.1' };
		return { say: `${name} waits: it is laid in planning.`, rule };
	}
	if (piece.startsWith('planet:')) {
		const planet = piece as PlanetId;
		const called = planetName(planet, names);
		const system = open.encounter?.system;
		if (question.name === 'launch.aim' && system)
			return {
				say: `${called} is in another system. Aim at one of ${nameOf(system, names)}.`,
				rule
			};
		if (question.name === 'launch.send')
			return { say: `No ships to send from ${called}. Take them from your own colonies.`, rule };
		return { say: `${sentence(called)} plays no part now. ${asked}`, rule };
	}
	if (piece.startsWith('seat:'))
		return { say: `${nameOf(piece as SeatId, names)} cannot be chosen now. ${asked}`, rule };
	return { say: `This plays no part now. ${asked}`, rule };
}

function outlook(open: OpenBoard, you: SeatId | null, names: Names) {
	const { encounter, phase } = open;
	if (!encounter) {
		const who = open.offense ? nameOf(open.offense, names) : null;
		return {
			now: who ? `The turn of ${who}` : 'The table is being set up',
			next: who ? 'An encounter begins.' : 'Then destiny says who begins.'
		};
	}
	const sides = standingOf(open, encounter);
	const weighed = ['alliance', 'planning', 'reveal'].includes(phase);
	// Once it is decided the ships are on their way; before they are sent there is nothing to weigh.
	const stands =
		phase === 'resolution'
			? verdict(sides, encounter, names)
			: weighed
				? `Ships ${sides[0].ships} : ${sides[1].ships}.`
				: '';
	const role = you && roleOf(open, you);
	const main = role === 'Offense' || role === 'Defense';
	const next: { readonly [phase: string]: string } = {
		regroup: 'Next, destiny says who is encountered.',
		destiny: 'Next, the gate is aimed and ships leave.',
		launch: main ? 'Next, you may invite allies.' : 'Next, allies are invited; it may be you.',
		alliance: main ? 'Next, you lay an encounter card.' : 'Next, both sides lay a card.',
		planning: 'Next, the cards are revealed.',
		reveal: 'Next, the winner lands, or both talk.',
		resolution: 'Next, another encounter or another turn.'
	};
	return {
		now: encounterTitle(encounter, names),
		next: [stands, next[phase] ?? ''].filter(Boolean).join(' ')
	};
}

/** Whose ships are on a planet: `4 of Ines, 2 of Kofi`. */
const crews = (ships: { readonly [seat: SeatId]: number | undefined }, names: Names) =>
	listed(
		(Object.entries(ships) as [SeatId, number][])
			.filter(([, n]) => n > 0)
			.map(([seat, n]) => `${n} of ${nameOf(seat, names)}`)
	);

function encounterLines(open: OpenBoard, names: Names, book: CosmicBook | null): string[] {
	const { encounter } = open;
	if (!encounter) return ['No encounter is under way.'];
	const phase = PHASE_NAMES.find(([id]) => id === open.phase)?.[1];
	const lines = [
		`${encounterTitle(encounter, names)}${phase ? `: the ${phase.toLowerCase()}` : ''}.`
	];
	if (encounter.destiny) lines.push(`Destiny: ${destinyFace(encounter.destiny, book).name}.`);
	if (encounter.target) {
		lines.push(`The gate is aimed at ${planetName(encounter.target, names)}.`);
		const gate = crews(encounter.gate, names);
		if (gate) lines.push(`Ships at the gate: ${gate}.`);
		const beside = crews(encounter.beside, names);
		if (beside) lines.push(`Ships beside the planet, for the defense: ${beside}.`);
	}
	const sides = standingOf(open, encounter);
	for (const { side, main, card, hidden, face, ships, added, total } of sides) {
		if (!main) continue;
		const said = face ? `, said to be ${cardLabel(cardOf(face), book)}` : '';
		const laid = card ? cardLabel(card, book) : hidden ? `a card face down${said}` : 'no card yet';
		lines.push(
			`${sentence(side)}, ${nameOf(main, names)}: ${shipCount(ships)}, ${laid}${
				added ? `, ${added} added` : ''
			}${total === null ? '' : `, ${total} in all`}.`
		);
	}
	const stands = encounter.revealed ? verdict(sides, encounter, names) : '';
	if (stands) lines.push(stands);
	return lines;
}

function inWords({
	open,
	own,
	you,
	names,
	book
}: {
	open: OpenBoard;
	own: OwnBoard | null;
	you: SeatId | null;
	names: Names;
	book: CosmicBook | null;
}): Chapter[] {
	const alien = (power: PowerInPlay) => {
		const known = book?.aliens[power.alien];
		return known ? `${powersInWords([power])}: ${fill(known.gist, names)}` : power.name;
	};
	const chapters: Chapter[] = [];
	if (own)
		chapters.push({
			title: 'Your hand',
			lines:
				own.hand.length === 0
					? ['You hold no cards.']
					: own.hand.map((card) => {
							const told = words(card, book);
							return told ? `${told.title}. ${told.text}` : cardLabel(card, book);
						})
		});
	chapters.push({ title: 'The encounter', lines: encounterLines(open, names, book) });
	chapters.push({
		title: 'Players',
		lines: open.order.map((seat) => {
			const player = open.players[seat];
			if (!player) return nameOf(seat, names);
			const role = roleOf(open, seat);
			const lost = open.warp[seat] ?? 0;
			return `${nameOf(seat, names)}${seat === you ? ', you' : ''}${role ? `, ${role.toLowerCase()}` : ''}: ${number(
				player.foreignColonies
			)} of ${number(open.options.coloniesToWin)} foreign colonies, ${number(
				player.homeColonies
			)} at home, ${player.hand} ${player.hand === 1 ? 'card' : 'cards'}${
				lost ? `, ${shipCount(lost)} in the warp` : ''
			}. ${
				player.aliens.length > 0
					? `${powersOf(open, seat, book).map(alien).join('; ')}.`
					: 'Its alien is not turned up yet.'
			}`;
		})
	});
	for (const seat of open.order) {
		const planets = (Object.entries(open.planets) as [PlanetId, OpenBoard['planets'][PlanetId]][])
			.filter(([planet]) => planetOwner(planet) === seat)
			.map(([planet, ships]) => {
				const there = crews(ships ?? {}, names);
				return `Planet ${planetNumber(planet)}: ${there ? `ships ${there}` : 'no ships'}.`;
			});
		if (planets.length > 0)
			chapters.push({ title: `Home system of ${nameOf(seat, names)}`, lines: planets });
	}
	chapters.push({ title: 'Decks', lines: deckLines(open) });
	return chapters;
}

const deckLines = (open: OpenBoard): string[] => [
	`${open.deck} cards in the cosmic deck, ${open.discard.length} discarded.`,
	`${open.destinyDeck} destiny cards, ${open.destinyDiscard.length} used.`
];

export const telling: Telling<CosmicScreen> = {
	verbs: VERBS,
	bookVerbs: ({ verbs }) => verbs,
	keys: [
		['← →', 'walk planets round the rim, or cards in the hand'],
		['↑ ↓', 'from planet to visitors, gate and warp']
	],
	starts: new Set(['CE-4.1', 'CE-4.2']),
	words,
	whyNot,
	outlook,
	counts: deckLines,
	boardAt,
	spoken: spokenOf,
	inWords
};
