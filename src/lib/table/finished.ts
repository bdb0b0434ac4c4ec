/** Where a finished game of a table is: its file, and the page that plays it again. */

/** `round`: which of the table's games, from 1. */
export const fileAddress = (table: string, round: number): string =>
	`/parties/main/${table}/game-${round}.json`;

/** As a link; `move`: where it stands to begin with. */
export const replayHref = (table: string, round: number, move?: number): string =>
	`/replay?table=${table}&game=${round}${move === undefined ? '' : `&move=${move}`}`;
