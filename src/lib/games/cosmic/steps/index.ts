/** The steps of Cosmic Encounter by name, in the order a game meets them. Saved games name them. */
import { alliance } from './alliance';
import { atRandom } from './atRandom';
import { compensationStep } from './compensation';
import { council } from './council';
import { deal } from './deal';
import { destiny } from './destiny';
import { encounter } from './encounter';
import { further } from './further';
import { home } from './home';
import { origins, toll } from './joining';
import { late } from './late';
import { launch } from './launch';
import { lose, mustLose } from './lose';
import { layAgain, planning } from './planning';
import { newHand } from './newHand';
import { phaseEnds } from './phase';
import { reinforce } from './reinforce';
import { resolution } from './resolution';
import { reveal } from './reveal';
import { start } from './start';
import { turn } from './turn';
import { mandatory, use } from './use';
import { victory } from './victory';
import {
	another,
	become,
	becomes,
	forGood,
	forNow,
	hand,
	join,
	lend,
	part,
	renew,
	replace,
	stage,
	stationJoins,
	switchStep,
	trade
} from './become';
import { ALIENS } from '../aliens';
import { essenceSteps } from '../essence/steps';
import { ARTIFACTS } from '../artifacts';
import { HAZARDS } from '../modules/hazards';
import { hazardStep } from '../modules/hazards/draw';
import { LUX_CARDS } from '../modules/lux';
import { consent } from '../modules/lux/consent';
import * as luxDeal from '../modules/lux/deal';
import * as market from '../modules/lux/market';
import { MOONS } from '../modules/moons';
import * as moons from '../modules/moons/actions';
import { takeOne } from '../modules/rewards/backs';
import { rifts } from '../modules/rewards/rifts';
import * as selection from '../modules/selection/steps';
import * as ships from '../modules/special/actions';
import { STATIONS } from '../modules/stations';
import * as stations from '../modules/stations/actions';
import { evolve } from '../modules/evolution/evolve';
import { buy as buyIn, look as lookByRadar } from '../modules/evolution/radar';
import { give } from '../modules/teams/give';
import { TECHS } from '../modules/tech';
import * as tech from '../modules/tech/actions';
import type { Step } from '../play';

/** Steps that belong to one alien, artifact, technology, station, lux card or moon, under `<id>.<name>`. */
const ownSteps = (table: {
	readonly [id: string]: { readonly steps?: { readonly [name: string]: Step } };
}): { readonly [step: string]: Step } =>
	Object.fromEntries(
		Object.entries(table).flatMap(([id, { steps: own }]) =>
			Object.entries(own ?? {}).map(([name, step]) => [`${id}.${name}`, step])
		)
	);

export const steps: { readonly [step: string]: Step } = {
	start,
	turn,
	encounter,
	destiny,
	launch,
	alliance,
	origins,
	toll,
	planning,
	layAgain,
	late,
	reveal,
	victory,
	resolution,
	compensation: compensationStep,
	deal,
	council,
	home,
	further,
	lose,
	mustLose,
	atRandom,
	use,
	mandatory,
	reinforce,
	newHand,
	phaseEnds,
	become,
	becomeThis: becomes,
	becomeForGood: forGood,
	stage,
	joinForNow: forNow,
	trade,
	lend,
	switchPowers: switchStep,
	hazard: hazardStep,
	...Object.fromEntries(
		Object.values(HAZARDS).flatMap(({ steps: own }) => Object.entries(own ?? {}))
	),
	rifts,
	join,
	joinAnother: another,
	replacePower: replace,
	renewPowers: renew,
	part,
	handPower: hand,
	'tech.deal': tech.deal,
	'tech.keep': tech.keep,
	'tech.actions': tech.actions,
	'tech.leave': tech.leave,
	'tech.dealt': tech.change,
	takeOne,
	'stations.deal': stations.deal,
	'stations.receive': stations.receive,
	'stations.give': stations.give,
	'stations.bring': stations.bring,
	'selection.pass': selection.pass,
	'selection.open': selection.open,
	'selection.delegate': selection.delegate,
	'selection.unseen': selection.unseen,
	'ships.mark': ships.mark,
	'ships.goes': ships.goes,
	'ships.anew': ships.anew,
	stationJoins,
	...essenceSteps,
	evolve,
	'radar.look': lookByRadar,
	'radar.buy': buyIn,
	'teams.give': give,
	'moons.deal': moons.deal,
	'moons.occupy': moons.occupy,
	'moons.arrive': moons.arrive,
	'moons.discard': moons.discard,
	'lux.deal': luxDeal.deal,
	'lux.consent': consent,
	'lux.market': market.market,
	'lux.buy': market.buy,
	...ownSteps(ALIENS),
	...ownSteps(ARTIFACTS),
	...ownSteps(TECHS),
	...ownSteps(STATIONS),
	...ownSteps(LUX_CARDS),
	...ownSteps(MOONS)
};
