/** How this device's tables stand, asked without coming in. */
import type { Standing } from '../protocol';
import type { MyTable } from './device';

/** By the name of the table; one that does not answer is left out. */
export async function standings(
	tables: readonly MyTable[],
	origin = ''
): Promise<ReadonlyMap<string, Standing>> {
	const asked = tables.map(async ({ table, key }): Promise<readonly [string, Standing][]> => {
		try {
			const response = await fetch(`${origin}/parties/main/${table}`, {
				cache: 'no-store',
				headers: { authorization: `Bearer ${key}` }
			});
			return response.ok ? [[table, (await response.json()) as Standing]] : [];
		} catch {
			return [];
		}
	});
	return new Map((await Promise.all(asked)).flat());
}
