import { expect, it } from 'vitest';
import { MemoryHost, playing, seated } from '../support/memory-host';
import { Counts } from '../../party/room';

/** What a metric says: the number after this, or undefined. */
const valueOf = (host: MemoryHost, name: string): number | undefined => {
	const line = host.counts
		.told(host.time)
		.split('\n')
		.find((one) => one.startsWith(`${name} `));
	return line === undefined ? undefined : Number(line.split(' ')[1]);
};

it('[ROOM-HEALTH.1] given people who come, are refused and go, then a host counts sockets, tables with one, and refusals by the rule of the table', async () => {
	const host = new MemoryHost();
	const [ines, tomasz] = await seated(host, 2);
	expect([valueOf(host, 'orrery_sockets'), valueOf(host, 'orrery_tables')]).toEqual([2, 1]);
	await tomasz?.ask({ type: 'start' });
	const rule = tomasz?.refusal?.rule ?? '';
	expect(valueOf(host, `orrery_refusals_total{rule="${rule}"}`)).toBe(1);
	for (const player of [ines, tomasz]) player?.drop();
	await host.settle();
	expect([valueOf(host, 'orrery_sockets'), valueOf(host, 'orrery_tables')]).toEqual([0, 0]);
});

it('[ROOM-HEALTH.1] given a game, a refusal of its rules and a write that fails, then they are counted, and no word of the game or the table is told', async () => {
	const host = new MemoryHost();
	const [ines] = await playing(host, 2);
	ines?.act({ pick: 'card:99' });
	await host.settle();
	host.store.failing = 1;
	ines?.act({ pick: 'card:0', then: { amount: 1 } });
	await host.settle();
	expect(valueOf(host, 'orrery_refusals_total{rule="GAME"}')).toBe(1);
	expect(valueOf(host, 'orrery_failures_total')).toBe(1);
	const told = host.counts.told(host.time);
	for (const secret of ['TOY', 'toy', 'quiet-comet', 'Ines', 'seat:'])
		expect(told).not.toContain(secret);
});

it('[ROOM-HEALTH.1] given writes, then they are sorted by the time they took, each span holding all that were as fast', () => {
	const counts = new Counts();
	counts.began(1_000);
	for (const ms of [0, 3, 30, 9_000]) counts.wrote(ms);
	const told = counts.told(61_000);
	expect(told).toContain('orrery_up_seconds 60\n');
	expect(told.match(/_bucket\{le="[^"]*"\} \d+/g)).toEqual([
		...['_bucket{le="0.001"} 1', '_bucket{le="0.005"} 2', '_bucket{le="0.02"} 2'],
		...['_bucket{le="0.1"} 3', '_bucket{le="0.5"} 3', '_bucket{le="2"} 3'],
		'_bucket{le="+Inf"} 4'
	]);
	expect(told).toContain('orrery_write_seconds_sum 9.033\norrery_write_seconds_count 4\n');
});
