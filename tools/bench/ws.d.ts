/** The little of `ws` that load generators and tests of hosts use. */
declare module 'ws' {
	export default class WebSocket {
		constructor(
			url: string,
			options?: { perMessageDeflate?: boolean; headers?: Record<string, string> }
		);
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
		close(): void;
		terminate(): void;
	}
}
