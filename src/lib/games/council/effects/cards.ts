/** Effects on cards and tokens (GC-24.3): technologies gained, hidden things looked at, objectives opened. */
import { msg, withBarred } from '../../../core';
import { cardIn, hexChoices, NONE } from '../questions/ask';
import { hexesWhere, isSeat } from '../board';
import { becauseHere } from '../questions/causes';
import { councilCardOf, objectiveOf, techOf } from '../tables/by-id';
import {
	lookAt,
	openObjectives,
	peekCouncil,
	placeToken,
	reorderCouncil,
	topCouncil
} from '../decks';
import { formsOf } from '../play';
import { purseOf } from '../economy/production';
import { pay, spendOnce } from '../steps/pay';
import { gainTech, researchPrice, techsFor, untakenFor } from '../economy/techs';
import { carryOut, ruleOf } from './effect';
import type { EffectTable } from './effect';
import type { Step } from '../play';
import type { Board, HexId, SeatId, TechId } from '../types';
import type { Tech } from '../tables/vocabulary';

/** What taking a technology by this effect costs (GC-24.3 `tech`). */
function techPrice(board: Board, seat: SeatId, effect: Tech): number {
	if (effect.free) return 0;
	if (effect.price !== undefined) return effect.price;
	return Math.max(0, researchPrice(board, seat) - effect.discount);
}

const affordable = (board: Board, seat: SeatId, effect: Tech): TechId[] =>
	techPrice(board, seat, effect) > purseOf(board, seat)
		? []
		: techsFor(board, seat, effect.maxTier);

const withTokens = (board: Board): HexId[] => hexesWhere(board, ({ token }) => token);

export const cardEffects: Pick<
	EffectTable,
	'tech' | 'pay' | 'peek' | 'placeTokens' | 'openObjective' | 'scoreObjective'
> = {
	tech: {
		can: (board, race, effect) =>
			isSeat(race) && (affordable(board, race, effect).length > 0 || effect.else !== undefined),
		carry: (play, race, effect, { source, i, hex }) => {
			if (!isSeat(race)) return;
			if (affordable(play.board, race, effect).length > 0)
				play.push('effect.tech', { seat: race, effect, rule: ruleOf(source), tech: null });
			else if (effect.else) carryOut(play, `${source}/${i}.else`, race, hex);
		}
	},

	pay: {
		can: (board, race, { n }) => isSeat(race) && purseOf(board, race) >= n,
		carry: (play, race, { n }) => {
			if (isSeat(race)) pay(play, race, n, msg('for what takes effect'));
		}
	},

	peek: {
		can: (board, _race, { what }) => what === 'council' || withTokens(board).length > 0,
		carry: (play, race, effect, { source }) => {
			if (!isSeat(race)) return;
			const { n } = effect;
			if (effect.what === 'token')
				play.push('effect.peekTokens', { seat: race, n, rule: ruleOf(source) });
			else {
				peekCouncil(play, race, n);
				if (effect.reorder) play.push('effect.reorder', { seat: race, n });
			}
		}
	},

	placeTokens: {
		carry: (play, _race, { n }) => {
			const bare = play.shuffle(hexesWhere(play.board, ({ token }) => !token));
			for (const id of bare.slice(0, n)) placeToken(play, id);
		}
	},

	openObjective: {
		carry: (play, _race, { n }, { source }) => {
			for (const id of openObjectives(play, n))
				play.say(
					msg('A new objective: {objective}.', { objective: objectiveOf(id).name }),
					ruleOf(source),
					{ type: 'objective', objective: id }
				);
		}
	},

	scoreObjective: {
		carry: (play, race, { n }) => {
			if (isSeat(race)) play.push('score', { seat: race, left: n });
		}
	}
};

declare module '../play' {
	interface Steps {
		'effect.tech': {
			readonly seat: SeatId;
			readonly effect: Tech;
			readonly rule: string;
			tech: TechId | null;
		};
		'effect.peekTokens': { readonly seat: SeatId; readonly n: number; readonly rule: string };
		'effect.reorder': { readonly seat: SeatId; readonly n: number };
	}
}

const forTech = formsOf('effect.tech');

const tech: Step = {
	which: forTech.ask({
		ask: (play, { seat, effect, rule }) => {
			const { board } = play;
			const open = affordable(board, seat, effect);
			const price = techPrice(board, seat, effect);
			const [first] = open;
			if (first === undefined) return null;
			const choices = open.map((id) => ({
				id: `tech:${id}`,
				on: `tech:${id}`,
				say: techOf(id).name,
				note: techOf(id).text
			}));
			return {
				seat,
				rule,
				say:
					price > 0
						? msg('Which technology do you take for {price}?', { price })
						: msg('Which technology do you take?'),
				...becauseHere(play),
				shape: {
					type: 'one',
					choices: effect.optional ? [...choices, { id: NONE, say: msg('Take none') }] : choices
				},
				fallback: { pick: effect.optional ? NONE : `tech:${first}` }
			};
		},
		explain: ({ board }, { seat, effect }, shape) =>
			withBarred(shape, untakenFor(board, seat, effect.maxTier)),
		then: (play, frame, { pick }, seat) => {
			const { effect } = frame;
			if (pick === NONE) return;
			const tech = cardIn(pick);
			frame.tech = tech;
			const price = techPrice(play.board, seat, effect);
			if (effect.discount !== undefined) spendOnce(play.board, seat, 'researchCost');
			pay(play, seat, price, msg('to gain {technology}', { technology: techOf(tech).name }));
		}
	}),

	gain: forTech.run((play, { seat, tech, rule }) => {
		if (tech) gainTech(play, seat, tech, rule);
	})
};

const forPeek = formsOf('effect.peekTokens');

const peekTokens: Step = {
	which: forPeek.ask({
		ask: (play, frame) => {
			const { seat, rule } = frame;
			const open = withTokens(play.board);
			const n = Math.min(frame.n, open.length);
			if (n === 0) return null;
			return {
				seat,
				rule,
				say: msg('Look at {n, plural, one {# Discovery Token} other {# Discovery Tokens}}', { n }),
				...becauseHere(play),
				shape: { type: 'some', choices: hexChoices(play.board, open), min: n, max: n },
				fallback: { picks: open.slice(0, n) }
			};
		},
		then: (play, { rule }, { picks }, seat) => {
			play.say(
				msg('{who} looks at {n, plural, one {# Discovery Token} other {# Discovery Tokens}}.', {
					who: seat,
					n: picks.length
				}),
				'GC-20.2'
			);
			lookAt(play, seat, picks, rule);
		}
	})
};

const forReorder = formsOf('effect.reorder');

const reorder: Step = {
	order: forReorder.ask({
		ask: (play, { seat, n }) => {
			const cards = topCouncil(play, n);
			return {
				seat,
				secret: true,
				rule: 'GC-15.1',
				say: msg('Put these Council Cards back, the first on top'),
				...becauseHere(play),
				shape: {
					type: 'order',
					choices: cards.map((id) => ({
						id: `council:${id}`,
						on: `council:${id}`,
						say: councilCardOf(id).title
					}))
				},
				fallback: { order: cards.map((id) => `council:${id}`) }
			};
		},
		then: (play, _frame, { order }, seat) => {
			reorderCouncil(play, seat, order.map(cardIn));
		}
	})
};

export const cardSteps: { readonly [step: string]: Step } = {
	'effect.tech': tech,
	'effect.peekTokens': peekTokens,
	'effect.reorder': reorder
};
