/** One table, host-neutral. A host makes a `Room`, gives it a `Port`, and passes on what its sockets say. */
export { Counts } from './counts';
export { GATHER_MS } from './gathering';
export { Room } from './room';
export type { Catalogue } from './session';
export type { HttpAnswer, LobbyNotice, Nudge, Nudged, NudgesTo } from './port';
export type { Port, Push, PushKeys, Socket, Store } from './port';
