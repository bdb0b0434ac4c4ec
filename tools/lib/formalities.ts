/**
 * Formalities: questions a person is bothered with that have one answer, or two of which nobody ever took the other,
 * or whose kind was answered the same way in every game. What they leave out is a decision.
 */
import { listAnswers } from '../../src/lib/core';
import type { Answer, Decision } from '../../src/lib/core';
import { isSeen } from './minutes';

/** A kind that came up more seldom is not known well enough to say that it is always answered alike. */
const LEAST_ASKED = 20;

interface Kind {
	asked: number;
	/** With one answer alone. */
	sole: number;
	/** With two, by what kind of answer was given, as far as the two are of different kinds. */
	readonly ofTwo: Map<string, number>;
	readonly answers: Set<string>;
}

/** An answer without the pieces it names: `objective` for `objective:treasury`. */
const kindOf = (answer: Answer): string =>
	'pick' in answer ? (answer.pick.split(':')[0] ?? '') : JSON.stringify(answer);

export class Formalities {
	readonly #kinds = new Map<string, Kind>();

	/** A question that somebody answered. */
	see(decision: Decision, answer: Answer): void {
		if (decision.seat === 'table' || !isSeen(decision)) return;
		const { name, window, shape } = decision;
		const kind = this.#kind(window === null ? name : `${name} ${window}`);
		const all = listAnswers(shape, 3);
		kind.asked += 1;
		kind.answers.add(JSON.stringify(answer));
		if (all.length < 2) kind.sole += 1;
		else if (all.length === 2 && new Set(all.map(kindOf)).size === 2) {
			const given = kindOf(answer);
			kind.ofTwo.set(given, (kind.ofTwo.get(given) ?? 0) + 1);
		}
	}

	get asked(): number {
		return this.#sum(({ asked }) => asked);
	}

	get formal(): number {
		return this.#sum(formalOf);
	}

	/** Kinds of questions that are formalities at times, the most frequent first. */
	get kinds(): { readonly [question: string]: number } {
		return Object.fromEntries(
			[...this.#kinds]
				.map(([name, kind]): [string, number] => [name, formalOf(kind)])
				.filter(([, n]) => n > 0)
				.sort(([, a], [, b]) => b - a)
		);
	}

	#sum(of: (kind: Kind) => number): number {
		return [...this.#kinds.values()].reduce((total, kind) => total + of(kind), 0);
	}

	#kind(name: string): Kind {
		const kind = this.#kinds.get(name) ?? {
			...{ asked: 0, sole: 0 },
			...{ ofTwo: new Map<string, number>(), answers: new Set<string>() }
		};
		this.#kinds.set(name, kind);
		return kind;
	}
}

/** How many of the questions of a kind are formalities. */
function formalOf({ asked, sole, ofTwo, answers }: Kind): number {
	if (answers.size === 1 && asked >= LEAST_ASKED) return asked;
	const [[, alike] = ['', 0], ...others] = [...ofTwo];
	return sole + (others.length === 0 && alike >= LEAST_ASKED ? alike : 0);
}
