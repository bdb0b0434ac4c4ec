/** What axe finds serious on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { IS_SWEEP } from '../../tools/lib/journeys.mjs';

type Theme = 'dark' | 'light';

/** Marks the part of a page that is looked at. */
const PART = 'data-looked-at';
const SERIOUS = ['serious', 'critical'];

/** Colours that still fade in are not yet those to be read: waits for what ends by itself. */
const settled = (page: Page): Promise<unknown> =>
	page.evaluate(() =>
		Promise.all(
			document
				.getAnimations()
				.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
				.map(({ finished }) => finished.catch(() => null))
		)
	);

/** Of one theme. @param rules Those asked for, all where none are named. */
async function violationsOf(
	page: Page,
	within: Locator | null,
	colorScheme: Theme,
	rules?: string[]
): Promise<string[]> {
	await page.emulateMedia({ colorScheme });
	await settled(page);
	// Without frames on a page no other page is needed to gather what is found in them.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	if (within) {
		await within.evaluate((part, name) => part.setAttribute(name, ''), PART);
		axe.include(`[${PART}]`);
	}
	const { violations } = await axe
		.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
		.analyze();
	await within?.evaluate((part, name) => part.removeAttribute(name), PART);
	return violations
		.filter(({ impact }) => impact && SERIOUS.includes(impact))
		.map(
			({ id, nodes }) =>
				`${colorScheme}: ${id}: ${nodes
					.map(({ html }) => html.slice(0, 160))
					.slice(0, 3)
					.join(' | ')}`
		);
}

/** The theme in which a page was looked at last. */
const lastSeen = new WeakMap<Page, Theme>();

/**
 * In a form that reads well when it is not empty. Themes differ in nothing but colours: what comes up one after the
 * other is looked at in the one and the other by turns, and in a sweep all of it in both.
 * @param within The part that has come up, where the rest of the page was looked at before: a map takes axe long.
 */
export async function seriousOn(page: Page, within: Locator | null = null): Promise<string[]> {
	const theme = lastSeen.get(page) === 'dark' ? 'light' : 'dark';
	lastSeen.set(page, theme);
	const other = theme === 'dark' ? 'light' : 'dark';
	const colours = IS_SWEEP ? await violationsOf(page, within, other, ['color-contrast']) : [];
	return [...(await violationsOf(page, within, theme)), ...colours];
}

/** Of each group of a page so many are looked at. */
const LEFT = 4;

/**
 * Entries of a codex are alike but for their words, as are the rules of a section, and there are a thousand of each:
 * some of each group are left on the page.
 */
export async function leaveSome(page: Page): Promise<void> {
	await page.locator('.entries, article :is(ul, tbody)').evaluateAll((groups, left) => {
		for (const group of groups) for (const entry of [...group.children].slice(left)) entry.remove();
	}, LEFT);
}
