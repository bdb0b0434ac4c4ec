/** Where a request comes from: told by what stands before the runtime, and taken along to the table it goes to. */

/** Under this name an address travels in a socket's own address, where it outlives the table's sleep. */
const FROM = 'from';

/** What is read of a request: each host has a type of its own for them. */
export interface Asked {
	readonly url: string;
	readonly method: string;
	readonly headers: { get(name: string): string | null };
}

/**
 * [ROOM-LIMIT.9] The network somebody comes from: an IPv4 address, or the 64 bits of an IPv6 address that a household
 * has to itself. Null when it is not known. Clients are kept from telling it: by Cloudflare on the one
 * host, by the door (`tools/lib/door.mjs`) on the other.
 */
export const addressOf = (request: Asked): string | null => {
	const address = request.headers.get('cf-connecting-ip');
	return address ? networkOf(address) : null;
};

export function networkOf(address: string): string {
	if (!address.includes(':')) return address;
	const mapped = /^(?:0*:)*(?::ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	if (address === '::1') return address;
	const [before = '', after] = address.toLowerCase().split('::');
	const groups = (text: string) => (text ? text.split(':') : []);
	const [first, last] = [groups(before), groups(after ?? '')];
	const gap = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
	const all = [...first, ...Array<string>(gap).fill('0'), ...last];
	return `${all
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ''))
		.join(':')}::/64`;
}

/** One's own machine, of which no limits of addresses are asked. */
export const isHere = (address: string | null): boolean =>
	address === null || address === '::1' || address.startsWith('127.');

/** The address a socket is opened at, with the one it comes from written into it. */
export function signed(request: Asked): string {
	const url = new URL(request.url);
	const address = addressOf(request);
	url.searchParams.delete(FROM); // a client's own word
	if (address) url.searchParams.set(FROM, address);
	return url.href;
}

/** What `signed` wrote into the address of a socket. */
export const addressWithin = (uri: string | null): string | null =>
	uri ? new URL(uri).searchParams.get(FROM) : null;
