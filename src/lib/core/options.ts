/** The options of a table: each under its id, with values of its own type, and what they are at first. */
import type { ListSpec, OptionSpec } from './game';
import { keysOf, recordOf } from './records';
import type { Json } from './ids';

type Value = OptionSpec['values'][number];

/** What was chosen; what was not is missing. */
type Values = { readonly [id: string]: Json };

/** One option of `O` whose values are of type `V`. */
type SpecOf<O, V> = Omit<OptionSpec, 'id' | 'values' | 'initial' | 'settled' | 'within'> & {
	readonly values: readonly (Omit<Value, 'value'> & { readonly value: V & Value['value'] })[];
	readonly initial: V & Value['value'];
	readonly settled?: {
		readonly by: keyof O & string;
		readonly when: Value['value'];
		readonly to: V & Value['value'];
	};
	readonly within?: keyof O & string;
};

/** An option for each key of `O`, and for nothing else. */
export type OptionsOf<O> = { readonly [Id in keyof O & string]: SpecOf<O, O[Id]> };

/** The same in a row, as lobbies show them. */
export const listed = <O extends object>(
	specs: OptionsOf<O>
): readonly (OptionSpec & { readonly id: keyof O & string })[] =>
	keysOf(specs).map((id) => ({ id, ...specs[id] }));

/** What each is at first. */
export const initially = <O extends object>(
	specs: OptionsOf<O>
): { [Id in keyof O & string]: O[Id] } =>
	recordOf<keyof O & string, O>(keysOf(specs), (id) => specs[id].initial);

/** What was chosen, but for the options that others of them settle. */
export const withSettled = <O extends object>(
	specs: OptionsOf<O>,
	chosen: O
): { [Id in keyof O & string]: O[Id] } =>
	recordOf<keyof O & string, O>(keysOf(specs), (id) => {
		const { settled } = specs[id];
		return settled && chosen[settled.by] === settled.when ? settled.to : chosen[id];
	});

/** Whether another option settles this one, as the table's are chosen. */
export const isSettled = ({ settled }: OptionSpec, values: Values): boolean =>
	settled !== undefined && values[settled.by] === settled.when;

/** Chosen to be other than it is at first. */
export const isChanged = ({ id, initial }: OptionSpec, values: Values): boolean =>
	values[id] !== undefined && values[id] !== initial;

/** Those of a row in which there is something to choose at a table of so many seats, as its options are chosen. */
export const openTo = (
	specs: readonly OptionSpec[],
	values: Values,
	seats: number
): readonly OptionSpec[] =>
	specs.filter(({ within, fromSeats = 0 }) => {
		const around = specs.find(({ id }) => id === within);
		return fromSeats <= seats && (!around || isChanged(around, values));
	});

/** Whether an option of a row brings something to the table, by itself or as part of one that does. */
export const bringsMore = (specs: readonly OptionSpec[], { adds, within }: OptionSpec): boolean =>
	adds === true || specs.some((spec) => spec.id === within && spec.adds === true);

/** The list under this id; undefined: no option offers one. */
export const listCalled = (specs: readonly OptionSpec[], id: string): ListSpec | undefined =>
	specs
		.flatMap(({ values }) => values.flatMap(({ list = [] }) => list))
		.find((one) => one.id === id);

/** Whether these are ids of the list, none twice. */
export const isFrom = ({ among }: ListSpec, chosen: Json | undefined): chosen is string[] =>
	Array.isArray(chosen) &&
	new Set(chosen).size === chosen.length &&
	chosen.every((id) => among.some((one) => one.id === id));
