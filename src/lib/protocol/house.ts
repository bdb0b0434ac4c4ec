/** The table's own options: what the room does around any game. The host chooses before the start. */
import type { OptionSpec } from '../core/game';

export interface House {
	/** Seconds for a decision; 0: no clock. */
	readonly clockS: number;
	/** Seconds a seat may be away before a bot sits in; -1: no bot does. */
	readonly graceS: number;
	/** The least time a response window stays open, so that speed tells nothing; in ms. */
	readonly windowMs: number;
	/** How long a bot seems to think, in ms. */
	readonly botMs: number;
	/** Whether a newcomer may ask for a bot's seat. */
	readonly takeover: boolean;
	/** Whether the table stands in the public list. */
	readonly listed: boolean;
}

type Spec = OptionSpec & { readonly id: keyof House };

/** Every option with words for what each value does. The first kept promise: `initial` is a value. */
export const HOUSE: readonly Spec[] = [
	{
		id: 'listed',
		first: true,
		say: 'Who can find this table',
		rule: 'ROOM-LOBBY.1',
		initial: false,
		values: [
			{ value: false, say: 'Only people with the link' },
			{ value: true, say: 'Anyone: it stands in the public list, with the name of its host' }
		]
	},
	{
		id: 'clockS',
		first: true,
		say: 'Time for a decision',
		rule: 'ROOM-CLOCK.1',
		initial: 0,
		values: [
			{ value: 0, say: 'No clock' },
			{ value: 30, say: '30 seconds, then the usual answer is given' },
			{ value: 60, say: '1 minute, then the usual answer is given' },
			{ value: 120, say: '2 minutes, then the usual answer is given' },
			{ value: 300, say: '5 minutes, then the usual answer is given' }
		]
	},
	{
		id: 'graceS',
		say: 'When somebody is away',
		rule: 'ROOM-AWAY.1',
		initial: 60,
		values: [
			{ value: -1, say: 'Wait for them' },
			{ value: 20, say: 'A bot sits in after 20 seconds' },
			{ value: 60, say: 'A bot sits in after a minute' },
			{ value: 300, say: 'A bot sits in after 5 minutes' }
		]
	},
	{
		id: 'windowMs',
		say: 'Least time to respond',
		rule: 'ROOM-WINDOW.1',
		initial: 1500,
		values: [
			{ value: 0, say: 'None: a quick answer may tell something' },
			{ value: 800, say: '0.8 seconds' },
			{
				value: 1500,
				say: '1.5 seconds: a pass tells nothing; only who takes longer may have something to think about'
			},
			{ value: 3000, say: '3 seconds' }
		]
	},
	{
		id: 'botMs',
		first: true,
		say: 'Pace of the bots',
		rule: 'ROOM-BOT.2',
		initial: 600,
		values: [
			{ value: 0, say: 'At once' },
			{ value: 600, say: 'Quick, but you can follow' },
			{ value: 1500, say: 'Unhurried' }
		]
	},
	{
		id: 'takeover',
		say: "A bot's seat in a running game",
		rule: 'ROOM-SEAT.7',
		initial: true,
		values: [
			{ value: true, say: 'A newcomer may ask for it, and the table says yes or no' },
			{ value: false, say: 'Stays with the bot' }
		]
	}
];

export const HOUSE_INITIAL = Object.fromEntries(
	HOUSE.map(({ id, initial }) => [id, initial])
) as unknown as House;

/** Whether this is one of the values the option offers. */
export const isHouseValue = (id: string, value: unknown): boolean =>
	HOUSE.some((spec) => spec.id === id && spec.values.some((offered) => offered.value === value));
