/** The book of the game, put together from what each alien and artifact says of itself. */
import { ALIENS, ESSENCE } from './aliens';
import { holdsTokens } from './aliens/tokens';
import { ARTIFACTS } from './artifacts';
import { EVOLUTIONS } from './modules/evolution';
import { LUX_CARDS } from './modules/lux';
import { MOONS } from './modules/moons';
import { KINDS } from './modules/moons/phases';
import { SPECIAL_SHIPS } from './modules/special';
import { STATIONS } from './modules/stations';
import { stationKindOf } from './modules/stations/kinds';
import { TECHS } from './modules/tech';
import { takes } from './modules/tech/takes';
import { msg } from '../../core';
import type { SendsAlong } from '../../core';
import type { CosmicBook } from './book';
import { COSMIC_DECK, LARGE_GROUP, withoutBack } from './cards';
import { REWARD_SETS } from './modules/rewards/cards';
import { ownQuestions } from './effects';
import { HAZARDS } from './modules/hazards';
import { HAZARD_SETS } from './modules/hazards/sets';
import { objectiveOf, OBJECTIVES } from './modules/objectives/cards';
import { keysOf, sumOf } from '../kit';
import type { Source } from './types';
import type { HazardId } from './modules/hazards/state';
import type { Effect } from './use';

/** Uses with details, by the choice that names them in a window, without the card they are played with. */
const sendsOf = (source: Source, id: string, { uses }: Effect): [string, SendsAlong][] =>
	Object.entries(uses).flatMap(([use, { ask, ...of }]): [string, SendsAlong][] =>
		ask && 'sends' in of ? [[`window.ask/${source}|${id}|${use}|`, { some: of.sends }]] : []
	);

const questionsWith = <Words>(
	words: (question: (typeof ownQuestions)[string]) => Words | undefined
): [string, Words][] =>
	Object.entries(ownQuestions).flatMap(([name, question]): [string, Words][] => {
		const said = words(question);
		return said === undefined ? [] : [[name, said]];
	});

const copiesOf = (hazard: HazardId): number =>
	sumOf(
		Object.values(HAZARD_SETS)
			.flat()
			.filter(({ face }) => face === `hazard:${hazard}`),
		({ count }) => count
	);

/** Whether the power of an alien lets its negotiate win against any attack (CE-11.18). */
const negotiateWins = ({ uses }: Effect): boolean =>
	Object.values(uses).some(({ bends }) =>
		bends?.wins?.({ kind: 'negotiate' }, { kind: 'attack', value: 0 })
	);

