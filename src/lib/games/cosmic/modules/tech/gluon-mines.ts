/** Gluon Mines: ships of the offense fall before the cards are shown. */
import { msg, template } from '../../../../core';
import { entriesOf, roomIn, seatChoice } from '../../../kit';
import { encounterOf, shipsAt } from '../../board';
import { shipsResearching } from '../../bot/sight';
import { decideEncounter } from '../../ending';
import { formsOf } from '../../play';
import type { NoLocals, Play, Step } from '../../play';
import { loseShips } from '../../steps/lose';
import { asking } from '../../use';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'gluon-mines.cleared': NoLocals;
	}
}

/** With no ship left against it the defense has won. */
const cleared: Step = {
	check: formsOf('gluon-mines.cleared').run((play) => {
		if (entriesOf(encounterOf(play.board).gate).some(([, n]) => n > 0)) return;
		play.say(msg('No ship is left in the gate: the defense wins.'), 'CE-32.25');
		decideEncounter(play, { type: 'won', side: 'defense' });
	})
};

const targets = ({ board }: Play) =>
	entriesOf(encounterOf(board).gate).map(([seat]) => ({
		...seatChoice(seat),
		max: shipsAt(board, seat, 'gate')
	}));

export const gluonMines: Technology = {
	words: {
		name: msg('Gluon Mines'),
		gist: msg('As the defense, send a ship in the gate to the warp for each ship on it'),
		text: msg(
			'Turn it up and discard it as the defense, once both cards are laid: for each ship on it one ship in the gate goes to the warp, as you choose. If none is left there, you win the encounter.'
		),
		rulings: [
			msg('It is completed by being used, with the ships that are on it then.'),
			msg('When it wins the encounter, the cards laid go back to hand unseen.')
		]
	},
	research: 'X',
	hidden: true,
	liked: 7,
	steps: { cleared },
	uses: {
		blast: asking({
			moments: ['planning.selected'],
			roles: ['defense'],
			open: ({ board }) => entriesOf(encounterOf(board).gate).length > 0,
			ask: (play, { seat, id }) => {
				const places = targets(play);
				const n = Math.min(researchers(play, seat, id), roomIn(places));
				return n > 0 ? { type: 'split', places, min: n, max: n } : null;
			},
			say: msg('ships in the gate go to the warp'),
			sends: template('Use Gluon Mines'),
			worth: (sight) => shipsResearching(sight, 'gluon-mines') * 0.1,
			apply: (play, me, { split }) => {
				play.push('gluon-mines.cleared');
				loseShips(
					play,
					Object.fromEntries(entriesOf(split).map(([seat, n]) => [seat, { gate: n }])),
					{ rule: 'CE-32.25' }
				);
				// On top of the stack: an encounter that ends here leaves nothing of it to be done.
				discardTech(play, me);
			}
		})
	}
};
