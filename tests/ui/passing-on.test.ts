/** A picture that is passed on to another app: whoever thinks better of it is told nothing of a file. */
import { afterEach, expect, it, vi } from 'vitest';
import { handOn } from '../../src/lib/ui/ending/passing-on';

afterEach(() => vi.unstubAllGlobals());

const sharing = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share });
const FILE = new File([], 'table-1.png', { type: 'image/png' });

it('given another app took it, or whoever was asked thought better of it, then it is no file', async () => {
	sharing(() => Promise.resolve());
	expect(await handOn(FILE)).toBe('shared');
	sharing(() => Promise.reject(new DOMException('No.', 'AbortError')));
	expect(await handOn(FILE)).toBe('declined');
});

it('given the device cannot after all, then it is kept as a file, and that is said', async () => {
	const link = { click: vi.fn(), href: '', download: '' };
	vi.stubGlobal('document', { createElement: () => link });
	sharing(() => Promise.reject(new DOMException('Not now.', 'NotAllowedError')));
	expect(await handOn(FILE)).toBe('saved');
	expect([link.click.mock.calls.length, link.download]).toEqual([1, 'table-1.png']);
});
