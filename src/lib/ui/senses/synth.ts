/** Plays the sounds, with Web Audio, and the ticks of a phone. */
import { SCORES } from './sounds';
import type { Rustle, Sound, Tone } from './sounds';

/** As loud as the loudest sound may be. */
const MOST = 0.22;
/** From silence to a note, s: at once would click. */
const RISE = 0.012;

export class Synth {
	#context: AudioContext | null = null;
	#noise: AudioBuffer | null = null;

	/** To be called in a tap or a key: browsers let no page be heard before. */
	wake(): void {
		this.#context ??= new AudioContext();
		if (this.#context.state !== 'running') void this.#context.resume();
	}

	/** `loud`: 0 to 1; `wait`: s from now; `mine`: it is felt, too. */
	play(sound: Sound, loud: number, wait: number, mine: boolean): void {
		const { tones, rustles = [], tick } = SCORES[sound];
		const context = this.#context;
		if (!context) return;
		// A tick moves something, too.
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		if (mine && tick && !still && 'vibrate' in navigator) navigator.vibrate(tick.slice());
		if (context.state !== 'running') return;
		const from = context.currentTime + wait;
		for (const tone of tones) this.#tone(context, from, tone, loud);
		for (const rustle of rustles) this.#rustle(context, from, rustle, loud);
	}

	#tone(context: AudioContext, from: number, tone: Tone, loud: number): void {
		const { at, lasts, pitch, to, wave = 'sine' } = tone;
		const source = context.createOscillator();
		source.type = wave;
		source.frequency.setValueAtTime(pitch, from + at);
		if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, from + at + lasts);
		source.connect(this.#swell(context, from + at, lasts, loud * tone.loud));
		source.start(from + at);
		source.stop(from + at + lasts + RISE);
	}

	#rustle(context: AudioContext, from: number, rustle: Rustle, loud: number): void {
		const { at, lasts, around } = rustle;
		this.#noise ??= noise(context);
		const source = context.createBufferSource();
		source.buffer = this.#noise;
		const band = context.createBiquadFilter();
		band.type = 'bandpass';
		band.frequency.value = around;
		source.connect(band).connect(this.#swell(context, from + at, lasts, loud * rustle.loud));
		source.start(from + at);
		source.stop(from + at + lasts + RISE);
	}

	/** What makes a note come and die away. */
	#swell(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
		const gain = context.createGain();
		gain.gain.setValueAtTime(0, at);
		gain.gain.linearRampToValueAtTime(MOST * loud, at + RISE);
		gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts + RISE);
		gain.connect(context.destination);
		return gain;
	}
}

/** A second of it. */
function noise(context: AudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
	return buffer;
}
