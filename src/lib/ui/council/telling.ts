/**
 * Galactic Council in sentences: why a piece cannot be chosen now, what goes on and what comes next, and
 * the whole table for those who play without the board. Told from the view alone.
 */
import type { SeatId } from '$lib/core/ids';
import type { HexId, RaceId } from '$lib/games/council/types';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard } from '$lib/games/council/view';
import type { Chapter, Telling } from '../boards';
import { fill, listed, nameOf, sentence } from '../words';
import type { Names } from '../words';
import { goalsOf } from './goals';
import { hexesOf, hexLines, kindWords, nameAt } from './hexes';
import type { Told } from './hexes';
import { lastRound, roundInWords, seatLabel } from './labels';
import { boardAt, spokenOf } from './moments';
import PieceArt from './PieceArt.svelte';
import { deckLines } from './decks';
import { isSeat, npcName, raceName, titled } from './races';
import { counted, shipsInWords } from './ships';
import { sourceWords, timingOf } from './sources';
import type { CouncilScreen } from './screen';
import { VERBS } from './verbs';
import { why } from './why';

/** What hexes an event of the turn is for, said to who touches another; and the rule that says so. */
const FOR_HEXES: { readonly [event: string]: readonly [say: string, rule: string] } = {
	move: ['Ships move to a hex next to theirs, where no other race has ships.', 'GC-9.3'],
	battle: [
		'A Battle is for a hex next to your ships that holds ships or a planet not yours.',
		'GC-10.1'
	],
	build: [
		'Ships are built at a Space Port of yours that is not new, rioting or under others’ ships.',
		'GC-14.4'
	],
	port: ['A Space Port is built on a planet of yours that has none.', 'GC-14.3'],
	spread: [
		'Propaganda is spread on planets of opponents where no other player spreads it.',
		'GC-16.1'
	],
	calm: [
		'Propaganda is stopped where as many ships of yours stand as there are Riot Counters.',
		'GC-16.8'
	]
};

/** Why what was touched plays no part, or what the question wants in its place. */
function whyNot({
	piece,
	question,
	picks,
	open,
	book,
	names
}: {
	piece: string;
	question: { readonly name: string; readonly say: string; readonly rule: string };
	picks: readonly string[];
	open: OpenBoard;
	book: CouncilBook | null;
	names: Names;
}): { say: string; rule: string } {
	const { rule } = question;
	const asked = `You are asked: ${fill(question.say, names)}`;
	if (piece.startsWith('hex:')) {
		const id = piece as HexId;
		const called = nameAt({ open, book }, id);
		const fleet = open.hexes[id]?.fleet;
		const blocked = fleet ? ` ${raceName(fleet.race, names, book)} has ships there.` : '';
		if (question.name.startsWith('move.'))
			return { say: `Your ships cannot go on to ${called}.${blocked}`, rule: 'GC-9.3' };
		const wanted = question.name === 'turn.menu' ? FOR_HEXES[picks[0] ?? ''] : undefined;
		if (wanted) return { say: `Not ${called}. ${wanted[0]}`, rule: wanted[1] };
		return { say: `${called} cannot be chosen now. ${asked}`, rule };
	}
	if (piece.startsWith('seat:'))
		return { say: `${nameOf(piece as SeatId, names)} cannot be chosen now. ${asked}`, rule };
	return { say: `This plays no part now. ${asked}`, rule };
}

function outlook(open: OpenBoard, you: SeatId | null, names: Names, book: CouncilBook | null) {
	const { battle, session, turn } = open;
	if (battle) {
		const { attack, defence } = battle.sides;
		const sides = [attack, defence].map(({ race }) =>
			isSeat(race) ? nameOf(race, names) : npcName(race, book)
		);
		return {
			now: `${listed(sides, 'against')}, battle round ${battle.round}`,
			next: 'Next, whoever has ships left may invade.'
		};
	}
	if (session) {
		const next: { readonly [stage: string]: string } = {
			convening: 'Next, objectives are judged.',
			judging: 'Next, all vote.',
			voting: 'Next, a new objective is opened and all is refreshed.',
			after: 'Next, a new round begins.'
		};
		return { now: 'The Council is in session', next: next[session.stage] ?? '' };
	}
	if (turn) {
		const at = open.order.indexOf(turn.seat);
		const after = open.order[(at + 1) % open.order.length];
		const last = after === open.first;
		const next = last
			? open.round === lastRound(open)
				? 'Next, the last Council is held, and the game ends.'
				: 'Next, the Council is held.'
			: after === you
				? 'Next, it is your turn.'
				: `Next, it is the turn of ${nameOf(after ?? turn.seat, names)}.`;
		return { now: `Round ${open.round}, the turn of ${nameOf(turn.seat, names)}`, next };
	}
	return { now: 'The table is being set up', next: 'Then the first round begins.' };
}

