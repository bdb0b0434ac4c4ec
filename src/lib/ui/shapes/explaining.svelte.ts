/** Whether rows that are told by their names alone on a phone say what each does as well; kept while one stays on the page. */
export const explaining = $state({ on: false });
