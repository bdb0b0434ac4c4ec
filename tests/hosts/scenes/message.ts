/** A message that begins so carries a table as JSON; its line is closed once the table is kept. */
export const KEEP = 'keep ';

export const isKeep = (message: unknown): message is string =>
	typeof message === 'string' && message.startsWith(KEEP);
