/** What a response window asks: what it is about, in words for whoever reads, and the rule behind it. */
import { msg } from '../../core';
import type { Answer, WindowWords, Words } from '../../core';
import { keysOf, totalOf } from '../kit';
import { ledBy } from './because';
import { mainPlayer, timingOrder, whereName } from './board';
import { cardName } from './cards';
import { declaration, declaredUse, ownDeclaration } from './declared';
import type { Open, Play, StepFrame } from './play';
import { compensation, isSpared } from './steps/compensation';
import type { Due } from './steps/compensation';
import { SIDES } from './types';
import type { Moment, SeatId } from './types';

/** A question of a window, as it is asked for the first time. */
export function asked(play: Play, frame: Open, reader: SeatId): WindowWords {
	const { moment, seat, why } = frame;
	const because = why ? { because: ledBy(play, why) } : {};
	if (moment === 'use.declared') {
		const declared = declaredUse(play);
		return {
			...(declared.seat === reader
				? {
						say: msg('{use}. Let it happen, or act?', { use: ownDeclaration(declared) }),
						pass: msg('Let it happen')
					}
				: { say: msg('{use}. Answer, or pass?', { use: declaration(declared) }) }),
			rule: 'CE-16.13',
			about: partsOf(declared),
			...(declared.why ? { because: ledBy(play, declared.why) } : {})
		};
	}
	if (frame.discarded) {
		const { by, cards } = frame.discarded;
		const discarded = { and: cards.map(cardName) };
		return {
			say:
				by === reader
					? msg('You have discarded {cards}. Act, or pass?', { cards: discarded })
					: msg('{who} has discarded {cards}. Act, or pass?', { who: by, cards: discarded }),
			rule: 'CE-16.28',
			about: [by, ...cards.filter((card) => play.board.discard.includes(card))],
			...because
		};
	}
	const { sending } = play.board.encounter ?? {};
	if (moment === 'ships.chosen' && sending) {
		const { seat: who, side } = sending;
		if (sending.late)
			return {
				say:
					who === reader
						? msg(
								'You are about to join the {side, select, offense {offense} other {defense}}; your ships come later. Act, or pass?',
								{ side }
							)
						: msg(
								'{who} is about to join the {side, select, offense {offense} other {defense}}; their ships come later. Act, or pass?',
								{ who, side }
							),
				rule: 'CE-9.19',
				about: [who]
			};
		const ships = {
			n: totalOf(sending.ships),
			side,
			where: { and: keysOf(sending.ships).map(whereName) }
		};
		return {
			say:
				who === reader
					? msg(
							'You are about to send {n, plural, one {# ship} other {# ships}} for the {side, select, offense {offense} other {defense}}, from {where}. Act, or pass?',
							ships
						)
					: msg(
							'{who} is about to send {n, plural, one {# ship} other {# ships}} for the {side, select, offense {offense} other {defense}}, from {where}. Act, or pass?',
							{ who, ...ships }
						),
			rule: 'CE-36.38',
			about: [who],
			...because
		};
	}
	const befell = BEFELL[moment];
	if (befell && seat)
		return {
			say: seat === reader ? befell.you : befell.who(seat),
			rule: befell.rule,
			about: [seat],
			...because
		};
	const due = moment === 'resolution.compensation' ? compensation(play) : null;
	if (due && !isSpared(play, due.pays))
		return {
			say: isToTake(due, reader),
			rule: 'CE-14.6',
			about: [due.collects, due.pays],
			...because
		};
	const about = aboutOf(play, frame);
	const words: WindowWords =
		moment === 'ships.losing' && !about.includes(reader)
			? {
					say: msg('Ships of {whom} are about to be lost. Act, or pass?', {
						whom: { and: losersIn(play) }
					}),
					rule: 'CE-1.14'
				}
			: (WORDS[moment] ?? { say: msg('Act now, or pass?'), rule: 'CE-16.8' });
	return { ...words, ...(about.length > 0 ? { about } : {}), ...because };
}

