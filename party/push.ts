/** How both hosts send nudges: enciphered for the device (RFC 8291), signed for its push service (RFC 8292), posted. */
import { generateRequestDetails, generateVAPIDKeys } from 'web-push-neo';
import type { Push, PushKeys } from './room';

/** What posts: `fetch`, and in tests one that leads to a push service of theirs. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** A push service that has not answered by then has failed. */
const PATIENCE_MS = 10_000;
/**
 * The least length of what is told, in characters: spaces, which JSON allows, fill it up. So its length does not tell the
 * push service of which game it is.
 */
const LENGTH = 256;
/** It has no such device, or has it no more. */
const GONE: readonly number[] = [404, 410];

export const newPushKeys = (): Promise<PushKeys> => generateVAPIDKeys();

/** `keys`: asks the list of tables, which made them. */
export const pushOf = (keys: () => Promise<PushKeys>, post: Post): Push => ({
	keys,
	async send(signed, { endpoint, p256dh, auth, site }, { text, topic, seconds }) {
		const subscription = { endpoint, keys: { p256dh, auth } };
		const padded = text.padEnd(LENGTH, ' ');
		const made = await generateRequestDetails(subscription, padded, {
			TTL: seconds,
			topic,
			urgency: 'high',
			// Whom to ask about a sender is the site itself; Apple sends nothing for one that says nobody.
			vapidDetails: { ...signed, subject: `https://${site ?? 'localhost'}` }
		}).catch(() => null); // its key is no point of the curve: nothing can be enciphered for it
		if (made?.body == null) return 'gone';
		const { 'Content-Length': _, ...headers } = made.headers; // the runtime says it
		try {
			const answer = await post(endpoint, {
				method: 'POST',
				headers,
				body: made.body,
				redirect: 'manual', // [ROOM-NUDGE.3]
				signal: AbortSignal.timeout(PATIENCE_MS)
			});
			await answer.body?.cancel();
			return answer.ok ? 'sent' : GONE.includes(answer.status) ? 'gone' : 'failed';
		} catch {
			return 'failed';
		}
	}
});
