/** How nudges are enciphered and signed: only the device reads them, and its push service knows the sender. */
import { describe, expect, it } from 'vitest';
import { newPushKeys, pushOf } from '../../party/push';
import { Receiver, senderOf } from '../support/push-service';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const NUDGE = { text: '{"table":"quiet-comet-41"}', topic: 'a'.repeat(32), seconds: 300 };

describe('a push message', () => {
	it('[RFC 8291] given the example of the standard, then the tests’ own reader reads it', async () => {
		const receiver = await Receiver.of(
			'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
			'BTBZMqHH6r4Tts7J_aSIgg',
			'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
		);
		const body = Buffer.from(
			'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
			'base64url'
		);
		expect(await receiver.read(body)).toBe('When I grow up, I want to be a watermelon');
	});

	it('is read by the device it is for and by no other, and says who sent it to that push service alone', async () => {
		const keys = await newPushKeys();
		const [receiver, other] = [await Receiver.fresh(), await Receiver.fresh()];
		const posted: { url: string; init: RequestInit }[] = [];
		const push = pushOf(
			() => Promise.resolve(keys),
			(url, init) => {
				posted.push({ url, init });
				return Promise.resolve(new Response(null, { status: 201 }));
			}
		);
		const { p256dh, auth } = receiver;
		const to = { endpoint: ENDPOINT, p256dh, auth, site: 'orrery.example' };
		expect(await push.send(keys, to, NUDGE)).toBe('sent');
		const [{ url, init } = { url: '', init: {} }] = posted;
		expect(url).toBe(ENDPOINT);
		expect(init.redirect).toBe('manual');
		const body = init.body as Uint8Array;
		const text = await receiver.read(body);
		expect(JSON.parse(text)).toEqual({ table: 'quiet-comet-41' });
		expect(text).toHaveLength(256); // whatever it says
		await expect(other.read(body)).rejects.toThrow();
		const headers = new Headers(init.headers);
		expect(headers.get('content-encoding')).toBe('aes128gcm');
		expect(headers.get('ttl')).toBe('300');
		expect(headers.get('topic')).toBe(NUDGE.topic);
		const { key, claims } = await senderOf(headers.get('authorization') ?? '');
		expect(key).toBe(keys.publicKey);
		expect(claims).toMatchObject({
			aud: 'https://fcm.googleapis.com',
			sub: 'https://orrery.example'
		});
		expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);
	});

	it('[ROOM-NUDGE.5] tells a device that is gone from a push service that fails', async () => {
		const keys = await newPushKeys();
		const { p256dh, auth } = await Receiver.fresh();
		const sendTo = (status: number | Error, key = p256dh) =>
			pushOf(
				() => Promise.resolve(keys),
				() =>
					status instanceof Error
						? Promise.reject(status)
						: Promise.resolve(new Response(null, { status }))
			).send(keys, { endpoint: ENDPOINT, p256dh: key, auth, site: null }, NUDGE);
		expect(await sendTo(404)).toBe('gone');
		expect(await sendTo(410)).toBe('gone');
		for (const status of [301, 403, 429, 500, new Error('No network.')])
			expect(await sendTo(status)).toBe('failed');
		// No point of the curve: nothing can be enciphered for it, now or ever.
		expect(await sendTo(201, `B${'A'.repeat(86)}`)).toBe('gone');
	});
});
