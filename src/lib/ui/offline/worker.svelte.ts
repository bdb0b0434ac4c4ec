/** The page's side of the service worker: begins it once nobody waits for anything, and says when a newer one waits. */
import { dev } from '$app/environment';
import { language } from '../language.svelte';
import { t } from '../words';
import { WORDS_CACHE, WORDS_PLACE } from './notice';
import type { NoticeWords } from './notice';
import type { Said } from './ways';

/** A page that stays open asks so often whether there is a newer version. */
const ASK_MS = 3_600_000;

interface Thrift extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

const say = (to: ServiceWorker | null, said: Said) => to?.postMessage(said);

class Worker {
	/** A newer version is here whole, and waits until somebody agrees or all pages are closed. */
	newer = $state(false);
	#begun: Promise<ServiceWorkerRegistration | null> | null = null;
	#agreed = false;

	/** The registration, once there is a worker; null where there can be none. */
	begin(): Promise<ServiceWorkerRegistration | null> {
		this.#begun ??= this.#register().catch(() => null);
		return this.#begun;
	}

	/** The same, and has it keep the site; but who asks their browser to save data is not made to load all of it. */
	async beginUnasked(): Promise<void> {
		const { connection }: Thrift = navigator;
		if (connection?.saveData) return;
		const registration = await this.begin();
		if (registration) say(registration.active, { type: 'keep', lang: language.tongue.lang });
	}

	async #there(): Promise<ServiceWorkerRegistration | undefined> {
		return navigator.serviceWorker?.getRegistration().catch(() => undefined);
	}

	async #register(): Promise<ServiceWorkerRegistration | null> {
		const { serviceWorker } = navigator;
		if (dev || !serviceWorker) return null;
		serviceWorker.addEventListener('controllerchange', () => {
			if (this.#agreed) location.reload();
		});
		const registration = await serviceWorker.register('/service-worker.js');
		this.#watch(registration);
		let asked = Date.now();
		document.addEventListener('visibilitychange', () => {
			if (document.hidden || Date.now() - asked < ASK_MS) return;
			asked = Date.now();
			void registration.update().catch(() => undefined);
		});
		return serviceWorker.ready;
	}

	#watch(registration: ServiceWorkerRegistration): void {
		const look = () => {
			this.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
		};
		look();
		registration.addEventListener('updatefound', () =>
			registration.installing?.addEventListener('statechange', look)
		);
	}

	/** The newer version takes over, and this page is loaded anew. */
	async agree(): Promise<void> {
		this.#agreed = true;
		this.newer = false;
		const waiting = (await this.#there())?.waiting ?? null;
		if (waiting) say(waiting, { type: 'take-over' });
		else location.reload(); // it has taken over already, by another page
	}

	/** Leaves the worker the words of notices in the reader's language. */
	async leaveWords(): Promise<void> {
		const words: NoticeWords = { yourMove: t('Your move') };
		const cache = await caches.open(WORDS_CACHE);
		await cache.put(WORDS_PLACE, new Response(JSON.stringify(words)));
	}
}

export const worker = new Worker();
