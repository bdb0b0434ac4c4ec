/** The table's own options: what the room does around any game. The host chooses before the start. */
import { msg } from '../core/words';
import { initially, listed } from '../core/options';
import type { OptionsOf } from '../core/options';
import { PACES } from './pace';

export interface House {
	/** Seconds for a decision; 0: no clock. */
	readonly clockS: number;
	/** Seconds a seat may be away before a bot sits in; -1: no bot does. */
	readonly graceS: number;
	/** The least time a response window stays open, so that speed tells nothing; in ms. */
	readonly windowMs: number;
	/** The longest time in one, in s: then whoever has not answered passes; 0: as long as any decision has. */
	readonly windowS: number;
	/** Whether now and then a window stays open longer for nothing. */
	readonly decoys: boolean;
	/** How long a bot seems to think, in ms; `STEPWISE`: its moves wait for a tap where one person plays. */
	readonly botMs: number;
	/** Whether two people at the table may say something that nobody else hears. */
	readonly whispers: boolean;
	/** Whether a newcomer may ask for a bot's seat. */
	readonly takeover: boolean;
	/** Whether the table stands in the public list. */
	readonly listed: boolean;
	/** Who is told on request what a steady bot would do: who plays alone with bots, everybody, or nobody. */
	readonly hints: 'alone' | 'always' | 'never';
}

const SPECS: OptionsOf<House> = {
	listed: {
		first: true,
		say: msg('Who can find this table'),
		rule: 'ROOM-LOBBY.1',
		initial: false,
		values: [
			{ value: false, say: msg('Only people with the link') },
			{
				value: true,
				say: msg('Anyone: it stands in the public list, with the name of its host'),
				brief: msg('Anyone')
			}
		]
	},
	clockS: {
		first: true,
		say: msg('Time for a decision'),
		rule: 'ROOM-CLOCK.1',
		initial: 0,
		values: [
			{ value: 0, say: msg('No clock') },
			{
				value: 30,
				say: msg('30 seconds, then the usual answer is given'),
				brief: msg('30 seconds')
			},
			{ value: 60, say: msg('1 minute, then the usual answer is given'), brief: msg('1 minute') },
			{
				value: 120,
				say: msg('2 minutes, then the usual answer is given'),
				brief: msg('2 minutes')
			},
			{
				value: 300,
				say: msg('5 minutes, then the usual answer is given'),
				brief: msg('5 minutes')
			},
			{
				value: 28_800,
				say: msg('8 hours, for a game over days: it goes on while nobody is here'),
				brief: msg('8 hours')
			},
			{
				value: 86_400,
				say: msg('24 hours, for a game over days: it goes on while nobody is here'),
				brief: msg('24 hours')
			},
			{
				value: 259_200,
				say: msg('72 hours, for a game over days: it goes on while nobody is here'),
				brief: msg('72 hours')
			}
		]
	},
	graceS: {
		say: msg('When somebody is away'),
		rule: 'ROOM-AWAY.1',
		initial: 60,
		values: [
			{ value: -1, say: msg('Wait for them') },
			{ value: 20, say: msg('A bot sits in after 20 seconds') },
			{ value: 60, say: msg('A bot sits in after a minute') },
			{ value: 300, say: msg('A bot sits in after 5 minutes') }
		]
	},
	windowMs: {
		say: msg('Least time to respond'),
		rule: 'ROOM-WINDOW.1',
		// Who has something to think about seldom passes within any of these: a longer one hides little more, and a
		// game of many windows waits for it in each.
		initial: 400,
		values: [
			{
				value: 0,
				say: msg(
					'None: all are asked, even who can only pass, and a quick answer may tell something'
				),
				brief: msg('None')
			},
			{
				value: 400,
				say: msg(
					'0.4 seconds: who can only pass is not asked, and a longer wait tells that somebody has something to think about'
				),
				brief: msg('0.4 seconds')
			},
			{ value: 800, say: msg('0.8 seconds') },
			{
				value: 1500,
				say: msg(
					'1.5 seconds: who can only pass is not asked, and nobody can tell; only who takes longer may have something to think about'
				),
				brief: msg('1.5 seconds')
			},
			{ value: 3000, say: msg('3 seconds') }
		]
	},
	windowS: {
		say: msg('Longest time to respond'),
		rule: 'ROOM-WINDOW.4',
		initial: 0,
		values: [
			{
				value: 0,
				say: msg('As for any decision; over days an eighth of that')
			},
			{ value: 8, say: msg('8 seconds, then you pass'), brief: msg('8 seconds') },
			{ value: 15, say: msg('15 seconds, then you pass'), brief: msg('15 seconds') },
			{ value: 30, say: msg('30 seconds, then you pass'), brief: msg('30 seconds') },
			{ value: 3600, say: msg('An hour, then you pass'), brief: msg('An hour') },
			{ value: 14_400, say: msg('4 hours, then you pass'), brief: msg('4 hours') }
		]
	},
	decoys: {
		say: msg('When nobody has anything to respond'),
		rule: 'ROOM-WINDOW.5',
		initial: false,
		values: [
			{ value: false, say: msg('The game goes on after the least time') },
			{
				value: true,
				say: msg('One time in six it waits 2 to 5 seconds more, so that a long wait tells little'),
				brief: msg('One time in six it waits 2 to 5 seconds more')
			}
		]
	},
	botMs: {
		first: true,
		say: msg('Pace of the bots'),
		rule: 'ROOM-BOT.2',
		initial: 600,
		values: PACES
	},
	whispers: {
		say: msg('Whispers'),
		rule: 'ROOM-WHISPER.1',
		initial: false,
		values: [
			{ value: false, say: msg('None: all that is said here is heard by all'), brief: msg('None') },
			{
				value: true,
				say: msg('Two players may talk so that nobody else hears it, or that they do'),
				brief: msg('Two players may')
			}
		]
	},
	takeover: {
		say: msg("A bot's seat in a running game"),
		rule: 'ROOM-SEAT.7',
		initial: true,
		values: [
			{
				value: true,
				say: msg('A newcomer may ask for it, and the table says yes or no'),
				brief: msg('A newcomer may ask for it')
			},
			{ value: false, say: msg('Stays with the bot') }
		]
	},
	hints: {
		say: msg('Hints: what a steady player would do'),
		rule: 'ROOM-HINT.1',
		initial: 'alone',
		values: [
			{ value: 'alone', say: msg('For who plays alone with bots'), brief: msg('Alone with bots') },
			{ value: 'always', say: msg('For everybody who asks') },
			{ value: 'never', say: msg('For nobody') }
		]
	}
};

/** Every option with words for what each value does. */
export const HOUSE = listed(SPECS);
export const HOUSE_INITIAL: House = initially(SPECS);

/** Whether this is one of the values the option offers. */
export const isHouseValue = (id: string, value: unknown): boolean =>
	HOUSE.some((spec) => spec.id === id && spec.values.some((offered) => offered.value === value));
