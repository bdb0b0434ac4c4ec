/** The whole table of Cosmic Encounter in sentences, for those who play without the board. Told from the view alone. */
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { PlanetId } from '$lib/games/cosmic/types';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Chapter, InWords } from '../../boards';
import { fill, listed, nameOf, numberWord as number, printed, t } from '../../words';
import type { Names } from '../../words';
import { cardLabel, cardOf, destinyFace } from '../pieces/cards';
import { boxLine, heldBy } from '../pieces/before';
import { cardIn, goalOf, powersInWords, powersOf } from '../pieces/powers';
import type { PowerInPlay } from '../pieces/powers';
import type { CosmicScreen } from '../screen';
import { deckLines, words } from './cards';
import {
	besideOf,
	holdLine,
	moonLine,
	planetName,
	planetNumber,
	planetOwner,
	roleOf,
	roleWithin,
	teamLine,
	trapLine,
	underWay
} from './labels';
import { lookLine } from './looks';
import { phaseWithin } from './phases';
import { decidesSaid, encounterTitle, standingOf, uncountedSaid, verdict } from './standing';
import type { SideStanding } from './standing';

/** Whose ships are on a planet: `4 of Ines, 2 of Kofi`. */
const crews = (ships: { readonly [seat: SeatId]: number | undefined }, names: Names) =>
	listed(
		(Object.entries(ships) as [SeatId, number][])
			.filter(([, n]) => n > 0)
			.map(([seat, n]) => t('{n} of {who}', { n, who: nameOf(seat, names) }))
	);

function encounterLines(
	open: OpenBoard,
	names: Names,
	book: CosmicBook | null,
	you: SeatId | null
): string[] {
	const { encounter } = open;
	if (!encounter) return [t('No encounter is under way.')];
	const title = encounterTitle(encounter, names);
	const phase = phaseWithin(open.phase);
	const lines = [
		phase
			? t('{title}: the {phase}.', { title, phase: fill(phase, names) })
			: t('{title}.', { title })
	];
	if (encounter.destiny)
		lines.push(
			encounter.named
				? fill(encounter.named, names)
				: t('Destiny: {card}.', { card: destinyFace(encounter.destiny, book).name })
		);
	if (encounter.target) {
		const planet = planetName(encounter.target, names);
		lines.push(t('The gate is aimed at {planet}.', { planet }));
		const gate = crews(encounter.gate, names);
		if (gate) lines.push(t('Ships at the gate: {ships}.', { ships: gate }));
		const beside = crews(encounter.beside, names);
		if (beside)
			lines.push(t('Ships beside the planet, for the defense: {ships}.', { ships: beside }));
	}
	const sides = standingOf(open, encounter);
	for (const side of sides) if (side.main) lines.push(sideLine(side, side.main, names, book));
	const uncounted = uncountedSaid(open, names, you);
	if (uncounted) lines.push(uncounted);
	const stands = encounter.revealed ? verdict(sides, encounter, names) : '';
	if (stands) lines.push(stands);
	lines.push(...decidesSaid(open, names));
	return lines;
}

/** `Offense, Ines: 4 ships, Attack 08, 3 added, 15 in all.` */
function sideLine(
	{ side, card, hidden, face, ships, added, total }: SideStanding,
	main: SeatId,
	names: Names,
	book: CosmicBook | null
): string {
	const laid = card
		? cardLabel(card, book)
		: !hidden
			? t('no card yet')
			: face
				? t('a card face down, said to be {card}', { card: cardLabel(cardOf(face), book) })
				: t('a card face down');
	const has = t(
		'{side, select, offense {Offense} other {Defense}}, {who}: {n, plural, one {# ship} other {# ships}}, {card}',
		{ side, who: nameOf(main, names), n: ships, card: laid }
	);
	const all = added ? t('{has}, {n} added', { has, n: added }) : has;
	return total === null
		? t('{has}.', { has: all })
		: t('{has}, {n} in all.', { has: all, n: total });
}