/** What one seat is about to meet with or has met with, in words for them and for the others. */
const BEFELL: {
	readonly [moment in Moment]?: {
		readonly you: Words;
		readonly who: (who: SeatId) => Words;
		readonly rule: string;
	};
} = {
	'power.lost': {
		you: msg('You have lost your power. Act, or pass?'),
		who: (who) => msg('{who} has lost their power. Act, or pass?', { who }),
		rule: 'CE-18.2'
	},
	'cards.losing': {
		you: msg('You are about to discard cards at random. Act, or pass?'),
		who: (who) => msg('{who} is about to discard cards at random. Act, or pass?', { who }),
		rule: 'CE-19.33'
	},
	'hand.dealing': {
		you: msg('You are about to be dealt a new hand. Act, or pass?'),
		who: (who) => msg('{who} is about to be dealt a new hand. Act, or pass?', { who }),
		rule: 'CE-19.8'
	},
	'artifact.played': {
		you: msg('Your artifact has taken effect. Act, or pass?'),
		who: (who) => msg('An artifact of {who} has taken effect. Act, or pass?', { who }),
		rule: 'CE-38.17'
	},
	'card.used': {
		you: msg('Your card has taken effect. Act, or pass?'),
		who: (who) => msg('A card of {who} has taken effect. Act, or pass?', { who }),
		rule: 'CE-16.34'
	},
	'alliance.joined': {
		you: msg('You have joined a side. Act, or pass?'),
		who: (who) => msg('{who} has joined a side. Act, or pass?', { who }),
		rule: 'CE-34.27'
	},
	'cards.taken': {
		you: msg('Cards of yours were taken. Act, or pass?'),
		who: (who) => msg('Cards of {who} were taken. Act, or pass?', { who }),
		rule: 'CE-34.26'
	},
	'use.stopped': {
		you: msg('You have kept something from happening. Act, or pass?'),
		who: (who) => msg('{who} has kept something from happening. Act, or pass?', { who }),
		rule: 'CE-36.20'
	},
	'reinforcement.played': {
		you: msg('You have played a reinforcement. Act, or pass?'),
		who: (who) => msg('{who} has played a reinforcement. Act, or pass?', { who }),
		rule: 'CE-15.36'
	}
};

/** What is due, in words for one of those who are asked before it is paid. */
function isToTake({ collects: who, pays: whom, n }: Due, reader: SeatId): Words {
	if (who === reader)
		return msg(
			'You are to take {n, plural, one {# card} other {# cards}} from {whom}. Act, or pass?',
			{ n, whom }
		);
	if (whom === reader)
		return msg(
			'{who} is to take {n, plural, one {# card} other {# cards}} from you. Act, or pass?',
			{ who, n }
		);
	return msg(
		'{who} is to take {n, plural, one {# card} other {# cards}} from {whom}. Act, or pass?',
		{ who, n, whom }
	);
}

/** The seats and planets that the details of a use name. */
export function namedIn(answer: Answer | null): string[] {
	if (!answer) return [];
	const ids =
		'pick' in answer
			? [answer.pick, ...namedIn(answer.then ?? null)]
			: 'picks' in answer
				? answer.picks
				: 'split' in answer
					? Object.keys(answer.split)
					: [];
	return ids.filter((id) => /^(?:seat|planet):/.test(id));
}

/** What a declared use is about: who uses it, the card that lies on the table for it, and what it names. */
const partsOf = ({ seat, card, answer }: StepFrame<'use'>): string[] => [
	...new Set([seat, ...(card ? [card] : []), ...namedIn(answer)])
];

/** Whose ships are about to be lost. */
const losersIn = (play: Play): SeatId[] =>
	timingOrder(play.board).filter((seat) => play.within('lose').doomed[seat]);

