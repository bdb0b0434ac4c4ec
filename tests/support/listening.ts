/** What processes listen on, read from Linux' own books. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

export const CAN_LIST = existsSync('/proc/net/tcp');

const tries = <T>(work: () => T, otherwise: T): T => {
	try {
		return work();
	} catch {
		return otherwise; // it has ended meanwhile
	}
};

/** Ids of the processes whose group this is, and of the leader's other descendants. */
export function processesOf(group: number): number[] {
	const all = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((name) => {
			const stat = tries(() => readFileSync(`/proc/${name}/stat`, 'utf8'), '');
			const [state, parent, pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
			return state && state !== 'Z'
				? [{ id: Number(name), parent: Number(parent), group: Number(pgrp) }]
				: [];
		});
	const found = new Set(
		all.filter((one) => one.group === group || one.id === group).map(({ id }) => id)
	);
	for (let size = -1; size !== found.size;) {
		size = found.size;
		for (const { id, parent } of all) if (found.has(parent)) found.add(id);
	}
	return [...found];
}

/** `127.0.0.1:1999` of `0100007F:07CF`; IPv6 as it stands, all zeros as `::`. */
function readable(text: string): string {
	const [address = '', port = ''] = text.split(':');
	const bytes = (address.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
	const host =
		bytes.length === 4 ? bytes.reverse().join('.') : /^0+$/.test(address) ? '::' : address;
	return `${host}:${parseInt(port, 16)}`;
}

/** Every address one of these processes listens on over TCP. */
export function listening(processes: readonly number[]): string[] {
	const sockets = new Set(
		processes.flatMap((id) =>
			tries(() => readdirSync(`/proc/${id}/fd`), []).map((fd) =>
				tries(() => readlinkSync(`/proc/${id}/fd/${fd}`), '')
			)
		)
	);
	const LISTEN = '0A';
	return ['/proc/net/tcp', '/proc/net/tcp6']
		.flatMap((book) =>
			tries(() => readFileSync(book, 'utf8'), '')
				.trim()
				.split('\n')
				.slice(1)
		)
		.map((line) => line.trim().split(/\s+/))
		.filter(
			([, , , state, , , , , , inode]) => state === LISTEN && sockets.has(`socket:[${inode}]`)
		)
		.map(([, local = '']) => readable(local))
		.sort();
}

/** Whether a process runs; one that only waits to be counted does not. */
export const isRunning = (id: number): boolean => {
	const stat = tries(() => readFileSync(`/proc/${id}/stat`, 'utf8'), '');
	return stat !== '' && !/\) [ZX] /.test(stat);
};
