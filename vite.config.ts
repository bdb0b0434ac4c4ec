import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// Where `npm run dev` has put the rooms; the page and its socket then share one origin, as when deployed.
const rooms = `http://127.0.0.1:${process.env['ORRERY_ROOMS_PORT'] ?? 1999}`;

export default defineConfig({
	plugins: [sveltekit()],
	build: { manifest: true }, // tools/size.mjs reads it
	server: {
		host: true,
		proxy: { '/parties': { target: rooms, ws: true } }
	}
});
