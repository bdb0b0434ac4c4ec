/** Hazards of alien powers. */
import { msg } from '../../../../core';
import { mainPlayer } from '../../board';
import { checkPowers } from '../../ships';
import { SIDES } from '../../types';
import type { Hazard } from './hazard';

export const cosmicNebula: Hazard = {
	words: {
		name: msg('Cosmic Nebula'),
		gist: msg('Every power that is used is stopped'),
		text: msg(
			'Every alien power that is used in this encounter is stopped at once, until the encounter ends.'
		),
		rulings: [
			msg('What a power does without a use goes on.'),
			msg('A power that something comes of when it is stopped has that, as with Cosmic Zap.')
		]
	},
	lasts: 'encounter',
	changes: { stopsPowers: () => true }
};

export const psychicSwitcheroo: Hazard = {
	words: {
		name: msg('Psychic Switcheroo'),
		gist: msg('The main players trade powers for the encounter'),
		text: msg(
			'The main players trade powers, with everything on the sheets, until the encounter is over.'
		),
		rulings: [
			msg('Each power needs the home colonies of who plays it now.'),
			msg('If one of them gives their power away meanwhile, who has it now trades it back.')
		]
	},
	lasts: 'encounter',
	enters: (play) => {
		const { encounter } = play.board;
		// Without an opponent, where a home planet was settled again, it does nothing (CE-33.5).
		if (!encounter?.defense) return;
		const [one, other] = SIDES.map((side) => mainPlayer(play.board, side));
		if (one && other) play.push('switchPowers', { one, other });
	}
};

export const witness: Hazard = {
	words: {
		name: msg('The Witness'),
		gist: msg('No power is lost for want of home colonies'),
		text: msg(
			'As long as it stays in play, nobody is without their power for having too few home colonies.'
		),
		rulings: [
			msg('When it goes, home colonies count again at once.'),
			msg('It stays until The Cosmic Guardian or The Entropy Beast comes.')
		]
	},
	lasts: 'game',
	drivesOut: ['cosmic-guardian', 'entropy-beast'],
	changes: { losesPower: () => false },
	enters: checkPowers,
	leaves: checkPowers
};
