/** The 24 technologies (TI-19). Blue is propulsion, green biotech, yellow general, red warfare. */
import { msg } from '../../../core';
import type { Words } from '../../../core';

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
export type TechColour = (typeof COLOURS)[number];

/** What it costs, less 1 for each planet with its colour's specialty (TI-19.1, TI-19.2). */
export const TECH_PRICE = 8;

export interface Technology {
	readonly name: Words;
	readonly colour: TechColour;
	/** Technologies of its owner that it takes: all of them, or any one (TI-19.4). */
	readonly needs: { readonly all: readonly string[] } | { readonly any: readonly string[] } | null;
	readonly text: Words;
}

export const TECHNOLOGIES = {
	'antimass-deflectors': {
		name: msg('Antimass Deflectors'),
		colour: 'blue',
		needs: null,
		text: msg('Your ships may pass through asteroid fields; they still may not stop there.')
	},
	'xrd-transporters': {
		name: msg('XRD Transporters'),
		colour: 'blue',
		needs: { all: ['antimass-deflectors'] },
		text: msg('Your Carriers get +1 movement.')
	},
	'light-wave-deflector': {
		name: msg('Light/Wave Deflector'),
		colour: 'blue',
		needs: { all: ['xrd-transporters', 'magen-defense-grid'] },
		text: msg(
			'Your ships may pass through systems holding enemy ships on the way to the activated system.'
		)
	},
	'type-iv-drive': {
		name: msg('Type IV Drive'),
		colour: 'blue',
		needs: { all: ['xrd-transporters', 'neural-motivator'] },
		text: msg('Your Cruisers and Dreadnoughts get +1 movement.')
	},
	'advanced-fighters': {
		name: msg('Advanced Fighters'),
		colour: 'blue',
		needs: { all: ['type-iv-drive'] },
		text: msg(
			'Your Fighters move on their own (movement 2), get +1 on combat rolls, and need no Carrier or Space Dock; enemy ships may not pass through a system your Fighters hold. Fighters above the capacity of a system’s ships and dock count one each against Fleet Supply.'
		)
	},
	'fleet-logistics': {
		name: msg('Fleet Logistics'),
		colour: 'blue',
		needs: { all: ['graviton-negator'] },
		text: msg(
			'When you take a Tactical Action you may take two, one after the other, in the same turn.'
		)
	},
	'stasis-capsules': {
		name: msg('Stasis Capsules'),
		colour: 'green',
		needs: { all: ['enviro-compensator'] },
		text: msg('Each of your Cruisers and Dreadnoughts may carry 1 Ground Force.')
	},
	cybernetics: {
		name: msg('Cybernetics'),
		colour: 'green',
		needs: { any: ['stasis-capsules', 'antimass-deflectors'] },
		text: msg('Your Fighters get +1 on combat rolls.')
	},
	'gen-synthesis': {
		name: msg('Gen Synthesis'),
		colour: 'green',
		needs: { all: ['cybernetics'] },
		text: msg(
			'Your Ground Forces get +1 in invasion combat. Each time one of them is destroyed roll a die: on 5 or more it comes back on a planet of your Home System.'
		)
	},
	'neural-motivator': {
		name: msg('Neural Motivator'),
		colour: 'green',
		needs: { any: ['stasis-capsules', 'micro-technology'] },
		text: msg('Draw 1 more Action Card each Status Phase.')
	},
	'dacxive-animators': {
		name: msg('Dacxive Animators'),
		colour: 'green',
		needs: { all: ['neural-motivator'] },
		text: msg(
			'After you win an invasion combat, roll one die for every Ground Force either side lost in it; each 6 or more puts 1 Ground Force from your reinforcements on that planet.'
		)
	},
	'x89-bacterial-weapon': {
		name: msg('X-89 Bacterial Weapon'),
		colour: 'green',
		needs: { any: ['transit-diodes', 'assault-cannon'] },
		text: msg(
			'Before bombarding with a Dreadnought or War Sun you may destroy every enemy Ground Force on that planet; then discard all your Action Cards.'
		)
	},
	'enviro-compensator': {
		name: msg('Enviro Compensator'),
		colour: 'yellow',
		needs: null,
		text: msg('Production capacity of each of your Space Docks +1.')
	},
	'sarween-tools': {
		name: msg('Sarween Tools'),
		colour: 'yellow',
		needs: { all: ['enviro-compensator'] },
		text: msg(
			'Each time a Space Dock of yours produces, you have 1 extra resource for that dock’s units.'
		)
	},
	'micro-technology': {
		name: msg('Micro Technology'),
		colour: 'yellow',
		needs: { any: ['stasis-capsules', 'sarween-tools'] },
		text: msg(
			'Whenever you collect trade goods from your trade agreements you get 1 extra per active agreement of yours.'
		)
	},
	'integrated-economy': {
		name: msg('Integrated Economy'),
		colour: 'yellow',
		needs: { all: ['micro-technology', 'cybernetics'] },
		text: msg(
			'Units you produce may be placed in any activated adjacent system that is empty or friendly; PDS and Ground Forces on any friendly planet within that reach.'
		)
	},
	'graviton-laser-system': {
		name: msg('Graviton Laser System'),
		colour: 'yellow',
		needs: { all: ['deep-space-cannon'] },
		text: msg('Each PDS roll of yours that misses may be re-rolled once.')
	},
	'transit-diodes': {
		name: msg('Transit Diodes'),
		colour: 'yellow',
		needs: { any: ['light-wave-deflector', 'dacxive-animators'] },
		text: msg(
			'As an action spend 1 counter from Strategy Allocation: move up to 4 of your Ground Forces from one of your planets to any other planet you control.'
		)
	},
	'hylar-v-assault-laser': {
		name: msg('Hylar V Assault Laser'),
		colour: 'red',
		needs: null,
		text: msg('Your Cruisers and Destroyers get +1 on combat rolls.')
	},
	'deep-space-cannon': {
		name: msg('Deep Space Cannon'),
		colour: 'red',
		needs: { all: ['hylar-v-assault-laser'] },
		text: msg('Your PDS also reach enemy fleets in adjacent systems.')
	},
	'magen-defense-grid': {
		name: msg('Magen Defense Grid'),
		colour: 'red',
		needs: { all: ['deep-space-cannon'] },
		text: msg(
			'Your PDS get +1; your Ground Forces defending a planet that holds a PDS of yours get +1 in invasion combat.'
		)
	},
	'war-sun': {
		name: msg('War Sun'),
		colour: 'red',
		needs: { all: ['deep-space-cannon', 'sarween-tools'] },
		text: msg('You may produce War Suns.')
	},
	'assault-cannon': {
		name: msg('Assault Cannon'),
		colour: 'red',
		needs: { all: ['deep-space-cannon', 'cybernetics'] },
		text: msg(
			'Before a space battle each of your Dreadnoughts in it fires one die; hits are applied at once and the casualties do not fire back.'
		)
	},
	'graviton-negator': {
		name: msg('Graviton Negator'),
		colour: 'red',
		needs: { any: ['assault-cannon', 'dacxive-animators'] },
		text: msg(
			'Your Dreadnoughts may bombard planets with PDS. Your Fighters may fight in invasion combat; survivors go back to space and can never take control of a planet.'
		)
	}
} as const satisfies Record<string, Technology>;
