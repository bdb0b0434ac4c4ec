/** Half moons: they serve who is on them, and do more for who is on two (CE-37.11). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import type { CosmicChanges, CosmicValues } from '../../use';
import type { MoonCard } from './card';

/** A half moon that changes a number of who is on it by its figure, 1 or 2, times this. */
const half = (
	words: { readonly name: Words; readonly gist: Words; readonly text: Words },
	worth: number,
	changes: CosmicChanges,
	rulings: readonly Words[] = []
): MoonCard => ({ kind: 'half', words: { ...words, rulings }, worth, changes });

type Seated = { readonly seat: string };

/** The value of who is on the moon is so much more. */
const more =
	<Of extends Seated>(each = 1) =>
	(
		_play: unknown,
		owner: { readonly seat: string; readonly amount: number },
		n: number,
		{ seat }: Of
	): number =>
		seat === owner.seat ? n + each * owner.amount : n;

export const failedDeal = half(
	{
		name: msg('Failed Deal -1/-2'),
		gist: msg('Without a deal you lose a ship fewer'),
		text: msg('When you do not come to a deal you lose one ship fewer; with two half moons two.')
	},
	0.1,
	{
		failedDeal: (_play, { seat, amount }, n, { seat: dealer }) =>
			seat === dealer ? Math.max(0, n - amount) : n
	}
);

const EACH = 2;

export const reinforce = half(
	{
		name: msg('Reinforce +2/+4'),
		gist: msg('Your reinforcements add 2 more'),
		text: msg('Each reinforcement you play adds 2 more; with two half moons 4 more.')
	},
	0.12,
	{ reinforcement: more<CosmicValues['reinforcement']['of']>(EACH) },
	[msg('So does another card that an effect lets you play as a reinforcement.')]
);

export const newHand = half(
	{
		name: msg('New Hand +1/+2'),
		gist: msg('Your new hands have a card more'),
		text: msg('Your new hands have one card more; with two half moons two more.')
	},
	0.1,
	{ handSize: more<CosmicValues['handSize']['of']>() }
);

export const rewards: MoonCard = {
	...half(
		{
			name: msg('Rewards +1/+2'),
			gist: msg('You gain a reward more'),
			text: msg('When you gain rewards you gain one more; with two half moons two more.')
		},
		0.15,
		{ rewards: more<CosmicValues['rewards']['of']>() },
		[msg('Rewards that are bought are none that you gain.')]
	),
	needsOthers: true
};

export const retrieval = half(
	{
		name: msg('Retrieval +1/+2'),
		gist: msg('You get a ship more back in your regroup'),
		text: msg(
			'In your regroup one ship more comes back from the warp; with two half moons two more.'
		)
	},
	0.2,
	{ retrievals: more<CosmicValues['retrievals']['of']>() },
	[msg('Where no ship comes back in your regroup, none more does.')]
);

export const gate = half(
	{
		name: msg('Gate +1/+2'),
		gist: msg('As the offense you may send a ship more'),
		text: msg('As the offense you may send one ship more; with two half moons two more.')
	},
	0.18,
	{
		mostShips: (_play, { seat, amount }, n, of) =>
			of.as === 'offense' && of.seat === seat ? n + amount : n
	}
);

export const flare = half(
	{
		name: msg('Flare +1/+2'),
		gist: msg('You may play a flare more in an encounter'),
		text: msg(
			'In each encounter you may play one flare more; with two half moons two more. No flare twice.'
		)
	},
	0.12,
	{}
);

export const compensation = half(
	{
		name: msg('Compensation +1/+2'),
		gist: msg('You collect a card more as compensation'),
		text: msg(
			'When you collect compensation you collect one card more; with two half moons two more.'
		)
	},
	0.1,
	{ compensation: more<CosmicValues['compensation']['of']>() }
);
