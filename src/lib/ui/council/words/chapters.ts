/** The whole table in sentences, for those who play without the board. */
import { msg, verbatim } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { NpcId, RaceId, Side } from '$lib/games/council/types';
import type { OpenSide } from '$lib/games/council/view';
import type { Chapter } from '../../boards';
import { fill, listed, nameOf, printed, sentence, t } from '../../words';
import { npcName, raceIn, raceName, raceToReader, titled } from '../pieces/races';
import { shipsInWords } from '../pieces/ships';
import type { Sight } from '../screen';
import { deckLines } from './decks';
import { goalsOf } from './goals';
import type { Goal } from './goals';
import { hexesOf, hexInWords, nameAt } from './hexes';
import { chairInWords, eventsLeft, roundInWords, seatLabel } from './labels';
import { lawName, sourceWords, timingOf, untilEnd } from './sources';

function roundLines({ open, you, names }: Sight): string[] {
	const { turn } = open;
	const lines = [
		open.round ? t('{title}.', { title: roundInWords(open) }) : t('Before the first round.')
	];
	if (!turn) return lines;
	const whose =
		turn.seat === you ? t('Your turn') : t('The turn of {who}', { who: nameOf(turn.seat, names) });
	const by = { whose, events: listed(eventsLeft(turn)) };
	lines.push(
		turn.leftover
			? t('{whose}: {events} left, {n} production to spend.', { ...by, n: turn.leftover })
			: t('{whose}: {events} left.', by)
	);
	return lines;
}

/** `Attacker Ines: 2 Fighters at Ashlar, 4 Battle Points, dice 3, 5, takes 1 hit.` */
function sideLine(role: Side, side: OpenSide, sight: Sight): string {
	const ships = side.hexes.flatMap((id) => {
		const fleet = sight.open.hexes[id]?.fleet;
		return fleet?.race === side.race
			? [t('{ships} at {planet}', { ships: shipsInWords(fleet), planet: nameAt(sight, id) })]
			: [];
	});
	const cards = side.active.map((source) => sourceWords(source, sight.book).name);
	const has = [
		t(
			'{side, select, attack {Attacker} other {Defender}} {who}: {ships}, {n, plural, one {# Battle Point} other {# Battle Points}}',
			{
				side: role,
				who: raceName(side.race, sight.names, sight.book),
				ships: listed(ships) || t('no ships'),
				n: side.points
			}
		),
		side.bought ? t('{small} Small and {big} Big Tactics bought', side.bought) : '',
		cards.length ? t('{cards} activated', { cards: listed(cards) }) : '',
		side.dice.length ? t('dice {dice}', { dice: side.dice.join(', ') }) : '',
		side.hits ? t('takes {n, plural, one {# hit} other {# hits}}', { n: side.hits }) : ''
	];
	return t('{has}.', {
		has: has.filter(Boolean).reduce((first, then) => t('{first}, {then}', { first, then }))
	});
}

function battleLines(sight: Sight): string[] {
	const { battle } = sight.open;
	if (!battle) return [];
	return [
		t('The battle for {planet}, battle round {n}.', {
			planet: nameAt(sight, battle.target),
			n: battle.round
		}),
		sideLine('attack', battle.sides.attack, sight),
		sideLine('defence', battle.sides.defence, sight)
	];
}

function councilLines(sight: Sight): string[] {
	const { session, chair } = sight.open;
	const { book, names } = sight;
	const by = { who: chair };
	if (!session) return [fill(chairInWords(chair), names)];
	const card = session.card ? book?.councilCards[session.card] : null;
	const called = (option: string) =>
		option.startsWith('seat:')
			? raceToReader(option as SeatId, sight)
			: (card && card.kind !== 'election'
					? printed(card.options.find(({ key }) => key === option)?.label)
					: '') || titled(option);
	const lines = [
		card
			? fill(
					msg('{who, select, you {You have} other {# has}} played {card}.', {
						...by,
						card: card.title
					}),
					names
				)
			: fill(msg('{who, select, you {You convene} other {# convenes}} the Council.', by), names)
	];
	if (card && card.kind === 'election') lines.push(printed(card.text));
	else if (card)
		lines.push(
			...card.options.map(({ label, text }) =>
				t('{title}: {text}', { title: printed(label), text: printed(text) })
			)
		);
	for (const [id, ballot] of Object.entries(session.ballots)) {
		const race = sentence(raceToReader(id as RaceId, sight));
		lines.push(
			ballot?.option
				? t('{who}: {n, plural, one {# vote} other {# votes}} for {option}.', {
						who: race,
						n: ballot.votes,
						option: called(ballot.option)
					})
				: t('{who}: abstains.', { who: race })
		);
	}
	if (session.outcome) lines.push(t('Carried out: {option}.', { option: called(session.outcome) }));
	return lines;
}

