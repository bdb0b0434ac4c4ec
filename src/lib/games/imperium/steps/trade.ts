/** The Trade primary (TI-24.9): trade goods, income and negotiations, or every agreement is broken. */
import { msg, withBarred } from '../../../core';
import type { AnswerTo, Ask, Barred, Because, Choice, Words } from '../../../core';
import type { OneOf } from '../../kit';
import { hasAbility } from '../abilities';
import { gainGoods } from '../economy/gains';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { breakAll, whyNotAgree } from '../trade/agreements';
import { collect } from '../trade/income';
import { RACES } from '../tables';
import { accept, end, offer, offerKey, settle, termsFor, tradersOf } from '../trade/offers';
import { seatsIn } from '../timing/passed';
import type { Board, SeatId, TradeOffer } from '../types';

declare module '../play' {
	interface Steps {
		tradePrimary: {
			seat: SeatId;
			/** Who has nothing more to say unless somebody makes it an offer. */
			done?: SeatId[];
			/** Offers that were refused, which are not made again. */
			refused?: string[];
			/** Offers made so far. */
			made?: number;
		};
	}
}

type Frame = FrameOf<Steps['tradePrimary']>;

const { run, ask, talk } = formsOf('tradePrimary');

const GUILD_RIGHT = 'guild-right';

/** TI-16.7. */
const GOODS = 3;

/** TI-30.4. */
const noAgreements = ({ order }: Board): boolean => order.length < 3;

// --- what is said in the talk

interface Offering extends Choice<`offer:${SeatId}`> {
	readonly then: OneOf<Choice<`${number}/${number}`>>;
}
type Reply = Choice<`${'accept' | 'refuse' | 'withdraw' | 'approve' | 'deny'}:${number}`>;
type Ending = Choice<'done' | 'close'>;
type Talking = OneOf<Offering | Reply | Ending>;

const offering = (board: Board, seat: SeatId, { refused = [] }: Frame): Offering[] =>
	tradersOf(board, seat).flatMap((other): Offering[] => {
		const terms = termsFor(board, seat, other, refused);
		if (terms.length === 0) return [];
		return [
			{
				id: `offer:${other}`,
				on: other,
				say: msg('Offer to {who}', { who: other }),
				then: {
					type: 'one',
					choices: terms.map(({ gives, gets }) => ({
						id: `${gives}/${gets}`,
						on: `terms:${gives}/${gets}`,
						say: msg('Your contract of {gives} for one of {gets}', { gives, gets })
					}))
				}
			}
		];
	});

/** Whom nothing can be offered now, and why. */
const barredOffers = (board: Board, seat: SeatId, offered: readonly Choice[]): Barred[] =>
	tradersOf(board, seat)
		.filter((other) => !offered.some(({ id }) => id === `offer:${other}`))
		.map((other) => ({
			id: `offer:${other}`,
			on: other,
			say: msg('Offer to {who}', { who: other }),
			...(whyNotAgree(board, seat, other) ?? {
				why: msg('All that can be offered lies on the table, or was refused.'),
				rule: 'TI-16.4'
			})
		}));

/** The offer stands on the screen with what may be answered to it. */
const reply = <Verb extends string>(verb: Verb, { n }: TradeOffer, say: Words) =>
	({ id: `${verb}:${n}`, on: `${verb}:${n}`, say }) as const;

/** What this player may answer to offers on the table. */
function replies({ offers }: Board, seat: SeatId, active: SeatId): Reply[] {
	return offers.flatMap((one): Reply[] => {
		const { by, to, gives, gets, accepted } = one;
		const theirs = { who: by, gives, gets };
		const both = { by, to, gives, gets };
		if (accepted && seat === active)
			return [
				reply('approve', one, msg('Approve: {by} and {to}, contracts of {gives} and {gets}', both)),
				reply(
					'deny',
					one,
					msg('Do not approve: {by} and {to}, contracts of {gives} and {gets}', both)
				)
			];
		if (to === seat && !accepted)
			return [
				reply(
					'accept',
					one,
					msg('Accept: {who} gives a contract of {gives} for yours of {gets}', theirs)
				),
				reply(
					'refuse',
					one,
					msg('Refuse: {who} gives a contract of {gives} for yours of {gets}', theirs)
				)
			];
		return by === seat || to === seat
			? [
					reply(
						'withdraw',
						one,
						by === seat
							? msg('Take back: you give {to} a contract of {gives} for theirs of {gets}', both)
							: msg('Take back: {by} gives you a contract of {gives} for yours of {gets}', both)
					)
				]
			: [];
	});
}

