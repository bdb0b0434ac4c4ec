/** The parts of the codex, in the order in which a player looks for them. */
import { t } from '../../words';

export const sections = () => ({
	game: 'cosmic',
	heads: {
		aliens: {
			title: t('Aliens and their flares'),
			lead: t(
				'Each alien has a power of its own, and a flare among the cards: its super half is for that alien’s player, its wild half for everybody else.'
			),
			rules: ['CE-16.1', 'CE-15.22']
		},
		cards: {
			title: t('Encounter cards and reinforcements'),
			rules: ['CE-2.3', 'CE-2.4', 'CE-22.4']
		},
		rewards: {
			title: t('Reward cards'),
			lead: t(
				'A deck of its own, if the host chooses it: whoever gains rewards may draw from it. Its cards show their backs in every hand.'
			),
			rules: ['CE-31.1', 'CE-31.4']
		},
		artifacts: { title: t('Artifacts'), rules: ['CE-15.18', 'CE-15.1'] },
		techs: {
			title: t('Technologies'),
			lead: t(
				'If the host chooses it: each player keeps one of two, face down, puts ships on it, and turns it up when it has as many as it takes.'
			),
			rules: ['CE-32.1', 'CE-32.4', 'CE-32.8']
		},
		stations: {
			title: t('Space stations'),
			lead: t(
				'If the host chooses it: each player has one beside a home planet, and it works while its player has a colony there. Of the newer set each has two: a station, a sky city that works for all who have a colony on its planet, or a deep space station of the whole system.'
			),
			rules: ['CE-34.1', 'CE-34.2', 'CE-34.5', 'CE-34.17']
		},
		ships: {
			title: t('Special ships'),
			lead: t(
				'If the host chooses it: each player marks one ship, of the kind the host has chosen. Its action is used once, and left again after a turn of one encounter or when it comes back from the warp.'
			),
			rules: ['CE-35.1', 'CE-35.2', 'CE-35.4']
		},
		moons: {
			title: t('Moons'),
			lead: t(
				'If the host chooses it: beside two home planets of each player lies a moon, its card face down. A main player who wins there may put one of their ships on it; it stays a ship of that planet, and the card is turned up and works while it is there.'
			),
			rules: ['CE-37.1', 'CE-37.5', 'CE-37.7', 'CE-37.11']
		},
		lux: {
			title: t('Lux'),
			lead: t(
				'If the host chooses it: each encounter brings lux to the offense and to whose system is aimed at. They buy rewards in the market of each regroup, and what the cards before the players do.'
			),
			rules: ['CE-38.1', 'CE-38.4', 'CE-38.6', 'CE-38.10']
		},
		destiny: {
			title: t('Destiny'),
			lead: t(
				'Cards of every colour in play, wild ones, with which the offense chooses, and these:'
			),
			rules: ['CE-3.5', 'CE-3.6', 'CE-7.1']
		},
		hazards: {
			title: t('Hazards'),
			lead: t(
				'A deck of its own, where the host has chosen it: a warning on a destiny card turns one up, for all to bear. Some of the newer set stay until the next comes; others the offense may take in place of their encounter.'
			),
			rules: ['CE-33.1', 'CE-33.4']
		},
		evolutions: {
			title: t('Evolution'),
			lead: t(
				'A variant: four of these cards lie open. Before each encounter everybody may put a ship on one of them, or move one, and what a card does for a player goes by exactly how many ships they have there.'
			),
			rules: ['CE-40.37', 'CE-40.38', 'CE-40.39', 'CE-40.40']
		},
		objectives: {
			title: t('Objectives'),
			lead: t(
				'A variant: four of them lie open. Who reaches the goal ends the game; then all count their points, with one for each foreign colony and six for having ended the game, and the most win.'
			),
			rules: ['CE-40.41', 'CE-40.42', 'CE-40.43', 'CE-40.58']
		},
		teams: {
			title: t('Teams'),
			lead: t(
				'A variant for four players or more: partners are drawn and sit opposite each other. They never encounter each other and always invite each other, nobody joins against a partner, colonies at the home of one are home colonies of both, and a foreign colony just gained may be given away. A team wins when both have come to their goal. Whoever is left over plays alone, with another turn at an empty planet.'
			),
			rules: ['CE-40.24', 'CE-40.26', 'CE-40.28', 'CE-40.29', 'CE-40.30']
		}
	}
});
