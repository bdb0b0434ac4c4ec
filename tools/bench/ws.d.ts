/** The little of `ws` that load generators and tests of hosts use. */
declare module 'ws' {
	class WebSocket {
		constructor(
			url: string,
			options?: {
				perMessageDeflate?: boolean;
				localAddress?: string;
				headers?: Record<string, string>;
			}
		);
		/** 1 while it is open. */
		readyState: number;
		on(event: 'open', heard: () => void): void;
		on(
			event: 'unexpected-response',
			heard: (request: unknown, response: { statusCode?: number }) => void
		): void;
		on(event: 'close', heard: (code: number, reason: Buffer) => void): void;
		on(event: 'error', heard: (error: Error) => void): void;
		on(event: 'message', heard: (data: Buffer) => void): void;
		send(text: string): void;
		/** Reads no more: what is sent waits at the other end. */
		pause(): void;
		resume(): void;
		close(): void;
		terminate(): void;
	}
	export default WebSocket;

	export class WebSocketServer {
		constructor(options: { host: string; port: number });
		on(event: 'connection', heard: (socket: WebSocket) => void): void;
		close(): void;
	}
}