/** Whether others wait for this player: an offer to it, or an agreement it has to approve. */
const isWaitedFor = ({ offers }: Board, seat: SeatId, active: SeatId): boolean =>
	offers.some(({ to, accepted }) => (accepted ? seat === active : to === seat));

/** What this player may say; nothing where it has nothing more to say. */
function sayings(board: Board, frame: Frame, seat: SeatId): (Offering | Reply)[] {
	const { seat: active, done = [] } = frame;
	if (done.includes(seat) && !isWaitedFor(board, seat, active)) return [];
	return [...replies(board, seat, active), ...offering(board, seat, frame)];
}

/**
 * Everybody who has something to say; and the active player as long as there is somebody, unless they leave the
 * rest to the others.
 */
function askTalk(play: Play, frame: Frame): Ask<Talking>[] {
	const { board } = play;
	const { seat: active } = frame;
	const all = seatsIn(board).map((seat) => ({ seat, choices: sayings(board, frame, seat) }));
	const isQuiet = all.every(({ choices }) => choices.length === 0);
	const stays = !isQuiet && !hasLeft(play, frame);
	return all
		.filter(({ seat, choices }) => choices.length > 0 || (seat === active && stays))
		.map(({ seat, choices }) => askOne(play, frame, seat, choices));
}

/** Whether the active player has left the rest to the others; before rules 4 they could only close. */
const hasLeft = (play: Play, { seat, done = [] }: Frame): boolean =>
	play.since(4) && done.includes(seat);

/** Offers to this player that wait for an answer. */
const unanswered = ({ offers }: Board, seat: SeatId): TradeOffer[] =>
	offers.filter(({ to, accepted }) => to === seat && !accepted);

/** How a player ends the talk for themselves, and the active one for all; the first is what silence says. */
function endings(play: Play, frame: Frame, seat: SeatId): readonly [Ending, ...Ending[]] {
	const own: Ending = {
		...{ id: 'done', say: msg('Offer nothing more') },
		...(unanswered(play.board, seat).length > 0
			? { note: msg('What you are offered and have not answered comes to nothing.') }
			: {})
	};
	if (seat !== frame.seat) return [own];
	const close: Ending = {
		...{ id: 'close', say: msg('Close the negotiations') },
		...(play.board.offers.length > 0
			? { note: msg('What lies on the table comes to nothing, what you have not approved too.') }
			: {})
	};
	return play.since(4) && !hasLeft(play, frame) ? [own, close] : [close];
}

/** TI-16.4: whose agreements are made without the consent of the active player, which one would else wait to be asked for. */
function unapproved(board: Board, active: SeatId): Because | null {
	const by = seatsIn(board).find((seat) => seat !== active && hasAbility(board, seat, GUILD_RIGHT));
	if (by === undefined) return null;
	const { name } = RACES.hacan.abilities[GUILD_RIGHT];
	return {
		...{ of: `ability:${GUILD_RIGHT}`, by },
		say: msg('{ability}: agreements of {who} need no approval.', { ability: name, who: by }),
		yours: msg('{ability}: your agreements need no approval.', { ability: name })
	};
}

function askOne(
	play: Play,
	frame: Frame,
	seat: SeatId,
	choices: (Offering | Reply)[]
): Ask<Talking> {
	const { seat: active } = frame;
	const ends = endings(play, frame, seat);
	const because = unapproved(play.board, active);
	return {
		seat,
		rule: 'TI-16.4',
		say:
			seat === active
				? msg('Negotiate trade agreements; you approve those of others')
				: msg('Negotiate trade agreements; {who} approves them', { who: active }),
		shape: { type: 'one', choices: [...choices, ...ends] },
		...(because ? { because } : {}),
		// TI-34.12: no offer, no approval.
		fallback: { pick: ends[0].id }
	};
}

