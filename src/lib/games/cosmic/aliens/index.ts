/** Every alien in the box. The key is its id in saved games, so it never changes. */
import { keeping } from '../keepers';
import { naming } from '../names';
import { theAlien } from './the-alien';
import { ace } from './ace';
import { alchemist } from './alchemist';
import { amoeba } from './amoeba';
import { animal } from './animal';
import { antiMatter } from './anti-matter';
import { anarchist } from './anarchist';
import { arcade } from './arcade';
import { angler } from './angler';
import { aristocrat } from './aristocrat';
import { assistant } from './assistant';
import { bandit } from './bandit';
import { barbarian } from './barbarian';
import { brute } from './brute';
import { bulwark } from './bulwark';
import { bully } from './bully';
import { butler } from './butler';
import { calculator } from './calculator';
import { cavalry } from './cavalry';
import { changeling } from './changeling';
import { chosen } from './chosen';
import { chrysalis } from './chrysalis';
import { citadel } from './citadel';
import { clone } from './clone';
import { converter } from './converter';
import { coordinator } from './coordinator';
import { cosmos } from './cosmos';
import { cryo } from './cryo';
import { crystal } from './crystal';
import { cudgel } from './cudgel';
import { cyborg } from './cyborg';
import { daredevil } from './daredevil';
import { dervish } from './dervish';
import { deuce } from './deuce';
import { dictator } from './dictator';
import { disease } from './disease';
import { empath } from './empath';
import { ethic } from './ethic';
import { extortionist } from './extortionist';
import { fido } from './fido';
import { filch } from './filch';
import { filth } from './filth';
import { fodder } from './fodder';
import { fury } from './fury';
import { gambler } from './gambler';
import { general } from './general';
import { genius } from './genius';
import { ghoul } from './ghoul';
import { gorgon } from './gorgon';
import { glutton } from './glutton';
import { graviton } from './graviton';
import { grumpus } from './grumpus';
import { guerrilla } from './guerrilla';
import { hate } from './hate';
import { grudge } from './grudge';
import { hacker } from './hacker';
import { healer } from './healer';
import { horde } from './horde';
import { host } from './host';
import { human } from './human';
import { industrialist } from './industrialist';
import { judge } from './judge';
import { laser } from './laser';
import { lightning } from './lightning';
import { lizard } from './lizard';
import { locust } from './locust';
import { loser } from './loser';
import { love } from './love';
import { kamikaze } from './kamikaze';
import { lunatic } from './lunatic';
import { machine } from './machine';
import { macron } from './macron';
import { magician } from './magician';
import { mercenary } from './mercenary';
import { merchant } from './merchant';
import { mirage } from './mirage';
import { mirror } from './mirror';
import { masochist } from './masochist';
import { mesmer } from './mesmer';
import { mimic } from './mimic';
import { mind } from './mind';
import { miser } from './miser';
import { mite } from './mite';
import { muckraker } from './muckraker';
import { mouth } from './mouth';
import { mutant } from './mutant';
import { negator } from './negator';
import { neighbor } from './neighbor';
import { nightmare } from './nightmare';
import { observer } from './observer';
import { oligarch } from './oligarch';
import { oracle } from './oracle';
import { outlaw } from './outlaw';
import { pacifist } from './pacifist';
import { parasite } from './parasite';
import { patriot } from './patriot';
import { pentaform } from './pentaform';
import { phantasm } from './phantasm';
import { philanthropist } from './philanthropist';
import { pickpocket } from './pickpocket';
import { pirate } from './pirate';
import { plant } from './plant';
import { porcupine } from './porcupine';
import { prophet } from './prophet';
import { reborn } from './reborn';
import { reincarnator } from './reincarnator';
import { relic } from './relic';
import { remora } from './remora';
import { remote } from './remote';
import { reserve } from './reserve';
import { roach } from './roach';
import { saboteur } from './saboteur';
import { sadist } from './sadist';
import { sapient } from './sapient';
import { scavenger } from './scavenger';
import { seeker } from './seeker';
import { shadow } from './shadow';
import { sheriff } from './sheriff';
import { siren } from './siren';
import { sloth } from './sloth';
import { sneak } from './sneak';
import { sorcerer } from './sorcerer';
import { spiff } from './spiff';
import { squee } from './squee';
import { sting } from './sting';
import { sycophant } from './sycophant';
import { tickTock } from './tick-tock';
import { tide } from './tide';
import { trader } from './trader';
import { trickster } from './trickster';
import { tripler } from './tripler';
import { tyrant } from './tyrant';
import { usurper } from './usurper';
import { vacuum } from './vacuum';
import { virus } from './virus';
import { visionary } from './visionary';
import { voidAlien } from './void';
import { vox } from './vox';
import { vulch } from './vulch';
import { warhawk } from './warhawk';
import { warpish } from './warpish';
import { warrior } from './warrior';
import { whirligig } from './whirligig';
import { will } from './will';
import { winner } from './winner';
import { witch } from './witch';
import { worm } from './worm';
import { wormhole } from './wormhole';
import { xenophile } from './xenophile';
import { zilch } from './zilch';
import { zombie } from './zombie';
import { essenceCard, essenceCards } from '../keepers';
import type { EssenceCard } from '../essence/essence';
import type { EssenceId } from '../essence/state';
import type { Alien } from './alien';
import type { AlienId } from '../types';

