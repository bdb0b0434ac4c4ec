/** Whether this device is told that it is its seat's turn while no page is open: asked of the browser, then of the table. */
import { pushKey } from '$lib/table/lobby';
import type { LiveTable } from '$lib/table/table.svelte';
import { t } from '../words';
import { tagOf } from './notice';
import { worker } from './worker.svelte';

/** `home-screen`: this browser tells installed apps alone. `none`: it tells nobody, or the line is not encrypted. */
export type Means = 'push' | 'home-screen' | 'none';

interface Apple extends Navigator {
	/** Known to Safari on phones alone: whether this runs from the home screen. */
	readonly standalone?: boolean;
}

function meansHere(): Means {
	const { standalone }: Apple = navigator;
	if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
		return 'push';
	return isSecureContext && standalone === false ? 'home-screen' : 'none';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
		c.charCodeAt(0)
	);

const isSame = (a: ArrayBuffer | null | undefined, b: Uint8Array): boolean =>
	a != null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

/** The browser's subscription in the name of this server; one it has in another's name is given up. */
async function subscribe(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
	const key = bytesOf(await pushKey());
	const known = await registration.pushManager.getSubscription();
	if (known && isSame(known.options.applicationServerKey, key)) return known;
	await known?.unsubscribe();
	return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const KEPT = 'orrery.nudges';

class Nudges {
	readonly means: Means = meansHere();
	/** Why it came to nothing, for the reader; '' when there is nothing to say. */
	trouble = $state('');
	busy = $state(false);
	readonly on: boolean = $derived.by(() =>
		this.#table.you.devices.some((device) => device.this && device.nudged === true)
	);
	readonly #table: LiveTable;

	constructor(table: LiveTable) {
		this.#table = table;
	}

	/** Asks the browser, and then the table, to tell this device; right after a tap or a key, else browsers refuse. */
	async wish(): Promise<void> {
		this.trouble = '';
		if (this.means === 'home-screen') {
			this.trouble = t(
				'This browser tells apps alone. Add Orrery to the Home Screen (Share, then Add to Home Screen) and open this table there.'
			);
			return;
		}
		this.busy = true;
		try {
			if ((await Notification.requestPermission()) !== 'granted')
				this.trouble = t(
					'Your browser keeps this page from telling you. Allow notifications for it in the browser’s settings.'
				);
			else await this.#subscribe();
		} catch {
			this.trouble = t('Your browser could not be asked just now; please try again later.');
		} finally {
			this.busy = false;
		}
	}

	async #subscribe(): Promise<void> {
		const registration = await worker.begin();
		if (!registration) throw new Error('There is no worker.');
		const { endpoint, keys } = (await subscribe(registration)).toJSON();
		if (!endpoint || !keys) throw new Error('The subscription says nothing.');
		await worker.leaveWords();
		this.#table.nudges({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
	}

	/** This device is told nothing more of this table. */
	stop(): void {
		this.trouble = '';
		this.#table.nudges(null);
	}

	/** A browser may have got another address meanwhile, or have been told to let nothing through any more. */
	async renew(): Promise<void> {
		if (!this.on || this.means !== 'push') return;
		if (Notification.permission !== 'granted') this.stop();
		else await this.#subscribe().catch(() => undefined);
	}

	/** Whoever looks at the table needs no notice of it. */
	async clear(): Promise<void> {
		const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
		const shown = await registration?.getNotifications?.({ tag: tagOf(this.#table.name) });
		for (const notice of shown ?? []) notice.close();
	}
}

const known = new WeakMap<LiveTable, Nudges>();

/** Those of this page at this table: the menu and the tray speak of the same. */
export function nudgesOf(table: LiveTable): Nudges {
	let nudges = known.get(table);
	if (!nudges) known.set(table, (nudges = new Nudges(table)));
	return nudges;
}

/** Whether somebody said on this device that they do not want to be asked; the menu asks nobody. */
export function isUnwanted(): boolean {
	try {
		return localStorage.getItem(KEPT) === 'no';
	} catch {
		return false;
	}
}

export function noteUnwanted(): void {
	try {
		localStorage.setItem(KEPT, 'no');
	} catch {
		// Storage may be forbidden: they are asked again when the page is next opened.
	}
}
