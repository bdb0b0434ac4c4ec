import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ID = /\bROOM-[A-Z]+\.\d+/g;

function idsIn(folder: string): Set<string> {
	const found = new Set<string>();
	for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
		if (file.endsWith('.ts'))
			for (const [id] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(ID)) found.add(id);
	return found;
}

/** Ids that stand in a test's title. */
function tested(): Set<string> {
	const found = new Set<string>();
	for (const file of readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }))
		if (file.endsWith('.test.ts'))
			for (const [id] of readFileSync(join(ROOT, 'tests', file), 'utf8').matchAll(
				/(?<=['"]\[)ROOM-[A-Z]+\.\d+/g
			))
				found.add(id);
	return found;
}

const listed = new Set(
	Array.from(
		readFileSync(join(ROOT, 'docs/PROTOCOL.md'), 'utf8').matchAll(/(?<=^- \*\*)ROOM-[A-Z]+\.\d+/gm),
		([id]) => id
	)
);

it('every rule a table names stands in docs/PROTOCOL.md', () => {
	for (const folder of ['party', 'src/lib/protocol', 'src/lib/core'])
		expect([...idsIn(folder)].filter((id) => !listed.has(id))).toEqual([]);
});

it('every promise in docs/PROTOCOL.md is kept by a test that names it', () => {
	expect([...listed].filter((id) => !tested().has(id))).toEqual([]);
});
