/** Switches over several options: how far one is on, and what flipping it chooses. */
import type { Json, OptionSpec, Plain, Preset } from '$lib/core';

type Values = { readonly [id: string]: Json };
type Chosen = { readonly [id: string]: Plain };

const initialOf = (specs: readonly OptionSpec[], id: string): Plain | undefined =>
	specs.find((spec) => spec.id === id)?.initial;

/** On when every option has the switch's value; off when none has that is not its initial one anyway. */
export function stateOf(
	{ options }: Preset,
	specs: readonly OptionSpec[],
	values: Values
): 'on' | 'off' | 'partly' {
	const valueOf = (id: string) => values[id] ?? initialOf(specs, id);
	const all = Object.entries(options);
	if (all.every(([id, value]) => valueOf(id) === value)) return 'on';
	const chosen = all.filter(
		([id, value]) => valueOf(id) === value && initialOf(specs, id) !== value
	);
	return chosen.length === 0 ? 'off' : 'partly';
}

/** What flipping the switch chooses: its own values, or the initial ones. */
export function chosenBy({ options }: Preset, specs: readonly OptionSpec[], on: boolean): Chosen {
	if (on) return options;
	const initial = Object.keys(options).flatMap((id) => {
		const value = initialOf(specs, id);
		return value === undefined ? [] : [[id, value] as const];
	});
	return Object.fromEntries(initial);
}
