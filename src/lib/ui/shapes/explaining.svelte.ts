/** The one list, by its question, whose rows say on a phone what each does though their names alone stand there; kept while one stays on the page. */
export const explaining: { of: string | null } = $state({ of: null });