const raceOf = (race: RaceId, { names, book }: Told) => raceName(race, names, book);

function battleLines(told: Told): string[] {
	const { battle } = told.open;
	if (!battle) return [];
	const lines = [`The battle for ${nameAt(told, battle.target)}, battle round ${battle.round}.`];
	for (const [role, side] of [
		['Attacker', battle.sides.attack],
		['Defender', battle.sides.defence]
	] as const) {
		const ships = side.hexes.flatMap((id) => {
			const fleet = told.open.hexes[id]?.fleet;
			return fleet?.race === side.race ? [`${shipsInWords(fleet)} at ${nameAt(told, id)}`] : [];
		});
		const bought = side.bought
			? `, ${side.bought.small} Small and ${side.bought.big} Big Tactics bought`
			: '';
		const dice = side.dice.length ? `, dice ${side.dice.join(', ')}` : '';
		const cards = side.active.map((source) => sourceWords(source, told.book).name);
		lines.push(
			`${role} ${raceOf(side.race, told)}: ${listed(ships) || 'no ships'}, ${counted(side.points, 'Battle Point')}${bought}${cards.length ? `, ${listed(cards)} activated` : ''}${dice}${side.hits ? `, takes ${counted(side.hits, 'hit')}` : ''}.`
		);
	}
	return lines;
}

function councilLines(told: Told): string[] {
	const { session, chair } = told.open;
	const { book, names } = told;
	if (!session) return [`${nameOf(chair, names)} is the Chair.`];
	const card = session.card ? book?.councilCards[session.card] : null;
	const called = (option: string) =>
		option.startsWith('seat:')
			? nameOf(option as SeatId, names)
			: ((card && card.kind !== 'election'
					? card.options.find(({ key }) => key === option)?.label
					: null) ?? titled(option));
	const lines = [
		card
			? `${nameOf(chair, names)} has played ${card.title}.`
			: `${nameOf(chair, names)} convenes the Council.`
	];
	if (card && card.kind === 'election') lines.push(card.text);
	else if (card) lines.push(...card.options.map(({ label, text }) => `${label}: ${text}`));
	for (const [race, ballot] of Object.entries(session.ballots))
		lines.push(
			`${raceOf(race as RaceId, told)}: ${ballot?.option ? `${counted(ballot.votes, 'vote')} for ${called(ballot.option)}` : 'abstains'}.`
		);
	if (session.outcome) lines.push(`Carried out: ${called(session.outcome)}.`);
	return lines;
}

