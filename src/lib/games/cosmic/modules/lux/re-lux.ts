/** Re-lux cards: their owner gains by them. All but one work by themselves (`triggers.ts`, `tokens.ts`). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { toRetrieve } from '../../retrieval';
import type { LuxCard } from './card';
import { gainLux } from './tokens';

const byItself = (
	name: Words,
	gist: Words,
	text: Words,
	liked: number,
	rulings: readonly Words[] = []
): LuxCard => ({ kind: 're-lux', words: { name, gist, text, rulings }, liked, uses: {} });

export const auxiliaryLuxScoop: LuxCard = {
	...byItself(
		msg('Auxiliary Lux Scoop'),
		msg('Allied with the offense you gain up to three lux'),
		msg(
			'When you have allied with the offense, you gain four lux less the ships you sent; three lux are one ultra lux.'
		),
		5
	),
	needsOthers: true
};

export const bureaucrat = byItself(
	msg('Bureaucrat'),
	msg('Foreign colonies of an offense bring you a lux of theirs'),
	msg(
		'For each foreign colony that another player founds as the offense, you take one lux of them.'
	),
	5,
	[msg('It counts wherever it comes from: a landing, a deal or a card.')]
);

export const liquidationSale = byItself(
	msg('Liquidation Sale'),
	msg('A new hand of anybody brings you lux'),
	msg(
		'When a player, you included, discards a hand for a new one, you gain one lux for each card in it that is no encounter card.'
	),
	6,
	[msg('A new hand that is discarded again, as it holds no encounter card, counts as well.')]
);

export const luxSkimmer = byItself(
	msg('Lux Skimmer'),
	msg('Who gains three lux or an ultra lux gives you one'),
	msg(
		'When another player gains three lux or more at once, or an ultra lux, you take one lux of them.'
	),
	8,
	[msg('However they come by them: also by a deal, a gift or as what others pay for their card.')]
);

export const pillager = byItself(
	msg('Pillager'),
	msg('Won as the offense, you take lux of the defense'),
	msg(
		'When you have won as the offense, once lux have been collected, you take one lux of the defense for each ship of yours that landed.'
	),
	7
);

export const surgeProtector = byItself(
	msg('Surge Protector'),
	msg('Zaps bring you three lux'),
	msg('When a player, you included, plays an artifact with Zap in its name, you gain three lux.'),
	5,
	[msg('It counts as played once it is declared, whatever becomes of it.')]
);

export const bootlegMarket: LuxCard = {
	kind: 're-lux',
	words: {
		name: msg('Bootleg Market'),
		gist: msg('An ultra lux in place of the ship that comes back'),
		text: msg(
			'In your regroup, when a ship of yours would come back from the warp, you may leave it there and gain one ultra lux.'
		),
		rulings: []
	},
	liked: 6,
	uses: {
		trade: {
			moments: ['regroup.retrieve'],
			roles: ['offense'],
			once: true,
			unanswerable: true,
			open: (play, { seat }) => toRetrieve(play, seat),
			say: msg('an ultra lux in place of the ship'),
			// A reward is worth more than a ship, while others are left.
			worth: () => 0.05,
			lasting: { retrieves: (_play, owner, does, { seat }) => does && seat !== owner.seat },
			apply: (play, { seat }) => gainLux(play, seat, { lux: 0, ultra: 1 })
		}
	}
};
