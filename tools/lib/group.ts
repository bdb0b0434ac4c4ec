/** What a host's processes cost this machine, read from /proc; nothing where there is none. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of the clock in /proc a second. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** What runs the rooms, among what a host starts. */
const RUNTIME = 'workerd';

interface Stat {
	readonly name: string;
	/** State, parent, group, …, as /proc/<pid>/stat has them after the name. */
	readonly rest: readonly string[];
}

function statOf(pid: string): Stat {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const end = text.lastIndexOf(')');
		return { name: text.slice(text.indexOf('(') + 1, end), rest: text.slice(end + 2).split(' ') };
	} catch {
		return { name: '', rest: [] }; // it has ended
	}
}

/** The processes of the group this one leads that run rooms, or all of them where none is the runtime. */
function membersOf(leader: number): (readonly string[])[] {
	if (!existsSync('/proc/self/stat')) return [];
	const group = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(statOf)
		.filter(({ rest }) => Number(rest[2]) === leader);
	const runtime = group.filter(({ name }) => name === RUNTIME);
	return (runtime.length > 0 ? runtime : group).map(({ rest }) => rest);
}

export interface Cost {
	/** Processor time since they began, ms: in programs and in the system. */
	readonly cpuMs: number;
	/** Memory that is theirs now, bytes. */
	readonly rss: number;
}

/** What the rooms of a host have cost so far: of the processes in the group this one leads. Null where nobody can tell. */
export function costOf(leader: number): Cost | null {
	const members = membersOf(leader);
	if (members.length === 0) return null;
	const sum = (at: number) => members.reduce((all, stat) => all + Number(stat[at] ?? 0), 0);
	return { cpuMs: ((sum(11) + sum(12)) * 1000) / TICKS, rss: sum(21) * PAGE_BYTES };
}

/** Files under a folder, and the bytes in them. */
export function weigh(folder: string): { files: number; bytes: number } {
	const found = { files: 0, bytes: 0 };
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile()) continue;
		try {
			found.bytes += statSync(join(entry.parentPath, entry.name)).size;
			found.files += 1;
		} catch {
			// It was there a moment ago.
		}
	}
	return found;
}
