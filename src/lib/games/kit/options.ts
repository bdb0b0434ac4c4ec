/** What the host chooses before the start, by the table of a game's options. */
import { isFrom, listCalled, msg, refuse, verbatim } from '../../core';
import type { Json, OptionSpec, Refusal } from '../../core';

/** Refuses what is no option, by `rule`, and what is no value of one; null when all are. */
export function misfitOf(
	specs: readonly OptionSpec[],
	options: { readonly [id: string]: Json },
	rule: string
): Refusal | null {
	for (const [id, value] of Object.entries(options)) {
		const list = listCalled(specs, id);
		if (list && isFrom(list, value)) continue;
		const spec = specs.find((option) => option.id === id);
		if (!spec)
			return refuse(rule, msg('There is no option {option}.', { option: verbatim(id) })).refusal;
		if (!spec.values.some((one) => one.value === value))
			return refuse(spec.rule, msg('{option}: that is not among the values.', { option: spec.say }))
				.refusal;
	}
	return null;
}