function inWords(told: Told): Chapter[] {
	const { open, own, you, names, book } = told;
	const me = you ? open.players[you] : undefined;
	const chapters: Chapter[] = [];
	const turn = open.turn;
	chapters.push({
		title: 'The round',
		lines: [
			open.round ? `${roundInWords(open)}.` : 'Before the first round.',
			...(turn
				? [
						`The turn of ${nameOf(turn.seat, names)}: ${listed([counted(turn.major, 'Major Event'), ...(turn.battles ? [`${turn.battles} more for a Battle`] : []), counted(turn.minor, 'Minor Event')])} left${turn.leftover ? `, ${turn.leftover} production to spend` : ''}.`
					]
				: [])
		]
	});
	if (open.battle) chapters.push({ title: 'The battle', lines: battleLines(told) });
	if (open.stage === 'council' || open.session)
		chapters.push({ title: 'The Council', lines: councilLines(told) });
	if (me && you)
		chapters.push({
			title: 'Yours',
			lines: [
				...me.actions.map((card) => {
					const said = sourceWords(`action:${card}`, book);
					return `Action Card ${said.name} (${timingOf(card, book) ?? ''}): ${said.text}`;
				}),
				...me.traits.map((source) => {
					const said = sourceWords(source, book);
					return `Trait ${said.name}: ${said.text}`;
				}),
				...me.techs.map((id) => {
					const tech = book?.technologies[id];
					return `Technology ${tech?.name ?? id}: ${tech?.text ?? ''}`;
				}),
				...(own?.foreseen.length
					? [
							`You know the next Council Cards: ${listed(own.foreseen.map((id) => book?.councilCards[id]?.title ?? id))}.`
						]
					: [])
			]
		});
	chapters.push({
		title: 'Players',
		lines: [
			...open.order.map((seat) => `${seatLabel(seat, told)}${seat === you ? ' That is you.' : ''}`),
			...Object.entries(open.npcs).map(([npc, { trait }]) => {
				const said = sourceWords(trait, book);
				return `${npcName(npc as `npc:${string}`, book)}, an NPC race. ${said.name}: ${said.text}`;
			})
		]
	});
	chapters.push({
		title: 'Objectives',
		lines: goalsOf(told).map(
			({ name, text, vp, state, parts, scored }) =>
				`${name}, ${counted(vp, 'VP', 'VP')}. ${text}${parts.length && state !== 'scored' ? ` You: ${parts.map(({ has, words }) => `${has} ${words}`).join('; ')}.` : ''}${state === 'met' ? ' You meet it.' : ''}${scored.length ? ` Scored by ${listed(scored.map((seat) => nameOf(seat, names)))}.` : ''}`
		)
	});
	chapters.push({
		title: 'The market',
		lines: open.market.map((id) => {
			const tech = book?.technologies[id];
			const has = me?.techs.includes(id) ? ' You have it.' : '';
			return `Tier ${tech?.tier ?? '?'}, ${tech?.name ?? id}: ${tech?.text ?? ''}${has}`;
		})
	});
	chapters.push({
		title: 'The galaxy',
		lines: hexesOf(open)
			.filter((id) => open.hexes[id]?.tile !== null)
			.map((id) => {
				const hex = open.hexes[id];
				return `${nameAt(told, id)}${hex ? `, ${kindWords(hex)}` : ''}. ${hexLines(id, told).join(' ')}`;
			})
	});
	chapters.push({ title: 'Decks', lines: deckLines(open) });
	if (open.lasting.length)
		chapters.push({
			title: 'In force',
			lines: open.lasting.map(({ race, source, end }) => {
				const said = sourceWords(source, book);
				return sentence(
					`${said.on ? `${said.on}: ` : ''}${said.name}, for ${raceOf(race, told)}, until the end of the ${end === 'council' ? 'next vote' : end}. ${said.text}`
				);
			})
		});
	return chapters.filter(({ lines }) => lines.length > 0);
}

/** What cannot be done, together where one reason stands against all of it. */
function byReason(barred: readonly { readonly say: string; readonly why: string }[]) {
	const found = new Map<string, string[]>();
	for (const { say, why } of barred) found.set(why, [...(found.get(why) ?? []), say]);
	return [...found].map(([why, says]) => ({ say: listed(says), why }));
}

export const telling: Telling<CouncilScreen> = {
	verbs: VERBS,
	keys: [
		['← → ↑ ↓', 'walk the map from hex to hex'],
		['Q W E A S D', 'the six sides of a hex'],
		['+ − 0', 'zoom in, out, or show the whole map']
	],
	starts: new Set(['GC-1.2', 'GC-7.1', 'GC-17.1']),
	responses: false,
	art: PieceArt,
	reading: (piece) => {
		if (/^(action|tech|tactic|objective):/.test(piece)) return 'row';
		// Their scenes stand over the map while they are asked about.
		return /^(species|response|council|option):/.test(piece) ? 'board' : null;
	},
	// Every choice of this game carries the words of its card in its note.
	words: () => null,
	whyNot,
	why,
	barred: ({ question: { name, shape } }) =>
		name === 'turn.menu' && shape.type === 'one' ? byReason(shape.barred ?? []) : [],
	outlook,
	counts: deckLines,
	boardAt,
	spoken: spokenOf,
	inWords
};
