/** The options of a table by what they are about, for a long list of them. */
import type { OptionSpec, Words } from '$lib/core';
import { bringsMore } from '$lib/core/options';
import { msg } from '$lib/core/words';
import { HOUSE } from '$lib/protocol/house';

export interface Group {
	readonly id: 'box' | 'play' | 'table';
	readonly about: Words;
	readonly specs: readonly OptionSpec[];
}

const ABOUT: { readonly [group in Group['id']]: Words } = {
	box: msg('More in the box'),
	play: msg('How it is played'),
	table: msg('The table')
};

/** These of all options of a table, each in one group; one that would be empty is left out. */
export const grouped = (
	all: readonly OptionSpec[],
	some: readonly OptionSpec[]
): readonly Group[] => {
	const groupOf = (spec: OptionSpec): Group['id'] => {
		if (HOUSE.some(({ id }) => id === spec.id)) return 'table';
		return bringsMore(all, spec) ? 'box' : 'play';
	};
	return (['box', 'play', 'table'] as const)
		.map((id) => ({ id, about: ABOUT[id], specs: some.filter((spec) => groupOf(spec) === id) }))
		.filter(({ specs }) => specs.length > 0);
};
