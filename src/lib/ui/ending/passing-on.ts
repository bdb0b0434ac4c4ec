/** The picture of how a game ended, drawn here and passed on: to another app where the device can, else as a file. */
import serif from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Sketch } from '../boards';
import { language } from '../language.svelte';
import { COLOURS } from '$lib/protocol';
import type { Names } from '../words';
import { pictureOf, SIZES } from './picture';
import type { Tale } from './tale';

/** Colours of the page that the picture is drawn in: as the reader sees them. */
const TOKENS = [
	...['ground', 'panel', 'raised', 'line', 'line-strong', 'text', 'text-2', 'piece-edge'],
	...COLOURS.flatMap((colour) => [`seat-${colour.charAt(0)}`, `on-seat-${colour.charAt(0)}`])
];

const dataOf = (blob: Blob) =>
	new Promise<string>((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(new Error('It cannot be read.'));
		reader.readAsDataURL(blob);
	});

/** A picture knows no face but those it carries; without this one it is set in another. */
async function faceOf(name: string, url: string): Promise<string> {
	const response = await fetch(url).catch(() => null);
	if (!response?.ok) return '';
	const data = await dataOf(await response.blob());
	return `@font-face{font-family:'${name}';font-weight:100 900;src:url(${data}) format('woff2')}`;
}

async function styleOf(): Promise<string> {
	const page = getComputedStyle(document.documentElement);
	const tokens = TOKENS.map((name) => `--${name}:${page.getPropertyValue(`--${name}`)}`);
	const faces = await Promise.all([faceOf('brygada', serif), faceOf('instrument', sans)]);
	return `${faces.join('')}:root{${tokens.join(';')};--serif:brygada,Georgia,serif;--sans:instrument,system-ui,sans-serif}text{font-variant-numeric:lining-nums tabular-nums}`;
}

/** As a PNG. Rejected where it cannot be drawn. */
async function drawn(
	svg: string,
	{ width, height }: { width: number; height: number }
): Promise<Blob> {
	const image = new Image(width, height);
	image.src = await dataOf(new Blob([svg], { type: 'image/svg+xml' }));
	await image.decode();
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [width, height];
	canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('It cannot be drawn.'))))
	);
}

function save(file: File): 'saved' {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
	return 'saved';
}

interface Passed {
	readonly tale: Tale;
	readonly names: Names;
	readonly sketch: Sketch | null;
	/** As high as a phone. */
	readonly tall: boolean;
	/** What the file is called, without its ending. */
	readonly called: string;
}

/** What became of it: kept as a file, handed to another app, or neither, where somebody thought better of it. */
type PassedOn = 'saved' | 'shared' | 'declined';

/** Rejected where it cannot be drawn. */
export async function passOn({ tale, names, sketch, tall, called }: Passed): Promise<PassedOn> {
	const { ended } = tale.saved;
	const date =
		ended === undefined
			? ''
			: new Intl.DateTimeFormat(language.tongue.lang, { dateStyle: 'long' }).format(ended);
	const shape = tall ? 'tall' : 'wide';
	const svg = pictureOf(
		{ tale, names, sketch, date, site: location.host, style: await styleOf() },
		shape
	);
	const blob = await drawn(svg, SIZES[shape]);
	const file = new File([blob], `${called}.png`, { type: 'image/png' });
	const canShare =
		typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
	return canShare ? handOn(file) : save(file);
}

/** To another app, or as a file where the device has taken too long to be asked, or cannot after all. */
export const handOn = (file: File): Promise<PassedOn> =>
	navigator.share({ files: [file] }).then(
		() => 'shared',
		(error: unknown) =>
			error instanceof DOMException && error.name === 'AbortError' ? 'declined' : save(file)
	);
