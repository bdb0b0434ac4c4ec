/** The wire: every message either side may send, and what both ends must agree on. */
export * from './house';
export * from './limits';
export * from './looks';
export * from './messages';
export * from './names';
export * from './patch';
