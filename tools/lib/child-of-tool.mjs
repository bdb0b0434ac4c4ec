/**
 * Loaded into the hosts' own Node processes (`node --import`) before their code. Two things they lack:
 *
 * - They end when the tool that started them ends, however it ends.
 * - What they open for debugging stays shut, or at least on this machine. `partykit dev` opens an
 *   inspector on every network, through which a neighbour, or any page in the browser, could read every
 *   hand at every table. Site and rooms are served by the runtime, another process, and stay reachable.
 */
import { Server } from 'node:net';

if (process.connected) {
	process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
	process.channel?.unref(); // or the process would never end by itself
}

const LOOPBACK = '127.0.0.1';
const listen = Server.prototype.listen;

/** @this {Server} @param {any[]} args */
Server.prototype.listen = function (...args) {
	const [first, second] = args;
	// The inspector is the one WebSocket server here that is told a port and nothing else.
	if (args.length === 1 && typeof first === 'number' && this.listenerCount('upgrade') > 0)
		return this;
	if (typeof first === 'number' || typeof first === 'string') {
		const isPort = typeof first === 'number' || /^\d+$/.test(first);
		if (isPort) args = [first, LOOPBACK, ...args.slice(typeof second === 'string' ? 2 : 1)];
	} else if (first && typeof first === 'object' && 'port' in first) {
		args[0] = { ...first, host: LOOPBACK };
	}
	return Reflect.apply(listen, this, args);
};
