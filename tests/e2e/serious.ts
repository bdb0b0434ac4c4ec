/** What axe finds serious on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** In a form that reads well when it is not empty. */
export async function seriousOn(page: Page): Promise<string[]> {
	await settled(page);
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.analyze();
	return violations
		.filter(({ impact }) => impact && SERIOUS.includes(impact))
		.map(
			({ id, nodes }) =>
				`${id}: ${nodes
					.map(({ html }) => html.slice(0, 160))
					.slice(0, 3)
					.join(' | ')}`
		);
}
