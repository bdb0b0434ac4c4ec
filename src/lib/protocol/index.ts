/** The wire: every message either side may send, and what both ends must agree on. */
export * from './cost';
export * from './hints';
// Its words are the lobby's alone: whoever needs them reads the file itself.
export type { House } from './house';
export * from './likeness';
export * from './limits';
export * from './looks';
export * from './messages';
export * from './nameless';
export * from './names';
export * from './pace';
export * from './patch';
export * from './reading';
export * from './told';
export * from './words';
