/** The whole table in sentences, for those who play without the board. */
import type { SeatId } from '$lib/core/ids';
import type { RaceId } from '$lib/games/council/types';
import type { Chapter } from '../../boards';
import { listed, nameOf, sentence } from '../../words';
import { npcName, raceName, titled } from '../pieces/races';
import { counted, shipsInWords } from '../pieces/ships';
import type { Sight } from '../screen';
import { deckLines } from './decks';
import { goalsOf } from './goals';
import { hexesOf, hexLines, kindWords, nameAt } from './hexes';
import { roundInWords, seatLabel } from './labels';
import { printed } from './printed';
import { sourceWords, timingOf } from './sources';

const raceOf = (race: RaceId, { names, book }: Sight) => raceName(race, names, book);

function battleLines(sight: Sight): string[] {
	const { battle } = sight.open;
	if (!battle) return [];
	const lines = [`The battle for ${nameAt(sight, battle.target)}, battle round ${battle.round}.`];
	for (const [role, side] of [
		['Attacker', battle.sides.attack],
		['Defender', battle.sides.defence]
	] as const) {
		const ships = side.hexes.flatMap((id) => {
			const fleet = sight.open.hexes[id]?.fleet;
			return fleet?.race === side.race ? [`${shipsInWords(fleet)} at ${nameAt(sight, id)}`] : [];
		});
		const bought = side.bought
			? `, ${side.bought.small} Small and ${side.bought.big} Big Tactics bought`
			: '';
		const dice = side.dice.length ? `, dice ${side.dice.join(', ')}` : '';
		const cards = side.active.map((source) => sourceWords(source, sight.book).name);
		lines.push(
			`${role} ${raceOf(side.race, sight)}: ${listed(ships) || 'no ships'}, ${counted(side.points, 'Battle Point')}${bought}${cards.length ? `, ${listed(cards)} activated` : ''}${dice}${side.hits ? `, takes ${counted(side.hits, 'hit')}` : ''}.`
		);
	}
	return lines;
}

function councilLines(sight: Sight): string[] {
	const { session, chair } = sight.open;
	const { book, names } = sight;
	if (!session) return [`${nameOf(chair, names)} is the Chair.`];
	const card = session.card ? book?.councilCards[session.card] : null;
	const called = (option: string) =>
		option.startsWith('seat:')
			? nameOf(option as SeatId, names)
			: (card && card.kind !== 'election'
					? printed(card.options.find(({ key }) => key === option)?.label)
					: '') || titled(option);
	const lines = [
		card
			? `${nameOf(chair, names)} has played ${printed(card.title)}.`
			: `${nameOf(chair, names)} convenes the Council.`
	];
	if (card && card.kind === 'election') lines.push(printed(card.text));
	else if (card)
		lines.push(...card.options.map(({ label, text }) => `${printed(label)}: ${printed(text)}`));
	for (const [race, ballot] of Object.entries(session.ballots))
		lines.push(
			`${raceOf(race as RaceId, sight)}: ${ballot?.option ? `${counted(ballot.votes, 'vote')} for ${called(ballot.option)}` : 'abstains'}.`
		);
	if (session.outcome) lines.push(`Carried out: ${called(session.outcome)}.`);
	return lines;
}

export function inWords(sight: Sight): Chapter[] {
	const { open, own, you, names, book } = sight;
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
	if (open.battle) chapters.push({ title: 'The battle', lines: battleLines(sight) });
	if (open.stage === 'council' || open.session)
		chapters.push({ title: 'The Council', lines: councilLines(sight) });
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
					return `Technology ${printed(tech?.name) || id}: ${printed(tech?.text)}`;
				}),
				...(own?.foreseen.length
					? [
							`You know the next Council Cards: ${listed(own.foreseen.map((id) => printed(book?.councilCards[id]?.title) || id))}.`
						]
					: [])
			]
		});
	chapters.push({
		title: 'Players',
		lines: [
			...open.order.map(
				(seat) => `${seatLabel(seat, sight)}${seat === you ? ' That is you.' : ''}`
			),
			...Object.entries(open.npcs).map(([npc, { trait }]) => {
				const said = sourceWords(trait, book);
				return `${npcName(npc as `npc:${string}`, book)}, an NPC race. ${said.name}: ${said.text}`;
			})
		]
	});
	chapters.push({
		title: 'Objectives',
		lines: goalsOf(sight).map(
			({ name, text, vp, state, parts, scored }) =>
				`${name}, ${counted(vp, 'VP', 'VP')}. ${text}${parts.length && state !== 'scored' ? ` You: ${parts.map(({ has, words }) => `${has} ${words}`).join('; ')}.` : ''}${state === 'met' ? ' You meet it.' : ''}${scored.length ? ` Scored by ${listed(scored.map((seat) => nameOf(seat, names)))}.` : ''}`
		)
	});
	chapters.push({
		title: 'The market',
		lines: open.market.map((id) => {
			const tech = book?.technologies[id];
			const has = me?.techs.includes(id) ? ' You have it.' : '';
			return `Tier ${tech?.tier ?? '?'}, ${printed(tech?.name) || id}: ${printed(tech?.text)}${has}`;
		})
	});
	chapters.push({
		title: 'The galaxy',
		lines: hexesOf(open)
			.filter((id) => open.hexes[id]?.tile !== null)
			.map((id) => {
				const hex = open.hexes[id];
				return `${nameAt(sight, id)}${hex ? `, ${kindWords(hex)}` : ''}. ${hexLines(id, sight).join(' ')}`;
			})
	});
	chapters.push({ title: 'Decks', lines: deckLines(open) });
	if (open.lasting.length)
		chapters.push({
			title: 'In force',
			lines: open.lasting.map(({ race, source, end }) => {
				const said = sourceWords(source, book);
				return sentence(
					`${said.on ? `${said.on}: ` : ''}${said.name}, for ${raceOf(race, sight)}, until the end of the ${end === 'council' ? 'next vote' : end}. ${said.text}`
				);
			})
		});
	return chapters.filter(({ lines }) => lines.length > 0);
}
