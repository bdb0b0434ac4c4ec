/** What games share: each file is one idea, and names none of them. */
export * from './bots';
export * from './copies';
export * from './decks';
export * from './ease';
export * from './often';
export * from './options';
export * from './ranking';
export * from './redeal';
export * from './seats';
export * from './shapes';
export * from './tables';
export * from './tallies';
export * from './together';
