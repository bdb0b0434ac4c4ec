/** The kernel: everything a game, a room or a bot needs from it. Knows no game. */
export * from './answer';
export * from './aside';
export * from './bot';
export * from './chance';
export * from './effects';
export * from './engine';
export * from './fingerprint';
export * from './game';
export * from './ids';
export * from './look';
export * from './play';
export * from './replay';
export * from './result';
export * from './shape';
export * from './table';
export * from './waking';
export * from './window';