/** The offer that an answer names. */
function offerIn({ offers }: Board, pick: string): TradeOffer {
	const n = Number(pick.slice(pick.indexOf(':') + 1));
	const found = offers.find((one) => one.n === n);
	if (!found) throw new Error(`There is no offer ${n}.`);
	return found;
}

/** Off the table for good; `left`: without an answer. */
function refuse(play: Play, frame: Frame, one: TradeOffer, by: SeatId, left = false): void {
	frame.refused = [...(frame.refused ?? []), offerKey(one.by, one.to, one)];
	end(play, one, by, left);
}

function makeOffer(play: Play, frame: Frame, by: SeatId, to: SeatId, terms: string): void {
	const [gives = 0, gets = 0] = terms.split('/').map(Number);
	frame.made = (frame.made ?? 0) + 1;
	// Who is offered something is asked again.
	frame.done = (frame.done ?? []).filter((one) => one !== to);
	offer(play, frame.made, by, to, { gives, gets });
}

/** TI-16.4: takes what one player says; whether the talk goes on. */
function say(play: Play, frame: Frame, answer: AnswerTo<Talking>, seat: SeatId): boolean {
	const { board } = play;
	const { seat: active } = frame;
	const { pick, then } = answer;
	if (pick === 'close') return false;
	if (pick === 'done') {
		for (const one of unanswered(board, seat)) refuse(play, frame, one, seat, true);
		frame.done = [...(frame.done ?? []), seat];
		return true;
	}
	const to = board.order.find((one) => pick === `offer:${one}`);
	if (to) {
		if (then && 'pick' in then) makeOffer(play, frame, seat, to, then.pick);
		return true;
	}
	const one = offerIn(board, pick);
	if (pick.startsWith('accept')) accept(play, one, active);
	else if (pick.startsWith('approve')) settle(play, one);
	else if (pick.startsWith('withdraw') && one.by === seat) end(play, one, seat);
	else refuse(play, frame, one, seat);
	return true;
}

export const tradePrimary: Step = {
	choose: ask({
		ask: (play, { seat }) => {
			// TI-24.9: it was said with the action; before rules 2 it was asked here.
			if (play.since(2)) return null;
			const { board } = play;
			const gain: Choice<'gain' | 'break'> = {
				id: 'gain',
				say: noAgreements(board)
					? msg('Gain 3 trade goods')
					: msg('Gain 3 trade goods, collect, and negotiate agreements')
			};
			return {
				seat,
				rule: 'TI-24.9',
				fallback: { pick: 'gain' },
				say: msg('What does Trade bring?'),
				shape: {
					type: 'one',
					choices: noAgreements(board)
						? [gain]
						: [gain, { id: 'break', say: msg('Break all trade agreements') }]
				}
			};
		},
		then: (_play, _frame, { pick }) => (pick === 'break' ? 'break' : 'gain')
	}),

	chosen: run((play) => (play.find('strategic')?.breaks ? 'break' : undefined)),

	/** TI-16.7: its own agreements pay, as they were before the talk (TI-16.8). */
	gain: run((play, { seat }) => {
		gainGoods(play, seat, GOODS, 'TI-16.7');
		collect(play, seat, 'TI-16.7');
		return noAgreements(play.board) ? 'end' : 'talk';
	}),

	/** TI-16.4, TI-16.5, TI-16.6: until the active player closes, or nobody has anything more to say. */
	talk: talk<Talking>({
		ask: askTalk,
		explain: ({ board }, _frame, shape, seat) =>
			withBarred(shape, barredOffers(board, seat, shape.choices)),
		then: (play, frame, answer, seat) => (say(play, frame, answer, seat) ? 'again' : undefined)
	}),

	close: run(({ board }) => {
		board.offers = [];
		return 'end';
	}),

	/** TI-16.12. */
	break: run((play) => breakAll(play, 'TI-16.12'))
};
