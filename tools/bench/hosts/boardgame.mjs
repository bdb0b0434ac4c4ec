/**
 * boardgame.io with its file storage and a state of about 4 KB, for comparison. Its storage is
 * node-persist, here 3.1.0: later ones write once a second, and a match then makes one move a second.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/server');
const [port, dir = ''] = process.argv.slice(2);

const game = {
	name: 'bench',
	setup: () => ({
		count: 0,
		planets: Array.from({ length: 20 }, (_, i) => ({
			id: `planet:${i}`,
			ships: Object.fromEntries(
				Array.from({ length: 4 }, (__, seat) => [`seat:${seat + 1}`, i % 5])
			),
			name: `The planet of number ${i}`,
			owner: `seat:${(i % 4) + 1}`
		})),
		hand: Array.from({ length: 8 }, (_, i) => `attack:${i}`)
	}),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		/** @param {{ G: { count: number, planets: { ships: Record<string, number> }[] } }} at @param {number} planet */
		move: ({ G }, planet) => {
			G.count += 1;
			const ships = G.planets[planet]?.ships;
			if (ships) ships['seat:1'] = (ships['seat:1'] ?? 0) + 1;
		}
	}
};

const server = Server({ games: [game], db: new FlatFile({ dir, logging: false }), origins: ['*'] });
await server.run({ port: Number(port), callback: () => console.log('ready') });
