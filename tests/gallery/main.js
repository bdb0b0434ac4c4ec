/** `?game=council&scene=turn&part=board|map&theme=light`, `?game=imperium&scene=battle`, `?scene=alliance&part=board|dial|pieces`: one scene of the fixtures. */
import '@fontsource-variable/brygada-1918/wght.css';
import '@fontsource-variable/brygada-1918/wght-italic.css';
import '@fontsource-variable/instrument-sans/standard.css';
import '../../src/lib/ui/tokens.css';
import '../../src/lib/ui/base.css';
import '../../src/lib/ui/controls.css';
import { mount } from 'svelte';
import { screenOf } from '../../src/lib/ui/boards';
import Gallery from './Gallery.svelte';
import Hexes from './Hexes.svelte';
import Play from './Play.svelte';
import { POSITIONS } from './positions';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const target = document.body;
const game = query.get('game') ?? '';
const position = POSITIONS[game]?.(query.get('scene') ?? '');
const screen = position && screenOf(game);
if (screen) {
	const [Board, telling] = await Promise.all([screen.board(), screen.telling()]);
	mount(Play, { target, props: { position, Board, telling } });
} else if (game === 'hexes') {
	mount(Hexes, { target });
} else {
	const [scene, part] = [query.get('scene') ?? 'alliance', query.get('part') ?? 'board'];
	mount(Gallery, { target, props: { scene, part } });
}
