import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games by the dozen are played there: three quarters of the time of all unit tests. */
export const LONG = ['releases', 'properties'];
const IS_LONG = new RegExp(`/tests/((${LONG.join('|')})/|hosts/kill)`);

/** What takes minutes begins first: begun last, it would be waited for alone. */
export class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => IS_LONG.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}
