/** What a moment to respond is about at this table: the card that was played, by whom, and at what it aims. */
import { msg, verbatim } from '$lib/core/words';
import type { Param, Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { HexId } from '$lib/hex';
import type { Moments } from '../../boards';
import type { ImperiumScreen } from '../screen';
import { likeOf } from '$lib/core/copies';
import { nameAt, planetName, titled } from './systems';

type Response = NonNullable<Moments<ImperiumScreen>['response']>;
type View = Parameters<Response>[2];

const isSeat = (id: string): id is SeatId => id.startsWith('seat:');
const isHex = (id: string): id is HexId => id.startsWith('hex:');
const isPlanet = (id: string): id is `planet:${string}` => id.startsWith('planet:');

/** Of what was chosen, the players and the places. */
const aimsOf = (chosen: readonly string[], { open, book }: View): Param[] =>
	chosen.flatMap((id): Param[] =>
		isSeat(id)
			? [id]
			: isPlanet(id)
				? [verbatim(planetName(id, book))]
				: isHex(id)
					? [verbatim(nameAt({ open, book }, id))]
					: []
	);

export const response: Response = (window, log, view) => {
	if (window !== 'announced') return null;
	// One that answered it, and is done, lies there no more.
	const lies = new Set(view.open.played);
	const played = log
		.flatMap(({ move }) => (move?.type === 'played' && lies.has(move.card) ? [move] : []))
		.at(-1);
	if (!played) return null;
	const called = (like: string): Words | { text: string } =>
		view.book?.actions[like]?.name ?? verbatim(titled(like));
	const { seat: who, as } = played;
	const own = likeOf(played.card);
	const card: Param =
		as === own ? called(own) : msg('{card} as {other}', { card: called(own), other: called(as) });
	const aims = aimsOf(played.chosen, view);
	return aims.length > 0
		? msg('{who} plays {card}: {whom}', { who, card, whom: { and: aims } })
		: msg('{who} plays {card}', { who, card });
};
