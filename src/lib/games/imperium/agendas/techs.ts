/** Agendas that bar technologies for the rest of the round (TI-19.9): to gain and to buy, or to buy alone. */
import { remember } from '../lasting';
import type { AgendaId } from '../politics/in-force';
import type { TechColour } from '../tables/technologies';
import type { Effect } from './agenda';

/** `colour`: null: of all colours. */
export const barTechs =
	(card: AgendaId, colour: TechColour | null, way: 'buy' | 'any'): Effect =>
	({ board }) =>
		remember(board, { is: 'noTech', until: 'round', seat: null, colour, way, of: { law: card } });
