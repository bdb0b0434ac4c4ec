/** The moments that no window opens: cards are played beside an own question, or unasked (TI-34.4, TI-34.5). */
import { underway } from '../play';
import type { Play } from '../play';
import type { Timing } from '../tables';
import type { SeatId } from '../types';
import { mayStart } from './passed';

/** Timings of class *own*, by the question beside which they are played. */
const OWN: { readonly [question: string]: readonly Timing[] } = {
	'tactical.move': ['after-own-activation'],
	'landings.assign': ['before-landings'],
	'landings.next': ['before-invasion'],
	'vote.cast': ['before-own-vote'],
	'research.choose': ['before-tech-buy']
};

/** TI-34.5, TI-16.19: whether a roll or hits lie on the table, which nothing comes between. */
export const areDiceOut = ({ board, table }: Play): boolean =>
	board.dice.length > 0 ||
	underway(table).some(({ step, at }) => step === 'losses' && at === 'take');

/**
 * At which timings this player may play a card now, beside what is asked. None while a window is open, or a card,
 * dice or hits lie on the table (TI-34.5); sealed answers and open windows the kernel leaves out by itself.
 */
export function momentsOf(play: Play, seat: SeatId): readonly Timing[] {
	const { board, table } = play;
	const isBusy =
		areDiceOut(play) || underway(table).some(({ step }) => step === 'window' || step === 'card');
	if (isBusy || board.stage === 'setup' || !mayStart(board, seat)) return [];
	const own = table.decisions
		.filter((decision) => decision.seat === seat)
		.flatMap(({ name }) => OWN[name] ?? []);
	const phase: readonly Timing[] = play.find('strategy') ? ['strategy-phase', 'after-pick'] : [];
	return ['any-time', ...phase, ...own];
}
