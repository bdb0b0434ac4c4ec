/** Two soft tones, made here: "your move". */
let context: AudioContext | null = null;

export function chime(): void {
	context ??= new AudioContext();
	const at = context.currentTime;
	for (const [i, pitch] of [659.25, 987.77].entries()) {
		const tone = context.createOscillator();
		const gain = context.createGain();
		tone.frequency.value = pitch;
		gain.gain.setValueAtTime(0, at + i * 0.12);
		gain.gain.linearRampToValueAtTime(0.12, at + i * 0.12 + 0.02);
		gain.gain.exponentialRampToValueAtTime(0.001, at + i * 0.12 + 0.6);
		tone.connect(gain).connect(context.destination);
		tone.start(at + i * 0.12);
		tone.stop(at + i * 0.12 + 0.65);
	}
}
