/** The last line of a player's chat as the table says it, in English; a person's words are none of its own. */
import type { Player } from './memory-host';
import { said } from './said';

export function noticed(player: Pick<Player, 'picture'> | undefined): string {
	const line = player?.picture.chat.at(-1);
	return line?.from === 'table' ? said(line.text) : '';
}
