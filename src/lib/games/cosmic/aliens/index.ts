/** Every alien in the box. The key is its id in saved games, so it never changes. */
import { naming } from '../names';
import { antiMatter } from './anti-matter';
import { chosen } from './chosen';
import { clone } from './clone';
import { filch } from './filch';
import { gambler } from './gambler';
import { machine } from './machine';
import { macron } from './macron';
import { oracle } from './oracle';
import { parasite } from './parasite';
import { reincarnator } from './reincarnator';
import { sorcerer } from './sorcerer';
import { tickTock } from './tick-tock';
import { trader } from './trader';
import { vacuum } from './vacuum';
import { virus } from './virus';
import { warpish } from './warpish';
import { zombie } from './zombie';
import type { Alien } from './alien';
import type { AlienId } from '../types';

export const ALIENS: { readonly [id: AlienId]: Alien } = naming('alien', {
	'anti-matter': antiMatter,
	chosen,
	clone,
	filch,
	gambler,
	machine,
	macron,
	oracle,
	parasite,
	reincarnator,
	sorcerer,
	'tick-tock': tickTock,
	trader,
	vacuum,
	virus,
	warpish,
	zombie
});
