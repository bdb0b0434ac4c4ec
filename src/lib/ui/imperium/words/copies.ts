/** What an id says before the number of its copy: `empty` of `empty#3`. */
export const likeOf = (id: string): string => id.split('#')[0] ?? id;
