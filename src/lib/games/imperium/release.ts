/** What new tables are played by, and how they are saved (docs/releasing.md). */
export const RELEASE = { rules: 4, rulesFrom: 1, shape: 1 } as const;
