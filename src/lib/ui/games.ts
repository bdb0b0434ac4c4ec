/** The games as the site introduces them, before any table of theirs is loaded. */
export interface Introduced {
	readonly id: string;
	readonly name: string;
	readonly say: string;
	readonly seats: string;
	/** Whether tables of it can be made; the others are being built. */
	readonly ready: boolean;
}

export const INTRODUCED: readonly Introduced[] = [
	{
		id: 'cosmic',
		name: 'Cosmic Encounter',
		say: 'Bluff, ally and invade. Every alien breaks a rule.',
		seats: '2 to 8 seats',
		ready: true
	},
	{
		id: 'council',
		name: 'Galactic Council',
		say: 'Explore a hex galaxy and pass its laws.',
		seats: '2 to 6 seats',
		ready: true
	},
	{
		id: 'imperium',
		name: 'Twilight Imperium',
		say: 'Fleets, trade and politics, for a whole day.',
		seats: '2 to 6 seats',
		ready: false
	}
];
