/** Teams as an option of a table (CE-40.24). */
import { msg, refuse } from '../../../../core';
import type { Json, OptionsOf, Refusal } from '../../../../core';

export interface TeamOptions {
	readonly teams: boolean;
}

/** With fewer players there is nobody to play against as a team. */
const FEWEST = 4;

export const TEAM_SPECS: OptionsOf<TeamOptions> = {
	teams: {
		say: msg('Teams'),
		rule: 'CE-40.24',
		values: [
			{ value: false, say: msg('Everybody plays alone') },
			{
				value: true,
				say: msg('Partners are drawn, sit opposite each other, help each other and win together'),
				brief: msg('Partners win together')
			}
		],
		surprise: [true],
		initial: false,
		fromSeats: FEWEST
	}
};

/** Why teams cannot come with so many seats; null when they can. */
export const tooFewForTeams = (
	{ teams = false }: { readonly [id: string]: Json },
	seats: number
): Refusal | null =>
	teams === false || seats >= FEWEST
		? null
		: refuse('CE-40.24', msg('Teams are for {n} players or more.', { n: FEWEST })).refusal;
