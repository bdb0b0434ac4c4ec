/** Host 1, the list of open tables at `/parties/lobby/<name>`: PartyKit wants a file a party. */
import { PartyKitRoom } from './partykit';

export default class LobbyServer extends PartyKitRoom {}