export const ALIENS: { readonly [id: AlienId]: Alien } = naming('alien', {
	alien: theAlien,
	ace,
	alchemist,
	amoeba,
	animal,
	'anti-matter': antiMatter,
	anarchist,
	arcade,
	angler,
	aristocrat,
	assistant,
	bandit,
	barbarian,
	brute,
	bulwark,
	bully,
	butler,
	calculator,
	cavalry,
	changeling,
	chosen,
	chrysalis,
	citadel,
	clone,
	converter,
	coordinator,
	cosmos,
	cryo,
	crystal,
	cudgel,
	cyborg,
	daredevil,
	dervish,
	deuce,
	dictator,
	disease,
	empath,
	ethic,
	extortionist,
	fido,
	filch,
	filth,
	fodder,
	fury,
	gambler,
	general,
	genius,
	ghoul,
	gorgon,
	glutton,
	graviton,
	grumpus,
	guerrilla,
	hate,
	grudge,
	hacker,
	healer,
	horde,
	host,
	human,
	industrialist,
	judge,
	laser,
	lightning,
	lizard,
	locust,
	loser,
	love,
	kamikaze,
	lunatic,
	machine,
	macron,
	magician,
	mercenary,
	merchant,
	mirage,
	mirror,
	masochist,
	mesmer,
	mimic,
	mind,
	miser,
	mite,
	muckraker,
	mouth,
	mutant,
	negator,
	neighbor,
	nightmare,
	observer,
	oligarch,
	oracle,
	outlaw,
	pacifist,
	parasite,
	patriot,
	pentaform,
	phantasm,
	philanthropist,
	pickpocket,
	pirate,
	plant,
	porcupine,
	prophet,
	reborn,
	reincarnator,
	relic,
	remora,
	remote,
	reserve,
	roach,
	saboteur,
	sadist,
	sapient,
	scavenger,
	seeker,
	shadow,
	sheriff,
	siren,
	sloth,
	sneak,
	sorcerer,
	spiff,
	squee,
	sting,
	sycophant,
	'tick-tock': tickTock,
	tide,
	trader,
	trickster,
	tripler,
	tyrant,
	usurper,
	vacuum,
	virus,
	visionary,
	void: voidAlien,
	vox,
	vulch,
	warhawk,
	warpish,
	warrior,
	whirligig,
	will,
	winner,
	witch,
	worm,
	wormhole,
	xenophile,
	zilch,
	zombie
});

keeping(ALIENS);

/** Cards of all sets, by their ids. */
export const ESSENCE: { readonly [id: EssenceId]: EssenceCard } = naming(
	'essence',
	Object.fromEntries(
		Object.keys(ALIENS)
			.flatMap(essenceCards)
			.map((id) => [id, essenceCard(id)])
	)
);
