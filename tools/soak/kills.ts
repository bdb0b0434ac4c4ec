/** kill -9 of the whole host, on both hosts, in games of every game on the shelf. */
import { join } from 'node:path';
import { GAMES } from '../../src/lib/games';
import { JOURNEYS } from '../../tests/support/answering';
import { killAgainAndAgain, type KillTally } from '../../tests/support/kills';
import { killInScenes, SCENES } from '../../tests/support/kill-scenes';
import type { HostName } from '../lib/hosts.mjs';
import { count, endOf, none, quantile, type Figure, type Plan } from './sweep';

const HOSTS: readonly HostName[] = ['partykit', 'worker'];
/** One kill in so many comes while tables stand in the middle of what is dear to lose. */
const IN_SCENES_OF = 5;
/** A host begun anew keeps its tables: names must not come twice. */
const KILLS_A_RUN = 100;

export async function kills(plan: Plan): Promise<Figure[]> {
	const figures: Figure[] = [];
	const each = Math.ceil(plan.kills / HOSTS.length);
	for (const [i, host] of HOSTS.entries()) {
		const until = Date.now() + (endOf(plan) - Date.now()) / (HOSTS.length - i);
		const runs: KillTally[] = [];
		for (let done = 0; done < each && Date.now() < until; done += KILLS_A_RUN)
			runs.push(
				await killAgainAndAgain({
					...{ host, games: GAMES, until },
					journeys: [...Object.values(JOURNEYS), JOURNEYS.council],
					tables: join(plan.folder, `kills-${host}-${done}`),
					kills: Math.min(KILLS_A_RUN, each - done),
					seed: plan.seed + done,
					say: plan.say
				})
			);
		const sum = (of: (run: KillTally) => number) => runs.reduce((all, run) => all + of(run), 0);
		const asked = new Set(runs.flatMap((run) => [...run.asked.keys()]));
		const scenes = await killInScenes({
			...{ host, scenes: SCENES, seed: plan.seed, until: endOf(plan) },
			tables: join(plan.folder, `scenes-${host}`),
			kills: Math.ceil(each / IN_SCENES_OF)
		});
		figures.push(
			count(
				`${host}: kills`,
				sum((run) => run.kills)
			),
			count(
				`${host}: acknowledged decisions`,
				sum((run) => run.acknowledged)
			),
			none(
				`${host}: of them lost`,
				sum((run) => run.lost)
			),
			none(
				`${host}: seats lost`,
				sum((run) => run.seatsLost)
			),
			count(
				`${host}: whole games`,
				sum((run) => run.games)
			),
			none(
				`${host}: answers in their files too many or too few`,
				sum((run) => run.miscounted)
			),
			count(
				`${host}: answers said again`,
				sum((run) => run.resent)
			),
			count(
				`${host}: of them kept already, and done once`,
				sum((run) => run.keptUnheard)
			),
			count(
				`${host}: refused`,
				sum((run) => run.refused)
			),
			none(
				`${host}: tables that stood still`,
				sum((run) => run.stuck.length),
				runs.flatMap((run) => run.stuck)
			),
			{ what: `${host}: killed while asked`, value: `${asked.size} questions`, detail: [...asked] },
			{
				what: `${host}: back after a kill, median`,
				value: quantile(
					runs.flatMap((run) => run.restartMs),
					0.5
				),
				unit: 'ms'
			},
			count(`${host}: kills in mid-trade, mid-vote, mid-battle and the like`, scenes.kills),
			count(`${host}: acknowledged decisions there`, scenes.acknowledged),
			none(`${host}: of them lost`, scenes.lost),
			none(`${host}: tables that looked otherwise after it`, scenes.changed.length, scenes.changed)
		);
	}
	return figures;
}
