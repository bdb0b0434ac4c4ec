/** The sounds there are, as notes: made here, by synth.ts, and of nothing recorded. */
import type { MoveSound } from '../moments';

/** A note of an oscillator: when it begins and how long it takes to die away, in s, and its pitch, in Hz. */
export interface Tone {
	readonly at: number;
	readonly lasts: number;
	readonly pitch: number;
	/** The pitch it glides to. */
	readonly to?: number;
	readonly wave?: OscillatorType;
	/** 1 is as loud as anything here. */
	readonly loud: number;
}

/** A rustle: noise around a pitch. */
export interface Rustle {
	readonly at: number;
	readonly lasts: number;
	readonly around: number;
	readonly loud: number;
}

export interface Score {
	readonly tones: readonly Tone[];
	readonly rustles?: readonly Rustle[];
	/** What a phone does in the hand: ms on, off, on …; left out: nothing. */
	readonly tick?: readonly number[];
}

/** What calls, refuses and ends, alike in all games, and what is heard of moves. */
export type Sound = 'turn' | 'refused' | 'point' | 'victory' | 'end' | Exclude<MoveSound, 'quiet'>;

const knock = (at: number): readonly Tone[] => [
	{ at, lasts: 0.12, pitch: 210, to: 150, wave: 'triangle', loud: 0.7 }
];

export const SCORES: { readonly [sound in Sound]: Score } = {
	turn: {
		tones: [
			{ at: 0, lasts: 0.6, pitch: 659.25, loud: 0.6 },
			{ at: 0.12, lasts: 0.6, pitch: 987.77, loud: 0.6 }
		],
		tick: [18]
	},
	refused: {
		tones: [{ at: 0, lasts: 0.16, pitch: 165, to: 118, wave: 'triangle', loud: 0.6 }],
		tick: [8, 50, 8]
	},
	point: {
		tones: [
			{ at: 0, lasts: 0.25, pitch: 880, wave: 'triangle', loud: 0.4 },
			{ at: 0.08, lasts: 0.5, pitch: 1318.51, wave: 'triangle', loud: 0.4 }
		],
		tick: [12, 60, 12]
	},
	victory: {
		tones: [
			{ at: 0, lasts: 0.4, pitch: 523.25, wave: 'triangle', loud: 0.5 },
			{ at: 0.14, lasts: 0.4, pitch: 659.25, wave: 'triangle', loud: 0.5 },
			{ at: 0.28, lasts: 0.4, pitch: 783.99, wave: 'triangle', loud: 0.5 },
			{ at: 0.42, lasts: 1.4, pitch: 1046.5, wave: 'triangle', loud: 0.6 },
			{ at: 0.42, lasts: 1.4, pitch: 659.25, loud: 0.4 }
		],
		tick: [20, 60, 20, 60, 60]
	},
	end: {
		tones: [
			{ at: 0, lasts: 0.6, pitch: 392, loud: 0.5 },
			{ at: 0.24, lasts: 0.6, pitch: 329.63, loud: 0.5 },
			{ at: 0.48, lasts: 1.2, pitch: 261.63, loud: 0.5 }
		]
	},
	card: {
		tones: [],
		rustles: [
			{ at: 0, lasts: 0.07, around: 3200, loud: 0.5 },
			{ at: 0.06, lasts: 0.09, around: 1500, loud: 0.35 }
		]
	},
	dice: {
		tones: [0, 0.09, 0.15, 0.24, 0.28].map((at, i) => ({
			at,
			lasts: 0.05,
			pitch: 320 - 30 * i,
			wave: 'triangle',
			loud: 0.4
		})),
		rustles: [0, 0.09, 0.15, 0.24, 0.28].map((at) => ({
			at,
			lasts: 0.035,
			around: 2400,
			loud: 0.5
		}))
	},
	fight: {
		tones: [{ at: 0, lasts: 0.7, pitch: 82, to: 46, loud: 1 }],
		rustles: [{ at: 0, lasts: 0.5, around: 320, loud: 0.5 }]
	},
	vote: {
		tones: [...knock(0), ...knock(0.22)],
		rustles: [0, 0.22].map((at) => ({ at, lasts: 0.04, around: 1100, loud: 0.5 }))
	}
};
