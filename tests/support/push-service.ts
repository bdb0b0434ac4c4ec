/** A browser’s end of a push message: its keys, and what it reads of what it is sent (RFC 8291). */
import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
type Key = webcrypto.CryptoKey;

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const encode = (bytes: ArrayBuffer | Uint8Array) =>
	Buffer.from(bytes as Uint8Array).toString('base64url');
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const words = (text: string) => new TextEncoder().encode(text);

async function hkdf(salt: Uint8Array, key: Uint8Array, info: Uint8Array, length: number) {
	const from = await subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
	return new Uint8Array(
		await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, from, length * 8)
	);
}

export class Receiver {
	private constructor(
		readonly privateKey: Key,
		/** As a browser gives them. */
		readonly p256dh: string,
		readonly auth: string
	) {}

	static async fresh(): Promise<Receiver> {
		const { privateKey, publicKey } = await subtle.generateKey(P256, true, ['deriveBits']);
		const auth = webcrypto.getRandomValues(new Uint8Array(16));
		return new Receiver(privateKey, encode(await subtle.exportKey('raw', publicKey)), encode(auth));
	}

	/** With these keys, in base64url; `d` is the private one. */
	static async of(p256dh: string, auth: string, d: string): Promise<Receiver> {
		const point = decode(p256dh);
		const [x, y] = [encode(point.slice(1, 33)), encode(point.slice(33))];
		const jwk = { kty: 'EC', crv: 'P-256', x, y, d };
		return new Receiver(
			await subtle.importKey('jwk', jwk, P256, false, ['deriveBits']),
			p256dh,
			auth
		);
	}

	/** What it was told. Rejected when it was not meant for these keys, or was changed. */
	async read(body: Uint8Array): Promise<string> {
		const salt = body.slice(0, 16);
		const sizeAt = 20;
		const sender = body.slice(sizeAt + 1, sizeAt + 1 + (body[sizeAt] ?? 0));
		const sealed = body.slice(sizeAt + 1 + sender.length);
		const theirs = await subtle.importKey('raw', sender, P256, false, []);
		const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, this.privateKey, 256);
		const about = Buffer.concat([words('WebPush: info\0'), decode(this.p256dh), sender]);
		const secret = await hkdf(decode(this.auth), new Uint8Array(shared), about, 32);
		const raw = await hkdf(salt, secret, words('Content-Encoding: aes128gcm\0'), 16);
		const iv = await hkdf(salt, secret, words('Content-Encoding: nonce\0'), 12);
		const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
		const opened = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
		const end = opened.lastIndexOf(2); // the last record; zeroes may follow
		return new TextDecoder().decode(opened.slice(0, end));
	}
}

/** What a sender says of itself in `authorization`. Rejected when it is not signed with the key it names. */
export async function senderOf(
	authorization: string
): Promise<{ key: string; claims: { aud: string; exp: number; sub: string } }> {
	const [, head = '', body = '', signature = '', key = ''] =
		/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
	const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
	const known = await subtle.importKey('raw', decode(key), algorithm, false, ['verify']);
	const isIts = await subtle.verify(
		{ name: 'ECDSA', hash: 'SHA-256' },
		known,
		decode(signature),
		words(`${head}.${body}`)
	);
	if (!isIts) throw new Error('It is signed with another key.');
	return {
		key,
		claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as {
			aud: string;
			exp: number;
			sub: string;
		}
	};
}
