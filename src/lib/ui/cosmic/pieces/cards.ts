/** What a card's id says, and what is drawn and told of it. */
import { likeOf } from '$lib/core/copies';
import type { SeatId } from '$lib/core/ids';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { CardKind, Face } from '$lib/games/cosmic/types';
import type { CosmicBook, Timing } from '$lib/games/cosmic/book';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { seatLook } from '../../pieces/seats';
import { printed, t } from '../../words';

export interface CardFace {
	readonly kind: CardKind;
	/** What stands in its corner, readable in a fan: `08`, `N`, `M`, `+3`; empty where a device does. */
	readonly index: string;
	readonly kindName: string;
	/** The card by its full name: `Attack 08`, `Cosmic Zap`, `Flare: Oracle`. */
	readonly name: string;
	/** 0 to 40 of an attack, the addend of a reinforcement, else 0. */
	readonly value: number;
	/** The artifact's or the alien's id. */
	readonly what: string;
	readonly gist: string;
	/** Whether its back is that of the reward deck. */
	readonly reward: boolean;
}

const KIND_NAMES: { readonly [kind in CardKind]: Words } = {
	attack: msg('Attack'),
	negotiate: msg('Negotiate'),
	morph: msg('Morph'),
	reinforcement: msg('Reinforcement'),
	artifact: msg('Artifact'),
	flare: msg('Flare'),
	kicker: msg('Kicker'),
	rift: msg('Rift')
};