export const inWords: InWords<CosmicScreen> = ({ open, own, you, names, book }) => {
	const alien = (power: PowerInPlay) => {
		const gist = book?.aliens[power.alien]?.gist;
		if (!gist) return power.name;
		return t('{power}: {gist}', { power: powersInWords([power]), gist: fill(gist, names) });
	};
	const player = (seat: SeatId) => {
		const it = open.players[seat];
		if (!it) return nameOf(seat, names);
		const role = roleOf(open, seat);
		const [lost, gone] = [open.warp[seat] ?? 0, open.removed[seat] ?? 0];
		const name = nameOf(seat, names);
		const who = seat === you ? t('{who}, you', { who: name }) : name;
		const by = {
			who: role ? t('{who}, {role}', { who, role: roleWithin(role) }) : who,
			n: number(it.foreignColonies),
			needed: number(goalOf(open, seat)),
			home: number(it.homeColonies),
			cards: it.hand
		};
		const has =
			it.hoard === null
				? t(
						'{who}: {n} of {needed} foreign colonies, {home} at home, {cards, plural, one {# card} other {# cards}}',
						by
					)
				: t(
						'{who}: {n} of {needed} foreign colonies, {home} at home, {cards, plural, one {# card} other {# cards}}, {hoard} in their hoard',
						{ ...by, hoard: it.hoard }
					);
		const powers = powersOf(open, seat, book).map(alien);
		const aliens = powers.length
			? t('{powers}.', {
					powers: powers.reduce((first, then) => t('{first}; {then}', { first, then }))
				})
			: open.encounter?.lent.some(({ from }) => from === seat)
				? t('Its power is lent until the encounter ends.')
				: t('Its alien is not turned up yet.');
		const ships = lost
			? t('{has}, {n, plural, one {# ship} other {# ships}} in the warp.', { has, n: lost })
			: t('{has}.', { has });
		const left = gone
			? t('{has} {n, plural, one {# ship} other {# ships}} out of the game.', {
					has: ships,
					n: gone
				})
			: ships;
		const held = heldBy(open, seat, book, names);
		const all = t('{first} {then}', { first: left, then: aliens });
		return [teamLine(seat, open, names), held]
			.filter(Boolean)
			.reduce((first, then) => t('{first} {then}', { first, then }), all);
	};
	const chapters: Chapter[] = [];
	const lineOf = (card: string) => {
		const told = words(card, book);
		return told ? t('{title}. {text}', told) : cardLabel(card, book);
	};
	if (own)
		chapters.push({
			title: t('Your hand'),
			lines: own.hand.length === 0 ? [t('You hold no cards.')] : own.hand.map(lineOf)
		});
	if (own && own.hoard.length > 0)
		chapters.push({ title: t('Your hoard'), lines: own.hoard.map(lineOf) });
	if (own?.stored)
		chapters.push({
			title: t('Face down on your sheet'),
			lines: Object.values(own.stored).flat().map(lineOf)
		});
	if (own?.aside) chapters.push({ title: t('Face down before you'), lines: own.aside.map(lineOf) });
	for (const [alien, cards] of Object.entries(own?.caches ?? {}))
		chapters.push({
			title: t('Your cache'),
			lines: cards.flatMap((id) => {
				const card = book?.aliens[alien]?.essence?.cards[cardIn(id)];
				return card
					? t('{title}. {text}', { title: printed(card.name), text: printed(card.text) })
					: [];
			})
		});
	if (own && own.looks.length > 0)
		chapters.push({
			title: t('Shown to you'),
			lines: own.looks.map((look) => lookLine(look, names, book))
		});
	chapters.push({
		title: t('The encounter'),
		lines: encounterLines(underWay(open), names, book, you)
	});
	chapters.push({ title: t('Players'), lines: open.order.map(player) });
	for (const seat of open.order) {
		const planets = (Object.entries(open.planets) as [PlanetId, OpenBoard['planets'][PlanetId]][])
			.filter(([planet]) => planetOwner(planet) === seat)
			.map(([planet, there]) => {
				const n = planetNumber(planet);
				const ships = crews(there ?? {}, names);
				const label = ships
					? t('Planet {n}: ships {ships}.', { n, ships })
					: t('Planet {n}: no ships.', { n });
				const cards = besideOf(planet, open);
				const whole = cards ? t('{label} Cards beside it: {cards}.', { label, cards }) : label;
				const moon = moonLine(planet, open, names, book);
				return [
					moon,
					trapLine(planet, open, book, own?.traps ?? null),
					holdLine(planet, open, names)
				]
					.filter(Boolean)
					.reduce((first, then) => t('{first} {then}', { first, then }), whole);
			});
		if (planets.length > 0)
			chapters.push({
				title: t('Home system of {who}', { who: nameOf(seat, names) }),
				lines: planets
			});
	}
	chapters.push({ title: t('Decks'), lines: deckLines(open) });
	chapters.push({
		title: t('In the box: {n} aliens', { n: open.box.length }),
		lines: [boxLine(open, book)]
	});
	return chapters;
};
