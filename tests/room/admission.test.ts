/** Who may come in, before a table is woken: the same code stands before both hosts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressWithin, networkOf, signed } from '../../party/address';
import { Admission } from '../../party/admission';
import { dressed, HEADERS } from '../../party/site';
import { GENEROUS, MemoryHost, MemorySocket } from '../support/memory-host';

const AT = 'http://orrery.example';

function admission(most?: Admission['most']) {
	let now = 1_000_000;
	const keeper = new Admission(most, () => now);
	return { keeper, pass: (ms: number) => (now += ms) };
}

function asked(path: string, from?: string, more: Record<string, string> = {}, method = 'GET') {
	const headers = { ...(from ? { 'cf-connecting-ip': from } : {}), ...more };
	return new Request(`${AT}${path}`, { method, headers });
}

describe('the admission', () => {
	it('[ROOM-LIMIT.6] given one address that enters very many tables in an hour, then it is turned away until the hour is over; names that are none always', () => {
		const { keeper, pass } = admission();
		const enter = (table: string, from?: string) =>
			keeper.connects(asked('/', from), table)?.status ?? null;
		for (let i = 0; i < 60; i++) expect(enter(`table-${i}`, '10.1.1.1')).toBeNull();
		expect(enter('table-61', '10.1.1.1')).toBe(429);
		expect(enter('table-7', '10.1.1.1')).toBe(429);
		expect(enter('table-61', '10.1.1.2')).toBeNull();
		expect(enter('table-61')).toBeNull();
		expect(enter('../secret')).toBe(400);
		pass(3_600_001);
		expect(enter('table-61', '10.1.1.1')).toBeNull();
	});

	it('[ROOM-LIMIT.9] given addresses of one household’s 64 bits, or the same address written otherwise, then they are one', () => {
		expect(networkOf('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64');
		expect(networkOf('2001:0DB8::9')).toBe('2001:db8:0:0::/64');
		expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:db8:0:7:ffff::'));
		expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
		expect(networkOf('fe80::1')).toBe('fe80:0:0:0::/64');
		expect(networkOf('::ffff:10.1.1.1')).toBe('10.1.1.1');
		expect(networkOf('10.1.1.1')).toBe('10.1.1.1');
		expect(networkOf('::1')).toBe('::1');
		const { keeper } = admission({ tables: 1, files: 1, codes: 1, codesInAll: 9 });
		expect(keeper.connects(asked('/', '2001:db8::1'), 'table-1')).toBeNull();
		expect(keeper.connects(asked('/', '2001:db8::2'), 'table-2')?.status).toBe(429);
	});

	it('[ROOM-LIMIT.9] given a client that writes an address into its own, then the one it comes from is taken along all the same', () => {
		expect(addressWithin(signed(asked('/p?from=9.9.9.9&_pk=1', '10.1.1.1')))).toBe('10.1.1.1');
		expect(addressWithin(signed(asked('/p?from=9.9.9.9&_pk=1')))).toBeNull();
		expect(new URL(signed(asked('/p?_pk=1', '10.1.1.1'))).searchParams.get('_pk')).toBe('1');
		expect(addressWithin(null)).toBeNull();
	});

	it.each([
		['http://orrery.example', null],
		['https://orrery.example', null], // a proxy before us ends the encryption
		['http://orrery.example:81', 403],
		['http://evil.example', 403],
		['http://orrery.example.evil.example', 403],
		['http://evil.example/orrery.example', 403],
		['null', 403],
		['', 403]
	])('[ROOM-ORIGIN.1] a line opened by a page of %j is answered %s', (origin, status) => {
		const { keeper } = admission();
		const refused = keeper.connects(asked('/', undefined, { origin }), 'quiet-comet-41');
		expect(refused?.status ?? null).toBe(status);
	});

	it('[ROOM-ORIGIN.1] a program, which names no origin, may open a line', () => {
		expect(admission().keeper.connects(asked('/'), 'quiet-comet-41')).toBeNull();
	});

	it('[ROOM-LIMIT.8] given a table nobody ever sat down at, when it is asked for, then the list is asked and the table is not woken; one that is made is asked of the list once', async () => {
		const { keeper } = admission();
		const questions: string[] = [];
		const isMade = async (table: string) => {
			questions.push(table);
			await Promise.resolve();
			return table === 'quiet-comet-41';
		};
		const ask = (path: string) => keeper.asks(asked(path), path.split('/')[3] ?? '', isMade);
		const unmade = await ask('/parties/main/nobody-there');
		expect(unmade?.status).toBe(200);
		expect(await unmade?.json()).toEqual({
			...{ table: 'nobody-there', game: null, phase: 'lobby', people: 0, made: false }
		});
		for (const file of ['game.json', 'report.json', 'x'])
			expect((await ask(`/parties/main/nobody-there/${file}`))?.status).toBe(404);
		expect(await ask('/parties/main/quiet-comet-41')).toBeNull();
		expect(await ask('/parties/main/quiet-comet-41/game.json')).toBeNull();
		expect(questions.filter((table) => table === 'quiet-comet-41')).toHaveLength(1);
		// Without the list's word the table is asked itself.
		const deaf = () => Promise.reject(new Error('The list is gone.'));
		expect(await keeper.asks(asked('/parties/main/other'), 'other', deaf)).toBeNull();
	});

	it('[ROOM-LIMIT.10] given one address that asks for file after file, then it is told to wait, and how a table stands is still told', async () => {
		const { keeper, pass } = admission();
		const ask = async (path: string, from?: string) =>
			(await keeper.asks(asked(path, from), 'abc', () => Promise.resolve(true)))?.status ?? null;
		for (let i = 0; i < 30; i++)
			expect(await ask('/parties/main/abc/game.json', '10.1.1.1')).toBeNull();
		expect(await ask('/parties/main/abc/game.json', '10.1.1.1')).toBe(429);
		expect(await ask('/parties/main/abc/report.json', '10.1.1.1')).toBe(429);
		expect(await ask('/parties/main/abc', '10.1.1.1')).toBeNull();
		expect(await ask('/parties/main/abc/game.json', '10.1.1.2')).toBeNull();
		expect(await ask('/parties/main/abc/game.json', '127.0.0.1')).toBeNull();
		pass(60_001);
		expect(await ask('/parties/main/abc/game.json', '10.1.1.1')).toBeNull();
	});

	it('[ROOM-PORT.1] given anything but a reader, then it is told what is allowed, and nobody is woken', async () => {
		const { keeper } = admission();
		const never = () => Promise.reject(new Error('asked'));
		for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH']) {
			const request = asked('/parties/main/abc', undefined, {}, method);
			for (const answer of [
				await keeper.asks(request, 'abc', never),
				keeper.looks(request, 'public')
			]) {
				expect(answer?.status).toBe(405);
				expect(answer?.headers.get('allow')).toBe('GET, HEAD');
			}
		}
		expect(keeper.looks(asked('/'), 'public')).toBeNull();
		expect(keeper.looks(asked('/'), 'another')?.status).toBe(404);
		expect(keeper.listens('public').status).toBe(405);
		expect(keeper.listens('another').status).toBe(404);
	});

	it('[ROOM-LOBBY.5] given one address that tries codes, then it is told to wait a minute; all together may try only so many, and looking at the list is no trying', () => {
		const { keeper, pass } = admission({ tables: 9, files: 30, codes: 3, codesInAll: 5 });
		const look = (from?: string, query = '?code=AAAAAA') =>
			keeper.looks(asked(`/parties/lobby/public${query}`, from), 'public')?.status ?? null;
		for (let i = 0; i < 3; i++) expect(look('10.1.1.1')).toBeNull();
		expect(look('10.1.1.1')).toBe(429);
		expect(look('10.1.1.1', '')).toBeNull();
		expect(look('10.1.1.2')).toBeNull();
		expect(look()).toBeNull(); // one's own machine, but it counts with all
		expect(look()).toBe(429);
		expect(look('10.1.1.3')).toBe(429);
		pass(60_001);
		expect(look('10.1.1.1')).toBeNull();
	});

	it('[ROOM-PORT.2] every refusal carries the headers that every answer carries', async () => {
		const { keeper } = admission({ tables: 0, files: 30, codes: 0, codesInAll: 0 });
		const refusals = [
			keeper.connects(asked('/', '10.1.1.1'), 'abc'),
			keeper.connects(asked('/', undefined, { origin: 'http://evil.example' }), 'abc'),
			keeper.connects(asked('/'), 'A'),
			keeper.looks(asked('/?code=A'), 'public'),
			keeper.listens('public'),
			await keeper.asks(asked('/parties/main/abc'), 'abc', () => Promise.resolve(false))
		];
		for (const refusal of refusals) {
			for (const [name, value] of Object.entries(HEADERS))
				expect(refusal?.headers.get(name)).toBe(value);
			expect(refusal?.headers.get('cache-control')).toBe('no-store');
		}
	});
});

describe('a room', () => {
	it('[ROOM-LIMIT.4] given a socket whose first word comes in before it is announced, then it counts with those of its address', async () => {
		const host = new MemoryHost({ limits: { ...GENEROUS, socketsPerAddress: 2 } });
		for (let i = 0; i < 2; i++) host.connect('10.0.0.1');
		const early = (address: string) => {
			const socket = new MemorySocket(host, address);
			host.room.message(socket, '{"type":"hello","protocol":8}');
			return socket;
		};
		expect(early('10.0.0.1').closed?.code).toBe(4029);
		expect(early('10.0.0.2').closed).toBeNull();
		await host.settle();
	});
});

describe('headers', () => {
	it('[ROOM-PORT.2] an answer is dressed with what it lacks, and told to stay with encryption only where there is some', () => {
		const bare = dressed(new Response('x', { headers: { 'x-frame-options': 'SAMEORIGIN' } }), AT);
		expect(bare.headers.get('x-frame-options')).toBe('SAMEORIGIN');
		expect(bare.headers.get('x-content-type-options')).toBe('nosniff');
		expect(bare.headers.has('strict-transport-security')).toBe(false);
		const secure = dressed(new Response('x'), AT.replace('http', 'https'));
		expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
	});

	it('[ROOM-PORT.2] static/_headers says the same of the deployed host’s files', () => {
		const [everywhere = ''] = readFileSync(
			join(import.meta.dirname, '../../static/_headers'),
			'utf8'
		).split('\n\n');
		const said = Object.fromEntries(
			everywhere
				.split('\n')
				.slice(1)
				.map((line) => line.trim().split(/: (.*)/) as [string, string])
				.map(([name, value]) => [name.toLowerCase(), value])
		);
		const wanted = dressed(new Response('x'), AT.replace('http', 'https')).headers;
		expect(said).toEqual(
			Object.fromEntries([...wanted].filter(([name]) => name !== 'content-type'))
		);
	});
});
