/** `?game=council&scene=turn&part=board|map&theme=light`, `?game=imperium&scene=battle`, `?scene=alliance&part=board|dial|pieces`: one scene of the fixtures. */
import '@fontsource-variable/brygada-1918/wght.css';
import '@fontsource-variable/brygada-1918/wght-italic.css';
import '@fontsource-variable/instrument-sans/standard.css';
import '../../src/lib/ui/tokens.css';
import '../../src/lib/ui/base.css';
import '../../src/lib/ui/controls.css';
import { mount } from 'svelte';
import Council from './Council.svelte';
import Gallery from './Gallery.svelte';
import Hexes from './Hexes.svelte';
import Imperium from './Imperium.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const pages = { council: Council, hexes: Hexes, imperium: Imperium };
mount(pages[query.get('game')] ?? Gallery, {
	target: document.body,
	props: { scene: query.get('scene') ?? 'alliance', part: query.get('part') ?? 'board' }
});
