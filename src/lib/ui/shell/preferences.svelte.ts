/** What a person prefers on this device: language, theme, sound and how loud, text instead of a board. */

function kept(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function keep(key: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {
		// Storage may be forbidden; the choice then holds as long as the page.
	}
}

/** From the lowest up, and how loud each is; 1: as loud as anything here. */
const VOLUMES = { soft: 0.35, middle: 0.65, loud: 1 } as const;
type Volume = keyof typeof VOLUMES;

const asVolume = (text: string | null): Volume =>
	text === 'soft' || text === 'loud' ? text : 'middle';

type Theme = 'system' | 'dark' | 'light';

const asTheme = (text: string | null): Theme =>
	text === 'dark' || text === 'light' ? text : 'system';

class Preferences {
	theme = $state<Theme>(asTheme(kept('orrery.theme')));
	/** A page is silent until it is first touched, whatever is said here (../senses). */
	sound = $state(kept('orrery.sound') !== 'off');
	volume = $state<Volume>(asVolume(kept('orrery.volume')));
	text = $state(kept('orrery.text') === 'on');
	/** Whether what is asked for the first time is explained. */
	coach = $state(kept('orrery.coach') !== 'off');
	/** Null: what the browser asks for (../speaking.ts). */
	language = $state(kept('orrery.language'));

	setTheme(theme: Theme): void {
		this.theme = theme;
		keep('orrery.theme', theme === 'system' ? null : theme);
		if (theme === 'system') delete document.documentElement.dataset['theme'];
		else document.documentElement.dataset['theme'] = theme;
	}
	setLanguage(language: string | null): void {
		this.language = language;
		keep('orrery.language', language);
	}
	setSound(on: boolean): void {
		this.sound = on;
		keep('orrery.sound', on ? null : 'off');
	}
	/** 0: nothing is to be heard. */
	get loudness(): number {
		return this.sound ? VOLUMES[this.volume] : 0;
	}
	setVolume(volume: Volume): void {
		this.volume = volume;
		keep('orrery.volume', volume);
	}
	setCoach(on: boolean): void {
		this.coach = on;
		keep('orrery.coach', on ? null : 'off');
	}
	setText(on: boolean): void {
		this.text = on;
		keep('orrery.text', on ? 'on' : null);
	}
}

export const preferences = new Preferences();
