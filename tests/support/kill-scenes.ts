/**
 * kill -9 of a host while tables of Twilight Imperium stand in the middle of what is dear to lose: a battle, a vote, a trade.
 * Between two kills somebody answers at each table; afterwards everybody has to see what they saw, and to be asked
 * what they were asked.
 */
import { sampleAnswer } from '$lib/core';
import type { AnyTable, Dice, Json } from '$lib/core';
import { imperium } from '$lib/games/imperium';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { KEEP } from '../hosts/scenes/message';
import { keptFrom, keptTables } from './kept-tables';
import { diceFrom } from './memory-host';
import { netTable, type NetPlayer } from './net-player';

/** Of the host that can be put into the middle of a game. */
const CONFIGS: Record<HostName, string> = {
	partykit: 'tests/hosts/scenes/partykit.json',
	worker: 'tests/hosts/scenes/wrangler.jsonc'
};

/** Where tables of Twilight Imperium are killed: galaxies, trade, votes, fights, landings and windows. */
export const SCENES = [
	...['setup.build', 'strategy.pick', 'tradePrimary.talk', 'exchange.talk', 'vote.cast'],
	...['battle.casualties', 'invasion.casualties', 'landings.assign', 'window.ask agendaRead']
] as const;

export interface ScenePlan {
	readonly host: HostName;
	/** Where tables stand to begin with, as tools/lib/kept.ts says it: `battle.casualties`. */
	readonly scenes: readonly string[];
	/** The folder tables are kept in. */
	readonly tables: string;
	readonly kills: number;
	readonly seed: number;
	/** When no further kill is begun, ms since 1970. */
	readonly until?: number;
}

export interface SceneTally {
	kills: number;
	/** Answers the room said yes to, and those of them that were not there after a kill. */
	acknowledged: number;
	lost: number;
	/** Tables on which somebody saw something else after a kill, or was asked something else. */
	readonly changed: string[];
	/** What was asked when the host was killed. */
	readonly asked: Set<string>;
}

const asked = ({ picture }: NetPlayer) => picture.own?.decision ?? null;

class Scene {
	constructor(
		readonly where: string,
		readonly players: readonly NetPlayer[]
	) {}

	static async at(where: string, url: string, table: AnyTable, name: string): Promise<Scene> {
		const players = await netTable(url, name, table.seats.length);
		const [host] = players;
		const { options } = table.board as { options: { [option: string]: string } };
		host?.send({ type: 'options', game: table.game });
		host?.send({ type: 'options', options, house: { windowMs: 0, graceS: -1 } });
		host?.send({ type: 'start', anyway: true });
		for (const player of players) await player.until(() => player.picture.own !== null);
		host?.raw(`${KEEP}${JSON.stringify(table)}`);
		await host?.closed();
		return new Scene(where, players);
	}

	async comeBack(url: string): Promise<void> {
		for (const player of this.players) {
			player.url = url;
			await player.connect({ fresh: true });
		}
	}

	/** One of those who are asked answers. */
	async answer(dice: Dice, tally: SceneTally): Promise<void> {
		const open = this.players.filter(asked);
		const player = open[dice(open.length)];
		const decision = player && asked(player);
		if (!player || !decision) return;
		const word = await player.act(sampleAnswer(decision.shape, dice), decision.id);
		if (word === 'accepted') tally.acknowledged += 1;
	}

	/** What everybody sees, once all that was said has arrived. */
	async sights(): Promise<Json> {
		await Promise.all(this.players.map((player) => player.lookAnew()));
		return this.players.map(({ picture: { open, own } }) => ({ open, own })) as unknown as Json;
	}
}

/** Puts tables where they are to stand, then plays and kills. */
export async function killInScenes(plan: ScenePlan): Promise<SceneTally> {
	const { until = Infinity } = plan;
	const tally: SceneTally = {
		...{ kills: 0, acknowledged: 0, lost: 0 },
		...{ changed: [], asked: new Set() }
	};
	const kept = keptTables(imperium);
	const dice = diceFrom(plan.seed);
	const port = await freePort();
	const start = () =>
		startHost(plan.host, {
			...{ port, tables: plan.tables, say: () => undefined },
			config: CONFIGS[plan.host]
		});
	let host = await start();
	const scenes: Scene[] = [];
	const restart = async () => {
		await host.kill();
		host = await start();
		for (const scene of scenes) await scene.comeBack(host.url);
	};
	try {
		for (const [i, where] of plan.scenes.entries()) {
			const name = `scene-${plan.seed}-${i}`;
			scenes.push(await Scene.at(where, host.url, keptFrom(imperium, kept, where), name));
		}
		await restart();
		for (const { where, players } of scenes)
			if (!players.some((player) => asked(player)?.name === where.split(' ')[0]))
				throw new Error(`The table does not stand at ${where}.`);
		while (tally.kills < plan.kills && Date.now() < until) {
			// At first they are killed where they stand.
			if (tally.kills > 0) for (const scene of scenes) await scene.answer(dice, tally);
			const seen: string[] = [];
			for (const scene of scenes) {
				seen.push(JSON.stringify(await scene.sights()));
				for (const player of scene.players) {
					const name = asked(player)?.name;
					if (name) tally.asked.add(name);
				}
			}
			await restart();
			tally.kills += 1;
			for (const [i, scene] of scenes.entries()) {
				for (const { acknowledged, picture } of scene.players)
					tally.lost += Math.max(0, acknowledged - picture.you.counter);
				if (JSON.stringify(await scene.sights()) !== seen[i])
					tally.changed.push(`${scene.where}, kill ${tally.kills}`);
			}
		}
		for (const { players } of scenes) for (const player of players) player.close();
		return tally;
	} finally {
		await host.stop();
	}
}
