/** Everything in the box (GC-2.4). The key of an entry is its id in saved games, so it never changes. */
export * from './council-cards';
export * from './creation';
export * from './layouts';
export * from './objectives';
export * from './species';
export * from './tactics';
export * from './technologies';
export * from './tiles';
export * from './tokens';
