/** Lines to a table with headers of one's own, which a browser's WebSocket does not let anybody choose. */
import WebSocket from 'ws';

export interface OpenedLine {
	/** The code it was closed with, or the status it was refused with; null while it stays open. */
	ended: number | null;
	/** Whether the table has said anything. */
	heard: boolean;
	end(): void;
}

/** Opens a line to a table of the host at `url`, and says hello. */
export function openLine(url: string, table: string, headers: Record<string, string>): OpenedLine {
	const socket = new WebSocket(`${url.replace('http', 'ws')}/parties/main/${table}`, { headers });
	const line: OpenedLine = { ended: null, heard: false, end: () => socket.terminate() };
	socket.on('open', () => socket.send('{"type":"hello","protocol":8}'));
	socket.on('message', () => (line.heard = true));
	socket.on('close', (code) => (line.ended ??= code));
	socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
		line.ended = statusCode;
		socket.terminate();
	});
	socket.on('error', () => undefined);
	return line;
}