/** `card-zap` → `Card Zap`: what an id is called while its words are not loaded. */
export const titled = (id: string): string =>
	id.replace(
		/(^|-)([a-z])/g,
		(_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase()
	);

/** `attack:08#3` and the like; what cannot be read is an artifact nobody knows. */
export function faceOf(card: string, book: CosmicBook | null): CardFace {
	const [front = '', back] = likeOf(card).split('@');
	const [kindWord = '', what = ''] = front.split(':');
	const kind = (kindWord in KIND_NAMES ? kindWord : 'artifact') as CardKind;
	const kindName = printed(KIND_NAMES[kind]);
	const plain = { kind, kindName, index: '', value: 0, what, gist: '', reward: back === 'reward' };
	switch (kind) {
		case 'attack':
			return { ...plain, index: what, value: Number(what), name: t('Attack {what}', { what }) };
		case 'negotiate': {
			const named = book?.negotiates[what];
			return {
				...plain,
				index: t('N'),
				name: named ? printed(named.name) : what ? titled(what) : kindName
			};
		}
		case 'kicker':
			return {
				...plain,
				index: `×${what}`,
				value: Number(what),
				name: t('Kicker ×{what}', { what })
			};
		case 'rift':
			return { ...plain, index: what, value: Number(what), name: t('Rift {what}', { what }) };
		case 'morph':
			return { ...plain, index: t('M'), name: kindName };
		case 'reinforcement':
			return {
				...plain,
				index: `+${what}`,
				value: Number(what),
				name: t('Reinforcement +{what}', { what })
			};
		case 'artifact': {
			const words = book?.artifacts[what];
			return words
				? { ...plain, name: printed(words.name), gist: printed(words.gist) }
				: { ...plain, name: titled(what) };
		}
		case 'flare': {
			const words = book?.aliens[what];
			const name = words ? printed(words.name) : titled(what);
			return { ...plain, name, gist: t('wild · super') };
		}
	}
}

/** A card where only its corner is seen: `08`, `N`, `N Crooked Deal`, `Force Field`. */
export const cornerOf = ({ kind, what, index, name }: CardFace): string =>
	kind === 'negotiate' && what ? `${index} ${name}` : index || name;

/** A card that has this face: what a card counts as, or is said to be. */
export const cardOf = (face: Face): string =>
	face.kind === 'attack'
		? `attack:${face.value < 0 ? '-' : ''}${String(Math.abs(face.value)).padStart(2, '0')}`
		: face.kind === 'negotiate' && face.named
			? `negotiate:${face.named}`
			: face.kind;

/** The card in speech: `Attack 08`, `Flare, Oracle`. */
export function cardLabel(card: string, book: CosmicBook | null): string {
	const { kind, name } = faceOf(card, book);
	if (kind === 'flare') return t('Flare, {name}', { name });
	return kind === 'artifact' ? t('Artifact, {name}', { name }) : name;
}

/** The halves of a flare. */
export type Half = 'wild' | 'super';

export interface CardPart {
	/** Which half of a flare. */
	readonly half: Half | null;
	readonly title: string | null;
	readonly text: string;
	readonly timing: Timing | null;
	readonly rule: string | null;
}

/** The card's full text, in parts; empty while the book is not loaded. */
export function cardText(card: string, book: CosmicBook | null): CardPart[] {
	if (!book) return [];
	const { kind, what } = faceOf(card, book);
	if (kind === 'artifact') {
		const words = book.artifacts[what];
		return words
			? [{ half: null, title: null, text: printed(words.text), timing: words.timing, rule: null }]
			: [];
	}
	if (kind === 'flare') {
		const words = book.aliens[what];
		if (!words) return [];
		const part = (half: Half, title: string): CardPart => {
			const { text, timing } = words[half];
			return { half, title, text: printed(text), timing, rule: null };
		};
		return [part('wild', t('Wild')), part('super', t('Super'))];
	}
	const words = (kind === 'negotiate' && book.negotiates[what]) || book.kinds[kind];
	return [{ half: null, title: null, text: printed(words.text), timing: null, rule: words.rule }];
}

export interface DestinyFace {
	readonly kind: 'colour' | 'wild' | 'special';
	readonly seat: SeatId | null;
	readonly name: string;
	readonly text: string;
}

/** `colour:2#1`, `wild#1`, `special:most-cards-in-hand`. */
export function destinyFace(card: string, book: CosmicBook | null): DestinyFace {
	const [kind, what = ''] = likeOf(card).split(':');
	if (kind === 'colour') {
		const seat: SeatId = `seat:${Number(what)}`;
		return { kind, seat, name: seatLook(seat).colour, text: '' };
	}
	if (kind === 'wild')
		return { kind, seat: null, name: t('Wild'), text: t('The offense chooses.') };
	const words = book?.destiny[what];
	return {
		kind: 'special',
		seat: null,
		name: words ? printed(words.name) : titled(what),
		text: words ? printed(words.text) : ''
	};
}

/** Breaks words into at most two lines of about so many letters. */
export function twoLines(text: string, most: number): string[] {
	const lines: string[] = [''];
	for (const word of text.split(' ')) {
		const line = lines.at(-1) ?? '';
		if (line && line.length + word.length + 1 > most) {
			if (lines.length === 2) {
				lines[1] = `${line.replace(/[,.;]$/, '')}…`;
				return lines;
			}
			lines.push(word);
		} else lines[lines.length - 1] = line ? `${line} ${word}` : word;
	}
	return lines;
}

/** As they lie in a hand: encounter cards first, attacks by number. */
const HAND: { readonly [kind in CardKind]: number } = {
	attack: 0,
	negotiate: 1,
	morph: 2,
	reinforcement: 3,
	artifact: 4,
	flare: 5,
	kicker: 6,
	rift: 7
};

/** Cards as one holds them, by kind and number; like cards in the order they came. */
export function inHand(cards: readonly string[]): readonly string[] {
	return cards
		.map((card) => ({ card, face: faceOf(card, null) }))
		.sort(
			(one, other) =>
				HAND[one.face.kind] - HAND[other.face.kind] ||
				one.face.value - other.face.value ||
				one.face.what.localeCompare(other.face.what)
		)
		.map(({ card }) => card);
}

/** Whether this destiny card of the encounter shows a warning, which a module at the table reads: the first of its colour. */
export const warnsOf = (open: OpenBoard | null, card: string): boolean =>
	!!open?.encounter?.warned && /^colour:\d+#1$/.test(card);

/** `black-hole` of `hazard:black-hole#1`. */
export const hazardOf = (card: string): string => /^hazard:([a-z-]+)/.exec(card)?.[1] ?? card;
