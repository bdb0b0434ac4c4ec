/**
 * Every window of Galactic Council in which several are asked at once (GC-21.1), as a game that stands at
 * it. Dice loaded on the way are spent or put away. (`vote.last` is no such window: one card allows it.)
 */
import { FIELD, attack, duel } from './battle';
import type { Duel } from './battle';
import { opening } from './council';
import type { CouncilGame } from './council';
import { assembly, convene } from './council-session';
import { load, unload } from './loadedDice';

/** A battle of six Fighters on either side, and what else a scene says, at its first question. */
const battle = (given: Partial<Duel> = {}): CouncilGame =>
	duel({ attack: { fighter: 6 }, defence: { fighter: 6 }, ...given }).pick(
		'seat:1',
		'battle',
		FIELD
	);

/** Both have bought a Small Tactic, and each has drawn two. */
function bought(): CouncilGame {
	const small = { split: { small: 1 } };
	const tactics = ['decoys', 'jamming', 'feint', 'overload'];
	return battle({ tactics }).answer('seat:1', small).answer('seat:2', small);
}

/** Both have activated Sharpshooters: no hit rolled with one die left, and two of the card's own. */
function aimed(): CouncilGame {
	const tactics = ['sharpshooters', 'overload', 'sharpshooters', 'overload'];
	const one = { small: 1 };
	const play = ['sharpshooters'];
	const g = attack(duel({ attack: { fighter: 6 }, defence: { fighter: 6 }, tactics }), {
		buy: { 'seat:1': one, 'seat:2': one },
		play: { 'seat:1': play, 'seat:2': play },
		dice: [1, 1]
	});
	unload();
	return g;
}

/** In a Nebula, where nothing is bought: each side has taken one hit of three dice. */
function hit(): CouncilGame {
	load(4, 1, 1, 4, 1, 1);
	const fleet = { fighter: 1, destroyer: 1 };
	const g = battle({ attack: fleet, defence: fleet, field: 'frontier-16' });
	unload();
	return g;
}

/** Two of three players meet two objectives. */
function judging(): CouncilGame {
	const stock = { stock: 9, techs: ['envoy-school', 'gunnery-drill'] };
	const g = assembly({
		council: ['truce'],
		objectives: ['treasury', 'learned'],
		players: { 'seat:1': stock, 'seat:2': stock }
	});
	return g.pick('seat:1', 'council:truce');
}

const auction = () => opening({ options: { species: 'auction' } });

export const SCENES: { readonly [window: string]: () => CouncilGame } = {
	'setup.prefer': () => auction(),
	'setup.bid': () => auction().until('setup.bid'),
	'setup.fates': () => opening().until('setup.fates'),
	'battleRound.buy': () => battle(),
	'battleRound.activate': () => bought(),
	'battleRound.aim': () => aimed(),
	'battleRound.assign': () => hit(),
	'judging.claim': () => judging(),
	'vote.cast': () => convene('truce')
};
