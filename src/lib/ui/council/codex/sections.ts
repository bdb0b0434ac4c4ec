/** The parts of the codex, in the order in which a player looks for them. */
import { t } from '../../words';

export const sections = () => ({
	game: 'council',
	heads: {
		species: {
			title: t('Species'),
			lead: t(
				'A species has a homeworld, a starting fleet, an innate trait and three Action Cards, each played once.'
			),
			rules: ['GC-4.1', 'GC-5.6', 'GC-15.2', 'GC-19.5']
		},
		fates: {
			title: t('Great fates'),
			lead: t(
				'Two befall each species, and its player chooses a response to each: it stays as a trait. An NPC race that drew the card has the trait below the line.'
			),
			rules: ['GC-4.4', 'GC-4.6', 'GC-4.8']
		},
		technologies: {
			title: t('Technologies'),
			lead: t(
				'Three of each tier, drawn at random, form the market of a game. Your first of tier 3 and your first of tier 5 are worth 1 Victory Point each.'
			),
			rules: ['GC-6.1', 'GC-13.1', 'GC-13.2', 'GC-13.5']
		},
		tactics: {
			title: t('Tactics'),
			lead: t('Bought with Battle Points, drawn, and activated for one battle round.'),
			rules: ['GC-10.5']
		},
		council: {
			title: t('Council Cards'),
			lead: t('One is voted on at the end of each round.'),
			rules: ['GC-17.4', 'GC-17.5', 'GC-19.5']
		},
		objectives: {
			title: t('Objectives'),
			lead: t('A state is judged by the board as it is, a feat by what you did in the round.'),
			rules: ['GC-17.3', 'GC-17.11', 'GC-6.2']
		},
		tokens: {
			title: t('Discovery Tokens'),
			lead: t('One lies face down on each hex; whoever’s ships come first find what it is.'),
			rules: ['GC-5.7', 'GC-9.4', 'GC-9.5']
		},
		hexes: { title: t('Hexes'), rules: ['GC-5.2', 'GC-5.3', 'GC-5.8'] },
		pieces: { title: t('Pieces'), rules: ['GC-2.1', 'GC-14.2', 'GC-14.3'] }
	}
});
