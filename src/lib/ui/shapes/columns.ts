/** How many choices stand side by side on a phone: as many as their words allow. */
export function columnsFor(says: readonly string[]): 1 | 2 | 3 {
	if (says.length < 2) return 1;
	const longest = Math.max(...says.map((say) => say.length));
	// Three across take three short lines at most: `Join the offense, Halley`.
	if (says.length > 2 && (longest <= 13 || (says.length === 3 && longest <= 27))) return 3;
	return longest <= 30 ? 2 : 1;
}
