/** The parts of the codex, in the order in which a player looks for them. */
import type { ImperiumBook } from '$lib/games/imperium/book';
import { t } from '../../words';

export const sections = (book: ImperiumBook) => ({
	game: 'imperium',
	heads: {
		races: {
			title: t('Races'),
			lead: t(
				'A race has a Home System, units and technologies to start with, abilities of its own and two Trade Contracts.'
			),
			rules: ['TI-3.2', 'TI-16.1', 'TI-25.2']
		},
		strategy: {
			title: t('Strategy Cards'),
			lead: t(
				'The order of play goes by their numbers. Whoever has a card takes its primary; the others may use its secondary.'
			),
			rules: ['TI-4.9', 'TI-5.5', 'TI-24.1']
		},
		technologies: {
			title: t('Technologies'),
			lead: t(
				'One costs {n} resources, and 1 less for each of your planets with its colour’s specialty.',
				{ n: book.numbers.tech }
			),
			rules: ['TI-19.1', 'TI-19.2', 'TI-19.4']
		},
		units: { title: t('Units'), rules: ['TI-2.1', 'TI-2.2', 'TI-13.6', 'TI-20.1'] },
		actions: {
			title: t('Action Cards'),
			lead: t('Each says when it is played. They are held in secret, and used once.'),
			rules: ['TI-18.1', 'TI-18.2', 'TI-34.5']
		},
		politics: {
			title: t('Political Cards'),
			lead: t('One is voted on by each primary of Political. A law that is passed stays in play.'),
			rules: ['TI-17.1', 'TI-17.15', 'TI-17.16']
		},
		objectives: {
			title: t('Objectives'),
			lead: t(
				'Public objectives are turned up by the primary of Imperial and lie open to all; each player has a secret one besides.'
			),
			rules: ['TI-23.1', 'TI-23.4', 'TI-23.6']
		},
		systems: {
			title: t('Systems'),
			lead: t(
				'On a planet stand its resources and its influence; the arc over it is the colour of its specialty.'
			),
			rules: ['TI-3.22', 'TI-15.1', 'TI-22.2']
		},
		galaxies: {
			title: t('Galaxies'),
			lead: t(
				'Mecatol Rex lies in the middle, Home Systems where the seats’ numbers stand; the rings are laid from the inside.'
			),
			rules: ['TI-3.1', 'TI-3.18', 'TI-30.1']
		}
	}
});
