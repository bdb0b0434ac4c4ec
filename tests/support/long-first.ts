import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * How the paths begin of what plays whole games by the dozen, or one to its limits: most of the time of all
 * unit tests.
 */
export const LONG = [
	...['releases/', 'properties/'],
	...['bots/cosmic-shrewd', 'bots/hints', 'bots/imperium-steady', 'bots/steady'],
	...['room/deaths', 'room/soak', 'room/told', 'room/weight'],
	...['rules/imperium/cards-by-chance', 'rules/imperium/whole-games']
];
const IS_LONG = new RegExp(`/tests/(${[...LONG, 'hosts/kill'].join('|')})`);

/** What takes minutes begins first: begun last, it would be waited for alone. */
export class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => IS_LONG.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}
