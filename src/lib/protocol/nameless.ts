/** Who has not said a name. By itself: a page that asks for one needs nothing of how names are told apart. */

/** What the table calls people who have not said their name, in every language. */
export const NO_NAME = 'Player';

/** Whether a name is what the table calls somebody who has not said theirs. */
export const isNameless = (name: string): boolean => /^Player(?: \d+)?$/.test(name);