/** The pieces and seats that a moment is about, where there are some. */
function aboutOf(play: Play, { moment, seats }: Open): readonly string[] {
	if (seats) return seats;
	const { board } = play;
	switch (moment) {
		case 'ships.losing':
			return losersIn(play);
		case 'ships.lost': {
			const { lost = {}, gone = {} } = play.within('lose');
			return timingOrder(board).filter((seat) => lost[seat] || gone[seat]);
		}
		case 'artifact.played': {
			const { card } = declaredUse(play);
			return card && board.onTable.includes(card) ? [card] : [];
		}
		case 'use.drew':
			return board.onTable;
		case 'planning.exposed':
		case 'reveal.claim':
			return SIDES.flatMap((side) => {
				const laid = board.encounter?.laid[side];
				return laid?.faceUp ? [laid.card] : [];
			});
		case 'resolution.dealMade':
			// CE-33.46
			return board.encounter?.council ? board.order : SIDES.map((side) => mainPlayer(board, side));
		default:
			return [];
	}
}

const WORDS: Partial<Record<Moment, WindowWords>> = {
	'turn.check': { say: msg('Before your hand is looked at: act, or go on?'), rule: 'CE-5.1' },
	'turn.start': { say: msg('Your turn starts. Do something first?'), rule: 'CE-5.5' },
	'encounter.start': { say: msg('An encounter begins. Act before the regroup?'), rule: 'CE-6.6' },
	'regroup.retrieve': { say: msg('Before a ship comes back: act, or go on?'), rule: 'CE-6.1' },
	'destiny.before': { say: msg('Before destiny is drawn: act, or pass?'), rule: 'CE-7.1' },
	'destiny.drawn': { say: msg('The destiny card is up. Act, or pass?'), rule: 'CE-7.19' },
	'destiny.defenseSet': { say: msg('It is known who defends. Act, or pass?'), rule: 'CE-7.18' },
	'launch.beforeAim': { say: msg('Before the gate is aimed: act, or pass?'), rule: 'CE-8.1' },
	'launch.beforeShips': { say: msg('Before ships are sent: act, or go on?'), rule: 'CE-8.4' },
	'launch.sent': { say: msg('The ships are in the gate. Act, or pass?'), rule: 'CE-8.7' },
	'alliance.before': { say: msg('Before allies are invited: act, or pass?'), rule: 'CE-9.11' },
	'alliance.invited': { say: msg('Both have invited. Act, or pass?'), rule: 'CE-9.3' },
	'alliance.answer': { say: msg('Before you answer: use something, or go on?'), rule: 'CE-9.4' },
	'alliance.formed': { say: msg('All allies are known. Act, or pass?'), rule: 'CE-9.11' },
	'planning.empty': {
		say: msg('You hold no encounter card, so your turn is about to end. Act, or go on?'),
		rule: 'CE-10.8'
	},
	'planning.beforeSelect': { say: msg('Before cards are chosen: act, or pass?'), rule: 'CE-10.1' },
	'planning.exposing': {
		say: msg('Your card is to lie face up. Do something first?'),
		rule: 'CE-10.4'
	},
	'planning.exposed': { say: msg('You see the card. Act, or go on?'), rule: 'CE-10.1' },
	'planning.laid': { say: msg('Both main players have laid. Act, or pass?'), rule: 'CE-10.1' },
	'planning.selected': { say: msg('Both cards lie face down. Act, or pass?'), rule: 'CE-10.1' },
	'reveal.before': { say: msg('Before the cards are turned up: act, or pass?'), rule: 'CE-11.1' },
	'reveal.claim': {
		say: msg('The other card is up. Show yours, or make a claim?'),
		rule: 'CE-11.1'
	},
	'reveal.cards': { say: msg('The cards are up. Change them, or pass?'), rule: 'CE-11.4' },
	'reveal.values': { say: msg('Add to a total, act, or pass?'), rule: 'CE-11.8' },
	'resolution.outcome': { say: msg('The outcome is known. Act, or pass?'), rule: 'CE-12.1' },
	'resolution.dealMade': { say: msg('A deal is made. Act, or pass?'), rule: 'CE-13.16' },
	'resolution.dealFailed': { say: msg('There is no deal. Act, or pass?'), rule: 'CE-13.20' },
	'resolution.settled': {
		say: msg('The ships have gone their ways. Act, or pass?'),
		rule: 'CE-12.1'
	},
	'resolution.spoils': { say: msg('Before anything is paid: act, or pass?'), rule: 'CE-14.18' },
	'resolution.gained': {
		say: msg('Compensation and rewards are taken. Act, or pass?'),
		rule: 'CE-14.19'
	},
	'resolution.compensated': { say: msg('Compensation was taken. Act, or pass?'), rule: 'CE-14.21' },
	'resolution.used': {
		say: msg('Used cards are about to be discarded. Act, or pass?'),
		rule: 'CE-12.1'
	},
	'resolution.discarded': {
		say: msg('The used cards are discarded. Act, or pass?'),
		rule: 'CE-12.1'
	},
	'resolution.end': { say: msg('The encounter is about to end. Act, or pass?'), rule: 'CE-12.1' },
	'encounter.over': { say: msg('The encounter is over. Act, or pass?'), rule: 'CE-4.13' },
	'encounter.end': { say: msg('The turn is about to end. Act, or pass?'), rule: 'CE-12.13' },
	'tokens.due': {
		say: msg('Your tokens are about to be handed in. Act, or pass?'),
		rule: 'CE-2.8'
	},
	'tokens.revealed': {
		say: msg('A token of yours was turned up. Act, or pass?'),
		rule: 'CE-39.10'
	},
	'use.drew': { say: msg('Cards were drawn for a power. Act, or go on?'), rule: 'CE-16.13' },
	'artifact.played': {
		say: msg('Your artifact has taken effect. Keep it, or let it go?'),
		rule: 'CE-15.18',
		pass: msg('Let the artifact go')
	},
	'ships.losing': { say: msg('Your ships are about to be lost. Act, or pass?'), rule: 'CE-1.14' },
	'ships.lost': { say: msg('Ships were lost. Act, or pass?'), rule: 'CE-1.14' },
	'ships.returning': {
		say: msg('Ships are about to leave the warp. Act, or pass?'),
		rule: 'CE-20.19'
	},
	'ships.retrieved': { say: msg('Ships have left the warp. Act, or pass?'), rule: 'CE-16.27' },
	'ships.landed': {
		say: msg('Ships have come to rest on a planet. Act, or pass?'),
		rule: 'CE-39.5'
	},
	'colonies.gained': { say: msg('A colony was gained. Act, or pass?'), rule: 'CE-16.27' },
	'phase.ending': { say: msg('The phase is over. Act, or go on?'), rule: 'CE-16.31' },
	'rewards.drawn': { say: msg('Cards were drawn as rewards. Act, or pass?'), rule: 'CE-14.11' },
	'cards.drawn': { say: msg('Cards were drawn. Act, or pass?'), rule: 'CE-16.27' },
	'cards.came': { say: msg('Cards were taken out of a hand. Act, or pass?'), rule: 'CE-16.27' },
	'hand.renewing': {
		say: msg('Your hand is about to be discarded. Act, or go on?'),
		rule: 'CE-19.8'
	},
	'hand.dealt': { say: msg('Your new hand has come. Act, or pass?'), rule: 'CE-19.8' },
	'victory.shared': {
		say: msg('Others have won together. Act, or pass?'),
		rule: 'CE-21.12'
	},
	'victory.won': { say: msg('Somebody has won the game. Act, or pass?'), rule: 'CE-21.13' },
	'hand.renewed': {
		say: msg('Somebody has got a new hand. Act, or pass?'),
		rule: 'CE-19.8'
	},
	'deck.reshuffled': { say: msg('The deck was shuffled anew. Act, or pass?'), rule: 'CE-19.2' }
};
