/**
 * How choices stand side by side on a phone: in as many columns as their words allow. `long` ones have
 * fewer where the tray is narrow (controls.css).
 */
export function columnsFor(says: readonly string[]): string {
	const longest = Math.max(0, ...says.map((say) => say.length));
	return `columns-${countFor(says.length, longest)}${longest > 16 ? ' long' : ''}`;
}

function countFor(count: number, longest: number): 1 | 2 | 3 {
	if (count < 2) return 1;
	// Three across take three short lines at most: `Join the offense, Halley`.
	if (count > 2 && (longest <= 13 || (count === 3 && longest <= 27))) return 3;
	return longest <= 30 ? 2 : 1;
}