function yourLines({ open, own, you, book }: Sight): string[] {
	const me = you ? open.players[you] : undefined;
	if (!me) return [];
	const foreseen = own?.foreseen.map((id) => printed(book?.councilCards[id]?.title) || id) ?? [];
	return [
		...me.actions.map((card) => {
			const { name, text } = sourceWords(`action:${card}`, book);
			const timing = timingOf(card, book) ?? '';
			return t('Action Card {name} ({timing}): {text}', { name, timing, text });
		}),
		...me.traits.map((source) => {
			const { name, text } = sourceWords(source, book);
			return t('Trait {name}: {text}', { name, text });
		}),
		...me.techs.map((id) => {
			const tech = book?.technologies[id];
			return t('Technology {name}: {text}', {
				name: printed(tech?.name) || id,
				text: printed(tech?.text)
			});
		}),
		...(foreseen.length
			? [t('You know the next Council Cards: {cards}.', { cards: listed(foreseen) })]
			: [])
	];
}

function playerLines(sight: Sight): string[] {
	const { open, you, book } = sight;
	return [
		...open.order.map((seat) =>
			[seatLabel(seat, sight), seat === you ? t('That is you.') : ''].filter(Boolean).join(' ')
		),
		...Object.entries(open.npcs).map(([npc, { trait }]) => {
			const { name, text } = sourceWords(trait, book);
			return t('{race}, an NPC race. {name}: {text}', {
				race: npcName(npc as NpcId, book),
				name,
				text
			});
		})
	];
}

/** `Charter, 2 VP. Have 5 planets. You: 3 of 5 planets.` */
function goalLine({ name, text, vp, state, parts, scored }: Goal, sight: Sight): string {
	return [
		t('{name}, {n} VP.', { name, n: vp }),
		text,
		parts.length && state !== 'scored'
			? t('You: {parts}.', {
					parts: parts
						.map(({ say }) => fill(say, sight.names))
						.reduce((first, then) => t('{first}; {then}', { first, then }))
				})
			: '',
		state === 'met' ? t('You meet it.') : '',
		scored.length ? fill(msg('Scored by {whom}.', { whom: { and: scored } }), sight.names) : ''
	]
		.filter(Boolean)
		.join(' ');
}

function marketLines({ open, you, book }: Sight): string[] {
	return open.market.map((id) => {
		const tech = book?.technologies[id];
		const line = t('Tier {n}, {name}: {text}', {
			n: tech?.tier ?? '?',
			name: printed(tech?.name) || id,
			text: printed(tech?.text)
		});
		const has = you && open.players[you]?.techs.includes(id);
		return has ? t('{line} You have it.', { line }) : line;
	});
}

function galaxyLines(sight: Sight): string[] {
	return hexesOf(sight.open).flatMap((id) => {
		const hex = sight.open.hexes[id];
		return hex && hex.tile !== null ? [hexInWords(id, hex, sight)] : [];
	});
}

const lawLines = (sight: Sight): string[] =>
	sight.open.lasting.map(({ race, source, end }) => {
		const law = sourceWords(source, sight.book);
		return fill(
			msg('{law}, for {whom}, {until}. {text}', {
				law: verbatim(lawName(law)),
				whom: raceIn(race, sight.book),
				until: verbatim(untilEnd(end)),
				text: verbatim(law.text)
			}),
			sight.names
		);
	});

export function inWords(sight: Sight): Chapter[] {
	const { open } = sight;
	const chapters: Chapter[] = [
		{ title: t('The round'), lines: roundLines(sight) },
		{ title: t('The battle'), lines: battleLines(sight) },
		{
			title: t('The Council'),
			lines: open.stage === 'council' || open.session ? councilLines(sight) : []
		},
		{ title: t('Yours'), lines: yourLines(sight) },
		{ title: t('Players'), lines: playerLines(sight) },
		{ title: t('Objectives'), lines: goalsOf(sight).map((goal) => goalLine(goal, sight)) },
		{ title: t('The market'), lines: marketLines(sight) },
		{ title: t('The galaxy'), lines: galaxyLines(sight) },
		{ title: t('Decks'), lines: deckLines(open) },
		{ title: t('In force'), lines: lawLines(sight) }
	];
	return chapters.filter(({ lines }) => lines.length > 0);
}
