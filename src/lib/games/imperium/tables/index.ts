/** Twilight Imperium's tables: numbers and words of the box, without rules. */
export * from './action-cards';
export * from './layouts';
export * from './objectives';
export * from './political-cards';
export * from './races';
export * from './strategy-cards';
export * from './technologies';
export * from './tiles';
export * from './units';
export * from './when-played';
