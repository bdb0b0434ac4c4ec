/** Long work a slice at a time, so that no frame waits for it. */

/** As much of a frame of 16 ms as leaves room for the rest. */
const SLICE_MS = 8;
/** Nobody looks: a hidden page breathes once a second, and does more in between. */
const HIDDEN_MS = 250;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs it to its end, and tells now and then how far it is. Rejected with what it throws. */
export async function inSlices<Made>(
	run: Generator<number, Made, void>,
	far: (done: number) => void
): Promise<Made> {
	for (;;) {
		const until = performance.now() + (document.hidden ? HIDDEN_MS : SLICE_MS);
		let done: number;
		do {
			const step = run.next();
			if (step.done) return step.value;
			done = step.value;
		} while (performance.now() < until);
		far(done);
		await breath();
	}
}
