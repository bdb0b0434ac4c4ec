/** Which pieces have a sheet of their own, which a row opens over the page, and which lies open. */
export const sheets = $state<{ has: (piece: string) => boolean; open: string | null }>({
	has: () => false,
	open: null
});
