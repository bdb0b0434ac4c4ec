/** Makes what a bot sees: its view, and what the files of aliens and artifacts say of what is in play there. */
import type { OwnDecision, Question } from '../../../core';
import { holderOf } from '../board';
import { numberOf } from '../cards';
import { alienOf, effectOf, useOf } from '../effects';
import { REINFORCED } from '../because';
import { essenceOn } from '../essence/laid';
import { essenceCard } from '../keepers';
import { evolutionBy } from '../modules/evolution';
import { moonBy } from '../modules/moons';
import { stationBy } from '../modules/stations';
import { stationKindOf } from '../modules/stations/kinds';
import { keyOf } from '../modules/stations/pieces';
import type { StationKey } from '../modules/stations/state';
import { SIDES } from '../types';
import { useCalled } from '../offers';
import type { Moment, SeatId } from '../types';
import type { Use } from '../use';
import type { OpenBoard, OpenEncounter, OwnBoard } from '../view';
import { STEADY } from './manner';
import type { Manner } from './manner';
import { unseenFaces } from './odds';
import { powersOf } from './sight';
import type { Answered, Bend, Chance, Reinforced, Sight } from './sight';

/** The windows in which a use is answered. */
const ANSWERING: readonly (Moment | undefined)[] = ['use.declared', 'artifact.played', 'card.used'];

export function sightOf({ view, decision, dice }: Question, manner: Manner = STEADY): Sight {
	const look = view();
	const [open, own] = [look.open.board as OpenBoard, look.own.board as OwnBoard];
	const { seat: me } = look.own;
	const known = new Map<SeatId, readonly Bend[]>();
	const bends = (seat: SeatId): readonly Bend[] => {
		let found = known.get(seat);
		if (!found) known.set(seat, (found = bendsOf({ me, open, own }, seat)));
		return found;
	};
	let faces: readonly Chance[] | undefined;
	const unseen = () => (faces ??= unseenFaces({ open, own }));
	const turned = turnsIn(open) % 2 === 1;
	const [answers, reinforced] = [answeredBy(decision), reinforcedBy(decision)];
	const numbers = numbersIn(open, me, own);
	const liked = (seat: SeatId) =>
		Math.max(0, ...powersOf({ me, open, own }, seat).map((id) => alienOf(id).liked));
	const prized = (key: StationKey) => {
		const station = open.stations?.find((one) => keyOf(one) === key);
		return station ? stationBy(station.id).liked : 0;
	};
	return {
		...{ me, open, own, answers, reinforced, bends, turned, numbers, liked, dice, unseen },
		...{ prized, manner }
	};
}

/** How many uses that were made turn the outcome round. */
const turnsIn = ({ encounter }: OpenBoard): number =>
	inForce(encounter).filter(({ turns }) => turns).length;

/** What uses that were made do to the numbers on cards (CE-11.17); what another card has added stays. */
const numbersIn =
	(open: OpenBoard, me: SeatId, own: OwnBoard): Sight['numbers'] =>
	(side, { value, plus = 0 }) => {
		const { encounter } = open;
		if (!encounter) return value;
		// CE-37.14: those of moons are everybody's.
		const bends = [...inForce(encounter), ...moonBends(open, me)];
		const number = bends.reduce(
			(number, bend) => bend.numbers?.(number, side, encounter) ?? number,
			value - plus
		);
		// CE-31.21: a kicker that is turned up, or its own that lies face down.
		const kicker = encounter.kickers?.[side] ?? (encounter[side] === me ? own.kicker : undefined);
		return (number + plus) * (kicker ? numberOf(kicker) : 1);
	};

/** How the uses that were made bend the fight, in their order. */
const inForce = (encounter: OpenEncounter | null): Bend[] =>
	(encounter?.lasting ?? [])
		.filter(({ stopped }) => !stopped)
		.flatMap(({ source, id, use }) => useOf(source, id, use).bends ?? []);

/** What a seat has in play that bends fights: powers that are on, and flares in force. */
function bendsOf(view: Pick<Sight, 'me' | 'open' | 'own'>, seat: SeatId): readonly Bend[] {
	const uses: Use[] = powersOf(view, seat).flatMap((id) =>
		Object.values(effectOf('power', id).uses)
	);
	for (const { seat: of, source, id, use } of view.open.encounter?.lasting ?? [])
		if (of === seat && source !== 'power') uses.push(useOf(source, id, use));
	const laid = essenceOn(view.open, seat).flatMap(({ id }) => essenceCard(id).bends ?? []);
	const evolved = (view.open.evolution?.cards ?? []).flatMap(
		({ id, ships }) => evolutionBy(id).bends?.(ships[seat] ?? 0) ?? []
	);
	return [
		...uses.flatMap(({ bends }) => bends ?? []),
		...laid,
		...evolved,
		...moonBends(view.open, seat),
		...stationBends(view.open, seat)
	];
}

/** How space stations bend fights of who they work for (CE-34.5). */
const stationBends = ({ stations = [], planets }: OpenBoard, seat: SeatId): Bend[] =>
	stations.flatMap((station) => {
		const { bends } = stationBy(station.id);
		if (!bends || !station.works) return [];
		const isCity = stationKindOf(station.id) === 'city' && 'planet' in station;
		const serves = isCity ? (planets[station.planet]?.[seat] ?? 0) > 0 : holderOf(station) === seat;
		return serves ? [bends] : [];
	});

/** How working moons bend fights: full ones for everybody, others for who is on them (CE-37.11). */
const moonBends = ({ moons = [] }: OpenBoard, seat: SeatId): Bend[] =>
	moons.flatMap(({ id, by }) => {
		if (id === null || by === null) return [];
		const { kind, bends } = moonBy(id);
		return bends && (kind === 'full' || by === seat) ? [bends] : [];
	});

/** The use that a question answers. */
function answeredBy({ window, because }: OwnDecision): Answered | null {
	if (!because?.by || !ANSWERING.includes(window as Moment | undefined)) return null;
	const called = useCalled(because.of);
	if (!called) return null;
	const { source, id, use } = called;
	const { harms, zapped, worth } = useOf(source, id, use);
	return { by: because.by, source, harms, zapped: zapped?.worth, worth };
}

/** The reinforcement that a question answers. */
function reinforcedBy({ because }: OwnDecision): Reinforced | null {
	if (!because?.by) return null;
	const side = SIDES.find((one) => REINFORCED[one] === because.of);
	return side ? { by: because.by, side } : null;
}

/** What the file of an alien or an artifact says of the use that is so named; null for what names none. */
export function useNamed(name: string): Use | null {
	const called = useCalled(name);
	return called && useOf(called.source, called.id, called.use);
}