export const book: CosmicBook = {
	aliens: Object.fromEntries(
		Object.entries(ALIENS).map(([id, { words, power, keepsPower = false, essence, ...sheet }]) => [
			id,
			{
				id,
				...words,
				tokens: holdsTokens(sheet),
				stoppable: Object.values(power.uses).some((use) => !use.unanswerable),
				keepsPower,
				...(negotiateWins(power) && {
					negotiate: msg(
						'Against an attack you win, by your power. Against a negotiate you have a minute to make a deal.'
					)
				}),
				essence: essence
					? {
							kind: essence.kind,
							...(essence.lies && { lies: essence.lies }),
							...(essence.shared && { shared: essence.shared }),
							cards: Object.fromEntries(
								Object.entries(essence.cards).map(([card, { words, ships }]) => [
									card,
									{ ...words, ...(ships !== undefined && { ships }) }
								])
							)
						}
					: null
			}
		])
	),
	artifacts: Object.fromEntries(
		Object.entries(ARTIFACTS).map(([id, { words }]) => [id, { id, ...words }])
	),
	hazards: Object.fromEntries(
		Object.entries(HAZARDS).map(([id, { words, lasts }]) => [
			id,
			{ id, ...words, lasts, copies: copiesOf(id) }
		])
	),
	techs: Object.fromEntries(
		Object.entries(TECHS).map(([id, technology]) => {
			const { words, research, hidden = false, hazardous, drawsAnother } = technology;
			return [
				id,
				{
					...{ id, ...words, research, hidden, takes: takes(technology) },
					...(hazardous && { hazardous }),
					...(drawsAnother && { drawsAnother })
				}
			];
		})
	),
	stations: Object.fromEntries(
		Object.entries(STATIONS).map(([id, { words }]) => [
			id,
			{ id, kind: stationKindOf(id), ...words }
		])
	),
	ships: Object.fromEntries(
		Object.entries(SPECIAL_SHIPS).map(([id, { words }]) => [id, { id, ...words }])
	),
	lux: Object.fromEntries(
		Object.entries(LUX_CARDS).map(([id, { words, kind }]) => [id, { id, ...words, kind }])
	),
	moons: Object.fromEntries(
		Object.entries(MOONS).map(([id, { words, kind, as }]) => [
			id,
			{ id, ...words, kind, ...(as && { as }) }
		])
	),
	moonKinds: KINDS,
	evolutions: Object.fromEntries(
		Object.entries(EVOLUTIONS).map(([id, { words }]) => [id, { id, ...words }])
	),
	objectives: Object.fromEntries(
		keysOf(OBJECTIVES).map((id) => {
			const { name, text, points } = objectiveOf(id);
			return [id, { id, name, text, inHand: points.of === 'hand' }];
		})
	),
	kinds: {
		attack: {
			name: msg('Attack'),
			text: msg(
				'Its number is added to your side’s total when attacks meet. An attack beats a negotiate.'
			),
			rule: 'CE-15.7'
		},
		negotiate: {
			name: msg('Negotiate'),
			text: msg(
				'Against an attack you lose and take compensation: a card for each of your ships lost. Against a negotiate you have a minute to make a deal.'
			),
			rule: 'CE-15.9'
		},
		morph: {
			name: msg('Morph'),
			text: msg('When revealed, it becomes a copy of the card it faces.'),
			rule: 'CE-15.11'
		},
		reinforcement: {
			name: msg('Reinforcement'),
			text: msg('After the reveal, a main player or ally adds it to either side’s total.'),
			rule: 'CE-15.15'
		},
		kicker: {
			name: msg('Kicker'),
			text: msg(
				'Before cards are chosen, a main player may lay one face down. It is turned up with the encounter cards and multiplies: your attack, the compensation you collect, or the ships the other player loses when you both negotiate and fail.'
			),
			rule: 'CE-31.20'
		},
		rift: {
			name: msg('Rift'),
			text: msg(
				'Play it at the start of any encounter: as many ships as its number, or fewer, leave the warp, whosever you say. When another player takes it out of your hand it goes off, and that player loses as many ships as its number.'
			),
			rule: 'CE-31.30'
		}
	},
	negotiates: {
		'crooked-deal': {
			name: msg('Crooked Deal'),
			text: msg(
				'A negotiate. You collect one card more as compensation. Without a deal you lose one ship less, and the other player one more.'
			),
			rule: 'CE-31.28'
		}
	},
	destiny: {
		'fewest-ships-in-warp': {
			name: msg('Fewest Ships in Warp'),
			text: msg('The other player with the fewest ships in the warp is the defense.')
		},
		'most-cards-in-hand': {
			name: msg('Most Cards in Hand'),
			text: msg('The other player with the most cards in hand is the defense.')
		},
		'most-foreign-colonies': {
			name: msg('Most Foreign Colonies'),
			text: msg('The other player with the most foreign colonies is the defense.')
		}
	},
	verbs: {
		deeds: Object.fromEntries(questionsWith(({ deed }) => deed)),
		sends: Object.fromEntries(questionsWith(({ sends }) => sends)),
		along: Object.fromEntries([
			...questionsWith(({ along }) => along),
			...Object.entries(ARTIFACTS).flatMap(([id, artifact]) => sendsOf('artifact', id, artifact)),
			...Object.entries(TECHS).flatMap(([id, tech]) => sendsOf('tech', id, tech)),
			...Object.entries(STATIONS).flatMap(([id, station]) => sendsOf('station', id, station)),
			...Object.entries(SPECIAL_SHIPS).flatMap(([id, ship]) => sendsOf('ship', id, ship)),
			...Object.entries(LUX_CARDS).flatMap(([id, card]) => sendsOf('lux', id, card)),
			...Object.entries(ESSENCE).flatMap(([id, { uses = {} }]) => sendsOf('essence', id, { uses })),
			...Object.entries(MOONS).flatMap(([id, { uses = {} }]) => sendsOf('moon', id, { uses })),
			...Object.entries(ALIENS).flatMap(([id, alien]) => [
				...sendsOf('power', id, alien.power),
				...sendsOf('wild', id, alien.wild),
				...sendsOf('super', id, alien.super)
			])
		])
	},
	deck: COSMIC_DECK,
	largeGroup: LARGE_GROUP,
	rewards: Object.fromEntries(
		Object.values(REWARD_SETS)
			.flat()
			.map(({ face, count }) => [withoutBack(face), { face, count }])
	)
};
